//! Looks up the names of a request in an interface.
//!
//! OpenGL 4.6 sections 7.3.1.1 and 11.1.2.1: a name refers to one varying, or to
//! one element of a varying that is an array. Beyond OpenGL, a name may end with a
//! swizzle that selects components of a vector or of a column of a matrix: `v.xz`,
//! `m[2].xz`. A member of a struct takes precedence over a swizzle. Varyings are not
//! enumerated: a name is followed from its root down, so the cost is linear in the
//! length of the list and the size of the interface.

use crate::types::access::named::{self, Values};
use crate::types::access::{Class, Path, Root as AccessRoot, Step, Variable};
use crate::types::interface::BuiltIn;
use crate::types::{GlType, Interface, StructType, Swizzle, Type};
use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The varying, or the element of one, that a name refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Target {
    /// Index into the outputs of the interface.
    pub(super) output: usize,
    /// Index of the block member.
    pub(super) member: Option<usize>,
    /// Index of the element in an array of blocks; 0 otherwise.
    pub(super) element: u32,
    pub(super) gl_type: GlType,
    /// Length of an array that is named without a subscript.
    pub(super) len: Option<u32>,
    /// Index of the named element of an array.
    pub(super) subscript: Option<u32>,
    /// Number of its first word in the interface.
    pub(super) word: u32,
    /// Locations from the start of the variable or block member.
    pub(super) location: u64,
    /// The requested components of a vector; `word` and `location` are those of the vector.
    pub(super) swizzle: Option<Swizzle>,
}

impl Target {
    /// Returns the components of this vector, or of a column of this matrix, that the end
    /// of a name selects.
    fn components(self, part: &[NamePart]) -> Option<Target> {
        let GlType {
            scalar,
            columns,
            rows,
        } = self.gl_type;
        let (column, letters) = match part {
            [NamePart::Member(letters)] if columns == 1 => (0, letters),
            [NamePart::Index(column), NamePart::Member(letters)] if columns > 1 => {
                (inside(*column, columns)?, letters)
            }
            _ => return None,
        };
        if self.len.is_some() || rows == 1 {
            return None;
        }
        let swizzle = Swizzle::parse(letters, rows)?;
        let vector = Type::vector(scalar, rows);
        Some(Target {
            gl_type: GlType {
                scalar,
                columns: 1,
                rows: swizzle.count(),
            },
            word: self.word + column * vector.components(),
            location: self.location + u64::from(column) * u64::from(vector.locations(false)),
            swizzle: Some(swizzle),
            ..self
        })
    }
}

/// The reason why a name does not refer to anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unknown {
    Undeclared,
    /// Two outputs, or two members of one struct, have the name.
    Ambiguous,
    /// Components of a vector, in a dialect of OpenGL.
    Components,
    /// An element past the end of an array.
    Index {
        len: u32,
    },
    /// A subscript after something that is not an array.
    NotArray,
}

/// The variable or block at which a name begins.
#[derive(Clone, Copy, Debug)]
enum Root {
    Variable(usize),
    /// A member of a block without an instance name.
    Member(usize, usize),
    /// A block by its own name.
    Block(usize),
}

/// A part of a name after its root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NamePart<'n> {
    Member(&'n str),
    Index(u64),
}

/// The members of a struct.
struct Fields<'i> {
    /// `None` for a name that two members have.
    by_name: HashMap<&'i str, Option<usize>>,
    /// Words and locations before each.
    before: Vec<(u32, u64)>,
    /// Words of all members.
    words: u32,
}

/// The names of an interface.
pub(super) struct Names<'i> {
    interface: &'i Interface,
    first_words: Vec<u32>,
    /// Bytes of the longest name of a root.
    longest: usize,
    roots: HashMap<&'i str, Root>,
    /// Names that two outputs have.
    ambiguous: HashSet<&'i str>,
    /// Blocks have a separate name space.
    blocks: HashMap<&'i str, Root>,
    fields: HashMap<*const StructType, Fields<'i>>,
    /// Words and locations of element types.
    sizes: HashMap<*const Type, (u32, u64)>,
}

impl<'i> Names<'i> {
    pub(super) fn new(interface: &'i Interface) -> Names<'i> {
        let mut names = Names {
            interface,
            first_words: interface.first_words(),
            longest: 0,
            roots: HashMap::new(),
            ambiguous: HashSet::new(),
            blocks: HashMap::new(),
            fields: HashMap::new(),
            sizes: HashMap::new(),
        };
        (0..interface.outputs.len()).for_each(|output| names.add(output));
        let roots = names.roots.keys().chain(names.blocks.keys());
        names.longest = roots.map(|root| root.len()).max().unwrap_or(0);
        names
    }

    /// Adds the roots of an output.
    fn add(&mut self, output: usize) {
        let interface = self.interface;
        let variable = &interface.outputs[output];
        let named = interface.named;
        let builtin = |builtin: Option<BuiltIn>| match builtin.map(BuiltIn::glsl_name) {
            None | Some("") => None,
            Some(name) => Some(name),
        };
        let (Some(block), Some(structure)) = (&variable.block, members(&variable.ty)) else {
            let declared = named.then_some(variable.name.as_str());
            if let Some(name) = builtin(variable.builtin).or(declared) {
                self.add_root(name, Root::Variable(output));
            }
            return;
        };
        let bare = named && variable.name.is_empty();
        if named && !bare {
            let block = self.blocks.entry(&block.name);
            block.or_insert(Root::Block(output));
        }
        for (member, (field, own)) in structure.members.iter().zip(&block.members).enumerate() {
            let lacks_size = |builtin| interface.unsized_builtins.contains(&builtin);
            if own.builtin.is_some_and(lacks_size) {
                continue;
            }
            let declared = bare.then_some(field.name.as_str());
            if let Some(name) = builtin(own.builtin).or(declared) {
                self.add_root(name, Root::Member(output, member));
            }
        }
    }

    /// Adds a root; of a built-in and another output of the same name, the first is used.
    fn add_root(&mut self, name: &'i str, root: Root) {
        let is_builtin = |root| match root {
            Root::Variable(output) => self.interface.outputs[output].builtin.is_some(),
            Root::Member(output, member) => {
                let block = self.interface.outputs[output].block.as_ref();
                block.is_some_and(|block| block.members[member].builtin.is_some())
            }
            Root::Block(_) => false,
        };
        match self.roots.entry(name) {
            Entry::Vacant(place) => {
                place.insert(root);
            }
            Entry::Occupied(first) => {
                if !is_builtin(*first.get()) && !is_builtin(root) {
                    self.ambiguous.insert(name);
                }
            }
        }
    }

    /// Returns what `name` refers to. The whole name is looked up first: compilers of
    /// other languages write dots and brackets into the names of variables.
    pub(super) fn find(&mut self, name: &str) -> Result<Target, Unknown> {
        self.resolve(name).map(|(target, ..)| target)
    }

    /// Returns the access path of a name; `None` if it refers to nothing.
    pub(super) fn path(&mut self, name: &str) -> Option<Path> {
        let (_, root, rest) = self.resolve(name).ok()?;
        let (Root::Variable(output) | Root::Member(output, _) | Root::Block(output)) = root;
        let ty = &self.interface.outputs[output].ty;
        let (mut steps, ty) = match root {
            Root::Variable(_) | Root::Block(_) => (Vec::new(), ty),
            Root::Member(_, member) => {
                let step = Step::Member(u32::try_from(member).ok()?);
                (vec![step], &members(ty)?.members.get(member)?.ty)
            }
        };
        let mut values = Values::default();
        steps.extend(named::steps(name, ty, rest, &mut values).ok()?.0);
        let output = u32::try_from(output).ok()?;
        let root = AccessRoot::Variable(Variable::new(output, Class::Output));
        Some(Path { root, steps })
    }

    /// Returns what `name` refers to, its root, and what follows the root.
    fn resolve<'n>(&mut self, name: &'n str) -> Result<(Target, Root, &'n str), Unknown> {
        let ends = name.match_indices(['.', '[']).map(|(at, _)| at);
        let mut ends: Vec<usize> = ends.take_while(|end| *end <= self.longest).collect();
        ends.push(name.len());
        for end in ends.into_iter().rev() {
            let (root, rest) = name.split_at(end);
            let roots = [self.roots.get(root), self.blocks.get(root)];
            let roots = roots.map(Option::<&Root>::copied);
            if roots.iter().all(Option::is_none) {
                continue;
            }
            let Some(steps) = parts(rest) else { continue };
            for root in roots.into_iter().flatten() {
                match self.follow(root, &steps) {
                    Ok(_) if self.ambiguous.contains(&name[..end]) => {
                        return Err(Unknown::Ambiguous);
                    }
                    Ok(target) => return Ok((target, root, rest)),
                    Err(Unknown::Undeclared) => {}
                    Err(why) => return Err(why),
                }
            }
        }
        Err(Unknown::Undeclared)
    }

    fn follow(&mut self, root: Root, steps: &[NamePart]) -> Result<Target, Unknown> {
        let interface = self.interface;
        let (Root::Variable(output) | Root::Member(output, _) | Root::Block(output)) = root;
        let variable = &interface.outputs[output];
        let mut word = self.first_words[output];
        let mut element = 0;
        let mut steps = steps;
        let member = match root {
            Root::Variable(_) => None,
            Root::Member(_, member) => Some(member),
            Root::Block(_) => {
                let mut ty = &variable.ty;
                while let Type::Array {
                    element: inner,
                    len,
                    ..
                } = ty
                {
                    let [NamePart::Index(index), rest @ ..] = steps else {
                        return Err(Unknown::Undeclared);
                    };
                    let index = inside(*index, *len).ok_or(Unknown::Undeclared)?;
                    element = element * len + index;
                    (ty, steps) = (inner, rest);
                }
                let (Some(structure), [NamePart::Member(name), rest @ ..]) =
                    (ty.as_struct(), steps)
                else {
                    return Err(Unknown::Undeclared);
                };
                steps = rest;
                let (member, ..) = self.field(structure, name)?;
                let block = variable.block.as_ref();
                let own = block.and_then(|block| block.members.get(member));
                if own.is_some_and(|own| own.builtin.is_some()) {
                    // Built-ins have no name but their own.
                    return Err(Unknown::Undeclared);
                }
                Some(member)
            }
        };
        let mut ty = &variable.ty;
        if let Some(member) = member {
            let structure = members(&variable.ty).expect("a member is one of a struct");
            let fields = self.fields(structure);
            word += element * fields.words + fields.before[member].0;
            ty = &structure.members[member].ty;
        }
        let mut target = self.walk(ty, steps, word)?;
        (target.output, target.member, target.element) = (output, member, element);
        Ok(target)
    }

    /// Follows `steps` inside a variable or block member.
    fn walk(
        &mut self,
        mut ty: &'i Type,
        mut steps: &[NamePart],
        mut word: u32,
    ) -> Result<Target, Unknown> {
        let mut location = 0;
        while !ty.is_leaf() {
            let (step, rest) = steps.split_first().ok_or(Unknown::Undeclared)?;
            steps = rest;
            match (ty, step) {
                (Type::Array { element, len, .. }, NamePart::Index(index)) => {
                    let index = inside(*index, *len).ok_or(Unknown::Undeclared)?;
                    let (words, locations) = self.size(element);
                    word += index * words;
                    location += u64::from(index) * locations;
                    ty = element;
                }
                (Type::Struct(structure), NamePart::Member(name)) => {
                    let (member, words, locations) = self.field(structure, name)?;
                    word += words;
                    location += locations;
                    ty = &structure.members[member].ty;
                }
                _ => return Err(Unknown::Undeclared),
            }
        }
        let (whole, len) = if let Type::Array { element, len, .. } = ty {
            (&**element, Some(*len))
        } else {
            (ty, None)
        };
        let gl_type = GlType::from_type(whole).ok_or(Unknown::Undeclared)?;
        let (subscript, part) = match (steps, len) {
            ([NamePart::Index(index), part @ ..], Some(len)) => {
                let index = inside(*index, len).ok_or(Unknown::Index { len })?;
                (Some(index), part)
            }
            (part, _) => (None, part),
        };
        let index = subscript.unwrap_or(0);
        let target = Target {
            output: 0,
            member: None,
            element: 0,
            gl_type,
            len: len.filter(|_| subscript.is_none()),
            subscript,
            word: word + index * whole.components(),
            location: location + u64::from(index) * u64::from(whole.locations(false)),
            swizzle: None,
        };
        match part {
            [] => Ok(target),
            [NamePart::Index(_)] if len.is_none() => Err(Unknown::NotArray),
            part => target.components(part).ok_or(Unknown::Undeclared),
        }
    }

    fn size(&mut self, ty: &Arc<Type>) -> (u32, u64) {
        let size = || (ty.components(), u64::from(ty.locations(false)));
        *self.sizes.entry(Arc::as_ptr(ty)).or_insert_with(size)
    }

    fn fields(&mut self, structure: &'i Arc<StructType>) -> &Fields<'i> {
        let read = || {
            let mut fields = Fields {
                by_name: HashMap::new(),
                before: Vec::new(),
                words: 0,
            };
            let mut locations = 0;
            for (index, member) in structure.members.iter().enumerate() {
                let known = fields.by_name.entry(&member.name);
                known
                    .and_modify(|known| *known = None)
                    .or_insert(Some(index));
                fields.before.push((fields.words, locations));
                fields.words += member.ty.components();
                locations += u64::from(member.ty.locations(false));
            }
            fields
        };
        let known = self.fields.entry(Arc::as_ptr(structure));
        known.or_insert_with(read)
    }

    /// Returns the index of a member, and the words and locations before it.
    fn field(
        &mut self,
        structure: &'i Arc<StructType>,
        name: &str,
    ) -> Result<(usize, u32, u64), Unknown> {
        let fields = self.fields(structure);
        let index = *fields.by_name.get(name).ok_or(Unknown::Undeclared)?;
        let index = index.ok_or(Unknown::Ambiguous)?;
        let (words, locations) = fields.before[index];
        Ok((index, words, locations))
    }
}

/// Returns the struct of a block.
fn members(ty: &Type) -> Option<&Arc<StructType>> {
    ty.without_arrays().as_struct()
}

/// Returns `index` if it is less than `len`.
fn inside(index: u64, len: u32) -> Option<u32> {
    u32::try_from(index).ok().filter(|index| *index < len)
}

/// Splits what follows the root of a name. `None` for text that does not follow one:
/// numbers have no sign, no blank and no leading zero.
fn parts(mut rest: &str) -> Option<Vec<NamePart<'_>>> {
    let end = |text: &str| text.find(['.', '[']).unwrap_or(text.len());
    let mut steps = Vec::new();
    while !rest.is_empty() {
        if let Some(member) = rest.strip_prefix('.') {
            let (member, after) = member.split_at(end(member));
            steps.push(NamePart::Member(member));
            rest = after;
        } else {
            let (digits, after) = rest.strip_prefix('[')?.split_once(']')?;
            let plain = digits == "0" || !digits.starts_with('0');
            if digits.is_empty() || !plain || !digits.bytes().all(|b| b.is_ascii_digit()) {
                return None;
            }
            // A number of more than 64 bits is past the end of every array.
            steps.push(NamePart::Index(digits.parse().unwrap_or(u64::MAX)));
            rest = after;
        }
    }
    Some(steps)
}
