//! Jobs that read the results of queries in several ways.

use super::scenarios::{capture, draw, job_with, program};
use crate::script::commands::{Boundary, QueryDeclaration, QueryKind};
use crate::script::query_read::{QueryRead, ResetBy};
use crate::script::{Command, Job};
use crate::types::Stage;
use crate::units::{QueryIndex, Stream};

/// Queries of each kind around a capture; where a command resets them, the first is used again.
pub(super) fn queries(read: QueryRead) -> Job {
    let kinds = [
        QueryKind::TransformFeedback,
        QueryKind::PrimitivesGenerated,
        QueryKind::Clipping,
    ];
    let begins = QueryIndex::all(kinds.len()).map(Command::BeginQuery);
    let ends = QueryIndex::all(kinds.len()).map(Command::EndQuery);
    let mut commands: Vec<_> = begins.collect();
    commands.extend(capture(vec![draw()]));
    commands.extend(ends);
    if read.reset == ResetBy::Command {
        commands.extend([
            Command::ResetQuery(QueryIndex(0)),
            Command::BeginQuery(QueryIndex(0)),
            Command::EndQuery(QueryIndex(0)),
        ]);
    }
    job_with(program(&[Stage::Vertex]), commands, |script| {
        script.query_read = read;
        script.queries = kinds
            .map(|kind| QueryDeclaration {
                kind,
                stream: Stream(0),
            })
            .to_vec();
    })
}

/// Queries of primitives generated that end and are reset in this order, before another
/// submission.
pub(super) fn reset_again(read: QueryRead, order: &[u32]) -> Job {
    let query = QueryDeclaration {
        kind: QueryKind::PrimitivesGenerated,
        stream: Stream(0),
    };
    let mut commands = Vec::new();
    for index in QueryIndex::all(order.len()) {
        commands.push(Command::BeginQuery(index));
        commands.extend(capture(vec![draw()]));
        commands.push(Command::EndQuery(index));
    }
    commands.extend(
        order
            .iter()
            .map(|query| Command::ResetQuery(QueryIndex(*query))),
    );
    commands.push(Command::Next(Boundary::Submission));
    commands.extend(capture(vec![draw()]));
    job_with(program(&[Stage::Vertex]), commands, |script| {
        script.query_read = read;
        script.queries = vec![query; order.len()];
    })
}

/// Two queries of primitives generated, of which the second one ends or never begins.
pub(super) fn generated_twice(read: QueryRead, ends: bool) -> Job {
    let query = QueryDeclaration {
        kind: QueryKind::PrimitivesGenerated,
        stream: Stream(0),
    };
    let mut commands = Vec::new();
    for index in QueryIndex::all(1 + usize::from(ends)) {
        commands.push(Command::BeginQuery(index));
        commands.extend(capture(vec![draw()]));
        commands.push(Command::EndQuery(index));
    }
    job_with(program(&[Stage::Vertex]), commands, |script| {
        script.query_read = read;
        script.queries = vec![query; 2];
    })
}
