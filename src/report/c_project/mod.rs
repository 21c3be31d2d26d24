//! A project of CMake with the programs of several cases and one program that runs them,
//! each in a process of its own.

use std::fmt::Write;

/// The files of every project, with their contents.
pub const FILES: [(&str, &str); 2] = [
    ("CMakeLists.txt", include_str!("CMakeLists.txt")),
    ("run.c", include_str!("run.c")),
];
/// The file of the list of cases.
pub const LIST: &str = "cases.h";

/// Returns the place of the program of a case in a project.
pub fn program(name: &str) -> String {
    format!("cases/{name}.c")
}

/// Returns the list of cases, a line each with the function and the name of the case.
pub fn list(names: &[String]) -> String {
    let mut text = String::new();
    for (number, name) in names.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "CASE(case_{number}, \"{name}\")");
    }
    text
}
