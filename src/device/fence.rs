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

    /// Waits until the work is done.
    ///
    /// # Errors
    /// [`ExecuteError::Timeout`] where it is not in time, or the call failed; the
    /// device is then abandoned, unless it is lost.
    pub fn wait(&self, timeout: Duration) -> Result<(), ExecuteError> {
        let nanoseconds = u64::try_from(timeout.as_nanos()).unwrap_or(u64::MAX);
        // SAFETY: the fence was made from this device.
        let answer = unsafe {
            self.device
                .raw()
                .wait_for_fences(&[self.fence], true, nanoseconds)
        };
        match answer {
            Ok(()) => Ok(()),
            // The work of a lost device is over.
            Err(vk::Result::ERROR_DEVICE_LOST) => Err(ExecuteError::DeviceLost {
                call: "vkWaitForFences",
            }),
            Err(result) => {
                self.device.abandon();
                Err(match result {
                    vk::Result::TIMEOUT => ExecuteError::Timeout {
                        seconds: timeout.as_secs(),
                    },
                    other => failed("vkWaitForFences")(other),
                })
            }
        }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        if !self.device.is_abandoned() {
            // SAFETY: made from this device; no submission waits to signal it.
            unsafe { self.device.raw().destroy_fence(self.fence, None) };
        }
    }
}
