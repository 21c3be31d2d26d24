//! The state of a run that is continued: the results of its earlier part.

use super::{Exit, Failure};
use crate::judge::CaseResult;
use crate::report::unfinished::UnfinishedRun;
use crate::script::Capabilities;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The state of a run at the time at which it stopped.
#[derive(Debug)]
pub struct Resumed {
    pub device: Option<Capabilities>,
    /// The command line of the run.
    pub command: Vec<String>,
    /// The time at which it began.
    pub started: String,
    /// Results with their places in the list.
    pub results: Vec<(usize, CaseResult)>,
    /// The folder of the result files.
    pub folder: PathBuf,
}

impl Resumed {
    /// The results of a run with their places in a list of names.
    ///
    /// # Errors
    /// The run has other cases.
    pub fn new(run: UnfinishedRun, folder: PathBuf, names: &[String]) -> Result<Resumed, Failure> {
        let refused = |why: String| {
            let message = format!("{} cannot be resumed: {why}", folder.display());
            Failure::new(Exit::Usage, message)
        };
        if run.start.cases != names.len() {
            let (before, now) = (run.start.cases, names.len());
            let why = format!("its command line selected {before} cases, and selects {now} now");
            return Err(refused(why));
        }
        let places: BTreeMap<&str, usize> = (0..)
            .zip(names)
            .map(|(place, name)| (name.as_str(), place))
            .collect();
        let mut results = Vec::with_capacity(run.results.len());
        for result in run.results {
            let Some(place) = places.get(result.name.as_str()) else {
                let why = format!("its command line does not select {} now", result.name);
                return Err(refused(why));
            };
            results.push((*place, result));
        }
        results.sort_by_key(|(place, _)| *place);
        Ok(Resumed {
            device: run.start.device,
            command: run.start.command,
            started: run.start.started,
            results,
            folder,
        })
    }
}
