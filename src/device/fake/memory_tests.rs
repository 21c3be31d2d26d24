//! Drivers whose lists, memory types and memory differ from the usual ones.

use super::driver::{Driver, Lie, Variant, with};
use super::entry;
use super::scenarios::placed;
use super::tests::{Outcome, Run, run};
use crate::script::ExecuteError;
use crate::script::placement::Allocation;
use crate::{Instance, Validation, reports};
use ash::vk;

/// Runs a job with buffers in this memory.
fn in_memory(allocation: Allocation, driver: Driver) -> Run {
    run(&placed(allocation), Validation::Off, driver)
}

#[test]
fn lists_of_a_wrong_length_are_refused() {
    let devices = "vkEnumeratePhysicalDevices";
    let layers = "vkEnumerateInstanceLayerProperties";
    let extensions = "vkEnumerateInstanceExtensionProperties";
    let rows = [
        (Lie::ManyElements(devices), "2147483648 elements"),
        (
            Lie::MoreElements(devices),
            "2 elements where there was memory for 1",
        ),
        (Lie::Endless(devices), "VK_INCOMPLETE 16 times"),
        (
            Lie::NullDevice,
            "vkEnumeratePhysicalDevices returned VK_NULL_HANDLE",
        ),
        (Lie::ManyElements(layers), "2147483648 elements"),
        (
            Lie::MoreElements(extensions),
            "5 elements where there was memory for 4",
        ),
    ];
    for (lie, message) in rows {
        with(|driver| *driver = Driver::lying(lie));
        let refused = Instance::with_entry(entry(), Validation::On);
        let error = refused.err().expect("a list of a wrong length").to_string();
        assert!(error.contains(message), "{lie:?}: {error}");
    }
}

#[test]
fn a_device_with_a_wrong_list_of_extensions_has_none() {
    let call = "vkEnumerateDeviceExtensionProperties";
    for lie in [
        Lie::ManyElements(call),
        Lie::MoreElements(call),
        Lie::Endless(call),
    ] {
        with(|driver| *driver = Driver::lying(lie));
        let instance = Instance::with_entry(entry(), Validation::Off).expect("an instance");
        assert!(!reports(&instance)[0].transform_feedback, "{lie:?}");
        let note = instance.loader_messages().join("\n");
        assert!(note.contains("device 0: vkEnumerateDevice"), "{note}");
    }
}

/// No sentence promises a type that two buffers of different usage have in common.
#[test]
fn memory_that_two_buffers_cannot_share_is_unsupported() {
    for allocation in [Allocation::DeviceLocal, Allocation::After16MiB] {
        let done = in_memory(allocation, Driver::varying(Variant::TypeOfCopies));
        let Outcome::Executed(Err(ExecuteError::Unsupported(lack))) = &done.outcome else {
            panic!("{allocation:?} has the outcome {:?}", done.outcome);
        };
        assert!(lack.starts_with("a memory type that two users"), "{lack}");
        assert_eq!(done.faults, [""; 0]);
    }
    // The others have no second buffer.
    for allocation in [Allocation::HostCached, Allocation::DeviceDedicated] {
        let done = in_memory(allocation, Driver::varying(Variant::TypeOfCopies));
        assert!(matches!(done.outcome, Outcome::Executed(Ok(()))));
    }
}

#[test]
fn sparse_memory_that_the_host_does_not_see_is_staged() {
    let done = in_memory(
        Allocation::Sparse,
        Driver::varying(Variant::DeviceLocalSparse),
    );
    let outcome = &done.outcome;
    assert!(matches!(outcome, Outcome::Executed(Ok(()))), "{outcome:?}");
    assert_eq!(done.faults, [""; 0]);
}

#[test]
fn memory_that_no_heap_has_is_not_allocated() {
    let done = in_memory(Allocation::After16MiB, Driver::varying(Variant::SmallHeap));
    let Outcome::Executed(Err(ExecuteError::Unsupported(lack))) = &done.outcome else {
        panic!("the outcome is {:?}", done.outcome);
    };
    assert_eq!(lack, "memory for a buffer of more than 16777216 bytes");
    assert_eq!(done.faults, [""; 0]);
}

#[test]
fn memory_that_a_machine_lacks_at_submission_is_unsupported() {
    let clean = in_memory(Allocation::After16MiB, Driver::default());
    for call in ["vkQueueSubmit", "vkWaitForFences"] {
        let position = clean.calls.iter().position(|made| *made == call);
        let position = position.expect("the call is made");
        let result = vk::Result::ERROR_OUT_OF_DEVICE_MEMORY;
        let large = in_memory(
            Allocation::After16MiB,
            Driver::failing(position..position + 1, result),
        );
        let Outcome::Executed(Err(ExecuteError::Unsupported(lack))) = &large.outcome else {
            panic!("{call} has the outcome {:?}", large.outcome);
        };
        assert_eq!(lack, "memory for a buffer of more than 16777216 bytes");
    }
}

/// The access scopes of a buffer memory barrier are accesses through its buffer.
#[test]
fn barriers_name_the_buffers_through_which_memory_is_used() {
    for allocation in [Allocation::HostCached, Allocation::Aliased] {
        let done = in_memory(allocation, Driver::default());
        assert!(matches!(done.outcome, Outcome::Executed(Ok(()))));
        let (used, named) =
            with(|driver| (driver.counters.clone(), driver.barrier_buffers.clone()));
        assert!(!used.is_empty(), "{allocation:?}");
        assert!(
            used.is_subset(&named),
            "{allocation:?}: {used:?} of {named:?}"
        );
    }
}
