#version 460
// A control shader that reads the input, and then the output, of a control point that an
// expression selects: another one for each patch and invocation. Level 1 everywhere.
layout(vertices = 5) out;
layout(location = 0) flat in int number[];
layout(location = 1) flat in ivec4 elements[][3];
layout(location = 0) flat out int passed[];
layout(location = 1) flat out ivec2 read[];

void main() {
    int point = (gl_InvocationID * gl_InvocationID + gl_PrimitiveID) % 3;
    passed[gl_InvocationID] = number[point];
    barrier();
    int other = (gl_InvocationID + 1 + gl_PrimitiveID * gl_PrimitiveID) % 5;
    int held = number[point];
    read[gl_InvocationID] = ivec2(passed[other], elements[point][held % 3][held / 3 % 4]);
    gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);
    gl_TessLevelInner = float[2](1.0, 1.0);
}
