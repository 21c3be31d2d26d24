//! What `xfb table` and `xfb rewrite` read: files of several kinds, told by their extension, and
//! of them the last stage before rasterization.

use crate::capture::{self, CaptureError, Options, Request};
use crate::case_file::shader_test;
use crate::case_file::{CaseError, expand};
use crate::catalog::Library;
use crate::cli::{Exit, Failure};
use crate::rewrite::{GlProgramError, GlStage, Located, assign_locations};
#[cfg(feature = "vulkan")]
use crate::sources::Language;
use crate::spirv::{self, Module, SpirvError, load::MAX_BYTES};
use crate::types::interface::Origin;
use crate::types::{Interface, OutputVariable, Stage};
use rspirv::binary::Assemble;
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// Said of GLSL that is not Vulkan's.
pub(in crate::cli) const FOR_OPENGL: &str = " (compiled for OpenGL)";
/// Said of a module that declares no capture.
pub(in crate::cli) const UNDECLARED: &str = " (its entry point has no execution mode Xfb)";

/// An interface, and where it is from.
pub(in crate::cli) struct Input {
    pub(in crate::cli) interface: Interface,
    /// The file, and how it was read where that is not plain.
    pub(in crate::cli) source: String,
    /// The case of a case file, as `xfb run` knows it.
    pub(in crate::cli) case: Option<String>,
    /// What a case file asks for by names.
    pub(in crate::cli) request: Option<Request>,
    /// The module that the interface was read from.
    pub(in crate::cli) module: Option<Module>,
    /// Of GLSL: the names that the text gives a location.
    pub(in crate::cli) located: Option<BTreeSet<String>>,
}

/// An interface that breaks a rule.
#[derive(serde::Serialize)]
pub(in crate::cli) struct Refused {
    pub(in crate::cli) rule: String,
    pub(in crate::cli) message: String,
}

impl Refused {
    /// The rule that an error names.
    pub(in crate::cli) fn of(error: &CaptureError) -> Refused {
        Refused {
            rule: error.rule.to_owned(),
            message: error.to_string(),
        }
    }
}

/// A shader's interface, or why the compiler already refused it.
type Reading = Result<Input, Refused>;

/// A file that may have the last stage before rasterization.
struct Candidate<'p> {
    path: &'p Path,
    stage: Stage,
    /// What has been read to learn the stage.
    read: Option<Input>,
}

/// The interface of the last stage before rasterization that `files` give.
/// Where there is none, names that are asked for break a rule.
///
/// # Errors
/// Files that cannot be read, or do not say what they are.
pub(in crate::cli) fn read(files: &[PathBuf], asked: Option<&Request>) -> Result<Reading, Failure> {
    let mut last: Option<Candidate> = None;
    for path in files {
        let Some(candidate) = candidate(path)? else {
            continue;
        };
        match &last {
            Some(other) if other.stage == candidate.stage => {
                let message = format!(
                    "{} and {} are both {} shaders; give one of each stage",
                    other.path.display(),
                    path.display(),
                    candidate.stage
                );
                return Err(Failure::new(Exit::Usage, message));
            }
            Some(other) if other.stage > candidate.stage => {}
            _ => last = Some(candidate),
        }
    }
    match last {
        None => {
            if let Some(refused) = asked.and_then(|asked| nothing_to_capture(files, asked)) {
                return Ok(Err(refused));
            }
            let message = "no file has a stage before rasterization";
            Err(Failure::new(Exit::Data, message))
        }
        Some(Candidate {
            read: Some(input), ..
        }) => Ok(Ok(input)),
        Some(Candidate { path, stage, .. }) => glsl(path, stage),
    }
}

/// Why names are refused where no file has a stage that could have them.
fn nothing_to_capture(files: &[PathBuf], asked: &Request) -> Option<Refused> {
    let extension = files.first()?.extension()?.to_str()?;
    let stage = Stage::from_extension(extension).unwrap_or(Stage::Fragment);
    let none = Interface::empty(stage, Origin::Declared);
    let answer = capture::requested(&none, asked, &Options::default());
    answer.err().map(|error| Refused::of(&error))
}

/// What `path` has to offer; `None` for a stage after the capturing ones.
fn candidate(path: &Path) -> Result<Option<Candidate<'_>>, Failure> {
    let extension = path
        .extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default();
    let input = match extension {
        "spv" => module(path, &bytes(path)?, None, "")?,
        "spvasm" => module(path, &assembled(path)?, None, "")?,
        "toml" => Some(case_sides(path)?.0),
        "shader_test" => Some(shader_test(path)?),
        _ => {
            return match Stage::from_extension(extension) {
                Some(stage) if stage < Stage::Fragment => Ok(Some(Candidate {
                    path,
                    stage,
                    read: None,
                })),
                Some(_) => Ok(None),
                None => {
                    let message = format!(
                        "{}: a file's extension must say what it is: .vert, .tesc, .tese, .geom, \
                         .spv, .spvasm, .toml or .shader_test",
                        path.display()
                    );
                    Err(Failure::new(Exit::Usage, message))
                }
            };
        }
    };
    Ok(input.map(|input| Candidate {
        path,
        stage: input.interface.stage,
        read: Some(input),
    }))
}

/// The content of a file, as far as a module may be long.
pub(in crate::cli) fn bytes(path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    let limit = MAX_BYTES as u64 + 1;
    let read = File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes));
    read.map_err(|error| data(path, error))?;
    Ok(bytes)
}

/// A file that is wrong.
pub(in crate::cli) fn data(path: &Path, problem: impl std::fmt::Display) -> Failure {
    Failure::new(Exit::Data, format!("{}: {problem}", path.display()))
}

/// The last stage before rasterization of a module, if it has one; of a text
/// with the names that it gives a location.
fn module(
    path: &Path,
    bytes: &[u8],
    located: Option<BTreeSet<String>>,
    how: &str,
) -> Result<Option<Input>, Failure> {
    let mut module = spirv::load_bytes(bytes).map_err(|error| data(path, error))?;
    let reflected = match spirv::reflect(&module, None) {
        Ok(interface) => interface,
        Err(SpirvError::NoEntryPoint) => return Ok(None),
        Err(error) => return Err(data(path, error)),
    };
    let stage = (reflected.stage, &mut module, located.as_ref());
    settle(&mut [stage]).map_err(|error| data(path, error))?;
    let interface = spirv::reflect(&module, Some(reflected.stage));
    let mut interface = interface.map_err(|error| data(path, error))?;
    if let Some(located) = &located {
        interface.open_all_but(located);
    }
    let mut source = format!("{}{how}", path.display());
    if !interface.capturing {
        source.push_str(UNDECLARED);
    }
    Ok(Some(Input {
        interface,
        source,
        case: None,
        request: None,
        module: Some(module),
        located,
    }))
}

/// Gives the outputs of consecutive stages locations of their own, where OpenGL
/// lets them open or lets them meet: in GLSL, which has the names that its text
/// gives a location, and in SPIR-V for OpenGL. A module for Vulkan says where
/// its outputs are, and stays as it is.
pub(in crate::cli) fn settle(
    stages: &mut [(Stage, &mut Module, Option<&BTreeSet<String>>)],
) -> Result<(), GlProgramError> {
    let of_opengl = |module: &Module| crate::rewrite::has_gl_builtins(module);
    if !stages
        .iter()
        .any(|(_, m, names)| names.is_some() || of_opengl(m))
    {
        return Ok(());
    }
    let words = stages.iter().map(|(_, m, _)| m.representation().assemble());
    let words: Vec<Vec<u32>> = words.collect();
    let given = stages
        .iter()
        .zip(&words)
        .map(|((stage, _, names), words)| GlStage {
            stage: *stage,
            words,
            located: names.map_or(Located::All, Located::Named),
        });
    let settled = assign_locations(&given.collect::<Vec<_>>())?;
    for ((_, module, _), words) in stages.iter_mut().zip(settled) {
        **module = spirv::load_words(&words)?;
    }
    Ok(())
}

/// The interface that a case file declares, and what its fragment shader reads
/// where the file says it: of its smoke case, or of its first. The file may
/// stand anywhere and have any name.
///
/// # Errors
/// The file cannot be read, or is wrong.
pub(in crate::cli) fn case_sides(
    path: &Path,
) -> Result<(Input, Option<Vec<OutputVariable>>), Failure> {
    const NAMED: &str = "declared/interface.toml";
    let text = text(path)?;
    let wrong = |mut error: Box<CaseError>| {
        error.file = path.display().to_string();
        Failure::new(Exit::Data, error.with_excerpt())
    };
    let names = expand::names(NAMED, &text).map_err(wrong)?;
    let chosen = names.iter().position(|(_, smoke)| *smoke).unwrap_or(0);
    let Some((name, _)) = names.get(chosen) else {
        return Err(data(path, "the file has no case"));
    };
    let found = expand::interface(NAMED, &text, name).map_err(wrong)?;
    let inputs = expand::inputs(NAMED, &text, name).map_err(wrong)?;
    let case = known_as(path, &names, chosen);
    let source = match (names.len(), &case) {
        (1, _) => path.display().to_string(),
        (count, Some(case)) => format!("{} (case {case}, one of {count})", path.display()),
        (count, None) => format!("{} (case {} of {count})", path.display(), chosen + 1),
    };
    let (interface, request) = found.ok_or_else(|| data(path, "the file has no case"))?;
    let input = Input {
        interface,
        source,
        case,
        request,
        module: None,
        located: None,
    };
    Ok((input, inputs.flatten()))
}

/// The name by which `xfb run` knows the case, where the file's own name can be
/// part of one.
fn known_as(path: &Path, names: &[(String, bool)], chosen: usize) -> Option<String> {
    let mut order: Vec<&String> = names.iter().map(|(name, _)| name).collect();
    order.sort();
    let name = &names.get(chosen)?.0;
    let place = order.iter().position(|other| *other == name)?;
    // Names of one file differ behind the same prefix: their order is one.
    let known = Library::path(path).and_then(|library| library.names());
    known.ok()?.into_iter().nth(place).map(|case| case.name)
}

/// The interface of a `.shader_test`'s program: of its GLSL, where it has both.
#[cfg(feature = "vulkan")]
fn shader_test(path: &Path) -> Result<Input, Failure> {
    let text = text(path)?;
    let name = path.display().to_string();
    let wrong = |error: Box<CaseError>| Failure::new(Exit::Data, error.with_excerpt());
    let cases = shader_test::cases(&name, "xfb.shader_test", &text, None).map_err(wrong)?;
    let test = cases.into_iter().find_map(|case| case.shader_test);
    let test = test.ok_or_else(|| data(path, "the file has no case"))?;
    let interface = crate::judge::shader_test::interface(&test);
    let how = match test.language {
        Language::Glsl => "its GLSL",
        Language::SpirvAssembly => "its SPIR-V",
    };
    Ok(Input {
        interface: interface.map_err(|error| data(path, error))?,
        source: format!("{name} ({how})"),
        case: None,
        request: None,
        module: None,
        located: None,
    })
}

/// The content of a file that is a text.
pub(in crate::cli) fn text(path: &Path) -> Result<String, Failure> {
    let text = String::from_utf8(bytes(path)?).map_err(|error| data(path, error))?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}

/// The inputs of the fragment shader among `files`, if there is one, where they
/// read the outputs of `producer`.
///
/// # Errors
/// A shader that cannot be read.
pub(in crate::cli) fn fragment_inputs(
    files: &[PathBuf],
    producer: &Input,
) -> Result<Option<Interface>, Failure> {
    let is_fragment = |path: &&PathBuf| path.extension().is_some_and(|e| e == "frag");
    let Some(path) = files.iter().find(is_fragment) else {
        return Ok(None);
    };
    let compiled = match compiled(path, Stage::Fragment)? {
        Ok(compiled) => compiled,
        Err(refused) => return Err(Failure::new(Exit::Data, refused.message)),
    };
    let wrong = |error: &dyn std::fmt::Display| data(path, error);
    let mut module = spirv::load_bytes(&compiled.bytes).map_err(|error| wrong(&error))?;
    if let Some(before) = &producer.module {
        let names = producer.located.as_ref();
        let mut before = before.clone();
        let stages = &mut [
            (producer.interface.stage, &mut before, names),
            (Stage::Fragment, &mut module, Some(&compiled.located)),
        ];
        settle(stages).map_err(|error| wrong(&error))?;
    }
    let inputs = spirv::inputs(&module, Stage::Fragment);
    let mut inputs = inputs.map_err(|error| wrong(&error))?;
    inputs.open_all_but(&compiled.located);
    Ok(Some(inputs))
}

/// A text of GLSL, compiled.
pub(in crate::cli) struct Compiled {
    pub(in crate::cli) bytes: Vec<u8>,
    /// The variables and blocks that the text gives a location.
    pub(in crate::cli) located: BTreeSet<String>,
    /// For whom it was compiled, where that is not Vulkan.
    how: &'static str,
}

/// Compiles a file of GLSL, for Vulkan or for OpenGL.
///
/// # Errors
/// The file cannot be read, or is no GLSL; a rule of capture that the compiler
/// says is broken is an answer.
#[cfg(feature = "vulkan")]
pub(in crate::cli) fn compiled(
    path: &Path,
    stage: Stage,
) -> Result<Result<Compiled, Refused>, Failure> {
    use crate::compile::{Compiler, Flavour, explicit_locations::explicitly_located};
    let text = text(path)?;
    let name = path.display().to_string();
    let compiled = Compiler::shared().and_then(|c| c.compile_either(&text, stage, &name));
    match compiled {
        Ok((words, flavour)) => Ok(Ok(Compiled {
            bytes: bytemuck::cast_slice(&words).to_vec(),
            located: explicitly_located(&text),
            how: match flavour {
                Flavour::Vulkan => "",
                Flavour::OpenGl => FOR_OPENGL,
            },
        })),
        Err(error) => match error.broken_rule() {
            Some(rule) => Ok(Err(Refused {
                rule: rule.to_owned(),
                message: error.to_string(),
            })),
            None => Err(Failure::new(Exit::Data, error)),
        },
    }
}

/// The module that a file of assembly is.
///
/// # Errors
/// The file cannot be read, or is no assembly.
#[cfg(feature = "vulkan")]
pub(in crate::cli) fn assembled(path: &Path) -> Result<Vec<u8>, Failure> {
    use crate::compile::Compiler;
    let name = path.display().to_string();
    let text = text(path)?;
    let words = Compiler::shared().and_then(|compiler| compiler.assemble(&text, &name));
    let words = words.map_err(|error| Failure::new(Exit::Data, error))?;
    Ok(bytemuck::cast_slice(&words).to_vec())
}

#[cfg(not(feature = "vulkan"))]
fn shader_test(path: &Path) -> Result<Input, Failure> {
    Err(no_compiler(path))
}

#[cfg(not(feature = "vulkan"))]
pub(in crate::cli) fn compiled(
    path: &Path,
    _: Stage,
) -> Result<Result<Compiled, Refused>, Failure> {
    Err(no_compiler(path))
}

#[cfg(not(feature = "vulkan"))]
pub(in crate::cli) fn assembled(path: &Path) -> Result<Vec<u8>, Failure> {
    Err(no_compiler(path))
}

fn glsl(path: &Path, stage: Stage) -> Result<Reading, Failure> {
    let compiled = match compiled(path, stage)? {
        Ok(compiled) => compiled,
        Err(refused) => return Ok(Err(refused)),
    };
    let none = || data(path, "the compiled module has no entry point");
    let input = module(path, &compiled.bytes, Some(compiled.located), compiled.how)?;
    Ok(Ok(input.ok_or_else(none)?))
}

#[cfg(not(feature = "vulkan"))]
pub(in crate::cli) fn no_compiler(path: &Path) -> Failure {
    let message = format!(
        "{}: GLSL and assembly need shaderc, and this xfb was built without the feature `vulkan`; \
         .spv and .toml can be read",
        path.display()
    );
    Failure::new(Exit::Unavailable, message)
}
