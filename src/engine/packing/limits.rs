//! The limits of capture, as data.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Limits of `VkPhysicalDeviceTransformFeedbackPropertiesEXT`, of a device or of a
/// profile, and GL's limits on requests by names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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
    /// GL's `MAX_TRANSFORM_FEEDBACK_INTERLEAVED_COMPONENTS`, of each buffer.
    pub max_interleaved_components: u32,
    /// GL's `MAX_TRANSFORM_FEEDBACK_SEPARATE_ATTRIBS`.
    pub max_separate_attribs: u32,
    /// GL's `MAX_TRANSFORM_FEEDBACK_SEPARATE_COMPONENTS`, of each varying.
    pub max_separate_components: u32,
    /// Locations of four components that the outputs of a stage may take.
    pub max_output_locations: u32,
}

/// The reason why a text does not describe limits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LimitsError {
    #[error("'{0}' is not a profile of limits; the profiles are {names}, and numbers are written max_buffers=8",
        names = CaptureLimits::PROFILES.join(", "))]
    Profile(String),
    #[error("'{0}' is not a limit of capture; the limits are {names}", names = KEYS.join(", "))]
    Key(String),
    #[error("the limit {key} must be a number from 0 to {max}, found '{seen}'")]
    Number { key: String, max: u64, seen: String },
    #[error("the limit {0} is given twice")]
    Twice(String),
}

/// The limits by the names of [`CaptureLimits::parse`].
const KEYS: [&str; 10] = [
    "max_streams",
    "max_buffers",
    "max_buffer_size",
    "max_stream_data_size",
    "max_buffer_data_size",
    "max_buffer_data_stride",
    "max_interleaved_components",
    "max_separate_attribs",
    "max_separate_components",
    "max_output_locations",
];

/// The default limits without a device: those of lavapipe, which most desktop drivers
/// share.
impl Default for CaptureLimits {
    fn default() -> Self {
        CaptureLimits::LLVMPIPE
    }
}

impl CaptureLimits {
    /// Names accepted by [`CaptureLimits::profile`].
    pub const PROFILES: [&'static str; 4] = ["vulkan-minimum", "gl-minimum", "llvmpipe", "none"];

    /// The minimum that every Vulkan device with the extension supports.
    pub const VULKAN_MINIMUM: CaptureLimits = CaptureLimits {
        max_streams: 1,
        max_buffers: 1,
        max_buffer_size: 1 << 27,
        max_stream_data_size: 512,
        max_buffer_data_size: 512,
        max_buffer_data_stride: 512,
        max_interleaved_components: 128,
        max_separate_attribs: 1,
        max_separate_components: 128,
        max_output_locations: 16,
    };

    /// OpenGL 4.6 minimums: 4 streams, 4 buffers, 64 interleaved components.
    pub const GL_MINIMUM: CaptureLimits = CaptureLimits {
        max_streams: 4,
        max_buffers: 4,
        max_buffer_size: 1 << 27,
        max_stream_data_size: 256,
        max_buffer_data_size: 256,
        max_buffer_data_stride: 256,
        max_interleaved_components: 64,
        max_separate_attribs: 4,
        max_separate_components: 4,
        max_output_locations: 16,
    };

    /// The limits of lavapipe, and those of llvmpipe where GL has a separate limit.
    pub const LLVMPIPE: CaptureLimits = CaptureLimits {
        max_streams: 4,
        max_buffers: 4,
        max_buffer_size: u32::MAX as u64,
        max_stream_data_size: 512,
        max_buffer_data_size: 512,
        max_buffer_data_stride: 512,
        max_interleaved_components: 64,
        max_separate_attribs: 4,
        max_separate_components: 64,
        max_output_locations: 32,
    };

    /// No limits.
    pub const NONE: CaptureLimits = CaptureLimits {
        max_streams: u32::MAX,
        max_buffers: u32::MAX,
        max_buffer_size: u64::MAX,
        max_stream_data_size: u32::MAX,
        max_buffer_data_size: u32::MAX,
        max_buffer_data_stride: u32::MAX,
        max_interleaved_components: u32::MAX,
        max_separate_attribs: u32::MAX,
        max_separate_components: u32::MAX,
        max_output_locations: u32::MAX,
    };

    /// Returns the limits of a Vulkan device. GL's limits have no counterpart in
    /// Vulkan, so a request is limited like a module that captures the same.
    pub fn for_device(self, max_output_components: u32) -> CaptureLimits {
        let words = self.max_buffer_data_size.min(self.max_buffer_data_stride) / 4;
        CaptureLimits {
            max_interleaved_components: words,
            max_separate_attribs: self.max_buffers,
            max_separate_components: words,
            max_output_locations: max_output_components / 4,
            ..self
        }
    }

    /// Returns each limit with its Vulkan name.
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

    /// Returns for each limit that applies to an interface the limits in which only
    /// that one is finite.
    pub fn alone(&self) -> [(&'static str, CaptureLimits); 5] {
        let [streams, buffers, _, stream_data, data, stride] = self.named().map(|(name, _)| name);
        let only = |name, set: fn(&mut CaptureLimits, &CaptureLimits)| {
            let mut limits = CaptureLimits::NONE;
            set(&mut limits, self);
            (name, limits)
        };
        [
            only(streams, |l, own| l.max_streams = own.max_streams),
            only(buffers, |l, own| l.max_buffers = own.max_buffers),
            only(stream_data, |l, own| {
                l.max_stream_data_size = own.max_stream_data_size
            }),
            only(data, |l, own| {
                l.max_buffer_data_size = own.max_buffer_data_size
            }),
            only(stride, |l, own| {
                l.max_buffer_data_stride = own.max_buffer_data_stride
            }),
        ]
    }

    /// Parses a profile, numbers, or a profile with numbers that replace its own:
    /// `llvmpipe,max_buffers=8`. Numbers without a profile replace llvmpipe's.
    ///
    /// # Errors
    /// An unknown profile or limit, or an invalid number.
    pub fn parse(text: &str) -> Result<CaptureLimits, LimitsError> {
        let mut limits = CaptureLimits::default();
        let mut given: Vec<&str> = Vec::new();
        for (place, part) in text.split(',').enumerate() {
            let Some((key, value)) = part.split_once('=') else {
                match CaptureLimits::profile(part).filter(|_| place == 0) {
                    Some(profile) => limits = profile,
                    None => return Err(LimitsError::Profile(part.to_owned())),
                }
                continue;
            };
            if given.contains(&key) {
                return Err(LimitsError::Twice(key.to_owned()));
            }
            given.push(key);
            limits.set(key, value)?;
        }
        Ok(limits)
    }

    fn set(&mut self, key: &str, value: &str) -> Result<(), LimitsError> {
        let wrong = |max: u64| LimitsError::Number {
            key: key.to_owned(),
            max,
            seen: value.to_owned(),
        };
        let place = match key {
            "max_buffer_size" => {
                self.max_buffer_size = value.parse().map_err(|_| wrong(u64::MAX))?;
                return Ok(());
            }
            "max_streams" => &mut self.max_streams,
            "max_buffers" => &mut self.max_buffers,
            "max_stream_data_size" => &mut self.max_stream_data_size,
            "max_buffer_data_size" => &mut self.max_buffer_data_size,
            "max_buffer_data_stride" => &mut self.max_buffer_data_stride,
            "max_interleaved_components" => &mut self.max_interleaved_components,
            "max_separate_attribs" => &mut self.max_separate_attribs,
            "max_separate_components" => &mut self.max_separate_components,
            "max_output_locations" => &mut self.max_output_locations,
            _ => return Err(LimitsError::Key(key.to_owned())),
        };
        *place = value.parse().map_err(|_| wrong(u32::MAX.into()))?;
        Ok(())
    }

    /// Returns the profile of this name.
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
    fn every_listed_profile_exists() {
        for name in CaptureLimits::PROFILES {
            assert!(CaptureLimits::profile(name).is_some(), "{name}");
        }
        assert_eq!(CaptureLimits::profile("hopes"), None);
    }

    #[test]
    fn numbers_replace_those_of_a_profile() {
        let limits = CaptureLimits::parse("gl-minimum,max_buffers=8,max_streams=1");
        let want = CaptureLimits {
            max_buffers: 8,
            max_streams: 1,
            ..CaptureLimits::GL_MINIMUM
        };
        assert_eq!(limits, Ok(want));
        let limits = CaptureLimits::parse("max_separate_attribs=7").expect("a number");
        assert_eq!(limits.max_separate_attribs, 7);
        assert_eq!(limits.max_buffers, CaptureLimits::LLVMPIPE.max_buffers);
        for key in KEYS {
            assert!(CaptureLimits::parse(&format!("{key}=5")).is_ok(), "{key}");
        }
        for (text, want) in [
            ("hopes", LimitsError::Profile("hopes".into())),
            ("max_buffers=8,none", LimitsError::Profile("none".into())),
            ("max_hopes=8", LimitsError::Key("max_hopes".into())),
            (
                "max_streams=1,max_streams=1",
                LimitsError::Twice("max_streams".into()),
            ),
            (
                "max_streams=4294967296",
                LimitsError::Number {
                    key: "max_streams".into(),
                    max: u32::MAX.into(),
                    seen: "4294967296".into(),
                },
            ),
        ] {
            assert_eq!(CaptureLimits::parse(text), Err(want), "{text}");
        }
    }

    #[test]
    fn a_device_limits_requests_like_modules() {
        let device = CaptureLimits::LLVMPIPE.for_device(128);
        assert_eq!(device.max_interleaved_components, 128);
        assert_eq!(device.max_separate_attribs, 4);
        assert_eq!(device.max_output_locations, 32);
    }
}
