//! The capabilities that a device offers to a generated case: a case uses nothing else,
//! so that none is unsupported.

use crate::capture::Options;
use crate::case::DEVICE_DIALECT;
use crate::generate::Rng;
use crate::script::Capabilities;
use crate::types::Stage;

/// The features and limits of a device.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer<'a>(pub &'a Capabilities);

impl Offer<'_> {
    /// Whether the device has all of these features and properties.
    pub fn has<N: AsRef<str>>(&self, names: impl IntoIterator<Item = N>) -> bool {
        let mut names = names.into_iter();
        names.all(|name| self.0.has(name.as_ref()))
    }

    /// Whether the device has a stage.
    pub fn has_stage(&self, stage: Stage) -> bool {
        match stage {
            Stage::Vertex | Stage::Fragment | Stage::Compute => true,
            Stage::TessControl | Stage::TessEval => self.has(["tessellationShader"]),
            Stage::Geometry => self.has(["geometryShader"]),
        }
    }

    /// One of the choices whose features the device has, if it has those of any.
    pub fn pick<T: Copy, N: AsRef<str>, F: IntoIterator<Item = N>>(
        &self,
        rng: &mut Rng,
        choices: &[T],
        features: impl Fn(T) -> F,
    ) -> Option<T> {
        let offered = choices.iter().copied();
        let offered: Vec<T> = offered.filter(|c| self.has(features(*c))).collect();
        rng.pick(&offered).copied()
    }

    /// How captures are read within the limits of the device.
    pub fn options(&self) -> Options {
        Options {
            dialect: DEVICE_DIALECT,
            limits: self.0.limits,
        }
    }

    /// Streams of a geometry shader.
    pub fn streams(&self) -> u32 {
        if self.has(["geometryStreams"]) {
            self.0.limits.max_streams
        } else {
            1
        }
    }
}
