//! The tables of captured varyings that drivers of OpenGL report of linked programs.
//!
//! OpenGL 4.6 section 7.3.1, table 7.2.

/// The table of captured varyings that a driver of OpenGL reports of a linked program, with the
/// numbers that it gives (OpenGL 4.6 table 7.2).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReportedTable {
    pub varyings: Vec<ReportedVarying>,
    /// The active buffers; none from a version that does not report them.
    pub buffers: Option<Vec<ReportedBuffer>>,
}

/// A varying as a driver of OpenGL reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedVarying {
    pub name: String,
    /// `GL_FLOAT_VEC3`; a number where it is not one of a varying.
    pub ty: String,
    /// `ARRAY_SIZE`
    pub size: u32,
    /// `NAME_LENGTH`, where it is reported.
    pub name_length: Option<u32>,
    /// `OFFSET` and `TRANSFORM_FEEDBACK_BUFFER_INDEX`, where they are reported.
    pub place: Option<ReportedPlace>,
}

/// The place of a varying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReportedPlace {
    /// Bytes from the start of the vertex record.
    pub offset: i32,
    /// The index of its buffer among the active ones.
    pub buffer_index: i32,
}

/// An active buffer as a driver of OpenGL reports it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportedBuffer {
    pub binding: i32,
    /// Bytes.
    pub stride: i32,
    /// The indices of its varyings, as many as there are.
    pub varyings: Vec<i32>,
    /// The number of indices that were written past as many.
    pub overrun: usize,
}
