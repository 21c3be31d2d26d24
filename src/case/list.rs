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
    /// The lists' names.
    pub const NAMES: [(&'static str, List); 3] = [
        ("smoke", List::Smoke),
        ("default", List::Default),
        ("extended", List::Extended),
    ];

    /// The list of this name.
    pub fn from_name(name: &str) -> Option<List> {
        let found = List::NAMES.iter().find(|(n, _)| *n == name);
        found.map(|(_, list)| *list)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        let named = List::NAMES.iter().find(|(_, list)| *list == self);
        named.map_or("", |(name, _)| name)
    }

    /// Whether the list has a case whose shortest list is `least`.
    pub fn holds(self, least: List) -> bool {
        least <= self
    }
}
