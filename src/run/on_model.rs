//! Runs cases on the model in place of a driver, for a mock file with `model = true`.

use super::on_device::with_case;
use super::runner::{CaseRunner, DeviceCondition};
use crate::catalog::library::Library;
use crate::compile::Compiler;
use crate::judge::CaseResult;
use crate::judge::capture::{Depth, ExpectedImage};
use crate::judge::changes::Changes;
use crate::judge::explain::explained;
use crate::judge::model_driver::{capabilities, run_case_on_model};
use crate::judge::result::Look;
use crate::script::executor::Phase;
use crate::script::{Capabilities, MemoryDigest};
use crate::verdict::{Evidence, Status};

/// The model, and where the cases come from.
pub struct ModelRunner {
    /// The first that has a case wins.
    libraries: Vec<Library>,
    device: Capabilities,
    /// The memory after the last case, if digests are requested.
    memory: Option<MemoryDigest>,
    unexplained: Vec<Look>,
}

impl ModelRunner {
    pub fn new(libraries: Vec<Library>) -> ModelRunner {
        ModelRunner {
            libraries,
            device: capabilities(),
            memory: None,
            unexplained: Vec::new(),
        }
    }
}

/// Runs a case on the model, as this device would, so that its modules are compiled and kept on
/// disk; it passes if all of them are.
pub(super) fn renew_modules(
    libraries: &[Library],
    name: &str,
    device: &Capabilities,
    phase: &mut dyn FnMut(Phase),
) -> CaseResult {
    let compiler = Compiler::shared();
    let lost = compiler.not_kept();
    with_case(libraries, name, |case, sources| {
        run_case_on_model(
            Depth::Difference,
            case,
            sources,
            device,
            phase,
            &mut |_, _| (),
        )
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
            let depth = Depth::CauseUnlessAlike(&self.unexplained);
            run_case_on_model(depth, case, sources, &self.device, phase, witness)
        })
    }

    fn explain(
        &mut self,
        name: &str,
        changes: &Changes,
        phase: &mut dyn FnMut(Phase),
    ) -> CaseResult {
        with_case(&self.libraries, name, |case, sources| {
            explained(case, changes, &mut |case, depth| {
                run_case_on_model(depth, case, sources, &self.device, phase, &mut |_, _| ())
            })
        })
    }

    fn compile_afresh(&mut self, afresh: bool) {
        Compiler::shared().compile_afresh(afresh);
    }

    fn shares_modules(&self) -> bool {
        Compiler::shared().keeps_modules()
    }

    fn renew_modules(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        renew_modules(&self.libraries, name, &self.device, phase)
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
