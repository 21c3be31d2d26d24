
#ifndef VK_KHR_device_address_commands
/* Of headers that have VK_KHR_device_address_commands. */
#define VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEVICE_ADDRESS_COMMANDS_FEATURES_KHR \
    ((VkStructureType)1000318006)
#define VK_STRUCTURE_TYPE_BIND_TRANSFORM_FEEDBACK_BUFFER_2_INFO_EXT ((VkStructureType)1000318013)
#define VK_ADDRESS_COMMAND_FULLY_BOUND_BIT_KHR 0x02
#define VK_ADDRESS_COMMAND_STORAGE_BUFFER_USAGE_BIT_KHR 0x04
#define VK_ADDRESS_COMMAND_UNKNOWN_STORAGE_BUFFER_USAGE_BIT_KHR 0x08
#define VK_ADDRESS_COMMAND_TRANSFORM_FEEDBACK_BUFFER_USAGE_BIT_KHR 0x10
#define VK_ADDRESS_COMMAND_UNKNOWN_TRANSFORM_FEEDBACK_BUFFER_USAGE_BIT_KHR 0x20
typedef struct {
    VkStructureType sType;
    void *pNext;
    VkBool32 deviceAddressCommands;
} VkPhysicalDeviceDeviceAddressCommandsFeaturesKHR;
typedef struct {
    VkDeviceAddress address;
    VkDeviceSize size;
} VkDeviceAddressRangeKHR;
typedef struct {
    VkStructureType sType;
    const void *pNext;
    VkDeviceAddressRangeKHR addressRange;
    VkFlags addressFlags;
} VkBindTransformFeedbackBuffer2InfoEXT;
typedef void(VKAPI_PTR *PFN_vkCmdBindTransformFeedbackBuffers2EXT)(
    VkCommandBuffer, uint32_t, uint32_t, const VkBindTransformFeedbackBuffer2InfoEXT *);
typedef PFN_vkCmdBindTransformFeedbackBuffers2EXT PFN_vkCmdBeginTransformFeedback2EXT;
typedef PFN_vkCmdBindTransformFeedbackBuffers2EXT PFN_vkCmdEndTransformFeedback2EXT;
typedef void(VKAPI_PTR *PFN_vkCmdDrawIndirectByteCount2EXT)(
    VkCommandBuffer, uint32_t, uint32_t, const VkBindTransformFeedbackBuffer2InfoEXT *, uint32_t,
    uint32_t);
#endif

