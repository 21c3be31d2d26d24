//! Both sides of the interface between two stages: of one file each, of one module,
//! or as a case file declares them.

use super::ReadOptions;
use super::case_file;
use super::error::InspectError;
use super::options::check_one_entry_point;
use super::source::{self, FileKind, StageModule};
use crate::capture::Request;
use crate::packing::Side;
use crate::rewrite::pack::interpolated;
use crate::spirv::{self, Module, Reflected};
use crate::types::{Interface, OutputVariable, Stage};
use rspirv::dr::Operand;
use rspirv::spirv::Op;
use std::collections::BTreeMap;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Both sides of an interface.
#[derive(Debug)]
pub struct InterfaceSides {
    /// The outputs of the producing stage.
    pub interface: Interface,
    /// The request of a case file.
    pub request: Option<Request>,
    pub producer: Side,
    pub consumer: Option<Side>,
    /// Indices of the variables that a fragment shader reads. Empty for a case file,
    /// whose inputs need no producer.
    pub read: Vec<usize>,
    /// The inputs of a consuming module.
    pub inputs: Option<Interface>,
    /// The producer's variables without the built-ins that its module never uses:
    /// compilers declare more than a shader writes.
    pub used: Vec<OutputVariable>,
    /// The number of vertices that a producing module declares: of a geometry shader's
    /// output, or of a patch.
    pub vertices: Option<u32>,
    /// The files, and the stages that were read from them.
    pub source: String,
    /// The modules of the producer and of the consumer; none for a case file.
    pub modules: Vec<(Stage, Module)>,
}

/// A stage of a file.
struct FileStage<'p> {
    path: &'p Path,
    stage: StageModule,
}

/// Reads both sides of the interface that `paths` have.
///
/// # Errors
/// Files that cannot be read, are of an unknown kind, or do not have two stages.
pub fn interface_sides(
    paths: &[PathBuf],
    options: &ReadOptions,
) -> Result<InterfaceSides, InspectError> {
    if let [path] = paths
        && source::extension(path) == "toml"
    {
        return declarations(path);
    }
    let mut found = Vec::new();
    for path in paths {
        let stages = stages(path, options)?.into_iter();
        found.extend(stages.map(|stage| FileStage { path, stage }));
    }
    found.sort_by_key(|found| found.stage.stage);
    let (files, stages): (Vec<_>, Vec<_>) = found.into_iter().map(|f| (f.path, f.stage)).unzip();
    let stages = source::with_locations(stages).map_err(|error| {
        let names: Vec<String> = paths.iter().map(|p| p.display().to_string()).collect();
        InspectError::Located(format!("{}: {error}", names.join(", ")))
    })?;
    let found: Vec<FileStage> = files
        .into_iter()
        .zip(stages)
        .map(|(path, stage)| FileStage { path, stage })
        .collect();
    match found.as_slice() {
        [only] if only.stage.stage < Stage::Fragment => sides(only, None),
        [only] => Err(InspectError::NothingToPack {
            file: only.path.to_owned(),
            stage: only.stage.stage,
        }),
        [producer, consumer]
            if producer.stage.stage < consumer.stage.stage
                && consumer.stage.stage <= Stage::Fragment =>
        {
            sides(producer, Some(consumer))
        }
        _ => {
            let stages: Vec<&str> = found.iter().map(|found| found.stage.stage.name()).collect();
            Err(InspectError::NotTwoStages(stages.join(", ")))
        }
    }
}

/// Reads a case file's outputs and its declared inputs. Without these every output is
/// read as it is declared.
fn declarations(path: &Path) -> Result<InterfaceSides, InspectError> {
    let (case, inputs) = case_file::declarations(path)?;
    let mut producer = Side::new(&case.interface);
    producer.stage = case.interface.stage;
    let mut consumer = Side::reading_all(&producer);
    if let Some(variables) = inputs {
        consumer.variables = variables;
    }
    Ok(InterfaceSides {
        used: case.interface.outputs.clone(),
        vertices: None,
        interface: case.interface,
        request: case.request,
        producer,
        consumer: Some(consumer),
        read: Vec::new(),
        inputs: None,
        source: case.source.file,
        modules: Vec::new(),
    })
}

/// Reads the stages of one file.
fn stages(path: &Path, options: &ReadOptions) -> Result<Vec<StageModule>, InspectError> {
    const ACCEPTED: &str =
        "those of shader stages, .spv, .spvasm and .hlsl; .toml must be the only file";
    let file = || path.to_owned();
    let (module, located) = match source::kind(path, options, ACCEPTED)? {
        FileKind::Spirv => (source::module(path, options)?, None),
        FileKind::Assembly => (source::assemble(path, options)?, None),
        FileKind::Hlsl(stage) => (source::compile_hlsl(path, stage, options)?, None),
        FileKind::Glsl(stage) => {
            let compiled = source::compile(path, stage, options)?;
            let module = source::module_from_words(path, &compiled.words, options)?;
            (module, Some(compiled.located))
        }
        FileKind::OtherGlsl(_) => return Err(InspectError::BlocksOnly { file: file() }),
        FileKind::CaseFile | FileKind::ShaderTest => {
            return Err(InspectError::Extension {
                file: file(),
                accepted: ACCEPTED,
            });
        }
    };
    let stages: BTreeSet<Stage> = module.entry_points().iter().map(|e| e.stage).collect();
    for stage in &stages {
        check_one_entry_point(path, &module, *stage)?;
    }
    let stages = stages.into_iter().map(|stage| StageModule {
        stage,
        module: module.clone(),
        located: located.clone(),
    });
    Ok(stages.collect())
}

/// Reflects the interface between two stages. Locations that a compiler assigned are
/// open to packing.
fn sides(
    producer: &FileStage,
    consumer: Option<&FileStage>,
) -> Result<InterfaceSides, InspectError> {
    let FileStage { path, stage } = producer;
    let Reflected {
        mut interface,
        variables,
    } = spirv::reflect_with_ids(&stage.module, Some(stage.stage))
        .map_err(|error| InspectError::file(path, error))?;
    let used = used_outputs(&stage.module, &interface, &variables);
    if let Some(located) = &stage.located {
        interface.open_all_but(located);
    }
    let mut sides = InterfaceSides {
        used,
        vertices: stage.module.output_vertices(stage.stage),
        producer: Side::new(&interface),
        interface,
        request: None,
        consumer: None,
        read: Vec::new(),
        inputs: None,
        source: format!("{} shader of {}", stage.stage, path.display()),
        modules: vec![(stage.stage, stage.module.clone())],
    };
    let Some(FileStage { path, stage }) = consumer else {
        return Ok(sides);
    };
    let Reflected {
        interface: mut inputs,
        variables,
    } = spirv::inputs_with_ids(&stage.module, stage.stage)
        .map_err(|error| InspectError::file(path, error))?;
    if let Some(located) = &stage.located {
        inputs.open_all_but(located);
    }
    let mut side = Side::new(&inputs);
    if stage.stage == Stage::Fragment {
        side.interpolate_at =
            interpolated(&stage.module).map_err(|error| InspectError::file(path, error))?;
        sides.read = used_variables(&stage.module, &variables);
    }
    sides.source.push_str(&format!(
        ", read by the {} shader of {}",
        stage.stage,
        path.display()
    ));
    sides.consumer = Some(side);
    sides.modules.push((stage.stage, stage.module.clone()));
    sides.inputs = Some(inputs);
    Ok(sides)
}

/// Returns the indices of those of the variables `ids` that a function of the module
/// uses.
fn used_variables(module: &Module, ids: &[u32]) -> Vec<usize> {
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

/// Returns the outputs of `interface`, which are the variables `ids` of the module,
/// without the built-in block members that no access chain selects.
fn used_outputs(module: &Module, interface: &Interface, ids: &[u32]) -> Vec<OutputVariable> {
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
        if chain {
            let base = operands.next();
            let member = operands.next().and_then(|id| constants.get(&id));
            members.extend(base.zip(member.copied()));
        } else {
            whole.extend(operands);
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
