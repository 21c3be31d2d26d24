//! Explicit layouts of real modules: what is read of their blocks, and the GLSL
//! compiler's offsets beside our own rules.

use std::path::PathBuf;
use xfb::spirv::{self, BlockKind, BlockVariable};
use xfb::types::layout::{Checked, Enumeration, MemberRow, Rules, check, members};

fn blocks() -> Vec<BlockVariable> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("harness/modules/blocks.vert.spv");
    let bytes = std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let module = spirv::load_bytes(&bytes).expect("a module");
    spirv::reflect_blocks(&module).expect("blocks")
}

/// A member as text: name, type, offset, strides.
fn told(rows: &[MemberRow]) -> Vec<String> {
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
            ("Push", "", BlockKind::PushConstant, None, None),
            ("Storage", "s", BlockKind::Storage, Some(1), Some(0)),
            ("Uniform", "u", BlockKind::Uniform, Some(0), Some(2)),
        ]
    );
    let block = |name: &str| blocks.iter().find(|b| b.block.name == name).expect(name);
    let uniform = block("Uniform");
    let rows = members(&uniform.block, "Uniform", Enumeration::Uniform).expect("members");
    assert_eq!(
        told(&rows),
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
        told(&rows),
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
        told(&rows),
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
