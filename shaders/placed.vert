#version 460
// A vertex shader whose place in the buffer is a macro: XFB_PLACE, layout qualifiers.
layout(location = 0, xfb_buffer = 0, XFB_PLACE) out uvec3 placed;

void main() {
    uint i = uint(gl_VertexIndex);
    placed = uvec3(i + 1u, i + 101u, i + 201u);
    gl_Position = vec4(float(i), 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
