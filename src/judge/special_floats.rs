//! Zeros, infinities and denormals that shaders move as floating-point values: the
//! execution modes that preserve them, where the device has them, and what is undefined
//! without them.

use crate::case::Program;
use crate::case::special_floats::{FloatMode, Preserved};
use crate::judge::outcome::{NotPassed, harness_error};
use crate::script::Capabilities;
use crate::spirv;
use crate::spirv::ShaderModule;
use crate::spirv::edit::Editor;
use crate::types::Stage;
use rspirv::spirv::{Capability, ExecutionMode};
use std::collections::BTreeSet;

/// Declares the execution modes that preserve captured values of the program, in every
/// stage before rasterization, where the device has them.
///
/// # Errors
/// A module that cannot be edited.
pub(crate) fn declare_modes(
    program: &Program,
    modules: &mut [ShaderModule],
    capabilities: &Capabilities,
) -> Result<(), NotPassed> {
    let modes = program.float_modes().into_iter();
    let modes: Vec<FloatMode> = modes.filter(|mode| has(capabilities, *mode)).collect();
    let before = modules.iter_mut().filter(|m| m.stage != Stage::Fragment);
    for module in before.filter(|_| !modes.is_empty()) {
        let loaded = spirv::load_words(&module.words).map_err(harness_error)?;
        let mut editor = Editor::new(loaded, Some(module.stage)).map_err(harness_error)?;
        editor.extension("SPV_KHR_float_controls");
        for mode in &modes {
            let (capability, execution_mode) = match mode.preserved {
                Preserved::ZerosAndInfinities => (
                    Capability::SignedZeroInfNanPreserve,
                    ExecutionMode::SignedZeroInfNanPreserve,
                ),
                Preserved::Denormals => (Capability::DenormPreserve, ExecutionMode::DenormPreserve),
            };
            editor.capability(capability);
            editor.execution_mode(execution_mode, &[mode.width]);
        }
        module.words = editor.finish().map_err(harness_error)?.into();
    }
    Ok(())
}

fn has(capabilities: &Capabilities, mode: FloatMode) -> bool {
    let mut properties = mode.properties().iter();
    properties.all(|property| capabilities.has(*property))
}

/// The vertices and words whose values are undefined because the device does not have
/// the mode.
pub(crate) fn not_preserved(
    program: &Program,
    capabilities: &Capabilities,
) -> BTreeSet<(usize, usize)> {
    let special = program.special_floats().into_iter();
    special
        .filter(|float| !has(capabilities, float.mode))
        .flat_map(|float| {
            let words = float.word..float.word + float.mode.width as usize / 32;
            words.map(move |word| (float.vertex, word))
        })
        .collect()
}

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use super::*;
    use crate::case::Values;
    use crate::catalog::Library;
    use crate::judge::capture::run_case;
    use crate::judge::prepared::Prepared;
    use crate::judge::programs::modelled;
    use crate::model;
    use crate::script::Feature;
    use crate::script::executor::{Execution, Job};
    use crate::script::memory::Prefill;
    use crate::script::scripted_executor::ScriptedExecutor;
    use crate::types::Scalar;
    use crate::verdict::Status;
    use crate::verdict::ideal::{self, Freedom};
    use std::cell::RefCell;

    fn modes(name: &str) -> Vec<(Preserved, u32)> {
        let case = Library::embedded().get(name);
        let case = case.expect("no mistake").expect(name);
        let program = &case.capture().expect("a device case").program;
        let modes = program.float_modes().into_iter();
        modes.map(|mode| (mode.preserved, mode.width)).collect()
    }

    #[test]
    fn only_special_values_of_floating_point_type_need_a_mode() {
        use Preserved::{Denormals, ZerosAndInfinities};
        for (name, mode) in [
            ("xfb.value.float.zeros.vertex", (ZerosAndInfinities, 32)),
            ("xfb.value.double.inf.geometry", (ZerosAndInfinities, 64)),
            ("xfb.value.special", (ZerosAndInfinities, 32)),
            (
                "xfb.prim.discarded.lines.infinite.plain",
                (ZerosAndInfinities, 32),
            ),
            (
                "xfb.prim.discarded.lines.nan.plain",
                (ZerosAndInfinities, 32),
            ),
            ("xfb.value.float.denormal.vertex", (Denormals, 32)),
            ("xfb.value.double.denormal.geometry", (Denormals, 64)),
        ] {
            assert_eq!(modes(name), [mode], "{name}");
        }
        for name in [
            "xfb.prim.discarded.lines.outside.plain",
            "xfb.value.float.extremes.vertex",
            "xfb.value.double.random.vertex",
            "xfb.value.int.zeros.vertex",
            "xfb.value.int.denormal.vertex",
            "xfb.counter.first.1",
        ] {
            assert!(modes(name).is_empty(), "{name}");
        }
    }

    /// Rule 102: what is not an input is a bit cast, or has a mode of its own.
    #[test]
    fn denormals_are_required_only_where_nothing_may_flush_them() {
        let library = Library::embedded();
        let mut found = BTreeSet::new();
        for case in library.cases().expect("no mistake") {
            let Some(capture) = case.capture() else {
                continue;
            };
            for program in capture.programs() {
                let own_mode =
                    |feature: &Feature| feature.name().starts_with("shaderDenormPreserve");
                if program.features.iter().any(own_mode) {
                    continue;
                }
                let all_inputs = Program {
                    float_inputs: program
                        .interface
                        .outputs
                        .iter()
                        .map(|o| o.name.clone())
                        .collect(),
                    ..program.clone()
                };
                let allowed = program.special_floats();
                let required = all_inputs.special_floats().into_iter();
                for float in required.filter(|float| !allowed.contains(float)) {
                    let leaves = program.interface.leaves().into_iter();
                    let mut leaves = leaves.filter(|leaf| leaf.word.0 as usize == float.word);
                    let leaf = leaves.next().expect("a component of scalar type");
                    assert_eq!(leaf.expression, "from_bits", "{}", case.name);
                    found.insert(case.name.clone());
                }
            }
        }
        assert!(
            found.contains("xfb.value.double.denormal.geometry"),
            "{found:?}"
        );
    }

    #[test]
    fn a_nan_of_floating_point_type_is_never_required() {
        let library = Library::embedded();
        let names = library.names().expect("no mistake").into_iter();
        for name in names.filter(|case| case.name.starts_with("xfb.value.")) {
            let case = library
                .get(&name.name)
                .expect("no mistake")
                .expect("a case");
            let Some(capture) = case.capture().filter(|capture| capture.probe.is_none()) else {
                continue;
            };
            for program in capture.programs() {
                let Values::HandWritten(rows) = &program.values else {
                    continue;
                };
                for leaf in program.interface.leaves() {
                    let scalar = leaf.ty.scalar().expect("a leaf has a scalar type");
                    let words = leaf.word.0..leaf.word.0 + leaf.ty.components();
                    let is_nan = |row: &Vec<Option<u32>>, word: u32| {
                        let word = word as usize;
                        match scalar {
                            Scalar::F32 => row[word].is_some_and(|b| f32::from_bits(b).is_nan()),
                            Scalar::F64 if (word - leaf.word.0 as usize) % 2 == 1 => {
                                row[word].is_some_and(|b| b & 0x7fff_ffff > 0x7ff0_0000)
                            }
                            _ => false,
                        }
                    };
                    let nan = rows.iter().any(|row| words.clone().any(|w| is_nan(row, w)));
                    assert!(!nan, "{}: {}", name.name, leaf.expression);
                }
            }
        }
    }

    /// A driver that captures another value in place of every undefined one.
    struct Careless;

    impl Freedom for Careless {
        fn pick(&mut self, _: usize) -> usize {
            0
        }

        fn undefined(&mut self) -> u32 {
            0x3fa0_0000
        }

        fn number(&mut self, most: u64) -> u64 {
            most
        }

        fn is_early(&mut self) -> bool {
            false
        }
    }

    /// The verdict on a case, on a device with these properties that preserves neither
    /// the signs of zeros, infinities nor denormals that enter a shader, and the modes
    /// that the capturing module declared.
    fn outcome(name: &str, properties: &[Feature]) -> (Status, Vec<ExecutionMode>) {
        let device = |properties: &[Feature]| {
            let features = [
                Feature::ShaderFloat64,
                Feature::ShaderInt64,
                Feature::GeometryShader,
            ];
            Capabilities::offering(&[&features, properties].concat())
        };
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        let capture = case.capture().expect("a device case");
        let bare = device(&[]);
        let prepared = Prepared::new(&case.rules, capture, &bare);
        let prepared = prepared.unwrap_or_else(|why| panic!("{why:?}"));
        let done = modelled(&capture.program, &prepared.captures[0], 0, &bare);
        let declared = RefCell::new(Vec::new());
        let answer = |job: &Job, _| {
            let module = job.program.modules.last().expect("a module");
            let module = spirv::load_words(&module.words).expect("a valid module");
            let module = module.into_representation();
            let modes = module.execution_modes.iter();
            let modes = modes.filter_map(|i| i.operands[1].unwrap_execution_mode().into());
            *declared.borrow_mut() = modes
                .filter(|mode| {
                    [
                        ExecutionMode::SignedZeroInfNanPreserve,
                        ExecutionMode::DenormPreserve,
                    ]
                    .contains(mode)
                })
                .collect();
            let (allowed, _) =
                model::run_without(&[done.capture()], &job.script, 0).expect("the model runs");
            let observed = Prefill::BOTH.map(|prefill| {
                ideal::free(&job.script, job.guard, &allowed, prefill, &mut Careless)
            });
            Ok(Execution {
                observed: observed.to_vec(),
                ..Execution::default()
            })
        };
        let mut executor = ScriptedExecutor::new(device(properties), &answer);
        let sources = library.sources();
        let status = run_case(&case, sources, &mut executor, &mut |_| ()).status;
        (status, declared.into_inner())
    }

    #[test]
    fn special_values_are_required_only_of_a_device_that_can_preserve_them() {
        let special = ExecutionMode::SignedZeroInfNanPreserve;
        let denormal = ExecutionMode::DenormPreserve;
        let special_32: &[Feature] = &[Feature::ShaderSignedZeroInfNanPreserveFloat32];
        let special_64: &[Feature] = &[Feature::ShaderSignedZeroInfNanPreserveFloat64];
        let denormal_32: &[Feature] = &[
            Feature::ShaderDenormPreserveFloat32,
            Feature::DenormBehaviorIndependence32BitOnly,
        ];
        let denormal_64: &[Feature] = &[
            Feature::ShaderDenormPreserveFloat64,
            Feature::DenormBehaviorIndependenceAll,
        ];
        for (name, properties, mode) in [
            ("xfb.value.float.zeros.vertex", special_32, special),
            ("xfb.value.float.inf.geometry", special_32, special),
            ("xfb.value.double.zeros.vertex", special_64, special),
            ("xfb.value.special", special_32, special),
            ("xfb.value.float.denormal.vertex", denormal_32, denormal),
            ("xfb.value.float.denormal.geometry", denormal_32, denormal),
            ("xfb.value.double.denormal.vertex", denormal_64, denormal),
        ] {
            assert_eq!(outcome(name, &[]), (Status::Pass, vec![]), "{name}");
            let with = outcome(name, properties);
            assert_eq!(with, (Status::Fail, vec![mode]), "{name}");
        }
        // The modes of both widths have to agree.
        let alone = outcome("xfb.value.double.denormal.vertex", &denormal_64[..1]);
        assert_eq!(alone, (Status::Pass, vec![]));
    }
}
