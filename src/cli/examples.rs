//! The examples and exit codes of `--help`, for every command.

/// A command line and what it does.
type Example = (&'static str, &'static str);

/// The end of the long help of a command.
struct Ending {
    command: &'static str,
    examples: &'static [Example],
    /// The section about exit codes; empty where the command states it itself.
    exit_codes: &'static str,
}

/// The exit codes of commands that print facts about files.
const OF_FILES: &str = "\
Exit codes:
    0  the result is printed or written
    1  the interface is invalid; the violated rule is printed
   64  usage error, or files that do not fit together
   65  a file is invalid or cannot be read
   69  GLSL, in a build without a compiler
   74  a file or standard output cannot be written";

/// The exit codes of commands that print facts about cases.
const OF_CASES: &str = "\
Exit codes:
    0  printed
   64  usage error, or no such case
   65  error in a case file or another input file
   74  standard output cannot be written";

const ENDINGS: [Ending; 22] = [
    Ending {
        command: "run",
        examples: &[
            ("xfb run --list smoke", "a first look at a driver"),
            (
                "xfb run 'xfb.counter.*' --output results",
                "one family, with a report",
            ),
            (
                "xfb run --device 1 --shard 2/4 --output part2",
                "the second of four machines",
            ),
            ("xfb run --resume results", "continue a run that was ended"),
            (
                "xfb run --rerun-failed results --retries 2",
                "the unexpected failures again",
            ),
            ("xfb run mine/place/stride.toml", "the cases of a file"),
        ],
        exit_codes: "",
    },
    Ending {
        command: "list",
        examples: &[
            ("xfb list 'xfb.overflow.*'", "the cases of a family"),
            ("xfb list --rule 50", "the cases that check a rule"),
            (
                "xfb list --skip 'xfb.gl.*' --shard 1/8",
                "the part of a machine",
            ),
        ],
        exit_codes: OF_CASES,
    },
    Ending {
        command: "show",
        examples: &[
            ("xfb show xfb.counter.first.1", "rules, tables and script"),
            ("xfb show --glsl xfb.counter.first.1", "the shaders too"),
            (
                "xfb show --toml xfb.counter.first.1",
                "a case file of its own",
            ),
        ],
        exit_codes: OF_CASES,
    },
    Ending {
        command: "rules",
        examples: &[
            ("xfb rules", "all rules, with their numbers of cases"),
            ("xfb rules 50", "one rule, with its cases"),
        ],
        exit_codes: "\
Exit codes:
    0  every rule has a case, or an excuse
    1  a rule has neither
   64  usage error, or no such rule
   65  error in a case file
   74  standard output cannot be written",
    },
    Ending {
        command: "devices",
        examples: &[
            ("xfb devices", "names, features and limits"),
            ("xfb devices --format json", "the same, for a program"),
        ],
        exit_codes: "\
Exit codes:
    0  printed
   64  usage error
   69  no usable driver or device
   74  standard output cannot be written",
    },
    Ending {
        command: "explain",
        examples: &[(
            "xfb explain xfb.counter.first.1",
            "the changes with which it passes",
        )],
        exit_codes: "\
Exit codes:
    0  the changes are printed
    1  the case does not fail
   64  usage error, or no such case
   65  error in a case file
   69  no usable driver or device
   70  the driver crashed",
    },
    Ending {
        command: "minimise",
        examples: &[(
            "xfb minimise xfb.counter.first.1 -o small.toml",
            "the smallest case that fails alike",
        )],
        exit_codes: "",
    },
    Ending {
        command: "repro",
        examples: &[
            (
                "xfb repro xfb.counter.first.1 -o bug",
                "everything about a failure",
            ),
            ("xfb run ./bug", "the folder, run again"),
        ],
        exit_codes: "",
    },
    Ending {
        command: "bisect-step",
        examples: &[
            ("xfb bisect-step xfb.counter.first.1", "judge one revision"),
            (
                "xfb bisect-step --fingerprint missing xfb.counter.first.1",
                "bad only if it fails in this way",
            ),
        ],
        exit_codes: "",
    },
    Ending {
        command: "profile",
        examples: &[
            ("xfb profile results", "the driver's choices"),
            ("xfb profile old new", "what an update changes"),
        ],
        exit_codes: "\
Exit codes:
    0  printed; of two runs, no behaviour differs
    1  a behaviour differs
   64  usage error
   65  results cannot be read",
    },
    Ending {
        command: "compare",
        examples: &[
            (
                "xfb compare old new",
                "what a newer driver fixes and breaks",
            ),
            ("xfb compare base a b c", "several runs as a matrix"),
        ],
        exit_codes: "",
    },
    Ending {
        command: "merge",
        examples: &[
            (
                "xfb merge shard-* --output all",
                "one page, JSON and JUnit of all shards",
            ),
            (
                "xfb merge first again --output all",
                "the results of a repetition replace the first ones",
            ),
        ],
        exit_codes: "\
Exit codes, those of a run with all results:
    0  every result is as expected
    1  a case failed unexpectedly
    2  nothing failed unexpectedly, but a known failure passed
    3  nothing was tested
   64  usage error
   65  a run cannot be read, or the runs are of different devices or versions
   69  no device was opened in a run
   74  results could not be written
   75  the device did not come back in a run
  130  a run was interrupted",
    },
    Ending {
        command: "faults",
        examples: &[("xfb faults --list smoke", "the power of the smoke list")],
        exit_codes: "",
    },
    Ending {
        command: "coverage",
        examples: &[("xfb coverage", "the classes that no case reaches")],
        exit_codes: "",
    },
    Ending {
        command: "fuzz",
        examples: &[
            ("xfb fuzz --seed 7", "other random cases"),
            ("xfb fuzz --against 1", "also on the second device"),
        ],
        exit_codes: "",
    },
    Ending {
        command: "table",
        examples: &[
            (
                "xfb table shader.vert",
                "the capture that a shader declares",
            ),
            (
                "xfb table a.spv --varyings pos,uv --mode separate",
                "outputs by their names",
            ),
            (
                "xfb table shader.vert --format c",
                "the captured vertices as structures in C",
            ),
        ],
        exit_codes: OF_FILES,
    },
    Ending {
        command: "layout",
        examples: &[
            (
                "xfb layout shader.vert --rules std140",
                "every block of a shader",
            ),
            (
                "xfb layout a.spv --compare b.spv",
                "the blocks of two shaders",
            ),
        ],
        exit_codes: "",
    },
    Ending {
        command: "alias",
        examples: &[(
            "xfb alias shader.vert 'b.m[1].xy' 'b.m[i]'",
            "whether two paths overlap",
        )],
        exit_codes: "",
    },
    Ending {
        command: "pack",
        examples: &[
            ("xfb pack a.vert b.frag", "the slots of the varyings"),
            ("xfb pack a.vert b.frag -o packed", "both modules, packed"),
        ],
        exit_codes: OF_FILES,
    },
    Ending {
        command: "rewrite",
        examples: &[(
            "xfb rewrite a.vert --varyings pos,uv -o a.spv",
            "a module that captures two outputs",
        )],
        exit_codes: OF_FILES,
    },
    Ending {
        command: "completions",
        examples: &[(
            "xfb completions bash >~/.local/share/bash-completion/completions/xfb",
            "commands, options and names of cases",
        )],
        exit_codes: "Exit codes: 0 printed, 64 usage error, 74 standard output cannot be written",
    },
    Ending {
        command: "man",
        examples: &[(
            "xfb man -o ~/.local/share/man/man1",
            "a page for each command",
        )],
        exit_codes: "Exit codes: 0 written, 64 usage error, 74 a page cannot be written",
    },
];

/// Adds the examples and exit codes to the long help of each command.
pub fn with_endings(mut command: clap::Command) -> clap::Command {
    for ending in &ENDINGS {
        // A build without Vulkan lacks some.
        if command.find_subcommand(ending.command).is_some() {
            command = command.mut_subcommand(ending.command, |sub| sub_with_ending(sub, ending));
        }
    }
    command
}

fn sub_with_ending(sub: clap::Command, ending: &Ending) -> clap::Command {
    let own = sub.get_after_long_help().map(ToString::to_string);
    let width = ending.examples.iter().map(|(line, _)| line.len()).max();
    let width = width.unwrap_or(0);
    let mut examples = String::from("Examples:");
    for (line, what) in ending.examples {
        examples += &format!("\n  {line:<width$}  {what}");
    }
    let parts = [
        examples,
        own.unwrap_or_default(),
        ending.exit_codes.to_owned(),
    ];
    let parts: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    sub.after_long_help(parts.join("\n\n"))
}

#[cfg(test)]
mod tests {
    use super::ENDINGS;
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
        for ending in &ENDINGS {
            if command.find_subcommand(ending.command).is_none() {
                continue;
            }
            for (line, _) in ending.examples {
                let line = line.split(" >").next().expect("a command line");
                let words = line.split(' ').map(|word| word.trim_matches('\''));
                let parsed = command.clone().try_get_matches_from(words);
                let parsed = parsed.unwrap_or_else(|error| panic!("{line}: {error}"));
                assert!(parsed.subcommand_name().is_some(), "{line}");
            }
        }
    }
}
