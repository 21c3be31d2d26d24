//! Rules that GL checks when glTransformFeedbackVaryings is called, before a
//! program is linked.
//!
//! OpenGL 4.6 section 11.1.2.1.

use super::error::{CaptureError, Violation};
use super::request::{Marker, Request, RequestMode};
use crate::packing::CaptureLimits;

/// `GL_INTERLEAVED_ATTRIBS`
pub const INTERLEAVED_ATTRIBS: u32 = 0x8C8C;
/// `GL_SEPARATE_ATTRIBS`
pub const SEPARATE_ATTRIBS: u32 = 0x8C8D;

/// The kind of object that the first argument names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectName {
    Program,
    Shader,
    /// Not an object that GL created.
    Nothing,
}

/// The arguments of a call, and the state in which it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call<'n> {
    /// Whether the current transform feedback object is active, paused or not.
    pub feedback_active: bool,
    pub program: ObjectName,
    pub count: i32,
    /// At least `count` names.
    pub names: &'n [&'n str],
    /// The value of the GL enum.
    pub mode: u32,
}

impl Call<'_> {
    /// Returns the request that takes effect when the program is linked.
    ///
    /// # Errors
    /// The first rule that the call breaks, in GL's order.
    pub fn request(&self, limits: &CaptureLimits) -> Result<Request, CaptureError> {
        if self.feedback_active {
            return Err(Violation::CallActive.into());
        }
        let mode = match self.mode {
            INTERLEAVED_ATTRIBS => RequestMode::Interleaved,
            SEPARATE_ATTRIBS => RequestMode::Separate,
            mode => return Err(Violation::CallMode { mode }.into()),
        };
        let Ok(count) = usize::try_from(self.count) else {
            return Err(Violation::CallCount { count: self.count }.into());
        };
        if mode == RequestMode::Separate {
            check_separate_count(count, limits)?;
        }
        match self.program {
            ObjectName::Program => {}
            ObjectName::Shader => return Err(Violation::CallShader.into()),
            ObjectName::Nothing => return Err(Violation::CallNoObject.into()),
        }
        let names = self.names.iter().take(count);
        let request = Request {
            names: names.map(|name| (*name).to_owned()).collect(),
            mode,
        };
        check(&request, true, limits)?;
        Ok(request)
    }
}

/// Checks the rules about the list of names, which can contain `markers` or not.
pub(super) fn check(
    request: &Request,
    markers: bool,
    limits: &CaptureLimits,
) -> Result<(), CaptureError> {
    let marker = |name: &str| Marker::from_name(name).filter(|_| markers);
    match request.mode {
        RequestMode::Interleaved => {
            let ends = |name: &&String| marker(name) == Some(Marker::NextBuffer);
            let markers = request.names.iter().filter(ends).count();
            let limit = limits.max_buffers;
            if u32::try_from(markers).is_ok_and(|markers| markers < limit) {
                return Ok(());
            }
            Err(Violation::CallBuffers { markers, limit }.into())
        }
        RequestMode::Separate => {
            check_separate_count(request.names.len(), limits)?;
            let is_marker = |name: &&String| marker(name).is_some();
            match request.names.iter().find(is_marker) {
                None => Ok(()),
                Some(name) => Err(Violation::CallSeparateMarker { name: name.clone() }.into()),
            }
        }
    }
}

fn check_separate_count(count: usize, limits: &CaptureLimits) -> Result<(), CaptureError> {
    let limit = limits.max_separate_attribs.min(limits.max_buffers);
    if u32::try_from(count).is_ok_and(|count| count <= limit) {
        return Ok(());
    }
    Err(Violation::CallSeparateCount {
        attributes: limits.max_separate_attribs,
        buffers: limits.max_buffers,
        count,
    }
    .into())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn call<'n>(names: &'n [&'n str]) -> Call<'n> {
        Call {
            feedback_active: false,
            program: ObjectName::Program,
            count: i32::try_from(names.len()).expect("few names"),
            names,
            mode: INTERLEAVED_ATTRIBS,
        }
    }

    fn refused(call: &Call) -> &'static str {
        let answer = call.request(&CaptureLimits::GL_MINIMUM);
        answer.expect_err("a call that GL refuses").rule().name
    }

    #[test]
    fn a_valid_call_gives_a_request() {
        let names = ["a", "gl_NextBuffer", "gl_SkipComponents2", "b", "not taken"];
        let few = Call {
            count: 4,
            ..call(&names)
        };
        let request = few.request(&CaptureLimits::GL_MINIMUM).expect("a request");
        assert_eq!(request.names, names[..4]);
        assert_eq!(request.mode, RequestMode::Interleaved);
        let separate = Call {
            mode: SEPARATE_ATTRIBS,
            count: 0,
            ..call(&names)
        };
        let request = separate.request(&CaptureLimits::GL_MINIMUM);
        assert_eq!(request.expect("a request").mode, RequestMode::Separate);
    }

    #[test]
    fn invalid_calls_are_refused_with_their_rule() {
        let ends = ["gl_NextBuffer"; 4];
        let (many, marked) = (["a", "b", "c", "d", "e"], ["gl_SkipComponents1"]);
        let plain = call(&["a"]);
        let separate = |names| Call {
            mode: SEPARATE_ATTRIBS,
            ..call(names)
        };
        let rows = [
            (
                "call.feedback_active",
                Call {
                    feedback_active: true,
                    mode: 0,
                    ..plain.clone()
                },
            ),
            (
                "call.mode",
                Call {
                    mode: 0x8C8E,
                    count: -1,
                    ..plain.clone()
                },
            ),
            (
                "call.count",
                Call {
                    count: -1,
                    ..plain.clone()
                },
            ),
            (
                "call.program",
                Call {
                    program: ObjectName::Shader,
                    ..plain.clone()
                },
            ),
            (
                "call.program",
                Call {
                    program: ObjectName::Nothing,
                    ..plain
                },
            ),
            ("call.buffers", call(&ends)),
            ("call.separate_count", separate(&many)),
            ("call.separate_marker", separate(&marked)),
        ];
        for (rule, call) in rows {
            assert_eq!(refused(&call), rule, "{call:?}");
        }
        assert_eq!(
            call(&ends[..3])
                .request(&CaptureLimits::GL_MINIMUM)
                .map(|r| r.names.len()),
            Ok(3)
        );
    }
}
