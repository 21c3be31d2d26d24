//! Draw commands by themselves.

use super::{Result, exists};
use crate::script::Draw;
use crate::script::draw::{DrawCall, DrawForm, IndexBuffer};
use crate::script::validate::rules::{Illegal, Resource};

/// Validates a draw command by itself.
///
/// # Errors
/// The first rule that it breaks.
pub fn validate_draw(draw: &Draw, buffers: &[IndexBuffer]) -> Result {
    let calls = &draw.calls;
    let instances = |call: &DrawCall| (call.instances, call.first_instance);
    match draw.form {
        DrawForm::Direct if calls.len() != 1 => {
            return Err(Illegal::DirectDraws { calls: calls.len() });
        }
        DrawForm::Multi if calls.iter().any(|c| instances(c) != instances(&calls[0])) => {
            return Err(Illegal::MultiInstances);
        }
        DrawForm::Generated { max: 0, .. } => return Err(Illegal::NoSequences),
        DrawForm::Direct
        | DrawForm::Multi
        | DrawForm::Indirect
        | DrawForm::IndirectCount { .. }
        | DrawForm::Generated { .. }
        | DrawForm::GeneratedCount { .. } => {}
    }
    let Some(index) = draw.indices else {
        return match calls.iter().find(|call| call.vertex_offset != 0) {
            Some(call) => Err(Illegal::OffsetOfNoIndex(call.vertex_offset)),
            None => Ok(()),
        };
    };
    exists(Resource::IndexBuffer, index, buffers.len())?;
    let length = buffers[index].values.len() as u64;
    let end = |call: &DrawCall| u64::from(call.first_vertex) + u64::from(call.vertices);
    match calls.iter().map(end).find(|end| *end > length) {
        Some(end) => Err(Illegal::IndexOutside { end, length }),
        None => Ok(()),
    }
}
