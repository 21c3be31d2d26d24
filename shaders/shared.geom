#version 460
// A geometry shader that captures the words of the stages before it, and one of its own:
// XFB_INPUT is the layout of the input, XFB_TYPE the type of those words, XFB_BEFORE their
// value as a uvec3.
#include "shared.glsl"

layout(XFB_INPUT) in;
layout(points, max_vertices = 1) out;
layout(location = 0) flat in XFB_TYPE a[];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16) out uvec3 before;
layout(location = 1, xfb_buffer = 0, xfb_offset = 12) out uint own;

void main() {
    before = XFB_BEFORE;
    own = xfb_words[3];
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
