//! Tests of the work of a run, from the choice of its cases to the device, counted in
//! each of its processes.

use super::*;
use crate::capture;
use crate::cli::device_args::Api;
use crate::device::fake;
use crate::run::CaseRunner;
use crate::run::on_device::DeviceRunner;
use crate::script::requirements::job;
use crate::script::validate::validations;

/// The work that a process of a run has done.
#[derive(Debug, PartialEq)]
struct Computed {
    /// Case files that were parsed.
    files: usize,
    /// Captures, each of an interface and limits of its own.
    captures: u64,
    /// Scripts whose legality was checked.
    legality: u64,
    /// Requirements of the programs and the script of a case.
    requirements: u64,
}

/// Returns what `work` computes on this thread; it returns the number of parsed files.
fn count(work: impl FnOnce() -> usize) -> Computed {
    let (captures, legality) = (capture::computed(), validations());
    let requirements = job::computed();
    let files = work();
    Computed {
        files,
        captures: capture::computed() - captures,
        legality: validations() - legality,
        requirements: job::computed() - requirements,
    }
}

/// Runs a case as `xfb run` does and returns what the process of the command and the
/// process of its worker compute.
fn processes(name: &str) -> (Computed, Computed) {
    let selection = SelectionArgs {
        patterns: vec![name.to_owned()],
        ..SelectionArgs::default()
    };
    // The command reads the case to refuse mistakes before a worker starts, and to
    // determine whether it needs a process of its own.
    let command = count(|| {
        let mut selected = SelectedCases::new(&selection, None).expect("the case exists");
        selected.check(Api::Vulkan).expect("no mistake");
        assert_eq!(selected.names, [name]);
        selected.libraries.iter().map(Library::parsed).sum()
    });
    // A worker is another process: it receives the name, and nothing that the command
    // has read.
    let worker = count(|| {
        let libraries = selection.libraries().expect("no paths");
        let mut runner = DeviceRunner::new(libraries.clone(), fake::device());
        let result = runner.run(name, &mut |_| ());
        // The driver of the test renders nothing.
        assert_eq!(result.status.to_string(), "fail", "{}", result.reason);
        libraries.iter().map(Library::parsed).sum()
    });
    (command, worker)
}

#[test]
fn each_process_of_a_run_computes_everything_once() {
    let (command, worker) = processes("xfb.counter.first.1");
    // Without limits, for the sizes of the script.
    let once = Computed {
        files: 1,
        captures: 1,
        legality: 1,
        requirements: 0,
    };
    assert_eq!(command, once);
    // Besides, within the limits of the device, and of the interface of the compiled
    // module.
    let once = Computed {
        files: 1,
        captures: 3,
        legality: 1,
        requirements: 1,
    };
    assert_eq!(worker, once);
}

#[test]
fn a_table_without_limits_is_compared_with_the_capture_that_reading_the_case_computes() {
    let name = "xfb.place.stride.vertex.8";
    let case = Library::embedded().get(name).expect("no mistake");
    let case = case.expect(name);
    let references = &case.capture().expect("a device case").references;
    assert!(references.states_unlimited());
    processes(name);
}

#[test]
fn a_module_that_is_rewritten_for_names_is_read_once() {
    let name = "xfb.gl.next_buffer.skips.3";
    let case = Library::embedded().get(name).expect("no mistake");
    let case = case.expect(name);
    let program = &case.capture().expect("a device case").program;
    assert!(program.request.is_some());
    // Counting asserts that each capture is computed once.
    processes(name);
}

#[test]
fn a_case_that_is_also_rewritten_is_read_once_for_both() {
    for (name, captures) in [("xfb.fuzz.declared.2.1", 4), ("xfb.fuzz.requested.2.1", 5)] {
        let case = Library::embedded().get(name).expect("no mistake");
        let case = case.expect(name);
        let capture = case.capture().expect("a device case");
        assert!(capture.also_rewrite.is_some(), "{name}");
        // Counting asserts that each capture is computed once. The modules of both are
        // ready before the first runs: each rewritten one is a capture besides.
        let (_, worker) = processes(name);
        assert_eq!(worker.captures, captures, "{name}");
    }
}
