//! Every message of the allow-list is sent by the layers that it is for, and by no other.
//!
//! The test needs a recorded release of the layer. It runs under the newer ones, too:
//! `ci/drivers/lavapipe --with sid target/debug/deps/device-… allow_list`.

use super::kit;
use std::fs;
use std::sync::Arc;
use xfb::catalog::library::Library;
use xfb::device::validation::{ALLOWED, Allowed, Release};
use xfb::device::{Instance, Validation};
use xfb::judge::capture::run_case;
use xfb::verdict::Status;

/// A case that shows a message.
#[derive(Clone, Copy)]
enum Example {
    /// One of the built-in cases.
    Name(&'static str),
    /// A case file, and the shader that it names, if any.
    File(&'static str, Option<&'static str>),
}

/// A function writes the point size, and the caller reads it.
const POINT_SIZE: Example = Example::File(
    r#"
about = "the point size is written by a function and captured as another value"
rules = [26]
interface.outputs = [{ name = "a", type = "float", offset = 0, stride = 4 }]
pipeline.shaders = [{ stage = "vertex", file = "example.vert" }]
script = ["begin", { draw = { vertices = 2 } }, "end"]
"#,
    Some(
        "#version 460
layout(location = 0, xfb_buffer = 0, xfb_offset = 0, xfb_stride = 4) out float a;
void f() { gl_PointSize = 1.0; }
void main() { gl_Position = vec4(0.0, 0.0, 0.0, 1.0); f(); a = gl_PointSize; }
",
    ),
);

/// 16 floats of one buffer end at byte 64, and the sum of their ends is 544.
const STREAM_DATA: Example = Example::File(
    r#"
about = "sixteen floats of stream 1"
rules = [26]
interface.stage = "geometry"
interface.outputs = [
    { name = "a", type = "float", offset = 0, stride = 64, stream = 1 },
    { name = "b", type = "float", offset = 4, stride = 64, stream = 1 },
    { name = "c", type = "float", offset = 8, stride = 64, stream = 1 },
    { name = "d", type = "float", offset = 12, stride = 64, stream = 1 },
    { name = "e", type = "float", offset = 16, stride = 64, stream = 1 },
    { name = "f", type = "float", offset = 20, stride = 64, stream = 1 },
    { name = "g", type = "float", offset = 24, stride = 64, stream = 1 },
    { name = "h", type = "float", offset = 28, stride = 64, stream = 1 },
    { name = "i", type = "float", offset = 32, stride = 64, stream = 1 },
    { name = "j", type = "float", offset = 36, stride = 64, stream = 1 },
    { name = "k", type = "float", offset = 40, stride = 64, stream = 1 },
    { name = "l", type = "float", offset = 44, stride = 64, stream = 1 },
    { name = "m", type = "float", offset = 48, stride = 64, stream = 1 },
    { name = "n", type = "float", offset = 52, stride = 64, stream = 1 },
    { name = "o", type = "float", offset = 56, stride = 64, stream = 1 },
    { name = "p", type = "float", offset = 60, stride = 64, stream = 1 },
]
script = ["begin", { draw = { vertices = 2 } }, "end"]
"#,
    None,
);

fn example(allowed: &Allowed) -> Example {
    let says = |piece: &str| allowed.text.iter().any(|text| text.contains(piece));
    match allowed.id {
        "UNASSIGNED-vkAllocateMemory-maxMemoryAllocationSize" => {
            Example::Name("xfb.limits.far_offset.above_2_31")
        }
        "Undefined-Value-Layer-Written" => {
            Example::Name("xfb.builtin.primitive.layer.vertex.interleaved")
        }
        "VUID-VkGraphicsPipelineCreateInfo-Vertex-07722" => POINT_SIZE,
        "VUID-RuntimeSpirv-Location-06272" if says("maxGeometryTotalOutputComponents") => {
            Example::Name("xfb.gs.most.points")
        }
        "VUID-RuntimeSpirv-Location-06272" if says("maxGeometryOutputComponents") => {
            Example::Name("xfb.limits.position_beside.geometry")
        }
        "VUID-RuntimeSpirv-Location-06272" if says("maxTessellationEvaluation") => {
            Example::Name("xfb.limits.position_beside.tess_eval")
        }
        "VUID-RuntimeSpirv-Location-06272" => Example::Name("xfb.limits.position_beside.vertex"),
        "VUID-RuntimeSpirv-XfbBuffer-06309" => STREAM_DATA,
        "VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630"
        | "VUID-vkCmdBeginTransformFeedbackEXT-firstCounter-09630" => {
            Example::Name("xfb.counter.rebind.0")
        }
        "VUID-vkCmdBeginTransformFeedback2EXT-firstCounter-09630" => {
            Example::Name("xfb.address.rebind.0")
        }
        "VUID-vkCmdPipelineBarrier-pDependencies-02285" => Example::Name("xfb.sync.vertex.inside"),
        other => panic!("{other} has no example: an entry needs a case that shows the message"),
    }
}

/// Returns the allowed messages of a case, none of whose other messages counts.
fn allowed_messages(instance: &Arc<Instance>, example: Example) -> Vec<Allowed> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (library, name) = match example {
        Example::Name(name) => (Library::embedded(), name),
        Example::File(text, shader) => {
            let (cases, shaders) = (folder.path().join("cases"), folder.path().join("shaders"));
            fs::create_dir_all(cases.join("a")).expect("a folder of cases");
            fs::write(cases.join("a/b.toml"), text).expect("the case is written");
            if let Some(shader) = shader {
                fs::create_dir_all(&shaders).expect("a folder of shaders");
                fs::write(shaders.join("example.vert"), shader).expect("the shader is written");
            }
            let given = shader.map(|_| shaders.as_path());
            (Library::folder(&cases).with_shaders(given), "xfb.a.b")
        }
    };
    let case = library.get(name).expect("the case is valid");
    let case = case.expect("the case exists");
    let mut device = kit::device(instance);
    let result = run_case(&case, library.sources(), &mut device, &mut |_| {});
    assert!(result.status != Status::Error, "{name}: {}", result.reason);
    instance.take_allowed_messages()
}

#[test]
fn an_allowed_message_is_sent_by_each_release_that_it_is_for_and_by_no_other() {
    let instance = kit::instance(Validation::On);
    let version = instance.layer_version();
    assert!(
        Release::from_version(version).is_some(),
        "no entry states whether the layer of {version:#x} sends it: record the release"
    );
    for allowed in ALLOWED {
        let sent = allowed_messages(&instance, example(allowed)).contains(allowed);
        let (id, text) = (allowed.id, allowed.text);
        assert_eq!(sent, allowed.is_for(version), "{id}: {text:?}");
    }
}
