//! Zeros and infinities that shaders move as floating-point values: the execution mode
//! that preserves them, where the device has it, and what is undefined without it.

use crate::case::Program;
use crate::case::special_floats::property;
use crate::judge::outcome::{NotPassed, harness_error};
use crate::script::Capabilities;
use crate::script::program::ShaderModule;
use crate::spirv;
use crate::spirv::edit::Editor;
use crate::types::Stage;
use rspirv::spirv::{Capability, ExecutionMode};
use std::collections::BTreeSet;

/// Declares SignedZeroInfNanPreserve in every stage before rasterization, for each width
/// of which the program captures zeros or infinities and for which the device has the
/// mode.
///
/// # Errors
/// A module that cannot be edited.
pub(crate) fn declare_mode(
    program: &Program,
    modules: &mut [ShaderModule],
    capabilities: &Capabilities,
) -> Result<(), NotPassed> {
    let widths = program.special_float_widths().into_iter();
    let widths: Vec<u32> = widths
        .filter(|width| capabilities.has(&property(*width)))
        .collect();
    let before = modules.iter_mut().filter(|m| m.stage != Stage::Fragment);
    for module in before.filter(|_| !widths.is_empty()) {
        let loaded = spirv::load_words(&module.words).map_err(harness_error)?;
        let mut editor = Editor::new(loaded, Some(module.stage)).map_err(harness_error)?;
        editor.capability(Capability::SignedZeroInfNanPreserve);
        editor.extension("SPV_KHR_float_controls");
        for width in &widths {
            editor.execution_mode(ExecutionMode::SignedZeroInfNanPreserve, &[*width]);
        }
        module.words = editor.finish().map_err(harness_error)?.into();
    }
    Ok(())
}

/// The vertices and words whose values are undefined because the device does not have
/// the mode.
pub(crate) fn not_preserved(
    program: &Program,
    capabilities: &Capabilities,
) -> BTreeSet<(usize, usize)> {
    let special = program.special_floats().into_iter();
    special
        .filter(|float| !capabilities.has(&property(float.width)))
        .flat_map(|float| {
            let words = float.word..float.word + float.width as usize / 32;
            words.map(move |word| (float.vertex, word))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Values;
    use crate::catalog::Library;
    use crate::judge::capture::run_case;
    use crate::judge::prepared::Prepared;
    use crate::judge::programs::modelled;
    use crate::model;
    use crate::script::executor::{Execution, Job};
    use crate::script::memory::Prefill;
    use crate::script::scripted_executor::ScriptedExecutor;
    use crate::types::Scalar;
    use crate::verdict::Status;
    use crate::verdict::ideal::{self, Freedom};
    use rspirv::dr::Operand;
    use std::cell::Cell;

    fn widths(name: &str) -> Vec<u32> {
        let case = Library::embedded().get(name);
        let case = case.expect("no mistake").expect(name);
        let program = &case.capture().expect("a device case").program;
        program.special_float_widths().into_iter().collect()
    }

    #[test]
    fn only_zeros_and_infinities_of_floating_point_type_need_the_mode() {
        assert_eq!(widths("xfb.value.float.zeros.vertex"), [32]);
        assert_eq!(widths("xfb.value.double.inf.geometry"), [64]);
        assert_eq!(widths("xfb.value.special"), [32]);
        for name in [
            "xfb.value.float.extremes.vertex",
            "xfb.value.float.denormal.vertex",
            "xfb.value.double.random.vertex",
            "xfb.value.int.zeros.vertex",
            "xfb.counter.first.1",
        ] {
            assert!(widths(name).is_empty(), "{name}");
        }
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

    /// The verdict on a case, on a device that preserves neither the signs of zeros nor
    /// infinities, and whether the capturing module declared the mode.
    fn outcome(name: &str, properties: &[&str]) -> (Status, bool) {
        let device = |properties: &[&str]| {
            let features = ["shaderFloat64", "shaderInt64", "geometryShader"];
            Capabilities::offering(&[&features, properties].concat())
        };
        let library = Library::embedded();
        let case = library.get(name).expect("no mistake").expect(name);
        let capture = case.capture().expect("a device case");
        let bare = device(&[]);
        let prepared = Prepared::new(&case.rules, capture, &bare);
        let prepared = prepared.unwrap_or_else(|why| panic!("{why:?}"));
        let done = modelled(&capture.program, &prepared.captures[0], 0, &bare);
        let declared = Cell::new(false);
        let answer = |job: &Job, _| {
            let module = job.program.modules.last().expect("a module");
            let module = spirv::load_words(&module.words).expect("a valid module");
            let module = module.into_representation();
            let mode = Operand::ExecutionMode(ExecutionMode::SignedZeroInfNanPreserve);
            let modes = &module.execution_modes;
            declared.set(modes.iter().any(|i| i.operands.contains(&mode)));
            let (allowed, _) =
                model::run_without(&[done.capture()], &job.script, 0).expect("the model runs");
            let observed = Prefill::BOTH.map(|prefill| {
                ideal::free(&job.script, job.guard, &allowed, prefill, &mut Careless)
            });
            Ok(Execution {
                observed: observed.to_vec(),
                validation: Vec::new(),
            })
        };
        let mut executor = ScriptedExecutor::new(device(properties), &answer);
        let sources = library.sources();
        let status = run_case(&case, sources, &mut executor, &mut |_| ()).status;
        (status, declared.get())
    }

    #[test]
    fn zeros_and_infinities_are_required_only_of_a_device_that_can_preserve_them() {
        for (name, property) in [
            (
                "xfb.value.float.zeros.vertex",
                "shaderSignedZeroInfNanPreserveFloat32",
            ),
            (
                "xfb.value.float.inf.geometry",
                "shaderSignedZeroInfNanPreserveFloat32",
            ),
            (
                "xfb.value.double.zeros.vertex",
                "shaderSignedZeroInfNanPreserveFloat64",
            ),
            ("xfb.value.special", "shaderSignedZeroInfNanPreserveFloat32"),
        ] {
            assert_eq!(outcome(name, &[]), (Status::Pass, false), "{name}");
            assert_eq!(outcome(name, &[property]), (Status::Fail, true), "{name}");
        }
    }
}
