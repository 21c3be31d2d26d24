//! Splits a `.shader_test` file into sections. A line that begins with `[` starts a
//! section; lines before the first one are comments.

use super::error::{Result, SyntaxError, Unsupported};
use crate::sources::Language;
use crate::types::Stage;

/// The maximum size of a file in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// The contents of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    Require,
    Test,
    /// A stage, and what its text is written in.
    Stage(Stage, Language),
    /// The vertex shader that only passes its position through.
    Passthrough,
    Unknown,
}

/// The stages, by their headings.
const STAGES: [(&str, Stage); 5] = [
    ("vertex shader", Stage::Vertex),
    ("tessellation control shader", Stage::TessControl),
    ("tessellation evaluation shader", Stage::TessEval),
    ("geometry shader", Stage::Geometry),
    ("fragment shader", Stage::Fragment),
];

impl Part {
    /// The section of a heading.
    fn named(heading: &str) -> Part {
        let (name, language) = match heading.strip_suffix(" spirv") {
            Some(name) => (name, Language::SpirvAssembly),
            None => (heading, Language::Glsl),
        };
        match (heading, STAGES.iter().find(|(known, _)| *known == name)) {
            ("require", _) => Part::Require,
            ("test", _) => Part::Test,
            ("vertex shader passthrough", _) => Part::Passthrough,
            (_, Some((_, stage))) => Part::Stage(*stage, language),
            (_, None) => Part::Unknown,
        }
    }
}

/// Without an array for the attribute that piglit's passthrough reads, its
/// value is that of every attribute at first.
const PASSTHROUGH: &str = "#version 450\nvoid main() { gl_Position = vec4(0.0, 0.0, 0.0, 1.0); }\n";

/// One section.
#[derive(Clone, Debug)]
pub struct Section<'t> {
    pub part: Part,
    /// Line number of its heading, from 1.
    pub line: usize,
    /// The lines below the heading.
    pub lines: Vec<&'t str>,
}

impl<'t> Section<'t> {
    /// The text of the section, line for line. SPIR-V assembly may have comments as the
    /// other sections have; they are emptied.
    pub fn text(&self) -> String {
        if self.part == PASSTHROUGH_STAGE && self.lines.is_empty() {
            return PASSTHROUGH.to_owned();
        }
        let assembly = matches!(self.part, Part::Stage(_, Language::SpirvAssembly));
        let mut text = String::new();
        for line in &self.lines {
            if !(assembly && line.starts_with('#')) {
                text.push_str(line);
            }
            text.push('\n');
        }
        text
    }

    /// The lines of the section with their numbers, without comments and empty ones.
    pub fn directives(&self) -> impl Iterator<Item = (usize, &'t str)> + '_ {
        let lines = self.lines.iter().enumerate();
        lines
            .map(|(index, line)| (self.line + 1 + index, without_comment(line).trim()))
            .filter(|(_, line)| !line.is_empty())
    }
}

/// The line up to a comment: a `#` that begins a word.
fn without_comment(line: &str) -> &str {
    let mut signs = line.match_indices('#').map(|(at, _)| at);
    let begins = |at: &usize| line[..*at].chars().last().is_none_or(char::is_whitespace);
    signs.find(begins).map_or(line, |at| &line[..at])
}

/// The shader of a passthrough section.
const PASSTHROUGH_STAGE: Part = Part::Stage(Stage::Vertex, Language::Glsl);

/// The use of SPIR-V that a file states.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spirv {
    /// `SPIRV ONLY`: the GLSL is not to be run.
    pub only: bool,
    /// `SPIRV NO`.
    pub never: bool,
}

/// A file in sections.
#[derive(Clone, Debug)]
pub struct Sections<'t> {
    pub file: &'t str,
    whole: &'t str,
    comments: Vec<&'t str>,
    pub sections: Vec<Section<'t>>,
    passthrough: Vec<Section<'t>>,
    pub spirv: Spirv,
    /// `# xfb-smoke` among the first comments: the file is in the smoke list.
    pub smoke: bool,
    /// `# xfb-rules: 22 77`: rules that the file checks beyond those that every
    /// probe does.
    pub rules: Vec<u8>,
    /// The line of the last of them.
    pub rules_line: usize,
    pub unsupported: Option<Unsupported>,
}

impl<'t> Sections<'t> {
    /// Reads a file.
    ///
    /// # Errors
    /// Text before the first section, a heading without its end, a file that is
    /// too long.
    pub fn read(file: &'t str, text: &'t str) -> Result<Sections<'t>> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut read = Sections {
            file,
            whole: text,
            comments: Vec::new(),
            sections: Vec::new(),
            passthrough: Vec::new(),
            spirv: Spirv::default(),
            smoke: false,
            rules: Vec::new(),
            rules_line: 0,
            unsupported: None,
        };
        if text.len() > MAX_BYTES {
            let (seen, max) = (text.len(), MAX_BYTES);
            let why = format!("the file has {seen} bytes, at most {max} are read");
            return read.fail(1, why);
        }
        for (line, text) in (1..).zip(text.lines()) {
            match (text.strip_prefix('['), read.sections.last_mut()) {
                (Some(heading), _) => read.begin(line, heading)?,
                (None, Some(section)) => section.lines.push(text),
                (None, None) => read.comment(line, text)?,
            }
        }
        read.settle_passthrough();
        read.spirv = read.spirv();
        Ok(read)
    }

    fn begin(&mut self, line: usize, heading: &str) -> Result<()> {
        let Some((heading, rest)) = heading.split_once(']') else {
            return self.fail(line, "the heading of the section lacks its ']'".to_owned());
        };
        if !rest.trim().is_empty() && !rest.trim().starts_with('#') {
            let why = format!("'{}' follows the heading of a section", rest.trim());
            return self.fail(line, why);
        }
        let part = Part::named(heading);
        if part == Part::Unknown && self.unsupported.is_none() {
            let what = format!("the section [{heading}]");
            self.unsupported = Some(Unsupported { line, what });
        }
        let once = matches!(part, Part::Require | Part::Test);
        if once && self.sections.iter().any(|section| section.part == part) {
            let why = format!("there are two sections [{heading}]: one is required");
            return self.fail(line, why);
        }
        self.sections.push(Section {
            part,
            line,
            lines: Vec::new(),
        });
        Ok(())
    }

    fn comment(&mut self, line: usize, text: &'t str) -> Result<()> {
        let text = text.trim();
        let Some(comment) = text.strip_prefix('#') else {
            if text.is_empty() {
                return Ok(());
            }
            return self.fail(line, format!("'{text}' is before the first section"));
        };
        let comment = comment.trim();
        match comment.strip_prefix("xfb-rules:") {
            _ if comment == "xfb-smoke" => self.smoke = true,
            Some(numbers) => {
                for number in numbers.split_whitespace() {
                    match number.parse() {
                        Ok(rule) => self.rules.push(rule),
                        Err(_) => return self.fail(line, format!("there is no rule '{number}'")),
                    }
                    self.rules_line = line;
                }
            }
            None => self.comments.push(comment),
        }
        Ok(())
    }

    /// A passthrough stage is a stage of both ways; whatever its section holds
    /// is not looked at.
    fn settle_passthrough(&mut self) {
        let taken = |section: &Section<'_>| section.part == Part::Passthrough;
        for section in self.sections.iter().filter(|section| taken(section)) {
            self.passthrough.push(Section {
                part: PASSTHROUGH_STAGE,
                line: section.line,
                lines: Vec::new(),
            });
        }
    }

    fn spirv(&self) -> Spirv {
        let mut spirv = Spirv::default();
        for (_, line) in self.parts(Part::Require).flat_map(Section::directives) {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words.as_slice() {
                ["SPIRV", "ONLY"] => spirv.only = true,
                ["SPIRV", "NO"] => spirv.never = true,
                _ => {}
            }
        }
        spirv
    }

    /// The sections of one kind.
    pub fn parts(&self, part: Part) -> impl Iterator<Item = &Section<'t>> {
        self.sections
            .iter()
            .filter(move |section| section.part == part)
    }

    /// The stages that one way runs.
    pub fn stages(&self, language: Language) -> impl Iterator<Item = &Section<'t>> {
        let written = move |section: &&Section<'t>| matches!(section.part, Part::Stage(_, l) if l == language);
        let own = self.sections.iter().filter(written);
        let any = self.sections.iter().any(|section| written(&section));
        // Alone it is GLSL: no file declares that it is SPIR-V.
        let shared = any || language == Language::Glsl;
        own.chain(self.passthrough.iter().filter(move |_| shared))
    }

    /// The first sentence of the comment that the file begins with.
    pub fn about(&self) -> String {
        let text = self.comments.join(" ");
        let text = text.trim();
        let end = text.find(". ").map_or(text.len(), |at| at + 1);
        match text[..end].trim_end_matches('.') {
            "" => "a shader test without a comment".to_owned(),
            about => about.to_owned(),
        }
    }

    /// A mistake in a line.
    ///
    /// # Errors
    /// Always.
    pub fn fail<T>(&self, line: usize, why: String) -> Result<T> {
        self.fail_at(line, "", why)
    }

    /// A mistake at a part of a line, which is a slice of the file's own text;
    /// at the whole line for "".
    ///
    /// # Errors
    /// Always.
    pub fn fail_at<T>(&self, line: usize, part: &str, why: String) -> Result<T> {
        let mut lines = self.whole.lines();
        // An empty file has no first line.
        let text = lines.nth(line - 1).unwrap_or_default();
        let part = match part {
            "" => text.trim(),
            part => part,
        };
        let start = self.position(part).or(self.position(text)).unwrap_or(0);
        let span = start..start + part.len();
        Err(SyntaxError { message: why, span })
    }

    /// The range of a slice of the text.
    fn position(&self, part: &str) -> Option<usize> {
        let start = (part.as_ptr() as usize).checked_sub(self.whole.as_ptr() as usize)?;
        let there = self.whole.get(start..)?.starts_with(part);
        there.then_some(start)
    }
}
