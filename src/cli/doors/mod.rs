//! The doors for other test runners: `xfb` as a child of deqp-runner (`--deqp-*`) and of
//! gtest-runner (`--gtest_*`).
//!
//! Both run the given cases one after the other, in the given order, and print a protocol
//! on standard output and nothing else. Cases run in worker processes as with `xfb run`, so
//! that a crash or a hang costs one case. Known failures of known drivers are reported as
//! such, neither as passes nor as failures.

mod args;
mod deqp;
mod gtest;
mod qpa;
mod session;

use super::{Exit, Outcome, output};
use args::DoorArgs;
use clap::Parser;
use std::ffi::OsString;

/// The protocol of a runner, with the values of its own options.
#[derive(Debug)]
enum Protocol {
    Deqp(deqp::Options),
    Gtest(gtest::Options),
}

/// Runs the program for a runner whose options occur in the command line; `None` if none
/// does.
pub fn run(arguments: &[OsString]) -> Option<Outcome> {
    let text: Vec<&str> = arguments.iter().filter_map(|a| a.to_str()).collect();
    let has = |prefix: &str| text.iter().any(|argument| argument.starts_with(prefix));
    let (prefix, protocol) = if has("--deqp-") {
        ("--deqp-", Protocol::Deqp(deqp::Options::new(&text)))
    } else if has("--gtest_") {
        ("--gtest_", Protocol::Gtest(gtest::Options::new(&text)))
    } else {
        return None;
    };
    let own = |argument: &&OsString| !argument.to_string_lossy().starts_with(prefix);
    let own = arguments.iter().filter(own).cloned();
    let name = std::iter::once(OsString::from("xfb"));
    let outcome = match DoorArgs::try_parse_from(name.chain(own)) {
        Ok(args) => match protocol {
            Protocol::Deqp(options) => deqp::run(&args, &options),
            Protocol::Gtest(options) => gtest::run(&args, &options),
        },
        Err(error) => super::explain_usage(&error, &[]),
    };
    // A runner reads any other code as a crash of the last case.
    Some(Ok(match outcome {
        Ok(Exit::Success) => Exit::Success,
        Ok(_) => Exit::Failure,
        Err(failure) => {
            output::complain(failure);
            Exit::Failure
        }
    }))
}
