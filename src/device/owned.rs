//! A Vulkan object that destroys itself when dropped.
//!
//! Vulkan chapter "Fundamentals", "Object Lifetime".

use super::logical::Logical;
use ash::vk;
use std::sync::Arc;

/// A function of a device that destroys an object.
type Destroy<H> = unsafe fn(&ash::Device, H, Option<&vk::AllocationCallbacks<'_>>);

/// An object of a device. It is destroyed when dropped, unless the device is
/// abandoned ([`Logical::may_destroy`]).
pub(super) struct Owned<H: Copy> {
    device: Arc<Logical>,
    handle: H,
    destroy: Destroy<H>,
}

impl<H: Copy> Owned<H> {
    /// Takes ownership of an object of this device, which `destroy` destroys.
    pub fn new(device: &Arc<Logical>, handle: H, destroy: Destroy<H>) -> Owned<H> {
        Owned {
            device: Arc::clone(device),
            handle,
            destroy,
        }
    }

    /// Returns the device that the object is made from.
    pub fn device(&self) -> &Logical {
        &self.device
    }

    /// Returns the handle, which is valid as long as this object lives.
    pub fn raw(&self) -> H {
        self.handle
    }
}

impl<H: Copy> Drop for Owned<H> {
    fn drop(&mut self) {
        if self.device.may_destroy() {
            // SAFETY: the object was made from this device, it is destroyed once,
            // and no unfinished work uses it.
            unsafe { (self.destroy)(self.device.raw(), self.handle, None) };
        }
    }
}
