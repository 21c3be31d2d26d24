//! A definition into a case.

use super::pipeline::Strides;
use super::programs::{self, Drawing, ExtraProgram};
use super::{gl_calls, interface, memory, packing, probe, refusal, required_limits, script, table};
use crate::capture::{OutputForm, Request};
use crate::case::definition::Definition;
use crate::case::gl_calls::CallsDefinition;
use crate::case::pipeline::AlsoRewrite;
use crate::case::sequence::Sequence;
use crate::case::{Body, CaptureCase, Case, LayoutCase, References};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::stated::Stated;
use crate::case_file::sweep::Combination;
use crate::model::values;
use crate::script::Command;
use crate::script::program::{State, Topology};
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
    let definition = &stated.definition;
    let rules = definition.rules.get_ref().iter();
    Ok(Case {
        body: body(stated, &combination.name, sources)?,
        name: combination.name.clone(),
        about: definition.about.get_ref().clone(),
        rules: rules
            .map(|rule| u8::try_from(*rule.get_ref()).expect("the rules were checked"))
            .collect(),
        worked_tables: definition.tables.clone(),
        file: stated.file.clone(),
        smoke: combination.smoke,
    })
}

/// Builds the check that the case performs.
fn body(stated: &Stated<'_>, name: &str, sources: &Sources) -> Result<Body> {
    let (definition, scope) = (&stated.definition, &stated.scope);
    if let Some(calls) = &definition.opengl {
        check_calls(stated, calls)?;
        return gl_calls::build(calls, sources, scope).map(|calls| Body::Calls(Box::new(calls)));
    }
    let interface = interface(definition, scope)?;
    let references = references(definition, &interface, scope)?;
    check_host_only(definition, &stated.sequence, scope)?;
    if let Some(block) = &definition.memory {
        return memory::body(stated, block, name, references, sources);
    }
    if let Some(refusal) = &definition.negative {
        let refusal = refusal::build(refusal.get_ref(), interface, sources, scope)?;
        return Ok(Body::Refusal(Box::new(refusal)));
    }
    if let Some(limit) = &definition.advertised {
        return required_limits::build(limit, scope).map(Body::RequiredLimit);
    }
    let request = definition.request.as_ref();
    let request = request.map(|request| request.get_ref().clone());
    if definition.host_only {
        if references.tables.is_empty() && references.placements.is_empty() {
            let problem =
                Problem::Empty("a host-only case's [[table]], [[placement]] or [advertised]");
            return scope.fail(definition.about.span(), problem);
        }
        return Ok(Body::Layout(Box::new(LayoutCase {
            interface,
            request,
            references,
        })));
    }
    let captured = programs::captured(
        &definition.interface,
        definition.request.as_ref(),
        &interface,
        request.as_ref(),
        scope,
    )?;
    let strides = programs::strides(&captured);
    let unlimited = references.states_unlimited().then(|| {
        let table = captured.table(OutputForm::Locations);
        table.expect("only packing refuses what was captured")
    });
    let captured = (interface, request, strides);
    let capture = capture(stated, &stated.sequence, name, captured, sources)?;
    Ok(Body::Capture(Box::new(CaptureCase {
        references: References {
            unlimited,
            ..references
        },
        ..capture
    })))
}

/// Refuses the keys that a case of calls cannot have.
fn check_calls(stated: &Stated<'_>, calls: &Spanned<CallsDefinition>) -> Result<()> {
    let own = [
        "about", "rules", "opengl", "smoke", "axes", "extends", "when",
    ];
    let mut keys = stated.root.keys().iter();
    match keys.find(|entry| !own.contains(&entry.key.get_ref().as_str())) {
        None => Ok(()),
        Some(entry) => {
            let why = format!("a case of calls has no '{}'", entry.key.get_ref());
            stated.scope.fail(calls.span(), Problem::Calls(why))
        }
    }
}

/// The tables and packings that the file states.
fn references(
    definition: &Definition,
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<References> {
    let tables = definition.table.iter().map(|table| {
        table::check(table, scope)?;
        Ok(table.get_ref().clone())
    });
    let tables = tables.collect::<Result<_>>()?;
    let inputs = interface::inputs(&definition.interface, scope)?;
    let placements = definition.placement.iter();
    let placements = placements.map(|placement| {
        packing::check(placement, interface, scope)?;
        Ok(placement.get_ref().clone())
    });
    Ok(References {
        tables,
        placements: placements.collect::<Result<_>>()?,
        inputs,
        unlimited: None,
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
    if !definition.host_only {
        if let Some(span) = negative {
            let why = "what must be refused is given to no device: state host_only = true";
            return scope.fail(span, Problem::Negative(why.to_owned()));
        }
        if let Some(span) = advertised {
            let why = "a required limit runs nothing: state host_only = true".to_owned();
            return scope.fail(span, Problem::Interface(why));
        }
        return Ok(());
    }
    if let (Some(script), None) = (script, &definition.memory) {
        let why = "a host-only case has no script: nothing runs it".to_owned();
        return scope.fail(script.span(), Problem::Script(why));
    }
    if let Some(probe) = &definition.probe {
        let why = "a host-only case has no unspecified behaviour: no device runs it".to_owned();
        return scope.fail(probe.span(), Problem::Script(why));
    }
    let exclusive = [
        ("[memory]", definition.memory.as_ref().map(Spanned::span)),
        ("[negative]", negative),
        ("[advertised]", advertised),
    ];
    let mut stated = exclusive
        .into_iter()
        .filter_map(|(key, span)| Some((key, span?)));
    let Some((first, _)) = stated.next() else {
        return Ok(());
    };
    let tables = definition.table.iter().map(Spanned::span);
    let mut references = tables.chain(definition.placement.iter().map(Spanned::span));
    let (second, span) = match (stated.next(), references.next()) {
        (Some((second, span)), _) => (second, span),
        (None, Some(span)) => ("[[table]] and [[placement]]", span),
        (None, None) => return Ok(()),
    };
    let why = format!("a host-only case has {first} or {second}, not both");
    scope.fail(span, Problem::Interface(why))
}

/// The device side of a case that captures an interface, by its request, with these
/// strides.
///
/// # Errors
/// The first mistake of the pipelines and of the sequence.
pub(crate) fn capture(
    stated: &Stated<'_>,
    sequence: &Sequence,
    name: &str,
    (interface, request, strides): (Interface, Option<Request>, Strides),
    sources: &Sources,
) -> Result<CaptureCase> {
    let (definition, scope) = (&stated.definition, &stated.scope);
    let declared = (&definition.interface, interface, request);
    let pipeline = &definition.pipeline;
    let keys = stated.root.get("pipeline").unwrap_or(&stated.root);
    let stated_pipeline = (pipeline, keys);
    let mut program =
        programs::program(name.to_owned(), declared, stated_pipeline, sources, scope)?;
    // One seed for all cases of the file: those that differ only in their scripts
    // have the same shaders, and share what is compiled.
    program.seed = pipeline.seed.unwrap_or_else(|| seed_of(scope.file()));
    let mut extra = programs::build(stated, name, sources)?;
    let own = Drawing {
        name: "default",
        program: &program,
        strides: &strides,
    };
    let drawings: Vec<_> = std::iter::once(own)
        .chain(extra.iter().map(ExtraProgram::drawing))
        .collect();
    let span = interface::outputs_span(&definition.interface);
    let probe = definition.probe.as_ref();
    let overlaps = probe.is_some();
    let script = script::build(sequence, &drawings, program.seed, overlaps, span, scope)?;
    let points = Command::Set(State::Topology(Topology::Points));
    program.sets_points = script.commands.contains(&points);
    let word_stride = programs::word_stride(&program.interface, &extra);
    if word_stride as usize * (1 + extra.len()) > values::MAX_WORDS as usize {
        let why = format!(
            "{} programs of up to {word_stride} components are more than the {} that values \
             distinguish",
            1 + extra.len(),
            values::MAX_WORDS
        );
        let span = interface::outputs_span(&definition.interface);
        return scope.fail(span, Problem::Interface(why));
    }
    for (number, extra) in (1u32..).zip(&mut extra) {
        extra.program.seed = values::program_seed(program.seed, number * word_stride);
    }
    Ok(CaptureCase {
        program,
        extra_programs: extra.into_iter().map(|extra| extra.program).collect(),
        word_stride,
        script,
        references: References::default(),
        memory: None,
        probe: probe.map(|probe| probe::build(probe, scope)).transpose()?,
        also_rewrite: pipeline.also_rewrite.and_then(AlsoRewrite::method),
    })
}

/// A seed that differs from name to name and never changes (FNV-1a).
pub(crate) fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
