//! The choice of a device.

use crate::script::Capabilities;
use thiserror::Error;

/// The reason that no device is selected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SelectError {
    /// There are no devices.
    #[error(
        "no Vulkan device: the drivers that were found have none; name another driver's file in \
         VK_DRIVER_FILES (older loaders: VK_ICD_FILENAMES)"
    )]
    NoDevice,
    /// No device has the extension.
    #[error(
        "no device has VK_EXT_transform_feedback: device {}; --device selects one, with every \
         case unsupported",
        .devices.join(", ")
    )]
    NoCapableDevice { devices: Vec<String> },
    /// No device has this number or name.
    #[error("no device has the index or a name with '{wanted}': device {}", .devices.join(", "))]
    NoMatch {
        wanted: String,
        devices: Vec<String>,
    },
    /// Several devices have this name.
    #[error("'{wanted}' is part of several names: device {}; use the index", .devices.join(", "))]
    Ambiguous {
        wanted: String,
        devices: Vec<String>,
    },
}

/// Selects a device by its number or by a part of its name, ignoring case, or else
/// the first one with transform feedback. Returns its position in `reports`. A
/// device that is requested need not have transform feedback.
///
/// # Errors
/// [`SelectError`], which lists the devices.
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
        .map(|device| format!("{} is '{}'", device.index, device.name))
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
    fn a_number_or_a_part_of_the_name_selects_a_device() {
        for (wanted, want) in [("0", 0), ("2", 2), ("LLVMpipe", 2), ("4090", 1)] {
            assert_eq!(select(&three(), Some(wanted)), Ok(want), "{wanted}");
        }
    }

    #[test]
    fn every_error_lists_the_devices() {
        assert_eq!(select(&[], None), Err(SelectError::NoDevice));
        let none = select(&three()[..1], None).expect_err("nothing capable");
        assert_eq!(
            none,
            SelectError::NoCapableDevice {
                devices: vec!["0 is 'SwiftShader Device'".into()]
            }
        );
        let no_match = select(&three(), Some("radeon")).expect_err("no match");
        assert_eq!(
            no_match.to_string(),
            "no device has the index or a name with 'radeon': device 0 is 'SwiftShader Device', \
             1 is 'NVIDIA RTX 4090', 2 is 'llvmpipe (LLVM 15)'"
        );
        let ambiguous = select(&three(), Some("e")).expect_err("several");
        assert_eq!(
            ambiguous.to_string(),
            "'e' is part of several names: device 0 is 'SwiftShader Device', 2 is 'llvmpipe (LLVM \
             15)'; use the index"
        );
    }
}
