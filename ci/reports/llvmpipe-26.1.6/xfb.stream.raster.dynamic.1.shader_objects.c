/*
xfb.local.case.reduced: reduced from xfb.stream.raster.dynamic.1.shader_objects: pixel 0 holds 0x00000000, not the number of a point

Every Vulkan call that xfb 0.1.0 (3cbe5eb49723) made for the case, on llvmpipe (LLVM 21.1.8, 256 bits), llvmpipe
Mesa 26.1.6-1 (LLVM 21.1.8): fail pixel 0 holds 0x00000000, not the number of a point; no point may be drawn there (8 values are wrong)

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
static VkImage image_1;
static VkDeviceMemory device_memory_1;
static unsigned char *map_device_memory_1;
static VkImageView image_view_1;
static VkPipelineLayout pipeline_layout_1;
static VkShaderEXT shader_1;
static VkShaderEXT shader_2;
static VkShaderEXT shader_3;
static VkBuffer buffer_1;
static VkBuffer buffer_2;
static VkBuffer buffer_3;
static VkBuffer buffer_4;
static VkBuffer buffer_5;
static VkQueryPool query_pool_1;
static VkQueryPool query_pool_2;
static VkBuffer buffer_6;
static VkCommandBuffer command_buffer_1;
static VkFence fence_1;
static unsigned char seen_0[640];
static unsigned char seen_1[640];
static unsigned char seen_2[640];
static unsigned char seen_3[656];
static unsigned char seen_4[528];

static PFN_vkCmdBeginQueryIndexedEXT vkCmdBeginQueryIndexedEXT_;
static PFN_vkCmdBeginRenderingKHR vkCmdBeginRenderingKHR_;
static PFN_vkCmdBindShadersEXT vkCmdBindShadersEXT_;
static PFN_vkCmdBindTransformFeedbackBuffersEXT vkCmdBindTransformFeedbackBuffersEXT_;
static PFN_vkCmdEndQueryIndexedEXT vkCmdEndQueryIndexedEXT_;
static PFN_vkCmdEndRenderingKHR vkCmdEndRenderingKHR_;
static PFN_vkCmdSetAlphaToCoverageEnableEXT vkCmdSetAlphaToCoverageEnableEXT_;
static PFN_vkCmdSetColorBlendEnableEXT vkCmdSetColorBlendEnableEXT_;
static PFN_vkCmdSetColorWriteMaskEXT vkCmdSetColorWriteMaskEXT_;
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
static PFN_vkCmdSetRasterizationStreamEXT vkCmdSetRasterizationStreamEXT_;
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
    vkCmdBeginQueryIndexedEXT_ = (PFN_vkCmdBeginQueryIndexedEXT)vkGetDeviceProcAddr(device, "vkCmdBeginQueryIndexedEXT");
    vkCmdBeginRenderingKHR_ = (PFN_vkCmdBeginRenderingKHR)vkGetDeviceProcAddr(device, "vkCmdBeginRenderingKHR");
    vkCmdBindShadersEXT_ = (PFN_vkCmdBindShadersEXT)vkGetDeviceProcAddr(device, "vkCmdBindShadersEXT");
    vkCmdBindTransformFeedbackBuffersEXT_ = (PFN_vkCmdBindTransformFeedbackBuffersEXT)vkGetDeviceProcAddr(device, "vkCmdBindTransformFeedbackBuffersEXT");
    vkCmdEndQueryIndexedEXT_ = (PFN_vkCmdEndQueryIndexedEXT)vkGetDeviceProcAddr(device, "vkCmdEndQueryIndexedEXT");
    vkCmdEndRenderingKHR_ = (PFN_vkCmdEndRenderingKHR)vkGetDeviceProcAddr(device, "vkCmdEndRenderingKHR");
    vkCmdSetAlphaToCoverageEnableEXT_ = (PFN_vkCmdSetAlphaToCoverageEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetAlphaToCoverageEnableEXT");
    vkCmdSetColorBlendEnableEXT_ = (PFN_vkCmdSetColorBlendEnableEXT)vkGetDeviceProcAddr(device, "vkCmdSetColorBlendEnableEXT");
    vkCmdSetColorWriteMaskEXT_ = (PFN_vkCmdSetColorWriteMaskEXT)vkGetDeviceProcAddr(device, "vkCmdSetColorWriteMaskEXT");
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
    vkCmdSetRasterizationStreamEXT_ = (PFN_vkCmdSetRasterizationStreamEXT)vkGetDeviceProcAddr(device, "vkCmdSetRasterizationStreamEXT");
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
                .pNext = &(VkPhysicalDeviceTransformFeedbackFeaturesEXT){
                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
                    .pNext = &(VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT){
                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT,
                        .pNext = &(VkPhysicalDeviceDynamicRenderingFeatures){
                            .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES,
                            .pNext = &(VkPhysicalDeviceShaderObjectFeaturesEXT){
                                .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT,
                                .shaderObject = 1
                            },
                            .dynamicRendering = 1
                        },
                        .primitivesGeneratedQuery = 1,
                        .primitivesGeneratedQueryWithNonZeroStreams = 1
                    },
                    .transformFeedback = 1,
                    .geometryStreams = 1
                },
                .features = (VkPhysicalDeviceFeatures){.geometryShader = 1}
            },
            .queueCreateInfoCount = 1,
            .pQueueCreateInfos = (const VkDeviceQueueCreateInfo[]){
                (VkDeviceQueueCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                    .queueCount = 1,
                    .pQueuePriorities = (const float[]){1.0f}
                }
            },
            .enabledExtensionCount = 4,
            .ppEnabledExtensionNames = (const char *const[]){
                "VK_EXT_primitives_generated_query",
                "VK_EXT_shader_object",
                "VK_EXT_transform_feedback",
                "VK_KHR_dynamic_rendering"
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
    result = vkCreateImage(
        device_1,
        &(VkImageCreateInfo){
            .sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
            .imageType = VK_IMAGE_TYPE_2D,
            .format = VK_FORMAT_R32_UINT,
            .extent = (VkExtent3D){.width = 64, .height = 1, .depth = 1},
            .mipLevels = 1,
            .arrayLayers = 1,
            .samples = VK_SAMPLE_COUNT_1_BIT,
            .tiling = VK_IMAGE_TILING_OPTIMAL,
            .usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE,
            .initialLayout = VK_IMAGE_LAYOUT_UNDEFINED
        },
        NULL,
        &image_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateImage");
    result = vkAllocateMemory(
        device_1,
        &(VkMemoryAllocateInfo){
            .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
            .allocationSize = 4194304,
            .memoryTypeIndex = memory_type(0, 0xf)
        },
        NULL,
        &device_memory_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkAllocateMemory");
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
    result = vkBindImageMemory(device_1, image_1, device_memory_1, 0);
    check(result, VK_SUCCESS, __LINE__, "vkBindImageMemory");
    result = vkCreateImageView(
        device_1,
        &(VkImageViewCreateInfo){
            .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
            .image = image_1,
            .viewType = VK_IMAGE_VIEW_TYPE_2D,
            .format = VK_FORMAT_R32_UINT,
            .components = (VkComponentMapping){
                .r = VK_COMPONENT_SWIZZLE_IDENTITY,
                .g = VK_COMPONENT_SWIZZLE_IDENTITY,
                .b = VK_COMPONENT_SWIZZLE_IDENTITY,
                .a = VK_COMPONENT_SWIZZLE_IDENTITY
            },
            .subresourceRange = (VkImageSubresourceRange){
                .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                .levelCount = 1,
                .layerCount = 1
            }
        },
        NULL,
        &image_view_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateImageView");
    result = vkCreatePipelineLayout(
        device_1,
        &(VkPipelineLayoutCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO},
        NULL,
        &pipeline_layout_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreatePipelineLayout");
    {
        VkShaderEXT out[3]; result = vkCreateShadersEXT_(
            device_1,
            3,
            (const VkShaderCreateInfoEXT[]){
                (VkShaderCreateInfoEXT){
                    .sType = VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT,
                    .stage = VK_SHADER_STAGE_VERTEX_BIT,
                    .nextStage = VK_SHADER_STAGE_GEOMETRY_BIT,
                    .codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT,
                    .codeSize = 628,
                    .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0x14, 0x0, 0x20011, 0x1, 0x6000b,
            0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e, 0x0, 0x1,
            0x8000f, 0x0, 0x4, 0x6e69616d, 0x0, 0x8, 0xb, 0xe,
            0x30003, 0x2, 0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70,
            0x5f656c79, 0x656e696c, 0x7269645f, 0x69746365, 0x6576, 0x80004, 0x475f4c47, 0x4c474f4f,
            0x6e695f45, 0x64756c63, 0x69645f65, 0x74636572, 0x657669, 0x40005, 0x4, 0x6e69616d,
            0x0, 0x50005, 0x8, 0x5f626678, 0x74726576, 0x7865, 0x60005, 0xb,
            0x565f6c67, 0x65747265, 0x646e4978, 0x7865, 0x70005, 0xe, 0x495f6c67, 0x6174736e,
            0x4965636e, 0x7865646e, 0x0, 0x30047, 0x8, 0xe, 0x40047, 0x8,
            0x1e, 0x0, 0x40047, 0xb, 0xb, 0x2a, 0x40047, 0xe,
            0xb, 0x2b, 0x20013, 0x2, 0x30021, 0x3, 0x2, 0x40015,
            0x6, 0x20, 0x0, 0x40020, 0x7, 0x3, 0x6, 0x4003b,
            0x7, 0x8, 0x3, 0x40015, 0x9, 0x20, 0x1, 0x40020,
            0xa, 0x1, 0x9, 0x4003b, 0xa, 0xb, 0x1, 0x4003b,
            0xa, 0xe, 0x1, 0x4002b, 0x6, 0x11, 0x1000, 0x50036,
            0x2, 0x4, 0x0, 0x3, 0x200f8, 0x5, 0x4003d, 0x9,
            0xc, 0xb, 0x4007c, 0x6, 0xd, 0xc, 0x4003d, 0x9,
            0xf, 0xe, 0x4007c, 0x6, 0x10, 0xf, 0x50084, 0x6,
            0x12, 0x10, 0x11, 0x50080, 0x6, 0x13, 0xd, 0x12,
            0x3003e, 0x8, 0x13, 0x100fd, 0x10038,},
                    .pName = "main"
                },
                (VkShaderCreateInfoEXT){
                    .sType = VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT,
                    .stage = VK_SHADER_STAGE_GEOMETRY_BIT,
                    .nextStage = VK_SHADER_STAGE_FRAGMENT_BIT,
                    .codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT,
                    .codeSize = 4520,
                    .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0xb7, 0x0, 0x20011, 0x2, 0x20011,
            0x35, 0x20011, 0x36, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e,
            0x0, 0x3000e, 0x0, 0x1, 0xa000f, 0x3, 0x4, 0x6e69616d,
            0x0, 0x67, 0x76, 0x8e, 0xa7, 0xb6, 0x30010, 0x4,
            0xb, 0x30010, 0x4, 0x13, 0x40010, 0x4, 0x0, 0x1,
            0x30010, 0x4, 0x1b, 0x40010, 0x4, 0x1a, 0x2, 0x30003,
            0x2, 0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70, 0x5f656c79,
            0x656e696c, 0x7269645f, 0x69746365, 0x6576, 0x80004, 0x475f4c47, 0x4c474f4f, 0x6e695f45,
            0x64756c63, 0x69645f65, 0x74636572, 0x657669, 0x40005, 0x4, 0x6e69616d, 0x0,
            0x50005, 0x8, 0x56626658, 0x65747265, 0x78, 0x50006, 0x8, 0x0,
            0x6c6f6877, 0x65, 0x50006, 0x8, 0x1, 0x6c616572, 0x0, 0x60005,
            0xc, 0x5f626678, 0x75287461, 0x31753b31, 0x3b, 0x40005, 0xa, 0x65727473,
            0x6d61, 0x40005, 0xb, 0x6769726f, 0x6e69, 0x60005, 0x10, 0x5f626678,
            0x74697277, 0x28305f65, 0x3b3175, 0x40005, 0xf, 0x6769726f, 0x6e69, 0x60005,
            0x13, 0x5f626678, 0x74697277, 0x28315f65, 0x3b3175, 0x40005, 0x12, 0x6769726f,
            0x6e69, 0x30005, 0x15, 0x78, 0x50005, 0x3e, 0x6f707865, 0x746e656e,
            0x0, 0x30005, 0x5d, 0x7461, 0x40005, 0x5f, 0x61726170, 0x6d,
            0x40005, 0x60, 0x61726170, 0x6d, 0x60005, 0x65, 0x505f6c67, 0x65567265,
            0x78657472, 0x0, 0x60006, 0x65, 0x0, 0x505f6c67, 0x7469736f, 0x6e6f69,
            0x30005, 0x67, 0x0, 0x50005, 0x76, 0x5f626678, 0x626d756e, 0x7265,
            0x30005, 0x7b, 0x7461, 0x40005, 0x7d, 0x61726170, 0x6d, 0x40005,
            0x7e, 0x61726170, 0x6d, 0x40005, 0x8b, 0x65736162, 0x0, 0x50005,
            0x8e, 0x5f626678, 0x74726576, 0x7865, 0x30005, 0x93, 0x69, 0x40005,
            0xa3, 0x6769726f, 0x6e69, 0x60005, 0xa7, 0x495f6c67, 0x636f766e, 0x6f697461,
            0x44496e, 0x40005, 0xaf, 0x61726170, 0x6d, 0x40005, 0xb3, 0x61726170,
            0x6d, 0x30005, 0xb6, 0x64, 0x50048, 0x65, 0x0, 0xb,
            0x0, 0x30047, 0x65, 0x2, 0x40047, 0x67, 0x1d, 0x1,
            0x40047, 0x67, 0x24, 0x0, 0x40047, 0x67, 0x25, 0x0,
            0x40047, 0x76, 0x1e, 0x1, 0x40047, 0x76, 0x1d, 0x1,
            0x40047, 0x76, 0x24, 0x0, 0x40047, 0x76, 0x25, 0x0,
            0x30047, 0x8e, 0xe, 0x40047, 0x8e, 0x1e, 0x0, 0x40047,
            0xa7, 0xb, 0x8, 0x40047, 0xb6, 0x1e, 0x0, 0x40047,
            0xb6, 0x1d, 0x3, 0x40047, 0xb6, 0x24, 0x3, 0x40047,
            0xb6, 0x25, 0x14, 0x40047, 0xb6, 0x23, 0x10, 0x20013,
            0x2, 0x30021, 0x3, 0x2, 0x40015, 0x6, 0x20, 0x0,
            0x40020, 0x7, 0x7, 0x6, 0x4001e, 0x8, 0x6, 0x6,
            0x50021, 0x9, 0x8, 0x7, 0x7, 0x40021, 0xe, 0x2,
            0x7, 0x40015, 0x17, 0x20, 0x1, 0x4002b, 0x17, 0x18,
            0x11, 0x4002b, 0x6, 0x1c, 0x7bf02665, 0x4002b, 0x6, 0x1f,
            0x7ffff, 0x4002b, 0x17, 0x22, 0xa, 0x4002b, 0x6, 0x27,
            0x5c1b3, 0x4002b, 0x17, 0x2b, 0x9, 0x4002b, 0x17, 0x30,
            0xc, 0x4002b, 0x6, 0x33, 0x297a2d39, 0x4002b, 0x17, 0x35,
            0x14, 0x4002b, 0x6, 0x39, 0xfff, 0x4002b, 0x6, 0x40,
            0x20000000, 0x4002b, 0x17, 0x42, 0x1, 0x4002b, 0x17, 0x4a,
            0x18, 0x4002b, 0x17, 0x4c, 0x1f, 0x4002b, 0x17, 0x50,
            0x1e, 0x4002b, 0x6, 0x56, 0x1fffffff, 0x40020, 0x5c, 0x7,
            0x8, 0x4002b, 0x6, 0x5e, 0x0, 0x30016, 0x63, 0x20,
            0x40017, 0x64, 0x63, 0x4, 0x3001e, 0x65, 0x64, 0x40020,
            0x66, 0x3, 0x65, 0x4003b, 0x66, 0x67, 0x3, 0x4002b,
            0x17, 0x68, 0x0, 0x4002b, 0x63, 0x6b, 0x3f000000, 0x4002b,
            0x63, 0x6d, 0x3d000000, 0x4002b, 0x63, 0x6f, 0x3f800000, 0x4002b,
            0x63, 0x71, 0x0, 0x40020, 0x73, 0x3, 0x64, 0x40020,
            0x75, 0x3, 0x6, 0x4003b, 0x75, 0x76, 0x3, 0x4002b,
            0x6, 0x79, 0xcdacda, 0x4002b, 0x6, 0x7c, 0x1, 0x4001c,
            0x8c, 0x6, 0x7c, 0x40020, 0x8d, 0x1, 0x8c, 0x4003b,
            0x8d, 0x8e, 0x1, 0x40020, 0x8f, 0x1, 0x6, 0x40020,
            0x92, 0x7, 0x17, 0x20014, 0x9a, 0x40020, 0xa6, 0x1,
            0x17, 0x4003b, 0xa6, 0xa7, 0x1, 0x4002b, 0x6, 0xab,
            0x2, 0x40020, 0xb5, 0x3, 0x63, 0x4003b, 0xb5, 0xb6,
            0x3, 0x50036, 0x2, 0x4, 0x0, 0x3, 0x200f8, 0x5,
            0x4003b, 0x7, 0x8b, 0x7, 0x4003b, 0x92, 0x93, 0x7,
            0x4003b, 0x7, 0xa3, 0x7, 0x4003b, 0x7, 0xaf, 0x7,
            0x4003b, 0x7, 0xb3, 0x7, 0x50041, 0x8f, 0x90, 0x8e,
            0x68, 0x4003d, 0x6, 0x91, 0x90, 0x3003e, 0x8b, 0x91,
            0x3003e, 0x93, 0x42, 0x200f9, 0x94, 0x200f8, 0x94, 0x400f6,
            0x96, 0x97, 0x0, 0x200f9, 0x98, 0x200f8, 0x98, 0x4003d,
            0x17, 0x99, 0x93, 0x500b1, 0x9a, 0x9b, 0x99, 0x42,
            0x400fa, 0x9b, 0x95, 0x96, 0x200f8, 0x95, 0x4003d, 0x6,
            0x9c, 0x8b, 0x4003d, 0x17, 0x9d, 0x93, 0x50041, 0x8f,
            0x9e, 0x8e, 0x9d, 0x4003d, 0x6, 0x9f, 0x9e, 0x7000c,
            0x6, 0xa0, 0x1, 0x29, 0x9c, 0x9f, 0x3003e, 0x8b,
            0xa0, 0x200f9, 0x97, 0x200f8, 0x97, 0x4003d, 0x17, 0xa1,
            0x93, 0x50080, 0x17, 0xa2, 0xa1, 0x42, 0x3003e, 0x93,
            0xa2, 0x200f9, 0x94, 0x200f8, 0x96, 0x4003d, 0x6, 0xa4,
            0x8b, 0x50084, 0x6, 0xa5, 0xa4, 0x7c, 0x4003d, 0x17,
            0xa8, 0xa7, 0x4007c, 0x6, 0xa9, 0xa8, 0x50080, 0x6,
            0xaa, 0xa5, 0xa9, 0x50084, 0x6, 0xac, 0xaa, 0xab,
            0x3003e, 0xa3, 0xac, 0x4003d, 0x6, 0xad, 0xa3, 0x50080,
            0x6, 0xae, 0xad, 0x5e, 0x3003e, 0xaf, 0xae, 0x50039,
            0x2, 0xb0, 0x10, 0xaf, 0x200dc, 0x68, 0x4003d, 0x6,
            0xb1, 0xa3, 0x50080, 0x6, 0xb2, 0xb1, 0x7c, 0x3003e,
            0xb3, 0xb2, 0x50039, 0x2, 0xb4, 0x13, 0xb3, 0x200dc,
            0x42, 0x100fd, 0x10038, 0x50036, 0x8, 0xc, 0x0, 0x9,
            0x30037, 0x7, 0xa, 0x30037, 0x7, 0xb, 0x200f8, 0xd,
            0x4003b, 0x7, 0x15, 0x7, 0x4003b, 0x7, 0x3e, 0x7,
            0x4003d, 0x6, 0x16, 0xa, 0x500c4, 0x6, 0x19, 0x16,
            0x18, 0x4003d, 0x6, 0x1a, 0xb, 0x500c5, 0x6, 0x1b,
            0x19, 0x1a, 0x500c6, 0x6, 0x1d, 0x1b, 0x1c, 0x400c8,
            0x6, 0x1e, 0x1d, 0x500c7, 0x6, 0x20, 0x1e, 0x1f,
            0x3003e, 0x15, 0x20, 0x4003d, 0x6, 0x21, 0x15, 0x500c2,
            0x6, 0x23, 0x21, 0x22, 0x4003d, 0x6, 0x24, 0x15,
            0x500c6, 0x6, 0x25, 0x24, 0x23, 0x3003e, 0x15, 0x25,
            0x4003d, 0x6, 0x26, 0x15, 0x50084, 0x6, 0x28, 0x26,
            0x27, 0x500c7, 0x6, 0x29, 0x28, 0x1f, 0x3003e, 0x15,
            0x29, 0x4003d, 0x6, 0x2a, 0x15, 0x500c2, 0x6, 0x2c,
            0x2a, 0x2b, 0x4003d, 0x6, 0x2d, 0x15, 0x500c6, 0x6,
            0x2e, 0x2d, 0x2c, 0x3003e, 0x15, 0x2e, 0x4003d, 0x6,
            0x2f, 0x15, 0x500c4, 0x6, 0x31, 0x2f, 0x30, 0x4003d,
            0x6, 0x32, 0x15, 0x50084, 0x6, 0x34, 0x32, 0x33,
            0x500c2, 0x6, 0x36, 0x34, 0x35, 0x500c5, 0x6, 0x37,
            0x31, 0x36, 0x3003e, 0x15, 0x37, 0x4003d, 0x6, 0x38,
            0x15, 0x500c7, 0x6, 0x3a, 0x38, 0x39, 0x500c4, 0x6,
            0x3b, 0x3a, 0x30, 0x4003d, 0x6, 0x3c, 0x15, 0x500c6,
            0x6, 0x3d, 0x3c, 0x3b, 0x3003e, 0x15, 0x3d, 0x4003d,
            0x6, 0x3f, 0x15, 0x500c7, 0x6, 0x41, 0x3f, 0x40,
            0x500c4, 0x6, 0x43, 0x41, 0x42, 0x4003d, 0x6, 0x44,
            0x15, 0x400c8, 0x6, 0x45, 0x44, 0x500c7, 0x6, 0x46,
            0x45, 0x40, 0x500c5, 0x6, 0x47, 0x43, 0x46, 0x3003e,
            0x3e, 0x47, 0x4003d, 0x6, 0x48, 0x15, 0x4003d, 0x6,
            0x49, 0x15, 0x500c2, 0x6, 0x4b, 0x49, 0x4a, 0x500c4,
            0x6, 0x4d, 0x4b, 0x4c, 0x500c5, 0x6, 0x4e, 0x48,
            0x4d, 0x4003d, 0x6, 0x4f, 0x15, 0x500c2, 0x6, 0x51,
            0x4f, 0x50, 0x500c4, 0x6, 0x52, 0x51, 0x4c, 0x4003d,
            0x6, 0x53, 0x3e, 0x500c5, 0x6, 0x54, 0x52, 0x53,
            0x4003d, 0x6, 0x55, 0x15, 0x500c7, 0x6, 0x57, 0x55,
            0x56, 0x500c5, 0x6, 0x58, 0x54, 0x57, 0x50050, 0x8,
            0x59, 0x4e, 0x58, 0x200fe, 0x59, 0x10038, 0x50036, 0x2,
            0x10, 0x0, 0xe, 0x30037, 0x7, 0xf, 0x200f8, 0x11,
            0x4003b, 0x5c, 0x5d, 0x7, 0x4003b, 0x7, 0x5f, 0x7,
            0x4003b, 0x7, 0x60, 0x7, 0x3003e, 0x5f, 0x5e, 0x4003d,
            0x6, 0x61, 0xf, 0x3003e, 0x60, 0x61, 0x60039, 0x8,
            0x62, 0xc, 0x5f, 0x60, 0x3003e, 0x5d, 0x62, 0x4003d,
            0x6, 0x69, 0xf, 0x40070, 0x63, 0x6a, 0x69, 0x50081,
            0x63, 0x6c, 0x6a, 0x6b, 0x50085, 0x63, 0x6e, 0x6c,
            0x6d, 0x50083, 0x63, 0x70, 0x6e, 0x6f, 0x70050, 0x64,
            0x72, 0x70, 0x71, 0x71, 0x6f, 0x50041, 0x73, 0x74,
            0x67, 0x68, 0x3003e, 0x74, 0x72, 0x50041, 0x7, 0x77,
            0x5d, 0x68, 0x4003d, 0x6, 0x78, 0x77, 0x500c6, 0x6,
            0x7a, 0x78, 0x79, 0x3003e, 0x76, 0x7a, 0x100fd, 0x10038,
            0x50036, 0x2, 0x13, 0x0, 0xe, 0x30037, 0x7, 0x12,
            0x200f8, 0x14, 0x4003b, 0x5c, 0x7b, 0x7, 0x4003b, 0x7,
            0x7d, 0x7, 0x4003b, 0x7, 0x7e, 0x7, 0x3003e, 0x7d,
            0x7c, 0x4003d, 0x6, 0x7f, 0x12, 0x3003e, 0x7e, 0x7f,
            0x60039, 0x8, 0x80, 0xc, 0x7d, 0x7e, 0x3003e, 0x7b,
            0x80, 0x4003d, 0x6, 0x81, 0x12, 0x40070, 0x63, 0x82,
            0x81, 0x50081, 0x63, 0x83, 0x82, 0x6b, 0x50085, 0x63,
            0x84, 0x83, 0x6d, 0x50083, 0x63, 0x85, 0x84, 0x6f,
            0x70050, 0x64, 0x86, 0x85, 0x71, 0x71, 0x6f, 0x50041,
            0x73, 0x87, 0x67, 0x68, 0x3003e, 0x87, 0x86, 0x50041,
            0x7, 0x88, 0x7b, 0x68, 0x4003d, 0x6, 0x89, 0x88,
            0x500c6, 0x6, 0x8a, 0x89, 0x79, 0x3003e, 0x76, 0x8a,
            0x100fd, 0x10038,},
                    .pName = "main"
                },
                (VkShaderCreateInfoEXT){
                    .sType = VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT,
                    .stage = VK_SHADER_STAGE_FRAGMENT_BIT,
                    .codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT,
                    .codeSize = 452,
                    .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0xc, 0x0, 0x20011, 0x1, 0x6000b,
            0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e, 0x0, 0x1,
            0x7000f, 0x4, 0x4, 0x6e69616d, 0x0, 0x8, 0xa, 0x30010,
            0x4, 0x7, 0x30003, 0x2, 0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f,
            0x70635f45, 0x74735f70, 0x5f656c79, 0x656e696c, 0x7269645f, 0x69746365, 0x6576, 0x80004,
            0x475f4c47, 0x4c474f4f, 0x6e695f45, 0x64756c63, 0x69645f65, 0x74636572, 0x657669, 0x40005,
            0x4, 0x6e69616d, 0x0, 0x50005, 0x8, 0x5f626678, 0x65786970, 0x6c,
            0x50005, 0xa, 0x5f626678, 0x626d756e, 0x7265, 0x40047, 0x8, 0x1e,
            0x0, 0x30047, 0xa, 0xe, 0x40047, 0xa, 0x1e, 0x1,
            0x20013, 0x2, 0x30021, 0x3, 0x2, 0x40015, 0x6, 0x20,
            0x0, 0x40020, 0x7, 0x3, 0x6, 0x4003b, 0x7, 0x8,
            0x3, 0x40020, 0x9, 0x1, 0x6, 0x4003b, 0x9, 0xa,
            0x1, 0x50036, 0x2, 0x4, 0x0, 0x3, 0x200f8, 0x5,
            0x4003d, 0x6, 0xb, 0xa, 0x3003e, 0x8, 0xb, 0x100fd,
            0x10038,},
                    .pName = "main"
                }
            },
            NULL,
            out
        ); shader_1 = out[0]; shader_2 = out[1]; shader_3 = out[2];
    }
    check(result, VK_SUCCESS, __LINE__, "vkCreateShadersEXT");
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
    result = vkBindBufferMemory(device_1, buffer_1, device_memory_1, 1280);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 384,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_2, device_memory_1, 1920);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 384,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_3
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_3, device_memory_1, 2560);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 400,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_4
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_4, device_memory_1, 3200);
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
        &buffer_5
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_5, device_memory_1, 3904);
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
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 512,
            .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_6
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_6, device_memory_1, 4480);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
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
    vkCmdBindShadersEXT_(
        command_buffer_1,
        3,
        (const VkShaderStageFlags[]){
            VK_SHADER_STAGE_VERTEX_BIT,
            VK_SHADER_STAGE_GEOMETRY_BIT,
            VK_SHADER_STAGE_FRAGMENT_BIT
        },
        (const VkShaderEXT[]){shader_1, shader_2, shader_3}
    );
    vkCmdSetVertexInputEXT_(command_buffer_1, 0, 0, 0, 0);
    vkCmdSetPrimitiveTopologyEXT_(command_buffer_1, VK_PRIMITIVE_TOPOLOGY_POINT_LIST);
    vkCmdSetPrimitiveRestartEnableEXT_(command_buffer_1, 0);
    vkCmdSetRasterizationStreamEXT_(command_buffer_1, 1);
    vkCmdSetViewportWithCountEXT_(
        command_buffer_1,
        1,
        (const VkViewport[]){(VkViewport){.width = 64.0f, .height = 1.0f, .maxDepth = 1.0f}}
    );
    vkCmdSetScissorWithCountEXT_(
        command_buffer_1,
        1,
        (const VkRect2D[]){
            (VkRect2D){.offset = (VkOffset2D){0}, .extent = (VkExtent2D){.width = 64, .height = 1}}
        }
    );
    vkCmdSetRasterizerDiscardEnableEXT_(command_buffer_1, 0);
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
    vkCmdSetColorBlendEnableEXT_(command_buffer_1, 0, 1, (const uint32_t[]){0});
    vkCmdSetColorWriteMaskEXT_(
        command_buffer_1,
        0,
        1,
        (const VkColorComponentFlags[]){
            VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT
        }
    );
    vkCmdResetQueryPool(command_buffer_1, query_pool_1, 0, 1);
    vkCmdResetQueryPool(command_buffer_1, query_pool_2, 0, 1);
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_UNDEFINED,
                .newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdCopyBufferToImage(
        command_buffer_1,
        buffer_6,
        image_1,
        VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
        1,
        (const VkBufferImageCopy[]){
            (VkBufferImageCopy){
                .imageSubresource = (VkImageSubresourceLayers){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .layerCount = 1
                },
                .imageOffset = (VkOffset3D){0},
                .imageExtent = (VkExtent3D){.width = 64, .height = 1, .depth = 1}
            }
        }
    );
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                .dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                .newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdBeginQueryIndexedEXT_(command_buffer_1, query_pool_1, 0, 0, 3);
    vkCmdBeginQueryIndexedEXT_(command_buffer_1, query_pool_2, 0, 0, 0);
    vkCmdBindTransformFeedbackBuffersEXT_(
        command_buffer_1,
        0,
        4,
        (const VkBuffer[]){buffer_1, buffer_2, buffer_3, buffer_4},
        (const uint64_t[]){0, 0, 0, 0},
        (const uint64_t[]){64, 64, 64, 40}
    );
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdBeginRenderingKHR_(
        command_buffer_1,
        &(VkRenderingInfo){
            .sType = VK_STRUCTURE_TYPE_RENDERING_INFO,
            .renderArea = (VkRect2D){
                .offset = (VkOffset2D){0},
                .extent = (VkExtent2D){.width = 64, .height = 1}
            },
            .layerCount = 1,
            .colorAttachmentCount = 1,
            .pColorAttachments = (const VkRenderingAttachmentInfo[]){
                (VkRenderingAttachmentInfo){
                    .sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,
                    .imageView = image_view_1,
                    .imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                    .resolveImageLayout = VK_IMAGE_LAYOUT_UNDEFINED,
                    .loadOp = VK_ATTACHMENT_LOAD_OP_LOAD,
                    .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
                    .clearValue = (VkClearValue){.color.uint32 = {0, 0, 0, 0}}
                }
            }
        }
    );
    vkCmdDraw(command_buffer_1, 7, 1, 0, 0);
    vkCmdEndRenderingKHR_(command_buffer_1);
    vkCmdEndQueryIndexedEXT_(command_buffer_1, query_pool_2, 0, 0);
    vkCmdEndQueryIndexedEXT_(command_buffer_1, query_pool_1, 0, 3);
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .newLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdCopyImageToBuffer(
        command_buffer_1,
        image_1,
        VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
        buffer_6,
        1,
        (const VkBufferImageCopy[]){
            (VkBufferImageCopy){
                .imageSubresource = (VkImageSubresourceLayers){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .layerCount = 1
                },
                .imageOffset = (VkOffset3D){0},
                .imageExtent = (VkExtent3D){.width = 64, .height = 1, .depth = 1}
            }
        }
    );
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT,
        VK_PIPELINE_STAGE_HOST_BIT,
        0,
        1,
        (const VkMemoryBarrier[]){
            (VkMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT | VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT,
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
    { static const uint32_t bytes[] = {
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
            0x3289011, 0x1e98e4ab, 0x5271abb7, 0x3e317b26, 0xfe376d1b, 0xea5795c8, 0x1b2d81ba, 0x673890de,
            0x695b5bbc, 0x2d307812, 0xe1c614e3, 0x6c4c9ea5, 0x21307ea5, 0xf23288d7, 0xfc50ad1d, 0x49defaa,
            0x32ce7f3f, 0x14cd9d56, 0x9d19d3e, 0x2997821c, 0xf541e7ac, 0x67bd7c1e, 0xef7c7287, 0x12f8c241,
            0xcd924e0b, 0xd6604e09, 0xb0663921, 0xa88357b6, 0xde342b79, 0x86db9902, 0x16874bfe, 0xd5854628,
            0x8a0387b6, 0xbc1f6f2e, 0x19458e8a, 0xf7f252d1, 0x2983e08c, 0x7f3a7cd9, 0xe956b241, 0xaa4eb8d,
            0xc71ebcd1, 0xe02e978f, 0xf8116189, 0xf295df20, 0x3807530d, 0xd08dc9d8, 0x4795bc70, 0x1fe03af8,
            0xc3538ee0, 0x1576c078, 0x76cbec3, 0x50348199, 0x9544a8cb, 0x162c7b5d, 0x6c5fd93, 0x382553ba,
            0x148b61c5, 0x562b6dc2, 0xf15b9214, 0x18cead2, 0xef99efe8, 0x593286a4, 0xf3327abd, 0x14428a99,
            0x87b460d0, 0xf54a14d3, 0x98502e05, 0x92855bb9, 0x58381cd7, 0x609b655b, 0xee15c97c, 0xa547bd04,
            0x5ef9bbfc, 0x457d458e, 0xbd4bca62, 0x95dabec7, 0xdbd9ac3a, 0x1bf07821, 0x46744aa9, 0xfe2a0175,
            0x42da6499, 0x26e0c975, 0x1cd99560, 0xbd39f56, 0x2a01d9f4, 0x37c98960, 0xbdfb66c, 0x39e8bc33,
            0xb9bfb470, 0xff0b8ef, 0x1f68383d, 0xc4d66701, 0x1d5e92ad, 0xbadcb143, 0x2caf7508, 0x30875572,
            0x86c8ebeb, 0x886fa936, 0x3ac3ed3c, 0x819ddabc, 0x80f129ba, 0xa7bb6c4e, 0x71a8ee40, 0x23de1843,
            0x37aee860, 0x69bef8f1, 0x6c608535, 0xfcabe777, 0x1230fd3d, 0x70915d43, 0x86b993f4, 0x856bae38,
            0xd27f61a2, 0xb5370cf6, 0x6db07ada, 0x9c624c3, 0xab964e5c, 0xbfae6edd, 0xee9e0123, 0x6ea7592f,
            0x1a940ca1, 0xd49de14f, 0xc0fbcb16, 0x417d470a, 0x9e83edd8, 0x9f8141c0, 0xb946085e, 0x6dd2a8c9,
            0xdabe31c, 0x57043cd6, 0xe71e6837, 0xcaa0e269, 0x4d64c221, 0x42104611, 0xc486d3cd, 0x64498182,
            0x9a065159, 0xb0c71f5c, 0x81a1e574, 0x7581cc12, 0xf7cf13de, 0x8d3162c4, 0xd1d2087b, 0x8eec289b,
            0x4de852b5, 0x94d20c1d, 0x923c7b53, 0x8d51172, 0xf6c8fd27, 0x82c303c8, 0x8e5f6358, 0xf9add44e,
            0x546dfb62, 0x31cb0822, 0x83b4e201, 0x5772bcb7, 0x992c803b, 0xdbe01669, 0xa0de1991, 0x989fd34c,
            0x9b380af7, 0xd34e3723, 0x784243c4, 0x72c325cc, 0x3510656, 0x7b4782e7, 0x71ec24a9, 0x23abf43,
            0x9007e0ba, 0x5affa45, 0xeb729447, 0x95b683ef, 0xf2c8292a, 0xf2874f3c, 0x7c2d7abc, 0x8179e6c7,
            0x8010c34b, 0xf685f3c8, 0x1c4386de, 0x95392d1, 0x7da6c95, 0x9934595d, 0x96040d68, 0xc4dfb53a,
            0x6b0c581b, 0xdd20cd85, 0xe20a3999, 0xc8ef1ba8, 0x9ceb701e, 0x891fe056, 0xdfb002ad, 0x5dbc4b1b,
            0xa6327e6, 0x8b319452, 0xdd3608a3, 0xefd80db3, 0x8ae25f6f, 0xa4133b66, 0xc6e51498, 0x99bf5654,
            0xb6264ba3, 0xc8013f94, 0xc6cd3d7e, 0x7ff15a48, 0x19121061, 0xbdce1483, 0x5eea25eb, 0x964da156,
            0xa5fe5a65, 0x8318264f, 0x2a10f5e1, 0xdcb925a2, 0x7ae3192c, 0xafdbd45e, 0xe99a14a7, 0xbf067281,
            0x28f9f5ee, 0xdbcbaa9c, 0x6909243b, 0xb5e2d48b, 0xb2a41dc7, 0xaee07370, 0xd42f1f90, 0xf1fd1cac,
            0xc5afd0a1, 0x9b846825, 0x2f4edfef, 0xeb09dc6, 0x626f7312, 0x2c33ceee, 0xa3759c6b, 0x29d83ae5,
            0x560f2116, 0xf2d9b6ba, 0xa179584f, 0x2d18fef1, 0xb9aab53f, 0x6072f924, 0x44d3c940, 0x800dec3c,
            0x85806349, 0x44200f0d, 0xc8b9b594, 0x64751226, 0x33d3bc22, 0x8792cc31, 0xdbb4eb95, 0x529c6912,
            0x5d491884, 0x6d9e4431, 0x37dcb90f, 0x8480eb61, 0x44a3f59a, 0x36c94804, 0x6bfdc236, 0xb9e4b47f,
            0x70e763a0, 0xe6b1c732, 0xe543722c, 0x3fa0fa8d, 0xd546be0f, 0x660411af, 0x885fddda, 0x9453f6d4,
            0xa3d642f1, 0x4a922355, 0xb40389ec, 0x3adbdb80, 0x92db88a, 0x53eac89b, 0x29fcca75, 0x282eab67,
            0x752d56ae, 0xf797dc37, 0xe5e27827, 0x24acb155, 0xdec7a324, 0xecdf5b2e, 0x33a16080, 0xd5709e19,
            0x6ab42dc4, 0xee6bdd38, 0x8f876e06, 0xb9c9043b, 0xed3c5e55, 0x8e6087d1, 0x90baf5ce, 0xee19216a,
            0x4203506e, 0x5969a29b, 0x85d6e2c5, 0x590cdda3, 0x4024e5b8, 0x4c1db594, 0xe6f7cc38, 0x37f75c6d,
            0x6ab691b5, 0xf0c9bb80, 0xf2ddb632, 0x1b05a05f, 0x29b2880d, 0xe9b6494f, 0xe87c7b7e, 0x9efdc3e0,
            0xb5c680f3, 0xcdc41f4d, 0x16604b3d, 0xb48d0bf0, 0xac593e38, 0x7b7d76c0, 0x13bce85b, 0xeb3a7f3d,
            0x7e9b63dc, 0x9f4bf6e6, 0x6fe016e1, 0x1d742569, 0x965a813b, 0xb6f561fe, 0xf2a32436, 0xcd778050,
            0x42a7a952, 0xef4ad79, 0x19ea9e67, 0x2bda9049, 0x78ac4e5d, 0x13cc90fd, 0xcdc96e52, 0xef779580,
            0xf7c39488, 0x53cb9556, 0x2f10946, 0xe4c67dbf, 0xccb5955c, 0x20747b3f, 0x62c08433, 0x1520de6b,
            0x5052d247, 0x7d74ba13, 0x93996440, 0x13f0504, 0xdfe61af4, 0x436fc14e, 0x8481b1f2, 0x34c10b05,
            0x206999b8, 0x285599d1, 0x82c76cb, 0xbf36a8af, 0x921e74c1, 0xb96d095, 0x1b1a880e, 0x5b518dcc,
            0xcbe0c415, 0xcd864c86, 0x35854ef6, 0xe8db4d10, 0xbfcfa45c, 0x2cedbb56, 0xeccd8b6b, 0x3cb275fb,
            0xc51a141, 0xf6a66b59, 0x279e6c0d, 0x21c27a0c, 0x8112c813, 0xdd06c876, 0xf9a37282, 0x26bb7b36,
            0xe15d0a78, 0x3aaf77ba, 0x722bef6b, 0x582869bf, 0xecdbc354, 0x26a315d, 0x55bceed7, 0xbd08c423,
            0xbfc0cc21, 0xe76c9279, 0x5d0f884e, 0x34e1a53c, 0x17d7ee2c, 0xe6f5b7b2, 0xf699635c, 0x4b26f03,
            0xd16bb93a, 0x82034be8, 0x4e9ad9a3, 0xae76b209, 0x78d4117b, 0xacd82267, 0x7d023a47, 0x91a7e89c,
            0xf592b82d, 0x7b3b66ea, 0x2d7dbf9c, 0x8c074908, 0xa777bb14, 0x4ea7effc, 0x72286d11, 0x5c9adeb1,
            0xaeb3d399, 0xd67cba01, 0x41cc10f1, 0x577eb462, 0x6b165e8f, 0xe1c004a2, 0xf1fb534a, 0x88197f8a,
            0xeb838112, 0x5a0b4dd0, 0xa9ff57f, 0x3a528a19, 0x52215dc5, 0x4a0e685, 0xc150941f, 0x5384cca8,
            0xe9e2bd9, 0x9fe09ced, 0x7dbe6668, 0x3347fe22, 0x1d680cfa, 0x83af5ed6, 0xb24b0f34, 0xcc8f1961,
            0x8e5d6552, 0x8590d2d, 0xcef891d7, 0x91ac525d, 0x220a112d, 0xed8608d5, 0x1f9c48d8, 0x8de9a404,
            0x393c78e5, 0x1d579cb8, 0x679c9c8, 0xc42f71de, 0x8ec3f39e, 0xe661af26, 0x1c1c53d5, 0x1170a4e5,
            0xd236898d, 0xd11234c3, 0xf1c20e5b, 0x93299a58, 0x53e43c81, 0xcd3b7a46, 0xe8f53bb4, 0xfe215d64,
            0x9dbf5a40, 0xe7631d2c, 0xc86b1fce, 0xae7e37f1, 0xcacd7514, 0xc2c87d31, 0x4762655, 0x19d48adf,
            0x960a7413, 0xc13e1235, 0xf1b168d0, 0x3af611a, 0x454c02fe, 0xb52bd7be, 0x6c7f35a2, 0x463be1d9,
            0xaa411b0a, 0xae8545d7, 0x88f2aa01, 0x8748f683, 0x78b2787f, 0x13423e3b, 0xd5ce70fc, 0xbf914dfc,
            0xc75ca60a, 0xb78b2364, 0x2e6d1be6, 0xf0df8bdb, 0xe0ef81d4, 0x7a95534b, 0xca3cfb0d, 0x95964619,
            0x968b8159, 0x7ed805b9, 0xd3e41e81, 0xb31a3e58,};
          memcpy(map_device_memory_1 + 1024, bytes, 2576); }
    { static const unsigned char bytes[] = {
            0xe7, 0xd2, 0x1, 0x0, 0x35, 0xf7, 0x1, 0x0, 0x8e, 0xac, 0x1, 0x0, 0xfb, 0x46, 0x1, 0x0,
            0xbe, 0x2f, 0x1, 0x0, 0xf2, 0x5b, 0x1, 0x0, 0x7, 0x38, 0x1, 0x0, 0xdf, 0xb5, 0x1, 0x0,
            0xc2, 0xbb, 0x1, 0x0, 0x68, 0x21, 0x1, 0x0, 0x13, 0xe4, 0x1, 0x0, 0x8d, 0x3b, 0x1, 0x0,
            0xf8, 0x40, 0x1, 0x0, 0x95, 0x48, 0x1, 0x0, 0x1a, 0x59, 0x1, 0x0, 0xdc, 0x5d, 0x1, 0x0,
            0x37, 0x27, 0x1, 0x0, 0x68, 0xcb, 0x1, 0x0, 0x73, 0xa, 0x1, 0x0, 0x63, 0x35, 0x1, 0x0,
            0x3a, 0x2a, 0x1, 0x0, 0x52, 0xfc, 0x1, 0x0, 0xfb, 0x55, 0x1, 0x0, 0x1e, 0xd9, 0x1, 0x0,
            0x14, 0xf2, 0x1, 0x0, 0x89, 0xb0, 0x1, 0x0, 0x52, 0xc1, 0x1, 0x0, 0x4a, 0x19, 0x1, 0x0,
            0xeb, 0xc2, 0x1, 0x0, 0x7, 0xb3, 0x1, 0x0, 0xb8, 0x34, 0x1, 0x0, 0x1c, 0x5e, 0x1, 0x0,
            0x58, 0xf3, 0x1, 0x0, 0xe4, 0x5, 0x1, 0x0, 0xcf, 0x6e, 0x1, 0x0, 0x93, 0xd, 0x1, 0x0,
            0x20, 0xce, 0x1, 0x0, 0x33, 0x42, 0x1, 0x0, 0x2e, 0x23, 0x1, 0x0, 0xa8, 0x87, 0x1, 0x0,
            0xe2, 0x7e, 0x1, 0x0, 0x9f, 0x36, 0x1, 0x0, 0x4, 0xef, 0x1, 0x0, 0x38, 0x47, 0x1, 0x0,
            0x3b, 0x3c, 0x1, 0x0, 0xb5, 0x9f, 0x1, 0x0, 0xa8, 0x2c, 0x1, 0x0, 0xf5, 0xd2, 0x1, 0x0,
            0xda, 0x24, 0x1, 0x0, 0xc1, 0x60, 0x1, 0x0, 0xec, 0x29, 0x1, 0x0, 0xea, 0x23, 0x1, 0x0,
            0x6d, 0xde, 0x1, 0x0, 0xdd, 0x8d, 0x1, 0x0, 0x90, 0xba, 0x1, 0x0, 0xe7, 0xcc, 0x1, 0x0,
            0xb3, 0x4c, 0x1, 0x0, 0xe9, 0xcf, 0x1, 0x0, 0x26, 0x1e, 0x1, 0x0, 0x29, 0x52, 0x1, 0x0,
            0xf2, 0x4b, 0x1, 0x0, 0xd4, 0x35, 0x1, 0x0, 0x29, 0x2, 0x1, 0x0, 0x29, 0x5f, 0x1, 0x0,
            0x13, 0x85, 0x1, 0x0, 0x46, 0x97, 0x1, 0x0, 0x65, 0x48, 0x1, 0x0, 0xa9, 0xba, 0x1, 0x0,
            0x38, 0x7f, 0x1, 0x0, 0xa, 0x76, 0x1, 0x0, 0x41, 0x8b, 0x1, 0x0, 0x74, 0x1d, 0x1, 0x0,
            0x5e, 0x4d, 0x1, 0x0, 0x54, 0x8a, 0x1, 0x0, 0x33, 0x8f, 0x1, 0x0, 0xfe, 0x81, 0x1, 0x0,
            0x37, 0x7a, 0x1, 0x0, 0x45, 0x26, 0x1, 0x0, 0x6a, 0x99, 0x1, 0x0, 0x5a, 0xc0, 0x1, 0x0,
            0x1c, 0xd1, 0x1, 0x0, 0x9c, 0xf2, 0x1, 0x0, 0x7b, 0x6f, 0x1, 0x0, 0x77, 0xc3, 0x1, 0x0,
            0x2c, 0xa4, 0x1, 0x0, 0x13, 0x6a, 0x1, 0x0, 0x2a, 0x4f, 0x1, 0x0, 0x52, 0x78, 0x1, 0x0,
            0x53, 0x8c, 0x1, 0x0, 0x77, 0xae, 0x1, 0x0, 0xe4, 0x6b, 0x1, 0x0, 0x50, 0x5e, 0x1, 0x0,
            0x6f, 0x1b, 0x1, 0x0, 0x9a, 0xd1, 0x1, 0x0, 0x21, 0xde, 0x1, 0x0, 0xb3, 0x74, 0x1, 0x0,
            0xb6, 0x67, 0x1, 0x0, 0x44, 0x18, 0x1, 0x0, 0x17, 0x77, 0x1, 0x0, 0xc2, 0xcd, 0x1, 0x0,
            0xa5, 0xca, 0x1, 0x0, 0xb1, 0x7c, 0x1, 0x0, 0xdc, 0x6d, 0x1, 0x0, 0xf0, 0x94, 0x1, 0x0,
            0xe7, 0x18, 0x1, 0x0, 0x9d, 0xe1, 0x1, 0x0, 0x90, 0xa6, 0x1, 0x0, 0x6e, 0x3a, 0x1, 0x0,
            0xb1, 0x5b, 0x1, 0x0, 0xda, 0x61, 0x1, 0x0, 0x6f, 0xec, 0x1, 0x0, 0x5b, 0x30, 0x1, 0x0,
            0x9f, 0x9e, 0x1, 0x0, 0x23, 0xcc, 0x1, 0x0, 0xde, 0x75, 0x1, 0x0, 0xe4, 0x2e, 0x1, 0x0,
            0x75, 0x79, 0x1, 0x0, 0x36, 0xcb, 0x1, 0x0, 0x45, 0xa4, 0x1, 0x0, 0x47, 0x7e, 0x1, 0x0,
            0xb3, 0x2d, 0x1, 0x0, 0xb0, 0x6d, 0x1, 0x0, 0xf9, 0xb0, 0x1, 0x0, 0x5f, 0xbe, 0x1, 0x0,
            0x52, 0x97, 0x1, 0x0, 0xf6, 0x2, 0x1, 0x0, 0xe1, 0xc9, 0x1, 0x0, 0xd4, 0xa9, 0x1, 0x0,
            0x7e, 0x31, 0x1, 0x0, 0xe, 0xab, 0x1, 0x0, 0xb5, 0x3e, 0x1, 0x0, 0x73, 0x67, 0x1,};
          memcpy(map_device_memory_1 + 3648, bytes, 527); }
    { static const uint32_t bytes[] = {
            0x2ee7bb84, 0xd4306515, 0x612e662d, 0x7b9ec8a7, 0xd9d51424, 0x4a65ab4c, 0xc495cd08, 0x3c06311f,
            0x5fea387f, 0x71c4fa88, 0xb7c3064e, 0xa0f9ab66, 0xb2d31905, 0x60b20359, 0xc5a6e839, 0x77246e44,
            0xfed49cf9, 0x93a26c5f, 0x195b3878, 0x35f3d1ea, 0xa81bb9a6, 0x6a5a1993, 0x3e24de05, 0xad621e89,
            0x2fa96eda, 0x1e13bb34, 0xeee9a978, 0x20a0a38b, 0x3be0a077, 0x4532e65d, 0x2309c0a2, 0x64f5bf6e,
            0x69327c47, 0x83c00692, 0xebcb092e, 0x7049495e, 0x9caf158d, 0xec8acc6b, 0x9d306e11, 0x79ec4a18,
            0x6399c982, 0xe6a51518, 0x72205773, 0xa4b0e695, 0xdfc4225, 0x53276482, 0x51990dbc, 0xfcabd562,
            0x9dc106e0, 0xf6cd0752, 0x9a538b17, 0x56f63bc3, 0x5a4da9d, 0xb7cc1a2e, 0x3b174862, 0xaea3b7cc,
            0x1a053f11, 0x6c26727d, 0x9bb40a87, 0xbdeada58, 0x9d154724, 0x84033796, 0x4ee11183, 0xc68cea37,
            0xc70fe46d, 0x5a37f8e5, 0xd2211786, 0x22eb0242, 0xe89f799a, 0x4a4dd69f, 0x52d82f0b, 0x12d38902,
            0xe1b77cc, 0xbb64c975, 0xf64817b5, 0x29c5aa8, 0x1ed2adbf, 0xab45f0af, 0xdf499061, 0xdd25aad2,
            0xb762856b, 0xbffeaa87, 0x451766ed, 0xe8f77296, 0x2b1d66d7, 0xd7777488, 0x1805c5b4, 0x24381b14,
            0xfbd5ecc3, 0x343b20ec, 0xe0912b8a, 0xb41ab576, 0xc02f3d7a, 0xfaf897a0, 0x23344bd1, 0x99827a65,
            0x2c2d41e0, 0xb89c8b61, 0xbe4b1bf, 0x45e628eb, 0x9f1e6b59, 0xbe438bd, 0xb5612a69, 0xf8fdb09c,
            0x158e0d47, 0xe9c84611, 0xb9ad7cf6, 0x67d7a40, 0x7fe36ea0, 0xe23b0c24, 0xa09d21d4, 0xc04e77d3,
            0x537fdc8e, 0x9e015bc6, 0xe24dbf12, 0xac7a17d9, 0x9ab967ca, 0x4607533, 0x4d122383, 0xd31ee6cd,
            0x1ed5d558, 0x9ee485f7, 0x175ec64f, 0x3fc03493, 0xb76c520b, 0xc550d4f7, 0x5d891c84, 0xe033be4,
            0xb33028a3, 0x598446f2, 0x997f38ee, 0xae6f5d04, 0xca6f1dfd, 0xc226d323, 0xd39e5a95, 0x4ffac07c,
            0x494d0a8a, 0x2405c3ac, 0x68e9bd77, 0x3a44c575, 0x395c1a8d, 0x453af2f6, 0x4f25da9c, 0x5a13cd94,
            0x25edb24a, 0xe07b782, 0x3ee1931e, 0xececed85, 0x33b474c5, 0x91602a79, 0xf96114da, 0x90c391fc,
            0xe29f5760, 0xe2a0593f, 0xfb07629, 0xe7d63435, 0xe7bf86e4, 0x9601b148, 0x645d198c, 0x4c40d9f7,
            0xd11f5b16, 0x341b4db2, 0x28949d5, 0x263ea091, 0xbf7ab0f5, 0x1f91dcec, 0x136d9d3a, 0x6c79a5b4,
            0xf8c80bf7, 0x2c588c5d, 0x8978a2b7, 0x17e76408, 0x314f91b2, 0x4afe7de, 0x96468123, 0x62e22ea5,
            0x4e7933a9, 0x907ca0ef, 0xc53afa81, 0x2fa050b0, 0x6d15bd08, 0xc619c190, 0x80e7a5a7, 0x583c040b,
            0xbb08ceab, 0xb19e5286, 0x3581394a, 0xfc733b1a, 0xd2c5770b, 0xdc803e35, 0x2b9a20ab, 0xd782dc92,};
          memcpy(map_device_memory_1 + 4224, bytes, 768); }
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
    memcpy(seen_0 + 0, map_device_memory_1 + 1024, 640);
    memcpy(seen_1 + 0, map_device_memory_1 + 1664, 640);
    memcpy(seen_2 + 0, map_device_memory_1 + 2304, 640);
    memcpy(seen_3 + 0, map_device_memory_1 + 2944, 656);
    memcpy(seen_4 + 0, map_device_memory_1 + 3648, 528);
    { static const uint32_t bytes[] = {
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
            0xbb7cf58d, 0xedd690b1, 0x25831cdc, 0x4057af6c, 0x1c9b95d8, 0xe86acfe3, 0x5d34f829, 0x71e28659,};
          compare("capture buffer 0", seen_0, (const unsigned char *)bytes, NULL, 640, 256); }
    { static const uint32_t bytes[] = {
            0x3289011, 0x1e98e4ab, 0x5271abb7, 0x3e317b26, 0xfe376d1b, 0xea5795c8, 0x1b2d81ba, 0x673890de,
            0x695b5bbc, 0x2d307812, 0xe1c614e3, 0x6c4c9ea5, 0x21307ea5, 0xf23288d7, 0xfc50ad1d, 0x49defaa,
            0x32ce7f3f, 0x14cd9d56, 0x9d19d3e, 0x2997821c, 0xf541e7ac, 0x67bd7c1e, 0xef7c7287, 0x12f8c241,
            0xcd924e0b, 0xd6604e09, 0xb0663921, 0xa88357b6, 0xde342b79, 0x86db9902, 0x16874bfe, 0xd5854628,
            0x8a0387b6, 0xbc1f6f2e, 0x19458e8a, 0xf7f252d1, 0x2983e08c, 0x7f3a7cd9, 0xe956b241, 0xaa4eb8d,
            0xc71ebcd1, 0xe02e978f, 0xf8116189, 0xf295df20, 0x3807530d, 0xd08dc9d8, 0x4795bc70, 0x1fe03af8,
            0xc3538ee0, 0x1576c078, 0x76cbec3, 0x50348199, 0x9544a8cb, 0x162c7b5d, 0x6c5fd93, 0x382553ba,
            0x148b61c5, 0x562b6dc2, 0xf15b9214, 0x18cead2, 0xef99efe8, 0x593286a4, 0xf3327abd, 0x14428a99,
            0x87b460d0, 0xf54a14d3, 0x98502e05, 0x92855bb9, 0x58381cd7, 0x609b655b, 0xee15c97c, 0xa547bd04,
            0x5ef9bbfc, 0x457d458e, 0xbd4bca62, 0x95dabec7, 0xdbd9ac3a, 0x1bf07821, 0x46744aa9, 0xfe2a0175,
            0x42da6499, 0x26e0c975, 0x1cd99560, 0xbd39f56, 0x2a01d9f4, 0x37c98960, 0xbdfb66c, 0x39e8bc33,
            0xb9bfb470, 0xff0b8ef, 0x1f68383d, 0xc4d66701, 0x1d5e92ad, 0xbadcb143, 0x2caf7508, 0x30875572,
            0x86c8ebeb, 0x886fa936, 0x3ac3ed3c, 0x819ddabc, 0x80f129ba, 0xa7bb6c4e, 0x71a8ee40, 0x23de1843,
            0x37aee860, 0x69bef8f1, 0x6c608535, 0xfcabe777, 0x1230fd3d, 0x70915d43, 0x86b993f4, 0x856bae38,
            0xd27f61a2, 0xb5370cf6, 0x6db07ada, 0x9c624c3, 0xab964e5c, 0xbfae6edd, 0xee9e0123, 0x6ea7592f,
            0x1a940ca1, 0xd49de14f, 0xc0fbcb16, 0x417d470a, 0x9e83edd8, 0x9f8141c0, 0xb946085e, 0x6dd2a8c9,
            0xdabe31c, 0x57043cd6, 0xe71e6837, 0xcaa0e269, 0x4d64c221, 0x42104611, 0xc486d3cd, 0x64498182,
            0x9a065159, 0xb0c71f5c, 0x81a1e574, 0x7581cc12, 0xf7cf13de, 0x8d3162c4, 0xd1d2087b, 0x8eec289b,
            0x4de852b5, 0x94d20c1d, 0x923c7b53, 0x8d51172, 0xf6c8fd27, 0x82c303c8, 0x8e5f6358, 0xf9add44e,
            0x546dfb62, 0x31cb0822, 0x83b4e201, 0x5772bcb7, 0x992c803b, 0xdbe01669, 0xa0de1991, 0x989fd34c,};
          compare("capture buffer 1", seen_1, (const unsigned char *)bytes, NULL, 640, 256); }
    { static const uint32_t bytes[] = {
            0x9b380af7, 0xd34e3723, 0x784243c4, 0x72c325cc, 0x3510656, 0x7b4782e7, 0x71ec24a9, 0x23abf43,
            0x9007e0ba, 0x5affa45, 0xeb729447, 0x95b683ef, 0xf2c8292a, 0xf2874f3c, 0x7c2d7abc, 0x8179e6c7,
            0x8010c34b, 0xf685f3c8, 0x1c4386de, 0x95392d1, 0x7da6c95, 0x9934595d, 0x96040d68, 0xc4dfb53a,
            0x6b0c581b, 0xdd20cd85, 0xe20a3999, 0xc8ef1ba8, 0x9ceb701e, 0x891fe056, 0xdfb002ad, 0x5dbc4b1b,
            0xa6327e6, 0x8b319452, 0xdd3608a3, 0xefd80db3, 0x8ae25f6f, 0xa4133b66, 0xc6e51498, 0x99bf5654,
            0xb6264ba3, 0xc8013f94, 0xc6cd3d7e, 0x7ff15a48, 0x19121061, 0xbdce1483, 0x5eea25eb, 0x964da156,
            0xa5fe5a65, 0x8318264f, 0x2a10f5e1, 0xdcb925a2, 0x7ae3192c, 0xafdbd45e, 0xe99a14a7, 0xbf067281,
            0x28f9f5ee, 0xdbcbaa9c, 0x6909243b, 0xb5e2d48b, 0xb2a41dc7, 0xaee07370, 0xd42f1f90, 0xf1fd1cac,
            0xc5afd0a1, 0x9b846825, 0x2f4edfef, 0xeb09dc6, 0x626f7312, 0x2c33ceee, 0xa3759c6b, 0x29d83ae5,
            0x560f2116, 0xf2d9b6ba, 0xa179584f, 0x2d18fef1, 0xb9aab53f, 0x6072f924, 0x44d3c940, 0x800dec3c,
            0x85806349, 0x44200f0d, 0xc8b9b594, 0x64751226, 0x33d3bc22, 0x8792cc31, 0xdbb4eb95, 0x529c6912,
            0x5d491884, 0x6d9e4431, 0x37dcb90f, 0x8480eb61, 0x44a3f59a, 0x36c94804, 0x6bfdc236, 0xb9e4b47f,
            0x70e763a0, 0xe6b1c732, 0xe543722c, 0x3fa0fa8d, 0xd546be0f, 0x660411af, 0x885fddda, 0x9453f6d4,
            0xa3d642f1, 0x4a922355, 0xb40389ec, 0x3adbdb80, 0x92db88a, 0x53eac89b, 0x29fcca75, 0x282eab67,
            0x752d56ae, 0xf797dc37, 0xe5e27827, 0x24acb155, 0xdec7a324, 0xecdf5b2e, 0x33a16080, 0xd5709e19,
            0x6ab42dc4, 0xee6bdd38, 0x8f876e06, 0xb9c9043b, 0xed3c5e55, 0x8e6087d1, 0x90baf5ce, 0xee19216a,
            0x4203506e, 0x5969a29b, 0x85d6e2c5, 0x590cdda3, 0x4024e5b8, 0x4c1db594, 0xe6f7cc38, 0x37f75c6d,
            0x6ab691b5, 0xf0c9bb80, 0xf2ddb632, 0x1b05a05f, 0x29b2880d, 0xe9b6494f, 0xe87c7b7e, 0x9efdc3e0,
            0xb5c680f3, 0xcdc41f4d, 0x16604b3d, 0xb48d0bf0, 0xac593e38, 0x7b7d76c0, 0x13bce85b, 0xeb3a7f3d,
            0x7e9b63dc, 0x9f4bf6e6, 0x6fe016e1, 0x1d742569, 0x965a813b, 0xb6f561fe, 0xf2a32436, 0xcd778050,};
          compare("capture buffer 2", seen_2, (const unsigned char *)bytes, NULL, 640, 256); }
    { static const uint32_t bytes[] = {
            0x42a7a952, 0xef4ad79, 0x19ea9e67, 0x2bda9049, 0x78ac4e5d, 0x13cc90fd, 0xcdc96e52, 0xef779580,
            0xf7c39488, 0x53cb9556, 0x2f10946, 0xe4c67dbf, 0xccb5955c, 0x20747b3f, 0x62c08433, 0x1520de6b,
            0x5052d247, 0x7d74ba13, 0x93996440, 0x13f0504, 0xdfe61af4, 0x436fc14e, 0x8481b1f2, 0x34c10b05,
            0x206999b8, 0x285599d1, 0x82c76cb, 0xbf36a8af, 0x921e74c1, 0xb96d095, 0x1b1a880e, 0x5b518dcc,
            0xcbe0c415, 0xcd864c86, 0x35854ef6, 0xe8db4d10, 0xbfcfa45c, 0x2cedbb56, 0xeccd8b6b, 0x3cb275fb,
            0xc51a141, 0xf6a66b59, 0x279e6c0d, 0x21c27a0c, 0x8112c813, 0xdd06c876, 0xf9a37282, 0x26bb7b36,
            0xe15d0a78, 0x3aaf77ba, 0x722bef6b, 0x582869bf, 0xecdbc354, 0x26a315d, 0x55bceed7, 0xbd08c423,
            0xbfc0cc21, 0xe76c9279, 0x5d0f884e, 0x34e1a53c, 0x17d7ee2c, 0xe6f5b7b2, 0xf699635c, 0x4b26f03,
            0xd16bb93a, 0x82034be8, 0x4e9ad9a3, 0xae76b209, 0x78d4117b, 0xacd82267, 0x7d023a47, 0x91a7e89c,
            0xf592b82d, 0x7b3b66ea, 0x2d7dbf9c, 0x8c074908, 0xa777bb14, 0x4ea7effc, 0x72286d11, 0x5c9adeb1,
            0xaeb3d399, 0xd67cba01, 0x41cc10f1, 0x577eb462, 0x6b165e8f, 0xe1c004a2, 0xf1fb534a, 0x88197f8a,
            0xeb838112, 0x5a0b4dd0, 0xa9ff57f, 0x3a528a19, 0x52215dc5, 0x4a0e685, 0xc150941f, 0x5384cca8,
            0xe9e2bd9, 0x9fe09ced, 0x7dbe6668, 0x3347fe22, 0x1d680cfa, 0x83af5ed6, 0xb24b0f34, 0xcc8f1961,
            0x8e5d6552, 0x8590d2d, 0xcef891d7, 0x91ac525d, 0x220a112d, 0xed8608d5, 0x1f9c48d8, 0x8de9a404,
            0x393c78e5, 0x1d579cb8, 0x679c9c8, 0xc42f71de, 0x8ec3f39e, 0xe661af26, 0x1c1c53d5, 0x1170a4e5,
            0xd236898d, 0xd11234c3, 0xf1c20e5b, 0x93299a58, 0x53e43c81, 0xcd3b7a46, 0xe8f53bb4, 0xfe215d64,
            0x9dbf5a40, 0xe7631d2c, 0xc86b1fce, 0xae7e37f1, 0xcacd7514, 0xc2c87d31, 0x4762655, 0x19d48adf,
            0x960a7413, 0xc13e1235, 0xf1b168d0, 0x3af611a, 0x454c02fe, 0xb52bd7be, 0x6c7f35a2, 0x463be1d9,
            0xaa411b0a, 0xae8545d7, 0x88f2aa01, 0x8748f683, 0x78b2787f, 0x13423e3b, 0xd5ce70fc, 0xbf914dfc,
            0xc75ca60a, 0xb78b2364, 0x2e6d1be6, 0xf0df8bdb, 0xe0ef81d4, 0x7a95534b, 0xca3cfb0d, 0x95964619,
            0x968b8159, 0x7ed805b9, 0xd3e41e81, 0xb31a3e58,};
          compare("capture buffer 3", seen_3, (const unsigned char *)bytes, NULL, 656, 256); }
    { static const uint32_t bytes[] = {
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
            0x1317e, 0x1ab0e, 0x13eb5, 0x16773,};
          compare("the counter buffers", seen_4, (const unsigned char *)bytes, NULL, 528, 256); }
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
    compare_sum("query 0, primitives written", query_results + 0 + 0, 80, 1, 8, 0ull);
    compare_sum("query 0, primitives needed", query_results + 0 + 8, 80, 1, 8, 0ull);
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
    compare_sum("query 1, primitives generated", query_results + 0 + 0, 80, 1, 8, 7ull);
    { static const uint32_t bytes[] = {
            0xc70fe46d, 0xa5c8071a, 0xd2211786, 0xdd14fdbd, 0xe89f799a, 0xb5b22960, 0x52d82f0b, 0xed2c76fd,
            0xe1b77cc, 0x449b368a, 0xf64817b5, 0xfd63a557, 0x1ed2adbf, 0x54ba0f50, 0xdf499061, 0xdd25aad2,
            0xb762856b, 0xbffeaa87, 0x451766ed, 0xe8f77296, 0x2b1d66d7, 0xd7777488, 0x1805c5b4, 0x24381b14,
            0xfbd5ecc3, 0x343b20ec, 0xe0912b8a, 0xb41ab576, 0xc02f3d7a, 0xfaf897a0, 0x23344bd1, 0x99827a65,
            0x2c2d41e0, 0xb89c8b61, 0xbe4b1bf, 0x45e628eb, 0x9f1e6b59, 0xbe438bd, 0xb5612a69, 0xf8fdb09c,
            0x158e0d47, 0xe9c84611, 0xb9ad7cf6, 0x67d7a40, 0x7fe36ea0, 0xe23b0c24, 0xa09d21d4, 0xc04e77d3,
            0x537fdc8e, 0x9e015bc6, 0xe24dbf12, 0xac7a17d9, 0x9ab967ca, 0x4607533, 0x4d122383, 0xd31ee6cd,
            0x1ed5d558, 0x9ee485f7, 0x175ec64f, 0x3fc03493, 0xb76c520b, 0xc550d4f7, 0x5d891c84, 0xe033be4,};
          compare("the image", map_device_memory_1 + 4480, (const unsigned char *)bytes, NULL, 256, 0); }
    vkDestroyFence(device_1, fence_1, NULL);
    vkFreeCommandBuffers(device_1, command_pool_1, 1, (const VkCommandBuffer[]){command_buffer_1});
    vkDestroyBuffer(device_1, buffer_6, NULL);
    vkDestroyQueryPool(device_1, query_pool_1, NULL);
    vkDestroyQueryPool(device_1, query_pool_2, NULL);
    vkDestroyBuffer(device_1, buffer_5, NULL);
    vkDestroyBuffer(device_1, buffer_1, NULL);
    vkDestroyBuffer(device_1, buffer_2, NULL);
    vkDestroyBuffer(device_1, buffer_3, NULL);
    vkDestroyBuffer(device_1, buffer_4, NULL);
}

static void part_2(void)
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
    result = vkBindBufferMemory(device_1, buffer_1, device_memory_1, 1280);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 384,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_2, device_memory_1, 1920);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 384,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_3
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_3, device_memory_1, 2560);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 400,
            .usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_4
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_4, device_memory_1, 3200);
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
        &buffer_5
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_5, device_memory_1, 3904);
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
    result = vkCreateBuffer(
        device_1,
        &(VkBufferCreateInfo){
            .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
            .size = 512,
            .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
            .sharingMode = VK_SHARING_MODE_EXCLUSIVE
        },
        NULL,
        &buffer_6
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateBuffer");
    result = vkBindBufferMemory(device_1, buffer_6, device_memory_1, 4480);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
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
    vkCmdBindShadersEXT_(
        command_buffer_1,
        3,
        (const VkShaderStageFlags[]){
            VK_SHADER_STAGE_VERTEX_BIT,
            VK_SHADER_STAGE_GEOMETRY_BIT,
            VK_SHADER_STAGE_FRAGMENT_BIT
        },
        (const VkShaderEXT[]){shader_1, shader_2, shader_3}
    );
    vkCmdSetVertexInputEXT_(command_buffer_1, 0, 0, 0, 0);
    vkCmdSetPrimitiveTopologyEXT_(command_buffer_1, VK_PRIMITIVE_TOPOLOGY_POINT_LIST);
    vkCmdSetPrimitiveRestartEnableEXT_(command_buffer_1, 0);
    vkCmdSetRasterizationStreamEXT_(command_buffer_1, 1);
    vkCmdSetViewportWithCountEXT_(
        command_buffer_1,
        1,
        (const VkViewport[]){(VkViewport){.width = 64.0f, .height = 1.0f, .maxDepth = 1.0f}}
    );
    vkCmdSetScissorWithCountEXT_(
        command_buffer_1,
        1,
        (const VkRect2D[]){
            (VkRect2D){.offset = (VkOffset2D){0}, .extent = (VkExtent2D){.width = 64, .height = 1}}
        }
    );
    vkCmdSetRasterizerDiscardEnableEXT_(command_buffer_1, 0);
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
    vkCmdSetColorBlendEnableEXT_(command_buffer_1, 0, 1, (const uint32_t[]){0});
    vkCmdSetColorWriteMaskEXT_(
        command_buffer_1,
        0,
        1,
        (const VkColorComponentFlags[]){
            VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT | VK_COLOR_COMPONENT_A_BIT
        }
    );
    vkCmdResetQueryPool(command_buffer_1, query_pool_1, 0, 1);
    vkCmdResetQueryPool(command_buffer_1, query_pool_2, 0, 1);
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_UNDEFINED,
                .newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdCopyBufferToImage(
        command_buffer_1,
        buffer_6,
        image_1,
        VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
        1,
        (const VkBufferImageCopy[]){
            (VkBufferImageCopy){
                .imageSubresource = (VkImageSubresourceLayers){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .layerCount = 1
                },
                .imageOffset = (VkOffset3D){0},
                .imageExtent = (VkExtent3D){.width = 64, .height = 1, .depth = 1}
            }
        }
    );
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
                .dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                .newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdBeginQueryIndexedEXT_(command_buffer_1, query_pool_1, 0, 0, 3);
    vkCmdBeginQueryIndexedEXT_(command_buffer_1, query_pool_2, 0, 0, 0);
    vkCmdBindTransformFeedbackBuffersEXT_(
        command_buffer_1,
        0,
        4,
        (const VkBuffer[]){buffer_1, buffer_2, buffer_3, buffer_4},
        (const uint64_t[]){0, 0, 0, 0},
        (const uint64_t[]){64, 64, 64, 40}
    );
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdBeginRenderingKHR_(
        command_buffer_1,
        &(VkRenderingInfo){
            .sType = VK_STRUCTURE_TYPE_RENDERING_INFO,
            .renderArea = (VkRect2D){
                .offset = (VkOffset2D){0},
                .extent = (VkExtent2D){.width = 64, .height = 1}
            },
            .layerCount = 1,
            .colorAttachmentCount = 1,
            .pColorAttachments = (const VkRenderingAttachmentInfo[]){
                (VkRenderingAttachmentInfo){
                    .sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO,
                    .imageView = image_view_1,
                    .imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                    .resolveImageLayout = VK_IMAGE_LAYOUT_UNDEFINED,
                    .loadOp = VK_ATTACHMENT_LOAD_OP_LOAD,
                    .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
                    .clearValue = (VkClearValue){.color.uint32 = {0, 0, 0, 0}}
                }
            }
        }
    );
    vkCmdDraw(command_buffer_1, 7, 1, 0, 0);
    vkCmdEndRenderingKHR_(command_buffer_1);
    vkCmdEndQueryIndexedEXT_(command_buffer_1, query_pool_2, 0, 0);
    vkCmdEndQueryIndexedEXT_(command_buffer_1, query_pool_1, 0, 3);
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_PIPELINE_STAGE_TRANSFER_BIT,
        0,
        0,
        0,
        0,
        0,
        1,
        (const VkImageMemoryBarrier[]){
            (VkImageMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                .dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT,
                .oldLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                .newLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                .srcQueueFamilyIndex = 4294967295,
                .dstQueueFamilyIndex = 4294967295,
                .image = image_1,
                .subresourceRange = (VkImageSubresourceRange){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .levelCount = 1,
                    .layerCount = 1
                }
            }
        }
    );
    vkCmdCopyImageToBuffer(
        command_buffer_1,
        image_1,
        VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
        buffer_6,
        1,
        (const VkBufferImageCopy[]){
            (VkBufferImageCopy){
                .imageSubresource = (VkImageSubresourceLayers){
                    .aspectMask = VK_IMAGE_ASPECT_COLOR_BIT,
                    .layerCount = 1
                },
                .imageOffset = (VkOffset3D){0},
                .imageExtent = (VkExtent3D){.width = 64, .height = 1, .depth = 1}
            }
        }
    );
    vkCmdPipelineBarrier(
        command_buffer_1,
        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_TRANSFORM_FEEDBACK_BIT_EXT,
        VK_PIPELINE_STAGE_HOST_BIT,
        0,
        1,
        (const VkMemoryBarrier[]){
            (VkMemoryBarrier){
                .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT | VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT,
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
    { static const uint32_t bytes[] = {
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
            0xfcd76fee, 0xe1671b54, 0xad8e5448, 0xc1ce84d9, 0x1c892e4, 0x15a86a37, 0xe4d27e45, 0x98c76f21,
            0x96a4a443, 0xd2cf87ed, 0x1e39eb1c, 0x93b3615a, 0xdecf815a, 0xdcd7728, 0x3af52e2, 0xfb621055,
            0xcd3180c0, 0xeb3262a9, 0xf62e62c1, 0xd6687de3, 0xabe1853, 0x984283e1, 0x10838d78, 0xed073dbe,
            0x326db1f4, 0x299fb1f6, 0x4f99c6de, 0x577ca849, 0x21cbd486, 0x792466fd, 0xe978b401, 0x2a7ab9d7,
            0x75fc7849, 0x43e090d1, 0xe6ba7175, 0x80dad2e, 0xd67c1f73, 0x80c58326, 0x16a94dbe, 0xf55b1472,
            0x38e1432e, 0x1fd16870, 0x7ee9e76, 0xd6a20df, 0xc7f8acf2, 0x2f723627, 0xb86a438f, 0xe01fc507,
            0x3cac711f, 0xea893f87, 0xf893413c, 0xafcb7e66, 0x6abb5734, 0xe9d384a2, 0xf93a026c, 0xc7daac45,
            0xeb749e3a, 0xa9d4923d, 0xea46deb, 0xfe73152d, 0x10661017, 0xa6cd795b, 0xccd8542, 0xebbd7566,
            0x784b9f2f, 0xab5eb2c, 0x67afd1fa, 0x6d7aa446, 0xa7c7e328, 0x9f649aa4, 0x11ea3683, 0x5ab842fb,
            0xa1064403, 0xba82ba71, 0x42b4359d, 0x6a254138, 0x242653c5, 0xe40f87de, 0xb98bb556, 0x1d5fe8a,
            0xbd259b66, 0xd91f368a, 0xe3266a9f, 0xf42c60a9, 0xd5fe260b, 0xc836769f, 0xf4204993, 0xc61743cc,
            0x46404b8f, 0xf00f4710, 0xe097c7c2, 0x3b2998fe, 0xe2a16d52, 0x45234ebc, 0xd3508af7, 0xcf78aa8d,
            0x79371414, 0x779056c9, 0xc53c12c3, 0x7e622543, 0x7f0ed645, 0x584493b1, 0x8e5711bf, 0xdc21e7bc,
            0xc851179f, 0x9641070e, 0x939f7aca, 0x3541888, 0xedcf02c2, 0x8f6ea2bc, 0x79466c0b, 0x7a9451c7,
            0x2d809e5d, 0x4ac8f309, 0x924f8525, 0xf639db3c, 0x5469b1a3, 0x40519122, 0x1161fedc, 0x9158a6d0,
            0xe56bf35e, 0x2b621eb0, 0x3f0434e9, 0xbe82b8f5, 0x617c1227, 0x607ebe3f, 0x46b9f7a1, 0x922d5736,
            0xf2541ce3, 0xa8fbc329, 0x18e197c8, 0x355f1d96, 0xb29b3dde, 0xbdefb9ee, 0x3b792c32, 0x9bb67e7d,
            0x65f9aea6, 0x4f38e0a3, 0x7e5e1a8b, 0x8a7e33ed, 0x830ec21, 0x72ce9d3b, 0x2e2df784, 0x7113d764,
            0xb217ad4a, 0x6b2df3e2, 0x6dc384ac, 0xf72aee8d, 0x93702d8, 0x7d3cfc37, 0x71a09ca7, 0x6522bb1,
            0xab92049d, 0xce34f7dd, 0x7c4b1dfe, 0xa88d4348, 0x66d37fc4, 0x241fe996, 0x5f21e66e, 0x67602cb3,
            0x64c7f508, 0x2cb1c8dc, 0x87bdbc3b, 0x8d3cda33, 0xfcaef9a9, 0x84b87d18, 0x8e13db56, 0xfdc540bc,
            0x6ff81f45, 0xfa5005ba, 0x148d6bb8, 0x6a497c10, 0xd37d6d5, 0xd78b0c3, 0x83d28543, 0x7e861938,
            0x7fef3cb4, 0x97a0c37, 0xe3bc7921, 0xf6ac6d2e, 0xf825936a, 0x66cba6a2, 0x69fbf297, 0x3b204ac5,
            0x94f3a7e4, 0x22df327a, 0x1df5c666, 0x3710e457, 0x63148fe1, 0x76e01fa9, 0x204ffd52, 0xa243b4e4,
            0xf59cd819, 0x74ce6bad, 0x22c9f75c, 0x1027f24c, 0x751da090, 0x5becc499, 0x391aeb67, 0x6640a9ab,
            0x49d9b45c, 0x37fec06b, 0x3932c281, 0x800ea5b7, 0xe6edef9e, 0x4231eb7c, 0xa115da14, 0x69b25ea9,
            0x5a01a59a, 0x7ce7d9b0, 0xd5ef0a1e, 0x2346da5d, 0x851ce6d3, 0x50242ba1, 0x1665eb58, 0x40f98d7e,
            0xd7060a11, 0x24345563, 0x96f6dbc4, 0x4a1d2b74, 0x4d5be238, 0x511f8c8f, 0x2bd0e06f, 0xe02e353,
            0x3a502f5e, 0x647b97da, 0xd0b12010, 0xf14f6239, 0x9d908ced, 0xd3cc3111, 0x5c8a6394, 0xd627c51a,
            0xa9f0dee9, 0xd264945, 0x5e86a7b0, 0xd2e7010e, 0x46554ac0, 0x9f8d06db, 0xbb2c36bf, 0x7ff213c3,
            0x7a7f9cb6, 0xbbdff0f2, 0x37464a6b, 0x9b8aedd9, 0xcc2c43dd, 0x786d33ce, 0x244b146a, 0xad6396ed,
            0xa2b6e77b, 0x9261bbce, 0xc82346f0, 0x7b7f149e, 0xbb5c0a65, 0xc936b7fb, 0x94023dc9, 0x461b4b80,
            0x8f189c5f, 0x194e38cd, 0x1abc8dd3, 0xc05f0572, 0x2ab941f0, 0x99fbee50, 0x77a02225, 0x6bac092b,
            0x5c29bd0e, 0xb56ddcaa, 0x4bfc7613, 0xc524247f, 0xf6d24775, 0xac153764, 0xd603358a, 0xd7d15498,
            0x8ad2a951, 0x86823c8, 0x1a1d87d8, 0xdb534eaa, 0x21385cdb, 0x1320a4d1, 0xcc5e9f7f, 0x2a8f61e6,
            0x954bd23b, 0x119422c7, 0x707891f9, 0x4636fbc4, 0x12c3a1aa, 0x719f782e, 0x6f450a31, 0x11e6de95,
            0xbdfcaf91, 0xa6965d64, 0x7a291d3a, 0xa6f3225c, 0xbfdb1a47, 0xb3e24a6b, 0x190833c7, 0xc808a392,
            0x95496e4a, 0xf36447f, 0xd2249cd, 0xe4fa5fa0, 0xd64d77f2, 0x1649b6b0, 0x17838481, 0x61023c1f,
            0x4a397f0c, 0x323be0b2, 0xe99fb4c2, 0x4b72f40f, 0x53a6c1c7, 0x8482893f, 0xec4317a4, 0x14c580c2,
            0x81649c23, 0x60b40919, 0x901fe91e, 0xe28bda96, 0x69a57ec4, 0x490a9e01, 0xd5cdbc9, 0x32887faf,
            0xbd5856ad, 0xf10b5286, 0xe6156198, 0xd4256fb6, 0x8753b1a2, 0xec336f02, 0x323691ad, 0x10886a7f,
            0x83c6b77, 0xac346aa9, 0xfd0ef6b9, 0x1b398240, 0x334a6aa3, 0xdf8b84c0, 0x9d3f7bcc, 0xeadf2194,
            0xafad2db8, 0x828b45ec, 0x6c669bbf, 0xfec0fafb, 0x2019e50b, 0xbc903eb1, 0x7b7e4e0d, 0xcb3ef4fa,
            0xdf966647, 0xd7aa662e, 0xf7d38934, 0x40c95750, 0x6de18b3e, 0xf4692f6a, 0xe4e577f1, 0xa4ae7233,
            0x341f3bea, 0x3279b379, 0xca7ab109, 0x1724b2ef, 0x40305ba3, 0xd31244a9, 0x13327494, 0xc34d8a04,
            0xf3ae5ebe, 0x95994a6, 0xd86193f2, 0xde3d85f3, 0x7eed37ec, 0x22f93789, 0x65c8d7d, 0xd94484c9,
            0x1ea2f587, 0xc5508845, 0x8dd41094, 0xa7d79640, 0x13243cab, 0xfd95cea2, 0xaa431128, 0x42f73bdc,
            0x403f33de, 0x18936d86, 0xa2f077b1, 0xcb1e5ac3, 0xe82811d3, 0x190a484d, 0x9669ca3, 0xfb4d90fc,
            0x2e9446c5, 0x7dfcb417, 0xb165265c, 0x51894df6, 0x872bee84, 0x5327dd98, 0x82fdc5b8, 0x6e581763,
            0xa6d47d2, 0x84c49915, 0xd2824063, 0x73f8b6f7, 0x588844eb, 0xb1581003, 0x8dd792ee, 0xa365214e,
            0x514c2c66, 0x298345fe, 0xbe33ef0e, 0xa8814b9d, 0x94e9a170, 0x1e3ffb5d, 0xe04acb5, 0x77e68075,
            0x147c7eed, 0xa5f4b22f, 0xf5600a80, 0xc5ad75e6, 0xaddea23a, 0xfb5f197a, 0x3eaf6be0, 0xac7b3357,
            0xf161d426, 0x601f6312, 0x82419997, 0xccb801dd, 0xe297f305, 0x7c50a129, 0x4db4f0cb, 0x3370e69e,
            0x71a29aad, 0xf7a6f2d2, 0x31076e28, 0x6e53ada2, 0xddf5eed2, 0x1279f72a, 0xe063b727, 0x72165bfb,
            0xc6c3871a, 0xe2a86347, 0xf9863637, 0x3bd08e21, 0x713c0c61, 0x199e50d9, 0xe3e3ac2a, 0xee8f5b1a,
            0x2dc97672, 0x2eedcb3c, 0xe3df1a4, 0x6cd665a7, 0xac1bc37e, 0x32c485b9, 0x170ac44b, 0x1dea29b,
            0x6240a5bf, 0x189ce2d3, 0x3794e031, 0x5181c80e, 0x35328aeb, 0x3d3782ce, 0xfb89d9aa, 0xe62b7520,
            0x69f58bec, 0x3ec1edca, 0xe4e972f, 0xfc509ee5, 0xbab3fd01, 0x4ad42841, 0x9380ca5d, 0xb9c41e26,
            0x55bee4f5, 0x517aba28, 0x770d55fe, 0x78b7097c, 0x874d8780, 0xecbdc1c4, 0x2a318f03, 0x406eb203,
            0x38a359f5, 0x4874dc9b, 0xd192e419, 0xf207424, 0x1f107e2b, 0x856aacb4, 0x35c304f2, 0x6a69b9e6,
            0x69747ea6, 0x8127fa46, 0x2c1be17e, 0x4ce5c1a7,};
          memcpy(map_device_memory_1 + 1024, bytes, 2576); }
    { static const unsigned char bytes[] = {
            0x18, 0x2d, 0x2, 0x0, 0xca, 0x8, 0x2, 0x0, 0x71, 0x53, 0x2, 0x0, 0x4, 0xb9, 0x2, 0x0,
            0x41, 0xd0, 0x2, 0x0, 0xd, 0xa4, 0x2, 0x0, 0xf8, 0xc7, 0x2, 0x0, 0x20, 0x4a, 0x2, 0x0,
            0x3d, 0x44, 0x2, 0x0, 0x97, 0xde, 0x2, 0x0, 0xec, 0x1b, 0x2, 0x0, 0x72, 0xc4, 0x2, 0x0,
            0x7, 0xbf, 0x2, 0x0, 0x6a, 0xb7, 0x2, 0x0, 0xe5, 0xa6, 0x2, 0x0, 0x23, 0xa2, 0x2, 0x0,
            0xc8, 0xd8, 0x2, 0x0, 0x97, 0x34, 0x2, 0x0, 0x8c, 0xf5, 0x2, 0x0, 0x9c, 0xca, 0x2, 0x0,
            0xc5, 0xd5, 0x2, 0x0, 0xad, 0x3, 0x2, 0x0, 0x4, 0xaa, 0x2, 0x0, 0xe1, 0x26, 0x2, 0x0,
            0xeb, 0xd, 0x2, 0x0, 0x76, 0x4f, 0x2, 0x0, 0xad, 0x3e, 0x2, 0x0, 0xb5, 0xe6, 0x2, 0x0,
            0x14, 0x3d, 0x2, 0x0, 0xf8, 0x4c, 0x2, 0x0, 0x47, 0xcb, 0x2, 0x0, 0xe3, 0xa1, 0x2, 0x0,
            0xa7, 0xc, 0x2, 0x0, 0x1b, 0xfa, 0x2, 0x0, 0x30, 0x91, 0x2, 0x0, 0x6c, 0xf2, 0x2, 0x0,
            0xdf, 0x31, 0x2, 0x0, 0xcc, 0xbd, 0x2, 0x0, 0xd1, 0xdc, 0x2, 0x0, 0x57, 0x78, 0x2, 0x0,
            0x1d, 0x81, 0x2, 0x0, 0x60, 0xc9, 0x2, 0x0, 0xfb, 0x10, 0x2, 0x0, 0xc7, 0xb8, 0x2, 0x0,
            0xc4, 0xc3, 0x2, 0x0, 0x4a, 0x60, 0x2, 0x0, 0x57, 0xd3, 0x2, 0x0, 0xa, 0x2d, 0x2, 0x0,
            0x25, 0xdb, 0x2, 0x0, 0x3e, 0x9f, 0x2, 0x0, 0x13, 0xd6, 0x2, 0x0, 0x15, 0xdc, 0x2, 0x0,
            0x92, 0x21, 0x2, 0x0, 0x22, 0x72, 0x2, 0x0, 0x6f, 0x45, 0x2, 0x0, 0x18, 0x33, 0x2, 0x0,
            0x4c, 0xb3, 0x2, 0x0, 0x16, 0x30, 0x2, 0x0, 0xd9, 0xe1, 0x2, 0x0, 0xd6, 0xad, 0x2, 0x0,
            0xd, 0xb4, 0x2, 0x0, 0x2b, 0xca, 0x2, 0x0, 0xd6, 0xfd, 0x2, 0x0, 0xd6, 0xa0, 0x2, 0x0,
            0xec, 0x7a, 0x2, 0x0, 0xb9, 0x68, 0x2, 0x0, 0x9a, 0xb7, 0x2, 0x0, 0x56, 0x45, 0x2, 0x0,
            0xc7, 0x80, 0x2, 0x0, 0xf5, 0x89, 0x2, 0x0, 0xbe, 0x74, 0x2, 0x0, 0x8b, 0xe2, 0x2, 0x0,
            0xa1, 0xb2, 0x2, 0x0, 0xab, 0x75, 0x2, 0x0, 0xcc, 0x70, 0x2, 0x0, 0x1, 0x7e, 0x2, 0x0,
            0xc8, 0x85, 0x2, 0x0, 0xba, 0xd9, 0x2, 0x0, 0x95, 0x66, 0x2, 0x0, 0xa5, 0x3f, 0x2, 0x0,
            0xe3, 0x2e, 0x2, 0x0, 0x63, 0xd, 0x2, 0x0, 0x84, 0x90, 0x2, 0x0, 0x88, 0x3c, 0x2, 0x0,
            0xd3, 0x5b, 0x2, 0x0, 0xec, 0x95, 0x2, 0x0, 0xd5, 0xb0, 0x2, 0x0, 0xad, 0x87, 0x2, 0x0,
            0xac, 0x73, 0x2, 0x0, 0x88, 0x51, 0x2, 0x0, 0x1b, 0x94, 0x2, 0x0, 0xaf, 0xa1, 0x2, 0x0,
            0x90, 0xe4, 0x2, 0x0, 0x65, 0x2e, 0x2, 0x0, 0xde, 0x21, 0x2, 0x0, 0x4c, 0x8b, 0x2, 0x0,
            0x49, 0x98, 0x2, 0x0, 0xbb, 0xe7, 0x2, 0x0, 0xe8, 0x88, 0x2, 0x0, 0x3d, 0x32, 0x2, 0x0,
            0x5a, 0x35, 0x2, 0x0, 0x4e, 0x83, 0x2, 0x0, 0x23, 0x92, 0x2, 0x0, 0xf, 0x6b, 0x2, 0x0,
            0x18, 0xe7, 0x2, 0x0, 0x62, 0x1e, 0x2, 0x0, 0x6f, 0x59, 0x2, 0x0, 0x91, 0xc5, 0x2, 0x0,
            0x4e, 0xa4, 0x2, 0x0, 0x25, 0x9e, 0x2, 0x0, 0x90, 0x13, 0x2, 0x0, 0xa4, 0xcf, 0x2, 0x0,
            0x60, 0x61, 0x2, 0x0, 0xdc, 0x33, 0x2, 0x0, 0x21, 0x8a, 0x2, 0x0, 0x1b, 0xd1, 0x2, 0x0,
            0x8a, 0x86, 0x2, 0x0, 0xc9, 0x34, 0x2, 0x0, 0xba, 0x5b, 0x2, 0x0, 0xb8, 0x81, 0x2, 0x0,
            0x4c, 0xd2, 0x2, 0x0, 0x4f, 0x92, 0x2, 0x0, 0x6, 0x4f, 0x2, 0x0, 0xa0, 0x41, 0x2, 0x0,
            0xad, 0x68, 0x2, 0x0, 0x9, 0xfd, 0x2, 0x0, 0x1e, 0x36, 0x2, 0x0, 0x2b, 0x56, 0x2, 0x0,
            0x81, 0xce, 0x2, 0x0, 0xf1, 0x54, 0x2, 0x0, 0x4a, 0xc1, 0x2, 0x0, 0x8c, 0x98, 0x2,};
          memcpy(map_device_memory_1 + 3648, bytes, 527); }
    { static const uint32_t bytes[] = {
            0xd118447b, 0x2bcf9aea, 0x9ed199d2, 0x84613758, 0x262aebdb, 0xb59a54b3, 0x3b6a32f7, 0xc3f9cee0,
            0xa015c780, 0x8e3b0577, 0x483cf9b1, 0x5f065499, 0x4d2ce6fa, 0x9f4dfca6, 0x3a5917c6, 0x88db91bb,
            0x12b6306, 0x6c5d93a0, 0xe6a4c787, 0xca0c2e15, 0x57e44659, 0x95a5e66c, 0xc1db21fa, 0x529de176,
            0xd0569125, 0xe1ec44cb, 0x11165687, 0xdf5f5c74, 0xc41f5f88, 0xbacd19a2, 0xdcf63f5d, 0x9b0a4091,
            0x96cd83b8, 0x7c3ff96d, 0x1434f6d1, 0x8fb6b6a1, 0x6350ea72, 0x13753394, 0x62cf91ee, 0x8613b5e7,
            0x9c66367d, 0x195aeae7, 0x8ddfa88c, 0x5b4f196a, 0xf203bdda, 0xacd89b7d, 0xae66f243, 0x3542a9d,
            0x623ef91f, 0x932f8ad, 0x65ac74e8, 0xa909c43c, 0xfa5b2562, 0x4833e5d1, 0xc4e8b79d, 0x515c4833,
            0xe5fac0ee, 0x93d98d82, 0x644bf578, 0x421525a7, 0x62eab8db, 0x7bfcc869, 0xb11eee7c, 0x397315c8,
            0xc70fe46d,};
          memcpy(map_device_memory_1 + 4224, bytes, 260); }
    { static const uint32_t bytes[] = {
            0x4ccfd75c, 0xa67bb90d, 0x6680c711, 0x5190a2fb, 0x3590e202, 0x3dd92cdc, 0x2c61a56a, 0xb0053f83,
            0xb6b2f575, 0xdbfa3c53, 0x97164288, 0xc5bb3a8a, 0xc6a3e572, 0xbac50d09, 0xb0da2563, 0xa5ec326b,
            0xda124db5, 0xf1f8487d, 0xc11e6ce1, 0x1313127a, 0xcc4b8b3a, 0x6e9fd586, 0x69eeb25, 0x6f3c6e03,
            0x1d60a89f, 0x1d5fa6c0, 0xf04f89d6, 0x1829cbca, 0x1840791b, 0x69fe4eb7, 0x9ba2e673, 0xb3bf2608,
            0x2ee0a4e9, 0xcbe4b24d, 0xfd76b62a, 0xd9c15f6e, 0x40854f0a, 0xe06e2313, 0xec9262c5, 0x93865a4b,
            0x737f408, 0xd3a773a2, 0x76875d48, 0xe8189bf7, 0xceb06e4d, 0xfb501821, 0x69b97edc, 0x9d1dd15a,
            0xb186cc56, 0x6f835f10, 0x3ac5057e, 0xd05faf4f, 0x92ea42f7, 0x39e63e6f, 0x7f185a58, 0xa7c3fbf4,
            0x44f73154, 0x4e61ad79, 0xca7ec6b5, 0x38cc4e5, 0x2d3a88f4, 0x237fc1ca, 0xd465df54, 0x287d236d,};
          memcpy(map_device_memory_1 + 4736, bytes, 256); }
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
    memcpy(seen_0 + 0, map_device_memory_1 + 1024, 640);
    memcpy(seen_1 + 0, map_device_memory_1 + 1664, 640);
    memcpy(seen_2 + 0, map_device_memory_1 + 2304, 640);
    memcpy(seen_3 + 0, map_device_memory_1 + 2944, 656);
    memcpy(seen_4 + 0, map_device_memory_1 + 3648, 528);
    { static const uint32_t bytes[] = {
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
            0x44830a72, 0x12296f4e, 0xda7ce323, 0xbfa85093, 0xe3646a27, 0x1795301c, 0xa2cb07d6, 0x8e1d79a6,};
          compare("capture buffer 0", seen_0, (const unsigned char *)bytes, NULL, 640, 256); }
    { static const uint32_t bytes[] = {
            0xfcd76fee, 0xe1671b54, 0xad8e5448, 0xc1ce84d9, 0x1c892e4, 0x15a86a37, 0xe4d27e45, 0x98c76f21,
            0x96a4a443, 0xd2cf87ed, 0x1e39eb1c, 0x93b3615a, 0xdecf815a, 0xdcd7728, 0x3af52e2, 0xfb621055,
            0xcd3180c0, 0xeb3262a9, 0xf62e62c1, 0xd6687de3, 0xabe1853, 0x984283e1, 0x10838d78, 0xed073dbe,
            0x326db1f4, 0x299fb1f6, 0x4f99c6de, 0x577ca849, 0x21cbd486, 0x792466fd, 0xe978b401, 0x2a7ab9d7,
            0x75fc7849, 0x43e090d1, 0xe6ba7175, 0x80dad2e, 0xd67c1f73, 0x80c58326, 0x16a94dbe, 0xf55b1472,
            0x38e1432e, 0x1fd16870, 0x7ee9e76, 0xd6a20df, 0xc7f8acf2, 0x2f723627, 0xb86a438f, 0xe01fc507,
            0x3cac711f, 0xea893f87, 0xf893413c, 0xafcb7e66, 0x6abb5734, 0xe9d384a2, 0xf93a026c, 0xc7daac45,
            0xeb749e3a, 0xa9d4923d, 0xea46deb, 0xfe73152d, 0x10661017, 0xa6cd795b, 0xccd8542, 0xebbd7566,
            0x784b9f2f, 0xab5eb2c, 0x67afd1fa, 0x6d7aa446, 0xa7c7e328, 0x9f649aa4, 0x11ea3683, 0x5ab842fb,
            0xa1064403, 0xba82ba71, 0x42b4359d, 0x6a254138, 0x242653c5, 0xe40f87de, 0xb98bb556, 0x1d5fe8a,
            0xbd259b66, 0xd91f368a, 0xe3266a9f, 0xf42c60a9, 0xd5fe260b, 0xc836769f, 0xf4204993, 0xc61743cc,
            0x46404b8f, 0xf00f4710, 0xe097c7c2, 0x3b2998fe, 0xe2a16d52, 0x45234ebc, 0xd3508af7, 0xcf78aa8d,
            0x79371414, 0x779056c9, 0xc53c12c3, 0x7e622543, 0x7f0ed645, 0x584493b1, 0x8e5711bf, 0xdc21e7bc,
            0xc851179f, 0x9641070e, 0x939f7aca, 0x3541888, 0xedcf02c2, 0x8f6ea2bc, 0x79466c0b, 0x7a9451c7,
            0x2d809e5d, 0x4ac8f309, 0x924f8525, 0xf639db3c, 0x5469b1a3, 0x40519122, 0x1161fedc, 0x9158a6d0,
            0xe56bf35e, 0x2b621eb0, 0x3f0434e9, 0xbe82b8f5, 0x617c1227, 0x607ebe3f, 0x46b9f7a1, 0x922d5736,
            0xf2541ce3, 0xa8fbc329, 0x18e197c8, 0x355f1d96, 0xb29b3dde, 0xbdefb9ee, 0x3b792c32, 0x9bb67e7d,
            0x65f9aea6, 0x4f38e0a3, 0x7e5e1a8b, 0x8a7e33ed, 0x830ec21, 0x72ce9d3b, 0x2e2df784, 0x7113d764,
            0xb217ad4a, 0x6b2df3e2, 0x6dc384ac, 0xf72aee8d, 0x93702d8, 0x7d3cfc37, 0x71a09ca7, 0x6522bb1,
            0xab92049d, 0xce34f7dd, 0x7c4b1dfe, 0xa88d4348, 0x66d37fc4, 0x241fe996, 0x5f21e66e, 0x67602cb3,};
          compare("capture buffer 1", seen_1, (const unsigned char *)bytes, NULL, 640, 256); }
    { static const uint32_t bytes[] = {
            0x64c7f508, 0x2cb1c8dc, 0x87bdbc3b, 0x8d3cda33, 0xfcaef9a9, 0x84b87d18, 0x8e13db56, 0xfdc540bc,
            0x6ff81f45, 0xfa5005ba, 0x148d6bb8, 0x6a497c10, 0xd37d6d5, 0xd78b0c3, 0x83d28543, 0x7e861938,
            0x7fef3cb4, 0x97a0c37, 0xe3bc7921, 0xf6ac6d2e, 0xf825936a, 0x66cba6a2, 0x69fbf297, 0x3b204ac5,
            0x94f3a7e4, 0x22df327a, 0x1df5c666, 0x3710e457, 0x63148fe1, 0x76e01fa9, 0x204ffd52, 0xa243b4e4,
            0xf59cd819, 0x74ce6bad, 0x22c9f75c, 0x1027f24c, 0x751da090, 0x5becc499, 0x391aeb67, 0x6640a9ab,
            0x49d9b45c, 0x37fec06b, 0x3932c281, 0x800ea5b7, 0xe6edef9e, 0x4231eb7c, 0xa115da14, 0x69b25ea9,
            0x5a01a59a, 0x7ce7d9b0, 0xd5ef0a1e, 0x2346da5d, 0x851ce6d3, 0x50242ba1, 0x1665eb58, 0x40f98d7e,
            0xd7060a11, 0x24345563, 0x96f6dbc4, 0x4a1d2b74, 0x4d5be238, 0x511f8c8f, 0x2bd0e06f, 0xe02e353,
            0x3a502f5e, 0x647b97da, 0xd0b12010, 0xf14f6239, 0x9d908ced, 0xd3cc3111, 0x5c8a6394, 0xd627c51a,
            0xa9f0dee9, 0xd264945, 0x5e86a7b0, 0xd2e7010e, 0x46554ac0, 0x9f8d06db, 0xbb2c36bf, 0x7ff213c3,
            0x7a7f9cb6, 0xbbdff0f2, 0x37464a6b, 0x9b8aedd9, 0xcc2c43dd, 0x786d33ce, 0x244b146a, 0xad6396ed,
            0xa2b6e77b, 0x9261bbce, 0xc82346f0, 0x7b7f149e, 0xbb5c0a65, 0xc936b7fb, 0x94023dc9, 0x461b4b80,
            0x8f189c5f, 0x194e38cd, 0x1abc8dd3, 0xc05f0572, 0x2ab941f0, 0x99fbee50, 0x77a02225, 0x6bac092b,
            0x5c29bd0e, 0xb56ddcaa, 0x4bfc7613, 0xc524247f, 0xf6d24775, 0xac153764, 0xd603358a, 0xd7d15498,
            0x8ad2a951, 0x86823c8, 0x1a1d87d8, 0xdb534eaa, 0x21385cdb, 0x1320a4d1, 0xcc5e9f7f, 0x2a8f61e6,
            0x954bd23b, 0x119422c7, 0x707891f9, 0x4636fbc4, 0x12c3a1aa, 0x719f782e, 0x6f450a31, 0x11e6de95,
            0xbdfcaf91, 0xa6965d64, 0x7a291d3a, 0xa6f3225c, 0xbfdb1a47, 0xb3e24a6b, 0x190833c7, 0xc808a392,
            0x95496e4a, 0xf36447f, 0xd2249cd, 0xe4fa5fa0, 0xd64d77f2, 0x1649b6b0, 0x17838481, 0x61023c1f,
            0x4a397f0c, 0x323be0b2, 0xe99fb4c2, 0x4b72f40f, 0x53a6c1c7, 0x8482893f, 0xec4317a4, 0x14c580c2,
            0x81649c23, 0x60b40919, 0x901fe91e, 0xe28bda96, 0x69a57ec4, 0x490a9e01, 0xd5cdbc9, 0x32887faf,};
          compare("capture buffer 2", seen_2, (const unsigned char *)bytes, NULL, 640, 256); }
    { static const uint32_t bytes[] = {
            0xbd5856ad, 0xf10b5286, 0xe6156198, 0xd4256fb6, 0x8753b1a2, 0xec336f02, 0x323691ad, 0x10886a7f,
            0x83c6b77, 0xac346aa9, 0xfd0ef6b9, 0x1b398240, 0x334a6aa3, 0xdf8b84c0, 0x9d3f7bcc, 0xeadf2194,
            0xafad2db8, 0x828b45ec, 0x6c669bbf, 0xfec0fafb, 0x2019e50b, 0xbc903eb1, 0x7b7e4e0d, 0xcb3ef4fa,
            0xdf966647, 0xd7aa662e, 0xf7d38934, 0x40c95750, 0x6de18b3e, 0xf4692f6a, 0xe4e577f1, 0xa4ae7233,
            0x341f3bea, 0x3279b379, 0xca7ab109, 0x1724b2ef, 0x40305ba3, 0xd31244a9, 0x13327494, 0xc34d8a04,
            0xf3ae5ebe, 0x95994a6, 0xd86193f2, 0xde3d85f3, 0x7eed37ec, 0x22f93789, 0x65c8d7d, 0xd94484c9,
            0x1ea2f587, 0xc5508845, 0x8dd41094, 0xa7d79640, 0x13243cab, 0xfd95cea2, 0xaa431128, 0x42f73bdc,
            0x403f33de, 0x18936d86, 0xa2f077b1, 0xcb1e5ac3, 0xe82811d3, 0x190a484d, 0x9669ca3, 0xfb4d90fc,
            0x2e9446c5, 0x7dfcb417, 0xb165265c, 0x51894df6, 0x872bee84, 0x5327dd98, 0x82fdc5b8, 0x6e581763,
            0xa6d47d2, 0x84c49915, 0xd2824063, 0x73f8b6f7, 0x588844eb, 0xb1581003, 0x8dd792ee, 0xa365214e,
            0x514c2c66, 0x298345fe, 0xbe33ef0e, 0xa8814b9d, 0x94e9a170, 0x1e3ffb5d, 0xe04acb5, 0x77e68075,
            0x147c7eed, 0xa5f4b22f, 0xf5600a80, 0xc5ad75e6, 0xaddea23a, 0xfb5f197a, 0x3eaf6be0, 0xac7b3357,
            0xf161d426, 0x601f6312, 0x82419997, 0xccb801dd, 0xe297f305, 0x7c50a129, 0x4db4f0cb, 0x3370e69e,
            0x71a29aad, 0xf7a6f2d2, 0x31076e28, 0x6e53ada2, 0xddf5eed2, 0x1279f72a, 0xe063b727, 0x72165bfb,
            0xc6c3871a, 0xe2a86347, 0xf9863637, 0x3bd08e21, 0x713c0c61, 0x199e50d9, 0xe3e3ac2a, 0xee8f5b1a,
            0x2dc97672, 0x2eedcb3c, 0xe3df1a4, 0x6cd665a7, 0xac1bc37e, 0x32c485b9, 0x170ac44b, 0x1dea29b,
            0x6240a5bf, 0x189ce2d3, 0x3794e031, 0x5181c80e, 0x35328aeb, 0x3d3782ce, 0xfb89d9aa, 0xe62b7520,
            0x69f58bec, 0x3ec1edca, 0xe4e972f, 0xfc509ee5, 0xbab3fd01, 0x4ad42841, 0x9380ca5d, 0xb9c41e26,
            0x55bee4f5, 0x517aba28, 0x770d55fe, 0x78b7097c, 0x874d8780, 0xecbdc1c4, 0x2a318f03, 0x406eb203,
            0x38a359f5, 0x4874dc9b, 0xd192e419, 0xf207424, 0x1f107e2b, 0x856aacb4, 0x35c304f2, 0x6a69b9e6,
            0x69747ea6, 0x8127fa46, 0x2c1be17e, 0x4ce5c1a7,};
          compare("capture buffer 3", seen_3, (const unsigned char *)bytes, NULL, 656, 256); }
    { static const uint32_t bytes[] = {
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
            0x2ce81, 0x254f1, 0x2c14a, 0x2988c,};
          compare("the counter buffers", seen_4, (const unsigned char *)bytes, NULL, 528, 256); }
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
    compare_sum("query 0, primitives written", query_results + 0 + 0, 80, 1, 8, 0ull);
    compare_sum("query 0, primitives needed", query_results + 0 + 8, 80, 1, 8, 0ull);
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
    compare_sum("query 1, primitives generated", query_results + 0 + 0, 80, 1, 8, 7ull);
    { static const uint32_t bytes[] = {
            0xc70fe46d, 0xa5c8071a, 0xd2211786, 0xdd14fdbd, 0xe89f799a, 0xb5b22960, 0x52d82f0b, 0xed2c76fd,
            0xe1b77cc, 0x449b368a, 0xf64817b5, 0xfd63a557, 0x1ed2adbf, 0x54ba0f50, 0xdf499061, 0xdd25aad2,
            0xb762856b, 0xbffeaa87, 0x451766ed, 0xe8f77296, 0x2b1d66d7, 0xd7777488, 0x1805c5b4, 0x24381b14,
            0xfbd5ecc3, 0x343b20ec, 0xe0912b8a, 0xb41ab576, 0xc02f3d7a, 0xfaf897a0, 0x23344bd1, 0x99827a65,
            0x2c2d41e0, 0xb89c8b61, 0xbe4b1bf, 0x45e628eb, 0x9f1e6b59, 0xbe438bd, 0xb5612a69, 0xf8fdb09c,
            0x158e0d47, 0xe9c84611, 0xb9ad7cf6, 0x67d7a40, 0x7fe36ea0, 0xe23b0c24, 0xa09d21d4, 0xc04e77d3,
            0x537fdc8e, 0x9e015bc6, 0xe24dbf12, 0xac7a17d9, 0x9ab967ca, 0x4607533, 0x4d122383, 0xd31ee6cd,
            0x1ed5d558, 0x9ee485f7, 0x175ec64f, 0x3fc03493, 0xb76c520b, 0xc550d4f7, 0x5d891c84, 0xe033be4,};
          compare("the image", map_device_memory_1 + 4480, (const unsigned char *)bytes, NULL, 256, 0); }
    vkDestroyFence(device_1, fence_1, NULL);
    vkFreeCommandBuffers(device_1, command_pool_1, 1, (const VkCommandBuffer[]){command_buffer_1});
    vkDestroyBuffer(device_1, buffer_6, NULL);
    vkDestroyQueryPool(device_1, query_pool_1, NULL);
    vkDestroyQueryPool(device_1, query_pool_2, NULL);
    vkDestroyBuffer(device_1, buffer_5, NULL);
    vkDestroyBuffer(device_1, buffer_1, NULL);
    vkDestroyBuffer(device_1, buffer_2, NULL);
    vkDestroyBuffer(device_1, buffer_3, NULL);
    vkDestroyBuffer(device_1, buffer_4, NULL);
}

int main(void)
{
    part_0();
    run = 0;
    part_1();
    run = 1;
    part_2();
    return verdict();
}
