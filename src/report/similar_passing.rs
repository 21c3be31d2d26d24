//! The passing cases that are similar to a failing one: those whose name differs in
//! one segment. They help to locate a fault: "passes with one buffer".

/// Listed cases for each failing one.
const MAX_SIMILAR: usize = 3;

/// Returns the passed cases whose name differs from `name` in exactly one segment: first
/// the names that differ last, then in the order given.
pub fn similar_passing<'r>(passed: &'r [String], name: &str) -> Vec<&'r str> {
    let segments: Vec<&str> = name.split('.').collect();
    let mut found: Vec<(usize, &str)> = passed
        .iter()
        .filter_map(|passed| {
            let other: Vec<&str> = passed.split('.').collect();
            if other.len() != segments.len() {
                return None;
            }
            let mut differing = (0..segments.len()).filter(|&i| other[i] != segments[i]);
            match (differing.next(), differing.next()) {
                // The first two segments are the program and the family.
                (Some(at), None) if at > 1 => Some((at, passed.as_str())),
                _ => None,
            }
        })
        .collect();
    found.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    found
        .into_iter()
        .take(MAX_SIMILAR)
        .map(|(_, name)| name)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn similar_cases_differ_in_one_segment() {
        let passed = [
            "xfb.place.stride.geometry.8",
            "xfb.place.stride.vertex.4",
            "xfb.place.stride.geometry.4",
            "xfb.place.stride.vertex",
            "xfb.other.stride.vertex.8",
        ]
        .map(str::to_owned);
        assert_eq!(
            similar_passing(&passed, "xfb.place.stride.vertex.8"),
            ["xfb.place.stride.vertex.4", "xfb.place.stride.geometry.8"]
        );
        assert!(similar_passing(&passed, "xfb.alone").is_empty());
    }
}
