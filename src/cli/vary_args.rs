//! Arguments that select the variations in which cases run ([`crate::vary`]).

use crate::run::Launch;
#[cfg(feature = "vulkan")]
use crate::run::disguise::Disguise;
use crate::run::worker::WorkerOptions;
use crate::vary::Item;

/// The seed of an ordinary run.
const SEED: u64 = 0;

/// The variations in which cases run.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct VaryArgs {
    /// Run each case as it is declared, and not in a variation: with other commands, or other
    /// forms of its commands, with which it must capture the same
    #[arg(long)]
    plain: bool,
    /// Select the variations by this number [default: 0]
    #[arg(long, value_name = "SEED", conflicts_with = "plain")]
    vary: Option<u64>,
    /// Run each case in this variation, as a failure states it
    #[arg(long, value_name = "ITEM,…", value_delimiter = ',', conflicts_with_all = ["plain", "vary"])]
    variation: Vec<Item>,
}

impl VaryArgs {
    /// Returns the arguments by which a result is reproduced that was given in a variation, or
    /// in none, with a space before them.
    pub fn option(&self, variation: &[String]) -> String {
        match self.vary {
            _ if !variation.is_empty() => format!(" --variation {}", variation.join(",")),
            _ if self.plain => " --plain".to_owned(),
            Some(seed) => format!(" --vary {seed}"),
            None => String::new(),
        }
    }

    /// Returns these arguments for a worker, which varies nothing by itself.
    pub fn in_worker(&self) -> VaryArgs {
        let is_chosen = !self.plain && self.variation.is_empty();
        VaryArgs {
            vary: is_chosen.then(|| self.vary.unwrap_or(SEED)),
            ..self.clone()
        }
    }

    /// The seed by which variations are selected, if they are.
    pub fn seed(&self) -> Option<u64> {
        self.vary
    }

    /// Whether a worker varies nothing.
    pub fn is_plain(&self) -> bool {
        self.vary.is_none() && self.variation.is_empty()
    }

    /// Lets workers select these variations.
    pub fn apply(&self, worker: WorkerOptions) -> WorkerOptions {
        let items: Vec<String> = self.variation.iter().map(Item::to_string).collect();
        let option = self.option(&items);
        let varied = |launch: Launch| launch.with_options(option.split_whitespace());
        WorkerOptions {
            launch: varied(worker.launch),
            without_layer: worker.without_layer.map(varied),
            ..worker
        }
    }

    /// Returns the variations of a worker.
    #[cfg(feature = "vulkan")]
    pub fn disguise(&self) -> Disguise {
        match self.vary {
            Some(seed) => Disguise::Seed(seed),
            None if self.is_plain() => Disguise::Plain,
            None => Disguise::Items(self.variation.clone()),
        }
    }
}
