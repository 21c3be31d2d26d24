#version 460
// An evaluation shader that captures what the number of its vertex becomes on several paths,
// beside two control points of branches.tesc.
#include "branches.glsl"

layout(isolines) in;
layout(location = 0) flat in int passed[];
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 8) out int a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 4) out int b;

void main() {
    int vertex = int(gl_TessCoord.x + 0.5);
    a = xfb_branched(2 * gl_PrimitiveID + vertex);
    b = passed[1 + 3 * vertex];
    gl_Position = vec4(gl_TessCoord, 1.0);
}
