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
use crate::script::commands::QueryKind;
use crate::script::memory::QueryResult;
use crate::script::query_read::{QueryRead, ReadBy, ReadWhen, ResetBy};
use crate::script::{Command, ExecuteError, Script};
use crate::units::Stream;
use ash::vk;
use std::sync::Arc;

/// Bytes of a place where a query's numbers stand: room for as many 64-bit
/// numbers as any has, and for what must stay as it is on both sides.
const PLACE: usize = 80;
/// Where the numbers begin in a place.
const NUMBERS: usize = 8;
/// What a place holds before.
const PATTERN: u8 = 0xb5;

/// What a query of [`QueryKind::Statistics`] counts.
const STATISTICS: vk::QueryPipelineStatisticFlags = vk::QueryPipelineStatisticFlags::from_raw(
    vk::QueryPipelineStatisticFlags::INPUT_ASSEMBLY_VERTICES.as_raw()
        | vk::QueryPipelineStatisticFlags::INPUT_ASSEMBLY_PRIMITIVES.as_raw()
        | vk::QueryPipelineStatisticFlags::VERTEX_SHADER_INVOCATIONS.as_raw()
        | vk::QueryPipelineStatisticFlags::FRAGMENT_SHADER_INVOCATIONS.as_raw()
        | CLIPPING.as_raw(),
);

/// What one of [`QueryKind::Clipping`] counts.
const CLIPPING: vk::QueryPipelineStatisticFlags = vk::QueryPipelineStatisticFlags::from_raw(
    vk::QueryPipelineStatisticFlags::CLIPPING_INVOCATIONS.as_raw()
        | vk::QueryPipelineStatisticFlags::CLIPPING_PRIMITIVES.as_raw(),
);

/// The statistics that queries of a kind count.
pub(super) fn statistics(kind: QueryKind) -> vk::QueryPipelineStatisticFlags {
    match kind {
        QueryKind::Statistics => STATISTICS,
        QueryKind::Clipping => CLIPPING,
        QueryKind::TransformFeedback | QueryKind::PrimitivesGenerated => {
            vk::QueryPipelineStatisticFlags::empty()
        }
    }
}

/// Numbers that a query of a kind has, availability apart.
fn numbers(kind: QueryKind) -> usize {
    match kind {
        QueryKind::TransformFeedback => 2,
        QueryKind::PrimitivesGenerated => 1,
        QueryKind::Statistics | QueryKind::Clipping => {
            statistics(kind).as_raw().count_ones() as usize
        }
    }
}

/// The queries of a script, one pool per kind.
pub(super) struct Queries {
    device: Arc<Logical>,
    read: QueryRead,
    pools: Vec<Pool>,
    slots: Vec<Slot>,
    /// Where results are copied to.
    copies: Option<GuardedBuffer>,
    /// What the host read as soon as the work was submitted.
    early: Option<Vec<QueryResult>>,
}

/// The queries of one kind.
#[derive(Clone, Copy, Debug)]
struct Pool {
    raw: vk::QueryPool,
    kind: QueryKind,
    /// Queries in use; those in front of them apart.
    count: u32,
    /// Bytes from the results of one query to those of the next.
    stride: usize,
    /// Where its first result is copied to.
    start: usize,
}

/// Where a query of the script lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub pool: vk::QueryPool,
    pub index: u32,
    pub stream: Stream,
    pub kind: QueryKind,
    /// Number of its pool, and its number in it.
    place: (usize, usize),
    /// Whether the script ends it: only then it has a result.
    ended: bool,
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
            early: None,
        };
        for kind in QueryKind::ALL {
            queries.add_pool(script, kind)?;
        }
        for (number, query) in script.queries.iter().enumerate() {
            let mut pools = queries.pools.iter().enumerate();
            let found = pools.find(|(_, pool)| pool.kind == query.kind);
            let before = script.queries.iter().take(number);
            let at = before.filter(|other| other.kind == query.kind).count();
            queries.slots.push(Slot {
                pool: found.map_or(vk::QueryPool::null(), |(_, pool)| pool.raw),
                index: queries.read.first + at as u32,
                stream: query.stream,
                kind: query.kind,
                place: (found.map_or(0, |(pool, _)| pool), at),
                ended: script.commands.contains(&Command::EndQuery(number)),
            });
        }
        queries.check()?;
        if queries.read.by == ReadBy::Copy && !queries.slots.is_empty() {
            let end = |pool: &Pool| pool.start + pool.stride * pool.count as usize + PLACE;
            let size = queries.pools.iter().map(end).max().unwrap_or(PLACE);
            let request = BufferRequest {
                what: "the buffer of query results".into(),
                size: size as u64,
                guard: 0,
                usage: vk::BufferUsageFlags::TRANSFER_DST,
                kind: Default::default(),
                unseen: 0..0,
            };
            let mut buffer = GuardedBuffer::new(device, request)?;
            buffer.write(0, &vec![PATTERN; size])?;
            queries.copies = Some(buffer);
        }
        if queries.read.reset == ResetBy::Host {
            for pool in &queries.pools {
                // SAFETY: `hostQueryReset` is enabled; the pool is not in use.
                unsafe {
                    (device.host_query_reset().fp().reset_query_pool_ext)(
                        device.raw().handle(),
                        pool.raw,
                        0,
                        queries.read.first + pool.count,
                    );
                }
            }
        }
        Ok(queries)
    }

    /// One call for several queries reads them all, and the host reads early only
    /// what it has reset itself (VUID-vkGetQueryPoolResults-None-09401).
    fn check(&self) -> Result<(), ExecuteError> {
        if self.read.free.is_some() && self.slots.iter().any(|slot| !slot.ended) {
            let message = "one call reads all queries, and not all of them end";
            return Err(ExecuteError::Harness(message.into()));
        }
        let early = self.read.when == ReadWhen::Submitted;
        if early && (self.read.by != ReadBy::Host || self.read.reset != ResetBy::Host) {
            let message = "what is read before the work is done is reset and read by the host";
            return Err(ExecuteError::Harness(message.into()));
        }
        Ok(())
    }

    /// Adds a pool for all queries of a kind, if there are any.
    fn add_pool(&mut self, script: &Script, kind: QueryKind) -> Result<(), ExecuteError> {
        let all = script.queries.iter();
        let count = all.filter(|query| query.kind == kind).count() as u32;
        if count == 0 {
            return Ok(());
        }
        let info = vk::QueryPoolCreateInfo::default()
            .query_type(match kind {
                QueryKind::TransformFeedback => vk::QueryType::TRANSFORM_FEEDBACK_STREAM_EXT,
                QueryKind::PrimitivesGenerated => vk::QueryType::PRIMITIVES_GENERATED_EXT,
                QueryKind::Statistics | QueryKind::Clipping => vk::QueryType::PIPELINE_STATISTICS,
            })
            .pipeline_statistics(statistics(kind))
            .query_count(self.read.first + count);
        // SAFETY: the device is alive and has the extension of this kind.
        let raw = unsafe { self.device.raw().create_query_pool(&info, None) }
            .map_err(failed("vkCreateQueryPool"))?;
        let width = self.read.width(kind);
        let stride = match self.read.free {
            Some(free) => width * (self.written(kind) + free as usize),
            None => PLACE,
        };
        let end = |pool: &Pool| pool.start + pool.stride * pool.count as usize + PLACE;
        self.pools.push(Pool {
            raw,
            kind,
            count,
            stride,
            start: self.pools.last().map_or(NUMBERS, end),
        });
        Ok(())
    }

    /// Numbers of one result, availability included.
    fn written(&self, kind: QueryKind) -> usize {
        numbers(kind) + usize::from(self.read.availability)
    }

    pub fn slot(&self, query: usize) -> Result<Slot, ExecuteError> {
        let slot = self.slots.get(query).copied();
        slot.ok_or_else(|| ExecuteError::Harness(format!("there is no query {query}")))
    }

    /// Records the begin, or the end, of a query.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is no such query.
    pub fn record(
        &self,
        commands: vk::CommandBuffer,
        query: usize,
        begin: bool,
    ) -> Result<(), ExecuteError> {
        let slot = self.slot(query)?;
        let device = self.device.raw();
        let extension = self.device.transform_feedback();
        let plain = slot.kind.is_statistics() || self.read.begin.is_plain(slot.stream, begin);
        let flags = vk::QueryControlFlags::empty();
        let Slot {
            pool,
            index,
            stream,
            ..
        } = slot;
        // SAFETY: the query was reset and is not active, or it is active and
        // began in the same place (the plan).
        unsafe {
            match (begin, plain) {
                (true, true) => device.cmd_begin_query(commands, pool, index, flags),
                (true, false) => extension.begin_query(commands, pool, index, stream),
                (false, true) => device.cmd_end_query(commands, pool, index),
                (false, false) => extension.end_query(commands, pool, index, stream),
            }
        }
        Ok(())
    }

    /// Records the reset of one query that has ended.
    ///
    /// # Errors
    /// [`ExecuteError`]: there is no such query.
    pub fn record_reset_of(
        &self,
        commands: vk::CommandBuffer,
        query: usize,
    ) -> Result<(), ExecuteError> {
        let slot = self.slot(query)?;
        let device = self.device.raw();
        // SAFETY: outside of any pass, and the query is not active (the plan).
        unsafe { device.cmd_reset_query_pool(commands, slot.pool, slot.index, 1) };
        Ok(())
    }

    /// Records the reset of every query, unless the host resets them.
    pub fn record_reset(&self, commands: vk::CommandBuffer) {
        if self.read.reset == ResetBy::Host {
            return;
        }
        for pool in &self.pools {
            let (device, count) = (self.device.raw(), self.read.first + pool.count);
            // SAFETY: the command buffer is being recorded, outside of any pass.
            unsafe { device.cmd_reset_query_pool(commands, pool.raw, 0, count) };
        }
    }

    /// Records the copies of all results, if they are copied; whether they are.
    pub fn record_copies(&self, commands: vk::CommandBuffer) -> bool {
        let Some(copies) = &self.copies else {
            return false;
        };
        let copy = |pool: &Pool, at: usize, count: u32| {
            // SAFETY: outside of any pass; the queries have ended, the buffer has
            // room for their numbers at this place.
            unsafe {
                self.device.raw().cmd_copy_query_pool_results(
                    commands,
                    pool.raw,
                    self.read.first + at as u32,
                    count,
                    copies.raw(),
                    (pool.start + at * pool.stride) as u64,
                    pool.stride as u64,
                    self.flags(pool.kind),
                );
            }
        };
        for (number, pool) in self.pools.iter().enumerate() {
            if self.read.free.is_some() {
                copy(pool, 0, pool.count);
                continue;
            }
            let of_pool = self.slots.iter().filter(|slot| slot.place.0 == number);
            for slot in of_pool.filter(|slot| slot.ended) {
                copy(pool, slot.place.1, 1);
            }
        }
        true
    }

    fn flags(&self, kind: QueryKind) -> vk::QueryResultFlags {
        let rows = [
            (self.read.is_wide(kind), vk::QueryResultFlags::TYPE_64),
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

    /// Reads the results that are to be read before the work is done; it is
    /// submitted.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn read_early(&mut self) -> Result<(), ExecuteError> {
        if self.read.when == ReadWhen::Submitted {
            self.early = Some(self.results()?);
        }
        Ok(())
    }

    /// The results, once the work is done.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn read(&self) -> Result<Vec<QueryResult>, ExecuteError> {
        match &self.early {
            Some(early) => Ok(early.clone()),
            None => self.results(),
        }
    }

    /// A query that the script never ends has no result.
    fn results(&self) -> Result<Vec<QueryResult>, ExecuteError> {
        let memory: Vec<Vec<u8>> = match &self.copies {
            Some(copies) => {
                let image = copies.read()?;
                let of_pool = |pool: &Pool| {
                    let start = image.start + pool.start - NUMBERS;
                    let end = start + NUMBERS + pool.stride * pool.count as usize + PLACE;
                    image.bytes.get(start..end.min(image.bytes.len()))
                };
                let bytes = self.pools.iter().map(of_pool);
                bytes.map(|b| b.unwrap_or_default().to_vec()).collect()
            }
            None => {
                let pools = self.pools.iter().enumerate();
                pools
                    .map(|(number, pool)| self.get_pool(number, pool))
                    .collect::<Result<_, _>>()?
            }
        };
        let result = |slot: &Slot| {
            let (number, at) = slot.place;
            let found = self.pools.get(number).zip(memory.get(number));
            match found.filter(|_| slot.ended) {
                Some((pool, memory)) => {
                    let place = place(memory, pool, at, self.written(pool.kind), &self.read);
                    decode(&self.read, slot.kind, &place)
                }
                None => QueryResult::Unavailable,
            }
        };
        Ok(self.slots.iter().map(result).collect())
    }

    /// The memory of all results of a pool, as the host gets them.
    fn get_pool(&self, number: usize, pool: &Pool) -> Result<Vec<u8>, ExecuteError> {
        let mut memory = vec![PATTERN; NUMBERS + pool.stride * pool.count as usize + PLACE];
        if self.read.free.is_some() {
            self.get(pool, 0, pool.count, &mut memory)?;
            return Ok(memory);
        }
        let of_pool = self.slots.iter().filter(|slot| slot.place.0 == number);
        for slot in of_pool.filter(|slot| slot.ended) {
            self.get(pool, slot.place.1, 1, &mut memory)?;
        }
        Ok(memory)
    }

    /// Results as the host gets them; what is not ready stays as it is.
    fn get(
        &self,
        pool: &Pool,
        at: usize,
        count: u32,
        memory: &mut [u8],
    ) -> Result<(), ExecuteError> {
        let result = self.written(pool.kind) * self.read.width(pool.kind);
        let size = pool.stride * (count.max(1) as usize - 1) + result;
        let start = NUMBERS + at * pool.stride;
        let Some(to) = memory.get_mut(start..start + size) else {
            let message = format!("no room for {count} results of queries from {at} on");
            return Err(ExecuteError::Harness(message));
        };
        let device = self.device.raw();
        // SAFETY: the queries were reset and ended by work that is submitted;
        // behind the pointer is room for `size` bytes.
        let answer = unsafe {
            (device.fp_v1_0().get_query_pool_results)(
                device.handle(),
                pool.raw,
                self.read.first + at as u32,
                count,
                size,
                to.as_mut_ptr().cast(),
                pool.stride as u64,
                self.flags(pool.kind),
            )
        };
        match answer {
            vk::Result::SUCCESS | vk::Result::NOT_READY => Ok(()),
            result => Err(failed("vkGetQueryPoolResults")(result)),
        }
    }
}

/// The place of one result in the memory of its pool: [`NUMBERS`] bytes before
/// the numbers, the numbers, and what is free behind them.
fn place(memory: &[u8], pool: &Pool, at: usize, written: usize, read: &QueryRead) -> Vec<u8> {
    let start = NUMBERS + at * pool.stride;
    let end = start + written * read.width(pool.kind);
    let last = at + 1 == pool.count as usize;
    let next = match last {
        true => memory.len(),
        false => start + pool.stride,
    };
    let before = match at {
        0 => memory.get(..start),
        // What stands in front belongs to the query before.
        _ => None,
    };
    let mut place = before.map_or(vec![PATTERN; NUMBERS], <[u8]>::to_vec);
    place.extend(memory.get(start..next.max(end)).unwrap_or_default());
    let least = place.len().max(PLACE);
    place.resize(least, PATTERN);
    place
}

/// What stands in the place of a query.
fn decode(read: &QueryRead, kind: QueryKind, place: &[u8]) -> QueryResult {
    let width = read.width(kind);
    let numbers = numbers(kind);
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
    let numbers_are_there = {
        let bytes = place.get(NUMBERS..NUMBERS + width * numbers);
        bytes.unwrap_or_default().iter().any(|b| *b != PATTERN)
    };
    let available = !read.availability || number(numbers) != 0;
    if !numbers_are_there || !(available || read.partial) {
        return QueryResult::Unavailable;
    }
    // Without its availability nobody knows whether a number is the last one.
    let partial = read.partial && !read.is_certain();
    let so_far = partial && !(read.availability && available);
    match kind {
        QueryKind::TransformFeedback if so_far => QueryResult::Partial {
            written: number(0),
            needed: number(1),
        },
        QueryKind::PrimitivesGenerated if so_far => QueryResult::Partial {
            written: 0,
            needed: number(0),
        },
        _ if !available => QueryResult::Unavailable,
        QueryKind::TransformFeedback => QueryResult::TransformFeedback {
            written: number(0),
            needed: number(1),
        },
        QueryKind::PrimitivesGenerated => QueryResult::PrimitivesGenerated(number(0)),
        QueryKind::Statistics | QueryKind::Clipping => QueryResult::Statistics,
    }
}

impl Drop for Queries {
    fn drop(&mut self) {
        if !self.device.may_destroy() {
            return;
        }
        for pool in &self.pools {
            // SAFETY: made from this device; whoever used it waited for the work.
            unsafe { self.device.raw().destroy_query_pool(pool.raw, None) };
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
            decode(&narrow, kind, &place(&[3, 0, 0, 0, 5, 1, 0, 0])),
            QueryResult::TransformFeedback {
                written: 3,
                needed: 261
            }
        );
        // Wide numbers where narrow ones were asked for are seen to.
        let wide = place(&[3, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(
            decode(&narrow, kind, &wide),
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
            decode(&read, kind, &place(&bytes))
        };
        assert_eq!(words(0), QueryResult::Unavailable);
        assert_eq!(words(1), QueryResult::PrimitivesGenerated(7));
        let mut before = place(&[7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
        before[NUMBERS - 1] = 0;
        assert_eq!(
            decode(&read, kind, &before),
            QueryResult::Overrun { byte: -1 }
        );
    }

    #[test]
    fn what_is_told_in_part_is_told_so() {
        let read = QueryRead {
            by: ReadBy::Copy,
            wait: false,
            partial: true,
            ..QueryRead::default()
        };
        let kind = QueryKind::TransformFeedback;
        let words = |read: &QueryRead, words: &[u64]| {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            decode(read, kind, &place(&bytes))
        };
        let so_far = QueryResult::Partial {
            written: 2,
            needed: 3,
        };
        let whole = QueryResult::TransformFeedback {
            written: 2,
            needed: 3,
        };
        assert_eq!(words(&read, &[2, 3, 0]), so_far);
        assert_eq!(words(&read, &[2, 3, 1]), whole);
        let silent = QueryRead {
            availability: false,
            ..read
        };
        assert_eq!(words(&silent, &[2, 3]), so_far);
        assert_eq!(words(&silent, &[]), QueryResult::Unavailable);
        let waited = QueryRead {
            wait: true,
            ..silent
        };
        assert_eq!(words(&waited, &[2, 3]), whole);
        let bare = QueryRead {
            partial: false,
            ..silent
        };
        assert_eq!(words(&bare, &[]), QueryResult::Unavailable);
        assert_eq!(words(&bare, &[2, 3]), whole);
    }

    #[test]
    fn results_of_one_call_have_their_places() {
        let read = QueryRead {
            wide: false,
            availability: false,
            free: Some(1),
            ..QueryRead::default()
        };
        let pool = Pool {
            raw: vk::QueryPool::null(),
            kind: QueryKind::PrimitivesGenerated,
            count: 2,
            stride: 8,
            start: NUMBERS,
        };
        let mut memory = vec![PATTERN; NUMBERS + 16 + PLACE];
        memory[NUMBERS..NUMBERS + 4].copy_from_slice(&[5, 0, 0, 0]);
        memory[NUMBERS + 8..NUMBERS + 12].copy_from_slice(&[6, 0, 0, 0]);
        let seen = |memory: &[u8], at| {
            let place = super::place(memory, &pool, at, 1, &read);
            decode(&read, pool.kind, &place)
        };
        assert_eq!(seen(&memory, 0), QueryResult::PrimitivesGenerated(5));
        assert_eq!(seen(&memory, 1), QueryResult::PrimitivesGenerated(6));
        for (byte, query, told) in [
            (NUMBERS - 1, 0, -1),
            (NUMBERS + 5, 0, 5),
            (NUMBERS + 12, 1, 4),
        ] {
            let mut wrong = memory.clone();
            wrong[byte] = 0;
            assert_eq!(seen(&wrong, query), QueryResult::Overrun { byte: told });
        }
    }

    #[test]
    fn statistics_have_a_number_per_bit() {
        assert_eq!(numbers(QueryKind::Statistics), 6);
        assert_eq!(numbers(QueryKind::Clipping), 2);
        assert!(NUMBERS + 8 * (numbers(QueryKind::Statistics) + 1) < PLACE);
    }
}
