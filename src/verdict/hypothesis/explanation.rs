//! The headline of the hypotheses that explain the differences of a job.

use super::misreading::{Hypothesis, Job, Named, Remaining};
use super::places::Place;
use crate::units::Binding;
use crate::verdict::headline::{Cause, Headline};
use std::collections::BTreeSet;

/// A hypothesis that explains every difference.
pub(super) struct Explanation<'a> {
    named: &'a Named,
    /// The fault, in the words of the commands of the job.
    fault: String,
    /// The places as clauses before the fault, each sufficient alone.
    clauses: Vec<String>,
    /// The binding that the first places are about, where they are some of several.
    binding: Option<Binding>,
    /// Whether wrong numbers of primitives needed are set aside.
    pub(super) is_aside: bool,
    /// Whether another fault than one that captures nothing would leave the same, since nothing
    /// is captured.
    is_coincidence: bool,
}

impl<'a> Explanation<'a> {
    /// The explanation by a hypothesis at the first of these places, or at others instead.
    pub(super) fn new(
        hypothesis: &'a dyn Hypothesis,
        job: &Job<'_>,
        places: Vec<BTreeSet<Place>>,
        left: Remaining,
    ) -> Explanation<'a> {
        let named = hypothesis.named();
        let all = hypothesis.places(job);
        let bindings: BTreeSet<_> = places[0].iter().map(|place| place.binding).collect();
        let is_one = places.len() == 1 && bindings.len() == 1 && all.len() > 1;
        // The misread commands may be those that take addresses.
        let by_address = |place: &Place| {
            let script = job.evidence.script;
            let command = place.command.map(|number| &script.commands[number]);
            command.is_some_and(|command| command.effects().by_address)
        };
        let clauses = places.iter().map(|misread| hypothesis.clause(job, misread));
        Explanation {
            named,
            fault: if places[0].iter().all(by_address) {
                named.fault.replace("EXT", "2EXT")
            } else {
                named.fault.to_string()
            },
            clauses: clauses.collect(),
            binding: bindings.into_iter().next().flatten().filter(|_| is_one),
            is_aside: left.is_aside,
            is_coincidence: left.is_empty && !hypothesis.captures_nothing(),
        }
    }

    /// Whether it explains every number, and not by coincidence.
    pub(super) fn is_proof(&self) -> bool {
        !self.is_aside && !self.is_coincidence
    }

    /// The fault at its first places.
    fn text(&self) -> String {
        format!("{}{}", self.clauses[0], self.fault)
    }

    /// The other places in words: space that ends in one buffer ends the capture into all.
    fn elsewhere(&self) -> Option<String> {
        let other = self.clauses.get(1)?.trim_end_matches(", ");
        let more = match self.clauses.len() - 2 {
            0 => String::new(),
            1 => ", or another place".to_owned(),
            more => format!(", or one of {more} other places"),
        };
        Some(format!("{other}{more}"))
    }
}

/// Returns the headline of the first of these explanations, or of the first that sets nothing
/// aside. It names the others: only another case can decide between them. `None` if they are
/// coincidences. Two faults that explain every number are another explanation.
pub(super) fn headline<'a>(
    explanations: impl IntoIterator<Item = Explanation<'a>>,
    two_faults: Option<String>,
) -> Option<Headline> {
    let mut explanations: Vec<_> = explanations.into_iter().collect();
    if explanations.iter().all(|found| found.is_coincidence) {
        return None;
    }
    explanations.sort_by_key(|found| (found.is_coincidence, found.is_aside));
    let (first, others) = explanations.split_first()?;
    let mut faults = vec![&first.fault];
    let mut named = Vec::new();
    for other in others {
        if !faults.contains(&&other.fault) {
            faults.push(&other.fault);
            named.push(other.text());
        }
    }
    named.extend(two_faults);
    let mut alternatives: Vec<String> = first.elsewhere().into_iter().collect();
    match &named[..] {
        [other, more @ ..] if more.len() > 1 => {
            alternatives.extend([other.clone(), format!("one of {} other faults", more.len())]);
        }
        few => alternatives.extend_from_slice(few),
    }
    let mut text = format!(
        "{}: memory, counters and queries are exactly those of {}",
        first.text(),
        first.named.instead
    );
    if !alternatives.is_empty() {
        let alternatives = alternatives.join(", or ");
        text += &format!("; or {alternatives}, which would leave the same");
    }
    let is_alike = |other: &Explanation<'_>| other.binding == first.binding;
    Some(Headline {
        fault: first.named.kind,
        text,
        binding: first.binding.filter(|_| others.iter().all(is_alike)),
        cause: Some(Cause {
            text: first.fault.clone(),
            subject: first.named.subject,
        }),
    })
}
