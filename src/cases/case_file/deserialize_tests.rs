use super::super::document::Document;
use super::super::sweep::value::Value;
use super::*;
use crate::case::size::Size;
use crate::spanned::Spanned;
use serde::Deserialize;
use serde::de::Unexpected;
use std::collections::BTreeMap;

/// Axes: pad = 8, flag = 1, type = "vec3", shape = "lines", hole = "none".
fn read_all<T: DeserializeOwned>(text: &str) -> std::result::Result<T, String> {
    let document = Document::parse("f/x.toml", text).map_err(|error| error.to_string())?;
    let mut scope = Scope::new("f/x.toml", text);
    scope.define("pad", Value::Int(8));
    scope.define("flag", Value::Int(1));
    scope.define("type", Value::Text("vec3".into()));
    scope.define("shape", Value::Text("lines".into()));
    scope.define("hole", Value::Text("none".into()));
    read(&document.root, &scope).map_err(|error| error.to_string())
}

fn right<T: DeserializeOwned>(text: &str) -> T {
    read_all(text).unwrap_or_else(|error| panic!("{error}"))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LineTopology {
    Points,
    Lines,
    LineStrip,
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Fields {
    small: u8,
    number: i64,
    flag: bool,
    text: String,
    ratio: f64,
    topology: Option<LineTopology>,
    limit: Option<u32>,
    name: Option<String>,
    place: Option<Spanned<u32>>,
    list: Vec<Option<u32>>,
    pair: Option<(u32, u32)>,
    inner: BTreeMap<Spanned<String>, u32>,
    size: Option<Size>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Step {
    Begin(Counters),
    Draw { vertices: u32 },
    Next(LineTopology),
    Stop,
    Nested(Vec<Step>),
}

#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Counters {
    first: u32,
    counters: Vec<Option<u32>>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Script {
    script: Vec<Spanned<Step>>,
}

fn steps(text: &str) -> Vec<Step> {
    let script: Script = right(text);
    script.script.into_iter().map(Spanned::into_inner).collect()
}

fn draw(vertices: u32) -> Step {
    Step::Draw { vertices }
}

#[test]
fn expressions_and_axes_are_resolved() {
    let fields: Fields = right(
        "small = 'pad * 2'\nnumber = '-pad'\nflag = 'flag'\ntext = '{type}[{pad}]'\nratio = 'pad'\n\
         topology = '{shape}'\nlimit = 'pad'\nlist = [1, 'none', '{hole}', 'pad + 1']\n\
         pair = [1, 'pad']\ninner = { a = 'pad' }",
    );
    assert_eq!((fields.small, fields.number, fields.flag), (16, -8, true));
    assert_eq!((fields.text.as_str(), fields.ratio), ("vec3[8]", 8.0));
    assert_eq!(fields.topology, Some(LineTopology::Lines));
    assert_eq!((fields.limit, fields.pair), (Some(8), Some((1, 8))));
    assert_eq!(fields.list, [Some(1), None, None, Some(9)]);
    let inner: Vec<(&str, u32)> = fields
        .inner
        .iter()
        .map(|(k, v)| (k.get_ref().as_str(), *v))
        .collect();
    assert_eq!(inner, [("a", 8)]);
}

#[test]
fn plain_values_need_no_scope() {
    let fields: Fields =
        right("small = 3\nflag = true\nratio = 2.5\ntext = 'x'\nname = 'y'\ninner.b = 4");
    assert_eq!((fields.small, fields.flag, fields.ratio), (3, true, 2.5));
    assert_eq!(
        (fields.text.as_str(), fields.name.as_deref()),
        ("x", Some("y"))
    );
    assert_eq!(right::<Fields>(""), Fields::default());
    assert!(!right::<Fields>("flag = 0").flag);
}

#[test]
fn an_option_is_absent_for_none() {
    let fields: Fields =
        right("limit = 'none'\nname = '{hole}'\ntopology = 'hole'\nplace = 'none'");
    assert_eq!(fields, Fields::default());
}

#[test]
fn spans_are_kept() {
    let text = "small = 1\nplace = 'pad'\n";
    let place = right::<Fields>(text).place.expect("a place");
    assert_eq!((place.span(), *place.get_ref()), (18..23, 8));
    let text = "script = [\n  'stop', { draw = { vertices = 1 } } ]";
    let script: Script = right(text);
    let spans: Vec<&str> = script
        .script
        .iter()
        .map(|step| &text[step.span()])
        .collect();
    assert_eq!(spans, ["'stop'", "{ draw = { vertices = 1 } }"]);
}

#[test]
fn an_enum_is_a_text_or_a_table_of_one_key() {
    let seen = steps(
        "script = ['begin', 'stop', { stop = {} }, { begin = { first = 1 } }, { next = 'line_strip' }, \
         { nested = ['begin', { draw = { vertices = 'pad' } }] }]",
    );
    let begin = |first| {
        Step::Begin(Counters {
            first,
            ..Counters::default()
        })
    };
    let want = [
        begin(0),
        Step::Stop,
        Step::Stop,
        begin(1),
        Step::Next(LineTopology::LineStrip),
        Step::Nested(vec![begin(0), draw(8)]),
    ];
    assert_eq!(seen, want);
}

#[test]
fn repeated_entries_count_from_zero() {
    let seen = steps(
        "script = [{ repeat = { times = 2, steps = [{ draw = { vertices = '10 * i' } }, \
         { repeat = { times = 'i', steps = ['stop'] } }] } }, { draw = { vertices = 3 } }]",
    );
    assert_eq!(seen, [draw(0), draw(10), Step::Stop, draw(3)]);
}

#[test]
fn an_entry_occurs_when_its_condition_holds() {
    let seen = steps(
        "script = [{ draw = { vertices = 1 }, when = { pad = 8, shape = ['lines', 'points'] } }, \
         { draw = { vertices = 2 }, when = { pad = 9 } }, \
         { draw = { vertices = 3 }, when = [{ pad = 9 }, { flag = 1 }] }, \
         { repeat = { times = 2, steps = ['stop'] }, when = { flag = 0 } }]",
    );
    assert_eq!(seen, [draw(1), draw(3)]);
}

#[test]
fn a_size_keeps_the_names_of_the_capture() {
    let size = |text: &str| {
        right::<Fields>(&format!("size = {text}"))
            .size
            .expect("a size")
    };
    assert_eq!(size("64"), Size::Bytes(64));
    assert_eq!(
        size("'pad * stride + all'"),
        Size::Expression("8 * stride + all".into())
    );
    assert_eq!(
        size("'{pad} vertices'"),
        Size::Expression("8 vertices".into())
    );
    let error = read_all::<Fields>("size = 'padd * stride'").expect_err("no such name");
    assert!(error.contains("1:9: 'padd' is not an axis"), "{error}");
}

/// The content of `deserialize_tests.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Mistakes {
    fields: Vec<(String, String)>,
    script: Vec<(String, String)>,
}

fn mistakes() -> Mistakes {
    toml::from_str(include_str!("deserialize_tests.toml")).expect("the mistakes")
}

#[test]
fn mistakes_are_reported_at_their_place() {
    let rows = mistakes().fields;
    assert_eq!(rows.len(), 17);
    for (text, part) in rows {
        let error = read_all::<Fields>(&text).expect_err(&text);
        assert!(error.contains(&part), "{text}: {error}");
    }
}

#[test]
fn mistakes_in_steps_are_reported_at_their_place() {
    let rows = mistakes().script;
    assert_eq!(rows.len(), 15);
    for (text, part) in rows {
        let error = read_all::<Script>(&text).expect_err(&text);
        assert!(error.contains(&part), "{text}: {error}");
    }
}

/// A number of a range of its own.
#[derive(Debug)]
struct Even;

impl<'de> Deserialize<'de> for Even {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> std::result::Result<Even, D::Error> {
        let value = i64::deserialize(deserializer)?;
        match value % 2 {
            0 => Ok(Even),
            _ => Err(serde::de::Error::invalid_value(
                Unexpected::Signed(value),
                &"even",
            )),
        }
    }
}

#[test]
fn a_type_can_have_a_range_of_its_own() {
    #[derive(Debug, Deserialize)]
    struct Numbers {
        _value: Even,
    }
    assert!(read_all::<Numbers>("_value = 'pad'").is_ok());
    let error = read_all::<Numbers>("_value = 'pad + 1'").expect_err("odd");
    assert!(
        error.contains("1:10: _value must be even, seen 9 [case.range]"),
        "{error}"
    );
}

#[test]
fn a_literal_is_read_as_it_is_written() {
    let document = Document::parse("f/x.toml", "text = '{type}'\nname = 'none'").expect("TOML");
    let fields: Fields = literal(&document.root).expect("literal texts");
    assert_eq!(
        (fields.text.as_str(), fields.name.as_deref()),
        ("{type}", Some("none"))
    );
    let document = Document::parse("f/x.toml", "small = 'pad'").expect("TOML");
    let error = literal::<Fields>(&document.root).expect_err("an expression");
    assert_eq!(error.to_string(), "expected a number, found the text 'pad'");
}
