//! What cases run on, and where they come from: the options that `run`,
//! `bisect-step` and the workers share.

use super::{Exit, Failure};
use crate::run::Launch;
use crate::run::mock::Mock;
use crate::run::worker::WorkerOptions;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// What cases run on, and where they come from.
#[derive(Clone, Debug, clap::Args)]
pub struct Target {
    /// The device: its index, or a part of its name [default: the first with
    /// transform feedback]
    #[arg(long, value_name = "INDEX|TEXT")]
    pub device: Option<String>,
    /// Run under the Khronos validation layer; any message makes the case an error
    #[arg(long)]
    pub validation: bool,
    /// Read cases from this folder instead of those in the program
    #[arg(long, value_name = "DIR")]
    pub cases: Option<PathBuf>,
    /// Seconds that a case may take
    #[arg(long, value_name = "SECONDS", default_value_t = 30,
        value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub timeout: u64,
    /// Run a mock driver that does what this file says
    #[arg(long, value_name = "FILE", hide = true)]
    pub mock: Option<PathBuf>,
}

impl Target {
    /// The time that a case may take.
    pub fn limit(&self) -> Duration {
        Duration::from_secs(self.timeout)
    }

    /// The options that lead here, without the timeout.
    fn options(&self) -> Vec<OsString> {
        let mut options = Vec::new();
        let mut option = |name: &str, value: OsString| options.extend([name.into(), value]);
        if let Some(device) = &self.device {
            option("--device", device.into());
        }
        if let Some(folder) = &self.cases {
            option("--cases", folder.into());
        }
        if let Some(file) = &self.mock {
            option("--mock", file.into());
        }
        if self.validation {
            options.push("--validation".into());
        }
        options
    }

    /// How workers on this target are started.
    ///
    /// # Errors
    /// Where the system does not say what program is running.
    pub fn worker(&self, echo: bool) -> Result<WorkerOptions, Failure> {
        let launch = Launch::this_program().map_err(|error| {
            let message = format!("cannot find out how xfb was started: {error}");
            Failure::new(Exit::Unavailable, message)
        })?;
        let timeout = ["--timeout".into(), self.timeout.to_string().into()];
        Ok(WorkerOptions {
            launch: launch
                .with(["worker"])
                .with(self.options())
                .with::<OsString>(timeout),
            limit: self.limit(),
            echo,
        })
    }

    /// The command line that runs this case again, for a shell.
    pub fn reproduce(&self, name: &str) -> String {
        let mut words = vec!["xfb".to_owned(), "run".to_owned(), name.to_owned()];
        let options = self.options();
        words.extend(options.iter().map(|word| quote(&word.to_string_lossy())));
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
        let target = Target {
            device: Some("NVIDIA's 4090".to_owned()),
            validation: true,
            cases: Some("my cases".into()),
            timeout: 30,
            mock: None,
        };
        assert_eq!(
            target.reproduce("xfb.a.b"),
            r"xfb run xfb.a.b --device 'NVIDIA'\''s 4090' --cases 'my cases' --validation"
        );
        let plain = Target {
            device: Some("1".to_owned()),
            validation: false,
            cases: None,
            ..target
        };
        assert_eq!(plain.reproduce("xfb.a"), "xfb run xfb.a --device 1");
        assert_eq!(quote(""), "''");
    }
}
