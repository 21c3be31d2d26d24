//! The outputs of one shader stage, with everything that capture depends on.
//!
//! An [`Interface`] is reflected from a SPIR-V module (`spirv::reflect`) or
//! declared in a case file (`case`). SPIR-V does not preserve all of a
//! declaration (a block's own `xfb_offset` becomes its members' offsets, implied
//! strides become numbers), hence [`Origin`].

use super::{Interpolation, Stage, StructType, Type};
use crate::units::{
    Binding, ByteOffset, Component, Location, Stream, Stride, Within, Word, within,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;

/// The maximum number of words (32-bit components) of one stage's outputs. It is far
/// above any device's limit, and bounds the cost of hostile modules.
pub const MAX_WORDS: u32 = 1 << 13;

/// The maximum number of scalars, vectors, matrices, arrays and structs of one stage's
/// outputs, every element of every array counted. It bounds the cost of walking them.
pub const MAX_PARTS: u32 = 1 << 14;

/// The source of an interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Declared as in GLSL: strides and member offsets may be implied.
    Declared,
    /// Reflected from SPIR-V: offset, buffer and stride are explicit or absent.
    Spirv,
}

/// The output interface of one stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Interface {
    pub stage: Stage,
    pub origin: Origin,
    /// SPIR-V: execution mode `Xfb` is present. Declared: any xfb qualifier is.
    pub capturing: bool,
    /// SPIR-V: capability `TransformFeedback` is present. Declared: as `capturing`.
    pub capability: bool,
    /// SPIR-V: capability `GeometryStreams` is present. Declared: any stream is named.
    pub streams: bool,
    /// Whether the outputs have names (a stripped module has none).
    pub named: bool,
    /// Whether the source is GLSL ES, whose rules of capture are those of OpenGL ES.
    pub es: bool,
    /// The outputs in declaration order; in a module, in the order of the entry point's
    /// interface.
    pub outputs: Vec<OutputVariable>,
    /// Indices of outputs whose location is not declared but was assigned by a
    /// compiler: a packer may assign another one.
    pub assigned: Vec<usize>,
    /// Buffers declared without a variable: `layout(xfb_buffer = 1, xfb_stride = 32) out;`.
    pub buffers: Vec<BufferDeclaration>,
    /// Built-in arrays that a compiler declares with one element although the shader
    /// never mentions them: they have no size, and cannot be captured.
    pub unsized_builtins: Vec<BuiltIn>,
}

/// A buffer that is declared for the whole shader:
/// `layout(xfb_buffer, xfb_stride) out;`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BufferDefinition")]
pub struct BufferDeclaration {
    /// `xfb_buffer`: the binding.
    #[serde(deserialize_with = "within::<_, _, 0, 65535>")]
    #[schemars(with = "Within<0, 65535>")]
    pub binding: Binding,
    /// `xfb_stride`, in bytes.
    pub stride: Option<Stride>,
}

/// One output variable or interface block.
#[derive(Clone, Debug, PartialEq)]
pub struct OutputVariable {
    /// The variable's name; for a block its instance name, "" without one.
    pub name: String,
    /// The type; for a block its struct, inside one array per block array dimension.
    pub ty: Type,
    pub location: Option<Location>,
    pub component: Option<Component>,
    pub builtin: Option<BuiltIn>,
    /// Present for interface blocks; one entry per member.
    pub block: Option<Block>,
    pub interpolation: Interpolation,
    pub capture: CaptureQualifiers,
}

impl OutputVariable {
    /// Returns a variable without qualifiers.
    pub fn plain(name: &str, ty: Type) -> OutputVariable {
        OutputVariable {
            name: name.to_owned(),
            ty,
            location: None,
            component: None,
            builtin: None,
            block: None,
            interpolation: Interpolation::default(),
            capture: CaptureQualifiers::default(),
        }
    }

    /// Returns the block and its struct, for an interface block.
    pub fn as_block(&self) -> Option<(&Block, &StructType)> {
        let structure = self.ty.without_arrays().as_struct()?;
        Some((self.block.as_ref()?, structure))
    }

    /// Returns whether it is a block of built-in variables.
    pub fn is_builtin_block(&self) -> bool {
        let mut members = self.block.iter().flat_map(|block| &block.members);
        members.any(|member| member.builtin.is_some())
    }

    /// Returns the vertex stream of the variable, or of a member of its block.
    pub fn stream_of(&self, member: Option<usize>) -> Stream {
        let block = self.block.as_ref().zip(member);
        let own = block.and_then(|(block, member)| block.members.get(member)?.capture.stream);
        own.or(self.capture.stream).unwrap_or_default()
    }

    /// Returns the interpolation of the variable, or of a member of its block, which
    /// inherits the qualifiers that it lacks.
    pub fn interpolation_of(&self, member: Option<usize>) -> Interpolation {
        let block = self.block.as_ref().zip(member);
        match block.and_then(|(block, member)| block.members.get(member)) {
            Some(member) => member.interpolation.inherit(self.interpolation),
            None => self.interpolation,
        }
    }
}

/// The block properties of an interface block.
#[derive(Clone, Debug, PartialEq)]
pub struct Block {
    /// The block's name, the prefix of its members' GL names.
    pub name: String,
    /// One per member of the struct, in order.
    pub members: Vec<MemberQualifiers>,
}

/// Qualifiers of one block member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MemberQualifiers {
    pub location: Option<Location>,
    pub component: Option<Component>,
    pub builtin: Option<BuiltIn>,
    /// Missing qualifiers are those of the block.
    pub interpolation: Interpolation,
    pub capture: CaptureQualifiers,
}

/// The xfb qualifiers of a variable, block or block member.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CaptureQualifiers {
    pub buffer: Option<Binding>,
    pub offset: Option<ByteOffset>,
    pub stride: Option<Stride>,
    pub stream: Option<Stream>,
}

impl CaptureQualifiers {
    /// Returns whether there are no qualifiers.
    pub fn is_empty(&self) -> bool {
        *self == CaptureQualifiers::default()
    }
}

/// Built-in outputs of the pre-rasterization stages, and the inputs of fragment shaders
/// that take the place of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum BuiltIn {
    Position,
    PointSize,
    ClipDistance,
    CullDistance,
    PrimitiveId,
    Layer,
    ViewportIndex,
    TessLevelOuter,
    TessLevelInner,
    PrimitiveShadingRate,
    ViewportMask,
    PointCoord,
    /// Any other built-in, by its SPIR-V number.
    Other(u32),
}

/// Built-ins with their SPIR-V number, SPIR-V name and GLSL name.
const BUILTINS: [(BuiltIn, u32, &str, &str); 12] = [
    (BuiltIn::Position, 0, "Position", "gl_Position"),
    (BuiltIn::PointSize, 1, "PointSize", "gl_PointSize"),
    (BuiltIn::ClipDistance, 3, "ClipDistance", "gl_ClipDistance"),
    (BuiltIn::CullDistance, 4, "CullDistance", "gl_CullDistance"),
    (BuiltIn::PrimitiveId, 7, "PrimitiveId", "gl_PrimitiveID"),
    (BuiltIn::Layer, 9, "Layer", "gl_Layer"),
    (
        BuiltIn::ViewportIndex,
        10,
        "ViewportIndex",
        "gl_ViewportIndex",
    ),
    (
        BuiltIn::TessLevelOuter,
        11,
        "TessLevelOuter",
        "gl_TessLevelOuter",
    ),
    (
        BuiltIn::TessLevelInner,
        12,
        "TessLevelInner",
        "gl_TessLevelInner",
    ),
    (
        BuiltIn::PrimitiveShadingRate,
        4432,
        "PrimitiveShadingRateKHR",
        "gl_PrimitiveShadingRateEXT",
    ),
    (
        BuiltIn::ViewportMask,
        5253,
        "ViewportMaskNV",
        "gl_ViewportMask",
    ),
    (BuiltIn::PointCoord, 16, "PointCoord", "gl_PointCoord"),
];

impl BuiltIn {
    /// Returns the built-in with this SPIR-V number.
    pub fn from_spirv(number: u32) -> BuiltIn {
        BUILTINS
            .iter()
            .find(|b| b.1 == number)
            .map_or(BuiltIn::Other(number), |b| b.0)
    }

    /// Returns the SPIR-V number.
    pub fn spirv_number(self) -> u32 {
        match self {
            BuiltIn::Other(number) => number,
            known => known.row().expect("BUILTINS lists every other one").1,
        }
    }

    fn row(self) -> Option<&'static (BuiltIn, u32, &'static str, &'static str)> {
        BUILTINS.iter().find(|row| row.0 == self)
    }

    /// Returns the built-in with this GLSL name.
    pub fn from_glsl(name: &str) -> Option<BuiltIn> {
        BUILTINS.iter().find(|b| b.3 == name).map(|b| b.0)
    }

    /// Returns the GLSL name, by which GL reports it; "" for [`BuiltIn::Other`].
    pub fn glsl_name(self) -> &'static str {
        match self {
            BuiltIn::Other(_) => "",
            known => known.row().expect("BUILTINS lists every other one").3,
        }
    }
}

/// Formats the SPIR-V name: `Position`.
impl fmt::Display for BuiltIn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuiltIn::Other(number) => write!(f, "BuiltIn({number})"),
            known => f.write_str(known.row().expect("BUILTINS lists every other one").2),
        }
    }
}

/// A scalar, vector or matrix inside an output: the unit of assignment in a shader.
#[derive(Clone, Debug, PartialEq)]
pub struct Leaf {
    /// Index into [`Interface::outputs`].
    pub output: usize,
    /// Index of the block member that holds it.
    pub member: Option<usize>,
    /// Index of the block in its array, arrays of arrays flattened; 0 otherwise.
    pub block_element: u32,
    /// The GLSL expression that names it, by instance name: `blk[1].b[2]`.
    pub expression: String,
    /// A scalar, vector or matrix.
    pub ty: Type,
    pub builtin: Option<BuiltIn>,
    /// The first of its [`Type::components`] words.
    pub word: Word,
}

impl Leaf {
    /// Returns whether the expression `name` names it or an aggregate that holds it.
    pub fn is_part_of(&self, name: &str) -> bool {
        let rest = self.expression.strip_prefix(name);
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[']))
    }
}

impl Interface {
    /// Returns an interface of `stage` without outputs that captures nothing.
    pub fn empty(stage: Stage, origin: Origin) -> Interface {
        Interface {
            stage,
            origin,
            capturing: false,
            capability: false,
            streams: false,
            named: true,
            es: false,
            outputs: Vec::new(),
            assigned: Vec::new(),
            buffers: Vec::new(),
            unsized_builtins: Vec::new(),
        }
    }

    /// Marks the locations that a compiler assigned, which a packer may replace: those of
    /// all variables and blocks except the ones `stated` in the text.
    pub fn open_all_but(&mut self, stated: &BTreeSet<String>) {
        let numbered = self.outputs.iter().enumerate();
        let open = numbered.filter(|(_, variable)| {
            let block = variable.block.as_ref().map(|block| &block.name);
            !stated.contains(block.unwrap_or(&variable.name))
        });
        self.assigned = open.map(|(number, _)| number).collect();
    }

    /// Returns whether the outputs have at most [`MAX_PARTS`] parts and [`MAX_WORDS`]
    /// words. It must be checked before anything walks the types of a hostile interface.
    pub fn fits(&self) -> bool {
        let mut parts = MAX_PARTS;
        self.outputs.iter().all(|o| o.ty.fits(&mut parts)) && self.words() <= MAX_WORDS
    }

    /// Returns the stream of the block of built-in outputs, if one is declared.
    pub fn per_vertex_stream(&self) -> Option<Stream> {
        self.outputs.iter().find_map(|output| {
            let mut members = output.block.as_ref()?.members.iter();
            let member = members.position(|member| member.builtin.is_some())?;
            Some(output.stream_of(Some(member)))
        })
    }

    /// Returns the number of the first word of each output.
    pub fn first_words(&self) -> Vec<u32> {
        let firsts = self.outputs.iter().scan(0, |next: &mut u32, output| {
            let first = *next;
            *next = next.saturating_add(output.ty.components());
            Some(first)
        });
        firsts.collect()
    }

    /// Returns the number of words of all outputs; saturates.
    pub fn words(&self) -> u32 {
        self.outputs
            .iter()
            .fold(0, |sum, o| sum.saturating_add(o.ty.components()))
    }

    /// Returns every leaf of every output in declaration order, with their words
    /// numbered from 0; empty if the interface has more than [`MAX_WORDS`] words.
    pub fn leaves(&self) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        if self.words() > MAX_WORDS {
            return leaves;
        }
        let mut word = 0;
        for (output, variable) in self.outputs.iter().enumerate() {
            let start = Leaf {
                output,
                member: None,
                block_element: 0,
                expression: variable.name.clone(),
                ty: variable.ty.clone(),
                builtin: variable.builtin,
                word: Word(0),
            };
            match &variable.block {
                Some(block) => block_leaves(&start, block, &mut word, &mut leaves),
                None => type_leaves(&start, &mut word, &mut leaves),
            }
        }
        leaves
    }
}

fn block_leaves(at: &Leaf, block: &Block, word: &mut u32, leaves: &mut Vec<Leaf>) {
    match &at.ty {
        Type::Array { element, len, .. } => {
            for i in 0..*len {
                let inner = Leaf {
                    block_element: at.block_element * len + i,
                    expression: format!("{}[{i}]", at.expression),
                    ty: (**element).clone(),
                    ..at.clone()
                };
                block_leaves(&inner, block, word, leaves);
            }
        }
        Type::Struct(s) => {
            for (index, member) in s.members.iter().enumerate() {
                let prefix = match at.expression.as_str() {
                    "" => String::new(),
                    instance => format!("{instance}."),
                };
                let inner = Leaf {
                    member: Some(index),
                    expression: format!("{prefix}{}", member.name),
                    ty: member.ty.clone(),
                    builtin: block.members.get(index).and_then(|m| m.builtin),
                    ..at.clone()
                };
                type_leaves(&inner, word, leaves);
            }
        }
        // A block is a struct inside arrays; any other type is not one.
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            type_leaves(at, word, leaves)
        }
    }
}

fn type_leaves(at: &Leaf, word: &mut u32, leaves: &mut Vec<Leaf>) {
    match &at.ty {
        Type::Scalar(_) | Type::Vector { .. } | Type::Matrix { .. } => {
            leaves.push(Leaf {
                word: Word(*word),
                ..at.clone()
            });
            *word += at.ty.components();
        }
        Type::Array { element, len, .. } => {
            for i in 0..*len {
                let expression = format!("{}[{i}]", at.expression);
                type_leaves(
                    &Leaf {
                        expression,
                        ty: (**element).clone(),
                        ..at.clone()
                    },
                    word,
                    leaves,
                );
            }
        }
        Type::Struct(s) => {
            for member in &s.members {
                let expression = format!("{}.{}", at.expression, member.name);
                type_leaves(
                    &Leaf {
                        expression,
                        ty: member.ty.clone(),
                        ..at.clone()
                    },
                    word,
                    leaves,
                );
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::types::glsl::parse_type;

    fn variable(name: &str, ty: Type, block: Option<Block>) -> OutputVariable {
        OutputVariable {
            block,
            ..OutputVariable::plain(name, ty)
        }
    }

    #[test]
    fn leaves_are_numbered_in_declaration_order() {
        let ty = |t: &str| parse_type(t, &|_| None).expect(t);
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        interface.outputs.push(variable("m", ty("mat2[2]"), None));
        let members = [
            ("a".to_owned(), ty("double")),
            ("b".to_owned(), ty("vec2[2]")),
        ];
        let block = Block {
            name: "B".to_owned(),
            members: vec![MemberQualifiers::default(); 2],
        };
        let array = Type::array(Type::structure("B", members), 2);
        interface.outputs.push(variable("k", array, Some(block)));
        let seen: Vec<(String, u32, u32)> = interface
            .leaves()
            .into_iter()
            .map(|l| (l.expression, l.word.0, l.block_element))
            .collect();
        let want = [
            ("m[0]", 0, 0),
            ("m[1]", 4, 0),
            ("k[0].a", 8, 0),
            ("k[0].b[0]", 10, 0),
            ("k[0].b[1]", 12, 0),
            ("k[1].a", 14, 1),
            ("k[1].b[0]", 16, 1),
            ("k[1].b[1]", 18, 1),
        ];
        let want: Vec<_> = want.iter().map(|&(e, w, b)| (e.to_owned(), w, b)).collect();
        assert_eq!(seen, want);
    }

    #[test]
    fn leaves_are_parts_of_their_aggregates() {
        let ty = |t: &str| parse_type(t, &|_| None).expect(t);
        let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
        let members = [
            ("a".to_owned(), ty("float")),
            ("ab".to_owned(), ty("vec2[2]")),
        ];
        let structure = Type::array(Type::structure("S", members), 2);
        interface.outputs.push(variable("s", structure, None));
        let parts = |name: &str| {
            let leaves = interface.leaves();
            let parts = leaves.iter().filter(|leaf| leaf.is_part_of(name));
            parts.count()
        };
        let rows = [
            ("s", 6),
            ("s[1]", 3),
            ("s[1].a", 1),
            ("s[1].ab", 2),
            ("s[1].ab[0]", 1),
            ("s[1].", 0),
            ("t", 0),
        ];
        for (name, count) in rows {
            assert_eq!(parts(name), count, "{name}");
        }
    }

    #[test]
    fn an_oversized_interface_has_no_leaves() {
        let mut interface = Interface::empty(Stage::Vertex, Origin::Spirv);
        let huge = Type::array(Type::vector(crate::types::Scalar::F32, 4), u32::MAX);
        interface.outputs.push(variable("a", huge, None));
        assert_eq!(interface.words(), u32::MAX);
        assert!(interface.leaves().is_empty());
    }

    #[test]
    fn hostile_interfaces_do_not_fit() {
        let fits = |ty: Type| {
            let mut interface = Interface::empty(Stage::Vertex, Origin::Declared);
            interface.outputs.push(variable("a", ty, None));
            interface.fits()
        };
        let float = || Type::vector(crate::types::Scalar::F32, 1);
        let pair = |ty: Type| Type::structure("", [("a".into(), ty.clone()), ("b".into(), ty)]);
        let empty = Type::structure("", []);
        assert!(fits(Type::array(float(), MAX_WORDS)));
        assert!(!fits(Type::array(float(), MAX_WORDS + 1)));
        assert!(!fits(Type::array(empty.clone(), u32::MAX)));
        // It has as many parts as there are paths through forty structs of two.
        assert!(!fits((0..40).fold(empty.clone(), |ty, _| pair(ty))));
        assert!(!fits((0..10_000).fold(empty, |ty, _| Type::array(ty, 1))));
    }

    #[test]
    fn builtins_have_one_name_each_way() {
        for (builtin, number, spirv, glsl) in BUILTINS {
            assert_eq!(BuiltIn::from_spirv(number), builtin);
            assert_eq!(builtin.spirv_number(), number);
            assert_eq!(BuiltIn::from_glsl(glsl), Some(builtin));
            assert_eq!(builtin.to_string(), spirv);
        }
        assert_eq!(BuiltIn::from_spirv(77), BuiltIn::Other(77));
        assert_eq!(BuiltIn::Other(77).spirv_number(), 77);
    }
}
