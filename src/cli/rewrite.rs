//! `xfb rewrite`: rewrites a shader to SPIR-V that captures its declared outputs, or
//! those of a list of names, and reports how each varying is captured.

use super::capture_args::{LimitsArg, NamesArgs, note_if_unread, parse_dialect};
use super::format::{Format, json, print_result};
use super::source_args::{EntryArgs, SourceArgs};
use super::{Exit, Failure, Outcome, output};
use crate::capture::glsl_text::TextInterface;
use crate::capture::{self, Dialect, Options, Request};
use crate::inspect::capturing_stage::{CapturingStage, capturing_stage, fragment_inputs};
use crate::inspect::{InspectError, ReadOptions};
use crate::packing::options::Ceiling;
use crate::packing::{CaptureLimits, Captures, PackOptions, Side, pack};
use crate::report::page::Page;
use crate::rewrite::capture::{
    self as rewriting, Depth, Method, Rewritten, RewrittenCapture, RewrittenCaptureError,
    StepPlace, capture_rewritten, locations_read,
};
use crate::rewrite::lower_gl_module;
use crate::rewrite::pack::{ProducerCapture, pack_captured};
use crate::spirv::Module;
use crate::spirv::ShaderModule;
use crate::types::{Stage, glsl};
use crate::units::Binding;
use clap::ValueEnum;
use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};

/// Arguments of `xfb rewrite`.
#[derive(Debug, clap::Args)]
pub struct RewriteArgs {
    /// Shaders as GLSL for Vulkan or OpenGL (.vert .tesc .tese .geom), SPIR-V (.spv),
    /// SPIR-V assembly (.spvasm) or, with --stage, HLSL (.hlsl); - is standard input. The
    /// last pre-rasterization stage is rewritten. With a fragment shader (.frag), new
    /// outputs avoid the locations that it reads
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    entries: EntryArgs,
    #[command(flatten)]
    source: SourceArgs,
    #[command(flatten)]
    limits: LimitsArg,
    /// Dialect whose capture table the module must produce
    #[arg(long, default_value = "vulkan", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Dialect whose capture table the module must produce, through copied outputs \
                  where Vulkan's decorations cannot express it: spec, mesa, nir, glslang or vulkan")]
    dialect: Dialect,
    /// Depth convention of the shader
    #[arg(long, value_name = "DEPTH", default_value = "as-written")]
    depth: DepthArg,
    /// Method of capture where several are legal
    #[arg(long, value_name = "METHOD", default_value = "in-place")]
    method: MethodArg,
    /// The module to write; with - it is written to standard output, and the report to
    /// standard error
    #[arg(short, long, value_name = "OUT.spv")]
    output: PathBuf,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// The depth convention of a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DepthArg {
    /// Vulkan's: the depth is not changed
    AsWritten,
    /// OpenGL's: the depth is converted to Vulkan's, and captured unconverted
    GlToVulkan,
}

/// The method by which words are captured if several are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MethodArg {
    /// Decorate the existing output if possible
    InPlace,
    /// Always copy to a new output
    Copies,
    /// Always copy each 32-bit component to a new output
    Words,
}

/// Runs `xfb rewrite`.
pub fn run(args: RewriteArgs) -> Outcome {
    let format = args.format;
    let request = args.names.request();
    print_result(
        rewrite(&args, request.as_ref()),
        format,
        |(stage, captured, packed)| {
            let piped = args.output.as_os_str() == "-";
            write(&args.output, &captured.rewritten.words)?;
            let summary = RewriteSummary {
                stage: *stage,
                output: args.output.display().to_string(),
                packed: *packed,
                captures: captured_ranges(captured),
            };
            let report = match format {
                Format::Text => text(&summary),
                Format::Json => json(&summary)?,
            };
            if piped {
                output::print_beside(&report);
                return Ok(String::new());
            }
            Ok(report)
        },
    )
}

/// Rewrites the stage that captures; returns also whether its outputs were packed.
fn rewrite(
    args: &RewriteArgs,
    request: Option<&Request>,
) -> Result<(Stage, RewrittenCapture, bool), InspectError> {
    let read = ReadOptions {
        limits: args.limits.limits,
        ..args.source.options(&args.entries)
    };
    let input = capturing_stage(&args.files, request, &read)?;
    let file = Path::new(&input.source.file);
    let Some(module) = input.module() else {
        let message = "a case file or .shader_test has no module of its own; give its shaders";
        return Err(InspectError::file(file, message));
    };
    args.names.note_if_ignored(&input.interface);
    let stage = input.interface.stage;
    let module = lower_gl_module(module.clone(), stage)
        .map_err(|error| InspectError::rule_or_file(error.rule(), file, error))?;
    let inputs = fragment_inputs(&args.files, &input, read.environment)?;
    let read = inputs.as_ref().map(locations_read).transpose();
    let read =
        read.map_err(|error| InspectError::file(Path::new("the fragment shader's inputs"), error))?;
    let options = rewriting::Options {
        depth: match args.depth {
            DepthArg::AsWritten => Depth::AsWritten,
            DepthArg::GlToVulkan => Depth::GlToVulkan,
        },
        method: match args.method {
            MethodArg::InPlace => Method::InPlace,
            MethodArg::Copies => Method::Copies,
            MethodArg::Words => Method::Words,
        },
        output_components: args.limits.limits.max_output_locations.saturating_mul(4),
        read,
        ..rewriting::Options::default()
    };
    let requested = Options {
        dialect: args.dialect,
        limits: args.limits.limits,
    };
    let text = input.text.as_ref();
    let unpacked = capture_rewritten(module.clone(), (stage, text), request, &requested, &options);
    let may_pack = |error: &RewrittenCaptureError| {
        !input.interface.assigned.is_empty() && inputs.is_none() && error.is_lack_of_locations()
    };
    let (captured, packed) = match unpacked {
        Ok(captured) => (captured, false),
        Err(error) if may_pack(&error) => {
            let packed = packed_capture(&input, request, &requested, (&module, options))?;
            (packed, true)
        }
        Err(error) => return Err(InspectError::rule_or_file(error.rule(), file, error)),
    };
    note_if_unread(&input.source.file, captured.unread.as_ref());
    if request.is_some() {
        let bound: Vec<Binding> = captured.buffers.iter().map(|b| b.binding).collect();
        capture::check_begin(&captured.buffers, &bound)?;
    }
    if let Some(inputs) = inputs {
        capture::check_consumed(&input.interface, &inputs)?;
    }
    Ok((stage, captured, packed))
}

/// Packs the captured outputs of a program that has no fragment shader, as a linker of
/// OpenGL does; the other outputs are dropped.
fn packed_capture(
    input: &CapturingStage,
    request: Option<&Request>,
    requested: &Options,
    (module, options): (&Module, rewriting::Options),
) -> Result<RewrittenCapture, InspectError> {
    let file = Path::new(&input.source.file);
    let slots = requested.limits.max_output_locations;
    // The slots of the packed outputs are limited instead.
    let limits = CaptureLimits {
        max_output_locations: CaptureLimits::NONE.max_output_locations,
        ..requested.limits
    };
    let reading = Options {
        limits,
        ..*requested
    };
    let TextInterface {
        mut interface,
        unread,
    } = input.interface_of_dialect(&reading)?;
    let (producer, declared) = (Side::new(&interface), interface.outputs.len());
    if let Some(request) = request {
        capture::add_builtins(&mut interface, request);
    }
    let captured = capture::read(&interface, request, &reading)?;
    let (words, buffers) = (captured.words(), captured.buffers());
    let separate = captured.mode() == capture::Mode::Separate;
    let captures = Captures::from_words(&interface, words.iter().map(|w| w.word), separate);
    let packing = PackOptions {
        ceiling: Ceiling::Slots(slots),
        ..PackOptions::ENGINE.for_modules()
    };
    let placement = pack(&producer, None, &captures, &packing)?;
    let capture = ProducerCapture {
        words: &words,
        buffers: &buffers,
        unmentioned: &interface.outputs[declared..],
        read_back: Options {
            dialect: Dialect::Vulkan,
            limits,
        },
    };
    let producer = ShaderModule {
        stage: interface.stage,
        words: module.assemble().into(),
    };
    let pair = pack_captured(&producer, None, &placement, &capture, options);
    let pair = pair.map_err(|error| InspectError::rule_or_file(error.rule(), file, error))?;
    Ok(RewrittenCapture {
        rewritten: Rewritten {
            words: pair.producer.words.to_vec(),
            steps: pair.steps,
            originals: Vec::new(),
        },
        varyings: captured.varyings().to_vec(),
        buffers,
        unread,
    })
}

fn write(path: &Path, words: &[u32]) -> Result<(), Failure> {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    if path.as_os_str() == "-" {
        return output::print_bytes(&bytes);
    }
    fs::write(path, bytes)
        .map_err(|error| Failure::new(Exit::Io, format!("{}: {error}", path.display())))
}

/// The JSON form of what was rewritten.
#[derive(Serialize)]
struct RewriteSummary {
    stage: Stage,
    output: String,
    /// Whether the captured outputs were packed, and the others dropped.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    packed: bool,
    /// Sorted by binding and offset.
    captures: Vec<CapturedRange>,
}

/// A range of a buffer, and the output that is captured there.
#[derive(Serialize)]
struct CapturedRange {
    binding: u32,
    offset: u32,
    bytes: usize,
    stream: u32,
    /// OpenGL names of the captured varyings; "" in a module without names.
    varyings: Vec<String>,
    #[serde(flatten)]
    how: CapturedBy,
}

#[derive(Serialize)]
#[serde(tag = "how", rename_all = "snake_case")]
enum CapturedBy {
    /// An existing output of the shader.
    InPlace,
    /// A new output.
    Copy {
        #[serde(rename = "type")]
        ty: String,
        location: u32,
        component: u32,
    },
}

fn captured_ranges(captured: &RewrittenCapture) -> Vec<CapturedRange> {
    let name = |index: &usize| captured.varyings[*index].name.clone();
    let steps = captured.rewritten.steps.iter().map(|step| CapturedRange {
        binding: step.binding.0,
        offset: step.offset.0,
        bytes: 4 * step.words.len(),
        stream: step.stream.0,
        varyings: step.varyings.iter().map(name).collect(),
        how: match &step.place {
            StepPlace::InPlace { .. } => CapturedBy::InPlace,
            StepPlace::Copy {
                ty,
                location,
                component,
                ..
            } => CapturedBy::Copy {
                ty: glsl::spell(ty).0,
                location: location.0,
                component: component.0,
            },
        },
    });
    steps.collect()
}

fn text(summary: &RewriteSummary) -> String {
    let mut page = Page::default();
    page.line(format!(
        "{} shader, written to {}",
        summary.stage, summary.output
    ));
    if summary.packed {
        page.list(2, ["captured outputs are packed, and the others dropped"]);
    }
    if summary.captures.is_empty() {
        page.list(2, ["nothing is captured"]);
    }
    for step in &summary.captures {
        let how = match &step.how {
            CapturedBy::InPlace => "in place".to_owned(),
            CapturedBy::Copy {
                ty,
                location,
                component,
            } => format!("new {ty} at location {location}, component {component}"),
        };
        let stream = match step.stream {
            0 => String::new(),
            stream => format!(", stream {stream}"),
        };
        let (names, binding, first) = (step.varyings.join(", "), step.binding, step.offset);
        let last = u64::from(first) + step.bytes as u64 - 1;
        page.list(
            2,
            [format!(
                "binding {binding}, bytes {first} to {last}{stream}: {names}: {how}"
            )],
        );
    }
    page.to_string()
}
