#version 460
// Level 1 everywhere, so that a domain has no vertices but its corners.
//@constants
layout(vertices = XFB_PATCH_POINTS) out;
layout(location = 0) flat in uint xfb_vertex[];
layout(location = 0) flat out uint xfb_point[];

void main() {
    xfb_point[gl_InvocationID] = xfb_vertex[gl_InvocationID];
    if (gl_InvocationID == 0) {
        gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
        gl_TessLevelInner = float[2](1.0, 1.0);
    }
}
