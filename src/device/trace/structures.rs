//! Structures of Vulkan, by tables of their fields.
//!
//! A field in a table is its name and how it is read: `(size)` is a value, `(p_state *)` a
//! pointer to one structure, `(p_ranges [range_count])` a pointer to so many elements,
//! `(p_name str)` a string, `(pp_names strs name_count)` several, and `(p_code bytes
//! code_size)` bytes. A structure with a type is followed by those of its `pNext`.

use super::value::{Traced, Value};
use super::{addresses, commands, objects, pipelines};
use crate::device::features::{CORE, GROUPS, Group};
use ash::vk;
use std::ffi::c_void;

/// The value of a field, by how it is read.
macro_rules! field {
    ($structure:ident, $field:ident) => {
        Traced::value(&$structure.$field)
    };
    ($structure:ident, $field:ident *) => {
        super::value::pointer($structure.$field)
    };
    ($structure:ident, $field:ident [$count:ident]) => {
        super::value::array($structure.$field, $structure.$count as usize)
    };
    ($structure:ident, $field:ident str) => {
        super::value::string($structure.$field)
    };
    ($structure:ident, $field:ident strs $count:ident) => {
        super::value::strings($structure.$field, $structure.$count as usize)
    };
    ($structure:ident, $field:ident bytes $count:ident) => {
        super::value::bytes($structure.$field.cast(), $structure.$count as usize)
    };
}

/// The type and the `pNext` of a structure that has them.
macro_rules! typed {
    ($structure:ident, ) => {
        Vec::new()
    };
    ($structure:ident, $s_type:ident) => {
        super::structures::head(
            concat!("VK_STRUCTURE_TYPE_", stringify!($s_type)),
            $structure.p_next.cast(),
        )
    };
}

/// The structure of a `pNext`, if it is one of this type.
macro_rules! of_type {
    ($wanted:ident, $first:ident, $ty:ty, ) => {};
    ($wanted:ident, $first:ident, $ty:ty, $s_type:ident) => {
        if $wanted == vk::StructureType::$s_type {
            // SAFETY: a structure of this type begins so.
            return Some(unsafe { super::value::pointer($first.cast::<$ty>()) });
        }
    };
}

macro_rules! structures {
    ($($ty:ty = $c:literal $(: $s_type:ident)? { $(($field:ident $($kind:tt)*))* })*) => {
        $(impl Traced for $ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                let structure = self;
                // SAFETY: as for this function.
                unsafe {
                    let head: Vec<(String, Value)> =
                        super::structures::typed!(structure, $($s_type)?);
                    let fields = vec![$((
                        super::value::camel(stringify!($field)),
                        field!(structure, $field $($kind)*),
                    )),*];
                    Value::Structure {
                        name: $c.to_owned(),
                        fields: head.into_iter().chain(fields).collect(),
                    }
                }
            }
        })*

        /// The structure here, if its type is one of this table.
        ///
        /// # Safety
        /// The pointer is to a valid structure of the type.
        pub(super) unsafe fn of_type(
            wanted: vk::StructureType,
            first: *const std::ffi::c_void,
        ) -> Option<Value> {
            $(super::structures::of_type!(wanted, first, $ty, $($s_type)?);)*
            None
        }
    };
}

pub(super) use {field, of_type, structures, typed};

/// The fields with which a structure of this type begins.
///
/// # Safety
/// `next` is NULL or to a valid structure.
pub(super) unsafe fn head(s_type: &str, next: *const c_void) -> Vec<(String, Value)> {
    let mut head = vec![("sType".to_owned(), Value::Name(s_type.to_owned()))];
    if !next.is_null() {
        // SAFETY: see above.
        head.push(("pNext".to_owned(), unsafe { chained(next) }));
    }
    head
}

/// The structure of a `pNext`, with those after it.
///
/// # Safety
/// The pointer is to a valid structure.
unsafe fn chained(first: *const c_void) -> Value {
    // SAFETY: every structure of a chain begins so.
    let base = unsafe { &*first.cast::<vk::BaseInStructure<'_>>() };
    let wanted = base.s_type;
    // SAFETY: see above.
    let known = unsafe {
        objects::of_type(wanted, first)
            .or_else(|| pipelines::of_type(wanted, first))
            .or_else(|| commands::of_type(wanted, first))
            .or_else(|| features(wanted, first))
    };
    known.unwrap_or_else(|| Value::Unknown(format!("a structure of type {wanted:?}")))
}

/// Types of structures that two extensions have, the first one of EXT.
const PROMOTED: [&str; 2] = [
    "PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES",
    "PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES",
];

/// A structure of features.
///
/// # Safety
/// The pointer is to a valid structure of this type.
unsafe fn features(wanted: vk::StructureType, first: *const c_void) -> Option<Value> {
    let group = GROUPS.iter().find(|group| group.s_type == wanted)?;
    let words = first.cast::<vk::Bool32>();
    // SAFETY: type, pointer and booleans follow one another (asserted in `features`).
    let flags = unsafe {
        let first = words.byte_add(size_of::<vk::BaseInStructure<'_>>());
        std::slice::from_raw_parts(first, group.names.len())
    };
    // SAFETY: see above.
    let next = unsafe { (*first.cast::<vk::BaseInStructure<'_>>()).p_next };
    let printed = addresses::type_name(wanted);
    let printed = printed.map_or_else(|| format!("{wanted:?}"), str::to_owned);
    // Older headers have the name of the first extension only.
    let printed = match printed.strip_suffix("_KHR") {
        Some(stem) if PROMOTED.contains(&stem) => format!("{stem}_EXT"),
        Some(_) | None => printed,
    };
    // SAFETY: as for this function.
    let mut fields = unsafe { head(&format!("VK_STRUCTURE_TYPE_{printed}"), next.cast()) };
    let enabled = enabled(group, flags);
    let name = structure_name(&printed);
    if wanted == vk::StructureType::PHYSICAL_DEVICE_FEATURES_2 {
        let core = Value::Structure {
            name: "VkPhysicalDeviceFeatures".to_owned(),
            fields: enabled,
        };
        fields.push(("features".to_owned(), core));
    } else {
        fields.extend(enabled);
    }
    Some(Value::Pointer(Box::new(Value::Structure { name, fields })))
}

/// The features of a group that are enabled.
fn enabled(group: &Group, flags: &[vk::Bool32]) -> Vec<(String, Value)> {
    let named = group.names.iter().zip(flags);
    let enabled = named.filter(|(_, flag)| **flag != vk::FALSE);
    enabled
        .map(|(name, _)| ((*name).to_owned(), Value::Unsigned(1)))
        .collect()
}

impl Traced for vk::PhysicalDeviceFeatures {
    const C: &'static str = "VkPhysicalDeviceFeatures";

    unsafe fn value(&self) -> Value {
        // SAFETY: the structure is 55 32-bit booleans (asserted in `features`).
        let flags: &[vk::Bool32; CORE.len()] = unsafe { &*std::ptr::from_ref(self).cast() };
        Value::Structure {
            name: Self::C.to_owned(),
            fields: enabled(&GROUPS[0], flags),
        }
    }
}

/// The name in C of a structure, by that of its type:
/// `PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT` is
/// `VkPhysicalDeviceTransformFeedbackFeaturesEXT`.
fn structure_name(printed: &str) -> String {
    let words = printed.split('_').map(|word| match word {
        "EXT" | "KHR" | "NV" => word.to_owned(),
        _ => {
            let lower = word.to_ascii_lowercase();
            let start = lower.find(|letter: char| letter.is_ascii_alphabetic());
            let start = start.unwrap_or(lower.len());
            let (digits, rest) = lower.split_at(start);
            let mut letters = rest.chars();
            let first = letters.next().map(|first| first.to_ascii_uppercase());
            let first = first.map(String::from).unwrap_or_default();
            format!("{digits}{first}{}", letters.as_str())
        }
    });
    format!("Vk{}", words.collect::<String>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn structures_of_features_have_their_names_in_c() {
        for (printed, name) in [
            ("PHYSICAL_DEVICE_FEATURES_2", "VkPhysicalDeviceFeatures2"),
            (
                "PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES",
                "VkPhysicalDevice16BitStorageFeatures",
            ),
            (
                "PHYSICAL_DEVICE_SHADER_FLOAT16_INT8_FEATURES",
                "VkPhysicalDeviceShaderFloat16Int8Features",
            ),
            (
                "PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT",
                "VkPhysicalDeviceExtendedDynamicState3FeaturesEXT",
            ),
        ] {
            assert_eq!(structure_name(printed), name);
        }
    }

    #[test]
    fn a_chain_is_followed() {
        let mut stream =
            vk::PipelineRasterizationStateStreamCreateInfoEXT::default().rasterization_stream(2);
        let info = vk::PipelineRasterizationStateCreateInfo::default().push_next(&mut stream);
        // SAFETY: both live.
        let Value::Structure { fields, .. } = (unsafe { info.value() }) else {
            panic!("a structure");
        };
        assert_eq!(fields[1].0, "pNext");
        let text = format!("{:?}", fields[1].1);
        assert!(
            text.contains("(\"rasterizationStream\", Unsigned(2))"),
            "{text}"
        );
    }
}
