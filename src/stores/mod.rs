//! The stores of captured data, read from a driver's own texts and compared with the layout and the
//! script that a case requires: a wrong offset is found without the hardware that would store
//! there.
//!
//! Each driver has a reader of what it prints: its compiled shaders, where they store by
//! themselves, or the commands that it submits, where the hardware does. A text that a reader does not know is
//! [`Unreadable`], and nothing is concluded from it.
//!
//! Vulkan chapter "Fixed-Function Vertex Post-Processing", "Transform Feedback".

mod captures;
mod compare;
mod fault;
mod linear;
mod nir;
mod nvk;
mod push;
mod radv;
mod reading;
mod value;

pub use compare::{Captured, compare, unidentified};
pub use fault::{StoreFault, StoreFaultKind};
pub use reading::{Reading, Unreadable};

use crate::script::capabilities::StoreSource;
use crate::script::executor::{Execution, ShaderText};
use crate::script::{Capabilities, Script};
use std::collections::BTreeSet;

/// Variables by which drivers are made to print what is read, with their values.
pub const VARIABLES: [(&str, &str); 1] = [("NVK_DEBUG", "push")];

/// The stores of a job, as a driver's texts show them.
#[derive(Debug, Default)]
pub struct Stores {
    /// The differences between the captures of the script and those that are submitted.
    pub faults: Vec<StoreFault>,
    /// The stores of programs, each with the number of the program.
    pub readings: Vec<(usize, Reading)>,
}

/// Reads the stores of a job from the texts that a driver prints of it. The programs capture to
/// these bindings.
///
/// # Errors
/// [`Unreadable`]
pub fn read(
    device: &Capabilities,
    script: &Script,
    execution: &Execution,
    bindings: &[BTreeSet<u32>],
) -> Result<Stores, Unreadable> {
    match device.store_source() {
        StoreSource::Shaders if device.driver_name == radv::DRIVER => {
            let none: &[ShaderText] = &[];
            let texts = (0..bindings.len()).map(|program| {
                let texts = execution.shaders.get(program);
                Ok((program, radv::read(texts.map_or(none, Vec::as_slice))?))
            });
            Ok(Stores {
                readings: texts.collect::<Result<_, _>>()?,
                ..Stores::default()
            })
        }
        StoreSource::Commands if device.driver_name == nvk::DRIVER => {
            let commands = execution.commands.as_ref().ok_or(Unreadable::NoCommands)?;
            let submitted = nvk::submitted(&commands.text)?;
            let expected = captures::expected(script, commands);
            let drawn = expected.captures.iter().zip(&submitted.captures);
            let drawn = drawn.filter_map(|(expected, capture)| Some((expected.program?, capture)));
            let readings = drawn.map(|(program, capture)| Ok((program, capture.reading()?)));
            Ok(Stores {
                readings: readings.collect::<Result<_, _>>()?,
                faults: captures::compare(&expected, &submitted, bindings),
            })
        }
        _ => Err(Unreadable::Driver {
            driver: device.driver_name.clone(),
        }),
    }
}
