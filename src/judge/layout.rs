//! Layouts of blocks: the engine's own beside those worked out by hand, and
//! beside the offsets that the GLSL compiler put into a module.

use crate::case::MemoryCase;
use crate::case::memory::ExpectedLayout;
use crate::judge::row_comparison::compare_rows;
use crate::spanned::Spanned;
use crate::spirv;
use crate::types::layout::{self, Enumeration, MemberRow};
use crate::types::{Scalar, StructType, Type};

/// Checks every layout that the case states.
///
/// # Errors
/// The difference: the engine or the case is wrong, never a driver.
pub fn check(memory: &MemoryCase) -> Result<(), String> {
    for expected in memory.declared.layout.iter().map(Spanned::get_ref) {
        let laid_out = memory.laid_out(expected.rules);
        let answer = match (&expected.refused, laid_out) {
            (Some(rule), Err(error)) if error.rule() == rule => Ok(()),
            (Some(rule), Err(error)) => Err(format!(
                "a refusal by {rule} is expected, the engine refuses by {}: {error}",
                error.rule()
            )),
            (Some(rule), Ok(_)) => Err(format!(
                "a refusal by {rule} is expected, the engine lays the block out"
            )),
            (None, Err(error)) => Err(format!(
                "a layout is expected, the engine refuses by {}: {error}",
                error.rule()
            )),
            (None, Ok((block, size))) => compare(expected, &block, size),
        };
        answer.map_err(|text| format!("layout {}: {text}", expected.rules))?;
    }
    Ok(())
}

fn compare(expected: &ExpectedLayout, block: &StructType, seen_size: u32) -> Result<(), String> {
    let seen: Vec<Option<u32>> = block.members.iter().map(|member| member.offset).collect();
    let offsets: Vec<Option<u32>> = expected.offsets.iter().copied().map(Some).collect();
    compare_rows("offsets", &offsets, &seen)?;
    if let Some(size) = expected.size
        && size != seen_size
    {
        return Err(format!("size: expected {size}, seen {seen_size}"));
    }
    for (name, strides) in &expected.array_strides {
        let mut ty = member(block, name)?;
        let mut seen = Vec::new();
        while let Type::Array {
            element, stride, ..
        } = ty
        {
            seen.extend(*stride);
            ty = element;
        }
        compare_rows(&format!("array strides of {name}"), strides, &seen)?;
    }
    for (name, stride) in &expected.matrix_strides {
        let seen = match member(block, name)?.without_arrays() {
            Type::Matrix { layout, .. } => layout.stride,
            _ => None,
        };
        compare_rows(
            &format!("matrix stride of {name}"),
            &[Some(*stride)],
            &[seen],
        )?;
    }
    Ok(())
}

/// The type of a member by its name, `s.m` for a member's member.
fn member<'b>(block: &'b StructType, path: &str) -> Result<&'b Type, String> {
    let mut structure = block;
    let mut names = path.split('.').peekable();
    while let Some(name) = names.next() {
        let found = structure.members.iter().find(|member| member.name == name);
        let ty = &found
            .ok_or_else(|| format!("no member is called {path}"))?
            .ty;
        match (names.peek(), ty.without_arrays()) {
            (None, _) => return Ok(ty),
            (Some(_), Type::Struct(inner)) => structure = inner,
            (Some(_), _) => return Err(format!("no member is called {path}")),
        }
    }
    Err("a member has a name".to_owned())
}

/// The module's own decorations must be the layout that the buffer was filled by.
///
/// # Errors
/// The difference: our rules or the compiler's are wrong, never a driver.
pub fn second_reading(memory: &MemoryCase, words: &[u32]) -> Result<(), String> {
    let Some(rules) = memory.declared.layout_rules else {
        return Ok(());
    };
    let module = spirv::load_words(words).map_err(|error| error.to_string())?;
    let blocks = spirv::reflect_blocks(&module).map_err(|error| error.to_string())?;
    let [compiled] = blocks.as_slice() else {
        return Err(format!("the module has {} blocks, not one", blocks.len()));
    };
    if memory.declared.kind != compiled.kind {
        return Err(format!("the module's block is {:?}", compiled.kind));
    }
    let (own, _) = memory.laid_out(rules).map_err(|error| error.to_string())?;
    let of = |block: &StructType| {
        layout::members(block, "", Enumeration::Uniform).map_err(|error| error.to_string())
    };
    let own: Vec<MemberRow> = of(&own)?.into_iter().map(in_memory).collect();
    compare_rows(
        "declared and compiled layout differ: members",
        &own,
        &of(&compiled.block)?,
    )
}

/// A member as SPIR-V has it: a bool is an unsigned integer in memory.
fn in_memory(mut row: MemberRow) -> MemberRow {
    if row.ty.scalar == Scalar::Bool {
        row.ty.scalar = Scalar::U32;
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::case::Case;
    use crate::catalog::Library;

    fn case(name: &str) -> Case {
        let library = Library::embedded();
        library.get(name).expect("no mistake").expect(name)
    }

    fn memory(name: &str) -> MemoryCase {
        case(name).memory().expect("a block").clone()
    }

    #[test]
    fn every_part_of_a_layout_is_compared() {
        let right = memory("xfb.memory_layout.table.b9");
        assert_eq!(check(&right), Ok(()));
        let wrong = |change: &dyn Fn(&mut ExpectedLayout), want: &str| {
            let mut memory = right.clone();
            change(memory.declared.layout[0].get_mut());
            let error = check(&memory).expect_err(want);
            assert!(
                error.starts_with("layout std140: ") && error.contains(want),
                "{error}"
            );
        };
        wrong(
            &|layout| layout.offsets[1] = 60,
            "offsets, row 1: expected 60, seen 64",
        );
        wrong(
            &|layout| layout.size = Some(240),
            "size: expected 240, seen 256",
        );
        wrong(
            &|layout| layout.array_strides.get_mut("mr").expect("mr")[0] = 32,
            "array strides of mr",
        );
        wrong(
            &|layout| layout.refused = Some("layout.no_matrix".into()),
            "the engine lays the block out",
        );
        wrong(
            &|layout| {
                layout
                    .matrix_strides
                    .values_mut()
                    .for_each(|stride| *stride = 8)
            },
            "matrix stride of",
        );
        wrong(
            &|layout| layout.matrix_strides = [("n.c".into(), 8)].into(),
            "no member is called n.c",
        );
        let mut refused = right.clone();
        refused.declared.layout[3].get_mut().refused = Some("layout.overlap".into());
        let error = check(&refused).expect_err("another rule");
        assert!(error.contains("refuses by layout.no_matrix"), "{error}");
    }

    #[cfg(feature = "shaderc")]
    #[test]
    fn the_compilers_offsets_are_a_second_reading() {
        use crate::case_glsl::template;
        use crate::compile::{Compiler, Flavour};
        use crate::spirv::BlockKind;
        use crate::types::layout::Rules;
        let case = case("xfb.memory_layout.b9.std140.uniform");
        let stages = template::stages(
            &case.capture().expect("a device case").program,
            Library::embedded().sources(),
        )
        .expect("a shader");
        let compiler = Compiler::shared();
        let source = &stages[0];
        let words = compiler
            .compile_glsl(&source.text, source.stage, "b9", Flavour::Vulkan)
            .expect("it compiles");
        let right = case.memory().expect("a block").clone();
        assert_eq!(second_reading(&right, &words), Ok(()));
        let mut other = right.clone();
        other.declared.layout_rules = Some(Rules::Std430);
        let error = second_reading(&other, &words).expect_err("other rules");
        assert!(
            error.contains("declared and compiled layout differ"),
            "{error}"
        );
        let mut other = right.clone();
        other.declared.kind = Some(BlockKind::Storage);
        assert!(second_reading(&other, &words).is_err(), "another kind");
        let mut other = right;
        other.block.members[2].ty = other.block.members[2].ty.with_majorness(true);
        assert!(second_reading(&other, &words).is_err(), "another majorness");
    }
}
