#version 450

// The number of the vertex, in a program that is one stage of a pipeline.
out gl_PerVertex {
    vec4 gl_Position;
};
layout(location = 0) flat out uint number;

void main() {
    number = uint(gl_VertexIndex);
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
}
