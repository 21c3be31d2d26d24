//! The target of draws: a context without a surface has none.
//!
//! OpenGL 4.6 section 9.2.

use super::bindings::{self, types::GLuint};
use super::context::Context;

/// An image that is the target of draws until it is dropped.
pub(super) struct Image<'c> {
    context: &'c Context,
    renderbuffer: GLuint,
    framebuffer: GLuint,
}

impl<'c> Image<'c> {
    pub(super) fn new(context: &'c Context) -> Image<'c> {
        /// Pixels of each side.
        const SIDE: i32 = 64;
        let gl = context.gl();
        let (mut renderbuffer, mut framebuffer) = (0, 0);
        // SAFETY: the context is current, and there is a place for one name each.
        unsafe {
            gl.GenRenderbuffers(1, &raw mut renderbuffer);
            gl.GenFramebuffers(1, &raw mut framebuffer);
            gl.BindRenderbuffer(bindings::RENDERBUFFER, renderbuffer);
            gl.RenderbufferStorage(bindings::RENDERBUFFER, bindings::RGBA8, SIDE, SIDE);
            gl.BindFramebuffer(bindings::FRAMEBUFFER, framebuffer);
            gl.FramebufferRenderbuffer(
                bindings::FRAMEBUFFER,
                bindings::COLOR_ATTACHMENT0,
                bindings::RENDERBUFFER,
                renderbuffer,
            );
            gl.Viewport(0, 0, SIDE, SIDE);
        }
        Image {
            context,
            renderbuffer,
            framebuffer,
        }
    }
}

impl Drop for Image<'_> {
    fn drop(&mut self) {
        let gl = self.context.gl();
        // SAFETY: the context is current, and the objects are its own.
        unsafe {
            gl.BindFramebuffer(bindings::FRAMEBUFFER, 0);
            gl.DeleteFramebuffers(1, &raw const self.framebuffer);
            gl.DeleteRenderbuffers(1, &raw const self.renderbuffer);
        }
    }
}
