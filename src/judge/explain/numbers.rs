//! Numbers of a case from which it fails.

use crate::case::CaptureCase;
use crate::judge::changes::Counted;
use crate::script::Script;
use crate::script::commands::Command;
use crate::script::draw::DrawCall;

/// The numbers of a case that may be less, each with the greatest one of its draws.
pub(super) fn list(case: &CaptureCase) -> Vec<(Counted, u32)> {
    let numbers = [Counted::Vertices, Counted::Instances].map(|counted| {
        let mut greatest = 0;
        calls(&mut Script::clone(&case.script), |call| {
            greatest = greatest.max(*counted.draw_number(call));
        });
        (counted, greatest)
    });
    let numbers = numbers.into_iter();
    numbers.filter(|(_, greatest)| *greatest > 1).collect()
}

fn calls(script: &mut Script, mut each: impl FnMut(&mut DrawCall)) {
    for command in &mut script.commands {
        if let Command::Draw(draw) = command {
            draw.calls.iter_mut().for_each(&mut each);
        }
    }
}

impl Counted {
    /// The number of this draw.
    fn draw_number(self, call: &mut DrawCall) -> &mut u32 {
        match self {
            Counted::Vertices => &mut call.vertices,
            Counted::Instances => &mut call.instances,
        }
    }

    /// The case with at most this number in each draw; `None` if that is not legal.
    pub(super) fn limited(self, case: &CaptureCase, most: u32) -> Option<CaptureCase> {
        let limit = |script: &mut Script| {
            calls(script, |call| {
                let own = self.draw_number(call);
                *own = (*own).min(most);
            });
        };
        let mut limited = case.clone();
        limited.script = case.script.revise(limit).ok()?;
        Some(limited)
    }

    /// `no draw of more than 4095 vertices (4096 fail)`
    pub(super) fn describe(self, most: u32) -> String {
        let name = match (self, most) {
            (Counted::Vertices, 1) => "vertex",
            (Counted::Vertices, _) => "vertices",
            (Counted::Instances, 1) => "instance",
            (Counted::Instances, _) => "instances",
        };
        format!("no draw of more than {most} {name} ({} fail)", most + 1)
    }
}

/// Returns a number below `fails` that passes while the next one fails, by halving; `None`
/// if 0 does not pass. `passes` returns `None` for what cannot be judged.
///
/// # Errors
/// The errors of `passes`.
pub(super) fn greatest<E>(
    fails: u32,
    passes: &mut dyn FnMut(u32) -> Result<Option<bool>, E>,
) -> Result<Option<u32>, E> {
    if passes(0)? != Some(true) {
        return Ok(None);
    }
    let (mut good, mut bad) = (0, fails);
    while bad - good > 1 {
        let middle = good + (bad - good) / 2;
        match passes(middle)? {
            Some(true) => good = middle,
            Some(false) => bad = middle,
            None => return Ok(None),
        }
    }
    Ok((good > 0).then_some(good))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    #[test]
    fn the_greatest_number_that_passes_is_found() {
        for limit in [1, 2, 1000, 4095] {
            let mut tries = 0;
            let mut passes = |number| {
                tries += 1;
                Ok::<_, Infallible>(Some(number <= limit))
            };
            assert_eq!(greatest(65_549, &mut passes), Ok(Some(limit)));
            assert!(tries < 20, "{tries} runs");
        }
        let none = |passes: fn(u32) -> Option<bool>| {
            let found = greatest(7, &mut |number| Ok::<_, Infallible>(passes(number)));
            assert_eq!(found, Ok(None));
        };
        none(|_| Some(false));
        none(|number| Some(number == 0));
        none(|_| None);
    }
}
