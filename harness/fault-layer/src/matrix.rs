//! The facts about each fault for a run of all faults: the cases to begin with, the rule
//! by which a headline names the fault, and why a mutant cannot be detected.
//!
//! `xfb faults` reads it from `faults.json`, which is written next to the manifest of the
//! layer, so that the program does not depend on the layer.

use crate::table::mutants;
use std::fmt::Write;

/// The name of the file next to the manifest.
pub const FAULTS_FILE: &str = "faults.json";

/// The part of a failure that must be in a place where the fault occurred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// The buffer of the first wrong word.
    Buffer,
    /// The stream of the first wrong word or query.
    Stream,
    /// The fault has no such place.
    Anywhere,
}

/// The rule by which the headline of a failure names a fault.
#[derive(Clone, Copy, Debug)]
pub struct Rule {
    /// Kinds of headlines, by their names in results.
    pub headlines: &'static [&'static str],
    /// Words of hypotheses that name it.
    pub causes: &'static [&'static str],
    pub place: Place,
}

macro_rules! classes {
    ($($class:ident $code:literal $text:literal
        [$($case:literal),*]
        $place:ident [$($headline:literal),*]
        [$($cause:literal),*];)*) => {
        /// The class of a fault: the argument or the rule that it concerns.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Class {
            $($class),*
        }

        impl Class {
            /// The code of the class.
            pub fn code(self) -> &'static str {
                match self {
                    $(Class::$class => $code),*
                }
            }

            /// The class in words.
            pub fn text(self) -> &'static str {
                match self {
                    $(Class::$class => $text),*
                }
            }

            /// Globs of the cases to begin with.
            pub fn suggests(self) -> &'static [&'static str] {
                match self {
                    $(Class::$class => &[$($case),*]),*
                }
            }

            /// The rule of a headline that names a fault of this class.
            ///
            /// A hypothesis names the argument: it has one of the words. Otherwise the kind of the headline is one that a
            /// fault of the class leads to, and the first wrong word is in a buffer or stream
            /// where the fault occurred. A first difference names one place only, and no fault:
            /// it counts where a fault has no pattern, such as a wrong value.
            pub fn rule(self) -> Rule {
                match self {
                    $(Class::$class => Rule {
                        headlines: &[$($headline),*],
                        causes: &[$($cause),*],
                        place: Place::$place,
                    }),*
                }
            }
        }
    };
}

// The code and the text of each class, cases to begin with, the place, the headlines, and the words
// of hypotheses.
classes! {
    Offset "OFF" "offsets of outputs and ranges"
        ["xfb.place.*", "xfb.layout.*", "xfb.counter.*"]
        Buffer ["shift", "offsets", "component", "capture_continues", "hypothesis"]
        ["pOffsets", "two outputs"];
    Stride "STR" "strides"
        ["xfb.place.stride.*", "xfb.layout.*", "xfb.limits.*"]
        Buffer ["stride", "capture_ends_early"]
        ["XfbStride"];
    Buffer "BUF" "buffers and bindings"
        ["xfb.place.*", "xfb.counter.rebind.*", "xfb.gl.next_buffer.*"]
        Anywhere ["wrong_buffer", "nothing_captured", "capture_ends_early", "component",
                  "hypothesis"]
        ["XfbBuffer", "pBuffers", "firstBinding", "unbinds"];
    Stream "STM" "vertex streams"
        ["xfb.stream.*", "xfb.gs.*", "xfb.gl.next_buffer.*"]
        Stream ["primitive_count", "wrong_buffer", "component", "nothing_captured", "zeros",
                "hypothesis", "queries", "capture_ends_early"]
        ["Stream"];
    Outputs "PAR" "which outputs are captured"
        ["xfb.layout.*", "xfb.builtin.*", "xfb.place.*"]
        Buffer ["component", "nothing_captured", "capture_continues", "counters", "queries",
                "wrong_buffer", "hypothesis"]
        ["two outputs", "the output is not captured"];
    Counter "CTR" "counters, pause and resume"
        ["xfb.counter.*", "xfb.resume.*"]
        Anywhere ["hypothesis", "shift", "counters", "capture_ends_early", "capture_continues"]
        ["counter", "Counter"];
    ByteCount "IBC" "byte-count draws"
        ["xfb.byte_count.*"]
        Anywhere ["hypothesis", "primitive_count", "image"]
        ["vkCmdDrawIndirectByteCountEXT"];
    Range "OVF" "sizes of ranges, overflow"
        ["xfb.overflow.*", "xfb.counter.*"]
        Buffer ["hypothesis", "capture_ends_early", "capture_continues", "nothing_captured"]
        ["pSizes", "remaining space"];
    Query "QRY" "queries"
        ["xfb.query.*", "xfb.stream.*"]
        Stream ["queries", "hypothesis", "contradiction"]
        ["index of vkCmdBeginQueryIndexedEXT"];
    Order "ORD" "order and provoking vertex"
        ["xfb.prim.*", "xfb.draw.*"]
        Anywhere ["wrong_order", "hypothesis"]
        ["vkCmdSetProvokingVertexModeEXT"];
    Restart "RST" "primitive restart and incomplete primitives"
        ["xfb.prim.*", "xfb.draw.*"]
        Anywhere ["primitive_count", "queries", "hypothesis"]
        ["vkCmdSetPrimitiveRestartEnable"];
    Active "ACT" "begin and end of capture"
        ["xfb.resume.*", "xfb.counter.*", "xfb.prim.outside.*"]
        Anywhere ["nothing_captured", "capture_ends_early", "capture_continues", "counters",
                  "queries", "hypothesis"]
        ["TransformFeedbackEXT has no effect", "vkCmdEndTransformFeedbackEXT", "ends the capture",
         "discard"];
    Cache "CSH" "caches of modules and pipelines"
        ["xfb.regress.*", "xfb.pipeline.*"]
        Anywhere ["shift", "offsets", "first_difference"]
        [];
    Components "CMP" "components of locations and vectors"
        ["xfb.layout.component.*", "xfb.layout.*", "xfb.regress.*"]
        Buffer ["component", "offsets", "wrong_order", "converted", "zeros"]
        [];
    Arrays "ARR" "arrays, blocks and matrices"
        ["xfb.layout.*", "xfb.regress.*"]
        Buffer ["component", "offsets", "first_difference"]
        [];
    Builtins "BLT" "built-ins"
        ["xfb.builtin.*", "xfb.tess.*", "xfb.gs.*"]
        Buffer ["component", "first_difference"]
        [];
    Rasterization "RAS" "rasterization"
        ["xfb.pipeline.dynamic.*", "xfb.stream.raster.*"]
        Anywhere ["image", "hypothesis"]
        ["vkCmdSetRasterizerDiscardEnable"];
}

/// Faults that no case can detect, and mutants of others, each with the proof.
const EQUIVALENT: &[(&str, &str)] = &[(
    "block_elements_together",
    "the specification does not say into which buffers the elements of an array of blocks are \
     captured: the cases record the behaviour and never judge it",
)];

/// Returns the proof that no case can detect this mutant, if there is one.
fn proof(fault: &str, mutant: &str) -> Option<&'static str> {
    let mut proofs = EQUIVALENT.iter();
    proofs
        .find(|(equivalent, _)| *equivalent == fault || *equivalent == mutant)
        .map(|(_, proof)| *proof)
}

/// Faults, or mutants of some, that a driver may have itself: cases that fail on such a driver, and a part of
/// their headlines. A layer cannot add what is there already.
const PRESENT: &[(&str, &str, &str)] = &[
    (
        "first_counter_zero",
        "xfb.counter.first.*",
        "firstCounterBuffer is ignored",
    ),
    (
        "counter_offset_ignored",
        "xfb.regress.counter_offset_ignored.*",
        "counterOffset of vkCmdDrawIndirectByteCountEXT is ignored",
    ),
    (
        "bind_replaces_all.last_buffer",
        "xfb.place.one_by_one.*",
        "unbinds the bindings above its own",
    ),
    (
        "outside_counted",
        "xfb.query.outside.*",
        "primitives needed",
    ),
];

/// Returns the cases and the headline by which a driver shows that it has this fault, as
/// JSON.
fn present(fault: &str, mutant: &str) -> String {
    let mut present = PRESENT.iter();
    let found = present.find(|(of, ..)| *of == fault || *of == mutant);
    found.map_or("null".to_owned(), |(_, cases, headline)| {
        format!(
            "{{\"cases\": {}, \"headline\": {}}}",
            quoted(cases),
            quoted(headline)
        )
    })
}

/// A string of the table in JSON. The table has no characters that Rust escapes otherwise.
fn quoted(text: &str) -> String {
    format!("{text:?}")
}

fn list(texts: &[&str]) -> String {
    let texts: Vec<String> = texts.iter().map(|text| quoted(text)).collect();
    format!("[{}]", texts.join(", "))
}

/// Returns every mutant as JSON.
pub fn faults_json() -> String {
    let mut text = format!(
        "{{\"layer\": {}, \"variable\": {}, \"log_variable\": {}, \"mutants\": [\n",
        quoted(crate::LAYER),
        quoted(crate::fault::VARIABLE),
        quoted(crate::LOG_VARIABLE)
    );
    let all: Vec<_> = mutants().collect();
    for (number, mutant) in all.iter().enumerate() {
        let (row, name) = (mutant.row(), mutant.name());
        let rule = row.class.rule();
        let place = match rule.place {
            Place::Buffer => "buffer",
            Place::Stream => "stream",
            Place::Anywhere => "anywhere",
        };
        let situation = mutant.situation.map(|situation| situation.name());
        let optional = |text: Option<&str>| text.map_or("null".to_owned(), quoted);
        let numbers: Vec<String> = row.numbers.iter().map(u8::to_string).collect();
        let comma = if number + 1 < all.len() { "," } else { "" };
        let _ = writeln!(
            text,
            "{{\"name\": {}, \"fault\": {}, \"situation\": {}, \"class\": {}, \"concerns\": {}, \
             \"numbers\": [{}], \"text\": {}, \"imitates\": {}, \"suggests\": {}, \
             \"headlines\": {}, \"causes\": {}, \"place\": {}, \"equivalent\": {}, \"present\": {}}}{comma}",
            quoted(&name),
            quoted(row.name),
            optional(situation.as_deref()),
            quoted(row.class.code()),
            quoted(row.class.text()),
            numbers.join(", "),
            quoted(row.text),
            quoted(row.imitates),
            list(row.class.suggests()),
            list(rule.headlines),
            list(rule.causes),
            quoted(place),
            optional(proof(row.name, &name)),
            present(row.name, &name),
        );
    }
    text + "]}\n"
}
