//! `xfb man`: manual pages, generated from the definition of the command line.

use super::{Exit, Failure, Outcome};
use std::fs;
use std::path::PathBuf;

/// Arguments of `xfb man`.
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// Write a page for `xfb` and one for each command into this folder
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
}

/// Runs `xfb man` for this command line.
pub fn man(command: clap::Command, args: ManArgs) -> Outcome {
    let folder = &args.output;
    let failed = |error: std::io::Error| {
        let message = format!("cannot write {}: {error}", folder.display());
        Failure::new(Exit::Io, message)
    };
    fs::create_dir_all(folder).map_err(failed)?;
    clap_mangen::generate_to(command, folder).map_err(failed)?;
    Ok(Exit::Success)
}
