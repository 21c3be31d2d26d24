//! Every case of the default list as `xfb show --toml` prints it, read again.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use xfb::case::Case;
use xfb::case_file::expand::expand;
use xfb::catalog::Library;
use xfb::report::case::CaseFacts;
use xfb::sources::Sources;

/// The path of every printed file, and the name of its case.
const FILE: &str = "regress/printed.toml";
const NAME: &str = "xfb.regress.printed";

/// The line of `xfb show --format json`, for a case of the name and the file of `named`.
fn facts(case: &Case, sources: &Sources, named: &Case) -> String {
    let facts = CaseFacts::new(case, sources).unwrap_or_else(|e| panic!("{}: {e}", named.name));
    let facts = serde_json::to_string(&facts).expect("facts serialize");
    facts
        .replace(&case.file, &named.file)
        .replace(&case.name, &named.name)
}

/// The difference between a printed case and the case.
fn difference(case: &Case, library: &Library) -> Option<String> {
    let printed = library.single_case(&case.name);
    let printed = printed
        .unwrap_or_else(|error| panic!("{}", error.with_excerpt(xfb::terminal::Screen::stderr())));
    let printed = printed.expect("a case of the list exists");
    let read = match expand(FILE, &printed, library.sources(), None) {
        Ok(read) => read,
        Err(error) => {
            return Some(format!(
                "{}: {}",
                case.name,
                error.with_excerpt(xfb::terminal::Screen::stderr())
            ));
        }
    };
    let [read] = read.as_slice() else {
        return Some(format!("{}: {} cases", case.name, read.len()));
    };
    assert_eq!(read.name, NAME);
    let (now, want) = (
        facts(read, library.sources(), case),
        facts(case, library.sources(), case),
    );
    if now == want {
        return None;
    }
    let at = now.bytes().zip(want.bytes()).take_while(|(a, b)| a == b);
    let at = at.count().saturating_sub(60);
    let part = |text: &str| text.chars().skip(at).take(160).collect::<String>();
    let (now, want) = (part(&now), part(&want));
    Some(format!("{}:\n  {now}\n  {want}\n{printed}", case.name))
}

#[test]
fn a_printed_case_is_the_same_case_under_any_name() {
    let library = Library::embedded();
    let cases = super::cases().iter();
    let cases: Vec<&Case> = cases.filter(|case| case.shader_test().is_none()).collect();
    let next = AtomicUsize::new(0);
    let differences = Mutex::new(BTreeSet::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(case) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let difference = difference(case, &library);
                    differences
                        .lock()
                        .expect("no thread panics")
                        .extend(difference);
                }
            });
        }
    });
    let differences = differences.into_inner().expect("no thread panics");
    let shown: Vec<String> = differences.iter().take(5).cloned().collect();
    assert!(
        differences.is_empty(),
        "{} of {} cases differ:\n{}",
        differences.len(),
        cases.len(),
        shown.join("\n")
    );
}
