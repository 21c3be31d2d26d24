#version 450

// The number of each point in the first stream, and three numbers in the second one.
layout(points) in;
layout(points, max_vertices = 4) out;

flat in uint number[];
layout(stream = 0) flat out uint first;
layout(stream = 1) flat out uint second;

void main() {
    first = number[0];
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    EmitStreamVertex(0);
    EndStreamPrimitive(0);
    for (uint part = 0u; part < 3u; ++part) {
        second = 10u * number[0] + part;
        EmitStreamVertex(1);
        EndStreamPrimitive(1);
    }
}
