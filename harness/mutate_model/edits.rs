//! Faults of the mock driver: edits of the model's source, of which one is active at a time
//! (`ci/proofs/model-edits.toml`).
//!
//! All edits are put into one copy of the source, each as an `if` around the expression that
//! it replaces. The edited program is `xfb` with a driver that has a fault.

use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::Path;

/// The environment variable that chooses a fault.
pub const VARIABLE: &str = "XFB_FAULT";
/// The environment variable that names the log of the fault's occurrences.
pub const LOG_VARIABLE: &str = "XFB_FAULT_LOG";
/// The file that runs the edited model, and its call that does so.
const DRIVER: (&str, &str) = (
    "judge/model_driver.rs",
    "self.results(capture, job, prefills)",
);

/// The content of `ci/proofs/model-edits.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Edits {
    /// The classes of faults by their codes.
    class: BTreeMap<String, Class>,
    edit: Vec<Edit>,
}

/// The properties that the faults of a class share; see `run::faults::table`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Class {
    concerns: String,
    suggests: Vec<String>,
    headlines: Vec<String>,
    place: String,
}

/// A fault and its rare variants.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Edit {
    name: String,
    /// The behaviour of the faulty driver.
    fault: String,
    class: String,
    /// The numbers of the fault in the list of docs/power.md.
    #[serde(default)]
    numbers: Vec<u8>,
    /// The real bug.
    #[serde(default = "no_public_bug")]
    imitates: String,
    /// The place: as [`Place`].
    file: String,
    #[serde(default)]
    after: String,
    expression: String,
    replacement: String,
    /// Further places that are edited together.
    #[serde(default)]
    also: Vec<Place>,
    /// Expressions: the buffer and the stream where the fault occurs.
    buffer: Option<String>,
    stream: Option<String>,
    /// Whether there are only the rare variants.
    #[serde(default)]
    only_rare: bool,
    #[serde(default)]
    rare: Vec<Rare>,
    /// The reason why no case can detect it.
    equivalent: Option<String>,
}

/// An expression of the source, or a statement with its semicolon.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Place {
    /// Below `src/oracle`.
    file: String,
    /// The text before it, where it occurs more than once.
    #[serde(default)]
    after: String,
    expression: String,
    replacement: String,
}

/// A variant that needs a situation.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Rare {
    situation: String,
    /// An expression, valid in the first place.
    condition: String,
    equivalent: Option<String>,
}

fn no_public_bug() -> String {
    "no public bug".to_owned()
}

/// A fault that is active or not, by its number.
struct Variant<'e> {
    edit: &'e Edit,
    rare: Option<&'e Rare>,
}

impl Variant<'_> {
    fn name(&self) -> String {
        match self.rare {
            Some(rare) => format!("{}.{}", self.edit.name, rare.situation),
            None => self.edit.name.clone(),
        }
    }
}

impl Edits {
    pub fn read(text: &str) -> Result<Edits, toml::de::Error> {
        toml::from_str(text)
    }

    /// Every fault; its number is its place here, from 1 on.
    fn variants(&self) -> Vec<Variant<'_>> {
        let mut variants = Vec::new();
        for edit in &self.edit {
            let plain = (!edit.only_rare).then_some(None);
            let situations = plain.into_iter().chain(edit.rare.iter().map(Some));
            variants.extend(situations.map(|rare| Variant { edit, rare }));
        }
        variants
    }

    /// The names of the faults, and whether each is rare.
    pub fn names(&self) -> Vec<(String, bool)> {
        let variants = self.variants();
        let names = variants.iter().map(|v| (v.name(), v.rare.is_some()));
        names.collect()
    }

    /// The table that `xfb faults` reads.
    pub fn table(&self) -> Result<Value, String> {
        let mutants = self.variants().into_iter().map(|variant| {
            let Edit {
                name,
                fault,
                class: code,
                numbers,
                imitates,
                equivalent,
                ..
            } = variant.edit;
            let class = self.class.get(code).ok_or(format!("{name}: {code}"))?;
            let own = variant.rare.and_then(|rare| rare.equivalent.as_ref());
            Ok(json!({
                "name": variant.name(),
                "fault": name,
                "situation": variant.rare.map(|rare| &rare.situation),
                "class": code,
                "concerns": class.concerns,
                "numbers": numbers,
                "text": fault,
                "imitates": imitates,
                "suggests": class.suggests,
                "headlines": class.headlines,
                "place": class.place,
                "equivalent": own.or(equivalent.as_ref()),
                "present": null,
            }))
        });
        Ok(json!({
            "layer": null,
            "variable": VARIABLE,
            "log_variable": LOG_VARIABLE,
            "mutants": mutants.collect::<Result<Vec<_>, String>>()?,
        }))
    }

    /// Puts every edit into the files of a folder `src`.
    pub fn apply(&self, source: &Path) -> Result<(), String> {
        let oracle = source.join("oracle");
        let mut alternatives: BTreeMap<(String, String), Vec<String>> = BTreeMap::new();
        for (number, variant) in (1..).zip(self.variants()) {
            let edit = variant.edit;
            let condition = variant.rare.map_or("true", |rare| &rare.condition);
            let place = |of: &Option<String>| match of {
                Some(expression) => format!("Some(({expression}) as u32)"),
                None => "None".to_owned(),
            };
            let mut acts = format!(
                "crate::fault::is({number}) && ({condition}) && crate::fault::occurs({}, {})",
                place(&edit.buffer),
                place(&edit.stream)
            );
            let first = Place {
                file: edit.file.clone(),
                after: edit.after.clone(),
                expression: edit.expression.clone(),
                replacement: edit.replacement.clone(),
            };
            for at in std::iter::once(&first).chain(&edit.also) {
                let replacement = &at.replacement;
                let key = (at.file.clone(), at.after.clone() + "\u{0}" + &at.expression);
                let alternative = format!("if {acts} {{ {replacement} }} else ");
                alternatives.entry(key).or_default().push(alternative);
                // The condition is valid in the first place only.
                acts = format!("crate::fault::is({number})");
            }
        }
        for ((file, key), alternatives) in alternatives {
            let (after, expression) = key.split_once('\u{0}').expect("both parts");
            let chain = format!("{}{{ {expression} }}", alternatives.concat());
            let inserted = if expression.ends_with([';', '}']) {
                format!("{{ {chain} }}")
            } else {
                format!("({chain})")
            };
            replace(&oracle, &file, after, expression, &inserted)?;
        }
        let (file, call) = DRIVER;
        let inserted = format!("xfb_oracle::fault::on_driver(|| {call})");
        replace(source, file, "", call, &inserted)?;
        let denied = "#![forbid(unsafe_code)]\n";
        let allowed = format!("{denied}#![allow(warnings)]\npub mod fault;\n");
        replace(&oracle, "lib.rs", "", denied, &allowed)?;
        let count = self.variants().len();
        let names = self.names().into_iter().map(|(name, _)| name);
        let names: Vec<String> = names.collect();
        let module = include_str!("fault.rs")
            .replace("[&str; 0] = []", &format!("[&str; {count}] = {names:?}"));
        std::fs::write(oracle.join("fault.rs"), module).map_err(|error| error.to_string())
    }
}

fn replace(
    source: &Path,
    file: &str,
    after: &str,
    expression: &str,
    by: &str,
) -> Result<(), String> {
    let path = source.join(file);
    let text = std::fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
    let anchor = format!("{after}{expression}");
    let found = text.matches(&anchor).count();
    if found != 1 {
        return Err(format!("{file} has {found} times: {anchor}"));
    }
    let text = text.replace(&anchor, &format!("{after}{by}"));
    std::fs::write(&path, text).map_err(|error| format!("{file}: {error}"))
}
