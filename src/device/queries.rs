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
use super::query_results::{
    NUMBERS, PATTERN, PoolLayout, RECORD, decode, decode_unavailable, numbers, record, statistics,
    sum,
};
use crate::script::commands::QueryKind;
use crate::script::memory::QueryResult;
use crate::script::query_read::{CopyPlace, QueryRead, ReadBy, ReadWhen, ResetAgain, ResetBy};
use crate::script::{Command, ExecuteError, Script};
use crate::units::{QueryIndex, Stream};
use ash::vk;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The queries of a script, with one pool per kind.
pub(super) struct Queries {
    device: Arc<Logical>,
    read: QueryRead,
    /// The number of queries of a pool that one of the script uses.
    views: u32,
    pools: Vec<Pool>,
    /// The queries of the script.
    pooled: Vec<PooledQuery>,
    /// The resets of the script, by the first command of each.
    resets: BTreeMap<usize, ResetRange>,
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

/// A query of the script in its pool.
#[derive(Clone, Copy, Debug)]
struct PooledQuery {
    /// Position of its pool in [`Queries::pools`].
    pool: usize,
    /// The number of its first query among those in use of the pool.
    number: u32,
    stream: Stream,
    kind: QueryKind,
    /// The command that ends it last, unless a later one resets it: then it has no result.
    end: Option<usize>,
}

impl PooledQuery {
    /// Whether it has a result after the last command.
    fn is_available(&self) -> bool {
        self.end.is_some()
    }
}

/// A range of queries of a pool that is reset at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ResetRange {
    /// Position of the pool in [`Queries::pools`].
    pool: usize,
    /// The number of the first query among those in use of the pool.
    first: u32,
    count: u32,
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
            resets: BTreeMap::new(),
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
                end: last_end(script, index),
            });
        }
        queries.resets = queries.reset_ranges(&script.commands);
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

    /// Fills the buffer of copied results with its first content.
    pub fn set_back(&mut self) {
        if let Some(copies) = &mut self.copies {
            let size = copies.read().bytes.len();
            copies.write(0, &vec![PATTERN; size]);
        }
    }

    /// Checks that one call for several queries finds all of them ended if it waits, and that the
    /// methods of reading agree.
    fn check(&self) -> Result<(), ExecuteError> {
        let is_lacking = self.pooled.iter().any(|query| !query.is_available());
        if self.read.free.is_some() && is_lacking && !self.read.reads_unavailable() {
            let message = "one call reads all queries, but not all of them end";
            return Err(ExecuteError::Harness(message.into()));
        }
        let contradiction = self.read.contradiction();
        contradiction.map_or(Ok(()), |why| Err(ExecuteError::Harness(why.into())))
    }

    /// Returns the ranges that the script resets: a query each, or as many as follow each other
    /// in the script and in their pool.
    fn reset_ranges(&self, commands: &[Command]) -> BTreeMap<usize, ResetRange> {
        let mut ranges: BTreeMap<usize, ResetRange> = BTreeMap::new();
        // The command after the last reset.
        let mut next = None;
        for (number, command) in commands.iter().enumerate() {
            let &Command::ResetQuery(query) = command else {
                continue;
            };
            let query = &self.pooled[query];
            let last = ranges.values_mut().last().filter(|last| {
                self.read.reset_again != ResetAgain::Each
                    && next == Some(number)
                    && (last.pool, last.first + last.count) == (query.pool, query.number)
            });
            next = Some(number + 1);
            if let Some(last) = last {
                last.count += self.views;
                continue;
            }
            let range = ResetRange {
                pool: query.pool,
                first: query.number,
                count: self.views,
            };
            ranges.insert(number, range);
        }
        ranges
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
                start: self
                    .pools
                    .last()
                    .map_or(NUMBERS + self.read.offset as usize, after),
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

    /// Records the reset that begins with this command, if there is one and the host does not
    /// reset; returns whether the host does.
    pub fn record_reset_again(&self, commands: vk::CommandBuffer, number: usize) -> bool {
        let by_host = self.read.reset_again == ResetAgain::Host;
        if let Some(range) = self.resets.get(&number).filter(|_| !by_host) {
            let (pool, first) = self.reset_of(range);
            // SAFETY: outside of any pass, and the queries are not active (the plan).
            unsafe {
                self.device
                    .raw()
                    .cmd_reset_query_pool(commands, pool, first, range.count);
            }
        }
        by_host
    }

    /// Resets the range of the reset that begins with this command, if there is one. The work that
    /// uses its queries is done.
    pub fn reset_again(&self, number: usize) {
        let Some(range) = self.resets.get(&number) else {
            return;
        };
        let (pool, first) = self.reset_of(range);
        let reset = self.device.host_query_reset.fp().reset_query_pool_ext;
        // SAFETY: `hostQueryReset` is enabled; no unfinished work uses the queries.
        unsafe { reset(self.device.raw().handle(), pool, first, range.count) };
    }

    /// Returns the pool of a range, and the index of its first query.
    fn reset_of(&self, range: &ResetRange) -> (vk::QueryPool, u32) {
        let pool = self.pools[range.pool].raw.raw();
        (pool, self.read.first + range.first)
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
    /// count of each. A query without a result is read only where it is not waited for.
    fn reads(&self, pool: usize) -> Vec<(u32, u32)> {
        if self.read.free.is_some() {
            return vec![(0, self.pools[pool].layout.count)];
        }
        let of_pool = self.pooled.iter().filter(|index| index.pool == pool);
        let lacking = self.read.reads_unavailable();
        let read = of_pool.filter(|index| index.is_available() || lacking);
        read.map(|index| (index.number, self.views)).collect()
    }

    /// Returns the place of the commands that copy the results, if they are copied.
    pub fn copy_place(&self) -> Option<CopyPlace> {
        self.copies.as_ref().map(|_| self.read.place)
    }

    /// Records the copies of all results.
    pub fn record_copies(&self, commands: vk::CommandBuffer) {
        for pool in 0..self.pools.len() {
            for read in self.reads(pool) {
                self.record_copy(commands, pool, read);
            }
        }
    }

    /// Records the copy of the result of a query, if this command is its last end.
    pub fn record_copy_of(&self, commands: vk::CommandBuffer, query: QueryIndex, number: usize) {
        let query = &self.pooled[query];
        if query.end == Some(number) {
            self.record_copy(commands, query.pool, (query.number, self.views));
        }
    }

    fn record_copy(&self, commands: vk::CommandBuffer, pool: usize, (first, count): (u32, u32)) {
        let copies = self.copies.as_ref().expect("the results are copied");
        let pool = &self.pools[pool];
        let PoolLayout { kind, stride, .. } = pool.layout;
        // SAFETY: outside of any pass; the queries have ended, or were reset and are not waited
        // for; the buffer has the bytes for their numbers at this offset.
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

    /// Reads the results if they are read at this time, before the work is finished.
    ///
    /// # Errors
    /// [`ExecuteError`]: a call failed.
    pub fn read_early(&mut self, when: ReadWhen) -> Result<(), ExecuteError> {
        if self.read.when == when {
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
            let is_unavailable = !index.is_available() || self.read.when == ReadWhen::Reset;
            if !index.is_available() && !self.read.reads_unavailable() {
                return QueryResult::Unavailable;
            }
            let layout = &self.pools[index.pool].layout;
            let written = self.written(index.kind);
            let views = index.number..index.number + self.views;
            let results = views.map(|number| {
                let memory = &memory[index.pool];
                let record = record(memory, layout, number as usize, written, &self.read);
                if is_unavailable {
                    decode_unavailable(&self.read, index.kind, &record)
                } else {
                    decode(&self.read, index.kind, &record)
                }
            });
            results.reduce(sum).expect("a pass has a view")
        };
        let mut results: Vec<QueryResult> = self.pooled.iter().map(result).collect();
        if let (Some(byte), Some(first)) = (self.changed_before(), results.first_mut()) {
            *first = QueryResult::Overrun { byte };
        }
        Ok(results)
    }

    /// Returns the first byte before the copied results that has changed, counted from the first
    /// number.
    fn changed_before(&self) -> Option<i32> {
        let copies = self.copies.as_ref()?.read();
        let offset = self.read.offset as usize;
        let mut before = copies.bytes[..offset].iter();
        let at = before.position(|byte| *byte != PATTERN)?;
        Some(at as i32 - (NUMBERS + offset) as i32)
    }

    /// Returns the memory of all results of a pool as the host gets them.
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
            // SAFETY: the queries were reset by the host or by work that is submitted, and have
            // ended if the call waits; the pointer is to `size` bytes.
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
            // Not ready, though the work is done and every query of the call has ended: as if the
            // results were missing.
            let mut queries = self.pooled.iter().filter(|query| query.pool == number);
            let is_available = queries.all(|query| {
                query.is_available() || !(first..first + count).contains(&query.number)
            });
            if result == vk::Result::NOT_READY && self.read.when == ReadWhen::Done && is_available {
                memory[start..start + size].fill(PATTERN);
            }
        }
        Ok(memory[..bytes].to_vec())
    }
}

/// Returns the number of the command that ends a query last, unless a later one resets it.
fn last_end(script: &Script, query: QueryIndex) -> Option<usize> {
    let commands = script.commands.iter().enumerate().rev();
    let mut uses = commands.filter(|(_, command)| {
        [Command::EndQuery(query), Command::ResetQuery(query)].contains(command)
    });
    let (number, command) = uses.next()?;
    (*command == Command::EndQuery(query)).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_has_a_result_if_it_ends_after_its_reset() {
        let query = QueryIndex(0);
        let (begin, end) = (Command::BeginQuery(query), Command::EndQuery(query));
        let reset = Command::ResetQuery(query);
        let last_end = |commands: &[&Command]| {
            let commands = commands.iter().copied().cloned();
            let script = Script {
                commands: commands.collect(),
                ..Script::default()
            };
            super::last_end(&script, query)
        };
        assert_eq!(last_end(&[]), None);
        assert_eq!(last_end(&[&reset, &begin, &end]), Some(2));
        assert_eq!(last_end(&[&begin, &end, &reset]), None);
    }
}
