//! A failing case made smaller: its script and its pipeline's state lose
//! whatever can go while the device still answers wrongly in the same way.
//!
//! Greedy and in fixed order: whole captures first, then commands, then draws of
//! a command, then numbers. A candidate is kept only if the case still *fails*;
//! one that the model refuses, that crashes our own checks or passes is not. The
//! interface stays: its shaders are what the case is about.

use super::reduce::{Reduced, reduce};
use crate::case::{Body, CaptureCase, Case};
use crate::judge::CaseResult;
use crate::judge::capture::run_case;
use crate::script::commands::{Command, Script};
use crate::script::draw::{DrawCall, DrawForm};
use crate::script::query_read::QueryRead;
use crate::script::{Draw, Executor};
use crate::sources::Sources;
use crate::verdict::Status;

/// Candidates that are tried at most.
const MAX_TRIES: usize = 2000;

/// The result of minimising a case.
pub struct Minimised {
    pub case: Case,
    /// What the smaller case gives.
    pub result: CaseResult,
    /// Candidates that were run.
    pub tries: usize,
}

/// Makes a case smaller that fails on `executor`; `None` where it does not fail
/// at all; the caller reports its own pass or crash.
pub fn minimise(case: &Case, sources: &Sources, executor: &mut dyn Executor) -> Option<Minimised> {
    let mut judge = |case: &Case| run_case(case, sources, executor, &mut |_| {});
    minimise_by(case, &mut judge)
}

/// As [`minimise`], with anything that judges.
pub fn minimise_by(case: &Case, judge: &mut dyn FnMut(&Case) -> CaseResult) -> Option<Minimised> {
    let result = judge(case);
    if result.status != Status::Fail {
        return None;
    }
    let Reduced {
        best,
        result,
        tries,
    } = reduce(case.clone(), result, MAX_TRIES, candidates, |case| {
        Some(judge(case))
    });
    Some(Minimised {
        case: best,
        result,
        tries,
    })
}

/// The cases that are smaller by one part.
fn candidates(case: &Case) -> Vec<Case> {
    let Some(device) = case.capture() else {
        return Vec::new();
    };
    let mut all = Vec::new();
    captures(&device.script, &mut all);
    commands(&device.script, &mut all);
    queries(&device.script, &mut all);
    draws(&device.script, &mut all);
    indices(&device.script, &mut all);
    let legal = all
        .into_iter()
        .filter_map(|script| device.script.revise(|own| *own = script).ok())
        .map(|script| CaptureCase {
            script,
            ..device.clone()
        });
    let smaller = legal.chain(states(device));
    let case = |own| Case {
        body: Body::Capture(Box::new(own)),
        ..case.clone()
    };
    smaller.map(case).collect()
}

/// Without state that may be in the way.
fn states(device: &CaptureCase) -> Vec<CaptureCase> {
    let mut all = Vec::new();
    let mut put = |there: bool, change: fn(&mut CaptureCase)| {
        if there {
            let mut smaller = device.clone();
            change(&mut smaller);
            all.push(smaller);
        }
    };
    put(device.also_rewrite.is_some(), |device| {
        device.also_rewrite = None;
    });
    put(device.program.assembly.restart, |device| {
        device.program.assembly.restart = false;
    });
    let counted = device.script.query_read != QueryRead::default();
    put(counted, |device| {
        let usual = |script: &mut Script| script.query_read = QueryRead::default();
        if let Ok(script) = device.script.revise(usual) {
            device.script = script;
        }
    });
    all
}

/// Without everything from a begin to its end, queries within included.
fn captures(script: &Script, all: &mut Vec<Script>) {
    let begins = positions(script, |c| matches!(c, Command::Begin { .. }));
    if begins.len() < 2 {
        return;
    }
    for begin in begins {
        let rest = script.commands.iter().skip(begin);
        let length = rest
            .take_while(|c| !matches!(c, Command::End { .. }))
            .count()
            + 1;
        let mut smaller = script.clone();
        let capture = begin..begin + length;
        smaller.keep_commands(|at, command| (!capture.contains(&at)).then(|| command.clone()));
        all.push(smaller);
    }
}

fn positions(script: &Script, wanted: fn(&Command) -> bool) -> Vec<usize> {
    let numbered = script.commands.iter().enumerate();
    let found = numbered.filter(|(_, command)| wanted(command));
    found.map(|(at, _)| at).collect()
}

/// Without one command that others do not need, or a boundary with the bind
/// after it.
fn commands(script: &Script, all: &mut Vec<Script>) {
    let single = |command: &Command| {
        matches!(
            command,
            Command::Draw(_) | Command::DrawByteCount(_) | Command::Barrier(_) | Command::Next(_)
        )
    };
    for at in positions(script, single) {
        let rest = &script.commands[at + 1..];
        let is_boundary = matches!(script.commands[at], Command::Next(_));
        let binds = rest
            .iter()
            .take_while(|c| matches!(c, Command::Bind { .. }));
        let removed = at..=at + if is_boundary { binds.count() } else { 0 };
        let mut smaller = script.clone();
        smaller.keep_commands(|at, command| (!removed.contains(&at)).then(|| command.clone()));
        all.push(smaller);
    }
}

/// Without one query; later ones move up.
fn queries(script: &Script, all: &mut Vec<Script>) {
    for query in 0..script.queries.len() {
        let mut smaller = script.clone();
        smaller.keep_queries(|other| other != query);
        all.push(smaller);
    }
}

/// With one draw of several gone, a plain form, or smaller numbers.
fn draws(script: &Script, all: &mut Vec<Script>) {
    for (at, command) in script.commands.iter().enumerate() {
        let Command::Draw(draw) = command else {
            continue;
        };
        let mut put = |change: &dyn Fn(&mut Draw)| {
            let mut changed = draw.clone();
            change(&mut changed);
            if changed != *draw {
                let mut smaller = script.clone();
                smaller.commands[at] = Command::Draw(changed);
                all.push(smaller);
            }
        };
        if draw.calls.len() == 1 {
            put(&|draw| draw.form = DrawForm::Direct);
        } else {
            for call in 0..draw.calls.len() {
                put(&|draw| {
                    draw.calls.remove(call);
                    let left = u32::try_from(draw.calls.len());
                    let left = left.expect("the number of draws was 32 bits wide");
                    if let Some((count, max)) = draw.form.counts() {
                        *max = (*max).min(left);
                        if let Some(count) = count {
                            *count = (*count).min(left);
                        }
                    }
                });
            }
        }
        for call in 0..draw.calls.len() {
            let numbers: [fn(&mut DrawCall); 6] = [
                |call| call.vertices = call.vertices.div_ceil(2),
                |call| call.vertices = call.vertices.saturating_sub(1).max(1),
                |call| call.instances = call.instances.min(1),
                |call| call.first_vertex = 0,
                |call| call.first_instance = 0,
                |call| call.vertex_offset = 0,
            ];
            for number in numbers {
                put(&|draw| number(&mut draw.calls[call]));
            }
        }
    }
}

/// With one index gone; what the draws no longer find, they no longer draw.
fn indices(script: &Script, all: &mut Vec<Script>) {
    for (number, buffer) in script.indices.iter().enumerate() {
        for index in 0..buffer.values.len() {
            let mut smaller = script.clone();
            let values = &mut smaller.indices[number].values;
            values.remove(index);
            let length = u32::try_from(values.len()).expect("a script has few indices");
            for command in &mut smaller.commands {
                let Command::Draw(draw) = command else {
                    continue;
                };
                if draw.indices != Some(number) {
                    continue;
                }
                for call in &mut draw.calls {
                    let first = call.first_vertex.min(length);
                    call.first_vertex = first;
                    call.vertices = call.vertices.min(length - first);
                }
            }
            all.push(smaller);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand;
    use crate::script::draw::DrawCall;

    const FILE: &str = "about = 'x'\nrules = [15]\n[interface]\noutputs = [{ name = 'a', \
        type = 'vec3', offset = 0 }]\n[[counters]]\n[[script]]\nbegin = {}\n[[script]]\n\
        draw = { command = 'multi', draws = [{ vertices = 3 }, { vertices = 6, first_vertex = 8 }] }\n\
        [[script]]\ndraw = { vertices = 5 }\n[[script]]\nend = { counters = [0] }\n[[script]]\n\
        barrier = 'counters'\n[[script]]\nbegin = { counters = [0] }\n[[script]]\n\
        draw = { vertices = 4 }\n[[script]]\nend = { counters = [0] }\n";

    fn case() -> Case {
        let cases = expand::expand("f/x.toml", FILE, &Sources::embedded(), None);
        cases.expect("a right file").remove(0)
    }

    fn result(status: Status, fingerprint: &str) -> CaseResult {
        CaseResult {
            fingerprint: Some(fingerprint.to_owned()),
            ..CaseResult::bare("xfb.f.x", status)
        }
    }

    fn calls(case: &Case) -> Vec<DrawCall> {
        let device = case.capture().expect("a device");
        let draws = device
            .script
            .commands
            .iter()
            .filter_map(|command| match command {
                Command::Draw(draw) => Some(draw.calls.clone()),
                _ => None,
            });
        draws.flatten().collect()
    }

    #[test]
    fn only_what_the_failure_needs_is_left() {
        // A driver that gets every draw with more than two vertices after the
        // seventh wrong.
        let mut judge = |case: &Case| {
            let wrong = calls(case)
                .iter()
                .any(|c| c.vertices > 2 && c.first_vertex > 7);
            if wrong {
                result(Status::Fail, "missing+stray(+4)")
            } else {
                result(Status::Pass, "")
            }
        };
        let small = minimise_by(&case(), &mut judge).expect("it fails");
        assert_eq!(small.result.status, Status::Fail);
        let [call] = calls(&small.case)[..] else {
            panic!("{:?}", calls(&small.case));
        };
        assert_eq!((call.vertices, call.first_vertex), (3, 8));
        let device = small.case.capture().expect("a device");
        let begins = positions(&device.script, |c| matches!(c, Command::Begin { .. }));
        assert_eq!(begins.len(), 1);
        assert!(device.script.queries.is_empty());
    }

    #[test]
    fn another_failure_is_not_the_same() {
        // Whatever is taken away, it fails, but in another way.
        let whole = calls(&case()).len();
        let mut judge = |case: &Case| {
            if calls(case).len() == whole {
                result(Status::Fail, "missing")
            } else {
                result(Status::Fail, "missing+overrun")
            }
        };
        let small = minimise_by(&case(), &mut judge).expect("it fails");
        assert_eq!(calls(&small.case).len(), whole);
        assert_eq!(small.result.fingerprint.as_deref(), Some("missing"));
    }

    #[test]
    fn what_does_not_fail_is_left_alone() {
        for status in [Status::Pass, Status::Crash, Status::Error] {
            let mut judge = |_: &Case| result(status, "x");
            assert!(minimise_by(&case(), &mut judge).is_none(), "{status}");
        }
    }
}
