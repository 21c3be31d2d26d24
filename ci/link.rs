//! Build script of `xfb-compile`, and a part of that of the package: links the archives that a
//! distribution's static shaderc omits.

use std::env;
use std::path::Path;

/// Links them if the features require it.
pub fn main() {
    // A bundled shaderc is complete in itself, and it wins where both features are on.
    let enabled = |feature: &str| env::var_os(format!("CARGO_FEATURE_{feature}")).is_some();
    if enabled("STATIC_SHADERC") && !enabled("BUNDLED_SHADERC") {
        link_static_shaderc();
    }
}

/// Debian's `libshaderc_combined.a` holds shaderc alone. glslang and SPIRV-Tools are archives of
/// their own beside it that need one another, so they are linked as one group; a combined archive
/// without such neighbours is complete.
fn link_static_shaderc() {
    println!("cargo:rerun-if-env-changed=SHADERC_LIB_DIR");
    // Without the variable shaderc's own build script queries pkg-config, which adds the shared
    // library to the static one: that links, and crashes at the first shader.
    let folder = env::var_os("SHADERC_LIB_DIR").expect(
        "the feature static-shaderc needs SHADERC_LIB_DIR, the folder of libshaderc_combined.a: \
         build through ci/cargo, or set it and run `cargo clean -p shaderc-sys` once",
    );
    let group: Vec<String> = include_str!("shaderc-archives")
        .lines()
        .map(|name| Path::new(&folder).join(format!("lib{name}.a")))
        .filter(|archive| archive.exists())
        .map(|archive| archive.display().to_string())
        .collect();
    if group.is_empty() {
        return;
    }
    // As arguments, since these come last: the group must follow shaderc's own archive.
    println!("cargo:rustc-link-arg=-Wl,--start-group");
    for archive in group {
        println!("cargo:rustc-link-arg={archive}");
    }
    for argument in ["-Wl,--end-group", "-lstdc++", "-lm"] {
        println!("cargo:rustc-link-arg={argument}");
    }
}
