//! `xfb table`: the tables of captured varyings, buffers and outputs of the last
//! stage before rasterization, as the shader declares them or as a list of names
//! asks for them.
//!
//! JSON in one line for other programs, text for a terminal. A refused interface
//! is an answer too: its rule and why, exit code 1.

pub(super) mod input;

use super::capture_args::{LimitsArg, NamesArgs, parse_dialect};
use super::format::{Format, FormatArg, json, refuse};
use super::{Exit, Outcome, output};
use crate::capture::{self, CaptureTable, Dialect, Options, OutputForm, Request};
use crate::report::tables;
use crate::types::{Interface, Stage};
use clap::ValueEnum;
use input::{Input, Refused};
use serde::Serialize;
use std::path::PathBuf;

/// Arguments of `xfb table`.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// Shaders: GLSL (.vert .tesc .tese .geom, for Vulkan or OpenGL), SPIR-V
    /// (.spv), its assembly (.spvasm), or the declarations of a case file (.toml)
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    /// Whose rule lays out 64-bit values inside aggregates
    #[arg(long, default_value = "spec", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Whose rule lays out 64-bit values inside aggregates: spec, mesa, nir, glslang or vulkan")]
    dialect: Dialect,
    /// How outputs are numbered
    #[arg(long, default_value = "locations", value_name = "FORM")]
    outputs: Form,
    #[command(flatten)]
    limits: LimitsArg,
    #[command(flatten)]
    format: FormatArg,
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

/// Runs `xfb table`.
pub fn run(args: TableArgs) -> Outcome {
    let format = args.format.of_output();
    let asked = args.names.request();
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
                Format::Text => text(&input, &table, asked.is_some()),
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
        limits: args.limits.limits,
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
