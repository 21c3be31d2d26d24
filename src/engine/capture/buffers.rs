//! The buffers of a capture: strides, streams, limits, overlap.
//!
//! GLSL 4.60 section 4.4.2.1; Vulkan, "Vulkan Environment for SPIR-V".

use super::captured_variable::{CapturedVariable, inherit};
use super::error::{CaptureError, Violation};
use super::{Dialect, Options, naming};
use crate::types::interface::Origin;
use crate::types::{Interface, OutputVariable};
use crate::units::{Binding, Stream, Stride, round_up};
use std::collections::{BTreeMap, BTreeSet};

/// One active buffer, without its varyings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ActiveBuffer {
    pub(super) binding: Binding,
    pub(super) stride: Stride,
    pub(super) stream: Stream,
}

/// Checks all rules about buffers and returns the active ones, by binding.
pub(super) fn active_buffers(
    interface: &Interface,
    variables: &[CapturedVariable],
    options: &Options,
) -> Result<Vec<ActiveBuffer>, CaptureError> {
    check_numbers(interface, options)?;
    let named = named_strides(interface);
    let captured_into = strides(interface, named.iter().filter(|n| n.captured))?;
    let mut by_binding: BTreeMap<Binding, Vec<&CapturedVariable>> = BTreeMap::new();
    for variable in variables
        .iter()
        .filter(|variable| !variable.leaves.is_empty())
    {
        by_binding
            .entry(variable.binding)
            .or_default()
            .push(variable);
    }
    let wide = by_binding
        .iter()
        .filter(|(_, captured)| captured.iter().any(|v| v.is_64bit()));
    let wide: BTreeSet<Binding> = wide.map(|(binding, _)| *binding).collect();
    for named in &named {
        // A buffer may be declared that captures nothing.
        check_stride(named, wide.contains(&named.binding), options)?;
    }
    let rules = BufferRules { interface, options };
    let mut buffers = Vec::new();
    for (binding, captured) in &by_binding {
        rules.check_data(captured)?;
        let stream = rules.one_stream(captured)?;
        rules.check_overlap(captured)?;
        let elsewhere = || named.iter().find(|named| named.binding == *binding);
        let stride = captured_into.get(binding).copied();
        let stride = match stride.or_else(|| elsewhere().map(|named| named.stride)) {
            Some(stride) => u64::from(stride.0),
            None => implied_stride(captured),
        };
        let stride = rules.check_stride_holds(*binding, stride, captured)?;
        buffers.push(ActiveBuffer {
            binding: *binding,
            stride,
            stream,
        });
    }
    if options.dialect == Dialect::Vulkan {
        rules.check_streams(&by_binding)?;
    }
    // Last, because a wrong stride of a captured output is a better message
    // than a different stride of an output that is not captured.
    let (used, unused): (Vec<_>, Vec<_>) = named.iter().partition(|named| named.captured);
    strides(interface, used.into_iter().chain(unused))?;
    Ok(buffers)
}

/// Checks every buffer number that the interface names, whether or not anything
/// is captured into it.
fn check_numbers(interface: &Interface, options: &Options) -> Result<(), CaptureError> {
    let limit = options.limits.max_buffers;
    let check = |binding: u64, what: &dyn Fn() -> String| -> Result<(), CaptureError> {
        if binding < u64::from(limit) {
            return Ok(());
        }
        let what = what();
        Err(Violation::BufferLimit {
            what,
            binding,
            limit,
        }
        .into())
    };
    for buffer in &interface.buffers {
        check(u64::from(buffer.binding.0), &|| "the shader".to_owned())?;
    }
    for (output, variable) in interface.outputs.iter().enumerate() {
        let elements = if interface.origin == Origin::Declared && variable.block.is_some() {
            variable.ty.flattened_len()
        } else {
            elements(variable)
        };
        let members = variable.block.iter().flat_map(|block| &block.members);
        let own = std::iter::once(variable.capture.buffer);
        for buffer in own.chain(members.map(|m| m.capture.buffer)).flatten() {
            let last = u64::from(buffer.0) + u64::from(elements.max(1)) - 1;
            check(last, &|| naming::label(interface, output, None))?;
        }
    }
    Ok(())
}

/// Returns the number of buffers that one output names. Each element of an array
/// of blocks is captured into its own buffer; if nothing of it is captured, its
/// qualifiers name one buffer (compilers decorate such blocks, too).
fn elements(variable: &OutputVariable) -> u32 {
    let Some(block) = &variable.block else {
        return 1;
    };
    let own = variable.capture.offset;
    let mut all = block.members.iter().map(|m| m.capture.offset).chain([own]);
    if all.any(|offset| offset.is_some()) {
        variable.ty.flattened_len()
    } else {
        1
    }
}

/// A stride that the interface gives a buffer.
#[derive(Clone, Copy)]
struct NamedStride {
    binding: Binding,
    stride: Stride,
    /// The output that names it; `None` for a declaration of the whole shader.
    output: Option<usize>,
    /// Whether the output that names it is captured.
    captured: bool,
}

/// Returns the strides that the interface names, in order of declaration.
fn named_strides(interface: &Interface) -> Vec<NamedStride> {
    let shader = interface.buffers.iter().filter_map(|buffer| {
        Some(NamedStride {
            binding: buffer.binding,
            stride: buffer.stride?,
            output: None,
            captured: false,
        })
    });
    let mut found: Vec<NamedStride> = shader.collect();
    let default = match interface.origin {
        Origin::Declared => Some(Binding(0)),
        Origin::Spirv => None,
    };
    for (output, variable) in interface.outputs.iter().enumerate() {
        let elements = elements(variable);
        let members = variable.block.iter().flat_map(|block| &block.members);
        let members = members.map(|member| inherit(member.capture, variable.capture));
        for qualifiers in std::iter::once(variable.capture).chain(members) {
            let (Some(binding), Some(stride)) = (qualifiers.buffer.or(default), qualifiers.stride)
            else {
                continue;
            };
            found.extend((0..elements).map(|element| NamedStride {
                binding: Binding(binding.0.saturating_add(element)),
                stride,
                output: Some(output),
                captured: qualifiers.offset.is_some(),
            }));
        }
    }
    found
}

/// Returns the stride of each buffer; different strides of one buffer are an error.
fn strides<'n>(
    interface: &Interface,
    named: impl IntoIterator<Item = &'n NamedStride>,
) -> Result<BTreeMap<Binding, Stride>, CaptureError> {
    let mut strides: BTreeMap<Binding, Stride> = BTreeMap::new();
    for named in named {
        let (binding, stride) = (named.binding, named.stride);
        let first = *strides.entry(binding).or_insert(stride);
        if first == stride {
            continue;
        }
        let what = match named.output {
            Some(output) => naming::label(interface, output, None),
            None => "the shader".to_owned(),
        };
        return Err(Violation::StrideDiffers {
            what,
            binding,
            stride,
            first,
        }
        .into());
    }
    Ok(strides)
}

/// Checks alignment and limit of the stride of a buffer, which captures a 64-bit value if
/// `wide`.
fn check_stride(named: &NamedStride, wide: bool, options: &Options) -> Result<(), CaptureError> {
    let NamedStride {
        binding, stride, ..
    } = *named;
    let required = if wide { 8 } else { 4 };
    if !stride.0.is_multiple_of(required) {
        return Err(Violation::StrideMisaligned {
            binding,
            required,
            stride,
        }
        .into());
    }
    check_stride_limit(binding, u64::from(stride.0), stride_limit(options)).map(|_| ())
}

/// Returns the largest allowed stride: OpenGL limits it by the number of
/// captured components of a buffer, Vulkan by a limit of its own.
fn stride_limit(options: &Options) -> u32 {
    let limits = &options.limits;
    match options.dialect {
        Dialect::Vulkan => limits.max_buffer_data_stride,
        Dialect::Spec | Dialect::Mesa | Dialect::Nir | Dialect::Glslang => {
            limits.max_interleaved_components.saturating_mul(4)
        }
    }
}

pub(super) fn check_stride_limit(
    binding: Binding,
    stride: u64,
    limit: u32,
) -> Result<Stride, CaptureError> {
    match u32::try_from(stride) {
        Ok(stride) if stride <= limit => Ok(Stride(stride)),
        Ok(_) | Err(_) => Err(Violation::StrideLimit {
            binding,
            limit,
            stride,
        }
        .into()),
    }
}

/// Returns the stride of a buffer without a declared one: the end of the last
/// range, rounded up to a multiple of 8 if the buffer captures a 64-bit value.
fn implied_stride(captured: &[&CapturedVariable]) -> u64 {
    let end = captured
        .iter()
        .map(|variable| variable.end)
        .max()
        .expect("a buffer captures a variable");
    if captured.iter().any(|variable| variable.is_64bit()) {
        round_up(end, 8)
    } else {
        end
    }
}

/// Checks the rules about the variables captured into one buffer.
struct BufferRules<'a> {
    interface: &'a Interface,
    options: &'a Options,
}

impl BufferRules<'_> {
    fn label(&self, variable: &CapturedVariable) -> String {
        naming::label(self.interface, variable.output, variable.member)
    }

    fn check_data(&self, captured: &[&CapturedVariable]) -> Result<(), CaptureError> {
        // OpenGL limits the stride only; offsets have 32 bits.
        let limit = match self.options.dialect {
            Dialect::Vulkan => self.options.limits.max_buffer_data_size,
            Dialect::Spec | Dialect::Mesa | Dialect::Nir | Dialect::Glslang => u32::MAX,
        };
        match captured
            .iter()
            .find(|variable| variable.data_end() > u64::from(limit))
        {
            None => Ok(()),
            Some(variable) => Err(Violation::DataBuffer {
                what: self.label(variable),
                end: variable.data_end(),
                binding: variable.binding,
                limit,
            }
            .into()),
        }
    }

    /// Returns the stream of all variables captured into a buffer.
    fn one_stream(&self, captured: &[&CapturedVariable]) -> Result<Stream, CaptureError> {
        let first = captured[0];
        match captured
            .iter()
            .find(|variable| variable.stream != first.stream)
        {
            None => Ok(first.stream),
            Some(other) => Err(Violation::BufferStreams {
                binding: first.binding,
                first: (first.stream, self.label(first)),
                other: (other.stream, self.label(other)),
            }
            .into()),
        }
    }

    fn check_overlap(&self, captured: &[&CapturedVariable]) -> Result<(), CaptureError> {
        let mut ranges = Vec::new();
        for variable in captured {
            // Mesa's linker compares written bytes only; padding may overlap.
            if self.options.dialect == Dialect::Mesa {
                ranges.extend(
                    variable
                        .leaves
                        .iter()
                        .map(|p| (p.offset, p.end(), variable)),
                );
            } else {
                ranges.push((variable.offset, variable.end, variable));
            }
        }
        ranges.sort_by_key(|(start, end, _)| (*start, *end));
        for pair in ranges.windows(2) {
            if let [(_, end, before), (start, _, after)] = pair
                && start < end
            {
                return Err(Violation::OffsetOverlap {
                    what: self.label(after),
                    start: *start,
                    binding: after.binding,
                    before: self.label(before),
                    end: *end,
                }
                .into());
            }
        }
        Ok(())
    }

    fn check_stride_holds(
        &self,
        binding: Binding,
        stride: u64,
        captured: &[&CapturedVariable],
    ) -> Result<Stride, CaptureError> {
        match captured.iter().find(|variable| variable.end > stride) {
            None => check_stride_limit(binding, stride, stride_limit(self.options)),
            Some(variable) => Err(Violation::StrideTooSmall {
                what: self.label(variable),
                end: variable.end,
                binding,
                stride,
            }
            .into()),
        }
    }

    fn check_streams(
        &self,
        by_binding: &BTreeMap<Binding, Vec<&CapturedVariable>>,
    ) -> Result<(), CaptureError> {
        let limit = self.options.limits.max_stream_data_size;
        let mut sizes: BTreeMap<Stream, u64> = BTreeMap::new();
        for captured in by_binding.values() {
            let end = captured.iter().map(|variable| variable.data_end()).max();
            *sizes.entry(captured[0].stream).or_default() +=
                end.expect("a buffer captures a variable");
        }
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
}
