#version 460
// A control shader that passes a word of memory on, beside that of the vertex shader. Level 1
// everywhere.
#include "shared.glsl"

layout(vertices = 1) out;
layout(location = 0) flat in uint first[];
layout(location = 0) patch out uvec2 words;

void main() {
    words = uvec2(first[0], xfb_words[1]);
    gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
    gl_TessLevelInner = float[2](1.0, 1.0);
}
