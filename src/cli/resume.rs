//! `xfb run --resume DIR`: continues a run that did not end.

use super::output::complain;
use super::run::{RunArgs, run_with};
use super::{Exit, Failure, Outcome};
use crate::report::run::VERSION;
use crate::report::unfinished::{UnfinishedError, UnfinishedRun};
use clap::{Args, FromArgMatches};
use std::env;
use std::path::{Path, PathBuf};

/// Continues the run of a folder with the arguments that it had.
pub fn run(folder: &Path) -> Outcome {
    let folder = folder.canonicalize().map_err(|error| {
        let message = format!("cannot read {}: {error}", folder.display());
        Failure::new(Exit::Usage, message)
    })?;
    let bad = |error: UnfinishedError| Failure::new(Exit::Data, error);
    let run = UnfinishedRun::read(&folder).map_err(bad)?;
    let start = &run.start;
    let refused = |why: String| {
        let message = format!("{} cannot be resumed: {why}", folder.display());
        Err(Failure::new(Exit::Usage, message))
    };
    if run.is_complete {
        return refused("the run is complete".to_owned());
    }
    if start.version != VERSION {
        let theirs = &start.version;
        return refused(format!("xfb {theirs} began it, and this is xfb {VERSION}"));
    }
    if start.repeat > 1 {
        return refused("its cases run several times (--repeat)".to_owned());
    }
    let mut args = match arguments(&start.command) {
        Ok(args) => args,
        Err(error) => return refused(format!("its command line is not understood: {error}")),
    };
    // Paths on the command line count from there.
    env::set_current_dir(&start.folder).map_err(|error| {
        let message = format!("cannot enter {}: {error}", start.folder.display());
        Failure::new(Exit::Usage, message)
    })?;
    args.continues_in(folder.clone());
    run.keep(&folder)
        .map_err(|error| Failure::new(Exit::Io, error))?;
    complain(format!(
        "{} of {} cases have a result",
        run.results.len(),
        start.cases
    ));
    run_with(args, Some((run, folder)))
}

/// Reads a command line of `xfb run`, the program's name first.
fn arguments(command: &[String]) -> Result<RunArgs, clap::Error> {
    let parser = RunArgs::augment_args(clap::Command::new("run"));
    let matches = parser.try_get_matches_from(command.iter().skip(1))?;
    RunArgs::from_arg_matches(&matches)
}

impl RunArgs {
    /// Makes the arguments those of a run that continues in a folder.
    fn continues_in(&mut self, folder: PathBuf) {
        self.output = Some(folder);
        self.overwrite = true;
    }
}
