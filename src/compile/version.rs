//! The version that a GLSL text states, and how the compiler takes it.
//!
//! GLSL 4.60 and GLSL ES 3.20, section 3.3.

use std::ops::Range;

/// The version of a text without a version directive.
const DEFAULT: u32 = 110;

/// The version that a GLSL text states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Version {
    pub number: u32,
    /// `core`, `es`, `compatibility`; "" if none is stated.
    pub profile: String,
}

/// The method by which a version is compiled for OpenGL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ForOpenGl {
    /// glslang writes SPIR-V for it.
    Native,
    /// The text is translated to a newer version.
    As(&'static str),
    Unknown,
}

impl Version {
    pub(super) fn for_opengl(&self) -> ForOpenGl {
        match (self.number, &*self.profile) {
            (330.., "" | "core") | (310 | 320, "es") => ForOpenGl::Native,
            (300, "es") => ForOpenGl::As("310 es"),
            (110 | 120 | 130 | 140, "") | (150, "" | "core" | "compatibility") => {
                ForOpenGl::As("330 core")
            }
            _ => ForOpenGl::Unknown,
        }
    }

    /// Returns whether glslang compiles it to SPIR-V for Vulkan.
    pub(super) fn is_for_vulkan(&self) -> bool {
        match &*self.profile {
            "es" => self.number >= 310,
            "compatibility" => false,
            _ => self.number >= 140,
        }
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &*self.profile {
            "" => write!(f, "{}", self.number),
            profile => write!(f, "{} {profile}", self.number),
        }
    }
}

/// Returns the version that a text states; 110, GLSL's default, if it states none or in an
/// unusual form.
pub(super) fn version(text: &str) -> Version {
    directive(without_mark(text)).map_or_else(
        || Version {
            number: DEFAULT,
            profile: String::new(),
        },
        |(_, version)| version,
    )
}

/// Returns the bytes of the version directive of a text without a mark, up to its last
/// word, and the version that it states; `None` without a directive.
pub(super) fn directive(text: &str) -> Option<(Range<usize>, Version)> {
    let mut rest = text.trim_start();
    loop {
        let comment_end = match rest.get(..2) {
            Some("//") => rest.find('\n')? + 1,
            Some("/*") => rest.find("*/")? + 2,
            _ => break,
        };
        rest = rest.get(comment_end..)?.trim_start();
    }
    let start = text.len() - rest.len();
    let number = rest.strip_prefix('#')?.trim_start();
    let number = number.strip_prefix("version")?.trim_start();
    let end_of = |text: &str, is_part: fn(&char) -> bool| {
        let part = text.chars().take_while(is_part);
        part.map(char::len_utf8).sum::<usize>()
    };
    let (digits, after) = number.split_at(end_of(number, char::is_ascii_digit));
    let blank = end_of(after, |c| matches!(c, ' ' | '\t'));
    let word = &after[blank..];
    let (profile, unread) = word.split_at(end_of(word, char::is_ascii_alphabetic));
    let end = if profile.is_empty() { after } else { unread };
    let version = Version {
        number: digits.parse().unwrap_or(DEFAULT),
        profile: profile.to_owned(),
    };
    Some((start..text.len() - end.len(), version))
}

/// Returns the text without a byte order mark.
pub fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_the_first_directive() {
        let rows = [
            ("#version 450\n", 450, "", "#version 450"),
            ("#version\t300 es // x", 300, "es", "#version\t300 es"),
            ("# version 150 /* a\n*/", 150, "", "# version 150"),
            (
                " // 1\n/* 2 */#version 150 core\n",
                150,
                "core",
                "#version 150 core",
            ),
            (
                "\n // a comment\n/* one\n more */  # version 450\n",
                450,
                "",
                "# version 450",
            ),
            ("#version 330 core", 330, "core", "#version 330 core"),
            ("#version", 110, "", "#version"),
            ("#version 99999999999", 110, "", "#version 99999999999"),
        ];
        for (text, number, profile, bytes) in rows {
            let (range, version) = directive(text).expect(text);
            assert_eq!((version.number, &*version.profile), (number, profile));
            assert_eq!(&text[range], bytes);
        }
        let without = [
            "",
            "void main() {}",
            "/* not ended #version 450",
            "// nothing but a comment",
            "#",
        ];
        for text in without {
            assert_eq!(directive(text), None, "{text}");
            assert_eq!(version(text).number, 110, "{text}");
        }
    }
}
