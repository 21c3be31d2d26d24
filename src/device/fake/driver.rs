//! The state of the fake driver: the objects that are alive, the calls made so
//! far, the failure to inject, and the faults found.

use super::generated::{Generated, LayoutState};
use super::results::RESULTS;
use crate::address_commands::RangeInfo;
use ash::vk::{self, Handle};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

thread_local! {
    /// One driver per thread, so that tests that run at the same time share none.
    static DRIVER: RefCell<Driver> = RefCell::new(Driver::default());
}

/// Calls `act` with the driver of this thread.
pub(super) fn with<T>(act: impl FnOnce(&mut Driver) -> T) -> T {
    DRIVER.with_borrow_mut(act)
}

/// A fake driver.
#[derive(Default)]
pub(super) struct Driver {
    /// Every object that is alive, by its handle.
    pub objects: BTreeMap<u64, Object>,
    /// The calls made so far that return a `VkResult`, in order.
    pub calls: Vec<&'static str>,
    /// The positions in `calls` of the calls that fail, and their result.
    pub failure: Option<(Range<usize>, vk::Result)>,
    pub lie: Option<Lie>,
    /// The stages of the barriers that were recorded.
    pub barriers: Vec<(vk::PipelineStageFlags, vk::PipelineStageFlags)>,
    pub variant: Option<Variant>,
    /// The functions that were called, in order, those with handles with their arguments.
    pub trace: Vec<String>,
    /// The answer of vkGetQueryPoolResults, which otherwise writes nothing.
    pub results: Option<QueryAnswer>,
    /// The buffers of counters that begins and ends of captures name.
    pub counters: BTreeSet<u64>,
    /// The buffers that pipeline barriers name.
    pub barrier_buffers: BTreeSet<u64>,
    /// The commands by address that were recorded, with their arguments.
    pub addressed: Vec<Addressed>,
    /// The ranges of queries that are reset: the function, the first query and the count.
    pub resets: Vec<(&'static str, u32, u32)>,
    /// The commands of generated draws that were recorded.
    pub generated: Vec<Generated>,
    /// The layouts of generated draws that are alive.
    pub layouts: BTreeMap<u64, LayoutState>,
    /// Violations of the specification by the caller.
    pub faults: Vec<String>,
    submissions: Vec<Submission>,
    created: u64,
}

/// A command that names memory by addresses, and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Addressed {
    pub command: &'static str,
    /// The numbers that it is given, in order.
    pub numbers: Vec<u32>,
    /// The ranges, or `None` for NULL.
    pub infos: Option<Vec<RangeInfo>>,
}

/// An answer that no driver may give.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lie {
    NoMemoryTypes,
    /// One more than `VK_MAX_MEMORY_TYPES`.
    ManyMemoryTypes,
    ManyMemoryHeaps,
    /// The last memory type has a heap that does not exist.
    HeapOutside,
    /// Buffers require less memory than they have bytes.
    SmallRequirements,
    /// This enumeration has 2^31 elements.
    ManyElements(&'static str),
    /// This enumeration reports an element more than there is memory for.
    MoreElements(&'static str),
    /// This enumeration returns `VK_INCOMPLETE` with memory for all elements.
    Endless(&'static str),
    NullDevice,
    NoQueueFamily,
    ZeroAlignment,
    NullAddress,
    /// vkGetDeviceProcAddr does not find vkCmdDrawIndirectByteCount2EXT and
    /// vkCmdExecuteGeneratedCommandsEXT.
    NoFunction,
    /// vkCreateDevice fails, whatever the features.
    NoDevice,
    /// vkCreateDevice fails with more extensions than the first job of the scenarios requires.
    FewExtensions,
}

/// A choice that a driver has and the usual one makes otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Variant {
    /// Buffers that are only copied have device-local memory of a type that others lack.
    TypeOfCopies,
    /// Sparse buffers have no memory that the host can access.
    DeviceLocalSparse,
    /// The heap has 16 MiB.
    SmallHeap,
    /// The driver is one whose hardware captures, and prints what is submitted.
    PrintsCommands,
}

/// The answer of calls that read the results of queries: each number is 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct QueryAnswer {
    pub returned: vk::Result,
    /// The query of each pool whose availability is 0.
    pub unavailable: Option<u32>,
}

/// An object that is alive.
#[derive(Default)]
pub(super) struct Object {
    pub kind: vk::ObjectType,
    pub parent: u64,
    /// The objects that it refers to.
    pub uses: BTreeSet<u64>,
    /// Bytes of a buffer or of memory; number of queries of a pool; flags of a pool of command
    /// buffers.
    pub size: u64,
    /// The usage of a buffer.
    pub usage: vk::BufferUsageFlags,
    pub flags: vk::BufferCreateFlags,
    /// The memory itself, zeroed when it is first mapped.
    pub bytes: Vec<u64>,
    pub state: CommandState,
}

/// The life cycle of a command buffer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CommandState {
    #[default]
    Initial,
    Recording,
    Executable,
}

/// Work that the queue has not finished.
struct Submission {
    device: u64,
    fence: u64,
    /// Everything that the work uses, command buffers included.
    uses: BTreeSet<u64>,
}

impl Driver {
    /// A driver of which the calls at these positions fail.
    pub fn failing(positions: Range<usize>, result: vk::Result) -> Driver {
        Driver {
            failure: Some((positions, result)),
            ..Driver::default()
        }
    }

    /// A driver that differs from the usual one.
    pub fn varying(variant: Variant) -> Driver {
        Driver {
            variant: Some(variant),
            ..Driver::default()
        }
    }

    /// A driver that gives a wrong answer.
    pub fn lying(lie: Lie) -> Driver {
        Driver {
            lie: Some(lie),
            ..Driver::default()
        }
    }

    /// Notes a call that returns a `VkResult`; `Some` if it must fail.
    pub fn call(&mut self, name: &'static str) -> Option<vk::Result> {
        self.trace.push(name.to_owned());
        let is_listed = RESULTS.iter().any(|(listed, _)| *listed == name);
        // Another extension is one that a version of Vulkan contains.
        let core = name.strip_suffix("KHR").filter(|_| !is_listed);
        let name = core.unwrap_or(name);
        let position = self.calls.len();
        self.calls.push(name);
        let (failing, result) = self.failure.as_ref()?;
        failing.contains(&position).then_some(*result)
    }

    /// Adds an object and returns its handle.
    pub fn add<H: Handle>(&mut self, parent: u64, uses: impl IntoIterator<Item = u64>) -> H {
        self.created += 1;
        let handle = 0x1000 * self.created;
        let object = Object {
            kind: H::TYPE,
            parent,
            uses: uses.into_iter().filter(|raw| *raw != 0).collect(),
            ..Object::default()
        };
        for used in object.uses.clone() {
            self.check_alive("a create function", used);
        }
        self.objects.insert(handle, object);
        H::from_raw(handle)
    }

    /// The object of a handle that `call` uses; a fault if it is not alive.
    pub fn object<H: Handle>(&mut self, call: &str, handle: H) -> Option<&mut Object> {
        let raw = handle.as_raw();
        let found = self.objects.get(&raw).map(|object| object.kind);
        if found != Some(H::TYPE) {
            let fault = format!("{call} uses {raw:#x} as {:?}, but finds {found:?}", H::TYPE);
            self.faults.push(fault);
            return None;
        }
        self.objects.get_mut(&raw)
    }

    /// A fault if an object is used that is not alive, whatever its type.
    pub fn check_alive(&mut self, call: &str, raw: u64) {
        if !self.objects.contains_key(&raw) {
            self.faults
                .push(format!("{call} uses {raw:#x}, which is not alive"));
        }
    }

    /// Destroys an object with the objects that it implicitly frees.
    pub fn remove<H: Handle + Copy>(&mut self, call: &str, handle: H) {
        let raw = handle.as_raw();
        if raw == 0 || self.object(call, handle).is_none() {
            return;
        }
        let children = self.objects.iter().filter(|(_, child)| child.parent == raw);
        let children: Vec<_> = children.map(|(&raw, child)| (raw, child.kind)).collect();
        for (child, kind) in children {
            let freed_with_parent = matches!(
                kind,
                vk::ObjectType::QUEUE
                    | vk::ObjectType::PHYSICAL_DEVICE
                    | vk::ObjectType::COMMAND_BUFFER
                    | vk::ObjectType::DESCRIPTOR_SET
            );
            if !freed_with_parent {
                let fault = format!("{call} of {raw:#x}, whose {kind:?} {child:#x} is alive");
                self.faults.push(fault);
            }
            self.check_idle(call, child);
            self.objects.remove(&child);
        }
        self.check_idle(call, raw);
        self.objects.remove(&raw);
    }

    /// A fault if unfinished work uses an object.
    pub fn check_idle(&mut self, call: &str, raw: u64) {
        let used = |work: &Submission| work.fence == raw || work.uses.contains(&raw);
        if self.submissions.iter().any(used) {
            let kind = self.objects.get(&raw).map(|object| object.kind);
            let fault = format!("{call} of {kind:?} {raw:#x}, which unfinished work uses");
            self.faults.push(fault);
        }
    }

    /// Resets a command buffer, which no unfinished work uses.
    pub fn reset(&mut self, call: &str, buffer: vk::CommandBuffer) {
        self.check_idle(call, buffer.as_raw());
        if let Some(object) = self.object(call, buffer) {
            object.state = CommandState::Initial;
            object.uses.clear();
        }
    }

    /// Notes that work was submitted, which uses `roots` and what these refer to.
    pub fn submit(&mut self, device: u64, fence: u64, roots: Vec<u64>) {
        let mut uses = BTreeSet::new();
        let mut open = roots;
        while let Some(raw) = open.pop() {
            if uses.insert(raw) {
                self.check_alive("vkQueueSubmit", raw);
                let object = self.objects.get(&raw);
                open.extend(object.iter().flat_map(|object| &object.uses));
            }
        }
        self.submissions.push(Submission {
            device,
            fence,
            uses,
        });
    }

    /// Finishes the work up to the last submission that signals this fence;
    /// whether there is one.
    pub fn finish(&mut self, device: u64, fence: u64) -> bool {
        let signals = |work: &Submission| work.device == device && work.fence == fence;
        let Some(last) = self.submissions.iter().rposition(signals) else {
            return false;
        };
        let mut position = 0;
        self.submissions.retain(|work| {
            position += 1;
            work.device != device || position > last + 1
        });
        true
    }

    /// Finishes all work of a device, because it is lost.
    pub fn lose(&mut self, device: u64) {
        self.submissions.retain(|work| work.device != device);
    }

    /// The device that an object belongs to, or is.
    pub fn device_of(&self, raw: u64) -> Option<u64> {
        let object = self.objects.get(&raw)?;
        match object.kind {
            vk::ObjectType::DEVICE => Some(raw),
            _ => self.device_of(object.parent),
        }
    }

    /// The devices with unfinished work.
    pub fn busy_devices(&self) -> BTreeSet<u64> {
        self.submissions.iter().map(|work| work.device).collect()
    }
}

/// Creates an object of a device, unless `call` must fail: then `out` stays as
/// it is.
pub(super) fn create<H: Handle>(
    call: &'static str,
    device: vk::Device,
    uses: impl IntoIterator<Item = u64>,
    out: *mut H,
) -> vk::Result {
    with(|driver| {
        driver.object(call, device);
        if let Some(result) = driver.call(call) {
            return result;
        }
        // SAFETY: the caller passes a place for the handle.
        unsafe { *out = driver.add(device.as_raw(), uses) };
        vk::Result::SUCCESS
    })
}
