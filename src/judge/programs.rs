//! The programs of a case, each made ready by itself: what the engine reads of
//! it, its shaders, the second reading, what the model has to know.
//!
//! The words of all programs are numbered together, so that what a verdict finds
//! in memory is traced to the program that wrote it.

use crate::capture::{Buffer, Captured, CapturedWord, Options};
use crate::case::{Case, DEVICE_DIALECT, DeviceCase};
use crate::judge::outcome::{NotPassed, harness_error, refused_interface};
use crate::judge::rewritten::{self, CapturePath};
use crate::judge::shaders::{
    check_compiled_interface, compile_modules, preserved_provoking_mode, shader_values,
};
use crate::judge::{packed, requirements as needs};
use crate::model::values::Identity;
use crate::model::{Capture, Shape};
use crate::rewrite::capture::Method;
use crate::script::Capabilities;
use crate::script::program::{Assembly, Program};
use crate::sources::Sources;
use crate::types::Scalar;
use crate::units::Word;
use crate::verdict::{self, WordName};

/// The value of a word, where it is defined.
type Value<'a> = Box<dyn Fn(Identity) -> Option<u32> + 'a>;

/// One program, ready to run.
pub(crate) struct Ready<'a> {
    pub captured: Captured<'a>,
    pub program: Program,
    pub buffers: Vec<Buffer>,
    /// By the case's numbering of words.
    pub words: Vec<CapturedWord>,
    shape: Shape,
    value: Value<'a>,
}

impl Ready<'_> {
    /// What the model has to know.
    pub fn capture(&self) -> Capture<'_> {
        Capture {
            shape: &self.shape,
            buffers: &self.buffers,
            words: &self.words,
            value: &*self.value,
        }
    }

    /// Where the values of its words come from.
    pub fn value(&self) -> &dyn Fn(Identity) -> Option<u32> {
        &*self.value
    }
}

/// Makes every program of a case ready, the case's own first.
///
/// # Errors
/// What is wrong with one of them, or what the device lacks for it.
pub(crate) fn ready<'a>(
    path: CapturePath,
    case: &'a Case,
    device: &'a DeviceCase,
    sources: &Sources,
    capabilities: &Capabilities,
) -> Result<(Ready<'a>, Vec<Ready<'a>>), NotPassed> {
    let first = one(path, (case, device), 0, sources, capabilities)?;
    let mut further = Vec::new();
    for (number, case) in (1u32..).zip(&device.further) {
        if let Some(own) = &case.device {
            let base = number * device.words_apart;
            further.push(one(path, (case, own), base, sources, capabilities)?);
        }
    }
    Ok((first, further))
}

/// The names of the words of all programs, in the case's numbering.
pub(crate) fn names(case: &Case, device: &DeviceCase) -> Vec<WordName> {
    let mut names = verdict::word_names(&case.interface);
    for (number, further) in (1usize..).zip(&device.further) {
        let unused = WordName {
            name: "no word".to_owned(),
            variable: "no word".to_owned(),
            location: None,
            scalar: Scalar::U32,
            encoding: crate::model::values::Encoding::Integer,
        };
        names.resize(number * device.words_apart as usize, unused);
        let own = verdict::word_names(&further.interface).into_iter();
        names.extend(own.map(|word| WordName {
            name: format!("program {number}'s {}", word.name),
            ..word
        }));
    }
    names
}

/// `base` is the number of the program's first word.
fn one<'a>(
    path: CapturePath,
    (case, device): (&'a Case, &'a DeviceCase),
    base: u32,
    sources: &Sources,
    capabilities: &Capabilities,
) -> Result<Ready<'a>, NotPassed> {
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: needs::capture_limits(device, capabilities),
    };
    let captured = case.captured(&options).map_err(|e| refused_interface(&e))?;
    let mut modules = compile_modules(case, sources)?;
    check_compiled_interface(case, &captured, &modules, &options)?;
    if let (Some(memory), Some(module)) = (&case.memory, modules.first()) {
        super::layout::second_reading(memory, &module.words).map_err(harness_error)?;
    }
    let method = match (path, &case.request) {
        (CapturePath::Rewritten(method), _) => Some(method),
        (CapturePath::Native, Some(_)) => Some(Method::default()),
        (CapturePath::Native, None) => None,
    };
    let packing = device.packed.as_ref().filter(|packing| !packing.as_is);
    if let Some(packing) = packing {
        let method = method.unwrap_or_default();
        modules = packed::modules(case, packing, &captured, modules, (method, capabilities))?;
    } else if let Some(method) = method {
        rewritten::rewrite(case, &mut modules, &options, method, capabilities)?;
    }
    let mut words = captured.words();
    for word in &mut words {
        word.word = Word(word.word.0 + base);
    }
    let own = shader_values(case, device);
    let value: Value<'a> = Box::new(move |identity| {
        own(Identity {
            word: Word(identity.word.0.checked_sub(base)?),
            ..identity
        })
    });
    Ok(Ready {
        program: Program {
            modules,
            assembly: device.assembly.clone(),
            dynamic: device.dynamic.clone(),
            pass: device.pass,
            raster: device.raster,
            build: device.build,
            reads: device.reads,
            features: device.features.clone(),
            resources: device.resources.clone(),
        },
        buffers: captured.buffers(),
        words,
        shape: Shape::from(Assembly {
            provoking: preserved_provoking_mode(&device.assembly, capabilities),
            ..device.assembly.clone()
        }),
        value,
        captured,
    })
}
