#version 460
// A geometry shader that captures values from memory unchanged, one for each point.
#include "moved.glsl"

layout(points) in;
layout(points, max_vertices = 1) out;

void main() {
    xfb_move(gl_PrimitiveIDIn);
    EmitVertex();
}
