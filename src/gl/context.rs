//! A context: its functions, its version, and what it reports of itself.
//!
//! The methods are the calls of OpenGL that the crate makes; each requires that the context is
//! current, which [`Context::make_current`] ensures for the thread that opened the device. Their
//! errors are collected by [`Context::error`]. OpenGL 4.6 section 22.2.

use super::bindings::{self, Gl, types::GLenum};
use crate::script::gl_calls::GlDialect as Dialect;
use std::collections::BTreeSet;
use std::ffi::CStr;

/// A context without a surface.
pub(super) struct Context {
    make_current: Box<dyn Fn() -> Result<(), String>>,
    gl: Gl,
    pub(super) dialect: Dialect,
    /// Major and minor version.
    pub(super) version: (u32, u32),
    /// The greatest version of GLSL: 450.
    pub(super) glsl: u32,
    pub(super) renderer: String,
    pub(super) vendor: String,
    /// `GL_VERSION`
    pub(super) version_text: String,
    pub(super) extensions: BTreeSet<String>,
}

impl Context {
    /// Takes a context that `make_current` makes current.
    ///
    /// # Errors
    /// It cannot be made current, or does not report a version.
    pub(super) fn new(
        make_current: Box<dyn Fn() -> Result<(), String>>,
        functions: impl FnOnce() -> Gl,
        dialect: Dialect,
    ) -> Result<Context, String> {
        make_current()?;
        let mut context = Context {
            make_current,
            gl: functions(),
            dialect,
            version: (0, 0),
            glsl: 0,
            renderer: String::new(),
            vendor: String::new(),
            version_text: String::new(),
            extensions: BTreeSet::new(),
        };
        context.version = (
            context.number(bindings::MAJOR_VERSION),
            context.number(bindings::MINOR_VERSION),
        );
        if context.version.0 < 3 {
            return Err(format!("the context is of version {:?}", context.version));
        }
        let glsl = context.string(bindings::SHADING_LANGUAGE_VERSION);
        context.glsl = glsl_version(&glsl).ok_or_else(|| format!("GLSL has version '{glsl}'"))?;
        context.renderer = context.string(bindings::RENDERER);
        context.vendor = context.string(bindings::VENDOR);
        context.version_text = context.string(bindings::VERSION);
        let extensions = 0..context.number(bindings::NUM_EXTENSIONS);
        context.extensions = extensions.map(|index| context.extension(index)).collect();
        Ok(context)
    }

    /// Makes the context current for this thread.
    ///
    /// # Errors
    /// The call and its error.
    pub(super) fn make_current(&self) -> Result<(), String> {
        (self.make_current)()
    }

    /// The functions; each call is sound while the context is current.
    pub(super) fn gl(&self) -> &Gl {
        &self.gl
    }

    /// Whether the context has a version of OpenGL at least.
    pub(super) fn is_desktop(&self, major: u32, minor: u32) -> bool {
        self.dialect == Dialect::Desktop && self.version >= (major, minor)
    }

    /// Whether shaders can be SPIR-V (OpenGL 4.6 section 7.2, ARB_gl_spirv).
    pub(super) fn takes_spirv(&self) -> bool {
        self.is_desktop(4, 6) || self.has("GL_ARB_gl_spirv")
    }

    /// Whether the context has an extension.
    pub(super) fn has(&self, extension: &str) -> bool {
        self.extensions.contains(extension)
    }

    /// The value of a state that is one number; 0 where the context does not have it.
    fn number(&self, name: GLenum) -> u32 {
        let mut value = 0;
        // SAFETY: the context is current, and the state has one number.
        unsafe { self.gl.GetIntegerv(name, &raw mut value) };
        u32::try_from(value).unwrap_or(0)
    }

    /// A limit; 0 where the context does not have it.
    pub(super) fn limit(&self, name: GLenum) -> u32 {
        let value = self.number(name);
        self.error();
        value
    }

    fn string(&self, name: GLenum) -> String {
        // SAFETY: the context is current.
        text(unsafe { self.gl.GetString(name) })
    }

    fn extension(&self, index: u32) -> String {
        // SAFETY: the context is current, and has more extensions than `index`.
        text(unsafe { self.gl.GetStringi(bindings::EXTENSIONS, index) })
    }

    /// Takes all errors since the last call, and returns the name of the first, if there was one.
    pub(super) fn error(&self) -> Option<String> {
        /// Errors that are taken: a lost context gives one with every call.
        const MOST: usize = 64;
        // SAFETY: the context is current.
        let next = || unsafe { self.gl.GetError() };
        let errors = std::iter::repeat_with(next).take(MOST);
        let errors: Vec<GLenum> = errors
            .take_while(|error| *error != bindings::NO_ERROR)
            .collect();
        errors.first().map(|error| error_name(*error))
    }
}

fn error_name(error: GLenum) -> String {
    let name = match error {
        bindings::INVALID_ENUM => "GL_INVALID_ENUM",
        bindings::INVALID_VALUE => "GL_INVALID_VALUE",
        bindings::INVALID_OPERATION => "GL_INVALID_OPERATION",
        bindings::INVALID_FRAMEBUFFER_OPERATION => "GL_INVALID_FRAMEBUFFER_OPERATION",
        bindings::OUT_OF_MEMORY => "GL_OUT_OF_MEMORY",
        bindings::STACK_OVERFLOW => "GL_STACK_OVERFLOW",
        bindings::STACK_UNDERFLOW => "GL_STACK_UNDERFLOW",
        bindings::CONTEXT_LOST => "GL_CONTEXT_LOST",
        other => return format!("error {other:#06x}"),
    };
    name.to_owned()
}

/// Text of a null-terminated string that a driver owns; "" for null.
fn text(string: *const u8) -> String {
    if string.is_null() {
        return String::new();
    }
    // SAFETY: the driver returns null or a null-terminated string that lives as long as the
    // context.
    let text = unsafe { CStr::from_ptr(string.cast()) };
    text.to_string_lossy().into_owned()
}

/// Reads a version of GLSL: 450 from "4.50", 320 from "OpenGL ES GLSL ES 3.20".
fn glsl_version(text: &str) -> Option<u32> {
    let start = text.find(|char: char| char.is_ascii_digit())?;
    let number = text[start..].split(' ').next()?;
    let (major, minor) = number.split_once('.')?;
    let minor: String = minor.chars().take_while(char::is_ascii_digit).collect();
    let (major, minor): (u32, u32) = (major.parse().ok()?, minor.parse().ok()?);
    Some(major * 100 + if minor < 10 { minor * 10 } else { minor })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_glsl_are_read() {
        assert_eq!(glsl_version("4.50"), Some(450));
        assert_eq!(glsl_version("4.60 NVIDIA"), Some(460));
        assert_eq!(glsl_version("OpenGL ES GLSL ES 3.20"), Some(320));
        assert_eq!(
            glsl_version("OpenGL ES GLSL ES 3.00 (ANGLE 2.1)"),
            Some(300)
        );
        assert_eq!(glsl_version("none"), None);
    }

    #[test]
    fn errors_have_their_names() {
        assert_eq!(error_name(bindings::INVALID_VALUE), "GL_INVALID_VALUE");
        assert_eq!(error_name(0x0999), "error 0x0999");
    }
}
