//! Random scripts over everything that the script language has: `xfb fuzz`.
//!
//! A case is a function of a seed, its number and what the device offers. Successive cases
//! share their programs, so that shaders are compiled once for several scripts. Scripts are
//! legal, because each command is added only if the rules of
//! [`validate`](crate::script::validate) allow it; see [`writer`]. The model computes what
//! each must capture.
//!
//! * [`sizes`] – numbers of vertices at boundaries; [`focus`] – other numbers there;
//!   [`offer`] – what a device offers; [`offered`] – where there is none.
//! * [`programs`] – interfaces and pipelines.
//! * [`writer`] – a script while it is written.
//! * [`aim`] – a number of an argument in a situation; [`aimed`] – scripts about it;
//!   [`pictures`] – scripts of points that are drawn into an image.
//! * [`captures`], [`draws`], [`dynamic_state`], [`surroundings`] – the choices of
//!   commands.
//!
//! Vulkan chapters "Transform Feedback", "Drawing Commands", "Queries", "Command Buffers".

pub mod aim;
mod aimed;
mod captures;
mod draws;
mod dynamic_state;
mod focus;
mod offer;
mod offered;
mod pictures;
mod programs;
mod sizes;
mod surroundings;
mod writer;

use super::{Rng, spelled_script};
use crate::case::definition::{Definition, ProgramDefinition};
use crate::case::sequence::Sequence;
use crate::script::barrier::Dependency;
use crate::script::commands::{Boundary, Command};
use crate::script::{Capabilities, Script};
use crate::spanned::Spanned;
use aim::Aim;
use focus::Focus;
use offer::Offer;
pub use offered::{common, everything};
use programs::RandomProgram;
use sizes::Scale;
use std::collections::BTreeMap;
use writer::{Open, Writer};

/// Successive cases that share their programs.
pub const GROUP: u64 = 64;

/// The rule that every case concerns: what is captured is what the shaders write.
const RULE: i64 = 15;

/// The seed of scripts for the extended list.
const LISTED_SEED: u64 = 0;

/// Attempts to add the one draw that a script must have.
const DRAW_ATTEMPTS: u32 = 64;

/// Attempts to add a command, for each command that a script shall have.
const ATTEMPTS: u32 = 4;

/// A generated case.
#[derive(Clone, Debug)]
pub struct RandomCase {
    pub definition: Definition,
    pub sequence: Sequence,
    /// The script, as it was generated.
    pub script: Script,
}

impl RandomCase {
    /// The case of this number of a seed, for a device.
    pub fn new(seed: u64, number: u64, device: &Capabilities) -> RandomCase {
        let offer = Offer(device);
        let mut shape = Rng::new(stream(seed, 2 * (number / GROUP)));
        let programs = programs::programs(&mut shape, &offer);
        let mut rng = Rng::new(stream(seed, 2 * number + 1));
        let focus = Focus::random(&mut rng);
        let scale = match focus.exponent(&mut rng) {
            Some(exponent) => Scale::Large(exponent),
            None => Scale::random(&mut rng),
        };
        let writer = Writer::new(rng, offer, &programs, (scale, focus), None);
        let script = write(writer);
        RandomCase::from_script(
            &programs,
            script,
            format!("random script {number} of seed {seed}"),
        )
    }

    /// The case of this number of a seed for `xfb fuzz`: one in three groups is about a number
    /// of one argument in one situation, since few scripts without an aim have both; one in
    /// twelve draws into an image.
    pub fn fuzzed(seed: u64, number: u64, device: &Capabilities) -> RandomCase {
        let mut rng = Rng::new(!stream(seed, number / GROUP));
        if rng.below(3) == 0 {
            let aim = aimed::random_aim(&mut rng, &Offer(device));
            return RandomCase::with_aim(seed, (number / GROUP, number), aim, device);
        }
        let pictured = if rng.below(8) == 0 {
            RandomCase::pictured(seed, number, device)
        } else {
            None
        };
        pictured.unwrap_or_else(|| RandomCase::new(seed, number, device))
    }

    /// The case of this number of a seed that draws into an image, if the device can.
    fn pictured(seed: u64, number: u64, device: &Capabilities) -> Option<RandomCase> {
        let offer = Offer(device);
        let mut shape = Rng::new(stream(seed, 2 * (number / GROUP)));
        let programs = [pictures::program(&mut shape, &offer)?];
        let rng = Rng::new(stream(seed, 2 * number + 1));
        let writer = Writer::new(rng, offer, &programs, (Scale::Small, Focus(None)), None);
        let about = format!("random script {number} of seed {seed} with an image");
        Some(RandomCase::from_script(&programs, write(writer), about))
    }

    /// The case of this number of a seed that is about a number of one argument in one
    /// situation, for a device.
    pub fn aimed(seed: u64, number: u64, aim: Aim, device: &Capabilities) -> RandomCase {
        RandomCase::with_aim(seed, (number, number), aim, device)
    }

    /// The case of a program and a script of these numbers.
    fn with_aim(
        seed: u64,
        (program, number): (u64, u64),
        aim: Aim,
        device: &Capabilities,
    ) -> RandomCase {
        let offer = Offer(device);
        let mut shape = Rng::new(stream(seed, 2 * program));
        let programs = [aimed::program(&mut shape, &offer, aim)];
        let rng = Rng::new(stream(seed, 2 * number + 1));
        let scale_and_focus = aimed::scale_and_focus(aim);
        let mut writer = Writer::new(rng, offer, &programs, scale_and_focus, Some(aim));
        writer.write_aimed(aim);
        let script = completed(writer);
        let about = format!("random script {number} of seed {seed} with an aim");
        RandomCase::from_script(&programs, script, about)
    }

    fn from_script(programs: &[RandomProgram], script: Script, about: String) -> RandomCase {
        let names: Vec<String> = programs.iter().map(|p| p.name.clone()).collect();
        RandomCase {
            definition: definition(programs, about),
            sequence: spelled_script::sequence(&script, &names),
            script,
        }
    }
}

/// Whether the script of this number needs nothing but what most devices have.
pub fn is_common(number: u32) -> bool {
    number.is_multiple_of(2)
}

/// The script of this number for the extended list: of what most devices have if the number is
/// even, and otherwise of what any device may have.
pub fn listed(number: u32) -> RandomCase {
    let device = if is_common(number) {
        common()
    } else {
        everything()
    };
    // Each has programs of its own.
    RandomCase::new(LISTED_SEED, GROUP * u64::from(number), &device)
}

/// The script of this number with an aim for the extended list.
pub fn listed_aimed(number: u32, aim: Aim) -> RandomCase {
    let device = if is_common(number) {
        common()
    } else {
        everything()
    };
    RandomCase::aimed(LISTED_SEED, u64::from(number), aim, &device)
}

/// The state of the random numbers for one part of a seed.
fn stream(seed: u64, part: u64) -> u64 {
    Rng::new(seed ^ part.wrapping_mul(0xd134_2543_de82_ef95)).bits()
}

fn definition(programs: &[RandomProgram], about: String) -> Definition {
    let placed = |value| Spanned::new(0..0, value);
    let (own, extra) = programs.split_first().expect("a case has a program");
    let program = |program: &RandomProgram| ProgramDefinition {
        interface: program.interface.clone(),
        request: program
            .request
            .clone()
            .map(|request| Spanned::new(0..0, request)),
        pipeline: program.pipeline.clone(),
    };
    let extra = extra.iter().map(|extra| {
        let name = Spanned::new(0..0, extra.name.clone());
        (name, Spanned::new(0..0, program(extra)))
    });
    let own = program(own);
    Definition {
        about: placed(about),
        rules: Spanned::new(0..0, vec![Spanned::new(0..0, RULE)]),
        tables: Vec::new(),
        probe: None,
        host_only: false,
        interface: own.interface,
        memory: None,
        request: own.request,
        pipeline: own.pipeline,
        programs: extra.collect::<BTreeMap<_, _>>(),
        table: Vec::new(),
        placement: Vec::new(),
        advertised: None,
        negative: None,
        opengl: None,
    }
}

/// Writes a script.
fn write(mut writer: Writer<'_>) -> Script {
    writer.query_read();
    writer.allocation();
    if writer.script.views() > 1 {
        // No capture binds anything.
        writer.bind_all();
    }
    let length = match writer.rng.below(10) {
        0..=3 => writer.rng.between(4, 9),
        4..=7 => writer.rng.between(8, 18),
        _ => writer.rng.between(16, 40),
    };
    if writer.rng.chance(6) {
        twice(&mut writer);
    }
    for _ in 0..length * ATTEMPTS {
        if writer.script.commands.len() >= length as usize {
            break;
        }
        step(&mut writer);
    }
    completed(writer)
}

/// Ends everything, and adds the draw that a script must have.
fn completed(mut writer: Writer<'_>) -> Script {
    // At least one draw is captured.
    if !captured(&writer.script) {
        close_all(&mut writer);
        writer.begin_capture();
        try_draw(&mut writer);
    }
    close_all(&mut writer);
    let is_enough = |writer: &Writer<'_>| drawn(&writer.script) && writer.shows_enough();
    if !is_enough(&writer) {
        assert!(
            (0..DRAW_ATTEMPTS).any(|_| writer.draw() && is_enough(&writer)),
            "no draw is legal, or shows a point: {:?}",
            writer.script.commands
        );
    }
    writer.script.seed = 0;
    writer.script
}

/// Begins with a submission that is made twice. Its first
/// captures are complete before the second time.
fn twice(writer: &mut Writer<'_>) {
    writer.again = true;
    for order in [Dependency::Data, Dependency::Counters] {
        writer.settle(order);
    }
    for _ in 0..writer.rng.between(4, 16) {
        step(writer);
    }
    close_all(writer);
    writer.push(Command::Next(Boundary::Resubmit));
    writer.again = false;
}

/// Draws, if one of several attempts is legal and affordable.
fn try_draw(writer: &mut Writer<'_>) -> bool {
    (0..DRAW_ATTEMPTS).any(|_| writer.draw())
}

/// Whether a draw is captured.
fn captured(script: &Script) -> bool {
    let mut capturing = false;
    script.commands.iter().any(|command| {
        let effects = command.effects();
        capturing |= effects.begins_capture.is_some();
        capturing &= effects.ends_capture.is_none();
        capturing && effects.draws.is_some()
    })
}

fn drawn(script: &Script) -> bool {
    let mut commands = script.commands.iter();
    commands.any(|command| command.effects().draws.is_some())
}

/// Ends everything that has begun.
fn close_all(writer: &mut Writer<'_>) {
    while let Some(open) = writer.open.last().copied() {
        assert!(
            close(writer, open),
            "{open:?} ends before what is around it: {:?}",
            writer.script.commands
        );
    }
}

/// Ends what began inside the active capture; returns whether that is legal.
fn close_inner(writer: &mut Writer<'_>) -> bool {
    while let Some(open) = writer.open.last().copied() {
        if open == Open::Capture {
            return true;
        }
        if !close(writer, open) {
            return false;
        }
    }
    false
}

/// Adds a command, or a few that belong together, if they are legal here.
fn step(writer: &mut Writer<'_>) {
    let choice = writer.rng.below(100);
    if writer.capturing() {
        match choice {
            0..=49 => writer.draw(),
            50..=59 => writer.byte_count(),
            60..=77 => close_last(writer),
            78..=83 => writer.begin_query(),
            84..=88 => writer.begin_condition(),
            89..=92 => writer.set_state(),
            93..=95 => writer.neutral(),
            _ => close_any(writer),
        };
        return;
    }
    match choice {
        0..=39 => writer.begin_capture(),
        40..=47 => writer.begin_query(),
        48..=53 => writer.draw(),
        54..=58 => writer.next(),
        59..=63 => writer.begin_secondary(),
        64..=67 => writer.begin_condition(),
        68..=71 => writer.write_counter(),
        72..=75 => writer.copy(),
        76..=79 => writer.use_any(),
        80..=82 => writer.set_state(),
        83..=85 => writer.reset_query(),
        86..=88 => writer.any_barrier(),
        89..=90 => writer.byte_count(),
        91..=93 => writer.neutral(),
        94..=97 => close_last(writer),
        _ => close_any(writer),
    };
}

/// Ends what began last.
fn close_last(writer: &mut Writer<'_>) -> bool {
    let open = writer.open.last().copied();
    open.is_some_and(|open| close(writer, open))
}

/// Ends anything that has begun, if the rest may stay.
fn close_any(writer: &mut Writer<'_>) -> bool {
    let open = writer.rng.pick(&writer.open).copied();
    open.is_some_and(|open| close(writer, open))
}

fn close(writer: &mut Writer<'_>, open: Open) -> bool {
    match open {
        Open::Capture => writer.finish_capture(),
        Open::Condition => writer.push(Command::EndConditional),
        Open::Query(query) => writer.push(Command::EndQuery(query)),
        Open::Secondary => writer.push(Command::EndSecondary),
    }
}
