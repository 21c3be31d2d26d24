//! Random interfaces: from a seed to the outputs of a stage, a capture of them
//! that is valid by construction, and a request for the same outputs by name.
//!
//! One [`RandomInterface`] has two forms. [`declared`](RandomInterface::declared)
//! is what a programmer writes: buffers by default, strides and offsets of
//! members often left to be implied. [`explicit`](RandomInterface::explicit) is
//! the content of a module: everything. Offsets are chosen here, with arithmetic of
//! its own that is coarser than any dialect's; [`expect`] states which word then
//! lands where. Neither uses the capture engine, which is what they test.
//!
//! * [`rng`] – the numbers, the same on every machine.
//! * `shapes` – types within a budget; `outputs` – variables, blocks, built-ins
//!   and their locations; `places` – what is captured where.
//! * [`names`] – every name that OpenGL has for a part of the outputs, and
//!   requests made of them.
//! * [`expect`] – the words of a capture, by the plainest arithmetic.
//! * [`shader`] – a shader that writes every output.
//! * [`script`] – scripts over everything that the script language has;
//!   [`spelled_script`] – scripts as case files spell them.
//! * [`reduce`] – the reducer; [`shrink`] – smaller interfaces that still show a fault.
//!
//! GLSL 4.60 section 4.4.2.1, OpenGL 4.6 section 11.1.2.1.

mod bounds;
pub mod expect;
pub mod names;
mod outputs;
mod places;
pub mod reduce;
pub mod rng;
pub mod script;
pub mod shader;
mod shapes;
pub mod shrink;
pub mod spelled;
pub mod spelled_script;

pub use bounds::Bounds;
pub use expect::PlacedWord;
pub use rng::Rng;

use crate::capture::Request;
use crate::case_glsl::declare;
use crate::types::interface::{CaptureQualifiers, Origin};
use crate::types::{Interface, Stage};
use std::fmt;

/// A random interface with a capture and a request.
#[derive(Clone, Debug)]
pub struct RandomInterface {
    /// The seed; the same seed and bounds give the same interface.
    pub seed: u64,
    /// The interface as GLSL declares it.
    pub declared: Interface,
    /// The interface as a module has it, with every location, buffer, offset and stride.
    pub explicit: Interface,
    /// Whether `declared` implies offsets of 64-bit values, on which dialects disagree:
    /// only then may the two differ in offsets and strides.
    pub open: bool,
    /// A request for outputs of [`plain`](RandomInterface::plain).
    pub request: Request,
}

impl RandomInterface {
    /// The interface of this seed.
    pub fn new(seed: u64, bounds: &Bounds) -> RandomInterface {
        let mut rng = Rng::new(seed);
        let stage = match rng.below(10) {
            0..=5 => Stage::Vertex,
            6..=7 => Stage::TessEval,
            _ => Stage::Geometry,
        };
        let mut outline = outputs::outline(&mut rng, bounds, stage);
        let open = places::place(&mut rng, bounds, &mut outline);
        let explicit = outline.explicit;
        let request = names::request(&mut rng, bounds, &without_capture(&explicit));
        RandomInterface {
            seed,
            declared: outline.declared,
            explicit,
            open,
            request,
        }
    }

    /// The outputs without any capture; streams stay.
    pub fn plain(&self) -> Interface {
        without_capture(&self.explicit)
    }
}

/// The interface as its declarations in GLSL, and the request.
impl fmt::Display for RandomInterface {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "seed {:#x}, {}", self.seed, self.declared.stage)?;
        match declare::outputs(&self.declared, false) {
            Ok(text) => f.write_str(&text)?,
            Err(problem) => writeln!(f, "{problem}")?,
        }
        let names = self.request.names.join(", ");
        writeln!(f, "{}: {names}", self.request.mode)
    }
}

/// `interface` with nothing captured.
pub fn without_capture(interface: &Interface) -> Interface {
    let mut plain = interface.clone();
    let strip = |capture: &mut CaptureQualifiers| {
        *capture = CaptureQualifiers {
            stream: capture.stream,
            ..CaptureQualifiers::default()
        };
    };
    for output in &mut plain.outputs {
        strip(&mut output.capture);
        for member in output.block.iter_mut().flat_map(|b| &mut b.members) {
            strip(&mut member.capture);
        }
    }
    plain.buffers.clear();
    plain.capturing = plain.origin == Origin::Declared && plain.streams;
    plain.capability = plain.capturing;
    plain
}

#[cfg(test)]
#[path = "tests.rs"]
mod tests;
