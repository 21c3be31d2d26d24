use super::{
    CaptureRewriteError, Depth, Method, Options, Rewritten, StepPlace, capture, trace,
    trace::Landed,
};
use crate::capture::{self, Captured, Dialect, Request, RequestMode};
use crate::packing::CaptureLimits;
use crate::spirv::{self, Reflected, load_words, reflect_with_ids};
use crate::types::glsl::{parse_type, spell};
use crate::types::interface::{
    Block, BuiltIn, CaptureQualifiers, Interface, MemberQualifiers, Origin, OutputVariable,
};
use crate::types::{Stage, Type};
use crate::units::{Binding, ByteOffset, Location, Stream, Stride};
use std::collections::BTreeSet;

mod full;

fn ty(text: &str) -> Type {
    parse_type(text, &|_| None).expect(text)
}

fn structure(name: &str, members: &[(&str, &str)]) -> Type {
    let members = members
        .iter()
        .map(|(name, text)| ((*name).to_owned(), ty(text)));
    Type::structure(name, members)
}

fn plain(name: &str, ty: Type, location: u32) -> OutputVariable {
    OutputVariable {
        location: Some(Location(location)),
        ..OutputVariable::plain(name, ty)
    }
}

fn block(name: &str, members: &[(&str, &str)], location: u32) -> OutputVariable {
    OutputVariable {
        block: Some(Block {
            name: name.to_owned(),
            members: vec![MemberQualifiers::default(); members.len()],
        }),
        ..plain("k", structure(name, members), location)
    }
}

/// `gl_PerVertex` with two clip distances more than cull distances.
fn per_vertex() -> OutputVariable {
    let members = [
        ("gl_Position", "vec4", BuiltIn::Position),
        ("gl_PointSize", "float", BuiltIn::PointSize),
        ("gl_ClipDistance", "float[6]", BuiltIn::ClipDistance),
    ];
    let names: Vec<(&str, &str)> = members.iter().map(|(name, ty, _)| (*name, *ty)).collect();
    let builtin = |(_, _, builtin): &(&str, &str, BuiltIn)| MemberQualifiers {
        builtin: Some(*builtin),
        ..MemberQualifiers::default()
    };
    OutputVariable {
        block: Some(Block {
            name: "gl_PerVertex".to_owned(),
            members: members.iter().map(builtin).collect(),
        }),
        location: None,
        ..OutputVariable::plain("", structure("gl_PerVertex", &names))
    }
}

fn reflected(stage: Stage, outputs: Vec<OutputVariable>) -> (Vec<u32>, Reflected) {
    let mut interface = Interface::empty(stage, Origin::Spirv);
    interface.streams = outputs.iter().any(|o| o.capture.stream.is_some());
    interface.outputs = outputs;
    let words = spirv::emit(&interface).expect("a module");
    let module = load_words(&words).expect("it is read");
    let reflected = reflect_with_ids(&module, Some(stage)).expect("it is reflected");
    (words, reflected)
}

fn reading() -> capture::Options {
    capture::Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::default(),
    }
}

fn apply(
    words: &[u32],
    reflected: &Reflected,
    captured: &Captured,
    options: &Options,
) -> Result<Rewritten, CaptureRewriteError> {
    let module = load_words(words).expect("it is read");
    let (words, buffers) = (captured.words(), captured.buffers());
    capture(module, reflected, &words, &buffers, options)
}

fn landed(captured: &Captured) -> Vec<Landed> {
    let landed = captured.words().into_iter().map(|w| Landed {
        binding: w.binding,
        offset: w.offset,
        stream: w.stream,
        word: w.word,
    });
    let mut landed: Vec<Landed> = landed.collect();
    landed.sort();
    landed
}

/// The steps, each as `buffer@offset what`.
fn described(rewritten: &Rewritten) -> Vec<String> {
    let steps = rewritten.steps.iter();
    steps
        .map(|step| {
            let what = match &step.place {
                StepPlace::InPlace {
                    output,
                    member: None,
                } => format!("in place {output}"),
                StepPlace::InPlace {
                    output,
                    member: Some(m),
                } => format!("in place {output}.{m}"),
                StepPlace::Copy {
                    ty,
                    location,
                    component,
                    ..
                } => format!("{} at {location}.{component}", spell(ty).0),
            };
            format!("{}@{} {what}", step.binding, step.offset)
        })
        .collect()
}

/// Rewrites for a request in every way; each way captures the same words.
fn steps(outputs: &[OutputVariable], names: &[&str], mode: RequestMode) -> Vec<String> {
    let (words, reflected) = reflected(Stage::Vertex, outputs.to_vec());
    let request = Request {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        mode,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let [captured_by, ..] = [Method::InPlace, Method::Copies, Method::Words].map(|method| {
        let options = Options {
            method,
            output_components: 128,
            ..Options::default()
        };
        let rewritten = apply(&words, &reflected, &captured, &options).expect("it is rewritten");
        let traced = trace(&rewritten, Stage::Vertex, &reading()).expect("it is read again");
        assert_eq!(traced, landed(&captured), "{names:?} {method:?}");
        described(&rewritten)
    });
    captured_by
}

fn interleaved(outputs: &[OutputVariable], names: &[&str]) -> Vec<String> {
    steps(outputs, names, RequestMode::Interleaved)
}

#[test]
fn whole_variables_are_captured_in_place() {
    let s = Type::array(structure("S", &[("f", "float"), ("v", "vec4")]), 2);
    let outputs = [
        plain("a", ty("vec3"), 0),
        plain("m", ty("mat2x3[2]"), 1),
        plain("d", ty("dvec3"), 5),
        plain("s", s, 7),
    ];
    let all = [
        "s[0].f",
        "s[0].v",
        "s[1].f",
        "s[1].v",
        "d",
        "a",
        "m",
        "gl_SkipComponents1",
    ];
    assert_eq!(
        interleaved(&outputs, &all),
        [
            "0@0 in place 3",
            "0@40 in place 2",
            "0@64 in place 0",
            "0@76 in place 1"
        ]
    );
}

#[test]
fn only_captured_parts_are_copied() {
    let outputs = [
        plain("arr", ty("float[4]"), 0),
        plain("m", ty("mat3[2]"), 4),
        plain("v", ty("vec2[3]"), 10),
    ];
    assert_eq!(
        interleaved(&outputs, &["arr[2]", "arr[0]", "m[1]", "v[1]"]),
        // Consecutive words of one varying become one vector, of a location at most.
        [
            "0@0 float at 13.0",
            "0@4 float at 13.1",
            "0@8 vec4 at 14.0",
            "0@24 vec4 at 15.0",
            "0@40 float at 13.2",
            "0@44 vec2 at 16.0",
        ]
    );
}

#[test]
fn the_same_component_twice_is_in_place_once() {
    let outputs = [plain("va", ty("vec2[2]"), 0)];
    assert_eq!(
        interleaved(&outputs, &["va[1]", "va", "gl_NextBuffer", "va[0]"]),
        ["0@0 vec2 at 2.0", "0@8 in place 0", "1@0 vec2 at 2.2"]
    );
}

#[test]
fn a_double_on_four_bytes_is_split_into_words() {
    let outputs = [plain("f", ty("float"), 0), plain("d", ty("dvec3"), 1)];
    assert_eq!(
        interleaved(&outputs, &["f", "d"]),
        ["0@0 in place 0", "0@4 uvec4 at 3.0", "0@20 uvec2 at 4.0"]
    );
    // At 8, but in a stride of 28.
    assert_eq!(
        interleaved(&outputs, &["d", "f"]),
        ["0@0 uvec4 at 3.0", "0@16 uvec2 at 4.0", "0@24 in place 0"]
    );
    let skipped = ["f", "gl_SkipComponents1", "d"];
    assert_eq!(
        interleaved(&outputs, &skipped),
        ["0@0 in place 0", "0@8 in place 1"]
    );
    let part = [plain("d", ty("double[3]"), 0)];
    assert_eq!(interleaved(&part, &["d[2]"]), ["0@0 double at 3.0"]);
}

#[test]
fn builtins_whole_and_in_parts() {
    let outputs = [per_vertex()];
    assert_eq!(
        interleaved(
            &outputs,
            &["gl_PointSize", "gl_Position", "gl_ClipDistance"]
        ),
        ["0@0 in place 0.1", "0@4 in place 0.0", "0@20 in place 0.2"]
    );
    assert_eq!(
        interleaved(&outputs, &["gl_ClipDistance[4]", "gl_ClipDistance[1]"]),
        ["0@0 float at 0.0", "0@4 float at 0.1"]
    );
}

#[test]
fn members_of_a_block_share_a_buffer() {
    let members = [("a", "float"), ("b", "vec4"), ("c", "vec2")];
    let outputs = [block("B", &members, 2)];
    assert_eq!(
        steps(&outputs, &["B.a", "B.b", "B.c"], RequestMode::Separate),
        ["0@0 float at 0.0", "1@0 in place 0.1", "2@0 vec2 at 0.1"]
    );
    assert_eq!(
        interleaved(&outputs, &["B.c", "B.a"]),
        ["0@0 in place 0.2", "0@8 in place 0.0"]
    );
    // The first that has an offset begins at 4.
    let wide = [block("W", &[("a", "float"), ("d", "double")], 0)];
    assert_eq!(
        interleaved(&wide, &["gl_SkipComponents1", "W.a", "W.d"]),
        ["0@4 float at 2.0", "0@8 in place 0.1"]
    );
}

#[test]
fn arrays_of_blocks_lie_in_buffer_after_buffer() {
    let members = [("a", "float"), ("b", "vec2")];
    let mut blocks = block("B", &members, 0);
    blocks.ty = Type::array(blocks.ty, 2);
    let outputs = [blocks];
    let split = ["B[0].a", "B[0].b", "gl_NextBuffer", "B[1].a", "B[1].b"];
    assert_eq!(
        interleaved(&outputs, &split),
        [
            "0@0 in place 0.0",
            "0@4 in place 0.1",
            "1@0 in place 0.0",
            "1@4 in place 0.1"
        ]
    );
    // Other repeated outputs, in one buffer or at other offsets, are copies.
    assert_eq!(
        interleaved(&outputs, &["B[1].b", "B[0].b"]),
        ["0@0 vec2 at 4.0", "0@8 vec2 at 4.2"]
    );
    let swapped = ["B[1].a", "gl_NextBuffer", "B[0].a"];
    assert_eq!(
        interleaved(&outputs, &swapped),
        ["0@0 float at 4.0", "1@0 float at 4.1"]
    );
}

#[test]
fn declared_captures_come_back_as_they_are() {
    let at = |offset: u32| CaptureQualifiers {
        buffer: Some(Binding(1)),
        offset: Some(ByteOffset(offset)),
        stride: Some(Stride(64)),
        stream: None,
    };
    let mut a = plain("a", ty("vec3"), 0);
    a.capture = at(0);
    let mut d = plain("d", ty("dmat2"), 1);
    d.capture = at(16);
    let mut interface = Interface::empty(Stage::TessEval, Origin::Spirv);
    (interface.capturing, interface.capability) = (true, true);
    interface.outputs = vec![a, d];
    let words = spirv::emit(&interface).expect("a module");
    let module = load_words(&words).expect("it is read");
    let reflected = reflect_with_ids(&module, None).expect("it is reflected");
    let captured = capture::declared(&reflected.interface, &reading()).expect("valid");
    let rewritten = apply(&words, &reflected, &captured, &Options::default()).expect("rewritten");
    let again = load_words(&rewritten.words).expect("it is read");
    let again = reflect_with_ids(&again, None).expect("it is reflected");
    assert_eq!(again.interface, reflected.interface);
    // Nothing is requested, so nothing is captured.
    let none = capture(module, &reflected, &[], &[], &Options::default()).expect("rewritten");
    let none = load_words(&none.words).expect("it is read");
    let none = reflect_with_ids(&none, None)
        .expect("it is reflected")
        .interface;
    assert!(!none.capturing);
    assert!(none.outputs.iter().all(|output| output.capture.is_empty()));
}

#[test]
fn every_stream_is_filled_by_its_own_function() {
    let stream = |stream: u32| CaptureQualifiers {
        stream: Some(Stream(stream)),
        ..CaptureQualifiers::default()
    };
    let mut a = plain("a", ty("float[2]"), 0);
    a.capture = stream(0);
    let mut b = plain("b", ty("float[2]"), 2);
    b.capture = stream(1);
    let (words, reflected) = reflected(Stage::Geometry, vec![a, b]);
    let request = Request {
        names: ["a[1]", "gl_NextBuffer", "b[1]"]
            .map(str::to_owned)
            .to_vec(),
        mode: RequestMode::Interleaved,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let rewritten = apply(&words, &reflected, &captured, &Options::default()).expect("rewritten");
    let traced = trace(&rewritten, Stage::Geometry, &reading()).expect("it is read again");
    assert_eq!(traced, landed(&captured));
    assert_eq!(
        described(&rewritten),
        ["0@0 float at 4.0", "1@0 float at 5.0"]
    );
    let module = load_words(&rewritten.words).expect("it is read");
    let names = module.representation().debug_names.iter();
    let functions = names.filter(|name| {
        let mut operands = name.operands.iter();
        operands.any(
            |o| matches!(o, rspirv::dr::Operand::LiteralString(s) if s.starts_with("xfb_fill")),
        )
    });
    assert_eq!(functions.count(), 2);
}

#[test]
fn opengl_depth_is_captured_before_it_is_converted() {
    let (words, reflected) = reflected(Stage::Vertex, vec![per_vertex()]);
    let request = Request {
        names: vec!["gl_Position".to_owned()],
        mode: RequestMode::Interleaved,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let options = Options {
        depth: Depth::GlToVulkan,
        ..Options::default()
    };
    let rewritten = apply(&words, &reflected, &captured, &options).expect("rewritten");
    assert_eq!(described(&rewritten), ["0@0 vec4 at 0.0"]);
    let module = load_words(&rewritten.words).expect("it is read");
    let functions = &module.representation().functions;
    let fill = functions.last().expect("the function that fills");
    let ops: Vec<String> = fill.blocks[0]
        .instructions
        .iter()
        .map(|i| i.class.opname.to_owned())
        .collect();
    let conversion = [
        "AccessChain",
        "Load",
        "AccessChain",
        "Load",
        "FAdd",
        "FMul",
        "AccessChain",
    ];
    let want = [
        &["AccessChain", "Load", "Store"][..],
        &conversion,
        &["Store", "Return"],
    ]
    .concat();
    assert_eq!(ops, want);
}

/// The outputs of a shader that mentions no built-in, of every stage; each way
/// captures what there is and keeps the places of the rest.
#[test]
fn built_ins_that_are_never_mentioned_are_copies_of_nothing() {
    let rows: [(Stage, &[&str], &[&str]); 3] = [
        (
            Stage::Vertex,
            &["gl_PointSize", "a", "gl_Position"],
            &["0@0 float at 1.0", "0@4 in place 0", "0@12 vec4 at 2.0"],
        ),
        (
            Stage::TessEval,
            &["a", "gl_PointSize"],
            &["0@0 in place 0", "0@8 float at 1.0"],
        ),
        (
            Stage::Geometry,
            &["gl_Layer", "gl_NextBuffer", "a", "gl_PrimitiveID"],
            &["0@0 int at 1.0", "1@0 in place 0", "1@8 int at 1.1"],
        ),
    ];
    for (stage, names, want) in rows {
        let (words, mut reflected) = reflected(stage, vec![plain("a", ty("vec2"), 0)]);
        let request = Request {
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            mode: RequestMode::Interleaved,
        };
        capture::add_builtins(&mut reflected.interface, &request);
        let captured = capture::requested(&reflected.interface, &request, &reading());
        let captured = captured.expect("a valid request");
        for method in [Method::InPlace, Method::Copies, Method::Words] {
            let options = Options {
                method,
                ..Options::default()
            };
            let rewritten = apply(&words, &reflected, &captured, &options).expect("rewritten");
            let traced = trace(&rewritten, stage, &reading()).expect("it is read again");
            assert_eq!(traced, landed(&captured), "{names:?} {method:?}");
            if method == Method::InPlace {
                assert_eq!(described(&rewritten), want, "{stage}");
            }
            let module = load_words(&rewritten.words).expect("it is read");
            let again = reflect_with_ids(&module, Some(stage)).expect("it is reflected");
            let mut outputs = again.interface.outputs.iter();
            assert!(outputs.all(|output| output.builtin.is_none()), "{stage}");
        }
    }
}
