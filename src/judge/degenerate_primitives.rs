//! Primitives that may be missing: allowed, but notable.
//!
//! A line or a triangle two of whose vertices have equal Positions may be omitted
//! from what is captured and counted (rule 34), each by itself, but then everywhere:
//! from the data, the counters and every query. So where memory is not what all
//! primitives leave, the model runs once for every set of them that may be
//! missing, and one of its answers must be the device's in all respects.

use crate::judge::outcome::{NotPassed, harness_error};
use crate::model::{self, Capture};
use crate::script::ValidScript;
use crate::verdict::{self, Evidence};

/// Primitives of one script that may be missing: so many answers are tried.
const MAX_OPTIONAL: u32 = 10;

/// Describes the missing primitives, if the device omits only what it may omit.
///
/// # Errors
/// More primitives may be missing than can be tried.
pub(crate) fn missing(
    programs: &[Capture<'_>],
    script: &ValidScript,
    evidence: &Evidence<'_>,
) -> Result<Option<String>, NotPassed> {
    let run = |missing| model::run_without(programs, script, missing).map_err(harness_error);
    let (_, optional) = run(0)?;
    let matches = |missing| -> Result<bool, NotPassed> {
        let (allowed, _) = run(missing)?;
        let verdict = verdict::judge(&Evidence {
            allowed: &allowed,
            ..*evidence
        });
        Ok(verdict.map_err(harness_error)?.passed())
    };
    let described = |missing: u32| {
        format!(
            "{missing} of {optional} primitives with equal or undefined positions are missing from data, counters and queries alike"
        )
    };
    // All of them first: a device that omits one omits others like it.
    if optional > 0 && matches(u64::MAX)? {
        return Ok(Some(described(optional)));
    }
    if optional > MAX_OPTIONAL {
        return Err(harness_error(format!(
            "{optional} primitives of the script may be missing, at most {MAX_OPTIONAL} can be tried"
        )));
    }
    for missing in (1..(1u64 << optional) - 1).rev() {
        if matches(missing)? {
            return Ok(Some(described(missing.count_ones())));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use crate::catalog::Library;
    use crate::judge::capture::run_case;
    use crate::judge::prepared::Prepared;
    use crate::judge::programs;
    use crate::judge::rewritten::CapturePath;
    use crate::model::run_without;
    use crate::script::executor::{Execution, Job};
    use crate::script::memory::QueryResult;
    use crate::script::scripted_executor::ScriptedExecutor;
    use crate::script::{Capabilities, Prefill};
    use crate::verdict::{Status, ideal};

    /// The outcome of a case on a device that omits these primitives, and
    /// `miscounted` more from a query.
    fn outcome(name: &str, missing: u64, miscounted: u64) -> (Status, String) {
        let capabilities = Capabilities::offering(&[
            "transformFeedbackQueries",
            "primitivesGeneratedQuery",
            "primitivesGeneratedQueryWithRasterizerDiscard",
        ]);
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        let device = case.capture().expect("a device case");
        let sources = library.sources();
        let prepared = Prepared::new(&case.rules, device, &capabilities);
        let prepared = prepared.unwrap_or_else(|why| panic!("{why:?}"));
        let ready = programs::ready(CapturePath::Native, &prepared, sources, &capabilities);
        let Ok((own, _)) = ready else {
            panic!("the case is ready to run");
        };
        let answer = |job: &Job, _| {
            let (script, guard) = (&job.script, job.guard);
            let allowed = run_without(&[own.capture()], script, missing);
            let (allowed, _) = allowed.expect("the model runs");
            let observed = Prefill::BOTH.map(|prefill| {
                let mut observed = ideal::observed(script, guard, &allowed, prefill, 0);
                for query in &mut observed.queries {
                    if let QueryResult::PrimitivesGenerated(n) = query {
                        *n -= miscounted;
                    }
                }
                observed
            });
            Ok(Execution {
                observed: observed.to_vec(),
                validation: Vec::new(),
            })
        };
        let mut device = ScriptedExecutor::new(capabilities, &answer);
        let result = run_case(&case, sources, &mut device, &mut |_| ());
        (result.status, result.reason)
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
    fn a_position_that_nobody_writes_makes_every_triangle_optional() {
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
