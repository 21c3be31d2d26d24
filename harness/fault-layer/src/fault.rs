//! The faults, the situations that they can be restricted to, and the chosen one.

use crate::log;
pub use crate::table::Fault;
use crate::table::{FAULTS, Row, mutants};
use std::sync::OnceLock;

/// A restriction of a fault: it occurs in this situation only.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Situation {
    /// The second of its kind, in the command buffer or the module.
    Second,
    /// The third of its kind.
    Third,
    /// Binding or buffer 3.
    LastBuffer,
    /// A capture that resumes.
    Resumed,
    /// A secondary command buffer.
    Secondary,
    /// A number – an offset, a stride, a size – of at least this many bytes.
    From(u64),
    /// Stream 3.
    LastStream,
    /// A geometry shader.
    Geometry,
    /// After an indexed draw of the same command buffer.
    AfterIndexed,
}

impl Situation {
    /// The name of the situation.
    pub fn name(self) -> String {
        match self {
            Situation::Second => "second".to_owned(),
            Situation::Third => "third".to_owned(),
            Situation::LastBuffer => "last_buffer".to_owned(),
            Situation::Resumed => "resumed".to_owned(),
            Situation::Secondary => "secondary".to_owned(),
            Situation::From(bytes) => format!("from_{bytes}"),
            Situation::LastStream => "last_stream".to_owned(),
            Situation::Geometry => "geometry".to_owned(),
            Situation::AfterIndexed => "after_indexed".to_owned(),
        }
    }
}

/// A fault, everywhere or in one situation only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mutant {
    pub fault: Fault,
    pub situation: Option<Situation>,
}

impl Mutant {
    /// The row of its fault.
    pub fn row(self) -> &'static Row {
        let mut rows = FAULTS.iter();
        let row = rows.find(|row| row.fault == self.fault);
        row.expect("every fault has a row")
    }

    /// The value of `XFB_FAULT` that chooses it.
    pub fn name(self) -> String {
        let name = self.row().name;
        match self.situation {
            None => name.to_owned(),
            Some(situation) => format!("{name}.{}", situation.name()),
        }
    }
}

/// The environment variable that chooses a fault.
pub const VARIABLE: &str = "XFB_FAULT";

/// Returns the fault that the environment chooses, if any. A name that no fault has ends
/// the process: a run that looks clean because of a typing error would prove nothing.
fn chosen() -> Option<Mutant> {
    static CHOSEN: OnceLock<Option<Mutant>> = OnceLock::new();
    *CHOSEN.get_or_init(|| {
        let name = std::env::var(VARIABLE).ok()?;
        let found = mutants().find(|mutant| mutant.name() == name);
        if found.is_none() {
            eprintln!("{VARIABLE}: no fault is named '{name}'");
            std::process::exit(64);
        }
        found
    })
}

/// The situation of a call; what is unknown or has no meaning there is `None` or 0.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Event {
    /// The number of earlier calls of its kind, in the command buffer or the module.
    pub before: u32,
    /// The binding or buffer.
    pub buffer: Option<u32>,
    pub stream: Option<u32>,
    pub is_resumed: bool,
    pub is_secondary: bool,
    pub is_geometry: bool,
    pub is_after_indexed: bool,
    /// The offset, stride or size in bytes, or the number of vertices.
    pub bytes: u64,
}

/// Whether the chosen fault is this one, wherever it occurs.
pub(crate) fn is_chosen(fault: Fault) -> bool {
    chosen().is_some_and(|mutant| mutant.fault == fault)
}

/// Whether this fault is chosen and occurs here.
pub(crate) fn occurs(fault: Fault, event: Event) -> bool {
    let Some(mutant) = chosen().filter(|mutant| mutant.fault == fault) else {
        return false;
    };
    let here = match mutant.situation {
        None => true,
        Some(Situation::Second) => event.before == 1,
        Some(Situation::Third) => event.before == 2,
        Some(Situation::LastBuffer) => event.buffer == Some(3),
        Some(Situation::Resumed) => event.is_resumed,
        Some(Situation::Secondary) => event.is_secondary,
        Some(Situation::From(bytes)) => event.bytes >= bytes,
        Some(Situation::LastStream) => event.stream == Some(3),
        Some(Situation::Geometry) => event.is_geometry,
        Some(Situation::AfterIndexed) => event.is_after_indexed,
    };
    if here {
        log::occurrence(&event);
    }
    here
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_mutant_has_a_name_of_its_own() {
        let names: BTreeSet<String> = mutants().map(Mutant::name).collect();
        assert_eq!(names.len(), mutants().count());
        let faults: BTreeSet<Fault> = FAULTS.iter().map(|row| row.fault).collect();
        assert_eq!(faults.len(), FAULTS.len());
    }

    #[test]
    fn there_are_more_than_a_hundred_mutants() {
        assert!(mutants().count() >= 100, "{}", mutants().count());
    }
}
