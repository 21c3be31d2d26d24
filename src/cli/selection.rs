//! The selected cases of a run, and the libraries that contain them.

use super::cases::{SelectionArgs, case_file_failure};
use super::device_args::{Api, DeviceArgs};
use super::folder_args::FolderArgs;
use super::rerun::{self, CaseOf};
use super::{Exit, Failure};
use crate::case::Case;
use crate::case_file::CaseError;
use crate::catalog::library::Library;
use crate::catalog::select::{SelectError, matcher, no_match};
use crate::run::mock::Mock;
use crate::terminal::Screen;
use std::collections::{BTreeMap, BTreeSet};

/// The selected cases of a run, in order.
#[derive(Debug)]
pub struct SelectedCases {
    pub names: Vec<String>,
    /// The names of the cases that run in a separate worker; complete after
    /// [`SelectedCases::check`].
    pub alone: BTreeSet<String>,
    /// The names of the cases that execute commands on a device; complete after
    /// [`SelectedCases::check`].
    on_device: BTreeSet<String>,
    libraries: Vec<Library>,
    /// The index of the library that contains a case, and the file.
    places: BTreeMap<String, (usize, String)>,
    /// The selected cases of each file, by the index of the library and the file.
    files: BTreeMap<(usize, String), BTreeSet<String>>,
    /// The files given by a path that have only one case.
    single_files: BTreeSet<(usize, String)>,
    /// Every case of a mock file.
    mock_names: Vec<String>,
    /// The reason why cases were removed from the selection, in lines.
    pub notes: Vec<String>,
}

impl SelectedCases {
    /// Selects cases from the libraries, or from a mock file that has its own.
    ///
    /// # Errors
    /// A bad pattern, no matching case, or a bad case file.
    pub fn new(
        selection: &SelectionArgs,
        mock: Option<&Mock>,
    ) -> Result<SelectedCases, SelectError> {
        if let Some(mock) = mock.filter(|mock| !mock.cases.is_empty()) {
            return SelectedCases::from_mock(mock, selection);
        }
        let (selection, notes) = selection.select()?;
        let mut files: BTreeMap<(usize, String), BTreeSet<String>> = BTreeMap::new();
        for chosen in &selection.cases {
            let file = (chosen.library, chosen.case.file.clone());
            let names = files.entry(file).or_default();
            names.insert(chosen.case.name.clone());
        }
        let is_single = |(library, file): &&(usize, String)| {
            let library = &selection.libraries[*library];
            library.given_path(file).is_some() && library.has_one_case(file)
        };
        let single_files = files.keys().filter(is_single).cloned().collect();
        let names = selection.cases.iter().map(|chosen| &chosen.case.name);
        let names = names.cloned().collect();
        let cases = selection.cases.into_iter();
        let places = cases.map(|chosen| (chosen.case.name, (chosen.library, chosen.case.file)));
        Ok(SelectedCases {
            names,
            alone: BTreeSet::new(),
            on_device: BTreeSet::new(),
            places: places.collect(),
            libraries: selection.libraries,
            files,
            single_files,
            mock_names: Vec::new(),
            notes,
        })
    }

    fn from_mock(mock: &Mock, selection: &SelectionArgs) -> Result<SelectedCases, SelectError> {
        let patterns = &selection.patterns;
        let mut names = mock.cases.clone();
        if let Some(listed) = selection.names.names()? {
            names.retain(|name| listed.contains(name));
        }
        if !patterns.is_empty() {
            let globs = patterns.iter().map(|pattern| matcher(pattern));
            let globs = globs.collect::<Result<Vec<_>, _>>()?;
            names.retain(|name| globs.iter().any(|glob| glob.is_match(name)));
        }
        if names.is_empty() {
            return Err(no_match("mock", patterns));
        }
        let mut filter = selection.filter.names()?;
        names.retain(|name| filter.keeps(name));
        if names.is_empty() {
            let why = filter.notes().join("; ");
            return Err(SelectError::Filtered { why });
        }
        Ok(SelectedCases {
            alone: mock.alone(&names),
            on_device: names.iter().cloned().collect(),
            names,
            libraries: Vec::new(),
            places: BTreeMap::new(),
            files: BTreeMap::new(),
            single_files: BTreeSet::new(),
            mock_names: mock.cases.clone(),
            notes: filter.notes(),
        })
    }

    /// Reads every selected case completely, so that errors in case files are found
    /// before anything runs, and reported once per file. Removes the cases that only a device
    /// of OpenGL can judge, unless `api` is that.
    ///
    /// # Errors
    /// [`Exit::Data`], with the first error of each file; no case is left.
    pub fn check(&mut self, api: Api) -> Result<(), Failure> {
        let mut foreign = BTreeSet::new();
        let mut errors: BTreeMap<String, Box<CaseError>> = BTreeMap::new();
        for ((number, file), names) in &self.files {
            match self.libraries[*number].these(file, names) {
                Ok(cases) => {
                    for case in cases {
                        if case.is_of_opengl() && api == Api::Vulkan {
                            foreign.insert(case.name);
                            continue;
                        }
                        if case.needs_own_process() {
                            self.alone.insert(case.name.clone());
                        }
                        if case.executes() {
                            self.on_device.insert(case.name);
                        }
                    }
                }
                Err(error) => {
                    errors.entry(error.file.clone()).or_insert(error);
                }
            }
        }
        if errors.is_empty() {
            self.names.retain(|name| !foreign.contains(name));
            if self.names.is_empty() {
                let message = "the selected cases are calls of OpenGL: add --api gl";
                return Err(Failure::new(Exit::NothingTested, message));
            }
            return Ok(());
        }
        let screen = Screen::stderr();
        let messages: Vec<String> = errors.values().map(|e| e.with_excerpt(screen)).collect();
        Err(Failure::new(Exit::Data, messages.join("\n")))
    }

    /// Returns the names of all cases, selected or not: the built-in ones, and those of
    /// the libraries that contain the selected ones.
    ///
    /// # Errors
    /// [`Exit::Data`] for a bad case file.
    pub fn every_name(&self) -> Result<Vec<String>, Failure> {
        let mut every = self.mock_names.clone();
        let embedded = [Library::embedded_with_cache()];
        for library in self.libraries.iter().chain(&embedded) {
            let names = library.names().map_err(|error| case_file_failure(&error))?;
            every.extend(names.into_iter().map(|case| case.name));
        }
        Ok(every)
    }

    /// Whether a case executes commands on a device.
    pub fn is_on_device(&self, name: &str) -> bool {
        self.on_device.contains(name)
    }

    /// Returns the library that contains a case; a case of a mock file has none.
    fn library(&self, name: &str) -> Option<&Library> {
        let (library, _) = self.places.get(name)?;
        Some(&self.libraries[*library])
    }

    /// Returns a case, to complete the result of a worker that was lost.
    pub fn case(&self, name: &str) -> Option<Case> {
        self.library(name)?.get(name).ok()?
    }

    /// Returns the command line that runs a case again.
    pub fn reproduce(&self, device: &DeviceArgs, name: &str) -> String {
        let Some(place) = self.places.get(name) else {
            // A case of a mock file.
            return device.reproduce(&[name.into()], &FolderArgs::default());
        };
        let case = CaseOf {
            library: &self.libraries[place.0],
            file: &place.1,
            is_only: self.single_files.contains(place),
        };
        rerun::case(device, name, case)
    }
}

#[cfg(all(test, feature = "shaderc"))]
#[path = "selection_tests.rs"]
mod tests;
