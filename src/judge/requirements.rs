//! What a case needs of a device, and what it goes without.

use crate::capture::Options;
use crate::case::{CaptureCase, DEVICE_DIALECT, Program};
use crate::judge::limits;
use crate::packing::CaptureLimits;
use crate::script::commands::{Command, QueryDeclaration};
use crate::script::raster::Rasterized;
use crate::script::{Capabilities, ValidScript};
use std::collections::BTreeMap;

/// Rules about query results (`case::rules`): a case about them cannot go
/// without its queries.
const QUERY_RULES: [u8; 8] = [41, 67, 68, 69, 70, 71, 72, 73];

/// What the device lacks for a case about these rules, if anything.
pub fn lacks(rules: &[u8], case: &CaptureCase, capabilities: &Capabilities) -> Option<String> {
    if !capabilities.transform_feedback {
        return Some("VK_EXT_transform_feedback".to_owned());
    }
    program_lacks(&case.program, capabilities)
        .or_else(|| limits::exceeded(&limits::of_script(&case.script), capabilities))
        .or_else(|| {
            let mut extra = case.extra_programs.iter();
            extra.find_map(|program| program_lacks(program, capabilities))
        })
        .or_else(|| {
            let about_queries = rules.iter().any(|rule| QUERY_RULES.contains(rule));
            let rasterized = case.rasterized();
            let mut queries = case.script.queries.iter().filter(|_| about_queries);
            queries.find_map(|query| query_lacks(query, rasterized, capabilities))
        })
}

/// What the device lacks for a program, if anything.
fn program_lacks(program: &Program, capabilities: &Capabilities) -> Option<String> {
    let required = program.features.iter().map(String::as_str);
    let missing: Vec<&str> = required.filter(|f| !capabilities.has(f)).collect();
    if !missing.is_empty() {
        return Some(format!("feature {}", missing.join(", ")));
    }
    // What the engine accepts without limits and refuses with the device's is
    // past a limit of the device.
    let captured = |limits| {
        let dialect = DEVICE_DIALECT;
        program.captured(&Options { dialect, limits })
    };
    let limits = capture_limits(program, capabilities);
    if let (Err(error), Ok(_)) = (captured(limits), captured(CaptureLimits::NONE)) {
        let alone = limits.alone().into_iter();
        let past = |(_, limit): &(_, CaptureLimits)| captured(*limit).is_err();
        return Some(match { alone }.find(past) {
            Some((name, _)) => format!("{name}: {error}"),
            None => error.to_string(),
        });
    }
    limits::exceeded(&limits::of_program(program), capabilities)
}

/// The limits that the capture of a program must not exceed. Outputs that are packed
/// have no locations yet.
pub fn capture_limits(program: &Program, capabilities: &Capabilities) -> CaptureLimits {
    let limits = capabilities.limits;
    match &program.packed {
        None => limits,
        Some(packing) if packing.as_is => limits,
        Some(_) => CaptureLimits {
            max_output_locations: u32::MAX,
            ..limits
        },
    }
}

/// The feature, property or limit that a query needs and the device lacks.
pub fn query_lacks(
    query: &QueryDeclaration,
    rasterized: Rasterized,
    capabilities: &Capabilities,
) -> Option<String> {
    query
        .needs(rasterized)
        .into_iter()
        .find(|feature| !capabilities.has(feature))
        .map(|feature| format!("feature {feature}"))
        .or_else(|| limits::of_stream(query.stream, capabilities))
}

/// The script with only those queries that the device can do, and what the
/// others lack.
pub fn affordable_queries(
    script: &ValidScript,
    rasterized: Rasterized,
    capabilities: &Capabilities,
) -> (ValidScript, Vec<String>) {
    let lacking: Vec<Option<String>> = script
        .queries
        .iter()
        .map(|q| query_lacks(q, rasterized, capabilities))
        .collect();
    if lacking.iter().all(Option::is_none) {
        return (script.clone(), Vec::new());
    }
    let mut number = 0;
    let renumbered: Vec<Option<usize>> = lacking
        .iter()
        .map(|lack| {
            lack.is_none().then(|| {
                number += 1;
                number - 1
            })
        })
        .collect();
    let new = |old: usize| renumbered.get(old).copied().flatten();
    let mut arrays = BTreeMap::new();
    let mut commands = Vec::new();
    for (number, command) in script.commands.iter().enumerate() {
        let kept = match command {
            Command::BeginQuery(query) => new(*query).map(Command::BeginQuery),
            Command::EndQuery(query) => new(*query).map(Command::EndQuery),
            Command::ResetQuery(query) => new(*query).map(Command::ResetQuery),
            other => Some(other.clone()),
        };
        if let Some(kept) = kept {
            if let Some(of_command) = script.counter_use.arrays.get(&number) {
                arrays.insert(commands.len(), *of_command);
            }
            commands.push(kept);
        }
    }
    let mut index = 0;
    let kept = script.revise(|script| {
        script.queries.retain(|_| {
            index += 1;
            lacking[index - 1].is_none()
        });
        script.commands = commands;
        script.counter_use.arrays = arrays;
    });
    let kept = kept.expect("a script without some of its queries breaks no rule");
    let mut lacks: Vec<String> = lacking.into_iter().flatten().collect();
    lacks.dedup();
    (kept, lacks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::commands::QueryKind;
    use crate::script::{ProgramUse, Script, validate};
    use crate::units::Stream;

    fn script() -> ValidScript {
        let query = |kind, stream| QueryDeclaration {
            kind,
            stream: Stream(stream),
        };
        let script = Script {
            queries: vec![
                query(QueryKind::PrimitivesGenerated, 0),
                query(QueryKind::TransformFeedback, 1),
            ],
            commands: vec![
                Command::BeginQuery(0),
                Command::BeginQuery(1),
                Command::EndQuery(1),
                Command::EndQuery(0),
            ],
            ..Script::default()
        };
        validate(script, vec![ProgramUse::default()]).expect("the script is legal")
    }

    #[test]
    fn a_query_that_the_device_lacks_is_left_out_and_told() {
        let (kept, lacks) = affordable_queries(
            &script(),
            Rasterized::NOTHING,
            &Capabilities::offering(&["transformFeedbackQueries"]),
        );
        assert_eq!(kept.queries, script().queries[1..]);
        assert_eq!(
            kept.commands,
            [Command::BeginQuery(0), Command::EndQuery(0)]
        );
        assert_eq!(lacks, ["feature primitivesGeneratedQuery"]);
    }

    #[test]
    fn discard_and_other_streams_need_their_own_features() {
        let offered = Capabilities::offering(&["primitivesGeneratedQuery"]);
        let query = |stream| QueryDeclaration {
            kind: QueryKind::PrimitivesGenerated,
            stream: Stream(stream),
        };
        let all = Rasterized {
            all: true,
            ..Rasterized::NOTHING
        };
        let other_stream = Rasterized {
            other_stream: true,
            ..all
        };
        assert_eq!(query_lacks(&query(0), all, &offered), None);
        assert_eq!(
            query_lacks(&query(0), Rasterized::NOTHING, &offered).as_deref(),
            Some("feature primitivesGeneratedQueryWithRasterizerDiscard")
        );
        for lacks in [
            query_lacks(&query(1), all, &offered),
            query_lacks(&query(0), other_stream, &offered),
        ] {
            let feature = "feature primitivesGeneratedQueryWithNonZeroStreams";
            assert_eq!(lacks.as_deref(), Some(feature));
        }
    }

    #[test]
    fn what_is_past_a_limit_of_capture_names_it() {
        use crate::case_file::expand;
        use crate::sources::Sources;
        let capture = "[interface]\nstage = 'geometry'\n[pipeline]\ngeometry = { output = 'points', emits = '0' }";
        for (output, name) in [
            (
                "type = 'vec4', offset = 0, stream = 4",
                "maxTransformFeedbackStreams: ",
            ),
            (
                "type = 'vec4', offset = 0, buffer = 4",
                "maxTransformFeedbackBuffers: ",
            ),
            (
                "type = 'vec4', offset = 0, stride = 516",
                "maxTransformFeedbackBufferDataStride: ",
            ),
        ] {
            let output = format!("[interface]\noutputs = [{{ name = 'a', {output} }}]");
            let text = format!("about = 'x'\nrules = [1]\n{capture}");
            let text = text.replacen("[interface]", &output, 1);
            let cases = expand::expand("f/x.toml", &text, &Sources::embedded(), None);
            let case = cases.unwrap_or_else(|error| panic!("{error}")).remove(0);
            let capture = case.capture().expect("a device case");
            let offered = Capabilities::offering(&["geometryShader", "geometryStreams"]);
            let lack = lacks(&case.rules, capture, &offered).expect("a limit is exceeded");
            assert!(lack.starts_with(name), "{lack}");
        }
    }
}
