#version 460
// A geometry shader that captures the input of the vertex that an expression selects, another
// one for each triangle, and of that the element and the component that one selects.
layout(triangles) in;
layout(points, max_vertices = 1) out;
layout(location = 0) flat in int number[];
layout(location = 1) flat in ivec4 elements[][3];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 8) out int a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int b;

void main() {
    int vertex = gl_PrimitiveIDIn * gl_PrimitiveIDIn % 3;
    a = number[vertex];
    b = elements[vertex][a % 3][a / 3 % 4];
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
