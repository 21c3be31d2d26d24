//! The cases over all mutants, several mutants at a time.

use super::clean::Clean;
use super::faulty_driver::{FaultyDriver, MutantError};
use super::localised::is_localised;
use super::order::{Cases, Part, family, order};
use super::table::{FaultTable, Mutant};
use crate::judge::CaseResult;
use crate::report::fault_matrix::{Kill, MutantResult};
use crate::run::Interrupt;
use crate::run::worker::WorkerOptions;
use crate::verdict::Status;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// The cases to run over the mutants, and the limits of the run.
pub struct MatrixPlan<'a> {
    pub table: &'a FaultTable,
    /// The mutants, by their places in the table.
    pub mutants: &'a [usize],
    pub clean: &'a Clean,
    /// The cases of the list, and those of the smoke list.
    pub names: &'a [String],
    pub smoke: &'a BTreeSet<String>,
    /// The options by which a worker with the layer is started.
    pub worker: &'a WorkerOptions,
    pub jobs: usize,
    /// Kills that each family may show.
    pub kills: usize,
    /// Whether every case runs over every mutant.
    pub all: bool,
    /// The time for one mutant.
    pub limit: Option<Duration>,
    /// A folder for the logs of the layer.
    pub folder: &'a Path,
}

/// Runs the plan; `finished` is called with each result as it is complete.
///
/// # Errors
/// The cases of a mutant cannot run.
pub fn run(
    plan: &MatrixPlan<'_>,
    interrupt: &Interrupt,
    finished: &(dyn Fn(&MutantResult) + Sync),
) -> Result<Vec<MutantResult>, MutantError> {
    let passing = plan.names.iter().filter(|name| plan.clean.passes(name));
    let cases = Cases {
        all: passing.map(String::as_str).collect(),
        smoke: plan.smoke.iter().map(String::as_str).collect(),
    };
    let next = AtomicUsize::new(0);
    let killers: Mutex<BTreeMap<String, Vec<String>>> = Mutex::default();
    let work = |job: usize| {
        let mut results = Vec::new();
        while let Some(&place) = plan.mutants.get(next.fetch_add(1, Ordering::Relaxed)) {
            if interrupt.is_raised() {
                break;
            }
            let mutant = &plan.table.mutants[place];
            let run = MutantRun {
                plan,
                mutant,
                cases: &cases,
                log: &plan.folder.join(format!("log-{job}")),
                interrupt,
            };
            let known = |map: &BTreeMap<String, Vec<String>>| {
                let of = |key: &str| map.get(key).cloned().into_iter().flatten();
                of(&mutant.fault).chain(of(&mutant.class)).collect()
            };
            let siblings: Vec<String> =
                known(&killers.lock().unwrap_or_else(PoisonError::into_inner));
            let result = run.result(place, &siblings)?;
            if let Some(first) = result.killed_by.first() {
                let mut killers = killers.lock().unwrap_or_else(PoisonError::into_inner);
                for key in [&mutant.fault, &mutant.class] {
                    killers.entry(key.clone()).or_default().push(first.clone());
                }
            }
            finished(&result);
            results.push(result);
        }
        Ok::<_, MutantError>(results)
    };
    let mut results = thread::scope(|scope| {
        let work = &work;
        let jobs: Vec<_> = (0..plan.jobs.max(1))
            .map(|job| scope.spawn(move || work(job)))
            .collect();
        let mut results = Vec::new();
        for job in jobs {
            results.extend(job.join().expect("no thread panics")?);
        }
        Ok::<_, MutantError>(results)
    })?;
    results.sort_by_key(|result| result.id);
    Ok(results)
}

/// The run of one mutant.
struct MutantRun<'a> {
    plan: &'a MatrixPlan<'a>,
    mutant: &'a Mutant,
    cases: &'a Cases<'a>,
    log: &'a Path,
    interrupt: &'a Interrupt,
}

impl MutantRun<'_> {
    fn result(&self, place: usize, siblings: &[String]) -> Result<MutantResult, MutantError> {
        let Mutant {
            name,
            fault,
            situation,
            class,
            concerns,
            text,
            imitates,
            equivalent,
            present,
            ..
        } = self.mutant.clone();
        let shown = match &present {
            Some(present) => self.plan.clean.shows(present)?,
            None => None,
        };
        let mut result = MutantResult {
            id: place + 1,
            name,
            fault,
            situation,
            class,
            concerns,
            text,
            imitates,
            killed: false,
            killed_by_smoke: false,
            localised: false,
            equivalent: equivalent.is_some(),
            proof: equivalent,
            present_in: shown.map(str::to_owned),
            killed_by: Vec::new(),
            kills: Vec::new(),
            families: BTreeMap::new(),
            unconfirmed: Vec::new(),
            cases: 0,
            seconds: 0.0,
            cpu: 0.0,
            stopped: None,
        };
        if result.counts() {
            self.run_cases(&mut result, siblings)?;
        }
        result.killed = !result.kills.is_empty();
        result.killed_by = result.kills.iter().map(|kill| kill.case.clone()).collect();
        let mut kills = result.killed_by.iter();
        result.killed_by_smoke = kills.any(|case| self.cases.smoke.contains(case.as_str()));
        // Of the kills, more must name the fault than not.
        let localised = result.kills.iter().filter(|kill| kill.localised).count();
        result.localised = localised * 2 > result.kills.len();
        Ok(result)
    }

    fn run_cases(&self, result: &mut MutantResult, siblings: &[String]) -> Result<(), MutantError> {
        let start = Instant::now();
        let plan = self.plan;
        let mut driver = FaultyDriver::new(
            plan.worker,
            plan.table,
            self.mutant,
            self.log,
            self.interrupt,
        )?;
        let order = order(self.mutant, self.cases, siblings)?;
        let mut done = BTreeSet::new();
        for (part, name) in order {
            let killed = !result.kills.is_empty();
            let family_is_full = result.families.get(family(name)) >= Some(&plan.kills);
            let skipped = match part {
                Part::Suggested => killed,
                Part::Smoke => family_is_full,
                Part::Rest => killed,
            };
            if done.contains(name) || (skipped && !plan.all) {
                continue;
            }
            if plan.limit.is_some_and(|limit| start.elapsed() >= limit) {
                result.stopped = Some("the time limit was reached".to_owned());
                break;
            }
            if self.interrupt.is_raised() {
                result.stopped = Some("interrupted".to_owned());
                break;
            }
            done.insert(name);
            let kill = self.kill(&mut driver, name, result)?;
            if !killed {
                result.cases += 1;
                result.seconds = start.elapsed().as_secs_f64();
                result.cpu = driver.cpu();
            }
            if let Some(kill) = kill {
                *result.families.entry(family(name).to_owned()).or_insert(0) += 1;
                result.kills.push(kill);
            }
        }
        driver.check_loaded()
    }

    /// Runs a case; returns the kill if it fails, and fails again in a new worker.
    fn kill(
        &self,
        driver: &mut FaultyDriver<'_>,
        name: &str,
        result: &mut MutantResult,
    ) -> Result<Option<Kill>, MutantError> {
        if !is_kill(&driver.run(name)?) {
            return Ok(None);
        }
        let (again, occurrences) = driver.run_alone(name)?;
        if !is_kill(&again) {
            result.unconfirmed.push(name.to_owned());
            return Ok(None);
        }
        Ok(Some(Kill {
            case: name.to_owned(),
            status: again.status,
            localised: is_localised(self.mutant, &again, &occurrences),
            fault: again.details.as_ref().and_then(|details| details.fault),
            fingerprint: again.fingerprint,
            headline: again.reason,
        }))
    }
}

/// Whether a case that passes without a fault detects it by this result. An `error` is the
/// harness's, and detects nothing.
fn is_kill(result: &CaseResult) -> bool {
    match result.status {
        Status::Fail | Status::Crash | Status::Timeout => true,
        Status::Pass | Status::Quality | Status::Probe | Status::Unsupported | Status::Error => {
            false
        }
    }
}
