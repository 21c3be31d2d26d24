//! The request: what an application captures by names.

use crate::capture::Request;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::spanned::Spanned;
use crate::types::Interface;
use crate::types::interface::CaptureQualifiers;

/// Checks that the shader declares nothing that makes GL ignore the request: a
/// device would be shown another capture than the file seems to request.
pub(crate) fn check_heeded(
    interface: &Interface,
    at: &Spanned<Request>,
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
    if !written && interface.buffers.is_empty() {
        return Ok(());
    }
    let why = "a shader with a buffer, an offset or a stride of its own ignores the \
               request: only a host-only case may have both";
    scope.fail(at.span(), Problem::Interface(why.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::RequestMode;
    use crate::case_file::deserialize::read_text;
    use crate::case_file::sweep::value::Value;
    use serde::Deserialize;

    #[derive(Deserialize)]
    struct File {
        request: Request,
    }

    fn build_from(text: &str) -> Result<Request> {
        let mut scope = Scope::new("f/x.toml", text);
        scope.define("list", Value::Text("a[1], gl_NextBuffer,b".into()));
        scope.define("none", Value::Text(String::new()));
        scope.define("how", Value::Text("separate".into()));
        let file: File = read_text(text, &scope)?;
        Ok(file.request)
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
