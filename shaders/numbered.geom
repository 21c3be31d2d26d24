#version 460
// A geometry shader that computes the greatest source vertex of its input from the number
// of the primitive: XFB_INPUT is the layout of the input, XFB_GREATEST(n) that vertex.
layout(XFB_INPUT) in;
layout(points, max_vertices = 1) out;
layout(location = 0) flat in uint xfb_vertex[];
#include "values.glsl"

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;

void main() {
    uint origin = XFB_GREATEST(uint(gl_PrimitiveIDIn));
#ifdef XFB_INSTANCED
    origin += xfb_vertex[0] / XFB_INSTANCE_SPAN * XFB_INSTANCE_SPAN;
#endif
    XfbVertex at = xfb_at(0u, origin);
    a = xfb_uint(at, 0u);
    gl_Position = vec4(float(gl_PrimitiveIDIn), 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
