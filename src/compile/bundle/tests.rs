use super::*;
use crate::types::{Environment, Stage};
use crate::{Compiler, Flavour};

fn source(text: &str) -> Source {
    Source::Glsl(
        Stage::Vertex,
        Flavour::Vulkan,
        Environment::default(),
        text.to_owned(),
    )
}

fn refusal() -> Result<Vec<u32>, CompileError> {
    Err(CompileError::Refused("a.vert:1: error".to_owned()))
}

/// The bytes of a bundle of two modules and a refusal.
fn bytes() -> Vec<u8> {
    let writer = BundleWriter::default();
    writer.add(&source("one"), "a.vert", &Ok(vec![1, 2, 3]));
    writer.add(&source("two"), "a.vert", &Ok(vec![7; 100_000]));
    writer.add(&source("bad"), "a.vert", &refusal());
    writer.add(&source("one"), "b.vert", &Ok(vec![9]));
    writer.bytes("1.2.3 (abc)")
}

fn read(bytes: Vec<u8>) -> Result<Bundle, String> {
    Bundle::from_bytes(Path::new("my.bundle"), bytes).map_err(|error| error.to_string())
}

#[test]
fn modules_and_refusals_are_found_by_their_sources() {
    let bundle = read(bytes()).expect("a bundle");
    assert_eq!(bundle.len(), 3);
    assert_eq!(bundle.to_string(), "my.bundle (of xfb 1.2.3 (abc))");
    let find = |source, name| bundle.find(&source, name);
    assert_eq!(find(source("one"), "x"), Some(Ok(vec![1, 2, 3])));
    assert_eq!(find(source("two"), "a.vert"), Some(Ok(vec![7; 100_000])));
    assert_eq!(find(source("bad"), "a.vert"), Some(refusal()));
    let renamed = CompileError::Refused("b.vert:1: error".to_owned());
    assert_eq!(find(source("bad"), "b.vert"), Some(Err(renamed)));
    assert_eq!(find(source("ones"), "a.vert"), None);
    assert_eq!(find(Source::Assembly("one".into()), "a.vert"), None);
    let other = Source::Glsl(
        Stage::Vertex,
        Flavour::OpenGl,
        Environment::default(),
        "one".to_owned(),
    );
    assert_eq!(find(other, "a.vert"), None);
}

#[test]
fn equal_modules_give_equal_bytes() {
    assert_eq!(bytes(), bytes());
}

#[test]
fn a_bundle_of_many_blocks_keeps_few_of_them() {
    let writer = BundleWriter::default();
    let text = |number: u32| source(&number.to_string());
    let count = 40;
    for number in 0..count {
        writer.add(&text(number), "a", &Ok(vec![number; 40_000]));
    }
    let bundle = read(writer.bytes("1")).expect("a bundle");
    assert!(bundle.blocks.len() > KEPT_BLOCKS);
    for number in (0..count).chain((0..count).rev()) {
        let found = bundle.find(&text(number), "a");
        assert_eq!(found, Some(Ok(vec![number; 40_000])), "{number}");
    }
    assert_eq!(bundle.kept.lock().expect("no panic").len(), KEPT_BLOCKS);
}

#[test]
fn a_truncated_bundle_is_refused() {
    let whole = bytes();
    for length in MAGIC.len()..whole.len() {
        let error = read(whole[..length].to_vec()).err().expect("an error");
        assert!(
            error.starts_with("my.bundle is truncated: "),
            "{length}: {error}"
        );
    }
    let found = whole.len() - 1;
    assert_eq!(
        read(whole[..found].to_vec()).err(),
        Some(format!(
            "my.bundle is truncated: {found} of {} bytes are there; copy it again",
            whole.len()
        ))
    );
}

#[test]
fn a_damaged_bundle_is_refused() {
    let whole = bytes();
    for byte in 0..whole.len() {
        let mut damaged = whole.clone();
        damaged[byte] ^= 0x10;
        assert!(read(damaged).is_err(), "byte {byte}");
    }
    let longer = [whole, vec![0]].concat();
    assert_eq!(
        read(longer).err().as_deref(),
        Some("my.bundle is damaged: its hash is not that of its content; copy it again")
    );
}

#[test]
fn another_file_and_another_format_are_named() {
    for content in ["", "xfb", "a case file"] {
        let error = read(content.into()).err();
        let want = "my.bundle is not a bundle of compiled modules, as `xfb bundle` writes it";
        assert_eq!(error.as_deref(), Some(want), "{content}");
    }
    let mut newer = bytes();
    newer[MAGIC.len()] = 2;
    assert_eq!(
        read(newer).err().as_deref(),
        Some(
            "my.bundle is a bundle of format 2, and this xfb reads format 1: write it with `xfb \
             bundle` of this version"
        )
    );
    let nowhere = Bundle::read(Path::new("no/such.bundle")).err();
    let nowhere = nowhere.expect("there is no file").to_string();
    assert!(
        nowhere.starts_with("cannot read no/such.bundle: "),
        "{nowhere}"
    );
}

#[test]
fn a_compiler_with_bundles_compiles_nothing() {
    let text = "#version 450\nvoid main() {}";
    let writer = BundleWriter::default();
    writer.add(&source(text), "a.vert", &Ok(vec![1, 2]));
    let bundle = read(writer.bytes("1")).expect("a bundle");
    let compiler = Compiler::default();
    compiler.use_bundles(vec![bundle]);
    let compile = |text: &str| {
        let compiled = compiler.compile_glsl(text, Stage::Vertex, "a.vert", Flavour::Vulkan);
        compiled.map_err(|error| error.to_string())
    };
    assert_eq!(compile(text), Ok(vec![1, 2]));
    // One byte differs.
    let changed = text.replace("{}", "{ }");
    assert_eq!(
        compile(&changed),
        Err(
            "a.vert: this xfb compiles no shaders, and my.bundle (of xfb 1) has no module of this \
             text: run `xfb bundle FILE -o my.bundle` with the case's file where xfb has shaderc, \
             and add `--bundle my.bundle` here"
                .to_owned()
        )
    );
    let either = compiler.compile_either(&changed, Stage::Vertex, "a.vert");
    assert!(matches!(either, Err(CompileError::NoModule { .. })));
    let assembled = compiler.assemble("OpNop", "a.spvasm");
    assert!(matches!(assembled, Err(CompileError::NoModule { .. })));
}

/// A text that Vulkan refuses is compiled for OpenGL, from a bundle too.
#[test]
fn an_opengl_text_needs_both_its_refusal_and_its_module() {
    let text = "#version 450\nvoid main() { gl_VertexID; }";
    let of_opengl = Source::Glsl(
        Stage::Vertex,
        Flavour::OpenGl,
        Environment::default(),
        text.to_owned(),
    );
    for has_module in [true, false] {
        let writer = BundleWriter::default();
        writer.add(&source(text), "a.vert", &refusal());
        if has_module {
            writer.add(&of_opengl, "a.vert", &Ok(vec![3]));
        }
        let compiler = Compiler::default();
        compiler.use_bundles(vec![read(writer.bytes("1")).expect("a bundle")]);
        let either = compiler.compile_either(text, Stage::Vertex, "a.vert");
        if has_module {
            assert_eq!(either, Ok((vec![3], Flavour::OpenGl)));
        } else {
            assert!(matches!(either, Err(CompileError::NoModule { .. })));
        }
    }
}

#[test]
fn the_first_bundle_that_has_a_module_wins() {
    let bundle = |word| {
        let writer = BundleWriter::default();
        writer.add(&source("x"), "a", &Ok(vec![word]));
        writer.add(&source(&word.to_string()), "a", &Ok(vec![word]));
        read(writer.bytes("1")).expect("a bundle")
    };
    let compiler = Compiler::default();
    compiler.use_bundles(vec![bundle(1), bundle(2)]);
    let compile = |text| compiler.compile_glsl(text, Stage::Vertex, "a", Flavour::Vulkan);
    assert_eq!(compile("x"), Ok(vec![1]));
    assert_eq!(compile("2"), Ok(vec![2]));
}
