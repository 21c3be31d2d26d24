//! Queries: their pools, and their results in whatever way they are asked for.
//!
//! Results are read into memory with a known pattern around them, so that a
//! driver that writes more than it is asked for, or numbers of another width, is
//! seen to.
//!
//! Vulkan chapter "Queries".

use super::error::failed;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use crate::script::commands::{QueryDeclaration, QueryKind};
use crate::script::memory::QueryResult;
use crate::script::query_read::{QueryRead, ReadBy, ResetBy};
use crate::script::{Command, ExecuteError, Script};
use crate::units::Stream;
use ash::vk;
use std::sync::Arc;

/// Bytes from one query's place to the next: room for three 64-bit numbers, and
/// for what must stay as it is on both sides.
const PLACE: usize = 48;
/// Where the numbers begin in a place.
const NUMBERS: usize = 8;
/// What a place holds before.
const PATTERN: u8 = 0xb5;

/// The queries of a script, one pool per kind.
pub(super) struct Queries {
    device: Arc<Logical>,
    read: QueryRead,
    /// Pool, and how many queries it has.
    pools: Vec<(vk::QueryPool, u32)>,
    slots: Vec<Slot>,
    /// Where results are copied to, a place per query.
    copies: Option<GuardedBuffer>,
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

impl Slot {
    /// Numbers that it has, availability apart.
    fn numbers(&self) -> usize {
        match self.kind {
            QueryKind::TransformFeedback => 2,
            QueryKind::PrimitivesGenerated => 1,
        }
    }
}

impl Queries {
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(device: &Arc<Logical>, script: &Script) -> Result<Queries, ExecuteError> {
        let mut queries = Queries {
            device: Arc::clone(device),
            read: script.query_read,
            pools: Vec::new(),
            slots: Vec::new(),
            copies: None,
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
        if queries.read.by == ReadBy::Copy && !queries.slots.is_empty() {
            // One place more: the validation layer counts a whole stride for
            // the last query too.
            let size = PLACE * (queries.slots.len() + 1);
            let request = BufferRequest {
                what: "the buffer of query results".into(),
                size: size as u64,
                guard: 0,
                usage: vk::BufferUsageFlags::TRANSFER_DST,
                kind: Default::default(),
            };
            let mut buffer = GuardedBuffer::new(device, request)?;
            buffer.write(0, &vec![PATTERN; size])?;
            queries.copies = Some(buffer);
        }
        if queries.read.reset == ResetBy::Host {
            for &(pool, count) in &queries.pools {
                // SAFETY: `hostQueryReset` is enabled; the pool is not in use.
                unsafe {
                    (device.host_query_reset().fp().reset_query_pool_ext)(
                        device.raw().handle(),
                        pool,
                        0,
                        count,
                    );
                }
            }
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

    /// Records the reset of every query, unless the host resets them.
    pub fn record_reset(&self, commands: vk::CommandBuffer) {
        if self.read.reset == ResetBy::Host {
            return;
        }
        for &(pool, count) in &self.pools {
            let device = self.device.raw();
            // SAFETY: the command buffer is being recorded, outside of any pass.
            unsafe { device.cmd_reset_query_pool(commands, pool, 0, count) };
        }
    }

    /// Records the copies of all results, if they are copied; whether they are.
    pub fn record_copies(&self, commands: vk::CommandBuffer) -> bool {
        let Some(copies) = &self.copies else {
            return false;
        };
        for (number, slot) in self.slots.iter().enumerate().filter(|(_, s)| s.ended) {
            // SAFETY: outside of any pass; the query has ended, the buffer has
            // room for its numbers at this place.
            unsafe {
                self.device.raw().cmd_copy_query_pool_results(
                    commands,
                    slot.pool,
                    slot.index,
                    1,
                    copies.raw(),
                    (number * PLACE + NUMBERS) as u64,
                    PLACE as u64,
                    self.flags(),
                );
            }
        }
        true
    }

    fn flags(&self) -> vk::QueryResultFlags {
        let rows = [
            (self.read.wide, vk::QueryResultFlags::TYPE_64),
            (
                self.read.availability,
                vk::QueryResultFlags::WITH_AVAILABILITY,
            ),
            (self.read.wait, vk::QueryResultFlags::WAIT),
            (self.read.partial, vk::QueryResultFlags::PARTIAL),
        ];
        rows.into_iter()
            .filter(|(set, _)| *set)
            .fold(vk::QueryResultFlags::empty(), |all, (_, flag)| all | flag)
    }

    /// The results, once the work is done. A query that the script never ends
    /// has none.
    pub fn read(&self) -> Result<Vec<QueryResult>, ExecuteError> {
        let copied = match &self.copies {
            Some(copies) => Some(copies.read()?),
            None => None,
        };
        let result = |(number, slot): (usize, &Slot)| {
            if !slot.ended {
                return Ok(QueryResult::Unavailable);
            }
            let place = match &copied {
                Some(image) => {
                    let start = image.start + number * PLACE;
                    let place = image.bytes.get(start..start + PLACE);
                    place.map(<[u8]>::to_vec)
                }
                None => self.get(slot)?,
            };
            Ok(place.map_or(QueryResult::Unavailable, |place| {
                decode(&self.read, slot.kind, slot.numbers(), &place)
            }))
        };
        self.slots.iter().enumerate().map(result).collect()
    }

    /// The place of one query as the host gets it; `None` where it is not ready.
    fn get(&self, slot: &Slot) -> Result<Option<Vec<u8>>, ExecuteError> {
        let mut place = vec![PATTERN; PLACE];
        let numbers = slot.numbers() + usize::from(self.read.availability);
        let size = numbers * self.read.width();
        let device = self.device.raw();
        // SAFETY: the query was reset and ended by work that is done; behind the
        // pointer is room for `size` bytes and more.
        let answer = unsafe {
            (device.fp_v1_0().get_query_pool_results)(
                device.handle(),
                slot.pool,
                slot.index,
                1,
                size,
                place.as_mut_ptr().add(NUMBERS).cast(),
                PLACE as u64,
                self.flags(),
            )
        };
        match answer {
            vk::Result::SUCCESS => Ok(Some(place)),
            vk::Result::NOT_READY => Ok(None),
            result => Err(failed("vkGetQueryPoolResults")(result)),
        }
    }
}

/// What stands in the place of a query.
fn decode(read: &QueryRead, kind: QueryKind, numbers: usize, place: &[u8]) -> QueryResult {
    let width = read.width();
    let end = NUMBERS + width * (numbers + usize::from(read.availability));
    let number = |index: usize| -> u64 {
        let at = NUMBERS + width * index;
        let bytes = place.get(at..at + width).unwrap_or_default();
        let mut wide = [0; 8];
        wide.iter_mut()
            .zip(bytes)
            .for_each(|(to, from)| *to = *from);
        u64::from_le_bytes(wide)
    };
    let around = place.iter().enumerate();
    let touched = around
        .filter(|(at, _)| !(NUMBERS..end).contains(at))
        .find(|(_, byte)| **byte != PATTERN);
    if let Some((at, _)) = touched {
        return QueryResult::Overrun {
            byte: at as i32 - NUMBERS as i32,
        };
    }
    if read.availability && number(numbers) == 0 {
        return QueryResult::Unavailable;
    }
    match kind {
        QueryKind::TransformFeedback => QueryResult::TransformFeedback {
            written: number(0),
            needed: number(1),
        },
        QueryKind::PrimitivesGenerated => QueryResult::PrimitivesGenerated(number(0)),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn place(bytes: &[u8]) -> Vec<u8> {
        let mut place = vec![PATTERN; PLACE];
        place[NUMBERS..NUMBERS + bytes.len()].copy_from_slice(bytes);
        place
    }

    #[test]
    fn numbers_have_the_width_asked_for() {
        let narrow = QueryRead {
            wide: false,
            availability: false,
            ..QueryRead::default()
        };
        let kind = QueryKind::TransformFeedback;
        assert_eq!(
            decode(&narrow, kind, 2, &place(&[3, 0, 0, 0, 5, 1, 0, 0])),
            QueryResult::TransformFeedback {
                written: 3,
                needed: 261
            }
        );
        // Wide numbers where narrow ones were asked for are seen to.
        let wide = place(&[3, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(
            decode(&narrow, kind, 2, &wide),
            QueryResult::Overrun { byte: 8 }
        );
    }

    #[test]
    fn a_result_that_is_not_available_is_told() {
        let read = QueryRead::default();
        let kind = QueryKind::PrimitivesGenerated;
        let words = |available| {
            let mut bytes = vec![7, 0, 0, 0, 0, 0, 0, 0];
            bytes.extend([available, 0, 0, 0, 0, 0, 0, 0]);
            decode(&read, kind, 1, &place(&bytes))
        };
        assert_eq!(words(0), QueryResult::Unavailable);
        assert_eq!(words(1), QueryResult::PrimitivesGenerated(7));
        let mut before = place(&[7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
        before[NUMBERS - 1] = 0;
        assert_eq!(
            decode(&read, kind, 1, &before),
            QueryResult::Overrun { byte: -1 }
        );
    }
}
