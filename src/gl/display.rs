//! Opens displays of EGL, and on them contexts that have no surface.
//!
//! Users of OpenGL choose a driver by environment variables, or by an EGL device; so does this:
//! the first display is the platform's own, and one of each device of EGL follows. EGL 1.5;
//! EGL_MESA_platform_surfaceless, EGL_EXT_device_enumeration, EGL_EXT_platform_device,
//! EGL_ANGLE_platform_angle, EGL_KHR_no_config_context, EGL_KHR_surfaceless_context.

use super::bindings::Gl;
use super::context::Context;
use crate::script::Capabilities;
use crate::script::capabilities::RunMode;
use crate::script::gl_calls::GlDialect as Dialect;
use khronos_egl as egl;
use std::ffi::c_void;
use std::path::{Path, PathBuf};
use std::ptr;
use std::sync::Arc;
use thiserror::Error;

type Egl = egl::DynamicInstance<egl::EGL1_5>;

const PLATFORM_SURFACELESS: egl::Enum = 0x31dd;
const PLATFORM_DEVICE: egl::Enum = 0x313f;
const PLATFORM_ANGLE: egl::Enum = 0x3202;
const PLATFORM_ANGLE_TYPE: egl::Attrib = 0x3203;
const PLATFORM_ANGLE_NATIVE: egl::Attrib = 0x348f;
const PLATFORM_ANGLE_TYPE_VULKAN: egl::Attrib = 0x3450;

/// Versions of OpenGL and of OpenGL ES, each from the newest on.
const DESKTOP: [(u32, u32); 11] = [
    (4, 6),
    (4, 5),
    (4, 4),
    (4, 3),
    (4, 2),
    (4, 1),
    (4, 0),
    (3, 3),
    (3, 2),
    (3, 1),
    (3, 0),
];
const EMBEDDED: [(u32, u32); 3] = [(3, 2), (3, 1), (3, 0)];

/// The device to open.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// Number or part of the name; the default is the first.
    pub device: Option<&'a str>,
    /// The folder of libEGL; the default is the one that the system's loader finds.
    pub library: Option<&'a Path>,
    /// The language of its contexts.
    pub dialect: Dialect,
    /// Whether programs are given as SPIR-V, and not as texts.
    pub takes_spirv: bool,
}

/// The reason why no device is open.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OpenError {
    /// There is no libEGL, or it lacks functions.
    #[error("cannot load {library}: {reason}")]
    Library { library: PathBuf, reason: String },
    /// EGL has no display on this machine.
    #[error("EGL has no display without a window: {reason}")]
    NoDisplay { reason: String },
    /// No display has a context of version 3.0 at least.
    #[error("no context of {} 3.0 or of a later version: {reason}", language(*dialect))]
    NoContext { dialect: Dialect, reason: String },
    /// The context takes texts alone.
    #[error("{renderer} takes no SPIR-V: it has neither OpenGL 4.6 nor GL_ARB_gl_spirv")]
    NoSpirv { renderer: String },
    /// No device has this number or name.
    #[error("there is no OpenGL device '{wanted}'; there are {}", offered.join(", "))]
    NoMatch {
        wanted: String,
        offered: Vec<String>,
    },
}

/// Returns the reports of all devices, whichever is meant.
///
/// # Errors
/// There is no libEGL, or it has no display or no context.
pub fn devices(wanted: Wanted<'_>) -> Result<Vec<Capabilities>, OpenError> {
    let egl = load(wanted.library)?;
    let contexts = contexts(&egl, wanted.dialect)?;
    let reports = (0..).zip(&contexts);
    Ok(reports
        .map(|(index, context)| report(context, index, wanted))
        .collect())
}

/// Opens a device: its context, which is current, and its report.
///
/// # Errors
/// There is none, or none that is meant.
pub(super) fn open(wanted: Wanted<'_>) -> Result<(Context, Capabilities), OpenError> {
    let egl = load(wanted.library)?;
    let mut contexts = contexts(&egl, wanted.dialect)?;
    let reports: Vec<Capabilities> = (0..)
        .zip(&contexts)
        .map(|(index, context)| report(context, index, wanted))
        .collect();
    let index = match wanted.device {
        None => 0,
        Some(text) => {
            let matches = |report: &Capabilities| match text.parse::<usize>() {
                Ok(index) => report.index == index,
                Err(_) => report.line().contains(text),
            };
            let found = reports.iter().position(matches);
            found.ok_or_else(|| OpenError::NoMatch {
                wanted: text.to_owned(),
                offered: reports.iter().map(Capabilities::line).collect(),
            })?
        }
    };
    let context = contexts.swap_remove(index);
    context
        .make_current()
        .map_err(|reason| OpenError::NoContext {
            dialect: wanted.dialect,
            reason,
        })?;
    if wanted.takes_spirv && !context.takes_spirv() {
        let renderer = context.renderer;
        return Err(OpenError::NoSpirv { renderer });
    }
    Ok((context, reports[index].clone()))
}

/// The report of a context that takes what is wanted.
fn report(context: &Context, index: usize, wanted: Wanted<'_>) -> Capabilities {
    let mut report = context.capabilities(index);
    if wanted.takes_spirv {
        report.mode = RunMode::OpenGlSpirv;
    }
    report
}

/// Loads libEGL, from a folder or from where the system's loader finds it.
fn load(library: Option<&Path>) -> Result<Arc<Egl>, OpenError> {
    let path = library.map_or_else(|| "libEGL.so.1".into(), |folder| folder.join("libEGL.so"));
    // SAFETY: libEGL is a library of the system, or one that the user names as such; loading it
    // runs its initialisers, which need nothing from this process.
    let egl = unsafe { Egl::load_required_from_filename(&path) };
    egl.map(Arc::new).map_err(|error| OpenError::Library {
        library: path,
        reason: error.to_string(),
    })
}

/// A context of each display, the first display first.
fn contexts(egl: &Arc<Egl>, dialect: Dialect) -> Result<Vec<Context>, OpenError> {
    let mut reason = None;
    let mut contexts = Vec::new();
    for display in displays(egl)? {
        match context(egl, display, dialect) {
            Ok(context) => contexts.push(context),
            Err(why) => {
                reason.get_or_insert(why);
            }
        }
    }
    match reason {
        Some(reason) if contexts.is_empty() => Err(OpenError::NoContext { dialect, reason }),
        _ => Ok(contexts),
    }
}

/// The platform's own display, and one of each device.
fn displays(egl: &Egl) -> Result<Vec<egl::Display>, OpenError> {
    let none = |error: egl::Error| OpenError::NoDisplay {
        reason: error.to_string(),
    };
    let extensions = client_extensions(egl);
    let has = |name: &str| extensions.split(' ').any(|extension| extension == name);
    let platform = |platform, native: *mut c_void, attributes: &[egl::Attrib]| {
        // SAFETY: the platforms named here take the default display, or a device that EGL
        // listed; the attributes end with EGL_NONE.
        unsafe { egl.get_platform_display(platform, native, attributes) }
    };
    let default = egl::DEFAULT_DISPLAY;
    if has("EGL_ANGLE_platform_angle") {
        // Its own platform needs VK_EXT_headless_surface, which older drivers lack.
        let attributes = [
            PLATFORM_ANGLE_TYPE,
            PLATFORM_ANGLE_TYPE_VULKAN,
            PLATFORM_ANGLE_NATIVE,
            PLATFORM_SURFACELESS as egl::Attrib,
            egl::ATTRIB_NONE,
        ];
        let display = platform(PLATFORM_ANGLE, default, &attributes);
        return Ok(vec![display.map_err(none)?]);
    }
    let own = if has("EGL_MESA_platform_surfaceless") {
        platform(PLATFORM_SURFACELESS, default, &[egl::ATTRIB_NONE]).map_err(none)?
    } else {
        // SAFETY: the default display is valid on every platform.
        let display = unsafe { egl.get_display(default) };
        display.ok_or_else(|| OpenError::NoDisplay {
            reason: "eglGetDisplay returned EGL_NO_DISPLAY".to_owned(),
        })?
    };
    let mut displays = vec![own];
    if has("EGL_EXT_platform_device") && has("EGL_EXT_device_enumeration") {
        let devices = listed_devices(egl).into_iter();
        let of_devices =
            devices.map(|device| platform(PLATFORM_DEVICE, device, &[egl::ATTRIB_NONE]));
        displays.extend(of_devices.filter_map(Result::ok));
    }
    Ok(displays)
}

fn client_extensions(egl: &Egl) -> String {
    let text = egl.query_string(None, egl::EXTENSIONS);
    text.map_or_else(
        |_| String::new(),
        |text| text.to_string_lossy().into_owned(),
    )
}

/// `PFNEGLQUERYDEVICESEXTPROC`
type QueryDevices =
    unsafe extern "system" fn(egl::Int, *mut *mut c_void, *mut egl::Int) -> egl::Boolean;

/// The devices that EGL lists (`eglQueryDevicesEXT`).
fn listed_devices(egl: &Egl) -> Vec<*mut c_void> {
    const MOST: usize = 64;
    let Some(function) = egl.get_proc_address("eglQueryDevicesEXT") else {
        return Vec::new();
    };
    // SAFETY: the extension declares the function with this type.
    let query: QueryDevices = unsafe { std::mem::transmute(function) };
    let mut devices = [ptr::null_mut(); MOST];
    let mut count = 0;
    // SAFETY: there are as many places as the first argument states.
    let listed = unsafe { query(MOST as egl::Int, devices.as_mut_ptr(), &raw mut count) };
    let count = usize::try_from(count).unwrap_or(0).min(MOST);
    if listed == egl::TRUE {
        devices[..count].to_vec()
    } else {
        Vec::new()
    }
}

/// Creates a context of the newest version that the display has.
fn context(egl: &Arc<Egl>, display: egl::Display, dialect: Dialect) -> Result<Context, String> {
    egl.initialize(display)
        .map_err(|error| format!("eglInitialize: {error}"))?;
    // SAFETY: EGL_NO_CONFIG_KHR is a null handle; the display has EGL_KHR_no_config_context or
    // refuses it.
    let no_config = unsafe { egl::Config::from_ptr(ptr::null_mut()) };
    let (api, versions) = match dialect {
        Dialect::Desktop => (egl::OPENGL_API, DESKTOP.as_slice()),
        Dialect::Es => (egl::OPENGL_ES_API, EMBEDDED.as_slice()),
    };
    egl.bind_api(api)
        .map_err(|error| format!("eglBindAPI: {error}"))?;
    let mut last = String::new();
    for &(major, minor) in versions {
        let mut attributes = vec![
            egl::CONTEXT_MAJOR_VERSION,
            egl::Int::try_from(major).expect("a version is small"),
            egl::CONTEXT_MINOR_VERSION,
            egl::Int::try_from(minor).expect("a version is small"),
        ];
        if dialect == Dialect::Desktop && (major, minor) >= (3, 2) {
            attributes.extend([
                egl::CONTEXT_OPENGL_PROFILE_MASK,
                egl::CONTEXT_OPENGL_CORE_PROFILE_BIT,
            ]);
        }
        attributes.push(egl::NONE);
        match egl.create_context(display, no_config, None, &attributes) {
            Ok(handle) => {
                let functions = || Gl::load_with(|name| function(egl, name));
                let current = current(egl, display, handle);
                return Context::new(Box::new(current), functions, dialect);
            }
            Err(error) => last = format!("eglCreateContext: {error}"),
        }
    }
    Err(last)
}

/// The name of a language of contexts.
fn language(dialect: Dialect) -> &'static str {
    match dialect {
        Dialect::Desktop => "OpenGL",
        Dialect::Es => "OpenGL ES",
    }
}

/// A function of OpenGL by its name; null where there is none.
fn function(egl: &Egl, name: &str) -> *const c_void {
    let function = egl.get_proc_address(name);
    function.map_or(ptr::null(), |function| function as *const c_void)
}

/// Returns what makes a context current.
fn current(
    egl: &Arc<Egl>,
    display: egl::Display,
    context: egl::Context,
) -> impl Fn() -> Result<(), String> + use<> {
    let egl = egl.clone();
    move || {
        egl.make_current(display, None, None, Some(context))
            .map_err(|error| format!("eglMakeCurrent: {error}"))
    }
}
