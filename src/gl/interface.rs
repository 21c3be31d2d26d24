//! The table of captured varyings that a linked program reports.
//!
//! OpenGL 4.6 sections 7.3.1 (program interfaces) and 7.3.1.1, tables 7.1 and 7.2. Before OpenGL 4.3
//! only names, types and sizes can be read, by glGetTransformFeedbackVarying.

use super::bindings::{self, types::GLenum};
use super::context::Context;
use super::program::LinkedProgram;
use crate::script::gl_calls::GlDialect as Dialect;
use crate::script::reported_table::{
    ReportedBuffer, ReportedPlace, ReportedTable, ReportedVarying,
};
use std::ffi::c_char;
use std::ptr;

/// Types of varyings and their names.
macro_rules! types {
    ($($name:ident)*) => {
        &[$((bindings::$name, concat!("GL_", stringify!($name)))),*]
    };
}

const TYPES: &[(GLenum, &str)] = types! {
    FLOAT FLOAT_VEC2 FLOAT_VEC3 FLOAT_VEC4
    FLOAT_MAT2 FLOAT_MAT3 FLOAT_MAT4 FLOAT_MAT2x3 FLOAT_MAT2x4 FLOAT_MAT3x2 FLOAT_MAT3x4
    FLOAT_MAT4x2 FLOAT_MAT4x3
    DOUBLE DOUBLE_VEC2 DOUBLE_VEC3 DOUBLE_VEC4
    DOUBLE_MAT2 DOUBLE_MAT3 DOUBLE_MAT4 DOUBLE_MAT2x3 DOUBLE_MAT2x4 DOUBLE_MAT3x2 DOUBLE_MAT3x4
    DOUBLE_MAT4x2 DOUBLE_MAT4x3
    INT INT_VEC2 INT_VEC3 INT_VEC4
    UNSIGNED_INT UNSIGNED_INT_VEC2 UNSIGNED_INT_VEC3 UNSIGNED_INT_VEC4
    INT64_ARB INT64_VEC2_ARB INT64_VEC3_ARB INT64_VEC4_ARB
    UNSIGNED_INT64_ARB UNSIGNED_INT64_VEC2_ARB UNSIGNED_INT64_VEC3_ARB UNSIGNED_INT64_VEC4_ARB
    BOOL BOOL_VEC2 BOOL_VEC3 BOOL_VEC4
    NONE
};

/// The name of a type; its number where it is not one of a varying.
fn type_name(ty: GLenum) -> String {
    let known = TYPES.iter().find(|(number, _)| *number == ty);
    known.map_or_else(|| format!("{ty:#06x}"), |(_, name)| (*name).to_owned())
}

/// Reads the table of a program.
pub(super) fn table(context: &Context, program: &LinkedProgram<'_>) -> ReportedTable {
    let places = context.is_desktop(4, 4) || context.has("GL_ARB_enhanced_layouts");
    let resources = context.is_desktop(4, 3)
        || context.has("GL_ARB_program_interface_query")
        || (context.dialect == Dialect::Es && context.version >= (3, 1));
    if !resources {
        let count = program.number(bindings::TRANSFORM_FEEDBACK_VARYINGS);
        return ReportedTable {
            varyings: indices(count)
                .map(|index| varying(context, program, index))
                .collect(),
            buffers: None,
        };
    }
    let reader = Reader { context, program };
    let varyings = reader.count(bindings::TRANSFORM_FEEDBACK_VARYING);
    let buffers = places.then(|| {
        indices(reader.count(bindings::TRANSFORM_FEEDBACK_BUFFER))
            .map(|index| reader.buffer(index))
            .collect()
    });
    ReportedTable {
        varyings: indices(varyings)
            .map(|index| reader.varying(index, places))
            .collect(),
        buffers,
    }
}

fn indices(count: i32) -> std::ops::Range<u32> {
    0..u32::try_from(count).unwrap_or(0)
}

fn text(bytes: &[u8]) -> String {
    let end = bytes
        .iter()
        .position(|byte| *byte == 0)
        .unwrap_or(bytes.len());
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

/// Bytes for a name of this length.
fn name_bytes(length: i32) -> Vec<u8> {
    vec![0; usize::try_from(length).unwrap_or(0).max(1)]
}

/// A varying without its place (`glGetTransformFeedbackVarying`).
fn varying(context: &Context, program: &LinkedProgram<'_>, index: u32) -> ReportedVarying {
    let mut bytes = name_bytes(program.number(bindings::TRANSFORM_FEEDBACK_VARYING_MAX_LENGTH));
    let space = i32::try_from(bytes.len()).unwrap_or(i32::MAX);
    let (mut size, mut ty) = (0, 0);
    // SAFETY: the context is current, the program has more varyings than `index`, and the name
    // has as many bytes as the call is given.
    unsafe {
        context.gl().GetTransformFeedbackVarying(
            program.name,
            index,
            space,
            ptr::null_mut(),
            &raw mut size,
            &raw mut ty,
            bytes.as_mut_ptr().cast::<c_char>(),
        );
    }
    ReportedVarying {
        name: text(&bytes),
        ty: type_name(ty),
        size: u32::try_from(size).unwrap_or(0),
        name_length: None,
        place: None,
    }
}

/// Reads the interfaces of a program.
struct Reader<'r, 'c> {
    context: &'c Context,
    program: &'r LinkedProgram<'c>,
}

impl Reader<'_, '_> {
    fn count(&self, interface: GLenum) -> i32 {
        let mut count = 0;
        // SAFETY: the context is current, and the interface has this property.
        unsafe {
            let gl = self.context.gl();
            let name = self.program.name;
            gl.GetProgramInterfaceiv(name, interface, bindings::ACTIVE_RESOURCES, &raw mut count);
        }
        count
    }

    fn properties<const N: usize>(
        &self,
        (interface, index): (GLenum, u32),
        properties: [GLenum; N],
    ) -> [i32; N] {
        let mut values = [0; N];
        let count = i32::try_from(N).expect("few properties");
        // SAFETY: the context is current, and there are `count` properties and values.
        unsafe {
            self.context.gl().GetProgramResourceiv(
                self.program.name,
                interface,
                index,
                count,
                properties.as_ptr(),
                count,
                ptr::null_mut(),
                values.as_mut_ptr(),
            );
        }
        values
    }

    fn varying(&self, index: u32, has_place: bool) -> ReportedVarying {
        let resource = (bindings::TRANSFORM_FEEDBACK_VARYING, index);
        let [ty, size, name_length] = self.properties(
            resource,
            [bindings::TYPE, bindings::ARRAY_SIZE, bindings::NAME_LENGTH],
        );
        let place = has_place.then(|| {
            let [offset, buffer_index] = self.properties(
                resource,
                [bindings::OFFSET, bindings::TRANSFORM_FEEDBACK_BUFFER_INDEX],
            );
            ReportedPlace {
                offset,
                buffer_index,
            }
        });
        ReportedVarying {
            name: self.name(index, name_length),
            ty: type_name(u32::try_from(ty).unwrap_or(u32::MAX)),
            size: u32::try_from(size).unwrap_or(0),
            name_length: u32::try_from(name_length).ok(),
            place,
        }
    }

    fn name(&self, index: u32, length: i32) -> String {
        // A name that is longer than reported is seen.
        let mut bytes = name_bytes(length.saturating_add(256));
        let space = i32::try_from(bytes.len()).unwrap_or(i32::MAX);
        // SAFETY: the context is current, and the name has as many bytes as the call is given.
        unsafe {
            self.context.gl().GetProgramResourceName(
                self.program.name,
                bindings::TRANSFORM_FEEDBACK_VARYING,
                index,
                space,
                ptr::null_mut(),
                bytes.as_mut_ptr().cast::<c_char>(),
            );
        }
        text(&bytes)
    }

    fn buffer(&self, index: u32) -> ReportedBuffer {
        let resource = (bindings::TRANSFORM_FEEDBACK_BUFFER, index);
        let [binding, stride, count] = self.properties(
            resource,
            [
                bindings::BUFFER_BINDING,
                bindings::TRANSFORM_FEEDBACK_BUFFER_STRIDE,
                bindings::NUM_ACTIVE_VARIABLES,
            ],
        );
        /// A number that is not the index of a varying.
        const UNTOUCHED: i32 = i32::MIN;
        let active = bindings::ACTIVE_VARIABLES;
        let space = count.max(0);
        let all = self.count(bindings::TRANSFORM_FEEDBACK_VARYING).max(0);
        let length = usize::try_from(space + all).expect("a program has few varyings");
        let mut varyings = vec![UNTOUCHED; length];
        // SAFETY: the context is current, and there are more values than the call is given: as many
        // as a driver may have that writes all, whatever it is given.
        unsafe {
            self.context.gl().GetProgramResourceiv(
                self.program.name,
                resource.0,
                index,
                1,
                &raw const active,
                space,
                ptr::null_mut(),
                varyings.as_mut_ptr(),
            );
        }
        let past = varyings.split_off(usize::try_from(space).expect("it is not negative"));
        ReportedBuffer {
            binding,
            stride,
            varyings,
            overrun: past.iter().filter(|value| **value != UNTOUCHED).count(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_have_the_names_of_the_engine() {
        for (number, name) in TYPES.iter().filter(|(number, _)| *number != bindings::NONE) {
            let parsed = crate::types::GlType::parse(name).expect("the engine names the type");
            assert_eq!(parsed.to_string(), type_name(*number));
        }
        assert_eq!(type_name(bindings::NONE), "GL_NONE");
        assert_eq!(type_name(0x1234), "0x1234");
    }
}
