//! Buffers whose middle is not read back: positions are those in the buffer.

use super::*;
use crate::model::allowed::{AllowedWord, Choice, Relation};
use crate::script::commands::Bind;
use crate::verdict::difference::Expected;

const FAR: u64 = 1 << 32;

/// Makes every range begin so much later; the bytes before are not read back, so that
/// what is read back stays the same.
fn far_away(bench: &mut Bench) {
    for size in &mut bench.script.buffers {
        *size += FAR;
    }
    bench.script.placement.unseen = 4..4 + FAR;
    for command in &mut bench.script.commands {
        if let Command::Bind(Bind { ranges, .. }) = command {
            for range in ranges {
                range.offset += FAR;
            }
        }
    }
    let buffers = &mut bench.allowed.buffers;
    for word in buffers.iter_mut().flat_map(|b| &mut b.words) {
        word.position += FAR;
    }
    for identity in &mut bench.allowed.identities {
        if let Relation::Length {
            data: Some(data), ..
        } = identity
        {
            data.offset += FAR;
        }
    }
}

fn judged(bench: &Bench, observed: &[Observed]) -> Result<Verdict, EvidenceError> {
    judge(&Evidence {
        script: &bench.script,
        guard: GUARD,
        buffers: &bench.buffers,
        words: &bench.words,
        names: &bench.names,
        allowed: &bench.allowed,
        observed,
    })
}

#[test]
fn places_are_those_in_the_buffer() {
    let mut bench = bench(Topology::Points);
    let mut observed = bench.ideal(0);
    far_away(&mut bench);
    let verdict = judged(&bench, &observed).expect("the right shape");
    assert_eq!(verdict.differences, []);
    let at = GUARD as usize + 12;
    for run in &mut observed {
        run.buffers[0].bytes[at] ^= 1;
    }
    let verdict = judged(&bench, &observed).expect("the right shape");
    let Some(Difference::Word(word)) = verdict.differences.first().cloned() else {
        panic!("a word differs");
    };
    assert_eq!(word.position, 12 + FAR as i64);
    assert!(matches!(word.expected, Expected::Captured { .. }));
    let failure = verdict.failure.expect("a failure");
    let window = failure.findings.window.expect("a word differs");
    assert!(
        window
            .words
            .iter()
            .any(|word| word.position == 4_294_967_308)
    );
}

#[test]
fn captured_coordinates_must_be_observed() {
    let mut bench = bench(Topology::Points);
    let observed = bench.ideal(0);
    far_away(&mut bench);
    bench.allowed.buffers[0].words[0].position = 400;
    let error = judged(&bench, &observed).map(|v| v.differences);
    let unseen = EvidenceError::Unseen {
        buffer: 0,
        position: 400,
    };
    assert_eq!(error, Err(unseen));
}

#[test]
fn every_alternative_must_be_observed() {
    let mut bench = bench(Topology::Points);
    let observed = bench.ideal(0);
    far_away(&mut bench);
    let seen = bench.allowed.buffers[0].words[0];
    let unseen = AllowedWord {
        position: 400,
        ..seen
    };
    // The first explains the memory, and the second cannot be ruled out.
    bench.allowed.choices.push(Choice {
        what: "places of a word",
        alternatives: vec![vec![(0, seen)], vec![(0, unseen)]],
    });
    let error = judged(&bench, &observed).map(|v| v.differences);
    let unseen = EvidenceError::Unseen {
        buffer: 0,
        position: 400,
    };
    assert_eq!(error, Err(unseen));
}
