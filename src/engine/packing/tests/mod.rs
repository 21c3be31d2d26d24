//! Placements worked out by hand, and properties of all placements.

mod options;
mod properties;
mod worked;

use super::packed_interface::{PackedVarying, VaryingId};
use super::{Captures, PackOptions, PackedInterface, PackingError, Side, pack};
use crate::types::glsl::parse_type;
use crate::types::interface::{Block, MemberQualifiers};
use crate::types::interpolation::{InterpolationMode, Sampling};
use crate::types::{Interpolation, OutputVariable, Stage, Type};
use crate::units::{Component, Location};

/// Declarations as in GLSL: `flat centroid int a`, `location=1 component=1 vec2
/// x`, `S s`; separated by semicolons.
fn variables(text: &str, structs: &[(&str, Type)]) -> Vec<OutputVariable> {
    let find = |name: &str| {
        let found = structs.iter().find(|(n, _)| *n == name);
        found.map(|(_, ty)| ty.clone())
    };
    let declarations = text.split(';').map(str::trim).filter(|d| !d.is_empty());
    declarations
        .map(|declaration| {
            let mut words: Vec<&str> = declaration.split_whitespace().collect();
            let name = words.pop().expect("a name");
            let ty = parse_type(words.pop().expect("a type"), &find).expect(declaration);
            let mut variable = OutputVariable::plain(name, ty);
            for word in words {
                let number = || word.split_once('=').and_then(|(_, n)| n.parse().ok());
                match word.split('=').next() {
                    Some("location") => variable.location = number().map(Location),
                    Some("component") => variable.component = number().map(Component),
                    _ => qualify(&mut variable.interpolation, word),
                }
            }
            variable
        })
        .collect()
}

fn qualify(interpolation: &mut Interpolation, word: &str) {
    match word {
        "smooth" => interpolation.mode = InterpolationMode::Smooth,
        "flat" => interpolation.mode = InterpolationMode::Flat,
        "noperspective" => interpolation.mode = InterpolationMode::NoPerspective,
        "centroid" => interpolation.sampling = Sampling::Centroid,
        "sample" => interpolation.sampling = Sampling::Sample,
        "patch" => interpolation.patch = true,
        other => panic!("'{other}' is not a qualifier"),
    }
}

fn structure(name: &str, members: &str) -> Type {
    let members = variables(members, &[]);
    Type::structure(name, members.into_iter().map(|m| (m.name, m.ty)))
}

/// A block of structs, with an instance name or "".
fn block(name: &str, members: &str, instance: &str, len: Option<u32>) -> OutputVariable {
    let ty = structure(name, members);
    let qualifiers =
        vec![MemberQualifiers::default(); ty.as_struct().map_or(0, |s| s.members.len())];
    OutputVariable {
        block: Some(Block {
            name: name.to_owned(),
            members: qualifiers,
        }),
        ..OutputVariable::plain(
            instance,
            match len {
                Some(len) => Type::array(ty, len),
                None => ty,
            },
        )
    }
}

fn side(stage: Stage, variables: Vec<OutputVariable>) -> Side {
    Side {
        stage,
        variables,
        interpolate_at: Vec::new(),
    }
}

/// Everything captured.
fn all(producer: &Side) -> Captures {
    Captures {
        varyings: producer.items().iter().map(|item| item.varying).collect(),
        separate: false,
    }
}

/// The variables and members of these names captured.
fn captured(producer: &Side, names: &[&str]) -> Captures {
    let mut captures = all(producer);
    let named = |v: &VaryingId| {
        let mut items = producer.items().into_iter();
        items.any(|item| item.varying == *v && names.contains(&item.name.as_str()))
    };
    captures.varyings.retain(named);
    captures
}

/// `0.xyz 1.w`.
fn at(placed: &PackedVarying) -> String {
    let runs = placed.at.iter().map(ToString::to_string);
    runs.collect::<Vec<_>>().join(" ")
}

/// `a 0.xy; b 1.x`, by name.
fn text(placement: &PackedInterface) -> String {
    let mut rows: Vec<String> = placement
        .varyings
        .iter()
        .map(|placed| format!("{} {}", placed.name, at(placed)))
        .collect();
    rows.sort();
    rows.join("; ")
}

/// Outputs that a fragment shader reads as they are declared, all captured.
fn packed(
    outputs: Vec<OutputVariable>,
    options: &PackOptions,
) -> Result<PackedInterface, PackingError> {
    let producer = side(Stage::Vertex, outputs);
    let consumer = Side::reading_all(&producer);
    pack(&producer, Some(&consumer), &all(&producer), options)
}
