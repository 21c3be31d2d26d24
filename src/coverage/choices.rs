//! The arguments and states of a case other than numbers: which of their values occur in a
//! case whose results are compared.

use super::counts;
use crate::case::{CaptureCase, Values};
use crate::model::inputs::Input;
use crate::script::Script;
use crate::script::barrier::{Dependency, SyncMethod};
use crate::script::commands::Command;
use crate::script::commands::effects::Drawn;
use crate::script::counters::{CounterArrays, WriteMeans};
use crate::script::draw::{DrawForm, IndexType};
use crate::script::placement::Allocation;
use crate::script::program::{Build, Pass, Producer, Provoking, State, Topology};
use crate::script::query_read::{
    BeginBy, CopyPlace, QueryKind, ReadBy, ReadWhen, ResetAgain, ResetBy,
};
use crate::script::raster::{Cull, Discard, Fill};
use crate::script::timeline::timeline;
use strum::VariantNames;

/// An argument or a state with a fixed set of values.
pub struct Choice {
    pub name: &'static str,
    /// Every value, in the order of the table.
    pub values: &'static [&'static str],
    /// The values that occur in a case.
    pub of: fn(&CaptureCase) -> Vec<&'static str>,
}

/// The ways in which a script sets a piece of dynamic state.
const SETTINGS: [&str; 4] = ["once", "the same again", "another", "back"];

/// Every choice, the numbers of things at the end.
pub fn choices() -> impl Iterator<Item = &'static Choice> {
    CHOICES.iter().chain(&counts::COUNTS)
}

const CHOICES: [Choice; 24] = [
    choice("captured input", Input::VARIANTS, |case| {
        let values = case.programs().map(|program| &program.values);
        let inputs = values.flat_map(|values| match values {
            Values::Inputs(inputs) => inputs.as_slice(),
            Values::Generated | Values::HandWritten(_) => &[],
        });
        inputs.map(|captured| captured.input.name()).collect()
    }),
    choice("topology", Topology::VARIANTS, |case| {
        let programs = case
            .programs()
            .map(|program| program.assembly.topology.name());
        programs
            .chain(states(&case.script).filter_map(topology))
            .collect()
    }),
    choice("capturing stage", &PRODUCERS, |case| {
        let programs = case.programs();
        programs
            .map(|program| producer(&program.assembly.producer))
            .collect()
    }),
    choice("draw command", &DRAWS, |case| {
        case.script
            .commands
            .iter()
            .filter_map(draw_command)
            .collect()
    }),
    choice("index type", IndexType::VARIANTS, |case| {
        let buffers = case.script.indices.iter();
        buffers.map(|buffer| buffer.kind.into()).collect()
    }),
    choice("restart index", &["greatest", "another"], |case| {
        let buffers = case.script.indices.iter();
        let restarts = case.programs().any(|program| program.assembly.restart);
        let of = |another| if another { "another" } else { "greatest" };
        let kinds = buffers
            .filter(|_| restarts)
            .map(|buffer| of(buffer.restart.is_some()));
        kinds.collect()
    }),
    choice("recorded", &BOUNDARIES, |case| {
        case.script.commands.iter().filter_map(boundary).collect()
    }),
    choice("dependency", Dependency::VARIANTS, |case| {
        barriers(&case.script)
            .map(|barrier| barrier.order.name())
            .collect()
    }),
    choice("synchronization", SyncMethod::VARIANTS, |case| {
        barriers(&case.script)
            .map(|barrier| barrier.by.name())
            .collect()
    }),
    choice("counter written by", WriteMeans::VARIANTS, |case| {
        let commands = case.script.commands.iter();
        let writes = commands.filter_map(|command| {
            let Command::WriteCounter(write) = command else {
                return None;
            };
            Some(write.by.name())
        });
        writes.collect()
    }),
    choice(
        "counter arrays",
        &["both", "no offsets", "neither"],
        |case| {
            let effects = case.script.commands.iter().map(Command::effects);
            let calls = effects.filter_map(|e| e.begins_capture.or(e.ends_capture));
            let arrays = calls.map(|call| match call.arrays {
                CounterArrays::Both => "both",
                CounterArrays::NoOffsets => "no offsets",
                CounterArrays::Neither => "neither",
            });
            arrays.collect()
        },
    ),
    choice("memory named by", &["buffer", "address"], |case| {
        vec![if case.script.uses_addresses() {
            "address"
        } else {
            "buffer"
        }]
    }),
    choice("pipeline", &BUILDS, |case| {
        let builds = case.programs().map(|program| match program.pipeline.build {
            Build::Monolithic => "monolithic",
            Build::FastLink => "libraries",
            Build::OptimisedLink => "optimised libraries",
            Build::ShaderObjects => "shader objects",
            Build::LinkedObjects => "linked shader objects",
        });
        builds.collect()
    }),
    choice("pass", &["render pass", "dynamic rendering"], |case| {
        let passes = case.programs().map(|program| match program.pipeline.pass {
            Pass::RenderPass => "render pass",
            Pass::Dynamic => "dynamic rendering",
        });
        passes.collect()
    }),
    choice("fragment shader", &["with", "without"], |case| {
        let with = |has| if has { "with" } else { "without" };
        case.programs()
            .map(|program| with(program.pipeline.has_fragment_shader()))
            .collect()
    }),
    choice("rasterizer discard", &DISCARDS, |case| {
        let discards = case.programs().map(|program| {
            match (program.assembly.discard, program.pipeline.raster.discard) {
                (Some(true), _) => "dynamic, on",
                (Some(false), _) => "dynamic, off",
                (None, Discard::WithoutFragments) => "default",
                (None, Discard::On) => "on",
                (None, Discard::Off) => "off",
            }
        });
        discards.collect()
    }),
    choice("cull mode", Cull::VARIANTS, |case| {
        let modes = case.programs().map(|program| program.pipeline.raster.cull);
        modes.map(Cull::into).collect()
    }),
    choice("polygon mode", &["fill", "line", "point"], |case| {
        let modes = case
            .programs()
            .map(|program| match program.pipeline.raster.fill {
                Fill::Solid => "fill",
                Fill::Line => "line",
                Fill::Point => "point",
            });
        modes.collect()
    }),
    choice("provoking vertex", Provoking::VARIANTS, |case| {
        let modes = case
            .programs()
            .filter_map(|program| program.assembly.provoking);
        modes.map(Provoking::into).collect()
    }),
    choice("dynamic state", &SETTINGS, settings),
    choice("allocation", Allocation::VARIANTS, |case| {
        vec![case.script.placement.allocation.name()]
    }),
    choice("query type", &QUERIES, |case| {
        let queries = case.script.queries.iter();
        queries.map(|query| query_type(query.kind)).collect()
    }),
    choice("query result", &READS, |case| {
        let read = &case.script.query_read;
        let rows = [
            (read.wide, "64 bits"),
            (!read.wide, "32 bits"),
            (read.by == ReadBy::Host, "host"),
            (read.by == ReadBy::Copy, "copy"),
            (read.when == ReadWhen::Submitted, "at once"),
            (read.when == ReadWhen::Reset, "before submission"),
            (read.place == CopyPlace::Ended, "copy at the end of a query"),
            (
                read.place == CopyPlace::Submission,
                "copy in another submission",
            ),
            (
                read.place == CopyPlace::Secondary,
                "copy in a secondary command buffer",
            ),
            (read.reset_again == ResetAgain::Ranges, "reset of a range"),
            (
                read.reset_again == ResetAgain::Host,
                "reset between submissions",
            ),
            (read.availability, "availability"),
            (!read.availability, "no availability"),
            (!read.wait, "no wait"),
            (read.partial, "partial"),
            (read.reset == ResetBy::Host, "reset by the host"),
            (read.begin == BeginBy::Plain, "vkCmdBeginQuery"),
            (read.free.is_some(), "several at once"),
            (read.first > 0, "firstQuery"),
            (read.offset > 0, "dstOffset"),
        ];
        let rows = rows.into_iter().filter(|_| !case.script.queries.is_empty());
        rows.filter(|(holds, _)| *holds)
            .map(|(_, name)| name)
            .collect()
    }),
    choice("inside a capture", &INSIDE, |case| {
        let all = timeline(&case.script);
        let inside = all.filter(|(_, state, _)| state.capture.is_some());
        inside
            .filter_map(|(_, _, command)| command_inside(command))
            .collect()
    }),
];

const PRODUCERS: [&str; 6] = [
    "vertex",
    "tessellation evaluation, level 1",
    "tessellation evaluation",
    "geometry, points",
    "geometry, lines",
    "geometry, triangles",
];

const DRAWS: [&str; 13] = [
    "vkCmdDraw",
    "vkCmdDrawIndexed",
    "vkCmdDrawMultiEXT",
    "vkCmdDrawMultiIndexedEXT",
    "vkCmdDrawIndirect",
    "vkCmdDrawIndexedIndirect",
    "vkCmdDrawIndirectCount",
    "vkCmdDrawIndexedIndirectCount",
    "vkCmdDrawIndirectByteCountEXT",
    "generated",
    "generated, indexed",
    "generated count",
    "generated count, indexed",
];

const BOUNDARIES: [&str; 5] = [
    "subpass",
    "command_buffer",
    "submission",
    "again",
    "secondary",
];

const BUILDS: [&str; 5] = [
    "monolithic",
    "libraries",
    "optimised libraries",
    "shader objects",
    "linked shader objects",
];

const DISCARDS: [&str; 5] = ["default", "on", "off", "dynamic, on", "dynamic, off"];

pub(super) const QUERIES: [&str; 4] = [
    "transform feedback",
    "primitives generated",
    "statistics",
    "clipping statistics",
];

const READS: [&str; 20] = [
    "64 bits",
    "32 bits",
    "host",
    "copy",
    "at once",
    "before submission",
    "copy at the end of a query",
    "copy in another submission",
    "copy in a secondary command buffer",
    "reset of a range",
    "reset between submissions",
    "availability",
    "no availability",
    "no wait",
    "partial",
    "reset by the host",
    "vkCmdBeginQuery",
    "several at once",
    "firstQuery",
    "dstOffset",
];

const INSIDE: [&str; 7] = [
    "draw",
    "byte-count draw",
    "dynamic state",
    "query begun",
    "query ended",
    "condition begun",
    "condition ended",
];

pub(super) const fn choice(
    name: &'static str,
    values: &'static [&'static str],
    of: fn(&CaptureCase) -> Vec<&'static str>,
) -> Choice {
    Choice { name, values, of }
}

fn states(script: &Script) -> impl Iterator<Item = State> {
    let effects = script.commands.iter().map(Command::effects);
    effects.filter_map(|effects| effects.sets)
}

fn topology(state: State) -> Option<&'static str> {
    let State::Topology(topology) = state else {
        return None;
    };
    Some(topology.name())
}

fn producer(producer: &Producer) -> &'static str {
    match producer {
        Producer::Vertex => "vertex",
        Producer::TessEval(_) => "tessellation evaluation, level 1",
        Producer::Tessellated(_) => "tessellation evaluation",
        Producer::Geometry { output, .. } => match output.vertices_per_primitive() {
            1 => "geometry, points",
            2 => "geometry, lines",
            _ => "geometry, triangles",
        },
    }
}

pub(super) fn query_type(kind: QueryKind) -> &'static str {
    match kind {
        QueryKind::TransformFeedback => "transform feedback",
        QueryKind::PrimitivesGenerated => "primitives generated",
        QueryKind::Statistics => "statistics",
        QueryKind::Clipping => "clipping statistics",
    }
}

pub(super) fn draw_command(command: &Command) -> Option<&'static str> {
    match command.effects().draws? {
        Drawn::Vertices(draw) => Some(match (draw.form, draw.indices.is_some()) {
            (DrawForm::Direct, false) => "vkCmdDraw",
            (DrawForm::Direct, true) => "vkCmdDrawIndexed",
            (DrawForm::Multi, false) => "vkCmdDrawMultiEXT",
            (DrawForm::Multi, true) => "vkCmdDrawMultiIndexedEXT",
            (DrawForm::Indirect, false) => "vkCmdDrawIndirect",
            (DrawForm::Indirect, true) => "vkCmdDrawIndexedIndirect",
            (DrawForm::IndirectCount { .. }, false) => "vkCmdDrawIndirectCount",
            (DrawForm::IndirectCount { .. }, true) => "vkCmdDrawIndexedIndirectCount",
            (DrawForm::Generated { .. }, false) => "generated",
            (DrawForm::Generated { .. }, true) => "generated, indexed",
            (DrawForm::GeneratedCount { .. }, false) => "generated count",
            (DrawForm::GeneratedCount { .. }, true) => "generated count, indexed",
        }),
        Drawn::ByteCount(_) => Some("vkCmdDrawIndirectByteCountEXT"),
    }
}

fn boundary(command: &Command) -> Option<&'static str> {
    if let Command::Next(boundary) = command {
        return Some(boundary.name());
    }
    (*command == Command::BeginSecondary).then_some("secondary")
}

fn barriers(script: &Script) -> impl Iterator<Item = crate::script::barrier::Barrier> {
    script.commands.iter().filter_map(|command| {
        let Command::Barrier(barrier) = command else {
            return None;
        };
        Some(*barrier)
    })
}

fn command_inside(command: &Command) -> Option<&'static str> {
    let effects = command.effects();
    let by_count = matches!(effects.draws, Some(Drawn::ByteCount(_)));
    let rows = [
        (effects.draws.is_some() && !by_count, "draw"),
        (by_count, "byte-count draw"),
        (effects.sets.is_some(), "dynamic state"),
        (effects.begins_query.is_some(), "query begun"),
        (effects.ends_query.is_some(), "query ended"),
        (effects.condition.flatten().is_some(), "condition begun"),
        (effects.condition == Some(None), "condition ended"),
    ];
    let row = rows.into_iter().find(|(holds, _)| *holds);
    row.map(|(_, name)| name)
}

/// Classes of the commands that set dynamic state: once, or again to the same value, another one
/// or an earlier one, while the same program is bound.
fn settings(case: &CaptureCase) -> Vec<&'static str> {
    let settings = timeline(&case.script).filter_map(|(_, state, command)| {
        let set = command.effects().sets?;
        let mut before = state
            .dynamic
            .iter()
            .filter(|other| other.kind() == set.kind());
        Some(match before.next_back() {
            None => "once",
            Some(last) if *last == set => "the same again",
            Some(_) if before.any(|other| *other == set) => "back",
            Some(_) => "another",
        })
    });
    settings.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;

    #[test]
    fn every_value_that_occurs_is_listed() {
        let cases = Library::embedded().cases().expect("no mistake");
        for case in &cases {
            let Some(capture) = case.capture() else {
                continue;
            };
            // Numbers of things between those that are listed occur, too.
            for choice in &CHOICES {
                for value in (choice.of)(capture) {
                    let listed = choice.values.contains(&value);
                    assert!(listed, "{}: {} = {value}", case.name, choice.name);
                }
            }
        }
    }
}
