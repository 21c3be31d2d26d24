//! Expected tables: what the engine must answer.

use crate::capture::{Buffer, Dialect, Output, Register, Varying};
use crate::case::expected::{BufferRow, OutputRow, TableDefinition, VaryingRow};
use crate::case::{Expected, ExpectedTable};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::packing::CaptureLimits;
use crate::spanned::Spanned;
use crate::types::interface::BuiltIn;
use crate::types::{GlType, Swizzle};
use crate::units::{Binding, BufferIndex, ByteOffset};

/// One expected table.
///
/// # Errors
/// Limits, types or built-ins that do not exist; a refusal beside rows.
pub(crate) fn build(
    definition: &Spanned<TableDefinition>,
    scope: &Scope<'_>,
) -> Result<ExpectedTable> {
    let span = definition.span();
    let definition = definition.get_ref();
    let limits = definition.limits.as_ref().map(|text| {
        CaptureLimits::parse(text.get_ref())
            .or_else(|error| scope.fail(text.span(), Problem::Table(error.to_string())))
    });
    let rest = definition.buffers.is_some() || definition.outputs.is_some();
    let expected = match (&definition.refused, &definition.varyings) {
        (Some(rule), None) if !rest => Expected::Refused(rule.clone()),
        (None, Some(rows)) => Expected::Table {
            varyings: collect(rows, |row| varying(row, scope))?,
            name_lengths: rows.iter().map(|row| row.name_length).collect(),
            buffers: definition
                .buffers
                .as_deref()
                .map(|rows| rows.iter().map(buffer).collect()),
            outputs: match &definition.outputs {
                Some(rows) => Some(collect(rows, |row| output(row, scope))?),
                None => None,
            },
        },
        _ => {
            let why = "a table has 'varyings', and perhaps 'buffers' and 'outputs', or it has 'refused' alone";
            return scope.fail(span, Problem::Table(why.to_owned()));
        }
    };
    Ok(ExpectedTable {
        dialects: dialects(&definition.dialects),
        limits: limits.transpose()?,
        expected,
    })
}

/// The named dialects, or all of them.
pub(crate) fn dialects(named: &[Dialect]) -> Vec<Dialect> {
    if named.is_empty() {
        return Dialect::ALL.to_vec();
    }
    named.to_vec()
}

fn collect<R, T>(rows: &[R], read: impl Fn(&R) -> Result<T>) -> Result<Vec<T>> {
    rows.iter().map(read).collect()
}

fn varying(row: &VaryingRow, scope: &Scope<'_>) -> Result<Varying> {
    let ty = row.ty.get_ref();
    if ty == "GL_NONE" {
        return marker(row, scope);
    }
    let Some(ty) = GlType::parse(ty) else {
        let why = format!("'{ty}' is not an OpenGL type name such as GL_FLOAT_VEC3");
        return scope.fail(row.ty.span(), Problem::Table(why));
    };
    let Some(offset) = &row.offset else {
        let why = "only a marker, of type GL_NONE, has no offset".to_owned();
        return scope.fail(row.name.span(), Problem::Table(why));
    };
    let index = row.buffer_index.as_ref().map(|index| *index.get_ref());
    let index = index.unwrap_or(BufferIndex(0));
    let binding = row.binding.as_ref().map(|binding| *binding.get_ref());
    Ok(Varying {
        name: row.name.get_ref().clone(),
        ty: Some(ty),
        size: row.size.unwrap_or(1),
        offset: *offset.get_ref(),
        buffer_index: Some(index),
        binding: Some(binding.unwrap_or(Binding(index.0))),
        components: components(row, scope)?,
    })
}

/// Returns the components of a vector that a row states.
fn components(row: &VaryingRow, scope: &Scope<'_>) -> Result<Option<Swizzle>> {
    let Some(letters) = &row.components else {
        return Ok(None);
    };
    match Swizzle::parse(letters.get_ref(), 4) {
        Some(swizzle) => Ok(Some(swizzle)),
        None => {
            let why = format!("'{}' is not a swizzle such as xz", letters.get_ref());
            scope.fail(letters.span(), Problem::Table(why))
        }
    }
}

/// A row of `gl_NextBuffer` or `gl_SkipComponents`: it has a size alone.
fn marker(row: &VaryingRow, scope: &Scope<'_>) -> Result<Varying> {
    let offset = row.offset.as_ref().map(Spanned::span);
    let index = row.buffer_index.as_ref().map(Spanned::span);
    let binding = row.binding.as_ref().map(Spanned::span);
    let components = row.components.as_ref().map(Spanned::span);
    if let Some(span) = offset.or(index).or(binding).or(components) {
        let why = "a marker has a name, the type GL_NONE and a size, and no place".to_owned();
        return scope.fail(span, Problem::Table(why));
    }
    Ok(Varying {
        name: row.name.get_ref().clone(),
        ty: None,
        // gl_NextBuffer's.
        size: row.size.unwrap_or(0),
        offset: ByteOffset(0),
        buffer_index: None,
        binding: None,
        components: None,
    })
}

fn buffer(row: &BufferRow) -> Buffer {
    Buffer {
        binding: row.binding,
        stride: row.stride,
        stream: row.stream,
        varyings: row.varyings.iter().map(|index| *index as usize).collect(),
    }
}

fn output(row: &Spanned<OutputRow>, scope: &Scope<'_>) -> Result<Output> {
    let span = row.span();
    let row = row.get_ref();
    let register = match (row.location, &row.builtin) {
        (Some(location), None) => Register::Location(location),
        (None, Some(name)) => match BuiltIn::from_glsl(name.get_ref()) {
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
        component: row.component,
        components: row.components,
        binding: row.binding,
        stream: row.stream,
        offset: row.offset,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::build::test_mistakes::check_places;
    use crate::case_file::deserialize::read_text;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Tables {
        table: Vec<Spanned<TableDefinition>>,
    }

    fn build_from(text: &str) -> Result<ExpectedTable> {
        let text = format!("table = [{text}]");
        let scope = Scope::new("f/x.toml", &text);
        let file: Tables = read_text(&text, &scope)?;
        build(&file.table[0], &scope)
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
        check_places("table", build_from);
    }
}
