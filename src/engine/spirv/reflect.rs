//! Reflection: the outputs of an entry point, with everything that capture
//! depends on, and its inputs, as far as packing needs them.

use super::index::{Index, Target};
use super::types::{Layout, TypeReader};
use super::{EntryPoint, Module, SpirvError};
use crate::types::interface::{
    Block, BuiltIn, CaptureQualifiers, MAX_PARTS, MAX_WORDS, MemberQualifiers, Origin,
};
use crate::types::interpolation::{InterpolationMode, Sampling};
use crate::types::{Interface, Interpolation, OutputVariable, Stage, Type};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride};
use rspirv::dr::{self, Operand};
use rspirv::spirv::{Capability, Decoration, ExecutionMode, Op, SourceLanguage, StorageClass};
use std::collections::HashSet;

/// The decorations that state where an output is and where it is captured.
const PLACES: [Decoration; 7] = [
    Decoration::Location,
    Decoration::Component,
    Decoration::BuiltIn,
    Decoration::XfbBuffer,
    Decoration::XfbStride,
    Decoration::Offset,
    Decoration::Stream,
];

/// Reflects the outputs of the entry point of stage `entry`, or of the last stage before
/// rasterization if `entry` is `None`. Of several entry points of one stage `main` is
/// used, or the first.
///
/// In a tessellation control shader the array over the vertices of the patch is
/// removed. A specialization constant has its default value.
///
/// # Errors
/// The module has no such entry point, or is invalid.
pub fn reflect(module: &Module, entry: Option<Stage>) -> Result<Interface, SpirvError> {
    reflect_with_ids(module, entry).map(|reflected| reflected.interface)
}

/// An interface, and the ids of its variables in the module.
#[derive(Clone, Debug, PartialEq)]
pub struct Reflected {
    pub interface: Interface,
    /// The id of each of the interface's variables.
    pub variables: Vec<u32>,
}

/// Reflects the outputs like [`reflect`], with the ids of the variables.
///
/// # Errors
/// As [`reflect`].
pub fn reflect_with_ids(module: &Module, entry: Option<Stage>) -> Result<Reflected, SpirvError> {
    let (_, entry) = choose(module, entry)?;
    let mut reflected = side(module, &entry, StorageClass::Output)?;
    let interface = &mut reflected.interface;
    let representation = module.representation();
    let has_capability = |wanted: Capability| {
        let mut operands = representation
            .capabilities
            .iter()
            .map(|i| i.operands.first());
        operands.any(|operand| operand == Some(&Operand::Capability(wanted)))
    };
    let xfb = [
        Operand::IdRef(entry.function),
        Operand::ExecutionMode(ExecutionMode::Xfb),
    ];
    interface.capturing = representation
        .execution_modes
        .iter()
        .any(|mode| mode.operands == xfb);
    interface.capability = has_capability(Capability::TransformFeedback);
    interface.streams = has_capability(Capability::GeometryStreams);
    Ok(reflected)
}

/// Reflects the inputs of the entry point of `stage`, represented like outputs, in the
/// order of the entry point's interface. The array over the vertices of a primitive or
/// patch is removed.
///
/// # Errors
/// As [`reflect`].
pub fn inputs(module: &Module, stage: Stage) -> Result<Interface, SpirvError> {
    inputs_with_ids(module, stage).map(|reflected| reflected.interface)
}

/// Reflects the inputs like [`inputs`], with the ids of the variables.
///
/// # Errors
/// As [`reflect`].
pub fn inputs_with_ids(module: &Module, stage: Stage) -> Result<Reflected, SpirvError> {
    let (_, entry) = choose(module, Some(stage))?;
    side(module, &entry, StorageClass::Input)
}

/// Reflects the variables of one storage class that an entry point lists.
fn side(module: &Module, entry: &EntryPoint, class: StorageClass) -> Result<Reflected, SpirvError> {
    let representation = module.representation();
    let index = Index::new(representation);
    let mut interface = Interface {
        named: !representation.debug_names.is_empty(),
        es: is_es(representation),
        ..Interface::empty(entry.stage, Origin::Spirv)
    };
    let mut reader = TypeReader::new(&index, Layout::Ignored);
    let mut parts = MAX_PARTS;
    let mut seen = HashSet::new();
    let distinct = entry.interface.is_sorted_by(|id, next| id < next);
    let mut variables = Vec::with_capacity(entry.interface.len());
    for &id in &entry.interface {
        if !distinct && !seen.insert(id) {
            continue;
        }
        let Some(pointee) = pointee(&index, id, class)? else {
            continue;
        };
        let variable = variable(&index, &mut reader, id, pointee, (entry.stage, class))?;
        // Checked before the next type is read, which may contain and nest this one.
        if !variable.ty.fits(&mut parts) {
            return Err(SpirvError::TooLarge);
        }
        interface.outputs.push(variable);
        variables.push(id);
    }
    if interface.words() > MAX_WORDS {
        return Err(SpirvError::TooLarge);
    }
    Ok(Reflected {
        interface,
        variables,
    })
}

/// Returns whether a module states that its source is GLSL ES.
fn is_es(module: &dr::Module) -> bool {
    let mut sources = module.debug_string_source.iter();
    let es = Operand::SourceLanguage(SourceLanguage::ESSL);
    sources.any(|source| source.class.opcode == Op::Source && source.operands.first() == Some(&es))
}

/// Returns the entry point that [`reflect`] uses, with its index among all of the
/// module.
pub(super) fn choose(
    module: &Module,
    wanted: Option<Stage>,
) -> Result<(usize, EntryPoint), SpirvError> {
    let mut entries: Vec<(usize, EntryPoint)> = module.numbered_entry_points().collect();
    let stage = match wanted {
        Some(stage) => stage,
        None => entries
            .iter()
            .map(|(_, entry)| entry.stage)
            .filter(|stage| *stage < Stage::Fragment)
            .max()
            .ok_or(SpirvError::NoEntryPoint)?,
    };
    entries.retain(|(_, entry)| entry.stage == stage);
    let main = entries.iter().position(|(_, entry)| entry.name == "main");
    let mut entries = entries.into_iter();
    entries
        .nth(main.unwrap_or(0))
        .ok_or(SpirvError::NoStage(stage))
}

/// Returns the type that variable `id` points to; `None` for a variable of another
/// storage class.
fn pointee(index: &Index, id: u32, class: StorageClass) -> Result<Option<u32>, SpirvError> {
    let wrong = SpirvError::NotAnOutputType(id);
    let is_variable = |op| matches!(op, Op::Variable | Op::UntypedVariableKHR);
    let Some(variable) = index.definition(id).filter(|v| is_variable(v.class.opcode)) else {
        return Err(wrong);
    };
    if variable.operands.first() != Some(&Operand::StorageClass(class)) {
        return Ok(None);
    }
    let pointer = variable.result_type.and_then(|ty| index.definition(ty));
    match pointer.map(|p| (p.class.opcode, p.operands.as_slice())) {
        Some((Op::TypePointer, [_, Operand::IdRef(pointee)])) => Ok(Some(*pointee)),
        _ => Err(wrong),
    }
}

/// Reflects the variable `id`.
fn variable(
    index: &Index,
    reader: &mut TypeReader,
    id: u32,
    pointee: u32,
    (stage, class): (Stage, StorageClass),
) -> Result<OutputVariable, SpirvError> {
    let variable = Target::Id(id);
    check_repeated(index, variable)?;
    let arrayed = match (class, stage) {
        (StorageClass::Output, Stage::TessControl) => true,
        (StorageClass::Input, Stage::TessControl | Stage::TessEval | Stage::Geometry) => {
            !index.has(variable, Decoration::BuiltIn)
        }
        _ => false,
    };
    let per_vertex = arrayed && !is_patch(index, id, pointee);
    let pointee = match index
        .definition(pointee)
        .map(|d| (d.class.opcode, &d.operands))
    {
        Some((Op::TypeArray | Op::TypeRuntimeArray, operands)) if per_vertex => operands
            .first()
            .and_then(Operand::id_ref_any)
            .ok_or(SpirvError::NotAnOutputType(pointee))?,
        _ => pointee,
    };
    let ty = reader.read(pointee)?;
    if let Some(structure) = ty.without_arrays().as_struct() {
        let id = index.without_arrays(pointee);
        for (member, _) in (0..).zip(&structure.members) {
            check_repeated(index, Target::Member(id, member))?;
        }
    }
    let MemberQualifiers {
        location,
        component,
        builtin,
        interpolation,
        capture,
    } = qualifiers(index, variable);
    Ok(OutputVariable {
        name: index.name(variable).to_owned(),
        location,
        component,
        builtin,
        block: block(index, pointee, &ty),
        interpolation,
        capture,
        ty,
    })
}

/// Checks that a target has each decoration with a place at most once (SPIR-V 1.6 section
/// 3.20).
fn check_repeated(index: &Index, target: Target) -> Result<(), SpirvError> {
    match index.decorations(target).repeated(&PLACES) {
        None => Ok(()),
        Some(decoration) => Err(SpirvError::Repeated {
            id: match target {
                Target::Id(id) | Target::Member(id, _) => id,
            },
            member: match target {
                Target::Id(_) => None,
                Target::Member(_, member) => Some(member),
            },
            decoration: format!("{decoration:?}"),
        }),
    }
}

/// Returns whether a tessellation control output or an evaluation shader's input is per
/// patch: the variable, or a member of its block, is decorated so.
fn is_patch(index: &Index, variable: u32, pointee: u32) -> bool {
    let id = index.without_arrays(pointee);
    index.has(Target::Id(variable), Decoration::Patch)
        || index.has(Target::Member(id, 0), Decoration::Patch)
}

/// Returns the block of a variable whose pointee is `id`, if the struct in it is decorated
/// as one or has built-in members.
fn block(index: &Index, id: u32, ty: &Type) -> Option<Block> {
    let structure = ty.without_arrays().as_struct()?;
    let id = index.without_arrays(id);
    let members = || {
        (0..)
            .zip(&structure.members)
            .map(|(n, _)| Target::Member(id, n))
    };
    let has_builtin = || members().any(|member| index.has(member, Decoration::BuiltIn));
    if !index.has(Target::Id(id), Decoration::Block) && !has_builtin() {
        return None;
    }
    Some(Block {
        name: structure.name.clone(),
        members: members().map(|member| qualifiers(index, member)).collect(),
    })
}

/// Returns the qualifiers of a variable or member. SPIR-V does not distinguish smooth from
/// unqualified.
fn qualifiers(index: &Index, target: Target) -> MemberQualifiers {
    let decorations = index.decorations(target);
    let literal = |decoration| decorations.literal(decoration);
    let has = |decoration| decorations.has(decoration);
    MemberQualifiers {
        location: literal(Decoration::Location).map(Location),
        component: literal(Decoration::Component).map(Component),
        builtin: literal(Decoration::BuiltIn).map(BuiltIn::from_spirv),
        interpolation: Interpolation {
            mode: if has(Decoration::Flat) {
                InterpolationMode::Flat
            } else if has(Decoration::NoPerspective) {
                InterpolationMode::NoPerspective
            } else {
                InterpolationMode::Unqualified
            },
            sampling: if has(Decoration::Sample) {
                Sampling::Sample
            } else if has(Decoration::Centroid) {
                Sampling::Centroid
            } else {
                Sampling::Center
            },
            patch: has(Decoration::Patch),
        },
        capture: CaptureQualifiers {
            buffer: literal(Decoration::XfbBuffer).map(Binding),
            offset: literal(Decoration::Offset).map(ByteOffset),
            stride: literal(Decoration::XfbStride).map(Stride),
            stream: literal(Decoration::Stream).map(Stream),
        },
    }
}
