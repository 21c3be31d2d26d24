//! Programs of short traces.

use super::*;
use crate::device::trace::Call;
use crate::script::commands::QueryKind;
use crate::units::QueryIndex;

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
fn only_mapped_memory_has_a_pointer() {
    let memory = |name| {
        let created = [("VkDeviceMemory", name)];
        call(
            "vkAllocateMemory",
            vec![object("device_1"), Value::Null],
            &created,
        )
    };
    let map = call(
        "vkMapMemory",
        vec![
            object("device_1"),
            object("device_memory_10"),
            Value::Unsigned(0),
            Value::Unsigned(64),
            Value::Unsigned(0),
        ],
        &[],
    );
    let text = text(vec![
        memory("device_memory_1"),
        memory("device_memory_10"),
        map,
    ]);
    assert!(
        text.contains("static unsigned char *map_device_memory_10;"),
        "{text}"
    );
    assert!(!text.contains("*map_device_memory_1;"), "{text}");
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

fn read(offset: u64, length: u64) -> Entry {
    Entry::Read {
        memory: "device_memory_1".to_owned(),
        offset,
        length,
    }
}

/// The program of one run that reads these entries and compares them.
fn compared(reads: Vec<Entry>, expected: Expected) -> Result<String, NoProgram> {
    let trace = Trace {
        entries: [vec![Entry::Run, Entry::Results], reads].concat(),
        ..Trace::default()
    };
    program(&trace, &[expected], "a comment\n")
}

#[test]
fn the_drawn_image_is_compared_without_its_guards() {
    let expected = || Expected {
        drawn: Some(checks::Drawn {
            resources_before: 1,
            bytes: vec![0x11; 8],
        }),
        ..Expected::default()
    };
    let text = compared(vec![read(0, 520), read(1024, 520)], expected()).expect("a program");
    let compare = "compare(\"the image\", map_device_memory_1 + 1280, ";
    assert_eq!(text.matches(compare).count(), 1, "{text}");
    assert!(text.contains("NULL, 8, 0);"), "{text}");
    // An image that is not read is not compared.
    let missing = compared(vec![read(0, 520)], expected());
    assert_eq!(missing, Err(NoProgram::Shape { run: 0 }));
}

#[test]
fn the_results_of_views_are_added_and_each_is_available() {
    let pool = Value::Pointer(Box::new(Value::Structure {
        name: "VkQueryPoolCreateInfo".to_owned(),
        fields: vec![(
            "queryType".to_owned(),
            Value::Name("VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT".to_owned()),
        )],
    }));
    let device = object("device_1");
    let created = call(
        "vkCreateQueryPool",
        vec![device.clone(), pool],
        &[("VkQueryPool", "query_pool_1")],
    );
    let number = Value::Unsigned;
    let arguments = vec![
        device,
        object("query_pool_1"),
        number(2),
        number(2),
        number(48),
        number(32),
        number(0),
    ];
    let got = call("vkGetQueryPoolResults", arguments, &[]);
    let expected = Expected {
        queries: vec![QueryNumbers {
            number: QueryIndex(1),
            kind: QueryKind::PrimitivesGenerated,
            index: 2,
            views: 2,
            numbers: vec![Some(14)],
            availability: true,
            is_wide: true,
        }],
        ..Expected::default()
    };
    let text = compared(vec![created, got], expected).expect("a program");
    for part in [
        "check_available(\"query 1\", query_results + 0 + 8, 32, 2, 8);",
        "compare_sum(\"query 1, primitives generated\", query_results + 0 + 0, 32, 2, 8, 14ull);",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
}

#[test]
fn a_program_is_refused_by_the_name_of_the_extension_that_is_not_recorded() {
    let trace = Trace {
        lacks: Some("device-generated commands (VK_EXT_device_generated_commands)".to_owned()),
        ..Trace::default()
    };
    let refused = program(&trace, &[], "a comment\n").expect_err("no program");
    assert_eq!(
        refused.to_string(),
        "the calls use device-generated commands (VK_EXT_device_generated_commands), whose memory \
         has addresses that differ in each run"
    );
}
