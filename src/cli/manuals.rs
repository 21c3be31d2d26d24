//! `xfb completions` and `xfb man`: the command line for shells and for `man`, generated
//! from its definition.

use super::{Exit, Failure, Outcome, output};
use clap_complete::Shell;
use std::fs;
use std::path::PathBuf;

/// Arguments of `xfb completions`.
#[derive(Debug, clap::Args)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_name = "SHELL")]
    shell: Shell,
}

/// Arguments of `xfb man`.
#[derive(Debug, clap::Args)]
pub struct ManArgs {
    /// Write a page for `xfb` and one for each command into this folder
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
}

/// Runs `xfb completions` for this command line.
pub fn complete(mut command: clap::Command, args: CompletionsArgs) -> Outcome {
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, "xfb", &mut script);
    let script = String::from_utf8(script).expect("a script of completions is text");
    output::print(&script)?;
    Ok(Exit::Success)
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
