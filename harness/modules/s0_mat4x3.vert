#version 450
// An array of matrices is one varying; written for OpenGL: no location, gl_VertexID.

layout(xfb_offset = 0) out mat4 var[3];

void main() {
    for (int i = 0; i < 3; ++i)
        var[i] = mat4(float(gl_VertexID));
    gl_Position = vec4(0.0);
}
