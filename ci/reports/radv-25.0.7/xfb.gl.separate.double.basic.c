/*
xfb.local.case.reduced: reduced from xfb.gl.separate.double.basic: the worker was killed by SIGSEGV in step record

Every Vulkan call that xfb 0.1.0 (0e1f34c8db23) made for the case, on AMD Radeon RX 7900 XTX (RADV NAVI31), radv
Mesa 25.0.7: crash the worker was killed by SIGSEGV in step record

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

static inline void check(VkResult returned, VkResult most, int line, const char *call)
{
    if (returned >= VK_SUCCESS && returned <= most)
        return;
    printf("fail: %s in line %d returned %d\n", call, line, (int)returned);
    exit(1);
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
static VkPipelineLayout pipeline_layout_1;
static VkShaderEXT shader_1;
static VkBuffer buffer_1;
static VkDeviceMemory device_memory_1;
static VkBuffer buffer_2;
static VkDeviceMemory device_memory_2;
static VkBuffer buffer_3;
static VkDeviceMemory device_memory_3;
static VkDescriptorSetLayout descriptor_set_layout_1;
static VkDescriptorPool descriptor_pool_1;
static VkDescriptorSet descriptor_set_1;
static VkPipelineLayout pipeline_layout_2;
static VkShaderModule shader_module_1;
static VkPipeline pipeline_1;
static VkCommandBuffer command_buffer_1;

static PFN_vkCmdBeginRenderingKHR vkCmdBeginRenderingKHR_;
static PFN_vkCmdBindShadersEXT vkCmdBindShadersEXT_;
static PFN_vkCmdBindTransformFeedbackBuffersEXT vkCmdBindTransformFeedbackBuffersEXT_;
static PFN_vkCmdSetAlphaToCoverageEnableEXT vkCmdSetAlphaToCoverageEnableEXT_;
static PFN_vkCmdSetCullModeEXT vkCmdSetCullModeEXT_;
static PFN_vkCmdSetDepthBiasEnableEXT vkCmdSetDepthBiasEnableEXT_;
static PFN_vkCmdSetDepthBoundsTestEnableEXT vkCmdSetDepthBoundsTestEnableEXT_;
static PFN_vkCmdSetDepthTestEnableEXT vkCmdSetDepthTestEnableEXT_;
static PFN_vkCmdSetDepthWriteEnableEXT vkCmdSetDepthWriteEnableEXT_;
static PFN_vkCmdSetFrontFaceEXT vkCmdSetFrontFaceEXT_;
static PFN_vkCmdSetPolygonModeEXT vkCmdSetPolygonModeEXT_;
static PFN_vkCmdSetPrimitiveRestartEnableEXT vkCmdSetPrimitiveRestartEnableEXT_;
static PFN_vkCmdSetPrimitiveTopologyEXT vkCmdSetPrimitiveTopologyEXT_;
static PFN_vkCmdSetRasterizationSamplesEXT vkCmdSetRasterizationSamplesEXT_;
static PFN_vkCmdSetRasterizerDiscardEnableEXT vkCmdSetRasterizerDiscardEnableEXT_;
static PFN_vkCmdSetSampleMaskEXT vkCmdSetSampleMaskEXT_;
static PFN_vkCmdSetScissorWithCountEXT vkCmdSetScissorWithCountEXT_;
static PFN_vkCmdSetStencilTestEnableEXT vkCmdSetStencilTestEnableEXT_;
static PFN_vkCmdSetVertexInputEXT vkCmdSetVertexInputEXT_;
static PFN_vkCmdSetViewportWithCountEXT vkCmdSetViewportWithCountEXT_;
static PFN_vkCreateShadersEXT vkCreateShadersEXT_;

static inline void load(VkDevice device)
{
    (void)device;
    vkCmdBeginRenderingKHR_ = (PFN_vkCmdBeginRenderingKHR)vkGetDeviceProcAddr(device, "vkCmdBeginRenderingKHR");
    vkCmdBindShadersEXT_ = (PFN_vkCmdBindShadersEXT)vkGetDeviceProcAddr(device, "vkCmdBindShadersEXT");
    vkCmdBindTransformFeedbackBuffersEXT_ = (PFN_vkCmdBindTransformFeedbackBuffersEXT)vkGetDeviceProcAddr(device, "vkCmdBindTransformFeedbackBuffersEXT");
    vkCmdSetAlphaToCoverageEnableEXT_ = (PFN_vkCmdSetAlphaToCoverageEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetAlphaToCoverageEnableEXT");
    vkCmdSetCullModeEXT_ = (PFN_vkCmdSetCullModeEXT)vkGetDeviceProcAddr(device, "vkCmdSetCullModeEXT");
    vkCmdSetDepthBiasEnableEXT_ = (PFN_vkCmdSetDepthBiasEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetDepthBiasEnableEXT");
    vkCmdSetDepthBoundsTestEnableEXT_ = (PFN_vkCmdSetDepthBoundsTestEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetDepthBoundsTestEnableEXT");
    vkCmdSetDepthTestEnableEXT_ = (PFN_vkCmdSetDepthTestEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetDepthTestEnableEXT");
    vkCmdSetDepthWriteEnableEXT_ = (PFN_vkCmdSetDepthWriteEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetDepthWriteEnableEXT");
    vkCmdSetFrontFaceEXT_ = (PFN_vkCmdSetFrontFaceEXT)vkGetDeviceProcAddr(device, "vkCmdSetFrontFaceEXT");
    vkCmdSetPolygonModeEXT_ = (PFN_vkCmdSetPolygonModeEXT)vkGetDeviceProcAddr(device, "vkCmdSetPolygonModeEXT");
    vkCmdSetPrimitiveRestartEnableEXT_ = (PFN_vkCmdSetPrimitiveRestartEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetPrimitiveRestartEnableEXT");
    vkCmdSetPrimitiveTopologyEXT_ = (PFN_vkCmdSetPrimitiveTopologyEXT)vkGetDeviceProcAddr(device, "vkCmdSetPrimitiveTopologyEXT");
    vkCmdSetRasterizationSamplesEXT_ = (PFN_vkCmdSetRasterizationSamplesEXT)vkGetDeviceProcAddr(device, "vkCmdSetRasterizationSamplesEXT");
    vkCmdSetRasterizerDiscardEnableEXT_ = (PFN_vkCmdSetRasterizerDiscardEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetRasterizerDiscardEnableEXT");
    vkCmdSetSampleMaskEXT_ = (PFN_vkCmdSetSampleMaskEXT)vkGetDeviceProcAddr(device, "vkCmdSetSampleMaskEXT");
    vkCmdSetScissorWithCountEXT_ = (PFN_vkCmdSetScissorWithCountEXT)vkGetDeviceProcAddr(device, "vkCmdSetScissorWithCountEXT");
    vkCmdSetStencilTestEnableEXT_ = (PFN_vkCmdSetStencilTestEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetStencilTestEnableEXT");
    vkCmdSetVertexInputEXT_ = (PFN_vkCmdSetVertexInputEXT)vkGetDeviceProcAddr(device, "vkCmdSetVertexInputEXT");
    vkCmdSetViewportWithCountEXT_ = (PFN_vkCmdSetViewportWithCountEXT)vkGetDeviceProcAddr(device, "vkCmdSetViewportWithCountEXT");
    vkCreateShadersEXT_ = (PFN_vkCreateShadersEXT)vkGetDeviceProcAddr(device, "vkCreateShadersEXT");
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
            .enabledExtensionCount = 3,
            .pNext = &(VkPhysicalDeviceFeatures2){
                .features = (VkPhysicalDeviceFeatures){0},
                .pNext = &(VkPhysicalDeviceTransformFeedbackFeaturesEXT){
                    .pNext = &(VkPhysicalDeviceDynamicRenderingFeatures){
                        .dynamicRendering = 1,
                        .pNext = &(VkPhysicalDeviceShaderObjectFeaturesEXT){
                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT,
                            .shaderObject = 1
                        },
                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES
                    },
                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
                    .transformFeedback = 1
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
                "VK_EXT_shader_object",
                "VK_EXT_transform_feedback",
                "VK_KHR_dynamic_rendering"
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
    result = vkCreatePipelineLayout(
        device_1,
        &(VkPipelineLayoutCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO},
        NULL,
        &pipeline_layout_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreatePipelineLayout");
    result = vkCreateShadersEXT_(
        device_1,
        1,
        (const VkShaderCreateInfoEXT[]){
            (VkShaderCreateInfoEXT){
                .codeSize = 3772,
                .codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT,
                .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xf0000, 0xa1, 0x0, 0x20011, 0x1, 0x20011,
            0x35, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e,
            0x0, 0x1, 0x9000f, 0x0, 0x4, 0x6e69616d, 0x0, 0x62,
            0x7a, 0x96, 0x99, 0x30010, 0x4, 0xb, 0x30003, 0x2,
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
            0x6d, 0x40005, 0x62, 0x6c696174, 0x0, 0x60005, 0x78, 0x505f6c67,
            0x65567265, 0x78657472, 0x0, 0x60006, 0x78, 0x0, 0x505f6c67, 0x7469736f,
            0x6e6f69, 0x70006, 0x78, 0x1, 0x505f6c67, 0x746e696f, 0x657a6953, 0x0,
            0x70006, 0x78, 0x2, 0x435f6c67, 0x4470696c, 0x61747369, 0x65636e, 0x70006,
            0x78, 0x3, 0x435f6c67, 0x446c6c75, 0x61747369, 0x65636e, 0x30005, 0x7a,
            0x0, 0x60005, 0x96, 0x565f6c67, 0x65747265, 0x646e4978, 0x7865, 0x70005,
            0x99, 0x495f6c67, 0x6174736e, 0x4965636e, 0x7865646e, 0x0, 0x40005, 0x9f,
            0x61726170, 0x6d, 0x40047, 0x62, 0x1e, 0x0, 0x50048, 0x78,
            0x0, 0xb, 0x0, 0x50048, 0x78, 0x1, 0xb, 0x1,
            0x50048, 0x78, 0x2, 0xb, 0x3, 0x50048, 0x78, 0x3,
            0xb, 0x4, 0x30047, 0x78, 0x2, 0x40047, 0x96, 0xb,
            0x2a, 0x40047, 0x99, 0xb, 0x2b, 0x40047, 0x62, 0x24,
            0x0, 0x40047, 0x62, 0x25, 0xc, 0x40047, 0x62, 0x23,
            0x0, 0x20013, 0x2, 0x30021, 0x3, 0x2, 0x40015, 0x6,
            0x20, 0x0, 0x40020, 0x7, 0x7, 0x6, 0x4001e, 0x8,
            0x6, 0x6, 0x50021, 0x9, 0x8, 0x7, 0x7, 0x40021,
            0xe, 0x2, 0x7, 0x40015, 0x14, 0x20, 0x1, 0x4002b,
            0x14, 0x15, 0x11, 0x4002b, 0x6, 0x19, 0x447ef698, 0x4002b,
            0x6, 0x1c, 0x7ffff, 0x4002b, 0x14, 0x1f, 0xa, 0x4002b,
            0x6, 0x24, 0x5c1b3, 0x4002b, 0x14, 0x28, 0x9, 0x4002b,
            0x14, 0x2d, 0xc, 0x4002b, 0x6, 0x30, 0x297a2d39, 0x4002b,
            0x14, 0x32, 0x14, 0x4002b, 0x6, 0x36, 0xfff, 0x4002b,
            0x6, 0x3d, 0x20000000, 0x4002b, 0x14, 0x3f, 0x1, 0x4002b,
            0x14, 0x47, 0x18, 0x4002b, 0x14, 0x49, 0x1f, 0x4002b,
            0x14, 0x4d, 0x1e, 0x4002b, 0x6, 0x53, 0x1fffffff, 0x40020,
            0x59, 0x7, 0x8, 0x4002b, 0x6, 0x5b, 0x0, 0x40017,
            0x60, 0x14, 0x3, 0x40020, 0x61, 0x3, 0x60, 0x4003b,
            0x61, 0x62, 0x3, 0x4002b, 0x14, 0x63, 0x0, 0x4002b,
            0x6, 0x66, 0x623623, 0x4002b, 0x6, 0x6b, 0xaf6af6, 0x4002b,
            0x6, 0x70, 0xfc9fc9, 0x30016, 0x74, 0x20, 0x40017, 0x75,
            0x74, 0x4, 0x4002b, 0x6, 0x76, 0x1, 0x4001c, 0x77,
            0x74, 0x76, 0x6001e, 0x78, 0x75, 0x74, 0x77, 0x77,
            0x40020, 0x79, 0x3, 0x78, 0x4003b, 0x79, 0x7a, 0x3,
            0x4002b, 0x6, 0x7d, 0x37037, 0x4002b, 0x6, 0x82, 0x50a50a,
            0x4002b, 0x6, 0x87, 0x9dd9dd, 0x4002b, 0x6, 0x8c, 0xeb0eb0,
            0x40020, 0x90, 0x3, 0x75, 0x4002b, 0x74, 0x92, 0x3f800000,
            0x40020, 0x93, 0x3, 0x74, 0x40020, 0x95, 0x1, 0x14,
            0x4003b, 0x95, 0x96, 0x1, 0x4003b, 0x95, 0x99, 0x1,
            0x4002b, 0x6, 0x9c, 0x1000, 0x50036, 0x2, 0x4, 0x0,
            0x3, 0x200f8, 0x5, 0x4003b, 0x7, 0x9f, 0x7, 0x4003d,
            0x14, 0x97, 0x96, 0x4007c, 0x6, 0x98, 0x97, 0x4003d,
            0x14, 0x9a, 0x99, 0x4007c, 0x6, 0x9b, 0x9a, 0x50084,
            0x6, 0x9d, 0x9b, 0x9c, 0x50080, 0x6, 0x9e, 0x98,
            0x9d, 0x3003e, 0x9f, 0x9e, 0x50039, 0x2, 0xa0, 0x10,
            0x9f, 0x100fd, 0x10038, 0x50036, 0x8, 0xc, 0x0, 0x9,
            0x30037, 0x7, 0xa, 0x30037, 0x7, 0xb, 0x200f8, 0xd,
            0x4003b, 0x7, 0x12, 0x7, 0x4003b, 0x7, 0x3b, 0x7,
            0x4003d, 0x6, 0x13, 0xa, 0x500c4, 0x6, 0x16, 0x13,
            0x15, 0x4003d, 0x6, 0x17, 0xb, 0x500c5, 0x6, 0x18,
            0x16, 0x17, 0x500c6, 0x6, 0x1a, 0x18, 0x19, 0x400c8,
            0x6, 0x1b, 0x1a, 0x500c7, 0x6, 0x1d, 0x1b, 0x1c,
            0x3003e, 0x12, 0x1d, 0x4003d, 0x6, 0x1e, 0x12, 0x500c2,
            0x6, 0x20, 0x1e, 0x1f, 0x4003d, 0x6, 0x21, 0x12,
            0x500c6, 0x6, 0x22, 0x21, 0x20, 0x3003e, 0x12, 0x22,
            0x4003d, 0x6, 0x23, 0x12, 0x50084, 0x6, 0x25, 0x23,
            0x24, 0x500c7, 0x6, 0x26, 0x25, 0x1c, 0x3003e, 0x12,
            0x26, 0x4003d, 0x6, 0x27, 0x12, 0x500c2, 0x6, 0x29,
            0x27, 0x28, 0x4003d, 0x6, 0x2a, 0x12, 0x500c6, 0x6,
            0x2b, 0x2a, 0x29, 0x3003e, 0x12, 0x2b, 0x4003d, 0x6,
            0x2c, 0x12, 0x500c4, 0x6, 0x2e, 0x2c, 0x2d, 0x4003d,
            0x6, 0x2f, 0x12, 0x50084, 0x6, 0x31, 0x2f, 0x30,
            0x500c2, 0x6, 0x33, 0x31, 0x32, 0x500c5, 0x6, 0x34,
            0x2e, 0x33, 0x3003e, 0x12, 0x34, 0x4003d, 0x6, 0x35,
            0x12, 0x500c7, 0x6, 0x37, 0x35, 0x36, 0x500c4, 0x6,
            0x38, 0x37, 0x2d, 0x4003d, 0x6, 0x39, 0x12, 0x500c6,
            0x6, 0x3a, 0x39, 0x38, 0x3003e, 0x12, 0x3a, 0x4003d,
            0x6, 0x3c, 0x12, 0x500c7, 0x6, 0x3e, 0x3c, 0x3d,
            0x500c4, 0x6, 0x40, 0x3e, 0x3f, 0x4003d, 0x6, 0x41,
            0x12, 0x400c8, 0x6, 0x42, 0x41, 0x500c7, 0x6, 0x43,
            0x42, 0x3d, 0x500c5, 0x6, 0x44, 0x40, 0x43, 0x3003e,
            0x3b, 0x44, 0x4003d, 0x6, 0x45, 0x12, 0x4003d, 0x6,
            0x46, 0x12, 0x500c2, 0x6, 0x48, 0x46, 0x47, 0x500c4,
            0x6, 0x4a, 0x48, 0x49, 0x500c5, 0x6, 0x4b, 0x45,
            0x4a, 0x4003d, 0x6, 0x4c, 0x12, 0x500c2, 0x6, 0x4e,
            0x4c, 0x4d, 0x500c4, 0x6, 0x4f, 0x4e, 0x49, 0x4003d,
            0x6, 0x50, 0x3b, 0x500c5, 0x6, 0x51, 0x4f, 0x50,
            0x4003d, 0x6, 0x52, 0x12, 0x500c7, 0x6, 0x54, 0x52,
            0x53, 0x500c5, 0x6, 0x55, 0x51, 0x54, 0x50050, 0x8,
            0x56, 0x4b, 0x55, 0x200fe, 0x56, 0x10038, 0x50036, 0x2,
            0x10, 0x0, 0xe, 0x30037, 0x7, 0xf, 0x200f8, 0x11,
            0x4003b, 0x59, 0x5a, 0x7, 0x4003b, 0x7, 0x5c, 0x7,
            0x4003b, 0x7, 0x5d, 0x7, 0x3003e, 0x5c, 0x5b, 0x4003d,
            0x6, 0x5e, 0xf, 0x3003e, 0x5d, 0x5e, 0x60039, 0x8,
            0x5f, 0xc, 0x5c, 0x5d, 0x3003e, 0x5a, 0x5f, 0x50041,
            0x7, 0x64, 0x5a, 0x63, 0x4003d, 0x6, 0x65, 0x64,
            0x500c6, 0x6, 0x67, 0x65, 0x66, 0x4007c, 0x14, 0x68,
            0x67, 0x50041, 0x7, 0x69, 0x5a, 0x63, 0x4003d, 0x6,
            0x6a, 0x69, 0x500c6, 0x6, 0x6c, 0x6a, 0x6b, 0x4007c,
            0x14, 0x6d, 0x6c, 0x50041, 0x7, 0x6e, 0x5a, 0x63,
            0x4003d, 0x6, 0x6f, 0x6e, 0x500c6, 0x6, 0x71, 0x6f,
            0x70, 0x4007c, 0x14, 0x72, 0x71, 0x60050, 0x60, 0x73,
            0x68, 0x6d, 0x72, 0x3003e, 0x62, 0x73, 0x50041, 0x7,
            0x7b, 0x5a, 0x3f, 0x4003d, 0x6, 0x7c, 0x7b, 0x500c6,
            0x6, 0x7e, 0x7c, 0x7d, 0x4007c, 0x74, 0x7f, 0x7e,
            0x50041, 0x7, 0x80, 0x5a, 0x3f, 0x4003d, 0x6, 0x81,
            0x80, 0x500c6, 0x6, 0x83, 0x81, 0x82, 0x4007c, 0x74,
            0x84, 0x83, 0x50041, 0x7, 0x85, 0x5a, 0x3f, 0x4003d,
            0x6, 0x86, 0x85, 0x500c6, 0x6, 0x88, 0x86, 0x87,
            0x4007c, 0x74, 0x89, 0x88, 0x50041, 0x7, 0x8a, 0x5a,
            0x3f, 0x4003d, 0x6, 0x8b, 0x8a, 0x500c6, 0x6, 0x8d,
            0x8b, 0x8c, 0x4007c, 0x74, 0x8e, 0x8d, 0x70050, 0x75,
            0x8f, 0x7f, 0x84, 0x89, 0x8e, 0x50041, 0x90, 0x91,
            0x7a, 0x63, 0x3003e, 0x91, 0x8f, 0x50041, 0x93, 0x94,
            0x7a, 0x3f, 0x3003e, 0x94, 0x92, 0x100fd, 0x10038,},
                .pName = "main",
                .sType = VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT,
                .stage = VK_SHADER_STAGE_VERTEX_BIT
            }
        },
        NULL,
        &shader_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShadersEXT");
}

static void part_1(void)
{
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE,
            .size = 384,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT
        },
        NULL,
        &buffer_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkAllocateMemory(
        device_1,
        &(VkMemoryAllocateInfo){
            .allocationSize = 640,
            .memoryTypeIndex = memory_type(2, 0x6),
            .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO
        },
        NULL,
        &device_memory_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateMemory");
    result = vkBindBufferMemory(device_1, buffer_1, device_memory_1, 256);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE,
            .size = 272,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT
        },
        NULL,
        &buffer_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkAllocateMemory(
        device_1,
        &(VkMemoryAllocateInfo){
            .allocationSize = 528,
            .memoryTypeIndex = memory_type(2, 0x6),
            .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO
        },
        NULL,
        &device_memory_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateMemory");
    result = vkBindBufferMemory(device_1, buffer_2, device_memory_2, 256);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE,
            .size = 2048,
            .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT | VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT
        },
        NULL,
        &buffer_3
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkAllocateMemory(
        device_1,
        &(VkMemoryAllocateInfo){
            .allocationSize = 2048,
            .memoryTypeIndex = memory_type(2, 0x6),
            .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO
        },
        NULL,
        &device_memory_3
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateMemory");
    result = vkBindBufferMemory(device_1, buffer_3, device_memory_3, 0);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateDescriptorSetLayout(
        device_1,
        &(VkDescriptorSetLayoutCreateInfo){
            .bindingCount = 1,
            .pBindings = (const VkDescriptorSetLayoutBinding[]){
                (VkDescriptorSetLayoutBinding){
                    .descriptorCount = 1,
                    .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    .stageFlags = VK_SHADER_STAGE_COMPUTE_BIT
                }
            },
            .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO
        },
        NULL,
        &descriptor_set_layout_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateDescriptorSetLayout");
    result = vkCreateDescriptorPool(
        device_1,
        &(VkDescriptorPoolCreateInfo){
            .maxSets = 1,
            .pPoolSizes = (const VkDescriptorPoolSize[]){
                (VkDescriptorPoolSize){
                    .descriptorCount = 1,
                    .type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
                }
            },
            .poolSizeCount = 1,
            .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO
        },
        NULL,
        &descriptor_pool_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateDescriptorPool");
    result = vkAllocateDescriptorSets(
        device_1,
        &(VkDescriptorSetAllocateInfo){
            .descriptorPool = descriptor_pool_1,
            .descriptorSetCount = 1,
            .pSetLayouts = (const VkDescriptorSetLayout[]){descriptor_set_layout_1},
            .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO
        },
        &descriptor_set_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateDescriptorSets");
    vkUpdateDescriptorSets(
        device_1,
        1,
        (const VkWriteDescriptorSet[]){
            (VkWriteDescriptorSet){
                .descriptorCount = 1,
                .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                .dstSet = descriptor_set_1,
                .pBufferInfo = (const VkDescriptorBufferInfo[]){
                    (VkDescriptorBufferInfo){.buffer = buffer_3, .range = 18446744073709551615ull}
                },
                .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET
            }
        },
        0,
        (const void *)(const uint32_t[]){}
    );
    result = vkCreatePipelineLayout(
        device_1,
        &(VkPipelineLayoutCreateInfo){
            .pPushConstantRanges = (const VkPushConstantRange[]){
                (VkPushConstantRange){
                    .size = 128,
                    .stageFlags = VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT | VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_FRAGMENT_BIT | VK_SHADER_STAGE_COMPUTE_BIT
                }
            },
            .pSetLayouts = (const VkDescriptorSetLayout[]){descriptor_set_layout_1},
            .pushConstantRangeCount = 1,
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
            .codeSize = 200,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xf0000, 0x9, 0x0, 0x20011, 0x1, 0x3000e,
            0x0, 0x1, 0x5000f, 0x5, 0x7, 0x6e69616d, 0x0, 0x60010,
            0x7, 0x11, 0x1, 0x1, 0x1, 0x20013, 0x1, 0x30021,
            0x2, 0x1, 0x30016, 0x3, 0x20, 0x4002b, 0x3, 0x4,
            0xdead5a5a, 0x40015, 0x5, 0x20, 0x0, 0x4002b, 0x5, 0x6,
            0x0, 0x50036, 0x1, 0x7, 0x0, 0x2, 0x200f8, 0x8,
            0x100fd, 0x10038,},
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
        },
        NULL,
        &shader_module_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    result = vkCreateComputePipelines(
        device_1,
        0,
        1,
        (const VkComputePipelineCreateInfo[]){
            (VkComputePipelineCreateInfo){
                .layout = pipeline_layout_2,
                .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                .stage = (VkPipelineShaderStageCreateInfo){
                    .module = shader_module_1,
                    .pName = "main",
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                    .stage = VK_SHADER_STAGE_COMPUTE_BIT
                }
            }
        },
        NULL,
        &pipeline_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateComputePipelines");
    vkDestroyShaderModule(device_1, shader_module_1, NULL);
    result = vkAllocateCommandBuffers(
        device_1,
        &(VkCommandBufferAllocateInfo){
            .commandBufferCount = 1,
            .commandPool = command_pool_1,
            .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
            .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO
        },
        &command_buffer_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateCommandBuffers");
    result = vkBeginCommandBuffer(
        command_buffer_1,
        &(VkCommandBufferBeginInfo){
            .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
            .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO
        }
    );
    check(result, VK_SUCCESS, __LINE__, "vkBeginCommandBuffer");
    vkCmdBindShadersEXT_(
        command_buffer_1,
        2,
        (const VkShaderStageFlags[]){VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT},
        (const VkShaderEXT[]){shader_1, 0}
    );
    vkCmdSetVertexInputEXT_(command_buffer_1, 0, 0, 0, 0);
    vkCmdSetPrimitiveTopologyEXT_(command_buffer_1, VK_PRIMITIVE_TOPOLOGY_POINT_LIST);
    vkCmdSetPrimitiveRestartEnableEXT_(command_buffer_1, 0);
    vkCmdSetViewportWithCountEXT_(
        command_buffer_1,
        1,
        (const VkViewport[]){(VkViewport){.height = 1.0f, .maxDepth = 1.0f, .width = 64.0f}}
    );
    vkCmdSetScissorWithCountEXT_(
        command_buffer_1,
        1,
        (const VkRect2D[]){
            (VkRect2D){.extent = (VkExtent2D){.height = 1, .width = 64}, .offset = (VkOffset2D){0}}
        }
    );
    vkCmdSetRasterizerDiscardEnableEXT_(command_buffer_1, 1);
    vkCmdSetPolygonModeEXT_(command_buffer_1, VK_POLYGON_MODE_FILL);
    vkCmdSetCullModeEXT_(command_buffer_1, 0);
    vkCmdSetFrontFaceEXT_(command_buffer_1, VK_FRONT_FACE_COUNTER_CLOCKWISE);
    vkCmdSetRasterizationSamplesEXT_(command_buffer_1, VK_SAMPLE_COUNT_1_BIT);
    vkCmdSetSampleMaskEXT_(command_buffer_1, VK_SAMPLE_COUNT_1_BIT, (const uint32_t[]){4294967295});
    vkCmdSetAlphaToCoverageEnableEXT_(command_buffer_1, 0);
    vkCmdSetDepthTestEnableEXT_(command_buffer_1, 0);
    vkCmdSetDepthWriteEnableEXT_(command_buffer_1, 0);
    vkCmdSetDepthBoundsTestEnableEXT_(command_buffer_1, 0);
    vkCmdSetDepthBiasEnableEXT_(command_buffer_1, 0);
    vkCmdSetStencilTestEnableEXT_(command_buffer_1, 0);
    vkCmdSetLineWidth(command_buffer_1, 1.0f);
    vkCmdBindTransformFeedbackBuffersEXT_(
        command_buffer_1,
        0,
        1,
        (const VkBuffer[]){buffer_1},
        (const uint64_t[]){0},
        (const uint64_t[]){36}
    );
    vkCmdBindPipeline(command_buffer_1, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_1);
    vkCmdDispatchIndirect(command_buffer_1, buffer_3, 1024);
    vkCmdBeginRenderingKHR_(
        command_buffer_1,
        &(VkRenderingInfo){
            .layerCount = 1,
            .renderArea = (VkRect2D){
                .extent = (VkExtent2D){.height = 1, .width = 64},
                .offset = (VkOffset2D){0}
            },
            .sType = VK_STRUCTURE_TYPE_RENDERING_INFO
        }
    );
    vkCmdDraw(command_buffer_1, 1, 1, 0, 0);
    vkDeviceWaitIdle(device_1);
}

int main(void)
{
    part_0();
    run = 0;
    part_1();
    return verdict();
}
