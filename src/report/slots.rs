//! A packed interface as text: each slot with the contents of its components.

use super::page::{Page, Table, count};
use crate::packing::PackedInterface;
use crate::packing::packed_interface::{PackedVarying, SlotKind};
use crate::types::{GlType, Type};
use std::collections::BTreeMap;

/// Formats the slots as a table.
pub fn text(placement: &PackedInterface) -> String {
    if placement.slots.is_empty() {
        return "nothing is read or captured\n".to_owned();
    }
    let mut cells: BTreeMap<(bool, u32, u32), String> = BTreeMap::new();
    for placed in &placement.varyings {
        let labels = labels(placed);
        let patch = patch(placed);
        for run in &placed.at {
            for n in 0..run.components {
                let label = labels.get((run.part.0 + n) as usize).cloned();
                let at = (patch, run.location.0, run.component.0 + n);
                cells.insert(at, label.unwrap_or_else(|| placed.name.clone()));
            }
        }
    }
    let rows = placement.slots.iter().map(|slot| {
        let (patch, number) = (slot.interpolation.patch, slot.location.0);
        let cell = |n| cells.get(&(patch, number, n)).cloned().unwrap_or_default();
        let declared = match (slot.kind, slot.components) {
            (SlotKind::Kept, _) => "as it was".to_owned(),
            (SlotKind::Float, 1) => "float".to_owned(),
            (SlotKind::Float, n) => format!("vec{n}"),
            (SlotKind::Int, 1) => "int".to_owned(),
            (SlotKind::Int, n) => format!("ivec{n}"),
        };
        let interpolation = slot.interpolation.to_string();
        [
            number.to_string(),
            cell(0),
            cell(1),
            cell(2),
            cell(3),
            declared,
            interpolation,
        ]
    });
    let titles = ["slot", "x", "y", "z", "w", "declared", "interpolation"];
    let used: u32 = placement.varyings.iter().map(|v| v.ty.components()).sum();
    let slots = count(placement.slots.len(), "slot");
    let mut page = Page::default();
    page.table(Table::ruled(titles).rows(rows));
    page.line(format!("{slots}, {used} components")).to_string()
}

fn patch(placed: &PackedVarying) -> bool {
    placed.class.split_whitespace().any(|word| word == "patch")
}

/// Returns the names of the words of a varying.
fn labels(placed: &PackedVarying) -> Vec<String> {
    let mut labels = Vec::new();
    label(&placed.ty, placed.name.clone(), &mut labels);
    labels
}

fn label(ty: &Type, name: String, labels: &mut Vec<String>) {
    match ty {
        Type::Array { element, len, .. } => {
            (0..*len).for_each(|i| label(element, format!("{name}[{i}]"), labels));
        }
        Type::Struct(s) => {
            let members = s.members.iter();
            members.for_each(|m| label(&m.ty, format!("{name}.{}", m.name), labels));
        }
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            let Some(gl) = GlType::from_type(ty) else {
                return;
            };
            for column in 0..gl.columns {
                for letter in "xyzw".chars().take(gl.rows as usize) {
                    let mut one = name.clone();
                    if gl.columns > 1 {
                        one.push_str(&format!("[{column}]"));
                    }
                    if gl.rows > 1 {
                        one.push_str(&format!(".{letter}"));
                    }
                    match gl.scalar.is_64bit() {
                        true => labels.extend([format!("{one} low"), format!("{one} high")]),
                        false => labels.push(one),
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packing::{Captures, PackOptions, Side, pack};
    use crate::types::{OutputVariable, Scalar, Stage};

    #[test]
    fn the_picture() {
        let vector =
            |name: &str, size| OutputVariable::plain(name, Type::vector(Scalar::F32, size));
        let producer = Side {
            stage: Stage::Vertex,
            variables: vec![vector("a", 2), vector("c", 3), vector("d", 3)],
            interpolate_at: Vec::new(),
        };
        let consumer = Side::reading_all(&producer);
        let placement = pack(
            &producer,
            Some(&consumer),
            &Captures::default(),
            &PackOptions::ENGINE,
        );
        let text = text(&placement.expect("it fits"));
        let lines: Vec<String> = text
            .lines()
            .map(|line| {
                line.split(['│', '┆'])
                    .map(str::trim)
                    .collect::<Vec<_>>()
                    .join("|")
            })
            .collect();
        assert!(
            lines.contains(&"|0|a.x|a.y|c.x|c.y|vec4||".to_owned()),
            "{text}"
        );
        assert!(
            lines.contains(&"|1|c.z|d.x|d.y|d.z|vec4||".to_owned()),
            "{text}"
        );
        assert!(text.ends_with("2 slots, 8 components\n"), "{text}");
        assert_eq!(
            super::text(&PackedInterface::default()),
            "nothing is read or captured\n"
        );
    }
}
