#version 460
// An evaluation shader that captures the corners of patches as points, each of which is drawn to
// the pixel of its number.
#include "values.glsl"
layout(triangles, point_mode) in;
layout(location = 0) flat in uint xfb_point[];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out uint a;
layout(location = 1) flat out uint xfb_corner;

void main() {
    xfb_corner = uint(gl_TessCoord.y + 2.0 * gl_TessCoord.z + 0.5);
    uint origin = xfb_point[0] + xfb_corner;
    a = xfb_uint(xfb_at(0u, origin), 0u);
    gl_Position = vec4((float(origin) + 0.5) * 0.03125 - 1.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
