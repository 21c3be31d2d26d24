//! Names of a module without a prefix.
//!
//! SPIR-V specification, sections 2.2.1 (strings) and 3.52.2 (debug instructions).

/// Words before the first instruction.
const HEADER: usize = 5;
const OP_NAME: u32 = 5;
const OP_MEMBER_NAME: u32 = 6;

/// Returns a module whose names have lost `prefix`.
pub(super) fn without_prefix(module: &[u32], prefix: &str) -> Vec<u32> {
    let (header, mut rest) = module.split_at(HEADER);
    let mut result = header.to_vec();
    while let Some(first) = rest.first() {
        let length = (first >> 16) as usize;
        let (instruction, after) = rest.split_at(length);
        rest = after;
        let operands = match first & 0xffff {
            OP_NAME => 1,
            OP_MEMBER_NAME => 2,
            _ => {
                result.extend(instruction);
                continue;
            }
        };
        let (before, name) = instruction.split_at(1 + operands);
        let name = encode(string(name).strip_prefix(prefix.as_bytes()), name);
        let length = u32::try_from(before.len() + name.len()).expect("a name only gets shorter");
        result.push(length << 16 | first & 0xffff);
        result.extend(&before[1..]);
        result.extend(name);
    }
    result
}

/// Returns the bytes of a string literal.
fn string(words: &[u32]) -> Vec<u8> {
    let bytes = words.iter().flat_map(|word| word.to_le_bytes());
    bytes.take_while(|byte| *byte != 0).collect()
}

/// Returns the words of a string literal; `same` without a string.
fn encode(string: Option<&[u8]>, same: &[u32]) -> Vec<u32> {
    let Some(string) = string else {
        return same.to_vec();
    };
    let terminated = [string, &[0]].concat();
    let words = terminated.chunks(4).map(|chunk| {
        let mut bytes = [0; 4];
        bytes[..chunk.len()].copy_from_slice(chunk);
        u32::from_le_bytes(bytes)
    });
    words.collect()
}
