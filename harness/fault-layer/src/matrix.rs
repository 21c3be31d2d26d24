//! The facts about each fault for a run of all faults: the cases to begin with, the rule
//! by which a headline names the fault, and why a mutant cannot be detected.
//!
//! `xfb faults` reads it from `faults.json`, which is written next to the manifest of the
//! layer, so that the program does not depend on the layer.

use crate::table::{Class, mutants};
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
    pub place: Place,
}

impl Class {
    /// The code of the class.
    pub fn code(self) -> &'static str {
        match self {
            Class::Offset => "OFF",
            Class::Stride => "STR",
            Class::Buffer => "BUF",
            Class::Stream => "STM",
            Class::Outputs => "PAR",
            Class::Counter => "CTR",
            Class::ByteCount => "IBC",
            Class::Range => "OVF",
            Class::Query => "QRY",
            Class::Order => "ORD",
            Class::Restart => "RST",
            Class::Active => "ACT",
            Class::Cache => "CSH",
            Class::Components => "CMP",
            Class::Arrays => "ARR",
            Class::Builtins => "BLT",
            Class::Rasterization => "RAS",
        }
    }

    /// The class in words.
    pub fn text(self) -> &'static str {
        match self {
            Class::Offset => "offsets of outputs and ranges",
            Class::Stride => "strides",
            Class::Buffer => "buffers and bindings",
            Class::Stream => "vertex streams",
            Class::Outputs => "which outputs are captured",
            Class::Counter => "counters, pause and resume",
            Class::ByteCount => "byte-count draws",
            Class::Range => "sizes of ranges, overflow",
            Class::Query => "queries",
            Class::Order => "order and provoking vertex",
            Class::Restart => "primitive restart and incomplete primitives",
            Class::Active => "begin and end of capture",
            Class::Cache => "caches of modules and pipelines",
            Class::Components => "components of locations and vectors",
            Class::Arrays => "arrays, blocks and matrices",
            Class::Builtins => "built-ins",
            Class::Rasterization => "rasterization",
        }
    }

    /// Globs of the cases to begin with.
    pub fn suggests(self) -> &'static [&'static str] {
        match self {
            Class::Offset => &["xfb.place.*", "xfb.layout.*", "xfb.counter.*"],
            Class::Stride => &["xfb.place.stride.*", "xfb.layout.*", "xfb.limits.*"],
            Class::Buffer => &[
                "xfb.place.*",
                "xfb.counter.rebind.*",
                "xfb.gl.next_buffer.*",
            ],
            Class::Stream => &["xfb.stream.*", "xfb.gs.*", "xfb.gl.next_buffer.*"],
            Class::Outputs => &["xfb.layout.*", "xfb.builtin.*", "xfb.place.*"],
            Class::Counter => &["xfb.counter.*", "xfb.resume.*"],
            Class::ByteCount => &["xfb.byte_count.*"],
            Class::Range => &["xfb.overflow.*", "xfb.counter.*"],
            Class::Query => &["xfb.query.*", "xfb.stream.*"],
            Class::Order | Class::Restart => &["xfb.prim.*", "xfb.draw.*"],
            Class::Active => &["xfb.resume.*", "xfb.counter.*", "xfb.prim.outside.*"],
            Class::Cache => &["xfb.regress.*", "xfb.pipeline.*"],
            Class::Components => &["xfb.layout.component.*", "xfb.layout.*", "xfb.regress.*"],
            Class::Arrays => &["xfb.layout.*", "xfb.regress.*"],
            Class::Builtins => &["xfb.builtin.*", "xfb.tess.*", "xfb.gs.*"],
            Class::Rasterization => &["xfb.pipeline.dynamic.*", "xfb.stream.raster.*"],
        }
    }

    /// The rule of a headline that names a fault of this class.
    ///
    /// A hypothesis names the argument. Otherwise the kind of the headline is one that a
    /// fault of the class leads to, and the first wrong word is in a buffer or stream where
    /// the fault occurred. A first difference names one place only, and no fault: it counts
    /// where a fault has no pattern, such as a wrong value.
    pub fn rule(self) -> Rule {
        let (headlines, place): (&[&str], Place) = match self {
            Class::Offset => (
                &[
                    "shift",
                    "offsets",
                    "component",
                    "capture_continues",
                    "hypothesis",
                ],
                Place::Buffer,
            ),
            Class::Stride => (&["stride", "capture_ends_early"], Place::Buffer),
            Class::Buffer => (
                &[
                    "wrong_buffer",
                    "nothing_captured",
                    "capture_ends_early",
                    "component",
                    "hypothesis",
                ],
                Place::Anywhere,
            ),
            Class::Stream => (
                &[
                    "primitive_count",
                    "wrong_buffer",
                    "component",
                    "nothing_captured",
                    "zeros",
                    "hypothesis",
                    "queries",
                    "capture_ends_early",
                ],
                Place::Stream,
            ),
            Class::Outputs => (
                &[
                    "component",
                    "nothing_captured",
                    "capture_continues",
                    "counters",
                    "queries",
                ],
                Place::Buffer,
            ),
            Class::Components => (
                &["component", "offsets", "wrong_order", "converted", "zeros"],
                Place::Buffer,
            ),
            Class::Arrays => (&["component", "offsets", "first_difference"], Place::Buffer),
            Class::Builtins => (&["component", "first_difference"], Place::Buffer),
            Class::Rasterization => (&["image"], Place::Anywhere),
            Class::Counter => (
                &[
                    "hypothesis",
                    "shift",
                    "counters",
                    "capture_ends_early",
                    "capture_continues",
                ],
                Place::Anywhere,
            ),
            Class::ByteCount => (&["hypothesis", "primitive_count", "image"], Place::Anywhere),
            Class::Range => (
                &[
                    "hypothesis",
                    "capture_ends_early",
                    "capture_continues",
                    "nothing_captured",
                ],
                Place::Buffer,
            ),
            Class::Query => (&["queries", "hypothesis", "contradiction"], Place::Stream),
            Class::Order => (&["wrong_order"], Place::Anywhere),
            Class::Restart => (&["primitive_count", "queries"], Place::Anywhere),
            Class::Active => (
                &[
                    "nothing_captured",
                    "capture_ends_early",
                    "capture_continues",
                    "counters",
                    "queries",
                    "hypothesis",
                ],
                Place::Anywhere,
            ),
            Class::Cache => (&["shift", "offsets", "first_difference"], Place::Anywhere),
        };
        Rule { headlines, place }
    }
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
             \"headlines\": {}, \"place\": {}, \"equivalent\": {}, \"present\": {}}}{comma}",
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
            quoted(place),
            optional(proof(row.name, &name)),
            present(row.name, &name),
        );
    }
    text + "]}\n"
}
