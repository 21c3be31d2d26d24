//! `xfb pack -o DIR`: both packed modules, and the table of the varyings that moved.

use super::format::json;
use super::{Exit, Failure};
use crate::capture::{Buffer, CapturedWord, Dialect, Options};
use crate::inspect::InspectError;
use crate::inspect::interface_sides::InterfaceSides;
use crate::packing::interface_limits::output_limit;
use crate::packing::{CaptureLimits, InterfaceLimits, PackedInterface};
use crate::report::page::Page;
use crate::rewrite::capture as rewriting;
use crate::rewrite::lower_gl_module;
use crate::rewrite::pack::{PackedPair, ProducerCapture, pack_captured};
use crate::spirv::ShaderModule;
use crate::types::{Interface, Stage};
use serde::Serialize;
use std::fs;
use std::path::Path;

/// The capture of a producer.
#[derive(Debug, Default)]
pub(super) struct CapturedWords {
    /// The outputs, followed by captured built-ins that the module never mentions.
    pub interface: Option<Interface>,
    pub words: Vec<CapturedWord>,
    pub buffers: Vec<Buffer>,
}

/// Packs the modules of both sides; the producer captures what it captured before.
///
/// # Errors
/// The files have no modules, or these cannot be packed.
pub(super) fn pack_modules(
    sides: &InterfaceSides,
    placement: &PackedInterface,
    captured: &CapturedWords,
    limits: &InterfaceLimits,
) -> Result<PackedPair, InspectError> {
    let source = Path::new(&sides.source);
    let mut modules = Vec::new();
    for (stage, module) in &sides.modules {
        let module = lower_gl_module(module.clone(), *stage)
            .map_err(|error| InspectError::rule_or_file(error.rule(), source, error))?;
        modules.push(ShaderModule {
            stage: *stage,
            words: module.assemble().into(),
        });
    }
    let Some((producer, consumer)) = modules.split_first() else {
        let message = "a case file has no modules of its own; give its shaders";
        return Err(InspectError::file(source, message));
    };
    let declared = sides.interface.outputs.len();
    let outputs = captured.interface.iter().flat_map(|i| &i.outputs);
    let unmentioned: Vec<_> = outputs.skip(declared).cloned().collect();
    let capture = ProducerCapture {
        words: &captured.words,
        buffers: &captured.buffers,
        unmentioned: &unmentioned,
        read_back: Options {
            dialect: Dialect::Vulkan,
            limits: CaptureLimits::NONE,
        },
    };
    let output = output_limit(producer.stage).map(|limit| limits.get(limit));
    let options = rewriting::Options {
        output_components: output.unwrap_or(u32::MAX),
        ..rewriting::Options::default()
    };
    pack_captured(producer, consumer.first(), placement, &capture, options)
        .map_err(|error| InspectError::rule_or_file(error.rule(), source, error))
}

/// A varying that packing moved.
#[derive(Debug, Serialize)]
pub(super) struct Moved {
    name: String,
    /// The explicit location and component; `None` if a compiler or linker assigned it.
    from: Option<(u32, u32)>,
    /// The components of slots that hold it, in order: `1.w`, `2.xy`.
    to: Vec<String>,
    /// Whether the next stage reads it, or it is only captured.
    read: bool,
}

/// Returns the varyings with their locations before and after packing.
pub(super) fn moved(sides: &InterfaceSides, placement: &PackedInterface) -> Vec<Moved> {
    let varyings = placement.varyings.iter();
    let moved = varyings.map(|placed| {
        let from = placed.output.and_then(|o| sides.producer.location_of(o));
        Moved {
            name: placed.name.clone(),
            from: from.map(|(location, component)| (location.0, component.0)),
            to: placed.at.iter().map(ToString::to_string).collect(),
            read: placed.input.is_some(),
        }
    });
    moved.collect()
}

/// The table of moved varyings for people, and the written files.
pub(super) fn text(moved: &[Moved], files: &[String]) -> String {
    let mut page = Page::default();
    page.line("").lines(moved.iter().map(|varying| {
        let from = match varying.from {
            None => "no location".to_owned(),
            Some((location, 0)) => format!("location {location}"),
            Some((location, component)) => format!("location {location}, component {component}"),
        };
        let read = if varying.read { "" } else { ", captured only" };
        format!(
            "{}: from {from} to {}{read}",
            varying.name,
            varying.to.join(" ")
        )
    }));
    page.line(format!("written to {}", files.join(", ")))
        .to_string()
}

/// Writes both modules and the table of what moved into `folder`; returns the paths of the
/// files.
///
/// # Errors
/// The folder or a file cannot be written.
pub(super) fn write(
    folder: &Path,
    pair: &PackedPair,
    moved: &[Moved],
) -> Result<Vec<String>, Failure> {
    let failed =
        |path: &Path, error| Failure::new(Exit::Io, format!("{}: {error}", path.display()));
    fs::create_dir_all(folder).map_err(|error| failed(folder, error))?;
    let mut contents = Vec::new();
    for module in std::iter::once(&pair.producer).chain(&pair.consumer) {
        let bytes: Vec<u8> = module.words.iter().flat_map(|w| w.to_le_bytes()).collect();
        contents.push((file_name(module.stage), bytes));
    }
    contents.push(("moved.json".to_owned(), json(&moved)?.into_bytes()));
    let mut files = Vec::new();
    for (name, bytes) in contents {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|error| failed(&path, error))?;
        files.push(path.display().to_string());
    }
    Ok(files)
}

/// The name of a stage's module, as glslang names it.
fn file_name(stage: Stage) -> String {
    format!("{}.spv", stage.extension())
}
