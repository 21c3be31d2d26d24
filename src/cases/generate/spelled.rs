//! Interfaces as case files spell them.

use crate::case::interface::{
    InterfaceDefinition, MemberDefinition, OutputDefinition, StructDefinition,
};
use crate::case_glsl::declare::collect_structs;
use crate::spanned::Spanned;
use crate::types::glsl::spell;
use crate::types::interface::{BuiltIn, MemberQualifiers};
use crate::types::{Interface, Interpolation, OutputVariable, StructType, Type};
use crate::units::Within;
use std::sync::Arc;

/// An interface as a case file declares it.
pub fn interface(interface: &Interface) -> InterfaceDefinition {
    let mut structs: Vec<Arc<StructType>> = Vec::new();
    for output in &interface.outputs {
        match (&output.block, output.ty.without_arrays().as_struct()) {
            (Some(_), Some(block)) => {
                for member in &block.members {
                    collect_structs(&member.ty, &mut structs);
                }
            }
            (_, _) => collect_structs(&output.ty, &mut structs),
        }
    }
    let outputs = interface.outputs.iter().enumerate();
    let outputs = outputs.map(|(number, output)| {
        let mut definition = self::output(output);
        if interface.assigned.contains(&number) {
            definition.location = None;
        }
        placed(definition)
    });
    InterfaceDefinition {
        stage: Some(placed(interface.stage)),
        structs: structs
            .iter()
            .map(|structure| self::structure(structure))
            .collect(),
        outputs: Some(placed(outputs.collect())),
        buffers: interface.buffers.clone(),
        ..InterfaceDefinition::default()
    }
}

/// A value that no file has.
fn placed<T>(value: T) -> Spanned<T> {
    Spanned::new(0..0, value)
}

fn structure(structure: &StructType) -> StructDefinition {
    let members = structure.members.iter().map(|member| {
        placed(self::member(
            &member.name,
            Some(&member.ty),
            &MemberQualifiers::default(),
        ))
    });
    StructDefinition {
        name: placed(structure.name.clone()),
        members: placed(members.collect()),
    }
}

fn type_name(ty: &Type) -> Spanned<String> {
    let (base, lengths) = spell(ty);
    placed(format!("{base}{lengths}"))
}

fn interpolation(interpolation: &Interpolation) -> Option<Spanned<String>> {
    let text = interpolation.to_string();
    (*interpolation != Interpolation::default()).then(|| placed(text))
}

fn member(name: &str, ty: Option<&Type>, qualifiers: &MemberQualifiers) -> MemberDefinition {
    let member = MemberDefinition {
        ty: ty.map(type_name),
        location: qualifiers.location,
        component: qualifiers.component,
        interpolation: interpolation(&qualifiers.interpolation),
        ..MemberDefinition::named(placed(name.to_owned()))
    };
    member.captured(qualifiers.capture)
}

fn output(output: &OutputVariable) -> OutputDefinition {
    let definition = OutputDefinition {
        location: output.location,
        component: output.component,
        interpolation: interpolation(&output.interpolation),
        ..OutputDefinition::default()
    };
    let mut definition = definition.captured(output.capture);
    let (Some(block), Type::Struct(structure)) = (&output.block, output.ty.without_arrays()) else {
        definition.name = Some(placed(output.name.clone()));
        // A loose built-in has no type.
        definition.ty = output.builtin.is_none().then(|| type_name(&output.ty));
        return definition;
    };
    let mut ty = &output.ty;
    while let Type::Array { element, len, .. } = ty {
        definition.array.push(Within::new(*len));
        ty = element;
    }
    let members = structure.members.iter().zip(&block.members);
    let members = members.map(|(field, qualifiers)| {
        let known = matches!(
            qualifiers.builtin,
            Some(BuiltIn::Position | BuiltIn::PointSize)
        );
        let ty = (!known).then_some(&field.ty);
        placed(member(&field.name, ty, qualifiers))
    });
    definition.members = members.collect();
    definition.block = Some(placed(block.name.clone()));
    definition.instance = (!output.name.is_empty()).then(|| placed(output.name.clone()));
    definition
}
