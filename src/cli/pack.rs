//! `xfb pack`: prints the slots into which a linker packs the varyings between two
//! stages; with `-o` it writes both packed modules.
//!
//! For an invalid interface, the command prints the violated rule and exits with 1.

use super::Outcome;
use super::capture_args::{NamesArgs, parse_dialect};
use super::format::{Format, json, print_result};
use super::pack_modules::{self, CapturedWords, Moved};
use super::source_args::{EntryArgs, SourceArgs};
use crate::capture::{self, Dialect, Mode, Options};
use crate::inspect::InspectError;
use crate::inspect::interface_sides::{InterfaceSides, interface_sides};
use crate::packing::slot_map::{self, InputOrder, Layout, SlotMap};
use crate::packing::{
    CaptureLimits, Captures, InterfaceLimits, PackOptions, PackedInterface, check_written, pack,
};
use crate::report::slots;
use crate::rewrite::pack::PackedPair;
use clap::ValueEnum;
use itertools::Itertools;
use serde::Serialize;
use std::path::PathBuf;

/// Arguments of `xfb pack`.
#[derive(Debug, clap::Args)]
pub struct PackArgs {
    /// Two stages as GLSL for Vulkan or OpenGL, SPIR-V (.spv), SPIR-V assembly (.spvasm)
    /// or, with --stage, HLSL (.hlsl); - is standard input; only the first stage, to pack its captured outputs; or only a case
    /// file (.toml), for its declarations
    #[arg(value_name = "FILE", required = true, num_args = 1..=2)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    /// Dialect of the requested names
    #[arg(long, default_value = "spec", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Dialect of the requested names: spec, mesa, nir, glslang or vulkan, which also \
                  has parts of vectors (v.xz)")]
    dialect: Dialect,
    #[command(flatten)]
    entries: EntryArgs,
    #[command(flatten)]
    source: SourceArgs,
    /// Packing presets and options, separated by commas
    #[arg(long, default_value = "engine", value_parser = PackOptions::parse, value_name = "OPTIONS",
          help = format!("Packing presets ({}) and options ({}), separated by commas",
                         PackOptions::PRESETS.map(|(name, _)| name).join(", "),
                         PackOptions::names().join(", ")))]
    options: PackOptions,
    /// Limits that the interface is checked against
    #[arg(long, value_parser = InterfaceLimits::parse, value_name = "LIMITS",
          help = format!("Limits that the interface is checked against: a profile ({}), component \
                          counts that replace those of llvmpipe (max_varying=60), or both \
                          (gl-minimum,max_varying=64). The counts are {}",
                         InterfaceLimits::PROFILES.join(", "),
                         InterfaceLimits::keys().join(", ")))]
    limits: Option<InterfaceLimits>,
    /// Also print the hardware's slot map of these outputs, and the order of the fragment
    /// shader's inputs
    #[arg(long, value_name = "LAYOUT", num_args = 0..=1, require_equals = true,
          default_missing_value = "by-options")]
    slot_map: Option<MapLayout>,
    /// Write both packed modules to this folder, as vert.spv, frag.spv, …, with a table of
    /// the varyings that moved. Varyings that one variable cannot hold take separate slots
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// The method by which producer and consumer agree on hardware slots.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MapLayout {
    /// `separate` with the packing option `separable`, otherwise `fixed`
    ByOptions,
    /// The stages are linked together
    Fixed,
    /// The stages are linked separately: outputs are ordered by location
    Separate,
    /// Like `separate`, but also for consumers that follow mesh shaders
    SeparateMesh,
}

impl MapLayout {
    fn layout(self, options: &PackOptions) -> Layout {
        match self {
            MapLayout::ByOptions if options.separable => Layout::Separate,
            MapLayout::ByOptions | MapLayout::Fixed => Layout::Fixed,
            MapLayout::Separate => Layout::Separate,
            MapLayout::SeparateMesh => Layout::SeparateMesh,
        }
    }
}

/// Runs `xfb pack`.
pub fn run(args: PackArgs) -> Outcome {
    let format = args.format;
    print_result(packed(&args), format, |(sides, placement, pair)| {
        let layout = args.slot_map.map(|map| map.layout(&args.options));
        let maps = layout.map(|layout| slot_maps(placement, sides, layout));
        let mut written = None;
        if let (Some(folder), Some(pair)) = (&args.output, pair) {
            let moved = pack_modules::moved(sides, placement);
            let files = pack_modules::write(folder, pair, &moved)?;
            written = Some(Written { files, moved });
        }
        match format {
            Format::Text => Ok(text(placement, sides, maps.as_ref(), written.as_ref())),
            Format::Json => json(&Line::new(placement, maps.as_ref(), written)),
        }
    })
}

/// Both sides, where their varyings are packed, and the packed modules if they are requested.
type Packed = (InterfaceSides, PackedInterface, Option<PackedPair>);

fn packed(args: &PackArgs) -> Result<Packed, InspectError> {
    let sides = interface_sides(&args.files, &args.source.options(&args.entries))?;
    let (captures, captured) = captures(args, &sides)?;
    let consumer = sides.consumer.as_ref();
    let options = match args.output {
        Some(_) => args.options.for_modules(),
        None => args.options,
    };
    if let Some(limits) = &args.limits {
        let (producer, vertices) = (&sides.producer, sides.vertices);
        limits.check_sides(producer, consumer, &captures, &options, vertices)?;
    }
    let packed = pack(&sides.producer, consumer, &captures, &options)?;
    let llvmpipe = || InterfaceLimits::profile("llvmpipe").expect("a known profile");
    let limits = args.limits.unwrap_or_else(llvmpipe);
    if args.output.is_some() {
        let (producer, consumer) = (sides.producer.stage, consumer.map(|side| side.stage));
        limits.check_locations(&packed, producer, consumer)?;
    }
    if let Some(consumer) = consumer.filter(|_| !args.options.separable) {
        check_written(&sides.producer, consumer, &sides.read)?;
    }
    let pair = args.output.as_ref();
    let pair = pair.map(|_| pack_modules::pack_modules(&sides, &packed, &captured, &limits));
    let pair = pair.transpose()?;
    Ok((sides, packed, pair))
}

/// Returns what the requested names, or the shader itself, capture.
fn captures(
    args: &PackArgs,
    sides: &InterfaceSides,
) -> Result<(Captures, CapturedWords), InspectError> {
    let options = Options {
        dialect: args.dialect,
        limits: CaptureLimits::NONE,
    };
    let names = args.names.request();
    args.names.note_if_ignored(&sides.interface);
    if let Some(inputs) = &sides.inputs {
        capture::check_consumed(&sides.interface, inputs)?;
    }
    let mut interface = sides.interface.clone();
    let captured = match names.as_ref().or(sides.request.as_ref()) {
        Some(request) => {
            capture::add_builtins(&mut interface, request);
            capture::requested(&interface, request, &options)?
        }
        None if interface.capturing => capture::declared(&interface, &options)?,
        None => return Ok(Default::default()),
    };
    let (words, buffers) = (captured.words(), captured.buffers());
    let separate = captured.mode() == Mode::Separate;
    let captures = Captures::from_words(&interface, words.iter().map(|w| w.word), separate);
    let captured = CapturedWords {
        interface: Some(interface),
        words,
        buffers,
    };
    Ok((captures, captured))
}

/// The written modules.
#[derive(Serialize)]
struct Written {
    files: Vec<String>,
    moved: Vec<Moved>,
}

/// The hardware slots of the outputs, and of the inputs of its fragment shader.
struct Maps {
    slots: SlotMap,
    order: InputOrder,
}

fn slot_maps(placement: &PackedInterface, sides: &InterfaceSides, layout: Layout) -> Maps {
    let generic = |read: bool| {
        let runs = placement.varyings.iter();
        let runs = runs
            .filter(|v| !read || v.input.is_some())
            .flat_map(|v| &v.at);
        runs.map(|run| slot_map::generic(run.location))
            .fold(0, |set, bit| set | bit)
    };
    let written = slot_map::builtins(&sides.used) | generic(false);
    let inputs = sides.consumer.as_ref().map_or(&[][..], |c| &c.variables);
    let slots = SlotMap::new(written, layout, 1);
    let order = InputOrder::new(slot_map::builtins(inputs) | generic(true), &slots);
    Maps { slots, order }
}

fn text(
    placement: &PackedInterface,
    sides: &InterfaceSides,
    maps: Option<&Maps>,
    written: Option<&Written>,
) -> String {
    let mut text = format!("{}\n\n{}", sides.source, slots::text(placement));
    if let Some(maps) = maps {
        let attribute = |(varying, number): &(u32, Option<u32>)| match number {
            Some(number) => format!("{number} {}", slot_map::name(*varying)),
            None => format!("constant {}", slot_map::name(*varying)),
        };
        let inputs = maps.order.attributes.iter().map(attribute).join(", ");
        let writes = maps.slots.writes().into_iter();
        let writes = writes
            .map(|slots| format!("{} to {}", slots.start, slots.end - 1))
            .join(", ");
        let (slots, first) = (&maps.slots, maps.order.first);
        text += &format!(
            "\nslot map: {slots}\nwrites: slots {writes}\ninputs from slot {first}: {inputs}\n"
        );
    }
    if let Some(Written { files, moved }) = written {
        text.push_str(&pack_modules::text(moved, files));
    }
    text
}

/// The JSON form of packed varyings.
#[derive(Serialize)]
struct Line<'p> {
    slots: usize,
    varyings: Vec<VaryingLine<'p>>,
    /// The varying in each slot of the hardware's map; null for padding.
    #[serde(skip_serializing_if = "Option::is_none")]
    slot_map: Option<Vec<Option<String>>>,
    /// The slots of each write of the producer.
    #[serde(skip_serializing_if = "Option::is_none")]
    writes: Option<Vec<WriteLine>>,
    /// The fragment shader's attributes: varying and number.
    #[serde(skip_serializing_if = "Option::is_none")]
    inputs: Option<Vec<(String, Option<u32>)>>,
    /// The files of the packed modules, and the varyings that moved.
    #[serde(flatten)]
    written: Option<Written>,
}

#[derive(Serialize)]
struct VaryingLine<'p> {
    name: &'p str,
    class: &'p str,
    at: Vec<RunLine>,
}

/// Consecutive slots, by the first and their number.
#[derive(Serialize)]
struct WriteLine {
    first: u32,
    slots: u32,
}

#[derive(Serialize)]
struct RunLine {
    slot: u32,
    component: u32,
    components: u32,
}

impl Line<'_> {
    fn new<'p>(
        placement: &'p PackedInterface,
        maps: Option<&Maps>,
        written: Option<Written>,
    ) -> Line<'p> {
        let named = |slot: &Option<u32>| slot.map(slot_map::name);
        Line {
            written,
            slots: placement.slots.len(),
            varyings: placement
                .varyings
                .iter()
                .map(|placed| VaryingLine {
                    name: &placed.name,
                    class: &placed.class,
                    at: placed
                        .at
                        .iter()
                        .map(|run| RunLine {
                            slot: run.location.0,
                            component: run.component.0,
                            components: run.components,
                        })
                        .collect(),
                })
                .collect(),
            slot_map: maps.map(|maps| maps.slots.slots.iter().map(named).collect()),
            writes: maps.map(|maps| {
                let writes = maps.slots.writes().into_iter();
                let line = writes.map(|slots| WriteLine {
                    first: slots.start,
                    slots: slots.end - slots.start,
                });
                line.collect()
            }),
            inputs: maps.map(|maps| {
                let inputs = maps.order.attributes.iter();
                inputs.map(|(v, n)| (slot_map::name(*v), *n)).collect()
            }),
        }
    }
}
