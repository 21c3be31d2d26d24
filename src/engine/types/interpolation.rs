//! Interpolation and auxiliary qualifiers of a varying, which determine the
//! varyings that may share a slot.
//!
//! GLSL 4.60 sections 4.5 (interpolation qualifiers) and 4.3.4/4.3.6 (auxiliary
//! storage qualifiers); SPIR-V decorations Flat, NoPerspective, Centroid,
//! Sample and Patch.

use std::fmt;

/// The interpolation qualifier.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum InterpolationMode {
    /// No qualifier. SPIR-V does not distinguish it from `smooth`.
    #[default]
    Unqualified,
    Smooth,
    Flat,
    NoPerspective,
}

/// The position in the pixel at which a varying is interpolated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sampling {
    #[default]
    Center,
    Centroid,
    Sample,
}

/// Interpolation and auxiliary qualifiers of a variable or block member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Interpolation {
    pub mode: InterpolationMode,
    pub sampling: Sampling,
    /// Whether it is per patch instead of per vertex.
    pub patch: bool,
}

/// The weighting of the values of the vertices. One variable has one weighting: a shader
/// cannot compute another one exactly from the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weighting {
    /// Perspective-correct: `smooth`, or no qualifier.
    Perspective,
    /// Linear in the window: `noperspective`.
    Linear,
    /// The value of the provoking vertex: `flat`.
    Flat,
}

/// Formats the weighting as GLSL's qualifier: `smooth`.
impl fmt::Display for Weighting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Weighting::Perspective => "smooth",
            Weighting::Linear => "noperspective",
            Weighting::Flat => "flat",
        })
    }
}

impl InterpolationMode {
    /// Returns the weighting of the vertices.
    pub fn weighting(self) -> Weighting {
        match self {
            InterpolationMode::Unqualified | InterpolationMode::Smooth => Weighting::Perspective,
            InterpolationMode::NoPerspective => Weighting::Linear,
            InterpolationMode::Flat => Weighting::Flat,
        }
    }
}

impl Interpolation {
    /// The qualifier `flat`.
    pub const FLAT: Interpolation = Interpolation {
        mode: InterpolationMode::Flat,
        sampling: Sampling::Center,
        patch: false,
    };

    /// Returns this interpolation, with missing qualifiers taken from `outer`.
    pub fn inherit(self, outer: Interpolation) -> Interpolation {
        Interpolation {
            mode: match self.mode {
                InterpolationMode::Unqualified => outer.mode,
                mode => mode,
            },
            sampling: match self.sampling {
                Sampling::Center => outer.sampling,
                sampling => sampling,
            },
            patch: self.patch || outer.patch,
        }
    }

    /// Parses GLSL qualifiers in any order: `flat`, `centroid noperspective`, `patch`.
    pub fn parse(text: &str) -> Option<Interpolation> {
        let mut read = Interpolation::default();
        let (mut mode, mut sampling) = (None, None);
        for word in text.split_whitespace() {
            let known = MODES.iter().find(|(name, _)| *name == word);
            let place = SAMPLINGS.iter().find(|(name, _)| *name == word);
            match (known, place, word) {
                (Some((_, m)), _, _) if mode.is_none() => mode = Some(*m),
                (_, Some((_, s)), _) if sampling.is_none() => sampling = Some(*s),
                (None, None, "patch") if !read.patch => read.patch = true,
                _ => return None,
            }
        }
        read.mode = mode.unwrap_or_default();
        read.sampling = sampling.unwrap_or_default();
        Some(read)
    }
}

/// Qualifiers by GLSL's names.
const MODES: [(&str, InterpolationMode); 3] = [
    ("smooth", InterpolationMode::Smooth),
    ("flat", InterpolationMode::Flat),
    ("noperspective", InterpolationMode::NoPerspective),
];
const SAMPLINGS: [(&str, Sampling); 2] = [
    ("centroid", Sampling::Centroid),
    ("sample", Sampling::Sample),
];

/// Formats the qualifiers as in GLSL: `flat centroid`; nothing without qualifiers.
impl fmt::Display for Interpolation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mode = MODES.iter().find(|(_, mode)| *mode == self.mode);
        let sampling = SAMPLINGS.iter().find(|(_, s)| *s == self.sampling);
        let words = [
            mode.map(|(name, _)| *name),
            sampling.map(|(name, _)| *name),
            self.patch.then_some("patch"),
        ];
        let words: Vec<&str> = words.into_iter().flatten().collect();
        f.write_str(&words.join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn qualifiers_round_trip() {
        for text in [
            "",
            "flat",
            "noperspective centroid",
            "smooth sample",
            "patch",
        ] {
            let read = Interpolation::parse(text).expect(text);
            assert_eq!(read.to_string(), text);
        }
        let reordered = Interpolation::parse("centroid flat");
        assert_eq!(
            reordered.map(|i| i.to_string()),
            Some("flat centroid".into())
        );
        for text in ["flat smooth", "flat flat", "linear", "centroid sample"] {
            assert_eq!(Interpolation::parse(text), None, "{text}");
        }
    }
}
