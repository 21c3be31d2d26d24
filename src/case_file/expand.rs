//! A case file into its cases: parse, expand, fill in, check.

use crate::capture::{Dialect, Options, Request, declared, requested};
use crate::case::sequence::Sequence;
use crate::case::{Case, DeviceCase, List, MemoryCase, rules};
use crate::case_file::deserialize::{literal, read};
use crate::case_file::document::Document;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::pipeline::{self, Pipeline, Strides};
use crate::case_file::programs::{self, Drawing, Further};
use crate::case_file::sweep::axes::{Combination, Wanted, combinations, matches, prefix_of};
use crate::case_file::{
    build, extends as like, generated, interface, memory, packing as placement, probe, raw,
    refusal as negative, request, required_limits as advertised, table,
};
use crate::packing::CaptureLimits;
use crate::script::{Command, ValidScript};
use crate::sources::Sources;
use crate::types::{Interface, OutputVariable};
use std::borrow::Cow;
use std::sync::Arc;

/// Parses a file without expanding it.
///
/// # Errors
/// Text that is no TOML, an unknown key, a value of a wrong type.
pub fn parse(file: &str, text: &str) -> Result<raw::File> {
    let document = Document::parse(file, text)?;
    let scope = Scope::new(file, text);
    let raw: raw::File = literal(&document.root).map_err(|mistake| mistake.in_file(&scope))?;
    Ok(raw::File {
        root: Arc::new(document.root),
        ..raw
    })
}

/// Every case of a file that the default list has; only that of one name,
/// whatever list has it, when `wanted` says so.
///
/// # Errors
/// The first mistake in the file.
pub fn expand(
    file: &str,
    text: &str,
    sources: &Sources,
    wanted: Option<&str>,
) -> Result<Vec<Case>> {
    let wanted = wanted.map_or(Wanted::Default, Wanted::One);
    these(file, text, sources, wanted)
}

/// The cases of a file that are wanted.
///
/// # Errors
/// The first mistake in the file.
pub fn these(file: &str, text: &str, sources: &Sources, wanted: Wanted<'_>) -> Result<Vec<Case>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let scope = Scope::new(file, text);
    check_rules(&raw, &scope)?;
    let mut cases = Vec::new();
    for combination in combinations(&raw, &prefix, wanted, &scope)? {
        cases.push(case(&raw, combination, sources, scope.clone())?);
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}

/// The names of a file's cases, and whether each is in the smoke list; without
/// those that only the extended list has.
///
/// # Errors
/// As [`expand`], as far as names depend on it.
pub fn names(file: &str, text: &str) -> Result<Vec<(String, bool)>> {
    let mut names = listed(file, text)?;
    names.retain(|(_, list)| *list != List::Extended);
    let is_smoke = |(name, list): (String, List)| (name, list == List::Smoke);
    Ok(names.into_iter().map(is_smoke).collect())
}

/// The names of a file's cases, each with the least list that has it.
///
/// # Errors
/// As [`expand`], as far as names depend on it.
pub fn listed(file: &str, text: &str) -> Result<Vec<(String, List)>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let combinations = combinations(&raw, &prefix, Wanted::Names, &Scope::new(file, text))?;
    let list = |c: &Combination| match (c.smoke, c.extended) {
        (true, _) => List::Smoke,
        (false, false) => List::Default,
        (false, true) => List::Extended,
    };
    let listed = combinations.into_iter().map(|c| (list(&c), c.name));
    Ok(listed.map(|(list, name)| (name, list)).collect())
}

/// The interface that the case `name` declares and what it asks for by names;
/// nothing else of the case is read. `None` where the file has no such case.
///
/// # Errors
/// As [`expand`], as far as the interface depends on it.
pub fn interface(
    file: &str,
    text: &str,
    name: &str,
) -> Result<Option<(Interface, Option<Request>)>> {
    of_case(file, text, name, |raw, scope| {
        let told = told(raw, &mut Sequence::default(), scope)?;
        Ok((told.interface, told.request))
    })
}

/// What the fragment shader of the case `name` reads, where the file says it;
/// as [`interface`].
///
/// # Errors
/// As [`expand`], as far as inputs depend on it.
pub fn inputs(file: &str, text: &str, name: &str) -> Result<Option<Option<Vec<OutputVariable>>>> {
    of_case(file, text, name, |raw, scope| {
        let told = told(raw, &mut Sequence::default(), scope)?;
        interface::inputs(&told.file.interface, scope)
    })
}

/// What `read` reads of the case `name`; `None` where the file has no such case.
fn of_case<T>(
    file: &str,
    text: &str,
    name: &str,
    read: impl FnOnce(&raw::File, &Scope<'_>) -> Result<T>,
) -> Result<Option<T>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let mut scope = Scope::new(file, text);
    let combinations = combinations(&raw, &prefix, Wanted::One(name), &scope)?;
    let Some(combination) = combinations.into_iter().find(|c| c.name == name) else {
        return Ok(None);
    };
    for (name, value) in &combination.variables {
        scope.define(name, value.clone());
    }
    read(&raw, &scope).map(Some)
}

/// The block in memory that the case `name` declares; `None` where the file has
/// no such case, or the case no block.
///
/// # Errors
/// As [`expand`], as far as the block depends on it.
pub fn memory(file: &str, text: &str, name: &str) -> Result<Option<MemoryCase>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let mut scope = Scope::new(file, text);
    let combinations = combinations(&raw, &prefix, Wanted::One(name), &scope)?;
    let combination = combinations.into_iter().find(|c| c.name == name);
    let (Some(combination), Some(memory)) = (combination, &raw.memory) else {
        return Ok(None);
    };
    for (name, value) in &combination.variables {
        scope.define(name, value.clone());
    }
    memory::format::build(memory, &scope).map(Some)
}

/// What a file says once what comes of a seed is there.
pub(crate) struct Told<'r> {
    pub file: Cow<'r, raw::File>,
    pub interface: Interface,
    pub request: Option<Request>,
}

/// Reads the interface; a seed may add to the sequence.
pub(crate) fn told<'r>(
    raw: &'r raw::File,
    sequence: &mut Sequence,
    scope: &Scope<'_>,
) -> Result<Told<'r>> {
    if let Some(generated) = generated::read(raw, sequence, scope)? {
        return Ok(Told {
            file: Cow::Owned(generated.file),
            interface: generated.interface,
            request: generated.request,
        });
    }
    if raw.memory.is_some() || raw.advertised.is_some() {
        return Ok(Told {
            file: Cow::Borrowed(raw),
            interface: memory::interface(raw.host_only),
            request: None,
        });
    }
    let request = raw.request.as_ref();
    Ok(Told {
        file: Cow::Borrowed(raw),
        interface: interface::build(&raw.interface, scope)?,
        request: request.map(|raw| request::build(raw, scope)).transpose()?,
    })
}

/// The numbers that a case file states.
pub fn numbers(stated: &toml::Spanned<Vec<toml::Spanned<i64>>>) -> impl Iterator<Item = u8> {
    let numbers = stated.get_ref().iter();
    numbers.filter_map(|rule| u8::try_from(*rule.get_ref()).ok())
}

fn check_rules(raw: &raw::File, scope: &Scope<'_>) -> Result<()> {
    // A layout on the host is no matter of transform feedback.
    let of_layouts = raw.host_only && raw.memory.is_some();
    if raw.rules.get_ref().is_empty() && !of_layouts {
        return scope.fail(raw.rules.span(), Problem::Empty("rules"));
    }
    for rule in raw.rules.get_ref() {
        let seen = *rule.get_ref();
        let known = u8::try_from(seen).is_ok_and(|number| rules::rule(number).is_some());
        if !known {
            let last = rules::LAST;
            return scope.fail(rule.span(), Problem::Rule { seen, last });
        }
    }
    Ok(())
}

pub(crate) fn case(
    raw: &raw::File,
    combination: Combination,
    sources: &Sources,
    mut scope: Scope<'_>,
) -> Result<Case> {
    for (name, value) in &combination.variables {
        scope.define(name, value.clone());
    }
    if let Some(like) = &raw.extends {
        return like::build(raw, like, combination, sources, &scope);
    }
    let mut sequence = read(&raw.root, &scope)?;
    let Told {
        file,
        interface,
        request,
    } = told(raw, &mut sequence, &scope)?;
    let raw = &*file;
    let tables = raw
        .table
        .iter()
        .filter(|table| match &table.get_ref().when {
            Some(when) => matches(when.get_ref(), &combination.variables),
            None => true,
        })
        .map(|table| table::build(table, &scope))
        .collect::<Result<Vec<_>>>()?;
    let inputs = interface::inputs(&raw.interface, &scope)?;
    let placements = raw
        .placement
        .iter()
        .filter(|placement| match &placement.get_ref().when {
            Some(when) => matches(when.get_ref(), &combination.variables),
            None => true,
        })
        .map(|placement| placement::build(placement, &interface, &scope))
        .collect::<Result<Vec<_>>>()?;
    if let (true, Some(script)) = (raw.host_only, &sequence.script) {
        let why = "a host-only case has no script: nothing runs it".to_owned();
        return scope.fail(script.span(), Problem::Script(why));
    }
    let negative = match &raw.negative {
        Some(negative) if !raw.host_only => {
            let why = "what must be refused is given to no device: say host_only = true";
            return scope.fail(negative.span(), Problem::Negative(why.to_owned()));
        }
        Some(raw) => Some(negative::build(raw.get_ref(), sources, &scope)?),
        None => None,
    };
    let advertised = match &raw.advertised {
        Some(advertised) if !raw.host_only => {
            let why = "nothing is run of what a device advertises: say host_only = true";
            return scope.fail(advertised.span(), Problem::Interface(why.to_owned()));
        }
        Some(raw) => Some(advertised::build(raw, &scope)?),
        None => None,
    };
    let (memory, read) = match &raw.memory {
        Some(memory) => {
            let (memory, device) =
                memory::case(raw, &sequence, memory, &combination, sources, &scope)?;
            (Some(memory), device)
        }
        None => (None, None),
    };
    let device = match raw.host_only {
        _ if memory.is_some() => read,
        true if advertised.is_none()
            && negative.is_none()
            && tables.is_empty()
            && placements.is_empty() =>
        {
            let problem =
                Problem::Empty("a host-only case's [[table]], [[placement]] or [advertised]");
            return scope.fail(raw.about.span(), problem);
        }
        true => None,
        false => {
            let strides = strides(raw, &interface, request.as_ref(), &scope)?;
            let name = &combination.name;
            Some(device(
                raw, &sequence, name, &interface, &strides, sources, &scope,
            )?)
        }
    };
    Ok(Case {
        name: combination.name,
        about: scope.text(&raw.about)?,
        rules: numbers(&raw.rules).collect(),
        worked_tables: raw
            .tables
            .iter()
            .map(|table| scope.text(table))
            .collect::<Result<Vec<_>>>()?,
        file: scope.file.to_owned(),
        smoke: combination.smoke,
        interface,
        request,
        tables,
        probe: probe::build(&raw.probe, &combination.variables, &scope)?,
        advertised,
        negative,
        inputs,
        placements,
        memory,
        device,
        shader_test: None,
    })
}

/// The device side of a case that captures `interface` by `strides`.
pub(crate) fn device(
    raw: &raw::File,
    sequence: &Sequence,
    name: &str,
    interface: &Interface,
    strides: &Strides,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<DeviceCase> {
    let pipeline = pipeline::build(&raw.pipeline, interface, sources, scope)?;
    // One for all cases of the file: those that differ in their scripts alone
    // have the same shaders then, and share what is made of them.
    let seed = pipeline.seed.unwrap_or_else(|| seed_of(scope.file));
    let further = programs::build(raw, sources, scope)?;
    let own = Drawing {
        name: "default",
        pipeline: &pipeline,
        strides,
    };
    let drawings: Vec<_> = std::iter::once(own)
        .chain(further.iter().map(Further::drawing))
        .collect();
    let span = raw.interface.outputs.span();
    let script = build::script::build(sequence, &drawings, seed, span, scope)?;
    // Rule 58; queries count in as many slots as there are views.
    let begins =
        |command: &Command| matches!(command, Command::Begin { .. } | Command::BeginQuery(_));
    if pipeline.views > 1 && script.commands.iter().any(begins) {
        let why = "with several views neither a capture nor a query begins".to_owned();
        return scope.fail(raw.about.span(), Problem::Script(why));
    }
    let apart = programs::words_apart(interface, &further);
    let further = programs::cases(further, name, &script, apart, scope)?;
    Ok(DeviceCase {
        further,
        words_apart: apart,
        ..of_pipeline(raw, interface, pipeline, script, scope)?
    })
}

/// The device side of one program.
pub(crate) fn of_pipeline(
    raw: &raw::File,
    interface: &Interface,
    pipeline: Pipeline,
    script: ValidScript,
    scope: &Scope<'_>,
) -> Result<DeviceCase> {
    let declarations = match &raw.interface.declarations {
        Some(text) => Some(scope.text(text)?),
        None => None,
    };
    Ok(DeviceCase {
        shaders: pipeline.shaders,
        declarations,
        unwritten: unwritten(raw, interface, scope)?,
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

/// What the shader leaves unwritten; a name of nothing is a mistake.
fn unwritten(raw: &raw::File, interface: &Interface, scope: &Scope<'_>) -> Result<Vec<String>> {
    let leaves = interface.leaves();
    let mut names = Vec::new();
    for text in &raw.interface.unwritten {
        let name = scope.text(text)?;
        if !leaves.iter().any(|leaf| leaf.is_part_of(&name)) {
            let why = format!("no output is called '{name}'");
            return scope.fail(text.span(), Problem::Interface(why));
        }
        names.push(name);
    }
    Ok(names)
}

/// Strides of the active buffers by Vulkan's text; a device's limits are asked
/// when it is known.
pub(crate) fn strides(
    raw: &raw::File,
    interface: &Interface,
    request: Option<&Request>,
    scope: &Scope<'_>,
) -> Result<Strides> {
    if !interface.stage.may_capture() {
        let why = format!(
            "the {} stage never captures: say host_only = true",
            interface.stage
        );
        return scope.fail(raw.interface.outputs.span(), Problem::Pipeline(why));
    }
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::NONE,
    };
    if let Some(at) = &raw.request {
        request::check_heeded(interface, at, scope)?;
    }
    let captured = match request {
        Some(request) => requested(interface, request, &options),
        None => declared(interface, &options),
    };
    let captured = captured.or_else(|error| {
        let problem = Problem::Refused {
            rule: error.rule.to_owned(),
            message: error.message,
        };
        scope.fail(raw.interface.outputs.span(), problem)
    })?;
    let buffers = captured.buffers();
    if buffers.is_empty() {
        let why = match request {
            Some(_) => "nothing is captured: the request names no output".to_owned(),
            None => "nothing is captured: no output has an 'offset'".to_owned(),
        };
        return scope.fail(raw.interface.outputs.span(), Problem::Interface(why));
    }
    Ok(buffers
        .into_iter()
        .map(|buffer| (buffer.binding, buffer.stride.0, buffer.stream))
        .collect())
}

/// A seed that differs from name to name and never changes (FNV-1a).
pub(crate) fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
#[path = "expand_tests.rs"]
mod tests;
