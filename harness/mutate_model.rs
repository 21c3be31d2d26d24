//! Writes a copy of the project in which the model that replaces a driver has every fault of
//! `ci/proofs/model-edits.toml`, and the files that `xfb faults` needs; `ci/proofs/mutate-model` builds it.
//!
//! `mutate_model DIR`

#[path = "mutate_model/edits.rs"]
mod edits;

use edits::Edits;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::process::ExitCode;

/// The folders and files that the copy shares with the project.
const SHARED: [&str; 6] = ["cases", "shaders", "ci", "harness", "docs", "README.md"];

/// The names of the workspace's members below `harness`, which are shared.
const TOOLS: [&str; 2] = ["name = \"xfb-fault-layer\"", "name = \"xfb-vulkan-tables\""];

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("{}: {error}", from.display());
    if from.is_dir() {
        fs::create_dir_all(to).map_err(failed)?;
        for entry in fs::read_dir(from).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            copy(&entry.path(), &to.join(entry.file_name()))?;
        }
        return Ok(());
    }
    fs::copy(from, to).map(|_| ()).map_err(failed)
}

fn failed(error: std::io::Error) -> String {
    error.to_string()
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// Returns a manifest or a lock file with other versions of the project's crates: cargo takes
/// crates of equal names, versions and relative paths for the same.
fn versioned(text: &str) -> String {
    let lines = text.lines().scan(false, |is_own, line| {
        let is_version = line.starts_with("version = ") && *is_own;
        if line.starts_with("name = ") {
            *is_own = line.starts_with("name = \"xfb-") && !TOOLS.contains(&line);
        }
        Some(if is_version {
            line.trim_end_matches('"').to_owned() + "+mutated\"\n"
        } else {
            line.to_owned() + "\n"
        })
    });
    lines.collect()
}

fn write(folder: &Path) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let edits = read(&root.join("ci/proofs/model-edits.toml"))?;
    let edits = Edits::read(&edits).map_err(|error| error.to_string())?;
    let source = folder.join("src");
    let _ = fs::remove_dir_all(&source);
    copy(&root.join("src"), &source)?;
    edits.apply(&source)?;
    // Other names of package and program, and other versions of the crates, so that both can
    // be in one build folder.
    for file in ["Cargo.toml", "Cargo.lock"] {
        let text = read(&root.join(file))?;
        let package = "name = \"xfb-conformance\"";
        let text = text
            .replacen(package, "name = \"xfb-conformance-mutated\"", 1)
            .replace(
                "default-run = \"xfb\"",
                "default-run = \"xfb-mutated-model\"",
            )
            .replace(
                "[[bin]]\nname = \"xfb\"",
                "[[bin]]\nname = \"xfb-mutated-model\"",
            );
        fs::write(folder.join(file), versioned(&text)).map_err(failed)?;
    }
    for entry in fs::read_dir(&source).map_err(failed)? {
        let file = entry.map_err(failed)?.path().join("Cargo.toml");
        if file.exists() {
            fs::write(&file, versioned(&read(&file)?)).map_err(failed)?;
        }
    }
    for shared in SHARED {
        let link = folder.join(shared);
        if link.symlink_metadata().is_err() {
            symlink(root.join(shared), &link).map_err(|error| format!("{shared}: {error}"))?;
        }
    }
    let table = edits.table()?.to_string();
    fs::write(folder.join("faults.json"), table).map_err(failed)?;
    fs::write(folder.join("model.toml"), "model = true\n").map_err(failed)?;
    let names = edits.names();
    let rare = names.iter().filter(|(_, rare)| *rare).count();
    println!("{} faults, {rare} of them rare", names.len());
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().skip(1).collect();
    let [folder] = &arguments[..] else {
        eprintln!("usage: mutate_model DIR");
        return ExitCode::from(64);
    };
    match write(folder.as_ref()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("mutate_model: {error}");
            ExitCode::from(74)
        }
    }
}
