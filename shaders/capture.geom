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
    uint origin = xfb_vertex[0];
    for (int i = 1; i < xfb_vertex.length(); ++i) {
        origin = max(origin, xfb_vertex[i]);
    }
    origin = (origin * XFB_INVOCATIONS + uint(gl_InvocationID)) * XFB_EMITS;
//@emissions
}
