//! Floor 1: the type model.
//!
//! What a shader's outputs are made of, with explicit layout as *part of the
//! type* (offset of a member, stride of an array, stride and majorness of a
//! matrix), so that equal types have equal layouts.
//!
//! Follows SPIR-V 2.8 (types), GLSL 4.60 sections 4.1 (basic types) and 4.4.2
//! (output layout qualifiers), OpenGL 4.6 section 7.3.1 (type names).
//!
//! * [`place`] – where a word of a type lies.
//! * [`scalar`] – scalar types and their sizes.
//! * [`ty`] – [`Type`]: scalars, vectors, matrices, arrays, structs.
//! * [`counts`] – components, locations and varyings of a type.
//! * [`gl_type`] – the names that OpenGL's program interface gives types.
//! * [`glsl`] – reading and writing GLSL type names such as `mat4x3[2]`.
//! * [`interface`] – the outputs of a stage, with their qualifiers.
//! * [`interpolation`] – interpolation and auxiliary qualifiers.
//! * [`stage`] – the shader stages.
//! * [`layout`] – explicit layout in memory: rules, sizes, places, members.
//! * [`access`] – access paths and what two of them have in common.

pub mod access;
pub mod counts;
pub mod gl_type;
pub mod glsl;
pub mod interface;
pub mod interpolation;
pub mod layout;
pub mod place;
pub mod scalar;
pub mod stage;
pub mod ty;

pub use gl_type::GlType;
pub use interface::{Interface, OutputVariable};
pub use interpolation::Interpolation;
pub use place::Place;
pub use scalar::Scalar;
pub use stage::Stage;
pub use ty::{MatrixLayout, Member, StructType, Type};
