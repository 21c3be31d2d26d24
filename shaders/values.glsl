// The value that names (stream, origin, word), as model/values.rs computes it:
// the part of the vertex, computed once, and the part of the word, a constant,
// meet in an exclusive or, so that a compiler has one operation left per word.
// Expects XFB_SEED to be defined.

// The part of a vertex, dressed as a whole number, whose sign is a bit that no
// word changes, and as a float or the high word of a double, with an exponent of the
// middle half of all: never zero, subnormal, infinite or no number.
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

// The part of a word: twelve bits, twice.
#define XFB_WORD(word) (((((word) ^ (XFB_SEED >> 19)) * 0xb2du) & 0xfffu) * 0x1001u)

#define xfb_uint(at, word) ((at).whole ^ XFB_WORD(word))
#define xfb_high(at, word) ((at).real ^ XFB_WORD(word))
#define xfb_float(at, word) uintBitsToFloat(xfb_high(at, word))
#define xfb_positive(at, word) abs(xfb_float(at, word))
// Low and high word of a double, and of a 64-bit integer: `word` and `word + 1`.
#define xfb_double(at, word) uvec2(xfb_uint(at, word), xfb_high(at, (word) + 1u))
#define xfb_wide(at, word) uvec2(xfb_uint(at, word), xfb_uint(at, (word) + 1u))
