//! Stages whose locations, components or vertices run out.

use super::*;

#[test]
fn where_vectors_leave_no_location_components_do() {
    // Three of four locations taken whole; of the last three components.
    let outputs = vec![
        plain("a", ty("vec4[3]"), 0),
        plain("b", ty("vec2"), 3),
        plain("c", ty("float[2]"), 4),
    ];
    let (words, reflected) = reflected(Stage::Vertex, outputs);
    let rewrite = |names: &[&str], options: &Options| {
        let request = Request {
            names: names.iter().map(|name| (*name).to_owned()).collect(),
            mode: RequestMode::Interleaved,
        };
        let captured = capture::requested(&reflected.interface, &request, &reading());
        apply(&words, &reflected, &captured.expect("valid"), options).map(|r| described(&r))
    };
    let options = Options {
        output_components: 24,
        ..Options::default()
    };
    let captured_by = rewrite(&["a[1]", "c[0]"], &options).expect("words fit");
    assert_eq!(
        captured_by,
        [
            "0@0 uint at 3.2",
            "0@4 uint at 3.3",
            "0@8 uint at 4.1",
            "0@12 uint at 4.2",
            "0@16 uint at 4.3"
        ]
    );
    let reserved = Options {
        output_components: 24,
        read: Some(BTreeSet::from([0, 1, 2, 3, 4, 5].map(Location))),
        ..Options::default()
    };
    let copies = Options {
        method: Method::Copies,
        ..reserved.clone()
    };
    assert_eq!(
        rewrite(&["a[1]"], &copies),
        Err(CaptureRewriteError::NoLocation {
            needed: 4,
            free: 0,
            locations: 6,
            limit: "maxVertexOutputComponents",
        })
    );
    // In place it is a piece of its variable.
    let captured_by = rewrite(&["a[1]"], &reserved).expect("it fits in place");
    assert_eq!(captured_by, ["0@0 vec4 at 1.0"]);
    // Nine words are one more than the holes take. Location 1 is read, and so is
    // all of `a`; `b` and `c` become private.
    let unread = Options {
        read: Some(BTreeSet::from([Location(1)])),
        ..reserved
    };
    let captured_by =
        rewrite(&["a[1]", "a[0]", "c[0]"], &unread).expect("unread outputs become private");
    assert_eq!(
        captured_by,
        ["0@0 vec4 at 3.0", "0@16 vec4 at 4.0", "0@32 float at 5.0"]
    );
}

#[test]
fn outputs_that_cannot_be_captured_are_refused() {
    let (words, reflected) = reflected(Stage::Vertex, vec![plain("a", ty("vec2"), 0)]);
    let module = || load_words(&words).expect("it is read");
    let word = |word: u32, offset: u32| capture::CapturedWord {
        binding: Binding(0),
        offset: ByteOffset(offset),
        stream: Stream(0),
        word: crate::units::Word(word),
        varying: 0,
        part: 0,
    };
    let buffers = [capture::Buffer {
        binding: Binding(0),
        stride: Stride(8),
        stream: Stream(0),
        varyings: vec![0],
    }];
    let options = Options::default();
    let refused = |words: &[capture::CapturedWord], buffers: &[capture::Buffer]| {
        let refused = capture(module(), &reflected, words, buffers, &options);
        refused.expect_err("no valid capture").to_string()
    };
    assert!(
        refused(&[word(2, 0)], &buffers)
            .contains("word 2 is to be captured, but the outputs have 2 words")
    );
    assert!(
        refused(&[word(0, 0)], &[]).contains("binding 0, which is not a binding of the capture")
    );
    assert!(refused(&[word(0, 0), word(1, 2)], &buffers).contains("byte 2 of binding 0"));

    let (bool_words, with_bool) = self::reflected(Stage::Vertex, vec![plain("b", ty("bool"), 0)]);
    let module = load_words(&bool_words).expect("it is read");
    let refused = capture(module, &with_bool, &[word(0, 0)], &buffers, &options);
    assert_eq!(
        refused.expect_err("a bool").to_string(),
        "output `b` holds a Bool; captured components must be numbers of 32 or 64 bits"
    );
}

#[test]
fn a_geometry_shader_has_a_limit_for_all_its_vertices() {
    let (words, reflected) = reflected(Stage::Geometry, vec![plain("a", ty("vec2"), 0)]);
    let request = Request {
        names: vec!["a".to_owned()],
        mode: RequestMode::Interleaved,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let rewrite = |method, total_components| {
        let options = Options {
            method,
            total_components,
            ..Options::default()
        };
        apply(&words, &reflected, &captured, &options)
    };
    // Four vertices; a copy doubles what each has.
    rewrite(Method::Copies, 16).expect("16 components are enough");
    rewrite(Method::InPlace, 0).expect("nothing is added");
    let refused = rewrite(Method::Copies, 15)
        .expect_err("15 are not")
        .to_string();
    assert!(
        refused.starts_with("4 vertices of 4 components each"),
        "{refused}"
    );
}

/// Returns the captures of a stage whose every location is taken, and the module, whose
/// captures have been traced.
fn full_stage(
    outputs: &[OutputVariable],
    names: &[&str],
    options: &Options,
) -> Result<(Vec<String>, Vec<u32>), CaptureRewriteError> {
    let (words, reflected) = reflected(Stage::Vertex, outputs.to_vec());
    let request = Request {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        mode: RequestMode::Interleaved,
    };
    let captured = capture::requested(&reflected.interface, &request, &reading());
    let captured = captured.expect("a valid request");
    let rewritten = apply(&words, &reflected, &captured, options)?;
    let traced = trace(&rewritten, Stage::Vertex, &reading()).expect("it is read again");
    assert_eq!(traced, landed(&captured), "{names:?}");
    Ok((described(&rewritten), rewritten.words))
}

#[test]
fn where_everything_is_taken_variables_are_split() {
    let options = Options {
        output_components: 128,
        ..Options::default()
    };
    let s = Type::array(structure("S", &[("a", "vec4"), ("b", "vec3")]), 16);
    let rows: [(Vec<OutputVariable>, &[&str], &[&str]); 5] = [
        (
            vec![plain("a", ty("vec4[31]"), 0), plain("q", ty("vec3"), 31)],
            &["a[30]", "q"],
            &["0@0 vec4 at 30.0", "0@16 in place 1"],
        ),
        (
            vec![plain("a", ty("mat4[7]"), 0), plain("q", ty("vec4[4]"), 28)],
            &["q[2]"],
            &["0@0 vec4 at 30.0"],
        ),
        (
            vec![plain("a", ty("mat4x3[8]"), 0)],
            &["a[6]"],
            &[
                "0@0 vec3 at 24.0",
                "0@12 vec3 at 25.0",
                "0@24 vec3 at 26.0",
                "0@36 vec3 at 27.0",
            ],
        ),
        (vec![plain("s", s, 0)], &["s[3].a"], &["0@0 vec4 at 6.0"]),
        (
            vec![
                plain("d", ty("dmat4x3[3]"), 0),
                plain("e", ty("dvec4[4]"), 24),
            ],
            &["e[2]", "gl_NextBuffer", "d[0]"],
            &[
                "0@0 dvec4 at 28.0",
                "1@0 dvec3 at 0.0",
                "1@24 dvec3 at 2.0",
                "1@48 dvec3 at 4.0",
                "1@72 dvec3 at 6.0",
            ],
        ),
    ];
    for (outputs, names, expected) in rows {
        let (captured_by, words) = full_stage(&outputs, names, &options).expect("it is rewritten");
        assert_eq!(captured_by, expected, "{names:?}");
        // The next stage finds at every location what was there.
        let module = load_words(&words).expect("it is read");
        let after = reflect_with_ids(&module, None).expect("it is reflected");
        let before = reflected(Stage::Vertex, outputs).1;
        let cells = |interface: &Interface| {
            let mut cells = capture::components_taken(interface).expect("no overlap");
            cells.sort();
            cells
        };
        assert_eq!(
            cells(&after.interface),
            cells(&before.interface),
            "{names:?}"
        );
    }
}

#[test]
fn a_piece_keeps_its_component() {
    let mut a = plain("a", ty("vec2[6]"), 0);
    a.component = Some(crate::units::Component(1));
    let options = Options {
        read: Some((0..6).map(Location).collect()),
        output_components: 24,
        ..Options::default()
    };
    let (captured_by, _) = full_stage(&[a], &["a[4]"], &options).expect("it is rewritten");
    assert_eq!(captured_by, ["0@0 vec2 at 4.1"]);
}

#[test]
fn blocks_and_vectors_are_split_where_everything_is_taken() {
    let options = Options {
        output_components: 128,
        ..Options::default()
    };
    let mut blocks = block("B", &[("a", "vec4"), ("b", "float")], 0);
    blocks.ty = Type::array(blocks.ty, 16);
    let rows: [(Vec<OutputVariable>, &[&str], &[&str]); 5] = [
        // An element of an array in a block.
        (
            vec![
                block("B", &[("y", "float[2]")], 0),
                plain("v", ty("vec4[30]"), 2),
            ],
            &["B.y[1]"],
            &["0@0 float at 1.0"],
        ),
        // Beside a member that could be captured in place.
        (
            vec![
                block("B", &[("y", "float[2]"), ("z", "vec2")], 0),
                plain("v", ty("vec4[29]"), 3),
            ],
            &["B.z", "B.y[1]"],
            &["0@0 vec2 at 2.0", "0@8 float at 1.0"],
        ),
        (vec![blocks.clone()], &["B[3].a"], &["0@0 vec4 at 6.0"]),
        // Parts of a vector, of an array and alone.
        (
            vec![plain("v", ty("vec4[32]"), 0)],
            &["v[3].y", "v[4].zw"],
            &["0@0 float at 3.1", "0@4 float at 4.2", "0@8 float at 4.3"],
        ),
        // The words of a 64-bit component between 8-byte boundaries.
        (
            vec![plain("d", ty("dvec2[32]"), 0)],
            &["gl_SkipComponents1", "d[2]"],
            &[
                "0@4 uint at 2.0",
                "0@8 uint at 2.1",
                "0@12 uint at 2.2",
                "0@16 uint at 2.3",
            ],
        ),
    ];
    for (outputs, names, expected) in rows {
        let split = full_stage(&outputs, names, &options);
        let (captured_by, words) = split.unwrap_or_else(|error| panic!("{names:?}: {error}"));
        assert_eq!(captured_by, expected, "{names:?}");
        let module = load_words(&words).expect("it is read");
        let after = reflect_with_ids(&module, None).expect("it is reflected");
        let before = reflected(Stage::Vertex, outputs).1;
        let cells = |interface: &Interface| {
            let mut cells = capture::components_taken(interface).expect("no overlap");
            cells.sort();
            cells
        };
        let (before, after) = (cells(&before.interface), cells(&after.interface));
        assert_eq!(after, before, "{names:?}");
    }
    // The blocks are not read, so they become private.
    let unread = Options {
        read: Some(BTreeSet::new()),
        ..options
    };
    let blocks = [blocks];
    let (captured_by, _) = full_stage(&blocks, &["B[3].a"], &unread).expect("it is rewritten");
    assert_eq!(captured_by, ["0@0 vec4 at 0.0"]);
}

#[test]
fn a_double_that_is_read_is_not_split_into_words() {
    let options = Options {
        output_components: 128,
        read: Some((0..32).map(Location).collect()),
        ..Options::default()
    };
    let d = [plain("d", ty("dvec2[32]"), 0)];
    let refused = full_stage(&d, &["gl_SkipComponents1", "d[2]"], &options);
    let refused = refused.expect_err("nothing fits");
    assert_eq!(refused.rule(), Some("rewrite.no_location"));
}
