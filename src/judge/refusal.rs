//! Cases about interfaces that must be refused: each form of the mistake is given
//! to the component that must detect it.
//!
//! No device is involved: such a module must not be given to one. A statement of the
//! case that does not hold is a fault of the engine, of the case or of the GLSL
//! compiler; never of a driver.

use crate::capture::{self, CaptureError, Options};
use crate::case::DEVICE_DIALECT;
use crate::case::refusal::{Answer, Refusal};
use crate::case_glsl;
use crate::packing::CaptureLimits;
use crate::spirv;
use crate::types::{Interface, Stage};

#[cfg(feature = "vulkan")]
use crate::case::refusal::GlslAnswer;
#[cfg(feature = "vulkan")]
use crate::compile::{Compiler, Flavour};

/// Describes how the three forms of the mistake are detected.
///
/// # Errors
/// A statement of the case that does not hold.
#[cfg(feature = "vulkan")]
pub fn check(name: &str, refusal: &Refusal) -> Result<String, String> {
    let declared = declared(refusal).map_err(|why| format!("as a declaration: {why}"))?;
    let glsl = glsl(name, refusal).map_err(|why| format!("as GLSL: {why}"))?;
    let spirv = module(refusal).map_err(|why| format!("as SPIR-V: {why}"))?;
    Ok(format!(
        "as a declaration {declared}; as GLSL {glsl}; as SPIR-V {spirv}"
    ))
}

/// The engine reads the declaration.
///
/// # Errors
/// A statement of the case that does not hold.
pub fn declared(refusal: &Refusal) -> Result<String, String> {
    let mut answer = String::new();
    for &dialect in &refusal.dialects {
        let limits = CaptureLimits::default();
        let seen = capture::declared(&refusal.interface, &Options { dialect, limits });
        answer = compare(&refusal.declared, seen.map(|_| ()))
            .map_err(|why| format!("dialect {dialect}: {why}"))?;
    }
    Ok(answer)
}

/// The engine reads the module that has the mistake.
///
/// # Errors
/// A statement of the case that does not hold.
pub fn module(refusal: &Refusal) -> Result<String, String> {
    if let Answer::Inexpressible(_) = &refusal.spirv {
        return Ok(refusal.spirv.to_string());
    }
    let words = spirv::emit(&case_glsl::refusal::explicit(&refusal.interface))
        .map_err(|e| e.to_string())?;
    let seen = judge(&words, refusal.interface.stage)?;
    compare(&refusal.spirv, seen)
}

/// The GLSL compiler reads the text; what it lets through the engine reads.
#[cfg(feature = "vulkan")]
fn glsl(name: &str, refusal: &Refusal) -> Result<String, String> {
    let source = case_glsl::refusal::text(name, refusal).map_err(|p| p.to_string())?;
    let compiler = Compiler::shared();
    let compiled = compiler.compile_glsl(&source.text, source.stage, &source.name, Flavour::Vulkan);
    let words = match (&refusal.glsl, compiled) {
        (GlslAnswer::Compiler(rule), Err(error)) => {
            return match error.broken_rule() {
                Some(seen) if seen == rule => Ok(refusal.glsl.to_string()),
                seen => Err(format!(
                    "a refusal by the compiler by {rule} is expected, it refuses by {}: {error}",
                    seen.unwrap_or("no known rule")
                )),
            };
        }
        (GlslAnswer::Message(message), Err(error)) => {
            return if error.to_string().contains(message) {
                Ok(refusal.glsl.to_string())
            } else {
                Err(format!(
                    "the compiler is expected to say '{message}', it says: {error}"
                ))
            };
        }
        (GlslAnswer::Compiler(_) | GlslAnswer::Message(_), Ok(_)) => {
            return Err("the compiler accepts it, expected to refuse".to_owned());
        }
        (GlslAnswer::Engine(_) | GlslAnswer::Accepted(_), Err(error)) => {
            return Err(format!("the compiler refuses, expected to accept: {error}"));
        }
        (GlslAnswer::Engine(_) | GlslAnswer::Accepted(_), Ok(words)) => words,
    };
    let expected = match &refusal.glsl {
        GlslAnswer::Engine(rule) => Answer::Refused(rule.clone()),
        GlslAnswer::Accepted(why) => Answer::Accepted(why.clone()),
        GlslAnswer::Compiler(_) | GlslAnswer::Message(_) => return Ok(String::new()),
    };
    compare(&expected, judge(&words, source.stage)?).map(|_| refusal.glsl.to_string())
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

#[cfg(all(test, feature = "vulkan"))]
mod tests {
    use super::*;
    use crate::case::Body;
    use crate::catalog::Library;
    use crate::units::ByteOffset;

    fn refusal(name: &str) -> Refusal {
        let case = Library::embedded().get(name).expect("the cases are right");
        match case.expect("the case exists").body {
            Body::Refusal(refusal) => *refusal,
            other => panic!("{other:?}"),
        }
    }

    /// The result of the case of this name after a change.
    fn changed(name: &str, change: &dyn Fn(&mut Refusal)) -> Result<String, String> {
        let mut refusal = refusal(name);
        change(&mut refusal);
        check(name, &refusal)
    }

    const OVERLAP: &str = "xfb.qual.neg.overlap.vec4.behind";
    const LET_THROUGH: &str = "xfb.qual.neg.overlap_of.element_and_variable";

    fn error(name: &str, change: &dyn Fn(&mut Refusal)) -> String {
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
        let fix = |refusal: &mut Refusal| {
            refusal.interface.outputs[1].capture.offset = Some(ByteOffset(16));
        };
        let why = error(OVERLAP, &fix);
        assert!(why.starts_with("as a declaration: dialect spec: "), "{why}");
        assert!(why.ends_with("the engine accepts"), "{why}");
        let other = |refusal: &mut Refusal| {
            refusal.declared = Answer::Refused("xfb_stride.limit".into());
        };
        let why = error(OVERLAP, &other);
        assert!(why.contains("refuses by xfb_offset.overlap"), "{why}");
        let accepted = |refusal: &mut Refusal| {
            refusal.declared = Answer::Accepted("no reason".into());
        };
        let why = error(OVERLAP, &accepted);
        assert!(why.contains("to be accepted"), "{why}");
    }

    #[test]
    fn a_text_that_is_not_refused_so_fails() {
        let answered = |name, glsl: GlslAnswer| {
            let why = error(name, &move |refusal| refusal.glsl = glsl.clone());
            why.strip_prefix("as GLSL: ")
                .expect("of the text")
                .to_owned()
        };
        let rule = || "xfb_stride.limit".to_owned();
        let rows = [
            (
                OVERLAP,
                GlslAnswer::Compiler(rule()),
                "it refuses by xfb_offset.overlap",
            ),
            (
                OVERLAP,
                GlslAnswer::Message("no such thing".into()),
                "is expected to say",
            ),
            (OVERLAP, GlslAnswer::Engine(rule()), "the compiler refuses"),
            (
                OVERLAP,
                GlslAnswer::Accepted(rule()),
                "the compiler refuses",
            ),
            (
                LET_THROUGH,
                GlslAnswer::Compiler(rule()),
                "the compiler accepts",
            ),
            (
                LET_THROUGH,
                GlslAnswer::Message(rule()),
                "the compiler accepts",
            ),
            (
                LET_THROUGH,
                GlslAnswer::Engine(rule()),
                "the engine refuses by xfb_offset.overlap",
            ),
            (
                LET_THROUGH,
                GlslAnswer::Accepted(rule()),
                "the engine refuses by xfb_offset.overlap",
            ),
        ];
        for (name, glsl, part) in rows {
            let why = answered(name, glsl.clone());
            assert!(why.contains(part), "{glsl:?}: {why}");
        }
    }

    #[test]
    fn a_module_that_is_not_refused_so_fails() {
        let answered =
            |spirv: Answer| error(OVERLAP, &move |refusal| refusal.spirv = spirv.clone());
        let why = answered(Answer::Refused("xfb_stride.limit".into()));
        assert!(why.starts_with("as SPIR-V: "), "{why}");
        assert!(why.contains("refuses by xfb_offset.overlap"), "{why}");
        let why = answered(Answer::Accepted("no reason".into()));
        assert!(why.starts_with("as SPIR-V: to be accepted"), "{why}");
        // A mistake that the declaration alone has.
        let mut overlap = refusal(OVERLAP);
        overlap.interface.outputs[1].capture.offset = Some(ByteOffset(16));
        let why = module(&overlap).expect_err("nothing overlaps");
        assert!(why.ends_with("the engine accepts"), "{why}");
    }
}
