//! Binds, and the arrays of counters of begins and ends.

use super::*;

/// A begin of these words, with some of its arrays.
fn begin(words: &str, arrays: CounterArrays) -> Command {
    let Command::Begin(call) = one(words) else {
        panic!("{words} is not a begin");
    };
    Command::Begin(CounterCall { arrays, ..call })
}

#[test]
fn omitted_arrays_must_be_without_effect() {
    let broken = |arrays, words| {
        let bound = bind(0, 0, 0, RangeSize::NullSizes);
        let mut script = script(vec![bound, begin(words, arrays), one("end")]);
        let place = CounterPlace {
            home: CounterHome::Counters(1),
            offset: 0,
        };
        script.counter_places.insert(CounterIndex(1), place);
        script.counters[0] = Some(0);
        broken_by(script).map(|error| error.illegal)
    };
    let (without, neither) = (CounterArrays::NoOffsets, CounterArrays::Neither);
    assert_eq!(broken(without, "begin 1"), None);
    assert_eq!(broken(neither, "begin -"), None);
    let begin = begin("begin 0", without);
    let mut leading = script(vec![one("bind 4 60"), begin, one("end")]);
    leading.counters[0] = Some(0);
    let place = CounterPlace {
        home: CounterHome::Capture(0),
        offset: 0,
    };
    leading.counter_places.insert(CounterIndex(0), place);
    assert_eq!(broken_by(leading.clone()), None);
    leading.placement.allocation = Allocation::After16MiB;
    assert_eq!(
        broken_by(leading).map(|error| error.illegal),
        Some(Illegal::OffsetsOmitted {
            counter: CounterIndex(0),
            offset: 1 << 24
        })
    );
    let (counter, offset) = (CounterIndex(0), 8);
    assert_eq!(
        broken(without, "begin 0"),
        Some(Illegal::OffsetsOmitted { counter, offset })
    );
    assert_eq!(
        broken(neither, "begin 0"),
        Some(Illegal::CountersOmitted { counter })
    );
}

#[test]
fn commands_by_address_have_their_own_rules() {
    let broken = |range, by_address: &[usize], words, arrays| {
        let mut commands = vec![bind(0, 0, 0, range), begin(words, arrays), one("end")];
        for number in by_address {
            commands[*number].set_by_address(true);
        }
        let mut script = script(commands);
        script.queries.clear();
        broken_by(script).map(|error| error.illegal)
    };
    let (bytes, both) = (RangeSize::Bytes(32), CounterArrays::Both);
    assert_eq!(broken(bytes, &[0, 1, 2], "begin 1", both), None);
    // An end and a begin without counters may name memory otherwise than the bind.
    assert_eq!(broken(bytes, &[0], "begin", both), None);
    assert_eq!(broken(bytes, &[1, 2], "begin", both), None);
    let otherwise = Illegal::CounterOtherwiseBound {
        binding: Binding(0),
    };
    for by_address in [[0], [1]] {
        let seen = broken(bytes, &by_address, "begin 1", both);
        assert_eq!(seen, Some(otherwise.clone()));
    }
    let whole = broken(RangeSize::WholeSize, &[0], "begin", both);
    assert_eq!(whole, Some(Illegal::AddressWithoutSize));
    let offsets = broken(bytes, &[0, 1], "begin -", CounterArrays::NoOffsets);
    assert_eq!(offsets, Some(Illegal::AddressWithoutOffsets));
    let neither = broken(bytes, &[0, 1], "begin -", CounterArrays::Neither);
    assert_eq!(neither, None);
}

#[test]
fn sizes_are_given_for_all_ranges_or_none() {
    let ranges = [RangeSize::NullSizes, RangeSize::WholeSize].map(|size| BoundRange {
        buffer: 0,
        offset: 0,
        size,
    });
    let mixed = Command::Bind(Bind::new(Binding(0), ranges.to_vec()));
    let error = broken_by(script(vec![mixed])).expect("sizes of one range");
    assert_eq!(error.illegal, Illegal::SomeSizes);
}

#[test]
fn a_bind_leaves_other_bindings_bound() {
    assert_eq!(broken("bind-at 1, bind-at 0, begin - -, end"), None);
}

#[test]
fn a_range_must_not_contain_a_counter() {
    let mut script = script(commands("bind 16 16"));
    let mut at = |offset| {
        let place = CounterPlace {
            home: CounterHome::Capture(0),
            offset,
        };
        script.counter_places.insert(CounterIndex(1), place);
        broken_by(script.clone()).map(|error| error.illegal)
    };
    assert_eq!(at(12), None);
    assert_eq!(
        at(16),
        Some(Illegal::RangeOverCounter {
            counter: CounterIndex(1)
        })
    );
    assert_eq!(
        at(28),
        Some(Illegal::RangeOverCounter {
            counter: CounterIndex(1)
        })
    );
    assert_eq!(at(32), None);
}

#[test]
fn a_copy_must_not_write_over_a_counter() {
    // Four bytes at byte 60 of buffer 0.
    let mut script = script(commands("copy queue 4"));
    let mut at = |offset| {
        let place = CounterPlace {
            home: CounterHome::Capture(0),
            offset,
        };
        script.counter_places.insert(CounterIndex(0), place);
        broken_by(script.clone()).map(|error| error.illegal)
    };
    assert_eq!(at(56), None);
    assert_eq!(
        at(60),
        Some(Illegal::CopyOverCounter {
            counter: CounterIndex(0)
        })
    );
}

/// The model panicked on such a script.
#[test]
fn an_end_does_not_set_the_counter_of_a_binding_without_a_buffer() {
    let script = |first_counter| {
        let at = |binding| bind(binding, 0, 64 * u64::from(binding), RangeSize::Bytes(64));
        let end = CounterCall::new(Binding(first_counter), vec![Some(CounterIndex(0))]);
        let captured = [at(0), at(2), one("begin"), one("draw"), Command::End(end)];
        let resumed = commands("barrier counters core, begin 0, draw, end");
        Script {
            buffers: vec![256],
            counters: vec![None],
            commands: [&captured[..], &resumed].concat(),
            ..Script::default()
        }
    };
    let validated = |first| validate(script(first), vec![ProgramUse::default()]);
    assert!(validated(0).is_ok(), "{:?}", validated(0));
    let error = validated(1).expect_err("binding 1 has no buffer");
    assert!(
        matches!(
            error.illegal,
            Illegal::CounterNotSet {
                counter: CounterIndex(0),
                ..
            }
        ),
        "{error}"
    );
}
