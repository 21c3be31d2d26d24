//! The generated shaders of cases, by name.

use crate::case_glsl::template::stages;
use crate::catalog::Library;
use crate::model::values::INSTANCE_SPAN;
use crate::sources::{Language, Sources};

fn capturing(name: &str) -> String {
    let library = Library::embedded();
    let case = library.get(name).expect("no mistake").expect(name);
    let program = &case.capture().expect(name).program;
    let stages = stages(program, library.sources()).expect(name);
    let last = stages
        .into_iter()
        .find(|s| s.stage == program.interface.stage);
    last.expect("a capturing stage").text
}

#[test]
fn the_shader_has_the_models_numbers() {
    let text = Sources::embedded().template("values.glsl").expect("values");
    let mut seen: Vec<u32> = text
        .split("0x")
        .skip(1)
        .map(|tail| {
            let digits = tail.split('u').next().expect("a suffix");
            u32::from_str_radix(digits, 16).expect("a number")
        })
        .collect();
    seen.sort_unstable();
    seen.dedup();
    let mut numbers = crate::model::values::NUMBERS;
    numbers.sort_unstable();
    assert_eq!(seen, numbers);
}

#[test]
fn constants_are_the_models() {
    let text = capturing("xfb.prim.count.points.7");
    assert!(
        text.contains(&format!("#define XFB_INSTANCE_SPAN {INSTANCE_SPAN}u")),
        "{text}"
    );
    assert!(text.contains("gl_PointSize = 1.0;"), "{text}");
    let lines = capturing("xfb.prim.count.lines.7");
    assert!(!lines.contains("gl_PointSize"), "{lines}");
    for name in [
        "xfb.prim.discarded.triangles.inside.filled_by_points",
        "xfb.overflow.sticky.topology.points",
    ] {
        let text = capturing(name);
        assert!(text.contains("gl_PointSize = 1.0;"), "{name}: {text}");
    }
    let lines = capturing("xfb.overflow.sticky.topology.lines");
    assert!(!lines.contains("gl_PointSize"), "{lines}");
    for name in ["xfb.prim.count.lines.7", "xfb.gs.input.points.points"] {
        let text = capturing(name);
        assert!(
            text.contains("gl_Position = vec4(xfb_float(at, 4092u)"),
            "{text}"
        );
    }
}

#[test]
fn declarations_by_hand_stand_for_the_generated() {
    let text = capturing("xfb.qual.inherit.over_the_default.vertex");
    let block = "layout(xfb_buffer = 2, location = 0) out Blk {";
    assert!(
        text.contains("layout(xfb_buffer = 1) out;\n") && text.contains(block),
        "{text}"
    );
    assert!(text.contains("    k.a = vec3("), "{text}");
    assert_eq!(text.matches("out float v;").count(), 1, "{text}");
}

#[test]
fn what_is_unwritten_is_not_assigned() {
    let text = capturing("xfb.qual.inactive.array_element.vertex");
    assert!(
        text.contains("    k.n[0] = ") && text.contains("    k.n[2] = "),
        "{text}"
    );
    assert!(!text.contains("    k.n[1] = "), "{text}");
}

#[test]
fn another_vertex_shader_tells_the_same_origins() {
    let library = Library::embedded();
    let name = "xfb.qual.all_stages.others.geometry";
    let case = library.get(name).expect("no mistake").expect(name);
    let program = &case.capture().expect(name).program;
    let stages = stages(program, library.sources()).expect(name);
    assert_eq!(stages[0].language, Language::SpirvAssembly);
    let span = format!("%span = OpConstant %uint {INSTANCE_SPAN}\n");
    assert!(stages[0].text.contains(&span), "{}", stages[0].text);
}

#[test]
fn a_geometry_shader_names_streams_only_where_there_are_several() {
    let one = capturing("xfb.gs.strip.triangle_strip_cut");
    assert!(
        one.contains("EndPrimitive();") && !one.contains("EmitStreamVertex"),
        "{one}"
    );
    let two = capturing("xfb.stream.two.with_cuts");
    for part in [
        "layout(points, max_vertices = 4) out;",
        "#define XFB_EMITS 4u",
        "    xfb_write_1(origin + 3u);\n    EmitStreamVertex(1);\n    EndStreamPrimitive(1);",
        "layout(location = 1, stream = 1, xfb_buffer = 1, xfb_offset = 4, xfb_stride = 20) out ivec3 b;",
    ] {
        assert!(two.contains(part), "{part} in\n{two}");
    }
    assert!(!two.contains("EmitVertex"), "{two}");
}

#[test]
fn points_that_are_drawn_carry_their_number_on_every_stream() {
    let text = capturing("xfb.stream.raster.2.clip");
    for part in [
        "layout(location = 4, stream = 2) out uint xfb_number;",
        "void xfb_write_2(uint origin) {\n    XfbVertex at = xfb_at(2u, origin);\n    c = ivec3",
        "    gl_Position = vec4((float(origin) + 0.5) * 0.03125 - 1.0, 0.0, 0.0, 1.0);\n    xfb_number = xfb_uint(at, 4092u);",
        "    xfb_number = xfb_uint(at, 4092u);",
    ] {
        assert!(text.contains(part), "{part} in\n{text}");
    }
    let text = capturing("xfb.stream.raster.overflow.1");
    assert!(
        text.contains("layout(stream = 1) out gl_PerVertex { vec4 gl_Position; };"),
        "{text}"
    );
    let text = capturing("xfb.stream.raster.nothing_said.point_size");
    assert!(
        text.contains("gl_PointSize = 1.0 + float(origin % 8u) * 0.125;"),
        "{text}"
    );
}

#[test]
fn a_per_vertex_block_is_completed_or_refused() {
    let text = capturing("xfb.builtin.point_size.vertex");
    assert!(
        text.contains("float gl_PointSize;\n    vec4 gl_Position;\n}"),
        "{text}"
    );
    let case = "about = 'x'\nrules = [1]\n[interface]\noutputs = [{ block = 'gl_PerVertex', \
                    offset = 0, members = [{ name = 'gl_PointSize' }] }]\n";
    let sources = Sources::embedded();
    let cases = crate::case_file::expand::expand("f/x.toml", case, &sources, None);
    let case = cases.expect("a case").remove(0);
    let problem = stages(&case.capture().expect("a device case").program, &sources)
        .expect_err("no place for gl_Position");
    assert_eq!(problem.rule(), "case.interface");
}

#[test]
fn a_hand_written_shader_receives_the_seed() {
    let text = capturing("xfb.value.special");
    assert!(
        text.starts_with("#version 460\n#define XFB_SEED 0x"),
        "{text}"
    );
}
