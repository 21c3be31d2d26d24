//! `xfb triage`: which layer of OpenGL on Vulkan is wrong.

use super::format::{Format, json};
use super::output::print;
use super::temporary_folder::temporary_folder;
use super::{Exit, Failure, Outcome};
use crate::report::recorded_run::RecordedRun;
use crate::report::triage::{self, Layer, Wrong};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Arguments of `xfb triage`.
#[derive(Debug, clap::Args)]
pub struct TriageArgs {
    /// Cases to run, by name or pattern, and files of cases
    #[arg(value_name = "CASE", required = true)]
    cases: Vec<String>,
    /// Folder of ANGLE's libEGL: OpenGL ES on Vulkan by ANGLE, in place of zink
    #[arg(long, value_name = "DIR")]
    angle: Option<PathBuf>,
    /// Device of Vulkan that runs the cases, by its index or a part of its name; the translation
    /// chooses its own
    #[arg(long, value_name = "INDEX|TEXT")]
    device: Option<String>,
    /// Use the GPU below zink; the default is the driver for the processor
    #[arg(long)]
    gpu: bool,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// Runs `xfb triage`.
pub fn run(args: TriageArgs) -> Outcome {
    let folder = temporary_folder("xfb-triage")?;
    let layers = layers(&args, &folder);
    // A folder that remains is harmless, and the system removes it.
    let _ = fs::remove_dir_all(&folder);
    let cases = triage::triage(&layers?);
    print(&match args.format {
        Format::Text => triage::text(&cases),
        Format::Json => json(&cases)?,
    })?;
    let is_right = |wrong: Wrong| wrong == Wrong::Nothing;
    Ok(if cases.iter().all(|case| is_right(case.wrong)) {
        Exit::Success
    } else {
        Exit::Failure
    })
}

/// Runs the cases on every layer.
fn layers(args: &TriageArgs, folder: &Path) -> Result<Vec<(Layer, RecordedRun)>, Failure> {
    type Variables<'v> = &'v [(&'v str, &'v str)];
    let run = |layer: Layer, label: &str, options: &[&str], variables: Variables<'_>| {
        let folder = folder.join(label);
        let mut run = run_layer(args, &folder, options, variables)?;
        label.clone_into(&mut run.label);
        Ok::<_, Failure>((layer, run))
    };
    let mut options = vec!["--plain"];
    if let Some(device) = &args.device {
        options.extend(["--device", device]);
    }
    let software = ("LIBGL_ALWAYS_SOFTWARE", "1");
    let llvmpipe = ("GALLIUM_DRIVER", "llvmpipe");
    let mut layers = match &args.angle {
        Some(angle) => {
            let angle = angle
                .to_str()
                .ok_or_else(|| Failure::new(Exit::Usage, "the path of --angle is not UTF-8"))?;
            let gl = ["--api", "gles", "--gl-library", angle];
            vec![
                run(Layer::Translated, "ANGLE", &gl, &[])?,
                run(Layer::Software, "llvmpipe", &gl[..2], &[software, llvmpipe])?,
            ]
        }
        None => {
            let gl = ["--api", "gl"];
            let zink = ("MESA_LOADER_DRIVER_OVERRIDE", "zink");
            let both = [zink, software];
            let variables = if args.gpu { &both[..1] } else { &both };
            vec![
                run(Layer::Translated, "zink", &gl, variables)?,
                run(Layer::Software, "llvmpipe", &gl, &[software, llvmpipe])?,
            ]
        }
    };
    layers.insert(0, run(Layer::Vulkan, "Vulkan", &options, &[])?);
    Ok(layers)
}

/// Runs the cases in a process of this program, whose drivers these variables choose.
fn run_layer(
    args: &TriageArgs,
    folder: &Path,
    options: &[&str],
    variables: &[(&str, &str)],
) -> Result<RecordedRun, Failure> {
    let failed = |message: String| Failure::new(Exit::Unavailable, message);
    let program = env::current_exe().map_err(|error| failed(format!("no program: {error}")))?;
    let mut command = Command::new(program);
    command
        .arg("run")
        .args(["--expectations", "none", "--output"])
        .arg(folder)
        .args(options)
        .arg("--")
        .args(&args.cases)
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    command.envs(variables.iter().copied());
    let ran = command.output();
    let ran = ran.map_err(|error| failed(format!("xfb run does not start: {error}")))?;
    // Calls of OpenGL are not for Vulkan.
    if Exit::from_status(ran.status) == Some(Exit::NothingTested) && !folder.exists() {
        return Ok(RecordedRun::without_results(""));
    }
    RecordedRun::read(folder).map_err(|_| {
        let text = String::from_utf8_lossy(&ran.stderr);
        let last = text.lines().rfind(|line| !line.trim().is_empty());
        let options = options.join(" ");
        let why = last.unwrap_or("it wrote no results");
        failed(format!("xfb run {options} has no results: {why}"))
    })
}
