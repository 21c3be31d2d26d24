#version 460
// A vertex shader that captures values from memory unchanged.
#include "moved.glsl"

void main() {
    gl_PointSize = 1.0;
    xfb_move(gl_VertexIndex);
}
