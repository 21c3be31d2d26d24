//! `.shader_test` files: piglit's format for tests of GL programs.
//!
//! A file has sections: its requirements, the stages as GLSL, as SPIR-V assembly or
//! as both, and the test: directives that run in order. Each language of the stages
//! is a case: `….glsl` and `….spirv`.
//!
//! An unknown directive, requirement or section makes the case unsupported, and the
//! result names the first one: no check of a file is skipped silently. A malformed
//! directive is a mistake in the file, reported with its place.
//!
//! The directives of transform feedback are supported; those that draw or clear
//! without a capture do not affect the capture buffers. Extensions to piglit's format
//! are probes of `int` and `uint`, GL_PATCHES, and tolerances in percent of the
//! expected value.
//!
//! * [`sections`] – splits a file into its sections.
//! * [`require`] – `[require]`; [`test`] – `[test]`; [`query`] – its `verify`
//!   directives.
//! * `words` – reads the words of a line.

mod error;
pub mod query;
pub mod require;
pub mod sections;
pub mod test;
mod words;

pub use error::{Result, SyntaxError, Unsupported};

use crate::sources::{Language, StageSource};
use require::Requirements;
use test::Step;

/// One way through a file.
#[derive(Clone, Debug, PartialEq)]
pub struct ShaderTest {
    /// The language of the stages that are run.
    pub language: Language,
    /// The stages in pipeline order, without stages that only the other language has.
    pub stages: Vec<StageSource>,
    pub requirements: Requirements,
    pub steps: Vec<Step>,
    /// The first thing in the file that is not known here.
    pub unsupported: Option<Unsupported>,
    /// The mistake, with its place, that makes the file invalid.
    pub broken: Option<String>,
}
