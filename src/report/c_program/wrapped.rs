//! Long lines of C, broken at the commas of their brackets.

/// Columns of a line, which begins four columns further right.
const WIDTH: usize = 96;

/// The lines of a statement.
pub fn wrapped(statement: &str) -> String {
    let mut text = String::new();
    add(&mut text, statement, 0);
    text
}

fn add(text: &mut String, part: &str, indent: usize) {
    let is_short = !part.contains('\n') && indent + part.len() <= WIDTH;
    let longest = longest_bracket(part).filter(|_| !is_short);
    text.push_str(&" ".repeat(indent));
    let Some((open, close)) = longest else {
        text.push_str(part);
        text.push('\n');
        return;
    };
    text.push_str(&part[..=open]);
    text.push('\n');
    for item in items(&part[open + 1..close]) {
        add(text, item.trim(), indent + 4);
    }
    text.push_str(&" ".repeat(indent));
    text.push_str(&part[close..]);
    text.push('\n');
}

/// The positions of the longest outermost bracket; `None` where there is none that can be
/// broken. Constant data has lines of its own.
fn longest_bracket(text: &str) -> Option<(usize, usize)> {
    let mut brackets: Vec<(usize, usize)> = Vec::new();
    let mut open = Vec::new();
    for (at, letter) in code(text) {
        match letter {
            '(' | '{' | '[' => open.push(at),
            ')' | '}' | ']' => {
                let start = open.pop()?;
                if open.is_empty() && !text[start + 1..at].starts_with('\n') {
                    brackets.push((start, at));
                }
            }
            _ => {}
        }
    }
    let longest = brackets.into_iter().max_by_key(|(start, end)| end - start);
    longest.filter(|(start, end)| end - start > 40)
}

/// The parts of the content of a bracket, each with its comma.
fn items(content: &str) -> Vec<&str> {
    let (mut items, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, letter) in code(content) {
        match letter {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            ',' if depth == 0 => {
                items.push(&content[start..=at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if !content[start..].trim().is_empty() {
        items.push(&content[start..]);
    }
    items
}

/// The characters outside of strings, with their positions.
fn code(text: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut in_string, mut escaped) = (false, false);
    text.char_indices().filter(move |(_, letter)| {
        let was_in_string = in_string;
        if *letter == '"' && !escaped {
            in_string = !in_string;
        }
        escaped = *letter == '\\' && !escaped;
        !was_in_string && *letter != '"'
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_call_has_a_line_for_each_argument_and_field() {
        let short = "vkCmdDraw(command_buffer_1, 3, 1, 0, 0);";
        assert_eq!(wrapped(short), format!("{short}\n"));
        let name = "a (long, name) with \\\" and brackets that is not code, ".repeat(3);
        let long = format!("check(f(d, &(T){{.a = \"{name}\", .b = 2}}, &x), VK_SUCCESS);");
        let lines = format!(
            "check(\n    f(\n        d,\n        &(T){{\n            .a = \"{name}\",\n            .b = 2\n        }},\n        &x\n    ),\n    VK_SUCCESS\n);\n"
        );
        assert_eq!(wrapped(&long), lines);
    }

    #[test]
    fn constant_data_keeps_its_lines() {
        let data = format!("(const uint32_t[]){{\n        {}}}", "0x1, ".repeat(30));
        let text = wrapped(&format!("f(device_1, {data}, &x);"));
        assert_eq!(
            text,
            format!("f(\n    device_1,\n    {data},\n    &x\n);\n")
        );
    }
}
