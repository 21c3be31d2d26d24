//! The numbers of a case that reach the device as arguments, and where each occurs.

use super::classes::Domain;
use crate::script::Script;
use crate::script::commands::{Bind, Command, CounterCall, RangeSize};
use crate::script::consume::{CapturedSource, DrawInput};
use crate::script::draw::{ByteCountDraw, Draw, DrawForm};
use crate::script::program::{Assembly, Emit, Producer, State, Topology};
use crate::units::CounterIndex;

/// The numbers that a case gives to the device: its script, and how its programs produce
/// primitives.
#[derive(Clone, Debug)]
pub struct Subject {
    pub script: Script,
    /// The assembly of each program, by its number.
    pub assemblies: Vec<Assembly>,
}

/// Called with each value of an argument in turn; the answer replaces the value.
pub type Replace<'a> = dyn FnMut(u64) -> Option<u64> + 'a;

/// The commands or the state that an argument belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    Bind,
    Begin,
    End,
    /// Draws, which may be inside of a capture.
    Draws,
    /// Copies, and writes of counters.
    Transfer,
    /// A counter, whatever uses it.
    Counter,
    /// State of a program or a script that applies to every draw.
    Program,
}

/// A numeric argument.
pub struct Argument {
    /// The command or state, and the Vulkan name.
    pub name: &'static str,
    pub scope: Scope,
    pub domain: Domain,
    /// Visits every occurrence, in fixed order.
    pub visit: fn(&mut Subject, &mut Replace<'_>),
}

/// No case has a range of no bytes, into which nothing can be captured.
const RANGE: Domain = Domain {
    least: 4,
    ..Domain::BYTES
};
const BINDINGS: Domain = Domain::limited(1, 0, 3);
const BINDING_COUNT: Domain = Domain::limited(1, 1, 4);
const COUNTER_COUNT: Domain = Domain::limited(1, 0, 4);

/// Every numeric argument.
pub const ARGUMENTS: [Argument; 33] = [
    argument("bind.firstBinding", Scope::Bind, BINDINGS, |subject, f| {
        commands(subject, |command| {
            if let Command::Bind(Bind { first, .. }) = command {
                number(&mut first.0, f);
            }
        });
    }),
    argument(
        "bind.bindingCount",
        Scope::Bind,
        BINDING_COUNT,
        |subject, f| {
            commands(subject, |command| {
                if let Command::Bind(Bind { ranges, .. }) = command {
                    length(ranges, f);
                }
            });
        },
    ),
    argument("bind.pOffsets", Scope::Bind, Domain::BYTES, |subject, f| {
        commands(subject, |command| {
            if let Command::Bind(Bind { ranges, .. }) = command {
                ranges
                    .iter_mut()
                    .for_each(|range| long(&mut range.offset, f));
            }
        });
    }),
    argument("bind.pSizes", Scope::Bind, RANGE, |subject, f| {
        commands(subject, |command| {
            if let Command::Bind(Bind { ranges, .. }) = command {
                for range in ranges {
                    if let RangeSize::Bytes(bytes) = &mut range.size {
                        long(bytes, f);
                    }
                }
            }
        });
    }),
    argument(
        "begin.firstCounterBuffer",
        Scope::Begin,
        BINDINGS,
        |subject, f| {
            commands(subject, |command| {
                if let Command::Begin(CounterCall {
                    first, counters, ..
                }) = command
                    && !counters.is_empty()
                {
                    number(&mut first.0, f);
                }
            });
        },
    ),
    argument(
        "begin.counterBufferCount",
        Scope::Begin,
        COUNTER_COUNT,
        |subject, f| {
            commands(subject, |command| {
                if let Command::Begin(CounterCall { counters, .. }) = command {
                    counter_count(counters, f);
                }
            });
        },
    ),
    argument(
        "end.firstCounterBuffer",
        Scope::End,
        BINDINGS,
        |subject, f| {
            commands(subject, |command| {
                if let Command::End(CounterCall {
                    first, counters, ..
                }) = command
                    && !counters.is_empty()
                {
                    number(&mut first.0, f);
                }
            });
        },
    ),
    argument(
        "end.counterBufferCount",
        Scope::End,
        COUNTER_COUNT,
        |subject, f| {
            commands(subject, |command| {
                if let Command::End(CounterCall { counters, .. }) = command {
                    counter_count(counters, f);
                }
            });
        },
    ),
    argument(
        "counter.offset",
        Scope::Counter,
        Domain::BYTES,
        |subject, f| {
            let places = subject.script.counter_places.values_mut();
            places.for_each(|place| long(&mut place.offset, f));
        },
    ),
    argument(
        "counter.value",
        Scope::Counter,
        Domain::BYTES,
        |subject, f| {
            let values = subject.script.counters.iter_mut().flatten();
            values.for_each(|value| number(value, f));
        },
    ),
    argument(
        "counter.written",
        Scope::Transfer,
        Domain::BYTES,
        |subject, f| {
            commands(subject, |command| {
                if let Command::WriteCounter { value, .. } = command {
                    number(value, f);
                }
            });
        },
    ),
    argument(
        "draw.vertexCount",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            draws(subject, false, |draw| {
                draw.calls
                    .iter_mut()
                    .for_each(|call| number(&mut call.vertices, f));
            });
        },
    ),
    argument(
        "draw.indexCount",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            draws(subject, true, |draw| {
                draw.calls
                    .iter_mut()
                    .for_each(|call| number(&mut call.vertices, f));
            });
        },
    ),
    argument(
        "draw.instanceCount",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            every_draw(subject, |draw| {
                draw.calls
                    .iter_mut()
                    .for_each(|call| number(&mut call.instances, f));
            });
        },
    ),
    argument(
        "draw.firstVertex",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            draws(subject, false, |draw| {
                draw.calls
                    .iter_mut()
                    .for_each(|call| number(&mut call.first_vertex, f));
            });
        },
    ),
    argument(
        "draw.firstIndex",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            draws(subject, true, |draw| {
                draw.calls
                    .iter_mut()
                    .for_each(|call| number(&mut call.first_vertex, f));
            });
        },
    ),
    argument(
        "draw.vertexOffset",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            draws(subject, true, |draw| {
                for call in &mut draw.calls {
                    let mut bits = call.vertex_offset.cast_unsigned();
                    number(&mut bits, f);
                    call.vertex_offset = bits.cast_signed();
                }
            });
        },
    ),
    argument(
        "draw.firstInstance",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            every_draw(subject, |draw| {
                draw.calls
                    .iter_mut()
                    .for_each(|call| number(&mut call.first_instance, f));
            });
        },
    ),
    argument("draw.drawCount", Scope::Draws, DRAWS, |subject, f| {
        every_draw(subject, |draw| {
            if matches!(draw.form, DrawForm::Multi | DrawForm::Indirect) {
                length(&mut draw.calls, f);
            }
        });
    }),
    argument("draw.count", Scope::Draws, DRAWS, |subject, f| {
        every_draw(subject, |draw| {
            if let Some((Some(count), _)) = draw.form.counts() {
                number(count, f);
            }
        });
    }),
    argument("draw.maxDrawCount", Scope::Draws, DRAWS, |subject, f| {
        every_draw(subject, |draw| {
            if let Some((_, max)) = draw.form.counts() {
                number(max, f);
            }
        });
    }),
    argument(
        "draw.stride",
        Scope::Draws,
        INDIRECT_STRIDE,
        |subject, f| {
            commands(subject, |command| {
                if let Command::Consume(consume) = command
                    && let DrawInput::Indirect { stride } = &mut consume.by
                {
                    number(stride, f);
                }
            });
        },
    ),
    argument("index", Scope::Program, Domain::U32, |subject, f| {
        for buffer in &mut subject.script.indices {
            buffer.values.iter_mut().for_each(|value| number(value, f));
        }
    }),
    argument(
        "byteCount.instanceCount",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            byte_counts(subject, |draw| number(&mut draw.instances, f));
        },
    ),
    argument(
        "byteCount.firstInstance",
        Scope::Draws,
        Domain::U32,
        |subject, f| {
            byte_counts(subject, |draw| number(&mut draw.first_instance, f));
        },
    ),
    argument(
        "byteCount.counterOffset",
        Scope::Draws,
        Domain::BYTES,
        |subject, f| {
            byte_counts(subject, |draw| number(&mut draw.counter_offset, f));
        },
    ),
    argument(
        "byteCount.vertexStride",
        Scope::Draws,
        STRIDE,
        |subject, f| {
            byte_counts(subject, |draw| number(&mut draw.stride, f));
        },
    ),
    argument(
        "copy.srcOffset",
        Scope::Transfer,
        Domain::BYTES,
        |subject, f| {
            commands(subject, |command| {
                if let Command::Copy(copy) = command {
                    source(&mut copy.from, f);
                }
            });
        },
    ),
    argument("copy.size", Scope::Transfer, RANGE, |subject, f| {
        commands(subject, |command| {
            if let Command::Copy(copy) = command {
                long(&mut copy.bytes, f);
            }
        });
    }),
    argument(
        "source.offset",
        Scope::Draws,
        Domain::BYTES,
        |subject, f| {
            commands(subject, |command| {
                if let Command::Consume(consume) = command {
                    source(&mut consume.from, f);
                }
            });
        },
    ),
    argument("patchControlPoints", Scope::Program, PATCH, |subject, f| {
        for assembly in &mut subject.assemblies {
            if assembly.topology == Topology::Patches {
                number(&mut assembly.patch_points, f);
            }
        }
        commands(subject, |command| {
            if let Command::Set(State::PatchPoints(points)) = command {
                number(points, f);
            }
        });
    }),
    argument(
        "geometry.invocations",
        Scope::Program,
        PATCH,
        |subject, f| {
            for assembly in &mut subject.assemblies {
                if let Producer::Geometry { invocations, .. } = &mut assembly.producer {
                    number(invocations, f);
                }
            }
        },
    ),
    argument(
        "geometry.vertices",
        Scope::Program,
        EMITTED,
        |subject, f| {
            for assembly in &mut subject.assemblies {
                if let Producer::Geometry { emits, .. } = &mut assembly.producer {
                    emitted(emits, f);
                }
            }
        },
    ),
];

/// The draws of a command, as many as case files can say.
const DRAWS: Domain = Domain::limited(1, 0, 5_000);
/// The stride of indirect parameters: those of `vkCmdDrawIndirect`, and further apart.
const INDIRECT_STRIDE: Domain = Domain {
    has_limit: false,
    ..Domain::limited(4, 16, 512)
};
/// The least maxTransformFeedbackBufferDataStride.
const STRIDE: Domain = Domain::limited(4, 4, 512);
/// The least maxTessellationPatchSize and maxGeometryShaderInvocations.
const PATCH: Domain = Domain::limited(1, 1, 32);
/// The least maxGeometryOutputVertices.
const EMITTED: Domain = Domain::limited(1, 1, 256);

const fn argument(
    name: &'static str,
    scope: Scope,
    domain: Domain,
    visit: fn(&mut Subject, &mut Replace<'_>),
) -> Argument {
    Argument {
        name,
        scope,
        domain,
        visit,
    }
}

fn commands(subject: &mut Subject, each: impl FnMut(&mut Command)) {
    subject.script.commands.iter_mut().for_each(each);
}

fn every_draw(subject: &mut Subject, mut each: impl FnMut(&mut Draw)) {
    commands(subject, |command| {
        if let Command::Draw(draw) = command {
            each(draw);
        }
    });
}

fn draws(subject: &mut Subject, indexed: bool, mut each: impl FnMut(&mut Draw)) {
    every_draw(subject, |draw| {
        if draw.indices.is_some() == indexed {
            each(draw);
        }
    });
}

fn byte_counts(subject: &mut Subject, mut each: impl FnMut(&mut ByteCountDraw)) {
    commands(subject, |command| {
        if let Command::DrawByteCount(draw) = command {
            each(draw);
        }
    });
}

fn source(from: &mut CapturedSource, f: &mut Replace<'_>) {
    if let CapturedSource::Captured(place) = from {
        long(&mut place.offset, f);
    }
}

fn long(value: &mut u64, f: &mut Replace<'_>) {
    if let Some(new) = f(*value) {
        *value = new;
    }
}

fn number(value: &mut u32, f: &mut Replace<'_>) {
    if let Some(new) = f(u64::from(*value)) {
        *value = u32::try_from(new).expect("no domain of a 32-bit number exceeds 32 bits");
    }
}

/// The length of an array: a misreading has fewer elements, or the last one again.
fn length<T: Clone>(values: &mut Vec<T>, f: &mut Replace<'_>) {
    if let Some(new) = f(values.len() as u64)
        && let Some(last) = values.last().cloned()
    {
        let new = usize::try_from(new).expect("no longer than what case files can say");
        values.resize(new, last);
    }
}

/// The number of counters: one that is read too many is the first counter of the script.
fn counter_count(counters: &mut Vec<Option<CounterIndex>>, f: &mut Replace<'_>) {
    if let Some(new) = f(counters.len() as u64) {
        let new = usize::try_from(new).expect("no more than the limit");
        counters.resize(new, Some(CounterIndex(0)));
    }
}

/// The vertices that a geometry shader emits: a misreading omits the last ones, or emits
/// one more after the last.
fn emitted(emits: &mut Vec<Emit>, f: &mut Replace<'_>) {
    let is_vertex = |emit: &Emit| matches!(emit, Emit::Vertex(_));
    let vertices = emits.iter().filter(|emit| is_vertex(emit)).count();
    let Some(new) = f(vertices as u64) else {
        return;
    };
    let new = usize::try_from(new).expect("no more than the limit");
    for _ in new..vertices {
        let last = emits.iter().rposition(is_vertex);
        emits.remove(last.expect("one of those that were counted"));
    }
    if let Some(last) = emits.iter().rev().find(|emit| is_vertex(emit)).copied() {
        emits.extend(std::iter::repeat_n(last, new.saturating_sub(vertices)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique() {
        let mut names: Vec<&str> = ARGUMENTS.iter().map(|argument| argument.name).collect();
        names.sort_unstable();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn emitted_vertices_are_omitted_from_the_end_or_repeated() {
        let emits = [Emit::Vertex(0), Emit::Vertex(1), Emit::EndPrimitive(0)];
        let misread = |new| {
            let mut emits = emits.to_vec();
            emitted(&mut emits, &mut |_| Some(new));
            emits
        };
        assert_eq!(misread(1), [Emit::Vertex(0), Emit::EndPrimitive(0)]);
        let more = [emits.as_slice(), &[Emit::Vertex(1)]].concat();
        assert_eq!(misread(3), more);
    }
}
