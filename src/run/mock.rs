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

mod calls;

use self::calls::{Call, Creation, Reset};
use super::runner::{CaseRunner, DeviceCondition};
use crate::case::rules::Category;
use crate::input;
use crate::judge::CaseResult;
use crate::judge::result::Details;
use crate::packing::CaptureLimits;
use crate::platform;
use crate::script::executor::Phase;
use crate::script::{Capabilities, MemoryDigest};
use crate::vary::Item;
use crate::verdict::{Cause, Status};
use globset::{Glob, GlobMatcher};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant, SystemTime};
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
    /// How long each takes before it does anything.
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
    /// The text whose digest replaces that of the memory after each case: cases with
    /// different texts differ.
    memory: Option<String>,
    /// Each passes after so many runs; needs `state`.
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
    /// Fails, and looks like this.
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
        /// How long after the case began.
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

/// Why there is no mock driver.
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
        /// Where, and what is wrong.
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

fn report((index, name): (usize, &String)) -> Capabilities {
    Capabilities {
        index,
        name: name.clone(),
        kind: "other".to_owned(),
        vendor_id: 0,
        device_id: 0,
        api_version: "1.3.0".to_owned(),
        driver_name: "mock".to_owned(),
        driver_info: "no driver at all".to_owned(),
        driver_version: 0,
        transform_feedback: true,
        features: BTreeMap::new(),
        limits: CaptureLimits::LLVMPIPE,
        other_limits: BTreeMap::new(),
    }
}

/// The state that all workers of a run share: files in a folder.
#[derive(Debug)]
struct Shared(PathBuf);

impl Shared {
    /// Appends a byte to a file; returns the new number of bytes.
    fn count(&self, file: &str) -> usize {
        let path = self.0.join(file);
        let appended = File::options().create(true).append(true).open(path);
        let written = appended.and_then(|mut file| {
            file.write_all(b".")?;
            file.metadata()
        });
        written.map_or(0, |data| data.len() as usize)
    }

    /// The number of times that every device was lost.
    fn losses(&self) -> u64 {
        self.size("losses")
    }

    /// The number of bytes of a file.
    fn size(&self, file: &str) -> u64 {
        fs::metadata(self.0.join(file)).map_or(0, |data| data.len())
    }

    /// Whether no device can be created for now.
    fn is_refused(&self) -> bool {
        let until = fs::metadata(self.0.join("refused")).and_then(|data| data.modified());
        until.is_ok_and(|until| SystemTime::now() < until)
    }

    fn lose_all(&self, milliseconds: u64) {
        let until = SystemTime::now() + Duration::from_millis(milliseconds);
        let refused = File::create(self.0.join("refused"));
        let _ = refused.and_then(|file| file.set_modified(until));
        self.count("losses");
    }
}

/// The error of the mock driver when a device cannot be created.
const REFUSED: &str = "vkCreateDevice returned VK_ERROR_INITIALIZATION_FAILED";

/// Runs the cases of a mock file.
#[derive(Debug)]
pub struct MockRunner {
    device: Capabilities,
    behaviours: Vec<(GlobMatcher, Behaviour)>,
    end: Option<Does>,
    runs: BTreeMap<String, usize>,
    shared: Option<Shared>,
    /// Whether cases make calls.
    calls: bool,
    /// The number of losses when the logical device was created.
    opened: Option<u64>,
    refused: bool,
    spoiled: Option<Does>,
    variation: Vec<Item>,
    /// The memory after the last case.
    memory: MemoryDigest,
}

impl MockRunner {
    /// The runner of a mock file on one of its devices, by number or part of
    /// the name; it may die here, if the file says so.
    ///
    /// # Errors
    /// Where there is no such device, or the file names a wrong glob.
    pub fn open(
        mock: Mock,
        wanted: Option<&str>,
        validation: bool,
    ) -> Result<MockRunner, MockError> {
        let shared = mock.state.map(Shared);
        let start = shared.as_ref().map_or(0, |shared| shared.count("starts"));
        let is_missing = mock.other_starts.contains(&start);
        let mut devices = mock.devices.iter().enumerate().map(report);
        let device = devices.by_ref().find(|device| {
            wanted.is_none_or(|wanted| {
                device.index.to_string() == wanted || device.name.contains(wanted)
            })
        });
        let device = if is_missing { devices.next() } else { device };
        let device = device.ok_or(MockError::NoDevice)?;
        if mock.refused_starts.contains(&start) || shared.as_ref().is_some_and(|s| !s.start()) {
            return Err(MockError::Refused);
        }
        print(io::stderr(), mock.start_stderr.as_bytes());
        if let Some(does) = &mock.start {
            act(does);
        }
        let behaviours = mock
            .case
            .into_iter()
            .filter(|behaviour| validation || !behaviour.under_validation)
            .map(|behaviour| Ok((Glob::new(&behaviour.name)?.compile_matcher(), behaviour)))
            .collect::<Result<_, MockError>>()?;
        Ok(MockRunner {
            device,
            behaviours,
            end: mock.end,
            runs: BTreeMap::new(),
            shared,
            calls: mock.calls,
            opened: None,
            refused: false,
            spoiled: None,
            variation: Vec::new(),
            memory: MemoryDigest::default(),
        })
    }

    /// Selects no variations.
    pub fn plain(mut self) -> MockRunner {
        self.behaviours
            .iter_mut()
            .for_each(|(_, one)| one.selects.clear());
        self
    }

    /// Whether the device of this worker was lost since it was created.
    fn is_lost(&self) -> bool {
        let losses = self.shared.as_ref().map(Shared::losses);
        self.opened
            .is_some_and(|opened| losses.is_some_and(|losses| losses != opened))
    }

    /// Makes the calls of a case, if it makes any; at one of them it does something, and a
    /// reset of all devices begins. Returns the outcome of the case.
    fn make_calls(
        &self,
        does: Does,
        fault: Option<(Call, Reset)>,
        phase: &mut dyn FnMut(Phase),
    ) -> Does {
        let (Some(shared), true) = (&self.shared, self.calls) else {
            act(&does);
            return does;
        };
        for call in Call::ALL {
            phase(call.phase());
            if let Some((at, reset)) = fault
                && at == call
                && !matches!(does, Does::Pass)
            {
                shared.begin(reset);
                act(&does);
            }
            if !self.is_lost() && !shared.call() {
                return Does::Fail {
                    fingerprint: format!("{call:?}"),
                    explanation: String::new(),
                    cause: None,
                };
            }
        }
        does
    }
}

impl CaseRunner for MockRunner {
    fn device(&self) -> &Capabilities {
        &self.device
    }

    fn run(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        let start = Instant::now();
        let losses = self.shared.as_ref().map_or(0, Shared::losses);
        let creation = self.shared.as_ref().filter(|_| self.opened.is_none());
        let creation = creation.map_or(Creation::Created, |shared| {
            if shared.is_refused() {
                Creation::Refused
            } else {
                shared.create_device()
            }
        });
        self.refused = creation == Creation::Refused;
        if creation != Creation::Created {
            return CaseResult {
                reason: REFUSED.to_owned(),
                ..CaseResult::bare(name, Status::Fail)
            };
        }
        self.opened.get_or_insert(losses);
        let runs = self.runs.entry(name.to_owned()).or_default();
        *runs += 1;
        let runs = *runs;
        let mut behaviours = self.behaviours.iter();
        let is_varied = |item: &Item| self.variation.contains(item);
        let behaviour = behaviours
            .find(|(glob, behaviour)| glob.is_match(name) && behaviour.needs.iter().all(is_varied));
        let mut does = Does::Pass;
        let memory = behaviour.and_then(|(_, behaviour)| behaviour.memory.as_deref());
        self.memory = MemoryDigest::from_buffer(memory.unwrap_or_default().as_bytes());
        if let Some((_, behaviour)) = behaviour {
            behaviour.phase.into_iter().for_each(&mut *phase);
            thread::sleep(Duration::from_millis(behaviour.delay_milliseconds));
            for _ in 0..behaviour.times {
                print(io::stdout(), behaviour.stdout.as_bytes());
                print(io::stderr(), behaviour.stderr.as_bytes());
                print(io::stderr(), &behaviour.stderr_bytes);
            }
            let count = |shared: &Shared| shared.count(&format!("runs-{name}"));
            let run = || self.shared.as_ref().map(count);
            if behaviour
                .runs
                .is_none_or(|runs| run().is_some_and(|run| run <= runs))
            {
                does = behaviour.does.clone();
            }
        }
        does = self.spoiled.clone().unwrap_or(does);
        let fault = behaviour.and_then(|(_, behaviour)| Some((behaviour.call?, behaviour.reset)));
        does = self.make_calls(does, fault, phase);
        if let (Does::LoseAll { milliseconds }, Some(shared)) = (&does, &self.shared) {
            shared.lose_all(*milliseconds);
        }
        if self.is_lost() {
            does = Does::DeviceLost;
        }
        match does {
            Does::Abandon | Does::DeviceLost => self.spoiled = Some(Does::Crash { signal: 11 }),
            Does::LateWrites => self.spoiled = Some(Does::LateWrites),
            _ => {}
        }
        let mut result = result(name, &does, runs);
        result.seconds = start.elapsed().as_secs_f64();
        result
    }

    fn choose_variation(&mut self, name: &str) -> Vec<Item> {
        let mut all = self.behaviours.iter();
        let behaviour = all.find(|(glob, _)| glob.is_match(name));
        behaviour.map_or(Vec::new(), |(_, behaviour)| behaviour.selects.clone())
    }

    fn vary(&mut self, variation: Vec<Item>) {
        self.variation = variation;
    }

    fn memory(&self) -> MemoryDigest {
        self.memory.clone()
    }

    fn condition(&self) -> DeviceCondition {
        if self.refused {
            return DeviceCondition::Refused {
                message: REFUSED.to_owned(),
            };
        }
        match (&self.spoiled, self.opened) {
            // Late writes are not noticed.
            (Some(Does::Crash { .. }), _) => DeviceCondition::Spoiled,
            (_, Some(_)) => DeviceCondition::Open,
            (_, None) => DeviceCondition::Unopened,
        }
    }
}

impl Drop for MockRunner {
    fn drop(&mut self) {
        if let Some(does) = &self.end {
            act(does);
        }
    }
}

/// Performs everything but the result.
fn act(does: &Does) {
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

fn print(mut to: impl Write, bytes: &[u8]) {
    let _ = to.write_all(bytes).and_then(|()| to.flush());
}

fn result(name: &str, does: &Does, runs: usize) -> CaseResult {
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
