//! Rules of capture that glslang checks itself, recognised by its messages, so that an
//! interface is refused by the same rule whether glslang or this program checks it.

use super::error::CompileError;

/// Parts of glslang's messages, and the rules that they report.
const MESSAGES: [(&str, &str); 12] = [
    ("overlapping offsets at offset", "xfb_offset.overlap"),
    (
        "must be a multiple of size of first component",
        "xfb_offset.misaligned",
    ),
    ("xfb_offset must be a multiple of", "xfb_offset.misaligned"),
    ("xfb_stride is too small", "xfb_stride.too_small"),
    ("xfb_stride must be multiple of", "xfb_stride.misaligned"),
    ("all stride settings must match", "xfb_stride.differs"),
    (
        "gl_MaxTransformFeedbackInterleavedComponents is",
        "xfb_stride.limit",
    ),
    ("gl_MaxTransformFeedbackBuffers is", "xfb_buffer.limit"),
    (
        "'xfb_buffer' : member cannot contradict block",
        "xfb_buffer.contradicts_block",
    ),
    ("unsized array in buffer", "type.unsized"),
    ("overlapping use of location", "location.overlap"),
    (
        "type overflows the available 4 components",
        "component.range",
    ),
];

impl CompileError {
    /// Returns the rule of capture (`capture::rules`) for which the compiler refused the
    /// text, if it did so for one.
    pub fn broken_rule(&self) -> Option<&'static str> {
        let CompileError::Refused(message) = self else {
            return None;
        };
        // The compiler may report several errors: the first one is used.
        let found = MESSAGES
            .iter()
            .filter_map(|(part, rule)| Some((message.find(part)?, *rule)));
        found.min().map(|(_, rule)| rule)
    }
}

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use crate::capture::rules::Rule;
    use crate::types::Stage;
    use crate::{Compiler, Flavour};

    #[test]
    fn glslang_messages_map_to_rules() {
        let rows = [
            (
                "layout(xfb_offset=0) out vec3 a; layout(xfb_offset=8) out float b;",
                "xfb_offset.overlap",
            ),
            ("layout(xfb_offset=2) out float a;", "xfb_offset.misaligned"),
            (
                "layout(xfb_offset=4) out double a;",
                "xfb_offset.misaligned",
            ),
            (
                "layout(xfb_offset=0, xfb_stride=8) out vec4 a;",
                "xfb_stride.too_small",
            ),
            (
                "layout(xfb_offset=0, xfb_stride=18) out float a;",
                "xfb_stride.misaligned",
            ),
            (
                "layout(xfb_offset=0, xfb_stride=12) out double a;",
                "xfb_stride.misaligned",
            ),
            (
                "layout(xfb_offset=0, xfb_stride=16) out float a;
                 layout(xfb_offset=4, xfb_stride=32) out float b;",
                "xfb_stride.differs",
            ),
            (
                "layout(xfb_offset=0, xfb_stride=262148) out float a;",
                "xfb_stride.limit",
            ),
            (
                "layout(xfb_offset=0, xfb_buffer=1024) out float a;",
                "xfb_buffer.limit",
            ),
            (
                "layout(xfb_buffer=1) out B {layout(xfb_buffer=2, xfb_offset=0) float a;};",
                "xfb_buffer.contradicts_block",
            ),
            (
                "layout(xfb_offset=0) out gl_PerVertex {float gl_ClipDistance[];};",
                "type.unsized",
            ),
            (
                "layout(location=0, xfb_offset=0) out vec4 a; layout(location=0) out vec4 b;",
                "location.overlap",
            ),
            (
                "layout(location=0, component=2, xfb_offset=0) out vec3 a;",
                "component.range",
            ),
        ];
        let compiler = Compiler::shared();
        for (declarations, rule) in rows {
            let text = format!("#version 450\n{declarations}\nvoid main() {{}}");
            let error = compiler
                .compile_glsl(&text, Stage::Vertex, "a.vert", Flavour::Vulkan)
                .expect_err(declarations);
            assert_eq!(error.broken_rule(), Some(rule), "{error}");
            assert!(Rule::named(rule).is_some(), "{rule}");
        }
        let error = compiler
            .compile_glsl(
                "#version 450\nnonsense",
                Stage::Vertex,
                "a.vert",
                Flavour::Vulkan,
            )
            .expect_err("no GLSL");
        assert_eq!(error.broken_rule(), None, "{error}");
    }
}
