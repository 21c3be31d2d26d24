//! Messages of the Khronos validation layer and of the loader.
//!
//! Under `--validation` any message of the layer that is not in the allow-list makes
//! the job an error of the harness, so that its mistakes are not blamed on a
//! driver. Warnings of the loader, such as a driver library that does not load, are
//! kept separately for `xfb devices`.
//!
//! VK_EXT_debug_utils, VK_EXT_layer_settings, VK_EXT_validation_features.

use crate::script::executor::ValidationMessage;
use ash::vk;
use std::ffi::{CStr, c_char, c_void};
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, PoisonError};
use strum::VariantArray;

/// The layer that `--validation` enables.
pub const LAYER: &CStr = c"VK_LAYER_KHRONOS_validation";

/// Additional checks of the layer: that every hazard has its barrier.
pub(super) const FEATURES: [vk::ValidationFeatureEnableEXT; 1] =
    [vk::ValidationFeatureEnableEXT::SYNCHRONIZATION_VALIDATION];

/// The releases of the layer that the allow-list was made for, by the version of Vulkan
/// that each states.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, VariantArray)]
pub enum Release {
    /// 1.3.239, of Debian 12.
    V1_3_239,
    /// 1.4.309, of Debian 13.
    V1_4_309,
    /// 1.4.363, of Debian testing and unstable in November 2026.
    V1_4_363,
}

impl Release {
    fn version(self) -> u32 {
        match self {
            Release::V1_3_239 => vk::make_api_version(0, 1, 3, 239),
            Release::V1_4_309 => vk::make_api_version(0, 1, 4, 309),
            Release::V1_4_363 => vk::make_api_version(0, 1, 4, 363),
        }
    }

    /// Returns the release that states a version.
    pub fn from_version(version: u32) -> Option<Release> {
        let mut all = Release::VARIANTS.iter().copied();
        all.find(|release| release.version() == version)
    }
}

/// A message of the layer that is known to be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// The VUID or message name, exactly.
    pub id: &'static str,
    /// Pieces of the text: the stage, the kind of object and the claim that is wrong. A
    /// message without one of them counts.
    pub text: &'static [&'static str],
    /// The first and the last release that sends the message. A test fails where a release
    /// between them does not, so that no entry outlives the fault of the layer.
    pub releases: (Release, Release),
    /// The reason why the message is wrong.
    pub reason: &'static str,
    /// A public report of the fault.
    pub link: &'static str,
}

impl Allowed {
    /// Whether the message is one of a layer of this version. Layers older than the oldest
    /// recorded release count as that one, newer ones as the newest.
    pub fn is_for(&self, version: u32) -> bool {
        let (first, last) = self.releases;
        let old_enough = last == Release::V1_4_363 || version <= last.version();
        let new_enough = first == Release::V1_3_239 || version >= first.version();
        old_enough && new_enough
    }

    /// Whether this is a message that does not count.
    fn is_message(&self, id: &str, text: &str, version: u32) -> bool {
        self.id == id && self.is_for(version) && self.text.iter().all(|piece| text.contains(piece))
    }
}

/// The reason why the messages about counters of unbound bindings do not count.
const LAST_BIND_ONLY: &str = "the layer compares with the number of bindings of the last bind \
    call, though a bind leaves the bindings it does not name as they were; a script that names a \
    counter for a binding without a buffer is refused before any call";

/// The reason why one message about point sizes does not count.
const FIRST_ACCESS_ONLY: &str = "the layer follows the first access to gl_PointSize that it \
    meets, and where that one reads, says that the size is never written: `void f() { \
    gl_PointSize = 1.0; } void main() { f(); a = gl_PointSize; }` is enough";

/// The reason why the message about the data of a stream does not count.
const ADDS_VARIABLES: &str = "the layer adds up where every variable of a stream ends, and not the \
    greatest end in each buffer: floats at 0, 4, 8 and 12 count as 40 bytes. The engine checks \
    the limit itself";

/// The reason why the message about the last locations does not count.
const ADDS_BUILT_INS: &str = "the VUID requires that locations stay below the stage's limit, and the \
    layer adds the components of every declared built-in, which have no location; the chapter says \
    both, and that is an open question there. Programs that fill all locations beside gl_Position \
    are common and are what limits are tested with. The engine checks the locations itself";

/// The reason why the messages about a barrier before vertex input inside a subpass do not
/// count.
const EXPANDS_ONE_SIDE: &str = "the layer expands the stage VERTEX_INPUT in the dependency and \
    not in the barrier, which then seems to name another stage; the dependencies of the passes are \
    made of the barriers inside of them";

/// The reason why the message about layers of framebuffers does not count.
const ONLY_THE_FRAMEBUFFER: &str = "what a framebuffer holds is undefined where gl_Layer is past \
    its layers, and no case reads it: captured data is what the shader wrote";

/// The reason why the message about large allocations does not count.
const MAY_FAIL: &str = "no valid usage forbids it: an allocation past the limit fails with \
    VK_ERROR_OUT_OF_DEVICE_MEMORY or does not; where it fails, the case is unsupported";

/// The releases with a fault that is fixed, with one that is new, and all.
const FIRST: (Release, Release) = (Release::V1_3_239, Release::V1_3_239);
const LATER: (Release, Release) = (Release::V1_4_309, Release::V1_4_363);
const EVERY: (Release, Release) = (Release::V1_3_239, Release::V1_4_363);

/// An entry about the locations of a stage beside its built-ins.
const fn locations(text: &'static [&'static str], releases: (Release, Release)) -> Allowed {
    Allowed {
        id: "VUID-RuntimeSpirv-Location-06272",
        text,
        releases,
        reason: ADDS_BUILT_INS,
        link: "https://github.com/KhronosGroup/Vulkan-Docs/issues/2293",
    }
}

/// An entry about counters beyond the bindings of the last bind; the name changed.
const fn last_bind(id: &'static str, text: &'static [&'static str], release: Release) -> Allowed {
    Allowed {
        id,
        text,
        releases: (release, release),
        reason: LAST_BIND_ONLY,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/7753",
    }
}

/// An entry about one side of a barrier from captures to vertex input.
const fn one_side(text: &'static [&'static str]) -> Allowed {
    Allowed {
        id: "VUID-vkCmdPipelineBarrier-pDependencies-02285",
        text,
        releases: FIRST,
        reason: EXPANDS_ONE_SIDE,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/issues/6204",
    }
}
/// Messages that do not count.
pub const ALLOWED: &[Allowed] = &[
    Allowed {
        id: "UNASSIGNED-vkAllocateMemory-maxMemoryAllocationSize",
        text: &["is larger than maxMemoryAllocationSize"],
        releases: LATER,
        reason: MAY_FAIL,
        link: "https://registry.khronos.org/vulkan/specs/latest/man/html/vkAllocateMemory.html",
    },
    Allowed {
        id: "Undefined-Value-Layer-Written",
        text: &["writes to Layer (gl_Layer) but the framebuffer was created with"],
        releases: LATER,
        reason: ONLY_THE_FRAMEBUFFER,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/7837",
    },
    Allowed {
        id: "VUID-VkGraphicsPipelineCreateInfo-Vertex-07722",
        text: &[
            "VK_OBJECT_TYPE_SHADER_MODULE",
            "VK_PRIMITIVE_TOPOLOGY_POINT_LIST, but PointSize is not written in the Vertex shader",
        ],
        releases: FIRST,
        reason: FIRST_ACCESS_ONLY,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/4782",
    },
    locations(
        &["Vertex shader exceeds VkPhysicalDeviceLimits::maxVertexOutputComponents of"],
        FIRST,
    ),
    locations(
        &["Tessellation evaluation shader exceeds \
             VkPhysicalDeviceLimits::maxTessellationEvaluationOutputComponents of"],
        FIRST,
    ),
    locations(
        &["Geometry shader exceeds VkPhysicalDeviceLimits::maxGeometryOutputComponents of"],
        FIRST,
    ),
    locations(
        &["Geometry shader exceeds VkPhysicalDeviceLimits::maxGeometryTotalOutputComponents of"],
        FIRST,
    ),
    locations(
        &[
            "built-in components,",
            "exceeds component limit maxVertexOutputComponents",
        ],
        LATER,
    ),
    locations(
        &[
            "built-in components,",
            "exceeds component limit maxGeometryOutputComponents",
        ],
        LATER,
    ),
    Allowed {
        id: "VUID-RuntimeSpirv-XfbBuffer-06309",
        text: &[
            "uses transform feedback with stream (",
            "having the sum of buffer data sizes (",
        ],
        releases: EVERY,
        reason: ADDS_VARIABLES,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/3521",
    },
    last_bind(
        "VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630",
        &["but vkCmdBindTransformFeedbackBuffersEXT only bound"],
        Release::V1_4_309,
    ),
    last_bind(
        "VUID-vkCmdBeginTransformFeedbackEXT-firstCounter-09630",
        &["but vkCmdBindTransformFeedbackBuffersEXT only bound"],
        Release::V1_4_363,
    ),
    last_bind(
        "VUID-vkCmdBeginTransformFeedback2EXT-firstCounter-09630",
        &["but vkCmdBindTransformFeedbackBuffers2EXT only bound"],
        Release::V1_4_363,
    ),
    one_side(&[
        "VK_OBJECT_TYPE_RENDER_PASS",
        ".srcStageMask (0x1000000) is not a subset of VkSubpassDependency srcAccessMask",
        "Candidate VkSubpassDependency are pDependencies entries",
    ]),
    one_side(&[
        "VK_OBJECT_TYPE_RENDER_PASS",
        ".dstStageMask (0x4) is not a subset of VkSubpassDependency dstAccessMask",
        "Candidate VkSubpassDependency are pDependencies entries",
    ]),
];

/// The sender of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sender {
    /// The validation layer.
    Layer,
    /// The loader, or this program about a device.
    Loader,
}

/// The messages that were received and not taken yet.
#[derive(Debug, Default)]
pub(super) struct Sink {
    /// The version that the layer states.
    version: u32,
    validation: Mutex<Vec<ValidationMessage>>,
    /// The entries of the allow-list that were received.
    allowed: Mutex<Vec<Allowed>>,
    loader: Mutex<Vec<String>>,
}

impl Sink {
    /// A sink for the messages of a layer of this version.
    pub fn new(version: u32) -> Sink {
        Sink {
            version,
            ..Sink::default()
        }
    }

    /// Returns the version that the layer states.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// Returns the messages of the layer since the last call, without those allowed.
    pub fn take_validation(&self) -> Vec<ValidationMessage> {
        std::mem::take(&mut *lock(&self.validation))
    }

    /// Returns the entries of the allow-list that were received since the last call.
    pub fn take_allowed(&self) -> Vec<Allowed> {
        std::mem::take(&mut *lock(&self.allowed))
    }

    /// Returns all messages of the loader.
    pub fn loader(&self) -> Vec<String> {
        lock(&self.loader).clone()
    }

    pub fn add(&self, sender: Sender, id: String, text: String) {
        match sender {
            Sender::Layer => {
                let mut list = ALLOWED.iter();
                match list.find(|allowed| allowed.is_message(&id, &text, self.version)) {
                    Some(allowed) => lock(&self.allowed).push(*allowed),
                    None => {
                        // Standard error may be closed; the list below decides.
                        let first = text.lines().next().unwrap_or_default();
                        let begin = ValidationMessage::PRINTED;
                        let _ = writeln!(io::stderr(), "{begin}{id}: {first}");
                        lock(&self.validation).push(ValidationMessage { id, text });
                    }
                }
            }
            Sender::Loader => {
                let mut loader = lock(&self.loader);
                // The loader examines every driver several times.
                if !loader.contains(&text) {
                    loader.push(text);
                }
            }
        }
    }
}

/// Locks a list of messages, which is valid even if a thread panicked.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the parameters of a messenger that feeds `sink`, which must live as long
/// as the messenger.
pub(super) fn messenger_info(sink: &Sink) -> vk::DebugUtilsMessengerCreateInfoEXT<'static> {
    vk::DebugUtilsMessengerCreateInfoEXT::default()
        .message_severity(
            vk::DebugUtilsMessageSeverityFlagsEXT::WARNING
                | vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
        )
        .message_type(
            vk::DebugUtilsMessageTypeFlagsEXT::GENERAL
                | vk::DebugUtilsMessageTypeFlagsEXT::VALIDATION,
        )
        .pfn_user_callback(Some(receive))
        .user_data(std::ptr::from_ref(sink).cast_mut().cast())
}

/// `PFN_vkDebugUtilsMessengerCallbackEXT`
///
/// # Safety
/// `data` points to a valid callback structure or is null, as the specification
/// promises; `user` is the [`Sink`] of [`messenger_info`], which is alive.
unsafe extern "system" fn receive(
    _severity: vk::DebugUtilsMessageSeverityFlagsEXT,
    types: vk::DebugUtilsMessageTypeFlagsEXT,
    data: *const vk::DebugUtilsMessengerCallbackDataEXT<'_>,
    user: *mut c_void,
) -> vk::Bool32 {
    // SAFETY: both pointers are valid or null (see above), and only read.
    if let (Some(data), Some(sink)) = unsafe { (data.as_ref(), user.cast::<Sink>().as_ref()) } {
        // SAFETY: strings of the callback data are null or end with a zero.
        let (id, text) = unsafe { (data.message_id_name_as_c_str(), data.message_as_c_str()) };
        let owned = |text: Option<&CStr>| text.unwrap_or(c"").to_string_lossy().into_owned();
        let sender = if types.contains(vk::DebugUtilsMessageTypeFlagsEXT::VALIDATION) {
            Sender::Layer
        } else {
            Sender::Loader
        };
        sink.add(sender, owned(id), owned(text));
    }
    vk::FALSE
}

/// Settings of the layer: nothing on standard output, and no limit on the number of
/// messages. A layer without VK_EXT_layer_settings behaves so if there is a
/// messenger.
pub(super) struct LayerSettings {
    action: [*const c_char; 1],
    unlimited: [vk::Bool32; 1],
}

impl LayerSettings {
    pub fn new() -> Self {
        LayerSettings {
            action: [c"VK_DBG_LAYER_ACTION_CALLBACK".as_ptr()],
            unlimited: [vk::FALSE],
        }
    }

    /// Returns the settings as the layer reads them; they point into `self`.
    pub fn settings(&self) -> [vk::LayerSettingEXT<'_>; 2] {
        let setting = |name: &'static CStr, ty, values: *const c_void| {
            let mut setting = vk::LayerSettingEXT::default()
                .layer_name(LAYER)
                .setting_name(name)
                .ty(ty);
            setting.value_count = 1;
            setting.p_values = values;
            setting
        };
        [
            setting(
                c"debug_action",
                vk::LayerSettingTypeEXT::STRING,
                self.action.as_ptr().cast(),
            ),
            setting(
                c"enable_message_limit",
                vk::LayerSettingTypeEXT::BOOL32,
                self.unlimited.as_ptr().cast(),
            ),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_of_layer_and_loader_are_kept_separately() {
        let sink = Sink::default();
        sink.add(Sender::Layer, "VUID-a".into(), "first".into());
        sink.add(Sender::Loader, "Loader Message".into(), "no library".into());
        sink.add(Sender::Loader, "Loader Message".into(), "no library".into());
        assert_eq!(
            sink.take_validation(),
            [ValidationMessage {
                id: "VUID-a".into(),
                text: "first".into()
            }]
        );
        assert_eq!(sink.take_validation(), []);
        assert_eq!(sink.loader(), ["no library"]);
    }

    #[test]
    fn the_callback_copies_messages() {
        let sink = Sink::default();
        let data = vk::DebugUtilsMessengerCallbackDataEXT::default()
            .message_id_name(c"VUID-b")
            .message(c"text");
        // SAFETY: both pointers come from live references.
        let answer = unsafe {
            receive(
                vk::DebugUtilsMessageSeverityFlagsEXT::ERROR,
                vk::DebugUtilsMessageTypeFlagsEXT::VALIDATION,
                &data,
                std::ptr::from_ref(&sink).cast_mut().cast(),
            )
        };
        assert_eq!(answer, vk::FALSE);
        assert_eq!(sink.take_validation()[0].id, "VUID-b");
    }

    const ALLOWED_ONCE: Allowed = Allowed {
        id: "VUID-a",
        text: &["in the Vertex stage", "is wrong"],
        releases: (Release::V1_4_309, Release::V1_4_309),
        reason: "because",
        link: "https://example.org",
    };

    #[test]
    fn a_message_is_allowed_by_its_id_its_text_and_the_release_of_its_layer() {
        let version = Release::V1_4_309.version();
        let is = |id, text| ALLOWED_ONCE.is_message(id, text, version);
        assert!(is("VUID-a", "what is in the Vertex stage is wrong"));
        assert!(!is("VUID-ab", "what is in the Vertex stage is wrong"));
        assert!(!is("VUID-a", "what is in the Geometry stage is wrong"));
        assert!(!is("VUID-a", "what is in the Vertex stage is missing"));
    }

    #[test]
    fn releases_stand_for_older_and_newer_layers_at_the_ends_only() {
        use Release::{V1_3_239, V1_4_309, V1_4_363};
        let (ancient, between) = (
            vk::make_api_version(0, 1, 2, 100),
            vk::make_api_version(0, 1, 4, 335),
        );
        let future = vk::make_api_version(0, 1, 5, 1);
        let rows = [
            (
                (V1_3_239, V1_3_239),
                [true, true, false, false, false, false],
            ),
            (
                (V1_4_309, V1_4_309),
                [false, false, true, false, false, false],
            ),
            ((V1_4_309, V1_4_363), [false, false, true, true, true, true]),
            ((V1_3_239, V1_4_363), [true; 6]),
        ];
        for (releases, expected) in rows {
            let entry = Allowed {
                releases,
                ..ALLOWED_ONCE
            };
            let [first, second, third] = [V1_3_239, V1_4_309, V1_4_363].map(Release::version);
            let versions = [ancient, first, second, between, third, future];
            let is_for = versions.map(|version| entry.is_for(version));
            assert_eq!(is_for, expected, "{releases:?}");
        }
    }

    #[test]
    fn every_allowed_message_has_a_text_releases_and_a_reason() {
        for allowed in ALLOWED {
            let id = allowed.id;
            assert!(
                !allowed.text.is_empty(),
                "{id} is allowed whatever its text"
            );
            assert!(allowed.releases.0 <= allowed.releases.1, "{id}");
            assert!(!allowed.reason.is_empty(), "{id}");
            assert!(allowed.link.starts_with("https://"), "{id}");
        }
    }

    /// The layer found a barrier in a subpass without a dependency on itself.
    #[test]
    fn a_barrier_without_a_dependency_of_its_subpass_is_an_error() {
        for (id, version) in [
            (
                "VUID-vkCmdPipelineBarrier-pDependencies-02285",
                Release::V1_3_239,
            ),
            ("VUID-vkCmdPipelineBarrier-None-07889", Release::V1_4_309),
        ] {
            let sink = Sink::new(version.version());
            let text = "vkCmdPipelineBarrier(): Barriers cannot be set during subpass 0 of \
                VkRenderPass 0x1[] with no self-dependency specified.";
            sink.add(Sender::Layer, id.into(), text.into());
            assert_eq!(sink.take_validation().len(), 1, "{id}");
        }
    }
}
