//! Random sets of varyings for packing: as many as requested, of every type and
//! interpolation, some with locations of their own, a part of them captured by
//! name.
//!
//! OpenGL 4.6 section 11.1.2.1, GLSL 4.60 sections 4.4.2 and 4.5.

use crate::capture::RequestMode;
use crate::case::interface::{
    InterfaceDefinition, MemberDefinition, OutputDefinition, RequestDefinition, StructDefinition,
};
use crate::generate::Rng;
use crate::spanned::Spanned;
use crate::types::Stage;
use crate::units::Location;

/// Types by GLSL's names, with the words that they take.
const TYPES: [(&str, u32); 25] = [
    ("float", 1),
    ("vec2", 2),
    ("vec3", 3),
    ("vec4", 4),
    ("float", 1),
    ("vec2", 2),
    ("vec3", 3),
    ("int", 1),
    ("ivec2", 2),
    ("ivec3", 3),
    ("uint", 1),
    ("uvec3", 3),
    ("uvec4", 4),
    ("double", 2),
    ("dvec2", 4),
    ("dvec3", 6),
    ("mat2", 4),
    ("mat3", 9),
    ("mat2x3", 6),
    ("mat3x2", 6),
    ("float[3]", 3),
    ("vec2[2]", 4),
    ("vec3[2]", 6),
    ("S", 4),
    ("S[2]", 8),
];

/// Qualifiers of interpolation; `sample` requires a feature and has cases of
/// its own.
const INTERPOLATIONS: [&str; 7] = [
    "",
    "smooth",
    "flat",
    "noperspective",
    "centroid",
    "noperspective centroid",
    "flat",
];

/// Words of a set of at most [`SMALL`] varyings: they fit in fifteen slots, the
/// least that a device offers beside the position.
const SMALL_WORDS: u32 = 40;
/// Words of a larger set; devices with 32 slots hold it.
const LARGE_WORDS: u32 = 88;
/// Varyings of a small set.
const SMALL: u32 = 12;

/// A varying of the set.
struct Varying {
    name: String,
    ty: &'static str,
    words: u32,
}

/// The interface and the request of `count` varyings.
pub fn set(seed: u64, count: u32) -> (InterfaceDefinition, RequestDefinition) {
    let mut rng = Rng::new(seed ^ u64::from(count) << 32);
    let stages = [
        Stage::Vertex,
        Stage::Vertex,
        Stage::Vertex,
        Stage::Geometry,
        Stage::TessEval,
    ];
    let stage = *rng.pick(&stages).expect("there are stages");
    let set = varyings(&mut rng, count);
    // Few interpolations, so that there is something to pack together.
    let kinds = rng.between(1, 4);
    let kinds: Vec<&str> = (0..kinds)
        .map(|_| *rng.pick(&INTERPOLATIONS).expect("there are interpolations"))
        .collect();
    let given = rng.chance(40).then(|| rng.below(count));
    let mut outputs = Vec::new();
    let mut names = Vec::new();
    for (varying, index) in set.iter().zip(0..) {
        let in_block = rng.chance(10) && !varying.ty.starts_with('S');
        let interpolation = *rng.pick(&kinds).expect("there are interpolations");
        let interpolation = (!interpolation.is_empty()).then(|| placed(interpolation.to_owned()));
        let (name, ty) = (
            placed(varying.name.clone()),
            Some(placed(varying.ty.to_owned())),
        );
        let mut output = if in_block {
            names.push(format!("Block{index}.{}", varying.name));
            let member = MemberDefinition {
                ty,
                interpolation,
                ..MemberDefinition::named(name)
            };
            OutputDefinition {
                block: Some(placed(format!("Block{index}"))),
                instance: Some(placed(format!("of_{}", varying.name))),
                members: vec![placed(member)],
                ..OutputDefinition::default()
            }
        } else {
            names.push(varying.name.clone());
            OutputDefinition {
                name: Some(name),
                ty,
                interpolation,
                ..OutputDefinition::default()
            }
        };
        output.location = (given == Some(index)).then(|| Location(rng.between(0, 6)));
        outputs.push(placed(output));
    }
    let structs = set.iter().any(|varying| varying.ty.starts_with('S'));
    let interface = InterfaceDefinition {
        stage: Some(placed(stage)),
        structs: structs.then(structure).into_iter().collect(),
        outputs: Some(placed(outputs)),
        ..InterfaceDefinition::default()
    };
    let request = request(&mut rng, &set, names);
    (interface, request)
}

/// A value that no file has.
fn placed<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

/// The struct type of some varyings.
fn structure() -> StructDefinition {
    let member = |name: &str, ty: &str| {
        placed(MemberDefinition {
            ty: Some(placed(ty.to_owned())),
            ..MemberDefinition::named(placed(name.to_owned()))
        })
    };
    StructDefinition {
        name: placed("S".to_owned()),
        members: placed(vec![member("p", "vec3"), member("q", "float")]),
    }
}

fn varyings(rng: &mut Rng, count: u32) -> Vec<Varying> {
    let mut budget = match count {
        0..=SMALL => SMALL_WORDS,
        _ => LARGE_WORDS,
    };
    let mut set = Vec::new();
    for index in 0..count {
        // One word at least for each that follows.
        let most = budget.saturating_sub(count - 1 - index).max(1);
        let fitting = TYPES.iter().filter(|(_, words)| *words <= most);
        let fitting: Vec<&(&str, u32)> = fitting.collect();
        let (ty, words) = **rng.pick(&fitting).expect("a float fits");
        budget -= words;
        let name = format!("v{index}");
        set.push(Varying { name, ty, words });
    }
    set
}

/// About half of the varyings in any order, with elements and gaps.
fn request(rng: &mut Rng, set: &[Varying], names: Vec<String>) -> RequestDefinition {
    let mut wanted: Vec<(String, &Varying)> = names.into_iter().zip(set).collect();
    rng.shuffle(&mut wanted);
    let count = set.len().div_ceil(2);
    wanted.truncate(count);
    let separate = count <= 4 && wanted.iter().all(|(_, v)| v.words <= 4) && rng.chance(30);
    let mut list = Vec::new();
    let mut buffers = 1;
    for (name, varying) in wanted {
        if !separate && buffers < 4 && !list.is_empty() && rng.chance(15) {
            list.push("gl_NextBuffer".to_owned());
            buffers += 1;
        }
        if !separate && rng.chance(10) {
            list.push("gl_SkipComponents1".to_owned());
        }
        list.push(match varying.ty {
            "S" => format!("{name}.{}", pick_member(rng)),
            "S[2]" => format!("{name}[1].{}", pick_member(rng)),
            ty if ty.ends_with("[2]") && rng.chance(40) => format!("{name}[1]"),
            _ => name,
        });
    }
    let mode = if separate {
        RequestMode::Separate
    } else {
        RequestMode::Interleaved
    };
    RequestDefinition {
        mode,
        varyings: list,
    }
}

/// A member of the struct of varyings.
fn pick_member(rng: &mut Rng) -> &'static str {
    rng.pick(&["p", "q"]).expect("two members")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_the_requested_number_of_varyings() {
        for count in [2, 7, 12, 13, 32] {
            for seed in 0..50 {
                let (interface, request) = set(seed, count);
                let outputs = interface.outputs.as_ref().expect("outputs");
                assert_eq!(outputs.get_ref().len(), count as usize);
                let again = format!("{:?}", set(seed, count));
                assert_eq!(format!("{:?}", (interface, request)), again);
            }
        }
        assert_ne!(format!("{:?}", set(1, 8)), format!("{:?}", set(2, 8)));
    }
}
