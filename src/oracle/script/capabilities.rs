//! The capabilities of a device: features, properties and limits.

use super::{Feature, Limit};
use crate::packing::CaptureLimits;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::BTreeMap;
use std::str::FromStr;
use strum::{IntoStaticStr, VariantArray};

/// The extent to which a device runs jobs. Results of one mode are not comparable with those
/// of another.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, VariantArray,
)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum RunMode {
    /// Jobs are executed, and what they capture is compared.
    #[default]
    Executed,
    /// Objects are created and destroyed, and commands are recorded. Nothing is mapped, filled,
    /// submitted or compared: a driver whose hardware is missing does as much.
    Compiled,
    /// Jobs are compiled as in [`RunMode::Compiled`], and the stores of captured data are read
    /// from the driver's own texts ([`StoreSource`]) and compared.
    Stores,
    /// Jobs are executed through OpenGL, and what they capture is compared.
    OpenGl,
    /// Jobs are executed through OpenGL ES, and what they capture is compared.
    OpenGlEs,
    /// Jobs are executed through OpenGL, which takes SPIR-V and not GLSL, and what they capture is
    /// compared.
    OpenGlSpirv,
}

/// The texts of a driver that show where captured data is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreSource {
    /// Texts of its compiled shaders, which store by themselves.
    Shaders,
    /// Texts of the commands that it submits, by which fixed functions of the hardware store. The
    /// job is submitted for them; a shim executes nothing.
    Commands,
}

/// The drivers whose hardware stores captured data by fixed functions.
const STORING_BY_COMMANDS: [&str; 1] = ["NVK"];

impl RunMode {
    /// The name in results and expectations.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether jobs are executed.
    pub fn executes(&self) -> bool {
        *self == RunMode::Executed || self.is_opengl()
    }

    /// Whether jobs are executed through OpenGL or OpenGL ES.
    pub fn is_opengl(self) -> bool {
        matches!(
            self,
            RunMode::OpenGl | RunMode::OpenGlEs | RunMode::OpenGlSpirv
        )
    }

    /// Whether jobs are executed through Vulkan, as they are unless another mode is requested.
    pub fn is_usual(&self) -> bool {
        *self == RunMode::Executed
    }

    /// Returns the words by which reports state the mode; `None` for the usual one.
    pub fn notice(self) -> Option<&'static str> {
        match self {
            RunMode::Executed => None,
            RunMode::Compiled => Some("compiled and recorded only; nothing was executed"),
            RunMode::Stores => {
                Some("stores read from texts of the driver; no captured data was compared")
            }
            RunMode::OpenGl => Some("executed through OpenGL"),
            RunMode::OpenGlEs => Some("executed through OpenGL ES"),
            RunMode::OpenGlSpirv => Some("executed through OpenGL, from SPIR-V"),
        }
    }
}

/// The device report: enough to decide whether a case can run, and to state in a
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
    #[serde(deserialize_with = "known")]
    pub features: BTreeMap<Feature, bool>,
    pub limits: CaptureLimits,
    /// Other limits by their Vulkan names (`maxVertexOutputComponents`).
    #[serde(deserialize_with = "known")]
    #[schemars(with = "BTreeMap<String, u64>")]
    pub other_limits: BTreeMap<Limit, u64>,
    /// The extent to which jobs run on it.
    #[serde(default)]
    pub mode: RunMode,
}

/// Reads features or limits; those that only another version of xfb has are skipped.
fn known<'de, D: Deserializer<'de>, K: FromStr + Ord, V: Deserialize<'de>>(
    deserializer: D,
) -> Result<BTreeMap<K, V>, D::Error> {
    let named = BTreeMap::<String, V>::deserialize(deserializer)?.into_iter();
    let known = named.filter_map(|(name, value)| Some((name.parse().ok()?, value)));
    Ok(known.collect())
}

impl Capabilities {
    /// Whether a report is of the same device and driver with the same features. The index
    /// changes if another device is missing.
    pub fn is_same_device(&self, other: &Capabilities) -> bool {
        let identity = |device: &Capabilities| {
            let ids = (device.vendor_id, device.device_id, device.driver_version);
            (ids, device.transform_feedback, device.line(), device.mode)
        };
        identity(self) == identity(other) && self.features == other.features
    }

    /// The texts of its driver that show where captured data is stored.
    pub fn store_source(&self) -> StoreSource {
        if STORING_BY_COMMANDS.contains(&self.driver_name.as_str()) {
            StoreSource::Commands
        } else {
            StoreSource::Shaders
        }
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
            mode: RunMode::Executed,
        }
    }

    /// Returns the value of a limit, if the device reports it.
    pub fn limit(&self, limit: Limit) -> Option<u64> {
        let capture = self.limits.named();
        let mut capture = capture.iter();
        let found = capture.find(|(name, _)| *name == <&str>::from(limit));
        let other = || self.other_limits.get(&limit).copied();
        found.map(|(_, value)| *value).or_else(other)
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
    fn every_limit_of_captures_has_its_name() {
        let device = Capabilities::offering(&[]);
        for (name, value) in device.limits.named() {
            assert_eq!(device.limit(name.parse().expect(name)), Some(value));
        }
        assert_eq!(Limit::MaxBufferSize.to_string(), "maxBufferSize");
        assert_eq!(device.limit(Limit::MaxBufferSize), None);
    }

    #[test]
    fn hardware_is_whatever_is_no_processor() {
        let mut device = Capabilities::offering(&[]);
        assert_eq!(device.kind, "cpu");
        assert!(!device.has(Feature::Hardware));
        device.kind = "integrated".to_owned();
        assert!(device.has(Feature::Hardware));
    }

    #[test]
    fn features_and_limits_of_another_version_are_skipped() {
        let device = Capabilities::offering(&[Feature::GeometryShader]);
        let text = serde_json::to_string(&device).expect("it is written");
        assert!(
            text.contains(r#""features":{"geometryShader":true}"#),
            "{text}"
        );
        let newer = text.replace("geometryShader", r#"shaderTelepathy":true,"geometryShader"#);
        let newer = newer.replace(r#""other_limits":{"#, r#""other_limits":{"maxWishes":3"#);
        let read: Capabilities = serde_json::from_str(&newer).expect("it is read");
        assert_eq!(read, device);
    }
}
