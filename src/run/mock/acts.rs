//! The effects of behaviours: on the process, and on the result of a case.

use super::Does;
use crate::case::rules::Category;
use crate::judge::CaseResult;
use crate::judge::result::Details;
use crate::platform;
use crate::verdict::{Cause, Status};
use std::io::Write;
use std::process::Command;
use std::thread;
use std::time::Duration;

/// Performs everything but the result.
pub(super) fn act(does: &Does) {
    match *does {
        Does::Crash { signal } => die(signal),
        Does::Exit { code } => platform::end_at_once(code),
        Does::Hang => hang(),
        Does::Fork => {
            let _ = Command::new("sleep").arg("1000").spawn();
            hang()
        }
        Does::Allocate { mebibytes } => allocate(mebibytes),
        Does::Slow { milliseconds } => thread::sleep(Duration::from_millis(milliseconds)),
        Does::CrashLater {
            signal,
            milliseconds,
        } => {
            thread::spawn(move || {
                thread::sleep(Duration::from_millis(milliseconds));
                die(signal);
            });
        }
        Does::LeaveGroup => {
            let _ = platform::join_group_of_parent();
            hang()
        }
        Does::Garbage => write_into_socket("MESA: error\n"),
        Does::Forge => write_into_socket(
            "{\"done\":{\"token\":0,\"condition\":{\"device\":\"open\"},\"result\":\
             {\"name\":\"xfb.m.forge\",\"status\":\"pass\",\"rules\":[],\"fingerprint\":null,\
             \"reason\":\"\",\"seconds\":0.0},\"memory\":[],\"times\":{}}}\n",
        ),
        Does::Panic => panic!("as the mock file says"),
        Does::Pass
        | Does::Quality
        | Does::Probe
        | Does::Fail { .. }
        | Does::Unsupported { .. }
        | Does::Error { .. }
        | Does::Flip
        | Does::DeviceLost
        | Does::LoseAll { .. }
        | Does::Abandon
        | Does::LateWrites => {}
    }
}

fn allocate(mebibytes: u64) {
    for _ in 0..mebibytes {
        // Written, so that it is in RAM.
        std::mem::forget(std::hint::black_box(vec![1u8; 1 << 20]));
        thread::sleep(Duration::from_millis(1));
    }
}

fn hang() -> ! {
    loop {
        thread::park();
    }
}

/// Twice, because Rust's own handler of a signal may only put the default
/// action back.
fn die(signal: i32) {
    for _ in 0..2 {
        platform::raise(signal);
    }
}

fn write_into_socket(text: &str) {
    // A parent that is gone reads nothing.
    let _ = platform::write_to_stdin(text.as_bytes());
}

/// Writes bytes at once.
pub(super) fn print(mut to: impl Write, bytes: &[u8]) {
    let _ = to.write_all(bytes).and_then(|()| to.flush());
}

/// The result of a case.
pub(super) fn result(name: &str, does: &Does, runs: usize) -> CaseResult {
    let (status, fingerprint, reason, notes) = match does {
        Does::Quality => (Status::Quality, None, "notable", ""),
        Does::Probe => (Status::Probe, None, "ambiguous", ""),
        Does::Fail {
            fingerprint,
            explanation,
            cause: _,
        } => (
            Status::Fail,
            Some(fingerprint.as_str()),
            "what is wrong",
            explanation.as_str(),
        ),
        Does::Flip if runs.is_multiple_of(2) => (Status::Fail, Some("flip"), "flipped", "flipped"),
        Does::DeviceLost => (Status::Crash, Some("device-lost"), "device lost", ""),
        Does::Abandon => (
            Status::Fail,
            Some("vkQueueSubmit"),
            "vkQueueSubmit failed",
            "",
        ),
        Does::LateWrites => (Status::Fail, Some("stray"), "stray values", ""),
        Does::Unsupported { reason } => (Status::Unsupported, None, reason.as_str(), ""),
        Does::Error { reason } => (Status::Error, None, reason.as_str(), reason.as_str()),
        Does::Pass
        | Does::Flip
        | Does::Crash { .. }
        | Does::Exit { .. }
        | Does::Hang
        | Does::Slow { .. }
        | Does::Allocate { .. }
        | Does::CrashLater { .. }
        | Does::LoseAll { .. }
        | Does::Garbage
        | Does::Forge
        | Does::Fork
        | Does::LeaveGroup
        | Does::Panic => (Status::Pass, None, "", ""),
    };
    let cause = if let Does::Fail { cause, .. } = does {
        cause.clone()
    } else {
        None
    };
    let cause = cause.map(|text| Cause {
        text,
        subject: Category::Capture,
    });
    CaseResult {
        fingerprint: fingerprint.map(str::to_owned),
        reason: reason.to_owned(),
        details: (!notes.is_empty() || cause.is_some()).then(|| {
            Box::new(Details {
                cause,
                notes: notes.lines().map(str::to_owned).collect(),
                ..Details::default()
            })
        }),
        recorded: matches!(does, Does::Probe).then(|| "what it did".to_owned()),
        ..CaseResult::bare(name, status)
    }
}
