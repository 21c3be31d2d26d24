use super::{Code, EditError, Editor};
use crate::spirv::{Target, load_words, reflect_with_ids};
use crate::types::{Scalar, Stage, Type};
use crate::units::Stream;
use rspirv::binary::Assemble;
use rspirv::dr::{Builder, Operand};
use rspirv::spirv::{
    AddressingModel, Capability, Decoration, ExecutionMode, ExecutionModel, FunctionControl,
    MemoryModel, Op, StorageClass,
};

/// A module of `model` with an output `a`, vec4 at location 0, that writes it
/// through an access chain and returns in two places; `inside` adds to the
/// first of its two blocks.
fn module(
    model: ExecutionModel,
    version: (u8, u8),
    inside: impl FnOnce(&mut Builder, u32),
) -> Vec<u32> {
    let mut b = Builder::new();
    b.set_version(version.0, version.1);
    b.capability(Capability::Shader);
    b.memory_model(AddressingModel::Logical, MemoryModel::GLSL450);
    let void = b.type_void();
    let float = b.type_float(32, None);
    let vec4 = b.type_vector(float, 4);
    let uint = b.type_int(32, 0);
    let zero = b.constant_bit32(uint, 0);
    let one = b.constant_bit32(float, 0x3f80_0000);
    let to_vec4 = b.type_pointer(None, StorageClass::Output, vec4);
    let to_float = b.type_pointer(None, StorageClass::Output, float);
    let a = b.variable(to_vec4, None, StorageClass::Output, None);
    b.name(a, "a");
    b.decorate(a, Decoration::Location, [Operand::LiteralBit32(0)]);
    let yes = b.type_bool();
    let yes = b.constant_true(yes);
    let ty = b.type_function(void, []);
    let main = b
        .begin_function(void, None, FunctionControl::NONE, ty)
        .expect("a function begins");
    b.begin_block(None).expect("a block begins");
    let x = b.access_chain(to_float, None, a, [zero]).expect("a chain");
    b.store(x, one, None, []).expect("a store");
    inside(&mut b, a);
    let (then, end) = (b.id(), b.id());
    b.selection_merge(end, rspirv::spirv::SelectionControl::NONE)
        .expect("a merge");
    b.branch_conditional(yes, then, end, []).expect("a branch");
    for label in [then, end] {
        b.begin_block(Some(label)).expect("a block begins");
        b.ret().expect("it returns");
    }
    b.end_function().expect("the function ends");
    b.entry_point(model, main, "main", [a]);
    b.module().assemble()
}

fn vertex() -> Vec<u32> {
    module(ExecutionModel::Vertex, (1, 0), |_, _| {})
}

fn editor(words: &[u32]) -> Editor {
    let module = load_words(words).expect("the module is read");
    Editor::new(module, None).expect("the module is edited")
}

fn opcodes(words: &[u32]) -> Vec<Op> {
    let module = load_words(words).expect("what was edited is read");
    let functions = &module.representation().functions;
    let instructions = functions.iter().flat_map(|f| f.all_inst_iter());
    instructions.map(|i| i.class.opcode).collect()
}

#[test]
fn an_unedited_module_stays_as_it_is() {
    let words = vertex();
    assert_eq!(editor(&words).finish(), Ok(words));
}

#[test]
fn types_and_constants_are_those_of_the_module() {
    let words = vertex();
    let mut editor = editor(&words);
    let vec4 = editor.ty(&Type::vector(Scalar::F32, 4)).expect("a type");
    let variable = reflect_with_ids(&load_words(&words).expect("read"), None)
        .expect("it is reflected")
        .variables[0];
    assert_eq!(editor.pointee(variable), Ok((StorageClass::Output, vec4)));
    editor.constant_u32(0).expect("a constant");
    assert_eq!(editor.clone().finish(), Ok(words));
    let structure = Type::structure("S", [("m".to_owned(), Type::matrix(Scalar::F64, 2, 3))]);
    let array = Type::array(structure, 2);
    let id = editor.ty(&array).expect("a type");
    assert_eq!(editor.ty(&array), Ok(id));
    let column = editor.part(id, 1).and_then(|s| editor.part(s, 0));
    let column = column.and_then(|m| editor.part(m, 1)).expect("a column");
    assert_eq!(Ok(column), editor.ty(&Type::vector(Scalar::F64, 3)));
    let refused = EditError::NoPart {
        id: column,
        index: 3,
    };
    assert_eq!(editor.part(column, 3), Err(refused));
}

#[test]
fn a_new_output_is_filled_wherever_the_shader_returns() {
    let mut editor = editor(&vertex());
    let a = editor.entry().interface[0];
    let float = editor.ty(&Type::Scalar(Scalar::F32)).expect("a type");
    let copy = editor.variable(StorageClass::Output, float, "copy");
    let copy = copy.expect("a variable");
    editor.decorate(Target::Id(copy), Decoration::Location, &[1]);
    editor.decorate(Target::Id(copy), Decoration::Offset, &[4]);
    editor.decorate(Target::Id(copy), Decoration::XfbBuffer, &[0]);
    editor.decorate(Target::Id(copy), Decoration::XfbStride, &[8]);
    editor.capability(Capability::TransformFeedback);
    editor.capability(Capability::TransformFeedback);
    editor.execution_mode(ExecutionMode::Xfb, &[]);
    editor.execution_mode(ExecutionMode::Xfb, &[]);
    let mut code = Code::new();
    let y = editor.read(&mut code, a, &[1]).expect("it is read");
    editor
        .write(&mut code, copy, &[], y)
        .expect("it is written");
    let fill = editor.function("fill", code).expect("a function");
    editor.call_at_exits(fill).expect("called");
    let words = editor.finish().expect("words");
    let module = load_words(&words).expect("what was edited is read");
    let interface = reflect_with_ids(&module, None)
        .expect("reflected")
        .interface;
    assert!(interface.capturing && interface.capability);
    let names: Vec<&str> = interface.outputs.iter().map(|o| &*o.name).collect();
    assert_eq!(names, ["a", "copy"]);
    assert_eq!(module.representation().capabilities.len(), 2);
    assert_eq!(module.representation().execution_modes.len(), 1);
    let calls = opcodes(&words);
    let calls = calls
        .windows(2)
        .filter(|w| *w == [Op::FunctionCall, Op::Return]);
    assert_eq!(calls.count(), 2);
}

#[test]
fn calls_at_the_start_follow_local_variables() {
    let words = module(ExecutionModel::Vertex, (1, 0), |_, _| {});
    let mut editor = editor(&words);
    let function = editor.function("first", Code::new()).expect("a function");
    editor.call_at_start(function).expect("called");
    let opcodes = opcodes(&editor.finish().expect("words"));
    let begins = [Op::Function, Op::Label, Op::FunctionCall, Op::AccessChain];
    assert_eq!(opcodes[..4], begins);
}

#[test]
fn each_emitted_vertex_is_preceded_by_the_call_of_its_stream() {
    let words = module(ExecutionModel::Geometry, (1, 0), |b, _| {
        let int = b.type_int(32, 1);
        let one = b.constant_bit32(int, 1);
        b.emit_vertex().expect("a vertex");
        b.end_primitive().expect("a primitive");
        b.emit_stream_vertex(one).expect("a vertex");
    });
    let mut editor = editor(&words);
    let function = editor.function("fill", Code::new()).expect("a function");
    let only_one = |stream| (stream == Stream(1)).then_some(function);
    editor.call_before_emits(only_one).expect("called");
    editor.name_streams().expect("named");
    let opcodes = opcodes(&editor.finish().expect("words"));
    let woven = [
        Op::EmitStreamVertex,
        Op::EndStreamPrimitive,
        Op::FunctionCall,
        Op::EmitStreamVertex,
    ];
    assert_eq!(opcodes[4..8], woven);
}

#[test]
fn decoration_groups_are_taken_apart() {
    let words = module(ExecutionModel::Vertex, (1, 0), |b, a| {
        let group = b.id();
        b.decorate(group, Decoration::Offset, [Operand::LiteralBit32(8)]);
        b.decoration_group_with(group);
        b.group_decorate(group, [a]);
    });
    let mut editor = editor(&words);
    let a = Target::Id(editor.entry().interface[0]);
    assert_eq!(editor.decoration(a, Decoration::Offset), Some(8));
    editor.retain_decorations(|target, d| target != a || d != Decoration::Offset);
    assert_eq!(editor.decoration(a, Decoration::Offset), None);
    assert_eq!(editor.decoration(a, Decoration::Location), Some(0));
}

#[test]
fn a_decoration_of_a_variable_and_of_its_group_is_refused() {
    let words = module(ExecutionModel::Vertex, (1, 0), |b, a| {
        let group = b.id();
        b.decorate(group, Decoration::Location, [Operand::LiteralBit32(3)]);
        b.decoration_group_with(group);
        b.group_decorate(group, [a]);
    });
    let module = load_words(&words).expect("read");
    let error = reflect_with_ids(&module, None).expect_err("two locations");
    assert!(
        error
            .to_string()
            .contains("has the decoration Location more than once"),
        "{error}"
    );
}

trait Groups {
    fn decoration_group_with(&mut self, id: u32);
}

impl Groups for Builder {
    /// rspirv's own gives the group an id that is new.
    fn decoration_group_with(&mut self, id: u32) {
        let group = rspirv::dr::Instruction::new(Op::DecorationGroup, None, Some(id), vec![]);
        self.module_mut().annotations.push(group);
    }
}

#[test]
fn pointers_follow_a_variable_made_private() {
    for (version, interface) in [((1, 0), 0), ((1, 4), 1)] {
        let mut editor = editor(&module(ExecutionModel::Vertex, version, |_, _| {}));
        let a = editor.entry().interface[0];
        editor.make_private(&[a]).expect("private");
        assert_eq!(
            editor.pointee(a).expect("a variable").0,
            StorageClass::Private
        );
        let words = editor.finish().expect("words");
        let module = load_words(&words).expect("read");
        assert_eq!(module.entry_points()[0].interface.len(), interface);
        let module = module.representation();
        let chain = &module.functions[0].blocks[0].instructions[0];
        let types = &module.types_global_values;
        let result = types.iter().find(|i| i.result_id == chain.result_type);
        let class = result.and_then(|pointer| pointer.operands.first());
        assert_eq!(class, Some(&Operand::StorageClass(StorageClass::Private)));
    }
}

#[test]
fn a_pointer_handed_to_a_function_cannot_become_private() {
    let words = module(ExecutionModel::Vertex, (1, 0), |b, a| {
        let void = b.type_void();
        b.function_call(void, None, void, [a]).expect("a call");
    });
    let mut editor = editor(&words);
    let a = editor.entry().interface[0];
    let refused = editor.make_private(&[a]).expect_err("a call");
    assert!(
        refused.to_string().contains("used by FunctionCall"),
        "{refused}"
    );
}

#[test]
fn modules_that_cannot_be_edited_are_refused() {
    let mut words = vertex();
    words[3] = 0x3f_ffff;
    let mut full = editor(&words);
    let refused = full.function("f", Code::new()).expect_err("no id is left");
    assert_eq!(refused, EditError::Bound { max: 0x3f_ffff });

    let refused = editor(&vertex()).pointee(900);
    assert_eq!(refused, Err(EditError::NotAVariable(900)));

    let module = load_words(&vertex()).expect("read");
    let refused = Editor::new(module, Some(Stage::Geometry)).expect_err("no such stage");
    assert!(
        refused
            .to_string()
            .contains("no entry point of the geometry stage")
    );

    let mut twice = vertex();
    let float = twice.windows(3).position(|w| w[0] == 0x0003_0016);
    let float = float.expect("OpTypeFloat");
    let again = twice[float..float + 3].to_vec();
    twice.splice(float..float, again);
    let module = load_words(&twice).expect("read");
    let refused = Editor::new(module, None).expect_err("twice the same id");
    assert!(matches!(refused, EditError::DefinedTwice(_)), "{refused}");

    let mut bodiless = vertex();
    let first = bodiless
        .iter()
        .position(|w| w & 0xffff == Op::Function as u32);
    bodiless.truncate(first.expect("a function"));
    let mut editor = editor(&bodiless);
    let refused = editor.call_at_start(1).expect_err("no function");
    assert!(matches!(refused, EditError::NotAFunction(_)), "{refused}");
}

/// A new variable would have the decorations of an id with its number.
#[test]
fn a_module_that_mentions_an_id_past_its_bound_is_refused() {
    let refused = |words: &[u32]| {
        let module = load_words(words).expect("read");
        Editor::new(module, None).expect_err("an id past the bound")
    };
    let mut forgotten = vertex();
    forgotten[3] = 2;
    let error = refused(&forgotten);
    assert!(
        matches!(error, EditError::IdOutsideBound { bound: 2, .. }),
        "{error}"
    );
    let bound = vertex()[3];
    // XfbStride 16, and a decoration that no grammar has.
    for decoration in [&[37, 16][..], &[65_000]] {
        let mut words = vertex();
        let length = 3 + u32::try_from(decoration.len() - 1).expect("short");
        let first = [length << 16 | Op::Decorate as u32, bound];
        let stray = [&first, decoration].concat();
        let located = words.windows(3).position(|w| w[0] & 0xffff == 71);
        let at = located.expect("an OpDecorate");
        words.splice(at..at, stray);
        assert_eq!(
            refused(&words),
            EditError::IdOutsideBound { id: bound, bound }
        );
    }
}
