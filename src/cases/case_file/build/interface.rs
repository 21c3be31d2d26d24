//! The interface: what the capturing stage writes.

use crate::case::interface::{
    InterfaceDefinition, MemberDefinition, OutputDefinition, StructDefinition,
};
use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_glsl::declare::PER_VERTEX;
use crate::model::values::MAX_WORDS;
use crate::spanned::Spanned;
use crate::types::glsl::parse_type;
use crate::types::interface::{
    Block, BuiltIn, CaptureQualifiers, MAX_PARTS, MemberQualifiers, Origin,
};
use crate::types::{Interface, Interpolation, OutputVariable, Scalar, Stage, Type};
use crate::units::Location;
use std::ops::Range;

/// Built-in outputs that GLSL declares outside of `gl_PerVertex`. They cannot have
/// qualifiers, so they are captured by name alone.
const LOOSE: [BuiltIn; 4] = [
    BuiltIn::PrimitiveId,
    BuiltIn::Layer,
    BuiltIn::ViewportIndex,
    BuiltIn::PrimitiveShadingRate,
];

/// The stages that have outputs.
const STAGES: [Stage; 4] = [
    Stage::Vertex,
    Stage::TessControl,
    Stage::TessEval,
    Stage::Geometry,
];

/// The place of the outputs in the file.
pub(crate) fn outputs_span(interface: &InterfaceDefinition) -> Range<usize> {
    interface.outputs.as_ref().map_or(0..0, Spanned::span)
}

/// The interface, with locations assigned to the outputs that need one.
///
/// # Errors
/// The first declaration that GLSL does not have.
pub(crate) fn build(definition: &InterfaceDefinition, scope: &Scope<'_>) -> Result<Interface> {
    let span = outputs_span(definition);
    let outputs = definition.outputs.iter().flat_map(Spanned::get_ref);
    let mut interface = Interface::empty(stage(definition, scope)?, Origin::Declared);
    let structs = structs(&definition.structs, scope)?;
    for definition in outputs {
        interface.outputs.push(output(definition, &structs, scope)?);
    }
    if interface.outputs.is_empty() && definition.buffers.is_empty() {
        return scope.fail(span, Problem::Empty("outputs"));
    }
    interface.buffers.clone_from(&definition.buffers);
    if !interface.fits() || interface.words() > MAX_WORDS {
        let problem = Problem::TooManyWords {
            seen: interface.words(),
            max: MAX_WORDS,
            parts: MAX_PARTS,
        };
        return scope.fail(span, problem);
    }
    check_names(&interface, span, scope)?;
    let qualifiers = qualifiers(&interface);
    interface.capturing = !interface.buffers.is_empty() || qualifiers.iter().any(|q| !q.is_empty());
    interface.capability = interface.capturing;
    interface.streams = qualifiers.iter().any(|q| q.stream.is_some());
    assign_locations(&mut interface);
    Ok(interface)
}

/// The inputs of the fragment shader, where the file states them.
///
/// # Errors
/// An input with a capture qualifier.
pub(crate) fn inputs(
    definition: &InterfaceDefinition,
    scope: &Scope<'_>,
) -> Result<Option<Vec<OutputVariable>>> {
    let Some(inputs) = &definition.inputs else {
        return Ok(None);
    };
    let structs = structs(&definition.structs, scope)?;
    let read = |definition: &Spanned<OutputDefinition>| {
        let input = output(definition, &structs, scope)?;
        let members = input.block.iter().flat_map(|b| &b.members);
        let captured = members.map(|m| m.capture).any(|c| !c.is_empty());
        if captured || !input.capture.is_empty() {
            let why = "an input has no buffer, offset, stride or stream".to_owned();
            return scope.fail(definition.span(), Problem::Interface(why));
        }
        Ok(input)
    };
    inputs.iter().map(read).collect::<Result<_>>().map(Some)
}

/// The struct types, each usable in those after it.
///
/// # Errors
/// A name that GLSL has already, a member with a qualifier.
pub(crate) fn structs(
    definitions: &[StructDefinition],
    scope: &Scope<'_>,
) -> Result<Vec<(String, Type)>> {
    let mut structs: Vec<(String, Type)> = Vec::new();
    for definition in definitions {
        let name = identifier(&definition.name, scope)?;
        let mut members: Vec<(String, Type)> = Vec::new();
        for member in definition.members.get_ref() {
            if has_qualifier(member.get_ref()) {
                let why = "a member of a struct has no qualifiers of its own".to_owned();
                return scope.fail(member.span(), Problem::Interface(why));
            }
            let (name, ty) = self::member(member.get_ref(), &structs, scope)?;
            if members.iter().any(|(other, _)| *other == name) {
                let why = format!("two members are called '{name}'");
                return scope.fail(member.get_ref().name.span(), Problem::Interface(why));
            }
            members.push((name, ty));
        }
        if members.is_empty() {
            let problem = Problem::Empty("a struct's members");
            return scope.fail(definition.members.span(), problem);
        }
        if structs.iter().any(|(other, _)| *other == name) || parse_type(&name, &|_| None).is_ok() {
            let why = format!("'{name}' is a type already");
            return scope.fail(definition.name.span(), Problem::Interface(why));
        }
        let ty = Type::structure(&name, members);
        structs.push((name, ty));
    }
    Ok(structs)
}

fn has_qualifier(member: &MemberDefinition) -> bool {
    member.interpolation.is_some()
        || member.location.is_some()
        || member.component.is_some()
        || member.capture() != CaptureQualifiers::default()
}

fn stage(definition: &InterfaceDefinition, scope: &Scope<'_>) -> Result<Stage> {
    match &definition.stage {
        None => Ok(Stage::Vertex),
        Some(stage) if STAGES.contains(stage.get_ref()) => Ok(*stage.get_ref()),
        Some(stage) => {
            let problem = Problem::Unknown {
                what: "stage",
                seen: stage.get_ref().name().to_owned(),
                known: STAGES.map(Stage::name).join(", "),
            };
            scope.fail(stage.span(), problem)
        }
    }
}

/// A name that a shader can use.
///
/// # Errors
/// A name that GLSL or the generated shader reserves.
pub(crate) fn identifier(name: &Spanned<String>, scope: &Scope<'_>) -> Result<String> {
    let text = name.get_ref();
    let usable = text.starts_with(|c: char| c.is_ascii_alphabetic())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !text.contains("__")
        && !text.starts_with("xfb_");
    if usable {
        return Ok(text.clone());
    }
    let why = format!("'{text}' is not a name that a shader can use");
    scope.fail(name.span(), Problem::Interface(why))
}

/// A type as GLSL spells it; `structs` are known besides.
///
/// # Errors
/// A text that is not a type.
pub(crate) fn ty(
    text: &Spanned<String>,
    structs: &[(String, Type)],
    scope: &Scope<'_>,
) -> Result<Type> {
    let find = |wanted: &str| {
        let mut known = structs.iter();
        known
            .find(|(name, _)| name == wanted)
            .map(|(_, ty)| ty.clone())
    };
    parse_type(text.get_ref(), &find).or_else(|error| scope.fail(text.span(), error))
}

/// The name and the type of a member. A built-in that is not an array may omit
/// its type.
fn member(
    definition: &MemberDefinition,
    structs: &[(String, Type)],
    scope: &Scope<'_>,
) -> Result<(String, Type)> {
    let name = identifier(&definition.name, scope)?;
    let ty = match (&definition.ty, BuiltIn::from_glsl(&name)) {
        (Some(text), _) => ty(text, structs, scope)?,
        (None, Some(BuiltIn::Position)) => Type::vector(Scalar::F32, 4),
        (None, Some(BuiltIn::PointSize)) => Type::Scalar(Scalar::F32),
        (None, _) => {
            let why = format!("'{name}' needs a type");
            return scope.fail(definition.name.span(), Problem::Interface(why));
        }
    };
    Ok((name, ty))
}

fn output(
    definition: &Spanned<OutputDefinition>,
    structs: &[(String, Type)],
    scope: &Scope<'_>,
) -> Result<OutputVariable> {
    let span = definition.span();
    let definition = definition.get_ref();
    let wrong = |why: &str| scope.fail(span.clone(), Problem::Interface(why.to_owned()));
    let mut variable = OutputVariable {
        location: definition.location,
        component: definition.component,
        capture: definition.capture(),
        interpolation: interpolation(&definition.interpolation, scope)?,
        ..OutputVariable::plain("", Type::Scalar(Scalar::F32))
    };
    match (&definition.name, &definition.ty, &definition.block) {
        (Some(name), Some(text), None) => {
            let of_block = !definition.members.is_empty() || !definition.array.is_empty();
            if of_block || definition.instance.is_some() {
                return wrong(
                    "'members', 'array' and 'instance' belong to blocks; an array variable is written 'type[length]'",
                );
            }
            variable.name = identifier(name, scope)?;
            if variable.name.starts_with("gl_") {
                return wrong(
                    "built-in outputs are members of the block gl_PerVertex, or loose without a type",
                );
            }
            variable.ty = ty(text, structs, scope)?;
        }
        (Some(name), None, None) => {
            variable.name.clone_from(name.get_ref());
            variable.builtin = BuiltIn::from_glsl(&variable.name).filter(|b| LOOSE.contains(b));
            if variable.builtin.is_none() {
                return wrong(
                    "only gl_PrimitiveID, gl_Layer, gl_ViewportIndex and gl_PrimitiveShadingRateEXT are \
                     outputs without a type",
                );
            }
            let placed = variable.location.is_some() || variable.component.is_some();
            if placed || !variable.capture.is_empty() {
                return wrong("no qualifier can be written on a built-in output outside a block");
            }
            variable.ty = Type::Scalar(Scalar::I32);
        }
        (None, None, Some(name)) => {
            let name = identifier(name, scope)?;
            if definition.members.is_empty() {
                return scope.fail(span, Problem::Empty("a block's members"));
            }
            if let Some(instance) = &definition.instance {
                variable.name = identifier(instance, scope)?;
            } else if !definition.array.is_empty() {
                return wrong("an array of blocks needs an 'instance' name");
            }
            let mut members = Vec::new();
            let mut qualifiers = Vec::new();
            for definition in &definition.members {
                let definition = definition.get_ref();
                let member = member(definition, structs, scope)?;
                qualifiers.push(member_qualifiers(definition, &name, scope)?);
                members.push(member);
            }
            let block = Type::structure(&name, members);
            let lengths = definition.array.iter().rev();
            variable.ty = lengths.fold(block, |ty, length| Type::array(ty, length.get()));
            variable.block = Some(Block {
                name,
                members: qualifiers,
            });
        }
        _ => {
            return wrong(
                "an output is a variable with 'name' and 'type', or a 'block' with 'members'",
            );
        }
    }
    Ok(variable)
}

fn interpolation(text: &Option<Spanned<String>>, scope: &Scope<'_>) -> Result<Interpolation> {
    let Some(text) = text else {
        return Ok(Interpolation::default());
    };
    match Interpolation::parse(text.get_ref()) {
        Some(interpolation) => Ok(interpolation),
        None => {
            let problem = Problem::Unknown {
                what: "interpolation",
                seen: text.get_ref().clone(),
                known: "smooth, flat, noperspective; centroid, sample; patch".to_owned(),
            };
            scope.fail(text.span(), problem)
        }
    }
}

fn member_qualifiers(
    definition: &MemberDefinition,
    block: &str,
    scope: &Scope<'_>,
) -> Result<MemberQualifiers> {
    let builtin = BuiltIn::from_glsl(definition.name.get_ref());
    if builtin.is_some() != (block == PER_VERTEX) {
        let why = "built-in outputs, and nothing else, are members of the block gl_PerVertex";
        return scope.fail(definition.name.span(), Problem::Interface(why.to_owned()));
    }
    Ok(MemberQualifiers {
        location: definition.location,
        component: definition.component,
        builtin,
        interpolation: interpolation(&definition.interpolation, scope)?,
        capture: definition.capture(),
    })
}

/// Variables, instances and members of blocks without an instance share one
/// name space.
fn check_names(interface: &Interface, span: Range<usize>, scope: &Scope<'_>) -> Result<()> {
    let mut names: Vec<&str> = Vec::new();
    for output in &interface.outputs {
        if !output.name.is_empty() {
            names.push(&output.name);
        } else if let Some(members) = output.ty.without_arrays().as_struct() {
            names.extend(members.members.iter().map(|m| m.name.as_str()));
        }
    }
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => {
            let why = format!("two outputs are called '{}'", pair[0]);
            scope.fail(span, Problem::Interface(why))
        }
        None => Ok(()),
    }
}

fn qualifiers(interface: &Interface) -> Vec<CaptureQualifiers> {
    let members = |o: &OutputVariable| -> Vec<CaptureQualifiers> {
        let block = o.block.iter();
        block
            .flat_map(|b| b.members.iter().map(|m| m.capture))
            .collect()
    };
    interface
        .outputs
        .iter()
        .flat_map(|o| std::iter::once(o.capture).chain(members(o)))
        .collect()
}

/// A location for every output that needs one and has none: the first run of
/// free ones. A Vulkan module must have them.
fn assign_locations(interface: &mut Interface) {
    let mut taken: Vec<(u32, u32)> = Vec::new();
    for output in &interface.outputs {
        if let Some(first) = output.location {
            taken.push((first.0, output.ty.locations(false)));
        }
        let members = output.ty.without_arrays().as_struct();
        for (index, qualifiers) in output
            .block
            .iter()
            .flat_map(|b| b.members.iter().enumerate())
        {
            let member = members.and_then(|s| s.members.get(index));
            if let (Some(first), Some(member)) = (qualifiers.location, member) {
                taken.push((first.0, member.ty.locations(false)));
            }
        }
    }
    let overlaps = |taken: &[(u32, u32)], first: u32, count: u32| {
        taken
            .iter()
            .find(|(start, len)| first < start + len && *start < first + count)
            .map(|(start, len)| start + len)
    };
    for (number, output) in interface.outputs.iter_mut().enumerate() {
        let placed = output.location.is_some()
            || output.builtin.is_some()
            || output
                .block
                .iter()
                .flat_map(|b| &b.members)
                .any(|m| m.location.is_some() || m.builtin.is_some());
        if placed {
            continue;
        }
        let count = output.ty.locations(false);
        let mut first = 0;
        while let Some(after) = overlaps(&taken, first, count) {
            first = after;
        }
        taken.push((first, count));
        output.location = Some(Location(first));
        interface.assigned.push(number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case_file::build::test_mistakes::check_places;
    use crate::case_file::deserialize::read_text;
    use crate::units::Stride;

    fn build_from(text: &str) -> Result<Interface> {
        let scope = Scope::new("f/x.toml", text);
        build(&read_text(text, &scope)?, &scope)
    }

    #[test]
    fn variables_blocks_and_structs() {
        let interface = build_from(
            "stage = 'geometry'\n\
             structs = [{ name = 'S', members = [{ name = 'f', type = 'float' }, { name = 'v', type = 'vec4' }] }]\n\
             outputs = [\n\
               { name = 'a', type = 'S[3]', offset = 0 },\n\
               { name = 'b', type = 'dvec3', location = 2, component = 0 },\n\
               { block = 'B', instance = 'k', array = [2], buffer = 1, stream = 0, members = [{ name = 'm', type = 'mat2x3', offset = 4 }] },\n\
               { block = 'gl_PerVertex', members = [{ name = 'gl_Position', offset = 60 }] },\n\
             ]\n\
             buffers = [{ binding = 1, stride = 32 }]\n",
        )
        .expect("an interface");
        assert_eq!(interface.stage, Stage::Geometry);
        let locations: Vec<_> = interface.outputs.iter().map(|o| o.location).collect();
        // a takes six, b sits at 2 and 3: the first free run of six is at 4.
        assert_eq!(
            locations,
            [
                Some(Location(4)),
                Some(Location(2)),
                Some(Location(10)),
                None
            ]
        );
        assert_eq!(interface.words(), 15 + 6 + 12 + 4);
        let per_vertex = interface.outputs[3].block.as_ref().expect("a block");
        assert_eq!(per_vertex.members[0].builtin, Some(BuiltIn::Position));
        assert!(interface.capturing && interface.streams);
        assert_eq!(interface.buffers[0].stride, Some(Stride(32)));
    }

    #[test]
    fn mistakes_have_places() {
        check_places("interface", build_from);
    }
}
