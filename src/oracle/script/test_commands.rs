//! Commands in words, for the tables of tests: `bind, begin - 1, draw, end`.
//!
//! | words | command |
//! |---|---|
//! | `bind OFFSET SIZE` | a range of buffer 0 to binding 0: all of it without the numbers |
//! | `bind-buffer N`, `bind-at N` | another buffer; another binding |
//! | `begin C C …`, `end C C …` | with counters from binding 0 on, `-` for none |
//! | `draw`, `draw-bytes C STRIDE` | three vertices; a byte-count draw |
//! | `generate MAX` | generated draws |
//! | `read-vertex` | the captured data of buffer 0 as vertex attributes |
//! | `barrier DEPENDENCY METHOD` | without a method: the first one |
//! | `copy COPIER BYTES` | of counter 1 to byte 60 of buffer 0 |
//! | `next BOUNDARY` | |
//! | `write C` | |
//! | `query Q`, `end-query Q`, `reset-query Q` | |
//! | `condition`, `end-condition` | conditional rendering |
//! | `secondary`, `end-secondary` | a secondary command buffer |
//! | `program P`, `topology NAME` | a pipeline; its dynamic state |

use super::barrier::{Barrier, Dependency};
use super::commands::{Bind, BoundRange, CounterCall, QueryDeclaration, QueryKind, RangeSize};
use super::condition::Condition;
use super::consume::{BufferCopy, CapturedSource, Consume, DrawInput, ReadAs};
use super::counters::{WriteCounter, WriteMeans};
use super::draw::{ByteCountDraw, DrawForm};
use super::placement::Place;
use super::program::State;
use super::{Command, Draw, Script};
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream};
use serde::de::DeserializeOwned;

/// Returns the commands that a text names, separated by commas.
pub fn commands(text: &str) -> Vec<Command> {
    let all = text.split(", ").filter(|words| !words.is_empty());
    all.map(command).collect()
}

/// Returns a script of commands with a buffer of 64 bytes, the counters 0, which is not set,
/// and 1, and five queries.
pub fn script(commands: Vec<Command>) -> Script {
    let queries = [
        (QueryKind::TransformFeedback, 0),
        (QueryKind::TransformFeedback, 1),
        (QueryKind::Clipping, 0),
        (QueryKind::Statistics, 0),
        (QueryKind::TransformFeedback, 0),
    ];
    let queries = queries.map(|(kind, stream)| QueryDeclaration {
        kind,
        stream: Stream(stream),
    });
    Script {
        buffers: vec![64],
        counters: vec![None, Some(8)],
        queries: queries.to_vec(),
        commands,
        ..Script::default()
    }
}

fn command(words: &str) -> Command {
    let whole = RangeSize::WholeSize;
    match words.split(' ').collect::<Vec<_>>()[..] {
        ["bind"] => bind(0, 0, 0, whole),
        ["bind", offset] => bind(0, 0, number(offset), whole),
        ["bind", offset, size] => bind(0, 0, number(offset), RangeSize::Bytes(number(size))),
        ["bind-buffer", buffer] => bind(0, number(buffer), 0, whole),
        ["bind-at", binding] => bind(number(binding), 0, 0, whole),
        ["begin", ref counters @ ..] => Command::Begin(call(counters)),
        ["end", ref counters @ ..] => Command::End(call(counters)),
        ["draw"] => Command::Draw(Draw::plain(3, 1, 0, 0)),
        ["draw-bytes", counter, stride] => Command::DrawByteCount(ByteCountDraw {
            instances: 1,
            first_instance: 0,
            counter: CounterIndex(number(counter)),
            counter_offset: 0,
            stride: number(stride),
            vertices: 0,
            by_address: false,
        }),
        ["generate", max] => {
            let mut draw = Draw::plain(3, 1, 0, 0);
            let max = number(max);
            draw.form = DrawForm::Generated { count: None, max };
            Command::Draw(draw)
        }
        ["read-vertex"] => Command::Consume(Consume {
            by: DrawInput::Data(ReadAs::Vertex),
            from: CapturedSource::Captured(Place {
                buffer: 0,
                offset: 0,
            }),
        }),
        ["barrier", between] => Command::Barrier(named::<Dependency>(between).into()),
        ["barrier", between, by] => Command::Barrier(Barrier::new(named(between), named(by))),
        ["copy", by, bytes] => Command::Copy(BufferCopy {
            by: named(by),
            from: CapturedSource::Counter(CounterIndex(1)),
            to: Place {
                buffer: 0,
                offset: 60,
            },
            bytes: number(bytes),
        }),
        ["next", boundary] => Command::Next(named(boundary)),
        ["write", counter] => Command::WriteCounter(WriteCounter {
            counter: CounterIndex(number(counter)),
            value: 8,
            by: WriteMeans::Fill,
        }),
        ["query", query] => Command::BeginQuery(QueryIndex(number(query))),
        ["end-query", query] => Command::EndQuery(QueryIndex(number(query))),
        ["reset-query", query] => Command::ResetQuery(QueryIndex(number(query))),
        ["condition"] => Command::BeginConditional(Condition {
            value: 1,
            inverted: false,
        }),
        ["end-condition"] => Command::EndConditional,
        ["secondary"] => Command::BeginSecondary,
        ["end-secondary"] => Command::EndSecondary,
        ["program", program] => Command::Use(ProgramIndex(number(program))),
        ["topology", name] => Command::Set(State::Topology(named(name))),
        ref other => panic!("{other:?} is not a command"),
    }
}

/// A bind of one range to a binding.
pub fn bind(first: u32, buffer: usize, offset: u64, size: RangeSize) -> Command {
    let range = BoundRange {
        buffer,
        offset,
        size,
    };
    Command::Bind(Bind::new(Binding(first), vec![range]))
}

fn call(counters: &[&str]) -> CounterCall {
    let counter = |word: &&str| (*word != "-").then(|| CounterIndex(number(word)));
    CounterCall::new(Binding(0), counters.iter().map(counter).collect())
}

fn number<T: std::str::FromStr>(word: &str) -> T {
    word.parse()
        .unwrap_or_else(|_| panic!("{word} is not a number"))
}

fn named<T: DeserializeOwned>(word: &str) -> T {
    serde_json::from_value(word.into()).unwrap_or_else(|error| panic!("{word}: {error}"))
}
