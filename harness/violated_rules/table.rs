//! Changes of the model's source: each misreads a rule, and some hand-worked test of
//! the model must notice.

/// One change; the text occurs exactly once in its file.
pub struct Mutant {
    /// The rules that it breaks (`case::rules`).
    pub rules: &'static [u8],
    /// Below `src/oracle/model`.
    pub file: &'static str,
    pub text: &'static str,
    pub instead: &'static str,
}

const fn mutant(
    rules: &'static [u8],
    file: &'static str,
    text: &'static str,
    instead: &'static str,
) -> Mutant {
    Mutant {
        rules,
        file,
        text,
        instead,
    }
}

const ASSEMBLY: &str = "assembly.rs";
const PRIMITIVES: &str = "primitives.rs";
const MACHINE: &str = "machine/mod.rs";
const DRAW: &str = "machine/draw.rs";
const COUNT: &str = "machine/count.rs";
const CONSUME: &str = "machine/consume.rs";
const WRITES: &str = "machine/writes.rs";
const IDENTITIES: &str = "machine/identities.rs";
const VALUES: &str = "values.rs";
const POINTS: &str = "points.rs";
const TESSELLATION: &str = "tessellation.rs";

/// All changes, ordered by file.
pub const MUTANTS: &[Mutant] = &[
    mutant(
        &[31, 32],
        ASSEMBLY,
        "Topology::Lines => n / 2,",
        "Topology::Lines => n.div_ceil(2),",
    ),
    mutant(
        &[32],
        ASSEMBLY,
        "Topology::LineStrip => n.saturating_sub(1),",
        "Topology::LineStrip => n,",
    ),
    mutant(
        &[31, 32],
        ASSEMBLY,
        "Topology::Triangles => n / 3,",
        "Topology::Triangles => n.div_ceil(3),",
    ),
    mutant(
        &[32],
        ASSEMBLY,
        "=> n.saturating_sub(2),",
        "=> n.saturating_sub(1),",
    ),
    mutant(
        &[32],
        ASSEMBLY,
        "Topology::LinesAdjacency => n / 4,",
        "Topology::LinesAdjacency => n / 2,",
    ),
    mutant(
        &[32],
        ASSEMBLY,
        "=> n.saturating_sub(3),",
        "=> n.saturating_sub(2),",
    ),
    mutant(
        &[32],
        ASSEMBLY,
        "Topology::TrianglesAdjacency => n / 6,",
        "Topology::TrianglesAdjacency => n / 3,",
    ),
    mutant(
        &[32],
        ASSEMBLY,
        "n.saturating_sub(4) / 2,",
        "n.saturating_sub(3) / 2,",
    ),
    mutant(
        &[31],
        ASSEMBLY,
        "n.checked_div(patch_points).unwrap_or(0)",
        "n.div_ceil(patch_points.max(1))",
    ),
    mutant(
        &[30],
        ASSEMBLY,
        "[vec![a, c, b], vec![b, a, c]]",
        "[vec![b, a, c], vec![a, c, b]]",
    ),
    mutant(
        &[28],
        ASSEMBLY,
        "[vec![a, c, b], vec![b, a, c]]",
        "same(&[a, b, c])",
    ),
    mutant(
        &[30],
        ASSEMBLY,
        "[vec![i + 1, i + 2, 0], vec![0, i + 1, i + 2]]",
        "[vec![0, i + 1, i + 2], vec![i + 1, i + 2, 0]]",
    ),
    mutant(
        &[28],
        ASSEMBLY,
        "same(&[4 * i + 1, 4 * i + 2])",
        "same(&[4 * i, 4 * i + 1])",
    ),
    mutant(
        &[28],
        ASSEMBLY,
        "Topology::LineStripAdjacency => same(&[i + 1, i + 2])",
        "Topology::LineStripAdjacency => same(&[i, i + 1])",
    ),
    mutant(
        &[28],
        ASSEMBLY,
        "same(&[6 * i, 6 * i + 2, 6 * i + 4])",
        "same(&[6 * i, 6 * i + 1, 6 * i + 2])",
    ),
    mutant(
        &[28],
        ASSEMBLY,
        "winding(2 * i, 2 * i + 2, 2 * i + 4)",
        "winding(i, i + 1, i + 2)",
    ),
    mutant(
        &[29],
        PRIMITIVES,
        "(0..primitive.len()).map(move |first| {",
        "(0..1).map(move |first| {",
    ),
    mutant(
        &[30],
        PRIMITIVES,
        "if vertices.len() > 1 && provoking.is_none() {",
        "if vertices.len() > 1 {",
    ),
    mutant(
        &[30],
        PRIMITIVES,
        "Some(Provoking::Last) => &primitive.last,",
        "Some(Provoking::Last) => &primitive.first,",
    ),
    mutant(
        &[30],
        PRIMITIVES,
        "Some(Provoking::First | Provoking::Default) | None => &primitive.first,",
        "Some(Provoking::First) | None => &primitive.first,\n                    \
         Some(Provoking::Default) => &primitive.last,",
    ),
    mutant(
        &[26],
        PRIMITIVES,
        "let instance = draw.first_instance + instance;",
        "",
    ),
    mutant(
        &[26],
        PRIMITIVES,
        "for instance in 0..draw.instances {",
        "for instance in 0..draw.instances.min(1) {",
    ),
    mutant(
        &[33],
        PRIMITIVES,
        "if restart && index == buffer.restart_index() {",
        "if index == buffer.restart_index() {",
    ),
    mutant(
        &[33],
        PRIMITIVES,
        "if restart && index == buffer.restart_index() {",
        "if restart && index == u32::MAX {",
    ),
    mutant(
        &[99],
        PRIMITIVES,
        "if restart && index == buffer.restart_index() {",
        "if restart && index == buffer.kind.restart() {",
    ),
    mutant(
        &[26],
        PRIMITIVES,
        "index.wrapping_add_signed(call.vertex_offset)",
        "index",
    ),
    mutant(
        &[35],
        PRIMITIVES,
        "strips[stream as usize].clear();",
        "strips[stream as usize].truncate(1);",
    ),
    mutant(
        &[35],
        PRIMITIVES,
        "Some(Provoking::First | Provoking::Default) | None => vertices.swap(1, 2),",
        "Some(Provoking::First | Provoking::Default) | None => {}",
    ),
    mutant(
        &[26],
        PRIMITIVES,
        "let mut emission = invocation * per_invocation;",
        "let mut emission = 0 * invocation;",
    ),
    mutant(
        &[36],
        PRIMITIVES,
        "vec![corner(0), corner(2), corner(1)]",
        "vec![corner(0), corner(1), corner(2)]",
    ),
    mutant(
        &[36],
        PRIMITIVES,
        "order: Order::AnySequence,",
        "order: Order::Fixed,",
    ),
    mutant(
        &[27, 38],
        PRIMITIVES,
        "groups.push(corners(*domain, origin(primitive.received[0])));",
        "groups.push(corners(*domain, origin(0)));",
    ),
    mutant(
        &[57],
        MACHINE,
        "self.bound.insert(binding, bound);",
        "self.bound.clear();\n self.bound.insert(binding, bound);",
    ),
    mutant(
        &[57],
        MACHINE,
        "self.bound.insert(binding, bound);",
        "self.bound.insert(Binding(binding.0 - bind.first.0), bound);",
    ),
    mutant(
        &[48],
        MACHINE,
        "counter.map_or(0, |counter|",
        "counter.map_or(4, |counter|",
    ),
    mutant(
        &[49],
        MACHINE,
        "cursors.insert(binding, start);",
        "cursors.insert(binding, start + bound.offset);",
    ),
    mutant(
        &[50],
        MACHINE,
        ".checked_sub(call.first.0)",
        ".checked_sub(0 * call.first.0)",
    ),
    mutant(
        &[53],
        MACHINE,
        "cursors.insert(binding, start);",
        "cursors.insert(binding, start.min(bound.size));",
    ),
    mutant(
        &[51],
        MACHINE,
        "self.counters[write.counter] = Some(u64::from(write.value));",
        "",
    ),
    mutant(
        &[51],
        MACHINE,
        "self.stored[write.counter] = Some(u64::from(write.value));",
        "",
    ),
    mutant(
        &[43],
        MACHINE,
        "self.counters[counter] = Some(cursor);",
        "self.counters[counter] = Some(0);",
    ),
    mutant(
        &[43, 52],
        MACHINE,
        "self.stored[counter] = Some(cursor);",
        "self.stored[counter] = Some(0);",
    ),
    mutant(
        &[52],
        MACHINE,
        "match stored.map(|s| s as u32).or(*initial) {",
        "match stored.map(|s| s as u32).filter(|_| initial.is_none()) {",
    ),
    mutant(
        &[67],
        MACHINE,
        "self.queries[*index] = QueryState::default();",
        "(self.queries[*index].begun, self.queries[*index].ended) = (false, false);",
    ),
    mutant(&[55], MACHINE, "self.bound.clear();\n", ""),
    mutant(
        &[73],
        MACHINE,
        "Some(chain) => chain.whole = false,",
        "Some(_) => {}",
    ),
    mutant(
        &[61],
        DRAW,
        "value.saturating_sub(u64::from(draw.counter_offset))",
        "value",
    ),
    mutant(
        &[61],
        DRAW,
        "value.saturating_sub(u64::from(draw.counter_offset))",
        "u64::from((value as u32).wrapping_sub(draw.counter_offset))",
    ),
    mutant(
        &[61],
        DRAW,
        "bytes / u64::from(draw.stride)",
        "bytes.div_ceil(u64::from(draw.stride))",
    ),
    mutant(
        &[63],
        DRAW,
        "first_instance: draw.first_instance,",
        "first_instance: 0,",
    ),
    mutant(
        &[68],
        DRAW,
        "QueryKind::TransformFeedback if active => {",
        "QueryKind::TransformFeedback => {",
    ),
    mutant(
        &[72],
        COUNT,
        "u64::from(each) * u64::from(call.instances)",
        "u64::from(each.wrapping_mul(call.instances))",
    ),
    mutant(
        &[41, 72],
        COUNT,
        "self.tally(0, active, 0, all);",
        "self.tally(0, active, all, all);",
    ),
    mutant(&[2, 72], COUNT, "if !plain || fits {", "if !plain {"),
    mutant(
        &[41],
        DRAW,
        "query.written += written;",
        "query.written += all;",
    ),
    mutant(
        &[69],
        DRAW,
        "QueryKind::PrimitivesGenerated => query.needed += all,",
        "QueryKind::PrimitivesGenerated => query.needed += written as u64,",
    ),
    mutant(
        &[47],
        DRAW,
        "query.written_unknown |= query.overflowed && written > 0;",
        "",
    ),
    mutant(&[8, 71], DRAW, "query.written_unknown |= !all_bound;", ""),
    mutant(
        &[71],
        DRAW,
        "own.all(|buffer| self.feeds(buffer))",
        "own.any(|buffer| self.feeds(buffer))",
    ),
    mutant(
        &[39],
        DRAW,
        "targets.iter().all(|target| target.fits(vertices))",
        "targets.iter().any(|target| target.fits(vertices))",
    ),
    mutant(
        &[45],
        DRAW,
        "self.start + vertices * self.stride <= self.bound.size",
        "self.start + vertices * self.stride < self.bound.size",
    ),
    mutant(
        &[40],
        DRAW,
        "self.start + vertices * self.stride <= self.bound.size",
        "self.start + vertices * self.stride <= self.bound.size.next_multiple_of(self.stride)",
    ),
    mutant(
        &[43],
        DRAW,
        "target.start + u64::from(captured) * target.stride;",
        "target.start + u64::from(captured) * 4;",
    ),
    mutant(
        &[15],
        DRAW,
        "target.bound.offset + target.start +",
        "target.start +",
    ),
    mutant(
        &[15],
        DRAW,
        "position: at + u64::from(word.offset.0),",
        "position: at,",
    ),
    mutant(
        &[42, 74],
        DRAW,
        "self.capture.buffers.iter().filter(|b| b.stream.0 == stream);",
        "self.capture.buffers.iter().filter(|_| stream < 4);",
    ),
    mutant(
        &[75],
        DRAW,
        ".filter(|vertices| vertices.len() == 1);",
        ".filter(|vertices| vertices.len() == 1 && active);",
    ),
    mutant(
        &[75],
        DRAW,
        "if stream == self.shape.assembly.rasterized_stream() {",
        "if stream == self.capture.shape.assembly.rasterized_stream() {",
    ),
    mutant(
        &[114],
        DRAW,
        "self.shape.assembly.discard == Some(true);",
        "self.capture.shape.assembly.discard == Some(true);",
    ),
    mutant(
        &[114],
        DRAW,
        "let written = if active {",
        "let written = if active && self.shape.assembly.discard != Some(true) {",
    ),
    mutant(
        &[96],
        CONSUME,
        "first + (instance - first).checked_div(divisor).unwrap_or(0)",
        "instance.checked_div(divisor).unwrap_or(first)",
    ),
    mutant(
        &[96],
        CONSUME,
        ".checked_div(divisor).unwrap_or(0)",
        ".checked_div(divisor).unwrap_or(instance - first)",
    ),
    mutant(
        &[63],
        DRAW,
        "self.fed.first_instance = drawn[call].first_instance;",
        "let _ = (call, &drawn);",
    ),
    mutant(
        &[60],
        CONSUME,
        "if place.home == CounterHome::Capture(buffer)",
        "if false",
    ),
    mutant(
        &[34],
        DRAW,
        "Ok((self.omits)(number, &words))",
        "Ok((self.omits)(number, &words) && false)",
    ),
    mutant(
        &[34],
        PRIMITIVES,
        "Producer::Vertex | Producer::Geometry { .. } => vertices.iter().enumerate().any(twice),",
        "Producer::Vertex | Producer::Geometry { .. } => false,",
    ),
    mutant(
        &[34],
        DRAW,
        "!is_positioned && group.primitives[0].len() > 1",
        "false",
    ),
    mutant(
        &[34],
        DRAW,
        "== self.shape.assembly.position_stream",
        "== Stream(0)",
    ),
    mutant(
        &[34],
        DRAW,
        "Some((before, missing)) if before == primitive => missing,",
        "",
    ),
    mutant(
        &[64],
        MACHINE,
        "self.condition.is_none_or(Condition::holds)",
        "true",
    ),
    mutant(
        &[65, 66],
        CONSUME,
        "if word.bits != Some(*expected) {",
        "if word.bits.is_none() {",
    ),
    mutant(
        &[65, 66],
        CONSUME,
        "+ 4 * u64::from(word.0)",
        "+ 0 * u64::from(word.0)",
    ),
    mutant(
        &[85],
        WRITES,
        "alternative.retain(|(buffer, word)| !covered.contains(&(*buffer, word.position)));",
        "",
    ),
    mutant(
        &[85],
        WRITES,
        "in writes.into_iter().rev() {",
        "in writes {",
    ),
    mutant(
        &[101],
        MACHINE,
        "AllowedQuery::PrimitivesGenerated(views * query.needed)",
        "AllowedQuery::PrimitivesGenerated(query.needed)",
    ),
    mutant(&[69], IDENTITIES, "&& other.draws == state.draws", ""),
    mutant(&[95], VALUES, "m & 0xf & !((m & 0xa) >> 1)", "m & 0xf"),
    mutant(
        &[26],
        VALUES,
        "vertex_index.wrapping_add(instance_index.wrapping_mul(INSTANCE_SPAN))",
        "vertex_index",
    ),
    mutant(
        &[26],
        VALUES,
        "base.wrapping_mul(emissions).wrapping_add(emission)",
        "base.wrapping_add(emission)",
    ),
    mutant(
        &[75],
        POINTS,
        ".all(|bits| f32::from_bits(bits) >= 0.0)",
        ".any(|bits| f32::from_bits(bits) >= 0.0)",
    ),
    mutant(
        &[36],
        TESSELLATION,
        "up(level) + up(level) % 2)",
        "up(level))",
    ),
    mutant(
        &[36],
        TESSELLATION,
        "up(level) + 1 - up(level) % 2)",
        "up(level))",
    ),
    mutant(
        &[36],
        TESSELLATION,
        "any(|level| level.0 <= 0)",
        "any(|level| level.0 < 0)",
    ),
    mutant(
        &[36],
        TESSELLATION,
        "2 * m + 2 * n + 2 * m * n",
        "2 * m + 2 * n + m * n",
    ),
];
