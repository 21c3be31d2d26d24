//! The capabilities that a device offers to a generated case: a case uses nothing else,
//! so that none is unsupported.

use crate::capture::Options;
use crate::case::DEVICE_DIALECT;
use crate::generate::Rng;
use crate::script::{Capabilities, Feature};
use crate::types::Stage;

/// The features and limits of a device.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer<'a>(pub &'a Capabilities);

impl Offer<'_> {
    /// Whether the device has all of these features and properties.
    pub fn has(&self, features: impl IntoIterator<Item = Feature>) -> bool {
        features.into_iter().all(|feature| self.0.has(feature))
    }

    /// Whether the device has a stage.
    pub fn has_stage(&self, stage: Stage) -> bool {
        match stage {
            Stage::Vertex | Stage::Fragment | Stage::Compute => true,
            Stage::TessControl | Stage::TessEval => self.has([Feature::TessellationShader]),
            Stage::Geometry => self.has([Feature::GeometryShader]),
        }
    }

    /// One of the choices whose features the device has, if it has those of any.
    pub fn pick<T: Copy, F: IntoIterator<Item = Feature>>(
        &self,
        rng: &mut Rng,
        choices: &[T],
        features: impl Fn(T) -> F,
    ) -> Option<T> {
        let offered = choices.iter().copied();
        let offered: Vec<T> = offered.filter(|c| self.has(features(*c))).collect();
        rng.pick(&offered).copied()
    }

    /// The options for captures within the limits of the device.
    pub fn options(&self) -> Options {
        Options {
            dialect: DEVICE_DIALECT,
            limits: self.0.limits,
        }
    }

    /// Streams of a geometry shader.
    pub fn streams(&self) -> u32 {
        if self.has([Feature::GeometryStreams]) {
            self.0.limits.max_streams
        } else {
            1
        }
    }
}
