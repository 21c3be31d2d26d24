//! Case files, each parsed once.

use super::document::Document;
use super::error::{Problem, Result};
use crate::sources::Sources;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The case files and shaders of a library.
#[derive(Debug)]
pub struct Files {
    sources: Sources,
    parsed: Mutex<BTreeMap<String, Option<Arc<Document>>>>,
}

impl Files {
    /// The files of these sources. None is read yet.
    pub fn new(sources: Sources) -> Files {
        Files {
            sources,
            parsed: Mutex::default(),
        }
    }

    /// A file that is not part of the sources.
    pub(crate) fn with(sources: &Sources, document: Document) -> Files {
        let files = Files::new(sources.clone());
        let name = document.file.clone();
        let parsed = BTreeMap::from([(name, Some(Arc::new(document)))]);
        Files {
            parsed: Mutex::new(parsed),
            ..files
        }
    }

    /// The folders of the files.
    pub fn sources(&self) -> &Sources {
        &self.sources
    }

    /// A parsed case file, `None` if there is no such file.
    ///
    /// # Errors
    /// A file that cannot be read or is not TOML.
    pub fn document(&self, file: &str) -> Result<Option<Arc<Document>>> {
        let known = self.lock().get(file).cloned();
        if let Some(document) = known {
            return Ok(document);
        }
        let text = self.sources.case(file);
        let text = text.map_err(|error| Problem::from(error).in_file(file))?;
        let document = text.map(|text| Document::parse(file, &text)).transpose()?;
        let document = document.map(Arc::new);
        self.lock().insert(file.to_owned(), document.clone());
        Ok(document)
    }

    /// The number of files that were parsed.
    pub fn parsed(&self) -> usize {
        self.lock().values().flatten().count()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Option<Arc<Document>>>> {
        // No code panics while it holds the lock.
        self.parsed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
