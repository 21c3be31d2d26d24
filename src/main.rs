//! The command `xfb`; everything about it is in [`xfb::cli`].

fn main() -> xfb::cli::Exit {
    xfb::cli::main()
}
