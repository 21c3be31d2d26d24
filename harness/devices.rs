//! Tests of `xfb devices` as a process, with working and failing drivers. The loader
//! finds lavapipe or another driver of the machine.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use tempfile::TempDir;
use xfb::packing::{CaptureLimits, InterfaceLimits};
use xfb::script::Capabilities;

fn xfb(arguments: &[&str], environment: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_xfb"))
        .args(arguments)
        .envs(environment.iter().copied())
        .output()
        .expect("xfb starts")
}

/// `xfb devices` where the loader reads these driver files only.
fn with_drivers(arguments: &[&str], files: &str) -> Output {
    let environment = [("VK_DRIVER_FILES", files), ("VK_ICD_FILENAMES", files)];
    xfb(arguments, &environment)
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A driver file that names a library which does not exist.
fn broken_driver(folder: &TempDir) -> String {
    let file = folder.path().join("broken.json");
    let library = folder.path().join("libbroken.so");
    let json = format!(
        r#"{{"file_format_version":"1.0.0","ICD":{{"library_path":{library:?},"api_version":"1.3.0"}}}}"#
    );
    fs::write(&file, json).expect("the driver file is written");
    file.display().to_string()
}

/// The driver files of this machine: those of the environment, or lavapipe's.
pub fn working_drivers() -> String {
    let files = std::env::var("VK_DRIVER_FILES").or_else(|_| std::env::var("VK_ICD_FILENAMES"));
    files.unwrap_or_else(|_| {
        let folder = Path::new("/usr/share/vulkan/icd.d");
        let mut files: Vec<_> = fs::read_dir(folder)
            .expect("these tests need a Vulkan driver (see ci/setup.sh)")
            .filter_map(|entry| Some(entry.ok()?.path().display().to_string()))
            .filter(|path| path.contains("lvp_icd"))
            .collect();
        files.sort();
        files.join(":")
    })
}

#[test]
fn both_forms_list_the_same_devices() {
    let files = working_drivers();
    let json = with_drivers(&["devices", "--format", "json"], &files);
    assert_eq!(json.status.code(), Some(0), "{}", text(&json.stderr));
    let devices: Vec<Capabilities> =
        serde_json::from_slice(&json.stdout).expect("standard output is JSON alone");
    assert!(!devices.is_empty());
    let printed = text(&with_drivers(&["devices"], &files).stdout);
    for device in devices {
        let title = format!("{}  {}\n", device.index, device.name);
        assert!(printed.contains(&title), "{printed}");
    }
}

/// Limits that newer versions than that of the profile raise, as in 26.1.6.
const GREW: [(&str, u64); 2] = [
    ("maxTransformFeedbackBufferDataStride", 2048),
    ("maxGeometryInputComponents", 128),
];

/// Differences between the numbers of a profile and those of a device.
fn differences(device: &Capabilities, profile: &str) -> Vec<String> {
    let capture = CaptureLimits::profile(profile).expect("a profile of capture");
    let stages = InterfaceLimits::profile(profile).expect("a profile of stages");
    let locations = |limits: CaptureLimits| ("outputs in locations", limits.max_output_locations);
    let (written, seen) = (locations(capture), locations(device.limits));
    let of_device = |name: &str| device.limit(name.parse().expect("a limit"));
    let stages = stages.named().map(|(name, value)| (name, value.into()));
    let named = capture.named().into_iter().chain(stages);
    let named = named.map(|row| (row, of_device(row.0)));
    let rest = [((written.0, u64::from(written.1)), Some(u64::from(seen.1)))];
    let rows = named.chain(rest);
    rows.filter(|((name, written), seen)| {
        *seen != Some(*written) && seen.is_none_or(|seen| !GREW.contains(&(*name, seen)))
    })
    .map(|((name, written), seen)| format!("{name}: {written} written, {seen:?} seen"))
    .collect()
}

/// The hand-written profile `llvmpipe` equals the limits that the driver reports.
#[test]
fn the_llvmpipe_profile_equals_the_limits_of_lavapipe() {
    let json = with_drivers(&["devices", "--format", "json"], &working_drivers());
    let devices: Vec<Capabilities> = serde_json::from_slice(&json.stdout).expect("JSON");
    let mut found = devices.into_iter().filter(|d| d.driver_name == "llvmpipe");
    let Some(device) = found.next() else {
        println!("no lavapipe here: nothing to hold the profile against");
        return;
    };
    assert_eq!(differences(&device, "llvmpipe"), [""; 0]);
    // Others do differ, each kind of limit among them.
    let others = differences(&device, "vulkan-minimum").join("\n");
    for part in [
        "maxTransformFeedbackStreams: 1",
        "maxVertexOutputComponents: 64",
        "locations: 16",
    ] {
        assert!(others.contains(part), "{part} in {others}");
    }
}

#[test]
fn other_drivers_are_listed_beside_one_that_does_not_load() {
    let folder = TempDir::new().expect("a temporary folder");
    let files = format!("{}:{}", broken_driver(&folder), working_drivers());
    let output = with_drivers(&["devices"], &files);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("VK_EXT_transform_feedback"));
    let complaint = text(&output.stderr);
    assert!(complaint.contains("libbroken.so"), "{complaint}");
}

#[test]
fn without_a_driver_the_message_explains_the_set_up() {
    let folder = TempDir::new().expect("a temporary folder");
    let missing = folder.path().join("missing.json").display().to_string();
    for files in [broken_driver(&folder), missing] {
        let output = with_drivers(&["devices"], &files);
        assert_eq!(output.status.code(), Some(69));
        assert!(output.stdout.is_empty());
        let complaint = text(&output.stderr);
        for part in [
            "no driver that works",
            "VK_DRIVER_FILES",
            &folder.path().display().to_string(),
        ] {
            assert!(complaint.contains(part), "{part} in {complaint}");
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_loader_the_message_names_the_package() {
    let folder = TempDir::new().expect("a temporary folder");
    fs::write(folder.path().join("libvulkan.so.1"), "no library").expect("the file is written");
    let path = folder.path().display().to_string();
    let output = xfb(&["devices"], &[("LD_LIBRARY_PATH", &path)]);
    assert_eq!(output.status.code(), Some(69));
    let complaint = text(&output.stderr);
    for part in ["the Vulkan loader cannot be opened", "libvulkan1"] {
        assert!(complaint.contains(part), "{part} in {complaint}");
    }
}

#[test]
fn a_damaged_driver_file_is_reported() {
    let folder = TempDir::new().expect("a temporary folder");
    let file = folder.path().join("damaged.json");
    fs::write(&file, "no JSON at all").expect("the driver file is written");
    let output = with_drivers(&["devices"], &file.display().to_string());
    assert_eq!(output.status.code(), Some(69));
    // Loaders differ in what they make of it.
    assert!(
        text(&output.stderr).contains("the Vulkan loader"),
        "{output:?}"
    );
}

#[test]
fn without_the_layer_the_message_names_the_package() {
    let folder = TempDir::new().expect("a temporary folder");
    let path = folder.path().display().to_string();
    let environment = [("VK_LAYER_PATH", path.as_str())];
    let output = xfb(&["run", "--validation", "xfb.place.*"], &environment);
    assert_eq!(output.status.code(), Some(69), "{output:?}");
    let complaint = text(&output.stderr);
    for part in [
        "VK_LAYER_KHRONOS_validation is not installed",
        "VK_LAYER_PATH",
    ] {
        assert!(complaint.contains(part), "{part} in {complaint}");
    }
}
