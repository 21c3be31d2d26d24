//! Dynamic state: the declaration of each, from which its names, its number and its feature
//! derive.
//!
//! Vulkan chapters "Drawing Commands", "Tessellation", "Rasterization";
//! VK_EXT_extended_dynamic_state, 2 and 3.

use super::program::{Provoking, Topology};
use crate::script::Feature;
use crate::script::commands::arguments::Argument;
use crate::units::{Stream, Within};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Declares each state: its key and the type of its value in case files, its name and the type of
/// its value in scripts; its `VkDynamicState`, its command, the feature that pipelines with it
/// require, and the argument if the value is a number.
macro_rules! dynamic_states {
    ($(
        $(#[$key_doc:meta])*
        $key:ident: $written:ty => $state:ident($value:ty) {
            $(#[$doc:meta])*
            $number:literal, $command:literal, $feature:ident $(, $argument:ident)?
        }
    )*) => {
        /// State of primitive assembly and rasterization that may be dynamic.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum Dynamic {
            $($(#[$doc])* $state,)*
        }

        /// A piece of dynamic state with its value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, JsonSchema)]
        #[serde(rename_all = "snake_case")]
        pub enum State {
            $($state($value),)*
        }

        /// Values of dynamic state.
        #[derive(Clone, Debug, Default, Deserialize, Serialize, JsonSchema)]
        #[serde(default, deny_unknown_fields)]
        pub struct DynamicState {
            $($(#[$key_doc])* pub $key: Option<$written>,)*
        }

        impl Dynamic {
            /// Every state.
            pub const ALL: &[Dynamic] = &[$(Dynamic::$state),*];

            /// The `VkDynamicState`.
            pub fn number(self) -> i32 {
                match self {
                    $(Dynamic::$state => $number,)*
                }
            }

            /// The command that sets it.
            pub fn command(self) -> &'static str {
                match self {
                    $(Dynamic::$state => $command,)*
                }
            }

            /// The feature of pipelines with the state.
            pub fn feature(self) -> Feature {
                match self {
                    $(Dynamic::$state => Feature::$feature,)*
                }
            }
        }

        impl State {
            /// The state without its value.
            pub fn kind(self) -> Dynamic {
                match self {
                    $(State::$state(_) => Dynamic::$state,)*
                }
            }

            /// The value and its argument, if it is a number.
            pub fn number(&mut self) -> Option<(Argument, &mut u32)> {
                match self {
                    $(State::$state(value) => dynamic_states!(@number value $($argument)?),)*
                }
            }
        }

        /// The command that sets it.
        impl fmt::Display for State {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let command = self.kind().command();
                match self {
                    $(State::$state(value) => write!(f, "{command}({value})"),)*
                }
            }
        }

        impl DynamicState {
            /// The stated values, in the order of [`Dynamic::ALL`].
            pub fn states(&self) -> impl Iterator<Item = State> {
                let states = [$(self.$key.map(|value| State::$state(value.into()))),*];
                states.into_iter().flatten()
            }
        }
    };
    (@number $value:ident) => {{
        let _ = $value;
        None
    }};
    (@number $value:ident $argument:ident) => {
        Some((Argument::$argument, $value))
    };
}

dynamic_states! {
    /// The input topology.
    topology: Topology => Topology(Topology) {
        /// `VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY`
        1000267002, "vkCmdSetPrimitiveTopology", ExtendedDynamicState
    }
    /// Whether the greatest index restarts a primitive
    /// (`vkCmdSetPrimitiveRestartEnable`).
    restart: bool => Restart(bool) {
        /// `VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE`
        1000377004, "vkCmdSetPrimitiveRestartEnable", ExtendedDynamicState2
    }
    /// Control points of a patch.
    patch_points: Within<1, 32> => PatchPoints(u32) {
        /// `VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT`
        1000377000, "vkCmdSetPatchControlPointsEXT", ExtendedDynamicState2PatchControlPoints,
        PatchPoints
    }
    /// The provoking vertex mode.
    provoking: Provoking => Provoking(Provoking) {
        /// `VK_DYNAMIC_STATE_PROVOKING_VERTEX_MODE_EXT`
        1000455019, "vkCmdSetProvokingVertexModeEXT", ExtendedDynamicState3ProvokingVertexMode
    }
    /// The stream that is rasterized (`vkCmdSetRasterizationStreamEXT`).
    stream: Stream => Stream(Stream) {
        /// `VK_DYNAMIC_STATE_RASTERIZATION_STREAM_EXT`
        1000455013, "vkCmdSetRasterizationStreamEXT", ExtendedDynamicState3RasterizationStream
    }
    /// Whether primitives are discarded after capture, before rasterization
    /// (`vkCmdSetRasterizerDiscardEnable`).
    discard: bool => Discard(bool) {
        /// `VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE`
        1000377001, "vkCmdSetRasterizerDiscardEnable", ExtendedDynamicState2
    }
}
