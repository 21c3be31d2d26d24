#version 460
// The numbers of the vertex: from 2^24 vertices on, and in each of 2^16 instances, no other
// value names them all.
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 8) out int vertex;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int instance;

void main() {
    vertex = gl_VertexIndex;
    instance = gl_InstanceIndex;
    gl_Position = vec4(float(gl_VertexIndex), float(gl_InstanceIndex), 0.0, 1.0);
    gl_PointSize = 1.0;
}
