#version 460
// A fragment shader that stores what it reads: every 32-bit component of every input,
// in the row of the vertex that wrote it. Each vertex has a pixel of its own.
//@extensions
//@constants
layout(set = 0, binding = 0, std430) buffer Seen { uint xfb_seen[]; };
//@inputs

void main() {
    uint xfb_row = uint(gl_FragCoord.x) * XFB_WORDS;
//@reads
}
