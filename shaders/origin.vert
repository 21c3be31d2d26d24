#version 460
// A vertex shader that passes the index of its source vertex to a later stage that captures.
//@constants
layout(location = 0) flat out uint xfb_vertex;

void main() {
    xfb_vertex = uint(gl_VertexIndex) + uint(gl_InstanceIndex) * XFB_INSTANCE_SPAN;
}
