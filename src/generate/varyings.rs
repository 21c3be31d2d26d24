//! Random sets of varyings for packing: as many as asked for, of every type and
//! interpolation, some with locations of their own, a part of them captured by
//! name. Told as a case file tells them.
//!
//! OpenGL 4.6 section 11.1.2.1, GLSL 4.60 sections 4.4.2 and 4.5.

use crate::generate::Rng;
use std::fmt::Write;

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

/// The struct that some are made of.
const STRUCT: &str = "{ name = \"S\", members = [{ name = \"p\", type = \"vec3\" }, \
                      { name = \"q\", type = \"float\" }] }";

/// Qualifiers of interpolation; `sample` asks for a feature and is left to cases
/// of its own.
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

/// The `[interface]` and the `[request]` of `count` varyings.
pub fn text(seed: u64, count: u32) -> String {
    let mut rng = Rng::new(seed ^ u64::from(count) << 32);
    let stages = ["vertex", "vertex", "vertex", "geometry", "tess_eval"];
    let stage = rng.pick(&stages).copied().unwrap_or("vertex");
    let set = varyings(&mut rng, count);
    // Few interpolations, so that there is something to pack together.
    let kinds = rng.between(1, 4);
    let kinds: Vec<&str> = (0..kinds)
        .map(|_| rng.pick(&INTERPOLATIONS).copied().unwrap_or(""))
        .collect();
    let mut text = format!("[interface]\nstage = \"{stage}\"\n");
    if set.iter().any(|varying| varying.ty.starts_with('S')) {
        let _ = writeln!(text, "structs = [{STRUCT}]");
    }
    text.push_str("outputs = [\n");
    let given = rng.chance(40).then(|| rng.below(count));
    for (varying, index) in set.iter().zip(0..) {
        let _ = write!(text, "    {{ ");
        let (name, ty) = (&varying.name, varying.ty);
        let block = rng.chance(10) && !ty.starts_with('S');
        let interpolation = rng.pick(&kinds).copied().unwrap_or("");
        let interpolation = match interpolation {
            "" => String::new(),
            other => format!(", interpolation = \"{other}\""),
        };
        match block {
            true => {
                let _ = write!(
                    text,
                    "block = \"Block{index}\", instance = \"of_{name}\", members = \
                     [{{ name = \"{name}\", type = \"{ty}\"{interpolation} }}]"
                );
            }
            false => {
                let _ = write!(text, "name = \"{name}\", type = \"{ty}\"{interpolation}");
            }
        }
        if given == Some(index) {
            let location = rng.between(0, 6);
            let _ = write!(text, ", location = {location}");
        }
        text.push_str(" },\n");
    }
    text.push_str("]\n");
    let names = names(&text, &set);
    let request = request(&mut rng, &set, names);
    text + &request
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
        let (ty, words) = rng.pick(&fitting).map_or(("float", 1), |pick| **pick);
        budget = budget.saturating_sub(words);
        let name = format!("v{index}");
        set.push(Varying { name, ty, words });
    }
    set
}

/// GL's name of each varying: a member of a block goes by the block.
fn names(text: &str, set: &[Varying]) -> Vec<String> {
    let names = set.iter().zip(0..).map(|(varying, index)| {
        let block = format!("Block{index}");
        match text.contains(&format!("\"{block}\"")) {
            true => format!("{block}.{}", varying.name),
            false => varying.name.clone(),
        }
    });
    names.collect()
}

/// About half of the varyings in any order, with elements and gaps.
fn request(rng: &mut Rng, set: &[Varying], names: Vec<String>) -> String {
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
            "S" => format!("{name}.{}", rng.pick(&["p", "q"]).unwrap_or(&"p")),
            "S[2]" => format!("{name}[1].{}", rng.pick(&["p", "q"]).unwrap_or(&"q")),
            ty if ty.ends_with("[2]") && rng.chance(40) => format!("{name}[1]"),
            _ => name,
        });
    }
    let mode = match separate {
        true => "separate",
        false => "interleaved",
    };
    let list = list.join(", ");
    format!("[request]\nmode = \"{mode}\"\nvaryings = [\"{list}\"]\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_as_many_as_asked_for() {
        for count in [2, 7, 12, 13, 32] {
            for seed in 0..50 {
                let text = text(seed, count);
                let lines = text.lines().filter(|line| line.starts_with("    {"));
                assert_eq!(lines.count(), count as usize, "{text}");
                assert_eq!(text, self::text(seed, count));
            }
        }
        assert_ne!(text(1, 8), text(2, 8));
    }
}
