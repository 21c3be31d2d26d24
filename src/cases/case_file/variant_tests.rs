//! Variants of cases of other files.

use crate::case_file::expand::expand;
use crate::script::placement::Allocation;
use crate::script::program::{Build, Pass};
use crate::sources::Sources;

const VARIANT: &str = "about = 'by libraries'\nrules = [14]\nextends = '{like}'\n\
    allocation = 'device_local'\n\
    [axes]\ncase = [{ name = 'stride', like = 'xfb.place.stride.vertex.4.7' }]\n\
    [pipeline]\nbuild = 'fast_link'\npass = 'dynamic'\n";

#[test]
fn a_variant_is_the_other_case_run_in_another_way() {
    let sources = Sources::embedded();
    let text = sources.case("place/stride.toml").expect("readable");
    let originals = expand("place/stride.toml", &text.expect("there"), &sources, None);
    let original = originals.expect("no mistake").remove(0);
    let text = VARIANT.replace("xfb.place.stride.vertex.4.7", &original.name);
    let cases = expand("pipeline/x.toml", &text, &sources, None);
    let case = cases.unwrap_or_else(|e| panic!("{e}")).remove(0);
    assert_eq!(case.name, "xfb.pipeline.x.stride");
    assert_eq!(case.interface(), original.interface());
    assert!(case.rules.contains(&14) && case.rules.contains(&15));
    assert!(case.about.starts_with("by libraries: "), "{}", case.about);
    let device = case.capture().expect("a device case");
    assert_eq!(device.program.pipeline.build, Build::FastLink);
    assert_eq!(device.program.pipeline.pass, Pass::Dynamic);
    let placement = &device.script.placement;
    assert_eq!(placement.allocation, Allocation::DeviceLocal);
    let script = &original.capture().expect("a device case").script;
    assert_eq!(device.script.commands, script.commands);
}

#[test]
fn an_impossible_variant_is_reported() {
    let sources = Sources::embedded();
    let wrong = |text: &str| {
        let error = expand("pipeline/x.toml", text, &sources, None).expect_err(text);
        error.to_string()
    };
    let none = VARIANT.replace("place.stride", "place.nowhere");
    assert!(wrong(&none).contains("no case file holds 'xfb.place.nowhere"));
    let none = VARIANT.replace("vertex.4.7", "vertex.4.7.8");
    assert!(wrong(&none).contains("there is no case 'xfb.place.stride"));
    let own = format!("{VARIANT}[[script]]\ndraw = {{}}\n").replace("vertex.4.7", "vertex.4");
    assert!(wrong(&own).contains("a variant takes the interface"));
}

#[test]
fn a_late_mistake_of_a_variant_is_placed_in_its_file() {
    let error = |from: &str, to: &str| {
        let text = VARIANT.replace("vertex.4.7", "vertex.4").replace(from, to);
        let cases = expand("pipeline/x.toml", &text, &Sources::embedded(), None);
        cases.expect_err(to).to_string()
    };
    let rows = [
        (
            "fast_link'\npass = 'dynamic",
            "shader_objects",
            "x.toml:8:9: shader objects",
        ),
        (
            "pass",
            "raster.discard = 'on'\nfragment = true\npass",
            "x.toml:9:18: a fragment",
        ),
        ("'dynamic'", "'{how}'", "x.toml:9:8: 'how' is not an axis"),
        ("'dynamic'", "'{case}'", "x.toml:9:8: unknown pass 'stride'"),
    ];
    for (from, to, part) in rows {
        let error = error(from, to);
        assert!(error.contains(part), "{error}");
    }
}
