//! Memory dependencies that the executor adds to those of a script.

use ash::vk;

/// Stages and accesses of a memory dependency.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dependency {
    pub from: vk::PipelineStageFlags,
    pub from_access: vk::AccessFlags,
    pub to: vk::PipelineStageFlags,
    pub to_access: vk::AccessFlags,
}

/// Copies to the device before everything else.
pub(super) const STAGED: Dependency = Dependency {
    from: vk::PipelineStageFlags::TRANSFER,
    from_access: vk::AccessFlags::TRANSFER_WRITE,
    to: vk::PipelineStageFlags::ALL_COMMANDS,
    to_access: vk::AccessFlags::from_raw(
        vk::AccessFlags::MEMORY_READ.as_raw() | vk::AccessFlags::MEMORY_WRITE.as_raw(),
    ),
};

/// A write of the application or a copy before another one: scripts have no dependency
/// between these.
pub(super) const TRANSFER_TO_TRANSFER: Dependency = Dependency {
    from: vk::PipelineStageFlags::TRANSFER,
    from_access: vk::AccessFlags::TRANSFER_WRITE,
    to: vk::PipelineStageFlags::TRANSFER,
    to_access: vk::AccessFlags::from_raw(
        vk::AccessFlags::TRANSFER_READ.as_raw() | vk::AccessFlags::TRANSFER_WRITE.as_raw(),
    ),
};

/// A copy before captures into what it read or wrote: scripts have no dependency for that
/// either.
pub(super) const COPY_TO_CAPTURE: Dependency = Dependency {
    from: vk::PipelineStageFlags::TRANSFER,
    from_access: vk::AccessFlags::TRANSFER_WRITE,
    to: vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT,
    to_access: vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT,
};

/// Everything before copies from the device.
pub(super) const UNSTAGED: Dependency = Dependency {
    from: vk::PipelineStageFlags::ALL_COMMANDS,
    from_access: vk::AccessFlags::MEMORY_WRITE,
    to: vk::PipelineStageFlags::TRANSFER,
    to_access: vk::AccessFlags::TRANSFER_READ,
};

/// Writes by capture, by shaders of these stages, and by copies if there are any,
/// before the host reads.
pub(super) fn to_host(writing: vk::PipelineStageFlags, copied: bool) -> Dependency {
    let mut from = vk::PipelineStageFlags::TRANSFORM_FEEDBACK_EXT | writing;
    let mut from_access = vk::AccessFlags::TRANSFORM_FEEDBACK_WRITE_EXT
        | vk::AccessFlags::TRANSFORM_FEEDBACK_COUNTER_WRITE_EXT;
    if !writing.is_empty() {
        from_access |= vk::AccessFlags::SHADER_WRITE;
    }
    if copied {
        from |= vk::PipelineStageFlags::TRANSFER;
        from_access |= vk::AccessFlags::TRANSFER_WRITE;
    }
    Dependency {
        from,
        from_access,
        to: vk::PipelineStageFlags::HOST,
        to_access: vk::AccessFlags::HOST_READ,
    }
}
