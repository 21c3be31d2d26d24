#version 460
// A control shader that passes on what the number of each control point becomes on several
// paths. Level 1 everywhere.
#include "branches.glsl"

layout(vertices = 5) out;
layout(location = 0) flat out int passed[];

void main() {
    passed[gl_InvocationID] = xfb_branched(5 * gl_PrimitiveID + gl_InvocationID);
    gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
    gl_TessLevelInner = float[2](1.0, 1.0);
}
