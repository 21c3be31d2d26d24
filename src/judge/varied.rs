//! A case in a variation ([`crate::vary`]), and the same case plain where the variation fails.

#[cfg(feature = "vulkan")]
use crate::case::CaptureCase;
use crate::case::Case;
use crate::judge::CaseResult;
#[cfg(feature = "vulkan")]
use crate::judge::prepared::{self, Prepared};
use crate::judge::result::Details;
#[cfg(feature = "vulkan")]
use crate::script::Capabilities;
use crate::script::Script;
#[cfg(feature = "vulkan")]
use crate::vary::choose;
use crate::vary::{Item, varied};
use crate::verdict::Status;
use std::convert::Infallible;

/// The part of a fingerprint that states that only a variation fails.
const PREFIX: &str = "varied+";

/// Returns the variation of a case that the seed selects on this device; empty for a case that
/// stays plain.
#[cfg(feature = "vulkan")]
pub fn chosen(case: &Case, seed: u64, device: &Capabilities) -> Vec<Item> {
    let Some(capture) = case.capture() else {
        return Vec::new();
    };
    let omitted = |capture: &CaptureCase| {
        let prepared = Prepared::new(&case.rules, capture, device).ok()?;
        let lack = prepared.requirements.first_missing(device);
        lack.is_none().then_some(prepared.omitted_queries.len())
    };
    let Some(plain) = omitted(capture) else {
        return Vec::new();
    };
    let may_omit = !prepared::is_about_queries(&case.rules);
    choose::chosen(case, seed, &mut |varied| {
        let keeps = varied.script.queries.len() >= capture.script.queries.len();
        (keeps || may_omit) && omitted(varied) == Some(plain)
    })
}

/// Returns the case with these items; `None` if they do not apply.
pub fn case_with(case: &Case, items: &[Item]) -> Option<Case> {
    let capture = varied(case.capture()?, items)?;
    let mut changed = case.clone();
    *changed.capture_mut()? = capture;
    Some(changed)
}

/// Whether the cause of a failure is sought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cause {
    Sought,
    /// The failure is not reported.
    Omitted,
}

/// Runs a case in a variation. If it fails, it runs plain: if it fails then, too, this is the
/// result; otherwise items are omitted as long as it fails, and the reason begins with those
/// that are left.
pub fn run_varied(
    case: &Case,
    items: &[Item],
    run: &mut dyn FnMut(&Case, Cause) -> CaseResult,
) -> CaseResult {
    if items.is_empty() {
        return run(case, Cause::Sought);
    }
    let mut run_with = |items: &[Item], cause| match case_with(case, items) {
        _ if items.is_empty() => run(case, cause),
        Some(changed) => run(&changed, cause),
        None => without_variation(&case.name, items),
    };
    let result = run_with(items, Cause::Omitted);
    if case_with(case, items).is_none() {
        return result;
    }
    let script = case.capture().map(|capture| &*capture.script);
    let attributed = attributed(script, items, result, |items, cause| {
        Ok::<_, Infallible>(run_with(items, cause))
    });
    attributed.unwrap_or_else(|never| match never {})
}

/// Completes the result of a variation: if it fails, the case runs plain, and, if it does not
/// fail then, with fewer and fewer items. The reason names the items by their places in the
/// script, if that is given.
///
/// # Errors
/// The errors of `run`.
pub fn attributed<E>(
    script: Option<&Script>,
    items: &[Item],
    result: CaseResult,
    mut run: impl FnMut(&[Item], Cause) -> Result<CaseResult, E>,
) -> Result<CaseResult, E> {
    if result.status == Status::Unsupported {
        // The device may run the plain case.
        return run(&[], Cause::Sought);
    }
    if !result.status.is_failure() {
        return Ok(CaseResult {
            variation: names(items),
            ..result
        });
    }
    let plain = run(&[], Cause::Sought)?;
    if plain.status.is_failure() {
        return Ok(plain);
    }
    let (mut needed, mut result) = (items.to_vec(), result);
    // An item may be superfluous only once another one is omitted.
    let mut kept = 0;
    while kept < needed.len() && needed.len() > 1 {
        let fewer = needed[1..].to_vec();
        let seen = run(&fewer, Cause::Omitted)?;
        if !lacks_variation(&seen) && seen.status == result.status {
            (needed, result, kept) = (fewer, seen, 0);
        } else {
            needed.rotate_left(1);
            kept += 1;
        }
    }
    needed.sort_by_key(|item| items.iter().position(|one| one == item));
    let again = run(&needed, Cause::Sought)?;
    if again.status == result.status {
        result = again;
    }
    let words = needed.iter().map(|item| match script {
        Some(script) => item.describe(script),
        None => item.to_string(),
    });
    let words: Vec<String> = words.collect();
    Ok(CaseResult {
        variation: names(&needed),
        fingerprint: result.fingerprint.map(|print| format!("{PREFIX}{print}")),
        reason: format!("only with {}: {}", words.join(" and "), result.reason),
        ..result
    })
}

/// Returns the result of a case that has no variation with these items.
fn without_variation(name: &str, items: &[Item]) -> CaseResult {
    let details = Details {
        lacks_variation: true,
        ..Details::default()
    };
    CaseResult {
        reason: format!("the case has no variation {}", names(items).join(",")),
        details: Some(Box::new(details)),
        ..CaseResult::bare(name, Status::Error)
    }
}

/// Whether a case did not run, because it has no variation with the requested items.
fn lacks_variation(result: &CaseResult) -> bool {
    let details = result.details.as_ref();
    details.is_some_and(|details| details.lacks_variation)
}

fn names(items: &[Item]) -> Vec<String> {
    items.iter().map(Item::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand;
    use crate::sources::Sources;

    const FILE: &str = "about = 'x'\nrules = [15]\nqueries = []\n[interface]\noutputs = [{ name = 'a', \
        type = 'vec3', offset = 0 }]\n[[script]]\nbegin = {}\n[[script]]\ndraw = {}\n\
        [[script]]\nend = {}\n";

    /// The result of the case in this variation, on a driver that fails if `fails` is true of its
    /// commands.
    fn run(variation: &[&str], fails: impl Fn(&[String]) -> bool) -> CaseResult {
        let cases = expand::expand("f/x.toml", FILE, &Sources::embedded(), None);
        let case = cases.expect("a right file").remove(0);
        let items = variation.iter().map(|text| text.parse().expect("an item"));
        let items: Vec<Item> = items.collect();
        run_varied(&case, &items, &mut |case, _| {
            let lines = crate::script::text::lines(&case.capture().expect("a capture").script);
            let status = if fails(&lines) {
                Status::Fail
            } else {
                Status::Pass
            };
            CaseResult {
                fingerprint: (status == Status::Fail).then(|| "missing".to_owned()),
                reason: "data is missing".to_owned(),
                ..CaseResult::bare(&case.name, status)
            }
        })
    }

    fn has(lines: &[String], command: &str) -> bool {
        lines.iter().any(|line| line.starts_with(command))
    }

    const BOTH: [&str; 2] = ["clear_attachments@3", "indirect@2"];

    #[test]
    fn a_pass_has_its_variation() {
        let result = run(&BOTH, |_| false);
        assert_eq!(result.status, Status::Pass);
        assert_eq!(result.variation, BOTH);
    }

    #[test]
    fn a_failure_that_happens_plain_too_is_that_of_the_plain_case() {
        let result = run(&BOTH, |_| true);
        assert_eq!(result.reason, "data is missing");
        assert!(result.variation.is_empty());
    }

    #[test]
    fn a_failure_of_the_variation_names_the_items_that_it_needs() {
        let result = run(&BOTH, |lines| has(lines, "vkCmdClearAttachments"));
        assert_eq!(
            result.reason,
            "only with vkCmdClearAttachments before end 1: data is missing"
        );
        assert_eq!(result.fingerprint.as_deref(), Some("varied+missing"));
        assert_eq!(result.variation, BOTH[..1]);
        let result = run(&BOTH, |lines| {
            has(lines, "vkCmdClearAttachments") && has(lines, "vkCmdDrawIndirect")
        });
        let want = "only with vkCmdClearAttachments before end 1 and an indirect draw for draw 1: \
                    data is missing";
        assert_eq!(result.reason, want);
        assert_eq!(result.variation, BOTH);
    }

    #[test]
    fn a_variation_that_the_device_refuses_does_not_hide_the_plain_case() {
        let items = BOTH.map(|text| text.parse().expect("an item"));
        let varied = CaseResult::bare("xfb.f.x", Status::Unsupported);
        let result = attributed(None, &items, varied, |items, _| {
            assert!(items.is_empty());
            Ok::<_, Infallible>(CaseResult::bare("xfb.f.x", Status::Fail))
        });
        assert_eq!(result.expect("a result").status, Status::Fail);
    }

    #[test]
    fn a_list_that_does_not_apply_is_never_what_is_needed() {
        let items = BOTH.map(|text| text.parse().expect("an item"));
        let error = || CaseResult {
            reason: "a message".to_owned(),
            ..CaseResult::bare("xfb.f.x", Status::Error)
        };
        let result = attributed(None, &items, error(), |list, _| {
            Ok::<_, Infallible>(match list.len() {
                0 => CaseResult::bare("xfb.f.x", Status::Pass),
                2 => error(),
                _ => without_variation("xfb.f.x", list),
            })
        });
        let result = result.expect("a result");
        assert_eq!(result.variation, BOTH);
        assert!(result.reason.ends_with(": a message"), "{}", result.reason);
    }

    #[test]
    fn a_variation_that_does_not_apply_is_an_error() {
        let result = run(&["indirect@1"], |_| false);
        assert_eq!(result.status, Status::Error);
        assert_eq!(result.reason, "the case has no variation indirect@1");
    }
}
