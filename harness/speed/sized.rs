//! Modules of a chosen size: many outputs, or many instructions.

use super::corpus::Sample;
use rspirv::binary::Assemble;
use rspirv::dr::{Instruction, Operand};
use rspirv::spirv::{Op, StorageClass};
use xfb::capture::{Request, RequestMode};
use xfb::spirv;
use xfb::types::interface::{CaptureQualifiers, Origin};
use xfb::types::{Interface, OutputVariable, Scalar, Stage, Type};
use xfb::units::{Binding, ByteOffset, Component, Location, Stride};

/// A module of `count` outputs and an empty `main`: each output is a float, four of them
/// in a location, and is captured as declared or by its name.
pub fn outputs(count: u32, by_name: bool) -> Sample {
    let mut interface = Interface {
        unsized_builtins: Vec::new(),
        stage: Stage::Vertex,
        origin: Origin::Spirv,
        capturing: !by_name,
        capability: !by_name,
        streams: false,
        named: true,
        es: false,
        outputs: Vec::new(),
        assigned: Vec::new(),
        buffers: Vec::new(),
    };
    for number in 0..count {
        let mut output = OutputVariable::plain(&format!("v{number}"), Type::Scalar(Scalar::F32));
        output.location = Some(Location(number / 4));
        output.component = Some(Component(number % 4));
        if !by_name {
            output.capture = CaptureQualifiers {
                buffer: Some(Binding(0)),
                offset: Some(ByteOffset(4 * number)),
                stride: Some(Stride(4 * count)),
                stream: None,
            };
        }
        interface.outputs.push(output);
    }
    Sample {
        words: spirv::emit(&interface).expect("it fits"),
        request: by_name.then(|| Request {
            names: (0..count).map(|number| format!("v{number}")).collect(),
            mode: RequestMode::Interleaved,
        }),
    }
}

/// A module of 16 captured outputs whose `main` has `count` instructions: additions, and
/// stores of their results in the outputs.
pub fn instructions(count: u32) -> Sample {
    let Sample { words, request } = outputs(16, false);
    let mut module = rspirv::dr::load_words(&words).expect("it loads");
    let output = |instruction: &&Instruction| {
        instruction.class.opcode == Op::Variable
            && instruction.operands.first() == Some(&Operand::StorageClass(StorageClass::Output))
    };
    let globals = &module.types_global_values;
    let stored: Vec<u32> = globals
        .iter()
        .filter(output)
        .filter_map(|i| i.result_id)
        .collect();
    let float = globals.iter().find(|i| i.class.opcode == Op::TypeFloat);
    let float = float.and_then(|i| i.result_id).expect("a float output");
    let header = module.header.as_mut().expect("a header");
    let one = header.bound;
    header.bound += 1 + count;
    let constant = vec![Operand::LiteralBit32(1.0f32.to_bits())];
    let constant = Instruction::new(Op::Constant, Some(float), Some(one), constant);
    module.types_global_values.push(constant);
    let block = &mut module.functions[0].blocks[0];
    let end = block.instructions.pop().expect("a return");
    let mut sum = one;
    for (number, output) in (0..count).zip(stored.into_iter().cycle()) {
        let instruction = if number % 5 == 4 {
            let operands = vec![Operand::IdRef(output), Operand::IdRef(sum)];
            Instruction::new(Op::Store, None, None, operands)
        } else {
            let operands = vec![Operand::IdRef(sum), Operand::IdRef(one)];
            sum = one + 1 + number;
            Instruction::new(Op::FAdd, Some(float), Some(sum), operands)
        };
        block.instructions.push(instruction);
    }
    block.instructions.push(end);
    Sample {
        words: module.assemble(),
        request,
    }
}
