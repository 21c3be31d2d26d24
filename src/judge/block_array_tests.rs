//! No case requires the capture of an array of blocks, of which the text of Vulkan does
//! not state the buffers, unless it is about them.

use super::*;
use crate::capture::OutputForm;
use crate::case::{Case, List};
use crate::catalog::Library;
use crate::packing::CaptureLimits;
use crate::spirv;
use crate::types::{Interface, Stage};

/// Whether an array of several blocks is captured.
fn captures_block_array(interface: &Interface) -> bool {
    interface.outputs.iter().any(|output| {
        let members = output.block.iter().flat_map(|block| &block.members);
        let mut captures = std::iter::once(output.capture).chain(members.map(|m| m.capture));
        output.block.is_some()
            && output.ty.flattened_len() > 1
            && captures.any(|capture| capture.offset.is_some())
    })
}

/// Whether the module that the device receives captures an array of several blocks. It
/// must capture the same memory as the module that was compiled.
fn captured_on_the_device(library: &Library, case: &Case) -> bool {
    let name = &case.name;
    let capture = case.capture().expect("a case for a device");
    let device = Capabilities::offering(&capture.program.features);
    let prepared = Prepared::new(&case.rules, capture, &device);
    let prepared = prepared.unwrap_or_else(|why| panic!("{name}: {why:?}"));
    let ready = ready(CapturePath::Native, &prepared, library.sources(), &device);
    let (ready, _) = ready.unwrap_or_else(|why| panic!("{name}: {}", why.reason));
    let mut modules = ready.program.modules.iter();
    let last = modules.rfind(|module| module.stage != Stage::Fragment);
    let last = last.expect("a stage that captures");
    let module = spirv::load_words(&last.words).expect("a valid module");
    let interface = spirv::reflect(&module, Some(last.stage)).expect("an interface");
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    let read = crate::capture::read(&interface, None, &options);
    let read = read.unwrap_or_else(|error| panic!("{name}: {error}"));
    let places = |buffers: &[Buffer]| -> Vec<_> {
        let places = buffers.iter();
        places.map(|b| (b.binding, b.stride, b.stream)).collect()
    };
    assert_eq!(places(&read.buffers()), places(&ready.buffers), "{name}");
    if capture.program.request.is_none() {
        let outputs = |captured: &Captured<'_>| captured.outputs(OutputForm::Locations);
        assert_eq!(outputs(&read), outputs(&ready.captured), "{name}");
    }
    captures_block_array(&interface)
}

#[test]
fn only_the_cases_about_them_capture_arrays_of_blocks() {
    let library = Library::embedded();
    let names = library.names().expect("no mistake").into_iter();
    let (mut split, mut kept) = (0, 0);
    for name in names.filter(|name| List::Default.holds(name.list)) {
        let case = library
            .get(&name.name)
            .expect("no mistake")
            .expect("a case");
        let Some(capture) = case.capture() else {
            continue;
        };
        let arrays = |program: &Program| {
            let mut outputs = program.interface.outputs.iter();
            outputs.any(|output| output.block.is_some() && output.ty.flattened_len() > 1)
        };
        if !capture.programs().any(arrays) {
            continue;
        }
        let is_kept = captured_on_the_device(&library, &case);
        let is_about_them = case.rules.contains(&98);
        assert_eq!(is_kept, is_about_them, "{}", name.name);
        assert!(!is_kept || capture.probe.is_some(), "{}", name.name);
        *(if is_kept { &mut kept } else { &mut split }) += 1;
    }
    assert!(split >= 120, "{split} cases");
    assert!(kept >= 9, "{kept} cases");
}
