//! Device features in the structures of Vulkan.
//!
//! Every feature structure of Vulkan consists of a type, a pointer, and booleans. So
//! one record layout represents all of them, by the table of [`STRUCTURES`].
//!
//! Vulkan chapter "Features", VK_KHR_get_physical_device_properties2.

use super::instance::Instance;
use crate::script::Feature;
use crate::script::feature::{FeatureStructure, Provider, STRUCTURES};
use ash::vk;
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::c_void;

/// The number of features of Vulkan 1.0.
pub(super) const CORE: usize = size_of::<vk::PhysicalDeviceFeatures>() / size_of::<vk::Bool32>();

/// A feature structure of any type; none has more booleans than core 1.0.
#[repr(C)]
#[derive(Clone, Copy)]
struct Record {
    s_type: vk::StructureType,
    p_next: *mut c_void,
    flags: [vk::Bool32; CORE],
}

// The driver gets a record as this structure.
const _: () = assert!(size_of::<Record>() == size_of::<vk::PhysicalDeviceFeatures2<'_>>());

/// Structures linked through `pNext`.
pub(super) struct Chain {
    records: Vec<Record>,
}

impl Chain {
    /// Creates one record per structure, with all flags unset.
    fn new(structures: &[&FeatureStructure]) -> Chain {
        let record = |structure: &&FeatureStructure| Record {
            s_type: vk::StructureType::from_raw(structure.s_type),
            p_next: std::ptr::null_mut(),
            flags: [vk::FALSE; CORE],
        };
        Chain {
            records: structures.iter().map(record).collect(),
        }
    }

    /// Creates the structures that enable these features, and always the core one.
    pub fn enabling(enabled: &BTreeSet<Feature>) -> Chain {
        let is_enabled = |feature: &Feature| enabled.contains(feature);
        let others = STRUCTURES[1..].iter();
        let others = others.filter(|structure| structure.features.iter().any(is_enabled));
        let structures: Vec<_> = STRUCTURES[..1].iter().chain(others).collect();
        let mut chain = Chain::new(&structures);
        for (record, structure) in chain.records.iter_mut().zip(structures) {
            for (flag, feature) in record.flags.iter_mut().zip(structure.features) {
                *flag = vk::Bool32::from(is_enabled(feature));
            }
        }
        chain
    }

    /// Links the records; returns the address of the first one, which is valid until
    /// the chain is moved or dropped.
    pub fn link(&mut self) -> *mut c_void {
        let base = self.records.as_mut_ptr();
        for at in 1..self.records.len() {
            // SAFETY: both positions lie inside the vector.
            unsafe { (*base.add(at - 1)).p_next = base.add(at).cast() };
        }
        base.cast()
    }
}

/// Returns all features that have a provider, and whether the device offers each. Properties are not
/// examined.
pub(super) fn offered(
    instance: &Instance,
    device: vk::PhysicalDevice,
    version: u32,
    extensions: &BTreeSet<String>,
) -> BTreeMap<Feature, bool> {
    let has = |provider: Provider| match provider {
        Provider::Version(major, minor) => version >= vk::make_api_version(0, major, minor, 0),
        Provider::Extension(name) => extensions.contains(name.to_string_lossy().as_ref()),
    };
    let structures = STRUCTURES
        .iter()
        .filter(|structure| has(structure.provider));
    let mut structures: Vec<_> = structures.collect();
    if instance.properties2().is_none() {
        structures.truncate(1);
    }
    let mut chain = Chain::new(&structures);
    match instance.properties2() {
        Some(functions) => {
            let first = chain.link().cast::<vk::PhysicalDeviceFeatures2<'_>>();
            // SAFETY: `first` is the head of a list of feature structures that
            // lives until the end of this function; each is as long as its type
            // or longer, and each type is core or of an extension offered.
            unsafe { functions.get_physical_device_features2(device, &mut *first) };
        }
        None => {
            // SAFETY: the instance is alive, the device is one of its own.
            let core = unsafe { instance.raw().get_physical_device_features(device) };
            // SAFETY: the structure is 55 32-bit booleans (asserted above).
            let flags = unsafe {
                std::mem::transmute::<vk::PhysicalDeviceFeatures, [vk::Bool32; CORE]>(core)
            };
            for record in &mut chain.records {
                record.flags = flags;
            }
        }
    }
    let provided = Feature::ALL.iter().filter_map(|feature| {
        let provider = feature.provider()?;
        let is_extension = provider
            .extension()
            .is_some_and(|name| name.to_bytes() == feature.name().as_bytes());
        Some((*feature, is_extension && has(provider)))
    });
    let mut all: BTreeMap<Feature, bool> = provided.collect();
    for (record, structure) in chain.records.iter().zip(structures) {
        for (flag, feature) in record.flags.iter().zip(structure.features) {
            all.insert(*feature, *flag != vk::FALSE);
        }
    }
    all
}

/// Features that only relax rules: no valid usage statement and no result of a job that does
/// not require one depends on it. `shaderTessellationAndGeometryPointSize` is not among them
/// (VUID-VkGraphicsPipelineCreateInfo-shaderTessellationAndGeometryPointSize-08776), and
/// neither are the features of primitives generated queries, with which RADV compiles other
/// shaders.
const PERMISSIONS: [Feature; 51] = [
    Feature::KhrCopyCommands2,
    Feature::KhrCreateRenderpass2,
    Feature::KhrDrawIndirectCount,
    Feature::KhrExternalMemoryFd,
    Feature::KhrPipelineLibrary,
    Feature::KhrPushDescriptor,
    Feature::BufferDeviceAddress,
    Feature::ConditionalRendering,
    Feature::DepthClipControl,
    Feature::DeviceAddressCommands,
    Feature::DrawIndirectFirstInstance,
    Feature::DynamicRendering,
    Feature::ExtendedDynamicState,
    Feature::ExtendedDynamicState2,
    Feature::ExtendedDynamicState2PatchControlPoints,
    Feature::ExtendedDynamicState3ProvokingVertexMode,
    Feature::ExtendedDynamicState3RasterizationStream,
    Feature::ExtendedDynamicState3TessellationDomainOrigin,
    Feature::FillModeNonSolid,
    Feature::FragmentStoresAndAtomics,
    Feature::GeometryShader,
    Feature::GeometryStreams,
    Feature::GraphicsPipelineLibrary,
    Feature::HostQueryReset,
    Feature::IndexTypeUint8,
    Feature::InheritedQueries,
    Feature::LargePoints,
    Feature::Maintenance6,
    Feature::MultiDraw,
    Feature::MultiDrawIndirect,
    Feature::MultiViewport,
    Feature::NestedCommandBuffer,
    Feature::NestedCommandBufferRendering,
    Feature::PipelineStatisticsQuery,
    Feature::PrimitiveTopologyListRestart,
    Feature::PrimitiveTopologyPatchListRestart,
    Feature::ProvokingVertexLast,
    Feature::SampleRateShading,
    Feature::ScalarBlockLayout,
    Feature::ShaderClipDistance,
    Feature::ShaderCullDistance,
    Feature::ShaderDrawParameters,
    Feature::ShaderFloat64,
    Feature::ShaderInt64,
    Feature::SparseBinding,
    Feature::Synchronization2,
    Feature::TessellationShader,
    Feature::TransformFeedback,
    Feature::UniformBufferStandardLayout,
    Feature::VertexAttributeInstanceRateDivisor,
    Feature::VertexAttributeInstanceRateZeroDivisor,
];

/// Returns the features of a device that the jobs which require these features share with
/// others: hardware takes longer to make a device than to run dozens of jobs.
pub(super) fn shared_features(
    required: &BTreeSet<Feature>,
    offered: &BTreeMap<Feature, bool>,
) -> BTreeSet<Feature> {
    // Shader objects need more state to be set, the more features are enabled.
    if required.contains(&Feature::ShaderObject) {
        return required.clone();
    }
    let permissions = PERMISSIONS.iter();
    let permissions = permissions.filter(|feature| offered.get(feature) == Some(&true));
    permissions.chain(required).copied().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::extensions::required_extensions;
    use ash::ext;

    /// Whether the flag of this feature in the table is set in a structure of ash.
    fn is_set<T>(structure: &T, name: Feature) -> bool {
        let mut structures = STRUCTURES.iter();
        let at = structures
            .find_map(|structure| structure.features.iter().position(|known| *known == name))
            .expect("a structure has the feature");
        assert!(16 + 4 * (at + 1) <= size_of::<T>(), "{name}");
        let first = std::ptr::from_ref(structure).cast::<u32>();
        // SAFETY: after a header of four words, the flag lies inside `T`.
        unsafe { first.add(4 + at).read() == vk::TRUE }
    }

    #[test]
    fn permissions_are_known_and_each_is_named_once() {
        assert!(
            PERMISSIONS
                .iter()
                .all(|feature| feature.provider().is_some())
        );
        assert!(PERMISSIONS.is_sorted_by(|a, b| a < b));
    }

    #[test]
    fn the_table_has_the_order_of_the_structures() {
        let core = |features| vk::PhysicalDeviceFeatures2::default().features(features);
        let none = vk::PhysicalDeviceFeatures::default();
        for (name, features) in [
            (Feature::GeometryShader, none.geometry_shader(true)),
            (
                Feature::TextureCompressionBC,
                none.texture_compression_bc(true),
            ),
            (
                Feature::ShaderTessellationAndGeometryPointSize,
                none.shader_tessellation_and_geometry_point_size(true),
            ),
            (Feature::ShaderCullDistance, none.shader_cull_distance(true)),
            (Feature::ShaderFloat64, none.shader_float64(true)),
            (Feature::ShaderInt16, none.shader_int16(true)),
            (Feature::InheritedQueries, none.inherited_queries(true)),
        ] {
            assert!(is_set(&core(features), name), "{name}");
        }
        let streams =
            vk::PhysicalDeviceTransformFeedbackFeaturesEXT::default().geometry_streams(true);
        assert!(is_set(&streams, Feature::GeometryStreams));
        let discard = vk::PhysicalDevicePrimitivesGeneratedQueryFeaturesEXT::default()
            .primitives_generated_query_with_rasterizer_discard(true);
        assert!(is_set(
            &discard,
            Feature::PrimitivesGeneratedQueryWithRasterizerDiscard
        ));
        let divisor = vk::PhysicalDeviceVertexAttributeDivisorFeaturesEXT::default()
            .vertex_attribute_instance_rate_zero_divisor(true);
        assert!(is_set(
            &divisor,
            Feature::VertexAttributeInstanceRateZeroDivisor
        ));
        let mut structures = STRUCTURES.iter();
        let restart = structures.find(|one| one.features == [Feature::PrimitiveRestartIndex]);
        assert_eq!(restart.expect("it has a structure").s_type, 1_000_678_000);
        let provoking = vk::PhysicalDeviceExtendedDynamicState3FeaturesEXT::default()
            .extended_dynamic_state3_provoking_vertex_mode(true);
        let name = Feature::ExtendedDynamicState3ProvokingVertexMode;
        assert!(is_set(&provoking, name));
        let storage =
            vk::PhysicalDevice16BitStorageFeatures::default().storage_input_output16(true);
        assert!(is_set(&storage, Feature::StorageInputOutput16));
    }

    #[test]
    fn a_device_reports_every_feature() {
        use crate::script::Executor;

        let device = crate::fake::device();
        let reported = device.capabilities().features.keys();
        let mut all = Feature::ALL.to_vec();
        all.retain(|feature| *feature != Feature::Hardware);
        all.sort();
        assert!(reported.eq(&all));
    }

    #[test]
    fn a_chain_holds_only_requested_features() {
        let enabled = BTreeSet::from([Feature::TransformFeedback, Feature::ShaderInt64]);
        let mut chain = Chain::enabling(&enabled);
        assert_eq!(chain.records.len(), 2);
        let first = chain.link();
        assert_eq!(first, chain.records.as_mut_ptr().cast());
        assert!(!chain.records[0].p_next.is_null());
        assert!(chain.records[1].p_next.is_null());
        assert_eq!(chain.records[0].flags.iter().sum::<u32>(), 1);
        assert_eq!(chain.records[1].flags[..2], [1, 0]);
        let extensions_of = |enabled| required_extensions(enabled, vk::API_VERSION_1_3);
        assert_eq!(
            extensions_of(&enabled),
            [ext::transform_feedback::NAME].into()
        );
        assert_eq!(Feature::TransformFeedbackQueries.provider(), None);
        // Some properties require an extension.
        let enabled = BTreeSet::from([Feature::DynamicPrimitiveTopologyUnrestricted]);
        assert_eq!(
            extensions_of(&enabled),
            [ext::extended_dynamic_state3::NAME].into()
        );
    }
}
