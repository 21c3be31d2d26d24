//! Modules that the GLSL compiler produces from random interfaces: its decorations
//! compared with the engine's dialect for it, and the engine's tables of both.

use crate::every::{Verdict, equal, equal_lists, every};
use crate::host::declared;
use crate::reader::{self, Output};
use std::collections::BTreeMap;
use xfb::capture::Dialect;
use xfb::case_glsl::declare as glsl;
use xfb::compile::{Compiler, Flavour};
use xfb::generate::{Bounds, RandomInterface, names};
use xfb::spirv;
use xfb::types::{Interface, Stage};

/// A shader that declares the outputs and writes nothing.
pub fn shader(interface: &Interface) -> Result<String, String> {
    let primitives = match interface.stage {
        Stage::TessEval => "layout(triangles) in;\n",
        Stage::Geometry => "layout(points) in;\nlayout(points, max_vertices = 1) out;\n",
        _ => "",
    };
    let outputs = glsl::outputs(interface, false).map_err(|e| e.to_string())?;
    let extensions = glsl::extensions(interface);
    Ok(format!(
        "#version 460\n{extensions}{primitives}{outputs}void main() {{}}\n"
    ))
}

pub fn compile(interface: &Interface) -> Result<Vec<u32>, String> {
    compile_text(&shader(interface)?, interface.stage)
}

pub fn compile_text(text: &str, stage: Stage) -> Result<Vec<u32>, String> {
    let compiler = Compiler::shared();
    let words = compiler.compile_glsl(text, stage, "random", Flavour::Vulkan);
    words.map_err(|e| e.to_string())
}

/// The engine's capture of an interface as decorations: the offset of each captured
/// variable or member, and the strides of the buffers.
struct Decorations {
    /// By the GL name of the first varying inside.
    begins: BTreeMap<String, (u32, u32)>,
    strides: BTreeMap<u32, (u32, u32)>,
}

fn decorations(interface: &Interface) -> Result<Decorations, String> {
    let captured = declared(interface, Dialect::Glslang)?;
    let varyings = captured.varyings().iter();
    let begins = varyings.filter_map(|v| Some((v.name.clone(), (v.binding?.0, v.offset.0))));
    let buffers = captured.buffers();
    let strides = buffers
        .iter()
        .map(|b| (b.binding.0, (b.stride.0, b.stream.0)));
    Ok(Decorations {
        begins: begins.collect(),
        strides: strides.collect(),
    })
}

/// The name of the first varying in each variable, or in each member of each
/// element of a block, in order of declaration.
fn firsts(interface: &Interface) -> Vec<Vec<String>> {
    let all = names::parts(interface);
    let mut word = 0;
    let mut name = |words: u32| {
        let at = all.iter().find(|part| part.first.0 == word);
        word += words;
        at.map(|part| part.name.clone()).unwrap_or_default()
    };
    let outputs = interface.outputs.iter().map(|output| {
        let structure = output.ty.without_arrays().as_struct();
        match structure.filter(|_| output.block.is_some()) {
            None => vec![name(output.ty.components())],
            Some(structure) => (0..output.ty.flattened_len())
                .flat_map(|_| &structure.members)
                .map(|member| name(member.ty.components()))
                .collect(),
        }
    });
    outputs.collect()
}

/// Compares the compiler's decorations with the engine's.
fn check_decorations(random: &RandomInterface, words: &[u32]) -> Verdict {
    let expected = decorations(&random.declared)?;
    let compiled = reader::outputs(words);
    let mut captured = 0;
    for (output, firsts) in random.declared.outputs.iter().zip(firsts(&random.declared)) {
        let name = match &output.block {
            Some(block) => &block.name,
            None => &output.name,
        };
        let seen = compiled.iter().find(|o| o.name == *name);
        let seen = seen.ok_or_else(|| format!("the compiler left {name} out"))?;
        let location = output.location.map(|l| l.0);
        let decorated = seen.decorations.get(&reader::LOCATION).copied();
        if output.location.is_some() {
            equal(&format!("location of {name}"), &decorated, &location)?;
        }
        // Each element of an array of blocks has the same members.
        let members = seen.members.len().max(1);
        for (number, first) in firsts.iter().enumerate() {
            let element = (number / members) as u32;
            let decorated = place(seen, number % members, element);
            let own = expected.begins.get(first).copied();
            equal(&format!("buffer and offset of {first}"), &decorated, &own)?;
            let Some((buffer, _)) = decorated else {
                continue;
            };
            captured += 1;
            let stride = seen.decorations.get(&reader::STRIDE).copied();
            let stream = seen.decorations.get(&reader::STREAM).copied();
            let own = expected.strides.get(&buffer).copied();
            let theirs = stride.map(|stride| (stride, stream.unwrap_or(0)));
            equal(&format!("stride and stream of {first}"), &theirs, &own)?;
        }
    }
    let some = captured > 0;
    equal(
        "whether anything is captured",
        &some,
        &!expected.begins.is_empty(),
    )
}

/// Buffer and offset of a variable, or of a member.
fn place(output: &Output, member: usize, element: u32) -> Option<(u32, u32)> {
    let own = match output.members.get(member) {
        Some((_, decorations)) => decorations,
        None => &output.decorations,
    };
    let offset = own.get(&reader::OFFSET)?;
    let buffer = output.decorations.get(&reader::BUFFER);
    let buffer = buffer.or_else(|| own.get(&reader::BUFFER))?;
    Some((buffer + element, *offset))
}

/// Compares the table of the compiled module with that of the declaration; inside a
/// member, both are laid out as drivers do.
fn check_table(random: &RandomInterface, words: &[u32]) -> Verdict {
    let module = spirv::load_words(words).map_err(|e| e.to_string())?;
    let interface = spirv::reflect(&module, None).map_err(|e| e.to_string())?;
    let compiled = declared(&interface, Dialect::Nir)?;
    let own = declared(&random.declared, Dialect::Glslang)?;
    equal_lists("varyings", compiled.varyings(), own.varyings())?;
    equal_lists("buffers", &compiled.buffers(), &own.buffers())
}

fn check(random: &RandomInterface) -> Verdict {
    let words = compile(&random.declared)?;
    check_decorations(random, &words)?;
    check_table(random, &words)
}

#[test]
fn the_compilers_decorations_of_20000_interfaces() {
    every(20_000, &Bounds::HOST, check);
}
