//! Identifiers that newer versions of GLSL took as keywords.
//!
//! GLSL 1.10 to 1.50 and GLSL ES 3.10, section 3.6.

/// Keywords, and the first version of GLSL that has them. Words that older versions
/// reserve are not listed: no text uses them.
const KEYWORDS: [(u32, &[&str]); 4] = [
    (
        120,
        &[
            "centroid",
            "invariant",
            "mat2x2",
            "mat2x3",
            "mat2x4",
            "mat3x2",
            "mat3x3",
            "mat3x4",
            "mat4x2",
            "mat4x3",
            "mat4x4",
        ],
    ),
    (
        130,
        &[
            "case",
            "flat",
            "isampler1D",
            "isampler1DArray",
            "isampler2D",
            "isampler2DArray",
            "isampler3D",
            "isamplerCube",
            "noperspective",
            "sampler1DArray",
            "sampler1DArrayShadow",
            "sampler2DArray",
            "sampler2DArrayShadow",
            "samplerCubeShadow",
            "smooth",
            "uint",
            "usampler1D",
            "usampler1DArray",
            "usampler2D",
            "usampler2DArray",
            "usampler3D",
            "usamplerCube",
            "uvec2",
            "uvec3",
            "uvec4",
        ],
    ),
    (
        140,
        &[
            "isampler2DRect",
            "isamplerBuffer",
            "layout",
            "samplerBuffer",
            "usampler2DRect",
            "usamplerBuffer",
        ],
    ),
    (
        150,
        &[
            "isampler2DMS",
            "isampler2DMSArray",
            "sampler2DMS",
            "sampler2DMSArray",
            "usampler2DMS",
            "usampler2DMSArray",
        ],
    ),
];

/// Keywords of GLSL ES 3.10 that 3.00 neither has nor reserves.
const KEYWORDS_ES: [&str; 1] = ["buffer"];

/// Returns whether a word is an identifier in this version and a keyword in the version
/// that it is translated to.
pub(super) fn is_newer(word: &str, version: u32, es: bool) -> bool {
    if es {
        return KEYWORDS_ES.contains(&word);
    }
    let newer = KEYWORDS.iter().filter(|(since, _)| version < *since);
    newer.flat_map(|(_, words)| *words).any(|w| *w == word)
}
