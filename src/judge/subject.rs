//! The category of a failure, by its proven cause or by the findings, and never by the
//! expectations of a run.

use super::CaseResult;
use crate::case::rules::{Category, rule};
use crate::verdict::kind::{Kind, QueryNumber};
use crate::verdict::{Fault, Findings};

/// Returns the subject of a failure.
///
/// A proven cause decides. Otherwise a wrong image, a wrong patch and a wrong number of
/// primitives generated show that the draw is at fault, and values at wrong places that the
/// capture is. A case about nothing but drawing or memory safety fails by that.
pub fn subject(result: &CaseResult) -> Category {
    let details = result.details.as_deref();
    if let Some(cause) = details.and_then(|details| details.cause.as_ref()) {
        return cause.subject;
    }
    let findings = details.and_then(|details| details.findings.as_ref());
    let fault = details.and_then(|details| details.fault);
    if fault == Some(Fault::CaptureContinues) && has_memory_safety(&result.rules) {
        return Category::MemorySafety;
    }
    if findings.is_some_and(is_generated_wrong) {
        return Category::Drawing;
    }
    fault
        .and_then(subject_of_fault)
        .unwrap_or_else(|| match Category::from_rules(&result.rules) {
            Category::Capture | Category::Undecided => Category::Undecided,
            own @ (Category::Drawing | Category::MemorySafety) => own,
        })
}

fn has_memory_safety(rules: &[u8]) -> bool {
    let mut rules = rules.iter().filter_map(|number| rule(*number));
    rules.any(|rule| rule.category == Category::MemorySafety)
}

/// Whether a query counts a wrong number of primitives that the draws generate, which does
/// not depend on a capture.
fn is_generated_wrong(findings: &Findings) -> bool {
    let mut kinds = findings.pattern.iter().map(|count| count.kind);
    kinds.any(|kind| match kind {
        Kind::Query { number, .. } => match number {
            QueryNumber::Generated | QueryNumber::GeneratedSoFar => true,
            QueryNumber::Written
            | QueryNumber::Needed
            | QueryNumber::WrittenSoFar
            | QueryNumber::NeededSoFar
            | QueryNumber::StatisticsAvailability
            | QueryNumber::Availability => false,
        },
        Kind::Missing
        | Kind::Zero
        | Kind::Converted
        | Kind::Garbage
        | Kind::Displaced(_)
        | Kind::WrongValue
        | Kind::StrayUnknown
        | Kind::Stray(_)
        | Kind::Overrun
        | Kind::Counter(_)
        | Kind::CounterStray
        | Kind::CounterNeighbour
        | Kind::QueryOverrun
        | Kind::Patch(_)
        | Kind::Contradiction => false,
    })
}

/// The subject that a pattern of differences decides; `None` where a wrong draw and a wrong
/// capture look alike.
fn subject_of_fault(fault: Fault) -> Option<Category> {
    match fault {
        Fault::QueryOverrun
        | Fault::Shift
        | Fault::Stride
        | Fault::Offsets
        | Fault::WrongBuffer
        | Fault::Converted
        | Fault::Counters
        | Fault::Queries => Some(Category::Capture),
        Fault::Patch | Fault::FragmentInputs | Fault::Image => Some(Category::Drawing),
        Fault::Hypothesis
        | Fault::PrimitiveCount
        | Fault::NothingCaptured
        | Fault::CaptureEndsEarly
        | Fault::CaptureContinues
        | Fault::Component
        | Fault::Zeros
        | Fault::WrongOrder
        | Fault::Contradiction
        | Fault::FirstDifference
        | Fault::FileExpectation => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::{Details, Standing};
    use crate::verdict::{Cause, Status};

    fn failure(rules: &[u8], details: Details) -> CaseResult {
        CaseResult {
            rules: rules.to_vec(),
            details: Some(Box::new(details)),
            ..CaseResult::bare("xfb.a", Status::Fail)
        }
    }

    #[test]
    fn an_expectation_does_not_decide_the_subject() {
        // Rule 11 is about the capture, 54 about memory safety, 90 about drawing.
        let of = |fault| Details {
            fault: Some(fault),
            ..Details::default()
        };
        let caused = Details {
            cause: Some(Cause {
                text: "a draw count is reused".to_owned(),
                subject: Category::Drawing,
            }),
            ..of(Fault::Hypothesis)
        };
        for (rules, details, want) in [
            (&[11][..], caused, Category::Drawing),
            (&[11], of(Fault::Shift), Category::Capture),
            (&[90], of(Fault::Shift), Category::Capture),
            (&[11], of(Fault::Image), Category::Drawing),
            (&[11], of(Fault::WrongOrder), Category::Undecided),
            (&[11, 90], of(Fault::WrongOrder), Category::Undecided),
            (&[90], of(Fault::WrongOrder), Category::Drawing),
            (
                &[11, 54],
                of(Fault::CaptureContinues),
                Category::MemorySafety,
            ),
            (&[], Details::default(), Category::Undecided),
        ] {
            let plain = failure(rules, details);
            let known = CaseResult {
                standing: Standing::Known {
                    reason: "a bug of drawing".to_owned(),
                },
                ..plain.clone()
            };
            assert_eq!(subject(&plain), want, "{plain:?}");
            assert_eq!(subject(&known), want);
        }
    }
}
