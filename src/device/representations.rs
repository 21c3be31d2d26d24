//! Texts in which a driver prints the shaders of a pipeline that it compiled.
//!
//! Vulkan chapter "Pipelines", "Pipeline Executables"; VK_KHR_pipeline_executable_properties.

use super::enumerate::{EnumerationError, enumerate};
use super::error::failed;
use super::logical::Logical;
use crate::script::ExecuteError;
use crate::script::executor::ShaderText;
use ash::{khr, vk};
use std::ffi::c_char;

/// The largest text that is read.
const LARGEST: usize = 64 << 20;

/// Reads all texts of a pipeline that was created with
/// `VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR`.
///
/// # Errors
/// [`ExecuteError::Driver`]: a call failed.
pub(super) fn read(
    device: &Logical,
    pipeline: vk::Pipeline,
) -> Result<Vec<ShaderText>, ExecuteError> {
    let functions = device.load(khr::pipeline_executable_properties::Device::new);
    let functions = functions.fp();
    let handle = device.raw().handle();
    let info = vk::PipelineInfoKHR::default().pipeline(pipeline);
    let call = "vkGetPipelineExecutablePropertiesKHR";
    // SAFETY: the feature is enabled; `info` outlives the call, and `enumerate` passes valid
    // pointers.
    let executables = enumerate(|count, executables| unsafe {
        let function = functions.get_pipeline_executable_properties_khr;
        function(handle, &raw const info, count, executables)
    })
    .map_err(|error| refused(call, error))?;
    let mut texts = Vec::new();
    for (executable, properties) in (0..).zip(&executables) {
        let info = vk::PipelineExecutableInfoKHR::default()
            .pipeline(pipeline)
            .executable_index(executable);
        let representations = representations(device, &info)?;
        texts.extend(
            representations
                .into_iter()
                .map(|(representation, text)| ShaderText {
                    executable: string(&properties.name),
                    representation,
                    text,
                }),
        );
    }
    Ok(texts)
}

/// Reads the textual representations of an executable, each with its name.
fn representations(
    device: &Logical,
    info: &vk::PipelineExecutableInfoKHR<'_>,
) -> Result<Vec<(String, String)>, ExecuteError> {
    let functions = device.load(khr::pipeline_executable_properties::Device::new);
    let function = (functions.fp()).get_pipeline_executable_internal_representations_khr;
    let handle = device.raw().handle();
    let call = "vkGetPipelineExecutableInternalRepresentationsKHR";
    // SAFETY: as above; without memory for their data, sizes are written.
    let mut found = enumerate(|count, found: *mut Representation| unsafe {
        function(handle, info, count, found)
    })
    .map_err(|error| refused(call, error))?;
    let mut data = Vec::new();
    for representation in &mut found {
        let size = representation.data_size;
        if size > LARGEST {
            return Err(ExecuteError::Driver {
                call,
                result: format!("a text of {size} bytes, which is more than {LARGEST}"),
            });
        }
        let mut bytes = vec![0u8; size];
        representation.p_data = bytes.as_mut_ptr().cast();
        data.push(bytes);
    }
    let capacity = found.len() as u32;
    let mut count = capacity;
    // SAFETY: as above; each element has memory for as many bytes as it states.
    let result = unsafe { function(handle, info, &raw mut count, found.as_mut_ptr()) };
    result.result().map_err(failed(call))?;
    if count > capacity {
        return Err(refused(call, EnumerationError::Overrun { count, capacity }));
    }
    let read = found.iter().zip(data).take(count as usize);
    let texts = read.filter(|(representation, _)| representation.is_text != vk::FALSE);
    Ok(texts
        .map(|(representation, bytes)| {
            let written = &bytes[..bytes.len().min(representation.data_size)];
            let text = String::from_utf8_lossy(written);
            let text = text.trim_end_matches('\0').to_owned();
            (string(&representation.name), text)
        })
        .collect())
}

/// A representation of any lifetime: its memory is that of `data` above.
type Representation = vk::PipelineExecutableInternalRepresentationKHR<'static>;

fn refused(call: &'static str, error: EnumerationError) -> ExecuteError {
    match error {
        EnumerationError::Failed(result) => failed(call)(result),
        other => ExecuteError::Driver {
            call,
            result: other.to_string(),
        },
    }
}

/// Returns a string up to its zero, or the whole where it has none.
fn string(characters: &[c_char]) -> String {
    let written = characters.iter().take_while(|character| **character != 0);
    let bytes: Vec<u8> = written
        .map(|character| character.to_ne_bytes()[0])
        .collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
