//! `xfb layout --compare` and `xfb alias` as other programs see them.

use super::command::{BLOCKS, xfb};

#[test]
fn a_block_compared_with_itself_differs_in_nothing() {
    let (stdout, stderr, code) = xfb(&["layout", BLOCKS, "--compare", BLOCKS]);
    assert_eq!((&*stderr, code), ("", Some(0)));
    let same = r#""same_bare_type":true,"same_layout":true,"compatible_in_bytes":true"#;
    assert_eq!(stdout.matches(same).count(), 3, "{stdout}");
    assert!(
        stdout.ends_with("\"only_first\":[],\"only_second\":[]}\n"),
        "{stdout}"
    );
}

#[test]
fn blocks_are_paired_by_the_names_that_an_option_gives() {
    let compare = |block: &str| {
        let arguments = ["layout", BLOCKS, "--compare", BLOCKS, "--block", block];
        let (stdout, stderr, code) = xfb(&arguments);
        (stdout + &stderr, code)
    };
    // By the name of the block, or by that of its instance.
    let (text, code) = compare("Uniform=s");
    assert_eq!(code, Some(1));
    let start = r#"{"blocks":[{"first":"Uniform","second":"Storage","same_bare_type":false,"#;
    assert!(text.starts_with(start), "{text}");
    assert_eq!(compare("Push").1, Some(0));
    let (text, code) = compare("Push=Nothing");
    assert_eq!(code, Some(65));
    assert!(
        text.contains("no block `Nothing`; its blocks are"),
        "{text}"
    );
    assert_eq!(compare("Push=").1, Some(64));
    assert_eq!(xfb(&["layout", BLOCKS, "--block", "Push"]).2, Some(64));
}

#[test]
fn paths_of_a_module_have_relations() {
    // Of harness/modules/blocks.vert: `u` is a uniform block, `s` two storage blocks, and
    // the push constants have no instance name.
    let rows = [
        ("u.n[1].m[0]", "Uniform.n[1].m[0]", "equal"),
        ("u.n[*].m", "u.n[1].m[0]", "contains"),
        ("u.n[i].m[1][0].x", "u.n[i].m", "contained"),
        ("u.n[i].a", "u.n[j].a", "may"),
        ("u.n[i].a", "u.n[j].b", "never"),
        ("u.n[0].b.xy", "u.n[0].b.z", "never"),
        ("s[0].v", "s[1].v", "may"),
        ("s[1].v", "s[1].m", "never"),
        ("s[0].v", "u.c", "never"),
        ("p", "Push.q", "never"),
        ("gl_Position", "gl_Position.xy", "contains"),
    ];
    for (first, second, relation) in rows {
        let (stdout, stderr, code) = xfb(&["alias", BLOCKS, first, second]);
        assert_eq!((&*stderr, code), ("", Some(0)), "{first} {second}");
        let start = format!(r#"{{"relation":"{relation}","reason":""#);
        assert!(stdout.starts_with(&start), "{first} {second}: {stdout}");
    }
    let (stdout, _, _) = xfb(&["alias", BLOCKS, "u.c[2].x", "u.c[i]", "--format", "text"]);
    let text = "may: u.c[2].x (float), u.c[i] (vec2): the value of an index is not known\n";
    assert_eq!(stdout, text);
}

#[test]
fn a_path_that_selects_nothing_is_an_error_in_the_input() {
    for (path, part) in [
        ("nothing.x", "paths begin with"),
        (
            "u.nothing",
            "`u` is a Uniform, which has no member `nothing`",
        ),
        ("u.c[3]", "`u.c` has 3 elements, numbered from 0"),
    ] {
        let (stdout, stderr, code) = xfb(&["alias", BLOCKS, path, "u"]);
        assert_eq!(code, Some(65), "{path}");
        assert!(stdout.starts_with(r#"{"error":{"exit":65,"#), "{stdout}");
        assert!(stderr.contains(part), "{stderr}");
    }
}

#[cfg(feature = "vulkan")]
mod compiled {
    use super::xfb;

    fn file(folder: &tempfile::TempDir, name: &str, text: &str) -> String {
        let path = folder.path().join(name);
        std::fs::write(&path, text).expect("it can be written");
        path.to_str().expect("UTF-8").to_owned()
    }

    const STD140: &str = "#version 450
        struct S { float f; mat2 m; };
        layout(std140, binding = 0) uniform B { float a[2]; S s[3]; mat3 m; } b;
        layout(std140, binding = 1) uniform C { vec4 c; } c;
        layout(location = 0) out vec4 color;
        void main() { color = c.c * b.s[1].m[0].x; }\n";

    #[test]
    fn a_cast_between_std140_and_std430_is_listed_member_by_member() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = file(&folder, "a.frag", STD140);
        let std430 = STD140.replace(
            "std140, binding = 0) uniform",
            "std430, binding = 0) buffer",
        );
        let std430 = std430.replace("mat3 m", "layout(row_major) mat3 m");
        let second = file(
            &folder,
            "b.frag",
            &std430.replace("C { vec4 c; } c", "D { vec4 c; } c"),
        );
        let (stdout, stderr, code) = xfb(&["layout", &first, "--compare", &second]);
        assert_eq!((&*stderr, code), ("", Some(1)));
        // The offsets are worked out by hand: std140 has a at 0 in steps of 16, s at 32 in
        // steps of 48 with m at 16, m at 176; std430 has a in steps of 4, s at 8 in steps
        // of 24 with m at 8 in steps of 8, m at 80.
        let difference = |member: &str, property: &str, first: &str, second: &str| {
            format!(
                r#"{{"member":"{member}","property":"{property}","first":"{first}","second":"{second}"}}"#
            )
        };
        let differences = [
            difference("a", "array_stride", "16", "4"),
            difference("s", "offset", "32", "8"),
            difference("s", "array_stride", "48", "24"),
            difference("s[].m", "offset", "16", "8"),
            difference("s[].m", "matrix_stride", "16", "8"),
            difference("m", "offset", "176", "80"),
            difference("m", "majorness", "column-major", "row-major"),
        ];
        let expected = format!(
            r#"{{"blocks":[{{"first":"B","second":"B","same_bare_type":true,"same_layout":false,"compatible_in_bytes":false,"differences":[{}]}}],"only_first":["C"],"only_second":["D"]}}"#,
            differences.join(",")
        );
        assert_eq!(stdout.trim_end(), expected);
        let arguments = ["layout", &first, "--compare", &second, "--rules", "std430"];
        let (stdout, _, _) = xfb(&[&arguments[..], &["--block", "C=D"]].concat());
        assert!(
            stdout.contains(r#""same_bare_type":true,"same_layout":true"#),
            "{stdout}"
        );
    }

    #[test]
    fn the_size_of_a_block_ends_with_its_last_member_by_any_source_of_the_layout() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = "#version 450
            layout(std430, binding = 0) buffer B { vec4 v[16]; vec2 w; float f; } b;
            void main() { b.f = 1.0; }\n";
        let file = file(&folder, "a.comp", text);
        // 16 vectors, one of two components, and a float: 268 bytes; a multiple of 16: 272.
        let (stdout, _, _) = xfb(&["layout", &file]);
        assert!(stdout.contains(r#""size":268,"valid":"#), "{stdout}");
        let (stdout, _, _) = xfb(&["layout", &file, "--rules", "std430"]);
        assert!(
            stdout.contains(r#""size":268,"padded_size":272,"#),
            "{stdout}"
        );
        let arguments = ["layout", &file, "--rules", "std430", "--format", "text"];
        let (stdout, _, _) = xfb(&arguments);
        assert!(
            stdout.contains("B: 268 bytes (272 with padding), set"),
            "{stdout}"
        );
    }

    #[test]
    fn a_restrict_block_never_overlaps_one_of_another_binding() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = "#version 450
            layout(std430, binding = 0) restrict buffer R { float f; } r;
            layout(std430, binding = 1) buffer P { float f; } p;
            layout(std430, binding = 2) buffer Q { float f; } q;
            layout(location = 0) out vec4 o[2];
            void main() { r.f = p.f + q.f; o[0] = o[1] = vec4(1.0); gl_Position = o[0]; }\n";
        let file = file(&folder, "a.vert", text);
        let relation = |first, second| {
            let (stdout, stderr, code) = xfb(&["alias", &file, first, second, "--format", "text"]);
            assert_eq!((&*stderr, code), ("", Some(0)));
            stdout.split(':').next().expect("an answer").to_owned()
        };
        assert_eq!(relation("r.f", "p.f"), "never");
        assert_eq!(relation("p.f", "q.f"), "may");
        assert_eq!(relation("o[1].x", "o[1].zx"), "contained");
        assert_eq!(relation("o[0]", "o[1].zx"), "never");
        assert_eq!(relation("o[0]", "p.f"), "never");
    }
}
