//! Items, and the scripts that they make.

use super::*;
use crate::case::Case;
use crate::case_file::expand;
use crate::script::text::lines;
use crate::sources::Sources;

const FILE: &str = "about = 'x'\nrules = [15]\nqueries = []\n[interface]\noutputs = [{ name = 'a', \
    type = 'vec3', offset = 0 }]\n[[counters]]\n[[script]]\n\
    bind = [{ buffer = 0, offset = 32, size = '90 vertices' }]\n[[script]]\nbegin = {}\n\
    [[script]]\ndraw = { vertices = 40 }\n[[script]]\ndraw = { vertices = 5, first_vertex = 9 }\n\
    [[script]]\nend = { counters = [0] }\n";

fn case() -> Case {
    let cases = expand::expand("f/x.toml", FILE, &Sources::embedded(), None);
    cases.expect("a right file").remove(0)
}

fn items(texts: &[&str]) -> Vec<Item> {
    let items = texts.iter().map(|text| text.parse());
    items.collect::<Result<_, ItemError>>().expect("items")
}

/// The script with these items, without the lines about its resources.
fn script(texts: &[&str]) -> Option<Vec<String>> {
    let case = case();
    let varied = varied(case.capture().expect("a capture"), &items(texts))?;
    let lines = lines(&varied.script).into_iter();
    Some(lines.filter(|line| line.starts_with("vkCmd")).collect())
}

#[test]
fn items_are_read_as_they_are_written() {
    for transformation in Transformation::all() {
        let command = (transformation.reach() != Reach::Case).then_some(12);
        let item = Item {
            transformation,
            command,
        };
        assert_eq!(item.to_string().parse(), Ok(item));
        assert!(!transformation.section().is_empty());
    }
    let names: std::collections::BTreeSet<_> =
        Transformation::all().map(Transformation::name).collect();
    assert_eq!(names.len(), Transformation::all().count());
    for wrong in ["secondary", "shader_objects@1", "secondary@x", "other@1"] {
        wrong.parse::<Item>().expect_err(wrong);
    }
}

#[test]
fn items_do_not_depend_on_one_another() {
    let plain = script(&[]).expect("a legal script");
    assert_eq!(plain.len(), 5, "{plain:?}");
    let clear = "vkCmdClearAttachments()";
    let indexed = "vkCmdDrawIndexed(index buffer 0, indexCount 5, instanceCount 1, firstIndex 3, \
                   vertexOffset 9, firstInstance 0)";
    let with = |clears: bool, indices: bool| {
        let mut lines = plain.clone();
        if indices {
            lines[3] = indexed.to_owned();
        }
        if clears {
            lines.insert(3, clear.to_owned());
        }
        lines
    };
    let both = ["clear_attachments@3", "indexed_u8@3"];
    assert_eq!(script(&both), Some(with(true, true)));
    assert_eq!(script(&[both[1], both[0]]), Some(with(true, true)));
    assert_eq!(script(&both[..1]), Some(with(true, false)));
    assert_eq!(script(&both[1..]), Some(with(false, true)));
}

#[test]
fn a_capture_in_a_secondary_command_buffer_binds_for_itself() {
    let case = case();
    let capture = case.capture().expect("a capture");
    let varied = varied(capture, &items(&["secondary@1"])).expect("a legal script");
    let commands = &varied.script.commands;
    assert_eq!(commands[1], Command::BeginSecondary);
    assert!(commands[2].effects().binds.is_some(), "{commands:?}");
    assert_eq!(commands.last(), Some(&Command::EndSecondary));
}

#[test]
fn both_executions_of_a_secondary_command_buffer_have_what_other_items_change() {
    let case = case();
    let capture = case.capture().expect("a capture");
    let texts = ["reused_secondaries@1", "indexed_u8@3"];
    let varied = varied(capture, &items(&texts)).expect("a legal script");
    let secondaries = varied.script.secondaries();
    let [first, second] = secondaries[..] else {
        panic!("{secondaries:?}");
    };
    assert_eq!(first, second);
    let is_indexed = |c: &Command| matches!(c, Command::Draw(draw) if draw.indices.is_some());
    assert_eq!(first.iter().filter(|c| is_indexed(c)).count(), 1);
    // A capture that resumes does not begin at the same place again.
    let resumed = FILE.replace("begin = {}", "begin = { counters = [0] }");
    let resumed = resumed.replace("[[counters]]", "[[counters]]\nvalue = 0");
    let cases = expand::expand("f/x.toml", &resumed, &Sources::embedded(), None);
    let resumed = cases.expect("a right file").remove(0);
    let capture = resumed.capture().expect("a capture");
    assert!(super::varied(capture, &items(&texts[..1])).is_none());
}

#[test]
fn queries_are_omitted_for_a_clear_that_may_count() {
    let with_queries = FILE.replace("queries = []\n", "");
    let cases = expand::expand("f/x.toml", &with_queries, &Sources::embedded(), None);
    let case = cases.expect("a right file").remove(0);
    let capture = case.capture().expect("a capture");
    let commands = capture.script.commands.iter();
    let draw = commands.clone().position(|c| c.effects().draws.is_some());
    let clear = format!("clear_attachments@{}", draw.expect("a draw"));
    assert!(varied(capture, &items(&[&clear])).is_none());
    let varied = varied(capture, &items(&[&clear, "no_queries"])).expect("a legal script");
    assert!(varied.script.queries.is_empty());
    assert!(varied.script.clears_attachments());
}

#[test]
fn a_place_where_a_transformation_does_not_apply_has_none() {
    // A clear outside of a pass, a command buffer inside of a capture, a begin that is taken for a draw.
    for wrong in [
        "clear_attachments@0",
        "command_buffer@2",
        "indirect@1",
        "split_bind@0",
    ] {
        assert_eq!(script(&[wrong]), None, "{wrong}");
    }
}

#[test]
fn a_change_is_described_by_its_place() {
    let case = case();
    let script = &case.capture().expect("a capture").script;
    let words = |text: &str| items(&[text])[0].describe(script);
    assert_eq!(
        words("clear_attachments@3"),
        "vkCmdClearAttachments before draw 2"
    );
    assert_eq!(
        words("secondary@1"),
        "a secondary command buffer for the capture of begin 1"
    );
    assert_eq!(words("shader_objects"), "shader objects");
}

#[test]
fn a_seed_selects_a_variation_that_applies() {
    let mut case = case();
    let mut plain = 0;
    let mut seen = std::collections::BTreeSet::new();
    for number in 0..200 {
        case.name = format!("xfb.f.{number}");
        let chosen = choose::chosen(&case, 0, &mut |_| true);
        assert_eq!(chosen, choose::chosen(&case, 0, &mut |_| true));
        plain += usize::from(chosen.is_empty());
        let capture = case.capture().expect("a capture");
        assert!(varied(capture, &chosen).is_some(), "{chosen:?}");
        seen.extend(chosen.iter().map(|item| item.transformation));
    }
    assert!((10..32).contains(&plain), "{plain} of 200 are plain");
    assert!(seen.len() > 25, "{} transformations", seen.len());
    assert!(choose::chosen(&case, 0, &mut |_| false).is_empty());
}
