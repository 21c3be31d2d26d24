//! Prepares each program of a case: compiles its shaders, reads their captures, rewrites them where
//! the case states it, and gives the model its input.
//!
//! The words of all programs are numbered together, so that what a verdict finds
//! in memory is traced to the program that wrote it.

use crate::capture::{Buffer, Captured, CapturedWord, Options};
use crate::case::{CaptureCase, DEVICE_DIALECT, Program};
use crate::judge::outcome::{NotPassed, harness_error};
use crate::judge::prepared::{Prepared, capture_limits};
use crate::judge::rewritten::{self, CapturePath};
use crate::judge::shaders::{
    check_same_capture, compile_modules, preserved_provoking_mode, shader_values,
    split_block_arrays, unwritten_words,
};
use crate::judge::special_floats;
use crate::judge::{opengl, packed};
use crate::model::inputs::Inputs;
use crate::model::values::Identity;
use crate::model::{Capture, Shape};
use crate::rewrite::capture::{CapturedModule, Method};
use crate::script::capabilities::RunMode;
use crate::script::glsl_program::GlslProgram;
use crate::script::program::{Assembly, Emit, Producer};
use crate::script::{self, Capabilities};
use crate::sources::Sources;
use crate::spirv::ShaderModule;
use crate::types::Scalar;
use crate::units::{Stream, Word};
use crate::verdict::{self, WordName};
use std::collections::BTreeSet;
use std::ops::Deref;

/// The value of a word, where it is defined.
type Value<'a> = Box<dyn Fn(Identity, &Inputs) -> Option<u32> + 'a>;

/// One program, ready to run.
pub(crate) struct Ready<'a> {
    pub captured: Captured<'a>,
    pub program: script::Program,
    modelled: Modelled<'a>,
}

impl<'a> Deref for Ready<'a> {
    type Target = Modelled<'a>;

    fn deref(&self) -> &Modelled<'a> {
        &self.modelled
    }
}

/// The capture of one program as the model reads it.
pub(crate) struct Modelled<'a> {
    pub buffers: Vec<Buffer>,
    /// The captured words in the numbering of the case.
    pub words: Vec<CapturedWord>,
    /// The captured words that no shader has to store: they are not written, or their stream has
    /// no vertices.
    pub unstored: BTreeSet<Word>,
    shape: Shape,
    value: Value<'a>,
}

impl Modelled<'_> {
    /// Returns the capture for the model.
    pub fn capture(&self) -> Capture<'_> {
        Capture {
            shape: &self.shape,
            buffers: &self.buffers,
            words: &self.words,
            value: &*self.value,
        }
    }

    /// The source of the values of its words.
    pub fn value(&self) -> &dyn Fn(Identity, &Inputs) -> Option<u32> {
        &*self.value
    }
}

/// The programs of a case, its own first.
pub(crate) type Programs<'a> = (Ready<'a>, Vec<Ready<'a>>);

/// The programs of a path, or why they are not ready.
type Outcome<'a> = Result<Programs<'a>, NotPassed>;

/// One program compiled and read, for all its paths.
struct Compiled<'p, 'a> {
    program: &'a Program,
    captured: &'p Captured<'a>,
    /// The number of the program's first word.
    base: u32,
    modules: Vec<ShaderModule>,
    /// Its texts, for a device of OpenGL.
    glsl: Option<GlslProgram>,
    /// The capture of the last module before rasterization.
    read: CapturedModule,
    keeps_block_arrays: bool,
    /// The components of built-in outputs that may count against the limits of the device.
    builtins: u32,
}

/// Makes every program of a case ready.
///
/// # Errors
/// A mistake in a program, or the feature that the device lacks for it.
pub(crate) fn ready<'a>(
    path: CapturePath,
    prepared: &Prepared<'a>,
    sources: &Sources,
    capabilities: &Capabilities,
) -> Result<Programs<'a>, NotPassed> {
    on_path(
        path,
        &compiled(prepared, sources, capabilities)?,
        capabilities,
    )
}

/// Makes every program of a case ready as the case captures, and rewritten by a method.
/// Each is compiled and read once.
///
/// # Errors
/// As [`ready`]; of rewriting, in the second result.
pub(crate) fn ready_and_rewritten<'a>(
    method: Method,
    prepared: &Prepared<'a>,
    sources: &Sources,
    capabilities: &Capabilities,
) -> Result<(Programs<'a>, Outcome<'a>), NotPassed> {
    let compiled = compiled(prepared, sources, capabilities)?;
    let native = on_path(CapturePath::Native, &compiled, capabilities)?;
    let rewritten = on_path(CapturePath::Rewritten(method), &compiled, capabilities);
    Ok((native, rewritten))
}

/// Compiles every program of a case, and checks that it captures what the case declares.
fn compiled<'p, 'a>(
    prepared: &'p Prepared<'a>,
    sources: &Sources,
    capabilities: &Capabilities,
) -> Result<Vec<Compiled<'p, 'a>>, NotPassed> {
    let case = prepared.case;
    let programs = (0u32..).zip(case.programs().zip(&prepared.captures));
    let compiled = programs.map(|(number, (program, captured))| {
        let mut modules = compile_modules(program, sources)?;
        let glsl = match capabilities.mode {
            RunMode::OpenGl | RunMode::OpenGlEs => {
                opengl::texts(program, sources, capabilities.mode)?
            }
            RunMode::OpenGlSpirv | RunMode::Executed | RunMode::Compiled | RunMode::Stores => None,
        };
        special_floats::declare_modes(program, &mut modules, capabilities)?;
        if let (0, Some(memory), Some(module)) = (number, &case.memory, modules.first()) {
            super::layout::second_reading(memory, &module.words).map_err(harness_error)?;
        }
        let options = Options {
            dialect: DEVICE_DIALECT,
            limits: capture_limits(program, capabilities),
        };
        let read = rewritten::read(program.request.as_ref(), &modules, &options)?;
        check_same_capture(program, captured, &read)?;
        Ok(Compiled {
            program,
            captured,
            base: number * case.word_stride,
            modules,
            glsl,
            read,
            keeps_block_arrays: prepared.keeps_block_arrays,
            builtins: case.counted_builtins(program),
        })
    });
    compiled.collect()
}

fn on_path<'a>(
    path: CapturePath,
    compiled: &[Compiled<'_, 'a>],
    capabilities: &Capabilities,
) -> Result<Programs<'a>, NotPassed> {
    let programs = compiled.iter().map(|one| one.ready(path, capabilities));
    let mut programs = programs.collect::<Result<Vec<_>, _>>()?;
    let first = programs.remove(0);
    Ok((first, programs))
}

impl<'a> Compiled<'_, 'a> {
    fn ready(
        &self,
        path: CapturePath,
        capabilities: &Capabilities,
    ) -> Result<Ready<'a>, NotPassed> {
        let (program, captured) = (self.program, self.captured);
        let mut modules = self.modules.clone();
        let method = match (path, &program.request) {
            (CapturePath::Rewritten(method), _) => Some(method),
            (CapturePath::Native, Some(_)) => Some(Method::default()),
            (CapturePath::Native, None) => None,
        };
        if let Some(packing) = program.pipeline.packing() {
            modules = packed::modules(
                &program.interface,
                packing,
                captured,
                modules,
                (method.unwrap_or_default(), self.builtins),
                capabilities,
            )?;
        } else if let Some(method) = method {
            let method = (method, self.builtins);
            rewritten::rewrite(&self.read, &mut modules, method, capabilities)?;
        }
        if !self.keeps_block_arrays {
            split_block_arrays(program, &mut modules)?;
        }
        Ok(Ready {
            program: script::Program {
                modules,
                glsl: self.glsl.clone().map(Box::new),
                assembly: program.assembly.clone(),
                dynamic: program.pipeline.dynamic.clone(),
                pass: program.pipeline.pass,
                raster: program.pipeline.raster,
                build: program.pipeline.build,
                reads: program.pipeline.reads,
                features: program.features.clone(),
                resources: program.resources.clone(),
            },
            modelled: modelled(program, captured, self.base, capabilities),
            captured: captured.clone(),
        })
    }
}

/// The names of the words of a program, in its own numbering.
fn words_of(program: &Program) -> Vec<WordName> {
    let mut names = verdict::word_names(&program.interface);
    let emissions = program.assembly.producer.emissions();
    for name in &mut names {
        name.emissions = emissions;
    }
    names
}

/// The names of the words of all programs, in the case's numbering.
pub(crate) fn names(case: &CaptureCase) -> Vec<WordName> {
    let mut names = words_of(&case.program);
    for (number, program) in (1usize..).zip(&case.extra_programs) {
        let unused = WordName {
            name: "no word".to_owned(),
            variable: "no word".to_owned(),
            location: None,
            scalar: Scalar::U32,
            encoding: crate::model::values::Encoding::Integer,
            emissions: None,
        };
        names.resize(number * case.word_stride as usize, unused);
        let own = words_of(program).into_iter();
        names.extend(own.map(|word| WordName {
            name: format!("program {number}'s {}", word.name),
            ..word
        }));
    }
    names
}

/// Returns the captured words that are undefined or of streams without vertices.
fn unstored_words(program: &Program, words: &[CapturedWord], base: u32) -> BTreeSet<Word> {
    let unwritten = unwritten_words(program);
    let has_vertices = |stream: Stream| match &program.assembly.producer {
        Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => true,
        Producer::Geometry { emits, .. } => {
            let mut reached = emits.iter().take_while(|emit| **emit != Emit::Only(0));
            reached.any(|emit| *emit == Emit::Vertex(stream.0))
        }
    };
    let unstored = words
        .iter()
        .filter(|word| !has_vertices(word.stream) || unwritten.contains(&Word(word.word.0 - base)));
    unstored.map(|word| word.word).collect()
}

/// Returns the capture of a program as the model reads it; `base` is the number of its
/// first word.
pub(crate) fn modelled<'a>(
    program: &'a Program,
    captured: &Captured<'a>,
    base: u32,
    capabilities: &Capabilities,
) -> Modelled<'a> {
    let mut words = captured.words();
    for word in &mut words {
        word.word = Word(word.word.0 + base);
    }
    let unstored = unstored_words(program, &words, base);
    let own = shader_values(program, capabilities);
    let value: Value<'a> = Box::new(move |identity, inputs| {
        let word = Word(identity.word.0.checked_sub(base)?);
        own(Identity { word, ..identity }, inputs)
    });
    let mut assembly = Assembly {
        provoking: preserved_provoking_mode(&program.assembly, capabilities),
        ..program.assembly.clone()
    };
    match &mut assembly.producer {
        Producer::Tessellated(tessellation) => tessellation.coordinate.0 += base,
        Producer::Vertex | Producer::TessEval(_) | Producer::Geometry { .. } => {}
    }
    Modelled {
        buffers: captured.buffers(),
        words,
        unstored,
        shape: Shape::from(assembly),
        value,
    }
}

#[cfg(all(test, feature = "shaderc"))]
#[path = "block_array_tests.rs"]
mod tests;
