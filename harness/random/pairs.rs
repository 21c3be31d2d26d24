//! Random pairs of a producer and a fragment shader, packed as `tight` packs modules: on a
//! device the fragment shader reads the same values in every pixel as without packing.
//!
//! Triangles with different w are drawn, so that perspective-correct, linear and flat
//! values differ.

use crate::device::{Devices, module};
use crate::every::{Verdict, equal};
use crate::number::number;
use std::fmt::Write;
use xfb::generate::Rng;
use xfb::packing::{Captures, PackOptions, Side, pack};
use xfb::rewrite::pack as rewriting;
use xfb::script::program::{Assembly, Domain, Producer};
use xfb::script::{
    Command, Draw, Emit, Feature, Program, Resource, ResourceKind, Script, Topology,
};
use xfb::spirv;
use xfb::spirv::ShaderModule;
use xfb::types::glsl::parse_type;
use xfb::types::{Scalar, Stage, Type};

/// Pixels of the row that is drawn.
const PIXELS: usize = 64;
/// One triangle for every sixteen pixels.
const VERTICES: u32 = 12;
/// The locations of the producer's outputs before they are packed.
const LOCATIONS: u32 = 24;

/// Types of varyings; `S` is a structure.
const TYPES: [&str; 20] = [
    "float", "vec2", "vec3", "vec4", "float", "vec2", "vec3", "int", "ivec2", "uint", "uvec3",
    "double", "dvec2", "mat2", "mat2x3", "mat3", "float[3]", "vec2[2]", "vec3[2]", "S",
];

/// Every interpolation of GLSL.
const INTERPOLATIONS: [&str; 9] = [
    "",
    "centroid",
    "sample",
    "noperspective",
    "noperspective centroid",
    "noperspective sample",
    "flat",
    "flat centroid",
    "flat sample",
];

const STRUCTURE: &str = "struct S { float p; vec3 q; };\n";

/// Positions and values by the number of a vertex.
const VALUES: &str = "
vec4 place(int v) {
    float x = 0.5 * float(v / 3) - 1.0 + 0.25 * float(v % 3 == 2 ? 1 : 2 * (v % 3));
    float w = 1.0 + 0.75 * float((v * 7) % 5);
    return w * vec4(x, v % 3 == 2 ? 3.0 : -1.0, 0.5, 1.0);
}
uint bits(int v, uint k) { return uint(v + 1) * 0x9e3779b1u + k * 0x85ebca6bu; }
float value(int v, uint k) { return float(bits(v, k) >> 12) * 0.001 - 500.0; }
";

/// A scalar inside a varying.
struct Part {
    /// The access path that selects the scalar: `[1].x`.
    path: String,
    scalar: Scalar,
}

/// A varying of a pair.
struct Varying {
    name: String,
    ty: &'static str,
    location: u32,
    written: &'static str,
    /// The qualifiers of the fragment shader that reads it.
    read: Option<&'static str>,
    /// Whether the fragment shader interpolates it by function.
    by_function: bool,
    parts: Vec<Part>,
}

/// A producer and a fragment shader, as text.
struct Pair {
    seed: u64,
    stage: Stage,
    varyings: Vec<Varying>,
    producer: String,
    fragment: String,
    /// The values that each pixel stores.
    words: usize,
}

fn parse(text: &str) -> Type {
    let ty = |text| parse_type(text, &|_| None).expect("a GLSL type");
    match text {
        "S" => Type::structure("S", [("p".into(), ty("float")), ("q".into(), ty("vec3"))]),
        other => ty(other),
    }
}

fn parts(ty: &Type, path: &str, found: &mut Vec<Part>) {
    match ty {
        Type::Scalar(scalar) => found.push(Part {
            path: path.to_owned(),
            scalar: *scalar,
        }),
        Type::Vector { scalar, size } => {
            for component in 0..*size {
                parts(
                    &Type::Scalar(*scalar),
                    &format!("{path}[{component}]"),
                    found,
                );
            }
        }
        Type::Matrix { columns, .. } => {
            let column = ty.column().expect("a matrix has columns");
            (0..*columns).for_each(|c| parts(&column, &format!("{path}[{c}]"), found));
        }
        Type::Array { element, len, .. } => {
            (0..*len).for_each(|i| parts(element, &format!("{path}[{i}]"), found));
        }
        Type::Struct(structure) => {
            for member in &structure.members {
                parts(&member.ty, &format!("{path}.{}", member.name), found);
            }
        }
    }
}

fn varyings(rng: &mut Rng) -> Vec<Varying> {
    let mut found = Vec::new();
    let mut location = 0;
    for number in 0..rng.between(2, 14) {
        let text = *rng.pick(&TYPES).expect("there are types");
        let ty = parse(text);
        let locations = ty.locations(false);
        if location + locations > LOCATIONS {
            break;
        }
        let flat = ty.any_scalar(&|scalar: Scalar| scalar != Scalar::F32);
        let qualifiers = match flat {
            true => &INTERPOLATIONS[6..],
            false => &INTERPOLATIONS[..],
        };
        let read = *rng.pick(qualifiers).expect("there are qualifiers");
        let written = match rng.chance(60) {
            true => read,
            false => *rng.pick(qualifiers).expect("there are qualifiers"),
        };
        let vector = matches!(ty, Type::Scalar(_) | Type::Vector { .. });
        let mut scalars = Vec::new();
        parts(&ty, "", &mut scalars);
        found.push(Varying {
            name: format!("v{number}"),
            ty: text,
            location,
            written,
            read: rng.chance(85).then_some(read),
            by_function: vector && !read.starts_with("flat") && rng.chance(8),
            parts: scalars,
        });
        location += locations;
    }
    if found.iter().all(|varying| varying.read.is_none()) {
        found[0].read = Some(found[0].written);
    }
    found
}

/// The declaration of a varying: `layout(location = 2) flat in float v1[3];`.
fn declaration(varying: &Varying, qualifiers: &str, direction: &str) -> String {
    let (base, lengths) = match varying.ty.split_once('[') {
        Some((base, rest)) => (base, format!("[{rest}")),
        None => (varying.ty, String::new()),
    };
    let (location, name) = (varying.location, &varying.name);
    format!("layout(location = {location}) {qualifiers} {direction} {base} {name}{lengths};\n")
}

fn producer(stage: Stage, varyings: &[Varying]) -> String {
    let mut text = format!("#version 460\n{STRUCTURE}");
    text.push_str(match stage {
        Stage::TessEval => "layout(triangles) in;\n",
        Stage::Geometry => "layout(triangles) in;\nlayout(triangle_strip, max_vertices = 3) out;\n",
        _ => "",
    });
    for varying in varyings {
        text.push_str(&declaration(varying, varying.written, "out"));
    }
    text.push_str(VALUES);
    text.push_str("void fill(int v) {\n    gl_Position = place(v);\n");
    let mut k = 0;
    for varying in varyings {
        for part in &varying.parts {
            let value = match part.scalar {
                Scalar::F32 => format!("value(v, {k}u)"),
                Scalar::F64 => format!("double(value(v, {k}u)) / 3.0LF"),
                Scalar::I32 => format!("int(bits(v, {k}u))"),
                _ => format!("bits(v, {k}u)"),
            };
            let _ = writeln!(text, "    {}{} = {value};", varying.name, part.path);
            k += 1;
        }
    }
    text.push_str(match stage {
        Stage::TessEval => {
            "}\nvoid main() {\n    int corner = int(gl_TessCoord.y + 2.0 * gl_TessCoord.z + 0.5);\n    \
             fill(3 * gl_PrimitiveID + corner);\n}\n"
        }
        Stage::Geometry => {
            "}\nvoid main() {\n    for (int i = 0; i < 3; ++i) {\n        \
             fill(3 * gl_PrimitiveIDIn + i);\n        EmitVertex();\n    }\n}\n"
        }
        _ => "}\nvoid main() {\n    fill(gl_VertexIndex);\n}\n",
    });
    text
}

fn fragment(rng: &mut Rng, varyings: &[Varying]) -> (String, usize) {
    let mut read: Vec<&Varying> = varyings.iter().filter(|v| v.read.is_some()).collect();
    rng.shuffle(&mut read);
    let mut declared = String::new();
    let mut stores = String::new();
    let mut word = 0;
    let mut store = |value: String| {
        let _ = writeln!(stores, "    seen[row + {word}u] = {value};");
        word += 1;
    };
    for varying in read {
        let qualifiers = varying.read.expect("it is read");
        declared.push_str(&declaration(varying, qualifiers, "in"));
        let name = &varying.name;
        for part in &varying.parts {
            let value = format!("{name}{}", part.path);
            match part.scalar {
                Scalar::F32 => store(format!("floatBitsToUint({value})")),
                Scalar::F64 => {
                    store(format!("unpackDouble2x32({value}).x"));
                    store(format!("unpackDouble2x32({value}).y"));
                }
                _ => store(format!("uint({value})")),
            }
            if varying.by_function {
                let function = format!("interpolateAtCentroid({name}){}", part.path);
                store(format!("floatBitsToUint({function})"));
            }
        }
    }
    let text = format!(
        "#version 460\n{STRUCTURE}\
         layout(set = 0, binding = 0, std430) buffer Seen {{ uint seen[]; }};\n\
         {declared}void main() {{\n    uint row = uint(gl_FragCoord.x) * {word}u;\n{stores}}}\n"
    );
    (text, word)
}

impl Pair {
    fn new(seed: u64) -> Pair {
        let mut rng = Rng::new(seed);
        let stages = [
            Stage::Vertex,
            Stage::Vertex,
            Stage::TessEval,
            Stage::Geometry,
        ];
        let stage = *rng.pick(&stages).expect("there are stages");
        let varyings = varyings(&mut rng);
        let (fragment, words) = fragment(&mut rng, &varyings);
        Pair {
            seed,
            stage,
            producer: producer(stage, &varyings),
            fragment,
            words,
            varyings,
        }
    }

    fn modules(&self) -> Result<(ShaderModule, ShaderModule), String> {
        Ok((
            module(self.stage, &self.producer)?,
            module(Stage::Fragment, &self.fragment)?,
        ))
    }

    /// Both modules, packed.
    fn packed(
        &self,
        producer: &ShaderModule,
        fragment: &ShaderModule,
    ) -> Result<(ShaderModule, ShaderModule), String> {
        let outputs = spirv::load_words(&producer.words).map_err(|e| e.to_string())?;
        let outputs = spirv::reflect(&outputs, Some(self.stage)).map_err(|e| e.to_string())?;
        let read = spirv::load_words(&fragment.words).map_err(|e| e.to_string())?;
        let inputs = spirv::inputs(&read, Stage::Fragment).map_err(|e| e.to_string())?;
        let consumer = Side {
            interpolate_at: rewriting::interpolated(&read).map_err(|e| e.to_string())?,
            ..Side::new(&inputs)
        };
        let options = PackOptions {
            keep_locations: false,
            ..PackOptions::TIGHT.for_modules()
        };
        let placement = pack(
            &Side::new(&outputs),
            Some(&consumer),
            &Captures::default(),
            &options,
        );
        let placement = placement.map_err(|e| e.to_string())?;
        let packed = rewriting::pack(producer, Some(fragment), &placement);
        let packed = packed.map_err(|e| e.to_string())?;
        let consumer = packed.consumer.ok_or("the fragment shader is not packed")?;
        Ok((packed.producer, consumer))
    }

    fn program(&self, producer: ShaderModule, fragment: ShaderModule) -> Result<Program, String> {
        let mut modules = Vec::new();
        let mut topology = Topology::Triangles;
        let mut by = Producer::Vertex;
        let plain = "#version 460\nvoid main() { gl_Position = vec4(0.0); }\n";
        match self.stage {
            Stage::TessEval => {
                modules.push(module(Stage::Vertex, plain)?);
                modules.push(module(Stage::TessControl, CONTROL)?);
                topology = Topology::Patches;
                by = Producer::TessEval(Domain::Triangles);
            }
            Stage::Geometry => {
                modules.push(module(Stage::Vertex, plain)?);
                by = Producer::Geometry {
                    output: Topology::TriangleStrip,
                    emits: vec![Emit::Vertex(0); 3],
                    invocations: 1,
                };
            }
            _ => {}
        }
        modules.extend([producer, fragment]);
        let doubles = self.varyings.iter().any(|v| v.ty.starts_with('d'));
        let rows = [
            (Feature::ShaderFloat64, doubles),
            (Feature::GeometryShader, self.stage == Stage::Geometry),
            (Feature::TessellationShader, self.stage == Stage::TessEval),
            (Feature::SampleRateShading, true),
            (Feature::FragmentStoresAndAtomics, true),
        ];
        let features = rows.into_iter().filter(|(_, needed)| *needed);
        Ok(Program {
            modules,
            assembly: Assembly {
                topology,
                patch_points: 3,
                producer: by,
                ..Assembly::default()
            },
            features: features.map(|(feature, _)| feature).collect(),
            resources: vec![Resource {
                kind: ResourceKind::Storage,
                binding: 0,
                bytes: vec![0; 4 * self.words * PIXELS],
                stages: vec![Stage::Fragment],
                inputs: Vec::new(),
            }],
            ..Program::default()
        })
    }
}

const CONTROL: &str = "#version 460\nlayout(vertices = 3) out;\nvoid main() {\n\
    gl_TessLevelOuter = float[4](1.0, 1.0, 1.0, 1.0);\n\
    gl_TessLevelInner = float[2](1.0, 1.0);\n}\n";

impl std::fmt::Display for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(
            f,
            "seed {:#x}\n{}\n{}",
            self.seed, self.producer, self.fragment
        )
    }
}

/// The values that every pixel reads.
fn seen(devices: &Devices, program: Program) -> Result<Vec<u32>, String> {
    let script = Script {
        commands: vec![Command::Draw(Draw::plain(VERTICES, 1, 0, 0))],
        ..Script::default()
    };
    let observed = devices.run(program, &script)?;
    let first = observed.first().ok_or("nothing was run")?;
    let bytes = first.resources.first().ok_or("nothing was read")?;
    let words = bytes.chunks_exact(4);
    Ok(words
        .map(|word| u32::from_le_bytes(word.try_into().expect("four bytes")))
        .collect())
}

/// Compares both ways; `alter` may spoil the fragment shader before it is packed.
fn check(devices: &Devices, seed: u64, alter: impl Fn(&str) -> String) -> Verdict {
    let pair = Pair::new(seed);
    let named = |error: String| format!("{error}\n{pair}");
    let (producer, fragment) = pair.modules().map_err(named)?;
    let altered = module(Stage::Fragment, &alter(&pair.fragment)).map_err(named)?;
    let packed = pair.packed(&producer, &altered).map_err(named)?;
    let plain = seen(devices, pair.program(producer, fragment)?)
        .map_err(|error| named(format!("not packed: {error}")))?;
    let pixels = plain.chunks(pair.words);
    let drawn = pixels.filter(|p| p.iter().any(|w| *w != 0)).count();
    equal("whether triangles are drawn", &(drawn > PIXELS / 2), &true).map_err(named)?;
    let packed = seen(devices, pair.program(packed.0, packed.1)?)
        .map_err(|error| named(format!("packed: {error}")))?;
    let differs = plain.iter().zip(&packed).position(|(a, b)| a != b);
    match differs {
        None => Ok(()),
        Some(at) => {
            let (pixel, word) = (at / pair.words, at % pair.words);
            let (plain, packed) = (f32::from_bits(plain[at]), f32::from_bits(packed[at]));
            Err(named(format!(
                "pixel {pixel}, value {word}: {plain} before packing, {packed} after"
            )))
        }
    }
}

fn check_pairs(count: u64) {
    let first = number("XFB_SEED").unwrap_or(0);
    let devices = Devices::default();
    for seed in (0..count).map(|number| first.wrapping_add(number)) {
        if let Err(why) = check(&devices, seed, str::to_owned) {
            panic!("{why}");
        }
    }
    println!("{count} random pairs from seed {first} read the same values packed as before");
}

#[test]
fn packed_pairs_read_the_same_values_in_every_pixel() {
    check_pairs(8);
}

#[test]
#[ignore = "300 pairs take minutes: ci/proofs/all"]
fn three_hundred_packed_pairs_read_the_same_values_in_every_pixel() {
    check_pairs(300);
}

#[test]
fn another_interpolation_is_found() {
    let devices = Devices::default();
    let alter = |text: &str| text.replace("noperspective ", "");
    let found = (0..8).filter(|seed| match check(&devices, *seed, alter) {
        Ok(()) => false,
        Err(why) => {
            assert!(why.starts_with("pixel "), "{why}");
            true
        }
    });
    assert!(found.count() > 3);
}
