//! A mock driver: a file states what each case does, so that the tests of the
//! runner need neither Vulkan nor a driver that really crashes.
//!
//! ```toml
//! devices = ["Mock One", "Mock Two"]          # or model = true: the model runs the cases
//! cases = ["xfb.mock.good", "xfb.mock.bad"]   # else the library's
//! [[case]]
//! name = "xfb.mock.b*"                        # the first glob that matches
//! does = "crash"                              # see `Does`; without one: pass
//! signal = 11
//! ```

mod acts;
mod calls;
mod runner;
mod shared;

pub use self::runner::MockRunner;

use self::calls::{Call, Reset};
use crate::input;
use crate::script::executor::Phase;
use crate::vary::Item;
use globset::Glob;
use serde::Deserialize;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;
use thiserror::Error;

/// The content of a mock file.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Mock {
    /// Names of the devices.
    pub devices: Vec<String>,
    /// Whether the driver is the model, which runs the cases
    /// ([`judge::model_driver`](crate::judge)); all else of the file is then unused.
    pub model: bool,
    /// Names of the cases, in order; defaults to the library's.
    pub cases: Vec<String>,
    /// The behaviour of a worker before it is ready.
    start: Option<Does>,
    /// Printed to standard error before that.
    start_stderr: String,
    /// The behaviour of a worker when it must end.
    end: Option<Does>,
    /// A folder that exists, for what all workers of a run share.
    state: Option<PathBuf>,
    /// The starts of workers that find no device, counted from 1; needs `state`.
    refused_starts: Vec<usize>,
    /// The starts of workers that find the next device in place of theirs; needs `state`.
    other_starts: Vec<usize>,
    /// Replaces [`WorkerOptions::PAUSES`](super::worker::WorkerOptions::PAUSES).
    pauses_milliseconds: Option<[u64; 3]>,
    /// Replaces the time limit of a case, which the command line gives in seconds.
    limit_milliseconds: Option<u64>,
    /// Whether cases make calls, at which faults happen; needs `state`.
    calls: bool,
    case: Vec<Behaviour>,
}

/// The behaviour of the cases that a glob matches.
#[derive(Clone, Debug, Deserialize)]
struct Behaviour {
    name: String,
    /// The phases that are entered before anything else, the last one last.
    #[serde(default)]
    phase: Option<Phase>,
    /// Printed to standard output and error, `times` times.
    #[serde(default)]
    stdout: String,
    #[serde(default)]
    stderr: String,
    #[serde(default)]
    stderr_bytes: Vec<u8>,
    #[serde(default = "once")]
    times: usize,
    /// The time that each takes before it does anything.
    #[serde(default)]
    delay_milliseconds: u64,
    /// Whether they run in a worker of their own.
    #[serde(default)]
    alone: bool,
    /// Whether only workers with `--validation` do this.
    #[serde(default)]
    under_validation: bool,
    /// The variation that workers select for them.
    #[serde(default)]
    selects: Vec<Item>,
    /// The items of a variation without which they do not do this.
    #[serde(default)]
    needs: Vec<Item>,
    /// The changes of a case with which it does not do this, in the words of `xfb explain`.
    #[serde(default)]
    cures: Vec<String>,
    /// The text whose digest replaces that of the memory after each case: cases with
    /// different texts differ.
    memory: Option<String>,
    /// Each passes after this number of runs; needs `state`.
    runs: Option<usize>,
    /// The call at which each does it; needs `calls`.
    call: Option<Call>,
    /// The reset of all devices that begins at that call.
    #[serde(default)]
    reset: Reset,
    #[serde(flatten)]
    does: Does,
}

fn once() -> usize {
    1
}

/// The behaviour of a mock driver.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(tag = "does", rename_all = "snake_case")]
pub enum Does {
    /// Passes.
    #[default]
    Pass,
    /// Passes, and has something to note.
    Quality,
    /// Passes, by one of several readings.
    Probe,
    /// Fails with this result.
    Fail {
        /// The fingerprint of the failure.
        fingerprint: String,
        /// The explanation of the failure.
        explanation: String,
        /// The proven cause, if there is one.
        cause: Option<String>,
    },
    /// Reports that the device lacks something.
    Unsupported {
        /// The missing feature or limit.
        reason: String,
    },
    /// Reports an error of the harness.
    Error {
        /// The error in words.
        reason: String,
    },
    /// Passes the first time, fails the second, and so on in this worker.
    Flip,
    /// Dies of a signal.
    Crash {
        /// The number of the signal.
        signal: i32,
    },
    /// Ends the process.
    Exit {
        /// The exit code of the process.
        code: i32,
    },
    /// Never ends.
    Hang,
    /// Passes, after some time.
    Slow {
        /// That time.
        milliseconds: u64,
    },
    /// Passes, and keeps memory that it uses, a mebibyte per millisecond.
    Allocate {
        /// All of it.
        mebibytes: u64,
    },
    /// Passes, and dies of a signal when the case is over.
    CrashLater {
        /// The number of the signal.
        signal: i32,
        /// The time after the beginning of the case.
        milliseconds: u64,
    },
    /// Reports that the device was lost.
    DeviceLost,
    /// Loses the device of every worker; for some time none can be created. Needs
    /// `state`.
    LoseAll {
        /// That time.
        milliseconds: u64,
    },
    /// Fails, and leaves unfinished work that spoils the device: every further case of
    /// the worker crashes.
    Abandon,
    /// Fails, and writes into memory afterwards: every further case of the worker fails.
    LateWrites,
    /// Starts a process that outlives the case, and hangs.
    Fork,
    /// Moves the worker into the process group of its parent, and hangs.
    LeaveGroup,
    /// Writes a line into the socket that is not a message.
    Garbage,
    /// Writes a well-formed message into the socket, as far as a driver can.
    Forge,
    /// Panics, as a bug of xfb would.
    Panic,
}

/// The reason why there is no mock driver.
#[derive(Debug, Error)]
pub enum MockError {
    /// The mock file cannot be read.
    #[error("cannot read the mock file {path}: {error}")]
    Read {
        /// The file.
        path: PathBuf,
        /// The error of the system.
        error: io::Error,
    },
    /// The mock file is not TOML, or not of this form.
    #[error("the mock file {path} is wrong: {error}")]
    Parse {
        /// The file.
        path: PathBuf,
        /// The place and the fault of the file.
        error: Box<toml::de::Error>,
    },
    /// No device of the file matches.
    #[error("no such mock device")]
    NoDevice,
    /// This start of a worker finds no device.
    #[error("the mock driver finds no device for now")]
    Refused,
    /// The name of a behaviour is not a glob.
    #[error("the mock file names a wrong glob: {0}")]
    Glob(#[from] globset::Error),
}

impl Mock {
    /// Reads a mock file.
    ///
    /// # Errors
    /// Where it is not to be read or wrong.
    pub fn read(path: &Path) -> Result<Mock, MockError> {
        let text = input::text(path).map_err(|error| MockError::Read {
            path: path.to_owned(),
            error,
        })?;
        toml::from_str(&text).map_err(|error| MockError::Parse {
            path: path.to_owned(),
            error: Box::new(error),
        })
    }

    /// The pauses before a device is used again.
    pub fn pauses(&self) -> Option<[Duration; 3]> {
        let pauses = self.pauses_milliseconds?;
        Some(pauses.map(Duration::from_millis))
    }

    /// The time limit of a case.
    pub fn limit(&self) -> Option<Duration> {
        self.limit_milliseconds.map(Duration::from_millis)
    }

    /// The cases that run in a worker of their own.
    pub fn alone(&self, names: &[String]) -> BTreeSet<String> {
        let alone = |name: &String| {
            let mut behaviours = self.case.iter();
            let first = behaviours.find(|behaviour| {
                let glob = Glob::new(&behaviour.name);
                glob.is_ok_and(|glob| glob.compile_matcher().is_match(name))
            });
            first.is_some_and(|behaviour| behaviour.alone)
        };
        names.iter().filter(|name| alone(name)).cloned().collect()
    }
}
