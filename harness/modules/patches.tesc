#version 450
// Outputs of each vertex of the patch, and outputs of the patch.

layout(vertices = 3) out;

layout(location = 0) out vec2 per_vertex[];
layout(location = 1) out Blk { float f; vec3 g[2]; } per_vertex_block[];
layout(location = 4) patch out vec4 per_patch[2];

void main() {
    per_vertex[gl_InvocationID] = vec2(1.0);
    per_vertex_block[gl_InvocationID].f = 1.0;
    per_patch[0] = vec4(1.0);
    gl_TessLevelOuter[0] = 1.0;
}
