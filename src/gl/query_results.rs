//! Results of queries: read by the host, or written into a buffer (`GL_QUERY_BUFFER`).
//!
//! A query of a script is the sum of several of OpenGL. Its numbers have 32 or 64 bits, are waited
//! for or not, and their availability is read beside them. A number that is not waited for is
//! requested once it is available, which each is eventually. OpenGL 4.6 section 4.2.3.

use super::bindings::{self, types::GLenum, types::GLuint};
use super::context::Context;
use super::plan::Plan;
use crate::script::Script;
use crate::script::memory::{COUNTER_IMAGE, Prefill, QueryResult};
use crate::script::query_read::{QueryKind, QueryRead, ReadBy};
use std::ffi::c_void;
use std::ptr;

/// Whether a context writes results into buffers, and has results that are not waited for.
pub(super) fn has_buffers(context: &Context) -> bool {
    context.is_desktop(4, 4) || context.has("GL_ARB_query_buffer_object")
}

/// The results of the queries of a script, which have ended.
pub(super) fn results(
    context: &Context,
    names: &[GLuint],
    (script, plan): (&Script, &Plan),
    prefill: Prefill,
) -> Vec<QueryResult> {
    let reader = Reader {
        context,
        read: &script.query_read,
    };
    let declared = script.queries.iter().zip(&plan.planned);
    let results = declared.map(|(declared, planned)| {
        let is_wide = reader.read.is_wide(declared.kind);
        let sum = |queries: &[usize]| {
            let names = queries.iter().map(|query| names[*query]);
            reader.sum(names, is_wide, prefill)
        };
        let numbers =
            sum(&planned.written).and_then(|written| Ok((written, sum(&planned.generated)?)));
        match (numbers, declared.kind) {
            (Err(missing), _) => missing,
            (Ok((written, needed)), QueryKind::TransformFeedback) => {
                QueryResult::TransformFeedback { written, needed }
            }
            (Ok((_, generated)), QueryKind::PrimitivesGenerated) => {
                QueryResult::PrimitivesGenerated(generated)
            }
            (Ok(_), QueryKind::Statistics | QueryKind::Clipping) => QueryResult::Statistics,
        }
    });
    results.collect()
}

struct Reader<'r> {
    context: &'r Context,
    read: &'r QueryRead,
}

impl Reader<'_> {
    /// The sum of the results of queries; as the numbers have 32 bits, the nearest number of them.
    fn sum(
        &self,
        names: impl Iterator<Item = GLuint>,
        is_wide: bool,
        prefill: Prefill,
    ) -> Result<u64, QueryResult> {
        let mut sum = 0u64;
        for name in names {
            let number = match self.read.by {
                ReadBy::Host => self.by_host(name, is_wide),
                ReadBy::Copy => self.by_buffer(name, is_wide, prefill),
            };
            sum = sum.wrapping_add(number?);
        }
        let most = if is_wide {
            u64::MAX
        } else {
            u64::from(u32::MAX)
        };
        Ok(sum.min(most))
    }

    /// Reads a number into the memory of this process.
    fn by_host(&self, name: GLuint, is_wide: bool) -> Result<u64, QueryResult> {
        let result = self.result_name(name);
        let get = |what| {
            let mut value = 0u64;
            // SAFETY: there is memory for a number of 64 bits.
            unsafe { self.get(name, what, is_wide, (&raw mut value).cast()) };
            value
        };
        let value = get(result);
        let is_available = !self.read.availability || get(bindings::QUERY_RESULT_AVAILABLE) == 1;
        is_available
            .then_some(value)
            .ok_or(QueryResult::Unavailable)
    }

    /// Writes a number into a buffer that has other contents around it, and reads these back.
    fn by_buffer(&self, name: GLuint, is_wide: bool, prefill: Prefill) -> Result<u64, QueryResult> {
        /// Bytes before the number and after it that must not change.
        const GUARD: usize = 64;
        let width = if is_wide { 8 } else { 4 };
        let first = self.read.offset as usize;
        let numbers = 1 + usize::from(self.read.availability);
        let end = first + numbers * width;
        let start = first.saturating_sub(GUARD);
        let contents = prefill.bytes(COUNTER_IMAGE, end + GUARD - start);
        let mut bytes = contents.clone();
        let signed = |bytes: usize| isize::try_from(bytes).expect("an offset has 32 bits");
        let (before, length) = (signed(start), signed(contents.len()));
        let result = self.result_name(name);
        let gl = self.context.gl();
        let mut buffer = 0;
        let target = bindings::QUERY_BUFFER;
        // SAFETY: the context is current; the buffer has `length` bytes from `before` on, and every
        // number is within them.
        unsafe {
            gl.GenBuffers(1, &raw mut buffer);
            gl.BindBuffer(target, buffer);
            gl.BufferData(target, before + length, ptr::null(), bindings::DYNAMIC_READ);
            gl.BufferSubData(target, before, length, contents.as_ptr().cast());
            let whats = [result, bindings::QUERY_RESULT_AVAILABLE];
            for (place, what) in whats.into_iter().take(numbers).enumerate() {
                if what == bindings::QUERY_RESULT_AVAILABLE {
                    // It need not be available before another call has said so.
                    gl.BindBuffer(target, 0);
                    self.wait_for(name);
                    gl.BindBuffer(target, buffer);
                }
                let at = ptr::without_provenance_mut::<c_void>(first + place * width);
                self.get(name, what, is_wide, at);
            }
            let data = bytes.as_mut_ptr().cast();
            gl.GetBufferSubData(target, before, length, data);
            gl.BindBuffer(target, 0);
            gl.DeleteBuffers(1, &raw const buffer);
        }
        let number = |place: usize| {
            let at = first - start + place * width;
            let mut number = [0; 8];
            number[..width].copy_from_slice(&bytes[at..at + width]);
            u64::from_le_bytes(number)
        };
        let is_outside = |at: &usize| !(first..end).contains(&(start + at));
        let mut outside = (0..bytes.len()).filter(is_outside);
        if let Some(at) = outside.find(|at| bytes[*at] != contents[*at]) {
            let byte = signed(start + at) - signed(first);
            let byte = i32::try_from(byte).expect("the guards are short");
            return Err(QueryResult::Overrun { byte });
        }
        if self.read.availability && number(1) != 1 {
            return Err(QueryResult::Unavailable);
        }
        Ok(number(0))
    }

    /// The name of the result of a query: of one that is not waited for, once it is available.
    fn result_name(&self, name: GLuint) -> GLenum {
        if self.read.wait {
            return bindings::QUERY_RESULT;
        }
        self.wait_for(name);
        if has_buffers(self.context) {
            bindings::QUERY_RESULT_NO_WAIT
        } else {
            bindings::QUERY_RESULT
        }
    }

    /// Waits until a result is available. A driver for which it never is exceeds the time limit of the
    /// case.
    fn wait_for(&self, name: GLuint) {
        let is_available = || {
            let mut value = 0u64;
            // SAFETY: there is memory for a number of 64 bits.
            unsafe {
                let memory = (&raw mut value).cast();
                self.get(name, bindings::QUERY_RESULT_AVAILABLE, false, memory);
            }
            value != 0
        };
        while !is_available() {
            std::thread::yield_now();
        }
    }

    /// `glGetQueryObjectui64v` or `glGetQueryObjectuiv`.
    ///
    /// # Safety
    /// The context is current; the pointer is to a number of 64 bits, whose bytes are 0, or an
    /// offset into the bound buffer.
    unsafe fn get(&self, name: GLuint, what: GLenum, is_wide: bool, to: *mut c_void) {
        let gl = self.context.gl();
        let has_wide = self.context.is_desktop(3, 3) || self.context.has("GL_ARB_timer_query");
        // SAFETY: as the function requires; the lower bytes of a number come first.
        unsafe {
            if is_wide && has_wide {
                gl.GetQueryObjectui64v(name, what, to.cast());
            } else {
                gl.GetQueryObjectuiv(name, what, to.cast());
            }
        }
    }
}
