//! Separate locations for every output, and the same for the inputs that read it.
//!
//! GLSL states the location of an output or omits it. If it is omitted, the
//! compiler has assigned a location without checking which ones are taken, and
//! the output goes to the lowest free ones, in order of declaration (GLSL 4.60
//! section 4.4.2 lets a linker choose). Stated locations do not change. SPIR-V
//! states all locations, and an OpenGL program may use one twice: the second
//! output goes to the first free ones. Each stream has its own locations, but an
//! assigned location is not shared with another stream, which not every validator
//! accepts.

use super::error::GlProgramError;
use super::resources;
use super::stage::{GlModule, Located};
use crate::spirv::{Editor, Module, Target, inputs_with_ids, reflect_with_ids};
use crate::types::interface::{Block, MemberQualifiers};
use crate::types::{OutputVariable, Stage, Type};
use crate::units::Stream;
use rspirv::spirv::Decoration;
use std::collections::BTreeSet;

/// A stage whose locations are being assigned.
pub(super) struct Working {
    pub(super) stage: Stage,
    pub(super) editor: Editor,
    outputs: Vec<Variable>,
    inputs: Vec<Variable>,
    /// The inputs as reflected, built-ins included.
    reflected_inputs: Vec<OutputVariable>,
}

/// An input or output that has or needs a location.
#[derive(Clone, Debug)]
struct Variable {
    id: u32,
    /// The name by which stages match: for a block, the block's name.
    name: String,
    ty: Type,
    /// The lowest location of the variable, or of its members.
    start: Option<u32>,
    /// For a block without a location whose members have locations: first location,
    /// component and type of each member.
    members: Vec<(u32, u32, Type)>,
    /// Whether the compiler assigned a location to a block whose members have their
    /// own.
    superfluous: bool,
    component: u32,
    stream: Stream,
    origin: LocationSource,
    /// The assigned location.
    assigned: Option<u32>,
}

/// The source of a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LocationSource {
    /// The text of a program in GLSL.
    Stated,
    /// A program that is SPIR-V.
    Module,
    /// The compiler.
    Compiler,
}

/// A component of a location: stream, location, component.
type Cell = (Stream, u32, u32);

impl Working {
    /// Reads a stage; for a fragment shader, only the inputs.
    pub(super) fn new(stage: GlModule<'_>) -> Result<Working, GlProgramError> {
        let GlModule {
            stage,
            module,
            located,
        } = stage;
        let read = inputs_with_ids(&module, stage)?;
        let outputs = if stage == Stage::Fragment {
            Vec::new()
        } else {
            let outputs = reflect_with_ids(&module, Some(stage))?;
            variables(&outputs.variables, &outputs.interface.outputs, located)
        };
        Ok(Working {
            stage,
            outputs,
            inputs: variables(&read.variables, &read.interface.outputs, located),
            reflected_inputs: read.interface.outputs,
            editor: Editor::new(module, Some(stage))?,
        })
    }

    /// Refuses a stage that reads uniforms, buffers or vertex attributes.
    pub(super) fn refuse_resources(&self) -> Result<(), GlProgramError> {
        resources::refuse(&self.editor, self.stage, &self.reflected_inputs)
    }

    /// Returns the module. Its outputs without a stated location are listed in the
    /// order of declaration, on which packing depends.
    pub(super) fn finish(self) -> Result<Module, GlProgramError> {
        let open = self
            .outputs
            .iter()
            .filter(|v| v.origin == LocationSource::Compiler);
        let mut declared: Vec<&Variable> = open.collect();
        let used: BTreeSet<u32> = declared.iter().map(|variable| variable.id).collect();
        declared.sort_by_key(|variable| variable.start);
        let declared: Vec<u32> = declared.iter().map(|variable| variable.id).collect();
        let mut editor = self.editor;
        editor.reorder_interface(&used, &declared);
        Ok(editor.into_module()?)
    }
}

fn variables(ids: &[u32], all: &[OutputVariable], located: Located<'_>) -> Vec<Variable> {
    ids.iter()
        .zip(all)
        .filter_map(|(id, variable)| Variable::located(*id, variable, located))
        .collect()
}

impl Variable {
    /// Returns the variable; `None` for built-ins, which have no locations.
    fn located(id: u32, variable: &OutputVariable, located: Located<'_>) -> Option<Variable> {
        let block = variable.block.as_ref();
        let builtin = |block: &Block| block.members.iter().any(|member| member.builtin.is_some());
        if variable.builtin.is_some() || block.is_some_and(builtin) {
            return None;
        }
        let name = block.map_or(&variable.name, |block| &block.name).clone();
        let origin = match located {
            Located::All => LocationSource::Module,
            Located::Named(_) if located.holds(&name) => LocationSource::Stated,
            Located::Named(_) => LocationSource::Compiler,
        };
        let own = block.map_or(&[][..], |block| &block.members);
        let of_members = own.iter().filter_map(|member| member.location).min();
        let superfluous =
            origin == LocationSource::Stated && of_members.is_some() && variable.location.is_some();
        let start = variable.location.filter(|_| !superfluous).or(of_members);
        let by_members = of_members.is_some() && (superfluous || variable.location.is_none());
        let fields = variable.ty.without_arrays().as_struct();
        let fields = fields.map_or(&[][..], |structure| &structure.members);
        let members = fields.iter().zip(own).filter(|_| by_members);
        let stream = |member: &MemberQualifiers| member.capture.stream;
        Some(Variable {
            id,
            origin,
            name,
            start: start.map(|location| location.0),
            members: members
                .filter_map(|(field, own)| {
                    let component = own.component.map_or(0, |component| component.0);
                    Some((own.location?.0, component, field.ty.clone()))
                })
                .collect(),
            superfluous,
            component: variable.component.map_or(0, |component| component.0),
            stream: (variable.capture.stream)
                .or(own.iter().find_map(stream))
                .unwrap_or_default(),
            assigned: None,
            ty: variable.ty.clone(),
        })
    }

    fn span(&self) -> u32 {
        self.ty.locations(false).max(1)
    }

    /// Returns the components that it takes from location `start` on.
    fn cells(&self, start: u32) -> Vec<Cell> {
        if self.members.is_empty() {
            return cells(self.stream, start, self.component, &self.ty);
        }
        let element = self.ty.without_arrays().locations(false);
        let copies = 0..self.ty.flattened_len();
        let members = copies.flat_map(|copy| {
            let after = copy.saturating_mul(element);
            self.members.iter().flat_map(move |(first, component, ty)| {
                cells(self.stream, first.saturating_add(after), *component, ty)
            })
        });
        members.collect()
    }
}

/// Returns the components that a type takes from a location and component on.
fn cells(stream: Stream, start: u32, component: u32, ty: &Type) -> Vec<Cell> {
    let element = ty.without_arrays();
    let words = element.components();
    let narrow = matches!(element, Type::Scalar(_) | Type::Vector { .. }) && words <= 4;
    let (first, end) = if narrow {
        (component, component.saturating_add(words))
    } else {
        (0, 4)
    };
    let slots = (0..ty.locations(false).max(1)).map(|slot| start.saturating_add(slot));
    slots
        .flat_map(|slot| (first..end.min(4)).map(move |cell| (stream, slot, cell)))
        .collect()
}

/// Assigns the locations of all stages. An input without a producer is an error;
/// with `lenient` it keeps its location.
pub(super) fn assign(
    stages: &mut [Working],
    max: u32,
    lenient: bool,
) -> Result<(), GlProgramError> {
    for number in 0..stages.len() {
        let (before, rest) = stages.split_at_mut(number);
        let Some(stage) = rest.first_mut() else {
            break;
        };
        if let Some(before) = before.last() {
            follow(stage, before, lenient)?;
        }
        place_outputs(stage, max)?;
        apply(stage)?;
    }
    Ok(())
}

/// Finds a location for every output; those with a stated location come first.
fn place_outputs(stage: &mut Working, max: u32) -> Result<(), GlProgramError> {
    let mut taken: BTreeSet<Cell> = BTreeSet::new();
    for origin in [LocationSource::Stated, LocationSource::Module] {
        for variable in stage.outputs.iter_mut().filter(|v| v.origin == origin) {
            let fits = |start: &u32| start.saturating_add(variable.span()) <= max;
            let Some(start) = variable.start.filter(fits) else {
                continue;
            };
            let cells = variable.cells(start);
            // Two stated locations that overlap are an error of the text, and remain one.
            if origin == LocationSource::Stated || !cells.iter().any(|cell| taken.contains(cell)) {
                taken.extend(cells);
                variable.assigned = Some(start);
            }
        }
    }
    let mut open: Vec<&mut Variable> = stage.outputs.iter_mut().collect();
    open.retain(|variable| variable.assigned.is_none());
    // Compilers assign ascending locations in order of declaration, but list
    // variables in order of use.
    open.sort_by_key(|variable| match variable.origin {
        LocationSource::Compiler => variable.start.unwrap_or(u32::MAX),
        LocationSource::Stated | LocationSource::Module => 0,
    });
    for variable in open {
        let span = variable.span();
        let last = max.checked_sub(span);
        let free = |start: &u32| match variable.origin {
            LocationSource::Compiler => {
                let run = *start..start.saturating_add(span);
                !taken.iter().any(|(_, location, _)| run.contains(location))
            }
            LocationSource::Stated | LocationSource::Module => {
                let cells = variable.cells(*start);
                !cells.iter().any(|cell| taken.contains(cell))
            }
        };
        let Some(start) = last.and_then(|last| (0..=last).find(free)) else {
            return Err(GlProgramError::NoLocation {
                stage: stage.stage,
                name: variable.name.clone(),
                span,
                max,
            });
        };
        taken.extend(variable.cells(start));
        variable.assigned = Some(start);
    }
    Ok(())
}

/// Moves inputs to the locations of the outputs that they read.
fn follow(stage: &mut Working, before: &Working, lenient: bool) -> Result<(), GlProgramError> {
    for input in &mut stage.inputs {
        let Some(output) = producer(input, &before.outputs) else {
            if lenient {
                input.assigned = input.start;
                continue;
            }
            return Err(GlProgramError::NoProducer {
                stage: stage.stage,
                before: before.stage,
                name: input.name.clone(),
            });
        };
        input.assigned = output.assigned;
    }
    Ok(())
}

/// Returns the output that an input reads: by location if both are stated, else by
/// name.
fn producer<'v>(input: &Variable, outputs: &'v [Variable]) -> Option<&'v Variable> {
    let by_location = || {
        let meets = |output: &&Variable| {
            input.origin != LocationSource::Compiler
                && output.origin != LocationSource::Compiler
                && output.start == input.start
                && output.component == input.component
        };
        let candidates: Vec<&Variable> = outputs.iter().filter(meets).collect();
        // Of several at one location, the one with the same name or type.
        let alike = |output: &&&Variable| output.name == input.name && output.ty == input.ty;
        let typed = |output: &&&Variable| output.ty == input.ty;
        let mut best = candidates.iter().find(alike);
        best = best.or_else(|| candidates.iter().find(typed));
        best.or(candidates.first()).copied()
    };
    let by_name = || {
        let mut outputs = outputs.iter();
        outputs.find(|output| !input.name.is_empty() && output.name == input.name)
    };
    by_location().or_else(by_name)
}

/// Decorates the variables whose location has changed.
fn apply(stage: &mut Working) -> Result<(), GlProgramError> {
    let moved = |variable: &&Variable| variable.assigned != variable.start || variable.superfluous;
    let inputs = stage.inputs.iter().filter(moved);
    let moved: Vec<Variable> = inputs
        .chain(stage.outputs.iter().filter(moved))
        .cloned()
        .collect();
    for variable in moved {
        let Some(start) = variable.assigned else {
            continue;
        };
        let stays = variable.assigned == variable.start;
        if !variable.members.is_empty() && !stays {
            let what = format!(
                "the block '{}' with member locations that other outputs use, too",
                variable.name
            );
            let stage = stage.stage;
            return Err(GlProgramError::Unsupported { stage, what });
        }
        let variable = Target::Id(variable.id);
        let editor = &mut stage.editor;
        let of_it = |target, decoration| target == variable && decoration == Decoration::Location;
        editor.retain_decorations(|target, decoration| !of_it(target, decoration));
        if !stays {
            editor.decorate(variable, Decoration::Location, &[start]);
        }
    }
    Ok(())
}
