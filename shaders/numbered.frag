#version 460
// A fragment shader that computes the number of its point, as `model::points` names it, from
// the number of the primitive. XFB_POINT(n) is the source vertex of the point.
#include "values.glsl"
#ifdef XFB_CORNERS
layout(location = 1) flat in uint xfb_corner;
#endif
layout(location = 0) out uint xfb_pixel;

void main() {
    XfbVertex at = xfb_at(0u, XFB_POINT(uint(gl_PrimitiveID)));
    xfb_pixel = xfb_uint(at, 4092u);
}
