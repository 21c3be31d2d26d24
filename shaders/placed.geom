#version 460
// A geometry shader whose place in the buffer is a macro: XFB_PLACE, layout qualifiers.
layout(points) in;
layout(points, max_vertices = 1) out;
layout(location = 0, xfb_buffer = 0, XFB_PLACE) out uvec3 placed;

void main() {
    uint i = uint(gl_PrimitiveIDIn);
    placed = uvec3(i + 1u, i + 101u, i + 201u);
    gl_Position = vec4(float(i), 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
