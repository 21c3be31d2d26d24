//! The Vulkan loader, opened at run time, and one instance of it.
//!
//! It works with loaders and drivers of any version, because it requests only what
//! they offer. A 1.0 loader refuses a higher version, so its version is queried
//! first. Structures that extend queries need
//! VK_KHR_get_physical_device_properties2, which every loader has since 2016.

use super::enumerate::{EnumerationError, enumerate};
use super::error::DeviceError;
use super::trace::{loader, recorder};
use super::validation::{self, Allowed, LayerSettings, Sender, Sink};
use crate::script::executor::ValidationMessage;
use ash::vk::Handle;
use ash::{ext, khr, vk};
use std::ffi::CStr;

/// The highest version of the API that is requested.
const HIGHEST: u32 = vk::API_VERSION_1_3;

/// Whether the Khronos validation layer is enabled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Validation {
    #[default]
    Off,
    On,
}

/// A `VkInstance` and the devices that it finds. Devices hold an `Arc` of it.
pub struct Instance {
    // The instance's functions live in the library that this keeps open.
    entry: ash::Entry,
    raw: ash::Instance,
    properties2: Option<khr::get_physical_device_properties2::Instance>,
    messenger: Option<(ext::debug_utils::Instance, vk::DebugUtilsMessengerEXT)>,
    // Boxed: messengers point to it.
    sink: Box<Sink>,
    version: u32,
    physical_devices: Vec<vk::PhysicalDevice>,
    validation: Validation,
}

impl Instance {
    /// Opens the loader and enumerates the devices of all drivers.
    ///
    /// # Errors
    /// [`DeviceError`]: there is no loader, no driver or no requested validation
    /// layer, or a call failed.
    pub fn new(validation: Validation) -> Result<Instance, DeviceError> {
        // SAFETY: opening the system's Vulkan loader runs its initialisers, as
        // in any Vulkan program; `entry` outlives everything made from it.
        let entry = unsafe { ash::Entry::load() }.map_err(|error| DeviceError::NoLoader {
            reason: error.to_string(),
        })?;
        if recorder::is_active() {
            let traced = loader::traced(&entry);
            // The functions are those of the loader, which stays open.
            std::mem::forget(entry);
            // SAFETY: the function has the contract of vkGetInstanceProcAddr.
            let traced = unsafe { ash::Entry::from_static_fn(traced) };
            return Instance::with_entry(traced, validation);
        }
        Instance::with_entry(entry, validation)
    }

    /// Creates the instance through the functions of a loader.
    ///
    /// # Errors
    /// As [`Instance::new`].
    pub(super) fn with_entry(
        entry: ash::Entry,
        validation: Validation,
    ) -> Result<Instance, DeviceError> {
        let offer = Offer::query(&entry, validation)?;
        let layer = offer.validation.as_ref();
        let sink = Box::new(Sink::new(layer.map_or(0, |layer| layer.version)));
        let (raw, version) = create(&entry, &offer, &sink)?;
        let mut instance = Instance {
            properties2: offer
                .properties2
                .then(|| khr::get_physical_device_properties2::Instance::new(&entry, &raw)),
            messenger: None,
            entry,
            raw,
            sink,
            version,
            physical_devices: Vec::new(),
            validation,
        };
        if offer.messages {
            let functions = ext::debug_utils::Instance::new(&instance.entry, &instance.raw);
            let info = validation::messenger_info(&instance.sink);
            // SAFETY: the extension is enabled; the sink is boxed and dropped
            // after the messenger.
            let messenger = unsafe { functions.create_debug_utils_messenger(&info, None) }
                .map_err(|result| DeviceError::Call {
                    call: "vkCreateDebugUtilsMessengerEXT",
                    result,
                })?;
            instance.messenger = Some((functions, messenger));
        }
        instance.physical_devices = instance.enumerate_devices()?;
        Ok(instance)
    }

    fn enumerate_devices(&self) -> Result<Vec<vk::PhysicalDevice>, DeviceError> {
        let call = "vkEnumeratePhysicalDevices";
        let function = self.raw.fp_v1_0().enumerate_physical_devices;
        let handle = self.raw.handle();
        // SAFETY: the instance is alive; `enumerate` passes valid pointers.
        let devices = enumerate(|count, devices| unsafe { function(handle, count, devices) });
        let devices = match devices {
            Ok(devices) if devices.iter().any(|device| device.is_null()) => {
                Err(EnumerationError::NullHandle)
            }
            devices => devices,
        };
        devices.map_err(|error| match error {
            EnumerationError::Failed(result) => no_driver(&self.sink, call, result),
            error => DeviceError::Enumeration { call, error },
        })
    }

    /// Whether the validation layer is enabled.
    pub fn is_validated(&self) -> bool {
        self.validation == Validation::On
    }

    /// Whether VK_EXT_debug_utils is enabled.
    pub(super) fn has_debug_utils(&self) -> bool {
        self.messenger.is_some()
    }

    /// Returns the messages of the validation layer since the last call, without
    /// those of the allow-list.
    pub fn take_validation_messages(&self) -> Vec<ValidationMessage> {
        self.sink.take_validation()
    }

    /// Returns the messages of the validation layer since the last call that the allow-list
    /// names.
    pub fn take_allowed_messages(&self) -> Vec<Allowed> {
        self.sink.take_allowed()
    }

    /// Returns the version of Vulkan that the validation layer states, or 0 without it.
    pub fn layer_version(&self) -> u32 {
        self.sink.version()
    }

    /// Returns the reasons that devices may be missing from the report: warnings and
    /// errors of the loader, such as a driver library that does not load, and calls
    /// that failed for one device.
    pub fn loader_messages(&self) -> Vec<String> {
        self.sink.loader()
    }

    /// Adds to [`Instance::loader_messages`].
    pub(super) fn note(&self, message: String) {
        self.sink.add(Sender::Loader, String::new(), message);
    }

    /// Returns the devices in the order of the loader.
    pub(super) fn physical_devices(&self) -> &[vk::PhysicalDevice] {
        &self.physical_devices
    }

    pub(super) fn raw(&self) -> &ash::Instance {
        &self.raw
    }

    /// Returns the functions that take extended structures, if there are any.
    pub(super) fn properties2(&self) -> Option<&khr::get_physical_device_properties2::Instance> {
        self.properties2.as_ref()
    }

    /// Returns the requested version, up to which devices may be used.
    pub(super) fn version(&self) -> u32 {
        self.version
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        if let Some((functions, messenger)) = self.messenger.take() {
            // SAFETY: created from this instance, and destroyed once.
            unsafe { functions.destroy_debug_utils_messenger(messenger, None) };
        }
        // SAFETY: everything made from the instance holds an `Arc` of it, and so
        // is destroyed.
        unsafe { self.raw.destroy_instance(None) };
    }
}

/// The features of the loader and its layers that an instance could use.
struct Offer {
    version: u32,
    properties2: bool,
    messages: bool,
    validation: Option<LayerOffer>,
}

struct LayerOffer {
    /// The version of Vulkan for which it is.
    version: u32,
    settings: bool,
    features: bool,
}

impl Offer {
    fn query(entry: &ash::Entry, validation: Validation) -> Result<Offer, DeviceError> {
        let failed = |call| move |result| DeviceError::Loader { call, result };
        // SAFETY: global commands of an open loader have no preconditions.
        let version = unsafe { entry.try_enumerate_instance_version() }
            .map_err(failed("vkEnumerateInstanceVersion"))?
            .unwrap_or(vk::API_VERSION_1_0);
        let extensions = extensions(entry, None)?;
        let mut offer = Offer {
            version: version.min(HIGHEST),
            properties2: lists(&extensions, khr::get_physical_device_properties2::NAME),
            messages: lists(&extensions, ext::debug_utils::NAME),
            validation: None,
        };
        if validation == Validation::On {
            let function = entry.fp_v1_0().enumerate_instance_layer_properties;
            // SAFETY: as above; `enumerate` passes valid pointers.
            let layers: Vec<vk::LayerProperties> =
                enumerate(|count, layers| unsafe { function(count, layers) })
                    .map_err(not_enumerated("vkEnumerateInstanceLayerProperties"))?;
            let layer = layers
                .iter()
                .find(|layer| layer.layer_name_as_c_str() == Ok(validation::LAYER))
                .ok_or(DeviceError::NoValidationLayer)?;
            let of_layer = self::extensions(entry, Some(validation::LAYER))?;
            offer.messages |= lists(&of_layer, ext::debug_utils::NAME);
            if !offer.messages {
                return Err(DeviceError::NoMessages);
            }
            offer.validation = Some(LayerOffer {
                version: layer.spec_version,
                settings: lists(&of_layer, ext::layer_settings::NAME),
                features: lists(&of_layer, ext::validation_features::NAME),
            });
        }
        Ok(offer)
    }
}

fn extensions(
    entry: &ash::Entry,
    layer: Option<&CStr>,
) -> Result<Vec<vk::ExtensionProperties>, DeviceError> {
    let function = entry.fp_v1_0().enumerate_instance_extension_properties;
    let layer = layer.map_or(std::ptr::null(), CStr::as_ptr);
    // SAFETY: a global command of an open loader; the name ends with a zero, and `enumerate`
    // passes valid pointers.
    enumerate(|count, extensions| unsafe { function(layer, count, extensions) })
        .map_err(not_enumerated("vkEnumerateInstanceExtensionProperties"))
}

/// Converts an error of an enumeration of the loader.
fn not_enumerated(call: &'static str) -> impl Fn(EnumerationError) -> DeviceError {
    move |error| match error {
        EnumerationError::Failed(result) => DeviceError::Loader { call, result },
        error => DeviceError::Enumeration { call, error },
    }
}

fn lists(extensions: &[vk::ExtensionProperties], name: &CStr) -> bool {
    extensions
        .iter()
        .any(|extension| extension.extension_name_as_c_str() == Ok(name))
}

/// Creates the instance; returns it and the requested version.
fn create(
    entry: &ash::Entry,
    offer: &Offer,
    sink: &Sink,
) -> Result<(ash::Instance, u32), DeviceError> {
    let application = vk::ApplicationInfo::default()
        .application_name(c"xfb")
        .api_version(offer.version);
    let mut layers = Vec::new();
    let mut extensions = Vec::new();
    if offer.properties2 {
        extensions.push(khr::get_physical_device_properties2::NAME.as_ptr());
    }
    if offer.messages {
        extensions.push(ext::debug_utils::NAME.as_ptr());
    }
    let settings = LayerSettings::new();
    let settings = settings.settings();
    let mut layer_settings = vk::LayerSettingsCreateInfoEXT::default().settings(&settings);
    let mut features =
        vk::ValidationFeaturesEXT::default().enabled_validation_features(&validation::FEATURES);
    // This one receives messages about the creation and destruction of the instance.
    let mut messenger = validation::messenger_info(sink);
    let mut info = vk::InstanceCreateInfo::default().application_info(&application);
    if offer.messages {
        info = info.push_next(&mut messenger);
    }
    if let Some(layer) = &offer.validation {
        layers.push(validation::LAYER.as_ptr());
        if layer.settings {
            extensions.push(ext::layer_settings::NAME.as_ptr());
            info = info.push_next(&mut layer_settings);
        }
        if layer.features {
            extensions.push(ext::validation_features::NAME.as_ptr());
            info = info.push_next(&mut features);
        }
    }
    info = info
        .enabled_layer_names(&layers)
        .enabled_extension_names(&extensions);
    // SAFETY: everything `info` points to lives until the end of the call, the
    // sink as long as the instance; layers and extensions are offered.
    let raw = unsafe { entry.create_instance(&info, None) }
        .map_err(|result| no_driver(sink, "vkCreateInstance", result))?;
    Ok((raw, offer.version))
}

/// Converts a failed result: some mean that no driver could be used.
fn no_driver(sink: &Sink, call: &'static str, result: vk::Result) -> DeviceError {
    match result {
        vk::Result::ERROR_INCOMPATIBLE_DRIVER | vk::Result::ERROR_INITIALIZATION_FAILED => {
            DeviceError::NoDriver {
                loader: sink.loader(),
            }
        }
        result => DeviceError::Call { call, result },
    }
}
