//! Alterations of the input of the model, each as if the model misread one rule.

use xfb::judge::replay::Reading;
use xfb::model::Shape;
use xfb::script::commands::{Command, CounterCall, RangeSize};
use xfb::script::program::{Producer, Provoking, Topology};
use xfb::script::{Draw, Script};
use xfb::units::{Binding, ByteOffset, QueryIndex, Stream, Stride};

/// Alters a reading.
type Change = fn(&mut Reading);

/// Every misreading, by the rule that it breaks.
pub const ALL: [(&str, Change); 29] = [
    ("39: ranges hold four strides more", |r| {
        change_size(r, |n, s| n + 4 * s)
    }),
    ("39: ranges hold a vertex less", |r| {
        change_size(r, |n, s| n.saturating_sub(s))
    }),
    ("15: ranges begin where their buffer does", |r| {
        ranges(r, |range, _| range.offset = 0);
    }),
    ("15: vertices are four bytes further apart", |r| {
        for (_, buffers, _) in &mut r.programs {
            for buffer in buffers {
                buffer.stride = Stride(buffer.stride.0 + 4);
            }
        }
    }),
    ("15: outputs lie four bytes further", |r| {
        for word in r.programs.iter_mut().flat_map(|p| &mut p.2) {
            word.offset = ByteOffset(word.offset.0 + 4);
        }
    }),
    ("21: two buffers are swapped", |r| {
        let swap = |binding: &mut Binding| match binding.0 {
            0 => *binding = Binding(1),
            1 => *binding = Binding(0),
            _ => {}
        };
        for word in r.programs.iter_mut().flat_map(|p| &mut p.2) {
            swap(&mut word.binding);
        }
    }),
    ("74: two streams are swapped", |r| {
        let swap = |stream: &mut Stream| match stream.0 {
            0 => *stream = Stream(1),
            1 => *stream = Stream(0),
            _ => {}
        };
        for (_, buffers, words) in &mut r.programs {
            buffers.iter_mut().for_each(|b| swap(&mut b.stream));
            words.iter_mut().for_each(|w| swap(&mut w.stream));
        }
    }),
    ("2: the first draw is not captured", |r| {
        let draw = |c: &Command| matches!(c, Command::Draw(_));
        if let Some(at) = r.script.commands.iter().position(draw) {
            r.script.commands.remove(at);
        }
    }),
    ("26: draws come in reverse order", |r| {
        let commands = &mut r.script.commands;
        let draws: Vec<usize> = (0..commands.len())
            .filter(|at| matches!(commands[*at], Command::Draw(_)))
            .collect();
        for pair in 0..draws.len() / 2 {
            commands.swap(draws[pair], draws[draws.len() - 1 - pair]);
        }
    }),
    ("26: one instance fewer", |r| {
        calls(r, |call| call.instances = call.instances.saturating_sub(1));
    }),
    ("26: instances from 0", |r| {
        calls(r, |call| call.first_instance = 0)
    }),
    ("26: vertices from 0", |r| {
        calls(r, |call| call.first_vertex = 0)
    }),
    ("26: nothing is added to indices", |r| {
        calls(r, |call| call.vertex_offset = 0);
    }),
    ("32: one vertex fewer", |r| {
        calls(r, |call| call.vertices = call.vertices.saturating_sub(1));
    }),
    ("33: nothing restarts", |r| {
        shapes(r, |s| s.assembly.restart = false)
    }),
    ("28: strips, fans and what is adjacent are lists", |r| {
        shapes(r, |s| {
            let list = match s.assembly.topology.vertices_per_primitive() {
                1 => Topology::Points,
                2 => Topology::Lines,
                3 => Topology::Triangles,
                _ => s.assembly.topology,
            };
            s.assembly.topology = list;
        });
    }),
    ("30: the other vertex provokes", |r| {
        shapes(r, |s| {
            s.assembly.provoking = s.assembly.provoking.map(|mode| match mode {
                Provoking::First | Provoking::Default => Provoking::Last,
                Provoking::Last => Provoking::First,
            });
        });
    }),
    ("27: patches have a point less", |r| {
        shapes(r, |s| {
            s.assembly.patch_points = s.assembly.patch_points.saturating_sub(1);
        });
    }),
    ("35: emissions come in reverse order", |r| {
        shapes(r, |s| {
            if let Producer::Geometry { emits, .. } = &mut s.assembly.producer {
                emits.reverse();
            }
        });
    }),
    ("26: only one invocation", |r| {
        shapes(r, |s| {
            if let Producer::Geometry { invocations, .. } = &mut s.assembly.producer {
                *invocations = 1;
            }
        });
    }),
    ("49: begins read no counters", |r| {
        for command in &mut r.script.commands {
            if let Command::Begin(CounterCall { counters, .. }) = command {
                counters.clear();
            }
        }
    }),
    ("43: ends store no counters", |r| {
        for command in &mut r.script.commands {
            if let Command::End(CounterCall { counters, .. }) = command {
                counters.clear();
            }
        }
    }),
    ("50: the first counter is that of binding 0", |r| {
        for command in &mut r.script.commands {
            if let Command::Begin(call) | Command::End(call) = command {
                call.first = Binding(0);
            }
        }
    }),
    (
        "51: counters of the application are four bytes further",
        |r| {
            for value in r.script.counters.iter_mut().flatten() {
                *value = value.wrapping_add(4);
            }
        },
    ),
    ("57: only the first bind counts", |r| {
        let mut bound = false;
        r.script.commands.retain(|command| {
            let again = bound && matches!(command, Command::Bind(_));
            bound |= matches!(command, Command::Bind(_));
            !again
        });
    }),
    ("61: a byte count draws a vertex more", |r| {
        for command in &mut r.script.commands {
            if let Command::DrawByteCount(draw) = command {
                *command = Command::Draw(Draw::plain(
                    draw.vertices + 1,
                    draw.instances,
                    0,
                    draw.first_instance,
                ));
            }
        }
    }),
    ("68: queries span the whole script", |r| {
        let commands = std::mem::take(&mut r.script.commands);
        let queries = QueryIndex::all(r.script.queries.len());
        let of_query = |c: &Command| matches!(c, Command::BeginQuery(_) | Command::EndQuery(_));
        r.script.commands = queries.clone().map(Command::BeginQuery).collect();
        let rest = commands.into_iter().filter(|c| !of_query(c));
        r.script.commands.extend(rest);
        r.script.commands.extend(queries.map(Command::EndQuery));
    }),
    ("67: queries of one kind count another stream", |r| {
        for query in &mut r.script.queries {
            query.stream = Stream(query.stream.0 ^ 1);
        }
    }),
    ("55: other programs and state are not heeded", |r| {
        let own = |c: &Command| !matches!(c, Command::Use(_) | Command::Set(_));
        r.script.commands.retain(own);
    }),
];

fn ranges(reading: &mut Reading, change: impl Fn(&mut xfb::script::commands::BoundRange, u64)) {
    let Script { commands, .. } = &mut reading.script;
    let buffers = || reading.programs.iter().flat_map(|p| &p.1);
    for command in commands {
        if let Command::Bind(bind) = command {
            for (binding, range) in (bind.first.0..).zip(&mut bind.ranges) {
                let stride = buffers().find(|b| b.binding.0 == binding);
                change(range, stride.map_or(0, |b| u64::from(b.stride.0)));
            }
        }
    }
}

fn change_size(reading: &mut Reading, change: impl Fn(u64, u64) -> u64) {
    let sizes = reading.script.buffers.clone();
    ranges(reading, |range, stride| {
        let size = sizes.get(range.buffer).copied().unwrap_or(0);
        let bytes = change(range.size.resolve(range.offset, size), stride);
        let most = size.saturating_sub(range.offset);
        range.size = RangeSize::Bytes(bytes.min(most));
    });
}

fn calls(reading: &mut Reading, change: impl Fn(&mut xfb::script::draw::DrawCall)) {
    for command in &mut reading.script.commands {
        if let Command::Draw(draw) = command {
            draw.calls.iter_mut().for_each(&change);
        }
    }
}

fn shapes(reading: &mut Reading, change: impl Fn(&mut Shape)) {
    for (shape, _, _) in &mut reading.programs {
        change(shape);
    }
}
