//! Inputs that can be read once: standard input, which is named `-`, and pipes.
//!
//! A command that compiles runs in a child process whose standard input is used for
//! reports. So the parent keeps what it reads in a temporary file, which the environment
//! of the child names.

use crate::spirv::load::MAX_BYTES;
use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

/// The name of the environment variable that names the file with the input.
pub const FILE: &str = "XFB_STANDARD_INPUT";

/// Bytes that are read of an input: one more than a file may have.
pub const LIMIT: u64 = MAX_BYTES as u64 + 1;

/// Returns whether a path is a name of standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == "-" || path.as_os_str() == "/dev/stdin"
}

/// Returns what a pipe holds, which is read once, up to one byte more than a module may
/// have.
///
/// # Errors
/// It cannot be read.
pub fn pipe(path: &Path, pipe: File) -> io::Result<Vec<u8>> {
    static PIPES: Mutex<BTreeMap<PathBuf, Vec<u8>>> = Mutex::new(BTreeMap::new());
    let mut pipes = PIPES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(content) = pipes.get(path) {
        return Ok(content.clone());
    }
    let content = limited(pipe)?;
    pipes.insert(path.to_owned(), content.clone());
    Ok(content)
}

/// Returns the content of a reader, up to one byte more than a module may have.
fn limited(reader: impl Read) -> io::Result<Vec<u8>> {
    let mut content = Vec::new();
    reader.take(LIMIT).read_to_end(&mut content)?;
    Ok(content)
}

/// Returns what standard input holds, up to one byte more than a module may have. It is
/// read once.
///
/// # Errors
/// It cannot be read.
pub fn standard_input() -> Result<&'static [u8], &'static io::Error> {
    static CONTENT: OnceLock<io::Result<Vec<u8>>> = OnceLock::new();
    let content = CONTENT.get_or_init(|| match env::var_os(FILE) {
        Some(file) => limited(File::open(file)?),
        None => limited(io::stdin().lock()),
    });
    content.as_ref().map(Vec::as_slice)
}

/// A temporary file with what standard input holds; it is removed when this is dropped.
#[derive(Debug)]
pub struct KeptInput {
    path: PathBuf,
}

impl KeptInput {
    /// Reads standard input into a new file that only this user can read.
    ///
    /// # Errors
    /// Standard input cannot be read, or the file cannot be written.
    pub fn new() -> io::Result<KeptInput> {
        let content = standard_input().map_err(|error| io::Error::new(error.kind(), error))?;
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        let now = now.unwrap_or_default().as_nanos();
        let name = format!("xfb-standard-input-{}-{now}", std::process::id());
        let path = env::temp_dir().join(name);
        let mut file = create(&path)?;
        let kept = KeptInput { path };
        io::Write::write_all(&mut file, content)?;
        Ok(kept)
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }
}

/// Creates a file that does not exist.
fn create(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

impl Drop for KeptInput {
    fn drop(&mut self) {
        // A file that is gone already needs no removal.
        let _ = fs::remove_file(&self.path);
    }
}
