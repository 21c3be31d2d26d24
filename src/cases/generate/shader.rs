//! A shader for an interface by itself, in GLSL: every output is written with
//! values of its own, and a geometry shader emits once on every stream.
//!
//! Cases have templates for the shaders that a script requires; this shader only
//! writes everything, for tests and for measurements.

use crate::case::position::{Position, PositionName};
use crate::case_glsl::GlslError;
use crate::case_glsl::declare;
use crate::case_glsl::declare::line;
use crate::types::{Interface, Stage};
use crate::units::Stream;
use std::collections::BTreeSet;

/// The value of a word, by stream and origin; the values of different words differ. Floats
/// and doubles are normal. Modules of cases contain little but their outputs; these
/// shaders call functions, as hand-written shaders do, so that a measurement of the
/// engine does not measure outputs alone.
const VALUES: &str = "\
struct XfbVertex { uint stream; uint origin; };
XfbVertex xfb_at(uint stream, uint origin) {
    return XfbVertex(stream, origin);
}
uint xfb_uint(XfbVertex at, uint word) {
    uint name = ((at.stream << 12) + word) * 0x9e3779b1u + XFB_SEED;
    return at.origin * 0x85ebca6bu + name;
}
float xfb_float(XfbVertex at, uint word) {
    return uintBitsToFloat((xfb_uint(at, word) & 0x807fffffu) | 0x40000000u);
}
float xfb_positive(XfbVertex at, uint word) {
    return abs(xfb_float(at, word));
}
uvec2 xfb_wide(XfbVertex at, uint word) {
    return uvec2(xfb_uint(at, word), xfb_uint(at, word + 1u));
}
uvec2 xfb_double(XfbVertex at, uint word) {
    return (xfb_wide(at, word) & uvec2(~0u, 0x800fffffu)) | uvec2(0u, 0x40000000u);
}
";

/// The text of the shader; `seed` goes into every value.
///
/// # Errors
/// An interface that GLSL cannot declare.
pub fn text(interface: &Interface, seed: u32) -> Result<String, GlslError> {
    let mut text = String::new();
    line(&mut text, format_args!("#version 460"));
    text.push_str(&declare::extensions(interface));
    line(&mut text, format_args!("#define XFB_SEED {seed}u"));
    let streams = streams(interface);
    let (layout, origin) = match interface.stage {
        Stage::TessEval => (
            "layout(triangles, point_mode) in;\n".to_owned(),
            "uint(gl_PrimitiveID) * 4u + uint(gl_TessCoord.y + 2.0 * gl_TessCoord.z)",
        ),
        Stage::Geometry => (
            format!(
                "layout(points) in;\nlayout(points, max_vertices = {}) out;\n",
                streams.len()
            ),
            "uint(gl_PrimitiveIDIn)",
        ),
        Stage::Vertex | Stage::TessControl | Stage::Fragment | Stage::Compute => {
            (String::new(), "uint(gl_VertexIndex)")
        }
    };
    text.push_str(&layout);
    let sized = interface.stage == Stage::Vertex;
    text.push_str(&declare::outputs(interface, sized)?);
    text.push_str(VALUES);
    for stream in &streams {
        text.push_str(&declare::writes(
            interface,
            &[],
            *stream,
            sized,
            Position::Named(PositionName::Named, Stream(0)),
        ));
    }
    line(&mut text, format_args!("void main() {{"));
    for stream in &streams {
        line(&mut text, format_args!("    xfb_write_{stream}({origin});"));
        match interface.stage {
            Stage::Geometry if streams.len() > 1 => {
                line(&mut text, format_args!("    EmitStreamVertex({stream});"));
            }
            Stage::Geometry => line(&mut text, format_args!("    EmitVertex();")),
            Stage::Vertex
            | Stage::TessControl
            | Stage::TessEval
            | Stage::Fragment
            | Stage::Compute => {}
        }
    }
    line(&mut text, format_args!("}}"));
    Ok(text)
}

/// The streams that the shader emits on: those of the outputs, and always 0.
pub fn streams(interface: &Interface) -> BTreeSet<Stream> {
    let outputs = interface.outputs.iter();
    let own = outputs.map(|output| output.capture.stream.unwrap_or_default());
    own.chain([Stream(0)]).collect()
}
