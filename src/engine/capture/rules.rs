//! Every rule that an interface can break, by its stable name.
//!
//! Errors name these rows ([`super::CaptureError::rule`]), `xfb table` prints them,
//! and cases expect them.

/// A rule of capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Stable dotted name.
    pub name: &'static str,
    /// The requirement, in one line.
    pub text: &'static str,
    /// The source of the rule: section or VUID.
    pub source: &'static str,
}

impl Rule {
    /// Returns the rule of this name.
    pub fn named(name: &str) -> Option<&'static Rule> {
        RULES.iter().find(|rule| rule.name == name)
    }
}

macro_rules! rules {
    ($($constant:ident: $name:literal, $text:literal, $source:literal;)*) => {
        $(pub(super) const $constant: Rule = Rule {
            name: $name,
            text: $text,
            source: $source,
        };)*

        /// Every rule.
        pub const RULES: &[Rule] = &[$($constant),*];
    };
}

rules! {
    TOO_LARGE: "interface.too_large",
        "the outputs of a stage hold a bounded number of words and parts",
        "limit of this program, far above any device's";
    STAGE: "stage.cannot_capture",
        "the capturing stage is a vertex, tessellation evaluation or geometry shader",
        "VUID-VkGraphicsPipelineCreateInfo-pStages-02318";
    CAPABILITY: "capability.transform_feedback",
        "a module that captures declares the capability TransformFeedback",
        "SPIR-V 1.6, execution mode Xfb and decorations XfbBuffer and XfbStride";
    CAPABILITY_STREAMS: "capability.geometry_streams",
        "a module with a stream other than 0 declares the capability GeometryStreams",
        "SPIR-V 1.6, decoration Stream";
    STREAM_STAGE: "stream.stage",
        "only a geometry shader has streams other than 0",
        "GLSL 4.60 section 4.4.2.2";
    STREAM_LIMIT: "stream.limit",
        "streams are below maxTransformFeedbackStreams",
        "VUID-RuntimeSpirv-Stream-06312";
    TYPE: "type.not_capturable",
        "captured components are numbers of 32 or 64 bits",
        "VUID-StandaloneSpirv-Offset-04692";
    UNSIZED: "type.unsized",
        "a captured array has a size",
        "GLSL 4.60 section 4.4.2.1";
    BUFFER_MISSING: "xfb_buffer.missing",
        "an output with an Offset has or inherits an XfbBuffer",
        "VUID-StandaloneSpirv-Offset-04716";
    BUFFER_LIMIT: "xfb_buffer.limit",
        "buffer numbers are below maxTransformFeedbackBuffers, those of block elements too",
        "GLSL 4.60 section 4.4.2.1; Vulkan bounds the bindings only";
    BUFFER_BLOCK: "xfb_buffer.contradicts_block",
        "all members of a block are captured into the block's buffer",
        "VUID-StandaloneSpirv-XfbBuffer-04697";
    BUFFER_STREAMS: "xfb_buffer.streams",
        "everything captured into one buffer belongs to one stream",
        "VUID-StandaloneSpirv-Stream-04694";
    OFFSET_MISALIGNED: "xfb_offset.misaligned",
        "offsets are multiples of 4, of 8 where the type holds a 64-bit value",
        "VUID-StandaloneSpirv-Offset-04687, 04691; GLSL 4.60 section 4.4.2.1";
    OFFSET_BLOCK_START: "xfb_offset.block_start",
        "in a block that captures a 64-bit member the first member with an Offset is 8-aligned",
        "VUID-StandaloneSpirv-Offset-04690";
    OFFSET_TIGHT: "xfb_offset.tight_packing",
        "packed tightly, every component of an aggregate falls on a multiple of its size",
        "Vulkan chapter Transform Feedback";
    OFFSET_OVERLAP: "xfb_offset.overlap",
        "captured ranges of one buffer do not overlap",
        "VUID-StandaloneSpirv-XfbBuffer-04696; GLSL 4.60 section 4.4.2.1";
    STRIDE_MISSING: "xfb_stride.missing",
        "an output with an Offset has or inherits an XfbStride",
        "VUID-StandaloneSpirv-Offset-04716";
    STRIDE_MISALIGNED: "xfb_stride.misaligned",
        "strides are multiples of 4, of 8 where the buffer captures a 64-bit value",
        "GLSL 4.60 section 4.4.2.1";
    STRIDE_DIFFERS: "xfb_stride.differs",
        "everything that names one buffer gives it the same stride",
        "VUID-StandaloneSpirv-XfbBuffer-04693; GLSL 4.60 section 4.4.2.1";
    STRIDE_TOO_SMALL: "xfb_stride.too_small",
        "every captured range ends within the stride",
        "GLSL 4.60 section 4.4.2.1";
    STRIDE_LIMIT: "xfb_stride.limit",
        "strides are at most maxTransformFeedbackBufferDataStride; in OpenGL a stride, given or \
         implied, has at most MAX_TRANSFORM_FEEDBACK_INTERLEAVED_COMPONENTS",
        "VUID-RuntimeSpirv-XfbStride-06313; GLSL 4.60 section 4.4.2.1";
    DATA_BUFFER: "data_size.buffer",
        "captured ranges end within maxTransformFeedbackBufferDataSize",
        "VUID-RuntimeSpirv-Offset-06308";
    DATA_STREAM: "data_size.stream",
        "the buffers of a stream together take at most maxTransformFeedbackStreamDataSize",
        "VUID-RuntimeSpirv-XfbBuffer-06309";
    LOCATION_MISSING: "location.missing",
        "an output that is not a built-in has a location, or its block or all block members have one",
        "VUID-StandaloneSpirv-Location-04916, 04917, 04919";
    LOCATION_RANGE: "location.range",
        "locations are 32-bit numbers, the last one of an output too",
        "SPIR-V 1.6, decoration Location";
    LOCATION_OVERLAP: "location.overlap",
        "no two outputs of a stream share a component of a location",
        "VUID-StandaloneSpirv-OpEntryPoint-08722; GLSL 4.60 section 4.4.2";
    COMPONENT_RANGE: "component.range",
        "an output with a component ends within its location; 64-bit ones start at 0 or 2",
        "VUID-StandaloneSpirv-Component-04920 to 04923, 07703; GLSL 4.60 section 4.4.2";
    COMPONENT_TYPE: "component.type",
        "only scalars, vectors and arrays of them have a component",
        "VUID-StandaloneSpirv-Component-10583; GLSL 4.60 section 4.4.2";
    CALL_ACTIVE: "call.feedback_active",
        "names are not given while transform feedback is active, paused or not (INVALID_OPERATION)",
        "OpenGL 4.6 section 11.1.2.1";
    CALL_MODE: "call.mode",
        "the mode is INTERLEAVED_ATTRIBS or SEPARATE_ATTRIBS (INVALID_ENUM)",
        "OpenGL 4.6 section 11.1.2.1";
    CALL_COUNT: "call.count",
        "the number of names is not negative (INVALID_VALUE)",
        "OpenGL 4.6 section 2.3.1";
    CALL_PROGRAM: "call.program",
        "names are given to a program (INVALID_VALUE for no object, INVALID_OPERATION for a shader)",
        "OpenGL 4.6 section 7.1";
    CALL_SEPARATE_COUNT: "call.separate_count",
        "separate names are as many as buffers and separate attributes allow (INVALID_VALUE)",
        "OpenGL 4.6 section 11.1.2.1";
    CALL_SEPARATE_MARKER: "call.separate_marker",
        "gl_NextBuffer and gl_SkipComponents occur in interleaved lists only (INVALID_OPERATION)",
        "OpenGL 4.6 section 11.1.2.1";
    CALL_BUFFERS: "call.buffers",
        "gl_NextBuffer occurs fewer times than there are buffers (INVALID_OPERATION)",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_STAGE: "varying.stage",
        "a program with names to capture has a vertex, tessellation or geometry shader",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_DUPLICATE: "varying.duplicate",
        "no name to capture is given twice",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_OVERLAP: "varying.overlap",
        "no element of an array is captured twice",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_UNDECLARED: "varying.undeclared",
        "every name to capture is that of an output, spelled as the program interface spells it",
        "OpenGL 4.6 sections 7.3.1.1 and 11.1.2.1";
    VARYING_INDEX: "varying.index",
        "an element to capture lies inside its array",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_NOT_ARRAY: "varying.not_array",
        "only elements of arrays are captured by subscript",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_SEPARATE_COMPONENTS: "varying.separate_components",
        "a separate varying has at most MAX_TRANSFORM_FEEDBACK_SEPARATE_COMPONENTS",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_INTERLEAVED_COMPONENTS: "varying.interleaved_components",
        "captured components of a buffer, skipped ones included, end within \
         MAX_TRANSFORM_FEEDBACK_INTERLEAVED_COMPONENTS",
        "OpenGL 4.6 section 11.1.2.1";
    VARYING_STREAM_CONSUMED: "varying.stream_consumed",
        "what the next stage reads belongs to stream 0",
        "OpenGL 4.6 section 11.3.4.2";
    LOCATION_INSUFFICIENT: "location.insufficient",
        "the outputs fit the locations that a stage has",
        "OpenGL 4.6 section 11.1.2.1; VUID-RuntimeSpirv-Location-06272";
    BEGIN_NOTHING: "begin.nothing_captured",
        "capture begins with a program that captures something (INVALID_OPERATION)",
        "OpenGL 4.6 section 13.3.2";
    BEGIN_UNBOUND: "begin.unbound_buffer",
        "every active buffer is bound when capture begins (INVALID_OPERATION)",
        "OpenGL 4.6 section 13.3.2";
    NO_ROOM: "outputs.no_room",
        "what is captured fits into the slots that packing has",
        "OpenGL 4.6 section 11.1.2.1; 32 slots";
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn names_are_dotted_lower_case_and_unique() {
        let names: BTreeSet<&str> = RULES.iter().map(|rule| rule.name).collect();
        assert_eq!(names.len(), RULES.len());
        for name in names {
            let (subject, rule) = name.split_once('.').expect("a dotted name");
            let plain = |s: &str| s.bytes().all(|b| b.is_ascii_lowercase() || b == b'_');
            assert!(plain(subject) && plain(rule), "{name}");
            assert_eq!(Rule::named(name).map(|rule| rule.name), Some(name));
        }
    }
}
