//! Which locations GLSL text states itself: a compiler gives the others one of
//! its own, and its module does not tell the two apart.

use std::collections::BTreeSet;

/// The words of every declaration that has a `location` among its layout
/// qualifiers; for a member of a block the words that begin the block, too.
pub(crate) fn located(text: &str) -> BTreeSet<String> {
    let mut words = BTreeSet::new();
    let mut block: Vec<String> = Vec::new();
    let text = without_comments(text);
    for part in text.split_inclusive([';', '{', '}']) {
        let own: Vec<String> = identifiers(part);
        if states_location(part) {
            words.extend(own.iter().cloned());
            words.extend(block.iter().cloned());
        }
        match part.chars().last() {
            Some('{') => block = own,
            Some('}') => block.clear(),
            _ => {}
        }
    }
    words
}

/// Whether `location` stands between the parentheses of a `layout`.
fn states_location(part: &str) -> bool {
    let mut rest = part;
    while let Some((_, after)) = rest.split_once("layout") {
        let inside = after.trim_start().strip_prefix('(');
        let inside = inside.and_then(|inside| inside.split_once(')'));
        if let Some((inside, _)) = inside
            && identifiers(inside).iter().any(|word| word == "location")
        {
            return true;
        }
        rest = after;
    }
    false
}

fn identifiers(text: &str) -> Vec<String> {
    text.split(|char: char| !char.is_ascii_alphanumeric() && char != '_')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The text without comments and without the preprocessor's lines.
fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("/*") {
        let line = rest.find("//").filter(|line| *line < at);
        let (before, end) = match line {
            Some(line) => (
                line,
                rest.get(line..)
                    .and_then(|r| r.find('\n'))
                    .map(|n| line + n),
            ),
            None => (
                at,
                rest.get(at..)
                    .and_then(|r| r.find("*/"))
                    .map(|n| at + n + 2),
            ),
        };
        out.push_str(rest.get(..before).unwrap_or_default());
        out.push(' ');
        rest = end.and_then(|end| rest.get(end..)).unwrap_or_default();
    }
    out.push_str(rest);
    let lines = out
        .lines()
        .filter(|line| !line.trim_start().starts_with('#'));
    let lines = lines.map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stated_locations_are_found() {
        let text = "#version 450 // location\n\
                    layout(location = 0, xfb_offset = 0) out vec4 a; /* layout(location=1) b; */\n\
                    layout(xfb_offset = 4) out float c; // layout(location = 2) out float d;\n\
                    layout(location = 3) out blk { float m; } e;\n\
                    out other { layout(location = 4) float n; vec4 o; } f;\n\
                    out plain { float p; };\n\
                    float location(float x) { return x; }\n";
        let found = located(text);
        for name in ["a", "blk", "other", "n"] {
            assert!(found.contains(name), "{name}");
        }
        for name in ["b", "c", "d", "plain", "p", "o"] {
            assert!(!found.contains(name), "{name}");
        }
    }

    #[test]
    fn broken_text_is_no_trouble() {
        for text in [
            "",
            "/*",
            "/* // \n",
            "layout(",
            "layout(location",
            "//",
            "{{}}{",
            "ä/*ö*/",
        ] {
            assert!(located(text).is_empty(), "{text}");
        }
    }
}
