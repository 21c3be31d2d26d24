#version 460
// Values that an inexact copy would change, copied as integers and as floats.
layout(location = 0, xfb_buffer = 0, xfb_offset = 0) out uint bits;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out float value;
layout(location = 2, xfb_buffer = 0, xfb_offset = 8) out int number;

const uint BITS[8] = uint[8](
    0x00000000u, 0x80000000u, 0x7f800001u, 0xffc12345u,
    0x00000001u, 0x7fffffffu, 0xffffffffu, 0x3f800000u);
const uint FLOATS[8] = uint[8](
    0x00000000u, 0x80000000u, 0x7f800000u, 0xff800000u,
    0x00800000u, 0x7f7fffffu, 0x3f800001u, 0xbf7fffffu);

void main() {
    uint i = uint(gl_VertexIndex);
    gl_Position = vec4(float(i), float(i * i), 0.0, 1.0);
    gl_PointSize = 1.0;
    bits = BITS[i];
    value = uintBitsToFloat(FLOATS[i]);
    number = int(BITS[7u - i]);
}
