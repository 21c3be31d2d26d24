#version 460
// A control shader that passes the instance of each of XFB_POINTS control points on. Level 1
// everywhere.
layout(vertices = XFB_POINTS) out;
layout(location = 0) flat in int number[];
layout(location = 0) flat out int passed[];

void main() {
    passed[gl_InvocationID] = number[gl_InvocationID];
    if (gl_InvocationID == 0) {
        gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
        gl_TessLevelInner = float[2](1.0, 1.0);
    }
}
