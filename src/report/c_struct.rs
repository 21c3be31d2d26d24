//! The captured vertices of a table as structures in C, with which an application reads its
//! capture buffers.

use crate::capture::{Buffer, CaptureTable, Varying};
use crate::types::{GlType, Scalar};
use itertools::Itertools;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Keywords of C that GLSL permits as names.
const KEYWORDS: [&str; 5] = ["auto", "char", "register", "restrict", "signed"];

/// One structure for each buffer, in C and C++.
pub fn text(table: &CaptureTable) -> String {
    let mut text = String::from(
        "#include <assert.h>\n#include <stddef.h>\n#include <stdint.h>\n\n\
         /* Captured 64-bit components may be at multiples of 4 bytes. */\n#pragma pack(push, 4)\n",
    );
    for buffer in &table.buffers {
        text += &structure(buffer, &table.varyings);
    }
    text + "\n#pragma pack(pop)\n"
}

fn structure(buffer: &Buffer, varyings: &[Varying]) -> String {
    let name = format!("xfb_buffer_{}", buffer.binding);
    let stride = buffer.stride.0;
    let mut members = String::new();
    let mut checks = String::new();
    let mut names = BTreeSet::new();
    let mut end = 0;
    let mut captured: Vec<(u32, &Varying, GlType)> = buffer
        .varyings
        .iter()
        .filter_map(|index| {
            let varying = &varyings[*index];
            Some((varying.offset.0, varying, varying.ty?))
        })
        .collect();
    captured.sort_by_key(|(offset, ..)| *offset);
    for (offset, varying, ty) in captured {
        members += &gap(end, offset);
        let member = member_name(varying, &mut names);
        let dimensions: String = [varying.size, ty.columns, ty.rows]
            .into_iter()
            .filter(|count| *count > 1)
            .map(|count| format!("[{count}]"))
            .collect();
        // Writing to a string cannot fail.
        let _ = writeln!(
            members,
            "    {} {member}{dimensions}; /* {}{ty} at byte {offset} */",
            c_type(ty.scalar),
            if varying.name.is_empty() {
                String::new()
            } else {
                format!("{}: ", varying.name)
            },
        );
        let _ = writeln!(
            checks,
            "static_assert(offsetof(struct {name}, {member}) == {offset}, \"offset of {member}\");"
        );
        end = offset + ty.scalar.bytes() * ty.columns * ty.rows * varying.size;
    }
    members += &gap(end, stride);
    format!(
        "\n/* A captured vertex of stream {} in the buffer of binding {}. */\nstruct {name} {{\n{members}}};\n\
         static_assert(sizeof(struct {name}) == {stride}, \"stride of binding {}\");\n{checks}",
        buffer.stream, buffer.binding, buffer.binding
    )
}

/// The member for bytes that are not captured, if there are any.
fn gap(from: u32, to: u32) -> String {
    match to.saturating_sub(from) {
        0 => String::new(),
        bytes => format!("    unsigned char not_captured_{from}[{bytes}];\n"),
    }
}

/// A name in C that no other member of the structure has.
fn member_name(varying: &Varying, names: &mut BTreeSet<String>) -> String {
    let letters = varying
        .name
        .split(|letter: char| !letter.is_ascii_alphanumeric());
    let mut name = letters.filter(|part| !part.is_empty()).join("_");
    let is_digit = name.starts_with(|letter: char| letter.is_ascii_digit());
    if name.is_empty() || is_digit || KEYWORDS.contains(&&*name) || names.contains(&name) {
        name = format!("captured_{}_{name}", varying.offset);
    }
    names.insert(name.clone());
    name
}

fn c_type(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::F32 => "float",
        Scalar::F64 => "double",
        Scalar::I32 => "int32_t",
        Scalar::U32 | Scalar::Bool => "uint32_t",
        Scalar::I64 => "int64_t",
        Scalar::U64 | Scalar::Address => "uint64_t",
        Scalar::I16 => "int16_t",
        // C has no type of half floats.
        Scalar::U16 | Scalar::F16 => "uint16_t",
        Scalar::I8 => "int8_t",
        Scalar::U8 => "uint8_t",
    }
}
