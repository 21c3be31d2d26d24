//! Rewriting for capture, with the case library: for every distinct capturing module,
//! each method produces a module that captures the same components (read again by
//! reflection), that SPIRV-Tools' validator accepts if it is installed, and that
//! captures the same bytes on a device.

#[path = "support/validate.rs"]
mod validate;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use validate::valid;
use xfb::capture::{self, Options};
use xfb::case::{Case, DEVICE_DIALECT};
use xfb::case_glsl::template;
use xfb::catalog::library::Library;
use xfb::compile::{Compiler, Flavour};
use xfb::device::{Validation, VulkanDevice};
use xfb::judge::CaseResult;
use xfb::judge::capture::{Manner, run_case, run_case_as};
use xfb::judge::result::Standing;
use xfb::judge::rewritten::CapturePath;
use xfb::packing::CaptureLimits;
use xfb::rewrite::capture::trace;
use xfb::rewrite::capture::trace::Landed;
use xfb::rewrite::capture::{self as rewriting, Method};
use xfb::rewrite::lower_gl_builtins;
use xfb::run::expectations::Expectations;
use xfb::script::Executor;
use xfb::sources::{Language, Sources};
use xfb::spirv::{load_words, reflect_with_ids};
use xfb::types::Stage;
use xfb::types::interface::BuiltIn;
use xfb::verdict::Status;

const METHODS: [Method; 3] = [Method::InPlace, Method::Copies, Method::Words];

/// The cases whose capturing shaders are distinct; the first of each.
fn distinct(sources: &Sources) -> Vec<(Case, Stage, Vec<u32>)> {
    let library = Library::embedded();
    let compiler = Compiler::shared();
    let mut seen = HashSet::new();
    let mut found = Vec::new();
    for case in library.cases().expect("the library") {
        // A case on which a driver may crash runs in a process of its own.
        let Some(capture) = case.capture().filter(|capture| capture.probe.is_none()) else {
            continue;
        };
        let stages = template::stages(&capture.program, sources).expect(&case.name);
        let last = stages.iter().rfind(|s| s.stage != Stage::Fragment);
        let last = last.expect("a stage that captures");
        // Only the seed differs between cases that share a shader.
        let text: Vec<&str> = last
            .text
            .lines()
            .filter(|l| !l.contains("XFB_SEED"))
            .collect();
        if !seen.insert((
            text.join("\n"),
            case.request().cloned().map(|r| (r.names, r.mode as u8)),
        )) {
            continue;
        }
        let words = match last.language {
            Language::Glsl => {
                compiler.compile_glsl(&last.text, last.stage, &last.name, Flavour::Vulkan)
            }
            Language::SpirvAssembly => compiler.assemble(&last.text, &last.name),
        };
        let words = lower_gl_builtins(&words.expect(&case.name)).expect(&case.name);
        let stage = last.stage;
        found.push((case, stage, words));
    }
    found
}

/// The validator is a separate process, so it checks one of this many modules.
const VALIDATED: u32 = 8;

#[test]
fn rewritten_modules_capture_the_same_words() {
    let sources = Sources::embedded();
    let reading = Options {
        dialect: DEVICE_DIALECT,
        limits: CaptureLimits::NONE,
    };
    let options = |method| rewriting::Options {
        method,
        output_components: 128,
        read: Some(BTreeSet::new()),
        ..rewriting::Options::default()
    };
    let mut rewritten_modules = 0;
    let mut full = 0;
    for (case, stage, words) in distinct(&sources) {
        let module = load_words(&words).expect(&case.name);
        let reflected = reflect_with_ids(&module, Some(stage)).expect(&case.name);
        let captured = capture::read(&reflected.interface, case.request(), &reading);
        let captured = captured.expect(&case.name);
        let (words, buffers) = (captured.words(), captured.buffers());
        let mut want: Vec<Landed> = words
            .iter()
            .map(|word| Landed {
                binding: word.binding,
                offset: word.offset,
                stream: word.stream,
                word: word.word,
            })
            .collect();
        want.sort();
        for method in METHODS {
            let what = format!("{} {method:?}", case.name);
            let options = options(method);
            let result = rewriting::capture(module.clone(), &reflected, &words, &buffers, &options);
            let rewritten = match result {
                Ok(rewritten) => rewritten,
                // Interfaces that fill all locations leave none for copies.
                Err(error) if error.is_lack_of_room() => {
                    full += 1;
                    continue;
                }
                Err(error) => panic!("{what}: {error}"),
            };
            assert_eq!(
                trace(&rewritten, stage, &reading).expect(&what),
                want,
                "{what}"
            );
            if rewritten_modules % VALIDATED == 0 {
                valid(&rewritten.words, &what);
            }
            rewritten_modules += 1;
        }
    }
    println!("{rewritten_modules} modules rewritten; for {full} no location was left");
    assert!(rewritten_modules > 300 && full * 20 < rewritten_modules);
}

/// Distinct modules that are run; the rest would take too long.
const ON_DEVICE: usize = 150;

/// Whether a case is known to end in this way.
fn known_to(
    known: &Expectations,
    (name, status, fingerprint): (&str, Status, &str),
    device: &VulkanDevice,
) -> bool {
    let result = CaseResult {
        fingerprint: Some(fingerprint.to_owned()),
        ..CaseResult::bare(name, status)
    };
    matches!(
        known.judge(&result, device.capabilities()),
        Standing::Known { .. }
    )
}

/// Whether a driver is known to crash at a case, which would end these tests.
fn crashes(known: &Expectations, name: &str, device: &VulkanDevice) -> bool {
    const CRASHES: [&str; 3] = [
        "crash.SIGSEGV.execution",
        "crash.SIGSEGV.pipeline",
        "crash.SIGABRT.pipeline",
    ];
    let mut crashes = CRASHES.into_iter();
    crashes.any(|print| known_to(known, (name, Status::Crash, print), device))
}

/// Whether a shader has both, whose slots some drivers mix up: copies read them.
fn clips_and_culls(case: &Case) -> bool {
    let interface = case.interface().expect("a case that captures");
    let blocks = interface.outputs.iter().flat_map(|o| &o.block);
    let members: Vec<_> = blocks.flat_map(|block| &block.members).collect();
    let has = |wanted| members.iter().any(|m| m.builtin == Some(wanted));
    has(BuiltIn::ClipDistance) && has(BuiltIn::CullDistance)
}

/// Older validation layers report this of a geometry shader that stores its point size
/// through one access chain and reads it through another, as copies do.
const POINT_SIZE: &str = "VUID-VkGraphicsPipelineCreateInfo-Geometry-07725";

/// Whether the layer reports nothing but the point size that copies of a geometry shader
/// read again.
fn only_misread_point_size(case: &Case, method: Method, result: &CaseResult) -> bool {
    let interface = case.interface().expect("a case that captures");
    let blocks = interface.outputs.iter().flat_map(|o| &o.block);
    let mut members = blocks.flat_map(|block| &block.members);
    let copied = method != Method::InPlace
        && interface.stage == Stage::Geometry
        && members.any(|member| member.builtin == Some(BuiltIn::PointSize));
    let messages: Vec<_> = result.details.iter().flat_map(|d| &d.validation).collect();
    copied && !messages.is_empty() && messages.iter().all(|message| message.id == POINT_SIZE)
}

/// The comparisons that were skipped, by reason: printed, and bounded, so that a
/// growing number fails.
#[derive(Debug, Default)]
struct PassedOver {
    /// Cases whose native run proves nothing.
    cases: BTreeMap<&'static str, usize>,
    /// Ways of rewriting a case whose native run passed.
    modules: BTreeMap<&'static str, usize>,
}

impl PassedOver {
    fn case(&mut self, reason: &'static str) {
        *self.cases.entry(reason).or_default() += 1;
    }

    fn module(&mut self, reason: &'static str) {
        *self.modules.entry(reason).or_default() += 1;
    }

    /// Rewritten modules that are not made, or not looked at.
    fn all_modules(&self) -> usize {
        self.cases.values().sum::<usize>() * METHODS.len() + self.modules.values().sum::<usize>()
    }

    /// Returns the reason that skipped more than a fifth of the modules of this many
    /// cases, if there is one.
    fn is_too_much(&self, taken: usize) -> Option<String> {
        let (seen, all) = (self.all_modules(), taken * METHODS.len());
        (seen * 5 > all).then(|| format!("{seen} of {all} modules are passed over: {self:?}"))
    }
}

#[test]
fn skipped_text_is_bounded() {
    let mut seen = PassedOver::default();
    seen.case("fail");
    seen.module("clips");
    seen.module("clips");
    assert_eq!(seen.all_modules(), METHODS.len() + 2);
    assert_eq!(seen.is_too_much(9), None);
    let message = seen.is_too_much(8).expect("5 of 24 are more than a fifth");
    assert!(
        message.contains("5 of 24") && message.contains("clips"),
        "{message}"
    );
}

#[test]
fn rewritten_modules_capture_the_same_bytes() {
    let sources = Sources::embedded();
    let known = Expectations::shipped();
    let mut device = VulkanDevice::open(None, Validation::On).expect("a device");
    let cases = distinct(&sources);
    // A driver that crashes at many pieces would end these tests.
    let few = crashes(&known, "xfb.limits.pieces.17.vertex", &device);
    let mixed = ("xfb.builtin.clip_and_cull.3.2", Status::Fail, "wrong-value");
    let mixes = known_to(&known, mixed, &device);
    let step = cases.len().div_ceil(ON_DEVICE).max(1);
    let (mut taken, mut compared, mut unsupported) = (0, 0, 0);
    let mut passed_over = PassedOver::default();
    let mut differing = Vec::new();
    let (mut without_layer, mut misread) = (None, 0);
    for (case, ..) in cases.iter().step_by(step) {
        taken += 1;
        if crashes(&known, &case.name, &device) {
            passed_over.case("known to crash");
            continue;
        }
        let native = run_case(case, &sources, &mut device, &mut |_| {});
        let name = &case.name;
        assert_ne!(native.status, Status::Error, "{name}: {}", native.reason);
        // Where a driver is wrong, it is so about another variable, too.
        if native.status != Status::Pass {
            passed_over.case(native.status.name());
            continue;
        }
        for method in METHODS {
            let pieces = case.interface().expect("a case that captures").words();
            if few && method != Method::InPlace && pieces > 64 {
                passed_over.module("more pieces than the driver takes");
                continue;
            }
            if mixes && method != Method::InPlace && clips_and_culls(case) {
                passed_over.module("clip distances beside cull distances");
                continue;
            }
            let manner = Manner {
                path: CapturePath::Rewritten(method),
                ..Manner::default()
            };
            let mut rewritten = run_case_as(manner, case, &sources, &mut device, &mut |_| {});
            if only_misread_point_size(case, method, &rewritten) {
                misread += 1;
                let open = || VulkanDevice::open(None, Validation::Off).expect("a device");
                let device = without_layer.get_or_insert_with(open);
                rewritten = run_case_as(manner, case, &sources, device, &mut |_| {});
            }
            if rewritten.status == Status::Unsupported {
                unsupported += 1;
                continue;
            }
            compared += 1;
            // Judged byte by byte, as the native one was.
            if rewritten.status != Status::Pass {
                let reason = &rewritten.reason;
                differing.push(format!("{} {method:?}: {reason}", case.name));
            }
        }
    }
    println!("{compared} rewritten modules compared with native ones, {unsupported} unsupported");
    println!("{misread} of them without the layer, which reports {POINT_SIZE} alone");
    println!("{taken} cases taken; passed over: {passed_over:?}");
    assert_eq!(
        compared + unsupported + passed_over.all_modules(),
        taken * METHODS.len(),
        "every way of every case is compared, or counted as passed over"
    );
    assert_eq!(passed_over.is_too_much(taken), None);
    assert!(unsupported * 10 < compared, "{unsupported} of {compared}");
    assert!(differing.is_empty(), "{}", differing.join("\n"));
    assert!(compared > 200, "{compared}");
}
