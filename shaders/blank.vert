#version 460
// A vertex shader before a stage that does not use its outputs.
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
