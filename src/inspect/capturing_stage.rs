//! The last stage before rasterization of a list of files.

use super::ReadOptions;
use super::case_file;
use super::error::InspectError;
use super::options::check_one_entry_point;
use super::source::{self, FileKind, StageModule};
use crate::capture::glsl_text::{GlslText, TextInterface};
use crate::capture::{self, CaptureError, Options, Request};
#[cfg(feature = "shaderc")]
use crate::case::Case;
#[cfg(feature = "shaderc")]
use crate::case_file::{CaseError, shader_test};
#[cfg(feature = "shaderc")]
use crate::sources::Language;
use crate::spirv::{self, Module, SpirvError};
use crate::types::interface::Origin;
use crate::types::{Environment, Interface, Stage};
use std::fmt;
use std::path::{Path, PathBuf};

/// The interface of a stage, and its source.
#[derive(Debug)]
pub struct CapturingStage {
    pub interface: Interface,
    pub source: Source,
    /// The name of the case of a case file, as `xfb run` names it.
    pub case: Option<String>,
    /// The request of a case file.
    pub request: Option<Request>,
    /// The declarations of capture in the text, if the stage is GLSL.
    pub text: Option<GlslText>,
    module: Option<StageModule>,
}

/// The source of an interface, formatted as its file and how that was read.
#[derive(Clone, Debug)]
pub struct Source {
    /// The file, and the part of it that was read.
    pub file: String,
    /// Whether GLSL was compiled for OpenGL instead of Vulkan.
    pub for_opengl: bool,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = if self.for_opengl {
            " (compiled for OpenGL)"
        } else {
            ""
        };
        write!(f, "{}{how}", self.file)
    }
}

impl CapturingStage {
    /// Returns a stage without a module.
    pub(super) fn declared(interface: Interface, file: String) -> CapturingStage {
        CapturingStage {
            interface,
            source: Source {
                file,
                for_opengl: false,
            },
            case: None,
            request: None,
            text: None,
            module: None,
        }
    }

    /// Returns the interface as the dialect of `options` reads it.
    ///
    /// # Errors
    /// The text breaks a rule of GLSL that its module hides.
    pub fn interface_of_dialect(&self, options: &Options) -> Result<TextInterface, CaptureError> {
        match &self.text {
            Some(text) => text.interface(&self.interface, options),
            None => Ok(TextInterface {
                interface: self.interface.clone(),
                unread: None,
            }),
        }
    }

    /// Returns the module of the stage; `None` for a case file or `.shader_test`.
    pub fn module(&self) -> Option<&Module> {
        self.module.as_ref().map(|stage| &stage.module)
    }

    /// Returns whether the stage is a module whose entry point does not capture.
    pub fn lacks_xfb_mode(&self) -> bool {
        self.module.is_some() && !self.interface.capturing
    }
}

/// A file that may have the last stage before rasterization.
struct Candidate<'p> {
    path: &'p Path,
    stage: Stage,
    /// The stage, if reading it was necessary to find which one it is.
    read: Option<CapturingStage>,
}

/// Reads the last stage before rasterization of `files`.
///
/// # Errors
/// Files that cannot be read or are of an unknown kind; a broken rule where names are
/// requested and no file has such a stage.
pub fn capturing_stage(
    files: &[PathBuf],
    request: Option<&Request>,
    options: &ReadOptions,
) -> Result<CapturingStage, InspectError> {
    let mut last: Option<Candidate> = None;
    let mut others = Vec::new();
    for path in files {
        let candidate = match candidate(path, options)? {
            Found::Stage(candidate) => *candidate,
            Found::Other(stage) => {
                others.push((path, stage));
                continue;
            }
        };
        match &last {
            Some(other) if other.stage == candidate.stage => {
                return Err(InspectError::SameStage {
                    first: other.path.to_owned(),
                    second: path.clone(),
                    stage: candidate.stage,
                });
            }
            Some(other) if other.stage > candidate.stage => {}
            _ => last = Some(candidate),
        }
    }
    match last {
        None => {
            if let Some(request) = request {
                check_request_without_stage(&others, request)?;
            }
            Err(InspectError::NoCapturingStage)
        }
        Some(Candidate {
            read: Some(stage), ..
        }) => Ok(stage),
        Some(Candidate { path, stage, .. }) => glsl(path, stage, options),
    }
}

/// Checks the rules that a request breaks where no file has a stage that captures; each
/// of the files has the stage beside it, or none.
fn check_request_without_stage(
    files: &[(&PathBuf, Option<Stage>)],
    request: &Request,
) -> Result<(), InspectError> {
    let stage = match files.first() {
        None => return Ok(()),
        Some((_, Some(stage))) => *stage,
        Some((path, None)) => return Err(InspectError::file(path, SpirvError::NoEntryPoint)),
    };
    let none = Interface::empty(stage, Origin::Declared);
    capture::requested(&none, request, &Options::default())?;
    Ok(())
}

/// The stage of a file.
enum Found<'p> {
    /// A stage before rasterization.
    Stage(Box<Candidate<'p>>),
    /// A later stage, or none.
    Other(Option<Stage>),
}

/// Returns the stage of a file.
fn candidate<'p>(path: &'p Path, options: &ReadOptions) -> Result<Found<'p>, InspectError> {
    const ACCEPTED: &str =
        ".vert, .tesc, .tese, .geom, .spv, .spvasm, .hlsl, .toml and .shader_test";
    let module = match source::kind(path, options, ACCEPTED)? {
        FileKind::Spirv => source::module(path, options)?,
        FileKind::Assembly => source::assemble(path, options)?,
        FileKind::Hlsl(stage) => source::compile_hlsl(path, stage, options)?,
        FileKind::CaseFile => return Ok(read(path, case_file::declarations(path)?.0)),
        FileKind::ShaderTest => return Ok(read(path, shader_test(path)?)),
        FileKind::Glsl(stage) if stage < Stage::Fragment => {
            return Ok(Found::Stage(Box::new(Candidate {
                path,
                stage,
                read: None,
            })));
        }
        FileKind::Glsl(stage) => return Ok(Found::Other(Some(stage))),
        FileKind::OtherGlsl(_) => {
            let file = path.to_owned();
            return Err(InspectError::BlocksOnly { file });
        }
    };
    let stages = module.entry_points().into_iter().map(|entry| entry.stage);
    let last = stages.max();
    Ok(match self::module(path, module)? {
        Some(stage) => read(path, stage),
        None => Found::Other(last),
    })
}

/// Returns a stage that was read.
fn read(path: &Path, stage: CapturingStage) -> Found<'_> {
    Found::Stage(Box::new(Candidate {
        path,
        stage: stage.interface.stage,
        read: Some(stage),
    }))
}

/// Reads the last stage before rasterization of a module, if it has one.
fn module(path: &Path, module: Module) -> Result<Option<CapturingStage>, InspectError> {
    let stages = module.entry_points().into_iter().map(|entry| entry.stage);
    let Some(stage) = stages.filter(|stage| *stage < Stage::Fragment).max() else {
        return Ok(None);
    };
    check_one_entry_point(path, &module, stage)?;
    let stage = StageModule {
        stage,
        module,
        located: None,
    };
    stage_of_module(path, stage, false).map(Some)
}

fn glsl(path: &Path, stage: Stage, options: &ReadOptions) -> Result<CapturingStage, InspectError> {
    let compiled = source::compile(path, stage, options)?;
    let stage = StageModule {
        stage,
        module: source::module_from_words(path, &compiled.words, options)?,
        located: Some(compiled.located),
    };
    let mut stage = stage_of_module(path, stage, compiled.for_opengl)?;
    stage.text = Some(compiled.text);
    Ok(stage)
}

fn stage_of_module(
    path: &Path,
    stage: StageModule,
    for_opengl: bool,
) -> Result<CapturingStage, InspectError> {
    let assigned = source::with_locations(vec![stage]);
    let mut assigned = assigned.map_err(|error| InspectError::file(path, error))?;
    let stage = assigned.pop().expect("one stage goes in");
    let interface = spirv::reflect(&stage.module, Some(stage.stage));
    let mut interface = interface.map_err(|error| InspectError::file(path, error))?;
    if let Some(located) = &stage.located {
        interface.open_all_but(located);
    }
    Ok(CapturingStage {
        interface,
        source: Source {
            file: path.display().to_string(),
            for_opengl,
        },
        case: None,
        request: None,
        text: None,
        module: Some(stage),
    })
}

/// Reads the interface of a `.shader_test`: of its GLSL, if it has GLSL and SPIR-V.
#[cfg(feature = "shaderc")]
fn shader_test(path: &Path) -> Result<CapturingStage, InspectError> {
    let text = source::text(path)?;
    let name = path.display().to_string();
    let wrong = |error: Box<CaseError>| {
        InspectError::Located(error.with_excerpt(crate::terminal::Screen::stderr()))
    };
    let cases = shader_test::cases(&name, "xfb.shader_test", &text, None).map_err(wrong)?;
    let test = cases.iter().find_map(Case::shader_test);
    let test = test.ok_or_else(|| InspectError::file(path, "the file has no case"))?;
    let interface = crate::judge::shader_test::interface(test);
    let interface = interface.map_err(|error| InspectError::file(path, error))?;
    let how = match test.language {
        Language::Glsl => "its GLSL",
        Language::SpirvAssembly => "its SPIR-V",
    };
    Ok(CapturingStage::declared(
        interface,
        format!("{name} ({how})"),
    ))
}

#[cfg(not(feature = "shaderc"))]
fn shader_test(path: &Path) -> Result<CapturingStage, InspectError> {
    let file = path.to_owned();
    Err(InspectError::NoCompiler { file })
}

/// Reads the inputs of the fragment shader among `files`, if there is one, with the
/// locations by which they read the outputs of `producer`.
///
/// # Errors
/// The shader cannot be read.
pub fn fragment_inputs(
    files: &[PathBuf],
    producer: &CapturingStage,
    environment: Environment,
) -> Result<Option<Interface>, InspectError> {
    let is_fragment = |path: &&PathBuf| path.extension().is_some_and(|e| e == "frag");
    let Some(path) = files.iter().find(is_fragment) else {
        return Ok(None);
    };
    let options = ReadOptions {
        environment,
        ..ReadOptions::default()
    };
    let compiled =
        source::compile(path, Stage::Fragment, &options).map_err(|error| match error {
            InspectError::Refused(broken) => InspectError::Located(broken.message),
            other => other,
        })?;
    let mut fragment = StageModule {
        stage: Stage::Fragment,
        module: source::module_from_words(path, &compiled.words, &options)?,
        located: Some(compiled.located.clone()),
    };
    if let Some(before) = &producer.module {
        let stages = source::with_locations(vec![before.clone(), fragment]);
        let mut stages = stages.map_err(|error| InspectError::file(path, error))?;
        fragment = stages.pop().expect("two stages go in");
    }
    let inputs = spirv::inputs(&fragment.module, Stage::Fragment);
    let mut inputs = inputs.map_err(|error| InspectError::file(path, error))?;
    inputs.open_all_but(&compiled.located);
    Ok(Some(inputs))
}
