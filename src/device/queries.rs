//! Queries: their pools, and every way to read their results.
//!
//! Results are read into memory with a known pattern around them, so that a
//! driver that writes too much, or numbers of another width, is found out.
//!
//! Vulkan chapter "Queries".

use super::error::failed;
use super::logical::Logical;
use super::memory::{BufferRequest, GuardedBuffer};
use super::owned::Owned;
use crate::script::commands::QueryKind;
use crate::script::memory::QueryResult;
use crate::script::query_read::{QueryRead, ReadBy, ReadWhen, ResetBy};
use crate::script::{Command, ExecuteError, Script};
use crate::units::{QueryIndex, Stream};
use ash::vk;
use std::sync::Arc;

/// Bytes of a record: as many 64-bit numbers as any query has, and bytes on both
/// sides that must not change.
const RECORD: usize = 80;
/// Offset of the numbers in a record.
const NUMBERS: usize = 8;
/// The initial content of a record.
const PATTERN: u8 = 0xb5;

/// The counters of a query of [`QueryKind::Statistics`].
const STATISTICS: vk::QueryPipelineStatisticFlags = vk::QueryPipelineStatisticFlags::from_raw(
    vk::QueryPipelineStatisticFlags::INPUT_ASSEMBLY_VERTICES.as_raw()
        | vk::QueryPipelineStatisticFlags::INPUT_ASSEMBLY_PRIMITIVES.as_raw()
        | vk::QueryPipelineStatisticFlags::VERTEX_SHADER_INVOCATIONS.as_raw()
        | vk::QueryPipelineStatisticFlags::FRAGMENT_SHADER_INVOCATIONS.as_raw()
        | CLIPPING.as_raw(),
);

/// The counters of a query of [`QueryKind::Clipping`].
const CLIPPING: vk::QueryPipelineStatisticFlags = vk::QueryPipelineStatisticFlags::from_raw(
    vk::QueryPipelineStatisticFlags::CLIPPING_INVOCATIONS.as_raw()
        | vk::QueryPipelineStatisticFlags::CLIPPING_PRIMITIVES.as_raw(),
);

/// Returns the pipeline statistics that a query of this kind counts.
pub(super) fn statistics(kind: QueryKind) -> vk::QueryPipelineStatisticFlags {
    match kind {
        QueryKind::Statistics => STATISTICS,
        QueryKind::Clipping => CLIPPING,
        QueryKind::TransformFeedback | QueryKind::PrimitivesGenerated => {
            vk::QueryPipelineStatisticFlags::empty()
        }
    }
}

/// Returns the count of numbers in a result, without availability.
fn numbers(kind: QueryKind) -> usize {
    match kind {
        QueryKind::TransformFeedback => 2,
        QueryKind::PrimitivesGenerated => 1,
        QueryKind::Statistics | QueryKind::Clipping => {
            statistics(kind).as_raw().count_ones() as usize
        }
    }
}

/// The queries of a script, with one pool per kind.
pub(super) struct Queries {
    device: Arc<Logical>,
    read: QueryRead,
    /// The number of queries of a pool that one of the script uses.
    views: u32,
    pools: Vec<Pool>,
    /// The queries of the script.
    pooled: Vec<PooledQuery>,
    /// The buffer that results are copied to.
    copies: Option<GuardedBuffer>,
    /// The results that the host read as soon as the work was submitted.
    early: Option<Vec<QueryResult>>,
}

/// The pool of all queries of a kind.
struct Pool {
    raw: Owned<vk::QueryPool>,
    layout: PoolLayout,
}

/// The memory layout of the results of a pool.
#[derive(Clone, Copy, Debug)]
struct PoolLayout {
    kind: QueryKind,
    /// Queries in use, without those before them.
    count: u32,
    /// Bytes from the results of one query to those of the next.
    stride: usize,
    /// The offset of the first result in the buffer of copies.
    start: usize,
}

impl PoolLayout {
    /// Bytes of all results, from the pattern before them to that after them.
    fn bytes(&self) -> usize {
        NUMBERS + self.stride * self.count as usize + RECORD
    }
}

/// A query of the script in its pool.
#[derive(Clone, Copy, Debug)]
struct PooledQuery {
    /// Position of its pool in [`Queries::pools`].
    pool: usize,
    /// The number of its first query among those in use of the pool.
    number: u32,
    stream: Stream,
    kind: QueryKind,
    /// Whether the script ends it: otherwise it has no result.
    ended: bool,
}

impl Queries {
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn new(device: &Arc<Logical>, script: &Script) -> Result<Queries, ExecuteError> {
        let mut queries = Queries {
            device: Arc::clone(device),
            read: script.query_read,
            views: script.views(),
            pools: Vec::new(),
            pooled: Vec::new(),
            copies: None,
            early: None,
        };
        for kind in QueryKind::ALL.iter().copied() {
            queries.add_pool(script, kind)?;
        }
        for (index, query) in QueryIndex::enumerate(&script.queries) {
            let mut pools = queries.pools.iter();
            let pool = pools.position(|pool| pool.layout.kind == query.kind);
            let before = script.queries[..index.position()].iter();
            queries.pooled.push(PooledQuery {
                pool: pool.expect("every kind that is used has a pool"),
                number: script.views()
                    * before.filter(|other| other.kind == query.kind).count() as u32,
                stream: query.stream,
                kind: query.kind,
                ended: script.commands.contains(&Command::EndQuery(index)),
            });
        }
        queries.check()?;
        let last = queries.pools.last().map(|pool| pool.layout);
        if let Some(last) = last.filter(|_| queries.read.by == ReadBy::Copy) {
            let size = last.start - NUMBERS + last.bytes();
            let what = "the buffer of query results".to_owned();
            let usage = vk::BufferUsageFlags::TRANSFER_DST;
            let request = BufferRequest::plain(what, size as u64, usage);
            let mut buffer = GuardedBuffer::new(device, request)?;
            buffer.write(0, &vec![PATTERN; size]);
            queries.copies = Some(buffer);
        }
        if queries.read.reset == ResetBy::Host {
            let reset = device.host_query_reset.fp().reset_query_pool_ext;
            for pool in &queries.pools {
                let count = queries.read.first + pool.layout.count;
                // SAFETY: `hostQueryReset` is enabled; the pool is not in use.
                unsafe { reset(device.raw().handle(), pool.raw.raw(), 0, count) };
            }
        }
        Ok(queries)
    }

    /// Checks that one call for several queries finds all of them ended, and that
    /// the host reads early only queries that it has reset itself
    /// (VUID-vkGetQueryPoolResults-None-09401).
    fn check(&self) -> Result<(), ExecuteError> {
        if self.read.free.is_some() && self.pooled.iter().any(|index| !index.ended) {
            let message = "one call reads all queries, but not all of them end";
            return Err(ExecuteError::Harness(message.into()));
        }
        let early = self.read.when == ReadWhen::Submitted;
        if early && (self.read.by != ReadBy::Host || self.read.reset != ResetBy::Host) {
            let message = "the host must reset and read queries that are read early";
            return Err(ExecuteError::Harness(message.into()));
        }
        Ok(())
    }

    /// Adds a pool for all queries of a kind, if there are any.
    fn add_pool(&mut self, script: &Script, kind: QueryKind) -> Result<(), ExecuteError> {
        let all = script.queries.iter();
        let count = self.views * all.filter(|query| query.kind == kind).count() as u32;
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
        let stride = match self.read.free {
            Some(free) => self.read.width(kind) * (self.written(kind) + free as usize),
            None => RECORD,
        };
        let after = |pool: &Pool| pool.layout.start + pool.layout.bytes() - NUMBERS;
        self.pools.push(Pool {
            raw: Owned::new(&self.device, raw, ash::Device::destroy_query_pool),
            layout: PoolLayout {
                kind,
                count,
                stride,
                start: self.pools.last().map_or(NUMBERS, after),
            },
        });
        Ok(())
    }

    /// Returns the count of numbers in a result, with availability.
    fn written(&self, kind: QueryKind) -> usize {
        numbers(kind) + usize::from(self.read.availability)
    }

    /// Returns the pool of a query of the script, and its index in it.
    fn raw(&self, index: &PooledQuery) -> (vk::QueryPool, u32) {
        let pool = self.pools[index.pool].raw.raw();
        (pool, self.read.first + index.number)
    }

    /// Records the begin, or the end, of a query.
    pub fn record(&self, commands: vk::CommandBuffer, query: QueryIndex, begin: bool) {
        let query = &self.pooled[query];
        let (pool, index) = self.raw(query);
        let stream = query.stream;
        let device = self.device.raw();
        let extension = &self.device.transform_feedback;
        let plain = query.kind.is_statistics() || self.read.begin.is_plain(stream, begin);
        let flags = vk::QueryControlFlags::empty();
        // SAFETY: the query was reset and is not active, or it is active and
        // began in the same pass, or outside as well (the plan).
        unsafe {
            match (begin, plain) {
                (true, true) => device.cmd_begin_query(commands, pool, index, flags),
                (true, false) => extension.begin_query(commands, pool, index, stream),
                (false, true) => device.cmd_end_query(commands, pool, index),
                (false, false) => extension.end_query(commands, pool, index, stream),
            }
        }
    }

    /// Records the reset of one query that has ended.
    pub fn record_reset_of(&self, commands: vk::CommandBuffer, query: QueryIndex) {
        let (pool, index) = self.raw(&self.pooled[query]);
        // SAFETY: outside of any pass, and the query is not active (the plan).
        unsafe {
            self.device
                .raw()
                .cmd_reset_query_pool(commands, pool, index, self.views);
        }
    }

    /// Records the reset of every query, unless the host resets them.
    pub fn record_reset(&self, commands: vk::CommandBuffer) {
        if self.read.reset == ResetBy::Host {
            return;
        }
        for pool in &self.pools {
            let (device, count) = (self.device.raw(), self.read.first + pool.layout.count);
            // SAFETY: the command buffer is being recorded, outside of any pass.
            unsafe { device.cmd_reset_query_pool(commands, pool.raw.raw(), 0, count) };
        }
    }

    /// Returns the calls that read the results of a pool: the first query and the
    /// count of each. A query that the script does not end has no result.
    fn reads(&self, pool: usize) -> Vec<(u32, u32)> {
        if self.read.free.is_some() {
            return vec![(0, self.pools[pool].layout.count)];
        }
        let of_pool = self.pooled.iter().filter(|index| index.pool == pool);
        let ended = of_pool.filter(|index| index.ended);
        ended.map(|index| (index.number, self.views)).collect()
    }

    /// Records the copies of all results, if they are copied; whether they are.
    pub fn record_copies(&self, commands: vk::CommandBuffer) -> bool {
        let Some(copies) = &self.copies else {
            return false;
        };
        for (number, pool) in self.pools.iter().enumerate() {
            for (first, count) in self.reads(number) {
                let PoolLayout { kind, stride, .. } = pool.layout;
                // SAFETY: outside of any pass; the queries have ended, the buffer
                // has the bytes for their numbers at this offset.
                unsafe {
                    self.device.raw().cmd_copy_query_pool_results(
                        commands,
                        pool.raw.raw(),
                        self.read.first + first,
                        count,
                        copies.raw(),
                        (pool.layout.start + first as usize * stride) as u64,
                        stride as u64,
                        self.flags(kind),
                    );
                }
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

    /// Reads the results that are read before the submitted work is finished.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn read_early(&mut self) -> Result<(), ExecuteError> {
        if self.read.when == ReadWhen::Submitted {
            self.early = Some(self.results()?);
        }
        Ok(())
    }

    /// Returns the results, once the work is finished.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn read(&self) -> Result<Vec<QueryResult>, ExecuteError> {
        match &self.early {
            Some(early) => Ok(early.clone()),
            None => self.results(),
        }
    }

    fn results(&self) -> Result<Vec<QueryResult>, ExecuteError> {
        let memory: Vec<Vec<u8>> = match &self.copies {
            Some(copies) => {
                let bytes = copies.read().bytes;
                let of_pool = |pool: &Pool| {
                    let start = pool.layout.start - NUMBERS;
                    bytes[start..start + pool.layout.bytes()].to_vec()
                };
                self.pools.iter().map(of_pool).collect()
            }
            None => (0..self.pools.len())
                .map(|pool| self.get_pool(pool))
                .collect::<Result<_, _>>()?,
        };
        let result = |index: &PooledQuery| {
            if !index.ended {
                return QueryResult::Unavailable;
            }
            let layout = &self.pools[index.pool].layout;
            let written = self.written(index.kind);
            let views = index.number..index.number + self.views;
            let results = views.map(|number| {
                let memory = &memory[index.pool];
                let record = record(memory, layout, number as usize, written, &self.read);
                decode(&self.read, index.kind, &record)
            });
            results.reduce(sum).expect("a pass has a view")
        };
        Ok(self.pooled.iter().map(result).collect())
    }

    /// Returns the memory of all results of a pool as the host gets them. Results
    /// that are not available leave it unchanged.
    fn get_pool(&self, number: usize) -> Result<Vec<u8>, ExecuteError> {
        let pool = &self.pools[number];
        let PoolLayout { kind, stride, .. } = pool.layout;
        // Results are 64-bit numbers at multiples of 8 bytes
        // (VUID-vkGetQueryPoolResults-flags-00815).
        let bytes = pool.layout.bytes();
        let mut words = vec![u64::from_ne_bytes([PATTERN; 8]); bytes.div_ceil(8)];
        let memory: &mut [u8] = bytemuck::cast_slice_mut(&mut words);
        let device = self.device.raw();
        for (first, count) in self.reads(number) {
            let result = self.written(kind) * self.read.width(kind);
            let size = stride * (count as usize - 1) + result;
            let start = NUMBERS + first as usize * stride;
            let to = &mut memory[start..start + size];
            // SAFETY: the queries were reset and ended by work that is submitted;
            // the pointer is to `size` bytes.
            let result = unsafe {
                (device.fp_v1_0().get_query_pool_results)(
                    device.handle(),
                    pool.raw.raw(),
                    self.read.first + first,
                    count,
                    size,
                    to.as_mut_ptr().cast(),
                    stride as u64,
                    self.flags(kind),
                )
            };
            if !matches!(result, vk::Result::SUCCESS | vk::Result::NOT_READY) {
                return Err(failed("vkGetQueryPoolResults")(result));
            }
        }
        Ok(memory[..bytes].to_vec())
    }
}

/// Adds the results of two views: how a driver distributes a result among the queries of
/// the views is its choice (Vulkan, "Query Operation"; rule 101).
fn sum(a: QueryResult, b: QueryResult) -> QueryResult {
    use QueryResult::{
        Overrun, Partial, PrimitivesGenerated, Statistics, TransformFeedback, Unavailable,
    };
    match (a, b) {
        (Overrun { byte }, _) | (_, Overrun { byte }) => Overrun { byte },
        (
            TransformFeedback { written, needed },
            TransformFeedback {
                written: w,
                needed: n,
            },
        ) => TransformFeedback {
            written: written.wrapping_add(w),
            needed: needed.wrapping_add(n),
        },
        (PrimitivesGenerated(generated), PrimitivesGenerated(g)) => {
            PrimitivesGenerated(generated.wrapping_add(g))
        }
        (
            Partial { written, needed },
            Partial {
                written: w,
                needed: n,
            },
        ) => Partial {
            written: written.wrapping_add(w),
            needed: needed.wrapping_add(n),
        },
        (Statistics, Statistics) => Statistics,
        (
            TransformFeedback { .. }
            | PrimitivesGenerated(_)
            | Partial { .. }
            | Statistics
            | Unavailable,
            _,
        ) => Unavailable,
    }
}

/// Returns the record of one result in the memory of its pool: [`NUMBERS`] bytes
/// before the numbers, the numbers, and the unused bytes after them.
fn record(
    memory: &[u8],
    layout: &PoolLayout,
    number: usize,
    written: usize,
    read: &QueryRead,
) -> Vec<u8> {
    let start = NUMBERS + number * layout.stride;
    let end = start + written * read.width(layout.kind);
    let next = if number + 1 == layout.count as usize {
        memory.len()
    } else {
        start + layout.stride
    };
    // The bytes before any other result belong to the query before it.
    let mut record = match number {
        0 => memory[..start].to_vec(),
        _ => vec![PATTERN; NUMBERS],
    };
    record.extend(&memory[start..next.max(end)]);
    record.resize(record.len().max(RECORD), PATTERN);
    record
}

/// Decodes the record of a query.
fn decode(read: &QueryRead, kind: QueryKind, record: &[u8]) -> QueryResult {
    let width = read.width(kind);
    let numbers = numbers(kind);
    let end = NUMBERS + width * (numbers + usize::from(read.availability));
    let number = |index: usize| -> u64 {
        let at = NUMBERS + width * index;
        let mut wide = [0; 8];
        wide[..width].copy_from_slice(&record[at..at + width]);
        u64::from_le_bytes(wide)
    };
    let around = record.iter().enumerate();
    let touched = around
        .filter(|(at, _)| !(NUMBERS..end).contains(at))
        .find(|(_, byte)| **byte != PATTERN);
    if let Some((at, _)) = touched {
        return QueryResult::Overrun {
            byte: at as i32 - NUMBERS as i32,
        };
    }
    let written = &record[NUMBERS..NUMBERS + width * numbers];
    let is_written = written.iter().any(|byte| *byte != PATTERN);
    // An availability that was not written does not count, whatever the memory held.
    let said = record[NUMBERS..end].chunks_exact(width).skip(numbers);
    let mut said = said.filter(|word| word.iter().any(|byte| *byte != PATTERN));
    let available = !read.availability || (number(numbers) != 0 && said.next().is_some());
    if !is_written || !(available || read.partial) {
        return QueryResult::Unavailable;
    }
    // Without availability a number may be final or not.
    let partial = read.partial && !read.is_certain() && !(read.availability && available);
    match kind {
        QueryKind::TransformFeedback if partial => QueryResult::Partial {
            written: number(0),
            needed: number(1),
        },
        QueryKind::PrimitivesGenerated if partial => QueryResult::Partial {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn record(bytes: &[u8]) -> Vec<u8> {
        let mut record = vec![PATTERN; RECORD];
        record[NUMBERS..NUMBERS + bytes.len()].copy_from_slice(bytes);
        record
    }

    #[test]
    fn numbers_have_the_requested_width() {
        let narrow = QueryRead {
            wide: false,
            availability: false,
            ..QueryRead::default()
        };
        let kind = QueryKind::TransformFeedback;
        assert_eq!(
            decode(&narrow, kind, &record(&[3, 0, 0, 0, 5, 1, 0, 0])),
            QueryResult::TransformFeedback {
                written: 3,
                needed: 261
            }
        );
        // Wide numbers are found where narrow ones were requested.
        let wide = record(&[3, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0]);
        assert_eq!(
            decode(&narrow, kind, &wide),
            QueryResult::Overrun { byte: 8 }
        );
    }

    #[test]
    fn a_result_that_is_not_available_is_reported() {
        let read = QueryRead::default();
        let kind = QueryKind::PrimitivesGenerated;
        let words = |available| {
            let mut bytes = vec![7, 0, 0, 0, 0, 0, 0, 0];
            bytes.extend([available, 0, 0, 0, 0, 0, 0, 0]);
            decode(&read, kind, &record(&bytes))
        };
        assert_eq!(words(0), QueryResult::Unavailable);
        assert_eq!(words(1), QueryResult::PrimitivesGenerated(7));
        let mut before = record(&[7, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
        before[NUMBERS - 1] = 0;
        assert_eq!(
            decode(&read, kind, &before),
            QueryResult::Overrun { byte: -1 }
        );
    }

    #[test]
    fn an_availability_that_the_driver_does_not_write_means_unavailable() {
        let kind = QueryKind::PrimitivesGenerated;
        for (width, numbers) in [(4, &[7, 0, 0, 0][..]), (8, &[7, 0, 0, 0, 0, 0, 0, 0])] {
            let read = QueryRead {
                by: ReadBy::Copy,
                wide: width == 8,
                ..QueryRead::default()
            };
            let lacking = decode(&read, kind, &record(numbers));
            assert_eq!(lacking, QueryResult::Unavailable, "{width} bytes");
        }
    }

    #[test]
    fn partial_results_are_reported_as_partial() {
        let read = QueryRead {
            by: ReadBy::Copy,
            wait: false,
            partial: true,
            ..QueryRead::default()
        };
        let kind = QueryKind::TransformFeedback;
        let words = |read: &QueryRead, words: &[u64]| {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            decode(read, kind, &record(&bytes))
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
    fn results_of_one_call_are_decoded_separately() {
        let read = QueryRead {
            wide: false,
            availability: false,
            free: Some(1),
            ..QueryRead::default()
        };
        let layout = PoolLayout {
            kind: QueryKind::PrimitivesGenerated,
            count: 2,
            stride: 8,
            start: NUMBERS,
        };
        let mut memory = vec![PATTERN; NUMBERS + 16 + RECORD];
        memory[NUMBERS..NUMBERS + 4].copy_from_slice(&[5, 0, 0, 0]);
        memory[NUMBERS + 8..NUMBERS + 12].copy_from_slice(&[6, 0, 0, 0]);
        let seen = |memory: &[u8], at| {
            let record = super::record(memory, &layout, at, 1, &read);
            decode(&read, layout.kind, &record)
        };
        assert_eq!(seen(&memory, 0), QueryResult::PrimitivesGenerated(5));
        assert_eq!(seen(&memory, 1), QueryResult::PrimitivesGenerated(6));
        for (byte, query, overrun) in [
            (NUMBERS - 1, 0, -1),
            (NUMBERS + 5, 0, 5),
            (NUMBERS + 12, 1, 4),
        ] {
            let mut wrong = memory.clone();
            wrong[byte] = 0;
            assert_eq!(seen(&wrong, query), QueryResult::Overrun { byte: overrun });
        }
    }

    #[test]
    fn results_of_views_are_summed_if_all_are_available() {
        let generated = QueryResult::PrimitivesGenerated;
        assert_eq!(sum(generated(4), generated(3)), generated(7));
        let feedback = |written, needed| QueryResult::TransformFeedback { written, needed };
        assert_eq!(sum(feedback(1, 2), feedback(0, 5)), feedback(1, 7));
        let unavailable = QueryResult::Unavailable;
        assert_eq!(sum(generated(4), unavailable), unavailable);
        assert_eq!(sum(unavailable, generated(4)), unavailable);
        let overrun = QueryResult::Overrun { byte: 3 };
        assert_eq!(sum(unavailable, overrun), overrun);
    }

    #[test]
    fn statistics_have_a_number_per_bit() {
        assert_eq!(numbers(QueryKind::Statistics), 6);
        assert_eq!(numbers(QueryKind::Clipping), 2);
        assert!(NUMBERS + 8 * (numbers(QueryKind::Statistics) + 1) < RECORD);
    }
}
