/*
xfb.local.case.reduced: reduced from xfb.sync.dynamic.storage_texel.core: the worker was killed by SIGABRT in step pipeline

Every Vulkan call that xfb 0.1.0 (2358d5d50cbd) made for the case, on Intel(R) HD Graphics (HSW GT3), Intel open-source Mesa driver
Mesa 25.0.7: crash the worker was killed by SIGABRT in step pipeline

Build and run: cc repro.c -lvulkan && ./a.out
It needs the headers of Vulkan (Debian: libvulkan-dev).
It prints pass, or the first difference.

It ends with the call during which the driver crashed or hung, compares nothing, and passes if the
driver survives it.
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

static VkPhysicalDevice physical_device_1;
static VkDevice device_1;
static VkCommandPool command_pool_1;
static VkQueue queue_1;
static VkRenderPass render_pass_1;
static VkFramebuffer framebuffer_1;
static VkPipelineLayout pipeline_layout_1;
static VkShaderModule shader_module_1;
static VkPipeline pipeline_1;
static VkDescriptorSetLayout descriptor_set_layout_1;
static VkPipelineLayout pipeline_layout_2;
static VkShaderModule shader_module_2;


static inline void load(VkDevice device)
{
    (void)device;
}

static void part_0(void)
{
    result = vkCreateInstance(
        &(VkInstanceCreateInfo){
            .enabledExtensionCount = 2,
            .pApplicationInfo = &(VkApplicationInfo){
                .apiVersion = 4206592,
                .pApplicationName = "xfb",
                .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO
            },
            .ppEnabledExtensionNames = (const char *const[]){
                "VK_KHR_get_physical_device_properties2",
                "VK_EXT_debug_utils"
            },
            .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO
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
            .enabledExtensionCount = 18,
            .pNext = &(VkPhysicalDeviceFeatures2){
                .features = (VkPhysicalDeviceFeatures){
                    .drawIndirectFirstInstance = 1,
                    .fillModeNonSolid = 1,
                    .fragmentStoresAndAtomics = 1,
                    .geometryShader = 1,
                    .inheritedQueries = 1,
                    .largePoints = 1,
                    .multiDrawIndirect = 1,
                    .multiViewport = 1,
                    .pipelineStatisticsQuery = 1,
                    .sampleRateShading = 1,
                    .shaderClipDistance = 1,
                    .shaderCullDistance = 1,
                    .tessellationShader = 1
                },
                .pNext = &(VkPhysicalDeviceShaderDrawParametersFeatures){
                    .pNext = &(VkPhysicalDeviceScalarBlockLayoutFeatures){
                        .pNext = &(VkPhysicalDeviceUniformBufferStandardLayoutFeatures){
                            .pNext = &(VkPhysicalDeviceTransformFeedbackFeaturesEXT){
                                .geometryStreams = 1,
                                .pNext = &(VkPhysicalDeviceProvokingVertexFeaturesEXT){
                                    .pNext = &(VkPhysicalDeviceDynamicRenderingFeatures){
                                        .dynamicRendering = 1,
                                        .pNext = &(VkPhysicalDeviceSynchronization2Features){
                                            .pNext = &(VkPhysicalDeviceHostQueryResetFeatures){
                                                .hostQueryReset = 1,
                                                .pNext = &(VkPhysicalDeviceExtendedDynamicStateFeaturesEXT){
                                                    .extendedDynamicState = 1,
                                                    .pNext = &(VkPhysicalDeviceExtendedDynamicState2FeaturesEXT){
                                                        .extendedDynamicState2 = 1,
                                                        .pNext = &(VkPhysicalDeviceConditionalRenderingFeaturesEXT){
                                                            .conditionalRendering = 1,
                                                            .pNext = &(VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT){
                                                                .pNext = &(VkPhysicalDeviceIndexTypeUint8FeaturesEXT){
                                                                    .indexTypeUint8 = 1,
                                                                    .pNext = &(VkPhysicalDeviceMultiDrawFeaturesEXT){
                                                                        .multiDraw = 1,
                                                                        .pNext = &(VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT){
                                                                            .pNext = &(VkPhysicalDeviceDepthClipControlFeaturesEXT){
                                                                                .depthClipControl = 1,
                                                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLIP_CONTROL_FEATURES_EXT
                                                                            },
                                                                            .primitiveTopologyListRestart = 1,
                                                                            .primitiveTopologyPatchListRestart = 1,
                                                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT
                                                                        },
                                                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT
                                                                    },
                                                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES_EXT
                                                                },
                                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT,
                                                                .vertexAttributeInstanceRateDivisor = 1,
                                                                .vertexAttributeInstanceRateZeroDivisor = 1
                                                            },
                                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT
                                                        },
                                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT
                                                    },
                                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_FEATURES_EXT
                                                },
                                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_QUERY_RESET_FEATURES
                                            },
                                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES,
                                            .synchronization2 = 1
                                        },
                                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES
                                    },
                                    .provokingVertexLast = 1,
                                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT
                                },
                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
                                .transformFeedback = 1
                            },
                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_UNIFORM_BUFFER_STANDARD_LAYOUT_FEATURES,
                            .uniformBufferStandardLayout = 1
                        },
                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SCALAR_BLOCK_LAYOUT_FEATURES,
                        .scalarBlockLayout = 1
                    },
                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_DRAW_PARAMETERS_FEATURES,
                    .shaderDrawParameters = 1
                },
                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2
            },
            .pQueueCreateInfos = (const VkDeviceQueueCreateInfo[]){
                (VkDeviceQueueCreateInfo){
                    .pQueuePriorities = (const float[]){1.0f},
                    .queueCount = 1,
                    .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO
                }
            },
            .ppEnabledExtensionNames = (const char *const[]){
                "VK_EXT_conditional_rendering",
                "VK_EXT_depth_clip_control",
                "VK_EXT_extended_dynamic_state",
                "VK_EXT_extended_dynamic_state2",
                "VK_EXT_host_query_reset",
                "VK_EXT_index_type_uint8",
                "VK_EXT_multi_draw",
                "VK_EXT_primitive_topology_list_restart",
                "VK_EXT_provoking_vertex",
                "VK_EXT_transform_feedback",
                "VK_EXT_vertex_attribute_divisor",
                "VK_KHR_copy_commands2",
                "VK_KHR_create_renderpass2",
                "VK_KHR_draw_indirect_count",
                "VK_KHR_dynamic_rendering",
                "VK_KHR_external_memory_fd",
                "VK_KHR_push_descriptor",
                "VK_KHR_synchronization2"
            },
            .queueCreateInfoCount = 1,
            .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO
        },
        NULL,
        &device_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateDevice");
    load(device_1);
    result = vkCreateCommandPool(
        device_1,
        &(VkCommandPoolCreateInfo){
            .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
            .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO
        },
        NULL,
        &command_pool_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateCommandPool");
    vkGetDeviceQueue(device_1, 0, 0, &queue_1);
    result = vkCreateRenderPass(
        device_1,
        &(VkRenderPassCreateInfo){
            .pSubpasses = (const VkSubpassDescription[]){
                (VkSubpassDescription){.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS}
            },
            .sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
            .subpassCount = 1
        },
        NULL,
        &render_pass_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateRenderPass");
    result = vkCreateFramebuffer(
        device_1,
        &(VkFramebufferCreateInfo){
            .height = 1,
            .layers = 1,
            .renderPass = render_pass_1,
            .sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
            .width = 64
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
            .codeSize = 3828,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0xa2, 0x0, 0x20011, 0x1, 0x20011,
            0x35, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e,
            0x0, 0x1, 0x9000f, 0x0, 0x4, 0x6e69616d, 0x0, 0x62,
            0x7b, 0x97, 0x9a, 0x30010, 0x4, 0xb, 0x30003, 0x2,
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
            0x6d, 0x30005, 0x62, 0x61, 0x60005, 0x79, 0x505f6c67, 0x65567265,
            0x78657472, 0x0, 0x60006, 0x79, 0x0, 0x505f6c67, 0x7469736f, 0x6e6f69,
            0x70006, 0x79, 0x1, 0x505f6c67, 0x746e696f, 0x657a6953, 0x0, 0x70006,
            0x79, 0x2, 0x435f6c67, 0x4470696c, 0x61747369, 0x65636e, 0x70006, 0x79,
            0x3, 0x435f6c67, 0x446c6c75, 0x61747369, 0x65636e, 0x30005, 0x7b, 0x0,
            0x60005, 0x97, 0x565f6c67, 0x65747265, 0x646e4978, 0x7865, 0x70005, 0x9a,
            0x495f6c67, 0x6174736e, 0x4965636e, 0x7865646e, 0x0, 0x40005, 0xa0, 0x61726170,
            0x6d, 0x40047, 0x62, 0x1e, 0x0, 0x40047, 0x62, 0x24,
            0x0, 0x40047, 0x62, 0x25, 0x10, 0x40047, 0x62, 0x23,
            0x0, 0x50048, 0x79, 0x0, 0xb, 0x0, 0x50048, 0x79,
            0x1, 0xb, 0x1, 0x50048, 0x79, 0x2, 0xb, 0x3,
            0x50048, 0x79, 0x3, 0xb, 0x4, 0x30047, 0x79, 0x2,
            0x40047, 0x7b, 0x24, 0x0, 0x40047, 0x7b, 0x25, 0x10,
            0x40047, 0x97, 0xb, 0x2a, 0x40047, 0x9a, 0xb, 0x2b,
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
            0x7, 0x8, 0x4002b, 0x6, 0x5b, 0x0, 0x40017, 0x60,
            0x6, 0x4, 0x40020, 0x61, 0x3, 0x60, 0x4003b, 0x61,
            0x62, 0x3, 0x4002b, 0x14, 0x63, 0x0, 0x4002b, 0x6,
            0x66, 0x8f28f2, 0x4002b, 0x6, 0x6a, 0x41f41f, 0x4002b, 0x6,
            0x6e, 0x298298, 0x4002b, 0x6, 0x72, 0xdc5dc5, 0x30016, 0x75,
            0x20, 0x40017, 0x76, 0x75, 0x4, 0x4002b, 0x6, 0x77,
            0x1, 0x4001c, 0x78, 0x75, 0x77, 0x6001e, 0x79, 0x76,
            0x75, 0x78, 0x78, 0x40020, 0x7a, 0x3, 0x79, 0x4003b,
            0x7a, 0x7b, 0x3, 0x4002b, 0x6, 0x7e, 0x70e70e, 0x4002b,
            0x6, 0x83, 0x23b23b, 0x4002b, 0x6, 0x88, 0xb40b4, 0x4002b,
            0x6, 0x8d, 0xbe1be1, 0x40020, 0x91, 0x3, 0x76, 0x4002b,
            0x75, 0x93, 0x3f800000, 0x40020, 0x94, 0x3, 0x75, 0x40020,
            0x96, 0x1, 0x14, 0x4003b, 0x96, 0x97, 0x1, 0x4003b,
            0x96, 0x9a, 0x1, 0x4002b, 0x6, 0x9d, 0x1000, 0x50036,
            0x2, 0x4, 0x0, 0x3, 0x200f8, 0x5, 0x4003b, 0x7,
            0xa0, 0x7, 0x4003d, 0x14, 0x98, 0x97, 0x4007c, 0x6,
            0x99, 0x98, 0x4003d, 0x14, 0x9b, 0x9a, 0x4007c, 0x6,
            0x9c, 0x9b, 0x50084, 0x6, 0x9e, 0x9c, 0x9d, 0x50080,
            0x6, 0x9f, 0x99, 0x9e, 0x3003e, 0xa0, 0x9f, 0x50039,
            0x2, 0xa1, 0x10, 0xa0, 0x100fd, 0x10038, 0x50036, 0x8,
            0xc, 0x0, 0x9, 0x30037, 0x7, 0xa, 0x30037, 0x7,
            0xb, 0x200f8, 0xd, 0x4003b, 0x7, 0x12, 0x7, 0x4003b,
            0x7, 0x3b, 0x7, 0x4003d, 0x6, 0x13, 0xa, 0x500c4,
            0x6, 0x16, 0x13, 0x15, 0x4003d, 0x6, 0x17, 0xb,
            0x500c5, 0x6, 0x18, 0x16, 0x17, 0x500c6, 0x6, 0x1a,
            0x18, 0x19, 0x400c8, 0x6, 0x1b, 0x1a, 0x500c7, 0x6,
            0x1d, 0x1b, 0x1c, 0x3003e, 0x12, 0x1d, 0x4003d, 0x6,
            0x1e, 0x12, 0x500c2, 0x6, 0x20, 0x1e, 0x1f, 0x4003d,
            0x6, 0x21, 0x12, 0x500c6, 0x6, 0x22, 0x21, 0x20,
            0x3003e, 0x12, 0x22, 0x4003d, 0x6, 0x23, 0x12, 0x50084,
            0x6, 0x25, 0x23, 0x24, 0x500c7, 0x6, 0x26, 0x25,
            0x1c, 0x3003e, 0x12, 0x26, 0x4003d, 0x6, 0x27, 0x12,
            0x500c2, 0x6, 0x29, 0x27, 0x28, 0x4003d, 0x6, 0x2a,
            0x12, 0x500c6, 0x6, 0x2b, 0x2a, 0x29, 0x3003e, 0x12,
            0x2b, 0x4003d, 0x6, 0x2c, 0x12, 0x500c4, 0x6, 0x2e,
            0x2c, 0x2d, 0x4003d, 0x6, 0x2f, 0x12, 0x50084, 0x6,
            0x31, 0x2f, 0x30, 0x500c2, 0x6, 0x33, 0x31, 0x32,
            0x500c5, 0x6, 0x34, 0x2e, 0x33, 0x3003e, 0x12, 0x34,
            0x4003d, 0x6, 0x35, 0x12, 0x500c7, 0x6, 0x37, 0x35,
            0x36, 0x500c4, 0x6, 0x38, 0x37, 0x2d, 0x4003d, 0x6,
            0x39, 0x12, 0x500c6, 0x6, 0x3a, 0x39, 0x38, 0x3003e,
            0x12, 0x3a, 0x4003d, 0x6, 0x3c, 0x12, 0x500c7, 0x6,
            0x3e, 0x3c, 0x3d, 0x500c4, 0x6, 0x40, 0x3e, 0x3f,
            0x4003d, 0x6, 0x41, 0x12, 0x400c8, 0x6, 0x42, 0x41,
            0x500c7, 0x6, 0x43, 0x42, 0x3d, 0x500c5, 0x6, 0x44,
            0x40, 0x43, 0x3003e, 0x3b, 0x44, 0x4003d, 0x6, 0x45,
            0x12, 0x4003d, 0x6, 0x46, 0x12, 0x500c2, 0x6, 0x48,
            0x46, 0x47, 0x500c4, 0x6, 0x4a, 0x48, 0x49, 0x500c5,
            0x6, 0x4b, 0x45, 0x4a, 0x4003d, 0x6, 0x4c, 0x12,
            0x500c2, 0x6, 0x4e, 0x4c, 0x4d, 0x500c4, 0x6, 0x4f,
            0x4e, 0x49, 0x4003d, 0x6, 0x50, 0x3b, 0x500c5, 0x6,
            0x51, 0x4f, 0x50, 0x4003d, 0x6, 0x52, 0x12, 0x500c7,
            0x6, 0x54, 0x52, 0x53, 0x500c5, 0x6, 0x55, 0x51,
            0x54, 0x50050, 0x8, 0x56, 0x4b, 0x55, 0x200fe, 0x56,
            0x10038, 0x50036, 0x2, 0x10, 0x0, 0xe, 0x30037, 0x7,
            0xf, 0x200f8, 0x11, 0x4003b, 0x59, 0x5a, 0x7, 0x4003b,
            0x7, 0x5c, 0x7, 0x4003b, 0x7, 0x5d, 0x7, 0x3003e,
            0x5c, 0x5b, 0x4003d, 0x6, 0x5e, 0xf, 0x3003e, 0x5d,
            0x5e, 0x60039, 0x8, 0x5f, 0xc, 0x5c, 0x5d, 0x3003e,
            0x5a, 0x5f, 0x50041, 0x7, 0x64, 0x5a, 0x63, 0x4003d,
            0x6, 0x65, 0x64, 0x500c6, 0x6, 0x67, 0x65, 0x66,
            0x50041, 0x7, 0x68, 0x5a, 0x63, 0x4003d, 0x6, 0x69,
            0x68, 0x500c6, 0x6, 0x6b, 0x69, 0x6a, 0x50041, 0x7,
            0x6c, 0x5a, 0x63, 0x4003d, 0x6, 0x6d, 0x6c, 0x500c6,
            0x6, 0x6f, 0x6d, 0x6e, 0x50041, 0x7, 0x70, 0x5a,
            0x63, 0x4003d, 0x6, 0x71, 0x70, 0x500c6, 0x6, 0x73,
            0x71, 0x72, 0x70050, 0x60, 0x74, 0x67, 0x6b, 0x6f,
            0x73, 0x3003e, 0x62, 0x74, 0x50041, 0x7, 0x7c, 0x5a,
            0x3f, 0x4003d, 0x6, 0x7d, 0x7c, 0x500c6, 0x6, 0x7f,
            0x7d, 0x7e, 0x4007c, 0x75, 0x80, 0x7f, 0x50041, 0x7,
            0x81, 0x5a, 0x3f, 0x4003d, 0x6, 0x82, 0x81, 0x500c6,
            0x6, 0x84, 0x82, 0x83, 0x4007c, 0x75, 0x85, 0x84,
            0x50041, 0x7, 0x86, 0x5a, 0x3f, 0x4003d, 0x6, 0x87,
            0x86, 0x500c6, 0x6, 0x89, 0x87, 0x88, 0x4007c, 0x75,
            0x8a, 0x89, 0x50041, 0x7, 0x8b, 0x5a, 0x3f, 0x4003d,
            0x6, 0x8c, 0x8b, 0x500c6, 0x6, 0x8e, 0x8c, 0x8d,
            0x4007c, 0x75, 0x8f, 0x8e, 0x70050, 0x76, 0x90, 0x80,
            0x85, 0x8a, 0x8f, 0x50041, 0x91, 0x92, 0x7b, 0x63,
            0x3003e, 0x92, 0x90, 0x50041, 0x94, 0x95, 0x7b, 0x3f,
            0x3003e, 0x95, 0x93, 0x100fd, 0x10038,},
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
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
                .layout = pipeline_layout_1,
                .pInputAssemblyState = &(VkPipelineInputAssemblyStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                    .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST
                },
                .pRasterizationState = &(VkPipelineRasterizationStateCreateInfo){
                    .frontFace = VK_FRONT_FACE_COUNTER_CLOCKWISE,
                    .lineWidth = 1.0f,
                    .polygonMode = VK_POLYGON_MODE_FILL,
                    .rasterizerDiscardEnable = 1,
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO
                },
                .pStages = (const VkPipelineShaderStageCreateInfo[]){
                    (VkPipelineShaderStageCreateInfo){
                        .module = shader_module_1,
                        .pName = "main",
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        .stage = VK_SHADER_STAGE_VERTEX_BIT
                    }
                },
                .pVertexInputState = &(VkPipelineVertexInputStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
                },
                .renderPass = render_pass_1,
                .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                .stageCount = 1
            }
        },
        NULL,
        &pipeline_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateGraphicsPipelines");
    result = vkCreateDescriptorSetLayout(
        device_1,
        &(VkDescriptorSetLayoutCreateInfo){
            .bindingCount = 1,
            .pBindings = (const VkDescriptorSetLayoutBinding[]){
                (VkDescriptorSetLayoutBinding){
                    .descriptorCount = 1,
                    .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER,
                    .stageFlags = VK_SHADER_STAGE_VERTEX_BIT
                }
            },
            .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO
        },
        NULL,
        &descriptor_set_layout_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateDescriptorSetLayout");
    result = vkCreatePipelineLayout(
        device_1,
        &(VkPipelineLayoutCreateInfo){
            .pSetLayouts = (const VkDescriptorSetLayout[]){descriptor_set_layout_1},
            .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
            .setLayoutCount = 1
        },
        NULL,
        &pipeline_layout_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreatePipelineLayout");
    result = vkCreateShaderModule(
        device_1,
        &(VkShaderModuleCreateInfo){
            .codeSize = 1308,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0x25, 0x0, 0x20011, 0x1, 0x20011,
            0x2f, 0x20011, 0x35, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e,
            0x0, 0x3000e, 0x0, 0x1, 0x8000f, 0x0, 0x4, 0x6e69616d,
            0x0, 0x9, 0x10, 0x19, 0x30010, 0x4, 0xb, 0x30003,
            0x2, 0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70, 0x5f656c79,
            0x656e696c, 0x7269645f, 0x69746365, 0x6576, 0x80004, 0x475f4c47, 0x4c474f4f, 0x6e695f45,
            0x64756c63, 0x69645f65, 0x74636572, 0x657669, 0x40005, 0x4, 0x6e69616d, 0x0,
            0x40005, 0x9, 0x64616572, 0x0, 0x40005, 0xc, 0x72756f73, 0x6563,
            0x60005, 0x10, 0x565f6c67, 0x65747265, 0x646e4978, 0x7865, 0x60005, 0x17,
            0x505f6c67, 0x65567265, 0x78657472, 0x0, 0x60006, 0x17, 0x0, 0x505f6c67,
            0x7469736f, 0x6e6f69, 0x70006, 0x17, 0x1, 0x505f6c67, 0x746e696f, 0x657a6953,
            0x0, 0x70006, 0x17, 0x2, 0x435f6c67, 0x4470696c, 0x61747369, 0x65636e,
            0x70006, 0x17, 0x3, 0x435f6c67, 0x446c6c75, 0x61747369, 0x65636e, 0x30005,
            0x19, 0x0, 0x40047, 0x9, 0x1e, 0x0, 0x40047, 0x9,
            0x24, 0x0, 0x40047, 0x9, 0x25, 0x10, 0x40047, 0x9,
            0x23, 0x0, 0x40047, 0xc, 0x22, 0x0, 0x40047, 0xc,
            0x21, 0x0, 0x30047, 0xc, 0x18, 0x40047, 0x10, 0xb,
            0x2a, 0x50048, 0x17, 0x0, 0xb, 0x0, 0x50048, 0x17,
            0x1, 0xb, 0x1, 0x50048, 0x17, 0x2, 0xb, 0x3,
            0x50048, 0x17, 0x3, 0xb, 0x4, 0x30047, 0x17, 0x2,
            0x40047, 0x19, 0x24, 0x0, 0x40047, 0x19, 0x25, 0x10,
            0x20013, 0x2, 0x30021, 0x3, 0x2, 0x40015, 0x6, 0x20,
            0x0, 0x40017, 0x7, 0x6, 0x4, 0x40020, 0x8, 0x3,
            0x7, 0x4003b, 0x8, 0x9, 0x3, 0x90019, 0xa, 0x6,
            0x5, 0x0, 0x0, 0x0, 0x2, 0x1e, 0x40020, 0xb,
            0x0, 0xa, 0x4003b, 0xb, 0xc, 0x0, 0x40015, 0xe,
            0x20, 0x1, 0x40020, 0xf, 0x1, 0xe, 0x4003b, 0xf,
            0x10, 0x1, 0x30016, 0x13, 0x20, 0x40017, 0x14, 0x13,
            0x4, 0x4002b, 0x6, 0x15, 0x1, 0x4001c, 0x16, 0x13,
            0x15, 0x6001e, 0x17, 0x14, 0x13, 0x16, 0x16, 0x40020,
            0x18, 0x3, 0x17, 0x4003b, 0x18, 0x19, 0x3, 0x4002b,
            0xe, 0x1a, 0x0, 0x4002b, 0x13, 0x1d, 0x0, 0x4002b,
            0x13, 0x1e, 0x3f800000, 0x40020, 0x20, 0x3, 0x14, 0x4002b,
            0xe, 0x22, 0x1, 0x40020, 0x23, 0x3, 0x13, 0x50036,
            0x2, 0x4, 0x0, 0x3, 0x200f8, 0x5, 0x4003d, 0xa,
            0xd, 0xc, 0x4003d, 0xe, 0x11, 0x10, 0x50062, 0x7,
            0x12, 0xd, 0x11, 0x3003e, 0x9, 0x12, 0x4003d, 0xe,
            0x1b, 0x10, 0x4006f, 0x13, 0x1c, 0x1b, 0x70050, 0x14,
            0x1f, 0x1c, 0x1d, 0x1d, 0x1e, 0x50041, 0x20, 0x21,
            0x19, 0x1a, 0x3003e, 0x21, 0x1f, 0x50041, 0x23, 0x24,
            0x19, 0x22, 0x3003e, 0x24, 0x1e, 0x100fd, 0x10038,},
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
        },
        NULL,
        &shader_module_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    {
        static uint64_t lost[4096]; vkCreateGraphicsPipelines(
            device_1,
            0,
            1,
            (const VkGraphicsPipelineCreateInfo[]){
                (VkGraphicsPipelineCreateInfo){
                    .layout = pipeline_layout_2,
                    .pInputAssemblyState = &(VkPipelineInputAssemblyStateCreateInfo){
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                        .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST
                    },
                    .pRasterizationState = &(VkPipelineRasterizationStateCreateInfo){
                        .frontFace = VK_FRONT_FACE_COUNTER_CLOCKWISE,
                        .lineWidth = 1.0f,
                        .polygonMode = VK_POLYGON_MODE_FILL,
                        .rasterizerDiscardEnable = 1,
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO
                    },
                    .pStages = (const VkPipelineShaderStageCreateInfo[]){
                        (VkPipelineShaderStageCreateInfo){
                            .module = shader_module_2,
                            .pName = "main",
                            .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                            .stage = VK_SHADER_STAGE_VERTEX_BIT
                        }
                    },
                    .pVertexInputState = &(VkPipelineVertexInputStateCreateInfo){
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
                    },
                    .renderPass = render_pass_1,
                    .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                    .stageCount = 1
                }
            },
            NULL,
            (void *)lost
        );
    }
    vkDeviceWaitIdle(device_1);
}

int main(void)
{
    part_0();
    return verdict();
}
