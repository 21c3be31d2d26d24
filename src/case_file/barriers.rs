//! The barriers of a `[[script]]`: `"vertex"`, or `"vertex by event"`.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::Text;
use crate::script::barrier::{Barrier, Dependency, SyncMethod};

/// Reads what a barrier orders and by which means; between render passes where
/// no means is told.
pub fn barrier(text: &Text, scope: &Scope<'_>) -> Result<Barrier> {
    let told = scope.text(text)?;
    let (order, by) = told.split_once(" by ").unwrap_or((&told, "core"));
    let unknown = |what: &'static str, seen: &str, known: Vec<&str>| {
        let seen = seen.to_owned();
        let known = known.join(", ");
        scope.fail(text.span(), Problem::Unknown { what, seen, known })
    };
    let Some((_, order)) = Dependency::ALL.iter().find(|(name, _)| *name == order) else {
        return unknown(
            "barrier",
            order,
            Dependency::ALL.map(|(name, _)| name).to_vec(),
        );
    };
    let Some((_, by)) = SyncMethod::ALL.iter().find(|(name, _)| *name == by) else {
        return unknown(
            "means of a barrier",
            by,
            SyncMethod::ALL.map(|(name, _)| name).to_vec(),
        );
    };
    if by.stays_inside() && !order.fits_a_pass() {
        let why = format!("'{told}': inside a render pass only graphics stages can be named");
        return scope.fail(text.span(), Problem::Script(why));
    }
    let host = matches!(order, Dependency::Host | Dependency::CounterHost);
    if host && *by == SyncMethod::Event2 {
        // VUID-vkCmdSetEvent2-dstStageMask-09392
        let why = format!("'{told}': vkCmdSetEvent2 cannot name the host");
        return scope.fail(text.span(), Problem::Script(why));
    }
    Ok(Barrier::new(*order, *by))
}

#[cfg(test)]
mod tests {
    use super::*;
    use toml::Spanned;

    fn read(told: &str) -> std::result::Result<Barrier, String> {
        let text = Spanned::new(0..0, told.to_owned());
        barrier(&text, &Scope::new("f/x.toml", "")).map_err(|error| error.to_string())
    }

    #[test]
    fn a_barrier_tells_what_and_how() {
        let want = Barrier::new(Dependency::Counters, SyncMethod::Core);
        assert_eq!(read("counters"), Ok(want));
        let want = Barrier::new(Dependency::UniformTexel, SyncMethod::Event2);
        assert_eq!(read("uniform_texel by event2"), Ok(want));
        for (told, part) in [
            ("fence", "counters, counter_draws"),
            ("vertex by hand", "core, buffers"),
            ("host by inside", "only graphics stages"),
            ("host by event2", "cannot name the host"),
        ] {
            let error = read(told).expect_err(part);
            assert!(error.contains(part), "{error}");
        }
    }
}
