//! Expected tables: what the engine must answer.

use crate::case::ExpectedTable;
use crate::case::expected::RowMistake;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::spanned::Spanned;

/// Checks an expected table.
///
/// # Errors
/// A row that no table has; a refusal beside rows.
pub(crate) fn check(table: &Spanned<ExpectedTable>, scope: &Scope<'_>) -> Result<()> {
    let span = table.span();
    let table = table.get_ref();
    let rest = table.buffers.is_some() || table.outputs.is_some();
    if table.refused.is_some() == table.varyings.is_some() || (table.refused.is_some() && rest) {
        let why = "a table has 'varyings', and perhaps 'buffers' and 'outputs', or it has 'refused' alone";
        return scope.fail(span, Problem::Table(why.to_owned()));
    }
    let rows = table.full_varyings().and(table.full_outputs());
    match rows {
        Ok(_) => Ok(()),
        Err(RowMistake { place, why }) => scope.fail(place, Problem::Table(why)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::Dialect;
    use crate::case_file::build::test_mistakes::check_places;
    use crate::case_file::deserialize::read_text;
    use crate::units::{Binding, ByteOffset};
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct Tables {
        table: Vec<Spanned<ExpectedTable>>,
    }

    fn build_from(text: &str) -> Result<ExpectedTable> {
        let text = format!("table = [{text}]");
        let scope = Scope::new("f/x.toml", &text);
        let file: Tables = read_text(&text, &scope)?;
        check(&file.table[0], &scope)?;
        Ok(file.table[0].get_ref().clone())
    }

    #[test]
    fn rows_have_defaults() {
        let table = build_from(
            "{ dialects = ['nir'], varyings = [{ name = 'a', type = 'GL_FLOAT', offset = 4, buffer_index = 1 }], \
             outputs = [{ builtin = 'gl_Position', components = 4, offset = '2 * 8' }] }",
        )
        .expect("a table");
        assert_eq!(table.dialects(), [Dialect::Nir]);
        let varyings = table.full_varyings().expect("varyings");
        assert_eq!(
            (varyings[0].size, varyings[0].binding),
            (1, Some(Binding(1)))
        );
        assert_eq!(table.full_buffers(), None);
        let outputs = table.full_outputs().expect("right").expect("outputs");
        assert_eq!(outputs[0].offset, ByteOffset(16));
        let refused = build_from("{ refused = 'x.y' }").expect("a refusal");
        assert_eq!(refused.dialects().len(), 5);
        assert_eq!(refused.refused.as_deref(), Some("x.y"));
    }

    #[test]
    fn mistakes_have_places() {
        check_places("table", build_from);
    }
}
