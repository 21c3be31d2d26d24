//! The packing that a case states: the engine must give its placements, before a device is used.

use crate::case::ExpectedPlacement;
use crate::case::References;
use crate::case::packing::{ExpectedVarying, LocatedComponents};
use crate::packing::packed_interface::{ComponentRun, PackedVarying};
use crate::packing::{PackedInterface, PackingError, Side, pack};
use crate::types::{Interface, Stage};
use crate::units::Within;

/// Checks every placement of a case.
///
/// # Errors
/// The difference, as a line of text: the engine or the case is wrong, never a driver.
pub fn check(interface: &Interface, references: &References) -> Result<(), String> {
    for (number, expected) in references.placements.iter().enumerate() {
        check_one(interface, references, expected)
            .map_err(|text| format!("placement {number}: {text}"))?;
    }
    Ok(())
}

/// The packing of an interface with the options of one expectation.
fn place(
    interface: &Interface,
    references: &References,
    expected: &ExpectedPlacement,
) -> Result<PackedInterface, PackingError> {
    let producer = Side::new(interface);
    let consumer = match &references.inputs {
        Some(variables) => Side {
            stage: Stage::Fragment,
            variables: variables.clone(),
            interpolate_at: Vec::new(),
        },
        None => Side::reading_all(&producer),
    };
    let captures = expected.captures(&producer);
    let captures = &captures.expect("the names were checked when the case was read");
    let options = &expected.pack_options();
    if let Some(limits) = &expected.limits {
        let vertices = expected.vertices.map(Within::get);
        limits.check_sides(&producer, Some(&consumer), captures, options, vertices)?;
    }
    pack(&producer, Some(&consumer), captures, options)
}

fn check_one(
    interface: &Interface,
    references: &References,
    expected: &ExpectedPlacement,
) -> Result<(), String> {
    match (&expected.refused, place(interface, references, expected)) {
        (Some(rule), Err(error)) if error.rule() == rule => Ok(()),
        (Some(rule), Err(error)) => Err(format!(
            "a refusal by {rule} is expected, packing refuses by {}: {error}",
            error.rule()
        )),
        (Some(rule), Ok(_)) => Err(format!(
            "a refusal by {rule} is expected, the interface is packed"
        )),
        (None, Err(error)) => Err(format!(
            "a placement is expected, packing refuses by {}: {error}",
            error.rule()
        )),
        (None, Ok(placement)) => {
            let seen = placement.slots.len();
            let slots = expected.slots.map(Within::get);
            if let Some(slots) = slots.filter(|slots| *slots as usize != seen) {
                return Err(format!("{slots} slots are expected, {seen} are taken"));
            }
            compare(
                expected.varyings.as_deref().unwrap_or(&[]),
                &placement.varyings,
            )
        }
    }
}

/// Compares by name; where any is stated, all must be.
fn compare(expected: &[ExpectedVarying], seen: &[PackedVarying]) -> Result<(), String> {
    for row in expected {
        let Some(placed) = seen.iter().find(|placed| placed.name == row.name) else {
            return Err(format!("{} is expected and has no place", row.name));
        };
        // The order determines which words these are.
        let seen = placed.at.iter().map(|run| LocatedComponents {
            location: run.location,
            component: run.component,
            components: run.components,
        });
        if !seen.eq(row.at.iter().map(|run| **run)) {
            let expected: Vec<&str> = row.at.iter().map(|run| run.text()).collect();
            return Err(format!(
                "{} is expected at {}, seen at {}",
                row.name,
                expected.join(" "),
                runs(&placed.at)
            ));
        }
        if let Some(class) = row.class.as_ref().filter(|class| **class != placed.class) {
            return Err(format!(
                "{} is expected in class {class}, seen in {}",
                row.name, placed.class
            ));
        }
    }
    let stated = |placed: &&PackedVarying| !expected.iter().any(|row| row.name == placed.name);
    match seen.iter().find(stated) {
        Some(placed) if !expected.is_empty() => Err(format!(
            "nothing is expected of {}, seen at {}",
            placed.name,
            runs(&placed.at)
        )),
        Some(_) | None => Ok(()),
    }
}

/// `1.w 2.xy`.
fn runs(at: &[ComponentRun]) -> String {
    let runs: Vec<String> = at.iter().map(ToString::to_string).collect();
    runs.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::spelled::Spelled;
    use crate::case::{Body, LayoutCase};
    use crate::catalog::Library;

    fn layout() -> LayoutCase {
        let library = Library::embedded();
        let case = library.get("xfb.pack.table.k1").expect("right cases");
        match case.expect("the case exists").body {
            Body::Layout(layout) => *layout,
            other => panic!("{other:?}"),
        }
    }

    fn checked(layout: &LayoutCase) -> Result<(), String> {
        check(&layout.interface, &layout.references)
    }

    #[test]
    fn what_differs_is_named() {
        assert_eq!(checked(&layout()), Ok(()));
        let message = |change: &dyn Fn(&mut ExpectedPlacement)| {
            let mut layout = layout();
            change(&mut layout.references.placements[0]);
            checked(&layout).expect_err("a difference")
        };
        let moved = message(&|expected| {
            let varyings = expected.varyings.as_mut().expect("varyings are expected");
            varyings[3].at[0] = Spelled::read("1.z").expect("a component");
        });
        assert_eq!(
            moved,
            "placement 0: d is expected at 1.z 2.xy, seen at 1.w 2.xy"
        );
        let missing = message(&|expected| {
            expected
                .varyings
                .as_mut()
                .expect("varyings are expected")
                .pop();
        });
        assert_eq!(
            missing,
            "placement 0: nothing is expected of d, seen at 1.w 2.xy"
        );
        let refused = message(&|expected| expected.refused = Some("x.y".into()));
        assert!(refused.contains("the interface is packed"), "{refused}");
    }
}
