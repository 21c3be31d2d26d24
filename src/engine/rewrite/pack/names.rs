//! Translates packed interfaces of declarations to the modules compiled from them.
//!
//! A declaration has information that a module lacks (whether a varying is qualified as
//! smooth), so declarations are packed. A module lists the same variables by name, in
//! another order.

use super::error::{PackError, Side};
use crate::packing::PackedInterface;
use crate::packing::packed_interface::VaryingId;
use crate::types::{Interface, OutputVariable};
use crate::units::Word;

/// Renumbers the varyings of `placement` from the first interface of each pair to the
/// second. A variable that the module omits, because its shader never uses it, has no
/// varying there.
///
/// # Errors
/// Two variables of a module have the same name.
pub fn renumber(
    placement: &PackedInterface,
    outputs: (&Interface, &Interface),
    inputs: Option<(&Interface, &Interface)>,
) -> Result<PackedInterface, PackError> {
    let mut placement = placement.clone();
    for placed in &mut placement.varyings {
        if let Some(output) = placed.output {
            placed.output = find(output, outputs, Side::Producer)?;
        }
        if let Some((input, interfaces)) = placed.input.zip(inputs) {
            placed.input = find(input, interfaces, Side::Consumer)?;
        }
    }
    Ok(placement)
}

/// Returns for every word of the first interface the word of the same name of the second;
/// `None` for words of variables that the second does not list.
///
/// # Errors
/// Two variables of the second interface have the same name.
pub fn same_words(
    declared: &Interface,
    module: &Interface,
) -> Result<Vec<Option<Word>>, PackError> {
    let firsts = module.first_words();
    let mut words = Vec::new();
    for (variable, output) in declared.outputs.iter().enumerate() {
        let member = None;
        let there = find(
            VaryingId { variable, member },
            (declared, module),
            Side::Producer,
        )?;
        words.extend((0..output.ty.components()).map(|i| {
            let there = there?.variable;
            let count = module.outputs[there].ty.components();
            (i < count).then(|| Word(firsts[there] + i))
        }));
    }
    Ok(words)
}

fn find(
    varying: VaryingId,
    (declared, module): (&Interface, &Interface),
    side: Side,
) -> Result<Option<VaryingId>, PackError> {
    let Some(wanted) = declared.outputs.get(varying.variable) else {
        return Ok(None);
    };
    let all = module.outputs.iter().enumerate();
    let same: Vec<usize> = all
        .filter(|(_, variable)| name(variable) == name(wanted))
        .map(|(index, _)| index)
        .collect();
    match same[..] {
        [] => Ok(None),
        [variable] => Ok(Some(VaryingId {
            variable,
            member: varying.member,
        })),
        _ => Err(PackError::Name {
            name: name(wanted).1.to_owned(),
            side,
            count: same.len(),
        }),
    }
}

/// Returns whether a variable is a block, and its name or the block's, since an instance
/// may have none.
fn name(variable: &OutputVariable) -> (bool, &str) {
    match &variable.block {
        Some(block) => (true, &block.name),
        None => (false, &variable.name),
    }
}
