#version 460
// A vertex shader that passes its index on, in the element and the component of outputs that
// an expression selects: each vertex writes others.
layout(location = 0) flat out int number;
layout(location = 1) flat out ivec4 elements[3];

void main() {
    number = gl_VertexIndex;
    for (int i = 0; i < 3; ++i) {
        elements[i] = ivec4(-1);
    }
    elements[gl_VertexIndex % 3][gl_VertexIndex / 3 % 4] = gl_VertexIndex;
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
