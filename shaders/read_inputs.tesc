#version 460
// A control shader that passes its built-in inputs on, each invocation its own: XFB_POINTS is
// the number of control points that it writes. Level 1 everywhere.
layout(vertices = XFB_POINTS) out;
layout(location = 0) flat out ivec3 xfb_inputs[];

void main() {
    xfb_inputs[gl_InvocationID] = ivec3(gl_InvocationID, gl_PrimitiveID, gl_PatchVerticesIn);
    if (gl_InvocationID == 0) {
        gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
        gl_TessLevelInner = float[2](1.0, 1.0);
    }
}
