//! The report of a context, in the terms of the report of a Vulkan device: what cases require is
//! stated by these.
//!
//! OpenGL 4.6 tables 23.53 to 23.77; OpenGL ES 3.2 tables 21.39 to 21.46.

use super::bindings::{self, types::GLenum};
use super::context::Context;
use crate::packing::CaptureLimits;
use crate::script::capabilities::RunMode;
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::{Capabilities, Feature, Limit};
use std::collections::BTreeMap;

/// A feature of Vulkan, and by what OpenGL has the same.
struct Equivalent {
    feature: Feature,
    /// The version of OpenGL.
    desktop: Option<(u32, u32)>,
    /// The version of OpenGL ES.
    embedded: Option<(u32, u32)>,
    /// The extension of earlier versions; "" for none.
    extension: &'static str,
}

const fn equivalent(
    feature: Feature,
    desktop: (u32, u32),
    embedded: Option<(u32, u32)>,
    extension: &'static str,
) -> Equivalent {
    Equivalent {
        feature,
        desktop: Some(desktop),
        embedded,
        extension,
    }
}

const FEATURES: [Equivalent; 25] = [
    equivalent(Feature::TransformFeedback, (3, 0), Some((3, 0)), ""),
    equivalent(Feature::TransformFeedbackQueries, (3, 0), Some((3, 2)), ""),
    equivalent(Feature::PrimitivesGeneratedQuery, (3, 0), Some((3, 2)), ""),
    equivalent(
        Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
        (3, 0),
        Some((3, 2)),
        "",
    ),
    equivalent(
        Feature::PrimitivesGeneratedQueryWithNonZeroStreams,
        (4, 0),
        None,
        "GL_ARB_transform_feedback3",
    ),
    // A query begins anew whenever it begins.
    equivalent(Feature::HostQueryReset, (3, 0), Some((3, 2)), ""),
    equivalent(Feature::FullDrawIndexUint32, (3, 0), Some((3, 0)), ""),
    equivalent(Feature::IndexTypeUint8, (3, 0), Some((3, 0)), ""),
    equivalent(
        Feature::PrimitiveTopologyListRestart,
        (3, 1),
        Some((3, 0)),
        "",
    ),
    equivalent(Feature::PrimitiveRestartIndex, (3, 1), None, ""),
    equivalent(Feature::ShaderClipDistance, (3, 0), None, ""),
    equivalent(
        Feature::ShaderCullDistance,
        (4, 5),
        None,
        "GL_ARB_cull_distance",
    ),
    equivalent(Feature::LargePoints, (3, 0), Some((3, 0)), ""),
    equivalent(
        Feature::ShaderTessellationAndGeometryPointSize,
        (3, 2),
        None,
        "",
    ),
    equivalent(Feature::MultiDraw, (3, 0), None, ""),
    equivalent(Feature::GeometryShader, (3, 2), Some((3, 2)), ""),
    equivalent(Feature::GeometryStreams, (4, 0), None, ""),
    equivalent(
        Feature::TessellationShader,
        (4, 0),
        Some((3, 2)),
        "GL_ARB_tessellation_shader",
    ),
    equivalent(
        Feature::ShaderFloat64,
        (4, 0),
        None,
        "GL_ARB_gpu_shader_fp64",
    ),
    equivalent(
        Feature::TransformFeedbackDraw,
        (4, 0),
        None,
        "GL_ARB_transform_feedback2",
    ),
    equivalent(
        Feature::DrawIndirectFirstInstance,
        (4, 2),
        None,
        "GL_ARB_base_instance",
    ),
    equivalent(
        Feature::MultiDrawIndirect,
        (4, 3),
        None,
        "GL_ARB_multi_draw_indirect",
    ),
    equivalent(
        Feature::ShaderDrawParameters,
        (4, 6),
        None,
        "GL_ARB_shader_draw_parameters",
    ),
    equivalent(Feature::KhrDrawIndirectCount, (4, 6), None, ""),
    Equivalent {
        feature: Feature::ShaderInt64,
        desktop: None,
        embedded: None,
        extension: "GL_ARB_gpu_shader_int64",
    },
];

/// Limits of Vulkan, each with the limit of OpenGL that has the same meaning.
const LIMITS: [(Limit, GLenum); 17] = [
    (Limit::MaxClipDistances, bindings::MAX_CLIP_DISTANCES),
    (Limit::MaxCullDistances, bindings::MAX_CULL_DISTANCES),
    (
        Limit::MaxCombinedClipAndCullDistances,
        bindings::MAX_COMBINED_CLIP_AND_CULL_DISTANCES,
    ),
    (
        Limit::MaxFragmentInputComponents,
        bindings::MAX_FRAGMENT_INPUT_COMPONENTS,
    ),
    (
        Limit::MaxGeometryInputComponents,
        bindings::MAX_GEOMETRY_INPUT_COMPONENTS,
    ),
    (
        Limit::MaxGeometryOutputComponents,
        bindings::MAX_GEOMETRY_OUTPUT_COMPONENTS,
    ),
    (
        Limit::MaxGeometryOutputVertices,
        bindings::MAX_GEOMETRY_OUTPUT_VERTICES,
    ),
    (
        Limit::MaxGeometryShaderInvocations,
        bindings::MAX_GEOMETRY_SHADER_INVOCATIONS,
    ),
    (
        Limit::MaxGeometryTotalOutputComponents,
        bindings::MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS,
    ),
    (
        Limit::MaxTessellationControlPerPatchOutputComponents,
        bindings::MAX_TESS_PATCH_COMPONENTS,
    ),
    (
        Limit::MaxTessellationControlPerVertexInputComponents,
        bindings::MAX_TESS_CONTROL_INPUT_COMPONENTS,
    ),
    (
        Limit::MaxTessellationControlPerVertexOutputComponents,
        bindings::MAX_TESS_CONTROL_OUTPUT_COMPONENTS,
    ),
    (
        Limit::MaxTessellationEvaluationInputComponents,
        bindings::MAX_TESS_EVALUATION_INPUT_COMPONENTS,
    ),
    (
        Limit::MaxTessellationEvaluationOutputComponents,
        bindings::MAX_TESS_EVALUATION_OUTPUT_COMPONENTS,
    ),
    (
        Limit::MaxTessellationGenerationLevel,
        bindings::MAX_TESS_GEN_LEVEL,
    ),
    (
        Limit::MaxTessellationPatchSize,
        bindings::MAX_PATCH_VERTICES,
    ),
    (
        Limit::MaxVertexOutputComponents,
        bindings::MAX_VERTEX_OUTPUT_COMPONENTS,
    ),
];

/// Renderers that run on a processor.
const PROCESSORS: [&str; 4] = ["llvmpipe", "softpipe", "swrast", "SwiftShader"];
/// Renderers that name themselves, and not a GPU, first.
const DRIVERS: [&str; 6] = ["llvmpipe", "softpipe", "swrast", "zink", "virgl", "ANGLE"];

/// The part of `GL_VERSION` after the version of OpenGL, which is about the driver; all of it where
/// there is nothing else (OpenGL 4.6 section 22.2, OpenGL ES 3.2 section 20.2).
fn driver_version(text: &str) -> &str {
    let rest = text.strip_prefix("OpenGL ES ").unwrap_or(text);
    let rest = rest.split_once(' ').map_or("", |(_, rest)| rest);
    let profiles = ["(Core Profile)", "(Compatibility Profile)"];
    let profile = profiles
        .iter()
        .find_map(|profile| rest.strip_prefix(profile));
    match profile.unwrap_or(rest).trim() {
        "" => text,
        driver => driver,
    }
}

impl Context {
    /// The report of the context, at this place in the list of devices.
    pub(super) fn capabilities(&self, index: usize) -> Capabilities {
        let is_processor = PROCESSORS.iter().any(|name| self.renderer.contains(name));
        let (major, minor) = self.version;
        let features = FEATURES.iter().map(|row| {
            let included = match self.dialect {
                Dialect::Desktop => row.desktop,
                Dialect::Es => row.embedded,
            };
            let included = included.is_some_and(|version| self.version >= version);
            (row.feature, included || self.has(row.extension))
        });
        let mut features: BTreeMap<Feature, bool> = features.collect();
        let streams = self.max_streams();
        features.insert(Feature::GeometryStreams, streams > 1);
        let limits = LIMITS.iter().filter_map(|(limit, name)| {
            let value = self.limit(*name);
            (value > 0).then_some((*limit, u64::from(value)))
        });
        Capabilities {
            index,
            name: self.renderer.clone(),
            kind: if is_processor { "cpu" } else { "other" }.to_owned(),
            vendor_id: 0,
            device_id: 0,
            api_version: format!("{major}.{minor}.0"),
            driver_name: self.driver_name(),
            driver_info: driver_version(&self.version_text).to_owned(),
            driver_version: 0,
            transform_feedback: true,
            features,
            limits: self.capture_limits(streams),
            other_limits: limits.collect(),
            mode: match self.dialect {
                Dialect::Desktop => RunMode::OpenGl,
                Dialect::Es => RunMode::OpenGlEs,
            },
        }
    }

    /// The renderer's own name for the driver, or else the vendor's name.
    fn driver_name(&self) -> String {
        let first = self.renderer.split([' ', '(']).next().unwrap_or_default();
        let known = DRIVERS.iter().find(|name| **name == first);
        known.map_or_else(|| self.vendor.clone(), |name| (*name).to_owned())
    }

    fn max_streams(&self) -> u32 {
        let streams = if self.is_desktop(4, 0) || self.has("GL_ARB_gpu_shader5") {
            self.limit(bindings::MAX_VERTEX_STREAMS)
        } else {
            1
        };
        streams.max(1)
    }

    fn capture_limits(&self, max_streams: u32) -> CaptureLimits {
        let interleaved = self.limit(bindings::MAX_TRANSFORM_FEEDBACK_INTERLEAVED_COMPONENTS);
        let separate = self.limit(bindings::MAX_TRANSFORM_FEEDBACK_SEPARATE_ATTRIBS);
        let buffers = if self.is_desktop(4, 0) || self.has("GL_ARB_transform_feedback3") {
            self.limit(bindings::MAX_TRANSFORM_FEEDBACK_BUFFERS)
        } else {
            separate
        };
        let record = interleaved.saturating_mul(4);
        let outputs = [
            bindings::MAX_VERTEX_OUTPUT_COMPONENTS,
            bindings::MAX_GEOMETRY_OUTPUT_COMPONENTS,
        ];
        let outputs = outputs.map(|name| self.limit(name)).into_iter().max();
        CaptureLimits {
            max_streams,
            max_buffers: buffers,
            // A size is a signed number of 32 bits at least.
            max_buffer_size: i32::MAX as u64,
            max_stream_data_size: record.saturating_mul(buffers),
            max_buffer_data_size: record,
            max_buffer_data_stride: record,
            max_interleaved_components: interleaved,
            max_separate_attribs: separate,
            max_separate_components: self
                .limit(bindings::MAX_TRANSFORM_FEEDBACK_SEPARATE_COMPONENTS),
            max_output_locations: outputs.unwrap_or(0) / 4,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_of_the_driver_is_found() {
        for (text, version) in [
            ("4.5 (Core Profile) Mesa 22.3.6", "Mesa 22.3.6"),
            ("4.6.0 NVIDIA 580.159", "NVIDIA 580.159"),
            ("OpenGL ES 3.2 Mesa 26.2.6", "Mesa 26.2.6"),
            ("OpenGL ES 3.0 (ANGLE 2.1.27278)", "(ANGLE 2.1.27278)"),
            ("4.6", "4.6"),
        ] {
            assert_eq!(driver_version(text), version, "{text}");
        }
    }
}
