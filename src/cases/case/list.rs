//! The lists of cases.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// The lists of cases.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    EnumString,
    IntoStaticStr,
    VariantArray,
    strum::VariantNames,
)]
#[strum(serialize_all = "lowercase")]
pub enum List {
    /// One or a few per family: seconds.
    Smoke,
    /// All but what only an extended run needs.
    #[default]
    Default,
    /// Everything: of sweeps by pairs the whole product.
    Extended,
}

impl List {
    /// Every list.
    pub const ALL: &[List] = List::VARIANTS;

    /// The name of the list.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Whether the list has a case whose shortest list is `least`.
    pub fn holds(self, least: List) -> bool {
        least <= self
    }
}
