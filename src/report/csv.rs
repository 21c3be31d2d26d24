//! `results.csv` and `failures.csv` in the syntax of deqp-runner, so that the
//! tools of driver projects read them: `name,Status,seconds`, no header, and
//! `name,Status`. Names need no quotes, see `case`.

use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::script::capabilities::RunMode;
use crate::verdict::Status;
use strum::VariantArray;

/// deqp-runner's word for a status. Recorded unspecified behaviour is not a
/// failure, and an error of the harness is not a success.
pub fn word(status: Status) -> &'static str {
    match status {
        Status::Pass | Status::Probe => "Pass",
        Status::Quality => "Warn",
        Status::Unsupported => "Skip",
        Status::Fail | Status::Error => "Fail",
        Status::Crash => "Crash",
        Status::Timeout => "Timeout",
    }
}

/// deqp-runner's word for a result that is held against expectations.
fn outcome(result: &CaseResult) -> String {
    let word = word(result.status);
    match result.standing {
        Standing::Plain | Standing::Changed { .. } => word.to_owned(),
        Standing::Known { .. } => "ExpectedFail".to_owned(),
        Standing::Improvement { .. } => format!("UnexpectedImprovement({word})"),
        Standing::KnownFlake { .. } => "KnownFlake".to_owned(),
        Standing::Flaky { .. } => "Flake".to_owned(),
    }
}

/// The beginning of a file: a comment that states the mode, unless jobs are executed.
pub fn head(mode: RunMode) -> String {
    mode.notice()
        .map_or_else(String::new, |notice| format!("# {notice}\n"))
}

/// Returns the mode that the beginning of a file states.
pub fn mode(text: &str) -> RunMode {
    let mut modes = RunMode::VARIANTS.iter().copied();
    let stated = modes.find(|mode| !mode.is_usual() && text.starts_with(&head(*mode)));
    stated.unwrap_or_default()
}

/// The line of `results.csv`.
pub fn result_line(result: &CaseResult) -> String {
    let outcome = outcome(result);
    format!("{},{outcome},{:.6}\n", result.name, result.seconds)
}

/// The line of `failures.csv`, for a result that was not expected.
pub fn failure_line(result: &CaseResult) -> Option<String> {
    let improved = matches!(result.standing, Standing::Improvement { .. });
    let unexpected = improved || result.is_unexpected_failure();
    unexpected.then(|| format!("{},{}\n", result.name, outcome(result)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;

    #[test]
    fn every_status_has_a_word_and_only_failures_are_listed() {
        let cases = [
            (Status::Pass, "Pass", false),
            (Status::Quality, "Warn", false),
            (Status::Probe, "Pass", false),
            (Status::Unsupported, "Skip", false),
            (Status::Fail, "Fail", true),
            (Status::Crash, "Crash", true),
            (Status::Timeout, "Timeout", true),
            (Status::Error, "Fail", true),
        ];
        assert_eq!(cases.map(|(status, ..)| status), Status::ALL);
        for (status, word, listed) in cases {
            let result = result("xfb.a", status);
            assert_eq!(result_line(&result), format!("xfb.a,{word},0.250000\n"));
            let line = failure_line(&result);
            assert_eq!(line, listed.then(|| format!("xfb.a,{word}\n")));
        }
    }

    #[test]
    fn known_failures_are_expected_and_fixed_ones_are_not() {
        let mut known = result("xfb.a", Status::Fail);
        known.standing = Standing::Known {
            reason: "a bug".to_owned(),
        };
        assert_eq!(result_line(&known), "xfb.a,ExpectedFail,0.250000\n");
        assert_eq!(failure_line(&known), None);
        let mut better = result("xfb.a", Status::Pass);
        better.standing = Standing::Improvement { was: Status::Fail };
        let line = "xfb.a,UnexpectedImprovement(Pass)\n";
        assert_eq!(failure_line(&better).as_deref(), Some(line));
        let listed = CaseResult {
            standing: Standing::KnownFlake {
                pattern: "xfb.a".to_owned(),
            },
            ..result("xfb.a", Status::Crash)
        };
        assert_eq!(result_line(&listed), "xfb.a,KnownFlake,0.250000\n");
        assert_eq!(failure_line(&listed), None);
        let flaky = CaseResult {
            standing: Standing::Flaky { seen: Vec::new() },
            ..better
        };
        assert_eq!(failure_line(&flaky).as_deref(), Some("xfb.a,Flake\n"));
    }
}
