//! Interpolation of an input at another position than that of its decorations.
//!
//! GLSL.std.450 (InterpolateAtCentroid, InterpolateAtSample), which require the
//! capability InterpolationFunction; SPIR-V 1.6 section 3.21 (SampleId).

use super::code::{Code, Value};
use super::{EditError, Editor};
use crate::spirv::Target;
use crate::types::interpolation::Sampling;
use crate::types::{Scalar, Type};
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{BuiltIn, Capability, Decoration, GlslStd450Op, Op, StorageClass};

/// The name of the instruction set.
const SET: &str = "GLSL.std.450";

impl Editor {
    /// Appends the value of an input variable, which has no sampling decoration, as it is
    /// with the decoration of `sampling`.
    ///
    /// # Errors
    /// `variable` is not a variable, or no id is left.
    pub(crate) fn interpolate(
        &mut self,
        code: &mut Code,
        variable: u32,
        sampling: Sampling,
    ) -> Result<Value, EditError> {
        let (_, ty) = self.pointee(variable)?;
        let mut operands = vec![Operand::IdRef(variable)];
        let function = match sampling {
            Sampling::Center => return self.read(code, variable, &[]),
            Sampling::Centroid => GlslStd450Op::InterpolateAtCentroid,
            Sampling::Sample => {
                let sample = self.sample_id()?;
                let sample = self.read(code, sample, &[])?;
                operands.push(Operand::IdRef(sample.id));
                GlslStd450Op::InterpolateAtSample
            }
        };
        self.capability(Capability::InterpolationFunction);
        let set = self.instruction_set()?;
        let mut all = vec![
            Operand::IdRef(set),
            Operand::LiteralExtInstInteger(function as u32),
        ];
        all.append(&mut operands);
        self.compute(code, Op::ExtInst, ty, all)
    }

    /// Returns the input variable that holds the number of the sample.
    fn sample_id(&mut self) -> Result<u32, EditError> {
        let builtin = BuiltIn::SampleId;
        let inputs = self.entry.interface.iter().copied();
        let mut inputs = inputs.filter(|id| {
            let decorated = self.decoration(Target::Id(*id), Decoration::BuiltIn);
            decorated == Some(builtin as u32)
        });
        if let Some(declared) = inputs.next() {
            return Ok(declared);
        }
        if let Some(added) = self.sample_id {
            return Ok(added);
        }
        self.capability(Capability::SampleRateShading);
        let ty = self.ty(&Type::Scalar(Scalar::I32))?;
        let id = self.variable(StorageClass::Input, ty, "gl_SampleID")?;
        self.decorate(Target::Id(id), Decoration::BuiltIn, &[builtin as u32]);
        // Integer inputs of a fragment shader must be flat.
        self.decorate(Target::Id(id), Decoration::Flat, &[]);
        self.sample_id = Some(id);
        Ok(id)
    }

    /// Returns the id of GLSL's instruction set.
    fn instruction_set(&mut self) -> Result<u32, EditError> {
        let named = vec![Operand::LiteralString(SET.to_owned())];
        let imports = &self.module.ext_inst_imports;
        let import = imports.iter().find(|import| import.operands == named);
        if let Some(id) = import.and_then(|import| import.result_id) {
            return Ok(id);
        }
        let id = self.fresh()?;
        let import = Instruction::new(Op::ExtInstImport, None, Some(id), named);
        self.module.ext_inst_imports.push(import);
        Ok(id)
    }
}
