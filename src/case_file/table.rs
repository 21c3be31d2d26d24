//! The `[[table]]`s of a case file: what the engine must answer.

use crate::capture::{Buffer, Dialect, Output, Register, Varying};
use crate::case::{Expected, ExpectedTable};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{self, Number};
use crate::packing::CaptureLimits;
use crate::types::GlType;
use crate::types::interface::BuiltIn;
use crate::units::{Binding, BufferIndex, ByteOffset, Component, Location, Stream, Stride};
use toml::Spanned;

/// Reads one table.
pub fn build(raw: &Spanned<raw::Table>, scope: &Scope<'_>) -> Result<ExpectedTable> {
    let span = raw.span();
    let raw = raw.get_ref();
    let dialects = dialects(&raw.dialects, scope)?;
    let limits = match &raw.limits {
        None => None,
        Some(text) => match CaptureLimits::parse(&scope.text(text)?) {
            Ok(limits) => Some(limits),
            Err(error) => return scope.fail(text.span(), Problem::Table(error.to_string())),
        },
    };
    let expected = match (&raw.refused, &raw.varyings) {
        (Some(rule), None) if raw.buffers.is_none() && raw.outputs.is_none() => {
            Expected::Refused(scope.text(rule)?)
        }
        (None, Some(rows)) => Expected::Table {
            varyings: all(rows, |row| varying(row, scope))?,
            name_lengths: all(rows, |row| {
                scope.optional(&row.name_length, "a number of a table")
            })?,
            buffers: match &raw.buffers {
                Some(rows) => Some(all(rows, |row| buffer(row, scope))?),
                None => None,
            },
            outputs: match &raw.outputs {
                Some(rows) => Some(all(rows, |row| output(row, scope))?),
                None => None,
            },
        },
        _ => {
            let why = "a table has 'varyings', and perhaps 'buffers' and 'outputs', or it has 'refused' alone";
            return scope.fail(span, Problem::Table(why.to_owned()));
        }
    };
    Ok(ExpectedTable {
        dialects,
        limits,
        expected,
    })
}

/// The dialects of these names; all where none is named.
pub(crate) fn dialects(names: &[raw::Text], scope: &Scope<'_>) -> Result<Vec<Dialect>> {
    let mut dialects = Vec::new();
    for text in names {
        let seen = scope.text(text)?;
        match Dialect::from_name(&seen) {
            Some(dialect) => dialects.push(dialect),
            None => {
                let known = Dialect::ALL.map(Dialect::name).join(", ");
                let what = "dialect";
                return scope.fail(text.span(), Problem::Unknown { what, seen, known });
            }
        }
    }
    if dialects.is_empty() {
        dialects = Dialect::ALL.to_vec();
    }
    Ok(dialects)
}

fn all<R, T>(rows: &[R], read: impl Fn(&R) -> Result<T>) -> Result<Vec<T>> {
    rows.iter().map(read).collect()
}

const ANY: std::ops::Range<i64> = 0..1 << 32;

fn or(number: &Option<Number>, otherwise: u32, scope: &Scope<'_>) -> Result<u32> {
    match number {
        Some(number) => scope.ranged(number, "a number of a table", ANY),
        None => Ok(otherwise),
    }
}

fn number(number: &Number, scope: &Scope<'_>) -> Result<u32> {
    scope.ranged(number, "a number of a table", ANY)
}

fn varying(row: &raw::Row, scope: &Scope<'_>) -> Result<Varying> {
    let name = scope.text(&row.ty)?;
    if name == "GL_NONE" {
        return marker(row, scope);
    }
    let Some(ty) = GlType::parse(&name) else {
        let why = format!("'{name}' is no OpenGL type name such as GL_FLOAT_VEC3");
        return scope.fail(row.ty.span(), Problem::Table(why));
    };
    let index = or(&row.buffer_index, 0, scope)?;
    let Some(offset) = &row.offset else {
        let why = "only a marker, of type GL_NONE, has no offset".to_owned();
        return scope.fail(row.name.span(), Problem::Table(why));
    };
    Ok(Varying {
        name: scope.text(&row.name)?,
        ty: Some(ty),
        size: or(&row.size, 1, scope)?,
        offset: ByteOffset(number(offset, scope)?),
        buffer_index: Some(BufferIndex(index)),
        binding: Some(Binding(or(&row.binding, index, scope)?)),
    })
}

/// A row of `gl_NextBuffer` or `gl_SkipComponents`: it has a size alone.
fn marker(row: &raw::Row, scope: &Scope<'_>) -> Result<Varying> {
    let others = [&row.offset, &row.buffer_index, &row.binding];
    if let Some(other) = others.into_iter().find_map(Option::as_ref) {
        let why = "a marker has a name, the type GL_NONE and a size, and no place".to_owned();
        return scope.fail(other.span(), Problem::Table(why));
    }
    Ok(Varying {
        name: scope.text(&row.name)?,
        ty: None,
        size: or(&row.size, 0, scope)?,
        offset: ByteOffset(0),
        buffer_index: None,
        binding: None,
    })
}

fn buffer(row: &raw::BufferRow, scope: &Scope<'_>) -> Result<Buffer> {
    Ok(Buffer {
        binding: Binding(number(&row.binding, scope)?),
        stride: Stride(number(&row.stride, scope)?),
        stream: Stream(or(&row.stream, 0, scope)?),
        varyings: all(&row.varyings, |n| Ok(number(n, scope)? as usize))?,
    })
}

fn output(row: &Spanned<raw::OutputRow>, scope: &Scope<'_>) -> Result<Output> {
    let span = row.span();
    let row = row.get_ref();
    let register = match (&row.location, &row.builtin) {
        (Some(location), None) => Register::Location(Location(number(location, scope)?)),
        (None, Some(name)) => match BuiltIn::from_glsl(&scope.text(name)?) {
            Some(builtin) => Register::BuiltIn(builtin),
            None => {
                let why = "a builtin is named as in GLSL: gl_Position".to_owned();
                return scope.fail(name.span(), Problem::Table(why));
            }
        },
        _ => {
            let why = "an output has a 'location' or a 'builtin'".to_owned();
            return scope.fail(span, Problem::Table(why));
        }
    };
    Ok(Output {
        register,
        component: Component(or(&row.component, 0, scope)?),
        components: number(&row.components, scope)?,
        binding: Binding(or(&row.binding, 0, scope)?),
        stream: Stream(or(&row.stream, 0, scope)?),
        offset: ByteOffset(number(&row.offset, scope)?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Tables {
        table: Vec<Spanned<raw::Table>>,
    }

    fn build_from(text: &str) -> Result<ExpectedTable> {
        let text = format!("table = [{text}]");
        let raw: Tables = toml::from_str(&text).expect("a table");
        build(&raw.table[0], &Scope::new("f/x.toml", &text))
    }

    #[test]
    fn rows_have_defaults() {
        let table = build_from(
            "{ dialects = ['nir'], varyings = [{ name = 'a', type = 'GL_FLOAT', offset = 4, buffer_index = 1 }], \
             outputs = [{ builtin = 'gl_Position', components = 4, offset = '2 * 8' }] }",
        )
        .expect("a table");
        assert_eq!(table.dialects, [Dialect::Nir]);
        let Expected::Table {
            varyings,
            buffers,
            outputs,
            ..
        } = table.expected
        else {
            panic!("a table is expected");
        };
        assert_eq!(
            (varyings[0].size, varyings[0].binding),
            (1, Some(Binding(1)))
        );
        assert_eq!(buffers, None);
        assert_eq!(outputs.expect("outputs")[0].offset, ByteOffset(16));
        let refused = build_from("{ refused = 'x.y' }").expect("a refusal");
        assert_eq!(refused.dialects.len(), 5);
        assert_eq!(refused.expected, Expected::Refused("x.y".into()));
    }

    #[test]
    fn mistakes_have_places() {
        let rows = [
            ("{}", "case.table", 10),
            ("{ limits = 'hopes', varyings = [] }", "case.table", 21),
            (
                "{ varyings = [{ name = 'a', type = 'GL_INT' }] }",
                "case.table",
                33,
            ),
            (
                "{ varyings = [{ name = 'gl_NextBuffer', type = 'GL_NONE', offset = 0 }] }",
                "case.table",
                77,
            ),
            ("{ refused = 'x', varyings = [] }", "case.table", 10),
            ("{ dialects = ['gl'], varyings = [] }", "case.unknown", 24),
            (
                "{ varyings = [{ name = 'a', type = 'vec4', offset = 0 }] }",
                "case.table",
                45,
            ),
            (
                "{ varyings = [{ name = 'a', type = 'GL_INT', offset = -1 }] }",
                "case.range",
                64,
            ),
            (
                "{ varyings = [], outputs = [{ components = 1, offset = 0 }] }",
                "case.table",
                38,
            ),
        ];
        for (text, rule, column) in rows {
            let error = build_from(text).expect_err(text);
            assert_eq!(
                (error.problem.rule(), error.column),
                (rule, column),
                "{text}: {error}"
            );
        }
    }
}
