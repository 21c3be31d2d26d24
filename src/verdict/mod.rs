//! Floor 7: the verdict. `Allowed` against `Observed`: compare, decode, explain.
//!
//! Every byte of every capture buffer and of the guards around it, every
//! counter with its neighbours, every query; then the ties between the driver's
//! own numbers. Nothing is tolerated and nothing is skipped but what the model
//! calls undefined.
//!
//! * [`status`] – the outcomes of a case.
//! * [`evidence`] – what a verdict is made from; names of words.
//! * [`difference`] – one deviation.
//! * [`compare`] – expected against observed memory.
//! * [`trace`] – where a stray word came from.
//! * [`describe`] – places and values in words.
//! * [`fingerprint`] – one per fault.
//! * [`probe`] – what is open is recorded, everything else judged.
//! * [`patches`] – primitives of tessellated patches: any that the text allows.
//! * [`reads`] – what a fragment shader read; [`picture`] – what was drawn.
//! * [`explain`] – the text a driver developer reads.

pub mod compare;
mod counters;
pub mod describe;
pub mod difference;
pub mod evidence;
pub mod explain;
pub mod fingerprint;
pub mod patches;
pub mod picture;
pub mod probe;
pub mod reads;
pub mod status;
pub mod trace;

pub use compare::EvidenceError;
pub use difference::Difference;
pub use evidence::{Evidence, WordName, word_names};
pub use explain::Verdict;
pub use status::Status;

/// Judges one job.
pub fn judge(evidence: &Evidence<'_>) -> Result<Verdict, EvidenceError> {
    let differences = compare::compare(evidence)?;
    Ok(explain::explain(evidence, differences))
}

#[cfg(test)]
pub(crate) mod ideal;
#[cfg(test)]
mod tests;
