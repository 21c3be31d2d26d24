//! What a case states for shaders written by hand: the words that they find in
//! buffers and push constants, and the words that they capture.
//!
//! A shader that moves values does not hold them: the compiler cannot fold what
//! it does not see. Vulkan chapters "Resource Descriptors" and "Push Constants".

use crate::case::Values;
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::pipeline::one_of;
use crate::case_file::raw::{self, Number, StatedRow, StatedWord, Text};
use crate::script::{Resource, ResourceKind};
use crate::types::{Interface, Stage};
use serde::Deserialize;
use serde::de::{self, Deserializer, MapAccess, SeqAccess, Visitor};
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use toml::Spanned;

/// The captured words as a file states them.
#[derive(Clone, Debug)]
pub enum RawValues {
    /// Per vertex, per word of the interface.
    Rows(Vec<Spanned<StatedRow>>),
    /// Per variable: its words in vertex after vertex.
    Columns(BTreeMap<Text, Text>),
}

/// A buffer or the push constants.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RawResource {
    /// `uniform`, `storage` (which shaders only read) or `push_constant`.
    pub kind: Text,
    /// Binding in set 0; 0 where left out.
    pub binding: Option<Number>,
    /// `"0x7f800001 3"`; a hexadecimal number of 16 digits is two words, the low
    /// one first.
    pub words: Text,
    /// The stage that reads it; the capturing one where left out.
    pub stage: Option<Text>,
}

impl<'de> Deserialize<'de> for RawValues {
    fn deserialize<D: Deserializer<'de>>(d: D) -> std::result::Result<Self, D::Error> {
        struct Of;
        impl<'de> Visitor<'de> for Of {
            type Value = RawValues;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a list of rows, or a table of words by the names of variables")
            }
            fn visit_seq<A: SeqAccess<'de>>(
                self,
                seq: A,
            ) -> std::result::Result<RawValues, A::Error> {
                let rows = Deserialize::deserialize(de::value::SeqAccessDeserializer::new(seq));
                rows.map(RawValues::Rows)
            }
            fn visit_map<A: MapAccess<'de>>(
                self,
                map: A,
            ) -> std::result::Result<RawValues, A::Error> {
                let columns = Deserialize::deserialize(de::value::MapAccessDeserializer::new(map));
                columns.map(RawValues::Columns)
            }
        }
        d.deserialize_any(Of)
    }
}

/// The values that a case states, or that its generated shaders have.
pub fn values(raw: &raw::Pipeline, interface: &Interface, scope: &Scope<'_>) -> Result<Values> {
    let Some(values) = &raw.values else {
        return Ok(Values::Generated);
    };
    if raw.shaders.is_empty() {
        let why = "'values' belong to hand-written 'shaders': a generated one's are known";
        return scope.fail(values.span(), Problem::Pipeline(why.to_owned()));
    }
    let stated = match values.get_ref() {
        RawValues::Rows(rows) => self::rows(rows, interface, scope)?,
        RawValues::Columns(columns) => self::columns(columns, interface, values.span(), scope)?,
    };
    match stated.is_empty() {
        true => scope.fail(values.span(), Problem::Empty("values")),
        false => Ok(Values::Stated(stated)),
    }
}

fn rows(
    rows: &[Spanned<StatedRow>],
    interface: &Interface,
    scope: &Scope<'_>,
) -> Result<Vec<Vec<Option<u32>>>> {
    let words = interface.words() as usize;
    let mut stated = Vec::new();
    for row in rows {
        if row.get_ref().len() != words {
            let why = format!(
                "a row of values has one per word of the interface: {words}, seen {}",
                row.get_ref().len()
            );
            return scope.fail(row.span(), Problem::Pipeline(why));
        }
        let mut bits = Vec::new();
        for word in row.get_ref() {
            bits.push(match *word.get_ref() {
                StatedWord::Undefined => None,
                StatedWord::Float(value) => Some((value as f32).to_bits()),
                StatedWord::Bits(value) => Some(to_bits(value, word.span(), scope)?),
            });
        }
        stated.push(bits);
    }
    Ok(stated)
}

/// Every variable has its column, all are of one length.
fn columns(
    columns: &BTreeMap<Text, Text>,
    interface: &Interface,
    span: Range<usize>,
    scope: &Scope<'_>,
) -> Result<Vec<Vec<Option<u32>>>> {
    let wrong = |why: String| scope.fail(span.clone(), Problem::Pipeline(why));
    let named = |name: &str| interface.outputs.iter().any(|output| output.name == name);
    if let Some((name, _)) = columns.iter().find(|(name, _)| !named(name.get_ref())) {
        let why = format!("no output is called '{}'", name.get_ref());
        return scope.fail(name.span(), Problem::Pipeline(why));
    }
    let mut stated: Vec<Vec<Option<u32>>> = Vec::new();
    for (number, output) in interface.outputs.iter().enumerate() {
        let column = columns
            .iter()
            .find(|(name, _)| *name.get_ref() == output.name);
        let Some((_, text)) = column else {
            return wrong(format!("the values of '{}' are missing", output.name));
        };
        let column = words(text, scope)?;
        let each = output.ty.components() as usize;
        let vertices = column.len() / each.max(1);
        if number == 0 {
            stated = vec![Vec::new(); vertices];
        }
        if column.len() != each * stated.len() {
            let why = format!(
                "'{}' has {each} words in each of {} vertices, seen {}",
                output.name,
                stated.len(),
                column.len()
            );
            return scope.fail(text.span(), Problem::Pipeline(why));
        }
        for (row, own) in stated.iter_mut().zip(column.chunks(each.max(1))) {
            row.extend(own);
        }
    }
    Ok(stated)
}

/// The resources that hand-written shaders use.
pub fn resources(
    raw: &raw::Pipeline,
    capturing: Stage,
    scope: &Scope<'_>,
) -> Result<Vec<Resource>> {
    let mut resources = Vec::new();
    for raw_resource in &raw.resources {
        let resource = raw_resource.get_ref();
        if raw.shaders.is_empty() {
            let why = "'resources' belong to hand-written 'shaders': a generated one reads none";
            return scope.fail(raw_resource.span(), Problem::Pipeline(why.to_owned()));
        }
        let kinds = [
            ("uniform", ResourceKind::Uniform),
            ("storage", ResourceKind::ReadOnlyStorage),
            ("push_constant", ResourceKind::PushConstant),
        ];
        let kind = one_of(&resource.kind, "kind of resource", &kinds, scope)?;
        let stages = Stage::ALL.map(|stage| (stage.name(), stage));
        let stage = match &resource.stage {
            Some(stage) => one_of(stage, "stage", &stages, scope)?,
            None => capturing,
        };
        let words = words(&resource.words, scope)?;
        let Some(words) = words.into_iter().collect::<Option<Vec<u32>>>() else {
            let why = "what memory holds is never undefined".to_owned();
            return scope.fail(resource.words.span(), Problem::Pipeline(why));
        };
        if words.is_empty() {
            return scope.fail(resource.words.span(), Problem::Empty("a resource's words"));
        }
        resources.push(Resource {
            kind,
            binding: scope.optional(&resource.binding, "a binding")?.unwrap_or(0),
            bytes: words.into_iter().flat_map(u32::to_le_bytes).collect(),
            stages: vec![stage],
        });
    }
    Ok(resources)
}

/// Words between blanks; `undefined` is none.
fn words(text: &Text, scope: &Scope<'_>) -> Result<Vec<Option<u32>>> {
    let mut words = Vec::new();
    for word in scope.text(text)?.split_whitespace() {
        let wide = word.strip_prefix("0x").filter(|digits| digits.len() == 16);
        let number = match (wide, word.strip_prefix("0x")) {
            (Some(digits), _) => match u64::from_str_radix(digits, 16) {
                Ok(number) => {
                    words.extend([Some(number as u32), Some((number >> 32) as u32)]);
                    continue;
                }
                Err(_) => None,
            },
            (None, Some(digits)) => i64::from_str_radix(digits, 16).ok(),
            (None, None) => word.parse().ok(),
        };
        match number {
            _ if word == "undefined" => words.push(None),
            Some(number) => words.push(Some(to_bits(number, text.span(), scope)?)),
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

fn to_bits(value: i64, span: Range<usize>, scope: &Scope<'_>) -> Result<u32> {
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
            case.device.expect("a device case").values
        };
        let want = Values::Stated(vec![
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
        let resources = case.device.expect("a device case").resources;
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
                "resources = [{ kind = 'uniform', words = '1', stage = 'mesh' }]",
                "case.unknown",
            ),
        ];
        for (text, rule) in rows {
            let error = cases(text).expect_err(text);
            assert_eq!(error.problem.rule(), rule, "{text}: {error}");
        }
    }
}
