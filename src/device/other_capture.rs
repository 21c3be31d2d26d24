//! Modules of the same stages with another capture: a pipeline cache must not take one pipeline
//! for the other.
//!
//! Vulkan chapters "Pipeline Cache", "Shader Interfaces" (decoration `XfbStride`).

use rspirv::spirv::{Decoration, Op};

/// Words before the first instruction of a module.
const HEADER: usize = 5;
/// The bytes by which vertices are further apart: as many as captured doubles are aligned to.
const FURTHER: u32 = 8;
/// The stride that every device allows (Vulkan, "Required Limits",
/// `maxTransformFeedbackBufferDataStride`).
const ALLOWED: u32 = 512;

/// Returns a module whose captured vertices are further apart in each buffer whose stride may
/// grow.
pub(super) fn with_other_capture(words: &[u32]) -> Vec<u32> {
    let mut words = words.to_vec();
    let mut at = HEADER;
    while let Some(&first) = words.get(at) {
        let decoration = match first & 0xffff {
            op if op == Op::Decorate as u32 => Some(at + 2),
            op if op == Op::MemberDecorate as u32 => Some(at + 3),
            _ => None,
        };
        if let Some([kind, stride, ..]) = decoration.and_then(|at| words.get_mut(at..))
            && *kind == Decoration::XfbStride as u32
            && *stride + FURTHER <= ALLOWED
        {
            *stride += FURTHER;
        }
        at += (first >> 16).max(1) as usize;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_small_strides_grow() {
        let header = [0x0723_0203, 0x0001_0000, 0, 9, 0];
        let decorate = |decoration: Decoration, value| {
            [4 << 16 | Op::Decorate as u32, 7, decoration as u32, value]
        };
        let member = |stride| {
            let stride_decoration = Decoration::XfbStride as u32;
            [
                5 << 16 | Op::MemberDecorate as u32,
                8,
                2,
                stride_decoration,
                stride,
            ]
        };
        let module = |small, great| {
            let mut words = header.to_vec();
            words.extend(decorate(Decoration::Offset, 12));
            words.extend(decorate(Decoration::XfbStride, small));
            words.extend(member(small));
            words.extend(decorate(Decoration::XfbStride, great));
            words
        };
        assert_eq!(with_other_capture(&module(16, 508)), module(24, 508));
        assert_eq!(with_other_capture(&module(504, 2048)), module(512, 2048));
    }
}
