//! Explicit layouts of real modules: the blocks that are reflected, and the GLSL
//! compiler's offsets compared with the layout rules.

#[path = "layouts/relations.rs"]
mod relations;
#[cfg(feature = "vulkan")]
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

/// `xfb layout` as other programs see it.
mod command {
    use crate::in_json::in_json;
    use std::process::Command;

    fn xfb_layout(arguments: &[&str]) -> (String, String, Option<i32>) {
        xfb(&[&["layout"], arguments].concat())
    }

    pub(super) fn xfb(arguments: &[&str]) -> (String, String, Option<i32>) {
        let output = Command::new(env!("CARGO_BIN_EXE_xfb"))
            .args(in_json(arguments))
            .output()
            .expect("xfb starts");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("UTF-8");
        let code = output.status.code();
        (text(output.stdout), text(output.stderr), code)
    }

    pub(super) const BLOCKS: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/harness/modules/blocks.vert.spv"
    );
    const B9: &str = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/cases/memory_layout/table/b9.toml"
    );

    fn member(name: &str, ty: &str, numbers: [u32; 4], row_major: bool) -> String {
        let [offset, size, array, matrix] = numbers;
        format!(
            r#"{{"name":"{name}","type":"{ty}","offset":{offset},"array_size":{size},"array_stride":{array},"matrix_stride":{matrix},"row_major":{row_major}}}"#
        )
    }

    #[test]
    fn layouts_of_modules_and_of_rules() {
        let (stdout, stderr, code) = xfb_layout(&[BLOCKS]);
        assert_eq!((&*stderr, code), ("", Some(0)));
        let push = [
            member("p", "GL_FLOAT", [0, 1, 0, 0], false),
            member("q", "GL_FLOAT_VEC3", [4, 1, 0, 0], false),
            member("t[0]", "GL_FLOAT_MAT2x3", [16, 2, 24, 8], true),
        ];
        let block = format!(
            r#"{{"name":"Push","kind":"push_constant","size":64,"valid":["std430","scalar"],"members":[{}]}}"#,
            push.join(",")
        );
        let first =
            r#"{"blocks":[{"name":"Uniform","kind":"uniform","set":0,"binding":2,"size":436,"#;
        assert!(stdout.starts_with(first), "{stdout}");
        assert!(stdout.contains(&block), "{block} in\n{stdout}");
        let tail = r#""row_major":false,"top_level_array_size":0,"top_level_array_stride":96}"#;
        assert!(stdout.contains(tail), "{stdout}");
        let (stdout, _, code) = xfb_layout(&[BLOCKS, "--rules", "std140", "--format", "json"]);
        let push = [
            member("p", "GL_FLOAT", [0, 1, 0, 0], false),
            member("q", "GL_FLOAT_VEC3", [16, 1, 0, 0], false),
            member("t[0]", "GL_FLOAT_MAT2x3", [32, 2, 48, 16], true),
        ];
        let block = format!(
            r#"{{"name":"Push","kind":"push_constant","size":128,"padded_size":128,"members":[{}]}}"#,
            push.join(",")
        );
        assert_eq!(code, Some(0));
        assert!(stdout.contains(&block), "{block} in\n{stdout}");
        assert!(
            stdout.starts_with(r#"{"rules":"std140","blocks":["#),
            "{stdout}"
        );
    }

    #[test]
    fn text_for_people() {
        let (stdout, _, code) = xfb_layout(&[BLOCKS, "--format", "text"]);
        assert_eq!(code, Some(0));
        for part in [
            "push constants Push: 64 bytes, valid by std430, scalar\n",
            "storage block Storage[2]: 224 bytes, set 1, binding 0,",
            "GL_FLOAT_MAT2x3, of 2, row-major",
        ] {
            assert!(stdout.contains(part), "{part} in\n{stdout}");
        }
    }

    #[test]
    fn case_files_declare_blocks() {
        let (stdout, _, code) = xfb_layout(&[B9, "--rules", "std430"]);
        assert_eq!(code, Some(0));
        let mr = member("mr[0]", "GL_FLOAT_MAT2x3", [144, 2, 24, 8], true);
        assert!(
            stdout.contains(&mr) && stdout.contains(r#""size":196,"padded_size":208"#),
            "{stdout}"
        );
        let (stdout, _, code) = xfb_layout(&[B9, "--rules", "c"]);
        assert_eq!(code, Some(1));
        let refused =
            r#"{"error":{"rule":"layout.no_matrix","message":"Block.ma: C has no matrices"}}"#;
        assert_eq!(stdout.trim_end(), refused);
        let (_, stderr, code) = xfb_layout(&[B9]);
        assert_eq!(code, Some(64), "{stderr}");
        assert!(stderr.contains("use --rules"), "{stderr}");
    }

    #[test]
    fn unreadable_files_are_reported() {
        let other = concat!(env!("CARGO_MANIFEST_DIR"), "/cases/place/stride.toml");
        let (_, stderr, code) = xfb_layout(&[other, "--rules", "c"]);
        assert_eq!(code, Some(65), "{stderr}");
        assert!(stderr.contains("no [memory]"), "{stderr}");
        assert_eq!(xfb_layout(&["nowhere.spv"]).2, Some(65));
        assert_eq!(xfb_layout(&["shader.txt"]).2, Some(65));
        assert_eq!(xfb_layout(&[BLOCKS, "--rules", "std150"]).2, Some(64));
    }

    #[cfg(feature = "vulkan")]
    #[test]
    fn a_member_has_one_majorness() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = |both: &str| {
            format!(
                "OpCapability Shader
                OpMemoryModel Logical GLSL450
                OpEntryPoint Vertex %main \"main\"
                OpName %B \"B\"
                OpMemberName %B 0 \"m\"
                OpDecorate %B Block
                OpMemberDecorate %B 0 Offset 0
                OpMemberDecorate %B 0 MatrixStride 16
                OpMemberDecorate %B 0 ColMajor
                {both}
                OpDecorate %b DescriptorSet 0
                OpDecorate %b Binding 0
                %void = OpTypeVoid
                %function = OpTypeFunction %void
                %float = OpTypeFloat 32
                %v2 = OpTypeVector %float 2
                %m2 = OpTypeMatrix %v2 2
                %B = OpTypeStruct %m2
                %pointer = OpTypePointer Uniform %B
                %b = OpVariable %pointer Uniform
                %main = OpFunction %void None %function
                %label = OpLabel
                OpReturn
                OpFunctionEnd\n"
            )
        };
        let path = folder.path().join("a.spvasm");
        let path = path.to_str().expect("UTF-8");
        std::fs::write(path, text("")).expect("it can be written");
        let (stdout, stderr, code) = xfb_layout(&[path]);
        assert_eq!(code, Some(0), "{stderr}");
        assert!(stdout.contains(r#""row_major":false"#), "{stdout}");
        std::fs::write(path, text("OpMemberDecorate %B 0 RowMajor")).expect("it can be written");
        for arguments in [&[path][..], &[path, "--rules", "std140"]] {
            let (stdout, stderr, code) = xfb_layout(arguments);
            assert_eq!(code, Some(1), "{stderr}");
            assert_eq!(
                stdout.trim_end(),
                r#"{"error":{"rule":"layout.majorness","message":"B.m: a member must not be both RowMajor and ColMajor"}}"#
            );
        }
    }

    #[cfg(feature = "vulkan")]
    #[test]
    fn arrays_without_a_length_have_one_element_by_any_rules() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("a.comp");
        let path = path.to_str().expect("UTF-8");
        let text = "#version 450\nlayout(std430, binding = 0) buffer S { float a; vec3 n[]; };\n\
                    void main() { a = n[0].x; }\n";
        std::fs::write(path, text).expect("it can be written");
        let sizes = [
            ("std140", 28, 32),
            ("std430", 28, 32),
            ("scalar", 16, 16),
            ("c", 28, 32),
        ];
        for (rules, size, padded) in sizes {
            let (stdout, stderr, code) = xfb_layout(&[path, "--rules", rules]);
            assert_eq!(code, Some(0), "{stderr}");
            assert!(
                stdout.contains(&format!(r#""size":{size},"padded_size":{padded}"#)),
                "{rules}: {stdout}"
            );
        }
    }

    #[cfg(feature = "vulkan")]
    #[test]
    fn shaders_of_any_stage_and_flavour() {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, text: &str| {
            let path = folder.path().join(name);
            std::fs::write(&path, text).expect("it can be written");
            path.to_str().expect("UTF-8").to_owned()
        };
        let block = "uniform B { layout(row_major) mat3 m; float a[2]; float b; };\n\
                     layout(location = 0) out vec4 c;\n\
                     void main() { c = vec4(m[0], a[1] + b); }\n";
        let vulkan = format!("#version 450\nlayout(binding = 0, std140) {block}");
        let opengl = format!("#version 450\nlayout(std140) {block}");
        for path in [write("a.frag", &vulkan), write("b.frag", &opengl)] {
            let (stdout, stderr, code) = xfb_layout(&[&path]);
            assert_eq!(code, Some(0), "{stderr}");
            let members = [
                member("m", "GL_FLOAT_MAT3", [0, 1, 0, 16], true),
                member("a[0]", "GL_FLOAT", [48, 2, 16, 0], false),
                member("b", "GL_FLOAT", [80, 1, 0, 0], false),
            ];
            assert!(stdout.contains(&members.join(",")), "{stdout}");
            assert!(stdout.contains(r#""size":84"#), "{stdout}");
        }
        let wrong = write("c.frag", "#version 450\nvoid main() { nothing }");
        assert_eq!(xfb_layout(&[&wrong]).2, Some(65));
        let none = write("d.comp", "#version 450\nvoid main() {}");
        let (stdout, _, code) = xfb_layout(&[&none]);
        assert_eq!((&*stdout, code), ("{\"blocks\":[]}\n", Some(0)));
    }
}
