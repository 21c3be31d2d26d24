//! Build script: re-embeds cases and shaders when they change.
fn main() {
    for folder in ["cases", "shaders"] {
        println!("cargo:rerun-if-changed={folder}");
    }
}
