#version 460
// Operations whose results are exact, on values and operands that the compiler cannot
// know. XFB_TYPE is the captured type, XFB_SIZE its size in bytes. The buffer holds eight
// values, then 0, 1, 2 and one half (for integers: 0, 1 and two arbitrary values).
#ifdef XFB_WIDE
#extension GL_ARB_gpu_shader_int64 : require
#endif

layout(std430, set = 0, binding = 0) readonly buffer XfbMemory {
    XFB_TYPE xfb_held[8];
    XFB_TYPE xfb_zero;
    XFB_TYPE xfb_one;
    XFB_TYPE xfb_two;
    XFB_TYPE xfb_half;
};

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4 * XFB_SIZE) precise out XFB_TYPE sum;
layout(location = 1, xfb_buffer = 0, xfb_offset = XFB_SIZE) precise out XFB_TYPE product;
layout(location = 2, xfb_buffer = 0, xfb_offset = 2 * XFB_SIZE) precise out XFB_TYPE there_and_back;
layout(location = 3, xfb_buffer = 0, xfb_offset = 3 * XFB_SIZE) out XFB_TYPE negative;

void main() {
    gl_Position = vec4(float(gl_VertexIndex), 0.5, 0.5, 1.0);
    gl_PointSize = 1.0;
    XFB_TYPE value = xfb_held[gl_VertexIndex];
    sum = value + xfb_zero;
    product = value * xfb_one;
    there_and_back = XFB_BACK(XFB_THERE(value, xfb_half), xfb_two);
    negative = XFB_TYPE(-value);
}
