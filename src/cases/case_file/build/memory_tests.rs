use super::*;
use crate::case::Case;
use crate::case_file::expand::expand;
use crate::script::Feature;

const RIGHT: &str = "about = 'x'
rules = [7]
[axes]
rules = ['std140', 'scalar']
[memory]
kind = 'uniform'
layout_rules = '{rules}'
structs = [{ name = 'N', members = [{ name = 'a', type = 'float' }, { name = 'm', type = 'mat2x3' }] }]
members = [
    { name = 'n', type = 'N[2]', row_major = true },
    { name = 'd', type = 'dvec2', align = 32 },
    { name = 'b', type = 'bool' },
]
[[memory.layout]]
rules = 'std140'
offsets = [0, 128, 144]
size = 160
array_strides = { n = [64] }
matrix_strides = { 'n.m' = 16 }
";

fn cases(text: &str) -> Result<Vec<Case>> {
    expand("f/x.toml", text, &Sources::embedded(), None)
}

#[test]
fn a_block_is_read_three_times() {
    let cases = cases(RIGHT).expect("a right file");
    let names: Vec<&str> = cases.iter().map(|case| case.name.as_str()).collect();
    assert_eq!(names, ["xfb.f.x.scalar", "xfb.f.x.std140"]);
    let device = &cases[1].capture().expect("a device case").program;
    let Values::HandWritten(values) = &device.values else {
        panic!("values are stated");
    };
    // 2 x 7 words, two doubles, a bool: 19 words take two vertices.
    assert_eq!(values.len(), 6);
    assert_eq!(values[0], values[2]);
    assert_eq!(values[1][3..], [Some(0); 13]);
    assert_eq!(device.features, [Feature::ShaderFloat64]);
    assert_eq!(device.resources[0].bytes.len(), 160);
    assert_eq!(device.resources[0].kind, ResourceKind::Uniform);
    let Shaders::Written(stages) = &device.shaders else {
        panic!("one shader");
    };
    for part in [
        "layout(set = 0, binding = 0, std140) uniform Block {",
        "    layout(row_major) N n[2];",
        "    layout(align = 32) dvec2 d;",
        "floatBitsToUint(block.n[1].m[0][2])",
        "floatBitsToUint(block.n[1 + zero].m[0 + zero][2 + zero])",
        "N whole_n[2] = block.n;",
        "unpackDouble2x32(block.d[1]).y",
        "uint(block.b)",
    ] {
        assert!(
            stages[0].text.contains(part),
            "{part} in\n{}",
            stages[0].text
        );
    }
    let scalar = &cases[0].capture().expect("a device case").program;
    assert_eq!(
        scalar.features,
        [Feature::ScalarBlockLayout, Feature::ShaderFloat64]
    );
}

#[test]
fn every_component_lies_at_its_byte() {
    let cases = cases(RIGHT).expect("a right file");
    let memory = cases[1].memory().expect("a block");
    let (block, size) = memory.laid_out(Rules::Std140).expect("a layout");
    let content = Content::new(&block, size, 7).expect("content");
    let at = |expression: &str| {
        let word = content.words.iter().find(|w| w.expression == expression);
        word.expect(expression).offset
    };
    // n[1] at 64, its row-major m at 80: rows are 16 apart, columns 4.
    assert_eq!(at("n[1].m[1][2]"), 64 + 16 + 2 * 16 + 4);
    assert_eq!(at("d[1]"), 136);
    let word = |offset: u64| {
        let at = offset as usize;
        u32::from_le_bytes(content.bytes[at..at + 4].try_into().expect("four bytes"))
    };
    for read in &content.words {
        let stored = word(read.offset);
        match read.scalar {
            Scalar::Bool => assert_eq!(u32::from(stored != 0), read.value),
            _ => assert_eq!(stored, read.value, "{}", read.expression),
        }
    }
    // Nothing but what is false is zero.
    let no = |at: u64| content.words.iter().any(|w| w.offset == at && w.value == 0);
    let zero = (0..content.bytes.len() as u64 / 4).filter(|&i| word(4 * i) == 0);
    assert!(zero.map(|i| 4 * i).all(no));
}

#[test]
fn push_constants_have_no_more_bytes_than_are_read() {
    let text = RIGHT.replace("'uniform'", "'push_constant'");
    let cases = cases(&text).expect("a right file");
    let device = &cases[1].capture().expect("a device case").program;
    assert_eq!(device.resources[0].kind, ResourceKind::PushConstant);
    assert_eq!(device.resources[0].bytes.len(), 148);
}

#[test]
fn mistakes_have_kinds() {
    let rows = [
        ("'uniform'|'texture'", "case.unknown"),
        ("kind = 'uniform'|", "case.interface"),
        (
            "rules = ['std140', 'scalar']|rules = ['c']",
            "case.interface",
        ),
        ("align = 32|align = 12", "case.interface"),
        ("'dvec2'|'dvec5'", "case.type"),
        ("name = 'd'|name = 'n'", "case.interface"),
        ("'N[2]'|'N[100]'", "case.too_many_words"),
        ("offsets = [0, 128, 144]|offsets = [0, 128]", "case.table"),
        ("size = 160|refused = 'layout.no_matrix'", "case.table"),
        ("size = 160|sizes = 160", "case.unknown_key"),
        ("rules = [7]|rules = []", "case.empty"),
        ("rules = [7]|rules = [7, 7]", "case.value"),
        (
            "rules = [7]|rules = [7]\nhost_only = true\nscript = []",
            "case.script",
        ),
    ];
    for (change, rule) in rows {
        let (from, to) = change.split_once('|').expect("a change");
        assert!(RIGHT.contains(from), "{from}");
        let error = cases(&RIGHT.replacen(from, to, 1)).expect_err(change);
        assert_eq!(error.problem.rule(), rule, "{change}: {error}");
    }
    let without = RIGHT.split("[[memory.layout]]").next().expect("text");
    let error = cases(&without.replace("rules = [7]", "rules = []\nhost_only = true"));
    assert_eq!(error.expect_err("no layout").problem.rule(), "case.empty");
    let host = RIGHT.replace("rules = [7]", "rules = []\nhost_only = true");
    let host = cases(&host).expect("a host-only file");
    assert!(host[0].capture().is_none() && host[0].rules.is_empty());
    let both = format!("{RIGHT}\n[interface]\noutputs = [{{ name = 'a', type = 'float' }}]\n");
    let error = cases(&both).expect_err("both");
    assert_eq!(error.problem.rule(), "case.interface");
}
