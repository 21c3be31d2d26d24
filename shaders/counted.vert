#version 450

// Numbers that follow from the index of the vertex, and so can be listed in a case of calls.
flat out uint number;
flat out uint hundreds;
flat out uvec2 pair;
flat out uint parts[3];

void main() {
    uint index = uint(gl_VertexIndex);
    number = index;
    hundreds = 100u * index;
    pair = uvec2(1000u + index, 2000u + index);
    for (uint part = 0u; part < 3u; ++part) {
        parts[part] = 10u * index + part;
    }
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
