//! A definition into a case.

use super::pipeline::{self, Pipeline, Strides};
use super::programs::{self, Drawing, ExtraProgram};
use super::{interface, memory, packing, probe, refusal, request, required_limits, script, table};
use crate::capture::{Dialect, Options, Request, declared, requested};
use crate::case::definition::Definition;
use crate::case::interface::{InterfaceDefinition, RequestDefinition};
use crate::case::sequence::Sequence;
use crate::case::{Case, DeviceCase};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expand::Stated;
use crate::case_file::expression::Scope;
use crate::case_file::sweep::Combination;
use crate::packing::CaptureLimits;
use crate::script::{Command, ValidScript};
use crate::sources::Sources;
use crate::spanned::Spanned;
use crate::types::Interface;

/// The case of one combination.
///
/// # Errors
/// The first mistake that concerns it.
pub(crate) fn build(
    stated: &Stated<'_>,
    combination: &Combination,
    sources: &Sources,
) -> Result<Case> {
    let Stated {
        definition,
        sequence,
        scope,
        file,
    } = stated;
    let interface = interface(definition, scope)?;
    let request = definition.request.as_ref();
    let request = request.map(|request| request::build(request.get_ref()));
    let tables = definition.table.iter();
    let tables = tables.map(|table| table::build(table, scope));
    let tables = tables.collect::<Result<Vec<_>>>()?;
    let inputs = interface::inputs(&definition.interface, scope)?;
    let placements = definition.placement.iter();
    let placements = placements.map(|packing| packing::build(packing, &interface, scope));
    let placements = placements.collect::<Result<Vec<_>>>()?;
    check_host_only(definition, sequence, scope)?;
    let negative = definition.negative.as_ref();
    let negative = negative.map(|refusal| refusal::build(refusal.get_ref(), sources, scope));
    let advertised = definition.advertised.as_ref();
    let advertised = advertised.map(|limit| required_limits::build(limit, scope));
    let name = &combination.name;
    let (memory, device) = match &definition.memory {
        Some(block) => {
            let (memory, device) = memory::case(stated, block, name, sources)?;
            (Some(memory), device)
        }
        None if definition.host_only => {
            let empty = tables.is_empty() && placements.is_empty();
            if empty && definition.negative.is_none() && definition.advertised.is_none() {
                let problem =
                    Problem::Empty("a host-only case's [[table]], [[placement]] or [advertised]");
                return scope.fail(definition.about.span(), problem);
            }
            (None, None)
        }
        None => {
            let strides = strides(definition, &interface, request.as_ref(), scope)?;
            let own = device(stated, sequence, name, &interface, &strides, sources)?;
            (None, Some(own))
        }
    };
    let rules = definition.rules.get_ref().iter();
    Ok(Case {
        name: name.clone(),
        about: definition.about.get_ref().clone(),
        rules: rules
            .map(|rule| u8::try_from(*rule.get_ref()).expect("the rules were checked"))
            .collect(),
        worked_tables: definition.tables.clone(),
        file: file.clone(),
        smoke: combination.smoke,
        interface,
        request,
        tables,
        probe: definition
            .probe
            .as_ref()
            .map(|probe| probe::build(probe, scope))
            .transpose()?,
        advertised: advertised.transpose()?,
        negative: negative.transpose()?,
        inputs,
        placements,
        memory,
        device,
        shader_test: None,
    })
}

/// The outputs of the capturing stage.
///
/// # Errors
/// The first declaration that GLSL does not have.
pub(crate) fn interface(definition: &Definition, scope: &Scope<'_>) -> Result<Interface> {
    if definition.memory.is_some() || definition.advertised.is_some() {
        return Ok(memory::interface(definition.host_only));
    }
    interface::build(&definition.interface, scope)
}

/// Refuses keys that a host-only case cannot have, and those that only it can.
fn check_host_only(definition: &Definition, sequence: &Sequence, scope: &Scope<'_>) -> Result<()> {
    let script = sequence.script.as_ref();
    let negative = definition.negative.as_ref().map(Spanned::span);
    let advertised = definition.advertised.as_ref().map(Spanned::span);
    match (definition.host_only, script, negative, advertised) {
        (true, Some(script), _, _) if definition.memory.is_none() => {
            let why = "a host-only case has no script: nothing runs it".to_owned();
            scope.fail(script.span(), Problem::Script(why))
        }
        (false, _, Some(span), _) => {
            let why = "what must be refused is given to no device: state host_only = true";
            scope.fail(span, Problem::Negative(why.to_owned()))
        }
        (false, _, None, Some(span)) => {
            let why = "a required limit runs nothing: state host_only = true".to_owned();
            scope.fail(span, Problem::Interface(why))
        }
        (_, _, _, _) => Ok(()),
    }
}

/// The device side of a case that captures `interface` by `strides`.
///
/// # Errors
/// The first mistake of the pipelines and of the sequence.
pub(crate) fn device(
    stated: &Stated<'_>,
    sequence: &Sequence,
    name: &str,
    interface: &Interface,
    strides: &Strides,
    sources: &Sources,
) -> Result<DeviceCase> {
    let (definition, scope) = (&stated.definition, &stated.scope);
    let pipeline = pipeline::build(&definition.pipeline, interface, sources, scope)?;
    // One seed for all cases of the file: those that differ only in their scripts
    // have the same shaders, and share what is compiled.
    let seed = pipeline.seed.unwrap_or_else(|| seed_of(scope.file()));
    let extra = programs::build(definition, sources, scope)?;
    let own = Drawing {
        name: "default",
        pipeline: &pipeline,
        strides,
    };
    let drawings: Vec<_> = std::iter::once(own)
        .chain(extra.iter().map(ExtraProgram::drawing))
        .collect();
    let span = interface::outputs_span(&definition.interface);
    let script = script::build(sequence, &drawings, seed, span, scope)?;
    // Rule 58; queries count in as many slots as there are views.
    let begins =
        |command: &Command| matches!(command, Command::Begin { .. } | Command::BeginQuery(_));
    if pipeline.views > 1 && script.commands.iter().any(begins) {
        let why = "with several views neither a capture nor a query begins".to_owned();
        return scope.fail(definition.about.span(), Problem::Script(why));
    }
    let word_stride = programs::word_stride(interface, &extra);
    let further = programs::cases(extra, name, &script, word_stride, scope)?;
    let own = &definition.interface;
    Ok(DeviceCase {
        further,
        words_apart: word_stride,
        ..of_pipeline(own, interface, pipeline, script, scope)?
    })
}

/// The device side of one program.
///
/// # Errors
/// An unwritten output that does not exist.
pub(crate) fn of_pipeline(
    definition: &InterfaceDefinition,
    interface: &Interface,
    pipeline: Pipeline,
    script: ValidScript,
    scope: &Scope<'_>,
) -> Result<DeviceCase> {
    Ok(DeviceCase {
        shaders: pipeline.shaders,
        declarations: definition.declarations.clone(),
        unwritten: unwritten(definition, interface, scope)?,
        origin: pipeline.origin,
        assembly: pipeline.assembly,
        dynamic: pipeline.dynamic,
        reads: pipeline.reads,
        pass: pipeline.pass,
        raster: pipeline.raster,
        build: pipeline.build,
        position: pipeline.position,
        rasterize: pipeline.rasterize,
        image: pipeline.image,
        views: pipeline.views,
        packed: pipeline.packed,
        again: pipeline.again,
        features: pipeline.features,
        script,
        values: pipeline.values,
        resources: pipeline.resources,
        further: Vec::new(),
        words_apart: 0,
    })
}

/// The outputs that the shader leaves unwritten.
fn unwritten(
    definition: &InterfaceDefinition,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Vec<String>> {
    let leaves = interface.leaves();
    let name = |name: &Spanned<String>| {
        if leaves.iter().any(|leaf| leaf.is_part_of(name.get_ref())) {
            return Ok(name.get_ref().clone());
        }
        let why = format!("no output is called '{}'", name.get_ref());
        scope.fail(name.span(), Problem::Interface(why))
    };
    definition.unwritten.iter().map(name).collect()
}

/// The strides of the active buffers in Vulkan's dialect; the limits of a device
/// are checked once it is known.
fn strides(
    definition: &Definition,
    interface: &Interface,
    request: Option<&Request>,
    scope: &Scope<'_>,
) -> Result<Strides> {
    let at = definition.request.as_ref();
    program_strides(&definition.interface, at, interface, request, scope)
}

/// The strides of the active buffers of a program.
///
/// # Errors
/// An interface that captures nothing, or that cannot be captured.
pub(crate) fn program_strides(
    definition: &InterfaceDefinition,
    at: Option<&Spanned<RequestDefinition>>,
    interface: &Interface,
    request: Option<&Request>,
    scope: &Scope<'_>,
) -> Result<Strides> {
    let span = interface::outputs_span(definition);
    if !interface.stage.may_capture() {
        let why = format!(
            "the {} stage never captures: state host_only = true",
            interface.stage
        );
        return scope.fail(span, Problem::Pipeline(why));
    }
    if let Some(at) = at {
        request::check_heeded(interface, at, scope)?;
    }
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::NONE,
    };
    let captured = match request {
        Some(request) => requested(interface, request, &options),
        None => declared(interface, &options),
    };
    let captured = captured.or_else(|error| {
        let problem = Problem::Refused {
            rule: error.rule.to_owned(),
            message: error.message,
        };
        scope.fail(span.clone(), problem)
    })?;
    let buffers = captured.buffers();
    if buffers.is_empty() {
        let why = match request {
            Some(_) => "nothing is captured: the request names no output",
            None => "nothing is captured: no output has an 'offset'",
        };
        return scope.fail(span, Problem::Interface(why.to_owned()));
    }
    let buffers = buffers.into_iter();
    Ok(buffers
        .map(|buffer| (buffer.binding, buffer.stride.0, buffer.stream))
        .collect())
}

/// A seed that differs from name to name and never changes (FNV-1a).
pub(crate) fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
