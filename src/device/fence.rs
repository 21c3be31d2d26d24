//! Waiting for submitted work.
//!
//! Vulkan chapter "Synchronization and Cache Control", "Fences".

use super::error::failed;
use super::logical::Logical;
use super::owned::Owned;
use crate::platform::wait_on;
use crate::script::ExecuteError;
use ash::vk;
use std::sync::Arc;
use std::time::Duration;

/// A fence that is not signalled yet.
pub(super) struct Fence {
    device: Arc<Logical>,
    fence: Owned<vk::Fence>,
}

impl Fence {
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn new(device: &Arc<Logical>) -> Result<Fence, ExecuteError> {
        let info = vk::FenceCreateInfo::default();
        // SAFETY: the device is alive.
        let fence =
            unsafe { device.raw().create_fence(&info, None) }.map_err(failed("vkCreateFence"))?;
        Ok(Fence {
            device: Arc::clone(device),
            fence: Owned::new(device, fence, ash::Device::destroy_fence),
        })
    }

    pub fn raw(&self) -> vk::Fence {
        self.fence.raw()
    }

    /// Waits until the submission that signals the fence, and all before it, are
    /// finished.
    ///
    /// # Errors
    /// [`ExecuteError::Timeout`] if they are not in time, or the call failed.
    pub fn wait(&self, timeout: Duration) -> Result<(), ExecuteError> {
        let waited = wait_on(timeout, |time| {
            let waited = self.wait_once(time);
            (waited != Err(vk::Result::TIMEOUT)).then_some(waited)
        });
        let waited = waited.unwrap_or(Err(vk::Result::TIMEOUT));
        // The work of a lost device is over, too.
        if matches!(waited, Ok(()) | Err(vk::Result::ERROR_DEVICE_LOST)) {
            self.device.note_idle();
        }
        waited.map_err(|result| match result {
            vk::Result::TIMEOUT => ExecuteError::Timeout { timeout },
            other => failed("vkWaitForFences")(other),
        })
    }

    fn wait_once(&self, timeout: Duration) -> Result<(), vk::Result> {
        // More than 584 years are as good as forever.
        let nanoseconds = u64::try_from(timeout.as_nanos()).unwrap_or(u64::MAX);
        let device = self.device.raw();
        // SAFETY: the fence was made from this device.
        unsafe { device.wait_for_fences(&[self.raw()], true, nanoseconds) }
    }
}
