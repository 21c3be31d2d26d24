//! The `[request]` of a case file: what an application asks to be captured, by
//! names.

use crate::capture::{Request, RequestMode};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw;
use crate::types::Interface;
use crate::types::interface::CaptureQualifiers;
use toml::Spanned;

/// Reads the request. A text may give several names, with commas between them,
/// so that an axis can give a whole list.
pub fn build(raw: &Spanned<raw::Request>, scope: &Scope<'_>) -> Result<Request> {
    let raw = raw.get_ref();
    let mut mode = RequestMode::default();
    if let Some(text) = &raw.mode {
        let seen = scope.text(text)?;
        let modes = [RequestMode::Interleaved, RequestMode::Separate];
        mode = match modes.into_iter().find(|mode| mode.to_string() == seen) {
            Some(mode) => mode,
            None => {
                let known = modes.map(|mode| mode.to_string()).join(", ");
                let what = "mode";
                return scope.fail(text.span(), Problem::Unknown { what, seen, known });
            }
        };
    }
    let mut names = Vec::new();
    for text in &raw.varyings {
        let list = scope.text(text)?;
        names.extend(split(&list));
    }
    Ok(Request { names, mode })
}

/// The names of a list: `a, b[1]`.
pub fn split(list: &str) -> impl Iterator<Item = String> + '_ {
    let names = list.split(',').map(str::trim);
    names.filter(|name| !name.is_empty()).map(str::to_owned)
}

/// Checks that the shader says nothing that makes GL ignore the request: a
/// device would be shown another capture than the file seems to ask for.
pub fn check_heeded(
    interface: &Interface,
    at: &Spanned<raw::Request>,
    scope: &Scope<'_>,
) -> Result<()> {
    let says =
        |q: &CaptureQualifiers| q.buffer.is_some() || q.offset.is_some() || q.stride.is_some();
    let outputs = interface.outputs.iter();
    let written = outputs
        .flat_map(|output| {
            let members = output.block.iter().flat_map(|block| &block.members);
            members
                .map(|member| &member.capture)
                .chain([&output.capture])
        })
        .any(says);
    match written || !interface.buffers.is_empty() {
        false => Ok(()),
        true => {
            let why = "a shader with a buffer, an offset or a stride of its own ignores the \
                       request: only a host-only case may have both";
            scope.fail(at.span(), Problem::Interface(why.to_owned()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::raw::Value;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct File {
        request: Spanned<raw::Request>,
    }

    fn build_from(text: &str) -> Result<Request> {
        let file: File = toml::from_str(text).expect("a request");
        let mut scope = Scope::new("f/x.toml", text);
        scope.define("list", Value::Text("a[1], gl_NextBuffer,b".into()));
        scope.define("none", Value::Text(String::new()));
        scope.define("how", Value::Text("separate".into()));
        build(&file.request, &scope)
    }

    #[test]
    fn names_and_modes_may_come_from_axes() {
        let request =
            build_from("request = { varyings = ['{list}', '{none}', 'c[{how}]'], mode = '{how}' }");
        let request = request.expect("a request");
        assert_eq!(request.names, ["a[1]", "gl_NextBuffer", "b", "c[separate]"]);
        assert_eq!(request.mode, RequestMode::Separate);
        let request = build_from("request = { varyings = [] }").expect("a request");
        assert_eq!(request, Request::default());
    }

    #[test]
    fn mistakes_have_places() {
        let rows = [
            (
                "request = { varyings = [], mode = 'both' }",
                "case.unknown",
                35,
            ),
            (
                "request = { varyings = ['{axis}'] }",
                "case.undeclared_axis",
                25,
            ),
        ];
        for (text, rule, column) in rows {
            let error = build_from(text).expect_err(text);
            assert_eq!(
                (error.problem.rule(), error.column),
                (rule, column),
                "{text}"
            );
        }
    }
}
