//! Cases about interfaces that must be refused: each form of the mistake is given
//! to the component that must detect it.
//!
//! No device is involved: such a module must not be given to one. A statement of the
//! case that does not hold is a fault of the engine, of the case or of the GLSL
//! compiler; never of a driver.

use crate::capture::{self, CaptureError, Options};
use crate::case::DEVICE_DIALECT;
use crate::case::refusal::{Answer, RefusalCase};
use crate::case_glsl;
use crate::packing::CaptureLimits;
use crate::spirv;
use crate::types::{Interface, Stage};

#[cfg(feature = "vulkan")]
use crate::case::refusal::GlslAnswer;
#[cfg(feature = "vulkan")]
use crate::judge::shaders::compile;

/// Describes how the three forms of the mistake are detected.
///
/// # Errors
/// A statement of the case that does not hold.
#[cfg(feature = "vulkan")]
pub fn check(name: &str, case: &RefusalCase) -> Result<String, String> {
    let declared = declared(case).map_err(|why| format!("as a declaration: {why}"))?;
    let glsl = glsl(name, case).map_err(|why| format!("as GLSL: {why}"))?;
    let spirv = module(case).map_err(|why| format!("as SPIR-V: {why}"))?;
    Ok(format!(
        "as a declaration {declared}; as GLSL {glsl}; as SPIR-V {spirv}"
    ))
}

/// The engine reads the declaration.
///
/// # Errors
/// A statement of the case that does not hold.
pub fn declared(case: &RefusalCase) -> Result<String, String> {
    let mut answer = String::new();
    for &dialect in case.refusal.dialects() {
        let limits = CaptureLimits::default();
        let seen = capture::declared(&case.interface, &Options { dialect, limits });
        answer = compare(&case.refusal.declared_answer(), seen.map(|_| ()))
            .map_err(|why| format!("dialect {dialect}: {why}"))?;
    }
    Ok(answer)
}

/// The engine reads the module that has the mistake.
///
/// # Errors
/// A statement of the case that does not hold.
pub fn module(case: &RefusalCase) -> Result<String, String> {
    let expected = case.refusal.module_answer();
    if let Answer::Inexpressible(_) = expected {
        return Ok(expected.to_string());
    }
    let words =
        spirv::emit(&case_glsl::refusal::explicit(&case.interface)).map_err(|e| e.to_string())?;
    let seen = judge(&words, case.interface.stage)?;
    compare(&expected, seen)
}

/// The GLSL compiler reads the text; what it lets through the engine reads.
#[cfg(feature = "vulkan")]
fn glsl(name: &str, case: &RefusalCase) -> Result<String, String> {
    let source = case_glsl::refusal::text(name, case).map_err(|p| p.to_string())?;
    let refusal = &case.refusal;
    let compiled = compile(&source);
    if let Err(error) = &compiled
        && !error.is_of_the_text()
    {
        return Err(error.to_string());
    }
    let words = match (&*refusal.glsl, compiled) {
        (GlslAnswer::Compiler, Err(error)) => {
            let rule = refusal.rule.name;
            return match error.broken_rule() {
                Some(seen) if seen == rule => Ok(refusal.glsl_text()),
                seen => Err(format!(
                    "a refusal by the compiler by {rule} is expected, it refuses by {}: {error}",
                    seen.unwrap_or("no known rule")
                )),
            };
        }
        (GlslAnswer::Message(message), Err(error)) => {
            return if error.to_string().contains(message) {
                Ok(refusal.glsl_text())
            } else {
                Err(format!(
                    "the compiler is expected to say '{message}', it says: {error}"
                ))
            };
        }
        (GlslAnswer::Compiler | GlslAnswer::Message(_), Ok(_)) => {
            return Err("the compiler accepts it, expected to refuse".to_owned());
        }
        (GlslAnswer::Engine(_) | GlslAnswer::Accepted(_), Err(error)) => {
            return Err(format!("the compiler refuses, expected to accept: {error}"));
        }
        (GlslAnswer::Engine(_) | GlslAnswer::Accepted(_), Ok(words)) => words,
    };
    let expected = match &*refusal.glsl {
        GlslAnswer::Engine(rule) => {
            let rule = rule.as_deref().unwrap_or(refusal.rule.name);
            Answer::Refused(rule.to_owned())
        }
        GlslAnswer::Accepted(why) => Answer::Accepted(why.clone()),
        GlslAnswer::Compiler | GlslAnswer::Message(_) => return Ok(String::new()),
    };
    compare(&expected, judge(&words, source.stage)?).map(|_| refusal.glsl_text())
}

/// The engine's answer to a module.
fn judge(words: &[u32], stage: Stage) -> Result<Result<(), CaptureError>, String> {
    let module = spirv::load_words(words).map_err(|error| error.to_string())?;
    let interface: Interface =
        spirv::reflect(&module, Some(stage)).map_err(|error| error.to_string())?;
    let options = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::default(),
    };
    Ok(capture::declared(&interface, &options).map(|_| ()))
}

fn compare(expected: &Answer, seen: Result<(), CaptureError>) -> Result<String, String> {
    match (expected, seen) {
        (Answer::Refused(rule), Err(error)) if error.rule().name == rule => {
            Ok(expected.to_string())
        }
        (Answer::Refused(rule), Err(error)) => Err(format!(
            "a refusal by {rule} is expected, the engine refuses by {}: {error}",
            error.rule().name
        )),
        (Answer::Refused(rule), Ok(())) => Err(format!(
            "a refusal by {rule} is expected, the engine accepts"
        )),
        (Answer::Accepted(_), Ok(())) | (Answer::Inexpressible(_), _) => Ok(expected.to_string()),
        (Answer::Accepted(_), Err(error)) => Err(format!(
            "to be accepted, the engine refuses by {}: {error}",
            error.rule().name
        )),
    }
}

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use super::*;
    use crate::case::Body;
    use crate::case::spelled::{FromText, Spelled};
    use crate::catalog::Library;
    use crate::units::ByteOffset;

    fn refusal(name: &str) -> RefusalCase {
        let case = Library::embedded().get(name).expect("the cases are right");
        match case.expect("the case exists").body {
            Body::Refusal(refusal) => *refusal,
            other => panic!("{other:?}"),
        }
    }

    /// The result of the case of this name after a change.
    fn changed(name: &str, change: &dyn Fn(&mut RefusalCase)) -> Result<String, String> {
        let mut refusal = refusal(name);
        change(&mut refusal);
        check(name, &refusal)
    }

    fn spelled<T: FromText>(text: &str) -> Option<Spelled<T>> {
        Some(Spelled::read(text).expect(text))
    }

    const OVERLAP: &str = "xfb.qual.neg.overlap.vec4.behind";
    const LET_THROUGH: &str = "xfb.qual.neg.overlap_of.element_and_variable";

    fn error(name: &str, change: &dyn Fn(&mut RefusalCase)) -> String {
        changed(name, change).expect_err(name)
    }

    #[test]
    fn each_form_is_described() {
        let text = changed(OVERLAP, &|_| ()).expect("the case holds");
        assert_eq!(
            text,
            "as a declaration refused by xfb_offset.overlap; as GLSL refused by the compiler by \
             xfb_offset.overlap; as SPIR-V refused by xfb_offset.overlap"
        );
        let text = changed(LET_THROUGH, &|_| ()).expect("the case holds");
        assert!(
            text.contains("let through by the compiler, refused by xfb_offset.overlap"),
            "{text}"
        );
    }

    #[test]
    fn a_declaration_that_is_not_refused_so_fails() {
        let fix = |case: &mut RefusalCase| {
            case.interface.outputs[1].capture.offset = Some(ByteOffset(16));
        };
        let why = error(OVERLAP, &fix);
        assert!(why.starts_with("as a declaration: dialect spec: "), "{why}");
        assert!(why.ends_with("the engine accepts"), "{why}");
        let other = |case: &mut RefusalCase| {
            case.refusal.declared = spelled("xfb_stride.limit");
        };
        let why = error(OVERLAP, &other);
        assert!(why.contains("refuses by xfb_offset.overlap"), "{why}");
        let accepted = |case: &mut RefusalCase| {
            case.refusal.declared = spelled("accepted: no reason");
        };
        let why = error(OVERLAP, &accepted);
        assert!(why.contains("to be accepted"), "{why}");
    }

    #[test]
    fn a_text_that_is_not_refused_so_fails() {
        let other = "xfb_stride.limit";
        let why = error(OVERLAP, &|case| {
            case.refusal.declared = spelled("xfb_offset.overlap");
            case.refusal.rule = Spelled::read(other).expect("a rule");
        });
        assert!(why.contains("as GLSL: "), "{why}");
        assert!(why.contains("it refuses by xfb_offset.overlap"), "{why}");
        let rows = [
            (OVERLAP, "compiler: no such thing", "is expected to say"),
            (OVERLAP, "engine", "the compiler refuses"),
            (OVERLAP, "accepted: it is fine", "the compiler refuses"),
            (LET_THROUGH, "compiler", "the compiler accepts"),
            (
                LET_THROUGH,
                "compiler: no such thing",
                "the compiler accepts",
            ),
            (
                LET_THROUGH,
                "engine: xfb_stride.limit",
                "the engine refuses by xfb_offset.overlap",
            ),
            (
                LET_THROUGH,
                "accepted: it is fine",
                "the engine refuses by xfb_offset.overlap",
            ),
        ];
        for (name, glsl, part) in rows {
            let why = error(name, &|case| {
                case.refusal.glsl = Spelled::read(glsl).expect(glsl);
            });
            assert!(why.starts_with("as GLSL: "), "{glsl}: {why}");
            assert!(why.contains(part), "{glsl}: {why}");
        }
    }

    #[test]
    fn a_module_that_is_not_refused_so_fails() {
        let answered = |spirv: &str| error(OVERLAP, &|case| case.refusal.spirv = spelled(spirv));
        let why = answered("xfb_stride.limit");
        assert!(why.starts_with("as SPIR-V: "), "{why}");
        assert!(why.contains("refuses by xfb_offset.overlap"), "{why}");
        let why = answered("accepted: no reason");
        assert!(why.starts_with("as SPIR-V: to be accepted"), "{why}");
        // A mistake that the declaration alone has.
        let mut overlap = refusal(OVERLAP);
        overlap.interface.outputs[1].capture.offset = Some(ByteOffset(16));
        let why = module(&overlap).expect_err("nothing overlaps");
        assert!(why.ends_with("the engine accepts"), "{why}");
    }
}
