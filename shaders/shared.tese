#version 460
// An evaluation shader that passes on the words of the stages before it, and one
// of its own.
#include "shared.glsl"

layout(isolines) in;
layout(location = 0) patch in uvec2 words;
layout(location = 0) flat out uvec3 a;

void main() {
    a = uvec3(words, xfb_words[2]);
    gl_Position = vec4(gl_TessCoord, 1.0);
    gl_PointSize = 1.0;
}
