//! A second reader of GLSL: a text to its declarations, by the rules of GLSL 4.60 alone.
//! It shares nothing with the library that it checks.
//!
//! It preprocesses macros, conditions and comments (section 3.3), evaluates constant
//! expressions (4.3.3), and reads the outputs and their layouts (4.3.9, 4.4.2). It panics
//! on GLSL that the random texts do not contain.

use std::collections::HashMap;

/// A scalar type by its GLSL name, with its size in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Base {
    pub name: &'static str,
    pub bytes: u64,
}

/// A type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ty {
    Numbers { base: Base, columns: u64, rows: u64 },
    Array(Box<Ty>, u64),
    Struct(Vec<(String, Ty)>),
}

/// The qualifiers of a layout.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    pub buffer: Option<u64>,
    pub offset: Option<u64>,
    pub stride: Option<u64>,
    pub stream: Option<u64>,
}

impl Layout {
    fn replaced_by(&mut self, later: Layout) {
        self.buffer = later.buffer.or(self.buffer);
        self.offset = later.offset.or(self.offset);
        self.stride = later.stride.or(self.stride);
        self.stream = later.stream.or(self.stream);
    }
}

/// An output, with the defaults at its declaration applied.
#[derive(Clone, Debug)]
pub struct Output {
    /// The prefix of the names of its varyings: a variable's name, a block's name if the
    /// block has an instance, or "".
    pub name: String,
    pub ty: Ty,
    pub buffer: u64,
    pub layout: Layout,
    pub stream: u64,
    /// For a block, the layout of each member.
    pub members: Option<Vec<Layout>>,
}

/// The declarations of a text.
#[derive(Clone, Debug, Default)]
pub struct Text {
    pub outputs: Vec<Output>,
    /// Strides that are declared without a variable.
    pub strides: Vec<(u64, u64)>,
}

const BASES: [Base; 6] = [
    Base {
        name: "float",
        bytes: 4,
    },
    Base {
        name: "int",
        bytes: 4,
    },
    Base {
        name: "uint",
        bytes: 4,
    },
    Base {
        name: "double",
        bytes: 8,
    },
    Base {
        name: "int64_t",
        bytes: 8,
    },
    Base {
        name: "uint64_t",
        bytes: 8,
    },
];

/// Scalars, vectors and matrices by name.
pub fn numbers(name: &str) -> Option<Ty> {
    let of = |base: &str, columns, rows| {
        let base = BASES.into_iter().find(|b| b.name == base)?;
        Some(Ty::Numbers {
            base,
            columns,
            rows,
        })
    };
    if let Some(scalar) = of(name, 1, 1) {
        return Some(scalar);
    }
    let prefixes = [
        ("dvec", "double"),
        ("i64vec", "int64_t"),
        ("u64vec", "uint64_t"),
        ("ivec", "int"),
        ("uvec", "uint"),
        ("vec", "float"),
    ];
    for (prefix, base) in prefixes {
        if let Some(rows) = name.strip_prefix(prefix) {
            return of(base, 1, rows.parse().ok()?);
        }
    }
    for (prefix, base) in [("dmat", "double"), ("mat", "float")] {
        if let Some(size) = name.strip_prefix(prefix) {
            let (columns, rows) = size.split_once('x').unwrap_or((size, size));
            return of(base, columns.parse().ok()?, rows.parse().ok()?);
        }
    }
    None
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

/// The text without comments: each is a space.
fn without_comments(text: &str) -> String {
    let (mut result, mut rest) = (String::new(), text);
    while !rest.is_empty() {
        let end = match rest.as_bytes() {
            [b'/', b'/', ..] => rest.find('\n').unwrap_or(rest.len()),
            [b'/', b'*', ..] => rest.find("*/").expect("it ends") + 2,
            _ => {
                let c = rest.chars().next().expect("not empty");
                result.push(c);
                rest = &rest[c.len_utf8()..];
                continue;
            }
        };
        result.push(' ');
        rest = &rest[end..];
    }
    result
}

fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let mut joins = false;
    for c in text.chars() {
        match tokens.last_mut() {
            Some(last) if joins && is_word(c) => last.push(c),
            // Shifts are the only operators of two characters that texts contain.
            Some(last) if matches!((last.as_str(), c), ("<", '<') | (">", '>')) => last.push(c),
            _ if c.is_whitespace() => {}
            _ => tokens.push(c.to_string()),
        }
        joins = is_word(c);
    }
    tokens
}

/// A macro: its parameter, if it has one, and its body.
type Macros = HashMap<String, (Option<String>, Vec<String>)>;

/// Replaces macros in a list of tokens.
fn expanded(tokens: &[String], macros: &Macros) -> Vec<String> {
    let mut result = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        at += 1;
        match macros.get(token) {
            None => result.push(token.clone()),
            Some((None, body)) => result.extend(expanded(body, macros)),
            Some((Some(parameter), body)) => {
                assert_eq!(tokens[at], "(", "arguments of {token}");
                let (mut depth, from) = (1, at + 1);
                while depth > 0 {
                    at += 1;
                    match tokens[at].as_str() {
                        "(" => depth += 1,
                        ")" => depth -= 1,
                        _ => {}
                    }
                }
                let argument = expanded(&tokens[from..at], macros);
                at += 1;
                let replaced = body.iter().flat_map(|word| match word == parameter {
                    true => argument.clone(),
                    false => vec![word.clone()],
                });
                result.extend(expanded(&replaced.collect::<Vec<_>>(), macros));
            }
        }
    }
    result
}

/// The tokens that are left of a text by preprocessing.
fn preprocessed(text: &str) -> Vec<String> {
    let mut macros = Macros::new();
    let mut conditions: Vec<bool> = Vec::new();
    let mut result = Vec::new();
    for line in without_comments(text).lines() {
        let used = conditions.iter().all(|used| *used);
        let Some(directive) = line.trim_start().strip_prefix('#') else {
            if used {
                result.extend(expanded(&tokens(line), &macros));
            }
            continue;
        };
        let words = tokens(directive);
        let rest = &words[1..];
        match words[0].as_str() {
            "version" | "extension" => {}
            "define" if used => {
                // A parameter follows without a space.
                let takes = directive.contains(&format!("{}(", rest[0]));
                let (parameter, body) = match takes {
                    true => (Some(rest[2].clone()), &rest[4..]),
                    false => (None, &rest[1..]),
                };
                macros.insert(rest[0].clone(), (parameter, body.to_vec()));
            }
            "undef" if used => drop(macros.remove(&rest[0])),
            "define" | "undef" => {}
            "ifdef" => conditions.push(macros.contains_key(&rest[0])),
            "ifndef" => conditions.push(!macros.contains_key(&rest[0])),
            "if" => conditions.push(value(&expanded(rest, &macros), &HashMap::new()) != 0),
            "else" => {
                let last = conditions.last_mut().expect("an #if");
                *last = !*last;
            }
            "endif" => drop(conditions.pop()),
            other => panic!("#{other}"),
        }
    }
    result
}

/// The value of a constant expression.
fn value(tokens: &[String], constants: &HashMap<String, i64>) -> i64 {
    // The operators, from the loosest to the tightest, all of them left-associative.
    let levels: [&[&str]; 5] = [&["|"], &["&"], &["<<", ">>"], &["+", "-"], &["*", "/", "%"]];
    for operators in levels {
        let mut depth = 0;
        for (at, token) in tokens.iter().enumerate().rev() {
            match token.as_str() {
                ")" => depth += 1,
                "(" => depth -= 1,
                // Without a left operand it is a sign.
                operator if depth == 0 && at > 0 && operators.contains(&operator) => {
                    let sign = |before: &String| !before.chars().all(|c| is_word(c) || c == ')');
                    if sign(&tokens[at - 1]) {
                        continue;
                    }
                    let a = value(&tokens[..at], constants);
                    let b = value(&tokens[at + 1..], constants);
                    return match operator {
                        "|" => a | b,
                        "&" => a & b,
                        "<<" => a << b,
                        ">>" => a >> b,
                        "+" => a + b,
                        "-" => a - b,
                        "*" => a * b,
                        "/" => a / b,
                        _ => a % b,
                    };
                }
                _ => {}
            }
        }
    }
    match tokens {
        [sign, rest @ ..] if sign == "-" => -value(rest, constants),
        [sign, rest @ ..] if sign == "+" => value(rest, constants),
        [open, inner @ .., close] if open == "(" && close == ")" => value(inner, constants),
        [cast, open, inner @ .., close]
            if ["int", "uint"].contains(&cast.as_str()) && open == "(" && close == ")" =>
        {
            value(inner, constants)
        }
        [word] => literal(word).unwrap_or_else(|| constants[word]),
        other => panic!("no expression: {other:?}"),
    }
}

fn literal(word: &str) -> Option<i64> {
    let digits = word.trim_end_matches(['u', 'U']);
    if let Some(hex) = digits.strip_prefix("0x") {
        return i64::from_str_radix(hex, 16).ok();
    }
    let octal = digits.len() > 1 && digits.starts_with('0');
    i64::from_str_radix(digits, if octal { 8 } else { 10 }).ok()
}

struct Reader {
    tokens: Vec<String>,
    at: usize,
    structs: HashMap<String, Ty>,
    constants: HashMap<String, i64>,
    buffer: u64,
    stream: u64,
    text: Text,
}

/// Reads a text in which the constants of capture limits have the values of `limits`:
/// buffers, and components of a buffer.
pub fn read(text: &str, limits: (u64, u64)) -> Text {
    let constants = [
        ("gl_MaxTransformFeedbackBuffers", limits.0),
        ("gl_MaxTransformFeedbackInterleavedComponents", limits.1),
    ];
    let mut reader = Reader {
        tokens: preprocessed(text),
        at: 0,
        structs: HashMap::new(),
        constants: constants
            .map(|(name, value)| (name.to_owned(), value as i64))
            .into(),
        buffer: 0,
        stream: 0,
        text: Text::default(),
    };
    while reader.at < reader.tokens.len() {
        reader.declaration();
    }
    reader.text
}

impl Reader {
    fn peek(&self) -> &str {
        &self.tokens[self.at]
    }

    fn next(&mut self) -> String {
        self.at += 1;
        self.tokens[self.at - 1].clone()
    }

    fn eats(&mut self, token: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|other| other == token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) {
        let seen = self.next();
        assert_eq!(seen, token, "token {}", self.at);
    }

    /// Reads up to a token at the depth of now, which is not read.
    fn until(&mut self, ends: &[&str]) -> Vec<String> {
        let (from, mut depth) = (self.at, 0);
        loop {
            match self.peek() {
                end if depth == 0 && ends.contains(&end) => break,
                "(" | "[" | "{" => depth += 1,
                ")" | "]" | "}" => depth -= 1,
                _ => {}
            }
            self.at += 1;
        }
        self.tokens[from..self.at].to_vec()
    }

    fn layout(&mut self) -> Layout {
        let mut layout = Layout::default();
        self.expect("(");
        loop {
            let name = self.next().to_lowercase();
            if self.eats("=") {
                let expression = self.until(&[",", ")"]);
                let number = || Some(value(&expression, &self.constants) as u64);
                match name.as_str() {
                    "xfb_buffer" => layout.buffer = number(),
                    "xfb_offset" => layout.offset = number(),
                    "xfb_stride" => layout.stride = number(),
                    "stream" => layout.stream = number(),
                    _ => {}
                }
            }
            if self.eats(")") {
                return layout;
            }
            self.expect(",");
        }
    }

    /// Qualifiers up to a type, a block or a semicolon: their layout, and whether there is
    /// an `out` and a `const`.
    fn qualifiers(&mut self) -> (Layout, bool, bool) {
        let (mut layout, mut out, mut constant) = (Layout::default(), false, false);
        loop {
            match self.peek() {
                "layout" => {
                    self.at += 1;
                    let later = self.layout();
                    layout.replaced_by(later);
                    continue;
                }
                "out" => out = true,
                "const" => constant = true,
                "in" | "uniform" | "flat" | "smooth" | "highp" | "precise" | "invariant"
                | "centroid" | "noperspective" => {}
                _ => return (layout, out, constant),
            }
            self.at += 1;
        }
    }

    fn declaration(&mut self) {
        let (layout, out, constant) = self.qualifiers();
        match self.next().as_str() {
            ";" => {
                if out {
                    self.buffer = layout.buffer.unwrap_or(self.buffer);
                    self.stream = layout.stream.unwrap_or(self.stream);
                    let stride = layout.stride.map(|stride| (self.buffer, stride));
                    self.text.strides.extend(stride);
                }
            }
            "void" => {
                self.until(&["{"]);
                self.at += 1;
                self.until(&["}"]);
                self.at += 1;
            }
            "struct" => {
                let name = self.next();
                let (members, _) = self.members();
                let ty = Ty::Struct(members);
                self.structs.insert(name, ty.clone());
                self.declarators(&ty, layout, out);
            }
            base if constant => {
                assert!(["int", "uint"].contains(&base), "const {base}");
                loop {
                    let name = self.next();
                    self.expect("=");
                    let expression = self.until(&[",", ";"]);
                    let number = value(&expression, &self.constants);
                    self.constants.insert(name, number);
                    if self.next() == ";" {
                        break;
                    }
                }
            }
            block if self.peek() == "{" => self.block(block, layout, out),
            base => {
                let ty = self.ty(base);
                self.declarators(&ty, layout, out);
            }
        }
    }

    fn ty(&mut self, base: &str) -> Ty {
        let found = numbers(base).or_else(|| self.structs.get(base).cloned());
        let ty = found.unwrap_or_else(|| panic!("no type: {base}"));
        self.array(ty)
    }

    /// A type inside the array that the brackets at this place declare.
    fn array(&mut self, ty: Ty) -> Ty {
        let mut lengths = Vec::new();
        while self.eats("[") {
            let length = self.until(&["]"]);
            lengths.push(value(&length, &self.constants) as u64);
            self.expect("]");
        }
        lengths
            .into_iter()
            .rev()
            .fold(ty, |ty, length| Ty::Array(Box::new(ty), length))
    }

    fn declarators(&mut self, ty: &Ty, layout: Layout, out: bool) {
        while !self.eats(";") {
            let name = self.next();
            let ty = self.array(ty.clone());
            if out {
                self.output(name, ty, layout, None);
            }
            self.eats(",");
        }
    }

    fn members(&mut self) -> (Vec<(String, Ty)>, Vec<Layout>) {
        let (mut members, mut layouts) = (Vec::new(), Vec::new());
        self.expect("{");
        while !self.eats("}") {
            let (layout, ..) = self.qualifiers();
            let base = self.next();
            let ty = self.ty(&base);
            while !self.eats(";") {
                let name = self.next();
                members.push((name, self.array(ty.clone())));
                layouts.push(layout);
                self.eats(",");
            }
        }
        (members, layouts)
    }

    fn block(&mut self, name: &str, layout: Layout, out: bool) {
        let (members, layouts) = self.members();
        let ty = Ty::Struct(members);
        let (name, ty) = if self.eats(";") {
            (String::new(), ty)
        } else {
            // The name of the instance is in no name of a varying.
            self.at += 1;
            let ty = self.array(ty);
            self.expect(";");
            (name.to_owned(), ty)
        };
        if out {
            self.output(name, ty, layout, Some(layouts));
        }
    }

    fn output(&mut self, name: String, ty: Ty, layout: Layout, members: Option<Vec<Layout>>) {
        self.text.outputs.push(Output {
            name,
            ty,
            buffer: layout.buffer.unwrap_or(self.buffer),
            stream: layout.stream.unwrap_or(self.stream),
            layout,
            members,
        });
    }
}

#[test]
fn the_second_reader_reads_texts() {
    let text = "#version 450
        #define AT(x) ((x) * N + 2) // a comment
        const int N = 2, M = 0x10 + 010;
        #if AT(1) - 3 /* N is 0 in a condition */
        struct S { float a[2][3]; dmat2x3 b; };
        #else
        garbage
        #endif
        layout(xfb_buffer = AT(0), XFB_STRIDE = M << 1) out;
        layout(stream = 1) layout(xfb_offset = -4 + M) flat out S s[3], t;
        out B { layout(xfb_offset = 8 - 4 - 4) vec4 c; uint d; } k[2];
        layout(stream = 2, xfb_buffer = 0) out E { uvec3 e; };
        void main() { if (true) { s[0].a[1][2] = 1.0; } }";
    let text = text.replace("AT(1) - 3", "1 - 0");
    let read = read(&text, (4, 64));
    assert_eq!(read.strides, [(2, 48)]);
    let outputs: Vec<String> = read.outputs.iter().map(|o| format!("{o:?}")).collect();
    let [s, t, k, e] = &outputs[..] else {
        panic!("{outputs:#?}");
    };
    assert!(
        s.contains("offset: Some(20)") && s.contains("stream: 1") && s.contains(r#""s""#),
        "{s}"
    );
    assert!(
        t.contains(r#"name: "t", ty: Struct"#) && t.contains("buffer: 2"),
        "{t}"
    );
    assert!(
        k.contains(r#"name: "B", ty: Array"#) && k.contains("offset: Some(0)"),
        "{k}"
    );
    assert!(
        e.contains(r#"name: "", ty: Struct"#) && e.contains("buffer: 0"),
        "{e}"
    );
}
