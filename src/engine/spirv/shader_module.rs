//! The module of one stage of a program.

use crate::types::Stage;
use std::sync::Arc;

/// One stage as SPIR-V words; entry point `main`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShaderModule {
    pub stage: Stage,
    pub words: Arc<[u32]>,
}
