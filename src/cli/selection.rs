//! The cases that a run is about.

use super::cases::SelectionArgs;
use super::device_args::DeviceArgs;
use super::{Exit, Failure};
use crate::case::Case;
use crate::case_file::CaseError;
use crate::catalog::library::Library;
use crate::catalog::select::{SelectError, matcher, no_match};
use crate::run::mock::Mock;
use std::collections::{BTreeMap, BTreeSet};

/// The cases that a run is about, in order.
#[derive(Debug)]
pub struct SelectedCases {
    pub names: Vec<String>,
    /// Those that run in a worker of their own; known once they are checked.
    pub alone: BTreeSet<String>,
    libraries: Vec<Library>,
    /// Which of them a case comes from.
    library: BTreeMap<String, usize>,
    /// By library and file.
    files: BTreeMap<(usize, String), BTreeSet<String>>,
}

impl SelectedCases {
    /// What the arguments choose: of the libraries, or of what a mock file has
    /// instead.
    ///
    /// # Errors
    /// A bad pattern, an empty match, or a bad case file.
    pub fn new(
        selection: &SelectionArgs,
        mock: Option<&Mock>,
    ) -> Result<SelectedCases, SelectError> {
        if let Some(mock) = mock.filter(|mock| !mock.cases.is_empty()) {
            return SelectedCases::of_mock(mock, &selection.patterns);
        }
        let selection = selection.choose()?;
        let mut files: BTreeMap<(usize, String), BTreeSet<String>> = BTreeMap::new();
        for chosen in &selection.cases {
            let file = (chosen.library, chosen.case.file.clone());
            let names = files.entry(file).or_default();
            names.insert(chosen.case.name.clone());
        }
        let cases = selection.cases.into_iter();
        let cases: Vec<(String, usize)> = cases
            .map(|chosen| (chosen.case.name, chosen.library))
            .collect();
        Ok(SelectedCases {
            names: cases.iter().map(|(name, _)| name.clone()).collect(),
            alone: BTreeSet::new(),
            libraries: selection.libraries,
            library: cases.into_iter().collect(),
            files,
        })
    }

    fn of_mock(mock: &Mock, patterns: &[String]) -> Result<SelectedCases, SelectError> {
        let mut names = mock.cases.clone();
        if !patterns.is_empty() {
            let globs = patterns.iter().map(|pattern| matcher(pattern));
            let globs = globs.collect::<Result<Vec<_>, _>>()?;
            names.retain(|name| globs.iter().any(|glob| glob.is_match(name)));
        }
        if names.is_empty() {
            return Err(no_match("mock", patterns));
        }
        Ok(SelectedCases {
            alone: mock.alone(&names),
            names,
            libraries: Vec::new(),
            library: BTreeMap::new(),
            files: BTreeMap::new(),
        })
    }

    /// Reads every chosen case to its end: a mistake in a case file is found
    /// before anything runs, and told once however many cases it spoils.
    ///
    /// # Errors
    /// [`Exit::Data`], with the first mistake of each file.
    pub fn check(&mut self) -> Result<(), Failure> {
        let mut wrong: BTreeMap<String, Box<CaseError>> = BTreeMap::new();
        let alone = |case: &Case| case.probe.as_ref().is_some_and(|probe| probe.own_process);
        for ((number, file), names) in &self.files {
            let Some(library) = self.libraries.get(*number) else {
                continue;
            };
            match library.these(file, names) {
                Ok(cases) => {
                    let cases = cases.into_iter().filter(alone);
                    self.alone.extend(cases.map(|case| case.name));
                }
                Err(error) => {
                    wrong.entry(error.file.clone()).or_insert(error);
                }
            }
        }
        if wrong.is_empty() {
            return Ok(());
        }
        let told: Vec<String> = wrong.values().map(|e| e.with_excerpt()).collect();
        Err(Failure::new(Exit::Data, told.join("\n")))
    }

    fn library(&self, name: &str) -> Option<&Library> {
        self.libraries.get(*self.library.get(name)?)
    }

    /// A case, for results that a lost worker could not give.
    pub fn case(&self, name: &str) -> Option<Case> {
        self.library(name)?.get(name).ok()?
    }

    /// The command line that runs a case again.
    pub fn reproduce(&self, target: &DeviceArgs, name: &str) -> String {
        let library = self.library(name);
        // No `--cases` leads to such a file: itself does.
        let file = library.and_then(|library| library.foreign_file(name));
        match file {
            Some(file) => target.reproduce(&file.display().to_string(), None),
            None => target.reproduce(name, library.and_then(Library::root)),
        }
    }
}
