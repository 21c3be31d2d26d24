//! `xfb rewrite`: a module that captures on Vulkan what a shader declares, or
//! what a list of names asks for, and what became of each varying.

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
    /// Shaders: GLSL (.vert .tesc .tese .geom, for Vulkan or OpenGL), SPIR-V
    /// (.spv) or its assembly (.spvasm); the last before rasterization is
    /// rewritten. Nothing new lands where a fragment shader (.frag) reads
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    limits: LimitsArg,
    /// Whose table is captured; what Vulkan's decorations cannot say of it is
    /// copied
    #[arg(long, default_value = "vulkan", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Whose table is captured, through copies where Vulkan's decorations cannot say \
                  it: spec, mesa, nir, glslang or vulkan")]
    dialect: Dialect,
    /// Whose depth the shader writes
    #[arg(long, value_name = "DEPTH", default_value = "as-written")]
    depth: DepthArg,
    /// CapturedBy words are captured of which several ways are legal
    #[arg(long, value_name = "METHOD", default_value = "in-place")]
    method: MethodArg,
    /// The module to write
    #[arg(short, long, value_name = "OUT.spv")]
    output: PathBuf,
    #[command(flatten)]
    format: FormatArg,
}

/// Whose depth a shader writes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum DepthArg {
    /// Vulkan's: it stays as it is
    AsWritten,
    /// OpenGL's: it becomes Vulkan's, and is captured as it was
    GlToVulkan,
}

/// CapturedBy words are captured of which several ways are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum MethodArg {
    /// Where they are, if that can be
    InPlace,
    /// Always as copies
    Copies,
    /// Always as copies of single 32-bit words
    Words,
}

/// Runs `xfb rewrite`.
pub fn run(args: RewriteArgs) -> Outcome {
    let format = args.format.of_output();
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
    // CapturedBy the file was read, and what it does not declare, is no matter here.
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
    // What was written is read again before anybody relies on it.
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

/// The buffers that are captured into.
fn bindings(captured: &Captured) -> Vec<Binding> {
    let buffers = captured.buffers();
    buffers.iter().map(|buffer| buffer.binding).collect()
}

/// That a module breaks a rule, and how.
fn broken(rule: &str, error: &dyn std::fmt::Display) -> Refused {
    Refused {
        rule: rule.to_owned(),
        message: error.to_string(),
    }
}

/// The locations that the fragment shader reads, if one is given.
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

/// What was done, as programs read it.
#[derive(Serialize)]
struct RewriteSummary {
    stage: Stage,
    output: String,
    /// By (binding, offset).
    captures: Vec<CapturedRange>,
}

/// Consecutive words of a buffer, and what hands them over.
#[derive(Serialize)]
struct CapturedRange {
    binding: u32,
    offset: u32,
    bytes: usize,
    stream: u32,
    /// GL's names of what is captured; "" in a module without names.
    varyings: Vec<String>,
    #[serde(flatten)]
    how: CapturedBy,
}

#[derive(Serialize)]
#[serde(tag = "how", rename_all = "snake_case")]
enum CapturedBy {
    /// By the shader's own output.
    InPlace,
    /// By a new one.
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
