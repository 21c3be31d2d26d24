#version 460
// An evaluation shader that computes the first control point of its patch from the number of
// the patch: patches of two control points, of which some are discarded.
layout(XFB_DOMAIN) in;
#include "values.glsl"

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16) out uint a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out vec3 c;

void main() {
    uint origin = uint(gl_PrimitiveID) * 2u;
    XfbVertex at = xfb_at(0u, origin);
    a = xfb_uint(at, 0u);
    c = gl_TessCoord;
    gl_Position = vec4(gl_TessCoord.xy, float(origin), 1.0);
}
