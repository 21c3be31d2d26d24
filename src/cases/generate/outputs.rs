//! Random outputs: variables, structs, blocks, arrays of blocks and the
//! per-vertex block, with locations and components. Nothing is captured yet.

use crate::generate::shapes::{Budget, Shapes};
use crate::generate::{Bounds, Rng};
use crate::types::interface::{Block, BuiltIn, MemberQualifiers, Origin};
use crate::types::{Interface, OutputVariable, Scalar, Stage, Type};
use crate::units::{Component, Location, Stream};

/// An interface in two forms with the same outputs: as declared, and with explicit locations.
pub(crate) struct Outline {
    pub(crate) declared: Interface,
    pub(crate) explicit: Interface,
}

/// Outputs within the bounds.
pub(crate) fn outline(rng: &mut Rng, bounds: &Bounds, stage: Stage) -> Outline {
    let streams = bounds.streams && stage == Stage::Geometry && rng.chance(60);
    let mut maker = Maker {
        bounds,
        stage,
        shapes: Shapes::new(),
        budget: Budget {
            words: bounds.words,
            locations: bounds.locations,
        },
        outputs: Vec::new(),
    };
    let count = rng.between(1, 7);
    let per_vertex = rng.chance(25).then(|| rng.below(count));
    for number in 0..count {
        if per_vertex == Some(number) {
            maker.per_vertex(rng);
        } else if rng.chance(35) {
            maker.block(rng, number);
        } else {
            maker.variable(rng, number);
        }
    }
    let mut outputs = maker.outputs;
    if streams {
        let user = outputs.iter_mut().filter(|output| !is_per_vertex(output));
        for output in user {
            output.capture.stream = Some(Stream(rng.below(4)));
        }
    }
    locate(rng, bounds, &mut outputs);
    let interface = |origin| Interface {
        outputs: outputs.clone(),
        streams: outputs.iter().any(|o| o.capture.stream.is_some()),
        ..Interface::empty(stage, origin)
    };
    Outline {
        declared: interface(Origin::Declared),
        explicit: interface(Origin::Spirv),
    }
}

/// Whether an output is the block of the built-ins.
pub(crate) fn is_per_vertex(output: &OutputVariable) -> bool {
    let mut members = output.block.iter().flat_map(|b| &b.members);
    members.any(|member| member.builtin.is_some())
}

struct Maker<'b> {
    bounds: &'b Bounds,
    stage: Stage,
    shapes: Shapes,
    /// The remaining size.
    budget: Budget,
    outputs: Vec<OutputVariable>,
}

impl Maker<'_> {
    fn ty(&mut self, rng: &mut Rng) -> Option<Type> {
        let ty = self.shapes.any(rng, self.bounds, self.budget)?;
        self.spend(&ty, ty.locations(false));
        Some(ty)
    }

    fn spend(&mut self, ty: &Type, locations: u32) {
        self.budget.words = self.budget.words.saturating_sub(ty.components());
        self.budget.locations = self.budget.locations.saturating_sub(locations);
    }

    fn variable(&mut self, rng: &mut Rng, number: u32) {
        if let Some(ty) = self.ty(rng) {
            let output = OutputVariable::plain(&format!("v{number}"), ty);
            self.outputs.push(output);
        }
    }

    /// A block, with or without an instance name, or an array of blocks.
    fn block(&mut self, rng: &mut Rng, number: u32) {
        let len = if rng.chance(30) {
            rng.between(1, 3.min(self.bounds.buffers))
        } else {
            0
        };
        // Each element takes what the members take.
        let whole = self.budget;
        let share = len.max(1);
        self.budget.words /= share;
        self.budget.locations /= share;
        let named = len > 0 || rng.chance(60);
        let mut members = Vec::new();
        for member in 0..rng.between(1, 4) {
            let name = match named {
                true => format!("m{member}"),
                // Members of a block without an instance share the global scope.
                false => format!("b{number}_m{member}"),
            };
            members.extend(self.ty(rng).map(|ty| (name, ty)));
        }
        self.budget = whole;
        if members.is_empty() {
            return;
        }
        let name = format!("B{number}");
        let block = Block {
            name: name.clone(),
            members: vec![MemberQualifiers::default(); members.len()],
        };
        let mut ty = Type::structure(&name, members);
        if len > 0 {
            ty = Type::array(ty, len);
        }
        self.spend(&ty, ty.locations(false));
        let instance = if named {
            format!("k{number}")
        } else {
            String::new()
        };
        self.outputs.push(OutputVariable {
            block: Some(block),
            ..OutputVariable::plain(&instance, ty)
        });
    }

    /// The block of the built-ins. A vertex shader that draws points writes the
    /// point size, so it is declared there and nowhere else.
    fn per_vertex(&mut self, rng: &mut Rng) {
        let float = Type::Scalar(Scalar::F32);
        let mut found = vec![(BuiltIn::Position, Type::vector(Scalar::F32, 4))];
        if self.stage == Stage::Vertex {
            found.push((BuiltIn::PointSize, float.clone()));
        }
        if self.bounds.distances {
            for builtin in [BuiltIn::ClipDistance, BuiltIn::CullDistance] {
                // Drivers are known to mix the two up where both are captured.
                let first = found.iter().all(|(b, _)| *b != BuiltIn::ClipDistance);
                if rng.chance(40) && (first || !self.bounds.agreed) {
                    let distances = Type::array(float.clone(), rng.between(1, 4));
                    found.push((builtin, distances));
                }
            }
        }
        let members = found.iter().map(|(builtin, _)| MemberQualifiers {
            builtin: Some(*builtin),
            ..MemberQualifiers::default()
        });
        let name = "gl_PerVertex";
        let block = Block {
            name: name.to_owned(),
            members: members.collect(),
        };
        let names = found
            .iter()
            .map(|(builtin, _)| builtin.glsl_name().to_owned());
        let types = found.iter().map(|(_, ty)| ty.clone());
        let ty = Type::structure(name, names.zip(types));
        self.spend(&ty, 0);
        self.outputs.push(OutputVariable {
            block: Some(block),
            ..OutputVariable::plain("", ty)
        });
    }
}

/// A location that has components left.
struct Shared {
    first: u32,
    component: u32,
    scalar: Scalar,
    len: u32,
    stream: Option<Stream>,
}

/// Gives every output locations, in another order than that of declaration,
/// with holes; small ones may share theirs by components.
fn locate(rng: &mut Rng, bounds: &Bounds, outputs: &mut [OutputVariable]) {
    let needed: u32 = outputs
        .iter()
        .filter(|output| !is_per_vertex(output))
        .map(|output| output.ty.locations(false))
        .sum();
    let mut spare = bounds.locations.saturating_sub(needed);
    let mut next = 0;
    let mut shared: Option<Shared> = None;
    let mut order: Vec<usize> = (0..outputs.len()).collect();
    rng.shuffle(&mut order);
    for index in order {
        let Some(output) = outputs.get_mut(index) else {
            continue;
        };
        if is_per_vertex(output) {
            continue;
        }
        if spare > 0 && rng.chance(20) {
            spare -= 1;
            next += 1;
        }
        if let Some((scalar, words, len)) = small(output) {
            let fits = |s: &Shared| {
                let alike = (s.scalar, s.len, s.stream) == (scalar, len, output.capture.stream);
                alike && s.component + words <= 4
            };
            if let Some(place) = shared.as_mut().filter(|s| fits(s)) {
                output.location = Some(Location(place.first));
                output.component = Some(Component(place.component));
                place.component += words;
                continue;
            }
            if rng.chance(50) {
                let start = if words <= 2 && rng.chance(30) { 2 } else { 0 };
                output.component = (start > 0 || rng.chance(50)).then_some(Component(start));
                shared = Some(Shared {
                    first: next,
                    component: start + words,
                    scalar,
                    len,
                    stream: output.capture.stream,
                });
            }
        }
        give_locations(rng, bounds, output, next);
        next += output.ty.locations(false);
    }
}

/// Scalar, words and length of what may share its locations.
fn small(output: &OutputVariable) -> Option<(Scalar, u32, u32)> {
    let (element, len) = output.ty.as_array().unwrap_or((&output.ty, 0));
    let (Type::Scalar(scalar) | Type::Vector { scalar, .. }) = element else {
        return None;
    };
    let words = element.components();
    (words <= 3 && output.block.is_none()).then_some((*scalar, words, len))
}

/// A location on the output; or, for some blocks, one on every member.
fn give_locations(rng: &mut Rng, bounds: &Bounds, output: &mut OutputVariable, first: u32) {
    let arrayed = matches!(output.ty, Type::Array { .. });
    let ty = output.ty.clone();
    match (&mut output.block, ty.as_struct()) {
        (Some(block), Some(structure)) if !arrayed && bounds.member_locations && rng.chance(30) => {
            let mut order: Vec<usize> = (0..block.members.len()).collect();
            rng.shuffle(&mut order);
            let mut next = first;
            for index in order {
                let field = structure.members.get(index);
                if let (Some(member), Some(field)) = (block.members.get_mut(index), field) {
                    member.location = Some(Location(next));
                    next += field.ty.locations(false);
                }
            }
        }
        _ => output.location = Some(Location(first)),
    }
}
