//! A stage rewritten to capture what a request names or what its shader declares, and
//! read back.

use super::trace::{Landed, TraceError, trace};
use super::{CaptureRewriteError, Options, Rewritten, capture};
use crate::capture::glsl_text::{GlslText, TextError, TextInterface};
use crate::capture::{self as reading, Buffer, CaptureError, CapturedWord, Request, Varying};
use crate::spirv::{Module, Reflected, SpirvError, reflect_with_ids};
use crate::types::{Interface, Stage};
use crate::units::Location;
use std::collections::BTreeSet;
use thiserror::Error;

/// A rewritten stage, and the capture that it implements.
#[derive(Clone, Debug)]
pub struct RewrittenCapture {
    pub rewritten: Rewritten,
    pub varyings: Vec<Varying>,
    pub buffers: Vec<Buffer>,
    /// The reason why the declarations of the stage's text are not used.
    pub unread: Option<TextError>,
}

/// The reason why a stage cannot be rewritten to capture.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RewrittenCaptureError {
    #[error(transparent)]
    Spirv(#[from] SpirvError),
    /// The capture breaks a rule.
    #[error(transparent)]
    Capture(#[from] CaptureError),
    #[error(transparent)]
    Rewrite(#[from] CaptureRewriteError),
    #[error(transparent)]
    Trace(#[from] TraceError),
    #[error("the rewritten module captures other words than were requested")]
    Altered,
}

impl RewrittenCaptureError {
    /// Returns whether packed outputs may fit where these do not.
    pub fn is_lack_of_locations(&self) -> bool {
        match self {
            RewrittenCaptureError::Capture(error) => error.is_lack_of_locations(),
            RewrittenCaptureError::Rewrite(error) => error.is_lack_of_room(),
            RewrittenCaptureError::Spirv(_)
            | RewrittenCaptureError::Trace(_)
            | RewrittenCaptureError::Altered => false,
        }
    }

    /// Returns the name of the rule that the capture breaks; `None` if the module is
    /// invalid or rewriting is wrong.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            RewrittenCaptureError::Capture(error) => Some(error.rule().name),
            RewrittenCaptureError::Rewrite(error) => error.rule(),
            RewrittenCaptureError::Spirv(_)
            | RewrittenCaptureError::Trace(_)
            | RewrittenCaptureError::Altered => None,
        }
    }
}

/// A stage and its capture: what a request names, or without one what the shader
/// declares. Read once for all ways of rewriting it.
#[derive(Clone, Debug)]
pub struct CapturedModule {
    module: Module,
    reflected: Reflected,
    read_back: reading::Options,
    words: Vec<CapturedWord>,
    pub varyings: Vec<Varying>,
    pub buffers: Vec<Buffer>,
    unread: Option<TextError>,
}

impl CapturedModule {
    /// Reads the entry point of `stage`; for a module of a GLSL text, with what that
    /// states.
    ///
    /// # Errors
    /// An invalid module, or the rule that its capture breaks.
    pub fn read(
        module: Module,
        stage: Stage,
        text: Option<&GlslText>,
        request: Option<&Request>,
        requested: &reading::Options,
    ) -> Result<CapturedModule, RewrittenCaptureError> {
        let mut reflected = reflect_with_ids(&module, Some(stage))?;
        if let Some(request) = request {
            reading::add_builtins(&mut reflected.interface, request);
        }
        let stated = text.map(|text| text.interface(&reflected.interface, requested));
        let (stated, unread) = match stated.transpose()? {
            Some(TextInterface { interface, unread }) => (Some(interface), unread),
            None => (None, None),
        };
        let interface = stated.as_ref().unwrap_or(&reflected.interface);
        let captured = reading::read(interface, request, requested)?;
        let (words, buffers) = (captured.words(), captured.buffers());
        let varyings = captured.varyings().to_vec();
        Ok(CapturedModule {
            module,
            reflected,
            read_back: reading::Options {
                dialect: reading::Dialect::Vulkan,
                ..*requested
            },
            words,
            varyings,
            buffers,
            unread,
        })
    }

    /// Returns the stage that captures.
    pub fn stage(&self) -> Stage {
        self.reflected.interface.stage
    }

    /// Returns the module that was read.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Returns the module rewritten by `options`, which captures the same.
    ///
    /// # Errors
    /// [`RewrittenCaptureError`]
    pub fn rewritten(&self, options: &Options) -> Result<Rewritten, RewrittenCaptureError> {
        let (module, reflected) = (self.module.clone(), &self.reflected);
        let rewritten = capture(module, reflected, &self.words, &self.buffers, options)?;
        let mut expected: Vec<Landed> = self.words.iter().map(Landed::from).collect();
        expected.sort();
        if trace(&rewritten, self.stage(), &self.read_back)? != expected {
            return Err(RewrittenCaptureError::Altered);
        }
        Ok(rewritten)
    }
}

/// Rewrites the entry point of `stage` so that it captures `request`, or without a
/// request what the shader declares, by `options`; then reads the result and
/// compares it with the capture.
///
/// # Errors
/// [`RewrittenCaptureError`]
pub fn capture_rewritten(
    module: Module,
    (stage, text): (Stage, Option<&GlslText>),
    request: Option<&Request>,
    requested: &reading::Options,
    options: &Options,
) -> Result<RewrittenCapture, RewrittenCaptureError> {
    let read = CapturedModule::read(module, stage, text, request, requested)?;
    Ok(RewrittenCapture {
        rewritten: read.rewritten(options)?,
        varyings: read.varyings,
        buffers: read.buffers,
        unread: read.unread,
    })
}

/// Returns the locations that `inputs`, those of the next stage, read.
///
/// # Errors
/// The first rule about locations that the inputs break.
pub fn locations_read(inputs: &Interface) -> Result<BTreeSet<Location>, CaptureError> {
    let taken = reading::components_taken(inputs)?;
    Ok(taken.into_iter().map(|(_, location, _)| location).collect())
}
