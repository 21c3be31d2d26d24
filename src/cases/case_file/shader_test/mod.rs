//! `.shader_test` files as cases: each way through a file is one.

use super::error::{CaseError, Problem, Result};
use super::sweep::MAX_NAME;
use crate::case::{Body, Case, rules};
use crate::shader_test::require::{self, Requirements};
use crate::shader_test::sections::{Part, Sections};
use crate::shader_test::test::{self, Action};
use crate::shader_test::{self, ShaderTest};
use crate::sources::{EXTENSION, Language, StageSource};
use crate::types::Stage;

/// Rules that every captured draw checks, beside those that the file states that it
/// checks: values arrive, at their places, and nothing is touched beside them.
const RULES: [u8; 4] = [7, 15, 16, 17];

/// The names of a file's cases, and whether each is in the smoke list.
///
/// # Errors
/// A file whose sections cannot be separated.
pub fn names(file: &str, prefix: &str, text: &str) -> Result<Vec<(String, bool)>> {
    let sections = read(file, text).map_err(located(file, text))?;
    let ways = ways(&sections);
    Ok(ways
        .map(|(_, way)| (format!("{prefix}.{way}"), sections.smoke))
        .collect())
}

/// Every case of a file; only that of the name `wanted`, if there is one.
///
/// # Errors
/// The first mistake in the file.
pub fn cases(file: &str, prefix: &str, text: &str, wanted: Option<&str>) -> Result<Vec<Case>> {
    let sections = read(file, text).map_err(located(file, text))?;
    let mut cases = Vec::new();
    for (language, way) in ways(&sections) {
        let name = format!("{prefix}.{way}");
        if wanted.is_none_or(|wanted| wanted == name) {
            cases.push(case(&sections, name, language).map_err(located(file, text))?);
        }
    }
    Ok(cases)
}

/// The name of the case that reports a file that cannot be read.
pub fn broken_name(prefix: &str) -> String {
    let (_, way) = WAYS[0];
    format!("{prefix}.{way}")
}

/// The case in place of one that cannot be read, among others that can: it
/// runs to an error with the text `mistake`.
pub fn broken(file: &str, name: String, mistake: String) -> Case {
    Case {
        name,
        about: "a shader test that cannot be read".to_owned(),
        rules: Vec::new(),
        worked_tables: Vec::new(),
        file: file.to_owned(),
        smoke: false,
        body: Body::ShaderTest(Box::new(ShaderTest {
            language: Language::Glsl,
            stages: Vec::new(),
            requirements: Requirements::default(),
            steps: Vec::new(),
            unsupported: None,
            broken: Some(mistake),
        })),
    }
}

/// The ways through a file: of a file without any stage as GLSL, so that the missing
/// stages are reported.
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

fn case(sections: &Sections<'_>, name: String, language: Language) -> shader_test::Result<Case> {
    let requirements = require::read(sections)?;
    let test = test::read(sections)?;
    let mut rules = Vec::new();
    for step in &test.steps {
        match &step.action {
            Action::Draw(_) => rules.extend(RULES),
            Action::Query { target, .. } => rules.push(target.rule()),
            Action::Buffer { .. } | Action::Probe(_) | Action::Program(_) | Action::Link { .. } => {
            }
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
    Ok(Case {
        name,
        about: sections.about(),
        rules,
        worked_tables: Vec::new(),
        file: sections.file.to_owned(),
        smoke: sections.smoke,
        body: Body::ShaderTest(Box::new(ShaderTest {
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
) -> shader_test::Result<Vec<StageSource>> {
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
        // Empty lines before the text make the compiler's line numbers the file's.
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
    let has_vertex = stages.iter().any(|stage| stage.stage == Stage::Vertex);
    if has_vertex || sections.unsupported.is_some() {
        return Ok(stages);
    }
    sections.fail(1, "there is no vertex shader: one is required".to_owned())
}

/// The name that a file gives its cases, without their last segment: the
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
    if WAYS
        .iter()
        .all(|(_, way)| name.len() + ".".len() + way.len() < MAX_NAME)
    {
        Ok(name)
    } else {
        Err(Problem::Name(name))
    }
}

/// Whether a name can be that of a way through a file.
pub fn may_be(name: &str) -> bool {
    let last = name.rsplit('.').next();
    WAYS.iter().any(|(_, way)| last == Some(way))
}

/// The ways through a file, by the last segment of their cases' names.
const WAYS: [(Language, &str); 2] = [(Language::Glsl, "glsl"), (Language::SpirvAssembly, "spirv")];

/// Reads a file into its sections.
fn read<'t>(file: &'t str, text: &'t str) -> shader_test::Result<Sections<'t>> {
    let sections = Sections::read(file, text)?;
    match sections
        .rules
        .iter()
        .find(|rule| rules::rule(**rule).is_none())
    {
        Some(rule) => sections.fail(sections.rules_line, format!("there is no rule '{rule}'")),
        None => Ok(sections),
    }
}

/// Places a mistake in its file.
fn located<'t>(
    file: &'t str,
    text: &'t str,
) -> impl Fn(shader_test::SyntaxError) -> Box<CaseError> + 't {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    move |error| Problem::ShaderTest(error.message).at(file, text, error.span)
}

#[cfg(test)]
mod tests;
