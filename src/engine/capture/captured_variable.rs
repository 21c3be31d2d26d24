//! The captured variables: one [`CapturedVariable`] per captured variable or
//! block member, and per element of an array of blocks.
//!
//! GLSL 4.60 section 4.4.2.1. In SPIR-V every offset, buffer and stride is
//! explicit or absent. In a declared interface the offset of a block implies
//! those of its members, and buffers are inherited and default to 0.

use super::error::{CaptureError, Violation};
use super::layout::{LeafLayout, glslang_size, leaves, member_alignment};
use super::{Dialect, naming};
use crate::types::interface::{Block, CaptureQualifiers, Origin};
use crate::types::{Interface, OutputVariable, Scalar, StructType, Type};
use crate::units::{Binding, Stream, round_up};

/// A captured variable, or a captured member of one element of a block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct CapturedVariable {
    /// Index into the outputs of the interface.
    pub(super) output: usize,
    /// Index of the block member.
    pub(super) member: Option<usize>,
    /// Index of the element in an array of blocks; 0 otherwise.
    pub(super) element: u32,
    pub(super) binding: Binding,
    pub(super) stream: Stream,
    /// The byte offset of its start in the vertex record.
    pub(super) offset: u64,
    /// The offset of the byte after the space that the dialect reserves for it,
    /// trailing padding included.
    pub(super) end: u64,
    /// The layouts of its leaves, in order.
    pub(super) leaves: Vec<LeafLayout>,
}

impl CapturedVariable {
    /// Returns whether it holds a 64-bit value.
    pub(super) fn is_64bit(&self) -> bool {
        self.leaves
            .iter()
            .any(|part| part.gl_type.scalar.is_64bit())
    }

    /// Returns the offset of the byte after the last one that is written.
    pub(super) fn data_end(&self) -> u64 {
        self.leaves
            .iter()
            .map(LeafLayout::end)
            .max()
            .unwrap_or(self.offset)
    }
}

/// Returns the captured variables of an interface, in order of declaration.
pub(super) fn captured_variables(
    interface: &Interface,
    dialect: Dialect,
) -> Result<Vec<CapturedVariable>, CaptureError> {
    let mut found = Vec::new();
    for (output, variable) in interface.outputs.iter().enumerate() {
        let reader = Reader {
            interface,
            dialect,
            output,
            variable,
        };
        match (&variable.block, variable.ty.without_arrays()) {
            (Some(block), Type::Struct(structure)) => reader.block(block, structure, &mut found)?,
            _ => reader.variable(&mut found)?,
        }
    }
    Ok(found)
}

/// Reads the captured variables of one output.
struct Reader<'i> {
    interface: &'i Interface,
    dialect: Dialect,
    output: usize,
    variable: &'i OutputVariable,
}

/// The offsets of a captured block member.
struct PlacedMember {
    member: usize,
    offset: u64,
    end: u64,
    leaves: Vec<LeafLayout>,
}

impl Reader<'_> {
    fn variable(&self, found: &mut Vec<CapturedVariable>) -> Result<(), CaptureError> {
        let variable = self.variable;
        let Some(offset) = variable.capture.offset else {
            return Ok(());
        };
        let offset = u64::from(offset.0);
        let binding = self.check_captured(None, &variable.ty, &variable.capture)?;
        self.check_offset(None, offset, required_alignment(&variable.ty, self.dialect))?;
        let mut leaves_found = Vec::new();
        let end = leaves(&variable.ty, offset, self.dialect, &mut leaves_found);
        self.check_tight(None, &leaves_found)?;
        found.push(CapturedVariable {
            output: self.output,
            member: None,
            element: 0,
            binding,
            stream: variable.capture.stream.unwrap_or_default(),
            offset,
            end: self.reserved(&variable.ty, offset, end),
            leaves: leaves_found,
        });
        Ok(())
    }

    fn block(
        &self,
        block: &Block,
        structure: &StructType,
        found: &mut Vec<CapturedVariable>,
    ) -> Result<(), CaptureError> {
        self.check_one_buffer(block)?;
        let placed = match self.interface.origin {
            Origin::Declared => self.place_declared(block, structure)?,
            Origin::Spirv => self.place_explicit(block, structure)?,
        };
        self.check_block_start(structure, &placed)?;
        let elements = self.variable.ty.flattened_len();
        let mut bindings = Vec::new();
        for place in &placed {
            let (ty, qualifiers) = self.member(block, structure, place.member);
            bindings.push((
                self.check_captured(Some(place.member), ty, &qualifiers)?,
                qualifiers,
            ));
            self.check_tight(Some(place.member), &place.leaves)?;
        }
        for element in 0..elements {
            for (place, (binding, qualifiers)) in placed.iter().zip(&bindings) {
                found.push(CapturedVariable {
                    output: self.output,
                    member: Some(place.member),
                    element,
                    binding: Binding(binding.0.saturating_add(element)),
                    stream: qualifiers.stream.unwrap_or_default(),
                    offset: place.offset,
                    end: place.end,
                    leaves: place.leaves.clone(),
                });
            }
        }
        Ok(())
    }

    /// Returns type and qualifiers of a member, inherited ones included.
    fn member<'s>(
        &self,
        block: &Block,
        structure: &'s StructType,
        member: usize,
    ) -> (&'s Type, CaptureQualifiers) {
        let own = block.members[member].capture;
        let ty = &structure.members[member].ty;
        (ty, inherit(own, self.variable.capture))
    }

    /// Places the members of a SPIR-V block that have an offset of their own. An
    /// offset on the block itself has no meaning.
    fn place_explicit(
        &self,
        block: &Block,
        structure: &StructType,
    ) -> Result<Vec<PlacedMember>, CaptureError> {
        let mut placed = Vec::new();
        for (member, (declared, own)) in structure.members.iter().zip(&block.members).enumerate() {
            let Some(offset) = own.capture.offset else {
                continue;
            };
            let offset = u64::from(offset.0);
            let align = required_alignment(&declared.ty, self.dialect);
            self.check_offset(Some(member), offset, align)?;
            placed.push(self.place(member, &declared.ty, offset));
        }
        Ok(placed)
    }

    /// Places the members of a declared block. With an offset on the block every
    /// member is captured, after the previous one unless it has its own offset.
    fn place_declared(
        &self,
        block: &Block,
        structure: &StructType,
    ) -> Result<Vec<PlacedMember>, CaptureError> {
        let of_block = self.variable.capture.offset;
        let of_block = of_block.map(|offset| u64::from(offset.0));
        let block_alignment = block_alignment(structure, self.dialect);
        check_block_offset(self.interface, self.output, self.dialect)?;
        let mut placed = Vec::new();
        let mut cursor = of_block;
        for (member, (declared, own)) in structure.members.iter().zip(&block.members).enumerate() {
            let own = own.capture.offset.map(|offset| u64::from(offset.0));
            let Some(unaligned) = own.or(cursor) else {
                continue;
            };
            let offset = match own {
                Some(offset) => offset,
                None => round_up(unaligned, member_alignment(&declared.ty, self.dialect)),
            };
            // In a block with an offset Mesa's linker requires the largest alignment
            // of all members.
            let required = match own {
                _ if self.dialect == Dialect::Mesa && of_block.is_some() => block_alignment,
                Some(_) => required_alignment(&declared.ty, self.dialect),
                None => 1,
            };
            self.check_offset(Some(member), offset, required)?;
            let place = self.place(member, &declared.ty, offset);
            if of_block.is_some() {
                cursor = Some(match self.dialect {
                    // Mesa also advances from the offset before alignment.
                    Dialect::Mesa => unaligned + 4 * u64::from(declared.ty.components()),
                    Dialect::Glslang => place.end,
                    Dialect::Spec | Dialect::Nir | Dialect::Vulkan => place.data_end(),
                });
            }
            placed.push(place);
        }
        if self.dialect == Dialect::Spec && of_block.is_some() {
            pad_end_of_block(&mut placed);
        }
        Ok(placed)
    }

    fn place(&self, member: usize, ty: &Type, offset: u64) -> PlacedMember {
        let mut found = Vec::new();
        let end = leaves(ty, offset, self.dialect, &mut found);
        PlacedMember {
            member,
            offset,
            end: self.reserved(ty, offset, end),
            leaves: found,
        }
    }

    /// Returns the offset of the byte after the space reserved for a variable or
    /// member.
    fn reserved(&self, ty: &Type, offset: u64, end: u64) -> u64 {
        match (self.interface.origin, self.dialect) {
            // In SPIR-V only the stride includes padding.
            (Origin::Spirv, _) => end,
            (Origin::Declared, Dialect::Spec) if ty.contains_64bit() => round_up(end, 8),
            (Origin::Declared, Dialect::Glslang) => offset + glslang_size(ty),
            (Origin::Declared, _) => end,
        }
    }

    /// Checks the type and buffer of a captured variable or member; returns its
    /// buffer.
    fn check_captured(
        &self,
        member: Option<usize>,
        ty: &Type,
        qualifiers: &CaptureQualifiers,
    ) -> Result<Binding, CaptureError> {
        let what = || self.label(member);
        if ty.any_scalar(&|scalar| !scalar.capturable()) {
            return Err(Violation::Type { what: what() }.into());
        }
        if is_unsized(ty) {
            return Err(Violation::Unsized { what: what() }.into());
        }
        let explicit = self.interface.origin == Origin::Spirv;
        let Some(binding) = qualifiers.buffer.or((!explicit).then_some(Binding(0))) else {
            return Err(Violation::BufferMissing { what: what() }.into());
        };
        if explicit && qualifiers.stride.is_none() {
            return Err(Violation::StrideMissing { what: what() }.into());
        }
        Ok(binding)
    }

    fn check_offset(
        &self,
        member: Option<usize>,
        offset: u64,
        required: u64,
    ) -> Result<(), CaptureError> {
        check_offset(self.interface, (self.output, member), offset, required)
    }

    /// Checks Vulkan's tight packing: an aggregate whose packing misaligns a
    /// component is refused, never padded.
    fn check_tight(
        &self,
        member: Option<usize>,
        leaves: &[LeafLayout],
    ) -> Result<(), CaptureError> {
        let misaligned = |part: &&LeafLayout| {
            let size = u64::from(part.gl_type.scalar.bytes());
            !part.offset.is_multiple_of(size)
        };
        match leaves.iter().find(misaligned) {
            Some(part) if self.dialect == Dialect::Vulkan => Err(Violation::OffsetTight {
                what: self.label(member),
                part: part.gl_type,
                offset: part.offset,
            }
            .into()),
            Some(_) | None => Ok(()),
        }
    }

    fn check_one_buffer(&self, block: &Block) -> Result<(), CaptureError> {
        let default = match self.interface.origin {
            Origin::Declared => Some(Binding(0)),
            Origin::Spirv => None,
        };
        let mut of_block = self.variable.capture.buffer.or(default);
        for (member, qualifiers) in block.members.iter().enumerate() {
            let own = qualifiers.capture.buffer;
            match (of_block, own) {
                (Some(of_block), Some(own)) if of_block != own => {
                    let what = self.label(Some(member));
                    return Err(Violation::BufferBlock {
                        what,
                        of_block,
                        own,
                    }
                    .into());
                }
                _ => of_block = of_block.or(own),
            }
        }
        Ok(())
    }

    fn check_block_start(
        &self,
        structure: &StructType,
        placed: &[PlacedMember],
    ) -> Result<(), CaptureError> {
        // VUID-StandaloneSpirv-Offset-04690; OpenGL has no such rule.
        if self.dialect != Dialect::Vulkan {
            return Ok(());
        }
        let is_64bit = |place: &PlacedMember| {
            let member = structure.members.get(place.member);
            member.is_some_and(|member| member.ty.contains_64bit())
        };
        match placed.first() {
            Some(first) if !first.offset.is_multiple_of(8) && placed.iter().any(is_64bit) => {
                Err(Violation::OffsetBlockStart {
                    what: self.label(Some(first.member)),
                    offset: first.offset,
                }
                .into())
            }
            Some(_) | None => Ok(()),
        }
    }

    fn label(&self, member: Option<usize>) -> String {
        naming::label(self.interface, self.output, member)
    }
}

impl PlacedMember {
    fn data_end(&self) -> u64 {
        self.leaves
            .iter()
            .map(LeafLayout::end)
            .max()
            .unwrap_or(self.offset)
    }
}

/// Checks the offset that an output states as a block: in GLSL it must be a multiple of
/// what the members require, although they could be moved to the next one.
pub(super) fn check_block_offset(
    interface: &Interface,
    output: usize,
    dialect: Dialect,
) -> Result<(), CaptureError> {
    let variable = &interface.outputs[output];
    match (variable.as_block(), variable.capture.offset) {
        (Some((_, structure)), Some(offset)) => {
            let required = block_alignment(structure, dialect);
            check_offset(interface, (output, None), u64::from(offset.0), required)
        }
        (Some(_) | None, _) => Ok(()),
    }
}

fn check_offset(
    interface: &Interface,
    (output, member): (usize, Option<usize>),
    offset: u64,
    required: u64,
) -> Result<(), CaptureError> {
    if offset.is_multiple_of(required) {
        return Ok(());
    }
    let what = naming::label(interface, output, member);
    Err(Violation::OffsetMisaligned {
        what,
        required,
        offset,
    }
    .into())
}

/// Returns `own` with missing qualifiers taken from `outer`; an offset is never
/// inherited.
pub(super) fn inherit(own: CaptureQualifiers, outer: CaptureQualifiers) -> CaptureQualifiers {
    CaptureQualifiers {
        buffer: own.buffer.or(outer.buffer),
        offset: own.offset,
        stride: own.stride.or(outer.stride),
        stream: own.stream.or(outer.stream),
    }
}

/// Rounds up the space of a block instead of that of each member: a block with
/// an offset is captured as one entity, and takes a multiple of 8 bytes where it
/// holds a 64-bit value.
fn pad_end_of_block(placed: &mut [PlacedMember]) {
    let wide = |place: &PlacedMember| {
        place
            .leaves
            .iter()
            .any(|part| part.gl_type.scalar.is_64bit())
    };
    let block_is_64bit = placed.iter().any(wide);
    for place in placed.iter_mut() {
        place.end = place.data_end();
    }
    if let Some(last) = placed.iter_mut().max_by_key(|place| place.end)
        && block_is_64bit
    {
        last.end = round_up(last.end, 8);
    }
}

/// Returns the alignment that is required of an offset.
fn required_alignment(ty: &Type, dialect: Dialect) -> u64 {
    let wide = match dialect {
        // Mesa's linker considers doubles only, not 64-bit integers.
        Dialect::Mesa => ty.any_scalar(&|scalar| scalar == Scalar::F64),
        Dialect::Spec | Dialect::Nir | Dialect::Glslang | Dialect::Vulkan => ty.contains_64bit(),
    };
    if wide { 8 } else { 4 }
}

/// Returns the largest alignment that the members of a block require.
fn block_alignment(structure: &StructType, dialect: Dialect) -> u64 {
    let members = structure.members.iter();
    let required = members.map(|member| required_alignment(&member.ty, dialect));
    required.max().unwrap_or(4)
}

fn is_unsized(ty: &Type) -> bool {
    match ty {
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => false,
        Type::Array { element, len, .. } => *len == 0 || is_unsized(element),
        Type::Struct(structure) => structure.members.iter().any(|m| is_unsized(&m.ty)),
    }
}
