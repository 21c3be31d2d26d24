//! The explanation of a failing case: what its fixer needs to know.

use super::{boxes, layouts};
use crate::capture::{Buffer, CapturedWord, Options};
use crate::case::{Case, DEVICE_DIALECT, DeviceCase, rules};
use crate::packing::CaptureLimits;
use crate::script::text as script_text;
use crate::script::{Script, Topology};
use crate::verdict::{Verdict, WordName, word_names};
use std::fmt::Write;

/// What went wrong where no memory could be judged.
pub fn of_case(case: &Case, more: Option<&str>) -> String {
    let mut text = head(case);
    if let Some(more) = more {
        let _ = writeln!(text, "\n{}", more.trim_end());
    }
    text
}

/// What was running when a driver crashed or hung, and the last lines that it
/// printed.
pub fn of_lost(case: &Case, last_lines: &str) -> String {
    let mut text = head(case);
    if !last_lines.is_empty() {
        let _ = writeln!(text, "\n{}", last_lines.trim_end());
    }
    if let Some(device) = &case.device {
        let options = Options {
            dialect: DEVICE_DIALECT,
            limits: CaptureLimits::NONE,
        };
        if let Ok(captured) = case.captured(&options) {
            let names = word_names(&case.interface);
            slots(&mut text, &captured.buffers(), &captured.words(), &names);
        }
        commands(&mut text, case, &device.script);
    }
    text
}

/// What the driver did and what it had to do.
pub fn of_failure(
    case: &Case,
    buffers: &[Buffer],
    words: &[CapturedWord],
    names: &[WordName],
    script: &Script,
    verdict: &Verdict,
) -> String {
    let mut text = head(case);
    let _ = write!(text, "\n{}", verdict.details);
    if let Some(fingerprint) = &verdict.fingerprint {
        let _ = writeln!(text, "fingerprint: {fingerprint}");
    }
    slots(&mut text, buffers, words, names);
    if let Some(memory) = &case.memory {
        let _ = write!(text, "\nmemory:\n{}", layouts::of_case(memory));
    }
    commands(&mut text, case, script);
    text
}

fn slots(text: &mut String, buffers: &[Buffer], words: &[CapturedWord], names: &[WordName]) {
    text.push_str("\ncapture:\n");
    for buffer in buffers {
        text.push_str(&boxes::of_buffer(buffer, words, names));
    }
}

fn commands(text: &mut String, case: &Case, script: &Script) {
    text.push_str("\nscript:\n");
    if let Some(device) = &case.device {
        let _ = writeln!(text, "  pipeline: {}", pipeline(case, device));
        let further = device.further.iter();
        let further = further.filter_map(|case| Some((case, case.device.as_ref()?)));
        for (number, (case, device)) in (1..).zip(further) {
            let _ = writeln!(text, "  program {number}: {}", pipeline(case, device));
        }
    }
    for line in script_text::lines(script) {
        let _ = writeln!(text, "  {line}");
    }
}

fn pipeline(case: &Case, device: &DeviceCase) -> String {
    let mut fragment = match (device.image, device.rasterize) {
        (true, _) => "drawn into an image",
        (false, true) => "with a fragment shader",
        (false, false) => "rasterizer discard",
    }
    .to_owned();
    if let Some(stream) = device.raster.stream {
        let _ = write!(fragment, ", stream {stream} rasterized");
    }
    let patches = match device.assembly.topology {
        Topology::Patches => format!(" of {} points", device.assembly.patch_points),
        _ => String::new(),
    };
    format!(
        "{}{patches}, captured from the {} stage, {fragment}",
        device.assembly.topology, case.interface.stage
    )
}

/// What the case is about, and the rules it checks.
fn head(case: &Case) -> String {
    let mut text = format!("{}\n", case.about);
    for number in &case.rules {
        if let Some(rule) = rules::rule(*number) {
            let _ = writeln!(
                text,
                "rule {number}: {}\n    {}",
                rule.text,
                rule.source.join("; ")
            );
        }
    }
    text
}
