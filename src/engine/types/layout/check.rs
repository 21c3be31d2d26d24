//! Checks the layout that a module gives against rules.
//!
//! Vulkan, "Offset and Stride Assignment": alignments by std140 (uniform buffers),
//! std430 (all else) or scalar rules. With *relaxed block layout*, which every
//! device since Vulkan 1.1 has, a vector that is a member needs only the alignment
//! of its scalar, but must not straddle 16 bytes. SPIR-V: members do not overlap,
//! and strides are not 0.

use super::apply::{aggregate_align, join, vector_extent};
use super::{Decorated, LayoutError, Rules};
use crate::types::{Member, StructType, Type};
use crate::units::Alignment;

/// The rules against which a layout is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    pub rules: Rules,
    /// Relaxed block layout; without effect on scalar rules.
    pub relaxed: bool,
}

impl Checked {
    fn name(self) -> &'static str {
        match (self.rules, self.relaxed) {
            (Rules::Std140, true) => "relaxed std140",
            (Rules::Std430, true) => "relaxed std430",
            (rules, _) => rules.name(),
        }
    }
}

/// Checks the layout of a block, whose number of declared types must be bounded
/// ([`Type::declares_at_most`]).
///
/// # Errors
/// The first broken rule, with members in order of their offsets.
pub fn check(block: &StructType, checked: Checked) -> Result<(), LayoutError> {
    let checker = Checker { checked };
    checker.structure(block, &block.name)
}

struct Checker {
    checked: Checked,
}

impl Checker {
    fn structure(&self, structure: &StructType, at: &str) -> Result<(), LayoutError> {
        let mut placed = Vec::with_capacity(structure.members.len());
        for member in &structure.members {
            let at = join(at, &member.name);
            let Some(offset) = member.offset else {
                let what = Decorated::Offset;
                return Err(LayoutError::Missing { at, what });
            };
            self.ty(&member.ty, &at)?;
            self.offset(member, offset, &at)?;
            placed.push((u64::from(offset), member, at));
        }
        placed.sort_by_key(|(offset, ..)| *offset);
        for pair in placed.windows(2) {
            if let [(start, before, other), (offset, _, at)] = pair {
                self.neighbours((*start, before, other), *offset, at)?;
            }
        }
        Ok(())
    }

    fn ty(&self, ty: &Type, at: &str) -> Result<(), LayoutError> {
        match ty {
            Type::Scalar(_) | Type::Vector { .. } => Ok(()),
            Type::Matrix {
                scalar,
                columns,
                rows,
                layout,
            } => {
                let (_, size) = layout.vectors(*columns, *rows);
                let size = u64::from(scalar.bytes()) * u64::from(size);
                let align = self.align(ty);
                self.stride(layout.stride, Decorated::MatrixStride, size, align, at)
            }
            Type::Array {
                element, stride, ..
            } => {
                self.ty(element, at)?;
                let (size, align) = (occupied(element), self.align(ty));
                self.stride(*stride, Decorated::ArrayStride, size, align, at)
            }
            Type::Struct(structure) => self.structure(structure, at),
        }
    }

    /// Checks the stride of an array's elements or of a matrix's columns or rows, which
    /// have this size and alignment.
    fn stride(
        &self,
        stride: Option<u32>,
        what: Decorated,
        size: u64,
        alignment: Alignment,
        at: &str,
    ) -> Result<(), LayoutError> {
        let at = || at.to_owned();
        match stride {
            None => Err(LayoutError::Missing { at: at(), what }),
            Some(0) => Err(LayoutError::Zero { at: at(), what }),
            Some(stride) if u64::from(stride) < size => Err(LayoutError::Short {
                at: at(),
                what,
                stride,
                size,
            }),
            Some(stride) if !alignment.divides(stride.into()) => {
                Err(self.misaligned(at(), what, stride, alignment))
            }
            Some(_) => Ok(()),
        }
    }

    fn misaligned(
        &self,
        at: String,
        what: Decorated,
        seen: u32,
        alignment: Alignment,
    ) -> LayoutError {
        LayoutError::Misaligned {
            at,
            what,
            seen,
            alignment: alignment.bytes(),
            rules: self.checked.name(),
        }
    }

    fn offset(&self, member: &Member, offset: u32, at: &str) -> Result<(), LayoutError> {
        let relaxed = self.checked.relaxed && !self.checked.rules.is_scalar();
        let (alignment, vector) = match &member.ty {
            Type::Vector { scalar, size } if relaxed => {
                let scalar = vector_extent(*scalar, 1, self.checked.rules);
                (scalar.align, Some(scalar.size * u64::from(*size)))
            }
            ty => (self.align(ty), None),
        };
        if !alignment.divides(offset.into()) {
            return Err(self.misaligned(at.to_owned(), Decorated::Offset, offset, alignment));
        }
        let Some(size) = vector else {
            return Ok(());
        };
        let offset = u64::from(offset);
        let last = offset + size - 1;
        let straddles = match size {
            0..=16 => offset / 16 != last / 16,
            _ => !offset.is_multiple_of(16),
        };
        if !straddles {
            return Ok(());
        }
        Err(LayoutError::Straddle {
            at: at.to_owned(),
            size,
            offset,
            last,
        })
    }

    /// Checks a member at `offset` after another one at `start`.
    fn neighbours(
        &self,
        (start, before, other): (u64, &Member, &str),
        offset: u64,
        at: &str,
    ) -> Result<(), LayoutError> {
        let end = start.saturating_add(occupied(&before.ty));
        let (at, other) = (at.to_owned(), other.to_owned());
        if offset < end {
            return Err(LayoutError::Overlap {
                at,
                offset,
                other,
                end,
            });
        }
        let pads = !matches!(before.ty, Type::Scalar(_) | Type::Vector { .. });
        let until = self.align(&before.ty).round_up(end);
        let reserved = matches!(self.checked.rules, Rules::Std140 | Rules::Std430) && pads;
        if !reserved || offset >= until {
            return Ok(());
        }
        Err(LayoutError::Padding {
            at,
            offset,
            other,
            until,
        })
    }

    fn align(&self, ty: &Type) -> Alignment {
        let rules = self.checked.rules;
        match ty {
            Type::Scalar(scalar) => vector_extent(*scalar, 1, rules).align,
            Type::Vector { scalar, size } => vector_extent(*scalar, *size, rules).align,
            Type::Matrix {
                scalar,
                columns,
                rows,
                layout,
            } => {
                let (_, size) = layout.vectors(*columns, *rows);
                aggregate_align(vector_extent(*scalar, size, rules).align, rules)
            }
            Type::Array { element, .. } => aggregate_align(self.align(element), rules),
            Type::Struct(s) => {
                let members = s.members.iter().map(|m| self.align(&m.ty));
                aggregate_align(members.max().unwrap_or(Alignment::ONE), rules)
            }
        }
    }
}

/// Returns the number of bytes from the first to the last of a value; missing layout
/// counts as 0.
fn occupied(ty: &Type) -> u64 {
    let repeat = |stride: Option<u32>, count: u32, size: u64| {
        u64::from(stride.unwrap_or(0))
            .saturating_mul(u64::from(count.saturating_sub(1)))
            .saturating_add(size)
    };
    match ty {
        Type::Scalar(scalar) => scalar.bytes().into(),
        Type::Vector { scalar, size } => u64::from(scalar.bytes()) * u64::from(*size),
        Type::Matrix {
            scalar,
            columns,
            rows,
            layout,
        } => {
            let (count, size) = layout.vectors(*columns, *rows);
            let size = u64::from(scalar.bytes()) * u64::from(size);
            repeat(layout.stride, count, size)
        }
        Type::Array {
            element,
            len,
            stride,
        } => repeat(*stride, *len, occupied(element)),
        Type::Struct(s) => s.members.iter().fold(0, |end, member| {
            let member_end = u64::from(member.offset.unwrap_or(0)) + occupied(&member.ty);
            member_end.max(end)
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;
    use crate::types::layout::lay_out_block;
    use serde::Deserialize;
    use std::sync::Arc;

    const STRICT: bool = false;
    const RELAXED: bool = true;

    /// A block of these members at these offsets, its strides those of `rules`.
    fn block(members: &[(&str, u32)], rules: Rules) -> StructType {
        let inner = Type::structure("S", [("d".into(), ty("double")), ("f".into(), ty("float"))]);
        let find = |name: &str| (name == "S").then(|| inner.clone());
        let declared = members.iter().map(|(name, _)| {
            let ty = parse_type(name, &find).expect(name);
            ((*name).to_owned(), ty)
        });
        let Type::Struct(bare) = Type::structure("B", declared) else {
            panic!("a struct");
        };
        let (mut laid_out, _) = lay_out_block(&bare, rules, &[]).expect("a block");
        for (member, (_, offset)) in laid_out.members.iter_mut().zip(members) {
            member.offset = Some(*offset);
        }
        laid_out
    }

    fn ty(text: &str) -> Type {
        parse_type(text, &|_| None).expect(text)
    }

    fn verdict(block: &StructType, rules: Rules, relaxed: bool) -> &'static str {
        match check(block, Checked { rules, relaxed }) {
            Ok(()) => "valid",
            Err(error) => error.rule(),
        }
    }

    /// The content of `check.toml`.
    #[derive(Deserialize)]
    struct Table {
        rows: Vec<(String, Rules, Rules, String, String)>,
    }

    #[test]
    fn each_rule_of_offsets_and_strides_is_checked() {
        let Table { rows } = toml::from_str(include_str!("check.toml")).expect("the rows");
        assert_eq!(rows.len(), 23);
        for (members, laid_out, checked, strictness, want) in rows {
            let placed = members.split(", ").map(|member| {
                let (ty, offset) = member.split_once(' ').expect("an offset");
                (ty, offset.parse().expect("a number"))
            });
            let block = block(&placed.collect::<Vec<_>>(), laid_out);
            let seen = verdict(&block, checked, strictness == "relaxed");
            assert_eq!(seen, want, "{members} {laid_out} {checked} {strictness}");
        }
    }

    #[test]
    fn missing_short_and_misaligned_strides_are_refused() {
        let with = |stride: Option<u32>, element: Type| StructType {
            name: "B".into(),
            members: vec![Member {
                name: "a".into(),
                ty: Type::Array {
                    element: Arc::new(element),
                    len: 2,
                    stride,
                },
                offset: Some(0),
            }],
        };
        let rows = [
            (None, "layout.array_stride_missing"),
            (Some(0), "layout.stride_zero"),
            (Some(4), "layout.array_stride_short"),
            (Some(12), "layout.array_stride_misaligned"),
            (Some(24), "valid"),
        ];
        for (stride, want) in rows {
            let block = with(stride, ty("vec2"));
            assert_eq!(verdict(&block, Rules::Std430, RELAXED), want, "{stride:?}");
        }
        let matrix = with(Some(64), ty("mat4"));
        assert_eq!(
            verdict(&matrix, Rules::Std430, RELAXED),
            "layout.matrix_stride_missing"
        );
        let inner = Type::structure("S", [("f".into(), ty("float"))]);
        let missing = with(Some(16), inner);
        assert_eq!(
            verdict(&missing, Rules::Std430, RELAXED),
            "layout.offset_missing"
        );
    }

    #[test]
    fn laid_out_blocks_satisfy_their_own_rules() {
        let members: Vec<(&str, u32)> = [
            "float", "S[2]", "vec3", "mat3[2]", "dvec3", "mat2", "int[3]",
        ]
        .map(|name| (name, 0))
        .to_vec();
        for rules in [Rules::Std140, Rules::Std430, Rules::Scalar] {
            let mut bare = block(&members, rules);
            for member in &mut bare.members {
                member.ty = member.ty.without_offsets();
            }
            let (laid_out, _) = lay_out_block(&bare, rules, &[]).expect("a block");
            assert_eq!(verdict(&laid_out, rules, STRICT), "valid", "{rules}");
        }
    }
}
