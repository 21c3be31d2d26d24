//! Code that fills the copies: where the shader ends, and in a geometry shader
//! before each vertex of their stream. Then, if requested, OpenGL's depth is
//! converted to Vulkan's.

use super::{CaptureRewriteError, Depth, Rewriter, Step, StepPlace};
use crate::spirv::edit::{Code, Value};
use crate::types::interface::BuiltIn;
use crate::types::{Scalar, Stage, Type, WordPlace};
use crate::units::{Stream, Word};
use rspirv::dr::Operand;
use rspirv::spirv::Op;
use std::collections::{BTreeMap, HashMap};

/// The code of one stream, and the values that it has already read.
#[derive(Default)]
struct Filling {
    code: Code,
    /// The values by the output and the path of the leaf.
    leaves: HashMap<(usize, Vec<u32>), Value>,
    /// 64-bit components as pairs of words, by their low word.
    pairs: HashMap<u32, Value>,
}

impl Rewriter<'_> {
    /// Fills every copy.
    pub(super) fn fill(&mut self) -> Result<(), CaptureRewriteError> {
        let mut by_stream: BTreeMap<Stream, Vec<Step>> = BTreeMap::new();
        for step in self.steps.iter().chain(&self.uncaptured) {
            if matches!(step.place, StepPlace::Copy { .. }) {
                by_stream.entry(step.stream).or_default().push(step.clone());
            }
        }
        let position = match self.options.depth {
            Depth::GlToVulkan => self.position(),
            Depth::AsWritten => None,
        };
        if position.is_some() {
            by_stream.entry(Stream(0)).or_default();
        }
        let mut functions = BTreeMap::new();
        for (stream, steps) in by_stream {
            let mut filling = Filling::default();
            for step in &steps {
                self.fill_copy(&mut filling, step)?;
            }
            if let Some((variable, path)) = position.as_ref().filter(|_| stream.0 == 0) {
                self.convert_depth(&mut filling.code, *variable, path)?;
            }
            let name = format!("xfb_fill_{stream}");
            functions.insert(stream, self.editor.function(&name, filling.code)?);
        }
        if self.interface().stage == Stage::Geometry {
            if !functions.is_empty() {
                let of_stream = |stream| functions.get(&stream).copied();
                self.editor.call_before_emits(of_stream)?;
            }
        } else {
            for function in functions.into_values() {
                self.editor.call_at_exits(function)?;
            }
        }
        Ok(())
    }

    fn fill_copy(&mut self, filling: &mut Filling, step: &Step) -> Result<(), CaptureRewriteError> {
        let StepPlace::Copy { variable, ty, .. } = &step.place else {
            return Ok(());
        };
        let scalar = ty.scalar().expect("a copy is a scalar or a vector");
        let ty = self.editor.ty(ty)?;
        let value = match self.run_of_vector(filling, step, scalar, ty)? {
            Some(value) => value,
            None => {
                let mut parts = Vec::new();
                let words = scalar.words() as usize;
                for word in step.words.iter().step_by(words) {
                    parts.push(self.part(filling, *word, scalar)?);
                }
                self.editor.construct(&mut filling.code, ty, &parts)?
            }
        };
        self.editor
            .write(&mut filling.code, *variable, &[], value)?;
        Ok(())
    }

    /// Reads consecutive components of one vector without conversion, as the vector
    /// itself or a shuffle of it; `None` for other words.
    fn run_of_vector(
        &mut self,
        filling: &mut Filling,
        step: &Step,
        scalar: Scalar,
        ty: u32,
    ) -> Result<Option<Value>, CaptureRewriteError> {
        let Some(Word(first)) = step.words.first().copied() else {
            return Ok(None);
        };
        let consecutive = (first..).zip(&step.words).all(|(n, word)| n == word.0);
        let (place, output) = self.place(first)?;
        let Type::Vector { scalar: own, size } = *place.ty else {
            return Ok(None);
        };
        let start = place.word / scalar.words();
        let end = start + step.words.len() as u32 / scalar.words();
        if !consecutive || own != scalar || end > size || end - start < 2 {
            return Ok(None);
        }
        let path = place.path.clone();
        let vector = self.leaf(filling, output, &path)?;
        if vector.ty == ty {
            return Ok(Some(vector));
        }
        let mut operands = vec![Operand::IdRef(vector.id), Operand::IdRef(vector.id)];
        operands.extend((start..end).map(Operand::LiteralBit32));
        let code = &mut filling.code;
        Ok(Some(self.editor.compute(
            code,
            Op::VectorShuffle,
            ty,
            operands,
        )?))
    }

    /// Reads one component as `scalar`: all of it, or one word.
    fn part(
        &mut self,
        filling: &mut Filling,
        word: Word,
        scalar: Scalar,
    ) -> Result<Value, CaptureRewriteError> {
        let (place, output) = self.place(word.0)?;
        let WordPlace { path, .. } = &place;
        let (path, component, half) = (path.clone(), place.component(), place.half());
        let own = place.scalar();
        let low = word.0 - half;
        let leaf = self.leaf(filling, output, &path)?;
        if own == scalar {
            return Ok(self.editor.extract(&mut filling.code, leaf, &component)?);
        }
        if !own.is_64bit() {
            let value = self.editor.extract(&mut filling.code, leaf, &component)?;
            let ty = self.editor.ty(&Type::Scalar(scalar))?;
            return Ok(self.editor.bitcast(&mut filling.code, ty, value)?);
        }
        let pair = match filling.pairs.get(&low) {
            Some(pair) => *pair,
            None => {
                let value = self.editor.extract(&mut filling.code, leaf, &component)?;
                let ty = self.editor.ty(&Type::vector(Scalar::U32, 2))?;
                let pair = self.editor.bitcast(&mut filling.code, ty, value)?;
                filling.pairs.insert(low, pair);
                pair
            }
        };
        Ok(self.editor.extract(&mut filling.code, pair, &[half])?)
    }

    /// Reads a leaf of an output, once per stream.
    fn leaf(
        &mut self,
        filling: &mut Filling,
        output: usize,
        path: &[u32],
    ) -> Result<Value, CaptureRewriteError> {
        let key = (output, path.to_vec());
        if let Some(value) = filling.leaves.get(&key) {
            return Ok(*value);
        }
        let variable = self.variables[output];
        let value = self.editor.read(&mut filling.code, variable, path)?;
        filling.leaves.insert(key, value);
        Ok(value)
    }

    /// Returns the variable of the position, and the path to it.
    fn position(&self) -> Option<(u32, Vec<u32>)> {
        let outputs = self.interface().outputs.iter();
        outputs
            .zip(&self.reflected.variables)
            .find_map(|(output, id)| {
                let position = Some(BuiltIn::Position);
                let member = output.block.iter().flat_map(|block| &block.members);
                match member.zip(0..).find(|(m, _)| m.builtin == position) {
                    // A block of built-ins is not an array in these stages.
                    Some((_, member)) if output.ty.as_struct().is_some() => {
                        Some((*id, vec![member]))
                    }
                    _ => (output.builtin == position).then(|| (*id, Vec::new())),
                }
            })
    }

    /// Converts OpenGL's depth to Vulkan's: z' = (z + w) / 2.
    fn convert_depth(
        &mut self,
        code: &mut Code,
        variable: u32,
        path: &[u32],
    ) -> Result<(), CaptureRewriteError> {
        let component = |component: u32| [path, &[component]].concat();
        let z = self.editor.read(code, variable, &component(2))?;
        let w = self.editor.read(code, variable, &component(3))?;
        let half = self
            .editor
            .constant(Scalar::F32, u64::from(0.5_f32.to_bits()))?;
        let operands = vec![Operand::IdRef(z.id), Operand::IdRef(w.id)];
        let sum = self.editor.compute(code, Op::FAdd, z.ty, operands)?;
        let operands = vec![Operand::IdRef(sum.id), Operand::IdRef(half)];
        let depth = self.editor.compute(code, Op::FMul, z.ty, operands)?;
        self.editor.write(code, variable, &component(2), depth)?;
        Ok(())
    }
}
