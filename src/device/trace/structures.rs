//! Structures of Vulkan, by tables of their fields.
//!
//! A field in a table is its name and how it is read: `(size)` is a value, `(p_state *)` a
//! pointer to one structure, `(p_ranges [range_count])` a pointer to so many elements,
//! `(p_name str)` a string, `(pp_names strs name_count)` several, and `(p_code bytes
//! code_size)` bytes. A structure with a type is followed by those of its `pNext`.

use super::value::{Traced, Value};
use super::{commands, objects, pipelines};
use crate::features::CORE;
use crate::script::feature::{FeatureStructure, STRUCTURES};
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

/// A structure of features.
///
/// # Safety
/// The pointer is to a valid structure of this type.
unsafe fn features(wanted: vk::StructureType, first: *const c_void) -> Option<Value> {
    let mut structures = STRUCTURES.iter();
    let structure = structures.find(|structure| structure.s_type == wanted.as_raw())?;
    let words = first.cast::<vk::Bool32>();
    // SAFETY: type, pointer and booleans follow one another (asserted in `features`).
    let flags = unsafe {
        let first = words.byte_add(size_of::<vk::BaseInStructure<'_>>());
        std::slice::from_raw_parts(first, structure.features.len())
    };
    // SAFETY: see above.
    let next = unsafe { (*first.cast::<vk::BaseInStructure<'_>>()).p_next };
    // SAFETY: as for this function.
    let mut fields = unsafe { head(structure.s_type_name, next.cast()) };
    let enabled = enabled(structure, flags);
    if wanted == vk::StructureType::PHYSICAL_DEVICE_FEATURES_2 {
        let core = Value::Structure {
            name: vk::PhysicalDeviceFeatures::C.to_owned(),
            fields: enabled,
        };
        fields.push(("features".to_owned(), core));
    } else {
        fields.extend(enabled);
    }
    let name = structure.name.to_owned();
    Some(Value::Pointer(Box::new(Value::Structure { name, fields })))
}

/// The features of a structure that are enabled.
fn enabled(structure: &FeatureStructure, flags: &[vk::Bool32]) -> Vec<(String, Value)> {
    let flagged = structure.features.iter().zip(flags);
    let enabled = flagged.filter(|(_, flag)| **flag != vk::FALSE);
    enabled
        .map(|(feature, _)| (feature.name().to_owned(), Value::Unsigned(1)))
        .collect()
}

impl Traced for vk::PhysicalDeviceFeatures {
    const C: &'static str = "VkPhysicalDeviceFeatures";

    unsafe fn value(&self) -> Value {
        // SAFETY: the structure consists of 32-bit booleans.
        let flags: &[vk::Bool32; CORE] = unsafe { &*std::ptr::from_ref(self).cast() };
        Value::Structure {
            name: Self::C.to_owned(),
            fields: enabled(&STRUCTURES[0], flags),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
