//! RADV: the stores of captured data in its last NIR, as Mesa 25.0 to 26.2 print it.
//!
//! A store is `store_buffer_amd` with a descriptor from the table of capture buffers. Up to
//! GFX10 each vertex stores its own outputs. From GFX11 on the vertices leave them in shared
//! memory, and each primitive stores those of its vertices.

use super::linear::{Addresses, Linear, Term};
use super::nir::{Operand, Shader, Statement};
use super::reading::{Contents, Reading, Step, StoredWord, Unreadable};
use super::value::Values;
use crate::script::executor::ShaderText;

/// The name of the driver (`VkPhysicalDeviceDriverProperties::driverName`).
pub(super) const DRIVER: &str = "radv";

/// Bytes of a descriptor in the table of capture buffers.
const DESCRIPTOR: u32 = 16;

/// Reads the stores of a program.
pub(super) fn read(texts: &[ShaderText]) -> Result<Reading, Unreadable> {
    let texts = texts.iter();
    let nir: Vec<_> = texts
        .filter(|text| text.representation.starts_with("NIR"))
        .collect();
    if nir.iter().all(|text| text.text.trim().is_empty()) {
        return Err(Unreadable::NoText);
    }
    let mut reading = Reading::default();
    for text in nir {
        for shader in Shader::all(&text.text) {
            let Some(strides) = shader.head("xfb_stride") else {
                continue;
            };
            reading.strides = words(strides).ok_or_else(|| Unreadable::line(strides))?;
            Capturing::new(&shader).stores(&mut reading.stores)?;
        }
    }
    Ok(reading)
}

/// Reads `{4, 0, 0, 0}`, which are numbers of words, as numbers of bytes.
fn words(text: &str) -> Option<Vec<u32>> {
    let numbers = text.trim().strip_prefix('{')?.strip_suffix('}')?.split(',');
    numbers
        .map(|number| number.trim().parse::<u32>().ok()?.checked_mul(4))
        .collect()
}

/// A shader that captures.
struct Capturing<'s> {
    shader: &'s Shader<'s>,
    addresses: Addresses<'s>,
    values: Values<'s>,
    shared: SharedMemory<'s>,
}

impl<'s> Capturing<'s> {
    fn new(shader: &'s Shader<'s>) -> Capturing<'s> {
        let addresses = Addresses::new(shader);
        let shared = SharedMemory::new(shader, &addresses);
        Capturing {
            shader,
            addresses,
            values: Values::new(shader),
            shared,
        }
    }

    fn stores(&self, stores: &mut Vec<StoredWord>) -> Result<(), Unreadable> {
        let all = self.shader.effects("@store_buffer_amd");
        let (others, captured): (Vec<_>, Vec<_>) = all.partition(|store| is_swizzled(store));
        for store in &captured {
            self.store(store, stores)
                .ok_or_else(|| Unreadable::line(store.line))?;
        }
        if captured.is_empty() && !others.is_empty() {
            // The shader that copies them to the capture buffers is not printed.
            return Err(Unreadable::Ring);
        }
        Ok(())
    }

    /// Reads one store; `None` where it is written in an unknown way.
    fn store(&self, store: &Statement<'_>, stores: &mut Vec<StoredWord>) -> Option<()> {
        let [value, descriptor, offset, scalar_offset, index] = &store.operands[..] else {
            return None;
        };
        let binding = self.binding(descriptor)?;
        let nothing = Linear::default();
        if self.addresses.sum(scalar_offset) != nothing || self.addresses.sum(index) != nothing {
            return None;
        }
        let offset = self.addresses.sum(offset);
        let counting = counting(&offset);
        let terms = offset.terms.iter();
        let start = Linear {
            constant: 0,
            terms: terms
                .filter(|(term, _)| !term.counts_invocations)
                .map(|(term, factor)| (*term, *factor))
                .collect(),
        };
        let base = store.number("base")?.wrapping_add(offset.constant);
        for component in store.mask() {
            let (load, bits) = self.word(value, component);
            let (source, order) = match load {
                Some((load, source)) => (Some(source), self.position(&load.operands[0])),
                None => (None, None),
            };
            stores.push(StoredWord {
                binding,
                at: base.wrapping_add(4 * component),
                start: Some(start.clone()),
                step: counting.map(step),
                counter: counting.map(|(term, _)| term.expression),
                source,
                order,
                contents: Contents::Values(bits),
                line: store.line.to_owned(),
            });
        }
        Some(())
    }

    /// Returns the binding whose descriptor an operand is.
    fn binding(&self, descriptor: &Operand<'_>) -> Option<u32> {
        let mut places = (0..DESCRIPTOR / 4).map(|component| {
            let place = self.place_in_table(descriptor.value, descriptor.component(component))?;
            place.checked_sub(4 * component)
        });
        let place = places.next()??;
        let is_whole = places.all(|other| other == Some(place));
        (is_whole && place.is_multiple_of(DESCRIPTOR)).then_some(place / DESCRIPTOR)
    }

    /// Returns the offset in the table of capture buffers from which a component is loaded.
    fn place_in_table(&self, value: u32, component: u32) -> Option<u32> {
        let Origin::Value(loaded, component) = origin(self.shader, value, component)? else {
            return None;
        };
        let load = self.shader.definition(loaded.value)?;
        // The first is that of Mesa 25.0.
        if !["@load_smem_amd", "@load_global_amd"].contains(&load.operation) {
            return None;
        }
        let [table, offset] = &load.operands[..] else {
            return None;
        };
        // The address of a table of the driver: an argument below a constant.
        let pointer = self.shader.definition(table.value)?;
        let [low, high] = &pointer.operands[..] else {
            return None;
        };
        let operation = |half: &Operand<'_>| Some(self.shader.definition(half.value)?.operation);
        if pointer.operation != "pack_64_2x32_split"
            || operation(low)? != "@load_scalar_arg_amd"
            || operation(high)? != "load_const"
        {
            return None;
        }
        let offset = self.addresses.sum(offset);
        // That load has no base.
        let base = load.number("base").unwrap_or(0);
        let start = base.wrapping_add(offset.constant);
        let is_constant = offset.terms.is_empty();
        is_constant.then_some(start.wrapping_add(4 * component))
    }

    /// Returns where in the numbers of a primitive's vertices, which the hardware packs into one
    /// argument, an address has its vertex; `None` where it is computed in another way.
    fn position(&self, address: &Operand<'_>) -> Option<u32> {
        let statement = |operand: &Operand<'_>| self.shader.definition(operand.value);
        let product = statement(address)?;
        let mut factors = product.operands.iter().filter_map(statement);
        let number = factors.find(|factor| factor.operation != "load_const")?;
        let [argument, place, ..] = &number.operands[..] else {
            return None;
        };
        let is_argument = statement(argument)?.operation == "@load_vector_arg_amd";
        let place = *statement(place)?.constants.first()? as u32;
        match number.operation {
            _ if !is_argument || product.operation != "imul" => None,
            "ubfe" => Some(place),
            "extract_u8" => Some(8 * place),
            "extract_u16" => Some(16 * place),
            "iand" if place & 1 == 1 => Some(0),
            _ => None,
        }
    }

    /// Returns the load from shared memory by which a component is taken, if there is one, with
    /// its place, and the known values of the component.
    fn word(&self, operand: &Operand<'_>, component: u32) -> (Option<Load<'_>>, Vec<u32>) {
        match origin(self.shader, operand.value, operand.component(component)) {
            Some(Origin::Shared(load, offset)) => {
                let address = self.addresses.sum(&load.operands[0]);
                let slot = self.shared.slot(&address, offset);
                let source = Linear {
                    constant: address.constant.wrapping_add(offset),
                    ..address
                };
                let known = self.shared.values(slot, &self.values);
                (Some((load, source)), known)
            }
            Some(Origin::Value(operand, component)) => {
                let value = self.values.component(&operand, component);
                (None, value.map(|value| value as u32).into_iter().collect())
            }
            None => (None, Vec::new()),
        }
    }
}

/// A load from shared memory, and its place.
type Load<'s> = (&'s Statement<'s>, Linear);

/// Whether a store is one of outputs for another stage, which lie interleaved.
fn is_swizzled(store: &Statement<'_>) -> bool {
    let access = store.attribute("access").unwrap_or_default();
    access.contains("is-swizzled-amd")
}

/// Returns the part of an address that counts invocations.
fn counting(address: &Linear) -> Option<(Term, u32)> {
    let counting = address.terms.iter();
    let counting = counting.filter(|(term, _)| term.counts_invocations);
    let found = counting.max_by_key(|(term, _)| term.is_product);
    found.map(|(term, factor)| (*term, *factor))
}

/// Returns the distance between two invocations.
fn step((term, factor): (Term, u32)) -> Step {
    if term.is_product {
        Step::Vertex(factor)
    } else {
        Step::Invocation(factor)
    }
}

/// The source of a component of a value.
enum Origin<'s> {
    /// The component at an offset of a load from shared memory.
    Shared(&'s Statement<'s>, u32),
    Value(Operand<'s>, u32),
}

/// Follows copies of a component.
fn origin<'s>(shader: &'s Shader<'s>, value: u32, component: u32) -> Option<Origin<'s>> {
    let statement = shader.definition(value)?;
    let next = |operand: &Operand<'_>, component| {
        let component = operand.component(component);
        origin(shader, operand.value, component)
    };
    match statement.operation {
        "vec2" | "vec3" | "vec4" => next(statement.operands.get(component as usize)?, 0),
        "mov" => next(statement.operands.first()?, component),
        "@load_shared" => {
            let offset = component * statement.bits / 8;
            let offset = statement.number("base")?.wrapping_add(offset);
            Some(Origin::Shared(statement, offset))
        }
        "@load_shared2_amd" => {
            let offset = pair_offset(statement, component, statement.bits)?;
            Some(Origin::Shared(statement, offset))
        }
        _ => Some(Origin::Value(Operand::whole(value), component)),
    }
}

/// The offset of one of the two elements of an access to shared memory.
fn pair_offset(access: &Statement<'_>, element: u32, bits: u32) -> Option<u32> {
    let name = ["offset0", "offset1"].get(element as usize)?;
    let far = match access.attribute("st64") {
        Some("0") | None => 1,
        Some(_) => 64,
    };
    access.number(name)?.checked_mul(far * bits / 8)
}

/// The outputs of vertices in shared memory.
struct SharedMemory<'s> {
    /// Bytes of a vertex, or 0 where no vertex is stored from shared memory.
    vertex: u32,
    /// Each component that is stored to it, with its address.
    stored: Vec<(u32, Operand<'s>, u32)>,
}

impl<'s> SharedMemory<'s> {
    fn new(shader: &'s Shader<'s>, addresses: &Addresses<'s>) -> SharedMemory<'s> {
        let mut vertex = 0;
        for store in shader.effects("@store_buffer_amd") {
            let Some(value) = store.operands.first() else {
                continue;
            };
            for component in store.mask() {
                let component = value.component(component);
                if let Some(Origin::Shared(load, _)) = origin(shader, value.value, component) {
                    let address = addresses.sum(&load.operands[0]);
                    vertex = size_of_vertex(&address, vertex);
                }
            }
        }
        let mut memory = SharedMemory {
            vertex,
            stored: Vec::new(),
        };
        for store in shader.effects("@store_shared") {
            let [value, address] = &store.operands[..] else {
                continue;
            };
            let bits = shader
                .definition(value.value)
                .map_or(32, |value| value.bits);
            for component in store.mask() {
                let Some(base) = store.number("base") else {
                    continue;
                };
                let offset = base.wrapping_add(component * bits / 8);
                memory.add(&addresses.sum(address), offset, (*value, component));
            }
        }
        for store in shader.effects("@store_shared2_amd") {
            let [value, address] = &store.operands[..] else {
                continue;
            };
            let bits = shader
                .definition(value.value)
                .map_or(32, |value| value.bits);
            for component in 0..2 {
                if let Some(offset) = pair_offset(store, component, bits) {
                    memory.add(&addresses.sum(address), offset, (*value, component));
                }
            }
        }
        memory
    }

    fn add(&mut self, address: &Linear, offset: u32, (value, component): (Operand<'s>, u32)) {
        // Other addresses are those of the whole workgroup.
        if self.vertex > 1 && size_of_vertex(address, self.vertex) == self.vertex {
            let mut factors = address.terms.values();
            if factors.any(|factor| (*factor as i32).unsigned_abs() > 1) {
                let slot = self.slot(address, offset);
                self.stored.push((slot, value, component));
            }
        }
    }

    /// Returns a place in a vertex.
    fn slot(&self, address: &Linear, offset: u32) -> u32 {
        let place = address.constant.wrapping_add(offset) as i32;
        place.rem_euclid(self.vertex.max(1) as i32) as u32
    }

    /// Returns the known values at an offset in each vertex.
    fn values(&self, slot: u32, values: &Values<'_>) -> Vec<u32> {
        let stored = self.stored.iter().filter(|(known, ..)| *known == slot);
        let known = stored.filter_map(|(_, value, component)| values.component(value, *component));
        known.map(|value| value as u32).collect()
    }
}

/// The common divisor of a size and of the factors of an address that are not 1.
fn size_of_vertex(address: &Linear, size: u32) -> u32 {
    let factors = address.terms.values();
    let factors = factors.map(|factor| (*factor as i32).unsigned_abs());
    let factors = factors.filter(|factor| *factor > 1);
    factors.fold(size, divisor)
}

/// The greatest common divisor.
fn divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { divisor(b, a % b) }
}
