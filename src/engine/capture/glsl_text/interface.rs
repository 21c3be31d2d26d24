//! The interface of a module with the capture qualifiers of its text.

use super::declarations::{Declarations, StatedOutput};
use super::{GlslText, TextError, TextInterface};
use crate::capture::captured_variable::{check_block_offset, inherit};
use crate::capture::layout::{glslang_size, member_alignment};
use crate::capture::{CaptureError, Dialect, Options, declared, naming};
use crate::types::interface::{BufferDeclaration, CaptureQualifiers, Origin};
use crate::types::{Interface, OutputVariable};
use crate::units::{Binding, ByteOffset, round_up};
use std::collections::BTreeMap;

/// Buffers and offsets of captured variables and members, by index of the output and of
/// the member.
type Captures = BTreeMap<(usize, Option<usize>), (Binding, u64)>;

impl GlslText {
    /// Returns the interface of the text's module as the dialect of `options` reads it.
    /// Outputs and members keep their order, and words their numbers.
    ///
    /// * Vulkan captures what the module states.
    /// * Mesa's SPIR-V path (`nir`) reads the offsets that glslang writes.
    /// * The other dialects read the declarations of the text.
    ///
    /// # Errors
    /// The text breaks a rule of GLSL that the module hides.
    pub fn interface(
        &self,
        module: &Interface,
        options: &Options,
    ) -> Result<TextInterface, CaptureError> {
        let mut module = module.clone();
        module.unsized_builtins.clone_from(&self.unmentioned);
        let read = self.declarations.as_ref().map_err(TextError::clone);
        let text = match read.and_then(|read| stated(&module, read)) {
            Ok(Some(text)) => text,
            Ok(None) => return Ok(TextInterface::new(module, None)),
            Err(unread) => return Ok(TextInterface::new(module, Some(unread))),
        };
        for output in 0..text.outputs.len() {
            check_block_offset(&text, output, options.dialect)?;
        }
        let interface = match options.dialect {
            Dialect::Vulkan => module,
            Dialect::Nir => with_explicit_offsets(text, &module, options)?,
            Dialect::Spec | Dialect::Mesa | Dialect::Glslang => text,
        };
        Ok(TextInterface::new(interface, None))
    }
}

impl TextInterface {
    fn new(interface: Interface, unread: Option<TextError>) -> TextInterface {
        TextInterface { interface, unread }
    }
}

/// Returns the interface of a module with the qualifiers of its text, or `None` if the
/// text has no qualifiers.
fn stated(module: &Interface, read: &Declarations) -> Result<Option<Interface>, TextError> {
    if read.outputs.is_empty() && read.buffers.is_empty() {
        return Ok(None);
    }
    let mut text = module.clone();
    text.origin = Origin::Declared;
    text.buffers.clone_from(&read.buffers);
    let qualifiers = text.outputs.iter_mut().flat_map(|output| {
        let members = output.block.iter_mut().flat_map(|block| &mut block.members);
        let members = members.map(|member| &mut member.capture);
        std::iter::once(&mut output.capture).chain(members)
    });
    for qualifiers in qualifiers {
        // A module keeps all streams.
        *qualifiers = CaptureQualifiers {
            stream: qualifiers.stream,
            ..CaptureQualifiers::default()
        };
    }
    for output in &read.outputs {
        let mut outputs = text.outputs.iter_mut();
        let variable = outputs.find(|variable| names(variable, output));
        let variable = variable.ok_or_else(|| TextError::Differs(output.name.clone()))?;
        qualify(variable, output)?;
    }
    match difference(&captures(&text), &captures(module)) {
        None => Ok(Some(text)),
        Some((output, member)) => Err(TextError::Differs(naming::label(module, output, member))),
    }
}

/// Returns whether a variable or block of a module is the one that a text declares.
fn names(variable: &OutputVariable, stated: &StatedOutput) -> bool {
    match &variable.block {
        Some(block) => stated.members.is_some() && block.name == stated.name,
        None => stated.members.is_none() && variable.name == stated.name,
    }
}

/// Gives a variable or block the qualifiers that the text states.
fn qualify(variable: &mut OutputVariable, stated: &StatedOutput) -> Result<(), TextError> {
    let different = || TextError::Differs(stated.name.clone());
    let names = variable.ty.without_arrays().as_struct();
    let names = names.map(|s| s.members.iter().map(|m| m.name.clone()).collect::<Vec<_>>());
    let mut uses = stated.capture.offset.is_some() || stated.capture.stride.is_some();
    for member in stated.members.iter().flatten() {
        let number = names.iter().flatten().position(|name| *name == member.name);
        let block = variable.block.as_mut().zip(number);
        let own = block.and_then(|(block, number)| block.members.get_mut(number));
        let own = &mut own.ok_or_else(different)?.capture;
        let stream = own.stream;
        *own = CaptureQualifiers {
            stream,
            ..member.capture
        };
        uses |= own.offset.is_some() || own.stride.is_some();
    }
    let default = uses.then_some(stated.default_buffer);
    variable.capture = CaptureQualifiers {
        buffer: stated.capture.buffer.or(default),
        stream: variable.capture.stream,
        ..stated.capture
    };
    Ok(())
}

/// Returns what is captured where, with the offsets that glslang gives the members of a
/// block with an offset.
fn captures(interface: &Interface) -> Captures {
    let mut found = Captures::new();
    for (number, variable) in interface.outputs.iter().enumerate() {
        let mut captured = |member, qualifiers: CaptureQualifiers, offset| {
            if let (Some(buffer), Some(offset)) = (qualifiers.buffer, offset) {
                found.insert((number, member), (buffer, offset));
            }
        };
        let own = variable.capture.offset.map(|offset| u64::from(offset.0));
        let Some((block, structure)) = variable.as_block() else {
            captured(None, variable.capture, own);
            continue;
        };
        let mut cursor = own;
        for (index, (member, declared)) in block.members.iter().zip(&structure.members).enumerate()
        {
            let align = member_alignment(&declared.ty, Dialect::Glslang);
            let stated = member.capture.offset.map(|offset| u64::from(offset.0));
            let offset = stated.or(cursor.map(|cursor| round_up(cursor, align)));
            cursor = cursor.and(offset.map(|offset| offset + glslang_size(&declared.ty)));
            captured(
                Some(index),
                inherit(member.capture, variable.capture),
                offset,
            );
        }
    }
    found
}

/// Returns the first variable or member that is not captured alike.
fn difference(a: &Captures, b: &Captures) -> Option<(usize, Option<usize>)> {
    let differs = |key: &&(usize, Option<usize>)| a.get(key) != b.get(key);
    a.keys().chain(b.keys()).filter(differs).min().copied()
}

/// Returns the declarations of a text with the offsets of its module, and with the
/// strides that glslang implies where the text states none.
fn with_explicit_offsets(
    mut text: Interface,
    module: &Interface,
    options: &Options,
) -> Result<Interface, CaptureError> {
    let glslang = Options {
        dialect: Dialect::Glslang,
        ..*options
    };
    let strides = declared(&text, &glslang)?.buffers();
    for (variable, compiled) in text.outputs.iter_mut().zip(&module.outputs) {
        let (Some(block), Some(compiled)) = (&mut variable.block, &compiled.block) else {
            continue;
        };
        for (member, compiled) in block.members.iter_mut().zip(&compiled.members) {
            let offset: Option<ByteOffset> = compiled.capture.offset;
            member.capture.offset = offset;
        }
        variable.capture.offset = None;
    }
    text.buffers
        .extend(strides.iter().map(|buffer| BufferDeclaration {
            binding: buffer.binding,
            stride: Some(buffer.stride),
        }));
    Ok(text)
}
