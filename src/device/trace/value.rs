//! The arguments of Vulkan calls as data.

use ash::vk;
use std::ffi::{CStr, c_char, c_void};

/// An argument, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    Unsigned(u64),
    Signed(i64),
    Float(f32),
    /// An enumerant by its name in C.
    Name(String),
    /// Bits by their names in C; unknown ones as a number. None is 0.
    Flags(Vec<String>),
    /// A handle: its type in C and its value.
    Handle(&'static str, u64),
    /// A handle by the name that the trace gave to it.
    Object(String),
    /// An address of a device: the name that the trace gave to the address of a buffer, and
    /// bytes from there.
    Address {
        base: String,
        offset: u64,
    },
    Text(String),
    Structure {
        /// The type of the structure in C.
        name: String,
        /// The fields by their names in C.
        fields: Vec<(String, Value)>,
    },
    /// The elements of an array that is part of a structure.
    List(Vec<Value>),
    /// The elements that a pointer points to, and their type in C.
    Array {
        element: String,
        items: Vec<Value>,
    },
    /// A pointer to one structure.
    Pointer(Box<Value>),
    /// Bytes that a pointer points to.
    Bytes(Vec<u8>),
    Null,
    /// A value that the trace cannot state; the reason.
    Unknown(String),
}

/// A type of which an argument may consist.
pub(crate) trait Traced {
    /// The type in C.
    const C: &'static str;

    /// # Safety
    /// Every pointer is NULL or points to what Vulkan requires there.
    unsafe fn value(&self) -> Value;
}

macro_rules! numbers {
    ($($ty:ty, $c:literal, $variant:ident;)*) => {
        $(impl Traced for $ty {
            const C: &'static str = $c;

            unsafe fn value(&self) -> Value {
                Value::$variant((*self).into())
            }
        })*
    };
}

numbers! {
    u32, "uint32_t", Unsigned;
    u64, "uint64_t", Unsigned;
    i32, "int32_t", Signed;
    f32, "float", Float;
}

impl Traced for usize {
    const C: &'static str = "size_t";

    unsafe fn value(&self) -> Value {
        Value::Unsigned(*self as u64)
    }
}

impl<T: Traced, const N: usize> Traced for [T; N] {
    const C: &'static str = T::C;

    unsafe fn value(&self) -> Value {
        // SAFETY: as for the array.
        Value::List(self.iter().map(|item| unsafe { item.value() }).collect())
    }
}

impl Traced for vk::ClearValue {
    const C: &'static str = "VkClearValue";

    unsafe fn value(&self) -> Value {
        // SAFETY: each of the alternatives is four words of any content.
        words(Self::C, "color.uint32", unsafe { self.color.uint32 })
    }
}

impl Traced for vk::ClearColorValue {
    const C: &'static str = "VkClearColorValue";

    unsafe fn value(&self) -> Value {
        // SAFETY: as for a clear value.
        words(Self::C, "uint32", unsafe { self.uint32 })
    }
}

/// Returns a union as its words.
fn words(name: &str, field: &str, words: [u32; 4]) -> Value {
    let words = words.map(|word| Value::Unsigned(word.into())).to_vec();
    Value::Structure {
        name: name.to_owned(),
        fields: vec![(field.to_owned(), Value::List(words))],
    }
}

/// The structure, or the number, that a pointer points to.
///
/// # Safety
/// The pointer is NULL or valid, and so is what it points to.
pub(crate) unsafe fn pointer<T: Traced>(to: *const T) -> Value {
    // SAFETY: see above.
    match unsafe { to.as_ref() } {
        // SAFETY: see above.
        Some(value) => match unsafe { value.value() } {
            structure @ Value::Structure { .. } => Value::Pointer(Box::new(structure)),
            number => Value::Array {
                element: T::C.to_owned(),
                items: vec![number],
            },
        },
        None => Value::Null,
    }
}

/// The elements that a pointer points to.
///
/// # Safety
/// The pointer is NULL or to `count` valid elements.
pub(crate) unsafe fn array<T: Traced>(first: *const T, count: usize) -> Value {
    if first.is_null() || count == 0 {
        return Value::Null;
    }
    // SAFETY: see above.
    let items = unsafe { std::slice::from_raw_parts(first, count) };
    Value::Array {
        element: T::C.to_owned(),
        // SAFETY: see above.
        items: items.iter().map(|item| unsafe { item.value() }).collect(),
    }
}

/// A string that ends with a zero.
///
/// # Safety
/// The pointer is NULL or to such a string.
pub(crate) unsafe fn string(text: *const c_char) -> Value {
    if text.is_null() {
        return Value::Null;
    }
    // SAFETY: see above.
    let text = unsafe { CStr::from_ptr(text) };
    Value::Text(text.to_string_lossy().into_owned())
}

/// Several strings.
///
/// # Safety
/// The pointer is NULL or to `count` pointers of [`string`].
pub(crate) unsafe fn strings(first: *const *const c_char, count: usize) -> Value {
    if first.is_null() || count == 0 {
        return Value::Null;
    }
    // SAFETY: see above.
    let items = unsafe { std::slice::from_raw_parts(first, count) };
    Value::Array {
        element: "char *const".to_owned(),
        // SAFETY: see above.
        items: items.iter().map(|text| unsafe { string(*text) }).collect(),
    }
}

/// Bytes.
///
/// # Safety
/// The pointer is NULL or to `count` bytes.
pub(crate) unsafe fn bytes(first: *const c_void, count: usize) -> Value {
    if first.is_null() {
        return Value::Null;
    }
    // SAFETY: see above.
    let bytes = unsafe { std::slice::from_raw_parts(first.cast::<u8>(), count) };
    Value::Bytes(bytes.to_vec())
}

/// The bytes of `count` structures that begin `stride` bytes apart.
///
/// # Safety
/// The pointer is to that number of structures, or the count is 0.
pub(crate) unsafe fn strided<T>(first: *const T, count: u32, stride: u32) -> Value {
    let before = count.saturating_sub(1) as usize * stride as usize;
    let size = if count == 0 {
        0
    } else {
        before + size_of::<T>()
    };
    // SAFETY: see above.
    unsafe { bytes(first.cast(), size) }
}
