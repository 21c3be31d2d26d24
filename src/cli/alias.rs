//! `xfb alias`: prints whether two access paths of a shader's blocks and outputs can be
//! the same memory, and why.

use super::Outcome;
use super::format::{Format, json, print_result};
use super::source_args::{EntryArgs, SourceArgs};
use crate::inspect::InspectError;
use crate::inspect::access_paths::access_paths;
use crate::types::access::{Alias, relation};
use crate::types::{Type, glsl};
use serde::Serialize;
use std::path::PathBuf;

/// Arguments of `xfb alias`.
#[derive(Debug, clap::Args)]
pub struct AliasArgs {
    /// Shader of any stage: GLSL for Vulkan or OpenGL (.vert .frag .comp .mesh .rgen …),
    /// SPIR-V (.spv), SPIR-V assembly (.spvasm) or, with --stage, HLSL (.hlsl); - is
    /// standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Access path
    #[arg(value_name = "PATH")]
    first: String,
    /// Access path that is compared with it
    #[arg(value_name = "PATH")]
    second: String,
    #[command(flatten)]
    entries: EntryArgs,
    #[command(flatten)]
    source: SourceArgs,
    /// Output format
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

/// The JSON form of a relation.
#[derive(Serialize)]
struct RelationFacts<'a> {
    relation: Alias,
    reason: String,
    first: PathFacts<'a>,
    second: PathFacts<'a>,
}

/// A path, and the type of the part that it selects.
#[derive(Serialize)]
struct PathFacts<'a> {
    path: &'a str,
    #[serde(rename = "type")]
    ty: String,
}

/// Runs `xfb alias`.
pub fn run(args: AliasArgs) -> Outcome {
    let format = args.format;
    print_result(related(&args), format, |facts| match format {
        Format::Text => Ok(text(facts)),
        Format::Json => json(facts),
    })
}

fn related(args: &AliasArgs) -> Result<RelationFacts<'_>, InspectError> {
    let texts = [args.first.as_str(), args.second.as_str()];
    let options = args.source.options(&args.entries);
    let [first, second] = access_paths(&args.file, texts, &options)?;
    let (relation, reason) = relation(&first.path, &second.path);
    let facts = |path, ty: &Type| {
        let (base, lengths) = glsl::spell(ty);
        let ty = base + &lengths;
        PathFacts { path, ty }
    };
    Ok(RelationFacts {
        relation,
        reason: reason.to_string(),
        first: facts(texts[0], &first.ty),
        second: facts(texts[1], &second.ty),
    })
}

fn text(facts: &RelationFacts<'_>) -> String {
    let relation = match facts.relation {
        Alias::Equal => "equal",
        Alias::Contains => "contains",
        Alias::Contained => "contained",
        Alias::May => "may",
        Alias::Never => "never",
    };
    let RelationFacts { first, second, .. } = facts;
    format!(
        "{relation}: {} ({}), {} ({}): {}\n",
        first.path, first.ty, second.path, second.ty, facts.reason
    )
}
