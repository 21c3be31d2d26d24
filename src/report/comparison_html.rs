//! A comparison of runs as one HTML page: the counts of each run, the changed cases by fault, and
//! the matrix of the cases that do not pass in every run, with a filter.

use super::comparison::{CaseChange, Change, Comparison, MatrixRow, fails};
use super::comparison_text::cells;
use super::html_text::{POLICY, escaped};
use super::recorded_run::{RecordedCase, RecordedOutcome};
use super::terminal::cases;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The look of a report, and what only comparisons have.
const STYLE: &str = concat!(
    include_str!("page/report.css"),
    include_str!("page/comparison.css")
);
const SCRIPT: &str = include_str!("page/comparison.js");

/// The page.
pub fn page(comparison: &Comparison) -> String {
    let labels: Vec<String> = comparison
        .runs
        .iter()
        .map(|run| escaped(&run.label))
        .collect();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n\
         <title>xfb: {}</title>\n<style>\n{STYLE}</style>\n\
         <header>\n<p class=\"soft\">VK_EXT_transform_feedback</p>\n<h1>{}</h1>\n</header>\n<main>\n",
        labels.join(" → "),
        labels.join(" → "),
    );
    runs(&mut page, comparison);
    changes(&mut page, comparison);
    faults(&mut page, comparison);
    matrix(&mut page, comparison, &labels);
    behaviours(&mut page, comparison);
    page.push_str("</main>\n");
    let _ = writeln!(page, "<script nonce=\"xfb\">\n{SCRIPT}</script>\n</html>");
    page
}

/// The runs and the number of cases of each outcome.
fn runs(page: &mut String, comparison: &Comparison) {
    let used = |outcome: &RecordedOutcome| {
        let mut runs = comparison.runs.iter();
        runs.any(|run| run.counts.contains_key(outcome))
    };
    let outcomes: Vec<RecordedOutcome> = RecordedOutcome::ALL.into_iter().filter(used).collect();
    page.push_str("<table><thead><tr><th>run<th>device<th>cases");
    for outcome in &outcomes {
        let _ = write!(page, "<th>{}", outcome.name());
    }
    page.push_str("<tbody>\n");
    for run in &comparison.runs {
        let device = run.device.as_deref().unwrap_or("not recorded");
        let stopped = match &run.stopped {
            Some(stopped) => format!(" <strong>incomplete: {}</strong>", escaped(stopped)),
            None => String::new(),
        };
        let _ = write!(
            page,
            "<tr><th>{}<td>{}{stopped}<td class=\"number\">{}",
            escaped(&run.label),
            escaped(device),
            run.cases
        );
        for outcome in &outcomes {
            let count = run.counts.get(outcome).copied().unwrap_or(0);
            let _ = write!(page, "<td class=\"number\">{count}");
        }
        page.push('\n');
    }
    page.push_str("</table>\n");
}

/// The number of cases of each change, for each newer run.
fn changes(page: &mut String, comparison: &Comparison) {
    if comparison.comparisons.is_empty() {
        return;
    }
    page.push_str("<table><thead><tr><th>changes");
    for change in Change::ALL {
        let _ = write!(page, "<th>{}", change.name());
    }
    page.push_str("<th>the same<tbody>\n");
    for changes in &comparison.comparisons {
        let [old, new] = [changes.old, changes.new].map(|run| escaped(&comparison.runs[run].label));
        let _ = write!(page, "<tr><th>{old} → {new}");
        for change in Change::ALL {
            let count = changes.counts.get(&change).copied().unwrap_or(0);
            let _ = write!(page, "<td class=\"number\">{count}");
        }
        let _ = writeln!(page, "<td class=\"number\">{}", changes.same);
    }
    page.push_str("</table>\n");
}

/// The changed cases of each newer run, those with the same fault together.
fn faults(page: &mut String, comparison: &Comparison) {
    for changes in &comparison.comparisons {
        let [old, new] = [changes.old, changes.new].map(|run| escaped(&comparison.runs[run].label));
        for change in Change::ALL {
            let groups = changes.groups(change);
            if groups.is_empty() {
                continue;
            }
            let name = change.name();
            let count = cases(changes.counts[&change]);
            let _ = writeln!(
                page,
                "<h2>{old} → {new}: {count} <b class=\"{name}\">{name}</b></h2>"
            );
            // Cases that only one of the runs has are many if the lists differ.
            let open = match change {
                Change::Regressed | Change::Fixed | Change::Changed => " open",
                Change::New | Change::Gone => "",
            };
            for group in groups {
                let _ = writeln!(
                    page,
                    "<details class=\"fault {name}\"{open}><summary><span class=\"count\">{}</span>\
                     <span>{}</span><span class=\"reason\">{}</span></summary><div class=\"inside\">",
                    group.cases.len(),
                    escaped(&group.looks).replace("-&gt;", "→"),
                    escaped(group.reason.unwrap_or_default()),
                );
                for case in &group.cases {
                    let _ = writeln!(page, "<p><code>{}</code>", escaped(&case.name));
                }
                page.push_str("</div></details>\n");
            }
        }
    }
}

/// The cases that do not pass in every run. A cell states its change from the first run.
fn matrix(page: &mut String, comparison: &Comparison, labels: &[String]) {
    let passing = comparison.passing();
    let _ = write!(
        page,
        "<h2>Cases that do not pass in every run</h2>\n\
         <p>{passing} of {} cases pass in every run, {} are unsupported in every run.\n\
         <div class=\"toolbar\" role=\"search\"><div><input id=\"filter\" type=\"search\" \
         aria-label=\"Filter\" placeholder=\"Filter: name, status, fingerprint or change\">\n\
         <label><input id=\"differing\" type=\"checkbox\"> only cases that differ</label>\n\
         <span class=\"soft\" id=\"shown\" role=\"status\"></span></div></div>\n\
         <div class=\"scroll-x\"><table id=\"matrix\"><thead><tr><th>case<th>{}<tbody>\n",
        comparison.cases,
        comparison.unsupported,
        labels.join("<th>")
    );
    let found: Vec<BTreeMap<&str, &CaseChange>> = comparison
        .comparisons
        .iter()
        .map(|changes| {
            changes
                .changes
                .iter()
                .map(|change| (&*change.name, change))
                .collect()
        })
        .collect();
    for row in &comparison.matrix {
        let _ = write!(
            page,
            "<tr{}><th>{}",
            if row.differs { " data-differs" } else { "" },
            escaped(&row.name)
        );
        for (run, text) in cells(row).iter().enumerate() {
            let change = run
                .checked_sub(1)
                .and_then(|newer| found[newer].get(&*row.name));
            cell(page, row, run, text, change.copied());
        }
        page.push('\n');
    }
    page.push_str("</table></div>\n");
}

fn cell(page: &mut String, row: &MatrixRow, run: usize, text: &str, change: Option<&CaseChange>) {
    let result = row.results[run].as_ref();
    let kind = match result {
        None => "absent",
        Some(case) if fails(case.outcome) => "fails",
        Some(case) if case.outcome == RecordedOutcome::Unsupported => "unsupported",
        Some(_) => "passes",
    };
    let _ = write!(page, "<td class=\"{kind}\"");
    let title = |case: &RecordedCase| format!("{}: {}", case.look(), case.reason);
    if let Some(case) = result {
        let _ = write!(page, " title=\"{}\"", escaped(&title(case)));
    }
    let _ = write!(page, ">{}", escaped(text));
    if let Some(fingerprint) = result.and_then(|case| case.fingerprint.as_ref()) {
        let _ = write!(page, " <code>{}</code>", escaped(fingerprint));
    }
    if let Some(change) = change {
        let name = change.change.name();
        let _ = write!(page, " <b class=\"{name}\">{name}</b>");
    }
}

/// Unspecified behaviour that differs.
fn behaviours(page: &mut String, comparison: &Comparison) {
    if comparison
        .comparisons
        .iter()
        .all(|changes| changes.behaviours.is_empty())
    {
        return;
    }
    page.push_str(
        "<h2>Unspecified behaviour that differs</h2>\n\
         <table><thead><tr><th>case<th>behaviour<th>before<th>after<th>in<tbody>\n",
    );
    for changes in &comparison.comparisons {
        let new = escaped(&comparison.runs[changes.new].label);
        for behaviour in &changes.behaviours {
            let _ = writeln!(
                page,
                "<tr><th>{}<td>{}<td>{}<td>{}<td>{new}",
                escaped(&behaviour.name),
                escaped(&behaviour.about),
                escaped(&behaviour.old),
                escaped(&behaviour.new)
            );
        }
    }
    page.push_str("</table>\n");
}

#[cfg(test)]
mod tests {
    use super::super::recorded_run::tests::run;
    use super::*;

    #[test]
    fn no_name_becomes_markup() {
        let hostile = "</td><script>alert(1)</script>";
        let runs = [
            run(hostile, &format!("{hostile},Pass\n")),
            run("new", &format!("{hostile},Crash\n")),
        ];
        let page = page(&Comparison::new(&runs));
        assert_eq!(page.matches("<script").count(), 1, "{page}");
        assert!(page.contains("&lt;script&gt;alert(1)"), "{page}");
        assert!(
            page.contains("<b class=\"regressed\">regressed</b>"),
            "{page}"
        );
    }

    #[test]
    fn changed_cases_are_grouped_by_fault() {
        let mut runs = [
            run("old", "a,Pass\nb,Pass\nc,Fail\n"),
            run("new", "a,Fail\nb,Fail\nc,Pass\nd,Pass\n"),
        ];
        for name in ["a", "b"] {
            let case = runs[1].cases.get_mut(name).unwrap();
            case.fingerprint = Some("zero".to_owned());
            case.reason = "everything is < 1".to_owned();
        }
        let page = page(&Comparison::new(&runs));
        for part in [
            "old → new: 2 cases <b class=\"regressed\">",
            "<details class=\"fault regressed\" open><summary><span class=\"count\">2</span>\
             <span>pass → fail (zero)</span><span class=\"reason\">everything is &lt; 1</span>",
            "old → new: 1 case <b class=\"new\">",
            "<details class=\"fault new\"><summary><span class=\"count\">1</span><span>- → pass</span>",
        ] {
            assert!(page.contains(part), "{part} in {page}");
        }
        assert_eq!(page.matches("<details").count(), 3, "{page}");
    }
}
