//! Primitives that may be missing: allowed, but notable.
//!
//! A line or a triangle two of whose vertices have equal Positions may be left out
//! of what is captured and counted (rule 34), each by itself, but then everywhere:
//! from the data, the counters and every query. So where memory is not what all
//! primitives leave, the model runs once for every set of them that may be
//! missing, and one of its answers must be the device's in all respects.

use super::one::Trouble;
use crate::model::{self, Capture};
use crate::verdict::{self, Evidence};

/// Primitives of one script that may be missing: so many answers are tried.
const MAX_OPTIONAL: u32 = 10;

/// Says which primitives are missing, if the device did what a device may that
/// leaves them out.
///
/// # Errors
/// More primitives may be missing than can be tried.
pub(super) fn missing(
    programs: &[Capture<'_>],
    evidence: &Evidence<'_>,
) -> Result<Option<String>, Trouble> {
    let run =
        |missing| model::run_without(programs, evidence.script, missing).map_err(Trouble::ours);
    let (_, optional) = run(0)?;
    if optional > MAX_OPTIONAL {
        return Err(Trouble::ours(format!(
            "{optional} primitives of the script may be missing, at most {MAX_OPTIONAL} can be tried"
        )));
    }
    // All of them first: a device that leaves out one leaves out its like.
    for missing in (1..1u64 << optional).rev() {
        let (allowed, _) = run(missing)?;
        let verdict = verdict::judge(&Evidence {
            allowed: &allowed,
            ..*evidence
        });
        if verdict.map_err(Trouble::ours)?.passed() {
            return Ok(Some(format!(
                "{} of {optional} primitives with equal positions are missing from data, counters and queries alike",
                missing.count_ones()
            )));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use crate::case::{Case, Library};
    use crate::model::allowed::{AllowedCounter, AllowedQuery};
    use crate::model::{Allowed, run_without};
    use crate::packing::CaptureLimits;
    use crate::run::one::run_case;
    use crate::run::programs;
    use crate::run::rewritten::Way;
    use crate::script::counters::default_size;
    use crate::script::executor::{ExecuteError, Execution, Executor, Job, Phase};
    use crate::script::memory::{COUNTER_IMAGE, Image, QueryResult};
    use crate::script::{Capabilities, Observed, Prefill};
    use crate::verdict::Status;
    use std::collections::BTreeMap;

    /// A device that leaves out these primitives, and one more from a query.
    struct LeavesOut {
        capabilities: Capabilities,
        case: Case,
        missing: u64,
        miscounted: u64,
    }

    impl Executor for LeavesOut {
        fn capabilities(&self) -> &Capabilities {
            &self.capabilities
        }

        fn execute(
            &mut self,
            job: &Job,
            _: &[Prefill],
            _: &mut dyn FnMut(Phase),
        ) -> Result<Execution, ExecuteError> {
            let library = Library::embedded();
            let device = self.case.device.as_ref().expect("a device case");
            let sources = library.sources();
            let ready =
                programs::ready(Way::Native, &self.case, device, sources, &self.capabilities);
            let Ok((own, _)) = ready else {
                panic!("the case is ready to run");
            };
            let allowed = run_without(&[own.capture()], &job.script, self.missing);
            let (allowed, _) = allowed.expect("the model runs");
            let observed = Prefill::BOTH.map(|prefill| self.left(job, &allowed, prefill));
            Ok(Execution {
                observed: observed.to_vec(),
                validation: Vec::new(),
            })
        }
    }

    impl LeavesOut {
        fn left(&self, job: &Job, allowed: &Allowed, prefill: Prefill) -> Observed {
            let guard = job.guard as usize;
            let image = |number, size: u64| Image {
                bytes: prefill.bytes(number, 2 * guard + size as usize),
                start: guard,
            };
            let sizes = job.script.buffers.iter().enumerate();
            let mut buffers: Vec<Image> = sizes.map(|(i, size)| image(i, *size)).collect();
            let plain = allowed.buffers.iter().enumerate();
            let plain = plain.flat_map(|(b, words)| words.words.iter().map(move |w| (b, *w)));
            let chosen = allowed
                .choices
                .iter()
                .flat_map(|c| c.alternatives[0].clone());
            for (buffer, word) in plain.chain(chosen) {
                let at = guard + word.position as usize;
                let bits = word.bits.expect("every value is known here");
                buffers[buffer].bytes[at..at + 4].copy_from_slice(&bits.to_le_bytes());
            }
            let mut counters = image(COUNTER_IMAGE, default_size(job.script.counters.len()));
            for (index, counter) in allowed.counters.iter().enumerate() {
                let at = job
                    .script
                    .counter_position(index, job.guard)
                    .expect("a place");
                let at = at as usize;
                if let AllowedCounter::Exact(value) = counter {
                    counters.bytes[at..at + 4].copy_from_slice(&value.to_le_bytes());
                }
            }
            let queries = allowed.queries.iter().map(|query| match *query {
                AllowedQuery::TransformFeedback { written, needed } => {
                    QueryResult::TransformFeedback {
                        written: written.expect("every number is known here"),
                        needed,
                    }
                }
                AllowedQuery::PrimitivesGenerated(n) => {
                    QueryResult::PrimitivesGenerated(n - self.miscounted)
                }
                _ => QueryResult::Unavailable,
            });
            Observed {
                prefill,
                buffers,
                counters,
                queries: queries.collect(),
                resources: Vec::new(),
            }
        }
    }

    fn outcome(name: &str, missing: u64, miscounted: u64) -> (Status, String) {
        let features = [
            "transformFeedbackQueries",
            "primitivesGeneratedQuery",
            "primitivesGeneratedQueryWithRasterizerDiscard",
        ];
        let capabilities = Capabilities {
            index: 0,
            name: "told".into(),
            kind: "cpu".into(),
            vendor_id: 0,
            device_id: 0,
            api_version: "1.3.0".into(),
            driver_name: "told".into(),
            driver_info: String::new(),
            driver_version: 0,
            transform_feedback: true,
            features: features.map(|f| (f.to_owned(), true)).into(),
            limits: CaptureLimits::LLVMPIPE,
            other_limits: BTreeMap::new(),
        };
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        let mut device = LeavesOut {
            capabilities,
            case: case.clone(),
            missing,
            miscounted,
        };
        let result = run_case(&case, library.sources(), &mut device, &mut |_| ());
        (result.status, result.reason)
    }

    #[test]
    fn what_may_be_missing_is_notable_where_it_is_missing_everywhere() {
        let pairs = "xfb.prim.degenerate.pairs.line_strip";
        assert_eq!(outcome(pairs, 0, 0).0, Status::Pass);
        for (missing, told) in [(0b111, "3 of 3"), (0b010, "1 of 3")] {
            let (status, reason) = outcome(pairs, missing, 0);
            assert_eq!(status, Status::Quality, "{reason}");
            assert!(reason.starts_with(told), "{reason}");
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
