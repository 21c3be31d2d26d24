//! A stage of an OpenGL program, and which of its locations the program states.

use crate::spirv::Module;
use crate::types::Stage;
use std::collections::BTreeSet;

/// One stage of an OpenGL program, as a loaded module.
#[derive(Clone, Debug)]
pub struct GlModule<'a> {
    pub stage: Stage,
    pub module: Module,
    pub located: Located<'a>,
}

/// The locations of a module that the program states; a compiler assigned the others.
#[derive(Clone, Copy, Debug)]
pub enum Located<'a> {
    /// All of them: the program is SPIR-V.
    All,
    /// The locations of the variables and blocks of these names.
    Named(&'a BTreeSet<String>),
}

impl Located<'_> {
    pub(super) fn holds(self, name: &str) -> bool {
        match self {
            Located::All => true,
            Located::Named(names) => names.contains(name),
        }
    }
}
