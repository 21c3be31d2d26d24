//! Dynamic state of generated programs, and the values that commands of their scripts set.

use super::offer::Offer;
use crate::generate::Rng;
use crate::script::Feature;
use crate::script::program::{
    Assembly, Build, Domain, Dynamic, Producer, Provoking, State, Topology,
};
use crate::script::requirements::features;
use crate::units::Stream;

/// Chooses the state of a program that is dynamic.
pub(super) fn choose(
    rng: &mut Rng,
    offer: &Offer<'_>,
    build: Build,
    assembly: &Assembly,
) -> Vec<Dynamic> {
    if rng.chance(60) {
        return Vec::new();
    }
    let all = Dynamic::ALL.iter().copied();
    let chosen = all.filter(|state| {
        may_differ(*state, offer, assembly)
            && offer.has(features::dynamic(*state, build))
            && rng.chance(60)
    });
    chosen.collect()
}

/// Whether a program can have values of a state other than its own.
fn may_differ(state: Dynamic, offer: &Offer<'_>, assembly: &Assembly) -> bool {
    let patches = assembly.topology == Topology::Patches;
    match state {
        Dynamic::Topology => !patches,
        Dynamic::Restart => true,
        Dynamic::PatchPoints => patches,
        Dynamic::Provoking => assembly.provoking.is_some(),
        Dynamic::Stream => {
            matches!(assembly.producer, Producer::Geometry { .. }) && offer.streams() > 1
        }
        Dynamic::Discard => true,
    }
}

/// Whether an image shows the same whatever value of a state commands set: it shows the stream
/// of the pipeline, and lines and triangles have no pixel.
pub(super) fn image_permits(state: Dynamic) -> bool {
    match state {
        Dynamic::Topology | Dynamic::Stream => false,
        Dynamic::Restart | Dynamic::PatchPoints | Dynamic::Provoking | Dynamic::Discard => true,
    }
}

/// A random value that a command may set for a program of this assembly.
pub(super) fn random_value(
    rng: &mut Rng,
    offer: &Offer<'_>,
    kind: Dynamic,
    bound: &Assembly,
) -> Option<State> {
    Some(match kind {
        Dynamic::Topology => State::Topology(other_topology(rng, offer, bound)?),
        Dynamic::Restart => State::Restart(rng.chance(50)),
        Dynamic::PatchPoints => {
            let corners = match (&bound.producer, bound.fed) {
                (Producer::TessEval(Domain::Isolines), _) | (_, Some(Domain::Isolines)) => 2,
                _ => 3,
            };
            State::PatchPoints(rng.between(corners, corners + 3))
        }
        Dynamic::Provoking => {
            let last = offer.has([Feature::ProvokingVertexLast]) && rng.chance(50);
            State::Provoking(if last {
                Provoking::Last
            } else {
                Provoking::First
            })
        }
        Dynamic::Stream => State::Stream(Stream(rng.below(offer.streams()))),
        Dynamic::Discard => State::Discard(rng.chance(50)),
    })
}

/// A topology that a command may set for a program of this assembly.
fn other_topology(rng: &mut Rng, offer: &Offer<'_>, bound: &Assembly) -> Option<Topology> {
    let geometry = matches!(bound.producer, Producer::Geometry { .. });
    let unrestricted = offer.has([Feature::DynamicPrimitiveTopologyUnrestricted]);
    let suits = |topology: &Topology| {
        let class = topology.class() == bound.topology.class();
        let taken = class && topology.has_adjacency() == bound.topology.has_adjacency();
        *topology != Topology::Patches && (taken || (!geometry && (class || unrestricted)))
    };
    let suitable: Vec<Topology> = Topology::ALL.iter().copied().filter(suits).collect();
    offer.pick(rng, &suitable, |topology| {
        topology.has_adjacency().then_some(Feature::GeometryShader)
    })
}
