//! Files of the expected contents of the capture buffers of a job, beside the observed
//! contents: the bytes, and a listing with the names of components and vertices.

use super::job_files::{RecordError, write};
use crate::script::memory::{Observed, Prefill};
use crate::verdict::ideal::{self, FirstChoice};
use crate::verdict::{Evidence, compare};
use std::fmt::Write;
use std::path::Path;

/// Writes `run-M/buffer-B.expected.bin` and `run-M/buffer-B.txt` for each run of a job into
/// its folder. Of several allowed contents they are the one that is closest to what was
/// observed. A job whose buffers are not read back as a whole has none.
///
/// # Errors
/// A file cannot be written.
pub fn write_memory(folder: &Path, evidence: &Evidence<'_>) -> Result<(), RecordError> {
    if !evidence.script.placement.unseen.is_empty() {
        return Ok(());
    }
    for (run, observed) in evidence.observed.iter().enumerate() {
        let folder = folder.join(format!("run-{run}"));
        let expected = expected(evidence, observed);
        let plans = compare::plans(evidence, observed);
        for (number, image) in expected.buffers.iter().enumerate() {
            let seen = &observed.buffers[number].bytes;
            let mut listing = String::new();
            for at in (image.start % 4..image.bytes.len()).step_by(4) {
                let position = at as i64 - image.start as i64;
                let word = |bytes: &[u8]| -> u32 {
                    let bytes = bytes[at..].iter().take(4).rev();
                    bytes.fold(0, |word, byte| word << 8 | u32::from(*byte))
                };
                let (required, held) = (word(&image.bytes), word(seen));
                let planned = u64::try_from(position)
                    .ok()
                    .and_then(|at| plans[number].get(at));
                let what = match planned {
                    Some(planned) => {
                        let name = evidence.names.get(planned.source.word.0 as usize);
                        let name = name.map_or("a counter", |name| name.name.as_str());
                        format!("{name} of captured vertex {}", planned.source.vertex)
                    }
                    None if required != held => "nothing may be written".to_owned(),
                    None => continue,
                };
                let is_open = planned.is_some_and(|planned| planned.bits.is_none());
                // Writing to a string cannot fail.
                let _ = match (is_open, required == held) {
                    (true, _) => {
                        writeln!(listing, "byte {position}: {what}: undefined, {held:#010x}")
                    }
                    (false, true) => writeln!(listing, "byte {position}: {what}: {held:#010x}"),
                    (false, false) => writeln!(
                        listing,
                        "byte {position}: {what}: expected {required:#010x}, observed {held:#010x}"
                    ),
                };
            }
            let file = |ending: &str| folder.join(format!("buffer-{number}.{ending}"));
            write(&file("expected.bin"), &image.bytes)?;
            write(&file("txt"), listing)?;
        }
        write(
            &folder.join("counters.expected.bin"),
            &expected.counters.bytes,
        )?;
    }
    Ok(())
}

/// Returns the allowed observations that are closest to the actual ones.
fn expected(evidence: &Evidence<'_>, observed: &Observed) -> Observed {
    let Evidence {
        script,
        guard,
        allowed,
        ..
    } = *evidence;
    let prefill: Prefill = observed.prefill;
    let mut expected = ideal::free(script, guard, allowed, prefill, &mut FirstChoice);
    let plans = compare::plans(evidence, observed);
    for (number, plan) in plans.iter().enumerate() {
        for word in plan.words() {
            let at = guard as usize + word.position as usize;
            let image = &mut expected.buffers[number].bytes[at..at + 4];
            match word.bits {
                Some(bits) => image.copy_from_slice(&bits.to_le_bytes()),
                // Undefined: whatever is there.
                None => image.copy_from_slice(&observed.buffers[number].bytes[at..at + 4]),
            }
        }
    }
    expected
}
