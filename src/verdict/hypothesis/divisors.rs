//! Hypotheses about the divisors of attributes of instances
//! (`VkVertexInputBindingDivisorDescription`).

use super::calls::reads_by_instance;
use super::misreading::{Hypothesis, Job, Named, Remaining, differences};
use super::places::Place;
use crate::case::rules::Category;
use crate::model::{self, Capture, Shape};
use crate::verdict::headline::Fault;
use std::borrow::Cow;
use std::collections::BTreeSet;

/// A divisor that a device uses instead of that of the program.
pub(super) struct Misreading {
    named: Named,
    divisor: Option<u32>,
}

/// The misreadings of divisors in the order in which they are tried.
pub(super) static HYPOTHESES: [Misreading; 2] = [
    Misreading {
        named: Named {
            fault: Cow::Borrowed("divisor of VkVertexInputBindingDivisorDescription is ignored"),
            instead: Cow::Borrowed("a divisor of 1"),
            kind: Fault::Hypothesis,
            subject: Category::Drawing,
        },
        divisor: None,
    },
    Misreading {
        named: Named {
            fault: Cow::Borrowed("attributes of instances do not advance"),
            instead: Cow::Borrowed("those of the first instance in every one"),
            kind: Fault::Hypothesis,
            subject: Category::Drawing,
        },
        divisor: Some(0),
    },
];

impl Hypothesis for Misreading {
    fn named(&self) -> &Named {
        &self.named
    }

    fn places(&self, job: &Job<'_>) -> Vec<Place> {
        let reads = job.script.commands.iter().any(reads_by_instance);
        Vec::from_iter(reads.then(Place::default))
    }

    fn is_for_all(&self) -> bool {
        true
    }

    fn differences(&self, job: &Job<'_>, _: &BTreeSet<Place>) -> Option<Remaining> {
        let own = job.captures.iter().map(|capture| capture.shape);
        let misread = own.clone().cloned().map(|mut shape: Shape| {
            shape.assembly.divisor = self.divisor;
            shape
        });
        let shapes: Vec<Shape> = misread.collect();
        if own.eq(&shapes) {
            return None;
        }
        let captures = job.captures.iter().zip(&shapes);
        let captures: Vec<Capture<'_>> = captures
            .map(|(capture, shape)| Capture { shape, ..*capture })
            .collect();
        differences(model::run(&captures, job.script).ok()?, job)
    }
}
