#version 450
#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require
// Every kind of output at once: doubles, 64-bit integers, matrices, arrays of arrays, a block
// array, built-ins, components, a length that is a specialization constant.

layout(constant_id = 3) const int HALF = 2;

struct Inner { float a; double d; };
struct Outer { float p; Inner inner[2]; mat2x3 m; };

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 152) out Outer outer;
layout(location = 10, xfb_buffer = 0, xfb_offset = 80) flat out u64vec2 wide;
layout(location = 11, xfb_buffer = 0, xfb_offset = 96) out float spec[HALF * 2 + 1];
layout(location = 16, xfb_buffer = 0, xfb_offset = 120) out float aoa[2][2];
layout(location = 20, xfb_buffer = 0, xfb_offset = 136) out vec2 left;
layout(location = 20, component = 2, xfb_buffer = 0, xfb_offset = 144) out vec2 right;

layout(location = 21, xfb_buffer = 1, xfb_stride = 24) out Blk {
    layout(xfb_offset = 0) float f;
    vec3 not_captured;
    layout(xfb_offset = 8) dvec2 g;
} blk[2];

// glslang forgets a stride on gl_PerVertex itself.
layout(xfb_buffer = 3, xfb_stride = 32) out;
out gl_PerVertex {
    layout(xfb_offset = 0) vec4 gl_Position;
    float gl_PointSize;
    layout(xfb_offset = 16) float gl_ClipDistance[3];
};

void main() {
    float id = float(gl_VertexIndex);
    outer.p = id;
    outer.inner[0].d = double(id);
    outer.m = mat2x3(id);
    wide = u64vec2(gl_VertexIndex);
    spec[0] = id;
    aoa[1][1] = id;
    left = vec2(id);
    right = vec2(id);
    blk[0].f = id;
    blk[1].g = dvec2(id);
    gl_Position = vec4(id);
    gl_PointSize = 1.0;
    gl_ClipDistance[0] = id;
}
