//! Points that are drawn into an image: what a generated shader writes for it.
//!
//! The point of origin n goes to the centre of pixel n, whatever its stream, and
//! draws the number that names both; so a point of a stream that is not to be
//! rasterized shows. Where a case declares gl_Position or gl_PointSize, these are
//! the values that are captured. GLSL 4.60 sections 4.4.2 (streams) and 7.1.

use super::GlslError;
use super::declare::{line, per_vertex};
use crate::capture;
use crate::model::points::PIXELS;
use crate::model::values::POSITION_WORD;
use crate::types::Interface;
use crate::types::interface::BuiltIn;
use crate::units::Stream;

/// The components of gl_Position, as `model::points::position` computes them.
pub fn position() -> String {
    let pixel = 2.0 / PIXELS as f32;
    format!("(float(origin) + 0.5) * {pixel:?} - 1.0, 0.0, 0.0, 1.0")
}

/// gl_PointSize, as `model::points::size` computes it.
pub fn size() -> &'static str {
    "1.0 + float(origin % 8u) * 0.125"
}

/// The outputs that the interface does not declare: the number, and the position of a
/// stream other than 0.
///
/// # Errors
/// The interface breaks a rule about locations.
pub fn outputs(interface: &Interface, stream: Stream) -> Result<String, GlslError> {
    let mut text = String::new();
    let qualifier = match stream {
        Stream(0) => String::new(),
        stream => format!("stream = {stream}"),
    };
    let location = location(interface)?;
    let both = match qualifier.as_str() {
        "" => format!("location = {location}"),
        qualifier => format!("location = {location}, {qualifier}"),
    };
    line(
        &mut text,
        format_args!("layout({both}) out uint xfb_number;"),
    );
    text.push_str(&per_vertex(interface, stream));
    Ok(text)
}

/// The input of the fragment shader.
///
/// # Errors
/// As [`outputs`].
pub fn input(interface: &Interface) -> Result<String, GlslError> {
    let location = location(interface)?;
    Ok(format!(
        "layout(location = {location}) flat in uint xfb_number;\n"
    ))
}

/// The first location that no output takes.
fn location(interface: &Interface) -> Result<u64, GlslError> {
    capture::location_count(interface).map_err(|error| GlslError::Interface(error.to_string()))
}

/// The statements for a vertex of `stream`. A position that the interface declares
/// is written with its own stream; a vertex of another one still needs a place.
pub fn writes(interface: &Interface, stream: Stream, rasterized: Stream) -> String {
    let mut text = String::new();
    let leaves = interface.leaves();
    let declared = leaves.iter().any(|l| l.builtin == Some(BuiltIn::Position));
    if !declared || stream != rasterized {
        line(
            &mut text,
            format_args!("    gl_Position = vec4({});", position()),
        );
    }
    line(
        &mut text,
        format_args!("    xfb_number = xfb_uint(at, {POSITION_WORD}u);"),
    );
    text
}
