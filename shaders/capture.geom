#version 460
// A geometry shader that captures what it emits. The least origin of its input
// stands for the primitive, so that no rotation of the input changes a value.
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
        origin = min(origin, xfb_vertex[i]);
    }
    origin = (origin * XFB_INVOCATIONS + uint(gl_InvocationID)) * XFB_EMITS;
//@emissions
}
