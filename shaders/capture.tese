#version 460
// An evaluation shader whose outputs are captured: the source vertex of a corner is
// that of the patch's first control point, combined with the number of the corner.
//@extensions
//@constants
//@domain
layout(location = 0) flat in uint xfb_point[];
#include "values.glsl"

//@outputs

//@writes
void main() {
    xfb_write_0(xfb_point[0] + uint(XFB_CORNER + 0.5));
}
