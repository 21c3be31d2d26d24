//! The table of faults: what a driver with each of them does, and which real bug it imitates.
//!
//! The numbers are those of the list of sixty faults in docs/power.md.

use crate::fault::{Mutant, Situation};
use crate::matrix::Class;

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub fault: Fault,
    pub name: &'static str,
    pub class: Class,
    /// The numbers of the listed faults that it makes.
    pub numbers: &'static [u8],
    /// The real bug that it imitates: the driver, and its commit or issue where it is public.
    pub imitates: &'static str,
    /// The behaviour of the faulty driver.
    pub text: &'static str,
    pub situations: &'static [Situation],
}

macro_rules! table {
    ($($fault:ident $name:literal $class:ident [$($number:literal),*] $imitates:literal
        $text:literal [$($situation:expr),* $(,)?];)*) => {
        /// A fault that a driver could have.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Fault {
            $($fault),*
        }

        /// Every fault.
        pub const FAULTS: &[Row] = {
            use Situation::*;
            &[$(Row {
                fault: Fault::$fault,
                name: $name,
                class: Class::$class,
                numbers: &[$($number),*],
                imitates: $imitates,
                text: $text,
                situations: &[$($situation),*],
            }),*]
        };
    };
}

table! {
    OffsetPlusFour "offset_plus_four" Offset [1] "turnip, c11a2bc202f"
        "one captured output is written 4 bytes after its Offset"
        [Second, Third, LastBuffer, LastStream, Geometry, From(64)];
    OffsetsExchanged "offsets_exchanged" Offset [2] "Mesa GLSL, 5102a922e76"
        "two outputs of one buffer are written to each other's Offset"
        [Second, LastBuffer, Geometry];
    StridePlusFour "stride_plus_four" Stride [6] "LLPC, e8a49c977"
        "vertices are 4 bytes farther apart than XfbStride"
        [LastBuffer, LastStream, Geometry, From(64)];
    StrideOfData "stride_of_data" Stride [7] "freedreno, cf0cfd572e4"
        "vertices follow one another without the gap that XfbStride leaves"
        [LastBuffer, Geometry, From(64)];
    StrideOfBufferZero "stride_of_buffer_zero" Stride [8] "r600, d174cbccfad"
        "every binding has the stride of binding 0"
        [LastBuffer, Geometry];
    NextBuffer "next_buffer" Buffer [9] "NIR, 9f174eb2df1"
        "an output is captured into the next buffer"
        [Second, LastBuffer, LastStream, Geometry];
    StreamZero "stream_zero" Stream [14] "LLPC, 086f8b260"
        "outputs of other streams are captured as those of stream 0"
        [LastStream];
    EmitToStreamOne "emit_to_stream_one" Stream [15] "NVK, 8eac1b0c4d7"
        "vertices of stream 2 are emitted to stream 1"
        [];
    OffsetAdded "offset_added" Outputs [22] "LLPC, abf44d3b5"
        "an output with XfbBuffer but without Offset is captured at byte 0"
        [LastBuffer];
    LastOffsetRemoved "last_offset_removed" Outputs [23] "NIR, bd93d6f6937"
        "the last captured output is not captured"
        [Third, LastBuffer, Geometry];
    EveryMemberCaptured "every_member_captured" Outputs [25] "LLPC, a28e46ce6"
        "all members of a block are captured if one is"
        [LastBuffer];
    ModeRemoved "mode_removed" Active [26] "LLPC, b26fa0f50"
        "nothing is captured"
        [LastBuffer, LastStream, Geometry];
    ComponentsExchanged "components_exchanged" Outputs [31] "NIR, 4ebb5391acf"
        "two outputs of one location are exchanged"
        [Geometry];
    StaleModule "stale_module" Cache [60] "DXVK, c9ce09e09"
        "of modules that differ only in Offset the first one is used for all"
        [Geometry];
    BindOffsetTwice "bind_offset_twice" Offset [3] "turnip, e892733b80f"
        "the offset of a bound range is added twice"
        [Second, Third, LastBuffer, Secondary, AfterIndexed, From(64), From(4096)];
    BindOffsetIgnored "bind_offset_ignored" Offset [4] "RADV, 7f37a52a21a"
        "a capture that resumes begins at the start of the buffer"
        [Second, Third, LastBuffer, Secondary, From(64)];
    BindOffsetRounded "bind_offset_rounded" Offset [5] "turnip, 9539315f973"
        "the offset of a bound range is rounded down to a multiple of 32"
        [Second, LastBuffer, Secondary, From(64)];
    BindReplacesAll "bind_replaces_all" Buffer [11] "a released driver; RADV, 4fa61273a8c"
        "a bind unbinds the other bindings"
        [Third, LastBuffer, Secondary, AfterIndexed];
    FirstBindingZero "first_binding_zero" Buffer [12] "no public bug"
        "firstBinding is taken as 0"
        [Second, LastBuffer, Secondary];
    BuffersExchanged "buffers_exchanged" Buffer [13] "LLPC, ba7e6418a"
        "two buffers of a bind are exchanged"
        [Second, LastBuffer, Secondary];
    SizesIgnored "sizes_ignored" Range [50] "RADV, d467ff7b0e3"
        "a range extends to the end of its buffer, whatever its size"
        [Second, LastBuffer, Secondary, From(64)];
    SizeTooSmall "size_too_small" Range [51] "no public bug"
        "a range ends 4 bytes early"
        [Second, LastBuffer, Secondary, From(4096)];
    CountersIgnored "counters_ignored" Counter [41] "turnip, 98b0d900474"
        "a begin starts at the start of the range, whatever its counter"
        [Second, Third, LastBuffer, Secondary, AfterIndexed];
    FirstCounterZero "first_counter_zero" Counter [42] "a released driver"
        "firstCounterBuffer is taken as 0"
        [Second, Secondary];
    CounterOfBufferZero "counter_of_buffer_zero" Counter [43] "NVK, fab508da380"
        "an end stores the counter of its first buffer for each of them"
        [Second, LastBuffer];
    NullCounterContinues "null_counter_continues" Counter [45] "zink, e8ba9cee270"
        "a begin without a counter continues after the last capture"
        [Third, LastBuffer];
    BeginDropped "begin_dropped" Active [59] "RADV, 3c61fd029b0"
        "every begin of a command buffer but the first is ignored"
        [Second, Third, Resumed, Secondary, AfterIndexed];
    BeginIgnored "begin_ignored" Active [] "no public bug"
        "begins and ends of captures are ignored: nothing is ever captured"
        [];
    ClearEndsCapture "clear_ends_capture" Active [] "no public bug"
        "vkCmdClearAttachments inside of a capture ends it"
        [Second];
    DispatchUnbinds "dispatch_unbinds" Buffer [] "no public bug"
        "vkCmdDispatch unbinds the bound ranges"
        [Second];
    DiscardKept "discard_kept" Rasterization [] "no public bug"
        "vkCmdSetRasterizerDiscardEnableEXT has no effect"
        [Second];
    DiscardReversed "discard_reversed" Rasterization [] "no public bug"
        "vkCmdSetRasterizerDiscardEnableEXT enables discard where it is to disable it, and vice versa"
        [Second];
    DiscardedSkipped "discarded_skipped" Active [] "no public bug"
        "draws with rasterizer discard capture nothing"
        [Second, Secondary];
    EndPostponed "end_postponed" Active [58] "turnip, d3d34ad476b"
        "capture continues after its end, up to the next begin or the end of the pass"
        [Second, Third, Secondary, AfterIndexed];
    CounterOffsetIgnored "counter_offset_ignored" ByteCount [46] "Mesa, 42b303c7b0e"
        "counterOffset is not subtracted"
        [Second, From(16)];
    DrawInstancesIgnored "draw_instances_ignored" ByteCount [] "no public bug"
        "a byte-count draw has one instance"
        [Second];
    ResultsExchanged "results_exchanged" Query [54] "no public bug"
        "the primitives written and needed are exchanged"
        [Second, LastStream];
    QueryIndexZero "query_index_zero" Query [55] "llvmpipe, 7690606bf78"
        "a query counts stream 0, whatever its index"
        [Second, LastStream];
    AvailabilityDropped "availability_dropped" Query [56] "Mesa, 4eca6e3e5d2"
        "a copy of 32-bit results lacks the availability"
        [];
    ProvokingModeExchanged "provoking_mode_exchanged" Order [38] "ANV, 71ebd9b9d71"
        "the first and the last vertex are exchanged as provoking vertex"
        [Geometry];
    RestartIgnored "restart_ignored" Restart [39] "RADV, 0bc9d59c2e3"
        "an index that restarts primitives is an index like any other"
        [Geometry];
    ElementsTogether "elements_together" Arrays [29] "NIR, b2bbd978d0b"
        "all elements of an array are written to the place of element 0"
        [LastBuffer, Geometry];
    BlockElementsTogether "block_elements_together" Arrays [10] "NIR, ac704e777cc"
        "all blocks of an array of blocks are written to the buffer of the first one"
        [LastBuffer, Geometry];
    LastStreamVertexLost "last_stream_vertex_lost" Stream [17] "gallivm, 59c8fff7e47"
        "the last vertex of stream 1, 2 or 3 is lost if the shader ends without EndStreamPrimitive"
        [LastStream];
    StartComponentZero "start_component_zero" Components [18] "ACO, 572a9025664"
        "an output that begins at component 1, 2 or 3 is captured from component 0 on"
        [Second, LastBuffer, Geometry];
    FourthComponentLost "fourth_component_lost" Components [19] "ACO, 300f8dec76f"
        "the fourth component of a vector is not captured"
        [Second, Third, LastBuffer, LastStream, Geometry];
    ComponentsReversed "components_reversed" Components [20] "no public bug"
        "the components of a vector are captured in reverse order"
        [Second, Third, LastBuffer, LastStream, Geometry];
    IntegersConverted "integers_converted" Components [21] "panfrost, 55da8bcede4"
        "integers are converted to floating point when they are captured"
        [Second, Third, LastBuffer, Geometry];
    UnwrittenDropped "unwritten_dropped" Outputs [24] "lavapipe, 1334d39b365"
        "outputs that the shader never writes are dropped together with their queries"
        [];
    MatrixByRows "matrix_by_rows" Arrays [30] "no public bug"
        "a square matrix is captured row by row"
        [Second, Geometry];
    PointSizeClamped "point_size_clamped" Builtins [32] "NIR, b28cff9f4a7"
        "PointSize is captured after it is clamped to 1"
        [Geometry];
    PositionTransformed "position_transformed" Builtins [33] "draw, b77ef4dd60d"
        "Position is captured after it is transformed"
        [Second, LastBuffer, Geometry];
    PrimitiveNumberRestarts "primitive_number_restarts" Builtins [36] "Mesa, 77eb58baad5"
        "PrimitiveId starts anew after 4096 primitives"
        [Geometry];
    IncompleteCaptured "incomplete_captured" Restart [40] "ANGLE, 1618174f83"
        "the incomplete last primitive of a draw is captured"
        [Second, Secondary, AfterIndexed];
    CounterInDwords "counter_in_dwords" Counter [44] "iris, 34d3103dee9"
        "an end stores its counters in units of 4 bytes"
        [Second, LastBuffer];
    OutsideCounted "outside_counted" Query [57] "RADV, 5b609491558"
        "a query counts draws outside of a capture"
        [Second, Secondary, AfterIndexed];
}

/// Every fault, everywhere and in each of its situations.
pub fn mutants() -> impl Iterator<Item = Mutant> {
    FAULTS.iter().flat_map(|row| {
        let rare = row.situations.iter().copied().map(Some);
        std::iter::once(None).chain(rare).map(|situation| Mutant {
            fault: row.fault,
            situation,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn most_of_the_listed_faults_are_made() {
        let numbers: BTreeSet<u8> = FAULTS.iter().flat_map(|row| row.numbers).copied().collect();
        assert!(numbers.len() >= 44, "{numbers:?}");
        assert!(numbers.iter().all(|number| (1..=60).contains(number)));
    }
}
