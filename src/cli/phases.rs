//! The two phases of a run: a sample of the cases, plain, and the others, in variations or plain.

use super::plain_sample::PlainSample;
use super::reporter::Reporter;
use crate::judge::CaseResult;
use crate::run::Interrupt;
use crate::run::schedule::{self, Ending, Observer, Plan};
use crate::run::worker::WorkerOptions;
use crate::run::worker_exit::Incident;
use crate::script::Capabilities;

/// A list that runs in phases.
pub(super) struct Phases<'a> {
    /// The whole list.
    pub plan: Plan<'a>,
    /// The places of its cases in the list of the run.
    pub places: &'a [usize],
    /// Workers that vary nothing.
    pub plain: &'a WorkerOptions,
}

impl<'a> Phases<'a> {
    /// Runs the sample, if there is one, and the other cases. The plan is that of the other cases.
    pub fn run(
        self,
        sample: Option<PlainSample>,
        reporter: &mut Reporter<'_>,
        interrupt: &Interrupt,
    ) -> (Ending, Plan<'a>) {
        let Phases {
            plan,
            places,
            plain,
        } = self;
        let Some(mut sample) = sample else {
            let mut observer = Placed::new(reporter, places);
            return (schedule::run(plan, interrupt, &mut observer), plan);
        };
        let (first, others): (Vec<usize>, Vec<usize>) =
            (0..places.len()).partition(|number| sample.contains(places[*number]));
        let at = |numbers: &[usize]| -> (Vec<String>, Vec<usize>) {
            let cases = numbers.iter();
            let cases = cases.map(|number| (plan.names[*number].clone(), places[*number]));
            cases.unzip()
        };
        let mut ending = Ending::default();
        if !first.is_empty() {
            let (names, places) = at(&first);
            let mut observer = Placed {
                sample: Some(&mut sample),
                ..Placed::new(reporter, &places)
            };
            ending = schedule::run(plan.with_names(&names), interrupt, &mut observer);
        }
        if ending.not_run > 0 {
            // The workers could not continue.
            ending.not_run += others.len();
            return (ending, plan);
        }
        let worker = match sample.excludes_variations() {
            Some(why) => {
                reporter.note(&format!("{why}\n"));
                plain
            }
            None => plan.worker,
        };
        let plan = Plan { worker, ..plan };
        if !others.is_empty() {
            let (names, places) = at(&others);
            let mut observer = Placed::new(reporter, &places);
            ending.add(schedule::run(
                plan.with_names(&names),
                interrupt,
                &mut observer,
            ));
        }
        (ending, plan)
    }
}

/// Reports the results of some cases of a list under their places in the list.
pub(super) struct Placed<'a, 'r> {
    reporter: &'a mut Reporter<'r>,
    places: &'a [usize],
    sample: Option<&'a mut PlainSample>,
}

impl<'a, 'r> Placed<'a, 'r> {
    pub fn new(reporter: &'a mut Reporter<'r>, places: &'a [usize]) -> Placed<'a, 'r> {
        Placed {
            reporter,
            places,
            sample: None,
        }
    }
}

impl Observer for Placed<'_, '_> {
    fn opened(&mut self, device: &Capabilities) {
        self.reporter.opened(device);
    }

    fn begun(&mut self, name: &str) {
        self.reporter.begun(name);
    }

    fn finished(&mut self, place: usize, result: CaseResult) {
        let place = self.places[place];
        if let Some(sample) = &mut self.sample {
            sample.add(place, &result);
        }
        self.reporter.finished(place, result);
    }

    fn lost(&mut self, incident: &Incident) {
        self.reporter.lost(incident);
    }
}
