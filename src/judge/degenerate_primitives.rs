//! Primitives that may be missing: allowed, but notable.
//!
//! A line or a triangle two of whose vertices have equal Positions may be omitted
//! from what is captured and counted (rule 34), each by itself, but then everywhere:
//! from the data, the counters and every query. So where memory is not what all
//! primitives leave, the model runs without those that may be missing and whose data
//! are not in memory, and its answer must be the device's in all respects. Each run of
//! the device may omit others.

use crate::judge::outcome::{NotPassed, harness_error};
use crate::model::allowed::AllowedWord;
use crate::model::{self, Capture, Omission};
use crate::script::ValidScript;
use crate::script::commands::Command;
use crate::script::memory::Observed;
use crate::verdict::Evidence;
use crate::verdict::compare::compare_written;
use crate::verdict::difference::Difference;
use crate::verdict::written::Written;

/// Primitives of one script that may be missing: up to this number, every set is tried.
const MAX_OPTIONAL: u32 = 10;

/// Describes the missing primitives, if the device omits only what it may omit.
///
/// # Errors
/// Too many primitives whose data do not show whether they are missing.
pub(crate) fn missing(
    programs: &[Capture<'_>],
    script: &ValidScript,
    evidence: &Evidence<'_>,
) -> Result<Option<String>, NotPassed> {
    let (_, optional) = model::run_without(programs, script, 0).map_err(harness_error)?;
    if optional == 0 {
        return Ok(None);
    }
    let mut counts = Vec::new();
    for observed in evidence.observed {
        let run = std::slice::from_ref(observed);
        let search = Search {
            programs,
            script,
            evidence: Evidence {
                observed: run,
                ..*evidence
            },
            written: Written::find(run),
            observed,
            optional,
        };
        match search.missing()? {
            Some(missing) => counts.push(missing),
            None => return Ok(None),
        }
    }
    // Runs of which each is as expected, but not both together.
    if counts.iter().all(|missing| *missing == 0) {
        return Ok(None);
    }
    counts.dedup();
    let counts: Vec<String> = counts.iter().map(u32::to_string).collect();
    Ok(Some(format!(
        "{} of {optional} primitives with equal or undefined positions are missing from data, counters and queries alike",
        counts.join(" and in another run ")
    )))
}

/// The search for the primitives that are missing from one run.
struct Search<'a> {
    programs: &'a [Capture<'a>],
    script: &'a ValidScript,
    /// The evidence of this run only.
    evidence: Evidence<'a>,
    written: Written,
    observed: &'a Observed,
    /// Primitives that may be missing.
    optional: u32,
}

impl Search<'_> {
    /// The number of missing primitives, if the rest is what the run left.
    fn missing(&self) -> Result<Option<u32>, NotPassed> {
        // All or none first: a device that omits one omits others like it.
        for all in [true, false] {
            if self.differences(&mut |_, _| all)?.is_empty() {
                return Ok(Some(if all { self.optional } else { 0 }));
            }
        }
        // In the order of capture, a primitive is missing if its data are not where
        // they belong. Of those without data any number may be missing.
        let mut without_data = 0;
        let mut without_value = false;
        let mut memory_differs = false;
        let mut omitted = 0;
        while omitted <= without_data {
            let mut seen = 0;
            let mut missing = 0;
            let differences = self.differences(&mut |_, words| {
                let is_missing = self.is_captured(words).map_or_else(
                    || {
                        seen += 1;
                        without_value |= words.iter().any(|words| !words.is_empty());
                        seen <= omitted
                    },
                    |captured| !captured,
                );
                missing += u32::from(is_missing);
                is_missing
            })?;
            if differences.is_empty() {
                return Ok(Some(missing));
            }
            memory_differs |= differences.iter().any(is_in_memory);
            without_data = seen;
            omitted += 1;
        }
        if self.optional <= MAX_OPTIONAL {
            for missing in (1..(1u64 << self.optional) - 1).rev() {
                let differences = self.differences(&mut |number, _| missing >> number & 1 == 1)?;
                if differences.is_empty() {
                    return Ok(Some(missing.count_ones()));
                }
            }
            return Ok(None);
        }
        // Data that a later capture overwrites do not show what is missing. Primitives that
        // take no memory do not change it: where it differs, it does whichever are missing.
        let commands = self.script.commands.iter();
        let captures = commands.filter(|command| matches!(command, Command::Begin(_)));
        let is_seen = without_data == 0 || (memory_differs && !without_value);
        if is_seen && captures.count() == 1 {
            return Ok(None);
        }
        Err(harness_error(format!(
            "{} primitives of the script may be missing, and the data do not show which: at most {MAX_OPTIONAL} can be tried",
            self.optional
        )))
    }

    /// The differences between the run and what the script leaves without these primitives.
    fn differences(&self, omits: &mut Omission<'_>) -> Result<Vec<Difference>, NotPassed> {
        let run = model::run_omitting(self.programs, self.script, omits);
        let (allowed, _) = run.map_err(harness_error)?;
        let evidence = Evidence {
            allowed: &allowed,
            ..self.evidence
        };
        compare_written(&evidence, &self.written).map_err(harness_error)
    }

    /// Whether memory has the words of a primitive in one of their orders; `None` if
    /// none of them has a value.
    fn is_captured(&self, orders: &[Vec<(usize, AllowedWord)>]) -> Option<bool> {
        let is_known = orders.iter().flatten().any(|(_, word)| word.bits.is_some());
        is_known.then(|| {
            orders.iter().any(|words| {
                words.iter().all(|(buffer, word)| {
                    let at = (self.evidence.guard + word.position) as usize;
                    let bytes = self.observed.buffers[*buffer].bytes.get(at..at + 4);
                    word.bits
                        .is_none_or(|bits| bytes == Some(&bits.to_le_bytes()[..]))
                })
            })
        })
    }
}

/// Whether a difference is one of memory or counters, not of queries.
fn is_in_memory(difference: &Difference) -> bool {
    match difference {
        Difference::Word(_)
        | Difference::Counter { .. }
        | Difference::CounterNeighbour { .. }
        | Difference::Patch(_) => true,
        Difference::Query { .. }
        | Difference::QueryOverrun { .. }
        | Difference::Identity { .. } => false,
    }
}

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use crate::case::Case;
    use crate::case_file::expand::expand;
    use crate::catalog::Library;
    use crate::judge::capture::run_case;
    use crate::judge::model_driver::capabilities;
    use crate::judge::prepared::Prepared;
    use crate::judge::programs;
    use crate::judge::rewritten::CapturePath;
    use crate::model::run_without;
    use crate::script::Prefill;
    use crate::script::executor::{Execution, Job};
    use crate::script::memory::{Observed, QueryResult};
    use crate::script::scripted_executor::ScriptedExecutor;
    use crate::sources::Sources;
    use crate::verdict::{Status, ideal};

    /// The outcome of a case on a device that omits these primitives, and
    /// `miscounted` more from a query.
    fn outcome(name: &str, missing: u64, miscounted: u64) -> (Status, String) {
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        outcome_of(&case, [missing; 2], miscounted)
    }

    /// The [`outcome`] on a device of which each run omits primitives of its own.
    fn outcome_of(case: &Case, missing: [u64; 2], miscounted: u64) -> (Status, String) {
        outcome_with(case, missing, &|observed, _| {
            for query in &mut observed.queries {
                if let QueryResult::PrimitivesGenerated(n) = query {
                    *n -= miscounted;
                }
            }
        })
    }

    /// The [`outcome_of`] a device with another fault, a function of the bytes of a guard.
    fn outcome_with(
        case: &Case,
        missing: [u64; 2],
        fault: &dyn Fn(&mut Observed, u64),
    ) -> (Status, String) {
        outcome_by(case, case, missing, fault)
    }

    /// Returns the outcome of a case on a device whose answers are those of another case.
    fn outcome_by(
        case: &Case,
        answering: &Case,
        missing: [u64; 2],
        fault: &dyn Fn(&mut Observed, u64),
    ) -> (Status, String) {
        let capabilities = capabilities();
        let device = answering.capture().expect("a device case");
        let sources = Sources::embedded();
        let prepared = Prepared::new(&answering.rules, device, &capabilities);
        let prepared = prepared.unwrap_or_else(|why| panic!("{why:?}"));
        let ready = programs::ready(CapturePath::Native, &prepared, &sources, &capabilities);
        let Ok((own, _)) = ready else {
            panic!("the case is ready to run");
        };
        let answer = |job: &Job, _| {
            let (script, guard) = (&job.script, job.guard);
            let observed = Prefill::BOTH
                .into_iter()
                .zip(missing)
                .map(|(prefill, missing)| {
                    let allowed = run_without(&[own.capture()], script, missing);
                    let (allowed, _) = allowed.expect("the model runs");
                    let mut observed = ideal::observed(script, guard, &allowed, prefill, 0);
                    fault(&mut observed, guard);
                    observed
                });
            Ok(Execution {
                observed: observed.collect(),
                ..Execution::default()
            })
        };
        let mut device = ScriptedExecutor::new(capabilities, &answer);
        let result = run_case(case, &sources, &mut device, &mut |_| ());
        (result.status, result.reason)
    }

    /// A case of this number of lines, each of which may be missing.
    fn lines(lines: u32) -> Case {
        let text = format!(
            "about = 'x'\nrules = [34]\n\
             pipeline.topology = 'line_strip'\n\
             pipeline.position = 'unwritten'\n\
             interface.outputs = [{{ name = 'a', type = 'uvec2', offset = 0 }}]\n\
             counters = [{{}}]\n\
             script = ['begin', {{ draw = {{ vertices = {} }} }}, {{ end = {{ counters = [0] }} }}]\n",
            lines + 1
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        cases.unwrap_or_else(|error| panic!("{error}")).remove(0)
    }

    /// Lines of one stream whose positions are in that stream, or in none that is captured.
    #[test]
    fn lines_of_the_stream_that_has_the_position_are_never_missing() {
        let case = |raster: &str| {
            let text = format!(
                "about = 'x'\nrules = [34]\n\
                 interface.stage = 'geometry'\n\
                 interface.outputs = [{{ name = 'a', type = 'uvec2', offset = 0, stream = 1 }}]\n\
                 pipeline.geometry = {{ output = 'lines', emits = '1 1 1 1' }}\n{raster}\
                 counters = [{{}}]\n\
                 script = ['begin', {{ draw = {{ vertices = 2 }} }}, {{ end = {{ counters = [0] }} }}]\n"
            );
            let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
            cases.unwrap_or_else(|error| panic!("{error}")).remove(0)
        };
        let without = case("");
        let positioned = case("pipeline.raster = { stream = 1 }\n");
        for missing in [0b1, 0b101, 0b111111] {
            let (status, reason) = outcome_of(&without, [missing; 2], 0);
            assert_eq!(status, Status::Quality, "{missing}: {reason}");
            let (status, reason) = outcome_by(&positioned, &without, [missing; 2], &|_, _| ());
            assert_eq!(status, Status::Fail, "{missing}: {reason}");
        }
        assert_eq!(outcome_of(&positioned, [0; 2], 0).0, Status::Pass);
    }

    #[test]
    fn each_run_may_omit_other_primitives() {
        for missing in [[0, 1], [1, 0], [0b01, 0b10], [0, u64::MAX], [0b101, 0b111]] {
            let (status, reason) = outcome_of(&lines(3), missing, 0);
            assert_eq!(status, Status::Quality, "{missing:?}: {reason}");
        }
        assert_eq!(outcome_of(&lines(3), [0b01, 0b10], 1).0, Status::Fail);
    }

    #[test]
    fn any_of_many_primitives_may_be_missing() {
        for missing in [
            [0, 1],
            [u64::MAX, 0],
            [0x55_5555, 0x1234],
            [1 << 60, !1 << 2],
        ] {
            let (status, reason) = outcome_of(&lines(100), missing, 0);
            assert_eq!(status, Status::Quality, "{missing:?}: {reason}");
        }
        let (status, reason) = outcome_of(&lines(100), [0x55_5555, 0x1234], 1);
        assert_eq!(status, Status::Fail, "{reason}");
    }

    /// Many primitives may be missing, of two streams, in the second case half of them outside
    /// of the capture. Where the data are wrong, they are whichever are missing.
    #[test]
    fn a_primitive_of_two_streams_is_missing_from_both() {
        for (before, first) in [("", 0), ("{ draw = { vertices = 16, indices = 0 } }, ", 14)] {
            let text = format!(
                "about = 'x'\nrules = [34]\n\
                 interface.stage = 'geometry'\n\
                 interface.outputs = [{{ name = 'a', type = 'uint', offset = 0, stream = 2 }}]\n\
                 pipeline.topology = 'triangle_strip'\n\
                 pipeline.geometry = {{ output = 'points', emits = '0 2' }}\n\
                 indices = [{{ type = 'u16', values = '0 0 1 1 2 2 3 3 4 4 5 5 6 6 7 7' }}]\n\
                 queries = []\n\
                 script = [{before}'begin', {{ draw = {{ vertices = 16, indices = 0 }} }}, 'end']\n"
            );
            let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
            let case = cases.unwrap_or_else(|error| panic!("{error}")).remove(0);
            let (status, reason) =
                outcome_with(&case, [0b101 << first, 0b110 << first], &|_, _| ());
            assert_eq!(status, Status::Quality, "{before}: {reason}");
            let (status, reason) = outcome_with(&case, [0; 2], &|observed, guard| {
                observed.buffers[0].bytes[guard as usize + 8] ^= 1;
            });
            assert_eq!(status, Status::Fail, "{before}: {reason}");
        }
    }

    #[test]
    fn what_may_be_missing_is_notable_where_it_is_missing_everywhere() {
        let pairs = "xfb.prim.degenerate.pairs.line_strip";
        assert_eq!(outcome(pairs, 0, 0).0, Status::Pass);
        for (missing, expected) in [(0b111, "3 of 3"), (0b010, "1 of 3")] {
            let (status, reason) = outcome(pairs, missing, 0);
            assert_eq!(status, Status::Quality, "{reason}");
            assert!(reason.starts_with(expected), "{reason}");
        }
        // The queries count what the data does not have, or the other way round.
        assert_eq!(outcome(pairs, 0, 1).0, Status::Fail);
        assert_eq!(outcome(pairs, 0b111, 1).0, Status::Fail);
    }

    #[test]
    fn a_position_that_is_not_written_makes_every_triangle_optional() {
        let unwritten = "xfb.prim.degenerate.unwritten.triangles";
        assert_eq!(outcome(unwritten, 0b11, 0).0, Status::Quality);
        assert_eq!(outcome(unwritten, 0b01, 0).0, Status::Quality);
    }

    #[test]
    fn points_and_proper_triangles_are_never_missing() {
        // Nothing there is optional, so that no bit has a primitive.
        for name in ["xfb.prim.count.points.3", "xfb.prim.count.triangles.6"] {
            assert_eq!(outcome(name, u64::MAX, 0).0, Status::Pass, "{name}");
        }
    }
}
