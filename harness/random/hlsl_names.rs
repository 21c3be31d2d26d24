//! Outputs with the names that compilers of HLSL write: dots, brackets, and names that
//! begin like others. Whole names come first, then elements of arrays; the offsets are
//! those of the order in which the names are requested.

use crate::every::{Verdict, equal};
use crate::host::options;
use crate::number::number;
use std::collections::BTreeSet;
use xfb::capture::{self, Dialect, Request, RequestMode};
use xfb::spirv;
use xfb::types::interface::Origin;
use xfb::types::{Interface, OutputVariable, Scalar, Stage, Type};
use xfb::units::Location;

/// Numbers of a seed (SplitMix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % end
    }

    fn one_of(&mut self, all: &[&'static str]) -> &'static str {
        all[self.below(all.len() as u64) as usize]
    }
}

/// An output: its name, its components, and its elements if it is an array.
#[derive(Clone, Debug)]
struct Output {
    name: String,
    components: u32,
    elements: Option<u32>,
}

impl Output {
    fn random(numbers: &mut Numbers) -> Output {
        let prefix = numbers.one_of(&["out.var.", "@entryPointOutput.", "", "vs.out.", "$"]);
        let word = numbers.one_of(&["TEXCOORD", "COLOR", "uv", "Normal_", "a.b", "ATTRIB"]);
        let number = numbers.one_of(&["", "0", "1", "12"]);
        let index = numbers.one_of(&["", "", "[0]", "[1]", "[0].x", "[2][1]"]);
        Output {
            name: format!("{prefix}{word}{number}{index}"),
            components: 1 + numbers.below(4) as u32,
            elements: (numbers.below(3) == 0).then(|| 2 + numbers.below(3) as u32),
        }
    }

    fn ty(&self) -> Type {
        let (scalar, size) = (Scalar::F32, self.components);
        let one = match size {
            1 => Type::Scalar(scalar),
            _ => Type::Vector { scalar, size },
        };
        match self.elements {
            None => one,
            Some(length) => Type::array(one, length),
        }
    }
}

/// A request, and the components of what it captures.
fn request(numbers: &mut Numbers, output: &Output, whole: &BTreeSet<String>) -> (String, u32) {
    let all = output.elements.unwrap_or(1) * output.components;
    if let Some(length) = output.elements
        && numbers.below(2) == 0
    {
        let name = format!("{}[{}]", output.name, numbers.below(length.into()));
        // A variable of this whole name would be captured instead.
        if !whole.contains(&name) {
            return (name, output.components);
        }
    }
    (output.name.clone(), all)
}

fn check(seed: u64) -> Verdict {
    let mut numbers = Numbers(seed);
    let mut outputs: Vec<Output> = Vec::new();
    for _ in 0..2 + numbers.below(7) {
        let output = Output::random(&mut numbers);
        if outputs.iter().all(|other| other.name != output.name) {
            outputs.push(output);
        }
    }
    let whole: BTreeSet<String> = outputs.iter().map(|output| output.name.clone()).collect();
    let mut interface = Interface {
        stage: Stage::Vertex,
        origin: Origin::Spirv,
        capturing: false,
        capability: false,
        streams: false,
        named: true,
        es: false,
        outputs: Vec::new(),
        assigned: Vec::new(),
        buffers: Vec::new(),
        unsized_builtins: Vec::new(),
    };
    let mut location = 0;
    for output in &outputs {
        let mut variable = OutputVariable::plain(&output.name, output.ty());
        variable.location = Some(Location(location));
        location += output.elements.unwrap_or(1);
        interface.outputs.push(variable);
    }
    let words = spirv::emit(&interface).map_err(|error| error.to_string())?;
    let module = spirv::load_words(&words).map_err(|error| error.to_string())?;
    let seen = spirv::reflect(&module, None).map_err(|error| error.to_string())?;

    let (mut names, mut expected, mut at) = (Vec::new(), Vec::new(), 0);
    for output in &outputs {
        if numbers.below(4) > 0 {
            let (name, components) = request(&mut numbers, output, &whole);
            expected.push((name.clone(), at));
            names.push(name);
            at += 4 * components;
        }
    }
    let mode = RequestMode::Interleaved;
    let captured = |names: Vec<String>| {
        let request = Request { names, mode };
        let captured = capture::requested(&seen, &request, &options(Dialect::Spec));
        let captured = captured.map_err(|error| error.to_string())?;
        let varyings = captured.varyings().iter();
        let table = varyings.map(|varying| (varying.name.clone(), varying.offset.0));
        Ok::<Vec<(String, u32)>, String>(table.collect())
    };
    equal("the table", &captured(names)?, &expected)?;
    // The beginning of a name is not a name, unless it is one of the others.
    for output in &outputs {
        let cut: String = output.name.chars().take(output.name.len() - 1).collect();
        let elements = outputs
            .iter()
            .any(|other| other.elements.is_some() && cut.starts_with(&format!("{}[", other.name)));
        if !cut.is_empty()
            && !whole.contains(&cut)
            && !elements
            && captured(vec![cut.clone()]).is_ok()
        {
            return Err(format!("'{cut}' is found among {whole:?}"));
        }
    }
    Ok(())
}

#[test]
fn names_of_hlsl_are_requested_whole_and_by_element() {
    let first = number("XFB_SEED").unwrap_or(0);
    for seed in first..first + 5_000 {
        if let Err(why) = check(seed) {
            panic!("seed {seed}: {why}");
        }
    }
}
