//! Tests of the commands of `xfb`, of `ci/drivers/bisect` and of `ci/release/names`, run as separate
//! processes.
//! All modules share one test program, so that it is linked once.

/// `xfb bisect-step` and `ci/drivers/bisect`: exit codes for `git bisect run`.
mod bisect;
/// `xfb bundle`, and runs from bundles.
#[cfg(feature = "shaderc")]
mod bundle_command;
/// `xfb table` on shaders that crash the compiler.
#[cfg(feature = "shaderc")]
mod contained;
/// `xfb coverage`.
#[cfg(feature = "shaderc")]
mod coverage_command;
/// `xfb devices` on a real driver.
#[cfg(feature = "shaderc")]
mod devices;
/// The commands in README.md and docs/.
#[cfg(all(unix, feature = "shaderc"))]
mod documents;
/// `xfb export`.
#[cfg(feature = "shaderc")]
mod export_command;
/// `xfb fuzz`.
#[cfg(feature = "shaderc")]
mod fuzz_command;
/// Repositories of drivers.
#[path = "support/history.rs"]
mod history;
/// `xfb list`, `xfb show` and `xfb rules`.
mod listing;
/// `xfb completions`, `xfb man`, `--version` and `--help`.
mod manuals;
/// A machine without a driver, or with one that is broken.
#[cfg(feature = "shaderc")]
mod no_driver;
/// `--api gl`: the commands on llvmpipe's OpenGL.
#[cfg(all(unix, feature = "gl", feature = "shaderc"))]
mod opengl_command;
/// `xfb table` on GLSL files written for OpenGL.
#[cfg(feature = "shaderc")]
mod opengl_files;
/// Tables by hand, the engine and OpenGL.
#[cfg(all(unix, feature = "gl", feature = "shaderc"))]
mod opengl_tables;
/// `xfb pack`.
#[cfg(feature = "shaderc")]
mod pack_command;
/// `xfb show --toml`.
#[cfg(feature = "shaderc")]
mod printed_cases;
/// Runs programs to their ends.
#[path = "support/ran.rs"]
mod ran;
/// `ci/release/names`.
#[cfg(unix)]
mod release_names;
/// `xfb repro`, and the commands that reports print.
#[cfg(feature = "shaderc")]
mod repro_command;
/// `xfb repro` of a case whose driver crashes.
#[cfg(feature = "shaderc")]
mod repro_crash;
/// `xfb rewrite`.
#[cfg(feature = "shaderc")]
mod rewrite_command;
/// `xfb run` on piglit's `.shader_test` files.
#[cfg(feature = "shaderc")]
mod shader_test;
/// `xfb table`.
mod table_command;
/// Commands with their complete output.
#[cfg(unix)]
mod transcripts;
/// Validates modules.
#[cfg(feature = "shaderc")]
#[path = "support/validate.rs"]
mod validate;
/// A build without shaderc.
#[cfg(all(feature = "vulkan", not(feature = "shaderc")))]
mod without_shaderc;
