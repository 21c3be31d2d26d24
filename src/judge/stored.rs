//! Judges the stores that the shaders of a program were compiled to.

use crate::judge::outcome::NotPassed;
use crate::script::Capabilities;
use crate::script::executor::ShaderText;
use crate::stores::{self, Captured};
use crate::verdict::Status;

/// The most differences that a reason lists.
const LISTED: usize = 4;

/// Compares the stores of a program, given with its number, with what it must capture. Returns
/// a note on what is not known, or "".
///
/// # Errors
/// [`NotPassed`]: stores differ, or the driver's texts are not readable.
pub(crate) fn judge(
    device: &Capabilities,
    (program, shaders): (usize, &[ShaderText]),
    captured: &Captured<'_>,
) -> Result<String, NotPassed> {
    let reading =
        stores::read(device, shaders).map_err(|why| NotPassed::unsupported(why.to_string()))?;
    let faults = stores::compare(&reading, captured);
    let Some(first) = faults.first() else {
        let unidentified = stores::unidentified(&reading, captured).len();
        let words = captured.words.len();
        return Ok(if unidentified == 0 {
            String::new()
        } else {
            format!("the contents of {unidentified} of {words} stored words are not known")
        });
    };
    let mut reason: Vec<String> = faults
        .iter()
        .take(LISTED)
        .map(|fault| fault.text.clone())
        .collect();
    if faults.len() > LISTED {
        reason.push(format!("and {} more", faults.len() - LISTED));
    }
    let of_program = if program == 0 {
        String::new()
    } else {
        format!("program {program}: ")
    };
    Err(NotPassed {
        fingerprint: Some(format!("stores.{}", <&str>::from(first.kind))),
        ..NotPassed::new(Status::Fail, of_program + &reason.join("; "))
    })
}

#[cfg(test)]
#[path = "stored_tests.rs"]
mod tests;
