//! `xfb run --resume DIR`: continues a run that did not end.

use super::device_args::valid_anywhere;
use super::output::complain;
use super::run::{RunArgs, run_with};
use super::{Exit, Failure, Outcome};
use crate::report::run::VERSION;
use crate::report::unfinished::{UnfinishedError, UnfinishedRun};
use crate::run::running_case::{self, EndedDuring, RunningCaseError};
use clap::{Args, FromArgMatches};
use std::env;
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// Continues the run of a folder with the arguments that it had. Files outside of the folder
/// are written only if these arguments name them, too.
pub fn run(folder: &Path, named: &RunArgs) -> Outcome {
    let named = named.files_outside(Path::new(""));
    let folder = folder.canonicalize().map_err(|error| {
        let message = format!("cannot read {}: {error}", folder.display());
        Failure::new(Exit::Usage, message)
    })?;
    let bad = |error: UnfinishedError| Failure::new(Exit::Data, error);
    let mut run = UnfinishedRun::read(&folder).map_err(bad)?;
    let start = run.start.clone();
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
    for (option, path) in args.files_outside(&folder) {
        if !named.contains(&(option, path.clone())) {
            let (option, path) = (option.to_owned(), path.display());
            return refused(format!(
                "its command line writes {path}, which is not in this folder; if you trust it, \
                 repeat {option} {path}"
            ));
        }
    }
    let data = |error: RunningCaseError| Failure::new(Exit::Data, error);
    let ended = running_case::read(&folder).map_err(data)?;
    if let Some(EndedDuring::Case(crash)) = &ended
        && run.add_crash(crash)
    {
        let name = &crash.name;
        complain(format!(
            "{name} ended the process of the run: it counts as a crash"
        ));
    }
    args.continues_in(folder.clone());
    let io = |error: &dyn Display| Failure::new(Exit::Io, error);
    run.keep(&folder).map_err(|error| io(&error))?;
    running_case::forget(&folder).map_err(|error| io(&error))?;
    if ended == Some(EndedDuring::Opening) {
        let message = "the process of this run ended while it opened the device; repeat the \
                       command to try again";
        return Err(Failure::new(Exit::Unavailable, message));
    }
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
    /// Returns the options that write a file outside of a folder, and the paths of these
    /// files. A symbolic link is not in the folder, wherever it is.
    fn files_outside(&self, folder: &Path) -> Vec<(&'static str, PathBuf)> {
        let archive = self.archive.as_ref().map(|archive| archive.path.clone());
        let files = [
            ("--junit", &self.junit),
            ("--bless", &self.bless),
            ("--archive", &archive),
        ];
        let files = files.into_iter().filter_map(|(option, path)| {
            let path = valid_anywhere(path.as_ref()?);
            Some((option, path))
        });
        files.filter(|(_, path)| !is_in(path, folder)).collect()
    }

    /// Makes the arguments those of a run that continues in a folder.
    fn continues_in(&mut self, folder: PathBuf) {
        self.output = Some(folder);
        self.overwrite = true;
    }
}

/// Whether a file is directly in a folder, or will be.
fn is_in(file: &Path, folder: &Path) -> bool {
    let parent = file.parent().and_then(|parent| parent.canonicalize().ok());
    parent.is_some_and(|parent| parent == folder) && !file.is_symlink()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_continues_with_the_arguments_that_it_had() {
        let run = RunArgs::augment_args(clap::Command::new("run"));
        let find = |id: &str| run.get_arguments().find(|arg| arg.get_id() == id);
        let conflicts = run.get_arg_conflicts_with(find("resume").expect("the argument"));
        for arg in run.get_arguments() {
            let may_be_given =
                ["resume", "junit", "bless", "archive"].contains(&arg.get_id().as_str());
            let is_refused = conflicts.iter().any(|other| other.get_id() == arg.get_id());
            assert_ne!(may_be_given, is_refused, "{}", arg.get_id());
        }
    }
}
