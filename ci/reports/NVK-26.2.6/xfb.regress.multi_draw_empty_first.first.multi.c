/*
xfb.local.case.reduced: reduced from xfb.regress.multi_draw_empty_first.first.multi: capture 0: no layout of its buffers is set, as if nothing were drawn

Every Vulkan call that xfb 0.1.0 (2358d5d50cbd) made for the case, on llvmpipe (LLVM 22.1.8, 256 bits), llvmpipe
Mesa 26.2.6-1 (LLVM 22.1.8): fail too few primitives: query 1 (stream 0) counts 0 primitives generated, expected 1; first in memory: buffer 0, byte 0 was not written; expected a.x of captured vertex 0

Build and run: cc repro.c -lvulkan && ./a.out
It needs the headers of Vulkan (Debian: libvulkan-dev).
It prints pass, or the first difference.
*/
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

static VkInstance instance_1;
static VkPhysicalDevice devices[16], used_device;
static uint32_t device_count;
static int run, differences;
static VkResult result;
static unsigned char query_results[1 << 16];

/* Statuses of the process besides 0 for pass and 1 for fail. */
enum { LOST = 3, UNSUPPORTED = 77, TIMEOUT = 124 };

static inline void check(VkResult returned, VkResult most, int line, const char *call)
{
    if (returned >= VK_SUCCESS && returned <= most)
        return;
    int missing = returned == VK_ERROR_FEATURE_NOT_PRESENT ||
                  returned == VK_ERROR_EXTENSION_NOT_PRESENT;
    printf("%s: %s in line %d returned %d\n", missing ? "unsupported" : "fail", call, line,
           (int)returned);
    exit(missing                            ? UNSUPPORTED
         : returned == VK_TIMEOUT           ? TIMEOUT
         : returned == VK_ERROR_DEVICE_LOST ? LOST
                                            : 1);
}

static inline void find_devices(void)
{
    device_count = 16;
    vkEnumeratePhysicalDevices(instance_1, &device_count, devices);
    if (device_count == 0) {
        printf("fail: there is no device\n");
        exit(1);
    }
}

static inline VkPhysicalDevice device_number(uint32_t number)
{
    return devices[number < device_count ? number : device_count - 1];
}

/* The memory type of the recorded run, or another one of these properties. */
static inline uint32_t memory_type(uint32_t index, VkMemoryPropertyFlags flags)
{
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(used_device, &properties);
    if (index < properties.memoryTypeCount &&
        (properties.memoryTypes[index].propertyFlags & flags) == flags)
        return index;
    for (index = 0; index < properties.memoryTypeCount; index++)
        if ((properties.memoryTypes[index].propertyFlags & flags) == flags)
            return index;
    return 0;
}

/* Bytes are counted from the start of the buffer; negative ones lie before it. */
static inline void compare(const char *what, const unsigned char *seen,
                           const unsigned char *expected, const unsigned char *mask, long size,
                           long start)
{
    for (long at = 0; at < size; at++) {
        if ((mask && !mask[at]) || seen[at] == expected[at])
            continue;
        uint32_t words[2] = {0, 0};
        long word = at - at % 4;
        long bytes = size - word < 4 ? size - word : 4;
        memcpy(&words[0], expected + word, bytes);
        memcpy(&words[1], seen + word, bytes);
        if (differences++ == 0)
            printf("fail: run %d, %s, byte %ld: expected 0x%08x, observed 0x%08x\n", run, what,
                   word - start, words[0], words[1]);
        return;
    }
}

struct word {
    const unsigned char *image;
    long at;
    uint32_t bits;
};

static inline void one_of(const char *what, const struct word *words, int alternatives, int count)
{
    for (int row = 0; row < alternatives; row++) {
        int equal = 1;
        for (int at = 0; at < count; at++) {
            const struct word *word = &words[row * count + at];
            if (word->image && memcmp(word->image + word->at, &word->bits, 4) != 0)
                equal = 0;
        }
        if (equal)
            return;
    }
    if (differences++ == 0)
        printf("fail: run %d: none of the %d allowed %s is there\n", run, alternatives, what);
}

/* The result of a query is the sum of those of all views. */
static inline void compare_sum(const char *what, const unsigned char *seen, long stride, int views,
                               int width, unsigned long long expected)
{
    unsigned long long sum = 0;
    for (int view = 0; view < views; view++) {
        unsigned long long number = 0;
        memcpy(&number, seen + view * stride, width);
        sum += number;
    }
    if (sum != expected && differences++ == 0)
        printf("fail: run %d, %s: expected %llu, observed %llu\n", run, what, expected, sum);
}

/* Memory that the driver does not write keeps the bytes of query_results. */
static inline void check_available(const char *query, const unsigned char *seen, long stride,
                                   int views, int width)
{
    static const unsigned char no[8];
    unsigned char unwritten[8];
    memset(unwritten, 0xb5, sizeof unwritten);
    for (int view = 0; view < views; view++, seen += stride)
        if ((!memcmp(seen, no, width) || !memcmp(seen, unwritten, width)) && differences++ == 0)
            printf("fail: run %d, %s, view %d: the result is not available\n", run, query, view);
}

static int verdict(void)
{
    (void)query_results; /* Not every case reads queries, or has a call with a result. */
    (void)result;
    if (differences == 0)
        printf("pass\n");
    return differences != 0;
}


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

static VkPhysicalDevice physical_device_1;
static VkDevice device_1;
static VkCommandPool command_pool_1;
static VkQueue queue_1;
static VkRenderPass render_pass_1;
static VkFramebuffer framebuffer_1;
static VkPipelineLayout pipeline_layout_1;
static VkShaderModule shader_module_1;
static VkPipeline pipeline_1;
static VkBuffer buffer_1;
static VkDeviceMemory device_memory_1;
static unsigned char *map_device_memory_1;
static VkBuffer buffer_2;
static VkQueryPool query_pool_1;
static VkQueryPool query_pool_2;
static VkCommandBuffer command_buffer_1;
static VkFence fence_1;
static unsigned char seen_0[640];
static unsigned char seen_1[528];

static PFN_vkCmdBeginQueryIndexedEXT vkCmdBeginQueryIndexedEXT_;
static PFN_vkCmdBeginTransformFeedbackEXT vkCmdBeginTransformFeedbackEXT_;
static PFN_vkCmdBindTransformFeedbackBuffersEXT vkCmdBindTransformFeedbackBuffersEXT_;
static PFN_vkCmdDrawMultiEXT vkCmdDrawMultiEXT_;
static PFN_vkCmdEndQueryIndexedEXT vkCmdEndQueryIndexedEXT_;
static PFN_vkCmdEndTransformFeedbackEXT vkCmdEndTransformFeedbackEXT_;

static inline void load(VkDevice device)
{
    (void)device;
    vkCmdBeginQueryIndexedEXT_ = (PFN_vkCmdBeginQueryIndexedEXT)vkGetDeviceProcAddr(device, "vkCmdBeginQueryIndexedEXT");
    vkCmdBeginTransformFeedbackEXT_ = (PFN_vkCmdBeginTransformFeedbackEXT)vkGetDeviceProcAddr(device, "vkCmdBeginTransformFeedbackEXT");
    vkCmdBindTransformFeedbackBuffersEXT_ = (PFN_vkCmdBindTransformFeedbackBuffersEXT)vkGetDeviceProcAddr(device, "vkCmdBindTransformFeedbackBuffersEXT");
    vkCmdDrawMultiEXT_ = (PFN_vkCmdDrawMultiEXT)vkGetDeviceProcAddr(device, "vkCmdDrawMultiEXT");
    vkCmdEndQueryIndexedEXT_ = (PFN_vkCmdEndQueryIndexedEXT)vkGetDeviceProcAddr(device, "vkCmdEndQueryIndexedEXT");
    vkCmdEndTransformFeedbackEXT_ = (PFN_vkCmdEndTransformFeedbackEXT)vkGetDeviceProcAddr(device, "vkCmdEndTransformFeedbackEXT");
}

static void part_0(void)
{
    result = vkCreateInstance(
        &(VkInstanceCreateInfo){
            .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
            .pApplicationInfo = &(VkApplicationInfo){
                .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                .pApplicationName = "xfb",
                .apiVersion = 4206592
            },
            .enabledExtensionCount = 2,
            .ppEnabledExtensionNames = (const char *const[]){
                "VK_KHR_get_physical_device_properties2",
                "VK_EXT_debug_utils"
            }
        },
        NULL,
        &instance_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateInstance");
    find_devices();
    physical_device_1 = device_number(0);
    used_device = physical_device_1;
    result = vkCreateDevice(
        physical_device_1,
        &(VkDeviceCreateInfo){
            .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
            .pNext = &(VkPhysicalDeviceFeatures2){
                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
                .pNext = &(VkPhysicalDeviceShaderDrawParametersFeatures){
                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_DRAW_PARAMETERS_FEATURES,
                    .pNext = &(VkPhysicalDeviceScalarBlockLayoutFeatures){
                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SCALAR_BLOCK_LAYOUT_FEATURES,
                        .pNext = &(VkPhysicalDeviceUniformBufferStandardLayoutFeatures){
                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_UNIFORM_BUFFER_STANDARD_LAYOUT_FEATURES,
                            .pNext = &(VkPhysicalDeviceTransformFeedbackFeaturesEXT){
                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
                                .pNext = &(VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT){
                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT,
                                    .pNext = &(VkPhysicalDeviceProvokingVertexFeaturesEXT){
                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT,
                                        .pNext = &(VkPhysicalDeviceDynamicRenderingFeatures){
                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES,
                                            .pNext = &(VkPhysicalDeviceSynchronization2Features){
                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES,
                                                .pNext = &(VkPhysicalDeviceHostQueryResetFeatures){
                                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_QUERY_RESET_FEATURES,
                                                    .pNext = &(VkPhysicalDeviceExtendedDynamicStateFeaturesEXT){
                                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_FEATURES_EXT,
                                                        .pNext = &(VkPhysicalDeviceExtendedDynamicState3FeaturesEXT){
                                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT,
                                                            .pNext = &(VkPhysicalDeviceExtendedDynamicState2FeaturesEXT){
                                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT,
                                                                .pNext = &(VkPhysicalDeviceBufferDeviceAddressFeatures){
                                                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES,
                                                                    .pNext = &(VkPhysicalDeviceConditionalRenderingFeaturesEXT){
                                                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT,
                                                                        .pNext = &(VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT){
                                                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT,
                                                                            .pNext = &(VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT){
                                                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT,
                                                                                .pNext = &(VkPhysicalDeviceIndexTypeUint8FeaturesEXT){
                                                                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES_EXT,
                                                                                    .pNext = &(VkPhysicalDeviceMultiDrawFeaturesEXT){
                                                                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT,
                                                                                        .pNext = &(VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT){
                                                                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT,
                                                                                            .pNext = &(VkPhysicalDeviceDeviceAddressCommandsFeaturesKHR){
                                                                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEVICE_ADDRESS_COMMANDS_FEATURES_KHR,
                                                                                                .pNext = &(VkPhysicalDeviceMaintenance6FeaturesKHR){
                                                                                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_6_FEATURES_KHR,
                                                                                                    .pNext = &(VkPhysicalDeviceNestedCommandBufferFeaturesEXT){
                                                                                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_NESTED_COMMAND_BUFFER_FEATURES_EXT,
                                                                                                        .pNext = &(VkPhysicalDeviceDepthClipControlFeaturesEXT){
                                                                                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLIP_CONTROL_FEATURES_EXT,
                                                                                                            .depthClipControl = 1
                                                                                                        },
                                                                                                        .nestedCommandBuffer = 1,
                                                                                                        .nestedCommandBufferRendering = 1
                                                                                                    },
                                                                                                    .maintenance6 = 1
                                                                                                },
                                                                                                .deviceAddressCommands = 1
                                                                                            },
                                                                                            .primitiveTopologyListRestart = 1,
                                                                                            .primitiveTopologyPatchListRestart = 1
                                                                                        },
                                                                                        .multiDraw = 1
                                                                                    },
                                                                                    .indexTypeUint8 = 1
                                                                                },
                                                                                .graphicsPipelineLibrary = 1
                                                                            },
                                                                            .vertexAttributeInstanceRateDivisor = 1,
                                                                            .vertexAttributeInstanceRateZeroDivisor = 1
                                                                        },
                                                                        .conditionalRendering = 1
                                                                    },
                                                                    .bufferDeviceAddress = 1
                                                                },
                                                                .extendedDynamicState2 = 1,
                                                                .extendedDynamicState2PatchControlPoints = 1
                                                            },
                                                            .extendedDynamicState3TessellationDomainOrigin = 1,
                                                            .extendedDynamicState3ProvokingVertexMode = 1
                                                        },
                                                        .extendedDynamicState = 1
                                                    },
                                                    .hostQueryReset = 1
                                                },
                                                .synchronization2 = 1
                                            },
                                            .dynamicRendering = 1
                                        },
                                        .provokingVertexLast = 1
                                    },
                                    .primitivesGeneratedQuery = 1,
                                    .primitivesGeneratedQueryWithRasterizerDiscard = 1
                                },
                                .transformFeedback = 1,
                                .geometryStreams = 1
                            },
                            .uniformBufferStandardLayout = 1
                        },
                        .scalarBlockLayout = 1
                    },
                    .shaderDrawParameters = 1
                },
                .features = (VkPhysicalDeviceFeatures){
                    .geometryShader = 1,
                    .tessellationShader = 1,
                    .sampleRateShading = 1,
                    .multiDrawIndirect = 1,
                    .drawIndirectFirstInstance = 1,
                    .fillModeNonSolid = 1,
                    .largePoints = 1,
                    .multiViewport = 1,
                    .pipelineStatisticsQuery = 1,
                    .fragmentStoresAndAtomics = 1,
                    .shaderClipDistance = 1,
                    .shaderCullDistance = 1,
                    .shaderFloat64 = 1,
                    .shaderInt64 = 1,
                    .sparseBinding = 1
                }
            },
            .queueCreateInfoCount = 1,
            .pQueueCreateInfos = (const VkDeviceQueueCreateInfo[]){
                (VkDeviceQueueCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                    .queueCount = 1,
                    .pQueuePriorities = (const float[]){1.0f}
                }
            },
            .enabledExtensionCount = 25,
            .ppEnabledExtensionNames = (const char *const[]){
                "VK_EXT_conditional_rendering",
                "VK_EXT_depth_clip_control",
                "VK_EXT_extended_dynamic_state",
                "VK_EXT_extended_dynamic_state2",
                "VK_EXT_extended_dynamic_state3",
                "VK_EXT_graphics_pipeline_library",
                "VK_EXT_host_query_reset",
                "VK_EXT_index_type_uint8",
                "VK_EXT_multi_draw",
                "VK_EXT_nested_command_buffer",
                "VK_EXT_primitive_topology_list_restart",
                "VK_EXT_primitives_generated_query",
                "VK_EXT_provoking_vertex",
                "VK_EXT_transform_feedback",
                "VK_EXT_vertex_attribute_divisor",
                "VK_KHR_copy_commands2",
                "VK_KHR_create_renderpass2",
                "VK_KHR_device_address_commands",
                "VK_KHR_draw_indirect_count",
                "VK_KHR_dynamic_rendering",
                "VK_KHR_external_memory_fd",
                "VK_KHR_maintenance6",
                "VK_KHR_pipeline_library",
                "VK_KHR_push_descriptor",
                "VK_KHR_synchronization2"
            }
        },
        NULL,
        &device_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateDevice");
    load(device_1);
    result = vkCreateCommandPool(
        device_1,
        &(VkCommandPoolCreateInfo){
            .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
            .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT
        },
        NULL,
        &command_pool_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateCommandPool");
    vkGetDeviceQueue(device_1, 0, 0, &queue_1);
    result = vkCreateRenderPass(
        device_1,
        &(VkRenderPassCreateInfo){
            .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
            .subpassCount = 1,
            .pSubpasses = (const VkSubpassDescription[]){
                (VkSubpassDescription){.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS}
            }
        },
        NULL,
        &render_pass_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateRenderPass");
    result = vkCreateFramebuffer(
        device_1,
        &(VkFramebufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
            .renderPass = render_pass_1,
            .width = 64,
            .height = 1,
            .layers = 1
        },
        NULL,
        &framebuffer_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateFramebuffer");
    result = vkCreatePipelineLayout(
        device_1,
        &(VkPipelineLayoutCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO},
        NULL,
        &pipeline_layout_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreatePipelineLayout");
    result = vkCreateShaderModule(
        device_1,
        &(VkShaderModuleCreateInfo){
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
            .codeSize = 3800,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0xa1, 0x0, 0x20011, 0x1, 0x20011,
            0x35, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e,
            0x0, 0x1, 0x9000f, 0x0, 0x4, 0x6e69616d, 0x0, 0x63,
            0x79, 0x96, 0x99, 0x30010, 0x4, 0xb, 0x30003, 0x2,
            0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70, 0x5f656c79, 0x656e696c,
            0x7269645f, 0x69746365, 0x6576, 0x80004, 0x475f4c47, 0x4c474f4f, 0x6e695f45, 0x64756c63,
            0x69645f65, 0x74636572, 0x657669, 0x40005, 0x4, 0x6e69616d, 0x0, 0x50005,
            0x8, 0x56626658, 0x65747265, 0x78, 0x50006, 0x8, 0x0, 0x6c6f6877,
            0x65, 0x50006, 0x8, 0x1, 0x6c616572, 0x0, 0x60005, 0xc,
            0x5f626678, 0x75287461, 0x31753b31, 0x3b, 0x40005, 0xa, 0x65727473, 0x6d61,
            0x40005, 0xb, 0x6769726f, 0x6e69, 0x60005, 0x10, 0x5f626678, 0x74697277,
            0x28305f65, 0x3b3175, 0x40005, 0xf, 0x6769726f, 0x6e69, 0x30005, 0x12,
            0x78, 0x50005, 0x3b, 0x6f707865, 0x746e656e, 0x0, 0x30005, 0x5a,
            0x7461, 0x40005, 0x5c, 0x61726170, 0x6d, 0x40005, 0x5d, 0x61726170,
            0x6d, 0x30005, 0x63, 0x61, 0x60005, 0x77, 0x505f6c67, 0x65567265,
            0x78657472, 0x0, 0x60006, 0x77, 0x0, 0x505f6c67, 0x7469736f, 0x6e6f69,
            0x70006, 0x77, 0x1, 0x505f6c67, 0x746e696f, 0x657a6953, 0x0, 0x70006,
            0x77, 0x2, 0x435f6c67, 0x4470696c, 0x61747369, 0x65636e, 0x70006, 0x77,
            0x3, 0x435f6c67, 0x446c6c75, 0x61747369, 0x65636e, 0x30005, 0x79, 0x0,
            0x60005, 0x96, 0x565f6c67, 0x65747265, 0x646e4978, 0x7865, 0x70005, 0x99,
            0x495f6c67, 0x6174736e, 0x4965636e, 0x7865646e, 0x0, 0x40005, 0x9f, 0x61726170,
            0x6d, 0x40047, 0x63, 0x1e, 0x0, 0x40047, 0x63, 0x24,
            0x0, 0x40047, 0x63, 0x25, 0xc, 0x40047, 0x63, 0x23,
            0x0, 0x50048, 0x77, 0x0, 0xb, 0x0, 0x50048, 0x77,
            0x1, 0xb, 0x1, 0x50048, 0x77, 0x2, 0xb, 0x3,
            0x50048, 0x77, 0x3, 0xb, 0x4, 0x30047, 0x77, 0x2,
            0x40047, 0x79, 0x24, 0x0, 0x40047, 0x79, 0x25, 0xc,
            0x40047, 0x96, 0xb, 0x2a, 0x40047, 0x99, 0xb, 0x2b,
            0x20013, 0x2, 0x30021, 0x3, 0x2, 0x40015, 0x6, 0x20,
            0x0, 0x40020, 0x7, 0x7, 0x6, 0x4001e, 0x8, 0x6,
            0x6, 0x50021, 0x9, 0x8, 0x7, 0x7, 0x40021, 0xe,
            0x2, 0x7, 0x40015, 0x14, 0x20, 0x1, 0x4002b, 0x14,
            0x15, 0x11, 0x4002b, 0x6, 0x19, 0x5fd7822a, 0x4002b, 0x6,
            0x1c, 0x7ffff, 0x4002b, 0x14, 0x1f, 0xa, 0x4002b, 0x6,
            0x24, 0x5c1b3, 0x4002b, 0x14, 0x28, 0x9, 0x4002b, 0x14,
            0x2d, 0xc, 0x4002b, 0x6, 0x30, 0x297a2d39, 0x4002b, 0x14,
            0x32, 0x14, 0x4002b, 0x6, 0x36, 0xfff, 0x4002b, 0x6,
            0x3d, 0x20000000, 0x4002b, 0x14, 0x3f, 0x1, 0x4002b, 0x14,
            0x47, 0x18, 0x4002b, 0x14, 0x49, 0x1f, 0x4002b, 0x14,
            0x4d, 0x1e, 0x4002b, 0x6, 0x53, 0x1fffffff, 0x40020, 0x59,
            0x7, 0x8, 0x4002b, 0x6, 0x5b, 0x0, 0x30016, 0x60,
            0x20, 0x40017, 0x61, 0x60, 0x3, 0x40020, 0x62, 0x3,
            0x61, 0x4003b, 0x62, 0x63, 0x3, 0x4002b, 0x6, 0x66,
            0x8f28f2, 0x4002b, 0x6, 0x6b, 0x41f41f, 0x4002b, 0x6, 0x70,
            0x298298, 0x40017, 0x74, 0x60, 0x4, 0x4002b, 0x6, 0x75,
            0x1, 0x4001c, 0x76, 0x60, 0x75, 0x6001e, 0x77, 0x74,
            0x60, 0x76, 0x76, 0x40020, 0x78, 0x3, 0x77, 0x4003b,
            0x78, 0x79, 0x3, 0x4002b, 0x14, 0x7a, 0x0, 0x4002b,
            0x6, 0x7d, 0x70e70e, 0x4002b, 0x6, 0x82, 0x23b23b, 0x4002b,
            0x6, 0x87, 0xb40b4, 0x4002b, 0x6, 0x8c, 0xbe1be1, 0x40020,
            0x90, 0x3, 0x74, 0x4002b, 0x60, 0x92, 0x3f800000, 0x40020,
            0x93, 0x3, 0x60, 0x40020, 0x95, 0x1, 0x14, 0x4003b,
            0x95, 0x96, 0x1, 0x4003b, 0x95, 0x99, 0x1, 0x4002b,
            0x6, 0x9c, 0x1000, 0x50036, 0x2, 0x4, 0x0, 0x3,
            0x200f8, 0x5, 0x4003b, 0x7, 0x9f, 0x7, 0x4003d, 0x14,
            0x97, 0x96, 0x4007c, 0x6, 0x98, 0x97, 0x4003d, 0x14,
            0x9a, 0x99, 0x4007c, 0x6, 0x9b, 0x9a, 0x50084, 0x6,
            0x9d, 0x9b, 0x9c, 0x50080, 0x6, 0x9e, 0x98, 0x9d,
            0x3003e, 0x9f, 0x9e, 0x50039, 0x2, 0xa0, 0x10, 0x9f,
            0x100fd, 0x10038, 0x50036, 0x8, 0xc, 0x0, 0x9, 0x30037,
            0x7, 0xa, 0x30037, 0x7, 0xb, 0x200f8, 0xd, 0x4003b,
            0x7, 0x12, 0x7, 0x4003b, 0x7, 0x3b, 0x7, 0x4003d,
            0x6, 0x13, 0xa, 0x500c4, 0x6, 0x16, 0x13, 0x15,
            0x4003d, 0x6, 0x17, 0xb, 0x500c5, 0x6, 0x18, 0x16,
            0x17, 0x500c6, 0x6, 0x1a, 0x18, 0x19, 0x400c8, 0x6,
            0x1b, 0x1a, 0x500c7, 0x6, 0x1d, 0x1b, 0x1c, 0x3003e,
            0x12, 0x1d, 0x4003d, 0x6, 0x1e, 0x12, 0x500c2, 0x6,
            0x20, 0x1e, 0x1f, 0x4003d, 0x6, 0x21, 0x12, 0x500c6,
            0x6, 0x22, 0x21, 0x20, 0x3003e, 0x12, 0x22, 0x4003d,
            0x6, 0x23, 0x12, 0x50084, 0x6, 0x25, 0x23, 0x24,
            0x500c7, 0x6, 0x26, 0x25, 0x1c, 0x3003e, 0x12, 0x26,
            0x4003d, 0x6, 0x27, 0x12, 0x500c2, 0x6, 0x29, 0x27,
            0x28, 0x4003d, 0x6, 0x2a, 0x12, 0x500c6, 0x6, 0x2b,
            0x2a, 0x29, 0x3003e, 0x12, 0x2b, 0x4003d, 0x6, 0x2c,
            0x12, 0x500c4, 0x6, 0x2e, 0x2c, 0x2d, 0x4003d, 0x6,
            0x2f, 0x12, 0x50084, 0x6, 0x31, 0x2f, 0x30, 0x500c2,
            0x6, 0x33, 0x31, 0x32, 0x500c5, 0x6, 0x34, 0x2e,
            0x33, 0x3003e, 0x12, 0x34, 0x4003d, 0x6, 0x35, 0x12,
            0x500c7, 0x6, 0x37, 0x35, 0x36, 0x500c4, 0x6, 0x38,
            0x37, 0x2d, 0x4003d, 0x6, 0x39, 0x12, 0x500c6, 0x6,
            0x3a, 0x39, 0x38, 0x3003e, 0x12, 0x3a, 0x4003d, 0x6,
            0x3c, 0x12, 0x500c7, 0x6, 0x3e, 0x3c, 0x3d, 0x500c4,
            0x6, 0x40, 0x3e, 0x3f, 0x4003d, 0x6, 0x41, 0x12,
            0x400c8, 0x6, 0x42, 0x41, 0x500c7, 0x6, 0x43, 0x42,
            0x3d, 0x500c5, 0x6, 0x44, 0x40, 0x43, 0x3003e, 0x3b,
            0x44, 0x4003d, 0x6, 0x45, 0x12, 0x4003d, 0x6, 0x46,
            0x12, 0x500c2, 0x6, 0x48, 0x46, 0x47, 0x500c4, 0x6,
            0x4a, 0x48, 0x49, 0x500c5, 0x6, 0x4b, 0x45, 0x4a,
            0x4003d, 0x6, 0x4c, 0x12, 0x500c2, 0x6, 0x4e, 0x4c,
            0x4d, 0x500c4, 0x6, 0x4f, 0x4e, 0x49, 0x4003d, 0x6,
            0x50, 0x3b, 0x500c5, 0x6, 0x51, 0x4f, 0x50, 0x4003d,
            0x6, 0x52, 0x12, 0x500c7, 0x6, 0x54, 0x52, 0x53,
            0x500c5, 0x6, 0x55, 0x51, 0x54, 0x50050, 0x8, 0x56,
            0x4b, 0x55, 0x200fe, 0x56, 0x10038, 0x50036, 0x2, 0x10,
            0x0, 0xe, 0x30037, 0x7, 0xf, 0x200f8, 0x11, 0x4003b,
            0x59, 0x5a, 0x7, 0x4003b, 0x7, 0x5c, 0x7, 0x4003b,
            0x7, 0x5d, 0x7, 0x3003e, 0x5c, 0x5b, 0x4003d, 0x6,
            0x5e, 0xf, 0x3003e, 0x5d, 0x5e, 0x60039, 0x8, 0x5f,
            0xc, 0x5c, 0x5d, 0x3003e, 0x5a, 0x5f, 0x50041, 0x7,
            0x64, 0x5a, 0x3f, 0x4003d, 0x6, 0x65, 0x64, 0x500c6,
            0x6, 0x67, 0x65, 0x66, 0x4007c, 0x60, 0x68, 0x67,
            0x50041, 0x7, 0x69, 0x5a, 0x3f, 0x4003d, 0x6, 0x6a,
            0x69, 0x500c6, 0x6, 0x6c, 0x6a, 0x6b, 0x4007c, 0x60,
            0x6d, 0x6c, 0x50041, 0x7, 0x6e, 0x5a, 0x3f, 0x4003d,
            0x6, 0x6f, 0x6e, 0x500c6, 0x6, 0x71, 0x6f, 0x70,
            0x4007c, 0x60, 0x72, 0x71, 0x60050, 0x61, 0x73, 0x68,
            0x6d, 0x72, 0x3003e, 0x63, 0x73, 0x50041, 0x7, 0x7b,
            0x5a, 0x3f, 0x4003d, 0x6, 0x7c, 0x7b, 0x500c6, 0x6,
            0x7e, 0x7c, 0x7d, 0x4007c, 0x60, 0x7f, 0x7e, 0x50041,
            0x7, 0x80, 0x5a, 0x3f, 0x4003d, 0x6, 0x81, 0x80,
            0x500c6, 0x6, 0x83, 0x81, 0x82, 0x4007c, 0x60, 0x84,
            0x83, 0x50041, 0x7, 0x85, 0x5a, 0x3f, 0x4003d, 0x6,
            0x86, 0x85, 0x500c6, 0x6, 0x88, 0x86, 0x87, 0x4007c,
            0x60, 0x89, 0x88, 0x50041, 0x7, 0x8a, 0x5a, 0x3f,
            0x4003d, 0x6, 0x8b, 0x8a, 0x500c6, 0x6, 0x8d, 0x8b,
            0x8c, 0x4007c, 0x60, 0x8e, 0x8d, 0x70050, 0x74, 0x8f,
            0x7f, 0x84, 0x89, 0x8e, 0x50041, 0x90, 0x91, 0x79,
            0x7a, 0x3003e, 0x91, 0x8f, 0x50041, 0x93, 0x94, 0x79,
            0x3f, 0x3003e, 0x94, 0x92, 0x100fd, 0x10038,}
        },
        NULL,
        &shader_module_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    result = vkCreateGraphicsPipelines(
        device_1,
        0,
        1,
        (const VkGraphicsPipelineCreateInfo[]){
            (VkGraphicsPipelineCreateInfo){
                .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                .stageCount = 1,
                .pStages = (const VkPipelineShaderStageCreateInfo[]){
                    (VkPipelineShaderStageCreateInfo){
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        .stage = VK_SHADER_STAGE_VERTEX_BIT,
                        .module = shader_module_1,
                        .pName = "main"
                    }
                },
                .pVertexInputState = &(VkPipelineVertexInputStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
                },
                .pInputAssemblyState = &(VkPipelineInputAssemblyStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                    .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST
                },
                .pRasterizationState = &(VkPipelineRasterizationStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO,
                    .rasterizerDiscardEnable = 1,
                    .polygonMode = VK_POLYGON_MODE_FILL,
                    .frontFace = VK_FRONT_FACE_COUNTER_CLOCKWISE,
                    .lineWidth = 1.0f
                },
                .layout = pipeline_layout_1,
                .renderPass = render_pass_1
            }
        },
        NULL,
        &pipeline_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateGraphicsPipelines");
}

static void part_1(void)
{
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 384,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    if (run % 2 == 0) {
        result = vkAllocateMemory(
            device_1,
            &(VkMemoryAllocateInfo){
                .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                .pNext = &(VkMemoryAllocateFlagsInfo){
                    .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                    .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT
                },
                .allocationSize = 4194304,
                .memoryTypeIndex = memory_type(0, 0xf)
            },
            NULL,
            &device_memory_1
        );
        check(result, VK_SUCCESS, __LINE__, "vkAllocateMemory");
    }
    if (run % 2 == 0) {
        result = vkMapMemory(
            device_1,
            device_memory_1,
            0,
            18446744073709551615ull,
            0,
            (void **)&map_device_memory_1
        );
        check(result, VK_SUCCESS, __LINE__, "vkMapMemory");
        memset(map_device_memory_1, 0, 4194304);
    }
    result = vkBindBufferMemory(device_1, buffer_1, device_memory_1, 256);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 272,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_2, device_memory_1, 896);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateQueryPool(
        device_1,
        &(VkQueryPoolCreateInfo){
            .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO,
            .queryType = VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT,
            .queryCount = 1
        },
        NULL,
        &query_pool_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateQueryPool");
    result = vkCreateQueryPool(
        device_1,
        &(VkQueryPoolCreateInfo){
            .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO,
            .queryType = VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT,
            .queryCount = 1
        },
        NULL,
        &query_pool_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateQueryPool");
    result = vkAllocateCommandBuffers(
        device_1,
        &(VkCommandBufferAllocateInfo){
            .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
            .commandPool = command_pool_1,
            .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
            .commandBufferCount = 1
        },
        &command_buffer_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateCommandBuffers");
    result = vkBeginCommandBuffer(
        command_buffer_1,
        &(VkCommandBufferBeginInfo){
            .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
            .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT
        }
    );
    check(result, VK_SUCCESS, __LINE__, "vkBeginCommandBuffer");
    vkCmdBindPipeline(command_buffer_1, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_1);
    vkCmdResetQueryPool(command_buffer_1, query_pool_1, 0, 1);
    vkCmdResetQueryPool(command_buffer_1, query_pool_2, 0, 1);
    vkCmdBeginQueryIndexedEXT_(command_buffer_1, query_pool_1, 0, 0, 0);
    vkCmdBeginQueryIndexedEXT_(command_buffer_1, query_pool_2, 0, 0, 0);
    vkCmdBindTransformFeedbackBuffersEXT_(
        command_buffer_1,
        0,
        1,
        (const VkBuffer[]){buffer_1},
        (const uint64_t[]){0},
        (const uint64_t[]){36}
    );
    vkCmdBeginRenderPass(
        command_buffer_1,
        &(VkRenderPassBeginInfo){
            .sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
            .renderPass = render_pass_1,
            .framebuffer = framebuffer_1,
            .renderArea = (VkRect2D){
                .offset = (VkOffset2D){0},
                .extent = (VkExtent2D){.width = 64, .height = 1}
            }
        },
        VK_SUBPASS_CONTENTS_INLINE
    );
    vkCmdBeginTransformFeedbackEXT_(command_buffer_1, 0, 0, 0, 0);
    vkCmdDrawMultiEXT_(
        command_buffer_1,
        2,
        (const void *)(const uint32_t[]){
            0x0, 0x0, 0xffffffff, 0x0, 0x1,},
        1,
        0,
        12
    );
    vkCmdEndTransformFeedbackEXT_(command_buffer_1, 0, 0, 0, 0);
    vkCmdEndRenderPass(command_buffer_1);
    vkCmdEndQueryIndexedEXT_(command_buffer_1, query_pool_2, 0, 0);
    vkCmdEndQueryIndexedEXT_(command_buffer_1, query_pool_1, 0, 0);
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT,
        VK_PIPELINE_STAGE_HOST_BIT,
        0,
        1,
        (const VkMemoryBarrier[]){
            (VkMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT | VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT,
                .dstAccessMask = VK_ACCESS_HOST_READ_BIT
            }
        },
        0,
        0,
        0,
        0
    );
    result = vkEndCommandBuffer(command_buffer_1);
    check(result, VK_SUCCESS, __LINE__, "vkEndCommandBuffer");
    result = vkCreateFence(
        device_1,
        &(VkFenceCreateInfo){.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO},
        NULL,
        &fence_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateFence");
    { static const uint32_t bytes[2][292] = {{
            0xcf8f4801, 0xba9f2808, 0xb64f6ff6, 0x16760d37, 0xa7de2de5, 0x3d6e9085, 0x13190656, 0x7c2bdad4,
            0x8a59e5c4, 0x785013b5, 0xab22f7f1, 0x377ae6c3, 0x550b4294, 0xf825d02a, 0x5cb557a2, 0xaf8773d,
            0x2fccc571, 0x6916a0a9, 0x4725d064, 0x2cefdd98, 0x8eefadcc, 0xea589d2b, 0x31ce2e7f, 0xa36e96eb,
            0x29832822, 0xc2a973fc, 0x2a16b3c, 0xf4f24d41, 0xdfaeac3d, 0x7b86c53, 0x1ded2662, 0x941399da,
            0x9e8bafda, 0x425e1391, 0xf142123b, 0xd3d1f013, 0x6fa18cb0, 0x28d5f42, 0xe0bced2a, 0x9c587bc7,
            0x455c1081, 0x851d7cd7, 0x33bea4e, 0x82d505a8, 0xa25c81e6, 0x50620185, 0x772e06cf, 0x7f47e2d3,
            0x54f123c, 0x4c514bee, 0x28e67fe2, 0xbb86394b, 0xafd6ba6f, 0x65032a2b, 0xa899826a, 0xee9dfce,
            0x7a5a2972, 0x87c02f55, 0xc1d8128d, 0xeb0d6059, 0xea4b58ac, 0xe63967d4, 0xe834a5ae, 0x92a850d,
            0xd360b89d, 0x4f3dd60f, 0x2e25661c, 0xd8835db4, 0x9a24cb5d, 0x9de4b96b, 0x49e25e1d, 0xb7a72c9c,
            0xa219da5a, 0x6edd152c, 0xaebeb96b, 0xcf040113, 0x6bdc3e4b, 0xabc14272, 0xb4f54e78, 0xf0399998,
            0x50206ff9, 0xd98a43af, 0xcdf8e297, 0x850b2822, 0xc6d5c484, 0xac05016e, 0x720a3d49, 0xbb064c93,
            0xf10444b5, 0xdd45aca0, 0x3c017104, 0xc09f49bc, 0xc20cc987, 0x89ee5443, 0xd5c63a9f, 0xd7fdf286,
            0xba234170, 0xba096f86, 0xd49659c5, 0x2998e899, 0x85fe4abd, 0x994fb0c6, 0x3e71177e, 0xaa7827f4,
            0x9676cdd5, 0x63605ea5, 0xf153203d, 0xa3c918ec, 0x800583bc, 0xf652bb2c, 0x4cc0bd95, 0x771c94bb,
            0x8551eccb, 0x61f3de9c, 0x645da9a2, 0x4a10177a, 0xbe24d303, 0x5184ca99, 0x57bf20a9, 0xced78412,
            0x16af8752, 0x44d6cb7e, 0x4dce9191, 0x81ce7069, 0xf74b8c55, 0x22d10e60, 0xbe0b6d02, 0xf412b13c,
            0xdf72d933, 0x6ba846b7, 0xbdad6405, 0xfc9d6462, 0xe0cb5320, 0xfe5c9942, 0x13ba1961, 0xcdb27ced,
            0x5d9772a2, 0xee35f830, 0x827303ce, 0xe23c3fc1, 0xd3bcdd21, 0x779264ad, 0xdf577622, 0xf26f1048,
            0x74b531ac, 0xcc46a319, 0xf72aeb3f, 0x59dcfab3, 0x1373d4ce, 0xc65dc476, 0x4a01c70e, 0x30a03bed,
            0xbb7cf58d, 0xedd690b1, 0x25831cdc, 0x4057af6c, 0x1c9b95d8, 0xe86acfe3, 0x5d34f829, 0x71e28659,
            0x1d2e7, 0x1f735, 0x1ac8e, 0x146fb, 0x12fbe, 0x15bf2, 0x13807, 0x1b5df,
            0x1bbc2, 0x12168, 0x1e413, 0x13b8d, 0x140f8, 0x14895, 0x1591a, 0x15ddc,
            0x12737, 0x1cb68, 0x10a73, 0x13563, 0x12a3a, 0x1fc52, 0x155fb, 0x1d91e,
            0x1f214, 0x1b089, 0x1c152, 0x1194a, 0x1c2eb, 0x1b307, 0x134b8, 0x15e1c,
            0x1f358, 0x105e4, 0x16ecf, 0x10d93, 0x1ce20, 0x14233, 0x1232e, 0x187a8,
            0x17ee2, 0x1369f, 0x1ef04, 0x14738, 0x13c3b, 0x19fb5, 0x12ca8, 0x1d2f5,
            0x124da, 0x160c1, 0x129ec, 0x123ea, 0x1de6d, 0x18ddd, 0x1ba90, 0x1cce7,
            0x14cb3, 0x1cfe9, 0x11e26, 0x15229, 0x14bf2, 0x135d4, 0x10229, 0x15f29,
            0x18513, 0x19746, 0x14865, 0x1baa9, 0x17f38, 0x1760a, 0x18b41, 0x11d74,
            0x14d5e, 0x18a54, 0x18f33, 0x181fe, 0x17a37, 0x12645, 0x1996a, 0x1c05a,
            0x1d11c, 0x1f29c, 0x16f7b, 0x1c377, 0x1a42c, 0x16a13, 0x14f2a, 0x17852,
            0x18c53, 0x1ae77, 0x16be4, 0x15e50, 0x11b6f, 0x1d19a, 0x1de21, 0x174b3,
            0x167b6, 0x11844, 0x17717, 0x1cdc2, 0x1caa5, 0x17cb1, 0x16ddc, 0x194f0,
            0x118e7, 0x1e19d, 0x1a690, 0x13a6e, 0x15bb1, 0x161da, 0x1ec6f, 0x1305b,
            0x19e9f, 0x1cc23, 0x175de, 0x12ee4, 0x17975, 0x1cb36, 0x1a445, 0x17e47,
            0x12db3, 0x16db0, 0x1b0f9, 0x1be5f, 0x19752, 0x102f6, 0x1c9e1, 0x1a9d4,
            0x1317e, 0x1ab0e, 0x13eb5, 0x16773,}, {
            0x3070b7fe, 0x4560d7f7, 0x49b09009, 0xe989f2c8, 0x5821d21a, 0xc2916f7a, 0xece6f9a9, 0x83d4252b,
            0x75a61a3b, 0x87afec4a, 0x54dd080e, 0xc885193c, 0xaaf4bd6b, 0x7da2fd5, 0xa34aa85d, 0xf50788c2,
            0xd0333a8e, 0x96e95f56, 0xb8da2f9b, 0xd3102267, 0x71105233, 0x15a762d4, 0xce31d180, 0x5c916914,
            0xd67cd7dd, 0x3d568c03, 0xfd5e94c3, 0xb0db2be, 0x205153c2, 0xf84793ac, 0xe212d99d, 0x6bec6625,
            0x61745025, 0xbda1ec6e, 0xebdedc4, 0x2c2e0fec, 0x905e734f, 0xfd72a0bd, 0x1f4312d5, 0x63a78438,
            0xbaa3ef7e, 0x7ae28328, 0xfcc415b1, 0x7d2afa57, 0x5da37e19, 0xaf9dfe7a, 0x88d1f930, 0x80b81d2c,
            0xfab0edc3, 0xb3aeb411, 0xd719801d, 0x4479c6b4, 0x50294590, 0x9afcd5d4, 0x57667d95, 0xf1162031,
            0x85a5d68d, 0x783fd0aa, 0x3e27ed72, 0x14f29fa6, 0x15b4a753, 0x19c6982b, 0x17cb5a51, 0xf6d57af2,
            0x2c9f4762, 0xb0c229f0, 0xd1da99e3, 0x277ca24b, 0x65db34a2, 0x621b4694, 0xb61da1e2, 0x4858d363,
            0x5de625a5, 0x9122ead3, 0x51414694, 0x30fbfeec, 0x9423c1b4, 0x543ebd8d, 0x4b0ab187, 0xfc66667,
            0xafdf9006, 0x2675bc50, 0x32071d68, 0x7af4d7dd, 0x392a3b7b, 0x53fafe91, 0x8df5c2b6, 0x44f9b36c,
            0xefbbb4a, 0x22ba535f, 0xc3fe8efb, 0x3f60b643, 0x3df33678, 0x7611abbc, 0x2a39c560, 0x28020d79,
            0x45dcbe8f, 0x45f69079, 0x2b69a63a, 0xd6671766, 0x7a01b542, 0x66b04f39, 0xc18ee881, 0x5587d80b,
            0x6989322a, 0x9c9fa15a, 0xeacdfc2, 0x5c36e713, 0x7ffa7c43, 0x9ad44d3, 0xb33f426a, 0x88e36b44,
            0x7aae1334, 0x9e0c2163, 0x9ba2565d, 0xb5efe885, 0x41db2cfc, 0xae7b3566, 0xa840df56, 0x31287bed,
            0xe95078ad, 0xbb293481, 0xb2316e6e, 0x7e318f96, 0x8b473aa, 0xdd2ef19f, 0x41f492fd, 0xbed4ec3,
            0x208d26cc, 0x9457b948, 0x42529bfa, 0x3629b9d, 0x1f34acdf, 0x1a366bd, 0xec45e69e, 0x324d8312,
            0xa2688d5d, 0x11ca07cf, 0x7d8cfc31, 0x1dc3c03e, 0x2c4322de, 0x886d9b52, 0x20a889dd, 0xd90efb7,
            0x8b4ace53, 0x33b95ce6, 0x8d514c0, 0xa623054c, 0xec8c2b31, 0x39a23b89, 0xb5fe38f1, 0xcf5fc412,
            0x44830a72, 0x12296f4e, 0xda7ce323, 0xbfa85093, 0xe3646a27, 0x1795301c, 0xa2cb07d6, 0x8e1d79a6,
            0x22d18, 0x208ca, 0x25371, 0x2b904, 0x2d041, 0x2a40d, 0x2c7f8, 0x24a20,
            0x2443d, 0x2de97, 0x21bec, 0x2c472, 0x2bf07, 0x2b76a, 0x2a6e5, 0x2a223,
            0x2d8c8, 0x23497, 0x2f58c, 0x2ca9c, 0x2d5c5, 0x203ad, 0x2aa04, 0x226e1,
            0x20deb, 0x24f76, 0x23ead, 0x2e6b5, 0x23d14, 0x24cf8, 0x2cb47, 0x2a1e3,
            0x20ca7, 0x2fa1b, 0x29130, 0x2f26c, 0x231df, 0x2bdcc, 0x2dcd1, 0x27857,
            0x2811d, 0x2c960, 0x210fb, 0x2b8c7, 0x2c3c4, 0x2604a, 0x2d357, 0x22d0a,
            0x2db25, 0x29f3e, 0x2d613, 0x2dc15, 0x22192, 0x27222, 0x2456f, 0x23318,
            0x2b34c, 0x23016, 0x2e1d9, 0x2add6, 0x2b40d, 0x2ca2b, 0x2fdd6, 0x2a0d6,
            0x27aec, 0x268b9, 0x2b79a, 0x24556, 0x280c7, 0x289f5, 0x274be, 0x2e28b,
            0x2b2a1, 0x275ab, 0x270cc, 0x27e01, 0x285c8, 0x2d9ba, 0x26695, 0x23fa5,
            0x22ee3, 0x20d63, 0x29084, 0x23c88, 0x25bd3, 0x295ec, 0x2b0d5, 0x287ad,
            0x273ac, 0x25188, 0x2941b, 0x2a1af, 0x2e490, 0x22e65, 0x221de, 0x28b4c,
            0x29849, 0x2e7bb, 0x288e8, 0x2323d, 0x2355a, 0x2834e, 0x29223, 0x26b0f,
            0x2e718, 0x21e62, 0x2596f, 0x2c591, 0x2a44e, 0x29e25, 0x21390, 0x2cfa4,
            0x26160, 0x233dc, 0x28a21, 0x2d11b, 0x2868a, 0x234c9, 0x25bba, 0x281b8,
            0x2d24c, 0x2924f, 0x24f06, 0x241a0, 0x268ad, 0x2fd09, 0x2361e, 0x2562b,
            0x2ce81, 0x254f1, 0x2c14a, 0x2988c,}};
          memcpy(map_device_memory_1 + 0, bytes[run % 2], 1168); }
    result = vkQueueSubmit(
        queue_1,
        1,
        (const VkSubmitInfo[]){
            (VkSubmitInfo){
                .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                .commandBufferCount = 1,
                .pCommandBuffers = (const VkCommandBuffer[]){command_buffer_1}
            }
        },
        fence_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkQueueSubmit");
    result = vkWaitForFences(device_1, 1, (const VkFence[]){fence_1}, 1, 30000000000ull);
    check(result, VK_SUCCESS, __LINE__, "vkWaitForFences");
    memcpy(seen_0 + 0, map_device_memory_1 + 0, 640);
    memcpy(seen_1 + 0, map_device_memory_1 + 640, 528);
    { static const uint32_t bytes[2][160] = {{
            0xcf8f4801, 0xba9f2808, 0xb64f6ff6, 0x16760d37, 0xa7de2de5, 0x3d6e9085, 0x13190656, 0x7c2bdad4,
            0x8a59e5c4, 0x785013b5, 0xab22f7f1, 0x377ae6c3, 0x550b4294, 0xf825d02a, 0x5cb557a2, 0xaf8773d,
            0x2fccc571, 0x6916a0a9, 0x4725d064, 0x2cefdd98, 0x8eefadcc, 0xea589d2b, 0x31ce2e7f, 0xa36e96eb,
            0x29832822, 0xc2a973fc, 0x2a16b3c, 0xf4f24d41, 0xdfaeac3d, 0x7b86c53, 0x1ded2662, 0x941399da,
            0x9e8bafda, 0x425e1391, 0xf142123b, 0xd3d1f013, 0x6fa18cb0, 0x28d5f42, 0xe0bced2a, 0x9c587bc7,
            0x455c1081, 0x851d7cd7, 0x33bea4e, 0x82d505a8, 0xa25c81e6, 0x50620185, 0x772e06cf, 0x7f47e2d3,
            0x54f123c, 0x4c514bee, 0x28e67fe2, 0xbb86394b, 0xafd6ba6f, 0x65032a2b, 0xa899826a, 0xee9dfce,
            0x7a5a2972, 0x87c02f55, 0xc1d8128d, 0xeb0d6059, 0xea4b58ac, 0xe63967d4, 0xe834a5ae, 0x92a850d,
            0xd33a1e00, 0xd3f4c2ed, 0xd39cb46a, 0xd8835db4, 0x9a24cb5d, 0x9de4b96b, 0x49e25e1d, 0xb7a72c9c,
            0xa219da5a, 0x6edd152c, 0xaebeb96b, 0xcf040113, 0x6bdc3e4b, 0xabc14272, 0xb4f54e78, 0xf0399998,
            0x50206ff9, 0xd98a43af, 0xcdf8e297, 0x850b2822, 0xc6d5c484, 0xac05016e, 0x720a3d49, 0xbb064c93,
            0xf10444b5, 0xdd45aca0, 0x3c017104, 0xc09f49bc, 0xc20cc987, 0x89ee5443, 0xd5c63a9f, 0xd7fdf286,
            0xba234170, 0xba096f86, 0xd49659c5, 0x2998e899, 0x85fe4abd, 0x994fb0c6, 0x3e71177e, 0xaa7827f4,
            0x9676cdd5, 0x63605ea5, 0xf153203d, 0xa3c918ec, 0x800583bc, 0xf652bb2c, 0x4cc0bd95, 0x771c94bb,
            0x8551eccb, 0x61f3de9c, 0x645da9a2, 0x4a10177a, 0xbe24d303, 0x5184ca99, 0x57bf20a9, 0xced78412,
            0x16af8752, 0x44d6cb7e, 0x4dce9191, 0x81ce7069, 0xf74b8c55, 0x22d10e60, 0xbe0b6d02, 0xf412b13c,
            0xdf72d933, 0x6ba846b7, 0xbdad6405, 0xfc9d6462, 0xe0cb5320, 0xfe5c9942, 0x13ba1961, 0xcdb27ced,
            0x5d9772a2, 0xee35f830, 0x827303ce, 0xe23c3fc1, 0xd3bcdd21, 0x779264ad, 0xdf577622, 0xf26f1048,
            0x74b531ac, 0xcc46a319, 0xf72aeb3f, 0x59dcfab3, 0x1373d4ce, 0xc65dc476, 0x4a01c70e, 0x30a03bed,
            0xbb7cf58d, 0xedd690b1, 0x25831cdc, 0x4057af6c, 0x1c9b95d8, 0xe86acfe3, 0x5d34f829, 0x71e28659,}, {
            0x3070b7fe, 0x4560d7f7, 0x49b09009, 0xe989f2c8, 0x5821d21a, 0xc2916f7a, 0xece6f9a9, 0x83d4252b,
            0x75a61a3b, 0x87afec4a, 0x54dd080e, 0xc885193c, 0xaaf4bd6b, 0x7da2fd5, 0xa34aa85d, 0xf50788c2,
            0xd0333a8e, 0x96e95f56, 0xb8da2f9b, 0xd3102267, 0x71105233, 0x15a762d4, 0xce31d180, 0x5c916914,
            0xd67cd7dd, 0x3d568c03, 0xfd5e94c3, 0xb0db2be, 0x205153c2, 0xf84793ac, 0xe212d99d, 0x6bec6625,
            0x61745025, 0xbda1ec6e, 0xebdedc4, 0x2c2e0fec, 0x905e734f, 0xfd72a0bd, 0x1f4312d5, 0x63a78438,
            0xbaa3ef7e, 0x7ae28328, 0xfcc415b1, 0x7d2afa57, 0x5da37e19, 0xaf9dfe7a, 0x88d1f930, 0x80b81d2c,
            0xfab0edc3, 0xb3aeb411, 0xd719801d, 0x4479c6b4, 0x50294590, 0x9afcd5d4, 0x57667d95, 0xf1162031,
            0x85a5d68d, 0x783fd0aa, 0x3e27ed72, 0x14f29fa6, 0x15b4a753, 0x19c6982b, 0x17cb5a51, 0xf6d57af2,
            0xd33a1e00, 0xd3f4c2ed, 0xd39cb46a, 0x277ca24b, 0x65db34a2, 0x621b4694, 0xb61da1e2, 0x4858d363,
            0x5de625a5, 0x9122ead3, 0x51414694, 0x30fbfeec, 0x9423c1b4, 0x543ebd8d, 0x4b0ab187, 0xfc66667,
            0xafdf9006, 0x2675bc50, 0x32071d68, 0x7af4d7dd, 0x392a3b7b, 0x53fafe91, 0x8df5c2b6, 0x44f9b36c,
            0xefbbb4a, 0x22ba535f, 0xc3fe8efb, 0x3f60b643, 0x3df33678, 0x7611abbc, 0x2a39c560, 0x28020d79,
            0x45dcbe8f, 0x45f69079, 0x2b69a63a, 0xd6671766, 0x7a01b542, 0x66b04f39, 0xc18ee881, 0x5587d80b,
            0x6989322a, 0x9c9fa15a, 0xeacdfc2, 0x5c36e713, 0x7ffa7c43, 0x9ad44d3, 0xb33f426a, 0x88e36b44,
            0x7aae1334, 0x9e0c2163, 0x9ba2565d, 0xb5efe885, 0x41db2cfc, 0xae7b3566, 0xa840df56, 0x31287bed,
            0xe95078ad, 0xbb293481, 0xb2316e6e, 0x7e318f96, 0x8b473aa, 0xdd2ef19f, 0x41f492fd, 0xbed4ec3,
            0x208d26cc, 0x9457b948, 0x42529bfa, 0x3629b9d, 0x1f34acdf, 0x1a366bd, 0xec45e69e, 0x324d8312,
            0xa2688d5d, 0x11ca07cf, 0x7d8cfc31, 0x1dc3c03e, 0x2c4322de, 0x886d9b52, 0x20a889dd, 0xd90efb7,
            0x8b4ace53, 0x33b95ce6, 0x8d514c0, 0xa623054c, 0xec8c2b31, 0x39a23b89, 0xb5fe38f1, 0xcf5fc412,
            0x44830a72, 0x12296f4e, 0xda7ce323, 0xbfa85093, 0xe3646a27, 0x1795301c, 0xa2cb07d6, 0x8e1d79a6,}};
          compare("capture buffer 0", seen_0, (const unsigned char *)bytes[run % 2], NULL, 640, 256); }
    { static const uint32_t bytes[2][132] = {{
            0x1d2e7, 0x1f735, 0x1ac8e, 0x146fb, 0x12fbe, 0x15bf2, 0x13807, 0x1b5df,
            0x1bbc2, 0x12168, 0x1e413, 0x13b8d, 0x140f8, 0x14895, 0x1591a, 0x15ddc,
            0x12737, 0x1cb68, 0x10a73, 0x13563, 0x12a3a, 0x1fc52, 0x155fb, 0x1d91e,
            0x1f214, 0x1b089, 0x1c152, 0x1194a, 0x1c2eb, 0x1b307, 0x134b8, 0x15e1c,
            0x1f358, 0x105e4, 0x16ecf, 0x10d93, 0x1ce20, 0x14233, 0x1232e, 0x187a8,
            0x17ee2, 0x1369f, 0x1ef04, 0x14738, 0x13c3b, 0x19fb5, 0x12ca8, 0x1d2f5,
            0x124da, 0x160c1, 0x129ec, 0x123ea, 0x1de6d, 0x18ddd, 0x1ba90, 0x1cce7,
            0x14cb3, 0x1cfe9, 0x11e26, 0x15229, 0x14bf2, 0x135d4, 0x10229, 0x15f29,
            0x18513, 0x19746, 0x14865, 0x1baa9, 0x17f38, 0x1760a, 0x18b41, 0x11d74,
            0x14d5e, 0x18a54, 0x18f33, 0x181fe, 0x17a37, 0x12645, 0x1996a, 0x1c05a,
            0x1d11c, 0x1f29c, 0x16f7b, 0x1c377, 0x1a42c, 0x16a13, 0x14f2a, 0x17852,
            0x18c53, 0x1ae77, 0x16be4, 0x15e50, 0x11b6f, 0x1d19a, 0x1de21, 0x174b3,
            0x167b6, 0x11844, 0x17717, 0x1cdc2, 0x1caa5, 0x17cb1, 0x16ddc, 0x194f0,
            0x118e7, 0x1e19d, 0x1a690, 0x13a6e, 0x15bb1, 0x161da, 0x1ec6f, 0x1305b,
            0x19e9f, 0x1cc23, 0x175de, 0x12ee4, 0x17975, 0x1cb36, 0x1a445, 0x17e47,
            0x12db3, 0x16db0, 0x1b0f9, 0x1be5f, 0x19752, 0x102f6, 0x1c9e1, 0x1a9d4,
            0x1317e, 0x1ab0e, 0x13eb5, 0x16773,}, {
            0x22d18, 0x208ca, 0x25371, 0x2b904, 0x2d041, 0x2a40d, 0x2c7f8, 0x24a20,
            0x2443d, 0x2de97, 0x21bec, 0x2c472, 0x2bf07, 0x2b76a, 0x2a6e5, 0x2a223,
            0x2d8c8, 0x23497, 0x2f58c, 0x2ca9c, 0x2d5c5, 0x203ad, 0x2aa04, 0x226e1,
            0x20deb, 0x24f76, 0x23ead, 0x2e6b5, 0x23d14, 0x24cf8, 0x2cb47, 0x2a1e3,
            0x20ca7, 0x2fa1b, 0x29130, 0x2f26c, 0x231df, 0x2bdcc, 0x2dcd1, 0x27857,
            0x2811d, 0x2c960, 0x210fb, 0x2b8c7, 0x2c3c4, 0x2604a, 0x2d357, 0x22d0a,
            0x2db25, 0x29f3e, 0x2d613, 0x2dc15, 0x22192, 0x27222, 0x2456f, 0x23318,
            0x2b34c, 0x23016, 0x2e1d9, 0x2add6, 0x2b40d, 0x2ca2b, 0x2fdd6, 0x2a0d6,
            0x27aec, 0x268b9, 0x2b79a, 0x24556, 0x280c7, 0x289f5, 0x274be, 0x2e28b,
            0x2b2a1, 0x275ab, 0x270cc, 0x27e01, 0x285c8, 0x2d9ba, 0x26695, 0x23fa5,
            0x22ee3, 0x20d63, 0x29084, 0x23c88, 0x25bd3, 0x295ec, 0x2b0d5, 0x287ad,
            0x273ac, 0x25188, 0x2941b, 0x2a1af, 0x2e490, 0x22e65, 0x221de, 0x28b4c,
            0x29849, 0x2e7bb, 0x288e8, 0x2323d, 0x2355a, 0x2834e, 0x29223, 0x26b0f,
            0x2e718, 0x21e62, 0x2596f, 0x2c591, 0x2a44e, 0x29e25, 0x21390, 0x2cfa4,
            0x26160, 0x233dc, 0x28a21, 0x2d11b, 0x2868a, 0x234c9, 0x25bba, 0x281b8,
            0x2d24c, 0x2924f, 0x24f06, 0x241a0, 0x268ad, 0x2fd09, 0x2361e, 0x2562b,
            0x2ce81, 0x254f1, 0x2c14a, 0x2988c,}};
          compare("the counter buffers", seen_1, (const unsigned char *)bytes[run % 2], NULL, 528, 256); }
    memset(query_results, 0xb5, sizeof query_results);
    result = vkGetQueryPoolResults(
        device_1,
        query_pool_1,
        0,
        1,
        24,
        query_results,
        80,
        VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT | VK_QUERY_RESULT_WITH_AVAILABILITY_BIT
    );
    check(result, VK_NOT_READY, __LINE__, "vkGetQueryPoolResults");
    check_available("query 0", query_results + 0 + 16, 80, 1, 8);
    compare_sum("query 0, primitives written", query_results + 0 + 0, 80, 1, 8, 1ull);
    compare_sum("query 0, primitives needed", query_results + 0 + 8, 80, 1, 8, 1ull);
    memset(query_results, 0xb5, sizeof query_results);
    result = vkGetQueryPoolResults(
        device_1,
        query_pool_2,
        0,
        1,
        16,
        query_results,
        80,
        VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT | VK_QUERY_RESULT_WITH_AVAILABILITY_BIT
    );
    check(result, VK_NOT_READY, __LINE__, "vkGetQueryPoolResults");
    check_available("query 1", query_results + 0 + 8, 80, 1, 8);
    compare_sum("query 1, primitives generated", query_results + 0 + 0, 80, 1, 8, 1ull);
    vkDestroyFence(device_1, fence_1, NULL);
    vkFreeCommandBuffers(device_1, command_pool_1, 1, (const VkCommandBuffer[]){command_buffer_1});
    vkDestroyQueryPool(device_1, query_pool_1, NULL);
    vkDestroyQueryPool(device_1, query_pool_2, NULL);
    vkDestroyBuffer(device_1, buffer_2, NULL);
    vkDestroyBuffer(device_1, buffer_1, NULL);
}

int main(void)
{
    part_0();
    for (run = 0; run < 2; run++) {
        part_1();
    }
    return verdict();
}
