//! How varyings are packed: one algorithm, and what implementations do
//! differently in it.

use std::fmt;

/// What a packer does; the presets are whole implementations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackOptions {
    /// Varyings share slots at all. Without, arrays, matrices and structs are
    /// still packed inside, since capture tells their words by it.
    pub packing: bool,
    /// Captured scalars and vectors may share slots.
    pub capture_packing: bool,
    /// A vec3 may begin in one slot and end in the next. Never where names are
    /// captured each into a buffer of its own.
    pub straddling: bool,
    /// The stage is linked without its neighbour: everything stays, and nothing
    /// is packed at the outer interface.
    pub separable: bool,
    /// Read vectors that are not captured are split into scalars first.
    pub scalarize: bool,
    /// Locations given in the shaders are kept, their slots shared with nobody.
    /// Without, they only say what belongs together.
    pub keep_locations: bool,
    /// Ints and uints may share a slot.
    pub int_with_uint: bool,
    /// Floats and 64-bit values may share a slot with ints, by bit-cast.
    pub float_with_int: bool,
    pub mixing: Mixing,
    pub order: OrderBy,
    pub class_of: ClassOf,
    pub class_order: ClassOrder,
    /// Words go one after the other into whatever is free: 64-bit values are
    /// not kept in one slot, and kept locations are stepped over in the midst of
    /// a variable.
    pub fill: bool,
    pub ceiling: Ceiling,
}

/// Which interpolation qualifiers may share a slot: what the consumer allows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mixing {
    /// Only equal ones.
    Never,
    /// All but flat, and what is captured without being read with anything.
    NotFlat,
    /// All.
    All,
}

/// By what varyings of one class are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderBy {
    /// Components of a type without its arrays, modulo 4.
    Components,
    /// Components of its vectors; structs come first.
    VectorSize,
}

/// Whose qualifiers make the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassOf {
    Producer,
    /// The stage that interpolates.
    Consumer,
}

/// Which classes there are, and in which order they are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassOrder {
    /// Unqualified, smooth, flat, noperspective; centroid after all of them,
    /// then sample.
    Qualifiers,
    /// Perspective, linear, flat, the former two by sampling; what is captured
    /// without being read comes last, by itself.
    Interpolation,
}

/// When packing fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ceiling {
    /// Past this many slots.
    Slots(u32),
    /// Past this many components in all; slots never run out.
    Components(u32),
}

impl PackOptions {
    /// Mesa's linker, with the classes of the stage that interpolates.
    pub const ENGINE: PackOptions = PackOptions {
        packing: true,
        capture_packing: true,
        straddling: true,
        separable: false,
        scalarize: false,
        keep_locations: true,
        int_with_uint: true,
        float_with_int: true,
        mixing: Mixing::Never,
        order: OrderBy::Components,
        class_of: ClassOf::Consumer,
        class_order: ClassOrder::Qualifiers,
        fill: false,
        ceiling: Ceiling::Slots(32),
    };

    /// The linker of Mesa 25.0.
    pub const MESA: PackOptions = PackOptions {
        class_of: ClassOf::Producer,
        ..PackOptions::ENGINE
    };

    /// The linker of Mesa 25.0 behind a compiler that splits vectors.
    pub const MESA_SCALAR: PackOptions = PackOptions {
        scalarize: true,
        ..PackOptions::MESA
    };

    /// The order in which Mesa's optimizer packs again behind its linker. What
    /// else it does (it moves constants and uniforms into the consumer, merges
    /// equal varyings, fills holes with values that do not vary) needs the
    /// shaders' code and is no packing.
    pub const MESA_OPTIMIZED: PackOptions = PackOptions {
        class_order: ClassOrder::Interpolation,
        ..PackOptions::MESA_SCALAR
    };

    /// As first proposed, in December 2012.
    pub const S2: PackOptions = PackOptions {
        int_with_uint: false,
        float_with_int: false,
        order: OrderBy::VectorSize,
        ..PackOptions::ENGINE
    };

    /// Everything that the first proposal deferred, for a consumer that can
    /// interpolate every component in a way of its own: at most three components
    /// are wasted, and whatever fits in 32 slots by components is packed.
    pub const TIGHT: PackOptions = PackOptions {
        mixing: Mixing::All,
        fill: true,
        ceiling: Ceiling::Components(128),
        ..PackOptions::ENGINE
    };

    /// The presets by name.
    pub const PRESETS: [(&'static str, PackOptions); 6] = [
        ("engine", PackOptions::ENGINE),
        ("mesa", PackOptions::MESA),
        ("mesa-scalar", PackOptions::MESA_SCALAR),
        ("mesa-optimized", PackOptions::MESA_OPTIMIZED),
        ("s2", PackOptions::S2),
        ("tight", PackOptions::TIGHT),
    ];

    /// Returns the names of the single options.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SINGLE.iter().map(|(name, _)| *name)
    }

    /// Reads names of presets and single options, separated by commas, the
    /// later over the earlier: `s2,int-with-uint`.
    ///
    /// # Errors
    /// The name that is none, and those that there are.
    pub fn parse(text: &str) -> Result<PackOptions, UnknownOption> {
        let mut options = PackOptions::ENGINE;
        for name in text.split(',').map(str::trim).filter(|n| !n.is_empty()) {
            let preset = PackOptions::PRESETS.iter().find(|(n, _)| *n == name);
            let single = SINGLE.iter().find(|(n, _)| *n == name);
            match (preset, single) {
                (Some((_, preset)), _) => options = *preset,
                (None, Some((_, set))) => set(&mut options),
                (None, None) => return Err(UnknownOption(name.to_owned())),
            }
        }
        Ok(options)
    }
}

impl Default for PackOptions {
    fn default() -> PackOptions {
        PackOptions::ENGINE
    }
}

/// What changes one option.
type Set = fn(&mut PackOptions);

/// Single options by name.
const SINGLE: [(&str, Set); 15] = [
    ("no-packing", |o| o.packing = false),
    ("no-capture-packing", |o| o.capture_packing = false),
    ("no-straddling", |o| o.straddling = false),
    ("separable", |o| o.separable = true),
    ("scalarize", |o| o.scalarize = true),
    ("free-locations", |o| o.keep_locations = false),
    ("int-with-uint", |o| o.int_with_uint = true),
    ("float-with-int", |o| o.float_with_int = true),
    ("mix-not-flat", |o| o.mixing = Mixing::NotFlat),
    ("mix-all", |o| o.mixing = Mixing::All),
    ("producer-class", |o| o.class_of = ClassOf::Producer),
    ("consumer-class", |o| o.class_of = ClassOf::Consumer),
    ("fill", |o| o.fill = true),
    ("any-slots", |o| o.ceiling = Ceiling::Slots(u32::MAX / 4)),
    ("by-components", |o| o.ceiling = Ceiling::Components(128)),
];

/// No preset and no option of packing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOption(pub String);

impl std::error::Error for UnknownOption {}

impl fmt::Display for UnknownOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let presets = PackOptions::PRESETS.map(|(name, _)| name).join(", ");
        let single = SINGLE.map(|(name, _)| name).join(", ");
        write!(
            f,
            "'{}' is no option of packing; the presets are {presets}, the options {single}",
            self.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_options_win() {
        let read = |text| PackOptions::parse(text).expect(text);
        assert_eq!(read(""), PackOptions::ENGINE);
        assert_eq!(read("separable, s2"), PackOptions::S2);
        let both = read("s2,int-with-uint");
        assert!(both.int_with_uint && !both.float_with_int);
        for (name, _) in SINGLE {
            assert!(PackOptions::parse(name).is_ok(), "{name}");
        }
        let error = PackOptions::parse("loose").expect_err("no option");
        assert!(error.to_string().contains("tight, the options no-packing"));
    }
}
