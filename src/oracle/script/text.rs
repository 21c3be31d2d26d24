//! A script as a flat list, with all arguments: what a report prints and what a
//! person types into a reproduction.

use super::commands::{
    Bind, BoundRange, Boundary, Command, CounterCall, QueryDeclaration, QueryKind, RangeSize,
    Script,
};
use super::condition::Condition;
use super::counters::{CounterArrays, WriteCounter};
use super::placement::Allocation;
use super::query_read::QueryRead;
use crate::units::{CounterIndex, QueryIndex};

/// Indices of a buffer that are printed.
const MAX_INDICES: usize = 24;

impl Command {
    /// The kind of the command as a noun, if commands of this kind are numbered.
    pub fn noun(&self) -> Option<&'static str> {
        let effects = self.effects();
        let kinds = [
            ("bind", effects.binds.is_some()),
            ("begin", effects.begins_capture.is_some()),
            ("end", effects.ends_capture.is_some()),
            ("draw", effects.draws.is_some()),
            ("copy", matches!(self, Command::Copy(_))),
            ("state command", effects.sets.is_some()),
            ("neutral command", matches!(self, Command::Neutral(_))),
            ("use of captured data", matches!(self, Command::Consume(_))),
        ];
        kinds.into_iter().find(|(_, is)| *is).map(|(noun, _)| noun)
    }
}

/// The number of commands with this noun.
pub fn count(commands: &[Command], noun: &str) -> usize {
    let nouns = commands.iter().filter_map(Command::noun);
    nouns.filter(|other| *other == noun).count()
}

/// One line per resource and per command, in order.
///
/// Long lists are cut short: `xfb show --toml` and calls.txt of `xfb repro` are complete.
pub fn lines(script: &Script) -> Vec<String> {
    let mut lines = resources(script);
    let commands = script.commands.iter();
    lines.extend(commands.map(|command| line(script, command)));
    lines
}

/// One line per resource.
pub fn resources(script: &Script) -> Vec<String> {
    let mut lines = Vec::new();
    for (index, size) in script.buffers.iter().enumerate() {
        lines.push(format!("capture buffer {index}: {size} bytes"));
    }
    let unseen = &script.placement.unseen;
    if !unseen.is_empty() {
        lines.push(format!(
            "bytes {} to {} of these buffers are neither filled nor read",
            unseen.start,
            unseen.end - 1
        ));
    }
    if script.placement.allocation != Allocation::default() {
        let kind = script.placement.allocation.describe();
        lines.push(format!("memory of these buffers: {kind}"));
    }
    let practices = script.practices.iter();
    lines.extend(practices.map(|practice| format!("practice: {}", practice.words())));
    for (index, initial) in CounterIndex::enumerate(&script.counters) {
        let initial = match initial {
            Some(value) => format!("set to {value}"),
            None => "not set".to_owned(),
        };
        let place = script.counter_place(index);
        lines.push(format!("counter {index}: {place}, {initial}"));
    }
    for (index, query) in QueryIndex::enumerate(&script.queries) {
        let kind = match query.kind {
            QueryKind::TransformFeedback => "transform feedback stream",
            QueryKind::PrimitivesGenerated => "primitives generated",
            QueryKind::Statistics => "pipeline statistics",
            QueryKind::Clipping => "pipeline statistics of clipping",
        };
        let views = match script.views() {
            1 => String::new(),
            views => format!(", the sum of {views} queries, one for each view"),
        };
        lines.push(format!(
            "query {index}: {kind}, stream {}{views}",
            query.stream
        ));
    }
    if script.query_read != QueryRead::default() {
        lines.push(format!("queries: {}", script.query_read));
    }
    for (index, buffer) in script.indices.iter().enumerate() {
        let shown = buffer.values.iter().take(MAX_INDICES);
        let mut values: Vec<String> = shown.map(u32::to_string).collect();
        let more = buffer.values.len() - values.len();
        if more > 0 {
            values.push(format!("… {more} more"));
        }
        let restart = buffer.restart.map_or(String::new(), |restart| {
            format!(", with vkCmdSetPrimitiveRestartIndexEXT({restart})")
        });
        lines.push(format!(
            "index buffer {index}: {} [{}]{restart}",
            buffer.kind,
            values.join(", ")
        ));
    }
    lines
}

fn line(script: &Script, command: &Command) -> String {
    let version = if command.effects().by_address {
        "2"
    } else {
        ""
    };
    match command {
        Command::Bind(bind) => {
            let Bind { first, ranges, .. } = bind;
            let each = |part: &dyn Fn(&BoundRange) -> String| {
                ranges.iter().map(part).collect::<Vec<_>>().join(", ")
            };
            if bind.by_address {
                let ranges = each(&|r| {
                    let bytes = r.size.resolve(r.offset, script.buffers[r.buffer]);
                    format!("{bytes} bytes at buffer {} + {}", r.buffer, r.offset)
                });
                return format!(
                    "vkCmdBindTransformFeedbackBuffers2EXT(firstBinding {first}, [{ranges}])"
                );
            }
            let unsaid = ranges
                .iter()
                .any(|range| range.size == RangeSize::NullSizes);
            let sizes = if unsaid {
                "NULL".to_owned()
            } else {
                let sizes = each(&|r| match r.size {
                    RangeSize::Bytes(bytes) => bytes.to_string(),
                    RangeSize::WholeSize | RangeSize::NullSizes => "VK_WHOLE_SIZE".to_owned(),
                });
                format!("[{sizes}]")
            };
            format!(
                "vkCmdBindTransformFeedbackBuffersEXT(firstBinding {first}, buffers [{}], offsets [{}], sizes {sizes})",
                each(&|r| r.buffer.to_string()),
                each(&|r| r.offset.to_string()),
            )
        }
        Command::Begin(call) => {
            let counters = counters(call);
            format!("vkCmdBeginTransformFeedback{version}EXT({counters})")
        }
        Command::End(call) => {
            let counters = counters(call);
            format!("vkCmdEndTransformFeedback{version}EXT({counters})")
        }
        Command::Draw(draw) => draw.to_string(),
        Command::DrawByteCount(draw) => format!(
            "vkCmdDrawIndirectByteCount{version}EXT(instanceCount {}, firstInstance {}, counter {}, counterOffset {}, vertexStride {})",
            draw.instances, draw.first_instance, draw.counter, draw.counter_offset, draw.stride
        ),
        Command::WriteCounter(WriteCounter { counter, value, by }) => {
            format!("{by}(counter {counter}, {value})")
        }
        Command::Barrier(barrier) => barrier.to_string(),
        Command::Use(program) => format!("vkCmdBindPipeline(program {program})"),
        Command::Set(state) => state.to_string(),
        Command::Consume(consume) => consume.to_string(),
        Command::Copy(copy) => copy.to_string(),
        Command::BeginConditional(condition) => {
            let Condition { value, inverted } = condition;
            format!("vkCmdBeginConditionalRenderingEXT(predicate {value}, inverted {inverted})")
        }
        Command::EndConditional => "vkCmdEndConditionalRenderingEXT()".to_owned(),
        Command::Next(boundary) => match boundary {
            Boundary::Subpass => "vkCmdNextSubpass()",
            Boundary::CommandBuffer => "next command buffer of the submission",
            Boundary::Submission => "next submission",
            Boundary::Resubmit => "this submission again; next submission",
        }
        .to_owned(),
        Command::BeginSecondary => "begin of a secondary command buffer".to_owned(),
        Command::EndSecondary => "end of it; vkCmdExecuteCommands()".to_owned(),
        Command::BeginQuery(query) => query_line(script, *query, true),
        Command::EndQuery(query) => query_line(script, *query, false),
        Command::ResetQuery(query) => format!("vkCmdResetQueryPool(query {query})"),
        Command::Neutral(neutral) => {
            let calls = neutral.commands().iter().map(|name| format!("{name}()"));
            calls.collect::<Vec<_>>().join("; ")
        }
    }
}

fn query_line(script: &Script, query: QueryIndex, begin: bool) -> String {
    let QueryDeclaration { kind, stream } = script.queries[query];
    let verb = if begin { "Begin" } else { "End" };
    if kind.is_statistics() || script.query_read.begin.is_plain(stream, begin) {
        format!("vkCmd{verb}Query(query {query})")
    } else {
        format!("vkCmd{verb}QueryIndexedEXT(query {query}, index {stream})")
    }
}

fn counters(call: &CounterCall) -> String {
    let CounterCall { first, arrays, .. } = call;
    let count = call.counters.len();
    let each = |counter: &dyn Fn(CounterIndex) -> String, null: &str| {
        let counters = call.counters.iter();
        let counters = counters.map(|c| c.map_or_else(|| null.to_owned(), counter));
        counters.collect::<Vec<_>>().join(", ")
    };
    let neither = *arrays == CounterArrays::Neither;
    if call.by_address {
        if count == 0 || neither {
            return format!(
                "firstCounterRange {first}, counterRangeCount {count}, pCounterInfos NULL"
            );
        }
        // A null counter is a range of 0 bytes.
        let infos = each(
            &|index| format!("4 bytes at counter {index}"),
            "0 bytes at 0",
        );
        return format!("firstCounterRange {first}, [{infos}]");
    }
    if count == 0 {
        return "no counters".to_owned();
    }
    if neither {
        return format!(
            "firstCounterBuffer {first}, counterBufferCount {count}, pCounterBuffers NULL"
        );
    }
    let offsets = match arrays {
        CounterArrays::NoOffsets => ", pCounterBufferOffsets NULL",
        CounterArrays::Both | CounterArrays::Neither => "",
    };
    let counters = each(&|index| format!("counter {index}"), "NULL");
    format!("firstCounterBuffer {first}, [{counters}]{offsets}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Draw;
    use crate::script::barrier::Dependency;
    use crate::units::Binding;
    use crate::units::Stream;

    #[test]
    fn every_command_is_one_line_with_its_arguments() {
        let ranges = vec![
            BoundRange {
                buffer: 1,
                offset: 16,
                size: RangeSize::Bytes(64),
            },
            BoundRange {
                buffer: 0,
                offset: 4,
                size: RangeSize::WholeSize,
            },
        ];
        let script = Script {
            indices: vec![],
            query_read: Default::default(),
            extra_views: 0,
            overlaps: false,
            practices: Default::default(),
            placement: Default::default(),
            seed: 0,
            buffers: vec![256, 96],
            counters: vec![None, Some(24)],
            counter_places: Default::default(),
            queries: vec![QueryDeclaration {
                kind: QueryKind::TransformFeedback,
                stream: Stream(2),
            }],
            commands: vec![
                Command::BeginQuery(QueryIndex(0)),
                Command::Bind(Bind::new(Binding(1), ranges)),
                Command::Begin(CounterCall::new(
                    Binding(1),
                    vec![None, Some(CounterIndex(1))],
                )),
                Command::Draw(Draw::plain(7, 2, 3, 1)),
                Command::End(CounterCall::default()),
                Command::Barrier(Dependency::Counters.into()),
                Command::EndQuery(QueryIndex(0)),
            ],
        };
        let want = [
            "capture buffer 0: 256 bytes",
            "capture buffer 1: 96 bytes",
            "counter 0: at byte 8 of the counter buffer, not set",
            "counter 1: at byte 24 of the counter buffer, set to 24",
            "query 0: transform feedback stream, stream 2",
            "vkCmdBeginQueryIndexedEXT(query 0, index 2)",
            "vkCmdBindTransformFeedbackBuffersEXT(firstBinding 1, buffers [1, 0], offsets [16, 4], sizes [64, VK_WHOLE_SIZE])",
            "vkCmdBeginTransformFeedbackEXT(firstCounterBuffer 1, [NULL, counter 1])",
            "vkCmdDraw(vertexCount 7, instanceCount 2, firstVertex 3, firstInstance 1)",
            "vkCmdEndTransformFeedbackEXT(no counters)",
            "vkCmdPipelineBarrier(TRANSFORM_FEEDBACK/COUNTER_WRITE -> TRANSFORM_FEEDBACK/COUNTER_READ)",
            "vkCmdEndQueryIndexedEXT(query 0, index 2)",
        ];
        assert_eq!(lines(&script), want);
        let mut script = script;
        let commands = script.commands.iter_mut();
        commands.for_each(|command| command.set_by_address(true));
        let want = [
            "vkCmdBindTransformFeedbackBuffers2EXT(firstBinding 1, [64 bytes at buffer 1 + 16, 252 bytes at buffer 0 + 4])",
            "vkCmdBeginTransformFeedback2EXT(firstCounterRange 1, [0 bytes at 0, 4 bytes at counter 1])",
            "vkCmdEndTransformFeedback2EXT(firstCounterRange 0, counterRangeCount 0, pCounterInfos NULL)",
        ];
        let lines = lines(&script);
        let seen: Vec<&String> = [6, 7, 9].iter().map(|line| &lines[*line]).collect();
        assert_eq!(seen, want);
    }
}
