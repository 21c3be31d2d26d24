#version 460
// A vertex shader before a stage that needs nothing of it.
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
}
