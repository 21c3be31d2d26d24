//! Optional texts. A number or a name of the format may be an axis by its name, and is
//! absent if that axis is `"none"`. A text is not: `name = "b"` is the output `b`, whatever
//! the value of an axis `b`, and `"none"` is a profile of limits and a class of varyings.

use serde::{Deserialize, Deserializer};

/// Reads a value that is present.
///
/// # Errors
/// A value of another type.
pub fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Reads a list without its entries that are `"none"`.
///
/// # Errors
/// A value of another type.
pub fn without_none<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<T>, D::Error> {
    let entries = Vec::<Option<T>>::deserialize(deserializer)?;
    Ok(entries.into_iter().flatten().collect())
}
