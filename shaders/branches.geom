#version 460
// A geometry shader that captures what the number of its primitive becomes on several paths.
#include "branches.glsl"

layout(triangles) in;
layout(points, max_vertices = 1) out;
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out int a;

void main() {
    a = xfb_branched(gl_PrimitiveIDIn);
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
