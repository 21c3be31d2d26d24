//! `xfb table`: the tables of captured varyings, buffers and outputs of the last
//! stage before rasterization, as the shader declares them or as a list of names
//! asks for them.
//!
//! JSON in one line for other programs, text for a terminal. A refused interface
//! is an answer too: its rule and why, exit code 1.

pub(super) mod input;

use super::{Exit, Failure, Outcome, output};
use crate::capture::{self, CaptureTable, Dialect, Options, OutputForm, Request, RequestMode};
use crate::packing::CaptureLimits;
use crate::report::tables;
use crate::types::{Interface, Stage};
use clap::ValueEnum;
use input::{Input, Refused};
use serde::Serialize;
use std::io::IsTerminal;
use std::path::PathBuf;

/// Arguments of `xfb table`.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// Shaders: GLSL (.vert .tesc .tese .geom, for Vulkan or OpenGL), SPIR-V
    /// (.spv), its assembly (.spvasm), or the declarations of a case file (.toml)
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// What glTransformFeedbackVaryings is given: names of outputs,
    /// gl_NextBuffer and gl_SkipComponents1 to 4, in order [default: what the
    /// shader declares or the case file asks for]
    #[arg(long, value_name = "NAME,…")]
    varyings: Option<String>,
    /// Whether the names share a buffer
    #[arg(
        long,
        value_name = "MODE",
        requires = "varyings",
        default_value = "interleaved"
    )]
    mode: NamesMode,
    /// Whose rule lays out 64-bit values inside aggregates
    #[arg(long, default_value = "spec", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Whose rule lays out 64-bit values inside aggregates: spec, mesa, nir, glslang or vulkan")]
    dialect: Dialect,
    /// How outputs are numbered
    #[arg(long, default_value = "locations", value_name = "FORM")]
    outputs: Form,
    #[arg(long, default_value = "llvmpipe", value_parser = CaptureLimits::parse, value_name = "LIMITS",
          help = format!("The limits of capture: one of {}, numbers that replace llvmpipe's \
                          (max_buffers=8), or both (gl-minimum,max_buffers=8)",
                         CaptureLimits::PROFILES.join(", ")))]
    limits: CaptureLimits,
    /// Text or JSON [default: text on a terminal, else JSON]
    #[arg(long, value_name = "FORMAT")]
    format: Option<Format>,
}

/// How outputs are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// By the shader's own locations; outputs without one have the lowest that
    /// are free, in order of declaration, however many that are
    Locations,
    /// By the slots after packing
    Packed,
    /// By the slots after packing, neighbours joined
    Merged,
}

/// Whether names share a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum NamesMode {
    /// One after the other in one buffer, until gl_NextBuffer
    Interleaved,
    /// Each in a buffer of its own
    Separate,
}

/// How tables are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// Tables, and each buffer as boxes
    Text,
    /// One line, for other programs
    Json,
}

impl Format {
    /// Text on a terminal, else JSON.
    pub(super) fn of_output() -> Format {
        match std::io::stdout().is_terminal() {
            true => Format::Text,
            false => Format::Json,
        }
    }
}

impl NamesMode {
    /// What names given on a command line ask for.
    pub(super) fn request(self, names: &str) -> Request {
        Request {
            names: names_of(names),
            mode: match self {
                NamesMode::Interleaved => RequestMode::Interleaved,
                NamesMode::Separate => RequestMode::Separate,
            },
        }
    }
}

/// The names that a command line gives. An empty one between commas is a name
/// too, which no output has; an empty list has none.
pub(super) fn names_of(list: &str) -> Vec<String> {
    match list.trim() {
        "" => Vec::new(),
        list => list.split(',').map(|name| name.trim().to_owned()).collect(),
    }
}

pub(super) fn parse_dialect(name: &str) -> Result<Dialect, String> {
    let names = || Dialect::ALL.map(Dialect::name).join(", ");
    Dialect::from_name(name).ok_or_else(|| format!("the dialects are {}", names()))
}

/// Runs `xfb table`.
pub fn run(args: TableArgs) -> Outcome {
    let format = args.format.unwrap_or_else(Format::of_output);
    let names = args.varyings.as_deref();
    let asked = names.map(|names| args.mode.request(names));
    let read = input::read(&args.files, asked.as_ref())?;
    let inputs = match &read {
        Ok(input) if input.interface.stage == Stage::Geometry => {
            input::fragment_inputs(&args.files, input)?
        }
        _ => None,
    };
    let read = read.map(|mut input| {
        if let Some(asked) = asked.as_ref().or(input.request.as_ref()) {
            capture::add_builtins(&mut input.interface, asked);
        }
        input
    });
    match read.and_then(|input| {
        Ok((
            table(&args, &input, asked.as_ref(), inputs.as_ref())?,
            input,
        ))
    }) {
        Ok((table, input)) => {
            output::print(&match format {
                Format::Text => text(&input, &table, args.varyings.is_some()),
                Format::Json => json(&Line {
                    table: &table,
                    case: input.case.as_deref(),
                })?,
            })?;
            Ok(Exit::Success)
        }
        Err(refused) => refuse(&refused, format),
    }
}

fn table(
    args: &TableArgs,
    input: &Input,
    asked: Option<&Request>,
    inputs: Option<&Interface>,
) -> Result<CaptureTable, Refused> {
    let options = Options {
        dialect: args.dialect,
        limits: args.limits,
    };
    let form = match args.outputs {
        Form::Locations => OutputForm::Locations,
        Form::Packed => OutputForm::Packed,
        Form::Merged => OutputForm::Merged,
    };
    let captured = match asked.or(input.request.as_ref()) {
        Some(request) => capture::requested(&input.interface, request, &options),
        None => capture::declared(&input.interface, &options),
    };
    captured
        .and_then(|captured| {
            inputs.map_or(Ok(()), |inputs| {
                capture::check_consumed(&input.interface, inputs)
            })?;
            captured.table(form)
        })
        .map_err(|error| Refused::of(&error))
}

/// One line of JSON.
pub(super) fn json(value: &impl Serialize) -> Result<String, Failure> {
    let line = serde_json::to_string(value);
    line.map(|line| line + "\n")
        .map_err(|error| Failure::new(Exit::Io, error))
}

fn text(input: &Input, table: &CaptureTable, asked: bool) -> String {
    // What a module does not declare does not matter where names are asked for.
    let source = match table.mode {
        capture::Mode::Declared => &input.source,
        _ => input.source.trim_end_matches(input::UNDECLARED),
    };
    format!(
        "{} shader of {source}, capture {}, dialect {}\n\n{}",
        table.stage,
        match table.mode {
            capture::Mode::Declared if asked => {
                "declared in the shader (the names given are ignored)"
            }
            capture::Mode::Declared => "declared in the shader",
            capture::Mode::Interleaved => "by names, interleaved",
            capture::Mode::Separate => "by names, separate",
        },
        table.dialect,
        tables::text(table)
    )
}

/// A table, as programs read it.
#[derive(Serialize)]
struct Line<'t> {
    #[serde(flatten)]
    table: &'t CaptureTable,
    /// Of a case file: the case that is answered for.
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<&'t str>,
}

/// A refusal, as programs read it.
#[derive(Serialize)]
struct ErrorLine<'r> {
    error: &'r Refused,
}

/// Tells a refusal: on standard output where a program reads it.
pub(super) fn refuse(refused: &Refused, format: Format) -> Outcome {
    match format {
        Format::Text => output::complain(format!("{}: {}", refused.rule, refused.message)),
        Format::Json => {
            output::print(&json(&ErrorLine { error: refused })?)?;
        }
    }
    Ok(Exit::Failure)
}
