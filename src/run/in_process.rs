//! Runs cases in this process, for debuggers, record-and-replay tools and layers that
//! capture calls: no worker, no time limit, and no protection against a driver that
//! crashes.

use super::Interrupt;
use super::protocol::Refusal;
use super::runner::{CaseRunner, DeviceCondition};
use super::schedule::{Ending, Observer};
use super::worker_exit::StartError;
use crate::meter;
use std::time::Duration;

/// The time that a submission may take: a debugger stops for as long as its user likes.
pub const LIMIT: Duration = Duration::from_secs(30 * 86_400);

/// Runs every case of a list, or as many as `interrupt` and the device let.
pub fn run(
    names: &[String],
    open: impl FnOnce() -> Result<Box<dyn CaseRunner>, Refusal>,
    interrupt: &Interrupt,
    observer: &mut dyn Observer,
) -> Ending {
    let mut ending = Ending {
        not_run: names.len(),
        given_up: Vec::new(),
        times: meter::Times::default(),
    };
    let mut runner = match open() {
        Ok(runner) => runner,
        Err(refusal) => {
            ending.given_up.push(StartError::Refused(refusal));
            return ending;
        }
    };
    observer.opened(runner.device());
    for (place, name) in names.iter().enumerate() {
        if interrupt.is_raised() {
            break;
        }
        observer.begun(name);
        let variation = runner.choose_variation(name);
        runner.vary(variation);
        let result = runner.run(name, &mut |_| ());
        ending.not_run -= 1;
        observer.finished(place, result);
        if let DeviceCondition::Refused { message } = runner.condition() {
            ending
                .given_up
                .push(StartError::Refused(Refusal::NoDevice { message }));
            break;
        }
    }
    ending.times = meter::take();
    ending
}
