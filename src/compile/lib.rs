//! GLSL and SPIR-V assembly to SPIR-V: through shaderc, or from bundles of modules that shaderc
//! compiled on another machine.
//!
//! [`Compiler`] is the only way to a module. The modules that it has in no cache come from one
//! provider: shaderc (feature `shaderc`), or the bundles that the program was given.
//!
//! * `source` – the inputs on which a module depends.
//! * `module_cache`, `disk_cache` – the modules of this process, and of earlier ones.
//! * `shaderc_provider` – calls shaderc; `observer` – reports when.
//! * [`bundle`] – files of compiled modules, which need no compiler.
//! * `version` – the version that a text states.
//! * `opengl` – translates versions of OpenGL that shaderc does not compile.
//!
//! GLSL 4.60, GL_KHR_vulkan_glsl.

#![deny(clippy::print_stdout, clippy::print_stderr)]
#![forbid(unsafe_code)]

pub use xfb_engine::{capture, packing, spirv, types};
pub use xfb_system::{input, meter, platform, user_cache};

pub mod bundle;
mod capture_constants;
mod disk_cache;
mod error;
pub mod explicit_locations;
mod module_cache;
mod observer;
#[cfg(feature = "shaderc")]
mod opengl;
mod refusal;
#[cfg(feature = "shaderc")]
mod shaderc_provider;
mod source;
mod version;

use self::bundle::{Bundle, BundleWriter};
use self::disk_cache::DiskCache;
pub use self::error::CompileError;
use self::module_cache::ModuleCache;
pub use self::observer::observe;
#[cfg(feature = "shaderc")]
use self::shaderc_provider::Shaderc;
pub use self::source::Flavour;
use self::source::Source;
pub use self::version::Version;
use self::version::{ForOpenGl, version, without_mark};
use crate::packing::CaptureLimits;
use crate::types::stage::OtherStage;
use crate::types::{Environment, Stage};
use std::path::Path;
use std::sync::OnceLock;

/// Names that only GLSL for Vulkan has.
const VULKAN_NAMES: [&str; 3] = ["gl_VertexIndex", "gl_InstanceIndex", "push_constant"];

/// Names that only GLSL for OpenGL has.
const OPENGL_NAMES: [&str; 2] = ["gl_VertexID", "gl_InstanceID"];

/// The source of modules that are in no cache.
enum Provider {
    #[cfg(feature = "shaderc")]
    Shaderc(Shaderc),
    /// The first bundle that has a module wins.
    Bundles(Vec<Bundle>),
}

impl Default for Provider {
    fn default() -> Provider {
        #[cfg(feature = "shaderc")]
        return Provider::Shaderc(Shaderc::default());
        #[cfg(not(feature = "shaderc"))]
        Provider::Bundles(Vec::new())
    }
}

impl Provider {
    /// Returns the module of a source; `name` is the file name in messages.
    fn module(&self, source: &Source, name: &str) -> Result<Vec<u32>, CompileError> {
        match self {
            #[cfg(feature = "shaderc")]
            Provider::Shaderc(shaderc) => shaderc.compile(source, name),
            Provider::Bundles(bundles) => {
                let mut found = bundles
                    .iter()
                    .filter_map(|bundle| bundle.find(source, name));
                found
                    .next()
                    .unwrap_or_else(|| Err(no_module(bundles, name)))
            }
        }
    }
}

fn no_module(bundles: &[Bundle], name: &str) -> CompileError {
    CompileError::NoModule {
        name: name.to_owned(),
        bundles: bundles.iter().map(Bundle::to_string).collect(),
    }
}

/// The compiler of this process.
#[derive(Default)]
pub struct Compiler {
    provider: OnceLock<Provider>,
    /// The modules that the provider returned, if a bundle of them is requested.
    writer: OnceLock<BundleWriter>,
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

    /// Takes modules from these bundles, and compiles nothing.
    ///
    /// # Panics
    /// If a module has been compiled.
    pub fn use_bundles(&self, bundles: Vec<Bundle>) {
        let set = self.provider.set(Provider::Bundles(bundles));
        assert!(set.is_ok(), "bundles are opened before the first module");
    }

    /// Returns the writer that keeps every module which is compiled from now on.
    pub fn bundle(&self) -> &BundleWriter {
        self.writer.get_or_init(BundleWriter::default)
    }

    /// Returns the module of a source, from the caches or the provider.
    fn module(&self, source: Source, name: &str) -> Result<Vec<u32>, CompileError> {
        self.modules.get(source, |source| {
            let provider = self.provider.get_or_init(Provider::default);
            let module = provider.module(source, name);
            if let Some(writer) = self.writer.get() {
                writer.add(source, name, &module);
            }
            module
        })
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
        let text = without_mark(text);
        no_nul(text, name)?;
        if flavour == Flavour::OpenGl {
            known_to_opengl(text, name)?;
        }
        let source = Source::Glsl(stage, flavour, environment, text.to_owned());
        self.module(source, name)
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
            Err(error) if !error.is_of_the_text() => return Err(error),
            Err(refused) => refused,
        };
        let uses = |names: &[&str]| names.iter().any(|name| text.contains(name));
        // Texts of these versions are written for OpenGL, unless they use Vulkan's names.
        let is_old = matches!(version.for_opengl(), ForOpenGl::As(_)) || version.profile == "es";
        match compile(Flavour::OpenGl) {
            Ok(words) => Ok((words, Flavour::OpenGl)),
            Err(error) if !error.is_of_the_text() => Err(error),
            Err(refused) if uses(&OPENGL_NAMES) || (is_old && !uses(&VULKAN_NAMES)) => Err(refused),
            Err(_) => Err(refused),
        }
    }

    /// Returns a text without comments, macros and conditions, as it is compiled.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    #[cfg(feature = "shaderc")]
    pub fn preprocess(
        &self,
        text: &str,
        name: &str,
        flavour: Flavour,
        environment: Environment,
    ) -> Result<String, CompileError> {
        let text = without_mark(text);
        no_nul(text, name)?;
        match self.provider.get_or_init(Provider::default) {
            Provider::Shaderc(shaderc) => shaderc.preprocess(text, name, (flavour, environment)),
            Provider::Bundles(bundles) => Err(no_module(bundles, name)),
        }
    }

    /// Compiles HLSL with the entry point `entry`.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub fn compile_hlsl(
        &self,
        text: &str,
        stage: Stage,
        name: &str,
        (entry, environment): (&str, Environment),
    ) -> Result<Vec<u32>, CompileError> {
        no_nul(text, name)?;
        no_nul(entry, name)?;
        let source = Source::Hlsl(stage, entry.to_owned(), environment, text.to_owned());
        self.module(source, name)
    }

    /// Compiles GLSL for Vulkan of a stage that does not rasterize.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the compiler's message.
    pub fn compile_other(
        &self,
        text: &str,
        stage: OtherStage,
        name: &str,
        environment: Environment,
    ) -> Result<Vec<u32>, CompileError> {
        no_nul(text, name)?;
        self.module(Source::OtherGlsl(stage, environment, text.to_owned()), name)
    }

    /// Assembles SPIR-V from the text form of SPIRV-Tools; `name` is the file name in
    /// messages.
    ///
    /// # Errors
    /// [`CompileError::Refused`] with the assembler's message.
    pub fn assemble(&self, text: &str, name: &str) -> Result<Vec<u32>, CompileError> {
        let text = without_mark(text);
        no_nul(text, name)?;
        self.module(Source::Assembly(text.to_owned()), name)
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

/// Returns a text whose constants of capture limits have these values.
pub fn with_capture_constants(text: &str, limits: &CaptureLimits) -> String {
    capture_constants::with_capture_constants(text, version(text).number, limits)
}

#[cfg(all(test, feature = "shaderc"))]
mod tests {
    use super::*;

    fn compile(text: &str, flavour: Flavour) -> Result<Vec<u32>, CompileError> {
        Compiler::shared().compile_glsl(text, Stage::Vertex, "a.vert", flavour)
    }

    fn is_started(compiler: &Compiler) -> bool {
        match compiler.provider.get() {
            Some(Provider::Shaderc(shaderc)) => shaderc.is_started(),
            Some(Provider::Bundles(_)) | None => false,
        }
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
            (words.expect("it compiles"), is_started(compiler))
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
            (words.expect("it compiles"), is_started(compiler))
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
