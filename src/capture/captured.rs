//! A valid capture, declared or requested, and the questions it answers.

use super::buffers::ActiveBuffer;
use super::captured_part::CapturedPart;
use super::captured_variable::CapturedVariable;
use super::packed::{clip_distances, merged};
use super::rules::{BEGIN_NOTHING, BEGIN_UNBOUND, CaptureError};
use super::table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Varying};
use super::{Dialect, naming};
use crate::packing::CaptureLimits;
use crate::types::Interface;
use crate::units::{Binding, BufferIndex, ByteOffset, Word};
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
    /// By the interface's own locations; an output without one has the lowest
    /// that is free, in order of declaration, past the last that a device has if
    /// need be: only packing says what fits.
    #[default]
    Locations,
    /// By the slots that packing gives.
    Packed,
    /// By packed slots, neighbours in slot and buffer joined.
    Merged,
}

/// A valid capture of an interface.
///
/// It holds numbers only; names are spelled when [`Captured::varyings`] is
/// asked for the first time, so that a consumer of outputs pays for none.
#[derive(Clone, Debug)]
pub struct Captured<'i> {
    pub(super) interface: &'i Interface,
    pub(super) dialect: Dialect,
    pub(super) mode: Mode,
    pub(super) buffers: Vec<ActiveBuffer>,
    /// One per varying that is no marker, by (binding, offset).
    pub(super) spots: Vec<CapturedPart>,
    pub(super) names: Names,
    varyings: OnceLock<Vec<Varying>>,
}

/// Where the names of the varyings come from.
#[derive(Clone, Debug)]
pub(super) enum Names {
    /// Spelled from what is declared: for each spot its entity and part.
    Declared {
        entities: Vec<CapturedVariable>,
        places: Vec<(usize, usize)>,
    },
    /// As asked for, in that order.
    Requested(Vec<Asked>),
}

/// A name that was asked for.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub(super) name: String,
    /// Of a marker: what GL tells as its array size.
    pub(super) marker: Option<u32>,
}

impl<'i> Captured<'i> {
    /// Captures nothing yet.
    pub(super) fn empty(interface: &'i Interface, dialect: Dialect, mode: Mode) -> Captured<'i> {
        Captured {
            interface,
            dialect,
            mode,
            buffers: Vec::new(),
            spots: Vec::new(),
            names: Names::Requested(Vec::new()),
            varyings: OnceLock::new(),
        }
    }

    /// How it was asked for.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// What hardware captures, by (binding, offset).
    ///
    /// # Errors
    /// `outputs.no_room` where not everything can be packed.
    pub fn outputs(&self, form: OutputForm) -> Result<Vec<Output>, CaptureError> {
        match form {
            OutputForm::Locations => {}
            OutputForm::Packed => return self.packed_outputs(),
            OutputForm::Merged => return Ok(merged(&self.packed_outputs()?)),
        }
        let mut outputs = Vec::new();
        let clip_distances = clip_distances(self.interface);
        for spot in &self.spots {
            spot.outputs(clip_distances, &mut outputs);
        }
        Ok(outputs)
    }

    /// What the programmer declared, by (binding, offset); or what the
    /// application asked for, markers included, in the order of its list.
    pub fn varyings(&self) -> &[Varying] {
        self.varyings.get_or_init(|| match &self.names {
            Names::Declared { entities, places } => self.spell_varyings(entities, places),
            Names::Requested(asked) => self.list_varyings(asked),
        })
    }

    /// The active buffers, by binding.
    pub fn buffers(&self) -> Vec<Buffer> {
        let varyings = |binding: Binding| {
            let inside = self.spots.iter().filter(move |s| s.binding == binding);
            inside.map(|spot| spot.varying).collect()
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

    /// Every captured 32-bit word, by (binding, offset). A request may capture
    /// a word of the interface more than once.
    pub fn words(&self) -> Vec<CapturedWord> {
        let mut words = Vec::new();
        for spot in &self.spots {
            words.extend((0..spot.part.words()).map(|part| CapturedWord {
                binding: spot.binding,
                offset: spot.offset(part),
                stream: spot.stream,
                word: Word(spot.word + part),
                varying: spot.varying,
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
            mode: self.mode,
            dialect: self.dialect,
            varyings: self.varyings().to_vec(),
            buffers: self.buffers(),
            outputs: self.outputs(form)?,
        })
    }

    /// Whether GL lets capture begin with these bindings bound.
    ///
    /// # Errors
    /// Nothing is captured, or an active buffer is not bound.
    pub fn check_begin(&self, bound: &[Binding]) -> Result<(), CaptureError> {
        if self.buffers.is_empty() {
            return Err(BEGIN_NOTHING.broken("the program captures no output"));
        }
        let unbound = |buffer: &&ActiveBuffer| !bound.contains(&buffer.binding);
        match self.buffers.iter().find(unbound) {
            None => Ok(()),
            Some(buffer) => Err(BEGIN_UNBOUND.broken(format!(
                "buffer {} is captured into and not bound",
                buffer.binding
            ))),
        }
    }

    fn spell_varyings(
        &self,
        entities: &[CapturedVariable],
        places: &[(usize, usize)],
    ) -> Vec<Varying> {
        let names = entities.iter();
        let mut names: Vec<Vec<String>> = names
            .map(|entity| naming::names(self.interface, entity))
            .collect();
        let mut name = |&(entity, ordinal): &(usize, usize)| {
            let name = names.get_mut(entity)?.get_mut(ordinal)?;
            Some(std::mem::take(name))
        };
        let spots = self.spots.iter().zip(places);
        spots
            .map(|(spot, place)| self.varying(name(place).unwrap_or_default(), spot))
            .collect()
    }

    fn list_varyings(&self, asked: &[Asked]) -> Vec<Varying> {
        let mut spots = self.spots.iter();
        asked
            .iter()
            .filter_map(|asked| match asked.marker {
                None => Some(self.varying(asked.name.clone(), spots.next()?)),
                Some(size) => Some(Varying {
                    name: asked.name.clone(),
                    ty: None,
                    size,
                    offset: ByteOffset(0),
                    buffer_index: None,
                    binding: None,
                }),
            })
            .collect()
    }

    fn varying(&self, name: String, spot: &CapturedPart) -> Varying {
        let buffers = &self.buffers;
        let index = buffers.partition_point(|buffer| buffer.binding < spot.binding);
        Varying {
            name,
            ty: Some(spot.part.gl_type),
            size: spot.part.count(),
            offset: spot.offset(0),
            buffer_index: u32::try_from(index).ok().map(BufferIndex),
            binding: Some(spot.binding),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::declared;
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
