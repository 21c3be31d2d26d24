//! Translation of old GLSL, which the compiler does not compile to SPIR-V.
//!
//! glslang writes SPIR-V for OpenGL from `#version 330` and `310 es` up. Both accept
//! nearly all of the older versions: `attribute`, `varying`, gl_VertexID and uniforms
//! outside of blocks. The rest is translated in three steps, which keep every token on
//! its line, so that messages have the lines of the text:
//!
//! 1. [`retargeted`] changes the directives.
//! 2. The compiler preprocesses the text, which removes comments, macros and conditions.
//! 3. [`Translation`] renames what the newer version does not have and declares it in
//!    front of the first token.
//!
//! Renamed names get a prefix, which is removed from the names of the module and from
//! messages.
//!
//! * `legacy` – built-in variables and functions of the versions up to 1.30.
//! * `keywords` – identifiers that are keywords of newer versions.
//! * `names` – the prefix in modules and messages.
//! * `words` – words of a preprocessed text.
//!
//! A text that uses more than its version has may be accepted. GLSL 1.10 to 1.50 and
//! GLSL ES 3.00.

mod keywords;
mod legacy;
mod names;
mod words;

use self::legacy::Prelude;
use self::words::{Piece, pieces};
use super::version::{Version, directive};
use crate::types::Stage;

/// Extensions whose parts that transform feedback needs are in GLSL 3.30.
const SUBSUMED: [&str; 6] = [
    "GL_ARB_compatibility",
    "GL_ARB_shader_texture_lod",
    "GL_ARB_uniform_buffer_object",
    "GL_EXT_gpu_shader4",
    "GL_EXT_texture_array",
    "GL_EXT_transform_feedback",
];

/// The extension with which glslang takes declarations of `gl_PerVertex` before GLSL 4.10.
const PER_VERTEX: &str = "#extension GL_ARB_separate_shader_objects : enable";

/// Returns a text with directives for the version `target`: the version's own number
/// remains the value of `__VERSION__`.
pub(super) fn retargeted(text: &str, version: &Version, target: &str) -> String {
    let (mut result, rest) = match directive(text) {
        Some((range, _)) => {
            let head = &text[..range.start];
            (format!("{head}#version {target}"), &text[range.end..])
        }
        None => (format!("#version {target}\n#line 1\n"), text),
    };
    for line in rest.split_inclusive('\n') {
        let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
        let extension = directive.and_then(|d| d.strip_prefix("extension"));
        let name = extension.map(|e| e.split(':').next().unwrap_or(e).trim());
        if name.is_some_and(|name| SUBSUMED.contains(&name)) {
            result.extend(line.chars().filter(|c| *c == '\n'));
            continue;
        }
        for piece in pieces(line) {
            match piece {
                Piece::Word("__VERSION__") => result += &version.number.to_string(),
                Piece::Word(text) | Piece::Other(text) => result += text,
            }
        }
    }
    result
}

/// A text in a newer version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Translation {
    pub(super) text: String,
    /// The prefix of renamed names.
    prefix: String,
}

impl Translation {
    /// Translates a preprocessed text, which came from `source`.
    pub(super) fn new(text: &str, stage: Stage, version: &Version, source: &str) -> Translation {
        let mut prefix = "xfb_".to_owned();
        while text.contains(&prefix) {
            prefix.insert(0, 'x');
        }
        let es = version.profile == "es";
        let has_legacy = !es
            && (version.number <= 130
                || version.profile == "compatibility"
                || source.contains("GL_ARB_compatibility"));
        // An extension may add keywords to its version.
        let renames = |word: &str| {
            keywords::is_newer(word, version.number, es) && !text.contains("#extension")
        };
        let prelude = has_legacy.then(|| Prelude::new(text, stage));
        let mut body = String::new();
        let mut declared = false;
        for (line, number) in text.split_inclusive('\n').zip(1u32..) {
            if line.trim_start().starts_with('#') {
                body += line;
                let is_version = line.trim_start().starts_with("#version");
                if is_version && version.number == 150 && text.contains("gl_PerVertex") {
                    body += &format!("{PER_VERTEX}\n#line {}\n", number + 1);
                }
                continue;
            }
            if !declared && !line.trim().is_empty() {
                declared = true;
                let prelude = prelude.as_ref();
                body += &prelude.map_or_else(String::new, |p| p.declarations(&prefix));
            }
            for piece in pieces(line) {
                let word = match piece {
                    Piece::Other(text) => {
                        body += text;
                        continue;
                    }
                    Piece::Word(word) => word,
                };
                match prelude.as_ref().and_then(|prelude| prelude.renamed(word)) {
                    Some(renamed) => body += &renamed.with(&prefix),
                    None if renames(word) => body += &format!("{prefix}{word}"),
                    None => body += word,
                }
            }
        }
        Translation { text: body, prefix }
    }

    /// Returns the module of the translation with the names of the text.
    pub(super) fn restore_names(&self, module: &[u32]) -> Vec<u32> {
        names::without_prefix(module, &self.prefix)
    }

    /// Returns a message about the translation with the names of the text.
    pub(super) fn restore_message(&self, message: &str) -> String {
        message.replace(&self.prefix, "")
    }
}

#[cfg(test)]
mod tests;
