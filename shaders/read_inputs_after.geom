#version 460
// A geometry shader that captures its built-in inputs, and those that read_inputs_before.tese
// passed on.
layout(XFB_INPUT) in;
layout(points, max_vertices = 1) out;
layout(location = 0) flat in ivec4 xfb_patch[];

layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 20) out int control_primitive;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int control_points;
layout(location = 2, xfb_buffer = 0, xfb_offset = 8) out int evaluation_primitive;
layout(location = 3, xfb_buffer = 0, xfb_offset = 12) out int evaluation_points;
layout(location = 4, xfb_buffer = 0, xfb_offset = 16) out int primitive;

void main() {
    ivec4 patch_inputs = xfb_patch[xfb_patch.length() - 1];
    control_primitive = patch_inputs.x;
    control_points = patch_inputs.y;
    evaluation_primitive = patch_inputs.z;
    evaluation_points = patch_inputs.w;
    primitive = gl_PrimitiveIDIn;
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    EmitVertex();
}
