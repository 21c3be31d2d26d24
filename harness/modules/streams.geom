#version 450
// Four streams, one buffer each.

layout(points) in;
layout(points, max_vertices = 4) out;

layout(stream = 0, location = 0, xfb_buffer = 0, xfb_offset = 0) out vec4 a;
layout(stream = 1, location = 1, xfb_buffer = 1, xfb_offset = 0) out vec3 b;
layout(stream = 2, location = 2, xfb_buffer = 2, xfb_offset = 4) out ivec2 c;
layout(stream = 3, location = 3, xfb_buffer = 3, xfb_offset = 0) out Blk { double d; float e; } blk;

void main() {
    a = gl_in[0].gl_Position;
    EmitStreamVertex(0);
    b = vec3(1.0);
    EmitStreamVertex(1);
    c = ivec2(gl_PrimitiveIDIn);
    EmitStreamVertex(2);
    blk.d = 2.0LF;
    blk.e = 3.0;
    EmitStreamVertex(3);
}
