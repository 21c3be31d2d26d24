//! Floor 13: results and their formats.
//!
//! * [`run`] – what a run was: device, command line, environment, ending.
//! * [`case`] – what a case is.
//! * [`csv`] – `results.csv` and `failures.csv`, in deqp-runner's syntax.
//! * [`json`] – `results.json`.
//! * `rows` – a file of rows that is complete after every row.
//! * [`abridgement`] – the failures that keep their details.
//! * [`files`] – all of them in one folder, complete up to the last case.
//! * [`artifacts`] – the files that summarize a run: [`failure_text`] – a text file per
//!   failure; [`junit`] – JUnit XML; and the page.
//! * [`summary`] – counts, reasons and fingerprints.
//! * [`explanation`] – a result and its details as text; [`findings`] – the part on
//!   memory, counters and queries.
//! * [`neighbours`] – the nearest passing cases.
//! * [`boxes`] – the slots of a capture, drawn.
//! * [`tables`] – the tables of a capture, as text.
//! * [`slots`] – a packed interface, as text.
//! * [`layouts`] – blocks in memory.
//! * [`profile`] – what devices do with what the text leaves open.
//! * [`job_files`] – the modules, script and memory of a case, as files; [`memory_files`] –
//!   what the memory must hold.
//! * `issue` – the text of an issue for the tracker of a driver.
//! * `c_program` – a program in C that makes the calls of a case; `c_project` – a project of
//!   such programs.
//! * [`repeats`] – cases that run several times.
//! * [`timings`] – where the time of a run went.
//! * [`fault_matrix`] – which faults of a driver the cases detect; `fault_matrix_text` – the
//!   same for people.
//! * `coverage` – which classes of each argument the cases reach.
//! * [`fuzz`] – a session of random cases; [`fuzz_find`] – one that failed.
//! * [`durations`] – the cases that took long.
//! * [`unfinished`] – a run that did not end, so that it can continue.
//! * [`recorded_run`] – the files of a run, read again; [`comparison`] – of several runs; [`triage`] – of several layers;
//!   [`comparison_page`] – the same as a page.
//! * [`merged_run`] – several runs as one.
//! * [`page`] – lines and tables, which become text or HTML; [`html_page`] – a run in HTML.
//! * [`terminal`] – what a person reads.
//! * [`devices`] – the devices of a machine.

pub mod abridgement;
pub mod artifacts;
pub mod boxes;
#[cfg(feature = "vulkan")]
pub mod c_program;
#[cfg(feature = "vulkan")]
pub mod c_project;
pub mod c_struct;
pub mod case;
pub mod compared_blocks;
pub mod comparison;
pub mod comparison_page;
#[cfg(feature = "vulkan")]
pub mod coverage;
#[cfg(feature = "vulkan")]
pub mod covered_pairs;
pub mod csv;
pub mod devices;
pub mod durations;
pub mod failure_report;
pub mod failure_text;
pub mod fault_matrix;
mod fault_matrix_text;
pub mod files;
pub mod findings;
pub mod fuzz;
pub mod fuzz_find;
pub mod html_page;
pub mod issue;
pub mod job_files;
pub mod json;
pub mod junit;
pub mod layouts;
pub mod memory_files;
pub mod merged_run;
pub mod page;
pub mod profile;
pub mod recorded_run;
pub mod repeats;
mod rows;
pub mod run;
pub mod similar_passing;
pub mod slots;
pub mod summary;
pub mod tables;
pub mod terminal;
pub mod timings;
pub mod triage;
pub mod unfinished;

pub use summary::Summary;
pub use timings::Timings;
