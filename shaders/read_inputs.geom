#version 460
// A geometry shader that captures its built-in inputs: XFB_INPUT is the layout of the input,
// XFB_INVOCATIONS the number of invocations.
layout(XFB_INPUT, invocations = XFB_INVOCATIONS) in;
layout(points, max_vertices = 1) out;

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 8) out int primitive;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int invocation;

void main() {
    primitive = gl_PrimitiveIDIn;
    invocation = gl_InvocationID;
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
