//! Queries, and waiting for what was submitted.
//!
//! Vulkan chapter "Queries": results are read as 64-bit integers, with their
//! availability, after the fence.

use super::error::failed;
use super::logical::Logical;
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::memory::QueryResult;
use crate::script::{Command, ExecuteError, Script};
use crate::units::Stream;
use ash::vk;
use std::sync::Arc;
use std::time::Duration;

/// The queries of a script, one pool per kind.
pub(super) struct Queries {
    device: Arc<Logical>,
    /// Pool, and how many queries it has.
    pools: Vec<(vk::QueryPool, u32)>,
    slots: Vec<Slot>,
}

/// Where a query of the script lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub pool: vk::QueryPool,
    pub index: u32,
    pub stream: Stream,
    kind: QueryKind,
    /// Whether the script ends it: only then it has a result.
    ended: bool,
}

impl Queries {
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(device: &Arc<Logical>, script: &Script) -> Result<Queries, ExecuteError> {
        let mut queries = Queries {
            device: Arc::clone(device),
            pools: Vec::new(),
            slots: Vec::new(),
        };
        let pools = [
            queries.pool(&script.queries, QueryKind::TransformFeedback)?,
            queries.pool(&script.queries, QueryKind::PrimitivesGenerated)?,
        ];
        let mut used = [0; 2];
        for (number, query) in script.queries.iter().enumerate() {
            let at = usize::from(query.kind == QueryKind::PrimitivesGenerated);
            queries.slots.push(Slot {
                pool: pools[at],
                index: used[at],
                stream: query.stream,
                kind: query.kind,
                ended: script.commands.contains(&Command::EndQuery(number)),
            });
            used[at] += 1;
        }
        Ok(queries)
    }

    /// A pool for all queries of a kind; null where there is none.
    fn pool(
        &mut self,
        queries: &[QueryDeclaration],
        kind: QueryKind,
    ) -> Result<vk::QueryPool, ExecuteError> {
        let count = queries.iter().filter(|query| query.kind == kind).count() as u32;
        if count == 0 {
            return Ok(vk::QueryPool::null());
        }
        let info = vk::QueryPoolCreateInfo::default()
            .query_type(match kind {
                QueryKind::TransformFeedback => vk::QueryType::TRANSFORM_FEEDBACK_STREAM_EXT,
                QueryKind::PrimitivesGenerated => vk::QueryType::PRIMITIVES_GENERATED_EXT,
            })
            .query_count(count);
        // SAFETY: the device is alive and has the extension of this kind.
        let pool = unsafe { self.device.raw().create_query_pool(&info, None) }
            .map_err(failed("vkCreateQueryPool"))?;
        self.pools.push((pool, count));
        Ok(pool)
    }

    pub fn slot(&self, query: usize) -> Result<Slot, ExecuteError> {
        let slot = self.slots.get(query).copied();
        slot.ok_or_else(|| ExecuteError::Harness(format!("there is no query {query}")))
    }

    /// Records the reset of every query.
    pub fn record_reset(&self, commands: vk::CommandBuffer) {
        for &(pool, count) in &self.pools {
            let device = self.device.raw();
            // SAFETY: the command buffer is being recorded, outside of any pass.
            unsafe { device.cmd_reset_query_pool(commands, pool, 0, count) };
        }
    }

    /// The results, once the work is done. A query that the script never ends
    /// has none.
    pub fn read(&self) -> Result<Vec<QueryResult>, ExecuteError> {
        self.slots.iter().map(|slot| self.result(slot)).collect()
    }

    fn result(&self, slot: &Slot) -> Result<QueryResult, ExecuteError> {
        if !slot.ended {
            return Ok(QueryResult::Unavailable);
        }
        Ok(match slot.kind {
            QueryKind::TransformFeedback => match self.words::<3>(slot)? {
                Some([written, needed, available]) if available != 0 => {
                    QueryResult::TransformFeedback { written, needed }
                }
                _ => QueryResult::Unavailable,
            },
            QueryKind::PrimitivesGenerated => match self.words::<2>(slot)? {
                Some([generated, available]) if available != 0 => {
                    QueryResult::PrimitivesGenerated(generated)
                }
                _ => QueryResult::Unavailable,
            },
        })
    }

    /// The words of one query, the last being its availability.
    fn words<const N: usize>(&self, slot: &Slot) -> Result<Option<[u64; N]>, ExecuteError> {
        let mut words = [[0; N]];
        let flags = vk::QueryResultFlags::TYPE_64
            | vk::QueryResultFlags::WITH_AVAILABILITY
            | vk::QueryResultFlags::WAIT;
        // SAFETY: the query was reset and ended by work that is done; the array
        // holds the words of its kind and the availability.
        let answer = unsafe {
            self.device
                .raw()
                .get_query_pool_results(slot.pool, slot.index, &mut words, flags)
        };
        match answer {
            Ok(()) => Ok(Some(words[0])),
            Err(vk::Result::NOT_READY) => Ok(None),
            Err(result) => Err(failed("vkGetQueryPoolResults")(result)),
        }
    }
}

impl Drop for Queries {
    fn drop(&mut self) {
        if self.device.is_abandoned() {
            return;
        }
        for &(pool, _) in &self.pools {
            // SAFETY: made from this device; whoever used it waited for the work.
            unsafe { self.device.raw().destroy_query_pool(pool, None) };
        }
    }
}

/// A fence; destroyed when dropped.
pub(super) struct Fence {
    device: Arc<Logical>,
    fence: vk::Fence,
}

impl Fence {
    /// # Errors
    /// [`ExecuteError`]: the call failed.
    pub fn new(device: &Arc<Logical>) -> Result<Fence, ExecuteError> {
        // SAFETY: the device is alive.
        let fence = unsafe {
            device
                .raw()
                .create_fence(&vk::FenceCreateInfo::default(), None)
        };
        Ok(Fence {
            fence: fence.map_err(failed("vkCreateFence"))?,
            device: Arc::clone(device),
        })
    }

    pub fn raw(&self) -> vk::Fence {
        self.fence
    }

    /// Waits until the work is done.
    ///
    /// # Errors
    /// [`ExecuteError::Timeout`] where it is not in time, or the call failed; the
    /// device is then abandoned, unless it is lost.
    pub fn wait(&self, timeout: Duration) -> Result<(), ExecuteError> {
        let nanoseconds = u64::try_from(timeout.as_nanos()).unwrap_or(u64::MAX);
        // SAFETY: the fence was made from this device.
        let answer = unsafe {
            self.device
                .raw()
                .wait_for_fences(&[self.fence], true, nanoseconds)
        };
        match answer {
            Ok(()) => Ok(()),
            // The work of a lost device is over.
            Err(vk::Result::ERROR_DEVICE_LOST) => Err(ExecuteError::DeviceLost {
                call: "vkWaitForFences",
            }),
            Err(result) => {
                self.device.abandon();
                Err(match result {
                    vk::Result::TIMEOUT => ExecuteError::Timeout {
                        seconds: timeout.as_secs(),
                    },
                    other => failed("vkWaitForFences")(other),
                })
            }
        }
    }
}

impl Drop for Fence {
    fn drop(&mut self) {
        if !self.device.is_abandoned() {
            // SAFETY: made from this device; no submission waits to signal it.
            unsafe { self.device.raw().destroy_fence(self.fence, None) };
        }
    }
}
