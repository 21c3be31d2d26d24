//! Placements of declared interfaces, told of the modules compiled from them.
//!
//! A declaration says more than a module (whether a varying is called smooth),
//! so packing is asked of declarations; a module lists the same variables in
//! another order, by the same names.

use super::error::{PackError, Side};
use crate::packing::PackedInterface;
use crate::packing::packed_interface::VaryingId;
use crate::types::{Interface, OutputVariable};
use crate::units::Word;

/// `placement`, whose varyings are numbered as the first interface of each pair
/// lists them, numbered as the second does. What a module leaves out, because
/// its shader never names it, has no varying there.
///
/// # Errors
/// A module in which two variables have the name.
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

/// For every word of the first interface the word of the second that has its
/// name; `None` for words of variables that the second does not list.
///
/// # Errors
/// Two variables of the second interface have one name.
pub fn same_words(
    declared: &Interface,
    module: &Interface,
) -> Result<Vec<Option<Word>>, PackError> {
    let mut firsts = Vec::new();
    let mut next = 0;
    for output in &module.outputs {
        firsts.push(next);
        next += output.ty.components();
    }
    let mut words = Vec::new();
    for (variable, output) in declared.outputs.iter().enumerate() {
        let member = None;
        let there = find(
            VaryingId { variable, member },
            (declared, module),
            Side::Producer,
        )?;
        let first = there.and_then(|there| firsts.get(there.variable));
        let words_there = there.and_then(|there| module.outputs.get(there.variable));
        let count = words_there.map_or(0, |v| v.ty.components());
        words.extend((0..output.ty.components()).map(|i| {
            let first = first.filter(|_| i < count)?;
            Some(Word(first + i))
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

/// Blocks go by the name of the block, since an instance may have none.
fn name(variable: &OutputVariable) -> (bool, &str) {
    match &variable.block {
        Some(block) => (true, &block.name),
        None => (false, &variable.name),
    }
}
