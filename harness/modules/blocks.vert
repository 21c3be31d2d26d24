#version 450
#extension GL_EXT_scalar_block_layout : require

// Blocks of every kind, layouts of every rule; types shared with an output.

struct N { float a; vec3 b; mat2x3 m[2]; };
struct D { double d; float f; };

layout(set = 0, binding = 2, std140, row_major) uniform Uniform {
    N n[2];
    layout(column_major) mat3x2 c;
    mat3x2 r;
    bvec2 flags;
    float k[3][2];
} u;

layout(set = 1, binding = 0, std430) readonly buffer Storage {
    D d;
    layout(offset = 32) vec3 v;
    layout(align = 64) dmat2x3 m;
    N tail[];
} s[2];

layout(push_constant, scalar) uniform Push {
    float p;
    vec3 q;
    layout(row_major) mat2x3 t[2];
};

layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out mat2x3 taken;
layout(location = 4) out N whole;

void main() {
    taken = u.n[1].m[0] + t[1];
    whole = u.n[0];
    gl_Position = vec4(u.k[1][1] + s[1].v.x + q.y, u.c[0][0] + u.r[1][0], float(u.flags.x), p);
}
