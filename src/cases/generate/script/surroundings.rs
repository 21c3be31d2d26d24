//! Commands around the captures of generated scripts: queries, conditions, copies,
//! boundaries between command buffers, secondary command buffers and barriers.

use super::writer::{Open, Writer};
use crate::script::Feature;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};
use crate::script::commands::arguments::Argument;
use crate::script::commands::{Boundary, Command, QueryDeclaration, QueryKind};
use crate::script::condition::Condition;
use crate::script::consume::{BufferCopy, CapturedSource, Copier};
use crate::script::neutral::Neutral;
use crate::script::placement::{Allocation, Place};
use crate::script::query_read::{BeginBy, QueryRead, ReadBy, ReadWhen, ResetBy};
use crate::script::requirements::features;
use crate::units::{CounterIndex, QueryIndex, Stream};

/// Queries of a script at most.
const MAX_QUERIES: usize = 10;

impl Writer<'_> {
    /// Begins a query: a new one, or one that was reset.
    pub fn begin_query(&mut self) -> bool {
        // Commands that precede the first draw of a subpass are recorded in the one before it.
        if self.new_subpass {
            return false;
        }
        let reset = self.reset_queries();
        if let Some(query) = self.rng.pick(&reset).copied() {
            return self.push(Command::BeginQuery(query));
        }
        if self.again || self.script.queries.len() >= MAX_QUERIES {
            return false;
        }
        let kinds = [
            QueryKind::TransformFeedback,
            QueryKind::TransformFeedback,
            QueryKind::PrimitivesGenerated,
            QueryKind::Statistics,
            QueryKind::Clipping,
        ];
        let kind = *self.rng.pick(&kinds).expect("there are kinds");
        let streams = self.offer.streams();
        let stream = match kind {
            // The plain command begins queries of stream 0.
            _ if self.script.views() > 1 => 0,
            QueryKind::Statistics | QueryKind::Clipping => 0,
            QueryKind::TransformFeedback | QueryKind::PrimitivesGenerated
                if self.rng.chance(60) =>
            {
                0
            }
            QueryKind::TransformFeedback => self.rng.below(self.offer.0.limits.max_streams),
            QueryKind::PrimitivesGenerated => self.rng.below(streams),
        };
        let query = QueryDeclaration {
            kind,
            stream: Stream(stream),
        };
        if !self.offer.has(features::query(query, self.rasterized())) {
            return false;
        }
        let begun = QueryIndex::at(self.script.queries.len());
        self.script.queries.push(query);
        let pushed = self.push(Command::BeginQuery(begun));
        if !pushed {
            self.script.queries.pop();
        }
        pushed
    }

    /// The queries whose last command resets them.
    fn reset_queries(&self) -> Vec<QueryIndex> {
        let last = |query: &QueryIndex| {
            self.script.commands.iter().rev().find(|command| {
                matches!(command,
                    Command::BeginQuery(other) | Command::EndQuery(other)
                    | Command::ResetQuery(other) if other == query)
            })
        };
        let is_reset = |query: &QueryIndex| last(query) == Some(&Command::ResetQuery(*query));
        let queries = QueryIndex::all(self.script.queries.len());
        queries.filter(is_reset).collect()
    }

    /// Records a command that changes nothing for captures.
    pub fn neutral(&mut self) -> bool {
        let all = Neutral::ALL;
        let neutral = self
            .offer
            .pick(&mut self.rng, all, |one| one.features().iter().copied());
        neutral.is_some_and(|neutral| self.push(Command::Neutral(neutral)))
    }

    /// Resets a query that has ended, so that it begins again.
    pub fn reset_query(&mut self) -> bool {
        let read = &self.script.query_read;
        if self.new_subpass || self.script.queries.is_empty() || read.when == ReadWhen::Submitted {
            return false;
        }
        let count = u32::try_from(self.script.queries.len()).expect("few queries");
        let query = QueryIndex(self.rng.below(count));
        if !self.push(Command::ResetQuery(query)) {
            return false;
        }
        // Another query of its kind may be active; a query that is reset begins again.
        let begun = self.push(Command::BeginQuery(query));
        if !begun {
            let reset = self.script.commands.pop();
            assert_eq!(reset, Some(Command::ResetQuery(query)), "it was added last");
        }
        begun
    }

    /// The methods by which queries of the script are begun, reset and read.
    pub fn query_read(&mut self) {
        self.any_query_read();
        if self.script.views() > 1 {
            // Validation layers of 2026 report other ways as queries that are not reset.
            self.script.query_read.begin = BeginBy::Plain;
        }
    }

    fn any_query_read(&mut self) {
        if self.rng.chance(45) {
            return;
        }
        let rng = &mut self.rng;
        let begins = [
            BeginBy::Indexed,
            BeginBy::Plain,
            BeginBy::PlainBegin,
            BeginBy::PlainEnd,
        ];
        let mut read = QueryRead {
            wide: rng.chance(60),
            wide_generated: rng.chance(15).then(|| rng.chance(50)),
            by: if rng.chance(40) {
                ReadBy::Copy
            } else {
                ReadBy::Host
            },
            when: ReadWhen::Done,
            availability: rng.chance(60),
            wait: rng.chance(80),
            partial: rng.chance(15),
            reset: ResetBy::Command,
            begin: *rng.pick(&begins).expect("there are commands"),
            free: rng.chance(25).then(|| rng.below(4)),
            first: if rng.chance(25) { rng.below(17) } else { 0 },
            ..QueryRead::default()
        };
        if self.offer.has([Feature::HostQueryReset]) && self.rng.chance(25) {
            read.reset = ResetBy::Host;
            if read.by == ReadBy::Host && self.rng.chance(30) {
                read.when = ReadWhen::Submitted;
            }
        }
        self.script.query_read = read;
    }

    /// The memory of all buffers.
    pub fn allocation(&mut self) {
        if self.rng.chance(70) {
            return;
        }
        let small: Vec<Allocation> = Allocation::ALL
            .iter()
            .copied()
            .filter(|allocation| allocation.leading_bytes() <= 1 << 24)
            .collect();
        let picked = self.offer.pick(&mut self.rng, &small, |allocation| {
            features::allocation(allocation)
        });
        self.script.placement.allocation = picked.expect("most need no feature");
    }

    /// Whether the host can copy from and to the memory of the script.
    fn is_visible(&self) -> bool {
        match self.script.placement.allocation {
            Allocation::HostCached
            | Allocation::HostCoherent
            | Allocation::Dedicated
            | Allocation::FarOffset
            | Allocation::Aliased
            | Allocation::Addressed
            | Allocation::Imported => true,
            Allocation::DeviceLocal
            | Allocation::DeviceDedicated
            | Allocation::Sparse
            | Allocation::After16MiB
            | Allocation::After2GiB
            | Allocation::After4GiB => false,
        }
    }

    /// Makes the draws up to the end depend on a condition.
    pub fn begin_condition(&mut self) -> bool {
        if self.new_subpass || !self.offer.has([Feature::ConditionalRendering]) {
            return false;
        }
        let value = *self
            .rng
            .pick(&[0, 1, 1, 2, 0x100, 0x8000_0000])
            .expect("there are values");
        let inverted = self.rng.chance(35);
        self.push(Command::BeginConditional(Condition { value, inverted }))
    }

    /// Continues elsewhere: in another command buffer, submission or subpass.
    pub fn next(&mut self) -> bool {
        let boundaries = [
            Boundary::CommandBuffer,
            Boundary::Submission,
            Boundary::Subpass,
        ];
        let boundary = *self.rng.pick(&boundaries).expect("there are boundaries");
        match boundary {
            Boundary::Subpass if self.again || !self.has_render_passes() => false,
            Boundary::Subpass => {
                let linked = self.rng.chance(50) && {
                    let orders = [
                        Dependency::Counters,
                        Dependency::Data,
                        Dependency::CounterDraws,
                    ];
                    let order = *self.rng.pick(&orders).expect("there are dependencies");
                    let by = SyncMethod::Subpass;
                    self.push(Command::Barrier(Barrier { order, by }))
                };
                let continued = self.push(Command::Next(boundary));
                if linked && !continued {
                    self.script.commands.pop();
                }
                continued
            }
            Boundary::CommandBuffer | Boundary::Submission | Boundary::Resubmit => {
                // A submission that is made twice ends by itself.
                let legal = !self.again || boundary == Boundary::CommandBuffer;
                legal && self.push(Command::Next(boundary))
            }
        }
    }

    /// Begins a secondary command buffer.
    pub fn begin_secondary(&mut self) -> bool {
        let inherits_condition = self.open.contains(&Open::Condition);
        let inherits_query = self.open.iter().any(|open| matches!(open, Open::Query(_)));
        let offered = self.inside.is_empty()
            && (!inherits_condition || self.offer.has([Feature::InheritedConditionalRendering]))
            && (!inherits_query || self.offer.has([Feature::InheritedQueries]));
        offered && self.push(Command::BeginSecondary)
    }

    /// A memory dependency that nothing requires.
    pub fn any_barrier(&mut self) -> bool {
        let order = self.rng.pick(Dependency::ALL).copied();
        let order = order.expect("there are dependencies");
        // Whether the text allows this access for begins is open.
        order != Dependency::CountersElsewhere && self.barrier(order)
    }

    /// Copies captured bytes or a counter into memory that nothing else uses.
    pub fn copy(&mut self) -> bool {
        let again = self.again && self.aim.is_none();
        if again || self.capturing() || self.in_secondary() || !self.has_memories() {
            return false;
        }
        // The host copies between submissions, across which nothing is active.
        let by = if self.open.is_empty() && self.is_visible() && self.rng.chance(30) {
            Copier::Host
        } else {
            Copier::Queue
        };
        let set: Vec<CounterIndex> = self.set_counters().into_iter().collect();
        let counter = self.rng.pick(&set);
        let (from, bytes) = match (counter, self.rng.chance(50) && !self.copies_data()) {
            (Some(counter), true) => (CapturedSource::Counter(*counter), 4),
            (Some(_), false) | (None, _) => {
                let Some((buffer, exact)) = self.rng.pick(&self.exact).cloned() else {
                    return false;
                };
                let words = ((exact.end - exact.start) / 4).min(1 << 17);
                let words = u32::try_from(words).expect("a small number");
                if words == 0 {
                    return false;
                }
                let few = words.min(1 << 12);
                let (first, count) = match self.rng.below(4) {
                    0 => (0, self.rng.between(1, few)),
                    1 => (self.rng.below(few), 1),
                    _ => {
                        let first = self.rng.below(few);
                        (first, 1 + self.rng.below(few - first))
                    }
                };
                let bytes = 4 * u64::from(count);
                let offset = exact.start + 4 * u64::from(first);
                let last = exact.end - bytes;
                let far = (exact.start, last);
                let far = self.focused_within(Argument::CopySize, 4, far);
                let offset = far.unwrap_or(offset);
                let long = self.focused(Argument::CopySize, 4, exact.end - offset);
                let bytes = long.unwrap_or(bytes);
                let (offset, bytes) = self.copied((offset, bytes), &exact);
                (CapturedSource::Captured(Place { buffer, offset }), bytes)
            }
        };
        let memory = self.new_memory();
        let offset = self.reserve(memory, 4, bytes);
        let to = Place {
            buffer: memory,
            offset,
        };
        let copied = self.push(Command::Copy(BufferCopy {
            by,
            from,
            to,
            bytes,
        }));
        if copied {
            self.memories[memory].copied = true;
            self.memories[memory].frozen = true;
            match from {
                CapturedSource::Counter(counter) => self.counters[counter].read = true,
                CapturedSource::Captured(place) => {
                    self.memories[place.buffer].copied = true;
                    self.bound.retain(|_, range| range.buffer != place.buffer);
                }
            }
            if by == Copier::Host {
                self.push(Command::Next(Boundary::Submission));
            }
        }
        copied
    }
}
