#version 460
// An evaluation shader each of whose corners captures the XFB_VECTORS vectors of its control
// point.
layout(triangles) in;
layout(location = 0) flat in uvec4 xfb_point[][XFB_VECTORS];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16 * XFB_VECTORS) out uvec4 passed[XFB_VECTORS];

void main() {
    int corner = int(gl_TessCoord.y + 2.0 * gl_TessCoord.z + 0.5);
    for (int i = 0; i < XFB_VECTORS; ++i) {
        passed[i] = xfb_point[corner][i];
    }
}
