#version 450
// Structs inside structs, and two buffers with a gap between their numbers.

struct Array { float x2_out; };
struct AoA { Array x2_Array[2]; };
struct S { float x1_out; AoA x2_AoA[2]; float x3_out; };

layout(xfb_offset = 0) out S s1;
layout(xfb_offset = 0, xfb_buffer = 2) out struct S2 { float y1_out; vec4 y2_out; } s2;

void main() {
    float id = float(gl_VertexID);
    s1.x1_out = id;
    s1.x2_AoA[0].x2_Array[0].x2_out = id;
    s1.x2_AoA[0].x2_Array[1].x2_out = id;
    s1.x2_AoA[1].x2_Array[0].x2_out = id;
    s1.x2_AoA[1].x2_Array[1].x2_out = id;
    s1.x3_out = id;
    s2.y1_out = id;
    s2.y2_out = vec4(id);
}
