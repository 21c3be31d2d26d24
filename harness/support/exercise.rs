//! Runs every query of the engine on a module: none may panic, whatever the module
//! contains.

use std::collections::BTreeSet;
use std::sync::Arc;
use xfb::capture::{self, Captured, Dialect, Options, OutputForm, Request, RequestMode};
use xfb::generate::names;

use xfb::packing::{CaptureLimits, Captures, PackOptions, Side};
use xfb::rewrite::capture::{Depth, Method};
use xfb::spirv::ShaderModule;
use xfb::types::layout::{self, Checked, Enumeration, Rules};
use xfb::types::{Interface, Stage, StructType, Type};
use xfb::{rewrite, spirv};

/// The queries that succeeded on a module.
#[derive(Clone, Copy, Debug, Default)]
pub struct Reached {
    /// Interfaces that it reflects as, over all stages.
    pub reflected: u32,
    /// Captures that it declares, or that can be requested, in all dialects.
    pub captured: u32,
    /// Blocks of resources that were laid out by all rules.
    pub laid_out: u32,
    /// Modules that it was rewritten to.
    pub rewritten: u32,
}

/// Runs every query on a module.
pub fn exercise(words: &[u32]) -> Reached {
    let mut reached = Reached::default();
    let Ok(module) = spirv::load_words(words) else {
        return reached;
    };
    for block in spirv::reflect_blocks(&module).unwrap_or_default() {
        reached.laid_out += 1;
        lay_out(&block.block);
    }
    reached.rewritten += u32::from(rewrite::lower_gl_builtins(words).is_ok());
    for stage in Stage::ALL.iter().copied().map(Some).chain([None]) {
        if let Some(stage) = stage {
            let _ = spirv::inputs(&module, stage);
        }
        let Ok(interface) = spirv::reflect(&module, stage) else {
            continue;
        };
        let lowered = rewrite::lower_gl_module(module.clone(), interface.stage);
        reached.rewritten += u32::from(lowered.is_ok());
        reached.reflected += 1;
        tables(&interface, &mut reached);
        // The entry point that is found without a stage is one of those above.
        if let Some(stage) = stage {
            rewritten(words, &interface, &mut reached);
            capturing(&module, stage, &mut reached);
        }
    }
    reached
}

/// Without limits numbers go as far as they can.
fn options(dialect: Dialect) -> Options {
    let limits = match dialect {
        Dialect::Mesa | Dialect::Vulkan => CaptureLimits::LLVMPIPE,
        _ => CaptureLimits::NONE,
    };
    Options { dialect, limits }
}

fn tables(interface: &Interface, reached: &mut Reached) {
    let leaves = interface.leaves();
    let plain = xfb::generate::without_capture(interface);
    let requests = requests(&plain);
    for dialect in Dialect::ALL.iter().copied() {
        let options = options(dialect);
        if let Ok(captured) = capture::declared(interface, &options) {
            reached.captured += 1;
            read_tables(&captured);
            assert!(captured.words().len() <= interface.words() as usize);
            assert!(captured.varyings().len() <= leaves.len());
        }
        for request in &requests {
            if let Ok(captured) = capture::requested(&plain, request, &options) {
                reached.captured += 1;
                read_tables(&captured);
                assert_eq!(captured.varyings().len(), request.names.len());
            }
        }
    }
}

/// Every query of the module `types` about a block.
fn lay_out(block: &StructType) {
    for rules in Rules::ALL.iter().copied() {
        let relaxed = true;
        let _ = layout::check(block, Checked { rules, relaxed });
        let bare = Type::Struct(Arc::new(block.clone())).without_offsets();
        let Ok((laid_out, size)) = layout::lay_out(&bare, rules) else {
            continue;
        };
        assert!(laid_out.explicit_size().expect("laid out") <= u64::from(size));
        let Type::Struct(laid_out) = laid_out else {
            panic!("a block is a struct");
        };
        if rules != Rules::C {
            let relaxed = false;
            layout::check(&laid_out, Checked { rules, relaxed }).expect("valid by its own rules");
        }
        for enumeration in [Enumeration::Uniform, Enumeration::BufferVariable] {
            let _ = layout::members(&laid_out, "", enumeration);
        }
    }
    let _ = layout::members(block, "", Enumeration::Uniform);
}

fn read_tables(captured: &Captured) {
    captured.table(OutputForm::Locations).expect("locations");
    let _ = captured.outputs(OutputForm::Merged);
}

/// Some names of the interface, in both modes.
fn requests(interface: &Interface) -> [Request; 2] {
    let mut parts = names::parts(interface);
    parts.truncate(5);
    let mut names: Vec<String> = Vec::new();
    for (number, part) in parts.into_iter().enumerate() {
        names.push(match part.len {
            Some(len) if number % 2 == 1 => format!("{}[{}]", part.name, len.saturating_sub(1)),
            _ => part.name,
        });
    }
    let separate = Request {
        names: names.clone(),
        mode: RequestMode::Separate,
    };
    if names.len() > 2 {
        names.insert(1, "gl_SkipComponents3".to_owned());
        names.insert(3, "gl_NextBuffer".to_owned());
    }
    let mode = RequestMode::Interleaved;
    [separate, Request { names, mode }]
}

fn rewritten(words: &[u32], interface: &Interface, reached: &mut Reached) {
    let producer = ShaderModule {
        stage: interface.stage,
        words: Arc::from(words),
    };
    let side = Side::new(interface);
    for (_, options) in PackOptions::PRESETS {
        let free = PackOptions {
            keep_locations: false,
            ..options
        };
        let captures = Captures::everything(&side);
        let _ = xfb::packing::pack(&side, None, &captures, &options);
        let _ = xfb::packing::pack(&side, Some(&Side::reading_all(&side)), &captures, &free);
    }
    let options = PackOptions::ENGINE;
    let reading = Side::reading_all(&side);
    for consumer in [None, Some(&reading)] {
        let captures = Captures::default();
        let Ok(placement) = xfb::packing::pack(&side, consumer, &captures, &options) else {
            continue;
        };
        if let Ok(packed) = rewrite::pack::pack(&producer, None, &placement) {
            reached.rewritten += 1;
            sound(&packed.producer.words, interface.stage);
        }
    }
}

/// Rewrites the module to capture its declared outputs and requested names.
fn capturing(module: &spirv::Module, stage: Stage, reached: &mut Reached) {
    let Ok(reflected) = spirv::reflect_with_ids(module, Some(stage)) else {
        return;
    };
    let plain = xfb::generate::without_capture(&reflected.interface);
    let reading = options(Dialect::Nir);
    let requests = requests(&plain);
    let requested = requests
        .iter()
        .map(|r| capture::requested(&plain, r, &reading));
    let declared = capture::declared(&reflected.interface, &options(Dialect::Vulkan));
    for captured in requested.chain([declared]).flatten() {
        let (words, buffers) = (captured.words(), captured.buffers());
        for method in [Method::InPlace, Method::Copies, Method::Words] {
            let rewriting = rewrite::capture::Options {
                depth: Depth::GlToVulkan,
                method,
                output_components: 128,
                read: Some(BTreeSet::new()),
                ..rewrite::capture::Options::default()
            };
            let made =
                rewrite::capture::capture(module.clone(), &reflected, &words, &buffers, &rewriting);
            if let Ok(made) = made {
                reached.rewritten += 1;
                let module = spirv::load_words(&made.words).expect("a rewritten module loads");
                spirv::reflect(&module, Some(stage)).expect("a rewritten module reflects");
                let _ = rewrite::capture::trace(&made, stage, &reading);
            }
        }
    }
}

/// Checks that a rewritten module can be loaded again.
fn sound(words: &[u32], stage: Stage) {
    let module = spirv::load_words(words).expect("a rewritten module loads");
    spirv::reflect(&module, Some(stage)).expect("a rewritten module reflects");
}
