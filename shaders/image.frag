#version 460
// A fragment shader that draws what it reads: the number of a point.
//@inputs
layout(location = 0) out uint xfb_pixel;

void main() {
    xfb_pixel = xfb_number;
}
