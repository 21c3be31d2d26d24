//! A program in C that makes the Vulkan calls of a recorded case, one after the other, and
//! prints `pass` or the first difference: `cc repro.c -lvulkan && ./a.out`.
//!
//! * `calls` – calls as statements; [`checks`] – what is compared after each run.
//! * `statements` – statements and their data; `passes` – the two runs of a job as passes of
//!   a loop; `wrapped` – long lines.

mod calls;
pub mod checks;
mod passes;
mod statements;
#[cfg(test)]
mod tests;
mod wrapped;

use crate::device::trace::{Call, Entry, Trace, Value};
use calls::{Functions, is_unknown};
use checks::{Expected, QueryNumbers};
use statements::{Data, Statement};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use thiserror::Error;

/// Bytes of data that a program has at most.
const LARGE: usize = 8 << 20;
/// Statements of a function.
const STATEMENTS: usize = 200;
/// The beginning of a line of the first comment that states what a program does not compare.
pub const NOT_COMPARED: &str = "Not compared: ";
/// Declarations for commands that take addresses, which the headers of some systems lack.
const ADDRESSES: &str = include_str!("addresses.h");

/// The reason why there is no program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoProgram {
    #[error("the calls use {0}, whose memory has addresses that differ in each run")]
    Lacks(String),
    #[error("an argument of {0} is not recorded")]
    Unknown(Cow<'static, str>),
    #[error("{0} bytes of data are too many for a program")]
    Large(usize),
    #[error("the specification leaves its results open, and the program would not")]
    Open,
    #[error(
        "stores are read from the driver's own texts; xfb repro writes a program where commands \
         are executed"
    )]
    Stores,
    #[error("the case runs nothing on a device")]
    NothingRuns,
    #[error("the device does not support the case: {0}")]
    Unsupported(String),
    #[error("what is read back of run {run} is not what is compared")]
    Shape { run: usize },
}

/// Writes the program; `comment` is its first one, and `runs` what is compared after each.
///
/// # Errors
/// The calls cannot be repeated by a program.
pub fn program(trace: &Trace, runs: &[Expected], comment: &str) -> Result<String, NoProgram> {
    let mut writer = Writer::after(trace, runs)?;
    writer.finish_run()?;
    Ok(writer.text(comment))
}

/// Writes a program of calls that the driver did not survive: it makes them all, waits for the
/// device, and passes if it still runs.
///
/// # Errors
/// The errors of [`program`].
pub fn interrupted(trace: &Trace, comment: &str) -> Result<String, NoProgram> {
    let mut writer = Writer::after(trace, &[])?;
    if let Some(device) = trace.living_device() {
        writer.add(Statement::Text(format!("vkDeviceWaitIdle({device});\n")));
    }
    Ok(writer.text(comment))
}

/// The results of queries that are copied to a buffer.
struct CopiedResults {
    buffer: String,
    pool: String,
    first: u64,
    count: u64,
    offset: u64,
    stride: u64,
}

struct Writer<'a> {
    trace: &'a Trace,
    runs: &'a [Expected],
    /// The number of the run.
    run: Option<usize>,
    /// While results are read: the image and the position in it.
    comparing: Option<(usize, usize)>,
    /// The number of resources that were read back in this run.
    resources: usize,
    functions: Functions,
    /// The type of each query pool.
    pools: BTreeMap<String, String>,
    /// The memory and the offset of each buffer.
    bound: BTreeMap<String, (String, u64)>,
    copies: Vec<CopiedResults>,
    /// The size of memory that was never mapped.
    sizes: BTreeMap<String, u64>,
    /// The statements before the first run, and those from each run to the next.
    sections: Vec<Vec<Statement>>,
    /// The types and names of objects.
    objects: Vec<(Cow<'static, str>, String)>,
    bytes: usize,
}

fn object(value: &Value) -> String {
    match value {
        Value::Object(name) => name.clone(),
        _ => String::new(),
    }
}

fn number(value: &Value) -> u64 {
    match value {
        Value::Unsigned(number) => *number,
        _ => 0,
    }
}

/// The field of a structure that a pointer points to.
fn field<'v>(of: &'v Value, name: &str) -> Option<&'v Value> {
    let Value::Pointer(to) = of else { return None };
    let Value::Structure { fields, .. } = &**to else {
        return None;
    };
    let mut fields = fields.iter();
    fields.find_map(|(field, value)| (field == name).then_some(value))
}

impl Writer<'_> {
    /// The writer after all calls of a trace.
    fn after<'a>(trace: &'a Trace, runs: &'a [Expected]) -> Result<Writer<'a>, NoProgram> {
        if let Some(lacks) = &trace.lacks {
            return Err(NoProgram::Lacks(lacks.clone()));
        }
        let mut writer = Writer {
            trace,
            runs,
            run: None,
            comparing: None,
            resources: 0,
            functions: Functions::default(),
            pools: BTreeMap::new(),
            bound: BTreeMap::new(),
            copies: Vec::new(),
            sizes: BTreeMap::new(),
            sections: vec![Vec::new()],
            objects: Vec::new(),
            bytes: 0,
        };
        for entry in &passes::renamed(&trace.entries) {
            writer.entry(entry)?;
        }
        Ok(writer)
    }

    fn add(&mut self, statement: Statement) {
        let last = self.sections.last_mut().expect("a section");
        last.push(statement);
    }

    fn add_text(&mut self, text: String) {
        self.add(Statement::Text(text));
    }

    fn count(&mut self, bytes: usize) -> Result<(), NoProgram> {
        self.bytes += bytes;
        if self.bytes > LARGE {
            return Err(NoProgram::Large(self.bytes));
        }
        Ok(())
    }

    fn expected(&self) -> Option<&Expected> {
        self.runs.get(self.run?)
    }

    fn entry(&mut self, entry: &Entry) -> Result<(), NoProgram> {
        match entry {
            Entry::Call(call) => self.call(call)?,
            Entry::Write {
                memory,
                offset,
                bytes,
            } => {
                self.count(bytes.len())?;
                self.add(Statement::Data(Data::Write {
                    to: format!("map_{memory} + {offset}"),
                    bytes: vec![bytes.clone()],
                }));
            }
            Entry::Read {
                memory,
                offset,
                length,
            } => self.read(memory, *offset, *length as usize)?,
            Entry::Run => {
                self.finish_run()?;
                let run = self.run.map_or(0, |run| run + 1);
                self.run = Some(run);
                self.copies.clear();
                self.resources = 0;
                self.sections.push(Vec::new());
            }
            Entry::Results => self.comparing = Some((0, 0)),
        }
        Ok(())
    }

    fn call(&mut self, call: &Call) -> Result<(), NoProgram> {
        if call.arguments.iter().any(|(_, value)| is_unknown(value)) {
            return Err(NoProgram::Unknown(call.function.clone()));
        }
        let argument = |at: usize| &call.arguments[at].1;
        match &*call.function {
            "vkCreateQueryPool" => {
                let ty = field(argument(1), "queryType");
                if let (Some((_, name)), Some(Value::Name(ty))) = (call.outputs.first(), ty) {
                    self.pools.insert(name.clone(), ty.clone());
                }
            }
            "vkBindBufferMemory" => {
                let place = (object(argument(2)), number(argument(3)));
                self.bound.insert(object(argument(1)), place);
            }
            "vkCmdCopyQueryPoolResults" => self.copies.push(CopiedResults {
                pool: object(argument(1)),
                first: number(argument(2)),
                count: number(argument(3)),
                buffer: object(argument(4)),
                offset: number(argument(5)),
                stride: number(argument(6)),
            }),
            _ => {}
        }
        for output in &call.outputs {
            if output.1 != "instance_1" && !self.objects.contains(output) {
                self.objects.push(output.clone());
            }
        }
        let mut statements = calls::statements(call, &mut self.functions, &self.trace.memory_types);
        match &*call.function {
            "vkAllocateMemory" => {
                let size = field(argument(1), "allocationSize").map_or(0, number);
                let outputs = call.outputs.iter();
                let sizes = outputs.map(|(_, name)| (name.clone(), size));
                self.sizes.extend(sizes);
            }
            "vkMapMemory" => {
                let (memory, offset) = (object(argument(1)), number(argument(2)));
                if let Some(size) = self.sizes.remove(&memory) {
                    let size = number(argument(3)).min(size - offset);
                    // Writing to a string cannot fail.
                    let _ = writeln!(statements, "memset(map_{memory}, 0, {size});");
                }
            }
            _ => {}
        }
        self.count(statements.len() / 3)?;
        self.add_text(statements);
        if call.function == "vkGetQueryPoolResults" && self.comparing.is_some() {
            let pool = object(argument(1));
            let (first, count) = (number(argument(2)), number(argument(3)));
            let stride = number(argument(5));
            let checks = self.query_checks(&pool, (first, count), stride, &|query| {
                format!("query_results + {}", (u64::from(query) - first) * stride)
            });
            self.add_text(checks);
        }
        Ok(())
    }

    /// Comparisons of the queries of a pool that are read here.
    fn query_checks(
        &self,
        pool: &str,
        (first, count): (u64, u64),
        stride: u64,
        place: &dyn Fn(u32) -> String,
    ) -> String {
        let ty = self.pools.get(pool).map_or("", String::as_str);
        let is_here = |query: &&QueryNumbers| {
            let of_type = match ty {
                "VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT" => query.numbers.len() == 2,
                "VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT" => query.numbers.len() == 1,
                _ => false,
            };
            of_type && (first..first + count).contains(&query.index.into())
        };
        let mut text = String::new();
        let queries = self.expected().into_iter().flat_map(|run| &run.queries);
        for query in queries.filter(is_here) {
            let names = match query.numbers.len() {
                2 => ["primitives written", "primitives needed"].as_slice(),
                _ => &["primitives generated"],
            };
            let width = if query.is_wide { 8 } else { 4 };
            let results = place(query.index);
            let (number, views) = (query.number, query.views);
            // Writing to a string cannot fail.
            if query.availability {
                let at = query.numbers.len() * width;
                let _ = writeln!(
                    text,
                    "check_available(\"query {number}\", {results} + {at}, {stride}, {views}, {width});"
                );
            }
            for (at, (expected, name)) in query.numbers.iter().zip(names).enumerate() {
                let Some(expected) = expected else { continue };
                let at = at * width;
                let _ = writeln!(
                    text,
                    "compare_sum(\"query {number}, {name}\", {results} + {at}, {stride}, {views}, \
                     {width}, {expected}ull);"
                );
            }
        }
        text
    }

    /// Memory is read: a part of an image, copied results of queries, or a resource.
    fn read(&mut self, memory: &str, offset: u64, length: usize) -> Result<(), NoProgram> {
        let (Some((image, at)), Some(run)) = (self.comparing, self.run) else {
            return Ok(());
        };
        let images = self.expected().map_or(0, |run| run.images.len());
        if image < images {
            let size = self.runs[run].images[image].bytes.len();
            if at + length > size {
                return Err(NoProgram::Shape { run });
            }
            self.add_text(format!(
                "memcpy(seen_{image} + {at}, map_{memory} + {offset}, {length});\n"
            ));
            let mut next = (image, at + length);
            // Without counters, nothing is read of them.
            while next.0 < images && next.1 == self.runs[run].images[next.0].bytes.len() {
                next = (next.0 + 1, 0);
            }
            self.comparing = Some(next);
            if next.0 == images {
                self.compare_images(run)?;
            }
            return Ok(());
        }
        let copies: Vec<String> = self
            .copies
            .iter()
            .filter_map(|copy| {
                let (of, start) = self.bound.get(&copy.buffer)?;
                let place = start + copy.offset;
                let here = of == memory && (offset..offset + length as u64).contains(&place);
                here.then(|| {
                    let queries = (copy.first, copy.count);
                    self.query_checks(&copy.pool, queries, copy.stride, &|query| {
                        let place = place + (u64::from(query) - copy.first) * copy.stride;
                        format!("map_{memory} + {place}")
                    })
                })
            })
            .collect();
        if copies.is_empty() {
            return self.read_resource(run, memory, offset, length);
        }
        for text in copies {
            self.add_text(text);
        }
        Ok(())
    }

    /// A resource is read with its guards: it is compared if it is the drawn image.
    fn read_resource(
        &mut self,
        run: usize,
        memory: &str,
        offset: u64,
        length: usize,
    ) -> Result<(), NoProgram> {
        let number = self.resources;
        self.resources += 1;
        let drawn = self.expected().and_then(|run| run.drawn.as_ref());
        let Some(drawn) = drawn.filter(|drawn| drawn.resources_before == number) else {
            return Ok(());
        };
        let size = drawn.bytes.len();
        let guards = length.checked_sub(size).ok_or(NoProgram::Shape { run })?;
        let compare = Data::Compare {
            what: "the image".to_owned(),
            seen: format!("map_{memory} + {}", offset + guards as u64 / 2),
            start: 0,
            bytes: vec![drawn.bytes.clone()],
            compared: vec![vec![true; size]],
        };
        self.count(size)?;
        self.add(Statement::Data(compare));
        Ok(())
    }

    fn compare_images(&mut self, run: usize) -> Result<(), NoProgram> {
        let expected = &self.runs[run];
        let mut statements = Vec::new();
        let mut bytes = 0;
        for (number, image) in expected.images.iter().enumerate() {
            let size = image.bytes.len();
            if size == 0 {
                continue;
            }
            bytes += size;
            if image.compared.contains(&false) {
                bytes += size;
            }
            statements.push(Statement::Data(Data::Compare {
                what: image.what.clone(),
                seen: format!("seen_{number}"),
                start: image.start,
                bytes: vec![image.bytes.clone()],
                compared: vec![image.compared.clone()],
            }));
        }
        for choice in &expected.choices {
            let most = choice.alternatives.iter().map(Vec::len).max().unwrap_or(0);
            if most == 0 {
                continue;
            }
            bytes += 12 * most * choice.alternatives.len();
            let rows = choice.alternatives.iter().map(|words| {
                let words = words
                    .iter()
                    .map(|(image, at, bits)| format!("{{seen_{image}, {at}, {bits:#x}}}, "));
                format!("        {{{}}},\n", words.collect::<String>())
            });
            statements.push(Statement::Choice(format!(
                "{{ static const struct word words[][{most}] = {{\n{}      }};\n      \
                 one_of(\"{}\", &words[0][0], {}, {most}); }}\n",
                rows.collect::<String>(),
                choice.what,
                choice.alternatives.len()
            )));
        }
        self.count(bytes)?;
        for statement in statements {
            self.add(statement);
        }
        Ok(())
    }

    /// Everything that is compared of a run must have been read.
    fn finish_run(&mut self) -> Result<(), NoProgram> {
        let (Some((image, _)), Some(run)) = (self.comparing.take(), self.run) else {
            return Ok(());
        };
        let is_complete = |expected: &Expected| {
            let drawn = expected.drawn.as_ref();
            image == expected.images.len()
                && drawn.is_none_or(|drawn| drawn.resources_before < self.resources)
        };
        if self.runs.get(run).is_none_or(is_complete) {
            Ok(())
        } else {
            Err(NoProgram::Shape { run })
        }
    }

    fn text(&self, comment: &str) -> String {
        let mut text = format!("/*\n{comment}");
        let omitted = self.runs.iter().flat_map(|run| &run.omitted);
        for what in omitted.collect::<BTreeSet<_>>() {
            let _ = writeln!(text, "{NOT_COMPARED}{what}.");
        }
        text += "*/\n";
        text += include_str!("frame.c");
        let (parts, main) = self.parts();
        if parts.contains("DEVICE_ADDRESS_COMMANDS") {
            text += ADDRESSES;
        }
        for (ty, name) in &self.objects {
            let _ = writeln!(text, "static {ty} {name};");
            // Memory that only the device accesses is never mapped.
            let mapped = format!("&map_{name}");
            let is_mapped = || {
                let mut after = parts
                    .match_indices(&mapped)
                    .map(|(at, _)| &parts[at + mapped.len()..]);
                after.any(|text| !text.starts_with(|next: char| next.is_ascii_digit()))
            };
            if ty == "VkDeviceMemory" && is_mapped() {
                let _ = writeln!(text, "static unsigned char *map_{name};");
            }
        }
        let images = self.runs.iter().map(|run| run.images.len()).max();
        for number in 0..images.unwrap_or(0) {
            let runs = self.runs.iter().filter_map(|run| run.images.get(number));
            let size = runs.map(|image| image.bytes.len()).max().unwrap_or(0);
            let _ = writeln!(text, "static unsigned char seen_{number}[{}];", size.max(1));
        }
        text.push('\n');
        text += &self.functions.declarations();
        text += &parts;
        let _ = write!(
            text,
            "\nint main(void)\n{{\n{main}    return verdict();\n}}\n"
        );
        text
    }

    /// The functions with the statements, and the statements of `main` that call them.
    fn parts(&self) -> (String, String) {
        let mut parts = Parts::default();
        let mut sections = (0usize..).zip(&self.sections);
        while let Some((number, section)) = sections.next() {
            let Some(run) = number.checked_sub(1) else {
                parts.add(section, "    ");
                continue;
            };
            let second = sections.clone().next().filter(|_| run % 2 == 0);
            let both = second.and_then(|(_, second)| passes::merged(section, second));
            // Writing to a string cannot fail.
            if let Some((pass, after)) = both {
                sections.next();
                let to = run + 2;
                let _ = writeln!(parts.main, "    for (run = {run}; run < {to}; run++) {{");
                parts.add(&pass, "        ");
                parts.main += "    }\n";
                parts.add(&after, "    ");
            } else {
                let _ = writeln!(parts.main, "    run = {run};");
                parts.add(section, "    ");
            }
        }
        (parts.functions, parts.main)
    }
}

/// Functions with statements.
#[derive(Default)]
struct Parts {
    functions: String,
    main: String,
    count: usize,
}

impl Parts {
    /// Adds functions with these statements, and their calls.
    fn add(&mut self, statements: &[Statement], indent: &str) {
        for part in statements.chunks(STATEMENTS) {
            let number = self.count;
            self.count += 1;
            // Writing to a string cannot fail.
            let _ = writeln!(self.functions, "\nstatic void part_{number}(void)\n{{");
            for line in part.iter().map(Statement::text).collect::<String>().lines() {
                let _ = writeln!(self.functions, "    {}", line.trim_end());
            }
            self.functions += "}\n";
            let _ = writeln!(self.main, "{indent}part_{number}();");
        }
    }
}
