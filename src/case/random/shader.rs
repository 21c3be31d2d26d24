//! A shader for an interface by itself, in GLSL: every output is written with
//! values of its own, and a geometry shader emits once on every stream.
//!
//! Cases have templates for whatever a script asks of a shader; this one is the
//! least that writes everything, for tests and for measuring.

use crate::case::Problem;
use crate::case::glsl::{self, line};
use crate::types::{Interface, Stage};
use crate::units::Stream;
use std::collections::BTreeSet;

/// Their values are the cases' own.
const VALUES: &str = include_str!("../../../shaders/values.glsl");

/// The text of the shader; `seed` goes into every value.
///
/// # Errors
/// What GLSL cannot say.
pub fn text(interface: &Interface, seed: u32) -> Result<String, Problem> {
    let mut text = String::new();
    line(&mut text, format_args!("#version 460"));
    text.push_str(&glsl::extensions(interface));
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
        _ => (String::new(), "uint(gl_VertexIndex)"),
    };
    text.push_str(&layout);
    let sized = interface.stage == Stage::Vertex;
    text.push_str(&glsl::outputs(interface, sized)?);
    text.push_str(VALUES);
    for stream in &streams {
        text.push_str(&glsl::writes(
            interface,
            &[],
            *stream,
            sized,
            glsl::Position::Named,
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
            _ => {}
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
