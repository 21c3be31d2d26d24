//! `.shader_test` files: piglit's way to write a test of a GL program, read as
//! cases.
//!
//! A file has sections: what it requires, the stages as GLSL, as SPIR-V
//! assembly or as both, and the test: directives that run one after the other.
//! Each way to get at the stages is a case: `….glsl` and `….spirv`.
//!
//! A directive, requirement or section that is not known here makes the case
//! unsupported, and the first one is named: what a file checks is either
//! checked or told to be left out. A known directive that is malformed is a
//! mistake of the file, with its place.
//!
//! Known are the directives about transform feedback; those that draw or clear
//! without capture change nothing that a probe of a capture buffer can see.
//! Beyond piglit, probes of `int` and `uint`, GL_PATCHES, and tolerances in
//! percent of the expected value are read.
//!
//! * [`sections`] – a file into its sections.
//! * [`require`] – `[require]`; [`test`] – `[test]`; [`query`] – its `verify`
//!   directives.
//! * `words` – the words of a line.

pub mod query;
pub mod require;
pub mod sections;
pub mod test;
mod words;

use super::axes::MAX_NAME;
use super::error::{Problem, Result};
use super::{Case, Language, StageSource};
use crate::types::interface::Origin;
use crate::types::{Interface, Stage};
use require::Requirements;
use sections::{Part, Sections};
use test::{Action, Step};

/// The extension of the files.
pub const EXTENSION: &str = ".shader_test";

/// Bytes of a file that are read at most.
pub const MAX_BYTES: usize = 1 << 20;

/// Rules that every captured draw checks, beside what the file says that it
/// checks: values arrive, at their places, and nothing is touched beside them.
const RULES: [u8; 4] = [7, 15, 16, 17];

/// One way through a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ShaderTest {
    /// Which of the stages' texts are run.
    pub language: Language,
    /// In pipeline order; a stage that only the other way has is left out.
    pub stages: Vec<StageSource>,
    pub requirements: Requirements,
    pub steps: Vec<Step>,
    /// The first thing in the file that is not known here.
    pub unsupported: Option<Unsupported>,
    /// The mistake, with its place, by which the file is no test at all.
    pub broken: Option<String>,
}

/// Something in a file that is not known here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    /// From 1.
    pub line: usize,
    /// What it is: "the directive 'probe rgba 1 1 0.0 1.0 0.0 1.0'".
    pub what: String,
}

/// The ways through a file, by the last segment of their cases' names.
const WAYS: [(Language, &str); 2] = [(Language::Glsl, "glsl"), (Language::SpirvAssembly, "spirv")];

/// Whether a path names such a file.
pub fn is_shader_test(path: &str) -> bool {
    path.ends_with(EXTENSION)
}

/// Whether a name can be that of a way through a file.
pub fn may_be(name: &str) -> bool {
    let last = name.rsplit('.').next();
    WAYS.iter().any(|(_, way)| last == Some(way))
}

/// The name that a file gives its cases, their last segment left out: of the
/// parts of its path, in lower case, `_` for what no name may have.
///
/// # Errors
/// A name that is too long.
pub fn prefix_of(path: &str) -> std::result::Result<String, Problem> {
    let stem = path.strip_suffix(EXTENSION).unwrap_or(path);
    let mut name = "xfb".to_owned();
    for segment in stem.split('/') {
        name.push('.');
        name.extend(segment.chars().map(|char| match char.to_ascii_lowercase() {
            fitting @ ('a'..='z' | '0'..='9' | '_') => fitting,
            _ => '_',
        }));
    }
    let longest = WAYS.iter().map(|(_, way)| way.len() + 1).max();
    match name.len() + longest.unwrap_or(0) < MAX_NAME {
        true => Ok(name),
        false => Err(Problem::Name(name)),
    }
}

/// The names of a file's cases, and whether each is in the smoke list.
///
/// # Errors
/// A file whose sections cannot be told apart.
pub fn names(file: &str, prefix: &str, text: &str) -> Result<Vec<(String, bool)>> {
    let sections = Sections::read(file, text)?;
    let ways = ways(&sections);
    Ok(ways
        .map(|(_, way)| (format!("{prefix}.{way}"), sections.smoke))
        .collect())
}

/// Every case of a file; only that of one name when `wanted` says so.
///
/// # Errors
/// The first mistake in the file.
pub fn cases(file: &str, prefix: &str, text: &str, wanted: Option<&str>) -> Result<Vec<Case>> {
    let sections = Sections::read(file, text)?;
    let mut cases = Vec::new();
    for (language, way) in ways(&sections) {
        let name = format!("{prefix}.{way}");
        if wanted.is_none_or(|wanted| wanted == name) {
            cases.push(case(&sections, name, language)?);
        }
    }
    Ok(cases)
}

/// The name that stands for a file whose ways cannot be told.
pub fn broken_name(prefix: &str) -> String {
    let (_, way) = WAYS[0];
    format!("{prefix}.{way}")
}

/// The case that stands for one that cannot be read, among others that can: it
/// runs to an error that tells `mistake`.
pub fn broken(file: &str, name: String, mistake: String) -> Case {
    Case {
        name,
        about: "a shader test that cannot be read".to_owned(),
        rules: Vec::new(),
        worked_tables: Vec::new(),
        file: file.to_owned(),
        smoke: false,
        interface: Interface::empty(Stage::Vertex, Origin::Spirv),
        request: None,
        tables: Vec::new(),
        probe: None,
        advertised: None,
        negative: None,
        inputs: None,
        placements: Vec::new(),
        memory: None,
        device: None,
        shader_test: Some(Box::new(ShaderTest {
            language: Language::Glsl,
            stages: Vec::new(),
            requirements: Requirements::default(),
            steps: Vec::new(),
            unsupported: None,
            broken: Some(mistake),
        })),
    }
}

/// The ways through a file: of a file without any stage as GLSL, so that what
/// it lacks is told.
fn ways<'s>(sections: &'s Sections<'_>) -> impl Iterator<Item = (Language, &'static str)> + 's {
    let has = |language| sections.stages(language).next().is_some();
    let none = !WAYS.iter().any(|(language, _)| has(*language));
    let permitted = |language| match language {
        Language::Glsl => !sections.spirv.only,
        Language::SpirvAssembly => !sections.spirv.never,
    };
    let open = move |language| has(language) && permitted(language);
    let closed = !WAYS.iter().any(|(language, _)| open(*language));
    WAYS.into_iter().filter(move |(language, _)| {
        open(*language) || (*language == Language::Glsl && (none || closed))
    })
}

fn case(sections: &Sections<'_>, name: String, language: Language) -> Result<Case> {
    let requirements = require::read(sections)?;
    let test = test::read(sections)?;
    let mut rules = Vec::new();
    for step in &test.steps {
        match &step.action {
            Action::Draw(_) => rules.extend(RULES),
            Action::Query { target, .. } => rules.push(target.rule()),
            _ => {}
        }
    }
    rules.extend(&sections.rules);
    rules.sort_unstable();
    rules.dedup();
    let stages = stages(sections, language, requirements.glsl)?;
    let unknown = [
        &sections.unsupported,
        &requirements.unsupported,
        &test.unsupported,
    ];
    let unsupported = unknown
        .into_iter()
        .flatten()
        .min_by_key(|u| u.line)
        .cloned();
    let last = stages.iter().map(|stage| stage.stage);
    let last = last.filter(|stage| *stage < Stage::Fragment).max();
    Ok(Case {
        name,
        about: sections.about(),
        rules,
        worked_tables: Vec::new(),
        file: sections.file.to_owned(),
        smoke: sections.smoke,
        interface: Interface::empty(last.unwrap_or(Stage::Vertex), Origin::Spirv),
        request: None,
        tables: Vec::new(),
        probe: None,
        advertised: None,
        negative: None,
        inputs: None,
        placements: Vec::new(),
        memory: None,
        device: None,
        shader_test: Some(Box::new(ShaderTest {
            language,
            stages,
            requirements,
            steps: test.steps,
            unsupported,
            broken: None,
        })),
    })
}

/// The text of each stage. GLSL without a version has the required one, as
/// piglit gives it; the passthrough stage is the same in both ways.
fn stages(
    sections: &Sections<'_>,
    language: Language,
    version: Option<u32>,
) -> Result<Vec<StageSource>> {
    let mut stages: Vec<StageSource> = Vec::new();
    for section in sections.stages(language) {
        let Part::Stage(stage, written) = section.part else {
            continue;
        };
        if stages.iter().any(|other| other.stage == stage) {
            let why = format!("there are two {stage} shaders: one is required");
            return sections.fail(section.line, why);
        }
        let mut text = section.text();
        // Empty lines in front make the compiler's line numbers the file's.
        let mut before = section.line;
        let versioned = || {
            text.lines()
                .any(|line| line.trim_start().starts_with("#version"))
        };
        if written == Language::Glsl && !versioned() {
            let Some(version) = version else {
                let why = format!(
                    "the {stage} shader has no #version, and nothing requires one by 'GLSL >= …'"
                );
                return sections.fail(section.line, why);
            };
            text = format!("#version {version}\n{text}");
            before -= 1;
        }
        stages.push(StageSource {
            stage,
            name: sections.file.to_owned(),
            language: written,
            text: "\n".repeat(before) + &text,
        });
    }
    stages.sort_by_key(|stage| stage.stage);
    match stages.iter().any(|stage| stage.stage == Stage::Vertex) {
        true => Ok(stages),
        false if sections.unsupported.is_some() => Ok(stages),
        false => sections.fail(1, "there is no vertex shader: one is required".to_owned()),
    }
}

#[cfg(test)]
mod tests;
