#version 460
// A control shader that passes XFB_VECTORS vectors of 3 control points on. Level 1 everywhere.
layout(vertices = 3) out;
layout(location = 0) flat in uvec4 xfb_passed[][XFB_VECTORS];
layout(location = 0) flat out uvec4 xfb_point[][XFB_VECTORS];

void main() {
    for (int i = 0; i < XFB_VECTORS; ++i) {
        xfb_point[gl_InvocationID][i] = xfb_passed[gl_InvocationID][i];
    }
    if (gl_InvocationID == 0) {
        gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
        gl_TessLevelInner = float[2](1.0, 1.0);
    }
}
