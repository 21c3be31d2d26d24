#version 460
// A geometry shader that captures points, each of which is drawn to the pixel of its number, and
// gives the fragment shader the number of its primitive, increased by XFB_MORE.
#include "values.glsl"
layout(points) in;
layout(points, max_vertices = 1) out;
layout(location = 0) flat in uint xfb_vertex[];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;

void main() {
    a = xfb_uint(xfb_at(0u, xfb_vertex[0]), 0u);
    gl_PrimitiveID = gl_PrimitiveIDIn + XFB_MORE;
    gl_Position = vec4((float(xfb_vertex[0]) + 0.5) * 0.03125 - 1.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
