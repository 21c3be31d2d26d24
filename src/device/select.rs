//! Which device is meant.

use crate::script::Capabilities;
use thiserror::Error;

/// Why no device is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SelectError {
    /// The loader lists no device at all.
    #[error(
        "no Vulkan device: the drivers that were found have none; name another driver's file in \
         VK_DRIVER_FILES (older loaders: VK_ICD_FILENAMES)"
    )]
    NoDevice,
    /// Devices, none with the extension.
    #[error(
        "no device with VK_EXT_transform_feedback among {}; name one with --device to see every \
         case as unsupported",
        .devices.join(", ")
    )]
    NoCapableDevice { devices: Vec<String> },
    /// No device goes by this name.
    #[error("no device is or contains '{wanted}'; there are {}", .devices.join(", "))]
    NoMatch {
        wanted: String,
        devices: Vec<String>,
    },
    /// Several devices go by this name.
    #[error("'{wanted}' is part of several names: {}; use the number", .devices.join(", "))]
    Ambiguous {
        wanted: String,
        devices: Vec<String>,
    },
}

/// Chooses a device: by its number, else by a part of its name (in any case of
/// letters), else the first one with transform feedback in the loader's order.
/// Answers its position in `reports`. A device that is asked for need not have
/// transform feedback.
///
/// # Errors
/// [`SelectError`], which lists the devices there are.
pub fn select(reports: &[Capabilities], wanted: Option<&str>) -> Result<usize, SelectError> {
    if reports.is_empty() {
        return Err(SelectError::NoDevice);
    }
    let Some(wanted) = wanted else {
        return reports
            .iter()
            .position(|device| device.transform_feedback)
            .ok_or_else(|| SelectError::NoCapableDevice {
                devices: titles(reports.iter()),
            });
    };
    if let Ok(number) = wanted.parse::<usize>()
        && let Some(position) = reports.iter().position(|device| device.index == number)
    {
        return Ok(position);
    }
    let lower = wanted.to_lowercase();
    let matching: Vec<usize> = (0..reports.len())
        .filter(|&at| reports[at].name.to_lowercase().contains(&lower))
        .collect();
    match matching[..] {
        [one] => Ok(one),
        [] => Err(SelectError::NoMatch {
            wanted: wanted.to_string(),
            devices: titles(reports.iter()),
        }),
        _ => Err(SelectError::Ambiguous {
            wanted: wanted.to_string(),
            devices: titles(matching.iter().map(|&at| &reports[at])),
        }),
    }
}

fn titles<'a>(devices: impl Iterator<Item = &'a Capabilities>) -> Vec<String> {
    devices
        .map(|device| format!("{} '{}'", device.index, device.name))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn device(index: usize, name: &str, transform_feedback: bool) -> Capabilities {
        Capabilities {
            index,
            name: name.into(),
            transform_feedback,
            ..Capabilities::offering(&[])
        }
    }

    fn three() -> Vec<Capabilities> {
        vec![
            device(0, "SwiftShader Device", false),
            device(1, "NVIDIA RTX 4090", true),
            device(2, "llvmpipe (LLVM 15)", true),
        ]
    }

    #[test]
    fn the_default_is_the_first_with_transform_feedback() {
        assert_eq!(select(&three(), None), Ok(1));
    }

    #[test]
    fn by_number_or_by_part_of_the_name() {
        for (wanted, want) in [("0", 0), ("2", 2), ("LLVMpipe", 2), ("4090", 1)] {
            assert_eq!(select(&three(), Some(wanted)), Ok(want), "{wanted}");
        }
    }

    #[test]
    fn every_refusal_says_what_there_is() {
        assert_eq!(select(&[], None), Err(SelectError::NoDevice));
        let none = select(&three()[..1], None).expect_err("nothing capable");
        assert_eq!(
            none,
            SelectError::NoCapableDevice {
                devices: vec!["0 'SwiftShader Device'".into()]
            }
        );
        let no_match = select(&three(), Some("radeon")).expect_err("no match");
        assert!(
            no_match.to_string().contains("1 'NVIDIA RTX 4090'"),
            "{no_match}"
        );
        let ambiguous = select(&three(), Some("e")).expect_err("several");
        assert_eq!(
            ambiguous.to_string(),
            "'e' is part of several names: 0 'SwiftShader Device', 2 'llvmpipe (LLVM 15)'; use \
             the number"
        );
    }
}
