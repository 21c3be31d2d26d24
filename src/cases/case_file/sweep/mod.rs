//! Sweeps: the axes of a file, their combinations, and the names of the cases.
//!
//! Where a file has `pairs`, the default list has only as many combinations as show
//! every pair of values ([`pairs`]); the extended list has all, under the same names.

pub mod axes;
pub mod filter;
pub mod names;
pub mod pairs;
pub mod value;

pub use axes::{Sweep, combinations};
pub use names::{MAX_NAME, files_of, prefix_of};

use crate::case::List;
use std::collections::BTreeSet;
use value::Value;

/// One choice of a value on every axis.
#[derive(Clone, Debug)]
pub struct Combination {
    /// The case's whole name.
    pub name: String,
    /// Everything the axes define.
    pub variables: Vec<(String, Value)>,
    /// Whether the file counts it among the smoke list.
    pub smoke: bool,
    /// Whether only the extended list has it.
    pub extended: bool,
}

impl Combination {
    /// The shortest list that has the case.
    pub fn list(&self) -> List {
        match (self.smoke, self.extended) {
            (true, _) => List::Smoke,
            (false, false) => List::Default,
            (false, true) => List::Extended,
        }
    }
}

/// The combinations of a file that are expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted<'a> {
    /// All, with nothing but their names and lists.
    Names,
    /// The combinations of the default list.
    Default,
    /// The combination of this name, whatever list has it; the list is not determined.
    One(&'a str),
    /// The combinations of these names, whatever lists have them; the lists are not
    /// determined.
    These(&'a BTreeSet<String>),
}
