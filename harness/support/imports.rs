//! The import graph of `src`: which file names which, with paths resolved through
//! `use` aliases and re-exports to the file that defines the item.
//!
//! Approximations: a `use` inside a function counts for its whole module, and paths
//! inside macro calls are found by scanning their tokens.

use proc_macro2::{TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use syn::visit::{self, Visit};
use syn::{Attribute, Ident, Item, UseTree};

/// Segments of a path; of a module, those after `crate`.
type Segments = Vec<String>;

/// A path that a module names.
pub struct Named {
    path: Segments,
    /// Only test code or a re-export names it: the module works without it.
    dispensable: bool,
}

/// A module of the crate; inline modules are modules of their own.
#[derive(Default)]
pub struct Module {
    /// The file that contains it, relative to `src`.
    pub file: PathBuf,
    items: BTreeSet<String>,
    /// Names that `use` brings into scope, and the paths that they denote.
    aliases: BTreeMap<String, Segments>,
    globs: Vec<Segments>,
    named: Vec<Named>,
}

/// The modules of a crate by their paths.
#[derive(Default)]
pub struct Crate {
    modules: BTreeMap<Segments, Module>,
}

impl Crate {
    /// Reads the crate whose root is `root`.
    pub fn read(root: &Path) -> Crate {
        let mut all = Crate::default();
        let folder = root.parent().expect("a file is in a folder");
        all.add_file(folder, root, Vec::new(), false);
        all
    }

    /// A crate that consists of one file, of the module `path`.
    pub fn single(path: &[&str], text: &str) -> Crate {
        let mut all = Crate::default();
        let path = path.iter().map(ToString::to_string).collect();
        all.add(Path::new(""), Path::new("test.rs"), text, path, false);
        all
    }

    fn add_file(&mut self, src: &Path, file: &Path, module: Segments, dispensable: bool) {
        let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        self.add(src, file, &text, module, dispensable);
    }

    fn add(&mut self, src: &Path, file: &Path, text: &str, module: Segments, dispensable: bool) {
        let parsed = syn::parse_file(text).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
        let mut reader = Reader {
            source: self,
            src,
            file,
            module,
            dispensable,
        };
        reader.open();
        reader.visit_file(&parsed);
    }

    /// The path from the root of the crate, of a path as it is written in a module.
    /// Modules of the other crates of this project have the path under which a crate
    /// exports them, and other paths into other crates have none.
    fn absolute(&self, module: &[String], path: &[String], depth: usize) -> Option<Segments> {
        let (first, rest) = path.split_first()?;
        let below = |start: &[String]| Some([start, rest].concat());
        match first.as_str() {
            "crate" | "xfb_cases" | "xfb_engine" | "xfb_oracle" | "xfb_system" => below(&[]),
            "self" => below(module),
            "super" => {
                let parent = &module[..module.len().checked_sub(1)?];
                if rest.first().is_some_and(|next| next == "super") {
                    return self.absolute(parent, rest, depth);
                }
                below(parent)
            }
            name => {
                let own = self.modules.get(module)?;
                let child = [module, &[name.to_owned()]].concat();
                match own.aliases.get(name) {
                    Some(alias) if depth < 8 && alias[0] != name => {
                        below(&self.absolute(module, alias, depth + 1)?)
                    }
                    _ if own.items.contains(name) || self.modules.contains_key(&child) => {
                        below(&child)
                    }
                    _ => None,
                }
            }
        }
    }

    /// The file that defines what an absolute path names; modules as such have none,
    /// since importing one uses nothing of it.
    fn definition(&self, path: &[String], depth: usize) -> Option<&Path> {
        let known = |n: &usize| self.modules.contains_key(&path[..*n]);
        let deepest = (0..=path.len()).rev().find(known)?;
        // `capture::declared` may name both a module and a function.
        let split = deepest.min(path.len().checked_sub(1)?);
        let (at, rest) = path.split_at(split);
        let module = &self.modules[at];
        let follow = |target: &[String], rest: &[String]| {
            let target = self.absolute(at, target, 0)?;
            self.definition(&[target.as_slice(), rest].concat(), depth + 1)
        };
        if module.items.contains(&rest[0]) {
            return Some(&module.file);
        }
        if depth > 8 {
            return None;
        }
        if let Some(alias) = module.aliases.get(&rest[0]) {
            return follow(alias, &rest[1..]);
        }
        module.globs.iter().find_map(|glob| follow(glob, rest))
    }

    /// Every path of this crate that is named, with the module that names it.
    fn absolute_paths(&self) -> impl Iterator<Item = (&Segments, &Named, Segments)> {
        self.modules.iter().flat_map(move |(at, module)| {
            let named = module.named.iter();
            named.filter_map(move |n| Some((at, n, self.absolute(at, &n.path, 0)?)))
        })
    }

    /// The top-level modules that each top-level module names, tests included, and the files.
    pub fn top_level(&self) -> BTreeMap<(String, String), &Path> {
        let paths = self.absolute_paths();
        let named = paths.filter_map(|(at, _, path)| {
            let edge = (at.first()?.clone(), path.first()?.clone());
            Some((edge, self.modules[at].file.as_path()))
        });
        named.collect()
    }

    /// The files that each file imports from, without its tests and re-exports.
    pub fn files(&self) -> BTreeMap<&Path, BTreeSet<&Path>> {
        let mut graph: BTreeMap<&Path, BTreeSet<&Path>> = BTreeMap::new();
        for (at, named, path) in self.absolute_paths() {
            let from = self.modules[at].file.as_path();
            if let Some(to) = self.definition(&path, 0)
                && !named.dispensable
                && to != from
            {
                graph.entry(from).or_default().insert(to);
            }
        }
        graph
    }
}

/// Reads the items of one module.
struct Reader<'a> {
    source: &'a mut Crate,
    src: &'a Path,
    file: &'a Path,
    module: Segments,
    /// Whether the current item is test code or a re-export.
    dispensable: bool,
}

impl Reader<'_> {
    /// Enters the module into the table.
    fn open(&mut self) {
        let file = self.file.strip_prefix(self.src).unwrap_or(self.file);
        self.here().file = file.to_owned();
    }

    fn here(&mut self) -> &mut Module {
        self.source.modules.entry(self.module.clone()).or_default()
    }

    fn name(&mut self, path: Segments) {
        let dispensable = self.dispensable;
        self.here().named.push(Named { path, dispensable });
    }

    /// Enters the leaves of a `use`.
    fn import(&mut self, prefix: &[String], tree: &UseTree) {
        let joined = |ident: &Ident| [prefix, &[ident.to_string()]].concat();
        let (path, alias) = match tree {
            UseTree::Path(path) => return self.import(&joined(&path.ident), &path.tree),
            UseTree::Group(group) => {
                return group
                    .items
                    .iter()
                    .for_each(|tree| self.import(prefix, tree));
            }
            UseTree::Glob(_) => {
                self.here().globs.push(prefix.to_vec());
                return self.name(prefix.to_vec());
            }
            UseTree::Name(name) if name.ident == "self" => (prefix.to_vec(), None),
            UseTree::Name(name) => (joined(&name.ident), None),
            UseTree::Rename(rename) => (joined(&rename.ident), Some(rename.rename.to_string())),
        };
        let alias = alias.or_else(|| path.last().cloned());
        let alias = alias.expect("a use names something");
        self.here().aliases.insert(alias, path.clone());
        self.name(path);
    }

    /// Finds paths in the arguments of a macro.
    fn scan(&mut self, tokens: TokenStream) {
        let mut path = Segments::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == ':' => colons += 1,
                TokenTree::Ident(ident) if colons == 2 && !path.is_empty() => {
                    path.push(ident.to_string());
                    colons = 0;
                }
                other => {
                    self.name(std::mem::take(&mut path));
                    colons = 0;
                    match other {
                        TokenTree::Ident(ident) => path.push(ident.to_string()),
                        TokenTree::Group(group) => self.scan(group.stream()),
                        TokenTree::Punct(_) | TokenTree::Literal(_) => {}
                    }
                }
            }
        }
        self.name(path);
    }

    /// Reads what `visit` visits as test code if the attributes make it that.
    fn guarded(&mut self, attributes: &[Attribute], visit: impl FnOnce(&mut Self)) {
        let outer = self.dispensable;
        self.dispensable |= attributes.iter().any(is_test);
        visit(self);
        self.dispensable = outer;
    }
}

fn is_test(attribute: &Attribute) -> bool {
    attribute.path().is_ident("test")
        || attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<TokenStream>()
                .is_ok_and(|condition| {
                    let condition = condition.to_string();
                    condition == "test"
                        || condition.starts_with("any (test ,")
                        || condition.starts_with("all (test ,")
                })
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast Item) {
        let (attributes, name) = match item {
            Item::Const(item) => (&item.attrs, Some(&item.ident)),
            Item::Enum(item) => (&item.attrs, Some(&item.ident)),
            Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
            Item::Impl(item) => (&item.attrs, None),
            Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
            Item::Mod(item) => (&item.attrs, None),
            Item::Static(item) => (&item.attrs, Some(&item.ident)),
            Item::Struct(item) => (&item.attrs, Some(&item.ident)),
            Item::Trait(item) => (&item.attrs, Some(&item.ident)),
            Item::Type(item) => (&item.attrs, Some(&item.ident)),
            Item::Use(item) => (&item.attrs, None),
            _ => return visit::visit_item(self, item),
        };
        if let Some(name) = name {
            self.here().items.insert(name.to_string());
        }
        self.guarded(attributes, |reader| visit::visit_item(reader, item));
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.guarded(&function.attrs, |reader| {
            visit::visit_impl_item_fn(reader, function);
        });
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        let name = item.ident.to_string();
        let child = [self.module.as_slice(), std::slice::from_ref(&name)].concat();
        if let Some((_, items)) = &item.content {
            let outer = std::mem::replace(&mut self.module, child);
            self.open();
            items.iter().for_each(|item| self.visit_item(item));
            self.module = outer;
            return;
        }
        let folder = self.src.join(self.module.iter().collect::<PathBuf>());
        let mut candidates = [format!("{name}.rs"), format!("{name}/mod.rs")]
            .map(|file| folder.join(file))
            .into_iter();
        if let Some(file) = candidates.find(|file| file.exists()) {
            let (src, dispensable) = (self.src, self.dispensable);
            self.source.add_file(src, &file, child, dispensable);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let outer = self.dispensable;
        self.dispensable |= !matches!(item.vis, syn::Visibility::Inherited);
        self.import(&[], &item.tree);
        self.dispensable = outer;
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let segments = path.segments.iter().map(|s| s.ident.to_string());
        let path_of = segments.collect();
        self.name(path_of);
        visit::visit_path(self, path);
    }

    fn visit_vis_restricted(&mut self, visibility: &'ast syn::VisRestricted) {
        // `pub(super)` and `pub(crate)` import nothing; `pub(in path)` names a module.
        if visibility.in_token.is_some() {
            self.visit_path(&visibility.path);
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        self.scan(call.tokens.clone());
    }
}
