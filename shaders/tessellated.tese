#version 460
// An evaluation shader that captures patches of any levels: a vertex captures the source
// vertex of its patch's first control point, and its coordinate in the domain.
//@extensions
//@constants
//@domain
layout(location = 0) flat in uint xfb_point[];
#include "values.glsl"

//@outputs

//@writes
void main() {
    uint origin = xfb_point[0];
    xfb_write_0(origin);
    // No two vertices have the same position.
    gl_Position = vec4(gl_TessCoord.xy, float(origin), 1.0);
//@coordinate
}
