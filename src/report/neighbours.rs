//! The nearest passing neighbours of a failing case: cases whose name differs in
//! one segment. They are what places a fault: "passes with one buffer".

use super::CaseResult;
use crate::verdict::Status;

/// Neighbours told of one case.
const MAX_NEIGHBOURS: usize = 3;

/// Names of cases that passed and differ from `name` in exactly one segment,
/// those that differ last first, then in the order of the results.
pub fn nearest_passing<'r>(results: &'r [CaseResult], name: &str) -> Vec<&'r str> {
    let segments: Vec<&str> = name.split('.').collect();
    let mut found: Vec<(usize, &str)> = results
        .iter()
        .filter(|result| result.status == Status::Pass)
        .filter_map(|result| {
            let other: Vec<&str> = result.name.split('.').collect();
            if other.len() != segments.len() {
                return None;
            }
            let mut differing = (0..segments.len()).filter(|&i| other[i] != segments[i]);
            match (differing.next(), differing.next()) {
                // The first two segments are the program and the family.
                (Some(at), None) if at > 1 => Some((at, result.name.as_str())),
                _ => None,
            }
        })
        .collect();
    found.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    found
        .into_iter()
        .take(MAX_NEIGHBOURS)
        .map(|(_, name)| name)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::result::Standing;

    fn result(name: &str, status: Status) -> CaseResult {
        CaseResult {
            name: name.to_owned(),
            status,
            rules: vec![],
            fingerprint: None,
            reason: String::new(),
            explanation: String::new(),
            seconds: 0.0,
            standing: Standing::Plain,
        }
    }

    #[test]
    fn neighbours_differ_in_one_segment_and_pass() {
        let results = [
            result("xfb.place.stride.vertex.8", Status::Fail),
            result("xfb.place.stride.geometry.8", Status::Pass),
            result("xfb.place.stride.vertex.4", Status::Pass),
            result("xfb.place.stride.vertex.60", Status::Fail),
            result("xfb.place.stride.geometry.4", Status::Pass),
            result("xfb.place.stride.vertex", Status::Pass),
            result("xfb.other.stride.vertex.8", Status::Pass),
        ];
        assert_eq!(
            nearest_passing(&results, "xfb.place.stride.vertex.8"),
            ["xfb.place.stride.vertex.4", "xfb.place.stride.geometry.8"]
        );
        assert!(nearest_passing(&results, "xfb.alone").is_empty());
    }
}
