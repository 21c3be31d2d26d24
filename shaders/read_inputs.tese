#version 460
// An evaluation shader that captures its built-in inputs and those that the invocations of
// read_inputs.tesc passed on: of the last one, and the number of each, in XFB_VECTORS vectors.
layout(isolines) in;
layout(location = 0) flat in ivec3 xfb_inputs[];

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 16 * XFB_VECTORS + 16) out int primitive;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int points;
layout(location = 2, xfb_buffer = 0, xfb_offset = 8) out int control_primitive;
layout(location = 3, xfb_buffer = 0, xfb_offset = 12) out int control_points;
layout(location = 4, xfb_buffer = 0, xfb_offset = 16) out ivec4 invocations[XFB_VECTORS];

void main() {
    primitive = gl_PrimitiveID;
    points = gl_PatchVerticesIn;
    control_primitive = xfb_inputs[XFB_POINTS - 1].y;
    control_points = xfb_inputs[XFB_POINTS - 1].z;
    for (int i = 0; i < 4 * XFB_VECTORS; ++i) {
        // Components after those of the control points hold what they would.
        invocations[i / 4][i % 4] = i < XFB_POINTS ? xfb_inputs[min(i, XFB_POINTS - 1)].x : i;
    }
    gl_Position = vec4(gl_TessCoord, 1.0);
}
