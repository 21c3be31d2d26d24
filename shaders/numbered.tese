#version 460
// An evaluation shader that computes the first control point of its patch from the number
// of the patch: patches of XFB_PATCH_POINTS control points, level 1 everywhere.
layout(triangles) in;
layout(location = 0) flat in uint xfb_point[];
#include "values.glsl"

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;

void main() {
    uint origin = uint(gl_PrimitiveID) * XFB_PATCH_POINTS
        + uint(gl_TessCoord.y + 2.0 * gl_TessCoord.z + 0.5);
#ifdef XFB_INSTANCED
    origin += xfb_point[0] / XFB_INSTANCE_SPAN * XFB_INSTANCE_SPAN;
#endif
    XfbVertex at = xfb_at(0u, origin);
    a = xfb_uint(at, 0u);
    gl_Position = vec4(gl_TessCoord, 1.0);
}
