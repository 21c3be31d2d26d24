//! Arguments that select cases by lists of names: case lists, and the results of an
//! earlier run.

use super::earlier_results::{self, EarlierResult};
use crate::catalog::select::SelectError;
use crate::input;
use crate::verdict::Status;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// The greatest depth of case lists that include each other.
const MAX_DEPTH: usize = 8;

/// The reason why a case list cannot be used.
#[derive(Debug, Error)]
pub enum CaseListError {
    #[error("cannot read {file}: {error}")]
    Read { file: String, error: io::Error },
    #[error("{file}:{line}: case lists include each other more than {MAX_DEPTH} deep")]
    Depth { file: String, line: usize },
    #[error("{file}:{line}: '{found}' is not the name of a case")]
    Name {
        file: String,
        line: usize,
        found: String,
    },
    #[error("{file} names no case")]
    Empty { file: String },
}

/// Lists of names that select cases.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct NameArgs {
    /// Select the cases that this file names, or standard input for `-`: a name per line,
    /// with `#` comments; a line that ends in .txt includes another file. Patterns
    /// restrict the list
    #[arg(long, value_name = "FILE|-", conflicts_with_all = ["rerun_failed", "of"])]
    pub caselist: Option<PathBuf>,
    /// Select the cases that failed unexpectedly in the results of an earlier run: a
    /// folder of --output, or a results.json or results.csv. Patterns restrict them
    #[arg(long, value_name = "DIR", conflicts_with = "of")]
    pub rerun_failed: Option<PathBuf>,
    /// Select the cases that had this status in the results of --of; may be repeated
    #[arg(long, value_name = "STATUS", requires = "of", value_parser = status_parser())]
    pub status: Vec<Status>,
    /// The results of an earlier run for --status, as for --rerun-failed
    #[arg(long, value_name = "DIR", requires = "status")]
    pub of: Option<PathBuf>,
}

/// A parser of statuses with all possible values, for the help.
fn status_parser() -> impl TypedValueParser<Value = Status> {
    PossibleValuesParser::new(Status::ALL.iter().map(|status| status.name())).map(|name| {
        let mut all = Status::ALL.iter().copied();
        all.find(|status| status.name() == name)
            .expect("a possible value is the name of a status")
    })
}

impl NameArgs {
    /// Whether a list of names is given.
    pub fn is_given(&self) -> bool {
        self.caselist.is_some() || self.rerun_failed.is_some() || self.of.is_some()
    }

    /// Returns the names, if a list is given.
    ///
    /// # Errors
    /// A file that cannot be used, and a list without names.
    pub fn names(&self) -> Result<Option<BTreeSet<String>>, SelectError> {
        if let Some(file) = &self.caselist {
            return caselist(file).map(Some).map_err(SelectError::input);
        }
        let (Some(folder), what) = (match (&self.rerun_failed, &self.of) {
            (Some(folder), _) => (Some(folder), "failed".to_owned()),
            (None, of) => {
                let names: Vec<&str> = self.status.iter().map(|status| status.name()).collect();
                (of.as_ref(), format!("had status {}", names.join(" or ")))
            }
        }) else {
            return Ok(None);
        };
        let selects = |result: &EarlierResult| {
            if self.rerun_failed.is_some() {
                result.failed
            } else {
                self.status.contains(&result.status)
            }
        };
        let results = earlier_results::read(folder).map_err(SelectError::input)?;
        let total = results.len();
        let names = results.into_iter().filter(selects);
        let names: BTreeSet<String> = names.map(|result| result.name).collect();
        if names.is_empty() {
            let file = folder.display();
            let why = format!("none of the {total} cases of {file} {what}");
            return Err(SelectError::Filtered { why });
        }
        Ok(Some(names))
    }
}

/// Reads a case list with the lists that it includes.
fn caselist(file: &Path) -> Result<BTreeSet<String>, CaseListError> {
    let mut names = BTreeSet::new();
    read(file, 0, &mut names)?;
    if names.is_empty() {
        return Err(CaseListError::Empty {
            file: file.display().to_string(),
        });
    }
    Ok(names)
}

fn read(path: &Path, depth: usize, names: &mut BTreeSet<String>) -> Result<(), CaseListError> {
    let stdin = path.as_os_str() == "-";
    let file = || {
        if stdin {
            "standard input".to_owned()
        } else {
            path.display().to_string()
        }
    };
    let text = if stdin {
        input::read(io::stdin().lock())
    } else {
        input::text(path)
    };
    let text = text.map_err(|error| CaseListError::Read {
        file: file(),
        error,
    })?;
    let folder = path.parent().unwrap_or(Path::new(""));
    for (line, content) in (1..).zip(text.lines().map(str::trim)) {
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        if content.ends_with(".txt") {
            if depth == MAX_DEPTH {
                return Err(CaseListError::Depth { file: file(), line });
            }
            read(&folder.join(content), depth + 1, names)?;
        } else if content.contains(|c: char| c.is_whitespace() || ",/*".contains(c)) {
            return Err(CaseListError::Name {
                file: file(),
                line,
                found: content.to_owned(),
            });
        } else {
            names.insert(content.to_owned());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_case_list_has_comments_and_includes_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = |name: &str| folder.path().join(name);
        let write = |name: &str, text: &str| fs::write(path(name), text).expect("a file");
        fs::create_dir(path("more")).expect("a folder");
        write("all.txt", "# all\r\nxfb.b\r\n\r\nmore/some.txt\r\n");
        write("more/some.txt", "xfb.c\nbeside.txt\n");
        write("more/beside.txt", "  xfb.a\nxfb.b\n");
        let names = caselist(&path("all.txt")).expect("names");
        assert_eq!(Vec::from_iter(names), ["xfb.a", "xfb.b", "xfb.c"]);
        let rows = [
            (
                "self.txt\n",
                "self.txt:1: case lists include each other more than 8 deep",
            ),
            ("none.txt\n", "none.txt: No such file"),
            ("# c\n", "self.txt names no case"),
            (
                "xfb.a\nxfb.a,Fail\n",
                "self.txt:2: 'xfb.a,Fail' is not the name of a case",
            ),
            ("xfb.a.*\n", "self.txt:1: 'xfb.a.*' is not"),
        ];
        for (text, want) in rows {
            write("self.txt", text);
            let error = caselist(&path("self.txt")).expect_err(want).to_string();
            assert!(error.contains(want), "{error}");
        }
    }
}
