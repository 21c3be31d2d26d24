//! The head and the end of a run as data: enough to repeat it.

use super::{Summary, Timings};
use crate::case::rules::Category;
use crate::platform;
use crate::script::Capabilities;
use crate::script::capabilities::RunMode;
use chrono::{SecondsFormat, Utc};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::env;

/// The version of this program, with the commit that it was built from if that is known.
pub const VERSION: &str = env!("XFB_VERSION");

/// The version of the format of `results.json`.
pub const SCHEMA: u32 = 3;

/// Prefixes of the environment variables that loaders, layers and drivers read.
const PREFIXES: [&str; 15] = [
    "ANV_", "DRAW_", "DRI_", "GALLIUM_", "GALLIVM_", "LIBGL_", "LP_", "LVP_", "MESA_", "NIR_",
    "NVK_", "RADV_", "TU_", "VK_", "ZINK_",
];

/// The facts that are known when a run begins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct RunStart {
    /// Version of the format.
    pub schema: u32,
    /// Version of `xfb`, with the commit that it was built from if that is known.
    pub version: String,
    /// The time at which the run began, in UTC: `2026-11-26T08:30:00Z`.
    pub started: String,
    /// The name of the machine; empty where the system does not state it.
    pub host: String,
    /// The labels of the command line, such as the commit of the driver.
    pub labels: BTreeMap<String, String>,
    /// The command line, the program's name first.
    pub command: Vec<String>,
    /// The folder in which it ran.
    pub folder: String,
    /// Environment variables that loaders, layers and drivers read.
    pub environment: BTreeMap<String, String>,
    /// Number of selected cases.
    pub cases: usize,
    /// The seed of their order; `None` for the order of the list.
    pub shuffle: Option<u64>,
    /// The number of times that each of them runs.
    pub repeat: usize,
    /// `None` where no device could be opened.
    pub device: Option<Capabilities>,
}

impl RunStart {
    /// Returns the extent to which the cases ran.
    pub fn mode(&self) -> RunMode {
        self.device
            .as_ref()
            .map_or(RunMode::default(), |device| device.mode)
    }

    /// The start of a run of this process.
    pub fn here(cases: usize) -> RunStart {
        let variables = env::vars_os().filter_map(|(name, value)| {
            let name = name.to_string_lossy().into_owned();
            let kept = PREFIXES.iter().any(|prefix| name.starts_with(prefix));
            kept.then(|| (name, value.to_string_lossy().into_owned()))
        });
        RunStart {
            schema: SCHEMA,
            version: VERSION.to_owned(),
            started: Utc::now().to_rfc3339_opts(SecondsFormat::Secs, true),
            host: platform::host_name(),
            labels: BTreeMap::new(),
            command: env::args_os()
                .map(|argument| argument.to_string_lossy().into_owned())
                .collect(),
            folder: env::current_dir()
                .map(|folder| folder.to_string_lossy().into_owned())
                .unwrap_or_default(),
            environment: variables.collect(),
            cases,
            shuffle: None,
            repeat: 1,
            device: None,
        }
    }
}

/// The outcome of a run; each has an exit code of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RunOutcome {
    /// Every result is as expected.
    #[default]
    AsExpected,
    /// A case failed unexpectedly, a worker was lost between cases, or a failure did
    /// not happen again when its case ran alone.
    Failed,
    /// Nothing failed unexpectedly, but a known failure passed.
    Improved,
    /// Every selected case that needs the device is unsupported.
    NothingTested,
    /// A signal ended the run.
    Interrupted,
    /// No worker could be started.
    NoDevice,
    /// The device was usable at first, and then not any more.
    DeviceGone,
}

/// The end of a run.
#[derive(Clone, Debug, Default, Serialize, JsonSchema)]
pub struct RunEnd {
    #[schemars(default)]
    pub outcome: RunOutcome,
    /// Whether every case has a result.
    pub complete: bool,
    /// The reason why a case has no result, where that is known.
    #[schemars(default)]
    pub stopped: Option<String>,
    /// Workers that were lost while they ran no case.
    #[schemars(default)]
    pub incidents: Vec<String>,
    #[schemars(default)]
    pub seconds: f64,
    /// Number of results of each status.
    #[schemars(default)]
    pub counts: BTreeMap<&'static str, usize>,
    /// Number of failures, known or not, by what they are about.
    #[schemars(default)]
    pub failures: BTreeMap<Category, usize>,
    /// The times of the run, if requested.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<BTreeMap<String, serde_json::Value>>")]
    pub timings: Option<Timings>,
}

impl RunEnd {
    /// Takes over the counts of a summary.
    pub fn with_counts(mut self, summary: &Summary) -> RunEnd {
        self.counts = summary
            .counts()
            .map(|(status, count)| (status.name(), count))
            .collect();
        self.failures = summary.categories().clone();
        self
    }
}
