#version 460
// The number of the vertex, whatever it is.
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out int vertex;

void main() {
    vertex = gl_VertexIndex;
    gl_Position = vec4(float(gl_VertexIndex), 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
