//! The interface between the runner and the executor of a job: a Vulkan driver, or a mock one in
//! the tests of the runner.

use super::gl_calls::{Answer, GlCalls};
use super::reported_table::ReportedTable;
use super::requirements::Requirements;
use super::{Capabilities, Observed, Prefill, Program, ValidScript};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::time::Duration;
use strum::Display;
use thiserror::Error;

/// Programs and the script to run them with.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// The program that is bound when the script begins.
    pub program: Program,
    /// The programs that [`Command::Use`](super::Command::Use) binds, from number 1 on.
    pub extra_programs: Vec<Program>,
    pub script: ValidScript,
    /// Bytes of guard before and after each capture buffer.
    pub guard: u64,
    /// The capabilities that a device needs to run the job.
    pub requirements: Requirements,
}

impl Job {
    /// Returns the job of a script and of the programs that it draws with.
    pub fn new(
        program: Program,
        extra_programs: Vec<Program>,
        script: ValidScript,
        guard: u64,
    ) -> Job {
        let programs = std::iter::once(&program).chain(&extra_programs);
        let states: Vec<_> = programs.map(Program::state).collect();
        let requirements = Requirements::for_script(&script, &states, guard);
        Job::with_requirements(program, extra_programs, script, guard, requirements)
    }

    /// Returns the job of a case whose requirements, those of
    /// [`Requirements::for_script`], are known; the job adds those of the modules and
    /// resources.
    pub fn with_requirements(
        program: Program,
        extra_programs: Vec<Program>,
        script: ValidScript,
        guard: u64,
        requirements: Requirements,
    ) -> Job {
        let mut job = Job {
            program,
            extra_programs,
            script,
            guard,
            requirements: Requirements::default(),
        };
        let generated = job.script.generates_draws();
        job.requirements = job.programs().fold(requirements, |mut all, program| {
            all.add_program(program);
            if generated {
                all.add_generated(program);
            }
            all
        });
        job
    }

    /// Every program, by its number.
    pub fn programs(&self) -> impl Iterator<Item = &Program> {
        std::iter::once(&self.program).chain(&self.extra_programs)
    }
}

/// A time in seconds, as exact as a limit of time needs to be printed.
pub fn in_seconds(time: Duration) -> f64 {
    (time.as_secs_f64() * 1e3).round() / 1e3
}

/// The step of a job, reported to the runner so that a hang can be located.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Display)]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    Compile,
    Pipeline,
    /// Commands are recorded.
    Record,
    Submit,
    Wait,
    ReadBack,
    /// The memory that was read back is compared and explained.
    Judge,
}

/// The results of a job.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Execution {
    /// One per requested prefill, in that order; none from a device that executes nothing
    /// ([`RunMode`](super::capabilities::RunMode)).
    pub observed: Vec<Observed>,
    /// Messages of the validation layer: VUID or message name, and text.
    pub validation: Vec<ValidationMessage>,
    /// The texts of the compiled shaders of each program, from a device that reads them.
    pub shaders: Vec<Vec<ShaderText>>,
    /// The text of the submitted commands, from a device that reads it.
    pub commands: Option<CommandText>,
    /// The tables of captured varyings that the driver reports, one per program, from a device of
    /// OpenGL.
    pub tables: Vec<ReportedTable>,
    /// The calls by which the job was executed, one line each, from a device that does not have the
    /// commands of the script.
    pub calls: Vec<String>,
    /// The reason why nothing was executed after the programs were linked; from a device of
    /// OpenGL, whose tables are judged in any case.
    pub stopped: Option<ExecuteError>,
}

/// A text in which a driver prints the commands of a job as it submits them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandText {
    pub text: String,
    /// The device addresses of the capture buffers; none from a device without addresses.
    pub buffers: Vec<u64>,
    /// The device addresses of the counters; none from a device without addresses.
    pub counters: Vec<u64>,
}

/// A text in which a driver prints a shader that it compiled
/// (VK_KHR_pipeline_executable_properties).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShaderText {
    /// The driver's name of the executable: "Vertex Shader".
    pub executable: String,
    /// The driver's name of this representation: "NIR Shader(s)".
    pub representation: String,
    pub text: String,
}

/// A message of the validation layer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValidationMessage {
    /// `VUID-…`, or whatever the layer calls the message.
    pub id: String,
    pub text: String,
}

impl ValidationMessage {
    /// The beginning of the line that is printed as soon as a message comes: what is
    /// all that is left of it where the driver crashes at the same call.
    pub const PRINTED: &str = "validation layer: ";
}

/// The reason why a job gave no memory to judge.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ExecuteError {
    /// The device lacks something; names it.
    #[error("the device lacks {0}")]
    Unsupported(String),
    /// A Vulkan call failed that had no reason to.
    #[error("{call} returned {result}")]
    Driver { call: &'static str, result: String },
    /// The device was lost.
    #[error("{call} returned VK_ERROR_DEVICE_LOST")]
    DeviceLost { call: &'static str },
    /// The fence was not signalled in time.
    #[error("the submitted work did not finish within {} s, its share of --timeout", in_seconds(*timeout))]
    Timeout { timeout: Duration },
    /// The machine is out of memory, which is not the driver's fault.
    #[error("{0}")]
    OutOfMemory(String),
    /// The job itself is wrong: a fault of xfb.
    #[error("{0}")]
    Harness(String),
}

/// Something that runs jobs: a device.
pub trait Executor {
    /// The device's report.
    fn capabilities(&self) -> &Capabilities;

    /// Runs the job once per prefill, from fresh memory each time. `phase` is
    /// called before each step.
    fn execute(
        &mut self,
        job: &Job,
        prefills: &[Prefill],
        phase: &mut dyn FnMut(Phase),
    ) -> Result<Execution, ExecuteError>;

    /// Performs calls of OpenGL, with fresh objects and buffers that hold this pattern. Returns an
    /// answer for each call; the first that is not as required may be the last.
    ///
    /// # Errors
    /// The device has no such calls; by default none has.
    fn perform(&mut self, calls: &GlCalls, prefill: Prefill) -> Result<Vec<Answer>, ExecuteError> {
        let _ = (calls, prefill);
        Err(ExecuteError::Unsupported("calls of OpenGL".to_owned()))
    }
}
