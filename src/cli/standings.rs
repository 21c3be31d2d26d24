//! The comparison of the results of a run with the expectations, and the report of it
//! that at its end.

use super::Failure;
use super::expectation_args::ExpectationArgs;
use super::selection::SelectedCases;
use crate::judge::CaseResult;
use crate::judge::result::Standing;
use crate::report::page::{Page, count};
use crate::report::terminal::Detail;
use crate::run::expectations::bless::{BlessError, Blessing};
use crate::run::expectations::{Expectations, Version};
use crate::script::Capabilities;
use itertools::Itertools;
use std::sync::Arc;

/// The comparison of the results of a run with the expectations.
#[derive(Debug)]
pub struct Standings {
    expectations: Arc<Expectations>,
    option: &'static str,
    /// The device of the run, once it is open.
    device: Option<Capabilities>,
    /// Failures as they are known.
    as_expected: usize,
    /// Failures of cases that are known to fail otherwise.
    changed: usize,
    /// Results that are better than the expected ones.
    improved: usize,
    /// Unexpected results of listed flakes.
    flakes: usize,
    /// Expectations that can be removed, each in a line.
    stale: Vec<String>,
    blessing: Option<Blessing>,
}

impl Standings {
    /// Reads the expectations for a run of these cases.
    ///
    /// # Errors
    /// A file of expectations or cases cannot be used.
    pub fn new(
        args: &ExpectationArgs,
        cases: &SelectedCases,
        blessing: Option<Blessing>,
    ) -> Result<Standings, Failure> {
        let expectations = args.read()?;
        let mut standings = Standings {
            option: args.option(),
            blessing,
            ..Standings::empty(expectations)
        };
        if standings.expectations.has_files() {
            let names = cases.every_name()?;
            let unmatched = standings.expectations.unmatched(&names).into_iter();
            let stale = unmatched.map(|(place, what)| format!("{place}: {what} matches no case"));
            standings.stale = stale.collect();
        }
        Ok(standings)
    }

    fn empty(expectations: Expectations) -> Standings {
        Standings {
            expectations: Arc::new(expectations),
            option: "",
            device: None,
            as_expected: 0,
            changed: 0,
            improved: 0,
            flakes: 0,
            stale: Vec::new(),
            blessing: None,
        }
    }

    /// Returns the expectations of the run.
    pub fn expectations(&self) -> Arc<Expectations> {
        Arc::clone(&self.expectations)
    }

    /// Takes over the device of the run.
    pub fn opened(&mut self, device: &Capabilities) {
        self.device = Some(device.clone());
    }

    /// Returns the options of `xfb run` that make a failure unexpected again.
    pub fn option(&self) -> &'static str {
        self.option
    }

    /// Compares a result with the expectations for the device.
    pub fn judge(&self, result: &CaseResult) -> Standing {
        // A known failure that did not happen this time, only beside others.
        if !result.status.is_failure() && self.is_known_in_company(result) {
            return self.compare(&beside_others(result));
        }
        self.compare(result)
    }

    /// Whether what went wrong in a case beside others is expected.
    pub fn is_known_in_company(&self, result: &CaseResult) -> bool {
        result.in_company.is_some()
            && match self.compare(&beside_others(result)) {
                Standing::Known { .. } | Standing::KnownFlake { .. } => true,
                Standing::Plain
                | Standing::Changed { .. }
                | Standing::Improvement { .. }
                | Standing::Flaky { .. } => false,
            }
    }

    fn compare(&self, result: &CaseResult) -> Standing {
        let device = self.device.as_ref();
        device.map_or(Standing::Plain, |device| {
            self.expectations.judge(result, device)
        })
    }

    /// Counts the final result of a case.
    pub fn count(&mut self, result: &CaseResult) {
        // Without a device, no case has run.
        let Some(device) = &self.device else {
            return;
        };
        match &result.standing {
            Standing::Known { .. } => self.as_expected += 1,
            Standing::Changed { .. } => self.changed += 1,
            Standing::Improvement { was } => {
                self.improved += 1;
                let place = self.expectations.place(result, device);
                let place = place.map_or(String::new(), |place| format!("{place}: "));
                self.stale.push(format!(
                    "{place}{}: {}, known as {was}",
                    result.name, result.status
                ));
            }
            Standing::KnownFlake { .. } => self.flakes += 1,
            Standing::Plain | Standing::Flaky { .. } => {}
        }
        if let Some(blessing) = &mut self.blessing {
            blessing.add(result, &self.expectations, device);
        }
    }

    /// Returns the lines about expectations that end the report of a run; "" where no
    /// expectation had an effect.
    pub fn text(&self, detail: Detail) -> String {
        let mut page = Page::default();
        // The text follows that of the run.
        page.line("");
        if !self.stale.is_empty() {
            page.line("stale expectations:").list(4, &self.stale).gap();
        }
        let counts = [
            (self.as_expected, "as expected"),
            (self.changed, "otherwise than known"),
            (self.improved, "improved"),
        ];
        let total: usize = counts.iter().map(|(count, _)| count).sum();
        let device = self.device.as_ref().map_or(String::new(), driver);
        let known = format!("{} of {device}", count(total, "known failure"));
        if total > 0 && total == self.as_expected {
            let (all, them) = if total == 1 {
                ("", "it")
            } else {
                ("all ", "them")
            };
            let more = match detail {
                Detail::Alone => String::new(),
                Detail::Grouped | Detail::Full => {
                    format!(" (--expectations none reports {them} in full)")
                }
            };
            page.line(format!("{known}, {all}as expected{more}")).gap();
        } else if total > 0 {
            let parts = counts.into_iter().filter(|(count, _)| *count > 0);
            let mut parts = parts.map(|(count, what)| format!("{count} {what}"));
            page.line(format!("{known}: {}", parts.join(", "))).gap();
        }
        match self.flakes {
            0 => &mut page,
            1 => page.line("1 unexpected result of a listed flake"),
            flakes => page.line(format!("{flakes} unexpected results of listed flakes")),
        };
        match page.to_string() {
            text if text == "\n" => String::new(),
            text => text,
        }
    }

    /// Writes the file of `--bless`, and returns a line about it. An incomplete run writes
    /// nothing.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn bless(&self, complete: bool) -> Result<String, BlessError> {
        match (&self.blessing, &self.device) {
            (Some(blessing), Some(device)) if complete => blessing.write(device),
            (Some(_), _) => Ok("--bless writes nothing: the run is incomplete\n".to_owned()),
            (None, _) => Ok(String::new()),
        }
    }
}

/// The driver and its version: `llvmpipe 22.3.6`.
fn driver(device: &Capabilities) -> String {
    let version = Version::find(&device.driver_info);
    let version = version.map_or_else(|| device.driver_info.clone(), |found| found.to_string());
    format!("{} {version}", device.driver_name)
        .trim()
        .to_owned()
}

/// The result of a case as it was beside others.
fn beside_others(result: &CaseResult) -> CaseResult {
    match result.in_company.as_deref() {
        None => result.clone(),
        Some(company) => CaseResult {
            fingerprint: company.fingerprint.clone(),
            ..CaseResult::bare(&result.name, company.status)
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::verdict::Status;

    fn text(standings: &[(Status, Standing)]) -> String {
        let mut all = Standings::empty(Expectations::default());
        all.opened(&Capabilities {
            driver_name: "llvmpipe".into(),
            driver_info: "Mesa 22.3.6 (LLVM 15.0.6)".into(),
            ..Capabilities::offering(&[])
        });
        for (status, standing) in standings {
            all.count(&CaseResult {
                standing: standing.clone(),
                ..CaseResult::bare("xfb.a", *status)
            });
        }
        all.text(Detail::Grouped)
    }

    #[test]
    fn a_run_reports_its_known_failures() {
        let known = (
            Status::Fail,
            Standing::Known {
                reason: "a bug".into(),
            },
        );
        let changed = (
            Status::Fail,
            Standing::Changed {
                was: "fail (missing)".into(),
                reason: "a bug".into(),
            },
        );
        let improved = (Status::Pass, Standing::Improvement { was: Status::Fail });
        let flake = (
            Status::Fail,
            Standing::KnownFlake {
                pattern: "xfb".into(),
            },
        );
        let of = "of llvmpipe 22.3.6";
        let rows = [
            (vec![], String::new()),
            (vec![(Status::Fail, Standing::Plain)], String::new()),
            (
                vec![known.clone()],
                format!(
                    "\n1 known failure {of}, as expected (--expectations none reports it in \
                     full)\n"
                ),
            ),
            (
                vec![known.clone(), known.clone()],
                format!(
                    "\n2 known failures {of}, all as expected (--expectations none reports them \
                     in full)\n"
                ),
            ),
            (
                vec![known, changed, improved],
                format!(
                    "\nstale expectations:\n    xfb.a: pass, known as fail\n\n3 known failures \
                     {of}: 1 as expected, 1 otherwise than known, 1 improved\n"
                ),
            ),
            (
                vec![flake],
                "\n1 unexpected result of a listed flake\n".to_owned(),
            ),
        ];
        for (standings, want) in rows {
            assert_eq!(text(&standings), want);
        }
    }
}
