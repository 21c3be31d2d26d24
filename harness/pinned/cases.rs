//! Every case of the extended list, pinned as hashes per case file.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use xfb::catalog::Library;
use xfb::report::case::CaseFacts;

/// The first line of the table.
const HEADING: &str = "file\tcases\tnames\tfacts\tjson";

/// Cases that a thread reads at once.
const SHARE: usize = 1500;

/// A stable hash: 64-bit FNV-1a.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Hash(u64);

impl Hash {
    const EMPTY: Hash = Hash(0xcbf2_9ce4_8422_2325);

    fn new(bytes: &[u8]) -> Hash {
        Hash::EMPTY.with(bytes)
    }

    fn with(self, bytes: &[u8]) -> Hash {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Hash(bytes.iter().fold(self.0, step))
    }
}

impl fmt::Display for Hash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// The pinned properties of one case.
struct CaseHashes {
    /// The facts without the prose that describes them.
    facts: Hash,
    /// The line that `xfb show --format json` prints.
    json: Hash,
    /// That line, where it is to be written to a file.
    line: Option<String>,
}

/// Cases of one file that one thread reads.
struct Share<'n> {
    file: &'n str,
    names: BTreeSet<String>,
}

/// The facts without prose: no summary, no description of unspecified
/// behaviour, and of each rule only its number.
fn without_prose(mut facts: Value) -> Value {
    let object = facts.as_object_mut().expect("facts are an object");
    object.remove("about");
    object.remove("probe");
    let rules = object.get_mut("rules").and_then(Value::as_array_mut);
    for rule in rules.into_iter().flatten() {
        *rule = rule["number"].take();
    }
    facts
}

fn hashes(library: &Library, share: &Share<'_>, keep_lines: bool) -> BTreeMap<String, CaseHashes> {
    let cases = library.these(share.file, &share.names);
    let cases = cases.unwrap_or_else(|error| panic!("{error}"));
    let hashes = cases.iter().map(|case| {
        let facts = CaseFacts::new(case, library.sources());
        let facts = facts.unwrap_or_else(|problem| panic!("{}: {problem}", case.name));
        let line = serde_json::to_string(&facts).expect("facts serialize") + "\n";
        let value = serde_json::to_value(&facts).expect("facts serialize");
        let hashes = CaseHashes {
            facts: Hash::new(without_prose(value).to_string().as_bytes()),
            json: Hash::new(line.as_bytes()),
            line: keep_lines.then_some(line),
        };
        (case.name.clone(), hashes)
    });
    let hashes: BTreeMap<String, CaseHashes> = hashes.collect();
    let read: BTreeSet<&String> = hashes.keys().collect();
    let listed: BTreeSet<&String> = share.names.iter().collect();
    assert_eq!(read, listed, "{}: a listed case is not read", share.file);
    hashes
}

/// The table of all case files, one line each; writes every fact below `dump`.
fn table(dump: Option<&Path>) -> BTreeMap<String, String> {
    let library = Library::embedded();
    let names = library.names().unwrap_or_else(|error| panic!("{error}"));
    let mut files: BTreeMap<&str, Vec<(&str, &str)>> = BTreeMap::new();
    for case in &names {
        let of_file = files.entry(&case.file).or_default();
        of_file.push((&case.name, case.list.name()));
    }
    let mut shares = Vec::new();
    for (file, cases) in &files {
        shares.extend(cases.chunks(SHARE).map(|cases| Share {
            file,
            names: cases.iter().map(|(name, _)| (*name).to_owned()).collect(),
        }));
    }
    // The largest first: no thread is left with one of them at the end.
    shares.sort_by_key(|share| std::cmp::Reverse(share.names.len()));
    let next = AtomicUsize::new(0);
    let read = Mutex::new(BTreeMap::new());
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                while let Some(share) = shares.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let hashes = hashes(&library, share, dump.is_some());
                    read.lock().expect("no thread panics").extend(hashes);
                }
            });
        }
    });
    let read = read.into_inner().expect("no thread panics");
    let rows = files.iter().map(|(file, cases)| {
        let mut hashes = [Hash::EMPTY; 3];
        let mut dumped = String::new();
        for (name, list) in cases {
            let case = &read[*name];
            hashes[0] = hashes[0].with(format!("{name}\t{list}\n").as_bytes());
            hashes[1] = hashes[1].with(&case.facts.0.to_le_bytes());
            hashes[2] = hashes[2].with(&case.json.0.to_le_bytes());
            dumped.extend(case.line.as_deref());
        }
        if let Some(dump) = dump {
            let path = dump.join(format!("{file}.jsonl"));
            fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            fs::write(path, dumped).expect("a dump");
        }
        let [names, facts, json] = hashes;
        let row = format!("{file}\t{}\t{names}\t{facts}\t{json}", cases.len());
        ((*file).to_owned(), row)
    });
    rows.collect()
}

/// The difference between two rows of one file.
fn difference(file: &str, pinned: Option<&String>, now: Option<&String>) -> Option<String> {
    let (pinned, now) = match (pinned, now) {
        (Some(pinned), Some(now)) if pinned == now => return None,
        (Some(pinned), Some(now)) => (pinned, now),
        (Some(_), None) => return Some(format!("{file}: no longer a case file")),
        (None, _) => return Some(format!("{file}: not pinned")),
    };
    let columns = HEADING.split('\t').skip(1);
    let fields = pinned.split('\t').zip(now.split('\t')).skip(1);
    let differing = columns.zip(fields).filter(|(_, (a, b))| a != b);
    let differing: Vec<&str> = differing.map(|(column, _)| column).collect();
    Some(format!("{file}: {} differ", differing.join(", ")))
}

#[test]
fn every_case_is_as_pinned() {
    let dump = std::env::var_os("XFB_PIN_DUMP").map(PathBuf::from);
    let now = table(dump.as_deref());
    let path = super::pinned_file("cases.tsv");
    let text = fs::read_to_string(&path).unwrap_or_default();
    let rows = text.lines().skip(1).filter_map(|row| {
        let (file, _) = row.split_once('\t')?;
        Some((file.to_owned(), row.to_owned()))
    });
    let pinned: BTreeMap<String, String> = rows.collect();
    let files: BTreeSet<&String> = pinned.keys().chain(now.keys()).collect();
    let differences = files
        .into_iter()
        .filter_map(|file| difference(file, pinned.get(file), now.get(file)));
    let differences: Vec<String> = differences.collect();
    if super::bless() {
        let rows = now.values().map(|row| format!("{row}\n"));
        let table = format!("{HEADING}\n{}", rows.collect::<String>());
        fs::write(&path, table).expect("the table can be written");
        eprintln!("{} lines of {} changed", differences.len(), path.display());
        return;
    }
    assert!(
        differences.is_empty(),
        "{} of {} case files differ from {}:\n{}\n\
         'names' are names and lists, 'facts' everything but prose, 'json' the whole of \
         'xfb show --format json'.\n\
         To see the differences, run this test with XFB_PIN_DUMP=DIR here and in a checkout of \
         the base commit, then 'diff -r' the two folders.\n\
         Where they are intended, run it with XFB_BLESS=1.",
        differences.len(),
        now.len(),
        path.display(),
        differences.join("\n"),
    );
}
