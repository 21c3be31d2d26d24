//! The answers of a device of OpenGL to the calls of a case.

use crate::judge::opengl::failed;
use crate::judge::outcome::{NotPassed, harness_error};
use crate::script::Prefill;
use crate::script::executor::{Executor, Phase};
use crate::script::gl_calls::{Answer, Argument, GlCall, GlCalls, GlCommand};
use crate::verdict::Status;

/// Performs the calls from two contents of the buffers, and compares each answer.
///
/// # Errors
/// The first answer that is not the required one; a device that lacks a command.
pub(super) fn judge(
    calls: &GlCalls,
    executor: &mut dyn Executor,
    phase: &mut dyn FnMut(Phase),
) -> Result<String, NotPassed> {
    phase(Phase::Submit);
    for prefill in Prefill::BOTH {
        let answers = executor
            .perform(calls, prefill)
            .map_err(|error| failed(&error))?;
        for (number, (call, answer)) in calls.calls.iter().zip(&answers).enumerate() {
            let required = required_values(calls, call, prefill);
            if let Some(fault) = fault(call, &required, answer) {
                return Err(wrong_answer((calls, &answers), number, fault));
            }
        }
        if answers.len() != calls.calls.len() {
            let (seen, all) = (answers.len(), calls.calls.len());
            return Err(harness_error(format!("{seen} of {all} calls have answers")));
        }
    }
    Ok(String::new())
}

/// The values that a call must return: an unwritten word is that of the pattern.
fn required_values(calls: &GlCalls, call: &GlCall, prefill: Prefill) -> Vec<String> {
    let mut values = call.values.clone();
    if let (GlCommand::GetBufferSubData, Some(Argument::Object(Some(name)))) =
        (call.command, call.arguments.first())
    {
        let mut buffers = calls.buffers.iter().enumerate();
        let (number, (_, bytes)) = buffers
            .find(|(_, (own, _))| *own == name)
            .expect("the case was read with its buffers");
        let size = usize::try_from(*bytes).expect("buffers of calls are small");
        let image = prefill.bytes(number, size);
        for (value, word) in values.iter_mut().zip(image.chunks_exact(4)) {
            if value == "_" {
                let word: [u8; 4] = word.try_into().expect("four bytes");
                *value = u32::from_le_bytes(word).to_string();
            }
        }
    }
    values
}

/// A difference of an answer from the required one.
struct Fault {
    /// The word of the fingerprint.
    kind: &'static str,
    text: String,
}

fn fault(call: &GlCall, required: &[String], answer: &Answer) -> Option<Fault> {
    let named = |error: &Option<String>| match error {
        Some(error) => error.clone(),
        None => "no error".to_owned(),
    };
    if answer.error != call.error {
        return Some(Fault {
            kind: "error",
            text: format!("{}, required: {}", named(&answer.error), named(&call.error)),
        });
    }
    if call.error.is_some() || answer.values == required {
        return None;
    }
    let differs = |place: &usize| answer.values.get(*place) != required.get(*place);
    let place = (0..answer.values.len().max(required.len())).find(differs);
    let place = place.filter(|_| required.len() > 1);
    let place = place.map_or(String::new(), |place| {
        format!("; the first at index {place}")
    });
    let log = answer
        .log
        .as_ref()
        .map_or(String::new(), |log| format!(" ({log})"));
    let text = format!(
        "{}{log}, required: {}{place}",
        answer.values.join(" "),
        call.values.join(" ")
    );
    Some(Fault {
        kind: "value",
        text,
    })
}

/// The failure of a call, with all calls before it.
fn wrong_answer((calls, answers): (&GlCalls, &[Answer]), number: usize, fault: Fault) -> NotPassed {
    let call = &calls.calls[number];
    let reason = format!("call {}, {call}: {}", number + 1, fault.text);
    let mut not_passed = NotPassed::new(Status::Fail, reason);
    not_passed.fingerprint = Some(format!("call.{}.{}", call.command, fault.kind));
    let performed = calls.calls.iter().zip(answers).take(number + 1);
    let line = |(call, answer): (&GlCall, &Answer)| {
        let answer: Vec<&str> = match &answer.error {
            Some(error) => vec![error],
            None => answer.values.iter().map(String::as_str).collect(),
        };
        match answer.as_slice() {
            [] => call.to_string(),
            answer => format!("{call} -> {}", answer.join(" ")),
        }
    };
    not_passed.details.notes = performed.map(line).collect();
    not_passed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::executor::{ExecuteError, Execution};
    use crate::script::{Capabilities, Job};

    /// Gives the same answers each time.
    struct Fixed(Capabilities, Vec<Answer>);

    impl Executor for Fixed {
        fn capabilities(&self) -> &Capabilities {
            &self.0
        }

        fn execute(
            &mut self,
            _: &Job,
            _: &[Prefill],
            _: &mut dyn FnMut(Phase),
        ) -> Result<Execution, ExecuteError> {
            Err(ExecuteError::Harness("nothing is executed".to_owned()))
        }

        fn perform(&mut self, _: &GlCalls, _: Prefill) -> Result<Vec<Answer>, ExecuteError> {
            Ok(self.1.clone())
        }
    }

    fn judged(calls: &[&str], answers: &[Answer]) -> Result<String, NotPassed> {
        let calls = GlCalls {
            buffers: [("b".to_owned(), 8)].into(),
            calls: calls
                .iter()
                .map(|call| call.parse().expect("right"))
                .collect(),
            ..GlCalls::default()
        };
        judge(
            &calls,
            &mut Fixed(Capabilities::offering(&[]), answers.to_vec()),
            &mut |_| (),
        )
    }

    fn values(values: &[&str]) -> Answer {
        Answer {
            values: values.iter().map(|value| (*value).to_owned()).collect(),
            ..Answer::default()
        }
    }

    fn error(name: &str) -> Answer {
        Answer {
            error: Some(name.to_owned()),
            ..Answer::default()
        }
    }

    #[test]
    fn required_answers_pass() {
        let calls = ["UseProgram 0 -> INVALID_OPERATION", "LinkProgram p"];
        let answers = [error("GL_INVALID_OPERATION"), values(&["linked"])];
        assert!(judged(&calls, &answers).is_ok());
    }

    #[test]
    fn calls_without_answers_are_an_error() {
        let not_passed = judged(&["UseProgram 0"], &[]).expect_err("nothing was judged");
        assert_eq!(not_passed.status, Status::Error);
        assert_eq!(not_passed.reason, "0 of 1 calls have answers");
    }

    #[test]
    fn wrong_answers_fail_with_the_call() {
        let refused = Answer {
            log: Some("error: a".to_owned()),
            ..values(&["refused"])
        };
        let rows = [
            (
                "UseProgram 0",
                error("GL_INVALID_VALUE"),
                "call 1, glUseProgram(0): GL_INVALID_VALUE, required: no error",
                "call.UseProgram.error",
            ),
            (
                "UseProgram 0 -> INVALID_VALUE",
                Answer::default(),
                "call 1, glUseProgram(0): no error, required: GL_INVALID_VALUE",
                "call.UseProgram.error",
            ),
            (
                "LinkProgram p",
                refused,
                "call 1, glLinkProgram(p): refused (error: a), required: linked",
                "call.LinkProgram.value",
            ),
            (
                "GetBufferSubData b -> 1 _",
                values(&["1", "2"]),
                "call 1, glGetBufferSubData(b): 1 2, required: 1 _; the first at index 1",
                "call.GetBufferSubData.value",
            ),
        ];
        for (call, answer, reason, fingerprint) in rows {
            let not_passed = judged(&[call], &[answer]).expect_err(call);
            assert_eq!(not_passed.reason, reason);
            assert_eq!(not_passed.fingerprint.as_deref(), Some(fingerprint));
            assert_eq!(not_passed.details.notes.len(), 1);
        }
    }

    #[test]
    fn an_unwritten_word_is_one_of_the_pattern() {
        // The first run passes, and the second has another pattern.
        let word = Prefill::BOTH[0].bytes(0, 8)[4..8].to_vec();
        let word = u32::from_le_bytes(word.try_into().expect("four bytes")).to_string();
        let not_passed = judged(&["GetBufferSubData b -> 1 _"], &[values(&["1", &word])]);
        assert!(not_passed.is_err());
    }
}
