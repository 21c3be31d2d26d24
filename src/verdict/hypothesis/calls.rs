//! Hypotheses about the arguments of calls, and about calls without effect.

use super::misread_calls::{
    UP_TO_THE_END, as_indirect, bind_others_elsewhere, bind_others_to_endless, by_vertex,
    count_of_before, discarded_draws, empty, end_early, end_with_buffers, keep_bindings, late,
    padding, rebind_elsewhere, rebind_for, remove, resume, reverse_discard, skip_draw, unbind,
    without,
};
use super::misreading::{
    Count, Hypothesis, Job, Named, Remaining, captured_differences, differences,
};
use super::places::Place;
use crate::case::rules::Category;
use crate::model::Capture;
use crate::script::Script;
use crate::script::commands::arguments::{Argument, Scope};
use crate::script::commands::effects::Drawn;
use crate::script::commands::slots::Arguments;
use crate::script::commands::{Bind, BoundRange, Command, CounterCall, RangeSize};
use crate::script::consume::{Consume, Copier, DrawInput, ReadAs};
use crate::script::draw::DrawForm;
use crate::script::neutral::{Neutral, NeutralPlace};
use crate::script::program::{Dynamic, State};
use crate::units::{Binding, CounterIndex};
use crate::verdict::headline::Fault;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// An argument that a device may ignore or replace.
pub(super) struct Misreading {
    named: Named,
    change: Change,
}

/// A change of the part of a script that a hypothesis is about.
enum Change {
    /// The value of these arguments is replaced.
    Number(&'static [Argument], Instead),
    /// A change of one bound range; the number is that of the unused bytes at the end of
    /// a record.
    Range(fn(&mut BoundRange, u64)),
    /// A change of the range of a binding, for a capture that resumes there.
    ResumedRange(fn(&mut BoundRange)),
    /// A change of one counter.
    Counter(Calls, fn(&mut Option<CounterIndex>)),
    /// A begin resumes by a counter of its own, which the end before it stores.
    Resume,
    /// A begin and its end are removed.
    Without,
    /// A neutral command inside of a capture ends it.
    EndedBy(Neutral),
    /// A neutral command between captures unbinds all ranges.
    UnboundBy(Neutral),
    /// The end of a capture follows the next draw.
    Late,
    /// A command that sets this state is removed.
    Kept(Dynamic),
    /// Draws capture nothing while rasterizer discard is enabled.
    Discarded,
    /// A change of the script at each command that it is about.
    Command(fn(&Command) -> bool, Edit),
}

/// A change of a script at the command of a number.
type Edit = fn(&mut Script, usize, &BTreeSet<Place>);

/// The number that a device uses instead of an argument.
#[derive(Clone, Copy)]
enum Instead {
    /// The plain value of the argument.
    Plain,
    Twice,
    /// The next lower multiple.
    RoundedDown(u64),
}

impl Instead {
    fn replace(self, argument: Argument, value: u64) -> u64 {
        match self {
            Instead::Plain => argument.plain().expect("the argument has a plain value"),
            Instead::Twice => value.saturating_mul(2),
            Instead::RoundedDown(multiple) => value - value % multiple,
        }
    }
}

/// The calls that a hypothesis about counters is about.
#[derive(Clone, Copy)]
enum Calls {
    Begin,
    End,
}

fn misreading(
    fault: impl Into<Cow<'static, str>>,
    instead: impl Into<Cow<'static, str>>,
    change: Change,
) -> Misreading {
    Misreading {
        named: Named {
            fault: fault.into(),
            instead: instead.into(),
            kind: Fault::Hypothesis,
            subject: Category::Capture,
        },
        change,
    }
}

fn about_drawing(mut misreading: Misreading) -> Misreading {
    misreading.named.subject = Category::Drawing;
    misreading
}

/// The cause of a device that never captures.
pub const NO_CAPTURE: &str = "vkCmdBeginTransformFeedbackEXT has no effect";

/// The misreadings of calls in the order in which they are tried. A begin without effect
/// precedes other misreadings that leave the same memory, since it is simpler. Before it
/// are those that released drivers have and that few scripts can show: with a counter
/// that is not the first, or with several binds.
pub(super) static HYPOTHESES: LazyLock<Vec<Misreading>> = LazyLock::new(|| {
    let mut all = vec![
        misreading(
            "firstCounterBuffer is ignored at begin and end",
            "firstCounterBuffer 0",
            Change::Number(&[Argument::BeginFirst, Argument::EndFirst], Instead::Plain),
        ),
        misreading(
            "firstCounterBuffer is ignored at begin",
            "firstCounterBuffer 0",
            Change::Number(&[Argument::BeginFirst], Instead::Plain),
        ),
        misreading(
            "firstCounterBuffer is ignored at end",
            "firstCounterBuffer 0",
            Change::Number(&[Argument::EndFirst], Instead::Plain),
        ),
        misreading(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own",
            "captures without the ranges that were bound there before",
            Change::Command(is_bind, unbind),
        ),
        misreading(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the bindings above its own",
            "captures without space in the ranges that were bound there before",
            Change::Command(is_bind, empty),
        ),
        misreading(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the other bindings",
            "captures into other memory there",
            Change::Command(is_bind, bind_others_elsewhere),
        ),
        misreading(
            "vkCmdBindTransformFeedbackBuffersEXT unbinds the other bindings",
            "captures into other memory there, which never ends",
            Change::Command(is_bind, bind_others_to_endless),
        ),
        misreading(
            OTHER_ORDER,
            "these buffers in reverse order",
            Change::Command(is_bind, |script, number, _| {
                reorder(script, number, <[usize]>::reverse);
            }),
        ),
        misreading(
            OTHER_ORDER,
            "these buffers with the first two exchanged",
            Change::Command(is_bind, |script, number, _| {
                reorder(script, number, |buffers| buffers.swap(0, 1));
            }),
        ),
        misreading(
            OTHER_ORDER,
            "these buffers with the last two exchanged",
            Change::Command(is_bind, |script, number, _| {
                reorder(script, number, |buffers| {
                    let last = buffers.len() - 1;
                    buffers.swap(last - 1, last);
                });
            }),
        ),
        misreading(
            OTHER_ORDER,
            "these buffers from the second one on, the first one last",
            Change::Command(is_bind, |script, number, _| {
                reorder(script, number, |buffers| buffers.rotate_left(1));
            }),
        ),
        misreading(
            OTHER_ORDER,
            "these buffers with the last one first",
            Change::Command(is_bind, |script, number, _| {
                reorder(script, number, |buffers| buffers.rotate_right(1));
            }),
        ),
        misreading(
            "the bindings of an earlier command buffer stay in effect",
            "the ranges that it bound",
            Change::Command(is_begin, keep_bindings),
        ),
    ];
    all.extend(Neutral::ALL.iter().map(|&neutral| {
        if neutral.place() == NeutralPlace::OutsidePass {
            unbound_by(neutral)
        } else {
            ended_by(neutral)
        }
    }));
    all.extend(Dynamic::ALL.iter().map(|&state| {
        misreading(
            format!("{} has no effect", state.command()),
            "draws with the state that was set before it",
            Change::Kept(state),
        )
    }));
    all.extend([
        misreading(
            NO_CAPTURE,
            "a script without it and its end, primitives needed aside",
            Change::Without,
        ),
        misreading(
            "vkCmdSetRasterizerDiscardEnable is reversed",
            "discard that is enabled in place of disabled, and vice versa",
            Change::Command(sets_discard, reverse_discard),
        ),
        misreading(
            "draws with rasterizer discard capture nothing",
            "draws of no vertices while dynamic state enables it",
            Change::Discarded,
        ),
        misreading(
            "counters are ignored at begin",
            "captures that start at the start of their ranges",
            Change::Counter(Calls::Begin, |counter| *counter = None),
        ),
        misreading(
            "counters are not stored at end",
            "ends without counters",
            Change::Counter(Calls::End, |counter| *counter = None),
        ),
        misreading(
            "a capture without a counter continues where the last one ended",
            "a counter that the last end stored",
            Change::Resume,
        ),
        misreading(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "offset 0",
            Change::Number(&[Argument::RangeOffset], Instead::Plain),
        ),
        misreading(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is ignored where a capture resumes",
            "offset 0 there",
            Change::ResumedRange(|range| range.offset = 0),
        ),
        misreading(
            "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is added twice",
            "twice the offset",
            Change::Number(&[Argument::RangeOffset], Instead::Twice),
        ),
        rounded("multiples of 32 bytes", 32),
        rounded("multiples of 64 bytes", 64),
        rounded("multiples of 256 bytes", 256),
        about_drawing(misreading(
            "an indirect draw reuses the draw count of the indirect-count draw before it",
            "that count",
            Change::Command(is_indirect_draw, count_of_before),
        )),
        ignored(&[Argument::BindFirst]),
        misreading(
            "remaining space is judged by the last captured component, not by whole vertex records",
            "ranges that are larger by the unused bytes at the end of a record",
            Change::Range(|range, padding| {
                if let RangeSize::Bytes(bytes) = &mut range.size {
                    *bytes += padding;
                }
            }),
        ),
        misreading(
            "pSizes of vkCmdBindTransformFeedbackBuffersEXT is 4 bytes too small",
            "ranges that end 4 bytes early",
            Change::Range(|range, _| {
                if let RangeSize::Bytes(bytes) = &mut range.size {
                    *bytes = bytes.saturating_sub(4);
                }
            }),
        ),
        misreading(
            "pSizes of vkCmdBindTransformFeedbackBuffersEXT is ignored",
            "VK_WHOLE_SIZE",
            Change::Range(|range, _| range.size = UP_TO_THE_END),
        ),
        misreading(
            "pOffsets and pSizes of vkCmdBindTransformFeedbackBuffersEXT are ignored where a capture \
             resumes",
            "offset 0 and VK_WHOLE_SIZE there",
            Change::ResumedRange(|range| {
                range.offset = 0;
                range.size = UP_TO_THE_END;
            }),
        ),
        ignored(&[Argument::ByteCountOffset]),
        ignored(&[Argument::QueryStream]),
        ignored(&[Argument::ByteCountInstances]),
        ignored(&[Argument::ByteCountFirstInstance]),
        misreading(
            "vkCmdDrawIndirectByteCountEXT draws as the indirect draw before it",
            "that draw once more",
            Change::Command(is_byte_count_draw, as_indirect),
        ),
        misreading(
            "inputRate of VkVertexInputBindingDescription is ignored",
            "VK_VERTEX_INPUT_RATE_VERTEX",
            Change::Command(reads_by_instance, by_vertex),
        ),
        misreading(
            "vkCmdEndTransformFeedbackEXT takes effect one draw late",
            "an end that follows the next draw",
            Change::Late,
        ),
    ]);
    all
});

fn is_bind(command: &Command) -> bool {
    command.effects().binds.is_some()
}

fn is_begin(command: &Command) -> bool {
    command.effects().begins_capture.is_some()
}

fn sets_discard(command: &Command) -> bool {
    matches!(command.effects().sets, Some(State::Discard(_)))
}

fn is_byte_count_draw(command: &Command) -> bool {
    matches!(command.effects().draws, Some(Drawn::ByteCount(_)))
}

/// Whether the next draw has attributes of instances.
pub(super) fn reads_by_instance(command: &Command) -> bool {
    matches!(
        command,
        Command::Consume(Consume {
            by: DrawInput::Data(ReadAs::Instance),
            ..
        })
    )
}

fn is_indirect_draw(command: &Command) -> bool {
    let draws = command.effects().draws;
    matches!(draws, Some(Drawn::Vertices(draw)) if draw.form == DrawForm::Indirect)
}

fn ended_by(neutral: Neutral) -> Misreading {
    misreading(
        format!("{} ends the capture", neutral.words()),
        "vkCmdEndTransformFeedbackEXT without counters in its place",
        Change::EndedBy(neutral),
    )
}

const OTHER_ORDER: &str =
    "pBuffers of vkCmdBindTransformFeedbackBuffersEXT is read in another order";

fn unbound_by(neutral: Neutral) -> Misreading {
    misreading(
        format!("{} unbinds the ranges", neutral.words()),
        "captures into other memory after it",
        Change::UnboundBy(neutral),
    )
}

/// Changes the order of the buffers of a bind.
fn reorder(script: &mut Script, number: usize, change: fn(&mut [usize])) {
    // Another misreading may leave a bind nothing.
    if let Command::Bind(bind) = &mut script.commands[number]
        && bind.ranges.len() > 1
    {
        let mut buffers: Vec<usize> = bind.ranges.iter().map(|range| range.buffer).collect();
        change(&mut buffers);
        for (range, buffer) in bind.ranges.iter_mut().zip(buffers) {
            range.buffer = buffer;
        }
    }
}

fn rounded(instead: &'static str, multiple: u64) -> Misreading {
    misreading(
        "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is rounded down",
        instead,
        Change::Number(&[Argument::RangeOffset], Instead::RoundedDown(multiple)),
    )
}

/// The misreading of an argument by its plain value.
fn ignored(argument: &'static [Argument; 1]) -> Misreading {
    let [only] = argument;
    let plain = only.plain().expect("the argument has a plain value");
    misreading(
        format!("{} of {} is ignored", only.name(), only.command()),
        format!("{} {plain}", only.name()),
        Change::Number(argument, Instead::Plain),
    )
}

/// The misreadings of arguments that most drivers read correctly, after all others: each
/// argument of draws and copies with a plain value that is not in [`HYPOTHESES`].
pub(super) static IGNORED: LazyLock<Vec<Misreading>> = LazyLock::new(|| {
    let all = Argument::ALL.iter().map(std::array::from_ref);
    let others = all.filter(|[argument]| {
        let mut listed = HYPOTHESES.iter();
        let is_listed = listed.any(|other| {
            matches!(other.change, Change::Number(listed, Instead::Plain) if listed.contains(argument))
        });
        let is_read = matches!(argument.scope(), Scope::Draws | Scope::Transfer);
        argument.plain().is_some() && is_read && !is_listed
    });
    let misreadings = others.map(|argument| {
        if argument[0].scope() == Scope::Draws {
            about_drawing(ignored(argument))
        } else {
            ignored(argument)
        }
    });
    misreadings.collect()
});

impl Change {
    /// The places of a command that the change is about.
    fn places(&self, number: usize, command: &Command) -> Vec<Place> {
        let effects = command.effects();
        let at = |binding| Place {
            command: Some(number),
            binding,
            ..Place::default()
        };
        let first_four = || (0..4).map(|binding| at(Some(Binding(binding)))).collect();
        let is_about = match self {
            Change::Range(_) => {
                let bindings = effects.binds.into_iter().flat_map(Bind::bindings);
                return bindings.map(Some).map(at).collect();
            }
            Change::Number(arguments, _) => {
                // The harness copies by the host itself.
                if matches!(command, Command::Copy(copy) if copy.by == Copier::Host) {
                    return Vec::new();
                }
                let numbers = command.numbers();
                let is_there = numbers.iter().any(|(argument, value)| {
                    // Draws are many, and most have plain arguments.
                    let is_one_of_many = matches!(argument.scope(), Scope::Draws | Scope::Transfer);
                    arguments.contains(argument)
                        && !(is_one_of_many && argument.plain() == Some(*value))
                });
                let is_element = arguments.contains(&Argument::RangeOffset);
                if let Some(bind) = effects.binds.filter(|_| is_element) {
                    return bind.bindings().map(Some).map(at).collect();
                }
                let call = effects.begins_capture.or(effects.ends_capture);
                is_there && call.is_none_or(|call| call.named().next().is_some())
            }
            Change::Counter(calls, _) => {
                let call = match calls {
                    Calls::Begin => effects.begins_capture,
                    Calls::End => effects.ends_capture,
                };
                let bindings = call.into_iter().flat_map(CounterCall::bindings);
                return bindings.map(Some).map(at).collect();
            }
            Change::ResumedRange(_) => {
                let begin = effects.begins_capture;
                let resumes = begin.is_some_and(|call| call.named().next().is_some());
                return if resumes { first_four() } else { Vec::new() };
            }
            Change::Resume if effects.begins_capture.is_some() => return first_four(),
            Change::Resume => false,
            Change::Command(is_about, _) => is_about(command),
            Change::EndedBy(neutral) | Change::UnboundBy(neutral) => {
                *command == Command::Neutral(*neutral)
            }
            Change::Without | Change::Late => is_begin(command),
            Change::Kept(state) => effects.sets.is_some_and(|set| set.kind() == *state),
            Change::Discarded => unreachable!("its places depend on the state"),
        };
        if is_about { vec![at(None)] } else { Vec::new() }
    }

    fn apply(&self, script: &mut Script, job: &Job<'_>, places: &BTreeSet<Place>) {
        let change: Edit = match self {
            Change::Resume => resume,
            Change::Without => without,
            Change::EndedBy(_) => end_early,
            Change::UnboundBy(_) => rebind_elsewhere,
            Change::Late => late,
            Change::Kept(_) => remove,
            Change::Discarded => skip_draw,
            Change::Command(_, change) => *change,
            Change::ResumedRange(change) => {
                // From the last one on: a change adds commands around its own.
                places.iter().rev().for_each(|place| {
                    if let (Some(begin), Some(binding)) = (place.command, place.binding) {
                        rebind_for(script, begin, binding, *change);
                        end_with_buffers(script, begin, job);
                    }
                });
                return;
            }
            Change::Number(arguments, instead) if places.contains(&Place::default()) => {
                script.visit_numbers(&mut |argument, number| {
                    if arguments.contains(&argument) {
                        number.set(instead.replace(argument, number.get()));
                    }
                });
                return;
            }
            Change::Number(..) | Change::Range(_) | Change::Counter(..) => {
                for place in places {
                    let command = place.command.expect("these have places at commands");
                    self.apply_to(&mut script.commands[command], job, place.binding);
                    end_with_buffers(script, command, job);
                }
                return;
            }
        };
        let commands: BTreeSet<usize> = places.iter().filter_map(|place| place.command).collect();
        // From the last one on: a change may remove commands after its own.
        for begin in commands.into_iter().rev() {
            change(script, begin, places);
            end_with_buffers(script, begin, job);
        }
    }

    /// Changes what is at a place of this command.
    fn apply_to(&self, command: &mut Command, job: &Job<'_>, binding: Option<Binding>) {
        match (self, command) {
            (Change::Range(change), Command::Bind(bind)) => {
                for (own, range) in bind.bindings().zip(&mut bind.ranges) {
                    if binding == Some(own) {
                        change(range, padding(job.captures, own));
                    }
                }
            }
            (Change::Counter(_, change), Command::Begin(call) | Command::End(call)) => {
                for (own, counter) in call.bindings().zip(&mut call.counters) {
                    if binding == Some(own) {
                        change(counter);
                    }
                }
            }
            (Change::Number(arguments, instead), command) => {
                let first = command.effects().binds.map(|bind| bind.first.0);
                let mut element = 0;
                command.visit_numbers(&mut |argument, number| {
                    if !arguments.contains(&argument) {
                        return;
                    }
                    let own = first.map(|first| Binding(first + element));
                    if binding.is_none() || binding == own {
                        number.set(instead.replace(argument, number.get()));
                    }
                    element += 1;
                });
            }
            _ => unreachable!("places are at commands that a change is about"),
        }
    }
}

impl Misreading {
    fn places_in(&self, script: &Script, captures: &[Capture<'_>]) -> Vec<Place> {
        if let Change::Discarded = self.change {
            let draws = discarded_draws(script, captures).into_iter().map(Some);
            let place = |command| Place {
                command,
                ..Place::default()
            };
            return draws.map(place).collect();
        }
        if let Change::Number([Argument::QueryStream], _) = self.change {
            return vec![Place::default()];
        }
        let commands = script.commands.iter().enumerate();
        let places = commands.flat_map(|(number, command)| self.change.places(number, command));
        let places: Vec<Place> = places.collect();
        if let Change::Number(arguments, _) = self.change {
            // Where only one of the arguments occurs, the fault is of that one.
            let occurs = |argument: &Argument| {
                let mut commands = places.iter().filter_map(|place| place.command);
                commands.any(|number| {
                    let numbers = script.commands[number].numbers();
                    numbers.iter().any(|(other, _)| other == argument)
                })
            };
            if !arguments.iter().all(occurs) {
                return Vec::new();
            }
        }
        places
    }

    /// Misreads a script everywhere.
    fn misread(&self, script: &mut Script, job: &Job<'_>) {
        let places = self.places_in(script, job.captures).into_iter().collect();
        self.change.apply(script, job, &places);
    }

    /// Whether a device that misreads so may misread something besides: a device that does not
    /// capture shows no second fault.
    pub(super) fn may_be_one_of_two(&self, job: &Job<'_>) -> bool {
        !matches!(self.change, Change::Without) && !self.places(job).is_empty()
    }
}

/// The differences that are left if the device misreads two arguments everywhere; `None` if
/// the model cannot compute it. Arguments are read before the commands take effect.
pub(super) fn differences_of_both(
    first: &Misreading,
    second: &Misreading,
    job: &Job<'_>,
) -> Option<Remaining> {
    let is_argument = |misreading: &Misreading| matches!(misreading.change, Change::Number(..));
    let (first, second) = if is_argument(second) && !is_argument(first) {
        (second, first)
    } else {
        (first, second)
    };
    let change = |script: &mut Script| {
        first.misread(script, job);
        second.misread(script, job);
    };
    job.left_after(change, differences)
}

impl Hypothesis for Misreading {
    fn named(&self) -> &Named {
        &self.named
    }

    fn places(&self, job: &Job<'_>) -> Vec<Place> {
        self.places_in(job.script, job.captures)
    }

    fn captures_nothing(&self) -> bool {
        matches!(self.change, Change::Without | Change::Discarded)
    }

    fn is_for_all(&self) -> bool {
        match self.change {
            Change::Number(..)
            | Change::Range(_)
            | Change::ResumedRange(_)
            | Change::Counter(..)
            | Change::Resume
            | Change::Command(..)
            | Change::EndedBy(_)
            | Change::UnboundBy(_)
            | Change::Kept(_)
            | Change::Discarded
            | Change::Without => true,
            Change::Late => false,
        }
    }

    fn differences(&self, job: &Job<'_>, places: &BTreeSet<Place>) -> Option<Remaining> {
        let count: Count = match self.change {
            Change::Without => captured_differences,
            Change::Number(..)
            | Change::Range(_)
            | Change::ResumedRange(_)
            | Change::Counter(..)
            | Change::Resume
            | Change::EndedBy(_)
            | Change::UnboundBy(_)
            | Change::Late
            | Change::Kept(_)
            | Change::Discarded
            | Change::Command(..) => differences,
        };
        let change = |script: &mut Script| self.change.apply(script, job, places);
        job.left_after(change, count)
    }
}
