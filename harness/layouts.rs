//! Explicit layouts of real modules: the blocks that are reflected, and the GLSL
//! compiler's offsets compared with the layout rules.

#[cfg(feature = "shaderc")]
#[path = "layouts/stages.rs"]
mod stages;

use std::path::PathBuf;
use xfb::capture::{Dialect, Options, Request, RequestMode, requested};
use xfb::packing::CaptureLimits;
use xfb::spirv::{self, BlockKind, BlockVariable};
use xfb::types::access::{Alias, Class, Index, Path, Root, Step, Variable, compare};
use xfb::types::interface::Origin;
use xfb::types::layout::{Checked, Enumeration, MemberRow, Rules, check, members};
use xfb::types::{Interface, OutputVariable, Stage, Type, glsl};

fn blocks() -> Vec<BlockVariable> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("harness/modules/blocks.vert.spv");
    let bytes = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let module = spirv::load_bytes(&bytes).expect("a module");
    spirv::reflect_blocks(&module).expect("blocks")
}

/// A member as text: name, type, offset, strides.
fn spell(rows: &[MemberRow]) -> Vec<String> {
    let text = |row: &MemberRow| {
        let major = if row.row_major { " row" } else { "" };
        format!(
            "{} {} {} x{} {} {}{major}",
            row.name, row.ty, row.offset, row.array_size, row.array_stride, row.matrix_stride
        )
    };
    rows.iter().map(text).collect()
}

/// Offsets and strides worked out by hand from the declarations in blocks.vert.
#[test]
fn blocks_have_the_layout_of_their_decorations() {
    let blocks = blocks();
    let seen: Vec<_> = blocks
        .iter()
        .map(|b| {
            (
                b.block.name.as_str(),
                b.instance.as_str(),
                b.kind,
                b.set,
                b.binding,
            )
        })
        .collect();
    let mut seen_sorted = seen.clone();
    seen_sorted.sort_by_key(|b| b.0);
    assert_eq!(
        seen_sorted,
        [
            ("Push", "", Some(BlockKind::PushConstant), None, None),
            ("Storage", "s", Some(BlockKind::Storage), Some(1), Some(0)),
            ("Uniform", "u", Some(BlockKind::Uniform), Some(0), Some(2)),
        ]
    );
    let block = |name: &str| blocks.iter().find(|b| b.block.name == name).expect(name);
    let uniform = block("Uniform");
    let rows = members(&uniform.block, "Uniform", Enumeration::Uniform).expect("members");
    assert_eq!(
        spell(&rows),
        [
            "Uniform.n[0].a GL_FLOAT 0 x1 0 0",
            "Uniform.n[0].b GL_FLOAT_VEC3 16 x1 0 0",
            "Uniform.n[0].m[0] GL_FLOAT_MAT2x3 32 x2 48 16 row",
            "Uniform.n[1].a GL_FLOAT 128 x1 0 0",
            "Uniform.n[1].b GL_FLOAT_VEC3 144 x1 0 0",
            "Uniform.n[1].m[0] GL_FLOAT_MAT2x3 160 x2 48 16 row",
            "Uniform.c GL_FLOAT_MAT3x2 256 x1 0 16",
            "Uniform.r GL_FLOAT_MAT3x2 304 x1 0 16 row",
            // A bool is an unsigned integer in memory.
            "Uniform.flags GL_UNSIGNED_INT_VEC2 336 x1 0 0",
            "Uniform.k[0][0] GL_FLOAT 352 x2 16 0",
            "Uniform.k[1][0] GL_FLOAT 384 x2 16 0",
            "Uniform.k[2][0] GL_FLOAT 416 x2 16 0",
        ]
    );
    let storage = block("Storage");
    assert_eq!(storage.lengths, [2]);
    let rows = members(&storage.block, "Storage", Enumeration::BufferVariable).expect("members");
    assert_eq!(
        spell(&rows),
        [
            "Storage.d.d GL_DOUBLE 0 x1 0 0",
            "Storage.d.f GL_FLOAT 8 x1 0 0",
            "Storage.v GL_FLOAT_VEC3 32 x1 0 0",
            "Storage.m GL_DOUBLE_MAT2x3 64 x1 0 32",
            "Storage.tail[0].a GL_FLOAT 128 x1 0 0",
            "Storage.tail[0].b GL_FLOAT_VEC3 144 x1 0 0",
            "Storage.tail[0].m[0] GL_FLOAT_MAT2x3 160 x2 32 16",
        ]
    );
    let top = rows.last().and_then(|row| row.top_level).expect("an array");
    assert_eq!((top.size, top.stride), (0, 96));
    let push = block("Push");
    let rows = members(&push.block, "", Enumeration::Uniform).expect("members");
    assert_eq!(
        spell(&rows),
        [
            "p GL_FLOAT 0 x1 0 0",
            "q GL_FLOAT_VEC3 4 x1 0 0",
            "t[0] GL_FLOAT_MAT2x3 16 x2 24 8 row",
        ]
    );
}

#[test]
fn each_block_is_valid_by_its_own_rules() {
    for block in blocks() {
        let by = |rules| {
            let checked = Checked {
                rules,
                relaxed: true,
            };
            check(&block.block, checked).map_err(|error| error.rule())
        };
        // Only the rows of a matrix in the push constants lie closer than 16.
        let std140 = match block.block.name.as_str() {
            "Push" => Err("layout.matrix_stride_misaligned"),
            _ => Ok(()),
        };
        let want = [std140, Ok(()), Ok(())];
        let seen = [Rules::Std140, Rules::Std430, Rules::Scalar].map(by);
        assert_eq!(seen, want, "{}", block.block.name);
    }
}

/// The type of an output has no layout, though a block shares it.
#[test]
fn outputs_are_without_the_layout_of_blocks() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("harness/modules/blocks.vert.spv");
    let bytes = std::fs::read(&path).expect("the module");
    let module = spirv::load_bytes(&bytes).expect("a module");
    let interface = spirv::reflect(&module, None).expect("an interface");
    for output in &interface.outputs {
        assert_eq!(output.ty, output.ty.bare(), "{}", output.name);
    }
}

/// Two captures by name overlap where their access paths alias.
#[test]
fn overlapping_captures_are_paths_that_alias() {
    let ty = |text: &str| glsl::parse_type(text, &|_| None).expect(text);
    let members = [("m".into(), ty("mat2[3]")), ("v".into(), ty("vec3"))];
    let outputs = [
        ("a", ty("float[4]")),
        ("s", Type::array(Type::structure("S", members), 2)),
        ("d", ty("dvec2")),
    ];
    let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
    for (name, ty) in outputs {
        interface.outputs.push(OutputVariable::plain(name, ty));
    }
    let options = Options {
        dialect: Dialect::Spec,
        limits: CaptureLimits::NONE,
    };
    let names = [
        "a",
        "a[0]",
        "a[3]",
        "s[0].m",
        "s[0].m[1]",
        "s[0].v",
        "s[1].m",
        "s[1].m[1]",
        "s[1].m[2]",
        "d",
    ];
    let mut overlaps = 0;
    for first in names {
        for second in names.into_iter().filter(|name| *name != first) {
            let request = Request {
                names: vec![first.to_owned(), second.to_owned()],
                mode: RequestMode::Interleaved,
            };
            let refused = requested(&interface, &request, &options).err();
            let refused = refused.map(|error| (error.rule().name.to_owned(), error.to_string()));
            let want = match compare(&path(&interface, second), &path(&interface, first)) {
                Alias::Never => None,
                Alias::Contained => Some(format!("`{second}` is part of `{first}`")),
                Alias::Contains => Some(format!("`{second}` contains `{first}`")),
                other => panic!("{first} {second}: {other:?}"),
            };
            match (&refused, want) {
                (None, None) => {}
                (Some((rule, message)), Some(want)) => {
                    overlaps += 1;
                    assert_eq!(rule, "varying.overlap");
                    assert!(message.contains(&want), "{message}, not {want}");
                }
                other => panic!("{first}, {second}: {other:?}"),
            }
        }
    }
    // a with two of its elements, s[0].m with one, s[1].m with two; both ways.
    assert_eq!(overlaps, 10);
}

/// The access path of a name such as `s[1].m[2]`.
fn path(interface: &Interface, name: &str) -> Path {
    let parts = name.replace(['[', '.'], " ").replace(']', "");
    let mut parts = parts.split_whitespace();
    let root = parts.next().expect("a name");
    let output = interface.outputs.iter().position(|o| o.name == root);
    let output = output.expect("an output");
    let mut ty = interface.outputs[output].ty.clone();
    let mut steps = Vec::new();
    for part in parts {
        let (step, inner) = match (&ty, part.parse()) {
            (Type::Array { element, .. }, Ok(index)) => {
                (Step::Index(Index::Constant(index)), (**element).clone())
            }
            (Type::Struct(s), _) => {
                let at = s.members.iter().position(|m| m.name == part);
                let at = at.expect("a member");
                (Step::Member(at as u32), s.members[at].ty.clone())
            }
            other => panic!("{name}: {other:?}"),
        };
        steps.push(step);
        ty = inner;
    }
    Path {
        root: Root::Variable(Variable::new(output as u32, Class::Output)),
        steps,
    }
}
