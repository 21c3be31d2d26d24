#version 460
// A fragment shader that writes the value that it reads: the number of a point.
//@inputs
layout(location = 0) out uint xfb_pixel;

void main() {
    xfb_pixel = xfb_number;
}
