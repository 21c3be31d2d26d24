//! The engine's tables of declared interfaces: the founding programs and the reference
//! tables W1 to W21 and W30 to W37, each in every dialect, and – with the feature
//! `vulkan` – of glslang's module for the same text.
//!
//! The expectations are in `tables.toml`.

use crate::support::declarations::declared;
use crate::support::spelling;
use serde::Deserialize;
use xfb::capture::{self, CaptureTable, Dialect, Options, OutputForm};
use xfb::packing::CaptureLimits;
use xfb::types::{Interface, Stage};

/// The content of `tables.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables {
    table: Vec<Table>,
    outputs: Vec<Outputs>,
}

/// A reference table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Table {
    id: String,
    glsl: String,
    varyings: Vec<String>,
    buffers: String,
    outputs: Option<Vec<String>>,
    #[serde(default)]
    but: Vec<Exception>,
}

/// The answer of some dialects, if it is another one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exception {
    dialects: Vec<Dialect>,
    /// The rule by which they refuse the capture.
    refused: Option<String>,
    #[serde(default)]
    varyings: Vec<String>,
    #[serde(default)]
    buffers: String,
}

/// The outputs of a text that is not a reference table.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Outputs {
    glsl: String,
    outputs: Vec<String>,
}

/// Varyings and buffers as in `tables.toml`, or the rule that refuses.
type Answer = Result<(Vec<String>, String), String>;

impl Table {
    fn expected(&self, dialect: Dialect) -> Answer {
        let mut exceptions = self.but.iter();
        match exceptions.find(|but| but.dialects.contains(&dialect)) {
            Some(but) => match &but.refused {
                Some(rule) => Err(rule.clone()),
                None => Ok((but.varyings.clone(), but.buffers.clone())),
            },
            None => Ok((self.varyings.clone(), self.buffers.clone())),
        }
    }
}

fn tables() -> Tables {
    toml::from_str(include_str!("tables.toml")).expect("tables.toml holds the tables")
}

fn options(dialect: Dialect) -> Options {
    Options {
        dialect,
        limits: CaptureLimits::LLVMPIPE,
    }
}

fn answer(interface: &Interface, dialect: Dialect) -> Answer {
    let captured = capture::declared(interface, &options(dialect));
    let captured = captured.map_err(|error| error.rule().name.to_owned())?;
    let table = captured.table(OutputForm::Locations).expect("locations");
    Ok((rows(&table), buffers(&table)))
}

fn rows(table: &CaptureTable) -> Vec<String> {
    table.varyings.iter().map(spelling::varying).collect()
}

fn buffers(table: &CaptureTable) -> String {
    let buffers = table
        .buffers
        .iter()
        .map(|b| format!("{}:{}", b.binding, b.stride));
    buffers.collect::<Vec<_>>().join(" ")
}

#[test]
fn declared_tables() {
    for table in tables().table {
        let interface = declared(Stage::Vertex, &table.glsl);
        for dialect in Dialect::ALL.iter().copied() {
            let (seen, expected) = (answer(&interface, dialect), table.expected(dialect));
            assert_eq!(seen, expected, "{}, dialect {dialect}", table.id);
        }
    }
}

#[test]
fn a_module_without_names_has_the_same_offsets() {
    for table in tables().table {
        let mut interface = declared(Stage::Vertex, &table.glsl);
        let named = answer(&interface, Dialect::Spec).expect("valid in the text of GLSL");
        interface.named = false;
        let (rows, buffers) = answer(&interface, Dialect::Spec).expect("names are unused");
        assert_eq!(buffers, named.1);
        for (row, named) in rows.iter().zip(&named.0) {
            let place = named.split_once(' ').expect("a name and the rest").1;
            assert_eq!(*row, format!(" {place}"));
        }
    }
}

/// Outputs as `register.component components@offset`, `/binding` where it is
/// not 0, by (binding, offset).
fn outputs(glsl: &str) -> Vec<String> {
    let interface = declared(Stage::Vertex, glsl);
    let captured = capture::declared(&interface, &options(Dialect::Spec)).expect("a valid capture");
    let outputs = captured.outputs(OutputForm::Locations).expect("locations");
    spelling::outputs(&outputs)
}

#[test]
fn declared_outputs_are_numbered_by_location() {
    let tables = tables();
    let stated = tables.table.into_iter();
    let stated = stated.filter_map(|table| Some((table.glsl, table.outputs?)));
    let others = tables
        .outputs
        .into_iter()
        .map(|row| (row.glsl, row.outputs));
    for (glsl, expected) in stated.chain(others) {
        assert_eq!(outputs(&glsl), expected, "{glsl}");
    }
}

#[test]
fn captured_components_are_those_of_the_leaves() {
    let text = "layout(xfb_offset=16) out float a; layout(xfb_offset=0) out double b;
                out vec3 c; layout(xfb_buffer=1) out Blk {vec2 d; layout(xfb_offset=4) mat2 e;} k[2];";
    let interface = declared(Stage::Vertex, text);
    let captured = capture::declared(&interface, &options(Dialect::Spec)).expect("a valid capture");
    let words: Vec<(u32, u32, u32, usize, u32)> = captured
        .words()
        .iter()
        .map(|w| (w.binding.0, w.offset.0, w.word.0, w.varying, w.part))
        .collect();
    // a is word 0, b 1 and 2, c 3 to 5, k[0].d 6, k[0].e 8, k[1].d 12, k[1].e 14.
    let want = [
        (0, 0, 1, 0, 0),
        (0, 4, 2, 0, 1),
        (0, 16, 0, 1, 0),
        (1, 4, 8, 2, 0),
        (1, 8, 9, 2, 1),
        (1, 12, 10, 2, 2),
        (1, 16, 11, 2, 3),
        (2, 4, 14, 3, 0),
        (2, 8, 15, 3, 1),
        (2, 12, 16, 3, 2),
        (2, 16, 17, 3, 3),
    ];
    assert_eq!(words, want);
    let leaves = interface.leaves();
    let named = |word: u32| {
        leaves
            .iter()
            .find(|l| l.word.0 == word)
            .map(|l| &*l.expression)
    };
    assert_eq!(named(1), Some("b"));
    assert_eq!(named(8), Some("k[0].e"));
    assert_eq!(named(14), Some("k[1].e"));
}

#[test]
fn an_interface_without_capture_has_an_empty_table() {
    for text in [
        "out vec4 a;",
        "layout(xfb_buffer=1, xfb_stride=16) out; layout(xfb_buffer=1) out vec4 a;",
    ] {
        let interface = declared(Stage::Vertex, text);
        assert_eq!(
            answer(&interface, Dialect::Spec),
            Ok((vec![], String::new())),
            "{text}"
        );
    }
    // Decorations of a module without the execution mode Xfb have no meaning.
    let mut interface = crate::support::declarations::explicit(
        Stage::Vertex,
        "layout(location=0, xfb_buffer=0, xfb_offset=2, xfb_stride=16) out vec4 a;",
    );
    interface.capturing = false;
    assert_eq!(
        answer(&interface, Dialect::Spec),
        Ok((vec![], String::new()))
    );
}

#[test]
fn an_uncaptured_output_names_one_buffer() {
    // glslang writes buffer and stride on uncaptured arrays of blocks too.
    let text = "layout(location=0, xfb_buffer=0, xfb_stride=0) out Blk {vec4 a;} k[5];
                layout(location=5, xfb_buffer=1, xfb_offset=0, xfb_stride=16) out vec4 b;";
    let interface = crate::support::declarations::explicit(Stage::Vertex, text);
    let want = (vec!["b GL_FLOAT_VEC4@0".to_owned()], "1:16".to_owned());
    assert_eq!(answer(&interface, Dialect::Nir), Ok(want));
    let text = text.replace("vec4 a;", "layout(xfb_offset=0) vec4 a;");
    let interface = crate::support::declarations::explicit(Stage::Vertex, &text);
    let refused = Err("xfb_buffer.limit".to_owned());
    assert_eq!(answer(&interface, Dialect::Nir), refused);
}

/// Glslang chooses the offsets of members, and drivers lay out their contents: with names as
/// declared, and without names.
#[cfg(feature = "shaderc")]
#[test]
fn modules_of_glslang_have_the_declared_tables() {
    use xfb::compile::{Compiler, Flavour};
    let compiler = Compiler::shared();
    for table in tables().table {
        let (id, text) = (
            &table.id,
            format!("#version 450\n{}\nvoid main() {{}}", table.glsl),
        );
        let words = compiler.compile_glsl(&text, Stage::Vertex, id, Flavour::Vulkan);
        let words = words.unwrap_or_else(|error| panic!("{id}: {error}"));
        let module = xfb::spirv::load_words(&words).expect("glslang's module loads");
        let interface = xfb::spirv::reflect(&module, None).expect("it has an entry point");
        let (seen, expected) = (
            answer(&interface, Dialect::Nir),
            table.expected(Dialect::Glslang),
        );
        assert_eq!(seen, expected, "{id}, the module of glslang");
    }
}
