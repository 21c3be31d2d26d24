//! Ties between the numbers that a driver itself gives (rules 69 and 73).

use super::{BindingHistory, BoundBuffer, Machine};
use crate::model::allowed::{DataRange, Relation};
use crate::script::commands::counters::CounterHome;
use crate::script::commands::{Command, QueryKind};
use crate::units::{Binding, CounterIndex, QueryIndex};

impl Machine<'_> {
    pub(super) fn identities(&self) -> Vec<Relation> {
        let mut identities = Vec::new();
        let readable = self.script.readable();
        let queries = || QueryIndex::enumerate(self.queries.iter().zip(&self.script.queries));
        for (query, (state, declared)) in queries() {
            if declared.kind != QueryKind::TransformFeedback || state.written_unknown {
                continue;
            }
            for (binding, chain) in &self.chains {
                if let (BindingHistory::Alike(slots), Some(counter)) = (chain.fed, chain.counter)
                    && counter.position() < readable.counters
                    && slots.stream == declared.stream
                    && chain.whole
                    && chain.queries.contains(&query)
                {
                    identities.push(Relation::Length {
                        query,
                        counter,
                        data: self.sole_range(*binding, chain.bound),
                        start: chain.start,
                        vertices: slots.vertices,
                        stride: slots.stride,
                    });
                }
            }
            for (generated, (other, kind)) in queries() {
                if kind.kind == QueryKind::PrimitivesGenerated
                    && kind.stream == declared.stream
                    && other.draws == state.draws
                {
                    identities.push(Relation::Needed { query, generated });
                }
            }
        }
        identities
    }

    /// The range, if the script binds its buffer at this place and no other, and nothing but
    /// captures writes to the buffer.
    fn sole_range(&self, binding: Binding, bound: BoundBuffer) -> Option<DataRange> {
        let mut commands = self.script.commands.iter();
        let in_commands = commands.any(|command| {
            if let Command::Bind(bind) = command {
                let mut numbered = bind.bindings().zip(&bind.ranges);
                numbered.any(|(number, range)| {
                    range.buffer == bound.buffer
                        && (number != binding || range.offset != bound.offset)
                })
            } else {
                matches!(command, Command::Copy(copy) if copy.to.buffer == bound.buffer)
            }
        });
        let home = CounterHome::Capture(bound.buffer);
        let mut counters = CounterIndex::all(self.script.counters.len());
        let is_unread = bound.buffer >= self.script.readable().buffers;
        let elsewhere =
            is_unread || in_commands || counters.any(|c| self.script.counter_place(c).home == home);
        let BoundBuffer {
            buffer,
            offset,
            size,
        } = bound;
        (!elsewhere).then_some(DataRange {
            buffer,
            offset,
            size,
        })
    }
}
