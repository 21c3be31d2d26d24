#version 460
// A geometry shader that captures the number of the instance in each of four streams.
layout(points) in;
layout(points, max_vertices = 4) out;
layout(location = 0) flat in int number[];

layout(location = 0, stream = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out int a;
layout(location = 1, stream = 1, xfb_buffer = 1, xfb_offset = 0, xfb_stride = 4) out int b;
layout(location = 2, stream = 2, xfb_buffer = 2, xfb_offset = 0, xfb_stride = 4) out int c;
layout(location = 3, stream = 3, xfb_buffer = 3, xfb_offset = 0, xfb_stride = 4) out int d;

void main() {
    a = number[0];
    EmitStreamVertex(0);
    b = number[0];
    EmitStreamVertex(1);
    c = number[0];
    EmitStreamVertex(2);
    d = number[0];
    EmitStreamVertex(3);
}
