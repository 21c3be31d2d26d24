#version 450

// A number in each of four streams: a hundred times that of the stream, and that of the point.
layout(points) in;
layout(points, max_vertices = 10) out;

flat in uint number[];
layout(stream = 0) flat out uint zeroth;
layout(stream = 1) flat out uint first;
layout(stream = 2) flat out uint second;
layout(stream = 3) flat out uint third;

void main() {
    zeroth = number[0];
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    EmitStreamVertex(0);
    EndStreamPrimitive(0);
    for (uint part = 0u; part < 2u; ++part) {
        first = 100u + 10u * part + number[0];
        EmitStreamVertex(1);
        EndStreamPrimitive(1);
    }
    for (uint part = 0u; part < 3u; ++part) {
        second = 200u + 10u * part + number[0];
        EmitStreamVertex(2);
        EndStreamPrimitive(2);
    }
    for (uint part = 0u; part < 4u; ++part) {
        third = 300u + 10u * part + number[0];
        EmitStreamVertex(3);
        EndStreamPrimitive(3);
    }
}
