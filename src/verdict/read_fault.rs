//! The values that a fragment shader read or drew wrongly, as data.

use super::describe::bits_and_value;
use super::headline::{Fault, Headline};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use strum::IntoStaticStr;

/// Wrong values that are listed.
const MAX_LISTED: usize = 8;

/// Values that a fragment shader read or drew wrongly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ReadFault {
    pub subject: Subject,
    /// The number of wrong values, including those that are not listed.
    pub total: usize,
    pub pattern: Vec<MisreadCount>,
    /// The first wrong values.
    pub values: Vec<WrongValue>,
}

/// The inputs or the image that was compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Subject {
    /// The inputs of a fragment shader; `words` of them were read.
    FragmentInputs { words: usize },
    /// An image into which the points of a stream had to be drawn.
    Image { points: usize, stream: u32 },
}

/// The number of wrong values of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct MisreadCount {
    pub kind: ReadFaultKind,
    pub count: usize,
}

/// The kind of fault of a wrong value.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
#[derive(IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum ReadFaultKind {
    ReadMissing,
    ReadZero,
    ReadGarbage,
    ReadStray,
    ReadDisplaced,
    ReadOtherVertex,
    ReadDisplacedOtherVertex,
    PixelMissing,
    PixelGarbage,
    PixelStray,
    PixelDisplaced,
    PixelOfAnotherStream,
}

impl ReadFaultKind {
    /// The part of a fingerprint.
    pub fn key(self) -> &'static str {
        self.into()
    }
}

/// A wrong value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct WrongValue {
    pub kind: ReadFaultKind,
    pub place: ReadPlace,
    pub expected: u32,
    pub observed: u32,
    /// The value as text: where it comes from, or what it is.
    pub found: String,
}

/// The place of a wrong value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReadPlace {
    /// A component that the fragment of a source vertex read.
    Component {
        name: String,
        origin: u32,
        /// The required bits as a number of the component's type.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        value: Option<String>,
    },
    /// A component that no fragment reads.
    Unread { name: String, origin: u32 },
    /// A pixel; `origin` and `stream` are those of the point that had to be drawn,
    /// absent where none is drawn.
    Pixel { pixel: usize, point: Option<Point> },
}

/// A drawn point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Point {
    pub origin: u32,
    pub stream: u32,
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the point of source vertex {}, stream {}",
            self.origin, self.stream
        )
    }
}

impl fmt::Display for WrongValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.found;
        match &self.place {
            ReadPlace::Component {
                name,
                origin,
                value,
            } => write!(
                f,
                "the fragment shader read {name} of source vertex {origin} as {found}; expected {}",
                bits_and_value(self.expected, value.as_deref())
            ),
            ReadPlace::Unread { name, origin } => write!(
                f,
                "the row of source vertex {origin}, {name}, holds {found}"
            ),
            ReadPlace::Pixel {
                pixel,
                point: Some(point),
            } => write!(f, "pixel {pixel} {found}; expected {point}"),
            ReadPlace::Pixel { pixel, point: None } => {
                write!(f, "pixel {pixel} {found}; no point may be drawn there")
            }
        }
    }
}

impl ReadFault {
    /// Summarizes wrong values by their places; `None` without any.
    pub(super) fn new<K: Ord>(
        subject: Subject,
        wrong: BTreeMap<K, WrongValue>,
    ) -> Option<ReadFault> {
        if wrong.is_empty() {
            return None;
        }
        let mut counts: BTreeMap<&str, MisreadCount> = BTreeMap::new();
        for value in wrong.values() {
            let kind = value.kind;
            let entry = counts.entry(kind.key());
            entry.or_insert(MisreadCount { kind, count: 0 }).count += 1;
        }
        Some(ReadFault {
            subject,
            total: wrong.len(),
            pattern: counts.into_values().collect(),
            values: wrong.into_values().take(MAX_LISTED).collect(),
        })
    }

    /// The fingerprint: the kinds that occur.
    pub fn fingerprint(&self) -> String {
        let kinds: BTreeSet<&str> = self.pattern.iter().map(|count| count.kind.key()).collect();
        kinds.into_iter().collect::<Vec<_>>().join("+")
    }

    /// The first wrong value, and how many there are.
    pub fn headline(&self) -> Headline {
        let fault = match self.subject {
            Subject::FragmentInputs { .. } => Fault::FragmentInputs,
            Subject::Image { .. } => Fault::Image,
        };
        let more = match self.total {
            1 => String::new(),
            total => format!(" ({total} values are wrong)"),
        };
        Headline {
            fault,
            text: format!("{}{more}", self.values[0]),
            binding: None,
            cause: None,
        }
    }
}
