//! The log of a fault: a line when a device is created, and one for each place where the
//! chosen fault occurs. A reader judges by it whether a report names the right place.
//!
//! The environment variable `XFB_FAULT_LOG` names the file; without it nothing is written.

use crate::fault::Event;
use std::fs::OpenOptions;
use std::io::Write;

/// The environment variable that names the log.
pub const LOG_VARIABLE: &str = "XFB_FAULT_LOG";

fn append(line: &str) {
    let Some(path) = std::env::var_os(LOG_VARIABLE) else {
        return;
    };
    let file = OpenOptions::new().create(true).append(true).open(&path);
    let written = file.and_then(|mut file| file.write_all(line.as_bytes()));
    if let Err(error) = written {
        eprintln!("{LOG_VARIABLE}: {}: {error}", path.display());
        std::process::exit(74);
    }
}

/// Notes that the layer is in use.
pub(crate) fn loaded() {
    append("loaded\n");
}

/// Notes that the chosen fault occurs.
pub(crate) fn occurrence(event: &Event) {
    let number = |number: Option<u32>| number.map_or("-".to_owned(), |n| n.to_string());
    append(&format!(
        "occurs buffer={} stream={} before={} bytes={}\n",
        number(event.buffer),
        number(event.stream),
        event.before,
        event.bytes
    ));
}
