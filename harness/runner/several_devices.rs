//! Runs whose cases are divided among several devices.

use super::fixture::Fixture;

fn mock(devices: &str) -> Fixture {
    Fixture::new(&format!(
        "devices = {devices}\ncases = ['xfb.m.a', 'xfb.m.b', 'xfb.m.c', 'xfb.m.d', 'xfb.m.e']\n\
         pauses_milliseconds = [1, 1, 1]\n\
         [[case]]\nname = 'xfb.m.c'\ndoes = 'crash'\nsignal = 11\nphase = 'wait'\n\
         [[case]]\nname = 'xfb.m.*'\ndoes = 'slow'\nmilliseconds = 300\n"
    ))
}

#[test]
fn equal_devices_share_one_list_and_one_result() {
    let fixture = mock("['Mock', 'Mock']");
    let ran = fixture.run("run --device 0,1 --output out").exits(1);
    ran.prints("4 pass").prints("1 crash");
    assert_eq!(fixture.statuses(), "pass pass crash pass pass");
    let results = fixture.results();
    let reproduce = results["results"][2]["reproduce"].as_str();
    assert!(
        reproduce.is_some_and(|command| command.contains("--device 0,1")),
        "{reproduce:?}"
    );
}

#[test]
fn a_device_that_is_missing_or_other_fails_the_run() {
    let fixture = mock("['Mock', 'Mock']");
    let ran = fixture.run("run --device 0,7 xfb.m.[abde]").exits(69);
    ran.complains("no such mock device");
    let fixture = mock("['Mock One', 'Mock Two']");
    let ran = fixture.run("run --device 0,1 xfb.m.[abde]").exits(69);
    ran.complains(" in place of ");
}

#[test]
fn each_device_needs_a_worker() {
    let fixture = mock("['Mock', 'Mock']");
    for arguments in ["-j1", "--in-process"] {
        let ran = fixture.run(&format!("run --device 0,1 {arguments}"));
        ran.exits(64).complains("2 devices need as many workers");
    }
    fixture.run("run --device 0,1 -j2 xfb.m.a xfb.m.b").exits(0);
}
