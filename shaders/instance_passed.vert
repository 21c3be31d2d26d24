#version 460
// A vertex shader that passes the number of its instance to a later stage that captures it.
layout(location = 0) flat out int number;

void main() {
    number = gl_InstanceIndex;
}
