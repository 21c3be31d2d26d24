//! The limits of each stage's outputs and inputs, as data.
//!
//! OpenGL 4.6 tables 23.53 to 23.58 and section 11.1.2.1 (components are counted,
//! slots of explicit locations as four, built-ins are not counted); Vulkan "Shader
//! Input and Output Locations" and table "Required Limits" (locations are counted,
//! four components each).

use super::options::Ceiling;
use super::packed_interface::{PackedInterface, SlotKind};
use super::{Captures, PackOptions, PackingError, Side, pack};
use crate::types::Stage;
use thiserror::Error;

/// The names and values of a limit; the values are numbers of components.
struct Row {
    rule: &'static str,
    /// OpenGL's name.
    gl: &'static str,
    /// Vulkan's name; "" for a limit that only OpenGL has.
    vulkan: &'static str,
    /// Minimums of OpenGL and Vulkan, and the limits of llvmpipe and lavapipe.
    values: [u32; 3],
}

/// No limit: OpenGL's limit of the varyings between two stages has no counterpart in
/// Vulkan.
const NONE: u32 = u32::MAX;

macro_rules! limits {
    ($($limit:ident: $rule:literal, $gl:literal, $vulkan:literal, $values:expr;)*) => {
        /// A limit of one side of an interface.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
        pub enum Limit {
            $($limit),*
        }

        const LIMITS: &[Limit] = &[$(Limit::$limit),*];

        /// The rows of the limits, by their discriminants.
        const ROWS: &[Row] = &[$(Row {
            rule: $rule,
            gl: $gl,
            vulkan: $vulkan,
            values: $values,
        }),*];
    };
}

limits! {
    Varying: "limit.varying", "GL_MAX_VARYING_COMPONENTS", "", [60, NONE, 128];
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

/// The limits of an implementation or of a specification.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InterfaceLimits {
    /// Index into the values of a row.
    column: usize,
    counting: Counting,
    /// Numbers that replace those of the rows, in the order of the rows.
    given: [Option<u32>; ROWS.len()],
}

/// The reason why a text does not describe limits.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum InterfaceLimitsError {
    #[error("'{0}' is not a profile of limits; the profiles are {names}, and numbers are written max_varying=60",
        names = InterfaceLimits::PROFILES.join(", "))]
    Profile(String),
    #[error("'{0}' is not a limit of an interface; the limits are {names}",
        names = InterfaceLimits::keys().collect::<Vec<_>>().join(", "))]
    Key(String),
    #[error("the limit {key} must be a number from 0 to {max}, found '{seen}'", max = u32::MAX)]
    Number { key: String, seen: String },
    #[error("the limit {0} is given twice")]
    Twice(String),
}

/// The unit in which the size of an interface is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counting {
    /// The components in use, and four for a slot of explicit locations.
    Components,
    /// Four components for every location up to the last one.
    Locations,
}

impl InterfaceLimits {
    /// Names accepted by [`InterfaceLimits::profile`].
    pub const PROFILES: [&'static str; 3] = ["gl-minimum", "vulkan-minimum", "llvmpipe"];

    /// Returns the profile of this name.
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

    /// Returns the names of the limits for [`InterfaceLimits::parse`]: `max_varying`.
    pub fn keys() -> impl Iterator<Item = String> {
        let names = ROWS.iter().map(|row| row.rule.trim_start_matches("limit."));
        names.map(|name| format!("max_{name}"))
    }

    /// Parses a profile, numbers of components, or a profile with numbers that replace
    /// its own: `gl-minimum,max_varying=64`. Numbers without a profile replace
    /// llvmpipe's.
    ///
    /// # Errors
    /// An unknown profile or limit, or an invalid number.
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

    /// Returns each limit that Vulkan has, with its Vulkan name.
    pub fn named(&self) -> impl Iterator<Item = (&'static str, u32)> {
        let limits = LIMITS
            .iter()
            .zip(ROWS)
            .filter(|(_, row)| !row.vulkan.is_empty());
        limits.map(|(limit, row)| (row.vulkan, self.get(*limit)))
    }

    /// Returns the number of components that `limit` allows.
    pub fn get(&self, limit: Limit) -> u32 {
        let row = limit as usize;
        self.given[row].unwrap_or(ROWS[row].values[self.column])
    }

    /// Checks that `seen` components do not exceed a limit.
    ///
    /// # Errors
    /// [`PackingError::Limit`]
    pub fn check(&self, limit: Limit, seen: u32) -> Result<(), PackingError> {
        let (row, max) = (&ROWS[limit as usize], self.get(limit));
        if seen <= max {
            return Ok(());
        }
        Err(PackingError::Limit {
            rule: row.rule,
            name: match (self.counting, row.vulkan) {
                (Counting::Components, _) | (_, "") => row.gl,
                (Counting::Locations, vulkan) => vulkan,
            },
            seen,
            max,
        })
    }

    /// Checks both sides of an interface, as they are packed without a limit of slots.
    ///
    /// `vertices` is the number of vertices that the producer writes: at most, in one
    /// invocation of a geometry shader, or for one patch of a tessellation control
    /// shader. All outputs of a producer without a consumer are counted, because any
    /// consumer may read them.
    ///
    /// # Errors
    /// [`PackingError::Limit`] for the first limit that is exceeded, or the reason why
    /// the sides cannot be packed.
    pub fn check_sides(
        &self,
        producer: &Side,
        consumer: Option<&Side>,
        captures: &Captures,
        options: &PackOptions,
        vertices: Option<u32>,
    ) -> Result<(), PackingError> {
        let options = PackOptions {
            ceiling: Ceiling::NONE,
            ..*options
        };
        let any = Side::reading_all(producer);
        let packed = pack(producer, consumer.or(Some(&any)), captures, &options)?;
        self.check_interface(&packed, producer.stage, consumer.map(|side| side.stage))?;
        match vertices {
            Some(vertices) => self.check_total(&packed, producer.stage, vertices),
            None => Ok(()),
        }
    }

    /// Checks the locations of modules that are written from a packed interface: Vulkan
    /// counts four components for each location up to the last one.
    ///
    /// # Errors
    /// [`PackingError::Limit`] of the producer's outputs or of the consumer's inputs.
    pub fn check_locations(
        &self,
        packed: &PackedInterface,
        producer: Stage,
        consumer: Option<Stage>,
    ) -> Result<(), PackingError> {
        let limits = InterfaceLimits {
            counting: Counting::Locations,
            ..*self
        };
        let sides = output_limit(producer).into_iter();
        let mut sides = sides.chain(consumer.and_then(input_limit));
        sides.try_for_each(|limit| limits.check(limit, limits.count(packed, false)))
    }

    /// Checks an interface between two stages against the limits of the producer's
    /// outputs, of the consumer's inputs, and, between a vertex and a fragment shader,
    /// of what OpenGL calls varyings.
    fn check_interface(
        &self,
        packed: &PackedInterface,
        producer: Stage,
        consumer: Option<Stage>,
    ) -> Result<(), PackingError> {
        let count = |patch| self.count(packed, patch);
        let input = consumer.and_then(input_limit);
        for limit in output_limit(producer).into_iter().chain(input) {
            self.check(limit, count(false))?;
        }
        if (producer, consumer) == (Stage::Vertex, Some(Stage::Fragment)) {
            self.check(Limit::Varying, count(false))?;
        }
        self.check(Limit::TessControlPatch, count(true))
    }

    /// Checks the components of all vertices that one invocation of a geometry shader,
    /// or the invocations of one patch, write against the total limit.
    fn check_total(
        &self,
        packed: &PackedInterface,
        producer: Stage,
        vertices: u32,
    ) -> Result<(), PackingError> {
        let all = self.count(packed, false).saturating_mul(vertices);
        match producer {
            Stage::Geometry => self.check(Limit::GeometryTotal, all),
            Stage::TessControl => {
                let all = all.saturating_add(self.count(packed, true));
                self.check(Limit::TessControlTotal, all)
            }
            Stage::Vertex | Stage::TessEval | Stage::Fragment | Stage::Compute => Ok(()),
        }
    }

    fn count(&self, packed: &PackedInterface, patch: bool) -> u32 {
        let slots = packed
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
                    SlotKind::Float | SlotKind::Int => slot.components,
                })
                .fold(0, u32::saturating_add),
        }
    }
}

/// Returns the limit of the outputs of a stage per vertex.
pub fn output_limit(producer: Stage) -> Option<Limit> {
    match producer {
        Stage::Vertex => Some(Limit::VertexOutput),
        Stage::TessControl => Some(Limit::TessControlOutput),
        Stage::TessEval => Some(Limit::TessEvalOutput),
        Stage::Geometry => Some(Limit::GeometryOutput),
        Stage::Fragment | Stage::Compute => None,
    }
}

/// Returns the limit of the inputs of a stage per vertex.
fn input_limit(consumer: Stage) -> Option<Limit> {
    match consumer {
        Stage::TessControl => Some(Limit::TessControlInput),
        Stage::TessEval => Some(Limit::TessEvalInput),
        Stage::Geometry => Some(Limit::GeometryInput),
        Stage::Fragment => Some(Limit::FragmentInput),
        Stage::Vertex | Stage::Compute => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
        (consumer, placement.expect("it fits"))
    }

    #[test]
    fn outputs_inputs_and_varyings_have_separate_limits() {
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
        assert_eq!(get(numbers, Limit::Varying), Ok(8));
        assert_eq!(get(numbers, Limit::GeometryTotal), Ok(0));
        assert_eq!(get(numbers, Limit::VertexOutput), Ok(128));
        let both = "gl-minimum,max_vertex_output=4";
        assert_eq!(get(both, Limit::VertexOutput), Ok(4));
        assert_eq!(get(both, Limit::Varying), Ok(60));
        let rows = [
            ("hopes", "'hopes' is not a profile"),
            ("", "'' is not a profile"),
            ("max_varying=8,llvmpipe", "'llvmpipe' is not a profile"),
            (
                "llvmpipe,max_varyings=8",
                "'max_varyings' is not a limit of an interface; the limits are max_varying, max_vertex_output, ",
            ),
            (
                "max_varying=-1",
                "max_varying must be a number from 0 to 4294967295, found '-1'",
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
    fn vulkan_counts_four_components_per_location() {
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
