//! Faults of queries.
//!
//! Vulkan chapter "Queries".

use crate::fault::{Event, Fault, occurs};
use crate::loader::replaced;
use crate::state::{self, Device, Pool};
use ash::vk::{self, Handle};
use std::ffi::c_void;

unsafe extern "system" fn create_pool(
    device: vk::Device,
    info: *const vk::QueryPoolCreateInfo<'_>,
    allocator: *const vk::AllocationCallbacks<'_>,
    out: *mut vk::QueryPool,
) -> vk::Result {
    state::with(device.as_raw(), |state| {
        // SAFETY: as for vkCreateQueryPool.
        unsafe {
            let create = state.functions.fp_v1_0().create_query_pool;
            let result = create(device, info, allocator, out);
            if result == vk::Result::SUCCESS {
                let kind = (*info).query_type;
                state.pools.insert(*out, Pool { kind });
            }
            result
        }
    })
}

/// The index as the faulty driver takes it.
fn index(index: u32) -> u32 {
    let event = Event {
        before: index,
        stream: Some(index),
        ..Event::default()
    };
    if occurs(Fault::QueryIndexZero, event) {
        return 0;
    }
    index
}

/// Counts the active queries of transform feedback of a command buffer.
fn count(device: &mut Device, commands: vk::CommandBuffer, pool: vk::QueryPool, by: i32) {
    let kind = device.pools.get(&pool).map(|pool| pool.kind);
    if kind == Some(vk::QueryType::TRANSFORM_FEEDBACK_STREAM_EXT) {
        let queries = &mut device.recorded(commands).queries;
        *queries = queries.saturating_add_signed(by);
    }
}

unsafe extern "system" fn begin(
    commands: vk::CommandBuffer,
    pool: vk::QueryPool,
    query: u32,
    flags: vk::QueryControlFlags,
) {
    state::with(commands.as_raw(), |device| {
        count(device, commands, pool, 1);
        // SAFETY: as for vkCmdBeginQuery.
        unsafe { (device.functions.fp_v1_0().cmd_begin_query)(commands, pool, query, flags) };
    });
}

unsafe extern "system" fn end(commands: vk::CommandBuffer, pool: vk::QueryPool, query: u32) {
    state::with(commands.as_raw(), |device| {
        count(device, commands, pool, -1);
        // SAFETY: as for vkCmdEndQuery.
        unsafe { (device.functions.fp_v1_0().cmd_end_query)(commands, pool, query) };
    });
}

unsafe extern "system" fn begin_indexed(
    commands: vk::CommandBuffer,
    pool: vk::QueryPool,
    query: u32,
    flags: vk::QueryControlFlags,
    stream: u32,
) {
    let next = state::with(commands.as_raw(), |device| {
        count(device, commands, pool, 1);
        device.streams.insert((pool, query), stream);
        let functions = device.capture.as_ref().expect("the extension is enabled");
        functions.cmd_begin_query_indexed_ext
    });
    // SAFETY: as for vkCmdBeginQueryIndexedEXT.
    unsafe { next(commands, pool, query, flags, index(stream)) };
}

unsafe extern "system" fn end_indexed(
    commands: vk::CommandBuffer,
    pool: vk::QueryPool,
    query: u32,
    stream: u32,
) {
    let next = state::with(commands.as_raw(), |device| {
        count(device, commands, pool, -1);
        let functions = device.capture.as_ref().expect("the extension is enabled");
        functions.cmd_end_query_indexed_ext
    });
    // SAFETY: as for vkCmdEndQueryIndexedEXT.
    unsafe { next(commands, pool, query, index(stream)) };
}

/// Exchanges the two numbers of each result, which are of type `T`.
///
/// # Safety
/// There are `count` results, `stride` bytes apart.
unsafe fn exchange<T>(
    first: *mut c_void,
    count: u32,
    stride: u64,
    query: u32,
    stream: impl Fn(u32) -> Option<u32>,
) {
    for number in 0..count {
        let event = Event {
            before: query + number,
            stream: stream(query + number),
            ..Event::default()
        };
        if occurs(Fault::ResultsExchanged, event) {
            // SAFETY: the result has two numbers; its place is inside the memory.
            unsafe {
                let at = first
                    .byte_add(number as usize * stride as usize)
                    .cast::<T>();
                std::ptr::swap(at, at.add(1));
            }
        }
    }
}

#[allow(clippy::too_many_arguments)]
unsafe extern "system" fn get_results(
    device: vk::Device,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
    size: usize,
    data: *mut c_void,
    stride: vk::DeviceSize,
    flags: vk::QueryResultFlags,
) -> vk::Result {
    let (next, kind, streams) = state::with(device.as_raw(), |state| {
        let next = state.functions.fp_v1_0().get_query_pool_results;
        let kind = state.pools.get(&pool).map(|pool| pool.kind);
        let streams = (first..first + count).map(|query| state.streams.get(&(pool, query)));
        (
            next,
            kind,
            streams.map(|stream| stream.copied()).collect::<Vec<_>>(),
        )
    });
    let stream = |query: u32| streams[(query - first) as usize];
    // SAFETY: as for vkGetQueryPoolResults.
    unsafe {
        let result = next(device, pool, first, count, size, data, stride, flags);
        let written = matches!(result, vk::Result::SUCCESS | vk::Result::NOT_READY);
        if written && kind == Some(vk::QueryType::TRANSFORM_FEEDBACK_STREAM_EXT) {
            if flags.contains(vk::QueryResultFlags::TYPE_64) {
                exchange::<u64>(data, count, stride, first, stream);
            } else {
                exchange::<u32>(data, count, stride, first, stream);
            }
        }
        result
    }
}

#[allow(clippy::too_many_arguments)]
unsafe extern "system" fn copy_results(
    commands: vk::CommandBuffer,
    pool: vk::QueryPool,
    first: u32,
    count: u32,
    buffer: vk::Buffer,
    offset: vk::DeviceSize,
    stride: vk::DeviceSize,
    mut flags: vk::QueryResultFlags,
) {
    let next = state::with(commands.as_raw(), |device| {
        device.functions.fp_v1_0().cmd_copy_query_pool_results
    });
    let is_long = flags.contains(vk::QueryResultFlags::TYPE_64);
    if !is_long && occurs(Fault::AvailabilityDropped, Event::default()) {
        flags &= !vk::QueryResultFlags::WITH_AVAILABILITY;
    }
    // SAFETY: as for vkCmdCopyQueryPoolResults.
    unsafe { next(commands, pool, first, count, buffer, offset, stride, flags) };
}

replaced! {
    "vkCreateQueryPool" => create_pool as vk::PFN_vkCreateQueryPool,
    "vkCmdBeginQuery" => begin as vk::PFN_vkCmdBeginQuery,
    "vkCmdEndQuery" => end as vk::PFN_vkCmdEndQuery,
    "vkCmdBeginQueryIndexedEXT" => begin_indexed as vk::PFN_vkCmdBeginQueryIndexedEXT,
    "vkCmdEndQueryIndexedEXT" => end_indexed as vk::PFN_vkCmdEndQueryIndexedEXT,
    "vkGetQueryPoolResults" => get_results as vk::PFN_vkGetQueryPoolResults,
    "vkCmdCopyQueryPoolResults" => copy_results as vk::PFN_vkCmdCopyQueryPoolResults,
}
