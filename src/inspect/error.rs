//! The reasons why a file cannot be used, and the rules that its content breaks.

use crate::capture::CaptureError;
use crate::packing::PackingError;
use crate::types::Stage;
use crate::types::layout::LayoutError;
use serde::Serialize;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// A rule that an interface or a layout breaks.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{rule}: {message}")]
pub struct BrokenRule {
    pub rule: String,
    pub message: String,
}

/// The reason why the files of a command have no interface.
#[derive(Debug, Error)]
pub enum InspectError {
    /// The files are readable, and their content breaks a rule.
    #[error(transparent)]
    Refused(#[from] BrokenRule),
    #[error("{first} and {second} are both {stage} shaders; give one of each stage",
        first = .first.display(), second = .second.display())]
    SameStage {
        first: PathBuf,
        second: PathBuf,
        stage: Stage,
    },
    #[error("{file}: the module has several entry points of the {stage} stage: {names}; select \
             one with --entry", file = .file.display())]
    SeveralEntryPoints {
        file: PathBuf,
        stage: Stage,
        names: String,
    },
    #[error("no file has a stage before rasterization")]
    NoCapturingStage,
    #[error("{file}: unknown file extension; known are {accepted}", file = .file.display())]
    Extension {
        file: PathBuf,
        accepted: &'static str,
    },
    #[error("{file}: the name does not state the stage of the text; give it with --stage",
        file = .file.display())]
    NoStage { file: PathBuf },
    #[error("{file}: nothing but blocks is read of such a stage; use xfb layout or xfb alias",
        file = .file.display())]
    BlocksOnly { file: PathBuf },
    #[error("{file}: a {stage} shader alone has nothing to pack; give the stage before it, too",
        file = .file.display())]
    NothingToPack { file: PathBuf, stage: Stage },
    #[error("exactly two different stages of a pipeline can be packed, found: {0}")]
    NotTwoStages(String),
    #[error("{file}: the file names no layout rules; use --rules", file = .file.display())]
    NoRules { file: PathBuf },
    /// The content of a file is wrong, or it cannot be read.
    #[error("{file}: {problem}", file = .file.display())]
    File {
        file: PathBuf,
        problem: Box<dyn std::error::Error + Send + Sync>,
    },
    /// The message of a compiler or of the case reader, which names the file.
    #[error("{0}")]
    Located(String),
    #[error(
        "{file}: GLSL and assembly need shaderc, and this xfb was built without the feature \
         `shaderc`; .spv and .toml can be read",
        file = .file.display()
    )]
    NoCompiler { file: PathBuf },
}

impl InspectError {
    /// Returns the error that the content of a file is wrong.
    pub fn file(
        file: &Path,
        problem: impl Into<Box<dyn std::error::Error + Send + Sync>>,
    ) -> InspectError {
        InspectError::File {
            file: file.to_owned(),
            problem: problem.into(),
        }
    }

    /// Returns the error that the content of a file breaks a rule; without a rule,
    /// that it is wrong.
    pub fn rule_or_file(
        rule: Option<&str>,
        file: &Path,
        problem: impl std::error::Error + Send + Sync + 'static,
    ) -> InspectError {
        match rule {
            Some(rule) => BrokenRule {
                rule: rule.to_owned(),
                message: problem.to_string(),
            }
            .into(),
            None => InspectError::file(file, problem),
        }
    }
}

impl From<CaptureError> for InspectError {
    fn from(error: CaptureError) -> InspectError {
        BrokenRule {
            rule: error.rule().name.to_owned(),
            message: error.to_string(),
        }
        .into()
    }
}

impl From<PackingError> for InspectError {
    fn from(error: PackingError) -> InspectError {
        BrokenRule {
            rule: error.rule().to_owned(),
            message: error.to_string(),
        }
        .into()
    }
}

impl From<LayoutError> for InspectError {
    fn from(error: LayoutError) -> InspectError {
        BrokenRule {
            rule: error.rule().to_owned(),
            message: error.to_string(),
        }
        .into()
    }
}
