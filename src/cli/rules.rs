//! `xfb rules`: lists the rules of the specification and the cases that check them.

use super::cases::case_file_failure;
use super::folder_args::FolderArgs;
use super::format::{Format, json};
use super::{Exit, Failure, Outcome, output};
use crate::case::Case;
use crate::case::rules::{Kind, Rule, all, last};
use crate::report::page::{Page, Table, cases, count};
use itertools::Itertools;
use serde::Serialize;

/// Arguments of `xfb rules`.
#[derive(Debug, clap::Args)]
pub struct RulesArgs {
    /// Numbers of the rules to print, with every case, or words that the printed rules
    /// contain in their texts or sources [default: all rules, summarized]
    #[arg(value_name = "NUMBER|WORD")]
    rules: Vec<String>,
    #[command(flatten)]
    folders: FolderArgs,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// A rule and the cases that check it.
#[derive(Debug, PartialEq, Eq, Serialize)]
struct Coverage<'a> {
    number: u8,
    kind: Kind,
    text: &'a str,
    source: &'a [String],
    cases: Vec<&'a str>,
    /// The reason why no case checks the rule.
    #[serde(skip_serializing_if = "Option::is_none")]
    excuse: Option<&'a str>,
}

impl Coverage<'_> {
    fn is_unchecked(&self) -> bool {
        self.cases.is_empty() && self.excuse.is_none()
    }
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a [Coverage<'a>],
    /// Rules without a case and without an excuse.
    open: Vec<u8>,
}

/// Runs `xfb rules`. A rule without a case and without an excuse is a failure.
pub fn run(args: RulesArgs) -> Outcome {
    let cases = args.folders.library().cases();
    let cases = cases.map_err(|error| case_file_failure(&error))?;
    let (rules, has_numbers) = selected(&args.rules)?;
    let coverage: Vec<Coverage> = rules
        .into_iter()
        .map(|rule| covered(rule, &cases))
        .collect();
    let open: Vec<u8> = coverage
        .iter()
        .filter(|c| c.is_unchecked())
        .map(|c| c.number)
        .collect();
    let exit = if open.is_empty() {
        Exit::Success
    } else {
        Exit::Failure
    };
    let text = match args.format {
        // Every case is listed only for rules that are given by number.
        Format::Text => text(&coverage, &open, has_numbers),
        Format::Json => json(&Answer {
            rules: &coverage,
            open,
        })?,
    };
    output::print(&text)?;
    Ok(exit)
}

/// Returns the rules of these numbers and those that contain all of the words, and whether
/// numbers are among the arguments.
fn selected(arguments: &[String]) -> Result<(Vec<&'static Rule>, bool), Failure> {
    let is_number = |argument: &&String| argument.chars().all(|c| c.is_ascii_digit());
    let (numbers, words): (Vec<&String>, Vec<&String>) = arguments.iter().partition(is_number);
    let has_number = |rule: &&Rule| {
        let mut numbers = numbers.iter();
        numbers.any(|number| number.parse() == Ok(rule.number))
    };
    let unknown = numbers.iter().find(|number| {
        let rule = number.parse().ok().and_then(crate::case::rules::rule);
        rule.is_none()
    });
    if let Some(unknown) = unknown {
        let message = format!("there is no rule {unknown}: rules are 1 to {}", last());
        return Err(Failure::new(Exit::Usage, message));
    }
    let words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    let has_words = |rule: &&Rule| {
        let text = format!("{} {}", rule.text, rule.source.join(" ")).to_lowercase();
        !words.is_empty() && words.iter().all(|word| text.contains(word))
    };
    if !words.is_empty() && !all().iter().any(|rule| has_words(&rule)) {
        let message = format!("no rule contains '{}'", words.join("' and '"));
        return Err(Failure::new(Exit::Usage, message));
    }
    let is_selected = |rule: &&Rule| arguments.is_empty() || has_number(rule) || has_words(rule);
    let rules = all().iter().filter(is_selected).collect();
    Ok((rules, !numbers.is_empty()))
}

fn covered<'a>(rule: &'a Rule, cases: &'a [Case]) -> Coverage<'a> {
    let checks = |case: &&Case| case.rules.contains(&rule.number);
    let cases: Vec<&str> = cases
        .iter()
        .filter(checks)
        .map(|case| case.name.as_str())
        .collect();
    Coverage {
        number: rule.number,
        kind: rule.kind,
        text: &rule.text,
        source: &rule.source,
        excuse: rule.excuse.as_deref().filter(|_| cases.is_empty()),
        cases,
    }
}

fn text(coverage: &[Coverage<'_>], open: &[u8], every_name: bool) -> String {
    let mut table = Table::untitled().least_width(5).numbers(0..1);
    for rule in coverage {
        let text = format!("({}) {}", rule.kind, rule.text);
        table.row([rule.number.to_string(), text]);
        let mut below = |text: String| table.row([String::new(), text]);
        if every_name {
            rule.source
                .iter()
                .for_each(|source| below(format!("source: {source}")));
        }
        match (rule.cases.as_slice(), rule.excuse) {
            ([], Some(excuse)) => below(format!("no case: {excuse}")),
            ([], None) => below("no case yet".to_owned()),
            (names, _) if every_name => names.iter().for_each(|name| below((*name).to_owned())),
            (names, _) => below(summary(names)),
        };
    }
    let mut page = Page::from(table);
    let rules = count(coverage.len(), "rule");
    let checked = coverage.iter().filter(|c| !c.cases.is_empty()).count();
    let excused = coverage.iter().filter(|c| c.excuse.is_some()).count();
    let open = match open {
        [] => String::new(),
        open => format!(", {} open: {}", open.len(), open.iter().join(", ")),
    };
    page.line(format!(
        "{rules}: {checked} checked by cases, {excused} excused{open}"
    ));
    page.to_string()
}

/// Summarizes names by family and file: "7 cases: xfb.gs.strip (4), xfb.prim.restart (3)".
fn summary(names: &[&str]) -> String {
    let mut families: Vec<(String, usize)> = Vec::new();
    for name in names {
        let family = name.split('.').take(3).join(".");
        match families.iter_mut().find(|(known, _)| *known == family) {
            Some((_, count)) => *count += 1,
            None => families.push((family, 1)),
        }
    }
    let mut families = families
        .iter()
        .map(|(family, count)| format!("{family} ({count})"));
    format!("{}: {}", cases(names.len()), families.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_are_selected_by_number_and_found_by_words() {
        let numbers = |arguments: &[&str]| {
            let arguments: Vec<String> = arguments.iter().map(|a| (*a).to_owned()).collect();
            let selected = selected(&arguments).map_err(|failure| failure.to_string())?;
            let rules = selected.0.iter().map(|rule| rule.number);
            Ok::<_, String>(rules.collect::<Vec<u8>>())
        };
        assert_eq!(numbers(&["50", "7"]).expect("rules"), [7, 50]);
        assert_eq!(numbers(&[]).expect("all").len(), all().len());
        let resume = numbers(&["RESUM"]).expect("rules");
        let both = numbers(&["resum", "counter"]).expect("rules");
        assert!(!both.is_empty() && both.len() < resume.len());
        assert!(both.iter().all(|number| resume.contains(number)));
        let found = numbers(&["vkCmdBeginTransformFeedbackEXT"]).expect("rules");
        assert!(found.contains(&50), "a word of the source");
        for number in ["0", "200", "500", "99999"] {
            let message = format!("there is no rule {number}: rules are 1 to {}", last());
            assert_eq!(numbers(&[number]), Err(message));
        }
        let message = "no rule contains 'frobnicate'".to_owned();
        assert_eq!(numbers(&["Frobnicate"]), Err(message));
    }

    #[test]
    fn a_rule_without_a_case_is_unchecked_unless_excused() {
        let source = vec!["somewhere".to_owned()];
        let coverage = |cases, excuse| Coverage {
            number: 7,
            kind: Kind::Must,
            text: "It is so.",
            source: &source,
            cases,
            excuse,
        };
        let all = [
            coverage(vec!["xfb.a.b.1", "xfb.a.b.2", "xfb.a.c"], None),
            coverage(vec![], Some("nothing can be seen of it")),
            coverage(vec![], None),
        ];
        let open: Vec<bool> = all.iter().map(Coverage::is_unchecked).collect();
        assert_eq!(open, [false, false, true]);
        let text = text(&all, &[7], false);
        for part in [
            "  7  (must) It is so.",
            "3 cases: xfb.a.b (2), xfb.a.c (1)",
            "no case: nothing can be seen of it",
            "no case yet",
            "3 rules: 1 checked by cases, 1 excused, 1 open: 7",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
