//! Reflection of real and of corrupted modules.
//!
//! `harness/modules` holds GLSL and the modules that glslang compiled from it, so that
//! these tests need no compiler. To regenerate them: `XFB_WRITE_MODULES=1 ci/cargo test
//! --test engine reflection`.

#[path = "support/exercise.rs"]
mod exercise;
#[path = "support/modules.rs"]
mod modules;

use exercise::exercise;
use modules::{SOURCES, module};
use std::fmt::Write;
use xfb::capture::{self, Dialect, Options, OutputForm};
use xfb::packing::CaptureLimits;
use xfb::spirv::{self, SpirvError};
use xfb::types::interface::{Interface, Origin};
use xfb::types::{Stage, Type, glsl};

fn reflected(source: &str) -> Interface {
    let module = spirv::load_bytes(&module(source)).expect(source);
    spirv::reflect(&module, None).expect(source)
}

/// An interface, one line per output, so that an expectation can be read.
fn spell(interface: &Interface) -> String {
    let mut text = String::new();
    let yes = |name: &str, yes: bool| {
        if yes {
            format!(" {name}")
        } else {
            String::new()
        }
    };
    let flags = [
        yes("capturing", interface.capturing),
        yes("capability", interface.capability),
        yes("streams", interface.streams),
        yes("named", interface.named),
    ];
    writeln!(text, "{}{}", interface.stage, flags.concat()).expect("a string");
    for output in &interface.outputs {
        let (base, lengths) = glsl::spell(&output.ty);
        write!(text, "{base}{lengths} '{}'", output.name).expect("a string");
        let numbers = |name: &str, number: Option<u32>| {
            number.map_or(String::new(), |number| format!(" {name} {number}"))
        };
        let capture = |c: &xfb::types::interface::CaptureQualifiers| {
            [
                numbers("buffer", c.buffer.map(|b| b.0)),
                numbers("offset", c.offset.map(|o| o.0)),
                numbers("stride", c.stride.map(|s| s.0)),
                numbers("stream", c.stream.map(|s| s.0)),
            ]
            .concat()
        };
        let place = [
            numbers("location", output.location.map(|l| l.0)),
            numbers("component", output.component.map(|c| c.0)),
        ];
        writeln!(text, "{}{}", place.concat(), capture(&output.capture)).expect("a string");
        let Some(block) = &output.block else { continue };
        let members = output
            .ty
            .without_arrays()
            .as_struct()
            .expect("a block is a struct");
        for (member, own) in members.members.iter().zip(&block.members) {
            let (base, lengths) = glsl::spell(&member.ty);
            let builtin = own.builtin.map_or(String::new(), |b| format!(" {b}"));
            let rest = capture(&own.capture);
            writeln!(text, "  {base}{lengths} {}{builtin}{rest}", member.name).expect("a string");
        }
    }
    text
}

#[test]
fn reflection_of_every_kind_of_output() {
    let interface = reflected("everything.vert");
    let want = "\
vertex capturing capability named
Outer 'outer' location 0 buffer 0 offset 0 stride 152
u64vec2 'wide' location 10 buffer 0 offset 80 stride 152
float[5] 'spec' location 11 buffer 0 offset 96 stride 152
float[2][2] 'aoa' location 16 buffer 0 offset 120 stride 152
vec2 'left' location 20 buffer 0 offset 136 stride 152
vec2 'right' location 20 component 2 buffer 0 offset 144 stride 152
Blk[2] 'blk' location 21 buffer 1 stride 24
  float f offset 0
  vec3 not_captured
  dvec2 g offset 8
gl_PerVertex '' buffer 3 stride 32
  vec4 gl_Position Position offset 0
  float gl_PointSize PointSize
  float[3] gl_ClipDistance ClipDistance offset 16
";
    assert_eq!(spell(&interface), want);
    assert_eq!(interface.origin, Origin::Spirv);
    let Type::Struct(outer) = &interface.outputs[0].ty else {
        panic!("a struct")
    };
    let members: Vec<(&str, String)> = outer
        .members
        .iter()
        .map(|m| (&*m.name, glsl::spell(&m.ty).0 + &glsl::spell(&m.ty).1))
        .collect();
    let want = [("p", "float"), ("inner", "Inner[2]"), ("m", "mat2x3")];
    assert_eq!(members, want.map(|(name, ty)| (name, ty.to_owned())));
}

#[test]
fn reflection_of_streams() {
    let want = "\
geometry capturing capability streams named
vec4 'a' location 0 buffer 0 offset 0 stride 16 stream 0
vec3 'b' location 1 buffer 1 offset 0 stride 12 stream 1
ivec2 'c' location 2 buffer 2 offset 4 stride 12 stream 2
Blk 'blk' location 3 buffer 3 stride 16 stream 3
  double d offset 0
  float e offset 8
";
    assert_eq!(spell(&reflected("streams.geom")), want);
}

#[test]
fn the_array_over_the_vertices_of_a_patch_is_removed() {
    let want = "\
tess_control named
vec2 'per_vertex' location 0
Blk 'per_vertex_block' location 1
  float f
  vec3[2] g
vec4[2] 'per_patch' location 4
float[4] 'gl_TessLevelOuter'
";
    assert_eq!(spell(&reflected("patches.tesc")), want);
}

#[test]
fn an_entry_point_is_chosen_by_stage() {
    let module = spirv::load_bytes(&module("streams.geom")).expect("it loads");
    let error = spirv::reflect(&module, Some(Stage::Vertex)).expect_err("no such stage");
    assert_eq!(error, SpirvError::NoStage(Stage::Vertex));
    assert!(spirv::reflect(&module, Some(Stage::Geometry)).is_ok());
    let names: Vec<String> = module.entry_points().into_iter().map(|e| e.name).collect();
    assert_eq!(names, ["main"]);
}

#[test]
fn a_module_without_names_has_the_same_table() {
    // OpName and OpMemberName taken out.
    let mut words = words(&module("everything.vert"));
    let mut at = 5;
    while at < words.len() {
        let (len, opcode) = ((words[at] >> 16) as usize, words[at] & 0xffff);
        if opcode == 5 || opcode == 6 {
            words.drain(at..at + len);
        } else {
            at += len;
        }
    }
    let stripped = spirv::load_words(&words).expect("it loads");
    let stripped = spirv::reflect(&stripped, None).expect("it reflects");
    assert!(!stripped.named);
    let options = Options {
        dialect: Dialect::Nir,
        limits: CaptureLimits::LLVMPIPE,
    };
    let named = reflected("everything.vert");
    let table = |interface| {
        let captured = capture::declared(interface, &options).expect("valid");
        captured.table(OutputForm::Locations).expect("locations")
    };
    let (stripped, mut named) = (table(&stripped), table(&named));
    for varying in &mut named.varyings {
        assert!(!varying.name.is_empty());
        varying.name.clear();
    }
    assert_eq!(stripped, named);
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let chunks = bytes.chunks_exact(4);
    chunks
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect()
}

#[test]
fn every_prefix_of_a_module() {
    for source in SOURCES {
        let bytes = module(source);
        for length in 0..bytes.len() {
            if length % 4 == 0 {
                exercise(&words(&bytes[..length]));
            } else {
                assert!(spirv::load_bytes(&bytes[..length]).is_err());
            }
        }
        assert!(exercise(&words(&bytes)).reflected > 0, "{source}");
    }
}

/// A module in words: a vertex shader whose only output has the type `%4`,
/// which `types` declares; ids from 20 on are free.
fn with_types(types: &[&[u32]]) -> Vec<u32> {
    let mut words = vec![0x0723_0203, 0x0001_0000, 0, 400_000, 0];
    let mut emit = |opcode: u32, operands: &[u32]| {
        words.push(((operands.len() as u32 + 1) << 16) | opcode);
        words.extend(operands);
    };
    emit(17, &[1]); // Capability Shader
    emit(17, &[53]); // Capability TransformFeedback
    emit(14, &[0, 1]); // MemoryModel
    emit(15, &[0, 1, 0x6e69_616d, 0, 6]); // EntryPoint Vertex %1 "main" %6
    emit(16, &[1, 11]); // ExecutionMode %1 Xfb
    for (decoration, value) in [(30, 0), (36, 0), (37, 64), (35, 0)] {
        emit(71, &[6, decoration, value]); // Location, XfbBuffer, XfbStride, Offset
    }
    emit(19, &[2]); // %2 = TypeVoid
    emit(33, &[3, 2]); // %3 = TypeFunction
    emit(22, &[10, 32]); // %10 = TypeFloat 32
    emit(21, &[11, 32, 0]); // %11 = TypeInt 32 0
    for declaration in types {
        emit(declaration[0], &declaration[1..]);
    }
    emit(32, &[5, 3, 4]); // %5 = TypePointer Output %4
    emit(59, &[5, 6, 3]); // %6 = Variable Output
    emit(54, &[2, 1, 0, 3]); // Function
    emit(248, &[7]); // Label
    emit(253, &[]); // Return
    emit(56, &[]); // FunctionEnd
    words
}

const STRUCT: u32 = 30;
const ARRAY: u32 = 28;
const CONSTANT: u32 = 43;
const SPEC_CONSTANT_OP: u32 = 52;

fn reflect(types: &[&[u32]]) -> Result<Interface, SpirvError> {
    let words = with_types(types);
    let module = spirv::load_words(&words)?;
    exercise(&words);
    spirv::reflect(&module, None)
}

#[test]
fn hostile_types() {
    let depth = |result: Result<Interface, SpirvError>| {
        assert!(
            matches!(result, Err(SpirvError::Depth { .. })),
            "{result:?}"
        );
    };
    // A struct that holds itself, two that hold each other, an array of itself.
    depth(reflect(&[&[STRUCT, 4, 10, 4]]));
    depth(reflect(&[&[STRUCT, 4, 20], &[STRUCT, 20, 4]]));
    depth(reflect(&[&[CONSTANT, 11, 20, 2], &[ARRAY, 4, 4, 20]]));
    // 100000 structs inside one another, from either end.
    let nested: Vec<[u32; 3]> = (20..100_020).map(|id| [STRUCT, id, id + 1]).collect();
    let mut types: Vec<&[u32]> = nested.iter().map(|words| &words[..]).collect();
    types.push(&[STRUCT, 4, 20]);
    types.push(&[STRUCT, 100_020, 10]);
    depth(reflect(&types));
    types.reverse();
    depth(reflect(&types));

    // 2^32 - 1 elements of one word, of none, and of many.
    let huge: [u32; 4] = [CONSTANT, 11, 20, u32::MAX];
    for inner in [&[STRUCT, 21, 10][..], &[STRUCT, 21], &[ARRAY, 21, 10, 20]] {
        let seen = reflect(&[&huge, inner, &[ARRAY, 4, 21, 20]]);
        assert_eq!(seen, Err(SpirvError::TooLarge));
    }
    // As many parts as there are paths through sixty structs of two.
    let pairs: Vec<[u32; 4]> = (21..80).map(|id| [STRUCT, id, id - 1, id - 1]).collect();
    let mut types: Vec<&[u32]> = vec![&[STRUCT, 20]];
    types.extend(pairs.iter().map(|words| &words[..]));
    types.push(&[STRUCT, 4, 79, 79]);
    assert_eq!(reflect(&types), Err(SpirvError::TooLarge));
}

#[test]
fn array_lengths_are_preserved() {
    let array: &[u32] = &[ARRAY, 4, 10, 29];
    let length = |types: &[&[u32]]| {
        let all: Vec<&[u32]> = types.iter().copied().chain([array]).collect();
        reflect(&all).map(|interface| interface.outputs[0].ty.flattened_len())
    };
    // 5, and what SPIR-V's operations make of 7 and 3.
    assert_eq!(length(&[&[CONSTANT, 11, 29, 5]]), Ok(5));
    let operands: [&[u32]; 2] = [&[CONSTANT, 11, 20, 7], &[CONSTANT, 11, 21, 3]];
    for (opcode, want) in [
        (128, 10), // IAdd
        (130, 4),  // ISub
        (132, 21), // IMul
        (134, 2),  // UDiv
        (137, 1),  // UMod
        (194, 0),  // ShiftRightLogical: 7 >> 3
        (196, 56), // ShiftLeftLogical
        (197, 7),  // BitwiseOr
        (198, 4),  // BitwiseXor
        (199, 3),  // BitwiseAnd
    ] {
        let op: &[u32] = &[SPEC_CONSTANT_OP, 11, 29, opcode, 20, 21];
        let seen = length(&[operands[0], operands[1], op]);
        let want = if want == 0 {
            Err(SpirvError::Length(29))
        } else {
            Ok(want)
        };
        assert_eq!(seen, want, "opcode {opcode}");
    }
    // Signed: -7 / -3 = 2, and -7 is not a length.
    let signed: [&[u32]; 3] = [
        &[21, 12, 32, 1],
        &[CONSTANT, 12, 20, 7u32.wrapping_neg()],
        &[CONSTANT, 12, 21, 3u32.wrapping_neg()],
    ];
    let op: &[u32] = &[SPEC_CONSTANT_OP, 12, 29, 135, 20, 21];
    assert_eq!(length(&[signed[0], signed[1], signed[2], op]), Ok(2));
    let negative: &[u32] = &[CONSTANT, 12, 29, 7u32.wrapping_neg()];
    assert_eq!(length(&[signed[0], negative]), Err(SpirvError::Length(29)));
    // Nothing, a division by zero, a float, itself, and sums of sums without end.
    assert_eq!(length(&[]), Err(SpirvError::Length(29)));
    let zero: &[u32] = &[CONSTANT, 11, 21, 0];
    let divided: &[u32] = &[SPEC_CONSTANT_OP, 11, 29, 134, 20, 21];
    assert_eq!(
        length(&[operands[0], zero, divided]),
        Err(SpirvError::Length(29))
    );
    assert_eq!(
        length(&[&[CONSTANT, 10, 29, 5]]),
        Err(SpirvError::Length(29))
    );
    let itself: &[u32] = &[SPEC_CONSTANT_OP, 11, 29, 128, 29, 29];
    assert_eq!(length(&[itself]), Err(SpirvError::Length(29)));
    let sums: Vec<[u32; 6]> = (30..99)
        .map(|id| [SPEC_CONSTANT_OP, 11, id, 128, id + 1, id + 1])
        .collect();
    let mut types: Vec<&[u32]> = sums.iter().map(|words| &words[..]).collect();
    types.push(&[CONSTANT, 11, 99, 1]);
    types.push(&[SPEC_CONSTANT_OP, 11, 29, 128, 30, 30]);
    assert_eq!(length(&types), Err(SpirvError::Length(29)));
}

/// The committed modules correspond to their sources: a newer glslang may number and
/// order ids differently, but the reflection is the same.
#[cfg(feature = "shaderc")]
#[test]
fn modules_are_those_of_their_sources() {
    use xfb::compile::Compiler;
    use xfb::types::stage::TextStage;
    for source in SOURCES {
        let file = modules::path(source);
        let text = std::fs::read_to_string(&file).expect(source);
        let extension = file
            .extension()
            .and_then(|e| e.to_str())
            .unwrap_or_default();
        let Some(TextStage::Pipeline(stage)) = TextStage::from_extension(extension) else {
            panic!("{source}: not a stage of a pipeline");
        };
        let compiler = Compiler::shared();
        let (words, _) = compiler.compile_either(&text, stage, source).expect(source);
        let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
        if std::env::var_os("XFB_WRITE_MODULES").is_some() {
            std::fs::write(modules::path(&format!("{source}.spv")), &bytes)
                .expect("it can be written");
        }
        let module = spirv::load_bytes(&bytes).expect(source);
        let fresh = spirv::reflect(&module, None).expect(source);
        assert_eq!(spell(&fresh), spell(&reflected(source)), "{source}");
    }
}
