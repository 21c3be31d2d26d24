//! The structures of properties of a device, by the table `autogen_properties`, which is generated
//! from the registry of Vulkan (harness/vulkan-tables): booleans, which jobs require as they
//! require features, and limits.
//!
//! Vulkan chapters "Devices and Queues", "Limits".

/// Defines [`Properties`](super::autogen_properties::Properties): limits of Vulkan 1.0; structures
/// with their providers, flags and limits.
macro_rules! properties {
    (core { $($core:ident $core_field:ident,)* }
    $($structure:ident $ty:ident $(<$life:lifetime>)? by $provider:ident $arguments:tt {
        flags { $($flag:ident $flag_field:ident,)* }
        limits { $($limit:ident $limit_field:ident,)* }
    })*) => {
        /// The properties of a device; those that it does not report are 0.
        #[derive(Default)]
        pub(super) struct Properties {
            $(pub $structure: vk::$ty $(<$life>)?,)*
        }

        impl Properties {
            /// Chains each structure whose provider the device has to `all`, which must not
            /// outlive this.
            pub fn chain(
                &mut self,
                all: &mut vk::PhysicalDeviceProperties2<'_>,
                has: impl Fn(Provider) -> bool,
            ) {
                $(if has(Provider::$provider $arguments) {
                    self.$structure.p_next = all.p_next;
                    all.p_next = std::ptr::from_mut(&mut self.$structure).cast();
                })*
            }

            /// The boolean properties.
            pub fn flags(&self) -> impl Iterator<Item = (Feature, bool)> {
                let flags = [$($((
                    Feature::$flag,
                    self.$structure.$flag_field != vk::FALSE,
                ),)*)*];
                flags.into_iter()
            }

            /// The limits whose providers the device has, by their names.
            pub fn limits(
                &self,
                core: &vk::PhysicalDeviceLimits,
                has: impl Fn(Provider) -> bool,
            ) -> impl Iterator<Item = (Limit, u64)> {
                let core = [$((Limit::$core, u64::from(core.$core_field)),)*];
                let others = [$($(has(Provider::$provider $arguments).then_some((
                    Limit::$limit,
                    u64::from(self.$structure.$limit_field),
                )),)*)*];
                core.into_iter().chain(others.into_iter().flatten())
            }
        }
    };
}
pub(super) use properties;
