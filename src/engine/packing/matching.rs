//! Matches outputs with inputs and captures, and determines how each varying is
//! packed.
//!
//! GLSL 4.60 sections 4.3.4, 4.3.9 and 4.5 (matching, interpolation); the
//! classes and the order are those of Mesa's linker.

use super::class::{self, Class};
use super::error::PackingError;
use super::options::{ClassOf, OrderBy, PackOptions};
use super::order::OrderClass;
use super::packed_interface::VaryingId;
use super::side::{Captures, Item, Side};
use crate::types::interface::{MAX_PARTS, MAX_WORDS};
use crate::types::{Interpolation, Scalar, Stage, Type, glsl};

/// A varying to be placed.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) name: String,
    pub(super) output: Option<VaryingId>,
    pub(super) input: Option<VaryingId>,
    pub(super) ty: Type,
    pub(super) interpolation: Interpolation,
    pub(super) class: Class,
    pub(super) order: OrderClass,
    pub(super) captured: bool,
    /// Whether the varying is captured and not read.
    pub(super) capture_only: bool,
    /// interpolateAt reads it, so it must stay a shader input.
    pub(super) shader_input: bool,
    /// The location and component that it keeps.
    pub(super) kept: Option<(u32, u32)>,
    /// Whether it is packed.
    pub(super) packed: bool,
    /// The first word of the entry among the words of the variable, and the step to the
    /// next one.
    pub(super) words: (u32, u32),
}

/// The properties of the interface.
struct Link<'l> {
    options: &'l PackOptions,
    captures: &'l Captures,
    consumer: Option<Stage>,
    /// Whether varyings are packed, by the options and the stages.
    packing: bool,
    tessellation: bool,
}

/// Returns the varyings to be placed, in order of placement: those that keep their
/// location come first.
pub(super) fn entries(
    producer: &Side,
    consumer: Option<&Side>,
    captures: &Captures,
    options: &PackOptions,
) -> Result<Vec<Entry>, PackingError> {
    let consumer_stage = consumer.map(|side| side.stage);
    let tessellates = |stage| matches!(stage, Stage::TessControl | Stage::TessEval);
    let tessellation =
        producer.stage == Stage::TessControl || consumer_stage.is_some_and(tessellates);
    let link = Link {
        options,
        captures,
        consumer: consumer_stage,
        packing: options.packing && !options.separable && !tessellation,
        tessellation,
    };
    let outputs = user_items(producer)?;
    let mut inputs: Vec<Option<Item>> = match consumer {
        Some(side) => user_items(side)?.into_iter().map(Some).collect(),
        None => Vec::new(),
    };
    let mut entries = Vec::new();
    for output in &outputs {
        let input = inputs
            .iter_mut()
            .find(|input| input.as_ref().is_some_and(|input| matches(output, input)))
            .and_then(Option::take);
        if let Some(input) = input
            .as_ref()
            .filter(|input| !same_shape(&output.ty, &input.ty))
        {
            return Err(differs(output, input));
        }
        if let Some(entry) = link.entry(Some(output), input.as_ref()) {
            entries.push(entry);
        }
    }
    for input in inputs.iter().flatten() {
        entries.extend(link.entry(None, Some(input)));
    }
    let narrow = |scalar: Scalar| scalar == Scalar::Bool || scalar.bytes() < 4;
    let narrow = |entry: &&Entry| entry.kept.is_none() && entry.ty.any_scalar(&narrow);
    if let Some(entry) = entries.iter().find(narrow) {
        let name = entry.name.clone();
        return Err(PackingError::Narrow { name });
    }
    if options.scalarize {
        scalarize(&link, &mut entries);
    }
    link.sort(&mut entries);
    Ok(entries)
}

/// Checks that the stage before it writes every input among the variables `read` of
/// `consumer`, built-ins excepted (GLSL 4.60 section 4.3.4; for linked stages only).
///
/// # Errors
/// The first input without an output.
pub fn check_written(producer: &Side, consumer: &Side, read: &[usize]) -> Result<(), PackingError> {
    let outputs = user_items(producer)?;
    let inputs = user_items(consumer)?;
    let written = |input: &Item| {
        let mut outputs = outputs.iter();
        outputs.any(|output| matches(output, input) || covers(output, input))
    };
    let mut inputs = inputs.iter();
    let unwritten = inputs.find(|i| read.contains(&i.varying.variable) && !written(i));
    match unwritten {
        Some(input) => Err(PackingError::Unwritten {
            name: input.name.clone(),
            reader: consumer.stage.name(),
        }),
        None => Ok(()),
    }
}

/// Returns whether the location of an input is one of an output's locations: Vulkan
/// allows part of an output to be read.
fn covers(output: &Item, input: &Item) -> bool {
    let (Some((first, _)), Some((wanted, _))) = (output.location, input.location) else {
        return false;
    };
    (first..first.saturating_add(output.ty.locations(false))).contains(&wanted)
}

/// Returns the items of a side without built-ins.
fn user_items(side: &Side) -> Result<Vec<Item>, PackingError> {
    let mut parts = MAX_PARTS;
    let fits = side.variables.iter().all(|v| v.ty.fits(&mut parts));
    let words = side.variables.iter().map(|v| v.ty.components());
    if !fits || words.fold(0, u32::saturating_add) > MAX_WORDS {
        return Err(PackingError::TooLarge {
            max: MAX_WORDS,
            parts: MAX_PARTS,
        });
    }
    let mut items = side.items();
    items.retain(|item| !item.builtin);
    Ok(items)
}

/// Returns whether output and input match: by location if both have one, else by name.
fn matches(output: &Item, input: &Item) -> bool {
    match (output.location, input.location) {
        (Some(output), Some(input)) => output == input,
        _ => output.key == input.key && !output.key.1.is_empty(),
    }
}

fn differs(output: &Item, input: &Item) -> PackingError {
    let spell = |ty: &Type| {
        let (base, lengths) = glsl::spell(ty);
        base + &lengths
    };
    PackingError::TypeDiffers {
        name: output.name.clone(),
        output: spell(&output.ty),
        input: spell(&input.ty),
    }
}

/// Returns whether both types have the same scalars in the same nesting, regardless of
/// struct names and layout.
fn same_shape(a: &Type, b: &Type) -> bool {
    match (a, b) {
        (
            Type::Array { element, len, .. },
            Type::Array {
                element: other,
                len: count,
                ..
            },
        ) => len == count && same_shape(element, other),
        (Type::Struct(a), Type::Struct(b)) => {
            a.members.len() == b.members.len()
                && a.members
                    .iter()
                    .zip(&b.members)
                    .all(|(a, b)| same_shape(&a.ty, &b.ty))
        }
        (
            Type::Matrix {
                scalar,
                columns,
                rows,
                ..
            },
            Type::Matrix {
                scalar: other,
                columns: width,
                rows: height,
                ..
            },
        ) => scalar == other && columns == width && rows == height,
        _ => a == b,
    }
}

impl Link<'_> {
    /// Returns the entry of an output, an input or both; `None` if it is neither read
    /// nor captured.
    fn entry(&self, output: Option<&Item>, input: Option<&Item>) -> Option<Entry> {
        let options = self.options;
        let item = output.or(input)?;
        let matched = output.is_some() && input.is_some();
        let captured = output.is_some_and(|o| self.captures.varyings.contains(&o.varying));
        let given = output
            .and_then(|o| o.location)
            .or(input.and_then(|i| i.location));
        let kept = given.filter(|_| options.keep_locations);
        let needed = matched || captured || options.separable || kept.is_some();
        if !needed {
            return None;
        }
        let of = match options.class_of {
            ClassOf::Consumer => input.or(output),
            ClassOf::Producer => output.or(input),
        };
        let mut interpolation = class::effective(&item.ty, of?.interpolation);
        let unread_numbers = !matched && item.ty.any_scalar(&Scalar::is_integer_or_double);
        let not_interpolated = self.consumer.is_some_and(|stage| stage != Stage::Fragment);
        if self.packing && (unread_numbers || not_interpolated) {
            interpolation = Interpolation {
                patch: interpolation.patch,
                ..Interpolation::FLAT
            };
        }
        let capture_only = captured && !matched && !options.separable;
        let shader_input = input.is_some_and(|input| input.interpolate_at);
        let aggregate = !matches!(item.ty, Type::Scalar(_) | Type::Vector { .. });
        let unpacked = shader_input
            || kept.is_some()
            || (!self.packing && (self.tessellation || !(aggregate || capture_only)))
            || (!options.capture_packing && captured && !aggregate);
        Some(Entry {
            name: item.name.clone(),
            output: output.map(|o| o.varying),
            input: input.map(|i| i.varying),
            class: Class::new(&item.ty, interpolation, capture_only, shader_input, options),
            order: order(&item.ty, options.order),
            ty: item.ty.clone(),
            interpolation,
            captured,
            capture_only,
            shader_input,
            kept,
            packed: !unpacked,
            words: (0, 1),
        })
    }

    /// Sorts the entries into the order of placement.
    fn sort(&self, entries: &mut [Entry]) {
        if self.options.separable {
            entries.sort_by(|a, b| {
                let unplaced = |entry: &Entry| entry.kept.is_none();
                (unplaced(a), a.kept, &a.name).cmp(&(unplaced(b), b.kept, &b.name))
            });
        }
        entries.sort_by_key(|entry| entry.kept.is_none());
        let open = entries.iter().take_while(|e| e.kept.is_some()).count();
        let Some(open) = entries.get_mut(open..) else {
            return;
        };
        if !self.packing {
            open.sort_by_key(|entry| entry.capture_only);
        } else if self.options.capture_packing {
            open.sort_by_key(|entry| (entry.class, entry.order));
        } else {
            // Captured varyings keep their position; the others are sorted among
            // themselves.
            let free = |entry: &Entry| !entry.captured;
            let mut sorted: Vec<Entry> = open.iter().filter(|e| free(e)).cloned().collect();
            sorted.sort_by_key(|entry| (entry.class, entry.order));
            let places = open.iter_mut().filter(|e| !e.captured);
            for (place, entry) in places.zip(sorted) {
                *place = entry;
            }
        }
    }
}

fn order(ty: &Type, by: OrderBy) -> OrderClass {
    match by {
        OrderBy::Components => OrderClass::from_type(ty),
        OrderBy::VectorSize => match ty.without_arrays() {
            Type::Scalar(_) => OrderClass::Scalar,
            Type::Vector { size: 2, .. } | Type::Matrix { rows: 2, .. } => OrderClass::Vec2,
            Type::Vector { size: 3, .. } | Type::Matrix { rows: 3, .. } => OrderClass::Vec3,
            Type::Vector { .. } | Type::Matrix { .. } | Type::Array { .. } | Type::Struct(_) => {
                OrderClass::Vec4
            }
        },
    }
}

/// Splits vectors that are read and not captured into scalars, which come last, like
/// all new variables.
fn scalarize(link: &Link, entries: &mut Vec<Entry>) {
    if !link.packing || !link.options.capture_packing {
        return;
    }
    let mut split = Vec::new();
    entries.retain(|entry| {
        let Type::Vector { scalar, size } = *entry.ty.without_arrays() else {
            return true;
        };
        let stays = scalar.is_64bit()
            || entry.captured
            || entry.kept.is_some()
            || entry.shader_input
            || entry.interpolation.patch
            || entry.output.is_none()
            || entry.input.is_none();
        if stays {
            return true;
        }
        for (component, letter) in (0..size).zip(["x", "y", "z", "w"]) {
            let ty = with_element(&entry.ty, Type::Scalar(scalar));
            split.push(Entry {
                name: format!("{}.{letter}", entry.name),
                order: order(&ty, link.options.order),
                ty,
                words: (component, size),
                ..entry.clone()
            });
        }
        false
    });
    entries.append(&mut split);
}

/// Returns `ty` with its innermost array element replaced by `element`.
fn with_element(ty: &Type, element: Type) -> Type {
    match ty {
        Type::Array {
            element: inner,
            len,
            ..
        } => Type::array(with_element(inner, element), *len),
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } | Type::Struct(_) => element,
    }
}
