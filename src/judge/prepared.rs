//! A case made ready for a device: what the engine reads of each program within the
//! limits of the device, and the script that the device can run. Both are computed
//! once for each case and used by the model, the device and the verdict.

use crate::capture::{CaptureError, Captured, Options};
use crate::case::{CaptureCase, DEVICE_DIALECT, Program};
use crate::packing::CaptureLimits;
use crate::script::memory::guard_bytes;
use crate::script::requirements::Requirements;
use crate::script::requirements::limits::{self, LimitRequirement};
use crate::script::requirements::queries::{affordable_queries, query_lacks};
use crate::script::{Capabilities, ValidScript};

/// Rules about query results (`case::rules`): a case about them cannot omit its
/// queries.
const QUERY_RULES: [u8; 8] = [41, 67, 68, 69, 70, 71, 72, 73];

/// The rule that the text of Vulkan leaves open: into which buffers the elements of an
/// array of blocks are captured.
const BLOCK_ARRAYS: u8 = 98;

/// A case that a device can run.
pub(crate) struct Prepared<'a> {
    pub case: &'a CaptureCase,
    /// The capture that the engine reads from each program, by its number.
    pub captures: Vec<Captured<'a>>,
    /// The script with those queries that the device has.
    pub script: ValidScript,
    /// The features that the device lacks for the omitted queries.
    pub omitted_queries: Vec<String>,
    /// Bytes of guard before and after each capture buffer.
    pub guard: u64,
    /// The requirements of the programs and the script, whatever the modules are.
    pub requirements: Requirements,
    /// Whether the case is about arrays of captured blocks; for any other case they are
    /// split into blocks, of whose buffers the text leaves no doubt.
    pub keeps_block_arrays: bool,
}

/// The reason why a case cannot run.
#[derive(Clone, Debug)]
pub(crate) enum Unprepared {
    /// The device lacks this feature, extension or limit.
    Lacks(String),
    /// The engine refuses the interface whatever the limits are.
    Refused(CaptureError),
}

impl<'a> Prepared<'a> {
    /// Prepares a case about these rules.
    ///
    /// # Errors
    /// A feature that the device lacks, or the rule that the interface breaks.
    pub fn new(
        rules: &[u8],
        case: &'a CaptureCase,
        capabilities: &Capabilities,
    ) -> Result<Prepared<'a>, Unprepared> {
        if !capabilities.transform_feedback {
            return Err(Unprepared::Lacks("VK_EXT_transform_feedback".to_owned()));
        }
        let capture = |program| capture(program, case.counted_builtins(program), capabilities);
        let mut captures = vec![capture(&case.program)?];
        within(&limits::script_requirements(&case.script), capabilities)?;
        for program in &case.extra_programs {
            captures.push(capture(program)?);
        }
        let rasterized = case.rasterized();
        if is_about_queries(rules) {
            let mut queries = case.script.queries.iter();
            let lack = queries.find_map(|query| query_lacks(query, rasterized, capabilities));
            if let Some(lack) = lack {
                return Err(Unprepared::Lacks(lack));
            }
        }
        let (script, omitted_queries) = affordable_queries(&case.script, rasterized, capabilities);
        let guard = if script.placement.allocation.has_guards() {
            let buffers = captures.iter().flat_map(Captured::buffers);
            let widest = buffers.map(|buffer| buffer.stride.0).max();
            guard_bytes(widest.expect("a case captures into at least one buffer"))
        } else {
            0
        };
        let states: Vec<_> = case.programs().map(Program::state).collect();
        Ok(Prepared {
            case,
            captures,
            requirements: Requirements::for_script(&script, &states, guard),
            script,
            omitted_queries,
            guard,
            keeps_block_arrays: rules.contains(&BLOCK_ARRAYS),
        })
    }
}

/// Whether one of these rules is about the results of queries.
pub(crate) fn is_about_queries(rules: &[u8]) -> bool {
    rules.iter().any(|rule| QUERY_RULES.contains(rule))
}

/// Returns what a device lacks for a case about these rules, if anything.
pub fn lacks(rules: &[u8], case: &CaptureCase, capabilities: &Capabilities) -> Option<String> {
    match Prepared::new(rules, case, capabilities) {
        Err(Unprepared::Lacks(lack)) => Some(lack),
        Ok(_) | Err(Unprepared::Refused(_)) => None,
    }
}

fn within(needed: &[LimitRequirement], capabilities: &Capabilities) -> Result<(), Unprepared> {
    match limits::exceeded(needed, capabilities) {
        Some(lack) => Err(Unprepared::Lacks(lack)),
        None => Ok(()),
    }
}

/// Reads the capture of a program on a device that has what the program requires;
/// `builtins` components of built-in outputs may count against its limits.
fn capture<'a>(
    program: &'a Program,
    builtins: u32,
    capabilities: &Capabilities,
) -> Result<Captured<'a>, Unprepared> {
    let missing = program.features.iter().filter(|f| !capabilities.has(**f));
    let missing: Vec<&str> = missing.map(|feature| feature.name()).collect();
    if !missing.is_empty() {
        let lack = format!("feature {}", missing.join(", "));
        return Err(Unprepared::Lacks(lack));
    }
    let limits = capture_limits(program, capabilities);
    let captured = |limits| {
        let dialect = DEVICE_DIALECT;
        program.captured(&Options { dialect, limits })
    };
    match captured(limits) {
        Ok(captured) => {
            within(&program.limits(builtins), capabilities)?;
            Ok(captured)
        }
        // An interface that the engine refuses only within the limits of the device
        // exceeds one of them.
        Err(error) if captured(CaptureLimits::NONE).is_ok() => {
            let mut alone = limits.alone().into_iter();
            let exceeded = alone.find(|(_, limit)| captured(*limit).is_err());
            Err(Unprepared::Lacks(match exceeded {
                Some((name, _)) => format!("{name}: {error}"),
                None => error.to_string(),
            }))
        }
        Err(error) => Err(Unprepared::Refused(error)),
    }
}

/// The limits that the capture of a program must not exceed. Outputs that are packed
/// have no locations yet.
pub(crate) fn capture_limits(program: &Program, capabilities: &Capabilities) -> CaptureLimits {
    let limits = capabilities.limits;
    match program.pipeline.packing() {
        None => limits,
        Some(_) => CaptureLimits {
            max_output_locations: u32::MAX,
            ..limits
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Feature;

    #[test]
    fn a_capture_that_exceeds_a_limit_names_it() {
        use crate::case_file::expand;
        use crate::sources::Sources;
        let capture = "[interface]\nstage = 'geometry'\n[pipeline]\ngeometry = { output = 'points', emits = '0' }";
        for (output, name) in [
            (
                "type = 'vec4', offset = 0, stream = 4",
                "maxTransformFeedbackStreams: ",
            ),
            (
                "type = 'vec4', offset = 0, buffer = 4",
                "maxTransformFeedbackBuffers: ",
            ),
            (
                "type = 'vec4', offset = 0, stride = 516",
                "maxTransformFeedbackBufferDataStride: ",
            ),
        ] {
            let output = format!("[interface]\noutputs = [{{ name = 'a', {output} }}]");
            let text = format!("about = 'x'\nrules = [1]\n{capture}");
            let text = text.replacen("[interface]", &output, 1);
            let cases = expand::expand("f/x.toml", &text, &Sources::embedded(), None);
            let case = cases.unwrap_or_else(|error| panic!("{error}")).remove(0);
            let capture = case.capture().expect("a device case");
            let offered =
                Capabilities::offering(&[Feature::GeometryShader, Feature::GeometryStreams]);
            let lack = lacks(&case.rules, capture, &offered).expect("a limit is exceeded");
            assert!(lack.starts_with(name), "{lack}");
        }
    }
}

#[cfg(test)]
#[path = "limits_tests.rs"]
mod limits_tests;
