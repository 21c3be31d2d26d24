//! Prints the varyings that SPIR-V modules capture, one a line.
//!
//! `engine-consumer FILE…`

use std::env;
use std::error::Error;
use std::fs;
use xfb_engine::capture::{self, Dialect, Options};
use xfb_engine::spirv;

fn main() -> Result<(), Box<dyn Error>> {
    let options = Options {
        dialect: Dialect::Vulkan,
        ..Options::default()
    };
    for file in env::args_os().skip(1) {
        let module = spirv::load_bytes(&fs::read(file)?)?;
        let interface = spirv::reflect(&module, None)?;
        for varying in capture::declared(&interface, &options)?.varyings() {
            println!("{} at byte {}", varying.name, varying.offset);
        }
    }
    Ok(())
}
