#version 460
// A fragment shader that reads and writes nothing.

void main() {
}
