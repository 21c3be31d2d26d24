//! Random GLSL texts that declare a capture, in as many spellings as GLSL has. Most are
//! valid; some break a rule.

use super::reader::{Ty, numbers};
use super::tables::Limits;

/// Random numbers (SplitMix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn below(&mut self, end: u64) -> u64 {
        self.next() % end
    }

    fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len() as u64) as usize]
    }
}

/// A random text.
#[derive(Clone, Debug)]
pub struct Random {
    pub text: String,
    pub geometry: bool,
    pub limits: Limits,
}

const NUMBERS: [&str; 27] = [
    "float", "float", "vec2", "vec3", "vec4", "int", "ivec2", "ivec3", "uint", "uvec4", "double",
    "double", "dvec2", "dvec3", "dvec4", "mat2", "mat3", "mat2x3", "mat4x2", "dmat2", "dmat2x3",
    "dmat3x2", "int64_t", "u64vec2", "i64vec3", "uint64_t", "mat3x4",
];

/// A buffer as it is written so far.
#[derive(Clone, Copy, Default)]
struct Buffer {
    end: u64,
    /// The stride that it must have.
    stride: Option<u64>,
    stated: bool,
    stream: Option<u64>,
}

struct Writer {
    rng: Rng,
    limits: Limits,
    buffers: Vec<Buffer>,
    declared: String,
    default_buffer: u64,
    default_stream: u64,
    streams: bool,
    locations: u64,
    explicit: bool,
    names: u64,
    constants: Vec<(String, u64)>,
    structs: Vec<(String, Ty)>,
}

/// The text of a seed.
pub fn text(seed: u64) -> Random {
    let mut rng = Rng(seed);
    let limits = Limits {
        buffers: rng.pick(&[4, 4, 4, 6, 2]),
        components: rng.pick(&[64, 128, 128, 40]),
        bytes: 512,
    };
    let geometry = rng.chance(25);
    let mut buffers = vec![Buffer::default(); limits.buffers as usize];
    for buffer in &mut buffers {
        let stride = 8 * (2 + rng.below(20));
        buffer.stride = rng.chance(35).then_some(stride);
    }
    let mut writer = Writer {
        limits,
        buffers,
        declared: String::new(),
        default_buffer: 0,
        default_stream: 0,
        streams: geometry && rng.chance(60),
        locations: 28,
        explicit: rng.chance(40),
        names: 0,
        constants: Vec::new(),
        structs: Vec::new(),
        rng,
    };
    writer.write(geometry);
    Random {
        text: writer.declared,
        geometry,
        limits,
    }
}

fn locations(ty: &Ty) -> u64 {
    match ty {
        Ty::Numbers {
            base,
            columns,
            rows,
        } => columns * (1 + u64::from(base.bytes * rows > 16)),
        Ty::Array(element, length) => length * locations(element),
        Ty::Struct(members) => members.iter().map(|(_, ty)| locations(ty)).sum(),
    }
}

/// Whether the dialects agree that a 64-bit value needs it.
fn align(ty: &Ty) -> u64 {
    if ty.is_wide() { 8 } else { 4 }
}

impl Writer {
    fn line(&mut self, line: &str) {
        self.declared += line;
        self.declared.push('\n');
    }

    fn write(&mut self, geometry: bool) {
        self.line("#version 450");
        self.line("#extension GL_ARB_gpu_shader_int64 : require");
        self.line("#define FOUR 4 // of a word");
        self.line("#define AT(x) ((x) + FOUR * 2)");
        self.line("#define LAST (gl_MaxTransformFeedbackBuffers - 1)");
        if geometry {
            self.line("layout(points) in;\nlayout(points, max_vertices = 1) out;");
        }
        for number in 0..self.rng.below(3) {
            let (name, value) = (format!("K{number}"), 1 + self.rng.below(24));
            let spelled = self.number(value);
            let ty = self.rng.pick(&["int", "int", "uint"]);
            self.line(&format!("const {ty} {name} = {ty}({spelled});"));
            self.constants.push((name, value));
        }
        for binding in 0..self.limits.buffers {
            if self.buffers[binding as usize].stride.is_some() && self.rng.chance(40) {
                self.state_stride(binding);
            }
        }
        if !geometry && self.rng.chance(12) {
            self.per_vertex();
        }
        for _ in 0..1 + self.rng.below(5) {
            self.noise();
            match self.rng.below(20) {
                0..8 => self.block(),
                8 => self.default(),
                _ => self.variable(),
            }
        }
        for binding in 0..self.limits.buffers {
            let Buffer { stride, stated, .. } = self.buffers[binding as usize];
            if stride.is_some() && !stated {
                self.state_stride(binding);
            }
        }
        self.line("void f(in float a, out float b) { b = a; }");
        self.line("void main() { float a = 1.0; { f(a, a); } if (a > 0.5) { a = 2.0; } }");
    }

    /// A comment, or a part that is not compiled.
    fn noise(&mut self) {
        match self.rng.below(16) {
            0 => self.line("/* layout(xfb_offset = 0) out vec4 not_this;\n } */"),
            1 => self.line("// layout(xfb_stride = 4) out;"),
            2 => self.line("#if 0\nlayout(xfb_offset = 0) out vec4 hidden;\n#endif"),
            3 => self.line("#ifdef AT\n#undef NEVER\n#else\nlayout(xfb_buffer = 1) out;\n#endif"),
            4 => {
                let name = self.name("U");
                self.line(&format!(
                    "layout(binding = 0) uniform {name} {{ mat4 u[2]; }} u{name};"
                ));
            }
            _ => {}
        }
    }

    /// A constant expression of this value.
    fn number(&mut self, value: u64) -> String {
        let known: Vec<(String, u64)> = self.constants.clone();
        let known: Vec<&(String, u64)> = known.iter().filter(|(_, k)| *k <= value).collect();
        match self.rng.below(24) {
            0 => format!("0x{value:X}"),
            1 if value > 0 => format!("0{value:o}"),
            2 => format!("{value}u"),
            3 => format!("({value})"),
            4 if value.is_multiple_of(4) => format!("{} * FOUR", value / 4),
            5 if value >= 8 => format!("AT({})", value - 8),
            6 => format!("{}-{}", value + 12, 12),
            7 => format!("-3 + {}", value + 3),
            8 if value.is_multiple_of(2) => format!("{} << 1", value / 2),
            9 => format!("{} >> 2", value * 4),
            10 => format!("int({value}u)"),
            11 => format!("{} / 3 /* not {} */", value * 3 + 1, value + 1),
            12 if value < 100 => format!("{} % 100", value + 100),
            13 if value + 1 == self.limits.buffers => "LAST".to_owned(),
            14 if value == self.limits.components * 4 => {
                "gl_MaxTransformFeedbackInterleavedComponents * 4".to_owned()
            }
            15..19 if !known.is_empty() => {
                let (name, k) = self.rng.pick(&known);
                format!("{name} + {}", value - k)
            }
            _ => value.to_string(),
        }
    }

    fn qualifier(&mut self, name: &str, value: u64) -> String {
        let name = match self.rng.below(12) {
            0 => name.to_uppercase(),
            _ => name.to_owned(),
        };
        let value = self.number(value);
        match self.rng.below(3) {
            0 => format!("{name}={value}"),
            _ => format!("{name} = {value}"),
        }
    }

    /// The layouts of qualifiers, or "".
    fn layouts(&mut self, mut qualifiers: Vec<String>) -> String {
        for at in (1..qualifiers.len()).rev() {
            let other = self.rng.below(at as u64 + 1) as usize;
            qualifiers.swap(at, other);
        }
        let mut text = String::new();
        while !qualifiers.is_empty() {
            let count = match self.rng.chance(85) {
                true => qualifiers.len(),
                false => 1,
            };
            let part: Vec<String> = qualifiers.drain(..count).collect();
            text += &format!("layout({}) ", part.join(", "));
        }
        text
    }

    fn default(&mut self) {
        let binding = self.rng.below(self.limits.buffers);
        let qualifier = self.qualifier("xfb_buffer", binding);
        self.default_buffer = binding;
        self.line(&format!("layout({qualifier}) out;"));
    }

    /// States the stride of a buffer, without a variable.
    fn state_stride(&mut self, binding: u64) {
        let mut qualifiers = Vec::new();
        if binding != self.default_buffer || self.rng.chance(50) {
            qualifiers.push(self.qualifier("xfb_buffer", binding));
            self.default_buffer = binding;
        }
        let stride = self.stride(binding);
        qualifiers.push(self.qualifier("xfb_stride", stride));
        let layouts = self.layouts(qualifiers);
        self.line(&format!("{layouts}out;"));
    }

    /// The stride of a buffer, sometimes a wrong one.
    fn stride(&mut self, binding: u64) -> u64 {
        let buffer = &mut self.buffers[binding as usize];
        buffer.stated = true;
        let stride = buffer.stride.expect("it has one");
        match self.rng.below(150) {
            0 => stride + 4,
            1 => stride + 2,
            2 => self.limits.components * 4,
            3 => self.limits.components * 4 + 8,
            _ => stride,
        }
    }

    fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    /// A type: its GLSL name and the brackets of an array. `None` if it is too large.
    fn ty(&mut self, share: u64) -> Option<(String, String, Ty)> {
        let (name, base) = match self.rng.below(10) {
            0 if !self.structs.is_empty() => {
                let number = self.rng.below(self.structs.len() as u64);
                self.structs[number as usize].clone()
            }
            1 | 2 => self.structure(share)?,
            _ => {
                let name = self.rng.pick(&NUMBERS);
                (name.to_owned(), numbers(name).expect("a type"))
            }
        };
        let dimensions = self.rng.pick(&[0, 0, 0, 0, 0, 1, 1, 2]);
        let (mut ty, mut brackets) = (base, String::new());
        for _ in 0..dimensions {
            let length = 1 + self.rng.below(3);
            let spelled = self.number(length);
            // The innermost dimension is written last.
            brackets = format!("[{spelled}]{brackets}");
            ty = Ty::Array(Box::new(ty), length);
        }
        (locations(&ty) * share <= self.locations).then_some((name, brackets, ty))
    }

    /// A new struct.
    fn structure(&mut self, share: u64) -> Option<(String, Ty)> {
        let (mut members, mut text) = (Vec::new(), String::new());
        for number in 0..1 + self.rng.below(3) {
            let (name, brackets, ty) = self.ty(share)?;
            text += &format!(" {name} s{number}{brackets};");
            members.push((format!("s{number}"), ty));
        }
        let name = self.name("S");
        self.line(&format!("struct {name} {{{text} }};"));
        let ty = Ty::Struct(members);
        self.structs.push((name.clone(), ty.clone()));
        Some((name, ty))
    }

    /// The qualifiers of an output that is captured into consecutive buffers: its buffer
    /// and stream.
    fn placed(&mut self, count: u64) -> Option<(u64, Vec<String>)> {
        let mut qualifiers = Vec::new();
        let inherits = self.rng.chance(40);
        let mut binding = match inherits {
            true => self.default_buffer,
            false => self.rng.below(self.limits.buffers),
        };
        if self.rng.chance(1) {
            binding = self.limits.buffers - self.rng.below(2);
        }
        let end = (binding + count).min(self.limits.buffers);
        if binding + count > end && self.rng.chance(90) {
            return None;
        }
        if binding != self.default_buffer || self.rng.chance(30) {
            qualifiers.push(self.qualifier("xfb_buffer", binding));
        }
        let range = binding.min(end) as usize..end as usize;
        let streams = self.buffers[range.clone()].iter().filter_map(|b| b.stream);
        let mut stream = streams.max().unwrap_or(match self.streams {
            true => self.rng.below(4),
            false => 0,
        });
        if self.streams && self.rng.chance(2) {
            stream = self.rng.below(4);
        }
        for buffer in &mut self.buffers[range] {
            buffer.stream = buffer.stream.or(Some(stream));
        }
        if stream != self.default_stream {
            if self.rng.chance(30) {
                let qualifier = self.qualifier("stream", stream);
                self.line(&format!("layout({qualifier}) out;"));
                self.default_stream = stream;
            } else {
                qualifiers.push(self.qualifier("stream", stream));
            }
        }
        let stated = self
            .buffers
            .get(binding as usize)
            .is_some_and(|b| b.stride.is_some());
        if stated && self.rng.chance(30) && (count == 1 || self.rng.chance(10)) {
            let stride = self.stride(binding);
            qualifiers.push(self.qualifier("xfb_stride", stride));
        }
        Some((binding, qualifiers))
    }

    /// The end of what is captured into buffers.
    fn end(&self, binding: u64, count: u64) -> u64 {
        let buffers = self.buffers.iter().skip(binding as usize);
        let ends = buffers.take(count as usize).map(|buffer| buffer.end);
        ends.max().unwrap_or(0)
    }

    /// Ends what is captured into buffers; returns whether it fits them.
    fn ends(&mut self, binding: u64, count: u64, end: u64) -> bool {
        let end = end.next_multiple_of(8);
        let limit = self.limits.components * 4;
        let buffers = self.buffers.iter_mut().skip(binding as usize);
        let buffers: Vec<&mut Buffer> = buffers.take(count as usize).collect();
        let fits = buffers.iter().all(|b| end <= b.stride.unwrap_or(limit));
        if fits || self.rng.chance(3) {
            buffers.into_iter().for_each(|buffer| buffer.end = end);
            return true;
        }
        false
    }

    /// An offset after `end` that is a multiple of `of`; sometimes any.
    fn offset(&mut self, end: u64, of: u64) -> u64 {
        if self.rng.chance(2) {
            return self.rng.below(24) * 2;
        }
        let gap = self.rng.pick(&[0, 0, 0, 4, 8, 16]);
        (end + gap).next_multiple_of(of)
    }

    fn interpolation(&mut self) -> &'static str {
        self.rng
            .pick(&["", "", "flat ", "smooth ", "centroid ", "noperspective "])
    }

    fn located(&mut self, qualifiers: &mut Vec<String>, size: u64) {
        if self.explicit {
            let qualifier = self.qualifier("location", 28 - self.locations);
            qualifiers.push(qualifier);
        }
        self.locations -= size;
    }

    fn variable(&mut self) {
        let Some((base, brackets, ty)) = self.ty(1) else {
            return;
        };
        let mut qualifiers = Vec::new();
        if self.rng.chance(80)
            && let Some((binding, found)) = self.placed(1)
        {
            let offset = self.offset(self.end(binding, 1), align(&ty));
            qualifiers = found;
            if self.ends(binding, 1, offset + ty.glslang_size()) {
                qualifiers.push(self.qualifier("xfb_offset", offset));
            }
        }
        self.located(&mut qualifiers, locations(&ty));
        let name = self.name("v");
        let (layouts, mode) = (self.layouts(qualifiers), self.interpolation());
        // Arrays can be written at the type.
        let declared = match self.rng.chance(20) {
            true => format!("{base}{brackets} {name}"),
            false => format!("{base} {name}{brackets}"),
        };
        self.line(&format!("{layouts}{mode}out {declared};"));
    }

    fn block(&mut self) {
        let count = match self.rng.chance(30) {
            true => 1 + self.rng.below(self.limits.buffers.min(3)),
            false => 1,
        };
        let named = count > 1 || self.rng.chance(60);
        let mut members = Vec::new();
        let before = self.locations;
        for _ in 0..1 + self.rng.below(4) {
            if let Some(member) = self.ty(count) {
                self.locations -= locations(&member.2) * count;
                members.push(member);
            }
        }
        let size = before - self.locations;
        self.locations = before;
        let placed = self.placed(count);
        if members.is_empty() {
            return;
        }
        let (binding, mut qualifiers) = placed.unwrap_or_default();
        let captured = !qualifiers.is_empty() || self.rng.chance(50);
        let end = self.end(binding, count);
        let largest = members
            .iter()
            .map(|(_, _, ty)| align(ty))
            .max()
            .expect("some");
        let of_block = (captured && self.rng.chance(55)).then(|| self.offset(end, largest));
        let mut cursor = of_block.unwrap_or(end);
        let mut offsets = Vec::new();
        for (_, _, ty) in &members {
            let own = match (captured, of_block) {
                (false, _) => false,
                (true, Some(_)) => self.rng.chance(20),
                (true, None) => self.rng.chance(70),
            };
            let offset = own.then(|| self.offset(cursor, align(ty)));
            if let Some(at) = offset.or(of_block.map(|_| cursor)) {
                cursor = at.next_multiple_of(align(ty)) + ty.glslang_size();
                if of_block.is_none() {
                    cursor = cursor.next_multiple_of(align(ty));
                }
            }
            offsets.push(offset);
        }
        let fits = captured && self.ends(binding, count, cursor);
        if let (true, Some(offset)) = (fits, of_block) {
            qualifiers.push(self.qualifier("xfb_offset", offset));
        }
        self.located(&mut qualifiers, size);
        let mut text = String::new();
        for ((base, brackets, _), offset) in members.iter().zip(offsets) {
            let mut own = Vec::new();
            if let (true, Some(offset)) = (fits, offset) {
                own.push(self.qualifier("xfb_offset", offset));
            }
            let (layouts, name) = (self.layouts(own), self.name("m"));
            text += &format!(" {layouts}{base} {name}{brackets};");
        }
        let (block, layouts) = (self.name("B"), self.layouts(qualifiers));
        let instance = match (named, count) {
            (false, _) => String::new(),
            (true, 1) => format!(" {}", self.name("k")),
            (true, count) => {
                let (name, count) = (self.name("k"), self.number(count));
                format!(" {name}[{count}]")
            }
        };
        self.line(&format!("{layouts}out {block} {{{text} }}{instance};"));
    }

    /// The block of the built-ins.
    fn per_vertex(&mut self) {
        let Some((binding, mut qualifiers)) = self.placed(1) else {
            return;
        };
        let offset = self.offset(self.end(binding, 1), 4);
        let distances = 1 + self.rng.below(4);
        if !self.ends(binding, 1, offset + 20 + 4 * distances) {
            return;
        }
        let own = self.rng.chance(50);
        let mut position = String::new();
        match own {
            true => {
                let qualifier = self.qualifier("xfb_offset", offset);
                position = format!("layout({qualifier}) ");
            }
            false => qualifiers.push(self.qualifier("xfb_offset", offset)),
        }
        let (layouts, distances) = (self.layouts(qualifiers), self.number(distances));
        self.line(&format!(
            "{layouts}out gl_PerVertex {{ {position}vec4 gl_Position; float gl_PointSize; \
             float gl_ClipDistance[{distances}]; }};"
        ));
    }
}
