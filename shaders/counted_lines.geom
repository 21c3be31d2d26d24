#version 450

// A line for each point, with ten times the number of the point, and one more.
layout(points) in;
layout(line_strip, max_vertices = 2) out;

flat in uint number[];
flat out uint tenths;

void main() {
    for (uint end = 0u; end < 2u; ++end) {
        tenths = 10u * number[0] + end;
        gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
        EmitVertex();
    }
    EndPrimitive();
}
