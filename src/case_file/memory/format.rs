//! What a file says in `[memory]`.
//!
//! ```toml
//! [memory]
//! kind = "uniform"           # or storage, push_constant
//! layout_rules = "std140"    # or std430, scalar
//! row_major = true           # unless a member says otherwise
//! structs = [{ name = "N", members = [{ name = "a", type = "float" }] }]
//! members = [
//!     { name = "n", type = "N[2]" },
//!     { name = "m", type = "mat2x3", row_major = false, align = 32 },
//! ]
//! [[memory.layout]]          # worked out by hand, any number of them
//! rules = "std430"
//! offsets = [0, 32]
//! size = 64
//! array_strides = { n = [4] }
//! matrix_strides = { m = 16 }
//! ```
//! In place of `structs` and `members` a block may be `random`, by its seed.

use crate::case::memory::{BLOCK, ExpectedLayout, LayoutAnswer, MAX_BLOCK_WORDS, MemoryCase};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::interface;
use crate::case_file::raw::{Number, Struct, Text};
use crate::generate::block;
use crate::spirv::BlockKind;
use crate::types::interface::MAX_PARTS;
use crate::types::layout::{Placement, Rules};
use crate::types::{Member as TypeMember, StructType, Type};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// Bytes of a random block where the file does not say: as many push constants
/// as every device has.
const RANDOM_BYTES: u32 = 128;

/// The section.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Memory {
    pub kind: Option<Text>,
    pub layout_rules: Option<Text>,
    /// Whether matrices are row-major where a member does not say.
    pub row_major: Option<Number>,
    #[serde(default)]
    pub structs: Vec<Struct>,
    #[serde(default)]
    pub members: Vec<Member>,
    /// The seed of a block made at random, in place of `members`.
    pub random: Option<Number>,
    /// Bytes that it may have by any rules.
    pub random_bytes: Option<Number>,
    #[serde(default)]
    pub layout: Vec<Spanned<Layout>>,
}

/// A member of the block.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Member {
    pub name: Text,
    #[serde(rename = "type")]
    pub ty: Text,
    pub row_major: Option<Number>,
    pub offset: Option<Number>,
    pub align: Option<Number>,
}

/// A layout worked out by hand.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Layout {
    pub rules: Text,
    pub refused: Option<Text>,
    #[serde(default)]
    pub offsets: Vec<Number>,
    pub size: Option<Number>,
    #[serde(default)]
    pub array_strides: BTreeMap<Text, Vec<Number>>,
    #[serde(default)]
    pub matrix_strides: BTreeMap<Text, Number>,
}

/// Reads the section.
pub fn build(raw: &Spanned<Memory>, scope: &Scope<'_>) -> Result<MemoryCase> {
    let span = raw.span();
    let raw = raw.get_ref();
    let row_major = flag(&raw.row_major, scope)?.unwrap_or(false);
    let mut case = match &raw.random {
        Some(seed) if raw.members.is_empty() && raw.structs.is_empty() => {
            let bytes = match &raw.random_bytes {
                Some(bytes) => scope.ranged(bytes, "random_bytes", 16..4097)?,
                None => RANDOM_BYTES,
            };
            block::block(scope.ranged(seed, "a seed", 0..1 << 32)?, bytes)
        }
        Some(_) => {
            let why = "a block is 'random' or has 'members', not both".to_owned();
            return scope.fail(span, Problem::Interface(why));
        }
        None => declared(raw, row_major, scope)?,
    };
    let ty = Type::structure(
        "",
        case.block
            .members
            .iter()
            .map(|m| (m.name.clone(), m.ty.clone())),
    );
    if !ty.fits(&mut MAX_PARTS.clone()) || ty.components() > MAX_BLOCK_WORDS {
        let problem = Problem::TooManyWords {
            seen: ty.components(),
            max: MAX_BLOCK_WORDS,
            parts: MAX_PARTS,
        };
        return scope.fail(span, problem);
    }
    let kinds = [
        ("uniform", BlockKind::Uniform),
        ("storage", BlockKind::Storage),
        ("push_constant", BlockKind::PushConstant),
    ];
    case.kind = named(&raw.kind, "kind", &kinds, scope)?;
    case.rules = named(&raw.layout_rules, "layout_rules", &all_rules(), scope)?;
    for layout in &raw.layout {
        case.expected.push(expected(layout, &case, scope)?);
    }
    Ok(case)
}

fn all_rules() -> [(&'static str, Rules); 5] {
    Rules::ALL.map(|rules| (rules.name(), rules))
}

fn flag(number: &Option<Number>, scope: &Scope<'_>) -> Result<Option<bool>> {
    let Some(number) = number else {
        return Ok(None);
    };
    Ok(Some(scope.ranged(number, "row_major", 0..2)? == 1))
}

fn named<T: Copy>(
    text: &Option<Text>,
    what: &'static str,
    known: &[(&str, T)],
    scope: &Scope<'_>,
) -> Result<Option<T>> {
    let Some(text) = text else {
        return Ok(None);
    };
    let seen = scope.text(text)?;
    match known.iter().find(|(name, _)| *name == seen) {
        Some((_, value)) => Ok(Some(*value)),
        None => {
            let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
            let known = names.join(", ");
            scope.fail(text.span(), Problem::Unknown { what, seen, known })
        }
    }
}

fn declared(raw: &Memory, row_major: bool, scope: &Scope<'_>) -> Result<MemoryCase> {
    let structs = interface::structs(&raw.structs, scope)?;
    let mut members: Vec<TypeMember> = Vec::new();
    let mut placements = Vec::new();
    for member in &raw.members {
        let name = scope.text(&member.name)?;
        interface::check_identifier(&name, &member.name, scope)?;
        if members.iter().any(|other| other.name == name) {
            let why = format!("two members are called '{name}'");
            return scope.fail(member.name.span(), Problem::Interface(why));
        }
        let ty = interface::ty(&member.ty, &structs, scope)?;
        let row_major = flag(&member.row_major, scope)?.unwrap_or(row_major);
        members.push(TypeMember {
            name,
            ty: ty.with_majorness(row_major),
            offset: None,
        });
        placements.push(Placement {
            offset: scope.optional(&member.offset, "an offset")?,
            align: scope.optional(&member.align, "an alignment")?,
        });
    }
    Ok(MemoryCase {
        block: StructType {
            name: BLOCK.to_owned(),
            members,
        },
        placements,
        row_major,
        kind: None,
        rules: None,
        expected: Vec::new(),
    })
}

fn expected(raw: &Spanned<Layout>, case: &MemoryCase, scope: &Scope<'_>) -> Result<ExpectedLayout> {
    let span = raw.span();
    let raw = raw.get_ref();
    let wrong = |why: String| scope.fail(span.clone(), Problem::Table(why));
    let number = |number: &Number| scope.ranged(number, "a number of a layout", 0..1 << 32);
    let numbers = |list: &[Number]| list.iter().map(number).collect::<Result<Vec<u32>>>();
    let rules = named(&Some(raw.rules.clone()), "rules", &all_rules(), scope)?;
    let Some(rules) = rules else {
        return wrong("a layout says by which 'rules'".to_owned());
    };
    let answer = match &raw.refused {
        Some(rule) if raw.offsets.is_empty() => LayoutAnswer::Refused(scope.text(rule)?),
        Some(_) => return wrong("a layout has 'offsets' or is 'refused', not both".to_owned()),
        None => {
            let (seen, members) = (raw.offsets.len(), case.block.members.len());
            if seen != members {
                let why =
                    format!("a layout has an offset for each of {members} members, seen {seen}");
                return wrong(why);
            }
            let mut array_strides = Vec::new();
            for (name, strides) in &raw.array_strides {
                array_strides.push((name.get_ref().clone(), numbers(strides)?));
            }
            let mut matrix_strides = Vec::new();
            for (name, stride) in &raw.matrix_strides {
                matrix_strides.push((name.get_ref().clone(), number(stride)?));
            }
            LayoutAnswer::Layout {
                offsets: numbers(&raw.offsets)?,
                size: raw.size.as_ref().map(number).transpose()?,
                array_strides,
                matrix_strides,
            }
        }
    };
    Ok(ExpectedLayout { rules, answer })
}
