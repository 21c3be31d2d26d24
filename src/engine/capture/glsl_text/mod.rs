//! Declarations of capture that a GLSL text states and its compiled module does not.
//!
//! SPIR-V has no offset of a block, no stride of a buffer without an output, and no
//! unsized array: glslang turns the offset of a block into offsets of its members,
//! rounded up where the text is wrong; gives the buffers of all elements of an array of
//! blocks one stride; and gives gl_ClipDistance and gl_CullDistance one element each in
//! a shader that never mentions them. OpenGL's dialects need the declarations of the text.
//!
//! * `tokens`, `expression`, `declarations` – read a preprocessed text.
//! * `interface` – the interface of a module with the qualifiers of its text.
//!
//! A text is never refused because it is not understood: then the module is used, and
//! [`TextInterface::unread`] has the reason. The declarations are also compared with what
//! the compiler made of them, so a text that is misread has no effect.
//!
//! GLSL 4.60 sections 4.4.2.1, 4.4.2.3 and 7.1.

mod declarations;
mod expression;
mod interface;
mod tokens;

use self::declarations::{Declarations, declarations};
use self::tokens::{Token, tokens};
use crate::types::Interface;
use crate::types::interface::BuiltIn;
use thiserror::Error;

/// The reason why the capture declarations of a text are not used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// The compiler's message.
    #[error("the text cannot be preprocessed: {0}")]
    Preprocess(String),
    #[error("the value of {0} is not an expression that xfb evaluates")]
    Value(&'static str),
    #[error("a name of a transform feedback qualifier is used outside of an output's layout")]
    Qualifier,
    #[error("the compiler captures {0} differently")]
    Differs(String),
}

/// The declarations of capture that a GLSL text states.
#[derive(Clone, Debug)]
pub struct GlslText {
    declarations: Result<Declarations, TextError>,
    /// Arrays that the text never mentions, which therefore have no size.
    unmentioned: Vec<BuiltIn>,
}

/// The interface of a compiled GLSL text in a dialect.
#[derive(Clone, Debug)]
pub struct TextInterface {
    pub interface: Interface,
    /// The reason why the capture declarations are those of the module and not those of the text.
    pub unread: Option<TextError>,
}

/// The built-in arrays without a size of their own.
const UNSIZED: [BuiltIn; 2] = [BuiltIn::ClipDistance, BuiltIn::CullDistance];

impl GlslText {
    /// Reads a text as the compiler preprocessed it, or the message with which it failed.
    pub fn read(preprocessed: Result<&str, String>) -> GlslText {
        let text = match preprocessed {
            Ok(text) => text,
            Err(message) => {
                return GlslText {
                    declarations: Err(TextError::Preprocess(message)),
                    unmentioned: Vec::new(),
                };
            }
        };
        let tokens = tokens(text);
        let mentions = |builtin: &BuiltIn| tokens.contains(&Token::Word(builtin.glsl_name()));
        GlslText {
            declarations: declarations(text),
            unmentioned: UNSIZED.into_iter().filter(|b| !mentions(b)).collect(),
        }
    }
}
