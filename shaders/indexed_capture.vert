#version 460
// A vertex shader that captures its index in the element and the component of an output that
// an expression selects, and -1 in the others.
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 48) out ivec4 elements[3];

void main() {
    for (int i = 0; i < 3; ++i) {
        elements[i] = ivec4(-1);
    }
    elements[gl_VertexIndex % 3][gl_VertexIndex / 3 % 4] = gl_VertexIndex;
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
