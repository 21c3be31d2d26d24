//! Steps that read captured data: `consume`, for the next draw, and `copy`.
//!
//! ```toml
//! consume = { as = "vertex", from = { memory = 0, offset = 256 } }
//! copy = { from = { counter = 0 }, to = { memory = 1, offset = 16 }, bytes = 4, via = "host" }
//! ```

use super::buffer_sizes::BufferPlan;
use crate::case::sequence::steps::{self, BufferRef, Usage};
use crate::script::consume::{BufferCopy, CapturedSource, Consume, DrawInput, READ_BYTES, ReadAs};
use crate::script::placement::Place;
use crate::units::Within;

/// The place that a reference names, of which `bytes` are used.
fn place(at: &BufferRef, bytes: u64, buffers: &mut BufferPlan) -> Result<Place, String> {
    let offset = at.offset.map_or(0, |offset| u64::from(offset.get()));
    let end = offset + bytes;
    let buffer = match (at.buffer, at.memory) {
        (Some(binding), None) => buffers.extend_binding(binding, end),
        (None, Some(memory)) => buffers.extend_memory(memory, end),
        (Some(_), Some(_)) | (None, None) => {
            return Err("a place is in one 'buffer' or one 'memory'".to_owned());
        }
    };
    Ok(Place { buffer, offset })
}

/// The source that a reference names.
fn source(at: &BufferRef, bytes: u64, buffers: &mut BufferPlan) -> Result<CapturedSource, String> {
    match (at.counter, at.buffer, at.memory, at.offset) {
        (Some(counter), None, None, None) => Ok(CapturedSource::Counter(counter)),
        (None, ..) => place(at, bytes, buffers).map(CapturedSource::Captured),
        (Some(_), ..) => {
            Err("a source is a 'counter', or a place in one 'buffer' or one 'memory'".to_owned())
        }
    }
}

/// The input of the next draw, whose program reads captured data by `reads`.
///
/// # Errors
/// A place that does not exist, or a use that no device supports.
pub(crate) fn consume(
    step: &steps::Consume,
    reads: Option<ReadAs>,
    buffers: &mut BufferPlan,
) -> Result<Consume, String> {
    let by = match step.usage {
        Usage::Vertex => DrawInput::Data(ReadAs::Vertex),
        Usage::Instance => DrawInput::Data(ReadAs::Instance),
        Usage::Uniform => DrawInput::Data(ReadAs::Uniform),
        Usage::Storage => DrawInput::Data(ReadAs::Storage),
        Usage::UniformTexel => DrawInput::Data(ReadAs::UniformTexel),
        Usage::StorageTexel => DrawInput::Data(ReadAs::StorageTexel),
        Usage::Index => DrawInput::Index,
        Usage::Indirect => DrawInput::Indirect {
            stride: step.stride.map_or(READ_BYTES as u32, Within::get),
        },
        Usage::Count => DrawInput::Count,
    };
    let from = source(&step.from, READ_BYTES, buffers)?;
    match (by, from) {
        (DrawInput::Data(data), _) if reads != Some(data) => Err(format!(
            "the program that is bound does not read {data:?} data"
        )),
        (DrawInput::Data(data), CapturedSource::Captured(place))
            if !place.offset.is_multiple_of(data.alignment()) =>
        {
            let alignment = data.alignment();
            Err(format!(
                "{data:?} data is read from a multiple of {alignment}"
            ))
        }
        (DrawInput::Data(_) | DrawInput::Index, CapturedSource::Counter(_)) => {
            Err("a counter is read by copies, draw arguments and draw counts only".to_owned())
        }
        (DrawInput::Data(_) | DrawInput::Index, CapturedSource::Captured(_))
        | (DrawInput::Indirect { .. } | DrawInput::Count, _) => Ok(Consume { by, from }),
    }
}

/// A copy into a captured buffer.
///
/// # Errors
/// As [`consume`].
pub(crate) fn copy(step: &steps::Copy, buffers: &mut BufferPlan) -> Result<BufferCopy, String> {
    let bytes = step.bytes;
    let from = source(&step.from, bytes, buffers)?;
    let to = place(&step.to, bytes, buffers)?;
    let alone = match from {
        CapturedSource::Counter(_) => bytes == 4,
        CapturedSource::Captured(place) => {
            place.buffer != to.buffer
                || place.offset >= to.offset + bytes
                || to.offset >= place.offset + bytes
        }
    };
    if !bytes.is_multiple_of(4) || !alone {
        return Err(
            "a copy has a multiple of 4 bytes, 4 bytes of a counter, and does not overlap itself"
                .to_owned(),
        );
    }
    Ok(BufferCopy {
        by: step.by,
        from,
        to,
        bytes,
    })
}

#[cfg(test)]
mod tests {
    use crate::case_file::build::script_of;
    use crate::case_file::build::test_mistakes::check_errors;
    use crate::script::Command;
    use crate::script::ValidScript;
    use crate::script::consume::{BufferCopy, CapturedSource, Consume, Copier, DrawInput, ReadAs};
    use crate::script::placement::Place;
    use crate::units::CounterIndex;

    const READER: &str = "[programs.r.interface]\n\
        outputs = [{ name = 'read', type = 'uvec4', location = 0, buffer = 0, offset = 0, stride = 16 }]\n\
        [programs.r.pipeline]\nreads = 'uniform'\n\
        shaders = [{ stage = 'vertex', file = 'consume.vert', defines = ['XFB_AS_UNIFORM'] }]\n";

    fn script(steps: &str) -> Result<ValidScript, String> {
        let steps: String = steps
            .lines()
            .map(|step| format!("[[script]]\n{}\n", step.trim()))
            .collect();
        let text = format!(
            "about = 'x'\nrules = [1]\nqueries = []\n[interface]\noutputs = [{{ name = 'a', type = 'uvec4', offset = 0 }}]\n\
             {READER}[[counters]]\nvalue = 8\n[[script]]\nbind = [{{ buffer = 0, memory = 2 }}]\n{steps}"
        );
        script_of(&text)
    }

    #[test]
    fn a_step_names_a_place_and_how_it_is_read() {
        let script = script(
            "use = 'r'
             consume = { as = 'uniform', from = { memory = 2, offset = 256 } }
             draw = {}
             copy = { from = { counter = 0 }, to = { memory = 9, offset = 8 }, bytes = 4, via = 'host' }",
        );
        let commands = script.expect("right").commands.clone();
        let consume = Consume {
            by: DrawInput::Data(ReadAs::Uniform),
            from: CapturedSource::Captured(Place {
                buffer: 0,
                offset: 256,
            }),
        };
        assert!(commands.contains(&Command::Consume(consume)));
        let copy = BufferCopy {
            by: Copier::Host,
            from: CapturedSource::Counter(CounterIndex(0)),
            to: Place {
                buffer: 1,
                offset: 8,
            },
            bytes: 4,
        };
        assert!(commands.contains(&Command::Copy(copy)));
    }

    #[test]
    fn what_cannot_be_read_or_copied_is_refused() {
        check_errors("consume", script);
    }
}
