//! Optional texts: a text is never absent, even if it is `"none"`.

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
