//! The features, properties and limits that a job requires of a device.
//!
//! Everything that decides what a device must have is in this module, as data with
//! its reason: the tables of [`features`], of the capabilities of SPIR-V
//! ([`modules`]) and of [`limits`]. [`pipeline`] is what follows from an interface and
//! a pipeline before there are modules, [`job`] what follows from programs and
//! script together. Names are those of Vulkan.
//!
//! Vulkan chapters "Features" and "Limits".

pub mod features;
pub mod job;
pub mod limits;
pub mod modules;
pub mod pipeline;
pub mod pipeline_limits;
pub mod queries;

use super::{Capabilities, Feature, Limit};
use limits::LimitRequirement;
use std::collections::BTreeMap;

/// The requirements of a job on the device: features, limits and a version of SPIR-V.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Requirements {
    /// Features and boolean properties, each with the first reason for it.
    features: BTreeMap<Feature, &'static str>,
    limits: Vec<LimitRequirement>,
    /// The highest version of SPIR-V among the modules, as their headers encode it.
    pub spirv_version: u32,
}

impl Requirements {
    /// Adds features for one reason.
    pub(crate) fn add(
        &mut self,
        features: impl IntoIterator<Item = Feature>,
        reason: &'static str,
    ) {
        for feature in features {
            self.features.entry(feature).or_insert(reason);
        }
    }

    /// Adds features for one reason, if it applies.
    pub(crate) fn add_if(
        &mut self,
        applies: bool,
        features: impl IntoIterator<Item = Feature>,
        reason: &'static str,
    ) {
        if applies {
            self.add(features, reason);
        }
    }

    /// Adds the value that a limit must have at least.
    pub(crate) fn add_limit(&mut self, limit: Limit, needed: u64) {
        self.limits.push(LimitRequirement { limit, needed });
    }

    /// The required features and properties with their reasons, by name.
    pub fn features(&self) -> impl Iterator<Item = (Feature, &'static str)> {
        self.features
            .iter()
            .map(|(feature, reason)| (*feature, *reason))
    }

    /// Describes the first limit, or else the first feature, that a device lacks.
    pub fn first_missing(&self, device: &Capabilities) -> Option<String> {
        limits::exceeded(&self.limits, device).or_else(|| {
            let mut features = self.features();
            let (feature, reason) = features.find(|(feature, _)| !device.has(*feature))?;
            Some(format!("{feature} ({reason})"))
        })
    }
}
