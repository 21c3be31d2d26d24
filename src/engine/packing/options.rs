//! Options of the packing algorithm: how implementations differ.

use std::fmt;

/// The options of a packer; the presets are complete implementations.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackOptions {
    /// Varyings share slots. Without this option arrays, matrices and structs are
    /// still packed internally, since capture numbers their words by it.
    pub packing: bool,
    /// Captured scalars and vectors may share slots.
    pub capture_packing: bool,
    /// A vec3 may start in one slot and end in the next; never if each name is
    /// captured into its own buffer.
    pub straddling: bool,
    /// The stage is linked separately from its neighbour: nothing is removed, and
    /// nothing is packed at the outer interface.
    pub separable: bool,
    /// Vectors that are read and not captured are first split into scalars.
    pub scalarize: bool,
    /// Explicit locations are kept, and their slots are not shared. Without this
    /// option they only match outputs with inputs.
    pub keep_locations: bool,
    /// Ints and uints may share a slot.
    pub int_with_uint: bool,
    /// Floats and 64-bit values may share a slot with ints, as bit-casts.
    pub float_with_int: bool,
    pub mixing: Mixing,
    pub order: OrderBy,
    pub class_of: ClassOf,
    pub class_order: ClassOrder,
    /// Words are placed one after another in free components: a 64-bit value may
    /// extend into the next slot, and a variable may continue after a kept
    /// location.
    pub fill: bool,
    pub ceiling: Ceiling,
}

/// The interpolation qualifiers that may share a slot, depending on the consumer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mixing {
    /// Only equal ones.
    Never,
    /// Qualifiers of one interpolation: `smooth` and no qualifier, `flat` and `flat
    /// centroid`. A varying that is captured and not read shares with any.
    Equivalent,
    /// Qualifiers that differ in sampling only (pixel center, centroid, sample): a
    /// fragment shader interpolates each component of a variable as required. A varying
    /// that is captured and not read shares with any.
    Sampling,
    /// All but flat; a varying that is captured and not read shares with any.
    NotFlat,
    /// All.
    All,
}

/// The order of varyings within one class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderBy {
    /// Components of a type without its arrays, modulo 4.
    Components,
    /// Components of its vectors; structs come first.
    VectorSize,
}

/// The stage whose qualifiers determine the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassOf {
    Producer,
    /// The stage that interpolates.
    Consumer,
}

/// The classes, and the order in which they are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClassOrder {
    /// Unqualified, smooth, flat, noperspective; the same with centroid after all
    /// of them, then with sample.
    Qualifiers,
    /// Perspective, linear, flat, the former two by sampling; varyings that are
    /// captured and not read are a separate class, the last.
    Interpolation,
}

/// The limit at which packing fails.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ceiling {
    /// More slots than this.
    Slots(u32),
    /// More components than this in total; the number of slots is not limited.
    Components(u32),
}

impl Ceiling {
    /// A limit that no interface exceeds.
    pub const NONE: Ceiling = Ceiling::Slots(u32::MAX / 4);
}

impl PackOptions {
    /// Mesa's linker, but with the classes of the consumer.
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

    /// The linker of Mesa 25.0 after a compiler that splits vectors.
    pub const MESA_SCALAR: PackOptions = PackOptions {
        scalarize: true,
        ..PackOptions::MESA
    };

    /// The order in which Mesa's optimizer packs again after its linker. Its other
    /// steps (it moves constants and uniforms into the consumer, merges equal
    /// varyings, fills holes with values that do not vary) need the shaders' code
    /// and are not packing.
    pub const MESA_OPTIMIZED: PackOptions = PackOptions {
        class_order: ClassOrder::Interpolation,
        ..PackOptions::MESA_SCALAR
    };

    /// The first proposal, of December 2012.
    pub const S2: PackOptions = PackOptions {
        int_with_uint: false,
        float_with_int: false,
        order: OrderBy::VectorSize,
        ..PackOptions::ENGINE
    };

    /// Everything that the first proposal deferred, for a consumer that can
    /// interpolate each component differently: at most three components are wasted,
    /// and everything whose components fit in 32 slots is packed.
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

    /// Returns these options for a packing that is written into modules: one variable has
    /// one weighting of the vertices, so varyings that differ in more than sampling take
    /// separate slots. The qualifiers of the fragment shader count (GLSL 4.60 section 4.5).
    pub fn for_modules(self) -> PackOptions {
        PackOptions {
            mixing: match self.mixing {
                Mixing::Never => Mixing::Never,
                Mixing::Equivalent => Mixing::Equivalent,
                Mixing::Sampling | Mixing::NotFlat | Mixing::All => Mixing::Sampling,
            },
            class_of: ClassOf::Consumer,
            ..self
        }
    }

    /// Returns the names of the single options.
    pub fn names() -> impl Iterator<Item = &'static str> {
        SINGLE.iter().map(|(name, _)| *name)
    }

    /// Parses names of presets and single options, separated by commas, where later
    /// ones override earlier ones: `s2,int-with-uint`.
    ///
    /// # Errors
    /// The unknown name, and the known ones.
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

/// Sets one option.
type SetOption = fn(&mut PackOptions);

/// Single options by name.
const SINGLE: [(&str, SetOption); 17] = [
    ("no-packing", |o| o.packing = false),
    ("no-capture-packing", |o| o.capture_packing = false),
    ("no-straddling", |o| o.straddling = false),
    ("separable", |o| o.separable = true),
    ("scalarize", |o| o.scalarize = true),
    ("free-locations", |o| o.keep_locations = false),
    ("int-with-uint", |o| o.int_with_uint = true),
    ("float-with-int", |o| o.float_with_int = true),
    ("mix-equivalent", |o| o.mixing = Mixing::Equivalent),
    ("mix-sampling", |o| o.mixing = Mixing::Sampling),
    ("mix-not-flat", |o| o.mixing = Mixing::NotFlat),
    ("mix-all", |o| o.mixing = Mixing::All),
    ("producer-class", |o| o.class_of = ClassOf::Producer),
    ("consumer-class", |o| o.class_of = ClassOf::Consumer),
    ("fill", |o| o.fill = true),
    ("any-slots", |o| o.ceiling = Ceiling::NONE),
    ("by-components", |o| o.ceiling = Ceiling::Components(128)),
];

/// A name that is neither a preset nor an option of packing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOption(pub String);

impl std::error::Error for UnknownOption {}

impl fmt::Display for UnknownOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let presets = PackOptions::PRESETS.map(|(name, _)| name).join(", ");
        let single = SINGLE.map(|(name, _)| name).join(", ");
        write!(
            f,
            "'{}' is not an option of packing; the presets are {presets}, the options {single}",
            self.0
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_options_override_earlier_ones() {
        let read = |text| PackOptions::parse(text).expect(text);
        assert_eq!(read(""), PackOptions::ENGINE);
        assert_eq!(read("separable, s2"), PackOptions::S2);
        let both = read("s2,int-with-uint");
        assert!(both.int_with_uint && !both.float_with_int);
        for (name, _) in SINGLE {
            assert!(PackOptions::parse(name).is_ok(), "{name}");
        }
        let error = PackOptions::parse("loose").expect_err("an unknown option");
        assert!(error.to_string().contains("tight, the options no-packing"));
    }
}
