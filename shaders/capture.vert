#version 460
// A vertex shader whose outputs are captured: every value identifies its source vertex.
//@extensions
//@constants
#include "values.glsl"

//@outputs

//@writes
void main() {
    xfb_write_0(uint(gl_VertexIndex) + uint(gl_InstanceIndex) * XFB_INSTANCE_SPAN);
}
