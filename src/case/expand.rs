//! A case file into its cases: parse, expand, fill in, check.

use super::axes::{Combination, combinations, prefix_of};
use super::error::{Problem, Result};
use super::expression::Scope;
use super::pipeline::Strides;
use super::sources::Sources;
use super::{Case, DeviceCase, interface, pipeline, raw, rules, steps, table};
use crate::capture::Options;
use crate::capture::{Dialect, declared};
use crate::packing::CaptureLimits;
use crate::types::Interface;

/// Parses a file without expanding it.
///
/// # Errors
/// Text that is no TOML, an unknown key, a value of a wrong type.
pub fn parse(file: &str, text: &str) -> Result<raw::File> {
    toml::from_str(text).map_err(|error: toml::de::Error| {
        let message = error.message().to_owned();
        let syntax = toml::de::DeTable::parse(text).is_err();
        let problem = match () {
            () if syntax => Problem::NotToml(message),
            () if message.starts_with("unknown field")
                || message.starts_with("unknown variant") =>
            {
                Problem::UnknownKey(message)
            }
            () => Problem::Value(message),
        };
        problem.at(file, text, error.span().unwrap_or(0..0))
    })
}

/// Every case of a file; only that of one name when `wanted` says so.
///
/// # Errors
/// The first mistake in the file.
pub fn expand(
    file: &str,
    text: &str,
    sources: &Sources,
    wanted: Option<&str>,
) -> Result<Vec<Case>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let scope = Scope::new(file, text);
    check_rules(&raw, &scope)?;
    let mut cases = Vec::new();
    for combination in combinations(&raw, &prefix, &scope)? {
        if wanted.is_none_or(|name| name == combination.name) {
            cases.push(case(&raw, combination, sources, scope.clone())?);
        }
    }
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}

/// The names of a file's cases, and whether each is in the smoke list.
///
/// # Errors
/// As [`expand`], as far as names depend on it.
pub fn names(file: &str, text: &str) -> Result<Vec<(String, bool)>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let combinations = combinations(&raw, &prefix, &Scope::new(file, text))?;
    Ok(combinations
        .into_iter()
        .map(|c| (c.name, c.smoke))
        .collect())
}

/// The interface that the case `name` declares; nothing else of the case is
/// read. `None` where the file has no such case.
///
/// # Errors
/// As [`expand`], as far as the interface depends on it.
pub fn interface(file: &str, text: &str, name: &str) -> Result<Option<Interface>> {
    let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
    let raw = parse(file, text)?;
    let mut scope = Scope::new(file, text);
    let combinations = combinations(&raw, &prefix, &scope)?;
    let Some(combination) = combinations.into_iter().find(|c| c.name == name) else {
        return Ok(None);
    };
    for (name, value) in &combination.variables {
        scope.define(name, value.clone());
    }
    interface::build(&raw.interface, &scope).map(Some)
}

fn check_rules(raw: &raw::File, scope: &Scope<'_>) -> Result<()> {
    if raw.rules.get_ref().is_empty() {
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

fn case(
    raw: &raw::File,
    combination: Combination,
    sources: &Sources,
    mut scope: Scope<'_>,
) -> Result<Case> {
    for (name, value) in &combination.variables {
        scope.define(name, value.clone());
    }
    let interface = interface::build(&raw.interface, &scope)?;
    let tables = raw
        .table
        .iter()
        .map(|table| table::build(table, &scope))
        .collect::<Result<Vec<_>>>()?;
    let device = match raw.host_only {
        true if tables.is_empty() => {
            let problem = Problem::Empty("a host-only case's [[table]]");
            return scope.fail(raw.about.span(), problem);
        }
        true => None,
        false => Some(device(raw, &combination.name, &interface, sources, &scope)?),
    };
    Ok(Case {
        name: combination.name,
        about: scope.text(&raw.about)?,
        rules: raw
            .rules
            .get_ref()
            .iter()
            .filter_map(|rule| u8::try_from(*rule.get_ref()).ok())
            .collect(),
        worked_tables: raw
            .tables
            .iter()
            .map(|table| scope.text(table))
            .collect::<Result<Vec<_>>>()?,
        file: scope.file.to_owned(),
        smoke: combination.smoke,
        interface,
        tables,
        device,
    })
}

fn device(
    raw: &raw::File,
    name: &str,
    interface: &Interface,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<DeviceCase> {
    if !interface.stage.may_capture() {
        let why = format!(
            "the {} stage never captures: say host_only = true",
            interface.stage
        );
        return scope.fail(raw.interface.outputs.span(), Problem::Pipeline(why));
    }
    let strides = strides(raw, interface, scope)?;
    let pipeline = pipeline::build(&raw.pipeline, interface, sources, scope)?;
    let seed = pipeline.seed.unwrap_or_else(|| seed_of(name));
    let script = steps::build(raw, &pipeline, &strides, seed, scope)?;
    Ok(DeviceCase {
        shaders: pipeline.shaders,
        topology: pipeline.topology,
        patch_points: pipeline.patch_points,
        producer: pipeline.producer,
        rasterize: pipeline.rasterize,
        features: pipeline.features,
        script,
        values: pipeline.values,
    })
}

/// Strides of the active buffers by Vulkan's text; a device's limits are asked
/// when it is known.
fn strides(raw: &raw::File, interface: &Interface, scope: &Scope<'_>) -> Result<Strides> {
    let options = Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::NONE,
    };
    let captured = declared(interface, &options).or_else(|error| {
        let problem = Problem::Refused {
            rule: error.rule.to_owned(),
            message: error.message,
        };
        scope.fail(raw.interface.outputs.span(), problem)
    })?;
    let buffers = captured.buffers();
    if buffers.is_empty() {
        let why = "nothing is captured: no output has an 'offset'".to_owned();
        return scope.fail(raw.interface.outputs.span(), Problem::Interface(why));
    }
    Ok(buffers
        .into_iter()
        .map(|buffer| (buffer.binding, buffer.stride.0, buffer.stream))
        .collect())
}

/// A seed that differs from case to case and never changes (FNV-1a).
fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
