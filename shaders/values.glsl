// The value that names (stream, origin, word), as model/values.rs computes it:
// the part of the vertex, computed once, and the part of the word, a constant,
// meet in an exclusive or, so that a compiler has one operation left per word.
// Expects XFB_SEED to be defined.

// Linear: xfb_spread(a ^ b) == xfb_spread(a) ^ xfb_spread(b).
uint xfb_spread(uint x) {
    x ^= x >> 13;
    x ^= (x << 17) & 0x7fffffffu;
    return x ^ (x >> 5);
}

uint xfb_of_vertex(uint stream, uint origin) {
    uint x = (stream << 17) | origin;
    x ^= XFB_SEED & 0x7ffffu;
    x ^= x >> 10;
    x = (x * 0x5c1b3u) & 0x7ffffu;
    x ^= x >> 9;
    return xfb_spread((x << 12) | ((x * 0x297a2d39u) >> 20));
}

uint xfb_of_word(uint word) {
    uint x = word ^ ((XFB_SEED >> 19) & 0xfffu);
    x = (x * 0xb2du) & 0xfffu;
    x ^= x >> 6;
    x = (x * 0x4c9u) & 0xfffu;
    return xfb_spread(x ^ (x >> 5));
}

// Both linear, too: the sign bit of an integer, and sign and exponent of a float
// or of the high word of a double.
uint xfb_signed(uint x) {
    return x | (((x >> 13) & 1u) << 31);
}

uint xfb_finite(uint x) {
    return ((x >> 30) << 31) | ((x & 0x20000000u) << 1) | (x & 0x3fffffffu);
}

uint xfb_uint(uint stream, uint origin, uint word) {
    return xfb_signed(xfb_of_vertex(stream, origin)) ^ xfb_signed(xfb_of_word(word));
}

// With an exponent from the middle half of all.
uint xfb_real(uint stream, uint origin, uint word) {
    return xfb_finite(xfb_of_vertex(stream, origin)) ^ (xfb_finite(xfb_of_word(word)) ^ 0x20000000u);
}

float xfb_float(uint stream, uint origin, uint word) {
    return uintBitsToFloat(xfb_real(stream, origin, word));
}

float xfb_positive(uint stream, uint origin, uint word) {
    return abs(xfb_float(stream, origin, word));
}

// Low and high word of a double: words `word` and `word + 1`.
uvec2 xfb_double(uint stream, uint origin, uint word) {
    return uvec2(xfb_uint(stream, origin, word), xfb_real(stream, origin, word + 1u));
}

// Low and high word of a 64-bit integer.
uvec2 xfb_wide(uint stream, uint origin, uint word) {
    return uvec2(xfb_uint(stream, origin, word), xfb_uint(stream, origin, word + 1u));
}
