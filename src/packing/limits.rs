//! The limits of capture, as data.

use serde::{Deserialize, Serialize};

/// Limits of `VkPhysicalDeviceTransformFeedbackPropertiesEXT`, or what stands
/// for them when no device is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaptureLimits {
    /// `maxTransformFeedbackStreams`
    pub max_streams: u32,
    /// `maxTransformFeedbackBuffers`
    pub max_buffers: u32,
    /// `maxTransformFeedbackBufferSize`, bytes of one bound range.
    pub max_buffer_size: u64,
    /// `maxTransformFeedbackStreamDataSize`, bytes of one vertex over all
    /// buffers of a stream.
    pub max_stream_data_size: u32,
    /// `maxTransformFeedbackBufferDataSize`, bytes of one vertex in one buffer.
    pub max_buffer_data_size: u32,
    /// `maxTransformFeedbackBufferDataStride`, bytes.
    pub max_buffer_data_stride: u32,
}

/// The limits that tables are judged by where no device is asked: those of
/// lavapipe, since most desktop drivers offer the same.
impl Default for CaptureLimits {
    fn default() -> Self {
        CaptureLimits::LLVMPIPE
    }
}

impl CaptureLimits {
    /// Names accepted by [`CaptureLimits::profile`].
    pub const PROFILES: [&'static str; 4] = ["vulkan-minimum", "gl-minimum", "llvmpipe", "none"];

    /// The least that every Vulkan device with the extension offers.
    pub const VULKAN_MINIMUM: CaptureLimits = CaptureLimits {
        max_streams: 1,
        max_buffers: 1,
        max_buffer_size: 1 << 27,
        max_stream_data_size: 512,
        max_buffer_data_size: 512,
        max_buffer_data_stride: 512,
    };

    /// OpenGL 4.6 minimums: 4 streams, 4 buffers, 64 interleaved components.
    pub const GL_MINIMUM: CaptureLimits = CaptureLimits {
        max_streams: 4,
        max_buffers: 4,
        max_buffer_size: 1 << 27,
        max_stream_data_size: 256,
        max_buffer_data_size: 256,
        max_buffer_data_stride: 256,
    };

    /// What lavapipe offers; the default where no device is asked, since most
    /// desktop drivers offer the same.
    pub const LLVMPIPE: CaptureLimits = CaptureLimits {
        max_streams: 4,
        max_buffers: 4,
        max_buffer_size: u32::MAX as u64,
        max_stream_data_size: 512,
        max_buffer_data_size: 512,
        max_buffer_data_stride: 512,
    };

    /// No limit at all.
    pub const NONE: CaptureLimits = CaptureLimits {
        max_streams: u32::MAX,
        max_buffers: u32::MAX,
        max_buffer_size: u64::MAX,
        max_stream_data_size: u32::MAX,
        max_buffer_data_size: u32::MAX,
        max_buffer_data_stride: u32::MAX,
    };

    /// Each limit by its Vulkan name.
    pub fn named(&self) -> [(&'static str, u64); 6] {
        [
            ("maxTransformFeedbackStreams", self.max_streams.into()),
            ("maxTransformFeedbackBuffers", self.max_buffers.into()),
            ("maxTransformFeedbackBufferSize", self.max_buffer_size),
            (
                "maxTransformFeedbackStreamDataSize",
                self.max_stream_data_size.into(),
            ),
            (
                "maxTransformFeedbackBufferDataSize",
                self.max_buffer_data_size.into(),
            ),
            (
                "maxTransformFeedbackBufferDataStride",
                self.max_buffer_data_stride.into(),
            ),
        ]
    }

    /// The limits that go by this name.
    pub fn profile(name: &str) -> Option<CaptureLimits> {
        Some(match name {
            "vulkan-minimum" => Self::VULKAN_MINIMUM,
            "gl-minimum" => Self::GL_MINIMUM,
            "llvmpipe" => Self::LLVMPIPE,
            "none" => Self::NONE,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_profile_has_its_limits() {
        for name in CaptureLimits::PROFILES {
            assert!(CaptureLimits::profile(name).is_some(), "{name}");
        }
        assert_eq!(CaptureLimits::profile("hopes"), None);
    }
}
