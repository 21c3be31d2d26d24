//! The profile of a device: its behaviour where the specification leaves it open,
//! read from the `results.json` of a run. A comparison of two profiles shows where
//! two versions of a driver differ though neither is wrong.

use super::page::Page;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The probes of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Profile {
    /// Name, driver and its version; `None` where no device was opened.
    pub device: Option<String>,
    /// Sorted by case.
    pub probes: BTreeMap<String, Recorded>,
}

/// The record of one probe.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Recorded {
    /// The unspecified behaviour.
    pub open: String,
    /// The behaviour of the device.
    pub recorded: String,
}

/// A case in which two devices differ; `None` where one has no record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Differing {
    pub name: String,
    pub open: String,
    pub first: Option<String>,
    pub second: Option<String>,
}

/// The fields of `results.json` that a profile needs.
#[derive(Deserialize)]
struct Results {
    device: Option<Device>,
    results: Vec<Row>,
}

#[derive(Deserialize)]
struct Device {
    name: String,
    driver_name: String,
    driver_info: String,
}

#[derive(Deserialize)]
struct Row {
    name: String,
    reason: String,
    recorded: Option<String>,
}

impl Profile {
    /// Reads `results.json`.
    ///
    /// # Errors
    /// The text does not have this form.
    pub fn read(json: &str) -> serde_json::Result<Profile> {
        let results: Results = serde_json::from_str(json)?;
        let device = results.device.map(|device| {
            let Device {
                name,
                driver_name,
                driver_info,
            } = device;
            format!("{name}, {driver_name} {driver_info}")
        });
        let rows = results.results.into_iter().filter_map(|row| {
            let recorded = Recorded {
                open: row.reason,
                recorded: row.recorded?,
            };
            Some((row.name, recorded))
        });
        Ok(Profile {
            device,
            probes: rows.collect(),
        })
    }

    /// Lines for a person: what is open, then what was done, with the cases.
    pub fn text(&self) -> String {
        let mut by_open: BTreeMap<&str, BTreeMap<&str, Vec<&str>>> = BTreeMap::new();
        for (name, probe) in &self.probes {
            let recorded = by_open.entry(&probe.open).or_default();
            recorded.entry(&probe.recorded).or_default().push(name);
        }
        let mut page = Page::default();
        page.line(format!("device: {}", self.device()));
        for (open, recorded) in by_open {
            page.gap().line(open);
            for (recorded, names) in recorded {
                page.list(4, [recorded]).list(8, names);
            }
        }
        page.to_string()
    }

    fn device(&self) -> &str {
        self.device.as_deref().unwrap_or("none")
    }

    /// The cases that both have and did differently, and those that only one has.
    pub fn differences(&self, other: &Profile) -> Vec<Differing> {
        let names: BTreeSet<&String> = self.probes.keys().chain(other.probes.keys()).collect();
        let of = |profile: &Profile, name| {
            let probe: Option<&Recorded> = profile.probes.get(name);
            probe.map(|probe| probe.recorded.clone())
        };
        let differing = names.into_iter().filter_map(|name| {
            let (first, second) = (of(self, name), of(other, name));
            let probe = other.probes.get(name).or(self.probes.get(name))?;
            (first != second).then(|| Differing {
                name: name.clone(),
                open: probe.open.clone(),
                first,
                second,
            })
        });
        differing.collect()
    }
}

impl Differing {
    /// Whether both have a record and the records differ.
    pub fn changed(&self) -> bool {
        self.first.is_some() && self.second.is_some()
    }
}

/// Lines for a person about two profiles.
pub fn comparison(first: &Profile, second: &Profile, differences: &[Differing]) -> String {
    let mut page = Page::default();
    page.line(format!("1: {}\n2: {}", first.device(), second.device()));
    for differing in differences {
        page.gap().line(&differing.name).list(4, [&differing.open]);
        let both = [(1, &differing.first), (2, &differing.second)];
        page.list(
            4,
            both.map(|(number, recorded)| {
                let recorded = recorded.as_deref().unwrap_or("nothing recorded");
                format!("{number}: {recorded}")
            }),
        );
    }
    let changed = differences.iter().filter(|d| d.changed()).count();
    let names = first.probes.keys();
    let common = names
        .filter(|name| second.probes.contains_key(*name))
        .count();
    let one_sided = differences.len() - changed;
    page.gap();
    page.line(format!(
        "{changed} of {common} probes differ, {one_sided} are in one run only"
    ));
    page.to_string()
}

#[cfg(test)]
mod tests {
    use super::super::json::JsonDocument;
    use super::super::run::RunStart;
    use super::*;
    use crate::judge::result::tests::result;
    use crate::verdict::Status;

    fn profile(recorded: &[(&str, &str)]) -> Profile {
        let file = tempfile::NamedTempFile::new().unwrap();
        let mut document = JsonDocument::create(file.path(), &RunStart::here(0)).unwrap();
        document.add(0, &result("xfb.pass", Status::Pass)).unwrap();
        for (place, (name, recorded)) in (1..).zip(recorded) {
            let mut result = result(name, Status::Probe);
            result.recorded = Some((*recorded).to_owned());
            document.add(place, &result).unwrap();
        }
        Profile::read(&std::fs::read_to_string(file.path()).unwrap()).unwrap()
    }

    #[test]
    fn probes_are_read_out_of_results_and_nothing_else_is() {
        let profile = profile(&[("xfb.b", "one"), ("xfb.a", "one"), ("xfb.c", "two")]);
        assert_eq!(
            profile.text(),
            "device: none\n\nthe reason\n    one\n        xfb.a\n        xfb.b\n    two\n        xfb.c\n"
        );
    }

    #[test]
    fn changed_and_one_sided_results_are_reported() {
        let before = profile(&[("xfb.a", "one"), ("xfb.b", "one"), ("xfb.c", "one")]);
        let after = profile(&[("xfb.a", "one"), ("xfb.b", "two")]);
        assert_eq!(before.differences(&before), []);
        let differences = before.differences(&after);
        let changed: Vec<_> = differences
            .iter()
            .map(|d| (d.name.as_str(), d.changed()))
            .collect();
        assert_eq!(changed, [("xfb.b", true), ("xfb.c", false)]);
        let text = comparison(&before, &after, &differences);
        assert!(
            text.contains("xfb.b\n    the reason\n    1: one\n    2: two\n"),
            "{text}"
        );
        assert!(text.contains("    2: nothing recorded\n"), "{text}");
        assert!(
            text.ends_with("1 of 2 probes differ, 1 are in one run only\n"),
            "{text}"
        );
    }

    #[test]
    fn a_file_of_another_form_is_refused() {
        for text in ["", "{}", "[1]", r#"{"device":null,"results":[{"name":1}]}"#] {
            assert!(Profile::read(text).is_err(), "{text}");
        }
    }
}
