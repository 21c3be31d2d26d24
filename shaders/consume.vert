#version 460
// A vertex shader that captures what it reads: vertex i reads the i-th 16 bytes.
// XFB_AS_… selects the kind of resource.
#if defined(XFB_AS_VERTEX)
layout(location = 0) in uvec4 source;
#define XFB_READ source
#elif defined(XFB_AS_UNIFORM)
layout(set = 0, binding = 0, std140) uniform Source { uvec4 source[16]; };
#define XFB_READ source[gl_VertexIndex]
#elif defined(XFB_AS_STORAGE)
layout(set = 0, binding = 0, std430) readonly buffer Source { uvec4 source[]; };
#define XFB_READ source[gl_VertexIndex]
#elif defined(XFB_AS_UNIFORM_TEXEL)
layout(set = 0, binding = 0) uniform usamplerBuffer source;
#define XFB_READ texelFetch(source, gl_VertexIndex)
#elif defined(XFB_AS_STORAGE_TEXEL)
layout(set = 0, binding = 0, rgba32ui) readonly uniform uimageBuffer source;
#define XFB_READ imageLoad(source, gl_VertexIndex)
#endif

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16) out uvec4 read;

void main() {
    read = XFB_READ;
    gl_Position = vec4(float(gl_VertexIndex), 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
