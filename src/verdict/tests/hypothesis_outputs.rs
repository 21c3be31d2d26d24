//! Devices that capture outputs in the places of others, that misread dynamic state or the end of
//! a buffer, and coincidences.

use super::GUARD;
use super::hypothesis::{found_in, ranges, script};
use crate::capture::{Buffer, CapturedWord};
use crate::script::commands::{Command, RangeSize};
use crate::script::program::{State, Topology};
use crate::script::{Draw, Script};
use crate::units::{Binding, ByteOffset, QueryIndex};

const BIND: &str = "vkCmdBindTransformFeedbackBuffersEXT";

#[test]
fn outputs_that_are_captured_elsewhere_are_named() {
    type Misreading = fn(&mut Vec<CapturedWord>);
    let rows: [(&str, &str, Misreading); 3] = [
        (
            "for b, the output is not captured",
            "a capture without it",
            |words| words[2] = words[0],
        ),
        (
            "for a and b, two outputs are exchanged",
            "the capture of each in the place of the other",
            |words| {
                for (word, (binding, offset)) in words.iter_mut().zip([(1, 0), (1, 4), (0, 4)]) {
                    (word.binding, word.offset) = (Binding(binding), ByteOffset(offset));
                }
            },
        ),
        (
            "for a, XfbBuffer is 1 too great",
            "a capture into the next buffer",
            |words| words.iter_mut().for_each(|word| word.binding = Binding(1)),
        ),
    ];
    for (fault, instead, misread) in rows {
        let headline = found_in(script(), |_, buffers, words| {
            let mut moved = words.to_vec();
            misread(&mut moved);
            words.clone_from_slice(&moved);
            // A buffer that nothing is captured into is not one of the program.
            let is_used = |buffer: &Buffer| moved.iter().any(|w| w.binding == buffer.binding);
            let used = buffers.iter().find(|buffer| is_used(buffer)).cloned();
            let unused = buffers.iter_mut().filter(|buffer| !is_used(buffer));
            unused.for_each(|buffer| buffer.clone_from(used.as_ref().expect("one is used")));
        });
        assert_eq!(
            headline.expect(fault).text,
            format!("{fault}: memory, counters and queries are exactly those of {instead}")
        );
    }
}

#[test]
fn a_draw_that_captures_nothing_with_dynamic_discard_is_named() {
    let mut script = script();
    let set = |discards| Command::Set(State::Discard(discards));
    // Around the draws of the second capture, of which there are two.
    let last = Command::Draw(Draw::plain(3, 1, 15, 0));
    script.commands.splice(7..7, [set(true), last]);
    script.commands.insert(10, set(false));
    let skip = |numbers: &'static [usize]| {
        move |script: &mut Script, _: &mut [Buffer], _: &mut [CapturedWord]| {
            for &number in numbers {
                match &mut script.commands[number] {
                    Command::Draw(draw) => draw.calls[0].vertices = 0,
                    other => panic!("{other:?} is not a draw"),
                }
            }
        }
    };
    let text = "draws with rasterizer discard capture nothing: memory, counters and queries are \
                exactly those of draws of no vertices while dynamic state enables it";
    let both = found_in(script.clone(), skip(&[8, 9]));
    assert_eq!(both.expect("a headline").text, text);
    let one = found_in(script, skip(&[9]));
    assert_eq!(
        one.expect("a headline").text,
        format!("at draw 4 of 5, {text}")
    );
}

#[test]
fn state_that_is_not_set_is_named() {
    let mut script = script();
    let set = |topology| Command::Set(State::Topology(topology));
    script.commands.insert(10, set(Topology::Lines));
    script.commands.insert(1, set(Topology::Lines));
    script.commands.insert(1, set(Topology::Points));
    let headline = found_in(script, |script, _, _| {
        script.commands.remove(12);
        script.commands.remove(2);
    });
    assert_eq!(
        headline.expect("a headline").text,
        "vkCmdSetPrimitiveTopology has no effect: memory, counters and queries are exactly those of \
         draws with the state that was set before it"
    );
}

/// A range that a device takes to the end of the `VkBuffer`, in which a guard is.
#[test]
fn a_size_that_is_ignored_up_to_the_guard_is_named() {
    let mut script = script();
    script.commands[11] = Command::Draw(Draw::plain(150, 1, 9, 0));
    let headline = found_in(script, |script, _, _| {
        for command in [1, 9] {
            for range in ranges(script, command) {
                range.size = RangeSize::WholeSize;
            }
        }
        script.buffers.iter_mut().for_each(|size| *size += GUARD);
    });
    let text = format!(
        "pSizes of {BIND} is ignored: memory, counters and queries are exactly those of \
         VK_WHOLE_SIZE"
    );
    assert_eq!(headline.expect("a headline").text, text);
}

/// One vertex fills each range: whatever makes it smaller, nothing is captured.
#[test]
fn a_device_that_captures_nothing_names_no_argument() {
    let mut script = script();
    script.commands.truncate(5);
    script.commands[3] = Command::Draw(Draw::plain(1, 1, 0, 0));
    script.commands.push(Command::EndQuery(QueryIndex(0)));
    for (range, bytes) in ranges(&mut script, 1).iter_mut().zip([16, 8]) {
        range.size = RangeSize::Bytes(bytes);
    }
    let headline = found_in(script, |script, _, _| {
        ranges(script, 1)[1].size = RangeSize::Bytes(4);
    });
    assert_eq!(headline, None);
}
