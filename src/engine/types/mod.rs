//! The type model.
//!
//! The types of a shader's outputs, with explicit layout as *part of the type*
//! (offset of a member, stride of an array, stride and majorness of a matrix), so
//! that equal types have equal layouts.
//!
//! Follows SPIR-V 2.8 (types), GLSL 4.60 sections 4.1 (basic types) and 4.4.2
//! (output layout qualifiers), OpenGL 4.6 section 7.3.1 (type names).
//!
//! * [`Scalar`] – scalar types and their sizes.
//! * [`Type`] – scalars, vectors, matrices, arrays, structs, and the numbers of their
//!   components, locations and varyings.
//! * [`WordPlace`] – the leaf and component of a word of a type.
//! * [`GlType`] – the names that OpenGL's program interface gives types.
//! * [`glsl`] – parsing and spelling of GLSL type names such as `mat4x3[2]`.
//! * [`interface`] – the outputs of a stage, with their qualifiers.
//! * [`interpolation`] – interpolation and auxiliary qualifiers.
//! * [`stage`] – the shader stages.
//! * [`Environment`] – the Vulkan versions that GLSL is compiled for.
//! * [`layout`] – explicit layout in memory: rules, sizes, offsets, members.
//! * [`access`] – access paths and the overlap of two of them.

pub mod access;
mod counts;
mod environment;
mod gl_type;
pub mod glsl;
pub mod interface;
pub mod interpolation;
pub mod layout;
mod scalar;
pub mod stage;
mod swizzle;
mod ty;
mod word_place;

pub use environment::Environment;
pub use gl_type::GlType;
pub use interface::{Interface, OutputVariable};
pub use interpolation::Interpolation;
pub use scalar::Scalar;
pub use stage::Stage;
pub use swizzle::Swizzle;
pub use ty::{MatrixLayout, Member, StructType, Type};
pub use word_place::WordPlace;
