//! The structures of VK_KHR_device_address_commands, which ash does not have.

use super::recorder::ADDRESS;
use super::value::{Traced, Value};
use crate::address_commands::RangeInfo;

/// The bits of `VkAddressCommandFlagBitsKHR`, from bit 0 on.
const FLAGS: [&str; 6] = [
    "PROTECTED",
    "FULLY_BOUND",
    "STORAGE_BUFFER_USAGE",
    "UNKNOWN_STORAGE_BUFFER_USAGE",
    "TRANSFORM_FEEDBACK_BUFFER_USAGE",
    "UNKNOWN_TRANSFORM_FEEDBACK_BUFFER_USAGE",
];

impl Traced for RangeInfo {
    const C: &'static str = "VkBindTransformFeedbackBuffer2InfoEXT";

    unsafe fn value(&self) -> Value {
        let flags = (0..)
            .zip(FLAGS)
            .filter(|(bit, _)| self.flags >> bit & 1 != 0);
        let flags = flags.map(|(_, name)| format!("VK_ADDRESS_COMMAND_{name}_BIT_KHR"));
        let field = |name: &str, value| (name.to_owned(), value);
        let range = Value::Structure {
            name: "VkDeviceAddressRangeKHR".to_owned(),
            fields: vec![
                field("address", Value::Handle(ADDRESS, self.range.address)),
                field("size", Value::Unsigned(self.range.size)),
            ],
        };
        let s_type = "VK_STRUCTURE_TYPE_BIND_TRANSFORM_FEEDBACK_BUFFER_2_INFO_EXT";
        Value::Structure {
            name: Self::C.to_owned(),
            fields: vec![
                field("sType", Value::Name(s_type.to_owned())),
                field("addressRange", range),
                field("addressFlags", Value::Flags(flags.collect())),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_has_its_address_and_the_names_of_its_flags() {
        // SAFETY: a range has no pointers.
        let value = unsafe { RangeInfo::new(0x1000, 64, 0x12).value() };
        let text = format!("{value:?}");
        for part in [
            "Handle(\"VkDeviceAddress\", 4096)",
            "(\"size\", Unsigned(64))",
            "Flags([\"VK_ADDRESS_COMMAND_FULLY_BOUND_BIT_KHR\", \
             \"VK_ADDRESS_COMMAND_TRANSFORM_FEEDBACK_BUFFER_USAGE_BIT_KHR\"])",
        ] {
            assert!(text.contains(part), "{part} in {text}");
        }
    }
}
