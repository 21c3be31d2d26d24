//! `xfb coverage --pairs --aim`: a random script for each pair that the cases lack.

use super::cases::case_file_failure;
use super::output::complain;
use super::{Exit, Failure};
use crate::case::Case;
use crate::case_file::{expand, print};
use crate::coverage::Cell;
use crate::coverage::Reached;
use crate::coverage::capable_device;
use crate::coverage::excuses::Excuses;
use crate::coverage::pairs::{self, Pair, Pairs};
use crate::generate::script;
use crate::generate::script::aim::{Aim, Situation, targets};
use crate::script::commands::arguments::Argument;
use crate::sources::Sources;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Pairs after which the progress is reported.
const REPORT: usize = 50;

/// A script and what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Aimed {
    aim: Aim,
    number: u32,
}

/// Scripts, of `tries` for each pair, that cover what the cases lack.
///
/// # Errors
/// A script cannot be read as a case, or the model panics at it.
pub fn search(cases: &Pairs, tries: u32) -> Result<Vec<Aimed>, Failure> {
    let excuses = Excuses::shipped();
    let open = |(cell, situation): &Pair| {
        let excused = excuses
            .for_reached(Reached::Number(*cell, None))
            .or(excuses.for_pair(*cell, *situation));
        excused.is_none() && !cases.covered.contains(&(*cell, *situation))
    };
    let gaps: Vec<Pair> = pairs::all().filter(open).collect();
    let known = Mutex::new(cases.covered.clone());
    let next = AtomicUsize::new(0);
    let found = Mutex::new(Vec::new());
    let examine = || -> Result<(), Failure> {
        loop {
            let turn = next.fetch_add(1, Ordering::Relaxed);
            let Some(pair) = gaps.get(turn) else {
                return Ok(());
            };
            let lock = "no thread panics with the lock";
            if turn % REPORT == REPORT - 1 {
                let scripts = found.lock().expect(lock).len();
                complain(format!(
                    "{} of {} pairs: {scripts} scripts",
                    turn + 1,
                    gaps.len()
                ));
            }
            if known.lock().expect(lock).contains(pair) {
                continue;
            }
            let covered = known.lock().expect(lock).clone();
            let Some((aimed, new)) = script_for(*pair, tries, &covered)? else {
                complain(format!("nothing for {}", text_of(*pair)));
                continue;
            };
            known.lock().expect(lock).extend(new);
            found.lock().expect(lock).push(aimed);
        }
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..super::run::jobs(None))
            .map(|_| scope.spawn(examine))
            .collect();
        let joined = threads
            .into_iter()
            .map(|thread| thread.join().expect("a panic of the model is caught"));
        joined.collect::<Result<Vec<()>, Failure>>()
    })?;
    let mut found = found.into_inner().expect("no thread is left");
    found.sort_unstable();
    Ok(found)
}

fn text_of((cell, situation): Pair) -> String {
    let argument = cell.argument.key();
    format!("{argument} {} {}", cell.class, situation.name())
}

/// The first script that covers a pair, and what it covers.
fn script_for(
    pair: Pair,
    tries: u32,
    known: &BTreeSet<Pair>,
) -> Result<Option<(Aimed, BTreeSet<Pair>)>, Failure> {
    let (Cell { argument, class }, situation) = pair;
    if !targets().any(|target| target == argument) {
        return Ok(None);
    }
    let values = class.examples(argument.domain());
    for number in 0..tries {
        let turn = number as usize / 2;
        let Some(value) = values.get(turn % values.len().max(1)) else {
            return Ok(None);
        };
        let Ok(value) = u32::try_from(*value) else {
            return Ok(None);
        };
        let aim = Aim {
            argument,
            value,
            situation,
        };
        // An even number needs what most devices have.
        let number = if needs_rare_features(argument, situation) {
            2 * number + 1
        } else {
            number
        };
        let aimed = Aimed { aim, number };
        let Some(case) = case(aimed)? else { continue };
        let device = capable_device([&case]);
        let examined = AssertUnwindSafe(|| {
            let hit = Pairs::covers(&case, &device, pair);
            hit.then(|| Pairs::new_of(&case, &device, known).unwrap_or_default())
        });
        let new = catch_unwind(examined).map_err(|_| {
            let message = format!(
                "random script {number} for {}: the model panics at a misread argument",
                text_of(pair)
            );
            Failure::new(Exit::Failure, message)
        })?;
        if let Some(new) = new {
            return Ok(Some((aimed, new)));
        }
    }
    Ok(None)
}

fn needs_rare_features(argument: Argument, situation: Situation) -> bool {
    match situation {
        Situation::AfterGenerated
        | Situation::FastLink
        | Situation::OptimisedLink
        | Situation::ShaderObjects
        | Situation::LinkedObjects => true,
        // By another kind of command with a count.
        Situation::AfterIndirect => matches!(argument, Argument::Count | Argument::MaxDrawCount),
        _ => false,
    }
}

/// The case, as the extended list would have it; none if the script cannot be judged.
fn case(aimed: Aimed) -> Result<Option<Case>, Failure> {
    let random = script::listed_aimed(aimed.number, aimed.aim);
    let text = print::text(&random.definition, &random.sequence, false);
    let cases = expand::expand("fuzz/aimed.toml", &text, &Sources::embedded(), None);
    let mut cases = cases.map_err(|error| case_file_failure(&error))?;
    Ok(cases.pop())
}

/// The scripts as values of the axis of the file of scripts with an aim.
pub fn text(found: &[Aimed]) -> String {
    let mut text = "axes.script = [\n".to_owned();
    let mut blocks = String::new();
    for Aimed { aim, number } in found {
        let argument = aim.argument.key();
        let situation = aim.situation.name();
        let (value, name) = (aim.value, segment(argument, aim.value, situation));
        let written = writeln!(
            text,
            "    {{ name = \"{name}\", number = {number}, argument = \"{argument}\", \
             value = {value}, situation = \"{situation}\" }},"
        );
        written.expect("a text can be written");
        let random = script::listed_aimed(*number, *aim);
        blocks += &print::for_value("script", &name, &random.definition, &random.sequence);
    }
    text + "]\n" + &blocks
}

/// The part of a case's name for an aim.
fn segment(argument: &str, value: u32, situation: &str) -> String {
    let words = format!("{argument} {value} {situation}");
    let mut name = String::new();
    for c in words.chars() {
        match c {
            'A'..='Z' => name.extend(['_', c.to_ascii_lowercase()]),
            'a'..='z' | '0'..='9' => name.push(c),
            _ if name.ends_with('_') => {}
            _ => name.push('_'),
        }
    }
    name.replace("vk_cmd_", "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_aim_is_part_of_a_name() {
        assert_eq!(
            segment("bind.pSizes", 65540, "after vkCmdDrawIndexed"),
            "bind_p_sizes_65540_after_draw_indexed"
        );
        assert_eq!(
            segment("copy.size", 4, "inside, after a query ended"),
            "copy_size_4_inside_after_a_query_ended"
        );
    }

    #[test]
    fn a_script_is_found_for_a_pair() {
        let pair = pairs::all().find(|(cell, situation)| {
            cell.argument == Argument::CopySize
                && cell.class.to_string() == "odd"
                && *situation == Situation::LaterSubmission
        });
        let pair = pair.expect("a pair that can occur");
        let found = script_for(pair, 40, &BTreeSet::new()).expect("no mistake");
        let (aimed, covered) = found.expect("one of forty scripts covers it");
        assert_eq!(aimed.aim.argument, Argument::CopySize);
        assert!(covered.contains(&pair));
    }
}
