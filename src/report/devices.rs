//! The devices of a machine, as `xfb devices` prints them.

use super::page::{Page, Table};
use crate::script::{Capabilities, Feature};
use itertools::Itertools;

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
    let mut page = Page::default();
    for device in devices {
        page.gap()
            .line(format!("{}  {}", device.index, device.name));
        page.indented(3, Table::untitled().rows(rows(device)));
    }
    page.to_string()
}

fn rows(device: &Capabilities) -> Vec<[String; 2]> {
    let row = |name: &str, value: String| [name.to_owned(), value];
    let (kind, vendor, id) = (&device.kind, device.vendor_id, device.device_id);
    let supported = match device.transform_feedback {
        true => "yes",
        false => "no: every case is unsupported here",
    };
    let mut rows = if device.mode.is_opengl() {
        vec![
            row("driver", driver(device)),
            row("OpenGL", device.api_version.clone()),
            row("kind", kind.clone()),
        ]
    } else {
        vec![
            row("VK_EXT_transform_feedback", supported.to_owned()),
            row("driver", driver(device)),
            row("Vulkan", device.api_version.clone()),
            row(
                "kind, vendor, device",
                format!("{kind}, {vendor:#06x}, {id:#06x}"),
            ),
        ]
    };
    if device.transform_feedback {
        let answer = |feature| if device.has(feature) { "yes" } else { "no" };
        let features = NAMED.map(|feature| row(feature.name(), answer(feature).to_owned()));
        let limits = device.other_limits.iter();
        rows.extend(
            device
                .limits
                .named()
                .map(|(name, value)| row(name, value.to_string())),
        );
        rows.extend(features);
        rows.extend(limits.map(|(name, value)| row(name.into(), value.to_string())));
    }
    rows
}

/// The driver's name and its description of itself, where it has one; the version
/// number means something to the driver's developers.
fn driver(device: &Capabilities) -> String {
    let number = match device.driver_version {
        // OpenGL has no such number.
        0 => String::new(),
        version => format!("driverVersion {version:#x}"),
    };
    let parts = [
        device.driver_name.clone(),
        device.driver_info.clone(),
        number,
    ];
    parts.iter().filter(|part| !part.is_empty()).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::CaptureLimits;
    use crate::script::Limit;

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
            other_limits: [(Limit::MaxVertexOutputComponents, 128)].into(),
            ..Capabilities::offering(&[])
        }
    }

    /// The row of the text form for `name`.
    fn row<'a>(text: &'a str, name: &str) -> &'a str {
        let row = |line: &'a str| line.trim_start().strip_prefix(name)?.strip_prefix("  ");
        text.lines().find_map(row).unwrap_or_default().trim_start()
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
