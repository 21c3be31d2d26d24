#version 460
// A geometry shader that captures values as memory holds them, one of each point.
#include "moved.glsl"

layout(points) in;
layout(points, max_vertices = 1) out;

void main() {
    xfb_move(gl_PrimitiveIDIn);
    EmitVertex();
}
