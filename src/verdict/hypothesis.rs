//! Hypotheses: a device that treats one argument of the API as another value
//! leaves exactly what the model computes for a script with that value.
//!
//! A hypothesis changes the script and runs the model again. Where every byte,
//! counter and query then agrees with the device, the fault is known: it becomes
//! the headline.

use super::compare::compare;
use super::evidence::Evidence;
use super::headline::{Fault, Headline};
use crate::model::{self, Capture};
use crate::script::commands::{Command, QueryDeclaration, RangeSize};
use crate::script::{Script, ValidScript};
use crate::units::{Binding, Stream};

/// An argument that a device may ignore or replace.
struct Hypothesis {
    /// A clause that names the fault.
    fault: &'static str,
    /// The value that the device uses instead.
    instead: &'static str,
    change: Change,
}

/// The change of a script, applied to each of its commands or queries.
enum Change {
    Command(fn(&mut Command, &[Capture<'_>])),
    Query(fn(&mut QueryDeclaration)),
}

impl Change {
    fn apply(&self, script: &mut Script, captures: &[Capture<'_>]) {
        match self {
            Change::Command(change) => {
                let commands = script.commands.iter_mut();
                commands.for_each(|command| change(command, captures));
            }
            Change::Query(change) => script.queries.iter_mut().for_each(change),
        }
    }
}

/// In the order in which they are tried.
const HYPOTHESES: [Hypothesis; 12] = [
    Hypothesis {
        fault: "firstCounterBuffer is ignored at begin and end",
        instead: "firstCounterBuffer 0",
        change: Change::Command(|command, _| {
            if let Command::Begin { first_counter, .. } | Command::End { first_counter, .. } =
                command
            {
                *first_counter = 0;
            }
        }),
    },
    Hypothesis {
        fault: "firstCounterBuffer is ignored at begin",
        instead: "firstCounterBuffer 0",
        change: Change::Command(|command, _| {
            if let Command::Begin { first_counter, .. } = command {
                *first_counter = 0;
            }
        }),
    },
    Hypothesis {
        fault: "firstCounterBuffer is ignored at end",
        instead: "firstCounterBuffer 0",
        change: Change::Command(|command, _| {
            if let Command::End { first_counter, .. } = command {
                *first_counter = 0;
            }
        }),
    },
    Hypothesis {
        fault: "counters are ignored at begin",
        instead: "captures that start at the start of their ranges",
        change: Change::Command(|command, _| {
            if let Command::Begin { counters, .. } = command {
                counters.clear();
            }
        }),
    },
    Hypothesis {
        fault: "counters are not stored at end",
        instead: "ends without counters",
        change: Change::Command(|command, _| {
            if let Command::End { counters, .. } = command {
                counters.clear();
            }
        }),
    },
    Hypothesis {
        fault: "pOffsets of vkCmdBindTransformFeedbackBuffersEXT is ignored",
        instead: "offset 0",
        change: Change::Command(|command, _| {
            if let Command::Bind { ranges, .. } = command {
                ranges.iter_mut().for_each(|range| range.offset = 0);
            }
        }),
    },
    Hypothesis {
        fault: "firstBinding of vkCmdBindTransformFeedbackBuffersEXT is ignored",
        instead: "firstBinding 0",
        change: Change::Command(|command, _| {
            if let Command::Bind { first, .. } = command {
                *first = Binding(0);
            }
        }),
    },
    Hypothesis {
        fault: "remaining space is judged by the last captured component, not by whole vertex records",
        instead: "ranges that are larger by the unused bytes at the end of a record",
        change: Change::Command(|command, captures| {
            if let Command::Bind { first, ranges } = command {
                for (binding, range) in (first.0..).zip(ranges) {
                    if let RangeSize::Bytes(bytes) = &mut range.size {
                        *bytes += padding(captures, binding);
                    }
                }
            }
        }),
    },
    Hypothesis {
        fault: "pSizes of vkCmdBindTransformFeedbackBuffersEXT is ignored",
        instead: "VK_WHOLE_SIZE",
        change: Change::Command(|command, _| {
            if let Command::Bind { ranges, .. } = command {
                for range in ranges {
                    range.size = RangeSize::WholeSize;
                }
            }
        }),
    },
    Hypothesis {
        fault: "counterOffset of vkCmdDrawIndirectByteCountEXT is ignored",
        instead: "counterOffset 0",
        change: Change::Command(|command, _| {
            if let Command::DrawByteCount(draw) = command {
                draw.vertices += draw.counter_offset / draw.stride.max(1);
                draw.counter_offset = 0;
            }
        }),
    },
    Hypothesis {
        fault: "index of vkCmdBeginQueryIndexedEXT is ignored",
        instead: "index 0",
        change: Change::Query(|query| query.stream = Stream(0)),
    },
    Hypothesis {
        fault: "instanceCount of vkCmdDrawIndirectByteCountEXT is ignored",
        instead: "instanceCount 1",
        change: Change::Command(|command, _| {
            if let Command::DrawByteCount(draw) = command {
                draw.instances = 1;
            }
        }),
    },
];

/// The unused bytes at the end of the record of a binding.
fn padding(captures: &[Capture<'_>], binding: u32) -> u64 {
    let paddings = captures.iter().flat_map(|capture| {
        let own = capture.buffers.iter().filter(|b| b.binding.0 == binding);
        own.filter_map(|buffer| {
            let words = capture.words.iter().filter(|w| w.binding == buffer.binding);
            let end = words.map(|word| word.offset.0 + 4).max()?;
            Some(u64::from(buffer.stride.0 - end))
        })
    });
    // A binding that nothing is captured into has no record.
    paddings.min().unwrap_or(0)
}

/// Finds the hypothesis that explains all differences of a job.
pub fn find(
    captures: &[Capture<'_>],
    script: &ValidScript,
    evidence: &Evidence<'_>,
) -> Option<Headline> {
    let explains = |hypothesis: &&Hypothesis| {
        // A script that the model cannot read explains nothing.
        let Ok(changed) = script.misread(|script| hypothesis.change.apply(script, captures)) else {
            return false;
        };
        if changed == *script {
            return false;
        }
        let Ok(allowed) = model::run(captures, &changed) else {
            return false;
        };
        let altered = Evidence {
            allowed: &allowed,
            ..*evidence
        };
        compare(&altered).is_ok_and(|differences| differences.is_empty())
    };
    let found = HYPOTHESES.iter().find(explains)?;
    Some(Headline {
        fault: Fault::Hypothesis,
        text: format!(
            "{}: memory, counters and queries are exactly those of {}",
            found.fault, found.instead
        ),
    })
}
