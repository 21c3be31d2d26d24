//! `xfb table`: prints the captured varyings, buffers and hardware outputs of the last
//! pre-rasterization stage, as the shader declares them or as `--varyings` requests.
//!
//! For an invalid capture, the command prints the violated rule and exits with 1.

use super::Outcome;
use super::capture_args::{LimitsArg, NamesArgs, note_if_unread, parse_dialect};
use super::format::{Format, json, print_result};
use super::source_args::{EntryArgs, SourceArgs};
use crate::capture::glsl_text::TextInterface;
use crate::capture::{self, CaptureTable, Dialect, Options, OutputForm, Request};
use crate::inspect::capturing_stage::{CapturingStage, capturing_stage, fragment_inputs};
use crate::inspect::{InspectError, ReadOptions};
use crate::report::{c_struct, tables};
#[cfg(feature = "gl")]
use crate::script::gl_calls::GlDialect;
use crate::types::Stage;
use clap::ValueEnum;
use serde::Serialize;
use std::path::PathBuf;

/// Arguments of `xfb table`.
#[derive(Debug, clap::Args)]
pub struct TableArgs {
    /// Shaders as GLSL for Vulkan or OpenGL (.vert .tesc .tese .geom), SPIR-V (.spv),
    /// SPIR-V assembly (.spvasm) or, with --stage, HLSL (.hlsl); - is standard input; or a
    /// case file (.toml), for its declarations
    #[arg(value_name = "FILE", required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    entries: EntryArgs,
    #[command(flatten)]
    source: SourceArgs,
    /// Dialect that lays out 64-bit values inside aggregates
    #[arg(long, default_value = "spec", value_parser = parse_dialect, value_name = "DIALECT",
          help = "Dialect that lays out 64-bit values inside aggregates: spec, mesa, nir, glslang or vulkan")]
    dialect: Dialect,
    /// Numbering of the hardware outputs
    #[arg(long, default_value = "locations", value_name = "FORM")]
    outputs: Form,
    #[command(flatten)]
    limits: LimitsArg,
    /// Also link the files with a driver, and print how its table differs; the exit code is 1
    /// if it does
    #[arg(long, value_name = "API")]
    against: Option<Against>,
    /// OpenGL device, by its index or a part of its name [default: the first]
    #[arg(long, value_name = "INDEX|TEXT", requires = "against")]
    device: Option<String>,
    /// Folder of the libEGL to load
    #[arg(long, value_name = "DIR", requires = "against")]
    gl_library: Option<PathBuf>,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: TableFormat,
}

/// The interface of a driver that reports tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Against {
    /// OpenGL, or OpenGL ES
    Gl,
}

/// The output format of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum TableFormat {
    /// Tables for people
    Text,
    /// One line of JSON
    Json,
    /// A structure in C for the captured vertices of each buffer
    C,
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
    let failures = match args.format {
        TableFormat::Text | TableFormat::C => Format::Text,
        TableFormat::Json => Format::Json,
    };
    let request = args.names.request();
    let table = table(&args, request.as_ref());
    let against = match (args.against, &table) {
        (Some(Against::Gl), Ok((_, table))) => Some(table.clone()),
        (Some(Against::Gl), Err(_)) | (None, _) => None,
    };
    let outcome = print_result(table, failures, |(stage, table)| match args.format {
        TableFormat::Text => Ok(text(stage, table, request.is_some())),
        TableFormat::C => Ok(c_struct::text(table)),
        TableFormat::Json => json(&Line {
            table,
            case: stage.case.as_deref(),
        }),
    })?;
    match against {
        Some(table) => compare(&args, request.as_ref(), &table),
        None => Ok(outcome),
    }
}

#[cfg(feature = "gl")]
fn compare(args: &TableArgs, request: Option<&Request>, table: &CaptureTable) -> Outcome {
    let wanted = crate::gl::Wanted {
        device: args.device.as_deref(),
        library: args.gl_library.as_deref(),
        dialect: GlDialect::Desktop,
        takes_spirv: false,
    };
    super::against_gl::compare(&args.files, request, table, wanted)
}

#[cfg(not(feature = "gl"))]
fn compare(_: &TableArgs, _: Option<&Request>, _: &CaptureTable) -> Outcome {
    Err(super::Failure::without_gl("xfb table --against gl"))
}

fn table(
    args: &TableArgs,
    request: Option<&Request>,
) -> Result<(CapturingStage, CaptureTable), InspectError> {
    let read = ReadOptions {
        limits: args.limits.limits,
        ..args.source.options(&args.entries)
    };
    let mut stage = capturing_stage(&args.files, request, &read)?;
    let inputs = match stage.interface.stage {
        Stage::Geometry => fragment_inputs(&args.files, &stage, read.environment)?,
        _ => None,
    };
    let options = Options {
        dialect: args.dialect,
        limits: args.limits.limits,
    };
    let form = match args.outputs {
        Form::Locations => OutputForm::Locations,
        Form::Packed => OutputForm::Packed,
        Form::Merged => OutputForm::Merged,
    };
    args.names.note_if_ignored(&stage.interface);
    let TextInterface { interface, unread } = stage.interface_of_dialect(&options)?;
    note_if_unread(&stage.source.file, unread.as_ref());
    stage.interface = interface;
    let captured = match request.or(stage.request.as_ref()) {
        Some(request) => {
            capture::add_builtins(&mut stage.interface, request);
            capture::requested(&stage.interface, request, &options)?
        }
        None => capture::declared(&stage.interface, &options)?,
    };
    if let Some(inputs) = inputs {
        capture::check_consumed(&stage.interface, &inputs)?;
    }
    let table = captured.table(form)?;
    Ok((stage, table))
}

fn text(stage: &CapturingStage, table: &CaptureTable, requested: bool) -> String {
    let note = if table.mode == capture::Mode::Declared && stage.lacks_xfb_mode() {
        " (its entry point has no execution mode Xfb)"
    } else {
        ""
    };
    format!(
        "{} shader of {}{note}, capture {}, dialect {}\n\n{}",
        table.stage,
        stage.source,
        match table.mode {
            capture::Mode::Declared if requested => {
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
