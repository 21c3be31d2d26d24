//! The cases that run at the same time.
//!
//! A device that hangs may be reset by the kernel, and then every worker loses it; a
//! driver may use so much memory that another worker is killed. A failure of a
//! case beside others is therefore not the case's own until it happens again while
//! the case runs alone. [`Company`] records which cases run at the same time, lets one
//! run alone, and holds the state of the device for all slots. Devices that are tested
//! at the same time may be one GPU with two drivers: a case that runs alone is alone on all
//! of them.

use super::Interrupt;
use super::worker_exit::StartError;
use crate::judge::result::{Likeness, Look};
use crate::script::Capabilities;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks at the interrupt in a pause.
const TICK: Duration = Duration::from_millis(20);
/// Confirmed failures after which others like them need no confirmation.
const MIN_CONFIRMED: usize = 3;
/// Attempts to use a device that others use, after which they do not begin anew.
const MOST_ATTEMPTS: usize = 64;
/// The number of remembered troubles.
const MAX_TROUBLES: usize = 64;

/// The state that the slots of a device share.
#[derive(Debug, Default)]
pub struct Company {
    cases: Arc<Cases>,
    device: Mutex<Device>,
}

/// The cases that run at the same time, on whatever device.
#[derive(Debug, Default)]
struct Cases {
    /// Read while a case runs beside others, written while one runs alone.
    turn: RwLock<()>,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    entered: u64,
    running: BTreeMap<u64, String>,
    /// The running cases that have ended and wait for others.
    ended: BTreeSet<u64>,
    /// Crashes, hangs and losses, with the time at which each was noticed.
    troubles: Vec<(String, Instant)>,
}

#[derive(Debug, Default)]
struct Device {
    /// The device of the first worker that became ready.
    first: Option<Box<Capabilities>>,
    /// Cases for which a logical device was open.
    uses: u64,
    /// The reason why the device is given up.
    gone: Option<String>,
    /// The confirmations of failures that are alike; `None` once one did not happen again.
    confirmed: HashMap<Likeness, Option<usize>>,
}

/// Attempts in a row to use a device that is refused.
#[derive(Clone, Copy, Debug, Default)]
pub struct Attempts {
    in_a_row: usize,
    total: usize,
    /// [`Device::uses`] at the last one.
    uses: u64,
}

impl Attempts {
    /// Returns the pause before the next attempt, or nothing after the last one. While the cases
    /// of others use the device, it has come back, and the attempts begin anew.
    pub fn pause(&mut self, pauses: &[Duration], company: &Company) -> Option<Duration> {
        let uses = company.device().uses;
        if uses > self.uses && self.total < MOST_ATTEMPTS {
            self.in_a_row = 0;
        }
        self.uses = uses;
        let pause = pauses.get(self.in_a_row).copied();
        self.in_a_row += 1;
        self.total += 1;
        pause
    }
}

/// A case that runs beside others.
#[derive(Debug)]
pub struct Running<'a> {
    cases: &'a Cases,
    number: u64,
    since: Instant,
    _turn: RwLockReadGuard<'a, ()>,
}

impl Cases {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Company {
    /// The company of another device, whose cases run at the same time.
    pub fn for_another_device(&self) -> Company {
        Company {
            cases: Arc::clone(&self.cases),
            device: Mutex::default(),
        }
    }

    fn device(&self) -> MutexGuard<'_, Device> {
        self.device.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a case beside others, once no other runs alone.
    pub fn enter(&self, name: &str) -> Running<'_> {
        let cases = &self.cases;
        let turn = cases.turn.read().unwrap_or_else(PoisonError::into_inner);
        let mut state = cases.state();
        state.entered += 1;
        let number = state.entered;
        state.running.insert(number, name.to_owned());
        Running {
            cases,
            number,
            since: Instant::now(),
            _turn: turn,
        }
    }

    /// Waits until no other case runs, and keeps others from running.
    pub fn alone(&self) -> RwLockWriteGuard<'_, ()> {
        let turn = self.cases.turn.write();
        turn.unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that a worker is ready, with this device.
    ///
    /// # Errors
    /// [`StartError::OtherDevice`]: the first worker had another device, or another driver or
    /// other features of it. A device may be missing for a moment, and another one be
    /// selected in its place.
    pub fn note_start(&self, device: &Capabilities) -> Result<(), StartError> {
        let mut state = self.device();
        let first = state.first.get_or_insert_with(|| Box::new(device.clone()));
        if first.is_same_device(device) {
            return Ok(());
        }
        Err(StartError::OtherDevice {
            first: first.line(),
            found: device.line(),
        })
    }

    /// Whether a worker was ready before.
    pub fn has_started(&self) -> bool {
        self.device().first.is_some()
    }

    /// Notes that a logical device was open for a case.
    pub fn note_device(&self) {
        self.device().uses += 1;
    }

    /// Whether a logical device was created before.
    pub fn has_opened(&self) -> bool {
        self.device().uses > 0
    }

    /// Gives the device up for all slots.
    pub fn give_up(&self, message: String) -> StartError {
        self.device().gone.get_or_insert_with(|| message.clone());
        StartError::DeviceGone { message }
    }

    /// The error of a device that was given up.
    pub fn gone(&self) -> Option<StartError> {
        let message = self.device().gone.clone()?;
        Some(StartError::DeviceGone { message })
    }

    /// Notes that a failure did or did not happen again in a new worker.
    pub fn note_confirmation(&self, likeness: Likeness, happened_again: bool) {
        let mut device = self.device();
        let known = device.confirmed.entry(likeness);
        let times = known.or_insert(Some(0));
        *times = times
            .filter(|_| happened_again)
            .map(|times| times.saturating_add(1));
    }

    /// Whether failures like this happened again as often as they need to, and always.
    pub fn is_confirmed(&self, likeness: &Likeness) -> bool {
        let device = self.device();
        let times = device.confirmed.get(likeness).copied().flatten();
        times.is_some_and(|times| times >= MIN_CONFIRMED)
    }

    /// Returns the looks of confirmed failures for which no cause was found.
    pub fn unexplained(&self) -> Vec<Look> {
        let device = self.device();
        let confirmed = device.confirmed.iter();
        let confirmed = confirmed.filter(|(_, times)| times.is_some_and(|t| t >= MIN_CONFIRMED));
        let looks = confirmed.filter_map(|(likeness, _)| match likeness {
            Likeness::Look(look) => Some(look.clone()),
            Likeness::Cause(_) => None,
        });
        looks.collect()
    }

    /// Waits before another attempt.
    ///
    /// # Errors
    /// The run was interrupted, or the device was given up.
    pub fn pause(&self, pause: Duration, interrupt: &Interrupt) -> Result<(), StartError> {
        let start = Instant::now();
        loop {
            if interrupt.is_raised() {
                return Err(StartError::Interrupted);
            }
            if let Some(gone) = self.gone() {
                return Err(gone);
            }
            let left = pause.saturating_sub(start.elapsed());
            if left.is_zero() {
                return Ok(());
            }
            thread::sleep(left.min(TICK));
        }
    }
}

impl Running<'_> {
    /// Notes that the case crashed, hung or lost the device.
    pub fn note_trouble(&self) {
        let mut state = self.cases.state();
        let Some(name) = state.running.get(&self.number).cloned() else {
            return;
        };
        if state.troubles.len() == MAX_TROUBLES {
            state.troubles.remove(0);
        }
        state.troubles.push((name, Instant::now()));
    }

    /// The cases that crashed, hung or lost the device while this one ran.
    pub fn troubles(&self) -> Vec<String> {
        let state = self.cases.state();
        let own = state.running.get(&self.number);
        let since = state.troubles.iter().filter(|(_, at)| *at >= self.since);
        since
            .map(|(name, _)| name.clone())
            .filter(|name| Some(name) != own)
            .collect()
    }

    /// Ends the case for the others, and waits for those that run beside it: a fault of
    /// theirs may be noticed after the failure that it causes here.
    pub fn outlast_others(&self, interrupt: &Interrupt) {
        let others: Vec<u64> = {
            let mut state = self.cases.state();
            state.ended.insert(self.number);
            let running = state.running.keys().copied();
            running.filter(|number| *number != self.number).collect()
        };
        while !interrupt.is_raised() {
            let state = self.cases.state();
            let runs = |number| state.running.contains_key(number) && !state.ended.contains(number);
            if !others.iter().any(runs) {
                return;
            }
            drop(state);
            thread::sleep(TICK);
        }
    }

    /// The other cases that run now, and those in trouble since this one began.
    pub fn beside(&self) -> Vec<String> {
        let mut names = self.troubles();
        let state = self.cases.state();
        let others = state
            .running
            .iter()
            .filter(|(number, _)| **number != self.number);
        names.extend(others.map(|(_, name)| name.clone()));
        names.sort();
        names.dedup();
        names
    }
}

impl Drop for Running<'_> {
    fn drop(&mut self) {
        let mut state = self.cases.state();
        state.running.remove(&self.number);
        state.ended.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Fault;
    use std::sync::Barrier;

    #[test]
    fn a_case_knows_what_runs_and_fails_beside_it() {
        let company = Company::default();
        let earlier = company.enter("earlier");
        earlier.note_trouble();
        drop(earlier);
        let a = company.enter("a");
        let b = company.enter("b");
        let c = company.enter("c");
        b.note_trouble();
        drop(b);
        assert_eq!(a.troubles(), ["b"]);
        assert_eq!(a.beside(), ["b", "c"]);
        drop((a, c));
        assert!(company.enter("d").beside().is_empty());
    }

    #[test]
    fn the_cases_of_two_devices_disturb_each_other() {
        let company = Company::default();
        let other = company.for_another_device();
        let a = company.enter("a");
        let b = other.enter("b");
        assert_eq!(a.beside(), ["b"]);
        b.note_trouble();
        drop(b);
        assert_eq!(a.troubles(), ["b"]);
        assert!(other.cases.turn.try_write().is_err(), "a runs");
        drop(a);
        company.give_up("lost".to_owned());
        assert!(company.gone().is_some() && other.gone().is_none());
    }

    #[test]
    fn a_case_that_ended_sees_the_later_trouble_of_its_company() {
        let company = Company::default();
        let a = company.enter("a");
        let both = Barrier::new(2);
        thread::scope(|scope| {
            scope.spawn(|| {
                let b = company.enter("b");
                both.wait();
                thread::sleep(TICK * 3);
                b.note_trouble();
            });
            both.wait();
            a.outlast_others(&Interrupt::default());
        });
        assert_eq!(a.troubles(), ["b"]);
    }

    #[test]
    fn cases_that_ended_do_not_wait_for_each_other() {
        let company = Company::default();
        let interrupt = Interrupt::default();
        let both = Barrier::new(2);
        thread::scope(|scope| {
            for name in ["a", "b"] {
                let (company, both) = (&company, &both);
                scope.spawn(move || {
                    let case = company.enter(name);
                    both.wait();
                    case.outlast_others(&Interrupt::default());
                    // Neither is over before the other has seen it.
                    both.wait();
                });
            }
        });
        let (a, _b) = (company.enter("a"), company.enter("b"));
        interrupt.raise();
        a.outlast_others(&interrupt);
    }

    #[test]
    fn no_case_begins_while_one_runs_alone() {
        let company = Company::default();
        thread::scope(|scope| {
            let alone = company.alone();
            let other = scope.spawn(|| drop(company.enter("b")));
            thread::sleep(TICK);
            assert_eq!(company.cases.state().entered, 0);
            drop(alone);
            other.join().expect("no panic");
        });
        assert_eq!(company.cases.state().entered, 1);
    }

    #[test]
    fn failures_of_which_one_did_not_happen_again_are_always_confirmed() {
        let company = Company::default();
        let look = |fault| Look {
            fingerprint: "missing".to_owned(),
            fault: Some(fault),
        };
        let nothing = Likeness::Look(look(Fault::NothingCaptured));
        // They differ in the pattern only, or in the cause.
        let others = [
            Likeness::Look(look(Fault::CaptureEndsEarly)),
            Likeness::Cause("missing".to_owned()),
        ];
        for _ in 0..MIN_CONFIRMED {
            assert!(!company.is_confirmed(&nothing) && company.unexplained().is_empty());
            company.note_confirmation(nothing.clone(), true);
        }
        assert!(company.is_confirmed(&nothing));
        assert!(others.iter().all(|other| !company.is_confirmed(other)));
        assert_eq!(company.unexplained(), [look(Fault::NothingCaptured)]);
        company.note_confirmation(nothing.clone(), false);
        company.note_confirmation(nothing.clone(), true);
        assert!(!company.is_confirmed(&nothing));
    }

    #[test]
    fn attempts_begin_anew_while_others_use_the_device() {
        let company = Company::default();
        let pauses = [1, 2].map(Duration::from_millis);
        let mut attempts = Attempts::default();
        let mut pause = || attempts.pause(&pauses, &company);
        assert_eq!(
            [pause(), pause(), pause()],
            [Some(pauses[0]), Some(pauses[1]), None]
        );
        for _ in 3..MOST_ATTEMPTS {
            company.note_device();
            assert_eq!(pause(), Some(pauses[0]));
        }
        company.note_device();
        assert_eq!([pause(), pause()], [Some(pauses[1]), None]);
    }

    #[test]
    fn a_device_that_is_given_up_ends_every_pause() {
        let company = Company::default();
        let interrupt = Interrupt::default();
        assert!(company.pause(Duration::ZERO, &interrupt).is_ok());
        company.give_up("no answer".to_owned());
        let error = company.pause(Duration::from_secs(60), &interrupt);
        let error = error.expect_err("it is gone").to_string();
        assert!(error.ends_with("did not come back: no answer"), "{error}");
        interrupt.raise();
        let error = company.pause(Duration::from_secs(60), &interrupt);
        assert!(matches!(error, Err(StartError::Interrupted)));
    }
}
