//! The stages of a case made to capture by rewriting: what an application asks
//! for by names, or what the shader declares, taken away and put back.

use crate::capture::{self, CapturedWord, Options};
use crate::case::Case;
use crate::judge::outcome::{NotPassed, harness_error};
use crate::rewrite::capture::trace;
use crate::rewrite::capture::trace::Landed;
use crate::rewrite::capture::{self as rewriting, Depth, Method};
use crate::script::Capabilities;
use crate::script::program::ShaderModule;
use crate::spirv;
use crate::types::Stage;
use crate::units::Location;
use std::collections::BTreeSet;

/// Why a case is not rewritten.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The device lacks room for copies.
    Limit(String),
    /// The case, its module or rewriting is wrong.
    Ours(String),
}

impl From<Refusal> for NotPassed {
    fn from(refusal: Refusal) -> NotPassed {
        match refusal {
            Refusal::Limit(limit) => NotPassed::unsupported(limit),
            Refusal::Ours(reason) => harness_error(reason),
        }
    }
}

/// How a case comes to capture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum CapturePath {
    /// By the qualifiers in its shaders; where it asks by names, by rewriting.
    #[default]
    Native,
    /// By rewriting, whatever its shaders say.
    Rewritten(Method),
}

/// Rewrites the last stage before rasterization so that it captures what the
/// case asks for, and reads the result again.
///
/// # Errors
/// A limit of the device that copies would exceed, or what is wrong with the
/// module or with rewriting; never the driver's fault.
pub fn rewrite(
    case: &Case,
    modules: &mut [ShaderModule],
    options: &Options,
    method: Method,
    capabilities: &Capabilities,
) -> Result<(), Refusal> {
    let read = read_by_fragments(modules)?;
    let last = modules.iter_mut().rfind(|m| m.stage != Stage::Fragment);
    let last = last.ok_or_else(|| told("the case has no stage that could capture"))?;
    let module = spirv::load_words(&last.words).map_err(told)?;
    let reflected = spirv::reflect_with_ids(&module, Some(last.stage)).map_err(told)?;
    let captured = match &case.request {
        Some(request) => capture::requested(&reflected.interface, request, options),
        None => capture::declared(&reflected.interface, options),
    };
    let captured = captured.map_err(told)?;
    let (words, buffers) = (captured.words(), captured.buffers());
    let limit = |name: &str, least: u32| {
        let limit = capabilities.other_limits.get(name);
        limit.map_or(least, |limit| u32::try_from(*limit).unwrap_or(u32::MAX))
    };
    let least = rewriting::Options::default();
    let rewrite = rewriting::Options {
        depth: Depth::AsWritten,
        method,
        output_components: limit(rewriting::output_limit(last.stage), least.output_components),
        total_components: limit("maxGeometryTotalOutputComponents", least.total_components),
        read: Some(read),
    };
    let rewritten = rewriting::capture(module.clone(), &reflected, &words, &buffers, &rewrite);
    let rewritten = rewritten.map_err(|error| match error {
        lack if lack.is_lack_of_room() => Refusal::Limit(lack.to_string()),
        other => told(format!("the capture cannot be written: {other}")),
    })?;
    let traced = trace(&rewritten, last.stage, options).map_err(told)?;
    if traced != landed(&words) {
        let text = "the rewritten module captures other words than were asked for";
        return Err(told(text));
    }
    last.words = rewritten.words.into();
    Ok(())
}

/// The locations that the fragment shader reads.
fn read_by_fragments(modules: &[ShaderModule]) -> Result<BTreeSet<Location>, Refusal> {
    let Some(fragment) = modules.iter().find(|m| m.stage == Stage::Fragment) else {
        return Ok(BTreeSet::new());
    };
    let module = spirv::load_words(&fragment.words).map_err(told)?;
    let inputs = spirv::inputs(&module, Stage::Fragment).map_err(told)?;
    let taken = capture::components_taken(&inputs).map_err(told)?;
    Ok(taken.into_iter().map(|(_, location, _)| location).collect())
}

fn landed(words: &[CapturedWord]) -> Vec<Landed> {
    let landed = words.iter().map(|word| Landed {
        binding: word.binding,
        offset: word.offset,
        stream: word.stream,
        word: word.word,
    });
    let mut landed: Vec<Landed> = landed.collect();
    landed.sort();
    landed
}

fn told(error: impl std::fmt::Display) -> Refusal {
    Refusal::Ours(error.to_string())
}
