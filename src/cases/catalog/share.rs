//! Parts of a selection for several machines. The hash of its name alone decides to which
//! part a case belongs, so that a new case never moves another one.

use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;
use thiserror::Error;
use twox_hash::XxHash64;

/// The reason why a part is not valid.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ShareError {
    #[error("'{0}' is not a shard like 2/4, or env")]
    Syntax(String),
    #[error("shard {index} of {total} does not exist: shards are 1 to {total}")]
    Outside { index: u32, total: u32 },
    #[error("--fraction-start {start} is not one of the {fraction} parts of --fraction")]
    Start { start: u32, fraction: u32 },
    #[error("CI_NODE_TOTAL is {total}, and CI_NODE_INDEX is not set")]
    NoIndex { total: String },
    #[error("{variable} is '{value}', not a positive number")]
    Variable {
        variable: &'static str,
        value: String,
    },
}

/// The argument of `--shard`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardArgument {
    /// The shard that the variables CI_NODE_INDEX and CI_NODE_TOTAL state.
    Environment,
    Shard(Part),
}

impl FromStr for ShardArgument {
    type Err = ShareError;

    fn from_str(text: &str) -> Result<ShardArgument, ShareError> {
        if text == "env" {
            return Ok(ShardArgument::Environment);
        }
        let numbers = text.split_once('/').and_then(|(index, total)| {
            let total: NonZeroU32 = total.parse().ok()?;
            Some((index.parse().ok()?, total))
        });
        let (index, total) = numbers.ok_or_else(|| ShareError::Syntax(text.to_owned()))?;
        Part::new(index, total).map(ShardArgument::Shard)
    }
}

impl ShardArgument {
    /// Returns the shard; `variable` looks a variable of the environment up. Where
    /// neither variable is set, as in a job without parallel ones, the one shard has
    /// every case.
    ///
    /// # Errors
    /// One variable is missing or is not a number, or there is no such shard.
    pub fn shard(
        self,
        variable: impl Fn(&'static str) -> Option<String>,
    ) -> Result<Part, ShareError> {
        let number = |name: &'static str, value: String| {
            let number: Result<NonZeroU32, _> = value.parse();
            number.map_err(|_| ShareError::Variable {
                variable: name,
                value,
            })
        };
        let one = NonZeroU32::MIN;
        match self {
            ShardArgument::Shard(part) => Ok(part),
            ShardArgument::Environment => {
                match (variable("CI_NODE_INDEX"), variable("CI_NODE_TOTAL")) {
                    (Some(index), total) => {
                        let index = number("CI_NODE_INDEX", index)?;
                        let total =
                            total.map_or(Ok(one), |total| number("CI_NODE_TOTAL", total))?;
                        Part::new(index.get(), total)
                    }
                    (None, None) => Ok(Part {
                        index: 1,
                        total: one,
                    }),
                    (None, Some(total)) if total == "1" => Ok(Part {
                        index: 1,
                        total: one,
                    }),
                    (None, Some(total)) => Err(ShareError::NoIndex { total }),
                }
            }
        }
    }
}

/// One of several parts, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    index: u32,
    total: NonZeroU32,
}

impl Part {
    fn new(index: u32, total: NonZeroU32) -> Result<Part, ShareError> {
        if index == 0 || index > total.get() {
            let total = total.get();
            return Err(ShareError::Outside { index, total });
        }
        Ok(Part { index, total })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.index, self.total)
    }
}

/// The part of the cases that a run has: a fraction, and a shard of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    pub fraction: Option<Part>,
    pub shard: Option<Part>,
}

impl Share {
    /// Combines `--fraction`, `--fraction-start` and a shard.
    ///
    /// # Errors
    /// The fraction has no such part.
    pub fn new(
        fraction: Option<NonZeroU32>,
        start: u32,
        shard: Option<Part>,
    ) -> Result<Share, ShareError> {
        let part = |fraction: NonZeroU32| {
            Part::new(start, fraction).map_err(|_| ShareError::Start {
                start,
                fraction: fraction.get(),
            })
        };
        Ok(Share {
            fraction: fraction.map(part).transpose()?,
            shard,
        })
    }

    /// Whether a case belongs to the part. The quotient of the fraction decides about
    /// the shard, so that the shards of a fraction have equal numbers of cases.
    pub fn has(&self, name: &str) -> bool {
        let mut hash = XxHash64::oneshot(0, name.as_bytes());
        for part in [self.fraction, self.shard].into_iter().flatten() {
            let total = u64::from(part.total.get());
            if hash % total != u64::from(part.index - 1) {
                return false;
            }
            hash /= total;
        }
        true
    }

    /// Whether every case belongs to the part.
    pub fn is_everything(&self) -> bool {
        let parts = [self.fraction, self.shard];
        parts
            .into_iter()
            .flatten()
            .all(|part| part.total == NonZeroU32::MIN)
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.fraction, self.shard) {
            (Some(fraction), Some(shard)) => write!(f, "shard {shard} of fraction {fraction}"),
            (Some(fraction), None) => write!(f, "fraction {fraction}"),
            (None, Some(shard)) => write!(f, "shard {shard}"),
            (None, None) => write!(f, "every case"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::Library;

    fn part(index: u32, total: u32) -> Part {
        Part::new(index, NonZeroU32::new(total).expect("not zero")).expect("it exists")
    }

    #[test]
    fn every_case_is_in_exactly_one_part_and_parts_have_alike_sizes() {
        let names = Library::embedded().names().expect("the cases");
        for (fraction, shards) in [(1, 2), (1, 4), (1, 7), (3, 1), (2, 2), (2, 4), (10, 3)] {
            let mut sizes = vec![0_usize; (fraction * shards) as usize];
            for case in &names {
                let mut holders = Vec::new();
                for start in 1..=fraction {
                    for index in 1..=shards {
                        let share = Share {
                            fraction: Some(part(start, fraction)),
                            shard: Some(part(index, shards)),
                        };
                        if share.has(&case.name) {
                            holders.push((start - 1) * shards + index - 1);
                        }
                    }
                }
                assert_eq!(holders.len(), 1, "{} of {fraction}, {shards}", case.name);
                sizes[holders[0] as usize] += 1;
            }
            let fair = names.len() / sizes.len();
            for size in sizes {
                assert!(
                    size.abs_diff(fair) < fair / 10,
                    "{size} of {fair}: {fraction}, {shards}"
                );
            }
        }
    }

    #[test]
    fn the_hash_is_fixed() {
        // `printf NAME | xxhsum -H1` prints the same.
        assert_eq!(XxHash64::oneshot(0, b""), 0xef46_db37_51d8_e999);
        let shard = |name: &str| {
            let shards = (1..=4).filter(|index| {
                let shard = Some(part(*index, 4));
                Share {
                    fraction: None,
                    shard,
                }
                .has(name)
            });
            shards.collect::<Vec<u32>>()
        };
        let names = [
            "xfb.counter.first.1",
            "xfb.place.stride.vertex.8",
            "xfb.table.w1",
        ];
        assert_eq!(names.map(shard), [[1], [4], [2]]);
    }

    #[test]
    fn a_shard_of_the_environment_never_drops_a_case_silently() {
        let shard = |index: Option<&str>, total: Option<&str>| {
            ShardArgument::Environment.shard(|name| {
                let value = if name == "CI_NODE_INDEX" {
                    index
                } else {
                    total
                };
                value.map(str::to_owned)
            })
        };
        assert_eq!(shard(Some("2"), Some("4")), Ok(part(2, 4)));
        assert_eq!(shard(None, None), Ok(part(1, 1)));
        assert_eq!(shard(None, Some("1")), Ok(part(1, 1)));
        assert_eq!(shard(Some("1"), None), Ok(part(1, 1)));
        for (index, total) in [
            (None, Some("4")),
            (Some("5"), Some("4")),
            (Some("x"), Some("4")),
            (Some("2"), None),
            (Some("1"), Some("")),
        ] {
            assert!(shard(index, total).is_err(), "{index:?} of {total:?}");
        }
    }

    #[test]
    fn a_shard_that_does_not_exist_is_refused() {
        assert_eq!("2/4".parse(), Ok(ShardArgument::Shard(part(2, 4))));
        assert_eq!("env".parse(), Ok(ShardArgument::Environment));
        for text in ["0/4", "5/4", "1/0", "1", "a/b", ""] {
            assert!(text.parse::<ShardArgument>().is_err(), "{text}");
        }
        let three = NonZeroU32::new(3);
        assert!(Share::new(three, 4, None).is_err() && Share::new(three, 3, None).is_ok());
    }
}
