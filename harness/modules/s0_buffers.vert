#version 450
// A default buffer that changes between declarations.

layout(xfb_offset = 0) out float x1_out;
layout(xfb_offset = 4) out float x2_out[2];
layout(xfb_offset = 12) out vec3 x3_out;

layout(xfb_buffer = 2) out;
layout(xfb_offset = 0, xfb_buffer = 2) out float y1_out;
layout(xfb_offset = 4) out vec4 y2_out;

void main() {
    float id = float(gl_VertexID);
    x1_out = id;
    x2_out[0] = id;
    x2_out[1] = id;
    x3_out = vec3(id);
    y1_out = id;
    y2_out = vec4(id);
}
