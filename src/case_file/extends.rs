//! Cases of one file as cases of another: `like = "xfb.place.stride.vertex.4"`.
//!
//! The file with `like` says what is different – how the pipeline is made, what
//! memory buffers lie in – and nothing else: interface, script and tables are
//! those of the case it names. So a way of running can be shown by cases of
//! every family without a copy of any.

use crate::case::Case;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expand::{case, numbers, parse};
use crate::case_file::expression::Scope;
use crate::case_file::programs::over;
use crate::case_file::raw::{self, Text};
use crate::case_file::sweep::axes::{Combination, Wanted, combinations, files_of, prefix_of};
use crate::sources::Sources;
use std::sync::Arc;

/// The case that `file` makes of the one it names; `scope` knows the axes.
///
/// # Errors
/// A name of no case, something that a variant cannot say, and mistakes of the
/// other file.
pub(crate) fn build(
    file: &raw::File,
    like: &Text,
    combination: Combination,
    sources: &Sources,
    scope: &Scope<'_>,
) -> Result<Case> {
    let wrong = |why: &str| scope.fail(like.span(), Problem::Script(why.to_owned()));
    let own = file.root.get("script").is_some()
        || file.request.is_some()
        || file.memory.is_some()
        || file.host_only
        || file.negative.is_some()
        || !file.interface.outputs.get_ref().is_empty()
        || !file.table.is_empty()
        || !file.programs.is_empty();
    if own {
        return wrong("a variant has the interface, script and tables of the case it is like");
    }
    let wanted = scope.text(like)?;
    let Some((path, text)) = find(&wanted, sources) else {
        return wrong(&format!("no case file holds '{wanted}'"));
    };
    let mut other = parse(&path, &text)?;
    if other.extends.is_some() {
        return wrong(&format!("'{wanted}' is itself like another case"));
    }
    let prefix = prefix_of(&path).map_err(|problem| problem.in_file(&path))?;
    let inner = Scope::new(&path, &text);
    let found = combinations(&other, &prefix, Wanted::One(&wanted), &inner)?;
    let Some(found) = found.into_iter().find(|c| c.name == wanted) else {
        return wrong(&format!("there is no case '{wanted}'"));
    };
    other.pipeline = over(&file.pipeline, &other.pipeline);
    if let Some(allocation) = file.root.entry("allocation") {
        Arc::make_mut(&mut other.root).set(allocation.clone());
    }
    other.smoke = None;
    let named = Combination {
        variables: found.variables,
        ..combination
    };
    let like = case(&other, named, sources, inner)?;
    let mut numbers: Vec<u8> = numbers(&file.rules).chain(like.rules).collect();
    numbers.sort_unstable();
    numbers.dedup();
    Ok(Case {
        about: format!("{}: {}", scope.text(&file.about)?, like.about),
        rules: numbers,
        worked_tables: Vec::new(),
        file: scope.file.to_owned(),
        ..like
    })
}

/// The file that could hold a case of this name, and its text.
fn find(name: &str, sources: &Sources) -> Option<(String, String)> {
    files_of(name).into_iter().find_map(|file| {
        let text = sources.case(&file).ok()??;
        Some((file, text))
    })
}

#[cfg(test)]
mod tests {
    use crate::case_file::expand::expand;
    use crate::script::placement::Allocation;
    use crate::script::program::{Build, Pass};
    use crate::sources::Sources;

    const VARIANT: &str = "about = 'by libraries'\nrules = [14]\nextends = '{like}'\n\
        allocation = 'device_local'\n\
        [axes]\ncase = [{ name = 'stride', like = 'xfb.place.stride.vertex.4.7' }]\n\
        [pipeline]\nbuild = 'fast_link'\npass = 'dynamic'\n";

    #[test]
    fn a_variant_is_the_other_case_run_in_another_way() {
        let sources = Sources::embedded();
        let text = sources.case("place/stride.toml").expect("readable");
        let originals = expand("place/stride.toml", &text.expect("there"), &sources, None);
        let original = originals.expect("no mistake").remove(0);
        let text = VARIANT.replace("xfb.place.stride.vertex.4.7", &original.name);
        let cases = expand("pipeline/x.toml", &text, &sources, None);
        let case = cases.unwrap_or_else(|e| panic!("{e}")).remove(0);
        assert_eq!(case.name, "xfb.pipeline.x.stride");
        assert_eq!(case.interface, original.interface);
        assert!(case.rules.contains(&14) && case.rules.contains(&15));
        assert!(case.about.starts_with("by libraries: "), "{}", case.about);
        let device = case.device.expect("a device case");
        assert_eq!(device.build, Build::FastLink);
        assert_eq!(device.pass, Pass::Dynamic);
        let placement = &device.script.placement;
        assert_eq!(placement.allocation, Allocation::DeviceLocal);
        let script = original.device.expect("a device case").script;
        assert_eq!(device.script.commands, script.commands);
    }

    #[test]
    fn what_a_variant_cannot_be_is_told() {
        let sources = Sources::embedded();
        let wrong = |text: &str| {
            let error = expand("pipeline/x.toml", text, &sources, None).expect_err(text);
            error.to_string()
        };
        let none = VARIANT.replace("place.stride", "place.nowhere");
        assert!(wrong(&none).contains("no case file holds 'xfb.place.nowhere"));
        let none = VARIANT.replace("vertex.4.7", "vertex.4.7.8");
        assert!(wrong(&none).contains("there is no case 'xfb.place.stride"));
        let own = format!("{VARIANT}[[script]]\ndraw = {{}}\n");
        assert!(wrong(&own).contains("a variant has the interface"));
    }
}
