//! `[require]`: the GL features that a file requires, as features of a Vulkan device.
//!
//! Shaders are compiled as GLSL 4.60 and run on Vulkan, so versions are
//! compared with OpenGL 4.6 and GLSL 4.60 here; extensions map to features, and GL's
//! limits to Vulkan's, which `judge::shader_test` compares with a device's.

use super::error::{Result, Unsupported};
use super::sections::{Part, Section, Sections};
use super::words::Words;
use crate::script::{Feature, Limit};

/// The version of OpenGL whose captures are run here, times ten.
const GL: u32 = 46;
/// The version of GLSL, times a hundred.
const GLSL: u32 = 460;

/// The requirements of a file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Requirements {
    /// The version that a text without one is written in.
    pub glsl: Option<u32>,
    pub features: Vec<Feature>,
    pub limits: Vec<RequiredLimit>,
    pub(crate) unsupported: Option<Unsupported>,
}

/// `GL_MAX_VERTEX_OUTPUT_COMPONENTS >= 128`
#[derive(Clone, Debug, PartialEq)]
pub struct RequiredLimit {
    pub line: usize,
    /// GL's name.
    pub name: &'static str,
    /// The limit of Vulkan that corresponds to it. GL counts a size in components.
    pub limit: Limit,
    pub comparison: Comparison,
    pub value: i64,
}

/// A comparison of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Comparison {
    Equal,
    NotEqual,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
}

/// The comparisons, by how they are written.
const COMPARISONS: [(&str, Comparison); 6] = [
    ("==", Comparison::Equal),
    ("!=", Comparison::NotEqual),
    ("<", Comparison::Less),
    ("<=", Comparison::LessEqual),
    (">", Comparison::Greater),
    (">=", Comparison::GreaterEqual),
];

impl Comparison {
    /// Whether it holds between what there is and what is required.
    pub fn holds<T: PartialOrd>(self, seen: &T, required: &T) -> bool {
        match self {
            Comparison::Equal => seen == required,
            Comparison::NotEqual => seen != required,
            Comparison::Less => seen < required,
            Comparison::LessEqual => seen <= required,
            Comparison::Greater => seen > required,
            Comparison::GreaterEqual => seen >= required,
        }
    }

    /// The text of the requirement.
    pub fn sign(self) -> &'static str {
        let found = COMPARISONS
            .iter()
            .find(|(_, comparison)| *comparison == self);
        found.expect("every comparison has a sign").0
    }
}

/// GL's limits, and who answers for them.
const LIMITS: [(&str, Limit); 9] = [
    (
        "GL_MAX_VERTEX_OUTPUT_COMPONENTS",
        Limit::MaxVertexOutputComponents,
    ),
    (
        "GL_MAX_VARYING_COMPONENTS",
        Limit::MaxVertexOutputComponents,
    ),
    (
        "GL_MAX_GEOMETRY_OUTPUT_COMPONENTS",
        Limit::MaxGeometryOutputComponents,
    ),
    (
        "GL_MAX_GEOMETRY_OUTPUT_VERTICES",
        Limit::MaxGeometryOutputVertices,
    ),
    ("GL_MAX_PATCH_VERTICES", Limit::MaxTessellationPatchSize),
    (
        "GL_MAX_TRANSFORM_FEEDBACK_BUFFERS",
        Limit::MaxTransformFeedbackBuffers,
    ),
    (
        "GL_MAX_TRANSFORM_FEEDBACK_SEPARATE_ATTRIBS",
        Limit::MaxTransformFeedbackBuffers,
    ),
    (
        "GL_MAX_TRANSFORM_FEEDBACK_INTERLEAVED_COMPONENTS",
        Limit::MaxTransformFeedbackBufferDataSize,
    ),
    ("GL_MAX_VERTEX_STREAMS", Limit::MaxTransformFeedbackStreams),
];

/// Extensions that are supported as far as they affect captures, and the Vulkan
/// features that they require.
const EXTENSIONS: [(&str, &[Feature]); 19] = [
    ("GL_ARB_arrays_of_arrays", &[]),
    ("GL_ARB_cull_distance", &[Feature::ShaderCullDistance]),
    ("GL_ARB_enhanced_layouts", &[]),
    ("GL_ARB_explicit_attrib_location", &[]),
    ("GL_ARB_gl_spirv", &[]),
    ("GL_ARB_gpu_shader5", &[]),
    ("GL_ARB_gpu_shader_fp64", &[Feature::ShaderFloat64]),
    ("GL_ARB_gpu_shader_int64", &[Feature::ShaderInt64]),
    ("GL_ARB_program_interface_query", &[]),
    ("GL_ARB_separate_shader_objects", &[]),
    ("GL_ARB_shading_language_420pack", &[]),
    ("GL_ARB_spirv_extensions", &[]),
    ("GL_ARB_tessellation_shader", &[Feature::TessellationShader]),
    ("GL_ARB_transform_feedback2", &[]),
    ("GL_ARB_transform_feedback3", &[]),
    ("GL_ARB_transform_feedback_instanced", &[]),
    ("GL_ARB_vertex_array_object", &[]),
    ("GL_EXT_transform_feedback", &[]),
    ("GL_ARB_shader_bit_encoding", &[]),
];

/// Requirements that have to do with windows and uniforms, and nothing with
/// captures.
const WITHOUT_EFFECT: [&str; 4] = ["size", "depthbuffer", "rlimit", "ignore_missing_uniforms"];

/// Reads the section, if the file has one.
///
/// # Errors
/// A requirement that is malformed.
pub fn read(sections: &Sections<'_>) -> Result<Requirements> {
    let mut requirements = Requirements::default();
    for (line, text) in sections.parts(Part::Require).flat_map(Section::directives) {
        let mut words = Words::new(sections, line, text);
        let known = requirements.line(line, &mut words)?;
        if !known && requirements.unsupported.is_none() {
            let what = format!("the requirement '{text}'");
            requirements.unsupported = Some(Unsupported { line, what });
        }
    }
    Ok(requirements)
}

impl Requirements {
    /// Reads one line; false where it is not known or cannot be met.
    fn line(&mut self, line: usize, words: &mut Words<'_, '_>) -> Result<bool> {
        let first = words.word("a requirement")?;
        if WITHOUT_EFFECT.contains(&first) {
            return Ok(true);
        }
        match first {
            "SPIRV" => {
                let what = "YES, ONLY or NO";
                let word = words.word(what)?;
                if !["YES", "ONLY", "NO"].contains(&word) {
                    return words.fail_at(word, format!("{what} is required, seen '{word}'"));
                }
                words.end()?;
                Ok(true)
            }
            "GL" => Ok(version(words, 10)?.is_some_and(|v| v.comparison.holds(&GL, &v.number))),
            "GLSL" => {
                let Some(version) = version(words, 100)? else {
                    return Ok(false);
                };
                if version.comparison == Comparison::GreaterEqual {
                    self.glsl = Some(version.number);
                }
                Ok(version.comparison.holds(&GLSL, &version.number))
            }
            "INT" => {
                let name = words.word("the name of a limit")?;
                self.limit(line, name, words)
            }
            _ => match first.strip_prefix('!') {
                Some(extension) => Ok(!EXTENSIONS.iter().any(|(name, _)| *name == extension)),
                None if words.peek().is_empty() => Ok(self.extension(first)),
                None => self.limit(line, first, words),
            },
        }
    }

    fn extension(&mut self, name: &str) -> bool {
        let Some((_, features)) = EXTENSIONS.iter().find(|(known, _)| *known == name) else {
            return false;
        };
        self.features.extend(*features);
        true
    }

    fn limit(&mut self, line: usize, name: &str, words: &mut Words<'_, '_>) -> Result<bool> {
        let Some((name, limit)) = LIMITS.iter().find(|(known, _)| *known == name) else {
            return Ok(false);
        };
        let comparison = comparison(words)?;
        let value = words.number("a whole number")?;
        words.end()?;
        self.limits.push(RequiredLimit {
            line,
            name,
            limit: *limit,
            comparison,
            value,
        });
        Ok(true)
    }
}

/// A version that is compared with.
struct Version {
    comparison: Comparison,
    number: u32,
}

/// Reads `>= 4.5`; `None` for a version of OpenGL ES or of the compatibility
/// profile, of which Vulkan has no counterpart. `scale` times the major number
/// makes one number of two.
fn version(words: &mut Words<'_, '_>, scale: u32) -> Result<Option<Version>> {
    if words.take("ES") || words.take("COMPAT") {
        return Ok(None);
    }
    words.take("CORE");
    let comparison = comparison(words)?;
    let what = "a version such as 4.5";
    let word = words.word(what)?;
    let parts = word.split_once('.');
    let number = parts.and_then(|(major, minor)| {
        let (major, minor): (u32, u32) = (major.parse().ok()?, minor.parse().ok()?);
        major.checked_mul(scale)?.checked_add(minor)
    });
    let Some(number) = number else {
        return words.fail_at(word, format!("{what} is required, seen '{word}'"));
    };
    words.end()?;
    Ok(Some(Version { comparison, number }))
}

fn comparison(words: &mut Words<'_, '_>) -> Result<Comparison> {
    let what = "a comparison such as >=";
    let word = words.word(what)?;
    match COMPARISONS.iter().find(|(sign, _)| *sign == word) {
        Some((_, comparison)) => Ok(*comparison),
        None => words.fail_at(word, format!("{what} is required, seen '{word}'")),
    }
}
