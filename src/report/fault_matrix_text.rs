//! The matrix of faults and families of cases as text.

use super::fault_matrix::{FaultMatrix, MutantResult, Totals};
use std::fmt::Write;

impl FaultMatrix {
    /// The matrix: a line for each mutant with the families that kill it, its first kill,
    /// and the totals with the proofs and the survivors.
    pub fn text(&self) -> String {
        let mut text = format!("{}\n", self.device);
        let statuses: Vec<String> = self
            .clean
            .statuses
            .iter()
            .map(|(status, count)| format!("{count} {status}"))
            .collect();
        let _ = writeln!(
            text,
            "without a fault: {} cases, {} (twice, {:.0} s)",
            self.clean.cases,
            statuses.join(", "),
            self.clean.seconds
        );
        for name in &self.clean.changed_by_layer {
            let _ = writeln!(
                text,
                "  the layer without a fault changes the result of {name}"
            );
        }
        text.push('\n');
        for mutant in &self.mutants {
            mutant_lines(&mut text, mutant);
        }
        text.push('\n');
        totals(&mut text, &self.totals);
        let _ = writeln!(text, "in {:.0} s", self.seconds);
        self.endings(&mut text);
        text
    }

    /// The mutants that are not killed, each with its reason.
    fn endings(&self, text: &mut String) {
        let mut section = |title: &str, line: &dyn Fn(&MutantResult) -> Option<String>| {
            let lines: Vec<String> = self.mutants.iter().filter_map(line).collect();
            if !lines.is_empty() {
                let _ = writeln!(text, "\n{title}:");
                lines.iter().for_each(|line| {
                    let _ = writeln!(text, "  {line}");
                });
            }
        };
        section("equivalent, not counted", &|mutant| {
            let proof = mutant.proof.as_ref()?;
            Some(format!("{}: {proof}", mutant.name))
        });
        section("present in the unmodified driver, not counted", &|mutant| {
            let case = mutant.present_in.as_ref()?;
            Some(format!("{}: {case} shows it", mutant.name))
        });
        section(
            "killed without a headline that names the fault",
            &|mutant| {
                let kill = mutant.kills.first().filter(|_| !mutant.localised)?;
                Some(format!("{}: {}: {}", mutant.name, kill.case, kill.headline))
            },
        );
        section("survivors", &|mutant| {
            let stopped = mutant.stopped.as_ref();
            let stopped = stopped.map_or(String::new(), |why| format!(" ({why})"));
            mutant.survives().then(|| {
                format!(
                    "{}: {}; {} cases{stopped}",
                    mutant.name, mutant.text, mutant.cases
                )
            })
        });
    }
}

fn mutant_lines(text: &mut String, mutant: &MutantResult) {
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
    let _ = write!(text, "{:<38} {} {state}", mutant.name, mutant.class);
    let Some(first) = mutant.kills.first() else {
        text.push('\n');
        return;
    };
    let localised = mutant.kills.iter().filter(|kill| kill.localised).count();
    let families: Vec<String> = mutant
        .families
        .iter()
        .map(|(family, count)| format!("{family} {count}"))
        .collect();
    let _ = writeln!(
        text,
        ", {localised} of {} localised; {} cases, {:.1} s, {:.1} s CPU",
        mutant.kills.len(),
        mutant.cases,
        mutant.seconds,
        mutant.cpu
    );
    let _ = writeln!(text, "    {}: {}", first.case, first.headline);
    let _ = writeln!(text, "    {}", families.join(", "));
}

fn totals(text: &mut String, totals: &Totals) {
    let share = |part: usize, of: usize| {
        let percent = if of > 0 {
            format!(" ({:.1} %)", 100.0 * part as f64 / of as f64)
        } else {
            String::new()
        };
        format!("{part} of {of}{percent}")
    };
    let _ = writeln!(
        text,
        "killed {}, rare ones {}; by smoke {}; localised {}",
        share(totals.killed, totals.mutants),
        share(totals.rare_killed, totals.rare),
        share(totals.killed_by_smoke, totals.mutants),
        share(totals.localised, totals.killed)
    );
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
