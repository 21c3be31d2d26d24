//! Tests of [`emit`]: an emitted module reflects as the requested interface.

use super::*;
use crate::spirv::{load_words, reflect};
use crate::types::glsl::parse_type;
use crate::types::interface::{Block, Origin};
use crate::types::{MatrixLayout, Member};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride};
use std::sync::Arc;

fn ty(text: &str) -> Type {
    parse_type(text, &|_| None).expect(text)
}

fn captured(buffer: u32, offset: u32, stride: u32) -> CaptureQualifiers {
    CaptureQualifiers {
        buffer: Some(Binding(buffer)),
        offset: Some(ByteOffset(offset)),
        stride: Some(Stride(stride)),
        stream: None,
    }
}

/// An interface of the origin that modules have.
fn interface(stage: Stage, outputs: Vec<OutputVariable>) -> Interface {
    Interface {
        outputs,
        ..Interface::empty(stage, Origin::Spirv)
    }
}

fn block(name: &str, members: Vec<(&str, Type, MemberQualifiers)>) -> (Type, Option<Block>) {
    let types = members.iter().map(|(n, t, _)| ((*n).to_owned(), t.clone()));
    let block = Block {
        name: name.to_owned(),
        members: members.iter().map(|m| m.2).collect(),
    };
    (Type::structure(name, types), Some(block))
}

fn round_trip(interface: &Interface) {
    let words = emit(interface).expect("it fits");
    let module = load_words(&words).expect("what is emitted loads");
    let seen = reflect(&module, Some(interface.stage)).expect("and reflects");
    assert_eq!(seen, *interface);
}

#[test]
fn every_type_in_every_stage() {
    let names = [
        "float",
        "int",
        "uvec2",
        "vec4",
        "double",
        "dvec3",
        "int64_t",
        "u64vec4",
        "float16_t",
        "i16vec2",
        "u8vec3",
        "bool",
        "mat4x3",
        "dmat2",
        "float[3][5]",
        "mat2[2]",
    ];
    for stage in Stage::ALL.iter().copied() {
        let outputs = names.iter().zip(0..).map(|(name, location)| {
            let mut output = OutputVariable::plain(&format!("o{location}"), ty(name));
            output.location = Some(Location(location));
            output.interpolation.patch = stage == Stage::TessControl && location % 2 == 0;
            output
        });
        round_trip(&interface(stage, outputs.collect()));
    }
}

#[test]
fn blocks_structs_and_arrays_of_them() {
    let inner = Type::structure(
        "Inner",
        [("d".into(), ty("double")), ("f".into(), ty("vec3"))],
    );
    let outer = Type::structure("Outer", [("a".into(), Type::array(inner.clone(), 2))]);
    // Equal members under another name are another type.
    let twin = Type::structure("Twin", [("a".into(), Type::array(inner, 2))]);
    let member = |offset: Option<u32>| MemberQualifiers {
        capture: CaptureQualifiers {
            offset: offset.map(ByteOffset),
            ..CaptureQualifiers::default()
        },
        ..MemberQualifiers::default()
    };
    let (blk, members) = block(
        "Blk",
        vec![
            ("x", outer.clone(), member(Some(0))),
            ("y", ty("vec2[2]"), member(None)),
            ("z", twin.clone(), member(Some(40))),
        ],
    );
    let with = |name: &str, ty: Type, location: u32, block: Option<Block>| OutputVariable {
        location: Some(Location(location)),
        block,
        capture: captured(1, 0, 88),
        ..OutputVariable::plain(name, ty)
    };
    let mut arrayed = with("k", Type::array(Type::array(blk, 2), 3), 9, members);
    arrayed.capture.offset = None;
    let mut interface = interface(
        Stage::Vertex,
        vec![
            with("s", outer.clone(), 0, None),
            with("t", Type::array(twin, 2), 2, None),
            with("u", outer, 6, None),
            arrayed,
        ],
    );
    (interface.capturing, interface.capability) = (true, true);
    round_trip(&interface);
    interface.outputs.retain(|output| output.block.is_none());
    round_trip(&interface);
}

#[test]
fn builtins_streams_and_interpolation() {
    let builtin = |builtin| MemberQualifiers {
        builtin: Some(builtin),
        ..MemberQualifiers::default()
    };
    let mut position = builtin(BuiltIn::Position);
    position.capture.offset = Some(ByteOffset(0));
    for stage in [Stage::Vertex, Stage::TessEval, Stage::Geometry] {
        let (per_vertex, members) = block(
            "gl_PerVertex",
            vec![
                ("gl_Position", ty("vec4"), position),
                ("gl_PointSize", ty("float"), builtin(BuiltIn::PointSize)),
                (
                    "gl_ClipDistance",
                    ty("float[3]"),
                    builtin(BuiltIn::ClipDistance),
                ),
                (
                    "gl_CullDistance",
                    ty("float[2]"),
                    builtin(BuiltIn::CullDistance),
                ),
            ],
        );
        let mut outputs = vec![OutputVariable {
            block: members,
            capture: captured(3, 4, 64),
            ..OutputVariable::plain("", per_vertex)
        }];
        let layer = OutputVariable {
            builtin: Some(BuiltIn::Layer),
            ..OutputVariable::plain("gl_Layer", ty("int"))
        };
        outputs.push(layer);
        let modes = [
            (InterpolationMode::Flat, Sampling::Center),
            (InterpolationMode::NoPerspective, Sampling::Centroid),
            (InterpolationMode::Unqualified, Sampling::Sample),
        ];
        for ((mode, sampling), location) in modes.into_iter().zip(0..) {
            let mut output = OutputVariable::plain(&format!("o{location}"), ty("vec2"));
            output.location = Some(Location(location));
            output.component = Some(Component(2));
            (output.interpolation.mode, output.interpolation.sampling) = (mode, sampling);
            output.capture.stream = (stage == Stage::Geometry).then_some(Stream(location));
            outputs.push(output);
        }
        let mut interface = interface(stage, outputs);
        interface.streams = stage == Stage::Geometry;
        interface.capturing = true;
        interface.capability = true;
        round_trip(&interface);
    }
}

const OP_DECORATE: u32 = 4 << 16 | 71;
const ARRAY_STRIDE: u32 = 6;

#[test]
fn explicit_layout_is_part_of_the_types() {
    let matrix = |row_major, stride| Type::Matrix {
        scalar: Scalar::F32,
        columns: 3,
        rows: 2,
        layout: MatrixLayout {
            stride: Some(stride),
            row_major,
        },
    };
    let arrays = [16, 32].map(|stride| Type::Array {
        element: Arc::new(ty("vec3")),
        len: 2,
        stride: Some(stride),
    });
    let mut members = Vec::new();
    let types = [matrix(false, 16), matrix(true, 8)]
        .into_iter()
        .chain(arrays);
    for (ty, number) in types.zip(0..) {
        let offset = Some(64 * number);
        let name = format!("m{number}");
        members.push(Member { name, ty, offset });
    }
    let name = "S".to_owned();
    let structure = Type::Struct(Arc::new(StructType { name, members }));
    let declared = |ty: &Type| {
        let outputs = vec![OutputVariable::plain("s", ty.clone())];
        interface(Stage::Vertex, outputs)
    };
    // The module has it; for an output it means nothing.
    let words = emit(&declared(&structure)).expect("it fits");
    let decorates = |w: &&[u32]| w[0] == OP_DECORATE && w[2] == ARRAY_STRIDE;
    let strides = words.windows(4).filter(decorates);
    let mut strides: Vec<u32> = strides.map(|w| w[3]).collect();
    strides.sort_unstable();
    assert_eq!(strides, [16, 32]);
    let module = load_words(&words).expect("what is emitted loads");
    let seen = reflect(&module, Some(Stage::Vertex)).expect("and reflects");
    assert_eq!(seen, declared(&structure.bare()));
}

#[test]
fn rules_may_be_broken() {
    let mut output = OutputVariable::plain("a", ty("dvec4[2]"));
    output.location = Some(Location(4_000_000_000));
    output.component = Some(Component(7));
    output.capture = captured(99, 3, 1);
    output.capture.stream = Some(Stream(9));
    let mut other = OutputVariable::plain("b", ty("bool"));
    other.builtin = Some(BuiltIn::Position);
    other.location = Some(Location(0));
    let mut interface = interface(Stage::Vertex, vec![output.clone(), other]);
    for capturing in [false, true] {
        interface.capturing = capturing;
        interface.streams = !capturing;
        round_trip(&interface);
    }
    // An array without a size.
    if let Type::Array { len, .. } = &mut output.ty {
        *len = 0;
    }
    interface.outputs = vec![output];
    round_trip(&interface);
    interface.outputs[0].ty = Type::array(ty("vec4"), u32::MAX);
    assert_eq!(emit(&interface), Err(SpirvError::TooLarge));
}

#[test]
fn without_names() {
    let (blk, members) = block("", vec![("", ty("vec4"), MemberQualifiers::default())]);
    let output = OutputVariable {
        location: Some(Location(0)),
        block: members,
        ..OutputVariable::plain("", blk)
    };
    let mut interface = interface(Stage::Vertex, vec![output]);
    interface.named = false;
    round_trip(&interface);
    // Names that a module cannot hold are cut off rather than run into what follows.
    interface.named = true;
    interface.outputs[0].name = "a\0b".to_owned();
    let module = load_words(&emit(&interface).expect("it fits")).expect("it loads");
    let seen = reflect(&module, None).expect("it reflects");
    assert_eq!(seen.outputs[0].name, "a");
}
