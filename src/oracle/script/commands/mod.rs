//! The commands of a script. Arguments are those of the Vulkan calls.

pub mod arguments;
pub mod barrier;
pub mod condition;
pub mod consume;
pub mod counters;
pub mod draw;
pub mod effects;
pub mod neutral;
pub mod slots;

use crate::script::barrier::Barrier;
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, Consume};
use crate::script::counters::{CounterArrays, CounterPlace, WriteCounter};
use crate::script::draw::{ByteCountDraw, Draw, IndexBuffer};
use crate::script::neutral::Neutral;
use crate::script::placement::Placement;
use crate::script::practice::Practice;
use crate::script::program::State;
use crate::script::query_read::QueryRead;
pub use crate::script::query_read::{QueryDeclaration, QueryKind};
use crate::script::raster::Rasterized;
use crate::units::{Binding, CounterIndex, ProgramIndex, QueryIndex, Stream, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize, Serializer};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use strum::{IntoStaticStr, VariantArray};

/// One run of the API: resources, and commands in order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Script {
    /// Mixed into every value the shaders write.
    pub seed: u32,
    /// Capture buffers: the size in bytes of each `VkBuffer`.
    pub buffers: Vec<u64>,
    /// Counters: the value written before the first command, where one is.
    pub counters: Vec<Option<u32>>,
    /// Counters that are not at their [`counters::default_offset`].
    pub counter_places: BTreeMap<CounterIndex, CounterPlace>,
    pub queries: Vec<QueryDeclaration>,
    /// The methods by which their results are read.
    pub query_read: QueryRead,
    /// Views of every pass beyond the first one: with any, a query uses as many
    /// consecutive queries of its pool as there are views.
    pub extra_views: u32,
    /// Whether ranges that are captured into at the same time may share bytes: the script of
    /// a probe, since the specification does not say what such bytes hold (rule 23).
    pub overlaps: bool,
    /// Index buffers of the draws.
    pub indices: Vec<IndexBuffer>,
    /// The memory of buffers and counters.
    pub placement: Placement,
    /// The practices of the application, by which other calls execute the commands.
    pub practices: BTreeSet<Practice>,
    pub commands: Vec<Command>,
}

impl Script {
    /// Returns the commands of each submission by their numbers, up to the boundary that ends
    /// it, and whether the submission is made again.
    pub fn submissions(&self) -> Vec<(Range<usize>, bool)> {
        let mut submissions = Vec::new();
        let mut start = 0;
        for (number, command) in self.commands.iter().enumerate() {
            let is_again = *command == Command::Next(Boundary::Resubmit);
            if is_again || *command == Command::Next(Boundary::Submission) {
                submissions.push((start..number + 1, is_again));
                start = number + 1;
            }
        }
        submissions.push((start..self.commands.len(), false));
        submissions
    }

    /// The commands as they are executed, with their numbers: those of a
    /// submission that is made again occur twice.
    pub fn executed(&self) -> Vec<(usize, &Command)> {
        let submissions = self.submissions().into_iter();
        let executions = submissions.flat_map(|(commands, is_again)| {
            let again = is_again.then(|| commands.clone());
            [Some(commands), again].into_iter().flatten().flatten()
        });
        executions
            .map(|number| (number, &self.commands[number]))
            .collect()
    }

    /// Views of every pass.
    pub fn views(&self) -> u32 {
        1 + self.extra_views
    }

    /// Whether a submission is made twice.
    pub fn submits_again(&self) -> bool {
        self.commands.contains(&Command::Next(Boundary::Resubmit))
    }

    /// Whether a command names memory by device addresses.
    pub fn uses_addresses(&self) -> bool {
        let mut commands = self.commands.iter();
        commands.any(|command| command.effects().by_address)
    }

    /// Whether a bind names the end of a capture buffer (`VK_WHOLE_SIZE`).
    pub fn binds_to_end(&self, buffer: usize) -> bool {
        let binds = self.commands.iter().filter_map(|c| c.effects().binds);
        let mut ranges = binds.flat_map(|bind| &bind.ranges);
        ranges.any(|range| match range.size {
            RangeSize::WholeSize | RangeSize::NullSizes => range.buffer == buffer,
            RangeSize::Bytes(_) => false,
        })
    }

    /// The rasterization that commands set: of another stream than the first, and of no
    /// primitives.
    pub fn rasterized(&self) -> Rasterized {
        let effects = self.commands.iter().map(Command::effects);
        let states = || effects.clone().filter_map(|effects| effects.sets);
        Rasterized {
            all: !states().any(|state| state == State::Discard(true)),
            other_stream: states()
                .any(|state| matches!(state, State::Stream(stream) if stream != Stream(0))),
        }
    }

    /// Returns the commands of each secondary command buffer.
    pub fn secondaries(&self) -> Vec<&[Command]> {
        let parts = self
            .commands
            .split(|command| *command == Command::BeginSecondary);
        let secondary =
            |part| <[Command]>::split(part, |command| *command == Command::EndSecondary);
        parts
            .skip(1)
            .filter_map(|part| secondary(part).next())
            .collect()
    }

    /// Returns the neutral commands with the numbers of their commands.
    pub fn neutral(&self) -> impl Iterator<Item = (usize, Neutral)> {
        let commands = self.commands.iter().enumerate();
        commands.filter_map(|(number, command)| Some((number, command.effects().neutral?)))
    }

    /// Whether a command clears attachments.
    pub fn clears_attachments(&self) -> bool {
        self.neutral()
            .any(|(_, neutral)| neutral == Neutral::ClearAttachments)
    }

    /// Whether the device generates draws (VK_EXT_device_generated_commands).
    pub fn generates_draws(&self) -> bool {
        let mut commands = self.commands.iter();
        commands.any(|c| matches!(c, Command::Draw(draw) if draw.form.is_generated()))
    }
}

/// One command of the API sequence. The executor begins a render pass before
/// the first begin or draw, and ends it before a barrier that is not recorded
/// inside, a bind that follows an end, another command buffer, and the end of the script. A query begins and ends outside render
/// passes if no pass is open when its command comes, else inside.
///
/// Case files state commands as they are here, except those that serde skips: they have a form
/// of their own, which is short.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// `vkCmdBindTransformFeedbackBuffersEXT`, `vkCmdBindTransformFeedbackBuffers2EXT`
    #[serde(skip)]
    Bind(Bind),
    /// Begins transform feedback (`vkCmdBeginTransformFeedbackEXT`).
    Begin(CounterCall),
    /// Ends transform feedback (`vkCmdEndTransformFeedbackEXT`) and stores the
    /// counters: `{ end = { counters = [0] } }`.
    End(CounterCall),
    /// A draw by any command but a byte-count draw.
    #[serde(skip)]
    Draw(Draw),
    /// Draws as many vertices as a counter has bytes for
    /// (`vkCmdDrawIndirectByteCountEXT`).
    DrawByteCount(ByteCountDraw),
    /// `vkCmdBindPipeline` of a program; the first one is bound
    /// at the start of every command buffer.
    #[serde(skip)]
    Use(ProgramIndex),
    /// Sets a piece of dynamic state until another program is bound. A case file may set
    /// several at once.
    #[serde(skip_deserializing)]
    Set(State),
    /// Writes a counter: `{ write_counter = { counter = 0, value = 48, via = "update" }
    /// }`.
    WriteCounter(WriteCounter),
    /// Begins conditional rendering (`vkCmdBeginConditionalRenderingEXT`): `{
    /// begin_conditional = { value = 0 } }`.
    BeginConditional(Condition),
    /// Ends conditional rendering.
    EndConditional,
    /// Records a memory dependency: `{ barrier = "counters" }`.
    Barrier(Barrier),
    /// Begins a query by its number.
    BeginQuery(QueryIndex),
    /// Ends a query by its number.
    EndQuery(QueryIndex),
    /// Resets a query that is not active, so that it can begin again.
    ResetQuery(QueryIndex),
    /// A use of captured data by the next draw.
    #[serde(skip)]
    Consume(Consume),
    /// `vkCmdCopyBuffer`, or a copy by the host.
    #[serde(skip)]
    Copy(BufferCopy),
    /// Records a command that changes nothing for captures: `{ neutral =
    /// "clear_attachments" }`.
    Neutral(Neutral),
    /// Continues recording in another subpass, command buffer or submission: `{ next =
    /// "submission" }`.
    Next(Boundary),
    /// The commands up to [`Command::EndSecondary`] are recorded into a secondary command
    /// buffer and executed inside a pass. It binds for itself.
    #[serde(skip)]
    BeginSecondary,
    #[serde(skip)]
    EndSecondary,
}

impl Command {
    /// Lets the command name memory by device addresses, or by buffers; commands that name
    /// none in these ways stay as they are.
    pub fn set_by_address(&mut self, is_by_address: bool) {
        if let Command::Bind(Bind { by_address, .. })
        | Command::Begin(CounterCall { by_address, .. })
        | Command::End(CounterCall { by_address, .. })
        | Command::DrawByteCount(ByteCountDraw { by_address, .. }) = self
        {
            *by_address = is_by_address;
        }
    }
}

/// The place where recording continues. Capture is paused there, and no query is active
/// that began inside of a pass.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Boundary {
    /// In the next subpass of the same render pass.
    Subpass,
    /// In another primary command buffer of the same submission.
    CommandBuffer,
    /// In a command buffer that is submitted by itself, after this one.
    Submission,
    /// In a command buffer that is submitted by itself, after this submission has been
    /// submitted twice without a change.
    #[serde(rename = "again")]
    #[strum(serialize = "again")]
    Resubmit,
}

impl Boundary {
    /// The name in case files.
    pub fn name(self) -> &'static str {
        self.into()
    }
}

/// The arguments of a bind.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bind {
    pub first: Binding,
    /// The ranges of successive bindings.
    pub ranges: Vec<BoundRange>,
    /// Whether the ranges are given by device addresses
    /// (VK_KHR_device_address_commands).
    pub by_address: bool,
}

impl Bind {
    /// Returns the bind of ranges of buffers.
    pub fn new(first: Binding, ranges: Vec<BoundRange>) -> Self {
        Bind {
            first,
            ranges,
            by_address: false,
        }
    }

    /// Returns the bindings that get a range.
    pub fn bindings(&self) -> impl Iterator<Item = Binding> + use<> {
        (self.first.0..).take(self.ranges.len()).map(Binding)
    }
}

/// The counters of a begin or an end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct CounterCall {
    /// The binding of the first counter (`firstCounterBuffer`); the default is 0.
    #[serde(skip_serializing_if = "is_default")]
    pub first: Binding,
    /// The numbers of the counters of successive bindings, `"none"` for a null handle:
    /// `[0, "none", 1]`. The default is an empty list.
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "numbers_or_none"
    )]
    pub counters: Vec<Option<CounterIndex>>,
    /// The arrays that the command is given; the default is `both`.
    #[serde(skip_serializing_if = "is_default")]
    pub arrays: CounterArrays,
    /// Whether the counters are given by their addresses
    /// (`vkCmdBeginTransformFeedback2EXT`, `vkCmdEndTransformFeedback2EXT`), a null
    /// counter by a range of 0 bytes; the default is false. A begin with counters and the
    /// bind before it agree.
    #[serde(skip_serializing_if = "is_default")]
    pub by_address: bool,
}

impl CounterCall {
    /// Returns the call with both arrays.
    pub fn new(first: Binding, counters: Vec<Option<CounterIndex>>) -> Self {
        CounterCall {
            first,
            counters,
            ..CounterCall::default()
        }
    }

    /// Returns the counter of a binding.
    pub fn counter(&self, binding: Binding) -> Option<CounterIndex> {
        let index = binding.0.checked_sub(self.first.0)?;
        *self.counters.get(index as usize)?
    }

    /// Returns the bindings of the counters, null or not.
    pub fn bindings(&self) -> impl Iterator<Item = Binding> + use<> {
        let bindings = (self.first.0..=u32::MAX).take(self.counters.len());
        bindings.map(Binding)
    }

    /// Returns the counters that are not null, with their bindings.
    pub fn named(&self) -> impl Iterator<Item = (Binding, CounterIndex)> {
        let counters = self.bindings().zip(&self.counters);
        counters.filter_map(|(binding, counter)| Some((binding, (*counter)?)))
    }
}

/// Serializes the numbers of counters, `"none"` for a null handle.
fn numbers_or_none<S: Serializer>(
    counters: &[Option<CounterIndex>],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    /// A number, or `"none"`.
    #[derive(Serialize)]
    #[serde(untagged)]
    enum Spelled {
        Number(CounterIndex),
        None(&'static str),
    }
    let spelled =
        |counter: &Option<CounterIndex>| counter.map_or(Spelled::None("none"), Spelled::Number);
    serializer.collect_seq(counters.iter().map(spelled))
}

/// A bound range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoundRange {
    /// Index into [`Script::buffers`].
    pub buffer: usize,
    /// Bytes from the start of the `VkBuffer`; a multiple of 4.
    pub offset: u64,
    pub size: RangeSize,
}

/// Size of a bound range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RangeSize {
    Bytes(u64),
    /// `VK_WHOLE_SIZE`: to the end of the buffer.
    WholeSize,
    /// `pSizes` is NULL, for every range of the bind: as [`RangeSize::WholeSize`].
    NullSizes,
}

impl RangeSize {
    /// Bytes of a range of this size at `offset` of a buffer of `buffer_size`.
    pub fn resolve(self, offset: u64, buffer_size: u64) -> u64 {
        match self {
            RangeSize::Bytes(bytes) => bytes,
            RangeSize::WholeSize | RangeSize::NullSizes => buffer_size.saturating_sub(offset),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Topology;
    use crate::script::barrier::{Dependency, SyncMethod};
    use crate::script::counters::WriteMeans;
    use crate::script::placement::Allocation;

    #[test]
    fn a_submission_that_is_made_again_is_executed_twice() {
        let script = Script {
            commands: vec![
                Command::BeginSecondary,
                Command::Next(Boundary::Submission),
                Command::EndSecondary,
                Command::Next(Boundary::Resubmit),
                Command::BeginSecondary,
            ],
            ..Script::default()
        };
        let numbers: Vec<usize> = script.executed().iter().map(|(n, _)| *n).collect();
        assert_eq!(numbers, [0, 1, 2, 3, 2, 3, 4]);
        assert!(script.submits_again());
    }

    #[test]
    fn names_are_those_of_case_files() {
        fn check<T: VariantArray + Serialize + Copy + Into<&'static str>>() {
            for value in T::VARIANTS.iter().copied() {
                let written = serde_json::to_value(value).expect("a name");
                assert_eq!(written, Into::<&str>::into(value));
            }
        }
        check::<Boundary>();
        check::<Dependency>();
        check::<SyncMethod>();
        check::<WriteMeans>();
        check::<Allocation>();
        check::<Topology>();
    }
}
