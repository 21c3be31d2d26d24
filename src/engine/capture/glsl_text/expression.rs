//! Constant expressions of integers and Booleans: the values of layout qualifiers.
//!
//! GLSL 4.60 sections 4.3.3 and 5.1. Functions, vectors and floating-point numbers are
//! not evaluated.

use super::tokens::Token;
use std::collections::HashMap;

/// Brackets and operators that may enclose a value: nested expressions need stack.
const DEEPEST: u32 = 100;

/// The value of a constant expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Value {
    /// A Boolean is 0 or 1.
    number: i64,
    unsigned: bool,
}

/// The constants that a text declares.
pub(super) type Constants<'t> = HashMap<&'t str, Value>;

impl Value {
    /// Returns the value of this type with the lowest 32 bits of `number`.
    fn wrapped(number: i64, unsigned: bool) -> Value {
        let number = if unsigned {
            i64::from(number as u32)
        } else {
            i64::from(number as i32)
        };
        Value { number, unsigned }
    }

    fn boolean(value: bool) -> Value {
        Value::wrapped(i64::from(value), false)
    }

    /// Returns the value converted to a type; `None` for types that are not scalars of
    /// integers or Booleans.
    pub(super) fn converted(self, ty: &str) -> Option<Value> {
        match ty {
            "int" => Some(Value::wrapped(self.number, false)),
            "uint" => Some(Value::wrapped(self.number, true)),
            "bool" => Some(Value::boolean(self.number != 0)),
            _ => None,
        }
    }

    /// Returns the value as a number that is not negative.
    pub(super) fn natural(self) -> Option<u32> {
        u32::try_from(self.number).ok()
    }
}

/// Returns the value of an expression; `None` if this module does not evaluate it.
pub(super) fn evaluate(tokens: &[Token<'_>], constants: &Constants<'_>) -> Option<Value> {
    let mut reader = Reader {
        tokens,
        constants,
        depth: 0,
    };
    let value = reader.conditional()?;
    reader.tokens.is_empty().then_some(value)
}

struct Reader<'r> {
    /// The tokens that are not read yet.
    tokens: &'r [Token<'r>],
    constants: &'r Constants<'r>,
    depth: u32,
}

impl<'r> Reader<'r> {
    fn next(&mut self) -> Option<Token<'r>> {
        let (first, rest) = self.tokens.split_first()?;
        self.tokens = rest;
        Some(*first)
    }

    /// Reads a symbol, if it is the next token.
    fn reads(&mut self, symbol: &str) -> bool {
        let read = self.tokens.first() == Some(&Token::Symbol(symbol));
        if read {
            self.tokens = &self.tokens[1..];
        }
        read
    }

    fn conditional(&mut self) -> Option<Value> {
        self.depth += 1;
        if self.depth > DEEPEST {
            return None;
        }
        let condition = self.binary(1)?;
        let value = if self.reads("?") {
            let first = self.conditional()?;
            let second = self.reads(":").then(|| self.conditional())??;
            match condition.number {
                0 => second,
                _ => first,
            }
        } else {
            condition
        };
        self.depth -= 1;
        Some(value)
    }

    /// Reads operators of at least this precedence.
    fn binary(&mut self, least: u32) -> Option<Value> {
        let mut left = self.unary()?;
        while let Some(&Token::Symbol(operator)) = self.tokens.first() {
            let Some(precedence) = precedence(operator).filter(|found| *found >= least) else {
                break;
            };
            self.next();
            let right = self.binary(precedence + 1)?;
            left = apply(operator, left, right)?;
        }
        Some(left)
    }

    fn unary(&mut self) -> Option<Value> {
        let mut signs = Vec::new();
        let operand = loop {
            match self.next()? {
                Token::Symbol(sign @ ("+" | "-" | "~" | "!")) => signs.push(sign),
                Token::Symbol("(") => break self.parenthesized()?,
                Token::Symbol(_) => return None,
                Token::Number(digits) => break literal(digits)?,
                Token::Word("true") => break Value::boolean(true),
                Token::Word("false") => break Value::boolean(false),
                Token::Word(name) if self.reads("(") => {
                    break self.parenthesized()?.converted(name)?;
                }
                Token::Word(name) => break *self.constants.get(name)?,
            }
        };
        let sign = |value: Value, sign: &&str| match *sign {
            "-" => Value::wrapped(-value.number, value.unsigned),
            "~" => Value::wrapped(!value.number, value.unsigned),
            "!" => Value::boolean(value.number == 0),
            _ => value,
        };
        Some(signs.iter().rev().fold(operand, sign))
    }

    fn parenthesized(&mut self) -> Option<Value> {
        let value = self.conditional()?;
        self.reads(")").then_some(value)
    }
}

/// Returns the precedence of a binary operator, the highest for the tightest.
fn precedence(operator: &str) -> Option<u32> {
    Some(match operator {
        "||" => 1,
        "^^" => 2,
        "&&" => 3,
        "|" => 4,
        "^" => 5,
        "&" => 6,
        "==" | "!=" => 7,
        "<" | ">" | "<=" | ">=" => 8,
        "<<" | ">>" => 9,
        "+" | "-" => 10,
        "*" | "/" | "%" => 11,
        _ => return None,
    })
}

fn apply(operator: &str, left: Value, right: Value) -> Option<Value> {
    let shift = || right.natural().filter(|bits| *bits < 32);
    match operator {
        "<<" => return Some(Value::wrapped(left.number << shift()?, left.unsigned)),
        ">>" => return Some(Value::wrapped(left.number >> shift()?, left.unsigned)),
        _ => {}
    }
    let unsigned = left.unsigned || right.unsigned;
    let a = Value::wrapped(left.number, unsigned).number;
    let b = Value::wrapped(right.number, unsigned).number;
    let number = match operator {
        "+" => a + b,
        "-" => a - b,
        "*" => a.wrapping_mul(b),
        "/" => a.checked_div(b)?,
        "%" => a.checked_rem(b)?,
        "&" => a & b,
        "|" => a | b,
        "^" => a ^ b,
        comparison => return compare(comparison, a, b).map(Value::boolean),
    };
    Some(Value::wrapped(number, unsigned))
}

fn compare(operator: &str, a: i64, b: i64) -> Option<bool> {
    Some(match operator {
        "<" => a < b,
        ">" => a > b,
        "<=" => a <= b,
        ">=" => a >= b,
        "==" => a == b,
        "!=" => a != b,
        "&&" => a != 0 && b != 0,
        "||" => a != 0 || b != 0,
        "^^" => (a != 0) != (b != 0),
        _ => return None,
    })
}

/// Returns the value of a literal integer; `None` for other numbers.
fn literal(text: &str) -> Option<Value> {
    let digits = text.trim_end_matches(['u', 'U']);
    let unsigned = digits.len() < text.len();
    let number = if let Some(hex) = digits.strip_prefix("0x").or(digits.strip_prefix("0X")) {
        u32::from_str_radix(hex, 16)
    } else if digits.len() > 1 && digits.starts_with('0') {
        u32::from_str_radix(digits, 8)
    } else {
        digits.parse()
    };
    Some(Value::wrapped(i64::from(number.ok()?), unsigned))
}

#[cfg(test)]
mod tests {
    use super::super::tokens::tokens;
    use super::*;

    fn value(text: &str) -> Option<u32> {
        let constants = HashMap::from([("N", Value::wrapped(3, false))]);
        evaluate(&tokens(text), &constants)?.natural()
    }

    #[test]
    fn expressions_have_the_values_of_glsl() {
        let rows = [
            ("4", 4),
            ("0x1F + 010", 39),
            ("2 + 3 * 4 - 1", 13),
            ("(2 + 3) * 4", 20),
            ("16 - 8 - 4", 4),
            ("N << 2", 12),
            ("1 << 1 + 1", 4),
            ("-N + 7 % 4 + - - 4", 4),
            ("N > 2 ? 8 : 4", 8),
            ("false || N == 4 ? 8 : N != 3 && true ? 1 : 2", 2),
            ("int(8u) + int(true)", 9),
            ("~0u >> 28", 15),
            ("uint(-1) / 0x40000000u", 3),
            ("(12 & 10) | (1 ^ 3)", 10),
            ("!(N <= 3) ^^ true ? 16 : 0", 16),
        ];
        for (text, expected) in rows {
            assert_eq!(value(text), Some(expected), "{text}");
        }
    }

    #[test]
    fn other_expressions_have_no_value() {
        let deep = format!("{}1{}", "(".repeat(100_000), ")".repeat(100_000));
        let rows = [
            "",
            "M",
            "1.0",
            "1 +",
            "1 / 0",
            "1 << 32",
            "max(1, 2)",
            "(1",
            "1 2",
            "-1",
            "09",
            "a[0]",
            "float(1)",
            &deep,
        ];
        for text in rows {
            assert_eq!(value(text), None, "{text:.20}");
        }
    }
}
