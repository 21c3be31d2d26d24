//! Build script: generates the functions of OpenGL from the registry (gl.xml).

use gl_generator::{Api, Fallbacks, Profile, Registry, StructGenerator};
use std::env;
use std::fs::File;
use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=bindings.rs");
    let folder = env::var("OUT_DIR").expect("cargo sets it");
    let mut file = File::create(Path::new(&folder).join("gl.rs")).expect("cargo made the folder");
    Registry::new(
        Api::Gl,
        (4, 6),
        Profile::Core,
        Fallbacks::None,
        ["GL_ARB_gl_spirv", "GL_ARB_gpu_shader_int64"],
    )
    .write_bindings(StructGenerator, &mut file)
    .expect("the folder is writable");
}
