#version 460
// A vertex shader that captures points, each of which is drawn to the pixel of its number.
#include "values.glsl"
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;

void main() {
    a = xfb_uint(xfb_at(0u, uint(gl_VertexIndex)), 0u);
    gl_Position = vec4((float(gl_VertexIndex) + 0.5) * 0.03125 - 1.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
