//! Long, deep and hostile requests.

use super::interleaved;
use crate::support::declarations::declared;
use xfb::capture::{self, Dialect, Options, OutputForm, Request, RequestMode};
use xfb::packing::CaptureLimits;
use xfb::types::interface::Origin;
use xfb::types::{Interface, Scalar, Stage, Type};

#[test]
fn hostile_requests_terminate() {
    let options = Options {
        dialect: Dialect::Mesa,
        limits: CaptureLimits::NONE,
    };
    // A chain of structs of two, each twice as many names.
    let float = || Type::vector(Scalar::F32, 1);
    let pair = |ty: Type| Type::structure("", [("a".into(), ty.clone()), ("b".into(), ty)]);
    let mut interface = declared(Stage::Vertex, "out float v;");
    interface.outputs[0].ty = (0..60).fold(float(), |ty, _| pair(ty));
    let error = capture::requested(&interface, &interleaved("v"), &options);
    assert_eq!(
        error.expect_err("2^60 parts").rule().name,
        "interface.too_large"
    );
    interface.outputs[0].ty = (0..11).fold(float(), |ty, _| pair(ty));
    let names: Vec<String> = (0..1 << 11)
        .map(|n: u32| {
            let member = |bit: u32| if n >> bit & 1 == 0 { ".a" } else { ".b" };
            format!("v{}", (0..11).rev().map(member).collect::<String>())
        })
        .collect();
    let captured = capture::requested(&interface, &interleaved(&names.join(", ")), &options);
    let words = captured.expect("every leaf").words();
    assert!(words.iter().zip(0..).all(|(word, n)| word.word.0 == n));
    // Names as long as a module can make them.
    let deep = format!("v{}", "[0]".repeat(1 << 20));
    let error = capture::requested(&interface, &interleaved(&deep), &options);
    assert_eq!(
        error.expect_err("too deep").rule().name,
        "varying.undeclared"
    );
    let skips = vec!["gl_SkipComponents4"; 1 << 16].join(", ");
    let captured = capture::requested(&interface, &interleaved(&skips), &options);
    assert_eq!(captured.expect("nothing captured").buffers().len(), 0);
}

#[test]
fn five_thousand_outputs_are_captured_as_declared_and_by_name() {
    use xfb::rewrite::capture as rewriting;
    use xfb::spirv;
    use xfb::types::OutputVariable;
    use xfb::types::interface::CaptureQualifiers;
    use xfb::units::{Binding, ByteOffset, Component, Location, Stride};

    const COUNT: u32 = 5000;
    for by_name in [false, true] {
        let mut interface = Interface::empty(Stage::Vertex, Origin::Spirv);
        interface.named = true;
        (interface.capturing, interface.capability) = (!by_name, !by_name);
        for number in 0..COUNT {
            let name = format!("v{number}");
            let mut output = OutputVariable::plain(&name, Type::Scalar(Scalar::F32));
            output.location = Some(Location(number / 4));
            output.component = Some(Component(number % 4));
            if !by_name {
                output.capture = CaptureQualifiers {
                    buffer: Some(Binding(0)),
                    offset: Some(ByteOffset(4 * number)),
                    stride: Some(Stride(4 * COUNT)),
                    stream: None,
                };
            }
            interface.outputs.push(output);
        }
        let words = spirv::emit(&interface).expect("a module");
        let module = spirv::load_words(&words).expect("it loads");
        let reflected = spirv::reflect_with_ids(&module, None).expect("an interface");
        let request = by_name.then(|| Request {
            names: (0..COUNT).map(|number| format!("v{number}")).collect(),
            mode: RequestMode::Interleaved,
        });
        let options = Options {
            dialect: Dialect::Vulkan,
            limits: CaptureLimits::NONE,
        };
        let captured = capture::read(&reflected.interface, request.as_ref(), &options);
        let captured = captured.expect("a capture");
        let table = captured.table(OutputForm::Locations).expect("locations");
        assert_eq!(table.varyings.len(), 5000);
        assert_eq!(table.varyings[4999].offset, ByteOffset(4 * 4999));
        let rewriting_options = rewriting::Options {
            output_components: COUNT,
            ..rewriting::Options::default()
        };
        let (captured_words, buffers) = (captured.words(), captured.buffers());
        let rewritten = rewriting::capture(
            module,
            &reflected,
            &captured_words,
            &buffers,
            &rewriting_options,
        );
        let steps = rewritten.expect("it is rewritten").steps;
        assert_eq!(steps.len(), 5000);
        assert_eq!(steps[4999].offset, ByteOffset(4 * 4999));
    }
}
