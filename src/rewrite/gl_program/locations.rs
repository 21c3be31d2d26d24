//! Locations: every output one of its own, and the inputs that read it the
//! same.
//!
//! An output stays where the program puts it. One that the program puts where
//! another is already, or that a compiler has put there, goes to the first
//! locations that are free. Streams have locations of their own.

use super::{GlProgramError, GlStage, Located, resources};
use crate::spirv::{Editor, Target, inputs_with_ids, load_words, reflect_with_ids};
use crate::types::{OutputVariable, Stage, Type};
use crate::units::Stream;
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
    /// Whether members have locations, and it has none.
    by_members: bool,
    component: u32,
    stream: Stream,
    /// Whether its location is the program's own.
    explicit: bool,
    /// Where it is in the end.
    settled: Option<u32>,
}

/// One component of a location of a stream.
type Cell = (Stream, u32, u32);

impl Working {
    pub(super) fn new(stage: &GlStage<'_>, words: &[u32]) -> Result<Working, GlProgramError> {
        let module = load_words(words)?;
        let outputs = reflect_with_ids(&module, Some(stage.stage))?;
        let read = inputs_with_ids(&module, stage.stage)?;
        let editor = Editor::new(module, Some(stage.stage))?;
        resources::refuse(&editor, stage.stage, &read.interface.outputs)?;
        let located = |ids: Vec<u32>, all: Vec<OutputVariable>| -> Vec<Variable> {
            let pairs = ids.into_iter().zip(all);
            pairs
                .filter_map(|(id, variable)| Variable::of(id, variable, stage.located))
                .collect()
        };
        Ok(Working {
            stage: stage.stage,
            outputs: located(outputs.variables, outputs.interface.outputs),
            inputs: located(read.variables, read.interface.outputs),
            editor,
        })
    }
}

impl Variable {
    /// `None` for built-ins, which have no locations.
    fn of(id: u32, variable: OutputVariable, located: Located<'_>) -> Option<Variable> {
        let block = variable.block.as_ref();
        let builtin = |block: &crate::types::interface::Block| {
            block.members.iter().any(|member| member.builtin.is_some())
        };
        if variable.builtin.is_some() || block.is_some_and(builtin) {
            return None;
        }
        let name = block.map_or(&variable.name, |block| &block.name).clone();
        let members = block.map_or(&[][..], |block| &block.members);
        let of_members = members.iter().filter_map(|member| member.location).min();
        let stream = |member: &crate::types::interface::MemberQualifiers| member.capture.stream;
        Some(Variable {
            id,
            explicit: located.holds(&name),
            name,
            start: variable.location.or(of_members).map(|location| location.0),
            by_members: variable.location.is_none() && of_members.is_some(),
            component: variable.component.map_or(0, |component| component.0),
            stream: (variable.capture.stream)
                .or(members.iter().find_map(stream))
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
        let element = self.ty.without_arrays();
        let words = element.components();
        let narrow = matches!(element, Type::Scalar(_) | Type::Vector { .. }) && words <= 4;
        let (first, end) = match narrow {
            true => (self.component, self.component.saturating_add(words)),
            false => (0, 4),
        };
        let slots = (0..self.span()).map(|slot| start.saturating_add(slot));
        slots
            .flat_map(|slot| (first..end.min(4)).map(move |cell| (slot, cell)))
            .map(|(slot, cell)| (self.stream, slot, cell))
            .collect()
    }
}

/// Settles the locations of all stages.
pub(super) fn settle(stages: &mut [Working], max: u32) -> Result<(), GlProgramError> {
    for number in 0..stages.len() {
        let (before, rest) = stages.split_at_mut(number);
        let Some(stage) = rest.first_mut() else {
            break;
        };
        if let Some(before) = before.last() {
            follow(stage, before)?;
        }
        place(stage, max)?;
        apply(stage)?;
    }
    Ok(())
}

/// Finds a place for every output: those that the program places come first.
fn place(stage: &mut Working, max: u32) -> Result<(), GlProgramError> {
    let mut taken: BTreeSet<Cell> = BTreeSet::new();
    let keeps = |variable: &Variable, taken: &BTreeSet<Cell>| {
        let start = variable.start?;
        let fits = start.saturating_add(variable.span()) <= max;
        let cells = variable.cells(start);
        (fits && !cells.iter().any(|cell| taken.contains(cell))).then_some((start, cells))
    };
    for explicit in [true, false] {
        for variable in &mut stage.outputs {
            if variable.explicit != explicit || variable.settled.is_some() {
                continue;
            }
            if let Some((start, cells)) = keeps(variable, &taken) {
                taken.extend(cells);
                variable.settled = Some(start);
            }
        }
    }
    for variable in &mut stage.outputs {
        if variable.settled.is_some() {
            continue;
        }
        let span = variable.span();
        let last = max.checked_sub(span);
        let free = |start: &u32| {
            let cells = variable.cells(*start);
            !cells.iter().any(|cell| taken.contains(cell))
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
fn follow(stage: &mut Working, before: &Working) -> Result<(), GlProgramError> {
    for input in &mut stage.inputs {
        let Some(output) = producer(input, &before.outputs) else {
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
            input.explicit
                && output.explicit
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
    let moved = |variable: &&Variable| variable.settled != variable.start;
    let inputs = stage.inputs.iter().filter(moved);
    let moved: Vec<Variable> = inputs
        .chain(stage.outputs.iter().filter(moved))
        .cloned()
        .collect();
    for variable in moved {
        let Some(start) = variable.settled else {
            continue;
        };
        if variable.by_members {
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
        editor.decorate(variable, Decoration::Location, &[start]);
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
