//! Locations: every output one of its own, and the inputs that read it the
//! same.
//!
//! GLSL says where an output is, or leaves it open: then the compiler has made
//! a location up without looking which are taken, and the output goes to the
//! lowest ones that are free, in order of declaration (GLSL 4.60 section 4.4.2
//! lets a linker choose). What the text says stays. SPIR-V says all of them, and
//! an OpenGL program may say the same twice: the second goes to the first ones
//! that are free. Streams have locations of their own; what is open shares none
//! with another stream, which not every validator would take.

use super::{GlProgramError, GlStage, Located, resources};
use crate::spirv::{Editor, Target, inputs_with_ids, load_words, reflect_with_ids};
use crate::types::interface::{Block, MemberQualifiers};
use crate::types::{OutputVariable, Stage, Type};
use crate::units::Stream;
use rspirv::binary::Assemble;
use rspirv::dr::Operand;
use rspirv::spirv::{Decoration, Op};
use std::collections::BTreeSet;

/// A stage that is being changed.
pub(super) struct Working {
    pub(super) stage: Stage,
    pub(super) editor: Editor,
    outputs: Vec<Variable>,
    inputs: Vec<Variable>,
}

/// An input or output that has a location, or should.
#[derive(Clone, Debug)]
struct Variable {
    id: u32,
    /// By which stages meet: of a block the block's name.
    name: String,
    ty: Type,
    /// The least of its locations, or of its members'.
    start: Option<u32>,
    /// Of a block whose members have locations and that has none: the first of
    /// each member, its component and its type.
    members: Vec<(u32, u32, Type)>,
    /// Whether the compiler gave a location to a block whose members have theirs.
    superfluous: bool,
    component: u32,
    stream: Stream,
    origin: Place,
    /// Where it is in the end.
    settled: Option<u32>,
}

/// Who has given a location.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// The text of a program in GLSL.
    Stated,
    /// A program that is SPIR-V.
    Module,
    /// A compiler, of its own accord.
    MadeUp,
}

/// One component of a location of a stream.
type Cell = (Stream, u32, u32);

impl Working {
    /// Reads a stage; of a fragment shader the inputs only.
    pub(super) fn new(stage: &GlStage<'_>, words: &[u32]) -> Result<Working, GlProgramError> {
        let module = load_words(words)?;
        let read = inputs_with_ids(&module, stage.stage)?;
        let outputs = match stage.stage {
            Stage::Fragment => Vec::new(),
            _ => {
                let outputs = reflect_with_ids(&module, Some(stage.stage))?;
                located(outputs.variables, outputs.interface.outputs, stage.located)
            }
        };
        Ok(Working {
            stage: stage.stage,
            outputs,
            inputs: located(read.variables, read.interface.outputs, stage.located),
            editor: Editor::new(module, Some(stage.stage))?,
        })
    }

    /// Refuses what reads something that nothing here provides.
    pub(super) fn refuse_resources(&self, words: &[u32]) -> Result<(), GlProgramError> {
        let read = inputs_with_ids(&load_words(words)?, self.stage)?;
        resources::refuse(&self.editor, self.stage, &read.interface.outputs)
    }

    /// The module, its outputs that a text leaves open in the order in which it
    /// declares them: packing goes by it.
    pub(super) fn finish(self) -> Result<Vec<u32>, GlProgramError> {
        let open = self.outputs.iter().filter(|v| v.origin == Place::MadeUp);
        let mut declared: Vec<&Variable> = open.collect();
        let used: BTreeSet<u32> = declared.iter().map(|variable| variable.id).collect();
        declared.sort_by_key(|variable| variable.start);
        let declared: Vec<u32> = declared.iter().map(|variable| variable.id).collect();
        let words = self.editor.finish()?;
        if declared.len() < 2 {
            return Ok(words);
        }
        let mut module = load_words(&words)?.into_representation();
        for entry in &mut module.entry_points {
            let listed = entry.operands.iter_mut().skip(2);
            let open = listed.filter(|o| o.id_ref_any().is_some_and(|id| used.contains(&id)));
            for (operand, id) in open.zip(&declared) {
                *operand = Operand::IdRef(*id);
            }
        }
        Ok(module.assemble())
    }
}

fn located(ids: Vec<u32>, all: Vec<OutputVariable>, by: Located<'_>) -> Vec<Variable> {
    let pairs = ids.into_iter().zip(all);
    pairs
        .filter_map(|(id, variable)| Variable::of(id, variable, by))
        .collect()
}

impl Variable {
    /// `None` for built-ins, which have no locations.
    fn of(id: u32, variable: OutputVariable, located: Located<'_>) -> Option<Variable> {
        let block = variable.block.as_ref();
        let builtin = |block: &Block| block.members.iter().any(|member| member.builtin.is_some());
        if variable.builtin.is_some() || block.is_some_and(builtin) {
            return None;
        }
        let name = block.map_or(&variable.name, |block| &block.name).clone();
        let origin = match located {
            Located::All => Place::Module,
            Located::Named(_) if located.holds(&name) => Place::Stated,
            Located::Named(_) => Place::MadeUp,
        };
        let own = block.map_or(&[][..], |block| &block.members);
        let of_members = own.iter().filter_map(|member| member.location).min();
        let superfluous =
            origin == Place::Stated && of_members.is_some() && variable.location.is_some();
        let start = match superfluous {
            true => of_members,
            false => variable.location.or(of_members),
        };
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
            settled: None,
            ty: variable.ty,
        })
    }

    fn span(&self) -> u32 {
        self.ty.locations(false).max(1)
    }

    /// The components that it takes when it begins at a location.
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

/// The components that a type takes from a location and component on.
fn cells(stream: Stream, start: u32, component: u32, ty: &Type) -> Vec<Cell> {
    let element = ty.without_arrays();
    let words = element.components();
    let narrow = matches!(element, Type::Scalar(_) | Type::Vector { .. }) && words <= 4;
    let (first, end) = match narrow {
        true => (component, component.saturating_add(words)),
        false => (0, 4),
    };
    let slots = (0..ty.locations(false).max(1)).map(|slot| start.saturating_add(slot));
    slots
        .flat_map(|slot| (first..end.min(4)).map(move |cell| (stream, slot, cell)))
        .collect()
}

/// Settles the locations of all stages. An input that reads nothing is an error,
/// or where `lenient` stays where it is.
pub(super) fn settle(
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
        place(stage, max)?;
        apply(stage)?;
    }
    Ok(())
}

/// Finds a place for every output: those that the program places come first.
fn place(stage: &mut Working, max: u32) -> Result<(), GlProgramError> {
    let mut taken: BTreeSet<Cell> = BTreeSet::new();
    for origin in [Place::Stated, Place::Module] {
        for variable in stage.outputs.iter_mut().filter(|v| v.origin == origin) {
            let fits = |start: &u32| start.saturating_add(variable.span()) <= max;
            let Some(start) = variable.start.filter(fits) else {
                continue;
            };
            let cells = variable.cells(start);
            // Two that a text puts at one place are its error, and stay one.
            if origin == Place::Stated || !cells.iter().any(|cell| taken.contains(cell)) {
                taken.extend(cells);
                variable.settled = Some(start);
            }
        }
    }
    let mut open: Vec<&mut Variable> = stage.outputs.iter_mut().collect();
    open.retain(|variable| variable.settled.is_none());
    // What compilers make up counts upwards in order of declaration; their
    // modules list variables in order of use.
    open.sort_by_key(|variable| match variable.origin {
        Place::MadeUp => variable.start.unwrap_or(u32::MAX),
        Place::Stated | Place::Module => 0,
    });
    for variable in open {
        let span = variable.span();
        let last = max.checked_sub(span);
        let free = |start: &u32| match variable.origin {
            Place::MadeUp => {
                let run = *start..start.saturating_add(span);
                !taken.iter().any(|(_, location, _)| run.contains(location))
            }
            Place::Stated | Place::Module => {
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
        variable.settled = Some(start);
    }
    Ok(())
}

/// Moves inputs to where the outputs that they read have gone.
fn follow(stage: &mut Working, before: &Working, lenient: bool) -> Result<(), GlProgramError> {
    for input in &mut stage.inputs {
        let Some(output) = producer(input, &before.outputs) else {
            if lenient {
                input.settled = input.start;
                continue;
            }
            return Err(GlProgramError::NoProducer {
                stage: stage.stage,
                before: before.stage,
                name: input.name.clone(),
            });
        };
        input.settled = output.settled;
    }
    Ok(())
}

/// The output that an input reads: by location where the program gives both
/// one, else by name.
fn producer<'v>(input: &Variable, outputs: &'v [Variable]) -> Option<&'v Variable> {
    let by_location = || {
        let meets = |output: &&Variable| {
            input.origin != Place::MadeUp
                && output.origin != Place::MadeUp
                && output.start == input.start
                && output.component == input.component
        };
        let candidates: Vec<&Variable> = outputs.iter().filter(meets).collect();
        // Several at one location: the one that looks alike.
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

/// Decorates the variables that have moved.
fn apply(stage: &mut Working) -> Result<(), GlProgramError> {
    let moved = |variable: &&Variable| variable.settled != variable.start || variable.superfluous;
    let inputs = stage.inputs.iter().filter(moved);
    let moved: Vec<Variable> = inputs
        .chain(stage.outputs.iter().filter(moved))
        .cloned()
        .collect();
    for variable in moved {
        let Some(start) = variable.settled else {
            continue;
        };
        let stays = variable.settled == variable.start;
        if !variable.members.is_empty() && !stays {
            let what = format!(
                "the block '{}' with locations on its members where others are, too",
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

/// The type behind a variable, without arrays, and their lengths.
pub(super) fn element(editor: &Editor, variable: u32) -> Option<(u32, u32)> {
    let (_, mut ty) = editor.pointee(variable).ok()?;
    let mut dimensions = 0;
    // Reflection refuses more; a damaged module's array may contain itself.
    while dimensions < 64
        && let Some(array) = editor
            .definition(ty)
            .filter(|d| d.class.opcode == Op::TypeArray)
    {
        ty = array.operands.first().and_then(Operand::id_ref_any)?;
        dimensions += 1;
    }
    Some((ty, dimensions))
}
