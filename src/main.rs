//! The command `xfb`.
fn main() {}
