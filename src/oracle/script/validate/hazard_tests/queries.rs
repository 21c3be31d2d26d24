//! Queries require no barrier of a script.
//!
//! vkCmdBeginQueryIndexedEXT, vkCmdEndQueryIndexedEXT and vkCmdResetQueryPool: each "defines
//! an execution dependency between other query commands that reference the same query", and
//! its scopes include "all commands" "that occur earlier in submission order" and "later".
//! Submission order spans the command buffers and submissions of a queue. A begin requires
//! that its query is unavailable, which a reset provides and a barrier does not
//! (VUID-vkCmdBeginQuery-None-00807).
//!
//! The results are read after the commands of a script, and not by them: the host reads them
//! after the queue has finished, or waits for availability; it resets queries before the first
//! submission; a copy with `VK_QUERY_RESULT_WAIT_BIT` follows the ends of its queries, and
//! one without may find them unavailable. The copy "is considered to be a transfer
//! operation": the executor records the dependency of the host on it (`device::record`).

use super::pairs::PAIRS;
use super::*;
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::units::{QueryIndex, Stream};

/// A use of query 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum QueryUse {
    /// The query begins, counts a draw and ends.
    Count,
    Reset,
}

use QueryUse::{Count, Reset};

impl QueryUse {
    fn commands(self) -> Vec<Command> {
        match self {
            Count => vec![
                Command::BeginQuery(QueryIndex(0)),
                Command::Draw(Draw::plain(3, 1, 0, 0)),
                Command::EndQuery(QueryIndex(0)),
            ],
            Reset => vec![Command::ResetQuery(QueryIndex(0))],
        }
    }
}

const TWICE: Option<Illegal> = Some(Illegal::QueryTwice {
    query: QueryIndex(0),
});
const RESUBMITTED: Option<Illegal> = Some(Illegal::QueryResubmitted);

/// The uses of a query in order, the last two of which the pair consists of, and the error
/// where the submission is made once; where it is made twice, the first execution has the
/// uses without the last one, and the second one begins with the first.
const USES: &[(&[QueryUse], Option<Illegal>, Option<Illegal>)] = &[
    (&[Count, Reset], None, RESUBMITTED),
    (&[Count, Reset, Count], None, None),
    (&[Count, Count], TWICE, RESUBMITTED),
    (&[Count, Reset, Reset], None, None),
    (&[Reset, Count], None, None),
    (&[Reset, Reset, Count], None, None),
];

/// The error of a script with a query.
fn query_error(commands: Vec<Command>) -> Option<Illegal> {
    let queries = vec![QueryDeclaration {
        kind: QueryKind::TransformFeedback,
        stream: Stream(0),
    }];
    let script = Script {
        queries,
        ..script(commands)
    };
    let illegal = script_error(script, None)?.illegal;
    Some(illegal).filter(|illegal| !matches!(illegal, Illegal::QueryUnused { .. }))
}

/// The uses, with a boundary and a barrier before the last one.
fn used(uses: &[QueryUse], between: Between, barrier: Option<Dependency>) -> Option<Vec<Command>> {
    let (last, first) = uses.split_last().expect("two uses");
    let first: Vec<Command> = first.iter().flat_map(|used| used.commands()).collect();
    let barrier = barrier.map(|order| Command::Barrier(order.into()));
    let barrier: Vec<Command> = barrier.into_iter().collect();
    let next = |boundary| vec![Command::Next(boundary)];
    let last = last.commands();
    let before_reset = uses[uses.len() - 2] == Reset;
    Some(match between {
        Between::Nothing => [first, barrier, last].concat(),
        Between::CommandBuffer => [first, next(Boundary::CommandBuffer), barrier, last].concat(),
        Between::Submission => [first, next(Boundary::Submission), barrier, last].concat(),
        // The second execution has the uses again.
        Between::Resubmission => [first, barrier, next(Boundary::Resubmit)].concat(),
        // A reset is recorded in a primary command buffer, outside of render passes.
        Between::Secondary | Between::Subpass if before_reset || uses.len() > 2 => return None,
        Between::Secondary => {
            let inside = [
                vec![Command::BeginSecondary],
                first,
                vec![Command::EndSecondary],
            ];
            [inside.concat(), barrier, last].concat()
        }
        // The query begins and ends inside the render pass.
        Between::Subpass => {
            let open = vec![Command::Draw(Draw::plain(3, 1, 0, 0))];
            [open, first, next(Boundary::Subpass), barrier, last].concat()
        }
    })
}

#[test]
fn a_query_requires_resets_and_no_barrier() {
    let mut checked = 0;
    let stated = Dependency::ALL.iter().copied().map(Some);
    for (uses, once, again) in USES {
        for between in BETWEEN {
            for barrier in [None].into_iter().chain(stated.clone()) {
                let Some(commands) = used(uses, between, barrier) else {
                    continue;
                };
                let want = if between == Between::Resubmission {
                    again
                } else {
                    once
                };
                let found = query_error(commands);
                assert_eq!(found, *want, "{uses:?} {between:?} {barrier:?}");
                checked += 1;
            }
        }
    }
    assert!(checked > 250, "only {checked} scripts");
}

/// The dependency of a query command concerns commands that reference the query.
#[test]
fn a_query_replaces_no_barrier() {
    for (earlier, later, needs) in PAIRS {
        // After a copy by the host comes the next submission.
        if matches!(
            earlier,
            Access::CopyCounter(Copier::Host)
                | Access::CopyFrom(Copier::Host)
                | Access::CopyInto(Copier::Host)
        ) {
            continue;
        }
        let counted = [Count.commands(), Reset.commands(), Count.commands()].concat();
        let commands = [earlier.commands(0, 1), counted, later.commands(0, 2)].concat();
        let hazard = match query_error(commands) {
            Some(Illegal::Hazard(hazard)) => hazard,
            other => panic!("{earlier:?} {later:?}: {other:?}"),
        };
        match needs {
            Needs::OneOf(barriers) => assert_eq!(hazard.missing(), Some(barriers[0])),
            Needs::Unavailable => assert_eq!(hazard.missing(), None),
        }
    }
}
