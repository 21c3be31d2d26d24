//! A capture that the shader declares, and the questions it answers.

use super::buffers::{ActiveBuffer, active_buffers};
use super::entity::{Entity, entities};
use super::layout::Part;
use super::locations::Locations;
use super::rules::{CaptureError, PACKED_UNAVAILABLE};
use super::table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Register, Varying};
use super::{Dialect, naming, stage};
use crate::packing::CaptureLimits;
use crate::types::Interface;
use crate::types::interface::BuiltIn;
use crate::units::{Binding, BufferIndex, ByteOffset, Component, Location, Stream, Word};
use std::sync::OnceLock;

/// What a capture is read by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    pub dialect: Dialect,
    pub limits: CaptureLimits,
}

impl Default for Options {
    /// The text of GLSL, and the limits that most desktop drivers have.
    fn default() -> Options {
        Options {
            dialect: Dialect::default(),
            limits: CaptureLimits::default(),
        }
    }
}

/// How outputs are numbered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OutputForm {
    /// By the interface's own locations; a declared output without one has the
    /// lowest that is free, in order of declaration.
    #[default]
    Locations,
    /// By the slots that packing gives.
    Packed,
}

/// A valid capture of an interface.
///
/// It holds numbers only; names are spelled when [`Captured::varyings`] is
/// asked for the first time, so that a consumer of outputs pays for none.
#[derive(Clone, Debug)]
pub struct Captured<'i> {
    interface: &'i Interface,
    dialect: Dialect,
    entities: Vec<Entity>,
    buffers: Vec<ActiveBuffer>,
    /// One per varying, by (binding, offset).
    spots: Vec<Spot>,
    varyings: OnceLock<Vec<Varying>>,
}

/// One varying in numbers.
#[derive(Clone, Copy, Debug)]
struct Spot {
    /// Index into the entities.
    entity: usize,
    /// Index into the parts of the entity.
    ordinal: usize,
    part: Part,
    binding: Binding,
    stream: Stream,
    /// The first of its words.
    word: u32,
    register: Register,
    component: Component,
}

/// Reads the capture that `interface` declares. An interface that captures
/// nothing gives empty tables.
///
/// # Errors
/// The first rule that it breaks; `capture::rules` lists them.
pub fn declared<'i>(
    interface: &'i Interface,
    options: &Options,
) -> Result<Captured<'i>, CaptureError> {
    let mut captured = Captured {
        interface,
        dialect: options.dialect,
        entities: Vec::new(),
        buffers: Vec::new(),
        spots: Vec::new(),
        varyings: OnceLock::new(),
    };
    if !stage::captures(interface)? {
        return Ok(captured);
    }
    stage::check(interface, options)?;
    captured.entities = entities(interface, options.dialect)?;
    captured.buffers = active_buffers(interface, &captured.entities, options)?;
    let locations = Locations::of(interface)?;
    captured.spots = spots(interface, &captured.entities, &locations);
    Ok(captured)
}

/// The number of locations from 0 to the last that an output of the interface
/// takes, captured or not.
///
/// # Errors
/// The first rule about locations that it breaks.
pub fn location_count(interface: &Interface) -> Result<u64, CaptureError> {
    stage::captures(interface)?;
    Ok(Locations::of(interface)?.count(interface))
}

impl Captured<'_> {
    /// What hardware captures, by (binding, offset).
    ///
    /// # Errors
    /// `outputs.packed_unavailable` for [`OutputForm::Packed`].
    pub fn outputs(&self, form: OutputForm) -> Result<Vec<Output>, CaptureError> {
        if form == OutputForm::Packed {
            return Err(PACKED_UNAVAILABLE.broken("outputs cannot be told by packed slots"));
        }
        let mut outputs = Vec::new();
        for spot in &self.spots {
            spot.outputs(&mut outputs);
        }
        Ok(outputs)
    }

    /// What the programmer declared, by (binding, offset).
    pub fn varyings(&self) -> &[Varying] {
        self.varyings.get_or_init(|| self.spell_varyings())
    }

    /// The active buffers, by binding.
    pub fn buffers(&self) -> Vec<Buffer> {
        let varyings = |binding: Binding| {
            let spots = self.spots.iter().enumerate();
            let inside = spots.filter(move |(_, spot)| spot.binding == binding);
            inside.map(|(varying, _)| varying).collect()
        };
        self.buffers
            .iter()
            .map(|buffer| Buffer {
                binding: buffer.binding,
                stride: buffer.stride,
                stream: buffer.stream,
                varyings: varyings(buffer.binding),
            })
            .collect()
    }

    /// Every captured 32-bit word, by (binding, offset).
    pub fn words(&self) -> Vec<CapturedWord> {
        let mut words = Vec::new();
        for (varying, spot) in self.spots.iter().enumerate() {
            words.extend((0..spot.part.words()).map(|part| CapturedWord {
                binding: spot.binding,
                offset: spot.offset(part),
                stream: spot.stream,
                word: Word(spot.word + part),
                varying,
                part,
            }));
        }
        words
    }

    /// The three tables together.
    ///
    /// # Errors
    /// As [`Captured::outputs`].
    pub fn table(&self, form: OutputForm) -> Result<CaptureTable, CaptureError> {
        Ok(CaptureTable {
            stage: self.interface.stage,
            mode: Mode::Declared,
            dialect: self.dialect,
            varyings: self.varyings().to_vec(),
            buffers: self.buffers(),
            outputs: self.outputs(form)?,
        })
    }

    fn spell_varyings(&self) -> Vec<Varying> {
        let entities = self.entities.iter();
        let mut names: Vec<Vec<String>> = entities
            .map(|entity| naming::names(self.interface, entity))
            .collect();
        let mut name = |spot: &Spot| {
            let name = names.get_mut(spot.entity)?.get_mut(spot.ordinal)?;
            Some(std::mem::take(name))
        };
        let index = |binding: Binding| {
            let active = self.buffers.iter().position(|b| b.binding == binding)?;
            u32::try_from(active).ok().map(BufferIndex)
        };
        self.spots
            .iter()
            .map(|spot| Varying {
                name: name(spot).unwrap_or_default(),
                ty: Some(spot.part.gl_type),
                size: spot.part.count(),
                offset: spot.offset(0),
                buffer_index: index(spot.binding),
                binding: Some(spot.binding),
            })
            .collect()
    }
}

impl Spot {
    /// The offset of its word `word`. Data that ends past 4 GiB was refused.
    fn offset(&self, word: u32) -> ByteOffset {
        ByteOffset(u32::try_from(self.part.offset).unwrap_or(u32::MAX) + 4 * word)
    }

    /// Appends its outputs: one per column, two where a column of three or four
    /// 64-bit components takes two locations. Arrays of scalar built-ins are
    /// compact: four elements share a slot.
    fn outputs(&self, outputs: &mut Vec<Output>) {
        let (slots, slot_words) = match self.register {
            Register::BuiltIn(_) => (1, self.part.words()),
            Register::Location(_) => {
                let columns = self.part.count() * self.part.gl_type.columns;
                (columns, self.part.column_words())
            }
        };
        let mut location = match self.register {
            Register::Location(location) => location.0,
            Register::BuiltIn(_) => 0,
        };
        let mut word = 0;
        for _ in 0..slots {
            let mut left = slot_words;
            let mut component = self.component.0;
            while left > 0 {
                let components = left.min(4 - component % 4);
                let register = match self.register {
                    Register::Location(_) => Register::Location(Location(location)),
                    builtin => builtin,
                };
                outputs.push(Output {
                    register,
                    component: Component(component),
                    components,
                    binding: self.binding,
                    stream: self.stream,
                    offset: self.offset(word),
                });
                left -= components;
                word += components;
                component += components;
                if matches!(register, Register::Location(_)) {
                    component = 0;
                    location = location.saturating_add(1);
                }
            }
        }
    }
}

/// The varyings of all entities in numbers, by (binding, offset).
fn spots(interface: &Interface, entities: &[Entity], locations: &Locations) -> Vec<Spot> {
    let mut first_words = Vec::new();
    let mut next = 0;
    for output in &interface.outputs {
        first_words.push(next);
        next += output.ty.components();
    }
    let mut spots = Vec::new();
    for (number, entity) in entities.iter().enumerate() {
        let Some(output) = interface.outputs.get(entity.output) else {
            continue;
        };
        let mut word = first_words.get(entity.output).copied().unwrap_or_default();
        let (mut builtin, mut component) = (output.builtin, output.component);
        if let (Some(member), Some(block)) = (entity.member, &output.block) {
            let structure = output.ty.without_arrays();
            word += entity.element * structure.components();
            let members = structure.as_struct().map_or(&[][..], |s| &s.members);
            word += members
                .iter()
                .take(member)
                .map(|m| m.ty.components())
                .sum::<u32>();
            let own = block.members.get(member).copied().unwrap_or_default();
            (builtin, component) = (own.builtin, own.component);
        }
        let mut location = locations.start(entity).unwrap_or_default();
        for (ordinal, part) in entity.parts.iter().enumerate() {
            spots.push(Spot {
                entity: number,
                ordinal,
                part: *part,
                binding: entity.binding,
                stream: entity.stream,
                word,
                register: register(builtin, location),
                component: component.filter(|_| builtin.is_none()).unwrap_or_default(),
            });
            word += part.words();
            let slots = if part.column_words() > 4 { 2 } else { 1 };
            location += u64::from(part.count() * part.gl_type.columns) * slots;
        }
    }
    spots.sort_by_key(|spot| (spot.binding, spot.part.offset));
    spots
}

/// A register; locations past 32 bits were refused.
fn register(builtin: Option<BuiltIn>, location: u64) -> Register {
    match builtin {
        Some(builtin) => Register::BuiltIn(builtin),
        None => Register::Location(Location(u32::try_from(location).unwrap_or(u32::MAX))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::interface::{CaptureQualifiers, Origin, OutputVariable};
    use crate::types::{Scalar, Stage, Type};

    #[test]
    fn a_consumer_of_outputs_pays_for_no_varyings() {
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        let ty = Type::array(Type::vector(Scalar::F32, 4), 3);
        interface.outputs.push(OutputVariable {
            capture: CaptureQualifiers {
                offset: Some(ByteOffset(0)),
                ..CaptureQualifiers::default()
            },
            ..OutputVariable::plain("a", ty)
        });
        let captured = declared(&interface, &Options::default()).expect("a valid capture");
        let outputs = captured.outputs(OutputForm::Locations).expect("locations");
        assert_eq!((outputs.len(), captured.buffers().len()), (3, 1));
        assert_eq!(captured.words().len(), 12);
        assert!(captured.varyings.get().is_none(), "no name was spelled");
        assert_eq!(captured.varyings().len(), 1);
        assert!(captured.varyings.get().is_some());
    }
}
