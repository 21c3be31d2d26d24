//! Swizzles: components of a vector, selected and ordered by letters.
//!
//! GLSL 4.60 section 5.5: the letters are those of one of three sets, `xyzw`, `rgba` or
//! `stpq`. The components of a swizzle that is written to, like those of one that is
//! captured, must be distinct.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// The sets of letters; a swizzle uses one of them.
const LETTERS: [&str; 3] = ["xyzw", "rgba", "stpq"];

/// Distinct components of a vector, in the order in which they are captured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Swizzle {
    components: [u8; 4],
    len: u8,
}

impl Swizzle {
    /// Returns the components that `letters` select of a vector of `size` components.
    /// `None` for letters of different sets, a letter past the end of the vector, and a
    /// letter that occurs twice.
    pub fn parse(letters: &str, size: u32) -> Option<Swizzle> {
        let set = LETTERS
            .iter()
            .find(|set| letters.chars().all(|letter| set.contains(letter)))?;
        let mut swizzle = Swizzle {
            components: [0; 4],
            len: 0,
        };
        for letter in letters.chars() {
            let component = u8::try_from(set.find(letter)?).ok()?;
            if u32::from(component) >= size || swizzle.contains(component.into()) {
                return None;
            }
            *swizzle.components.get_mut(usize::from(swizzle.len))? = component;
            swizzle.len += 1;
        }
        (swizzle.len > 0).then_some(swizzle)
    }

    /// Returns the number of components.
    pub fn count(self) -> u32 {
        self.len.into()
    }

    /// Returns the components in order.
    pub fn components(self) -> impl Iterator<Item = u32> {
        let count = usize::from(self.len);
        self.components.into_iter().take(count).map(u32::from)
    }

    /// Returns the component at a position of the swizzle; `None` past its end.
    pub fn component(self, position: u32) -> Option<u32> {
        self.components().nth(usize::try_from(position).ok()?)
    }

    /// Returns whether the component is one of the swizzle.
    pub fn contains(self, component: u32) -> bool {
        self.components().any(|own| own == component)
    }

    /// Returns whether every component of `other` is one of this swizzle.
    pub(crate) fn contains_all(self, other: Swizzle) -> bool {
        other.components().all(|component| self.contains(component))
    }
}

/// The letters `xyzw`.
impl fmt::Display for Swizzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters = self.components().zip(std::iter::repeat("xyzw"));
        let mut letters = letters.filter_map(|(at, set)| set.chars().nth(at as usize));
        letters.try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl Serialize for Swizzle {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Swizzle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letters = String::deserialize(deserializer)?;
        Swizzle::parse(&letters, 4).ok_or_else(|| {
            serde::de::Error::custom(format!("'{letters}' is not a swizzle of components"))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swizzle_has_distinct_letters_of_one_set_inside_the_vector() {
        let components = |letters: &str, size: u32| {
            Swizzle::parse(letters, size).map(|s| s.components().collect::<Vec<_>>())
        };
        assert_eq!(components("x", 2), Some(vec![0]));
        assert_eq!(components("zyx", 4), Some(vec![2, 1, 0]));
        assert_eq!(components("rgba", 4), Some(vec![0, 1, 2, 3]));
        assert_eq!(components("qs", 4), Some(vec![3, 0]));
        for (letters, size) in [
            ("", 4),
            ("xx", 4),
            ("xg", 4),
            ("z", 2),
            ("xyzwx", 4),
            ("v", 4),
            ("X", 4),
        ] {
            assert_eq!(components(letters, size), None, "{letters} of {size}");
        }
        let swizzle = Swizzle::parse("bg", 3).expect("a swizzle");
        assert_eq!(swizzle.to_string(), "zy");
        assert_eq!(
            (swizzle.component(0), swizzle.component(2)),
            (Some(2), None)
        );
    }
}
