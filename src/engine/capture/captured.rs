//! A valid capture, declared or requested, and its tables.

use super::buffers::ActiveBuffer;
use super::captured_part::{CapturedPart, clip_distances};
use super::captured_variable::CapturedVariable;
use super::error::{CaptureError, Violation};
use super::packed::{merged, packed_outputs};
use super::table::{Buffer, CaptureTable, CapturedWord, Mode, Output, Varying};
use super::{Dialect, naming};
use crate::types::Interface;
use crate::units::{Binding, BufferIndex, ByteOffset};
use std::cell::Cell;
use std::sync::OnceLock;

thread_local! {
    static COMPUTED: Cell<u64> = const { Cell::new(0) };
}

/// Returns how many captures this thread has computed, for tests of programs that need
/// each one once.
pub fn computed() -> u64 {
    COMPUTED.get()
}

/// The numbering of outputs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OutputForm {
    /// Numbers by the interface's own locations. An output without one takes the lowest
    /// free location, in order of declaration, even past the last that a device has: only
    /// packing decides whether everything fits.
    #[default]
    Locations,
    /// Numbers by the slots that packing assigns.
    Packed,
    /// Numbers by packed slots, with outputs joined that are adjacent in slot and buffer.
    Merged,
}

/// A valid capture of an interface.
///
/// It holds numbers only. Names are spelled on the first call of
/// [`Captured::varyings`], so that a caller who needs outputs alone does not pay
/// for them.
#[derive(Clone, Debug)]
pub struct Captured<'i> {
    pub(super) interface: &'i Interface,
    pub(super) dialect: Dialect,
    pub(super) mode: Mode,
    pub(super) buffers: Vec<ActiveBuffer>,
    /// One per varying that is not a marker, by (binding, offset).
    pub(super) parts: Vec<CapturedPart>,
    pub(super) names: Names,
    varyings: OnceLock<Vec<Varying>>,
}

/// The source of the varyings' names.
#[derive(Clone, Debug)]
pub(super) enum Names {
    /// Spelled from the declarations.
    Declared {
        variables: Vec<CapturedVariable>,
        /// For each part the index of its variable, and of its leaf in that.
        sources: Vec<(usize, usize)>,
    },
    /// The names of the request, in its order.
    Requested(Vec<RequestedName>),
}

/// A name of a request.
#[derive(Clone, Debug)]
pub(super) struct RequestedName {
    pub(super) name: String,
    /// For a marker, the array size that GL reports.
    pub(super) marker: Option<u32>,
}

impl<'i> Captured<'i> {
    /// Returns a capture without any part.
    pub(super) fn empty(interface: &'i Interface, dialect: Dialect, mode: Mode) -> Captured<'i> {
        COMPUTED.set(COMPUTED.get() + 1);
        Captured {
            interface,
            dialect,
            mode,
            buffers: Vec::new(),
            parts: Vec::new(),
            names: Names::Requested(Vec::new()),
            varyings: OnceLock::new(),
        }
    }

    /// Returns how the capture was requested.
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Returns the components that hardware captures, by (binding, offset).
    ///
    /// # Errors
    /// `outputs.no_room` where packing cannot place every captured output.
    pub fn outputs(&self, form: OutputForm) -> Result<Vec<Output>, CaptureError> {
        let packed = || packed_outputs(self.interface, &self.parts, self.mode == Mode::Separate);
        match form {
            OutputForm::Locations => {
                let clip_distances = clip_distances(self.interface);
                let mut outputs = Vec::new();
                for part in &self.parts {
                    part.outputs(clip_distances, &mut outputs);
                }
                Ok(outputs)
            }
            OutputForm::Packed => packed(),
            OutputForm::Merged => Ok(merged(&packed()?)),
        }
    }

    /// Returns the varyings: as declared, by (binding, offset); or as requested,
    /// markers included, in the order of the request.
    pub fn varyings(&self) -> &[Varying] {
        self.varyings.get_or_init(|| self.spelled())
    }

    fn spelled(&self) -> Vec<Varying> {
        match &self.names {
            Names::Declared { variables, sources } => self.declared_varyings(variables, sources),
            Names::Requested(names) => self.requested_varyings(names),
        }
    }

    /// Returns the active buffers, by binding.
    pub fn buffers(&self) -> Vec<Buffer> {
        let varyings = |binding: Binding| {
            let inside = self.parts.iter().filter(move |p| p.binding == binding);
            inside.map(|part| part.varying).collect()
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

    /// Returns every captured 32-bit word, by (binding, offset). A request may
    /// capture a word of the interface more than once.
    pub fn words(&self) -> Vec<CapturedWord> {
        self.parts.iter().flat_map(CapturedPart::words).collect()
    }

    /// Returns the three tables together.
    ///
    /// # Errors
    /// As [`Captured::outputs`].
    pub fn table(&self, form: OutputForm) -> Result<CaptureTable, CaptureError> {
        Ok(CaptureTable {
            stage: self.interface.stage,
            mode: self.mode,
            dialect: self.dialect,
            // Spelled for the table alone, unless they are known.
            varyings: self
                .varyings
                .get()
                .cloned()
                .unwrap_or_else(|| self.spelled()),
            buffers: self.buffers(),
            outputs: self.outputs(form)?,
        })
    }

    fn declared_varyings(
        &self,
        variables: &[CapturedVariable],
        sources: &[(usize, usize)],
    ) -> Vec<Varying> {
        let mut names: Vec<Vec<String>> = variables
            .iter()
            .map(|v| naming::names(self.interface, v.output, v.member, v.element))
            .collect();
        self.parts
            .iter()
            .zip(sources)
            .map(|(part, &(variable, leaf))| {
                self.varying(std::mem::take(&mut names[variable][leaf]), part)
            })
            .collect()
    }

    fn requested_varyings(&self, names: &[RequestedName]) -> Vec<Varying> {
        let mut parts = self.parts.iter();
        names
            .iter()
            .map(|requested| match requested.marker {
                None => {
                    let part = parts
                        .next()
                        .expect("a name that is not a marker has a part");
                    self.varying(requested.name.clone(), part)
                }
                Some(size) => Varying {
                    name: requested.name.clone(),
                    ty: None,
                    size,
                    offset: ByteOffset(0),
                    buffer_index: None,
                    binding: None,
                    components: None,
                },
            })
            .collect()
    }

    fn varying(&self, name: String, part: &CapturedPart) -> Varying {
        let buffers = &self.buffers;
        let index = buffers.partition_point(|buffer| buffer.binding < part.binding);
        Varying {
            name,
            ty: Some(part.leaf.gl_type),
            size: part.leaf.count(),
            offset: part.offset(0),
            buffer_index: Some(BufferIndex(index as u32)),
            binding: Some(part.binding),
            components: part.swizzle,
        }
    }
}

/// Checks that GL allows capture into these active buffers to begin while `bound` are
/// bound.
///
/// # Errors
/// There is no active buffer, or one is not bound.
pub fn check_begin(active: &[Buffer], bound: &[Binding]) -> Result<(), CaptureError> {
    if active.is_empty() {
        return Err(Violation::BeginNothing.into());
    }
    match active
        .iter()
        .find(|buffer| !bound.contains(&buffer.binding))
    {
        None => Ok(()),
        Some(buffer) => {
            let binding = buffer.binding;
            Err(Violation::BeginUnbound { binding }.into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::{Options, declared};
    use crate::types::interface::{CaptureQualifiers, Origin, OutputVariable};
    use crate::types::{Scalar, Stage, Type};

    #[test]
    fn outputs_and_words_are_read_without_spelling_names() {
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
        assert!(captured.varyings.get().is_none(), "no name is spelled");
        assert_eq!(captured.varyings().len(), 1);
        assert!(captured.varyings.get().is_some());
    }
}
