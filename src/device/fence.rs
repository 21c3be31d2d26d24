//! Waiting for what was submitted.
//!
//! Vulkan chapter "Synchronization and Cache Control", "Fences".

use super::error::failed;
use super::logical::Logical;
use crate::script::ExecuteError;
use ash::vk;
use std::sync::Arc;
use std::time::Duration;

/// A fence; destroyed when dropped.
pub(super) struct Fence {
    device: Arc<Logical>,
    fence: vk::Fence,
}

impl Fence {
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn new(device: &Arc<Logical>) -> Result<Fence, ExecuteError> {
        // SAFETY: the device is alive.
        let fence = unsafe {
            device
                .raw()
                .create_fence(&vk::FenceCreateInfo::default(), None)
        };
        Ok(Fence {
            fence: fence.map_err(failed("vkCreateFence"))?,
            device: Arc::clone(device),
        })
    }

    pub fn raw(&self) -> vk::Fence {
        self.fence
    }

    /// Waits until the submission that signals the fence, and all before it, are
    /// finished.
    ///
    /// # Errors
    /// [`ExecuteError::Timeout`] if they are not in time, or the call failed.
    pub fn wait(&self, timeout: Duration) -> Result<(), ExecuteError> {
        let nanoseconds = u64::try_from(timeout.as_nanos()).unwrap_or(u64::MAX);
        // SAFETY: the fence was made from this device.
        let answer = unsafe {
            self.device
                .raw()
                .wait_for_fences(&[self.fence], true, nanoseconds)
        };
        match answer {
            Ok(()) => self.device.note_idle(),
            Err(vk::Result::TIMEOUT) => {
                return Err(ExecuteError::Timeout {
                    seconds: timeout.as_secs(),
                });
            }
            Err(result) => {
                if result == vk::Result::ERROR_DEVICE_LOST {
                    // The work of a lost device is over.
                    self.device.note_idle();
                }
                return Err(failed("vkWaitForFences")(result));
            }
        }
        Ok(())
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        if self.device.may_destroy() {
            // SAFETY: made from this device; no submission waits to signal it.
            unsafe { self.device.raw().destroy_fence(self.fence, None) };
        }
    }
}
