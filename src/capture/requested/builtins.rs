//! Built-in outputs that a shader never mentions, and that OpenGL can capture
//! all the same.
//!
//! OpenGL 4.6 section 11.1.2.1 refuses a name that is not declared as a built-in
//! or user-defined output. GLSL 4.60 section 7.1 declares these in every shader
//! of the stage, written or not; their values are then undefined. (Mesa's linker
//! refuses what is not written.) Distances have no size until a shader gives
//! them one, and a shader that declares gl_PerVertex again has what it lists
//! there and nothing else.

use super::super::request::Request;
use crate::types::interface::BuiltIn;
use crate::types::{Interface, OutputVariable, Scalar, Stage, Type};

/// Built-in outputs of a size that is known: what, components, whether it is of
/// gl_PerVertex.
const KNOWN: [(BuiltIn, Scalar, u32, bool); 5] = [
    (BuiltIn::Position, Scalar::F32, 4, true),
    (BuiltIn::PointSize, Scalar::F32, 1, true),
    (BuiltIn::PrimitiveId, Scalar::I32, 1, false),
    (BuiltIn::Layer, Scalar::I32, 1, false),
    (BuiltIn::ViewportIndex, Scalar::I32, 1, false),
];

/// Adds to the outputs of `interface` the built-ins that `request` names and
/// that its stage has although nothing mentions them.
pub fn add_builtins(interface: &mut Interface, request: &Request) {
    for (builtin, scalar, size, per_vertex) in KNOWN {
        let there = match interface.stage {
            Stage::Geometry => true,
            Stage::Vertex | Stage::TessEval => per_vertex,
            _ => false,
        };
        let name = builtin.glsl_name();
        let asked = request.names.iter().any(|asked| asked == name);
        if there && asked && !mentions(interface, builtin, per_vertex) {
            let ty = match size {
                1 => Type::Scalar(scalar),
                size => Type::vector(scalar, size),
            };
            interface.outputs.push(OutputVariable {
                builtin: Some(builtin),
                ..OutputVariable::plain(name, ty)
            });
        }
    }
}

/// Whether the outputs have the built-in, or a gl_PerVertex that may leave it out.
fn mentions(interface: &Interface, builtin: BuiltIn, per_vertex: bool) -> bool {
    interface.outputs.iter().any(|output| {
        let members = output.block.iter().flat_map(|block| &block.members);
        let mut members = members.filter_map(|member| member.builtin);
        output.builtin == Some(builtin) || members.any(|own| own == builtin || per_vertex)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::capture::{Options, requested};
    use crate::types::interface::Origin;

    fn answer(stage: Stage, name: &str) -> Result<(), &'static str> {
        let mut interface = Interface::empty(stage, Origin::Declared);
        let request = Request {
            names: vec![name.to_owned()],
            ..Request::default()
        };
        add_builtins(&mut interface, &request);
        let captured = requested(&interface, &request, &Options::default());
        captured.map(|_| ()).map_err(|error| error.rule)
    }

    #[test]
    fn what_every_shader_of_a_stage_has_can_be_asked_for() {
        for stage in [Stage::Vertex, Stage::TessEval, Stage::Geometry] {
            assert_eq!(answer(stage, "gl_Position"), Ok(()), "{stage}");
            assert_eq!(answer(stage, "gl_PointSize"), Ok(()), "{stage}");
            let unsized_array = answer(stage, "gl_ClipDistance");
            assert_eq!(unsized_array, Err("varying.undeclared"), "{stage}");
        }
        assert_eq!(answer(Stage::Geometry, "gl_Layer"), Ok(()));
        assert_eq!(answer(Stage::Vertex, "gl_Layer"), Err("varying.undeclared"));
        assert_eq!(
            answer(Stage::Vertex, "gl_Position[0]"),
            Err("varying.undeclared")
        );
    }
}
