//! An interface packed with a fragment shader that reads it.
//!
//! GLSL 4.60 section 4.5: since version 4.40 interpolation qualifiers need not
//! match on both sides; those of the fragment shader count.

use crate::capture::{Captured, Mode};
use crate::packing::options::Mixing;
use crate::packing::packed_interface::PackedVarying;
use crate::packing::{self, Captures, PackOptions, PackedInterface, PackingError, Side};
use crate::script::Feature;
use crate::types::interface::Origin;
use crate::types::interpolation::{Sampling, Weighting};
use crate::types::{Interface, Interpolation, OutputVariable, Stage};
use crate::units::Word;

/// The locations that devices with 128 output components offer beside built-in outputs.
const LOCATIONS: u32 = 28;

/// The packing of a capturing stage with a fragment shader.
#[derive(Clone, Debug, PartialEq)]
pub struct FragmentPacking {
    /// The modules stay as they are.
    pub as_is: bool,
    pub options: PackOptions,
    /// The inputs that the fragment shader reads, as it declares them.
    pub inputs: Vec<Input>,
}

/// An input of the fragment shader.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    pub variable: OutputVariable,
    /// Index of the output that it reads.
    pub output: usize,
}

impl FragmentPacking {
    /// The inputs as an interface of the fragment stage.
    pub fn interface(&self, producer: &Interface) -> Interface {
        let inputs = self.inputs.iter();
        let assigned = self.inputs.iter().enumerate();
        Interface {
            assigned: assigned
                .filter(|(_, input)| producer.assigned.contains(&input.output))
                .map(|(index, _)| index)
                .collect(),
            outputs: inputs.map(|input| input.variable.clone()).collect(),
            ..Interface::empty(Stage::Fragment, Origin::Declared)
        }
    }

    /// The features that the fragment shader needs.
    pub fn features(&self) -> Vec<Feature> {
        let sampled = |variable: &OutputVariable| {
            let members = variable.block.iter().flat_map(|b| &b.members);
            let mut all = members
                .map(|m| m.interpolation)
                .chain([variable.interpolation]);
            all.any(|interpolation| interpolation.sampling == Sampling::Sample)
        };
        let per_sample = self.inputs.iter().any(|input| sampled(&input.variable));
        let per_sample = per_sample || self.may_interpolate_by_function();
        let rows = [
            (Feature::FragmentStoresAndAtomics, true),
            (Feature::SampleRateShading, per_sample),
        ];
        let needed = rows.into_iter().filter(|(_, needed)| *needed);
        needed.map(|(feature, _)| feature).collect()
    }

    /// The consumer's side of the interface.
    pub fn side(&self, producer: &Interface) -> Side {
        Side::new(&self.interface(producer))
    }

    /// The locations into which the engine packs the varyings of `producer`, of which these words
    /// are captured. A fragment shader interpolates by functions only where separate slots
    /// for each sampling would need more than [`LOCATIONS`].
    ///
    /// # Errors
    /// The locations do not suffice.
    pub fn place(
        &self,
        producer: &Interface,
        captured: &Captured<'_>,
    ) -> std::result::Result<PackedInterface, PackingError> {
        let words = captured.words().into_iter().map(|captured| captured.word);
        let separate = captured.mode() == Mode::Separate;
        let captures = Captures::from_words(producer, words, separate);
        let (producer, consumer) = (Side::new(producer), self.side(producer));
        let pack =
            |options: &PackOptions| packing::pack(&producer, Some(&consumer), &captures, options);
        let options = self.options.for_modules();
        if options.mixing == Mixing::Sampling {
            let decorated = pack(&PackOptions {
                mixing: Mixing::Equivalent,
                ..options
            });
            if let Ok(placement) = decorated
                && placement
                    .slots
                    .iter()
                    .all(|slot| slot.location.0 < LOCATIONS)
            {
                return Ok(placement);
            }
        }
        pack(&options)
    }

    /// Whether a component may have to be interpolated by a function of the shader: the
    /// options allow it, and the inputs of one weighting differ in sampling.
    fn may_interpolate_by_function(&self) -> bool {
        let interpolations = self.inputs.iter().flat_map(|Input { variable, .. }| {
            let members = variable.block.iter().flat_map(|b| 0..b.members.len());
            let members = members.map(|member| variable.interpolation_of(Some(member)));
            members.chain([variable.interpolation])
        });
        let interpolated: Vec<Interpolation> = interpolations
            .filter(|i| i.mode.weighting() != Weighting::Flat)
            .collect();
        self.options.for_modules().mixing == Mixing::Sampling
            && interpolated.iter().any(|one| {
                interpolated.iter().any(|other| {
                    one.mode.weighting() == other.mode.weighting() && one.sampling != other.sampling
                })
            })
    }

    /// Returns for each word of [`FragmentPacking::interface`] the word of the producer
    /// that is read there.
    pub fn words(&self, producer: &Interface) -> Vec<Word> {
        let mut firsts = Vec::new();
        let mut next = 0;
        for output in &producer.outputs {
            firsts.push(next);
            next += output.ty.components();
        }
        let mut words = Vec::new();
        for input in &self.inputs {
            let first = firsts[input.output];
            words.extend((0..input.variable.ty.components()).map(|i| Word(first + i)));
        }
        words
    }
}

/// The location of every varying, a line each: `d: 1.w 2.xy, none, read`.
pub fn placement_lines(placement: &PackedInterface) -> Vec<String> {
    let line = |placed: &PackedVarying| {
        let runs: Vec<String> = placed.at.iter().map(ToString::to_string).collect();
        let read = match placed.input {
            Some(_) => "read",
            None => "captured only",
        };
        let (name, class) = (&placed.name, &placed.class);
        format!("{name}: {}, {class}, {read}", runs.join(" "))
    };
    placement.varyings.iter().map(line).collect()
}
