//! A case whose points are drawn into an image: which of them, and what the
//! shaders write into the built-ins that determine where.

use crate::case::CaptureCase;
use crate::model::Allowed;
use crate::model::inputs::Inputs;
use crate::model::points::{self, PIXELS};
use crate::model::values::Identity;
use crate::script::raster::Scissor;
use crate::script::{Prefill, Resource, ResourceKind};
use crate::types::interface::BuiltIn;
use crate::types::{Interface, Stage};
use crate::units::{Stream, Word};
use crate::verdict::picture::{Picture, judge};
use crate::verdict::read_fault::ReadFault;
use std::collections::BTreeSet;

/// Image number of the image's content, for the pattern.
const IMAGE: usize = 0xf1;

/// Returns the value that a drawn point writes into a word of gl_Position or
/// gl_PointSize, by the place of the word among those of the interface; `None` for all
/// other words.
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
        value: &dyn Fn(Identity, &Inputs) -> Option<u32>,
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
                let identity = Identity {
                    stream,
                    origin,
                    word,
                };
                value(identity, &Inputs::default())
            };
            points::passes(distances.iter().filter_map(of))
        };
        // Dynamic discard is that of each draw: the model has no points that are discarded.
        let varies = program.assembly.discard.is_some();
        let rasterized = (varies || program.rasterized().all)
            && program.pipeline.raster.scissor == Scissor::Whole;
        let points = allowed.points.iter().filter(|(of, _)| *of == stream);
        let points = points.map(|(_, origin)| *origin);
        let drawn: BTreeSet<u32> = points.filter(|o| rasterized && passes(*o)).collect();
        if rasterized && !varies && drawn.is_empty() {
            return Err(format!(
                "no point of stream {stream} is drawn: the image shows nothing"
            ));
        }
        // The image differs beforehand from the one that is to be drawn.
        let mut before =
            Prefill::BOTH[0].bytes(IMAGE, (4 * PIXELS * program.pipeline.view_count()) as usize);
        let layers = (0..program.pipeline.view_count()).map(|view| view * PIXELS);
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
            inputs: Vec::new(),
        }
    }

    /// The image that a conformant driver draws.
    pub fn drawn_image(&self, seed: u32) -> Vec<u8> {
        let mut image = self.before.clone();
        for (pixel, bytes) in (0u32..).zip(image.chunks_exact_mut(4)) {
            let origin = pixel % PIXELS;
            if self.drawn.contains(&origin) {
                let number = points::number(seed, self.stream, origin);
                bytes.copy_from_slice(&number.to_le_bytes());
            }
        }
        image
    }

    /// Returns the wrong pixels of the image after the runs.
    pub fn judge(&self, seed: u32, after: Vec<&[u8]>) -> Option<ReadFault> {
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

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use crate::case_file::{expand, print};
    use crate::generate::script::{GROUP, RandomCase, everything};
    use crate::judge::capture::run_case;
    use crate::script::executor::ExecuteError;
    use crate::script::scripted_executor::ScriptedExecutor;
    use crate::sources::Sources;
    use crate::verdict::Status;

    /// Scripts of `xfb fuzz`, some of which draw into an image.
    const SCRIPTS: u64 = 300 * GROUP;

    /// An image that shows nothing, or a point without a pixel, would be an error of xfb.
    #[test]
    fn every_random_script_with_an_image_draws_points_that_have_a_pixel() {
        let sources = Sources::embedded();
        let device = everything();
        let (mut pictures, mut of_views, mut captures) = (0, 0, 0);
        for number in (0..SCRIPTS).step_by(GROUP as usize) {
            let random = RandomCase::fuzzed(2, number, &device);
            if !random.definition.pipeline.image {
                continue;
            }
            let text = print::text(&random.definition, &random.sequence, false);
            let cases = expand::expand("fuzz/x.toml", &text, &sources, None);
            let [case] = &cases.expect("a legal case")[..] else {
                panic!("a random script is one case");
            };
            let answer = |_: &_, _| {
                Err(ExecuteError::Driver {
                    call: "vkQueueSubmit",
                    result: "VK_ERROR_UNKNOWN".to_owned(),
                })
            };
            let mut executor = ScriptedExecutor::new(device.clone(), &answer);
            let result = run_case(case, &sources, &mut executor, &mut |_| ());
            assert_eq!(
                (result.status, executor.calls),
                (Status::Fail, 1),
                "script {number}: {}\n{text}",
                result.reason
            );
            let script = &case.capture().expect("a case that captures").script;
            let several = script.views() > 1;
            pictures += 1;
            of_views += u32::from(several);
            captures += u32::from(!several && text.contains("begin"));
        }
        assert!(
            pictures >= 15 && of_views >= 2 && captures >= 8,
            "{pictures} images, {of_views} of several views, {captures} captured"
        );
    }
}
