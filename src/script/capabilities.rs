//! What a device offers, as facts.

use crate::packing::CaptureLimits;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The device report: enough to decide whether a case can run, and to say in a
/// result where it ran.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Capabilities {
    /// Index among the devices that the loader lists.
    pub index: usize,
    pub name: String,
    /// `integrated`, `discrete`, `virtual`, `cpu` or `other`.
    pub kind: String,
    pub vendor_id: u32,
    pub device_id: u32,
    /// `major.minor.patch`
    pub api_version: String,
    pub driver_name: String,
    /// The driver's own text: version, compiler, commit.
    pub driver_info: String,
    pub driver_version: u32,
    /// Whether VK_EXT_transform_feedback and its feature are there.
    pub transform_feedback: bool,
    /// Features and boolean properties by their Vulkan names
    /// (`geometryShader`, `transformFeedbackQueries`), `true` where offered.
    pub features: BTreeMap<String, bool>,
    pub limits: CaptureLimits,
    /// Other limits by their Vulkan names (`maxVertexOutputComponents`).
    pub other_limits: BTreeMap<String, u64>,
}

impl Capabilities {
    /// Whether a feature or boolean property is offered.
    pub fn has(&self, feature: &str) -> bool {
        self.features.get(feature).copied().unwrap_or(false)
    }
}
