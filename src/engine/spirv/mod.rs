//! Reading, editing and writing SPIR-V modules.
//!
//! * [`load`] – loads a module, which is checked before rspirv parses it.
//! * [`reflect()`] – the outputs, or the inputs, of an entry point as an
//!   [`Interface`](crate::types::Interface).
//! * [`edit`] – the editor that rewriters work with.
//! * [`emit()`] – writes the smallest module with a given interface.
//! * [`SpecConstant`] – a value of a specialization constant.
//! * [`reflect_blocks`] – the uniform and storage blocks and push constants of a module.
//! * [`ShaderModule`] – the module of one stage of a program.
//! * `selection` – one entry point of a module, and values of its specialization
//!   constants.
//! * `index` – decorations, names and definitions by id.
//! * `types` – type declarations to [`Type`](crate::types::Type)s.
//! * `sections` – sorts instructions into the sections of a module.
//! * `constants` – lengths of arrays, specialization constants included.
//!
//! No input makes this module panic, recurse deeply or allocate without bound: the
//! size of a module is checked before it is parsed, and the number of parts of its
//! outputs while they are built.
//!
//! SPIR-V 1.6 sections 2.3 (physical layout), 2.17 (universal limits), 3.20
//! (decorations), 3.52.7 (constants).

mod blocks;
mod constants;
pub mod edit;
pub mod emit;
mod error;
mod index;
pub mod load;
mod reflect;
mod sections;
#[cfg(test)]
mod sections_tests;
mod selection;
mod shader_module;
mod types;

pub use blocks::{BlockKind, BlockVariable, reflect_blocks};
pub use edit::{EditError, Editor};
pub use emit::emit;
pub use error::SpirvError;
pub use index::Target;
pub use load::{EntryPoint, Module, load_bytes, load_words};
pub use reflect::{Reflected, inputs, inputs_with_ids, reflect, reflect_with_ids};
pub use selection::SpecConstant;
pub use shader_module::ShaderModule;
