#version 460
// A vertex shader that writes XFB_VECTORS vectors, which each stage after it passes on.
#include "values.glsl"
layout(location = 0) flat out uvec4 xfb_passed[XFB_VECTORS];

void main() {
    XfbVertex at = xfb_at(0u, uint(gl_VertexIndex) + uint(gl_InstanceIndex) * XFB_INSTANCE_SPAN);
    for (uint i = 0u; i < XFB_VECTORS; ++i) {
        xfb_passed[i] = uvec4(xfb_uint(at, 4u * i), xfb_uint(at, 4u * i + 1u), xfb_uint(at, 4u * i + 2u), xfb_uint(at, 4u * i + 3u));
    }
}
