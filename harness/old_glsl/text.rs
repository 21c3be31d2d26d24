//! A random text of an old version, and its capture table.

use std::collections::BTreeMap;
use std::fmt;
use xfb::capture::{Request, RequestMode};
use xfb::generate::rng::Rng;

const VERSIONS: [&str; 11] = [
    "",
    "110",
    "120",
    "130",
    "140",
    "150",
    "150 core",
    "150 compatibility",
    "300 es",
    "310 es",
    "320 es",
];

/// A type: GLSL's name, OpenGL's, components, locations, and the first version with it.
type TypeRow = (&'static str, &'static str, u32, u32, u32);

const TYPES: [TypeRow; 19] = [
    ("float", "GL_FLOAT", 1, 1, 110),
    ("vec2", "GL_FLOAT_VEC2", 2, 1, 110),
    ("vec3", "GL_FLOAT_VEC3", 3, 1, 110),
    ("vec4", "GL_FLOAT_VEC4", 4, 1, 110),
    ("mat2", "GL_FLOAT_MAT2", 4, 2, 110),
    ("mat3", "GL_FLOAT_MAT3", 9, 3, 110),
    ("mat4", "GL_FLOAT_MAT4", 16, 4, 110),
    ("mat2x3", "GL_FLOAT_MAT2x3", 6, 2, 120),
    ("mat3x2", "GL_FLOAT_MAT3x2", 6, 3, 120),
    ("mat2x4", "GL_FLOAT_MAT2x4", 8, 2, 120),
    ("mat4x3", "GL_FLOAT_MAT4x3", 12, 4, 120),
    ("int", "GL_INT", 1, 1, 130),
    ("ivec2", "GL_INT_VEC2", 2, 1, 130),
    ("ivec3", "GL_INT_VEC3", 3, 1, 130),
    ("ivec4", "GL_INT_VEC4", 4, 1, 130),
    ("uint", "GL_UNSIGNED_INT", 1, 1, 130),
    ("uvec2", "GL_UNSIGNED_INT_VEC2", 2, 1, 130),
    ("uvec3", "GL_UNSIGNED_INT_VEC3", 3, 1, 130),
    ("uvec4", "GL_UNSIGNED_INT_VEC4", 4, 1, 130),
];

/// Names that are identifiers in desktop versions below this one, and names that look
/// like built-ins.
const NAMES: [(&str, u32); 14] = [
    ("mat2x3", 120),
    ("centroid", 120),
    ("flat", 130),
    ("smooth", 130),
    ("uint", 130),
    ("case", 130),
    ("layout", 140),
    ("samplerBuffer", 140),
    ("sampler2DMS", 150),
    ("texture2D", 999),
    ("ftransform", 999),
    ("sample", 999),
    ("outline", 999),
    ("varying_", 999),
];

/// A row of the expected table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    pub name: String,
    pub ty: String,
    pub size: u32,
    pub offset: u32,
    pub binding: u32,
}

/// A generated text.
pub struct Text {
    seed: u64,
    pub version: &'static str,
    pub extension: &'static str,
    pub source: String,
    /// Line of `main`'s first statement, from 1.
    body: usize,
    pub request: Request,
    pub rows: Vec<Row>,
    /// The strides of the buffers by binding.
    pub strides: BTreeMap<u32, u32>,
    pub plain_uniform: bool,
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Text { seed, request, .. } = self;
        writeln!(f, "seed {seed}, {}: {:?}", request.mode, request.names)?;
        f.write_str(&self.source)
    }
}

/// Something that a request can name.
struct Named {
    name: String,
    ty: &'static str,
    size: u32,
    components: u32,
}

/// The generator of one text.
struct Writer {
    rng: Rng,
    number: u32,
    es: bool,
    has_legacy: bool,
    geometry: bool,
    lines: Vec<String>,
    body: Vec<String>,
    /// Expressions of one float.
    sources: Vec<String>,
    named: Vec<Named>,
    taken: Vec<String>,
    locations: u32,
    /// Whether a uniform outside of a block that is not a sampler is used.
    plain_uniform: bool,
}

impl Text {
    pub fn random(seed: u64) -> Text {
        let mut rng = Rng::new(seed);
        let version = *rng.pick(&VERSIONS).expect("some");
        let digits = version.split(' ').next().expect("one part");
        let number = digits.parse().unwrap_or(110);
        let es = version.ends_with("es");
        let has_legacy = !es && (number <= 130 || version.ends_with("compatibility"));
        let can_be_geometry = number == 150 || number == 320;
        let mut writer = Writer {
            geometry: can_be_geometry && !has_legacy && rng.chance(30),
            rng,
            number,
            es,
            has_legacy,
            lines: Vec::new(),
            body: Vec::new(),
            sources: vec!["1.5".to_owned()],
            named: Vec::new(),
            taken: Vec::new(),
            locations: 0,
            plain_uniform: false,
        };
        if !version.is_empty() {
            if !es && writer.rng.chance(20) {
                writer.lines.push("// #version 450".to_owned());
            }
            writer.lines.push(format!("#version {version}"));
        }
        writer.head();
        writer.inputs();
        for _ in 0..writer.rng.between(1, 5) {
            writer.output();
        }
        writer.legacy_outputs();
        let position = writer.scalar();
        writer.body.push(format!("gl_Position = vec4({position});"));
        writer.main();
        let body = writer.lines.iter().position(|l| l.contains("void main"));
        let body = body.expect("a main") + 2;
        let source = writer.lines.join("\n") + "\n";
        let (request, rows, strides) = writer.request();
        Text {
            seed,
            version,
            extension: if writer.geometry { "geom" } else { "vert" },
            source,
            body,
            request,
            rows,
            strides,
            plain_uniform: writer.plain_uniform,
        }
    }

    /// Returns the text with an error, and the line of the error.
    pub fn with_error(&self) -> (String, usize) {
        let mut lines: Vec<&str> = self.source.lines().collect();
        lines.insert(self.body - 1, "  not_declared = 1.0;");
        (lines.join("\n"), self.body)
    }
}

impl Writer {
    fn head(&mut self) {
        let number = self.number;
        if self.es {
            self.lines.push("precision highp float;".to_owned());
            self.lines.push("precision highp int;".to_owned());
        }
        if self.rng.chance(30) {
            let comment = ["/* a comment,", "#version 450", "varying */"];
            self.lines.extend(comment.map(str::to_owned));
        }
        if self.rng.chance(30) {
            let condition = format!("#if __VERSION__ != {number} || defined(GL_ES) != {}", {
                u32::from(self.es)
            });
            self.lines.push(condition);
            self.lines.push("this is not GLSL;".to_owned());
            self.lines.push("#endif".to_owned());
        }
        self.lines.push("#define COUNT 2".to_owned());
        if self.geometry {
            self.lines
                .push("layout(points) in; layout(points, max_vertices = 1) out;".to_owned());
            if self.rng.chance(50) && !self.es {
                let block = "in gl_PerVertex { vec4 gl_Position; } gl_in[];";
                self.lines.push(block.to_owned());
            }
            self.sources.push("gl_in[0].gl_Position.y".to_owned());
        } else if number >= 130 {
            self.sources.push("float(gl_VertexID)".to_owned());
        }
        if self.number >= 140 && !self.geometry {
            self.sources.push("float(gl_InstanceID)".to_owned());
        }
    }

    /// Declares attributes and uniforms.
    fn inputs(&mut self) {
        if !self.geometry {
            let storage = if self.es || (self.number >= 130 && self.rng.chance(60)) {
                "in"
            } else {
                "attribute"
            };
            self.lines.push(format!("{storage} vec4 point;"));
            self.sources.push("point.x".to_owned());
        }
        if self.rng.chance(30) {
            let function = if self.number >= 130 && (!self.has_legacy || self.rng.chance(50)) {
                "textureLod"
            } else {
                "texture2DLod"
            };
            self.lines.push("uniform sampler2D image;".to_owned());
            let sample = format!("{function}(image, vec2(0.5), 0.0).x");
            self.body.push(format!("float sampled = {sample};"));
            self.sources.push("sampled".to_owned());
        }
        self.plain_uniform = self.rng.chance(40);
        if !self.plain_uniform {
            return;
        }
        let (declaration, source) = [
            ("uniform vec4 value;", "value.z"),
            ("uniform float value[3];", "value[1]"),
            ("uniform mat3 value;", "value[2].x"),
            ("uniform bool value;", "(value ? 1.0 : 2.0)"),
            ("uniform int value[COUNT];", "float(value[1])"),
        ][self.rng.below(5) as usize];
        self.lines.push(declaration.to_owned());
        self.body.push(format!("float read = {source};"));
        self.sources.push("read".to_owned());
    }

    fn scalar(&mut self) -> String {
        let count = self.sources.len() as u32;
        let first = self.rng.below(count) as usize;
        let second = self.rng.below(count) as usize;
        format!("{} + {}", self.sources[first], self.sources[second])
    }

    fn name(&mut self) -> String {
        let tricky: Vec<&str> = if self.es {
            vec!["texture2D", "buffer_", "gl"]
        } else {
            let names = NAMES.iter().filter(|(_, until)| self.number < *until);
            names.map(|(name, _)| *name).collect()
        };
        let tricky = tricky.into_iter().filter(|name| {
            // A text of a legacy version may call the function.
            !(self.has_legacy && *name == "texture2D")
        });
        let tricky: Vec<&str> = tricky.collect();
        let picked = match self.rng.pick(&tricky) {
            Some(name) if self.rng.chance(25) => (*name).to_owned(),
            _ if self.es && self.number == 300 && self.rng.chance(20) => "buffer".to_owned(),
            _ => format!("v{}", self.rng.below(1000)),
        };
        if self.taken.contains(&picked) {
            return format!("w{}", self.taken.len());
        }
        picked
    }

    /// Declares one output and writes it.
    fn output(&mut self) {
        let number = if self.es { 330 } else { self.number };
        if number >= 150 && self.rng.chance(15) && self.locations < 10 {
            return self.structure();
        }
        let known: Vec<TypeRow> = TYPES.into_iter().filter(|t| t.4 <= number).collect();
        let (ty, gl, components, locations, since) = *self.rng.pick(&known).expect("some");
        // The type's name may be taken by an output.
        if self.taken.iter().any(|name| name == ty) {
            return;
        }
        let size = match self.rng.below(4) {
            0 => self.rng.between(1, 3),
            _ => 0,
        };
        let count = size.max(1);
        if self.locations + locations * count > 14 {
            return;
        }
        self.locations += locations * count;
        let integer = since == 130;
        let varying =
            !self.es && !integer && !self.geometry && (self.number < 130 || self.rng.chance(30));
        let mut qualifiers = Vec::new();
        if number >= 120 && self.number != 110 && self.rng.chance(10) && !integer {
            qualifiers.push("invariant");
        }
        if integer {
            qualifiers.push("flat");
        } else if number >= 130 && !varying && self.rng.chance(20) {
            qualifiers.push("smooth");
        }
        if number >= 120 && !integer && self.rng.chance(10) {
            qualifiers.push("centroid");
        }
        qualifiers.push(if varying { "varying" } else { "out" });
        if self.es && self.rng.chance(40) {
            qualifiers.push("mediump");
        }
        if qualifiers.iter().any(|q| self.taken.iter().any(|t| t == q)) {
            qualifiers.retain(|q| matches!(*q, "varying" | "out"));
        }
        // A declaration may have several declarators, on several lines.
        let both = size == 0 && self.rng.chance(20) && self.locations + locations <= 14;
        let mut names = vec![self.name()];
        self.taken.push(names[0].clone());
        if both {
            self.locations += locations;
            let second = self.name();
            self.taken.push(second.clone());
            names.push(second);
        }
        let subscript = match size {
            0 => String::new(),
            2 => "[COUNT]".to_owned(),
            size => format!("[{size}]"),
        };
        let separator = if self.rng.chance(50) { ",\n    " } else { ", " };
        let declarators: Vec<String> = names.iter().map(|n| format!("{n}{subscript}")).collect();
        let declaration = format!(
            "{} {ty} {};",
            qualifiers.join(" "),
            declarators.join(separator)
        );
        self.lines.extend(declaration.lines().map(str::to_owned));
        for name in names {
            for element in 0..count {
                let scalar = self.scalar();
                let value = if integer {
                    format!("int({scalar})")
                } else {
                    scalar
                };
                let target = match size {
                    0 => name.clone(),
                    _ => format!("{name}[{element}]"),
                };
                self.body.push(format!("{target} = {ty}({value});"));
            }
            self.add_named(name, gl, size, components);
        }
    }

    fn add_named(&mut self, name: String, ty: &'static str, size: u32, components: u32) {
        if size > 0 && self.rng.chance(40) {
            for element in 0..size {
                self.named.push(Named {
                    name: format!("{name}[{element}]"),
                    ty,
                    size: 1,
                    components,
                });
            }
            return;
        }
        self.named.push(Named {
            name,
            ty,
            size: size.max(1),
            components,
        });
    }

    fn structure(&mut self) {
        let id = self.taken.len();
        let name = format!("s{id}");
        self.taken.push(name.clone());
        self.locations += 2;
        self.lines
            .push(format!("struct S{id} {{ vec3 first; float second; }};"));
        self.lines.push(format!("out S{id} {name};"));
        let scalar = self.scalar();
        self.body.push(format!("{name}.first = vec3({scalar});"));
        self.body.push(format!("{name}.second = {scalar};"));
        self.add_named(format!("{name}.first"), "GL_FLOAT_VEC3", 0, 3);
        self.add_named(format!("{name}.second"), "GL_FLOAT", 0, 1);
    }

    fn legacy_outputs(&mut self) {
        if !self.has_legacy || self.locations > 10 || self.rng.chance(50) {
            return;
        }
        let position = "gl_ModelViewProjectionMatrix * gl_Vertex";
        if self.rng.chance(30) && !self.taken.iter().any(|name| name == "ftransform") {
            self.body.push("gl_FrontColor = ftransform();".to_owned());
            self.plain_uniform = true;
        } else if self.rng.chance(30) {
            self.body.push(format!("gl_FrontColor = {position};"));
            self.plain_uniform = true;
        } else {
            self.body.push("gl_FrontColor = gl_Color;".to_owned());
        }
        self.add_named("gl_FrontColor".to_owned(), "GL_FLOAT_VEC4", 0, 4);
        if self.rng.chance(50) {
            self.lines
                .push("varying vec4 gl_TexCoord[COUNT];".to_owned());
        }
        self.body
            .push("gl_TexCoord[1] = gl_MultiTexCoord0;".to_owned());
        self.add_named("gl_TexCoord[1]".to_owned(), "GL_FLOAT_VEC4", 0, 4);
    }

    fn main(&mut self) {
        self.lines.push("void main() {".to_owned());
        let body: Vec<String> = self.body.iter().map(|line| format!("  {line}")).collect();
        self.lines.extend(body);
        if self.geometry {
            self.lines.push("  EmitVertex();".to_owned());
        }
        self.lines.push("}".to_owned());
    }

    /// A request of some of the outputs, and its table.
    fn request(&mut self) -> (Request, Vec<Row>, BTreeMap<u32, u32>) {
        let mut named = std::mem::take(&mut self.named);
        named.push(Named {
            name: "gl_Position".to_owned(),
            ty: "GL_FLOAT_VEC4",
            size: 1,
            components: 4,
        });
        self.rng.shuffle(&mut named);
        let count = self.rng.between(1, named.len() as u32) as usize;
        named.truncate(count);
        let separate = self.rng.chance(25);
        // OpenGL ES has no markers, so that interleaved outputs have one buffer without gaps.
        let marks = !separate && !self.es;
        let mut names = Vec::new();
        let mut rows = Vec::new();
        let mut strides = BTreeMap::new();
        let (mut binding, mut offset) = (0, 0);
        for (number, varying) in named.into_iter().enumerate() {
            if number > 0 && (separate || marks && self.rng.chance(10)) {
                if marks {
                    names.push("gl_NextBuffer".to_owned());
                }
                binding += 1;
                offset = 0;
            }
            if marks && self.rng.chance(10) {
                let skipped = self.rng.between(1, 4);
                names.push(format!("gl_SkipComponents{skipped}"));
                offset += 4 * skipped;
            }
            names.push(varying.name.clone());
            rows.push(Row {
                name: varying.name,
                ty: varying.ty.to_owned(),
                size: varying.size,
                offset,
                binding,
            });
            offset += 4 * varying.components * varying.size;
            strides.insert(binding, offset);
        }
        let mode = if separate {
            RequestMode::Separate
        } else {
            RequestMode::Interleaved
        };
        (Request { names, mode }, rows, strides)
    }
}
