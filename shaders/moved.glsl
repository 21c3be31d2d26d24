// Values copied from memory to outputs without operations on them: loaded with their
// type from a buffer, and cast from their bits in push constants.
// XFB_TYPE is the captured type, XFB_BITS an integer type of the same width, XFB_CAST
// the cast from the latter to the former, XFB_SIZE the size in bytes.
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
