//! Scripts with an aim: the program and the commands before it bring about a situation, then
//! one command has the argument's value, in a way that the capture depends on it.
//!
//! Like every random script, such a one is legal whatever was chosen. It may miss its aim:
//! `xfb coverage` decides whether a case covers a pair.

use super::draws::{Instances, MAX_DRAWS};
use super::focus::Focus;
use super::offer::Offer;
use super::programs::{Given, RandomProgram, only_program};
use super::sizes::Scale;
use super::writer::{Writer, vertices_of_byte_count};
use crate::generate::Rng;
use crate::generate::script::aim::{Aim, SITUATIONS, Situation, targets};
use crate::script::barrier::Dependency;
use crate::script::commands::arguments::{Argument, Domain};
use crate::script::commands::slots::Arguments;
use crate::script::commands::{Boundary, Command};
use crate::script::counters::{WriteCounter, WriteMeans};
use crate::script::draw::{ByteCountDraw, DrawCall, DrawForm};
use crate::script::program::{Build, Dynamic, Emit, Pass, Producer, Topology};
use crate::script::requirements::features;
use crate::script::{Draw, Feature};
use crate::units::CounterIndex;
use std::ops::Range;

/// Programs that are tried until one suits the aim.
const MAX_PROGRAMS: usize = 3000;
/// Draws of more vertices have a vertex shader alone.
const MANY: u32 = 1 << 12;

/// Numbers of units at which drivers change their behaviour are next to these powers of two.
const EXPONENTS: [u32; 4] = [8, 10, 12, 16];

/// An aim that can be reached on a device.
pub(super) fn random_aim(rng: &mut Rng, offer: &Offer<'_>) -> Aim {
    let argument = rng.pick(&Vec::from_iter(targets())).copied();
    let argument = argument.expect("there are targets");
    // No random script has several views.
    let situations = SITUATIONS.map(|(situation, _)| situation).into_iter();
    let situations = situations.filter(|situation| *situation != Situation::Multiview);
    let situation = offer.pick(rng, &Vec::from_iter(situations), needed_features);
    let Domain {
        unit, least, most, ..
    } = argument.domain();
    let value = if rng.chance(40) {
        unit * u64::from(rng.below(20))
    } else {
        let exponent = *rng.pick(&EXPONENTS).expect("there are exponents");
        (1 << exponent) + unit * u64::from(rng.below(2))
    };
    Aim {
        argument,
        value: u32::try_from(value.clamp(least, most)).expect("no domain exceeds 32 bits"),
        situation: situation.expect("the first capture needs no feature"),
    }
}

/// The builds of pipelines that are situations.
const BUILDS: [(Situation, Build); 5] = [
    (Situation::Monolithic, Build::Monolithic),
    (Situation::FastLink, Build::FastLink),
    (Situation::OptimisedLink, Build::OptimisedLink),
    (Situation::ShaderObjects, Build::ShaderObjects),
    (Situation::LinkedObjects, Build::LinkedObjects),
];

/// Continues the script so that it is in a situation; false where it cannot be.
type BringAbout = fn(&mut Writer<'_>) -> bool;

/// The situations inside a capture that commands bring about.
const INSIDE: [(Situation, BringAbout); 5] = [
    (Situation::InsideAfterState, |writer| writer.set_state()),
    (Situation::InsideAfterQueryBegun, |writer| {
        writer.begin_query()
    }),
    (Situation::InsideAfterQueryEnded, |writer| {
        writer.begin_query() && {
            let begun = writer.script.commands.last().cloned();
            matches!(begun, Some(Command::BeginQuery(query))
                if writer.push(Command::EndQuery(query)))
        }
    }),
    (Situation::InsideAfterConditionBegun, |writer| {
        writer.begin_condition()
    }),
    (Situation::InsideAfterConditionEnded, |writer| {
        writer.begin_condition() && writer.push(Command::EndConditional)
    }),
];

/// Returns the value of a situation in a table.
fn value_in<T: Copy>(table: &[(Situation, T)], situation: Situation) -> Option<T> {
    let row = table.iter().find(|(own, _)| *own == situation);
    row.map(|(_, value)| *value)
}

/// The features without which a situation does not occur.
fn needed_features(situation: Situation) -> Vec<Feature> {
    if let Some(build) = value_in(&BUILDS, situation) {
        return features::build(build).to_vec();
    }
    if situation == Situation::AfterGenerated {
        return features::draw(&Draw {
            form: DrawForm::Generated {
                count: None,
                max: 1,
            },
            indices: None,
            calls: vec![DrawCall::default()],
        });
    }
    let features = [
        (Situation::AfterByteCount, Feature::TransformFeedbackDraw),
        (Situation::AfterMulti, Feature::MultiDraw),
        (
            Situation::InsideAfterConditionBegun,
            Feature::ConditionalRendering,
        ),
        (
            Situation::InsideAfterConditionEnded,
            Feature::ConditionalRendering,
        ),
    ];
    value_in(&features, situation).into_iter().collect()
}

/// The program of a script with an aim; the last one that was tried, if none suits it.
pub(super) fn program(rng: &mut Rng, offer: &Offer<'_>, aim: Aim) -> RandomProgram {
    let given = given(aim);
    let mut program = only_program(rng, offer, given);
    for _ in 0..MAX_PROGRAMS {
        if suits(&program, aim) {
            break;
        }
        program = only_program(rng, offer, given);
    }
    program
}

/// Returns the properties that a program must have for an aim.
fn given(aim: Aim) -> Given {
    let build = value_in(&BUILDS, aim.situation);
    let fragments = [
        (Situation::Fragments, true),
        (Situation::NoFragments, false),
    ];
    Given {
        build,
        pass: if aim.situation == Situation::LaterSubpass {
            Some(Pass::RenderPass)
        } else {
            build
                .is_some_and(Build::makes_objects)
                .then_some(Pass::Dynamic)
        },
        fragment: value_in(&fragments, aim.situation),
        patch_points: (aim.argument == Argument::PatchPoints).then_some(aim.value),
        invocations: (aim.argument == Argument::Invocations).then_some(aim.value),
        emitted: (aim.argument == Argument::EmittedVertices).then_some(aim.value),
        streams: aim.argument == Argument::EmittedVertices && aim.value.is_multiple_of(2),
    }
}

/// Whether the aim can be reached with a program.
fn suits(program: &RandomProgram, aim: Aim) -> bool {
    let fragment = program.pipeline.fragment;
    let discards = program.pipeline.raster.discards(fragment);
    let is_fixed = !program.pipeline.dynamic.contains(&Dynamic::Discard);
    let situations = [
        (Situation::DiscardOn, discards && is_fixed),
        (Situation::DiscardOff, !discards && is_fixed),
        (
            Situation::InsideAfterState,
            !program.pipeline.dynamic.is_empty(),
        ),
    ];
    let situated = value_in(&situations, aim.situation) != Some(false);
    let assembly = &program.assembly;
    let alone = matches!(assembly.producer, Producer::Vertex);
    let captures_into = |binding| program.strides.iter().any(|(own, ..)| own.0 == binding);
    let last = program.strides.iter().map(|(binding, ..)| binding.0).max();
    let possible = match aim.argument {
        Argument::BeginFirst | Argument::EndFirst => captures_into(aim.value),
        Argument::BindingCount => last.is_some_and(|last| last + 1 >= aim.value),
        Argument::CopyOffset | Argument::CopySize => {
            alone && assembly.captured_vertices() == 1 && !program.dense.is_empty()
        }
        Argument::PatchPoints => {
            assembly.topology == Topology::Patches && assembly.patch_points == aim.value
        }
        Argument::Invocations | Argument::EmittedVertices => {
            matches!(assembly.producer, Producer::Geometry { .. })
        }
        Argument::ByteCountInstances | Argument::ByteCountFirstInstance => program.origins() <= 1,
        Argument::VertexCount
        | Argument::IndexCount
        | Argument::FirstVertex
        | Argument::FirstIndex
        | Argument::VertexOffset
        | Argument::Index => alone || (aim.value <= MANY && program.origins() <= 8),
        Argument::RangeSize => alone || aim.value <= MANY,
        Argument::DrawCount | Argument::Count | Argument::MaxDrawCount => program.origins() <= 8,
        Argument::RangeOffset
        | Argument::CounterOffset
        | Argument::CounterValue
        | Argument::CounterWritten
        | Argument::ByteCountOffset
        | Argument::ByteCountStride => true,
        Argument::BindFirst
        | Argument::BeginCount
        | Argument::EndCount
        | Argument::QueryStream
        | Argument::InstanceCount
        | Argument::FirstInstance
        | Argument::IndirectStride
        | Argument::SourceOffset => false,
    };
    let emits_all = match &assembly.producer {
        Producer::Geometry { emits, .. } => !emits.iter().any(|emit| matches!(emit, Emit::Only(_))),
        Producer::Vertex | Producer::TessEval(_) | Producer::Tessellated(_) => true,
    };
    situated && possible && emits_all && !program.wide && assembly.coincident.is_none()
}

/// The draws of a script with an aim, and what it is about.
pub(super) fn scale_and_focus(aim: Aim) -> (Scale, Focus) {
    let many = 3 * aim.value.max(8);
    let large = [
        (Argument::VertexCount, aim.value),
        (Argument::IndexCount, aim.value),
        (Argument::DrawCount, many),
        (Argument::Count, many),
        (Argument::MaxDrawCount, many),
        // In vertices of the least size.
        (Argument::CopySize, aim.value / 4),
    ];
    let large = large.iter().find(|(own, _)| *own == aim.argument);
    let scale = large.map_or(Scale::Small, |(_, vertices)| Scale::WithLarge(*vertices));
    (scale, Focus::for_aim(aim))
}

impl Writer<'_> {
    /// Adds the commands that bring about the situation of the aim, and the one that it is
    /// about.
    pub fn write_aimed(&mut self, aim: Aim) {
        if !self.situate(aim.situation) {
            return;
        }
        self.act(aim);
        if self.again {
            super::close_all(self);
            self.push(Command::Next(Boundary::Resubmit));
            self.again = false;
        }
    }

    /// Brings about a situation, as far as it begins before a capture.
    fn situate(&mut self, situation: Situation) -> bool {
        match situation {
            Situation::LaterCapture | Situation::Resumed => self.small_capture(),
            Situation::SubmittedAgain => {
                self.again = true;
                let orders = [Dependency::Data, Dependency::Counters];
                orders.into_iter().all(|order| self.settle(order))
            }
            Situation::LaterSubmission => {
                self.draw_first() && self.push(Command::Next(Boundary::Submission))
            }
            Situation::LaterCommandBuffer => {
                self.draw_first() && self.push(Command::Next(Boundary::CommandBuffer))
            }
            Situation::LaterSubpass => {
                self.small_draw(DrawForm::Direct, false)
                    && self.push(Command::Next(Boundary::Subpass))
            }
            Situation::Secondary => self.begin_secondary(),
            Situation::AfterDirect => self.small_draw(DrawForm::Direct, false),
            Situation::AfterIndexed => self.small_draw(DrawForm::Direct, true),
            Situation::AfterMulti => self.small_draw(DrawForm::Multi, false),
            Situation::AfterIndirect => self.small_draw(DrawForm::Indirect, false),
            Situation::AfterGenerated => {
                let form = DrawForm::Generated {
                    count: None,
                    max: 1,
                };
                self.small_draw(form, false)
            }
            Situation::AfterByteCount => self.small_byte_count(),
            Situation::FirstCapture
            | Situation::InsideAfterState
            | Situation::InsideAfterQueryBegun
            | Situation::InsideAfterQueryEnded
            | Situation::InsideAfterConditionBegun
            | Situation::InsideAfterConditionEnded
            | Situation::Multiview
            | Situation::Fragments
            | Situation::NoFragments
            | Situation::DiscardOn
            | Situation::DiscardOff
            | Situation::Monolithic
            | Situation::FastLink
            | Situation::OptimisedLink
            | Situation::ShaderObjects
            | Situation::LinkedObjects => true,
        }
    }

    /// Brings about a situation inside the active capture.
    fn situate_inside(&mut self, situation: Situation) -> bool {
        value_in(&INSIDE, situation).is_none_or(|add| add(self))
    }

    /// Captures and adds the command that the aim is about.
    fn act(&mut self, aim: Aim) -> bool {
        let Aim {
            argument,
            situation,
            ..
        } = aim;
        if argument == Argument::CounterWritten && !self.write_new_counter() {
            return false;
        }
        if !self.begin_capture() {
            return false;
        }
        // An end is about what comes right before it.
        let ends = argument == Argument::EndFirst;
        if !ends && !self.situate_inside(situation) {
            return false;
        }
        let drawn = match argument {
            Argument::BindingCount
            | Argument::RangeOffset
            | Argument::CounterOffset
            | Argument::CounterValue
            | Argument::CounterWritten
            | Argument::BeginFirst
            | Argument::EndFirst
            | Argument::CopyOffset => {
                let vertices = 6 + self.rng.below(9);
                self.draw_vertices(vertices)
            }
            Argument::PatchPoints => {
                let vertices = aim.value * (2 + self.rng.below(3));
                self.draw_vertices(vertices)
            }
            Argument::Invocations | Argument::EmittedVertices => {
                let vertices = 6 + self.rng.below(3);
                self.draw_vertices(vertices)
            }
            Argument::RangeSize | Argument::CopySize => {
                let strides = self.bound_program().strides.iter();
                let least = strides.map(|(_, stride, _)| *stride).min();
                let least = least.expect("a program captures");
                let vertices = aim.value / least / self.bound_program().origins().max(1);
                let more = 2 + self.rng.below(7);
                self.draw_vertices(vertices + more)
            }
            Argument::VertexCount => self.draw_vertices(aim.value),
            Argument::FirstVertex => {
                let vertices = 6 + self.rng.below(9);
                let call = DrawCall {
                    first_vertex: aim.value,
                    ..plain(vertices)
                };
                let form = self.legal_form(aim);
                self.add_calls(form, None, vec![call])
            }
            Argument::IndexCount
            | Argument::FirstIndex
            | Argument::VertexOffset
            | Argument::Index => self.draw_aimed_indices(aim),
            Argument::DrawCount | Argument::Count | Argument::MaxDrawCount => self.draw_many(aim),
            Argument::ByteCountInstances
            | Argument::ByteCountFirstInstance
            | Argument::ByteCountOffset
            | Argument::ByteCountStride => self.aimed_byte_count(aim),
            Argument::BindFirst
            | Argument::BeginCount
            | Argument::EndCount
            | Argument::QueryStream
            | Argument::InstanceCount
            | Argument::FirstInstance
            | Argument::IndirectStride
            | Argument::SourceOffset => false,
        };
        if !drawn || (ends && !self.situate_inside(situation)) {
            return false;
        }
        let inside = super::close_inner(self);
        let ended = inside && self.finish_capture();
        ended && (!self.copies_data() || self.copy())
    }

    /// A draw or a capture, before something else begins.
    fn draw_first(&mut self) -> bool {
        if self.rng.chance(50) {
            self.small_capture()
        } else {
            self.small_draw(DrawForm::Direct, false)
        }
    }

    fn small_capture(&mut self) -> bool {
        let vertices = 3 + self.rng.below(6);
        self.begin_capture() && self.draw_vertices(vertices) && self.finish_capture()
    }

    fn small_draw(&mut self, form: DrawForm, indexed: bool) -> bool {
        if !indexed {
            let vertices = 1 + self.rng.below(9);
            return self.add_calls(form, None, vec![plain(vertices)]);
        }
        let buffer = self.index_buffer();
        let call = self.indexed(buffer, Instances { count: 1, first: 0 }, None);
        let vertices = call.vertices.min(9);
        self.add_calls(form, Some(buffer), vec![DrawCall { vertices, ..call }])
    }

    /// Draws this number of vertices by one command without indices.
    fn draw_vertices(&mut self, vertices: u32) -> bool {
        let after_direct = self.aim.map(|aim| aim.situation) == Some(Situation::AfterDirect);
        let form = if after_direct {
            DrawForm::Indirect
        } else {
            DrawForm::Direct
        };
        let spare = self.nameable().saturating_sub(vertices);
        let call = DrawCall {
            first_vertex: self.rng.below(spare.min(40) + 1),
            ..plain(vertices)
        };
        vertices <= self.nameable() && self.add_calls(form, None, vec![call])
    }

    fn add_calls(&mut self, form: DrawForm, indices: Option<usize>, calls: Vec<DrawCall>) -> bool {
        self.add_draw(Draw {
            form,
            indices,
            calls,
        })
    }

    /// A form in which one draw can be recorded here.
    fn legal_form(&mut self, aim: Aim) -> DrawForm {
        let form = self.form();
        let is_legal = !form.is_generated() || may_generate(aim.situation);
        let is_after_itself = aim.situation == Situation::AfterDirect && form == DrawForm::Direct;
        if !is_legal || is_after_itself {
            DrawForm::Indirect
        } else if matches!(form, DrawForm::Generated { .. }) {
            DrawForm::Generated {
                count: None,
                max: 1,
            }
        } else {
            form
        }
    }

    fn draw_aimed_indices(&mut self, aim: Aim) -> bool {
        let buffer = self.index_buffer();
        let instances = Instances { count: 1, first: 0 };
        let offset = (aim.argument == Argument::VertexOffset).then(|| self.next_offset());
        let call = self.indexed(buffer, instances, offset);
        let form = self.legal_form(aim);
        self.add_calls(form, Some(buffer), vec![call])
    }

    /// Several draws by one command, as many as the aim requires.
    fn draw_many(&mut self, aim: Aim) -> bool {
        let most = u32::try_from(MAX_DRAWS).expect("a small number");
        let more = 1 + self.rng.below(3);
        let value = aim.value;
        let is_stated = aim.argument == Argument::DrawCount;
        let calls = if is_stated {
            // A case file cannot state a command without draws.
            value.max(1)
        } else {
            (value + more).min(most)
        };
        let form = if is_stated {
            let after = [
                (Situation::AfterMulti, DrawForm::Multi),
                (Situation::AfterIndirect, DrawForm::Indirect),
            ];
            let after = value_in(&after, aim.situation);
            let mut forms = vec![DrawForm::Multi, DrawForm::Indirect];
            forms.retain(|form| Some(*form) != after);
            let call = DrawCall::default();
            let picked = self.offer.pick(&mut self.rng, &forms, |form| {
                features::draw(&Draw {
                    form,
                    indices: None,
                    calls: vec![call; 2],
                })
            });
            picked.unwrap_or(DrawForm::Multi)
        } else if aim.argument == Argument::Count {
            self.count_form(aim, value, calls)
        } else {
            self.count_form(aim, calls, value)
        };
        let indices = self.rng.chance(25).then(|| self.index_buffer());
        let instances = Instances { count: 1, first: 0 };
        let least = self.assembly.captured_vertices();
        let calls = (0..calls).map(|_| {
            let vertices = if self.rng.chance(50) {
                least
            } else {
                self.rng.below(4)
            };
            let call = match indices {
                Some(buffer) => self.indexed(buffer, instances, None),
                None => self.in_order(instances),
            };
            let limit = if indices.is_some() {
                call.vertices
            } else {
                vertices
            };
            DrawCall {
                vertices: vertices.min(limit),
                ..call
            }
        });
        let calls = calls.collect();
        self.add_calls(form, indices, calls)
    }

    /// A command whose number of draws is in a buffer.
    fn count_form(&mut self, aim: Aim, count: u32, max: u32) -> DrawForm {
        let generated = DrawForm::GeneratedCount { count, max };
        let draw = Draw {
            form: generated,
            indices: None,
            calls: vec![DrawCall::default(); 2],
        };
        // A draw after one of its own kind is in no situation.
        let often = [
            (Situation::AfterIndirect, 100),
            (Situation::AfterGenerated, 0),
        ];
        let often = value_in(&often, aim.situation).unwrap_or(30);
        if may_generate(aim.situation)
            && self.offer.has(features::draw(&draw))
            && self.rng.chance(often)
        {
            generated
        } else {
            DrawForm::IndirectCount { count, max }
        }
    }

    /// Writes a counter at which the next capture may begin.
    fn write_new_counter(&mut self) -> bool {
        let counter = self.new_counter(None);
        let value = self.counter_value(24);
        let by = *self.rng.pick(WriteMeans::ALL).expect("there are means");
        if !self.in_secondary() {
            self.settle(Dependency::CounterRewrite);
        }
        self.push(Command::WriteCounter(WriteCounter { counter, value, by }))
    }

    fn small_byte_count(&mut self) -> bool {
        let stride = self.own_stride();
        let vertices = 1 + self.rng.below(6);
        self.new_byte_count(ByteCountDraw {
            instances: 1,
            first_instance: 0,
            counter: CounterIndex(0),
            counter_offset: 0,
            stride,
            vertices,
            by_address: false,
        })
    }

    fn own_stride(&self) -> u32 {
        let own = self.bound_program().strides.first();
        own.map_or(4, |(_, stride, _)| *stride)
    }

    fn aimed_byte_count(&mut self, aim: Aim) -> bool {
        let strides = [4, 8, 12, 20, self.own_stride()];
        let stride = *self.rng.pick(&strides).expect("there are strides");
        let least = self.assembly.captured_vertices();
        let vertices = least * (2 + self.rng.below(3));
        let mut draw = ByteCountDraw {
            instances: 1,
            first_instance: 0,
            counter: CounterIndex(0),
            counter_offset: 0,
            stride,
            vertices,
            by_address: false,
        };
        draw.visit_numbers(&mut |argument, number| {
            if argument == aim.argument {
                number.set(aim.value.into());
            }
        });
        self.new_byte_count(draw)
    }

    /// Draws the stated vertices by the value of a new counter.
    fn new_byte_count(&mut self, draw: ByteCountDraw) -> bool {
        let total = u64::from(draw.vertices) * u64::from(draw.instances);
        if !self.offer.has([Feature::TransformFeedbackDraw])
            || draw.stride > self.offer.0.limits.max_buffer_data_stride
            || !self.names(&[vertices_of_byte_count(&draw)])
            || !self.affords(total)
        {
            return false;
        }
        let rest = self.rng.below(draw.stride / 4) * 4;
        let value = draw.counter_offset + draw.vertices * draw.stride + rest;
        let counter = self.new_counter(Some(value));
        let by_address = self.by_address();
        self.push(Command::DrawByteCount(ByteCountDraw {
            counter,
            by_address,
            ..draw
        }))
    }

    /// Whether every range has bytes that no range had before.
    pub fn takes_new_bytes(&self) -> bool {
        let argument = self.aim.map(|aim| aim.argument);
        let ranges = [Argument::RangeOffset, Argument::RangeSize];
        argument.is_some_and(|argument| ranges.contains(&argument)) || self.copies_data()
    }

    /// Whether the script is about a copy of captured bytes.
    pub fn copies_data(&self) -> bool {
        match self.aim.map(|aim| aim.argument) {
            Some(Argument::CopyOffset | Argument::CopySize) => true,
            Some(_) | None => false,
        }
    }

    /// The offset and size of a copy out of captured bytes, by the aim.
    pub fn copied(&self, (offset, bytes): (u64, u64), exact: &Range<u64>) -> (u64, u64) {
        let within = |offset: u64, bytes: u64| {
            exact.start <= offset && offset.saturating_add(bytes) <= exact.end
        };
        if let Some(aimed) = self.aimed_at(Argument::CopyOffset).map(u64::from)
            && within(aimed, 4)
        {
            return (aimed, bytes.min(exact.end - aimed));
        }
        if let Some(aimed) = self.aimed_at(Argument::CopySize).map(u64::from)
            && within(exact.start, aimed)
        {
            return (offset.min(exact.end - aimed), aimed);
        }
        (offset, bytes)
    }
}

/// The parameters of a draw of this number of vertices.
fn plain(vertices: u32) -> DrawCall {
    DrawCall {
        vertices,
        instances: 1,
        ..DrawCall::default()
    }
}

/// Whether draws may be generated in the situation.
fn may_generate(situation: Situation) -> bool {
    !matches!(
        situation,
        Situation::Secondary | Situation::SubmittedAgain | Situation::Multiview
    )
}
