//! The committed modules of `harness/modules` and their GLSL.

use std::path::PathBuf;

/// The sources.
pub const SOURCES: [&str; 7] = [
    "blocks.vert",
    "everything.vert",
    "patches.tesc",
    "s0_buffers.vert",
    "s0_mat4x3.vert",
    "s0_structs.vert",
    "streams.geom",
];

/// The path of a file of the folder.
pub fn path(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("harness/modules");
    folder.join(name)
}

/// The module that glslang compiled from a source.
pub fn module(source: &str) -> Vec<u8> {
    let path = path(&format!("{source}.spv"));
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
