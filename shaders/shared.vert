#version 460
// A vertex shader that passes a word of memory to later stages.
#include "shared.glsl"

layout(location = 0) flat out uint first;

void main() {
    first = xfb_words[0];
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
