//! OpenGL's depth on Vulkan: the position is captured as the program wrote it, and
//! passed on with Vulkan's depth.

use super::kit::*;
use xfb::capture::{self, Dialect, Request, RequestMode};
use xfb::packing::CaptureLimits;
use xfb::rewrite::capture::{Depth, Options};
use xfb::script::Program;
use xfb::spirv;
use xfb::spirv::ShaderModule;
use xfb::types::Stage;

/// Returns in two places.
const POSITION: &str = "
void main() {
    float i = float(gl_VertexIndex);
    gl_PointSize = 1.0;
    gl_Position = vec4(i, -i, i, 2.0 * i + 1.0);
    if (gl_VertexIndex == 1) return;
    gl_Position.x += 8.0;
}
";

/// The module rewritten to capture the outputs of these names.
fn rewritten(words: &[u32], names: &[&str], depth: Depth) -> Vec<u32> {
    let module = spirv::load_words(words).expect("a module");
    let reflected = spirv::reflect_with_ids(&module, None).expect("its interface");
    let request = Request {
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        mode: RequestMode::Interleaved,
    };
    let reading = capture::Options {
        dialect: Dialect::Vulkan,
        limits: CaptureLimits::default(),
    };
    let captured = capture::requested(&reflected.interface, &request, &reading);
    let captured = captured.expect("a valid request");
    let (words, buffers) = (captured.words(), captured.buffers());
    let options = Options {
        depth,
        ..Options::default()
    };
    let rewritten = xfb::rewrite::capture::capture(module, &reflected, &words, &buffers, &options);
    rewritten.expect("it is rewritten").words
}

/// Checks that three vertices are captured with this depth.
fn assert_depth(words: Vec<u32>, depth: fn(f32) -> f32) {
    let commands = vec![bind(3 * 16), begin(None), draw(0, 3), end(None)];
    let program = Program {
        modules: vec![ShaderModule {
            stage: Stage::Vertex,
            words: words.into(),
        }],
        ..points()
    };
    let job = job(program, script(commands));
    let vertices = (0_u8..3).flat_map(|vertex| {
        let i = f32::from(vertex);
        let x = if vertex == 1 { i } else { i + 8.0 };
        let base = OFFSET + 16 * u64::from(vertex);
        let components = [x, -i, depth(i), 2.0 * i + 1.0];
        (0..)
            .zip(components)
            .map(move |(n, value)| (base + 4 * n, value.to_bits()))
    });
    let vertices: Vec<(u64, u32)> = vertices.collect();
    for observed in run(&job) {
        assert_memory(&observed, &job, &vertices, &[]);
    }
}

#[test]
fn the_position_is_captured_as_it_was_written() {
    let words = module(Stage::Vertex, POSITION).words;
    assert_depth(rewritten(&words, &["gl_Position"], Depth::AsWritten), |i| i);
    assert_depth(
        rewritten(&words, &["gl_Position"], Depth::GlToVulkan),
        |i| i,
    );
}

#[test]
fn the_position_is_passed_on_with_vulkans_depth() {
    let words = module(Stage::Vertex, POSITION).words;
    // The second pass captures the position that the first one writes.
    let converted = rewritten(&words, &[], Depth::GlToVulkan);
    let captured = rewritten(&converted, &["gl_Position"], Depth::AsWritten);
    // (z + w) / 2
    assert_depth(captured, |i| (3.0 * i + 1.0) / 2.0);
}
