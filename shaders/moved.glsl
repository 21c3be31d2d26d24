// Values moved from memory to outputs, and nothing done to them: loaded as what
// they are from a buffer, and made of their bits from push constants.
// XFB_TYPE is what is captured, XFB_BITS a type as wide, XFB_CAST makes the one of
// the other, XFB_SIZE is what it takes.
#ifdef XFB_WIDE
#extension GL_ARB_gpu_shader_int64 : require
#endif

layout(std430, set = 0, binding = 0) readonly buffer XfbMemory {
    XFB_TYPE xfb_held[8];
};
layout(push_constant, std430) uniform XfbPushed {
    XFB_BITS xfb_pushed[8];
};

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 2 * XFB_SIZE) out XFB_TYPE loaded;
layout(location = 1, xfb_buffer = 0, xfb_offset = XFB_SIZE) out XFB_TYPE from_bits;

void xfb_move(int i) {
    gl_Position = vec4(float(i), 0.5, 0.5, 1.0);
    loaded = xfb_held[i];
    from_bits = XFB_CAST(xfb_pushed[i]);
}
