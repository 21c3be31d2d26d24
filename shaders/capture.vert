#version 460
// A vertex shader that captures: every output names where it comes from.
//@extensions
//@constants
#include "values.glsl"

//@outputs

//@writes
void main() {
    xfb_write_0(uint(gl_VertexIndex) + uint(gl_InstanceIndex) * XFB_INSTANCE_SPAN);
}
