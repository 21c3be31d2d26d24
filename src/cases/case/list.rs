//! The lists of cases.

/// The lists of cases.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
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
    pub const ALL: [List; 3] = [List::Smoke, List::Default, List::Extended];

    /// The list of this name.
    pub fn from_name(name: &str) -> Option<List> {
        List::ALL.into_iter().find(|list| list.name() == name)
    }

    /// The name of the list.
    pub fn name(self) -> &'static str {
        match self {
            List::Smoke => "smoke",
            List::Default => "default",
            List::Extended => "extended",
        }
    }

    /// Whether the list has a case whose shortest list is `least`.
    pub fn holds(self, least: List) -> bool {
        least <= self
    }
}
