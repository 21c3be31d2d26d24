//! Writes the smallest module with a given interface.
//!
//! This is the inverse of [`reflect`](super::reflect): the module of an interface
//! whose [`Origin`] is SPIR-V reflects as that interface again. Qualifiers are
//! written as they are, even if they break rules, so that a rule about modules can
//! be tested without a compiler, which would refuse to break it. A module cannot
//! state `smooth`, buffers without a variable, the layout of a matrix outside
//! structs, or names if the interface has none; these are omitted.
//!
//! `main` is empty. Modules are SPIR-V 1.0 with the capabilities, extensions and
//! execution modes that stage and outputs require (SPIR-V 1.6 sections 2.4 and
//! 3.31, Vulkan appendix "Vulkan Environment for SPIR-V").
//!
//! [`Origin`]: crate::types::interface::Origin

use super::SpirvError;
use crate::types::interface::{BuiltIn, CaptureQualifiers, MemberQualifiers};
use crate::types::interpolation::{InterpolationMode, Sampling};
use crate::types::{Interface, Interpolation, OutputVariable, Scalar, Stage, StructType, Type};
use rspirv::binary::Assemble;
use rspirv::dr::{Builder, Instruction, Operand};
use rspirv::spirv::{
    AddressingModel, Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl,
    MemoryModel, Op, StorageClass,
};
use std::collections::HashMap;

/// The number of vertices of a patch, and of a geometry shader's output: sufficient for
/// one primitive of any kind.
const VERTICES: u32 = 4;

/// The capability that a built-in requires, in any stage or in one, and its extension.
const BUILTIN_CAPABILITIES: [(BuiltIn, Option<Stage>, Capability, &str); 12] = [
    (BuiltIn::ClipDistance, None, Capability::ClipDistance, ""),
    (BuiltIn::CullDistance, None, Capability::CullDistance, ""),
    (
        BuiltIn::PointSize,
        Some(Stage::TessControl),
        Capability::TessellationPointSize,
        "",
    ),
    (
        BuiltIn::PointSize,
        Some(Stage::TessEval),
        Capability::TessellationPointSize,
        "",
    ),
    (
        BuiltIn::PointSize,
        Some(Stage::Geometry),
        Capability::GeometryPointSize,
        "",
    ),
    (
        BuiltIn::Layer,
        Some(Stage::Vertex),
        Capability::ShaderViewportIndexLayerEXT,
        LAYER_EXTENSION,
    ),
    (
        BuiltIn::Layer,
        Some(Stage::TessEval),
        Capability::ShaderViewportIndexLayerEXT,
        LAYER_EXTENSION,
    ),
    (BuiltIn::ViewportIndex, None, Capability::MultiViewport, ""),
    (
        BuiltIn::ViewportIndex,
        Some(Stage::Vertex),
        Capability::ShaderViewportIndexLayerEXT,
        LAYER_EXTENSION,
    ),
    (
        BuiltIn::ViewportIndex,
        Some(Stage::TessEval),
        Capability::ShaderViewportIndexLayerEXT,
        LAYER_EXTENSION,
    ),
    (
        BuiltIn::PrimitiveShadingRate,
        None,
        Capability::FragmentShadingRateKHR,
        "SPV_KHR_fragment_shading_rate",
    ),
    (
        BuiltIn::ViewportMask,
        None,
        Capability::ShaderViewportMaskNV,
        "SPV_NV_viewport_array2",
    ),
];

const LAYER_EXTENSION: &str = "SPV_EXT_shader_viewport_index_layer";

/// Returns the words of a module whose entry point `main` has these outputs.
///
/// # Errors
/// [`SpirvError::TooLarge`] for an interface that does not
/// [fit](Interface::fits).
pub fn emit(interface: &Interface) -> Result<Vec<u32>, SpirvError> {
    if !interface.fits() {
        return Err(SpirvError::TooLarge);
    }
    let mut emitter = Emitter {
        builder: Builder::new(),
        named: interface.named,
        stage: interface.stage,
        plain: HashMap::new(),
        structs: HashMap::new(),
    };
    emitter.builder.set_version(1, 0);
    emitter.capabilities(interface);
    emitter
        .builder
        .memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
    let outputs: Vec<u32> = interface
        .outputs
        .iter()
        .map(|output| emitter.output(output))
        .collect();
    emitter.entry_point(interface, outputs);
    Ok(emitter.builder.module().assemble())
}

struct Emitter {
    builder: Builder,
    named: bool,
    stage: Stage,
    /// Types and constants by opcode and operands, so that each is declared once.
    plain: HashMap<(Op, Vec<u32>), u32>,
    /// Structs that are not blocks.
    structs: HashMap<StructType, u32>,
}

impl Emitter {
    fn capabilities(&mut self, interface: &Interface) {
        let any = |test: &dyn Fn(Scalar) -> bool| {
            let mut outputs = interface.outputs.iter();
            outputs.any(|output| output.ty.any_scalar(&test))
        };
        let small = |s: Scalar| s.bytes() == 2;
        let mut wanted = vec![Capability::Shader];
        wanted.extend(match interface.stage {
            Stage::TessControl | Stage::TessEval => Some(Capability::Tessellation),
            Stage::Geometry => Some(Capability::Geometry),
            Stage::Vertex | Stage::Fragment | Stage::Compute => None,
        });
        let scalars: [(&dyn Fn(Scalar) -> bool, Capability); 6] = [
            (&|s| s == Scalar::F64, Capability::Float64),
            (
                &|s| matches!(s, Scalar::I64 | Scalar::U64),
                Capability::Int64,
            ),
            (&|s| s == Scalar::F16, Capability::Float16),
            (
                &|s| matches!(s, Scalar::I16 | Scalar::U16),
                Capability::Int16,
            ),
            (&|s| matches!(s, Scalar::I8 | Scalar::U8), Capability::Int8),
            (&small, Capability::StorageInputOutput16),
        ];
        let needed = scalars.into_iter().filter(|(test, _)| any(test));
        wanted.extend(needed.map(|(_, capability)| capability));
        if any(&small) {
            self.builder.extension("SPV_KHR_16bit_storage");
        }
        let members = interface.outputs.iter().flat_map(|o| &o.block);
        let members = members.flat_map(|block| &block.members);
        let builtins = members.clone().filter_map(|member| member.builtin);
        let own = interface.outputs.iter().filter_map(|o| o.builtin);
        let builtins: Vec<BuiltIn> = own.chain(builtins).collect();
        for (builtin, stage, capability, extension) in BUILTIN_CAPABILITIES {
            let here = stage.is_none_or(|stage| stage == interface.stage);
            if here && builtins.contains(&builtin) {
                wanted.push(capability);
                if !extension.is_empty() {
                    self.builder.extension(extension);
                }
            }
        }
        let own = interface.outputs.iter().map(|o| o.interpolation.sampling);
        let samplings = members.map(|member| member.interpolation.sampling);
        if own.chain(samplings).any(|s| s == Sampling::Sample) {
            wanted.push(Capability::SampleRateShading);
        }
        let of_capture = [
            (interface.capability, Capability::TransformFeedback),
            (interface.streams, Capability::GeometryStreams),
        ];
        wanted.extend(of_capture.iter().filter(|(is, _)| *is).map(|(_, c)| *c));
        wanted.sort_unstable_by_key(|capability| *capability as u32);
        wanted.dedup();
        for capability in wanted {
            self.builder.capability(capability);
        }
    }

    fn entry_point(&mut self, interface: &Interface, outputs: Vec<u32>) {
        let void = self.builder.type_void();
        let signature = self.builder.type_function(void, []);
        let control = FunctionControl::NONE;
        let main = self.builder.begin_function(void, None, control, signature);
        let main = main.expect("no function is open");
        self.builder.begin_block(None).expect("no block is open");
        self.builder.ret().expect("a block is open");
        self.builder.end_function().expect("the block has ended");
        let model = match interface.stage {
            Stage::Vertex => ExecutionModel::Vertex,
            Stage::TessControl => ExecutionModel::TessellationControl,
            Stage::TessEval => ExecutionModel::TessellationEvaluation,
            Stage::Geometry => ExecutionModel::Geometry,
            Stage::Fragment => ExecutionModel::Fragment,
            Stage::Compute => ExecutionModel::GLCompute,
        };
        self.builder.entry_point(model, main, "main", outputs);
        if self.named {
            self.builder.name(main, "main");
        }
        let modes: &[(ExecutionMode, &[u32])] = match interface.stage {
            Stage::Vertex => &[],
            Stage::TessControl => &[(ExecutionMode::OutputVertices, &[VERTICES])],
            Stage::TessEval => &[
                (ExecutionMode::Triangles, &[]),
                (ExecutionMode::SpacingEqual, &[]),
                (ExecutionMode::VertexOrderCcw, &[]),
            ],
            Stage::Geometry => &[
                (ExecutionMode::InputPoints, &[]),
                (ExecutionMode::Invocations, &[1]),
                (ExecutionMode::OutputPoints, &[]),
                (ExecutionMode::OutputVertices, &[VERTICES]),
            ],
            Stage::Fragment => &[(ExecutionMode::OriginUpperLeft, &[])],
            Stage::Compute => &[(ExecutionMode::LocalSize, &[1, 1, 1])],
        };
        for (mode, literals) in modes {
            self.builder.execution_mode(main, *mode, literals);
        }
        if interface.capturing {
            self.builder.execution_mode(main, ExecutionMode::Xfb, []);
        }
    }

    /// Declares one output; returns its variable.
    fn output(&mut self, output: &OutputVariable) -> u32 {
        let mut ty = match &output.block {
            Some(block) => self.block(&output.ty, &block.members),
            None => self.ty(&output.ty),
        };
        let per_patch = output.interpolation.patch
            || output
                .block
                .as_ref()
                .and_then(|block| block.members.first())
                .is_some_and(|first| first.interpolation.patch);
        if self.stage == Stage::TessControl && !per_patch {
            let length = self.length(VERTICES);
            ty = self.plain(Op::TypeArray, &[ty, length]);
        }
        let pointer = self.pointer(ty);
        let id = self.builder.id();
        let class = Operand::StorageClass(StorageClass::Output);
        self.declare(Op::Variable, Some(pointer), id, vec![class]);
        self.name(id, &output.name);
        let decorations = [
            (
                Decoration::BuiltIn,
                output.builtin.map(BuiltIn::spirv_number),
            ),
            (Decoration::Location, output.location.map(|l| l.0)),
            (Decoration::Component, output.component.map(|c| c.0)),
        ];
        let decorations = decorations.into_iter();
        let capture = capture_decorations(&output.capture);
        for (decoration, value) in decorations.chain(capture) {
            if let Some(value) = value {
                self.builder
                    .decorate(id, decoration, [Operand::LiteralBit32(value)]);
            }
        }
        for decoration in interpolation(&output.interpolation) {
            self.builder.decorate(id, decoration, []);
        }
        id
    }

    /// Declares a block inside its arrays.
    fn block(&mut self, ty: &Type, members: &[MemberQualifiers]) -> u32 {
        match ty {
            Type::Struct(structure) => {
                let id = self.structure(structure, true);
                self.builder.decorate(id, Decoration::Block, []);
                for (number, member) in (0..).zip(members) {
                    self.member(id, number, member);
                }
                id
            }
            Type::Array {
                element,
                len,
                stride,
            } => {
                let element = self.block(element, members);
                self.array(element, *len, *stride)
            }
            _ => self.ty(ty),
        }
    }

    fn member(&mut self, id: u32, number: u32, member: &MemberQualifiers) {
        let decorations = [
            (
                Decoration::BuiltIn,
                member.builtin.map(BuiltIn::spirv_number),
            ),
            (Decoration::Location, member.location.map(|l| l.0)),
            (Decoration::Component, member.component.map(|c| c.0)),
        ];
        let decorations = decorations.into_iter();
        let capture = capture_decorations(&member.capture);
        for (decoration, value) in decorations.chain(capture) {
            self.decorate_member(id, number, decoration, value);
        }
        for decoration in interpolation(&member.interpolation) {
            self.builder.member_decorate(id, number, decoration, []);
        }
    }

    fn decorate_member(
        &mut self,
        id: u32,
        number: u32,
        decoration: Decoration,
        value: Option<u32>,
    ) {
        if let Some(value) = value {
            let value = [Operand::LiteralBit32(value)];
            self.builder.member_decorate(id, number, decoration, value);
        }
    }

    fn ty(&mut self, ty: &Type) -> u32 {
        match ty {
            Type::Scalar(scalar) => self.scalar(*scalar),
            Type::Vector { scalar, size } => {
                let scalar = self.scalar(*scalar);
                self.plain(Op::TypeVector, &[scalar, *size])
            }
            Type::Matrix {
                scalar,
                columns,
                rows,
                ..
            } => {
                let scalar = self.scalar(*scalar);
                let column = self.plain(Op::TypeVector, &[scalar, *rows]);
                self.plain(Op::TypeMatrix, &[column, *columns])
            }
            Type::Array {
                element,
                len,
                stride,
            } => {
                let element = self.ty(element);
                self.array(element, *len, *stride)
            }
            Type::Struct(structure) => {
                if let Some(id) = self.structs.get(&**structure) {
                    return *id;
                }
                let id = self.structure(structure, false);
                self.structs.insert((**structure).clone(), id);
                id
            }
        }
    }

    fn scalar(&mut self, scalar: Scalar) -> u32 {
        let width = 8 * scalar.bytes();
        match scalar {
            Scalar::Bool => self.plain(Op::TypeBool, &[]),
            Scalar::F16 | Scalar::F32 | Scalar::F64 => self.plain(Op::TypeFloat, &[width]),
            Scalar::I8 | Scalar::I16 | Scalar::I32 | Scalar::I64 => {
                self.plain(Op::TypeInt, &[width, 1])
            }
            Scalar::U8 | Scalar::U16 | Scalar::U32 | Scalar::U64 | Scalar::Address => {
                self.plain(Op::TypeInt, &[width, 0])
            }
        }
    }

    /// Declares an array; one without a length is a run-time array.
    fn array(&mut self, element: u32, len: u32, stride: Option<u32>) -> u32 {
        let (opcode, operands) = match len {
            0 => (Op::TypeRuntimeArray, vec![element]),
            _ => (Op::TypeArray, vec![element, self.length(len)]),
        };
        let Some(stride) = stride else {
            return self.plain(opcode, &operands);
        };
        // A different stride is a different type.
        let key = (opcode, [&operands[..], &[stride]].concat());
        if let Some(id) = self.plain.get(&key) {
            return *id;
        }
        let id = self.builder.id();
        let operands = operands.into_iter().map(Operand::IdRef).collect();
        self.declare(opcode, None, id, operands);
        self.plain.insert(key, id);
        let stride = [Operand::LiteralBit32(stride)];
        self.builder.decorate(id, Decoration::ArrayStride, stride);
        id
    }

    fn length(&mut self, length: u32) -> u32 {
        let unsigned = self.scalar(Scalar::U32);
        let key = (Op::Constant, vec![unsigned, length]);
        if let Some(id) = self.plain.get(&key) {
            return *id;
        }
        let id = self.builder.id();
        let value = vec![Operand::LiteralBit32(length)];
        self.declare(Op::Constant, Some(unsigned), id, value);
        self.plain.insert(key, id);
        id
    }

    fn pointer(&mut self, pointee: u32) -> u32 {
        let key = (Op::TypePointer, vec![pointee]);
        if let Some(id) = self.plain.get(&key) {
            return *id;
        }
        let id = self.builder.id();
        let class = Operand::StorageClass(StorageClass::Output);
        let operands = vec![class, Operand::IdRef(pointee)];
        self.declare(Op::TypePointer, None, id, operands);
        self.plain.insert(key, id);
        id
    }

    /// Declares a struct with its names and layout. The offset of a block's member is a
    /// qualifier, which the caller writes.
    fn structure(&mut self, structure: &StructType, block: bool) -> u32 {
        let members: Vec<Operand> = structure
            .members
            .iter()
            .map(|member| Operand::IdRef(self.ty(&member.ty)))
            .collect();
        let id = self.builder.id();
        self.declare(Op::TypeStruct, None, id, members);
        self.name(id, &structure.name);
        for (number, member) in (0..).zip(&structure.members) {
            if self.named && !member.name.is_empty() {
                self.builder.member_name(id, number, text(&member.name));
            }
            let offset = member.offset.filter(|_| !block);
            self.decorate_member(id, number, Decoration::Offset, offset);
            if let Type::Matrix { layout, .. } = member.ty.without_arrays() {
                self.decorate_member(id, number, Decoration::MatrixStride, layout.stride);
                if layout.row_major {
                    self.builder
                        .member_decorate(id, number, Decoration::RowMajor, []);
                }
            }
        }
        id
    }

    /// Declares a type whose operands are ids and literals, once.
    fn plain(&mut self, opcode: Op, operands: &[u32]) -> u32 {
        let key = (opcode, operands.to_vec());
        if let Some(id) = self.plain.get(&key) {
            return *id;
        }
        let id = self.builder.id();
        // An id and a literal are assembled to the same word.
        let operands = operands.iter().copied().map(Operand::LiteralBit32);
        self.declare(opcode, None, id, operands.collect());
        self.plain.insert(key, id);
        id
    }

    fn declare(&mut self, opcode: Op, ty: Option<u32>, id: u32, operands: Vec<Operand>) {
        let instruction = Instruction::new(opcode, ty, Some(id), operands);
        let module = self.builder.module_mut();
        module.types_global_values.push(instruction);
    }

    fn name(&mut self, id: u32, name: &str) {
        if self.named && !name.is_empty() {
            self.builder.name(id, text(name));
        }
    }
}

/// Returns a name up to its first NUL, at which a string of SPIR-V ends.
fn text(name: &str) -> &str {
    name.split('\0').next().unwrap_or_default()
}

fn capture_decorations(capture: &CaptureQualifiers) -> [(Decoration, Option<u32>); 4] {
    [
        (Decoration::Stream, capture.stream.map(|v| v.0)),
        (Decoration::XfbBuffer, capture.buffer.map(|v| v.0)),
        (Decoration::XfbStride, capture.stride.map(|v| v.0)),
        (Decoration::Offset, capture.offset.map(|v| v.0)),
    ]
}

fn interpolation(interpolation: &Interpolation) -> impl Iterator<Item = Decoration> + use<> {
    let mode = match interpolation.mode {
        InterpolationMode::Unqualified | InterpolationMode::Smooth => None,
        InterpolationMode::Flat => Some(Decoration::Flat),
        InterpolationMode::NoPerspective => Some(Decoration::NoPerspective),
    };
    let sampling = match interpolation.sampling {
        Sampling::Center => None,
        Sampling::Centroid => Some(Decoration::Centroid),
        Sampling::Sample => Some(Decoration::Sample),
    };
    let patch = interpolation.patch.then_some(Decoration::Patch);
    [mode, sampling, patch].into_iter().flatten()
}

#[cfg(test)]
#[path = "emit_tests.rs"]
mod tests;
