use crate::case::Case;
use crate::case_file::build::script_of;
use crate::case_file::expand::expand;
use crate::script::commands::{Bind, BoundRange, Command, CounterCall, QueryKind, RangeSize};
use crate::script::{Draw, ValidScript};
use crate::sources::Sources;
use crate::units::{Binding, QueryIndex, Stream};

fn script(rest: &str) -> ValidScript {
    let text = format!(
        "about = 'x'\nrules = [1]\n[interface]\noutputs = [\
         {{ name = 'a', type = 'vec4', buffer = 0, offset = 0 }}, \
         {{ name = 'b', type = 'vec2', buffer = 2, offset = 0 }}]\n{rest}"
    );
    script_of(&text).unwrap_or_else(|error| panic!("{error}"))
}

fn bytes(buffer: usize, offset: u64, bytes: u64) -> BoundRange {
    BoundRange {
        buffer,
        offset,
        size: RangeSize::Bytes(bytes),
    }
}

#[test]
fn what_is_omitted_is_filled_in() {
    let script = script("");
    let kinds: Vec<_> = script.queries.iter().map(|q| (q.kind, q.stream)).collect();
    let want = [QueryKind::TransformFeedback, QueryKind::PrimitivesGenerated];
    assert_eq!(kinds, want.map(|kind| (kind, Stream(0))));
    // Seven points and space for two more; binding 1 has a range of its own.
    let ranges = vec![bytes(0, 0, 144), bytes(1, 0, 64), bytes(2, 0, 72)];
    let [begin_0, begin_1, bind, begin, draw, end, end_1, end_0] = &script.commands[..] else {
        panic!("{:?}", script.commands);
    };
    assert_eq!(
        [begin_0, begin_1],
        [
            &Command::BeginQuery(QueryIndex(0)),
            &Command::BeginQuery(QueryIndex(1))
        ]
    );
    assert_eq!(
        [end_1, end_0],
        [
            &Command::EndQuery(QueryIndex(1)),
            &Command::EndQuery(QueryIndex(0))
        ]
    );
    let first = Binding(0);
    assert_eq!(*bind, Command::Bind(Bind::new(first, ranges)));
    assert!(matches!(begin, Command::Begin(CounterCall { counters, .. }) if counters.is_empty()));
    assert_eq!(*draw, Command::Draw(Draw::plain(7, 1, 0, 0)));
    assert!(matches!(end, Command::End(_)));
    // Bytes after every range must stay untouched.
    for (size, end) in script.buffers.iter().zip([144, 64, 72]) {
        assert!(*size >= end + 64, "{size}");
    }
}

#[test]
fn rooms_are_expressions_of_the_stride() {
    let script = script(
        "[[script]]\nbind = [{ buffer = 0, offset = 16, size = '3 vertices' }, \
         { buffer = 2, size = 'all - stride' }, { buffer = 1, size = '100 bytes' }]\n\
         [[script]]\nbegin = {}\n[[script]]\ndraw = { vertices = 16 }\n[[script]]\nend = {}\n",
    );
    let binds: Vec<_> = script
        .commands
        .iter()
        .filter_map(|command| match command {
            Command::Bind(bind) => Some((bind.first.0, bind.ranges.clone())),
            _ => None,
        })
        .collect();
    let want = [
        (0, vec![bytes(0, 16, 48)]),
        (2, vec![bytes(1, 0, 15 * 8)]),
        (1, vec![bytes(2, 0, 100)]),
    ];
    assert_eq!(binds, want);
}

#[test]
fn a_whole_range_ends_with_its_buffer() {
    let script = script(
        "[[script]]\nbind = [{ buffer = 0, offset = 32, size = '2 vertices', whole = true }, \
         { buffer = 1 }, { buffer = 2 }]\n\
         [[script]]\nbegin = {}\n[[script]]\ndraw = {}\n[[script]]\nend = {}\n",
    );
    assert_eq!(script.buffers[0], 64);
    let whole = |command: &Command| match command {
        Command::Bind(Bind { ranges, .. }) => ranges[0].size == RangeSize::WholeSize,
        _ => false,
    };
    assert!(script.commands.iter().any(whole));
}

#[test]
fn repeated_steps_count_from_zero() {
    let script = script(
        "[[script]]\nbegin = {}\n[[script]]\n\
         repeat = { times = 3, steps = [{ draw = { first_vertex = '10 * i' } }] }\n[[script]]\nend = {}\n",
    );
    let draws: Vec<u32> = script
        .commands
        .iter()
        .filter_map(|command| match command {
            Command::Draw(draw) => Some(draw.calls[0].first_vertex),
            _ => None,
        })
        .collect();
    assert_eq!(draws, [0, 10, 20]);
    // The captures of all three fit, and two vertices more.
    let range = |command: &Command| match command {
        Command::Bind(Bind { ranges, .. }) => ranges.first().copied(),
        _ => None,
    };
    assert_eq!(
        script.commands.iter().find_map(range),
        Some(bytes(0, 0, 23 * 16))
    );
}

#[test]
fn a_condition_of_a_step_names_an_axis_and_its_values() {
    let commands = |when: &str| {
        let text = format!(
            "about = 'x'\nrules = [1]\naxes.place = ['inside', 'outside']\n\
             interface.outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n\
             script = ['begin', {{ draw = {{}}, when = {{ {when} }} }}, 'draw', 'end']\n"
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        let cases = cases.map_err(|error| error.to_string())?;
        let draws = |script: &crate::script::Script| {
            let commands = script.commands.iter();
            commands
                .filter(|command| matches!(command, Command::Draw(_)))
                .count()
        };
        let scripts = cases.iter().filter_map(Case::capture);
        Ok::<Vec<usize>, String>(scripts.map(|device| draws(&device.script)).collect())
    };
    assert_eq!(commands("place = 'inside'"), Ok(vec![2, 1]));
    let error = commands("places = 'inside'").expect_err("no such axis");
    assert!(
        error.contains("5:42: 'places' is not an axis of this file"),
        "{error}"
    );
    let error = commands("place = 'between'").expect_err("no such value");
    assert!(
        error.contains("axis 'place' has no value 'between'"),
        "{error}"
    );
}
