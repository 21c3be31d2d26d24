//! The bytes that captures write, and what they may overwrite without a barrier.

use super::*;
use crate::script::commands::{Bind, CounterCall};
use crate::script::condition::Condition;
use crate::script::counters::{CounterHome, CounterPlace};
use crate::script::program::{Assembly, Topology};
use crate::units::CounterIndex;
use Dependency::*;

/// "the same transform feedback buffers": what a capture continues is not overwritten.
#[test]
fn a_capture_continues_only_where_the_last_one_of_its_range_ended() {
    let bind = Capture.commands(0, 0)[0].clone();
    let draw = Command::Draw(Draw::plain(3, 1, 0, 0));
    let named = |counters: &[CounterIndex]| counters.iter().copied().map(Some).collect();
    let capture = |begin: &[CounterIndex], end: &[CounterIndex]| {
        vec![
            bind.clone(),
            Command::Begin(CounterCall::new(Binding(0), named(begin))),
            draw.clone(),
            Command::End(CounterCall::new(Binding(0), named(end))),
        ]
    };
    let barrier = |order: Dependency| vec![Command::Barrier(order.into())];
    let first = [capture(&[], &[CounterIndex(0)]), barrier(Counters)].concat();
    let rewound = [
        barrier(CounterRewrite),
        SetCounter.commands(0, 0),
        barrier(Written),
    ]
    .concat();
    let resumed = || capture(&[CounterIndex(0)], &[CounterIndex(1)]);
    let overwrites = Some(Hazard::Overwrite {
        binding: Binding(0),
    });
    let rows = [
        (vec![resumed()], None),
        (vec![rewound.clone(), resumed()], overwrites.clone()),
        (vec![rewound, barrier(Data), resumed()], None),
        // The counter is that of a capture before the last one.
        (
            vec![resumed(), barrier(Counters), resumed()],
            overwrites.clone(),
        ),
        (
            vec![resumed(), barrier(Counters), barrier(Data), resumed()],
            None,
        ),
    ];
    for (then, want) in rows {
        let commands = [first.clone(), then.concat()].concat();
        let found = hazard(commands).map(|(hazard, _)| hazard);
        assert_eq!(found, want, "{then:?}");
    }
}

/// A capture of a row of the table.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// The offset of the bound range; it ends with the buffer.
    offset: u64,
    /// The counter at which the capture begins.
    from: Option<u32>,
    vertices: u32,
    /// Whether the vertices are indexed, so that primitives may restart.
    indexed: bool,
    /// Whether conditional rendering discards the draw.
    discarded: bool,
}

impl Part {
    const fn new(offset: u64, from: Option<u32>, vertices: u32) -> Part {
        Part {
            offset,
            from,
            vertices,
            indexed: false,
            discarded: false,
        }
    }

    /// The commands; the end stores counter 0.
    fn commands(self) -> Vec<Command> {
        let around = |command: Command| self.discarded.then_some(command);
        let condition = Condition {
            value: 0,
            inverted: false,
        };
        let mut draw = Draw::plain(self.vertices, 1, 0, 0);
        draw.indices = self.indexed.then_some(0);
        let commands = [
            Some(Command::Bind(Bind::new(
                Binding(0),
                vec![BoundRange {
                    buffer: 0,
                    offset: self.offset,
                    size: RangeSize::WholeSize,
                }],
            ))),
            Some(Command::Begin(CounterCall::new(
                Binding(0),
                vec![self.from.map(CounterIndex)],
            ))),
            around(Command::BeginConditional(condition)),
            Some(Command::Draw(draw)),
            around(Command::EndConditional),
            Some(Command::End(CounterCall::new(
                Binding(0),
                vec![Some(CounterIndex(0))],
            ))),
        ];
        commands.into_iter().flatten().collect()
    }
}

/// "transform feedback buffers [...] starting at the byte offset" of the counter: only bytes
/// that both captures may write require a dependency between them. A vertex record has 4
/// bytes, a buffer 64.
#[test]
fn a_capture_requires_a_barrier_where_it_may_write_over_captured_or_read_bytes() {
    let fresh = |vertices| Part::new(0, None, vertices);
    let at = |counter, vertices| Part::new(0, Some(counter), vertices);
    let indexed = |part: Part| Part {
        indexed: true,
        ..part
    };
    let discarded = |part: Part| Part {
        discarded: true,
        ..part
    };
    let of = |topology| {
        let assembly = Assembly {
            topology,
            restart: true,
            ..Assembly::default()
        };
        CapturedVertices::new(&assembly, &[], [(Binding(0), 4)])
    };
    let points = || of(Topology::Points);
    // The program, counter 1, two captures, and whether the second requires a barrier.
    let rows = [
        // The application sets the value at which the second capture begins.
        (points(), 12, fresh(3), at(1, 2), false),
        (points(), 8, fresh(3), at(1, 2), true),
        (points(), 32, fresh(3), at(1, 2), false),
        (points(), 32, fresh(20), at(1, 2), true),
        // Nothing fits after the end of the range.
        (points(), 64, fresh(20), at(1, 2), false),
        (points(), 32, at(1, 3), fresh(8), false),
        (points(), 32, at(1, 3), fresh(9), true),
        // A capture without vertices writes nothing.
        (points(), 0, fresh(0), fresh(3), false),
        (points(), 0, fresh(3), fresh(0), false),
        (points(), 0, discarded(fresh(3)), fresh(3), false),
        (points(), 0, fresh(3), discarded(fresh(3)), false),
        // Complete primitives are captured.
        (of(Topology::Triangles), 12, fresh(5), at(1, 3), false),
        (of(Topology::LineStrip), 12, fresh(3), at(1, 3), true),
        (of(Topology::LineStrip), 16, fresh(3), at(1, 3), false),
        // The number of vertices that another stage makes is not known.
        (None, 32, fresh(3), at(1, 2), true),
        (None, 32, at(1, 3), fresh(3), true),
        // An end stored the value for another range.
        (points(), 0, fresh(3), Part::new(4, Some(0), 1), false),
        (
            points(),
            0,
            indexed(fresh(3)),
            Part::new(4, Some(0), 1),
            true,
        ),
        (
            points(),
            0,
            indexed(fresh(3)),
            Part::new(12, Some(0), 1),
            false,
        ),
        (None, 0, fresh(3), Part::new(4, Some(0), 1), true),
        // A capture continues where the one before ended, whatever it wrote.
        (points(), 0, indexed(fresh(3)), at(0, 3), false),
        (None, 0, fresh(3), at(0, 3), false),
    ];
    for (vertices, value, first, second, overwrites) in rows {
        let row = format!("{vertices:?} {value} {first:?} {second:?}");
        let check = |barriers: Vec<Command>| {
            let mut script = script([first.commands(), barriers, second.commands()].concat());
            script.counters[1] = Some(value);
            let error = script_error(script, vertices.clone());
            error.and_then(|error| hazard_in(error, &row))
        };
        // The counters are ordered in any case; a dependency of captured data is required.
        let own = |found: Option<(Hazard, bool)>| {
            found.is_some_and(|(hazard, _)| matches!(hazard, Hazard::Overwrite { .. }))
        };
        let counters = Command::Barrier(Counters.into());
        assert_eq!(own(check(vec![counters.clone()])), overwrites, "{row}");
        let both = vec![counters, Command::Barrier(Data.into())];
        assert_eq!(check(both), None, "{row}");
    }
    // A draw reads 12 bytes of indices.
    for (value, overwrites) in [(12, false), (8, true)] {
        let mut script = script([INDEX.commands(0, 0), at(1, 2).commands()].concat());
        script.counters[1] = Some(value);
        let found = script_error(script, points()).map(|error| error.illegal);
        let binding = Binding(0);
        let want = Illegal::Hazard(Hazard::OverwriteRead { binding });
        assert_eq!(found, overwrites.then_some(want), "{value}");
    }
}

#[test]
fn no_barrier_can_separate_two_accesses_of_one_capture() {
    let inside = |commands: Vec<Command>, counter| {
        let [bind, begin, draw, _] =
            <[Command; 4]>::try_from(Capture.commands(0, 0)).expect("four");
        let end = Command::End(CounterCall::new(Binding(0), vec![Some(counter)]));
        hazard([vec![bind, begin, draw], commands, vec![end]].concat()).map(|(found, _)| found)
    };
    let stores = Some(Hazard::StoresWhatItDraws {
        counter: CounterIndex(0),
    });
    assert_eq!(inside(ByteCount.commands(0, 0), CounterIndex(0)), stores);
    assert_eq!(inside(ByteCount.commands(0, 0), CounterIndex(1)), None);
    let index = INDEX.commands(0, 0);
    let reads = index.into_iter().filter(|c| !matches!(c, Command::Use(_)));
    let own = Some(Hazard::ReadsOwnCapture { buffer: 0 });
    assert_eq!(inside(reads.collect(), CounterIndex(1)), own);
}

/// A counter in a capture buffer may be read as bytes of the buffer.
#[test]
fn bytes_of_a_counter_require_the_barrier_of_a_counter() {
    let at_counter = |read: Access| {
        let mut script = script([End.commands(0, 1), read.commands(8, 2)].concat());
        let place = CounterPlace {
            home: CounterHome::Capture(0),
            offset: 8,
        };
        script.counter_places = [(CounterIndex(0), place)].into();
        script
    };
    for (read, order) in [
        (COPY, Dependency::CounterCopy),
        (HOST_COPY, Dependency::CounterHost),
        (COUNT, Dependency::CounterDraws),
    ] {
        let mut script = at_counter(read);
        let hazard = |script: &Script| {
            let error = script_error(script.clone(), None)?;
            hazard_in(error, &format!("{read:?}"))
        };
        let (found, _) = hazard(&script).expect("a hazard");
        assert_eq!(found.missing(), Some(order), "{read:?}: {found}");
        script.commands.insert(4, Command::Barrier(order.into()));
        assert_eq!(hazard(&script), None, "{read:?}");
    }
    let error = script_error(at_counter(VERTEX), None).expect("a hazard");
    let (found, _) = hazard_in(error, "vertex").expect("a hazard");
    assert!(matches!(found, Hazard::NoBarrier { .. }), "{found}");
}

/// Without primitive restart, the greatest index is one of a vertex.
#[test]
fn the_index_that_may_restart_primitives_reads_its_vertex() {
    let mut read = VERTEX.commands(0, 2);
    for command in &mut read {
        if let Command::Draw(draw) = command {
            draw.indices = Some(0);
        }
    }
    let mut script = script([Capture.commands(0, 1), read].concat());
    script.indices[0].kind = IndexType::U16;
    script.indices[0].restart = Some(0);
    let error = script_error(script, None).expect("a hazard");
    let (found, _) = hazard_in(error, "index").expect("a hazard");
    assert_eq!(found.missing(), Some(Dependency::Vertex), "{found}");
}
