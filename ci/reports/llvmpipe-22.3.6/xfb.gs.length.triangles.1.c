/*
xfb.local.case.reduced: reduced from xfb.gs.length.triangles.1: the worker was killed by SIGSEGV in step execution

Every Vulkan call that xfb 0.1.0 (de14ccbc90a5) made for the case, on llvmpipe (LLVM 15.0.6, 256 bits), llvmpipe
Mesa 22.3.6 (LLVM 15.0.6): crash the worker was killed by SIGSEGV in step execution

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
static VkRenderPass render_pass_1;
static VkFramebuffer framebuffer_1;
static VkPipelineLayout pipeline_layout_1;
static VkShaderModule shader_module_1;
static VkShaderModule shader_module_2;
static VkPipeline pipeline_1;
static VkBuffer buffer_1;
static VkDeviceMemory device_memory_1;
static unsigned char *map_device_memory_1;
static VkBuffer buffer_2;
static VkQueryPool query_pool_1;
static VkQueryPool query_pool_2;
static VkCommandBuffer command_buffer_1;
static VkFence fence_1;

static PFN_vkCmdBeginQueryIndexedEXT vkCmdBeginQueryIndexedEXT_;
static PFN_vkCmdBindTransformFeedbackBuffersEXT vkCmdBindTransformFeedbackBuffersEXT_;
static PFN_vkCmdEndQueryIndexedEXT vkCmdEndQueryIndexedEXT_;

static inline void load(VkDevice device)
{
    (void)device;
    vkCmdBeginQueryIndexedEXT_ = (PFN_vkCmdBeginQueryIndexedEXT)vkGetDeviceProcAddr(device, "vkCmdBeginQueryIndexedEXT");
    vkCmdBindTransformFeedbackBuffersEXT_ = (PFN_vkCmdBindTransformFeedbackBuffersEXT)vkGetDeviceProcAddr(device, "vkCmdBindTransformFeedbackBuffersEXT");
    vkCmdEndQueryIndexedEXT_ = (PFN_vkCmdEndQueryIndexedEXT)vkGetDeviceProcAddr(device, "vkCmdEndQueryIndexedEXT");
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
            .enabledExtensionCount = 2,
            .pNext = &(VkPhysicalDeviceFeatures2){
                .features = (VkPhysicalDeviceFeatures){.geometryShader = 1},
                .pNext = &(VkPhysicalDeviceTransformFeedbackFeaturesEXT){
                    .pNext = &(VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT){
                        .primitivesGeneratedQuery = 1,
                        .primitivesGeneratedQueryWithRasterizerDiscard = 1,
                        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT
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
                "VK_EXT_primitives_generated_query",
                "VK_EXT_transform_feedback"
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
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
        },
        NULL,
        &shader_module_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    result = vkCreateShaderModule(
        device_1,
        &(VkShaderModuleCreateInfo){
            .codeSize = 4372,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0xb6, 0x0, 0x20011, 0x2, 0x20011,
            0x35, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e,
            0x0, 0x1, 0x9000f, 0x3, 0x4, 0x6e69616d, 0x0, 0x62,
            0x73, 0x8f, 0xa9, 0x30010, 0x4, 0xb, 0x30010, 0x4,
            0x14, 0x40010, 0x4, 0x0, 0x1, 0x30010, 0x4, 0x1d,
            0x40010, 0x4, 0x1a, 0x2, 0x30003, 0x2, 0x1cc, 0xa0004,
            0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70, 0x5f656c79, 0x656e696c, 0x7269645f, 0x69746365,
            0x6576, 0x80004, 0x475f4c47, 0x4c474f4f, 0x6e695f45, 0x64756c63, 0x69645f65, 0x74636572,
            0x657669, 0x40005, 0x4, 0x6e69616d, 0x0, 0x50005, 0x8, 0x56626658,
            0x65747265, 0x78, 0x50006, 0x8, 0x0, 0x6c6f6877, 0x65, 0x50006,
            0x8, 0x1, 0x6c616572, 0x0, 0x60005, 0xc, 0x5f626678, 0x75287461,
            0x31753b31, 0x3b, 0x40005, 0xa, 0x65727473, 0x6d61, 0x40005, 0xb,
            0x6769726f, 0x6e69, 0x60005, 0x10, 0x5f626678, 0x74697277, 0x28305f65, 0x3b3175,
            0x40005, 0xf, 0x6769726f, 0x6e69, 0x30005, 0x12, 0x78, 0x50005,
            0x3b, 0x6f707865, 0x746e656e, 0x0, 0x30005, 0x5a, 0x7461, 0x40005,
            0x5c, 0x61726170, 0x6d, 0x40005, 0x5d, 0x61726170, 0x6d, 0x30005,
            0x62, 0x61, 0x60005, 0x71, 0x505f6c67, 0x65567265, 0x78657472, 0x0,
            0x60006, 0x71, 0x0, 0x505f6c67, 0x7469736f, 0x6e6f69, 0x70006, 0x71,
            0x1, 0x505f6c67, 0x746e696f, 0x657a6953, 0x0, 0x70006, 0x71, 0x2,
            0x435f6c67, 0x4470696c, 0x61747369, 0x65636e, 0x70006, 0x71, 0x3, 0x435f6c67,
            0x446c6c75, 0x61747369, 0x65636e, 0x30005, 0x73, 0x0, 0x40005, 0x8b,
            0x65736162, 0x0, 0x50005, 0x8f, 0x5f626678, 0x74726576, 0x7865, 0x30005,
            0x94, 0x69, 0x40005, 0xa5, 0x6769726f, 0x6e69, 0x60005, 0xa9,
            0x495f6c67, 0x636f766e, 0x6f697461, 0x44496e, 0x40005, 0xb0, 0x61726170, 0x6d,
            0x40005, 0xb4, 0x61726170, 0x6d, 0x40047, 0x62, 0x1e, 0x0,
            0x40047, 0x62, 0x24, 0x0, 0x40047, 0x62, 0x25, 0x10,
            0x40047, 0x62, 0x23, 0x4, 0x50048, 0x71, 0x0, 0xb,
            0x0, 0x50048, 0x71, 0x1, 0xb, 0x1, 0x50048, 0x71,
            0x2, 0xb, 0x3, 0x50048, 0x71, 0x3, 0xb, 0x4,
            0x30047, 0x71, 0x2, 0x40047, 0x73, 0x24, 0x0, 0x40047,
            0x73, 0x25, 0x10, 0x30047, 0x8f, 0xe, 0x40047, 0x8f,
            0x1e, 0x0, 0x40047, 0xa9, 0xb, 0x8, 0x20013, 0x2,
            0x30021, 0x3, 0x2, 0x40015, 0x6, 0x20, 0x0, 0x40020,
            0x7, 0x7, 0x6, 0x4001e, 0x8, 0x6, 0x6, 0x50021,
            0x9, 0x8, 0x7, 0x7, 0x40021, 0xe, 0x2, 0x7,
            0x40015, 0x14, 0x20, 0x1, 0x4002b, 0x14, 0x15, 0x11,
            0x4002b, 0x6, 0x19, 0xa575827a, 0x4002b, 0x6, 0x1c, 0x7ffff,
            0x4002b, 0x14, 0x1f, 0xa, 0x4002b, 0x6, 0x24, 0x5c1b3,
            0x4002b, 0x14, 0x28, 0x9, 0x4002b, 0x14, 0x2d, 0xc,
            0x4002b, 0x6, 0x30, 0x297a2d39, 0x4002b, 0x14, 0x32, 0x14,
            0x4002b, 0x6, 0x36, 0xfff, 0x4002b, 0x6, 0x3d, 0x20000000,
            0x4002b, 0x14, 0x3f, 0x1, 0x4002b, 0x14, 0x47, 0x18,
            0x4002b, 0x14, 0x49, 0x1f, 0x4002b, 0x14, 0x4d, 0x1e,
            0x4002b, 0x6, 0x53, 0x1fffffff, 0x40020, 0x59, 0x7, 0x8,
            0x4002b, 0x6, 0x5b, 0x0, 0x40017, 0x60, 0x6, 0x2,
            0x40020, 0x61, 0x3, 0x60, 0x4003b, 0x61, 0x62, 0x3,
            0x4002b, 0x14, 0x63, 0x0, 0x4002b, 0x6, 0x66, 0xc96c96,
            0x4002b, 0x6, 0x6a, 0x7c37c3, 0x30016, 0x6d, 0x20, 0x40017,
            0x6e, 0x6d, 0x4, 0x4002b, 0x6, 0x6f, 0x1, 0x4001c,
            0x70, 0x6d, 0x6f, 0x6001e, 0x71, 0x6e, 0x6d, 0x70,
            0x70, 0x40020, 0x72, 0x3, 0x71, 0x4003b, 0x72, 0x73,
            0x3, 0x4002b, 0x6, 0x76, 0x36a36a, 0x4002b, 0x6, 0x7b,
            0xe97e97, 0x4002b, 0x6, 0x80, 0xd10d10, 0x4002b, 0x6, 0x85,
            0x83d83d, 0x40020, 0x89, 0x3, 0x6e, 0x4002b, 0x6, 0x8c,
            0x2, 0x4001c, 0x8d, 0x6, 0x8c, 0x40020, 0x8e, 0x1,
            0x8d, 0x4003b, 0x8e, 0x8f, 0x1, 0x40020, 0x90, 0x1,
            0x6, 0x40020, 0x93, 0x7, 0x14, 0x4002b, 0x14, 0x9b,
            0x2, 0x20014, 0x9c, 0x40020, 0xa8, 0x1, 0x14, 0x4003b,
            0xa8, 0xa9, 0x1, 0x50036, 0x2, 0x4, 0x0, 0x3,
            0x200f8, 0x5, 0x4003b, 0x7, 0x8b, 0x7, 0x4003b, 0x93,
            0x94, 0x7, 0x4003b, 0x7, 0xa5, 0x7, 0x4003b, 0x7,
            0xb0, 0x7, 0x4003b, 0x7, 0xb4, 0x7, 0x50041, 0x90,
            0x91, 0x8f, 0x63, 0x4003d, 0x6, 0x92, 0x91, 0x3003e,
            0x8b, 0x92, 0x3003e, 0x94, 0x3f, 0x200f9, 0x95, 0x200f8,
            0x95, 0x400f6, 0x97, 0x98, 0x0, 0x200f9, 0x99, 0x200f8,
            0x99, 0x4003d, 0x14, 0x9a, 0x94, 0x500b1, 0x9c, 0x9d,
            0x9a, 0x9b, 0x400fa, 0x9d, 0x96, 0x97, 0x200f8, 0x96,
            0x4003d, 0x6, 0x9e, 0x8b, 0x4003d, 0x14, 0x9f, 0x94,
            0x50041, 0x90, 0xa0, 0x8f, 0x9f, 0x4003d, 0x6, 0xa1,
            0xa0, 0x7000c, 0x6, 0xa2, 0x1, 0x29, 0x9e, 0xa1,
            0x3003e, 0x8b, 0xa2, 0x200f9, 0x98, 0x200f8, 0x98, 0x4003d,
            0x14, 0xa3, 0x94, 0x50080, 0x14, 0xa4, 0xa3, 0x3f,
            0x3003e, 0x94, 0xa4, 0x200f9, 0x95, 0x200f8, 0x97, 0x4003d,
            0x6, 0xa6, 0x8b, 0x50084, 0x6, 0xa7, 0xa6, 0x6f,
            0x4003d, 0x14, 0xaa, 0xa9, 0x4007c, 0x6, 0xab, 0xaa,
            0x50080, 0x6, 0xac, 0xa7, 0xab, 0x50084, 0x6, 0xad,
            0xac, 0x8c, 0x3003e, 0xa5, 0xad, 0x4003d, 0x6, 0xae,
            0xa5, 0x50080, 0x6, 0xaf, 0xae, 0x5b, 0x3003e, 0xb0,
            0xaf, 0x50039, 0x2, 0xb1, 0x10, 0xb0, 0x100da, 0x100db,
            0x4003d, 0x6, 0xb2, 0xa5, 0x50080, 0x6, 0xb3, 0xb2,
            0x6f, 0x3003e, 0xb4, 0xb3, 0x50039, 0x2, 0xb5, 0x10,
            0xb4, 0x100da, 0x100fd, 0x10038, 0x50036, 0x8, 0xc, 0x0,
            0x9, 0x30037, 0x7, 0xa, 0x30037, 0x7, 0xb, 0x200f8,
            0xd, 0x4003b, 0x7, 0x12, 0x7, 0x4003b, 0x7, 0x3b,
            0x7, 0x4003d, 0x6, 0x13, 0xa, 0x500c4, 0x6, 0x16,
            0x13, 0x15, 0x4003d, 0x6, 0x17, 0xb, 0x500c5, 0x6,
            0x18, 0x16, 0x17, 0x500c6, 0x6, 0x1a, 0x18, 0x19,
            0x400c8, 0x6, 0x1b, 0x1a, 0x500c7, 0x6, 0x1d, 0x1b,
            0x1c, 0x3003e, 0x12, 0x1d, 0x4003d, 0x6, 0x1e, 0x12,
            0x500c2, 0x6, 0x20, 0x1e, 0x1f, 0x4003d, 0x6, 0x21,
            0x12, 0x500c6, 0x6, 0x22, 0x21, 0x20, 0x3003e, 0x12,
            0x22, 0x4003d, 0x6, 0x23, 0x12, 0x50084, 0x6, 0x25,
            0x23, 0x24, 0x500c7, 0x6, 0x26, 0x25, 0x1c, 0x3003e,
            0x12, 0x26, 0x4003d, 0x6, 0x27, 0x12, 0x500c2, 0x6,
            0x29, 0x27, 0x28, 0x4003d, 0x6, 0x2a, 0x12, 0x500c6,
            0x6, 0x2b, 0x2a, 0x29, 0x3003e, 0x12, 0x2b, 0x4003d,
            0x6, 0x2c, 0x12, 0x500c4, 0x6, 0x2e, 0x2c, 0x2d,
            0x4003d, 0x6, 0x2f, 0x12, 0x50084, 0x6, 0x31, 0x2f,
            0x30, 0x500c2, 0x6, 0x33, 0x31, 0x32, 0x500c5, 0x6,
            0x34, 0x2e, 0x33, 0x3003e, 0x12, 0x34, 0x4003d, 0x6,
            0x35, 0x12, 0x500c7, 0x6, 0x37, 0x35, 0x36, 0x500c4,
            0x6, 0x38, 0x37, 0x2d, 0x4003d, 0x6, 0x39, 0x12,
            0x500c6, 0x6, 0x3a, 0x39, 0x38, 0x3003e, 0x12, 0x3a,
            0x4003d, 0x6, 0x3c, 0x12, 0x500c7, 0x6, 0x3e, 0x3c,
            0x3d, 0x500c4, 0x6, 0x40, 0x3e, 0x3f, 0x4003d, 0x6,
            0x41, 0x12, 0x400c8, 0x6, 0x42, 0x41, 0x500c7, 0x6,
            0x43, 0x42, 0x3d, 0x500c5, 0x6, 0x44, 0x40, 0x43,
            0x3003e, 0x3b, 0x44, 0x4003d, 0x6, 0x45, 0x12, 0x4003d,
            0x6, 0x46, 0x12, 0x500c2, 0x6, 0x48, 0x46, 0x47,
            0x500c4, 0x6, 0x4a, 0x48, 0x49, 0x500c5, 0x6, 0x4b,
            0x45, 0x4a, 0x4003d, 0x6, 0x4c, 0x12, 0x500c2, 0x6,
            0x4e, 0x4c, 0x4d, 0x500c4, 0x6, 0x4f, 0x4e, 0x49,
            0x4003d, 0x6, 0x50, 0x3b, 0x500c5, 0x6, 0x51, 0x4f,
            0x50, 0x4003d, 0x6, 0x52, 0x12, 0x500c7, 0x6, 0x54,
            0x52, 0x53, 0x500c5, 0x6, 0x55, 0x51, 0x54, 0x50050,
            0x8, 0x56, 0x4b, 0x55, 0x200fe, 0x56, 0x10038, 0x50036,
            0x2, 0x10, 0x0, 0xe, 0x30037, 0x7, 0xf, 0x200f8,
            0x11, 0x4003b, 0x59, 0x5a, 0x7, 0x4003b, 0x7, 0x5c,
            0x7, 0x4003b, 0x7, 0x5d, 0x7, 0x3003e, 0x5c, 0x5b,
            0x4003d, 0x6, 0x5e, 0xf, 0x3003e, 0x5d, 0x5e, 0x60039,
            0x8, 0x5f, 0xc, 0x5c, 0x5d, 0x3003e, 0x5a, 0x5f,
            0x50041, 0x7, 0x64, 0x5a, 0x63, 0x4003d, 0x6, 0x65,
            0x64, 0x500c6, 0x6, 0x67, 0x65, 0x66, 0x50041, 0x7,
            0x68, 0x5a, 0x63, 0x4003d, 0x6, 0x69, 0x68, 0x500c6,
            0x6, 0x6b, 0x69, 0x6a, 0x50050, 0x60, 0x6c, 0x67,
            0x6b, 0x3003e, 0x62, 0x6c, 0x50041, 0x7, 0x74, 0x5a,
            0x3f, 0x4003d, 0x6, 0x75, 0x74, 0x500c6, 0x6, 0x77,
            0x75, 0x76, 0x4007c, 0x6d, 0x78, 0x77, 0x50041, 0x7,
            0x79, 0x5a, 0x3f, 0x4003d, 0x6, 0x7a, 0x79, 0x500c6,
            0x6, 0x7c, 0x7a, 0x7b, 0x4007c, 0x6d, 0x7d, 0x7c,
            0x50041, 0x7, 0x7e, 0x5a, 0x3f, 0x4003d, 0x6, 0x7f,
            0x7e, 0x500c6, 0x6, 0x81, 0x7f, 0x80, 0x4007c, 0x6d,
            0x82, 0x81, 0x50041, 0x7, 0x83, 0x5a, 0x3f, 0x4003d,
            0x6, 0x84, 0x83, 0x500c6, 0x6, 0x86, 0x84, 0x85,
            0x4007c, 0x6d, 0x87, 0x86, 0x70050, 0x6e, 0x88, 0x78,
            0x7d, 0x82, 0x87, 0x50041, 0x89, 0x8a, 0x73, 0x63,
            0x3003e, 0x8a, 0x88, 0x100fd, 0x10038,},
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO
        },
        NULL,
        &shader_module_2
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
                    .topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST
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
                    },
                    (VkPipelineShaderStageCreateInfo){
                        .module = shader_module_2,
                        .pName = "main",
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        .stage = VK_SHADER_STAGE_GEOMETRY_BIT
                    }
                },
                .pVertexInputState = &(VkPipelineVertexInputStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
                },
                .renderPass = render_pass_1,
                .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                .stageCount = 2
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
            .allocationSize = 4194304,
            .memoryTypeIndex = memory_type(0, 0xf),
            .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO
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
    result = vkBindBufferMemory(device_1, buffer_2, device_memory_1, 896);
    check(result, VK_SUCCESS, __LINE__, "vkBindBufferMemory");
    result = vkCreateQueryPool(
        device_1,
        &(VkQueryPoolCreateInfo){
            .queryCount = 1,
            .queryType = VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT,
            .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO
        },
        NULL,
        &query_pool_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateQueryPool");
    result = vkCreateQueryPool(
        device_1,
        &(VkQueryPoolCreateInfo){
            .queryCount = 1,
            .queryType = VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT,
            .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO
        },
        NULL,
        &query_pool_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateQueryPool");
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
        (const uint64_t[]){32}
    );
    vkCmdBeginRenderPass(
        command_buffer_1,
        &(VkRenderPassBeginInfo){
            .framebuffer = framebuffer_1,
            .renderArea = (VkRect2D){
                .extent = (VkExtent2D){.height = 1, .width = 64},
                .offset = (VkOffset2D){0}
            },
            .renderPass = render_pass_1,
            .sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO
        },
        VK_SUBPASS_CONTENTS_INLINE
    );
    vkCmdDraw(command_buffer_1, 2, 1, 0, 0);
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
                .dstAccessMask = VK_ACCESS_HOST_READ_BIT,
                .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                .srcAccessMask = VK_ACCESS_TRANSFORM_FEEDBACK_WRITE_BIT_EXT | VK_ACCESS_TRANSFORM_FEEDBACK_COUNTER_WRITE_BIT_EXT
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
            0x2336d2e7, 0xedaef735, 0xce2dac8e, 0x2f7946fb, 0xe68c2fbe, 0x4afb5bf2, 0x3b763807, 0x1940b5df,
            0x80d0bbc2, 0x10092168, 0xc71ce413, 0x3c4c3b8d, 0xb4a340f8, 0xcb974895, 0xcc4a591a, 0x986b5ddc,
            0x6cf82737, 0xbcfdcb68, 0xadd00a73, 0xa3a43563, 0xcc832a3a, 0x45effc52, 0x368255fb, 0x460dd91e,
            0x4afdf214, 0xa7abb089, 0xa286c152, 0x749d194a, 0x4510c2eb, 0xe9f2b307, 0xe28134b8, 0x4b8d5e1c,
            0xa5ff358, 0x984b05e4, 0x81966ecf, 0x84b80d93, 0xbdd7ce20, 0x1b1a4233, 0xe233232e, 0x547d87a8,
            0x992d7ee2, 0x5fb6369f, 0xced5ef04, 0xe62d4738, 0xf7243c3b, 0x62889fb5, 0x53372ca8, 0x9fa8d2f5,
            0x975724da, 0x957560c1, 0x76ce29ec, 0x905123ea, 0x2f2cde6d, 0x583a8ddd, 0x4171ba90, 0xa7e5cce7,
            0x6d104cb3, 0x5e9acfe9, 0xcd711e26, 0xcb365229, 0x9ca64bf2, 0xd69f35d4, 0xd7b20229, 0xde585f29,
            0xddc88513, 0xcd49746, 0x11af4865, 0x758abaa9, 0xe06d7f38, 0xc2ab760a, 0xb0c8b41, 0x389e1d74,
            0x22354d5e, 0x878b8a54, 0x146a8f33, 0xd2cc81fe, 0xfd077a37, 0x53aa2645, 0x30c5996a, 0x11b1c05a,
            0xd429d11c, 0x7201f29c, 0x3fa06f7b, 0x3492c377, 0xf7cda42c, 0xbe66a13, 0xd6d94f2a, 0x1c9b7852,
            0x15d18c53, 0x2fc4ae77, 0xa4016be4, 0xfec55e50, 0x2da41b6f, 0xe06cd19a, 0xd52fde21, 0x91de74b3,
            0xea9d67b6, 0x5d211844, 0x46447717, 0xe241cdc2, 0xe36ccaa5, 0x25a87cb1, 0x63b6ddc, 0x113394f0,
            0x171018e7, 0xe5e4e19d, 0xb61da690, 0xd3613a6e, 0xdc4a5bb1, 0xf6ed61da, 0xd9f0ec6f, 0x9f18305b,
            0xd7779e9f, 0x3f9ccc23, 0xfe0b75de, 0xf5d12ee4, 0x42d87975, 0x30b2cb36, 0xfbb5a445, 0xdf07e47,
            0x20362db3, 0xf4f16db0, 0x2f0eb0f9, 0x8d6abe5f, 0x8e899752, 0x396302f6, 0x1a9ec9e1, 0x50c6a9d4,
            0xce70317e, 0x42dfab0e, 0xf9103eb5, 0xaefc6773,};
          memcpy(map_device_memory_1 + 0, bytes, 1168); }
    result = vkQueueSubmit(
        queue_1,
        1,
        (const VkSubmitInfo[]){
            (VkSubmitInfo){
                .commandBufferCount = 1,
                .pCommandBuffers = (const VkCommandBuffer[]){command_buffer_1},
                .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO
            }
        },
        fence_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkQueueSubmit");
    vkWaitForFences(device_1, 1, (const VkFence[]){fence_1}, 1, 30000000000ull);
    vkDeviceWaitIdle(device_1);
}

int main(void)
{
    part_0();
    run = 0;
    part_1();
    return verdict();
}
