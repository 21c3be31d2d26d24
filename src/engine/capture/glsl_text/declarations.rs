//! The global declarations of a preprocessed GLSL text that have transform feedback
//! qualifiers.
//!
//! GLSL 4.60 sections 4.4.2 (output layout qualifiers) and 4.3.9 (interface blocks).
//! Everything else is skipped. A qualifier that is not part of the layout of an output
//! is noticed by counting: each one must be read.

use super::TextError;
use super::expression::{Constants, evaluate};
use super::tokens::{Token, tokens};
use crate::types::interface::{BufferDeclaration, CaptureQualifiers};
use crate::units::{Binding, ByteOffset, Stride};

/// An output variable or block with transform feedback qualifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StatedOutput {
    /// The name of the variable, or of the block.
    pub(super) name: String,
    pub(super) capture: CaptureQualifiers,
    /// The buffer of a variable that states none.
    pub(super) default_buffer: Binding,
    /// The members of a block.
    pub(super) members: Option<Vec<StatedMember>>,
}

/// A member of an output block.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct StatedMember {
    pub(super) name: String,
    pub(super) capture: CaptureQualifiers,
}

/// The transform feedback qualifiers of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Declarations {
    /// The outputs in order of declaration.
    pub(super) outputs: Vec<StatedOutput>,
    /// The declarations without a variable: `layout(xfb_buffer = 1, xfb_stride = 32) out;`
    pub(super) buffers: Vec<BufferDeclaration>,
}

/// The names of the qualifiers, which layouts spell in either case.
const QUALIFIERS: [&str; 3] = ["xfb_buffer", "xfb_offset", "xfb_stride"];

/// Words before the type of a declaration, without `layout`.
const BEFORE_TYPE: [&str; 25] = [
    "attribute",
    "buffer",
    "centroid",
    "coherent",
    "const",
    "flat",
    "highp",
    "in",
    "inout",
    "invariant",
    "lowp",
    "mediump",
    "noperspective",
    "out",
    "patch",
    "precise",
    "readonly",
    "restrict",
    "sample",
    "shared",
    "smooth",
    "uniform",
    "varying",
    "volatile",
    "writeonly",
];

/// Returns the declarations of a preprocessed text.
///
/// # Errors
/// A qualifier has a value that this module does not evaluate, or is somewhere else than
/// in the layout of an output.
pub(super) fn declarations(text: &str) -> Result<Declarations, TextError> {
    let tokens = tokens(text);
    let stated = tokens.iter().filter(|token| qualifier(token).is_some());
    let mut reader = Reader {
        stated: stated.count(),
        rest: &tokens,
        constants: Constants::new(),
        default_buffer: Binding(0),
        found: Declarations::default(),
    };
    while !reader.rest.is_empty() {
        reader.declaration()?;
    }
    if reader.stated > 0 {
        return Err(TextError::Qualifier);
    }
    Ok(reader.found)
}

/// Returns the transform feedback qualifier that a token names.
fn qualifier(token: &Token<'_>) -> Option<&'static str> {
    let Token::Word(word) = token else {
        return None;
    };
    let named = |name: &&str| name.eq_ignore_ascii_case(word);
    QUALIFIERS.into_iter().find(named)
}

struct Reader<'r> {
    /// The qualifiers that are not read yet.
    stated: usize,
    /// The tokens that are not read yet.
    rest: &'r [Token<'r>],
    constants: Constants<'r>,
    default_buffer: Binding,
    found: Declarations,
}

/// The part of a declaration before its type: the qualifiers that matter for capture.
#[derive(Default)]
struct Head {
    out: bool,
    constant: bool,
    capture: CaptureQualifiers,
    /// Whether there is a transform feedback qualifier.
    stated: bool,
}

impl<'r> Reader<'r> {
    fn next(&mut self) -> Option<Token<'r>> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    /// Reads a symbol, if it is the next token.
    fn reads(&mut self, symbol: &str) -> bool {
        let read = self.rest.first() == Some(&Token::Symbol(symbol));
        if read {
            self.rest = &self.rest[1..];
        }
        read
    }

    /// Reads up to one of the symbols `ends` outside of brackets, and returns the tokens
    /// before it.
    fn until(&mut self, ends: &[&str]) -> &'r [Token<'r>] {
        let all = self.rest;
        let mut depth = 0usize;
        while let Some(token) = self.rest.first() {
            let (Token::Word(text) | Token::Number(text) | Token::Symbol(text)) = token;
            match *text {
                end if depth == 0 && ends.contains(&end) => break,
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.rest = &self.rest[1..];
        }
        &all[..all.len() - self.rest.len()]
    }

    /// Reads the brackets of an array type or of a declared array.
    fn dimensions(&mut self) {
        while self.reads("[") {
            self.until(&["]"]);
            self.reads("]");
        }
    }

    /// Reads one declaration or function.
    fn declaration(&mut self) -> Result<(), TextError> {
        let head = self.head()?;
        if self.reads(";") {
            self.default(&head);
            return Ok(());
        }
        let Some(Token::Word(ty)) = self.next() else {
            return Ok(());
        };
        if ty == "struct" {
            if let Some(Token::Word(_)) = self.rest.first() {
                self.next();
            }
            if self.reads("{") {
                self.until(&["}"]);
                self.reads("}");
            }
        } else if self.reads("{") {
            return self.block(ty, &head);
        }
        self.dimensions();
        self.declarators(ty, &head);
        Ok(())
    }

    fn head(&mut self) -> Result<Head, TextError> {
        let mut head = Head::default();
        while let Some(Token::Word(word)) = self.rest.first() {
            match *word {
                "layout" => {
                    self.next();
                    self.layout(&mut head)?;
                    continue;
                }
                "out" => head.out = true,
                "const" => head.constant = true,
                word if BEFORE_TYPE.contains(&word) => {}
                _ => break,
            }
            self.next();
        }
        Ok(head)
    }

    /// Reads the identifiers of a layout. A later value replaces an earlier one.
    fn layout(&mut self, head: &mut Head) -> Result<(), TextError> {
        if !self.reads("(") {
            return Ok(());
        }
        loop {
            let identifier = self.until(&["=", ",", ")"]);
            let value = if self.reads("=") {
                self.until(&[",", ")"])
            } else {
                &[]
            };
            if let [name] = identifier
                && let Some(name) = qualifier(name)
            {
                let number = evaluate(value, &self.constants).and_then(|v| v.natural());
                let number = number.ok_or(TextError::Value(name))?;
                match name {
                    "xfb_buffer" => head.capture.buffer = Some(Binding(number)),
                    "xfb_offset" => head.capture.offset = Some(ByteOffset(number)),
                    _ => head.capture.stride = Some(Stride(number)),
                }
                head.stated = true;
                self.stated -= 1;
            }
            if !self.reads(",") {
                self.reads(")");
                return Ok(());
            }
        }
    }

    /// Reads a declaration without a variable, which states the buffer of the following
    /// outputs and its stride.
    fn default(&mut self, head: &Head) {
        if !head.out || !head.stated {
            return;
        }
        self.default_buffer = head.capture.buffer.unwrap_or(self.default_buffer);
        self.found.buffers.push(BufferDeclaration {
            binding: self.default_buffer,
            stride: head.capture.stride,
        });
    }

    /// Reads the members of a block and the name of its instance.
    fn block(&mut self, name: &str, head: &Head) -> Result<(), TextError> {
        let mut members = Vec::new();
        let mut stated = head.stated;
        while !self.rest.is_empty() && !self.reads("}") {
            let own = self.head()?;
            stated |= own.stated;
            // The type.
            self.next();
            self.dimensions();
            for name in self.names(|_, _| ()) {
                members.push(StatedMember {
                    name: name.to_owned(),
                    capture: own.capture,
                });
            }
        }
        self.until(&[";"]);
        self.reads(";");
        if head.out && stated {
            self.output(name, head, Some(members));
        }
        Ok(())
    }

    /// Reads the variables of a declaration, or a function.
    fn declarators(&mut self, ty: &str, head: &Head) {
        let constant = head.constant;
        let names = self.names(|reader, (name, value)| {
            let value = evaluate(value, &reader.constants).filter(|_| constant);
            match value.and_then(|value| value.converted(ty)) {
                Some(value) => reader.constants.insert(name, value),
                None => reader.constants.remove(name),
            };
        });
        if head.out && head.stated {
            for name in names {
                self.output(name, head, None);
            }
        }
    }

    fn output(&mut self, name: &str, head: &Head, members: Option<Vec<StatedMember>>) {
        self.found.outputs.push(StatedOutput {
            name: name.to_owned(),
            capture: head.capture,
            default_buffer: self.default_buffer,
            members,
        });
    }

    /// Reads the declarators of a declaration, each with its initial value; or the
    /// parameters and the body of a function, which declares no variable.
    fn names(
        &mut self,
        mut initialized: impl FnMut(&mut Self, (&'r str, &'r [Token<'r>])),
    ) -> Vec<&'r str> {
        let mut names = Vec::new();
        while let Some(Token::Word(name)) = self.rest.first().copied() {
            self.next();
            if self.reads("(") {
                self.until(&[")"]);
                self.reads(")");
                if self.reads("{") {
                    self.until(&["}"]);
                    self.reads("}");
                    return names;
                }
                break;
            }
            self.dimensions();
            let value = if self.reads("=") {
                self.until(&[",", ";"])
            } else {
                &[]
            };
            initialized(self, (name, value));
            names.push(name);
            if !self.reads(",") {
                break;
            }
        }
        self.until(&[";"]);
        self.reads(";");
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Offset, buffer and stride; `_` for none.
    fn spelled(capture: &CaptureQualifiers) -> String {
        let number = |number: Option<u32>| number.map_or("_".to_owned(), |n| n.to_string());
        let (offset, buffer) = (capture.offset.map(|o| o.0), capture.buffer.map(|b| b.0));
        let stride = capture.stride.map(|s| s.0);
        format!("{},{},{}", number(offset), number(buffer), number(stride))
    }

    fn read(text: &str) -> Result<String, TextError> {
        let found = declarations(text)?;
        let mut lines = Vec::new();
        for buffer in &found.buffers {
            let capture = CaptureQualifiers {
                buffer: Some(buffer.binding),
                stride: buffer.stride,
                ..CaptureQualifiers::default()
            };
            lines.push(format!("out {}", spelled(&capture)));
        }
        for output in &found.outputs {
            let (name, default) = (&output.name, output.default_buffer);
            let mut line = format!("{name} {} in {default}", spelled(&output.capture));
            for member in output.members.iter().flatten() {
                line += &format!(" | {} {}", member.name, spelled(&member.capture));
            }
            lines.push(line);
        }
        Ok(lines.join("\n"))
    }

    #[test]
    fn the_qualifiers_of_outputs_are_read() {
        let rows = [
            (
                "layout(XFB_Offset = 4, location = 1) flat out int a, b[2];",
                "a 4,_,_ in 0\nb 4,_,_ in 0",
            ),
            (
                "layout(xfb_buffer = 3, xfb_stride = 48) out; layout(xfb_stride = 8) out;
                 out highp float n; layout(xfb_offset = 0) out vec4[2] a;",
                "out _,3,48\nout _,3,8\na 0,_,_ in 3",
            ),
            (
                "const int N = 2, M = N * 4; const uint K = uint(M) << 1u; const int N2[2] = {1, 2};
                 layout(xfb_offset = M + int(K)) layout(xfb_offset = N * 2) out float a;",
                "a 4,_,_ in 0",
            ),
            (
                "struct S { float a; }; int f(in S s, float b[2]) { if (true) { return 1; } }
                 layout(xfb_offset = 0, xfb_buffer = 1) out struct T { S s[2]; } t;
                 float g(); void main() {}",
                "t 0,1,_ in 0",
            ),
            (
                "layout(xfb_offset = 2) out B { float a, b[3]; layout(xfb_stride = 8) vec4[2] c; } k[2][2];
                 out C { layout(xfb_offset = 16) flat int d; }; out D { vec4 e; } l;
                 in E { vec4 f; } m[]; layout(xfb_buffer = 1) out F { vec2 g; };",
                "B 2,_,_ in 0 | a _,_,_ | b _,_,_ | c _,_,8\nC _,_,_ in 0 | d 16,_,_\n\
                 F _,1,_ in 0 | g _,_,_",
            ),
            (
                "invariant gl_Position; precision highp float; layout(points, max_vertices = 3) out;
                 layout(points) in; layout(local_size_x = N * 2) in; uniform sampler2D s; ;",
                "",
            ),
            ("int i = 4; const int i = j; layout(location = i) out float a;", ""),
        ];
        for (text, expected) in rows {
            assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_not_understood_is_reported() {
        let rows = [
            (
                "layout(xfb_offset = n()) out float a;",
                TextError::Value("xfb_offset"),
            ),
            (
                "layout(xfb_stride = -4) out;",
                TextError::Value("xfb_stride"),
            ),
            (
                "int n = 4; layout(xfb_buffer = n) out;",
                TextError::Value("xfb_buffer"),
            ),
            ("void main() { int xfb_offset = 1; }", TextError::Qualifier),
            ("layout(xfb_offset", TextError::Value("xfb_offset")),
            (
                "void f(layout(xfb_offset = 1) out float a)",
                TextError::Qualifier,
            ),
        ];
        for (text, expected) in rows {
            assert_eq!(read(text), Err(expected), "{text}");
        }
    }

    #[test]
    fn every_text_is_read_to_its_end() {
        for text in [
            "}}}",
            "out B {",
            "out B { vec4",
            "layout",
            "(",
            "a b c",
            "= ;",
            "struct",
            "f(",
        ] {
            assert_eq!(read(text), Ok(String::new()), "{text}");
        }
    }
}
