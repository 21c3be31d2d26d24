//! All cases of the program, or of a folder.

use super::name_cache::NameCache;
use crate::case::definition::Definition;
use crate::case::sequence::Sequence;
use crate::case::{CaptureCase, Case, List};
use crate::case_file::draft::Draft;
use crate::case_file::error::{Problem, Result};
use crate::case_file::every_mistake::with_others;
use crate::case_file::sweep::{Wanted, files_of, prefix_of};
use crate::case_file::{CaseError, Files, expand, shader_test};
use crate::generate::spelled_script;
use crate::sources::local::{self, LocalFiles};
use crate::sources::{SourceError, Sources, is_shader_test};
use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A set of case files. Cheap to make: a file is parsed once, when it is needed.
#[derive(Clone, Debug)]
pub struct Library {
    /// Shared by the clones of a library, so that each file is parsed once.
    files: Arc<Files>,
    origin: Origin,
    /// Only files below this path of the cases folder.
    within: Option<String>,
    /// The cache of the names of the embedded cases.
    name_cache: Option<Arc<NameCache>>,
}

/// The source of a library, as a command line selects it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Origin {
    /// The cases inside the program.
    Program,
    /// `--cases` with this folder.
    Folder(PathBuf),
    /// A file or a folder.
    Path,
}

/// The number of files of which the names are computed in the time in which all cached
/// names are read.
const FEW_FILES: usize = 64;

/// The number of mistakes of several files that are reported.
const MOST_ERRORS: usize = 40;

/// The name of a case, without anything else of it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct CaseName {
    pub name: String,
    /// The file it comes from, relative to the cases folder.
    pub file: String,
    /// The least list that has it.
    pub list: List,
}

impl Library {
    fn new(sources: Sources, origin: Origin) -> Library {
        Library {
            files: Arc::new(Files::new(sources)),
            origin,
            within: None,
            name_cache: None,
        }
    }

    /// The cases inside the program.
    pub fn embedded() -> Library {
        Library::new(Sources::embedded(), Origin::Program)
    }

    /// The cases of a folder (`--cases DIR`).
    pub fn folder(path: &Path) -> Library {
        Library::new(Sources::folder(path), Origin::Folder(path.to_owned()))
    }

    /// The cases of one file or folder, as named on a command line: with the names of the
    /// built-in cases in the folder `cases` of the source tree, otherwise of the family
    /// `local` ([`crate::sources::local`]).
    ///
    /// # Errors
    /// A path that does not exist, a folder that cannot be listed, and two files whose cases
    /// have the same names.
    pub fn path(path: &Path) -> Result<Library> {
        let failed = |error: SourceError| Problem::from(error).in_file(&path.display().to_string());
        let real = path
            .canonicalize()
            .map_err(|error| failed(SourceError::Unreadable(error.to_string())))?;
        if let Some(root) = local::shipped_root(&real) {
            let inner = real.strip_prefix(root).ok().and_then(Path::to_str);
            return Ok(Library {
                within: inner.map(str::to_owned).filter(|inner| !inner.is_empty()),
                ..Library::new(Sources::folder(root), Origin::Path)
            });
        }
        let (files, within): (LocalFiles, Option<String>) = if real.is_dir() {
            (local::below(&real).map_err(failed)?, None)
        } else {
            let (files, name) = local::beside(&real).map_err(failed)?;
            (files, Some(name))
        };
        Ok(Library {
            within,
            ..Library::new(Sources::local(files), Origin::Path)
        })
    }

    /// Replaces embedded shaders by those of the same names in a folder (`--shaders DIR`).
    #[must_use]
    pub fn with_shaders(self, shaders: Option<&Path>) -> Library {
        match shaders {
            None => self,
            Some(_) => Library {
                files: Arc::new(Files::new(self.sources().clone().with_shaders(shaders))),
                ..self
            },
        }
    }

    /// Returns the embedded cases, with their names cached in the user's cache folder, if
    /// there is one.
    pub fn embedded_with_cache() -> Library {
        let library = Library::embedded();
        let content = Sources::embedded_hash();
        Library {
            name_cache: NameCache::for_user(content).map(Arc::new),
            ..library
        }
    }

    /// The files, relative to the cases folder, sorted.
    fn files(&self) -> Result<Vec<String>> {
        let mut files = self
            .files
            .sources()
            .case_files(self.within.as_deref().unwrap_or(""))
            .map_err(|error| Problem::from(error).in_file(&self.shown("")))?;
        files.retain(|file| self.holds(file));
        Ok(files)
    }

    /// Whether a file of the cases folder belongs to the library.
    fn holds(&self, file: &str) -> bool {
        self.within.as_ref().is_none_or(|within| {
            file.strip_prefix(within.as_str())
                .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        })
    }

    /// The folder of `--cases`, if the library is that of one.
    pub fn cases_folder(&self) -> Option<&Path> {
        match &self.origin {
            Origin::Folder(folder) => Some(folder),
            Origin::Program | Origin::Path => None,
        }
    }

    /// The path of a file, if the library is selected by a path.
    pub fn given_path(&self, file: &str) -> Option<PathBuf> {
        match self.origin {
            Origin::Path => self.sources().case_path(file),
            Origin::Program | Origin::Folder(_) => None,
        }
    }

    /// Whether a file has exactly one case.
    pub fn has_one_case(&self, file: &str) -> bool {
        self.names_of(file).is_ok_and(|names| names.len() == 1)
    }

    /// A file as messages name it.
    fn shown(&self, file: &str) -> String {
        self.sources().shown(file)
    }

    /// A result with the full path of the file in the error: of the file that was read,
    /// or of the one that it extends.
    fn located<T>(&self, result: Result<T>) -> Result<T> {
        result.map_err(|mut error: Box<CaseError>| {
            error.file = self.shown(&error.file);
            for other in &mut error.others {
                other.file = self.shown(&other.file);
            }
            error
        })
    }

    /// A result with every mistake of the case file in the error.
    fn with_every_mistake<T>(&self, file: &str, result: Result<T>) -> Result<T> {
        result.map_err(|first| with_others(first, file, &self.files))
    }

    /// The text of a `.shader_test`.
    fn text(&self, file: &str) -> Result<Option<String>> {
        let text = self.sources().case(file);
        text.map_err(|error| Problem::from(error).in_file(file))
    }

    /// Every name, sorted.
    ///
    /// # Errors
    /// The first mistake that keeps a file from naming its cases, and two
    /// cases of one name.
    pub fn names(&self) -> Result<Vec<CaseName>> {
        self.names_of_list(List::Extended)
    }

    /// The names that a list has, sorted.
    ///
    /// # Errors
    /// As [`Library::names`].
    pub fn names_of_list(&self, list: List) -> Result<Vec<CaseName>> {
        let cache = self.name_cache.as_ref();
        if let Some(names) = cache.and_then(|cache| cache.read(list)) {
            return Ok(names);
        }
        let mut names = self.names_of_files(self.files()?)?;
        if let Some(cache) = cache {
            cache.write(&names);
        }
        names.retain(|case| list.holds(case.list));
        Ok(names)
    }

    /// The names of the files that can have a case whose name begins with one of
    /// these texts, sorted. No other file is parsed.
    ///
    /// # Errors
    /// As [`Library::names`].
    pub fn names_beginning(&self, beginnings: &[&str]) -> Result<Vec<CaseName>> {
        let mut files = self.files()?;
        files.retain(|file| {
            let prefix = if is_shader_test(file) {
                shader_test::prefix_of(file)
            } else {
                prefix_of(file)
            };
            let Ok(prefix) = prefix else {
                // The error is about this file alone.
                return false;
            };
            let mut beginnings = beginnings.iter();
            beginnings.any(|beginning| {
                let rest = beginning.strip_prefix(&prefix);
                prefix.starts_with(beginning) || rest.is_some_and(|rest| rest.starts_with('.'))
            })
        });
        if self.name_cache.is_some() && files.len() > FEW_FILES {
            let mut names = self.names()?;
            names.retain(|case| files.binary_search(&case.file).is_ok());
            return Ok(names);
        }
        self.names_of_files(files)
    }

    fn names_of_files(&self, files: Vec<String>) -> Result<Vec<CaseName>> {
        let mut names: BTreeMap<String, CaseName> = BTreeMap::new();
        let mut first_error: Option<Box<CaseError>> = None;
        for file in files {
            let found = self.located(self.names_of(&file));
            let found = found.or_else(|error| match self.stand_in(&file) {
                Some(name) => Ok(vec![(name, List::Default)]),
                None => Err(error),
            });
            let found = found.and_then(|found| self.add_names(&mut names, &file, found));
            match (found, &mut first_error) {
                (Ok(()), _) => {}
                (Err(error), None) => first_error = Some(error),
                // A folder of broken files would fill the screen.
                (Err(mut error), Some(first)) if first.others.len() < MOST_ERRORS => {
                    let others = mem::take(&mut error.others);
                    first.others.push(*error);
                    first.others.extend(others);
                }
                (Err(_), Some(_)) => {}
            }
        }
        first_error.map_or_else(|| Ok(names.into_values().collect()), Err)
    }

    /// Adds the names of a file to those of others.
    fn add_names(
        &self,
        names: &mut BTreeMap<String, CaseName>,
        file: &str,
        found: Vec<(String, List)>,
    ) -> Result<()> {
        for (name, list) in found {
            let entry = CaseName {
                name: name.clone(),
                file: file.to_owned(),
                list,
            };
            if let Some(other) = names.insert(name.clone(), entry) {
                let other = self.shown(&other.file);
                let problem = Problem::DuplicateName { name, other };
                return Err(problem.in_file(&self.shown(file)));
            }
        }
        Ok(())
    }

    /// Every case of the default list, by name.
    ///
    /// # Errors
    /// The first mistake in any file, and two cases of one name.
    pub fn cases(&self) -> Result<Vec<Case>> {
        self.names()?;
        let mut cases = Vec::new();
        for file in self.files()? {
            cases.extend(self.cases_in(&file, None)?);
        }
        cases.sort_by(|a, b| a.name.cmp(&b.name));
        Ok(cases)
    }

    /// The cases of these names, all of one file, whatever lists have them.
    ///
    /// # Errors
    /// The first mistake that concerns them.
    pub fn these(&self, file: &str, names: &BTreeSet<String>) -> Result<Vec<Case>> {
        if is_shader_test(file) {
            let mut cases = self.cases_in(file, None)?;
            cases.retain(|case| names.contains(&case.name));
            return Ok(cases);
        }
        let cases = expand::cases(file, &self.files, Wanted::These(names));
        self.located(self.with_every_mistake(file, cases))
    }

    /// One case; reads only the files that can hold it.
    ///
    /// # Errors
    /// A mistake in such a file.
    pub fn get(&self, name: &str) -> Result<Option<Case>> {
        for file in self.candidates(name)? {
            if let Some(case) = self.cases_in(&file, Some(name))?.into_iter().next() {
                return Ok(Some(case));
            }
        }
        Ok(None)
    }

    /// One case as a case file of its own; the text of its file if that is a
    /// `.shader_test`.
    ///
    /// # Errors
    /// A mistake in a file that can hold the case.
    pub fn single_case(&self, name: &str) -> Result<Option<String>> {
        for file in self.candidates(name)? {
            let text = if is_shader_test(&file) {
                let names = self.located(self.names_of(&file))?;
                if !names.iter().any(|(other, _)| other == name) {
                    continue;
                }
                self.text(&file)?
            } else {
                self.located(expand::single_case(&file, &self.files, name))?
            };
            if text.is_some() {
                return Ok(text);
            }
        }
        Ok(None)
    }

    /// One case, with what is to be removed from it by and by; `None` if there is no such
    /// case, or if it is one of a `.shader_test`.
    ///
    /// # Errors
    /// A mistake in a file that can hold the case.
    pub fn draft(&self, name: &str) -> Result<Option<Draft>> {
        let stated = self.stated(name)?;
        Ok(stated.map(|(definition, sequence)| Draft::new(&definition, &sequence)))
    }

    /// A variation of a case, with parts to remove one after the other; `None` as for
    /// [`Library::draft`].
    ///
    /// # Errors
    /// As [`Library::draft`].
    pub fn varied_draft(&self, name: &str, capture: &CaptureCase) -> Result<Option<Draft>> {
        let stated = self.stated(name)?;
        let varied = stated.map(|stated| spelled_script::with_capture(stated, capture));
        Ok(varied.map(|(definition, sequence)| Draft::new(&definition, &sequence)))
    }

    /// Returns the keys of a case.
    fn stated(&self, name: &str) -> Result<Option<(Definition, Sequence)>> {
        for file in self.candidates(name)? {
            if is_shader_test(&file) {
                continue;
            }
            let stated = expand::single_definition(&file, &self.files, name);
            if let Some((definition, sequence, _)) = self.located(stated)? {
                return Ok(Some((definition, sequence)));
            }
        }
        Ok(None)
    }

    /// The axes of a case file, in its order, each with its values as names have them; a
    /// `.shader_test` has none.
    ///
    /// # Errors
    /// The first mistake in an axis.
    pub fn axes(&self, file: &str) -> Result<Vec<(String, Vec<String>)>> {
        if is_shader_test(file) {
            return Ok(Vec::new());
        }
        let document = self.located(self.files.document(file))?;
        let axes = document.map(|document| self.located(expand::axes(&document)));
        axes.unwrap_or(Ok(Vec::new()))
    }

    /// The files that can hold the case of this name.
    fn candidates(&self, name: &str) -> Result<Vec<String>> {
        let all = self.files()?;
        let mut files = files_of(name, &all);
        if shader_test::may_be(name) {
            let named = |file: &&String| {
                let prefix = shader_test::prefix_of(file).ok();
                prefix.is_some_and(|prefix| name.starts_with(&prefix))
            };
            let tests = all.iter().filter(|file| is_shader_test(file));
            files.extend(tests.filter(named).map(String::as_str));
        }
        Ok(files.into_iter().map(str::to_owned).collect())
    }

    fn names_of(&self, file: &str) -> Result<Vec<(String, List)>> {
        if !is_shader_test(file) {
            let document = self.files.document(file)?;
            let listed = document.map_or(Ok(Vec::new()), |document| expand::listed(&document));
            return self.with_every_mistake(file, listed);
        }
        let prefix = shader_test::prefix_of(file).map_err(|problem| problem.in_file(file))?;
        let Some(text) = self.text(file)? else {
            return Ok(Vec::new());
        };
        let names = shader_test::names(file, &prefix, &text)?.into_iter();
        let list = |smoke| if smoke { List::Smoke } else { List::Default };
        Ok(names.map(|(name, smoke)| (name, list(smoke))).collect())
    }

    fn cases_of(&self, file: &str, wanted: Option<&str>) -> Result<Vec<Case>> {
        if !is_shader_test(file) {
            let wanted = wanted.map_or(Wanted::Default, Wanted::One);
            let cases = expand::cases(file, &self.files, wanted);
            return self.with_every_mistake(file, cases);
        }
        let prefix = shader_test::prefix_of(file).map_err(|problem| problem.in_file(file))?;
        let Some(text) = self.text(file)? else {
            return Ok(Vec::new());
        };
        shader_test::cases(file, &prefix, &text, wanted)
    }

    /// The cases of a file. A broken `.shader_test` among others is one case, which
    /// reports the mistake.
    fn cases_in(&self, file: &str, wanted: Option<&str>) -> Result<Vec<Case>> {
        let found = self.located(self.cases_of(file, wanted));
        let (error, name) = match (found, self.stand_in(file)) {
            (Ok(found), _) => return Ok(found),
            (Err(error), None) => return Err(error),
            (Err(error), Some(name)) => (error, name),
        };
        let mut names: Vec<String> = match self.names_of(file) {
            Ok(names) => names.into_iter().map(|(name, _)| name).collect(),
            Err(_) => vec![name],
        };
        names.retain(|name| wanted.is_none_or(|wanted| wanted == name));
        let broken = |name| shader_test::broken(file, name, error.to_string());
        Ok(names.into_iter().map(broken).collect())
    }

    /// The name of the case that reports a broken `.shader_test` of a folder;
    /// a mistake in a file that was itself selected is an error.
    fn stand_in(&self, file: &str) -> Option<String> {
        let among_others = self.origin != Origin::Program && self.within.as_deref() != Some(file);
        let prefix = shader_test::prefix_of(file)
            .ok()
            .filter(|_| among_others && is_shader_test(file));
        prefix.map(|prefix| shader_test::broken_name(&prefix))
    }

    /// The case files and shaders, for the generated shaders.
    pub fn sources(&self) -> &Sources {
        self.files.sources()
    }

    /// The number of case files that were parsed.
    pub fn parsed(&self) -> usize {
        self.files.parsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const CASE: &str = "about = 'x'\nrules = [1]\n[interface]\noutputs = [{ name = 'a', type = 'vec4', offset = 0 }]\n";

    /// A folder `cases` with these files.
    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let dir = tempfile::tempdir().expect("a folder");
        for (file, text) in files {
            let path = dir.path().join("cases").join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        dir
    }

    #[test]
    fn one_name_is_of_one_file() {
        let swept = CASE.replace("[interface]", "[axes]\nn = ['c']\n[interface]");
        let dir = folder(&[("a/b.toml", &swept), ("a/b/c.toml", CASE)]);
        let error = Library::folder(&dir.path().join("cases"))
            .cases()
            .expect_err("two of a name");
        assert_eq!(error.problem.rule(), "case.duplicate_name");
        let message = error.to_string();
        assert!(
            message.contains("a/b.toml") && message.contains("a/b/c.toml"),
            "{message}"
        );
    }

    /// The pairs of segments that names of one length and file show.
    fn pairs<'n>(
        names: impl Iterator<Item = &'n CaseName>,
    ) -> std::collections::BTreeSet<(&'n str, usize, &'n str, usize, &'n str)> {
        let mut seen = std::collections::BTreeSet::new();
        for case in names {
            let segments: Vec<&str> = case.name.split('.').collect();
            for (i, a) in segments.iter().enumerate() {
                for (j, b) in segments.iter().enumerate().skip(i + 1) {
                    seen.insert((case.file.as_str(), i, *a, j, *b));
                }
            }
        }
        seen
    }

    #[test]
    fn the_default_list_shows_every_pair_of_the_extended_one() {
        let names = Library::embedded().names().expect("no mistake");
        let only_extended = |case: &&CaseName| case.list == List::Extended;
        let has = |file: &str, extended: bool| {
            let of_file = |case: &&CaseName| case.file == file;
            let mut cases = names.iter().filter(of_file);
            cases.any(|case| (case.list == List::Extended) == extended)
        };
        // Some files are in the extended list as a whole.
        let all_files = Library::embedded().files().expect("files");
        let mixed = |file: &&String| has(file, true) && has(file, false);
        let files: Vec<&String> = all_files.iter().filter(mixed).collect();
        let swept = || names.iter().filter(|case| files.contains(&&case.file));
        let of_default = || swept().filter(|case| case.list != List::Extended);
        let default = pairs(of_default());
        // Some values are in the extended list alone.
        let known: BTreeSet<(&str, usize, &str)> = default
            .iter()
            .flat_map(|&(file, i, a, j, b)| [(file, i, a), (file, j, b)])
            .collect();
        let is_known = |case: &&CaseName| {
            let mut segments = case.name.split('.').enumerate();
            segments.all(|(at, segment)| known.contains(&(case.file.as_str(), at, segment)))
        };
        let all = pairs(swept().filter(is_known));
        assert!(files.len() >= 4, "{files:?}");
        assert_eq!(all.difference(&default).next(), None);
        // A case of the extended list only is found by its name.
        for case in names.iter().filter(only_extended).step_by(2999) {
            let found = Library::embedded().get(&case.name).expect("no mistake");
            assert!(found.is_some_and(|found| found.name == case.name));
        }
    }

    #[test]
    fn a_case_has_one_name_however_its_path_is_spelled() {
        let dir = folder(&[("a/b.toml", CASE), ("a/c.toml", CASE), ("d/e.toml", CASE)]);
        let names = |path: &str| -> Vec<String> {
            let library = Library::path(&dir.path().join(path)).expect("a path");
            let names = library.names().expect("no mistake");
            names.into_iter().map(|case| case.name).collect()
        };
        let of_a = ["xfb.local.a.b", "xfb.local.a.c"];
        assert_eq!(names("cases"), [&of_a[..], &["xfb.local.d.e"]].concat());
        assert_eq!(names(""), names("cases"));
        assert_eq!(names("cases/a"), of_a);
        assert_eq!(names("cases/d/../a/c.toml"), of_a[1..]);
        let other = dir.path().join("mine/place");
        fs::create_dir_all(&other).expect("a folder");
        fs::write(other.join("x.toml"), CASE).expect("a file");
        for path in ["mine", "mine/place/", "./mine/place/x.toml"] {
            assert_eq!(names(path), ["xfb.local.place.x"], "{path}");
        }
        let error = Library::path(&dir.path().join("nothing")).expect_err("no path");
        assert_eq!(error.problem.rule(), "case.unreadable");
    }

    #[test]
    fn the_source_tree_has_the_names_of_the_program() {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        let tree = own.ancestors().nth(2).expect("two folders above it");
        let file = tree.join("cases/table/w3.toml");
        let library = Library::path(&file).expect("a path");
        let names = library.names().expect("no mistake");
        assert_eq!(names[0].name, "xfb.table.w3");
    }

    #[test]
    fn a_local_file_extends_built_in_cases_and_those_of_its_folder() {
        let extends = |name: &str| {
            format!("about = 'x'\nrules = [1]\nextends = '{name}'\npipeline.build = 'fast_link'\n")
        };
        let dir = folder(&[
            ("a/base.toml", CASE),
            ("a/near.toml", &extends("xfb.local.a.base")),
            ("a/far.toml", &extends("xfb.place.stride.vertex.8")),
        ]);
        for (file, name) in [("near", "xfb.local.a.near"), ("far", "xfb.local.a.far")] {
            let path = dir.path().join(format!("cases/a/{file}.toml"));
            let library = Library::path(&path).expect("a path");
            let case = library.get(name).expect("no mistake");
            assert!(case.is_some_and(|case| case.name == name));
        }
    }

    #[test]
    fn a_mistake_is_reported_with_the_path_of_the_file() {
        let dir = folder(&[("a/b.toml", "about = 1\n"), ("a/Bad.toml", CASE)]);
        let library = Library::folder(&dir.path().join("cases"));
        let error = library.get("xfb.a.b").expect_err("a mistake");
        assert!(error.file.ends_with("cases/a/b.toml"), "{}", error.file);
        assert_eq!(error.problem.rule(), "case.value");
        let error = library.cases().expect_err("a bad name");
        assert_eq!(error.problem.rule(), "case.name");
        assert!(library.get("xfb.a.c").expect("no mistake").is_none());
    }

    #[test]
    fn a_file_that_is_not_text_is_reported() {
        let dir = folder(&[("a/b.toml", CASE)]);
        fs::write(dir.path().join("cases/a/b.toml"), [0xff, 0xfe, 0x00]).expect("a file");
        let error = Library::folder(&dir.path().join("cases")).names();
        assert_eq!(error.expect_err("no text").problem.rule(), "case.not_toml");
    }
}
