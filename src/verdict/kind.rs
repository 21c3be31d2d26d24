//! The kinds of differences: what cases that fail in the same way share.
//!
//! A kind holds how far a value is from its place and which number is off in
//! which direction; never names, values or vertex numbers, which differ from
//! case to case.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use strum::IntoStaticStr;

/// The kind of a difference in a word, a counter, a query or a patch.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A captured word was not written.
    Missing,
    /// A captured word holds zero.
    Zero,
    /// A captured integer was converted to a float, or a float to an integer.
    Converted,
    /// A captured word holds neither a value of the shaders nor the prefill.
    Garbage,
    /// A captured word holds another captured value.
    Displaced(Distance),
    /// A captured word holds a value of the shaders that is not captured.
    WrongValue,
    /// A word that must stay untouched holds something unknown.
    StrayUnknown,
    /// A word that must stay untouched holds a captured value.
    Stray(Distance),
    /// A word that must stay untouched holds a value that is not captured.
    Overrun,
    /// A counter holds too little or too much.
    Counter(Direction),
    /// A counter that no end names was written.
    CounterStray,
    /// A word beside a counter was written.
    CounterNeighbour,
    /// A number of a query is wrong.
    Query {
        number: QueryNumber,
        fault: NumberFault,
    },
    /// The driver wrote beside the numbers of a query.
    QueryOverrun,
    /// A patch is not tessellated as its levels require.
    Patch(PatchFault),
    /// The driver's numbers contradict each other.
    Contradiction,
}

/// The distance from the place where a value belongs to the place where it is.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Distance {
    /// A distance in bytes in the same buffer.
    Bytes(i64),
    /// Another buffer, by the difference of their numbers.
    Buffers(i64),
}

/// The direction in which a number is wrong.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Direction {
    Low,
    High,
}

impl Direction {
    /// The direction of a wrong number.
    pub fn between(expected: u64, observed: u64) -> Direction {
        if observed < expected {
            Direction::Low
        } else {
            Direction::High
        }
    }
}

/// The fault of a number of a query.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum NumberFault {
    Low,
    High,
    Unavailable,
}

/// A number that a query returns.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum QueryNumber {
    Written,
    Needed,
    Generated,
    WrittenSoFar,
    NeededSoFar,
    GeneratedSoFar,
    StatisticsAvailability,
    Availability,
}

impl QueryNumber {
    /// The name in fingerprints.
    fn key(self) -> &'static str {
        match self {
            QueryNumber::Written => "written",
            QueryNumber::Needed => "needed",
            QueryNumber::Generated => "generated",
            QueryNumber::WrittenSoFar => "written so far",
            QueryNumber::NeededSoFar => "needed so far",
            QueryNumber::GeneratedSoFar => "generated so far",
            QueryNumber::StatisticsAvailability => "availability of statistics",
            QueryNumber::Availability => "availability",
        }
    }
}

impl fmt::Display for QueryNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            QueryNumber::StatisticsAvailability | QueryNumber::Availability => {
                f.write_str(self.key())
            }
            QueryNumber::Written
            | QueryNumber::Needed
            | QueryNumber::Generated
            | QueryNumber::WrittenSoFar
            | QueryNumber::NeededSoFar
            | QueryNumber::GeneratedSoFar => write!(f, "primitives {}", self.key()),
        }
    }
}

/// The fault of a tessellated patch.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
#[derive(IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum PatchFault {
    Outside,
    Inexact,
    Sum,
    Winding,
    Flat,
    Overlap,
    Uncovered,
    Segments,
    Spacing,
    Asymmetric,
    Unlike,
    Slanted,
    Repeated,
    Set,
    Variant,
    Third,
    Order,
    Interior,
    Connecting,
}

impl PatchFault {
    /// Whether only the distance of vertices from their exact places is at fault. The
    /// text gives no precision for it.
    pub fn is_precision(self) -> bool {
        match self {
            PatchFault::Spacing | PatchFault::Sum => true,
            PatchFault::Outside
            | PatchFault::Inexact
            | PatchFault::Winding
            | PatchFault::Flat
            | PatchFault::Overlap
            | PatchFault::Uncovered
            | PatchFault::Segments
            | PatchFault::Asymmetric
            | PatchFault::Unlike
            | PatchFault::Slanted
            | PatchFault::Repeated
            | PatchFault::Set
            | PatchFault::Variant
            | PatchFault::Third
            | PatchFault::Order
            | PatchFault::Interior
            | PatchFault::Connecting => false,
        }
    }

    /// The name in fingerprints.
    pub fn key(self) -> &'static str {
        self.into()
    }

    fn description(self) -> &'static str {
        match self {
            PatchFault::Outside => "a coordinate outside the domain",
            PatchFault::Inexact => "a coordinate whose difference to 1 is not exact",
            PatchFault::Sum => "coordinates whose sum is not precisely 1",
            PatchFault::Winding => "a triangle that winds the wrong way",
            PatchFault::Flat => "a triangle without area",
            PatchFault::Overlap => "triangles that overlap",
            PatchFault::Uncovered => "a part of the domain that no triangle covers",
            PatchFault::Segments => "an edge with a wrong number of segments",
            PatchFault::Spacing => "an edge with wrongly spaced segments",
            PatchFault::Asymmetric => "an edge that is not its own mirror image",
            PatchFault::Unlike => "edges of the same level with different vertices",
            PatchFault::Slanted => "a segment of an isoline whose ends differ in v",
            PatchFault::Repeated => "a point that occurs twice",
            PatchFault::Set => "vertices that are not those of equal spacing",
            PatchFault::Variant => "different primitives for the same levels",
            PatchFault::Third => "a third component of quads or isolines that is not zero",
            PatchFault::Order => "triangles that differ with the vertex order",
            PatchFault::Interior => "interior triangles that differ at equal inner levels",
            PatchFault::Connecting => "triangles at an edge that differ at equal levels of it",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())?;
        match self.distance() {
            Some(distance) => write!(f, " {distance}"),
            None => Ok(()),
        }
    }
}

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Distance::Bytes(bytes) => write!(f, "{bytes:+}"),
            Distance::Buffers(buffers) => write!(f, "buffer{buffers:+}"),
        }
    }
}

impl Kind {
    /// Returns the part of a fingerprint, without a distance.
    pub fn name(self) -> Cow<'static, str> {
        let name = match self {
            Kind::Missing => "missing",
            Kind::Zero => "zero",
            Kind::Converted => "converted",
            Kind::Garbage => "garbage",
            Kind::Displaced(_) => "displaced",
            Kind::WrongValue => "wrong-value",
            Kind::StrayUnknown | Kind::Stray(_) => "stray",
            Kind::Overrun => "overrun",
            Kind::Counter(Direction::Low) => "counter-low",
            Kind::Counter(Direction::High) => "counter-high",
            Kind::CounterStray => "counter-stray",
            Kind::CounterNeighbour => "counter-neighbour",
            Kind::Query { number, fault } => {
                let fault = match fault {
                    NumberFault::Low => "low",
                    NumberFault::High => "high",
                    NumberFault::Unavailable => "unavailable",
                };
                let number = number.key().replace(' ', "-");
                return Cow::Owned(format!("{number}-{fault}"));
            }
            Kind::QueryOverrun => "query-overrun",
            Kind::Patch(fault) => return Cow::Owned(format!("patch-{}", fault.key())),
            Kind::Contradiction => "contradiction",
        };
        Cow::Borrowed(name)
    }

    /// Returns the kind as failures are compared by it: at any distance, and whether or not
    /// a stray value is a captured one.
    pub fn at_any_distance(self) -> Kind {
        if matches!(self, Kind::Displaced(_)) {
            Kind::Displaced(Distance::Bytes(0))
        } else if matches!(self, Kind::Stray(_)) {
            Kind::StrayUnknown
        } else {
            self
        }
    }

    /// Returns how far a captured value is from its place.
    pub(super) fn distance(self) -> Option<Distance> {
        match self {
            Kind::Displaced(distance) | Kind::Stray(distance) => Some(distance),
            Kind::Missing
            | Kind::Zero
            | Kind::Converted
            | Kind::Garbage
            | Kind::WrongValue
            | Kind::StrayUnknown
            | Kind::Overrun
            | Kind::Counter(_)
            | Kind::CounterStray
            | Kind::CounterNeighbour
            | Kind::Query { .. }
            | Kind::QueryOverrun
            | Kind::Patch(_)
            | Kind::Contradiction => None,
        }
    }

    /// The kind in words.
    pub fn description(&self) -> String {
        let far = |distance: &Distance| match distance {
            Distance::Bytes(bytes) => format!("{bytes:+} bytes from its place"),
            Distance::Buffers(buffers) => format!("{buffers:+} buffers from its own"),
        };
        match self {
            Kind::Missing => "not written, but should have been captured".to_owned(),
            Kind::Zero => "zero instead of the captured value".to_owned(),
            Kind::Converted => "an integer as a float, or a float as an integer".to_owned(),
            Kind::Garbage => "neither a value of this case's shaders nor the prefill".to_owned(),
            Kind::Displaced(distance) => format!("another captured value, {}", far(distance)),
            Kind::WrongValue => "a value of this case's shaders that is not captured".to_owned(),
            Kind::StrayUnknown => "written, but should have stayed untouched".to_owned(),
            Kind::Stray(distance) => format!(
                "a captured value where nothing may be written, {}",
                far(distance)
            ),
            Kind::Overrun => "an uncaptured value where nothing may be written".to_owned(),
            Kind::Counter(Direction::Low) => "counter too low".to_owned(),
            Kind::Counter(Direction::High) => "counter too high".to_owned(),
            Kind::CounterStray => "counter written, though no end names it".to_owned(),
            Kind::CounterNeighbour => "written beside a counter".to_owned(),
            Kind::Query { number, fault } => match fault {
                NumberFault::Low => format!("query too low: {number}"),
                NumberFault::High => format!("query too high: {number}"),
                NumberFault::Unavailable => format!("query without a result: {number}"),
            },
            Kind::QueryOverrun => "written beside the results of a query".to_owned(),
            Kind::Patch(fault) => fault.description().to_owned(),
            Kind::Contradiction => "the driver's numbers contradict each other".to_owned(),
        }
    }
}
