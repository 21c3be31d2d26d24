//! Devices that misread a script at a neutral command, at the end of a range, or in one of two
//! ways.

use super::hypothesis::{found_in, ranges, script};
use crate::script::commands::{Bind, BoundRange, Command, RangeSize};
use crate::script::neutral::Neutral;
use crate::script::{Draw, Script};
use crate::units::Binding;

#[test]
fn a_neutral_command_that_ends_a_capture_is_named_with_its_places() {
    let neutral = || Command::Neutral(Neutral::PushConstants);
    let pushing = || {
        let mut script = script();
        // The second capture, which stores no counters: a draw between two of them, and
        // another draw.
        script.commands.insert(7, neutral());
        let last = Command::Draw(Draw::plain(3, 1, 15, 0));
        script.commands.splice(9..9, [neutral(), last]);
        script
    };
    let ended = |script: &mut Script, number: usize| {
        assert_eq!(script.commands[number], neutral());
        let end = script.commands.remove(11);
        assert!(matches!(end, Command::End(_)), "{end:?}");
        script.commands[number] = end;
    };
    let text = "vkCmdPushConstants ends the capture: memory, counters and queries are exactly \
                those of vkCmdEndTransformFeedbackEXT without counters in its place";
    let first = found_in(pushing(), |script, _, _| ended(script, 7));
    assert_eq!(first.expect("a headline").text, text);
    let second = found_in(pushing(), |script, _, _| ended(script, 9));
    assert_eq!(
        second.expect("a headline").text,
        format!("at neutral command 2 of 2, {text}")
    );
}

#[test]
fn a_neutral_command_that_unbinds_the_ranges_is_named() {
    // Before a capture that begins anew, and before one that resumes.
    for (number, bind) in [(10, 9), (6, 1)] {
        let mut script = script();
        let fill = Command::Neutral(Neutral::FillBuffer);
        script.commands.insert(number, fill);
        let headline = found_in(script, |script, _, _| {
            script.buffers.extend([1200, 1200]);
            let ranges = ranges(script, bind).iter().map(|range| BoundRange {
                buffer: range.buffer + 2,
                ..*range
            });
            let elsewhere = Command::Bind(Bind::new(Binding(0), ranges.collect()));
            script.commands[number] = elsewhere;
        });
        assert_eq!(
            headline.expect("a headline").text,
            "vkCmdFillBuffer unbinds the ranges: memory, counters and queries are exactly those of \
             captures into other memory after it"
        );
    }
}

#[test]
fn a_range_that_ends_early_is_named() {
    let mut script = script();
    // Three vertices fill the range.
    ranges(&mut script, 9)[1].size = RangeSize::Bytes(24);
    let headline = found_in(script, |script, _, _| {
        ranges(script, 9)[1].size = RangeSize::Bytes(20);
    });
    let text = headline.expect("a headline").text;
    let start = "pSizes of vkCmdBindTransformFeedbackBuffersEXT is 4 bytes too small: ";
    assert!(text.starts_with(start), "{text}");
}

/// A device has one of two faults, which leave the same.
#[test]
fn two_hypotheses_that_explain_everything_are_both_said() {
    let mut script = script();
    let small = [12, 20];
    for (range, offset) in ranges(&mut script, 9).iter_mut().zip(small) {
        range.offset = offset;
    }
    let headline = found_in(script, |script, _, _| {
        for command in [1, 9] {
            ranges(script, command)
                .iter_mut()
                .for_each(|range| range.offset = 0);
        }
    });
    let bind = "vkCmdBindTransformFeedbackBuffersEXT";
    assert_eq!(
        headline.expect("a headline").text,
        format!(
            "pOffsets of {bind} is ignored: memory, counters and queries are exactly those of \
             offset 0; or pOffsets of {bind} is rounded down, which would leave the same"
        )
    );
}
