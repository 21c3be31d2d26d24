#version 460
// A geometry shader that captures the number of its primitive on the stream XFB_STREAM.
layout(points) in;
layout(points, max_vertices = 1) out;
layout(location = 0, stream = XFB_STREAM, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out int primitive;

void main() {
    primitive = gl_PrimitiveIDIn;
    EmitStreamVertex(XFB_STREAM);
}
