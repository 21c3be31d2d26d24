//! Whether the headline of a failure names the fault: by its kind, and by the buffer or the
//! stream, which must be one where the layer noted an occurrence of the fault.

use super::table::{Mutant, Place};
use crate::judge::CaseResult;
use crate::verdict::findings::{ExpectedContent, Finding, ObservedContent, Region, WordFinding};
use crate::verdict::{Fault, Findings, Status};

/// A place where the fault occurred; what has no meaning there is absent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Occurrence {
    pub buffer: Option<u32>,
    pub stream: Option<u32>,
}

impl Occurrence {
    /// Reads a line of the layer's log, if it notes an occurrence.
    pub fn read(line: &str) -> Option<Occurrence> {
        let fields = line.strip_prefix("occurs ")?;
        let number = |name: &str| {
            let mut fields = fields.split(' ');
            let value = fields.find_map(|field| field.strip_prefix(name)?.strip_prefix('='));
            value.and_then(|value| value.parse().ok())
        };
        Some(Occurrence {
            buffer: number("buffer"),
            stream: number("stream"),
        })
    }
}

/// Whether this failure names the fault of the mutant.
pub fn is_localised(mutant: &Mutant, result: &CaseResult, occurrences: &[Occurrence]) -> bool {
    let Some(details) = &result.details else {
        return false;
    };
    if matches!(result.status, Status::Crash | Status::Timeout) {
        // The last command is all that is known.
        return details.worker.as_ref().is_some_and(|w| w.phase.is_some());
    }
    let Some(fault) = details.fault else {
        return false;
    };
    if !mutant.headlines.contains(&fault) {
        return false;
    }
    let is_named = |cause: &String| result.reason.contains(cause);
    let names_another = !mutant.causes.is_empty() && !mutant.causes.iter().any(is_named);
    if fault == Fault::Hypothesis && names_another {
        return false;
    }
    let Some(findings) = &details.findings else {
        return mutant.place == Place::Anywhere;
    };
    match mutant.place {
        Place::Anywhere => true,
        // It names an argument for all bindings, whose memory is exactly as predicted.
        Place::Buffer | Place::Stream
            if fault == Fault::Hypothesis && details.fault_binding.is_none() =>
        {
            true
        }
        Place::Buffer | Place::Stream
            if mutant.place == Place::Buffer || details.fault_binding.is_some() =>
        {
            let touched: Vec<u32> = occurrences.iter().filter_map(|o| o.buffer).collect();
            let named = match details.fault_binding {
                Some(binding) => vec![binding],
                None => buffers(findings),
            };
            touched.is_empty() || named.iter().any(|b| touched.contains(b))
        }
        Place::Buffer | Place::Stream => {
            let touched: Vec<u32> = occurrences.iter().filter_map(|o| o.stream).collect();
            touched.is_empty() || streams(findings).iter().any(|s| touched.contains(s))
        }
    }
}

fn first_word(findings: &Findings) -> Option<&WordFinding> {
    findings
        .differences
        .iter()
        .find_map(|finding| match finding {
            Finding::Word(word) => Some(&**word),
            Finding::Counter { .. }
            | Finding::CounterNeighbour { .. }
            | Finding::Query { .. }
            | Finding::QueryOverrun { .. }
            | Finding::Patch { .. }
            | Finding::Contradiction { .. } => None,
        })
}

/// The buffers that the first wrong word names: its binding, and where its value belongs.
fn buffers(findings: &Findings) -> Vec<u32> {
    let Some(word) = first_word(findings) else {
        let counters = findings.counters.iter().filter(|counter| counter.differs);
        return counters.map(|counter| counter.counter.0).collect();
    };
    let mut named = match &word.region {
        Region::Record { binding, .. } => vec![binding.0],
        Region::GuardBefore { .. } | Region::GuardAfter { .. } | Region::Unbound => {
            vec![word.buffer as u32]
        }
    };
    if let ObservedContent::Shader {
        belongs: Some(home),
        ..
    } = &word.observed.content
    {
        named.push(home.buffer as u32);
    }
    named
}

/// The streams that the first wrong word or query names.
fn streams(findings: &Findings) -> Vec<u32> {
    let mut named = Vec::new();
    if let Some(word) = first_word(findings) {
        if let ExpectedContent::Captured(captured) = &word.expected.content {
            named.push(captured.stream);
        }
        if let ObservedContent::Shader { stream, .. } = &word.observed.content {
            named.push(*stream);
        }
    }
    let queries = findings.queries.iter().filter(|query| query.differs);
    named.extend(queries.map(|query| query.stream));
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_the_log_is_read() {
        let line = "occurs buffer=3 stream=- before=1 bytes=64";
        let want = Occurrence {
            buffer: Some(3),
            stream: None,
        };
        assert_eq!(Occurrence::read(line), Some(want));
        assert_eq!(Occurrence::read("loaded"), None);
    }
}
