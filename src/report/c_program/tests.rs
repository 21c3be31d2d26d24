//! Programs of short traces.

use super::*;
use crate::device::trace::Call;

fn object(name: &str) -> Value {
    Value::Object(name.to_owned())
}

fn call(function: &'static str, arguments: Vec<Value>, created: &[(&'static str, &str)]) -> Entry {
    let outputs = created.iter();
    Entry::Call(Call {
        function: function.into(),
        arguments: arguments
            .into_iter()
            .map(|value| ("argument".to_owned(), value))
            .collect(),
        outputs: outputs
            .map(|(ty, name)| ((*ty).into(), (*name).to_owned()))
            .collect(),
        result: None,
        has_returned: true,
    })
}

/// A run that writes a word to a new buffer, binds its address and destroys it.
fn run(number: usize, word: u8) -> Vec<Entry> {
    let (buffer, address) = (
        format!("buffer_{number}"),
        format!("device_address_{number}"),
    );
    let at = Value::Address {
        base: address.clone(),
        offset: 64,
    };
    let mut run = vec![Entry::Run];
    run.push(call(
        "vkCreateBuffer",
        vec![object("device_1")],
        &[("VkBuffer", &buffer)],
    ));
    run.push(call(
        "vkGetBufferDeviceAddress",
        vec![object("device_1"), object(&buffer)],
        &[("VkDeviceAddress", &address)],
    ));
    run.push(call(
        "vkCmdBindTransformFeedbackBuffers2EXT",
        vec![object("command_buffer_1"), at],
        &[],
    ));
    run.push(Entry::Write {
        memory: "device_memory_1".to_owned(),
        offset: 8,
        bytes: vec![word; 4],
    });
    run.push(call("vkQueueSubmit", vec![object("queue_1")], &[]));
    run.push(Entry::Results);
    run.push(call(
        "vkDestroyBuffer",
        vec![object("device_1"), object(&buffer)],
        &[],
    ));
    run
}

fn text(entries: Vec<Entry>) -> String {
    let trace = Trace {
        entries,
        ..Trace::default()
    };
    program(&trace, &[], "a comment\n").expect("a program")
}

#[test]
fn the_second_run_of_the_same_calls_is_a_pass_of_a_loop() {
    let end = call("vkDestroyDevice", vec![object("device_1")], &[]);
    let text = text([run(1, 0x11), run(2, 0xee), vec![end]].concat());
    for part in [
        "    for (run = 0; run < 2; run++) {\n        part_0();\n    }\n    part_1();\n",
        "static const uint32_t bytes[2][1] = {{\n            0x11111111,}, {\n",
        "memcpy(map_device_memory_1 + 8, bytes[run % 2], 4);",
        "device_address_1 = vkGetBufferDeviceAddress(device_1, buffer_1);",
        "vkCmdBindTransformFeedbackBuffers2EXT_(command_buffer_1, device_address_1 + 64);",
        "vkDestroyDevice(device_1, NULL);",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    assert!(!text.contains("buffer_2"), "{text}");
    assert_eq!(text.matches("vkQueueSubmit(").count(), 1, "{text}");
}

#[test]
fn memory_of_the_first_run_alone_is_allocated_in_its_pass() {
    let mut first = run(1, 0x11);
    let memory = [("VkDeviceMemory", "device_memory_1")];
    let allocated = call(
        "vkAllocateMemory",
        vec![object("device_1"), Value::Null],
        &memory,
    );
    first.insert(1, allocated);
    let text = text([first, run(2, 0xee)].concat());
    let guarded =
        "if (run % 2 == 0) {\n        vkAllocateMemory(device_1, 0, NULL, &device_memory_1);";
    assert!(text.contains(guarded), "{text}");
    assert!(text.contains("for (run = 0; run < 2; run++)"), "{text}");
}

#[test]
fn runs_of_other_calls_follow_one_another() {
    // The buffer of the first run still exists in the second.
    let mut first = run(1, 0x11);
    first.pop();
    let several = text([first, run(2, 0xee)].concat());
    assert!(
        several.contains("run = 1;\n") && several.contains("buffer_2"),
        "{several}"
    );
    // The second run submits twice.
    let mut second = run(2, 0xee);
    second.push(call("vkQueueSubmit", vec![object("queue_1")], &[]));
    let several = text([run(1, 0x11), second].concat());
    assert_eq!(several.matches("vkQueueSubmit(").count(), 3, "{several}");
}
