//! The further programs of a case file: `[programs.b]` says what differs from
//! the case's own `[interface]` and `[pipeline]`, and a step `use = "b"` binds it.
//!
//! A further program is a case by itself, without a script: it has an interface,
//! shaders and features of its own. What it writes can be told from what the
//! others write, since the words of all programs are numbered together.

use crate::capture::Request;
use crate::case::Case;
use crate::case::sequence::Sequence;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expand::{Told, strides, told};
use crate::case_file::expression::Scope;
use crate::case_file::pipeline::{self, Pipeline, Strides};
use crate::case_file::raw::{self, Text};
use crate::script::{ProgramUse, Script, ValidScript};
use crate::sources::Sources;
use crate::types::Interface;
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// Programs that a case may have beside its own.
const MOST: usize = 8;

/// The `[programs]` of a file, by name; they are numbered in this order.
pub type Raw = BTreeMap<Text, Spanned<Difference>>;

/// What a further program has of its own.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Difference {
    /// In place of the case's interface.
    pub interface: Option<raw::Interface>,
    /// In place of the case's request.
    pub request: Option<Spanned<raw::Request>>,
    /// Keys in place of those of the case's pipeline.
    #[serde(default)]
    pub pipeline: raw::Pipeline,
}

/// What the steps of a script are reckoned by.
#[derive(Clone, Copy, Debug)]
pub struct Drawing<'a> {
    pub name: &'a str,
    pub pipeline: &'a Pipeline,
    pub strides: &'a Strides,
}

impl Drawing<'_> {
    /// What the legality of the script depends on.
    pub fn program_use(&self) -> ProgramUse {
        ProgramUse {
            captures: self.strides.iter().map(|(binding, ..)| *binding).collect(),
            dynamic: self.pipeline.dynamic.clone(),
            reads: self.pipeline.reads,
        }
    }
}

/// A further program before there is a script.
#[derive(Clone, Debug)]
pub struct Further {
    name: String,
    file: raw::File,
    interface: Interface,
    request: Option<Request>,
    strides: Strides,
    pipeline: Pipeline,
}

impl Further {
    /// What the script needs of it.
    pub fn drawing(&self) -> Drawing<'_> {
        Drawing {
            name: &self.name,
            pipeline: &self.pipeline,
            strides: &self.strides,
        }
    }
}

/// The further programs of a file, by number from 1 on.
///
/// # Errors
/// The first mistake in one of them.
pub fn build(file: &raw::File, sources: &Sources, scope: &Scope<'_>) -> Result<Vec<Further>> {
    let mut further = Vec::new();
    for (name, difference) in &file.programs {
        let span = difference.span();
        let wrong = |why: &str| scope.fail(span.clone(), Problem::Pipeline(why.to_owned()));
        let difference = difference.get_ref();
        if further.len() == MOST {
            return wrong("a case has at most 8 programs beside its own");
        }
        if file.pipeline.packed.is_some() || difference.pipeline.packed.is_some() {
            return wrong("what is packed is the only program of its case");
        }
        if difference.pipeline.pass.is_some() || difference.pipeline.seed.is_some() {
            return wrong("'pass' and 'seed' are the case's, for all programs");
        }
        let mut own = file.clone();
        own.pipeline = over(&difference.pipeline, &file.pipeline);
        own.pipeline.again = None;
        own.request = difference.request.clone().or(own.request);
        if let Some(interface) = &difference.interface {
            own.interface = interface.clone();
        }
        let Told {
            file,
            interface,
            request,
        } = told(&own, &mut Sequence::default(), scope)?;
        let file = file.into_owned();
        let strides = strides(&file, &interface, request.as_ref(), scope)?;
        let pipeline = pipeline::build(&file.pipeline, &interface, sources, scope)?;
        further.push(Further {
            name: name.get_ref().clone(),
            file,
            interface,
            request,
            strides,
            pipeline,
        });
    }
    Ok(further)
}

/// From one program's words to the next one's, in the numbering of all: a power
/// of two, so that the number of a program and that of its word mix by "or".
pub fn words_apart(interface: &Interface, further: &[Further]) -> u32 {
    let others = further.iter().map(|f| f.interface.words());
    let most = others.chain([interface.words()]).max().unwrap_or(0);
    most.max(1).next_power_of_two()
}

/// The further programs as cases of `case`, whose script is `script`.
///
/// # Errors
/// An unwritten output that is none.
pub fn cases(
    further: Vec<Further>,
    name: &str,
    script: &Script,
    apart: u32,
    scope: &Scope<'_>,
) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for (number, further) in (1u32..).zip(further) {
        // As good as another number for each word: `model::values` mixes both
        // by "exclusive or".
        let script = ValidScript::without_commands(script.seed ^ (number * apart));
        let device = super::expand::of_pipeline(
            &further.file,
            &further.interface,
            further.pipeline,
            script,
            scope,
        )?;
        cases.push(Case {
            name: format!("{name} (program {})", further.name),
            about: String::new(),
            rules: Vec::new(),
            worked_tables: Vec::new(),
            file: scope.file.to_owned(),
            smoke: false,
            interface: further.interface,
            request: further.request,
            tables: Vec::new(),
            advertised: None,
            negative: None,
            probe: None,
            inputs: None,
            placements: Vec::new(),
            memory: None,
            device: Some(device),
            shader_test: None,
        });
    }
    Ok(cases)
}

/// `base` with everything replaced that `own` says.
pub(crate) fn over(own: &raw::Pipeline, base: &raw::Pipeline) -> raw::Pipeline {
    let raster = raw::Raster {
        cull: own.raster.cull.clone().or_else(|| base.raster.cull.clone()),
        front: own
            .raster
            .front
            .clone()
            .or_else(|| base.raster.front.clone()),
        fill: own.raster.fill.clone().or_else(|| base.raster.fill.clone()),
        scissor: own
            .raster
            .scissor
            .clone()
            .or_else(|| base.raster.scissor.clone()),
        discard: own
            .raster
            .discard
            .clone()
            .or_else(|| base.raster.discard.clone()),
        stream: own
            .raster
            .stream
            .clone()
            .or_else(|| base.raster.stream.clone()),
    };
    let listed = |own: &Vec<Text>, base: &Vec<Text>| match own.is_empty() {
        true => base.clone(),
        false => own.clone(),
    };
    raw::Pipeline {
        topology: own.topology.clone().or_else(|| base.topology.clone()),
        provoking: own.provoking.clone().or_else(|| base.provoking.clone()),
        patch_points: own
            .patch_points
            .clone()
            .or_else(|| base.patch_points.clone()),
        domain: own.domain.clone().or_else(|| base.domain.clone()),
        tessellation: own
            .tessellation
            .clone()
            .or_else(|| base.tessellation.clone()),
        pass: own.pass.clone().or_else(|| base.pass.clone()),
        build: own.build.clone().or_else(|| base.build.clone()),
        raster,
        position: own.position.clone().or_else(|| base.position.clone()),
        restart: own.restart.clone().or_else(|| base.restart.clone()),
        dynamic: listed(&own.dynamic, &base.dynamic),
        packed: own.packed.clone().or_else(|| base.packed.clone()),
        again: own.again.clone().or_else(|| base.again.clone()),
        fragment: own.fragment.clone().or_else(|| base.fragment.clone()),
        image: base.image.clone(),
        views: base.views.clone(),
        geometry: own.geometry.clone().or_else(|| base.geometry.clone()),
        origin: own.origin.clone().or_else(|| base.origin.clone()),
        reads: own.reads.clone().or_else(|| base.reads.clone()),
        seed: own.seed.clone().or_else(|| base.seed.clone()),
        requires: [own.requires.clone(), base.requires.clone()].concat(),
        shaders: match own.shaders.is_empty() {
            true => base.shaders.clone(),
            false => own.shaders.clone(),
        },
        values: own.values.clone().or_else(|| base.values.clone()),
        resources: match own.resources.is_empty() {
            true => base.resources.clone(),
            false => own.resources.clone(),
        },
    }
}

#[cfg(test)]
mod tests {
    use crate::case::Case;
    use crate::case_file::error::Result;
    use crate::case_file::expand::expand;
    use crate::script::Command;
    use crate::script::program::{State, Topology};
    use crate::sources::Sources;

    const TWO: &str = "about = 'x'
rules = [55]
[interface]
outputs = [{ name = 'a', type = 'vec3', offset = 0, stride = 16 }]
[pipeline]
topology = 'lines'
fragment = 1
dynamic = ['topology']
[programs.b.interface]
outputs = [{ name = 'b', type = 'vec2', buffer = 1, offset = 4, stride = 12 }]
[programs.b.pipeline]
topology = 'points'
[programs.c.pipeline]
restart = 1
[[script]]
begin = {}
[[script]]
draw = {}
[[script]]
end = {}
[[script]]
use = 'b'
[[script]]
begin = {}
[[script]]
draw = { vertices = 28 }
[[script]]
end = {}
";

    fn case(text: &str) -> Result<Case> {
        Ok(expand("f/x.toml", text, &Sources::embedded(), None)?.remove(0))
    }

    #[test]
    fn a_program_is_the_case_but_for_what_it_says() {
        let case = case(TWO).unwrap_or_else(|error| panic!("{error}"));
        let device = case.device.expect("a device case");
        let names: Vec<&str> = device.further.iter().map(|c| c.name.as_str()).collect();
        assert_eq!(names, ["xfb.f.x (program b)", "xfb.f.x (program c)"]);
        let own: Vec<_> = device
            .further
            .iter()
            .filter_map(|c| c.device.as_ref())
            .collect();
        assert_eq!(own[0].assembly.topology, Topology::Points);
        assert_eq!(own[1].assembly.topology, Topology::Lines);
        assert!(own[0].rasterize && own[1].assembly.restart && !own[0].assembly.restart);
        assert_eq!(device.further[1].interface, case.interface);
        // Three words at most: the programs' numbers are 4 apart.
        assert_eq!(device.words_apart, 4);
        let seeds = own.iter().map(|d| d.script.seed ^ device.script.seed);
        assert_eq!(seeds.collect::<Vec<_>>(), [4, 8]);
        assert!(device.script.commands.contains(&Command::Use(1)));
        // Six vertices of lines, and 28 points; two vertices of room each.
        let Some(Command::Bind { ranges, .. }) = device
            .script
            .commands
            .iter()
            .find(|command| matches!(command, Command::Bind { .. }))
        else {
            panic!("{:?}", device.script.commands);
        };
        let sizes = ranges.iter().map(|range| range.size.resolve(0, 0));
        assert_eq!(sizes.collect::<Vec<_>>(), [8 * 16, 30 * 12]);
    }

    #[test]
    fn what_no_program_can_be_is_told() {
        let rows = [
            ("use = 'b'|use = 'd'", "default, b, c"),
            (
                "[programs.c.pipeline]|[programs.c.pipeline]\npass = 'dynamic'",
                "'pass' and 'seed'",
            ),
            (
                "[[script]]\nend = {}\n[[script]]\nuse|[[script]]\nuse",
                "while transform feedback is active",
            ),
            ("use = 'b'|set = { restart = 1 }", "no dynamic Restart"),
            ("topology = 'points'|topology = 'dots'", "topology"),
        ];
        for (change, part) in rows {
            let (from, to) = change.split_once('|').expect("a change");
            assert!(TWO.contains(from), "{from}");
            let error = case(&TWO.replace(from, to)).expect_err(change).to_string();
            assert!(error.contains(part), "{error}");
        }
        let set = "barrier = 'data'\n[[script]]\nset = { topology = 'line_strip' }";
        let set = TWO.replace("use = 'b'", set);
        let case = case(&set).unwrap_or_else(|error| panic!("{error}"));
        let script = case.device.expect("a device case").script;
        let strip = Command::Set(State::Topology(Topology::LineStrip));
        assert!(script.commands.contains(&strip));
    }
}
