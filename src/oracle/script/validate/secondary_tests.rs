//! Secondary command buffers and what is active around them.

use super::{ProgramUse, validate};
use crate::script::commands::{Command, QueryDeclaration, QueryKind};
use crate::script::{Draw, Script};
use crate::units::{QueryIndex, Stream};

#[test]
fn a_query_ends_in_the_command_buffer_that_began_it() {
    let draw = Command::Draw(Draw::plain(3, 1, 0, 0));
    let (begin, end) = (Command::BeginSecondary, Command::EndSecondary);
    let query = (
        Command::BeginQuery(QueryIndex(0)),
        Command::EndQuery(QueryIndex(0)),
    );
    let broken = |commands: Vec<Command>| {
        let script = Script {
            queries: vec![QueryDeclaration {
                kind: QueryKind::Statistics,
                stream: Stream(0),
            }],
            commands,
            ..Script::default()
        };
        let error = validate(script, vec![ProgramUse::default()]).err()?;
        Some(error.illegal.to_string())
    };
    let (begins, ends) = query;
    let around = vec![
        begins.clone(),
        begin.clone(),
        draw.clone(),
        end.clone(),
        ends.clone(),
    ];
    assert_eq!(broken(around), None);
    let inside = broken(vec![begins, begin, draw, ends, end]);
    let why = "query 0 is ended outside the render pass that it was begun in";
    assert_eq!(inside.as_deref(), Some(why));
}
