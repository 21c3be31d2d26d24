//! A packing applied to the modules on both sides of an interface.
//!
//! On the producer's side packed outputs become private variables; wherever
//! outputs are handed on – the ends of the shader, every vertex that a geometry
//! shader emits – they are copied into the slots. On the consumer's side packed
//! inputs become private variables that are filled from the slots before the
//! shader begins. Slots are vectors of `float` or `int`; other types are cast
//! bit by bit, 64-bit ones as two words. So neither shader's own code changes.
//!
//! A rewritten producer captures nothing; [`Packed::words`] says where the
//! words are that are to be captured, for `rewrite::capture`.
//!
//! * [`error`] – why modules are not packed.
//! * `plan` – what a placement means for one side.
//! * `side` – a module while it is rewritten.
//! * `slots` – the slot variables and the code that fills and empties them.
//! * [`interpolants`] – inputs that must keep their place.
//! * [`names`] – placements of declarations, told of modules.
//!
//! OpenGL 4.6 section 11.1.2.1 (component counting), Vulkan "Interface
//! Matching", SPIR-V 1.6 section 3.20 (Location, Component, Flat, …).

pub mod error;
pub mod interpolants;
pub mod names;
mod plan;
mod side;
mod slots;

pub use error::{PackError, Side};
pub use interpolants::interpolated;
pub use names::{renumber, same_words};

use crate::packing::PackedInterface;
use crate::packing::packed_interface::{LocationSlot, SlotKind};
use crate::script::program::ShaderModule;
use crate::spirv;
use crate::types::Stage;
use crate::types::interpolation::InterpolationMode;
use crate::units::Word;
use rspirv::spirv::StorageClass;
use side::Opened;
use slots::Slots;

/// Both sides of a packed interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// Captures nothing, whatever it captured before.
    pub producer: ShaderModule,
    pub consumer: Option<ShaderModule>,
    /// By word of the producer's interface as it was: the word of the rewritten
    /// module's. `None` where the placement does not have it.
    pub words: Vec<Option<Word>>,
}

/// Rewrites the modules on both sides of an interface by a placement, which
/// numbers variables as [`spirv::reflect`] and [`spirv::inputs`] list them.
/// Outputs and inputs that it does not have become private: nothing is handed
/// on in them.
///
/// # Errors
/// What cannot be done, or a placement of other modules.
pub fn pack(
    producer: &ShaderModule,
    consumer: Option<&ShaderModule>,
    placement: &PackedInterface,
) -> Result<Packed, PackError> {
    if !producer.stage.may_capture() || producer.stage == Stage::TessControl {
        return Err(PackError::Producer(producer.stage));
    }
    if let Some(consumer) = consumer
        && !(matches!(consumer.stage, Stage::Fragment | Stage::Geometry)
            && producer.stage < consumer.stage)
    {
        return Err(PackError::Stages {
            producer: producer.stage,
            consumer: consumer.stage,
        });
    }
    let (packed, words) = pack_producer(producer, &placement.slots, placement)?;
    let consumer = consumer.map(|consumer| pack_consumer(consumer, placement));
    Ok(Packed {
        producer: packed,
        consumer: consumer.transpose()?,
        words,
    })
}

fn pack_producer(
    module: &ShaderModule,
    slots: &[LocationSlot],
    placement: &PackedInterface,
) -> Result<(ShaderModule, Vec<Option<Word>>), PackError> {
    let mut opened = Opened::new(module, placement, Side::Producer)?;
    let words = opened.words(slots);
    opened.settle()?;
    opened.capture_nothing();
    let Opened {
        mut editor,
        ids,
        plan,
        ..
    } = opened;
    let slots = Slots::declare(&mut editor, StorageClass::Output, slots, &plan, None)?;
    let code = slots.fill(&mut editor, &plan, &ids)?;
    if !code.is_empty() {
        let fill = editor.function("pack_outputs", code)?;
        match module.stage {
            Stage::Geometry => editor.call_before_emits(|_| Some(fill))?,
            _ => editor.call_at_exits(fill)?,
        }
    }
    let words_of_module = editor.finish()?.into();
    let module = ShaderModule {
        stage: module.stage,
        words: words_of_module,
    };
    Ok((module, words))
}

fn pack_consumer(
    module: &ShaderModule,
    placement: &PackedInterface,
) -> Result<ShaderModule, PackError> {
    let mut opened = Opened::new(module, placement, Side::Consumer)?;
    if module.stage == Stage::Fragment {
        check_interpolated(module, placement)?;
        check_unmixed(placement)?;
        let slots = opened.plan.slots.iter();
        let mut slots = slots.filter_map(|(slot, _)| placement.slots.get(*slot));
        let interpolated = slots.find(|slot| {
            slot.kind == SlotKind::Int && slot.interpolation.mode != InterpolationMode::Flat
        });
        if let Some(slot) = interpolated {
            return Err(PackError::NotFlat(slot.location));
        }
    }
    let vertices = match module.stage {
        Stage::Geometry => opened.vertices()?,
        _ => None,
    };
    opened.settle()?;
    let Opened {
        mut editor,
        ids,
        plan,
        ..
    } = opened;
    let slots = &placement.slots;
    let slots = Slots::declare(&mut editor, StorageClass::Input, slots, &plan, vertices)?;
    let code = slots.empty(&mut editor, &plan, &ids, vertices)?;
    if !code.is_empty() {
        let empty = editor.function("unpack_inputs", code)?;
        editor.call_at_start(empty)?;
    }
    Ok(ShaderModule {
        stage: module.stage,
        words: editor.finish()?.into(),
    })
}

/// What a fragment shader interpolates by function must keep its place.
fn check_interpolated(module: &ShaderModule, placement: &PackedInterface) -> Result<(), PackError> {
    let kept = |location| {
        let mut slots = placement.slots.iter();
        let slot = slots.find(|slot| slot.location == location);
        slot.is_some_and(|slot| slot.kind == SlotKind::Kept)
    };
    let interpolated = interpolated(&spirv::load_words(&module.words)?)?;
    let packed = placement.varyings.iter().find(|placed| {
        let input = placed.input;
        input.is_some_and(|input| interpolated.contains(&input))
            && placed.at.iter().any(|run| !kept(run.location))
    });
    match packed {
        Some(placed) => Err(PackError::Interpolated {
            name: placed.name.clone(),
        }),
        None => Ok(()),
    }
}

/// What a fragment shader reads of one slot must be of one class.
fn check_unmixed(placement: &PackedInterface) -> Result<(), PackError> {
    let packed = placement
        .slots
        .iter()
        .filter(|slot| slot.kind != SlotKind::Kept);
    for slot in packed {
        let read = placement.varyings.iter().filter(|placed| {
            placed.input.is_some() && placed.at.iter().any(|run| run.location == slot.location)
        });
        // Without a qualifier a varying is smooth.
        let mut classes = read.map(|placed| placed.class.replace("none", "smooth"));
        let first = classes.next();
        if classes.any(|class| Some(&class) != first.as_ref()) {
            return Err(PackError::Mixed(slot.location));
        }
    }
    Ok(())
}
