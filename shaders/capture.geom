#version 460
// A geometry shader that captures what it emits. The greatest origin of its
// input stands for the primitive: no rotation of the input changes it, and no two
// primitives of a strip or fan share it.
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
