//! Interfaces that cannot be packed, and corrupted modules: refused by name, without a
//! panic.

use super::*;

#[test]
fn every_refusal() {
    let producer = compile(
        Stage::Vertex,
        "layout(location = 0) out vec2 a;
         layout(location = 1) out vec2 b;
         layout(location = 2) out Blk { float c; float d; } k[2];
         void main() { gl_Position = vec4(0.0); a = b = vec2(1.0); k[0].c = k[1].d = 2.0; }",
    );
    let consumer = compile(
        Stage::Fragment,
        "layout(location = 0) in vec2 a;
         layout(location = 1) in vec2 b;
         layout(location = 0) out vec4 color;
         void main() { color = vec4(a, b); }",
    );
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let interfaces = (&before, Some(&read));
    let float = |text: &str| placement(SlotKind::Float, SMOOTH, text, interfaces);
    let position = before.outputs.iter().position(|o| o.location.is_none());
    let with = |change: &dyn Fn(&mut PackedInterface)| {
        let mut placement = float("a 0.xy\n b 0.zw");
        change(&mut placement);
        placement
    };
    let rows: [(PackedInterface, &str); 11] = [
        (
            float("a 0.x"),
            "'a' has 2 words in the producer, each of which must be packed once and in order; 1 are",
        ),
        (
            float("a 0.xy\n b 0.y 1.x"),
            "'b' is placed at location 0, component 1, which is taken",
        ),
        (
            with(&|p| p.slots[0].components = 3),
            "'b' is placed at location 0, component 2, 2 components long, which no packed slot",
        ),
        (
            with(&|p| p.varyings[1].output.as_mut().expect("b").variable = 9),
            "'b' is variable 9 of the producer, which has 4",
        ),
        (
            with(&|p| p.varyings[1].output.as_mut().expect("b").member = Some(0)),
            "'b' is packed as member 0 of a block of the producer, which has a variable there",
        ),
        (
            with(&|p| {
                let output = p.varyings[1].output.as_mut().expect("b");
                output.variable = position.expect("gl_PerVertex");
                output.member = Some(0);
            }),
            "'b' of the producer is a built-in",
        ),
        (
            float("Blk.c 0.xy\n Blk.d 3.x*"),
            "'Blk.c' is packed, but another part",
        ),
        (
            float("Blk.c 1.x*\n Blk.d 3.x*"),
            "'Blk' keeps its block's declaration",
        ),
        (
            placement(SlotKind::Int, SMOOTH, "a 7.xy", interfaces),
            "'a' is smooth in the fragment shader, and the slot at location 7 is an int",
        ),
        (
            with(&|p| p.slots[0].interpolation.patch = true),
            "the slot at location 0 is per patch",
        ),
        (
            with(&|p| p.slots.clear()),
            "'a' is placed at location 0, component 0",
        ),
    ];
    for (placement, want) in rows {
        let error = pack::pack(&producer, Some(&consumer), &placement).expect_err(want);
        assert!(error.to_string().contains(want), "{error}");
    }
    let error = pack::pack(&producer, Some(&producer), &float("a 0.xy")).expect_err("no consumer");
    assert!(
        error.to_string().ends_with("found vertex to vertex"),
        "{error}"
    );
}

#[test]
fn a_variable_of_two_entry_points_stays() {
    let producer = compile(
        Stage::Vertex,
        "layout(location = 0) out vec2 a;
         void main() { gl_Position = vec4(0.0); a = vec2(1.0); }",
    );
    let before = outputs(&producer);
    let placement = placement(SlotKind::Float, SMOOTH, "a 0.xy", (&before, None));
    let loaded = spirv::load_words(&producer.words).expect("it loads");
    let mut module = loaded.representation().clone();
    let mut other = module.entry_points[0].clone();
    other.operands[2] = Operand::LiteralString("other".to_owned());
    module.entry_points.push(other);
    let producer = ShaderModule {
        words: module.assemble().into(),
        ..producer
    };
    let error = pack::pack(&producer, None, &placement).expect_err("two entry points");
    assert!(
        error
            .to_string()
            .contains("a variable of several entry points"),
        "{error}"
    );
}

/// Seeds of damaged modules.
const DAMAGED: u64 = 300;

#[test]
fn damaged_modules_are_packed_or_refused() {
    let (producer, consumer) = all_kinds();
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let interfaces = (&before, Some(&read));
    let placement = placement(SlotKind::Int, Interpolation::FLAT, ALL_PLACED, interfaces);
    let mut packed = 0;
    for seed in 0..DAMAGED {
        let mut rng = Rng::new(seed);
        let mut damaged = |module: &ShaderModule| {
            let mut words = module.words.to_vec();
            for _ in 0..rng.between(1, 3) {
                // After the header; mostly small numbers, as ids and opcodes are.
                let at = 5 + rng.below(words.len() as u32 - 5) as usize;
                words[at] = if rng.chance(70) {
                    rng.below(400)
                } else {
                    rng.bits() as u32
                };
            }
            ShaderModule {
                words: words.into(),
                ..*module
            }
        };
        let sides = (damaged(&producer), damaged(&consumer));
        let answers = [
            pack::pack(&sides.0, Some(&consumer), &placement),
            pack::pack(&producer, Some(&sides.1), &placement),
        ];
        packed += answers.iter().filter(|answer| answer.is_ok()).count();
    }
    // Some damage is harmless, most is reported.
    assert!(packed > 0 && packed < 2 * DAMAGED as usize, "{packed}");
}

#[test]
fn bools_and_small_types_are_not_captured() {
    let producer = compile(
        Stage::Vertex,
        "#extension GL_EXT_shader_explicit_arithmetic_types_int16 : require
         layout(location = 0) flat out uint16_t a;
         void main() { gl_Position = vec4(0.0); a = uint16_t(gl_VertexIndex); }",
    );
    let before = outputs(&producer);
    let placement = placement(SlotKind::Int, Interpolation::FLAT, "a 0.x", (&before, None));
    let error = pack::pack(&producer, None, &placement).expect_err("no words");
    assert!(error.to_string().starts_with("'a' holds a U16"), "{error}");
}
