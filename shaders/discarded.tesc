#version 460
// A control shader whose patches have the outer levels XFB_LEVELS in turn: a level of 0 discards
// a patch.
layout(vertices = 1) out;
layout(location = 0) flat in uint xfb_vertex[];

void main() {
    float level = XFB_LEVELS[xfb_vertex[0] / 2u % 4u];
    gl_TessLevelOuter = float[4](level, level, level, level);
    gl_TessLevelInner = float[2](2.0, 2.0);
}
