//! Tests of the project itself: its structure, its language, and what is written by hand
//! beside the code. All modules share one test program.

mod bounds;
mod case_format;
#[path = "support/files.rs"]
mod files;
mod floors;
mod language;
mod neutral_commands;
mod violated_rules;
