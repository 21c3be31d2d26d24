#version 460
// The vertex, and the number of its draw within the command.
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 8) out int vertex;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int draw;

void main() {
    vertex = gl_VertexIndex;
    draw = gl_DrawID;
    gl_Position = vec4(float(gl_VertexIndex), float(gl_VertexIndex * gl_VertexIndex), 0.0, 1.0);
    gl_PointSize = 1.0;
}
