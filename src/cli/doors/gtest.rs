//! The protocol of googletest programs, as gtest-runner uses it.
//!
//! The suite of a case is its name up to the last dot, the test what follows.

use super::args::{DoorArgs, value};
use super::qpa;
use super::session::{self, Session};
use crate::cli::{Exit, Failure, Outcome, output};
use crate::judge::result::Standing;
use crate::verdict::Status;

/// The options of the protocol. Others that begin with `--gtest_` change nothing here.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    /// `--gtest_list_tests`
    lists: bool,
    /// `--gtest_filter`: patterns to run, then patterns to omit.
    filter: Option<(Vec<String>, Vec<String>)>,
}

impl Options {
    pub(super) fn new(arguments: &[&str]) -> Options {
        let mut options = Options::default();
        for argument in arguments {
            if *argument == "--gtest_list_tests" {
                options.lists = true;
            } else if let Some(filter) = value(argument, "--gtest_filter") {
                let (run, omitted) = filter.split_once('-').unwrap_or((filter, ""));
                let patterns = |text: &str| {
                    let patterns = text.split(':').filter(|pattern| !pattern.is_empty());
                    patterns.map(str::to_owned).collect()
                };
                options.filter = Some((patterns(run), patterns(omitted)));
            }
        }
        options
    }
}

/// Lists or runs the cases of the options.
pub(super) fn run(args: &DoorArgs, options: &Options) -> Outcome {
    let (listed, all) = session::names(args)?;
    let names = filtered(options, &listed)?;
    if options.lists {
        output::print(&list(&names))?;
        return Ok(Exit::Success);
    }
    let mut session = Session::new(args, &names, &all)?;
    output::print(&format!("[==========] Running {} tests.\n", names.len()))?;
    let mut failed = Vec::new();
    for name in &names {
        output::print(&format!("[ RUN      ] {name}\n"))?;
        let result = session
            .run(name)
            .map_err(|error| Failure::new(Exit::Unavailable, error))?;
        let is_known = matches!(
            result.standing,
            Standing::Known { .. } | Standing::KnownFlake { .. }
        );
        let word = match result.status {
            _ if is_known => "[  SKIPPED ]",
            Status::Pass | Status::Probe | Status::Quality => "[       OK ]",
            Status::Unsupported => "[  SKIPPED ]",
            Status::Fail | Status::Crash | Status::Timeout | Status::Error => {
                failed.push(name.as_str());
                "[  FAILED  ]"
            }
        };
        if let Standing::Known { reason, .. } = &result.standing {
            output::print(&without_brackets(&format!("known: {reason}\n")))?;
        }
        if result.status != Status::Pass {
            output::print(&without_brackets(&format!("{}\n", qpa::text(&result))))?;
        }
        let milliseconds = (result.seconds * 1000.0).round();
        output::print(&format!("{word} {name} ({milliseconds} ms)\n"))?;
    }
    session.end();
    let passed = names.len() - failed.len();
    output::print(&format!(
        "[==========] {} tests ran.\n[  PASSED  ] {passed} tests.\n",
        names.len()
    ))?;
    Ok(if failed.is_empty() {
        Exit::Success
    } else {
        Exit::Failure
    })
}

/// The names that the filter selects, in the order of the list.
fn filtered(options: &Options, listed: &[String]) -> Result<Vec<String>, Failure> {
    let Some((run, omitted)) = &options.filter else {
        return Ok(listed.to_vec());
    };
    let matching = |patterns: &[String]| {
        let mut names = Vec::new();
        for pattern in patterns {
            names.extend(session::matching(listed, pattern)?);
        }
        Ok::<_, Failure>(names)
    };
    let mut selected: Vec<&str> = if run.is_empty() {
        listed.iter().map(String::as_str).collect()
    } else {
        let mut names = matching(run)?;
        names.sort_unstable();
        names.dedup();
        names
    };
    let omitted = matching(omitted)?;
    selected.retain(|name| !omitted.contains(name));
    Ok(selected.into_iter().map(str::to_owned).collect())
}

/// Suites and their tests. Names are sorted, so that those of a suite follow one another
/// except where another suite's name begins with it.
fn list(names: &[String]) -> String {
    let mut text = String::new();
    let mut last = "";
    for name in names {
        let (suite, test) = name.rsplit_once('.').expect("a name has a family");
        if suite != last {
            text += &format!("{suite}.\n");
            last = suite;
        }
        text += &format!("  {test}\n");
    }
    text
}

/// gtest-runner reads words in brackets as results.
fn without_brackets(text: &str) -> String {
    text.replace('[', "(").replace(']', ")")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn owned(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn tests_are_listed_below_their_suites() {
        let names = owned(&["xfb.a.b.1", "xfb.a.b.2", "xfb.c"]);
        assert_eq!(list(&names), "xfb.a.b.\n  1\n  2\nxfb.\n  c\n");
    }

    #[test]
    fn a_filter_selects_and_omits() {
        let listed = owned(&["xfb.a.1", "xfb.a.2", "xfb.b"]);
        let rows: [(&str, &[&str]); 4] = [
            ("xfb.b:xfb.a.1", &["xfb.a.1", "xfb.b"]),
            ("xfb.a.*-xfb.a.2", &["xfb.a.1"]),
            ("-xfb.a.*", &["xfb.b"]),
            ("*", &["xfb.a.1", "xfb.a.2", "xfb.b"]),
        ];
        for (filter, want) in rows {
            let options = Options::new(&[&format!("--gtest_filter={filter}")]);
            assert_eq!(
                filtered(&options, &listed).expect("names"),
                want,
                "{filter}"
            );
        }
    }
}
