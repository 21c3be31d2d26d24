//! The recorder of a process: the calls in order, what the host writes to mapped memory
//! between them, and where it reads.

use super::entry::{Call, Entry};
use super::value::Value;
use super::{json, text};
use crate::volatile;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::fs::File;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// All that was recorded.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    pub entries: Vec<Entry>,
    /// The property flags of each memory type.
    pub memory_types: Vec<u32>,
    /// The first part of the run that the trace lacks.
    pub lacks: Option<String>,
}

impl Trace {
    /// The calls, in order.
    pub fn calls(&self) -> impl DoubleEndedIterator<Item = &Call> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Call(call) => Some(call),
            Entry::Write { .. } | Entry::Read { .. } | Entry::Run | Entry::Results => None,
        })
    }

    /// The name of the device that was created last, unless it was destroyed.
    pub fn living_device(&self) -> Option<&str> {
        let mut created = self.calls().rev().filter(|call| call.has_returned);
        let ended = |call: &&Call| matches!(&*call.function, "vkCreateDevice" | "vkDestroyDevice");
        let (_, device) = created.find(ended)?.outputs.first()?;
        Some(device)
    }
}

/// The type in C of an address of a device.
pub(crate) const ADDRESS: &str = "VkDeviceAddress";

/// A function pointer of any type.
pub(super) type Function = unsafe extern "system" fn();

/// Memory that the host maps.
struct Memory {
    /// The first mapped byte and its offset.
    mapped: Option<(usize, u64)>,
    size: u64,
    /// The mapped bytes as the trace has recorded them.
    known: Vec<u8>,
    /// Whether it was never mapped.
    is_new: bool,
}

impl Memory {
    /// Returns the mapped bytes and the offset of the first one, if there are any.
    fn content(&self) -> Option<(Vec<u8>, u64)> {
        let (first, offset) = self.mapped?;
        // SAFETY: the memory is mapped, see `mapped` and `unmapped`; `mapped` exposed the
        // pointer.
        let now = unsafe {
            let first = std::ptr::with_exposed_provenance::<u8>(first);
            volatile::copy(first, self.known.len())
        };
        Some((now, offset))
    }
}

struct Recorder {
    trace: Trace,
    /// The names of the objects by type and value.
    objects: BTreeMap<(&'static str, u64), String>,
    counts: BTreeMap<&'static str, usize>,
    memories: BTreeMap<u64, Memory>,
    /// The names of the addresses of buffers.
    addresses: BTreeMap<u64, String>,
    /// Whether submitted work may not be done yet.
    is_busy: bool,
    text: File,
    json: File,
}

static ACTIVE: AtomicBool = AtomicBool::new(false);
static RECORDER: Mutex<Option<Recorder>> = Mutex::new(None);
/// The functions of the loader and the driver, by name.
static REAL: Mutex<BTreeMap<&'static str, Function>> = Mutex::new(BTreeMap::new());

fn lock() -> MutexGuard<'static, Option<Recorder>> {
    RECORDER.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Acts on the recorder, if there is one.
fn with<R>(act: impl FnOnce(&mut Recorder) -> R) -> Option<R> {
    if !ACTIVE.load(Ordering::Relaxed) {
        return None;
    }
    lock().as_mut().map(act)
}

/// Records from now on, and writes each call to two files, of text and of lines of JSON,
/// before it is made.
///
/// # Errors
/// A file cannot be created.
pub fn start(text: &Path, json: &Path) -> io::Result<()> {
    let recorder = Recorder {
        trace: Trace::default(),
        objects: BTreeMap::new(),
        counts: BTreeMap::new(),
        memories: BTreeMap::new(),
        addresses: BTreeMap::new(),
        is_busy: false,
        text: File::create(text)?,
        json: File::create(json)?,
    };
    *lock() = Some(recorder);
    ACTIVE.store(true, Ordering::Relaxed);
    Ok(())
}

/// Whether calls are recorded.
pub(crate) fn is_active() -> bool {
    ACTIVE.load(Ordering::Relaxed)
}

/// Ends the recording, and returns it.
pub fn finish() -> Option<Trace> {
    ACTIVE.store(false, Ordering::Relaxed);
    lock().take().map(|recorder| recorder.trace)
}

/// A run of a job begins.
pub(crate) fn run() {
    with(|recorder| recorder.add(Entry::Run));
}

/// The results of the run are read from here on.
pub(crate) fn results() {
    with(|recorder| recorder.add(Entry::Results));
}

/// The host reads these bytes.
pub(crate) fn read(first: *const u8, length: usize) {
    with(|recorder| {
        let first = first.addr();
        let place = recorder.memories.iter().find_map(|(raw, memory)| {
            let (start, offset) = memory.mapped?;
            let from = first.checked_sub(start)?;
            (from < memory.known.len()).then_some((*raw, offset + from as u64))
        });
        if let Some((raw, offset)) = place {
            let memory = recorder.name("VkDeviceMemory", raw);
            recorder.add(Entry::Read {
                memory,
                offset,
                length: length as u64,
            });
        }
    });
}

/// Something that the trace cannot state.
pub(super) fn lacks(what: &str) {
    with(|recorder| {
        if recorder.trace.lacks.is_none() {
            append(&mut recorder.json, &json::lacks(what));
            recorder.trace.lacks = Some(what.to_owned());
        }
    });
}

/// Keeps a function of the loader or the driver.
pub(super) fn keep(name: &'static str, function: Function) {
    let mut real = REAL.lock().unwrap_or_else(PoisonError::into_inner);
    real.insert(name, function);
}

/// The function of the loader or the driver with this name.
pub(super) fn real(name: &'static str) -> Function {
    let real = REAL.lock().unwrap_or_else(PoisonError::into_inner);
    *real
        .get(name)
        .expect("a function is kept before it is called")
}

/// A call begins.
pub(super) fn begun(function: &'static str, arguments: Vec<(String, Value)>) {
    with(|recorder| {
        let named = arguments
            .into_iter()
            .map(|(name, value)| (name, recorder.named(value)));
        let arguments: Vec<(String, Value)> = named.collect();
        recorder.add(Entry::Call(Call {
            function: function.into(),
            arguments,
            outputs: Vec::new(),
            result: None,
            has_returned: false,
        }));
    });
}

/// The call that began last wrote these handles.
pub(super) fn created(handles: Vec<Value>) {
    with(|recorder| {
        for handle in handles {
            if let Value::Handle(ty, raw) = handle {
                let number = recorder.counts.entry(ty).or_default();
                *number += 1;
                let name = format!("{}_{number}", text::object(ty));
                recorder.objects.insert((ty, raw), name.clone());
                if let Some(Entry::Call(call)) = recorder.trace.entries.last_mut() {
                    call.outputs.push((ty.into(), name));
                }
            }
        }
    });
}

/// The call that began last returned the address of a buffer.
pub(super) fn addressed(address: u64) {
    created(vec![Value::Handle(ADDRESS, address)]);
    with(|recorder| {
        let name = recorder.name(ADDRESS, address);
        recorder.addresses.insert(address, name);
    });
}

/// The call that began last has returned.
pub(super) fn returned(result: Option<String>) {
    with(|recorder| {
        let Some(Entry::Call(call)) = recorder.trace.entries.last_mut() else {
            return;
        };
        (call.result, call.has_returned) = (result, true);
        let (line, json) = (text::outcome(call), json::outcome(call));
        if !line.is_empty() {
            append(&mut recorder.text, &line);
        }
        append(&mut recorder.json, &json);
    });
}

/// The property flags of the memory types of the device.
pub(super) fn memory_types(types: Vec<u32>) {
    with(|recorder| {
        append(&mut recorder.json, &json::memory_types(&types));
        recorder.trace.memory_types = types;
    });
}

/// Memory is allocated.
pub(super) fn allocated(memory: u64, size: u64) {
    with(|recorder| {
        let memory_of = Memory {
            mapped: None,
            size,
            known: Vec::new(),
            is_new: true,
        };
        recorder.memories.insert(memory, memory_of);
    });
}

/// Memory is freed.
pub(super) fn freed(memory: u64) {
    with(|recorder| recorder.memories.remove(&memory));
}

/// Memory is mapped from an offset on.
pub(super) fn mapped(memory: u64, offset: u64, size: u64, first: *const c_void) {
    with(|recorder| {
        if let Some(memory) = recorder.memories.get_mut(&memory) {
            let size = size.min(memory.size - offset);
            memory.mapped = Some((first.expose_provenance(), offset));
            // New memory is cleared, here and by a program that does the same: what it holds
            // may differ, and by luck be what the host writes.
            memory.known = if std::mem::take(&mut memory.is_new) {
                // SAFETY: the memory is mapped from here on, for `size` bytes, and nothing
                // uses it yet.
                unsafe { first.cast_mut().cast::<u8>().write_bytes(0, size as usize) };
                vec![0; size as usize]
            } else {
                // SAFETY: the memory is mapped from here on, for `size` bytes.
                unsafe { volatile::copy(first.cast::<u8>(), size as usize) }
            };
        }
    });
}

/// Memory is mapped no more.
pub(super) fn unmapped(memory: u64) {
    with(|recorder| {
        if let Some(memory) = recorder.memories.get_mut(&memory) {
            memory.mapped = None;
            memory.known.clear();
        }
    });
}

/// Work is submitted: what the host has written by now, it reads. While earlier work is not
/// done, the host writes nothing, and what changes is written by the device.
pub(super) fn note_writes() {
    with(|recorder| {
        if std::mem::replace(&mut recorder.is_busy, true) {
            return;
        }
        let mut writes = Vec::new();
        for (raw, memory) in &mut recorder.memories {
            let Some((now, offset)) = memory.content() else {
                continue;
            };
            for run in changed(&memory.known, &now) {
                writes.push((*raw, offset + run.start as u64, now[run].to_vec()));
            }
            memory.known = now;
        }
        for (raw, offset, bytes) in writes {
            let memory = recorder.name("VkDeviceMemory", raw);
            recorder.add(Entry::Write {
                memory,
                offset,
                bytes,
            });
        }
    });
}

/// Work is done: what the device has written is known.
pub(super) fn note_results() {
    with(|recorder| {
        recorder.is_busy = false;
        for memory in recorder.memories.values_mut() {
            if let Some((now, _)) = memory.content() {
                memory.known = now;
            }
        }
    });
}

/// Equal bytes between two runs that are still one run.
const GAP: usize = 16;

/// The runs of 32-bit words that differ: a program in C then states numbers, also where the last
/// byte of one is what it was.
fn changed(before: &[u8], now: &[u8]) -> Vec<std::ops::Range<usize>> {
    const BLOCK: usize = 4096;
    let mut runs: Vec<std::ops::Range<usize>> = Vec::new();
    for start in (0..now.len()).step_by(BLOCK) {
        let end = (start + BLOCK).min(now.len());
        if before[start..end] == now[start..end] {
            continue;
        }
        for at in (start..end).step_by(4) {
            let word = at..(at + 4).min(end);
            if before[word.clone()] == now[word.clone()] {
                continue;
            }
            match runs.last_mut() {
                Some(run) if at - run.end <= GAP => run.end = word.end,
                Some(_) | None => runs.push(word),
            }
        }
    }
    runs
}

/// Appends a line, so that it is in the file even if the next call crashes.
fn append(file: &mut File, line: &str) {
    // A trace that cannot be written does not keep the case from running.
    let _ = writeln!(file, "{line}").and_then(|()| file.flush());
}

impl Recorder {
    fn add(&mut self, entry: Entry) {
        append(&mut self.text, &text::entry(&entry));
        append(&mut self.json, &json::entry(&entry));
        self.trace.entries.push(entry);
    }

    fn name(&self, ty: &'static str, raw: u64) -> String {
        let known = self.objects.get(&(ty, raw));
        known.map_or_else(|| format!("{ty} {raw:#x}"), Clone::clone)
    }

    /// The value with the names of its handles.
    fn named(&self, value: Value) -> Value {
        match value {
            Value::Handle(_, 0) => Value::Null,
            Value::Handle(ADDRESS, address) => match self.addresses.range(..=address).last() {
                // An address is within the buffer that begins last before it.
                Some((first, base)) => Value::Address {
                    base: base.clone(),
                    offset: address - first,
                },
                None => Value::Unknown(format!("{ADDRESS} {address:#x}")),
            },
            Value::Handle(ty, raw) => match self.objects.get(&(ty, raw)) {
                Some(name) => Value::Object(name.clone()),
                None => Value::Unknown(format!("{ty} {raw:#x}")),
            },
            Value::Structure { name, fields } => Value::Structure {
                name,
                fields: fields
                    .into_iter()
                    .map(|(name, value)| (name, self.named(value)))
                    .collect(),
            },
            Value::Array { element, items } => Value::Array {
                element,
                items: items.into_iter().map(|item| self.named(item)).collect(),
            },
            Value::List(items) => {
                Value::List(items.into_iter().map(|item| self.named(item)).collect())
            }
            Value::Pointer(to) => Value::Pointer(Box::new(self.named(*to))),
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_while_work_is_pending_is_not_written_by_the_host() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = |name: &str| folder.path().join(name);
        start(&file("calls.txt"), &file("calls.jsonl")).expect("files");
        let mut memory = vec![0_u8; 64];
        let first = memory.as_mut_ptr();
        allocated(1, 64);
        mapped(1, 0, 64, first.cast());
        let submit = |byte: u8| {
            // SAFETY: the memory is alive, and nothing else uses it here.
            unsafe { first.write(byte) };
            note_writes();
        };
        submit(1);
        // The device writes before the second submission.
        submit(2);
        note_results();
        submit(3);
        let trace = finish().expect("the recording has begun");
        let writes = trace.entries.iter().filter_map(|entry| match entry {
            Entry::Write { bytes, .. } => Some(bytes[0]),
            Entry::Call(_) | Entry::Read { .. } | Entry::Run | Entry::Results => None,
        });
        assert_eq!(writes.collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn bytes_that_differ_are_found_in_runs() {
        let before = vec![0; 9000];
        let mut now = before.clone();
        now[3] = 1;
        now[10] = 1;
        now[100] = 1;
        now[4095] = 1;
        now[4096] = 1;
        now[8999] = 1;
        assert_eq!(
            changed(&before, &now),
            [0..12, 100..104, 4092..4100, 8996..9000]
        );
        assert!(changed(&now, &now).is_empty());
    }
}
