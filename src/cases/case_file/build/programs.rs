//! The additional programs of a case: `[programs.b]`, which a step `use = "b"` binds.
//!
//! A program has an interface, shaders and features of its own. Its values differ
//! from those of the other programs, since the components of all programs are
//! numbered together.

use super::pipeline::{self, Strides};
use super::{interface, request};
use crate::capture::{self, Captured, Options, Request};
use crate::case::definition::ProgramDefinition;
use crate::case::interface::InterfaceDefinition;
use crate::case::pipeline::Pipeline;
use crate::case::{DEVICE_DIALECT, Program};
use crate::case_file::document::Node;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::stated::Stated;
use crate::packing::CaptureLimits;
use crate::script::program_use::CapturedVertices;
use crate::script::{ProgramUse, ResourceKind};
use crate::sources::Sources;
use crate::spanned::Spanned;
use crate::types::Interface;

/// The additional programs that a case may have.
const MAX_PROGRAMS: usize = 255;

/// A program, as far as the steps of a script depend on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing<'a> {
    pub name: &'a str,
    pub program: &'a Program,
    pub strides: &'a Strides,
}

impl Drawing<'_> {
    /// Returns the properties of the program that determine the legality of the script.
    pub fn program_use(&self) -> ProgramUse {
        let resources = self.program.resources.iter().map(|one| one.kind);
        let target = self.program.pipeline.image.then_some(ResourceKind::Target);
        ProgramUse {
            captures: self.strides.iter().map(|(binding, ..)| *binding).collect(),
            dynamic: self.program.pipeline.dynamic.clone(),
            reads: self.program.pipeline.reads,
            resources: resources.chain(target).collect(),
            vertices: CapturedVertices::new(
                &self.program.assembly,
                &self.program.pipeline.dynamic,
                self.strides
                    .iter()
                    .map(|(binding, stride, _)| (*binding, *stride)),
            ),
        }
    }
}

/// An additional program, and what the script depends on besides.
#[derive(Clone, Debug)]
pub(crate) struct ExtraProgram<'d> {
    name: &'d str,
    strides: Strides,
    pub program: Program,
}

impl ExtraProgram<'_> {
    /// Returns the properties of the program that the script depends on.
    pub fn drawing(&self) -> Drawing<'_> {
        Drawing {
            name: self.name,
            program: &self.program,
            strides: &self.strides,
        }
    }
}

/// The program called `name` that captures an interface by its request; its seed is
/// not known yet.
///
/// # Errors
/// The first mistake of the pipeline, or an output that does not exist.
pub(crate) fn program(
    name: String,
    (definition, interface, request): (&InterfaceDefinition, Interface, Option<Request>),
    pipeline: (&Pipeline, &Node),
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Program> {
    let program = pipeline::build(pipeline, interface, sources, scope)?;
    Ok(Program {
        name,
        request,
        declarations: definition.declarations.clone(),
        unwritten: outputs(&definition.unwritten, &program.interface, scope)?,
        float_inputs: outputs(&definition.float_inputs, &program.interface, scope)?,
        ..program
    })
}

/// Checks that outputs of these names exist.
fn outputs(
    names: &[Spanned<String>],
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
    names.iter().map(name).collect()
}

/// The additional programs of a case, numbered from 1.
///
/// # Errors
/// The first mistake in one of them.
pub(crate) fn build<'d>(
    stated: &'d Stated<'_>,
    case: &str,
    sources: &Sources,
) -> Result<Vec<ExtraProgram<'d>>> {
    let (definition, scope) = (&stated.definition, &stated.scope);
    let trees = stated.root.get("programs");
    let mut programs: Vec<ExtraProgram<'_>> = Vec::new();
    for (name, program) in &definition.programs {
        let wrong = |why: &str| scope.fail(program.span(), Problem::Pipeline(why.to_owned()));
        if programs.len() == MAX_PROGRAMS {
            let why = format!("a case has at most {MAX_PROGRAMS} programs beside its own");
            return wrong(&why);
        }
        if definition.pipeline.packed.is_some() || program.get_ref().pipeline.packed.is_some() {
            return wrong("a packed program is the only program of its case");
        }
        let ProgramDefinition {
            interface: own,
            request: at,
            pipeline,
        } = program.get_ref();
        let interface = interface::build(own, scope)?;
        let request = at.as_ref().map(|request| request.get_ref().clone());
        let strides = {
            let captured = captured(own, at.as_ref(), &interface, request.as_ref(), scope)?;
            strides(&captured)
        };
        let name = name.get_ref();
        let keys = trees.and_then(|trees| trees.get(name)?.get("pipeline"));
        let pipeline = (pipeline, keys.expect("every program was completed"));
        let called = format!("{case} (program {name})");
        programs.push(ExtraProgram {
            name,
            strides,
            program: self::program(called, (own, interface, request), pipeline, sources, scope)?,
        });
    }
    Ok(programs)
}

/// The number of components from one program to the next in the numbering of all: a power
/// of two, so that the numbers of a program and of its component combine by "or".
pub(crate) fn word_stride(interface: &Interface, extra: &[ExtraProgram<'_>]) -> u32 {
    let others = extra.iter().map(|extra| extra.program.interface.words());
    others
        .fold(interface.words(), u32::max)
        .max(1)
        .next_power_of_two()
}

/// Returns the capture that the engine reads from a program for Vulkan, whatever the
/// limits of a device.
///
/// # Errors
/// An interface that captures nothing, or that cannot be captured.
pub(crate) fn captured<'i>(
    definition: &InterfaceDefinition,
    at: Option<&Spanned<Request>>,
    interface: &'i Interface,
    request: Option<&Request>,
    scope: &Scope<'_>,
) -> Result<Captured<'i>> {
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
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    let captured = capture::read(interface, request, &options).or_else(|error| {
        let problem = Problem::Refused {
            rule: error.rule().name.to_owned(),
            message: error.violation().to_string(),
        };
        scope.fail(span.clone(), problem)
    })?;
    if captured.buffers().is_empty() {
        let why = match request {
            Some(_) => "nothing is captured: the request names no output",
            None => "nothing is captured: no output has an 'offset'",
        };
        return scope.fail(span, Problem::Interface(why.to_owned()));
    }
    Ok(captured)
}

/// The strides of the active buffers of a program.
pub(crate) fn strides(captured: &Captured<'_>) -> Strides {
    let buffers = captured.buffers().into_iter();
    buffers
        .map(|buffer| (buffer.binding, buffer.stride.0, buffer.stream))
        .collect()
}

#[cfg(test)]
mod tests {
    use crate::case::Case;
    use crate::case_file::error::Result;
    use crate::case_file::expand::expand;
    use crate::script::Command;
    use crate::script::commands::Bind;
    use crate::script::program::{State, Topology};
    use crate::sources::Sources;
    use crate::units::ProgramIndex;

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
    fn programs_have_no_more_components_than_values_tell_apart() {
        let many = TWO.replace(
            "type = 'vec3', offset = 0, stride = 16",
            "type = 'float[1025]', offset = 0",
        );
        let error = case(&many).expect_err("3 times 2,048");
        let text = error.to_string();
        assert!(
            text.contains("3 programs of up to 2048 components"),
            "{text}"
        );
        assert!(case(&many.replace("1025", "1024")).is_ok());
    }

    #[test]
    fn a_program_is_the_case_but_for_what_it_says() {
        let case = case(TWO).unwrap_or_else(|error| panic!("{error}"));
        let device = case.capture().expect("a device case");
        let own = &device.extra_programs;
        let names: Vec<&str> = own.iter().map(|program| program.name.as_str()).collect();
        assert_eq!(names, ["xfb.f.x (program b)", "xfb.f.x (program c)"]);
        assert_eq!(own[0].assembly.topology, Topology::Points);
        assert_eq!(own[1].assembly.topology, Topology::Lines);
        assert!(
            own[0].pipeline.has_fragment_shader()
                && own[1].assembly.restart
                && !own[0].assembly.restart
        );
        assert_eq!(own[1].interface, device.program.interface);
        // Three words at most: the programs' numbers are 4 apart.
        assert_eq!(device.word_stride, 4);
        let seeds = own.iter().map(|program| program.seed ^ device.script.seed);
        assert_eq!(seeds.collect::<Vec<_>>(), [4 << 19, 8 << 19]);
        assert!(
            device
                .script
                .commands
                .contains(&Command::Use(ProgramIndex(1)))
        );
        // Six vertices of lines, and 28 points; space for two more vertices each.
        let Some(Command::Bind(Bind { ranges, .. })) = device
            .script
            .commands
            .iter()
            .find(|command| matches!(command, Command::Bind(_)))
        else {
            panic!("{:?}", device.script.commands);
        };
        let sizes = ranges.iter().map(|range| range.size.resolve(0, 0));
        assert_eq!(sizes.collect::<Vec<_>>(), [8 * 16, 30 * 12]);
    }

    #[test]
    fn an_impossible_program_is_reported() {
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
        let script = &case.capture().expect("a device case").script;
        let strip = Command::Set(State::Topology(Topology::LineStrip));
        assert!(script.commands.contains(&strip));
    }
}
