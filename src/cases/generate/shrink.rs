//! Smaller interfaces that still show a fault: outputs, members of structs'
//! captures and names of the request are taken away while the fault stays.

use super::RandomInterface;
use super::reduce::reduce;
use crate::types::Interface;

/// The smallest interface that can be reached from `whole` by taking away one
/// part after the other, and for which `fails` still holds.
pub fn shrink(
    whole: &RandomInterface,
    fails: &mut dyn FnMut(&RandomInterface) -> bool,
) -> RandomInterface {
    reduce(whole.clone(), usize::MAX, smaller, |less| Some(fails(less))).0
}

/// Every interface with one part less.
fn smaller(random: &RandomInterface) -> Vec<RandomInterface> {
    let mut found = Vec::new();
    for name in 0..random.request.names.len() {
        let mut less = random.clone();
        less.request.names.remove(name);
        found.push(less);
    }
    for output in 0..random.explicit.outputs.len() {
        let mut less = random.clone();
        if output < less.declared.outputs.len() {
            less.declared.outputs.remove(output);
        }
        less.explicit.outputs.remove(output);
        // Names of what is gone would be errors of the request's own.
        let known = super::names::parts(&less.explicit);
        less.request.names.retain(|name| {
            let bare = name
                .rsplit_once('[')
                .map_or(name.as_str(), |(bare, _)| bare);
            let is = |known: &super::names::Named| known.name == *name || known.name == bare;
            name.starts_with("gl_") || known.iter().any(is)
        });
        found.push(less);
    }
    for output in 0..random.explicit.outputs.len() {
        let mut less = random.clone();
        if uncapture(&mut less.explicit, output) | uncapture(&mut less.declared, output) {
            found.push(less);
        }
    }
    found
}

/// Removes the offset of an output; returns whether it had one.
fn uncapture(interface: &mut Interface, output: usize) -> bool {
    let Some(output) = interface.outputs.get_mut(output) else {
        return false;
    };
    let mut had = output.capture.offset.take().is_some();
    for member in output.block.iter_mut().flat_map(|b| &mut b.members) {
        had |= member.capture.offset.take().is_some();
    }
    had
}
