//! Runs cases on the model in place of a driver, for a mock file with `model = true`.

use super::disguise::Disguise;
use super::on_device::{depth, find, with_case};
use super::runner::{CaseRunner, DeviceCondition};
use crate::case::Case;
use crate::catalog::library::Library;
use crate::compile::Compiler;
use crate::judge::CaseResult;
use crate::judge::capture::{Depth, ExpectedImage};
use crate::judge::changes::Change;
use crate::judge::explain::run_changed;
use crate::judge::model_driver::{capabilities, run_case_on_model};
use crate::judge::result::Look;
use crate::judge::varied::{case_with, run_varied};
use crate::script::capabilities::RunMode;
use crate::script::executor::Phase;
use crate::script::{Capabilities, MemoryDigest};
use crate::vary::Item;
use crate::verdict::{Evidence, Status};

/// The model, and where the cases come from.
pub struct ModelRunner {
    /// The first that has a case wins.
    libraries: Vec<Library>,
    device: Capabilities,
    /// The memory after the last case, if digests are requested.
    memory: Option<MemoryDigest>,
    unexplained: Vec<Look>,
    disguise: Disguise,
    /// The variation of the next cases.
    variation: Vec<Item>,
}

impl ModelRunner {
    pub fn new(libraries: Vec<Library>, disguise: Disguise) -> ModelRunner {
        ModelRunner {
            libraries,
            device: capabilities(),
            memory: None,
            unexplained: Vec::new(),
            disguise,
            variation: Vec::new(),
        }
    }

    /// Replaces [`RunMode::Executed`].
    pub fn with_mode(mut self, mode: RunMode) -> ModelRunner {
        self.device.mode = mode;
        self
    }
}

/// Runs a case and its variation on the model, as this device would, so that its modules are compiled and kept on
/// disk; it passes if all of them are.
pub(super) fn renew_modules(
    (libraries, variation): (&[Library], &[Item]),
    name: &str,
    device: &Capabilities,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    let compiler = Compiler::shared();
    let lost = compiler.not_kept();
    with_case(libraries, name, |case, sources| {
        let mut run = |case: &Case| {
            let depth = Depth::Difference;
            run_case_on_model(depth, case, sources, device, phase, &mut |_, _| ())
        };
        case_with(case, variation).iter().for_each(|varied| {
            run(varied);
        });
        run(case)
    });
    let (status, reason) = if compiler.not_kept() == lost {
        (Status::Pass, String::new())
    } else {
        (
            Status::Unsupported,
            "modules are not kept on disk".to_owned(),
        )
    };
    CaseResult {
        reason,
        ..CaseResult::bare(name, status)
    }
}

impl CaseRunner for ModelRunner {
    fn device(&self) -> &Capabilities {
        &self.device
    }

    fn run(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        let mut memory = self.memory.as_mut();
        if let Some(memory) = &mut memory {
            **memory = MemoryDigest::default();
        }
        with_case(&self.libraries, name, |case, sources| {
            let witness = &mut |evidence: &Evidence<'_>, _: Option<&ExpectedImage>| {
                if let Some(memory) = &mut memory {
                    memory.add(evidence.observed);
                }
            };
            run_varied(case, &self.variation, &mut |case, cause| {
                let depth = depth(cause, &self.unexplained);
                run_case_on_model(depth, case, sources, &self.device, phase, witness)
            })
        })
    }

    fn run_changed(
        &mut self,
        name: &str,
        change: &Change,
        phase: &mut dyn FnMut(Phase),
    ) -> CaseResult {
        with_case(&self.libraries, name, |case, sources| {
            run_changed(case, change, |case| {
                let depth = Depth::Difference;
                run_case_on_model(depth, case, sources, &self.device, phase, &mut |_, _| ())
            })
        })
    }

    fn choose_variation(&mut self, name: &str) -> Vec<Item> {
        find(&self.libraries, name).map_or(Vec::new(), |(case, _)| {
            self.disguise.variation(&case, &self.device)
        })
    }

    fn vary(&mut self, variation: Vec<Item>) {
        self.variation = variation;
    }

    fn compile_afresh(&mut self, afresh: bool) {
        Compiler::shared().compile_afresh(afresh);
    }

    fn shares_modules(&self) -> bool {
        Compiler::shared().keeps_modules()
    }

    fn renew_modules(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        let case = (self.libraries.as_slice(), self.variation.as_slice());
        renew_modules(case, name, &self.device, phase)
    }

    fn leave_unexplained(&mut self, looks: Vec<Look>) {
        self.unexplained = looks;
    }

    fn digest_memory(&mut self) {
        self.memory = Some(MemoryDigest::default());
    }

    fn memory(&self) -> MemoryDigest {
        self.memory.clone().unwrap_or_default()
    }

    fn condition(&self) -> DeviceCondition {
        DeviceCondition::Open
    }
}
