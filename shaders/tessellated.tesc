#version 460
// The patches use the sets of levels in turn.
//@levels
layout(vertices = XFB_PATCH_POINTS) out;
layout(location = 0) flat in uint xfb_vertex[];
layout(location = 0) flat out uint xfb_point[];

void main() {
    xfb_point[gl_InvocationID] = xfb_vertex[gl_InvocationID];
    if (gl_InvocationID == 0) {
        uint set = xfb_vertex[0] / uint(XFB_INPUT_POINTS) % XFB_SETS;
        gl_TessLevelOuter = XFB_OUTER[set];
        gl_TessLevelInner = XFB_INNER[set];
    }
}
