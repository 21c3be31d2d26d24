//! `results.json`: a complete document after every case. Each result is
//! written over the end of the document together with a new end, so that a run
//! that is killed leaves what it had.

use super::run::{RunEnd, RunStart};
use crate::judge::CaseResult;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};

/// The end of a document until the run ends.
const OPEN_END: &str = "\n],\"complete\":false}\n";

/// A document that grows.
#[derive(Debug)]
pub struct JsonDocument {
    file: File,
    /// Bytes up to the end of the last result.
    length: u64,
    results: usize,
}

impl JsonDocument {
    /// Begins a document in an empty file.
    ///
    /// # Errors
    /// An error of the file system.
    pub fn begin(file: File, start: &RunStart) -> io::Result<JsonDocument> {
        let mut document = JsonDocument {
            file,
            length: 0,
            results: 0,
        };
        document.describe(start)?;
        Ok(document)
    }

    /// Replaces the head of the document; only before the first result.
    ///
    /// # Errors
    /// An error of the file system.
    pub fn describe(&mut self, start: &RunStart) -> io::Result<()> {
        let head = without_brace(start)?;
        self.length = 0;
        self.append(&format!("{head},\"results\":["), OPEN_END)
    }

    /// Appends a result.
    ///
    /// # Errors
    /// An error of the file system; the document is as it was, if it can be.
    pub fn add(&mut self, result: &CaseResult) -> io::Result<()> {
        let comma = if self.results == 0 { "" } else { "," };
        let row = format!("{comma}\n{}", serde_json::to_string(result)?);
        self.append(&row, OPEN_END)?;
        self.results += 1;
        Ok(())
    }

    /// Ends the document.
    ///
    /// # Errors
    /// An error of the file system; the document is as it was, if it can be.
    pub fn finish(&mut self, end: &RunEnd) -> io::Result<()> {
        // Longer than the end that it replaces, so that nothing of that is left.
        let end = serde_json::to_string(end)?.replacen('{', "\n],", 1);
        self.append("", &format!("{end}\n"))
    }

    fn append(&mut self, text: &str, end: &str) -> io::Result<()> {
        let written = self.write(text, end);
        match written {
            Ok(()) => self.length += text.len() as u64,
            // Gives the space of the half-written result back, if there is any.
            Err(_) => {
                let restored = self.write("", OPEN_END);
                let length = self.length + OPEN_END.len() as u64;
                let _ = restored.and_then(|()| self.file.set_len(length));
            }
        }
        written
    }

    fn write(&mut self, text: &str, end: &str) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.length))?;
        self.file.write_all(format!("{text}{end}").as_bytes())
    }
}

/// A structure as JSON, left open for further fields.
fn without_brace(fields: &impl Serialize) -> io::Result<String> {
    let mut text = serde_json::to_string(fields)?;
    text.pop();
    Ok(text)
}

/// A complete document. Until the run ends, its end holds `complete` alone.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "results.json of xfb")]
struct Document {
    #[serde(flatten)]
    start: RunStart,
    /// In the order of the list.
    results: Vec<CaseResult>,
    #[serde(flatten)]
    end: RunEnd,
}

/// The JSON schema of `results.json`.
pub fn schema() -> serde_json::Value {
    let settings = SchemaSettings::draft2020_12().for_serialize();
    let schema = settings.into_generator().into_root_schema_for::<Document>();
    schema.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;
    use serde_json::Value;
    use std::fs;

    #[test]
    fn the_document_is_complete_after_every_step() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.json");
        let read = || -> Value { serde_json::from_slice(&fs::read(&path).unwrap()).unwrap() };
        let file = File::create(&path).unwrap();
        let mut document = JsonDocument::begin(file, &RunStart::here(2)).unwrap();
        assert_eq!(read()["results"].as_array().unwrap().len(), 0);
        for (done, name) in ["xfb.a", "xfb.b"].into_iter().enumerate() {
            document.add(&result(name, Status::Fail)).unwrap();
            let json = read();
            assert_eq!(json["results"][done]["name"], name);
            assert_eq!(json["results"][done]["rules"][1], 50);
            assert_eq!(json["complete"], false);
        }
        let end = RunEnd {
            complete: true,
            ..RunEnd::default()
        };
        document.finish(&end).unwrap();
        let json = read();
        assert_eq!(json["schema"], 2);
        assert_eq!(json["complete"], true);
        assert_eq!(json["results"].as_array().unwrap().len(), 2);
    }

    #[test]
    fn a_full_disk_is_an_error() {
        let full = File::options().write(true).open("/dev/full").unwrap();
        let error = JsonDocument::begin(full, &RunStart::here(0)).unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::StorageFull);
    }
}
