//! Parses the outputs of a GLSL text into an [`Interface`], so that one text serves as
//! a declaration and, through glslang, as a module. It parses the GLSL of the tests and
//! panics on anything else.

use std::collections::HashMap;
use xfb::types::interface::{
    Block, BufferDeclaration, BuiltIn, CaptureQualifiers, MemberQualifiers, Origin,
};
use xfb::types::{Interface, Interpolation, OutputVariable, Stage, Type, glsl};
use xfb::units::{Binding, ByteOffset, Component, Location, Stream, Stride};

/// The interface that `text` declares, as GLSL has it: buffers inherited from
/// the default that is in force, strides and offsets implied or not.
pub fn declared(stage: Stage, text: &str) -> Interface {
    let mut reader = Reader {
        tokens: tokens(text),
        at: 0,
        structs: HashMap::new(),
        buffer: None,
        stream: None,
        interface: Interface::empty(stage, Origin::Declared),
    };
    while !reader.done() {
        reader.declaration();
    }
    reader.interface
}

/// The interface of a module with these outputs: nothing is implied.
pub fn explicit(stage: Stage, text: &str) -> Interface {
    Interface {
        origin: Origin::Spirv,
        capturing: true,
        capability: true,
        streams: true,
        ..declared(stage, text)
    }
}

fn tokens(text: &str) -> Vec<String> {
    let mut tokens = vec![String::new()];
    for c in text.chars() {
        let word = c.is_alphanumeric() || c == '_';
        let last = tokens.last().expect("never empty");
        let in_word = last.chars().all(|c| c.is_alphanumeric() || c == '_');
        if !word || !in_word {
            tokens.push(String::new());
        }
        if !c.is_whitespace() {
            tokens.last_mut().expect("never empty").push(c);
        }
    }
    tokens.retain(|token| !token.is_empty());
    tokens
}

#[derive(Clone, Copy, Default)]
struct Layout {
    capture: CaptureQualifiers,
    location: Option<Location>,
    component: Option<Component>,
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
    structs: HashMap<String, Type>,
    buffer: Option<Binding>,
    stream: Option<Stream>,
    interface: Interface,
}

impl Reader {
    fn done(&self) -> bool {
        self.at >= self.tokens.len()
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn eat(&mut self, token: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|t| t == token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) {
        assert!(
            self.eat(token),
            "'{token}' expected at {:?}",
            &self.tokens[self.at..]
        );
    }

    fn declaration(&mut self) {
        let layout = self.layout();
        while self.eat("flat") || self.eat("smooth") {}
        let out = self.eat("out");
        if out && self.eat(";") {
            self.buffer = layout.capture.buffer.or(self.buffer);
            self.stream = layout.capture.stream.or(self.stream);
            let stride = layout.capture.stride;
            self.interface
                .buffers
                .extend(stride.map(|stride| BufferDeclaration {
                    binding: self.buffer.unwrap_or_default(),
                    stride: Some(stride),
                }));
        } else if self.eat("struct") {
            let name = self.next();
            let (members, _) = self.members();
            let ty = Type::structure(&name, members);
            self.structs.insert(name.clone(), ty);
            if out {
                self.variable(&name, layout);
            } else {
                self.expect(";");
            }
        } else {
            assert!(out, "an output expected at {:?}", &self.tokens[self.at..]);
            let name = self.next();
            if self.tokens[self.at] == "{" {
                self.block(&name, layout);
            } else {
                self.variable(&name, layout);
            }
        }
    }

    fn layout(&mut self) -> Layout {
        let mut layout = Layout::default();
        if !self.eat("layout") {
            return layout;
        }
        self.expect("(");
        while !self.eat(")") {
            let key = self.next();
            self.expect("=");
            let value: u32 = self.next().parse().expect("a number");
            match key.as_str() {
                "location" => layout.location = Some(Location(value)),
                "component" => layout.component = Some(Component(value)),
                "xfb_buffer" => layout.capture.buffer = Some(Binding(value)),
                "xfb_offset" => layout.capture.offset = Some(ByteOffset(value)),
                "xfb_stride" => layout.capture.stride = Some(Stride(value)),
                "stream" => layout.capture.stream = Some(Stream(value)),
                key => panic!("unknown qualifier {key}"),
            }
            self.eat(",");
        }
        layout
    }

    /// A type's name, the name declared, and the lengths of its array.
    fn declarator(&mut self, base: &str) -> (String, Type) {
        let name = self.next();
        let mut lengths = Vec::new();
        while self.eat("[") {
            lengths.push(self.next());
            self.expect("]");
        }
        let lengths: String = lengths.iter().map(|length| format!("[{length}]")).collect();
        let structs = &self.structs;
        let ty = glsl::parse_type(&format!("{base}{lengths}"), &|name| {
            structs.get(name).cloned()
        });
        (name, ty.expect("a type"))
    }

    fn members(&mut self) -> (Vec<(String, Type)>, Vec<MemberQualifiers>) {
        let (mut members, mut qualifiers) = (Vec::new(), Vec::new());
        self.expect("{");
        while !self.eat("}") {
            let layout = self.layout();
            let base = self.next();
            let (name, ty) = self.declarator(&base);
            qualifiers.push(MemberQualifiers {
                location: layout.location,
                component: layout.component,
                builtin: BuiltIn::from_glsl(&name),
                interpolation: Interpolation::default(),
                capture: layout.capture,
            });
            members.push((name, ty));
            self.expect(";");
        }
        (members, qualifiers)
    }

    fn variable(&mut self, base: &str, layout: Layout) {
        let (name, ty) = self.declarator(base);
        self.expect(";");
        self.push(name, ty, layout, None);
    }

    fn block(&mut self, block: &str, layout: Layout) {
        let (members, qualifiers) = self.members();
        self.structs
            .insert(block.to_owned(), Type::structure(block, members));
        let (name, ty) = if self.tokens[self.at] == ";" {
            (String::new(), self.structs[block].clone())
        } else {
            self.declarator(block)
        };
        self.expect(";");
        let members = Block {
            name: block.to_owned(),
            members: qualifiers,
        };
        self.push(name, ty, layout, Some(members));
    }

    fn push(&mut self, name: String, ty: Type, layout: Layout, block: Option<Block>) {
        let capture = CaptureQualifiers {
            buffer: layout.capture.buffer.or(self.buffer),
            stream: layout.capture.stream.or(self.stream),
            ..layout.capture
        };
        self.interface.capturing |= !layout.capture.is_empty();
        self.interface.capability = self.interface.capturing;
        self.interface.outputs.push(OutputVariable {
            builtin: BuiltIn::from_glsl(&name),
            name,
            ty,
            location: layout.location,
            component: layout.component,
            block,
            interpolation: Interpolation::default(),
            capture,
        });
    }
}
