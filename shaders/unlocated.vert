#version 450

// Outputs without locations, which a linker packs. Each component is a hundred times its own
// number, and the index of the vertex.
flat out uint one;
flat out uvec3 three;
flat out uvec2 two[3];
flat out uvec3 threes[2];
flat out uvec4 four;

void main() {
    uint index = uint(gl_VertexIndex);
    one = 100u + index;
    three = uvec3(200u, 300u, 400u) + index;
    two[0] = uvec2(500u, 600u) + index;
    two[1] = uvec2(700u, 800u) + index;
    two[2] = uvec2(900u, 1000u) + index;
    threes[0] = uvec3(1100u, 1200u, 1300u) + index;
    threes[1] = uvec3(1400u, 1500u, 1600u) + index;
    four = uvec4(1700u, 1800u, 1900u, 2000u) + index;
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
}
