//! The devices of a machine, as `xfb devices` prints them.

use crate::script::{Capabilities, Feature};
use std::fmt::Write;

/// Features and properties that decide which cases can run on a device, in the
/// order of the text form. The JSON form has every one that is known.
const NAMED: [Feature; 22] = [
    Feature::TransformFeedback,
    Feature::GeometryStreams,
    Feature::TransformFeedbackQueries,
    Feature::TransformFeedbackStreamsLinesTriangles,
    Feature::TransformFeedbackRasterizationStreamSelect,
    Feature::TransformFeedbackDraw,
    Feature::TransformFeedbackPreservesProvokingVertex,
    Feature::TransformFeedbackPreservesTriangleFanProvokingVertex,
    Feature::PrimitivesGeneratedQuery,
    Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
    Feature::PrimitivesGeneratedQueryWithNonZeroStreams,
    Feature::ProvokingVertexLast,
    Feature::GeometryShader,
    Feature::TessellationShader,
    Feature::ShaderTessellationAndGeometryPointSize,
    Feature::ShaderFloat64,
    Feature::ShaderInt64,
    Feature::ShaderInt16,
    Feature::ShaderFloat16,
    Feature::StorageInputOutput16,
    Feature::ShaderClipDistance,
    Feature::ShaderCullDistance,
];

/// Columns of a name in the text form; the longest has two fewer.
const NAME_WIDTH: usize = 54;

/// The JSON form: an array of device reports.
///
/// # Errors
/// A value that JSON cannot represent, which these types do not have.
pub fn json(devices: &[Capabilities]) -> serde_json::Result<String> {
    Ok(serde_json::to_string_pretty(devices)? + "\n")
}

/// The first device of the JSON form; `None` if it has none.
///
/// # Errors
/// The text is not that of [`json`].
pub fn first(json: &str) -> serde_json::Result<Option<Capabilities>> {
    let devices: Vec<Capabilities> = serde_json::from_str(json)?;
    Ok(devices.into_iter().next())
}

/// The text form: a paragraph per device.
pub fn text(devices: &[Capabilities]) -> String {
    let paragraphs: Vec<String> = devices.iter().map(paragraph).collect();
    paragraphs.join("\n")
}

fn paragraph(device: &Capabilities) -> String {
    let mut text = format!("{}  {}\n", device.index, device.name);
    let mut line = |name: &str, value: &str| {
        // Writing to a string does not fail.
        let _ = writeln!(text, "   {name:<NAME_WIDTH$}{value}");
    };
    let supported = if device.transform_feedback {
        "yes"
    } else {
        "no: every case is unsupported here"
    };
    line("VK_EXT_transform_feedback", supported);
    line("driver", &driver(device));
    line("Vulkan", &device.api_version);
    line(
        "kind, vendor, device",
        &format!(
            "{}, {:#06x}, {:#06x}",
            device.kind, device.vendor_id, device.device_id
        ),
    );
    if !device.transform_feedback {
        return text;
    }
    for (name, value) in device.limits.named() {
        line(name, &value.to_string());
    }
    for feature in NAMED {
        line(
            feature.name(),
            if device.has(feature) { "yes" } else { "no" },
        );
    }
    for (name, value) in &device.other_limits {
        line(name, &value.to_string());
    }
    text
}

/// The driver's name and what it says of itself, where it says so; the version
/// number means something to the driver's developers.
fn driver(device: &Capabilities) -> String {
    let parts = [
        device.driver_name.clone(),
        device.driver_info.clone(),
        format!("driverVersion {:#x}", device.driver_version),
    ];
    let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::CaptureLimits;

    fn device(transform_feedback: bool) -> Capabilities {
        Capabilities {
            name: "llvmpipe".into(),
            vendor_id: 0x10005,
            driver_name: "llvmpipe".into(),
            driver_version: 1,
            transform_feedback,
            features: [
                (Feature::TransformFeedback, transform_feedback),
                (Feature::GeometryShader, true),
            ]
            .into(),
            other_limits: [("maxVertexOutputComponents".to_string(), 128)].into(),
            ..Capabilities::offering(&[])
        }
    }

    /// The row of the text form for `name`.
    fn row<'a>(text: &'a str, name: &str) -> &'a str {
        let row = |line: &'a str| line.trim_start().strip_prefix(name)?.strip_prefix("  ");
        text.lines().find_map(row).unwrap_or_default().trim_start()
    }

    #[test]
    fn no_name_touches_its_value() {
        for feature in NAMED {
            assert!(feature.name().len() + 2 <= NAME_WIDTH, "{feature}");
        }
    }

    #[test]
    fn a_paragraph_has_every_limit() {
        let text = text(&[device(true)]);
        for (name, value) in CaptureLimits::LLVMPIPE.named() {
            assert_eq!(row(&text, name), value.to_string(), "{text}");
        }
        for (name, value) in [
            ("maxVertexOutputComponents", "128"),
            ("driver", "llvmpipe, driverVersion 0x1"),
            ("kind, vendor, device", "cpu, 0x10005, 0x0000"),
            ("transformFeedback", "yes"),
            ("geometryStreams", "no"),
        ] {
            assert_eq!(row(&text, name), value, "{text}");
        }
    }

    #[test]
    fn a_device_without_the_extension_has_no_limits() {
        let text = text(&[device(false), device(true)]);
        let (without, with) = text.split_once("\n\n").expect("two paragraphs");
        assert!(without.contains("no: every case is unsupported here"));
        assert!(!without.contains("maxTransformFeedback"));
        assert!(with.contains("maxTransformFeedbackBuffers"));
    }

    #[test]
    fn json_is_read_back() {
        let devices = vec![device(true), device(false)];
        let text = json(&devices).expect("devices serialise");
        let read: Vec<Capabilities> = serde_json::from_str(&text).expect("and are read");
        assert_eq!(read, devices);
    }
}
