//! The arguments of commands, and the properties of a script and of its programs, that are
//! numbers: their names, domains and plain values.
//!
//! This table and the places of the values ([`slots`](super::slots)) are the only
//! declaration of an argument. Coverage, aims, hypotheses and `xfb explain` are generic over
//! it.

/// The values that a number may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Domain {
    /// The distance of two values.
    pub unit: u64,
    pub least: u64,
    pub most: u64,
    /// Whether `most` is a limit, and so a class of its own.
    pub has_limit: bool,
    /// Whether the number counts things that a driver may hold in an array.
    pub is_count: bool,
}

impl Domain {
    /// Any 32-bit number.
    pub const U32: Domain = Domain {
        unit: 1,
        least: 0,
        most: u32::MAX as u64,
        has_limit: false,
        is_count: false,
    };

    /// A multiple of 4 in 32 bits: bytes of captured data.
    pub const BYTES: Domain = Domain {
        unit: 4,
        ..Domain::U32
    };

    /// A number from `least` to a limit that every device offers.
    pub const fn limited(unit: u64, least: u64, most: u64) -> Domain {
        Domain {
            unit,
            least,
            most,
            has_limit: true,
            is_count: false,
        }
    }

    /// A number of things, from `least` to a limit that every device offers.
    pub const fn count(least: u64, most: u64) -> Domain {
        Domain {
            is_count: true,
            ..Domain::limited(1, least, most)
        }
    }

    /// Returns whether the value is within the bounds of the domain.
    pub fn holds(self, value: u64) -> bool {
        (self.least..=self.most).contains(&value)
    }

    /// Returns values that a driver that is wrong by little takes instead of a value, the
    /// nearest first.
    pub fn misreadings(self, value: u64) -> Vec<u64> {
        let near = [1, 4, 16].into_iter().flat_map(|distance| {
            let distance = distance * self.unit;
            [value.checked_add(distance), value.checked_sub(distance)]
        });
        near.flatten().filter(|near| self.holds(*near)).collect()
    }
}

/// The commands or the state that an argument belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    Bind,
    Begin,
    End,
    /// Draws, which may be inside of a capture.
    Draws,
    /// Copies, and writes of counters.
    Transfer,
    /// A counter, whatever uses it.
    Counter,
    /// A query, which is active around captures.
    Query,
    /// State of a program or a script that applies to every draw.
    Program,
}

/// The declaration of an argument.
#[derive(Debug)]
struct Declaration {
    key: &'static str,
    name: &'static str,
    command: &'static str,
    scope: Scope,
    domain: Domain,
    plain: Option<u64>,
}

/// The optional plain value of a declaration.
macro_rules! plain {
    () => {
        None
    };
    ($value:literal) => {
        Some($value)
    };
}

/// Declares the arguments of each command: the start of their keys, the scope, and the
/// command as Vulkan has it; then the name, the domain and the plain value of each.
macro_rules! arguments {
    ($($start:literal $scope:ident $command:literal {
        $($argument:ident $name:literal $domain:expr $(, plain $plain:literal)?;)+
    })+) => {
        /// A numeric argument of a command, or a numeric property of a script or a program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Argument {
            $($($argument),+),+
        }

        impl Argument {
            /// Every argument, in the order of tables.
            pub const ALL: &[Argument] = &[$($(Argument::$argument),+),+];

            fn declaration(self) -> &'static Declaration {
                const DECLARATIONS: &[Declaration] = &[$($(Declaration {
                    key: concat!($start, $name),
                    name: $name,
                    command: $command,
                    scope: Scope::$scope,
                    domain: $domain,
                    plain: plain!($($plain)?),
                }),+),+];
                &DECLARATIONS[self as usize]
            }
        }
    };
}

arguments! {
    "bind." Bind "vkCmdBindTransformFeedbackBuffersEXT" {
        BindFirst "firstBinding" BINDINGS, plain 0;
        BindingCount "bindingCount" Domain::count(1, 4);
        RangeOffset "pOffsets" Domain::BYTES, plain 0;
        RangeSize "pSizes" RANGE;
    }
    "begin." Begin "vkCmdBeginTransformFeedbackEXT" {
        BeginFirst "firstCounterBuffer" BINDINGS, plain 0;
        BeginCount "counterBufferCount" COUNTERS, plain 0;
    }
    "end." End "vkCmdEndTransformFeedbackEXT" {
        EndFirst "firstCounterBuffer" BINDINGS, plain 0;
        EndCount "counterBufferCount" COUNTERS, plain 0;
    }
    "counter." Counter "a counter" {
        CounterOffset "offset" Domain::BYTES;
        CounterValue "value" Domain::BYTES;
    }
    "counter." Transfer "a write of a counter" {
        CounterWritten "written" Domain::BYTES;
    }
    "query." Query "vkCmdBeginQueryIndexedEXT" {
        QueryStream "index" STREAMS, plain 0;
    }
    "draw." Draws "a draw" {
        VertexCount "vertexCount" THINGS;
        IndexCount "indexCount" THINGS;
        InstanceCount "instanceCount" THINGS, plain 1;
        FirstVertex "firstVertex" Domain::U32, plain 0;
        FirstIndex "firstIndex" Domain::U32, plain 0;
        VertexOffset "vertexOffset" Domain::U32, plain 0;
        FirstInstance "firstInstance" Domain::U32, plain 0;
        DrawCount "drawCount" DRAWS;
        Count "count" DRAWS;
        MaxDrawCount "maxDrawCount" DRAWS;
        IndirectStride "stride" INDIRECT_STRIDE;
    }
    "" Program "an index buffer" {
        Index "index" Domain::U32;
    }
    "byteCount." Draws "vkCmdDrawIndirectByteCountEXT" {
        ByteCountInstances "instanceCount" THINGS, plain 1;
        ByteCountFirstInstance "firstInstance" Domain::U32, plain 0;
        ByteCountOffset "counterOffset" Domain::BYTES, plain 0;
        ByteCountStride "vertexStride" STRIDE;
    }
    "copy." Transfer "vkCmdCopyBuffer" {
        CopyOffset "srcOffset" Domain::BYTES, plain 0;
        CopySize "size" RANGE;
    }
    "source." Draws "captured data" {
        SourceOffset "offset" Domain::BYTES;
    }
    "" Program "vkCmdSetPatchControlPointsEXT" {
        PatchPoints "patchControlPoints" PATCH;
    }
    "geometry." Program "a geometry shader" {
        Invocations "invocations" PATCH, plain 1;
        EmittedVertices "vertices" EMITTED;
    }
}

/// Vertices, indices or instances.
const THINGS: Domain = Domain {
    is_count: true,
    ..Domain::U32
};
/// The bindings that every device has.
const BINDINGS: Domain = Domain::limited(1, 0, 3);
/// The streams of cases; a device may have one only.
const STREAMS: Domain = Domain {
    has_limit: false,
    ..BINDINGS
};
const COUNTERS: Domain = Domain::count(0, 4);
/// No case has a range of no bytes, into which nothing can be captured.
const RANGE: Domain = Domain {
    least: 4,
    ..Domain::BYTES
};
/// The draws of a command, as many as case files can state.
const DRAWS: Domain = Domain::count(0, 5_000);
/// The stride of indirect parameters: those of `vkCmdDrawIndirect`, and further apart.
const INDIRECT_STRIDE: Domain = Domain {
    has_limit: false,
    ..Domain::limited(4, 16, 512)
};
/// The least maxTransformFeedbackBufferDataStride.
const STRIDE: Domain = Domain::limited(4, 4, 512);
/// The least maxTessellationPatchSize and maxGeometryShaderInvocations.
const PATCH: Domain = Domain::count(1, 32);
/// The least maxGeometryOutputVertices.
const EMITTED: Domain = Domain::count(1, 256);

impl Argument {
    /// Returns the unique name in tables: the command or state, and the Vulkan name.
    pub fn key(self) -> &'static str {
        self.declaration().key
    }

    /// Returns the argument of this key, if any has it.
    pub fn find(key: &str) -> Option<Argument> {
        let mut all = Argument::ALL.iter().copied();
        all.find(|argument| argument.key() == key)
    }

    /// Returns the name: that of Vulkan, where the argument is one of a command.
    pub fn name(self) -> &'static str {
        self.declaration().name
    }

    /// Returns the command as Vulkan has it, or the thing that the argument is a property of.
    pub fn command(self) -> &'static str {
        self.declaration().command
    }

    /// Returns the commands or the state that the argument belongs to.
    pub fn scope(self) -> Scope {
        self.declaration().scope
    }

    /// Returns the values that the argument may have.
    pub fn domain(self) -> Domain {
        self.declaration().domain
    }

    /// Returns the value that a device uses which ignores the argument; `None` where none is
    /// plainer than others.
    pub fn plain(self) -> Option<u64> {
        self.declaration().plain
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn keys_are_unique() {
        let keys: BTreeSet<&str> = Argument::ALL.iter().map(|a| a.key()).collect();
        assert_eq!(keys.len(), Argument::ALL.len());
        assert_eq!(
            Argument::find("byteCount.vertexStride"),
            Some(Argument::ByteCountStride)
        );
        assert_eq!(Argument::find("index"), Some(Argument::Index));
    }
}
