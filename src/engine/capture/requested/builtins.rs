//! Built-in outputs that a shader never mentions but OpenGL can capture.
//!
//! OpenGL 4.6 section 11.1.2.1 refuses a name that is not declared as a built-in
//! or user-defined output. GLSL 4.60 section 7.1 declares these in every shader
//! of the stage, written or not; the values of those not written are undefined.
//! (Mesa's linker refuses them.) Distances have no size until a shader gives them
//! one, and a shader that redeclares gl_PerVertex has exactly the members that it
//! lists.

use super::super::request::Request;
use crate::types::interface::BuiltIn;
use crate::types::{Interface, OutputVariable, Scalar, Stage, Type};

/// Built-in outputs of known size: the built-in, its scalar, the number of
/// components, and whether it is a member of gl_PerVertex.
const SIZED: [(BuiltIn, Scalar, u32, bool); 5] = [
    (BuiltIn::Position, Scalar::F32, 4, true),
    (BuiltIn::PointSize, Scalar::F32, 1, true),
    (BuiltIn::PrimitiveId, Scalar::I32, 1, false),
    (BuiltIn::Layer, Scalar::I32, 1, false),
    (BuiltIn::ViewportIndex, Scalar::I32, 1, false),
];

const UNSIZED: &str = "it has no size in a shader that does not mention it";

/// Adds to the outputs of `interface` the built-ins that `request` names, that
/// its stage has, and that the interface does not mention.
pub fn add_builtins(interface: &mut Interface, request: &Request) {
    for (builtin, scalar, size, per_vertex) in SIZED {
        let there = has(interface.stage, per_vertex);
        let name = builtin.glsl_name();
        let names = request.names.iter();
        let mut roots = names.map(|other| other.split_once('.').map_or(&**other, |(root, _)| root));
        let requested = roots.any(|other| other == name);
        if there && requested && !mentions(interface, builtin, per_vertex) {
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

/// Returns whether every shader of the stage has a built-in output, given whether
/// that is a member of gl_PerVertex.
fn has(stage: Stage, per_vertex: bool) -> bool {
    match stage {
        Stage::Geometry => true,
        Stage::Vertex | Stage::TessEval => per_vertex,
        Stage::TessControl | Stage::Fragment | Stage::Compute => false,
    }
}

/// Explains why a built-in output of this name cannot be captured; `None` for
/// other names.
pub(super) fn why_missing(name: &str, interface: &Interface) -> Option<String> {
    let root = name.split('[').next().unwrap_or(name);
    let builtin = BuiltIn::from_glsl(root)?;
    let known = SIZED.iter().find(|(known, ..)| *known == builtin);
    let distances = matches!(builtin, BuiltIn::ClipDistance | BuiltIn::CullDistance);
    let per_vertex = distances || known.is_some_and(|(.., per_vertex)| *per_vertex);
    let (stage, there) = (interface.stage, has(interface.stage, per_vertex));
    let why = match (known, there) {
        _ if interface.unsized_builtins.contains(&builtin) => UNSIZED.to_owned(),
        _ if mentions(interface, builtin, false) => return None,
        (None, _) if !distances => format!("it is not an output of a {stage} shader"),
        (_, false) => {
            format!("the {stage} shader does not write it, and it is not in gl_PerVertex")
        }
        _ if mentions(interface, builtin, per_vertex) => {
            "the gl_PerVertex that the shader declares omits it".to_owned()
        }
        (None, true) => UNSIZED.to_owned(),
        (Some(_), true) => "it is not an array".to_owned(),
    };
    Some(why)
}

/// Returns whether the outputs have the built-in; with `per_vertex`, also whether
/// they have a gl_PerVertex, which may omit it.
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
    use crate::types::interface::{Block, MemberQualifiers, Origin};

    fn answer(stage: Stage, name: &str) -> Result<(), &'static str> {
        let mut interface = Interface::empty(stage, Origin::Declared);
        let request = Request {
            names: vec![name.to_owned()],
            ..Request::default()
        };
        add_builtins(&mut interface, &request);
        let captured = requested(&interface, &request, &Options::default());
        captured.map(|_| ()).map_err(|error| error.rule().name)
    }

    #[test]
    fn builtins_of_every_shader_of_a_stage_can_be_requested() {
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

    #[test]
    fn a_refusal_explains_why_a_builtin_is_missing() {
        let own = MemberQualifiers {
            builtin: Some(BuiltIn::Position),
            ..MemberQualifiers::default()
        };
        let position = ("gl_Position".to_owned(), Type::vector(Scalar::F32, 4));
        let declared = OutputVariable {
            block: Some(Block {
                name: "gl_PerVertex".to_owned(),
                members: vec![own],
            }),
            ..OutputVariable::plain("", Type::structure("gl_PerVertex", [position]))
        };
        let mut alone = Interface::empty(Stage::Vertex, Origin::Declared);
        let geometry = Interface::empty(Stage::Geometry, Origin::Declared);
        let rows = [
            (
                &alone,
                "gl_Layer",
                Some("the vertex shader does not write it"),
            ),
            (&alone, "gl_Position[0]", Some("it is not an array")),
            (&geometry, "gl_ClipDistance[1]", Some("it has no size")),
            (
                &geometry,
                "gl_TessLevelInner",
                Some("not an output of a geometry shader"),
            ),
            (&alone, "gl_Hope", None),
            (&alone, "a", None),
        ];
        let check = |(interface, name, part): (&Interface, &str, Option<&str>)| {
            let said = why_missing(name, interface);
            let fits = said
                .as_deref()
                .is_some_and(|said| part.is_some_and(|p| said.contains(p)));
            assert!(fits || said.is_none() && part.is_none(), "{name}: {said:?}");
        };
        rows.into_iter().for_each(check);
        alone.outputs.push(declared);
        let omitted = Some("gl_PerVertex that the shader declares omits it");
        check((&alone, "gl_PointSize", omitted));
        check((&alone, "gl_CullDistance", omitted));
        check((&alone, "gl_Position.x", None));
    }
}
