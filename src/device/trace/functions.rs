//! Functions in place of those of the loader and the driver: each notes its call, and
//! calls the real one.
//!
//! The table `autogen_functions` is generated from the registry of Vulkan
//! (harness/vulkan-tables). A function has its effect on objects before its name: it is a `command`
//! of a command buffer, it `create`s or `destroy`s objects of a device, or it is any `other`. An
//! argument is its name in Rust and in the trace, its type and how it
//! is read, as members are ([`types`](super::types)); `out N` is a place for N handles, and `-` is
//! not noted.

use super::autogen_functions::traced_functions;
use super::recorder::{self, Function};
use super::value::{Traced, Value, array};
use crate::vk::{self, Handle};
use std::ffi::c_void;
use std::mem::transmute;

/// The return value of a function.
pub(super) trait Outcome {
    /// Whether it wrote its outputs.
    fn has_outputs(&self) -> bool;
    /// The name of a result.
    fn name(&self) -> Option<String>;
}

impl Outcome for () {
    fn has_outputs(&self) -> bool {
        true
    }

    fn name(&self) -> Option<String> {
        None
    }
}

impl Outcome for vk::DeviceAddress {
    fn has_outputs(&self) -> bool {
        true
    }

    fn name(&self) -> Option<String> {
        None
    }
}

impl Outcome for vk::Result {
    fn has_outputs(&self) -> bool {
        self.as_raw() >= 0
    }

    fn name(&self) -> Option<String> {
        Some(format!("VK_{self:?}"))
    }
}

/// An argument as data; `None` if it is not noted.
macro_rules! argument {
    ($argument:ident $name:literal -) => {
        None
    };
    ($argument:ident $name:literal out $($count:tt)*) => {
        None
    };
    ($argument:ident $name:literal $($kind:tt)*) => {
        Some(($name.to_owned(), crate::trace::types::read!($argument $($kind)*)))
    };
}

/// Notes the handles that a call wrote.
macro_rules! output {
    ($argument:ident out $($count:tt)*) => {
        outputs($argument, $($count)* as usize);
    };
    ($argument:ident $($kind:tt)*) => {};
}

/// Acts before some calls: the host writes mapped memory without a call, so that it is compared
/// at each submission.
macro_rules! before {
    (vkFreeMemory $device:ident $memory:ident $allocator:ident) => {
        recorder::freed($memory.as_raw());
    };
    (vkUnmapMemory $device:ident $memory:ident) => {
        recorder::unmapped($memory.as_raw());
    };
    (vkQueueSubmit $($argument:ident)*) => {
        recorder::note_writes();
    };
    ($($other:ident)*) => {};
}

/// Acts after some calls that have outputs.
macro_rules! after {
    ($address:ident vkGetBufferDeviceAddress $($argument:ident)*) => {
        recorder::addressed($address);
    };
    ($result:ident vkAllocateMemory $device:ident $info:ident $allocator:ident $memory:ident) => {
        recorder::allocated((*$memory).as_raw(), (*$info).allocation_size);
    };
    ($result:ident vkMapMemory $device:ident $memory:ident $offset:ident $size:ident $flags:ident
        $data:ident) => {
        recorder::mapped($memory.as_raw(), $offset, $size, *$data);
    };
    ($result:ident vkWaitForFences $($argument:ident)*) => {
        if $result == vk::Result::SUCCESS {
            recorder::note_results();
        }
    };
    ($result:ident $($other:ident)*) => {};
}

/// # Safety
/// The pointer is to `count` handles.
unsafe fn outputs<T: Traced>(first: *const T, count: usize) {
    // SAFETY: see above.
    if let Value::Array { items, .. } = unsafe { array(first, count) } {
        recorder::created(items);
    }
}

macro_rules! functions {
    ($($role:ident $function:ident($(($argument:ident $name:literal: $ty:ty, $($kind:tt)*));*)
        $(-> $result:ty)?;)*) => {
        $(
            #[allow(non_snake_case)]
            unsafe extern "system" fn $function($($argument: $ty),*) $(-> $result)? {
                // SAFETY: the caller fulfils the contract of the Vulkan function, so that its
                // arguments are valid; the real function has this type.
                unsafe {
                    before!($function $($argument)*);
                    let arguments = [$(argument!(
                        $argument $name $($kind)*
                    )),*];
                    recorder::begun(
                        stringify!($function),
                        arguments.into_iter().flatten().collect(),
                    );
                    let real = recorder::real(stringify!($function));
                    let real = transmute::<
                        Function,
                        unsafe extern "system" fn($($ty),*) $(-> $result)?,
                    >(real);
                    let result = real($($argument),*);
                    if Outcome::has_outputs(&result) {
                        $(output!($argument $($kind)*);)*
                        after!(result $function $($argument)*);
                    }
                    recorder::returned(Outcome::name(&result));
                    result
                }
            }
        )*

        /// The function of this module with this name.
        pub(super) fn wrapper(name: &str) -> Option<(&'static str, Function)> {
            match name {
                $(stringify!($function) => {
                    let function: unsafe extern "system" fn($($ty),*) $(-> $result)? = $function;
                    // SAFETY: both are function pointers; the caller casts it back.
                    let function = unsafe {
                        transmute::<
                            unsafe extern "system" fn($($ty),*) $(-> $result)?,
                            Function,
                        >(function)
                    };
                    Some((stringify!($function), function))
                })*
                _ => None,
            }
        }

        #[cfg(test)]
        pub(super) const NAMES: &[&str] = &[$(stringify!($function)),*];
    };
}

traced_functions!(functions);

#[cfg(any(test, feature = "testing"))]
pub(crate) use argument;
