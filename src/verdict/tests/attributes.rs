//! Captured data that a program reads by an attribute of instances and captures again: a device
//! that reads other elements.

use super::{GUARD, bench};
use crate::model::inputs::Inputs;
use crate::model::{self, Capture, Shape, values};
use crate::script::commands::{Bind, BoundRange, Command, CounterCall, RangeSize};
use crate::script::consume::{CapturedSource, Consume, DrawInput, ReadAs};
use crate::script::memory::Prefill;
use crate::script::placement::Place;
use crate::script::program::{Assembly, Topology};
use crate::script::{Draw, ProgramUse, Script, validate_calls};
use crate::units::Binding;
use crate::verdict::hypothesis::Search;
use crate::verdict::{Evidence, Headline, hypothesis, ideal, judge};

/// Captures 8 vertices into buffer 0, and by their first elements 6 instances into buffer 1.
fn script() -> Script {
    let capture = |buffer, draw| {
        let range = BoundRange {
            buffer,
            offset: 0,
            size: RangeSize::Bytes(256),
        };
        [
            Command::Bind(Bind::new(Binding(0), vec![range])),
            Command::Begin(CounterCall::new(Binding(0), vec![])),
            Command::Draw(draw),
            Command::End(CounterCall::new(Binding(0), vec![])),
        ]
    };
    let mut commands = capture(0, Draw::plain(8, 1, 0, 0)).to_vec();
    commands.push(Command::Consume(Consume {
        by: DrawInput::Data(ReadAs::Instance),
        from: CapturedSource::Captured(Place {
            buffer: 0,
            offset: 4,
        }),
    }));
    commands.extend(capture(1, Draw::plain(2, 6, 0, 0)));
    Script {
        seed: 7,
        buffers: vec![256, 256],
        commands,
        ..Script::default()
    }
}

/// A misreading of a script by a device.
type Misreading = fn(&mut Script);

/// The headlines of a device that has another divisor than 2, and changes the script: that of a
/// hypothesis, and that of the memory alone.
fn headlines(divisor: Option<u32>, misread: Misreading) -> (Option<Headline>, String) {
    let bench = bench(Topology::Points);
    let shape = |divisor| {
        Shape::from(Assembly {
            topology: Topology::Points,
            divisor,
            ..Assembly::default()
        })
    };
    let value = |identity: values::Identity, _: &Inputs| {
        Some(values::encode(7, identity, values::Encoding::Float))
    };
    let (required, used) = (shape(Some(2)), shape(divisor));
    let capture = |shape| Capture {
        shape,
        buffers: &bench.buffers[..1],
        words: &bench.words[..2],
        value: &value,
    };
    let script = script();
    let program = ProgramUse {
        captures: vec![Binding(0)],
        reads: Some(ReadAs::Instance),
        ..ProgramUse::default()
    };
    let valid = validate_calls(script.clone(), vec![program]).expect("the script is legal");
    let own = [capture(&required)];
    let allowed = model::run(&own, &valid).expect("the model runs");
    let read = valid.misread(misread).expect("the model can read it");
    let done = model::run(&[capture(&used)], &read).expect("the model runs");
    let observed = Prefill::BOTH.map(|fill| ideal::observed(&script, GUARD, &done, fill, 0));
    let evidence = Evidence {
        script: &script,
        guard: GUARD,
        buffers: &bench.buffers[..1],
        words: &bench.words[..2],
        names: &bench.names,
        allowed: &allowed,
        observed: &observed,
    };
    let verdict = judge(&evidence).expect("the evidence has the right shape");
    let failure = verdict.failure.expect("a failure");
    let found = hypothesis::find(Search::Full, &own, &valid, &evidence);
    (found, failure.headline.text)
}

#[test]
fn attributes_of_another_instance_are_named() {
    let by_vertex = |script: &mut Script| {
        for command in &mut script.commands {
            if let Command::Consume(consume) = command {
                consume.by = DrawInput::Data(ReadAs::Vertex);
            }
        }
    };
    let rows: [(Option<u32>, Misreading, &str); 3] = [
        (
            None,
            |_| (),
            "divisor of VkVertexInputBindingDivisorDescription is ignored: ",
        ),
        (Some(0), |_| (), "attributes of instances do not advance: "),
        (
            Some(2),
            by_vertex,
            "inputRate of VkVertexInputBindingDescription is ignored: ",
        ),
    ];
    for (divisor, misread, fault) in rows {
        let (found, _) = headlines(divisor, misread);
        let text = found.expect(fault).text;
        assert!(text.starts_with(fault), "{text}");
    }
}

#[test]
fn data_of_another_element_belongs_where_it_is_captured_again() {
    for divisor in [None, Some(0), Some(3)] {
        let (_, text) = headlines(divisor, |_| ());
        assert!(!text.contains("buffer 0"), "{divisor:?}: {text}");
    }
}
