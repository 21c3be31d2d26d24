//! Programs that OpenGL takes as SPIR-V: the modules of a case, with what OpenGL has in the place of
//! Vulkan's, and the table that their decorations state.
//!
//! OpenGL 4.6 sections 7.2 and 7.3.1, appendix C.

use crate::capture::{self, CaptureTable, Dialect, Options, OutputForm};
use crate::case::{DEVICE_DIALECT, Program};
use crate::judge::outcome::{NotPassed, harness_error};
use crate::judge::rewritten;
use crate::judge::shaders::compile_modules;
use crate::packing::CaptureLimits;
use crate::rewrite::capture::Method;
use crate::rewrite::{Origin, raise_gl_module};
use crate::script::program::{Assembly, Producer};
use crate::script::tessellation::DomainOrigin;
use crate::script::{self, Capabilities, Script};
use crate::sources::Sources;
use crate::spirv::{self, ShaderModule};
use crate::types::{Interface, Stage, Type};

/// Replaces the modules of a program by those of OpenGL.
///
/// # Errors
/// OpenGL lacks what a module uses, or what the script draws with it.
pub(in super::super) fn raise(
    program: &mut script::Program,
    script: &Script,
) -> Result<(), NotPassed> {
    let origin = if has_lower_left(&program.assembly) {
        Origin::LowerLeft
    } else {
        Origin::UpperLeft
    };
    for module in &mut program.modules {
        let raised =
            raise_gl_module(&module.words, origin).map_err(|error| lacking(&error.to_string()))?;
        if raised.lacks_first_instance && script.draws_later_instances() {
            return Err(lacking("an index of instances that includes the first one"));
        }
        module.words = raised.words.into();
    }
    if captures_structure(&outputs(&program.modules)?) {
        return Err(lacking(
            "captures of structures in SPIR-V (OpenGL 4.6, section C.4)",
        ));
    }
    Ok(())
}

fn lacking(what: &str) -> NotPassed {
    NotPassed::unsupported(format!("OpenGL has not {what}"))
}

/// The outputs of the last stage before rasterization.
fn outputs(modules: &[ShaderModule]) -> Result<Interface, NotPassed> {
    let mut before = modules.iter().rev();
    let last = before.find(|module| module.stage != Stage::Fragment);
    let last = last.ok_or_else(|| harness_error("the program has no stage that could capture"))?;
    let module = spirv::load_words(&last.words).map_err(harness_error)?;
    spirv::reflect(&module, Some(last.stage)).map_err(harness_error)
}

/// Whether a structure is captured, be it in an array: only its members could be, and they have no
/// decorations of their own.
fn captures_structure(interface: &Interface) -> bool {
    let is_structure = |ty: &Type| ty.without_arrays().as_struct().is_some();
    interface
        .outputs
        .iter()
        .any(|output| match output.as_block() {
            Some((block, members)) => {
                let captures = block.members.iter().map(|member| member.capture.offset);
                let mut members = members.members.iter().zip(captures);
                members.any(|(member, offset)| offset.is_some() && is_structure(&member.ty))
            }
            None => output.capture.offset.is_some() && is_structure(&output.ty),
        })
}

/// The program of an interface that no case draws with, and its table.
///
/// # Errors
/// OpenGL lacks what it uses; or it cannot be compiled.
pub(super) fn compiled(
    program: &Program,
    sources: &Sources,
    capabilities: &Capabilities,
) -> Result<(script::Program, CaptureTable), NotPassed> {
    let mut modules = compile_modules(program, sources)?;
    if let Some(request) = &program.request {
        let options = Options {
            dialect: DEVICE_DIALECT,
            limits: capabilities.limits,
        };
        let read = rewritten::read(Some(request), &modules, &options)?;
        rewritten::rewrite(&read, &mut modules, (Method::default(), 0), capabilities)?;
    }
    let mut raised = script::Program {
        modules,
        ..script::Program::default()
    };
    raise(&mut raised, &Script::default())?;
    let required = required(&raised.modules, capabilities.limits)?;
    Ok((raised, required))
}

/// Whether the domain of a tessellation has its origin where OpenGL's has it.
pub(super) fn has_lower_left(assembly: &Assembly) -> bool {
    match &assembly.producer {
        Producer::Tessellated(tessellation) => tessellation.origin == DomainOrigin::LowerLeft,
        Producer::Vertex | Producer::TessEval(_) | Producer::Geometry { .. } => false,
    }
}

/// The table that the decorations of the last stage before rasterization state.
///
/// # Errors
/// The module breaks a rule; never the driver's fault.
pub(super) fn required(
    modules: &[ShaderModule],
    limits: CaptureLimits,
) -> Result<CaptureTable, NotPassed> {
    let options = Options {
        dialect: Dialect::Spec,
        limits,
    };
    let interface = outputs(modules)?;
    let captured = capture::read(&interface, None, &options)
        .map_err(|error| NotPassed::unsupported(format!("{}: {error}", error.rule().name)))?;
    captured
        .table(OutputForm::Locations)
        .map_err(|error| harness_error(error.to_string()))
}
