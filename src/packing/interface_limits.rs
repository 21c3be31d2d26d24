//! How much each stage may write and read, as data: outputs and inputs of every
//! stage have a limit of their own.
//!
//! OpenGL 4.6 tables 23.53 to 23.58 and section 11.1.2.1 (components are
//! counted, slots of given locations whole, built-ins not at all); Vulkan
//! "Shader Input and Output Locations" and table "Required Limits" (locations
//! are counted, four components each).

use super::PackingError;
use super::packed_interface::{PackedInterface, SlotKind};
use crate::types::Stage;
use thiserror::Error;

/// A limit of one side of an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Limit {
    VaryingId,
    VertexOutput,
    TessControlInput,
    TessControlOutput,
    TessControlPatch,
    TessControlTotal,
    TessEvalInput,
    TessEvalOutput,
    GeometryInput,
    GeometryOutput,
    GeometryTotal,
    FragmentInput,
}

/// What is known about a limit; the numbers are components.
struct Row {
    limit: Limit,
    rule: &'static str,
    /// As OpenGL names it.
    gl: &'static str,
    /// As Vulkan names it; "" where it has none.
    vulkan: &'static str,
    /// Minimums of OpenGL and Vulkan, and what lavapipe and llvmpipe offer.
    values: [u32; 3],
}

/// No limit: OpenGL's limit of the varyings between two stages has no
/// counterpart in Vulkan.
const NONE: u32 = u32::MAX;

macro_rules! limits {
    ($($limit:ident: $rule:literal, $gl:literal, $vulkan:literal, $values:expr;)*) => {
        const ROWS: &[Row] = &[$(Row {
            limit: Limit::$limit,
            rule: $rule,
            gl: $gl,
            vulkan: $vulkan,
            values: $values,
        }),*];
    };
}

limits! {
    VaryingId: "limit.varying", "GL_MAX_VARYING_COMPONENTS", "", [60, NONE, 128];
    VertexOutput: "limit.vertex_output", "GL_MAX_VERTEX_OUTPUT_COMPONENTS",
        "maxVertexOutputComponents", [64, 64, 128];
    TessControlInput: "limit.tess_control_input", "GL_MAX_TESS_CONTROL_INPUT_COMPONENTS",
        "maxTessellationControlPerVertexInputComponents", [128, 64, 128];
    TessControlOutput: "limit.tess_control_output", "GL_MAX_TESS_CONTROL_OUTPUT_COMPONENTS",
        "maxTessellationControlPerVertexOutputComponents", [128, 64, 128];
    TessControlPatch: "limit.tess_control_patch", "GL_MAX_TESS_PATCH_COMPONENTS",
        "maxTessellationControlPerPatchOutputComponents", [120, 120, 128];
    TessControlTotal: "limit.tess_control_total", "GL_MAX_TESS_CONTROL_TOTAL_OUTPUT_COMPONENTS",
        "maxTessellationControlTotalOutputComponents", [4096, 2048, 4096];
    TessEvalInput: "limit.tess_eval_input", "GL_MAX_TESS_EVALUATION_INPUT_COMPONENTS",
        "maxTessellationEvaluationInputComponents", [128, 64, 128];
    TessEvalOutput: "limit.tess_eval_output", "GL_MAX_TESS_EVALUATION_OUTPUT_COMPONENTS",
        "maxTessellationEvaluationOutputComponents", [128, 64, 128];
    GeometryInput: "limit.geometry_input", "GL_MAX_GEOMETRY_INPUT_COMPONENTS",
        "maxGeometryInputComponents", [64, 64, 64];
    GeometryOutput: "limit.geometry_output", "GL_MAX_GEOMETRY_OUTPUT_COMPONENTS",
        "maxGeometryOutputComponents", [128, 64, 128];
    GeometryTotal: "limit.geometry_total", "GL_MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS",
        "maxGeometryTotalOutputComponents", [1024, 1024, 1024];
    FragmentInput: "limit.fragment_input", "GL_MAX_FRAGMENT_INPUT_COMPONENTS",
        "maxFragmentInputComponents", [128, 64, 128];
}

/// The limits that one implementation, or one specification, sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterfaceLimits {
    /// Column of the values.
    column: usize,
    counting: Counting,
    /// Numbers that replace those of the column, in the order of the rows.
    given: [Option<u32>; ROWS.len()],
}

/// Text that names no limits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InterfaceLimitsError {
    #[error("'{0}' is no profile of limits; there are {names}, and numbers such as max_varying=60",
        names = InterfaceLimits::PROFILES.join(", "))]
    Profile(String),
    #[error("'{0}' is no limit of an interface; there are {names}",
        names = InterfaceLimits::keys().collect::<Vec<_>>().join(", "))]
    Key(String),
    #[error("the limit {key} must be a number from 0 to {max}, seen '{seen}'", max = u32::MAX)]
    Number { key: String, seen: String },
    #[error("the limit {0} is given twice")]
    Twice(String),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counting {
    /// Components in use; slots of given locations whole.
    Components,
    /// Four for every location up to the last.
    Locations,
}

impl InterfaceLimits {
    /// Names accepted by [`InterfaceLimits::profile`].
    pub const PROFILES: [&'static str; 3] = ["gl-minimum", "vulkan-minimum", "llvmpipe"];

    /// The limits that go by this name.
    pub fn profile(name: &str) -> Option<InterfaceLimits> {
        let column = Self::PROFILES.iter().position(|known| *known == name)?;
        let counting = match name {
            "vulkan-minimum" => Counting::Locations,
            _ => Counting::Components,
        };
        Some(InterfaceLimits {
            column,
            counting,
            given: [None; ROWS.len()],
        })
    }

    /// The names of the limits for [`InterfaceLimits::parse`]: `max_varying`.
    pub fn keys() -> impl Iterator<Item = String> {
        let names = ROWS.iter().map(|row| row.rule.trim_start_matches("limit."));
        names.map(|name| format!("max_{name}"))
    }

    /// Limits as a command line gives them: a profile, numbers of components, or
    /// a profile and numbers that replace its own: `gl-minimum,max_varying=64`.
    /// Numbers alone replace those of llvmpipe.
    ///
    /// # Errors
    /// No such profile or limit, or a number that is none.
    pub fn parse(text: &str) -> Result<InterfaceLimits, InterfaceLimitsError> {
        let unknown = |name: &str| InterfaceLimitsError::Profile(name.to_owned());
        let (named, numbers) = match text.split_once(',') {
            _ if text
                .split(',')
                .next()
                .is_some_and(|part| part.contains('=')) =>
            {
                ("llvmpipe", Some(text))
            }
            Some((named, numbers)) => (named, Some(numbers)),
            None => (text, None),
        };
        let mut limits = InterfaceLimits::profile(named).ok_or_else(|| unknown(named))?;
        for part in numbers.into_iter().flat_map(|numbers| numbers.split(',')) {
            let (key, value) = part.split_once('=').ok_or_else(|| unknown(part))?;
            let mut places = InterfaceLimits::keys().zip(&mut limits.given);
            let Some((_, place)) = places.find(|(known, _)| known == key) else {
                return Err(InterfaceLimitsError::Key(key.to_owned()));
            };
            if place.is_some() {
                return Err(InterfaceLimitsError::Twice(key.to_owned()));
            }
            let number = value.parse().map_err(|_| InterfaceLimitsError::Number {
                key: key.to_owned(),
                seen: value.to_owned(),
            })?;
            *place = Some(number);
        }
        Ok(limits)
    }

    /// Each limit that Vulkan has by its Vulkan name.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, u32)> {
        let rows = ROWS.iter().filter(|row| !row.vulkan.is_empty());
        rows.map(|row| (row.vulkan, self.get(row.limit)))
    }

    /// The components that `limit` allows.
    pub fn get(&self, limit: Limit) -> u32 {
        let row = ROWS.iter().zip(self.given);
        let mut rows = row.filter(|(row, _)| row.limit == limit);
        let found = rows.find_map(|(row, given)| given.or(row.values.get(self.column).copied()));
        found.unwrap_or(NONE)
    }

    /// Holds `seen` components against a limit.
    ///
    /// # Errors
    /// Names the limit and says by how much it is exceeded.
    pub fn check(&self, limit: Limit, seen: u32) -> Result<(), PackingError> {
        let max = self.get(limit);
        match ROWS.iter().find(|row| row.limit == limit) {
            Some(row) if seen > max => Err(PackingError::Limit {
                rule: row.rule,
                name: match (self.counting, row.vulkan) {
                    (Counting::Components, _) | (_, "") => row.gl,
                    (Counting::Locations, vulkan) => vulkan,
                },
                seen,
                max,
            }),
            _ => Ok(()),
        }
    }

    /// Holds what lies between two stages against the limits of both: what the
    /// producer writes, what the consumer reads, and between a vertex and a
    /// fragment shader what OpenGL calls varyings.
    ///
    /// # Errors
    /// As [`InterfaceLimits::check`], of the first limit that is exceeded.
    pub fn check_interface(
        &self,
        placement: &PackedInterface,
        producer: Stage,
        consumer: Option<Stage>,
    ) -> Result<(), PackingError> {
        let count = |patch| self.count(placement, patch);
        let output = match producer {
            Stage::Vertex => Some(Limit::VertexOutput),
            Stage::TessControl => Some(Limit::TessControlOutput),
            Stage::TessEval => Some(Limit::TessEvalOutput),
            Stage::Geometry => Some(Limit::GeometryOutput),
            Stage::Fragment | Stage::Compute => None,
        };
        let input = match consumer {
            Some(Stage::TessControl) => Some(Limit::TessControlInput),
            Some(Stage::TessEval) => Some(Limit::TessEvalInput),
            Some(Stage::Geometry) => Some(Limit::GeometryInput),
            Some(Stage::Fragment) => Some(Limit::FragmentInput),
            _ => None,
        };
        for limit in output.into_iter().chain(input) {
            self.check(limit, count(false))?;
        }
        if (producer, consumer) == (Stage::Vertex, Some(Stage::Fragment)) {
            self.check(Limit::VaryingId, count(false))?;
        }
        self.check(Limit::TessControlPatch, count(true))
    }

    /// Holds all vertices that one invocation of a geometry shader, or the
    /// invocations of one patch, write against the limit of the total.
    ///
    /// # Errors
    /// As [`InterfaceLimits::check`].
    pub fn check_total(
        &self,
        placement: &PackedInterface,
        producer: Stage,
        vertices: u32,
    ) -> Result<(), PackingError> {
        let all = self.count(placement, false).saturating_mul(vertices);
        match producer {
            Stage::Geometry => self.check(Limit::GeometryTotal, all),
            Stage::TessControl => {
                let all = all.saturating_add(self.count(placement, true));
                self.check(Limit::TessControlTotal, all)
            }
            _ => Ok(()),
        }
    }

    fn count(&self, placement: &PackedInterface, patch: bool) -> u32 {
        let slots = placement
            .slots
            .iter()
            .filter(|slot| slot.interpolation.patch == patch);
        match self.counting {
            Counting::Locations => {
                let last = slots.map(|slot| slot.location.0).max();
                last.map_or(0, |last| last.saturating_add(1).saturating_mul(4))
            }
            Counting::Components => slots
                .map(|slot| match slot.kind {
                    SlotKind::Kept => 4,
                    _ => slot.components,
                })
                .fold(0, u32::saturating_add),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::{Captures, PackOptions, Side, pack};
    use crate::types::{OutputVariable, Scalar, Type};

    fn vectors(stage: Stage, count: u32, size: u32) -> (Side, PackedInterface) {
        let name =
            |n: u32| OutputVariable::plain(&format!("v{n}"), Type::vector(Scalar::F32, size));
        let producer = Side {
            stage,
            variables: (0..count).map(name).collect(),
            interpolate_at: Vec::new(),
        };
        let consumer = Side::reading_all(&producer);
        let placement = pack(
            &producer,
            Some(&consumer),
            &Captures::default(),
            &PackOptions::ENGINE,
        );
        (consumer, placement.expect("room"))
    }

    #[test]
    fn every_side_has_its_own_limit() {
        let gl = InterfaceLimits::profile("gl-minimum").expect("a profile");
        let refused = |stage, count: u32, limits: InterfaceLimits| {
            let (_, placement) = vectors(stage, count, 4);
            let checked = limits.check_interface(&placement, stage, Some(Stage::Fragment));
            checked.err().map(|error| error.to_string())
        };
        assert_eq!(refused(Stage::Vertex, 15, gl), None);
        assert_eq!(
            refused(Stage::Vertex, 16, gl).as_deref(),
            Some("64 components are 4 more than the 60 of GL_MAX_VARYING_COMPONENTS")
        );
        assert_eq!(
            refused(Stage::Vertex, 17, gl).as_deref(),
            Some("68 components are 4 more than the 64 of GL_MAX_VERTEX_OUTPUT_COMPONENTS")
        );
        let vulkan = InterfaceLimits::profile("vulkan-minimum").expect("a profile");
        assert_eq!(refused(Stage::Geometry, 16, vulkan), None);
        assert_eq!(
            refused(Stage::Geometry, 17, vulkan).as_deref(),
            Some("68 components are 4 more than the 64 of maxGeometryOutputComponents")
        );
        let llvmpipe = InterfaceLimits::profile("llvmpipe").expect("a profile");
        assert_eq!(refused(Stage::Vertex, 32, llvmpipe), None);
    }

    #[test]
    fn numbers_replace_those_of_a_profile() {
        let get = |text: &str, limit| InterfaceLimits::parse(text).map(|limits| limits.get(limit));
        for name in InterfaceLimits::PROFILES {
            assert_eq!(
                InterfaceLimits::parse(name).ok(),
                InterfaceLimits::profile(name)
            );
        }
        let numbers = "max_varying=8,max_geometry_total=0";
        assert_eq!(get(numbers, Limit::VaryingId), Ok(8));
        assert_eq!(get(numbers, Limit::GeometryTotal), Ok(0));
        assert_eq!(get(numbers, Limit::VertexOutput), Ok(128));
        let both = "gl-minimum,max_vertex_output=4";
        assert_eq!(get(both, Limit::VertexOutput), Ok(4));
        assert_eq!(get(both, Limit::VaryingId), Ok(60));
        let rows = [
            ("hopes", "'hopes' is no profile"),
            ("", "'' is no profile"),
            ("max_varying=8,llvmpipe", "'llvmpipe' is no profile"),
            (
                "llvmpipe,max_varyings=8",
                "'max_varyings' is no limit of an interface; there are max_varying, max_vertex_output, ",
            ),
            (
                "max_varying=-1",
                "max_varying must be a number from 0 to 4294967295, seen '-1'",
            ),
            ("max_varying=1,max_varying=1", "max_varying is given twice"),
        ];
        for (text, want) in rows {
            let error = InterfaceLimits::parse(text).expect_err(text).to_string();
            assert!(error.contains(want), "{text}: {error}");
        }
    }

    #[test]
    fn a_total_counts_every_vertex() {
        let gl = InterfaceLimits::profile("gl-minimum").expect("a profile");
        let (_, placement) = vectors(Stage::Geometry, 32, 4);
        assert_eq!(gl.check_total(&placement, Stage::Geometry, 8), Ok(()));
        let error = gl
            .check_total(&placement, Stage::Geometry, 9)
            .expect_err("too many");
        assert_eq!(error.rule(), "limit.geometry_total");
        assert!(
            error.to_string().contains("1152 components are 128 more"),
            "{error}"
        );
    }

    #[test]
    fn vulkan_counts_whole_locations() {
        let (_, placement) = vectors(Stage::Vertex, 16, 3);
        let count = |name| {
            InterfaceLimits::profile(name)
                .expect("a profile")
                .count(&placement, false)
        };
        assert_eq!((count("gl-minimum"), count("vulkan-minimum")), (48, 48));
        let (_, placement) = vectors(Stage::Vertex, 7, 3);
        let count = |name| {
            InterfaceLimits::profile(name)
                .expect("a profile")
                .count(&placement, false)
        };
        assert_eq!((count("gl-minimum"), count("vulkan-minimum")), (21, 24));
    }
}
