//! GLSL for Vulkan as GLSL of a context.
//!
//! The texts of cases use little of GL_KHR_vulkan_glsl: two built-in inputs, and resources, which
//! are not translated. GLSL 4.60 sections 3.3 and 7.1; GLSL ES 3.20 sections 3.4 and 4.7.4.

use super::context::Context;
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::glsl_program::GlslLanguage;
use crate::types::Stage;
use std::borrow::Cow;

/// Built-in inputs of Vulkan, and the same values in OpenGL.
const INPUTS: [(&str, &str); 4] = [
    ("gl_VertexIndex", "gl_VertexID"),
    ("gl_InstanceIndex", "xfb_InstanceIndex"),
    ("gl_BaseInstance", "xfb_BaseInstance"),
    ("gl_DrawID", "xfb_DrawID"),
];

/// Extensions of GLSL by which older versions have what the texts use, each with the version
/// that includes it.
const OLDER: [(&str, u32); 11] = [
    ("GL_ARB_explicit_attrib_location", 330),
    ("GL_ARB_shader_bit_encoding", 330),
    ("GL_ARB_gpu_shader5", 400),
    ("GL_ARB_gpu_shader_fp64", 400),
    ("GL_ARB_tessellation_shader", 400),
    ("GL_ARB_separate_shader_objects", 410),
    ("GL_ARB_shading_language_420pack", 420),
    ("GL_ARB_arrays_of_arrays", 430),
    ("GL_ARB_enhanced_layouts", 440),
    ("GL_ARB_cull_distance", 450),
    ("GL_ARB_shader_draw_parameters", 460),
];

/// Extensions that the texts enable, and those by which OpenGL has the same.
const EXTENSIONS: [(&str, &str); 2] = [
    ("GL_ARB_gpu_shader_int64", "GL_ARB_gpu_shader_int64"),
    (
        "GL_EXT_shader_explicit_arithmetic_types_int64",
        "GL_ARB_gpu_shader_int64",
    ),
];

/// Words that only GLSL for Vulkan has, and a built-in input of another value in OpenGL, where it
/// is 0 in draws without indices.
const OTHERS: [&str; 5] = [
    "set",
    "push_constant",
    "constant_id",
    "input_attachment_index",
    "gl_BaseVertex",
];

/// Returns a text of GLSL for Vulkan as one of the context.
///
/// # Errors
/// The part of the text that OpenGL, or the context, lacks.
pub(super) fn translated(
    (stage, language): (Stage, GlslLanguage),
    text: &str,
    context: &Context,
) -> Result<String, String> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let Some(version) = first.strip_prefix("#version ") else {
        return Err("a text of GLSL without a version".to_owned());
    };
    let version: u32 = version
        .split(' ')
        .next()
        .and_then(|number| number.parse().ok())
        .ok_or_else(|| format!("a text of GLSL of version '{version}'"))?;
    let version = version.min(context.glsl);
    let mut head = version_line(version, context.dialect) + "\n";
    if context.dialect == Dialect::Desktop {
        let missing = OLDER
            .iter()
            .filter(|(name, included)| version < *included && context.has(name));
        head.extend(missing.map(|(name, _)| format!("#extension {name} : enable\n")));
    } else {
        head += "precision highp float;\nprecision highp int;\n";
    }
    let mut body = String::new();
    for line in rest.lines() {
        match line.trim_start().strip_prefix("#extension ") {
            Some(extension) => {
                if let Some(name) = extension_of_opengl(extension, context)? {
                    head += &format!("#extension {name} : require\n");
                }
            }
            None => body += line,
        }
        body += "\n";
    }
    let words = words(&body);
    if let Some(word) = words.iter().find(|word| OTHERS.contains(*word)) {
        return Err(format!("{word} of GLSL for Vulkan"));
    }
    if context.dialect == Dialect::Es
        && let Some(word) = words.iter().find(|word| is_desktop_only(word))
    {
        return Err(format!("{word}, which GLSL ES lacks"));
    }
    let used: Vec<_> = INPUTS
        .iter()
        .filter(|(name, _)| words.contains(name))
        .collect();
    if stage == Stage::Vertex {
        head += &draw_parameters(&used, version, context)?;
    }
    let mut body = replaced(&body);
    if stage == Stage::TessEval && language != GlslLanguage::VulkanLowerLeft {
        body = with_order_of_opengl(&body, &words);
    }
    Ok(head + "#line 2\n" + &body)
}

/// Reverses the winding of the triangles of a tessellation: it is stated for a domain whose origin
/// is the upper left one in Vulkan, unless a pipeline says otherwise
/// (`VkTessellationDomainOrigin`), and the lower left one in OpenGL.
fn with_order_of_opengl(text: &str, words: &[&str]) -> String {
    if words.contains(&"isolines") {
        return text.to_owned();
    }
    if words.contains(&"cw") {
        return with_words(text, |word| if word == "cw" { "ccw" } else { word });
    }
    let reversed = with_words(text, |word| if word == "ccw" { "cw" } else { word });
    if reversed == text {
        text.to_owned() + "layout(cw) in;\n"
    } else {
        reversed
    }
}

/// Whether only desktop GLSL has a word.
fn is_desktop_only(word: &str) -> bool {
    [
        "double",
        "component",
        "gl_PerVertex",
        "gl_ClipDistance",
        "gl_CullDistance",
    ]
    .contains(&word)
        || word.starts_with("dvec")
        || word.starts_with("dmat")
        || ["xfb_buffer", "xfb_offset", "xfb_stride"].contains(&word)
}

fn version_line(version: u32, dialect: Dialect) -> String {
    match dialect {
        Dialect::Es => format!("#version {version} es"),
        Dialect::Desktop if version >= 150 => format!("#version {version} core"),
        Dialect::Desktop => format!("#version {version}"),
    }
}

/// The extension of OpenGL for the text after `#extension`; none where the version has it.
fn extension_of_opengl(text: &str, context: &Context) -> Result<Option<&'static str>, String> {
    let name = text.split([' ', ':']).next().unwrap_or_default();
    let known = EXTENSIONS.iter().find(|(vulkan, _)| *vulkan == name);
    match known {
        Some((_, name)) if context.has(name) => Ok(Some(name)),
        Some((_, name)) => Err((*name).to_owned()),
        None => Err(format!("{name}, an extension for Vulkan")),
    }
}

/// The definitions of the built-in inputs of a vertex shader that OpenGL lacks.
fn draw_parameters(
    used: &[&(&str, &str)],
    version: u32,
    context: &Context,
) -> Result<String, String> {
    let uses = |name: &str| used.iter().any(|(vulkan, _)| *vulkan == name);
    let has_own = context.dialect == Dialect::Desktop && version >= 460;
    let has_extension = context.has("GL_ARB_shader_draw_parameters");
    let suffix = match (has_own, has_extension) {
        (true, _) => Some(""),
        (false, true) => Some("ARB"),
        (false, false) => None,
    };
    let mut text = String::new();
    for (vulkan, name, own) in [
        ("gl_BaseInstance", "xfb_BaseInstance", "gl_BaseInstance"),
        ("gl_DrawID", "xfb_DrawID", "gl_DrawID"),
    ] {
        if uses(vulkan) {
            let suffix = suffix.ok_or("GL_ARB_shader_draw_parameters")?;
            text += &format!("#define {name} {own}{suffix}\n");
        }
    }
    if uses("gl_InstanceIndex") {
        // Without the extension no draw has another first instance.
        let base = suffix.map_or(String::new(), |suffix| {
            format!(" + gl_BaseInstance{suffix}")
        });
        text += &format!("#define xfb_InstanceIndex (gl_InstanceID{base})\n");
    }
    Ok(text)
}

fn is_part_of_word(char: char) -> bool {
    char.is_ascii_alphanumeric() || char == '_'
}

/// The words of a text outside of comments.
fn words(text: &str) -> Vec<&str> {
    let code = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    code.flat_map(|line| line.split(|char| !is_part_of_word(char)))
        .filter(|word| !word.is_empty())
        .collect()
}

/// The text with the built-in inputs of OpenGL.
fn replaced(text: &str) -> String {
    with_words(text, |word| {
        let known = INPUTS.iter().find(|(vulkan, _)| *vulkan == word);
        known.map_or(word, |(_, own)| own)
    })
}

/// The text with each word replaced.
fn with_words<'t>(text: &'t str, replacement: impl Fn(&'t str) -> &'t str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let length = rest
            .find(|char| !is_part_of_word(char))
            .unwrap_or(rest.len());
        let (word, after) = rest.split_at(length);
        result += replacement(word);
        let length = after.find(is_part_of_word).unwrap_or(after.len());
        let (between, after) = after.split_at(length);
        result += between;
        rest = after;
    }
    result
}

/// A text as a driver of OpenGL takes it: with a terminating null character, which it may not
/// contain elsewhere.
pub(super) fn c_text(text: &str) -> Cow<'_, [u8]> {
    Cow::Owned(text.bytes().filter(|byte| *byte != 0).chain([0]).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn built_in_inputs_are_replaced_as_words() {
        let text = "uint(gl_VertexIndex) + my_gl_VertexIndex * uint(gl_InstanceIndex)";
        assert_eq!(
            replaced(text),
            "uint(gl_VertexID) + my_gl_VertexIndex * uint(xfb_InstanceIndex)"
        );
        assert_eq!(replaced("gl_DrawID"), "xfb_DrawID");
    }

    #[test]
    fn comments_have_no_words() {
        assert_eq!(words("a(b) // set = c\nd"), ["a", "b", "d"]);
    }

    #[test]
    fn a_text_ends_with_its_only_null() {
        assert_eq!(&*c_text("a\0b"), b"ab\0");
    }
}
