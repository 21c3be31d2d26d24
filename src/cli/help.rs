//! The end of the long help of every command: examples, remarks and exit codes, a text file
//! each (`src/cli/help/COMMAND.txt`).

use include_dir::{Dir, include_dir};

static ENDINGS: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/src/cli/help");

/// The commands with an ending, and the ending.
fn endings() -> impl Iterator<Item = (&'static str, &'static str)> {
    ENDINGS.files().map(|file| {
        let name = file.path().file_stem().and_then(|name| name.to_str());
        let text = file.contents_utf8();
        name.zip(text).expect("the endings are text")
    })
}

/// Adds the endings to the long help.
pub fn with_endings(mut command: clap::Command) -> clap::Command {
    for (name, text) in endings() {
        // A build without Vulkan lacks some.
        if command.find_subcommand(name).is_some() {
            command = command.mut_subcommand(name, |sub| sub.after_long_help(text.trim_end()));
        }
    }
    command
}

#[cfg(test)]
mod tests {
    use super::endings;
    use crate::cli::command;

    #[test]
    fn the_long_help_of_every_command_has_examples_and_exit_codes() {
        for sub in command().get_subcommands().filter(|sub| !sub.is_hide_set()) {
            let help = sub.clone().render_long_help().to_string();
            let name = sub.get_name();
            for part in ["Examples:\n", "Exit codes"] {
                assert!(help.contains(part), "{name} has no {part}");
            }
            let short = sub.clone().render_help().to_string();
            assert!(!short.contains("Examples:"), "{name} -h has examples");
        }
    }

    #[test]
    fn every_example_is_a_command_line() {
        let command = command();
        let mut examples = 0;
        for (name, text) in endings() {
            if command.find_subcommand(name).is_none() {
                continue;
            }
            for line in text.lines().filter_map(|line| line.strip_prefix("  xfb ")) {
                let line = line.split("  ").next().expect("a command line");
                let line = line.split(" >").next().expect("a command line");
                let words = line.split(' ').map(|word| word.trim_matches('\''));
                let parsed = command
                    .clone()
                    .try_get_matches_from(["xfb"].into_iter().chain(words));
                let parsed = parsed.unwrap_or_else(|error| panic!("{line}: {error}"));
                assert!(parsed.subcommand_name().is_some(), "{line}");
                examples += 1;
            }
        }
        assert!(examples > 20, "{examples}");
    }
}
