//! Applies a packing to the modules on both sides of an interface.
//!
//! In the producer, packed outputs become private variables, which are copied into
//! the slots wherever outputs are written: at the ends of the shader, or before
//! every vertex that a geometry shader emits. In the consumer, packed inputs become
//! private variables, which are filled from the slots before the shader starts.
//! Slots are vectors of `float` or `int`; other types are bit-cast, 64-bit ones as
//! two words. The code of both shaders does not change.
//!
//! [`pack`] removes the capture of the producer, and [`Packed::words`] maps the words to
//! be captured; [`pack_captured`] writes them into the packed module.
//!
//! * `captured` – packs modules and writes the capture into the producer.
//! * `error` – why modules cannot be packed.
//! * `plan` – the consequences of a packed interface for one side.
//! * `side` – a module that is being rewritten.
//! * `slots` – the slot variables and the code that fills and reads them.
//! * `interpolation` – how a slot is declared and read that holds varyings of several
//!   interpolations.
//! * `interpolants` – inputs that must keep their location.
//! * `names` – translates packed interfaces from declarations to modules.
//!
//! OpenGL 4.6 section 11.1.2.1 (component counting), Vulkan "Interface
//! Matching", SPIR-V 1.6 section 3.20 (Location, Component, Flat, …).

mod captured;
mod error;
mod interpolants;
mod interpolation;
mod names;
mod plan;
mod side;
mod slots;

pub use captured::{PackedPair, PackedPairError, ProducerCapture, pack_captured};
pub use error::{PackError, Side};
pub use interpolants::interpolated;
pub use names::{renumber, same_words};

use crate::packing::PackedInterface;
use crate::packing::packed_interface::{LocationSlot, SlotKind};
use crate::spirv;
use crate::spirv::ShaderModule;
use crate::types::Stage;
use crate::units::Word;
use interpolation::{ReadSlots, read_slots};
use rspirv::spirv::StorageClass;
use side::Opened;
use slots::Slots;
use std::collections::HashMap;

/// Both sides of a packed interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Packed {
    /// The producer, which captures nothing.
    pub producer: ShaderModule,
    pub consumer: Option<ShaderModule>,
    /// For each word of the producer's original interface, the word of the rewritten one;
    /// `None` if it is not packed.
    pub words: Vec<Option<Word>>,
}

/// Rewrites the modules on both sides of a packed interface, which numbers variables as
/// [`spirv::reflect`] and [`spirv::inputs`] list them. Outputs and inputs that are not
/// packed become private.
///
/// # Errors
/// The modules cannot be packed, or `placement` is of other modules.
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
    let read = match consumer {
        Some(consumer) if consumer.stage == Stage::Fragment => {
            let module = spirv::load_words(&consumer.words)?;
            read_slots(placement, &spirv::inputs(&module, consumer.stage)?)?
        }
        Some(_) | None => ReadSlots {
            slots: placement.slots.clone(),
            by_function: HashMap::new(),
        },
    };
    let (packed, words) = pack_producer(producer, &read.slots, placement)?;
    let consumer = consumer.map(|consumer| pack_consumer(consumer, &read, placement));
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
    opened.apply_fates()?;
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
        if module.stage == Stage::Geometry {
            editor.call_before_emits(|_| Some(fill))?;
        } else {
            editor.call_at_exits(fill)?;
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
    read: &ReadSlots,
    placement: &PackedInterface,
) -> Result<ShaderModule, PackError> {
    let mut opened = Opened::new(module, placement, Side::Consumer)?;
    if module.stage == Stage::Fragment {
        check_interpolated(module, placement)?;
    }
    let vertices = if module.stage == Stage::Geometry {
        opened.vertices()?
    } else {
        None
    };
    opened.apply_fates()?;
    let Opened {
        mut editor,
        ids,
        plan,
        ..
    } = opened;
    let slots = Slots::declare(
        &mut editor,
        StorageClass::Input,
        &read.slots,
        &plan,
        vertices,
    )?;
    let code = slots.empty(&mut editor, &plan, &ids, &read.by_function, vertices)?;
    if !code.is_empty() {
        let empty = editor.function("unpack_inputs", code)?;
        editor.call_at_start(empty)?;
    }
    Ok(ShaderModule {
        stage: module.stage,
        words: editor.finish()?.into(),
    })
}

/// Checks that inputs which a fragment shader interpolates by function keep their
/// location.
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
