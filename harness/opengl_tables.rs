//! Thirty tables that were worked out by hand, five of them wrong: the engine and a driver of OpenGL
//! contradict exactly those.

use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    program: Vec<Program>,
}

/// A program and its table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Program {
    /// Whether the table is wrong on purpose.
    #[serde(default)]
    wrong: bool,
    outputs: String,
    writes: String,
    names: Option<String>,
    mode: Option<String>,
    /// Name, type, size, offset and binding.
    varyings: BTreeSet<String>,
    /// Binding and stride.
    buffers: Vec<String>,
}

impl Program {
    /// Runs `xfb table` on the program.
    fn table(&self, file: &Path, options: &[&str]) -> Output {
        let text = format!(
            "#version 440\n{}\nvoid main() {{ gl_Position = vec4(0); {} }}\n",
            self.outputs, self.writes
        );
        fs::write(file, text).expect("the file is written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
        command.arg("table").arg(file).args(options);
        if let Some(names) = &self.names {
            let mode = self.mode.as_deref().unwrap_or("interleaved");
            command.args(["--varyings", names, "--mode", mode]);
        }
        let ran = command.env("LIBGL_ALWAYS_SOFTWARE", "1").output();
        ran.expect("xfb starts")
    }

    /// Whether the engine computes this table.
    fn is_of_the_engine(&self, file: &Path) -> bool {
        let ran = self.table(file, &["--format", "json"]);
        let table: Value = serde_json::from_slice(&ran.stdout).expect(&self.outputs);
        let row = |row: &Value, keys: &[&str]| {
            let words = keys.iter().map(|key| match &row[*key] {
                Value::String(text) => text.clone(),
                number => number.to_string(),
            });
            words.collect::<Vec<_>>().join(" ")
        };
        let rows = |list: &str, keys: &[&str]| -> Vec<String> {
            let rows = table[list].as_array().expect("a list").iter();
            rows.map(|value| row(value, keys)).collect()
        };
        let keys = ["name", "type", "size", "offset", "binding"];
        let varyings: BTreeSet<String> = rows("varyings", &keys).into_iter().collect();
        varyings == self.varyings && rows("buffers", &["binding", "stride"]) == self.buffers
    }
}

#[test]
fn the_engine_and_opengl_contradict_exactly_the_wrong_tables() {
    let tables: Tables = toml::from_str(include_str!("opengl_tables.toml")).expect("tables");
    assert_eq!(tables.program.len(), 30);
    let wrong = tables.program.iter().filter(|program| program.wrong);
    assert_eq!(wrong.count(), 5);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.vert");
    for program in &tables.program {
        let outputs = &program.outputs;
        assert_ne!(program.is_of_the_engine(&file), program.wrong, "{outputs}");
        // The driver reports what the engine computes, and so contradicts the same tables.
        let against = program.table(&file, &["--against", "gl"]);
        let printed = String::from_utf8_lossy(&against.stdout).into_owned();
        assert!(
            printed.ends_with("the same table\n"),
            "{outputs}: {printed}"
        );
    }
}
