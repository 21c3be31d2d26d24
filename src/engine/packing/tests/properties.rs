//! Properties of every placement, checked on seeded random sets.

use super::*;
use crate::packing::options::{Ceiling, Mixing};
use crate::packing::walk;
use std::collections::{BTreeMap, BTreeSet};

const TYPES: [&str; 22] = [
    "float",
    "vec2",
    "vec3",
    "vec4",
    "int",
    "uvec2",
    "ivec3",
    "uvec4",
    "double",
    "dvec2",
    "dvec3",
    "dvec4",
    "mat2",
    "mat3",
    "mat4x3",
    "dmat2",
    "float[3]",
    "vec2[2]",
    "vec3[2]",
    "double[3]",
    "dvec3[2]",
    "float[2][3]",
];
const QUALIFIERS: [&str; 6] = ["", "smooth", "flat", "noperspective", "centroid", "sample"];

/// A small generator: the same sets on every machine (Steele, Lea and Flood,
/// "Fast splittable pseudorandom number generators").
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % n as u64) as usize
    }

    fn pick(&mut self, from: &[&'static str]) -> &'static str {
        from[self.below(from.len())]
    }

    /// Two to twelve outputs, structs and blocks among them; some have a
    /// location.
    fn outputs(&mut self) -> Vec<OutputVariable> {
        let structs = [
            ("S", structure("S", "vec3 a; double d; float b")),
            ("T", structure("T", "vec2 a; float[3] b")),
        ];
        let mut outputs = Vec::new();
        for number in 0..2 + self.below(11) {
            let text = match self.below(12) {
                0 => format!("flat S v{number}"),
                1 => format!("T[2] v{number}"),
                2 => {
                    outputs.push(block(
                        &format!("B{number}"),
                        "float a; dvec2 d; vec3 c",
                        "k",
                        Some(2),
                    ));
                    continue;
                }
                3 => format!("location={} vec2 v{number}", 10 + 3 * number),
                _ => format!("{} {} v{number}", self.pick(&QUALIFIERS), self.pick(&TYPES)),
            };
            outputs.append(&mut variables(&text, &structs));
        }
        outputs
    }

    /// An interface of which most is read and some is captured.
    fn interface(&mut self) -> (Side, Side, Captures) {
        let producer = side(Stage::Vertex, self.outputs());
        let mut consumer = Side::reading_all(&producer);
        consumer.variables.retain(|_| self.below(4) > 0);
        let mut captures = all(&producer);
        captures.varyings.retain(|_| self.below(2) > 0);
        captures.separate = self.below(5) == 0;
        (producer, consumer, captures)
    }
}

fn wide() -> Vec<PackOptions> {
    let mut options = Vec::new();
    for (_, preset) in PackOptions::PRESETS {
        for (packing, capture_packing) in [(true, true), (false, true), (true, false)] {
            options.push(PackOptions {
                packing,
                capture_packing,
                ceiling: Ceiling::Slots(1 << 16),
                ..preset
            });
        }
    }
    options
}

#[test]
fn every_word_has_its_own_component() {
    let mut random = Random(1);
    for round in 0..500 {
        let (producer, consumer, captures) = random.interface();
        for options in wide() {
            let placement = pack(&producer, Some(&consumer), &captures, &options).expect("it fits");
            let again = pack(&producer, Some(&consumer), &captures, &options).expect("it fits");
            assert_eq!(placement, again, "round {round}");
            let mut taken = BTreeSet::new();
            let mut words = BTreeSet::new();
            for placed in &placement.varyings {
                let mut sum = 0;
                for run in &placed.at {
                    assert!(run.component.0 + run.components <= 4 && run.components > 0);
                    sum += run.components;
                    for c in 0..run.components {
                        let place = (run.location.0, run.component.0 + c);
                        assert!(
                            taken.insert(place),
                            "round {round}: {place:?} is taken twice"
                        );
                        let of = placed.output.or(placed.input);
                        assert!(words.insert((of, run.part.0 + c)), "round {round}: {of:?}");
                    }
                    let slot = placement.slots.iter().find(|s| s.location == run.location);
                    assert!(slot.is_some_and(|s| s.components >= run.component.0 + run.components));
                }
                assert_eq!(
                    sum,
                    placed.ty.components(),
                    "round {round}: {}",
                    placed.name
                );
            }
            let needed: BTreeSet<VaryingId> = captures.varyings.clone();
            let placed: BTreeSet<VaryingId> =
                placement.varyings.iter().filter_map(|v| v.output).collect();
            assert!(needed.is_subset(&placed), "round {round}");
        }
    }
}

#[test]
fn only_vec3s_and_varyings_larger_than_a_slot_straddle() {
    let mut random = Random(2);
    for round in 0..500 {
        let outputs = random.outputs();
        let options = PackOptions {
            ceiling: Ceiling::Slots(1 << 16),
            keep_locations: false,
            ..PackOptions::ENGINE
        };
        let placement = packed(outputs, &options).expect("it fits");
        for placed in &placement.varyings {
            let plain = matches!(placed.ty, Type::Scalar(_) | Type::Vector { .. });
            let components = placed.ty.components();
            if plain && components < 3 {
                // After structs of odd size a vec2 may begin anywhere; alone
                // among scalars and vectors it is aligned.
                assert!(placed.at.len() <= 2, "round {round}: {}", placed.name);
            }
        }
    }
    let simple = ["float", "vec2", "vec3", "vec4", "int", "uvec2", "ivec3"];
    for round in 0..500 {
        let mut outputs = Vec::new();
        for number in 0..2 + random.below(14) {
            let text = format!(
                "{} {} v{number}",
                random.pick(&QUALIFIERS),
                random.pick(&simple)
            );
            outputs.append(&mut variables(&text, &[]));
        }
        let placement = packed(outputs, &PackOptions::ENGINE).expect("it fits");
        for placed in &placement.varyings {
            let size = placed.ty.components();
            let first = placed.at[0].component.0;
            match size {
                4 => assert_eq!(first, 0, "round {round}"),
                2 => assert_eq!(first % 2, 0, "round {round}"),
                _ => {}
            }
            assert_eq!(placed.at.len() > 1, size == 3 && first > 1, "round {round}");
        }
        // At most three components per class are wasted.
        let classes: BTreeSet<&str> = placement
            .varyings
            .iter()
            .map(|v| v.class.as_str())
            .collect();
        let used: u32 = placement.varyings.iter().map(|v| v.ty.components()).sum();
        let slots = placement.slots.len() as u32;
        assert!(
            4 * slots <= used + 3 * classes.len() as u32,
            "round {round}"
        );
    }
}

#[test]
fn tight_packing_wastes_at_most_three_components() {
    let mut random = Random(3);
    for round in 0..500 {
        let options = PackOptions {
            keep_locations: false,
            ceiling: Ceiling::Components(1 << 12),
            ..PackOptions::TIGHT
        };
        assert_eq!(options.mixing, Mixing::All);
        let (producer, consumer, mut captures) = random.interface();
        captures.separate = false;
        let placement = pack(&producer, Some(&consumer), &captures, &options).expect("fits");
        let used: u32 = placement.varyings.iter().map(|v| v.ty.components()).sum();
        let slots = placement.slots.len() as u32;
        assert!(4 * slots <= used + 3, "round {round}: {used} in {slots}");
        // A ceiling of just these components does not refuse them.
        let exact = PackOptions {
            ceiling: Ceiling::Components(used),
            ..options
        };
        assert_eq!(
            pack(&producer, Some(&consumer), &captures, &exact),
            Ok(placement)
        );
    }
}

#[test]
fn tight_modules_waste_at_most_three_components_per_weighting() {
    let mut random = Random(5);
    for round in 0..500 {
        let options = PackOptions {
            keep_locations: false,
            ceiling: Ceiling::Components(1 << 12),
            ..PackOptions::TIGHT.for_modules()
        };
        let (producer, consumer, mut captures) = random.interface();
        captures.separate = false;
        let placement = pack(&producer, Some(&consumer), &captures, &options).expect("fits");
        let mut weightings: BTreeMap<u32, BTreeSet<&str>> = BTreeMap::new();
        for placed in placement.varyings.iter().filter(|v| v.input.is_some()) {
            let mut words = placed.class.split(' ');
            let weighting = match words.next() {
                Some("none") | Some("smooth") | Some("centroid") | Some("sample") => "smooth",
                Some(other) => other,
                None => panic!("round {round}: a class has a name"),
            };
            for run in &placed.at {
                weightings
                    .entry(run.location.0)
                    .or_default()
                    .insert(weighting);
            }
        }
        assert!(
            weightings.values().all(|slot| slot.len() == 1),
            "round {round}: {weightings:?}"
        );
        let used: u32 = placement.varyings.iter().map(|v| v.ty.components()).sum();
        let slots = placement.slots.len() as u32;
        assert!(
            4 * slots <= used + 3 * 3,
            "round {round}: {used} in {slots}"
        );
    }
}

#[test]
fn kept_locations_stay_and_are_not_shared() {
    let mut random = Random(4);
    for round in 0..300 {
        let (producer, consumer, captures) = random.interface();
        for options in [PackOptions::ENGINE, PackOptions::TIGHT, PackOptions::S2] {
            let options = PackOptions {
                ceiling: Ceiling::Slots(1 << 16),
                ..options
            };
            let placement = pack(&producer, Some(&consumer), &captures, &options).expect("it fits");
            for placed in &placement.varyings {
                let output = placed.output.expect("an output");
                let Some(location) = producer.variables[output.variable].location else {
                    continue;
                };
                assert_eq!(placed.at[0].location, location, "round {round}");
                let others = placement
                    .varyings
                    .iter()
                    .filter(|v| v.output != placed.output);
                assert!(
                    others
                        .flat_map(|v| &v.at)
                        .all(|run| run.location != location),
                    "round {round}"
                );
            }
        }
    }
}

#[test]
fn a_walk_takes_as_many_components_as_the_type() {
    let mut random = Random(5);
    for _ in 0..300 {
        for variable in random.outputs() {
            for at in 0..8 {
                let positions = walk::packed(&variable.ty, at);
                let end = positions.last().map_or(at, |last| last + 1);
                assert_eq!(
                    end,
                    at + variable.ty.components_aligned(at),
                    "{:?} at {at}",
                    variable.ty
                );
                assert!(positions.windows(2).all(|pair| pair[0] < pair[1]));
            }
        }
    }
}
