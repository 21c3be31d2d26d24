//! Each place of a misreading is named: devices that misread one argument at some places.

use super::{GUARD, bench};
use crate::capture::{Buffer, CapturedWord};
use crate::model::allowed::{Allowed, AllowedQuery};
use crate::model::inputs::Inputs;
use crate::model::{self, Capture, Shape, values};
use crate::script::commands::{
    Bind, BoundRange, Boundary, Command, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::counters::CounterArrays;
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm};
use crate::script::memory::{COUNTER_IMAGE, Prefill};
use crate::script::program::{Assembly, Dynamic, Topology};
use crate::script::{Draw, ProgramUse, Script, validate_calls};
use crate::units::{Binding, CounterIndex, QueryIndex, Stream, Stride};
use crate::verdict::hypothesis::Search;
use crate::verdict::{Evidence, Headline, NO_CAPTURE, hypothesis, ideal};

/// A capture into two bindings, another that resumes both, and one that begins anew
/// elsewhere; a draw after each.
pub(super) fn script() -> Script {
    let range = |buffer, offset| BoundRange {
        buffer,
        offset,
        size: RangeSize::Bytes(240),
    };
    let bind = |a, b| Command::Bind(Bind::new(Binding(0), vec![range(0, a), range(1, b)]));
    let begin = |counters| Command::Begin(CounterCall::new(Binding(0), counters));
    let end = |counters| Command::End(CounterCall::new(Binding(0), counters));
    let draw = |first| Command::Draw(Draw::plain(3, 1, first, 0));
    let stored = || [0, 1].map(|counter| Some(CounterIndex(counter))).to_vec();
    Script {
        seed: 7,
        buffers: vec![1200, 1200],
        counters: vec![None, None],
        queries: vec![QueryDeclaration {
            kind: QueryKind::TransformFeedback,
            stream: Stream(0),
        }],
        commands: vec![
            Command::BeginQuery(QueryIndex(0)),
            bind(8, 4),
            begin(vec![]),
            draw(0),
            end(stored()),
            draw(3),
            begin(stored()),
            draw(6),
            end(vec![]),
            bind(404, 420),
            begin(vec![]),
            draw(9),
            end(stored()),
            Command::EndQuery(QueryIndex(0)),
        ],
        ..Script::default()
    }
}

/// A misreading of a job by a device.
type Misreading = fn(&mut Script, &mut [Buffer], &mut [CapturedWord]);

/// The headline of a device that does what the model computes for a misread job.
fn found(misread: Misreading) -> Option<Headline> {
    found_in(script(), misread)
}

/// The headline of a script that a device misreads.
pub(super) fn found_in(
    script: Script,
    misread: impl Fn(&mut Script, &mut [Buffer], &mut [CapturedWord]),
) -> Option<Headline> {
    found_with(script, misread, |_| ())
}

/// The headline of a script that a device misreads, and whose numbers it changes then.
fn found_with(
    script: Script,
    misread: impl Fn(&mut Script, &mut [Buffer], &mut [CapturedWord]),
    change: impl Fn(&mut Allowed),
) -> Option<Headline> {
    let bench = bench(Topology::Points);
    let shape = Shape::from(Assembly {
        topology: Topology::Points,
        ..Assembly::default()
    });
    let value = |identity: values::Identity, _: &Inputs| {
        Some(values::encode(7, identity, values::Encoding::Float))
    };
    let capture = |buffers, words| Capture {
        shape: &shape,
        buffers,
        words,
        value: &value,
    };
    let program = ProgramUse {
        captures: vec![Binding(0), Binding(1)],
        dynamic: Dynamic::ALL.to_vec(),
        ..ProgramUse::default()
    };
    let valid = validate_calls(script.clone(), vec![program]).expect("the script is legal");
    let own = [capture(&bench.buffers[..], &bench.words[..])];
    let allowed = model::run(&own, &valid).expect("the model runs");
    let observed = Prefill::BOTH.map(|prefill| {
        let (mut buffers, mut words) = (bench.buffers.clone(), bench.words.clone());
        let read = valid.misread(|script| {
            misread(script, &mut buffers, &mut words);
            // A counter that nothing stores holds the prefill.
            let image = prefill.bytes(COUNTER_IMAGE, script.counter_image_bytes(GUARD) as usize);
            for index in CounterIndex::all(script.counters.len()) {
                let at = script.counter_position(index, GUARD).expect("a place") as usize;
                let word = image[at..at + 4].try_into().expect("a word");
                script.counters[index].get_or_insert(u32::from_le_bytes(word));
            }
        });
        let read = read.expect("the model can read it");
        let captures = [Capture {
            shape: &shape,
            buffers: &buffers,
            words: &words,
            value: &value,
        }];
        let (mut done, _) = model::run_misread(&captures, read).expect("the model runs");
        change(&mut done);
        ideal::observed(&script, GUARD, &done, prefill, 0)
    });
    let evidence = Evidence {
        script: &script,
        guard: GUARD,
        buffers: &bench.buffers,
        words: &bench.words,
        names: &bench.names,
        allowed: &allowed,
        observed: &observed,
    };
    hypothesis::find(Search::Full, &own, &valid, &evidence)
}

pub(super) fn ranges(script: &mut Script, command: usize) -> &mut Vec<BoundRange> {
    match &mut script.commands[command] {
        Command::Bind(Bind { ranges, .. }) => ranges,
        other => panic!("{other:?} binds nothing"),
    }
}

#[test]
fn a_misread_argument_is_named_with_its_places() {
    let bind = "vkCmdBindTransformFeedbackBuffersEXT";
    let rows: [(String, Option<u32>, Misreading); 11] = [
        (
            format!("pOffsets of {bind} is ignored: "),
            None,
            |script, _, _| {
                for command in [1, 9] {
                    ranges(script, command)
                        .iter_mut()
                        .for_each(|r| r.offset = 0);
                }
            },
        ),
        (
            format!("at bind 2 of 2, pOffsets of {bind} is added twice: "),
            None,
            |script, _, _| ranges(script, 9).iter_mut().for_each(|r| r.offset *= 2),
        ),
        (
            format!("for binding 1, pOffsets of {bind} is added twice: "),
            Some(1),
            |script, _, _| {
                for command in [1, 9] {
                    ranges(script, command)[1].offset *= 2;
                }
            },
        ),
        (
            format!("at bind 2 of 2, for binding 0, pOffsets of {bind} is rounded down: "),
            Some(0),
            |script, _, _| ranges(script, 9)[0].offset = 384,
        ),
        (
            format!(
                "at bind 1 of 2 for binding 1, at bind 2 of 2 for binding 0, pOffsets of {bind} \
                 is ignored: "
            ),
            None,
            |script, _, _| {
                ranges(script, 1)[1].offset = 0;
                ranges(script, 9)[0].offset = 0;
            },
        ),
        (
            "at begin 2 of 3, vkCmdBeginTransformFeedbackEXT has no effect: ".to_owned(),
            None,
            |script, _, _| {
                script.commands.remove(8);
                script.commands.remove(6);
            },
        ),
        (
            "at begin 1 of 3, vkCmdEndTransformFeedbackEXT takes effect one draw late: ".to_owned(),
            None,
            |script, _, _| script.commands.swap(4, 5),
        ),
        (
            "a capture without a counter continues where the last one ended: ".to_owned(),
            None,
            |script, _, _| {
                script.counters.extend([None, None]);
                let new = || [2, 3].map(|counter| Some(CounterIndex(counter))).to_vec();
                script.commands[8] = Command::End(CounterCall::new(Binding(0), new()));
                script.commands[10] = Command::Begin(CounterCall::new(Binding(0), new()));
            },
        ),
        (
            format!("pBuffers of {bind} is read in another order: "),
            None,
            |script, _, _| {
                for command in [1, 9] {
                    ranges(script, command)
                        .iter_mut()
                        .for_each(|r| r.buffer = 1 - r.buffer);
                }
            },
        ),
        (
            "at begin 3 of 3, vkCmdBeginTransformFeedbackEXT has no effect: ".to_owned(),
            None,
            |script, _, _| {
                script.commands.remove(12);
                script.commands.remove(10);
            },
        ),
        (
            "for binding 0, XfbStride is ignored: ".to_owned(),
            Some(0),
            |_, buffers, _| buffers[0].stride = Stride(12),
        ),
    ];
    let mut wrong = Vec::new();
    for (text, binding, misread) in rows {
        let found = found(misread);
        let named = found.as_ref().is_some_and(|headline| {
            headline.text.starts_with(&text) && headline.binding.map(|b| b.0) == binding
        });
        if !named {
            wrong.push(format!("expected {text} {binding:?}\nfound {found:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn two_misread_arguments_are_named_together() {
    let both: Misreading = |script, _, _| {
        for command in [1, 9] {
            ranges(script, command)
                .iter_mut()
                .for_each(|r| r.offset *= 2);
        }
        if let Command::Begin(CounterCall { counters, .. }) = &mut script.commands[6] {
            counters.fill(None);
        }
    };
    let headline = found(both).expect("two hypotheses explain it");
    let start = "two faults: counters are ignored at begin, and pOffsets of";
    assert!(headline.text.starts_with(start), "{}", headline.text);
    assert!(
        headline
            .text
            .ends_with("start at the start of their ranges and twice the offset")
    );
}

#[test]
fn a_byte_count_draw_that_repeats_an_indirect_draw_is_named() {
    let mut script = script();
    script.counters.push(Some(36));
    script.commands[5] = Command::Draw(Draw {
        form: DrawForm::Indirect,
        ..Draw::plain(2, 1, 5, 0)
    });
    script.commands[7] = Command::DrawByteCount(ByteCountDraw {
        instances: 1,
        first_instance: 0,
        counter: CounterIndex(2),
        counter_offset: 0,
        stride: 12,
        vertices: 3,
        by_address: false,
    });
    let headline = found_in(script, |script, _, _| {
        script.commands[7] = script.commands[5].clone();
    });
    assert_eq!(
        headline.expect("a hypothesis explains it").text,
        "vkCmdDrawIndirectByteCountEXT draws as the indirect draw before it: memory, counters and \
         queries are exactly those of that draw once more"
    );
}

#[test]
fn an_indirect_draw_that_reuses_a_count_is_named() {
    let mut script = script();
    let two = |form| {
        let calls = [Draw::plain(1, 1, 5, 0), Draw::plain(2, 1, 7, 0)];
        Command::Draw(Draw {
            form,
            calls: calls.into_iter().flat_map(|draw| draw.calls).collect(),
            ..Draw::plain(1, 1, 0, 0)
        })
    };
    script.commands[5] = two(DrawForm::IndirectCount { count: 1, max: 2 });
    script.commands[7] = two(DrawForm::Indirect);
    let headline = found_in(script, move |script, _, _| {
        if let Command::Draw(draw) = &mut script.commands[7] {
            draw.calls.truncate(1);
        }
    });
    assert_eq!(
        headline.expect("a hypothesis explains it").text,
        "an indirect draw reuses the draw count of the indirect-count draw before it: memory, \
         counters and queries are exactly those of that count"
    );
}

/// The last capture is in another command buffer, which binds one of two ranges.
#[test]
fn a_command_buffer_that_keeps_bindings_is_named() {
    let mut script = script();
    let bound = ranges(&mut script, 9)[0];
    script.commands.truncate(9);
    script.commands.extend([
        Command::EndQuery(QueryIndex(0)),
        Command::Next(Boundary::CommandBuffer),
        Command::Bind(Bind::new(Binding(0), vec![bound])),
        Command::Begin(CounterCall::new(Binding(0), vec![])),
        Command::Draw(Draw::plain(3, 1, 9, 0)),
        Command::End(CounterCall::new(Binding(0), vec![])),
    ]);
    let headline = found_in(script, |script, _, _| {
        let earlier = ranges(script, 1)[1];
        let kept = Command::Bind(Bind::new(Binding(1), vec![earlier]));
        script.commands.insert(12, kept);
    });
    assert_eq!(
        headline.expect("a hypothesis explains it").text,
        "the bindings of an earlier command buffer stay in effect: memory, counters and queries \
         are exactly those of the ranges that it bound"
    );
}

/// The ranges of a capture, bound one by one from the last one on.
#[test]
fn a_bind_that_unbinds_what_is_above_is_named() {
    let mut script = script();
    let bound = ranges(&mut script, 9).clone();
    let one =
        |binding: u32| Command::Bind(Bind::new(Binding(binding), vec![bound[binding as usize]]));
    let binds = [one(1), one(0)];
    script.commands.splice(9..=9, binds);
    let rows: [(&str, &str, Misreading); 2] = [
        (
            "the ranges",
            "; or firstBinding of vkCmdBindTransformFeedbackBuffersEXT is ignored, which would \
             leave the same",
            |script, _, _| ranges(script, 9).clear(),
        ),
        ("space in the ranges", "", |script, _, _| {
            ranges(script, 9)[0].size = RangeSize::Bytes(0);
        }),
    ];
    for (what, other, misread) in rows {
        let headline = found_in(script.clone(), misread);
        assert_eq!(
            headline.expect("a hypothesis explains it").text,
            format!(
                "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own: memory, \
                 counters and queries are exactly those of captures without {what} that were bound \
                 there before{other}"
            )
        );
    }
}

/// A device that computes where a capture resumes from the counter alone.
#[test]
fn an_offset_that_is_ignored_where_a_capture_resumes_is_named() {
    let bench = bench(Topology::Points);
    let bind = "vkCmdBindTransformFeedbackBuffersEXT";
    let rebound = |script: &mut Script, size: Option<RangeSize>, bindings: &[usize]| {
        for &binding in bindings {
            let bound = ranges(script, 0)[binding];
            let ranges = vec![BoundRange {
                offset: 0,
                size: size.unwrap_or(bound.size),
                ..bound
            }];
            let first = Binding(binding as u32);
            let by_address = script.commands[0].effects().by_address;
            let bind = Bind {
                first,
                ranges,
                by_address,
            };
            script.commands.insert(5, Command::Bind(bind));
        }
    };
    // Of the capture that resumes, one vertex has space. A query might count any number where
    // two buffers differ in that.
    let mut script = script();
    let is_query =
        |command: &Command| matches!(command, Command::BeginQuery(_) | Command::EndQuery(_));
    script.queries.clear();
    script.commands.retain(|command| !is_query(command));
    for (range, buffer) in ranges(&mut script, 0).iter_mut().zip(&bench.buffers) {
        range.size = RangeSize::Bytes(u64::from(4 * buffer.stride.0));
    }
    let rows: [(&str, Option<RangeSize>, &[usize]); 3] = [
        ("pOffsets of {bind} is ignored", None, &[0, 1]),
        ("for binding 1, pOffsets of {bind} is ignored", None, &[1]),
        (
            "pOffsets and pSizes of {bind} are ignored",
            Some(RangeSize::WholeSize),
            &[0, 1],
        ),
    ];
    for (fault, size, bindings) in rows {
        let misread = |script: &mut Script, _: &mut _, _: &mut _| rebound(script, size, bindings);
        let start = fault.replace("{bind}", bind) + " where a capture resumes: ";
        let addressed = with_attributes(script.clone());
        let scripts = [
            (&start, script.clone()),
            (&start.replace("EXT", "2EXT"), addressed),
        ];
        for (start, script) in scripts {
            let headline = found_in(script, misread);
            let text = headline.expect("a hypothesis explains it").text;
            assert!(text.starts_with(start), "{text}");
        }
    }
}

#[test]
fn what_no_misreading_explains_has_no_hypothesis() {
    let exchanged: Misreading = |_, _, words| {
        let first = words[0].word;
        words[0].word = words[1].word;
        words[1].word = first;
    };
    assert_eq!(found(exchanged), None);
}

#[test]
fn commands_by_address_are_named_as_they_are() {
    let rows: [(&str, Misreading); 2] = [
        (
            "at begin 2 of 3, vkCmdBeginTransformFeedback2EXT has no effect: ",
            |script, _, _| {
                script.commands.remove(8);
                script.commands.remove(6);
            },
        ),
        (
            "at begin 1 of 3, vkCmdEndTransformFeedback2EXT takes effect one draw late: ",
            |script, _, _| script.commands.swap(4, 5),
        ),
    ];
    for (fault, misread) in rows {
        let found = found_in(with_attributes(script()), misread);
        let text = found.expect("a fault").text;
        assert!(text.starts_with(fault), "{text}");
    }
}

/// The script with commands by address, and without the arrays of null counters.
fn with_attributes(mut script: Script) -> Script {
    for command in &mut script.commands {
        command.set_by_address(true);
        if let Command::Begin(call) | Command::End(call) = command
            && call.counters.is_empty()
        {
            call.counters.push(None);
            call.arrays = CounterArrays::Neither;
        }
    }
    script
}

/// A capture of two vertices with a query, whose ranges are bound in two binds and have this
/// size.
fn two_binds(size: u64) -> Script {
    let bind = |binding: u32| {
        Command::Bind(Bind::new(
            Binding(binding),
            vec![BoundRange {
                buffer: binding as usize,
                offset: 0,
                size: RangeSize::Bytes(size),
            }],
        ))
    };
    Script {
        counters: Vec::new(),
        commands: vec![
            Command::BeginQuery(QueryIndex(0)),
            bind(0),
            bind(1),
            Command::Begin(CounterCall::default()),
            Command::Draw(Draw::plain(2, 1, 0, 0)),
            Command::End(CounterCall::default()),
            Command::EndQuery(QueryIndex(0)),
        ],
        ..script()
    }
}

fn drop_captures(script: &mut Script, _: &mut [Buffer], _: &mut [CapturedWord]) {
    let is_capture = |command: &Command| matches!(command, Command::Begin(_) | Command::End(_));
    script.commands.retain(|command| !is_capture(command));
}

fn count_needed(needed: u64) -> impl Fn(&mut Allowed) {
    move |done| {
        done.queries[0] = AllowedQuery::TransformFeedback {
            written: Some(0),
            needed,
        };
    }
}

/// That firstBinding is ignored would leave the same memory and the same numbers.
#[test]
fn a_device_that_never_captures_has_one_cause_though_an_argument_explains_it_too() {
    for needed in [0, 2] {
        let headline = found_with(two_binds(240), drop_captures, count_needed(needed));
        let cause = headline.expect("a cause").cause.expect("it is proven");
        assert_eq!(cause.text, NO_CAPTURE, "{needed} needed");
    }
    // Without a counter, whatever the script is.
    let headline = found_with(script(), drop_captures, |_| ());
    let cause = headline.expect("a cause").cause.expect("it is proven");
    assert_eq!(cause.text, NO_CAPTURE);
}

/// A draw by a counter that nothing stores reads the prefill, which differs between the runs.
#[test]
fn a_draw_by_a_counter_that_is_not_stored_hides_no_cause() {
    let mut script = script();
    let byte_count = ByteCountDraw {
        instances: 1,
        first_instance: 0,
        counter: CounterIndex(0),
        counter_offset: 0,
        stride: 16,
        vertices: 3,
        by_address: false,
    };
    script
        .commands
        .insert(5, Command::DrawByteCount(byte_count));
    let is_query =
        |command: &Command| matches!(command, Command::BeginQuery(_) | Command::EndQuery(_));
    script.commands.retain(|command| !is_query(command));
    script.queries.clear();
    let headline = found_with(script.clone(), drop_captures, |_| ());
    let cause = headline.expect("a cause").cause.expect("it is proven");
    assert_eq!(cause.text, NO_CAPTURE);
    let store_nothing = |script: &mut Script, _: &mut [Buffer], _: &mut [CapturedWord]| {
        for command in &mut script.commands {
            if let Command::End(call) = command {
                call.counters.clear();
            }
        }
    };
    let headline = found_with(script, store_nothing, |_| ());
    let cause = headline.expect("a cause").cause.expect("it is proven");
    assert_eq!(cause.text, "counters are not stored at end");
}

/// The ranges are too small for a primitive: that nothing is captured shows no fault.
#[test]
fn a_wrong_number_of_primitives_needed_does_not_show_that_nothing_is_captured() {
    let misread = |_: &mut Script, _: &mut [Buffer], _: &mut [CapturedWord]| ();
    assert_eq!(found_with(two_binds(4), misread, count_needed(5)), None);
}

#[test]
fn an_argument_of_draws_that_is_ignored_is_named() {
    let draws = |script: &mut Script, number: usize, change: fn(&mut DrawCall)| {
        let mut all = script
            .commands
            .iter_mut()
            .filter_map(|command| match command {
                Command::Draw(draw) => Some(draw),
                _ => None,
            });
        change(&mut all.nth(number).expect("a draw").calls[0]);
    };
    let ignored = found_in(script(), |script, _, _| {
        (0..4).for_each(|number| draws(script, number, |call| call.first_vertex = 0));
    });
    let text = "firstVertex of a draw is ignored: memory, counters and queries are exactly those \
                of firstVertex 0";
    assert_eq!(ignored.expect("a headline").text, text);
    let once = found_in(script(), |script, _, _| {
        draws(script, 2, |call| call.first_vertex = 0)
    });
    assert_eq!(
        once.expect("a headline").text,
        format!("at draw 3 of 4, {text}")
    );
}
