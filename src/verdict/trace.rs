//! Traces observed words to their sources.

use super::compare::Plan;
use super::evidence::Evidence;
use crate::model::allowed::COUNTER_WORD;
use crate::model::values::{self, Encoding};
use crate::script::Command;
use crate::script::consume::{Consume, DrawInput};
use crate::script::memory::Prefill;
use crate::units::Word;
use std::collections::HashMap;

/// The source of an observed word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trace {
    /// The prefill of its place.
    Untouched,
    Zero,
    /// A value that a shader wrote.
    Value {
        identity: values::Identity,
        /// The place where it belongs: buffer and position.
        belongs: Option<(usize, u64)>,
    },
    Unknown,
}

/// Traces words of one job.
pub struct Tracer<'a> {
    evidence: &'a Evidence<'a>,
    belongs: HashMap<values::Identity, (usize, u64)>,
    /// The first place of captured data that a program reads and captures again, by buffer and
    /// bits: it has the identity of what was captured first, elsewhere.
    read: HashMap<(usize, u32), u64>,
    /// Source vertices up to this one are near those that were captured.
    last_near: u32,
}

impl<'a> Tracer<'a> {
    /// `plans` is what each buffer had to hold.
    pub fn new(evidence: &'a Evidence<'a>, plans: &[Plan]) -> Tracer<'a> {
        let mut belongs = HashMap::new();
        let mut read = HashMap::new();
        let seed = evidence.script.seed;
        let reads = evidence.script.commands.iter().any(reads_data);
        for (buffer, plan) in plans.iter().enumerate() {
            for word in plan.words() {
                let identity = values::Identity {
                    stream: word.source.stream,
                    origin: word.source.origin,
                    word: word.source.word,
                };
                let is_own = |bits: &u32| {
                    let mut identities = values::decode(seed, *bits).into_iter();
                    identities.any(|(of_bits, _)| of_bits == identity)
                };
                if let Some(bits) = word.bits.filter(|bits| reads && !is_own(bits)) {
                    read.entry((buffer, bits)).or_insert(word.position);
                }
                let own = (buffer, word.position);
                let place = belongs.entry(identity).or_insert(own);
                *place = own.min(*place);
            }
        }
        let last = belongs.keys().map(|known| known.origin).max();
        Tracer {
            evidence,
            last_near: last.unwrap_or(0).saturating_mul(2).saturating_add(64),
            belongs,
            read,
        }
    }

    /// Traces the word seen at `position` of a buffer; `at` is its place in the
    /// image, for the prefill.
    pub fn trace(&self, prefill: Prefill, buffer: usize, at: usize, observed: u32) -> Trace {
        let untouched = u32::from_le_bytes(std::array::from_fn(|i| prefill.byte(buffer, at + i)));
        if observed == untouched {
            return Trace::Untouched;
        }
        if observed == 0 {
            return Trace::Zero;
        }
        let candidates = values::decode(self.evidence.script.seed, observed);
        let known = candidates
            .iter()
            .find(|(identity, _)| self.belongs.contains_key(identity));
        // A value that belongs nowhere may still be one that a shader wrote.
        let plausible = || {
            candidates.iter().find(|(identity, encoding)| {
                let name = self.evidence.names.get(identity.word.0 as usize);
                let fits = match identity.word.0 {
                    values::POSITION_WORD.. => *encoding == Encoding::Float,
                    _ => name.is_some_and(|name| name.encoding == *encoding),
                };
                fits && self.near(identity)
            })
        };
        match known.or_else(plausible) {
            Some((identity, _)) => {
                let read = self.read.get(&(buffer, observed));
                let read = read.map(|position| (buffer, *position));
                Trace::Value {
                    identity: *identity,
                    belongs: read.or_else(|| self.belongs.get(identity).copied()),
                }
            }
            None => Trace::Unknown,
        }
    }

    /// Returns whether the job's draws could have made an identity: its stream is
    /// captured, and its source vertex is near those that were captured.
    fn near(&self, identity: &values::Identity) -> bool {
        let mut buffers = self.evidence.buffers.iter();
        identity.origin <= self.last_near && buffers.any(|b| b.stream == identity.stream)
    }

    /// The name of a word, or its number.
    pub fn name(&self, word: Word) -> String {
        let component = word.0.checked_sub(values::POSITION_WORD);
        match (self.evidence.names.get(word.0 as usize), component) {
            (Some(name), _) => name.name.clone(),
            (None, Some(component @ 0..4)) => {
                format!("gl_Position.{}", ["x", "y", "z", "w"][component as usize])
            }
            _ if word == COUNTER_WORD => "a counter".to_owned(),
            _ => format!("word {word}"),
        }
    }
}

/// Whether the program of the next draw reads captured data.
fn reads_data(command: &Command) -> bool {
    matches!(
        command,
        Command::Consume(Consume {
            by: DrawInput::Data(_),
            ..
        })
    )
}
