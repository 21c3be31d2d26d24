//! Draws that the device generates from a buffer (VK_EXT_device_generated_commands).
//!
//! A layout consists of one token, which draws. The sequences are apart by more than their
//! size, and the token begins after the start of its sequence, so that a driver that
//! ignores either is found out. No execution set is named: none is allowed while transform
//! feedback is active (VUID-vkCmdExecuteGeneratedCommandsEXT-indirectExecutionSet-11058).
//!
//! Vulkan chapter "Device-Generated Commands".

use super::backing::{Backing, Memory, requirements};
use super::error::failed;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer, address, both};
use super::owned::Owned;
use super::pipeline::Shaders;
use crate::script::ExecuteError;
use crate::script::draw::DrawForm;
use crate::vk;
use crate::vk::IndirectCommandsTokenTypeEXT as Token;
use gpu_allocator::MemoryLocation;
use gpu_allocator::vulkan::AllocationScheme;
use std::ffi::c_void;
use std::sync::Arc;

/// The bytes before the token of a sequence: those of the count, see
/// [`super::draws`].
pub(super) const TOKEN_OFFSET: u32 = 4;

/// `VK_BUFFER_USAGE_2_PREPROCESS_BUFFER_BIT_EXT`
const PREPROCESS_BUFFER: vk::BufferUsageFlags2KHR = vk::BufferUsageFlags2KHR::from_raw(1 << 31);

/// The memory that generated draws read.
#[derive(Clone, Copy)]
pub(super) struct Arguments<'a> {
    /// A count, then the arguments of each draw.
    pub buffer: &'a GuardedBuffer,
    /// Bytes from the arguments of one draw to those of the next.
    pub stride: u32,
    pub draws: u32,
    pub indexed: bool,
}

/// The objects that one command of generated draws uses; destroyed when dropped.
pub(super) struct GeneratedDraw {
    device: Arc<Logical>,
    layout: vk::IndirectCommandsLayoutEXT,
    /// The buffer with the token of counted draws.
    _token: Option<GuardedBuffer>,
    /// `None` if the device needs no memory for the preprocessing.
    _preprocess: Option<(Owned<vk::Buffer>, Backing)>,
}

impl Drop for GeneratedDraw {
    fn drop(&mut self) {
        if self.device.may_destroy() {
            let functions = self.device.generated_commands.expect(ENABLED);
            let device = self.device.raw().handle();
            // SAFETY: the layout was made from this device, it is destroyed once, and no
            // unfinished work uses it.
            unsafe {
                let destroy = functions.destroy_indirect_commands_layout_ext;
                destroy(device, self.layout, std::ptr::null());
            }
        }
    }
}

const ENABLED: &str = "the script requires deviceGeneratedCommands";

impl GeneratedDraw {
    /// Records the draws of a command of this form with the shaders that are bound.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed, or there is not enough memory.
    pub fn record(
        device: &Arc<Logical>,
        commands: vk::CommandBuffer,
        form: DrawForm,
        arguments: Arguments<'_>,
        shaders: &Shaders,
    ) -> Result<GeneratedDraw, ExecuteError> {
        let functions = device.generated_commands.expect(ENABLED);
        let range = |offset: u64| {
            let range = arguments.buffer.address(device, 0, offset, 0)?;
            Ok::<_, ExecuteError>(range.address_range.address)
        };
        let count = range(0)?;
        let (token, stride, most_sequences, most_draws, count_address) = match form {
            DrawForm::Generated { count: said, max } => {
                let token = if arguments.indexed {
                    Token::DRAW_INDEXED
                } else {
                    Token::DRAW
                };
                let address = said.map_or(0, |_| count);
                (token, arguments.stride, max, 0, address)
            }
            DrawForm::GeneratedCount { max, .. } => {
                let token = if arguments.indexed {
                    Token::DRAW_INDEXED_COUNT
                } else {
                    Token::DRAW_COUNT
                };
                (token, TOKEN_OFFSET + COUNTED_DRAWS, 1, max, 0)
            }
            DrawForm::Direct
            | DrawForm::Multi
            | DrawForm::Indirect
            | DrawForm::IndirectCount { .. } => unreachable!("the form is generated"),
        };
        let counted = match form {
            DrawForm::GeneratedCount { count, .. } => {
                let draws = vk::DrawIndirectCountIndirectCommandEXT {
                    buffer_address: range(TOKEN_OFFSET.into())?,
                    stride: arguments.stride,
                    command_count: count,
                };
                let mut bytes = vec![0xff; TOKEN_OFFSET as usize];
                bytes.extend(counted_draws(draws));
                Some(arguments_buffer(device, &bytes)?)
            }
            _ => None,
        };
        let (address, size) = match &counted {
            Some(token) => (
                token.address(device, 0, 0, 0)?.address_range.address,
                stride.into(),
            ),
            // The token of the first sequence begins where its arguments do.
            None => (
                count,
                u64::from(arguments.stride) * u64::from(arguments.draws),
            ),
        };
        let layout = create_layout(device, &functions, token, stride, shaders.stages())?;
        // Destroys the layout if a later call fails.
        let mut draw = GeneratedDraw {
            device: Arc::clone(device),
            layout,
            _token: counted,
            _preprocess: None,
        };
        let pipeline;
        let objects;
        let p_next: *const c_void = match shaders {
            Shaders::Pipeline {
                pipeline: bound, ..
            } => {
                pipeline = vk::GeneratedCommandsPipelineInfoEXT {
                    pipeline: *bound,
                    ..Default::default()
                };
                std::ptr::from_ref(&pipeline).cast()
            }
            Shaders::Objects(bound) => {
                let handles: Vec<_> = bound.iter().map(|(_, shader)| *shader).collect();
                objects = (
                    vk::GeneratedCommandsShaderInfoEXT {
                        shader_count: handles.len() as u32,
                        p_shaders: handles.as_ptr(),
                        ..Default::default()
                    },
                    handles,
                );
                std::ptr::from_ref(&objects.0).cast()
            }
        };
        let info = vk::GeneratedCommandsMemoryRequirementsInfoEXT {
            p_next,
            indirect_commands_layout: layout,
            // For as many sequences as the buffer states, even if the call allows fewer
            // (VUID-VkGeneratedCommandsInfoEXT-sequenceCountAddress-11068).
            max_sequence_count: form.reserved_sequences().expect("the form is generated"),
            max_draw_count: most_draws,
            ..Default::default()
        };
        let mut needed = vk::MemoryRequirements2::default();
        // SAFETY: the layout and the shaders are alive, and the chain outlives the call.
        unsafe {
            let requirements = functions.get_generated_commands_memory_requirements_ext;
            requirements(device.raw().handle(), &info, &mut needed);
        }
        let needed = needed.memory_requirements;
        let mut preprocess_address = 0;
        if needed.size > 0 {
            let (buffer, backing) = preprocess_buffer(device, needed)?;
            preprocess_address = self::address(device, buffer.raw())?;
            draw._preprocess = Some((buffer, backing));
        }
        let info = vk::GeneratedCommandsInfoEXT {
            p_next,
            shader_stages: shaders.stages(),
            indirect_commands_layout: layout,
            indirect_address: address,
            indirect_address_size: size,
            preprocess_address,
            preprocess_size: needed.size,
            max_sequence_count: most_sequences,
            sequence_count_address: count_address,
            max_draw_count: most_draws,
            ..Default::default()
        };
        // SAFETY: a pass is open and the shaders are bound; everything that the structure
        // names is alive until the commands have run, and the chain during the call.
        unsafe { (functions.cmd_execute_generated_commands_ext)(commands, vk::FALSE, &info) };
        Ok(draw)
    }
}

/// Creates a buffer that generated draws read.
///
/// # Errors
/// As [`GuardedBuffer::new`].
pub(super) fn arguments_buffer(
    device: &Arc<Logical>,
    bytes: &[u8],
) -> Result<GuardedBuffer, ExecuteError> {
    let usage = vk::BufferUsageFlags::INDIRECT_BUFFER | vk::BufferUsageFlags::SHADER_DEVICE_ADDRESS;
    let what = "the buffer of generated draws".to_owned();
    let request = BufferRequest::plain(what, bytes.len() as u64, usage);
    let mut buffer = GuardedBuffer::new(device, request)?;
    buffer.write(0, bytes);
    Ok(buffer)
}

fn create_layout(
    device: &Logical,
    functions: &vk::ExtDeviceGeneratedCommandsFn,
    token: Token,
    stride: u32,
    stages: vk::ShaderStageFlags,
) -> Result<vk::IndirectCommandsLayoutEXT, ExecuteError> {
    // Tokens that draw have no data.
    let tokens = [vk::IndirectCommandsLayoutTokenEXT {
        ty: token,
        offset: TOKEN_OFFSET,
        ..Default::default()
    }];
    let info = vk::IndirectCommandsLayoutCreateInfoEXT {
        shader_stages: stages,
        indirect_stride: stride,
        token_count: 1,
        p_tokens: tokens.as_ptr(),
        ..Default::default()
    };
    let mut layout = vk::IndirectCommandsLayoutEXT::default();
    // SAFETY: the structures outlive the call, and there is a place for the handle.
    let result = unsafe {
        let device = device.raw().handle();
        let create = functions.create_indirect_commands_layout_ext;
        create(device, &info, std::ptr::null(), &mut layout)
    };
    match result {
        vk::Result::SUCCESS => Ok(layout),
        other => Err(failed("vkCreateIndirectCommandsLayoutEXT")(other)),
    }
}

/// Bytes of [`counted_draws`].
const COUNTED_DRAWS: u32 = 16;

/// The structure as memory, little-endian.
fn counted_draws(draws: vk::DrawIndirectCountIndirectCommandEXT) -> Vec<u8> {
    let address = draws.buffer_address.to_le_bytes().into_iter();
    let numbers = [draws.stride, draws.command_count];
    let numbers = numbers.into_iter().flat_map(u32::to_le_bytes);
    address.chain(numbers).collect()
}

/// Creates the buffer of the preprocessing, in memory of a type that both it and the
/// commands allow (VUID-VkGeneratedCommandsInfoEXT-preprocessAddress-11064, -11069).
fn preprocess_buffer(
    device: &Arc<Logical>,
    needed: vk::MemoryRequirements,
) -> Result<(Owned<vk::Buffer>, Backing), ExecuteError> {
    let mut usage = vk::BufferUsageFlags2CreateInfoKHR::default()
        .usage(PREPROCESS_BUFFER | vk::BufferUsageFlags2KHR::SHADER_DEVICE_ADDRESS);
    let info = vk::BufferCreateInfo::default()
        .size(needed.size)
        .push_next(&mut usage);
    // SAFETY: `maintenance5` is enabled, and the chain outlives the call.
    let buffer = unsafe { device.raw().create_buffer(&info, None) };
    let buffer = buffer.map_err(failed("vkCreateBuffer"))?;
    let buffer = Owned::new(device, buffer, ash::Device::destroy_buffer);
    let own = requirements(device, &buffer, needed.size)?;
    let what = "the buffer of the preprocessing";
    let memory = if device.prints_commands() {
        // A driver prints the commands that it takes from this memory, where a device that executes
        // nothing has generated none; old contents of the memory crash the driver.
        let both = both(device, own, needed, MemoryLocation::CpuToGpu)?;
        Memory::zeroed(device, what, both)?
    } else {
        // The buffer has memory of its own: the device requires its alignment of the address.
        let scheme = AllocationScheme::GpuAllocatorManaged;
        let location = MemoryLocation::GpuOnly;
        let both = both(device, own, needed, location)?;
        Memory::new(device, what, both, location, true, scheme)?
    };
    let backing = Backing::new(memory, []);
    backing.bind(device, &buffer, 0)?;
    Ok((buffer, backing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counted_draws_are_an_address_a_stride_and_a_count() {
        let bytes = counted_draws(vk::DrawIndirectCountIndirectCommandEXT {
            buffer_address: 0x0102_0304_0506_0708,
            stride: 28,
            command_count: 2,
        });
        assert_eq!(bytes.len(), COUNTED_DRAWS as usize);
        assert_eq!(bytes, [8, 7, 6, 5, 4, 3, 2, 1, 28, 0, 0, 0, 2, 0, 0, 0]);
    }
}
