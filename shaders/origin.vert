#version 460
// A vertex shader that tells a later, capturing stage the origin of its vertex.
//@constants
layout(location = 0) flat out uint xfb_vertex;

void main() {
    xfb_vertex = uint(gl_VertexIndex) + uint(gl_InstanceIndex) * XFB_INSTANCE_SPAN;
}
