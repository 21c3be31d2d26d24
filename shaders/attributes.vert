#version 460
// A vertex shader that captures what three attributes hold, without the part that names the
// attribute: two of vertices, and one of instances with the divisor XFB_DIVISOR.
layout(location = 2) in uint first;
layout(location = 5) in uint second;
layout(location = 7) in uint third;

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 12) out int a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int b;
layout(location = 2, xfb_buffer = 0, xfb_offset = 8) out int c;

void main() {
    a = int(first) - (3 << 24);
    b = int(second) - (6 << 24);
    int element = int(third) - (8 << 24) - gl_BaseInstance;
    int instance = gl_InstanceIndex - gl_BaseInstance;
    c = element * XFB_DIVISOR + instance % XFB_DIVISOR + gl_BaseInstance;
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
