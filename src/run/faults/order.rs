//! The order of the cases for a mutant: those that killed another mutant of the same fault
//! or class, those that its class suggests, the smoke list, and all others.

use super::table::Mutant;
use globset::{Glob, GlobSet, GlobSetBuilder};
use std::collections::BTreeSet;

/// The part of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// Cases that probably kill; the first kill ends this part.
    Suggested,
    /// The smoke list, of which every family may show its kills.
    Smoke,
    /// All others, for a mutant that nothing has killed yet.
    Rest,
}

/// The cases of a run.
#[derive(Debug)]
pub struct Cases<'a> {
    /// The cases of the list that pass without a fault.
    pub all: Vec<&'a str>,
    /// The cases of the smoke list.
    pub smoke: BTreeSet<&'a str>,
}

/// The family of a case: the second segment of its name.
pub fn family(name: &str) -> &str {
    name.split('.').nth(1).unwrap_or(name)
}

/// The cases for a mutant in order, each once for each part; `siblings` killed others.
pub fn order<'a>(
    mutant: &Mutant,
    cases: &Cases<'a>,
    siblings: &[String],
) -> Result<Vec<(Part, &'a str)>, globset::Error> {
    let suggests = globs(&mutant.suggests)?;
    let killers: BTreeSet<&str> = siblings.iter().map(String::as_str).collect();
    let rank = |name: &str| match (suggests.is_match(name), cases.smoke.contains(name)) {
        _ if killers.contains(name) => 0,
        (true, true) => 1,
        (true, false) => 2,
        (false, _) => 3,
    };
    let mut suggested: Vec<&str> = cases.all.iter().copied().filter(|n| rank(n) < 3).collect();
    suggested.sort_by_key(|name| rank(name));
    let smoke = cases.all.iter().filter(|name| cases.smoke.contains(*name));
    let is_rest = |name: &&&str| rank(name) == 3 && !cases.smoke.contains(**name);
    let rest = cases.all.iter().filter(is_rest);
    let part = |part: Part| move |name: &&'a str| (part, *name);
    let suggested = suggested.into_iter().map(|name| (Part::Suggested, name));
    Ok(suggested
        .chain(smoke.map(part(Part::Smoke)))
        .chain(rest.map(part(Part::Rest)))
        .collect())
}

fn globs(patterns: &[String]) -> Result<GlobSet, globset::Error> {
    let mut set = GlobSetBuilder::new();
    for pattern in patterns {
        set.add(Glob::new(pattern)?);
    }
    set.build()
}

#[cfg(test)]
mod tests {
    use super::super::table::tests::mutant;
    use super::*;

    #[test]
    fn killers_of_siblings_come_first_and_the_rest_last() {
        let cases = Cases {
            all: vec!["xfb.a.1", "xfb.a.2", "xfb.b.1", "xfb.b.2", "xfb.c.1"],
            smoke: ["xfb.a.2", "xfb.b.1"].into(),
        };
        let mutant = Mutant {
            suggests: vec!["xfb.a.*".to_owned()],
            ..mutant()
        };
        let order = order(&mutant, &cases, &["xfb.b.2".to_owned()]).expect("a good glob");
        let want = [
            (Part::Suggested, "xfb.b.2"),
            (Part::Suggested, "xfb.a.2"),
            (Part::Suggested, "xfb.a.1"),
            (Part::Smoke, "xfb.a.2"),
            (Part::Smoke, "xfb.b.1"),
            (Part::Rest, "xfb.c.1"),
        ];
        assert_eq!(order, want);
        assert_eq!(family("xfb.counter.first.1"), "counter");
    }
}
