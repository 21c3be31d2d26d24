//! Arguments that select the device and how cases run on it, shared by `run`,
//! `bisect-step`, `minimise` and the workers.

#[cfg(feature = "vulkan")]
use super::bundles;
use super::cases::SelectionArgs;
use super::folder_args::FolderArgs;
use super::{Exit, Failure};
#[cfg(feature = "vulkan")]
use crate::compile::bundle::Bundle;
#[cfg(feature = "vulkan")]
use crate::device::{Validation, VulkanDevice};
use crate::run::Launch;
use crate::run::mock::Mock;
use crate::run::worker::WorkerOptions;
use crate::script::capabilities::RunMode;
#[cfg(feature = "gl")]
use crate::script::gl_calls::GlDialect;
use crate::stores::VARIABLES;
use clap::ValueEnum;
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf, absolute};
use std::time::Duration;

/// The interface through which cases use a driver.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Api {
    #[default]
    Vulkan,
    /// OpenGL
    Gl,
    /// OpenGL ES
    Gles,
    /// OpenGL, from SPIR-V and not GLSL
    GlSpirv,
}

#[cfg(feature = "gl")]
impl Api {
    /// The language of OpenGL's contexts; `None` for Vulkan.
    pub fn dialect(self) -> Option<GlDialect> {
        match self {
            Api::Vulkan => None,
            Api::Gl | Api::GlSpirv => Some(GlDialect::Desktop),
            Api::Gles => Some(GlDialect::Es),
        }
    }
}

/// The device that cases run on, and how.
#[derive(Clone, Debug, clap::Args)]
pub struct DeviceArgs {
    /// Device, by its index or a part of its name [default: the first device with
    /// transform feedback]; `run` divides its cases among equal devices: 0,1
    #[arg(long, value_name = "INDEX|TEXT")]
    pub device: Option<String>,
    /// Enable the Khronos validation layer with synchronization validation; a message
    /// makes the case an error, and so does a crash that does not happen without the layer
    #[arg(long)]
    pub validation: bool,
    /// Create and destroy every object and record every command of a case, and execute
    /// nothing: a case passes without a crash, a hang, an error and a validation message.
    /// For drivers whose hardware is missing; such results are never mixed with others
    #[arg(long)]
    pub compile_only: bool,
    /// Compile like --compile-only, read the stores of captured data from the driver's own texts
    /// of its shaders or of the commands that it submits, and compare them with the case: for
    /// drivers that print what xfb can read (docs/drivers.md); a case whose text it cannot read
    /// is unsupported
    #[arg(long, conflicts_with = "compile_only")]
    pub stores: bool,
    /// Interface through which cases use the driver: OpenGL compiles the shaders by itself, its
    /// tables of captured varyings are compared, too, and cases that it cannot express are
    /// unsupported
    #[arg(long, value_name = "API", default_value = "vulkan",
          conflicts_with_all = ["validation", "compile_only", "stores"])]
    pub api: Api,
    /// Folder of the libEGL to load, for OpenGL
    #[arg(long, value_name = "DIR")]
    pub gl_library: Option<PathBuf>,
    /// Time limit of a case, in seconds, or with a unit: 90s, 2m; each submission to the
    /// device may take a third of it, so that slow devices and emulators need more
    #[arg(long, value_name = "SECONDS", default_value_t = 30, value_parser = seconds)]
    pub timeout: u64,
    /// Take the modules of shaders from this file, which `xfb bundle` wrote, and compile none
    /// [default of an xfb without shaderc: cases.bundle beside it]
    #[arg(long, value_name = "FILE")]
    pub bundle: Option<PathBuf>,
    /// Run the mock driver that this file describes
    #[arg(long, value_name = "FILE", hide = true)]
    pub mock: Option<PathBuf>,
}

impl DeviceArgs {
    /// Returns the indices of several devices; none if at most one device is selected.
    pub fn indices(&self) -> Vec<String> {
        let is_index = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        let parts: Vec<&str> = self.device.iter().flat_map(|d| d.split(',')).collect();
        if parts.len() < 2 || !parts.iter().all(|part| is_index(part)) {
            return Vec::new();
        }
        parts.into_iter().map(str::to_owned).collect()
    }

    /// Returns the time limit of a case.
    pub fn limit(&self) -> Duration {
        Duration::from_secs(self.timeout)
    }

    /// Returns the time limit of one step of a case whose process reports its steps: twice that
    /// of a case, within which the process itself finds a fence that is never signalled.
    #[cfg(feature = "vulkan")]
    pub fn step_limit(&self) -> Duration {
        self.limit() * 2
    }

    /// Returns the extent to which cases run.
    pub fn mode(&self) -> RunMode {
        match self.api {
            Api::Gl => return RunMode::OpenGl,
            Api::Gles => return RunMode::OpenGlEs,
            Api::GlSpirv => return RunMode::OpenGlSpirv,
            Api::Vulkan => {}
        }
        match (self.compile_only, self.stores) {
            (true, _) => RunMode::Compiled,
            (false, true) => RunMode::Stores,
            (false, false) => RunMode::Executed,
        }
    }

    /// Returns the variables that a process needs to run cases on this device, with their values:
    /// those by which drivers print what `--stores` reads, besides what they print already.
    pub fn variables(&self) -> Vec<(&'static str, String)> {
        let variables = VARIABLES.iter().filter(|_| self.stores);
        variables
            .map(|(name, value)| {
                let own = env::var(name).map(|own| own + ",").unwrap_or_default();
                (*name, own + value)
            })
            .collect()
    }

    /// Opens the device of Vulkan in this process.
    ///
    /// # Errors
    /// There is no such device, no driver, no bundle that this build requires, or OpenGL is meant.
    #[cfg(feature = "vulkan")]
    pub fn open(&self) -> Result<VulkanDevice, Failure> {
        if self.api != Api::Vulkan {
            let message = "calls of Vulkan are recorded, and none of OpenGL: omit --api";
            return Err(Failure::new(Exit::Usage, message));
        }
        bundles::open(self.bundle.as_deref()).map_err(|error| Failure::new(Exit::Data, error))?;
        let validation = if self.validation {
            Validation::On
        } else {
            Validation::Off
        };
        let device = VulkanDevice::open(self.device.as_deref(), validation)
            .map_err(|error| Failure::new(Exit::Unavailable, error))?;
        Ok(device.with_timeout(self.limit()).with_mode(self.mode()))
    }

    /// Returns these arguments as command-line options, without the timeout.
    pub fn options(&self) -> Vec<OsString> {
        let mut options: Vec<OsString> = Vec::new();
        if let Some(device) = &self.device {
            options.extend(["--device".into(), device.into()]);
        }
        if self.validation {
            options.push("--validation".into());
        }
        if self.compile_only {
            options.push("--compile-only".into());
        }
        if self.stores {
            options.push("--stores".into());
        }
        if let Some(name) = self
            .api
            .to_possible_value()
            .filter(|_| self.api != Api::Vulkan)
        {
            options.extend(["--api".into(), name.get_name().into()]);
        }
        for (option, file) in [
            ("--gl-library", &self.gl_library),
            ("--bundle", &self.bundle),
            ("--mock", &self.mock),
        ] {
            if let Some(file) = file {
                options.extend([option.into(), file.into()]);
            }
        }
        options
    }

    /// Returns how to start workers that run these cases on this device.
    ///
    /// # Errors
    /// The path of the running program is not available.
    pub fn worker(&self, cases: &SelectionArgs, echo: bool) -> Result<WorkerOptions, Failure> {
        let launch = Launch::this_program().map_err(|error| {
            let message = format!("cannot determine the path of the running xfb: {error}");
            Failure::new(Exit::Unavailable, message)
        })?;
        self.worker_with(launch, cases, echo)
    }

    /// Returns how to start workers with another program, an xfb of the same build.
    ///
    /// # Errors
    /// The bundle, or the file of the mock driver, is wrong.
    pub fn worker_with(
        &self,
        program: Launch,
        cases: &SelectionArgs,
        echo: bool,
    ) -> Result<WorkerOptions, Failure> {
        // A worker would report it, too, after it has been started.
        #[cfg(feature = "vulkan")]
        if let Some(file) = &self.bundle {
            Bundle::read(file).map_err(|error| Failure::new(Exit::Data, error))?;
        }
        let mock = self.mock()?;
        let mock = mock.as_ref();
        let variables = self.variables().into_iter();
        let program = variables.fold(program, |program, (name, value)| {
            program.with_variable(name, value)
        });
        let launch = |device: &DeviceArgs| {
            let program = program.clone();
            program
                .with(["worker", "--timeout", &self.timeout.to_string()])
                .with(device.options())
                .with(cases.sources())
        };
        let plain = DeviceArgs {
            validation: false,
            ..self.clone()
        };
        Ok(WorkerOptions {
            launch: launch(self),
            without_layer: self.validation.then(|| launch(&plain)),
            devices: Vec::new(),
            limit: mock.and_then(Mock::limit).unwrap_or(self.limit()),
            echo,
            max_memory: None,
            pauses: mock.and_then(Mock::pauses).unwrap_or(WorkerOptions::PAUSES),
        })
    }

    /// Returns the shell command that runs these cases on this device ([`super::rerun`]).
    pub fn reproduce(&self, cases: &[OsString], folders: &FolderArgs) -> String {
        let mut words: Vec<OsString> = vec!["xfb".into(), "run".into()];
        words.extend_from_slice(cases);
        let anywhere = DeviceArgs {
            gl_library: self.gl_library.as_deref().map(valid_anywhere),
            bundle: self.bundle.as_deref().map(valid_anywhere),
            mock: self.mock.as_deref().map(valid_anywhere),
            ..self.clone()
        };
        words.extend(anywhere.options());
        words.extend(folders.options());
        let words: Vec<String> = words
            .iter()
            .map(|word| quote(&word.to_string_lossy()))
            .collect();
        words.join(" ")
    }

    /// Returns the mock driver, if one is requested.
    ///
    /// # Errors
    /// The mock file cannot be read.
    pub fn mock(&self) -> Result<Option<Mock>, Failure> {
        let mock = self.mock.as_deref().map(Mock::read).transpose();
        mock.map_err(|error| Failure::new(Exit::Data, error))
    }
}

/// Returns the path as it is valid in every folder. If the current folder has been
/// removed, a relative path is valid nowhere, and is returned as it is.
pub fn valid_anywhere(path: &Path) -> PathBuf {
    absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Reads a time limit: whole seconds, minutes or hours.
fn seconds(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let unit = match &text[digits.len()..] {
        "" | "s" => Some(1),
        "m" => Some(60),
        "h" => Some(60 * 60),
        _ => None,
    };
    let number: Option<u64> = digits.parse().ok();
    let seconds = number
        .zip(unit)
        .and_then(|(number, unit)| number.checked_mul(unit));
    seconds
        .filter(|seconds| (1..=86_400).contains(seconds))
        .ok_or_else(|| "a limit is 1 to 86400 seconds, such as 90, 90s, 2m or 1h".to_owned())
}

/// Quotes a word for a POSIX shell.
pub fn quote(word: &str) -> String {
    let plain = |char: char| char.is_ascii_alphanumeric() || "_-./:=,@%+".contains(char);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::super::rerun;
    use super::*;

    #[test]
    fn a_time_limit_has_a_unit() {
        for (text, want) in [("1", 1), ("90s", 90), ("2m", 120), ("24h", 86_400)] {
            assert_eq!(seconds(text), Ok(want), "{text}");
        }
        for text in [
            "",
            "0",
            "25h",
            "m",
            "2 m",
            "1.5",
            "-1",
            "2d",
            "99999999999999999999h",
        ] {
            let error = seconds(text).expect_err(text);
            assert!(
                error.starts_with("a limit is 1 to 86400 seconds"),
                "{error}"
            );
        }
    }

    #[test]
    fn several_devices_are_indices() {
        let indices = |device: &str| {
            let args = DeviceArgs {
                device: Some(device.to_owned()),
                validation: false,
                compile_only: false,
                stores: false,
                api: Api::Vulkan,
                gl_library: None,
                timeout: 30,
                bundle: None,
                mock: None,
            };
            args.indices()
        };
        assert_eq!(indices("0,1"), ["0", "1"]);
        assert_eq!(indices("2,0,11"), ["2", "0", "11"]);
        for one in ["0", "llvmpipe", "Radeon, 7900", "0,", ",", ""] {
            assert_eq!(indices(one), [""; 0], "{one}");
        }
    }

    #[test]
    fn the_reproduce_command_is_quoted_for_a_shell() {
        let target = DeviceArgs {
            device: Some("NVIDIA's 4090".to_owned()),
            validation: true,
            compile_only: false,
            stores: false,
            api: Api::Vulkan,
            gl_library: None,
            timeout: 30,
            bundle: None,
            mock: None,
        };
        let folders = FolderArgs {
            cases: Some("/my cases".into()),
            shaders: None,
        };
        assert_eq!(
            target.reproduce(&["xfb.a.b".into()], &folders),
            r"xfb run xfb.a.b --device 'NVIDIA'\''s 4090' --validation --cases '/my cases'"
        );
        let plain = DeviceArgs {
            device: Some("1".to_owned()),
            validation: false,
            ..target
        };
        let none = FolderArgs::default();
        assert_eq!(
            plain.reproduce(&["xfb.a".into()], &none),
            "xfb run xfb.a --device 1"
        );
        let compiling = DeviceArgs {
            compile_only: true,
            stores: false,
            ..plain
        };
        assert_eq!(
            compiling.reproduce(&["xfb.a".into()], &none),
            "xfb run xfb.a --device 1 --compile-only"
        );
        assert_eq!(quote(""), "''");
    }

    #[test]
    fn drivers_print_what_is_read_and_what_they_print_already() {
        let variables = |stores| {
            let target = DeviceArgs {
                device: None,
                validation: false,
                compile_only: false,
                stores,
                api: Api::Vulkan,
                gl_library: None,
                timeout: 30,
                bundle: None,
                mock: None,
            };
            target.variables()
        };
        assert_eq!(variables(false), []);
        let own = env::var("NVK_DEBUG").map(|own| own + ",");
        let want = own.unwrap_or_default() + "push";
        assert_eq!(variables(true), [("NVK_DEBUG", want)]);
    }

    #[test]
    fn the_reproduce_command_has_no_relative_path() {
        let target = DeviceArgs {
            device: None,
            validation: false,
            compile_only: false,
            stores: false,
            api: Api::Vulkan,
            gl_library: None,
            timeout: 30,
            bundle: Some("my.bundle".into()),
            mock: Some("mock.toml".into()),
        };
        let here = std::env::current_dir().expect("a current folder");
        let path = |name: &str| quote(&here.join(name).to_string_lossy());
        assert_eq!(
            rerun::path(&target, Path::new("a.toml"), Some(Path::new("mine"))),
            format!(
                "xfb run {} --bundle {} --mock {} --shaders {}",
                path("a.toml"),
                path("my.bundle"),
                path("mock.toml"),
                path("mine")
            )
        );
    }
}
