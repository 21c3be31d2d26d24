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
fn told(rewritten: &Rewritten) -> Vec<String> {
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
    let [told, ..] = [Method::InPlace, Method::Copies, Method::Words].map(|method| {
        let options = Options {
            method,
            output_components: 128,
            ..Options::default()
        };
        let rewritten = apply(&words, &reflected, &captured, &options).expect("it is rewritten");
        let traced = trace(&rewritten, Stage::Vertex, &reading()).expect("it is read again");
        assert_eq!(traced, landed(&captured), "{names:?} {method:?}");
        told(&rewritten)
    });
    told
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
fn parts_are_copied_as_what_is_captured() {
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
    // The same in one buffer, or in other places, are copies.
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
    // Nothing asked for: nothing is captured.
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
    assert_eq!(told(&rewritten), ["0@0 float at 4.0", "1@0 float at 5.0"]);
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
    assert_eq!(told(&rewritten), ["0@0 vec4 at 0.0"]);
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

#[test]
fn where_vectors_leave_no_location_components_do() {
    // Three of four locations taken whole; of the last three components.
    let outputs = vec![
        plain("a", ty("vec4[3]"), 0),
        plain("b", ty("vec2"), 3),
        plain("c", ty("float[2]"), 4),
    ];
    let (words, reflected) = reflected(Stage::Vertex, outputs);
    let rewrite = |names: &[&str], options: &Options| {
        let request = Request {
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            mode: RequestMode::Interleaved,
        };
        let captured = capture::requested(&reflected.interface, &request, &reading());
        apply(&words, &reflected, &captured.expect("valid"), options).map(|r| told(&r))
    };
    let options = Options {
        output_components: 24,
        ..Options::default()
    };
    let told = rewrite(&["a[1]", "c[0]"], &options).expect("room for words");
    assert_eq!(
        told,
        [
            "0@0 uint at 3.2",
            "0@4 uint at 3.3",
            "0@8 uint at 4.1",
            "0@12 uint at 4.2",
            "0@16 uint at 4.3"
        ]
    );
    let reserved = Options {
        output_components: 24,
        read: Some(BTreeSet::from([0, 1, 2, 3, 4, 5].map(Location))),
        ..Options::default()
    };
    let copies = Options {
        method: Method::Copies,
        ..reserved.clone()
    };
    assert_eq!(
        rewrite(&["a[1]"], &copies),
        Err(CaptureRewriteError::NoLocation {
            needed: 4,
            free: 0,
            locations: 6,
            limit: "maxVertexOutputComponents",
        })
    );
    // In place it is a piece of its variable.
    let told = rewrite(&["a[1]"], &reserved).expect("room where it is");
    assert_eq!(told, ["0@0 vec4 at 1.0"]);
    // Nine words are one more than the holes take. Location 1 is read, and so is
    // all of `a`; `b` and `c` make room.
    let unread = Options {
        read: Some(BTreeSet::from([Location(1)])),
        ..reserved
    };
    let told = rewrite(&["a[1]", "a[0]", "c[0]"], &unread).expect("room is made");
    assert_eq!(
        told,
        ["0@0 vec4 at 3.0", "0@16 vec4 at 4.0", "0@32 float at 5.0"]
    );
}

#[test]
fn what_cannot_be_captured_is_refused() {
    let (words, reflected) = reflected(Stage::Vertex, vec![plain("a", ty("vec2"), 0)]);
    let module = || load_words(&words).expect("it is read");
    let word = |word: u32, offset: u32| capture::CapturedWord {
        binding: Binding(0),
        offset: ByteOffset(offset),
        stream: Stream(0),
        word: crate::units::Word(word),
        varying: 0,
        part: 0,
    };
    let buffers = [capture::Buffer {
        binding: Binding(0),
        stride: Stride(8),
        stream: Stream(0),
        varyings: vec![0],
    }];
    let options = Options::default();
    let refused = |words: &[capture::CapturedWord], buffers: &[capture::Buffer]| {
        let refused = capture(module(), &reflected, words, buffers, &options);
        refused.expect_err("no valid capture").to_string()
    };
    assert!(refused(&[word(2, 0)], &buffers).contains("word 2 of 2"));
    assert!(refused(&[word(0, 0)], &[]).contains("buffer 0, which the capture does not list"));
    assert!(refused(&[word(0, 0), word(1, 2)], &buffers).contains("byte 2 of buffer 0"));

    let (bool_words, with_bool) = self::reflected(Stage::Vertex, vec![plain("b", ty("bool"), 0)]);
    let module = load_words(&bool_words).expect("it is read");
    let refused = capture(module, &with_bool, &[word(0, 0)], &buffers, &options);
    assert_eq!(
        refused.expect_err("a bool").to_string(),
        "output `b` holds a Bool, and captured components must be numbers of 32 or 64 bits"
    );
}

#[test]
fn a_geometry_shader_has_a_limit_for_all_its_vertices() {
    let (words, reflected) = reflected(Stage::Geometry, vec![plain("a", ty("vec2"), 0)]);
    let request = Request {
        names: vec!["a".to_owned()],
        mode: RequestMode::Interleaved,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let rewrite = |method, total_components| {
        let options = Options {
            method,
            total_components,
            ..Options::default()
        };
        apply(&words, &reflected, &captured, &options)
    };
    // Four vertices; a copy doubles what each has.
    rewrite(Method::Copies, 16).expect("16 components are enough");
    rewrite(Method::InPlace, 0).expect("nothing is added");
    let refused = rewrite(Method::Copies, 15)
        .expect_err("15 are not")
        .to_string();
    assert!(
        refused.starts_with("4 vertices of 4 components each"),
        "{refused}"
    );
}

/// What is captured of a stage whose every location is taken, and the module;
/// what it captures has been traced.
fn of_full_stage(
    outputs: &[OutputVariable],
    names: &[&str],
    options: &Options,
) -> Result<(Vec<String>, Vec<u32>), CaptureRewriteError> {
    let (words, reflected) = reflected(Stage::Vertex, outputs.to_vec());
    let request = Request {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        mode: RequestMode::Interleaved,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let rewritten = apply(&words, &reflected, &captured, options)?;
    let traced = trace(&rewritten, Stage::Vertex, &reading()).expect("it is read again");
    assert_eq!(traced, landed(&captured), "{names:?}");
    Ok((told(&rewritten), rewritten.words))
}

#[test]
fn where_everything_is_taken_variables_are_split() {
    let options = Options {
        output_components: 128,
        ..Options::default()
    };
    let s = Type::array(structure("S", &[("a", "vec4"), ("b", "vec3")]), 16);
    let rows: [(Vec<OutputVariable>, &[&str], &[&str]); 5] = [
        (
            vec![plain("a", ty("vec4[31]"), 0), plain("q", ty("vec3"), 31)],
            &["a[30]", "q"],
            &["0@0 vec4 at 30.0", "0@16 in place 1"],
        ),
        (
            vec![plain("a", ty("mat4[7]"), 0), plain("q", ty("vec4[4]"), 28)],
            &["q[2]"],
            &["0@0 vec4 at 30.0"],
        ),
        (
            vec![plain("a", ty("mat4x3[8]"), 0)],
            &["a[6]"],
            &[
                "0@0 vec3 at 24.0",
                "0@12 vec3 at 25.0",
                "0@24 vec3 at 26.0",
                "0@36 vec3 at 27.0",
            ],
        ),
        (vec![plain("s", s, 0)], &["s[3].a"], &["0@0 vec4 at 6.0"]),
        (
            vec![
                plain("d", ty("dmat4x3[3]"), 0),
                plain("e", ty("dvec4[4]"), 24),
            ],
            &["e[2]", "gl_NextBuffer", "d[0]"],
            &[
                "0@0 dvec4 at 28.0",
                "1@0 dvec3 at 0.0",
                "1@24 dvec3 at 2.0",
                "1@48 dvec3 at 4.0",
                "1@72 dvec3 at 6.0",
            ],
        ),
    ];
    for (outputs, names, expected) in rows {
        let (told, words) = of_full_stage(&outputs, names, &options).expect("it is rewritten");
        assert_eq!(told, expected, "{names:?}");
        // The next stage finds at every location what was there.
        let module = load_words(&words).expect("it is read");
        let after = reflect_with_ids(&module, None).expect("it is reflected");
        let before = reflected(Stage::Vertex, outputs).1;
        let cells = |interface: &Interface| {
            let mut cells = capture::components_taken(interface).expect("no overlap");
            cells.sort();
            cells
        };
        assert_eq!(
            cells(&after.interface),
            cells(&before.interface),
            "{names:?}"
        );
    }
}

#[test]
fn a_piece_keeps_its_component() {
    let mut a = plain("a", ty("vec2[6]"), 0);
    a.component = Some(crate::units::Component(1));
    let options = Options {
        read: Some((0..6).map(Location).collect()),
        output_components: 24,
        ..Options::default()
    };
    let (told, _) = of_full_stage(&[a], &["a[4]"], &options).expect("it is rewritten");
    assert_eq!(told, ["0@0 vec2 at 4.1"]);
}

#[test]
fn a_double_between_words_and_blocks_that_are_read_stay_refused() {
    let lack = |outputs: &[OutputVariable], names: &[&str], options: &Options| {
        let refused = of_full_stage(outputs, names, options).expect_err("no room");
        refused.rule()
    };
    let options = Options {
        output_components: 128,
        ..Options::default()
    };
    let d = [plain("d", ty("dvec2[32]"), 0)];
    let names = ["gl_SkipComponents1", "d[2]"];
    assert_eq!(lack(&d, &names, &options), Some("rewrite.no_location"));
    let mut blocks = block("B", &[("a", "vec4"), ("b", "float")], 0);
    blocks.ty = Type::array(blocks.ty, 16);
    let blocks = [blocks];
    assert_eq!(
        lack(&blocks, &["B[3].a"], &options),
        Some("rewrite.no_location")
    );
    // Nobody reads the blocks: they make room.
    let unread = Options {
        read: Some(BTreeSet::new()),
        ..options
    };
    let (told, _) = of_full_stage(&blocks, &["B[3].a"], &unread).expect("it is rewritten");
    assert_eq!(told, ["0@0 vec4 at 0.0"]);
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
                assert_eq!(told(&rewritten), want, "{stage}");
            }
            let module = load_words(&rewritten.words).expect("it is read");
            let again = reflect_with_ids(&module, Some(stage)).expect("it is reflected");
            let mut outputs = again.interface.outputs.iter();
            assert!(outputs.all(|output| output.builtin.is_none()), "{stage}");
        }
    }
}
