//! Types of Vulkan that a trace reads, by the table `autogen_types`, which is generated from the
//! registry of Vulkan (harness/vulkan-tables).
//!
//! A member in the table is its name in Rust and in C and how it is read: `(size "size")` is a
//! value, `(address "address" address)` an address of a device, `(p_state "pState" *)` a pointer to one structure, `(p_ranges "pRanges" [range_count])`
//! a pointer to an array (`strided N S`: S bytes apart), `(p_name "pName" str)` a string,
//! `(pp_names "ppNames" strs name_count)` several, and `(p_code "pCode" bytes code_size)` bytes. A
//! structure with a type is followed by those of its `pNext`.

use super::autogen_types::structure_of_type;
use super::value::{Traced, Value};
use crate::features::CORE;
use crate::script::feature::{FeatureStructure, STRUCTURES};
use crate::vk;
use std::ffi::c_void;

macro_rules! handles {
    ($($ty:ident $c:literal;)*) => {
        $(impl Traced for vk::$ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                Value::Handle($c, vk::Handle::as_raw(*self))
            }
        })*
    };
}

macro_rules! enumerations {
    ($($ty:ident $c:literal { $($value:literal $name:literal,)* })*) => {
        $(impl Traced for vk::$ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                match self.as_raw() {
                    $($value => Value::Name($name.to_owned()),)*
                    unknown => Value::Signed(unknown.into()),
                }
            }
        })*
    };
}

macro_rules! flags {
    ($($ty:ident $c:literal { $($bits:literal $name:literal,)* })*) => {
        $(impl Traced for vk::$ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                super::types::bits(self.as_raw().into(), &[$(($bits, $name)),*])
            }
        })*
    };
}

/// The names of bits; unknown ones together as a number.
pub(super) fn bits(all: u64, known: &[(u64, &str)]) -> Value {
    let mut rest = all;
    let mut names = Vec::new();
    for (bits, name) in known {
        if *bits != 0 && rest & bits == *bits {
            names.push((*name).to_owned());
            rest &= !bits;
        }
    }
    if rest != 0 {
        names.push(format!("{rest:#x}"));
    }
    Value::Flags(names)
}

/// The value of a member or an argument, by how it is read.
macro_rules! read {
    ($value:ident) => {
        crate::trace::value::Traced::value(&$value)
    };
    ($value:ident address) => {
        crate::trace::value::Value::Handle(crate::trace::recorder::ADDRESS, $value)
    };
    ($value:ident *) => {
        crate::trace::value::pointer($value)
    };
    ($value:ident [$count:ident]) => {
        crate::trace::value::array($value, $count as usize)
    };
    ($value:ident strided $count:ident $stride:ident) => {
        crate::trace::value::strided($value, $count, $stride)
    };
    ($value:ident str) => {
        crate::trace::value::string($value)
    };
    ($value:ident strs $count:ident) => {
        crate::trace::value::strings($value, $count as usize)
    };
    ($value:ident bytes $count:ident) => {
        crate::trace::value::bytes($value.cast(), $count as usize)
    };
}

/// The type and the `pNext` of a structure that has them.
macro_rules! typed {
    ($structure:ident, ) => {
        Vec::new()
    };
    ($structure:ident, $s_type:literal) => {
        super::types::head($s_type, $structure.p_next.cast())
    };
}

/// The structure of a `pNext`, if it is one of this type.
macro_rules! with_type {
    ($wanted:ident, $first:ident, $ty:ty, ) => {};
    ($wanted:ident, $first:ident, $ty:ty, $s_type:literal) => {
        if $wanted.as_raw() == $s_type {
            // SAFETY: a structure of this type begins so.
            return Some(unsafe { crate::trace::value::pointer($first.cast::<$ty>()) });
        }
    };
}

macro_rules! structures {
    ($($ty:ident $(<$life:lifetime>)? $c:literal $(= $number:literal $s_type:literal)? {
        $(($field:ident $name:literal $($kind:tt)*))*
    })*) => {
        $(impl Traced for vk::$ty $(<$life>)? {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                let structure = self;
                let vk::$ty { $($field,)* .. } = *structure;
                // SAFETY: as for this function.
                unsafe {
                    let mut fields: Vec<(String, Value)> =
                        super::types::typed!(structure, $($s_type)?);
                    fields.extend([
                        $(($name.to_owned(), super::types::read!($field $($kind)*))),*
                    ]);
                    Value::Structure { name: $c.to_owned(), fields }
                }
            }
        })*

        /// The structure here, if its type is one of this table.
        ///
        /// # Safety
        /// The pointer is to a valid structure of the type.
        pub(super) unsafe fn structure_of_type(
            wanted: vk::StructureType,
            first: *const std::ffi::c_void,
        ) -> Option<Value> {
            $(super::types::with_type!(
                wanted, first, vk::$ty $(<$life>)?, $($number)?
            );)*
            None
        }
    };
}

pub(crate) use read;
pub(super) use {enumerations, flags, handles, structures, typed, with_type};

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
    let known = unsafe { structure_of_type(wanted, first).or_else(|| features(wanted, first)) };
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
    fn bits_have_their_names_in_c() {
        // SAFETY: flags have no pointers.
        let name = |usage: vk::BufferUsageFlags| unsafe { usage.value() };
        let usage = vk::BufferUsageFlags::TRANSFORM_FEEDBACK_BUFFER_EXT
            | vk::BufferUsageFlags::TRANSFER_SRC
            | vk::BufferUsageFlags::from_raw(0x4000_0000);
        let names = [
            "VK_BUFFER_USAGE_TRANSFER_SRC_BIT",
            "VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT",
            "0x40000000",
        ];
        assert_eq!(name(usage), Value::Flags(names.map(str::to_owned).to_vec()));
        assert_eq!(
            name(vk::BufferUsageFlags::empty()),
            Value::Flags(Vec::new())
        );
    }

    #[test]
    fn what_vulkan_1_4_contains_has_the_name_of_its_oldest_extension() {
        // SAFETY: enumerants have no pointers.
        let name = unsafe { vk::IndexType::UINT8_KHR.value() };
        assert_eq!(name, Value::Name("VK_INDEX_TYPE_UINT8_EXT".to_owned()));
        // SAFETY: flags have no pointers.
        let bits = unsafe { vk::BufferUsageFlags2KHR::INDEX_BUFFER.value() };
        let want = "VK_BUFFER_USAGE_2_INDEX_BUFFER_BIT_KHR";
        assert_eq!(bits, Value::Flags(vec![want.to_owned()]));
        assert_eq!(vk::BufferUsageFlags2KHR::C, "VkBufferUsageFlags2KHR");
    }

    #[test]
    fn addresses_are_handles() {
        let range = vk::BindTransformFeedbackBuffer2InfoEXT {
            address_range: vk::DeviceAddressRangeKHR {
                address: 0x1000,
                size: 64,
            },
            ..Default::default()
        };
        // SAFETY: a range has no pointers.
        let text = format!("{:?}", unsafe { range.value() });
        assert!(text.contains("Handle(\"VkDeviceAddress\", 4096)"), "{text}");
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
