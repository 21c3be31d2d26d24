//! The queries of a script that a device can run.

use super::{features, limits};
use crate::script::commands::QueryDeclaration;
use crate::script::raster::Rasterized;
use crate::script::{Capabilities, ValidScript};

/// The feature, property or limit that a query needs and the device lacks.
pub fn query_lacks(
    query: &QueryDeclaration,
    rasterized: Rasterized,
    capabilities: &Capabilities,
) -> Option<String> {
    features::query(*query, rasterized)
        .into_iter()
        .find(|feature| !capabilities.has(*feature))
        .map(|feature| format!("feature {feature}"))
        .or_else(|| limits::lacking_stream(query.stream, capabilities))
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
    let kept = script.revise(|script| script.keep_queries(|query| lacking[query].is_none()));
    let kept = kept.expect("a script without some of its queries breaks no rule");
    let mut lacks: Vec<String> = lacking.into_iter().flatten().collect();
    lacks.dedup();
    (kept, lacks)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Feature;
    use crate::script::commands::{Command, QueryKind};
    use crate::script::{ProgramUse, Script, validate};
    use crate::units::{QueryIndex, Stream};

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
                Command::BeginQuery(QueryIndex(0)),
                Command::BeginQuery(QueryIndex(1)),
                Command::EndQuery(QueryIndex(1)),
                Command::EndQuery(QueryIndex(0)),
            ],
            ..Script::default()
        };
        validate(script, vec![ProgramUse::default()]).expect("the script is legal")
    }

    #[test]
    fn a_query_that_the_device_lacks_is_omitted_and_reported() {
        let (kept, lacks) = affordable_queries(
            &script(),
            Rasterized::NOTHING,
            &Capabilities::offering(&[Feature::TransformFeedbackQueries]),
        );
        assert_eq!(kept.queries, script().queries[1..]);
        assert_eq!(
            kept.commands,
            [
                Command::BeginQuery(QueryIndex(0)),
                Command::EndQuery(QueryIndex(0))
            ]
        );
        assert_eq!(lacks, ["feature primitivesGeneratedQuery"]);
    }

    #[test]
    fn discard_and_other_streams_need_their_own_features() {
        let offered = Capabilities::offering(&[Feature::PrimitivesGeneratedQuery]);
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
}
