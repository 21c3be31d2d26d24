//! Access paths into the blocks and the outputs of a shader, by name.
//!
//! A path begins with the instance name of a block, the block's own name, the name of a
//! member of a block without an instance name, or the name of an output of the last stage
//! before rasterization. The whole name is compared first, because compilers of other
//! languages write dots and brackets into names.

use super::ReadOptions;
use super::blocks::{blocks_of_module, module};
use super::error::InspectError;
use crate::spirv::{self, BlockKind, BlockVariable};
use crate::types::access::named::{self, PathError, Values};
use crate::types::access::{Class, Path, Root, Step, Variable};
use crate::types::{OutputVariable, Stage, Type};
use std::path::Path as File;
use std::sync::Arc;

/// A path, and the type of the part that it selects.
#[derive(Clone, Debug)]
pub struct TypedPath {
    pub path: Path,
    pub ty: Type,
}

/// The names at which the paths of a module begin.
struct NamedRoot {
    name: String,
    variable: Variable,
    /// The steps to the type: a member of a block without an instance name.
    steps: Vec<Step>,
    ty: Type,
    /// The dimensions of an array of blocks whose elements may be the same memory.
    descriptors: usize,
}

/// Reads the access paths of a shader.
///
/// # Errors
/// The file cannot be read, or a path selects nothing in it.
pub fn access_paths<const N: usize>(
    file: &File,
    texts: [&str; N],
    options: &ReadOptions,
) -> Result<[TypedPath; N], InspectError> {
    let accepted = ".vert, .tesc, .tese, .geom, .frag, .comp, .task, .mesh, .rgen, .rint, .rahit, \
                    .rchit, .rmiss, .rcall, .spv, .spvasm and .hlsl";
    let module = module(file, options, accepted)?;
    let mut roots = Vec::new();
    for variable in &blocks_of_module(file, &module)? {
        add_block(variable, &mut roots);
    }
    let stages = module.entry_points().into_iter().map(|entry| entry.stage);
    if let Some(stage) = stages.filter(|stage| *stage < Stage::Fragment).max() {
        let interface = spirv::reflect(&module, Some(stage));
        let interface = interface.map_err(|error| InspectError::file(file, error))?;
        for output in &interface.outputs {
            add_output(output, &mut roots);
        }
    }
    // The longest name first.
    roots.sort_by_key(|root| std::cmp::Reverse(root.name.len()));
    let mut values = Values::default();
    let paths = texts.map(|text| path(file, text.trim(), &roots, &mut values));
    let paths: Result<Vec<TypedPath>, InspectError> = paths.into_iter().collect();
    Ok(paths?.try_into().expect("each text has a path"))
}

fn path(
    file: &File,
    text: &str,
    roots: &[NamedRoot],
    values: &mut Values,
) -> Result<TypedPath, InspectError> {
    let mut first: Option<PathError> = None;
    for root in roots {
        let Some(rest) = text.strip_prefix(&root.name) else {
            continue;
        };
        if !(rest.is_empty() || rest.starts_with(['.', '['])) {
            continue;
        }
        match named::steps(&root.name, &root.ty, rest, values) {
            Ok((steps, ty)) => return Ok(root.path(steps, ty)),
            Err(error) => first = first.or(Some(error)),
        }
    }
    Err(match first {
        Some(error) => InspectError::file(file, error),
        None => {
            let names: Vec<&str> = roots.iter().rev().map(|root| &*root.name).collect();
            let names = match names.as_slice() {
                [] => "the module has no named blocks and outputs".to_owned(),
                names => format!("paths begin with {}", names.join(", ")),
            };
            InspectError::file(file, format!("`{text}` names no block or output; {names}"))
        }
    })
}

impl NamedRoot {
    fn path(&self, steps: Vec<Step>, ty: Type) -> TypedPath {
        let own = steps.into_iter().enumerate();
        let own = own.map(|(number, step)| match step {
            Step::Index(index) if number < self.descriptors => Step::PointerIndex(index),
            step => step,
        });
        TypedPath {
            path: Path {
                root: Root::Variable(self.variable),
                steps: self.steps.iter().copied().chain(own).collect(),
            },
            ty,
        }
    }
}

fn add_block(block: &BlockVariable, roots: &mut Vec<NamedRoot>) {
    let class = match block.kind {
        Some(BlockKind::Uniform) => Class::Uniform,
        Some(BlockKind::Storage) => Class::Storage,
        Some(BlockKind::PushConstant) => Class::PushConstant,
        None => Class::Global,
    };
    let variable = Variable {
        restrict: block.restrict,
        binding: block.set.zip(block.binding),
        ..Variable::new(number(roots), class)
    };
    let mut ty = Type::Struct(Arc::clone(&block.block));
    for len in block.lengths.iter().rev() {
        ty = Type::array(ty, *len);
    }
    let shared = class == Class::Storage && !block.restrict;
    let descriptors = if shared { block.lengths.len() } else { 0 };
    add(&block.instance, &block.block.name, variable, ty, roots);
    let last = roots.iter_mut().rev();
    let own = last.take_while(|root| root.variable.id == variable.id);
    own.for_each(|root| root.descriptors = descriptors);
}

fn add_output(output: &OutputVariable, roots: &mut Vec<NamedRoot>) {
    let variable = Variable::new(number(roots), Class::Output);
    let builtin = output.builtin.map(|builtin| builtin.glsl_name());
    let name = builtin.filter(|name| !name.is_empty());
    let name = name.unwrap_or(&output.name);
    let block = output.block.as_ref().map_or("", |block| &block.name);
    add(name, block, variable, output.ty.clone(), roots);
}

/// Returns a number that no variable of these roots has.
fn number(roots: &[NamedRoot]) -> u32 {
    u32::try_from(roots.len()).expect("a module has fewer variables")
}

/// Adds a variable by its instance name and its block's name, and the members of a block
/// without an instance name.
fn add(instance: &str, block: &str, variable: Variable, ty: Type, roots: &mut Vec<NamedRoot>) {
    let mut root = |name: &str, steps: Vec<Step>, ty: &Type| {
        if !name.is_empty() {
            roots.push(NamedRoot {
                name: name.to_owned(),
                variable,
                steps,
                ty: ty.clone(),
                descriptors: 0,
            });
        }
    };
    root(instance, Vec::new(), &ty);
    if block != instance {
        root(block, Vec::new(), &ty);
    }
    if let (true, Some(structure)) = (instance.is_empty(), ty.as_struct()) {
        for (index, member) in (0..).zip(&structure.members) {
            root(&member.name, vec![Step::Member(index)], &member.ty);
        }
    }
}
