//! `xfb rewrite`: rewrites a shader to SPIR-V that captures its declared outputs, or
//! those of a list of names, and reports how each varying is captured.

use super::capture_args::{LimitsArg, NamesArgs, parse_dialect};
use super::format::{Format, FormatArg, json, refuse};
use super::table::input::{self, Input, Refused};
use super::{Exit, Failure, Outcome, output};
use crate::capture::{self, Captured, Dialect, Options, Request, Varying};
use crate::rewrite::capture::{self as rewriting, Depth, Method, Step, StepPlace, trace};
use crate::rewrite::lower_gl_module;
use crate::spirv;
use crate::types::{Stage, glsl};
use crate::units::{Binding, Location};
use clap::ValueEnum;
use serde::Serialize;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

/// Arguments of `xfb rewrite`.
#[derive(Debug, clap::Args)]
pub struct RewriteArgs {
    /// Shaders as GLSL for Vulkan or OpenGL (.vert .tesc .tese .geom), SPIR-V (.spv) or
    /// SPIR-V assembly (.spvasm); the last pre-rasterization stage is rewritten. With a
    /// fragment shader (.frag), new outputs avoid the locations that it reads
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
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
    /// The module to write
    #[arg(short, long, value_name = "OUT.spv")]
    output: PathBuf,
    #[command(flatten)]
    format: FormatArg,
}

/// The depth convention of a shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DepthArg {
    /// Vulkan's: the depth is not changed
    AsWritten,
    /// OpenGL's: the depth is converted to Vulkan's, and captured unconverted
    GlToVulkan,
}

/// The method of capture where several are legal.
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
    let format = args.format.for_stdout();
    let request = args.names.request();
    let input = match input::read(&args.files, request.as_ref())? {
        Ok(input) => input,
        Err(refused) => return refuse(&refused, format),
    };
    match rewrite(&args, input, request.as_ref())? {
        Ok(summary) => {
            output::print(&match format {
                Format::Text => text(&summary),
                Format::Json => json(&summary)?,
            })?;
            Ok(Exit::Success)
        }
        Err(refused) => refuse(&refused, format),
    }
}

fn rewrite(
    args: &RewriteArgs,
    input: Input,
    request: Option<&Request>,
) -> Result<Result<RewriteSummary, Refused>, Failure> {
    // Notes about how the file was read do not belong in error messages.
    let source = input.source.trim_end_matches(input::UNDECLARED);
    let source = source.trim_end_matches(input::FOR_OPENGL);
    let wrong =
        |error: &dyn std::fmt::Display| Failure::new(Exit::Data, format!("{source}: {error}"));
    let Some(module) = &input.module else {
        let message = "a case file or .shader_test has no module of its own; give its shaders";
        return Err(wrong(&message));
    };
    let words = rspirv::binary::Assemble::assemble(module.representation());
    let stage = input.interface.stage;
    let words = match lower_gl_module(&words, stage) {
        Ok(words) => words,
        Err(error) => {
            return match error.rule() {
                Some(rule) => Ok(Err(broken(rule, &error))),
                None => Err(wrong(&error)),
            };
        }
    };
    let module = spirv::load_words(&words).map_err(|error| wrong(&error))?;
    let reflected = spirv::reflect_with_ids(&module, Some(stage));
    let mut reflected = reflected.map_err(|error| wrong(&error))?;
    let options = Options {
        dialect: args.dialect,
        limits: args.limits.limits,
    };
    let captured = match request {
        Some(request) => {
            capture::add_builtins(&mut reflected.interface, request);
            capture::requested(&reflected.interface, request, &options)
        }
        None => capture::declared(&reflected.interface, &options),
    };
    let captured = match captured {
        Ok(captured) => captured,
        Err(error) => return Ok(Err(Refused::of(&error))),
    };
    let begins = captured.check_begin(&bindings(&captured));
    if let (Some(_), Err(error)) = (request, begins) {
        return Ok(Err(Refused::of(&error)));
    }
    if let Some(inputs) = input::fragment_inputs(&args.files, &input)?
        && let Err(error) = capture::check_consumed(&input.interface, &inputs)
    {
        return Ok(Err(Refused::of(&error)));
    }
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
        read: read_by_fragments(&args.files, &input)?,
        ..rewriting::Options::default()
    };
    let (words, buffers) = (captured.words(), captured.buffers());
    let rewritten = rewriting::capture(module, &reflected, &words, &buffers, &options);
    let rewritten = match rewritten {
        Ok(rewritten) => rewritten,
        Err(error) => {
            return match error.rule() {
                Some(rule) => Ok(Err(broken(rule, &error))),
                None => Err(wrong(&error)),
            };
        }
    };
    // The written module is read again and compared with the requested capture.
    let reading = Options {
        dialect: Dialect::Vulkan,
        limits: args.limits.limits,
    };
    trace(&rewritten, stage, &reading).map_err(|error| wrong(&error))?;
    write(&args.output, &rewritten.words)?;
    Ok(Ok(RewriteSummary {
        stage,
        output: args.output.display().to_string(),
        captures: captured_ranges(&captured, &rewritten.steps),
    }))
}

/// Returns the bindings of the captured buffers.
fn bindings(captured: &Captured) -> Vec<Binding> {
    let buffers = captured.buffers();
    buffers.iter().map(|buffer| buffer.binding).collect()
}

/// Returns the refusal of a module that violates a rule.
fn broken(rule: &str, error: &dyn std::fmt::Display) -> Refused {
    Refused {
        rule: rule.to_owned(),
        message: error.to_string(),
    }
}

/// Returns the locations that the fragment shader reads, if there is one.
fn read_by_fragments(
    files: &[PathBuf],
    producer: &Input,
) -> Result<Option<BTreeSet<Location>>, Failure> {
    let Some(inputs) = input::fragment_inputs(files, producer)? else {
        return Ok(None);
    };
    let taken = capture::components_taken(&inputs);
    let taken = taken.map_err(|error| {
        Failure::new(Exit::Data, format!("the fragment shader's inputs: {error}"))
    })?;
    Ok(Some(
        taken.into_iter().map(|(_, location, _)| location).collect(),
    ))
}

fn write(path: &Path, words: &[u32]) -> Result<(), Failure> {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    fs::write(path, bytes)
        .map_err(|error| Failure::new(Exit::Io, format!("{}: {error}", path.display())))
}

/// The JSON form of what was rewritten.
#[derive(Serialize)]
struct RewriteSummary {
    stage: Stage,
    output: String,
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
    /// By an existing output of the shader.
    InPlace,
    /// By a new output.
    Copy {
        #[serde(rename = "type")]
        ty: String,
        location: u32,
        component: u32,
    },
}

fn captured_ranges(captured: &Captured, steps: &[Step]) -> Vec<CapturedRange> {
    let varyings: &[Varying] = captured.varyings();
    let name = |index: &usize| varyings.get(*index).map(|v| v.name.clone());
    let steps = steps.iter().map(|step| CapturedRange {
        binding: step.binding.0,
        offset: step.offset.0,
        bytes: 4 * step.words.len(),
        stream: step.stream.0,
        varyings: step.varyings.iter().filter_map(name).collect(),
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
    let mut text = format!("{} shader, written to {}\n", summary.stage, summary.output);
    if summary.captures.is_empty() {
        text.push_str("  nothing is captured\n");
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
        let names = step.varyings.join(", ");
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "  buffer {}, bytes {} to {}{stream}: {names}: {how}",
            step.binding,
            step.offset,
            u64::from(step.offset) + step.bytes as u64 - 1,
        );
    }
    text
}
