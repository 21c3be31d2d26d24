//! The `[interface]` of a case file: what the capturing stage writes.

use crate::case_file::error::{Problem, Result};
use crate::case_file::expression::Scope;
use crate::case_file::raw::{self, Number, Text};
use crate::case_glsl::declare::PER_VERTEX;
use crate::types::glsl::parse_type;
use crate::types::interface::{
    Block, BufferDeclaration, BuiltIn, CaptureQualifiers, MAX_PARTS, MAX_WORDS, MemberQualifiers,
    Origin,
};
use crate::types::{Interface, Interpolation, OutputVariable, Stage, Type};
use crate::units::{Binding, ByteOffset, Component, Location, Stream, Stride};
use std::ops::Range;
use toml::Spanned;

/// Built-in outputs that GLSL declares outside that block. No qualifier can be
/// written on them, so they are captured by name alone.
const LOOSE: [BuiltIn; 3] = [BuiltIn::PrimitiveId, BuiltIn::Layer, BuiltIn::ViewportIndex];

/// Reads the interface; loose locations are assigned.
pub fn build(raw: &raw::Interface, scope: &Scope<'_>) -> Result<Interface> {
    let stage = stage(&raw.stage, scope)?;
    let mut interface = Interface::empty(stage, Origin::Declared);
    let structs = structs(&raw.structs, scope)?;
    if raw.outputs.get_ref().is_empty() && raw.buffers.is_empty() {
        return scope.fail(raw.outputs.span(), Problem::Empty("outputs"));
    }
    for output in raw.outputs.get_ref() {
        interface
            .outputs
            .push(self::output(output, &structs, scope)?);
    }
    for buffer in &raw.buffers {
        interface.buffers.push(BufferDeclaration {
            binding: Binding(scope.ranged(&buffer.binding, "a binding", 0..1 << 16)?),
            stride: scope.optional(&buffer.stride, "a stride")?.map(Stride),
        });
    }
    let words = interface.words();
    if !interface.fits() {
        let problem = Problem::TooManyWords {
            seen: words,
            max: MAX_WORDS,
            parts: MAX_PARTS,
        };
        return scope.fail(raw.outputs.span(), problem);
    }
    check_names(&interface, raw.outputs.span(), scope)?;
    let qualifiers = qualifiers(&interface);
    interface.capturing = !interface.buffers.is_empty() || qualifiers.iter().any(|q| !q.is_empty());
    interface.capability = interface.capturing;
    interface.streams = qualifiers.iter().any(|q| q.stream.is_some());
    assign_locations(&mut interface);
    Ok(interface)
}

/// What the fragment shader reads, where the file says it: inputs have no
/// qualifiers of capture.
pub fn inputs(raw: &raw::Interface, scope: &Scope<'_>) -> Result<Option<Vec<OutputVariable>>> {
    let Some(inputs) = &raw.inputs else {
        return Ok(None);
    };
    let structs = structs(&raw.structs, scope)?;
    let read = |raw: &Spanned<raw::Output>| {
        let input = output(raw, &structs, scope)?;
        let members = input.block.iter().flat_map(|b| &b.members);
        let captured = members.map(|m| m.capture).any(|c| !c.is_empty());
        if captured || !input.capture.is_empty() {
            let why = "an input has no buffer, offset, stride or stream".to_owned();
            return scope.fail(raw.span(), Problem::Interface(why));
        }
        Ok(input)
    };
    inputs.iter().map(read).collect::<Result<_>>().map(Some)
}

/// The struct types, each usable in those after it.
pub(crate) fn structs(raw: &[raw::Struct], scope: &Scope<'_>) -> Result<Vec<(String, Type)>> {
    let mut structs: Vec<(String, Type)> = Vec::new();
    for declaration in raw {
        let name = scope.text(&declaration.name)?;
        check_identifier(&name, &declaration.name, scope)?;
        let mut members = Vec::new();
        for member in declaration.members.get_ref() {
            if let Some(interpolation) = &member.interpolation {
                let why = "a member of a struct has no qualifiers of its own".to_owned();
                return scope.fail(interpolation.span(), Problem::Interface(why));
            }
            if let Some(qualifier) = first_qualifier(member) {
                let why = "a member of a struct has no qualifiers of its own".to_owned();
                return scope.fail(qualifier.span(), Problem::Interface(why));
            }
            members.push(self::member(member, &structs, scope)?);
        }
        if members.is_empty() {
            let problem = Problem::Empty("a struct's members");
            return scope.fail(declaration.members.span(), problem);
        }
        if structs.iter().any(|(other, _)| *other == name) || known(&name) {
            let why = format!("'{name}' is a type already");
            return scope.fail(declaration.name.span(), Problem::Interface(why));
        }
        let ty = Type::structure(&name, members);
        structs.push((name, ty));
    }
    Ok(structs)
}

fn known(name: &str) -> bool {
    parse_type(name, &|_| None).is_ok()
}

/// Reads the stage's name; it must be one that has outputs.
fn stage(raw: &Option<Text>, scope: &Scope<'_>) -> Result<Stage> {
    let Some(text) = raw else {
        return Ok(Stage::Vertex);
    };
    let seen = scope.text(text)?;
    let stages = [
        Stage::Vertex,
        Stage::TessControl,
        Stage::TessEval,
        Stage::Geometry,
    ];
    match stages.into_iter().find(|stage| stage.name() == seen) {
        Some(stage) => Ok(stage),
        None => {
            let known = stages.map(Stage::name).join(", ");
            let what = "stage";
            scope.fail(text.span(), Problem::Unknown { what, seen, known })
        }
    }
}

/// Checks that a shader can use the name.
pub(crate) fn check_identifier(name: &str, at: &Text, scope: &Scope<'_>) -> Result<()> {
    let fits = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && !name.contains("__")
        && !name.starts_with("xfb_");
    match fits {
        true => Ok(()),
        false => {
            let why = format!("'{name}' is no name that a shader could use");
            scope.fail(at.span(), Problem::Interface(why))
        }
    }
}

/// Reads a type; `structs` are those declared before.
pub(crate) fn ty(text: &Text, structs: &[(String, Type)], scope: &Scope<'_>) -> Result<Type> {
    let name = scope.text(text)?;
    let find = |wanted: &str| {
        structs
            .iter()
            .find(|(name, _)| name == wanted)
            .map(|(_, ty)| ty.clone())
    };
    parse_type(&name, &find).or_else(|error| scope.fail(text.span(), error))
}

/// A member's name and type. The type of a built-in is known unless it is an
/// array.
fn member(
    raw: &raw::Member,
    structs: &[(String, Type)],
    scope: &Scope<'_>,
) -> Result<(String, Type)> {
    let name = scope.text(&raw.name)?;
    check_identifier(&name, &raw.name, scope)?;
    let ty = match (&raw.ty, BuiltIn::from_glsl(&name)) {
        (Some(text), _) => ty(text, structs, scope)?,
        (None, Some(BuiltIn::Position)) => Type::vector(crate::types::Scalar::F32, 4),
        (None, Some(BuiltIn::PointSize)) => Type::Scalar(crate::types::Scalar::F32),
        (None, _) => {
            let why = format!("'{name}' needs a type");
            return scope.fail(raw.name.span(), Problem::Interface(why));
        }
    };
    Ok((name, ty))
}

fn first_qualifier(member: &raw::Member) -> Option<&Number> {
    [
        &member.location,
        &member.component,
        &member.buffer,
        &member.offset,
        &member.stride,
        &member.stream,
    ]
    .into_iter()
    .find_map(Option::as_ref)
}

fn output(
    raw: &Spanned<raw::Output>,
    structs: &[(String, Type)],
    scope: &Scope<'_>,
) -> Result<OutputVariable> {
    let span = raw.span();
    let raw = raw.get_ref();
    let wrong = |why: &str| scope.fail(span.clone(), Problem::Interface(why.to_owned()));
    let capture = CaptureQualifiers {
        buffer: scope.optional(&raw.buffer, "a buffer")?.map(Binding),
        offset: scope.optional(&raw.offset, "an offset")?.map(ByteOffset),
        stride: scope.optional(&raw.stride, "a stride")?.map(Stride),
        stream: scope.optional(&raw.stream, "a stream")?.map(Stream),
    };
    let location = scope.optional(&raw.location, "a location")?.map(Location);
    let component = scope
        .optional(&raw.component, "a component")?
        .map(Component);
    let mut variable = OutputVariable {
        location,
        component,
        capture,
        interpolation: interpolation(&raw.interpolation, scope)?,
        ..OutputVariable::plain("", Type::Scalar(crate::types::Scalar::F32))
    };
    match (&raw.name, &raw.ty, &raw.block) {
        (Some(name), Some(text), None) => {
            if !raw.members.is_empty() || !raw.array.is_empty() || raw.instance.is_some() {
                return wrong(
                    "'members', 'array' and 'instance' belong to blocks; an array variable is written 'type[length]'",
                );
            }
            variable.name = scope.text(name)?;
            check_identifier(&variable.name, name, scope)?;
            if variable.name.starts_with("gl_") {
                return wrong(
                    "built-in outputs are members of the block gl_PerVertex, or loose without a type",
                );
            }
            variable.ty = ty(text, structs, scope)?;
        }
        (Some(name), None, None) => {
            variable.name = scope.text(name)?;
            variable.builtin = BuiltIn::from_glsl(&variable.name).filter(|b| LOOSE.contains(b));
            if variable.builtin.is_none() {
                return wrong(
                    "only gl_PrimitiveID, gl_Layer and gl_ViewportIndex are outputs without a type",
                );
            }
            if !variable.capture.is_empty() || location.is_some() || component.is_some() {
                return wrong("no qualifier can be written on a built-in output outside a block");
            }
            variable.ty = Type::Scalar(crate::types::Scalar::I32);
        }
        (None, None, Some(block)) => {
            let name = scope.text(block)?;
            check_identifier(&name, block, scope)?;
            if raw.members.is_empty() {
                return scope.fail(span, Problem::Empty("a block's members"));
            }
            if let Some(instance) = &raw.instance {
                variable.name = scope.text(instance)?;
                check_identifier(&variable.name, instance, scope)?;
            }
            let mut members = Vec::new();
            let mut qualifiers = Vec::new();
            for raw in &raw.members {
                let member = member(raw, structs, scope)?;
                qualifiers.push(member_qualifiers(raw, &member.0, &name, scope)?);
                members.push(member);
            }
            let mut ty = Type::structure(&name, members);
            for length in raw.array.iter().rev() {
                ty = Type::array(ty, scope.ranged(length, "an array length", 1..65_536)?);
            }
            if !raw.array.is_empty() && raw.instance.is_none() {
                return wrong("an array of blocks needs an 'instance' name");
            }
            variable.ty = ty;
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

fn interpolation(raw: &Option<Text>, scope: &Scope<'_>) -> Result<Interpolation> {
    let Some(text) = raw else {
        return Ok(Interpolation::default());
    };
    let seen = scope.text(text)?;
    match Interpolation::parse(&seen) {
        Some(interpolation) => Ok(interpolation),
        None => {
            let known = "smooth, flat, noperspective; centroid, sample; patch".to_owned();
            let what = "interpolation";
            scope.fail(text.span(), Problem::Unknown { what, seen, known })
        }
    }
}

fn member_qualifiers(
    raw: &raw::Member,
    name: &str,
    block: &str,
    scope: &Scope<'_>,
) -> Result<MemberQualifiers> {
    let builtin = BuiltIn::from_glsl(name);
    if builtin.is_some() != (block == PER_VERTEX) {
        let why = "built-in outputs, and nothing else, are members of the block gl_PerVertex";
        return scope.fail(raw.name.span(), Problem::Interface(why.to_owned()));
    }
    Ok(MemberQualifiers {
        location: scope.optional(&raw.location, "a location")?.map(Location),
        component: scope
            .optional(&raw.component, "a component")?
            .map(Component),
        builtin,
        interpolation: interpolation(&raw.interpolation, scope)?,
        capture: CaptureQualifiers {
            buffer: scope.optional(&raw.buffer, "a buffer")?.map(Binding),
            offset: scope.optional(&raw.offset, "an offset")?.map(ByteOffset),
            stride: scope.optional(&raw.stride, "a stride")?.map(Stride),
            stream: scope.optional(&raw.stream, "a stream")?.map(Stream),
        },
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

    fn build_from(text: &str) -> Result<Interface> {
        let raw: raw::Interface = toml::from_str(text).expect("an interface");
        build(&raw, &Scope::new("f/x.toml", text))
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
        let rows = [
            ("outputs = []", "case.empty", 1, 11),
            ("stage = 'fragment'\noutputs = []", "case.unknown", 1, 9),
            ("outputs = [{ name = 'a' }]", "case.interface", 1, 12),
            (
                "outputs = [{ name = 'a', type = 'vec5' }]",
                "case.type",
                1,
                33,
            ),
            (
                "outputs = [{ name = 'a', type = 'vec{n}' }]",
                "case.undeclared_axis",
                1,
                33,
            ),
            (
                "outputs = [{ name = 'a', type = 'float[9999999]' }]",
                "case.type",
                1,
                33,
            ),
            (
                "outputs = [{ name = 'a', type = 'mat4[400]' }]",
                "case.too_many_words",
                1,
                11,
            ),
            (
                "outputs = [{ name = 'a', type = 'vec4', offset = -4 }]",
                "case.range",
                1,
                50,
            ),
            (
                "outputs = [{ name = 'a b', type = 'vec4' }]",
                "case.interface",
                1,
                21,
            ),
            (
                "outputs = [{ name = 'gl_Layer', type = 'int' }]",
                "case.interface",
                1,
                12,
            ),
            (
                "outputs = [{ name = 'a', type = 'int', array = [2] }]",
                "case.interface",
                1,
                12,
            ),
            (
                "outputs = [{ name = 'gl_Layer', offset = 4 }]",
                "case.interface",
                1,
                12,
            ),
            ("outputs = [{ block = 'B' }]", "case.empty", 1, 12),
            (
                "outputs = [{ block = 'B', members = [{ name = 'gl_Position' }] }]",
                "case.interface",
                1,
                47,
            ),
            (
                "outputs = [{ block = 'B', array = [0], members = [{ name = 'a', type = 'int' }] }]",
                "case.range",
                1,
                36,
            ),
            (
                "outputs = [{ block = 'B', array = [2], members = [{ name = 'a', type = 'int' }] }]",
                "case.interface",
                1,
                12,
            ),
            (
                "outputs = [{ name = 'a', type = 'int' }, { name = 'a', type = 'int' }]",
                "case.interface",
                1,
                11,
            ),
            (
                "structs = [{ name = 'S', members = [] }]\noutputs = []",
                "case.empty",
                1,
                36,
            ),
            (
                "structs = [{ name = 'vec4', members = [{ name = 'a', type = 'int' }] }]\noutputs = []",
                "case.interface",
                1,
                21,
            ),
            (
                "structs = [{ name = 'S', members = [{ name = 'a', type = 'int', offset = 4 }] }]\noutputs = []",
                "case.interface",
                1,
                74,
            ),
        ];
        for (text, rule, line, column) in rows {
            let error = build_from(text).expect_err(text);
            let seen = (error.problem.rule(), error.line, error.column);
            assert_eq!(seen, (rule, line, column), "{text}: {error}");
        }
    }
}
