#version 460
// An evaluation shader each of whose corners captures the per-vertex block of its control point.
layout(triangles) in;
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
    int corner = int(gl_TessCoord.y + 2.0 * gl_TessCoord.z + 0.5);
    gl_Position = gl_in[corner].gl_Position;
    gl_PointSize = gl_in[corner].gl_PointSize;
    for (int i = 0; i < 2; ++i) {
        gl_ClipDistance[i] = gl_in[corner].gl_ClipDistance[i];
        gl_CullDistance[i] = gl_in[corner].gl_CullDistance[i];
    }
}
