//! Removes the capture decorations of a case's last stage, and adds equivalent ones by rewriting:
//! those that the shader declared, or those that an application requests by name.

use crate::capture::{Options, Request};
use crate::judge::outcome::{NotPassed, harness_error};
use crate::rewrite::capture::{
    self as rewriting, CapturedModule, Depth, Method, RewrittenCaptureError, locations_read,
};
use crate::script::requirements::pipeline_limits::output_limit;
use crate::script::{Capabilities, Limit};
use crate::spirv;
use crate::spirv::ShaderModule;
use crate::types::Stage;
use crate::units::Location;
use std::collections::BTreeSet;

/// The reason why a case is not rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// A limit of the device that copies exceed.
    Limit(String),
    /// The case, its module or rewriting is wrong.
    Harness(String),
}

impl From<Refusal> for NotPassed {
    fn from(refusal: Refusal) -> NotPassed {
        match refusal {
            Refusal::Limit(limit) => NotPassed::unsupported(limit),
            Refusal::Harness(reason) => harness_error(reason),
        }
    }
}

/// The method by which a case captures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CapturePath {
    /// Capture by the qualifiers in the shaders; where the case requests by name, by
    /// rewriting.
    #[default]
    Native,
    /// Capture by rewriting, whatever the shaders declare.
    Rewritten(Method),
}

/// Reads what the last stage before rasterization captures: what a case requests, or what
/// its shader declares.
///
/// # Errors
/// The mistake in the module; never the driver's fault.
pub fn read(
    request: Option<&Request>,
    modules: &[ShaderModule],
    options: &Options,
) -> Result<CapturedModule, Refusal> {
    let last = modules.iter().rfind(|m| m.stage != Stage::Fragment);
    let last = last.ok_or_else(|| harness_refusal("the case has no stage that could capture"))?;
    let module = spirv::load_words(&last.words).map_err(harness_refusal)?;
    CapturedModule::read(module, last.stage, None, request, options).map_err(|error| {
        harness_refusal(match error.rule() {
            Some(rule) => format!("the engine refuses the compiled module by {rule}: {error}"),
            None => error.to_string(),
        })
    })
}

/// Replaces the last stage before rasterization by one that captures the same, rewritten.
///
/// # Errors
/// A limit of the device that copies would exceed, or what is wrong with rewriting; never
/// the driver's fault.
pub fn rewrite(
    captured: &CapturedModule,
    modules: &mut [ShaderModule],
    (method, builtins): (Method, u32),
    capabilities: &Capabilities,
) -> Result<(), Refusal> {
    let read = read_by_fragments(modules)?;
    let limits = rewriting::Options {
        depth: Depth::AsWritten,
        read: Some(read),
        ..limits(captured.stage(), method, builtins, capabilities)
    };
    let rewritten = captured.rewritten(&limits).map_err(|error| match error {
        RewrittenCaptureError::Rewrite(lack) if lack.is_lack_of_room() => {
            Refusal::Limit(lack.to_string())
        }
        RewrittenCaptureError::Rewrite(other) => {
            harness_refusal(format!("the capture cannot be written: {other}"))
        }
        other => harness_refusal(other),
    })?;
    let last = modules.iter_mut().rfind(|m| m.stage != Stage::Fragment);
    let last = last.expect("the stage that was read");
    last.words = rewritten.words.into();
    Ok(())
}

/// Returns how a stage is rewritten within the limits of a device, beside its built-in
/// outputs, which may count against them.
pub(crate) fn limits(
    stage: Stage,
    method: Method,
    builtins: u32,
    capabilities: &Capabilities,
) -> rewriting::Options {
    let limit = |limit: Limit, least: u32| {
        let limit = capabilities.limit(limit);
        limit.map_or(least, |limit| u32::try_from(limit).unwrap_or(u32::MAX))
    };
    let least = rewriting::Options::default();
    let least_components = least.output_components;
    let components =
        output_limit(stage).map_or(least_components, |own| limit(own, least_components));
    rewriting::Options {
        method,
        output_components: components.saturating_sub(builtins),
        total_components: limit(
            Limit::MaxGeometryTotalOutputComponents,
            least.total_components,
        ),
        ..least
    }
}

/// Returns the locations that the fragment shader reads.
fn read_by_fragments(modules: &[ShaderModule]) -> Result<BTreeSet<Location>, Refusal> {
    let Some(fragment) = modules.iter().find(|m| m.stage == Stage::Fragment) else {
        return Ok(BTreeSet::new());
    };
    let module = spirv::load_words(&fragment.words).map_err(harness_refusal)?;
    let inputs = spirv::inputs(&module, Stage::Fragment).map_err(harness_refusal)?;
    locations_read(&inputs).map_err(harness_refusal)
}

fn harness_refusal(error: impl std::fmt::Display) -> Refusal {
    Refusal::Harness(error.to_string())
}
