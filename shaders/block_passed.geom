#version 460
// A geometry shader that captures the per-vertex block of the last vertex of its input:
// XFB_INPUT is the layout of the input.
layout(XFB_INPUT) in;
layout(points, max_vertices = 1) out;
in gl_PerVertex {
    vec4 gl_Position;
    float gl_PointSize;
    float gl_ClipDistance[4];
    float gl_CullDistance[4];
} gl_in[];
layout(xfb_buffer = 0, xfb_stride = 52) out gl_PerVertex {
    layout(xfb_offset = 0) vec4 gl_Position;
    layout(xfb_offset = 16) float gl_PointSize;
    layout(xfb_offset = 20) float gl_ClipDistance[4];
    layout(xfb_offset = 36) float gl_CullDistance[4];
};

void main() {
    int last = gl_in.length() - 1;
    gl_Position = gl_in[last].gl_Position;
    gl_PointSize = gl_in[last].gl_PointSize;
    for (int i = 0; i < 4; ++i) {
        gl_ClipDistance[i] = gl_in[last].gl_ClipDistance[i];
        gl_CullDistance[i] = gl_in[last].gl_CullDistance[i];
    }
    EmitVertex();
}
