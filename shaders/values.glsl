// The value that identifies (stream, source vertex, component), as in model/values.rs:
// the part of the vertex, computed once, and the part of the component, a constant, are
// combined by an exclusive or, so that one operation per component remains.
// Expects XFB_SEED to be defined.

// The part of a vertex, encoded as an integer whose sign is a bit that no component
// changes, and as a float or the high word of a double, with an exponent in the middle
// half of the range: never zero, subnormal, infinite or NaN.
struct XfbVertex {
    uint whole;
    uint real;
};

XfbVertex xfb_at(uint stream, uint origin) {
    uint x = ~(((stream << 17) | origin) ^ XFB_SEED) & 0x7ffffu;
    x ^= x >> 10;
    x = (x * 0x5c1b3u) & 0x7ffffu;
    x ^= x >> 9;
    x = (x << 12) | ((x * 0x297a2d39u) >> 20);
    x ^= (x & 0xfffu) << 12;
    uint exponent = ((x & 0x20000000u) << 1) | (~x & 0x20000000u);
    return XfbVertex(x | ((x >> 24) << 31), ((x >> 30) << 31) | exponent | (x & 0x1fffffffu));
}

// The part of a component: twelve bits, twice.
#define XFB_WORD(word) (((((word) ^ (XFB_SEED >> 19)) * 0xb2du) & 0xfffu) * 0x1001u)

#define xfb_uint(at, word) ((at).whole ^ XFB_WORD(word))
#define xfb_high(at, word) ((at).real ^ XFB_WORD(word))
#define xfb_float(at, word) uintBitsToFloat(xfb_high(at, word))
#define xfb_positive(at, word) abs(xfb_float(at, word))
// Low and high word of a double, and of a 64-bit integer: components `word` and
// `word + 1`.
#define xfb_double(at, word) uvec2(xfb_uint(at, word), xfb_high(at, (word) + 1u))
#define xfb_wide(at, word) uvec2(xfb_uint(at, word), xfb_uint(at, (word) + 1u))
