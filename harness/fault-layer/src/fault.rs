//! The faults and the situations that they can be restricted to.

use std::sync::OnceLock;

/// A fault that a driver could have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    OffsetPlusFour,
    OffsetsExchanged,
    StridePlusFour,
    StrideOfData,
    StrideOfBufferZero,
    NextBuffer,
    StreamZero,
    EmitToStreamOne,
    OffsetAdded,
    LastOffsetRemoved,
    EveryMemberCaptured,
    ModeRemoved,
    ComponentsExchanged,
    StaleModule,
    BindOffsetTwice,
    BindOffsetIgnored,
    BindOffsetRounded,
    BindReplacesAll,
    FirstBindingZero,
    BuffersExchanged,
    SizesIgnored,
    SizeTooSmall,
    CountersIgnored,
    FirstCounterZero,
    CounterOfBufferZero,
    NullCounterContinues,
    BeginDropped,
    EndPostponed,
    CounterOffsetIgnored,
    DrawInstancesIgnored,
    ResultsExchanged,
    QueryIndexZero,
    AvailabilityDropped,
    ProvokingModeExchanged,
    RestartIgnored,
}

/// A restriction of a fault: it occurs in this situation only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Situation {
    /// The second of its kind, in the command buffer or the module.
    Second,
    /// The third of its kind.
    Third,
    /// Binding or buffer 3.
    LastBuffer,
    /// A capture that resumes.
    Resumed,
    /// A secondary command buffer.
    Secondary,
    /// A number – an offset, a stride, a size – of at least this many bytes.
    From(u64),
    /// Stream 3.
    LastStream,
    /// A geometry shader.
    Geometry,
}

impl Situation {
    /// The name of the situation.
    pub fn name(self) -> String {
        match self {
            Situation::Second => "second".to_owned(),
            Situation::Third => "third".to_owned(),
            Situation::LastBuffer => "last_buffer".to_owned(),
            Situation::Resumed => "resumed".to_owned(),
            Situation::Secondary => "secondary".to_owned(),
            Situation::From(bytes) => format!("from_{bytes}"),
            Situation::LastStream => "last_stream".to_owned(),
            Situation::Geometry => "geometry".to_owned(),
        }
    }
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    pub fault: Fault,
    pub name: &'static str,
    /// What the fault concerns: `offset`, `stride`, `buffer`, `stream`, `outputs`, `counter`,
    /// `byte_count`, `range`, `query`, `order`, `restart`, `active`, `cache`.
    pub class: &'static str,
    /// The real bug that it imitates: the driver, and its commit or issue where it is public.
    pub imitates: &'static str,
    /// What the driver does.
    pub text: &'static str,
    pub situations: &'static [Situation],
}

macro_rules! table {
    ($($fault:ident $name:literal $class:literal $imitates:literal $text:literal
        [$($situation:expr),* $(,)?];)*) => {
        /// Every fault.
        pub const FAULTS: &[Row] = {
            use Situation::*;
            &[$(Row {
                fault: Fault::$fault,
                name: $name,
                class: $class,
                imitates: $imitates,
                text: $text,
                situations: &[$($situation),*],
            }),*]
        };
    };
}

table! {
    OffsetPlusFour "offset_plus_four" "offset" "turnip, c11a2bc202f"
        "one captured output is written 4 bytes after its Offset"
        [Second, Third, LastBuffer, LastStream, Geometry, From(64)];
    OffsetsExchanged "offsets_exchanged" "offset" "Mesa GLSL, 5102a922e76"
        "two outputs of one buffer are written to each other's Offset"
        [Second, LastBuffer, Geometry];
    StridePlusFour "stride_plus_four" "stride" "LLPC, e8a49c977"
        "vertices are 4 bytes farther apart than XfbStride"
        [LastBuffer, LastStream, Geometry, From(64)];
    StrideOfData "stride_of_data" "stride" "freedreno, cf0cfd572e4"
        "vertices follow one another without the gap that XfbStride leaves"
        [LastBuffer, Geometry, From(64)];
    StrideOfBufferZero "stride_of_buffer_zero" "stride" "r600, d174cbccfad"
        "every buffer has the stride of buffer 0"
        [LastBuffer, Geometry];
    NextBuffer "next_buffer" "buffer" "NIR, 9f174eb2df1"
        "an output is captured into the next buffer"
        [Second, LastBuffer, LastStream, Geometry];
    StreamZero "stream_zero" "stream" "LLPC, 086f8b260"
        "outputs of other streams are captured as those of stream 0"
        [LastStream];
    EmitToStreamOne "emit_to_stream_one" "stream" "NVK, 8eac1b0c4d7"
        "vertices of stream 2 are emitted to stream 1"
        [];
    OffsetAdded "offset_added" "outputs" "LLPC, abf44d3b5"
        "an output with XfbBuffer but without Offset is captured at byte 0"
        [LastBuffer];
    LastOffsetRemoved "last_offset_removed" "outputs" "NIR, bd93d6f6937"
        "the last captured output is not captured"
        [Third, LastBuffer, Geometry];
    EveryMemberCaptured "every_member_captured" "outputs" "LLPC, a28e46ce6"
        "all members of a block are captured if one is"
        [LastBuffer];
    ModeRemoved "mode_removed" "active" "LLPC, b26fa0f50"
        "nothing is captured"
        [LastBuffer, LastStream, Geometry];
    ComponentsExchanged "components_exchanged" "outputs" "NIR, 4ebb5391acf"
        "two outputs of one location are exchanged"
        [Geometry];
    StaleModule "stale_module" "cache" "DXVK, c9ce09e09"
        "of modules that differ only in Offset the first one is used for all"
        [Geometry];
    BindOffsetTwice "bind_offset_twice" "offset" "turnip, e892733b80f"
        "the offset of a bound range is added twice"
        [Second, Third, LastBuffer, Secondary, From(64)];
    BindOffsetIgnored "bind_offset_ignored" "offset" "RADV, 7f37a52a21a"
        "a capture that resumes begins at the start of the buffer"
        [Second, Third, LastBuffer, Secondary, From(64)];
    BindOffsetRounded "bind_offset_rounded" "offset" "turnip, 9539315f973"
        "the offset of a bound range is rounded down to a multiple of 32"
        [Second, LastBuffer, Secondary, From(64)];
    BindReplacesAll "bind_replaces_all" "buffer" "a released driver; RADV, 4fa61273a8c"
        "a bind unbinds the other bindings"
        [Third, LastBuffer, Secondary];
    FirstBindingZero "first_binding_zero" "buffer" "none that is public"
        "firstBinding is taken as 0"
        [Second, LastBuffer, Secondary];
    BuffersExchanged "buffers_exchanged" "buffer" "LLPC, ba7e6418a"
        "two buffers of a bind are exchanged"
        [Second, LastBuffer, Secondary];
    SizesIgnored "sizes_ignored" "range" "RADV, d467ff7b0e3"
        "a range extends to the end of its buffer, whatever its size"
        [Second, LastBuffer, Secondary, From(64)];
    SizeTooSmall "size_too_small" "range" "none that is public"
        "a range ends 4 bytes early"
        [Second, LastBuffer, Secondary, From(4096)];
    CountersIgnored "counters_ignored" "counter" "turnip, 98b0d900474"
        "a begin starts at the start of the range, whatever its counter"
        [Second, Third, LastBuffer, Secondary];
    FirstCounterZero "first_counter_zero" "counter" "a released driver"
        "firstCounterBuffer is taken as 0"
        [Second, Secondary];
    CounterOfBufferZero "counter_of_buffer_zero" "counter" "NVK, fab508da380"
        "an end stores the counter of its first buffer for each of them"
        [Second, LastBuffer];
    NullCounterContinues "null_counter_continues" "counter" "zink, e8ba9cee270"
        "a begin without a counter continues after the last capture"
        [Third, LastBuffer];
    BeginDropped "begin_dropped" "active" "RADV, 3c61fd029b0"
        "every begin of a command buffer but the first is ignored"
        [Second, Third, Resumed, Secondary];
    EndPostponed "end_postponed" "active" "turnip, d3d34ad476b"
        "capture continues after its end, up to the next begin or the end of the pass"
        [Second, Third, Secondary];
    CounterOffsetIgnored "counter_offset_ignored" "byte_count" "Mesa, 42b303c7b0e"
        "counterOffset is not subtracted"
        [Second, From(16)];
    DrawInstancesIgnored "draw_instances_ignored" "byte_count" "none that is public"
        "a byte-count draw has one instance"
        [Second];
    ResultsExchanged "results_exchanged" "query" "none that is public"
        "the primitives written and needed are exchanged"
        [Second, LastStream];
    QueryIndexZero "query_index_zero" "query" "llvmpipe, 7690606bf78"
        "a query counts stream 0, whatever its index"
        [Second, LastStream];
    AvailabilityDropped "availability_dropped" "query" "Mesa, 4eca6e3e5d2"
        "a copy of 32-bit results lacks the availability"
        [];
    ProvokingModeExchanged "provoking_mode_exchanged" "order" "ANV, 71ebd9b9d71"
        "the first and the last vertex are exchanged as provoking vertex"
        [Geometry];
    RestartIgnored "restart_ignored" "restart" "RADV, 0bc9d59c2e3"
        "an index that restarts primitives is an index like any other"
        [Geometry];
}

/// A fault, everywhere or in one situation only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mutant {
    pub fault: Fault,
    pub situation: Option<Situation>,
}

impl Mutant {
    /// The row of its fault.
    pub fn row(self) -> &'static Row {
        let mut rows = FAULTS.iter();
        let row = rows.find(|row| row.fault == self.fault);
        row.expect("every fault has a row")
    }

    /// The value of `XFB_FAULT` that chooses it.
    pub fn name(self) -> String {
        let name = self.row().name;
        match self.situation {
            None => name.to_owned(),
            Some(situation) => format!("{name}.{}", situation.name()),
        }
    }
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

/// The environment variable that chooses a fault.
pub const VARIABLE: &str = "XFB_FAULT";

/// Returns the fault that the environment chooses, if any. A name that no fault has ends
/// the process: a run that looks clean because of a typing error would prove nothing.
fn chosen() -> Option<Mutant> {
    static CHOSEN: OnceLock<Option<Mutant>> = OnceLock::new();
    *CHOSEN.get_or_init(|| {
        let name = std::env::var(VARIABLE).ok()?;
        let found = mutants().find(|mutant| mutant.name() == name);
        if found.is_none() {
            eprintln!("{VARIABLE}: no fault is named '{name}'");
            std::process::exit(64);
        }
        found
    })
}

/// Where a fault may occur; what is unknown or has no meaning there is `None` or 0.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Event {
    /// How many of its kind came before, in the command buffer or the module.
    pub before: u32,
    /// The binding or buffer.
    pub buffer: Option<u32>,
    pub stream: Option<u32>,
    pub is_resumed: bool,
    pub is_secondary: bool,
    pub is_geometry: bool,
    /// The offset, stride or size in bytes.
    pub bytes: u64,
}

/// Whether the chosen fault is this one, wherever it occurs.
pub(crate) fn is_chosen(fault: Fault) -> bool {
    chosen().is_some_and(|mutant| mutant.fault == fault)
}

/// Whether this fault is chosen and occurs here.
pub(crate) fn occurs(fault: Fault, event: Event) -> bool {
    let Some(mutant) = chosen().filter(|mutant| mutant.fault == fault) else {
        return false;
    };
    match mutant.situation {
        None => true,
        Some(Situation::Second) => event.before == 1,
        Some(Situation::Third) => event.before == 2,
        Some(Situation::LastBuffer) => event.buffer == Some(3),
        Some(Situation::Resumed) => event.is_resumed,
        Some(Situation::Secondary) => event.is_secondary,
        Some(Situation::From(bytes)) => event.bytes >= bytes,
        Some(Situation::LastStream) => event.stream == Some(3),
        Some(Situation::Geometry) => event.is_geometry,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_mutant_has_a_name_of_its_own() {
        let names: BTreeSet<String> = mutants().map(Mutant::name).collect();
        assert_eq!(names.len(), mutants().count());
        let faults: BTreeSet<Fault> = FAULTS.iter().map(|row| row.fault).collect();
        assert_eq!(faults.len(), FAULTS.len());
    }

    #[test]
    fn there_are_more_than_a_hundred_mutants() {
        assert!(mutants().count() >= 100, "{}", mutants().count());
    }
}
