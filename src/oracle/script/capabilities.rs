//! The capabilities of a device: features, properties and limits.

use super::Feature;
use crate::packing::CaptureLimits;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;

/// The device report: enough to decide whether a case can run, and to say in a
/// result where it ran.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
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
    #[serde(deserialize_with = "known_features")]
    pub features: BTreeMap<Feature, bool>,
    pub limits: CaptureLimits,
    /// Other limits by their Vulkan names (`maxVertexOutputComponents`).
    pub other_limits: BTreeMap<String, u64>,
}

/// Reads features; those that only another version of xfb knows are skipped.
fn known_features<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<BTreeMap<Feature, bool>, D::Error> {
    let named = BTreeMap::<String, bool>::deserialize(deserializer)?.into_iter();
    let known = named.filter_map(|(name, offered)| Some((name.parse().ok()?, offered)));
    Ok(known.collect())
}

impl Capabilities {
    /// Whether a report is of the same device and driver with the same features. The index
    /// changes if another device is missing.
    pub fn is_same_device(&self, other: &Capabilities) -> bool {
        let identity = |device: &Capabilities| {
            let ids = (device.vendor_id, device.device_id, device.driver_version);
            (ids, device.transform_feedback, device.line())
        };
        identity(self) == identity(other) && self.features == other.features
    }

    /// The name of the device and its driver, in a line.
    pub fn line(&self) -> String {
        format!("{}, {} {}", self.name, self.driver_name, self.driver_info)
    }

    /// A discrete device with transform feedback and these features, the usual limits of
    /// capture, and no other limits.
    pub fn with_features(features: impl IntoIterator<Item = Feature>) -> Capabilities {
        Capabilities {
            index: 0,
            name: "device".to_owned(),
            kind: "discrete".to_owned(),
            vendor_id: 0,
            device_id: 0,
            api_version: "1.3.0".to_owned(),
            driver_name: "driver".to_owned(),
            driver_info: String::new(),
            driver_version: 0,
            transform_feedback: true,
            features: features
                .into_iter()
                .map(|feature| (feature, true))
                .collect(),
            limits: CaptureLimits::LLVMPIPE,
            other_limits: BTreeMap::new(),
        }
    }

    /// Whether a feature or boolean property is offered. [`Feature::Hardware`] is required by
    /// cases that would take too long on a processor (`VK_PHYSICAL_DEVICE_TYPE_CPU`).
    pub fn has(&self, feature: Feature) -> bool {
        if feature == Feature::Hardware {
            return self.kind != "cpu";
        }
        self.features.get(&feature).copied().unwrap_or(false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hardware_is_whatever_is_no_processor() {
        let mut device = Capabilities::offering(&[]);
        assert_eq!(device.kind, "cpu");
        assert!(!device.has(Feature::Hardware));
        device.kind = "integrated".to_owned();
        assert!(device.has(Feature::Hardware));
    }

    #[test]
    fn features_of_another_version_are_skipped() {
        let device = Capabilities::offering(&[Feature::GeometryShader]);
        let text = serde_json::to_string(&device).expect("it is written");
        assert!(
            text.contains(r#""features":{"geometryShader":true}"#),
            "{text}"
        );
        let newer = text.replace("geometryShader", r#"shaderTelepathy":true,"geometryShader"#);
        let read: Capabilities = serde_json::from_str(&newer).expect("it is read");
        assert_eq!(read, device);
    }
}
