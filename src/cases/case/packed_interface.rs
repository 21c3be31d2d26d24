//! An interface packed with a fragment shader that reads it.
//!
//! GLSL 4.60 section 4.5: since version 4.40 interpolation qualifiers need not
//! match on both sides; those of the fragment shader count.

use super::given::given;
use super::spelled::{FromText, PIPELINE, Spelled};
use crate::capture::{Captured, Mode, split_names};
use crate::packing::options::Mixing;
use crate::packing::packed_interface::PackedVarying;
use crate::packing::{self, Captures, PackOptions, PackedInterface, PackingError, Side};
use crate::script::Feature;
use crate::types::interface::Origin;
use crate::types::interpolation::{Sampling, Weighting};
use crate::types::{Interface, Interpolation, OutputVariable, Scalar, Stage, Type};
use crate::units::{Word, is_default};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The locations that devices with 128 output components offer beside built-in outputs.
const LOCATIONS: u32 = 28;

/// The interpolation qualifiers that inputs of floats have in turn.
const OTHERWISE: [&str; 6] = [
    "noperspective",
    "flat",
    "centroid",
    "smooth",
    "",
    "noperspective centroid",
];

/// The packing of the capturing stage and a fragment shader together.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
#[schemars(rename = "PackedDefinition")]
pub struct FragmentPacking {
    /// Presets and options of packing, as `xfb pack` takes them:
    /// `"mesa,no-straddling"`.
    #[serde(deserialize_with = "given")]
    pub options: Option<Spelled<PackOptions>>,
    /// The variables and blocks that the fragment shader reads: `"a, b"`. The default
    /// is `"*"`, all of them; `"*/2"` is every second one.
    #[serde(deserialize_with = "given")]
    pub reads: Option<String>,
    /// Whether the modules stay as they are compiled, and outputs and inputs match by
    /// their locations; the default is false.
    #[serde(skip_serializing_if = "is_default")]
    pub as_is: bool,
    /// The declaration of the inputs; the default is `as_written`.
    pub declared: Option<InputDeclarations>,
}

impl FromText for PackOptions {
    const KIND: &'static str = PIPELINE;

    fn from_text(text: &str) -> Result<PackOptions, String> {
        PackOptions::parse(text).map_err(|error| error.to_string())
    }
}

/// The declaration of the inputs of a packed fragment shader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum InputDeclarations {
    /// Equal to the declarations of the outputs.
    AsWritten,
    /// In reverse order and with other interpolation qualifiers.
    Otherwise,
}

/// An input of the fragment shader.
#[derive(Clone, Debug, PartialEq)]
pub struct Input {
    pub variable: OutputVariable,
    /// Index of the output that it reads.
    pub output: usize,
}

impl FragmentPacking {
    /// The inputs that the fragment shader reads, as it declares them.
    ///
    /// # Errors
    /// The first name that is not an output.
    pub fn named_inputs(&self, producer: &Interface) -> Result<Vec<Input>, String> {
        let mut inputs = match &self.reads {
            None => every(1, producer).collect(),
            Some(names) => named(names, producer)?,
        };
        inputs.retain(|input| !input.variable.is_builtin_block());
        if self.declared == Some(InputDeclarations::Otherwise) {
            declare_otherwise(&mut inputs);
        }
        Ok(inputs)
    }

    fn inputs(&self, producer: &Interface) -> Vec<Input> {
        let inputs = self.named_inputs(producer);
        inputs.expect("the names were checked when the case was read")
    }

    /// The options of the packing.
    fn options(&self) -> PackOptions {
        self.options.as_deref().copied().unwrap_or_default()
    }

    /// The inputs as an interface of the fragment stage.
    pub fn interface(&self, producer: &Interface) -> Interface {
        let inputs = self.inputs(producer);
        let assigned = inputs.iter().enumerate();
        Interface {
            assigned: assigned
                .filter(|(_, input)| producer.assigned.contains(&input.output))
                .map(|(index, _)| index)
                .collect(),
            outputs: inputs.into_iter().map(|input| input.variable).collect(),
            ..Interface::empty(Stage::Fragment, Origin::Declared)
        }
    }

    /// The features that the fragment shader needs.
    pub fn features(&self, producer: &Interface) -> Vec<Feature> {
        let sampled = |variable: &OutputVariable| {
            let members = variable.block.iter().flat_map(|b| &b.members);
            let mut all = members
                .map(|m| m.interpolation)
                .chain([variable.interpolation]);
            all.any(|interpolation| interpolation.sampling == Sampling::Sample)
        };
        let inputs = self.inputs(producer);
        let per_sample = inputs.iter().any(|input| sampled(&input.variable))
            || self.may_interpolate_by_function(&inputs);
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
    ) -> Result<PackedInterface, PackingError> {
        let words = captured.words().into_iter().map(|captured| captured.word);
        let separate = captured.mode() == Mode::Separate;
        let captures = Captures::from_words(producer, words, separate);
        let (producer, consumer) = (Side::new(producer), self.side(producer));
        let pack =
            |options: &PackOptions| packing::pack(&producer, Some(&consumer), &captures, options);
        let options = self.options().for_modules();
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
    fn may_interpolate_by_function(&self, inputs: &[Input]) -> bool {
        let interpolations = inputs.iter().flat_map(|Input { variable, .. }| {
            let members = variable.block.iter().flat_map(|b| 0..b.members.len());
            let members = members.map(|member| variable.interpolation_of(Some(member)));
            members.chain([variable.interpolation])
        });
        let interpolated: Vec<Interpolation> = interpolations
            .filter(|i| i.mode.weighting() != Weighting::Flat)
            .collect();
        self.options().for_modules().mixing == Mixing::Sampling
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
        for input in self.inputs(producer) {
            let first = firsts[input.output];
            words.extend((0..input.variable.ty.components()).map(|i| Word(first + i)));
        }
        words
    }
}

/// Every output, or every `step`-th one.
fn every(step: usize, interface: &Interface) -> impl Iterator<Item = Input> {
    let outputs = interface.outputs.iter().enumerate();
    outputs
        .skip(step - 1)
        .step_by(step)
        .map(|(index, output)| input(index, output))
}

/// The outputs of a list of names, or the first name that is not an output.
fn named(names: &str, interface: &Interface) -> Result<Vec<Input>, String> {
    let mut inputs = Vec::new();
    for name in split_names(names) {
        let step = match name.strip_prefix("*/") {
            Some(step) => step.parse::<u8>().ok().filter(|step| *step > 0),
            None => (name == "*").then_some(1),
        };
        if let Some(step) = step {
            inputs.extend(every(step.into(), interface));
            continue;
        }
        let mut outputs = interface.outputs.iter().enumerate();
        match outputs.find(|(_, output)| goes_by(output) == name) {
            Some((index, output)) => inputs.push(input(index, output)),
            None => return Err(name),
        }
    }
    Ok(inputs)
}

/// The name of a variable or block.
pub fn goes_by(variable: &OutputVariable) -> &str {
    match &variable.block {
        Some(block) => &block.name,
        None => &variable.name,
    }
}

/// Returns the fragment shader input that reads an output as it is declared.
fn input(output: usize, variable: &OutputVariable) -> Input {
    let mut variable = variable.clone();
    variable.capture = Default::default();
    for member in variable.block.iter_mut().flat_map(|b| &mut b.members) {
        member.capture = Default::default();
    }
    Input { variable, output }
}

fn declare_otherwise(inputs: &mut [Input]) {
    inputs.reverse();
    let mut next = OTHERWISE.iter().cycle();
    let mut other = |ty: &Type, interpolation: &mut Interpolation| {
        let other = next.next().expect("a cycle never ends");
        if !ty.any_scalar(&Scalar::is_integer_or_double) {
            *interpolation = Interpolation::parse(other).expect("OTHERWISE holds qualifiers");
        }
    };
    for Input { variable, .. } in inputs {
        let Some(block) = &mut variable.block else {
            other(&variable.ty, &mut variable.interpolation);
            continue;
        };
        let structure = variable.ty.without_arrays().as_struct();
        let structure = structure.expect("a block is a struct");
        variable.interpolation = Interpolation::default();
        for (member, ty) in block.members.iter_mut().zip(&structure.members) {
            other(&ty.ty, &mut member.interpolation);
        }
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
