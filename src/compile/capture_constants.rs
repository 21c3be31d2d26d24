//! The constants of GLSL that have the values of capture limits.
//!
//! GLSL 4.60 section 7.3. glslang gives them the values of its own limits, which it also
//! enforces, before the rules of a dialect are known. So glslang's limits stay above
//! all devices', and the names are replaced by numbers in the text.

use crate::packing::CaptureLimits;

/// Returns `text` with gl_MaxTransformFeedbackBuffers and
/// gl_MaxTransformFeedbackInterleavedComponents replaced by numbers, where its
/// `version` has them. Lines keep their numbers. Directives are not changed, except for
/// the bodies of macros.
pub fn with_capture_constants(text: &str, version: u32, limits: &CaptureLimits) -> String {
    if version < 440 && !text.contains("GL_ARB_enhanced_layouts") {
        return text.to_owned();
    }
    let lines = text.split_inclusive('\n');
    lines.map(|line| replaced(line, limits)).collect()
}

fn replaced(line: &str, limits: &CaptureLimits) -> String {
    let directive = line.trim_start().strip_prefix('#').map(str::trim_start);
    let macro_body = directive.map(|directive| directive.strip_prefix("define"));
    // The name of a macro is an error of the text, if it is one of the constants.
    let kept = match macro_body {
        None => 0,
        Some(None) => line.len(),
        Some(Some(body)) => {
            let name = body.trim_start();
            let end = name.find(|c| !is_word(c)).unwrap_or(name.len());
            line.len() - name.len() + end
        }
    };
    let (mut result, mut rest) = (line[..kept].to_owned(), &line[kept..]);
    while let Some(first) = rest.chars().next() {
        let word = is_word(first);
        let end = rest.find(|c| is_word(c) != word).unwrap_or(rest.len());
        let (token, after) = rest.split_at(end);
        match token {
            "gl_MaxTransformFeedbackBuffers" => result += &limits.max_buffers.to_string(),
            "gl_MaxTransformFeedbackInterleavedComponents" => {
                result += &limits.max_interleaved_components.to_string();
            }
            token => result += token,
        }
        rest = after;
    }
    result
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_have_the_values_of_the_limits() {
        let limits = CaptureLimits {
            max_buffers: 8,
            max_interleaved_components: 128,
            ..CaptureLimits::GL_MINIMUM
        };
        let rows = [
            (
                "int a = gl_MaxTransformFeedbackBuffers-1;\nint b=gl_MaxTransformFeedbackInterleavedComponents;",
                "int a = 8-1;\nint b=128;",
            ),
            (
                " # define N(x) x*gl_MaxTransformFeedbackBuffers\n",
                " # define N(x) x*8\n",
            ),
            (
                "#define gl_MaxTransformFeedbackBuffers 3",
                "#define gl_MaxTransformFeedbackBuffers 3",
            ),
            (
                "#if gl_MaxTransformFeedbackBuffers > 1",
                "#if gl_MaxTransformFeedbackBuffers > 1",
            ),
            (
                "int gl_MaxTransformFeedbackBuffersX; // ä",
                "int gl_MaxTransformFeedbackBuffersX; // ä",
            ),
            ("#define", "#define"),
        ];
        for (text, expected) in rows {
            assert_eq!(with_capture_constants(text, 440, &limits), expected);
            assert_eq!(with_capture_constants(text, 430, &limits), text);
        }
        let extended = "#extension GL_ARB_enhanced_layouts : require\n";
        let text = format!("{extended}gl_MaxTransformFeedbackBuffers");
        let expected = format!("{extended}8");
        assert_eq!(with_capture_constants(&text, 150, &limits), expected);
    }
}
