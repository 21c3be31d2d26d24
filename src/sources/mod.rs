//! Where case files and shaders are read from: embedded in the program, or a
//! folder on disk. Nothing outside those folders is ever read.

use crate::types::Stage;
use include_dir::{Dir, DirEntry, include_dir};
use std::collections::BTreeMap;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::{Component, Path, PathBuf};
use std::sync::LazyLock;
use thiserror::Error;
use twox_hash::XxHash64;

/// Embedded files by their paths.
type Embedded = BTreeMap<&'static str, &'static [u8]>;

static CASES: LazyLock<Embedded> =
    LazyLock::new(|| embedded(include_dir!("$CARGO_MANIFEST_DIR/cases")));
static SHADERS: LazyLock<Embedded> =
    LazyLock::new(|| embedded(include_dir!("$CARGO_MANIFEST_DIR/shaders")));

/// The extension of piglit's files.
pub const EXTENSION: &str = ".shader_test";

/// How deep includes may nest.
const MAX_INCLUDE_DEPTH: usize = 8;
/// How deep folders are looked into: deeper than any name allows.
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

/// What the text of a stage is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Glsl,
    SpirvAssembly,
}

/// Whether a path names a `.shader_test` file.
pub fn is_shader_test(path: &str) -> bool {
    path.ends_with(EXTENSION)
}

/// Why a file cannot be read.
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
    #[error("'{path}' includes files nested deeper than {max}")]
    IncludeDepth { path: String, max: usize },
}

impl SourceError {
    /// The stable name of the kind of mistake.
    pub fn rule(&self) -> &'static str {
        match self {
            SourceError::Unreadable(_) => "case.unreadable",
            SourceError::NotText => "case.not_toml",
            SourceError::Outside { .. } => "case.outside",
            SourceError::MissingFile { .. } => "case.missing_file",
            SourceError::IncludeDepth { .. } => "case.include_depth",
        }
    }
}

/// The folders of a library.
#[derive(Clone, Debug)]
pub struct Sources {
    /// `None` for the embedded ones.
    cases: Option<PathBuf>,
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
            cases: None,
            shaders: None,
        }
    }

    /// The cases of a folder, with the shaders of the folder `shaders` beside
    /// it, or the embedded shaders if that folder does not exist.
    pub fn folder(cases: &Path) -> Sources {
        let beside = cases.parent().map(|parent| parent.join("shaders"));
        Sources {
            cases: Some(cases.to_owned()),
            shaders: beside.filter(|path| path.is_dir()),
        }
    }

    /// The folder of the shaders; `None` for the embedded ones.
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
            Some(root) if root.join(inner).is_file() => files.push(inner.to_owned()),
            Some(root) => list_folder(root, inner, 0, &mut files)?,
            None => files.extend(CASES.keys().map(|&path| path.to_owned())),
        }
        files.retain(|file| file.ends_with(".toml") || is_shader_test(file));
        files.sort();
        Ok(files)
    }

    /// Returns a hash of the embedded case files, paths and contents.
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
        match self.read("cases", file) {
            Err(SourceError::MissingFile { .. }) => Ok(None),
            other => other.map(Some),
        }
    }

    /// A shader by its path in the shaders folder; with `./` beside the case
    /// file that names it.
    ///
    /// # Errors
    /// A missing or unreadable file, or one outside the folders.
    pub fn shader(&self, path: &str, case_file: &str) -> Result<ShaderText, SourceError> {
        let text = match path.strip_prefix("./") {
            Some(beside) => {
                let folder = case_file.rfind('/').map_or(0, |end| end + 1);
                self.read("cases", &format!("{}{beside}", &case_file[..folder]))?
            }
            None => self.read("shaders", path)?,
        };
        let (language, text) = if path.ends_with(".spvasm") {
            (Language::SpirvAssembly, text)
        } else {
            (Language::Glsl, self.resolve_includes(&text, path, 0)?)
        };
        Ok(ShaderText { language, text })
    }

    /// A file of the shaders folder as it is, its includes resolved.
    ///
    /// # Errors
    /// As [`Sources::shader`].
    pub fn template(&self, path: &str) -> Result<String, SourceError> {
        let text = self.read("shaders", path)?;
        self.resolve_includes(&text, path, 0)
    }

    /// Replaces `#include "file"` by that file of the shaders folder.
    fn resolve_includes(
        &self,
        text: &str,
        path: &str,
        depth: usize,
    ) -> Result<String, SourceError> {
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
                    let inner = self.read("shaders", file)?;
                    out.push_str(&self.resolve_includes(&inner, file, depth + 1)?);
                }
                None => {
                    out.push_str(line);
                    out.push('\n');
                }
            }
        }
        Ok(out)
    }

    /// Reads a file of one of the two folders.
    fn read(&self, folder: &'static str, path: &str) -> Result<String, SourceError> {
        let (root, embedded) = match folder {
            "cases" => (&self.cases, &*CASES),
            _ => (&self.shaders, &*SHADERS),
        };
        let relative = Path::new(path);
        let inside = |part: Component<'_>| matches!(part, Component::Normal(_));
        let outside = || SourceError::Outside {
            path: path.to_owned(),
        };
        if path.contains(['\\', '\0']) || !relative.components().all(inside) {
            return Err(outside());
        }
        let missing = || SourceError::MissingFile {
            path: path.to_owned(),
            folder,
        };
        let Some(root) = root else {
            let bytes = embedded.get(path).ok_or_else(missing)?;
            return str::from_utf8(bytes)
                .map(str::to_owned)
                .map_err(|_| SourceError::NotText);
        };
        let unreadable = |error: std::io::Error| SourceError::Unreadable(error.to_string());
        let full = root.join(relative);
        if !full.is_file() {
            return Err(missing());
        }
        // A link may lead outside.
        let real = full.canonicalize().map_err(unreadable)?;
        if !real.starts_with(root.canonicalize().map_err(unreadable)?) {
            return Err(outside());
        }
        let bytes = fs::read(real).map_err(unreadable)?;
        String::from_utf8(bytes).map_err(|_| SourceError::NotText)
    }
}

/// The files of a folder: looked up for every case, and so by a map.
fn embedded(folder: Dir<'static>) -> Embedded {
    let mut files = Embedded::new();
    let mut open = vec![folder];
    while let Some(folder) = open.pop() {
        for entry in folder.entries() {
            match entry {
                DirEntry::Dir(inner) => open.push(inner.clone()),
                DirEntry::File(file) => {
                    let path = file.path().to_str();
                    files.extend(path.map(|path| (path, file.contents())));
                }
            }
        }
    }
    files
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
        fs::write(shaders.join("up.vert"), "#include \"../secret\"\n").expect("a file");
        #[cfg(unix)]
        std::os::unix::fs::symlink(dir.path().join("secret"), shaders.join("link.vert"))
            .expect("a link");
        let sources = Sources::folder(&cases);
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
    }
}
