//! The arguments of `xfb` beside those of a protocol.

use crate::case::List;
use crate::cli::cases::{SelectionArgs, list_parser};
use crate::cli::device_args::DeviceArgs;
use crate::cli::expectation_args::ExpectationArgs;
use crate::cli::folder_args::FolderArgs;
use crate::cli::vary_args::VaryArgs;
use clap::Parser;

/// Arguments of `xfb` that a runner may add to those of its protocol.
#[derive(Clone, Debug, Parser)]
#[command(name = "xfb", version)]
pub(super) struct DoorArgs {
    #[command(flatten)]
    pub(super) device: DeviceArgs,
    #[command(flatten)]
    pub(super) vary: VaryArgs,
    #[command(flatten)]
    pub(super) expectations: ExpectationArgs,
    #[command(flatten)]
    pub(super) folders: FolderArgs,
    /// Cases that a runner may list and match by patterns
    #[arg(long, value_name = "LIST", default_value = "default",
        value_parser = list_parser())]
    pub(super) list: List,
}

impl DoorArgs {
    /// The selection of these patterns.
    pub(super) fn selection(&self, patterns: Vec<String>) -> SelectionArgs {
        SelectionArgs {
            list: self.list,
            folders: self.folders.clone(),
            patterns,
            ..SelectionArgs::default()
        }
    }
}

/// The value of an option `--NAME=VALUE`.
pub(super) fn value<'a>(argument: &'a str, name: &str) -> Option<&'a str> {
    argument.strip_prefix(name)?.strip_prefix('=')
}
