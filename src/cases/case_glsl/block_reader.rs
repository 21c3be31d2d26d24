//! The vertex shader that reads a block and captures what it read.
//!
//! Vertex after vertex reads [`WORDS`] words; when all have been read they are
//! read again in another [`Reading`].

use super::block_content::{Content, ReadWord};
use super::declare::{collect_structs, declaration, line, word_bits};
use crate::case::memory::{BLOCK, MemoryCase, WORDS};
use crate::spirv::BlockKind;
use crate::types::layout::{Placement, Rules};
use crate::types::{Member, Scalar, Type};
use strum::{IntoStaticStr, VariantArray};

/// A way of reading a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, VariantArray)]
pub enum Reading {
    /// `block.n[1].m[0][2]`
    #[strum(serialize = "by constant indices")]
    Constant,
    /// `block.n[1 + zero].m[0 + zero][2 + zero]`: indices that are not known before the
    /// shader runs.
    #[strum(serialize = "by dynamic indices")]
    Dynamic,
    /// Out of a copy of the whole member.
    #[strum(serialize = "out of whole copies")]
    Whole,
}

impl Reading {
    /// The ways in which a block is read, in the order of the vertices: all where a kind has
    /// the rules that it mostly has, else by constant indices. The code that a driver generates
    /// for an index depends on the kind and not on the rules.
    pub fn all(kind: BlockKind, rules: Rules) -> &'static [Reading] {
        match (kind, rules) {
            (BlockKind::Uniform, Rules::Std140)
            | (BlockKind::Storage | BlockKind::PushConstant, Rules::Std430) => Reading::VARIANTS,
            (BlockKind::Uniform | BlockKind::Storage | BlockKind::PushConstant, _) => {
                &[Reading::Constant]
            }
        }
    }

    /// The name in reports.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The shader's text.
pub fn text(memory: &MemoryCase, (kind, rules): (BlockKind, Rules), content: &Content) -> String {
    let mut text = String::from("#version 460\n");
    let beyond_glsl = rules.is_scalar() || (rules == Rules::Std430 && kind == BlockKind::Uniform);
    if beyond_glsl {
        text.push_str("#extension GL_EXT_scalar_block_layout : require\n");
    }
    let wide = |s: Scalar| matches!(s, Scalar::I64 | Scalar::U64);
    if memory.block.members.iter().any(|m| m.ty.any_scalar(&wide)) {
        text.push_str("#extension GL_ARB_gpu_shader_int64 : require\n");
    }
    declare(&mut text, memory, kind, rules);
    let stride = 4 * WORDS;
    let vectors = WORDS / 4;
    text.push_str(&format!(
        "layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = {stride}) out uvec4 words[{vectors}];\n\n"
    ));
    text.push_str(
        "void main() {\n    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);\n    gl_PointSize = 1.0;\n    \
         int zero = gl_InstanceIndex;\n",
    );
    for vector in 0..vectors {
        line(&mut text, format_args!("    words[{vector}] = uvec4(0u);"));
    }
    text.push_str("    switch (gl_VertexIndex) {\n");
    let mut vertex = 0;
    for &reading in Reading::all(kind, rules) {
        for words in content.words.chunks(WORDS) {
            line(&mut text, format_args!("    case {vertex}: {{"));
            read(&mut text, memory, reading, words);
            text.push_str("        break; }\n");
            vertex += 1;
        }
    }
    text.push_str("    }\n}\n");
    text
}

/// The structs and the block.
fn declare(text: &mut String, memory: &MemoryCase, kind: BlockKind, rules: Rules) {
    let mut structs = Vec::new();
    for member in &memory.block.members {
        collect_structs(&member.ty, &mut structs);
    }
    for structure in structs {
        line(text, format_args!("struct {} {{", structure.name));
        for member in &structure.members {
            let declared = declaration(&member.ty, &member.name);
            line(text, format_args!("    {declared};"));
        }
        line(text, format_args!("}};"));
    }
    let place = match kind {
        BlockKind::PushConstant => "push_constant",
        BlockKind::Uniform | BlockKind::Storage => "set = 0, binding = 0",
    };
    let storage = match kind {
        BlockKind::Storage => "readonly buffer",
        BlockKind::Uniform | BlockKind::PushConstant => "uniform",
    };
    // GLSL's name for whichever scalar rules.
    let rules = if rules.is_scalar() {
        Rules::Scalar
    } else {
        rules
    };
    let major = if memory.declared.row_major {
        ", row_major"
    } else {
        ""
    };
    line(
        text,
        format_args!("layout({place}, {rules}{major}) {storage} {BLOCK} {{"),
    );
    for (member, placement) in memory.block.members.iter().zip(memory.placements()) {
        let layout = qualifiers(member, placement, memory.declared.row_major);
        let declared = declaration(&member.ty, &member.name);
        line(text, format_args!("    {layout}{declared};"));
    }
    line(text, format_args!("}} block;"));
}

/// `layout(…) ` with the qualifiers of the member itself, or nothing.
fn qualifiers(member: &Member, placement: Placement, of_block: bool) -> String {
    let mut said = Vec::new();
    if let Some(offset) = placement.offset {
        said.push(format!("offset = {offset}"));
    }
    if let Some(align) = placement.align {
        said.push(format!("align = {align}"));
    }
    match majorness(&member.ty) {
        Some(true) if !of_block => said.push("row_major".to_owned()),
        Some(false) if of_block => said.push("column_major".to_owned()),
        _ => {}
    }
    if said.is_empty() {
        String::new()
    } else {
        format!("layout({}) ", said.join(", "))
    }
}

/// Whether the matrices inside are row-major; `None` without matrices. A
/// member states it for all of them.
fn majorness(ty: &Type) -> Option<bool> {
    match ty {
        Type::Matrix { layout, .. } => Some(layout.row_major),
        Type::Array { element, .. } => majorness(element),
        Type::Struct(s) => s.members.iter().find_map(|m| majorness(&m.ty)),
        Type::Scalar(_) | Type::Vector { .. } => None,
    }
}

/// The statements of one vertex.
fn read(text: &mut String, memory: &MemoryCase, reading: Reading, words: &[ReadWord]) {
    if reading == Reading::Whole {
        let mut copied: Vec<usize> = words.iter().map(|word| word.member).collect();
        copied.dedup();
        for member in copied.iter().map(|m| &memory.block.members[*m]) {
            let local = declaration(&member.ty, &format!("whole_{}", member.name));
            line(
                text,
                format_args!("        {local} = block.{};", member.name),
            );
        }
    }
    for (vector, words) in words.chunks(4).enumerate() {
        let mut parts: Vec<String> = words.iter().map(|word| bits(word, reading)).collect();
        parts.resize(4, "0u".to_owned());
        let parts = parts.join(", ");
        line(
            text,
            format_args!("        words[{vector}] = uvec4({parts});"),
        );
    }
}

/// The bits of a word, as an unsigned integer.
fn bits(word: &ReadWord, reading: Reading) -> String {
    let value = match reading {
        Reading::Constant => format!("block.{}", word.expression),
        Reading::Dynamic => format!("block.{}", word.expression.replace(']', " + zero]")),
        Reading::Whole => format!("whole_{}", word.expression),
    };
    word_bits(&value, word.scalar, word.half)
}
