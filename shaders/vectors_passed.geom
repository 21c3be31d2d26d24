#version 460
// A geometry shader that captures the XFB_VECTORS vectors of the last vertex of its input:
// XFB_INPUT is the layout of the input.
layout(XFB_INPUT) in;
layout(points, max_vertices = 1) out;
layout(location = 0) flat in uvec4 xfb_passed[][XFB_VECTORS];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16 * XFB_VECTORS) out uvec4 passed[XFB_VECTORS];

void main() {
    int last = xfb_passed.length() - 1;
    for (int i = 0; i < XFB_VECTORS; ++i) {
        passed[i] = xfb_passed[last][i];
    }
    EmitVertex();
}
