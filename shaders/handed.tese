#version 460
// An evaluation shader before a capturing geometry shader: every vertex passes on the
// largest source vertex of its patch.
//@domain
layout(location = 0) flat in uint xfb_point[];
layout(location = 0) flat out uint xfb_vertex;

void main() {
    xfb_vertex = xfb_point[0];
    for (int i = 1; i < gl_PatchVerticesIn; ++i) {
        xfb_vertex = max(xfb_vertex, xfb_point[i]);
    }
}
