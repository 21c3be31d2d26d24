#version 460
// A geometry shader whose emitted vertices are captured. The largest source vertex of
// its input identifies the primitive: rotating the input does not change it, and no
// two primitives of a strip or fan share it.
//@extensions
//@constants
//@primitives
layout(location = 0) flat in uint xfb_vertex[];
#include "values.glsl"

//@outputs

//@writes
void main() {
    uint base = xfb_vertex[0];
    for (int i = 1; i < xfb_vertex.length(); ++i) {
        base = max(base, xfb_vertex[i]);
    }
    uint origin = (base * XFB_INVOCATIONS + uint(gl_InvocationID)) * XFB_EMITS;
//@emissions
}
