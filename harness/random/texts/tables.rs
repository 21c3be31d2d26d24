//! The capture table of a text in each dialect, by GLSL 4.60 section 4.4.2 and the rules
//! by which the dialects differ. It shares nothing with the library that it checks.

use super::reader::{Layout, Output, Text, Ty};
use std::collections::BTreeMap;

/// The layout of 64-bit values inside aggregates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    /// GLSL: every component at the next multiple of its size.
    Spec,
    /// Mesa's linker: a variable is laid out before its offset is known.
    Mesa,
    /// Mesa's SPIR-V path, which reads the offsets and strides of glslang.
    Nir,
    /// glslang.
    Glslang,
    /// Vulkan, which reads glslang's, too, and allows no padding.
    Vulkan,
}

/// The limits of capture.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub buffers: u64,
    /// OpenGL's, of a buffer.
    pub components: u64,
    /// Vulkan's, in bytes: of the data and stride of a buffer, and of a stream.
    pub bytes: u64,
}

/// A varying: name, type, array size, binding, offset.
pub type Varying = (String, String, u64, u64, u64);

/// Varyings by (binding, offset), and buffers as (binding, stride, stream).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    pub varyings: Vec<Varying>,
    pub buffers: Vec<(u64, u64, u64)>,
}

impl Ty {
    fn any(&self, has: &impl Fn(&'static str, u64) -> bool) -> bool {
        match self {
            Ty::Numbers { base, .. } => has(base.name, base.bytes),
            Ty::Array(element, _) => element.any(has),
            Ty::Struct(members) => members.iter().any(|(_, ty)| ty.any(has)),
        }
    }

    pub fn is_wide(&self) -> bool {
        self.any(&|_, bytes| bytes == 8)
    }

    fn has_double(&self) -> bool {
        self.any(&|name, _| name == "double")
    }

    /// Bytes of all components, without padding.
    fn data(&self) -> u64 {
        match self {
            Ty::Numbers {
                base,
                columns,
                rows,
            } => base.bytes * columns * rows,
            Ty::Array(element, length) => element.data() * length,
            Ty::Struct(members) => members.iter().map(|(_, ty)| ty.data()).sum(),
        }
    }

    /// The bytes that glslang reserves: a struct with a 64-bit value ends at a multiple of 8.
    pub fn glslang_size(&self) -> u64 {
        match self {
            Ty::Numbers { .. } => self.data(),
            Ty::Array(element, length) => element.glslang_size() * length,
            Ty::Struct(members) => {
                let end = members.iter().fold(0u64, |at, (_, ty)| {
                    at.next_multiple_of(align(ty.is_wide())) + ty.glslang_size()
                });
                end.next_multiple_of(align(self.is_wide()))
            }
        }
    }

    /// The size of the first component.
    fn first(&self) -> u64 {
        match self {
            Ty::Numbers { base, .. } => base.bytes,
            Ty::Array(element, _) => element.first(),
            Ty::Struct(members) => members[0].1.first(),
        }
    }
}

fn align(wide: bool) -> u64 {
    if wide { 8 } else { 4 }
}

/// A varying inside a captured variable or member.
#[derive(Clone, Debug)]
struct Leaf {
    name: String,
    ty: String,
    size: u64,
    offset: u64,
    bytes: u64,
    component: u64,
}

fn gl_name(ty: &Ty) -> String {
    let Ty::Numbers {
        base,
        columns,
        rows,
    } = ty
    else {
        unreachable!("a leaf")
    };
    let (name, suffix) = match base.name {
        "float" => ("GL_FLOAT", ""),
        "double" => ("GL_DOUBLE", ""),
        "int" => ("GL_INT", ""),
        "uint" => ("GL_UNSIGNED_INT", ""),
        "int64_t" => ("GL_INT64", "_ARB"),
        _ => ("GL_UNSIGNED_INT64", "_ARB"),
    };
    let shape = match (columns, rows) {
        (1, 1) => String::new(),
        (1, rows) => format!("_VEC{rows}"),
        (columns, rows) if columns == rows => format!("_MAT{rows}"),
        (columns, rows) => format!("_MAT{columns}x{rows}"),
    };
    format!("{name}{shape}{suffix}")
}

/// Appends the varyings of a type at `at`, and returns the end of the last one.
fn leaves(ty: &Ty, name: &str, at: u64, rules: Rules, found: &mut Vec<Leaf>) -> u64 {
    let at = match rules {
        // An aggregate with a 64-bit value starts at a multiple of 8.
        Rules::Nir | Rules::Glslang => at.next_multiple_of(align(ty.is_wide())),
        Rules::Spec | Rules::Mesa | Rules::Vulkan => at,
    };
    let (element, size) = match ty {
        Ty::Array(element, length) if matches!(**element, Ty::Numbers { .. }) => {
            (&**element, *length)
        }
        other => (other, 1),
    };
    match element {
        Ty::Numbers { base, .. } => {
            let padded = at.next_multiple_of(base.bytes);
            let offset = if rules == Rules::Vulkan { at } else { padded };
            found.push(Leaf {
                name: name.to_owned(),
                ty: gl_name(element),
                size,
                offset,
                bytes: element.data() * size,
                component: base.bytes,
            });
            offset + element.data() * size
        }
        Ty::Array(inner, length) => (0..*length).fold(at, |at, index| {
            leaves(inner, &format!("{name}[{index}]"), at, rules, found)
        }),
        Ty::Struct(members) => members.iter().fold(at, |at, (member, ty)| {
            leaves(ty, &format!("{name}.{member}"), at, rules, found)
        }),
    }
}

/// A captured variable, or member of one element of a block.
#[derive(Clone, Debug)]
struct Captured {
    binding: u64,
    /// The buffer of the first element of the array of blocks.
    first_binding: u64,
    stream: u64,
    offset: u64,
    /// The end of the space that is reserved.
    end: u64,
    /// The end of the space that glslang counts.
    glslang_end: u64,
    leaves: Vec<Leaf>,
}

impl Captured {
    fn is_wide(&self) -> bool {
        self.leaves.iter().any(|leaf| leaf.component == 8)
    }

    fn data_end(&self) -> u64 {
        let ends = self.leaves.iter().map(|leaf| leaf.offset + leaf.bytes);
        ends.max().unwrap_or(self.offset)
    }
}

/// The name of a rule that a text breaks.
type Broken = &'static str;

/// The names of the elements of an array of blocks, and the block.
fn elements<'t>(name: &str, ty: &'t Ty) -> (Vec<String>, &'t Ty) {
    match ty {
        Ty::Array(element, length) => {
            let (inner, block) = elements("", element);
            let names = (0..*length).flat_map(|index| {
                inner
                    .iter()
                    .map(move |rest| format!("{name}[{index}]{rest}"))
            });
            (names.collect(), block)
        }
        _ => (vec![name.to_owned()], ty),
    }
}

fn check_multiple(offset: u64, of: u64) -> Result<(), Broken> {
    match offset % of {
        0 => Ok(()),
        _ => Err("xfb_offset.misaligned"),
    }
}

/// The alignment that an offset must have.
fn required(ty: &Ty, rules: Rules) -> u64 {
    match rules {
        Rules::Mesa => align(ty.has_double()),
        Rules::Spec | Rules::Nir | Rules::Glslang | Rules::Vulkan => align(ty.is_wide()),
    }
}

fn captured_at(ty: &Ty, name: &str, offset: u64, rules: Rules) -> (Vec<Leaf>, u64) {
    let mut found = Vec::new();
    let end = match rules {
        // Relative to the variable.
        Rules::Mesa => {
            let end = leaves(ty, name, 0, rules, &mut found) + offset;
            found.iter_mut().for_each(|leaf| leaf.offset += offset);
            end
        }
        Rules::Spec | Rules::Nir | Rules::Glslang | Rules::Vulkan => {
            leaves(ty, name, offset, rules, &mut found)
        }
    };
    (found, end)
}

fn capture_variable(output: &Output, rules: Rules, all: &mut Vec<Captured>) -> Result<(), Broken> {
    let Some(offset) = output.layout.offset else {
        return Ok(());
    };
    check_multiple(offset, required(&output.ty, rules))?;
    let (leaves, end) = captured_at(&output.ty, &output.name, offset, rules);
    check_tight(&leaves, rules)?;
    let glslang_end = offset + output.ty.glslang_size();
    let end = match rules {
        Rules::Spec => end.next_multiple_of(align(output.ty.is_wide())),
        Rules::Glslang => glslang_end,
        Rules::Mesa | Rules::Nir | Rules::Vulkan => end,
    };
    all.push(Captured {
        binding: output.buffer,
        first_binding: output.buffer,
        stream: output.stream,
        offset,
        end,
        glslang_end,
        leaves,
    });
    Ok(())
}

fn check_tight(leaves: &[Leaf], rules: Rules) -> Result<(), Broken> {
    let misaligned = leaves.iter().any(|leaf| leaf.offset % leaf.component != 0);
    match (misaligned, rules) {
        (true, Rules::Vulkan) => Err("xfb_offset.tight_packing"),
        _ => Ok(()),
    }
}

fn capture_block(
    output: &Output,
    layouts: &[Layout],
    rules: Rules,
    all: &mut Vec<Captured>,
) -> Result<(), Broken> {
    let (names, block) = elements(&output.name, &output.ty);
    let Ty::Struct(members) = block else {
        unreachable!("a block")
    };
    let largest = members.iter().map(|(_, ty)| required(ty, rules)).max();
    let largest = largest.expect("a block has members");
    if let Some(offset) = output.layout.offset {
        check_multiple(offset, largest)?;
    }
    let mut cursor = output.layout.offset;
    let mut placed: Vec<(usize, u64, u64, u64)> = Vec::new();
    for (number, ((_, ty), layout)) in members.iter().zip(layouts).enumerate() {
        let Some(at) = layout.offset.or(cursor) else {
            continue;
        };
        let implied = match rules {
            Rules::Spec => ty.first(),
            Rules::Mesa => match ty {
                Ty::Numbers { base, .. } => base.bytes,
                Ty::Array(..) | Ty::Struct(_) => 4,
            },
            Rules::Nir | Rules::Glslang | Rules::Vulkan => align(ty.is_wide()),
        };
        let offset = match layout.offset {
            Some(offset) => offset,
            None => at.next_multiple_of(implied),
        };
        match (rules, output.layout.offset, layout.offset) {
            (Rules::Mesa, Some(_), _) => check_multiple(offset, largest)?,
            (_, _, Some(offset)) => check_multiple(offset, required(ty, rules))?,
            (_, _, None) => {}
        }
        let (_, end) = captured_at(ty, "", offset, rules);
        let glslang_end = offset + ty.glslang_size();
        let reserved = match rules {
            Rules::Spec if output.layout.offset.is_none() => {
                end.next_multiple_of(align(ty.is_wide()))
            }
            Rules::Glslang => glslang_end,
            Rules::Spec | Rules::Mesa | Rules::Nir | Rules::Vulkan => end,
        };
        placed.push((number, offset, reserved, glslang_end));
        cursor = cursor.map(|_| match rules {
            Rules::Spec => end,
            // It advances from the offset before alignment.
            Rules::Mesa => at + ty.data(),
            Rules::Nir | Rules::Glslang | Rules::Vulkan => glslang_end,
        });
    }
    let wide = placed
        .iter()
        .any(|(number, ..)| members[*number].1.is_wide());
    if rules == Rules::Vulkan && wide && !placed[0].1.is_multiple_of(8) {
        return Err("xfb_offset.block_start");
    }
    // A block with an offset is one entity.
    if let (Rules::Spec, true, true) = (rules, wide, output.layout.offset.is_some())
        && let Some(last) = placed.iter_mut().max_by_key(|(_, _, end, _)| *end)
    {
        last.2 = last.2.next_multiple_of(8);
    }
    for (element, name) in names.iter().enumerate() {
        for &(number, offset, end, glslang_end) in &placed {
            let (member, ty) = &members[number];
            let name = match name.as_str() {
                "" => member.clone(),
                block => format!("{block}.{member}"),
            };
            let (leaves, _) = captured_at(ty, &name, offset, rules);
            check_tight(&leaves, rules)?;
            all.push(Captured {
                binding: output.buffer + element as u64,
                first_binding: output.buffer,
                stream: output.stream,
                offset,
                end,
                glslang_end,
                leaves,
            });
        }
    }
    Ok(())
}

/// The buffers that an output is captured into.
fn buffers_of(output: &Output) -> u64 {
    match &output.members {
        Some(_) => elements("", &output.ty).0.len() as u64,
        None => 1,
    }
}

fn is_captured(output: &Output) -> bool {
    let members = output.members.iter().flatten();
    members
        .chain([&output.layout])
        .any(|layout| layout.offset.is_some())
}

/// The strides that a text states, by buffer: of a captured block, for the buffers of all
/// its elements.
fn stated(text: &Text) -> Vec<(u64, u64)> {
    let mut found = text.strides.clone();
    for output in &text.outputs {
        let members = output.members.iter().flatten();
        let strides = members.filter_map(|member| member.stride);
        for stride in strides.chain(output.layout.stride) {
            let elements = 0..if is_captured(output) {
                buffers_of(output)
            } else {
                1
            };
            found.extend(elements.map(|element| (output.buffer + element, stride)));
        }
    }
    found
}

/// The table of a text.
///
/// # Errors
/// A rule that the text breaks.
pub fn table(text: &Text, rules: Rules, limits: &Limits) -> Result<Table, Broken> {
    let mut all = Vec::new();
    for output in &text.outputs {
        match &output.members {
            None => capture_variable(output, rules, &mut all)?,
            Some(layouts) => capture_block(output, layouts, rules, &mut all)?,
        }
        // A block that names a buffer names one for each element, captured or not; its
        // module does not.
        let captured =
            is_captured(output) || output.layout.buffer.is_some() && rules != Rules::Vulkan;
        if captured && output.buffer + buffers_of(output) > limits.buffers {
            return Err("xfb_buffer.limit");
        }
    }
    let strides = match rules {
        Rules::Vulkan => module_strides(text, &all)?,
        // The default of glslang, which the text may override.
        Rules::Nir | Rules::Glslang => {
            with_implied(&stated(text), &all, |captured| captured.glslang_end)?
        }
        Rules::Spec | Rules::Mesa => with_implied(&stated(text), &all, |captured| captured.end)?,
    };
    let mut buffers = Vec::new();
    let mut streams: BTreeMap<u64, u64> = BTreeMap::new();
    for (&binding, &stride) in &strides {
        let inside: Vec<&Captured> = all.iter().filter(|c| c.binding == binding).collect();
        let wide = inside.iter().any(|captured| captured.is_wide());
        if stride % align(wide) != 0 {
            return Err("xfb_stride.misaligned");
        }
        let limit = match rules {
            Rules::Vulkan => limits.bytes,
            _ => limits.components * 4,
        };
        if stride > limit {
            return Err("xfb_stride.limit");
        }
        let Some(first) = inside.first() else {
            continue;
        };
        if inside
            .iter()
            .any(|captured| captured.stream != first.stream)
        {
            return Err("buffer.streams");
        }
        if inside.iter().any(|captured| captured.end > stride) {
            return Err("xfb_stride.too_small");
        }
        check_overlap(&inside, rules)?;
        let data = inside.iter().map(|captured| captured.data_end()).max();
        *streams.entry(first.stream).or_default() += data.expect("a variable");
        buffers.push((binding, stride, first.stream));
    }
    if rules == Rules::Vulkan && streams.values().any(|bytes| *bytes > limits.bytes) {
        return Err("data_size.stream");
    }
    let mut varyings: Vec<Varying> = Vec::new();
    for captured in all {
        varyings.extend(
            captured
                .leaves
                .into_iter()
                .map(|leaf| (leaf.name, leaf.ty, leaf.size, captured.binding, leaf.offset)),
        );
    }
    varyings.sort_by_key(|(_, _, _, binding, offset)| (*binding, *offset));
    Ok(Table { varyings, buffers })
}

fn check_overlap(inside: &[&Captured], rules: Rules) -> Result<(), Broken> {
    let mut ranges: Vec<(u64, u64)> = match rules {
        // Mesa's linker lets padding overlap.
        Rules::Mesa => {
            let leaves = inside.iter().flat_map(|captured| &captured.leaves);
            leaves
                .map(|leaf| (leaf.offset, leaf.offset + leaf.bytes))
                .collect()
        }
        Rules::Spec | Rules::Nir | Rules::Glslang | Rules::Vulkan => inside
            .iter()
            .map(|captured| (captured.offset, captured.end))
            .collect(),
    };
    ranges.sort_unstable();
    match ranges.windows(2).any(|pair| pair[1].0 < pair[0].1) {
        true => Err("xfb_offset.overlap"),
        false => Ok(()),
    }
}

/// The strides of buffers: those that are stated, and those that `end` implies.
fn with_implied(
    stated: &[(u64, u64)],
    all: &[Captured],
    end: impl Fn(&Captured) -> u64,
) -> Result<BTreeMap<u64, u64>, Broken> {
    let mut strides = BTreeMap::new();
    for (binding, stride) in stated {
        if *strides.entry(*binding).or_insert(*stride) != *stride {
            return Err("xfb_stride.differs");
        }
    }
    let mut implied: BTreeMap<u64, (u64, bool)> = BTreeMap::new();
    for captured in all.iter().filter(|c| !strides.contains_key(&c.binding)) {
        let (largest, wide) = implied.entry(captured.binding).or_default();
        *largest = end(captured).max(*largest);
        *wide |= captured.is_wide();
    }
    let implied = implied.into_iter();
    strides
        .extend(implied.map(|(binding, (end, wide))| (binding, end.next_multiple_of(align(wide)))));
    Ok(strides)
}

/// The strides that a module states. glslang counts only the buffer of the first element
/// of an array of blocks, gives all elements its stride, names a buffer for outputs that
/// are not captured, too, and omits the stride that gl_PerVertex states.
fn module_strides(text: &Text, all: &[Captured]) -> Result<BTreeMap<u64, u64>, Broken> {
    let first: Vec<Captured> = all
        .iter()
        .filter(|captured| captured.binding == captured.first_binding)
        .cloned()
        .collect();
    let mut written = text.strides.clone();
    for output in text.outputs.iter().filter(|output| !is_per_vertex(output)) {
        let members = output.members.iter().flatten();
        let strides = members.filter_map(|member| member.stride);
        let strides = strides.chain(output.layout.stride);
        written.extend(strides.map(|stride| (output.buffer, stride)));
    }
    let counted = with_implied(&written, &first, |captured| captured.glslang_end)?;
    let mut strides = BTreeMap::new();
    let captured = all
        .iter()
        .map(|captured| (captured.binding, captured.first_binding));
    let named = text
        .outputs
        .iter()
        .map(|output| (output.buffer, output.buffer));
    for (binding, first) in captured.chain(named) {
        // A buffer without captured outputs has the stride 0.
        let stride = counted.get(&first).copied().unwrap_or(0);
        if *strides.entry(binding).or_insert(stride) != stride {
            return Err("xfb_stride.differs");
        }
    }
    Ok(strides)
}

fn is_per_vertex(output: &Output) -> bool {
    match &output.ty {
        Ty::Struct(members) => members[0].0.starts_with("gl_"),
        Ty::Numbers { .. } | Ty::Array(..) => false,
    }
}
