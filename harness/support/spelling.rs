//! Compact spellings of capture tables, so that an expectation fits on one line.

use std::fmt::Display;
use xfb::capture::{Output, Register, Varying};

/// `name type*size@offset:buffer-index`; the size is omitted if it is 1, the
/// buffer index if it is 0. A marker such as `gl_SkipComponents2` is `name*size`.
pub fn varying(varying: &Varying) -> String {
    let Some(ty) = varying.ty else {
        assert_eq!((varying.buffer_index, varying.binding), (None, None));
        assert_eq!(varying.offset.0, 0);
        return format!("{}*{}", varying.name, varying.size);
    };
    let size = match varying.size {
        1 => String::new(),
        size => format!("*{size}"),
    };
    let index = match varying.buffer_index.expect("only markers have none").0 {
        0 => String::new(),
        index => format!(":{index}"),
    };
    format!("{} {ty}{size}@{}{index}", varying.name, varying.offset)
}

/// `register.component components` followed by the spelled offset and by
/// `/binding`, which is omitted if it is 0.
pub fn output(output: &Output, offset: impl Display) -> String {
    let register = match output.register {
        Register::Location(location) => location.to_string(),
        Register::BuiltIn(builtin) => builtin.to_string(),
    };
    let binding = match output.binding.0 {
        0 => String::new(),
        binding => format!("/{binding}"),
    };
    format!(
        "{register}.{} {}{offset}{binding}",
        output.component, output.components
    )
}

/// `register.component components@byte-offset` of each output.
pub fn outputs(outputs: &[Output]) -> Vec<String> {
    outputs
        .iter()
        .map(|o| output(o, format_args!("@{}", o.offset)))
        .collect()
}
