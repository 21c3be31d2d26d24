//! A case whose points are drawn into an image: which of them, and what the
//! shaders write into the built-ins that say where.

use crate::case::CaptureCase;
use crate::model::Allowed;
use crate::model::points::{self, PIXELS};
use crate::model::values::Identity;
use crate::script::{Prefill, Resource, ResourceKind};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Stage};
use crate::units::{Stream, Word};
use crate::verdict::misread::Misread;
use crate::verdict::picture::{Picture, judge};
use std::collections::BTreeSet;

/// Image number of the image's content, for the pattern.
const IMAGE: usize = 0xf1;

/// What a point that is drawn writes into a word of gl_Position or gl_PointSize,
/// by the place of the word among those of the interface; `None` for all others.
pub(crate) fn builtin_values(interface: &Interface) -> impl Fn(Identity) -> Option<u32> + use<> {
    let leaves = interface.leaves().into_iter();
    let leaves = leaves.filter_map(|leaf| Some((leaf.builtin?, leaf.word)));
    let leaves: Vec<(BuiltIn, Word)> = leaves.collect();
    move |identity| {
        leaves.iter().find_map(|(builtin, first)| {
            let part = identity.word.0.checked_sub(first.0)?;
            match builtin {
                BuiltIn::Position => (part < 4).then(|| points::position(identity.origin, part)),
                BuiltIn::PointSize => (part == 0).then(|| points::size(identity.origin)),
                BuiltIn::ClipDistance
                | BuiltIn::CullDistance
                | BuiltIn::PrimitiveId
                | BuiltIn::Layer
                | BuiltIn::ViewportIndex
                | BuiltIn::TessLevelOuter
                | BuiltIn::TessLevelInner
                | BuiltIn::PrimitiveShadingRate
                | BuiltIn::ViewportMask
                | BuiltIn::PointCoord
                | BuiltIn::Other(_) => None,
            }
        })
    }
}

/// The image that a case must draw.
pub(crate) struct Expected {
    drawn: BTreeSet<u32>,
    stream: Stream,
    before: Vec<u8>,
}

impl Expected {
    /// # Errors
    /// More points than there are pixels, or none that is drawn; several programs.
    pub fn new(
        capture: &CaptureCase,
        allowed: &Allowed,
        value: &dyn Fn(Identity) -> Option<u32>,
    ) -> Result<Expected, String> {
        if let Some((_, origin)) = allowed.points.iter().find(|(_, o)| *o >= PIXELS) {
            return Err(format!(
                "origin {origin} has no pixel: a case with an image has origins below {PIXELS}"
            ));
        }
        if !capture.extra_programs.is_empty() {
            return Err("a case with an image has one program".to_owned());
        }
        let program = &capture.program;
        let stream = program.assembly.rasterized_stream();
        let distances = distances(&program.interface);
        let passes = |origin: u32| {
            let of = |word: &Word| {
                let word = *word;
                value(Identity {
                    stream,
                    origin,
                    word,
                })
            };
            points::passes(distances.iter().filter_map(of))
        };
        let rasterized = program.rasterized().all && !program.raster.empty_scissor;
        let points = allowed.points.iter().filter(|(of, _)| *of == stream);
        let points = points.map(|(_, origin)| *origin);
        let drawn: BTreeSet<u32> = points.filter(|o| rasterized && passes(*o)).collect();
        if rasterized && drawn.is_empty() {
            return Err(format!(
                "no point of stream {stream} is drawn: the image shows nothing"
            ));
        }
        // What is to be drawn is not there before.
        let mut before = Prefill::BOTH[0].bytes(IMAGE, (4 * PIXELS * program.views) as usize);
        let layers = (0..program.views).map(|view| view * PIXELS);
        for pixel in layers.flat_map(|first| drawn.iter().map(move |origin| first + origin)) {
            let (origin, at) = (pixel % PIXELS, 4 * pixel as usize);
            if let Some(bytes) = before.get_mut(at..at + 4) {
                let number = points::number(program.seed, stream, origin);
                bytes.copy_from_slice(&(!number).to_le_bytes());
            }
        }
        Ok(Expected {
            drawn,
            stream,
            before,
        })
    }

    /// The image, as a program's resource.
    pub fn resource(&self) -> Resource {
        Resource {
            kind: ResourceKind::Target,
            binding: 0,
            bytes: self.before.clone(),
            stages: vec![Stage::Fragment],
        }
    }

    /// What is wrong with what the image holds after each run.
    pub fn judge(&self, seed: u32, after: Vec<&[u8]>) -> Option<Misread> {
        judge(&Picture {
            seed,
            stream: self.stream,
            drawn: &self.drawn,
            before: &self.before,
            after,
        })
    }
}

/// The words of clip and cull distances.
fn distances(interface: &Interface) -> Vec<Word> {
    let leaves = interface.leaves().into_iter();
    let distances = leaves.filter(|leaf| {
        matches!(
            leaf.builtin,
            Some(BuiltIn::ClipDistance | BuiltIn::CullDistance)
        )
    });
    distances
        .flat_map(|leaf| (0..leaf.ty.components()).map(move |part| Word(leaf.word.0 + part)))
        .collect()
}
