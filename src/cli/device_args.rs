//! What cases run on: the options that `run`, `bisect-step` and the workers
//! share.

use super::cases::SelectionArgs;
use super::{Exit, Failure};
use crate::run::Launch;
use crate::run::mock::Mock;
use crate::run::worker::WorkerOptions;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What cases run on.
#[derive(Clone, Debug, clap::Args)]
pub struct DeviceArgs {
    /// The device: its index, or a part of its name [default: the first with
    /// transform feedback]
    #[arg(long, value_name = "INDEX|TEXT")]
    pub device: Option<String>,
    /// Run under the Khronos validation layer, which also looks for missing barriers; any message
    /// makes the case an error
    #[arg(long)]
    pub validation: bool,
    /// Seconds that a case may take
    #[arg(long, value_name = "SECONDS", default_value_t = 30,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub timeout: u64,
    /// Run a mock driver that does what this file says
    #[arg(long, value_name = "FILE", hide = true)]
    pub mock: Option<PathBuf>,
}

impl DeviceArgs {
    /// The time that a case may take.
    pub fn limit(&self) -> Duration {
        Duration::from_secs(self.timeout)
    }

    /// The options that lead here, without the timeout.
    fn options(&self) -> Vec<OsString> {
        let mut options: Vec<OsString> = Vec::new();
        if let Some(device) = &self.device {
            options.extend(["--device".into(), device.into()]);
        }
        if self.validation {
            options.push("--validation".into());
        }
        if let Some(file) = &self.mock {
            options.extend(["--mock".into(), file.into()]);
        }
        options
    }

    /// How workers on this target, for these cases, are started.
    ///
    /// # Errors
    /// Where the system does not say what program is running.
    pub fn worker(&self, cases: &SelectionArgs, echo: bool) -> Result<WorkerOptions, Failure> {
        let launch = Launch::this_program().map_err(|error| {
            let message = format!("cannot find out how xfb was started: {error}");
            Failure::new(Exit::Unavailable, message)
        })?;
        Ok(WorkerOptions {
            launch: launch
                .with(["worker", "--timeout", &self.timeout.to_string()])
                .with(self.options())
                .with(cases.sources()),
            limit: self.limit(),
            echo,
        })
    }

    /// The command line that runs a case again, for a shell; `cases` is the
    /// folder that its name counts from, if that is not in the program.
    pub fn reproduce(&self, name: &str, cases: Option<&Path>) -> String {
        let mut words: Vec<OsString> = vec!["xfb".into(), "run".into(), name.into()];
        words.extend(self.options());
        if let Some(folder) = cases {
            words.extend(["--cases".into(), folder.into()]);
        }
        let words: Vec<String> = words
            .iter()
            .map(|word| quote(&word.to_string_lossy()))
            .collect();
        words.join(" ")
    }

    /// The mock driver, if it is to be one.
    ///
    /// # Errors
    /// Where its file is wrong.
    pub fn mock(&self) -> Result<Option<Mock>, Failure> {
        let mock = self.mock.as_deref().map(Mock::read).transpose();
        mock.map_err(|error| Failure::new(Exit::Data, error))
    }
}

/// A word as a shell reads it.
fn quote(word: &str) -> String {
    let plain = |char: char| char.is_ascii_alphanumeric() || "_-./:=,@%+".contains(char);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_to_reproduce_is_for_a_shell() {
        let target = DeviceArgs {
            device: Some("NVIDIA's 4090".to_owned()),
            validation: true,
            timeout: 30,
            mock: None,
        };
        assert_eq!(
            target.reproduce("xfb.a.b", Some(Path::new("my cases"))),
            r"xfb run xfb.a.b --device 'NVIDIA'\''s 4090' --validation --cases 'my cases'"
        );
        let plain = DeviceArgs {
            device: Some("1".to_owned()),
            validation: false,
            ..target
        };
        assert_eq!(plain.reproduce("xfb.a", None), "xfb run xfb.a --device 1");
        assert_eq!(quote(""), "''");
    }
}
