//! `report.html` of a run: what is in it, and in a browser that it shows a run of 8,000
//! cases, filters it, opens a failure, and never executes a text of a case or a driver.

use super::fixture::Fixture;
use super::ran;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

/// Markup that would leave a trace if it were executed.
const HOSTILE: &str =
    r#"</script><img src=x onerror=\"document.documentElement.dataset.executed=1\"><!-- ' &lt;"#;

/// Many cases, of which some fail with hostile texts.
fn many_cases(passing: usize) -> String {
    let mut mock = format!("devices = [\"GPU {HOSTILE}\"]\ncases = [\n");
    for number in 0..passing {
        let family = ["counter", "overflow", "place", "query"][number % 4];
        // Writing to a string cannot fail.
        let _ = writeln!(mock, "    \"xfb.{family}.case.{number}\",");
    }
    let _ = write!(
        mock,
        r#"    "xfb.bad.one", "xfb.bad.two", "xfb.bad.crash", "xfb.bad.unsupported",
]
[[case]]
name = "xfb.bad.crash"
does = "crash"
signal = 11
phase = "pipeline"
stderr = "{HOSTILE}\n"
[[case]]
name = "xfb.bad.unsupported"
does = "unsupported"
reason = "{HOSTILE}"
[[case]]
name = "xfb.bad.*"
does = "fail"
fingerprint = "displaced(+4) {HOSTILE}"
explanation = "{HOSTILE}"
"#
    );
    mock
}

#[test]
fn the_page_of_a_run_has_its_texts_as_data_only() {
    let fixture = Fixture::new(&many_cases(8));
    fixture.run("run --output out").exits(1);
    let page = fixture.read("out/report.html");
    assert_eq!(page.matches("<script").count(), 2, "{page}");
    assert_eq!(page.matches("</script>").count(), 2);
    assert!(!page.contains("<img") && !page.contains("<!--"));
    let data = page.split("id=\"data\">").nth(1).expect("the data");
    let data = data.split("</script>").next().expect("its end");
    let data: serde_json::Value = serde_json::from_str(data).expect("JSON");
    assert_eq!(data["cases"].as_array().expect("cases").len(), 12);
    assert_eq!(data["failures"].as_array().expect("failures").len(), 3);
    let device = data["run"]["device"].as_str().expect("a device");
    assert!(device.contains("<img src=x onerror="), "{device}");
}

#[test]
fn the_page_has_landmarks_a_sorted_column_and_a_layout_for_phones() {
    let fixture = Fixture::new(&many_cases(8));
    fixture.run("run --output out").exits(1);
    let page = fixture.read("out/report.html");
    for part in [
        // The toolbar is a landmark, and nothing scrolls below it.
        "id=\"toolbar\" role=\"search\"",
        "scroll-margin-top: calc(var(--toolbar, 4rem)",
        // The address has the filter.
        "`#q=${encodeURIComponent(filter.text)}`",
        "<button id=\"by-time\">time</button>",
        "@media (max-width: 40rem)",
    ] {
        assert!(page.contains(part), "no {part}");
    }
    // Headers of tables have texts, and scrollable texts can be focused.
    assert!(!page.contains("<th></th>") && !page.contains("el(\"th\", {}, \"\")"));
    assert!(!page.contains("el(\"pre\", {}"));
}

/// Opens a page in a browser, which does one thing with it.
fn open(page: &Path, hash: &str, action: &str) -> ran::Ran {
    let program = std::env::var("XFB_CHROMIUM").unwrap_or_else(|_| "chromium".to_owned());
    let profile = tempfile::tempdir().expect("a folder");
    let mut command = Command::new(program);
    command
        .args(["--headless", "--no-sandbox", "--disable-gpu"])
        .args(["--enable-logging=stderr", "--virtual-time-budget=20000"])
        .arg(format!("--user-data-dir={}", profile.path().display()))
        .args(["--hide-scrollbars", "--window-size=1180,1500", action])
        .arg(format!("file://{}{hash}", page.display()));
    ran::finish(&mut command).exits(0)
}

/// The document of a page after its script ran.
fn browse(page: &Path, hash: &str) -> String {
    let ran = open(page, hash, "--dump-dom");
    let console: Vec<&str> = ran
        .stderr
        .lines()
        .filter(|l| l.contains("CONSOLE"))
        .collect();
    assert!(console.is_empty(), "{console:?}");
    // The root element with the attributes that the script sets.
    let root = ran.stdout.split('>').nth(1).expect("the root element");
    assert!(root.contains("data-ready=\"yes\""), "{root}");
    assert!(!root.contains("data-executed"), "{root}");
    ran.stdout
}

#[test]
#[ignore = "needs Chromium; ci/proofs/all runs it"]
fn eight_thousand_cases_are_shown_and_filtered_in_a_browser() {
    let fixture = Fixture::new(&many_cases(8000));
    fixture.run("run --output out").exits(1);
    let page = fixture.path("out/report.html");
    let all = browse(&page, "");
    assert!(all.contains("data-shown=\"8004\""), "every case is shown");
    assert!(
        all.contains("2 faults") && all.contains("in 3 cases"),
        "faults"
    );
    let filtered = browse(&page, "#q=family:xfb.counter%20case.12");
    // 12, 12x of which every fourth is of the family, 12xx and 12xxx do likewise.
    let expected = (0..8000)
        .filter(|number| number % 4 == 0 && format!("case.{number}").contains("case.12"))
        .count();
    assert!(
        filtered.contains(&format!("data-shown=\"{expected}\"")),
        "{expected}"
    );
    let time = filtered
        .split("data-filter-milliseconds=\"")
        .nth(1)
        .expect("a time");
    let time: f64 = time
        .split('"')
        .next()
        .expect("its end")
        .parse()
        .expect("a number");
    println!("filtered 8004 cases in {time} ms");
    assert!(time < 300.0, "{time} ms");
    // An open failure states its explanation, as text.
    let opened = browse(&page, "#case=xfb.bad.one");
    assert!(
        opened.contains("Complete explanation"),
        "the failure is open"
    );
    assert!(opened.contains("reproduce") || opened.contains("Reproduce"));
    assert!(
        opened.contains("&lt;/script&gt;&lt;img src=x"),
        "the text is escaped"
    );
    assert!(!opened.contains("<img"), "no text becomes an element");
}

/// A page of a failure on a device, with the memory of its buffers.
#[cfg(feature = "shaderc")]
#[test]
#[ignore = "needs Chromium and lavapipe; ci/proofs/all runs it"]
fn the_memory_of_a_failure_is_drawn_in_a_browser() {
    let folder = tempfile::tempdir().expect("a folder");
    let output = folder.path().join("out");
    let mut command = Command::new(env!("CARGO_BIN_EXE_xfb"));
    command.args(["run", "xfb.counter.first.1", "--output"]);
    ran::finish(command.arg(&output));
    let text = output.join("failures/xfb.counter.first.1.txt");
    let Ok(text) = std::fs::read_to_string(&text) else {
        // Another driver than lavapipe may be correct.
        println!("xfb.counter.first.1 passes here: nothing to draw");
        return;
    };
    let page = browse(&output.join("report.html"), "#case=xfb.counter.first.1");
    for part in [
        "Captured vertex",
        "Buffer 0: ",
        "class=\"word captured differs\"",
        "class=\"word untouched",
        "class=\"word guard\"",
        "← not written",
        "Counters and queries",
        "vkCmdBeginTransformFeedbackEXT",
    ] {
        assert!(page.contains(part), "{part}");
    }
    // For a person to look at: colours and shapes are not checked.
    let picture = Path::new(env!("CARGO_TARGET_TMPDIR")).join("report.png");
    open(
        &output.join("report.html"),
        "#q=xfb.counter.first.1",
        &format!("--screenshot={}", picture.display()),
    );
    let size = std::fs::metadata(&picture).expect("a screenshot").len();
    assert!(size > 30_000, "{size} bytes: an empty page");
    println!("screenshot: {}", picture.display());
    assert!(text.contains("first difference: buffer 0"), "{text}");
}
