//! Floor 0: the quantities of transform feedback, and references into the tables of a
//! script.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{fmt, ops};

pub use xfb_engine::units::{
    Alignment, Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride, Within, Word,
    is_default, or_default, round_up, within,
};

/// The name of a newtype by which the reader of case files recognizes a text of a pipeline.
pub const PIPELINE_TEXT: &str = "$pipeline";

/// A reference into a table: vectors and slices are indexed by it.
macro_rules! reference {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(transparent)]
        #[schemars(inline)]
        pub struct $name(pub u32);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl From<u32> for $name {
            fn from(number: u32) -> $name {
                $name(number)
            }
        }

        impl $name {
            /// Returns the reference to the entry at this position of the table.
            pub fn at(position: usize) -> $name {
                $name(u32::try_from(position).expect("a table of a script has few entries"))
            }

            /// Returns the references to the entries of a table of this length, in order.
            pub fn all(length: usize) -> impl DoubleEndedIterator<Item = $name> + Clone {
                (0..length).map($name::at)
            }

            /// Returns the entries of a table with the references to them.
            pub fn enumerate<I: IntoIterator>(table: I) -> impl Iterator<Item = ($name, I::Item)> {
                (0..).map($name).zip(table)
            }

            /// Returns the reference after the entry `gone` has been removed from the table;
            /// `None` for a reference to that entry.
            pub fn without(self, gone: $name) -> Option<$name> {
                (self != gone).then(|| $name(self.0 - u32::from(self > gone)))
            }

            /// Returns the position of the entry in its table.
            pub fn position(self) -> usize {
                self.0 as usize
            }
        }

        impl<T> ops::Index<$name> for [T] {
            type Output = T;

            fn index(&self, index: $name) -> &T {
                &self[index.position()]
            }
        }

        impl<T> ops::IndexMut<$name> for [T] {
            fn index_mut(&mut self, index: $name) -> &mut T {
                &mut self[index.position()]
            }
        }

        impl<T> ops::Index<$name> for Vec<T> {
            type Output = T;

            fn index(&self, index: $name) -> &T {
                &self[index.position()]
            }
        }

        impl<T> ops::IndexMut<$name> for Vec<T> {
            fn index_mut(&mut self, index: $name) -> &mut T {
                &mut self[index.position()]
            }
        }
    };
}

reference! {
    /// Reference to a program of a job; the case's own is the first.
    ProgramIndex
}
reference! {
    /// Reference to a query of a script.
    QueryIndex
}
reference! {
    /// Reference to a counter of a script.
    CounterIndex
}
