//! Hypotheses about the arguments of calls, and about calls without effect.

use super::misread_calls::{
    as_indirect, count_of_before, empty, keep_bindings, late, padding, rebind_for, resume, unbind,
    without,
};
use super::misreading::{Count, Hypothesis, Job, Named, captured_differences, differences};
use super::places::Place;
use crate::case::rules::Category;
use crate::model::Capture;
use crate::script::Script;
use crate::script::commands::effects::Drawn;
use crate::script::commands::{
    Bind, BoundRange, Command, CounterCall, QueryDeclaration, RangeSize,
};
use crate::script::draw::{ByteCountDraw, DrawForm};
use crate::units::{Binding, CounterIndex, Stream};
use crate::verdict::headline::Fault;
use std::collections::BTreeSet;

/// An argument that a device may ignore or replace.
pub(super) struct Misreading {
    named: Named,
    change: Change,
}

/// A change of the part of a script that a hypothesis is about.
enum Change {
    /// A change of one bound range; the number is that of the unused bytes at the end of
    /// a record.
    Range(fn(&mut BoundRange, u64)),
    /// A change of the range of a binding, for a capture that resumes there.
    ResumedRange(fn(&mut BoundRange)),
    /// A change of the first binding of a bind.
    FirstBinding(fn(&mut Binding)),
    /// A change of one counter.
    Counter(Calls, fn(&mut Option<CounterIndex>)),
    /// The first counter is that of binding 0.
    FirstCounter(Calls),
    Query(fn(&mut QueryDeclaration)),
    ByteCount(fn(&mut ByteCountDraw)),
    /// A begin resumes by a counter of its own, which the end before it stores.
    Resume,
    /// A begin and its end are removed.
    Without,
    /// The end of a capture follows the next draw.
    Late,
    /// A byte-count draw has the parameters of the indirect draw before it.
    AsIndirect,
    /// An indirect draw has the draw count of the indirect-count draw before it.
    CountOfBefore,
    /// A bind unbinds the bindings above its own.
    Unbinds,
    /// A bind leaves the bindings above its own without space.
    Empties,
    /// A capture uses ranges that earlier command buffers bound for bindings without a range of
    /// their own.
    Keeps,
}

/// The calls that a hypothesis about counters is about.
#[derive(Clone, Copy)]
enum Calls {
    Begin,
    End,
    Both,
}

const fn named(fault: &'static str, instead: &'static str) -> Named {
    Named {
        fault,
        instead,
        kind: Fault::Hypothesis,
        subject: Category::Capture,
    }
}

/// The cause of a device that never captures.
pub const NO_CAPTURE: &str = "vkCmdBeginTransformFeedbackEXT has no effect";

/// The misreadings of calls in the order in which they are tried. A begin without effect
/// precedes other misreadings that leave the same memory, since it is simpler. Before it
/// are those that released drivers have and that few scripts can show: with a counter
/// that is not the first, or with several binds.
pub(super) const HYPOTHESES: [Misreading; 27] = [
    Misreading {
        named: named(
            "firstCounterBuffer is ignored at begin and end",
            "firstCounterBuffer 0",
        ),
        change: Change::FirstCounter(Calls::Both),
    },
    Misreading {
        named: named(
            "firstCounterBuffer is ignored at begin",
            "firstCounterBuffer 0",
        ),
        change: Change::FirstCounter(Calls::Begin),
    },
    Misreading {
        named: named(
            "firstCounterBuffer is ignored at end",
            "firstCounterBuffer 0",
        ),
        change: Change::FirstCounter(Calls::End),
    },
    Misreading {
        named: named(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own",
            "captures without the ranges that were bound there before",
        ),
        change: Change::Unbinds,
    },
    Misreading {
        named: named(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own",
            "captures without space in the ranges that were bound there before",
        ),
        change: Change::Empties,
    },
    Misreading {
        named: named(
            "the bindings of an earlier command buffer stay in effect",
            "the ranges that it bound",
        ),
        change: Change::Keeps,
    },
    Misreading {
        named: named(
            NO_CAPTURE,
            "a script without it and its end, primitives needed aside",
        ),
        change: Change::Without,
    },
    Misreading {
        named: named(
            "counters are ignored at begin",
            "captures that start at the start of their ranges",
        ),
        change: Change::Counter(Calls::Begin, |counter| *counter = None),
    },
    Misreading {
        named: named("counters are not stored at end", "ends without counters"),
        change: Change::Counter(Calls::End, |counter| *counter = None),
    },
    Misreading {
        named: named(
            "a capture without a counter continues where the last one ended",
            "a counter that the last end stored",
        ),
        change: Change::Resume,
    },
    Misreading {
        named: named(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "offset 0",
        ),
        change: Change::Range(|range, _| range.offset = 0),
    },
    Misreading {
        named: named(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is ignored where a capture resumes",
            "offset 0 there",
        ),
        change: Change::ResumedRange(|range| range.offset = 0),
    },
    Misreading {
        named: named(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is added twice",
            "twice the offset",
        ),
        change: Change::Range(|range, _| range.offset = range.offset.saturating_mul(2)),
    },
    Misreading {
        named: rounded("multiples of 32 bytes"),
        change: Change::Range(|range, _| range.offset -= range.offset % 32),
    },
    Misreading {
        named: rounded("multiples of 64 bytes"),
        change: Change::Range(|range, _| range.offset -= range.offset % 64),
    },
    Misreading {
        named: rounded("multiples of 256 bytes"),
        change: Change::Range(|range, _| range.offset -= range.offset % 256),
    },
    Misreading {
        named: Named {
            subject: Category::Drawing,
            ..named(
                "an indirect draw reuses the draw count of the indirect-count draw before it",
                "that count",
            )
        },
        change: Change::CountOfBefore,
    },
    Misreading {
        named: named(
            "firstBinding of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "firstBinding 0",
        ),
        change: Change::FirstBinding(|first| *first = Binding(0)),
    },
    Misreading {
        named: named(
            "remaining space is judged by the last captured component, not by whole vertex records",
            "ranges that are larger by the unused bytes at the end of a record",
        ),
        change: Change::Range(|range, padding| {
            if let RangeSize::Bytes(bytes) = &mut range.size {
                *bytes += padding;
            }
        }),
    },
    Misreading {
        named: named(
            "pSizes of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "VK_WHOLE_SIZE",
        ),
        change: Change::Range(|range, _| range.size = RangeSize::WholeSize),
    },
    Misreading {
        named: named(
            "pOffsets and pSizes of vkCmdBindTransformFeedbackBuffersEXT are ignored where a capture \
             resumes",
            "offset 0 and VK_WHOLE_SIZE there",
        ),
        change: Change::ResumedRange(|range| {
            range.offset = 0;
            range.size = RangeSize::WholeSize;
        }),
    },
    Misreading {
        named: named(
            "counterOffset of vkCmdDrawIndirectByteCountEXT is ignored",
            "counterOffset 0",
        ),
        change: Change::ByteCount(|draw| draw.counter_offset = 0),
    },
    Misreading {
        named: named("index of vkCmdBeginQueryIndexedEXT is ignored", "index 0"),
        change: Change::Query(|query| query.stream = Stream(0)),
    },
    Misreading {
        named: named(
            "instanceCount of vkCmdDrawIndirectByteCountEXT is ignored",
            "instanceCount 1",
        ),
        change: Change::ByteCount(|draw| draw.instances = 1),
    },
    Misreading {
        named: named(
            "firstInstance of vkCmdDrawIndirectByteCountEXT is ignored",
            "firstInstance 0",
        ),
        change: Change::ByteCount(|draw| draw.first_instance = 0),
    },
    Misreading {
        named: named(
            "vkCmdDrawIndirectByteCountEXT draws as the indirect draw before it",
            "that draw once more",
        ),
        change: Change::AsIndirect,
    },
    Misreading {
        named: named(
            "vkCmdEndTransformFeedbackEXT takes effect one draw late",
            "an end that follows the next draw",
        ),
        change: Change::Late,
    },
];

const fn rounded(instead: &'static str) -> Named {
    named(
        "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is rounded down",
        instead,
    )
}

impl Change {
    /// Where a command has what the change is about.
    fn places(&self, number: usize, command: &Command) -> Vec<Place> {
        let effects = command.effects();
        let counters = match self {
            Change::Counter(Calls::Begin, _) | Change::ResumedRange(_) => effects.begins_capture,
            Change::Counter(Calls::End, _) => effects.ends_capture,
            Change::Range(_)
            | Change::FirstBinding(_)
            | Change::FirstCounter(_)
            | Change::ByteCount(_)
            | Change::Resume
            | Change::Late
            | Change::AsIndirect
            | Change::CountOfBefore
            | Change::Unbinds
            | Change::Empties
            | Change::Keeps
            | Change::Without
            | Change::Query(_)
            | Change::Counter(Calls::Both, _) => None,
        };
        let at = |binding| Place {
            command: Some(number),
            binding,
        };
        let first_four = || (0..4).map(|binding| at(Some(Binding(binding)))).collect();
        let is_about = match self {
            Change::Range(_) => {
                let bindings = effects.binds.into_iter().flat_map(Bind::bindings);
                return bindings.map(Some).map(at).collect();
            }
            Change::Counter(..) => {
                let bindings = counters.into_iter().flat_map(CounterCall::bindings);
                return bindings.map(Some).map(at).collect();
            }
            Change::ResumedRange(_) => {
                let resumes = counters.is_some_and(|call| call.named().next().is_some());
                return if resumes { first_four() } else { Vec::new() };
            }
            Change::Resume if effects.begins_capture.is_some() => return first_four(),
            Change::Resume => false,
            Change::FirstBinding(_) | Change::Unbinds | Change::Empties => effects.binds.is_some(),
            Change::FirstCounter(calls) => {
                let names_counters = |call: Option<&CounterCall>| {
                    call.is_some_and(|call| call.named().next().is_some())
                };
                match calls {
                    Calls::Begin => names_counters(effects.begins_capture),
                    Calls::End => names_counters(effects.ends_capture),
                    Calls::Both => {
                        names_counters(effects.begins_capture)
                            || names_counters(effects.ends_capture)
                    }
                }
            }
            Change::ByteCount(_) | Change::AsIndirect => {
                matches!(effects.draws, Some(Drawn::ByteCount(_)))
            }
            Change::CountOfBefore => {
                matches!(effects.draws, Some(Drawn::Vertices(draw)) if draw.form == DrawForm::Indirect)
            }
            Change::Without | Change::Late | Change::Keeps => effects.begins_capture.is_some(),
            Change::Query(_) => false,
        };
        if is_about { vec![at(None)] } else { Vec::new() }
    }

    fn apply(&self, script: &mut Script, captures: &[Capture<'_>], places: &BTreeSet<Place>) {
        let change: fn(&mut Script, usize, &BTreeSet<Place>) = match self {
            Change::Resume => resume,
            Change::Without => without,
            Change::Late => late,
            Change::AsIndirect => as_indirect,
            Change::CountOfBefore => count_of_before,
            Change::Unbinds => unbind,
            Change::Empties => empty,
            Change::Keeps => keep_bindings,
            Change::ResumedRange(change) => {
                // From the last one on: a change adds commands around its own.
                places.iter().rev().for_each(|place| {
                    if let (Some(begin), Some(binding)) = (place.command, place.binding) {
                        rebind_for(script, begin, binding, *change);
                    }
                });
                return;
            }
            Change::Query(change) => return script.queries.iter_mut().for_each(change),
            Change::Range(_)
            | Change::FirstBinding(_)
            | Change::Counter(..)
            | Change::FirstCounter(..)
            | Change::ByteCount(_) => {
                for place in places {
                    let command = place.command.expect("these have places at commands");
                    self.apply_to(&mut script.commands[command], captures, place.binding);
                }
                return;
            }
        };
        let commands: BTreeSet<usize> = places.iter().filter_map(|place| place.command).collect();
        // From the last one on: a change may remove commands after its own.
        for begin in commands.into_iter().rev() {
            change(script, begin, places);
        }
    }

    /// Changes what is at a place of this command.
    fn apply_to(&self, command: &mut Command, captures: &[Capture<'_>], binding: Option<Binding>) {
        match (self, command) {
            (Change::Range(change), Command::Bind(bind)) => {
                for (own, range) in bind.bindings().zip(&mut bind.ranges) {
                    if binding == Some(own) {
                        change(range, padding(captures, own));
                    }
                }
            }
            (Change::FirstBinding(change), Command::Bind(bind)) => change(&mut bind.first),
            (Change::Counter(_, change), Command::Begin(call) | Command::End(call)) => {
                for (own, counter) in call.bindings().zip(&mut call.counters) {
                    if binding == Some(own) {
                        change(counter);
                    }
                }
            }
            (Change::FirstCounter(_), Command::Begin(call) | Command::End(call)) => {
                call.first = Binding(0);
            }
            (Change::ByteCount(change), Command::DrawByteCount(draw)) => change(draw),
            _ => unreachable!("places are at commands that a change is about"),
        }
    }
}

impl Misreading {
    fn places_in(&self, script: &Script) -> Vec<Place> {
        if let Change::Query(_) = self.change {
            return vec![Place::default()];
        }
        let commands = script.commands.iter().enumerate();
        let places = commands.flat_map(|(number, command)| self.change.places(number, command));
        let places: Vec<Place> = places.collect();
        if let Change::FirstCounter(Calls::Both) = self.change {
            // Where only begins or only ends name counters, the fault is theirs.
            let is_begin = |place: &Place| {
                let command = place.command.map(|number| &script.commands[number]);
                command.is_some_and(|command| command.effects().begins_capture.is_some())
            };
            let begins = places.iter().filter(|place| is_begin(place)).count();
            if begins == 0 || begins == places.len() {
                return Vec::new();
            }
        }
        places
    }

    /// Misreads a script everywhere.
    fn misread(&self, script: &mut Script, captures: &[Capture<'_>]) {
        let places = self.places_in(script).into_iter().collect();
        self.change.apply(script, captures, &places);
    }

    /// Whether a device that misreads so does anything else, and may misread something besides:
    /// a device that does not capture shows no second fault.
    pub(super) fn may_be_one_of_two(&self, job: &Job<'_>) -> bool {
        if let Change::Without = self.change {
            return false;
        }
        let changed = job
            .script
            .misread(|script| self.misread(script, job.captures));
        changed.is_ok_and(|changed| changed != *job.script)
    }
}

/// The number of differences that are left if the device misreads two arguments everywhere;
/// `None` if the model cannot compute it.
pub(super) fn differences_of_both(
    first: &Misreading,
    second: &Misreading,
    job: &Job<'_>,
) -> Option<usize> {
    let change = |script: &mut Script| {
        first.misread(script, job.captures);
        second.misread(script, job.captures);
    };
    job.left_after(change, differences)
}

impl Hypothesis for Misreading {
    fn named(&self) -> &Named {
        &self.named
    }

    fn places(&self, job: &Job<'_>) -> Vec<Place> {
        self.places_in(job.script)
    }

    fn is_for_all(&self) -> bool {
        match self.change {
            Change::Range(_)
            | Change::ResumedRange(_)
            | Change::Counter(..)
            | Change::Resume
            | Change::FirstBinding(_)
            | Change::FirstCounter(..)
            | Change::Query(_)
            | Change::ByteCount(_)
            | Change::AsIndirect
            | Change::CountOfBefore
            | Change::Unbinds
            | Change::Empties
            | Change::Keeps
            | Change::Without => true,
            Change::Late => false,
        }
    }

    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<usize> {
        let count: Count = match self.change {
            Change::Without if places.len() == self.places(job).len() => captured_differences,
            Change::Without
            | Change::Range(_)
            | Change::ResumedRange(_)
            | Change::FirstBinding(_)
            | Change::Counter(..)
            | Change::FirstCounter(..)
            | Change::Query(_)
            | Change::ByteCount(_)
            | Change::Resume
            | Change::Late
            | Change::AsIndirect
            | Change::CountOfBefore
            | Change::Unbinds
            | Change::Empties
            | Change::Keeps => differences,
        };
        let change = |script: &mut Script| self.change.apply(script, job.captures, places);
        job.left_after(change, count)
    }
}
