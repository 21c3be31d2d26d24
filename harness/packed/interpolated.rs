//! Slots whose varyings are interpolated differently: read as each varying declares it,
//! or refused by name.

use super::*;
use xfb::packing::{Captures, PackOptions, Side};
use xfb::types::interpolation::Weighting;

/// A vertex and a fragment shader with these declarations, without `in` and `out`.
fn pair(declared: &[&str]) -> (ShaderModule, ShaderModule) {
    let located = |direction: &str| -> String {
        let lines = declared.iter().enumerate().map(|(location, text)| {
            let (qualifiers, variable) = text.rsplit_once(": ").expect("qualifiers: variable");
            format!("layout(location = {location}) {qualifiers} {direction} {variable};\n")
        });
        lines.collect()
    };
    let names = || declared.iter().filter_map(|text| text.rsplit_once(' '));
    let writes: Vec<String> = names()
        .map(|(_, name)| format!("{name} = {name};"))
        .collect();
    let reads: Vec<String> = names()
        .map(|(_, name)| format!("+ float({name})"))
        .collect();
    let producer = format!(
        "{}void main() {{ gl_Position = vec4(0.0); {} }}",
        located("out"),
        writes.join(" ")
    );
    let consumer = format!(
        "{}layout(location = 0) out vec4 color;\nvoid main() {{ color = vec4(0.0 {}); }}",
        located("in"),
        reads.join(" ")
    );
    (
        compile(Stage::Vertex, &producer),
        compile(Stage::Fragment, &consumer),
    )
}

/// Packs a pair by options, which may be those of modules.
fn pack_pair(declared: &[&str], options: &PackOptions) -> Result<Packed, PackError> {
    let (producer, consumer) = pair(declared);
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let free = PackOptions {
        keep_locations: false,
        ..*options
    };
    let placement = xfb::packing::pack(
        &Side::new(&before),
        Some(&Side::new(&read)),
        &Captures::default(),
        &free,
    );
    let placement = placement.expect("it fits");
    let packed = pack::pack(&producer, Some(&consumer), &placement)?;
    valid(&packed.producer.words, "the producer, packed");
    let consumer = packed.consumer.as_ref().expect("a consumer");
    valid(&consumer.words, "the consumer, packed");
    assert_eq!(
        spell(&outputs(&packed.producer)),
        spell(&inputs(consumer)),
        "both sides declare the same slots"
    );
    Ok(packed)
}

/// The slots of the consumer, and the interpolation functions that it calls.
fn slots_and_functions(packed: &Packed) -> (Vec<String>, Vec<u32>) {
    let consumer = packed.consumer.as_ref().expect("a consumer");
    let loaded = spirv::load_words(&consumer.words).expect("it loads");
    let functions = loaded.representation().functions.iter();
    let blocks = functions.flat_map(|function| &function.blocks);
    let calls = blocks
        .flat_map(|block| &block.instructions)
        .filter_map(|i| match i.operands.get(1) {
            Some(Operand::LiteralExtInstInteger(number @ 76..=78)) => Some(*number),
            _ => None,
        });
    (spell(&inputs(consumer)), calls.collect())
}

const CENTROID: u32 = 76;
const SAMPLE: u32 = 77;

#[test]
fn flat_and_flat_centroid_share_a_slot() {
    let declared = ["flat: float a", "flat centroid: float b"];
    let packed = pack_pair(&declared, &PackOptions::MESA_OPTIMIZED).expect("one interpolation");
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!((slots, functions), (vec!["0 ivec2 flat".into()], vec![]));
}

#[test]
fn a_flat_sample_input_still_runs_the_shader_per_sample() {
    let declared = ["flat: float a", "flat sample: float b"];
    let packed = pack_pair(&declared, &PackOptions::MESA_OPTIMIZED).expect("one interpolation");
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!(
        (slots, functions),
        (vec!["0 ivec2 flat sample".into()], vec![])
    );
}

#[test]
fn samplings_of_one_slot_are_interpolated_by_function() {
    let declared = [
        ": float a",
        "centroid: float b",
        "sample: float c",
        "centroid: float d",
    ];
    let packed = pack_pair(&declared, &PackOptions::TIGHT).expect("one weighting");
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!(
        (slots, functions),
        (vec!["0 vec4".into()], vec![CENTROID, SAMPLE])
    );
}

#[test]
fn a_slot_of_one_sampling_keeps_its_decoration() {
    let declared = ["centroid: float a", "centroid: float b"];
    let packed = pack_pair(&declared, &PackOptions::TIGHT).expect("one interpolation");
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!((slots, functions), (vec!["0 vec2 centroid".into()], vec![]));
}

#[test]
fn mixed_weightings_are_refused_by_name() {
    for (declared, first, other) in [
        (
            [": float a", "noperspective: float b"],
            Weighting::Perspective,
            Weighting::Linear,
        ),
        (
            ["noperspective: float a", "flat: float b"],
            Weighting::Linear,
            Weighting::Flat,
        ),
        (
            [": float a", "flat centroid: float b"],
            Weighting::Perspective,
            Weighting::Flat,
        ),
    ] {
        let error = pack_pair(&declared, &PackOptions::TIGHT).expect_err("two weightings");
        assert_eq!(
            error,
            PackError::Mixed {
                location: Location(0),
                first: "a".into(),
                first_weighting: first,
                other: "b".into(),
                other_weighting: other,
            }
        );
    }
}

#[test]
fn modules_of_tight_place_each_weighting_in_its_own_slots() {
    let declared = [
        "flat: int a",
        ": float b",
        "noperspective: float c",
        "centroid: float d",
        "flat centroid: float e",
        "noperspective sample: float f",
    ];
    let packed = pack_pair(&declared, &PackOptions::TIGHT.for_modules()).expect("it packs");
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!(slots, ["0 vec2", "1 vec2 noperspective", "2 ivec2 flat"]);
    assert_eq!(functions, [CENTROID, SAMPLE]);
}

#[test]
fn the_fragment_shaders_qualifiers_count_where_the_producers_class_is_packed() {
    let (producer, _) = pair(&["flat: float a", "flat: float b"]);
    let (_, consumer) = pair(&["flat: float a", "flat centroid: float b"]);
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let text = "a 0.x\n b 0.y";
    let slot = placement(SlotKind::Float, SMOOTH, text, (&before, Some(&read)));
    let packed = packed(&producer, Some(&consumer), &slot);
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!((slots, functions), (vec!["0 vec2 flat".into()], vec![]));
}

#[test]
fn the_number_of_the_sample_is_declared_once() {
    let (producer, _) = pair(&[": float a", "sample: float b"]);
    let consumer = compile(
        Stage::Fragment,
        "layout(location = 0) in float a;
         layout(location = 1) sample in float b;
         layout(location = 0) out vec4 color;
         void main() { color = vec4(a, b, float(gl_SampleID), 1.0); }",
    );
    let (before, read) = (outputs(&producer), inputs(&consumer));
    let text = "a 0.x\n b 0.y";
    let slot = placement(SlotKind::Float, SMOOTH, text, (&before, Some(&read)));
    // The validator refuses two variables of one built-in.
    let packed = packed(&producer, Some(&consumer), &slot);
    let (slots, functions) = slots_and_functions(&packed);
    assert_eq!((slots, functions), (vec!["0 vec2".into()], vec![SAMPLE]));
}
