//! The captures in recorded texts of NVK (Mesa 26.2.6), shortened to what concerns transform
//! feedback, unchanged and with one change each. They were printed without the hardware.

use super::tests::judged_as;
use crate::judge::CaseResult;
use crate::script::executor::{CommandText, Execution};
use crate::verdict::Status;

/// A text, the case that it was printed for, and the addresses of its buffers and counters.
struct Recorded {
    case: &'static str,
    text: &'static str,
    buffers: &'static [u64],
    counters: &'static [u64],
}

/// Two streams from a geometry shader, each to its buffer; Turing.
const STREAMS: Recorded = Recorded {
    case: "xfb.layout.same_location_streams.0_1",
    text: include_str!("stored_fixtures/streams_turing.push"),
    buffers: &[0x3f_fdb8_e100, 0x3f_fdb8_e3d0],
    counters: &[],
};

/// Two buffers that are resumed; Turing.
const RESUMED: Recorded = Recorded {
    case: "xfb.resume.buffers.2.points",
    text: include_str!("stored_fixtures/resume_turing.push"),
    buffers: &[0x3f_fdb8_e100, 0x3f_fdb8_e420],
    counters: &[0x3f_fdb8_e8e8, 0x3f_fdb8_e8f8],
};

/// Two buffers that are resumed, on Kepler, where the driver does not resume the second.
const NOT_RESUMED: Recorded = Recorded {
    text: include_str!("stored_fixtures/resume_kepler.push"),
    buffers: &[0x3e_fdb4_e100, 0x3e_fdb4_e420],
    counters: &[0x3e_fdb4_e8e8, 0x3e_fdb4_e8f8],
    ..RESUMED
};

/// A draw of captured vertices; Turing.
const BYTE_COUNT: Recorded = Recorded {
    case: "xfb.byte_count.instances.3.0.lines",
    text: include_str!("stored_fixtures/byte_count_turing.push"),
    buffers: &[0x3f_fdb8_e100],
    counters: &[0x3f_fdb8_e548, 0x3f_fdb8_e558],
};

impl Recorded {
    fn judged(&self) -> CaseResult {
        self.judged_with(self.text)
    }

    fn judged_with(&self, text: &str) -> CaseResult {
        let commands = CommandText {
            text: text.to_owned(),
            buffers: self.buffers.to_vec(),
            counters: self.counters.to_vec(),
        };
        let execution = Execution {
            commands: Some(commands),
            ..Execution::default()
        };
        judged_as(self.case, "NVK", &execution)
    }
}

fn assert_fails(result: &CaseResult, fingerprint: &str, reason: &str) {
    let print = result.fingerprint.as_deref();
    assert_eq!(print, Some(fingerprint), "{reason}: {}", result.reason);
    assert_eq!(result.status, Status::Fail, "{reason}");
    assert!(
        result.reason.contains(reason),
        "{reason}: {}",
        result.reason
    );
}

#[test]
fn the_captures_of_a_driver_that_is_right_pass_with_all_contents_known() {
    for recorded in [STREAMS, RESUMED, BYTE_COUNT] {
        let result = recorded.judged();
        let judged = (result.status, result.reason.as_str());
        assert_eq!(judged, (Status::Pass, ""), "{}", recorded.case);
    }
}

#[test]
fn a_counter_that_is_loaded_elsewhere_is_found() {
    let reason = "capture 1: buffer 1 begins at byte 0, not at its counter: a counter is loaded \
                  into the method at distance 1 from the pointer of buffer 0, and pointers are 8 \
                  apart";
    assert_fails(&NOT_RESUMED.judged(), "stores.load", reason);
    // The pointers of buffers are 8 methods apart.
    let right = NOT_RESUMED.text.replacen(
        "CALL_MME_MACRO(21)\n\t\t.V = (0x1)",
        "CALL_MME_MACRO(21)\n\t\t.V = (0x8)",
        1,
    );
    assert_ne!(right, NOT_RESUMED.text);
    assert_eq!(NOT_RESUMED.judged_with(&right).status, Status::Pass);
}

#[test]
fn each_wrong_command_is_named() {
    for (recorded, from, to, fingerprint, reason) in [
        (
            STREAMS,
            "CONTROL_STRIDE(1)\n\t\t.BYTES = (0x",
            "CONTROL_STRIDE(1)\n\t\t.BYTES = (0x1",
            "stores.stride",
            "for buffer 1, not ",
        ),
        (
            STREAMS,
            "CONTROL_STREAM(1)\n\t\t.SELECT = (0x1)",
            "CONTROL_STREAM(1)\n\t\t.SELECT = (0x0)",
            "stores.stream",
            "the driver states a stream of 0 for buffer 1, not 1",
        ),
        (
            RESUMED,
            ".VALUE = 0xff222120",
            ".VALUE = 0xff222020",
            "stores.component",
            "a.y belongs to byte 4 of vertex 0 in buffer 0, where a.x is stored: register 0x20",
        ),
        (
            RESUMED,
            ".VALUE = 0xff222120",
            ".VALUE = 0xff2221ff",
            "stores.missing",
            "a.x is not stored to byte 0 of vertex 0 in buffer 0",
        ),
        (
            RESUMED,
            ".VALUE = 0x262524ff",
            ".VALUE = 0x26ff2524",
            "stores.offset",
            "and is stored to byte 0 of vertex 0 in buffer 1",
        ),
        (
            RESUMED,
            "COMPONENT_COUNT(0)\n\t\t.MAX = (0x3)",
            "COMPONENT_COUNT(0)\n\t\t.MAX = (0x2)",
            "stores.missing",
            "a.z is not stored to byte 8 of vertex 0 in buffer 0",
        ),
        (
            RESUMED,
            "CONTROL_COMPONENT_COUNT(3)",
            "SOMETHING(3)",
            "stores.stale",
            "capture 0: buffer 3 keeps the layout of earlier command buffers",
        ),
        (
            RESUMED,
            "ADDRESS_B(0)\n\t\t.LOWER = (0xfdb8e114)",
            "ADDRESS_B(0)\n\t\t.LOWER = (0xfdb8e100)",
            "stores.address",
            "capture 0: buffer 0 is bound 20 bytes before its range",
        ),
        (
            RESUMED,
            ".BYTES = (0x150)",
            ".BYTES = (0x1c0)",
            "stores.size",
            "capture 0: buffer 1 has 448 bytes, not 336",
        ),
        (
            RESUMED,
            "BUFFER_ENABLE(1)\n\t\t.V = TRUE",
            "BUFFER_ENABLE(2)\n\t\t.V = TRUE",
            "stores.bind",
            "capture 0: buffer 1 is not bound",
        ),
        (
            RESUMED,
            "POINTER(1)\n\t\t.START_OFFSET = (0x0)",
            "POINTER(1)\n\t\t.START_OFFSET = (0x4)",
            "stores.pointer",
            "capture 0: buffer 1 begins at byte 4, not at byte 0",
        ),
        (
            RESUMED,
            "DATA(21)\n\t\t.V = (0xfdb8e8f8)",
            "DATA(21)\n\t\t.V = (0xfdb8e8e8)",
            "stores.pointer",
            "capture 1: buffer 1 begins at what is 16 bytes before its counter",
        ),
        (
            RESUMED,
            ".SUB_REPORT = (0x1)",
            ".SUB_REPORT = (0x0)",
            "stores.counter",
            "capture 0: its end stores no byte count of buffer 1",
        ),
        (
            RESUMED,
            ".OFFSET_LOWER = (0xfdb8e8f8)",
            ".OFFSET_LOWER = (0xfdb8e8fc)",
            "stores.counter",
            "its end stores the byte count of buffer 1 4 bytes after its counter",
        ),
        (
            RESUMED,
            ".ENABLE = FALSE",
            ".ENABLE = TRUE",
            "stores.capture",
            "transform feedback begins and ends 1 times in the submitted commands, not 2",
        ),
        (
            STREAMS,
            ".SUB_REPORT = (0x1)",
            ".SUB_REPORT = (0x0)",
            "stores.query",
            "of stream 0 as count",
        ),
        (
            BYTE_COUNT,
            "AUTO_START\n\t\t.BYTE_COUNT = (0x0)",
            "AUTO_START\n\t\t.BYTE_COUNT = (0x4)",
            "stores.byte_count",
            "drawn with counter offset 4 and stride 16, not with counter offset 0 and stride 16",
        ),
        (
            BYTE_COUNT,
            "SET_DRAW_AUTO_STRIDE",
            "SET_ANOTHER",
            "stores.byte_count",
            "captured vertices are not drawn with counter offset 0 and stride 16",
        ),
    ] {
        assert!(recorded.text.contains(from), "no {from}");
        let result = recorded.judged_with(&recorded.text.replacen(from, to, 1));
        assert_fails(&result, fingerprint, reason);
    }
}

#[test]
fn a_draw_that_is_left_out_lacks_its_layout() {
    let controls = [
        "CONTROL_STRIDE",
        "COMPONENT_COUNT",
        "unknown method",
        "CONTROL_STREAM",
    ];
    let text = controls
        .iter()
        .fold(STREAMS.text.to_owned(), |text, control| {
            text.replace(control, "NV9097_SOMETHING")
        });
    let reason = "capture 0: no layout of its buffers is set, as if nothing were drawn";
    assert_fails(&STREAMS.judged_with(&text), "stores.layout", reason);
}

#[test]
fn nothing_is_concluded_from_commands_that_cannot_be_read() {
    let unknown = RESUMED.text.replacen("0x262524ff", "0x262524fe", 1);
    let changed = RESUMED
        .text
        .replacen(".BYTES = (0x150)", ".SIZE = (0x150)", 1);
    let none = judged_as(RESUMED.case, "NVK", &Execution::default());
    for (result, reason) in [
        (none, "a text of the submitted commands (NVK_DEBUG=push)"),
        (
            RESUMED.judged_with("nothing"),
            "a text of the submitted commands (NVK_DEBUG=push)",
        ),
        (
            RESUMED.judged_with(&unknown),
            "a text that can be read: register 0xfe for word 0 of buffer 1",
        ),
        (
            RESUMED.judged_with(&changed),
            "a text that can be read: mthd 03ac NV9097_SET_STREAM_OUT_BUFFER_SIZE(1)",
        ),
    ] {
        assert_eq!(result.status, Status::Unsupported, "{}", result.reason);
        assert!(result.reason.starts_with(reason), "{}", result.reason);
    }
}
