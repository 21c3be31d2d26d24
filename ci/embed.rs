//! Build script of `xfb-cases`: embeds cases and shaders, compressed.

use flate2::Compression;
use flate2::write::DeflateEncoder;
use std::env;
use std::fs;
use std::io::Write;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=../../ci/embed.rs");
    for folder in ["cases", "shaders"] {
        println!("cargo:rerun-if-changed=../../{folder}");
        embed(folder);
    }
}

/// Writes `NAME.rs` for `sources`: the paths of the files below a folder of the project, sorted,
/// with their compressed contents.
fn embed(folder: &str) {
    let out = env::var("OUT_DIR").expect("cargo sets it");
    let root = Path::new("../..").join(folder);
    let mut files = Vec::new();
    list(&root, &mut files);
    files.sort();
    let mut table = "[\n".to_owned();
    for (number, file) in files.iter().enumerate() {
        let content = fs::read(root.join(file)).expect("a file of the checkout");
        let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(&content).expect("a vector grows");
        let compressed = encoder.finish().expect("a vector grows");
        let name = format!("{out}/{folder}.{number}.deflate");
        fs::write(&name, compressed).expect("cargo's folder can be written");
        table += &format!("({file:?}, include_bytes!({name:?}).as_slice()),\n");
    }
    fs::write(format!("{out}/{folder}.rs"), table + "]\n").expect("cargo's folder can be written");
}

/// Adds the files below a folder, relative to it, with `/` between names.
fn list(root: &Path, files: &mut Vec<String>) {
    let mut open = vec![String::new()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(root.join(&folder)).expect("a folder of the checkout") {
            let entry = entry.expect("a folder of the checkout");
            let name = entry.file_name().into_string().expect("names are UTF-8");
            let path = match folder.as_str() {
                "" => name,
                folder => format!("{folder}/{name}"),
            };
            if entry.path().is_dir() {
                open.push(path);
            } else {
                files.push(path);
            }
        }
    }
}
