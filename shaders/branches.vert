#version 460
// A vertex shader that captures what its index becomes on several paths.
#include "branches.glsl"

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out int a;

void main() {
    a = xfb_branched(gl_VertexIndex);
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
