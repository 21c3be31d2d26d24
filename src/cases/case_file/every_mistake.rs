//! Every mistake of a case file.
//!
//! The reader stops at the first mistake. The wrong part – a key, a value, a name –
//! is then removed, and the rest of the file is read again. Nothing else is reported of a
//! file without that part, because it may result from its absence. Where everything is
//! written correctly, each case of the file has its own first mistake.

use super::document::{Data, Document, Entry, Node};
use super::error::{CaseError, Problem};
use super::expand::{keys_of_file, mistakes_of_cases};
use super::files::Files;
use super::misplaced;
use std::ops::Range;

/// The number of mistakes that are reported of a file.
pub(super) const MOST: usize = 20;

/// Returns an error with the other mistakes of its file.
pub fn with_others(mut first: Box<CaseError>, file: &str, files: &Files) -> Box<CaseError> {
    if first.file != file {
        return first;
    }
    // The file was read once; a broken one is not TOML and has stated its other mistakes.
    let Ok(Some(document)) = files.document(file) else {
        return first;
    };
    let mut others = others(&first, &document, files);
    others.sort_by_key(|error| error.span().start);
    first.others.extend(others);
    let of_file = keys_of_file();
    misplaced::explain(&mut first, &document, &of_file);
    for other in &mut first.others {
        misplaced::explain(other, &document, &of_file);
    }
    first
}

fn others(first: &CaseError, document: &Document, files: &Files) -> Vec<CaseError> {
    let mut found: Vec<CaseError> = Vec::new();
    let is_new = |found: &[CaseError], error: &CaseError| {
        error.span() != first.span() && found.iter().all(|seen| seen.span() != error.span())
    };
    if !is_misspelling(&first.problem) {
        let errors = mistakes_of_cases(document, files);
        for error in errors {
            if found.len() + 1 < MOST && error.file == first.file && is_new(&found, &error) {
                found.push(error);
            }
        }
        return found;
    }
    let mut rest = Rest::new(document.clone());
    if !rest.remove(&first.span()) {
        return found;
    }
    while found.len() + 1 < MOST {
        let files = Files::with(files.sources(), rest.document.clone());
        let errors = mistakes_of_cases(&rest.document, &files).into_iter();
        let errors = errors.filter(|error| is_misspelling(&error.problem));
        let errors: Vec<_> = errors.filter(|error| error.file == first.file).collect();
        let mut removed = false;
        for error in errors {
            if is_new(&found, &error) && !rest.explains(&error) {
                found.push(error.clone());
            }
            removed |= rest.remove(&error.span());
        }
        if !removed {
            break;
        }
    }
    found
}

/// Whether a problem concerns one key or value alone.
fn is_misspelling(problem: &Problem) -> bool {
    match problem {
        Problem::UnknownKey(_)
        | Problem::MisplacedKey { .. }
        | Problem::Value(_)
        | Problem::Rule { .. }
        | Problem::UndeclaredAxis { .. }
        | Problem::Expression { .. }
        | Problem::OutOfRange { .. }
        | Problem::Unknown { .. }
        | Problem::Type(_) => true,
        Problem::Source(_)
        | Problem::Glsl(_)
        | Problem::NotToml(_)
        | Problem::Name(_)
        | Problem::DuplicateName { .. }
        | Problem::Empty(_)
        | Problem::EmptyAxis(_)
        | Problem::Axis(_)
        | Problem::TooManyCombinations { .. }
        | Problem::Interface(_)
        | Problem::TooManyWords { .. }
        | Problem::Refused { .. }
        | Problem::Pipeline(_)
        | Problem::Script(_)
        | Problem::MissingBuffer { .. }
        | Problem::NoDraw
        | Problem::Table(_)
        | Problem::Negative(_)
        | Problem::Calls(_)
        | Problem::ShaderTest(_) => false,
    }
}

/// A document without the parts that are wrong.
struct Rest {
    document: Document,
    removed: Vec<Range<usize>>,
    /// The keys of the removed parts.
    keys: Vec<String>,
}

impl Rest {
    fn new(document: Document) -> Rest {
        Rest {
            document,
            removed: Vec::new(),
            keys: Vec::new(),
        }
    }

    /// Whether a mistake results from the absence of a removed part.
    fn explains(&self, error: &CaseError) -> bool {
        let span = error.span();
        let text = error.problem.to_string();
        let missing = |key: &String| text == format!("the key '{key}' is missing");
        let mut removed = self.removed.iter();
        self.keys.iter().any(missing)
            || removed.any(|part| span.start <= part.start && part.end <= span.end)
    }

    /// Removes the smallest entry that contains a place. An axis is never removed: the
    /// rest of the file depends on it.
    fn remove(&mut self, span: &Range<usize>) -> bool {
        let axes = self.document.root.entry("axes").map(hull);
        let Some(part) = smallest(&self.document.root, span) else {
            return false;
        };
        if axes.is_some_and(|axes| axes.start <= part.start && part.end <= axes.end) {
            return false;
        }
        self.keys.extend(without(&mut self.document.root, &part));
        self.removed.push(part);
        true
    }
}

/// The bytes of a key and its value.
fn hull(entry: &Entry) -> Range<usize> {
    let (key, value) = (entry.key.span(), &entry.value.span);
    key.start.min(value.start)..key.end.max(value.end)
}

/// The parts of a table or list, each with its place.
fn parts(node: &Node) -> Vec<(Range<usize>, &Node)> {
    match &node.data {
        Data::Table(entries) => entries.iter().map(|e| (hull(e), &e.value)).collect(),
        Data::List(values) => values.iter().map(|v| (v.span.clone(), v)).collect(),
        Data::Integer(_) | Data::Float(_) | Data::Boolean(_) | Data::Text(_) => Vec::new(),
    }
}

/// The smallest part of a value that contains a place.
fn smallest(node: &Node, span: &Range<usize>) -> Option<Range<usize>> {
    let mut found: Option<Range<usize>> = None;
    let mut open = vec![node];
    while let Some(node) = open.pop() {
        for (part, inner) in parts(node) {
            let contains = part.start <= span.start && span.end <= part.end;
            if contains && found.as_ref().is_none_or(|found| part.len() < found.len()) {
                found = Some(part);
            }
            // The tables of a header may be anywhere.
            open.push(inner);
        }
    }
    found
}

/// Removes the part at this place; returns its key.
fn without(node: &mut Node, part: &Range<usize>) -> Option<String> {
    match &mut node.data {
        Data::Table(entries) => {
            let at = entries.iter().position(|entry| hull(entry) == *part);
            if let Some(at) = at {
                return Some(entries.remove(at).key.into_inner());
            }
            let mut entries = entries.iter_mut();
            entries.find_map(|entry| without(&mut entry.value, part))
        }
        Data::List(values) => {
            if let Some(at) = values.iter().position(|value| value.span == *part) {
                values.remove(at);
                return None;
            }
            values.iter_mut().find_map(|value| without(value, part))
        }
        Data::Integer(_) | Data::Float(_) | Data::Boolean(_) | Data::Text(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand;
    use crate::case_file::sweep::Wanted;
    use crate::sources::Sources;

    /// The lines and rules of the mistakes of a file.
    fn mistakes(text: &str) -> Vec<(usize, &'static str)> {
        let file = "f/x.toml";
        let document = match Document::parse(file, text) {
            Ok(document) => document,
            Err(error) => return lines(&error),
        };
        let files = Files::with(&Sources::embedded(), document);
        let cases = expand::cases(file, &files, Wanted::Default);
        let error = cases.expect_err("a mistake");
        lines(&with_others(error, file, &files))
    }

    fn lines(error: &CaseError) -> Vec<(usize, &'static str)> {
        let every = std::iter::once(error).chain(&error.others);
        every
            .map(|error| (error.line, error.problem.rule()))
            .collect()
    }

    const START: &str = "about = 'x'\nrules = [1]\n";
    const OUTPUTS: &str = "outputs = [{ name = 'a', type = 'vec4', offset = 0 }]\n";

    #[test]
    fn keys_and_values_are_reported_together() {
        let text = format!(
            "{START}colour = 'blue'\n[interface]\nstage = 'vertx'\n{OUTPUTS}\
             [pipeline]\ntopologie = 'points'\n[[counters]]\nseed = -1\n"
        );
        let want = [
            (3, "case.unknown_key"),
            (5, "case.unknown"),
            (8, "case.unknown_key"),
            (10, "case.unknown_key"),
        ];
        assert_eq!(mistakes(&text), want);
    }

    #[test]
    fn what_results_from_the_absence_of_a_wrong_part_is_not_reported() {
        // Without its name and type, an output lacks keys; without it, the table is wrong.
        let text = format!(
            "{START}[interface]\n\
             outputs = [{{ name = 7, type = 'vec5', offset = 0 }}, {{ typ = 'vec4', name = 'b', offset = 16 }}]\n\
             [[table]]\nvaryings = [{{ name = 'a', type = 'GL_FLOAT_VEC4', offset = 0 }}]\nbuffers = []\n"
        );
        let found = mistakes(&text);
        assert!(found.len() >= 2, "{found:?}");
        assert!(found.iter().all(|(line, _)| *line == 4), "{found:?}");
    }

    #[test]
    fn an_axis_is_not_missed_after_its_own_mistake() {
        let text = format!("{START}[axes]\nn = [1.5]\n[interface]\n{OUTPUTS}seed = '{{n}}'\n");
        assert_eq!(mistakes(&text), [(4, "case.value")]);
    }

    #[test]
    fn each_case_of_a_sweep_reports_its_own_mistake() {
        let text = format!(
            "{START}[axes]\nn = [0, 1, 2]\n[interface]\n{OUTPUTS}[[script]]\n\
             begin = {{}}\nwhen = {{ n = 0 }}\n[[script]]\nend = {{}}\nwhen = {{ n = 1 }}\n[[script]]\n\
             end = {{}}\nwhen = {{ n = 2 }}\n"
        );
        let found = mistakes(&text);
        assert!(found.len() >= 2, "{found:?}");
    }

    #[test]
    fn every_line_that_is_not_toml_is_reported() {
        let found = mistakes("about = \nrules = [1]\nx = = 2\ny = 'a\n");
        assert_eq!(
            found,
            [
                (1, "case.not_toml"),
                (3, "case.not_toml"),
                (4, "case.not_toml")
            ]
        );
    }

    #[test]
    fn the_number_of_mistakes_is_bounded() {
        let keys: String = (0..100).map(|n| format!("k{n} = 1\n")).collect();
        assert_eq!(mistakes(&format!("{keys}{START}")).len(), MOST);
    }
}
