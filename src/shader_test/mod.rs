//! `.shader_test` files: piglit's way to write a test of a GL program, read as
//! cases.
//!
//! A file has sections: what it requires, the stages as GLSL, as SPIR-V
//! assembly or as both, and the test: directives that run one after the other.
//! Each way to get at the stages is a case: `….glsl` and `….spirv`.
//!
//! A directive, requirement or section that is not known here makes the case
//! unsupported, and the first one is named: what a file checks is either
//! checked or reported as unsupported. A known directive that is malformed is a
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
    /// Which of the stages' texts are run.
    pub language: Language,
    /// In pipeline order, without stages that only the other language has.
    pub stages: Vec<StageSource>,
    pub requirements: Requirements,
    pub steps: Vec<Step>,
    /// The first thing in the file that is not known here.
    pub unsupported: Option<Unsupported>,
    /// The mistake, with its place, that makes the file invalid.
    pub broken: Option<String>,
}
