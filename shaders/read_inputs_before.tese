#version 460
// An evaluation shader before a geometry shader: it passes its built-in inputs on, and those of
// the last invocation of read_inputs.tesc. XFB_POINTS is the number of control points.
layout(XFB_DOMAIN) in;
layout(location = 0) flat in ivec3 xfb_inputs[];
layout(location = 0) flat out ivec4 xfb_patch;

void main() {
    ivec3 control = xfb_inputs[XFB_POINTS - 1];
    xfb_patch = ivec4(control.yz, gl_PrimitiveID, gl_PatchVerticesIn);
    gl_Position = vec4(gl_TessCoord, 1.0);
}
