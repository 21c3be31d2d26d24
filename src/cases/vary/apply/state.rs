//! Dynamic state that is set to another value, and back.

use super::Edit;
use crate::script::commands::Command;
use crate::script::program::{Dynamic, State, Topology};

impl Edit<'_> {
    /// Sets another value of a state before a command, and the value of the case again.
    pub(super) fn toggle(&mut self, number: usize, dynamic: Dynamic) -> Option<()> {
        let state = &self.states[number];
        let program = self.plain.programs().nth(state.program.position())?;
        let own = state.assembly(&program.assembly).state(dynamic);
        let mut programs = self.plain.programs();
        if !programs.all(|program| program.pipeline.dynamic.contains(&dynamic)) {
            self.dynamic(dynamic)?;
        }
        // A program that decides by its rasterization gets the value with the state.
        let own = match own {
            State::Discard(_) if program.assembly.discard.is_none() => {
                State::Discard(program.state().discards())
            }
            State::Topology(_)
            | State::Restart(_)
            | State::PatchPoints(_)
            | State::Provoking(_)
            | State::Stream(_)
            | State::Discard(_) => own,
        };
        self.before(number, [other(own)?, own].map(Command::Set));
        Some(())
    }
}

/// Returns another value of a state that is legal where the value is; `None` if there is none that
/// every device has.
fn other(state: State) -> Option<State> {
    Some(match state {
        State::Topology(topology) => State::Topology(match topology {
            Topology::Lines | Topology::LinesAdjacency => Topology::LineStrip,
            Topology::LineStrip | Topology::LineStripAdjacency => Topology::Lines,
            Topology::Triangles | Topology::TrianglesAdjacency => Topology::TriangleFan,
            Topology::TriangleStrip | Topology::TriangleFan | Topology::TriangleStripAdjacency => {
                Topology::Triangles
            }
            Topology::Points | Topology::Patches => return None,
        }),
        State::Restart(restart) => State::Restart(!restart),
        State::PatchPoints(points) => State::PatchPoints(if points == 4 { 3 } else { 4 }),
        State::Discard(discard) => State::Discard(!discard),
        State::Provoking(_) | State::Stream(_) => return None,
    })
}
