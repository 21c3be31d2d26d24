//! Every instruction that the grammar allows at module scope is loaded, and written as it
//! was read.

use super::load::{MAGIC, load_words};
use rspirv::grammar::{INSTRUCTION_TABLE, OperandKind, OperandQuantifier};
use rspirv::spirv::{ExecutionMode, Op};

/// The generator that rspirv writes into a header, whatever it read.
const GENERATOR: u32 = 0x000f_0000;

/// The opcodes of the grammar of August 2026 (revision 7) whose class is Mode-Setting,
/// Annotation, Type-Declaration, Constant-Creation or Debug, of other classes those whose
/// instructions are at module scope, and of withdrawn vendor extensions those that declare.
/// Definitions of graphs (4183 to 4186) have bodies, and extended instructions (12, 4433)
/// are those of debug information.
const OPCODES: &str = "\
    0 1 2 3 4 5 6 7 8 10 11 14 15 16 17 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 \
    37 38 39 41 42 43 44 45 46 48 49 50 51 52 59 71 72 73 74 75 317 322 327 330 331 332 4163 \
    4181 4182 4190 4417 4418 4456 4461 4462 4472 5115 5127 5129 5147 5148 5158 5281 5288 5313 \
    5341 5358 5370 5371 5600 5609 5610 5632 5633 5700 5701 5702 5703 5704 5705 5706 5707 5708 \
    5709 5710 5711 5712 5911 5912 5913 6086 6090 6091 6092 6199 6248 6249 6250 6251 6252 6253";
/// The opcodes that also occur with an operand that rspirv does not have: a capability, a
/// decoration, two modes.
const WITH_UNKNOWN: [u32; 6] = [17, 71, 72, 332, 16, 331];
/// Marks an instruction with an enumerant that rspirv does not have.
const UNKNOWN: u32 = 1 << 16;
/// A capability, decoration and execution mode that have not been defined.
const UNDEFINED: u32 = 0x7fff;
/// The id of the type `uint`.
const UINT: u32 = 1;

fn instruction(opcode: u32, operands: &[u32]) -> Vec<u32> {
    let len = u32::try_from(operands.len()).expect("few operands") + 1;
    [&[len << 16 | opcode], operands].concat()
}

/// Returns a shortest instruction, with each operand that the grammar requires.
fn shortest(opcode: u32) -> Vec<u32> {
    let unknown = opcode & UNKNOWN != 0;
    let opcode = opcode & 0xffff;
    let operands: Vec<u32> = match opcode {
        // Number of the instruction in the set: DebugInfoNone.
        12 | 4433 => vec![UINT, 3, 2, 0],
        16 if unknown => vec![UINT, UNDEFINED, 1],
        16 => vec![UINT, ExecutionMode::EarlyFragmentTests as u32],
        17 if unknown => vec![UNDEFINED],
        52 => vec![UINT, 3, Op::SNegate as u32, 2],
        71 if unknown => vec![UINT, UNDEFINED, 7],
        72 if unknown => vec![UINT, 0, UNDEFINED, 7],
        331 if unknown => vec![UINT, UNDEFINED, 2],
        331 => vec![UINT, ExecutionMode::LocalSizeId as u32, 2, 2, 2],
        332 if unknown => vec![UINT, UNDEFINED, 2],
        5147 | 5148 => vec![UINT, 3, 0, 1, 2],
        5158 => vec![UINT, 3],
        opcode => {
            let known = INSTRUCTION_TABLE
                .lookup_opcode(opcode)
                .expect("rspirv knows it");
            let required = known.operands.iter();
            let required = required.filter(|o| o.quantifier == OperandQuantifier::One);
            required
                .flat_map(|operand| match operand.kind {
                    OperandKind::IdResultType => vec![UINT],
                    OperandKind::IdResult => vec![3],
                    OperandKind::IdRef | OperandKind::IdScope => vec![2],
                    OperandKind::LiteralContextDependentNumber => vec![5],
                    OperandKind::PairIdRefLiteralInteger
                    | OperandKind::PairLiteralIntegerIdRef
                    | OperandKind::PairIdRefIdRef => vec![2, 0],
                    // Enumerants of the value 0 have no operands; 0 ends a text.
                    _ => vec![0],
                })
                .collect()
        }
    };
    instruction(opcode, &operands)
}

/// Returns a module with the instruction after the type that it needs.
fn module_with(opcode: u32) -> Vec<u32> {
    let instruction = shortest(opcode);
    let op = opcode & 0xffff;
    let needs_type = matches!(op, 41..=52 | 5147 | 5148 | 5158);
    let mut words = vec![MAGIC, 0x0001_0600, GENERATOR, 100, 0];
    if needs_type {
        words.extend(self::instruction(Op::TypeInt as u32, &[UINT, 32, 0]));
    }
    words.extend(instruction);
    words
}

#[test]
fn every_instruction_at_module_scope_is_written_as_it_was_read() {
    let known = OPCODES.split_whitespace();
    let known = known.map(|opcode| opcode.parse::<u32>().expect("a number"));
    let opcodes = known.chain(WITH_UNKNOWN.map(|opcode| opcode | UNKNOWN));
    let opcodes: Vec<u32> = opcodes.collect();
    assert_eq!(opcodes.len(), 120);
    for opcode in opcodes {
        let words = module_with(opcode);
        let module = load_words(&words).unwrap_or_else(|error| panic!("{opcode}: {error}"));
        assert_eq!(module.assemble(), words, "{opcode}");
    }
}

#[test]
fn debug_information_is_removed() {
    let text = |name: &str| {
        let mut bytes = name.as_bytes().to_vec();
        bytes.resize(name.len() / 4 * 4 + 4, 0);
        let words = bytes.as_chunks::<4>().0.iter();
        words
            .map(|word| u32::from_le_bytes(*word))
            .collect::<Vec<_>>()
    };
    for name in [
        "OpenCL.DebugInfo.100",
        "DebugInfo",
        "NonSemantic.Shader.DebugInfo.100",
    ] {
        for opcode in [12, 4433] {
            let import = instruction(Op::ExtInstImport as u32, &[&[2], &text(name)[..]].concat());
            let header = [MAGIC, 0x0001_0600, GENERATOR, 100, 0];
            let without = [&header[..], &import].concat();
            let words = [&without[..], &shortest(opcode)].concat();
            let module = load_words(&words).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert_eq!(module.assemble(), without, "{name} {opcode}");
        }
    }
}

#[test]
fn instructions_of_functions_are_refused_outside_of_them() {
    for (words, want) in [
        (
            instruction(Op::FAdd as u32, &[UINT, 3, 2, 2]),
            "OpFAdd is not inside a block",
        ),
        (
            instruction(Op::Label as u32, &[3]),
            "OpLabel is not inside a function",
        ),
        (
            instruction(Op::FunctionEnd as u32, &[]),
            "OpFunctionEnd is not inside a function",
        ),
    ] {
        let words = [&[MAGIC, 0x0001_0600, GENERATOR, 100, 0][..], &words].concat();
        let error = load_words(&words).expect_err(want).to_string();
        assert!(error.contains(want), "{error}");
    }
}
