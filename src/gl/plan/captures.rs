//! Transform feedback objects in place of counters.

use super::step::{Range, Step};
use crate::script::Topology;
use crate::script::commands::CounterCall;
use crate::script::draw::ByteCountDraw;
use crate::script::program_use::ProgramUse;
use crate::units::{Binding, CounterIndex};

use std::collections::BTreeMap;

/// A transform feedback object.
#[derive(Clone, Debug)]
struct Object {
    /// The number of the program that captures into it.
    program: usize,
    ranges: Vec<Range>,
    /// The counters that its last end stored, by binding.
    stored: BTreeMap<Binding, CounterIndex>,
    /// The place in the steps of its last end.
    ended_at: usize,
    /// Whether it is paused and not ended.
    is_paused: bool,
    /// Whether a draw took its count.
    is_drawn: bool,
}

/// The transform feedback objects of a script.
#[derive(Clone, Debug, Default)]
pub(super) struct Captures {
    objects: Vec<Object>,
    /// The object that is captured into.
    active: Option<usize>,
    /// The values of counters that nothing has stored.
    initial: Vec<Option<u32>>,
    /// The object whose last end stored a counter.
    holders: BTreeMap<CounterIndex, usize>,
}

impl Captures {
    pub(super) fn new(initial: &[Option<u32>]) -> Captures {
        Captures {
            initial: initial.to_vec(),
            ..Captures::default()
        }
    }

    /// The number of objects.
    pub(super) fn objects(&self) -> usize {
        self.objects.len()
    }

    /// Whether a capture is active.
    pub(super) fn is_active(&self) -> bool {
        self.active.is_some()
    }

    /// Begins a capture, or resumes the one whose counters are loaded.
    ///
    /// # Errors
    /// The counters are not those of one earlier capture into the same ranges.
    pub(super) fn begin(
        &mut self,
        call: &CounterCall,
        (program, ranges, mode): (usize, Vec<Range>, Topology),
        steps: &mut Vec<Step>,
    ) -> Result<(), String> {
        let loaded: BTreeMap<Binding, CounterIndex> = call.named().collect();
        let starts_anew = loaded.values().all(|counter| {
            let value = self.initial.get(counter.0 as usize).copied().flatten();
            !self.holders.contains_key(counter) && value == Some(0)
        });
        if starts_anew {
            let object = self.objects.len();
            self.objects.push(Object {
                program,
                ranges: ranges.clone(),
                stored: BTreeMap::new(),
                ended_at: 0,
                is_paused: false,
                is_drawn: false,
            });
            self.active = Some(object);
            steps.push(Step::Begin {
                object,
                ranges,
                mode,
            });
            return Ok(());
        }
        let holders = loaded
            .values()
            .map(|counter| self.holders.get(counter).copied());
        let holders: Option<Vec<usize>> = holders.collect();
        let number = match holders.as_deref() {
            Some([first, rest @ ..]) if rest.iter().all(|one| one == first) => *first,
            Some(_) | None => return Err("counters that no end of one capture stored".to_owned()),
        };
        let object = &mut self.objects[number];
        if object.stored != loaded || object.ranges != ranges || object.program != program {
            return Err("counters of a capture into other ranges or of another program".to_owned());
        }
        if loaded.len() != ranges.len() {
            return Err("counters of some buffers only".to_owned());
        }
        if object.is_drawn {
            return Err("a draw by the counter of a paused capture".to_owned());
        }
        steps[object.ended_at] = Step::Pause;
        object.is_paused = false;
        self.active = Some(number);
        steps.push(Step::Resume { object: number });
        Ok(())
    }

    /// Ends a capture; a later begin may make a pause of it.
    pub(super) fn end(&mut self, call: &CounterCall, steps: &mut Vec<Step>) {
        let Some(number) = self.active.take() else {
            return;
        };
        let object = &mut self.objects[number];
        object.ended_at = steps.len();
        object.stored = call.named().collect();
        for counter in object.stored.values() {
            self.holders.insert(*counter, number);
        }
        steps.push(Step::End);
    }

    /// The object whose captured vertices a byte-count draw takes.
    ///
    /// # Errors
    /// The draw does not take just the vertices of one capture.
    pub(super) fn drawn(
        &mut self,
        draw: &ByteCountDraw,
        programs: &[ProgramUse],
    ) -> Result<usize, String> {
        let holder = self.holders.get(&draw.counter).copied();
        let number = holder.ok_or("a draw by a counter that no end stored")?;
        let object = &mut self.objects[number];
        let mut stored = object.stored.iter();
        let binding = stored.find(|(_, counter)| **counter == draw.counter);
        let (binding, _) = binding.ok_or("a draw by a counter that no end stored")?;
        let vertices = programs[object.program].vertices.as_ref();
        let stride = vertices.and_then(|vertices| vertices.stride(*binding));
        let whole = draw.counter_offset == 0 && stride == Some(u64::from(draw.stride));
        if !whole || draw.first_instance != 0 || draw.by_address {
            return Err("a draw by another number of bytes than that of a vertex".to_owned());
        }
        if self.active == Some(number) {
            return Err("a draw by the counter of an active capture".to_owned());
        }
        object.is_drawn = true;
        Ok(number)
    }
}
