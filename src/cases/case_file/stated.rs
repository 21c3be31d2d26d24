//! A case after axes, `extends`, `repeat` and `when` are resolved.

use super::document::Node;
use super::expression::Scope;
use crate::case::definition::Definition;
use crate::case::sequence::Sequence;
use std::borrow::Cow;

/// A case as its file states it, and where its text is.
pub(crate) struct Stated<'d> {
    pub definition: Definition,
    pub sequence: Sequence,
    pub scope: Scope<'d>,
    /// The keys of the case with their places.
    pub root: Cow<'d, Node>,
    /// The file of the case, and of the document that a variant is like.
    pub file: String,
}
