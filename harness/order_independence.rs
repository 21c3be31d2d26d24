//! The verdict on a case does not depend on its neighbours, the order of the run, or
//! previous contents of memory. On a real driver, with a few families whose cases share
//! shaders; `ci/proofs/all` does the same for the default list.

use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::process::Command;

/// Sweeps of scripts with the same shaders, some of which fail or crash on
/// lavapipe.
const PATTERNS: [&str; 5] = [
    "xfb.overflow.single.points.*",
    "xfb.place.stride.*",
    "xfb.stream.two.*",
    "xfb.counter.first.*",
    "xfb.counter.rebind.*",
];

/// The status and fingerprint of each case, which must not vary.
type Verdicts = BTreeMap<String, (String, String)>;

/// Runs these cases with these arguments.
fn verdicts(patterns: &[&str], arguments: &[&str], poison: bool) -> Verdicts {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.arg("run").args(arguments).args(patterns);
    command.arg("--output").arg(folder.path());
    if poison {
        command.env("LVP_POISON_MEMORY", "1");
    }
    let output = command.output().expect("the program starts");
    let stderr = String::from_utf8_lossy(&output.stderr);
    let json = fs::read(folder.path().join("results.json"));
    let json = json.unwrap_or_else(|error| panic!("{error}: {stderr}"));
    let json: Value = serde_json::from_slice(&json).expect("results.json is JSON");
    assert_eq!(json["complete"], true, "{stderr}");
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let results = json["results"].as_array().expect("results are a list");
    let verdicts = results.iter().map(|result| {
        assert!(result["standing"]["kind"] != "flaky", "{result}");
        let verdict = (text(&result["status"]), text(&result["fingerprint"]));
        (text(&result["name"]), verdict)
    });
    verdicts.collect()
}

#[test]
fn order_repetition_and_old_memory_do_not_change_a_verdict() {
    let plain = verdicts(&PATTERNS, &["--jobs", "1"], false);
    assert!(plain.len() > 20, "{} cases", plain.len());
    let twice = ["--shuffle", "1", "--repeat", "2"];
    assert_eq!(verdicts(&PATTERNS, &twice, false), plain);
    assert_eq!(verdicts(&PATTERNS, &["--shuffle", "2"], true), plain);
    for (name, verdict) in plain.iter().step_by(10) {
        let alone = verdicts(&[name.as_str()], &["--jobs", "1"], false);
        assert_eq!(alone.get(name), Some(verdict), "{name} alone");
    }
}
