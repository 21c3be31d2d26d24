//! The parent's side of one worker: start it, give it cases one at a time, see
//! how it ends.

use super::memory::MemorySize;
use super::output::OutputTail;
use super::protocol::{BUILD, Channel, Modules, ReceiveError, Reply, Request};
use super::runner::DeviceCondition;
use super::worker_exit::{Incident, StartError, WorkerExit, WorkerLost};
use super::{Interrupt, Launch, process_group};
use crate::judge::CaseResult;
use crate::judge::changes::Form;
use crate::judge::result::Look;
use crate::meter::Times;
use crate::platform::{ParentStream, Patience, ProcessTree, connect};
use crate::script::{Capabilities, MemoryDigest};
use std::hash::{BuildHasher, Hasher, RandomState};
use std::io;
use std::process::{ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The time between two looks at the interrupt and at the process.
const TICK: Duration = Duration::from_millis(50);
/// The time that a process that closed its socket may take to end.
const LAST_BREATH: Duration = Duration::from_secs(2);
/// The time that a killed process may take to end: one that waits for a device in the
/// kernel is left to it.
const REAPING: Duration = Duration::from_secs(5);
/// The time that a worker may take to close its device and end: destroying the devices of
/// several workers takes hardware seconds.
const SHUTDOWN: Duration = Duration::from_secs(15);
/// The time that the last lines may take to arrive once the process has ended.
const LAST_LINES: Duration = Duration::from_millis(200);

/// The options by which workers are started, and their time limits.
#[derive(Clone, Debug)]
pub struct WorkerOptions {
    /// The program and its arguments: `xfb worker …`.
    pub launch: Launch,
    /// The program and its arguments without the validation layer; `None` if workers do not
    /// enable it.
    pub without_layer: Option<Launch>,
    /// Indices of equal devices, among which workers are divided; empty if the program's
    /// arguments name the device.
    pub devices: Vec<String>,
    /// The time that one case may take, and a start.
    pub limit: Duration,
    /// Whether what workers print goes to standard error as well.
    pub echo: bool,
    /// The memory that one case may add to a worker, and that a worker may use and still
    /// run another case.
    pub max_memory: Option<MemorySize>,
    /// The pauses before further attempts to use a device that was usable before.
    pub pauses: [Duration; 3],
}

impl WorkerOptions {
    /// The usual [`WorkerOptions::pauses`]: a driver takes about a second to reset a
    /// device.
    pub const PAUSES: [Duration; 3] = [
        Duration::from_millis(100),
        Duration::from_secs(1),
        Duration::from_secs(10),
    ];

    /// Returns the options of the workers that run after each other in one slot, on one device.
    pub fn in_slot(&self, slot: usize) -> WorkerOptions {
        let device = slot.checked_rem(self.devices.len());
        let device = device.map(|place| self.devices[place].as_str());
        let on_device = |launch: &Launch| {
            let option = device.map(|device| ["--device", device]);
            launch.clone().with_options(option.into_iter().flatten())
        };
        WorkerOptions {
            launch: on_device(&self.launch),
            without_layer: self.without_layer.as_ref().map(on_device),
            devices: Vec::new(),
            ..self.clone()
        }
    }
}

/// A worker that is ready for a case.
#[derive(Debug)]
pub struct Worker {
    process: Process,
    limit: Duration,
    max_memory: Option<MemorySize>,
    device: Capabilities,
    shares_modules: bool,
    /// The case it ran last.
    last: Option<String>,
    times: Times,
}

/// State that a run of a case shares with earlier runs.
#[derive(Clone, Debug)]
pub enum Effort {
    /// No state: the modules of the case are compiled again, and the cause of its failure
    /// is sought.
    Afresh,
    /// None but modules on disk, which were renewed: the cause of a failure is sought.
    WithRenewedModules,
    /// The modules of the case may be read from disk, and the full search for a cause is
    /// omitted for a failure with one of these looks.
    Shared(Vec<Look>),
    /// The modules of the case are compiled again and replace those on disk, and the case is
    /// not run: it passes if later workers can rely on the cache.
    Renewal,
}

/// A case that a worker ran.
#[derive(Debug)]
pub struct Ran {
    /// The worker, which can run another case if its device is fit for that.
    pub worker: Worker,
    /// The result of the case.
    pub result: CaseResult,
    /// The digest of the memory after the case.
    pub memory: MemoryDigest,
    /// The device after the case.
    pub condition: DeviceCondition,
}

/// The reason why a worker gave no result.
#[derive(Debug)]
pub enum NoResult {
    /// The worker was lost while the case ran.
    Lost(Box<WorkerLost>),
    /// The worker was lost before the case began: no fault of the case's.
    Between(Box<Incident>),
    /// The run was interrupted.
    Interrupted,
}

impl Worker {
    /// Starts a worker and waits until its device is open.
    ///
    /// # Errors
    /// See [`StartError`].
    pub fn start(options: &WorkerOptions, interrupt: &Interrupt) -> Result<Worker, StartError> {
        let mut process = Process::start(options)?;
        match process.wait_for_reply(&mut process.bounds(options.limit), interrupt) {
            Ok(Reply::Ready { build, .. }) if build != BUILD => Err(StartError::OtherBuild {
                worker: build,
                own: BUILD,
            }),
            Ok(Reply::Ready {
                device,
                times,
                shares_modules,
                ..
            }) => Ok(Worker {
                process,
                limit: options.limit,
                max_memory: options.max_memory,
                device: *device,
                shares_modules,
                last: None,
                times,
            }),
            Ok(Reply::Refused { refusal }) => Err(StartError::Refused(refusal)),
            Ok(reply) => {
                let (exit, output) = process.reap(out_of_turn(&reply));
                Err(StartError::Lost { exit, output })
            }
            Err(End::Interrupted) => Err(StartError::Interrupted),
            Err(End::Exited(exit)) => {
                let (exit, output) = process.reap(exit);
                Err(StartError::Lost { exit, output })
            }
        }
    }

    /// Gives its cases no more than this.
    pub fn limited(mut self, limit: Duration) -> Worker {
        self.limit = self.limit.min(limit);
        self
    }

    /// The report of the worker's device.
    pub fn device(&self) -> &Capabilities {
        &self.device
    }

    /// Whether it reads modules that other workers compiled.
    pub fn shares_modules(&self) -> bool {
        self.shares_modules
    }

    /// The case that it ran last.
    pub fn last(&self) -> Option<&str> {
        self.last.as_deref()
    }

    /// Whether it uses more memory than it may to run another case.
    pub fn is_too_large(&self) -> bool {
        let resident = || self.process.resident_memory();
        self.max_memory
            .is_some_and(|max| resident().is_some_and(|resident| resident > max))
    }

    /// The times spent since the last call.
    pub fn take_times(&mut self) -> Times {
        std::mem::take(&mut self.times)
    }

    /// Runs one case in this form; a worker without a result is gone.
    ///
    /// # Errors
    /// See [`NoResult`].
    pub fn run(
        mut self,
        name: &str,
        form: Form,
        effort: Effort,
        interrupt: &Interrupt,
    ) -> Result<Ran, NoResult> {
        let since = Instant::now();
        let mut bounds = Bounds {
            memory: self.process.growth_limit(self.max_memory),
            ..self.process.bounds(self.limit)
        };
        let mut begun = false;
        let mut last_phase = None;
        let mut varied = match &form {
            Form::Varied(items) => items.clone(),
            Form::Selected | Form::Changed(_) => Vec::new(),
        };
        let token = new_token();
        let (modules, unexplained) = match effort {
            Effort::Afresh => (Modules::Compiled, Vec::new()),
            Effort::WithRenewedModules => (Modules::Cached, Vec::new()),
            Effort::Shared(unexplained) => (Modules::Cached, unexplained),
            Effort::Renewal => (Modules::Renewed, Vec::new()),
        };
        let request = Request::Run {
            name: name.to_owned(),
            form,
            unexplained,
            modules,
            token,
        };
        // Where it cannot be sent, the end of the stream has the reason.
        let _ = self.process.channel.send(&request);
        let exit = loop {
            match self.process.wait_for_reply(&mut bounds, interrupt) {
                Ok(Reply::Begun { token: seen }) if seen == token => begun = true,
                Ok(Reply::Varied {
                    token: seen,
                    variation,
                }) if seen == token => varied = variation,
                Ok(Reply::Phase { token: seen, phase }) if seen == token => {
                    last_phase = Some(phase);
                }
                Ok(Reply::Done {
                    token: seen,
                    condition,
                    result,
                    memory,
                    times,
                }) if seen == token && result.name == name => {
                    self.times.add(&times);
                    self.last = Some(name.to_owned());
                    return Ok(Ran {
                        worker: self,
                        result: *result,
                        memory,
                        condition,
                    });
                }
                Ok(reply) => break out_of_turn(&reply),
                Err(End::Interrupted) => return Err(NoResult::Interrupted),
                Err(End::Exited(exit)) => break exit,
            }
        };
        let elapsed = since.elapsed();
        let (exit, output) = self.process.reap(exit);
        Err(if begun {
            NoResult::Lost(Box::new(WorkerLost {
                exit,
                phase: last_phase,
                elapsed,
                output,
                after: self.last,
                variation: varied,
            }))
        } else {
            NoResult::Between(Box::new(Incident {
                after: self.last,
                exit,
                output,
            }))
        })
    }

    /// Requests the worker to close its device and to end. A driver may crash or
    /// hang here too.
    pub fn shut_down(self) -> Option<Incident> {
        let Worker {
            process,
            limit,
            last,
            ..
        } = self;
        let (exit, output) = process.shut_down(limit.min(SHUTDOWN));
        let incident = Incident {
            after: last,
            exit,
            output,
        };
        incident.is_notable().then_some(incident)
    }
}

/// A number that a driver cannot guess.
fn new_token() -> u64 {
    RandomState::new().build_hasher().finish()
}

/// A reply without a request.
fn out_of_turn(reply: &Reply) -> WorkerExit {
    WorkerExit::Garbage(format!("answered out of turn with {reply:?}"))
}

/// The time and memory that a worker may use until its next reply.
struct Bounds {
    time: Patience,
    memory: Option<GrowthLimit>,
}

/// The memory that a process may add to what it has.
#[derive(Clone, Copy)]
struct GrowthLimit {
    before: MemorySize,
    most: MemorySize,
}

/// The reason why no reply came.
enum End {
    Interrupted,
    Exited(WorkerExit),
}

/// A worker process; killed when dropped.
#[derive(Debug)]
struct Process {
    child: ProcessTree,
    killed: bool,
    channel: Channel<ParentStream>,
    output: OutputTail,
}

impl Process {
    fn start(options: &WorkerOptions) -> io::Result<Process> {
        let (reader, writer) = io::pipe()?;
        let mut command = options.launch.command();
        command
            .stdout(writer.try_clone()?)
            .stderr(Stdio::from(writer));
        let parent = connect(&mut command, TICK)?;
        Ok(Process {
            child: process_group::spawn(command)?,
            killed: false,
            channel: Channel::new(parent),
            output: OutputTail::read(reader, options.echo)?,
        })
    }

    /// The bounds of this time from now on, and of as much memory as there is.
    fn bounds(&self, time: Duration) -> Bounds {
        Bounds {
            time: Patience::start(self.child.id(), time),
            memory: None,
        }
    }

    fn wait_for_reply(&mut self, bounds: &mut Bounds, interrupt: &Interrupt) -> Result<Reply, End> {
        loop {
            if interrupt.is_raised() {
                return Err(End::Interrupted);
            }
            let ended = self.has_ended();
            match self.channel.receive() {
                Ok(reply) => return Ok(reply),
                Err(ReceiveError::Closed) => return Err(End::Exited(WorkerExit::Closed)),
                Err(error @ ReceiveError::Garbage { .. }) => {
                    return Err(End::Exited(WorkerExit::Garbage(error.to_string())));
                }
                // A process that the driver started may hold the socket open.
                Err(ReceiveError::Quiet) if ended => {
                    return Err(End::Exited(
                        self.kill().map_or(WorkerExit::Closed, WorkerExit::Ended),
                    ));
                }
                Err(ReceiveError::Quiet) => {
                    if let Some(limit) = &bounds.memory
                        && self.has_outgrown(limit)
                    {
                        return Err(End::Exited(WorkerExit::TooLarge(limit.most)));
                    }
                    if bounds.time.left().is_zero() {
                        return Err(End::Exited(WorkerExit::TimedOut(bounds.time.limit())));
                    }
                }
            }
        }
    }

    /// The limit of memory from what the process uses now.
    fn growth_limit(&self, most: Option<MemorySize>) -> Option<GrowthLimit> {
        let most = most?;
        let before = self.resident_memory()?;
        Some(GrowthLimit { before, most })
    }

    fn resident_memory(&self) -> Option<MemorySize> {
        self.child.resident_memory().map(MemorySize::bytes)
    }

    fn has_outgrown(&self, limit: &GrowthLimit) -> bool {
        self.resident_memory()
            .is_some_and(|resident| resident.above(limit.before) > limit.most)
    }

    /// Waits for the process to end by itself.
    fn wait(&mut self, limit: Duration) -> Option<WorkerExit> {
        let start = Instant::now();
        loop {
            if self.has_ended() {
                return self.kill().map(WorkerExit::Ended);
            }
            if start.elapsed() >= limit {
                return None;
            }
            thread::sleep(Duration::from_millis(1));
        }
    }

    /// Waits for a process to end; returns how it ended, and its last lines.
    fn reap(mut self, exit: WorkerExit) -> (WorkerExit, Vec<String>) {
        let exit = match exit {
            // A closed socket is most often the first sign of a exit.
            WorkerExit::Closed => self.wait(LAST_BREATH).unwrap_or(WorkerExit::Closed),
            exit => exit,
        };
        self.kill();
        let output = self.output.last_lines(LAST_LINES);
        (exit, output)
    }

    fn shut_down(mut self, limit: Duration) -> (WorkerExit, Vec<String>) {
        // Where it cannot be sent, the process has ended already.
        let _ = self.channel.send(&Request::End);
        let exit = self.wait(limit).unwrap_or(WorkerExit::TimedOut(limit));
        self.reap(exit)
    }

    /// Whether the process has ended; its status is kept.
    fn has_ended(&mut self) -> bool {
        self.killed || self.child.has_ended()
    }

    /// Kills the remaining processes of the group, and reaps the process; `None` if the kernel
    /// does not end it.
    fn kill(&mut self) -> Option<ExitStatus> {
        let start = Instant::now();
        let limit = if self.killed { Duration::ZERO } else { REAPING };
        if !self.killed {
            self.child.kill();
            self.killed = true;
        }
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if start.elapsed() < limit => thread::sleep(Duration::from_millis(1)),
                Ok(None) | Err(_) => return None,
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.kill();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn workers_are_divided_among_devices() {
        let launch = |options: &[&str]| Launch::program("xfb").with_options(options.to_vec());
        let options = WorkerOptions {
            launch: launch(&["worker", "--validation"]),
            without_layer: Some(launch(&["worker"])),
            devices: vec!["0".to_owned(), "3".to_owned()],
            limit: Duration::from_secs(1),
            echo: false,
            max_memory: None,
            pauses: WorkerOptions::PAUSES,
        };
        for (slot, device) in [(0, "0"), (1, "3"), (2, "0")] {
            let worker = options.in_slot(slot);
            let with_layer = launch(&["worker", "--validation", "--device", device]);
            assert_eq!(worker.launch, with_layer);
            let without_layer = launch(&["worker", "--device", device]);
            assert_eq!(worker.without_layer, Some(without_layer));
        }
        let one = WorkerOptions {
            devices: Vec::new(),
            ..options
        };
        assert_eq!(one.in_slot(1).launch, one.launch);
    }
}
