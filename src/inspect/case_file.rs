//! The declarations of a case file: of its smoke case, or else of its first case.
//! The file may be in any folder and have any name.

use super::capturing_stage::CapturingStage;
use super::error::InspectError;
use super::source::text;
use crate::case::MemoryCase;
use crate::case_file::{CaseError, expand};
use crate::catalog::Library;
use crate::terminal::Screen;
use crate::types::OutputVariable;
use std::path::Path;

/// Returns the error of the case reader, which names the file as `path`.
fn wrong(path: &Path, mut error: CaseError) -> InspectError {
    error.file = path.display().to_string();
    InspectError::Located(error.with_excerpt(Screen::stderr()))
}

/// The names of a file's cases, and the index of the inspected one.
struct CaseNames {
    names: Vec<String>,
    chosen: usize,
}

fn case_names(path: &Path, name: &str, text: &str) -> Result<CaseNames, InspectError> {
    let names = expand::names(name, text).map_err(|error| wrong(path, *error))?;
    if names.is_empty() {
        return Err(InspectError::file(path, "the file has no case"));
    }
    Ok(CaseNames {
        chosen: names.iter().position(|(_, smoke)| *smoke).unwrap_or(0),
        names: names.into_iter().map(|(name, _)| name).collect(),
    })
}

/// Reads the interface that a case file declares, and the fragment shader's inputs if
/// the file states them.
///
/// # Errors
/// The file cannot be read, or is wrong.
pub(super) fn declarations(
    path: &Path,
) -> Result<(CapturingStage, Option<Vec<OutputVariable>>), InspectError> {
    const NAMED: &str = "declared/interface.toml";
    let text = text(path)?;
    let names = case_names(path, NAMED, &text)?;
    let name = &names.names[names.chosen];
    let found = expand::interface(NAMED, &text, name).map_err(|error| wrong(path, *error))?;
    let inputs = expand::inputs(NAMED, &text, name).map_err(|error| wrong(path, *error))?;
    let (interface, request) = found.expect("a listed name is that of a case");
    let case = run_name(path, &names);
    let file = path.display();
    let source = match (names.names.len(), &case) {
        (1, _) => file.to_string(),
        (count, Some(case)) => format!("{file} (case {case}, one of {count})"),
        (count, None) => format!("{file} (case {} of {count})", names.chosen + 1),
    };
    let mut stage = CapturingStage::declared(interface, source);
    (stage.case, stage.request) = (case, request);
    Ok((stage, inputs.flatten()))
}

/// Returns the name by which `xfb run` selects the inspected case, if the file's own
/// name can be part of one.
fn run_name(path: &Path, names: &CaseNames) -> Option<String> {
    let name = &names.names[names.chosen];
    // Names of one file have the same prefix, so their order is the same.
    let position = names.names.iter().filter(|other| *other < name).count();
    let known = Library::path(path).and_then(|library| library.names());
    known.ok()?.into_iter().nth(position).map(|case| case.name)
}

/// Reads the block that a case file declares.
///
/// # Errors
/// The file cannot be read, is wrong, or declares no block.
pub(super) fn memory_case(path: &Path) -> Result<MemoryCase, InspectError> {
    const NAMED: &str = "declared/memory.toml";
    let text = text(path)?;
    let names = case_names(path, NAMED, &text)?;
    let memory = expand::memory(NAMED, &text, &names.names[names.chosen]);
    memory
        .map_err(|error| wrong(path, *error))?
        .ok_or_else(|| InspectError::file(path, "the file has no [memory]: it declares no block"))
}
