//! Uniform buffers, storage buffers and push constants: each run reads the stated
//! content, and its writes are read back.

use super::kit::*;
use xfb::catalog::Library;
use xfb::device::Validation;
use xfb::judge::capture::run_case;
use xfb::script::{ExecuteError, Executor, Limit, Prefill, Program, Resource, ResourceKind};
use xfb::types::Stage;
use xfb::verdict::Status;

const READER: &str = "
layout(location = 0, xfb_buffer = 0, xfb_offset = 4, xfb_stride = 24) out uint a;
layout(location = 1, xfb_buffer = 0, xfb_offset = 12) out uint b;
layout(set = 0, binding = 3, std140) uniform U { uvec4 u[2]; };
layout(set = 0, binding = 1, std430) readonly buffer S { uint s[]; };
layout(push_constant) uniform P { layout(offset = 8) uint p; };
void main() {
    gl_Position = vec4(0.0, 0.0, 0.0, 1.0);
    gl_PointSize = 1.0;
    a = u[gl_VertexIndex].y + p;
    b = s[gl_VertexIndex + 1];
}
";

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

fn resource(kind: ResourceKind, binding: u32, content: &[u32], stage: Stage) -> Resource {
    Resource {
        kind,
        binding,
        bytes: words(content),
        stages: vec![stage],
        inputs: Vec::new(),
    }
}

fn reader() -> Program {
    Program {
        modules: vec![module(Stage::Vertex, READER)],
        resources: vec![
            resource(
                ResourceKind::Uniform,
                3,
                &[1, 2, 3, 4, 5, 6, 7, 8],
                Stage::Vertex,
            ),
            resource(
                ResourceKind::ReadOnlyStorage,
                1,
                &[10, 11, 12],
                Stage::Vertex,
            ),
            resource(ResourceKind::PushConstant, 0, &[0, 0, 100], Stage::Vertex),
        ],
        ..points()
    }
}

#[test]
fn a_vertex_shader_reads_all_three_kinds() {
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 2), end(None)];
    let job = job(reader(), script(commands));
    for observed in run(&job) {
        let captured = [
            (OFFSET + 4, 102),
            (OFFSET + 12, 11),
            (OFFSET + STRIDE + 4, 106),
            (OFFSET + STRIDE + 12, 12),
        ];
        assert_memory(&observed, &job, &captured, &[]);
        assert_eq!(
            observed.resources,
            [
                words(&[1, 2, 3, 4, 5, 6, 7, 8]),
                words(&[10, 11, 12]),
                vec![]
            ]
        );
    }
}

#[test]
fn a_fragment_shader_writes_and_each_run_starts_from_the_stated_content() {
    let fragment = "
layout(set = 0, binding = 0, std430) buffer S { uint count; uint last[3]; };
void main() {
    atomicAdd(count, 1u);
    last[1] = 77u;
}
";
    let program = Program {
        modules: vec![
            module(Stage::Vertex, VERTEX),
            module(Stage::Fragment, fragment),
        ],
        resources: vec![resource(
            ResourceKind::Storage,
            0,
            &[40, 1, 2, 3],
            Stage::Fragment,
        )],
        ..points()
    };
    let commands = vec![bind(7 * STRIDE), begin(None), draw(0, 2), end(None)];
    let job = job(program, script(commands));
    for observed in run(&job) {
        assert_memory(&observed, &job, &captured(0..2), &[]);
        assert_eq!(observed.resources, [words(&[42, 1, 77, 3])]);
    }
}

#[test]
fn exceeded_resource_limits_are_named() {
    let mut program = reader();
    program.resources[2].bytes = vec![0; 1 << 20];
    let job = job(program, script(vec![]));
    let instance = instance(Validation::Off);
    let mut device = device(&instance);
    let offered = device.capabilities().other_limits[&Limit::MaxPushConstantsSize];
    let answer = device.execute(&job, &Prefill::BOTH, &mut |_| ());
    assert_eq!(
        answer,
        Err(ExecuteError::Unsupported(format!(
            "maxPushConstantsSize: 1048576 needed, {offered} offered"
        )))
    );
}

/// A buffer that is filled with another layout than that of the shader, as by a driver
/// that confuses the two.
#[test]
fn a_block_read_from_the_wrong_bytes_fails() {
    let library = Library::embedded();
    let instance = instance(Validation::On);
    let mut device = device(&instance);
    let mut run = |change: &dyn Fn(&mut Vec<u8>)| {
        let name = "xfb.memory_layout.b9.std430.storage";
        let mut case = library.get(name).expect("no mistake").expect(name);
        let resources = &mut case.capture_mut().expect("a device case").program.resources;
        change(&mut resources[0].bytes);
        run_case(&case, library.sources(), &mut device, &mut |_| ())
    };
    let right = run(&|_| ());
    assert_eq!(right.status, Status::Pass, "{}", right.reason);
    // The rows of the first row-major matrix, one of them elsewhere.
    let wrong = run(&|bytes| bytes[144..168].rotate_right(8));
    assert_eq!(wrong.status, Status::Fail, "{}", wrong.reason);
    // A byte between members belongs to no member.
    let padding = run(&|bytes| bytes[4] ^= 0xff);
    assert_eq!(padding.status, Status::Pass, "{}", padding.reason);
}
