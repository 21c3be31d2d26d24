#version 460
// The built-in inputs that describe the draw.
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 20) out int vertex;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int instance;
layout(location = 2, xfb_buffer = 0, xfb_offset = 8) out int base_vertex;
layout(location = 3, xfb_buffer = 0, xfb_offset = 12) out int base_instance;
layout(location = 4, xfb_buffer = 0, xfb_offset = 16) out int draw;

void main() {
    vertex = gl_VertexIndex;
    instance = gl_InstanceIndex;
    base_vertex = gl_BaseVertex;
    base_instance = gl_BaseInstance;
    draw = gl_DrawID;
    gl_Position = vec4(float(gl_VertexIndex), float(gl_VertexIndex * gl_VertexIndex), 0.0, 1.0);
    gl_PointSize = 1.0;
}
