//! `xfb table --against gl`: the table of the engine beside the one that a driver of OpenGL
//! reports of the same texts.

use super::output::print;
use super::{Exit, Failure, Outcome};
use crate::capture::{CaptureTable, Request};
use crate::gl::{GlDevice, Wanted};
use crate::input;
use crate::judge::opengl::{captured_names, compare_texts};
use crate::script::Executor;
use crate::script::glsl_program::{GlslLanguage, GlslProgram, GlslStage};
use crate::types::Stage;
use std::path::{Path, PathBuf};

/// Links the files with their request on a device of OpenGL, and prints each difference between
/// its table and the engine's; ends with 1 if there are any.
pub fn compare(
    files: &[PathBuf],
    request: Option<&Request>,
    table: &CaptureTable,
    wanted: Wanted<'_>,
) -> Outcome {
    let stages = files.iter().map(|file| stage(file));
    let glsl = GlslProgram {
        language: GlslLanguage::Vulkan,
        stages: stages.collect::<Result<_, _>>()?,
        names: request.map(captured_names),
    };
    let mut device =
        GlDevice::open(wanted).map_err(|error| Failure::new(Exit::Unavailable, error))?;
    print(&format!("\nOpenGL: {}\n", device.capabilities().line()))?;
    let faults = compare_texts(glsl, table, &mut device)
        .map_err(|error| Failure::new(Exit::Failure, error))?;
    if faults.is_empty() {
        print("the same table\n")?;
        return Ok(Exit::Success);
    }
    print(&(faults.join("\n") + "\n"))?;
    Ok(Exit::Failure)
}

/// Reads a file of GLSL.
fn stage(file: &Path) -> Result<GlslStage, Failure> {
    let extension = file.extension().and_then(|extension| extension.to_str());
    let known = Stage::ALL
        .iter()
        .find(|stage| Some(stage.extension()) == extension);
    let Some(stage) = known else {
        let message = format!(
            "{}: OpenGL compiles GLSL by itself: .vert, .tesc, .tese, .geom or .frag; \
             `xfb run --api gl` runs cases",
            file.display()
        );
        return Err(Failure::new(Exit::Usage, message));
    };
    let text = input::text(file).map_err(|error| Failure::new(Exit::Io, error))?;
    Ok(GlslStage {
        stage: *stage,
        text,
    })
}
