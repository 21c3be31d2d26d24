//! Counters are read behind what wrote them only with a barrier between.
//!
//! Without one a device may read anything, and a case that leaves it out would
//! blame the driver (rules 82 and 83). Nor may a capture begin at a counter that
//! the application set to no multiple of 4 (rule 51).
//!
//! Vulkan chapters "Synchronization and Cache Control", "Transform Feedback".

use crate::script::barrier::{Means, Order};
use crate::script::commands::{Boundary, Command};
use std::collections::{BTreeMap, BTreeSet};

/// What was written last into the counters, as the steps of a script go by.
#[derive(Debug, Default)]
pub struct Ordered {
    /// What the application set; a capture ends at multiples of 4 anyway.
    set: BTreeMap<usize, u32>,
    /// Counters written since the barrier that such a read needs.
    pending: BTreeSet<(usize, Reader, Writer)>,
    /// Whether the script says itself what the next subpass waits for.
    said: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Reader {
    Begin,
    Draw,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Writer {
    End,
    Application,
}

use Reader::{Begin, Draw};
use Writer::{Application, End};

impl Ordered {
    /// Before the first command; what counters hold there, every command sees.
    pub fn new(counters: &[Option<u32>]) -> Ordered {
        let values = counters.iter().enumerate();
        Ordered {
            set: values
                .filter_map(|(at, value)| Some((at, (*value)?)))
                .collect(),
            ..Ordered::default()
        }
    }

    /// Follows a command.
    ///
    /// # Errors
    /// It reads a counter that it cannot.
    pub fn follow(&mut self, command: &Command) -> Result<(), String> {
        match command {
            Command::Begin { counters, .. } => {
                for counter in counters.iter().flatten() {
                    self.read(*counter, Begin)?;
                    match self.set.get(counter) {
                        Some(value) if value % 4 != 0 => {
                            return Err(format!(
                                "the begin reads counter {counter}, which is {value}: \
                                 it must be a multiple of 4"
                            ));
                        }
                        _ => {}
                    }
                }
            }
            Command::DrawByteCount(draw) => self.read(draw.counter, Draw)?,
            Command::End { counters, .. } => {
                for counter in counters.iter().flatten() {
                    self.set.remove(counter);
                    self.write(*counter, End);
                }
            }
            Command::WriteCounter { counter, value, .. } => {
                self.set.insert(*counter, *value);
                self.write(*counter, Application);
            }
            Command::Barrier(barrier) => {
                self.said |= barrier.by == Means::Subpass;
                self.wait(barrier.order);
            }
            // Where the script does not say, a subpass waits for all captures.
            Command::Next(Boundary::Subpass) => {
                let said = std::mem::take(&mut self.said);
                self.pending.retain(|(.., writer)| said || *writer != End);
            }
            _ => {}
        }
        Ok(())
    }

    fn write(&mut self, counter: usize, writer: Writer) {
        self.pending.retain(|(written, ..)| *written != counter);
        self.pending.insert((counter, Begin, writer));
        self.pending.insert((counter, Draw, writer));
    }

    fn wait(&mut self, order: Order) {
        let served: &[(Reader, Writer)] = match order {
            Order::Counters => &[(Begin, End)],
            Order::CounterDraws => &[(Draw, End)],
            // Whether that is enough is what its cases ask.
            Order::CountersElsewhere => &[(Begin, End), (Draw, End)],
            Order::Written => &[(Begin, Application)],
            Order::WrittenDraws => &[(Draw, Application)],
            _ => &[],
        };
        self.pending
            .retain(|(_, reader, writer)| !served.contains(&(*reader, *writer)));
    }

    fn read(&self, counter: usize, reader: Reader) -> Result<(), String> {
        for writer in [End, Application] {
            if !self.pending.contains(&(counter, reader, writer)) {
                continue;
            }
            let reads = match reader {
                Begin => "begin",
                Draw => "draw",
            };
            let (wrote, barrier) = match (reader, writer) {
                (Begin, End) => ("an end", "counters"),
                (Draw, End) => ("an end", "counter_draws"),
                (Begin, Application) => ("a step", "written"),
                (Draw, Application) => ("a step", "written_draws"),
            };
            return Err(format!(
                "the {reads} reads counter {counter}, which {wrote} before it wrote: \
                 a barrier = \"{barrier}\" must stand between"
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use crate::case::expand::expand;
    use crate::case::sources::Sources;

    /// What is wrong with a script of these steps, after a capture that wrote
    /// counter 0; counter 1 holds 6.
    fn wrong(steps: &str) -> Option<String> {
        let capture = "bind = [{ buffer = 0 }] | begin = {} | draw = {} | end = { counters = [0] }";
        let steps = format!("{capture} | {steps}");
        let steps: Vec<String> = steps
            .split(" | ")
            .map(|s| format!("[[script]]\n{s}\n"))
            .collect();
        let text = format!(
            "about = 'x'\nrules = [1]\n[interface]\n\
             outputs = [{{ name = 'a', type = 'vec4', offset = 0 }}]\n\
             [[counters]]\n[[counters]]\nvalue = 6\n{}",
            steps.concat()
        );
        let cases = expand("f/x.toml", &text, &Sources::embedded(), None);
        cases.err().map(|error| error.problem.to_string())
    }

    const BEGIN: &str = "begin = { counters = [0] } | draw = {} | end = {}";
    const DRAW: &str = "draw_byte_count = { counter = 0, stride = 16, vertices = 7 }";

    #[test]
    fn a_begin_waits_for_the_end() {
        for (between, needed) in [
            ("draw = {}", Some("barrier = \"counters\"")),
            ("barrier = 'counter_draws'", Some("barrier = \"counters\"")),
            ("barrier = 'counters'", None),
            ("barrier = 'counters by event'", None),
            ("next = 'subpass' | bind = [{ buffer = 0 }]", None),
            (
                "barrier = 'data by subpass' | next = 'subpass' | bind = [{ buffer = 0 }]",
                Some("barrier = \"counters\""),
            ),
            (
                "next = 'submission' | bind = [{ buffer = 0 }]",
                Some("barrier = \"counters\""),
            ),
        ] {
            let told = wrong(&format!("{between} | {BEGIN}"));
            match needed {
                Some(needed) => {
                    assert!(told.is_some_and(|told| told.contains(needed)), "{between}")
                }
                None => assert_eq!(told, None, "{between}"),
            }
        }
    }

    #[test]
    fn a_draw_waits_for_the_end() {
        let told = wrong(&format!("barrier = 'counters' | {DRAW}"));
        assert!(told.is_some_and(|told| told.contains("barrier = \"counter_draws\"")));
        assert_eq!(wrong(&format!("barrier = 'counter_draws' | {DRAW}")), None);
    }

    #[test]
    fn both_wait_for_the_application() {
        let write = "barrier = 'counter_rewrite' | write_counter = { counter = 0, value = 112, by = 'fill' }";
        for (reads, barrier) in [(BEGIN, "written"), (DRAW, "written_draws")] {
            let told = wrong(&format!("{write} | barrier = 'counters' | {reads}"));
            let needed = format!("barrier = \"{barrier}\"");
            assert!(told.is_some_and(|told| told.contains(&needed)), "{barrier}");
            assert_eq!(
                wrong(&format!("{write} | barrier = '{barrier}' | {reads}")),
                None
            );
        }
    }

    #[test]
    fn a_capture_begins_at_multiples_of_four() {
        let told = wrong("begin = { counters = [1] } | draw = {} | end = {}");
        assert!(told.is_some_and(|told| told.contains("counter 1, which is 6")));
        // A draw may take any number of bytes.
        let draw = "draw_byte_count = { counter = 1, stride = 4, vertices = 1 }";
        assert_eq!(wrong(draw), None);
        let later = "write_counter = { counter = 1, value = 8, by = 'fill' } | barrier = 'written'";
        let begin = "begin = { counters = [1] } | draw = {} | end = {}";
        assert_eq!(wrong(&format!("{later} | {begin}")), None);
    }
}
