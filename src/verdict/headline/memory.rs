//! The faults that captured memory shows.

use super::Fault;
use super::numbers::plural;
use super::situation::{BufferSituation, Situation};
use crate::verdict::arrangement::{self, Arrangement, Order};
use crate::verdict::findings::{Finding, Region};
use crate::verdict::kind::{Distance, Kind};
use std::collections::BTreeSet;

/// Components that a headline lists by name.
const MAX_COMPONENTS: usize = 3;

impl Situation {
    pub(super) fn nothing_captured(&self) -> Option<(Fault, String)> {
        let empty: Vec<&BufferSituation> = self
            .buffers
            .iter()
            .filter(|buffer| buffer.only(|kind| kind == Kind::Missing))
            .filter(|buffer| !buffer.planned.is_empty() && buffer.wrong == buffer.planned)
            .collect();
        if empty.is_empty() || empty.len() < self.buffers.len() {
            return None;
        }
        let vertices = empty[0].planned_vertices().len();
        let text = format!(
            "nothing was captured into {}: {} expected{}",
            list_buffers(&empty),
            plural(vertices, "vertex", "vertices"),
            self.numbers()
        );
        Some((Fault::NothingCaptured, text))
    }

    pub(super) fn shift(&self) -> Option<(Fault, String)> {
        let shifts: Vec<(&BufferSituation, i64)> = self
            .buffers
            .iter()
            .map(|buffer| Some((buffer, buffer.shift()?)))
            .collect::<Option<_>>()?;
        let displaced = shifts.iter().find(|(buffer, _)| !buffer.wrong.is_empty());
        let (first, bytes) = *displaced?;
        let (wrong, planned) = (first.wrong_vertices(), first.planned_vertices());
        let start = wrong.first().copied();
        if planned
            .iter()
            .filter(|vertex| Some(**vertex) >= start)
            .count()
            != wrong.len()
        {
            return None;
        }
        // A value that is also at its own place is not shifted.
        let mut displaced = first.displaced.iter();
        if !displaced.all(|value| wrong.contains(&value.value.vertex)) {
            return None;
        }
        let all_alike = shifts.iter().all(|(_, other)| *other == bytes);
        let from = match start {
            Some(0) | None => "every vertex".to_owned(),
            Some(vertex) if self.resumes => format!("every vertex from {vertex} on, after resume,"),
            Some(vertex) => format!("every vertex from {vertex} on"),
        };
        let shifted = |bytes: i64| {
            let direction = if bytes > 0 { "high" } else { "low" };
            format!("{} bytes too {direction}", bytes.unsigned_abs())
        };
        let subject = if shifts.len() == 1 {
            format!(
                "buffer {}: {from} captured {}",
                first.buffer,
                shifted(bytes)
            )
        } else if all_alike {
            let buffers: Vec<&BufferSituation> = shifts.iter().map(|(buffer, _)| *buffer).collect();
            format!(
                "{}: {from} captured {}",
                list_buffers(&buffers),
                shifted(bytes)
            )
        } else {
            let each = shifts
                .iter()
                .map(|(buffer, bytes)| format!("buffer {} by {}", buffer.buffer, shifted(*bytes)));
            let each = each.collect::<Vec<_>>().join(", ").replace(" by ", " ");
            format!("captured vertices are shifted: {each}")
        };
        Some((Fault::Shift, format!("{subject}{}", first.place())))
    }

    /// The buffers whose wrong values follow a rule; `None` if those of one do not.
    pub(super) fn arrangements(&self) -> Option<Vec<(&BufferSituation, Arrangement)>> {
        let arrangement = |buffer: &BufferSituation| {
            // Beside those, a buffer may merely lack what was overwritten.
            arrangement::find(&buffer.displaced, &buffer.kinds)
        };
        let buffers = self.buffers.iter();
        buffers
            .filter(|buffer| !buffer.only(|kind| kind == Kind::Missing))
            .map(|buffer| Some((buffer, arrangement(buffer)?)))
            .collect()
    }

    pub(super) fn stride(&self) -> Option<(Fault, String)> {
        let mut clauses = Vec::new();
        for (buffer, arrangement) in self.arrangements()? {
            let Arrangement::Stride(more) = arrangement else {
                return None;
            };
            let apart = match &buffer.first.region {
                Region::Record { stride, .. } => {
                    let found = i64::from(*stride) + more;
                    format!("{found} bytes apart, expected {stride}")
                }
                Region::GuardBefore { .. } | Region::GuardAfter { .. } | Region::Unbound => {
                    let direction = if more > 0 { "far" } else { "close" };
                    format!("{} bytes too {direction} apart", more.unsigned_abs())
                }
            };
            clauses.push(format!("buffer {}: vertices are {apart}", buffer.buffer));
        }
        let first = self.buffers.first().filter(|_| !clauses.is_empty())?;
        let first = Finding::Word(Box::new(first.first.clone()));
        Some((
            Fault::Stride,
            format!("{}; first: {first}", clauses.join("; ")),
        ))
    }

    /// Components of a variable that take the places of one another.
    pub(super) fn component_order(&self) -> Option<(Fault, String)> {
        let mut clauses = BTreeSet::new();
        for (buffer, _) in self.arrangements()? {
            for value in &buffer.displaced {
                let held = buffer.displaced_names.get(&value.value.word)?;
                let place = buffer.names.get(&value.sibling?)?;
                clauses.insert(format!("{place} holds {held}"));
            }
        }
        let first = self.buffers.first().filter(|_| !clauses.is_empty())?;
        let more = clauses.len().saturating_sub(MAX_COMPONENTS);
        let listed: Vec<String> = clauses.into_iter().take(MAX_COMPONENTS).collect();
        let more = match more {
            0 => String::new(),
            more => format!(" and {more} more"),
        };
        let text = format!(
            "components in the wrong order in every vertex: {}{more}{}",
            listed.join(", "),
            first.place()
        );
        Some((Fault::Component, text))
    }

    pub(super) fn offsets(&self) -> Option<(Fault, String)> {
        let mut clauses = Vec::new();
        for (buffer, arrangement) in self.arrangements()? {
            let Arrangement::Offsets(distances) = arrangement else {
                return None;
            };
            let moved = distances.iter().filter_map(|(word, bytes)| {
                let name = buffer.displaced_names.get(word)?;
                let direction = if *bytes > 0 { "high" } else { "low" };
                Some(format!(
                    "{name} {} bytes too {direction}",
                    bytes.unsigned_abs()
                ))
            });
            let moved: Vec<String> = moved.collect();
            let more = moved.len().saturating_sub(MAX_COMPONENTS);
            let more = if more > 0 {
                format!(" and {more} more")
            } else {
                String::new()
            };
            let listed: Vec<&str> = moved
                .iter()
                .take(MAX_COMPONENTS)
                .map(String::as_str)
                .collect();
            clauses.push(format!(
                "buffer {}: components at wrong offsets in every vertex: {}{more}",
                buffer.buffer,
                listed.join(", ")
            ));
        }
        let first = self.buffers.first().filter(|_| !clauses.is_empty())?;
        let first = Finding::Word(Box::new(first.first.clone()));
        Some((
            Fault::Offsets,
            format!("{}; first: {first}", clauses.join("; ")),
        ))
    }

    pub(super) fn wrong_buffer(&self) -> Option<(Fault, String)> {
        let mut held: BTreeSet<(usize, i64)> = BTreeSet::new();
        let is_value = |kind: &&Kind| !matches!(kind, Kind::Missing | Kind::Zero);
        for buffer in &self.buffers {
            for kind in buffer.kinds.iter().filter(is_value) {
                match kind.distance()? {
                    Distance::Buffers(distance) => {
                        held.insert((buffer.buffer, buffer.buffer as i64 - distance));
                    }
                    Distance::Bytes(_) => return None,
                }
            }
        }
        let holder = self
            .buffers
            .iter()
            .find(|buffer| buffer.kinds.iter().any(|kind| is_value(&kind)))?;
        let mut kinds = self.buffers.iter().flat_map(|buffer| &buffer.kinds);
        let zeros = if kinds.any(|kind| *kind == Kind::Zero) {
            ", beside zeros"
        } else {
            ""
        };
        let held: Vec<String> = held
            .iter()
            .map(|(holder, own)| {
                format!("values of buffer {own} were captured into buffer {holder}")
            })
            .collect();
        let text = format!(
            "{}{zeros}; first: {}",
            held.join(", "),
            Finding::Word(Box::new(holder.first.clone()))
        );
        Some((Fault::WrongBuffer, text))
    }

    pub(super) fn capture_ends_early(&self) -> Option<(Fault, String)> {
        let mut ends = Vec::new();
        let mut fault = Fault::NothingCaptured;
        for buffer in &self.buffers {
            // Whole vertices.
            let whole = buffer.wrong.len() == buffer.planned.len();
            if !whole || !buffer.only(|kind| kind == Kind::Missing) {
                return None;
            }
            let captures = buffer.by_capture();
            let number = |capture: usize| {
                let several = captures.len() > 1;
                let number = several.then(|| format!(" {} of {}", capture + 1, captures.len()));
                number.unwrap_or_default()
            };
            for (capture, (wrong, planned)) in captures.iter().enumerate() {
                let Some((first, last)) = wrong.first().zip(wrong.last()) else {
                    continue;
                };
                if planned.range(first..).count() != wrong.len() {
                    return None;
                }
                if wrong == planned && captures.len() > 1 {
                    ends.push(format!(
                        "nothing was captured into buffer {} by capture{}: {} expected",
                        buffer.buffer,
                        number(capture),
                        plural(planned.len(), "vertex", "vertices"),
                    ));
                    continue;
                }
                fault = Fault::CaptureEndsEarly;
                ends.push(format!(
                    "buffer {}: capture{} ends early: {} of {} {} not written",
                    buffer.buffer,
                    number(capture),
                    if first == last {
                        format!("vertex {first}")
                    } else {
                        format!("vertices {first} to {last}")
                    },
                    planned.len(),
                    if first == last { "is" } else { "are" },
                ));
            }
        }
        let first = ends.first()?.clone();
        Some((fault, first + &self.numbers()))
    }

    pub(super) fn capture_continues(&self) -> Option<(Fault, String)> {
        let strays = self.buffers.iter().all(|buffer| buffer.wrong.is_empty());
        let first = &self.buffers.first().filter(|_| strays)?.first;
        let place = match &first.region {
            Region::GuardBefore { .. } => "before the start of the buffer",
            Region::GuardAfter { .. } => "past the end of the buffer",
            Region::Unbound => "outside of every bound range",
            Region::Record { .. } => "where nothing is captured",
        };
        let text = format!(
            "buffer {}: {} {place}, at byte {}: it {}{}",
            first.buffer,
            plural(
                self.buffers.iter().map(|buffer| buffer.kinds.len()).sum(),
                "component was written",
                "components were written"
            ),
            first.byte,
            first.observed.brief(),
            self.numbers()
        );
        Some((Fault::CaptureContinues, text))
    }

    pub(super) fn component(&self) -> Option<(Fault, String)> {
        let mut names = Vec::new();
        for buffer in &self.buffers {
            // Strays beside the vertices need another explanation.
            let strays = buffer.kinds.len() > buffer.wrong.values().map(BTreeSet::len).sum();
            if strays || buffer.wrong.len() == buffer.planned.len() {
                return None;
            }
            let many = buffer.planned_vertices().len();
            let throughout = |wrong: &BTreeSet<u32>| wrong.len() * 2 > many;
            if !buffer.wrong.values().all(throughout) {
                return None;
            }
            names.extend(buffer.names.values().cloned());
        }
        let first = self.buffers.first()?;
        let more = names.len().saturating_sub(MAX_COMPONENTS);
        names.truncate(MAX_COMPONENTS);
        let more = if more > 0 {
            format!(" and {more} more")
        } else {
            String::new()
        };
        let every = if first.wrong_vertices() == first.planned_vertices() {
            "every vertex"
        } else {
            "most vertices"
        };
        let text = format!(
            "{}{more} wrong in {every}, all other components right; buffer {}, byte {} {}; {}{}",
            names.join(", "),
            first.buffer,
            first.first.byte,
            first.first.observed.brief(),
            first.first.expected.brief(),
            first.place()
        );
        Some((Fault::Component, text))
    }

    /// The names of all wrong components, at most [`MAX_COMPONENTS`] of them.
    pub(super) fn wrong_components(&self) -> String {
        let names = self.buffers.iter().flat_map(|buffer| buffer.names.values());
        let names: Vec<&str> = names.map(String::as_str).collect();
        let more = names.len().saturating_sub(MAX_COMPONENTS);
        let listed = names[..names.len() - more].join(", ");
        match more {
            0 => listed,
            more => format!("{listed} and {more} more"),
        }
    }

    pub(super) fn converted(&self) -> Option<(Fault, String)> {
        let first = self.buffers.first()?;
        // A fraction becomes zero.
        let converted = |kind: Kind| matches!(kind, Kind::Converted | Kind::Zero);
        let mut kinds = self.buffers.iter().flat_map(|buffer| &buffer.kinds);
        let any = kinds.any(|kind| *kind == Kind::Converted);
        if !any || !self.buffers.iter().all(|buffer| buffer.only(converted)) {
            return None;
        }
        let text = format!(
            "numbers were converted between integer and float: {}; first: {}",
            self.wrong_components(),
            Finding::Word(Box::new(first.first.clone()))
        );
        Some((Fault::Converted, text))
    }

    pub(super) fn zeros(&self) -> Option<(Fault, String)> {
        let first = self.buffers.first()?;
        let zero = |buffer: &BufferSituation| buffer.only(|kind| kind == Kind::Zero);
        if !self.buffers.iter().all(zero) {
            return None;
        }
        let buffers: Vec<&BufferSituation> = self.buffers.iter().collect();
        let text = format!(
            "{}: zeros were captured in place of {}{}{}",
            list_buffers(&buffers),
            self.wrong_components(),
            first.place(),
            self.numbers(),
        );
        Some((Fault::Zeros, text))
    }

    pub(super) fn wrong_order(&self) -> Option<(Fault, String)> {
        let moved = |kind| matches!(kind, Kind::Displaced(Distance::Bytes(_)));
        let first = self.buffers.first()?;
        if !self.buffers.iter().all(|buffer| buffer.only(moved)) || self.numbers_differ() {
            return None;
        }
        // Of another component it would be an offset.
        let orders = self
            .buffers
            .iter()
            .map(|b| arrangement::order(&b.displaced));
        let orders = orders.collect::<Option<Vec<Order>>>()?;
        let repeated = orders.iter().find(|order| **order != Order::Permuted);
        let components = self.wrong_components();
        let (fault, clause) = match repeated {
            None => (
                Fault::WrongOrder,
                "captured vertices are in the wrong order".to_owned(),
            ),
            Some(Order::Repeated(vertices)) => (
                Fault::Component,
                format!(
                    "the values of {} are captured again and again ({components})",
                    plural(*vertices as usize, "vertex", "vertices")
                ),
            ),
            Some(Order::Permuted | Order::Copied) => (
                Fault::Component,
                format!(
                    "values of some vertices are captured for others as well, whose own are missing \
                     ({components})"
                ),
            ),
        };
        let right = self.right_numbers();
        let text = format!(
            "{}: {clause}{}; first: {}",
            list_buffers(&self.buffers.iter().collect::<Vec<_>>()),
            right.map_or_else(String::new, |right| format!(", {right}")),
            Finding::Word(Box::new(first.first.clone()))
        );
        Some((fault, text))
    }
}

fn list_buffers(buffers: &[&BufferSituation]) -> String {
    let numbers: Vec<String> = buffers.iter().map(|b| b.buffer.to_string()).collect();
    match numbers.split_last() {
        Some((last, [])) => format!("buffer {last}"),
        Some((last, others)) => format!("buffers {} and {last}", others.join(", ")),
        None => String::new(),
    }
}
