//! The matrix of faults and families of cases as text.

use super::fault_matrix::{CleanRun, FaultMatrix, MutantResult, Totals};
use super::page::{Page, Table};
use itertools::Itertools;

impl FaultMatrix {
    /// The matrix: a line for each mutant with the families that kill it, its first kill,
    /// and the totals with the proofs and the survivors.
    pub fn text(&self) -> String {
        let CleanRun { cases, seconds, .. } = self.clean;
        let statuses = self.clean.statuses.iter();
        let statuses = statuses
            .map(|(status, count)| format!("{count} {status}"))
            .join(", ");
        let mut page = Page::default();
        page.line(&self.device);
        page.line(format!(
            "without a fault: {cases} cases, {statuses} (twice, {seconds:.0} s)"
        ));
        let changed = self.clean.changed_by_layer.iter();
        page.list(
            2,
            changed.map(|name| format!("the layer without a fault changes the result of {name}")),
        );
        page.gap();
        for mutant in &self.mutants {
            write_mutant(&mut page, mutant);
        }
        page.gap()
            .line(totals(&self.totals))
            .line(format!("in {:.0} s", self.seconds));
        self.write_endings(&mut page);
        page.to_string()
    }

    /// The mutants that are not killed, each with its reason.
    fn write_endings(&self, page: &mut Page) {
        let mut section = |title: &str, line: &dyn Fn(&MutantResult) -> Option<String>| {
            let mut lines = self.mutants.iter().filter_map(line).peekable();
            if lines.peek().is_some() {
                page.gap().line(title).list(2, lines);
            }
        };
        section("equivalent, not counted:", &|mutant| {
            let proof = mutant.proof.as_ref()?;
            Some(format!("{}: {proof}", mutant.name))
        });
        section(
            "present in the unmodified driver, not counted:",
            &|mutant| {
                let case = mutant.present_in.as_ref()?;
                Some(format!("{}: {case} shows it", mutant.name))
            },
        );
        section(
            "killed without a headline that names the fault:",
            &|mutant| {
                let kill = mutant.kills.first().filter(|_| !mutant.localised)?;
                Some(format!("{}: {}: {}", mutant.name, kill.case, kill.headline))
            },
        );
        section("survivors:", &|mutant| {
            let MutantResult {
                name, text, cases, ..
            } = mutant;
            let stopped = mutant.stopped.as_ref();
            let stopped = stopped.map_or(String::new(), |why| format!(" ({why})"));
            mutant
                .survives()
                .then(|| format!("{name}: {text}; {cases} cases{stopped}"))
        });
    }
}

fn write_mutant(page: &mut Page, mutant: &MutantResult) {
    let state = if mutant.equivalent {
        "equivalent"
    } else if mutant.present_in.is_some() {
        "present"
    } else if mutant.killed_by_smoke {
        "killed by smoke"
    } else if mutant.killed {
        "killed"
    } else {
        "SURVIVES"
    };
    let mut line = format!("{} {state}", mutant.class);
    let mut below = Page::default();
    if let Some(first) = mutant.kills.first() {
        let MutantResult {
            cases,
            seconds,
            cpu,
            ..
        } = mutant;
        let localised = mutant.kills.iter().filter(|kill| kill.localised).count();
        let kills = mutant.kills.len();
        line += &format!(
            ", {localised} of {kills} localised; {cases} cases, {seconds:.1} s, {cpu:.1} s CPU"
        );
        let families = mutant.families.iter();
        let families = families
            .map(|(family, count)| format!("{family} {count}"))
            .join(", ");
        below
            .line(format!("{}: {}", first.case, first.headline))
            .line(families);
    }
    let table = Table::untitled()
        .least_width(39)
        .rows([[mutant.name.clone(), line]]);
    page.table(table).indented(4, below);
}

fn totals(totals: &Totals) -> String {
    let share = |part: usize, of: usize| {
        let percent = if of > 0 {
            format!(" ({:.1} %)", 100.0 * part as f64 / of as f64)
        } else {
            String::new()
        };
        format!("{part} of {of}{percent}")
    };
    format!(
        "killed {}, rare ones {}; by smoke {}; localised {}",
        share(totals.killed, totals.mutants),
        share(totals.rare_killed, totals.rare),
        share(totals.killed_by_smoke, totals.mutants),
        share(totals.localised, totals.killed)
    )
}

#[cfg(test)]
mod tests {
    use super::super::fault_matrix::tests::mutant;
    use super::super::fault_matrix::{CleanRun, FaultMatrix, MutantResult, Totals};

    #[test]
    fn the_text_has_kills_proofs_and_survivors() {
        let proven = MutantResult {
            equivalent: true,
            proof: Some("nothing can change".to_owned()),
            ..mutant("c", false)
        };
        let mutants = vec![mutant("a", true), mutant("b", false), proven];
        let matrix = FaultMatrix {
            device: "a device".to_owned(),
            list: "default",
            clean: CleanRun::default(),
            totals: Totals::count(&mutants),
            mutants,
            seconds: 2.0,
        };
        let text = matrix.text();
        for part in [
            "killed 1 of 2 (50.0 %)",
            "survivors:\n  b: counters are wrong; 3 cases",
            "c: nothing can change",
            "    xfb.counter.first.1: counter 0: expected 8, observed 4",
            "1 of 1 localised",
        ] {
            assert!(text.contains(part), "{part}:\n{text}");
        }
    }
}
