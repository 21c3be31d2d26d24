//! Captures written into modules: executed symbolically, a rewritten module captures
//! the requested 32-bit components, at the requested offsets.

use crate::every::{Verdict, equal, equal_lists, every};
use crate::host::{declared, options};
use crate::tracer::trace;
use std::collections::BTreeMap;
use xfb::capture::{self, Captured, Dialect, OutputForm};
use xfb::generate::names::{self, Expected};
use xfb::generate::{Bounds, PlacedWord, RandomInterface, expect};
use xfb::rewrite::capture::{Method, Options, capture as rewrite};
use xfb::spirv;
use xfb::types::Interface;

/// Limits that leave locations for copies of everything.
pub const BOUNDS: Bounds = Bounds {
    words: 64,
    locations: 14,
    ..Bounds::HOST
};

const METHODS: [Method; 3] = [Method::InPlace, Method::Copies, Method::Words];

/// Each seed uses one of them.
fn method(seed: u64) -> [Method; 1] {
    [METHODS[(seed % 3) as usize]]
}

/// Writes a capture into the module of an interface without one, by each
/// of the methods, and compares the result with the expected one.
pub fn check_rewriting(
    original: &[u32],
    captured: &Captured,
    expected: &[PlacedWord],
    methods: &[Method],
) -> Verdict {
    let strides = captured.buffers();
    let strides: BTreeMap<u32, u32> = strides.iter().map(|b| (b.binding.0, b.stride.0)).collect();
    for &method in methods {
        let module = spirv::load_words(original).map_err(|e| e.to_string())?;
        let reflected = spirv::reflect_with_ids(&module, None).map_err(|e| e.to_string())?;
        let options = Options {
            method,
            output_components: 128,
            ..Options::default()
        };
        let (words, buffers) = (captured.words(), captured.buffers());
        let rewritten = rewrite(module, &reflected, &words, &buffers, &options);
        let rewritten = rewritten.map_err(|e| format!("{method:?}: {e}"))?.words;
        let (seen, seen_strides) =
            trace(original, &rewritten).map_err(|e| format!("{method:?}: {e}"))?;
        equal_lists(&format!("{method:?}: words"), &seen, expected)?;
        equal(&format!("{method:?}: strides"), &seen_strides, &strides)?;
        check_reading(captured, &rewritten)?;
    }
    Ok(())
}

/// The engine itself reads the same buffers of the rewritten module, by Vulkan's
/// rules.
fn check_reading(captured: &Captured, rewritten: &[u32]) -> Verdict {
    let module = spirv::load_words(rewritten).map_err(|e| e.to_string())?;
    let interface = spirv::reflect(&module, None).map_err(|e| e.to_string())?;
    let read = declared(&interface, Dialect::Vulkan)?;
    let buffers = |c: &Captured| {
        let buffers = c.buffers();
        let rows = buffers.iter().map(|b| (b.binding, b.stride, b.stream));
        rows.collect::<Vec<_>>()
    };
    equal_lists("buffers, read again", &buffers(&read), &buffers(captured))?;
    let places = |c: &Captured| {
        let words = c.words();
        let rows = words.iter().map(|w| (w.binding, w.offset, w.stream));
        rows.collect::<Vec<_>>()
    };
    equal_lists("places, read again", &places(&read), &places(captured))?;
    read.table(OutputForm::Locations)
        .map_err(|e| e.to_string())?;
    Ok(())
}

/// The words and strides that a request captures, by the generator's own count.
pub fn requested<'i>(
    random: &RandomInterface,
    plain: &'i Interface,
) -> Result<(Captured<'i>, Vec<PlacedWord>), String> {
    let captured = capture::requested(plain, &random.request, &options(Dialect::Spec));
    let captured = captured.map_err(|e| e.to_string())?;
    let expected = names::expected(plain, &random.request);
    let Expected { words, .. } = expected.ok_or("a name of the request is unknown")?;
    Ok((captured, words))
}

fn check_emitted(random: &RandomInterface) -> Verdict {
    let plain = random.plain();
    let original = spirv::emit(&plain).map_err(|e| e.to_string())?;
    let (request, words) = requested(random, &plain)?;
    let methods = method(random.seed);
    check_rewriting(&original, &request, &words, &methods)?;
    let declared = declared(&random.explicit, Dialect::Spec)?;
    let words = expect::words(&random.explicit);
    check_rewriting(&original, &declared, &words, &methods)
}

#[test]
fn captures_written_into_modules_of_20000_interfaces() {
    every(20_000, &BOUNDS, check_emitted);
}

/// A module with code, as the GLSL compiler makes it.
#[cfg(feature = "shaderc")]
mod of_the_compiler {
    use super::*;
    use crate::compiled::compile_text;
    use xfb::generate::{shader, without_capture};

    fn check(random: &RandomInterface) -> Verdict {
        let plain = without_capture(&random.declared);
        let text = shader::text(&plain, 1).map_err(|e| e.to_string())?;
        let original = compile_text(&text, plain.stage)?;
        let module = spirv::load_words(&original).map_err(|e| e.to_string())?;
        let compiled = spirv::reflect(&module, None).map_err(|e| e.to_string())?;
        let (request, words) = requested(random, &compiled)?;
        check_rewriting(&original, &request, &words, &method(random.seed))
    }

    #[test]
    fn captures_written_into_2000_compiled_modules() {
        every(2_000, &BOUNDS, check);
    }
}

/// The tracer distinguishes different captures.
#[test]
fn a_wrong_component_is_found() {
    let mut wrong = 0;
    for seed in 0..50 {
        let random = RandomInterface::new(seed, &BOUNDS);
        let plain = random.plain();
        let original = spirv::emit(&plain).expect("it fits");
        let (request, mut words) = requested(&random, &plain).expect("a valid request");
        let Some(last) = words.last_mut() else {
            continue;
        };
        last.word.0 ^= 1;
        let verdict = check_rewriting(&original, &request, &words, &[Method::InPlace]);
        assert!(verdict.is_err(), "{random}");
        wrong += 1;
    }
    assert!(wrong > 25, "{wrong}");
}
