// The value that names (stream, origin, word), as model/values.rs computes it.
// Expects XFB_SEED to be defined.

uint xfb_mix(uint x) {
    x ^= x >> 15;
    x = (x * 0x2c1b3c6du) & 0x7fffffffu;
    x ^= x >> 12;
    x = (x * 0x297a2d39u) & 0x7fffffffu;
    return x ^ (x >> 15);
}

uint xfb_mixed(uint stream, uint origin, uint word) {
    return xfb_mix((((stream << 29) | (origin << 12) | word) ^ XFB_SEED) & 0x7fffffffu);
}

uint xfb_uint(uint stream, uint origin, uint word) {
    uint m = xfb_mixed(stream, origin, word);
    return m | (((m >> 13) & 1u) << 31);
}

float xfb_float(uint stream, uint origin, uint word) {
    uint m = xfb_mixed(stream, origin, word);
    return uintBitsToFloat(((m >> 30) << 31) | ((64u + ((m >> 23) & 0x7fu)) << 23) | (m & 0x7fffffu));
}

float xfb_positive(uint stream, uint origin, uint word) {
    return abs(xfb_float(stream, origin, word));
}

// Low and high word of a double: words `word` and `word + 1`.
uvec2 xfb_double(uint stream, uint origin, uint word) {
    uint m = xfb_mixed(stream, origin, word + 1u);
    uint high = ((m >> 30) << 31) | ((512u + ((m >> 20) & 0x3ffu)) << 20) | (m & 0xfffffu);
    return uvec2(xfb_uint(stream, origin, word), high);
}

// Low and high word of a 64-bit integer.
uvec2 xfb_wide(uint stream, uint origin, uint word) {
    return uvec2(xfb_uint(stream, origin, word), xfb_uint(stream, origin, word + 1u));
}
