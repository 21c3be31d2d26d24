//! A case after axes, `extends`, `repeat` and `when` are resolved.

use super::expression::Scope;
use crate::case::definition::Definition;
use crate::case::sequence::Sequence;

/// A case as its file states it, and where its text is.
pub(crate) struct Stated<'d> {
    pub definition: Definition,
    pub sequence: Sequence,
    pub scope: Scope<'d>,
    /// The file of the case, and of the document that a variant is like.
    pub file: String,
}
