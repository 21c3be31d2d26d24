#version 460
// An evaluation shader that captures the number of the instance.
layout(isolines) in;
layout(location = 0) flat in int passed[];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out int a;

void main() {
    a = passed[0];
    gl_Position = vec4(gl_TessCoord, 1.0);
}
