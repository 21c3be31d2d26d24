//! A capture that an application requests by names
//! (`glTransformFeedbackVaryings`).
//!
//! OpenGL 4.6 section 11.1.2.1. The list is checked in GL's order: first the
//! rules of the call ([`super::gl_call_rules`]), then, when the program is
//! linked, the list itself, the outputs that its names refer to, and their
//! offsets.
//!
//! Offsets are the same in every dialect: one name follows another without a
//! gap, so a double can be at an offset that is 4 modulo 8. GL links such a list
//! and leaves the result undefined. No dialect refuses it here, not even
//! Vulkan's, because a module captures such a double as two separate words, which
//! Vulkan allows. For the same reason strides are not rounded.
//!
//! Part of a vector (`v.xz`) can be requested in dialect `vulkan` only: Vulkan has no
//! names of its own, and OpenGL's name complete varyings and elements of arrays.

mod builtins;
mod names;
mod overlaps;
mod suggestions;

pub use self::builtins::add_builtins;
use self::names::{Names as Lookup, Target, Unknown};
use super::buffers::{ActiveBuffer, check_stride_limit};
use super::captured::{Captured, Names, RequestedName};
use super::captured_part::{CapturedPart, register};
use super::error::{CaptureError, Violation};
use super::layout::LeafLayout;
use super::locations::Locations;
use super::options::Options;
use super::request::{Marker, Request, RequestMode};
use super::{Dialect, declared, gl_call_rules, location_capacity, stage_rules};
use crate::types::{Interface, Stage};
use crate::units::{Binding, Component, Stream, Stride};
use std::collections::{BTreeMap, HashSet};

/// Reads the capture that is requested by names, or else the one that the shader
/// declares.
///
/// # Errors
/// The first rule that the capture breaks.
pub fn read<'i>(
    interface: &'i Interface,
    request: Option<&Request>,
    options: &Options,
) -> Result<Captured<'i>, CaptureError> {
    match request {
        Some(request) => requested(interface, request, options),
        None => declared(interface, options),
    }
}

/// Returns the capture of `interface` that `request` describes. A shader with
/// transform feedback qualifiers captures what they declare, and the request is
/// ignored.
///
/// # Errors
/// The first rule that the request breaks; `capture::rules` lists them.
pub fn requested<'i>(
    interface: &'i Interface,
    request: &Request,
    options: &Options,
) -> Result<Captured<'i>, CaptureError> {
    let markers = has_markers(interface, options.dialect);
    gl_call_rules::check(request, markers, &options.limits)?;
    if stage_rules::overrides_names(interface, options.dialect) {
        return declared(interface, options);
    }
    let mut captured = Captured::empty(interface, options.dialect, request.mode.into());
    if request.names.is_empty() {
        return Ok(captured);
    }
    check_stage(interface, options.dialect)?;
    stage_rules::check_size(interface)?;
    stage_rules::check_streams(interface, options)?;
    check_duplicates(&request.names)?;
    if !markers {
        check_no_marker(&request.names)?;
    }
    let mut placer = VaryingPlacer {
        interface,
        options,
        mode: request.mode,
        locations: Locations::new(interface)?,
        parts: Vec::new(),
        buffers: Vec::new(),
        open: OpenBuffer::default(),
    };
    let mut lookup = Lookup::new(interface);
    let mut requested = Vec::new();
    for (varying, name) in request.names.iter().enumerate() {
        let marker = Marker::from_name(name);
        match marker {
            Some(Marker::NextBuffer) => placer.close()?,
            Some(Marker::Skip(components)) => placer.open.end += u64::from(components),
            None => {
                let target = lookup.find(name);
                let target = target
                    .and_then(|target| in_dialect(target, options.dialect))
                    .map_err(|why| unknown(name, why, interface))?;
                placer.add(varying, name, &target)?;
            }
        }
        requested.push(RequestedName {
            name: name.clone(),
            marker: marker.map(Marker::size),
        });
    }
    placer.close()?;
    location_capacity::check(interface, options)?;
    overlaps::check(&request.names, &mut lookup, options.dialect)?;
    if options.dialect == Dialect::Vulkan {
        check_data(&placer.parts, options)?;
    }
    captured.parts = placer.parts;
    captured.buffers = placer.buffers;
    captured.names = Names::Requested(requested);
    Ok(captured)
}

/// Checks that the dialect has names for parts of vectors, if the target is one.
fn in_dialect(target: Target, dialect: Dialect) -> Result<Target, Unknown> {
    match dialect {
        Dialect::Vulkan => Ok(target),
        Dialect::Spec | Dialect::Mesa | Dialect::Nir | Dialect::Glslang => match target.swizzle {
            None => Ok(target),
            Some(_) => Err(Unknown::Components),
        },
    }
}

fn check_stage(interface: &Interface, dialect: Dialect) -> Result<(), CaptureError> {
    match interface.stage {
        Stage::Vertex | Stage::TessEval | Stage::Geometry => Ok(()),
        stage @ Stage::TessControl => match (dialect, interface.es) {
            (Dialect::Vulkan, _) => Err(Violation::Stage { stage }.into()),
            // OpenGL ES 3.2 section 12.1 counts the other three stages only.
            (_, true) => Err(Violation::VaryingStage { stage }.into()),
            // OpenGL captures the last stage before rasterization, whichever it is.
            (_, false) => Ok(()),
        },
        stage @ (Stage::Fragment | Stage::Compute) => Err(Violation::VaryingStage { stage }.into()),
    }
}

/// Returns whether requests can contain markers: OpenGL ES 3.2 section 12.1 has none. Those
/// of Vulkan are this program's.
fn has_markers(interface: &Interface, dialect: Dialect) -> bool {
    dialect == Dialect::Vulkan || !interface.es
}

/// Checks that no name is a marker.
fn check_no_marker(names: &[String]) -> Result<(), CaptureError> {
    match names.iter().find(|name| Marker::from_name(name).is_some()) {
        None => Ok(()),
        Some(name) => Err(Violation::VaryingUndeclared {
            name: name.clone(),
            why: "OpenGL ES 3.2 section 12.1 knows names of outputs only".to_owned(),
        }
        .into()),
    }
}

fn check_duplicates(names: &[String]) -> Result<(), CaptureError> {
    let mut seen = HashSet::new();
    let mut varyings = names
        .iter()
        .filter(|name| Marker::from_name(name).is_none());
    match varyings.find(|name| !seen.insert(name.as_str())) {
        None => Ok(()),
        Some(name) => Err(Violation::VaryingDuplicate { name: name.clone() }.into()),
    }
}

fn unknown(name: &str, why: Unknown, interface: &Interface) -> CaptureError {
    let stage = interface.stage;
    let not_an_output = || {
        let others = suggestions::other_names(name, interface);
        format!("it is not a capturable output of the {stage} shader{others}")
    };
    let violation = match why {
        Unknown::Undeclared => Violation::VaryingUndeclared {
            why: if interface.named {
                builtins::why_missing(name, interface).unwrap_or_else(not_an_output)
            } else {
                "the module has no names: they were stripped".to_owned()
            },
            name: name.to_owned(),
        },
        Unknown::Ambiguous => Violation::VaryingUndeclared {
            why: "two outputs, or two members of one struct, have this name".to_owned(),
            name: name.to_owned(),
        },
        Unknown::Components => Violation::VaryingUndeclared {
            why: "OpenGL has no names for components of a vector; dialect vulkan has".to_owned(),
            name: name.to_owned(),
        },
        Unknown::Index { len } => Violation::VaryingIndex {
            name: name.to_owned(),
            len,
        },
        Unknown::NotArray => Violation::VaryingNotArray {
            name: name.to_owned(),
        },
    };
    violation.into()
}

/// The buffer into which the next varying is captured.
#[derive(Default)]
struct OpenBuffer {
    binding: u32,
    /// Components captured or skipped so far.
    end: u64,
    /// Stream and name of the first varying.
    first: Option<(Stream, String)>,
}

/// Places varyings one after another.
struct VaryingPlacer<'a> {
    interface: &'a Interface,
    options: &'a Options,
    mode: RequestMode,
    locations: Locations,
    parts: Vec<CapturedPart>,
    buffers: Vec<ActiveBuffer>,
    open: OpenBuffer,
}

impl VaryingPlacer<'_> {
    /// Closes the open buffer; it is active if something is captured into it.
    fn close(&mut self) -> Result<(), CaptureError> {
        let next = self.open.binding.saturating_add(1);
        let open = std::mem::take(&mut self.open);
        self.open.binding = next;
        let Some((stream, _)) = open.first else {
            return Ok(());
        };
        let binding = Binding(open.binding);
        let limit = match self.options.dialect {
            Dialect::Vulkan => self.options.limits.max_buffer_data_stride,
            Dialect::Spec | Dialect::Mesa | Dialect::Nir | Dialect::Glslang => u32::MAX - 3,
        };
        let stride: Stride = check_stride_limit(binding, 4 * open.end, limit)?;
        self.buffers.push(ActiveBuffer {
            binding,
            stride,
            stream,
        });
        Ok(())
    }

    fn add(&mut self, varying: usize, name: &str, target: &Target) -> Result<(), CaptureError> {
        let variable = &self.interface.outputs[target.output];
        check_type(name, target)?;
        let leaf = LeafLayout {
            gl_type: target.gl_type,
            len: target.len,
            offset: 4 * self.open.end,
        };
        let words = u64::from(leaf.words());
        self.check_components(name, words)?;
        let stream = variable.stream_of(target.member);
        self.check_stream(name, stream)?;
        let own = variable.block.as_ref().zip(target.member);
        let own = own.and_then(|(block, member)| block.members.get(member));
        let (builtin, component) = match own {
            Some(own) => (own.builtin, own.component),
            None => (variable.builtin, variable.component),
        };
        let start = self
            .locations
            .start(target.output, target.member, target.element);
        self.parts.push(CapturedPart {
            varying,
            leaf,
            binding: Binding(self.open.binding),
            stream,
            word: target.word,
            // A built-in has no location.
            register: register(builtin, start.unwrap_or_default() + target.location),
            component: match (builtin, target.subscript) {
                (Some(_), element) => Component(element.unwrap_or(0)),
                (None, _) => component.unwrap_or_default(),
            },
            swizzle: target.swizzle,
        });
        self.open.end += words;
        match self.mode {
            RequestMode::Interleaved => Ok(()),
            RequestMode::Separate => self.close(),
        }
    }

    fn check_components(&self, name: &str, words: u64) -> Result<(), CaptureError> {
        let limits = &self.options.limits;
        match self.mode {
            RequestMode::Interleaved => {
                let (limit, end) = (limits.max_interleaved_components, self.open.end + words);
                if end <= u64::from(limit) {
                    return Ok(());
                }
                Err(Violation::VaryingInterleavedComponents {
                    name: name.to_owned(),
                    end,
                    binding: Binding(self.open.binding),
                    limit,
                }
                .into())
            }
            RequestMode::Separate => {
                let limit = limits.max_separate_components;
                if words <= u64::from(limit) {
                    return Ok(());
                }
                let name = name.to_owned();
                Err(Violation::VaryingSeparateComponents { name, words, limit }.into())
            }
        }
    }

    /// Checks that a varying has the stream of its buffer, which is that of the
    /// first varying.
    fn check_stream(&mut self, name: &str, stream: Stream) -> Result<(), CaptureError> {
        let binding = self.open.binding;
        let first = self
            .open
            .first
            .get_or_insert_with(|| (stream, name.to_owned()));
        if first.0 == stream {
            return Ok(());
        }
        Err(Violation::BufferStreams {
            binding: Binding(binding),
            first: (first.0, format!("`{}`", first.1)),
            other: (stream, format!("`{name}`")),
        }
        .into())
    }
}

fn check_type(name: &str, target: &Target) -> Result<(), CaptureError> {
    if target.len == Some(0) {
        let name = name.to_owned();
        return Err(Violation::RequestedUnsized { name }.into());
    }
    if target.gl_type.scalar.capturable() {
        return Ok(());
    }
    let name = name.to_owned();
    Err(Violation::RequestedType { name }.into())
}

/// Checks Vulkan's limits on the captured size of a vertex.
fn check_data(parts: &[CapturedPart], options: &Options) -> Result<(), CaptureError> {
    let limits = &options.limits;
    let mut ends: BTreeMap<(Stream, Binding), u64> = BTreeMap::new();
    for part in parts {
        let end = ends.entry((part.stream, part.binding)).or_default();
        *end = part.leaf.end().max(*end);
    }
    let limit = limits.max_buffer_data_size;
    if let Some((&(_, binding), &end)) = ends.iter().find(|(_, end)| **end > u64::from(limit)) {
        return Err(Violation::RequestedDataBuffer {
            binding,
            end,
            limit,
        }
        .into());
    }
    let mut sizes: BTreeMap<Stream, u64> = BTreeMap::new();
    for ((stream, _), end) in &ends {
        *sizes.entry(*stream).or_default() += end;
    }
    let limit = limits.max_stream_data_size;
    match sizes.into_iter().find(|(_, size)| *size > u64::from(limit)) {
        None => Ok(()),
        Some((stream, size)) => Err(Violation::DataStream {
            stream,
            size,
            limit,
        }
        .into()),
    }
}
