//! The headline of a failure: one sentence that names the fault.
//!
//! The first pattern of this table that explains the differences is chosen.
//!
//! | fault | condition | the sentence names |
//! |---|---|---|
//! | [`Fault::QueryOverrun`] | the driver wrote beside the results of a query | the query and the byte |
//! | [`Fault::PrimitiveCount`] | a query counts a wrong number of primitives needed or generated, and other numbers or memory are wrong too | both numbers |
//! | [`Fault::NothingCaptured`] | every captured word of a buffer, or of some captures into it, is unwritten | the buffer, the capture, and what counters and queries return |
//! | [`Fault::Converted`] | all wrong words hold the required integers as floats, or the reverse | the components |
//! | [`Fault::Component`] | some components of the captured vertices are wrong, all others are right | the components and what they hold |
//! | [`Fault::Zeros`] | all wrong words of a buffer are zero | the buffer, its stream and the components |
//! | [`Fault::Shift`] | all wrong words of each buffer hold values that are shifted by one distance, or are unwritten, up to the last vertex | the buffers and their distances |
//! | [`Fault::Stride`] | the distance of wrong values from their places grows with the vertex | the buffer and both strides |
//! | [`Fault::WrongBuffer`] | all wrong values are in another buffer than their own, or zero | the buffers |
//! | [`Fault::CaptureEndsEarly`] | the last vertices of captures are unwritten, and nothing else is wrong in memory | the vertices |
//! | [`Fault::CaptureContinues`] | memory holds values only where nothing may be written | the first byte, and whether it is outside of every range |
//! | [`Fault::Offsets`] | each component is at one distance from its place, not all at the same | the components and their distances |
//! | [`Fault::Component`] | these are the places of other components of the same variables | the components and what they hold |
//! | [`Fault::WrongOrder`] | memory holds the captured values in another order | the first vertex |
//! | [`Fault::Component`] | memory holds captured values of other vertices, some of them more than once | the components, and how many vertices repeat |
//! | [`Fault::Counters`] | memory is right, counters are wrong | the counter and both values |
//! | [`Fault::Queries`] | memory and counters are right, queries are wrong | the query and both numbers |
//! | [`Fault::Patch`] | a patch is tessellated wrongly | the patch |
//! | [`Fault::Contradiction`] | only the driver's own numbers contradict each other | both numbers |
//! | [`Fault::FirstDifference`] | none of these | the first difference |
//!
//! [`super::hypothesis`] names further faults, and goes before this table.
//!
//! * `situation` – the differences from which a headline is chosen.
//! * `memory` – the faults of the table that captured memory shows.
//! * `numbers` – the faults that queries, counters and patches show.

mod memory;
mod numbers;
mod situation;

use crate::case::rules::Category;
use crate::units::Binding;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
pub(super) use situation::Situation;

/// The fault in one sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Headline {
    pub fault: Fault,
    pub text: String,
    /// The binding that the sentence is about, where it names a single one.
    pub binding: Option<Binding>,
    /// The cause that explains every difference, where one does.
    pub cause: Option<Cause>,
}

/// A misreading of the job that explains every difference: the proven cause of a failure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Cause {
    /// A clause that is equal for all cases with the cause.
    pub text: String,
    pub subject: Category,
}

/// The explanation of a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// The device behaves as if the application had passed other arguments.
    Hypothesis,
    QueryOverrun,
    PrimitiveCount,
    NothingCaptured,
    Shift,
    Stride,
    Offsets,
    WrongBuffer,
    CaptureEndsEarly,
    CaptureContinues,
    Component,
    /// Integers were captured as floats, or floats as integers.
    Converted,
    /// Zeros were captured.
    Zeros,
    WrongOrder,
    Counters,
    Queries,
    Patch,
    Contradiction,
    FirstDifference,
    /// A fragment shader read other values than the stage before it wrote.
    FragmentInputs,
    /// An image does not hold the points that had to be drawn.
    Image,
    /// A statement of a `.shader_test` file does not hold.
    FileExpectation,
}

impl Situation {
    /// Chooses the headline; see the table of this module.
    pub(super) fn headline(&self) -> Headline {
        let patterns = [
            Situation::query_overrun,
            Situation::primitive_count,
            Situation::nothing_captured,
            Situation::converted,
            Situation::component,
            Situation::zeros,
            Situation::shift,
            Situation::stride,
            Situation::wrong_buffer,
            Situation::capture_ends_early,
            Situation::capture_continues,
            Situation::component_order,
            Situation::offsets,
            Situation::wrong_order,
            Situation::counters,
            Situation::queries,
            Situation::patch,
            Situation::contradiction,
        ];
        let found = patterns.iter().find_map(|pattern| pattern(self));
        let (fault, text) = found.unwrap_or_else(|| {
            let first = &self.findings[0];
            (Fault::FirstDifference, first.to_string())
        });
        Headline {
            fault,
            text,
            binding: None,
            cause: None,
        }
    }
}
