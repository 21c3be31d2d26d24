//! Adds `--format json` to the arguments of a command.

/// The arguments of a command, with `--format json` if they choose no format.
pub fn in_json<'a>(arguments: &[&'a str]) -> Vec<&'a str> {
    let mut all = arguments.to_vec();
    if !all.iter().any(|argument| argument.starts_with("--format")) {
        all.extend(["--format", "json"]);
    }
    all
}
