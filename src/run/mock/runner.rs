//! The device of a mock file, and the worker's side of it.

use super::acts::{act, print, result};
use super::calls::{Call, Creation, Reset};
use super::shared::Shared;
use super::{Behaviour, Does, Mock, MockError};
use crate::judge::CaseResult;
use crate::judge::changes::Change;
use crate::packing::CaptureLimits;
use crate::run::runner::{CaseRunner, DeviceCondition};
use crate::script::capabilities::RunMode;
use crate::script::executor::Phase;
use crate::script::{Capabilities, MemoryDigest};
use crate::vary::Item;
use crate::verdict::Status;
use globset::{Glob, GlobMatcher};
use std::collections::BTreeMap;
use std::io;
use std::thread;
use std::time::{Duration, Instant};

fn report((index, name): (usize, &String)) -> Capabilities {
    Capabilities {
        index,
        name: name.clone(),
        kind: "other".to_owned(),
        vendor_id: 0,
        device_id: 0,
        api_version: "1.3.0".to_owned(),
        driver_name: "mock".to_owned(),
        driver_info: "no driver at all".to_owned(),
        driver_version: 0,
        transform_feedback: true,
        features: BTreeMap::new(),
        limits: CaptureLimits::LLVMPIPE,
        other_limits: BTreeMap::new(),
        mode: RunMode::default(),
    }
}

/// The error of the mock driver when a device cannot be created.
const REFUSED: &str = "vkCreateDevice returned VK_ERROR_INITIALIZATION_FAILED";

/// Runs the cases of a mock file.
#[derive(Debug)]
pub struct MockRunner {
    device: Capabilities,
    behaviours: Vec<(GlobMatcher, Behaviour)>,
    end: Option<Does>,
    runs: BTreeMap<String, usize>,
    shared: Option<Shared>,
    /// Whether cases make calls.
    calls: bool,
    /// The number of losses when the logical device was created.
    opened: Option<u64>,
    refused: bool,
    spoiled: Option<Does>,
    variation: Vec<Item>,
    /// The change of the case that runs.
    change: Option<Change>,
    /// The memory after the last case.
    memory: MemoryDigest,
}

impl MockRunner {
    /// The runner of a mock file on one of its devices, by number or part of
    /// the name; it may die here, if the file states it.
    ///
    /// # Errors
    /// Where there is no such device, or the file names a wrong glob.
    pub fn open(
        mock: Mock,
        wanted: Option<&str>,
        validation: bool,
    ) -> Result<MockRunner, MockError> {
        let shared = mock.state.map(Shared);
        let start = shared.as_ref().map_or(0, |shared| shared.count("starts"));
        let is_missing = mock.other_starts.contains(&start);
        let mut devices = mock.devices.iter().enumerate().map(report);
        let device = devices.by_ref().find(|device| {
            wanted.is_none_or(|wanted| {
                device.index.to_string() == wanted || device.name.contains(wanted)
            })
        });
        let device = if is_missing { devices.next() } else { device };
        let device = device.ok_or(MockError::NoDevice)?;
        if mock.refused_starts.contains(&start) || shared.as_ref().is_some_and(|s| !s.start()) {
            return Err(MockError::Refused);
        }
        print(io::stderr(), mock.start_stderr.as_bytes());
        if let Some(does) = &mock.start {
            act(does);
        }
        let behaviours = mock
            .case
            .into_iter()
            .filter(|behaviour| validation || !behaviour.under_validation)
            .map(|behaviour| Ok((Glob::new(&behaviour.name)?.compile_matcher(), behaviour)))
            .collect::<Result<_, MockError>>()?;
        Ok(MockRunner {
            device,
            behaviours,
            end: mock.end,
            runs: BTreeMap::new(),
            shared,
            calls: mock.calls,
            opened: None,
            refused: false,
            spoiled: None,
            variation: Vec::new(),
            change: None,
            memory: MemoryDigest::default(),
        })
    }

    /// Replaces [`RunMode::Executed`].
    pub fn with_mode(mut self, mode: RunMode) -> MockRunner {
        self.device.mode = mode;
        self
    }

    /// Selects no variations.
    pub fn plain(mut self) -> MockRunner {
        self.behaviours
            .iter_mut()
            .for_each(|(_, one)| one.selects.clear());
        self
    }

    /// Whether the device of this worker was lost since it was created.
    fn is_lost(&self) -> bool {
        let losses = self.shared.as_ref().map(Shared::losses);
        self.opened
            .is_some_and(|opened| losses.is_some_and(|losses| losses != opened))
    }

    /// Makes the calls of a case, if it makes any; at one of them it does something, and a
    /// reset of all devices begins. Returns the outcome of the case.
    fn make_calls(
        &self,
        does: Does,
        fault: Option<(Call, Reset)>,
        phase: &mut dyn FnMut(Phase),
    ) -> Does {
        let (Some(shared), true) = (&self.shared, self.calls) else {
            act(&does);
            return does;
        };
        for &call in Call::ALL {
            phase(call.phase());
            if let Some((at, reset)) = fault
                && at == call
                && !matches!(does, Does::Pass)
            {
                shared.begin(reset);
                act(&does);
            }
            if !self.is_lost() && !shared.call() {
                return Does::Fail {
                    fingerprint: format!("{call:?}"),
                    explanation: String::new(),
                    cause: None,
                };
            }
        }
        does
    }
}

impl CaseRunner for MockRunner {
    fn device(&self) -> &Capabilities {
        &self.device
    }

    fn run(&mut self, name: &str, phase: &mut dyn FnMut(Phase)) -> CaseResult {
        let start = Instant::now();
        let losses = self.shared.as_ref().map_or(0, Shared::losses);
        let creation = self.shared.as_ref().filter(|_| self.opened.is_none());
        let creation = creation.map_or(Creation::Created, |shared| {
            if shared.is_refused() {
                Creation::Refused
            } else {
                shared.create_device()
            }
        });
        self.refused = creation == Creation::Refused;
        if creation != Creation::Created {
            return CaseResult {
                reason: REFUSED.to_owned(),
                ..CaseResult::bare(name, Status::Fail)
            };
        }
        self.opened.get_or_insert(losses);
        let runs = self.runs.entry(name.to_owned()).or_default();
        *runs += 1;
        let runs = *runs;
        let mut behaviours = self.behaviours.iter();
        let is_varied = |item: &Item| self.variation.contains(item);
        let is_cured = |behaviour: &Behaviour| {
            let Some(Change::Plain(change)) = &self.change else {
                return false;
            };
            behaviour.cures.contains(change)
        };
        let behaviour = behaviours.find(|(glob, behaviour)| {
            let is_varied = behaviour.needs.iter().all(is_varied);
            glob.is_match(name) && is_varied && !is_cured(behaviour)
        });
        let mut does = Does::Pass;
        let memory = behaviour.and_then(|(_, behaviour)| behaviour.memory.as_deref());
        self.memory = MemoryDigest::from_buffer(memory.unwrap_or_default().as_bytes());
        if let Some((_, behaviour)) = behaviour {
            behaviour.phase.into_iter().for_each(&mut *phase);
            thread::sleep(Duration::from_millis(behaviour.delay_milliseconds));
            for _ in 0..behaviour.times {
                print(io::stdout(), behaviour.stdout.as_bytes());
                print(io::stderr(), behaviour.stderr.as_bytes());
                print(io::stderr(), &behaviour.stderr_bytes);
            }
            let count = |shared: &Shared| shared.count(&format!("runs-{name}"));
            let run = || self.shared.as_ref().map(count);
            if behaviour
                .runs
                .is_none_or(|runs| run().is_some_and(|run| run <= runs))
            {
                does = behaviour.does.clone();
            }
        }
        does = self.spoiled.clone().unwrap_or(does);
        let fault = behaviour.and_then(|(_, behaviour)| Some((behaviour.call?, behaviour.reset)));
        does = self.make_calls(does, fault, phase);
        if let (Does::LoseAll { milliseconds }, Some(shared)) = (&does, &self.shared) {
            shared.lose_all(*milliseconds);
        }
        if self.is_lost() {
            does = Does::DeviceLost;
        }
        match does {
            Does::Abandon | Does::DeviceLost => self.spoiled = Some(Does::Crash { signal: 11 }),
            Does::LateWrites => self.spoiled = Some(Does::LateWrites),
            _ => {}
        }
        let mut result = result(name, &does, runs);
        result.seconds = start.elapsed().as_secs_f64();
        result
    }

    fn run_changed(
        &mut self,
        name: &str,
        change: &Change,
        phase: &mut dyn FnMut(Phase),
    ) -> CaseResult {
        self.change = Some(change.clone());
        let result = self.run(name, phase);
        self.change = None;
        result
    }

    fn choose_variation(&mut self, name: &str) -> Vec<Item> {
        let mut all = self.behaviours.iter();
        let behaviour = all.find(|(glob, _)| glob.is_match(name));
        behaviour.map_or(Vec::new(), |(_, behaviour)| behaviour.selects.clone())
    }

    fn vary(&mut self, variation: Vec<Item>) {
        self.variation = variation;
    }

    fn memory(&self) -> MemoryDigest {
        self.memory.clone()
    }

    fn condition(&self) -> DeviceCondition {
        if self.refused {
            return DeviceCondition::Refused {
                message: REFUSED.to_owned(),
            };
        }
        match (&self.spoiled, self.opened) {
            // Late writes are not noticed.
            (Some(Does::Crash { .. }), _) => DeviceCondition::Spoiled,
            (_, Some(_)) => DeviceCondition::Open,
            (_, None) => DeviceCondition::Unopened,
        }
    }
}

impl Drop for MockRunner {
    fn drop(&mut self) {
        if let Some(does) = &self.end {
            act(does);
        }
    }
}
