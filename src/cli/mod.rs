//! Floor 10: the command line. One file per sub-command, each with its arguments
//! (`…Args`) and a `run` that gives an [`Outcome`].

pub mod bisect_step;
mod capture_args;
pub mod cases;
mod device_args;
pub mod devices;
pub mod exit;
mod format;
pub mod layout;
pub mod list;
#[cfg(feature = "vulkan")]
pub mod minimise;
mod order_args;
pub mod output;
pub mod pack;
pub mod profile;
mod progress;
mod reporter;
pub mod rewrite;
pub mod rules;
pub mod run;
mod selection;
pub mod show;
pub mod table;
pub mod tables;
pub mod worker;

pub use exit::{Exit, Failure, Outcome};

use clap::{Parser, Subcommand};
use std::env;

/// Tells whether a Vulkan driver's transform feedback is right and, where it
/// is wrong, which rule, buffer, byte, vertex and component.
#[derive(Debug, Parser)]
#[command(name = "xfb", version, arg_required_else_help = true)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run cases and tell what became of them
    Run(run::RunArgs),
    /// List the names of cases
    List(list::ListArgs),
    /// Show what a case is
    Show(show::ShowArgs),
    /// Make the script of a failing case smaller while it fails in the same way
    #[cfg(feature = "vulkan")]
    Minimise(minimise::MinimiseArgs),
    /// Show the devices and what they offer for transform feedback
    Devices(devices::DevicesArgs),
    /// Print the tables of captured varyings, buffers and outputs of a shader
    Table(table::TableArgs),
    /// Write a module that captures what a shader declares or names ask for
    Rewrite(rewrite::RewriteArgs),
    /// Show the rules and the cases that check each
    Rules(rules::RulesArgs),
    /// Show the worked tables and what proves each
    Tables(tables::TablesArgs),
    /// Print what a device did with what the text leaves open, or compare two
    Profile(profile::ProfileArgs),
    /// Print where a linker puts the varyings between two stages
    Pack(pack::PackArgs),
    /// Print the blocks of a shader and where their members lie in memory
    Layout(layout::LayoutArgs),
    /// Judge one point of a history, for `git bisect run`
    BisectStep(bisect_step::BisectStepArgs),
    #[command(hide = true)]
    Worker(worker::WorkerArgs),
}

/// Runs the program: reads the command line, calls the sub-command, and says on
/// standard error why it ended early.
pub fn main() -> Exit {
    let outcome = match Cli::try_parse() {
        Ok(cli) => dispatch(cli.command),
        Err(error) => explain_usage(&error),
    };
    outcome.unwrap_or_else(|failure| {
        let exit = failure.exit();
        if exit != Exit::Success {
            output::complain(&failure);
        }
        exit
    })
}

fn dispatch(command: Command) -> Outcome {
    match command {
        Command::Run(args) => run::run(args),
        Command::List(args) => list::run(args),
        Command::Show(args) => show::run(args),
        #[cfg(feature = "vulkan")]
        Command::Minimise(args) => minimise::run(args),
        Command::Devices(args) => devices::run(args),
        Command::Table(args) => table::run(args),
        Command::Rewrite(args) => rewrite::run(args),
        Command::Rules(args) => rules::run(args),
        Command::Tables(args) => tables::run(args),
        Command::Profile(args) => profile::run(args),
        Command::Pack(args) => pack::run(args),
        Command::Layout(args) => layout::run(args),
        Command::BisectStep(args) => bisect_step::run(args),
        Command::Worker(args) => worker::run(args),
    }
}

/// Prints what clap has to say: help and version on standard output, anything
/// else on standard error.
fn explain_usage(error: &clap::Error) -> Outcome {
    if error.use_stderr() {
        // Nobody is left to be told where standard error is gone.
        let _ = error.print();
        return Ok(match env::args_os().nth(1) {
            Some(command) if command == "bisect-step" => Exit::Stop,
            _ => Exit::Usage,
        });
    }
    error.print().map_err(Failure::Stdout)?;
    Ok(Exit::Success)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
