//! A case file into its cases: combinations, then one case for each.

use super::build;
use super::deserialize::{keys, listed as listed_names, literal, read};
use super::document::{Document, Node};
use super::error::{CaseError, Problem, Result};
use super::every_mistake::MOST;
use super::expression::Scope;
use super::extends::{complete_programs, in_combination, remove, set, variant};
use super::files::Files;
use super::print;
use super::resolve::{WHEN, holds, trees_of_values};
use super::stated::Stated;
use super::sweep::{self, Combination, Sweep, Wanted, files_of, prefix_of};
use crate::capture::Request;
use crate::case::definition::Definition;
use crate::case::sequence::Sequence;
use crate::case::{Case, List, MemoryCase, rules};
use crate::sources::Sources;
use crate::spanned::Spanned;
use crate::types::{Interface, OutputVariable};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The cases of a file that the default list has; only that of one name, whatever
/// list has it, if `wanted` is a name.
///
/// # Errors
/// The first mistake in the file.
pub fn expand(
    file: &str,
    text: &str,
    sources: &Sources,
    wanted: Option<&str>,
) -> Result<Vec<Case>> {
    let files = Files::with(sources, Document::parse(file, text)?);
    cases(file, &files, wanted.map_or(Wanted::Default, Wanted::One))
}

/// The cases of a file that are wanted.
///
/// # Errors
/// The first mistake in the file.
pub fn cases(file: &str, files: &Files, wanted: Wanted<'_>) -> Result<Vec<Case>> {
    let Some(document) = files.document(file)? else {
        return Ok(Vec::new());
    };
    let sweep = Swept::read(&document)?;
    let combinations = sweep.combinations(wanted)?.into_iter();
    let cases = combinations.map(|combination| {
        let stated = resolve(&document, &combination, files)?;
        build::case::build(&stated, &combination, files.sources())
    });
    let mut cases = cases.collect::<Result<Vec<_>>>()?;
    cases.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(cases)
}

/// The case of this name as a case file of its own. `None` where the file has no such
/// case.
///
/// # Errors
/// The first mistake that concerns the case.
pub fn single_case(file: &str, files: &Files, name: &str) -> Result<Option<String>> {
    let stated = single_definition(file, files, name)?;
    Ok(stated.map(|(definition, sequence, combination)| {
        print::case_file(&definition, &sequence, &combination)
    }))
}

/// Returns the definition, sequence and combination of the case of this name in a case
/// file. `None` where the file has no such case.
///
/// # Errors
/// The first mistake that concerns the case.
pub fn single_definition(
    file: &str,
    files: &Files,
    name: &str,
) -> Result<Option<(Definition, Sequence, Combination)>> {
    let Some(document) = files.document(file)? else {
        return Ok(None);
    };
    let Some(combination) = Swept::read(&document)?
        .combinations(Wanted::One(name))?
        .pop()
    else {
        return Ok(None);
    };
    let mut stated = resolve(&document, &combination, files)?;
    build::case::build(&stated, &combination, files.sources())?;
    let definition = &mut stated.definition;
    if !definition.host_only {
        // The seeds that depend on the name of the file and on that of the case.
        let seed = build::case::seed_of(stated.scope.file());
        definition.pipeline.seed.get_or_insert(seed);
        if let Some(memory) = &mut definition.memory {
            let seed = build::memory::content_seed(memory.get_ref(), &combination.name);
            memory.get_mut().seed = Some(seed);
        }
    }
    let Stated {
        definition,
        sequence,
        ..
    } = stated;
    Ok(Some((definition, sequence, combination)))
}

/// The first mistake of each case of a document, without repetitions; that of the document
/// where it concerns all cases.
pub(super) fn mistakes_of_cases(document: &Document, files: &Files) -> Vec<CaseError> {
    let combinations = Swept::read(document).and_then(|sweep| sweep.combinations(Wanted::Default));
    let combinations = match combinations {
        Ok(combinations) => combinations,
        Err(error) => return vec![*error],
    };
    let mut found: Vec<CaseError> = Vec::new();
    for combination in combinations {
        let built = resolve(document, &combination, files)
            .and_then(|stated| build::case::build(&stated, &combination, files.sources()));
        if let Err(error) = built
            && found.iter().all(|seen| seen.span() != error.span())
        {
            found.push(*error);
        }
        if found.len() >= MOST {
            break;
        }
    }
    found
}

/// The names of a file's cases, each with the shortest list that has it.
///
/// # Errors
/// The first mistake that concerns names.
pub fn listed(document: &Document) -> Result<Vec<(String, List)>> {
    let combinations = Swept::read(document)?.combinations(Wanted::Names)?;
    let listed = combinations.into_iter().map(|c| (c.list(), c.name));
    Ok(listed.map(|(list, name)| (name, list)).collect())
}

/// The axes of a file, in its order, each with its values as names have them.
///
/// # Errors
/// The first mistake in an axis.
pub fn axes(document: &Document) -> Result<Vec<(String, Vec<String>)>> {
    let swept = Swept::read(document)?;
    sweep::axes::values(&swept.sweep, &swept.scope)
}

/// The names of the cases of a text that the default list has, and whether each is
/// in the smoke list.
///
/// # Errors
/// The first mistake that concerns names.
pub fn names(file: &str, text: &str) -> Result<Vec<(String, bool)>> {
    let names = listed(&Document::parse(file, text)?)?.into_iter();
    let default = names.filter(|(_, list)| List::Default.holds(*list));
    Ok(default
        .map(|(name, list)| (name, list == List::Smoke))
        .collect())
}

/// The interface that the case `name` of a text declares and its request, without
/// the rest of the case. `None` where the text has no such case.
///
/// # Errors
/// The first mistake that concerns the interface.
pub fn interface(
    file: &str,
    text: &str,
    name: &str,
) -> Result<Option<(Interface, Option<Request>)>> {
    in_case(file, text, name, |stated, scope| {
        let request = stated.definition.request.as_ref();
        Ok((
            build::case::interface(&stated.definition, scope)?,
            request.map(|request| request.get_ref().clone()),
        ))
    })
}

/// The inputs of the fragment shader of the case `name` of a text, where it states
/// them. `None` where the text has no such case.
///
/// # Errors
/// The first mistake that concerns the inputs.
pub fn inputs(file: &str, text: &str, name: &str) -> Result<Option<Option<Vec<OutputVariable>>>> {
    in_case(file, text, name, |stated, scope| {
        build::interface::inputs(&stated.definition.interface, scope)
    })
}

/// The block in memory that the case `name` of a text declares. `None` where the
/// text has no such case, or the case no block.
///
/// # Errors
/// The first mistake that concerns the block.
pub fn memory(file: &str, text: &str, name: &str) -> Result<Option<MemoryCase>> {
    let block = in_case(file, text, name, |stated, scope| {
        let block = stated.definition.memory.as_ref();
        block
            .map(|block| build::memory::block(block, scope))
            .transpose()
    });
    block.map(Option::flatten)
}

fn in_case<T>(
    file: &str,
    text: &str,
    name: &str,
    read: impl FnOnce(&Stated<'_>, &Scope<'_>) -> Result<T>,
) -> Result<Option<T>> {
    let document = Document::parse(file, text)?;
    let mut combinations = Swept::read(&document)?.combinations(Wanted::One(name))?;
    let Some(combination) = combinations.pop() else {
        return Ok(None);
    };
    let files = Files::new(Sources::embedded());
    let stated = resolve(&document, &combination, &files)?;
    read(&stated, &stated.scope).map(Some)
}

/// The sweep of a file and the name that its cases begin with.
struct Swept<'d> {
    sweep: Sweep,
    prefix: String,
    scope: Scope<'d>,
}

impl<'d> Swept<'d> {
    fn read(document: &'d Document) -> Result<Swept<'d>> {
        let file = &document.file;
        let prefix = prefix_of(file).map_err(|problem| problem.in_file(file))?;
        let scope = Scope::without_variables(document);
        check_keys(&document.root, &keys_of_file(), &scope)?;
        for tree in trees_of_values(&document.root) {
            check_keys(tree, &keys_of_tree(), &scope)?;
        }
        let sweep = Sweep::read(document)?;
        Ok(Swept {
            sweep,
            prefix,
            scope,
        })
    }

    fn combinations(&self, wanted: Wanted<'_>) -> Result<Vec<Combination>> {
        sweep::combinations(&self.sweep, &self.prefix, wanted, &self.scope)
    }
}

/// The keys that a file states for each combination.
fn keys_of_case() -> Vec<&'static str> {
    [keys::<Definition>(), keys::<Sequence>()].concat()
}

/// The keys below `when.AXIS.VALUE` of a file.
fn keys_of_tree() -> Vec<&'static str> {
    [&keys_of_case()[..], &[WHEN]].concat()
}

/// The keys of a file.
pub(super) fn keys_of_file() -> Vec<&'static str> {
    [&keys_of_case(), &["extends", WHEN][..], keys::<Sweep>()].concat()
}

/// Refuses keys that a table cannot have.
fn check_keys(table: &Node, known: &[&str], scope: &Scope<'_>) -> Result<()> {
    let mut keys = table.keys().iter().map(|entry| &entry.key);
    let Some(key) = keys.find(|key| !known.contains(&key.get_ref().as_str())) else {
        return Ok(());
    };
    let seen = key.get_ref();
    let why = format!("unknown key '{seen}': one of {}", listed_names(seen, known));
    scope.fail(key.span(), Problem::UnknownKey(why))
}

/// Returns the keys that a file states for one combination.
///
/// # Errors
/// The first mistake that concerns this combination.
fn resolve<'d>(
    document: &'d Document,
    combination: &Combination,
    files: &'d Files,
) -> Result<Stated<'d>> {
    let mut scope = Scope::without_variables(document);
    scope.define_all(&combination.variables);
    let root = in_combination(&document.root, &scope);
    check_rules(&root, &scope)?;
    match root.get("extends") {
        None => stated(root, scope),
        Some(like) => {
            let like: Spanned<String> = read(like, &scope)?;
            extended(&root, &like, scope, files)
        }
    }
}

/// A variant of a case of another file.
fn extended<'d>(
    own: &Node,
    like: &Spanned<String>,
    scope: Scope<'d>,
    files: &'d Files,
) -> Result<Stated<'d>> {
    let wrong = |why: String| scope.fail(like.span(), Problem::Script(why));
    let name = like.get_ref();
    let all = files.sources().extendable_files();
    let all = all.map_err(|error| scope.error(like.span(), error.into()))?;
    let candidates = files_of(name, &all);
    if candidates.is_empty() {
        return wrong(format!("no case file holds '{name}'"));
    }
    let mut candidates = candidates.into_iter();
    let found = candidates.find_map(|file| case_of(file, name, files).transpose());
    let Some((other, found)) = found.transpose()? else {
        return wrong(format!("there is no case '{name}'"));
    };
    let mut inner = Scope::without_variables(&other);
    inner.define_all(&found.variables);
    let base = in_combination(&other.root, &inner);
    if base.get("extends").is_some() {
        return wrong(format!("'{name}' is itself like another case"));
    }
    let (inner, by) = inner.extended_by(&scope);
    let root = variant(&own.moved(by), like, &base, &scope)?;
    // Before the merged tree, in which the axes of the other file come first.
    let own: Definition = read(own, &scope)?;
    let mut stated = stated(Cow::Owned(root), inner)?;
    let definition = &mut stated.definition;
    let about = format!("{}: {}", own.about.get_ref(), definition.about.get_ref());
    let span = own.about.span();
    definition.about = Spanned::new(span.start + by..span.end + by, about);
    let mut rules = [own.rules.get_ref().as_slice(), definition.rules.get_ref()].concat();
    rules.sort_unstable_by_key(|rule| *rule.get_ref());
    rules.dedup_by_key(|rule| *rule.get_ref());
    definition.rules = Spanned::new(own.rules.span(), rules);
    definition.tables.clear();
    scope.file().clone_into(&mut stated.file);
    Ok(stated)
}

/// The combination of a file that is called `name`, if there is one.
fn case_of(file: &str, name: &str, files: &Files) -> Result<Option<(Arc<Document>, Combination)>> {
    let Some(document) = files.document(file)? else {
        return Ok(None);
    };
    let found = Swept::read(&document)?
        .combinations(Wanted::One(name))?
        .pop();
    Ok(found.map(|combination| (document, combination)))
}

/// Reads the definition and the sequence of a tree in a scope.
fn stated<'d>(root: Cow<'d, Node>, scope: Scope<'d>) -> Result<Stated<'d>> {
    let mut root = complete_programs(root, &scope)?;
    if let Some(probe) = root.get("probe").filter(|probe| probe.get(WHEN).is_some()) {
        let mut probe = probe.clone();
        let holds = holds(&probe, &scope).map_err(|mistake| mistake.in_file(&scope))?;
        remove(&mut probe, WHEN);
        if holds {
            set(root.to_mut(), "probe", probe);
        } else {
            remove(root.to_mut(), "probe");
        }
    }
    let definition: Definition = read(&root, &scope)?;
    let sequence: Sequence = read(&root, &scope)?;
    let file = scope.file().to_owned();
    Ok(Stated {
        definition,
        sequence,
        scope,
        root,
        file,
    })
}

fn check_rules(root: &Node, scope: &Scope<'_>) -> Result<()> {
    /// The keys that the check needs.
    #[derive(serde::Deserialize)]
    struct Rules {
        #[serde(rename = "about")]
        _about: String,
        rules: Spanned<Vec<Spanned<i64>>>,
        #[serde(default)]
        host_only: bool,
    }
    let stated: Rules = literal(root).map_err(|mistake| mistake.in_file(scope))?;
    // A layout on the host does not involve transform feedback.
    let of_layouts = stated.host_only && root.get("memory").is_some();
    if stated.rules.get_ref().is_empty() && !of_layouts {
        return scope.fail(stated.rules.span(), Problem::Empty("rules"));
    }
    let mut before = BTreeSet::new();
    for rule in stated.rules.get_ref() {
        let seen = *rule.get_ref();
        if !before.insert(seen) {
            let twice = format!("rule {seen} is listed twice");
            return scope.fail(rule.span(), Problem::Value(twice));
        }
        let known = u8::try_from(seen).is_ok_and(|number| rules::rule(number).is_some());
        if !known {
            let last = rules::last();
            return scope.fail(rule.span(), Problem::Rule { seen, last });
        }
    }
    Ok(())
}

#[cfg(test)]
#[path = "expand_tests.rs"]
mod tests;
