//! What `xfb pack` reads: two stages, of one file each or of one module; or the
//! declarations of a case file.

use crate::capture::Request;
use crate::cli::table::input::{self as files, Refused};
use crate::cli::{Exit, Failure};
use crate::packing::Side;
use crate::rewrite::pack::interpolated;
use crate::spirv::{self, Reflected};
use crate::types::{Interface, OutputVariable, Stage};
use rspirv::dr::Operand;
use rspirv::spirv::Op;
use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Both sides of an interface.
pub(super) struct Sides {
    /// Of the stage that writes.
    pub(super) interface: Interface,
    pub(super) request: Option<Request>,
    pub(super) producer: Side,
    pub(super) consumer: Option<Side>,
    /// The variables of a fragment shader that it reads, by index; a case file's
    /// inputs may be written by nobody.
    pub(super) read: Vec<usize>,
    /// What a consuming module reads.
    pub(super) inputs: Option<Interface>,
    /// The producer's variables, without the built-ins that its module never
    /// names: compilers declare more than a shader writes.
    pub(super) named: Vec<OutputVariable>,
    /// The files, and which stages of them.
    pub(super) source: String,
}

/// A stage of a module.
struct Found<'p> {
    path: &'p Path,
    stage: Stage,
    module: spirv::Module,
    /// Of GLSL: the names that have a location; all have in other modules.
    located: Option<BTreeSet<String>>,
}

/// The sides that `files` give.
///
/// # Errors
/// Files that cannot be read, do not say what they are, or are not two stages.
pub(super) fn read(paths: &[PathBuf]) -> Result<Result<Sides, Refused>, Failure> {
    if let [path] = paths
        && path.extension().is_some_and(|e| e == "toml")
    {
        return declarations(path).map(Ok);
    }
    let mut stages = Vec::new();
    for path in paths {
        match found(path)? {
            Ok(found) => stages.extend(found),
            Err(refused) => return Ok(Err(refused)),
        }
    }
    stages.sort_by_key(|found| found.stage);
    let settling = stages.iter_mut();
    let settling = settling.map(|found| (found.stage, &mut found.module, found.located.as_ref()));
    if let Err(error) = files::settle(&mut settling.collect::<Vec<_>>()) {
        let names: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
        return Err(Failure::new(
            Exit::Data,
            format!("{}: {error}", names.join(", ")),
        ));
    }
    match stages.as_slice() {
        [only] if only.stage < Stage::Fragment => one(only, None).map(Ok),
        [only] => {
            let message = format!(
                "{}: a {} shader alone has nothing to pack; give the stage before it, too",
                only.path.display(),
                only.stage
            );
            Err(Failure::new(Exit::Usage, message))
        }
        [producer, consumer]
            if producer.stage < consumer.stage && consumer.stage <= Stage::Fragment =>
        {
            one(producer, Some(consumer)).map(Ok)
        }
        _ => {
            let found: Vec<&str> = stages.iter().map(|found| found.stage.name()).collect();
            let message = format!(
                "two different stages of a pipeline are packed at a time, seen: {}",
                found.join(", ")
            );
            Err(Failure::new(Exit::Usage, message))
        }
    }
}

/// A case file's outputs, and the inputs that it states; every output is read
/// as it is declared where it states none.
fn declarations(path: &Path) -> Result<Sides, Failure> {
    let (case, inputs) = files::case_sides(path)?;
    let mut producer = Side::of(&case.interface);
    producer.stage = case.interface.stage;
    let consumer = match inputs {
        Some(variables) => Side {
            variables,
            ..Side::reading_all(&producer)
        },
        None => Side::reading_all(&producer),
    };
    Ok(Sides {
        named: case.interface.outputs.clone(),
        interface: case.interface,
        request: case.request,
        producer,
        consumer: Some(consumer),
        read: Vec::new(),
        inputs: None,
        source: case.source,
    })
}

/// The stages of one file.
fn found(path: &Path) -> Result<Result<Vec<Found<'_>>, Refused>, Failure> {
    let extension = path
        .extension()
        .and_then(|e| e.to_str())
        .unwrap_or_default();
    let (bytes, located) = match (extension, Stage::from_extension(extension)) {
        ("spv", _) => (files::bytes(path)?, None),
        ("spvasm", _) => (files::assembled(path)?, None),
        (_, Some(stage)) => match files::compiled(path, stage)? {
            Ok(compiled) => (compiled.bytes, Some(compiled.located)),
            Err(refused) => return Ok(Err(refused)),
        },
        _ => {
            let message = format!(
                "{}: a file's extension must say what it is: that of a shader stage, .spv or \
                 .spvasm; .toml stands alone",
                path.display()
            );
            return Err(Failure::new(Exit::Usage, message));
        }
    };
    let wrong = |error| files::data(path, error);
    let module = spirv::load_bytes(&bytes).map_err(wrong)?;
    let stages: BTreeSet<Stage> = module.entry_points().iter().map(|e| e.stage).collect();
    let found = stages.into_iter().map(|stage| Found {
        path,
        stage,
        module: module.clone(),
        located: located.clone(),
    });
    Ok(Ok(found.collect()))
}

/// The side that a stage is, those of its variables open whose location nobody
/// wrote.
fn one(producer: &Found, consumer: Option<&Found>) -> Result<Sides, Failure> {
    let wrong = |error| files::data(producer.path, error);
    let reflected = spirv::reflect_with_ids(&producer.module, Some(producer.stage));
    let Reflected {
        mut interface,
        variables,
    } = reflected.map_err(wrong)?;
    let named = named(&producer.module, &interface, &variables);
    if let Some(located) = &producer.located {
        interface.open_all_but(located);
    }
    let mut read = Vec::new();
    let mut source = format!("{} shader of {}", producer.stage, producer.path.display());
    let (consumer, inputs) = match consumer {
        None => (None, None),
        Some(found) => {
            let wrong = |error| files::data(found.path, error);
            let reflected = spirv::inputs_with_ids(&found.module, found.stage);
            let Reflected {
                interface: mut inputs,
                variables,
            } = reflected.map_err(wrong)?;
            if let Some(located) = &found.located {
                inputs.open_all_but(located);
            }
            let mut side = Side::of(&inputs);
            if found.stage == Stage::Fragment {
                side.interpolate_at = interpolated(&found.module).map_err(wrong)?;
                read = used(&found.module, &variables);
            }
            source.push_str(&format!(
                ", read by the {} shader of {}",
                found.stage,
                found.path.display()
            ));
            (Some(side), Some(inputs))
        }
    };
    Ok(Sides {
        named,
        producer: Side::of(&interface),
        interface,
        request: None,
        consumer,
        read,
        inputs,
        source,
    })
}

/// Which of the variables `ids` any function of the module names, by index.
fn used(module: &spirv::Module, ids: &[u32]) -> Vec<usize> {
    let functions = module.representation().functions.iter();
    let instructions = functions
        .flat_map(|f| &f.blocks)
        .flat_map(|b| &b.instructions);
    let named: BTreeSet<u32> = instructions
        .flat_map(|i| i.operands.iter().filter_map(Operand::id_ref_any))
        .collect();
    let numbered = ids.iter().enumerate();
    let found = numbered.filter(|(_, id)| named.contains(*id));
    found.map(|(number, _)| number).collect()
}

/// The outputs of `interface`, variables `ids` of the module, without the
/// built-in members of blocks that no access chain leads to.
fn named(module: &spirv::Module, interface: &Interface, ids: &[u32]) -> Vec<OutputVariable> {
    let module = module.representation();
    let constants = module.types_global_values.iter();
    let constants: BTreeMap<u32, u32> = constants
        .filter_map(
            |c| match (c.class.opcode, c.result_id, c.operands.as_slice()) {
                (Op::Constant, Some(id), [Operand::LiteralBit32(value)]) => Some((id, *value)),
                _ => None,
            },
        )
        .collect();
    let mut members: BTreeSet<(u32, u32)> = BTreeSet::new();
    let mut whole: BTreeSet<u32> = BTreeSet::new();
    let blocks = module.functions.iter().flat_map(|f| &f.blocks);
    for instruction in blocks.flat_map(|b| &b.instructions) {
        let chain = matches!(
            instruction.class.opcode,
            Op::AccessChain | Op::InBoundsAccessChain
        );
        let mut operands = instruction.operands.iter().filter_map(Operand::id_ref_any);
        match chain {
            true => {
                let base = operands.next();
                let member = operands.next().and_then(|id| constants.get(&id));
                members.extend(base.zip(member.copied()));
            }
            false => whole.extend(operands),
        }
    }
    let mut outputs = interface.outputs.clone();
    for (output, id) in outputs.iter_mut().zip(ids) {
        let Some(block) = output.block.as_mut().filter(|_| !whole.contains(id)) else {
            continue;
        };
        for (number, member) in (0..).zip(&mut block.members) {
            if !members.contains(&(*id, number)) {
                member.builtin = None;
            }
        }
    }
    outputs
}
