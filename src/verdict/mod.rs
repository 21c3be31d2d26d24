//! Floor 7: the verdict. Compares `Observed` with `Allowed` and explains what
//! differs.
//!
//! It compares every byte of every capture buffer and of the guards around it,
//! every counter with its neighbours and every query, then the relations between
//! the driver's own numbers. It skips only what the model calls undefined.
//!
//! * [`status`] – the outcomes of a case.
//! * [`evidence`] – the input of a verdict; names of captured components.
//! * [`difference`] – one deviation; [`kind`] – its kind.
//! * [`compare`] – expected against observed memory; `counters`, `queries` and
//!   `identities` – the driver's numbers; [`written`] – the words that were written.
//! * [`trace`] – the source of a wrong word.
//! * [`fingerprint`] – the kinds of differences of a failure, as a text.
//! * [`decode`] – decodes differences into [`findings`]; [`describe`] – findings in
//!   words.
//! * `buffer_memory` – the buffers after a run; [`memory_findings`] – the same as data.
//! * [`headline`] – the sentence that names the fault; [`hypothesis`] – arguments
//!   that a device ignores; `arrangement` – wrong strides, offsets
//!   and orders; `change` – values that something changed.
//! * [`ideal`] – the results of a conformant driver.
//! * [`probe`] – records unspecified behaviour and judges everything else.
//! * [`patches`] – primitives of tessellated patches: any that the specification
//!   allows.
//! * [`reads`] – what a fragment shader read; [`picture`] – what was drawn;
//!   `read_fault` – the fault of values that a fragment shader read.

mod arrangement;
mod buffer_memory;
mod change;
pub mod compare;
mod counters;
pub mod decode;
pub mod describe;
pub mod difference;
pub mod evidence;
pub mod findings;
pub mod fingerprint;
pub mod headline;
pub mod hypothesis;
pub mod ideal;
mod identities;
pub mod kind;
pub mod memory_findings;
pub mod patches;
pub mod picture;
pub mod probe;
mod queries;
pub mod read_fault;
pub mod reads;
pub mod status;
pub mod trace;
pub mod written;

pub use compare::EvidenceError;
pub use decode::{Failure, Verdict};
pub use difference::Difference;
pub use evidence::{Evidence, WordName, word_names};
pub use findings::Findings;
pub use headline::{Cause, Fault, Headline};
pub use hypothesis::NO_CAPTURE;
pub use status::Status;

/// Judges one job.
pub fn judge(evidence: &Evidence<'_>) -> Result<Verdict, EvidenceError> {
    let differences = compare::compare(evidence)?;
    Ok(decode::decode(evidence, differences))
}

#[cfg(test)]
mod tests;
