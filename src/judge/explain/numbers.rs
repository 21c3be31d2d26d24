//! Numbers of a case from which it fails.

use crate::case::CaptureCase;
use crate::script::Script;
use crate::script::commands::Command;
use crate::script::draw::DrawCall;

/// A number of the draws of a case.
pub(super) struct Number {
    one: &'static str,
    many: &'static str,
    argument: fn(&mut DrawCall) -> &mut u32,
    /// The greatest one of the case.
    pub(super) greatest: u32,
}

/// The words for one and for many, and the number.
type Named = (&'static str, &'static str, fn(&mut DrawCall) -> &mut u32);

const NUMBERS: [Named; 2] = [
    ("vertex", "vertices", |call| &mut call.vertices),
    ("instance", "instances", |call| &mut call.instances),
];

/// The numbers of a case that may be less.
pub(super) fn list(case: &CaptureCase) -> Vec<Number> {
    let numbers = NUMBERS.iter().map(|&(one, many, argument)| {
        let mut greatest = 0;
        calls(&mut Script::clone(&case.script), |call| {
            greatest = greatest.max(*argument(call));
        });
        Number {
            one,
            many,
            argument,
            greatest,
        }
    });
    numbers.filter(|number| number.greatest > 1).collect()
}

fn calls(script: &mut Script, mut each: impl FnMut(&mut DrawCall)) {
    for command in &mut script.commands {
        if let Command::Draw(draw) = command {
            draw.calls.iter_mut().for_each(&mut each);
        }
    }
}

impl Number {
    /// The case with at most so many in each draw; `None` if that is not legal.
    pub(super) fn limited(&self, case: &CaptureCase, most: u32) -> Option<CaptureCase> {
        let limit = |script: &mut Script| {
            calls(script, |call| {
                let own = (self.argument)(call);
                *own = (*own).min(most);
            });
        };
        let mut limited = case.clone();
        limited.script = case.script.revise(limit).ok()?;
        Some(limited)
    }

    /// `no draw of more than 4095 vertices (4096 fail)`
    pub(super) fn describe(&self, most: u32) -> String {
        let name = match most {
            1 => self.one,
            _ => self.many,
        };
        format!("no draw of more than {most} {name} ({} fail)", most + 1)
    }
}

/// Returns a number below `fails` that passes while the next one fails, by halving; `None`
/// if 0 does not pass. `passes` has no answer for what cannot be judged.
pub(super) fn greatest(fails: u32, passes: &mut dyn FnMut(u32) -> Option<bool>) -> Option<u32> {
    if !passes(0)? {
        return None;
    }
    let (mut good, mut bad) = (0, fails);
    while bad - good > 1 {
        let middle = good + (bad - good) / 2;
        if passes(middle)? {
            good = middle;
        } else {
            bad = middle;
        }
    }
    (good > 0).then_some(good)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_greatest_number_that_passes_is_found() {
        for limit in [1, 2, 1000, 4095] {
            let mut tries = 0;
            let mut passes = |number| {
                tries += 1;
                Some(number <= limit)
            };
            assert_eq!(greatest(65_549, &mut passes), Some(limit));
            assert!(tries < 20, "{tries} runs");
        }
        assert_eq!(greatest(7, &mut |_| Some(false)), None);
        assert_eq!(greatest(7, &mut |number| Some(number == 0)), None);
        assert_eq!(greatest(7, &mut |_| None), None);
    }
}
