//! `results.csv` and `failures.csv` in the syntax of deqp-runner, so that the
//! tools of driver projects read them: `name,Status,seconds`, no header, and
//! `name,Status`. Names need no quotes, see `case`.

use super::CaseResult;
use crate::verdict::Status;

/// deqp-runner's word for a status. An ambiguity that was recorded is no
/// failure, and an error of ours no success.
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

/// The line of `results.csv`.
pub fn result_line(result: &CaseResult) -> String {
    let word = word(result.status);
    format!("{},{word},{:.6}\n", result.name, result.seconds)
}

/// The line of `failures.csv`, for a result that was not expected.
pub fn failure_line(result: &CaseResult) -> Option<String> {
    let word = word(result.status);
    let unexpected = result.status.is_failure();
    unexpected.then(|| format!("{},{word}\n", result.name))
}

#[cfg(test)]
mod tests {
    use super::super::result::tests::result;
    use super::*;

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
}
