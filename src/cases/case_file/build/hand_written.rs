//! The values and resources of hand-written shaders.
//!
//! A shader that moves values does not contain them: the compiler cannot fold what
//! it does not read. Vulkan chapters "Resource Descriptors" and "Push Constants".

use crate::case::Values;
use crate::case::pipeline::{
    HandWrittenValues, HandWrittenWord, Pipeline, ReadResource, ResourceDefinition,
};
use crate::case_file::document::Node;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::model::inputs::{CapturedInput, Input};
use crate::script::{Resource, ResourceKind, VertexInput};
use crate::spanned::Spanned;
use crate::types::{Interface, OutputVariable, Stage};
use std::collections::BTreeMap;
use std::ops::Range;

/// The components of one captured vertex; `None` where undefined.
type Row = Vec<Option<u32>>;

/// The values that shaders capture, stated or generated.
///
/// # Errors
/// Values of a generated shader, and values that do not match the interface.
pub(crate) fn values(
    (pipeline, keys): (&Pipeline, &Node),
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Values> {
    let Some(values) = &pipeline.values else {
        return Ok(Values::Generated);
    };
    if pipeline.shaders.is_empty() {
        let why = "'values' belong to hand-written 'shaders': a generated one's are known";
        return scope.fail(keys.place(&["values"]), Problem::Pipeline(why.to_owned()));
    }
    let rows = match values {
        HandWrittenValues::Rows(rows) => self::rows(rows, interface, scope)?,
        HandWrittenValues::Columns(columns) => {
            let columns = columns_by_output(columns, interface, keys.place(&["values"]), scope)?;
            if columns
                .iter()
                .any(|(_, text)| text.get_ref().contains("gl_"))
            {
                let inputs = inputs(&columns, interface.stage, scope)?;
                return Ok(Values::Inputs(inputs));
            }
            self::columns(&columns, scope)?
        }
    };
    if rows.is_empty() {
        return scope.fail(keys.place(&["values"]), Problem::Empty("values"));
    }
    Ok(Values::HandWritten(rows))
}

fn rows(
    rows: &[Spanned<Vec<Spanned<HandWrittenWord>>>],
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Vec<Row>> {
    let words = interface.words() as usize;
    let word = |word: &Spanned<HandWrittenWord>| match *word.get_ref() {
        HandWrittenWord::Undefined(_) => Ok(None),
        HandWrittenWord::Float(value) => Ok(Some((value as f32).to_bits())),
        HandWrittenWord::Bits(value) => bits(value, word.span(), scope).map(Some),
    };
    let row = |row: &Spanned<Vec<_>>| {
        let seen = row.get_ref().len();
        if seen != words {
            let why =
                format!("a row of values has one per word of the interface: {words}, seen {seen}");
            return scope.fail(row.span(), Problem::Pipeline(why));
        }
        row.get_ref().iter().map(word).collect()
    };
    rows.iter().map(row).collect()
}

/// The built-in inputs that variables capture: one for each component.
fn inputs(
    columns: &[(&OutputVariable, &Spanned<String>)],
    stage: Stage,
    scope: &Scope<'_>,
) -> Result<Vec<CapturedInput>> {
    let mut inputs = Vec::new();
    for (output, text) in columns {
        let fail = |why: String| scope.fail(text.span(), Problem::Pipeline(why));
        let (name, stated) = match text.get_ref().split_once('=') {
            Some((name, number)) => (name.trim(), Some(number.trim())),
            None => (text.get_ref().as_str(), None),
        };
        let Ok(input) = name.parse::<Input>() else {
            return fail(format!(
                "'{name}' is not a built-in input with a value in 32 bits"
            ));
        };
        if input.stage() > stage || (input == Input::VertexIndex && stage != Stage::Vertex) {
            return fail(format!(
                "'{name}' has no value that a {stage} shader can capture for a vertex"
            ));
        }
        let is_stated = input == Input::EvaluationPatchVertices;
        let number = stated.map(str::parse::<u32>);
        let declared = match number {
            Some(Ok(number)) if is_stated => Some(number),
            None if !is_stated => None,
            Some(_) | None if is_stated => {
                return fail(format!("the control shader declares it: '{name} = 3'"));
            }
            Some(_) | None => return fail(format!("'{name}' follows from the draw")),
        };
        let each = output.ty.components();
        inputs.extend((0..each).map(|element| CapturedInput {
            input,
            number: declared.unwrap_or(element),
        }));
    }
    Ok(inputs)
}

/// Every variable of the interface with its column.
fn columns_by_output<'a>(
    columns: &'a BTreeMap<Spanned<String>, Spanned<String>>,
    interface: &'a Interface,
    span: Range<usize>,
    scope: &Scope<'_>,
) -> Result<Vec<(&'a OutputVariable, &'a Spanned<String>)>> {
    let named = |name: &str| interface.outputs.iter().any(|output| output.name == name);
    if let Some(name) = columns.keys().find(|name| !named(name.get_ref())) {
        let why = format!("no output is called '{}'", name.get_ref());
        return scope.fail(name.span(), Problem::Pipeline(why));
    }
    let column = |output: &'a OutputVariable| {
        let mut known = columns.iter();
        match known.find(|(name, _)| *name.get_ref() == output.name) {
            Some((_, text)) => Ok((output, text)),
            None => {
                let why = format!("the values of '{}' are missing", output.name);
                scope.fail(span.clone(), Problem::Pipeline(why))
            }
        }
    };
    interface.outputs.iter().map(column).collect()
}

/// The words of columns, all of the same vertices.
fn columns(columns: &[(&OutputVariable, &Spanned<String>)], scope: &Scope<'_>) -> Result<Vec<Row>> {
    let mut rows: Vec<Row> = Vec::new();
    for (number, (output, text)) in columns.iter().enumerate() {
        let column = words(text, scope)?;
        let each = output.ty.components().max(1) as usize;
        if number == 0 {
            rows = vec![Row::new(); column.len() / each];
        }
        if column.len() != each * rows.len() {
            let why = format!(
                "'{}' has {each} words in each of {} vertices, seen {}",
                output.name,
                rows.len(),
                column.len()
            );
            return scope.fail(text.span(), Problem::Pipeline(why));
        }
        for (row, own) in rows.iter_mut().zip(column.chunks(each)) {
            row.extend(own);
        }
    }
    Ok(rows)
}

/// The resources of hand-written shaders.
///
/// # Errors
/// A resource of a generated shader, or one without defined contents.
pub(crate) fn resources(
    pipeline: &Pipeline,
    capturing: Stage,
    scope: &Scope<'_>,
) -> Result<Vec<Resource>> {
    let resource = |definition: &Spanned<ResourceDefinition>| {
        if pipeline.shaders.is_empty() {
            let why = "'resources' belong to hand-written 'shaders': a generated one reads none";
            return scope.fail(definition.span(), Problem::Pipeline(why.to_owned()));
        }
        let definition = definition.get_ref();
        let span = definition.words.span();
        let words: Option<Vec<u32>> = words(&definition.words, scope)?.into_iter().collect();
        let words = match words {
            Some(words) if words.is_empty() => {
                return scope.fail(span, Problem::Empty("a resource's words"));
            }
            Some(words) => words,
            None => {
                let why = "the contents of memory are never undefined".to_owned();
                return scope.fail(span, Problem::Pipeline(why));
            }
        };
        Ok(Resource {
            kind: match definition.kind {
                ReadResource::Uniform => ResourceKind::Uniform,
                ReadResource::Storage => ResourceKind::ReadOnlyStorage,
                ReadResource::PushConstant => ResourceKind::PushConstant,
            },
            binding: definition.binding,
            bytes: words.into_iter().flat_map(u32::to_le_bytes).collect(),
            stages: if definition.stages.is_empty() {
                vec![capturing]
            } else {
                definition.stages.clone()
            },
            inputs: Vec::new(),
        })
    };
    let mut resources: Vec<Resource> = pipeline
        .resources
        .iter()
        .map(resource)
        .collect::<Result<_>>()?;
    let inputs = &pipeline.vertex_inputs;
    if let Some(first) = inputs.first() {
        if pipeline.shaders.is_empty() {
            let why = "'vertex_inputs' belong to hand-written 'shaders'".to_owned();
            return scope.fail(first.span(), Problem::Pipeline(why));
        }
        let inputs = inputs.iter().map(|input| *input.get_ref());
        resources.push(vertex_buffer(inputs.collect()));
    }
    Ok(resources)
}

/// The buffer that these bindings of vertex input read: it ends with the last attribute.
fn vertex_buffer(inputs: Vec<VertexInput>) -> Resource {
    let elements = inputs.iter().flat_map(|input| {
        (0..input.elements).map(|n| (input.place(n), input.word(n).to_le_bytes()))
    });
    let size = elements.clone().map(|(at, word)| at + word.len()).max();
    let mut bytes = vec![0xb5; size.unwrap_or(0)];
    for (at, word) in elements {
        bytes[at..at + word.len()].copy_from_slice(&word);
    }
    Resource {
        kind: ResourceKind::Vertex,
        binding: 0,
        bytes,
        stages: vec![Stage::Vertex],
        inputs,
    }
}

/// Components between blanks; `undefined` is `None`.
fn words(text: &Spanned<String>, scope: &Scope<'_>) -> Result<Row> {
    let mut words = Vec::new();
    for word in text.get_ref().split_whitespace() {
        let digits = word.strip_prefix("0x");
        if let Some(digits) = digits.filter(|digits| digits.len() == 16)
            && let Ok(number) = u64::from_str_radix(digits, 16)
        {
            words.extend([Some(number as u32), Some((number >> 32) as u32)]);
            continue;
        }
        let number = match digits {
            Some(digits) => i64::from_str_radix(digits, 16).ok(),
            None => word.parse().ok(),
        };
        match number {
            _ if word == "undefined" => words.push(None),
            Some(number) => words.push(Some(bits(number, text.span(), scope)?)),
            None => {
                let why = format!(
                    "words are numbers of 32 bits, hexadecimal ones of 64, or 'undefined', seen '{word}'"
                );
                return scope.fail(text.span(), Problem::Pipeline(why));
            }
        }
    }
    Ok(words)
}

/// The bits of a signed or unsigned number.
fn bits(value: i64, span: Range<usize>, scope: &Scope<'_>) -> Result<u32> {
    let bits = u32::try_from(value).or_else(|_| i32::try_from(value).map(|v| v as u32));
    bits.or_else(|_| {
        let problem = Problem::OutOfRange {
            what: "a word",
            required: "of 32 bits".to_owned(),
            seen: value.to_string(),
        };
        scope.fail(span, problem)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::case_file::expand::expand;
    use crate::sources::Sources;

    fn cases(pipeline: &str) -> Result<Vec<Case>> {
        let text = format!(
            "about = 'x'\nrules = [7]\n[interface]\noutputs = [{{ name = 'a', type = 'float', offset = 0 }}, \
             {{ name = 'b', type = 'double', offset = 8 }}]\n[pipeline]\n\
             shaders = [{{ stage = 'vertex', file = 'special.vert' }}]\n{pipeline}\n"
        );
        expand("f/x.toml", &text, &Sources::embedded(), None)
    }

    #[test]
    fn columns_and_rows_are_the_same_values() {
        let columns = "values = { a = '1 0xffffffff', b = '0x7ff0000000000001 undefined 7' }";
        let rows = "values = [[1, 1, 0x7ff00000], [-1, 'undefined', 7]]";
        let values = |text| {
            let case = cases(text).expect(text).remove(0);
            case.capture()
                .expect("a device case")
                .program
                .values
                .clone()
        };
        let want = Values::HandWritten(vec![
            vec![Some(1), Some(1), Some(0x7ff0_0000)],
            vec![Some(u32::MAX), None, Some(7)],
        ]);
        assert_eq!(values(columns), want);
        assert_eq!(values(rows), want);
    }

    #[test]
    fn resources_hold_the_words() {
        let text = "values = { a = '1', b = '2 3' }\nresources = [\
                    { kind = 'storage', binding = 3, words = '0x0123456789abcdef' }, \
                    { kind = 'push_constant', words = '-2' }]";
        let case = cases(text).expect("right").remove(0);
        let resources = &case.capture().expect("a device case").program.resources;
        let [storage, push] = resources.as_slice() else {
            panic!("two resources")
        };
        assert_eq!(
            storage.bytes,
            [0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01]
        );
        assert_eq!(
            (storage.binding, storage.stages.as_slice()),
            (3, &[Stage::Vertex][..])
        );
        assert_eq!(push.kind, ResourceKind::PushConstant);
        assert_eq!(push.bytes, [0xfe, 0xff, 0xff, 0xff]);
    }

    #[test]
    fn mistakes_name_their_kind() {
        let rows = [
            ("values = { a = '1', c = '1 2' }", "case.pipeline"),
            ("values = { a = '1' }", "case.pipeline"),
            ("values = { a = '1', b = '1 2 3 4' }", "case.pipeline"),
            ("values = { a = 'x', b = '1 2' }", "case.pipeline"),
            ("values = { a = '0x1ffffffff', b = '1 2' }", "case.range"),
            ("values = { a = '', b = '' }", "case.empty"),
            ("values = 3", "case.value"),
            (
                "values = { a = 'gl_FragCoord', b = '1 2' }",
                "case.pipeline",
            ),
            (
                "values = { a = 'gl_DrawID', b = 'geometry.gl_InvocationID' }",
                "case.pipeline",
            ),
            (
                "values = { a = 'gl_DrawID = 1', b = 'gl_DrawID' }",
                "case.pipeline",
            ),
            (
                "resources = [{ kind = 'image', words = '1' }]",
                "case.unknown",
            ),
            (
                "resources = [{ kind = 'uniform', words = '' }]",
                "case.empty",
            ),
            (
                "resources = [{ kind = 'uniform', words = 'undefined' }]",
                "case.pipeline",
            ),
            (
                "resources = [{ kind = 'uniform', words = '1', stages = ['mesh'] }]",
                "case.unknown",
            ),
        ];
        for (text, rule) in rows {
            let error = cases(text).expect_err(text);
            assert_eq!(error.problem.rule(), rule, "{text}: {error}");
        }
    }
}
