//! The bindings of vertex input and their attributes: captured data, and the vertex buffer of a
//! program.
//!
//! Vulkan chapter "Fixed-Function Vertex Processing".

use crate::script::consume::{READ_BYTES, ReadAs};
use crate::script::{Program, VertexInput};
use ash::vk;

/// A binding with its one attribute.
#[derive(Clone, Copy, Debug)]
pub(super) struct VertexBinding {
    pub binding: vk::VertexInputBindingDescription,
    pub attribute: vk::VertexInputAttributeDescription,
    /// The divisor of an attribute of instances, where it is stated.
    pub divisor: Option<u32>,
}

/// Returns the bindings of a program.
pub(super) fn bindings(program: &Program) -> Vec<VertexBinding> {
    let captured = program.reads.and_then(rate).map(|rate| VertexBinding {
        binding: vk::VertexInputBindingDescription::default()
            .stride(READ_BYTES as u32)
            .input_rate(rate),
        attribute: vk::VertexInputAttributeDescription::default()
            .format(vk::Format::R32G32B32A32_UINT),
        divisor: program.assembly.divisor,
    });
    let own = program.resources.iter().flat_map(|one| &one.inputs);
    captured.into_iter().chain(own.map(own_binding)).collect()
}

/// Bindings and their attributes as commands set them.
pub(super) type Dynamic = (
    Vec<vk::VertexInputBindingDescription2EXT<'static>>,
    Vec<vk::VertexInputAttributeDescription2EXT<'static>>,
);

/// Returns the bindings of a program as commands set them.
pub(super) fn dynamic(program: &Program) -> Dynamic {
    let bindings = bindings(program).into_iter();
    let both = bindings.map(
        |VertexBinding {
             binding,
             attribute,
             divisor,
         }| {
            let binding = vk::VertexInputBindingDescription2EXT::default()
                .binding(binding.binding)
                .stride(binding.stride)
                .input_rate(binding.input_rate)
                .divisor(divisor.unwrap_or(1));
            let attribute = vk::VertexInputAttributeDescription2EXT::default()
                .location(attribute.location)
                .binding(attribute.binding)
                .format(attribute.format)
                .offset(attribute.offset);
            (binding, attribute)
        },
    );
    both.unzip()
}

fn own_binding(input: &VertexInput) -> VertexBinding {
    let rate = match input.divisor {
        None => vk::VertexInputRate::VERTEX,
        Some(_) => vk::VertexInputRate::INSTANCE,
    };
    VertexBinding {
        binding: vk::VertexInputBindingDescription::default()
            .binding(input.binding)
            .stride(input.stride)
            .input_rate(rate),
        attribute: vk::VertexInputAttributeDescription::default()
            .location(input.location)
            .binding(input.binding)
            .format(vk::Format::R32_UINT)
            .offset(input.offset),
        divisor: input.divisor.filter(|divisor| *divisor != 1),
    }
}

/// Returns the rate of an attribute that holds captured data; `None` if a descriptor has them.
pub(super) fn rate(reads: ReadAs) -> Option<vk::VertexInputRate> {
    match reads {
        ReadAs::Vertex => Some(vk::VertexInputRate::VERTEX),
        ReadAs::Instance => Some(vk::VertexInputRate::INSTANCE),
        ReadAs::Uniform | ReadAs::Storage | ReadAs::UniformTexel | ReadAs::StorageTexel => None,
    }
}
