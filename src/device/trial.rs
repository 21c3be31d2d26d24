//! The time that work takes, judged by a part of it: a draw of billions of vertices takes one
//! device two seconds and another one a minute. Vulkan states no limit, but operating systems
//! end work that takes seconds, and with it the work of other processes.

use crate::script::draw::{COUNTED_FROM, Draw, DrawCall};
use crate::script::{Command, ExecuteError, Job};
use std::time::Duration;

/// Two jobs that differ in a part of what another one draws.
pub(super) struct Trial {
    /// The job without its counted draws.
    pub none: Job,
    /// The job with few instances of them.
    pub part: Job,
    /// The vertices of the counted draws of the original job, and of `part`.
    vertices: (u64, u64),
}

impl Trial {
    /// Returns a trial of a job whose counted draws have many instances; `None` for any other.
    pub fn new(job: &Job) -> Option<Trial> {
        let all = vertices(job);
        if all == 0 {
            return None;
        }
        let none = with_instances(job, |_| 0);
        // As many that their vertices are still only counted.
        let part = with_instances(job, |call| {
            let fewest = COUNTED_FROM.div_ceil(u64::from(call.vertices).max(1));
            u32::try_from(fewest).unwrap_or(u32::MAX)
        });
        let few = vertices(&part);
        (0 < few && few < all).then_some(Trial {
            none,
            part,
            vertices: (all, few),
        })
    }

    /// Checks that the estimated time of the original job is at most `most`, if the part took
    /// `elapsed`.
    ///
    /// # Errors
    /// [`ExecuteError::Unsupported`]
    pub fn check(&self, elapsed: Duration, most: Duration) -> Result<(), ExecuteError> {
        let (all, part) = self.vertices;
        let factor = u32::try_from(all / part).unwrap_or(u32::MAX);
        let whole = elapsed.saturating_mul(factor);
        if whole <= most {
            return Ok(());
        }
        let (whole, most) = (whole.as_secs_f64(), most.as_secs_f64());
        Err(ExecuteError::Unsupported(format!(
            "speed: a draw of {all} vertices is estimated to take {whole:.1} s, the limit is \
             {most:.1} s"
        )))
    }
}

/// The job with at most this many instances of each counted draw.
fn with_instances(job: &Job, most: impl Fn(&DrawCall) -> u32) -> Job {
    let script = job.script.revise(|script| {
        for command in &mut script.commands {
            if let Command::Draw(draw) = command
                && draw.is_counted()
            {
                for call in &mut draw.calls {
                    call.instances = call.instances.min(most(call));
                }
            }
        }
    });
    Job {
        script: script.expect("fewer instances are as valid"),
        ..job.clone()
    }
}

/// The vertices of all draws that are too large to name their vertices.
fn vertices(job: &Job) -> u64 {
    let draws = job
        .script
        .commands
        .iter()
        .filter_map(|command| match command {
            Command::Draw(draw) if draw.is_counted() => Some(draw),
            _ => None,
        });
    draws.flat_map(Draw::drawn).map(DrawCall::total).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fake::scenarios;
    use crate::script::Script;

    /// A job of the fake driver with a draw of this many vertices and instances more.
    fn job(vertices: u32, instances: u32) -> Job {
        let (_, job) = scenarios::all().remove(0);
        let large = Draw::plain(vertices, instances, 0, 0);
        let script = job.script.revise(|script: &mut Script| {
            script.commands.push(Command::Draw(large));
        });
        Job {
            script: script.expect("the script is legal"),
            ..job
        }
    }

    #[test]
    fn the_time_of_a_draw_of_billions_follows_from_that_of_a_part() {
        assert!(Trial::new(&job(3, 1)).is_none());
        assert!(Trial::new(&job(1 << 23, 2)).is_none());
        let of_small = Trial::new(&job(1 << 12, 1 << 13)).expect("it has many instances");
        assert_eq!(of_small.vertices, (1 << 25, 1 << 24));
        let trial = Trial::new(&job(1 << 24, 256)).expect("it is large");
        assert_eq!(trial.vertices, (1 << 32, 1 << 24));
        assert_eq!(vertices(&trial.none), 0);
        let check = |milliseconds| {
            let elapsed = Duration::from_millis(milliseconds);
            trial.check(elapsed, Duration::from_secs(2))
        };
        assert_eq!(check(7), Ok(()));
        let refused = check(10).expect_err("2.56 s are too long");
        assert_eq!(
            refused.to_string(),
            "the device lacks speed: a draw of 4294967296 vertices is estimated to take 2.6 s, the \
             limit is 2.0 s"
        );
    }
}
