//! Corruption of modules.

use xfb::generate::Rng;

/// Words before the first instruction.
const HEADER: usize = 5;

/// The mutant of a seed: one of the originals with one to three changes.
pub fn mutant(originals: &[Vec<u32>], seed: u64) -> Vec<u32> {
    let mut rng = Rng::new(seed);
    let mut words = rng.pick(originals).expect("a corpus").clone();
    for _ in 0..rng.between(1, 3) {
        if words.is_empty() {
            break;
        }
        damage(&mut words, &mut rng);
    }
    words
}

fn below(rng: &mut Rng, bound: usize) -> usize {
    rng.below(bound as u32) as usize
}

fn damage(words: &mut Vec<u32>, rng: &mut Rng) {
    let at = below(rng, words.len());
    let other = below(rng, words.len());
    match rng.below(24) {
        0 => words[at] ^= 1 << rng.below(32),
        1 => words[at] = rng.bits() as u32,
        2 => words[at] = rng.below(64),
        3 => words[at] = words[other],
        4 => words[at] = (words[at] & 0xffff) | (rng.below(12) << 16),
        5 => words[at] = (words[at] & 0xffff_0000) | rng.below(400),
        6 => words[at] = [0, 1, 0x7fff_ffff, 0x8000_0000, u32::MAX][below(rng, 5)],
        7 => {
            let end = (at + below(rng, 8)).min(words.len());
            let copied = words[at..end].to_vec();
            words.splice(other..other, copied);
        }
        8 => {
            let end = (at + below(rng, 8)).min(words.len());
            words.drain(at..end);
        }
        9 => words.truncate(at),
        10..=12 => drop_instruction(words, rng),
        13..=15 => double_instruction(words, rng),
        16..=18 => swap_instructions(words, rng),
        _ => exchange_ids(words, rng),
    }
}

/// The beginning and the end of each instruction, as far as word counts make sense.
fn instructions(words: &[u32]) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut at = HEADER;
    while let Some(first) = words.get(at) {
        let end = at + (first >> 16) as usize;
        if end == at || end > words.len() {
            break;
        }
        found.push((at, end));
        at = end;
    }
    found
}

fn drop_instruction(words: &mut Vec<u32>, rng: &mut Rng) {
    let all = instructions(words);
    if let Some((start, end)) = rng.pick(&all) {
        words.drain(*start..*end);
    }
}

fn double_instruction(words: &mut Vec<u32>, rng: &mut Rng) {
    let all = instructions(words);
    if let (Some((start, end)), Some((to, _))) = (rng.pick(&all), rng.pick(&all)) {
        let copied = words[*start..*end].to_vec();
        words.splice(*to..*to, copied);
    }
}

fn swap_instructions(words: &mut Vec<u32>, rng: &mut Rng) {
    let all = instructions(words);
    let (Some(a), Some(b)) = (rng.pick(&all), rng.pick(&all)) else {
        return;
    };
    let (first, second) = (a.min(b), a.max(b));
    if first == second {
        return;
    }
    let swapped = [
        &words[second.0..second.1],
        &words[first.1..second.0],
        &words[first.0..first.1],
    ]
    .concat();
    words.splice(first.0..second.1, swapped);
}

/// Exchanges two ids everywhere; literals that look like them change too.
fn exchange_ids(words: &mut [u32], rng: &mut Rng) {
    let bound = words.get(3).copied().unwrap_or(0).min(1 << 16);
    let (a, b) = (1 + rng.below(bound), 1 + rng.below(bound));
    // The first word of an instruction is never an id.
    let mut first = vec![false; words.len()];
    for (start, _) in instructions(words) {
        first[start] = true;
    }
    for (word, is_first) in words.iter_mut().zip(first).skip(HEADER) {
        if !is_first && (*word == a || *word == b) {
            *word ^= a ^ b;
        }
    }
}
