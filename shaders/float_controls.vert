#version 460
// Operations under an execution mode of floats: XFB_MODE, which XFB_CAPABILITY
// allows, for floats of XFB_WIDTH bits. What is held is captured as it is, and
// what operations make of it as bits, which nothing touches any more.
// The buffer holds eight values, what is added to each, and what each is
// multiplied by. Nothing is declared to be captured: where an execution mode is
// named, glslang gives every buffer a stride of 0.
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
