//! `failures/NAME.txt`: the complete explanation of one failure, as the terminal shows it.

use super::terminal;
use crate::judge::CaseResult;
use std::fmt::Write;

/// Bytes of a file name before its extension; most file systems allow 255 in all.
const MAX_NAME: usize = 200;

/// The content of the file; `None` for a result that is not a failure. Known failures
/// have one too.
pub fn text(result: &CaseResult) -> Option<String> {
    let is_failure = result.status.is_failure() || result.is_unexpected_failure();
    is_failure.then(|| {
        let text = terminal::explained(result, result.reproduce.as_deref());
        match result.mode.notice() {
            Some(notice) => format!("{text}    {notice}\n"),
            None => text,
        }
    })
}

/// The name of the file. Characters of a case name other than letters, digits, `-`, `_`
/// and `.` are written as `%` and the hexadecimal digits of their bytes, so that a name
/// is never a path and two cases never share a file.
pub fn file_name(case: &str) -> String {
    let mut name = String::new();
    for (position, byte) in case.bytes().enumerate() {
        let plain = byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
        // A file whose name begins with a dot is hidden.
        if plain && !(position == 0 && byte == b'.') {
            name.push(char::from(byte));
        } else {
            let _ = write!(name, "%{byte:02x}");
        }
    }
    if name.len() > MAX_NAME {
        // The end distinguishes the cases of a sweep; the number those with equal ends.
        let tail = name.split_off(name.len() - MAX_NAME);
        name = format!("~{:08x}{tail}", checksum(case));
    }
    name + ".txt"
}

/// The FNV-1a hash of a text.
fn checksum(text: &str) -> u32 {
    text.bytes().fold(0x811c_9dc5, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::result::tests::result;
    use crate::script::capabilities::RunMode;
    use crate::verdict::Status;

    #[test]
    fn a_case_name_is_never_a_path() {
        assert_eq!(file_name("xfb.a-b_C.1"), "xfb.a-b_C.1.txt");
        assert_eq!(file_name("../a b"), "%2e.%2fa%20b.txt");
        assert_eq!(file_name("é%"), "%c3%a9%25.txt");
        let long = |end: &str| file_name(&format!("{end}{}", "x".repeat(300)));
        assert!(long("a").len() < 255);
        assert_ne!(long("a"), long("b"));
    }

    #[test]
    fn only_failures_have_a_text_and_known_ones_too() {
        for &status in Status::ALL {
            let text = text(&result("xfb.a", status));
            assert_eq!(text.is_some(), status.is_failure(), "{status}");
        }
        let mut known = result("xfb.a", Status::Fail);
        known.standing = crate::judge::result::Standing::Known {
            reason: "a bug".to_owned(),
        };
        known.reproduce = Some("xfb run xfb.a".to_owned());
        let compiled = CaseResult {
            mode: RunMode::Compiled,
            ..known.clone()
        };
        let only = super::text(&compiled).expect("a failure");
        let text = text(&known).expect("a failure");
        assert_eq!(
            only,
            text.clone() + "    compiled and recorded only; nothing was executed\n"
        );
        assert_eq!(
            text,
            "fail        xfb.a\n    the reason\n    known: a bug\n    first line\n    second line\n    fingerprint: displaced(+4)\n    reproduce: xfb run xfb.a\n"
        );
    }
}
