#version 460
// An evaluation shader that captures the inputs of a control point that an expression selects,
// another one for each patch.
layout(isolines) in;
layout(location = 0) flat in int passed[];
layout(location = 1) flat in ivec2 read[];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 12) out int a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out ivec2 b;

void main() {
    int point = (gl_PrimitiveID * 3 + 1) % 5;
    a = passed[point];
    b = read[point];
    gl_Position = vec4(gl_TessCoord, 1.0);
}
