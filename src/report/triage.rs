//! The layer of a stack of drivers that is wrong: OpenGL that is translated to Vulkan, the driver
//! of Vulkan below it, and OpenGL without Vulkan.
//!
//! The same case runs on each layer by itself, and is judged against the same model. A failure that
//! a layer has alone is its own.

use super::page::Page;
use super::recorded_run::{RecordedCase, RecordedOutcome, RecordedRun};
use serde::Serialize;
use strum::Display;

/// A layer that runs cases by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Display)]
#[serde(rename_all = "snake_case")]
pub enum Layer {
    /// The driver of Vulkan.
    #[strum(serialize = "Vulkan")]
    Vulkan,
    /// OpenGL that is translated to Vulkan: zink, or ANGLE.
    #[strum(serialize = "OpenGL on Vulkan")]
    Translated,
    /// OpenGL without Vulkan.
    #[strum(serialize = "OpenGL")]
    Software,
}

/// The part of the stack that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Wrong {
    Nothing,
    /// The driver of Vulkan, which fails by itself.
    Vulkan,
    /// The translation to Vulkan.
    Translation,
    /// The translation, or the driver of Vulkan: the case is not one of Vulkan.
    TranslationOrVulkan,
    /// The part of OpenGL above both, or both alike.
    Frontend,
    /// OpenGL without Vulkan.
    Software,
    /// A layer has no result.
    Unknown,
}

impl Wrong {
    /// The layer in words, by its drivers.
    fn sentence(self, layers: &[(Layer, RecordedRun)]) -> String {
        let name = |layer: Layer| {
            let run = layers.iter().find(|(own, _)| *own == layer);
            run.map_or_else(|| layer.to_string(), |(_, run)| run.label.clone())
        };
        let (vulkan, translated) = (name(Layer::Vulkan), name(Layer::Translated));
        let software = name(Layer::Software);
        match self {
            Wrong::Nothing => "no layer fails".to_owned(),
            Wrong::Vulkan => format!("{vulkan} is wrong: it fails the case by itself"),
            Wrong::Translation => format!(
                "{translated} is wrong: {vulkan} below it passes the case, and {software} does not \
                 fail like it"
            ),
            Wrong::TranslationOrVulkan => format!(
                "{translated} is wrong, or {vulkan} below it, which cannot run the case by itself"
            ),
            Wrong::Frontend => format!(
                "OpenGL above {translated} and {software} is wrong: both fail alike, and {vulkan} \
                 does not"
            ),
            Wrong::Software => format!("{software} is wrong: {translated} does not fail"),
            Wrong::Unknown => "undecided: a layer has no result".to_owned(),
        }
    }
}

/// Whether a result is a failure of a driver.
fn fails(case: &RecordedCase) -> bool {
    matches!(
        case.outcome,
        RecordedOutcome::Fail | RecordedOutcome::Crash | RecordedOutcome::Timeout
    )
}

/// Decides which part is wrong, from the results of a case on each layer.
pub fn wrong(
    vulkan: &RecordedCase,
    translated: &RecordedCase,
    software: Option<&RecordedCase>,
) -> Wrong {
    let has_result = |case: &RecordedCase| {
        !matches!(
            case.outcome,
            RecordedOutcome::Error | RecordedOutcome::Missing | RecordedOutcome::Flaky
        )
    };
    let all = [Some(vulkan), Some(translated), software];
    if !all.into_iter().flatten().all(has_result) {
        return Wrong::Unknown;
    }
    let software_fails = software.is_some_and(fails);
    let is_alike = software
        .is_some_and(|software| fails(software) && software.fingerprint == translated.fingerprint);
    match (fails(vulkan), fails(translated)) {
        (true, _) => Wrong::Vulkan,
        (false, true) if is_alike => Wrong::Frontend,
        (false, true) if vulkan.outcome == RecordedOutcome::Unsupported => {
            Wrong::TranslationOrVulkan
        }
        (false, true) => Wrong::Translation,
        (false, false) if software_fails => Wrong::Software,
        (false, false) => Wrong::Nothing,
    }
}

/// A case on every layer.
#[derive(Debug, Serialize)]
pub struct TriagedCase {
    pub name: String,
    pub wrong: Wrong,
    /// The wrong part, in words.
    pub sentence: String,
    pub layers: Vec<TriagedLayer>,
}

/// The result of a case on a layer.
#[derive(Debug, Serialize)]
pub struct TriagedLayer {
    pub layer: Layer,
    pub device: Option<String>,
    pub result: RecordedCase,
}

/// Triages every case of the runs.
///
/// # Panics
/// There is no run of Vulkan, or none of OpenGL on Vulkan.
pub fn triage(layers: &[(Layer, RecordedRun)]) -> Vec<TriagedCase> {
    let run = |layer: Layer| {
        let mut layers = layers.iter();
        layers.find(|(own, _)| *own == layer).map(|(_, run)| run)
    };
    let translated = run(Layer::Translated).expect("OpenGL on Vulkan is always run");
    let vulkan = run(Layer::Vulkan).expect("Vulkan is always run");
    // A run of other cases lacks a case only if it stopped, or if the case is not its own.
    let missing = |run: &RecordedRun| RecordedCase {
        outcome: if run.stopped.is_none() {
            RecordedOutcome::Unsupported
        } else {
            RecordedOutcome::Missing
        },
        fingerprint: None,
        reason: run
            .stopped
            .clone()
            .unwrap_or_else(|| "the case is not one of Vulkan".to_owned()),
        recorded: None,
    };
    let cases = translated.names.iter().map(|name| {
        let of_vulkan = vulkan.cases.get(name).cloned();
        let of_vulkan = of_vulkan.unwrap_or_else(|| missing(vulkan));
        let software = run(Layer::Software).and_then(|run| run.cases.get(name));
        let wrong = wrong(&of_vulkan, &translated.cases[name], software);
        let results = layers.iter().map(|(layer, run)| TriagedLayer {
            layer: *layer,
            device: run.device.clone(),
            result: run.cases.get(name).cloned().unwrap_or_else(|| missing(run)),
        });
        TriagedCase {
            name: name.clone(),
            wrong,
            sentence: wrong.sentence(layers),
            layers: results.collect(),
        }
    });
    cases.collect()
}

/// The layers and the cases as text.
pub fn text(cases: &[TriagedCase]) -> String {
    let mut page = Page::default();
    for layer in cases.iter().take(1).flat_map(|case| &case.layers) {
        let device = layer.device.as_deref().unwrap_or("no device");
        page.line(format!("{}: {device}", layer.layer));
    }
    for case in cases {
        page.gap().line(format!("{}: {}", case.name, case.sentence));
        let results = case.layers.iter().map(|layer| {
            let outcome = layer.result.outcome.name();
            match layer.result.reason.as_str() {
                "" => format!("{}: {outcome}", layer.layer),
                reason => format!("{}: {outcome}: {reason}", layer.layer),
            }
        });
        page.list(2, results);
    }
    page.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn case(outcome: RecordedOutcome, fingerprint: &str) -> RecordedCase {
        RecordedCase {
            outcome,
            fingerprint: (!fingerprint.is_empty()).then(|| fingerprint.to_owned()),
            reason: String::new(),
            recorded: None,
        }
    }

    #[test]
    fn the_layer_that_fails_alone_is_wrong() {
        use RecordedOutcome::{Crash, Error, Fail, Pass, Unsupported};
        let rows = [
            ((Pass, ""), (Pass, ""), (Pass, ""), Wrong::Nothing),
            ((Fail, "a"), (Fail, "a"), (Pass, ""), Wrong::Vulkan),
            ((Fail, "a"), (Pass, ""), (Pass, ""), Wrong::Vulkan),
            ((Pass, ""), (Crash, "a"), (Pass, ""), Wrong::Translation),
            ((Pass, ""), (Fail, "a"), (Fail, "b"), Wrong::Translation),
            ((Pass, ""), (Fail, "a"), (Fail, "a"), Wrong::Frontend),
            ((Unsupported, ""), (Fail, "a"), (Fail, "a"), Wrong::Frontend),
            (
                (Unsupported, ""),
                (Fail, "a"),
                (Pass, ""),
                Wrong::TranslationOrVulkan,
            ),
            ((Pass, ""), (Pass, ""), (Fail, "a"), Wrong::Software),
            ((Error, ""), (Fail, "a"), (Pass, ""), Wrong::Unknown),
        ];
        for (vulkan, translated, software, required) in rows {
            let [v, t, s] =
                [vulkan, translated, software].map(|(outcome, print)| case(outcome, print));
            let found = wrong(&v, &t, Some(&s));
            assert_eq!(found, required, "{vulkan:?} {translated:?} {software:?}");
        }
        let [v, t] = [case(Pass, ""), case(Fail, "a")];
        assert_eq!(wrong(&v, &t, None), Wrong::Translation);
    }
}
