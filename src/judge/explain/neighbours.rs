//! The neighbours of a case: cases that differ from it in one respect, which is plain.

use super::Neighbour;
use crate::case::CaptureCase;
use crate::script::commands::arguments::{Argument, Scope};
use crate::script::commands::{Bind, BoundRange, Boundary, Command, RangeSize};
use crate::script::counters::CounterArrays;
use crate::script::draw::{Draw, DrawForm};
use crate::script::placement::Allocation;
use crate::script::program::{Build, Producer, Topology};
use crate::script::query_read::QueryRead;
use crate::script::raster::Raster;
use crate::script::timeline::timeline;
use crate::script::{Script, ValidScript};
use crate::units::Binding;
use std::collections::BTreeMap;

/// A change of the script.
type Change = fn(&mut Script);

/// The changes of scripts, in the order in which they are tried.
const CHANGES: [(&str, Change); 26] = [
    ("offset 0 of every bound range", |script| {
        plain(script, &[Argument::RangeOffset]);
    }),
    ("VK_WHOLE_SIZE for every bound range", |script| {
        ranges(script, |range| range.size = RangeSize::WholeSize);
    }),
    ("no counters at begin", |script| {
        plain(script, &[Argument::BeginCount]);
    }),
    ("no counters at end", |script| {
        plain(script, &[Argument::EndCount]);
    }),
    (
        "firstCounterBuffer 0, with VK_NULL_HANDLE before the counters",
        |script| {
            commands(script, |command| {
                if let Command::Begin(call) | Command::End(call) = command {
                    let before = std::mem::take(&mut call.first);
                    call.counters.splice(0..0, (0..before.0).map(|_| None));
                }
            });
        },
    ),
    ("counters at their usual places", |script| {
        script.counter_places.clear();
        commands(script, |command| {
            if let Command::Begin(call) | Command::End(call) = command {
                call.arrays = CounterArrays::Both;
            }
        });
    }),
    ("buffers in place of device addresses", |script| {
        commands(script, |command| command.set_by_address(false));
    }),
    ("no queries", |script| script.keep_queries(|_| false)),
    ("query results read in the usual way", |script| {
        script.query_read = QueryRead::default();
    }),
    ("every bound range at each bind", bind_all),
    ("binds in the order of their bindings", sort_binds),
    ("direct draws", |script| direct(script, |_| true)),
    ("direct draws in place of multi-draws", |script| {
        direct(script, |form| form == DrawForm::Multi);
    }),
    (
        "indirect draws in place of indirect-count draws",
        |script| {
            draws(script, |draw| {
                if matches!(draw.form, DrawForm::IndirectCount { .. }) && !draw.drawn().is_empty() {
                    draw.calls = draw.drawn().to_vec();
                    draw.form = DrawForm::Indirect;
                }
            });
        },
    ),
    ("plain draws in place of those by byte count", |script| {
        commands(script, |command| {
            if let Command::DrawByteCount(draw) = command {
                let plain = Draw::plain(draw.vertices, draw.instances, 0, draw.first_instance);
                *command = Command::Draw(plain);
            }
        });
    }),
    ("no indices", |script| {
        draws(script, |draw| draw.indices = None)
    }),
    ("firstVertex 0 of every draw", |script| {
        plain(script, &[Argument::FirstVertex, Argument::FirstIndex]);
    }),
    ("firstInstance 0 of every draw", |script| {
        plain(script, &[Argument::FirstInstance]);
    }),
    ("vertexOffset 0 of every draw", |script| {
        plain(script, &[Argument::VertexOffset]);
    }),
    ("one instance of every draw", |script| {
        draws(script, |draw| {
            let calls = draw.calls.iter_mut();
            calls.for_each(|call| call.instances = call.instances.min(1));
        });
    }),
    ("no secondary command buffer", |script| {
        without(script, |command| {
            matches!(command, Command::BeginSecondary | Command::EndSecondary)
        });
    }),
    ("one submission of each command buffer", |script| {
        commands(script, |command| {
            if *command == Command::Next(Boundary::Resubmit) {
                *command = Command::Next(Boundary::Submission);
            }
        });
    }),
    ("one command buffer", |script| {
        without(script, |command| {
            matches!(
                command,
                Command::Next(Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit)
            )
        });
    }),
    ("one subpass", |script| {
        without(script, |command| {
            *command == Command::Next(Boundary::Subpass)
        });
    }),
    ("no conditional rendering", |script| {
        without(script, |command| {
            matches!(
                command,
                Command::BeginConditional(_) | Command::EndConditional
            )
        });
    }),
    ("host-visible memory of the capture buffers", |script| {
        script.placement.allocation = Allocation::default();
    }),
];

fn commands(script: &mut Script, change: impl FnMut(&mut Command)) {
    script.commands.iter_mut().for_each(change);
}

fn ranges(script: &mut Script, mut change: impl FnMut(&mut BoundRange)) {
    commands(script, |command| {
        if let Command::Bind(Bind { ranges, .. }) = command {
            ranges.iter_mut().for_each(&mut change);
        }
    });
}

fn draws(script: &mut Script, mut change: impl FnMut(&mut Draw)) {
    commands(script, |command| {
        if let Command::Draw(draw) = command {
            change(draw);
        }
    });
}

/// Replaces the values of these arguments by their plain values.
fn plain(script: &mut Script, arguments: &[Argument]) {
    commands(script, |command| command.set_plain(arguments));
}

fn without(script: &mut Script, mut removed: impl FnMut(&Command) -> bool) {
    script.commands.retain(|command| !removed(command));
}

/// Every draw of commands of these forms as a direct one.
fn direct(script: &mut Script, is_replaced: fn(DrawForm) -> bool) {
    let direct = |command| {
        let Command::Draw(draw) = &command else {
            return vec![command];
        };
        if !is_replaced(draw.form) {
            return vec![command];
        }
        let direct = draw.drawn().iter().map(|call| Draw {
            form: DrawForm::Direct,
            indices: draw.indices,
            calls: vec![*call],
        });
        direct.map(Command::Draw).collect()
    };
    let commands = std::mem::take(&mut script.commands);
    script.commands = commands.into_iter().flat_map(direct).collect();
}

/// Each bind from binding 0 on, with the ranges that are bound already.
fn bind_all(script: &mut Script) {
    let before = script.clone();
    for ((_, state, _), command) in timeline(&before).zip(&mut script.commands) {
        let Command::Bind(bind) = command else {
            continue;
        };
        let earlier = state.bound.into_iter();
        let mut bound: BTreeMap<Binding, BoundRange> = earlier
            .map(|(binding, bound)| (binding, bound.range))
            .collect();
        bound.extend(bind.bindings().zip(bind.ranges.iter().copied()));
        let numbered = (0..).map(Binding).zip(bound);
        let from_zero = numbered.take_while(|(number, (binding, _))| number == binding);
        let ranges: Vec<BoundRange> = from_zero.map(|(_, (_, range))| range).collect();
        if bind.first.0 as usize + bind.ranges.len() <= ranges.len() {
            (bind.first, bind.ranges) = (Binding(0), ranges);
        }
    }
}

/// Binds that follow each other, those of the first bindings first.
fn sort_binds(script: &mut Script) {
    let first = |command: &Command| command.effects().binds.map(|bind| bind.first);
    let runs = script
        .commands
        .chunk_by_mut(|a, b| first(a).is_some() && first(b).is_some());
    for run in runs {
        run.sort_by_key(first);
    }
}

/// The neighbours of a case, in fixed order; those that are legal.
pub(super) fn list(case: &CaptureCase) -> Vec<Neighbour> {
    let mut all = Vec::new();
    for (change, apply) in CHANGES {
        all.extend(revised(case, change.to_owned(), apply));
    }
    all.extend(plain_arguments(case));
    all.extend(at_offset_zero(case));
    all.extend(with_fewer_draws(case));
    all.extend(with_plain_pipeline(case));
    all
}

/// The arguments of draws and copies that [`CHANGES`] is about, and the counter offset: with
/// another one, a draw has other vertices than the case states.
const WITHOUT_NEIGHBOUR: [Argument; 6] = [
    Argument::InstanceCount,
    Argument::FirstVertex,
    Argument::FirstIndex,
    Argument::VertexOffset,
    Argument::FirstInstance,
    Argument::ByteCountOffset,
];

/// Returns the neighbours with the plain value of any other argument of draws and copies.
fn plain_arguments(case: &CaptureCase) -> Vec<Neighbour> {
    let neighbours = Argument::ALL.iter().filter_map(|argument| {
        if WITHOUT_NEIGHBOUR.contains(argument)
            || !matches!(argument.scope(), Scope::Draws | Scope::Transfer)
        {
            return None;
        }
        let (name, command) = (argument.name(), argument.command());
        let change = format!("{name} {} of every {command}", argument.plain()?);
        revised(case, change, |script| plain(script, &[*argument]))
    });
    neighbours.collect()
}

/// The case with another script, if that is legal and another one.
fn revised(
    case: &CaptureCase,
    change: String,
    apply: impl FnOnce(&mut Script),
) -> Option<Neighbour> {
    let revised: ValidScript = case.script.revise(apply).ok()?;
    let is_other = revised != case.script;
    let script = is_other.then_some(revised)?;
    Some(Neighbour {
        change,
        case: CaptureCase {
            script,
            ..case.clone()
        },
    })
}

/// The neighbours with offset 0 of one bound range of several.
fn at_offset_zero(case: &CaptureCase) -> Vec<Neighbour> {
    let mut places = Vec::new();
    let binds = case.script.commands.iter().enumerate();
    let binds = binds.filter_map(|(number, command)| Some((number, command.effects().binds?)));
    for (bind, (number, Bind { first, ranges, .. })) in binds.enumerate() {
        for (at, range) in ranges.iter().enumerate() {
            if range.offset != 0 {
                places.push((bind + 1, number, at, first.0 + at as u32));
            }
        }
    }
    if places.len() < 2 {
        return Vec::new();
    }
    let neighbours = places
        .into_iter()
        .filter_map(|(bind, number, at, binding)| {
            let change = format!("offset 0 of binding {binding} at bind {bind}");
            revised(case, change, |script| {
                if let Command::Bind(Bind { ranges, .. }) = &mut script.commands[number] {
                    ranges[at].offset = 0;
                }
            })
        });
    neighbours.collect()
}

/// Without one capture of several, and without all draws outside of captures.
fn with_fewer_draws(case: &CaptureCase) -> Vec<Neighbour> {
    let mut captures = Vec::new();
    let mut inside = Vec::new();
    for (number, state, command) in timeline(&case.script) {
        inside.push(state.capture.is_some());
        if let (Some(capture), Some(_)) = (state.capture, command.effects().ends_capture) {
            captures.push(capture.begin..=number);
        }
    }
    let mut all = Vec::new();
    if captures.len() > 1 {
        for (number, capture) in captures.iter().enumerate() {
            let change = format!("no capture {} of {}", number + 1, captures.len());
            all.extend(revised(case, change, |script| {
                script.commands.drain(capture.clone());
            }));
        }
    }
    all.extend(revised(
        case,
        "no draws outside of captures".to_owned(),
        |script| {
            let mut inside = inside.into_iter();
            without(script, |command| {
                let is_inside = inside.next().expect("one for each command");
                !is_inside && command.effects().draws.is_some()
            });
        },
    ));
    all
}

/// The default state of rasterization of a stream.
fn plain_raster(raster: Raster) -> Raster {
    Raster {
        stream: raster.stream,
        ..Raster::default()
    }
}

/// The neighbours with one state of the pipeline plain.
fn with_plain_pipeline(case: &CaptureCase) -> Vec<Neighbour> {
    let mut all = Vec::new();
    let mut put = |change: &str, differs: bool, apply: fn(&mut CaptureCase)| {
        if differs {
            let mut case = case.clone();
            apply(&mut case);
            all.push(Neighbour {
                change: change.to_owned(),
                case,
            });
        }
    };
    let program = &case.program;
    put(
        "the pipeline made in the usual way",
        program.pipeline.build != Build::default(),
        |case| {
            case.program.pipeline.build = Build::default();
        },
    );
    put(
        "plain state of rasterization",
        plain_raster(program.pipeline.raster) != program.pipeline.raster,
        |case| {
            case.program.pipeline.raster = plain_raster(case.program.pipeline.raster);
        },
    );
    put("no primitive restart", program.assembly.restart, |case| {
        case.program.assembly.restart = false;
    });
    let vertex = matches!(program.assembly.producer, Producer::Vertex);
    let points = program.assembly.topology == Topology::Points;
    put("points", vertex && !points, |case| {
        case.program.assembly.topology = Topology::Points;
    });
    put(
        "the capture as the shader declares it",
        case.also_rewrite.is_some(),
        |case| {
            case.also_rewrite = None;
        },
    );
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::draw::DrawCall;

    /// The commands of a script after a change of the table.
    fn changed(name: &str, commands: Vec<Command>) -> Vec<Command> {
        let mut script = Script {
            commands,
            ..Script::default()
        };
        let change = CHANGES.iter().find(|(change, _)| *change == name);
        change.expect("a change").1(&mut script);
        script.commands
    }

    fn draw(form: DrawForm, vertices: &[u32]) -> Command {
        let calls = vertices.iter().map(|vertices| DrawCall {
            vertices: *vertices,
            instances: 2,
            ..DrawCall::default()
        });
        Command::Draw(Draw {
            form,
            indices: None,
            calls: calls.collect(),
        })
    }

    #[test]
    fn each_draw_that_takes_place_becomes_a_direct_one() {
        let count = DrawForm::IndirectCount { count: 2, max: 3 };
        let commands = vec![draw(DrawForm::Multi, &[3, 6]), draw(count, &[1, 2, 4])];
        let direct = |vertices: u32| draw(DrawForm::Direct, &[vertices]);
        assert_eq!(
            changed("direct draws", commands.clone()),
            [direct(3), direct(6), direct(1), direct(2)]
        );
        assert_eq!(
            changed("direct draws in place of multi-draws", commands.clone()),
            [direct(3), direct(6), commands[1].clone()]
        );
        let change = "indirect draws in place of indirect-count draws";
        let indirect = draw(DrawForm::Indirect, &[1, 2]);
        assert_eq!(
            changed(change, commands.clone()),
            [commands[0].clone(), indirect]
        );
        let none = DrawForm::IndirectCount { count: 0, max: 3 };
        let empty = vec![draw(none, &[1])];
        assert_eq!(changed(change, empty.clone()), empty);
    }

    #[test]
    fn a_bind_repeats_the_ranges_of_its_command_buffer() {
        let bind = |first: u32, buffers: &[usize]| {
            let ranges = buffers.iter().map(|buffer| BoundRange {
                buffer: *buffer,
                offset: 0,
                size: RangeSize::WholeSize,
            });
            Command::Bind(Bind::new(Binding(first), ranges.collect()))
        };
        let next = || Command::Next(Boundary::CommandBuffer);
        let commands = [bind(0, &[0, 1]), bind(1, &[2, 3]), bind(0, &[4])];
        let subpass = || Command::Next(Boundary::Subpass);
        let more = [
            next(),
            bind(1, &[5]),
            bind(0, &[6]),
            subpass(),
            bind(1, &[7]),
        ];
        let first = [bind(0, &[0, 1]), bind(0, &[0, 2, 3]), bind(0, &[4, 2, 3])];
        // The next subpass keeps the ranges.
        let second = [
            next(),
            bind(1, &[5]),
            bind(0, &[6, 5]),
            subpass(),
            bind(0, &[6, 7]),
        ];
        let change = "every bound range at each bind";
        let all = changed(change, [&commands[..], &more].concat());
        assert_eq!(all, [&first[..], &second].concat());
    }

    #[test]
    fn binds_that_follow_each_other_are_sorted() {
        let bind = |first: u32| {
            Command::Bind(Bind::new(
                Binding(first),
                vec![BoundRange {
                    buffer: 0,
                    offset: 0,
                    size: RangeSize::WholeSize,
                }],
            ))
        };
        let next = || Command::Next(Boundary::CommandBuffer);
        assert_eq!(
            changed(
                "binds in the order of their bindings",
                vec![bind(2), bind(0), next(), bind(1), bind(0)]
            ),
            [bind(0), bind(2), next(), bind(0), bind(1)]
        );
    }
}
