use super::*;
use crate::script::Topology;
use crate::script::commands::QueryKind;
use crate::script::program::Program;
use crate::script::program_use::ProgramUse;
use crate::script::test_commands::{commands, script};
use crate::script::validate::validate_calls;
use crate::units::Binding;

/// A job of these commands, which draws points into binding 0.
fn job(words: &str) -> Job {
    job_of(commands(words))
}

fn job_of(commands: Vec<Command>) -> Job {
    let program = Program::default();
    let begun = commands.iter().filter_map(|command| match command {
        Command::BeginQuery(query) => Some(query.0 as usize + 1),
        _ => None,
    });
    let begun = begun.max().unwrap_or(0);
    let mut script = script(commands);
    script.counters = vec![Some(8), Some(0)];
    script
        .queries
        .retain(|query| query.kind == QueryKind::TransformFeedback);
    script.queries.truncate(begun);
    let uses = vec![ProgramUse::new(&program, [Binding(0)])];
    let script = validate_calls(script, uses).expect("a legal script");
    Job::new(program, Vec::new(), script, 0)
}

/// The steps of these commands in words.
fn steps(words: &str) -> String {
    let plan = plan(&job(words)).unwrap_or_else(|what| panic!("{words}: {what}"));
    let steps = plan.steps.iter().map(|step| match step {
        Step::Use(program) => format!("use {program}"),
        Step::Begin { object, ranges, .. } => {
            format!("begin {object} at {}+{}", ranges[0].offset, ranges[0].size)
        }
        Step::Pause => "pause".to_owned(),
        Step::Resume { object } => format!("resume {object}"),
        Step::End => "end".to_owned(),
        Step::Draw { .. } => "draw".to_owned(),
        Step::DrawCaptured { object, .. } => format!("draw captured {object}"),
        Step::BeginQuery {
            query,
            target,
            stream,
            ..
        } => format!("{target:?} {query} of {stream}"),
        Step::EndQuery { target, stream, .. } => format!("end {target:?} of {stream}"),
    });
    steps.collect::<Vec<_>>().join(", ")
}

/// The first of these commands that OpenGL cannot express, in words.
fn inexpressible(words: &str) -> String {
    plan(&job(words)).expect_err(words)
}

#[test]
fn a_capture_that_loads_what_an_end_stored_is_resumed() {
    assert_eq!(
        steps("bind, begin -, draw, end 0, barrier counters, draw, begin 0, draw, end"),
        "use 0, begin 0 at 0+64, draw, pause, draw, resume 0, draw, end"
    );
    // Without counters it begins anew, in another object.
    assert_eq!(
        steps("bind 4 32, begin, draw, end 0, begin, draw, end"),
        "use 0, begin 0 at 4+32, draw, end, begin 1 at 4+32, draw, end"
    );
    // A counter that holds 0 starts where the range starts.
    assert_eq!(
        steps("bind, begin 1, draw, end"),
        "use 0, begin 0 at 0+64, draw, end"
    );
}

#[test]
fn queries_count_what_vulkan_counts() {
    assert_eq!(
        steps("query 0, draw, bind, begin, draw, end, draw, end-query 0"),
        "use 0, Written 0 of 0, draw, Generated 1 of 0, begin 0 at 0+64, draw, end Generated of 0, \
         end, draw, end Written of 0"
            .replace("Generated 1 of 0, begin 0 at 0+64", "begin 0 at 0+64, Generated 1 of 0")
    );
    let plan = plan(&job("query 0, bind, begin, draw, end, end-query 0")).expect("a plan");
    assert_eq!(plan.planned[0].written, [0]);
    assert_eq!(plan.planned[0].generated, [1]);
    assert_eq!(plan.queries, 2);
}

#[test]
fn what_opengl_lacks_is_named() {
    for (words, what) in [
        ("begin, draw, end", "a begin without a range at binding 0"),
        (
            "bind, begin 0, draw, end",
            "counters that no end of one capture stored",
        ),
        (
            "bind, begin, draw, end 0, bind 4, barrier counters, begin 0, draw, end",
            "counters of a capture into other ranges or of another program",
        ),
        (
            "bind, begin, draw, end, next again, draw",
            "a command buffer that is submitted again",
        ),
        (
            "secondary, draw, end-secondary",
            "secondary command buffers",
        ),
        ("condition, draw, end-condition", "a condition in a buffer"),
        ("write 0", "a counter that is written"),
        ("generate 1", "draws that the device generates"),
        (
            "query 0, draw, end-query 0, reset-query 0",
            "a query that is reset and does not begin again",
        ),
        ("bind 0 6, begin, draw, end", "a bound range of 6 bytes"),
    ] {
        assert_eq!(inexpressible(words), what, "{words}");
    }
}

#[test]
fn calls_are_printed_with_their_state() {
    let job = job("bind, begin, query 0, draw, end-query 0, end");
    let plan = plan(&job).expect("OpenGL has it all");
    assert_eq!(
        calls(&plan, &job.script),
        [
            "glUseProgram(program 0)",
            "glBindTransformFeedback(GL_TRANSFORM_FEEDBACK, object 0)",
            "glBindBufferRange(GL_TRANSFORM_FEEDBACK_BUFFER, 0, buffer 0, offset 0, size 64)",
            "glBeginTransformFeedback(GL_POINTS)",
            "glBeginQueryIndexed(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN, stream 0, query 0)",
            "glBeginQueryIndexed(GL_PRIMITIVES_GENERATED, stream 0, query 1)",
            "glEnable(GL_RASTERIZER_DISCARD)",
            "glDrawArrays(GL_POINTS, count 3, first 0)",
            "glEndQueryIndexed(GL_PRIMITIVES_GENERATED, stream 0)",
            "glEndQueryIndexed(GL_TRANSFORM_FEEDBACK_PRIMITIVES_WRITTEN, stream 0)",
            "glEndTransformFeedback()",
        ]
    );
}

#[test]
fn draws_and_programs_that_opengl_lacks_are_named() {
    let large = job_of(vec![Command::Draw(Draw::plain(u32::MAX, 1, 0, 0))]);
    let what = plan(&large).expect_err("a large draw");
    assert!(what.starts_with("a draw of more than"), "{what}");
    let mut program = job("draw");
    program.program.assembly.divisor = Some(2);
    assert_eq!(plan(&program), Err("divisors of attributes".to_owned()));
    let mut adjacency = job("draw");
    adjacency.program.assembly.topology = Topology::LinesAdjacency;
    let what = plan(&adjacency).expect_err("primitives with adjacency");
    assert!(what.starts_with("captures of primitives with"), "{what}");
}
