//! `xfb table`: prints the captured varyings, buffers and hardware outputs of the last
//! pre-rasterization stage, as the shader declares them or as `--varyings` requests.
//!
//! For an invalid capture, the command prints the violated rule and exits with 1.

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
    /// Shaders as GLSL for Vulkan or OpenGL (.vert .tesc .tese .geom), SPIR-V (.spv) or
    /// SPIR-V assembly (.spvasm), or a case file (.toml), for its declarations
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    /// Dialect that lays out 64-bit values inside aggregates
    #[arg(long, default_value = "spec", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Dialect that lays out 64-bit values inside aggregates: spec, mesa, nir, glslang or vulkan")]
    dialect: Dialect,
    /// Numbering of the hardware outputs
    #[arg(long, default_value = "locations", value_name = "FORM")]
    outputs: Form,
    #[command(flatten)]
    limits: LimitsArg,
    #[command(flatten)]
    format: FormatArg,
}

/// The numbering of hardware outputs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Form {
    /// By location; outputs without a location are assigned the lowest free ones, in
    /// order of declaration
    Locations,
    /// By slot after packing
    Packed,
    /// By slot after packing, with adjacent outputs merged
    Merged,
}

/// Runs `xfb table`.
pub fn run(args: TableArgs) -> Outcome {
    let format = args.format.for_stdout();
    let request = args.names.request();
    let read = input::read(&args.files, request.as_ref())?;
    let inputs = match &read {
        Ok(input) if input.interface.stage == Stage::Geometry => {
            input::fragment_inputs(&args.files, input)?
        }
        _ => None,
    };
    let read = read.map(|mut input| {
        if let Some(request) = request.as_ref().or(input.request.as_ref()) {
            capture::add_builtins(&mut input.interface, request);
        }
        input
    });
    match read.and_then(|input| {
        Ok((
            table(&args, &input, request.as_ref(), inputs.as_ref())?,
            input,
        ))
    }) {
        Ok((table, input)) => {
            output::print(&match format {
                Format::Text => text(&input, &table, request.is_some()),
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
    request: Option<&Request>,
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
    let captured = match request.or(input.request.as_ref()) {
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

fn text(input: &Input, table: &CaptureTable, request: bool) -> String {
    // The note about missing declarations does not apply to requested names.
    let source = match table.mode {
        capture::Mode::Declared => &input.source,
        _ => input.source.trim_end_matches(input::UNDECLARED),
    };
    format!(
        "{} shader of {source}, capture {}, dialect {}\n\n{}",
        table.stage,
        match table.mode {
            capture::Mode::Declared if request => {
                "declared in the shader (--varyings is ignored)"
            }
            capture::Mode::Declared => "declared in the shader",
            capture::Mode::Interleaved => "by names, interleaved",
            capture::Mode::Separate => "by names, separate",
        },
        table.dialect,
        tables::text(table)
    )
}

/// The JSON form of a table.
#[derive(Serialize)]
struct Line<'t> {
    #[serde(flatten)]
    table: &'t CaptureTable,
    /// The case whose declarations were read, for a case file.
    #[serde(skip_serializing_if = "Option::is_none")]
    case: Option<&'t str>,
}
