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

/// The layer that `--validation` enables.
pub const LAYER: &CStr = c"VK_LAYER_KHRONOS_validation";

/// Additional checks of the layer: that every hazard has its barrier.
pub(super) const FEATURES: [vk::ValidationFeatureEnableEXT; 1] =
    [vk::ValidationFeatureEnableEXT::SYNCHRONIZATION_VALIDATION];

/// A message of the layer that is known to be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Allowed {
    /// The VUID or message name, exactly.
    pub id: &'static str,
    /// Why the message is wrong.
    pub reason: &'static str,
    /// Where this is reported.
    pub link: &'static str,
}

/// Why the messages about counters of unbound bindings do not count.
const LAST_BIND_ONLY: &str = "the layer compares with the number of bindings of the last bind \
    call, though a bind leaves the bindings it does not name as they were; a script that names a \
    counter for a binding without a buffer is refused before any call";

/// Why one message about point sizes does not count.
const FIRST_ACCESS_ONLY: &str = "the layer follows the first access to gl_PointSize that it \
    meets, and where that one reads, says that the size is never written: `void f() { \
    gl_PointSize = 1.0; } void main() { f(); a = gl_PointSize; }` is enough";

/// Why the message about the data of a stream does not count.
const ADDS_VARIABLES: &str = "the layer adds up where every variable of a stream ends, and not the \
    greatest end in each buffer: floats at 0, 4, 8 and 12 count as 40 bytes. The engine checks \
    the limit itself";

/// Why the message about the last locations does not count.
const ADDS_BUILT_INS: &str = "the VUID requires that locations stay below the stage's limit, and the \
    layer adds the components of every declared built-in, which have no location; the chapter says \
    both, and that is an open question there. Programs that fill all locations beside gl_Position \
    are common and are what limits are tested with. The engine checks the locations itself";

/// Why the message about another class of topologies does not count.
const BEFORE_UNRESTRICTED: &str = "layers up to 1.3.239 know no \
    dynamicPrimitiveTopologyUnrestricted, by which the class is free (07500 since). A script \
    that leaves the class needs that property";

/// Why the message about a barrier before vertex input inside a subpass does not
/// count.
const EXPANDS_ONE_SIDE: &str = "the layer expands the stage VERTEX_INPUT in the dependency and \
    not in the barrier, which then seems to name another stage; the dependencies of the passes are \
    made of the barriers inside of them";

/// Why the message about layers of framebuffers does not count.
const ONLY_THE_FRAMEBUFFER: &str = "what a framebuffer holds is undefined where gl_Layer is past \
    its layers, and no case reads it: captured data is what the shader wrote";

/// Why the message about large allocations does not count.
const MAY_FAIL: &str = "no valid usage forbids it: an allocation past the limit fails with \
    VK_ERROR_OUT_OF_DEVICE_MEMORY or does not; where it fails, the case is unsupported";

/// Messages that do not count.
pub const ALLOWED: &[Allowed] = &[
    Allowed {
        id: "UNASSIGNED-vkAllocateMemory-maxMemoryAllocationSize",
        reason: MAY_FAIL,
        link: "https://registry.khronos.org/vulkan/specs/latest/man/html/vkAllocateMemory.html",
    },
    Allowed {
        id: "Undefined-Value-Layer-Written",
        reason: ONLY_THE_FRAMEBUFFER,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/7837",
    },
    Allowed {
        id: "VUID-VkGraphicsPipelineCreateInfo-Vertex-07722",
        reason: FIRST_ACCESS_ONLY,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/4782",
    },
    Allowed {
        id: "VUID-RuntimeSpirv-Location-06272",
        reason: ADDS_BUILT_INS,
        link: "https://github.com/KhronosGroup/Vulkan-Docs/issues/2293",
    },
    Allowed {
        id: "VUID-RuntimeSpirv-XfbBuffer-06309",
        reason: ADDS_VARIABLES,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/3521",
    },
    Allowed {
        id: "VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630",
        reason: LAST_BIND_ONLY,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/7753",
    },
    Allowed {
        id: "VUID-vkCmdPipelineBarrier-pDependencies-02285",
        reason: EXPANDS_ONE_SIDE,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/issues/6204",
    },
    Allowed {
        id: "VUID-vkCmdPipelineBarrier-None-07889",
        reason: EXPANDS_ONE_SIDE,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/issues/6204",
    },
    // What newer layers call it.
    Allowed {
        id: "VUID-vkCmdBeginTransformFeedbackEXT-firstCounter-09630",
        reason: LAST_BIND_ONLY,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/7753",
    },
    Allowed {
        id: "VUID-vkCmdDraw-primitiveTopology-03420",
        reason: BEFORE_UNRESTRICTED,
        link: "https://github.com/KhronosGroup/Vulkan-ValidationLayers/pull/5256",
    },
];

/// Whether the allow-list names the message.
fn is_allowed(list: &[Allowed], id: &str) -> bool {
    list.iter().any(|allowed| allowed.id == id)
}

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
    validation: Mutex<Vec<ValidationMessage>>,
    loader: Mutex<Vec<String>>,
}

impl Sink {
    /// Returns the messages of the layer since the last call, without those allowed.
    pub fn take_validation(&self) -> Vec<ValidationMessage> {
        let mut messages = std::mem::take(&mut *lock(&self.validation));
        messages.retain(|message| !is_allowed(ALLOWED, &message.id));
        messages
    }

    /// Returns all messages of the loader.
    pub fn loader(&self) -> Vec<String> {
        lock(&self.loader).clone()
    }

    pub fn add(&self, sender: Sender, id: String, text: String) {
        match sender {
            Sender::Layer => {
                if !is_allowed(ALLOWED, &id) {
                    // Standard error may be closed; the list below decides.
                    let first = text.lines().next().unwrap_or_default();
                    let begin = ValidationMessage::PRINTED;
                    let _ = writeln!(io::stderr(), "{begin}{id}: {first}");
                }
                lock(&self.validation).push(ValidationMessage { id, text });
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

    #[test]
    fn the_allow_list_is_exact_and_gives_reasons() {
        let list = [Allowed {
            id: "VUID-a",
            reason: "because",
            link: "https://example.org",
        }];
        assert!(is_allowed(&list, "VUID-a"));
        assert!(!is_allowed(&list, "VUID-ab"));
        for allowed in ALLOWED {
            assert!(!allowed.reason.is_empty(), "{}", allowed.id);
            assert!(allowed.link.starts_with("https://"), "{}", allowed.id);
        }
    }
}
