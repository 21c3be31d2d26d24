//! `xfb coverage --pairs --search`: random scripts that cover pairs which the cases lack.

use super::cases::case_file_failure;
use super::output::complain;
use super::{Exit, Failure};
use crate::case::Case;
use crate::case_file::{expand, print};
use crate::coverage::capable_device;
use crate::coverage::pairs::{self, Pair, Pairs};
use crate::generate::script;
use crate::script::Capabilities;
use crate::sources::Sources;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;

/// Scripts that are examined together, by what the earlier ones left.
const ROUND: usize = 512;
/// A pair that this number of scripts covers is not looked for any more.
const ENOUGH: usize = 6;

/// The pairs that each script covers, by the number of the script.
type Found = Vec<(u32, BTreeSet<Pair>)>;

/// The numbers, below `count`, of few random scripts that cover what all of them do and the
/// cases do not: of scripts that most devices can run, and of others only for the rest.
///
/// # Errors
/// A script cannot be read as a case, or the model panics at it.
pub fn search(cases: &Pairs, count: u32) -> Result<Vec<u32>, Failure> {
    let mut known = cases.covered.clone();
    let (common, rare): (Vec<u32>, Vec<u32>) =
        (0..count).partition(|number| script::is_common(*number));
    let mut all = Vec::new();
    for (numbers, what) in [(common, "usual features"), (rare, "rare features")] {
        let found = found(&numbers, what, &known)?;
        let (numbers, candidates): (Vec<u32>, Vec<_>) = found.into_iter().unzip();
        let chosen = pairs::cover(&candidates);
        all.extend(chosen.into_iter().map(|index| numbers[index]));
        known.extend(candidates.into_iter().flatten());
    }
    all.sort_unstable();
    Ok(all)
}

/// Returns the pairs that scripts cover and that are not known. Of a pair that many
/// cover, a few are found.
fn found(numbers: &[u32], what: &str, known: &BTreeSet<Pair>) -> Result<Found, Failure> {
    let mut found = Found::new();
    let mut times: BTreeMap<Pair, usize> = BTreeMap::new();
    let mut known = known.clone();
    let mut done = 0;
    for part in numbers.chunks(ROUND) {
        for (number, new) in round(part, &known)? {
            for pair in &new {
                let times = times.entry(*pair).or_default();
                *times += 1;
                if *times >= ENOUGH {
                    known.insert(*pair);
                }
            }
            if !new.is_empty() {
                found.push((number, new));
            }
        }
        done += part.len();
        let (covered, all) = (times.len(), numbers.len());
        complain(format!(
            "{done} of {all} scripts of {what}: {covered} new pairs"
        ));
    }
    Ok(found)
}

fn round(numbers: &[u32], known: &BTreeSet<Pair>) -> Result<Found, Failure> {
    let jobs = super::run::jobs(None);
    let mut found = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs)
            .map(|part| {
                let own = numbers.iter().skip(part).step_by(jobs);
                scope.spawn(move || own.map(|number| examine(*number, known)).collect())
            })
            .collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().expect("a panic of the model is caught"));
        joined.collect::<Result<Vec<Found>, Failure>>()
    })?
    .concat();
    found.sort_by_key(|(number, _)| *number);
    Ok(found)
}

fn examine(number: u32, known: &BTreeSet<Pair>) -> Result<(u32, BTreeSet<Pair>), Failure> {
    let case = case(number)?;
    let device: Capabilities = capable_device([&case]);
    let pairs = AssertUnwindSafe(|| Pairs::new_of(&case, &device, known));
    let pairs = catch_unwind(pairs).map_err(|_| {
        let message = format!("random script {number}: the model panics at a misread argument");
        Failure::new(Exit::Failure, message)
    })?;
    Ok((number, pairs.unwrap_or_default()))
}

/// The case of a number, as the extended list would have it.
fn case(number: u32) -> Result<Case, Failure> {
    let random = script::listed(number);
    let text = print::text(&random.definition, &random.sequence, false);
    let cases = expand::expand("fuzz/script.toml", &text, &Sources::embedded(), None);
    let mut cases = cases.map_err(|error| case_file_failure(&error))?;
    Ok(cases.pop().expect("a file without axes is a case"))
}

/// The scripts of these numbers as values of the axis `number` of the file of random scripts,
/// from a value on that is free.
pub fn text(numbers: &[u32], first: u32) -> String {
    let values: Vec<String> = (first..)
        .zip(numbers)
        .map(|(value, _)| value.to_string())
        .collect();
    let mut text = "axes.number = [\n".to_owned();
    for values in values.chunks(15) {
        text += &format!("    {},\n", values.join(", "));
    }
    text += "]\n";
    for (value, number) in values.iter().zip(numbers) {
        let random = script::listed(*number);
        text += &print::for_value("number", value, &random.definition, &random.sequence);
    }
    text
}

/// The first value of the axis `number` that no case of these names has.
pub fn first_free<'a>(names: impl Iterator<Item = &'a str>) -> u32 {
    let numbers = names.filter_map(|name| name.strip_prefix("xfb.fuzz.script.")?.parse().ok());
    numbers.max().map_or(0, |greatest: u32| greatest + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::commands::arguments::Argument;

    #[test]
    fn the_chosen_scripts_cover_something_new() {
        // Other arguments are not examined, which would take long.
        let counts = |pair: &Pair| pair.0.argument == Argument::BindingCount;
        let cases = Pairs {
            covered: pairs::all().filter(|pair| !counts(pair)).collect(),
            cases: 1,
        };
        let chosen = search(&cases, 8).expect("no mistake");
        assert!(!chosen.is_empty() && chosen.iter().all(|number| *number < 8));
        let (_, first) = examine(chosen[0], &cases.covered).expect("no mistake");
        assert!(!first.is_empty() && first.iter().all(counts));
        let known: BTreeSet<Pair> = cases.covered.union(&first).copied().collect();
        let (_, again) = examine(chosen[0], &known).expect("no mistake");
        assert!(again.is_empty(), "known pairs are not reported");
    }

    #[test]
    fn scripts_are_written_as_values_of_an_axis() {
        let names = [
            "xfb.fuzz.script.7",
            "xfb.fuzz.script.30",
            "xfb.draw.direct.99",
        ];
        let first = first_free(names.into_iter());
        let file = format!("about = 'x'\nrules = [15]\n{}", text(&[4, 5], first));
        let cases = expand::expand("fuzz/script.toml", &file, &Sources::embedded(), None);
        let cases = cases.unwrap_or_else(|error| panic!("{error}"));
        let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
        assert_eq!(names, ["xfb.fuzz.script.31", "xfb.fuzz.script.32"]);
        for (written, number) in cases.iter().zip([4, 5]) {
            let [written, own] = [written, &case(number).expect("no mistake")];
            let commands =
                |case: &Case| case.capture().expect("it captures").script.commands.clone();
            assert_eq!(commands(written), commands(own));
        }
    }
}
