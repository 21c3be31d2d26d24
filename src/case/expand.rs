//! A case file into its cases: parse, expand, fill in, check.

use super::axes::{Combination, Wanted, combinations, matches, prefix_of};
use super::error::{Problem, Result};
use super::expression::Scope;
use super::pipeline::{Pipeline, Strides};
use super::programs::{self, Drawing, Further};
use super::select::List;
use super::sources::Sources;
use super::{
    Case, DeviceCase, MemoryCase, advertised, generated, interface, like, memory, negative,
    pipeline, placement, probe, raw, request, rules, steps, table,
};
use crate::capture::Options;
use crate::capture::{Dialect, Request, declared, requested};
use crate::packing::CaptureLimits;
use crate::script::Command;
use crate::script::Script;
use crate::types::{Interface, OutputVariable};
use std::borrow::Cow;

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
        let told = told(raw, scope)?;
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
        interface::inputs(&told(raw, scope)?.file.interface, scope)
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
pub(super) struct Told<'r> {
    pub file: Cow<'r, raw::File>,
    pub interface: Interface,
    pub request: Option<Request>,
}

pub(super) fn told<'r>(raw: &'r raw::File, scope: &Scope<'_>) -> Result<Told<'r>> {
    if let Some(generated) = generated::read(raw, scope)? {
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

pub(super) fn case(
    raw: &raw::File,
    combination: Combination,
    sources: &Sources,
    mut scope: Scope<'_>,
) -> Result<Case> {
    for (name, value) in &combination.variables {
        scope.define(name, value.clone());
    }
    if let Some(like) = &raw.like {
        return like::build(raw, like, combination, sources, &scope);
    }
    let Told {
        file,
        interface,
        request,
    } = told(raw, &scope)?;
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
    if let (true, Some(script)) = (raw.host_only, &raw.script) {
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
            let (memory, device) = memory::case(raw, memory, &combination, sources, &scope)?;
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
            Some(device(raw, name, &interface, &strides, sources, &scope)?)
        }
    };
    Ok(Case {
        name: combination.name,
        about: scope.text(&raw.about)?,
        rules: rules::numbers(&raw.rules).collect(),
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
pub(super) fn device(
    raw: &raw::File,
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
    let script = steps::build(raw, &drawings, seed, scope)?;
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
pub(super) fn of_pipeline(
    raw: &raw::File,
    interface: &Interface,
    pipeline: Pipeline,
    script: Script,
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
pub(super) fn strides(
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
pub(super) fn seed_of(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A case that is right; `|` in an argument of [`mistake`] separates what
    /// is replaced from what it is replaced by.
    const RIGHT: &str = "about = 'x'
rules = [15]
[axes]
n = [1, 2]
[interface]
outputs = [{ name = 'a', type = 'vec{n}', offset = 0, stride = 16 }]
[[counters]]
[[script]]
bind = [{ buffer = 0, room = '7 vertices' }]
[[script]]
begin = {}
[[script]]
draw = {}
[[script]]
end = { counters = [0] }
[[table]]
varyings = [{ name = 'a', type = 'GL_FLOAT', offset = 0 }]
";

    fn cases(text: &str) -> Result<Vec<Case>> {
        let text = text.replace("vec{n}", "vec4");
        expand("f/x.toml", &text, &Sources::embedded(), None)
    }

    #[test]
    fn a_file_gives_a_case_per_combination() {
        let cases = cases(RIGHT).expect("a right file");
        let names: Vec<&str> = cases.iter().map(|c| c.name.as_str()).collect();
        assert_eq!(names, ["xfb.f.x.1", "xfb.f.x.2"]);
        let seeds = cases
            .iter()
            .filter_map(|c| Some(c.device.as_ref()?.script.seed));
        let seeds: Vec<u32> = seeds.collect();
        assert_eq!(seeds, [seed_of("f/x.toml"); 2]);
        let one = expand("f/x.toml", RIGHT, &Sources::embedded(), Some("xfb.f.x.2"));
        assert_eq!(one.expect("a right file").len(), 1);
    }

    #[test]
    fn mistakes_name_their_kind_and_place() {
        let rows = [
            ("rules = [15]|rules = [15", "case.not_toml", 3, 1),
            ("about = 'x'|about = 'x", "case.not_toml", 1, 11),
            ("rules = [15]|rule = [15]", "case.unknown_key", 2, 1),
            ("draw = {}|paint = {}", "case.unknown_key", 13, 1),
            ("offset = 0, s|ofset = 0, s", "case.unknown_key", 6, 41),
            ("rules = [15]|rules = '15'", "case.value", 2, 9),
            ("about = 'x'\n|", "case.value", 1, 1),
            ("rules = [15]|rules = []", "case.empty", 2, 9),
            ("rules = [15]|rules = [1, 88]", "case.rule", 2, 13),
            ("rules = [15]|rules = [0]", "case.rule", 2, 10),
            ("rules = [15]|rules = [-1]", "case.rule", 2, 10),
            ("n = [1, 2]|n = []", "case.empty_axis", 4, 1),
            ("vec{n}|vec9", "case.type", 6, 33),
            ("vec{n}|{m}", "case.undeclared_axis", 6, 33),
            ("stride = 16|stride = 'm'", "case.undeclared_axis", 6, 63),
            ("stride = 16|stride = '16 +'", "case.expression", 6, 67),
            ("stride = 16|stride = 12", "case.refused", 6, 11),
            (
                "offset = 0, stride = 16|location = 0",
                "case.interface",
                6,
                11,
            ),
            (
                "room = '7 vertices'|room = '7 vertexes'",
                "case.expression",
                9,
                33,
            ),
            (
                "room = '7 vertices'|room = '0 vertices'",
                "case.range",
                9,
                30,
            ),
            (
                "room = '7 vertices'|room = '99999999 vertices'",
                "case.range",
                9,
                30,
            ),
            ("room = '7 vertices'|offset = 6", "case.script", 9, 9),
            (
                "buffer = 0, room = '7 vertices'|buffer = 1, room = 64",
                "case.missing_buffer",
                10,
                1,
            ),
            ("begin = {}|end = {}", "case.script", 10, 1),
            ("[[script]]\ndraw = {}\n|", "case.no_draw", 8, 1),
            ("n = [1, 2]|n = [1, 2]\n[x]", "case.unknown_key", 5, 2),
            (
                "rules = [15]|rules = [15]\nunbound = [1]",
                "case.script",
                3,
                12,
            ),
            (
                "rules = [15]|rules = [15]\nunbound = [0]",
                "case.script",
                10,
                9,
            ),
            ("draw = {}|begin = {}", "case.script", 12, 1),
            ("draw = {}|barrier = 'data'", "case.script", 12, 1),
            (
                "draw = {}|draw = { vertices = 200000 }",
                "case.script",
                12,
                1,
            ),
            ("draw = {}|draw = { vertices = -1 }", "case.range", 13, 21),
            (
                "draw = {}|draw = { vertices = 5000, instances = 2 }",
                "case.script",
                12,
                1,
            ),
            ("draw = {}|begin_query = 0", "case.script", 12, 1),
            (
                "begin = {}|begin = { counters = [0] }",
                "case.script",
                10,
                1,
            ),
            ("counters = [0]|counters = [1]", "case.range", 15, 21),
            (
                "counters = [0]|first = 1, counters = [0]",
                "case.script",
                14,
                1,
            ),
            ("end = { counters = [0] }|draw = {}", "case.script", 8, 1),
            (
                "end = { counters = [0] }|repeat = { times = 1001, steps = [] }",
                "case.range",
                15,
                20,
            ),
            ("'GL_FLOAT'|'float'", "case.table", 17, 34),
            (
                "[interface]|[interface]\nunwritten = ['b']",
                "case.interface",
                6,
                14,
            ),
            (
                "[[counters]]|[pipeline]\norigin = 'origin.vert'\n[[counters]]",
                "case.pipeline",
                8,
                10,
            ),
            (
                "[[counters]]|[pipeline]\nshaders = [{ stage = 'vertex', file = 'row_major.spvasm', defines = ['A'] }]\n[[counters]]",
                "case.pipeline",
                8,
                12,
            ),
            (
                "[[counters]]|[pipeline]\nimage = 1\nviews = 2\n[[counters]]",
                "case.script",
                1,
                9,
            ),
            (
                "[[counters]]|[negative]\nrule = 'xfb_offset.overlap'\nglsl = 'compiler'\n[[counters]]",
                "case.negative",
                7,
                1,
            ),
            (
                "[interface]|[interface]\nstage = 'tess_control'",
                "case.pipeline",
                7,
                11,
            ),
            (
                "rules = [15]|rules = [15]\nhost_only = true",
                "case.script",
                9,
                1,
            ),
        ];
        let mut wrong = Vec::new();
        for (change, rule, line, column) in rows {
            let (from, to) = change.split_once('|').expect("a change");
            assert!(RIGHT.contains(from), "{from}");
            let error = match cases(&RIGHT.replace(from, to)) {
                Ok(_) => panic!("{change} is accepted"),
                Err(error) => error,
            };
            let seen = (error.problem.rule(), error.line, error.column);
            if seen != (rule, line, column) {
                wrong.push(format!("{change}: {error}, not {rule} at {line}:{column}"));
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    #[test]
    fn repeated_steps_are_bounded() {
        let steps = "repeat = { times = 900, steps = [{ repeat = { times = 900, steps = [{ draw = {} }] } }] }";
        let error = cases(&RIGHT.replace("draw = {}", steps)).expect_err("too many");
        assert_eq!(error.problem.rule(), "case.script");
    }

    #[test]
    fn nothing_is_read_for_millions_of_combinations() {
        let axes: String = (0..12)
            .map(|i| format!("a{i} = [{}]\n", "1,".repeat(4)))
            .collect();
        let text = RIGHT.replace("n = [1, 2]\n", &axes);
        let error = cases(&text).expect_err("too many");
        assert_eq!(error.problem.rule(), "case.too_many_combinations");
        assert!(error.to_string().contains("16777216"), "{error}");
    }

    #[test]
    fn damaged_files_never_panic() {
        let sources = Sources::embedded();
        let files = [
            "place/stride.toml",
            "resume/parts.toml",
            "table/w12.toml",
            "stream/two.toml",
        ];
        let mut state = 1u32;
        let mut random = |below: usize| {
            state = state.wrapping_mul(0x2c1b_3c6d).wrapping_add(0x9e37_79b9);
            (state >> 8) as usize % below.max(1)
        };
        for file in files {
            let text = sources.case(file).expect("readable").expect(file);
            let read = |text: &str| {
                if let Err(error) = expand(file, text, &sources, None) {
                    assert!(error.line > 0 && error.column > 0);
                    assert!(!error.with_excerpt().is_empty());
                }
            };
            for end in 0..text.len() {
                read(text.get(..end).unwrap_or(""));
            }
            for _ in 0..1500 {
                let mut bytes = text.clone().into_bytes();
                for _ in 0..=random(3) {
                    let at = random(bytes.len());
                    let other = bytes[random(bytes.len())];
                    match random(4) {
                        0 => bytes[at] = other,
                        1 => bytes.insert(at, other),
                        2 => drop(bytes.remove(at)),
                        _ => bytes[at] = b"0123456789-{}[]'\"\n=,"[random(20)],
                    }
                }
                read(&String::from_utf8_lossy(&bytes));
            }
        }
    }
}
