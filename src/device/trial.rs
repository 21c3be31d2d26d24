//! The time that work takes, judged by a part of it: a draw of billions of vertices takes one
//! device two seconds and another one a minute. Vulkan states no limit, but operating systems
//! end work that takes seconds, and with it the work of other processes.

use crate::script::draw::{Draw, DrawCall};
use crate::script::{Command, ExecuteError, Job};
use std::time::Duration;

/// The instances of a draw that a trial draws: as many vertices of each as before, and enough
/// that they are only counted.
const INSTANCES: u32 = 2;

/// A job that draws a part of what another one draws.
pub(super) struct Trial {
    pub job: Job,
    /// The vertices of the other one, and of this one.
    vertices: (u64, u64),
}

impl Trial {
    /// Returns the trial of a job that draws billions of vertices; `None` for any other.
    pub fn new(job: &Job) -> Option<Trial> {
        let all = vertices(&job.script.commands);
        if all == 0 {
            return None;
        }
        let script = job.script.revise(|script| {
            for command in &mut script.commands {
                if let Command::Draw(draw) = command
                    && draw.is_counted()
                {
                    let calls = draw.calls.iter_mut();
                    calls.for_each(|call| call.instances = call.instances.min(INSTANCES));
                }
            }
        });
        let job = Job {
            script: script.expect("fewer instances are as valid"),
            ..job.clone()
        };
        let part = vertices(&job.script.commands);
        (part < all).then_some(Trial {
            job,
            vertices: (all, part),
        })
    }

    /// Checks that the whole work takes at most this long, if the trial took `elapsed`.
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
            "speed: a draw of {all} vertices would take {whole:.1} s, and longer ones than {most:.1} \
             s are not made (a fifteenth of --timeout)"
        )))
    }
}

/// The vertices of all draws that are too large to name their vertices.
fn vertices(commands: &[Command]) -> u64 {
    let draws = commands.iter().filter_map(|command| match command {
        Command::Draw(draw) if draw.is_counted() => Some(draw),
        _ => None,
    });
    draws.flat_map(Draw::drawn).map(DrawCall::total).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::device::fake::scenarios;
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
        let trial = Trial::new(&job(1 << 24, 256)).expect("it is large");
        assert_eq!(trial.vertices, (1 << 32, 1 << 25));
        let check = |milliseconds| {
            let elapsed = Duration::from_millis(milliseconds);
            trial.check(elapsed, Duration::from_secs(2))
        };
        assert_eq!(check(15), Ok(()));
        let refused = check(20).expect_err("2.56 s are too long");
        assert_eq!(
            refused.to_string(),
            "the device lacks speed: a draw of 4294967296 vertices would take 2.6 s, and longer ones \
             than 2.0 s are not made (a fifteenth of --timeout)"
        );
    }
}
