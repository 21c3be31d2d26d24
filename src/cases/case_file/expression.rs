//! Expressions over a file's axes: integers, names, `+ - * /` and parentheses;
//! and `{name}` inside texts.

use super::document::Document;
use super::error::{CaseError, Problem, Result};
use super::sweep::value::Value;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;

/// The greatest depth of parentheses and signs.
const MAX_DEPTH: usize = 32;
/// The greatest depth of values of axes that name one another.
const MAX_FILLS: usize = 4;

/// The names that an expression can use, and the file that contains it.
#[derive(Clone, Debug)]
pub struct Scope<'f> {
    file: Cow<'f, str>,
    source: Cow<'f, str>,
    variables: BTreeMap<String, Value>,
    /// The file and the text of a variant, whose places continue after those of `source`.
    variant: Option<(String, String)>,
}

impl<'f> Scope<'f> {
    /// A scope without variables.
    pub fn new(file: &'f str, source: &'f str) -> Scope<'f> {
        Scope {
            file: file.into(),
            source: source.into(),
            variables: BTreeMap::new(),
            variant: None,
        }
    }

    /// The scope of a file, without variables.
    pub fn without_variables(document: &'f Document) -> Scope<'f> {
        Scope::new(&document.file, &document.text)
    }

    /// The file, relative to the cases folder.
    pub fn file(&self) -> &str {
        &self.file
    }

    /// The scope of the case that a variant extends, and the bytes by which the places of
    /// the variant are moved in it. The variant can use its own axes besides.
    pub fn extended_by(self, variant: &Scope<'_>) -> (Scope<'static>, usize) {
        let by = self.source.len() + 1;
        let mut variables = variant.variables.clone();
        variables.extend(self.variables);
        let scope = Scope {
            file: self.file.into_owned().into(),
            source: self.source.into_owned().into(),
            variables,
            variant: Some((variant.file().to_owned(), variant.source.to_string())),
        };
        (scope, by)
    }

    /// Defines the variables of a combination.
    pub fn define_all(&mut self, variables: &[(String, Value)]) {
        for (name, value) in variables {
            self.define(name, value.clone());
        }
    }

    /// A problem at a place of the file.
    pub fn error(&self, span: Range<usize>, problem: Problem) -> Box<CaseError> {
        let by = self.source.len() + 1;
        match &self.variant {
            Some((file, text)) if span.start >= by => {
                let mut error = problem.at(file, text, span.start - by..span.end - by);
                error.moved = by;
                error
            }
            Some(_) | None => problem.at(&self.file, &self.source, span),
        }
    }

    /// Defines a variable, hiding one of the same name.
    pub fn define(&mut self, name: &str, value: Value) {
        self.variables.insert(name.to_owned(), value);
    }

    /// The value of a variable.
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.variables.get(name)
    }

    /// Whether a text is `none`, or the name of a variable of that value.
    pub fn is_none(&self, text: &str) -> bool {
        let text = text.trim();
        match self.variables.get(text) {
            Some(Value::Text(value)) => value.trim() == "none",
            Some(Value::Int(_)) => false,
            None => text == "none",
        }
    }

    /// The expression `text` at `span` with every variable replaced by its value;
    /// the names of `late` remain.
    ///
    /// # Errors
    /// A name that is neither a variable nor late, a variable that is a text.
    pub fn resolve_partly(
        &self,
        text: &str,
        span: Range<usize>,
        late: &[&str],
        units: &[&str],
    ) -> Result<String> {
        let text = &self.fill(text, span.clone())?;
        let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let mut out = String::new();
        let mut at = 0;
        while let Some(first) = text[at..].chars().next() {
            let rest = &text[at..];
            if !is_name(first) {
                out.push(first);
                at += first.len_utf8();
                continue;
            }
            let word = &rest[..rest.find(|c| !is_name(c)).unwrap_or(rest.len())];
            // An axis may have the name of a unit, which ends the text: `7 vertices`.
            let is_unit = out.ends_with(' ') && rest.trim_end() == word;
            let hidden = units.contains(&word) && !is_unit && self.variables.contains_key(word);
            if first.is_ascii_digit() || (late.contains(&word) && !hidden) {
                out.push_str(word);
            } else {
                let mut parser = Parser {
                    scope: self,
                    text,
                    span: span.clone(),
                    at,
                    depth: 0,
                };
                match parser.atom()? {
                    value @ ..0 => out.push_str(&format!("({value})")),
                    value => out.push_str(&value.to_string()),
                }
            }
            at += word.len();
        }
        Ok(out)
    }

    /// The problem with a name that is not a variable of the scope.
    fn undeclared(&self, name: &str) -> Problem {
        Problem::undeclared(name, self.variables.keys().map(String::as_str))
    }

    /// This scope with further variables.
    pub fn with<'n>(&self, variables: impl IntoIterator<Item = (&'n str, i64)>) -> Scope<'f> {
        let mut inner = self.clone();
        for (name, value) in variables {
            inner.define(name, Value::Int(value));
        }
        inner
    }

    /// An error at a place of the file.
    pub fn fail<T>(&self, span: Range<usize>, problem: impl Into<Problem>) -> Result<T> {
        Err(self.error(span, problem.into()))
    }

    /// `text`, which is at `span`, with every `{name}` filled in; what is
    /// filled in may hold names too.
    pub fn fill(&self, text: &str, span: Range<usize>) -> Result<String> {
        self.fill_nested(text, span, 0)
    }

    fn fill_nested(&self, text: &str, span: Range<usize>, depth: usize) -> Result<String> {
        if depth > MAX_FILLS {
            return self.bad(span, text, "values name one another too deeply");
        }
        let mut out = String::new();
        let mut rest = text;
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            if !after.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                // A brace of a GLSL text precedes a blank.
                out.push('{');
                rest = after;
                continue;
            }
            let Some((name, tail)) = after.split_once('}') else {
                return self.bad(span, text, "'{' without '}'");
            };
            let Some(value) = self.variables.get(name) else {
                return self.fail(span, self.undeclared(name));
            };
            out.push_str(&self.fill_nested(&value.to_string(), span.clone(), depth + 1)?);
            rest = tail;
        }
        out.push_str(rest);
        Ok(out)
    }

    /// The value of an expression, quoted, at `span` of the file;
    /// a part of it may be the text of an axis, as in `"{size} + 4"`.
    pub fn evaluate(&self, text: &str, span: Range<usize>) -> Result<i64> {
        let text = &self.fill(text, span.clone())?;
        let mut parser = Parser {
            scope: self,
            text,
            span: span.clone(),
            at: 0,
            depth: 0,
        };
        let value = parser.sum()?;
        parser.skip_blanks();
        if parser.at < text.len() {
            return parser.bad("an operator or the end is wanted here");
        }
        Ok(value)
    }

    fn bad<T>(&self, span: Range<usize>, text: &str, why: &str) -> Result<T> {
        let problem = Problem::Expression {
            text: text.to_owned(),
            why: why.to_owned(),
        };
        self.fail(span, problem)
    }
}

struct Parser<'s, 'f> {
    scope: &'s Scope<'f>,
    text: &'s str,
    span: Range<usize>,
    at: usize,
    depth: usize,
}

impl Parser<'_, '_> {
    /// The place of the next character: inside the quotes, if that fits.
    fn place(&self) -> Range<usize> {
        let place = self.span.start + 1 + self.at;
        if place < self.span.end {
            place..place + 1
        } else {
            self.span.clone()
        }
    }

    fn bad<T>(&self, why: &str) -> Result<T> {
        self.scope.bad(self.place(), self.text, why)
    }

    fn skip_blanks(&mut self) {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
    }

    fn take(&mut self, accepted: &[char]) -> Option<char> {
        self.skip_blanks();
        let next = self.text[self.at..].chars().next()?;
        accepted.contains(&next).then(|| {
            self.at += next.len_utf8();
            next
        })
    }

    fn sum(&mut self) -> Result<i64> {
        let mut value = self.product()?;
        while let Some(operator) = self.take(&['+', '-']) {
            let right = self.product()?;
            value = self.in_range(if operator == '+' {
                value.checked_add(right)
            } else {
                value.checked_sub(right)
            })?;
        }
        Ok(value)
    }

    fn product(&mut self) -> Result<i64> {
        let mut value = self.signed()?;
        while let Some(operator) = self.take(&['*', '/']) {
            let right = self.signed()?;
            if operator == '/' && right == 0 {
                return self.bad("division by zero");
            }
            value = self.in_range(if operator == '*' {
                value.checked_mul(right)
            } else {
                value.checked_div(right)
            })?;
        }
        Ok(value)
    }

    fn in_range(&self, result: Option<i64>) -> Result<i64> {
        match result {
            Some(value) => Ok(value),
            None => self.bad("the result does not fit 64 bits"),
        }
    }

    fn signed(&mut self) -> Result<i64> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            return self.bad("nested too deeply");
        }
        let value = if self.take(&['-']).is_some() {
            let value = self.signed()?;
            self.in_range(value.checked_neg())?
        } else if self.take(&['(']).is_some() {
            let value = self.sum()?;
            if self.take(&[')']).is_none() {
                return self.bad("')' is wanted here");
            }
            value
        } else {
            self.atom()?
        };
        self.depth -= 1;
        Ok(value)
    }

    fn atom(&mut self) -> Result<i64> {
        self.skip_blanks();
        let rest = &self.text[self.at..];
        let length = rest
            .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
            .unwrap_or(rest.len());
        let word = &rest[..length];
        let place = self.place();
        if word.is_empty() {
            return self.bad("a number or a name is wanted here");
        }
        self.at += length;
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            return match word.parse() {
                Ok(value) => Ok(value),
                Err(_) => self
                    .scope
                    .bad(place, self.text, &format!("'{word}' is not a number")),
            };
        }
        match self.scope.variables.get(word) {
            Some(Value::Int(value)) => Ok(*value),
            Some(Value::Text(text)) => self.scope.bad(
                place,
                self.text,
                &format!("'{word}' is '{text}', which is not a number"),
            ),
            None => self.scope.fail(place, self.scope.undeclared(word)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scope() -> Scope<'static> {
        let mut scope = Scope::new("x.toml", "key = \"                \"\n");
        scope.define("pad", Value::Int(8));
        scope.define("type", Value::Text("vec3".into()));
        scope.define("sum", Value::Text("1 + pad".into()));
        scope.define("hole", Value::Text("none".into()));
        scope.define("pair", Value::Text("{type}, {pad}".into()));
        scope.define("loop", Value::Text("{loop}".into()));
        scope
    }

    fn number(text: &str) -> Result<i64> {
        scope().evaluate(text, 6..24)
    }

    #[test]
    fn values_of_expressions() {
        let rows = [
            ("16 + pad", 24),
            ("2*(pad-3) / 3", 3),
            ("-pad + - 1", -9),
            ("7", 7),
            ("((((1))))", 1),
            ("{sum} * 2", 17),
        ];
        for (text, want) in rows {
            assert_eq!(number(text).expect(text), want, "{text}");
        }
    }

    #[test]
    fn bad_expressions_name_the_place() {
        let deep = "(".repeat(99);
        let rows = [
            ("16 + padd", "case.undeclared_axis", 13),
            ("16 +", "case.expression", 12),
            ("1 / 0", "case.expression", 13),
            ("9223372036854775807 + 1", "case.expression", 7),
            ("12ab", "case.expression", 8),
            ("2 type", "case.expression", 10),
            ("type", "case.expression", 8),
            ("(1", "case.expression", 10),
            ("é", "case.expression", 8),
            (deep.as_str(), "case.expression", 7),
        ];
        for (text, rule, column) in rows {
            let error = number(text).expect_err(text);
            assert_eq!(error.problem.rule(), rule, "{text}");
            assert_eq!(error.column, column, "{text}");
        }
    }

    #[test]
    fn texts_take_values_of_axes() {
        let text = |t: &str| scope().fill(t, 6..24);
        assert_eq!(text("{type}[{pad}]").expect("a text"), "vec3[8]");
        assert_eq!(text("B { {type} a; };").expect("a text"), "B { vec3 a; };");
        assert_eq!(text("<{pair}>").expect("a text"), "<vec3, 8>");
        let error = text("{loop}").expect_err("no end");
        assert_eq!(error.problem.rule(), "case.expression");
        let error = text("{stage}").expect_err("no such axis");
        assert_eq!(error.problem.rule(), "case.undeclared_axis");
        let error = text("{type").expect_err("no brace");
        assert_eq!(error.problem.rule(), "case.expression");
    }
}
