//! The protocol of dEQP programs, as deqp-runner uses it.

use super::args::{DoorArgs, value};
use super::qpa::{self, Log};
use super::session::{self, Session};
use crate::cli::{Exit, Failure, Outcome, output};
use crate::input;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::Capabilities;
use crate::verdict::Status;
use std::collections::BTreeSet;
use std::io;
use std::path::{Path, PathBuf};

/// Cases that describe the device, which deqp-runner runs before all others. The last one
/// is the name that it expects of a program for Vulkan.
const INFO: [&str; 5] = [
    "xfb.info.device",
    "xfb.info.renderer",
    "xfb.info.version",
    "xfb.info.extensions",
    "dEQP-VK.info.device",
];

/// The options of the protocol. Others that begin with `--deqp-` change nothing here.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Options {
    /// `--deqp-case`: names and patterns, in order.
    cases: Vec<String>,
    /// `--deqp-caselist-file`
    list: Option<PathBuf>,
    /// `--deqp-log-filename`
    log: Option<PathBuf>,
    /// `--deqp-vk-device-id`: the number of the device, from 1 on.
    device: Option<usize>,
}

impl Options {
    pub(super) fn new(arguments: &[&str]) -> Options {
        let mut options = Options::default();
        for argument in arguments {
            if let Some(cases) = value(argument, "--deqp-case") {
                options.cases.extend(cases.split(',').map(str::to_owned));
            } else if let Some(file) = value(argument, "--deqp-caselist-file") {
                options.list = Some(file.into());
            } else if let Some(file) = value(argument, "--deqp-log-filename") {
                options.log = Some(file.into());
            } else if let Some(number) = value(argument, "--deqp-vk-device-id") {
                options.device = number.parse().ok();
            }
        }
        options
    }
}

/// Runs the cases of the options.
pub(super) fn run(args: &DoorArgs, options: &Options) -> Outcome {
    let mut device = args.device.clone();
    if let (None, Some(number)) = (&device.device, options.device) {
        device.device = Some(number.saturating_sub(1).to_string());
    }
    let args = DoorArgs {
        device,
        ..args.clone()
    };
    let (listed, all) = session::names(&args)?;
    let names = names(options, &listed, &all)?;
    let mut session = Session::new(&args, &names, &all)?;
    let cannot_write = |error: io::Error| Failure::new(Exit::Io, format!("the log: {error}"));
    let mut log = Log::create(options.log.as_deref()).map_err(cannot_write)?;
    let mut passed = true;
    for name in &names {
        output::print(&format!("Test case '{name}'..\n"))?;
        log.begin(name).map_err(cannot_write)?;
        let ended = if INFO.contains(&name.as_str()) {
            session
                .device()
                .map(|device| (info(name, device), "Pass", "the device".to_owned()))
        } else {
            session.run(name).map(|result| {
                let (word, reason) = (word(&result), in_parentheses(&reason(&result)));
                (qpa::text(&result), word, reason)
            })
        };
        // Without a device nothing more can run: the runner starts a new process.
        let (text, word, reason, stops) = match ended {
            Ok((text, word, reason)) => (text, word, reason, false),
            Err(error) => {
                let error = error.to_string();
                (error.clone(), "ResourceError", in_parentheses(&error), true)
            }
        };
        log.end(&text, word, &reason).map_err(cannot_write)?;
        output::print(&format!("  {word} ({reason})\n"))?;
        passed &= !stops && is_success(word);
        if stops {
            break;
        }
    }
    session.end();
    log.close().map_err(cannot_write)?;
    output::print("\nDONE!\n")?;
    Ok(if passed { Exit::Success } else { Exit::Failure })
}

/// The requested names, in the order of the request.
fn names(
    options: &Options,
    listed: &[String],
    all: &BTreeSet<String>,
) -> Result<Vec<String>, Failure> {
    let mut names = Vec::new();
    for case in &options.cases {
        if case.contains(['*', '?']) {
            names.extend(
                session::matching(listed, case)?
                    .into_iter()
                    .map(str::to_owned),
            );
        } else {
            names.push(case.clone());
        }
    }
    if let Some(file) = &options.list {
        names.extend(case_list(file)?);
    }
    if options.cases.is_empty() && options.list.is_none() {
        names = listed.to_vec();
    }
    if names.is_empty() {
        let message = format!("no case matches --deqp-case={}", options.cases.join(","));
        return Err(Failure::new(Exit::Usage, message));
    }
    debug_assert!(all.len() >= listed.len(), "a list is a part of all cases");
    Ok(names)
}

/// The names in a file, one in a line.
fn case_list(file: &Path) -> Result<Vec<String>, Failure> {
    let text = input::text(file).map_err(|error| {
        let message = format!("cannot read {}: {error}", file.display());
        Failure::new(Exit::Data, message)
    })?;
    let lines = text.lines().map(str::trim);
    let names = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    Ok(names.map(str::to_owned).collect())
}

/// dEQP's word for a result.
fn word(result: &CaseResult) -> &'static str {
    match result.standing {
        Standing::Known { .. } | Standing::KnownFlake { .. } => return "Waiver",
        Standing::Improvement { .. } => return "CompatibilityWarning",
        Standing::Plain | Standing::Changed { .. } | Standing::Flaky { .. } => {}
    }
    match result.status {
        Status::Pass | Status::Probe => "Pass",
        Status::Quality => "QualityWarning",
        Status::Unsupported => "NotSupported",
        Status::Fail => "Fail",
        Status::Crash => "Crash",
        Status::Timeout => "Timeout",
        Status::Error => "InternalError",
    }
}

/// The reason of a result, and what was expected.
fn reason(result: &CaseResult) -> String {
    match &result.standing {
        Standing::Known { reason, .. } => format!("known: {reason}; {}", result.reason),
        Standing::Improvement { was } => format!("{}, though known as {was}", result.status),
        Standing::KnownFlake { pattern } => format!("flake '{pattern}': {}", result.reason),
        Standing::Changed { was, .. } => format!("known as {was}: {}", result.reason),
        Standing::Plain | Standing::Flaky { .. } => result.reason.clone(),
    }
}

/// Whether the exit code of the program stays 0.
fn is_success(word: &str) -> bool {
    matches!(
        word,
        "Pass" | "QualityWarning" | "CompatibilityWarning" | "Waiver" | "NotSupported"
    )
}

/// A reason in one line, which the protocol reads up to the last parenthesis.
fn in_parentheses(reason: &str) -> String {
    let line = reason.split_whitespace().collect::<Vec<_>>().join(" ");
    if line.is_empty() {
        "as expected".to_owned()
    } else {
        line
    }
}

/// The output of a case about the device.
fn info(name: &str, device: &Capabilities) -> String {
    let Capabilities {
        name: device_name,
        driver_name,
        driver_info,
        api_version,
        ..
    } = device;
    match name {
        "xfb.info.renderer" => device_name.clone(),
        "xfb.info.version" => format!("Vulkan {api_version}, {driver_name} {driver_info}"),
        "xfb.info.extensions" => {
            let features = device.features.iter().filter(|(_, offered)| **offered);
            let features: Vec<&str> = features.map(|(feature, _)| feature.name()).collect();
            features.join("\n")
        }
        _ => format!(
            "deviceName: {device_name}\ndriver: {driver_name} {driver_info}\n\
             apiVersion: {api_version}"
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_options_of_the_protocol_are_ignored() {
        let options = Options::new(&[
            "--deqp-log-flush=disable",
            "--deqp-case=xfb.a.*,xfb.b",
            "--deqp-log-filename=/tmp/x.qpa",
            "--deqp-vk-device-id=2",
            "--deqp-surface-type=fbo",
        ]);
        let want = Options {
            cases: vec!["xfb.a.*".to_owned(), "xfb.b".to_owned()],
            list: None,
            log: Some("/tmp/x.qpa".into()),
            device: Some(2),
        };
        assert_eq!(options, want);
    }

    #[test]
    fn cases_keep_the_order_of_the_request() {
        let listed: Vec<String> = ["xfb.a.1", "xfb.a.2", "xfb.b"].map(str::to_owned).into();
        let all: BTreeSet<String> = listed.iter().cloned().collect();
        let options = |cases: &[&str]| Options {
            cases: cases.iter().map(|case| (*case).to_owned()).collect(),
            ..Options::default()
        };
        let names = |cases: &[&str]| names(&options(cases), &listed, &all);
        let right = names(&["xfb.b", "xfb.none", "xfb.a.*"]).expect("cases");
        assert_eq!(right, ["xfb.b", "xfb.none", "xfb.a.1", "xfb.a.2"]);
        assert_eq!(names(&[]).expect("cases"), listed);
        assert!(names(&["xfb.c.*"]).is_err());
    }

    #[test]
    fn a_reason_is_one_line() {
        assert_eq!(in_parentheses("a\n  b"), "a b");
        assert_eq!(in_parentheses(""), "as expected");
    }
}
