//! The parts of the programs of cases that OpenGL ES lacks.
//!
//! GLSL ES 3.20 sections 4.1, 4.3.6, 4.4.2 and 4.5; OpenGL ES 3.2 section 11.1.2.1.

use crate::case::{Program, Shaders};
use crate::types::{Interface, Interpolation, Scalar, Type};

/// Names that OpenGL alone gives a meaning in a request.
const MARKERS: [&str; 2] = ["gl_NextBuffer", "gl_SkipComponents"];

/// The part of a program that OpenGL ES cannot express, in words.
pub(super) fn missing(program: &Program) -> Option<&'static str> {
    let Some(request) = &program.request else {
        return Some("captures that a shader declares");
    };
    let is_marker = |name: &String| MARKERS.iter().any(|marker| name.starts_with(marker));
    if request.names.iter().any(is_marker) {
        return Some("gl_NextBuffer and gl_SkipComponents");
    }
    if matches!(program.shaders, Shaders::Written(_)) {
        return Some("shaders that are written by hand for OpenGL");
    }
    missing_of_interface(&program.interface)
}

/// The program with each output that has integers flat, as OpenGL ES requires. What is captured
/// does not depend on it.
pub(super) fn with_flat_integers(program: &Program) -> Program {
    let mut program = program.clone();
    let is_integer = |scalar: Scalar| matches!(scalar, Scalar::I32 | Scalar::U32);
    let outputs = program.interface.outputs.iter_mut();
    for output in outputs.filter(|output| output.ty.any_scalar(&is_integer)) {
        output.interpolation = Interpolation::FLAT;
        for member in output.block.iter_mut().flat_map(|block| &mut block.members) {
            member.interpolation = Interpolation::FLAT;
        }
    }
    program
}

fn missing_of_interface(interface: &Interface) -> Option<&'static str> {
    interface.outputs.iter().find_map(|output| {
        let is_long = |scalar: Scalar| {
            matches!(
                scalar,
                Scalar::F64 | Scalar::I64 | Scalar::U64 | Scalar::F16
            )
        };
        if output.ty.any_scalar(&is_long) {
            return Some("types of 64 and of 16 bits");
        }
        let is_builtin = |name: &str| {
            ["gl_ClipDistance", "gl_CullDistance"].contains(&name) || name == "gl_PerVertex"
        };
        if is_builtin(&output.name) || output.is_builtin_block() {
            return Some("this built-in output");
        }
        if output.component.is_some() {
            return Some("components of locations");
        }
        let nested = match output.as_block() {
            None => is_nested(&output.ty),
            Some((_, block)) => {
                matches!(output.ty, Type::Array { .. })
                    || block.members.iter().any(|member| is_nested(&member.ty))
            }
        };
        nested.then_some("outputs of nested arrays and structures")
    })
}

/// Whether a type is an array of arrays or of structures, or a structure with one of them.
fn is_nested(ty: &Type) -> bool {
    let is_simple = |ty: &Type| {
        matches!(
            ty,
            Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. }
        )
    };
    match ty {
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => false,
        Type::Array { element, .. } => !is_simple(element),
        Type::Struct(structure) => structure
            .members
            .iter()
            .any(|member| !is_simple(&member.ty)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;
    use crate::types::interface::Origin;
    use crate::types::{OutputVariable, Stage};

    #[test]
    fn outputs_of_opengl_es_are_simple() {
        for (ty, is_simple) in [
            ("uvec3", true),
            ("mat3[2]", true),
            ("float[2][2]", false),
            ("double", false),
            ("uint64_t", false),
        ] {
            let parsed = parse_type(ty, &|_| None).expect(ty);
            let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
            interface.outputs.push(OutputVariable::plain("a", parsed));
            assert_eq!(
                missing_of_interface(&interface).is_none(),
                is_simple,
                "{ty}"
            );
        }
    }
}
