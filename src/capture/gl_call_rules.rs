//! glTransformFeedbackVaryings as it is called: what GL refuses at once,
//! before any program is linked.
//!
//! OpenGL 4.6 section 11.1.2.1.

use super::request::{Marker, Request, RequestMode};
use super::rules::{
    CALL_ACTIVE, CALL_BUFFERS, CALL_COUNT, CALL_MODE, CALL_PROGRAM, CALL_SEPARATE_COUNT,
    CALL_SEPARATE_MARKER, CaptureError,
};
use crate::packing::CaptureLimits;

/// `GL_INTERLEAVED_ATTRIBS`
pub const INTERLEAVED_ATTRIBS: u32 = 0x8C8C;
/// `GL_SEPARATE_ATTRIBS`
pub const SEPARATE_ATTRIBS: u32 = 0x8C8D;

/// What the name in the first argument is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ObjectName {
    Program,
    Shader,
    /// Nothing that GL made.
    Nothing,
}

/// The arguments of a call, and the state they meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Call<'n> {
    /// Whether the current transform feedback object is active, paused or not.
    pub feedback_active: bool,
    pub program: ObjectName,
    pub count: i32,
    /// At least `count` names.
    pub names: &'n [&'n str],
    /// The value of the enumerant.
    pub mode: u32,
}

impl Call<'_> {
    /// The request that takes effect when the program is linked.
    ///
    /// # Errors
    /// What GL refuses at the call, in the order in which it is asked.
    pub fn request(&self, limits: &CaptureLimits) -> Result<Request, CaptureError> {
        if self.feedback_active {
            return Err(CALL_ACTIVE.broken(
                "the current transform feedback object is active: end it before naming varyings",
            ));
        }
        let mode = match self.mode {
            INTERLEAVED_ATTRIBS => RequestMode::Interleaved,
            SEPARATE_ATTRIBS => RequestMode::Separate,
            other => {
                return Err(CALL_MODE.broken(format!(
                    "the mode must be {INTERLEAVED_ATTRIBS:#06x} or {SEPARATE_ATTRIBS:#06x}, seen \
                     {other:#06x}"
                )));
            }
        };
        let Ok(count) = usize::try_from(self.count) else {
            return Err(CALL_COUNT.broken(format!(
                "the number of names must be 0 or more, seen {}",
                self.count
            )));
        };
        if mode == RequestMode::Separate {
            check_separate_count(count, limits)?;
        }
        match self.program {
            ObjectName::Program => {}
            ObjectName::Shader => {
                return Err(CALL_PROGRAM
                    .broken("the object must be a program, seen a shader (INVALID_OPERATION)"));
            }
            ObjectName::Nothing => {
                return Err(CALL_PROGRAM
                    .broken("the object must be a program, seen no object (INVALID_VALUE)"));
            }
        }
        let names = self.names.iter().take(count);
        let request = Request {
            names: names.map(|name| (*name).to_owned()).collect(),
            mode,
        };
        check(&request, limits)?;
        Ok(request)
    }
}

/// Checks what a list of names is refused for at the call.
pub(super) fn check(request: &Request, limits: &CaptureLimits) -> Result<(), CaptureError> {
    match request.mode {
        RequestMode::Interleaved => {
            let ends = |name: &&String| Marker::of(name) == Some(Marker::NextBuffer);
            let ends = request.names.iter().filter(ends).count();
            let limit = limits.max_buffers;
            if u32::try_from(ends).is_ok_and(|ends| ends < limit) {
                return Ok(());
            }
            Err(CALL_BUFFERS.broken(format!(
                "{ends} times gl_NextBuffer name {} buffers; there are {limit}",
                ends + 1
            )))
        }
        RequestMode::Separate => {
            check_separate_count(request.names.len(), limits)?;
            let marker = |name: &&String| Marker::of(name).is_some();
            match request.names.iter().find(marker) {
                None => Ok(()),
                Some(marker) => Err(CALL_SEPARATE_MARKER
                    .broken(format!("`{marker}` is given, and the mode is separate"))),
            }
        }
    }
}

fn check_separate_count(count: usize, limits: &CaptureLimits) -> Result<(), CaptureError> {
    let limit = limits.max_separate_attribs.min(limits.max_buffers);
    if u32::try_from(count).is_ok_and(|count| count <= limit) {
        return Ok(());
    }
    Err(CALL_SEPARATE_COUNT.broken(format!(
        "separate names must be at most {limit} ({} separate attributes, {} buffers), seen {count}",
        limits.max_separate_attribs, limits.max_buffers
    )))
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
        answer.expect_err("a call that GL refuses").rule
    }

    #[test]
    fn what_gl_accepts_is_a_request() {
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
    fn what_gl_refuses_at_the_call() {
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
