#version 460
// A vertex shader whose per-vertex block the stages after it read. Its values are those of the
// interface { vec4 gl_Position; float gl_PointSize, gl_ClipDistance[2], gl_CullDistance[2]; }.
#include "values.glsl"
out gl_PerVertex {
    vec4 gl_Position;
    float gl_PointSize;
    float gl_ClipDistance[2];
    float gl_CullDistance[2];
};

void main() {
    XfbVertex at = xfb_at(0u, uint(gl_VertexIndex) + uint(gl_InstanceIndex) * XFB_INSTANCE_SPAN);
    gl_Position = vec4(xfb_float(at, 0u), xfb_float(at, 1u), xfb_float(at, 2u), xfb_float(at, 3u));
    gl_PointSize = xfb_positive(at, 4u);
    for (uint i = 0u; i < 2u; ++i) {
        gl_ClipDistance[i] = xfb_float(at, 5u + i);
        gl_CullDistance[i] = xfb_float(at, 7u + i);
    }
}
