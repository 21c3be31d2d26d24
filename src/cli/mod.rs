//! The command line. Each sub-command has a file of its own, with its arguments
//! (`…Args`) and a function `run` that returns an [`Outcome`].

#[cfg(feature = "gl")]
mod against_gl;
pub mod alias;
mod archive;
pub mod bisect_step;
#[cfg(feature = "vulkan")]
pub mod bundle;
#[cfg(feature = "vulkan")]
mod bundles;
mod capture_args;
#[cfg(feature = "vulkan")]
mod case_folder;
pub mod cases;
pub mod compare;
pub mod completion;
#[cfg(feature = "vulkan")]
mod contained;
#[cfg(feature = "vulkan")]
pub mod coverage;
#[cfg(feature = "vulkan")]
mod coverage_aim;
#[cfg(feature = "vulkan")]
mod coverage_search;
mod device_args;
pub mod devices;
mod doors;
mod earlier_results;
pub mod exit;
pub mod expectation_args;
#[cfg(feature = "vulkan")]
pub mod explain;
#[cfg(feature = "vulkan")]
pub mod export;
#[cfg(feature = "vulkan")]
pub mod failing_case;
pub mod faults;
pub mod filter_args;
pub mod folder_args;
mod format;
#[cfg(feature = "vulkan")]
pub mod fuzz;
mod help;
#[cfg(feature = "vulkan")]
mod issue;
pub mod layout;
mod layout_compare;
pub mod list;
pub mod manuals;
pub mod merge;
#[cfg(feature = "vulkan")]
pub mod minimise;
pub mod name_args;
mod one_case;
mod options_file;
mod order_args;
pub mod output;
pub mod pack;
mod pack_modules;
mod phases;
mod plain_sample;
pub mod profile;
mod progress;
mod reporter;
#[cfg(feature = "vulkan")]
pub mod repro;
mod rerun;
mod results_archive;
mod resume;
mod resumed;
mod retries;
pub mod rewrite;
pub mod rules;
pub mod run;
mod run_limits;
mod selection;
pub mod show;
pub mod source_args;
mod standings;
mod table;
mod temporary_folder;
pub mod triage;
mod vary_args;
pub mod worker;

pub use exit::{Exit, Failure, Outcome};

use crate::platform;
use crate::report::page::{Page, Table};
use crate::report::run::VERSION;
use crate::sources::Sources;
use crate::user_cache;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The page that `xfb help case-format` prints.
const CASE_FORMAT: &str = include_str!("../../docs/case-format.md");

/// The schema that `xfb help results-schema` prints.
const RESULTS_SCHEMA: &str = include_str!("../../docs/results.schema.json");

/// Finds out whether a Vulkan driver's transform feedback is correct, and reports each
/// fault by rule, buffer, byte, vertex and component
#[derive(Debug, Parser)]
#[command(name = "xfb", version = VERSION, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

impl Cli {
    /// Notes the command line of a run, which its results record.
    fn called(mut self, line: Vec<OsString>) -> Cli {
        if let Command::Run(args) = &mut self.command {
            let words = line.iter().map(|word| word.to_string_lossy());
            args.command = words.map(|word| word.into_owned()).collect();
        }
        self
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run cases and report the results
    Run(Box<run::RunArgs>),
    /// List the names of cases
    List(list::ListArgs),
    /// Describe a case: rules, capture tables, script and shaders
    Show(show::ShowArgs),
    /// List the rules of the specification and the cases that check them
    Rules(rules::RulesArgs),
    /// List the devices of this machine, with their transform feedback features and limits
    Devices(devices::DevicesArgs),
    /// Reduce a failing case to the outputs, steps and numbers that the failure needs
    #[cfg(feature = "vulkan")]
    Minimise(minimise::MinimiseArgs),
    /// Find the changes with which a failing case passes
    #[cfg(feature = "vulkan")]
    Explain(explain::ExplainArgs),
    /// Run a case and write its definition, shaders, script and memory as files
    #[cfg(feature = "vulkan")]
    Repro(repro::ReproArgs),
    /// Write cases as a project of programs in C, for machines that run no other programs
    #[cfg(feature = "vulkan")]
    Export(export::ExportArgs),
    /// Judge one revision of a driver for `git bisect run`
    BisectStep(bisect_step::BisectStepArgs),
    /// Show how a device behaves where the specification is ambiguous, or compare two runs
    Profile(profile::ProfileArgs),
    /// Show which cases a newer run fixes or breaks, or several runs as a matrix
    Compare(compare::CompareArgs),
    /// Find the layer of OpenGL on Vulkan that is wrong
    Triage(triage::TriageArgs),
    /// Merge the results of shards, and of runs that repeat cases, into one report
    Merge(merge::MergeArgs),
    /// Count which faults of a driver the cases detect
    Faults(faults::FaultsArgs),
    /// Count the cases that reach each class of values of each argument
    #[cfg(feature = "vulkan")]
    Coverage(coverage::CoverageArgs),
    /// Compare the device with the model, and with another device, on random cases
    #[cfg(feature = "vulkan")]
    Fuzz(fuzz::FuzzArgs),
    /// Print the varyings, buffers and hardware outputs that a shader captures
    Table(table::TableArgs),
    /// Print the memory layout of a shader's uniform and storage blocks, or compare two
    Layout(layout::LayoutArgs),
    /// Print the relation of the memory of two access paths of a shader
    Alias(alias::AliasArgs),
    /// Print the slots into which a linker packs the varyings between two stages
    Pack(pack::PackArgs),
    /// Rewrite a shader to SPIR-V that captures its declared outputs, or the named ones
    Rewrite(rewrite::RewriteArgs),
    /// Compile the modules of cases once, for an xfb that compiles no shaders
    #[cfg(feature = "vulkan")]
    Bundle(bundle::BundleArgs),
    /// Print the completions of a shell
    Completions(completion::CompletionsArgs),
    /// Write manual pages
    Man(manuals::ManArgs),
    #[command(hide = true)]
    Worker(worker::WorkerArgs),
}

/// The sub-commands as the top-level help groups them.
const GROUPS: [(&str, &[&str]); 4] = [
    (
        "Test a driver",
        &[
            "run", "merge", "list", "show", "rules", "devices", "coverage", "faults", "fuzz",
        ],
    ),
    (
        "Diagnose a failure",
        &[
            "explain",
            "minimise",
            "repro",
            "triage",
            "bisect-step",
            "compare",
            "profile",
        ],
    ),
    (
        "Inspect shaders, without a driver",
        &["table", "layout", "alias", "pack", "rewrite"],
    ),
    ("Install", &["bundle", "export", "completions", "man"]),
];

/// The command line with its sub-commands listed in groups.
fn command() -> clap::Command {
    let command = Cli::command();
    let mut groups = Page::default();
    for (heading, names) in GROUPS {
        // A build without Vulkan lacks some.
        let commands = names
            .iter()
            .filter_map(|name| command.find_subcommand(name));
        let rows = commands.map(|command| {
            let about = command.get_about().expect("each has a description");
            [command.get_name().to_owned(), about.to_string()]
        });
        let table = Table::untitled().least_width(13).rows(rows);
        groups
            .line(format!("{heading}:"))
            .indented(2, table)
            .line("");
    }
    let template = format!(
        "{{about}}\n\n{{usage-heading}} {{usage}}\n\n{groups}Options:\n{{options}}\n\n\
         `xfb <COMMAND> --help` describes the arguments of a command, `xfb help case-format`\n\
         the format of case files. `xfb help case-schema` prints the JSON schema of case files\n\
         for editors, `xfb help results-schema` that of results.json.\n"
    );
    help::with_endings(command.help_template(template))
}

/// Runs the program: parses the command line, runs the sub-command, and explains on
/// standard error why it ended early.
pub fn main() -> Exit {
    // Without it, a file that grows too large ends the program without a message.
    let _ = platform::survive_file_size_limit();
    let arguments: Vec<_> = env::args_os().skip(1).collect();
    let special = completion::complete(command, &arguments).or_else(|| doors::run(&arguments));
    let outcome = special.unwrap_or_else(|| {
        // clap takes an option of `help` for a sub-command.
        let of_help = ["--help", "-h"].map(OsString::from);
        let line = match arguments.as_slice() {
            [help, option] if help == "help" && of_help.contains(option) => &arguments[1..],
            all => all,
        };
        match parse(line)? {
            _ if arguments == ["help", "case-format"] => {
                output::print(CASE_FORMAT).map(|()| Exit::Success)
            }
            _ if arguments == ["help", "case-schema"] => {
                output::print(&case_schema()).map(|()| Exit::Success)
            }
            _ if arguments == ["help", "results-schema"] => {
                output::print(RESULTS_SCHEMA).map(|()| Exit::Success)
            }
            Ok(cli) => dispatch(cli.command),
            Err(error) => explain_usage(&error, &arguments),
        }
    });
    outcome.unwrap_or_else(|failure| {
        let exit = failure.exit();
        if exit != Exit::Success {
            output::complain(&failure);
        }
        // A report that was printed remains the only document.
        if let Failure::Message { message, .. } = &failure
            && !output::has_output()
            && let Err(unwritten) = format::print_failure(&arguments, exit, message)
        {
            output::complain(&unwritten);
        }
        exit
    })
}

/// Parses a command line without the program's name, with the options of `xfb.toml` that it does
/// not replace.
fn parse(line: &[OsString]) -> Result<Result<Cli, clap::Error>, Failure> {
    let mut command = command();
    command.build();
    let called: Vec<OsString> = env::args_os().take(1).chain(line.iter().cloned()).collect();
    let matches = match command.clone().try_get_matches_from(&called) {
        Ok(matches) => matches,
        Err(error) => return Ok(Err(error)),
    };
    let added = options_file::arguments(Path::new(""), &command, &matches)?;
    if added.is_empty() {
        return Ok(Cli::from_arg_matches(&matches).map(|cli| cli.called(called)));
    }
    // A child that compiles for this process has the same command line.
    #[cfg(feature = "vulkan")]
    let is_child = contained::is_child();
    #[cfg(not(feature = "vulkan"))]
    let is_child = false;
    if !is_child {
        let words = added
            .iter()
            .map(|w| device_args::quote(&w.to_string_lossy()));
        let words: Vec<String> = words.collect();
        output::complain(format!("options of xfb.toml: {}", words.join(" ")));
    }
    // After the name of the sub-command.
    let mut line = called;
    line.splice(2..2, added);
    let matches = command.try_get_matches_from(&line);
    Ok(matches
        .and_then(|matches| Cli::from_arg_matches(&matches))
        .map(|cli| cli.called(line)))
}

/// The schema of case files, which is beside them.
fn case_schema() -> String {
    let schema = Sources::embedded().case("schema.json");
    schema
        .expect("an embedded file is text")
        .expect("the schema is beside the case files")
}

fn dispatch(command: Command) -> Outcome {
    if !matches!(command, Command::Worker(_)) {
        user_cache::complaint()
            .into_iter()
            .for_each(output::complain);
    }
    match command {
        Command::Run(args) => run::run(*args),
        Command::List(args) => list::run(args),
        Command::Show(args) => show::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Devices(args) => devices::run(args),
        #[cfg(feature = "vulkan")]
        Command::Minimise(args) => minimise::run(args),
        #[cfg(feature = "vulkan")]
        Command::Explain(args) => explain::run(args),
        #[cfg(feature = "vulkan")]
        Command::Repro(args) => repro::contained(&args),
        #[cfg(feature = "vulkan")]
        Command::Export(args) => export::run(&args),
        Command::BisectStep(args) => bisect_step::run(args),
        Command::Profile(args) => profile::run(args),
        Command::Compare(args) => compare::run(args),
        Command::Triage(args) => triage::run(args),
        Command::Merge(args) => merge::run(args),
        Command::Faults(args) => faults::run(args),
        #[cfg(feature = "vulkan")]
        Command::Coverage(args) => coverage::run(args),
        #[cfg(feature = "vulkan")]
        Command::Fuzz(args) => fuzz::run(args),
        Command::Table(args) => compiling(args.files.clone(), || table::run(args)),
        Command::Layout(args) => {
            let files = std::iter::once(&args.file).chain(&args.compare);
            compiling(files.cloned().collect(), || layout::run(args))
        }
        Command::Alias(args) => compiling(vec![args.file.clone()], || alias::run(args)),
        Command::Pack(args) => compiling(args.files.clone(), || pack::run(args)),
        Command::Rewrite(args) => compiling(args.files.clone(), || rewrite::run(args)),
        #[cfg(feature = "vulkan")]
        Command::Bundle(args) => bundle::contained(&args),
        Command::Completions(args) => completion::run(args),
        Command::Man(args) => manuals::man(self::command(), args),
        Command::Worker(args) => worker::run(args),
    }
}

/// Runs a command that may compile these files.
#[cfg(feature = "vulkan")]
fn compiling(files: Vec<PathBuf>, run: impl FnOnce() -> Outcome) -> Outcome {
    contained::contained(&files, run)
}

/// Runs a command in a build without a compiler.
#[cfg(not(feature = "vulkan"))]
fn compiling(_: Vec<PathBuf>, run: impl FnOnce() -> Outcome) -> Outcome {
    run()
}

/// Prints clap's message: help and version on standard output, errors on standard
/// error.
fn explain_usage(error: &clap::Error, arguments: &[OsString]) -> Outcome {
    if error.use_stderr() {
        // If standard error is closed, there is nowhere left to report that.
        let _ = error.print();
        let bisecting = env::args_os()
            .nth(1)
            .is_some_and(|name| name == "bisect-step");
        let exit = if bisecting { Exit::Stop } else { Exit::Usage };
        let message = error.to_string();
        let message = message.trim_start_matches("error: ").lines().next();
        format::print_failure(arguments, exit, message.unwrap_or_default())?;
        return Ok(exit);
    }
    error.print().map_err(Failure::Stdout)?;
    Ok(Exit::Success)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_consistent() {
        command().debug_assert();
    }

    #[test]
    fn the_help_lists_every_command_once() {
        let command = command();
        let visible = command.get_subcommands().filter(|c| !c.is_hide_set());
        let mut visible: Vec<&str> = visible.map(clap::Command::get_name).collect();
        let mut listed: Vec<&str> = GROUPS
            .iter()
            .flat_map(|(_, names)| *names)
            .copied()
            .collect();
        let on_device = [
            "bundle", "coverage", "explain", "export", "fuzz", "minimise", "repro",
        ];
        listed.retain(|name| cfg!(feature = "vulkan") || !on_device.contains(name));
        visible.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, visible);
    }
}
