#version 460
// A qualifier without effect on capture, on a variable (QUALIFY_VARIABLE), on one member
// of a block (QUALIFY_MEMBER) or on all of them (QUALIFY_BLOCK).
// Component w of vertex v is 16 v + w: exact in sixteen bits, since some qualifiers
// require no more.
#ifndef QUALIFY_VARIABLE
#define QUALIFY_VARIABLE
#endif
#ifndef QUALIFY_MEMBER
#define QUALIFY_MEMBER
#endif
#ifndef QUALIFY_BLOCK
#define QUALIFY_BLOCK
#endif

QUALIFY_VARIABLE layout(location = 0, xfb_buffer = 0, xfb_offset = 48, xfb_stride = 64) out vec3 v;
layout(location = 1, xfb_buffer = 0) out Blk {
    QUALIFY_BLOCK layout(xfb_offset = 4) float a;
    QUALIFY_MEMBER QUALIFY_BLOCK layout(xfb_offset = 8) mat2x3 m;
    QUALIFY_BLOCK layout(xfb_offset = 32) vec2 b;
} k;

void main() {
    float first = 16.0 * float(gl_VertexIndex);
    v = first + vec3(0.0, 1.0, 2.0);
    k.a = first + 3.0;
    k.m = mat2x3(first + vec3(4.0, 5.0, 6.0), first + vec3(7.0, 8.0, 9.0));
    k.b = first + vec2(10.0, 11.0);
    gl_Position = vec4(first, 1.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
