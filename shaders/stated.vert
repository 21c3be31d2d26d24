#version 460
// A vertex shader that captures the value of a macro: XFB_VALUE, a uvec4 of `i`.
#ifndef XFB_STRIDE
#define XFB_STRIDE 16
#endif
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = XFB_STRIDE) out uvec4 stated;

void main() {
    uint i = uint(gl_VertexIndex);
    stated = XFB_VALUE;
    gl_Position = vec4(float(i), 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
