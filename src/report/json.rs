//! `results.json`: a complete document after every case, and its JSON schema.

use super::rows::RowFile;
use super::run::{RunEnd, RunStart};
use crate::judge::CaseResult;
use schemars::JsonSchema;
use schemars::generate::SchemaSettings;
use serde::Serialize;
use std::io;
use std::path::Path;

/// The end of a document until the run ends.
const OPEN_END: &str = "\n],\"complete\":false}\n";

/// A document that grows.
#[derive(Debug)]
pub struct JsonDocument(RowFile);

impl JsonDocument {
    /// Begins a document.
    ///
    /// # Errors
    /// An error of the file system.
    pub fn create(path: &Path, start: &RunStart) -> io::Result<JsonDocument> {
        let head = format!("{},\"results\":[", without_brace(start)?);
        RowFile::create(path, &head, ",", OPEN_END).map(JsonDocument)
    }

    /// Adds the result at this place of the list.
    ///
    /// # Errors
    /// An error of the file system; the document is as it was, if it can be.
    pub fn add(&mut self, place: usize, result: &CaseResult) -> io::Result<()> {
        self.0.add(place, &row(result)?)
    }

    /// Replaces the result at this place of the list when the run ends.
    ///
    /// # Errors
    /// The result cannot be written as JSON.
    pub fn replace(&mut self, place: usize, result: &CaseResult) -> io::Result<()> {
        self.0.replace(place, row(result)?);
        Ok(())
    }

    /// Ends the document, and sorts its results.
    ///
    /// # Errors
    /// An error of the file system; every result is still there.
    pub fn finish(&mut self, end: &RunEnd) -> io::Result<()> {
        let end = serde_json::to_string(end)?.replacen('{', "\n],", 1);
        self.0.finish(&format!("{end}\n"))
    }
}

fn row(result: &CaseResult) -> io::Result<String> {
    Ok(format!("\n{}", serde_json::to_string(result)?))
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
    /// The results in the order of the list; until the run ends, in the order in which
    /// they came.
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
        let mut document = JsonDocument::create(&path, &RunStart::here(2)).unwrap();
        assert_eq!(read()["results"].as_array().unwrap().len(), 0);
        for (done, name) in ["xfb.a", "xfb.b"].into_iter().enumerate() {
            document.add(done, &result(name, Status::Fail)).unwrap();
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
        assert_eq!(json["schema"], 3);
        assert_eq!(json["complete"], true);
        assert_eq!(json["results"].as_array().unwrap().len(), 2);
    }
}
