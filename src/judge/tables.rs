//! The tables that a case states: the engine must produce them, before a device is used.

use crate::capture::{self, CaptureError, CaptureTable, Options, OutputForm, Request};
use crate::case::{Body, Case, DEVICE_DIALECT, ExpectedTable, LayoutCase, References};
use crate::judge::packing as placements;
use crate::judge::row_comparison::compare_rows;
use crate::packing::CaptureLimits;
use crate::types::Interface;
use std::borrow::Cow;

/// Checks every table of a case in every dialect it is stated for.
///
/// # Errors
/// The differences, as lines of text: the engine or the case is wrong, never a driver.
pub fn check(case: &Case, limits: CaptureLimits) -> Result<(), String> {
    if let Some(memory) = case.memory() {
        super::layout::check(memory)?;
    }
    match &case.body {
        Body::Capture(capture) => {
            let (program, references) = (&capture.program, &capture.references);
            check_references(
                &program.interface,
                program.request.as_ref(),
                references,
                limits,
            )
        }
        Body::Layout(layout) => {
            let LayoutCase {
                interface,
                request,
                references,
            } = &**layout;
            check_references(interface, request.as_ref(), references, limits)
        }
        Body::Memory(_)
        | Body::Refusal(_)
        | Body::RequiredLimit(_)
        | Body::ShaderTest(_)
        | Body::Calls(_) => Ok(()),
    }
}

fn check_references(
    interface: &Interface,
    request: Option<&Request>,
    references: &References,
    limits: CaptureLimits,
) -> Result<(), String> {
    placements::check(interface, references)?;
    for table in &references.tables {
        for &dialect in table.dialects() {
            let limits = table.limits.as_deref().copied().unwrap_or(limits);
            let read_with_case = references
                .unlimited
                .as_ref()
                .filter(|_| (dialect, limits) == (DEVICE_DIALECT, CaptureLimits::NONE));
            let seen = match read_with_case {
                Some(table) => Ok(Cow::Borrowed(table)),
                None => capture::read(interface, request, &Options { dialect, limits })
                    .and_then(|captured| captured.table(OutputForm::Locations))
                    .map(Cow::Owned),
            };
            check_one(table, seen).map_err(|text| format!("dialect {dialect}: {text}"))?;
        }
    }
    Ok(())
}

fn check_one(
    expected: &ExpectedTable,
    seen: Result<Cow<'_, CaptureTable>, CaptureError>,
) -> Result<(), String> {
    match (&expected.refused, seen) {
        (Some(rule), Err(error)) if error.rule().name == rule => Ok(()),
        (Some(rule), Err(error)) => Err(format!(
            "a refusal by {rule} is expected, the engine refuses by {}: {error}",
            error.rule().name
        )),
        (Some(rule), Ok(_)) => Err(format!(
            "a refusal by {rule} is expected, the engine accepts the interface"
        )),
        (None, Err(error)) => Err(format!(
            "a table is expected, the engine refuses by {}: {error}",
            error.rule().name
        )),
        (None, Ok(seen)) => {
            let checked = "the rows were checked when the case was read";
            let varyings = expected.full_varyings().expect(checked);
            compare_rows("varyings", &varyings, &seen.varyings)?;
            let rows = expected.varyings.iter().flatten();
            let name_lengths: Vec<Option<u32>> = rows.map(|row| row.name_length).collect();
            let lengths = seen.varyings.iter().zip(&name_lengths);
            let lengths = lengths.map(|(varying, stated)| stated.map(|_| varying.name_length()));
            compare_rows("name lengths", &name_lengths, &lengths.collect::<Vec<_>>())?;
            if let Some(buffers) = expected.full_buffers() {
                compare_rows("buffers", &buffers, &seen.buffers)?;
            }
            if let Some(outputs) = expected.full_outputs().expect(checked) {
                compare_rows("outputs", &outputs, &seen.outputs)?;
            }
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::expand;
    use crate::sources::Sources;

    const REQUESTED: &str = "about = 'x'\nrules = [15]\nhost_only = true
[interface]
outputs = [{ name = 'a', type = 'float[2]' }, { name = 'b', type = 'vec2' }]
[request]
varyings = ['gl_SkipComponents2', 'a[1]', 'gl_NextBuffer', 'b']
[[table]]
varyings = [
    { name = 'gl_SkipComponents2', type = 'GL_NONE', size = 2, name_length = 19 },
    { name = 'a[1]', type = 'GL_FLOAT', offset = 8, name_length = 5 },
    { name = 'gl_NextBuffer', type = 'GL_NONE', size = 0 },
    { name = 'b', type = 'GL_FLOAT_VEC2', offset = 0, buffer_index = 1 },
]
buffers = [{ binding = 0, stride = 12, varyings = [1] }, { binding = 1, stride = 8, varyings = [3] }]
";

    /// The outcome for a changed file; `|` separates what is replaced
    /// from what it is replaced by.
    fn checked(change: &str) -> Result<(), String> {
        let (from, to) = change.split_once('|').expect("a change");
        assert!(REQUESTED.contains(from), "{from}");
        let text = REQUESTED.replacen(from, to, 1);
        let cases = expand::expand("f/x.toml", &text, &Sources::embedded(), None);
        let cases = cases.unwrap_or_else(|error| panic!("{change}: {error}"));
        check(&cases[0], CaptureLimits::default())
    }

    #[test]
    fn tables_of_requests_are_compared() {
        assert_eq!(checked("about|about"), Ok(()));
        let rows = [
            ("size = 2, name|size = 3, name", "varyings, row 0"),
            ("offset = 8|offset = 4", "varyings, row 1"),
            (
                "name = 'gl_NextBuffer', type = 'GL_NONE', size = 0|name = 'gl_NextBuffer', type = 'GL_NONE', size = 1",
                "varyings, row 2",
            ),
            (
                "buffer_index = 1|buffer_index = 1, binding = 2",
                "varyings, row 3",
            ),
            (
                "name_length = 5|name_length = 4",
                "name lengths, row 1: expected 4, seen 5",
            ),
            ("stride = 12|stride = 4", "buffers, row 0"),
            ("varyings = [1]|varyings = [0, 1]", "buffers, row 0"),
            ("'a[1]', 'gl|'a[2]', 'gl", "refuses by varying.index"),
            (
                "[[table]]|[[table]]\nlimits = 'llvmpipe,max_buffers=1'",
                "refuses by call.buffers",
            ),
            (
                "varyings = ['gl_SkipComponents2', |mode = 'separate'\nvaryings = [",
                "refuses by call.separate_marker",
            ),
        ];
        for (change, part) in rows {
            let error = checked(change).expect_err(change);
            assert!(error.contains(part), "{change}: {error}");
        }
    }
}
