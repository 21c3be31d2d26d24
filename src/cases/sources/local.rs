//! Case files of users, anywhere on disk. Their cases are of the family `local`, and their
//! names depend on where the files are, not on how a command line spells their paths.

use super::{SourceError, is_case_file, list_folder};
use crate::input;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The first folder of the paths from which local cases are named.
const FAMILY: &str = "local";

/// The beginning of the names of local cases.
pub const PREFIX: &str = "xfb.local.";

/// Folders below which the files are named from them; other files are named from their own
/// folder.
const ROOTS: [&str; 3] = ["cases", "tests", "generated_tests"];

/// Case files on disk, by the paths from which their cases are named.
pub type LocalFiles = BTreeMap<String, PathBuf>;

/// Returns the folder `cases` of the source tree of this program that contains the file or
/// folder; its cases have the names of the built-in ones. The path is absolute.
pub fn shipped_root(path: &Path) -> Option<&Path> {
    let package = "name = \"xfb-conformance\"";
    path.ancestors().find(|folder| {
        let manifest = folder.with_file_name("Cargo.toml");
        folder.file_name().is_some_and(|name| name == "cases")
            && input::text(&manifest)
                .is_ok_and(|text| text.lines().any(|line| line.trim() == package))
    })
}

/// Returns the path from which the cases of a file are named; `None` for a file name that is
/// not Unicode. The path of the file is absolute.
pub fn naming_path(file: &Path) -> Option<String> {
    let folder = file.parent()?;
    let is_root = |folder: &&Path| {
        let name = folder.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| ROOTS.contains(&name))
    };
    let root = folder.ancestors().find(is_root).or(folder.parent());
    let inner = folder.strip_prefix(root.unwrap_or(folder)).ok()?;
    let folders = inner.iter().filter_map(|folder| folder.to_str());
    let mut path = FAMILY.to_owned();
    for segment in folders.filter(|folder| !folder.starts_with('.')) {
        path = path + "/" + segment;
    }
    Some(path + "/" + file.file_name()?.to_str()?)
}

/// Returns the case files below a folder. The path is canonical.
///
/// # Errors
/// A folder that cannot be listed, a link that leads outside, and two files whose cases have
/// the same names.
pub fn below(folder: &Path) -> Result<LocalFiles, SourceError> {
    let mut listed = Vec::new();
    list_folder(folder, "", 0, &mut listed)?;
    let mut files = LocalFiles::new();
    for file in listed.iter().filter(|file| is_case_file(file)) {
        // A broken link is not a file.
        let Ok(real) = folder.join(file).canonicalize() else {
            continue;
        };
        if !real.starts_with(folder) {
            return Err(SourceError::Outside { path: file.clone() });
        }
        add(&mut files, real)?;
    }
    Ok(files)
}

/// Returns a case file, and those of its folder that it can extend; and the path from which
/// its own cases are named. The path is canonical.
///
/// # Errors
/// A file name that is not Unicode.
pub fn beside(file: &Path) -> Result<(LocalFiles, String), SourceError> {
    let name = naming_path(file).ok_or(SourceError::NotText)?;
    let mut files = LocalFiles::from([(name.clone(), file.to_owned())]);
    let entries = file.parent().and_then(|folder| folder.read_dir().ok());
    for entry in entries.into_iter().flatten().flatten() {
        let path = entry.path();
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if is_file && path.to_str().is_some_and(is_case_file) {
            files.extend(naming_path(&path).map(|name| (name, path)));
        }
    }
    Ok((files, name))
}

fn add(files: &mut LocalFiles, real: PathBuf) -> Result<(), SourceError> {
    let Some(name) = naming_path(&real) else {
        return Ok(());
    };
    match files.insert(name, real.clone()) {
        Some(other) if other != real => Err(SourceError::SameNames {
            first: other.display().to_string(),
            second: real.display().to_string(),
        }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_count_from_a_folder_of_tests_or_from_the_files_own() {
        let rows = [
            ("/tmp/a.toml", "local/tmp/a.toml"),
            ("/a.toml", "local/a.toml"),
            ("/home/me/.hidden/a.toml", "local/a.toml"),
            ("/home/me/mine/place/a.toml", "local/place/a.toml"),
            ("/home/me/cases/place/new/a.toml", "local/place/new/a.toml"),
            ("/home/me/cases/a.toml", "local/a.toml"),
            (
                "/usr/lib/piglit/tests/spec/x/a.shader_test",
                "local/spec/x/a.shader_test",
            ),
        ];
        for (file, want) in rows {
            assert_eq!(
                naming_path(Path::new(file)).as_deref(),
                Some(want),
                "{file}"
            );
        }
    }

    #[test]
    fn only_the_cases_of_the_source_tree_are_shipped() {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        let tree = own.ancestors().nth(2).expect("two folders above it");
        let cases = tree.join("cases");
        assert_eq!(shipped_root(&cases.join("place")), Some(cases.as_path()));
        assert_eq!(shipped_root(&tree.join("harness")), None);
        let other = tempfile::tempdir().expect("a folder");
        let folder = other.path().join("cases");
        std::fs::create_dir(&folder).expect("a folder");
        assert_eq!(shipped_root(&folder), None);
        std::fs::write(other.path().join("Cargo.toml"), "name = 'other'\n").expect("a file");
        assert_eq!(shipped_root(&folder), None);
    }

    #[test]
    fn two_files_with_the_same_names_are_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let real = folder.path().canonicalize().expect("a path");
        for inner in ["a/place", "b/place"] {
            std::fs::create_dir_all(real.join(inner)).expect("a folder");
            std::fs::write(real.join(inner).join("x.toml"), "").expect("a file");
        }
        let error = below(&real).expect_err("the same names");
        assert_eq!(error.rule(), "case.duplicate_name");
        assert!(error.to_string().contains("a/place/x.toml"), "{error}");
    }

    #[test]
    fn no_built_in_case_is_local() {
        let files = crate::sources::Sources::embedded().case_files("");
        let files = files.expect("embedded");
        assert!(files.iter().all(|file| !file.starts_with(FAMILY)));
        assert_eq!(PREFIX, format!("xfb.{FAMILY}."));
    }
}
