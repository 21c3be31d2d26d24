//! Random API sequences of a random interface: `sequence = "seed"`.
//!
//! A sequence binds ranges of random sizes and has one to four captures, which
//! start anew, resume through counters, or start from numbers that the application
//! set. It draws with every command, topology and index type. Everything is valid
//! by construction; the model gives the expected result.
//!
//! Vulkan, "Transform Feedback", "Drawing Commands".

use super::{Bounds, Rng};
use crate::case::pipeline::PipelineDefinition;
use crate::case::sequence::draws::{Count, Draw, DrawCall, DrawCommand, First, Indices};
use crate::case::sequence::steps::{BindRange, BindingNumber, Counters as Named, Step, WholeSize};
use crate::case::sequence::{self as stated, Counter, Query};
use crate::case::size::Size;
use crate::script::Topology;
use crate::script::barrier::{Barrier, Dependency};
use crate::script::commands::{Boundary, QueryKind};
use crate::script::draw::IndexType;
use crate::spanned::Spanned;
use crate::types::{Interface, Scalar, Stage};
use crate::units::{Stream, Within};
use std::collections::BTreeSet;
use std::ops::Range;

/// Interfaces that any device with the extension's usual limits can hold, small
/// enough to be compiled by the hundred. Clip and cull distances have cases of
/// their own.
pub const BOUNDS: Bounds = Bounds {
    words: 32,
    locations: 10,
    distances: false,
    ..Bounds::DEVICE
};

/// Sizes of ranges; `all` is what all draws capture, so that most ranges end
/// within the data.
const SIZES: [&str; 6] = [
    "all + stride",
    "all / 2 / 4 * 4 + stride",
    "all / 3 / 4 * 4 + 4",
    "all + 4",
    "stride",
    "all + 2 * stride - 4",
];

/// Boundaries between one capture and the next.
const BOUNDARIES: [Option<Boundary>; 4] = [
    None,
    None,
    Some(Boundary::CommandBuffer),
    Some(Boundary::Submission),
];

/// Vertices between one draw and the next, so that no two draws are alike.
const APART: u32 = 32;

/// Indices are below this.
const VERTICES: u32 = 200;

/// A sequence for an interface that captures `words`.
pub struct Sequence<'a> {
    /// The place of the seed, and so of everything that is generated from it.
    pub span: Range<usize>,
    pub interface: &'a Interface,
    pub bindings: BTreeSet<u32>,
    pub streams: BTreeSet<u32>,
    pub rng: Rng,
}

impl Sequence<'_> {
    /// Adds the topology to a pipeline, and index buffers, counters and a script to
    /// a sequence.
    pub fn fill(mut self, pipeline: &mut PipelineDefinition, stated: &mut stated::Sequence) {
        let topology = match self.interface.stage {
            Stage::TessEval => None,
            // Patches are the last topology.
            Stage::Vertex
            | Stage::TessControl
            | Stage::Geometry
            | Stage::Fragment
            | Stage::Compute => self
                .rng
                .pick(&Topology::ALL[..Topology::ALL.len() - 1])
                .copied(),
        };
        if let Some(topology) = topology {
            pipeline.topology = Some(Spanned::new(self.span.clone(), topology));
        }
        let restart = topology.is_some_and(restarts) && self.rng.chance(50);
        if restart {
            pipeline.restart = Some(true);
        }
        for _ in 0..self.rng.below(3) {
            let indices = self.indices(restart);
            stated.indices.push(indices);
        }
        let binds = self.binds();
        let parts = self.rng.between(1, 4);
        // A counter of its own for every binding and start.
        let counters = self.counters(stated);
        let mut steps = binds.clone();
        let mut first = 0;
        // No query may be open where a command buffer ends.
        let apart = self.rng.chance(50);
        let mut queries = Vec::new();
        for part in 0..parts {
            if part > 0 {
                steps.push(Step::Barrier(Barrier::from(Dependency::Counters)));
                steps.push(Step::Barrier(Barrier::from(Dependency::Data)));
                let boundary = self.rng.pick(&BOUNDARIES).copied().flatten();
                if let (true, Some(boundary)) = (apart, boundary) {
                    steps.push(Step::Next(boundary));
                    steps.extend(binds.iter().cloned());
                }
            }
            let set = part > 0 || counters.set;
            let resumed = set && self.rng.chance(if part > 0 { 75 } else { 100 });
            let own = if apart {
                self.queries(&mut queries)
            } else {
                0..0
            };
            steps.extend(own.clone().map(Step::BeginQuery));
            steps.push(Step::Begin(counters.named(resumed)));
            for _ in 0..self.rng.between(1, 3) {
                let draw = self.draw(stated.indices.len(), &mut first);
                steps.push(Step::Draw(draw));
            }
            steps.push(Step::End(counters.named(true)));
            steps.extend(own.map(Step::EndQuery));
        }
        if apart {
            stated.queries = Some(queries);
        }
        let steps = steps.into_iter();
        let steps = steps.map(|step| Spanned::new(self.span.clone(), step));
        stated.script = Some(Spanned::new(self.span.clone(), steps.collect()));
    }

    /// Queries of one capture, by number: every stream's, and one of what is
    /// generated.
    fn queries(&self, all: &mut Vec<Query>) -> Range<u32> {
        let first = all.len();
        let query = |kind, stream| Query {
            kind,
            stream: Stream(stream),
            times: Within::new(1),
        };
        let streams = self.streams.iter();
        all.extend(streams.map(|stream| query(QueryKind::TransformFeedback, *stream)));
        all.push(query(QueryKind::PrimitivesGenerated, 0));
        let number = |length| u32::try_from(length).expect("a sequence has few queries");
        number(first)..number(all.len())
    }

    /// One call for all bindings, or one for each from the first on.
    fn binds(&mut self) -> Vec<Step> {
        let ranges: Vec<Spanned<BindRange>> = (0..=self.last_binding())
            .map(|binding| self.range(binding))
            .collect();
        if self.rng.chance(70) {
            return vec![Step::Bind(ranges)];
        }
        ranges.into_iter().map(|r| Step::Bind(vec![r])).collect()
    }

    /// The last captured binding.
    fn last_binding(&self) -> u32 {
        let last = self.bindings.last();
        *last.expect("a sequence captures something")
    }

    fn range(&mut self, binding: u32) -> Spanned<BindRange> {
        let alignment = if self.wide() { 8 } else { 4 };
        let offset = alignment * self.rng.below(24);
        let short = self.rng.chance(50);
        let size = match self.rng.pick(&SIZES) {
            Some(size) if short && self.bindings.contains(&binding) => {
                Some(Size::Expression((*size).to_owned()))
                    .map(|size| Spanned::new(self.span.clone(), size))
            }
            _ => None,
        };
        let range = BindRange {
            by_address: false,
            buffer: BindingNumber::new(binding),
            memory: None,
            offset: Some(Spanned::new(self.span.clone(), Size::Bytes(offset.into()))),
            whole: if size.is_some() && self.rng.chance(20) {
                WholeSize::Whole
            } else {
                WholeSize::Stated
            },
            size,
        };
        Spanned::new(self.span.clone(), range)
    }

    /// Whether something captured is 64 bits wide.
    fn wide(&self) -> bool {
        let wide = [Scalar::F64, Scalar::I64, Scalar::U64];
        let mut outputs = self.interface.outputs.iter();
        outputs.any(|output| output.ty.any_scalar(&|scalar| wide.contains(&scalar)))
    }

    fn counters(&mut self, stated: &mut stated::Sequence) -> Counters {
        let set = self.rng.chance(25);
        let mut elements = Vec::new();
        for binding in 0..=self.last_binding() {
            if !self.bindings.contains(&binding) {
                elements.push(None);
                continue;
            }
            elements.push(Some(stated.counters.len() as u32));
            let value = set.then(|| self.rng.below(12) * 8);
            let counter = Counter {
                value,
                ..Counter::default()
            };
            stated
                .counters
                .push(Spanned::new(self.span.clone(), counter));
        }
        Counters { set, elements }
    }

    /// An index buffer; restarts occur anywhere, even twice in a row. No primitive has
    /// a vertex twice, since it might be missing (rule 34).
    fn indices(&mut self, restart: bool) -> Spanned<Indices> {
        let ty = if self.rng.chance(50) {
            IndexType::U16
        } else {
            IndexType::U32
        };
        let mut values = Vec::new();
        // The vertices since the last restart.
        let mut part: Vec<u32> = Vec::new();
        for _ in 0..self.rng.between(1, 24) {
            if restart && self.rng.chance(20) {
                values.push("cut".to_owned());
                part.clear();
                continue;
            }
            let mut vertex = self.rng.below(VERTICES);
            while part.first() == Some(&vertex) || part.iter().rev().take(5).any(|v| *v == vertex) {
                vertex = (vertex + 1) % VERTICES;
            }
            values.push(vertex.to_string());
            part.push(vertex);
        }
        let indices = Indices {
            restart: None,
            ty,
            values: values.join(" "),
        };
        Spanned::new(self.span.clone(), indices)
    }

    fn draw(&mut self, buffers: usize, first: &mut u32) -> Draw {
        let indexed = (buffers > 0 && self.rng.chance(50)).then(|| {
            self.rng
                .below(u32::try_from(buffers).expect("there are at most two index buffers"))
        });
        let mut draw = Draw {
            indices: indexed,
            ..Draw::default()
        };
        let instances = if self.rng.chance(25) {
            self.rng.below(3)
        } else {
            1
        };
        draw.instances = Some(Count::new(instances));
        let several = self.rng.chance(30);
        if several {
            let commands = [
                DrawCommand::Multi,
                DrawCommand::Indirect,
                DrawCommand::IndirectCount,
            ];
            draw.command = *self.rng.pick(&commands).expect("three commands");
        }
        let calls = if several { self.rng.between(1, 3) } else { 1 };
        for _ in 0..calls {
            let call = match indexed {
                // The complete buffer, after the vertices of the previous draw.
                Some(_) => DrawCall {
                    vertex_offset: Some((*first).into()),
                    ..DrawCall::default()
                },
                None => DrawCall {
                    vertices: Some(Count::new(self.rng.below(14))),
                    first_vertex: Some(First::new(*first)),
                    ..DrawCall::default()
                },
            };
            *first += APART;
            if several {
                draw.draws.push(call)
            } else {
                draw.vertices = call.vertices;
                draw.first_vertex = call.first_vertex;
                draw.vertex_offset = call.vertex_offset;
            }
        }
        draw
    }
}

/// Whether primitive restart needs no feature beyond Vulkan 1.0 for this topology.
fn restarts(topology: Topology) -> bool {
    matches!(
        topology,
        Topology::LineStrip
            | Topology::TriangleStrip
            | Topology::TriangleFan
            | Topology::LineStripAdjacency
            | Topology::TriangleStripAdjacency
    )
}

/// The counters of a sequence, one per captured binding.
struct Counters {
    /// Whether the application sets them.
    set: bool,
    elements: Vec<Option<u32>>,
}

impl Counters {
    fn named(&self, wanted: bool) -> Named {
        Named {
            counters: if wanted {
                self.elements.clone()
            } else {
                Vec::new()
            },
            ..Named::default()
        }
    }
}
