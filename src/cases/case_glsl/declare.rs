//! Interfaces as GLSL: the declarations of outputs, and the statements that
//! write a known value into every word of them.
//!
//! Qualifiers are spelled as the case declares them, so that what the compiler
//! makes of them is tested too. GLSL 4.60 sections 4.4.2 and 7.1.

use super::{GlslError, image_output};
use crate::case::position::{Position, PositionName};
use crate::model::values::POSITION_WORD;
use crate::types::interface::{Block, BuiltIn, CaptureQualifiers, Leaf};
use crate::types::interpolation::InterpolationMode;
use crate::types::{
    Interface, Interpolation, OutputVariable, Scalar, Stage, StructType, Type, glsl,
};
use crate::units::{Component, Location, Stream};
use std::fmt::Write;
use std::sync::Arc;

/// The GLSL block that holds the built-in outputs.
pub const PER_VERTEX: &str = "gl_PerVertex";

/// Spells a declaration as GLSL does: `mat4 var[3]`.
pub fn declaration(ty: &Type, name: &str) -> String {
    let (base, lengths) = glsl::spell(ty);
    format!("{base} {name}{lengths}")
}

/// `text` with `lines` below its `#version`.
pub(crate) fn below_version(text: &str, lines: &str) -> String {
    match text.split_once('\n') {
        Some((version, rest)) if version.starts_with("#version") => {
            format!("{version}\n{lines}{rest}")
        }
        _ => format!("{lines}{text}"),
    }
}

/// Appends one line.
pub fn line(text: &mut String, content: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "{content}");
}

/// Extensions that the outputs need.
pub fn extensions(interface: &Interface) -> String {
    let outputs = &interface.outputs;
    let wide = |s: Scalar| matches!(s, Scalar::I64 | Scalar::U64);
    let has = |builtin| outputs.iter().any(|output| output.builtin == Some(builtin));
    let directs = has(BuiltIn::Layer) || has(BuiltIn::ViewportIndex);
    [
        (
            outputs.iter().any(|output| output.ty.any_scalar(&wide)),
            "GL_ARB_gpu_shader_int64",
        ),
        (
            directs && interface.stage != Stage::Geometry,
            "GL_ARB_shader_viewport_layer_array",
        ),
        (
            has(BuiltIn::PrimitiveShadingRate),
            "GL_EXT_fragment_shading_rate",
        ),
    ]
    .into_iter()
    .filter(|(needed, _)| *needed)
    .map(|(_, name)| format!("#extension {name} : require\n"))
    .collect()
}

/// Declarations of everything the interface has: structs, buffers, outputs.
pub fn outputs(interface: &Interface, sized: bool) -> Result<String, GlslError> {
    let mut text = structs(interface);
    for buffer in &interface.buffers {
        let stride = match buffer.stride {
            Some(stride) => format!(", xfb_stride = {stride}"),
            None => String::new(),
        };
        let binding = buffer.binding;
        line(
            &mut text,
            format_args!("layout(xfb_buffer = {binding}{stride}) out;"),
        );
    }
    if interface.buffers.last().is_some_and(|b| b.binding.0 != 0) {
        // Declarations without a buffer of their own mean buffer 0.
        line(&mut text, format_args!("layout(xfb_buffer = 0) out;"));
    }
    for output in &interface.outputs {
        match &output.block {
            Some(block) => declare_block(&mut text, output, block, sized)?,
            // Built-ins outside of a block need no declaration.
            None if output.builtin.is_some() => {}
            None => {
                let layout = layout(output.location, output.component, &output.capture);
                let declared = declaration(&output.ty, &output.name);
                let head = interpolated(&output.interpolation);
                line(&mut text, format_args!("{layout}{head}out {declared};"));
            }
        }
    }
    Ok(text)
}

/// Declarations of the structs that the variables are made of, each once.
fn structs(interface: &Interface) -> String {
    let mut text = String::new();
    let mut structs: Vec<Arc<StructType>> = Vec::new();
    for output in &interface.outputs {
        match (&output.block, output.ty.without_arrays().as_struct()) {
            (Some(_), Some(block)) => {
                for member in &block.members {
                    collect_structs(&member.ty, &mut structs);
                }
            }
            _ => collect_structs(&output.ty, &mut structs),
        }
    }
    for s in structs {
        line(&mut text, format_args!("struct {} {{", s.name));
        for member in &s.members {
            let declared = declaration(&member.ty, &member.name);
            line(&mut text, format_args!("    {declared};"));
        }
        line(&mut text, format_args!("}};"));
    }
    text
}

/// Declarations of the inputs of a fragment shader; they need no locations, and
/// have their own only where they are `located`. An input that cannot be interpolated
/// is flat.
pub fn inputs(interface: &Interface, located: bool) -> String {
    let mut text = structs(interface);
    let flat = |ty: &Type| ty.any_scalar(&Scalar::is_integer_or_double);
    let qualifiers = |interpolation: &Interpolation, ty: &Type| {
        if flat(ty) {
            interpolated(&Interpolation {
                mode: InterpolationMode::Flat,
                ..*interpolation
            })
        } else {
            interpolated(interpolation)
        }
    };
    for input in &interface.outputs {
        let layout = if located {
            layout(input.location, input.component, &input.capture)
        } else {
            String::new()
        };
        let Some((block, structure)) = input
            .block
            .as_ref()
            .zip(input.ty.without_arrays().as_struct())
        else {
            let head = qualifiers(&input.interpolation, &input.ty);
            let declared = declaration(&input.ty, &input.name);
            line(&mut text, format_args!("{layout}{head}in {declared};"));
            continue;
        };
        let head = interpolated(&input.interpolation);
        line(
            &mut text,
            format_args!("{layout}{head}in {} {{", block.name),
        );
        for (member, own) in structure.members.iter().zip(&block.members) {
            let head = qualifiers(&own.interpolation, &member.ty);
            let declared = declaration(&member.ty, &member.name);
            line(&mut text, format_args!("    {head}{declared};"));
        }
        let lengths = array_lengths(&input.ty);
        match input.name.as_str() {
            "" => line(&mut text, format_args!("}};")),
            instance => line(&mut text, format_args!("}} {instance}{lengths};")),
        }
    }
    text
}

/// Qualifiers of interpolation, and a blank after them.
fn interpolated(interpolation: &Interpolation) -> String {
    match interpolation.to_string() {
        text if text.is_empty() => text,
        text => format!("{text} "),
    }
}

/// `[2][3]` of an array.
fn array_lengths(ty: &Type) -> String {
    let declared = declaration(ty, "");
    match declared.find('[') {
        Some(at) => declared[at..].to_owned(),
        None => String::new(),
    }
}

/// The structs inside a type, each after those that it needs.
pub(crate) fn collect_structs(ty: &Type, structs: &mut Vec<Arc<StructType>>) {
    if let Some(s) = ty.without_arrays().as_struct() {
        for member in &s.members {
            collect_structs(&member.ty, structs);
        }
        if !structs.iter().any(|other| other.name == s.name) {
            structs.push(Arc::clone(s));
        }
    }
}

/// A `layout(…) ` with what is declared, or nothing.
fn layout(
    location: Option<Location>,
    component: Option<Component>,
    capture: &CaptureQualifiers,
) -> String {
    let qualifiers = [
        ("location", location.map(|v| v.0)),
        ("component", component.map(|v| v.0)),
        ("stream", capture.stream.map(|v| v.0)),
        ("xfb_buffer", capture.buffer.map(|v| v.0)),
        ("xfb_offset", capture.offset.map(|v| v.0)),
        ("xfb_stride", capture.stride.map(|v| v.0)),
    ];
    let spelled: Vec<String> = qualifiers
        .iter()
        .filter_map(|(name, value)| value.map(|value| format!("{name} = {value}")))
        .collect();
    if spelled.is_empty() {
        String::new()
    } else {
        format!("layout({}) ", spelled.join(", "))
    }
}

fn declare_block(
    text: &mut String,
    output: &OutputVariable,
    block: &Block,
    sized: bool,
) -> Result<(), GlslError> {
    let head = layout(output.location, output.component, &output.capture);
    let interpolation = interpolated(&output.interpolation);
    let block_head = format!("{head}{interpolation}out {} {{", block.name);
    line(text, format_args!("{block_head}"));
    let members = output.ty.without_arrays().as_struct();
    let members = members.map_or(&[][..], |s| &s.members);
    for (member, qualifiers) in members.iter().zip(&block.members) {
        let head = layout(
            qualifiers.location,
            qualifiers.component,
            &qualifiers.capture,
        );
        let interpolation = interpolated(&qualifiers.interpolation);
        let declared = declaration(&member.ty, &member.name);
        line(text, format_args!("    {head}{interpolation}{declared};"));
    }
    if block.name == PER_VERTEX {
        let needed = [(BuiltIn::Position, true), (BuiltIn::PointSize, sized)];
        for (builtin, _) in needed.into_iter().filter(|(_, needed)| *needed) {
            if block.members.iter().any(|m| m.builtin == Some(builtin)) {
                continue;
            }
            let name = builtin.glsl_name();
            if output.capture.offset.is_some() {
                return Err(GlslError::Interface(format!(
                    "the shader needs {name}, which a gl_PerVertex with an offset of its own would capture: \
                     declare it, or give the offsets to the members"
                )));
            }
            let ty = if builtin == BuiltIn::Position {
                "vec4"
            } else {
                "float"
            };
            line(text, format_args!("    {ty} {name};"));
        }
    }
    let lengths = array_lengths(&output.ty);
    match output.name.as_str() {
        "" => line(text, format_args!("}};")),
        instance => line(text, format_args!("}} {instance}{lengths};")),
    }
    Ok(())
}

/// The declaration of gl_Position in a stream other than 0, where the interface does not
/// declare its block.
pub fn per_vertex(interface: &Interface, stream: Stream) -> String {
    if stream == Stream(0) || interface.per_vertex_stream().is_some() {
        return String::new();
    }
    format!("layout(stream = {stream}) out {PER_VERTEX} {{ vec4 gl_Position; }};\n")
}

/// The function that writes every output of a stream but what is `unwritten`;
/// `sized` if a point needs its size.
pub fn writes(
    interface: &Interface,
    unwritten: &[String],
    stream: Stream,
    sized: bool,
    position: Position,
) -> String {
    let mut text = String::new();
    line(
        &mut text,
        format_args!("void xfb_write_{stream}(uint origin) {{"),
    );
    line(
        &mut text,
        format_args!("    XfbVertex at = xfb_at({stream}u, origin);"),
    );
    let leaves = interface.leaves();
    let written = |leaf: &&Leaf| !unwritten.iter().any(|name| leaf.is_part_of(name));
    for leaf in leaves
        .iter()
        .filter(written)
        .filter(|l| leaf_stream(interface, l) == stream)
    {
        let value = value(leaf, matches!(position, Position::Drawn(_)));
        line(
            &mut text,
            format_args!("    {} = {value};", leaf.expression),
        );
    }
    let declared = |builtin| leaves.iter().any(|l| l.builtin == Some(builtin));
    if let Position::Drawn(rasterized) = position {
        text.push_str(&image_output::writes(interface, stream, rasterized));
    }
    let is_positioned = match position {
        Position::Named(PositionName::Unwritten, _) | Position::Drawn(_) => false,
        Position::Named(_, positioned) => stream == positioned,
        Position::Pixel => stream == Stream(0),
    };
    if is_positioned && !declared(BuiltIn::Position) {
        let position = position_expression(position);
        line(
            &mut text,
            format_args!("    gl_Position = vec4({position});"),
        );
    }
    if stream == Stream(0) && sized && !declared(BuiltIn::PointSize) {
        line(&mut text, format_args!("    gl_PointSize = 1.0;"));
    }
    line(&mut text, format_args!("}}"));
    text
}

/// The stream of the output that contains a leaf.
fn leaf_stream(interface: &Interface, leaf: &Leaf) -> Stream {
    let output = interface.outputs.get(leaf.output);
    let member = output
        .and_then(|o| o.block.as_ref().zip(leaf.member))
        .and_then(|(block, index)| block.members.get(index))
        .and_then(|member| member.capture.stream);
    member
        .or(output.and_then(|o| o.capture.stream))
        .unwrap_or(Stream(0))
}

/// The GLSL expression for the bits of one word of a component, as an unsigned
/// integer: of its low word for half 0, of its high word for half 1.
pub(super) fn word_bits(value: &str, scalar: Scalar, half: u32) -> String {
    let half = ["x", "y"][half as usize];
    match scalar {
        Scalar::F32 => format!("floatBitsToUint({value})"),
        Scalar::F64 => format!("unpackDouble2x32({value}).{half}"),
        Scalar::I64 | Scalar::U64 | Scalar::Address => {
            format!("unpackUint2x32(uint64_t({value})).{half}")
        }
        Scalar::Bool
        | Scalar::I8
        | Scalar::U8
        | Scalar::I16
        | Scalar::U16
        | Scalar::F16
        | Scalar::I32
        | Scalar::U32 => format!("uint({value})"),
    }
}

/// The GLSL expression for the value of a leaf; `drawn` if it is of a point that
/// is drawn into an image.
fn value(leaf: &Leaf, drawn: bool) -> String {
    match leaf.builtin {
        Some(BuiltIn::Position) if drawn => return format!("vec4({})", image_output::position()),
        Some(BuiltIn::PointSize) if drawn => return image_output::size().to_owned(),
        _ => {}
    }
    let scalar = leaf.ty.scalar().expect("a leaf has a scalar");
    let call = |function: &str, word: u32| format!("{function}(at, {word}u)");
    let parts: Vec<String> = (0..leaf.ty.components() / scalar.words())
        .map(|i| leaf.word.0 + i * scalar.words())
        .map(|word| match scalar {
            Scalar::F32 if leaf.builtin == Some(BuiltIn::PointSize) => call("xfb_positive", word),
            Scalar::F32 => call("xfb_float", word),
            Scalar::F64 => format!("packDouble2x32({})", call("xfb_double", word)),
            Scalar::I64 => format!("packInt2x32(ivec2({}))", call("xfb_wide", word)),
            Scalar::U64 | Scalar::Address => format!("packUint2x32({})", call("xfb_wide", word)),
            Scalar::I32 if leaf.builtin == Some(BuiltIn::PrimitiveShadingRate) => {
                // The bit of four pixels excludes that of two.
                let bits = call("xfb_uint", word);
                format!("int({bits} & 0xfu & ~(({bits} & 0xau) >> 1))")
            }
            Scalar::I32 => format!("int({})", call("xfb_uint", word)),
            Scalar::Bool
            | Scalar::I8
            | Scalar::U8
            | Scalar::I16
            | Scalar::U16
            | Scalar::F16
            | Scalar::U32 => call("xfb_uint", word),
        })
        .collect();
    match leaf.ty {
        Type::Scalar(_) => parts.concat(),
        _ => format!(
            "{}({})",
            declaration(&leaf.ty, "").trim_end(),
            parts.join(", ")
        ),
    }
}

/// The components by origin. Where positions do not coincide on purpose, no
/// two origins have the same one.
fn position_expression(position: Position) -> String {
    let place = "float(origin % 3u) * 0.5 - 0.5 + float(origin) * 0.0001";
    let position = match position {
        Position::Pixel | Position::Drawn(_) => return image_output::position(),
        Position::Named(position, _) => position,
    };
    match position {
        PositionName::Named => {
            let parts = (0..4).map(|i| format!("xfb_float(at, {}u)", POSITION_WORD + i));
            parts.collect::<Vec<_>>().join(", ")
        }
        PositionName::Inside => {
            format!("{place}, float(origin % 2u) * 0.5 - float(origin) * 0.0001, 0.5, 1.0")
        }
        PositionName::Outside => {
            "2.0 + float(origin), 3.0 + float(origin % 3u), 0.5, 1.0".to_owned()
        }
        PositionName::NegativeW => {
            format!("{place}, float(origin % 2u) * 0.5, 0.5, -1.0 - float(origin)")
        }
        PositionName::Flat => "float(origin) * 0.0001, float(origin) * 0.0001, 0.5, 1.0".to_owned(),
        PositionName::Infinite => {
            "uintBitsToFloat(0x7f800000u), float(origin), 0.5, 1.0".to_owned()
        }
        PositionName::Pairs => "float(origin / 2u) * 0.01, 0.25, 0.5, 1.0".to_owned(),
        PositionName::Triples => "float(origin / 3u) * 0.01, 0.25, 0.5, 1.0".to_owned(),
        PositionName::Same | PositionName::Unwritten => "0.25, 0.25, 0.5, 1.0".to_owned(),
        PositionName::NotANumber => {
            "uintBitsToFloat(0x7fc00001u), float(origin), 0.5, 1.0".to_owned()
        }
    }
}
