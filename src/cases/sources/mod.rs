//! The sources of case files and shaders: embedded in the program, a folder on disk,
//! or the files that a command line names. Nothing outside of them is ever read.

pub mod local;

use crate::input;
use crate::types::Stage;
use flate2::read::DeflateDecoder;
use local::LocalFiles;
use std::collections::BTreeMap;
use std::fs;
use std::hash::{Hash, Hasher};
use std::io::Read;
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;
use thiserror::Error;
use twox_hash::XxHash64;

/// Embedded files, compressed, by their paths: looked up for every case, and so a map.
type Embedded = BTreeMap<&'static str, &'static [u8]>;

static CASES: LazyLock<Embedded> =
    LazyLock::new(|| include!(concat!(env!("OUT_DIR"), "/cases.rs")).into());
static SHADERS: LazyLock<Embedded> =
    LazyLock::new(|| include!(concat!(env!("OUT_DIR"), "/shaders.rs")).into());

/// The extension of piglit's files.
pub const EXTENSION: &str = ".shader_test";

/// The greatest depth of includes.
const MAX_INCLUDE_DEPTH: usize = 8;
/// The greatest number of files of a shader, each as often as it is included: files that include
/// one another multiply.
const MAX_INCLUDES: usize = 1000;
/// The greatest depth of folders: deeper than any name allows.
const MAX_FOLDER_DEPTH: usize = 50;

/// Source text of one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct StageSource {
    pub stage: Stage,
    /// File name, or the case's name for generated text; used in messages.
    pub name: String,
    pub language: Language,
    pub text: String,
}

/// The language of the text of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Glsl,
    SpirvAssembly,
}

/// Whether a path names a `.shader_test` file.
pub fn is_shader_test(path: &str) -> bool {
    path.ends_with(EXTENSION)
}

/// Whether a file name is that of a file of cases.
pub fn is_case_file(path: &str) -> bool {
    path.ends_with(".toml") || is_shader_test(path)
}

/// The reason why a file cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SourceError {
    #[error("cannot read: {0}")]
    Unreadable(String),
    #[error("not TOML: the file is not UTF-8")]
    NotText,
    #[error("'{path}' is outside the cases and shaders folders")]
    Outside { path: String },
    #[error("'{path}' is not in the {folder} folder")]
    MissingFile { path: String, folder: &'static str },
    #[error(
        "{first} and {second} have cases of the same names, which begin with the folder of the \
         file: rename one of them, or select one file"
    )]
    SameNames { first: String, second: String },
    #[error("'{path}' includes files nested deeper than {max}")]
    IncludeDepth { path: String, max: usize },
    #[error("'{path}' includes more than {max} files, each counted as often as it is included")]
    IncludeCount { path: String, max: usize },
}

impl SourceError {
    /// The stable name of the kind of mistake.
    pub fn rule(&self) -> &'static str {
        match self {
            SourceError::Unreadable(_) => "case.unreadable",
            SourceError::NotText => "case.not_toml",
            SourceError::Outside { .. } => "case.outside",
            SourceError::MissingFile { .. } => "case.missing_file",
            SourceError::SameNames { .. } => "case.duplicate_name",
            SourceError::IncludeDepth { .. } => "case.include_depth",
            SourceError::IncludeCount { .. } => "case.include_count",
        }
    }
}

/// The location of the case files of a library.
#[derive(Clone, Debug)]
enum CaseFiles {
    Embedded,
    /// A folder from which all cases are named.
    Folder(PathBuf),
    /// Files of users; embedded ones can be extended by them.
    Local(LocalFiles),
}

/// The case files and shaders of a library.
#[derive(Clone, Debug)]
pub struct Sources {
    cases: CaseFiles,
    /// A folder whose shaders replace the embedded ones of their names.
    shaders: Option<PathBuf>,
}

/// Text of a shader, its includes resolved.
#[derive(Clone, Debug, PartialEq)]
pub struct ShaderText {
    pub language: Language,
    pub text: String,
}

impl Sources {
    /// The cases and shaders inside the program.
    pub fn embedded() -> Sources {
        Sources {
            cases: CaseFiles::Embedded,
            shaders: None,
        }
    }

    /// The cases of a folder.
    pub fn folder(cases: &Path) -> Sources {
        Sources {
            cases: CaseFiles::Folder(cases.to_owned()),
            shaders: None,
        }
    }

    /// Case files of users.
    pub fn local(files: LocalFiles) -> Sources {
        Sources {
            cases: CaseFiles::Local(files),
            shaders: None,
        }
    }

    /// Replaces embedded shaders by those of the same names in a folder.
    #[must_use]
    pub fn with_shaders(self, shaders: Option<&Path>) -> Sources {
        Sources {
            shaders: shaders.map(Path::to_owned),
            ..self
        }
    }

    /// The folder whose shaders replace embedded ones.
    pub fn shader_folder(&self) -> Option<&Path> {
        self.shaders.as_deref()
    }

    /// Every case file and `.shader_test` below `inner` of the cases folder, all
    /// of it for "", relative to it and sorted.
    ///
    /// # Errors
    /// [`SourceError::Unreadable`] for a folder that cannot be listed.
    pub fn case_files(&self, inner: &str) -> Result<Vec<String>, SourceError> {
        let mut files = Vec::new();
        match &self.cases {
            CaseFiles::Embedded => files.extend(CASES.keys().map(|&path| path.to_owned())),
            CaseFiles::Folder(root) if root.join(inner).is_file() => files.push(inner.to_owned()),
            CaseFiles::Folder(root) => list_folder(root, inner, 0, &mut files)?,
            CaseFiles::Local(local) => files.extend(local.keys().cloned()),
        }
        files.retain(|file| is_case_file(file));
        files.sort();
        Ok(files)
    }

    /// Every case file whose cases another one can extend: local files can extend embedded
    /// ones.
    ///
    /// # Errors
    /// [`SourceError::Unreadable`] for a folder that cannot be listed.
    pub fn extendable_files(&self) -> Result<Vec<String>, SourceError> {
        let mut files = self.case_files("")?;
        if let CaseFiles::Local(_) = &self.cases {
            files.extend(Sources::embedded().case_files("")?);
        }
        Ok(files)
    }

    /// Returns the path of a case file on disk; `None` for an embedded one.
    pub fn case_path(&self, file: &str) -> Option<PathBuf> {
        match &self.cases {
            CaseFiles::Embedded => None,
            CaseFiles::Folder(root) => Some(root.join(file)),
            CaseFiles::Local(local) => local.get(file).cloned(),
        }
    }

    /// Returns a case file as messages name it.
    pub fn shown(&self, file: &str) -> String {
        match self.case_path(file) {
            Some(path) => path.display().to_string(),
            None => format!("cases/{file}"),
        }
    }

    /// Returns a hash of the embedded case files, paths and compressed contents.
    pub fn embedded_hash() -> u64 {
        let mut hasher = XxHash64::default();
        for (path, content) in &*CASES {
            (path, content.len()).hash(&mut hasher);
            hasher.write(content);
        }
        hasher.finish()
    }

    /// The text of a case file, `None` if there is no such file.
    ///
    /// # Errors
    /// A file that cannot be read, is not UTF-8 or is outside of the folder.
    pub fn case(&self, file: &str) -> Result<Option<String>, SourceError> {
        match self.read_case(file) {
            Err(SourceError::MissingFile { .. }) => Ok(None),
            other => other.map(Some),
        }
    }

    fn read_case(&self, file: &str) -> Result<String, SourceError> {
        match &self.cases {
            CaseFiles::Folder(root) => on_disk(root, file, "cases"),
            CaseFiles::Embedded => in_program(&CASES, file, "cases"),
            CaseFiles::Local(local) => match local.get(file) {
                Some(path) => text_of(path),
                None => in_program(&CASES, file, "cases"),
            },
        }
    }

    /// A shader by its path in the shaders folder; with `./` beside the case
    /// file that names it.
    ///
    /// # Errors
    /// A missing or unreadable file, or one outside the folders.
    pub fn shader(&self, path: &str, case_file: &str) -> Result<ShaderText, SourceError> {
        let text = match path.strip_prefix("./") {
            Some(beside) => self.read_beside(beside, case_file)?,
            None => self.read_shader(path)?,
        };
        let (language, text) = if path.ends_with(".spvasm") {
            (Language::SpirvAssembly, text)
        } else {
            (Language::Glsl, self.with_includes(&text, path)?)
        };
        Ok(ShaderText { language, text })
    }

    /// Reads a file of the folder of a case file.
    fn read_beside(&self, path: &str, case_file: &str) -> Result<String, SourceError> {
        if let CaseFiles::Local(local) = &self.cases
            && let Some(folder) = local.get(case_file).and_then(|file| file.parent())
        {
            return on_disk(folder, path, "case file's");
        }
        let folder = case_file.rfind('/').map_or(0, |end| end + 1);
        self.read_case(&format!("{}{path}", &case_file[..folder]))
    }

    /// Reads a file of the shaders folder; the embedded one if the folder lacks it.
    fn read_shader(&self, path: &str) -> Result<String, SourceError> {
        let read = self
            .shaders
            .as_ref()
            .map(|root| on_disk(root, path, "shaders"));
        match read {
            None | Some(Err(SourceError::MissingFile { .. })) => {
                in_program(&SHADERS, path, "shaders")
            }
            Some(read) => read,
        }
    }

    /// A file of the shaders folder as it is, its includes resolved.
    ///
    /// # Errors
    /// As [`Sources::shader`].
    pub fn template(&self, path: &str) -> Result<String, SourceError> {
        let text = self.read_shader(path)?;
        self.with_includes(&text, path)
    }

    /// Replaces each `#include "file"` by that file of the shaders folder.
    fn with_includes(&self, text: &str, path: &str) -> Result<String, SourceError> {
        let mut included = 0;
        let resolved = self.resolve_includes(text, path, (0, &mut included))?;
        resolved.ok_or_else(|| SourceError::IncludeCount {
            path: path.to_owned(),
            max: MAX_INCLUDES,
        })
    }

    /// Replaces includes at a depth, and counts them; `None` if they are too many.
    fn resolve_includes(
        &self,
        text: &str,
        path: &str,
        (depth, count): (usize, &mut usize),
    ) -> Result<Option<String>, SourceError> {
        if depth > MAX_INCLUDE_DEPTH {
            return Err(SourceError::IncludeDepth {
                path: path.to_owned(),
                max: MAX_INCLUDE_DEPTH,
            });
        }
        let mut out = String::new();
        for line in text.lines() {
            let included = line
                .trim()
                .strip_prefix("#include")
                .and_then(|rest| rest.trim().strip_prefix('"'))
                .and_then(|rest| rest.strip_suffix('"'));
            match included {
                Some(file) => {
                    *count += 1;
                    if *count > MAX_INCLUDES {
                        return Ok(None);
                    }
                    let inner = self.read_shader(file)?;
                    match self.resolve_includes(&inner, file, (depth + 1, &mut *count))? {
                        Some(inner) => out.push_str(&inner),
                        None => return Ok(None),
                    }
                }
                None => {
                    out.push_str(line);
                    out.push('\n');
                }
            }
            if out.len() as u64 > input::MAX_BYTES {
                return Err(SourceError::Unreadable(format!(
                    "'{path}' holds more than {} MiB with the files that it includes",
                    input::MAX_BYTES >> 20
                )));
            }
        }
        Ok(Some(out))
    }
}

/// Refuses paths that lead out of a folder.
fn check_inside(path: &str) -> Result<(), SourceError> {
    let inside = |part: Component<'_>| matches!(part, Component::Normal(_));
    if path.contains(['\\', '\0']) || !Path::new(path).components().all(inside) {
        let path = path.to_owned();
        return Err(SourceError::Outside { path });
    }
    Ok(())
}

/// Reads an embedded file.
fn in_program(files: &Embedded, path: &str, folder: &'static str) -> Result<String, SourceError> {
    check_inside(path)?;
    let compressed = files.get(path).ok_or_else(|| SourceError::MissingFile {
        path: path.to_owned(),
        folder,
    })?;
    let mut bytes = Vec::new();
    let mut decoder = DeflateDecoder::new(*compressed);
    decoder
        .read_to_end(&mut bytes)
        .expect("the build script compressed it");
    String::from_utf8(bytes).map_err(|_| SourceError::NotText)
}

/// Reads a file of a folder.
fn on_disk(root: &Path, path: &str, folder: &'static str) -> Result<String, SourceError> {
    check_inside(path)?;
    let full = root.join(path);
    if !full.is_file() {
        let path = path.to_owned();
        return Err(SourceError::MissingFile { path, folder });
    }
    // A link may lead outside.
    let real = full.canonicalize().map_err(unreadable)?;
    if !real.starts_with(root.canonicalize().map_err(unreadable)?) {
        let path = path.to_owned();
        return Err(SourceError::Outside { path });
    }
    text_of(&real)
}

fn text_of(path: &Path) -> Result<String, SourceError> {
    let bytes = input::bytes(path).map_err(unreadable)?;
    String::from_utf8(bytes).map_err(|_| SourceError::NotText)
}

fn unreadable(error: std::io::Error) -> SourceError {
    SourceError::Unreadable(error.to_string())
}

/// Links to folders are not followed: they may lead back up.
fn list_folder(
    root: &Path,
    inner: &str,
    depth: usize,
    files: &mut Vec<String>,
) -> Result<(), SourceError> {
    let folder = root.join(inner);
    let unreadable = |error: std::io::Error| {
        SourceError::Unreadable(match inner {
            "" => error.to_string(),
            _ => format!("{inner}: {error}"),
        })
    };
    for entry in fs::read_dir(&folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let Ok(name) = entry.file_name().into_string() else {
            continue;
        };
        let path = match inner {
            "" => name,
            _ => format!("{inner}/{name}"),
        };
        let kind = entry.file_type().map_err(unreadable)?;
        if kind.is_dir() && depth < MAX_FOLDER_DEPTH {
            list_folder(root, &path, depth + 1, files)?;
        } else if kind.is_file() || kind.is_symlink() {
            files.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn embedded_files_have_relative_names() {
        let sources = Sources::embedded();
        for file in sources.case_files("").expect("embedded") {
            assert!(!file.starts_with('/') && !file.contains(".."), "{file}");
        }
        assert!(
            sources
                .template("values.glsl")
                .expect("a template")
                .contains("xfb_uint")
        );
    }

    #[test]
    fn nothing_outside_the_folders_is_read() {
        let dir = tempfile::tempdir().expect("a folder");
        let cases = dir.path().join("cases");
        let shaders = dir.path().join("shaders");
        fs::create_dir_all(cases.join("f")).expect("cases");
        fs::create_dir(&shaders).expect("shaders");
        fs::write(dir.path().join("secret"), "secret").expect("a file");
        fs::write(cases.join("f/x.toml"), "x").expect("a file");
        fs::write(shaders.join("a.vert"), "#include \"b.glsl\"\nend\n").expect("a file");
        fs::write(shaders.join("b.glsl"), "inner\n").expect("a file");
        fs::write(shaders.join("loop.glsl"), "#include \"loop.glsl\"\n").expect("a file");
        let twice = "#include \"large.glsl\"\n".repeat(3);
        fs::write(shaders.join("twice.vert"), twice).expect("a file");
        fs::write(shaders.join("large.glsl"), "\n".repeat(2 << 20)).expect("a file");
        for depth in 0..8 {
            let ten = format!("#include \"{}.glsl\"\n", depth + 1).repeat(10);
            fs::write(shaders.join(format!("{depth}.glsl")), ten).expect("a file");
        }
        fs::write(shaders.join("8.glsl"), "").expect("a file");
        fs::write(shaders.join("huge.vert"), "\n".repeat((4 << 20) + 1)).expect("a file");
        fs::write(shaders.join("up.vert"), "#include \"../secret\"\n").expect("a file");
        #[cfg(unix)]
        std::os::unix::fs::symlink(dir.path().join("secret"), shaders.join("link.vert"))
            .expect("a link");
        let sources = Sources::folder(&cases).with_shaders(Some(&shaders));
        assert_eq!(sources.case_files(""), Ok(vec!["f/x.toml".to_owned()]));
        assert_eq!(sources.case("f/x.toml"), Ok(Some("x".to_owned())));
        assert_eq!(sources.case("f/y.toml"), Ok(None));
        let read = |path: &str| sources.shader(path, "f/x.toml");
        assert_eq!(
            read("a.vert").map(|s| s.text),
            Ok("inner\nend\n".to_owned())
        );
        let rule = |path: &str| read(path).expect_err(path).rule();
        for outside in [
            "../secret",
            "/etc/passwd",
            "up.vert",
            "link.vert",
            "./../../secret",
            ".",
        ] {
            assert_eq!(rule(outside), "case.outside", "{outside}");
        }
        assert_eq!(rule("none.vert"), "case.missing_file");
        assert_eq!(rule("loop.glsl"), "case.include_depth");
        // 10 to the power of 8 files that have no text.
        assert_eq!(rule("0.glsl"), "case.include_count");
        for large in ["twice.vert", "huge.vert"] {
            let error = read(large).expect_err(large).to_string();
            assert!(error.contains("more than 4 MiB"), "{error}");
        }
    }
    #[test]
    fn a_folder_of_shaders_replaces_only_those_that_it_has() {
        let dir = tempfile::tempdir().expect("a folder");
        let shaders = dir.path().join("shaders");
        fs::create_dir(&shaders).expect("a folder");
        fs::write(shaders.join("blank.vert"), "mine\n").expect("a file");
        fs::create_dir(dir.path().join("cases")).expect("a folder");
        let near = Sources::folder(&dir.path().join("cases"));
        let embedded = Sources::embedded();
        assert_eq!(near.template("blank.vert"), embedded.template("blank.vert"));
        let given = near.with_shaders(Some(&shaders));
        assert_eq!(given.template("blank.vert"), Ok("mine\n".to_owned()));
        let other = "capture.vert";
        assert_eq!(given.template(other), embedded.template(other));
    }
}
