//! Writes the folder that the Vulkan loader and `xfb faults` read: the manifest of the
//! layer, and the table of its faults.
//!
//! `layer_folder DIR LIBRARY`: LIBRARY is the path of the shared library.

use std::path::Path;
use std::process::ExitCode;
use xfb_fault_layer::matrix::{FAULTS_FILE, faults_json};
use xfb_fault_layer::{MANIFEST_FILE, manifest};

fn write(folder: &Path, library: &Path) -> std::io::Result<()> {
    let library = library.canonicalize()?;
    std::fs::create_dir_all(folder)?;
    let text = manifest(&library.display().to_string());
    std::fs::write(folder.join(MANIFEST_FILE), text)?;
    std::fs::write(folder.join(FAULTS_FILE), faults_json())
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [folder, library] = &arguments[..] else {
        eprintln!("usage: layer_folder DIR LIBRARY");
        return ExitCode::from(64);
    };
    match write(folder.as_ref(), library.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("layer_folder: {error}");
            ExitCode::from(74)
        }
    }
}
