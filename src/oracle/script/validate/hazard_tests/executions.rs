//! Submissions that are made twice.

use super::*;
use Dependency::*;

/// vkCmdSetEvent: "If event is already in the signaled state", "no execution dependency is
/// generated".
#[test]
fn a_submission_that_is_made_twice_has_no_barrier_by_an_event() {
    for by in [SyncMethod::Event, SyncMethod::Event2] {
        let barrier = Command::Barrier(Barrier::new(Counters, by));
        let text = |before: Vec<Command>| {
            let twice = [
                before,
                vec![barrier.clone(), Command::Next(Boundary::Resubmit)],
            ]
            .concat();
            error(twice).map(|error| error.to_string())
        };
        let want = "command 1: command 0 is a barrier by an event, and the submission is made a \
                    second time: the event is signaled by then, so that setting it has no effect \
                    and makes no dependency; another method is required \
                    (vkCmdSetEvent, vkCmdSetEvent2; rule 86)";
        assert_eq!(text(vec![]).as_deref(), Some(want));
        let once = [barrier.clone(), Command::Next(Boundary::Submission)];
        let again = vec![Command::Next(Boundary::Resubmit)];
        assert_eq!(error([once.to_vec(), again].concat()), None);
    }
}

#[test]
fn a_hazard_of_the_second_execution_names_its_command() {
    let both = [Begin.commands(0, 1), End.commands(0, 2)];
    let [mut begin, mut end] = both;
    // One capture begins at the counter and stores it.
    begin.truncate(3);
    let commands = [
        begin,
        vec![end.remove(3)],
        vec![Command::Next(Boundary::Resubmit)],
    ]
    .concat();
    let error = error(commands).expect("the second begin follows the first end");
    assert_eq!(
        error.to_string(),
        "command 1: in the second execution of the submission the begin reads counter 0, which \
         an end before it wrote: a barrier = \"counters\" is required between the two (\"Synchronization \
         and Cache Control\", Memory Dependencies; rules 82 to 85)"
    );
}
