//! The places where neutral commands are legal.

use super::{ProgramUse, validate};
use crate::script::commands::{
    Bind, BoundRange, Boundary, Command, CounterCall, QueryDeclaration, QueryKind, RangeSize,
};
use crate::script::neutral::{Neutral, NeutralPlace};
use crate::script::{Draw, ResourceKind, Script};
use crate::units::{Binding, QueryIndex, Stream};

/// The error of a script of one query that ends nothing twice, with programs of a resource.
fn broken(commands: Vec<Command>, resource: Option<ResourceKind>) -> Option<String> {
    let ends = commands.contains(&Command::EndQuery(QueryIndex(0)));
    let script = Script {
        buffers: vec![4096],
        queries: vec![
            QueryDeclaration {
                kind: QueryKind::TransformFeedback,
                stream: Stream(0),
            };
            usize::from(ends)
        ],
        commands,
        ..Script::default()
    };
    let program = ProgramUse {
        captures: vec![Binding(0)],
        resources: resource.into_iter().collect(),
        ..ProgramUse::default()
    };
    let error = validate(script, vec![program]).err()?;
    Some(error.illegal.to_string())
}

/// A capture with one command at each place.
fn around(
    before: Option<Neutral>,
    inside: Option<Neutral>,
    after: Option<Neutral>,
) -> Vec<Command> {
    let range = BoundRange {
        buffer: 0,
        offset: 0,
        size: RangeSize::Bytes(1024),
    };
    let mut commands = vec![Command::Bind(Bind::new(Binding(0), vec![range]))];
    commands.extend(before.map(Command::Neutral));
    commands.push(Command::Begin(CounterCall::default()));
    commands.extend(inside.map(Command::Neutral));
    commands.push(Command::Draw(Draw::plain(3, 1, 0, 0)));
    commands.extend(inside.map(Command::Neutral));
    commands.push(Command::End(CounterCall::default()));
    commands.extend(after.map(Command::Neutral));
    commands
}

#[test]
fn each_neutral_command_has_places_where_it_is_legal() {
    for neutral in Neutral::ALL.iter().copied() {
        let one = Some(neutral);
        let before = broken(around(one, None, None), None);
        let inside = broken(around(None, one, None), None);
        // The pass is still open after the end.
        let after = broken(around(None, None, one), None);
        let name = neutral.commands().join(" and ");
        let legal = (None, None, None);
        let expected = match neutral.place() {
            NeutralPlace::Anywhere => legal,
            NeutralPlace::InPass => (
                Some(format!("{name} is recorded outside a subpass")),
                None,
                None,
            ),
            NeutralPlace::OutsidePass => (
                None,
                Some(format!("{name} while transform feedback is active")),
                None,
            ),
        };
        assert_eq!((before, inside, after), expected, "{neutral:?}");
    }
}

#[test]
fn clears_blits_and_draws_may_count_towards_an_active_query() {
    let (begin, end) = (QueryIndex(0), QueryIndex(0));
    for neutral in Neutral::ALL.iter().copied() {
        let mut commands = around(None, None, Some(neutral));
        commands.insert(0, Command::BeginQuery(begin));
        commands.push(Command::EndQuery(end));
        let name = neutral.commands().join(" and ");
        let counts = [
            Neutral::ClearAttachments,
            Neutral::ClearColorImage,
            Neutral::BlitImage,
            Neutral::BlitImage2,
            Neutral::OtherDraw,
            Neutral::OtherCapturingDraw,
            Neutral::MeshDraw,
        ];
        let expected = counts
            .contains(&neutral)
            .then(|| format!("{name} while query 0 is active"));
        assert_eq!(broken(commands, None), expected, "{neutral:?}");
    }
}

#[test]
fn a_command_that_changes_what_programs_use_is_not_neutral() {
    let inside = |neutral| around(None, Some(neutral), None);
    for (neutral, resource) in [
        (Neutral::ClearAttachments, ResourceKind::Target),
        (Neutral::PushConstants, ResourceKind::PushConstant),
        (Neutral::PushConstants2, ResourceKind::PushConstant),
    ] {
        let name = neutral.commands()[0];
        assert_eq!(
            broken(inside(neutral), Some(resource)),
            Some(format!("{name} changes what a program of the case uses"))
        );
    }
    let other = broken(
        inside(Neutral::BindDescriptorSets),
        Some(ResourceKind::Target),
    );
    assert_eq!(other, None);
}

#[test]
fn a_reset_query_begins_once() {
    let mut commands = around(Some(Neutral::OcclusionQuery), None, None);
    commands.push(Command::Next(Boundary::Resubmit));
    let why = "a submission that begins a query is submitted again";
    assert_eq!(broken(commands, None).as_deref(), Some(why));
}

#[test]
fn only_commands_of_passes_are_recorded_in_secondary_command_buffers() {
    for neutral in Neutral::ALL.iter().copied() {
        let mut commands = vec![Command::BeginSecondary];
        commands.extend(around(None, Some(neutral), None));
        if neutral.place() == NeutralPlace::OutsidePass {
            commands = vec![Command::BeginSecondary, Command::Neutral(neutral)];
        }
        commands.push(Command::EndSecondary);
        let name = neutral.commands().join(" and ");
        let expected = (neutral.place() == NeutralPlace::OutsidePass)
            .then(|| format!("{name} inside a secondary command buffer"));
        assert_eq!(broken(commands, None), expected, "{neutral:?}");
    }
}
