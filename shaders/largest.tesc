#version 460
// Level 1 everywhere. Every point of the output patch has the largest source vertex of the
// input patch.
//@constants
layout(vertices = XFB_PATCH_POINTS) out;
layout(location = 0) flat in uint xfb_vertex[];
layout(location = 0) flat out uint xfb_point[];

void main() {
    uint largest = xfb_vertex[0];
    for (int i = 1; i < XFB_INPUT_POINTS; ++i) {
        largest = max(largest, xfb_vertex[i]);
    }
    xfb_point[gl_InvocationID] = largest;
    if (gl_InvocationID == 0) {
        gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
        gl_TessLevelInner = float[2](1.0, 1.0);
    }
}
