#version 460
// An evaluation shader before a capturing geometry shader: every vertex passes on the
// source vertex of its patch.
//@domain
layout(location = 0) flat in uint xfb_point[];
layout(location = 0) flat out uint xfb_vertex;

void main() {
    xfb_vertex = xfb_point[0];
}
