//! Runs cases in this process, for debuggers, record-and-replay tools and layers that
//! capture calls: no worker, no time limit, and no protection against a driver that
//! crashes.

use super::Interrupt;
use super::protocol::Refusal;
use super::runner::{CaseRunner, DeviceCondition};
use super::running_case::RunningCase;
use super::schedule::{Ending, Observer};
use super::worker_exit::StartError;
use crate::meter;
use std::time::Duration;

/// The time that a submission may take: a debugger stops for as long as its user likes.
pub const LIMIT: Duration = Duration::from_secs(30 * 86_400);

/// Runs every case of a list, or as many as `interrupt` and the device let. With `running`, the
/// case that runs is noted there, so that a run which continues counts it as a crash.
pub fn run(
    names: &[String],
    open: impl FnOnce() -> Result<Box<dyn CaseRunner>, Refusal>,
    mut running: Option<RunningCase>,
    interrupt: &Interrupt,
    observer: &mut dyn Observer,
) -> Ending {
    let mut ending = Ending {
        not_run: names.len(),
        given_up: Vec::new(),
        times: meter::Times::default(),
    };
    if names.is_empty() {
        return ending;
    }
    let ran = run_each(names, open, &mut running, interrupt, observer, &mut ending);
    // After the loss of a device, another process continues as it does after a crash.
    let continues = matches!(ran, Err(StartError::DeviceGone { .. }));
    let ended = running
        .filter(|_| !continues)
        .map_or(Ok(()), RunningCase::end);
    ending.given_up.extend(ran.err());
    ending.given_up.extend(ended.err().map(StartError::from));
    ending.times = meter::take();
    ending
}

/// Runs the cases, and counts in `ending` those without a result.
fn run_each(
    names: &[String],
    open: impl FnOnce() -> Result<Box<dyn CaseRunner>, Refusal>,
    running: &mut Option<RunningCase>,
    interrupt: &Interrupt,
    observer: &mut dyn Observer,
    ending: &mut Ending,
) -> Result<(), StartError> {
    let mut runner = open().map_err(StartError::Refused)?;
    observer.opened(runner.device());
    for (place, name) in names.iter().enumerate() {
        if interrupt.is_raised() {
            break;
        }
        observer.begun(name);
        let variation = runner.choose_variation(name);
        if let Some(running) = running {
            running.begin_case(name, &variation)?;
        }
        runner.vary(variation);
        let mut noted = Ok(());
        let result = runner.run(name, &mut |phase| {
            if let (Some(running), Ok(())) = (running.as_mut(), &noted) {
                noted = running.enter(phase);
            }
        });
        ending.not_run -= 1;
        observer.finished(place, result);
        noted?;
        match runner.condition() {
            DeviceCondition::Unopened | DeviceCondition::Open => {}
            DeviceCondition::Refused { message } => {
                return Err(StartError::Refused(Refusal::NoDevice { message }));
            }
            DeviceCondition::Spoiled if ending.not_run == 0 => {}
            DeviceCondition::Spoiled => {
                let message = format!("{name} lost it, and only another process opens it again");
                return Err(StartError::DeviceGone { message });
            }
        }
    }
    Ok(())
}
