#version 450

// Ten times the number of each point, in a program that is one stage of a pipeline.
layout(points) in;
layout(points, max_vertices = 1) out;

in gl_PerVertex {
    vec4 gl_Position;
} gl_in[];
out gl_PerVertex {
    vec4 gl_Position;
};
layout(location = 0) flat in uint number[];
layout(location = 0) flat out uint tenths;

void main() {
    tenths = 10u * number[0];
    gl_Position = gl_in[0].gl_Position;
    EmitVertex();
    EndPrimitive();
}
