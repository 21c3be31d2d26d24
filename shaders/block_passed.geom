#version 460
// A geometry shader that captures the per-vertex block of the last vertex of its input:
// XFB_INPUT is the layout of the input.
layout(XFB_INPUT) in;
layout(points, max_vertices = 1) out;
in gl_PerVertex {
    vec4 gl_Position;
    float gl_PointSize;
    float gl_ClipDistance[2];
    float gl_CullDistance[2];
} gl_in[];
layout(xfb_buffer = 0, xfb_stride = 36) out gl_PerVertex {
    layout(xfb_offset = 0) vec4 gl_Position;
    layout(xfb_offset = 16) float gl_PointSize;
    layout(xfb_offset = 20) float gl_ClipDistance[2];
    layout(xfb_offset = 28) float gl_CullDistance[2];
};

void main() {
    int last = gl_in.length() - 1;
    gl_Position = gl_in[last].gl_Position;
    gl_PointSize = gl_in[last].gl_PointSize;
    for (int i = 0; i < 2; ++i) {
        gl_ClipDistance[i] = gl_in[last].gl_ClipDistance[i];
        gl_CullDistance[i] = gl_in[last].gl_CullDistance[i];
    }
    EmitVertex();
}
