//! The methods by which the results of queries are read.
//!
//! Vulkan chapter "Queries": vkGetQueryPoolResults, vkCmdCopyQueryPoolResults,
//! vkResetQueryPool, vkCmdBeginQuery.

use crate::units::{Stream, is_default};
use schemars::JsonSchema;
use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use strum::VariantArray;

/// A query of a script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QueryDeclaration {
    pub kind: QueryKind,
    pub stream: Stream,
}

/// The kinds of queries.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
pub enum QueryKind {
    /// `VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT`: written and needed.
    #[serde(rename = "written")]
    TransformFeedback,
    /// `VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT`.
    #[serde(rename = "generated")]
    PrimitivesGenerated,
    /// `VK_QUERY_TYPE_PIPELINE_STATISTICS`: what is assembled, vertex and fragment
    /// shader invocations, clipping. No number of it is exact, but others must
    /// not change where it is active.
    Statistics,
    /// `VK_QUERY_TYPE_PIPELINE_STATISTICS` with the numbers of clipping alone.
    Clipping,
}

impl QueryKind {
    /// Every kind.
    pub const ALL: &[QueryKind] = QueryKind::VARIANTS;

    /// Whether it is of the pipeline statistics.
    pub fn is_statistics(self) -> bool {
        matches!(self, QueryKind::Statistics | QueryKind::Clipping)
    }
}

/// The methods by which queries of a script are begun, reset and read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct QueryRead {
    /// The bits of a result, 32 or 64 (`VK_QUERY_RESULT_64_BIT`); the default is 64.
    #[serde(
        rename = "width",
        deserialize_with = "is_64_bits",
        serialize_with = "bits",
        skip_serializing_if = "is_true"
    )]
    #[schemars(with = "u32")]
    pub wide: bool,
    /// The bits of a result of generated primitives, where these differ from `width`.
    #[serde(
        rename = "generated",
        deserialize_with = "is_some_64_bits",
        serialize_with = "some_bits",
        skip_serializing_if = "Option::is_none"
    )]
    #[schemars(with = "u32")]
    pub wide_generated: Option<bool>,
    /// The reader of the results; the default is `host`.
    #[serde(rename = "via", skip_serializing_if = "is_default")]
    pub by: ReadBy,
    /// When the host reads the results; the default is `done`.
    #[serde(skip_serializing_if = "is_default")]
    pub when: ReadWhen,
    /// `VK_QUERY_RESULT_WITH_AVAILABILITY_BIT`; the default is true.
    #[serde(skip_serializing_if = "is_true")]
    pub availability: bool,
    /// `VK_QUERY_RESULT_WAIT_BIT`; the default is true.
    #[serde(skip_serializing_if = "is_true")]
    pub wait: bool,
    /// `VK_QUERY_RESULT_PARTIAL_BIT`; the default is false. It changes nothing for a
    /// query that has ended once the work is done.
    #[serde(skip_serializing_if = "is_default")]
    pub partial: bool,
    /// The way in which queries are reset before they begin; the default is `command`.
    #[serde(skip_serializing_if = "is_default")]
    pub reset: ResetBy,
    /// The commands by which queries begin and end; the default is `indexed`.
    #[serde(skip_serializing_if = "is_default")]
    pub begin: BeginBy,
    /// Reads all queries of a kind by one call, with this number of unused numbers
    /// between two results; the default is a call per query.
    pub free: Option<u32>,
    /// The number of unused queries before those of the script in each pool
    /// (`firstQuery`); the default is 0.
    #[serde(skip_serializing_if = "is_default")]
    pub first: u32,
    /// Bytes before the first result in the buffer that results are copied to (`dstOffset`), a
    /// multiple of 8; the default is 0.
    #[serde(skip_serializing_if = "is_default")]
    pub offset: u32,
    /// The place of the commands that copy results; the default is `last`.
    #[serde(skip_serializing_if = "is_default")]
    pub place: CopyPlace,
    /// The way in which `reset_query` resets queries; the default is `each`.
    #[serde(skip_serializing_if = "is_default")]
    pub reset_again: ResetAgain,
}

/// Whether a width is 64 and not 32 bits.
fn is_64_bits<'de, D: Deserializer<'de>>(deserializer: D) -> Result<bool, D::Error> {
    match i64::deserialize(deserializer)? {
        32 => Ok(false),
        64 => Ok(true),
        other => Err(D::Error::invalid_value(
            Unexpected::Signed(other),
            &"32 or 64",
        )),
    }
}

fn bits<S: Serializer>(wide: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u32(if *wide { 64 } else { 32 })
}

fn some_bits<S: Serializer>(wide: &Option<bool>, serializer: S) -> Result<S::Ok, S::Error> {
    bits(
        &wide.expect("an omitted width is not serialized"),
        serializer,
    )
}

fn is_true(value: &bool) -> bool {
    *value
}

fn is_some_64_bits<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<bool>, D::Error> {
    is_64_bits(deserializer).map(Some)
}

/// The reader of the results of queries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReadBy {
    /// `vkGetQueryPoolResults`
    #[default]
    Host,
    /// `vkCmdCopyQueryPoolResults`
    Copy,
}

/// The place of the commands that copy results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum CopyPlace {
    /// After the last command.
    #[default]
    Last,
    /// After the last end of each query, or after the render pass that contains it.
    Ended,
    /// In a submission of their own, after all others.
    Submission,
    /// In a secondary command buffer that is executed outside of a render pass, after the last
    /// command.
    Secondary,
}

/// When the host reads the results of queries.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReadWhen {
    /// After the fence: the work is done.
    #[default]
    Done,
    /// Right after the submission, without waiting for the work.
    Submitted,
    /// After the host has reset the queries, before any work is submitted: each is unavailable.
    Reset,
}

/// The way in which queries are reset before they begin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResetBy {
    /// `vkCmdResetQueryPool`
    #[default]
    Command,
    /// `vkResetQueryPool`
    Host,
}

/// The way in which queries that have been reset before are reset again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ResetAgain {
    /// `vkCmdResetQueryPool` for each query.
    #[default]
    Each,
    /// `vkCmdResetQueryPool` for each range of queries, in ascending order, which the script resets
    /// one after the other.
    Ranges,
    /// `vkResetQueryPool` for each such range, after the submission that the reset ends.
    Host,
}

/// The commands by which queries of stream 0 begin and end. Queries of other streams
/// always use the indexed commands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BeginBy {
    /// `vkCmdBeginQueryIndexedEXT`, `vkCmdEndQueryIndexedEXT`
    #[default]
    Indexed,
    /// `vkCmdBeginQuery`, `vkCmdEndQuery`
    Plain,
    /// `vkCmdBeginQuery`, `vkCmdEndQueryIndexedEXT`
    PlainBegin,
    /// `vkCmdBeginQueryIndexedEXT`, `vkCmdEndQuery`
    PlainEnd,
}

impl BeginBy {
    /// Whether a query of this stream begins, or else ends, by the plain command.
    pub fn is_plain(self, stream: Stream, begin: bool) -> bool {
        let plain = match self {
            BeginBy::Indexed => false,
            BeginBy::Plain => true,
            BeginBy::PlainBegin => begin,
            BeginBy::PlainEnd => !begin,
        };
        plain && stream == Stream(0)
    }
}

impl Default for QueryRead {
    /// 64-bit numbers with their availability, waited for, by the host.
    fn default() -> QueryRead {
        QueryRead {
            wide: true,
            wide_generated: None,
            by: ReadBy::Host,
            when: ReadWhen::Done,
            availability: true,
            wait: true,
            partial: false,
            reset: ResetBy::Command,
            begin: BeginBy::Indexed,
            free: None,
            first: 0,
            offset: 0,
            place: CopyPlace::Last,
            reset_again: ResetAgain::Each,
        }
    }
}

impl QueryRead {
    /// Whether the numbers of a kind have 64 bits.
    pub fn is_wide(&self, kind: QueryKind) -> bool {
        match kind {
            QueryKind::PrimitivesGenerated => self.wide_generated.unwrap_or(self.wide),
            QueryKind::TransformFeedback | QueryKind::Statistics | QueryKind::Clipping => self.wide,
        }
    }

    /// Bytes of one number.
    pub fn width(&self, kind: QueryKind) -> usize {
        if self.is_wide(kind) { 8 } else { 4 }
    }

    /// Whether a query without a result can be read: it has been reset and not ended since.
    /// Nothing waits for it, and its state is read.
    pub fn reads_unavailable(&self) -> bool {
        let is_read = match self.by {
            ReadBy::Host => self.when == ReadWhen::Done,
            ReadBy::Copy => self.place != CopyPlace::Ended,
        };
        !self.wait && is_read
    }

    /// Whether any method uses `vkResetQueryPool`.
    pub fn resets_by_host(&self) -> bool {
        self.reset == ResetBy::Host || self.reset_again == ResetAgain::Host
    }

    /// Returns why these methods exclude each other; `None` if Vulkan allows them together
    /// (VUID-vkGetQueryPoolResults-None-09401).
    pub fn contradiction(&self) -> Option<&'static str> {
        let is_copied = self.by == ReadBy::Copy;
        if self.when != ReadWhen::Done && (is_copied || self.reset != ResetBy::Host) {
            Some("results that are read before the work is done are reset and read by the host")
        } else if self.when == ReadWhen::Reset && self.wait {
            Some("the host cannot wait for results before the work is submitted")
        } else if self.place != CopyPlace::Last && !is_copied {
            Some("only results that are copied have a place")
        } else if self.offset > 0 && !is_copied {
            Some("only results that are copied have an offset")
        } else if self.place == CopyPlace::Ended && self.free.is_some() {
            Some("results that are copied after the end of each query need a command each")
        } else {
            None
        }
    }

    /// Whether a result must be there when it is read; else it may also be
    /// missing, or be incomplete.
    pub fn is_certain(&self) -> bool {
        self.wait || (self.by == ReadBy::Host && self.when == ReadWhen::Done)
    }
}

impl fmt::Display for QueryRead {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let by = match self.by {
            ReadBy::Host => "vkGetQueryPoolResults",
            ReadBy::Copy => "vkCmdCopyQueryPoolResults",
        };
        let reset = match self.reset {
            ResetBy::Command => "vkCmdResetQueryPool",
            ResetBy::Host => "vkResetQueryPool",
        };
        let flags = [
            (self.wide, "64_BIT"),
            (self.availability, "WITH_AVAILABILITY"),
            (self.wait, "WAIT"),
            (self.partial, "PARTIAL"),
        ];
        let flags: Vec<&str> = flags
            .iter()
            .filter(|(set, _)| *set)
            .map(|(_, name)| *name)
            .collect();
        let flags = match flags.as_slice() {
            [] => "none".to_owned(),
            flags => flags.join(" | "),
        };
        write!(f, "read by {by} (flags {flags}), reset by {reset}")?;
        if let Some(wide) = self.wide_generated {
            let bits = if wide { 64 } else { 32 };
            write!(f, ", generated primitives in {bits} bits")?;
        }
        match self.when {
            ReadWhen::Done => {}
            ReadWhen::Submitted => write!(f, ", before the work is done")?,
            ReadWhen::Reset => write!(f, ", before the work is submitted")?,
        }
        match self.place {
            CopyPlace::Last => {}
            CopyPlace::Ended => write!(f, ", after the end of each query")?,
            CopyPlace::Submission => write!(f, ", in a submission of its own")?,
            CopyPlace::Secondary => write!(f, ", in a secondary command buffer")?,
        }
        match self.reset_again {
            ResetAgain::Each => {}
            ResetAgain::Ranges => write!(f, ", reset again by a command for each range")?,
            ResetAgain::Host => write!(f, ", reset again by vkResetQueryPool")?,
        }
        if let Some(free) = self.free {
            write!(f, ", by one call, {free} numbers between two results")?;
        }
        if self.first > 0 {
            write!(f, ", firstQuery {}", self.first)?;
        }
        if self.offset > 0 {
            write!(f, ", dstOffset {}", self.offset)?;
        }
        match self.begin {
            BeginBy::Indexed => Ok(()),
            BeginBy::Plain => write!(f, ", vkCmdBeginQuery and vkCmdEndQuery for index 0"),
            BeginBy::PlainBegin => write!(f, ", vkCmdBeginQuery for index 0"),
            BeginBy::PlainEnd => write!(f, ", vkCmdEndQuery for index 0"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Feature;
    use crate::script::requirements::features;

    #[test]
    fn requested_details_are_printed() {
        assert_eq!(
            QueryRead::default().to_string(),
            "read by vkGetQueryPoolResults (flags 64_BIT | WITH_AVAILABILITY | WAIT), reset by \
             vkCmdResetQueryPool"
        );
        let least = QueryRead {
            wide: false,
            by: ReadBy::Copy,
            availability: false,
            wait: false,
            partial: false,
            reset: ResetBy::Host,
            ..QueryRead::default()
        };
        assert_eq!(
            least.to_string(),
            "read by vkCmdCopyQueryPoolResults (flags none), reset by vkResetQueryPool"
        );
        let written = QueryKind::TransformFeedback;
        assert_eq!(
            (least.width(written), features::query_read(&least)),
            (4, Some(Feature::HostQueryReset))
        );
        let other = QueryRead {
            wide_generated: Some(true),
            when: ReadWhen::Submitted,
            begin: BeginBy::PlainEnd,
            free: Some(2),
            first: 3,
            ..least
        };
        assert_eq!(other.width(QueryKind::PrimitivesGenerated), 8);
        assert!(other.to_string().ends_with(
            ", generated primitives in 64 bits, before the work is done, by one call, \
             2 numbers between two results, firstQuery 3, vkCmdEndQuery for index 0"
        ));
        let again = QueryRead {
            when: ReadWhen::Reset,
            place: CopyPlace::Secondary,
            reset_again: ResetAgain::Host,
            ..QueryRead::default()
        };
        assert_eq!(features::query_read(&again), Some(Feature::HostQueryReset));
        assert!(again.to_string().ends_with(
            ", before the work is submitted, in a secondary command buffer, reset again by \
             vkResetQueryPool"
        ));
    }

    #[test]
    fn a_result_is_certain_when_it_is_waited_for() {
        let read = |by, when, wait| QueryRead {
            by,
            when,
            wait,
            ..QueryRead::default()
        };
        assert!(read(ReadBy::Host, ReadWhen::Done, false).is_certain());
        assert!(read(ReadBy::Host, ReadWhen::Submitted, true).is_certain());
        assert!(!read(ReadBy::Host, ReadWhen::Submitted, false).is_certain());
        assert!(!read(ReadBy::Copy, ReadWhen::Done, false).is_certain());
    }

    #[test]
    fn only_stream_0_has_the_plain_commands() {
        let plain = |by: BeginBy| {
            let of = |stream, begin| by.is_plain(Stream(stream), begin);
            [of(0, true), of(0, false), of(1, true), of(1, false)]
        };
        assert_eq!(plain(BeginBy::Indexed), [false; 4]);
        assert_eq!(plain(BeginBy::Plain), [true, true, false, false]);
        assert_eq!(plain(BeginBy::PlainBegin), [true, false, false, false]);
        assert_eq!(plain(BeginBy::PlainEnd), [false, true, false, false]);
    }
}
