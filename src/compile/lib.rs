//! GLSL and SPIR-V assembly to SPIR-V, through shaderc.
//!
//! One compiler serves the process: its first compilation takes about 100 ms, and
//! so does the first one after the last compiler is dropped. It is started for the first
//! text that is in no cache. Several threads may use it concurrently. It reads no files:
//! `#include` is an error.
//!
//! Modules of cases are SPIR-V 1.0, the version that every driver with the extension
//! loads, old ones in a bisection included. Transform feedback needs no newer version;
//! shaders of users may ([`Environment`]).
//!
//! * `other_texts` – HLSL, and stages that do not rasterize.
//! * `version` – the version that a text states.
//! * `opengl` – translates versions of OpenGL that the compiler does not compile.
//!
//! GLSL 4.60, GL_KHR_vulkan_glsl.

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

pub use xfb_engine::{capture, packing, spirv, types};
pub use xfb_system::{input, meter, platform, user_cache};

mod capture_constants;
mod disk_cache;
pub mod explicit_locations;
mod module_cache;
mod opengl;
mod other_texts;
mod refusal;
mod version;

use self::disk_cache::DiskCache;
use self::module_cache::{ModuleCache, Source};
use self::opengl::Translation;
pub use self::version::Version;
use self::version::{ForOpenGl, version, without_mark};
use crate::meter::{Part, spend};
use crate::packing::CaptureLimits;
use crate::types::{Environment, Stage};
use shaderc::{
    CompilationArtifact, CompileOptions, EnvVersion, Limit, ShaderKind, SpirvVersion, TargetEnv,
};
use std::borrow::Cow;
use std::path::Path;
use std::sync::OnceLock;
use thiserror::Error;

/// The API for which a GLSL text is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Flavour {
    /// GL_KHR_vulkan_glsl: `gl_VertexIndex`.
    Vulkan,
    /// OpenGL: `gl_VertexID`, uniforms outside blocks.
    OpenGl,
}

/// The reason why a text cannot be compiled.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CompileError {
    #[error("the shader compiler cannot be started: {0}")]
    Start(String),
    #[error("{name}: the text contains a NUL character at byte {at}")]
    Nul { name: String, at: usize },
    #[error(
        "{name}: GLSL must be of version 110 or higher, or 300 es or higher; the compatibility \
         profile exists up to 150; found #version {seen}"
    )]
    Version { name: String, seen: Version },
    /// The compiler's message, with its position in the text.
    #[error("{0}")]
    Refused(String),
}

/// Limits that glslang checks and that this program checks against the device instead,
/// set to the highest values that do not overflow glslang.
const LIMITS: [(Limit, i32); 3] = [
    (Limit::MaxTransformFeedbackBuffers, 1 << 10),
    (Limit::MaxTransformFeedbackInterleavedComponents, 1 << 16),
    (Limit::MaxGeometryOutputVertices, 1 << 10),
];

/// Names that only GLSL for Vulkan has.
const VULKAN_NAMES: [&str; 3] = ["gl_VertexIndex", "gl_InstanceIndex", "push_constant"];

/// Names that only GLSL for OpenGL has.
const OPENGL_NAMES: [&str; 2] = ["gl_VertexID", "gl_InstanceID"];

/// Called with `true` before each call of shaderc, and with `false` after it.
static OBSERVER: OnceLock<fn(bool)> = OnceLock::new();

/// Sets what is called with `true` before each call of shaderc and with `false` after
/// it: a crash between the two is one of shaderc. Only the first observer counts.
pub fn observe(observer: fn(bool)) {
    OBSERVER.get_or_init(|| observer);
}

/// Runs shaderc.
fn in_compiler<T>(act: impl FnOnce() -> T) -> T {
    let notify = |entered| {
        if let Some(observer) = OBSERVER.get() {
            observer(entered);
        }
    };
    notify(true);
    let result = spend(Part::Compiler, act);
    notify(false);
    result
}

/// The compiler of this process.
#[derive(Default)]
pub struct Compiler {
    /// Started for the first text that is in no cache.
    inner: OnceLock<Result<shaderc::Compiler, CompileError>>,
    modules: ModuleCache,
}

impl Compiler {
    /// Returns the compiler of this process.
    pub fn shared() -> &'static Compiler {
        static SHARED: OnceLock<Compiler> = OnceLock::new();
        SHARED.get_or_init(Compiler::default)
    }

    /// Reads and keeps compiled modules in the user's cache folder from now on, if there is
    /// one: `XFB_CACHE_DIR`, else `xfb` in the folder for caches.
    pub fn use_disk(&self) {
        if let Some(disk) = DiskCache::for_user() {
            self.modules.use_disk(disk);
        }
    }

    /// Writes every module that is compiled from now on into a folder, for
    /// [`Compiler::use_recorded`].
    pub fn record(&self, folder: &Path) {
        self.modules.use_disk(DiskCache::portable(folder));
    }

    /// Takes the modules of a folder that [`Compiler::record`] wrote, in place of compiling
    /// their sources.
    pub fn use_recorded(&self, folder: &Path) {
        self.modules.use_recorded(DiskCache::portable(folder));
    }

    /// Compiles the modules on disk again from now on, or reads them again: those of a wrong
    /// cache must not confirm a failure.
    pub fn compile_afresh(&self, afresh: bool) {
        self.modules.compile_afresh(afresh);
    }

    /// Whether modules are read from disk and kept there.
    pub fn keeps_modules(&self) -> bool {
        self.modules.has_disk()
    }

    /// Returns how many compiled modules are not on disk for other processes.
    pub fn not_kept(&self) -> usize {
        self.modules.not_kept()
    }

    /// Returns shaderc.
    ///
    /// # Errors
    /// [`CompileError::Start`] if it cannot be initialised.
    fn started(&self) -> Result<&shaderc::Compiler, CompileError> {
        let started = self.inner.get_or_init(|| {
            in_compiler(shaderc::Compiler::new)
                .map_err(|error| CompileError::Start(error.to_string()))
        });
        started.as_ref().map_err(Clone::clone)
    }

    /// Compiles GLSL; `name` is the file name in messages. Outputs without a location get
    /// one, in order of declaration. Names are kept.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub fn compile_glsl(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        flavour: Flavour,
    ) -> Result<Vec<u32>, CompileError> {
        self.compile_for(text, stage, name, (flavour, Environment::Vulkan1_0))
    }

    fn compile_for(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        (flavour, environment): (Flavour, Environment),
    ) -> Result<Vec<u32>, CompileError> {
        let kind = kind(stage);
        let text = without_mark(text);
        no_nul(text, name)?;
        if flavour == Flavour::OpenGl {
            known_to_opengl(text, name)?;
        }
        // Locations are assigned only if some are missing: glslang would also assign
        // one to a block whose members have their own, which is invalid.
        let source = Source::Glsl(stage, flavour, environment, text.to_owned());
        self.modules.get(source, || {
            let mut options = options(flavour, environment)?;
            let shaderc = self.started()?;
            let compile = |text: &str, options: &CompileOptions<'_>| {
                let artifact = shaderc.compile_into_spirv(text, kind, name, "main", Some(options));
                artifact.map(words)
            };
            let translation = self.translate(text, stage, name, (flavour, &options))?;
            let text = translation.as_ref().map_or(text, |t| &t.text);
            let compiled = in_compiler(|| {
                compile(text, &options).or_else(|_| {
                    options.set_auto_map_locations(true);
                    compile(text, &options).map_err(refused)
                })
            });
            match translation {
                None => compiled,
                Some(translation) => compiled
                    .map(|words| translation.restore_names(&words))
                    .map_err(|error| error.map_message(|m| translation.restore_message(m))),
            }
        })
    }

    /// Translates a text of a version that the compiler does not compile for OpenGL;
    /// `None` for any other text.
    fn translate(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        (flavour, options): (Flavour, &CompileOptions<'_>),
    ) -> Result<Option<Translation>, CompileError> {
        let Cow::Owned(newer) = newer_for(text, flavour) else {
            return Ok(None);
        };
        let preprocessed = self.preprocess_with(&newer, name, options)?;
        let version = version(text);
        Ok(Some(Translation::new(&preprocessed, stage, &version, text)))
    }

    /// Compiles GLSL of either flavour, for Vulkan 1.0 as the oldest version.
    ///
    /// # Errors
    /// As [`Compiler::compile_either_for`].
    pub fn compile_either(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
    ) -> Result<(Vec<u32>, Flavour), CompileError> {
        self.compile_either_for(text, stage, name, Environment::Vulkan1_0)
    }

    /// Compiles GLSL of either flavour: for this version of Vulkan if it is valid there,
    /// else for OpenGL.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message for the flavour whose names
    /// the text uses.
    pub fn compile_either_for(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        environment: Environment,
    ) -> Result<(Vec<u32>, Flavour), CompileError> {
        let compile = |flavour| self.compile_for(text, stage, name, (flavour, environment));
        let version = version(text);
        if !version.is_for_vulkan() {
            return Ok((compile(Flavour::OpenGl)?, Flavour::OpenGl));
        }
        let refused = match compile(Flavour::Vulkan) {
            Ok(words) => return Ok((words, Flavour::Vulkan)),
            Err(refused) => refused,
        };
        let uses = |names: &[&str]| names.iter().any(|name| text.contains(name));
        // Texts of these versions are written for OpenGL, unless they use Vulkan's names.
        let is_old = matches!(version.for_opengl(), ForOpenGl::As(_)) || version.profile == "es";
        match compile(Flavour::OpenGl) {
            Ok(words) => Ok((words, Flavour::OpenGl)),
            Err(refused) if uses(&OPENGL_NAMES) || (is_old && !uses(&VULKAN_NAMES)) => Err(refused),
            Err(_) => Err(refused),
        }
    }

    /// Returns a text without comments, macros and conditions, as it is compiled.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub fn preprocess(
        &self,
        text: &str,
        name: &str,
        flavour: Flavour,
        environment: Environment,
    ) -> Result<String, CompileError> {
        let text = without_mark(text);
        no_nul(text, name)?;
        let options = options(flavour, environment)?;
        self.preprocess_with(&newer_for(text, flavour), name, &options)
    }

    fn preprocess_with(
        &self,
        text: &str,
        name: &str,
        options: &CompileOptions<'_>,
    ) -> Result<String, CompileError> {
        let shaderc = self.started()?;
        let preprocess = || shaderc.preprocess(text, name, "main", Some(options));
        let artifact = in_compiler(preprocess).map_err(refused)?;
        Ok(artifact.as_text())
    }

    /// Assembles SPIR-V from the text form of SPIRV-Tools; `name` is the file name in
    /// messages.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the assembler's message.
    pub fn assemble(&self, text: &str, name: &str) -> Result<Vec<u32>, CompileError> {
        let text = without_mark(text);
        no_nul(text, name)?;
        self.modules.get(Source::Assembly(text.to_owned()), || {
            let options = options(Flavour::Vulkan, Environment::Vulkan1_0)?;
            let shaderc = self.started()?;
            let assembled = in_compiler(|| shaderc.assemble(text, Some(&options)));
            assembled.map(words).map_err(|error| {
                CompileError::Refused(match error {
                    // The message starts with line and column.
                    shaderc::Error::InvalidAssembly(why) => format!("{name}:{why}"),
                    other => format!("{name}: {other}"),
                })
            })
        })
    }
}

fn kind(stage: Stage) -> ShaderKind {
    match stage {
        Stage::Vertex => ShaderKind::Vertex,
        Stage::TessControl => ShaderKind::TessControl,
        Stage::TessEval => ShaderKind::TessEvaluation,
        Stage::Geometry => ShaderKind::Geometry,
        Stage::Fragment => ShaderKind::Fragment,
        Stage::Compute => ShaderKind::Compute,
    }
}

/// Refuses a NUL, at which shaderc panics because it uses C strings.
fn no_nul(text: &str, name: &str) -> Result<(), CompileError> {
    match text.find('\0').or(name.find('\0')) {
        Some(at) => Err(CompileError::Nul {
            name: name.replace('\0', "\u{fffd}"),
            at,
        }),
        None => Ok(()),
    }
}

/// Refuses versions that are not compiled for OpenGL. glslang would write 200 kilobytes to
/// standard output before refusing them.
fn known_to_opengl(text: &str, name: &str) -> Result<(), CompileError> {
    let seen = version(text);
    match seen.for_opengl() {
        ForOpenGl::Native | ForOpenGl::As(_) => Ok(()),
        ForOpenGl::Unknown => Err(CompileError::Version {
            name: name.to_owned(),
            seen,
        }),
    }
}

/// Returns a text with directives that the compiler accepts; borrowed if they are the
/// text's own.
fn newer_for(text: &str, flavour: Flavour) -> Cow<'_, str> {
    let version = version(text);
    match (flavour, version.for_opengl()) {
        (Flavour::OpenGl, ForOpenGl::As(target)) => {
            Cow::Owned(opengl::retargeted(text, &version, target))
        }
        (Flavour::OpenGl, ForOpenGl::Native | ForOpenGl::Unknown) | (Flavour::Vulkan, _) => {
            Cow::Borrowed(text)
        }
    }
}

/// Returns a text whose constants of capture limits have these values.
pub fn with_capture_constants(text: &str, limits: &CaptureLimits) -> String {
    capture_constants::with_capture_constants(text, version(text).number, limits)
}

fn options(
    flavour: Flavour,
    environment: Environment,
) -> Result<CompileOptions<'static>, CompileError> {
    let mut options = CompileOptions::new().map_err(|e| CompileError::Start(e.to_string()))?;
    match flavour {
        Flavour::Vulkan => {
            let (version, spirv) = match environment {
                Environment::Vulkan1_0 => (EnvVersion::Vulkan1_0, SpirvVersion::V1_0),
                Environment::Vulkan1_1 => (EnvVersion::Vulkan1_1, SpirvVersion::V1_3),
                Environment::Vulkan1_2 => (EnvVersion::Vulkan1_2, SpirvVersion::V1_5),
                // Older compilers do not have Vulkan 1.4, whose SPIR-V is that of 1.3.
                Environment::Vulkan1_3 | Environment::Vulkan1_4 => {
                    (EnvVersion::Vulkan1_3, SpirvVersion::V1_6)
                }
            };
            options.set_target_env(TargetEnv::Vulkan, version as u32);
            options.set_target_spirv(spirv);
        }
        Flavour::OpenGl => {
            options.set_target_env(TargetEnv::OpenGL, EnvVersion::OpenGL4_5 as u32);
            options.set_auto_bind_uniforms(true);
            options.set_target_spirv(SpirvVersion::V1_0);
        }
    }
    for (limit, value) in LIMITS {
        options.set_limit(limit, value);
    }
    Ok(options)
}

fn words(artifact: CompilationArtifact) -> Vec<u32> {
    artifact.as_binary().to_vec()
}

impl CompileError {
    fn map_message(self, change: impl FnOnce(&str) -> String) -> CompileError {
        match self {
            CompileError::Refused(message) => CompileError::Refused(change(&message)),
            other => other,
        }
    }
}

fn refused(error: shaderc::Error) -> CompileError {
    CompileError::Refused(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn compile(text: &str, flavour: Flavour) -> Result<Vec<u32>, CompileError> {
        Compiler::shared().compile_glsl(text, Stage::Vertex, "a.vert", flavour)
    }

    #[test]
    fn modules_are_spirv_1_0() {
        let text = "#version 450\nlayout(xfb_offset = 0) out float a;\nvoid main() { a = 1.0; }";
        for flavour in [Flavour::Vulkan, Flavour::OpenGl] {
            let words = compile(text, flavour).expect("it compiles");
            assert_eq!(words[..2], [0x0723_0203, 0x0001_0000]);
        }
    }

    #[test]
    fn the_compiler_is_not_started_for_a_text_that_is_recorded() {
        let folder = tempfile::tempdir().expect("a folder");
        let text = "#version 450\nlayout(location = 0) out float a;\nvoid main() { a = 1.0; }";
        let compile = |compiler: &Compiler, text: &str| {
            let words = compiler.compile_glsl(text, Stage::Vertex, "a.vert", Flavour::Vulkan);
            (words.expect("it compiles"), compiler.inner.get().is_some())
        };
        let first = Compiler::default();
        first.record(folder.path());
        let (words, started) = compile(&first, text);
        assert!(started);
        let second = Compiler::default();
        second.use_recorded(folder.path());
        assert_eq!(compile(&second, text), (words, false));
        // Another text is compiled, and not recorded.
        let other = text.replace("1.0", "2.0");
        assert!(compile(&second, &other).1);
        let third = Compiler::default();
        third.use_recorded(folder.path());
        assert!(compile(&third, &other).1);
    }

    #[test]
    fn the_compiler_is_not_started_for_a_text_on_disk() {
        let folder = tempfile::tempdir().expect("a folder");
        let compiler = || {
            let compiler = Compiler::default();
            let disk = DiskCache::for_build(folder.path(), 1).expect("a folder");
            compiler.modules.use_disk(disk);
            compiler
        };
        let text = "#version 450\nlayout(location = 0) out float a;\nvoid main() { a = 1.0; }";
        let compile = |compiler: &Compiler, stage, flavour| {
            let words = compiler.compile_glsl(text, stage, "a.vert", flavour);
            (words.expect("it compiles"), compiler.inner.get().is_some())
        };
        let (words, started) = compile(&compiler(), Stage::Vertex, Flavour::Vulkan);
        assert!(started);
        let again = compile(&compiler(), Stage::Vertex, Flavour::Vulkan);
        assert_eq!(again, (words, false));
        for (stage, flavour) in [
            (Stage::Fragment, Flavour::Vulkan),
            (Stage::Vertex, Flavour::OpenGl),
        ] {
            assert!(
                compile(&compiler(), stage, flavour).1,
                "{stage:?} {flavour:?}"
            );
        }
        let refused =
            compiler().compile_glsl("#version 450\nx", Stage::Vertex, "a", Flavour::Vulkan);
        assert_eq!(
            refused.clone(),
            compiler().compile_glsl("#version 450\nx", Stage::Vertex, "a", Flavour::Vulkan)
        );
        assert!(refused.is_err());
    }

    #[test]
    fn limits_of_capture_are_not_checked_by_the_compiler() {
        let text = "#version 450\nlayout(xfb_buffer = 9, xfb_stride = 4096, xfb_offset = 0) \
                    out float a;\nvoid main() { a = 1.0; }";
        compile(text, Flavour::Vulkan).expect("it compiles");
    }

    #[test]
    fn a_block_has_no_location_beside_those_of_its_members() {
        let text = "#version 450\nout B { layout(location = 4) vec2 a; };\n\
                    void main() { a = vec2(1.0); }";
        let words = compile(text, Flavour::Vulkan).expect("it compiles");
        let module = crate::spirv::load_words(&words).expect("a module");
        let interface = crate::spirv::reflect(&module, None).expect("an interface");
        let blocks = interface
            .outputs
            .iter()
            .filter_map(|o| Some((o, o.block.as_ref()?)));
        let user = blocks.filter(|(_, block)| block.name == "B");
        let seen: Vec<_> = user
            .map(|(o, b)| (o.location, b.members[0].location.map(|l| l.0)))
            .collect();
        assert_eq!(seen, [(None, Some(4))]);
        let text = "#version 450\nout vec2 a; out vec4 b;\nvoid main() { a = b.xy = vec2(1.0); }";
        compile(text, Flavour::Vulkan).expect("locations are given");
    }

    #[test]
    fn opengl_has_its_own_names() {
        let text = "#version 450\nout float a;\nuniform float u;\n\
                    void main() { a = float(gl_VertexID) * u; }";
        compile(text, Flavour::OpenGl).expect("it compiles");
        let error = compile(text, Flavour::Vulkan).expect_err("Vulkan has no gl_VertexID");
        assert!(error.to_string().contains("a.vert:"), "{error}");
    }

    #[test]
    fn versions_without_spirv_are_refused_in_one_line() {
        let compiler = Compiler::shared();
        let either = |version: &str, body: &str| {
            let text = format!("#version {version}\nvoid main() {{ gl_Position = vec4({body}); }}");
            let compiled = compiler.compile_either(&text, Stage::Vertex, "a.vert");
            compiled.map_err(|error| error.to_string())
        };
        let versions = ["100", "115", "450 compatibility", "330 compatibility // x"];
        for version in versions {
            for body in ["0.0", "gl_VertexID"] {
                let error = either(version, body).expect_err(version);
                let seen = version.trim_end_matches(" // x");
                assert!(
                    error.ends_with(&format!("; found #version {seen}")),
                    "{error}"
                );
                assert_eq!(error.lines().count(), 1, "{error}");
            }
        }
        for version in ["110", "120", "130", "140", "300 es", "310 es"] {
            either(version, "0.0").expect(version);
        }
        // In a version that compiles, the error itself is reported.
        let error = either("310 es", "nothing").expect_err("undeclared");
        assert!(error.contains("'nothing' : undeclared"), "{error}");
    }

    #[test]
    fn a_byte_order_mark_does_not_belong_to_the_text() {
        let text = "\u{feff}#version 450\nout float a;\nvoid main() { a = gl_VertexID; }";
        compile(text, Flavour::OpenGl).expect("it compiles");
        let compiler = Compiler::shared();
        let text = "\u{feff}OpCapability Shader\nOpMemoryModel Logical GLSL450";
        compiler.assemble(text, "a.spvasm").expect("it assembles");
    }

    #[test]
    fn either_flavour() {
        let either = |body: &str| {
            let text = format!("#version 450\nout float a;\nvoid main() {{ a = float({body}); }}");
            let compiler = Compiler::shared();
            let result = compiler.compile_either(&text, Stage::Vertex, "a.vert");
            result.map(|(_, flavour)| flavour)
        };
        assert_eq!(either("gl_VertexIndex"), Ok(Flavour::Vulkan));
        assert_eq!(either("gl_VertexID"), Ok(Flavour::OpenGl));
        let error = either("gl_VertexID + nothing")
            .expect_err("undeclared")
            .to_string();
        assert!(error.contains("'nothing' : undeclared"), "{error}");
        assert!(!error.contains("'gl_VertexID'"), "{error}");
    }

    #[test]
    fn nothing_is_read_from_disk() {
        let text = "#version 450\n#extension GL_GOOGLE_include_directive : require\n\
                    #include \"/etc/passwd\"\nvoid main() {}";
        let error = compile(text, Flavour::Vulkan).expect_err("no include");
        assert!(error.to_string().contains("include"), "{error}");
    }

    #[test]
    fn a_nul_is_an_error() {
        let error = compile("#version 450\n\0", Flavour::Vulkan).expect_err("NUL");
        assert_eq!(
            error.to_string(),
            "a.vert: the text contains a NUL character at byte 13"
        );
    }

    #[test]
    fn assembly_says_where_it_is_wrong() {
        let compiler = Compiler::shared();
        let error = compiler
            .assemble("OpNonsense", "a.spvasm")
            .expect_err("no such opcode");
        assert!(error.to_string().starts_with("a.spvasm:1:1: "), "{error}");
        let words = compiler
            .assemble(
                "OpCapability Shader\nOpMemoryModel Logical GLSL450",
                "a.spvasm",
            )
            .expect("it assembles");
        assert_eq!(words[0], 0x0723_0203);
    }
}
