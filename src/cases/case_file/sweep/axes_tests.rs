//! Combinations of axes, and the names that they give.

use super::*;
use crate::case_file::sweep::{files_of, prefix_of};
use std::collections::BTreeSet;

fn sweep(text: &str) -> Result<Sweep> {
    Sweep::read(&Document::parse("f/x.toml", text)?)
}

fn expand(axes: &str) -> Result<Vec<Combination>> {
    let text = format!("about = 'x'\nrules = [1]\n{axes}\n[interface]\noutputs = []\n");
    let file = sweep(&text)?;
    let scope = Scope::new("f/x.toml", &text);
    combinations(&file, "xfb.f.x", Wanted::Default, &scope)
}

fn names(axes: &str) -> Vec<String> {
    expand(axes)
        .expect(axes)
        .into_iter()
        .map(|c| c.name)
        .collect()
}

#[test]
fn names_follow_the_files_order() {
    let axes = "[axes]\nz = ['b', 'float[3]']\na = [0, 60]";
    let want = [
        "xfb.f.x.b.0",
        "xfb.f.x.b.60",
        "xfb.f.x.float_3.0",
        "xfb.f.x.float_3.60",
    ];
    assert_eq!(names(axes), want);
    assert_eq!(names(""), ["xfb.f.x"]);
}

#[test]
fn filters_keep_drop_and_choose() {
    let axes = "[axes]\na = [1, 2, 3]\nb = ['x', 'y']\n";
    let filtered = format!(
        "only = {{ a = [1, 2] }}\nexcept = [{{ a = 2, b = 'y' }}]\nsmoke = {{ b = 'y' }}\n{axes}"
    );
    let kept = expand(&filtered).expect("filters");
    let seen: Vec<_> = kept.iter().map(|c| (c.name.as_str(), c.smoke)).collect();
    let want = [
        ("xfb.f.x.1.x", false),
        ("xfb.f.x.1.y", true),
        ("xfb.f.x.2.x", false),
    ];
    assert_eq!(seen, want);
    assert!(expand("smoke = true").expect("one case")[0].smoke);
}

#[test]
fn filters_can_name_what_rows_define() {
    let axes = "only = { n = 4 }\n[axes]\na = [{ name = 'x', n = 4 }, { name = 'y', n = 5 }]";
    assert_eq!(names(axes), ["xfb.f.x.x"]);
    let error = expand(&axes.replace("n = 4 }\n", "n = 6 }\n")).expect_err("no such value");
    assert_eq!(error.problem.rule(), "case.axis");
}

#[test]
fn shared_axes_are_named() {
    let text = include_str!("axes.toml");
    let parsed: BTreeMap<String, Vec<AxisValue>> = toml::from_str(text).expect("it parses");
    assert_eq!(&parsed, shared_axes());
    for axis in parsed.keys() {
        let kept = expand(&format!("[axes]\nn = '{axis}'")).expect(axis);
        assert!(!kept.is_empty(), "{axis}");
    }
    assert_eq!(names("[axes]\ntype = 'types'").len(), 42);
    let error = expand("[axes]\nn = 'tips'").expect_err("no such axis");
    let seen = (error.problem.rule(), error.line, error.column);
    assert_eq!(seen, ("case.unknown", 4, 5));
}

/// The names of the default list, and of the extended one.
fn lists(axes: &str) -> (Vec<String>, Vec<String>) {
    let text = format!("about = 'x'\nrules = [1]\n{axes}\n[interface]\noutputs = []\n");
    let file = sweep(&text).expect("a file");
    let scope = Scope::new("f/x.toml", &text);
    let all = combinations(&file, "xfb.f.x", Wanted::Names, &scope).expect("all");
    for combination in &all {
        let wanted = Wanted::One(&combination.name);
        let one = combinations(&file, "xfb.f.x", wanted, &scope).expect("one");
        let names: Vec<&str> = one.iter().map(|c| c.name.as_str()).collect();
        assert_eq!(names, [combination.name.as_str()]);
        assert!(!one[0].variables.is_empty());
    }
    let names: BTreeSet<String> = all.iter().step_by(3).map(|c| c.name.clone()).collect();
    let these = combinations(&file, "xfb.f.x", Wanted::These(&names), &scope).expect("some");
    assert!(these.iter().map(|c| &c.name).eq(&names));
    let default = all.iter().filter(|c| !c.extended);
    let default = default.map(|c| c.name.clone()).collect();
    (default, all.into_iter().map(|c| c.name).collect())
}

#[test]
fn the_default_list_has_every_pair_of_the_extended_one() {
    let axes = "pairs = { full = ['a', 'd'] }\nexcept = { a = 2, b = 'y' }\n\
                smoke = { a = 1, b = 'z', c = 3, d = 4 }\n\
                [axes]\na = [1, 2]\nb = ['x', 'y', 'z']\nc = [1, 2, 3]\nd = [4, 5]";
    let (default, all) = lists(axes);
    assert_eq!(all.len(), 36 - 6);
    // Every value of b and c with every pair of a and d, as far as it is kept.
    assert!((10..=14).contains(&default.len()), "{}", default.len());
    assert!(default.contains(&"xfb.f.x.1.z.3.4".to_owned()));
    for name in &all {
        let parts: Vec<&str> = name.split('.').skip(3).collect();
        for with in [1, 2] {
            let same = |other: &String| {
                let other: Vec<&str> = other.split('.').skip(3).collect();
                [0, 3, with].iter().all(|&at| other[at] == parts[at])
            };
            assert!(default.iter().any(same), "{name}");
        }
    }
    let seeded = axes.replace("'d'] }", "'d'], seed = 1 }");
    assert_ne!(lists(&seeded).0, default);
    assert_eq!(lists(axes).0, default);
}

#[test]
fn what_only_the_extended_list_has_shows_no_pairs() {
    let axes = "extended = { a = 3 }\n[axes]\na = [1, 2, 3]\nb = [1, 2]\nc = [1, 2]";
    let (default, all) = lists(axes);
    assert_eq!((default.len(), all.len()), (8, 12));
    let (pairs, all) = lists(&format!("pairs = {{}}\n{axes}"));
    assert!((4..8).contains(&pairs.len()) && all.len() == 12);
    assert!(pairs.iter().all(|name| default.contains(name)));
}

#[test]
fn what_is_wanted_by_name_is_found_alone() {
    let text = "about = 'x'\nrules = [1]\nonly = { a = 1 }\n[axes]\na = [1, 2]\n[interface]\noutputs = []\n";
    let file = sweep(text).expect("a file");
    let scope = Scope::new("f/x.toml", text);
    let count = |name| {
        let wanted = Wanted::One(name);
        combinations(&file, "xfb.f.x", wanted, &scope).map(|all| all.len())
    };
    assert_eq!(count("xfb.f.x.1"), Ok(1));
    for none in ["xfb.f.x.2", "xfb.f.x", "xfb.f.x.1.1", "xfb.f.xx.1", "xfb.f"] {
        assert_eq!(count(none), Ok(0), "{none}");
    }
}

#[test]
fn a_value_may_be_of_two_segments() {
    let axes = "[axes]\na = ['cw', 'cw.points', 'ccw']\nb = ['points', 'whole']";
    let (names, _) = lists(axes);
    assert_eq!(names.len(), 6);
    assert!(names.contains(&"xfb.f.x.cw.points.whole".to_owned()));
    assert!(names.contains(&"xfb.f.x.cw.points".to_owned()));
}

#[test]
fn rows_define_several_variables() {
    let kept = expand("[axes]\nshape = [{ name = 'two', n = 2, type = 'vec2' }]").expect("row");
    let text = |t: &str| Value::Text(t.to_owned());
    let want = [
        ("shape".to_owned(), text("two")),
        ("n".to_owned(), Value::Int(2)),
        ("type".to_owned(), text("vec2")),
    ];
    assert_eq!(kept[0].variables, want);
    assert_eq!(kept[0].name, "xfb.f.x.two");
}

#[test]
fn mistakes_have_places() {
    let many = format!(
        "[axes]\n{}",
        (0..16)
            .map(|i| format!("a{i} = [{}]\n", "1,".repeat(40)))
            .collect::<String>()
    );
    let rows = [
        ("[axes]\nn = []", "case.empty_axis", 4, 1),
        ("[axes]\nn = [1]\nm = ['..']", "case.name", 5, 6),
        ("[axes]\nn = [-1]", "case.name", 4, 6),
        ("[axes]\n'n-m' = [1]", "case.axis", 4, 1),
        ("[axes]\nn = [{ n = 1 }]", "case.axis", 4, 6),
        ("[axes]\nn = [{ name = 1, k = 1 }, 2]", "case.axis", 4, 27),
        (
            "[axes]\nn = [{ name = 1, m = 1 }]\nm = [2]",
            "case.axis",
            5,
            1,
        ),
        ("only = { n = 1 }", "case.undeclared_axis", 3, 10),
        ("smoke = { n = 2 }\n[axes]\nn = [1]", "case.axis", 3, 11),
        (
            "pairs = { full = ['m'] }\n[axes]\nn = [1]",
            "case.undeclared_axis",
            3,
            19,
        ),
        (many.as_str(), "case.too_many_combinations", 4, 1),
    ];
    for (axes, rule, line, column) in rows {
        let error = expand(axes).expect_err(axes);
        let seen = (error.problem.rule(), error.line, error.column);
        assert_eq!(seen, (rule, line, column), "{axes}: {error}");
    }
}

#[test]
fn prefixes_of_paths() {
    assert_eq!(
        prefix_of("place/stride.toml"),
        Ok("xfb.place.stride".into())
    );
    assert_eq!(prefix_of("sync.toml"), Ok("xfb.sync".into()));
    assert_eq!(prefix_of("sync/_readers.toml"), Ok("xfb.sync".into()));
    // Users' files are anywhere.
    assert_eq!(prefix_of("My Bugs/a.toml"), Ok("xfb.my_bugs.a".into()));
    assert_eq!(prefix_of(".tmp1/a.toml"), Ok("xfb.a".into()));
    for bad in ["_.toml", "a/B.toml", "a/b c.toml", "a/.toml"] {
        assert!(matches!(prefix_of(bad), Err(Problem::Name(_))), "{bad}");
    }
}

#[test]
fn a_case_is_searched_in_the_files_whose_prefix_it_has() {
    let files = ["a.toml", "a/_x.toml", "a/b.toml", "a/b/c.toml", "a/bc.toml"];
    let files = files.map(str::to_owned);
    let found = files_of("xfb.a.b.c.0", &files);
    assert_eq!(found, ["a/b/c.toml", "a/b.toml", "a.toml", "a/_x.toml"]);
    assert!(files_of("a.b", &files).is_empty());
}

#[test]
fn a_range_is_its_numbers() {
    assert_eq!(
        names("[axes]\nn = '2..=4'"),
        ["xfb.f.x.2", "xfb.f.x.3", "xfb.f.x.4"]
    );
    for (axes, rule) in [
        ("[axes]\nn = '4..=2'", "case.empty_axis"),
        ("[axes]\nn = '1..=x'", "case.axis"),
        ("[axes]\nn = '1..=9999999999'", "case.too_many_combinations"),
    ] {
        let error = expand(axes).expect_err(axes);
        assert_eq!(error.problem.rule(), rule, "{error}");
    }
}

#[test]
fn a_filter_accepts_the_numbers_of_a_range() {
    assert_eq!(
        names("except = { n = '3..=8' }\n[axes]\nn = '1..=9'"),
        ["xfb.f.x.1", "xfb.f.x.2", "xfb.f.x.9"]
    );
    for axes in [
        "only = { n = '3..=10' }\n[axes]\nn = '1..=9'",
        "only = { n = '3..=2' }\n[axes]\nn = '1..=9'",
        "only = { n = [] }\n[axes]\nn = '1..=9'",
    ] {
        let error = expand(axes).expect_err(axes);
        assert_eq!(error.problem.rule(), "case.axis", "{error}");
    }
}

#[test]
fn rows_omit_variables_that_have_a_default() {
    let axes = "[axes]\nn = { default = { a = 1 }, values = ['x', { name = 'y', a = 2 }] }";
    let combinations = expand(axes).expect("two combinations");
    let variables: Vec<&Value> = combinations
        .iter()
        .flat_map(|combination| &combination.variables)
        .filter(|(name, _)| name == "a")
        .map(|(_, value)| value)
        .collect();
    assert_eq!(variables, [&Value::Int(1), &Value::Int(2)]);
}
