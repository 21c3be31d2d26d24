//! The commands of command buffers, and the functions that create and destroy objects of a
//! device: every traced function of these kinds. Each checks that the handles that it is given are
//! alive. A command notes them as used by its command buffer, which must be being recorded.

use super::driver::{Addressed, CommandState, create, with};
use super::functions::{create_pipelines, create_query_pool, create_shaders};
use super::memory::{ADDRESS_SHIFT, create_buffer};
use super::queue::create_command_pool;
use crate::address_commands::RangeInfo;
use crate::trace::autogen_functions::traced_functions;
use crate::trace::functions::argument;
use crate::trace::recorder::ADDRESS;
use crate::trace::value::Value;
use crate::vk;
use std::ffi::c_void;
use std::mem::transmute;

/// The handles that a function is given, with their types in C.
pub(super) type Handles = Vec<(&'static str, u64)>;

/// Adds the handles of an argument that are not null, and the buffers of its addresses.
fn add_handles(value: &Value, handles: &mut Handles) {
    match value {
        Value::Handle(_, 0) => {}
        Value::Handle(ADDRESS, address) => handles.push(("VkBuffer", address >> ADDRESS_SHIFT)),
        Value::Handle(ty, raw) => handles.push((ty, *raw)),
        Value::Structure { fields, .. } => {
            for (_, value) in fields {
                add_handles(value, handles);
            }
        }
        Value::List(items) | Value::Array { items, .. } => {
            for item in items {
                add_handles(item, handles);
            }
        }
        Value::Pointer(value) => add_handles(value, handles),
        Value::Unsigned(_)
        | Value::Signed(_)
        | Value::Float(_)
        | Value::Name(_)
        | Value::Flags(_)
        | Value::Object(_)
        | Value::Address { .. }
        | Value::Text(_)
        | Value::Bytes(_)
        | Value::Null
        | Value::Unknown(_) => {}
    }
}

/// Returns the handles of arguments after the first one, by which the function is dispatched.
fn handles<const N: usize>(arguments: [Option<(String, Value)>; N]) -> Handles {
    let mut handles = Handles::new();
    for (_, value) in arguments.iter().skip(1).flatten() {
        add_handles(value, &mut handles);
    }
    handles
}

/// Records a command that uses these objects.
pub(super) fn record(call: &'static str, commands: vk::CommandBuffer, used: &Handles) {
    with(|driver| {
        for (_, used) in used {
            driver.check_alive(call, *used);
        }
        let Some(buffer) = driver.object(call, commands) else {
            return;
        };
        buffer.uses.extend(used.iter().map(|(_, used)| *used));
        if buffer.state != CommandState::Recording {
            let fault = format!(
                "{call} is recorded into a buffer that is {:?}",
                buffer.state
            );
            driver.faults.push(fault);
        }
    });
}

fn buffers(used: &Handles) -> impl Iterator<Item = u64> {
    let buffers = used.iter().filter(|(ty, _)| *ty == "VkBuffer");
    buffers.map(|(_, raw)| *raw)
}

/// Notes a command by address.
unsafe fn addressed(command: &'static str, numbers: &[u32], count: u32, infos: *const RangeInfo) {
    // SAFETY: as for the command; the array may be null.
    let infos = (!infos.is_null()).then(|| unsafe { super::slice(count, infos) }.to_vec());
    with(|driver| {
        driver.addressed.push(Addressed {
            command,
            numbers: numbers.to_vec(),
            infos,
        });
    });
}

/// Notes the arguments of some commands.
macro_rules! note {
    (vkCmdPipelineBarrier $used:ident $commands:ident $from:ident $to:ident $($other:ident)*) => {
        with(|driver| {
            driver.barriers.push(($from, $to));
            driver.barrier_buffers.extend(buffers(&$used));
        })
    };
    (vkCmdResetQueryPool $used:ident $commands:ident $pool:ident $first:ident $count:ident) => {
        with(|driver| driver.resets.push(("vkCmdResetQueryPool", $first, $count)))
    };
    (vkCmdBeginTransformFeedbackEXT $used:ident $($other:ident)*) => {
        with(|driver| driver.counters.extend(buffers(&$used)))
    };
    (vkCmdEndTransformFeedbackEXT $used:ident $($other:ident)*) => {
        with(|driver| driver.counters.extend(buffers(&$used)))
    };
    (vkCmdBindTransformFeedbackBuffers2EXT
        $used:ident $commands:ident $first:ident $count:ident $infos:ident) => {
        addressed("bind", &[$first, $count], $count, $infos)
    };
    (vkCmdBeginTransformFeedback2EXT
        $used:ident $commands:ident $first:ident $count:ident $infos:ident) => {
        addressed("begin", &[$first, $count], $count, $infos)
    };
    (vkCmdEndTransformFeedback2EXT
        $used:ident $commands:ident $first:ident $count:ident $infos:ident) => {
        addressed("end", &[$first, $count], $count, $infos)
    };
    (vkCmdDrawIndirectByteCount2EXT $used:ident $commands:ident $instances:ident
        $first_instance:ident $info:ident $offset:ident $stride:ident) => {
        addressed(
            "draw",
            &[$instances, $first_instance, $offset, $stride],
            1,
            $info,
        )
    };
    ($($other:ident)*) => {
        ()
    };
}

/// Acts as a function does, by its effect on objects.
macro_rules! act {
    (command $function:ident $used:ident $commands:ident $($argument:ident)*) => {
        {
            note!($function $used $commands $($argument)*);
            record(stringify!($function), $commands, &$used)
        }
    };
    (create vkCreateBuffer $used:ident $device:ident $info:ident $allocator:ident $out:ident) => {
        create_buffer($device, &*$info, $out)
    };
    (create vkCreateCommandPool $used:ident $device:ident $info:ident $allocator:ident
        $out:ident) => {
        create_command_pool($device, &*$info, $out)
    };
    (create vkCreateQueryPool $used:ident $device:ident $info:ident $allocator:ident
        $out:ident) => {
        create_query_pool($device, &*$info, $out)
    };
    (create vkCreateShadersEXT $used:ident $device:ident $count:ident $infos:ident
        $allocator:ident $out:ident) => {
        create_shaders($device, $count, $out)
    };
    (create $function:ident $used:ident $device:ident $info:ident $allocator:ident
        $out:ident) => {
        create(stringify!($function), $device, $used.into_iter().map(|(_, raw)| raw), $out)
    };
    (create $function:ident $used:ident $device:ident $cache:ident $count:ident $infos:ident
        $allocator:ident $out:ident) => {
        create_pipelines(stringify!($function), $device, $used, $out)
    };
    (destroy $function:ident $used:ident $device:ident $object:ident $allocator:ident) => {
        with(|driver| {
            driver.object(stringify!($function), $device);
            driver.remove(stringify!($function), $object);
        })
    };
}

macro_rules! function {
    (other $($rest:tt)*) => {};
    ($role:ident $function:ident($(($argument:ident $name:literal: $ty:ty, $($kind:tt)*));*)
        $(-> $result:ty)?) => {
        #[allow(clippy::too_many_arguments, non_snake_case, unused_variables)]
        unsafe extern "system" fn $function($($argument: $ty),*) $(-> $result)? {
            // SAFETY: the caller fulfils the contract of the Vulkan function, so that its
            // arguments are valid.
            unsafe {
                let arguments = [$(argument!($argument $name $($kind)*)),*];
                let traced = format!("{} {arguments:?}", stringify!($function));
                with(|driver| driver.trace.push(traced));
                let used = handles(arguments);
                act!($role $function used $($argument)*)
            }
        }
    };
}

macro_rules! pointer {
    (other $function:ident) => {
        None
    };
    ($role:ident $function:ident) => {
        // SAFETY: the caller casts the pointer back to the type of this name.
        Some(unsafe { transmute::<*const (), unsafe extern "system" fn()>($function as *const ()) })
    };
}

macro_rules! functions {
    ($($role:ident $function:ident($($argument:tt);*) $(-> $result:ty)?;)*) => {
        $(function!($role $function($($argument);*) $(-> $result)?);)*

        /// Finds a function by its name.
        pub(super) fn find(name: &std::ffi::CStr) -> vk::PFN_vkVoidFunction {
            match name.to_str().unwrap_or_default() {
                $(stringify!($function) => pointer!($role $function),)*
                _ => None,
            }
        }
    };
}
traced_functions!(functions);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trace::value::pointer;
    use crate::vk::Handle;

    #[test]
    fn handles_are_found_in_structures_and_by_addresses() {
        let begin = vk::RenderPassBeginInfo::default()
            .render_pass(vk::RenderPass::from_raw(1))
            .framebuffer(vk::Framebuffer::from_raw(2));
        let range = RangeInfo {
            address_range: vk::DeviceAddressRangeKHR {
                address: (3 << ADDRESS_SHIFT) + 8,
                size: 4,
            },
            ..RangeInfo::default()
        };
        let null = RangeInfo::default();
        // SAFETY: the structures live and point nowhere.
        let values = unsafe { [pointer(&begin), pointer(&range), pointer(&null)] };
        let [begin, range, null] = values.map(|value| Some((String::new(), value)));
        let used = [("VkRenderPass", 1), ("VkFramebuffer", 2), ("VkBuffer", 3)];
        assert_eq!(handles([None, begin, range, null]), used);
    }
}
