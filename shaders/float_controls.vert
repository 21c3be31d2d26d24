#version 460
// Operations under the floating-point execution mode XFB_MODE, which requires
// XFB_CAPABILITY, for floats of XFB_WIDTH bits. The value from memory is captured
// unchanged, and the results of operations as bits, which no later operation changes.
// The buffer holds eight values, an addend for each, and a factor for each. The outputs
// have no capture qualifiers: in a shader with an execution mode, glslang gives every
// buffer a stride of 0.
#extension GL_EXT_spirv_intrinsics : require
#ifdef XFB_WIDE
#extension GL_ARB_gpu_shader_int64 : require
#endif

spirv_execution_mode(extensions = ["SPV_KHR_float_controls"], capabilities = [XFB_CAPABILITY], XFB_MODE, XFB_WIDTH);

layout(std430, set = 0, binding = 0) readonly buffer XfbMemory {
    XFB_TYPE xfb_held[8];
    XFB_TYPE xfb_addends[8];
    XFB_TYPE xfb_factors[8];
};

layout(location = 0) out XFB_TYPE moved;
layout(location = 1) out XFB_BITS sum;
layout(location = 2) out XFB_BITS product;
layout(location = 3) out XFB_BITS negative;

void main() {
    gl_Position = vec4(float(gl_VertexIndex), 0.5, 0.5, 1.0);
    gl_PointSize = 1.0;
    XFB_TYPE value = xfb_held[gl_VertexIndex];
    moved = value;
    precise XFB_TYPE added = value + xfb_addends[gl_VertexIndex];
    precise XFB_TYPE multiplied = value * xfb_factors[gl_VertexIndex];
    precise XFB_TYPE negated = -value;
    sum = XFB_SEEN(added);
    product = XFB_SEEN(multiplied);
    negative = XFB_SEEN(negated);
}
