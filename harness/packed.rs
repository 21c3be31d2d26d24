//! Packings applied to real shaders, with hand-written packed locations: the rewritten
//! modules are valid, have these locations, and every component is where it belongs.

#[path = "packed/interpolated.rs"]
mod interpolated;
#[path = "packed/refused.rs"]
mod refused;

use crate::support::validate::valid;
use rspirv::binary::Assemble;
use rspirv::dr::Operand;
use std::collections::BTreeMap;
use xfb::capture::{self, CapturedWord, Dialect};
use xfb::compile::{Compiler, Flavour};
use xfb::generate::Rng;
use xfb::packing::packed_interface::{
    ComponentRun, LocationSlot, PackedVarying, SlotKind, VaryingId,
};
use xfb::packing::{CaptureLimits, PackedInterface};
use xfb::rewrite::capture::{Step, StepPlace};
use xfb::rewrite::pack::{self, PackError, Packed};
use xfb::spirv::ShaderModule;
use xfb::types::interpolation::{InterpolationMode, Sampling};
use xfb::types::{Interface, Interpolation, Scalar, Stage, Type};
use xfb::units::{Component, Location, Word};
use xfb::{rewrite, spirv};

fn compile(stage: Stage, text: &str) -> ShaderModule {
    let text = format!("#version 460\n{text}");
    let compiler = Compiler::shared();
    let words = compiler.compile_glsl(&text, stage, "shader", Flavour::Vulkan);
    let words = words.unwrap_or_else(|error| panic!("{error}\n{text}"));
    valid(&words, "as compiled");
    ShaderModule {
        stage,
        words: words.into(),
    }
}

fn outputs(module: &ShaderModule) -> Interface {
    let loaded = spirv::load_words(&module.words).expect("it loads");
    spirv::reflect(&loaded, Some(module.stage)).expect("its outputs")
}

fn inputs(module: &ShaderModule) -> Interface {
    let loaded = spirv::load_words(&module.words).expect("it loads");
    spirv::inputs(&loaded, module.stage).expect("its inputs")
}

/// `a 0.xy 1.x`: the components of `a` in order. A slot that a `*` follows is
/// kept; `Block.member` is a member.
fn placement(
    kind: SlotKind,
    interpolation: Interpolation,
    text: &str,
    interfaces: (&Interface, Option<&Interface>),
) -> PackedInterface {
    let mut slots: BTreeMap<u32, (u32, SlotKind)> = BTreeMap::new();
    let mut varyings = Vec::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty()) {
        let mut words = line.split_whitespace();
        let name = words.next().expect("a name");
        let mut at = Vec::new();
        let mut part = 0;
        for run in words {
            let (run, kind) = match run.strip_suffix('*') {
                Some(run) => (run, SlotKind::Kept),
                None => (run, kind),
            };
            let (location, components) = run.split_once('.').expect("a slot");
            let location = location.parse().expect("a number");
            let first = "xyzw".find(&components[..1]).expect("a component") as u32;
            let count = components.len() as u32;
            let slot = slots.entry(location).or_insert((0, kind));
            slot.0 = slot.0.max(first + count);
            at.push(ComponentRun {
                part: Word(part),
                location: Location(location),
                component: Component(first),
                components: count,
            });
            part += count;
        }
        varyings.push(PackedVarying {
            name: name.to_owned(),
            class: String::new(),
            output: find(interfaces.0, name),
            input: interfaces.1.and_then(|inputs| find(inputs, name)),
            ty: Type::Scalar(Scalar::F32),
            at,
        });
    }
    let slots = slots
        .into_iter()
        .map(|(location, (components, kind))| LocationSlot {
            location: Location(location),
            kind,
            components,
            interpolation,
            by_component: false,
        });
    PackedInterface {
        slots: slots.collect(),
        varyings,
    }
}

fn find(interface: &Interface, name: &str) -> Option<VaryingId> {
    let mut all = interface.outputs.iter().enumerate();
    all.find_map(|(variable, output)| {
        let Some(block) = &output.block else {
            let member = None;
            return (output.name == name).then_some(VaryingId { variable, member });
        };
        let members = &output.ty.without_arrays().as_struct()?.members;
        let wanted = name.strip_prefix(&format!("{}.", block.name))?;
        let member = Some(members.iter().position(|m| m.name == wanted)?);
        Some(VaryingId { variable, member })
    })
}

/// Packs, and checks that both modules are valid.
fn packed(
    producer: &ShaderModule,
    consumer: Option<&ShaderModule>,
    placement: &PackedInterface,
) -> Packed {
    let packed = pack::pack(producer, consumer, placement).expect("it packs");
    valid(&packed.producer.words, "the producer, packed");
    if let Some(consumer) = &packed.consumer {
        valid(&consumer.words, "the consumer, packed");
    }
    packed
}

/// Returns each location of an interface with its content: `1 ivec3 flat`.
fn spell(interface: &Interface) -> Vec<String> {
    let mut spelled = Vec::new();
    for output in interface.outputs.iter().filter(|o| o.location.is_some()) {
        let (base, lengths) = xfb::types::glsl::spell(&output.ty);
        let location = output.location.expect("a location");
        let component = output.component.map(|c| format!(".{c}"));
        let component = component.unwrap_or_default();
        let mode = match output.interpolation.mode {
            InterpolationMode::Flat => " flat",
            InterpolationMode::NoPerspective => " noperspective",
            _ => "",
        };
        let sampling = match output.interpolation.sampling {
            Sampling::Centroid => " centroid",
            Sampling::Sample => " sample",
            Sampling::Center => "",
        };
        let stream = output.capture.stream.map(|s| format!(" stream {s}"));
        let stream = stream.unwrap_or_default();
        spelled.push(format!(
            "{location}{component} {base}{lengths}{mode}{sampling}{stream}"
        ));
    }
    spelled.sort();
    spelled
}

/// The location and component of the word that each word of the interface has
/// become: `0.x`, `-` where nothing passes it on.
fn places(before: &Interface, packed: &Packed) -> Vec<String> {
    assert_eq!(packed.words.len(), before.words() as usize);
    let spots = spots(&outputs(&packed.producer));
    let spot = |word: &Option<Word>| match word {
        Some(word) => spots[word.0 as usize].clone(),
        None => "-".to_owned(),
    };
    packed.words.iter().map(spot).collect()
}

/// The location and component of every word of an interface: `0.x`.
fn spots(after: &Interface) -> Vec<String> {
    let mut spots = Vec::new();
    for output in &after.outputs {
        for word in 0..output.ty.components() {
            spots.push(match output.location {
                Some(location) => {
                    let component = output.component.unwrap_or_default().0 + word;
                    let letter = &"xyzw"[component as usize % 4..][..1];
                    format!("{}.{letter}", location.0 + component / 4)
                }
                None => "builtin".to_owned(),
            });
        }
    }
    spots
}

const SMOOTH: Interpolation = Interpolation {
    mode: InterpolationMode::Smooth,
    sampling: Sampling::Center,
    patch: false,
};

#[test]
fn vectors_share_slots_and_one_straddles() {
    let producer = compile(
        Stage::Vertex,
        "layout(location = 0) out vec2 a;
         layout(location = 1) out vec2 b;
         layout(location = 2) out vec3 c;
         layout(location = 3, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 12) out vec3 d;
         void main() {
             gl_Position = vec4(0.0);
             a = vec2(1.0); b.y = 2.0; c = vec3(3.0); d.xz = vec2(4.0);
             if (gl_VertexIndex > 3) return;
             a[gl_VertexIndex & 1] = b.x;
         }",
    );
    let consumer = compile(
        Stage::Fragment,
        "layout(location = 1) in vec2 b;
         layout(location = 0) in vec2 a;
         layout(location = 3) in vec3 d;
         layout(location = 2) in vec3 c;
         layout(location = 0) out vec4 color;
         void main() { color = vec4(a, b) + vec4(c, d.x) + vec4(d, a[int(gl_FragCoord.x) & 1]); }",
    );
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let text = "a 0.xy\n b 0.zw\n c 1.xyz\n d 1.w 2.xy";
    let placement = placement(SlotKind::Float, SMOOTH, text, (&before, Some(&read)));
    let packed = packed(&producer, Some(&consumer), &placement);
    let slots = ["0 vec4", "1 vec4", "2 vec2"];
    assert_eq!(spell(&outputs(&packed.producer)), slots);
    assert_eq!(
        spell(&inputs(packed.consumer.as_ref().expect("a consumer"))),
        slots
    );
    let seen: BTreeMap<String, Vec<String>> = by_name(&before, &places(&before, &packed));
    assert_eq!(seen["a"], ["0.x", "0.y"]);
    assert_eq!(seen["b"], ["0.z", "0.w"]);
    assert_eq!(seen["c"], ["1.x", "1.y", "1.z"]);
    assert_eq!(seen["d"], ["1.w", "2.x", "2.y"]);
    let after = outputs(&packed.producer);
    assert!(!after.capturing, "it captures nothing any more");
    assert!(after.outputs.iter().all(|o| o.capture.is_empty()));
}

/// The places of the words of each variable or block member.
fn by_name(interface: &Interface, places: &[String]) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for leaf in interface.leaves() {
        let first = leaf.word.0 as usize;
        let words = &places[first..first + leaf.ty.components() as usize];
        let name = leaf.expression.split(['[', '.']).next().unwrap_or_default();
        all.entry(name.to_owned())
            .or_default()
            .extend_from_slice(words);
    }
    all
}

const ALL_KINDS: &str = "
    struct T { vec2 p; float q; };
    struct S { T t[2]; mat2x3 m; };
    layout(location = 0) flat QUALIFIER double d;
    layout(location = 1) flat QUALIFIER dvec3 w;
    layout(location = 3) flat QUALIFIER ivec2 i[2];
    layout(location = 5) flat QUALIFIER uint u;
    layout(location = 6) flat QUALIFIER S s;
    layout(location = 12) QUALIFIER Blk { flat float f; flat mat2 m; flat vec3 v[2]; } k[2];
    layout(location = 22) flat QUALIFIER uint64_t l;
    layout(location = 23) flat QUALIFIER vec4 kept;
";

fn all_kinds() -> (ShaderModule, ShaderModule) {
    let extension = "#extension GL_ARB_gpu_shader_int64 : require\n";
    let declared = |qualifier: &str| ALL_KINDS.replace("QUALIFIER", qualifier);
    let producer = format!(
        "{extension}{}
         void one(inout vec2 p) {{ p += 1.0; }}
         void main() {{
             gl_Position = vec4(0.0);
             d = 1.0LF; w = dvec3(2.0LF); i[0] = ivec2(1); i[1].y = 3; u = 7u;
             s.t[1].p = vec2(1.0); one(s.t[1].p); s.t[0] = s.t[1]; s.m = mat2x3(1.0);
             s.m[1][2] = 3.0;
             S copy = s; copy.t[0].q = 1.0; s = copy;
             k[0].f = 1.0; k[1].m[gl_VertexIndex & 1] = vec2(1.0); k[1].v[1] = vec3(2.0);
             l = 12345678901ul; kept = vec4(1.0);
         }}",
        declared("out")
    );
    let consumer = format!(
        "{extension}{}
         layout(location = 0) out vec4 color;
         void main() {{
             color = vec4(float(d), vec3(w)) + vec4(i[0], i[1]) + vec4(float(u))
                 + vec4(s.m[0], s.t[1].q) + vec4(k[1].m[0], k[0].f, k[1].v[0].x)
                 + vec4(float(l)) + kept;
         }}",
        declared("in")
    );
    (
        compile(Stage::Vertex, &producer),
        compile(Stage::Fragment, &consumer),
    )
}

/// Every kind of type at once: 2 + 6 + 4 + 1 + 12 + 2 x 11 + 2 words.
const ALL_PLACED: &str = "
    d 1.xy
    w 1.zw 2.xyzw
    i 3.xyzw
    u 4.x
    s 4.yzw 5.xyzw 6.xyzw 7.x
    Blk.f 7.yz
    Blk.m 8.xyzw 9.xyzw
    Blk.v 10.xyzw 11.xyzw 12.xyzw
    l 13.xy
    kept 20.xyzw*
";

#[test]
fn every_kind_of_type_becomes_words() {
    let (producer, consumer) = all_kinds();
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let placement = placement(
        SlotKind::Int,
        Interpolation::FLAT,
        ALL_PLACED,
        (&before, Some(&read)),
    );
    let packed = packed(&producer, Some(&consumer), &placement);
    let mut slots: Vec<String> = (1..=12)
        .map(|location| match location {
            7 => "7 ivec3 flat".to_owned(),
            _ => format!("{location} ivec4 flat"),
        })
        .collect();
    slots.push("13 ivec2 flat".to_owned());
    slots.push("20 vec4 flat".to_owned());
    slots.sort();
    assert_eq!(spell(&outputs(&packed.producer)), slots);
    let consumer = packed.consumer.as_ref().expect("a consumer");
    assert_eq!(spell(&inputs(consumer)), slots);
    let seen = by_name(&before, &places(&before, &packed));
    assert_eq!(seen["d"], ["1.x", "1.y"]);
    assert_eq!(seen["w"], ["1.z", "1.w", "2.x", "2.y", "2.z", "2.w"]);
    assert_eq!(seen["s"][2..4], ["4.w", "5.x"]);
    assert_eq!(seen["kept"], ["20.x", "20.y", "20.z", "20.w"]);
    // Of the block the first element: f, m, v; then the second.
    let first = [
        "7.y", "8.x", "8.y", "8.z", "8.w", "10.x", "10.y", "10.z", "10.w", "11.x", "11.y",
    ];
    let second = [
        "7.z", "9.x", "9.y", "9.z", "9.w", "11.z", "11.w", "12.x", "12.y", "12.z", "12.w",
    ];
    assert_eq!(seen["k"], [first, second].concat());
}

#[test]
fn a_geometry_shader_fills_its_slots_before_every_emit() {
    let vertex = compile(
        Stage::Vertex,
        "layout(location = 0) out vec3 a;
         layout(location = 1) out Blk { vec2 b; float c[2]; } k;
         void main() { a = vec3(1.0); k.b = vec2(2.0); k.c[0] = 3.0; k.c[1] = 4.0; }",
    );
    let geometry = compile(
        Stage::Geometry,
        "layout(triangles) in;
         layout(points, max_vertices = 3) out;
         layout(location = 0) in vec3 a[];
         layout(location = 1) in Blk { vec2 b; float c[2]; } k[];
         layout(location = 0) out vec3 x;
         layout(location = 1, stream = 1) out vec2 y;
         void emit(int i) { x = a[i]; y = k[i].b; EmitVertex(); y += k[2].c[1]; EmitStreamVertex(1); }
         void main() { for (int i = 0; i < 3; ++i) emit(i); }",
    );
    let fragment = compile(
        Stage::Fragment,
        "layout(location = 0) in vec3 x;
         layout(location = 0) out vec4 color;
         void main() { color = vec4(x, 1.0); }",
    );
    let (before, read) = (outputs(&vertex), inputs(&geometry));
    let text = "a 0.xyz\nBlk.b 0.w 1.x\nBlk.c 1.yz";
    let flat = placement(
        SlotKind::Int,
        Interpolation::FLAT,
        text,
        (&before, Some(&read)),
    );
    let first = packed(&vertex, Some(&geometry), &flat);
    let slots = ["0 ivec4 flat", "1 ivec3 flat"];
    assert_eq!(spell(&outputs(&first.producer)), slots);
    let geometry = first.consumer.expect("a consumer");
    assert_eq!(spell(&inputs(&geometry)), slots);
    // Here the geometry shader is the producer.
    let (before, read) = (outputs(&geometry), inputs(&fragment));
    let text = "x 4.yzw\n y 5.xy";
    let smooth = placement(SlotKind::Float, SMOOTH, text, (&before, Some(&read)));
    let second = packed(&geometry, Some(&fragment), &smooth);
    assert_eq!(
        spell(&outputs(&second.producer)),
        ["4 vec4 stream 0", "5 vec2 stream 1"]
    );
    let emits = |module: &ShaderModule| {
        let loaded = spirv::load_words(&module.words).expect("it loads");
        let functions = loaded.representation().functions.clone();
        let blocks = functions.into_iter().flat_map(|f| f.blocks);
        let names: Vec<String> = blocks
            .flat_map(|b| b.instructions)
            .map(|i| i.class.opname.to_owned())
            .collect();
        names
    };
    let names = emits(&second.producer);
    let before_emit: Vec<&str> = names
        .windows(2)
        .filter(|pair| pair[1].starts_with("Emit"))
        .map(|pair| pair[0].as_str())
        .collect();
    // The stream's constant is global, so the call is right before.
    assert_eq!(before_emit, ["FunctionCall", "FunctionCall"]);
}

/// Returns the source of each captured byte of the rewritten module: binding, offset,
/// location and component; and how many copies that takes.
fn captured(before: &Interface, packed: &Packed) -> (Vec<(u32, u32, String)>, usize) {
    let options = capture::Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::NONE,
    };
    let original = capture::declared(before, &options).expect("the original's capture");
    let words: Vec<CapturedWord> = original
        .words()
        .into_iter()
        .map(|captured| CapturedWord {
            word: packed.words[captured.word.0 as usize].expect("captured words are packed"),
            ..captured
        })
        .collect();
    let module = spirv::load_words(&packed.producer.words).expect("it loads");
    let stage = packed.producer.stage;
    let reflected = spirv::reflect_with_ids(&module, Some(stage)).expect("its outputs");
    let rewritten = rewrite::capture::capture(
        module,
        &reflected,
        &words,
        &original.buffers(),
        &rewrite::capture::Options::default(),
    );
    let rewritten = rewritten.expect("the capture is written");
    valid(&rewritten.words, "packed, and captured");
    let seen = rewrite::capture::trace(&rewritten, stage, &options).expect("it captures");
    let spots = spots(&reflected.interface);
    let seen = seen.iter().map(|landed| {
        let spot = spots[landed.word.0 as usize].clone();
        (landed.binding.0, landed.offset.0, spot)
    });
    let is_copy = |step: &&Step| matches!(step.place, StepPlace::Copy { .. });
    let copies = rewritten.steps.iter().filter(is_copy).count();
    (seen.collect(), copies)
}

#[test]
fn captured_bytes_are_those_of_the_packed_locations() {
    // K1, with d and a captured consecutively.
    let declared = |qualifiers: [&str; 4]| {
        let [a, b, c, d] = qualifiers;
        compile(
            Stage::Vertex,
            &format!(
                "layout(location = 0{a}) out vec2 a;
                 layout(location = 1{b}) out vec2 b;
                 layout(location = 2{c}) out vec3 c;
                 layout(location = 3{d}) out vec3 d;
                 void main() {{
                     gl_Position = vec4(0.0);
                     a = b = vec2(1.0); c = d = vec3(2.0);
                 }}"
            ),
        )
    };
    let k1 = "a 0.xy\n b 0.zw\n c 1.xyz\n d 1.w 2.xy";
    let of = |qualifiers: [&str; 4]| {
        let producer = declared(qualifiers);
        let before = outputs(&producer);
        let placement = placement(SlotKind::Float, SMOOTH, k1, (&before, None));
        captured(&before, &packed(&producer, None, &placement))
    };
    let words = |binding: u32, first: u32, spots: &[&str]| -> Vec<(u32, u32, String)> {
        let offsets = (0..).map(|i| first + 4 * i);
        let words = offsets.zip(spots);
        words
            .map(|(offset, spot)| (binding, offset, (*spot).to_owned()))
            .collect()
    };
    let xfb = ", xfb_buffer = 0, xfb_stride = 24, xfb_offset = ";
    let d_then_a = of([&format!("{xfb}12"), "", "", &format!("{xfb}0")]);
    assert_eq!(
        d_then_a.0,
        words(0, 0, &["1.w", "2.x", "2.y", "0.x", "0.y"])
    );
    // Slot 2 is captured whole where it is; 1.w and 0.xy are copied.
    assert_eq!(d_then_a.1, 2);
    // A whole slot, both of whose varyings follow one another in the buffer.
    let a_then_b = of([&format!("{xfb}4"), &format!("{xfb}12"), "", ""]);
    assert_eq!(a_then_b, (words(0, 4, &["0.x", "0.y", "0.z", "0.w"]), 0));
    // In reverse order, the captures are equal.
    let b_then_a = of([&format!("{xfb}12"), &format!("{xfb}4"), "", ""]);
    assert_eq!(b_then_a.0, words(0, 4, &["0.z", "0.w", "0.x", "0.y"]));
}

#[test]
fn every_kind_of_type_is_captured_from_its_slots() {
    let producer = all_kinds_captured();
    let before = outputs(&producer);
    let placement = placement(
        SlotKind::Int,
        Interpolation::FLAT,
        ALL_PLACED,
        (&before, None),
    );
    let packed = packed(&producer, None, &placement);
    let places = places(&before, &packed);
    let options = capture::Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::NONE,
    };
    let original = capture::declared(&before, &options).expect("the original's capture");
    let want = original.words().into_iter().map(|captured| {
        let place = places[captured.word.0 as usize].clone();
        (captured.binding.0, captured.offset.0, place)
    });
    let mut want: Vec<_> = want.collect();
    want.sort();
    // d, w, i, s, k.m of both elements, l and what keeps its place.
    assert_eq!(want.len(), 2 + 6 + 4 + 12 + 8 + 2 + 4);
    assert_eq!(want[0], (0, 0, "1.x".to_owned()));
    assert!(want.contains(&(2, 0, "9.x".to_owned())), "{want:?}");
    let (mut seen, _) = captured(&before, &packed);
    seen.sort();
    assert_eq!(seen, want);
}

/// [`ALL_KINDS`], captured into three buffers.
fn all_kinds_captured() -> ShaderModule {
    let mut text = ALL_KINDS.replace("QUALIFIER", "out");
    for (location, capture) in [
        ("0", "xfb_buffer = 0, xfb_stride = 128, xfb_offset = 0"),
        ("1", "xfb_buffer = 0, xfb_offset = 8"),
        ("3", "xfb_buffer = 0, xfb_offset = 32"),
        ("6", "xfb_buffer = 0, xfb_offset = 48"),
        ("22", "xfb_buffer = 0, xfb_offset = 96"),
        ("23", "xfb_buffer = 0, xfb_offset = 104"),
    ] {
        let bare = format!("layout(location = {location})");
        let with = format!("layout(location = {location}, {capture})");
        text = text.replace(&bare, &with);
    }
    // The elements of the block go to buffers 1 and 2.
    let text = text.replace(
        "layout(location = 12)",
        "layout(location = 12, xfb_buffer = 1)",
    );
    let text = text.replace("flat mat2 m;", "layout(xfb_offset = 0) flat mat2 m;");
    compile(
        Stage::Vertex,
        &format!(
            "#extension GL_ARB_gpu_shader_int64 : require
             {text}
             void main() {{
                 gl_Position = vec4(0.0);
                 d = 1.0LF; w = dvec3(2.0LF); i[0] = i[1] = ivec2(1); u = 7u;
                 s.t[0].p = s.t[1].p = vec2(1.0); s.t[0].q = s.t[1].q = 1.0; s.m = mat2x3(1.0);
                 for (int e = 0; e < 2; ++e) {{ k[e].f = 1.0; k[e].m = mat2(1.0); k[e].v[0] = vec3(2.0); }}
                 l = 12345678901ul; kept = vec4(1.0);
             }}"
        ),
    )
}

#[test]
fn varyings_that_packing_omits_are_not_written() {
    let producer = compile(
        Stage::Vertex,
        "layout(location = 0) out vec2 a;
         layout(location = 1) out vec2 b;
         void main() { gl_Position = vec4(0.0); a = vec2(1.0); b = vec2(2.0); }",
    );
    let before = outputs(&producer);
    let placement = placement(SlotKind::Float, SMOOTH, "b 0.xy", (&before, None));
    let packed = packed(&producer, None, &placement);
    assert_eq!(spell(&outputs(&packed.producer)), ["0 vec2"]);
    let seen = by_name(&before, &places(&before, &packed));
    assert_eq!(seen["a"], ["-", "-"]);
    assert_eq!(seen["b"], ["0.x", "0.y"]);
}

#[test]
fn components_of_a_vector_may_have_separate_captures() {
    let producer = compile(
        Stage::Vertex,
        "layout(location = 0) out vec3 a;
         layout(location = 1) out vec2 b[2];
         void main() { gl_Position = vec4(0.0); a = vec3(1.0); b[0] = b[1] = vec2(2.0); }",
    );
    let before = outputs(&producer);
    let whole = placement(
        SlotKind::Float,
        SMOOTH,
        "a 0.yzw\n b 1.xyzw",
        (&before, None),
    );
    let mut placement = whole.clone();
    placement.varyings.clear();
    // As scalarization has it: each component of `a` and of both elements of `b`.
    for (name, runs) in [
        ("a", &[(0, 0, 3)][..]),
        ("a", &[(1, 0, 1)]),
        ("a", &[(2, 1, 3)]),
        ("b", &[(0, 0, 0), (2, 0, 2)]),
        ("b", &[(1, 1, 0), (3, 1, 1)]),
    ] {
        placement.varyings.push(PackedVarying {
            output: find(&before, name),
            at: runs
                .iter()
                .map(|(part, location, component)| ComponentRun {
                    part: Word(*part),
                    location: Location(*location),
                    component: Component(*component),
                    components: 1,
                })
                .collect(),
            ..whole.varyings[0].clone()
        });
    }
    let packed = packed(&producer, None, &placement);
    let seen = by_name(&before, &places(&before, &packed));
    assert_eq!(seen["a"], ["0.w", "0.y", "1.w"]);
    assert_eq!(seen["b"], ["0.x", "1.x", "0.z", "1.y"]);
    placement.varyings.pop();
    let error = pack::pack(&producer, None, &placement).expect_err("a part is missing");
    assert!(error.to_string().contains(
        "4 words in the producer, each of which must be packed once and in order; 2 are"
    ));
}

#[test]
fn interpolants_are_found_and_not_packed() {
    let producer = compile(
        Stage::Vertex,
        "layout(location = 0) out vec2 a;
         layout(location = 1) out Blk { vec2 b; vec2 c; } k;
         layout(location = 5) out float d;
         void main() { a = vec2(1.0); k.b = k.c = vec2(2.0); d = 1.0; }",
    );
    let consumer = compile(
        Stage::Fragment,
        "layout(location = 0) in vec2 a;
         layout(location = 1) in Blk { vec2 b; vec2 c; } k;
         layout(location = 5) in float d;
         layout(location = 0) out vec4 color;
         void main() {
             color = vec4(interpolateAtOffset(a, vec2(0.1)), interpolateAtCentroid(k.c) + k.b) + d;
         }",
    );
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let loaded = spirv::load_words(&consumer.words).expect("it loads");
    let found = pack::interpolated(&loaded).expect("a fragment shader");
    let want = [find(&read, "a"), find(&read, "Blk.b"), find(&read, "Blk.c")];
    let want: Vec<VaryingId> = want.into_iter().map(|v| v.expect("an input")).collect();
    assert_eq!(found, want);
    let kept = "d 0.x\n a 2.xy*\n Blk.b 7.xy*\n Blk.c 4.zw*";
    let placed = placement(SlotKind::Float, SMOOTH, kept, (&before, Some(&read)));
    let packed = packed(&producer, Some(&consumer), &placed);
    let after = outputs(&packed.producer);
    assert_eq!(spell(&after)[..2], ["0 float", "2 vec2"]);
    // The members moved apart, so each states where it is.
    let block = after.outputs.iter().find_map(|o| o.block.as_ref());
    let block = block.filter(|block| block.name == "Blk");
    let members = &block.expect("the block").members;
    let places: Vec<_> = members.iter().map(|m| (m.location, m.component)).collect();
    assert_eq!(
        places,
        [
            (Some(Location(7)), None),
            (Some(Location(4)), Some(Component(2)))
        ]
    );
    let all = "d 0.x\n a 0.yz";
    let placed = placement(SlotKind::Float, SMOOTH, all, (&before, Some(&read)));
    assert_eq!(
        pack::pack(&producer, Some(&consumer), &placed),
        Err(PackError::Interpolated { name: "a".into() })
    );
}
