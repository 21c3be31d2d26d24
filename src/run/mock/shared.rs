//! The state that all workers of a run share.

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

/// The state that all workers of a run share: files in a folder.
#[derive(Debug)]
pub(super) struct Shared(pub(super) PathBuf);

impl Shared {
    /// Appends a byte to a file; returns the new number of bytes.
    pub(super) fn count(&self, file: &str) -> usize {
        let path = self.0.join(file);
        let appended = File::options().create(true).append(true).open(path);
        let written = appended.and_then(|mut file| {
            file.write_all(b".")?;
            file.metadata()
        });
        written.map_or(0, |data| data.len() as usize)
    }

    /// The number of times that every device was lost.
    pub(super) fn losses(&self) -> u64 {
        self.size("losses")
    }

    /// The number of bytes of a file.
    pub(super) fn size(&self, file: &str) -> u64 {
        fs::metadata(self.0.join(file)).map_or(0, |data| data.len())
    }

    /// Whether no device can be created for now.
    pub(super) fn is_refused(&self) -> bool {
        let until = fs::metadata(self.0.join("refused")).and_then(|data| data.modified());
        until.is_ok_and(|until| SystemTime::now() < until)
    }

    pub(super) fn lose_all(&self, milliseconds: u64) {
        let until = SystemTime::now() + Duration::from_millis(milliseconds);
        let refused = File::create(self.0.join("refused"));
        let _ = refused.and_then(|file| file.set_modified(until));
        self.count("losses");
    }
}
