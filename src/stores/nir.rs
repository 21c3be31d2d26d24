//! Shaders in the text form of NIR, Mesa's intermediate language: statements with their
//! operands and attributes, whatever their meaning.

use std::collections::HashMap;

/// A shader as printed.
#[derive(Debug, Default)]
pub(super) struct Shader<'t> {
    /// The lines before its functions: `xfb_stride: {4, 0, 0, 0}`.
    head: HashMap<&'t str, &'t str>,
    /// The statements that define a value, by its number.
    definitions: HashMap<u32, Statement<'t>>,
    /// The other statements, in order.
    effects: Vec<Statement<'t>>,
}

/// A statement of a shader.
#[derive(Debug, Default)]
pub(super) struct Statement<'t> {
    /// The statement as printed, without the comments.
    pub line: &'t str,
    /// The name of its operation; that of an intrinsic begins with `@`.
    pub operation: &'t str,
    /// The size of a component of the value that it defines.
    pub bits: u32,
    pub operands: Vec<Operand<'t>>,
    /// `base=4, wrmask=x`
    attributes: Vec<(&'t str, &'t str)>,
    /// The components of a constant.
    pub constants: Vec<u64>,
}

/// A value as a statement uses it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Operand<'t> {
    pub value: u32,
    /// `xyz`, or "" for all components in order.
    swizzle: &'t str,
}

impl Operand<'_> {
    /// All components of a value.
    pub fn whole(value: u32) -> Operand<'static> {
        Operand { value, swizzle: "" }
    }

    /// Returns the component of the value that is component `at` of the operand.
    pub fn component(&self, at: u32) -> u32 {
        let letters = self.swizzle.chars();
        letters
            .filter_map(component_of)
            .nth(at as usize)
            .unwrap_or(at)
    }
}

/// The number of a component: `xyzw`, or `abcdefgh` of a larger vector.
fn component_of(letter: char) -> Option<u32> {
    match letter {
        'x'..='z' => Some(letter as u32 - 'x' as u32),
        'w' => Some(3),
        'a'..='p' => Some(letter as u32 - 'a' as u32),
        _ => None,
    }
}

impl<'t> Statement<'t> {
    /// Returns the text of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&'t str> {
        let mut attributes = self.attributes.iter();
        let found = attributes.find(|(known, _)| *known == name);
        found.map(|(_, value)| *value)
    }

    /// Returns an attribute that is a number.
    pub fn number(&self, name: &str) -> Option<u32> {
        self.attribute(name)?.parse().ok()
    }

    /// Returns the components that a mask names.
    pub fn mask(&self) -> Vec<u32> {
        let letters = self.attribute("wrmask").unwrap_or_default().chars();
        letters.filter_map(component_of).collect()
    }
}

impl<'t> Shader<'t> {
    /// Reads every shader of a text. Lines that are neither statements nor part of a head,
    /// which are those of other languages, are skipped.
    pub fn all(text: &'t str) -> Vec<Shader<'t>> {
        let mut shaders: Vec<Shader<'t>> = Vec::new();
        for line in text.lines() {
            let line = line.split("//").next().unwrap_or_default().trim();
            if line.starts_with("shader: ") {
                shaders.push(Shader::default());
            }
            if let Some(shader) = shaders.last_mut() {
                shader.add(line);
            }
        }
        shaders
    }

    fn add(&mut self, line: &'t str) {
        if let Some((left, right)) = line.split_once(" = ")
            && let Some((type_, value)) = left.rsplit_once(char::is_whitespace)
            && let Some(number) = number_of(value)
        {
            let type_ = type_.split_whitespace().last().unwrap_or_default();
            let bits = type_.split('x').next().unwrap_or_default();
            let sizes = [1, 8, 16, 32, 64];
            let Some(bits) = bits.parse().ok().filter(|bits| sizes.contains(bits)) else {
                return;
            };
            let mut statement = Statement::read(right);
            statement.bits = bits;
            self.definitions.insert(number, statement);
        } else if line.starts_with('@') {
            self.effects.push(Statement::read(line));
        } else if let Some((name, value)) = line.split_once(": ")
            && self.definitions.is_empty()
        {
            self.head.insert(name, value);
        }
    }

    /// Returns a line before its functions.
    pub fn head(&self, name: &str) -> Option<&'t str> {
        self.head.get(name).copied()
    }

    /// Returns the statement that defines a value.
    pub fn definition(&self, value: u32) -> Option<&Statement<'t>> {
        self.definitions.get(&value)
    }

    /// Returns the statements of an operation that define nothing.
    pub fn effects(&self, operation: &str) -> impl Iterator<Item = &Statement<'t>> {
        let named = move |statement: &&Statement<'t>| statement.operation == operation;
        self.effects.iter().filter(named)
    }
}

impl<'t> Statement<'t> {
    fn read(line: &'t str) -> Statement<'t> {
        let (operation, rest) = line.split_once(' ').unwrap_or((line, ""));
        // `iadd.nuw` adds, too.
        let operation = operation.split('.').next().unwrap_or_default();
        let mut statement = Statement {
            line,
            operation,
            ..Statement::default()
        };
        if operation == "load_const" {
            let inside = rest.trim_start_matches('(');
            let inside = inside.split(')').next().unwrap_or_default();
            let components = inside.split(',').map(constant);
            statement.constants = components.collect::<Option<_>>().unwrap_or_default();
            return statement;
        }
        let (operands, attributes) = match rest.rsplit_once(") (") {
            Some((operands, attributes)) if operation.starts_with('@') => (operands, attributes),
            _ if operation.starts_with('@') && rest.starts_with('(') && !rest.contains('%') => {
                ("", rest.trim_start_matches('('))
            }
            _ => (rest, ""),
        };
        statement.operands = operands
            .split(['(', ')', ','])
            .filter_map(operand)
            .collect();
        let attributes = attributes.trim_end_matches(')').split(", ");
        statement.attributes = attributes.filter_map(|one| one.split_once('=')).collect();
        statement
    }
}

/// Reads `%12.xy`, also after the block of a phi: `b7: %12`.
fn operand(text: &str) -> Option<Operand<'_>> {
    let text = text.trim();
    let text = text.split_once(": ").map_or(text, |(_, value)| value);
    let text = text.split_whitespace().next()?;
    let (value, swizzle) = text.split_once('.').unwrap_or((text, ""));
    let value = number_of(value)?;
    Some(Operand { value, swizzle })
}

fn number_of(value: &str) -> Option<u32> {
    value.strip_prefix('%')?.parse().ok()
}

/// Reads a component of a constant: `0x0000000c = 12`, `true`.
fn constant(text: &str) -> Option<u64> {
    match text.split_whitespace().next()? {
        "true" => Some(1),
        "false" => Some(0),
        number => u64::from_str_radix(number.strip_prefix("0x")?, 16).ok(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn statements_are_read() {
        let text = "\
shader: MESA_SHADER_VERTEX
xfb_stride: {4, 0, 0, 0}
impl main {
    32x2   %77 = vec2 %74.y, %76    // a comment
    32    %123 = iadd.nuw %68, %7 (0x1)
    32     %12 = load_const (0x00000018 = 24)
    32x2   %13 = load_const (0x00000001, 0x00000002) = (0.0, 0.0)
    1      %14 = load_const (true)
    32    %119 = phi b7: %111, b8: %118
                 @store_shared2_amd (%77, %79 (0x4)) (access=none, offset0=5, offset1=6, st64=0)
    32     %17 = @load_scalar_arg_amd (base=2, arg_num_lsb_zero=0)
    div 32 %18 = @mbcnt_amd (%14 (true), %17)
";
        let shaders = Shader::all(text);
        let [shader] = &shaders[..] else {
            panic!("{shaders:?}")
        };
        assert_eq!(shader.head("xfb_stride"), Some("{4, 0, 0, 0}"));
        let value = |number| shader.definition(number).expect("it is defined");
        let operands = |number| -> Vec<(u32, u32)> {
            let operands = value(number).operands.iter();
            operands.map(|one| (one.value, one.component(0))).collect()
        };
        assert_eq!(operands(77), [(74, 1), (76, 0)]);
        assert_eq!((value(123).operation, value(123).bits), ("iadd", 32));
        assert_eq!(operands(123), [(68, 0), (7, 0)]);
        assert_eq!(value(12).constants, [24]);
        assert_eq!(value(13).constants, [1, 2]);
        assert_eq!(value(14).constants, [1]);
        assert_eq!(operands(119), [(111, 0), (118, 0)]);
        assert_eq!(value(17).number("base"), Some(2));
        assert_eq!(operands(18), [(14, 0), (17, 0)]);
        let stores: Vec<_> = shader.effects("@store_shared2_amd").collect();
        assert_eq!(stores[0].number("offset1"), Some(6));
        assert_eq!(stores[0].operands.len(), 2);
    }
}
