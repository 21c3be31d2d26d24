//! Conformant drivers that use one freedom each: how the cases about it end there.

use crate::capture::location_count;
use crate::case::Case;
use crate::case_file::expand::expand;
use crate::catalog::Library;
use crate::judge::capture::run_case;
use crate::judge::prepared::Prepared;
use crate::judge::programs::modelled;
use crate::model;
use crate::model::Allowed;
use crate::model::tessellation::{ONE, equal_points, subdivide};
use crate::script::executor::{ExecuteError, Execution, Job};
use crate::script::memory::{Observed, Prefill, QueryResult};
use crate::script::scripted_executor::ScriptedExecutor;
use crate::script::{Capabilities, Feature, Limit};
use crate::sources::Sources;
use crate::spirv;
use crate::types::Stage;
use crate::verdict::Status;
use crate::verdict::ideal::{self, FirstChoice};
use crate::verdict::patches::hand_made::{Choices, triangles};

const LIMITS: [Limit; 3] = [
    Limit::MaxVertexOutputComponents,
    Limit::MaxTessellationEvaluationOutputComponents,
    Limit::MaxGeometryOutputComponents,
];

/// A device with these properties and this number of output components.
fn device(properties: &[Feature], components: u64) -> Capabilities {
    let features = [
        Feature::ShaderFloat64,
        Feature::ShaderInt64,
        Feature::GeometryShader,
        Feature::TessellationShader,
        Feature::TransformFeedbackQueries,
        Feature::PrimitivesGeneratedQuery,
        Feature::PrimitivesGeneratedQueryWithRasterizerDiscard,
    ];
    let limits = LIMITS.map(|limit| (limit, components));
    Capabilities {
        other_limits: limits.into(),
        ..Capabilities::offering(&[&features, properties].concat())
    }
}

/// The status of a case of the library on such a device.
fn status(
    name: &str,
    device: &Capabilities,
    refusal: &dyn Fn(&Job) -> Option<String>,
    change: &dyn Fn(&Allowed, &mut Observed),
) -> Status {
    let library = Library::embedded();
    let case = library.get(name).expect("no mistake").expect(name);
    status_of(&case, device, refusal, change)
}

/// The status of a case on a device that refuses jobs by `refusal` and changes conformant
/// results by `change`.
fn status_of(
    case: &Case,
    device: &Capabilities,
    refusal: &dyn Fn(&Job) -> Option<String>,
    change: &dyn Fn(&Allowed, &mut Observed),
) -> Status {
    let capture = case.capture().expect("a device case");
    let Ok(prepared) = Prepared::new(&case.rules, capture, device) else {
        return Status::Unsupported;
    };
    let done = modelled(&capture.program, &prepared.captures[0], 0, device);
    let answer = |job: &Job, _| {
        if let Some(result) = refusal(job) {
            let call = "vkCreateGraphicsPipelines";
            return Err(ExecuteError::Driver { call, result });
        }
        let (allowed, _) =
            model::run_without(&[done.capture()], &job.script, 0).expect("the model runs");
        let observed = Prefill::BOTH.map(|prefill| {
            let mut observed =
                ideal::free(&job.script, job.guard, &allowed, prefill, &mut FirstChoice);
            change(&allowed, &mut observed);
            observed
        });
        Ok(Execution {
            observed: observed.to_vec(),
            ..Execution::default()
        })
    };
    let mut executor = ScriptedExecutor::new(device.clone(), &answer);
    run_case(case, &Sources::embedded(), &mut executor, &mut |_| ()).status
}

/// Counts the built-in outputs of the capturing module against the limit.
fn exceeds(job: &Job, components: u64) -> Option<String> {
    let mut modules = job.program.modules.iter();
    let module = modules.rfind(|module| module.stage != Stage::Fragment)?;
    let loaded = spirv::load_words(&module.words).expect("a valid module");
    let interface = spirv::reflect(&loaded, Some(module.stage)).expect("an interface");
    let leaves = interface.leaves().into_iter();
    let builtins = leaves.filter(|leaf| leaf.builtin.is_some());
    let builtins: u64 = builtins.map(|leaf| u64::from(leaf.ty.components())).sum();
    let needed = 4 * location_count(&interface).expect("a legal interface") + builtins;
    (needed > components).then(|| format!("VK_ERROR_UNKNOWN: {needed} components"))
}

/// Vulkan-Docs issue 2293.
#[test]
fn a_driver_that_counts_built_in_outputs_against_its_locations_is_not_blamed() {
    let mut passed = 0;
    for stage in ["vertex", "tess_eval", "geometry"] {
        for case in [
            "limits.components.mat4",
            "qual.location.vec4",
            "qual.location.dmat4",
            "qual.location.struct",
        ] {
            let mut name = format!("xfb.{case}.{stage}");
            if case.starts_with("limits") {
                name = format!("xfb.limits.components.{stage}.mat4");
            }
            for components in [64, 124, 127, 128] {
                let device = device(&[], components);
                let refusal = |job: &Job| exceeds(job, components);
                let seen = status(&name, &device, &refusal, &|_, _| ());
                // Undefined positions may omit lines.
                let fine = [Status::Pass, Status::Quality, Status::Unsupported];
                assert!(fine.contains(&seen), "{name}, {components}: {seen:?}");
                passed += usize::from(seen == Status::Pass);
            }
        }
    }
    assert!(passed > 6, "{passed}");
}

#[test]
fn operations_on_doubles_with_the_precision_of_floats_are_recorded() {
    let plain = device(
        &[
            Feature::ShaderRoundingModeRTEFloat64,
            Feature::RoundingModeIndependenceAll,
        ],
        128,
    );
    // One bit of the mantissa that single precision does not have.
    let imprecise = |_: &Allowed, observed: &mut Observed| {
        let image = &mut observed.buffers[0];
        image.bytes[image.start] ^= 1;
    };
    for name in [
        "xfb.value.computed.double.extremes",
        "xfb.value.computed.double.random",
        "xfb.value.float_controls.rounding_to_nearest_even_64",
    ] {
        assert_eq!(status(name, &plain, &|_| None, &imprecise), Status::Probe);
    }
    let float = "xfb.value.computed.float.random";
    assert_eq!(status(float, &plain, &|_| None, &imprecise), Status::Fail);
}

#[test]
fn modes_of_one_width_are_required_only_where_they_are_independent_of_other_widths() {
    for (case, property, independence) in [
        (
            "denorm_preserve_32",
            Feature::ShaderDenormPreserveFloat32,
            Feature::DenormBehaviorIndependence32BitOnly,
        ),
        (
            "denorm_flush_to_zero_64",
            Feature::ShaderDenormFlushToZeroFloat64,
            Feature::DenormBehaviorIndependenceAll,
        ),
        (
            "rounding_to_nearest_even_32",
            Feature::ShaderRoundingModeRTEFloat32,
            Feature::RoundingModeIndependence32BitOnly,
        ),
    ] {
        let name = format!("xfb.value.float_controls.{case}");
        let run = |properties: &[Feature]| {
            let refused = |_: &Job| Some("VK_ERROR_UNKNOWN".to_owned());
            status(&name, &device(properties, 128), &refused, &|_, _| ())
        };
        assert_eq!(run(&[property]), Status::Unsupported, "{name}");
        assert_eq!(run(&[property, independence]), Status::Fail, "{name}");
    }
}

/// Writes the points of every patch of equal spacing, of which those inside an edge or the
/// domain are moved along u, and along w against it, by `moved` units of 2^-24.
fn tessellate(moved: i64) -> impl Fn(&Allowed, &mut Observed) {
    move |allowed, observed| {
        for patch in &allowed.patches {
            let subdivision = subdivide(&patch.tessellation, &patch.levels);
            let subdivision = subdivision.expect("a patch that is not discarded");
            let points = equal_points(&subdivision);
            for (at, point) in patch.coordinates.iter().zip(&points[0]) {
                let mut point = *point;
                if point.iter().all(|c| (1..ONE).contains(c)) {
                    point[0] += moved;
                    point[2] -= moved;
                }
                write_coordinate(observed, at, point.map(|units| units as f32 / ONE as f32));
            }
        }
    }
}

fn write_coordinate(observed: &mut Observed, at: &[(usize, u64); 3], point: [f32; 3]) {
    for ((buffer, position), number) in at.iter().zip(point) {
        let image = &mut observed.buffers[*buffer];
        let first = image.start + *position as usize;
        image.bytes[first..first + 4].copy_from_slice(&number.to_le_bytes());
    }
}

/// Every patch is subdivided by its own choices, where the text leaves them.
#[test]
fn a_tessellator_may_subdivide_patches_of_other_levels_otherwise() {
    let text = "about = 'x'\nrules = [36]\ninterface.stage = 'tess_eval'\n\
         interface.outputs = [{ name = 'a', type = 'uint', offset = 0 }, \
         { name = 'c', type = 'vec3', offset = 4 }]\n\
         counters = [{}]\npipeline.patch_points = 1\n\
         pipeline.tessellation = { domain = 'triangles', order = 'ccw', coordinate = 'c', \
         levels = ['1 1 1 1 / 3 1', '1 2 4 1 / 3 1'] }\n\
         script = ['begin', { draw = { vertices = 4 } }, { end = { counters = [0] } }]\n";
    let cases = expand("f/x.toml", text, &Sources::embedded(), None);
    let case = cases.unwrap_or_else(|error| panic!("{error}")).remove(0);
    let seen = |second: Choices| {
        let tessellate = |allowed: &Allowed, observed: &mut Observed| {
            for patch in &allowed.patches {
                let outer = [0, 1, 2].map(|side| i64::from(patch.levels.outer[side].0 / 16));
                let choices = if outer == [1, 1, 1] {
                    Choices::default()
                } else {
                    second
                };
                for (at, point) in patch.coordinates.iter().zip(triangles(outer, choices)) {
                    write_coordinate(observed, at, point);
                }
            }
        };
        status_of(&case, &device(&[], 128), &|_| None, &tessellate)
    };
    let plain = Choices::default();
    for conformant in [
        plain,
        Choices {
            backwards: true,
            ..plain
        },
        Choices {
            turned: [false, true, true],
            ..plain
        },
    ] {
        assert_eq!(seen(conformant), Status::Pass);
    }
    let corner = plain.corner + 2;
    assert_eq!(seen(Choices { corner, ..plain }), Status::Fail);
    let turned = [true, false, false];
    assert_eq!(seen(Choices { turned, ..plain }), Status::Fail);
}

#[test]
fn points_of_a_patch_beside_their_places_are_notable_and_others_are_wrong() {
    let plain = device(&[], 128);
    let name = "xfb.tess.triangles.equal.ccw.point_mode.whole";
    let seen = |moved| status(name, &plain, &|_| None, &tessellate(moved));
    assert_eq!(seen(0), Status::Pass);
    // Two segments of level 64 are 2^19 units.
    assert_eq!(seen(1 << 13), Status::Quality);
    assert_eq!(seen(1 << 22), Status::Fail);
}

#[test]
fn points_of_equal_coordinates_may_be_one_or_several() {
    let plain = device(&[], 128);
    // One point of 16 bytes less, and the others in another order.
    let fewer = |_: &Allowed, observed: &mut Observed| {
        // The first counter is at byte 8 of its buffer.
        let image = &mut observed.counters;
        let counter = &mut image.bytes[image.start + 8..image.start + 12];
        let bytes = u32::from_le_bytes(counter.try_into().expect("four bytes")) - 16;
        counter.copy_from_slice(&bytes.to_le_bytes());
        let image = &mut observed.buffers[0];
        let end = image.start + bytes as usize;
        image.bytes[image.start..end].rotate_left(16);
        let untouched = observed.prefill.bytes(0, image.bytes.len());
        image.bytes[end..end + 16].copy_from_slice(&untouched[end..end + 16]);
        for query in &mut observed.queries {
            match query {
                QueryResult::TransformFeedback { written, needed } => {
                    *written -= 1;
                    *needed -= 1;
                }
                QueryResult::PrimitivesGenerated(number) => *number -= 1,
                other => panic!("{other:?}"),
            }
        }
    };
    for domain in ["triangles", "quads"] {
        for inner in ["one", "minus_one"] {
            let name = format!("xfb.tess.repeat.{domain}.{inner}");
            assert_eq!(status(&name, &plain, &|_| None, &fewer), Status::Probe);
        }
    }
    let name = "xfb.tess.triangles.equal.ccw.point_mode.whole";
    assert_eq!(status(name, &plain, &|_| None, &fewer), Status::Fail);
}
