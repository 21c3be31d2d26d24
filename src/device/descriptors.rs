//! Descriptor sets and the pool that they are allocated from.
//!
//! Vulkan chapter "Resource Descriptors".

use super::error::failed;
use super::logical::Logical;
use super::owned::Owned;
use crate::script::ExecuteError;
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A descriptor pool. Its sets are freed with it.
pub(super) struct DescriptorPool {
    device: Arc<Logical>,
    pool: Owned<vk::DescriptorPool>,
}

impl DescriptorPool {
    /// Creates a pool for `sets` sets that together have descriptors of these
    /// types, of which there is at least one.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn new(
        device: &Arc<Logical>,
        sets: usize,
        descriptors: impl IntoIterator<Item = vk::DescriptorType>,
    ) -> Result<DescriptorPool, ExecuteError> {
        let mut counts: BTreeMap<vk::DescriptorType, u32> = BTreeMap::new();
        for kind in descriptors {
            *counts.entry(kind).or_default() += 1;
        }
        let sizes: Vec<_> = counts
            .into_iter()
            .map(|(kind, count)| {
                vk::DescriptorPoolSize::default()
                    .ty(kind)
                    .descriptor_count(count)
            })
            .collect();
        let info = vk::DescriptorPoolCreateInfo::default()
            .max_sets(sets as u32)
            .pool_sizes(&sizes);
        // SAFETY: the device is alive, `info` outlives the call.
        let pool = unsafe { device.raw().create_descriptor_pool(&info, None) }
            .map_err(failed("vkCreateDescriptorPool"))?;
        Ok(DescriptorPool {
            device: Arc::clone(device),
            pool: Owned::new(device, pool, ash::Device::destroy_descriptor_pool),
        })
    }

    /// Allocates a set.
    ///
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn allocate(
        &self,
        layout: vk::DescriptorSetLayout,
    ) -> Result<vk::DescriptorSet, ExecuteError> {
        let layouts = [layout];
        let info = vk::DescriptorSetAllocateInfo::default()
            .descriptor_pool(self.pool.raw())
            .set_layouts(&layouts);
        // SAFETY: pool and layout were made from this device.
        let sets = unsafe { self.device.raw().allocate_descriptor_sets(&info) }
            .map_err(failed("vkAllocateDescriptorSets"))?;
        Ok(sets[0])
    }
}

/// Creates the layout of a set with these bindings.
///
/// # Errors
/// [`ExecuteError`]: the call failed.
pub(super) fn set_layout(
    device: &Arc<Logical>,
    bindings: &[vk::DescriptorSetLayoutBinding<'_>],
) -> Result<Owned<vk::DescriptorSetLayout>, ExecuteError> {
    new_layout(
        device,
        bindings,
        vk::DescriptorSetLayoutCreateFlags::empty(),
    )
}

/// Creates the layout of a set of push descriptors with these bindings.
///
/// # Errors
/// [`ExecuteError`]: the call failed.
pub(super) fn push_layout(
    device: &Arc<Logical>,
    bindings: &[vk::DescriptorSetLayoutBinding<'_>],
) -> Result<Owned<vk::DescriptorSetLayout>, ExecuteError> {
    let flags = vk::DescriptorSetLayoutCreateFlags::PUSH_DESCRIPTOR_KHR;
    new_layout(device, bindings, flags)
}

fn new_layout(
    device: &Arc<Logical>,
    bindings: &[vk::DescriptorSetLayoutBinding<'_>],
    flags: vk::DescriptorSetLayoutCreateFlags,
) -> Result<Owned<vk::DescriptorSetLayout>, ExecuteError> {
    let info = vk::DescriptorSetLayoutCreateInfo::default()
        .flags(flags)
        .bindings(bindings);
    // SAFETY: the device is alive, `info` outlives the call.
    let layout = unsafe { device.raw().create_descriptor_set_layout(&info, None) }
        .map_err(failed("vkCreateDescriptorSetLayout"))?;
    let destroy = ash::Device::destroy_descriptor_set_layout;
    Ok(Owned::new(device, layout, destroy))
}
