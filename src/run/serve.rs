//! The worker's side: receives names, runs cases, sends their results.

use super::output::MARK;
use super::protocol::{BUILD, Channel, Modules, ReceiveError, Refusal, Reply, Request};
use super::{CaseRunner, process_group};
use crate::judge::CaseResult;
use crate::judge::changes::Form;
use crate::meter::{self, Part, spend};
use crate::platform::{self, WorkerStream};
use crate::vary::Item;
use crate::verdict::Status;
use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

/// Serves the parent at the other end of standard input until it requests the end; `open`
/// returns the runner of the cases.
///
/// # Errors
/// Standard input is not a socket, or the parent has exited.
pub fn serve(open: impl FnOnce() -> Result<Box<dyn CaseRunner>, Refusal>) -> io::Result<()> {
    platform::prepare_worker();
    let parent = platform::parent_id();
    let stream = platform::stdin_stream()?;
    let mut replies = Channel::new(stream.try_clone()?);
    let (sender, requests) = mpsc::channel();
    thread::Builder::new()
        .name("requests".to_owned())
        .spawn(move || listen(Channel::new(stream), &sender, parent))?;
    let mut runner = match open() {
        Ok(runner) => runner,
        Err(refusal) => return replies.send(&Reply::Refused { refusal }),
    };
    let device = Box::new(runner.device().clone());
    let times = meter::take();
    replies.send(&Reply::Ready {
        device,
        times,
        shares_modules: runner.shares_modules(),
        build: BUILD.to_owned(),
    })?;
    while let Ok(request) = spend(Part::Idle, || requests.recv()) {
        let Request::Run {
            name,
            form,
            unexplained,
            modules,
            token,
        } = request
        else {
            break;
        };
        mark_output();
        runner.compile_afresh(modules != Modules::Cached);
        runner.leave_unexplained(unexplained);
        replies.send(&Reply::Begun { token })?;
        let (result, panicked) =
            run_caught(runner.as_mut(), (&name, form, modules), token, &mut replies);
        replies.send(&Reply::Done {
            token,
            condition: runner.condition(),
            result: Box::new(result),
            memory: runner.memory(),
            times: meter::take(),
        })?;
        if panicked {
            // After a panic the state is not fit for another case.
            break;
        }
    }
    mark_output();
    Ok(())
}

/// Parts what follows in the worker's output from what was printed before.
fn mark_output() {
    // The output is for people: a parent that does not read it is not a failure.
    let _ = io::stderr().write_all(&[MARK]);
}

/// Passes requests on. If the parent `parent` ends without a request, this worker ends
/// at once, even if it hangs in its driver.
fn listen(mut channel: Channel<WorkerStream>, requests: &Sender<Request>, parent: u32) {
    loop {
        match channel.receive() {
            Ok(request) => {
                if requests.send(request).is_err() {
                    return;
                }
            }
            Err(ReceiveError::Quiet) => {}
            Err(ReceiveError::Closed | ReceiveError::Garbage { .. }) => {
                process_group::end_worker(parent)
            }
        }
    }
}

/// The variation that the runner selects for a case. The parent receives it before the case runs.
fn selected(
    runner: &mut dyn CaseRunner,
    name: &str,
    token: u64,
    replies: &mut Channel<WorkerStream>,
) -> Vec<Item> {
    let variation = runner.choose_variation(name);
    if !variation.is_empty() {
        // A parent that is gone ends the worker soon enough.
        let _ = replies.send(&Reply::Varied {
            token,
            variation: variation.clone(),
        });
    }
    variation
}

/// Runs one case. A panic is our own fault and must not be taken for the
/// driver's; also returns whether there was one.
fn run_caught(
    runner: &mut dyn CaseRunner,
    (name, form, modules): (&str, Form, Modules),
    token: u64,
    replies: &mut Channel<WorkerStream>,
) -> (CaseResult, bool) {
    let start = Instant::now();
    let place = Arc::new(Mutex::new(String::new()));
    let shared = place.clone();
    panic::set_hook(Box::new(move |info| {
        let place = info.location().map(ToString::to_string);
        *shared.lock().unwrap_or_else(PoisonError::into_inner) = place.unwrap_or_default();
    }));
    let result = panic::catch_unwind(AssertUnwindSafe(|| {
        let (variation, change) = match form {
            Form::Selected => (selected(runner, name, token, replies), None),
            Form::Varied(variation) => (variation, None),
            Form::Changed(change) => (Vec::new(), Some(change)),
        };
        runner.vary(variation);
        let mut note = |phase| {
            // A parent that is gone ends the worker soon enough.
            let _ = replies.send(&Reply::Phase { token, phase });
        };
        match (modules, change) {
            (Modules::Renewed, _) => runner.renew_modules(name, &mut note),
            (Modules::Cached | Modules::Compiled, Some(change)) => {
                runner.run_changed(name, &change, &mut note)
            }
            (Modules::Cached | Modules::Compiled, None) => runner.run(name, &mut note),
        }
    }));
    drop(panic::take_hook());
    let payload = match result {
        Ok(result) => return (result, false),
        Err(payload) => payload,
    };
    let text = match payload.downcast_ref::<String>() {
        Some(text) => text.as_str(),
        None => payload.downcast_ref::<&str>().copied().unwrap_or_default(),
    };
    let place = place.lock().unwrap_or_else(PoisonError::into_inner);
    let result = CaseResult {
        fingerprint: Some(format!("panic at {place}")),
        reason: format!("xfb itself panicked at {place}: {text}"),
        seconds: start.elapsed().as_secs_f64(),
        ..CaseResult::bare(name, Status::Error)
    };
    (result, true)
}
