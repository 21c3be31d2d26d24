/*
xfb.local.case.reduced: reduced from xfb.tess.patch_number.4096: buffer 0: every vertex from 4095 on captured 16380 bytes too high (a: stream 0, component 0 of location 0)

Every Vulkan call that xfb 0.1.0 (3cbe5eb49723) made for the case, on llvmpipe (LLVM 15.0.6, 256 bits), llvmpipe
Mesa 22.3.6 (LLVM 15.0.6): fail buffer 0: every vertex from 4095 on captured 16380 bytes too high (a: stream 0, component 0 of location 0)

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
static VkRenderPass render_pass_1;
static VkFramebuffer framebuffer_1;
static VkPipelineLayout pipeline_layout_1;
static VkShaderModule shader_module_1;
static VkShaderModule shader_module_2;
static VkShaderModule shader_module_3;
static VkPipeline pipeline_1;
static VkBuffer buffer_1;
static VkDeviceMemory device_memory_1;
static unsigned char *map_device_memory_1;
static VkBuffer buffer_2;
static VkCommandBuffer command_buffer_1;
static VkFence fence_1;
static unsigned char seen_0[16992];
static unsigned char seen_1[528];

static PFN_vkCmdBeginTransformFeedbackEXT vkCmdBeginTransformFeedbackEXT_;
static PFN_vkCmdBindTransformFeedbackBuffersEXT vkCmdBindTransformFeedbackBuffersEXT_;
static PFN_vkCmdEndTransformFeedbackEXT vkCmdEndTransformFeedbackEXT_;

static inline void load(VkDevice device)
{
    (void)device;
    vkCmdBeginTransformFeedbackEXT_ = (PFN_vkCmdBeginTransformFeedbackEXT)vkGetDeviceProcAddr(device, "vkCmdBeginTransformFeedbackEXT");
    vkCmdBindTransformFeedbackBuffersEXT_ = (PFN_vkCmdBindTransformFeedbackBuffersEXT)vkGetDeviceProcAddr(device, "vkCmdBindTransformFeedbackBuffersEXT");
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
                .pNext = &(VkPhysicalDeviceTransformFeedbackFeaturesEXT){
                    .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT,
                    .transformFeedback = 1
                },
                .features = (VkPhysicalDeviceFeatures){.tessellationShader = 1}
            },
            .queueCreateInfoCount = 1,
            .pQueueCreateInfos = (const VkDeviceQueueCreateInfo[]){
                (VkDeviceQueueCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                    .queueCount = 1,
                    .pQueuePriorities = (const float[]){1.0f}
                }
            },
            .enabledExtensionCount = 1,
            .ppEnabledExtensionNames = (const char *const[]){"VK_EXT_transform_feedback"}
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
            0x3003e, 0x8, 0x13, 0x100fd, 0x10038,}
        },
        NULL,
        &shader_module_1
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    result = vkCreateShaderModule(
        device_1,
        &(VkShaderModuleCreateInfo){
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
            .codeSize = 1188,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0x2b, 0x0, 0x20011, 0x3, 0x6000b,
            0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e, 0x0, 0x1,
            0xa000f, 0x1, 0x4, 0x6e69616d, 0x0, 0xa, 0xd, 0x12,
            0x23, 0x29, 0x40010, 0x4, 0x1a, 0x3, 0x30003, 0x2,
            0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70, 0x5f656c79, 0x656e696c,
            0x7269645f, 0x69746365, 0x6576, 0x80004, 0x475f4c47, 0x4c474f4f, 0x6e695f45, 0x64756c63,
            0x69645f65, 0x74636572, 0x657669, 0x40005, 0x4, 0x6e69616d, 0x0, 0x50005,
            0xa, 0x5f626678, 0x6e696f70, 0x74, 0x60005, 0xd, 0x495f6c67, 0x636f766e,
            0x6f697461, 0x44496e, 0x50005, 0x12, 0x5f626678, 0x74726576, 0x7865, 0x70005,
            0x23, 0x545f6c67, 0x4c737365, 0x6c657665, 0x6574754f, 0x72, 0x70005, 0x29,
            0x545f6c67, 0x4c737365, 0x6c657665, 0x656e6e49, 0x72, 0x30047, 0xa, 0xe,
            0x40047, 0xa, 0x1e, 0x0, 0x40047, 0xd, 0xb, 0x8,
            0x30047, 0x12, 0xe, 0x40047, 0x12, 0x1e, 0x0, 0x30047,
            0x23, 0xf, 0x40047, 0x23, 0xb, 0xb, 0x30047, 0x29,
            0xf, 0x40047, 0x29, 0xb, 0xc, 0x20013, 0x2, 0x30021,
            0x3, 0x2, 0x40015, 0x6, 0x20, 0x0, 0x4002b, 0x6,
            0x7, 0x3, 0x4001c, 0x8, 0x6, 0x7, 0x40020, 0x9,
            0x3, 0x8, 0x4003b, 0x9, 0xa, 0x3, 0x40015, 0xb,
            0x20, 0x1, 0x40020, 0xc, 0x1, 0xb, 0x4003b, 0xc,
            0xd, 0x1, 0x4002b, 0x6, 0xf, 0x20, 0x4001c, 0x10,
            0x6, 0xf, 0x40020, 0x11, 0x1, 0x10, 0x4003b, 0x11,
            0x12, 0x1, 0x40020, 0x14, 0x1, 0x6, 0x40020, 0x17,
            0x3, 0x6, 0x4002b, 0xb, 0x1a, 0x0, 0x20014, 0x1b,
            0x30016, 0x1f, 0x20, 0x4002b, 0x6, 0x20, 0x4, 0x4001c,
            0x21, 0x1f, 0x20, 0x40020, 0x22, 0x3, 0x21, 0x4003b,
            0x22, 0x23, 0x3, 0x4002b, 0x1f, 0x24, 0x3f800000, 0x7002c,
            0x21, 0x25, 0x24, 0x24, 0x24, 0x24, 0x4002b, 0x6,
            0x26, 0x2, 0x4001c, 0x27, 0x1f, 0x26, 0x40020, 0x28,
            0x3, 0x27, 0x4003b, 0x28, 0x29, 0x3, 0x5002c, 0x27,
            0x2a, 0x24, 0x24, 0x50036, 0x2, 0x4, 0x0, 0x3,
            0x200f8, 0x5, 0x4003d, 0xb, 0xe, 0xd, 0x4003d, 0xb,
            0x13, 0xd, 0x50041, 0x14, 0x15, 0x12, 0x13, 0x4003d,
            0x6, 0x16, 0x15, 0x50041, 0x17, 0x18, 0xa, 0xe,
            0x3003e, 0x18, 0x16, 0x4003d, 0xb, 0x19, 0xd, 0x500aa,
            0x1b, 0x1c, 0x19, 0x1a, 0x300f7, 0x1e, 0x0, 0x400fa,
            0x1c, 0x1d, 0x1e, 0x200f8, 0x1d, 0x3003e, 0x23, 0x25,
            0x3003e, 0x29, 0x2a, 0x200f9, 0x1e, 0x200f8, 0x1e, 0x100fd,
            0x10038,}
        },
        NULL,
        &shader_module_2
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    result = vkCreateShaderModule(
        device_1,
        &(VkShaderModuleCreateInfo){
            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
            .codeSize = 3480,
            .pCode = (const void *)(const uint32_t[]){
            0x7230203, 0x10000, 0xd000b, 0x8d, 0x0, 0x20011, 0x3, 0x20011,
            0x35, 0x6000b, 0x1, 0x4c534c47, 0x6474732e, 0x3035342e, 0x0, 0x3000e,
            0x0, 0x1, 0xa000f, 0x2, 0x4, 0x6e69616d, 0x0, 0x57,
            0x5f, 0x76, 0x80, 0x8c, 0x30010, 0x4, 0xb, 0x30010,
            0x4, 0x16, 0x30010, 0x4, 0x1, 0x30010, 0x4, 0x5,
            0x30003, 0x2, 0x1cc, 0xa0004, 0x475f4c47, 0x4c474f4f, 0x70635f45, 0x74735f70,
            0x5f656c79, 0x656e696c, 0x7269645f, 0x69746365, 0x6576, 0x80004, 0x475f4c47, 0x4c474f4f,
            0x6e695f45, 0x64756c63, 0x69645f65, 0x74636572, 0x657669, 0x40005, 0x4, 0x6e69616d,
            0x0, 0x50005, 0x8, 0x56626658, 0x65747265, 0x78, 0x50006, 0x8,
            0x0, 0x6c6f6877, 0x65, 0x50006, 0x8, 0x1, 0x6c616572, 0x0,
            0x60005, 0xc, 0x5f626678, 0x75287461, 0x31753b31, 0x3b, 0x40005, 0xa,
            0x65727473, 0x6d61, 0x40005, 0xb, 0x6769726f, 0x6e69, 0x30005, 0xe,
            0x78, 0x50005, 0x37, 0x6f707865, 0x746e656e, 0x0, 0x40005, 0x55,
            0x6769726f, 0x6e69, 0x60005, 0x57, 0x505f6c67, 0x696d6972, 0x65766974, 0x4449,
            0x60005, 0x5f, 0x545f6c67, 0x43737365, 0x64726f6f, 0x0, 0x30005, 0x6f,
            0x7461, 0x40005, 0x71, 0x61726170, 0x6d, 0x40005, 0x72, 0x61726170,
            0x6d, 0x30005, 0x76, 0x61, 0x60005, 0x7e, 0x505f6c67, 0x65567265,
            0x78657472, 0x0, 0x60006, 0x7e, 0x0, 0x505f6c67, 0x7469736f, 0x6e6f69,
            0x70006, 0x7e, 0x1, 0x505f6c67, 0x746e696f, 0x657a6953, 0x0, 0x70006,
            0x7e, 0x2, 0x435f6c67, 0x4470696c, 0x61747369, 0x65636e, 0x70006, 0x7e,
            0x3, 0x435f6c67, 0x446c6c75, 0x61747369, 0x65636e, 0x30005, 0x80, 0x0,
            0x50005, 0x8c, 0x5f626678, 0x6e696f70, 0x74, 0x40047, 0x57, 0xb,
            0x7, 0x40047, 0x5f, 0xb, 0xd, 0x40047, 0x76, 0x1e,
            0x0, 0x40047, 0x76, 0x24, 0x0, 0x40047, 0x76, 0x25,
            0x4, 0x40047, 0x76, 0x23, 0x0, 0x50048, 0x7e, 0x0,
            0xb, 0x0, 0x50048, 0x7e, 0x1, 0xb, 0x1, 0x50048,
            0x7e, 0x2, 0xb, 0x3, 0x50048, 0x7e, 0x3, 0xb,
            0x4, 0x30047, 0x7e, 0x2, 0x40047, 0x80, 0x24, 0x0,
            0x40047, 0x80, 0x25, 0x4, 0x30047, 0x8c, 0xe, 0x40047,
            0x8c, 0x1e, 0x0, 0x20013, 0x2, 0x30021, 0x3, 0x2,
            0x40015, 0x6, 0x20, 0x0, 0x40020, 0x7, 0x7, 0x6,
            0x4001e, 0x8, 0x6, 0x6, 0x50021, 0x9, 0x8, 0x7,
            0x7, 0x40015, 0x10, 0x20, 0x1, 0x4002b, 0x10, 0x11,
            0x11, 0x4002b, 0x6, 0x15, 0x3a34bb87, 0x4002b, 0x6, 0x18,
            0x7ffff, 0x4002b, 0x10, 0x1b, 0xa, 0x4002b, 0x6, 0x20,
            0x5c1b3, 0x4002b, 0x10, 0x24, 0x9, 0x4002b, 0x10, 0x29,
            0xc, 0x4002b, 0x6, 0x2c, 0x297a2d39, 0x4002b, 0x10, 0x2e,
            0x14, 0x4002b, 0x6, 0x32, 0xfff, 0x4002b, 0x6, 0x39,
            0x20000000, 0x4002b, 0x10, 0x3b, 0x1, 0x4002b, 0x10, 0x43,
            0x18, 0x4002b, 0x10, 0x45, 0x1f, 0x4002b, 0x10, 0x49,
            0x1e, 0x4002b, 0x6, 0x4f, 0x1fffffff, 0x40020, 0x56, 0x1,
            0x10, 0x4003b, 0x56, 0x57, 0x1, 0x4002b, 0x6, 0x5a,
            0x3, 0x30016, 0x5c, 0x20, 0x40017, 0x5d, 0x5c, 0x3,
            0x40020, 0x5e, 0x1, 0x5d, 0x4003b, 0x5e, 0x5f, 0x1,
            0x4002b, 0x6, 0x60, 0x1, 0x40020, 0x61, 0x1, 0x5c,
            0x4002b, 0x5c, 0x64, 0x40000000, 0x4002b, 0x6, 0x65, 0x2,
            0x4002b, 0x5c, 0x6a, 0x3f000000, 0x40020, 0x6e, 0x7, 0x8,
            0x4002b, 0x6, 0x70, 0x0, 0x40020, 0x75, 0x3, 0x6,
            0x4003b, 0x75, 0x76, 0x3, 0x4002b, 0x10, 0x77, 0x0,
            0x4002b, 0x6, 0x7a, 0x94e94e, 0x40017, 0x7c, 0x5c, 0x4,
            0x4001c, 0x7d, 0x5c, 0x60, 0x6001e, 0x7e, 0x7c, 0x5c,
            0x7d, 0x7d, 0x40020, 0x7f, 0x3, 0x7e, 0x4003b, 0x7f,
            0x80, 0x3, 0x4002b, 0x5c, 0x82, 0x3f800000, 0x40020, 0x87,
            0x3, 0x7c, 0x4002b, 0x6, 0x89, 0x20, 0x4001c, 0x8a,
            0x6, 0x89, 0x40020, 0x8b, 0x1, 0x8a, 0x4003b, 0x8b,
            0x8c, 0x1, 0x50036, 0x2, 0x4, 0x0, 0x3, 0x200f8,
            0x5, 0x4003b, 0x7, 0x55, 0x7, 0x4003b, 0x6e, 0x6f,
            0x7, 0x4003b, 0x7, 0x71, 0x7, 0x4003b, 0x7, 0x72,
            0x7, 0x4003d, 0x10, 0x58, 0x57, 0x4007c, 0x6, 0x59,
            0x58, 0x50084, 0x6, 0x5b, 0x59, 0x5a, 0x50041, 0x61,
            0x62, 0x5f, 0x60, 0x4003d, 0x5c, 0x63, 0x62, 0x50041,
            0x61, 0x66, 0x5f, 0x65, 0x4003d, 0x5c, 0x67, 0x66,
            0x50085, 0x5c, 0x68, 0x64, 0x67, 0x50081, 0x5c, 0x69,
            0x63, 0x68, 0x50081, 0x5c, 0x6b, 0x69, 0x6a, 0x4006d,
            0x6, 0x6c, 0x6b, 0x50080, 0x6, 0x6d, 0x5b, 0x6c,
            0x3003e, 0x55, 0x6d, 0x3003e, 0x71, 0x70, 0x4003d, 0x6,
            0x73, 0x55, 0x3003e, 0x72, 0x73, 0x60039, 0x8, 0x74,
            0xc, 0x71, 0x72, 0x3003e, 0x6f, 0x74, 0x50041, 0x7,
            0x78, 0x6f, 0x77, 0x4003d, 0x6, 0x79, 0x78, 0x500c6,
            0x6, 0x7b, 0x79, 0x7a, 0x3003e, 0x76, 0x7b, 0x4003d,
            0x5d, 0x81, 0x5f, 0x50051, 0x5c, 0x83, 0x81, 0x0,
            0x50051, 0x5c, 0x84, 0x81, 0x1, 0x50051, 0x5c, 0x85,
            0x81, 0x2, 0x70050, 0x7c, 0x86, 0x83, 0x84, 0x85,
            0x82, 0x50041, 0x87, 0x88, 0x80, 0x77, 0x3003e, 0x88,
            0x86, 0x100fd, 0x10038, 0x50036, 0x8, 0xc, 0x0, 0x9,
            0x30037, 0x7, 0xa, 0x30037, 0x7, 0xb, 0x200f8, 0xd,
            0x4003b, 0x7, 0xe, 0x7, 0x4003b, 0x7, 0x37, 0x7,
            0x4003d, 0x6, 0xf, 0xa, 0x500c4, 0x6, 0x12, 0xf,
            0x11, 0x4003d, 0x6, 0x13, 0xb, 0x500c5, 0x6, 0x14,
            0x12, 0x13, 0x500c6, 0x6, 0x16, 0x14, 0x15, 0x400c8,
            0x6, 0x17, 0x16, 0x500c7, 0x6, 0x19, 0x17, 0x18,
            0x3003e, 0xe, 0x19, 0x4003d, 0x6, 0x1a, 0xe, 0x500c2,
            0x6, 0x1c, 0x1a, 0x1b, 0x4003d, 0x6, 0x1d, 0xe,
            0x500c6, 0x6, 0x1e, 0x1d, 0x1c, 0x3003e, 0xe, 0x1e,
            0x4003d, 0x6, 0x1f, 0xe, 0x50084, 0x6, 0x21, 0x1f,
            0x20, 0x500c7, 0x6, 0x22, 0x21, 0x18, 0x3003e, 0xe,
            0x22, 0x4003d, 0x6, 0x23, 0xe, 0x500c2, 0x6, 0x25,
            0x23, 0x24, 0x4003d, 0x6, 0x26, 0xe, 0x500c6, 0x6,
            0x27, 0x26, 0x25, 0x3003e, 0xe, 0x27, 0x4003d, 0x6,
            0x28, 0xe, 0x500c4, 0x6, 0x2a, 0x28, 0x29, 0x4003d,
            0x6, 0x2b, 0xe, 0x50084, 0x6, 0x2d, 0x2b, 0x2c,
            0x500c2, 0x6, 0x2f, 0x2d, 0x2e, 0x500c5, 0x6, 0x30,
            0x2a, 0x2f, 0x3003e, 0xe, 0x30, 0x4003d, 0x6, 0x31,
            0xe, 0x500c7, 0x6, 0x33, 0x31, 0x32, 0x500c4, 0x6,
            0x34, 0x33, 0x29, 0x4003d, 0x6, 0x35, 0xe, 0x500c6,
            0x6, 0x36, 0x35, 0x34, 0x3003e, 0xe, 0x36, 0x4003d,
            0x6, 0x38, 0xe, 0x500c7, 0x6, 0x3a, 0x38, 0x39,
            0x500c4, 0x6, 0x3c, 0x3a, 0x3b, 0x4003d, 0x6, 0x3d,
            0xe, 0x400c8, 0x6, 0x3e, 0x3d, 0x500c7, 0x6, 0x3f,
            0x3e, 0x39, 0x500c5, 0x6, 0x40, 0x3c, 0x3f, 0x3003e,
            0x37, 0x40, 0x4003d, 0x6, 0x41, 0xe, 0x4003d, 0x6,
            0x42, 0xe, 0x500c2, 0x6, 0x44, 0x42, 0x43, 0x500c4,
            0x6, 0x46, 0x44, 0x45, 0x500c5, 0x6, 0x47, 0x41,
            0x46, 0x4003d, 0x6, 0x48, 0xe, 0x500c2, 0x6, 0x4a,
            0x48, 0x49, 0x500c4, 0x6, 0x4b, 0x4a, 0x45, 0x4003d,
            0x6, 0x4c, 0x37, 0x500c5, 0x6, 0x4d, 0x4b, 0x4c,
            0x4003d, 0x6, 0x4e, 0xe, 0x500c7, 0x6, 0x50, 0x4e,
            0x4f, 0x500c5, 0x6, 0x51, 0x4d, 0x50, 0x50050, 0x8,
            0x52, 0x47, 0x51, 0x200fe, 0x52, 0x10038,}
        },
        NULL,
        &shader_module_3
    );
    check(result, VK_SUCCESS, __LINE__, "vkCreateShaderModule");
    result = vkCreateGraphicsPipelines(
        device_1,
        0,
        1,
        (const VkGraphicsPipelineCreateInfo[]){
            (VkGraphicsPipelineCreateInfo){
                .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                .stageCount = 3,
                .pStages = (const VkPipelineShaderStageCreateInfo[]){
                    (VkPipelineShaderStageCreateInfo){
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        .stage = VK_SHADER_STAGE_VERTEX_BIT,
                        .module = shader_module_1,
                        .pName = "main"
                    },
                    (VkPipelineShaderStageCreateInfo){
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        .stage = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
                        .module = shader_module_2,
                        .pName = "main"
                    },
                    (VkPipelineShaderStageCreateInfo){
                        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                        .stage = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
                        .module = shader_module_3,
                        .pName = "main"
                    }
                },
                .pVertexInputState = &(VkPipelineVertexInputStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO
                },
                .pInputAssemblyState = &(VkPipelineInputAssemblyStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
                    .topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST
                },
                .pTessellationState = &(VkPipelineTessellationStateCreateInfo){
                    .sType = VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO,
                    .patchControlPoints = 3
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
            .size = 16736,
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
    result = vkBindBufferMemory(device_1, buffer_2, device_memory_1, 17280);
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
    vkCmdBindPipeline(command_buffer_1, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_1);
    vkCmdBindTransformFeedbackBuffersEXT_(
        command_buffer_1,
        0,
        1,
        (const VkBuffer[]){buffer_1},
        (const uint64_t[]){0},
        (const uint64_t[]){16400}
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
    vkCmdDraw(command_buffer_1, 4098, 1, 0, 0);
    vkCmdEndTransformFeedbackEXT_(command_buffer_1, 0, 0, 0, 0);
    vkCmdEndRenderPass(command_buffer_1);
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
    { static const uint32_t bytes[2][4248] = {{
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
            0x15ddd8dc, 0x729f0728, 0x6e85bd58, 0x82b4c50d, 0x4fc6fe17, 0xfb9cded9, 0x774fce2c, 0x300b8d0e,
            0x52893d02, 0xdc8ec393, 0x102aec3, 0xfd594601, 0x8979948a, 0x4ee3d30c, 0x5498a110, 0x4e78b9f1,
            0x9388c463, 0xf7e3eafd, 0x7b593c3a, 0x98bb9772, 0x30e2dfee, 0x387811f7, 0xa592d071, 0x4d81d027,
            0x2d93baf6, 0x3c851ffe, 0xb2a8957e, 0x1314e7d5, 0x69744827, 0xb7abba75, 0x38e5b0f4, 0x46af15f4,
            0x2482efd8, 0x55769d2d, 0x2bdec4f3, 0x59753209, 0xcab19e84, 0xf2a94b26, 0xd4d2391c, 0xbf528919,
            0x25942873, 0xb50bc6f5, 0x5a61b686, 0x6e332186, 0xa62ef7e3, 0x837c11d9, 0x974e2ee1, 0xc7551ee8,
            0x4c9b2694, 0x802d67d4, 0x1abced43, 0x6dc675b7, 0x19408c61, 0x43e3f28e, 0x7e2fcac2, 0x3a47ed8c,
            0x3c08f971, 0xa9027bef, 0xf978ba3f, 0xb5ed388c, 0xc27be924, 0x3c97357a, 0x202a515f, 0xd3eece1f,
            0x3ddab28f, 0x410b5e9a, 0xe4bdbb32, 0x92c17bd0, 0xc0547f2d, 0x75c822b1, 0xa32e40eb, 0xe193e218,
            0xa6a753ec, 0xe47d4330, 0xe096452b, 0x5fa25801, 0xf540583b, 0x33ad4a68, 0xc809d10c, 0x609eb9a8,
            0x6410639b, 0xf12cce47, 0xa997d6e3, 0x95876896, 0xde23391c, 0x629aef96, 0x66e0e7b9, 0xcb041685,
            0xdb195ca1, 0xcdef6e8e, 0xe1b37b8, 0x9e44458c, 0x28da7fe9, 0x3f7e1a0d, 0xa763da6f, 0x5ee9b41c,
            0x80b31b4e, 0x12c01dcc, 0xa78c0767, 0x79d6a049, 0x2bc722ef, 0x787b5c44, 0x14c7e9ac, 0x4cfa0734,
            0x79a62537, 0xbbc2267f, 0xab335c6b, 0xe6fd72a0, 0xd4313fba, 0xac268d6e, 0x1f82dc3, 0xa39c5c4d,
            0x6de3e22e, 0x52b90a28, 0x8cf10d58, 0xb6de3551, 0xc3068b85, 0x270632dd, 0xaf7d227c, 0x74c5c070,
            0x60bb0b2a, 0x9ca8f961, 0x85c8e153, 0x8fee281d, 0x85eb283c, 0xdebf3696, 0xb01f8178, 0x24e651d5,
            0x99620e51, 0x83e8be53, 0x5547341a, 0x8a991774, 0xb4d7c776, 0x96f0054b, 0x8bf6444f, 0xdbb226a1,
            0x47a90a86, 0x962519de, 0xb489c7e4, 0xd08e3ba1, 0xbf904603, 0xad94ecf7, 0x797576d4, 0x185f3f3a,
            0xb6eb0f04, 0xa2788fdf, 0x1122dc5b, 0x75dbd4a5, 0x9937acb2, 0xa24907ee, 0x7e60ddc0, 0x6280d5a5,
            0x732c2ca9, 0x937da1f, 0x6b9feab0, 0x28d15dbc, 0xf0f2954a, 0x26baa35f, 0x590ee299, 0x63e1b2ad,
            0x5db1d0a2, 0x622973b4, 0x40e2148, 0xa5e4d927, 0x5b7c9097, 0xc5db4603, 0xce8b9812, 0x32054762,
            0xcefeb716, 0x319ed175, 0x3bbe74ab, 0xcff77c31, 0x329dae50, 0x4ced3d86, 0xc01c5104, 0xb160d70d,
            0xcd7a14f9, 0xa3a376f9, 0xd2874e10, 0xbeb9c306, 0x445e677f, 0xcb021ff9, 0x9f8cf8e7, 0x5dfb3c9a,
            0xf429d4fc, 0x2613c9ea, 0x66a8570f, 0xfb9ce5af, 0x4744d607, 0x4fa7841a, 0xe73b2dc, 0x289bcfe8,
            0xea8acdad, 0x3728abf7, 0x29d674f3, 0x2def0cc0, 0x9077376c, 0xd0f5959a, 0xe302dcb, 0x8932626f,
            0x1bc062d5, 0xed5f8ebe, 0x14219bd8, 0x546f5bd8, 0xfca2afd9, 0x5d4cf81d, 0x6da29235, 0x3799c4ea,
            0x1675d9d6, 0x6e59d320, 0x303eadf5, 0xf788af1, 0x1f2ba0e3, 0x79655a3a, 0xd8cfc3a4, 0x40260b20,
            0x82907335, 0x9d280cf, 0x117508e1, 0x96fb050, 0x2a61a1e2, 0xf870a1b4, 0x122a03d1, 0x9b8c6657,
            0xf7dfc6a9, 0x3b47e6fc, 0x7c3b8942, 0x3aaa87d4, 0x248af7df, 0x956aeb5, 0x3b636cf7, 0xf4b194d2,
            0x323d09f0, 0x94966f5c, 0x27967943, 0xb3e6623b, 0xef71c01f, 0x54a95a8e, 0xf813e32a, 0x8680e59c,
            0x915047cd, 0xe54a2e11, 0xa38d50e3, 0xb66b580e, 0xf06d3b06, 0x78b445aa, 0xab4297f3, 0x3fdc3c5d,
            0x9defa0c0, 0x504de854, 0x5c21299c, 0x9408e5df, 0x755c07bb, 0x61301c93, 0xc73b9eca, 0x628ff692,
            0xda4b5f12, 0xf498d32f, 0x2fce5da1, 0x902c841, 0x43dbc46e, 0x3c33b662, 0x36e9bd68, 0x60dab185,
            0x6f1aaca9, 0x2b325667, 0xcfe51606, 0xcc85b1c0, 0x50954b7e, 0x26fc4345, 0xc9dcb401, 0x3774a485,
            0xb9f34cda, 0xd677c108, 0x9af529c8, 0xee54cde9, 0x35761275, 0xc7f462e7, 0xd36fb612, 0xa26b3fc4,
            0xf4d44f30, 0xc0862ded, 0xcf6a58eb, 0x61771017, 0xfba1cca6, 0x7c3fe73c, 0x7e9e9736, 0x1aa8f9d5,
            0x4b66e807, 0xf379e09d, 0x57bbcc1e, 0x5081f50e, 0x8878cd5c, 0xb0cad963, 0xd3f65089, 0xcd25307b,
            0xadfd5252, 0xd88115a0, 0xa244bd4c, 0x4dea9779, 0xf802ecf, 0x8f47ee53, 0x6ac5ce28, 0x7ec30310,
            0x14a615c2, 0x874ecb47, 0x9b86b657, 0x49c9dee1, 0x9689563e, 0x68c1c316, 0x4eb0f3f8, 0x7bbef93d,
            0xa5b0125d, 0xabeb7c67, 0x109324b8, 0x6a65dd54, 0x60a4990f, 0x4592f7f7, 0x9f74e639, 0x75bfba26,
            0x88c5f830, 0x64c72d18, 0xca9e1375, 0x65e4793f, 0x9ae36bf, 0x8953ea28, 0x72cfb226, 0x362b0df6,
            0x6672091f, 0x8fbee73d, 0x87e0ec25, 0x63c32a2e, 0xecf115c, 0x6ccb3baa, 0xce2c4503, 0xf1980afd,
            0xf1b85c2b, 0xf3b7561a, 0xd6db2706, 0xbe9b97d8, 0x5c6e6b69, 0xcb1c581d, 0xcb8ac801, 0x513d0870,
            0xa8fd17cc, 0xaa4f47ae, 0xd6342d01, 0xd57e08e3, 0x97b508d5, 0x934f82be, 0x34690d30, 0x8cbc25bc,
            0x40368f83, 0x2102c45f, 0x5139cc91, 0x3d23127a, 0x8e0d1bb6, 0x9450d102, 0x5a42dd89, 0x83f20ea5,
            0x8943cac7, 0x3f55b078, 0x3ab73370, 0x18f083ee, 0x77d4b551, 0x3f288c77, 0x150d1c4f, 0x9097cede,
            0x44496166, 0xf0f25146, 0xad4ca3e5, 0x31782a6d, 0x8db74acd, 0x44577c5e, 0xfce3573a, 0xc2ceafe4,
            0x297eb75d, 0x2daa1859, 0xb71b80d3, 0x9e59e044, 0x4a592570, 0x9c021fda, 0xd3b8f591, 0x7f481a31,
            0xa1c59054, 0x12d9feb0, 0x84132b38, 0xeea44d6b, 0xdd1afba7, 0x91a64cb, 0xdb69768a, 0xea6d9ca6,
            0x5e17a904, 0x3a886d03, 0xf564b9a3, 0xb4eb2f1, 0x27438ee0, 0x4c5faaf2, 0xc68131d8, 0xdce8bb73,
            0x8116443b, 0xb3c0726f, 0x3f326ba, 0x76394d4a, 0xe4c36f8e, 0xc60cf979, 0x5b507e31, 0x132060d5,
            0xbb4f7270, 0x180bcbc0, 0x606b4516, 0xcabeb777, 0x350406e7, 0x6d626c25, 0xe7a17894, 0xe047e9b6,
            0xfa1c999a, 0x63445bb, 0xdd7e848d, 0x2107fab9, 0x6367561c, 0xeaa99986, 0x262ecfe0, 0x5816831b,
            0x21906ad3, 0xf96958a7, 0xeb099c8e, 0x562d57da, 0xde887d86, 0x1218f1d5, 0x7b4c5a3b, 0x4db7a45d,
            0xd6137a06, 0x168ddf3c, 0x663285a6, 0xcf2e0541, 0xb790fcc1, 0xb76982f9, 0xf075522c, 0xe0a16f06,
            0xd08c63fc, 0x17802319, 0xa1da5cd7, 0x395ba411, 0x58eb6092, 0xb2f1abe2, 0x6a7ee56c, 0x613051a5,
            0xbd1e02ed, 0xc36de2cf, 0x821f34b8, 0xee45f9e8, 0x74ba059d, 0x522952b, 0x9aaee43, 0xa5e972b0,
            0x6e59a25e, 0x2233fb56, 0x960edbc5, 0xed46a389, 0x53bc0a79, 0xcffb70b8, 0x8ab2834, 0x9ac377e8,
            0x2a58894b, 0x21e6214f, 0x4db69425, 0x63119056, 0x10d5e74a, 0x1ed5a538, 0x34ba9971, 0x59508c8b,
            0x572c2c7b, 0x9de1fece, 0xaa47a5b6, 0x44b056e, 0xeec6191b, 0xcbb28a03, 0x15660a53, 0x8fc53ebc,
            0x84a1ab3e, 0xa6b9134c, 0x98e60f51, 0x5c42e49, 0xbf411087, 0x5b078a14, 0x8eb37736, 0xf04cedb2,
            0x84229b27, 0x27b6bcef, 0x3b8bf2eb, 0xfd8bd8a0, 0x6831ed0c, 0x649e7d10, 0xfe8eb5bb, 0x4964daef,
            0x656fba13, 0x299d9ae6, 0x32a30de2, 0x9e62f936, 0x3fe8a33f, 0xbb762a65, 0x9ff7a859, 0x289f46e8,
            0xe45df398, 0x6e642b24, 0x497aa7f3, 0x5798d0d3, 0x57a1defd, 0x8281c430, 0x50afc102, 0xe864f7a8,
            0x2f28c5eb, 0x399c90eb, 0x23ebecdb, 0x5847c230, 0x4a9b9908, 0x4aa6b508, 0x49880d03, 0x837edc5b,
            0x3bcd60e6, 0xf287c6a4, 0x563db5ec, 0xb49889f9, 0x5f2e7b7, 0x4740da01, 0x6577be1e, 0x66b9d4f0,
            0x40a9fbf2, 0x36eab739, 0x8f945fbd, 0xf34c5e1d, 0x17ad2416, 0x12cb944a, 0x1ccb5f48, 0x10f84521,
            0xc9aeca05, 0x838e6c7f, 0xef09822c, 0xb09dd338, 0x646523a2, 0xb21c25dd, 0xd1a062c9, 0xdd50681f,
            0x159b2244, 0xbad523fc, 0x9e5791e8, 0xe6e3347, 0x9be830cf, 0x6b52b695, 0x2f17e06a, 0xbe59cfd8,
            0x5c6e29d0, 0xa02251d5, 0xf52c361d, 0x85a1c4e3, 0x69596690, 0xf61b0f58, 0x96c47bc6, 0xfa148f4b,
            0x61c4b0a3, 0x4935d079, 0x151de476, 0x8adbe1a6, 0x6238b19a, 0x1e28dd39, 0x5bb628a9, 0x93a78ec5,
            0x6e5f8e9c, 0xfaf9812e, 0x1ef2cf32, 0x6fbabf8f, 0x15267651, 0xf5d9fa2d, 0x78897cbe, 0xfc6d5f2c,
            0x74b435a6, 0x992c6dd1, 0xbda8fc27, 0x1fdb8aa9, 0x245b30e4, 0xb85fa774, 0x201693cc, 0x1d1e59d7,
            0x3426cbf, 0x8f3d284e, 0xa8b37e6c, 0x4cf105b2, 0x78883931, 0xe9b2f797, 0x7d160237, 0xa97f5644,
            0xa2e5d452, 0x4605530a, 0xe2026797, 0xcb125b9d, 0xf71050ab, 0x1d2154d2, 0xcc619088, 0x1a11a1d6,
            0xe445bbd, 0xe75449a9, 0xa1449651, 0xb5f198c8, 0xf805339c, 0xa223634c, 0xeecca995, 0x5b381801,
            0x9d8e984b, 0x9efb6b8, 0x54cd39f2, 0xe4751176, 0xb814bf6b, 0xb1f8566d, 0x7101ea1, 0xa173664e,
            0xfaef97a8, 0x50472ffc, 0xcc5e7763, 0xa312a4a3, 0x31d75ad7, 0xf57544ae, 0xd4292d8e, 0xccea6b5c,
            0x28122dd9, 0xad646261, 0xedddd09f, 0x21292416, 0x6cd9bb86, 0xec36b32e, 0x32bcfd75, 0xa9609ccd,
            0xe9692a3d, 0xcfc750e2, 0xdeab891e, 0xf6a06754, 0xfc08d53, 0xdbda7225, 0x2fb33839, 0xb2057602,
            0x5085dd9c, 0x5c1c3da0, 0xcf44d521, 0x8db41093, 0x81976ec7, 0xde3f601c, 0xe2970d1c, 0xa65645d6,
            0x35e150b, 0x7fda7ed9, 0x1181ac55, 0x40d7166a, 0x841783e8, 0x9640e983, 0x7570d9b9, 0x597626b9,
            0x43291482, 0x9a23eae0, 0xc0c9c1a8, 0x90986f99, 0xf14a5739, 0xeda0ea41, 0x75b350c0, 0x30218010,
            0x3405c978, 0x64e255b7, 0xd3208d27, 0x69aad25f, 0xb7357696, 0x2a87ea76, 0xe6d55726, 0xdcac8b1f,
            0xe5a65a23, 0x4dae9895, 0x1b9f645e, 0xdad15732, 0xe8a18d44, 0x1e46c19d, 0xbb8ab081, 0x370ab003,
            0x23715adc, 0xe86d6fb8, 0xe659dc4, 0x38709f65, 0xf74a0cf, 0x1b54c6d3, 0x454bd00c, 0x8b785b6,
            0x8e52f354, 0x8ad66533, 0xfb9426cd, 0xc33dbc63, 0x5723760c, 0x12973bcc, 0xf05cb182, 0x44829b0b,
            0x3f7ec2fb, 0x5197b22b, 0xc37dc48a, 0xf433bffa, 0x46525702, 0xa7c93b9, 0x43420a0b, 0x2b653ae7,
            0xf87fbcb6, 0x305bc5e8, 0x686c9b10, 0xf5a6a9ed, 0xc34ae691, 0x1d1d8ceb, 0xc836ad4, 0xc0d5cba8,
            0x2a1c03ea, 0x316281eb, 0x5ac9ccf, 0x1777e2e9, 0x4e65c224, 0x129f91de, 0xce76918a, 0x52ea7d5,
            0x97864a5f, 0xdbe19aaa, 0x1251c0dc, 0x5469870e, 0x3e98a7d7, 0xf88edd3, 0x4b18902d, 0xc1b97eee,
            0x1481864e, 0x30df9f44, 0x30b8b377, 0x53f0937d, 0x1d28606b, 0x5e3e23e, 0xa0db84ac, 0x22b9552,
            0xc2cae70d, 0x7d8e5ccb, 0xe7aa483b, 0xafcf8af2, 0x491813c, 0x3ea54d78, 0xd4e4271b, 0xbf88a603,
            0x3b8446b7, 0xe109eef0, 0x84abc3c6, 0xb0493396, 0xd688eb13, 0x79902eed, 0xad586ef5, 0xb993064a,
            0x668b23a4, 0xba437bfc, 0xde122b41, 0xabaad403, 0x61736c97, 0x3d2d1488, 0xac171bf2, 0x7e82e1d6,
            0x6254399f, 0xc516da01, 0x33c5c2a5, 0xc5077a8e, 0xfa95c750, 0x48cc678c, 0xe2fcd71f, 0x59e4b087,
            0x47119085, 0xf71fc04e, 0x4e8fdb8e, 0x8408bb9c, 0x6156bdad, 0xc320060d, 0x79b5c4c3, 0x56895894,
            0xc093ab7c, 0x4016cd14, 0x5f703d2b, 0x85c8bc83, 0x2ddff6f1, 0xac832e62, 0xb2db317a, 0xd0de157e,
            0xf11c23b9, 0x8f447261, 0xfddf9ecd, 0xf63f26d8, 0xd23f0f72, 0x6a185b27, 0xe3b473a7, 0xe7bcf6c9,
            0x5f1bfc1e, 0x8ab79c4a, 0x36e7d3f0, 0x60823325, 0xd7b6c971, 0x3328fce7, 0x816d244c, 0xc4e1a280,
            0x96d93360, 0xc6f8e78b, 0x8942372f, 0xd3c0848f, 0x251d02ea, 0x787d213e, 0xb8d9897e, 0xab21dc9,
            0xb564f07f, 0x9d0a0c5d, 0x87bd5650, 0x14f9e5a6, 0x8a5d394c, 0xb4dc739f, 0x29120ced, 0x7f544255,
            0x79f7843e, 0x16c341e4, 0xb8c7ed7a, 0x7618f77d, 0x79c25249, 0xfdf618c1, 0x8b4b3a5c, 0xdebd7788,
            0xfa1afdb8, 0x8e04819f, 0xd5ecc55, 0xb3cf2e97, 0xc781c606, 0x1e852f58, 0xfcfa67fc, 0xf0cca731,
            0x13b09455, 0x2fdb6471, 0xf9939434, 0x68cf5570, 0xce36850c, 0x7aa607b7, 0x712862b1, 0x1650a37,
            0xd8bd24d2, 0x9aaf59dc, 0xf2a86b3a, 0x99902d37, 0xb37a5601, 0x257f1015, 0x9a079ae0, 0x5699bf7a,
            0x5626299a, 0xdb3ad3fb, 0x7776c45d, 0x874d329d, 0xbc510a02, 0x2895e568, 0x78f643c8, 0x1b94b9fb,
            0x69089aab, 0x3127c86c, 0x3cebce7e, 0x280f9b9e, 0x8a02d15f, 0x7d60e1d1, 0x3942b879, 0x5301ee7a,
            0xae07ae08, 0x9a77f16c, 0x7c8249bd, 0xa73a3903, 0xcb82de23, 0x31893672, 0x221b76f4, 0xf471cf46,
            0x322e376d, 0xc9062c19, 0xbd8c5c03, 0x5f21dca0, 0x54b35514, 0xc69bfd84, 0x80049b4b, 0x37ee42e5,
            0xbf8e348f, 0xb90ba086, 0x304963f0, 0x26585aa, 0x244e99df, 0xa96c986f, 0x3fe82dd, 0xd1738e2,
            0xe25355a2, 0xe2d60daa, 0x261201ed, 0xc176524f, 0xc31fb89d, 0x57116c1a, 0xf29543be, 0x721ad130,
            0xeba5dcb, 0xd3700a91, 0xe389a88b, 0xf5d9e2e6, 0x63f1bcc, 0xd4547998, 0x103cb3d9, 0x2f4a80ef,
            0xe58b7e9b, 0xb1137870, 0xfadf59bc, 0x607013ae, 0xa196a973, 0xf3f2d6c7, 0x29575ec9, 0xe06d7e9e,
            0xfc579fba, 0x323a67fc, 0xf1286fb1, 0x9b525a55, 0xdbe784a7, 0x6c573e36, 0xbcb95b88, 0x636ddb2,
            0x25426fdf, 0xdd7c60b1, 0xed25c2b5, 0xe317404, 0xe0e3e124, 0x38a08d71, 0x171cc561, 0x4be6c88f,
            0x6f19aaa8, 0x383b8a8c, 0x24e5ef62, 0x700ca3b3, 0x393eb36f, 0xe1020e25, 0x91917ad6, 0x10c5524a,
            0xd2df8750, 0xf2a4bb33, 0x59c06b97, 0xcb0a4433, 0xd3d3d016, 0x5a9f73d2, 0x431054e, 0x80cef1d9,
            0xbb4c5a07, 0xeda4422d, 0x99c14006, 0xbc6b7912, 0x166b6b48, 0x82e409c7, 0x9d4edee3, 0x37fc189b,
            0x8b15b2c2, 0x48452186, 0xa83de9e6, 0x8a80ebbd, 0x594a3eb1, 0xa9852803, 0x9b6f12e6, 0xaaa117d2,
            0x2a705176, 0xbcea132b, 0x9bdcbedd, 0x635f8e81, 0x2f331a76, 0xa4ebdfe8, 0x4c828f94, 0x18e43971,
            0xddd69c1d, 0x35b11687, 0xa5db56f2, 0x1885a518, 0x6ef43762, 0xe6ae5f9f, 0xdfa8f4ab, 0x950dda3f,
            0x28db5ce0, 0xd06f2f9e, 0xce90c382, 0x2918d315, 0x7572442b, 0x19b7a0d5, 0x2a6712ee, 0xa67da57e,
            0x12f2b9d0, 0x6352e907, 0x87d07a49, 0x7bd1f6c3, 0x6cd7182a, 0x90b71944, 0xa4bc296e, 0xd5ba018d,
            0x792c0635, 0x7ddd2e38, 0xce711878, 0xb003ad68, 0x56023f1b, 0x6fb431fb, 0xa9deca73, 0x4729200e,
            0x80a35e38, 0x1cbdc5ce, 0x4a2c010d, 0x41be6753, 0xeb880ac1, 0x9943c45c, 0x72fdec36, 0x62972b2c,
            0xeabcc5a7, 0x6b2afe21, 0x8ba8504f, 0xd3ebdad2, 0x4421211e, 0x4cbf7112, 0xec9607b5, 0xa3a4d459,
            0x4df2dc0d, 0x49a55412, 0xd4cbf5ac, 0x501b1f30, 0xb2ac4d75, 0xddeecc97, 0x7b32b0b9, 0x37810270,
            0xdceb550c, 0xeea6ed26, 0x44b86b77, 0xd9149e1b, 0x15f1d64d, 0x51c3cc64, 0x5801c382, 0x2a98cb5c,
            0x9ce27983, 0xeb581021, 0xbdfb28f3, 0xc1679ad2, 0x228b3558, 0xcca35ea, 0xc6c6710b, 0xe7ba9e43,
            0xb7bd5ef9, 0x1e897a1a, 0x5c2d3332, 0xf416f302, 0x77b0ddaf, 0x793c5cb5, 0xc131fc21, 0xec5948b6,
            0xf6b71926, 0xb6a803d8, 0x915025c5, 0xf54e1ae3, 0x1bb324d7, 0xc6cba4fc, 0x2499994c, 0x48ba5160,
            0x9dea89db, 0x7964ea3b, 0xc5bd449f, 0x9a7fa2da, 0x3e4f4172, 0x14ec113d, 0x17dcdfd1, 0x43d6a689,
            0x1101a83c, 0x34cf9076, 0x28138b56, 0xef0dd43, 0x51d6ad85, 0x250ab455, 0x2bcb1a62, 0x6338ed4,
            0x903d81bc, 0xfed457b1, 0xf9f037ab, 0x4f2c4465, 0xe59f708c, 0xee25d51c, 0x6c3f3114, 0xbad4858b,
            0x35fa38f1, 0xc58e4279, 0x4fd7be72, 0xf09715f8, 0xb2370768, 0xbcf68357, 0x1fd6bed1, 0xcf2e3087,
            0xeb0b9496, 0xfa3b63b0, 0xe29939e, 0xe82a71cd, 0x47227c49, 0xb391746d, 0xf509f4ac, 0x74ad5322,
            0xe8b8c994, 0xc182fab, 0xb944746f, 0xdd2392ab, 0x211b78e2, 0xbe5f3176, 0x72125718, 0xd4aa4d9f,
            0x354002f5, 0x8f956057, 0xd9f5d69e, 0x223341c4, 0xca446d6e, 0xc13e9b8d, 0x1ff052db, 0xe7fd4095,
            0x86295e36, 0xccc5cf8e, 0x56fc2106, 0xcf805b65, 0xe90cc0a5, 0x1b214acb, 0xc4634c7a, 0xce079d8c,
            0x3e40577c, 0xf9020943, 0x651ec697, 0x7335f673, 0x800502a2, 0xac29dbce, 0x7854e392, 0x5d021589,
            0xd108e40f, 0x55677682, 0xc0d3628, 0x40adc90e, 0x32e67b6b, 0x29069367, 0x2dc4ea65, 0x5fd9c498,
            0x262f7c4e, 0x1aef2944, 0x8c6299df, 0x2b36216d, 0xa5de0ad7, 0xe16d8218, 0x10996a42, 0xae36718,
            0xe6c4a117, 0x3c86261, 0xedf2801f, 0x8dafba3e, 0x38537778, 0xf2f5371e, 0xb2ae01df, 0xb58a6cc7,
            0xe35e3025, 0x9fb11ade, 0x922d91ce, 0x3a49f33c, 0x8c1207c5, 0xf4cca47, 0x2fdc066b, 0x7935a6c4,
            0xbc3f017e, 0x947609d2, 0x983c35c9, 0x81601aeb, 0x794922b1, 0xcd3726f0, 0x967387d2, 0x28383740,
            0x4d00b31, 0xbc2b8b9, 0x954d9847, 0xe7c3a2c8, 0x483707e8, 0x527a75f4, 0xfc9ad7a7, 0x65a6f631,
            0x3fa506fb, 0x2e953244, 0xc281cb60, 0x52fcc104, 0x4b7c4f03, 0x9f88e65f, 0x77d79a51, 0x38c930c8,
            0x2e8305d8, 0x9c569f50, 0x150aedd7, 0x935a5639, 0xf1d1a8b7, 0x263d20d8, 0xa86d5b60, 0xde98b98e,
            0x631cd30f, 0x7d8cd237, 0x1b63e20f, 0xc07bac4e, 0x4201c706, 0x587a4911, 0xfdb2a7b5, 0x41fef0fb,
            0x15a752ce, 0xe25d0a9c, 0x8e859d4a, 0x2adea70f, 0x29641fd9, 0xcb94be79, 0x3ff9e8f4, 0x8e613832,
            0xc8c7af70, 0x2c02b5e5, 0x439e5d01, 0x2d76fc7f, 0x8975b63c, 0x50c1a5ee, 0x329133e2, 0xb6b4c373,
            0x3be008e5, 0x87786c53, 0xc367be72, 0x9453d3d6, 0x5aa5137c, 0x2087f29, 0x7b40239, 0x7be07897,
            0xf12fbc2c, 0x2815d15c, 0x7021d994, 0x41cdd97, 0x61b6e68f, 0x591f7697, 0xd714242, 0xc0174df2,
            0xda8eb70a, 0x2e8c4b5d, 0xc9c05afd, 0x1ded8a1d, 0x9fbc058, 0xd2d7bb12, 0x36a09b70, 0x724a593b,
            0x152e1245, 0x97bf0ac9, 0x934176bc, 0xec4d0b38, 0xd0ac1b94, 0x138c9b41, 0x7c8de3d, 0x89b3889f,
            0x4a2b8888, 0x78112938, 0xba2e01fa, 0x4b6e07ab, 0xa11c36d1, 0x8125d4ad, 0xd44d1c8e, 0x921319dc,
            0x7258fda0, 0x7d3065d1, 0xeb56ec2b, 0xf3bd34a3, 0x9eb98ad4, 0x655872e, 0x7e98f3b1, 0x836663b1,
            0xf53a36a1, 0x9fafe0dc, 0x7c9990ac, 0x20297544, 0xa6542339, 0x37d49157, 0x1182f0c7, 0x7f03cc44,
            0x68b36422, 0x4b973b2, 0xa006edaf, 0xb1e64d35, 0xdbee388d, 0xc9154c8a, 0xe2075a96, 0x10ed6128,
            0x8a5a2d47, 0xe3baba89, 0x398a2af1, 0x9379ba6a, 0xdcc1cbec, 0x9021233a, 0x94bc834d, 0x1ffc28b7,
            0x914c4035, 0x67bb4270, 0xc4b31972, 0xfa23fd50, 0x90387353, 0xbd9ea66d, 0xdb160c8b, 0x991f5050,
            0x7e056f3a, 0xec40dbe, 0x9aea095b, 0x49ee34f3, 0xb1974263, 0x3523eee6, 0x6a672d20, 0xcac6ab76,
            0xf4e417a1, 0xa922124b, 0x9bdd8059, 0xa7d33cb4, 0xb2ef137e, 0x6ee81f14, 0xa0b69d57, 0x15e2fcd9,
            0xa751344d, 0xb0df9a6a, 0xecd117a4, 0xd82c2f58, 0x91e27b4d, 0x67643c51, 0x210d2253, 0x9435dab8,
            0x90471fca, 0x8a302bb6, 0xcb3805e7, 0x616a0cbd, 0x6b1f3899, 0xfc27e82c, 0x7a9985b0, 0x222793c,
            0x47d0e17f, 0x5dfcca83, 0x6337b69c, 0x4007067a, 0x86f3dbd8, 0x344ab767, 0x31023765, 0xa780b8e3,
            0x3d593c62, 0xc4e77412, 0x2e7a930, 0x2eccb565, 0x2fea856d, 0xf9e2d62b, 0x67a33a88, 0xe64b62fe,
            0x6c9121a4, 0x902e43cb, 0xd78e1113, 0xf3846609, 0x3c54630, 0xd2ad8104, 0x69d5f3c, 0xda807f23,
            0x25984e57, 0xe5e8e61f, 0x6b8fa4a6, 0x56215f42, 0xde19e712, 0xa492edc1, 0x7f3c64ad, 0xdf1c0621,
            0x659dea7c, 0x50138d88, 0x2a89e554, 0x4ec865a7, 0x671692a1, 0x632bd287, 0x2f290c92, 0x20632de4,
            0x845ec93a, 0x5ada5309, 0x1ae0a97, 0x13dee45, 0x7b4b902c, 0xd8c5b99a, 0x4a183902, 0xd49e716f,
            0xfb2ad695, 0x73333e1d, 0xb5559e72, 0x2cf7a7e0, 0x545aede6, 0xd7a0bf9b, 0x451abceb, 0x4db190e9,
            0x3267f4d6, 0x9669a528, 0x2ea4c9da, 0xe95cedf1, 0xbf24e043, 0x71f36e1f, 0x1cc3a69c, 0xf63b03e6,
            0x9a288f52, 0x25deafdf, 0x414628f9, 0x9b979e8d, 0x18e5dcc6, 0x28111bc, 0x9432dd47, 0x77307d23,
            0xf9ac7eaf, 0xf9591cb0, 0xa06fba5e, 0x4d3bfea, 0x6c42151d, 0x81a27b51, 0x5ce94b7, 0x5811ad6,
            0xe41deb4, 0x6847cd24, 0x16bc81c1, 0xf5419c7, 0x818aa23f, 0x19c3e6bc, 0x683f432c, 0xaa398d52,
            0xb878f1f3, 0x69d888ab, 0x27689653, 0x35d92c64, 0x8efb95d2, 0x1c63b362, 0x5a3af793, 0x7354feb7,
            0x19540e61, 0x7fd3f0ba, 0x709f93ae, 0x769f4d88, 0xea145d33, 0xe7bed43f, 0x4bce6e8f, 0xe7eda62a,
            0x661b9b9e, 0x3a1e637a, 0xece4d331, 0x9fb89c9d, 0x1f6f7469, 0x235d4660, 0xb4eb19fa, 0x46699f0,
            0xcebc2321, 0xb1a06203, 0xef797239, 0xd3b74c30, 0xe6ab5f2a, 0x38a04f70, 0x5420891f, 0xd1cc661,
            0x2ddb3877, 0xca035418, 0xdabfab20, 0x32be7576, 0xef1a692f, 0xcfc6cc17, 0x4f89c295, 0x5e4d4a94,
            0x3c29030e, 0x7406bfb4, 0x53fccd9b, 0x79fec29d, 0x5159c8a1, 0x4821fefa, 0x7e2bafcc, 0x3e80e598,
            0x75084fb9, 0xb90ab825, 0xd5d328fe, 0x6c2d1878, 0x96b36d5c, 0x4ea0fc7, 0x994ca56b, 0xc3b29ee3,
            0x4527eefc, 0x96856e3a, 0xe8d5e3aa, 0x4a36053d, 0x2b847349, 0x9582e47b, 0x57dddc1c, 0x7821541a,
            0xaaad4b6a, 0x7ce4198b, 0x9fd6ea69, 0x51dc0c29, 0xa99f526a, 0x9ce9cf60, 0x1201c918, 0x58602f29,
            0x139498d7, 0x2f68d201, 0x5da98068, 0xbec7f1be, 0x741bef36, 0x6aa86527, 0xe3a6f2b5, 0x99d2d84d,
            0x1feb1626, 0x886f7952, 0x18d5bdd4, 0x6a54e907, 0x85ae8243, 0xcbcde093, 0x7f17f226, 0x6ab94f42,
            0x8ab4f53e, 0x8cccef45, 0x4b32f813, 0xa7997845, 0xf1c7e0a4, 0x84350738, 0x9cae655c, 0xd6b6fd8b,
            0xa91c086f, 0x79d1ec3b, 0x83831034, 0x983b3d84, 0xac62f9ea, 0xb37815fb, 0xad624cfb, 0xc36d240b,
            0x88b326b2, 0x924591ca, 0x1adef75a, 0x75d29bd1, 0x413c8a81, 0x571bf8b1, 0x6e3f06b2, 0x866fd7c8,
            0x5c421b98, 0x8b1ec1df, 0x538ed08f, 0xcf35448f, 0xc0a1eafe, 0x50899d8e, 0x1e0c8965, 0x1f10c757,
            0x4be8ce8f, 0x431d8a8c, 0x14c9ea5e, 0x7015a3a6, 0x404cbf83, 0x99f8ef11, 0x6d7aa4bd, 0x1d873272,
            0xd6eb5210, 0xdaad992e, 0x42765f81, 0x8b244727, 0xbf64d2fb, 0x7fe138b0, 0xb8370ffc, 0xba87efec,
            0xb48645ef, 0x957e60f3, 0xef664a3d, 0xa9a12c18, 0xbc896dfc, 0xb48727f2, 0xa68061ed, 0xe1ea564d,
            0xa1aeb8e9, 0x4d8ba28c, 0x4027236c, 0xc613ddf0, 0x3a1449fb, 0x9d86686b, 0xf7737ec7, 0x1755b8c2,
            0xb0798566, 0x2ef273e6, 0xc8c55b9, 0xed60cead, 0x7b379c17, 0xfcf8ed0, 0x453cbc4, 0x90ecbb36,
            0x4cce4b1b, 0xf788768b, 0xfd19e4bf, 0x89393422, 0xd4d3ab92, 0x4c1803fe, 0xbe983949, 0xbd82dc93,
            0x105c2bd, 0x60538220, 0x80381d0, 0xfc6247bc, 0xcb3a9787, 0x850a8241, 0x3c598cb, 0x3a2df8e6,
            0x4a856d40, 0xe89c4db2, 0xdd24e5a5, 0xc724b637, 0x4f23660d, 0xfa9d50e4, 0xcc4fe394, 0x6c0a8344,
            0xcf949db5, 0x43300e05, 0x6135584e, 0xe4b776ac, 0xce81f1a2, 0xe424bd99, 0x47108b13, 0xf3a862b9,
            0xd14ff698, 0x647b5e1a, 0xf6dbb7a0, 0xd61e1509, 0x79226341, 0xcd96f417, 0x87fbacc6, 0x2c83c46c,
            0x580d3794, 0xb028ade9, 0x2d40e26f, 0xa1600cb7, 0x8d671ce6, 0x3e5f256a, 0x9a2705e2, 0x86a6d3c9,
            0x7fc068cd, 0xb3a8247, 0x2dc5f074, 0x320989b0, 0xfa09bb42, 0x6e42d7af, 0x532c669b, 0xd04e83d,
            0xafcfbc02, 0x3485af7e, 0x3eb85390, 0xb0fa7f15, 0x1790ac5d, 0x37cf303d, 0x9115c4ce, 0x405fc198,
            0x30042170, 0xba08050b, 0x979aaed7, 0xf77b6643, 0xe34d222e, 0x90a919c2, 0xa64e19ec, 0xc2801bf7,
            0x1b8c5667, 0xbf751e01, 0xb3dd28da, 0xcac38ff8, 0x3a888776, 0x30a514f, 0xdb669425, 0x3613679,
            0xd4d7260e, 0xc0ad07f8, 0x2c5c4fd4, 0xdf20f19, 0x91dcbad3, 0x4d5baa97, 0x560bda7c, 0xf6734d20,
            0x8846ab42, 0x3fcc95fd, 0x21f628e1, 0x8175327d, 0x6855b27a, 0x5abdaf1c, 0x2aaaf1eb, 0x99580d3d,
            0x73d89c27, 0xcbc1bade, 0x3a271a0a, 0xe4797742, 0xe36ebcd, 0x6b5a6325, 0xa5c4aaa5, 0x2dfb02fc,
            0x6c713828, 0xc6c39b90, 0x2eb6f1f7, 0x238cf923, 0x6d86c033, 0xb765c874, 0x44f3a906, 0x508b5306,
            0xa090d197, 0x45f6ae13, 0x41ce4001, 0x5d8fde82, 0x76afbf36, 0x4c5d7f2, 0x366259f5, 0xcfb296b1,
            0x3322cc03, 0x578d561a, 0xa881cd94, 0x7cefbd26, 0x48b83705, 0x4b9cda17, 0x6577ca31, 0x2709c808,
            0x7c7b4544, 0xcec2c594, 0x580ce911, 0x45884237, 0xa789ca6f, 0x81f1be54, 0x4eafc512, 0x86aceb0c,
            0xba5857ef, 0xc982440f, 0xc79b3c0f, 0xb37f6414, 0xf0793d4e, 0x88be35d8, 0xbb7aaded, 0x330c1a79,
            0x89edd0db, 0x6259eab8, 0x745b0bbc, 0xb05a1bee, 0x9b62fbdb, 0x756632af, 0xb129def3, 0x84a112b6,
            0x1a45635c, 0xe2e4df20, 0x6de4c1b9, 0x6320a87f, 0x453dd483, 0x6efbdea8, 0x5c4ba19a, 0x5eeef576,
            0xcf1e7fdb, 0x15a65c65, 0xefb55436, 0x12d38418, 0xee58548, 0x32c8ad61, 0x33ee857b, 0x2dd0a261,
            0xe1f97a24, 0xeabdcc2e, 0x5e39838c, 0xea16e557, 0x93a8cdc9, 0x7f6c68c7, 0xf3653442, 0xbcbf34fc,
            0xee936bca, 0x1eb0fb55, 0x75fa74c7, 0x7566ae47, 0x37472a90, 0x7603f5c2, 0xa645f7e8, 0x988a03bb,
            0xe76634b7, 0xd72eb49b, 0x39cf8afe, 0x288d0dda, 0xb86dcd56, 0xbc14cb7b, 0x410a1a07, 0xc1a87a69,
            0xfd03f0be, 0x32492532, 0xac42a374, 0xc6f091e1, 0x231458e3, 0xe37160ab, 0x1390c8c, 0x8c13795e,
            0x1ee259e6, 0xe86c55af, 0xe518ceb1, 0x4f3b660b, 0xd1ab7298, 0xa60fef64, 0x70cc9136, 0x32280beb,
            0x9772608f, 0x9f15cea1, 0x24e56028, 0xba6971a2, 0x121897d4, 0x2552431b, 0xcb842691, 0xb9fdb48f,
            0xa2099664, 0x24f177e8, 0xd28217c2, 0x9b2c976f, 0x1ddc64db, 0xab717c87, 0x26efe4f2, 0x46eb3d28,
            0xb4a41d7a, 0xb5f2256d, 0xb1309c7b, 0x25fb62e5, 0xd6733ab0, 0xb217c57e, 0x3eee2df7, 0xc9be9b73,
            0xb3fcea69, 0x57f52a2c, 0xfe033028, 0xe21dc9ee, 0x609aeba1, 0x831a65b3, 0xdf5cca17, 0x55671688,
            0xc88d2ef2, 0xc48fd7fa, 0x6a5e43a7, 0xfb3c33f1, 0xc9ce02e1, 0xaff9a6de, 0x424fc35a, 0x6ee11792,
            0x662aab91, 0xf261649, 0xa3c802d9, 0x635da4b0, 0x3c291b60, 0xecf30710, 0x90aae1c7, 0x49d07497,
            0xe10ca60f, 0x2d9d9264, 0x260d4958, 0x78f3b336, 0x3ac4af5b, 0x6be2a247, 0x1d13ea55, 0x9101e0b2,
            0x6047df8e, 0x4ab2df74, 0x96b289b1, 0x15368247, 0x29d5125b, 0xfbe5a23a, 0x32595f66, 0xe4341f1a,
            0xc0acf3e7, 0xaf6870db, 0xe11f4021, 0x7d49ecf6, 0x6c3525ba, 0xb636ebf4, 0x1d807bdb, 0xe9ac3e2b,
            0xf951762d, 0xf8ab2c44, 0xb6a765e0, 0x50b87b5c, 0xf58af7b1, 0x2deef6e3, 0x65634023, 0xea0fea82,
            0x32135dea, 0x927a7d9a, 0xdccdfc7, 0x37502613, 0xbf85d679, 0x2aefb8d6, 0xfa73d9f0, 0xfa36bb22,
            0x87369d3f, 0x39d282f5, 0x99116c0, 0x5c61ec46, 0x489d9ff4, 0x1e78e9bf, 0x7138d125, 0x65508015,
            0xd9a3dcb6, 0x48154cfa, 0xe2c3618c, 0x8fad9a7, 0x2d7241e9, 0x9772ae7b, 0x2ddd9aec, 0x2aa52ae8,
            0xe5dc3f6, 0x5a5e9705, 0xf5e498cf, 0x53362ed5, 0xb791a064, 0x32f7b5ec, 0x487133fc, 0x9450c76b,
            0x5fbea62d, 0x45989ceb, 0x136bc8cc, 0xb461a30c, 0x2eba9e2, 0x6844471d, 0xb9a0a873, 0x3beacad9,
            0x2d6d30d2, 0x8e63e554, 0x7058b71a, 0x2294a3f1, 0xc3b8d6fb, 0xdb7b8a11, 0xf5b96c3a, 0x2bd752a,
            0xd8aa9510, 0x26a8315f, 0xbdfc6e01, 0x678de61f, 0x5337527e, 0xda0115ee, 0x948415c4, 0xb06e4fd5,
            0xcf683e07, 0xc97f1605, 0xc04160f4, 0x673130e, 0xaec639da, 0x3d607d79, 0xb0c043d, 0x7303e0c1,
            0x8a33d6b8, 0x6047f994, 0x9632f5c6, 0x3f540dbf, 0x750624b3, 0xc305fef5, 0x846f46be, 0xf2193916,
            0xf0aafb2e, 0x69c68b9d, 0x311a9a4d, 0x3fc5eca6, 0x9a019cc4, 0xcc4bc70c, 0x5ca42795, 0xaf8499e3,
            0xe9724823, 0x11877026, 0xe4d75a1c, 0xe0ad951a, 0x26867d75, 0xc9e64d13, 0x17a46e47, 0xc9e35e1c,
            0x70b99e90, 0x2c1b536e, 0xde14cb0b, 0x9da8dbc7, 0xcf526c0f, 0x8bc73e0c, 0xcc55dc6, 0xeeb059c,
            0xc8364381, 0xb70cdc75, 0x79f27229, 0x7a94ca0, 0xf467d99c, 0xb61f9f60, 0x64024bd7, 0xc75e4c8b,
            0x83fcb01f, 0x49cb8cfe, 0xeefefc8, 0x78633f1e, 0xbeb2a171, 0xf1f60aa7, 0x9d258845, 0x15bf6ac8,
            0x853fdde, 0x6e442d26, 0xc8ae8f77, 0x73e84ccd, 0xcbbb368b, 0xc551f6a6, 0x90fbb136, 0x2c24bc2,
            0xa440655d, 0xfdfabaa5, 0x17cd32f1, 0xa163166c, 0xaaddaf4c, 0x7ce48738, 0xe3b463a1, 0xbf381a9b,
            0x81098037, 0x1ab728b8, 0x947b8754, 0x8ed8c5a6, 0x3fb62d09, 0x917a285b, 0x9bbb264d, 0xb20b7254,
            0x18dd55b8, 0xb84a137c, 0x87c0a74b, 0x55bc10df, 0xa3858463, 0x94dbd042, 0x42e70dfe, 0x181c5349,
            0x3c4f12f, 0x81c20cbf, 0xa11b88da, 0xbe6ffe3a, 0x7a8b2daa, 0xe22e611f, 0xd7920117, 0xa3965ac5,
            0x1b55664a, 0xe0dd3e1a, 0xc415c102, 0x2470e36d, 0x93e037bb, 0x7f4896b3, 0x25473a50, 0xacdf12fe,
            0xb067afd6, 0x3e727373, 0xfd1c2031, 0xb1c4f4e9, 0x5ff38896, 0xfe23c11c, 0x4ca3a98c, 0x90207173,
            0x59101887, 0x8da6a6b7, 0x51777e5e, 0x1ae53f42, 0xf4d5b718, 0x3ab29f69, 0x2388545d, 0xdd98620b,
            0xf3a15624, 0x6aa7cd90, 0x50e67b8e, 0x3eb4af37, 0x4b0a7a93, 0x907b049, 0x6fe3cc9c, 0x44019b86,
            0xdcb4b906, 0x48788f8f, 0x7843841, 0xc5db4031, 0xb97f9cf2, 0x4633597c, 0xd6f2011c, 0xaa7abbbd,
            0xedd69e77, 0x112bbacd, 0xd2119088, 0x70056dc2, 0x4be45b0, 0xdb3cf983, 0x6930aa2f, 0x356d7af1,
            0xcc65be7e, 0x7217eb12, 0x3e425bf4, 0xc5909b81, 0x23d4d0c5, 0xaf514a61, 0xb8d7a864, 0x34152be8,
            0x787c695c, 0xd7b2a98b, 0x2d50aeeb, 0xdd5376f2, 0xf023a6b6, 0xf63751d6, 0xde2edf9d, 0x5356852b,
            0x21a276d3, 0x195316c8, 0x3c258a4e, 0x42796fce, 0xf87ecda3, 0xe738b3a1, 0x3b1e74f9, 0xebc582b6,
            0x32330ae4, 0xa45d7d4e, 0x4c093b9, 0xe14ae0cf, 0x57209a21, 0x3597a0fc, 0x1c7167ca, 0x122fabb2,
            0x8e3a7131, 0xe5bcb4a5, 0x432c1af5, 0x7769744c, 0x18abadce, 0x44be9b0, 0x684cb527, 0x313092f1,
            0xfb6e82ab, 0xdfdbf2d2, 0x4bd9b38, 0x1ccd9d56, 0x1aea933f, 0x15c0c039, 0x45b55275, 0xf12b8012,
            0x8ab7f1ba, 0x6e505ba0, 0xf25e3325, 0xbba230d5, 0xef8768fb, 0xed9d401a, 0xe4a74112, 0xc8527718,
            0x2888314d, 0xadeaccdb, 0x5d419493, 0x61311e58, 0x8e23f5c6, 0xa65425c6, 0xb94c19f3, 0xa74e1ce1,
            0x57732a89, 0x9a234cce, 0x2ad3d306, 0x30c69f9c, 0x45f49579, 0x1b10b889, 0x41edec7f, 0x6ef5ca9c,
            0x242fb94c, 0x74d89d98, 0x3f32ab6f, 0x9b22fc67, 0x8d51f2d3, 0x38491c72, 0xec019704, 0x20acbb5d,
            0x2b0c7d61, 0xff2ac4f, 0x295bb268, 0x7af92aa4, 0xa62fcdd8, 0xae9e0bd9, 0x835c33c7, 0xc76224eb,
            0xef7d381e, 0xa4ab28ea, 0xb0618df0, 0x48de8961, 0x1f9621cd, 0xfb54d0a5, 0x493f0604, 0x8a8d094a,
            0xb4bbe168, 0x7a02f52f, 0xd38c4685, 0xf538e073, 0x65017c12, 0xa4935750, 0xdecdd18e, 0xd4820565,
            0xbd14e07b, 0x59d87e09, 0xf892ab0, 0x9633c96e, 0x9ad98754, 0x18e403f3, 0x9756c64f, 0x43c4ac17,
            0x8f8b1e38, 0xb2d50962, 0x64fe093a, 0x60d6474b, 0xd3a02685, 0x87174e39, 0xd9b59c8e, 0x6a709d0,
            0x5042ed34, 0x9288d529, 0x5be23c0b, 0xcf972c77, 0xa30dea64, 0x6cd97526, 0xe8aaeb9a, 0x8c486531,
            0x55baaa11, 0x2399d8dd, 0x5ea7f81c, 0xae91f134, 0x86ec5142, 0xe1aa238f, 0x9f3ede57, 0x579f761d,
            0x2499f0d2, 0x7a65df42, 0x709a9f28, 0x65bcf1d5, 0x2d5a7273, 0x25ed2063, 0xa2e936e0, 0xd8558f04,
            0xe0921518, 0x7fb273d7, 0xfdd4904b, 0xe5c5264e, 0xb4bd74ee, 0x427f6572, 0xf2364b35, 0xc9aceb27,
            0x2f960699, 0xa3110ee4, 0xc891bcc8, 0xbc994388, 0xc8805b05, 0xad98e101, 0x618084b7, 0x134b5432,
            0xbae91c08, 0x8e2171c6, 0x1808df41, 0x77c0f8af, 0xa3488ae7, 0xad73d8f8, 0x6c1d07a6, 0x886bd7ce,
            0x7a521daf, 0xcb3c1017, 0x8562f8d5, 0x1fd2e96, 0xb8c9bb16, 0x4e857f8e, 0x3e36a385, 0x27c8f475,
            0xa3a490f3, 0x2b57647c, 0xeaeb0734, 0x9834a514, 0x205ee163, 0x19a03059, 0xb5cf5e03, 0xebe19a2c,
            0x1eb39d60, 0x1ce68d62, 0x28a0b76b, 0x13da6677, 0xf7f19641, 0x157b3062, 0xae775d6e, 0xe6c2a3b2,
            0x9a1a054b, 0x97e69e6f, 0xfbfb16b1, 0x87554e52, 0xd031838c, 0xf80c7ba0, 0x72c83c7, 0xdde4649b,
            0xfd2f3caf, 0xb21dc468, 0x544141fa, 0xec867198, 0xd72cc197, 0x61306833, 0xf1893abf, 0xb487da76,
            0xf60ba5b8, 0x203427d6, 0xa9be7975, 0x2ddaeec7, 0x757f203f, 0xb283927c, 0xf82db3b6, 0x1a1e69fd,
            0x296a47e3, 0xdd74349d, 0xb519927a, 0x660f58da, 0xcaa749a4, 0xfa1601b9, 0x4b465f13, 0xfd7e6aad,
            0xb739c878, 0x3009a002, 0x1c1957ec, 0xc460579f, 0xed108dab, 0x61384025, 0xbda39886, 0x1413dde2,
            0x50534d0c, 0xe69a4dad, 0xcf52d6a9, 0xcb329613, 0xd2b6ec4, 0xdc4d6398, 0xfe05cbaa, 0x32f2b165,
            0x3deab479, 0x1d1a8e79, 0x1fa5e864, 0x82e579aa, 0x22559358, 0xa4dcf5e1, 0x7f807ac9, 0xf5953657,
            0xd1c7701a, 0xfcb37340, 0x10945338, 0x9ed65d49, 0xe15a9427, 0x2dbf3c7d, 0xc3f1ec18, 0x8e6db9aa,
            0xa26819e4, 0xb06223f5, 0xa36c4cf1, 0xa773241d, 0xcb7534e4, 0x689541b0, 0xb42269f2, 0xe8ca392f,
            0x95f47acf, 0x2b5de86d, 0x72fd22ae, 0x9e61b7ee, 0x58661fa4, 0x77260fad, 0xc758900f, 0x1597fe5b,
            0xf211602e, 0xc4bf8d16, 0x1aae6b62, 0x49ee7d75, 0xf9209e3d, 0x1103d451, 0x56c97e9c, 0x28c98154,
            0x4ef08192, 0x3860543, 0x8dd064d9, 0xfb4f8a24, 0x28e1065a, 0xd2e37912, 0x29e8343, 0x35d05b5b,
            0x6f7c2229, 0xadc9bc72, 0x9655f258, 0xb4fd9d30, 0x22d02bdd, 0xd35c1187, 0x911ea657, 0x87b35446,
            0xad70cc6, 0x7429a336, 0x444a69eb, 0x47768cbd, 0x71a6a42f, 0x59cbea24, 0x5c811b40, 0x96a1c956,
            0x2afacfeb, 0xc162647f, 0xd3a8aaad, 0x5707e02c, 0x5ea5493e, 0x20abd7ec, 0xc87a1f89, 0x932ca865,
            0x45c25adb, 0xb58dd488, 0x5a2fbd1c, 0x427c677c, 0xda8cb1b7, 0x1f26eee1, 0x5777b02b, 0x61c71cfc,
            0xaca30d6c, 0x7cf4bd52, 0x4e88411d, 0xe192d88b, 0x4939400b, 0x439382fa, 0xfe9dadca, 0x2e88d302,
            0x807ab54b, 0x4bcc3017, 0xc77b0697, 0x3b1dc642, 0x408f4df4, 0xe82cbc6, 0x5534b319, 0x4d86760d,
            0x3b95c4f7, 0x3e73ac80, 0x40093586, 0x9eec5504, 0xe776bd2f, 0xdb21a3b, 0xafe58ae5, 0xadda26a,
            0x6e93346, 0xc8e8d90a, 0x79a0839d, 0xfd526051, 0x3bf0825, 0x4ad722a8, 0xc4114714, 0xe4a2df03,
            0xdbc25b1d, 0xd59c440f, 0xc5d3fc06, 0x949188ce, 0x38635550, 0xce106719, 0xdd8c991b, 0x2968fa5b,
            0x99dd10d6, 0x865b10ce, 0x8a1f4dce, 0xf04ad70b, 0x7fbebfc9, 0x93427089, 0x2b81e432, 0x60b52fb4,
            0x5adf799c, 0xc349f5d, 0x3f3adc87, 0x5b2c08df, 0x7d2bd4c0, 0x8801f5c4, 0x8c299fda, 0x3e3ee56b,
            0x710c04af, 0x754464bd, 0xf1eb1c30, 0xf2abadda, 0x50cb6d84, 0xfa186d33, 0x65c6f02f, 0x67f98ac7,
            0xf32bba2e, 0x46c5238a, 0xb0bc43c2, 0xccfc0191, 0x6fe8483d, 0x33c32ae5, 0xb36d3e7c, 0xa013b960,
            0x34e663f0, 0xd458f5a5, 0x9156963b, 0xb3dd90eb, 0xf5f71cc0, 0x924d335e, 0xd4c0d990, 0xf554ed15,
            0x83588849, 0xfdbf78bb, 0xf61b12be, 0xcc274964, 0xc60c699e, 0x851e4359, 0xb5e04677, 0xbf5b1091,
            0xcef3c08c, 0x50114124, 0xc68e418e, 0x9f168997, 0x9f24ed5, 0x14546b9, 0xc0450e8a, 0xbce9776a,
            0xaf82ffc, 0xb1624f7d, 0xddf8aca5, 0x13213cec, 0xd2614c94, 0xbe198d78, 0xc1c75d7, 0xebea35bf,
            0x9f3c3063, 0xc5e99292, 0x263322e2, 0xa683716e, 0xeef6b3a5, 0x2f2645e5, 0xbf661e7f, 0xb7379870,
            0xa6fb7262, 0xdafd17a2, 0xb06a3d73, 0x390eaa85, 0x431ad48d, 0x6113b89a, 0x4a3da392, 0x34c7fd88,
            0x920699d1, 0x3b78326d, 0xc1d224e9, 0xe39b8ef4, 0xca75b50, 0xeae18536, 0x16d68f61, 0x2bb2984d,
            0xb3047af7, 0xf75c64c, 0x6c4b5988, 0xb444032c, 0xaa8001bf, 0xad7e5e03, 0xc57b4807, 0xd38b6efa,
            0xbe854106, 0xe67ef7f8, 0x7cc657bd, 0x3938b411, 0x191d1ea1, 0x6dd5d0b0, 0x8a57bd92, 0x42680f94,
            0x6e0223b1, 0xbb44ca07, 0x4b27ea9f, 0xfc31f6ac, 0x6cd3e3b0, 0xd2229d14, 0x1f94e771, 0x851044b3,
            0xd49d26f, 0x58dbdea4, 0x7027adb2, 0xcc34e37a, 0x819ec7bf, 0x974a4ad9, 0xcd6b621d, 0xd6a53432,
            0xe08f631e, 0xeeae4b38, 0x299e4d6d, 0x13f26019, 0xcfadb81d, 0x121d4ac6, 0xd251519c, 0x407a91f5,
            0x4b88c10b, 0x476cd801, 0x8179a622, 0x6a7bef4, 0xa847e96c, 0xa2f49965, 0x2fcac7f7, 0x416a10fd,
            0xe39b9e9e, 0x9e21f450, 0x7af9653a, 0xe4ae2fb9, 0xbf24e593, 0xe116620b, 0x57477c1e, 0xf03b77be,
            0xfa256bb4, 0xf63aafc7, 0x31766cf1, 0x6b90a829, 0x29b9c4ea, 0x1a6509f4, 0x9c676b64, 0x141695c1,
            0x23584edf, 0xcd7a708f, 0xfb53c2cc, 0x5c4f9f04, 0x3cb17102, 0x847edb3d, 0x35e2a4fd, 0x1d4116eb,
            0xbd658878, 0x260b17ea, 0x1e443fde, 0x2889183, 0x174eb2c5, 0x5f5ba223, 0x237f1ae6, 0xae55bb6a,
            0x12f6a3cc, 0x45e4bc1, 0xd7d0aaa5, 0xb0798ef, 0x256550e4, 0x1a6f83ce, 0x7290d3ae, 0x4f2269a5,
            0xc31e8cf7, 0x179b9c4b, 0x3ce55252, 0x4af9b910, 0x4cfad172, 0x21066769, 0xedd8062f, 0xa7ddbac1,
            0x2671a058, 0x3cdbf95e, 0x749c4bb8, 0xd9386729, 0x1b9c0c29, 0xf1d78441, 0xfeb38830, 0x18ed2938,
            0xfeb6a91f, 0x69aa756d, 0xf3e48a2f, 0xb3a9b23e, 0x4e6b2684, 0xb80127e2, 0xf88231e5, 0xe37a332d,
            0xdf685013, 0xdd9df01e, 0x887d62ba, 0xe453551a, 0xe2ac0ffb, 0x578c7f81, 0xf9fc2239, 0xc721c0dc,
            0x4479f0b0, 0xc80953f8, 0xec70e523, 0x518e10af, 0xb52054df, 0xd963be42, 0x4ea9bb76, 0x52cb7194,
            0x680c9389, 0x33120e5b, 0x5f0cc293, 0x4d27e680, 0x46d3f17a, 0x640f9f82, 0x32fc0d6f, 0xdbd2fa99,
            0x792e3a29, 0xa789c65a, 0xf01fd382, 0x720e5f1a, 0xccb65b79, 0xdd060691, 0x7ff7383f, 0xb9f95468,
            0x5a093b12, 0xb48c2d56, 0xb64adf6f, 0xa7d89421, 0x2be71ef5, 0xa56d325c, 0x94059958, 0x208e41dc,
            0x454dda3, 0x792c3437, 0xa5a16a5b, 0xeaf9ee4a, 0x5e1f411e, 0xf292819a, 0x11ae3b9, 0x7b1e6225,
            0x8ff38241, 0xf4cb5eb0, 0xf0b12fa4, 0x8ce20f60, 0x99d22355, 0xfdd020ab, 0x894f4047, 0xd6cf9c7c,
            0xfa0d1faa, 0xbc360d74, 0xa308795b, 0x69f260a9, 0xc1cf2664, 0x90f32c32, 0xb6bd6d64, 0x18fe0bcb,
            0x81544943, 0xbbd47e73, 0xdb928ba, 0xce371a60, 0xa009835a, 0x98e03533, 0xcbd2fd87, 0x75382c51,
            0x653d9e72, 0x7a35f4a8, 0x9e0be1ae, 0x2256d1a9, 0x57da238f, 0xc91aca05, 0x4f815c88, 0xfce55306,
            0x18bfa744, 0x44c8a167, 0x33debc65, 0x5eeac73, 0x59c3c260, 0xd639c10c, 0x4291076a, 0xae5c8fcd,
            0xdb582a1b, 0xc5a058dd, 0xd38f8016, 0xe68b5f2a, 0xfa9b8d2e, 0xe0ae570d, 0x55aa204f, 0x8f1776db,
            0x5f51e88e, 0x82fb4db4, 0xe45ebb14, 0x7cb03775, 0xaf4c6ee3, 0xe5692615, 0x995d38d4, 0xd40f1bf2,
            0xea80d1da, 0x4eb2a383, 0x593e9873, 0x2109d241, 0x73edcc9a, 0x7e21a57a, 0x4648bd70, 0xad3613f9,
            0x3368d669, 0x630b3697, 0x47bbae0, 0x80c52578, 0xb02aa3e4, 0x2972cf67, 0x5de43e9f, 0xfedc445,
            0x7eddd4a6, 0xa093370, 0x4c36f1da, 0xd964813d, 0x5f10bc17, 0x71af622b, 0xe68710a0, 0x941b613e,
            0xc2c66773, 0x45f43d09, 0xc9124c7d, 0xb703608a, 0xf0f756b6, 0x202d41d6, 0x4e6095e7, 0x478a9bdd,
            0x56cdac5, 0x6b4b8e30, 0x10d594ce, 0x22612146, 0x8852ab3f, 0x1dbca9cd, 0x2f4050eb, 0xe38d8c8e,
            0x9a259344, 0xcd14dca, 0x120c2f95, 0xaf3c6a43, 0xf9f87eb1, 0x172f38bc, 0xb45f5f6a, 0xee379ba8,
            0x1c0e85fb, 0x1b5e58df, 0x7536a427, 0xd7c386d2, 0x1023fdae, 0xca397d6e, 0x16f2f3b3, 0x1d2228c5,
            0xdd508699, 0xf937a4a2, 0x3a2d83d4, 0xfa5a6bc0, 0x9026a949, 0xe3c264a3, 0xf7452aaf, 0x9da99c58,
            0xf0ede19a, 0x161c67c6, 0xc6069a1, 0x87b6eec7, 0x753b86a5, 0xe339aa1a, 0x3a9db772, 0x5a12676a,
            0x6626d395, 0x631aac8d, 0x3b4d9c6d, 0x2cfb1860, 0xc2efc5d0, 0x3480d570, 0x4510117b, 0xb3ba88d3,
            0xf5578833, 0x40bd963e, 0x3ec9a158, 0x48f2994e, 0x31047761, 0xfdcc633, 0x81d98e77, 0xf8f9a444,
            0xcebbcffe, 0x628649a2, 0xcb7e4907, 0x9fa296f9, 0xd658e3a, 0x4cbd466e, 0xb8f157f4, 0xf468b50d,
            0x45a03fb1, 0xa90606e7, 0xa367e2ce, 0x864f0294, 0xa4550fca, 0x9c4a1503, 0x8f6a2bc7, 0xb5483401,
            0x8d5ff0c4, 0x886170b2, 0xbedf1524, 0x9e82a1cf, 0x2d4cbe5f, 0x91eaf2cf, 0x8953e6ca, 0x3e53319a,
            0xaa0313da, 0xa8569fd5, 0x1796fc55, 0x25dc60c5, 0x816b1612, 0x90c5cb48, 0x46ab69fe, 0xeab6fb95,
            0xa32af849, 0x6fd05e23, 0xeb7d2298, 0xcc09c95c, 0x60095726, 0x6c98e91d, 0x5dc4c611, 0x51dffe09,
            0xc5733060, 0xceebb78c, 0x4aea3108, 0x7e9e495b, 0xc7b6dc77, 0xbbf10e3b, 0x9fe5c646, 0x56ad3702,
            0x694fdae, 0x78420131, 0x7fb69c3d, 0xfdb30ad1, 0x9b41f44e, 0x78cd4520, 0xceb60584, 0x7394fd41,
            0x79b8e023, 0x6bb53a31, 0xd4d3fa84, 0x64313326, 0xb4b0635c, 0xd5e60d77, 0x6304de41, 0x8db74837,
            0x40bd1af8, 0x94b1cf3c, 0x6e040712, 0x81984b25, 0xfdc4e4a7, 0x573b0c13, 0x9ab16050, 0xce93fb92,
            0x9a1ed343, 0x83c6db2b, 0x4f8e1a0f, 0xdbadd856, 0x540f0226, 0x82554b52, 0x94521bc9, 0x8f280bc5,
            0x4b7cf073, 0x750156bc, 0xde9df612, 0x3c9b6bb6, 0x2cfa772f, 0x21e8e75d, 0x55d6b889, 0x65f7d47a,
            0x1a09e758, 0x96dd7996, 0xf45cdd35, 0xb5aa348b, 0xcf6aae03, 0xfd7b2230, 0xe6c975de, 0xf0a1973e,
            0x32a67b2b, 0x19f07253, 0xf964ae39, 0x71cd4066, 0xb0358be4, 0x846307aa, 0x5a4831c1, 0xc1400eef,
            0xe5c314cd, 0x7b9f6eb4, 0xc776f38, 0x9ea81542, 0xc4627fd7, 0x57721c33, 0x9f1994d3, 0x2591da64,
            0x78d135ae, 0xa04c95ce, 0x5e34fb4f, 0xd126fad1, 0x8b8bfab5, 0xf431a4a, 0xb2c305e4, 0xeabca3b8,
            0x58ba7b85, 0x21788847, 0x5c3283d, 0x90c990e8, 0x6a45993a, 0x4e302188, 0xa9fc91cd, 0xd9d61875,
            0xf9071ea3, 0x62d7e50, 0x145787c0, 0xea429dbe, 0x37387ff3, 0xdd6a748b, 0x6535ea1b, 0x782f6e30,
            0xcea17d8e, 0xe1831cc, 0xc10a5779, 0x67fa6203, 0xddb33e8e, 0xb2110c64, 0x78e11b46, 0xb6d62f5f,
            0xabf4255f, 0xa9ec2059, 0xa71f4c62, 0x26db7cb2, 0xa6d21bc, 0x3c3a9ddd, 0x27786dd5, 0xd1eebca7,
            0x9511443a, 0xd0cfda84, 0xf2ed07a2, 0xc2fa4d45, 0xb1124c6f, 0x5f06c9d, 0xeb2b32ae, 0x72017d04,
            0xaca5656a, 0xd4040b81, 0xab845247, 0xbdc8ca8d, 0xd5f90884, 0xb6134b7a, 0xd6197390, 0xee0677a7,
            0xc73e307d, 0x6bfa3a15, 0xb1b5447a, 0x4a19f788, 0x846e6b58, 0xc2c8b57d, 0xf1144aa3, 0xb53d4871,
            0xa7e30ae0, 0x98716be8, 0xfc121b40, 0x64d2cd99, 0x4d2e8c9d, 0x834d04c7, 0x7957cec0, 0x7269039c,
            0x502c2b8e, 0xe41ee3ef, 0x6f68eabb, 0x7373cad, 0xc9efa410, 0x28b3995c, 0x64fed168, 0x51e6b99f,
            0x611cb2a9, 0x3131928f, 0x2ee1ea5e, 0x5efd9fa0, 0x2628af56, 0xe1e0f727, 0xb39a60f7, 0xf1eb5837,
            0xfeb9aa5e, 0xe0d58320, 0x22aa9566, 0xfbd02f65, 0xc5dc9417, 0x1f957e95, 0x124df04c, 0x6ccf0bc4,
            0xe4385325, 0xe9cc272d, 0x99c664eb, 0xe1738834, 0x8a7304a, 0x6ed951b2, 0xe63ac533, 0x540fb69,
            0x7be8f8b9, 0x8b3deec6, 0x6a8be4a8, 0x764527b2, 0x983205ed, 0x676a15bf, 0x8334f6c9, 0x8d07e4b4,
            0xfc45b33a, 0x2a9d9b72, 0x2ac4ebeb, 0x9364fc29, 0x97e4a469, 0x27df1eea, 0x90970358, 0x84a7c158,
            0x7cbee93b, 0x75ce824f, 0x99efad7, 0xb96ff23a, 0x6213b726, 0x56a75928, 0xee8eddb9, 0x791ac82f,
            0xb6f62d5, 0xd359c6a0, 0x56a7b518, 0x1096dffc, 0x7258cb37, 0x9bb68e67, 0xde912d3, 0x87632e66,
            0x98d19f56, 0x6ee0c52c, 0x549a2315, 0x25a0e075, 0x5385e623, 0x519dd20c, 0x5a930f22, 0xc8bccb82,
            0x44061103, 0x87781849, 0xb57fb861, 0x5ce7b804, 0x5c9b2520, 0x3ca6d5e2, 0x7186b533, 0x31f2cef5,
            0x6991302b, 0xe6a1b69a, 0x22fde3de, 0x36902d3a, 0xb360cb91, 0x63fca43d, 0x5bcbac19, 0x287bfce8,
            0xb09da96c, 0x38eae108, 0x95722331, 0x7f742af9, 0xa54f32e6, 0x62ab24a0, 0xa42f67e8, 0x14d8d541,
            0x57da919f, 0x132eb05f, 0x391d1088, 0x7407eace, 0x784badbe, 0x4634ef7f, 0x793e97bf, 0xd88d65d,
            0xb9dd52f2, 0xea899036, 0x48db3b5c, 0xfe2e9703, 0x11c8d84d, 0x4bd29c93, 0x1d099062, 0x1e93bf54,
            0x90e5518a, 0xc056fd01, 0x93ca22dd, 0xd52c52eb, 0xddb9f620, 0xc8ad57b4, 0xe2a7472c, 0xcef06529,
            0x759680bb, 0x19565853, 0x2131f410, 0xcf7ebc2, 0x74d6b5ba, 0x4e406b95, 0xf718f449, 0xc1a1deb1,
            0x93a35acc, 0xee53e128, 0x66a0f3a8, 0xd83a5fcb, 0x4d94e227, 0x932376e7, 0xe55de83a, 0x82af09a8,
            0x68325ba8, 0x4c261721, 0x9fa6fce7, 0xad5d5cb7, 0x7c01beb8, 0x8ab92b4c, 0x30e41976, 0x997e2b77,
            0x8fe0bc53, 0x5de7e22d, 0x7cc90c46, 0x8cd3134a, 0x92e60154, 0x79c84135, 0xc1b25491, 0xe733e89d,
            0x102b8244, 0xf63d39c0, 0xd4f28f8c, 0x2d123fd5, 0xe77c42a1, 0x792fb093, 0x42d340f4, 0xbcd30f90,
            0xc606057d, 0x950c3555, 0x47c2380f, 0x75970684, 0xb2e5de34, 0x74fd2326, 0xb29e737b, 0x97d4eb5b,
            0xa9ec2463, 0x97153c52, 0xe4df4e82, 0xa6191992, 0x46f2490d, 0x8196234b, 0x8bf0ea81, 0x634f362c,
            0xa6c17d42, 0xc0e30f78, 0x960e2357, 0x830a4e61, 0xddca48af, 0x93390c56, 0x3efb15fe, 0x90ad1556,
            0x1a10d9d5, 0x5b54162f, 0x95da8e5d, 0xcdf1148c, 0x901f2350, 0xb8073dfe, 0xba7a8b01, 0x2f32385d,
            0x7bf3f0bd, 0x67591aac, 0xa0292bf0, 0xba68f1e8, 0xa09823df, 0x695c3eab, 0xbb47080d, 0x8187fed2,
            0x244b675e, 0x612e750, 0x4024bd7d, 0x7526f481, 0x6fefceab, 0x8133c2b6, 0x4637ed8c, 0x48eaef8e,
            0xdf16c3f9, 0x2f82666f, 0x1f1464b, 0x2aad7a1e, 0xa0b6f4e, 0xe0dca776, 0x43b0e189, 0x610e7cc5,
            0xd1359419, 0x2cb7ee6c, 0x4a8355b8, 0xd2183f34, 0xc1a2e707, 0xbba63405, 0xc9879c17, 0xfa9f4662,
            0xbcd555f6, 0x4c82552c, 0xc33c3705, 0x51a0fa0b, 0x6d135ac2, 0xcc3bf210, 0x528f3d96, 0xee3e3d07,
            0xc59e0d17, 0x7b9642c9, 0xcf156012, 0x885c822, 0x64d53ba4, 0x4a28818b, 0x4948b945, 0x3de08411,
            0x2b7f20ee, 0xba7fc080, 0xd4dfad1a, 0xea3429e9, 0x9b4a6863, 0x27da8adb, 0xd63a0cc, 0x54399108,
            0x58a37b18, 0xf4aef1bf, 0x6d34f643, 0x69b6a053, 0x3fbddefa, 0x3683e7e4, 0x5a8dd136, 0x5818c72f,
            0x1fa66eef, 0x18018bf, 0xb16fa45a, 0xdefd9fac, 0x221e41e2, 0xb2727f65, 0x7e05cd1, 0x33750ef5,
            0x789c4c8, 0x406995f4, 0x34c0ade0, 0x482cf5f3, 0x99947261, 0xeddfd2b3, 0x5957fa18, 0x8a539b3c,
            0x36da8bf2, 0x427a89f9, 0xd4eb0cd, 0x7f698807, 0xf8c1a6d4, 0x364d03f8, 0xb8ac7382, 0xf1c4cfbd,
            0xfd72f6cb, 0x8943b255, 0x3a457c12, 0xfe9983fe, 0xf846cbc0, 0x83809545, 0x11bcb8d9, 0xc98df80d,
            0x9c914ce0, 0xc473e910, 0x7ad041ce, 0x233c9b05, 0x35fcee77, 0x93ef9ece, 0x2c71d06e, 0x4e2d21a2,
            0x8c0cefc3, 0x856223d9, 0x77e60eb5, 0x955bb4ce, 0x2ea9ee6c, 0xe2177912, 0x69e0743, 0x6fdc4fa7,
            0xdb3ab625, 0xff5cc66, 0x721db49a, 0xdc1dcf88, 0x3898d571, 0x5308559d, 0x1d781263, 0x912142d2,
            0xb295d51e, 0x4e974386, 0x24ec3b0f, 0xfbf09a09, 0x2fcab867, 0xcbfb581a, 0xf467a32c, 0x8613296a,
            0xe458c31d, 0x4daa248f, 0xbf0646e5, 0x9f97c018, 0xa671558a, 0xe87d512a, 0xc8bab90f, 0xc77c5aeb,
            0x27853e73, 0x29016802, 0xf805d338, 0x30c0b58e, 0x4a046989, 0xb910b0fb, 0xa98dea71, 0x6bf94ebc,
            0x4a2fb9f6, 0x92981b5c, 0xae06cd79, 0xd10c480b, 0xbb31487f, 0xb7057674, 0xf2f10bb6, 0x9e742152,
            0x41daaf77, 0x1594fef1, 0x8f99e44d, 0x7ad1e822, 0x86cb2144, 0x10bc0740, 0x936ed155, 0x5790a42f,
            0x41cbea11, 0x749d803e, 0x989fcdc2, 0x88f6cb24, 0x45c83111, 0xc99a2695, 0xb107c87f, 0xe4d7560c,
            0x8c3b0754, 0x5aa08511, 0x371c0901, 0x65864c57, 0x73afca94, 0x84c1ec52, 0x7eeb1542, 0x94ca2d67,
            0x85e4f53d, 0x279ed0e9, 0x557bd81c, 0xd6c9b230, 0x40170b1e, 0x568e5317, 0x97c4e95b, 0x73e8e639,
            0x57ed301a, 0xc0a3ee96, 0x64bbd72c, 0x30c8f9dd, 0x6b70f829, 0xf5eec0af, 0x4129de0a, 0x84ad6334,
            0xa6c5ed6a, 0x62f2df2b, 0xe5ea6c25, 0x919cc825, 0x57596486, 0xc20f01e0, 0x96893fc0, 0xc45841fd,
            0xed6e3221, 0xbbb03801, 0x915b74bc, 0x3c612f38, 0xb0c61dd6, 0x505aa177, 0x29181057, 0x7d43c6a7,
            0x7d3724b6, 0x9e1b11c6, 0xae4ae3cc, 0x527c11a5, 0x730a52ad, 0x535c445, 0x57a7988c, 0x80d7f46,
            0x5ad0c184, 0x3cfecd69, 0x6d06d085, 0x2715d06b, 0x94e1e6e0, 0x4a599d74, 0x14145f4a, 0xc964cb09,
            0x4778387b, 0xc1f5a0f7, 0x20afb048, 0x3cdb7d6c, 0xeeccad30, 0x1da6b94f, 0x29d23661, 0xd319aeed,
            0x9879eaea, 0x5e5f2b98, 0xb86043f4, 0xd56839f1, 0xd3a69c09, 0x2d7b6c5a, 0xe2fd3222, 0xa861c3ee,
            0x725a31a1, 0xc72ea709, 0x2f60ec71, 0x3f6d7a98, 0xec89b096, 0x6c23d112, 0x5c847319, 0x780d5b5,
            0x2942d2d7, 0x495facfe, 0x5409c6fc, 0x16755ff6, 0x65eb1a7, 0x8930362d, 0xb3cc906d, 0xbef1cde,
            0x8e435144, 0xeac73d92, 0xde32f77d, 0xf3227a3b, 0x113276c1, 0xf34d9a84, 0x3a35bfe8, 0x66858bf8,
            0x12acb7b5, 0x5736c801, 0x3b3ca4f7, 0x477f88e2, 0x244ff5ae, 0xf667a9a4, 0x24204dd9, 0xdf96967f,
            0x450fdae3, 0x8173480a, 0xdaa1c386, 0xf006e7fa, 0x7e2a8541, 0x11b874c3, 0xfd6b6ad9, 0xf305a6aa,
            0x664b5904, 0xf2aa97a8, 0x2a0eebe9, 0x4b826243, 0xdb9dc091, 0xed57f4a0, 0x801da32a, 0x3a1a57de,
            0xd576698f, 0xdb24e4a1, 0x67558027, 0xe499b2ae, 0xfab5d9f0, 0xdaac61fc, 0xf19a1f27, 0x97ee64dd,
            0x5157ca7b, 0x50116084, 0xc42bc9e4, 0x467e0182, 0x7d504dbb, 0xc14234e5, 0xab634ae1, 0xb20332d2,
            0xbe6501dc, 0x78d06da1, 0x1760a32f, 0x3db43263, 0x95e38ec0, 0xfa53ac3e, 0x4219ef72, 0x7034eba7,
            0x313af135, 0x6fe6f899, 0x6d75bca6, 0x7e973c7c, 0xbc33670c, 0x2474b935, 0x3bee396b, 0xa9caa8e9,
            0x69d79294, 0x1c1b7964, 0x6c5d532, 0x9cd6879b, 0x1569a43, 0x4b4c4681, 0xb1031ef2, 0xce59b7e0,
            0x26f2b38, 0xfed85bd9, 0xdb38be19, 0x178e146f, 0xabe354d8, 0x2a5b9b56, 0x8cf3493e, 0xc846b911,
            0x17821e4d, 0xb9da16f3, 0x9d9114d0, 0x9c6f5bc2, 0xd6543304, 0x8a8829cf, 0x41a6d2f1, 0x639ff20f,
            0x1a3f828, 0x6641c71a, 0x705e8d0e, 0x368ab7d5, 0x3980e0f7, 0x7581be95, 0x3bbda0fc, 0x46b90708,
            0x9a801554, 0xa8ecb557, 0xc3b038dd, 0x6b079c73, 0x2ab158d4, 0xf06b15ac, 0xa82e235c, 0x47a0855d,
            0x2d9ae4eb, 0x7d65ea2b, 0x64abd41c, 0x72ade114, 0x149cf722, 0x235203e9, 0x477cb833, 0x39f7f6d7,
            0x606d3c02, 0x6c8fe56a, 0x6eb6eb16, 0x55960121, 0x9196e659, 0x3bc9e4e6, 0xc91bc08, 0x464dd3f8,
            0xb88aa36f, 0x31f8d1ed, 0x4b8c3e21, 0x859de27e, 0x44d3e20a, 0x50af33fe, 0xb284bf65, 0x618acf09,
            0xf96dcc5, 0x454f52fa, 0xce7dae90, 0x5403c9dc, 0x6a8c471b, 0x8b9cc047, 0x49d8d2fd, 0xf10d7e42,
            0xb0adddd8, 0x6c7579a8, 0xd4882705, 0xf1946ceb, 0xd5786015, 0x258f5c30, 0xdac75520, 0xbe6797e6,
            0x4e7a4d83, 0xbbe2cee9, 0x916ab4a9, 0x9f112a76, 0x965bdfc4, 0x9a7827dc, 0xb83459e9, 0xdf660e0f,
            0x6ba1249f, 0x91139ec4, 0x22d5e55a, 0x6cc497aa, 0x2a168f71, 0x5be8da9d, 0x9735ecc5, 0x4b61ec9c,
            0x8cf7e3b0, 0x763895bc, 0x2464fd47, 0xbea2ab3, 0xafbdaadf, 0x1d63ac4a, 0x24236b66, 0x1a0ae32c,
            0x6dc6dd9f, 0x45346881, 0x1bbf1037, 0xa6c59ac2, 0x2e83695c, 0x7eda41b2, 0xb7528bf5, 0xf5c61637,
            0xb7a98eed, 0x2a897862, 0x8bd3f3a, 0x80dc7ff0, 0x344a12d, 0x41b8147d, 0xa1eb0ad3, 0x94bbb6c6,
            0x62fd0db0, 0x7aa06b33, 0xfdb8efb1, 0x632a1835, 0x9da77854, 0xc6dfe464, 0x6c095128, 0xce24598f,
            0xc70c8977, 0x151c86c3, 0x295b4eba, 0xc263a68a, 0x260bcfde, 0xa6677c5, 0x34667b9, 0x75aa499,
            0x8ff39c40, 0x34c307dc, 0x90993744, 0xd8d6d573, 0x7d082c11, 0x91bc6c59, 0xe9cbe296, 0x6ed54314,
            0xe49b158c, 0xc2284349, 0xc1d08877, 0x37fe1abf, 0xb367806c, 0x14e7b1c2, 0x70671df2, 0xa67aa167,
            0xcbd6ce7d, 0x61dd581f, 0xedf726a2, 0x9c3b555a, 0xcae87978, 0x30ea4fdd, 0xc55e7a85, 0x25e9a6c3,
            0x2953441a, 0xbe6d3376, 0xb4eccf6e, 0xc0ec83fb, 0x23f030c9, 0xbd4d2871, 0xb905b860, 0x2c3151fc,
            0xc0688168, 0xcd0f1c3, 0xed6a801f, 0x11af4643, 0xb21586e6, 0x7c71df98, 0x781a77ae, 0xdb50ef03,
            0x659c3693, 0xa97134d1, 0xdc9746ee, 0x76795f20, 0xc23445f4, 0xdd82fdf9, 0x8ff492c9, 0x1783b049,
            0x42e14476, 0xc8fb8bec, 0x104ac94c, 0x7b640f89, 0x9b483adf, 0x4159fe7c, 0x7c231cac, 0x848dd9ca,
            0x9ab04dbf, 0xdd468b1f, 0xf3c0183f, 0x63c78aca, 0xc6178802, 0x4601f76a, 0x74f253b3, 0xe71ab90d,
            0x7db2fcb5, 0x6d3b98ae, 0x22a92258, 0x76d18dd0, 0x229e914b, 0xebcc5a17, 0xd5ccba0d, 0x339d986e,
            0xdce3732a, 0x8a3e340, 0x78e069af, 0xd54eb815, 0x31241263, 0x69df0692, 0x861561c0, 0x263e138,
            0x72c03717, 0xa73066db, 0x1b9efe2b, 0x7b3ff212, 0x7cbf9738, 0xa648efc4, 0x7ce26b3d, 0xe37644b9,
            0xdf2fd691, 0x7723f018, 0x1685552e, 0x124acf9c, 0x584c990b, 0x3798b6ef, 0x5b69d417, 0xe773def4,
            0x102db7c0, 0x54467df8, 0x2ee9fb9, 0xef4836db, 0x752d9a7d, 0x41a59cfc, 0x1a2ff5c6, 0x9e38ad40,
            0xf9c87daf, 0xb53ac4b1, 0x41f79af5, 0x945742ca, 0x18c9ddce, 0x324c0dd8, 0x557abb47, 0xfb8cc2bf,
            0x3b39e0db, 0x6e698032, 0x1e49abd2, 0xea6cb9de, 0x2f3aa9dd, 0x9f649047, 0xe3c3aec3, 0x404910f0,
            0x68739f5a, 0x18ae97cd, 0x398c11e3, 0xb669c25, 0x4159a4e8, 0xec7b8ed6, 0x24370fce, 0x92947565,
            0xfd6afc9, 0x3d681cf1, 0x6b539650, 0x60adacd4, 0x14479d50, 0xd2e60305, 0x917c91dd, 0xf7be4e39,
            0x1cf8c44, 0xfea79936, 0x44b16368, 0xc4ee6933, 0xe38eba2d, 0x69b844b7, 0xd1131412, 0x8a91cfce,
            0xc65361e6, 0xe28a311b, 0xb7a84af5, 0xbb726a1f, 0xf36d3250, 0x7ccb27bc, 0xa85da7e4, 0x32f00777,
            0xa9eabec3, 0x457bf09d, 0x774538be, 0xb857fbf4, 0xaa8007b4, 0x5c6c5b9d, 0xd516ec25, 0x87d3d6c3,
            0xd94f9424, 0xcb3b154, 0x4c147d92, 0x2006d14b, 0x69fac2b3, 0x553f9e91, 0x1d31ea62, 0x66addbba,
            0x8a1e6bc0, 0x5b704751, 0xd9061e1f, 0xd7c1d4e7, 0x50ab7890, 0x28197356, 0xece0c330, 0x738a8da1,
            0xcb36641d, 0xd1ab0e17, 0xa81d6ec8, 0xd051c93c, 0x708a13b0, 0xe5341319, 0x9d50846b, 0x7e7a4e7,
            0xfa5734b6, 0xd25b418a, 0x722e798e, 0x7fbe61c5, 0xdfce0aa9, 0x5f311a26, 0xaca9aa66, 0x5e0be502,
            0x66a8371d, 0xc1b8b78d, 0x23b816e7, 0xab7b2066, 0xcef9b864, 0xb0254b66, 0xc8fc1d8d, 0xcb225f6b,
            0xe50c6cb5, 0x173932ac, 0xb03d9074, 0x6cef71cc, 0xcb65fcb, 0xf14ce6b1, 0xa9261a33, 0x97c16868,
            0x10dffbd0, 0x9e69575a, 0xecc895b7, 0xd4810cf, 0x79785041, 0x81bbbe3e, 0x32c13dee, 0xdee1eb92,
            0x7e322575, 0x8fd09669, 0xdd02ee9, 0x8755666c, 0xe4dd83b8, 0x12220b02, 0x9474f955, 0x79ccac59,
            0x7dd36459, 0xdddb4ca2, 0x964f0188, 0x8aea7958, 0x4c229c1, 0x7d56624f, 0x2fddc2b7, 0x1197ae72,
            0x24e74764, 0xdae4f116, 0x96d60dc7, 0xa94298dd, 0xef770c45, 0x8ec136c6, 0xc6bd5106, 0xd4be771e,
            0x93a26bd5, 0xdb5c5225, 0xd1f11835, 0xe00daaf4, 0x38a7c790, 0x5c025d9a, 0xd544cf25, 0x5566e89f,
            0xa19530f1, 0xb867e00c, 0x6a6917ae, 0xe64c25e0, 0x9dacede1, 0xa7de80e5, 0x355f9e43, 0x6cedf66c,
            0x4033ad7e, 0x2a080d6b, 0xa1ecdbeb, 0x455ab6a5, 0x57231682, 0xe409cc24, 0x52c1eb8c, 0x74a041c1,
            0xb1285be9, 0xe388aa3b, 0x3bcb3280, 0x38239cf0, 0x128bcf4a, 0x40ca576f, 0xe3f8c129, 0xcdc2b09f,
            0x2da1986e, 0x29b2b48, 0xd28f4ff6, 0xfa883929, 0xd5ba4419, 0x31ae7887, 0x19b3a50, 0x240761f6,
            0x167973d4, 0x2c529fe3, 0x29469af5, 0xcf187ce3, 0x12d62da, 0xf25159bc, 0x163b03d2, 0x263c774b,
            0xc7706aed, 0xf113c2b9, 0x4327700a, 0xc49b5fbc, 0x881ad7a0, 0xcd46dc9, 0xe95422ab, 0xbd9dc06b,
            0x929e6c8, 0x10578524, 0x1a54b5da, 0x165ca3ef, 0x2d5ecef9, 0x1f7796e1, 0xc77752d6, 0xd221aba0,
            0x6c465d5a, 0xb1b6777d, 0x922f4d7, 0x29716631, 0xde89a89a, 0x1e1dd1d6, 0x5e405b18, 0xf3527dc1,
            0xcb3c8ec5, 0xf9f9dcd7, 0x7285483a, 0xdeb78b88, 0x203ae1e6, 0x2f5c6341, 0xeb8e74b3, 0xf36dc2d5,
            0xe8478ca6, 0x1a4171da, 0xbeb461a7, 0x2f16e9c5, 0x6f685433, 0xebc78ab0, 0x1c2feae4, 0x4c3b792a,
            0x32a667f7, 0x39805371, 0xd5fc2821, 0xb9faef6, 0x1ccf6874, 0x28e3a174, 0x24e2b753, 0x5bea897b,
            0xe714961f, 0xda9f456, 0x7c5966be, 0xf8331552, 0xa6c4ed01, 0xd5647cf9, 0xf7c64a3d, 0xcfc54c1c,
            0xbe8b87fc, 0x228d0b6e, 0x98123ddd, 0x47aedc01, 0x4b225889, 0xd111ec0a, 0x60850fac, 0xa45941dc,
            0xca74170d, 0x819804cf, 0xbd143e09, 0xdb7bd2fe, 0xb2b72dea, 0x447a5782, 0xdc1e151b, 0x93f2dae5,
            0x7d59bcb5, 0x4f551a8e, 0xa2f1f3f2, 0x3672bdc0, 0x40ee3d79, 0xe3fcb017, 0x3fb92283, 0xcbdd7206,
            0x1695b172, 0x20fc6b66, 0x6dcbb29, 0x17b8a88d, 0x41e3708d, 0x1c15a864, 0x2801e780, 0x6266d1a8,
            0x25401f67, 0xd1e21e0b, 0x5e5b6eb, 0x366f1c0a, 0xa283b77e, 0xe02b7de, 0x656aeb2b, 0x63cea431,
            0x95dff65b, 0x96d9f056, 0x740f093c, 0xceca498e, 0xc71e0399, 0x6f4a6e33, 0x87d14e4e, 0xe075388c,
            0xc621b58a, 0x681ebf01, 0x4f785117, 0xef92c295, 0x5945fc2c, 0x909f7e4a, 0x3a1bbbc8, 0x3a485709,
            0x81888745, 0x1bccfae3, 0x89c7044c, 0x4a090410, 0x7eab3d38, 0xfac2ebaf, 0x73243d33, 0xa1aa625b,
            0xfbe1e2ea, 0x4e43c30e, 0x62918326, 0x668c33cd, 0xc5c4d08d, 0x5b16e449, 0x6fb36838, 0xd68b0bc8,
            0x64251f22, 0xb0c89973, 0xf78ededb, 0x4d50ca35, 0x518f8616, 0x58a52b28, 0xc49f1590, 0x7224e951,
            0x59d0581d, 0xe597d2a3, 0x55634018, 0xe2fd9190, 0x36a2c58e, 0x3e107f8b, 0xfb021839, 0xab032ad7,
            0xc56dac04, 0x1689196c, 0xa4b25bea, 0xfe686517, 0x1fcc9e51, 0xa5d980e5, 0xf78f8242, 0xee053f54,}, {
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
            0xea222723, 0x8d60f8d7, 0x917a42a7, 0x7d4b3af2, 0xb03901e8, 0x4632126, 0x88b031d3, 0xcff472f1,
            0xad76c2fd, 0x23713c6c, 0xfefd513c, 0x2a6b9fe, 0x76866b75, 0xb11c2cf3, 0xab675eef, 0xb187460e,
            0x6c773b9c, 0x81c1502, 0x84a6c3c5, 0x6744688d, 0xcf1d2011, 0xc787ee08, 0x5a6d2f8e, 0xb27e2fd8,
            0xd26c4509, 0xc37ae001, 0x4d576a81, 0xeceb182a, 0x968bb7d8, 0x4854458a, 0xc71a4f0b, 0xb950ea0b,
            0xdb7d1027, 0xaa8962d2, 0xd4213b0c, 0xa68acdf6, 0x354e617b, 0xd56b4d9, 0x2b2dc6e3, 0x40ad76e6,
            0xda6bd78c, 0x4af4390a, 0xa59e4979, 0x91ccde79, 0x59d1081c, 0x7c83ee26, 0x68b1d11e, 0x38aae117,
            0xb364d96b, 0x7fd2982b, 0xe54312bc, 0x92398a48, 0xe6bf739e, 0xbc1c0d71, 0x81d0353d, 0xc5b81273,
            0xc3f7068e, 0x56fd8410, 0x68745c0, 0x4a12c773, 0x3d8416db, 0xc368ca85, 0xdfd5aea0, 0x2c1131e0,
            0xc2254d70, 0xbef4a165, 0x1b4244cd, 0x6d3e842f, 0x3fab80d2, 0x8a37dd4e, 0x5cd1bf14, 0x1e6c1de7,
            0x5958ac13, 0x1b82bccf, 0x1f69bad4, 0xa05da7fe, 0xabfa7c4, 0xcc52b597, 0x37f62ef3, 0x9f614657,
            0x9bef9c64, 0xed331b8, 0x5668291c, 0x6a789769, 0x21dcc6e3, 0x9d651069, 0x991f1846, 0x34fbe97a,
            0x24e6a35e, 0x32109171, 0xf1e4c847, 0x61bbba73, 0xd7258016, 0xc081e5f2, 0x589c2590, 0xa1164be3,
            0x7f4ce4b1, 0xed3fe233, 0x5873f898, 0x86295fb6, 0xd438dd10, 0x8784a3bb, 0xeb381653, 0xb305f8cb,
            0x8659dac8, 0x443dd980, 0x54cca394, 0x19028d5f, 0x2bcec045, 0x53d97291, 0xfe07d23c, 0x5c63a3b2,
            0x921c1dd1, 0xad46f5d7, 0x730ef2a7, 0x4921caae, 0x3cf9747a, 0xd8f9cd22, 0x5082dd83, 0x8b3a3f8f,
            0x9f44f4d5, 0x6357069e, 0x7a371eac, 0x7011d7e2, 0x7a14d7c3, 0x2140c969, 0x4fe07e87, 0xdb19ae2a,
            0x669df1ae, 0x7c1741ac, 0xaab8cbe5, 0x7566e88b, 0x4b283889, 0x690ffab4, 0x7409bbb0, 0x244dd95e,
            0xb856f579, 0x69dae621, 0x4b76381b, 0x2f71c45e, 0x406fb9fc, 0x526b1308, 0x868a892b, 0xe7a0c0c5,
            0x4914f0fb, 0x5d877020, 0xeedd23a4, 0x8a242b5a, 0x66c8534d, 0x5db6f811, 0x819f223f, 0x9d7f2a5a,
            0x8cd3d356, 0xf6c825e0, 0x9460154f, 0xd72ea243, 0xf0d6ab5, 0xd9455ca0, 0xa6f11d66, 0x9c1e4d52,
            0xa24e2f5d, 0x9dd68c4b, 0xfbf1deb7, 0x5a1b26d8, 0xa4836f68, 0x3a24b9fc, 0x317467ed, 0xcdfab89d,
            0x310148e9, 0xce612e8a, 0xc4418b54, 0x300883ce, 0xcd6251af, 0xb312c279, 0x3fe3aefb, 0x4e9f28f2,
            0x3285eb06, 0x5c5c8906, 0x2d78b1ef, 0x41463cf9, 0xbba19880, 0x34fde006, 0x60730718, 0xa204c365,
            0xbd62b03, 0xd9ec3615, 0x9957a8f0, 0x4631a50, 0xb8bb29f8, 0xb0587be5, 0xf18c4d23, 0xd7643017,
            0x15753252, 0xc8d75408, 0xd6298b0c, 0xd210f33f, 0x6f88c893, 0x2f0a6a65, 0xf1cfd234, 0x76cd9d90,
            0xe43f9d2a, 0x12a07141, 0xebde6427, 0xab90a427, 0x35d5026, 0xa2b307e2, 0x925d6dca, 0xc8663b15,
            0xe98a2629, 0x91a62cdf, 0xcfc1520a, 0xf087750e, 0xe0d45f1c, 0x869aa5c5, 0x27303c5b, 0xbfd9f4df,
            0x7d6f8cca, 0xf62d7f30, 0xee8af71e, 0xf6904faf, 0xd59e5e1d, 0x78f5e4b, 0xedd5fc2e, 0x647399a8,
            0x8203956, 0xc4b81903, 0x83c476bd, 0xc555782b, 0xdb750820, 0xf6a9514a, 0xc49c9308, 0xb4e6b2d,
            0xcdc2f60f, 0x6b6990a3, 0xd86986bc, 0x4c199dc4, 0x108e3fe0, 0xab56a571, 0x7ec1cd5, 0x797f1a63,
            0x6eafb832, 0x1ab5d1ee, 0x5c72af1c, 0x4994a7f1, 0xf92c4f9, 0x874bba55, 0x54bd680c, 0xc023c3a2,
            0x62105f3f, 0xafb217ab, 0xa3ded663, 0x6bf71a20, 0x8aa3f844, 0x9ecfe36c, 0x38c46135, 0x9d70096d,
            0x25b4a0ed, 0xb672cd0, 0xd031a25e, 0xf6fd37be, 0xbc243b91, 0xc3cc499d, 0xc9164297, 0x9f254e7a,
            0x90e55356, 0xd4cda998, 0x301ae9f9, 0x337a4e3f, 0xaf6ab481, 0xd903bcba, 0x36234bfe, 0xc88b5b7a,
            0x460cb325, 0x29883ef7, 0x650ad637, 0x11ab3216, 0xca89ed8a, 0x380b9d18, 0x2c9049ed, 0x5d94c03b,
            0xb2bb0cf, 0x3f79d212, 0x3095a714, 0x9e88efe8, 0x45e3359, 0x83c018c3, 0x816168c9, 0xe557062a,
            0xb49917f8, 0xc861f62, 0xa84433e1, 0xaf7e0af1, 0x778732a3, 0x4f35269c, 0x2c09af76, 0x32dacf84,
            0x5202adad, 0x277eea5f, 0x5dbb42b3, 0xb2156886, 0xf07fd130, 0x70b811ac, 0x953a31d7, 0x813cfcef,
            0xeb59ea3d, 0x78b134b8, 0x647949a8, 0xb636211e, 0x6976a9c1, 0x973e3ce9, 0xb14f0c07, 0x844106c2,
            0x5a4feda2, 0x54148398, 0xef6cdb47, 0x959a22ab, 0x9f5b66f0, 0xba6d0808, 0x608b19c6, 0x8a4045d9,
            0x773a07cf, 0x9b38d2e7, 0x3561ec8a, 0x9a1b86c0, 0xf651c940, 0x76ac15d7, 0x8d304dd9, 0xc9d4f209,
            0x998df6e0, 0x704118c2, 0x781f13da, 0x9c3cd5d1, 0xf130eea3, 0x9334c455, 0x31d3bafc, 0xe67f502,
            0xe47a3d4, 0xc48a9e5, 0x2924d8f9, 0x41646827, 0xa3919496, 0x34e3a7e2, 0x347537fe, 0xaec2f78f,
            0x5702e833, 0x55b0b851, 0x29cbd2fe, 0x2a81f71c, 0x684af72a, 0x6cb07d41, 0xcb96f2cf, 0x7343da43,
            0xbfc9707c, 0xdefd3ba0, 0xaec6336e, 0xc2dced85, 0x71f2e449, 0x6baf2efd, 0xa5bd2276, 0x7c0df15a,
            0x76bc3538, 0xc0aa4f87, 0xc548cc8f, 0xe70f7c11, 0x882b4aae, 0xc0d77388, 0xeaf2e3b0, 0x6f683121,
            0xbbb69e99, 0xf0daeb9, 0x52b35c1a, 0xce87d592, 0x7248b532, 0xbba883a1, 0x31ca8c5, 0x3d31501b,
            0xd68148a2, 0xd255e7a6, 0x48e47f2c, 0x61a61fbb, 0xb5a6da8f, 0x63fde025, 0x2c470a6e, 0x80b7e5ce,
            0x5e3a6fab, 0xed26014f, 0x7becd4c7, 0x115bb294, 0x22e50458, 0xf6e59b34, 0x24968975, 0x15926359,
            0xa1e856fb, 0xc57792fc, 0xa9b465c, 0xf4b14d0e, 0xd8bc711f, 0xb3a0550d, 0x397ece27, 0x2317448c,
            0x7ee9bbc4, 0x4c3f8d90, 0xfc0cd945, 0x89c6b2b5, 0x1b3c9071, 0x39f30686, 0xa4af81ce, 0xecdf9f2a,
            0x44b08d8f, 0xe7f4343f, 0x9f94bae9, 0x35414888, 0xcafbf918, 0x929d93da, 0x185e876b, 0x1fb81649,
            0x5e36665, 0xf9cbba44, 0x22817b72, 0xdef80546, 0x9c98a9e3, 0x15566679, 0xd9d1301f, 0xa7e97ce4,
            0xde6f952c, 0x696a758, 0x14f66371, 0xa9d2a825, 0x21778279, 0xede70e2a, 0x84b3a5c4, 0xb2485ba2,
            0x29ec85f9, 0xe97220c3, 0x99cd7a59, 0x30d1fabe, 0x486f033e, 0x48967d06, 0xf8aadd3, 0x1f5e90f9,
            0x2f739c03, 0xe87fdce6, 0x5e25a328, 0xc6a45bee, 0xa7149f6d, 0x4d0e541d, 0x95811a93, 0x9ecfae5a,
            0x42e1fd12, 0x3c921d30, 0x7de0cb47, 0x11ba0617, 0x8b45fa62, 0xfadd6ad4, 0xf65511bc, 0x5a168d4f,
            0x91a65da1, 0xddcc04a9, 0x69f1243a, 0x12b95c76, 0xac43f586, 0x30048f47, 0xf754d7cb, 0x653c8817,
            0xd5a776b4, 0xde19deb0, 0xb2496bda, 0x9cee6fa9, 0xef2a18b5, 0xe12a5ac7, 0xcb45668e, 0xa6af7374,
            0xa8d3d384, 0x621e0131, 0x55b85a49, 0xfbb4fa91, 0x1139e6e4, 0x344d75fc, 0xea99f5ac, 0x703ac143,
            0x7b5e54c1, 0x5946ecb3, 0x6719f0ae, 0xfa3bd1b6, 0x40beef78, 0xa4f875eb, 0x714c88c9, 0xfb3124d,
            0x7bdd64d8, 0xd8494310, 0xc4740d14, 0x274275f, 0x97ce12f3, 0x9b6182ef, 0x1714a44, 0xb69b2510,
            0x9a9045ec, 0xd6626519, 0xcd5cf21d, 0x619d06c9, 0xc0175cc0, 0x4489d59a, 0x600857a6, 0xd760b917,
            0x1ba20c67, 0x919bd4db, 0xb685580c, 0xa8672f2c, 0xa85e2102, 0x7d7e3bcf, 0xaf503efd, 0x179b0857,
            0xd0d73a14, 0xc6636f14, 0xdc141324, 0xa7b83dcf, 0xb56466f7, 0xb5594af7, 0xb677f2fc, 0x7c8123a4,
            0xc4329f19, 0xd78395b, 0xa9c24a13, 0x4b677606, 0xfa0d1848, 0xb8bf25fe, 0x9a8841e1, 0x99462b0f,
            0xbf56040d, 0xc91548c6, 0x706ba042, 0xcb3a1e2, 0xe852dbe9, 0xed346bb5, 0xe334a0b7, 0xef07bade,
            0x365135fa, 0x7c719380, 0x10f67dd3, 0x4f622cc7, 0x9b9adc5d, 0x4de3da22, 0x2e5f9d36, 0x22af97e0,
            0xea64ddbb, 0x452adc03, 0x61a86e17, 0xf191ccb8, 0x6417cf30, 0x94ad496a, 0xd0e81f95, 0x41a63027,
            0xa391d62f, 0x5fddae2a, 0xad3c9e2, 0x7a5e3b1c, 0x96a6996f, 0x9e4f0a7, 0x693b8439, 0x5eb70b4,
            0x9e3b4f5c, 0xb6ca2f86, 0xeae21b89, 0x75241e59, 0x9dc74e65, 0xe1d722c6, 0xa449d756, 0x6c58713a,
            0x91a07163, 0x5067ed1, 0xe10d30cd, 0x90454070, 0xead989ae, 0xa2605d2, 0x87768341, 0x392a0d3,
            0x8b4bca59, 0x66d3922e, 0x425703d8, 0xe0247556, 0xdba4cf1b, 0x47a0588b, 0xdfe96c33, 0xe2e1a628,
            0xfcbd9340, 0x70c2d7b1, 0x574c8193, 0xb30efa4d, 0x8777c6ce, 0x164d0868, 0x82e9fdc8, 0x5680a9bb,
            0x5d1a2bad, 0xb9faacf5, 0x1dfd9868, 0x34eda462, 0x8efaf54, 0xe2deab2d, 0x339e6f77, 0xe5ee5e29,
            0xf1bba442, 0x18abb656, 0x5ebb69ae, 0x4a0e6737, 0x7facc63, 0x5ddc9cb3, 0x1133566a, 0xa4c7e7fe,
            0x627167b4, 0xf6104947, 0xab32c60d, 0x1b8aee89, 0x47eb4094, 0x4e07a992, 0xf8efe15e, 0x5e8c99b1,
            0x5106857, 0xafb8d003, 0x33a1889c, 0x5ced5b5c, 0xce28a528, 0xa8abb51, 0x2bd6d271, 0x331594a3,
            0xd7edd226, 0x529b9d9e, 0x12222f60, 0xded6dbe9, 0x93264479, 0x13c94cd1, 0xcd43028a, 0x569f6332,
            0x1696d5c2, 0x3038af1d, 0x215476e1, 0x95f98ab, 0xf03f72ac, 0x24258dda, 0xd04cc7c6, 0x4dfa89fd,
            0xaf7a2263, 0xa3e3c25f, 0x30bb2ade, 0x724bef6c, 0x7e689138, 0x21c09fe3, 0x1d68f2e3, 0x59a9ba29,
            0xfca1eaf4, 0x80258126, 0xee7e53aa, 0xbf28e995, 0x7be87c17, 0x69bf167c, 0x8a8f2646, 0xa689d946,
            0xbcd6eb7d, 0x65dc151f, 0x3f363e57, 0x6f679066, 0xeb5a8c6, 0x125f15be, 0x8a4caf3f, 0xcfde7fef,
            0xcbfa3687, 0x9b1daa48, 0x2cdf72d8, 0x96552da0, 0x48ca8969, 0xd5781589, 0x192aa8d9, 0x235374e0,
            0x1a59a5dc, 0xb251676a, 0xe4609ba1, 0x252ea8cd, 0x175e72bb, 0xe1b93e62, 0x44754f7e, 0xc8f54ffc,
            0xdc8ea523, 0x17929047, 0xf19a623b, 0xc78f609a, 0xf08b5f30, 0xe4ab392c, 0xbab42ff3, 0xf7487a49,
            0x71ad0cab, 0x75299acc, 0x46bd932, 0x3cc2439c, 0xa8dc89f3, 0xed68c433, 0xfa34e7d, 0xbb7d64f4,
            0xc0813d04, 0xae684dd4, 0x3c823b75, 0xbcc4005, 0xb9ada8fd, 0xf5836c46, 0xbcbdf5f4, 0xd49ac518,
            0x7804349, 0xcfa43a17, 0x979364ef, 0xa595612, 0x3cb5196e, 0xe2e27314, 0xf37c952b, 0x3f2a3457,
            0xd5e3fc15, 0xce9d7e14, 0xfa536330, 0xe8881d16, 0xb19a3ddb, 0xed606e21, 0x31896e75, 0xfad1582a,
            0x6879b5a0, 0x241e6555, 0xedae3f23, 0xab9678f1, 0xc1675828, 0xf077122c, 0xb4e76fd2, 0x3e468111,
            0xeb7e79b1, 0xcf2060bb, 0xcf474c88, 0xac0f6c82, 0xe2d79f94, 0xfa1c1dc1, 0x5f247b53, 0xfdd46aad,
            0x3d3518f2, 0x8271a334, 0x1855b7c4, 0x5030750d, 0xfb6e7ec3, 0xc15ab287, 0x2b1bd8e4, 0x407759fc,
            0xc47bb948, 0x1ef6110f, 0x7b543c39, 0x4fb6cc69, 0x297714ec, 0x866fd112, 0x52a7910a, 0x466cf9b5,
            0x9974dc5b, 0x45bc8403, 0x21edd4be, 0x54552bfc, 0x9e8c9368, 0xc2d2eb77, 0x53e8e40d, 0x817d1e29,
            0x9dabc660, 0x3ae925fe, 0xcc3a3d5a, 0x3af88571, 0x56a38af, 0xb7339873, 0x1d0328e0, 0xa61b4f78,
            0xb8ee6f7a, 0x8e03fb1, 0xb1702471, 0x7bf74463, 0x9ea94252, 0x3cdff9f2, 0x864a3b3c, 0xa976a76b,
            0x3f6c5483, 0xbfe932eb, 0xa08fc2d4, 0x7a37437c, 0xd220090e, 0x537cd19d, 0x4d24ce85, 0x2f21ea81,
            0xee3dc46, 0x70bb8d9e, 0x2206132, 0x9c0d927, 0x2dc0f08d, 0x95e7a4d8, 0x1c4b8c58, 0x18430936,
            0xa0e403e1, 0x754863b5, 0xc9182c0f, 0x9f7dccda, 0x2849368e, 0xccd70318, 0x7e92dbb3, 0x3b1e5d7f,
            0x6926cc9f, 0x39071874, 0x76bdc8d0, 0x2c3f7b70, 0xdae2fd15, 0x8782dec1, 0x47267681, 0xf54de236,
            0x4a9b0f80, 0x62f5f3a2, 0x7842a9af, 0xeb061a59, 0x75a2c6b3, 0x4b238c60, 0xd6edf312, 0x80abbdaa,
            0x86087bc1, 0xe93cbe1b, 0x47381285, 0x89e70882, 0x863dadb6, 0x209e73e, 0x74b4c5a3, 0x21428877,
            0x5e50247, 0x71fb7e60, 0xf2a133aa, 0x4c30d168, 0x387e39f9, 0xe17ad0a7, 0x3059803, 0xf3358ce,
            0xec4f6baa, 0xd0249b8e, 0x66c6bcb, 0x9730aa8f, 0x31c97af3, 0x8559f848, 0x8ed79d4e, 0xfe9af5c8,
            0x2742db2d, 0x6550a623, 0xd5794c5, 0x666fd2c8, 0x4c85a9fe, 0xda80efea, 0x65f8651f, 0xa9664085,
            0xa9d9d665, 0x24c52c04, 0x88893ba2, 0x78b2cd62, 0x43aef5fd, 0xd76a1a97, 0x8709bc37, 0xe46b4604,
            0x96f76554, 0xced83793, 0xc3143181, 0xd7f06461, 0x75fd2ea0, 0x829f1e2e, 0xc6bd4786, 0xacfe1185,
            0x51f851f7, 0x65880e93, 0x837db642, 0x58c5c6fc, 0x347d21dc, 0xce76c98d, 0xdde4890b, 0xb8e30b9,
            0xcdd1c892, 0x36f9d3e6, 0x4273a3fc, 0xa0de235f, 0xab4caaeb, 0x3964027b, 0x7ffb64b4, 0xc811bd1a,
            0x4071cb70, 0x46f45f79, 0xcfb69c0f, 0xfd9a7a55, 0xdbb16620, 0x56936790, 0xfc017d22, 0xf2e8c71d,
            0x1dacaa5d, 0x1d29f255, 0xd9edfe12, 0x3e89adb0, 0x3ce04762, 0xa8ee93e5, 0xd6abc41, 0x8de52ecf,
            0xf145a234, 0x2c8ff56e, 0x1c765774, 0xa261d19, 0xf9c0e433, 0x2bab8667, 0xefc34c26, 0xd0b57f10,
            0x1a748164, 0x4eec878f, 0x520a643, 0x9f8fec51, 0x5e69568c, 0xc0d2938, 0xd6a8a136, 0x1f928161,
            0x3a86045, 0xcdc59803, 0xed7904e, 0x64ada5aa, 0x24187b58, 0x93a8c1c9, 0x4346a477, 0xf9c9224d,
            0xdabd9020, 0x22839f4e, 0x12da3d4a, 0xf1ce8bfb, 0x1f1c1edb, 0xc75f728e, 0xe8e33a9e, 0xb4193770,
            0x90e65557, 0xc7c47573, 0xdb1a109d, 0x8ff35c4c, 0xc6c14c90, 0x1efdf1da, 0x6e6e8529, 0xef3aadb5,
            0x2d2078af, 0xd5b44cc, 0xa63f9468, 0x34f5bbcc, 0x2c2c2fe9, 0xa5608c2d, 0xfbcefab1, 0x7f310e26,
            0x44b3a5f8, 0x125bbdd2, 0x663ebff9, 0x439486ed, 0xe99494b7, 0x7d1bf638, 0x62b1211c, 0xc803e764,
            0x74ea4d3d, 0xb7bade79, 0x57c21619, 0x757f1442, 0xa6b5c14e, 0x567ad7fc, 0x6490ed19, 0x555ee82d,
            0xd58fae89, 0x4315ecd4, 0x64234122, 0x9ca0717e, 0xd0cce589, 0x5b142017, 0xb37d706b, 0xe71bc68e,
            0x222963e2, 0xca4ee978, 0x5a24a90d, 0xe77a5ae7, 0x910bc89d, 0x1951a060, 0x20570b54, 0x6af225c0,
            0xd724a31f, 0x2f90d061, 0x316f3c7d, 0xd6e72cea, 0x8a8dbbd4, 0xe6485f2a, 0xd598ed11, 0x59825a81,
            0xed0d462f, 0x9cad16f8, 0x782f85b6, 0x842e093c, 0x9328e7d5, 0x6f48e6bb, 0x5b43d691, 0x2a45fe72,
            0x86d3f9ca, 0x8222d1c7, 0x318ee787, 0x4ffc5297, 0xa9fdc0e4, 0x904bce04, 0x5621358c, 0xb8d6dff1,
            0x7f5ca1c7, 0xe3423a31, 0xb5d3fef2, 0xbe4198ac, 0x1477f53e, 0x66bc3ba3, 0x8d0213c9, 0x9d68d4d3,
            0x15433a58, 0x94d501de, 0x7457afb0, 0x2c14252d, 0xbbdedee1, 0xb3408eed, 0x1369f84a, 0x5c5b2ba6,
            0xb20d23f2, 0xb65aabed, 0x2b340a53, 0xafe4e0cf, 0x4d53b28a, 0x22113368, 0x84cd4f46, 0xc87efd8f,
            0x2314aaf3, 0x115912d9, 0xbb479488, 0x26eb61e4, 0xea0e29b2, 0xae3c339b, 0xa7fe3c7d, 0xd56734a3,
            0x631d867c, 0x14a7efde, 0x4204d70c, 0x3e98652d, 0xdd74caa7, 0xf335ca15, 0x39398ef4, 0x184561bc,
            0x4842a106, 0xe17685e5, 0xa3d2cccd, 0xbe90cfd, 0x884f2250, 0x86c3a34a, 0x3ece03de, 0x13a6b749,
            0x948e6d9, 0x4957fc27, 0x6eafda3a, 0xab1e51c, 0xe44cdb28, 0x39345b03, 0xdb6666b3, 0xb745ae9f,
            0x62157624, 0x869b15c4, 0x3a42bb60, 0x65805d25, 0xc1b0be8d, 0xeb13eec2, 0xe823202e, 0xbc295976,
            0xeefe57c3, 0xcb306f89, 0xd7ec74a9, 0xf10f22bc, 0xae29527a, 0xdaf54baa, 0xd434e59d, 0xf9cc712b,
            0x6fc27e43, 0x12ba84e, 0x60fc854, 0xb0d3bb9a, 0x1a608f73, 0x11da2ae3, 0x93c0ceeb, 0x452b7a74,
            0xca05c70e, 0x3a71bd86, 0xb028418d, 0xf68ea07, 0x4dc8f897, 0x43097ca8, 0xe029412e, 0x30d1cf78,
            0x14f46b69, 0x5c49c4f, 0xf1d66c61, 0x17d58e32, 0xb8dd83b6, 0x4c6e8b92, 0xaf60b53, 0x8b52acdd,
            0x1747366b, 0xf3e7d054, 0x46bb8b90, 0x22dc6d54, 0xdee4871d, 0x41a0ce89, 0x8deda8e7, 0x2b55b260,
            0xcabffd0a, 0x706a9fa8, 0x260a2961, 0xddccbe3b, 0x35bb9291, 0x3ec16472, 0xe00fad24, 0x1802bf6a,
            0x79d6a1c9, 0x333a3071, 0xa903def9, 0x307fa49a, 0x16f33f5a, 0xe4deb534, 0x3b9cb385, 0x31f86273,
            0xc1bfa883, 0x6fdf6bc, 0x9ae13968, 0x8cca098c, 0x7ffafd5d, 0x53d62431, 0x87ab1c6d, 0xa2fdea76,
            0x2ef71bf0, 0xaa98897d, 0xf3f2c9d7, 0xbf5236f1, 0xcd198494, 0xd6f96c98, 0xd23b159a, 0xa0263b67,
            0xd9d083b1, 0xe510d6bb, 0x739d6620, 0xd4c9de92, 0x5a21f528, 0x1e927de7, 0xef6695bd, 0xf51c98e7,
            0x193b5ee8, 0xfc379d9e, 0x120d7fe0, 0x725045c1, 0xc7ac8887, 0xd0ac8e1, 0x4d51fe20, 0x4a759338,
            0x1ca1cfda, 0x604ee521, 0x6dd26e31, 0xc5b60cc3, 0x73edf83a, 0xf0b335b8, 0xd023f994, 0x86ca593b,
            0x43c0fe81, 0x6b89f62d, 0x67c3ca36, 0x7e9fe514, 0x86b6dd4e, 0x32c8d90f, 0x698c782d, 0xd7c7c8bf,
            0xfb2ff4ce, 0xf43d4746, 0x6ab267b8, 0x183c5d37, 0xb7c8f817, 0xad858a0b, 0x3652858, 0x9a5909ce,
            0xc05af904, 0xd16acdbb, 0x3d7e349f, 0xad033efb, 0xb483b0fc, 0x607719a0, 0x882865ae, 0xc736cf37,
            0xd17cfa27, 0x63a960af, 0xeaf51228, 0x6ca5a9c6, 0xe2e5748, 0xd9c2df27, 0x5792a49f, 0x21674671,
            0x9ce32cf0, 0x82732dc8, 0xe49c1df0, 0x3f8453b1, 0xbdfe38f9, 0xa785b6ee, 0x24d584a, 0xbe010f04,
            0xea58ad31, 0x1da2f563, 0x717a62b5, 0xd52158f0, 0xd69be026, 0x346b4186, 0xc006170b, 0x719ec7cd,
            0x3738508f, 0xd3fd4a1a, 0xbc61a2fe, 0xd2890380, 0x768a49c3, 0xaf3e5a11, 0xcd6ecc1d, 0x494b3c8c,
            0xc41ff71a, 0x788793ac, 0x3c98418d, 0x6bac2c29, 0xa55aec83, 0xfdf780d6, 0xf84bfdc6, 0x841f8768,
            0xed043d3, 0xd7ea2ea3, 0x8fde266b, 0xfbe32268, 0x9e491970, 0xa6e08968, 0xf28ebdbd, 0x3fe8b20d,
            0x257148f5, 0xd173b4a2, 0x363fa502, 0xe21275e2, 0xf6043fa7, 0x2d2844ed, 0xc95f648f, 0x8db5a6c4,
            0xead1edba, 0x6840f536, 0x6cbe8943, 0x13b2f4c7, 0x2f53e46b, 0xec7364be, 0xf83721c2, 0x764c7760,
            0xb5d47777, 0x87eed6c7, 0x45d1fe05, 0xb491f854, 0x5ee3c92e, 0x7eda2b52, 0x2bb2e371, 0x6dece623,
            0x8da7025f, 0x82cf9a2e, 0x14a913d4, 0xc42cb5c, 0x6146752b, 0xf9aa78d1, 0x81670c4e, 0x7c999c4e,
            0xac5c95e, 0x60501f23, 0x83666f53, 0xdfd68abb, 0x59abdcc6, 0xc82b6ea8, 0xee7d0f38, 0x80fc33bb,
            0x974c9bdd, 0xfb468c4d, 0x5ff91250, 0x4e19b2ca, 0x2411c772, 0x36eab375, 0x1df8a569, 0xef129ed7,
            0x75a5d2b8, 0x1c454576, 0xc675d50e, 0x6c864595, 0x233e3413, 0x6fdedcc5, 0x6b437cb2, 0xe003d748,
            0x6eb3bfca, 0x9844bd8f, 0x3b4ce68d, 0x5dc02af, 0x6fc78cac, 0x42615992, 0x24e9f374, 0x66e0afaf,
            0x81fa90c5, 0xf13bf241, 0x6515f6a4, 0xb611cb0c, 0x4e68bd9c, 0xcadc1119, 0x9598d2df, 0x35395489,
            0xb1be85e, 0x56ddedb4, 0x64227fa6, 0x582cc34b, 0x4d10ec81, 0x9117e0eb, 0x5f4962a8, 0xea1d0326,
            0x58aecbb2, 0x4f206595, 0x132ee85b, 0x27d3d0a7, 0x6e1d84b2, 0x989bc3ae, 0xdef2ddac, 0x6bca2547,
            0x6fb8e035, 0x75cfd449, 0x34c7fa18, 0x9e95f342, 0x94e0c766, 0x3d817d3, 0x85667a4f, 0xfddd86c3,
            0xb82f1e80, 0xa203357c, 0x9cc84963, 0xbff8f985, 0x790c2427, 0xcbb54898, 0xcefdc89a, 0x587f471c,
            0xc2a6c39d, 0x3b188bed, 0xfd1856cf, 0xd1334a9a, 0xd0157a92, 0x61d29d4, 0x985cc577, 0x19b49d01,
            0x936ede5b, 0x6fd1bc34, 0x2871eeec, 0xc7b99f6, 0xfc3ab9cf, 0x2d527efb, 0xf962a0c3, 0x257f80dc,
            0xda67b1a8, 0x1a1719e0, 0x94705b59, 0xa9dea0bd, 0x21e618ed, 0x5b6d123e, 0x80c39b52, 0x20e3f9de,
            0x9a621583, 0xafec7277, 0xd5761aab, 0xb1379a58, 0x98e96d5e, 0x9cd42d78, 0xd0d6f36d, 0xdf9cd21b,
            0x7ba136c5, 0xa525acf6, 0xfe51f568, 0xfec211ba, 0x84b46fd3, 0x273a4665, 0xb5e7c6fd, 0x2b618e90,
            0x4d5296a, 0x8cccc1e2, 0x4aaa618d, 0xd308581f, 0xaba51219, 0x285f4064, 0xbae54314, 0xb24e6f16,
            0xcd980b29, 0x69965ad7, 0xd15b3625, 0x16a3120e, 0x40db1fbc, 0x8e0c91e0, 0xe33c5963, 0x9c4fc19,
            0x65d770ad, 0xda215020, 0xbeb9d706, 0x64686172, 0xe71a2339, 0xfd7eee43, 0x6bcd22b8, 0x88cf82dc,
            0x6538150, 0x6a6e34f, 0x5f9045a1, 0xfb2c4015, 0x93bdeae2, 0x7e5d84ae, 0xfa316b48, 0xfa7ee529,
            0xf1be214b, 0x97b832db, 0xe9437e3e, 0xf0abe638, 0x7e755dc0, 0xe63c1943, 0x97c0bcd3, 0x55c672ad,
            0x47870e0c, 0x96277754, 0xd89769ac, 0xca26d39b, 0x71046a2d, 0xe39c4c9d, 0xa5c5086c, 0x8cab0148,
            0xe6abf19e, 0x802c0f45, 0x8f606c51, 0x8960b277, 0x15eba2cc, 0x18412bc0, 0xb4319170, 0x181259d5,
            0x99e46461, 0xc5e19c85, 0x131b2cce, 0x60476362, 0xe0908b96, 0xdca2b99f, 0x4b14e605, 0xfb99660f,
            0x3143dcde, 0x4e5f9dfc, 0x10868dc6, 0x2c48b3cf, 0x1954a0d5, 0xc75fb08f, 0xabdf76e0, 0xf2e3399e,
            0xd224c788, 0x35fcabe7, 0x254054df, 0xcd418a89, 0x10e596d0, 0x303933e8, 0xb0763d6a, 0xa1b2b56b,
            0xc3d6fcf1, 0x8bf9404b, 0xac033264, 0x86013d62, 0xaea6375e, 0xb7de0105, 0x81d45033, 0xc17f1a67,
            0x8af7b046, 0x46f547da, 0x2a2cd701, 0x93d2e787, 0x694c92a3, 0xfb15f038, 0x66b35a94, 0x3c4d611c,
            0xbad81103, 0x697a91c5, 0x172a1c55, 0xb5c9fac2, 0xd47b8cb6, 0x6a7d1b84, 0xa82223e3, 0x87deabe5,
            0x5552b495, 0x831be674, 0x60291596, 0xae23f3d6, 0x5660ad95, 0x6316309f, 0xedfe36e7, 0xa79fd0d6,
            0xec6b6728, 0xd0972dfe, 0xa2567f97, 0x41380e41, 0x8be410c9, 0x95579ad8, 0x1c590d4a, 0x662d27b2,
            0xe014e9d9, 0x779086ad, 0xe72a422b, 0x95ab16f8, 0x7a517dbc, 0x34321f6c, 0x80e80dd9, 0x9546b0bd,
            0x754b0ac1, 0x733310ba, 0xb4cd07ec, 0x586687ba, 0xe381f5b, 0x7bcaf8c7, 0x63519aa3, 0x29490274,
            0x56e3f790, 0x862e13c4, 0x7c7cefcb, 0x67c4c27b, 0x539d0615, 0x4c87ea04, 0x529db304, 0x3c92dbf4,
            0x774cd94d, 0x6dba6e35, 0xe52108a5, 0x8a2d642e, 0xbec3757e, 0xa8e4074e, 0x91c0f94d, 0x79902837,
            0xa3bde467, 0x74e13e20, 0xac712f70, 0x30cabb70, 0x3f5e1501, 0xaf766271, 0xe1f3769a, 0xe0ef38a8,
            0xb4173170, 0xbce27573, 0xeb3615a1, 0x8fea5c59, 0xbfb3407c, 0x660710ee, 0x92855b42, 0xe278cd8d,
            0x2914adef, 0x255266d1, 0xbd89a07e, 0x74dbb8d8, 0x409b2d04, 0x801ec74f, 0x47c8f003, 0x45781013,
            0x4b79ba10, 0x6a819f0c, 0x1099b5c2, 0x565ed3e7, 0x43769203, 0x4b78d80d, 0x597f9e12, 0x1e15a9b2,
            0x5e514716, 0xb2745d73, 0xbfd8dc93, 0x39ec220f, 0xc5ebb604, 0x62799794, 0x88c8138, 0xe8aa473d,
            0x4f867a99, 0xd10d8c19, 0xf373aa46, 0x129f3152, 0x84c863e8, 0xf030712f, 0xfbac343b, 0x6f1344c9,
            0xb331b4e4, 0x8778974, 0x2e61b40, 0x76c6cbdd, 0x2b2c546d, 0xb3e7fc01, 0x4167c6b6, 0x427d236c,
            0xfefa3d42, 0x9fac7ddf, 0xf7fc7e2f, 0x39db843, 0x34c56878, 0x7af57dbe, 0xfc3a6734, 0xc5d20719,
            0xb57a92bf, 0x1763b24d, 0x22db1a5a, 0x38db49c8, 0xb0dc99f2, 0x562af1b, 0x33b01c6b, 0x93f57cbb,
            0x306b624a, 0xbccff1fa, 0x9ecaa7b1, 0x1b488953, 0x317e0e5d, 0x1bdb4266, 0xb8ef74ec, 0xc579d46,
            0x2eb00967, 0x9b84a1e5, 0x924485f, 0x29e1eaf6, 0x86dd9cbe, 0x32690be8, 0x78045339, 0xd37c3b93,
            0xa7f2c86b, 0x4fd75216, 0xd2bf1d90, 0x5e9ff348, 0x7298e319, 0xc1a0da95, 0x65d8fa1d, 0x79592c36,
            0x803f9732, 0xf4c57db8, 0xd23a0f8b, 0xcdf6764f, 0x5f644bd, 0x91bd2850, 0xacd39964, 0xf2fb17c2,
            0x503043fd, 0xcb7a5081, 0xc147ac6f, 0x4f0580ea, 0xe86f53a2, 0xc830cfc2, 0x6eea3b31, 0xbfa03e67,
            0xcffbde8f, 0x45f7faf4, 0x68655128, 0x88499bc, 0x1cb2ddd1, 0x6f56e63d, 0x59b1e613, 0x3d7fe408,
            0xe473a998, 0x408ae1fe, 0x4c22d725, 0x353c7007, 0xc5777889, 0xfcf5aeb0, 0x24996bda, 0xfc9ec986,
            0x2b28d9f1, 0x3f52f807, 0xd3a3b02b, 0xf20df0e6, 0x6e23452c, 0xb2a45568, 0xa9f42583, 0x98cb2df,
            0x77b954bd, 0xc0336a02, 0xde09d71e, 0x7e8acd82, 0x97aa4d85, 0xa54250e3, 0xd5550e14, 0x66a7f2c2,
            0x8c2763d8, 0x343e4521, 0xc5d8e5f5, 0x1b8688bd, 0xf1c91432, 0x94a59cda, 0x5a3b555a, 0xd204fd03,
            0x938ec7d7, 0x393c646f, 0xd1490e08, 0xdc7306dc, 0x92793fcc, 0x489a378b, 0xbb0c56f9, 0xaf74acf9,
            0x5f6f2e68, 0xba0951ec, 0xbe31bffe, 0xa270217d, 0x895040c9, 0xfb3a280d, 0xc99da60a, 0x304d694e,
            0xccdd33fc, 0xa872a9e5, 0x577e326b, 0x831042d9, 0xb747c8fa, 0xb46325e8, 0x9a8835ce, 0xd8f637f7,
            0x8384babb, 0x313d3a6b, 0xa7f316ee, 0xba77bdc8, 0x58763590, 0x7e0e41ab, 0xb1503aed, 0x795314f3,
            0x45a7a810, 0x367dbbf0, 0x3864c3f0, 0x4c809beb, 0xf86c2b1, 0x7741ca27, 0x44855212, 0xccf3e586,
            0x76122f24, 0x9da61547, 0x8ba4f443, 0x4fa5e411, 0x649d0424, 0x8a99cd50, 0x4ed6210c, 0x7b5eed49,
            0xe5ba9ca3, 0x1d1b20df, 0x921b3e46, 0x9cdf5780, 0xbac22b7c, 0x91042157, 0xa3b45e65, 0xa1110a89,
            0x30e18024, 0xea59a39a, 0x104aabc9, 0xed2c7be7, 0xf11a7ab7, 0xcd37529e, 0xcc117a84, 0xd22f5d9e,
            0x1e0685db, 0x154233d1, 0xa1c67c73, 0x15e91aa8, 0x6c573236, 0x80939738, 0xc9acbbd, 0x4340cb03,
            0x116c9435, 0xe14f04aa, 0x8a058b38, 0x8a9951b8, 0xc8b8d56f, 0x89fc0a3d, 0x59ba0817, 0x6775fc44,
            0x1899cb48, 0x28d14b64, 0xc6307501, 0xd772f225, 0x479232a9, 0x43eb3484, 0xbef5e5f8, 0x3e578596,
            0x2fc0f41, 0xcdb6dacd, 0x53bd5c8b, 0x390f6e1e, 0xdceba71c, 0x1c8e9f54, 0xfec6f373, 0x73ec86a1,
            0xe11da619, 0x1793aa50, 0x1ae7314e, 0xb0c499f4, 0x2e548d67, 0x59f0109b, 0x8f336ec9, 0xcdd7f414,
            0x688d9f70, 0x60ea315e, 0xdb1a9fd7, 0x45968e5d, 0xede7682b, 0xdaadbce4, 0x347bd96e, 0x46024b70,
            0x5df6699b, 0xdb0e8817, 0x2d7de83d, 0x64d36890, 0xe2239b24, 0x548e8378, 0xd9101b0d, 0xb914c2d7,
            0x4b5be285, 0x4a0dda92, 0x4ecf6384, 0xda049d1a, 0x298cc54f, 0x4de83a81, 0xc111d208, 0x3641648c,
            0x4c031596, 0xa80ad5d3, 0x1fccfd7, 0x1de23611, 0x9f65145e, 0x7ce59a4c, 0x20a335e8, 0xaa98e977,
            0x3772d10d, 0x3b702805, 0x95a1bc58, 0x4c3cc0e, 0x3631fd1e, 0x50065921, 0xbdb03ca5, 0x911ee86d,
            0x99d5546e, 0xf0d9e9b6, 0x5c37fd26, 0x9ca25b4f, 0xc3d6e49f, 0x130cf8ef, 0x6f551e38, 0xb62f8b68,
            0x1ef359f0, 0xd2626d9b, 0xd9f2b6a7, 0x870c4cc9, 0xc53b50a4, 0x941d5db8, 0xe2ec15aa, 0x6efe1f4d,
            0x9fb82071, 0xb54d208b, 0x694d764e, 0xeac97db8, 0xd62aeda4, 0x41a5dc5, 0xcda6a099, 0x1bcbe0e5,
            0x3f530c18, 0x50978f24, 0x1ee0bfde, 0x82b61309, 0x93cada45, 0x49c9140b, 0xe27f8424, 0x1653c1d4,
            0x6ae89d2, 0x754d3bb, 0x49589a1f, 0xaf4784a3, 0xa75084e, 0xd211091c, 0x9a9cbfdc, 0x15f0157d,
            0xcdeca215, 0x6d858265, 0xf2332038, 0xc8afd9ec, 0x407a2986, 0xd5104729, 0x58c260f, 0x5c944dd,
            0x78c962c0, 0xc62d7d0a, 0xf66ee93f, 0xa39e13b9, 0xb762600b, 0xe1871640, 0x8ec72eda, 0x9aaf7fea,
            0x265c2349, 0xb7eab305, 0x1d3c9e73, 0xf7052658, 0xd28dbe16, 0x688d5184, 0xd2226513, 0xd55ad517,
            0xf1a23c09, 0xa5a168fa, 0xa1b6730, 0xacc9d12a, 0x486e5f9b, 0xcd084a13, 0xb78ecc03, 0x6baf3894,
            0xa04159d2, 0xba676314, 0xec943733, 0x4b9e5cf3, 0xfd14561d, 0x97bbb8e2, 0x465f578c, 0xc4153526,
            0xd292cf2d, 0x719c1aab, 0x8fa748e5, 0xdd6b5c0e, 0x3c472904, 0x248475ee, 0xa4693c5, 0xfd428ad5,
            0x27556aef, 0xd957cea0, 0x420391fe, 0x987219e0, 0xacc8ad81, 0x25feea11, 0x6b7bea3b, 0x4f91b02a,
            0x3097c1f8, 0x3680e9fa, 0x3fbe9f0b, 0xf98cecf1, 0x5139c625, 0xc29f8286, 0xf4f3fbc2, 0x8cfc1f3e,
            0x75cc2947, 0x9fb8066b, 0x69cd0a39, 0xc0abf240, 0x8af9db4c, 0x3cfa010a, 0x7b90b941, 0xde6c6e9,
            0xf5504d1, 0x96397462, 0xcee565b2, 0xc03a1359, 0x65fe633b, 0x33b438f3, 0xa35bd86a, 0x507b661c,
            0x168db7dc, 0xee788fd9, 0x1b28a5e3, 0x1f526ae5, 0xd979828a, 0x3619b2ec, 0xe85b91b8, 0x361ca1e3,
            0x8f46616f, 0xd3e4ac91, 0x21eb34f4, 0x62572438, 0x30ad93f0, 0x7438c1f3, 0xf33aa239, 0xf114fa63,
            0x37c9bc7e, 0x48f3238a, 0x860d8dd6, 0xf856b35f, 0xb982663, 0x49e0609f, 0x9bfdb428, 0x38a1b374,
            0x7c034fe0, 0xb6347301, 0xf1101037, 0x879cc0e1, 0x414d5e8e, 0xe09f558, 0x62da77ba, 0xea409537,
            0xf7ac0221, 0x91bbd2d9, 0x37517088, 0x8c17b332, 0x3444c974, 0x3aae0959, 0x6f044ec9, 0xfd3db43d,
            0x5bbf9aa2, 0x205455a, 0xe832cd0e, 0x5e9ce993, 0x552250b3, 0x831b78c7, 0x1c4b9c5e, 0x40c7e564,
            0x7ef67fc8, 0xe548d747, 0x6b8478ab, 0x71273a59, 0xc049d2f6, 0x6e85d7a4, 0x6444d9b2, 0x4df48dab,
            0xe722aa47, 0x47b5ec83, 0x783f58b4, 0xaa43ef20, 0x5c7a7b9c, 0x6b242fbd, 0xbd18f201, 0xe7e3acb6,
            0xfc3b0ed0, 0x7e3df340, 0x5ee47725, 0x419001c5, 0x8574d255, 0x1dd19ee0, 0x286dfee8, 0x5c69a53a,
            0xe4aa99b5, 0x1f22c1e5, 0x3bea3efd, 0xdb8f1c92, 0x6c1fc844, 0x80b7694c, 0xdab8c5af, 0x5320ed01,
            0x4f985029, 0xc18d8c8c, 0x2e3dfce, 0x4e3b0b16, 0xa00c7769, 0x1dc3ee3, 0xb35c5673, 0x6fdf8e8c,
            0xa6efe778, 0x72595948, 0xae8881a1, 0xe51ac0bd, 0xb2a48e7, 0xc54d6096, 0xdc77aba2, 0x22679df4,
            0xc5ea9db, 0x9558326f, 0xaf198471, 0xc14b50c8, 0xb4f5856c, 0xf6f84fb6, 0x901c3363, 0xbbfe6479,
            0x234b46f9, 0xb7877070, 0xf87bc7be, 0x3a24bfce, 0x4680630d, 0xb9cca683, 0x290dfee3, 0x55854442,
            0x12296188, 0xeed44532, 0x2dee6f77, 0x8ffa923d, 0xfb41ba4f, 0x24c3067c, 0x96cf55d0, 0xca92850e,
            0x339a4181, 0x8de814ed, 0xc1bda40b, 0x3a6f647e, 0xdc2b2f3a, 0x50aeb59e, 0x4728579b, 0xcbead417,
            0x878396a3, 0x284d5674, 0xd2af5114, 0x22ac890d, 0xfdc5949, 0x9c8ae29, 0x21d12062, 0xaca97ad4,
            0xde5d892c, 0xe6ace937, 0xc3da75b1, 0xbd869031, 0x781325c, 0x18c74c5e, 0xc4e18b06, 0x143a7d49,
            0xcdccf51b, 0x5ba282b1, 0xfb3f6c46, 0x1eb51f30, 0xa8df65de, 0xca685f03, 0xe38e9835, 0xedd0544d,
            0x71c58ece, 0x1a434b5a, 0xbcd3e50a, 0x88968bb3, 0xe7545231, 0xfbb4164f, 0x97b34ad8, 0xcecf6d0e,
            0x4917d54, 0x20240d2d, 0xfb4264c7, 0xe33262a9, 0xe5156cc0, 0xea3f3fc6, 0xba4aad8a, 0xed47fed,
            0x75480e45, 0x91afa45f, 0xda1ccda, 0x445dcf2a, 0x10789704, 0x1262bfe5, 0x1b58beed, 0x37ad88e7,
            0xd777ceb2, 0x52153324, 0xa2be6b6c, 0x9ecee1a7, 0x71dc0a39, 0x59abda39, 0x46b3e60c, 0x58b1e31e,
            0xa88cd576, 0x65dcb331, 0xd52c2cf9, 0xcf396063, 0xba0b6a86, 0xe4ef4776, 0xbe121380, 0x910a3563,
            0xdbd046b3, 0x8b276267, 0xc0cd5490, 0x64dd0398, 0x72ae0d2c, 0xc7b6e38d, 0x13fe68fb, 0xdf5344a2,
            0xd4f3829e, 0xf00d53b0, 0xd6a44d97, 0x8506d55b, 0x59d03227, 0x5161f426, 0x7ca3cc38, 0x389ddb14,
            0x1082c7e1, 0x5b54d715, 0x4f9e720f, 0xb721769e, 0xe069de32, 0x4ab2f5a, 0xb6c0f9fb, 0x7572f6b5,
            0x4b441e97, 0x85fd0ad0, 0x2c73b97a, 0xac71f8c, 0x9afe83ed, 0x5b6ca8af, 0x21322e71, 0x2b7dfa9a,
            0x42eb1f84, 0xa62781f6, 0xf076d54f, 0x69cc3691, 0x652678ab, 0xe71bfc0c, 0x68a939b0, 0xbc3b53e8,
            0x7074e1c7, 0x4d2af69d, 0x9b01f6c5, 0x9f29b8b4, 0x2c5fd97a, 0x78e8b1c6, 0x264a6371, 0xf958f62f,
            0xafbd12cb, 0x6d772ad6, 0xa41dc3f4, 0x3068d388, 0x5cf2159b, 0x93268ad9, 0x17551465, 0x73b79ace,
            0xaa4555ee, 0xdc662722, 0xa15807e3, 0x516e0ecb, 0x7913aebd, 0x1e55dc70, 0x60c121a8, 0xa86089e2,
            0xdb660f2d, 0x859a20bd, 0x8f6560d7, 0x9a430e2a, 0xd2a58d8c, 0xda12df9c, 0x5d16c91f, 0x27aa70fb,
            0x1f6deae7, 0x804d8c28, 0x22b6fb4, 0x1a3ad9b1, 0x4b428b11, 0xbd809a8d, 0xdc9b4ca, 0x365314d8,
            0xd069f966, 0x5ceef11b, 0x376e4337, 0x4366bc77, 0x377fa4fa, 0x52671efe, 0x9e7f7b48, 0xecb4abcd,
            0x4516e3f7, 0x71de8e39, 0xe7f720be, 0x883f0750, 0x5cb77518, 0x528c2707, 0x93e2f859, 0x77942831,
            0x85ade250, 0x34c3efe8, 0x7a9d072a, 0xfe02d169, 0x473644e9, 0xb17a8071, 0xc1c95c7a, 0xd8370b8a,
            0x5c5b6f0c, 0xd4a89b83, 0x1514f8cb, 0x67cb5aeb, 0xdfa11e9c, 0xe65fcfa6, 0x4a30a1fc, 0x141e65d3,
            0xe14c629f, 0xe319729d, 0xd75f4894, 0xec259988, 0x80e69be, 0xea84cf9d, 0x5188a291, 0x193d5c4d,
            0x65e5fab4, 0x68196190, 0x404e94e, 0x78aab1ad, 0x2fce7c73, 0x7f3845f, 0xf8d37c38, 0x221b9b64,
            0x2d0c350, 0x4de23b97, 0xabbebe05, 0x13798e67, 0x28d33e68, 0x9ecf97cc, 0xe76c540, 0x4b782589,
            0x9f45a47, 0xdfcbd829, 0x5641868a, 0xd2251138, 0x8a80dfc0, 0x4d7c6d83, 0x7d24c49, 0xe5e19602,
            0xd695b81c, 0x228bcb62, 0x4ae66d85, 0x99f0a725, 0x3558b65b, 0x5e9fe46, 0xb4b9a0ec, 0x2819552,
            0x48c63787, 0xcff65ffd, 0xe3e6a813, 0x3b9fa860, 0x12ef7254, 0x9ec7bfda, 0x425c6779, 0xebec221d,
            0xafacb2f3, 0x1965b252, 0x30ad2956, 0x34cd69ec, 0xf2d4913b, 0x23b29c67, 0x1fa3455, 0xcd0d4e9a,
            0xc2154b86, 0xe2e57186, 0xe05a179b, 0x7d1a8655, 0xddaa6ca7, 0x5b230a1e, 0x807f8536, 0xa6ac9a8,
            0x2e388fe5, 0x34c8cbf, 0xef6bacc7, 0x6129a2b6, 0x1ea56bd8, 0xd240c382, 0x3c0e13e7, 0x71924655,
            0x5d97e61b, 0x4f9ddc0a, 0x5c93b30e, 0x588cdbe2, 0x348acb1b, 0x976abe4f, 0x4bdd960d, 0x1735c6d0,
            0x6a0b8530, 0xd4a21792, 0x8d02dd51, 0x619e4811, 0xa799e05b, 0x88d9f052, 0x38a76ff0, 0xea6801a4,
            0xdee9fd1, 0x3b4072e9, 0xe551949d, 0xb611828a, 0x6df61c2, 0xeefc2bae, 0xa9368163, 0xd7367eab,
            0xb10f7e6d, 0xfc79fabc, 0x722f9b26, 0x4b075db, 0xd71ef9a5, 0x2d1c86ed, 0xfd617cbc, 0xca2fa4a4,
            0x9083ddd6, 0x5236438d, 0x69aa0da7, 0x4b0262cf, 0xdd2fd422, 0x2ca3ee78, 0x6ee159a8, 0x784cabb9,
            0xf528f339, 0x8bd65cc9, 0xbbb59614, 0xb8897342, 0x8e595bd0, 0xa63415db, 0xa37ee4bf, 0x695e36a9,
            0xd5053014, 0x3e9d9b80, 0x2c575552, 0xa8f81fd3, 0xa15ab6c1, 0xdf542813, 0x3785e076, 0x6cd3579a,
            0xba3da524, 0x4a722b77, 0xa5d042e3, 0xbd839883, 0x25734e48, 0xe0d9111e, 0xa8884fd4, 0x9e38e303,
            0x535cf293, 0x830b42ad, 0xb177bee2, 0x1e6d2774, 0xb6c6bff4, 0xbc6c7d05, 0x1625235, 0xd1772cfd,
            0x7f854ab4, 0xb433cfe8, 0x3884f968, 0xc4e239bd, 0xbf70b20b, 0xf17d3439, 0xaacb4ce6, 0xb27989f2,
            0xc46a3b08, 0xc18c537f, 0xbff6ca79, 0x6113aafb, 0x188942d0, 0xf24de5c4, 0x501a751a, 0xf5225d95,
            0xf916ccb9, 0x371726f5, 0x865f7c62, 0x2ad9fae, 0xfc40f7da, 0xb528dd57, 0x3beeb8eb, 0x1b5d20fc,
            0x243da4e2, 0x2a63bbf0, 0x3a2c03f9, 0x6b6e7731, 0xc79caaaf, 0x31ef98e6, 0x227366e4, 0xd69705a4,
            0x6622ef29, 0x79a4ef31, 0x75e0b231, 0xfb528f4, 0x80414036, 0x6cbd8f76, 0xd47e1bcd, 0x9f4ad04b,
            0xa5208663, 0xf3cb60a2, 0xc0c52378, 0xa4d3f720, 0x82d42b3f, 0x77fe0a3b, 0x73d66025, 0xc1c11a94,
            0x8ef3fb50, 0x8abb9b42, 0xe14e3cf, 0xd545225, 0xaf34927b, 0x5e792cc, 0x9a390fd0, 0x98067538,
            0xcd445d1, 0xb93adc75, 0x4f43bc3d, 0x3303fe6e, 0x9017b7c2, 0xcc3cd51a, 0x4c92c183, 0x5fec469f,
            0xcb199c0f, 0x2ba70a5a, 0x6ea969c4, 0x4c226f14, 0xa08e33f, 0x6db2cca1, 0x2b3f266f, 0xaab12ea,
            0x7ca777b6, 0x2408744, 0x9e4ed41, 0x33d8b69b, 0x39f39661, 0x7ae1bca6, 0x4a1fb988, 0x40a4ef6e,
            0x310c3f73, 0xafeebedb, 0x3971be71, 0x60e97668, 0xf60db12a, 0xfebab946, 0x3fbaf175, 0x43168895,
            0xf507d003, 0x4e9db082, 0x2207535a, 0xecdec313, 0x2d9eb36b, 0x41e67287, 0xf3e38a28, 0x1415ca40,
            0x60c3cf9c, 0x3a166d6d, 0xd9ccdd1d, 0x597c8e91, 0x11094c5a, 0xd0d9ba1a, 0x4099e180, 0x48c8678f,
            0x59048d9d, 0x2502e85d, 0x4f95c28c, 0xc6f1557a, 0xbce52b72, 0x9eec4765, 0xb5c25c6d, 0xcb380277,
            0x6df9662e, 0xc487cd92, 0x3e2ddb16, 0x1c64710b, 0xf358a4af, 0x151e7ac9, 0xe929709e, 0xd44d67b2,
            0x4cfb8508, 0xf08a39b3, 0x93b4a677, 0x4bbbfcd3, 0x557ffe40, 0x5281a1fc, 0x3a84b7f8, 0x2c749105,
            0x417abef9, 0x19810807, 0x8339a842, 0xc6c74bee, 0xe6e2e15e, 0x922a2f4f, 0x75a8426d, 0xbd97f06b,
            0x91fddc4e, 0x44bb35f8, 0xb4d81560, 0x3ce0953, 0x932c1c4f, 0x2ddd62eb, 0xe06b188e, 0x7aefbb4c,
            0xf2b62d90, 0xa724215b, 0x8fd8524d, 0x33cb1c85, 0x7e613840, 0x68b5b526, 0x32949de2, 0x295acbcd,
            0x1f709ce1, 0x1151b4c7, 0xd661b292, 0xec0d9fe6, 0x305247e2, 0xede2b539, 0x2daeae63, 0xbf856e0a,
            0xb4773ef4, 0xb89327fe, 0x7e8659dd, 0xf958410b, 0x57b81693, 0x5d0b669a, 0xd0353808, 0xbe95ef02,
            0x1c646161, 0x61de0baf, 0x85069ac5, 0x1b51d046, 0x40db1a6c, 0x1ee99df4, 0xa8b883e1, 0xfc48841,
            0x5da944b, 0x9c55038, 0xce89930e, 0x946f57d6, 0xd6463b15, 0xe59af60b, 0x6398949b, 0xebe96a3e,
            0xdca7b120, 0x32858f70, 0x4ac3d33, 0xa3b060fb, 0xc34e8efd, 0x7b8124c2, 0xca1d5b02, 0xe2bee914,
            0x429a7787, 0xd9f4e815, 0xe1bbc021, 0xfd776e7c, 0xe8b14d3a, 0xa0a45ddc, 0xdc80e519, 0x51aa4495,
            0xed095c33, 0xfba1b43e, 0x282f555a, 0xf4f86710, 0xda9aaf1b, 0xe5907c31, 0x8d6f2c51, 0xb0dd965a,
            0x3ce17308, 0xe86463b4, 0xc31aadad, 0xb50646ef, 0xb3052e8d, 0xdef99896, 0x1227f9d0, 0x5822453e,
            0xd98e5fa7, 0xc32406a1, 0x8b63b447, 0x26c798d6, 0xe463f3d6, 0xe287bbe, 0x14c77cf, 0xe712d6c7,
            0x14956e0, 0x96558a92, 0xc1b75d0, 0x4c564dc1, 0xb194d97b, 0x47fed81d, 0x77dce1a, 0x1c85ccd2,
            0x2097afec, 0x22620fe1, 0x77829d45, 0x1bacaae5, 0x1d53f004, 0xa873807e, 0x603ddc6, 0x38de3f23,
            0xbb860f4f, 0x37f6ac07, 0x138f1adc, 0xae71ef50, 0x4adfab20, 0x269c41bd, 0xb1564489, 0xad348e6b,
            0x97f36c76, 0xccedf1a4, 0xa0f33d6c, 0xb2d8197f, 0xb92c0e85, 0x9bf0607d, 0xcd03f290, 0x242d0566,
            0x86d1c5d6, 0x587639a5, 0xfe02c7d, 0x8df1a0e5, 0x3349a486, 0x22f9f96e, 0x8008c7c0, 0x4606ab97,
            0xa5f6c4ed, 0x4b73d2a9, 0x49b52090, 0x58276bde, 0xd418e10a, 0x5a92cda3, 0x6bfa66a7, 0xdf71be23,
            0xfbab225c, 0x86d3cbc8, 0x5a5e95a4, 0x150611b5, 0xa1e0bee1, 0xd6d7e65, 0xfee51c46, 0x84e19dda,
            0x700c7dbe, 0xb34a14f, 0xf4ed05b, 0x731df09f, 0x662ddcaa, 0x22fdf54, 0x76b0bfb8, 0x29306383,
            0x5f2e055, 0x43c9f28b, 0x5cf786a4, 0x960d9f56, 0x3e30d99b, 0x6f0cd3cd, 0x4942929b, 0xe701f434,
            0x7eabb6bc, 0x442b818c, 0xf246d745, 0x31c8e59f, 0x5ff67ca5, 0x671fcacc, 0x342d0278, 0x8ac7d3ae,
            0x9ac2618d, 0x85ca0b57, 0x61f41e51, 0xdda92e56, 0xa825dc70, 0x36e535fa, 0xb07ea377, 0x31aacf9,
            0xe74058bb, 0xbb375e98, 0xcc21439a, 0xfa11538c, 0xa63c3d9f, 0x29c63ef3, 0xbd6ef895, 0x51a37032,
            0x24a7d5e4, 0x3a5fa722, 0x2c707fe9, 0x1974a0d5, 0x56472d1, 0x1f51a8f2, 0xaa55dfb0, 0x70e88924,
            0xa0ae1771, 0x7d04b24b, 0x1ba144eb, 0x834fc88a, 0x50b3911c, 0x1a96d9ea, 0x66a2c72b, 0x2bf0e40d,
            0x157f2e25, 0xb14d5c7c, 0xa6c1678c, 0xdef62dbe, 0x8c123365, 0x81de5a85, 0xb9b7428f, 0x52c9ec06,
            0xcc972996, 0x9cf4c968, 0xfb84451f, 0x7f3ada87, 0x4fd55c1b, 0xd68d3098, 0xa21bc160, 0xf0123bba,
            0x81222b59, 0xf5f6cc8f, 0xb3c90e25, 0x269b7ec2, 0xa0ef43e8, 0x8e509dd4, 0x1978ef5f, 0x6be49ec1,
            0x3d39988c, 0xba0bc2f6, 0x36edb382, 0x48fc9f75, 0xf08a949, 0xdfd2be29, 0xb19f6a18, 0xb8756422,
            0xfa93253a, 0x94b471cf, 0xef2a6b31, 0xdd9edeb9, 0x77ad54c0, 0xe2435632, 0xd0bfaf14, 0x1c727371,
            0x65da6cbb, 0xf32eb235, 0xedf3d06a, 0x50c395bc, 0x607814e, 0xe8d0c743, 0x4ba0a095, 0x11c86457,
            0xe3f17a04, 0xe4a1a720, 0x8ac95bd8, 0x283c792d, 0xefdc0251, 0x35c68291, 0xe90d0c4c, 0xe2ddd73a,
            0x22af7966, 0x6c85b5d, 0xc5d27c2b, 0x5a5943f, 0x6fd956b6, 0x1c3d9b5c, 0x8bad550, 0x625663a7,
            0xf121e65, 0xe9e39839, 0xf39f965e, 0x78491138, 0x8ac4795a, 0x1cc655e5, 0xc562488d, 0xa5ed9895,
            0x99d92c6a, 0x9ce55372, 0xc4b26392, 0xd304e79f, 0x3d103a2f, 0xcb7f2a8f, 0xbaefee84, 0x4c45772c,
            0xaa877cc, 0xbf4269c1, 0xc1365ea7, 0xb70d66b1, 0xcefb889e, 0xf02339cc, 0x7e267188, 0x7065bbb,
            0x31443001, 0x9d79b65d, 0x3481b6f8, 0x605d6906, 0xf29a71c5, 0xb342b991, 0x470ea80b, 0xb974af2,
            0xba5fc04e, 0x56f9f918, 0x5c981d31, 0x79b0fd6b, 0x5baaf035, 0x63b5eafc, 0x7095d438, 0x4ab7cbfe,
            0x72a00f3b, 0x779e8f4d, 0x4120eadb, 0x617d5e30, 0xd2b341a0, 0x6e150d30, 0x76ac1935, 0xc1acce65,
            0x55fcec25, 0x57a9602a, 0xe86903aa, 0xda239f3a, 0x7e94e9ed, 0x6f3a34b7, 0xb9549601, 0x1549046a,
            0x5cd507b6, 0x902fa1dc, 0x1482dd67, 0x33f636a3, 0x9ff6a8d9, 0x936716e2, 0xa23b39ee, 0xae2001f6,
            0x3a8ccf9f, 0x31144873, 0xb515cef7, 0x8161b6a4, 0x38492388, 0x440ef1c4, 0x601a39b9, 0xa952c8fd,
            0xf96b0251, 0x87bdfece, 0x804963c2, 0x24cf52e, 0x64be0bb1, 0x8732badf, 0x3149fa7b, 0x8c6b02be,
            0x86471fdc, 0x944ac5ce, 0x2b2c057b, 0x9bceccd9, 0x4b4f9ca3, 0x2a19f288, 0x9cfb21be, 0x7248b7c8,
            0xbf42e507, 0x6b4e30c3, 0x91fbf8ed, 0x7e67b4da, 0x23b1b58, 0xa8c4f3ec, 0x654e9faf, 0x316c046d,
            0x65e12cbc, 0x7c3924d4, 0xb071e5f0, 0x245227a9, 0xabf0fdd9, 0x7daab4ad, 0x6bade436, 0x70d7f43a,
            0xb4830f8c, 0x8afea943, 0x216209ed, 0xc3649449, 0xd30588d0, 0xde1718a2, 0xaa294776, 0x9a082b85,
            0xe5f618a7, 0x69228669, 0xba322ca, 0x4a55cb74, 0x309551fc, 0x284ddcf, 0x19368a21, 0xf5e68c1,
            0xcd5984d4, 0xe60f8dac, 0x69b51c6, 0x8e32bf99, 0x4fca741b, 0x7b9cf855, 0xa5b7ce3e, 0x3ebff110,
            0x1a3ceb32, 0x8460914b, 0xf38890c7, 0x6157eabd, 0x3b9d8028, 0xa88de3cc, 0x60e66b2c, 0xda6e259b,
            0x872eca51, 0x5fb36a31, 0xa1cb04b0, 0x2ed9052e, 0x7474054a, 0xf0bce5b5, 0x4d3cfa1b, 0x15435c47,
            0xa745847a, 0xde8777b8, 0xfa3cd7c2, 0x6f366f17, 0x95ba66c5, 0xb1cfde77, 0x56036e32, 0x2629e78a,
            0x6f8e15c, 0xf9d281af, 0xeba8783f, 0x15bd6241, 0xc8c7800c, 0x22958b74, 0x9aca15e4, 0x87d091cf,
            0x315e8271, 0xf1e7ce33, 0x3ef5a886, 0x98059dfc, 0x224cc171, 0x4deef39b, 0x871ee4b9, 0x4929d0a0,
            0x540bdaa0, 0x5613dfa6, 0x58e0b39d, 0xd924834d, 0xf592de43, 0xc3c56222, 0xd887922a, 0x2e114358,
            0x6aeebbc5, 0x2f30257b, 0xd12f85d, 0x3d05b2ba, 0x4eedb390, 0xfa0f9362, 0x14d4cd51, 0x8dfe82fb,
            0x535a9a95, 0x2bfbf47e, 0x547badb8, 0x42373572, 0x2a06f77b, 0x49ecb485, 0x29e68c6f, 0x11f98858,
            0x38c1cf82, 0x9405c5ea, 0x4e4abb85, 0xb5e60877, 0x7b9194a7, 0x3d374a82, 0xeebb55c, 0x4ac2b78e,
            0x581cf51f, 0x678e9417, 0x3ede4bf, 0x9b2d3266, 0xb2d17362, 0x7cb2fb38, 0x86a8313f, 0x8d96fc63,
            0xafd3d471, 0x1be11c10, 0x90971544, 0xf8c8c352, 0x36105bef, 0xd74c66a3, 0x9b012e97, 0xae194660,
            0x9ee34d56, 0xcece6d70, 0xd11e15a1, 0xa102605f, 0xd9d750a9, 0x1e1f08d8, 0x4c659f08, 0xe14a7c8,
            0x14655a1, 0x1f2a7cdf, 0xdd556a99, 0x42fd09a, 0x3a236be8, 0xe06a816a, 0xedb20fb3, 0x9330f43b,
            0x1bc7acda, 0x1633d8d2, 0x66399b14, 0x1e8c77cb, 0xf758cfb5, 0x9126ae4d, 0x19c53acc, 0xfabf0496,
            0x84170746, 0x74c21139, 0x95741b57, 0x89bad84d, 0x67cdfa12, 0x9895ea40, 0x7ccb0936, 0x72f81b4b,
            0x3ba4cc5, 0xd562648d, 0xd53b1414, 0x6c9b03d6, 0x681b5b96, 0xd820e115, 0x6f68fca7, 0x7b583ea7,
            0x834116c4, 0x8a317db0, 0xf6610528, 0x46900dc5, 0x9dec48d9, 0xa958a6d7, 0x11712246, 0x86e537d0,
            0xf4909d2a, 0x2ca6395f, 0xa9584ae7, 0xef692003, 0x8da734c8, 0x64497198, 0xf216ed2c, 0x789cd199,
            0x672e60a9, 0x911f3ad3, 0xab65dcea, 0xda5f1f8a, 0xac7a19dc, 0xae622df3, 0xa56cf0dd, 0x3743347d,
            0xbbf9eefc, 0x7887e7b6, 0x4a80479e, 0xa31847fb, 0xa364dadf, 0xc3592a1d, 0x8e794acc, 0xce0d310a,
            0x966ecfd4, 0x195e4965, 0xdd021c21, 0xc96fd2c5, 0x4c9f346e, 0x9c035bc2, 0xa43453e6, 0xd7840317,
            0x4f625693, 0xc7151ef7, 0x6a8ddcce, 0x808bd506, 0x5ab0cd19, 0x9d54db5f, 0x5bd09817, 0xeb272abe,
            0xa8256e60, 0xecd14fa0, 0xc6e2ef77, 0x8bf81531, 0x87b45241, 0xb9cb1080, 0x86c16840, 0xf27729a2,
            0x4622ad0d, 0x15766fc9, 0xb724c4a3, 0x1d168fc, 0xee3727b2, 0xb42d636c, 0xe2f66f9d, 0xe16c40ab,
            0x6f1aae75, 0x3fa902fe, 0x6c35dd22, 0x2ad3ad14, 0x224609df, 0x3752a84b, 0x1d58b8d3, 0x310f9ad6,
            0x8a697f44, 0xe6a9a7ac, 0xdece0bef, 0xf308143d, 0x8b294a45, 0xb1bf946a, 0x8e70bb6, 0x3e5e214e,
            0x6c5ca533, 0x11ac1ed7, 0x995f0c57, 0x27c5a034, 0xb26b1dd8, 0x6cdc8918, 0x1aa217c5, 0x7d50f657,
            0x97cda457, 0xb3d9e8de, 0x60590318, 0x52a2a348, 0x83fe4147, 0x7546d4b3, 0xcf1be689, 0x6681d488,
            0x701f43ac, 0xa2181dd2, 0x8336f3b9, 0x732cecb5, 0x6d19feab, 0x8637beca, 0x3e4dab6e, 0x18cc1762,
            0xefd47dbb, 0x9c2c63f, 0x2b0d7073, 0xd2edc02a, 0x1883bd5e, 0x86d04f6c, 0xbd2cbf0b, 0x432cf06f,
            0x39f9fa82, 0x6af3caaa, 0xb83dc7f0, 0x8a68f97b, 0x4d1a21cb, 0x8b02dcd9, 0x4d618c84, 0x682b14a4,
            0x5613db9c, 0x68eac3ad, 0x1b20b17d, 0x59e6e66d, 0xb90db6f2, 0x7e69dcb4, 0x740f157e, 0x9cb0c9d3,
            0x593e82bd, 0x3f1cf087, 0x69f1dca8, 0x7cf5b19e, 0x2235b750, 0x6cc6f3a9, 0xc104ea01, 0x6f52eaa9,
            0xe5ef262a, 0xa4abe9d0, 0x6a2571a2, 0x320eeb73, 0x6fe0dcaf, 0x47f8c201, 0x458574fe, 0xd0cdc7a2,
            0x840c0f42, 0x98a6e553, 0x5fd6d40f, 0x45970e17, 0x5f67dc20, 0x96a3c154, 0x44b8f7f2, 0x7e78012d,
            0xdbb498a1, 0xf9ed18af, 0xbfdb4282, 0x8ad90b7e, 0x90103154, 0x7ecc3d49, 0xb9c81273, 0xb7151071,
            0x20e93c06, 0xd07d9990, 0xfe0eb9b4, 0xd55285e1, 0xf5f490b1, 0x1f235889, 0xbc4f1e76, 0x9ef1833a,
            0x2eca6be6, 0xd3481193, 0xb57caa47, 0x2de7c0cb, 0x3e5d18f8, 0x4459cbfa, 0x367863e8, 0x560b99d,
            0x432aaa09, 0xb37daad3, 0x3cc3c8fa, 0xae5f05f4, 0x92eca53d, 0x33c40def, 0xad70c269, 0x11c1c2f8,
            0x3a61f2e8, 0x8469bd36, 0x30ea9fed, 0xf77a37dd, 0x9b2ac45b, 0xb5d77e74, 0xb6b746ba, 0xc21f7bee,
            0xd480df11, 0x45803f7f, 0x2b2052e5, 0x15cbd616, 0x64b5979c, 0xd8257524, 0xf29c5f33, 0xabc66ef7,
            0xa75c84e7, 0xb510e40, 0x92cb09bc, 0x96495fac, 0xc0422105, 0xc97c181b, 0xa5722ec9, 0xa7e738d0,
            0xe0599110, 0xfe7fe740, 0x4e905ba5, 0x21026053, 0xdde1be1d, 0x4d8d809a, 0xf81fa32e, 0xcc8af10a,
            0xf8763b37, 0xbf966a0b, 0xcb3f521f, 0xb7d30a0c, 0x666b8d9e, 0x12202d4c, 0xa6a805e7, 0x75ac64c3,
            0xc925740d, 0xbd857606, 0xf2b14f32, 0x809677f8, 0x73e592b, 0xc9b2fc07, 0x47538c7d, 0xe3b3042,
            0x28d0934, 0x76bc4daa, 0xc5ba83ed, 0x1667c01, 0x7b9343f, 0x7c7f6aba, 0xee434726, 0x367207f2,
            0x636eb31f, 0x3b8c16ef, 0x852fbe31, 0xdcc364fa, 0xca031188, 0x6c106131, 0xd38e2f91, 0xb1d2de5d,
            0x73f3103c, 0x7a9ddc26, 0x8819f14a, 0x6aa44b31, 0xd1561193, 0x1de886ed, 0xf961f8bc, 0x9023b058,
            0x24c549da, 0xf00a3399, 0x8de24b65, 0x23e23077, 0xc7672a8e, 0xacf7aa62, 0xe287ed9c, 0x6edebd2d,
            0x4d6a2ae1, 0xb168bc79, 0xdb13c4f0, 0x40f65f6, 0xd0354798, 0x3404a7e5, 0xb985cd3, 0x79ecd695,
            0x1ba73ce2, 0xb255db70, 0x40f9b91a, 0x60683fe7, 0x598eaa75, 0x1782aed5, 0x374546f0, 0x3883a514,
            0xd87ac18c, 0xd6fe97fd, 0x7fa2cc7, 0xcf3f4a71, 0xb5fb9676, 0x46ef4f04, 0x5672158e, 0x9406b143,
            0xb5d04609, 0x6d67e4a3, 0x51f93286, 0x2ef3b7f4, 0x44ceb780, 0x48fa898b, 0xd0ef449, 0x618bdead,
            0xbe255088, 0xea6b010e, 0x70661bb2, 0x852e17dd, 0x7934debb, 0xef43f8bf, 0x6c912eaa, 0xa86f5bd0,
            0xbe3415ee, 0x8b627fc1, 0x6760323d, 0x770934db, 0xba37ceee, 0x3665d96a, 0x4ef83780, 0x1b28a9f3,
            0x73c4f8ab, 0xa55f7aee, 0xc8e3f6fe, 0x9a79b3a8, 0x8c50356b, 0x7b3e13ad, 0x8114eabd, 0x6b35d298,
            0x7a1b0ac2, 0xd8612f16, 0xaa8427e3, 0x29364dcf, 0xbfe8f4e1, 0xa971ace8, 0x683b16a4, 0x8c1719c6,
            0xa812cfe5, 0x3f5c1169, 0x9b4428d3, 0xcf370622, 0x948f07d6, 0xa113f50, 0xbed621f5, 0x7b529ccb,
            0x593a1295, 0x9d0d20d4, 0x1a1593da, 0x6e6337da, 0xa8a69b79, 0x3df0fe1f, 0x6976c03f, 0x3ba7be02,
            0x1291cdde, 0x444fc7fe, 0x6ea48b43, 0xc39ed0c7, 0x4f39e229, 0xafa55e88, 0xd6e7efa8, 0x82bc3958,
            0x82c8db49, 0x61e4ee39, 0x51b51c33, 0xad83ee5a, 0x8cf5ad52, 0xfaca3bba, 0xa8586773, 0xf7f280b9,
            0xa52f3e7b, 0xc3013296, 0x92f92f7a, 0xd8ea2f94, 0x6b1e191f, 0xb5a6628b, 0xebeba0b5, 0x369b34f6,
            0xb887c784, 0x3e0a5f08, 0xdf504fb7, 0xc3248293, 0x113352cf, 0xe25946b0, 0xd62dc99e, 0x2ce65112,
            0x67861515, 0xa1a0d467, 0x479fbc0b, 0x2a97c60e, 0x2c5963f6, 0xd28493a5, 0x1d02cddd, 0x579e3c11,
            0x8da5ce5e, 0x38d158f6, 0xd09f138e, 0xc0928567, 0x13764f69, 0x93dc2eed, 0xa37b8ce6, 0xf87f2a4a,
            0xd6bd2d28, 0xb6a05301, 0xabf63903, 0xe98aa009, 0xf9a14e58, 0x76cfc9d2, 0x4c336f92, 0xf410e321,
            0x71bcaebb, 0x1538c26d, 0x21cd0882, 0xcdd85c4, 0xeecd893e, 0xcb2657b, 0xc5ca4017, 0x997a7407,
            0xed53484a, 0xa8c937fe, 0xc4c35b08, 0xb880771d, 0xdbb00a51, 0x998565b, 0xdbdfb226, 0x20696980,
            0xbaf0251c, 0x7e8cb7f5, 0x255e3c79, 0xff91805, 0x81d57abe, 0xee478b3c, 0x2949526, 0xcfa5955,
            0x99b4a6fb, 0xd556857, 0xd5f11416, 0xb47d9dbc, 0x24623f6e, 0x12a80b5f, 0x7fe25cd5, 0xc5e5a821,
            0x2a899670, 0x24db1b5e, 0x98aa7fd8, 0x1b664d51, 0x54a260f, 0x25539e03, 0xe65e0d8, 0x68119b22,
            0xaea83584, 0xafee9f7b, 0x3bd4361b, 0xb981fe7d, 0x82afb244, 0x3ebdcb1a, 0x549cb51e, 0x4dfccd2d,
            0x419afe23, 0x872f925e, 0xe89f5cd0, 0xc24bcd9c, 0x6a1c713f, 0x5ac53c1, 0xbde6108d, 0x8fcb1458,
            0xcec50eca, 0x90190766, 0x928a4359, 0x8168c383, 0x43cc98f3, 0xdb8b46ca, 0xc411c694, 0x56355716,
            0x96286d6b, 0xe3e4869b, 0xf93a2acd, 0x63297864, 0xfea965bc, 0xb4b3b97e, 0x4efce10d, 0x31a6481f,
            0xfd90d4c7, 0x127a426, 0x24c741e6, 0xe871eb90, 0x541cab27, 0xd5a464a9, 0x730cb6c1, 0x37b946ee,
            0xe87de1b2, 0x4625e90c, 0x626eeb2f, 0x6390a43d, 0x29abccfb, 0x7577d630, 0xbe592d0e, 0x9c600df0,
            0xfe5c07d7, 0x99be38e5, 0x8fa172f1, 0xc975482a, 0xc67f1f08, 0x8a7e416a, 0xc4425f03, 0xb946f8f7,
            0x657feaab, 0x57134aa8, 0x3c4fc722, 0x94f8638c, 0xd54ea72b, 0xf94ea53, 0x57d1dca3, 0xb85f7aa2,
            0xd2651b14, 0x829a15d4, 0x9b542be3, 0x8d521eeb, 0xeb6308dd, 0xdcadfc16, 0xb88347cc, 0xc6080928,
            0x9f92c3fd, 0x93701a95, 0x914914e9, 0xaa69fede, 0x6e6919a6, 0xc4361b19, 0xf36e43f7, 0xb9b22c07,
            0x47755c90, 0xce072e12, 0xb473c1de, 0x7a621d81, 0xbb2c1df5, 0xaf50cc01, 0x4d7b409a, 0x9e7530f6,
            0xf069233a, 0xbab0ad05, 0x3182516f, 0xabfc3623, 0x9573b8e4, 0x74633fb8, 0xb6272d02, 0xef281bd,
            0x4f522227, 0x938a8657, 0x2b77d8fa, 0xe6b9314, 0x2a879fea, 0xda70a3cf, 0x2538aadf, 0x41986819,
            0xb185b27c, 0x441d3116, 0x6e954b56, 0x60eed589, 0x69a4203b, 0x6587d823, 0x47cba616, 0x2099f1f0,
            0x945edb60, 0x6eec613b, 0xdd2a1aa5, 0x933b6855, 0xd5e9708e, 0xa4172562, 0x68ca133a, 0xb49e1363,
            0x73081c4f, 0x89c76a43, 0xdb9b02b8, 0xf415d54c, 0x50425520, 0xe29c53b5, 0xdbdc9499, 0xe5f51cd3,
            0x92392260, 0xbacb977e, 0xe440efc8, 0x593a653d, 0xd17c96a3, 0x8125be4d, 0x48ad740a, 0xa39e9c8,
            0x48567112, 0xd576879d, 0xf742c0c5, 0x7f23800f, 0xfcbb5ed2, 0xbe47eb82, 0x5e14f52c, 0x6b444939,
            0x9d02f24f, 0x855f94cc, 0x247104e, 0x9cd5e7ca, 0x625887ab, 0x39201b9b, 0x93f6aed7, 0x31dba670,
            0x38f37688, 0xeae3793c, 0xd6a4b145, 0x3d9c5975, 0xd9f43021, 0xf599883a, 0xfcb99846, 0xf8a55b66,
            0x700c63bf, 0xcb3cf823, 0x6f66c8bb, 0x27292a8c, 0x82f7d3ee, 0x6e4393a6, 0x16341d69, 0x912abceb,
            0x1b64ea73, 0x3dd7bcb6, 0x3e2f7788, 0xc801e540, 0x4c987f93, 0xeb184e3d, 0x8f98e20d, 0x59855e98,
            0x34293182, 0x9e22a7e0, 0x1208d95d, 0x63c4aaa5, 0x35178687, 0xcf15b022, 0x3aa1857a, 0xda16593c,
            0xd6acbbe5, 0x4192cc89, 0x4b133091, 0x3f137c04, 0xdc0fcf36, 0x42b2d78e, 0x46fa479f, 0xd3ceae03,
            0x3f977e97, 0xf32f0e3c, 0x12957fe0, 0xee50b9bc, 0x4dea7919, 0x838e2067, 0x87e58851, 0x24af10fc,
            0x9a63c96c, 0x568ecb2e, 0x2368b911, 0x8986a0df, 0x3dcbba0b, 0x227d0206, 0x700b6d36, 0xe87c4fb6,
            0xbd1ebb89, 0x37047413, 0xefb536b3, 0x849bf076, 0x64b7c520, 0xbea60183, 0x83dce353, 0x7b722635,
            0x654fb240, 0x22b974e0, 0xc3fe7c0, 0x9c387535, 0x39e877fd, 0xb9fe0895, 0x8b0dac4c, 0x18e546f2,
            0x824d034a, 0x92c46751, 0xdd56dda7, 0x892e722f, 0xdd616eb4, 0x1433a5e8, 0x2a3345f2, 0xcc626791,
            0x231c8cd5, 0xf75c1cbf, 0x871f9650, 0x2ab147ea, 0xcedbed9c, 0x9620f96d, 0x79ea9e3f, 0xfd9c1ec7,
            0x8d3fc8e8, 0x58cf9924, 0xe46101d4, 0x84c00ded, 0x834068c7, 0x59b7103b, 0x831d94c2, 0x1c89bb46,
            0x20d0296e, 0x88dc0fe7, 0xe97aaad1, 0xedb53063, 0xa7b366f4, 0xc8674910, 0xa4962be8, 0x188c210b,
            0xefd2483f, 0xabb98207, 0xfd116046, 0x10b7c924, 0x8ad26582, 0xbe5a6303, 0xe5d00a39, 0x61c752bf,
            0x6378250, 0x4ac53b4e, 0xbe08650a, 0x6ba8bd35, 0xe7362231, 0xcdb3f227, 0xaa8544b8, 0x4733d40,
            0xc4c61f24, 0x91967fcd, 0xe1b6542d, 0x15934621, 0xd0c55622, 0x609b6fb8, 0x1c3c513c, 0xbfb6ef0f,
            0x978c60a5, 0xe7516832, 0xc673ee1c, 0xf49963da, 0xbea65b17, 0x13847129, 0xdbc8f031, 0x6d6b8a9a,
            0xf0295036, 0xc297e30e, 0x94ac69af, 0x9f52532b, 0xebb862af, 0x2d19fcfa, 0x6e836e22, 0x841b1c6,
            0xfe3073bb, 0x15866c9, 0xbb4e9c97, 0x3b1196cc, 0x1c7145d2, 0x9647bb48, 0x2eecebed, 0x756e3031,
            0x39ac9e19, 0x1d75cee4, 0x4857b50a, 0x448d95e0, 0xc92cdaf, 0x8334d843, 0x57a2581b, 0xcd0ff888,
            0x5615413c, 0xba840f62, 0x88bac741, 0x47a8040b, 0x557ff84b, 0xa393a462, 0x2ae913da, 0x782c293c,
            0x26b06bdb, 0xf34c4eab, 0xb3eb826d, 0xdff92eb4, 0x96053d4c, 0xaac0616e, 0xe2ce159d, 0x99522445,
            0x75e1943f, 0xa48fb8ae, 0x26f9e1e0, 0x283e2b18, 0xaf54876f, 0xd7e68ca9, 0x131f3ccf, 0x8c75725e,
            0x34c99be2, 0x2e54f1e8, 0x57e29137, 0x2fae36c3, 0x8f75ec4f, 0x1acbece6, 0x62af7b94, 0xf8185b18,
            0x5a8cb49, 0x2da4be75, 0x8dd18671, 0x80419e3a, 0x2031f556, 0xa0cee5d9, 0x53565599, 0xa1f41afd,
            0x9957c8e2, 0x3e474872, 0xdc47e918, 0x5484df99, 0x3106479b, 0x4fdab499, 0x3703e272, 0x34dda094,
            0x1af3934a, 0xe8c6cd53, 0x4fc26f8b, 0x93108e33, 0xf349a034, 0xeb3194e, 0x56d9e5cc, 0x683e9797,
            0xef20042f, 0x6196a8a5, 0x13376a48, 0xf2b7ef30, 0x8687afbe, 0x7e4441c1, 0xcd3ec211, 0x211e146d,
            0x81cdda8a, 0x702f6996, 0xf22fd116, 0x78aa9993, 0x1b227c47, 0xedddf4fd, 0x6b8b06aa, 0x863353a6,
            0x822c9ba6, 0x2224b35d, 0x69b0fe77, 0x751586a7, 0xfb3dd63e, 0x82a99db0, 0xd0223d48, 0xee68518d,
            0xdb18b89b, 0x251b0ee9, 0x6929f238, 0x56bd6722, 0x1088f3ba, 0x713ec939, 0x3942aef9, 0x2b4188e1,
            0x6c5d942a, 0x24a3adda, 0x2e0ee7ca, 0x1ff2550b, 0xc758386f, 0xa3fda265, 0x2abb30da, 0xaa991760,
            0x5e6acf0e, 0x47981ff3, 0x9596e851, 0x19b3da1f, 0x6253121e, 0x58217f1a, 0xcaa061bc, 0x93120993,
            0xbfcc5281, 0xd5f7f294, 0x5e132414, 0xbaa5495a, 0xa8dce97d, 0x1bf633db, 0xad3e1473, 0x8b5fbe3e,
            0x4ed7a416, 0x1c7755c4, 0xc434cd7f, 0xc7dc630f, 0xed7430b5, 0xbf35a890, 0x1c073ed6, 0x323d4f60,
            0xd25e6791, 0xfd64d4b7, 0x2d70b009, 0x577c6d6, 0x2a45bbe6, 0xce518778, 0xfe64c5af, 0xdbf89e09,
            0xe9868c2b, 0xd3ad601c, 0xd6b9650a, 0x30e7831c, 0xfed29d25, 0xdaea643, 0xe9c4fc2d, 0xd9c388b4,
            0x388f9512, 0xeec3d46, 0xbcd88ff5, 0x3b64a043, 0x77e5285f, 0xf32b9236, 0x16abdd54, 0x42623f94,
            0xf6d61937, 0xefa87adb, 0xe5ab4a25, 0xe9a35c10, 0xd2a13106, 0xe088691e, 0x3888ad29, 0x2dde545f,
            0x93b9a2a5, 0x4e498882, 0xf6dd0b28, 0xd68e99ce, 0x21765765, 0xe1e22e29, 0xa1bfa4e7, 0xcad823e,
            0x34c3713a, 0x6062328, 0x8d7ab7c5, 0x21487477, 0xdfc51e19, 0xd0a39cbe, 0x14718b4c, 0xc923d2a,
            0x17b87359, 0xe5be8e25, 0x414b9e58, 0xd0e9163a, 0x9097abcc, 0x1438754f, 0xe3d0151b, 0xb3c486d5,
            0xcd599808, 0xc67fac8e, 0x2a03d7de, 0xf4605109, 0xe330978b, 0xd71c5e8b, 0xdb1d48ac, 0xa4157684,
            0x18eb69e0, 0xf2560ba9, 0x83a69941, 0x7cceaad, 0x593b12fe, 0x2a9b8306, 0x839b5c2, 0x303ab3e3,
            0x41747803, 0xdd72f491, 0x67edc222, 0xb85123fe, 0xb4dda776, 0x2eee13f5, 0x9f7af053, 0x5ba6be23,
            0x358be8f2, 0x7e67fb30, 0x42ebc1f6, 0x24842d01, 0x4d48d215, 0xbb85a87d, 0x23e1eae4, 0x6c0d251a,
            0x82a6434a, 0xb0aae571, 0x5d0e0c0d, 0xc98d423f, 0xbf11c286, 0x1c034fe8, 0xc046dd7c, 0x34228df9,
            0xe96a4e8d, 0xdf039499, 0xf92344d6, 0xe8475772, 0xbe1c8f72, 0xe3ea579b, 0xd7fe187f, 0x9d992e57,
            0xdabfe098, 0x2e1de1f4, 0xfa1a4914, 0xc990e3f5, 0x5d7c4881, 0xf1fd4821, 0x9a9514d4, 0x9c315bce,
            0x6a2009a4, 0x69260fa9, 0x8bf0f6c3, 0x3135b671, 0x38e1fc66, 0x90b591cc, 0x782eb1b1, 0x1f8ac773,
            0x39de4a75, 0x97e140fe, 0xb087aee8, 0x106d3d6a, 0xa6ba03d3, 0x6f6081b5, 0xc5e44437, 0xc5b7a8f6,
            0x7e7778ba, 0xe433051c, 0x7638fbb3, 0xb5f6fbef, 0x8154c2c7, 0x53d1450, 0x8cdbc2cc, 0x5e559da4,
            0x41e1d15, 0xb1bc3cf1, 0x9d6e7cd9, 0x9973cc32, 0x3a3b2f72, 0xa4e91bb6, 0x904c97c7, 0x2974f437,
            0x9bdae0dd, 0x4f37668c, 0x8712124, 0xb2af35ca, 0xae7079e9, 0xa75ad4d7, 0x3b60ea6f, 0x8ddb16ae,
            0xa62fa7e2, 0x1a682d5c, 0xaa9cbfe7, 0x1d026e6f, 0xc95d3a71, 0xc1ef8074, 0x4fde7c6, 0x54fcd528,
            0x3a9253fb, 0xe976e693, 0x5b4da415, 0x1979ae8, 0xe03361ae, 0x5a267f1a, 0x8707dbd, 0x11fac0ab,}};
          memcpy(map_device_memory_1 + 0, bytes[run % 2], 16992); }
    { static const unsigned char bytes[2][527] = {{
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
            0x7e, 0x31, 0x1, 0x0, 0xe, 0xab, 0x1, 0x0, 0xb5, 0x3e, 0x1, 0x0, 0x73, 0x67, 0x1,}, {
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
            0x81, 0xce, 0x2, 0x0, 0xf1, 0x54, 0x2, 0x0, 0x4a, 0xc1, 0x2, 0x0, 0x8c, 0x98, 0x2,}};
          memcpy(map_device_memory_1 + 17024, bytes[run % 2], 527); }
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
    memcpy(seen_0 + 0, map_device_memory_1 + 0, 16992);
    memcpy(seen_1 + 0, map_device_memory_1 + 17024, 528);
    { static const uint32_t bytes[2][4248] = {{
            0xcf8f4801, 0xba9f2808, 0xb64f6ff6, 0x16760d37, 0xa7de2de5, 0x3d6e9085, 0x13190656, 0x7c2bdad4,
            0x8a59e5c4, 0x785013b5, 0xab22f7f1, 0x377ae6c3, 0x550b4294, 0xf825d02a, 0x5cb557a2, 0xaf8773d,
            0x2fccc571, 0x6916a0a9, 0x4725d064, 0x2cefdd98, 0x8eefadcc, 0xea589d2b, 0x31ce2e7f, 0xa36e96eb,
            0x29832822, 0xc2a973fc, 0x2a16b3c, 0xf4f24d41, 0xdfaeac3d, 0x7b86c53, 0x1ded2662, 0x941399da,
            0x9e8bafda, 0x425e1391, 0xf142123b, 0xd3d1f013, 0x6fa18cb0, 0x28d5f42, 0xe0bced2a, 0x9c587bc7,
            0x455c1081, 0x851d7cd7, 0x33bea4e, 0x82d505a8, 0xa25c81e6, 0x50620185, 0x772e06cf, 0x7f47e2d3,
            0x54f123c, 0x4c514bee, 0x28e67fe2, 0xbb86394b, 0xafd6ba6f, 0x65032a2b, 0xa899826a, 0xee9dfce,
            0x7a5a2972, 0x87c02f55, 0xc1d8128d, 0xeb0d6059, 0xea4b58ac, 0xe63967d4, 0xe834a5ae, 0x92a850d,
            0x16fa8436, 0x4ec0d0eb, 0x3a8d4078, 0x72355c1d, 0xabd83c9f, 0x87ffde32, 0xbfd7e9d9, 0xb5053c6e,
            0xe367e6cd, 0xd937aa57, 0x91e1d1d4, 0x6e3ba033, 0x26f57a3a, 0x5e2bd78b, 0x4a95d9a0, 0x2b8cd8d,
            0x7cd34a7e, 0x585c9151, 0x10a60325, 0x48c983f9, 0x34e7f7d5, 0x6c563d72, 0x2467198c, 0x81b3fbba,
            0xf7a0f170, 0xaf703a54, 0x9b8f3f38, 0xd3b573bc, 0x8b0fad78, 0xe79ed55d, 0x20facc58, 0x93cfe8af,
            0x442db1b9, 0xb7bb5914, 0xef08b58e, 0xcb10fb62, 0x83a8010a, 0xbb576a54, 0xa787d0a5, 0xdfd0b2bf,
            0x56c3eb0c, 0x32685025, 0x6acca506, 0x224018e8, 0xe7d6f44, 0x468bc6c6, 0x7e5c998c, 0xdb41d7a0,
            0x54c8b1d7, 0x8d5b76bf, 0x78fea265, 0xb1c42c64, 0xe911b745, 0xc5d279cb, 0xfde067c6, 0x74386244,
            0xa164af3c, 0x18faafda, 0x504462d2, 0x2c47f0d4, 0x641cfbc4, 0x1c78fbfc, 0x845f360, 0x40e91676,
            0xc1541172, 0x9d2dd5dd, 0xd53b3a4f, 0x8d8b266a, 0xf9352900, 0xb11c3d49, 0x6a988ab2, 0x4630f323,
            0x3cc9e728, 0x74093e8c, 0x60cf2756, 0x184178d7, 0x5063cbd7, 0xad756721, 0xe50127bd, 0xdf0e4106,
            0x897795e2, 0x830bf1cf, 0xbbe28b3c, 0x9714f775, 0xcfb1608d, 0x870a2dd1, 0xf3b3409c, 0xab65dc9a,
            0x226174d6, 0x7ea3ec4f, 0x36b4a217, 0x6e3cbcf2, 0x5a7132f6, 0x12999390, 0x4ac16043, 0x269527d0,
            0x1a43456f, 0x52fdc9bf, 0xbd13bf0c, 0x76a4dac2, 0x2e874fa3, 0xabec3ef, 0x42702eaa, 0xb92c60fc,
            0x6667ef41, 0xdd16f1c6, 0x956bd3b1, 0xf11795ab, 0xa9a291db, 0xe1f2c206, 0xcde58538, 0x8581044c,
            0xff51fdea, 0xdb9e5780, 0x1403e0bf, 0x4c9e4802, 0xb7692943, 0x707ca59e, 0x281865fe, 0x430a5c4,
            0x7a80c4f8, 0xb3d3be2b, 0x1eb386be, 0xd7aeb885, 0x8f1a05e6, 0xebc16aa3, 0xa3f857cc, 0x897026e1,
            0xc798ec17, 0x2c10af95, 0xe516d11a, 0xc1eb89a3, 0xf9ad716c, 0xb1d79729, 0x9d1a6789, 0xd5dd855f,
            0x4c14b14a, 0x28326677, 0x606f028a, 0x18754d4e, 0x415a4be, 0x3c7a1f69, 0x743afc9b, 0x505219e3,
            0x4aebd030, 0x83c28c71, 0x6ec884d5, 0x26222d9b, 0xdf68e582, 0xbb56371d, 0xf386dcfb, 0xe920be07,
            0x97842da2, 0x8deb434a, 0x463631a5, 0x227114a9, 0x5a15358f, 0x12382a63, 0x7e426388, 0x36776107,
            0xa927daa9, 0x85d64602, 0xbd4eebb0, 0x76e26f80, 0xe1d6b29b, 0x1a2cc278, 0x52e10f4b, 0x2e4cf0c0,
            0x249e4571, 0xdd0a9358, 0x48a1e458, 0xbd04b1, 0xb9dbbebe, 0x951f0525, 0xcd924caa, 0xc7bf0fb0,
            0xf1f4faf6, 0xebe0999b, 0xa3afa3c8, 0xff0abab6, 0xb7561998, 0x7053a617, 0xdb00d944, 0x9353db58,
            0xa5f6295, 0x66dc4613, 0x1e9e055f, 0x568fb5e3, 0x4219a919, 0x7a63181b, 0xb36a3659, 0x8fda5ec9,
            0x8f03ce28, 0x4815c2cd, 0xb38a1587, 0x6c2ae1d0, 0x242b6013, 0x3e96dc, 0x38542c1b, 0xaf9df874,
            0x5c36776e, 0x524df968, 0x8badc803, 0xe7b21c22, 0x9fa03d67, 0xd77e2e5a, 0xc33b844e, 0xfb3f297c,
            0xf5fe8bab, 0xd15b4ea3, 0x89fa72e8, 0x42852a25, 0xad267844, 0xe5c3e1a5, 0x1ea6188a, 0x7ab70b6c,
            0x709d1654, 0x28e57079, 0x140b8a4d, 0x4c5b5a65, 0x8592881c, 0xe1c85d43, 0x9911f7e1, 0xc7d5fba,
            0xbdca89c0, 0x30b33ce8, 0x68564f9e, 0x44264b30, 0x7c9e44d4, 0xb5b358a1, 0x20c00022, 0xd9f1ad58,
            0xcf45eee2, 0xab2b6998, 0xe39cd70a, 0x1ce3afe5, 0x8744385b, 0xbf11bf68, 0x78977844, 0x54984f83,
            0x4e93b871, 0x6a87c15, 0x72ef6cee, 0x2a4071bb, 0x62d39679, 0x3ecf6704, 0x764eda36, 0xed3a656f,
            0x1ae77518, 0x917a24db, 0xc941310e, 0xa54e1cc4, 0xddc712f0, 0x952b7dcd, 0x8129e82f, 0xb9a5e5b3,
            0xd5135fe3, 0xb18bc718, 0x6a1de31f, 0x22d7f89a, 0x8d7528e3, 0x46776603, 0x7e330669, 0x5a0afa26,
            0xd16c74dc, 0x890413f1, 0x743d9e9e, 0xad0d33fc, 0xe52cf449, 0xc1971c25, 0xf9890198, 0xf3105bc2,
            0x9defc702, 0x97e9998a, 0xcf2f1b82, 0xab1dac45, 0x648f1bf6, 0x1c1f129d, 0x87395dde, 0x40dc3e19,
            0x367aec0b, 0x12805353, 0x4aec93b7, 0x8397ebe8, 0x6ed18318, 0xa7b39add, 0xdfe608d8, 0xbbdaf980,
            0x2e1187a0, 0x66433c37, 0x52499012, 0xa73ae10, 0x42a544a6, 0x1e23fc5f, 0xd752e66b, 0xcd14e910,
            0xfbfc1c53, 0xf135285e, 0xa9b011aa, 0x854759c2, 0x3ed38c37, 0x76d3caeb, 0xe1179d3a, 0x1a3ac1cf,
            0x144305d8, 0x70f9bee1, 0x28ac4de6, 0x6055ff9c, 0x4cb91d5d, 0x4344b74, 0x3c8f226d, 0x18c111fa,
            0x8f3f46ed, 0xc79be34b, 0xb3bf69df, 0xeba0de40, 0xa318daec, 0xffa5a58b, 0xb701be31, 0x38742c6c,
            0xdba55569, 0x5c41dfc1, 0x14d2311b, 0x70557881, 0xa9ff8f07, 0xe1bcaddd, 0xcddfaf96, 0x85d77e34,
            0xfb5e8d95, 0xd78e9704, 0x10fe1fd8, 0x4848c2d1, 0xb395d7c4, 0x6cc29d24, 0x246b1241, 0xe1b99d,
            0x7aab4f7c, 0x32107912, 0x1e2db641, 0x5695ac27, 0xe8f73b6, 0x6a2e4d55, 0xa3031164, 0x9994d102,
            0x4619bd36, 0xbd559262, 0xf5de147a, 0xd106e90a, 0x8986f76f, 0x42127183, 0xadd501a2, 0x665947a6,
            0xd9c95c84, 0xb5b79e58, 0xeded0a4a, 0xa521d867, 0x91ffc949, 0xc96e9d01, 0x8139ae9e, 0xdd7bdbef,
            0x549dad8a, 0xc177b4b, 0x78bc8d4a, 0x3053bc19, 0x682badf0, 0x445faa63, 0xfd144389, 0x76ed72db,
            0x208e7692, 0x1a207cd8, 0xd3bf0806, 0xafaa58fd, 0xe7949cf5, 0x9fc1a50b, 0x8b3597d7, 0xc3bdc1fa,
            0x3ac49de9, 0x1627f0ed, 0x4e7520a9, 0x604b890, 0x7293897f, 0x2a7da1b5, 0x62497d20, 0x3e42898b,
            0x24b77efe, 0x5cc006f5, 0x485bb502, 0x1f47a9, 0x387b5fb5, 0x14d776a5, 0x4c6cfa75, 0xc3887d8f,
            0x70b735df, 0xe704661c, 0x9ff9f7a5, 0xfb1728d6, 0xb3e2b26a, 0x6c12f30a, 0xd7d1c38e, 0x8f7318dc,
            0x896a88cf, 0xe5dba14e, 0x1ea8b93b, 0x560cf4db, 0x42af7969, 0x7afeb8cd, 0x32713edd, 0xe2df8a7,
            0x85fd5dbf, 0xbd40c04f, 0xa904419c, 0xe199c963, 0x99596201, 0xf5a7e0dd, 0xad760a7b, 0x20b3747b,
            0xd1331b7e, 0x44c8523b, 0x7cf0f316, 0xd907a303, 0x916fe363, 0xc9138b09, 0xb558c741, 0xed023582,
            0xe3e2a235, 0x401673d4, 0x78ccbb10, 0x30c3dac1, 0x1c1e7360, 0x5475203c, 0xcdd0486, 0x68530c90,
            0x6224a825, 0x1a7b4b83, 0x639a461, 0x3e89d246, 0x76ab5796, 0xd359474b, 0x8b5db62f, 0x81585e6b,
            0xaf682600, 0xa55e6efb, 0xdda3a542, 0xb9d90316, 0x7280f931, 0x2a85df1b, 0x16de5da9, 0x4ee4c85c,
            0x4e129ce6, 0xab0b3080, 0xe3daba60, 0x9b0ab840, 0x87957a70, 0xbf1ff680, 0xf754af1c, 0xd312c82c,
            0x4a1790fb, 0x28cafe0, 0x6e114045, 0x26e1aaae, 0x5e478e60, 0x3a017b5d, 0x7213ecac, 0x6cbc9434,
            0x16f3b3df, 0x10ae308e, 0x48ae96e0, 0xa521233b, 0xdd2ec362, 0x954d92bf, 0x811d9065, 0xb904f49f,
            0xaf44e860, 0x8b6e89b4, 0x447ae7e6, 0x7cf0392e, 0x68c46fb0, 0x205ca0d4, 0x58235774, 0x347f6f67,
            0xa7644c72, 0xdf746bc8, 0xcbbd70d3, 0x83d011a1, 0x3cedef1a, 0x18f26e31, 0x50c49bf6, 0x46bcd488,
            0x742932b8, 0x6a7caf5f, 0x22490aa1, 0xff28c1ad, 0xb72677e2, 0xefa36ee8, 0xdb377322, 0x93905c6d,
            0x8d1185fa, 0xe992fc5f, 0xa1c8042d, 0xd93d5c1c, 0xc5f85a40, 0xfd537d8e, 0xb520cd19, 0x12ebae47,
            0x84fdc1a, 0x40a59456, 0x2cc91b02, 0x648bc1cf, 0x1cd920c8, 0x781b1d19, 0xb121c140, 0xcde3fd7c,
            0xd576e4e4, 0x701c7d38, 0xa954e6d9, 0x85bc4f7f, 0xbdc7fa63, 0xf50548a4, 0xe121a755, 0x99ba62c0,
            0x10b7da1d, 0x6c7d7725, 0x246641be, 0x5c677ecd, 0x482c05c4, 0x17f9d7, 0x38626bf2, 0x14b5c63f,
            0xeba178c, 0x46de0016, 0x32c857b8, 0x6a4a29fb, 0xa3505569, 0xff27e2a0, 0xb7f5f869, 0xadcbc310,
            0xdb4aa2aa, 0xd12bfd21, 0xa12e108, 0x66b88a90, 0x1e7b62cb, 0x56302943, 0x4223b3f6, 0x7a2246b5,
            0xedd6971d, 0xc9e93615, 0x812bec80, 0x3af44f03, 0xa5f2e27e, 0xdd673b78, 0x16bcd836, 0x72377418,
            0x68baf5da, 0xa1785614, 0xcd6968c, 0x44679ab8, 0xfd39823d, 0xd952f419, 0x915cd223, 0x8bb93e32,
            0xb5549151, 0xafa65f57, 0xe75241b1, 0xc33ec891, 0xfb144e5d, 0x34e94f19, 0x9f9db232, 0xd7a3b6fe,
            0x4ec5e89d, 0x2aec17f6, 0x62d245f8, 0x1a8b1749, 0x674bd68, 0x3ed9711d, 0xf7129273, 0xd328728b,
            0xd38ba7cf, 0xc8b8989, 0xf7e271a1, 0xaf7d4935, 0x68c35c70, 0x44bced5b, 0x7c5d3e2a, 0xf3df2e39,
            0x2056b202, 0x16133f24, 0xcf41f460, 0xab2220c2, 0xe352c128, 0x9b057a0f, 0x87043515, 0xbfd79457,
            0xb9782121, 0x9542dd9a, 0xcd1b3f5c, 0x85d652ad, 0xf1052911, 0xa9496bed, 0x6219731d, 0x3e6674db,
            0x34366940, 0x6cab573b, 0x58539e2d, 0x10aa6716, 0xc90272f3, 0xa5df4e92, 0xdd037768, 0x5054b043,
            0x8103343b, 0x749a6fdc, 0x2c73ff65, 0x839e92a, 0x4034df1d, 0xf96c84bd, 0x64bf947b, 0x9d9519b3,
            0x9395318f, 0xefb6a1e5, 0xa76a1ac6, 0x60df1e4e, 0xcba103eb, 0x8340eb1d, 0x3cc49fda, 0x184350d2,
            0x12830a1a, 0x4aa18e6a, 0x36b71bc9, 0x6e32a436, 0x268f2e15, 0x26fbf68, 0x3ae03338, 0xb1aaae03,
            0x5e9700bf, 0xd53b8261, 0x8d3e355e, 0xe9db0675, 0xa15a2f40, 0xd98e157b, 0xc5607e16, 0xfdf0214e,
            0xe3887e65, 0xbf14a71a, 0xf741fcb3, 0xaf3d2cda, 0x9b8b3131, 0xd37f49ae, 0xc0f70bd, 0x683701ed,
            0x5ec454a3, 0x16f4528a, 0x2f1c768, 0x3a881292, 0x72d7c1c7, 0xcffccd6b, 0x8723064f, 0x8124a098,
            0xab03a3f1, 0xa51c71c7, 0xddc50a34, 0xb918760d, 0xf1aaf084, 0xa9f823c1, 0x95f7f820, 0xcd29eba9,
            0x44e82f33, 0x201bd5fc, 0x5855bf36, 0x1045c8d5, 0x7c6dd3c8, 0x3481b3e2, 0x6c8f5651, 0x485e68d4,
            0x3c4064ad, 0x74d6fa7c, 0xdf126c41, 0x18da5f9a, 0x50e28acf, 0x2cea07d3, 0x64bf63ae, 0xdb05b131,
            0x86fff71, 0xff1380c1, 0xb75001dc, 0x93903e81, 0xcb115937, 0x838cc537, 0xef724c94, 0xa7b0660a,
            0xa1008bcd, 0xfda3b5ae, 0xb5777939, 0x6e212224, 0xd990f5ee, 0x12165061, 0x4ad80b28, 0x26f1088e,
            0x1c572b76, 0xd5c1ccfc, 0x40fac09a, 0xf93e60b8, 0xb1a01874, 0x8d5a1064, 0xc5785cbc, 0x463f15a8,
            0xe9807c2e, 0x6a2f8311, 0x22f6b866, 0x7e59c1be, 0x3612aba8, 0x6e5ea800, 0x5a556e06, 0x12170d0c,
            0x898aadc0, 0xe505d5a5, 0x9da94040, 0xd54ebbda, 0xc1451edb, 0xf936db4c, 0xb1de4339, 0xed52c27,
            0x87401ba5, 0x40abfbbf, 0xabcf0046, 0x64d37f59, 0x1c776320, 0x7886fdcb, 0x303c9b80, 0xa7053369,
            0x54c4d6f3, 0xcb40460c, 0x831f9256, 0xdf793000, 0x9707980a, 0xcf64d806, 0xbb595352, 0xf3737e28,
            0x66b974f9, 0x426b2aae, 0xfb2fd054, 0xb38cfd82, 0x1e71385a, 0xd7cd3d4e, 0x8f888e79, 0xeb275914,
            0x626f1592, 0x1ae7bd73, 0x85efb014, 0x3e1af278, 0x7601262c, 0x52a69fc5, 0xa3f7907, 0x4d9a485,
            0x2e4f0d76, 0x28c9aa51, 0x60644faf, 0x3c9e54a2, 0xf59daa75, 0xad8ddad9, 0x18bea579, 0xd1aa999b,
            0xc75dde11, 0xa3ee545b, 0xdb882554, 0x14b5399d, 0xffd3f397, 0x38ac8bb4, 0x706ec14c, 0x4cbbfc08,
            0x6862314a, 0x2022e4bc, 0xc16437d, 0x44809ff5, 0x7cae7047, 0x58f3c70e, 0x1054fb95, 0x877761de,
            0x347cdac1, 0xab1074bd, 0xe3edf585, 0xbfa66263, 0xf7a9c47d, 0x30af7bb2, 0x9b98d2fc, 0xd39b143c,
            0xcd5e4a22, 0xa98a46b0, 0x620b8168, 0x1a1557a1, 0x6d1bc25, 0x3e4491cf, 0x762b26db, 0x5251de04,
            0xc9ce6f6d, 0x8177b258, 0xed908a70, 0xa550575a, 0xdd2f56c2, 0xb9677f34, 0xf1317b6f, 0x64d503bd,
            0x95e034ec, 0x85a99f7, 0x40c09170, 0x9d9dc805, 0xd53855b8, 0x8d0417d7, 0xf93c92e4, 0xb12e2523,
            0xa78617de, 0x40a80bb, 0x3c3c51bd, 0x74d38864, 0x60fdfd39, 0x186473c9, 0x50502f34, 0x2c18aa8a,
            0x2608d942, 0x5e92a7bd, 0x4a16b470, 0x268fc34, 0x3acc7304, 0x162fad8a, 0xcfd42c16, 0xc5d1d453,
            0xf30d823a, 0xe959ef62, 0xa1cfb0e3, 0xfd9b3495, 0x36cd8f46, 0x6ebbad5d, 0x5aaef843, 0x1220917a,
            0x1298162e, 0xef74b4d8, 0xa745713c, 0xdfdf88b4, 0xcb696651, 0x833e45fb, 0xbbca841e, 0x97e3a59a,
            0xe7e94cb, 0x461625e8, 0x3203d00d, 0x6a151705, 0x225f9c81, 0x7e532cd8, 0x3601cc2f, 0x3066dbf0,
            0x5aa8d38a, 0x546d9e14, 0xc4009a8, 0x68ac1607, 0xa15166f8, 0xd9e6baed, 0xc57fc4e0, 0xfd1e1691,
            0xf390e640, 0xcf968594, 0x87c0669, 0x4065d110, 0x2ce41f17, 0x64a6ead3, 0x1c7030e2, 0x78c1f76e,
            0xeb0fa92c, 0xa3ec022f, 0x8ff0b7af, 0xc7a3c43c, 0xff6edab6, 0x5c3770c0, 0x1472133e, 0xa8c946c,
            0x38cede26, 0x2ea9a0af, 0x66df3062, 0xc3a948d5, 0xfb50d56b, 0xb3eae810, 0x9fe65c90, 0xd7fcf807,
            0xd18ece6e, 0xadbd5f04, 0xe52a48a9, 0x9d7d4bbd, 0x89e9e9bb, 0xc148cc55, 0xf997848d, 0xd5b6c62e,
            0x4cade099, 0x48773db, 0x7035b6a8, 0x28f7e7ec, 0x60543b79, 0x3cfa60ae, 0xf53202dc, 0x5a6aeed0,
            0x9981787d, 0x7e71ec12, 0x3669cb74, 0x12abc43a, 0xcb19e2b1, 0x83d7b9bc, 0x6eeea259, 0xa7637424,
            0x9da601ed, 0xf90bce61, 0x328dc935, 0x6af15f9b, 0xd59f0599, 0xe5c779a, 0x462795d9, 0x229dbf8d,
            0x1ca94fad, 0x54ed1534, 0x40a9bcb1, 0x7865a217, 0x30357826, 0xcf9d35c, 0xc560b42e, 0xbb98201d,
            0x6848299f, 0xdf7913fa, 0x97e9a7d0, 0xf374ef7a, 0xab8fd6ad, 0x64314240, 0xcf8ce7ec, 0x8ba6b24,
            0xfbbd2a93, 0xd7c50aa1, 0x8f74408e, 0xc7440d6a, 0xb35e3187, 0xebd18720, 0xa399c448, 0xff4789fa,
            0x76b48e48, 0x2e23a956, 0x1a3b5667, 0x5218cb7e, 0xa4b4f2d, 0x6612ef67, 0x9fff4fe9, 0x188d176d,
            0x426bcb99, 0x3c01ac34, 0xf5a87801, 0xd1ccfca7, 0x897c11cd, 0xc1838399, 0xade24bda, 0xe5db1960,
            0x5c924bf4, 0x38df2dd1, 0x7005d696, 0x28c595b2, 0x14b7d84a, 0x4cdf7968, 0x4e16451, 0x6029dd8e,
            0xe1fa4bc4, 0x9900ea12, 0x85f57ac5, 0xbdc8947b, 0xf5072f58, 0xd151b9a3, 0xa85799a, 0x28ab5d,
            0xada694ec, 0x24d3943d, 0x5cdb04d3, 0x38f203df, 0xf1a27930, 0xa9836d79, 0x14fd9192, 0xcd1f91c2,
            0xc769a44a, 0xa36db559, 0xdbc2b8f1, 0x9307498f, 0xffa7bdcf, 0xb7b2bd24, 0xef09d8fa, 0xcb4e4a77,
            0x42f71860, 0x7a58ce31, 0x66056037, 0x1eef78b2, 0x56f8572c, 0x32194bce, 0x6a54b929, 0x5e48577e,
            0xeeff30b, 0x81826771, 0x3aec7da8, 0x16a62ea1, 0x4e5f3057, 0x678dc85, 0x7244f1f8, 0x2a99114f,
            0xa1fcdf05, 0xfde98e02, 0xb566b119, 0xede907c2, 0xd9c54bb8, 0x91b59359, 0xc9a3038f, 0xa59455ce,
            0x9f047c82, 0xd7238f26, 0xc38f5060, 0xfbc6e25e, 0x3400c0f8, 0x10fd3c55, 0x48fe2bcc, 0x3e525a71,
            0x6ceef937, 0x62abe558, 0x9bb21baf, 0xf72163a6, 0xafe12a07, 0xe7a9317a, 0xd3c5dd78, 0x8b12665f,
            0xa984b62f, 0xcdd74262, 0x6fa8f46, 0x3e817da1, 0x6200a18a, 0x1a2db7fe, 0x52d0d6c4, 0x76d6597c,
            0x6c165de2, 0xa5cafec0, 0xc9f13cc8, 0x813157e6, 0xb9500c93, 0xdd40e049, 0x952c587a, 0x8fad5201,
            0xf14b4cfc, 0xeb566c60, 0xa34768a9, 0xc7e9e0ae, 0xff5a3928, 0x38c9ef85, 0x5c981a46, 0x14e8baa4,
            0xa67cae9, 0x2e564f01, 0x66dc6087, 0x9f805921, 0xc335e16f, 0xfbbb3be5, 0xb37be0d0, 0xd73014f9,
            0x4a5a80e3, 0x2532f59, 0x26cca535, 0x5eceb22c, 0x1630fc2f, 0x3ae02230, 0xf3a658b7, 0xe9a3c0f0,
            0xcf3ee36a, 0xc50fe9e0, 0xfd906470, 0xa18225ca, 0x5ac40edc, 0x122bc19f, 0x36b54b1b, 0x6e786191,
            0x68d7fdc5, 0xc8caae3, 0x44aa1d2d, 0x7cbd2122, 0x20ea88ca, 0x5809d89f, 0x10189f23, 0x34a5678a,
            0xab6c532f, 0xe3f2c426, 0x8763b063, 0xbf6e7ed2, 0xf7a0f49e, 0x9bace16f, 0xd396651b, 0x54b3f3a2,
            0x30ed6fc3, 0x302de8b0, 0x68251e47, 0xc4ff907, 0xc5d4ae66, 0xfd794014, 0xa19b7a09, 0xd9e9ea48,
            0xcf4c48e8, 0xf33e4cda, 0x2c7fb69d, 0x64845808, 0x863e7c7, 0x405bc2a1, 0x783bd8fc, 0x1c6b6087,
            0x167a527f, 0x4ebbb101, 0x72afbe73, 0x2a667db3, 0x627489b9, 0x68ac4ae, 0x3eb48525, 0xb573d146,
            0x9b4725e7, 0x918dd1d2, 0xc9551bf6, 0xedf2b770, 0xa5de7254, 0x5eb37bc4, 0x238e3d1, 0x3abea98e,
            0xad26b68a, 0xd19f38a2, 0x89e63916, 0xc194b1e2, 0xe562ddf0, 0x9d7a1b18, 0xd56aebbc, 0xf95df81a,
            0x70ff5a36, 0x28fa974b, 0x4cc389a8, 0x4c14768, 0x3cf5500d, 0x6028dc87, 0x999629d8, 0x12337ca8,
            0xf51f8074, 0xef08834b, 0xa755a041, 0xcb0aa09d, 0x8363a3f4, 0xbb8170f1, 0xdf25b727, 0x976d1c81,
            0xe3ef0bd, 0x3282d8cd, 0x6ac97b13, 0x2260af22, 0x464e105b, 0x7e7c9dd2, 0x3680c4ef, 0x5ad25452,
            0x400d9120, 0x7876f3f2, 0x1cc5a913, 0x542f0945, 0xc48d89c, 0x306f5db4, 0x6841797a, 0xdfaf6e6d,
            0x44be8612, 0xbb543c8c, 0xf3fde73a, 0x97b39243, 0xcfd0d25f, 0x8851883, 0xab53aaba, 0x64ca2dc6,
            0x5e03d216, 0x817b889f, 0x3a17d222, 0x72177711, 0x169e0d13, 0x4e912cc6, 0x604cb74, 0x2ad8c582,
            0xa100b093, 0xd9c61a5d, 0xfd922988, 0xb5bb3cb1, 0xed82b149, 0x914d5c05, 0xc9e9371c, 0x3c1edd93,
            0xa550795c, 0x187768fa, 0xd100c034, 0xf569c5ca, 0xad82cd22, 0xe54070e6, 0x898f4ea8, 0xc1c56727,
            0x38d3fd4c, 0x5c79a57a, 0x14cd9f1e, 0x4c4410ee, 0x70cbca27, 0x284c9df2, 0x60314bf4, 0x43e99fe,
            0x7e3b9885, 0x36601b99, 0x5a5edd43, 0x12ad67a1, 0xcb8d5bca, 0x6e228ecb, 0xa77c0403, 0x9da95148,
            0x83a81e36, 0xf90f2fdf, 0x32f97e4e, 0xd551e927, 0xe9ca846, 0x4632a47a, 0x6a09d063, 0x22828e2e,
            0xa38a1bd3, 0xc766f4ef, 0xffe5a9be, 0xb7fa8997, 0xdbe4e945, 0x931bb810, 0xcb8256e6, 0xef51fc88,
            0x66349358, 0x1e150725, 0x42e44885, 0x7a14eaa3, 0x32059a53, 0x56146a1e, 0xeb7a65e, 0x8702caf,
            0x6a3f1fa3, 0x649767cb, 0x9d26238b, 0x40fd729e, 0xf933e243, 0xb11216b0, 0xd5dc1b0c, 0x8d6fb15d,
            0x4a1da3e, 0xa790c663, 0x603f0146, 0x1857a0a4, 0x3c9abb23, 0x746863ea, 0x2c139a69, 0x50943345,
            0xc38c0085, 0xfb051e31, 0x9f781b74, 0xd7a287e6, 0x10a11847, 0x34e95e11, 0x6c7550bd, 0x62404bd2,
            0x48cd58ab, 0x3e9646e0, 0xf7e90cf1, 0x9bc88c76, 0xd32e73f2, 0x8bc3ba92, 0xaf2bc6f9, 0xe7a0619f,
            0xe1b62f52, 0x851e944b, 0xbd6e3fe1, 0xf57fe804, 0x9919dbf1, 0xd11b9d31, 0xa3fb2c6, 0xada9e44b,
            0x240b5666, 0x5cdfd44e, 0x54dcea, 0x38ba276d, 0xf111b2fc, 0x14b3b520, 0xcdb03b48, 0xe959d6ad,
            0xa9f39da5, 0xc5a13a11, 0xfdbf4d8f, 0xa17ea53d, 0xd9e5bbd4, 0x91d1f738, 0xb5be82b3, 0xeda7c54f,
            0x6470a0bb, 0x89e3b42, 0x401b35f6, 0x78c0f667, 0x1cb98c82, 0x54311aeb, 0xcf171b5, 0x3061ca88,
            0x2a410eed, 0x6249788e, 0x6ec73aa, 0xbf4f05c9, 0xf79abe36, 0x9b960bcd, 0xd360b14b, 0xc9ddd182,
            0xaf66c09a, 0xa5098e74, 0x5ecb9d61, 0x2c40d26, 0x3a4f71f9, 0x7247cfaa, 0x1664c070, 0x4eee0561,
            0xc1bf4232, 0xe518e8bb, 0x9db716e1, 0x56f22d76, 0xf98c543b, 0x32903a05, 0x6a5d337c, 0xe34677e,
            0x4742be4, 0x3c757956, 0x60f7d249, 0x99018149, 0xd1a56c23, 0xf51e4101, 0xadf788a1, 0xa7fc9bbb,
            0x89391bb8, 0x83ea9849, 0xbb134a88, 0xdf4aaef8, 0x97b8072a, 0xcf064d61, 0xf34f8aa1, 0x2ce62e2f,
            0x22aad2da, 0x46ee9b6a, 0x7ea63280, 0x360d7f1c, 0x5a87b664, 0x9323928e, 0xcbb3aaf6, 0xef3cd157,
            0xefef10b7, 0x286a277c, 0xcbc7a0ce, 0x416f31f, 0x3c066433, 0x60bbecb8, 0x1812c685, 0xe8c4713,
            0x74b99120, 0xeb7f55fe, 0xa3c049a7, 0xc750f430, 0xff6d7340, 0xb78d50bb, 0xdb07dabe, 0x931c7adf,
            0x8d1b5bc3, 0xb16c4f20, 0xe9cf6475, 0xa14dbae0, 0xc5082f2d, 0x7ee93d84, 0x36c7298d, 0x5af57f1c,
            0x5068aedf, 0x867f80e, 0x2c004de1, 0x64ed121f, 0x9d6b3515, 0xc16d4540, 0xf9c2eae6, 0x6caf3f48,
            0xd500441a, 0x482318fe, 0xe3c5c8, 0x24a0c117, 0x5c3eecac, 0x959a1803, 0x38dc9359, 0xf141c528,
            0xe7270bbe, 0x8bd1240e, 0xc364c8f4, 0x7c2381d4, 0x9f35ddfb, 0x5859c6e3, 0x105050a2, 0x348eda3e,
            0x2ee83dfa, 0x6654631a, 0xa1e3209, 0x42b08e3a, 0x7a2c4b96, 0x1e039819, 0x566c784b, 0xcdf8599f,
            0x32267e1c, 0xa9a6ad02, 0xe138d908, 0x8568217f, 0xbd571fa0, 0xf5fe02ed, 0x99af76d6, 0x52bf993c,
            0xb704995e, 0xdba34e17, 0x934b5e76, 0xcbbd644c, 0xefdc42ab, 0xa7577b3f, 0x60a7aba6, 0x420030a,
            0x7ab7d1c9, 0x32b62632, 0x56ed6770, 0xeaeb4e5, 0xc7aee909, 0xebebfdcb, 0xa300c287, 0x9d1393f8,
            0xff69302c, 0xf9755747, 0xb139b551, 0xd5da0a84, 0x8dabd225, 0xc52f7c83, 0xe9f446ae, 0xa11c2ec0,
            0x18211491, 0x3cc72900, 0x74a79e2c, 0x2cc926ab, 0x504abf86, 0x85ec8a5, 0xc13f8185, 0x64a387dd,
            0x589e7bbf, 0x108c4bbb, 0x34c16ffc, 0x6c47d2ae, 0x24ed56e6, 0x48b96eb1, 0x779db6, 0xf736d3d4,
            0x5c322db9, 0xd3ba4d8d, 0x8beed6a8, 0xaf0bd7a0, 0xe7108bf8, 0x9fb166da, 0xc3cb75d5, 0xfb92e414,
            0xf5e260f3, 0x99d14611, 0xd181e5bf, 0xa831af4, 0x2eb79ae8, 0x66cfeb8b, 0x1e47e320, 0x4202e7c6,
            0x38a055f2, 0xf105024e, 0x14850714, 0xcd25f37f, 0x85929fad, 0xa93c2674, 0xe1e69507, 0x6228d224,
            0xbd11dae5, 0x3efc8b51, 0x768813e4, 0x1affb836, 0x52afb2ea, 0xa49692a, 0x2ebea6ab, 0x667bcb16,
            0xdd5b1089, 0x81813e38, 0xb91f99b3, 0xf18a07c2, 0x95b84010, 0xcdcda02a, 0x6858a6c, 0x2a071173,
            0xa31bee49, 0x5c4094a6, 0x81a881, 0x3851e0dd, 0x70ccb82f, 0x146e63f0, 0x4c23e940, 0xc316222a,
            0x289582d0, 0x9f0c3339, 0xd79d1d03, 0xfbf04868, 0xb3743ec3, 0xeb18595a, 0x8fd9b428, 0xc77dc8d7,
            0x3a4e4a38, 0x5e4d5b7b, 0x970d50d3, 0xcfa63c3d, 0xf3bf8a10, 0xabc6b8e6, 0xe320a82b, 0x87978ec9,
            0xfd8ec4c3, 0x3679950e, 0x5abb6815, 0x12523168, 0x4a1eab81, 0x6e6163e9, 0x2609d85b, 0x2058fc03,
            0x22679d7, 0x7c2b0b6e, 0x34bbf7b8, 0x583d8af3, 0x10ec4117, 0xc956959a, 0xedf67d08, 0xa5accf8b,
            0x9b742b3f, 0xbf490f9d, 0xf7eea303, 0x30d76d4a, 0x547d1578, 0xcf12c1c, 0x44dfc90a, 0x68623043,
            0x4c43f1a, 0x3c85df60, 0x60668041, 0x18cb64e3, 0x50a5d32f, 0x748d2133, 0x2c9bf573, 0xa377b381,
            0x810ee14, 0xff5b21da, 0xb71f7ab3, 0xdb39e804, 0x93be67d4, 0x4c705577, 0xefbba69a, 0x28613696,
            0x22c14d5f, 0xc5200e87, 0x7e6417be, 0x368d5c13, 0x5ad5dc4d, 0x121ba60e, 0x4af8c754, 0x6e49ef30,
            0xe5f3ed06, 0x9d7c335f, 0xc18a586f, 0xf93c7625, 0xb16c8ecb, 0xd57972e0, 0x8d040b6f, 0x559847,
            0xe952fa94, 0x5c090cbc, 0x954d264a, 0xb9b7aacc, 0xf11a51c8, 0xa9ee98e8, 0xcda5ada7, 0x85c5b48a,
            0x7cbb5966, 0x9f10fe70, 0x58dccdeb, 0x106c000f, 0x34c2591e, 0x6c3d4748, 0x243ae9ee, 0x48cd5723,
            0x429913cd, 0x7a44ac31, 0x1eca95a6, 0x56d8c25b, 0x8fe39e86, 0x32c9821b, 0xebb29a0a, 0xe193c081,
            0xc74a22b5, 0xbd9534de, 0xf5f9f3f9, 0x99c4c295, 0x5278c460, 0xa1715c1, 0x2ec03e5d, 0x66e6ebc8,
            0xe71ef33c, 0x8b1e0180, 0xc37a6621, 0xfb9cdd12, 0x9f0145bf, 0xd7d7b770, 0x8f1c1da2, 0xb39f6201,
            0x2a9aba5a, 0x62db58a0, 0x6a20e41, 0x3eb9ddd7, 0x76745fef, 0x1aab8300, 0x52aa14e5, 0x4cb9a297,
            0x2ecbe34c, 0x286dba86, 0xe1ff6c7f, 0x48386d1, 0xbda059d8, 0xf5f949a4, 0x996f25dc, 0xd134d68b,
            0xc79d9465, 0xebc2a2a4, 0x24e3ce2a, 0x5c3835fd, 0x3171ff, 0x3848730b, 0x70c54665, 0x1471afbc,
            0x87ba924d, 0xbfbf3733, 0xe30b5823, 0x9b38bda5, 0x54d35dc3, 0x7857c618, 0x303f1679, 0x263d8eae,
            0xcef2b2d, 0x2de800d, 0xbbf1af9b, 0x5e5c5894, 0x97cd5f60, 0xcf49309a, 0xf39c5ee0, 0xab3caab3,
            0xa5d96a06, 0xc997de3f, 0x8147cc1e, 0xb926b872, 0xdd1d8914, 0x95724a0d, 0x4ebd8945, 0xf1b35780,
            0x68862c51, 0x20e3c5ef, 0x4486e369, 0x7c61097f, 0x341baff2, 0x5806fc94, 0x919e08ca, 0x7613ab76,
            0xed9b9985, 0x5279fea1, 0xabcd48b, 0x2e215e3d, 0xe76ec510, 0x9f8a7c77, 0xc3fddfb3, 0xfbcf9afe,
            0xf1170cec, 0x952dce12, 0xcdc1e1b7, 0x657666b, 0x2acd3cfa, 0x620b377e, 0x1ac4e4df, 0x3e9f3e92,
            0x38aaee44, 0x703f08fa, 0x14f5b923, 0x4cebc698, 0x4ead32c, 0x28dbb70a, 0x608be4e3, 0xd776124a,
            0xbd7c0725, 0xb37bef61, 0xeb506af1, 0x8fe9d416, 0xc7bfd79e, 0x6007c2, 0x247b469b, 0x5c7576c3,
            0xcf611120, 0xf3da7da6, 0xab823f86, 0xe3dd54ac, 0x87014899, 0xbf4cf926, 0xf781c4de, 0x9bdb80ac,
            0x12dccb5f, 0x4a4d3fe1, 0x6e23d6fd, 0x2624086c, 0x5ed0d185, 0x2089c53, 0xbb60d7e7, 0x34558a37,
            0x97adab87, 0x91b4dbbe, 0xc9aecb44, 0xedcfbdbc, 0xa5e6fad1, 0xdd489e9f, 0x81aa7deb, 0xb92c39a3,
            0x30743421, 0x549d4a44, 0xcc8b87f, 0x440d9506, 0x68e3db37, 0x20fe2749, 0x5838cc5f, 0x7c93c1bb,
            0xfd971c22, 0xb5d9f62c, 0xd94e9e4e, 0x91d6c630, 0xc9508870, 0xed96778d, 0x267ed637, 0x1cd4e48a,
            0x254f7c3, 0x782acbba, 0x3017fec1, 0x543dcdfc, 0xc23bdb0, 0xc5c9bde0, 0xe92b2065, 0xa1803c0c,
            0x9bec9d8b, 0xbf3c53d5, 0xf7ee7813, 0xaf9f8030, 0xd3edbb41, 0x8b1dcbe6, 0xc39c6615, 0xe7e65141,
            0x5e18c72e, 0x16c07b02, 0x3a0787a8, 0x727e8d15, 0x2af8721e, 0x4ee957fc, 0x6ad6463, 0x7abc284a,
            0xe316e243, 0x564a9413, 0xe023520, 0x32e90cbf, 0x6a4f808f, 0x228ff360, 0x46282861, 0x7e58fa44,
            0xf50307e9, 0x99e43c4a, 0xd1ab0e1d, 0x89284b44, 0xadacfc7d, 0xe5ecb6d9, 0x9d6d8892, 0xc1a154e9,
            0xbb23a86f, 0xf3ebb3ca, 0x972d7f52, 0x5099cbbd, 0x8fd8b9d, 0x2ca6995c, 0x64e558cd, 0x5ae9a1bc,
            0x402847ea, 0x36310d04, 0xef2cc2bc, 0x9378364d, 0xcb2e4402, 0x83d27519, 0xa7202556, 0xdf777c5e,
            0xfbabe149, 0x9f32e5ad, 0xd7545e27, 0x8f631b0b, 0xb3138b34, 0xeb348ee0, 0x24c85ff9, 0x4813c3d6,
            0x3efdf6cb, 0x767358c5, 0x1a962324, 0x522e7d88, 0x8b1f00f7, 0x2e155f8e, 0xe7ecfee4, 0xe12c0060,
            0xc362c0f3, 0xbd287035, 0xf53866ec, 0x99c3b9ff, 0xd1427edf, 0x895dee49, 0xadfc3489, 0xe52a6c05,
            0x5cd2fa0e, 0x6847a, 0x383105a5, 0x70f2e677, 0x14d05488, 0x4cbf0519, 0x4d3e2ec, 0x280dafdf,
            0x1c661699, 0x548019de, 0x78bb99b2, 0x30af1e42, 0x68bc4017, 0xca2fca8, 0x441f8997, 0xbbc1bf42,
            0x2075fda7, 0x9760628f, 0xcf8acd4e, 0xf3ea68da, 0xabd77567, 0xe390a6a6, 0x8790e3cc, 0xbf437bad,
            0xb94c09f5, 0xdd208bad, 0x9547ba7a, 0x4e6b16d4, 0x72573682, 0x2a4526c4, 0x629e4dda, 0x61e54ad,
            0x7c0a7ef1, 0xb5e17ea9, 0x58f1e2ba, 0x91921b61, 0xc95861e2, 0xedde5af3, 0xa50ee627, 0x2621701e,
            0x81b512c8, 0x25d412d, 0x3ab742f1, 0x5e895cf8, 0x164e9e58, 0x4e2b5da9, 0x72c31413, 0x2a123f69,
            0xa1ed388b, 0xc57a502f, 0xfd0afa45, 0xb5106cc4, 0xd92bfacb, 0x91aed47d, 0x4aabe96b, 0xedf25398,
            0xe78e65b1, 0x2022c2e2, 0x4474e575, 0x7cfeaf8a, 0x348e0fa4, 0x58c0dbfb, 0x10cff4e1, 0x8790e9e6,
            0x6c718e30, 0xe3e83f19, 0x9b155466, 0xbf4a616a, 0xf73c37e4, 0xaf0d2aad, 0xd313eaed, 0x8b96058b,
            0x7e2cbfb7, 0x227cba05, 0xdba3d8db, 0x93c16f2b, 0xb75f35ba, 0xef37755a, 0xa70c9948, 0xcbf77a26,
            0xc118acc5, 0x7ad95ce2, 0x1e05e05d, 0x5659137a, 0xea40d8c, 0x320a6739, 0x6a6f0cd6, 0x64ddb6f7,
            0x466cffdf, 0x40c9e721, 0x78147fa0, 0x1cb83008, 0x549ab5d8, 0x8d1a63f5, 0xb196c863, 0xe9c5acfe,
            0xdf9047d9, 0x83657c3a, 0xbbd8d185, 0x74bf8964, 0x97eee1d8, 0x50269207, 0x871a10c, 0x2cb20ee0,
            0x91fbf3c9, 0x4afe3ded, 0xed014dd0, 0x266fd5dd, 0x5e41d398, 0x29f6a23, 0x3ae3a8c3, 0x30d9f378,
            0x16c0c465, 0x8d2fc387, 0xc5c36a65, 0xe9e22fad, 0xa140832f, 0xd937582b, 0xfd017423, 0xb528286a,
            0xafda6501, 0xd385e2ea, 0x8b476fa5, 0xc330ffe4, 0xe7b6251d, 0x206dc77b, 0x58a78cb7, 0x7c2bb300,
            0x7299809d, 0x2a03dc9d, 0x4e96875d, 0x6fe007e, 0xbf5a5753, 0xe3403647, 0x9b2d16c9, 0xe2d9432,
            0xf7bb8e76, 0x6a94425b, 0x22c686cc, 0x46a8714d, 0x7e078eea, 0xb76dc7ae, 0x5ac6a1aa, 0x934076e3,
            0x899d6328, 0xade2064c, 0xe5701849, 0x9d208d2b, 0xc1f7d36b, 0x7a59a735, 0x32b46e31, 0x56ea1f22,
            0x505b66fe, 0x83b26de, 0x2c925b3f, 0x64a4df8f, 0x1ceaf40d, 0x40f285b8, 0x784ebcd4, 0xef0e07aa,
            0x543a0cab, 0xcbebf906, 0x83f816d4, 0xa74ce263, 0xdf739f38, 0x9764c891, 0xbb4a09d1, 0x742671d2,
            0x74e196d7, 0x18a5b327, 0x50c623fa, 0x895ee522, 0x2cce5353, 0xe516f071, 0x9ddf3884, 0xc113e0dd,
            0xb78425dc, 0xeff0c3f5, 0x93838575, 0x4c91aa43, 0x4cc087d, 0x2849173c, 0x60501050, 0x5a76515f,
            0x3ce377d6, 0x36cc9be1, 0x6e0e7993, 0x128f102b, 0x4adbd45c, 0x2edb1d6, 0x2654d91c, 0xdf40963c,
            0xd584a3e5, 0xf926f6f4, 0xb1dec6d7, 0xe92e7fb4, 0x8d75ab5d, 0xc528df6d, 0x7e7d0714, 0x22da0d32,
            0x957e1410, 0xcdbd4f01, 0xf15ff37e, 0xa946ad57, 0xe1ccd417, 0x855d4fdd, 0xbde8e2ea, 0x340eb489,
            0x992f0d02, 0x108d1f21, 0x48fe777b, 0x6c184bc6, 0x24eb631c, 0x5c5ae8bb, 0xb6555d, 0xb97817ec,
            0xb3ddcc7f, 0x56f5536a, 0x8fdfac6c, 0xc7b06c68, 0xeba7aa82, 0xa35c73db, 0xdb297a27, 0xff7eccaa,
            0x767a74e7, 0x2ebcbeef, 0x52d66d54, 0xa3f05aa, 0x420b6bcd, 0x6628260d, 0x1e03cbeb, 0x282745a6,
            0x7a593a90, 0x4c56b3d7, 0x14b8aa52, 0x7059f535, 0x18d8401f, 0x600fca0f, 0x3c8c128e, 0x4f867e6,
            0xeb7cc3d1, 0xc7e1c4d9, 0x8f670399, 0xb71d6fac, 0xb34c46bd, 0xdb8a146c, 0xa31faa4b, 0xff6b8919,
            0x6a63d4ac, 0xb1c5f38b, 0xec2bc55, 0xd5c31237, 0x7eedebf7, 0x5a5eefb7, 0x22c8a8bf, 0x897eb388,
            0x46ad4b91, 0xadb69876, 0x7477cbcb, 0xd110434f, 0xf9532c0a, 0xc1d13897, 0x9de097a7, 0xe50e6610,
            0x4896a553, 0xa58ad9b4, 0x6c8f4759, 0x95d6fb39, 0x10f0249f, 0xb93a0720, 0x81d38cd4, 0xdd8829fc,
            0x448f684e, 0x8bc5633a, 0x68d73ed5, 0xaf9d252c, 0x586973e6, 0x34318bd9, 0x7c9b5fa8, 0x665c6d92,
            0x20a08f46, 0xa226bdc, 0x5252a1f1, 0x2edb9b31, 0xd7cd2c46, 0x1efdc1ec, 0xfb47b7d9, 0x4212ee2c,
            0xa9cb41ec, 0x858535b4, 0xcd1bb9b5, 0x7650c22b, 0xf1f0d431, 0x1a76f55c, 0xe15df9ac, 0x3e09b044,
            0xafe22c0a, 0x76fea3b6, 0xd3957a51, 0x1a8b165e, 0xc3b2f159, 0x9ff2a5ca, 0xe758f003, 0x4e3fc437,
            0x8b5dd083, 0x7239b40f, 0x3a006176, 0x162aa048, 0x3e06bd18, 0x612480f, 0x62d614a6, 0x2a3fc5c3,
            0x141e2d8a, 0x702d3fd5, 0x3862fcf1, 0xe1e0884f, 0x5c5eee62, 0x8532c09f, 0xcd64c410, 0xa9f07fa8,
            0x10a22a4b, 0xd7079f44, 0xb3fe314a, 0xfb3c7bca, 0x24734015, 0x3b940f, 0x4837f572, 0xaba647cb,
            0x6ca21bdc, 0xcf650f13, 0x97e0a969, 0xf3915302, 0x1c84bb17, 0x64f36c41, 0x40e97e9c, 0x87426abd,
            0x6e214cc4, 0x4ace21ec, 0x121bfad9, 0xbbee391d, 0x3661cde9, 0xdfae1c69, 0xa7acaafe, 0x837c856e,
            0xed2df992, 0xb51c34d2, 0x913dd538, 0xd9d22ce3, 0x81045d71, 0xdd672a70, 0xa5e734d9, 0xc9e730b,
            0xc963bda3, 0x301da888, 0x78f8e93c, 0x54418198, 0xfdabe803, 0x4491b6d2, 0x20ba1504, 0x68719863,
            0x3ed7c7d7, 0x1ab356f2, 0x6233f980, 0x8b7c3447, 0x6e4498f, 0xaf642511, 0x76a06775, 0xd3c21ece,
            0xb913ff89, 0x815af9b2, 0xddacf5e7, 0xa5627d6a, 0x4e3e8508, 0x2a7bf0a9, 0x721f90b7, 0x5c3b3916,
            0x1633e2a2, 0x49621b, 0x48cabdc2, 0x246b0349, 0x4cf5f235, 0x146fadf8, 0x70e9204e, 0x38217a27,
            0x9f338b32, 0xfb513c67, 0xc3832d6a, 0x6cb91984, 0xe71517fb, 0x8f3d0c6d, 0xd7d8f36d, 0xb3806796,
            0x97e89883, 0xdf326294, 0xbb7872a3, 0x839358b5, 0xababc02b, 0x87c3d17e, 0xcf2f0a9a, 0x362faa57,
            0xf3b8307b, 0x5a3b1604, 0x22285797, 0x7e79c1dd, 0x2699d74f, 0x6ef0a003, 0x4a7acbc9, 0x1295630f,
            0xfdacd90b, 0xd908d3a4, 0x20f960ea, 0xc99283c9, 0x44044eaa, 0xedf8da1c, 0xb53b718a, 0x91a1ffd2,
            0x78c3ebb5, 0x40ca4e47, 0x1cb8d9fa, 0xe3194dbb, 0xce2d72b, 0x68fc6796, 0x30739115, 0xa184109c,
            0x541e86b6, 0xc5f56564, 0x8dea6a74, 0xe99c0ce0, 0x121a21af, 0xd977788e, 0xb56cd988, 0xfd47ac13,
            0x6441ddbe, 0x40ef70c8, 0x8428cbf, 0xb1718594, 0x2c44b208, 0xd5ab594f, 0x1ce6736d, 0x781e2dba,
            0xe3c19a02, 0xab694657, 0x87898bef, 0x4edeb074, 0xf70439e4, 0xd30db98b, 0x9b56add1, 0x2825f5f,
            0xbfd61a2e, 0x26abbe3f, 0x6e4f25d3, 0x4afc2993, 0x72bb1613, 0x3a7f0cea, 0x1672bb1f, 0x5e8a334b,
            0x423410ef, 0x1eec8d48, 0x667aa491, 0xe67dc35, 0x89547b50, 0x32f0361d, 0x7aaacc5a, 0x561d25b6,
            0xbd2fa6c9, 0x85063239, 0xe1cc4be8, 0xa91a9021, 0xd1fae7d1, 0xadff023b, 0xf53c4957, 0xdf307f59,
            0x995e52a2, 0x83dec11c, 0xcb64bd9f, 0xa7b85183, 0x50187668, 0x18f42d84, 0x74b29b32, 0x3c420594,
            0x22a66427, 0xff7ca53b, 0x46bf2467, 0xef6d7279, 0x6ae676c2, 0x9313778e, 0xdbacdaa8, 0xb7294741,
            0xc399a217, 0x8bf27957, 0xe75ca12f, 0xaf5e60e4, 0xd722be3e, 0x3401d1e0, 0xfb6ea9c3, 0x62792f7e,
            0x9fdfa643, 0x60b4ac7, 0x4e8b8c2b, 0x2a48dd4a, 0xd3235269, 0x1ad762fe, 0xf7919bb3, 0x3eef02aa,
            0xa93981df, 0x85f3abd1, 0xcd0c53f6, 0xf57d8ff8, 0x70c2000f, 0x99c73565, 0xe16bb3c4, 0xbdf3b6f0,
            0x2495df57, 0x6c6e5647, 0x486821b6, 0x102230b2, 0x38793a17, 0x141ebcb8, 0x5c90416e, 0x40721611,
            0xc91449, 0x6478d5d3, 0xab63897f, 0x874f4b00, 0x30e0a673, 0x78938c6c, 0x54f8c562, 0x1c643245,
            0x830ca335, 0xdf2f2591, 0xa77fc4f6, 0xcf38fd94, 0xcb1e0338, 0xf30819ae, 0xbb2774e0, 0x975dbd98,
            0x8151cb72, 0xc9a31287, 0xa5351ed1, 0xedd9a7be, 0x16f8cc47, 0x72ae7c58, 0x3a087090, 0xa1347286,
            0x5e1473a3, 0x44231f00, 0xc4d3f06, 0x68a5a47f, 0x91e69977, 0xd9685060, 0xb598bdc3, 0xfd9228b7,
            0x6e60e1e2, 0x4a981d83, 0x12983bf9, 0x3ad9b150, 0x36fdef56, 0x5ed534cc, 0x263a0a90, 0x2f4d6ee,
            0xe99112e4, 0xb1e2baf2, 0x8da73d1e, 0xd57bc6b5, 0xfd9f47c8, 0xd98d659c, 0xa1b75664, 0xc1a8049,
            0xc52c8a89, 0xaf3f3d42, 0xf7eca11c, 0xd3bb1735, 0x7cae614f, 0x44f0f9ca, 0x2096cef5, 0x688978e2,
            0xcf9be9f1, 0xab6e0450, 0xf3562679, 0x9bf9d5f5, 0x162e5c82, 0xbf11b9e5, 0x877562f0, 0xe3ad3e87,
            0x468625a4, 0xec450b8, 0x6ae1737e, 0x32a7313e, 0xdb0257f5, 0xb7af0df6, 0xff69f631, 0x66b67a0f,
            0xa32782c4, 0xaac2a34, 0xd165e990, 0xad6369aa, 0x565cce5d, 0x1e315658, 0x7a49a03b, 0x4246e270,
            0x2c78cf86, 0x8a8e1ea, 0x5090dc35, 0xf95fb7de, 0x741104bb, 0x9de1fecd, 0x649306c2, 0x4070fb8f,
            0xa7713ba4, 0xef212b4c, 0xcb88b100, 0x93399b75, 0x3cd3ce7f, 0x187e0377, 0x609cfa20, 0x366657c4,
            0x83da0283, 0xd98e2473, 0xa1c497bc, 0xfdb75430, 0x26f8386d, 0x6e7b47b2, 0x4a3ac4d4, 0x120881dc,
            0xf90d33dd, 0xd55a6576, 0x1ceb914d, 0xc5046b2f, 0x4006bf0d, 0xe90374ee, 0xb1bc1e67, 0x8d34b6fe,
            0xf74d2c2e, 0xbfe888a8, 0x9bc0c55e, 0xe359d0ae, 0xc90d937, 0x68704648, 0xaf65f987, 0x167d5aca,
            0xd3d7e314, 0x3a63bc18, 0x266beef, 0x5e087831, 0x87f92bdd, 0xcf560617, 0xab48571e, 0x72786b4d,
            0x564f81b5, 0x328bd098, 0x7a51508d, 0xa398f8ea, 0x1ef85bef, 0x46668a95, 0xecd57c4, 0x6ad2e36f,
            0xd1d7e3e9, 0x9958bdf4, 0xf59270ec, 0xbd46f284, 0x66935b37, 0x42195161, 0x89cf13c1, 0x741ac6ef,
            0xadc650c7, 0x18c17ff8, 0xdfcd91ee, 0x3cdbdd26, 0x64689e01, 0x2cf57674, 0x825ebe0, 0x50515102,
            0xb7d3091c, 0x939aee7c, 0xdb46455e, 0x8341fa15, 0xff5a746e, 0xa7ab47e8, 0xefba2022, 0xcba122e0,
            0x3c00bd3c, 0x4a38377, 0x6055fd44, 0x2803b6c0, 0xd176f40d, 0xada058f1, 0xf531008f, 0xdb13ccda,
            0x18bd959a, 0xff95d725, 0xc7b9d380, 0xa3510fde, 0x4c14b52d, 0x140f72c9, 0x70aefd3f, 0x38bf5ad9,
            0x22e989c5, 0x7e3e4811, 0x463ae507, 0x6e02bd91, 0x6a5064bf, 0x1219dc11, 0x5a2ec98c, 0x361d5b07,
            0x9da610e5, 0xe577235a, 0xc17f0d4a, 0x8997fc65, 0xb180160c, 0xe0f11b4, 0xd592c64d, 0xb95452ff,
            0xf94d1b03, 0xdd51a34e, 0xa53de3ae, 0x81c08f0a, 0xa93c3fb0, 0xf152cf77, 0xcdb8e269, 0x9529ca14,
            0x7c6a826d, 0x58446e5b, 0x2041e06f, 0x48d76094, 0x44a43ba2, 0x6c27fceb, 0x34d10639, 0x10bfd744,
            0xfb79b5e2, 0x42838414, 0x1e2f2deb, 0x66be9457, 0x8f546387, 0xeb193aa2, 0xb315f5c2, 0x1a34e795,
            0xd7bc1a2c, 0x3e42e789, 0x858716ae, 0x626c2571, 0xae3f4bf, 0x5295cca0, 0x2e13f969, 0x76db4bba,
            0x2d717ba, 0x5e5acbcb, 0x26178967, 0xcf0801a4, 0x4aaddff6, 0xf3848a7a, 0x3ab06495, 0x16e58118,
            0xfd039d2f, 0xc5f8463a, 0xa131af52, 0xe9528f84, 0x12c448c4, 0x6e85deea, 0x36fcbc25, 0x205ed32f,
            0x5afacdd0, 0x44a55e78, 0xc9f4b3d, 0x686f61ef, 0x100e3ee9, 0x58e8e76c, 0x341d5ca9, 0x7cc516c1,
            0xe3461f0b, 0xbf8283fc, 0x87845ebd, 0x30751624, 0xabefcab6, 0xd384659b, 0x9bb14015, 0xf738cdbd,
            0xdb69d277, 0xa31e6234, 0xff6d915d, 0xc7609529, 0xef43fc08, 0xcbb5e5fd, 0x932ddbd6, 0x7a72bc66,
            0xb7cdca83, 0x1ead6cc3, 0x66123192, 0x424c73e6, 0x6a685ab7, 0x328de2b4, 0xe95c498, 0x56c7248b,
            0x4004ade3, 0x9d92f8a6, 0x646ea837, 0x8d8ed0ac, 0x8416818, 0xb1664195, 0xf95d4509, 0xd564602b,
            0x3c2f60de, 0x4f69f2a, 0x60c6ed79, 0xa74e3b6c, 0x501c0ba6, 0x2c3538a3, 0x74834cb8, 0xe570dd70,
            0x18a06fb8, 0x897ae07b, 0xd1c73ac1, 0xadb28fa9, 0x5610c3a1, 0x9dc6f036, 0xf9a8b72e, 0xc11ce8c7,
            0x28ab21f1, 0x43c9855, 0x4c324913, 0xf583f913, 0x708dfdfc, 0x9988589f, 0x609827e8, 0x3c7d0928,
            0xa7b20e9b, 0xef2a80cb, 0xcbb69bfe, 0x1287278d, 0xbbbf13b7, 0x97e89579, 0xdf9decc2, 0x4619d547,
            0x8394ef61, 0x6a8ece88, 0x32bb3bf3, 0xe2051f7, 0x36dbf1bc, 0x7e9d3069, 0x5a3fad2e, 0x22f8f607,
            0x60bd1b3, 0x6290f8ef, 0xa9fb4170, 0x522a398a, 0xcdf0a0bc, 0x7639282c, 0x3e00a55c, 0x1a3525d6,
            0x81b98ecb, 0xc9864bdf, 0xa51433cc, 0xed9bda95, 0x957b9d66, 0xf1d2f284, 0xb92d4ba7, 0xa3102e3c,
            0xdd3c6621, 0xc7bcb59b, 0x8fa2f35b, 0xeb974092, 0x14bdef91, 0x5c002365, 0x38863a98, 0xff2ecec7,
            0x66c201c1, 0xc3b219b0, 0xac6d118, 0xb3558396, 0x2ee3943c, 0xd775f047, 0x9f2e4021, 0xfb6ce6f8,
            0xd112c0b4, 0x188e278e, 0xf581fae9, 0x3c95054e, 0xe552ce2a, 0xc15d9e08, 0x89b80dbc, 0x703f3508,
            0xadfd1a7f, 0x1475a43d, 0x5c899a19, 0x38bac87e, 0x60722861, 0x28d4c4d7, 0x4c8f638, 0x4c467128,
            0x36d8c0b4, 0x12b4f599, 0x5a407c09, 0x83c0c91b, 0x7eb7c1a0, 0xa77e0583, 0x6eb657e6, 0xcbd82e7d,
            0x3204c175, 0xf900fe82, 0xd564aa13, 0x9dd1a667, 0x465442b4, 0x22f15973, 0x6a35040d, 0xcdb095d6,
            0xe905b28, 0xf1cf0583, 0xb9611042, 0x951ea80d, 0x3eae4868, 0x6b40b67, 0x622220f8, 0xa9525a0e,
            0x10e68388, 0x6c868416, 0x345cbfdd, 0xdd08578a, 0x58ad921c, 0x814920aa, 0xc9790514, 0xa547a72c,
            0x8f38641c, 0xd780eecf, 0xb3f578e2, 0xfbf30e21, 0xa322afce, 0xff05ad08, 0xc73b3ac9, 0x2e1dbae7,
            0xeb03caf4, 0x5274bd49, 0x1a40f1ed, 0x76a77f27, 0x9f1dd030, 0x6625bcc2, 0x42601b74, 0xad3a693,
            0xfbfdf21e, 0xd71ebc85, 0x9fc86013, 0x4875238c, 0xc3343be6, 0x6cfd0858, 0x347e87cc, 0x10b718c7,
            0xf76b7737, 0x3e0bbf9f, 0x9bf62f3c, 0x62b4b57d, 0x8b2fe5f7, 0xe7b2611f, 0xaf3d6733, 0x991bda71,
            0xd3ba2ad7, 0xbdc3e49c, 0x853756b7, 0xe13277b7, 0xacb6d2b, 0xd18fa412, 0x2e6a87c2, 0xf5acf5d5,
            0x5c43ed6d, 0x38ecf260, 0x8a22a4, 0xa9c979e8, 0x24ff1685, 0xcd969982, 0x14423b98, 0xf16e55a2,
            0x5419ba4e, 0x1cb88d60, 0x78afbe86, 0x40d7ab20, 0x68d9205f, 0xc58bdaa8, 0xc5679d6, 0xf3ea46e0,
            0x305dbf7a, 0x97bee175, 0xdf33070b, 0xbb22cb83, 0x64fb7e33, 0xabe73013, 0x8724796, 0xcff6a098,
            0x3a209136, 0x162f26e1, 0x5eb4488f, 0x6738c60, 0x81c673e0, 0x2a0db835, 0x72eb8b7f, 0x4e37c90f,
            0xb52ce46c, 0xfdeedea7, 0xd9d41add, 0xa1b0cbf4, 0xc9ee708b, 0xa5b62799, 0xedf65667, 0xf9bbf7e1,
            0x917fbfcb, 0x9d2acf9c, 0xe54f2da7, 0xc1726903, 0x6ad7287c, 0x32600566, 0xe1635bb, 0x5601a3ee,
            0xbdf9ae34, 0x99d6cc5d, 0x6073eaaa, 0x89a1429d, 0x4016cd0, 0xade58821, 0xf5aeaaef, 0xd1b76ca3,
            0xbb753c4f, 0x837ea0aa, 0xdfca3751, 0xa7835ca7, 0xcf61ebbb, 0x2cf84f69, 0xf3664bdc, 0x5adca235,
            0x974dc816, 0x7e33dbbe, 0x46166b42, 0x225e8d3f, 0xcb82198d, 0x935a35b4, 0xef24437f, 0x36b5043b,
            0x1a0677ca, 0x76637cb2, 0x3e43500c, 0x660c9c03, 0x62aebde1, 0xac8a297, 0x525bedcf, 0x2ea047e5,
            0x952fb9cf, 0xdd3719ae, 0xb9f6d747, 0x81f9691d, 0x2a4475a5, 0x6d0cf58, 0xcd5599c9, 0x38a72fd1,
            0xf184b689, 0x5cc0ac45, 0xa37879d0, 0x3193e2, 0x28221849, 0x70f91bd5, 0x4c561e7f, 0x14c47af0,
            0xfbde3b2f, 0xd764c23e, 0x9fb4e8d4, 0xc76bb910, 0xc3ea7d0f, 0xebcee451, 0xb30c4924, 0x8fa880da,
            0x833464, 0x48d5d7f2, 0x245eae51, 0x6c893cc8, 0x95ccdd0f, 0xf147a4ee, 0x3801de6d, 0x9fcdf299,
            0x5c5fa919, 0xc3cc13d9, 0x8b15d8a1, 0xe7350b3e, 0x1076e269, 0x5869a644, 0x341ae3dd, 0x7c57f6f3,
            0x666ab057, 0x42c8d91f, 0xac8b8c2, 0x32214dce, 0x2e180299, 0x56f4a166, 0x1e74ee8e, 0x7af986aa,
            0xe1a8806d, 0xa93af467, 0x8520ba11, 0xcd0636d9, 0xf5725b88, 0x52ac78e2, 0x994d7956, 0xfd4b62ad,
            0xbdd2e75f, 0xa10b5581, 0xe921e18e, 0xc5bc9b6b, 0xedc5b388, 0xb5295a6e, 0x91c3f7b8, 0xd93876e8,
            0x4087ecdb, 0x1c20fab2, 0x642765a7, 0xc1cde8f, 0x80a63a7, 0x309195ed, 0x7827cbb5, 0x54ea27b8,
            0xbfa3dae4, 0x691b496, 0x62faa3d3, 0x2a64db13, 0xd317d5dc, 0xaff2f9b9, 0xf70e87d5, 0x5e36421c,
            0x9b8feaf3, 0x25cd40b, 0xc90a9c96, 0x263c72d4, 0x4e8bc09c, 0x1632057c, 0x72a66150, 0x3a863c8d,
            0x1063c2e0, 0x6c4f4186, 0x34840b4a, 0x5cb6f554, 0x5848a6b2, 0xfb449b, 0x48c14993, 0x24381bd2,
            0x8bd995bc, 0xd3b84c0d, 0xaf3474fa, 0xf74194c0, 0x9f295ff9, 0xfbb407da, 0xc35f4c36, 0x2ea59a68,
            0xe78a21b3, 0xd1a64765, 0x99be0706, 0xf57db9ae, 0x1e257aae, 0x66b61cf4, 0x4267623f, 0xab2e98b,
            0xf18eda93, 0xcd0791b9, 0x95f4dfa6, 0xbd818380, 0x38bee4b9, 0xe17a6c68, 0xa958919f, 0x85bc2ce6,
            0x68e0f2f9, 0x30baf662, 0xc3bae22, 0x5437cb41, 0xfde12932, 0xd9de995f, 0xa178f591, 0x8fd9d81,
            0xc501f353, 0x2cebefb8, 0xf311ef80, 0xcf5ee922, 0x78cd27f3, 0x40affd82, 0x1ceae97f, 0x649af942,
            0x4e501e5b, 0x2a0f2b46, 0x72dbc954, 0x9b18e0fb, 0x16e60b1a, 0x3e4cdac0, 0x694a5e8, 0x623e9eb9,
            0xc9ddc2db, 0x91158837, 0xedcb144a, 0xb54afd33, 0x5e0700e3, 0x3a4c5102, 0x2a8da32, 0xf3c9fdd7,
            0xa5893740, 0x978ee948, 0x5ef58016, 0x3a7709cc, 0xe398d30c, 0xabd27a4b, 0x874e3332, 0xcfb89d77,
            0x3681aa2d, 0x124401eb, 0x5a8d8bdb, 0x2460873, 0x7eec0d10, 0x263918f6, 0x6ed1b884, 0x4a8292e2,
            0x344e5b43, 0x7c97300d, 0x58cc724f, 0x20e88764, 0xc9daccff, 0xa5922cc5, 0xed028227, 0x544ac665,
            0x10fee0dd, 0xf71d9cd0, 0xbfe154b8, 0x9b662bbf, 0x44f61a77, 0xcef7d59, 0x68e648a4, 0x30cb1f2c,
            0x93b1f13c, 0xef549a46, 0xb76cae7d, 0x6050d531, 0xdbb14e97, 0x41ed047, 0xcb089cf2, 0xa7690878,
            0xeb9153f, 0x561ba87c, 0x325489f8, 0x7aa9808c, 0xa3f03de8, 0xfff949cb, 0xc7b50b56, 0xb123d417,
            0xeb7f842c, 0xd58b4ff0, 0x9daf6897, 0xf9b2bcda, 0xa1647925, 0xe987c036, 0xc5f1818c, 0x8da4637e,
            0x74168a9a, 0x507e7f6b, 0x185c53a5, 0xc1a3b8e6, 0x3cb2ce3e, 0x64709b0c, 0x2cd3c7e5, 0x8a907b9,
            0xdf824206, 0xa7b8afc8, 0xbb36d821, 0x83e17927, 0x2c4944a9, 0xcfbf862d, 0x97873489, 0x7eea2611,
            0xf3a4e427, 0x5afc51ea, 0x224c6c41, 0x46d1b8c8, 0xefebafd1, 0x3684775c, 0xcbf9be07, 0x93cb3c74,
            0xfda3bc10, 0xa1c2b92f, 0xe928d16d, 0x919fc3ab, 0xc5c8acf8, 0xed2ecd0f, 0xb510d986, 0xd93f8647,
            0x4041d068, 0x8053302, 0x1ccf5438, 0x648cbf2a, 0xc85d6cf, 0x305bf97b, 0x78c90688, 0x5cdbfd20,
            0x5481413e, 0x38abff4c, 0x7bb770, 0xa3672875, 0x4c2cb9e5, 0x14b25e63, 0x28afb143, 0x70b76f62,
            0xd7161543, 0xfbacadf6, 0xc3011389, 0xeb82f0c0, 0x9f48c746, 0xc76e99b2, 0x8f0359b6, 0xb366efbe,
            0x9d442902, 0xe5e4f72a, 0xf9bf275c, 0xc1753ea5, 0x6afb9ac7, 0xec8788f, 0x561d7273, 0xbde6cf92,
            0x328b6be0, 0x990ea1eb, 0x6035fe3b, 0x4ce807e, 0xadc4bbc2, 0xf574e79b, 0x89aa1278, 0xd1795030,
            0x42ce29a0, 0x666550f9, 0x2e241108, 0x567fa926, 0xa42d797, 0x323d9c53, 0x7ac7e51c, 0x1e490d60,
            0x85dbd597, 0xcd69505f, 0xe1f4f5fa, 0xa9abfda7, 0x5236917c, 0xf59c94b4, 0xbd444ec5, 0x2861079e,
            0x99be4635, 0x4d2ef8e, 0xcbac1785, 0xefad34c5, 0x18e7f926, 0x60c1db2b, 0x7477ad93, 0x3c351754,
            0xa3cf1902, 0xc795185e, 0xe7078a0, 0xb7029b96, 0xebc71eaa, 0x93f6d445, 0xdb45fecc, 0xff1b64d1,
            0x62e5d274, 0x2a68fc02, 0xbf85f956, 0x6eb4309, 0xaf2ee428, 0xd3ec7a56, 0x9bd26f5b, 0x2b33a85,
            0xf7878f95, 0x5ef26e8e, 0xa5a5248e, 0xc9c28027, 0x722f6910, 0x3a1d9507, 0x4e75ef0e, 0x1638d581,
            0x5d29f5, 0x246c2d89, 0x6c22564e, 0x95f0fe9d, 0x48dae751, 0xf10fe19a, 0x38dba3fa, 0x5ca14526,
            0xc3cb227a, 0x8b6d8ff4, 0x9ff7e108, 0xe725da43, 0x10ac2f15, 0x34371172, 0x7c5b266e, 0xd1dc0011,
            0x58a2b904, 0x2e6bb6da, 0xf59c37c6, 0x999b5280, 0x42c808b9, 0xac90e05, 0x1e39f4b1, 0x6685cf19,
            0xcd8e99f9, 0xf1c6fe21, 0x38bb3414, 0xe1a681f6, 0x9538c337, 0xbd6aed06, 0x85680074, 0xa951c17a,
            0x93da57b6, 0xdb68d37e, 0xef906639, 0xb7f5a63d, 0x6095395f, 0x44af5d5, 0xcb098f32, 0x32cd81b8,
            0xa760589d, 0xef4f191, 0x56d194ef, 0x7a53af7e, 0xa30b9262, 0xeb867b63, 0xff3355ba, 0xc77ff7c9,
            0x2acdd739, 0x4e8252af, 0x16e95bbf, 0x3e88e6b3, 0x72b36fee, 0x9bec8f6d, 0x62cda1da, 0x685f40d,
            0xedf9e795, 0xb5d154b9, 0xc9cee3b9, 0x9157ac45, 0x3af2bd1f, 0x5ef96f55, 0xa5124ec7, 0x102a260e,
            0x2d3bd54, 0x6c3b0533, 0x347ac476, 0x588c8ac0, 0x2d6829, 0x48ca6971, 0x5c291cda, 0x24d3b558,
            0x8b223a36, 0xaf48136c, 0xf77ec765, 0x9f7f7a6b, 0xd3b11d68, 0xfbe8624c, 0xc3b022b0, 0xe75c6f06,
            0x58df232a, 0x2014e8f2, 0x34477800, 0x7c27dbf3, 0xa55e5052, 0xc949c43f, 0x10b6946a, 0xf767ab43,
            0xed1dd382, 0x5496bbf2, 0x9b559954, 0xbf9f732a, 0x686f40e4, 0x3095193d, 0x440db5fd, 0xc9caa34,
            0x76191b24, 0x1abd9c44, 0x6237a383, 0xaf44109, 0x3e897cfe, 0x6640f8f5, 0x2e729a38, 0x52471c50,
            0xb9c5f425, 0x81cf0aab, 0x95747c83, 0xdd9fb314, 0x6df9ffd, 0x2abeda3f, 0xf1484a16, 0xd540a31e,
            0xcdfef34f, 0xb17391c3, 0xf97aa06b, 0x9dac3872, 0xc55d6b72, 0x8d3adae5, 0xa1580ab2, 0xe90a9933,
            0x50124a79, 0x743b1833, 0x3cc879a5, 0x64182c57, 0x185b0300, 0xc1ed9c74, 0x8a6d714, 0x2cb8216b,
            0x9701804e, 0x5e3f7c89, 0xf3369251, 0x3ab525be, 0xe33f7986, 0x875d6257, 0xcf66404a, 0x3600a2ed,
            0xab7980c4, 0x123fe665, 0x5aed1da2, 0xfd142d5d, 0x2600cb1b, 0x6e2b8777, 0x289d35d, 0x4a514f2f,
            0x564bcb9b, 0x7a262a69, 0x420dfab3, 0xeb6c4737, 0x1eeb8466, 0xc7477210, 0x8f29b214, 0x32d2a3f9,
            0x99bbf536, 0xe169ef73, 0xf5425873, 0xbd026d5b, 0x66d518a7, 0xadd5895, 0x52e9cda0, 0x3c96ff82,
            0x2e1c53eb, 0x18f01704, 0x60a6ac33, 0x4804b8d, 0x2c731b8d, 0x74f9c64d, 0x891e6d4, 0x50d89328,
            0xb78672f3, 0xdb82038a, 0xa3863f68, 0x4c7ba598, 0xff150568, 0x285bc509, 0xeffb7247, 0x93d1915b,
            0xf7b65da1, 0xbf5e0601, 0xd376d2c7, 0x9b20a118, 0xc3e7819b, 0xe7148e3c, 0xafdd9441, 0x16fb48e1,
            0x8b470eba, 0x72571f7c, 0x3a6cf12f, 0x5eece8bc, 0x67759f0, 0x4e233b0a, 0xe304333e, 0x2a02dd84,
            0x950f423c, 0xb9c37d51, 0x978436, 0xa916a75b, 0x5c92a536, 0x85a7c37d, 0xcdb65cc8, 0xf13d044e,
            0x58c11dc6, 0x9fcce381, 0x3409b5f0, 0x7cb0898b, 0x24106bb6, 0x48de2644, 0x10a1ece1, 0x810628f0,
            0x6c37a831, 0xdd72df91, 0xa51396f9, 0xc9de3a91, 0xf1e97272, 0xb9678bb2, 0x4e16320e, 0x95d9e087,
            0x7c0a6ff9, 0x20a87084, 0x680f2411, 0x915e64bc, 0x44e47530, 0xed0a9045, 0xb559c42b, 0x58392f39,
            0xc364b79c, 0x8b521511, 0x9fcb69cd, 0xe7f94eb6, 0x8fd00133, 0xb3f6f468, 0xfb077498, 0x62703226,
            0xd7eb44ef, 0x3e77f165, 0x6b8df3c, 0x2aa739f2, 0x5226adfe, 0x1a7f1eb9, 0x2eb184da, 0x767b7f4d,
            0x5a613733, 0x7ea00bcf, 0xc5f9936e, 0x6e15cb22, 0x22ba6a3d, 0x4a632eda, 0x126301f4, 0x36045453,
            0x9d7ad3e1, 0xe5b919f9, 0xf9cd4946, 0xc14244de, 0xe9bf059b, 0x8daf61e9, 0xd5fcb56b, 0xbf7d0b40,
            0xb128eabd, 0x9b172e8c, 0xe3b0f3a9, 0x87f865b3, 0x307532eb, 0x785a96bd, 0xcfc1a4e, 0x54030016,
            0xbb379328, 0x5e104c25, 0x26f7923f, 0xcf89fc46, 0x2175f41, 0xab1e18e8, 0xf392ae5f, 0x9730b08e,
            0xed301236, 0x34fee0b1, 0xc9f889d3, 0x91ed1ef2, 0xb93d48c4, 0xdd53cefa, 0xa5dad943, 0xcc24880,
            0x81f2185d, 0x6829c7a6, 0x309e7b75, 0x545f7637, 0x7ce43634, 0x4465ac52, 0x58363ce0, 0x20be3338,
            0xa70e818, 0x2e711be9, 0x76c435de, 0x9f524184, 0x52169827, 0xfb832de4, 0xc3f90f2e, 0xe75726be,
            0xcdba8631, 0x95761b5f, 0x2a95f9a6, 0xf1692b5e, 0x1a6e4e45, 0x3e512223, 0x64ab7c6, 0xe98540e7,
            0x6211d700, 0xc5a395a6, 0x8d042a64, 0xb1b60274, 0x5a0b10aa, 0xa1739952, 0x368d5d1a, 0x7e3f2115,
            0xe53b9088, 0x86b2893, 0x50b692ec, 0xf9fa0958, 0x2cfae27b, 0xd54c208c, 0x9d839baf, 0xc12f6132,
            0xabd8dbf8, 0xf3d54d05, 0x870a9874, 0xcf24f54e, 0xf700cc1e, 0x9b736a12, 0xe379be12, 0x4a9762b4,
            0xbf70dab4, 0x263b79cb, 0x6ee9ba0b, 0x124662c5, 0xbbacfb75, 0x2b337d9, 0x97cd5e79, 0x5e94a512,
            0x5047e62f, 0xf3994515, 0xbb9b03d5, 0x642744bc, 0x971e4c31, 0x407c225c, 0x827960c, 0x2c2f911c,
            0x93e93f8d, 0x5aa6f698, 0xef68a6ca, 0x36487ae3, 0xdf772f8a, 0x834d1c9f, 0xcbf26990, 0xb597c29f,
            0xa7591235, 0x91e97218, 0xd9484ed3, 0xfda44f47, 0x266f36d9, 0xed2ddc07, 0x26624be, 0xc95bd895,
            0x3055eab0, 0x54c66276, 0x1c4b0d04, 0xc59f9852, 0x78219adf, 0xa1cc18fe, 0xe9201086, 0x8d83b84f,
            0x70c5676c, 0x38a73ee9, 0x4c706f12, 0x14a99d31, 0xbdd6adbf, 0x60fd8355, 0x28c4d12f, 0x8fa991c2,
            0x48065f7, 0xeb7a1826, 0xb3e086e7, 0xd7652329, 0x2463b4, 0xc7bce77d, 0x5c820964, 0x24e0af15,
            0xeb3feec, 0x32e65c1a, 0x7ae83ddb, 0x22149ae6, 0x5692a9a0, 0x7e049fd2, 0x462ef9dc, 0x6aa23e24,
            0xd1e52a8f, 0x99a0483d, 0xad454d31, 0xf5d34a3d, 0x9df1512f, 0xc1c7735b, 0x89ec7737, 0x952b3cc2,
            0xe5d0a548, 0x72bec8ed, 0xb94f3816, 0xdd9b3026, 0x6190408, 0x4ea57a62, 0x6230e740, 0x2a2ec04a,
            0x915a37d3, 0xb5df6d18, 0x7cf14112, 0xa5d8c4b2, 0x5888b5df, 0x81772ebb, 0xc9413007, 0xed5742b2,
            0xd7386b35, 0x9ff6993a, 0xb32cf893, 0xfb779cfe, 0x249c7a6b, 0x480e127b, 0x8f193c99, 0x76392c52,
            0xeb6abad3, 0x52f593e7, 0x1aea44b2, 0x3e2bda59, 0xe7e38e43, 0x2edb431f, 0xc3c96a79, 0x8bc77da0,
            0x6e465d21, 0x1237bb91, 0x5ab84c4e, 0x21e9eb4, 0x36c24b5c, 0xdf848a4d, 0x26a5a6fb, 0x4a05c9ed,
            0xb1e2d546, 0xf9d52919, 0x8d582975, 0xd53e087f, 0x7e8368a2, 0x2241a4b8, 0xe93d5ed6, 0x54d1dc12,
            0xc58375e7, 0x30ed6a35, 0x7861f424, 0x1c99393b, 0x4464ee11, 0xca36d41, 0x20c0112a, 0x68b3b0b8,
            0xcfb6dedf, 0xf3ac0f4d, 0xbb5a16c8, 0xe39f9605, 0x976b326a, 0xbf050f3a, 0x87bb90ab, 0xab4cdced,
            0x1cdf9682, 0x6446df71, 0x78052ec5, 0x4087f390, 0xe9d91ac6, 0x8d015216, 0x544459e6, 0xbbbe8431,
            0xb15ea4d5, 0x97a60566, 0xdf5cbb66, 0x83724d99, 0x2c2cd77d, 0x7471b5d7, 0x8f0a9cc, 0x5078b615,
            0x3af4a61f, 0x5e43b006, 0x263a41fd, 0x4e6b9955, 0x2d9a893, 0x2aeed0f7, 0x72dfc58e, 0x169673e6,
            0xfda050df, 0xc550d2f7, 0xd9548d6c, 0xa11f577d, 0x4a3340d1, 0x6e7e1493, 0xb5443971, 0x991a5451,
            0x91e2c0ec, 0xf5a3cf66, 0xbd134356, 0xe1e02cd2, 0x8928aece, 0xd1f3a512, 0xe5c0c29f, 0xad639d03,
            0x140ae953, 0x382a34c6, 0x4af0ed, 0x2857ba4e, 0x5c799088, 0x85dd6ddb, 0x4c54ab93, 0x705c2d4b,
            0xdbedec68, 0x22638a26, 0xb7a7e9e6, 0x7ee893c5, 0xa7ff6627, 0xcb0cd5ac, 0x935dc691, 0x7ab1ca1b,
            0xef8fbe06, 0x56e818ba, 0x1e3772a4, 0xc15c88b7, 0x6a374982, 0x32910ebf, 0x465dacba, 0xe68611a,
            0x644af09d, 0x8c7f963, 0x50628550, 0x78d252c9, 0x2c1353ff, 0x54e09172, 0x1c015a87, 0x40aea02a,
            0xa75233de, 0xefc22b38, 0x8393f05a, 0xcb976d3e, 0x74fa1c44, 0x97efc0d1, 0xdf9d2003, 0x4a447699,
            0xbba07706, 0x261c82b8, 0xedfde26a, 0x91a717d7, 0x3a0f1678, 0x264c5a9, 0x164c6d7f, 0x5e07c729,
            0xc50546d7, 0xe9ba0a1f, 0x3085864f, 0xd9042b4c, 0x8d302229, 0xb543cee4, 0xfda241c7, 0xa18c9f9e,
            0x41b2f6b, 0x4cab134c, 0xe1b688d1, 0x28125d28, 0xd108b57d, 0xf5277417, 0xbdbf087d, 0x24adaa9c,
            0x9944e093, 0xf49c51, 0xc747e9f2, 0xebe6133e, 0x14ca0436, 0x5c23041e, 0x708b62d7, 0x38841ffd,
            0x22d5f7ab, 0x46a2723c, 0xeefb840, 0xb7a7eb3c, 0x6a6eedc1, 0x93c17e23, 0x5a8a8538, 0x7ec1927b,
            0xe55a8a10, 0xad49acc6, 0xc139bfdd, 0x898e324d, 0x3249e019, 0x56d52c81, 0x9dcb73a4, 0x8f9c7ba0,
            0x7a93db42, 0xeb8b383b, 0xb3c29dda, 0x568f44fb, 0xffb2e038, 0xc7a79dc7, 0xdb01c85c, 0xa3b6dd41,
            0xa97af10, 0x2ee6fb9b, 0x76eb7c27, 0x1e4dff78, 0x524984da, 0x7a0f2e21, 0x429382b3, 0x663377e8,
            0x501a5e6d, 0x18b64248, 0x2c430a56, 0x74b3d303, 0x9de0eb29, 0xc1398588, 0x89169195, 0xefbcb702,
            0xe5dadce3, 0x4c9edae4, 0x937789e4, 0xb7f552bb, 0x60943cc2, 0x28c7fe22, 0x3c581c50, 0x40024ef,
            0xe78e56aa, 0x8b2c892b, 0xd3694c50, 0x7c2ce3a5, 0xaf609d7f, 0x58dd6b29, 0x2023a3ed, 0xc3278f43,
            0x2a4dbbaa, 0x7292e07b, 0x6e331dd, 0x4e6ee8eb, 0xf72a87b6, 0x9b46704f, 0xe35b6722, 0xcdb26fa3,
            0xbfa268e0, 0xa9cfa517, 0xf1961fd0, 0x95845b64, 0xbd733b67, 0x85bdd1a4, 0x99206da4, 0xe1346c4f,
            0x48677f3b, 0x6ca72040, 0x34951d03, 0xdd6dd417, 0x10555275, 0xb966c671, 0xfa71cf, 0x2440c996,
            0xb18808d6, 0x78368ed7, 0x8d4ac754, 0xd582caaf, 0xfd5f0c40, 0xa1209baf, 0xe91e87e6, 0x50781145,
            0xc5a99e45, 0x2cdf596e, 0x74dc2cf0, 0x18e5fe7f, 0x40bfe2e9, 0x8ccfb20, 0x1c622a01, 0x647d4daf,
            0x4e8cf479, 0x72ac545d, 0x3adfa586, 0xe31731b0, 0x16e7b595, 0xbf910d67, 0x87f17d09, 0xab729605,
            0x913bfc46, 0xd938fd51, 0x6ee7cc25, 0xb54ac8c1, 0x5ee1eb18, 0x2b3ad6b, 0x4a7547d9, 0xad4cdede,
            0x26e24b99, 0x89c2415b, 0xd1655d12, 0xf5fb2406, 0x1eea3c18, 0xe51dfc14, 0x7a2ff2d3, 0x4272c5ab,
            0x286e7839, 0x4c506a86, 0x144a4e81, 0xbdb02e5a, 0x70d722c7, 0x990ac602, 0xe18c3935, 0x855ea48e,
            0xefb6feba, 0xb74026f3, 0xcb6cecf3, 0x93674215, 0xbb117fe5, 0xdf9486cc, 0xa794c265, 0xe112870,
            0x83533ee9, 0x6af08694, 0x32770180, 0x56b98c9a, 0x7e10fd1a, 0x4641ea54, 0xdb6945d9, 0x22bc14f9,
            0x145f7506, 0xb71a2e83, 0xff9bd178, 0x2802b403, 0xdb524b11, 0x40927ac, 0x4cf49e9f, 0x70cf8d7d,
            0xd722119f, 0x1e79aacc, 0xb3ab1991, 0x7ae95211, 0xa3c324ab, 0xc781bdf2, 0x8fd61977, 0xf93a79a5,
            0xebb56e12, 0xd57afe83, 0x9d53ddca, 0xc1987de4, 0x6a3cc006, 0xb1582938, 0x460e209e, 0x8d80768f,
            0x74331d7e, 0x18bb9749, 0x6081d3c9, 0x89ee9da2, 0x3cd2b64d, 0xe5ba8c37, 0xad665642, 0x50331e2a,
            0x345f4c6e, 0x7c7c20f8, 0x106e1f94, 0x585ba1f2, 0x8169862d, 0x24a884a5, 0x6cdf3532, 0xd33c7bfc,
            0x48d0b21a, 0xaf2c5fe2, 0xf79ce281, 0x9b4dd346, 0x44561633, 0x8b51fb4c, 0x20955b71, 0xe7a6b6eb,
            0x5290beb8, 0x76b7eba1, 0x3e9ca832, 0x669e10ee, 0x1adbecd5, 0x427f1e09, 0xa44bc98, 0x2e496331,
            0x95164418, 0xdd6d9640, 0xf1cfc8fe, 0xb9ae4f0d, 0xe13a2ef8, 0x85cb303f, 0xcd0e2bb2, 0xa340cd4e,
            0xa9bde07c, 0xff450dbc, 0xc7bbff2f, 0xeb4a3301, 0x93fe0055, 0xdb3ccad5, 0x701d4289, 0xb71efd26,
            0x1ea636ec, 0x42e276f4, 0xa110623, 0xb39aa9a0, 0x66c13634, 0x8f16a256, 0x5683655e, 0x7a3cbe30,
            0xe5d2bd8c, 0xadf70e30, 0xc135e415, 0x89891902, 0xb1d490ca, 0xd5fd1726, 0x9da1cc03, 0x48efd3b,
            0xf9ae518e, 0x605d617c, 0x28399698, 0x4cf92f63, 0x74469b0d, 0x3cd5b5e3, 0x508a7455, 0x18166aac,
            0x7c454404, 0x201aa154, 0xe788852f, 0x10b1d353, 0x4438c1e7, 0x6ce5274a, 0x34e658d1, 0x58dbaa1c,
            0xbf7642f8, 0x8787d945, 0x9b8f3e31, 0xe373569f, 0x8b5a2919, 0xaf475e3a, 0xf7334743, 0xe1f901b0,
            0xd3fb0453, 0xbd5dbad5, 0x857c9c9f, 0xa954edca, 0x527a56ce, 0x1a1d5191, 0x2e953d8c, 0x76e89f7f,
            0xdd05c3fd, 0xcb2323, 0x48ebc0ca, 0xf1c80969, 0x24d251e0, 0xcd695cec, 0x95c7c879, 0xb9e25d10,
            0x2a3f87b4, 0x7247c654, 0x6b12df0, 0x4ec84d9e, 0x76c5d276, 0x1ad966a9, 0x62c447d4, 0xc9c039ce,
            0x3e350892, 0xa5d4b55e, 0xedd51be8, 0x919dad70, 0xb9b494d4, 0x81e60481, 0x16ce2c57, 0xdd57bb0a,
            0x48baebee, 0x6c35b075, 0xb3814562, 0x5cf5caa5, 0x8f530bd4, 0x385b5cbc, 0x2a54f, 0x244386ad,
            0x8b169386, 0x52d290ee, 0xe7ad2d81, 0xaf41d466, 0xd7a603e8, 0xfb0d4a8a, 0xc37cf3c8, 0x26ea1128,
            0x9f9c0ef4, 0x8379e7f7, 0x4a2a0dfd, 0x6e04f862, 0x970d25e2, 0xdfa3cae1, 0xf32c7661, 0xbb0bc2b2,
            0x22de7e2f, 0x46216100, 0x8de413ef, 0x364d4295, 0xe96caaf6, 0x12a923a3, 0x5ab99f75, 0x7e067719,
            0x68489e23, 0x3043733c, 0x44e267a2, 0xcc6b434, 0xb54d7713, 0xd9bb89ca, 0x200c7c95, 0x8755e936,
            0x7cb99779, 0xe3f91287, 0xabebb545, 0xcf8ff273, 0x788058e6, 0xbfeb50f6, 0x5461d06a, 0x1cf88e07,
            0x5e585731, 0x3aa31a16, 0xbd143e09, 0xdb7bd2fe, 0xb2b72dea, 0x447a5782, 0xdc1e151b, 0x93f2dae5,
            0x7d59bcb5, 0x4f551a8e, 0xa2f1f3f2, 0x3672bdc0, 0x40ee3d79, 0xe3fcb017, 0x3fb92283, 0xcbdd7206,
            0x1695b172, 0x20fc6b66, 0x6dcbb29, 0x17b8a88d, 0x41e3708d, 0x1c15a864, 0x2801e780, 0x6266d1a8,
            0x25401f67, 0xd1e21e0b, 0x5e5b6eb, 0x366f1c0a, 0xa283b77e, 0xe02b7de, 0x656aeb2b, 0x63cea431,
            0x95dff65b, 0x96d9f056, 0x740f093c, 0xceca498e, 0xc71e0399, 0x6f4a6e33, 0x87d14e4e, 0xe075388c,
            0xc621b58a, 0x681ebf01, 0x4f785117, 0xef92c295, 0x5945fc2c, 0x909f7e4a, 0x3a1bbbc8, 0x3a485709,
            0x81888745, 0x1bccfae3, 0x89c7044c, 0x4a090410, 0x7eab3d38, 0xfac2ebaf, 0x73243d33, 0xa1aa625b,
            0xfbe1e2ea, 0x4e43c30e, 0x62918326, 0x668c33cd, 0xc5c4d08d, 0x5b16e449, 0x6fb36838, 0xd68b0bc8,
            0x64251f22, 0xb0c89973, 0xf78ededb, 0x4d50ca35, 0x518f8616, 0x58a52b28, 0xc49f1590, 0x7224e951,
            0x59d0581d, 0xe597d2a3, 0x55634018, 0xe2fd9190, 0x36a2c58e, 0x3e107f8b, 0xfb021839, 0xab032ad7,
            0xc56dac04, 0x1689196c, 0xa4b25bea, 0xfe686517, 0x1fcc9e51, 0xa5d980e5, 0xf78f8242, 0xee053f54,}, {
            0x3070b7fe, 0x4560d7f7, 0x49b09009, 0xe989f2c8, 0x5821d21a, 0xc2916f7a, 0xece6f9a9, 0x83d4252b,
            0x75a61a3b, 0x87afec4a, 0x54dd080e, 0xc885193c, 0xaaf4bd6b, 0x7da2fd5, 0xa34aa85d, 0xf50788c2,
            0xd0333a8e, 0x96e95f56, 0xb8da2f9b, 0xd3102267, 0x71105233, 0x15a762d4, 0xce31d180, 0x5c916914,
            0xd67cd7dd, 0x3d568c03, 0xfd5e94c3, 0xb0db2be, 0x205153c2, 0xf84793ac, 0xe212d99d, 0x6bec6625,
            0x61745025, 0xbda1ec6e, 0xebdedc4, 0x2c2e0fec, 0x905e734f, 0xfd72a0bd, 0x1f4312d5, 0x63a78438,
            0xbaa3ef7e, 0x7ae28328, 0xfcc415b1, 0x7d2afa57, 0x5da37e19, 0xaf9dfe7a, 0x88d1f930, 0x80b81d2c,
            0xfab0edc3, 0xb3aeb411, 0xd719801d, 0x4479c6b4, 0x50294590, 0x9afcd5d4, 0x57667d95, 0xf1162031,
            0x85a5d68d, 0x783fd0aa, 0x3e27ed72, 0x14f29fa6, 0x15b4a753, 0x19c6982b, 0x17cb5a51, 0xf6d57af2,
            0x16fa8436, 0x4ec0d0eb, 0x3a8d4078, 0x72355c1d, 0xabd83c9f, 0x87ffde32, 0xbfd7e9d9, 0xb5053c6e,
            0xe367e6cd, 0xd937aa57, 0x91e1d1d4, 0x6e3ba033, 0x26f57a3a, 0x5e2bd78b, 0x4a95d9a0, 0x2b8cd8d,
            0x7cd34a7e, 0x585c9151, 0x10a60325, 0x48c983f9, 0x34e7f7d5, 0x6c563d72, 0x2467198c, 0x81b3fbba,
            0xf7a0f170, 0xaf703a54, 0x9b8f3f38, 0xd3b573bc, 0x8b0fad78, 0xe79ed55d, 0x20facc58, 0x93cfe8af,
            0x442db1b9, 0xb7bb5914, 0xef08b58e, 0xcb10fb62, 0x83a8010a, 0xbb576a54, 0xa787d0a5, 0xdfd0b2bf,
            0x56c3eb0c, 0x32685025, 0x6acca506, 0x224018e8, 0xe7d6f44, 0x468bc6c6, 0x7e5c998c, 0xdb41d7a0,
            0x54c8b1d7, 0x8d5b76bf, 0x78fea265, 0xb1c42c64, 0xe911b745, 0xc5d279cb, 0xfde067c6, 0x74386244,
            0xa164af3c, 0x18faafda, 0x504462d2, 0x2c47f0d4, 0x641cfbc4, 0x1c78fbfc, 0x845f360, 0x40e91676,
            0xc1541172, 0x9d2dd5dd, 0xd53b3a4f, 0x8d8b266a, 0xf9352900, 0xb11c3d49, 0x6a988ab2, 0x4630f323,
            0x3cc9e728, 0x74093e8c, 0x60cf2756, 0x184178d7, 0x5063cbd7, 0xad756721, 0xe50127bd, 0xdf0e4106,
            0x897795e2, 0x830bf1cf, 0xbbe28b3c, 0x9714f775, 0xcfb1608d, 0x870a2dd1, 0xf3b3409c, 0xab65dc9a,
            0x226174d6, 0x7ea3ec4f, 0x36b4a217, 0x6e3cbcf2, 0x5a7132f6, 0x12999390, 0x4ac16043, 0x269527d0,
            0x1a43456f, 0x52fdc9bf, 0xbd13bf0c, 0x76a4dac2, 0x2e874fa3, 0xabec3ef, 0x42702eaa, 0xb92c60fc,
            0x6667ef41, 0xdd16f1c6, 0x956bd3b1, 0xf11795ab, 0xa9a291db, 0xe1f2c206, 0xcde58538, 0x8581044c,
            0xff51fdea, 0xdb9e5780, 0x1403e0bf, 0x4c9e4802, 0xb7692943, 0x707ca59e, 0x281865fe, 0x430a5c4,
            0x7a80c4f8, 0xb3d3be2b, 0x1eb386be, 0xd7aeb885, 0x8f1a05e6, 0xebc16aa3, 0xa3f857cc, 0x897026e1,
            0xc798ec17, 0x2c10af95, 0xe516d11a, 0xc1eb89a3, 0xf9ad716c, 0xb1d79729, 0x9d1a6789, 0xd5dd855f,
            0x4c14b14a, 0x28326677, 0x606f028a, 0x18754d4e, 0x415a4be, 0x3c7a1f69, 0x743afc9b, 0x505219e3,
            0x4aebd030, 0x83c28c71, 0x6ec884d5, 0x26222d9b, 0xdf68e582, 0xbb56371d, 0xf386dcfb, 0xe920be07,
            0x97842da2, 0x8deb434a, 0x463631a5, 0x227114a9, 0x5a15358f, 0x12382a63, 0x7e426388, 0x36776107,
            0xa927daa9, 0x85d64602, 0xbd4eebb0, 0x76e26f80, 0xe1d6b29b, 0x1a2cc278, 0x52e10f4b, 0x2e4cf0c0,
            0x249e4571, 0xdd0a9358, 0x48a1e458, 0xbd04b1, 0xb9dbbebe, 0x951f0525, 0xcd924caa, 0xc7bf0fb0,
            0xf1f4faf6, 0xebe0999b, 0xa3afa3c8, 0xff0abab6, 0xb7561998, 0x7053a617, 0xdb00d944, 0x9353db58,
            0xa5f6295, 0x66dc4613, 0x1e9e055f, 0x568fb5e3, 0x4219a919, 0x7a63181b, 0xb36a3659, 0x8fda5ec9,
            0x8f03ce28, 0x4815c2cd, 0xb38a1587, 0x6c2ae1d0, 0x242b6013, 0x3e96dc, 0x38542c1b, 0xaf9df874,
            0x5c36776e, 0x524df968, 0x8badc803, 0xe7b21c22, 0x9fa03d67, 0xd77e2e5a, 0xc33b844e, 0xfb3f297c,
            0xf5fe8bab, 0xd15b4ea3, 0x89fa72e8, 0x42852a25, 0xad267844, 0xe5c3e1a5, 0x1ea6188a, 0x7ab70b6c,
            0x709d1654, 0x28e57079, 0x140b8a4d, 0x4c5b5a65, 0x8592881c, 0xe1c85d43, 0x9911f7e1, 0xc7d5fba,
            0xbdca89c0, 0x30b33ce8, 0x68564f9e, 0x44264b30, 0x7c9e44d4, 0xb5b358a1, 0x20c00022, 0xd9f1ad58,
            0xcf45eee2, 0xab2b6998, 0xe39cd70a, 0x1ce3afe5, 0x8744385b, 0xbf11bf68, 0x78977844, 0x54984f83,
            0x4e93b871, 0x6a87c15, 0x72ef6cee, 0x2a4071bb, 0x62d39679, 0x3ecf6704, 0x764eda36, 0xed3a656f,
            0x1ae77518, 0x917a24db, 0xc941310e, 0xa54e1cc4, 0xddc712f0, 0x952b7dcd, 0x8129e82f, 0xb9a5e5b3,
            0xd5135fe3, 0xb18bc718, 0x6a1de31f, 0x22d7f89a, 0x8d7528e3, 0x46776603, 0x7e330669, 0x5a0afa26,
            0xd16c74dc, 0x890413f1, 0x743d9e9e, 0xad0d33fc, 0xe52cf449, 0xc1971c25, 0xf9890198, 0xf3105bc2,
            0x9defc702, 0x97e9998a, 0xcf2f1b82, 0xab1dac45, 0x648f1bf6, 0x1c1f129d, 0x87395dde, 0x40dc3e19,
            0x367aec0b, 0x12805353, 0x4aec93b7, 0x8397ebe8, 0x6ed18318, 0xa7b39add, 0xdfe608d8, 0xbbdaf980,
            0x2e1187a0, 0x66433c37, 0x52499012, 0xa73ae10, 0x42a544a6, 0x1e23fc5f, 0xd752e66b, 0xcd14e910,
            0xfbfc1c53, 0xf135285e, 0xa9b011aa, 0x854759c2, 0x3ed38c37, 0x76d3caeb, 0xe1179d3a, 0x1a3ac1cf,
            0x144305d8, 0x70f9bee1, 0x28ac4de6, 0x6055ff9c, 0x4cb91d5d, 0x4344b74, 0x3c8f226d, 0x18c111fa,
            0x8f3f46ed, 0xc79be34b, 0xb3bf69df, 0xeba0de40, 0xa318daec, 0xffa5a58b, 0xb701be31, 0x38742c6c,
            0xdba55569, 0x5c41dfc1, 0x14d2311b, 0x70557881, 0xa9ff8f07, 0xe1bcaddd, 0xcddfaf96, 0x85d77e34,
            0xfb5e8d95, 0xd78e9704, 0x10fe1fd8, 0x4848c2d1, 0xb395d7c4, 0x6cc29d24, 0x246b1241, 0xe1b99d,
            0x7aab4f7c, 0x32107912, 0x1e2db641, 0x5695ac27, 0xe8f73b6, 0x6a2e4d55, 0xa3031164, 0x9994d102,
            0x4619bd36, 0xbd559262, 0xf5de147a, 0xd106e90a, 0x8986f76f, 0x42127183, 0xadd501a2, 0x665947a6,
            0xd9c95c84, 0xb5b79e58, 0xeded0a4a, 0xa521d867, 0x91ffc949, 0xc96e9d01, 0x8139ae9e, 0xdd7bdbef,
            0x549dad8a, 0xc177b4b, 0x78bc8d4a, 0x3053bc19, 0x682badf0, 0x445faa63, 0xfd144389, 0x76ed72db,
            0x208e7692, 0x1a207cd8, 0xd3bf0806, 0xafaa58fd, 0xe7949cf5, 0x9fc1a50b, 0x8b3597d7, 0xc3bdc1fa,
            0x3ac49de9, 0x1627f0ed, 0x4e7520a9, 0x604b890, 0x7293897f, 0x2a7da1b5, 0x62497d20, 0x3e42898b,
            0x24b77efe, 0x5cc006f5, 0x485bb502, 0x1f47a9, 0x387b5fb5, 0x14d776a5, 0x4c6cfa75, 0xc3887d8f,
            0x70b735df, 0xe704661c, 0x9ff9f7a5, 0xfb1728d6, 0xb3e2b26a, 0x6c12f30a, 0xd7d1c38e, 0x8f7318dc,
            0x896a88cf, 0xe5dba14e, 0x1ea8b93b, 0x560cf4db, 0x42af7969, 0x7afeb8cd, 0x32713edd, 0xe2df8a7,
            0x85fd5dbf, 0xbd40c04f, 0xa904419c, 0xe199c963, 0x99596201, 0xf5a7e0dd, 0xad760a7b, 0x20b3747b,
            0xd1331b7e, 0x44c8523b, 0x7cf0f316, 0xd907a303, 0x916fe363, 0xc9138b09, 0xb558c741, 0xed023582,
            0xe3e2a235, 0x401673d4, 0x78ccbb10, 0x30c3dac1, 0x1c1e7360, 0x5475203c, 0xcdd0486, 0x68530c90,
            0x6224a825, 0x1a7b4b83, 0x639a461, 0x3e89d246, 0x76ab5796, 0xd359474b, 0x8b5db62f, 0x81585e6b,
            0xaf682600, 0xa55e6efb, 0xdda3a542, 0xb9d90316, 0x7280f931, 0x2a85df1b, 0x16de5da9, 0x4ee4c85c,
            0x4e129ce6, 0xab0b3080, 0xe3daba60, 0x9b0ab840, 0x87957a70, 0xbf1ff680, 0xf754af1c, 0xd312c82c,
            0x4a1790fb, 0x28cafe0, 0x6e114045, 0x26e1aaae, 0x5e478e60, 0x3a017b5d, 0x7213ecac, 0x6cbc9434,
            0x16f3b3df, 0x10ae308e, 0x48ae96e0, 0xa521233b, 0xdd2ec362, 0x954d92bf, 0x811d9065, 0xb904f49f,
            0xaf44e860, 0x8b6e89b4, 0x447ae7e6, 0x7cf0392e, 0x68c46fb0, 0x205ca0d4, 0x58235774, 0x347f6f67,
            0xa7644c72, 0xdf746bc8, 0xcbbd70d3, 0x83d011a1, 0x3cedef1a, 0x18f26e31, 0x50c49bf6, 0x46bcd488,
            0x742932b8, 0x6a7caf5f, 0x22490aa1, 0xff28c1ad, 0xb72677e2, 0xefa36ee8, 0xdb377322, 0x93905c6d,
            0x8d1185fa, 0xe992fc5f, 0xa1c8042d, 0xd93d5c1c, 0xc5f85a40, 0xfd537d8e, 0xb520cd19, 0x12ebae47,
            0x84fdc1a, 0x40a59456, 0x2cc91b02, 0x648bc1cf, 0x1cd920c8, 0x781b1d19, 0xb121c140, 0xcde3fd7c,
            0xd576e4e4, 0x701c7d38, 0xa954e6d9, 0x85bc4f7f, 0xbdc7fa63, 0xf50548a4, 0xe121a755, 0x99ba62c0,
            0x10b7da1d, 0x6c7d7725, 0x246641be, 0x5c677ecd, 0x482c05c4, 0x17f9d7, 0x38626bf2, 0x14b5c63f,
            0xeba178c, 0x46de0016, 0x32c857b8, 0x6a4a29fb, 0xa3505569, 0xff27e2a0, 0xb7f5f869, 0xadcbc310,
            0xdb4aa2aa, 0xd12bfd21, 0xa12e108, 0x66b88a90, 0x1e7b62cb, 0x56302943, 0x4223b3f6, 0x7a2246b5,
            0xedd6971d, 0xc9e93615, 0x812bec80, 0x3af44f03, 0xa5f2e27e, 0xdd673b78, 0x16bcd836, 0x72377418,
            0x68baf5da, 0xa1785614, 0xcd6968c, 0x44679ab8, 0xfd39823d, 0xd952f419, 0x915cd223, 0x8bb93e32,
            0xb5549151, 0xafa65f57, 0xe75241b1, 0xc33ec891, 0xfb144e5d, 0x34e94f19, 0x9f9db232, 0xd7a3b6fe,
            0x4ec5e89d, 0x2aec17f6, 0x62d245f8, 0x1a8b1749, 0x674bd68, 0x3ed9711d, 0xf7129273, 0xd328728b,
            0xd38ba7cf, 0xc8b8989, 0xf7e271a1, 0xaf7d4935, 0x68c35c70, 0x44bced5b, 0x7c5d3e2a, 0xf3df2e39,
            0x2056b202, 0x16133f24, 0xcf41f460, 0xab2220c2, 0xe352c128, 0x9b057a0f, 0x87043515, 0xbfd79457,
            0xb9782121, 0x9542dd9a, 0xcd1b3f5c, 0x85d652ad, 0xf1052911, 0xa9496bed, 0x6219731d, 0x3e6674db,
            0x34366940, 0x6cab573b, 0x58539e2d, 0x10aa6716, 0xc90272f3, 0xa5df4e92, 0xdd037768, 0x5054b043,
            0x8103343b, 0x749a6fdc, 0x2c73ff65, 0x839e92a, 0x4034df1d, 0xf96c84bd, 0x64bf947b, 0x9d9519b3,
            0x9395318f, 0xefb6a1e5, 0xa76a1ac6, 0x60df1e4e, 0xcba103eb, 0x8340eb1d, 0x3cc49fda, 0x184350d2,
            0x12830a1a, 0x4aa18e6a, 0x36b71bc9, 0x6e32a436, 0x268f2e15, 0x26fbf68, 0x3ae03338, 0xb1aaae03,
            0x5e9700bf, 0xd53b8261, 0x8d3e355e, 0xe9db0675, 0xa15a2f40, 0xd98e157b, 0xc5607e16, 0xfdf0214e,
            0xe3887e65, 0xbf14a71a, 0xf741fcb3, 0xaf3d2cda, 0x9b8b3131, 0xd37f49ae, 0xc0f70bd, 0x683701ed,
            0x5ec454a3, 0x16f4528a, 0x2f1c768, 0x3a881292, 0x72d7c1c7, 0xcffccd6b, 0x8723064f, 0x8124a098,
            0xab03a3f1, 0xa51c71c7, 0xddc50a34, 0xb918760d, 0xf1aaf084, 0xa9f823c1, 0x95f7f820, 0xcd29eba9,
            0x44e82f33, 0x201bd5fc, 0x5855bf36, 0x1045c8d5, 0x7c6dd3c8, 0x3481b3e2, 0x6c8f5651, 0x485e68d4,
            0x3c4064ad, 0x74d6fa7c, 0xdf126c41, 0x18da5f9a, 0x50e28acf, 0x2cea07d3, 0x64bf63ae, 0xdb05b131,
            0x86fff71, 0xff1380c1, 0xb75001dc, 0x93903e81, 0xcb115937, 0x838cc537, 0xef724c94, 0xa7b0660a,
            0xa1008bcd, 0xfda3b5ae, 0xb5777939, 0x6e212224, 0xd990f5ee, 0x12165061, 0x4ad80b28, 0x26f1088e,
            0x1c572b76, 0xd5c1ccfc, 0x40fac09a, 0xf93e60b8, 0xb1a01874, 0x8d5a1064, 0xc5785cbc, 0x463f15a8,
            0xe9807c2e, 0x6a2f8311, 0x22f6b866, 0x7e59c1be, 0x3612aba8, 0x6e5ea800, 0x5a556e06, 0x12170d0c,
            0x898aadc0, 0xe505d5a5, 0x9da94040, 0xd54ebbda, 0xc1451edb, 0xf936db4c, 0xb1de4339, 0xed52c27,
            0x87401ba5, 0x40abfbbf, 0xabcf0046, 0x64d37f59, 0x1c776320, 0x7886fdcb, 0x303c9b80, 0xa7053369,
            0x54c4d6f3, 0xcb40460c, 0x831f9256, 0xdf793000, 0x9707980a, 0xcf64d806, 0xbb595352, 0xf3737e28,
            0x66b974f9, 0x426b2aae, 0xfb2fd054, 0xb38cfd82, 0x1e71385a, 0xd7cd3d4e, 0x8f888e79, 0xeb275914,
            0x626f1592, 0x1ae7bd73, 0x85efb014, 0x3e1af278, 0x7601262c, 0x52a69fc5, 0xa3f7907, 0x4d9a485,
            0x2e4f0d76, 0x28c9aa51, 0x60644faf, 0x3c9e54a2, 0xf59daa75, 0xad8ddad9, 0x18bea579, 0xd1aa999b,
            0xc75dde11, 0xa3ee545b, 0xdb882554, 0x14b5399d, 0xffd3f397, 0x38ac8bb4, 0x706ec14c, 0x4cbbfc08,
            0x6862314a, 0x2022e4bc, 0xc16437d, 0x44809ff5, 0x7cae7047, 0x58f3c70e, 0x1054fb95, 0x877761de,
            0x347cdac1, 0xab1074bd, 0xe3edf585, 0xbfa66263, 0xf7a9c47d, 0x30af7bb2, 0x9b98d2fc, 0xd39b143c,
            0xcd5e4a22, 0xa98a46b0, 0x620b8168, 0x1a1557a1, 0x6d1bc25, 0x3e4491cf, 0x762b26db, 0x5251de04,
            0xc9ce6f6d, 0x8177b258, 0xed908a70, 0xa550575a, 0xdd2f56c2, 0xb9677f34, 0xf1317b6f, 0x64d503bd,
            0x95e034ec, 0x85a99f7, 0x40c09170, 0x9d9dc805, 0xd53855b8, 0x8d0417d7, 0xf93c92e4, 0xb12e2523,
            0xa78617de, 0x40a80bb, 0x3c3c51bd, 0x74d38864, 0x60fdfd39, 0x186473c9, 0x50502f34, 0x2c18aa8a,
            0x2608d942, 0x5e92a7bd, 0x4a16b470, 0x268fc34, 0x3acc7304, 0x162fad8a, 0xcfd42c16, 0xc5d1d453,
            0xf30d823a, 0xe959ef62, 0xa1cfb0e3, 0xfd9b3495, 0x36cd8f46, 0x6ebbad5d, 0x5aaef843, 0x1220917a,
            0x1298162e, 0xef74b4d8, 0xa745713c, 0xdfdf88b4, 0xcb696651, 0x833e45fb, 0xbbca841e, 0x97e3a59a,
            0xe7e94cb, 0x461625e8, 0x3203d00d, 0x6a151705, 0x225f9c81, 0x7e532cd8, 0x3601cc2f, 0x3066dbf0,
            0x5aa8d38a, 0x546d9e14, 0xc4009a8, 0x68ac1607, 0xa15166f8, 0xd9e6baed, 0xc57fc4e0, 0xfd1e1691,
            0xf390e640, 0xcf968594, 0x87c0669, 0x4065d110, 0x2ce41f17, 0x64a6ead3, 0x1c7030e2, 0x78c1f76e,
            0xeb0fa92c, 0xa3ec022f, 0x8ff0b7af, 0xc7a3c43c, 0xff6edab6, 0x5c3770c0, 0x1472133e, 0xa8c946c,
            0x38cede26, 0x2ea9a0af, 0x66df3062, 0xc3a948d5, 0xfb50d56b, 0xb3eae810, 0x9fe65c90, 0xd7fcf807,
            0xd18ece6e, 0xadbd5f04, 0xe52a48a9, 0x9d7d4bbd, 0x89e9e9bb, 0xc148cc55, 0xf997848d, 0xd5b6c62e,
            0x4cade099, 0x48773db, 0x7035b6a8, 0x28f7e7ec, 0x60543b79, 0x3cfa60ae, 0xf53202dc, 0x5a6aeed0,
            0x9981787d, 0x7e71ec12, 0x3669cb74, 0x12abc43a, 0xcb19e2b1, 0x83d7b9bc, 0x6eeea259, 0xa7637424,
            0x9da601ed, 0xf90bce61, 0x328dc935, 0x6af15f9b, 0xd59f0599, 0xe5c779a, 0x462795d9, 0x229dbf8d,
            0x1ca94fad, 0x54ed1534, 0x40a9bcb1, 0x7865a217, 0x30357826, 0xcf9d35c, 0xc560b42e, 0xbb98201d,
            0x6848299f, 0xdf7913fa, 0x97e9a7d0, 0xf374ef7a, 0xab8fd6ad, 0x64314240, 0xcf8ce7ec, 0x8ba6b24,
            0xfbbd2a93, 0xd7c50aa1, 0x8f74408e, 0xc7440d6a, 0xb35e3187, 0xebd18720, 0xa399c448, 0xff4789fa,
            0x76b48e48, 0x2e23a956, 0x1a3b5667, 0x5218cb7e, 0xa4b4f2d, 0x6612ef67, 0x9fff4fe9, 0x188d176d,
            0x426bcb99, 0x3c01ac34, 0xf5a87801, 0xd1ccfca7, 0x897c11cd, 0xc1838399, 0xade24bda, 0xe5db1960,
            0x5c924bf4, 0x38df2dd1, 0x7005d696, 0x28c595b2, 0x14b7d84a, 0x4cdf7968, 0x4e16451, 0x6029dd8e,
            0xe1fa4bc4, 0x9900ea12, 0x85f57ac5, 0xbdc8947b, 0xf5072f58, 0xd151b9a3, 0xa85799a, 0x28ab5d,
            0xada694ec, 0x24d3943d, 0x5cdb04d3, 0x38f203df, 0xf1a27930, 0xa9836d79, 0x14fd9192, 0xcd1f91c2,
            0xc769a44a, 0xa36db559, 0xdbc2b8f1, 0x9307498f, 0xffa7bdcf, 0xb7b2bd24, 0xef09d8fa, 0xcb4e4a77,
            0x42f71860, 0x7a58ce31, 0x66056037, 0x1eef78b2, 0x56f8572c, 0x32194bce, 0x6a54b929, 0x5e48577e,
            0xeeff30b, 0x81826771, 0x3aec7da8, 0x16a62ea1, 0x4e5f3057, 0x678dc85, 0x7244f1f8, 0x2a99114f,
            0xa1fcdf05, 0xfde98e02, 0xb566b119, 0xede907c2, 0xd9c54bb8, 0x91b59359, 0xc9a3038f, 0xa59455ce,
            0x9f047c82, 0xd7238f26, 0xc38f5060, 0xfbc6e25e, 0x3400c0f8, 0x10fd3c55, 0x48fe2bcc, 0x3e525a71,
            0x6ceef937, 0x62abe558, 0x9bb21baf, 0xf72163a6, 0xafe12a07, 0xe7a9317a, 0xd3c5dd78, 0x8b12665f,
            0xa984b62f, 0xcdd74262, 0x6fa8f46, 0x3e817da1, 0x6200a18a, 0x1a2db7fe, 0x52d0d6c4, 0x76d6597c,
            0x6c165de2, 0xa5cafec0, 0xc9f13cc8, 0x813157e6, 0xb9500c93, 0xdd40e049, 0x952c587a, 0x8fad5201,
            0xf14b4cfc, 0xeb566c60, 0xa34768a9, 0xc7e9e0ae, 0xff5a3928, 0x38c9ef85, 0x5c981a46, 0x14e8baa4,
            0xa67cae9, 0x2e564f01, 0x66dc6087, 0x9f805921, 0xc335e16f, 0xfbbb3be5, 0xb37be0d0, 0xd73014f9,
            0x4a5a80e3, 0x2532f59, 0x26cca535, 0x5eceb22c, 0x1630fc2f, 0x3ae02230, 0xf3a658b7, 0xe9a3c0f0,
            0xcf3ee36a, 0xc50fe9e0, 0xfd906470, 0xa18225ca, 0x5ac40edc, 0x122bc19f, 0x36b54b1b, 0x6e786191,
            0x68d7fdc5, 0xc8caae3, 0x44aa1d2d, 0x7cbd2122, 0x20ea88ca, 0x5809d89f, 0x10189f23, 0x34a5678a,
            0xab6c532f, 0xe3f2c426, 0x8763b063, 0xbf6e7ed2, 0xf7a0f49e, 0x9bace16f, 0xd396651b, 0x54b3f3a2,
            0x30ed6fc3, 0x302de8b0, 0x68251e47, 0xc4ff907, 0xc5d4ae66, 0xfd794014, 0xa19b7a09, 0xd9e9ea48,
            0xcf4c48e8, 0xf33e4cda, 0x2c7fb69d, 0x64845808, 0x863e7c7, 0x405bc2a1, 0x783bd8fc, 0x1c6b6087,
            0x167a527f, 0x4ebbb101, 0x72afbe73, 0x2a667db3, 0x627489b9, 0x68ac4ae, 0x3eb48525, 0xb573d146,
            0x9b4725e7, 0x918dd1d2, 0xc9551bf6, 0xedf2b770, 0xa5de7254, 0x5eb37bc4, 0x238e3d1, 0x3abea98e,
            0xad26b68a, 0xd19f38a2, 0x89e63916, 0xc194b1e2, 0xe562ddf0, 0x9d7a1b18, 0xd56aebbc, 0xf95df81a,
            0x70ff5a36, 0x28fa974b, 0x4cc389a8, 0x4c14768, 0x3cf5500d, 0x6028dc87, 0x999629d8, 0x12337ca8,
            0xf51f8074, 0xef08834b, 0xa755a041, 0xcb0aa09d, 0x8363a3f4, 0xbb8170f1, 0xdf25b727, 0x976d1c81,
            0xe3ef0bd, 0x3282d8cd, 0x6ac97b13, 0x2260af22, 0x464e105b, 0x7e7c9dd2, 0x3680c4ef, 0x5ad25452,
            0x400d9120, 0x7876f3f2, 0x1cc5a913, 0x542f0945, 0xc48d89c, 0x306f5db4, 0x6841797a, 0xdfaf6e6d,
            0x44be8612, 0xbb543c8c, 0xf3fde73a, 0x97b39243, 0xcfd0d25f, 0x8851883, 0xab53aaba, 0x64ca2dc6,
            0x5e03d216, 0x817b889f, 0x3a17d222, 0x72177711, 0x169e0d13, 0x4e912cc6, 0x604cb74, 0x2ad8c582,
            0xa100b093, 0xd9c61a5d, 0xfd922988, 0xb5bb3cb1, 0xed82b149, 0x914d5c05, 0xc9e9371c, 0x3c1edd93,
            0xa550795c, 0x187768fa, 0xd100c034, 0xf569c5ca, 0xad82cd22, 0xe54070e6, 0x898f4ea8, 0xc1c56727,
            0x38d3fd4c, 0x5c79a57a, 0x14cd9f1e, 0x4c4410ee, 0x70cbca27, 0x284c9df2, 0x60314bf4, 0x43e99fe,
            0x7e3b9885, 0x36601b99, 0x5a5edd43, 0x12ad67a1, 0xcb8d5bca, 0x6e228ecb, 0xa77c0403, 0x9da95148,
            0x83a81e36, 0xf90f2fdf, 0x32f97e4e, 0xd551e927, 0xe9ca846, 0x4632a47a, 0x6a09d063, 0x22828e2e,
            0xa38a1bd3, 0xc766f4ef, 0xffe5a9be, 0xb7fa8997, 0xdbe4e945, 0x931bb810, 0xcb8256e6, 0xef51fc88,
            0x66349358, 0x1e150725, 0x42e44885, 0x7a14eaa3, 0x32059a53, 0x56146a1e, 0xeb7a65e, 0x8702caf,
            0x6a3f1fa3, 0x649767cb, 0x9d26238b, 0x40fd729e, 0xf933e243, 0xb11216b0, 0xd5dc1b0c, 0x8d6fb15d,
            0x4a1da3e, 0xa790c663, 0x603f0146, 0x1857a0a4, 0x3c9abb23, 0x746863ea, 0x2c139a69, 0x50943345,
            0xc38c0085, 0xfb051e31, 0x9f781b74, 0xd7a287e6, 0x10a11847, 0x34e95e11, 0x6c7550bd, 0x62404bd2,
            0x48cd58ab, 0x3e9646e0, 0xf7e90cf1, 0x9bc88c76, 0xd32e73f2, 0x8bc3ba92, 0xaf2bc6f9, 0xe7a0619f,
            0xe1b62f52, 0x851e944b, 0xbd6e3fe1, 0xf57fe804, 0x9919dbf1, 0xd11b9d31, 0xa3fb2c6, 0xada9e44b,
            0x240b5666, 0x5cdfd44e, 0x54dcea, 0x38ba276d, 0xf111b2fc, 0x14b3b520, 0xcdb03b48, 0xe959d6ad,
            0xa9f39da5, 0xc5a13a11, 0xfdbf4d8f, 0xa17ea53d, 0xd9e5bbd4, 0x91d1f738, 0xb5be82b3, 0xeda7c54f,
            0x6470a0bb, 0x89e3b42, 0x401b35f6, 0x78c0f667, 0x1cb98c82, 0x54311aeb, 0xcf171b5, 0x3061ca88,
            0x2a410eed, 0x6249788e, 0x6ec73aa, 0xbf4f05c9, 0xf79abe36, 0x9b960bcd, 0xd360b14b, 0xc9ddd182,
            0xaf66c09a, 0xa5098e74, 0x5ecb9d61, 0x2c40d26, 0x3a4f71f9, 0x7247cfaa, 0x1664c070, 0x4eee0561,
            0xc1bf4232, 0xe518e8bb, 0x9db716e1, 0x56f22d76, 0xf98c543b, 0x32903a05, 0x6a5d337c, 0xe34677e,
            0x4742be4, 0x3c757956, 0x60f7d249, 0x99018149, 0xd1a56c23, 0xf51e4101, 0xadf788a1, 0xa7fc9bbb,
            0x89391bb8, 0x83ea9849, 0xbb134a88, 0xdf4aaef8, 0x97b8072a, 0xcf064d61, 0xf34f8aa1, 0x2ce62e2f,
            0x22aad2da, 0x46ee9b6a, 0x7ea63280, 0x360d7f1c, 0x5a87b664, 0x9323928e, 0xcbb3aaf6, 0xef3cd157,
            0xefef10b7, 0x286a277c, 0xcbc7a0ce, 0x416f31f, 0x3c066433, 0x60bbecb8, 0x1812c685, 0xe8c4713,
            0x74b99120, 0xeb7f55fe, 0xa3c049a7, 0xc750f430, 0xff6d7340, 0xb78d50bb, 0xdb07dabe, 0x931c7adf,
            0x8d1b5bc3, 0xb16c4f20, 0xe9cf6475, 0xa14dbae0, 0xc5082f2d, 0x7ee93d84, 0x36c7298d, 0x5af57f1c,
            0x5068aedf, 0x867f80e, 0x2c004de1, 0x64ed121f, 0x9d6b3515, 0xc16d4540, 0xf9c2eae6, 0x6caf3f48,
            0xd500441a, 0x482318fe, 0xe3c5c8, 0x24a0c117, 0x5c3eecac, 0x959a1803, 0x38dc9359, 0xf141c528,
            0xe7270bbe, 0x8bd1240e, 0xc364c8f4, 0x7c2381d4, 0x9f35ddfb, 0x5859c6e3, 0x105050a2, 0x348eda3e,
            0x2ee83dfa, 0x6654631a, 0xa1e3209, 0x42b08e3a, 0x7a2c4b96, 0x1e039819, 0x566c784b, 0xcdf8599f,
            0x32267e1c, 0xa9a6ad02, 0xe138d908, 0x8568217f, 0xbd571fa0, 0xf5fe02ed, 0x99af76d6, 0x52bf993c,
            0xb704995e, 0xdba34e17, 0x934b5e76, 0xcbbd644c, 0xefdc42ab, 0xa7577b3f, 0x60a7aba6, 0x420030a,
            0x7ab7d1c9, 0x32b62632, 0x56ed6770, 0xeaeb4e5, 0xc7aee909, 0xebebfdcb, 0xa300c287, 0x9d1393f8,
            0xff69302c, 0xf9755747, 0xb139b551, 0xd5da0a84, 0x8dabd225, 0xc52f7c83, 0xe9f446ae, 0xa11c2ec0,
            0x18211491, 0x3cc72900, 0x74a79e2c, 0x2cc926ab, 0x504abf86, 0x85ec8a5, 0xc13f8185, 0x64a387dd,
            0x589e7bbf, 0x108c4bbb, 0x34c16ffc, 0x6c47d2ae, 0x24ed56e6, 0x48b96eb1, 0x779db6, 0xf736d3d4,
            0x5c322db9, 0xd3ba4d8d, 0x8beed6a8, 0xaf0bd7a0, 0xe7108bf8, 0x9fb166da, 0xc3cb75d5, 0xfb92e414,
            0xf5e260f3, 0x99d14611, 0xd181e5bf, 0xa831af4, 0x2eb79ae8, 0x66cfeb8b, 0x1e47e320, 0x4202e7c6,
            0x38a055f2, 0xf105024e, 0x14850714, 0xcd25f37f, 0x85929fad, 0xa93c2674, 0xe1e69507, 0x6228d224,
            0xbd11dae5, 0x3efc8b51, 0x768813e4, 0x1affb836, 0x52afb2ea, 0xa49692a, 0x2ebea6ab, 0x667bcb16,
            0xdd5b1089, 0x81813e38, 0xb91f99b3, 0xf18a07c2, 0x95b84010, 0xcdcda02a, 0x6858a6c, 0x2a071173,
            0xa31bee49, 0x5c4094a6, 0x81a881, 0x3851e0dd, 0x70ccb82f, 0x146e63f0, 0x4c23e940, 0xc316222a,
            0x289582d0, 0x9f0c3339, 0xd79d1d03, 0xfbf04868, 0xb3743ec3, 0xeb18595a, 0x8fd9b428, 0xc77dc8d7,
            0x3a4e4a38, 0x5e4d5b7b, 0x970d50d3, 0xcfa63c3d, 0xf3bf8a10, 0xabc6b8e6, 0xe320a82b, 0x87978ec9,
            0xfd8ec4c3, 0x3679950e, 0x5abb6815, 0x12523168, 0x4a1eab81, 0x6e6163e9, 0x2609d85b, 0x2058fc03,
            0x22679d7, 0x7c2b0b6e, 0x34bbf7b8, 0x583d8af3, 0x10ec4117, 0xc956959a, 0xedf67d08, 0xa5accf8b,
            0x9b742b3f, 0xbf490f9d, 0xf7eea303, 0x30d76d4a, 0x547d1578, 0xcf12c1c, 0x44dfc90a, 0x68623043,
            0x4c43f1a, 0x3c85df60, 0x60668041, 0x18cb64e3, 0x50a5d32f, 0x748d2133, 0x2c9bf573, 0xa377b381,
            0x810ee14, 0xff5b21da, 0xb71f7ab3, 0xdb39e804, 0x93be67d4, 0x4c705577, 0xefbba69a, 0x28613696,
            0x22c14d5f, 0xc5200e87, 0x7e6417be, 0x368d5c13, 0x5ad5dc4d, 0x121ba60e, 0x4af8c754, 0x6e49ef30,
            0xe5f3ed06, 0x9d7c335f, 0xc18a586f, 0xf93c7625, 0xb16c8ecb, 0xd57972e0, 0x8d040b6f, 0x559847,
            0xe952fa94, 0x5c090cbc, 0x954d264a, 0xb9b7aacc, 0xf11a51c8, 0xa9ee98e8, 0xcda5ada7, 0x85c5b48a,
            0x7cbb5966, 0x9f10fe70, 0x58dccdeb, 0x106c000f, 0x34c2591e, 0x6c3d4748, 0x243ae9ee, 0x48cd5723,
            0x429913cd, 0x7a44ac31, 0x1eca95a6, 0x56d8c25b, 0x8fe39e86, 0x32c9821b, 0xebb29a0a, 0xe193c081,
            0xc74a22b5, 0xbd9534de, 0xf5f9f3f9, 0x99c4c295, 0x5278c460, 0xa1715c1, 0x2ec03e5d, 0x66e6ebc8,
            0xe71ef33c, 0x8b1e0180, 0xc37a6621, 0xfb9cdd12, 0x9f0145bf, 0xd7d7b770, 0x8f1c1da2, 0xb39f6201,
            0x2a9aba5a, 0x62db58a0, 0x6a20e41, 0x3eb9ddd7, 0x76745fef, 0x1aab8300, 0x52aa14e5, 0x4cb9a297,
            0x2ecbe34c, 0x286dba86, 0xe1ff6c7f, 0x48386d1, 0xbda059d8, 0xf5f949a4, 0x996f25dc, 0xd134d68b,
            0xc79d9465, 0xebc2a2a4, 0x24e3ce2a, 0x5c3835fd, 0x3171ff, 0x3848730b, 0x70c54665, 0x1471afbc,
            0x87ba924d, 0xbfbf3733, 0xe30b5823, 0x9b38bda5, 0x54d35dc3, 0x7857c618, 0x303f1679, 0x263d8eae,
            0xcef2b2d, 0x2de800d, 0xbbf1af9b, 0x5e5c5894, 0x97cd5f60, 0xcf49309a, 0xf39c5ee0, 0xab3caab3,
            0xa5d96a06, 0xc997de3f, 0x8147cc1e, 0xb926b872, 0xdd1d8914, 0x95724a0d, 0x4ebd8945, 0xf1b35780,
            0x68862c51, 0x20e3c5ef, 0x4486e369, 0x7c61097f, 0x341baff2, 0x5806fc94, 0x919e08ca, 0x7613ab76,
            0xed9b9985, 0x5279fea1, 0xabcd48b, 0x2e215e3d, 0xe76ec510, 0x9f8a7c77, 0xc3fddfb3, 0xfbcf9afe,
            0xf1170cec, 0x952dce12, 0xcdc1e1b7, 0x657666b, 0x2acd3cfa, 0x620b377e, 0x1ac4e4df, 0x3e9f3e92,
            0x38aaee44, 0x703f08fa, 0x14f5b923, 0x4cebc698, 0x4ead32c, 0x28dbb70a, 0x608be4e3, 0xd776124a,
            0xbd7c0725, 0xb37bef61, 0xeb506af1, 0x8fe9d416, 0xc7bfd79e, 0x6007c2, 0x247b469b, 0x5c7576c3,
            0xcf611120, 0xf3da7da6, 0xab823f86, 0xe3dd54ac, 0x87014899, 0xbf4cf926, 0xf781c4de, 0x9bdb80ac,
            0x12dccb5f, 0x4a4d3fe1, 0x6e23d6fd, 0x2624086c, 0x5ed0d185, 0x2089c53, 0xbb60d7e7, 0x34558a37,
            0x97adab87, 0x91b4dbbe, 0xc9aecb44, 0xedcfbdbc, 0xa5e6fad1, 0xdd489e9f, 0x81aa7deb, 0xb92c39a3,
            0x30743421, 0x549d4a44, 0xcc8b87f, 0x440d9506, 0x68e3db37, 0x20fe2749, 0x5838cc5f, 0x7c93c1bb,
            0xfd971c22, 0xb5d9f62c, 0xd94e9e4e, 0x91d6c630, 0xc9508870, 0xed96778d, 0x267ed637, 0x1cd4e48a,
            0x254f7c3, 0x782acbba, 0x3017fec1, 0x543dcdfc, 0xc23bdb0, 0xc5c9bde0, 0xe92b2065, 0xa1803c0c,
            0x9bec9d8b, 0xbf3c53d5, 0xf7ee7813, 0xaf9f8030, 0xd3edbb41, 0x8b1dcbe6, 0xc39c6615, 0xe7e65141,
            0x5e18c72e, 0x16c07b02, 0x3a0787a8, 0x727e8d15, 0x2af8721e, 0x4ee957fc, 0x6ad6463, 0x7abc284a,
            0xe316e243, 0x564a9413, 0xe023520, 0x32e90cbf, 0x6a4f808f, 0x228ff360, 0x46282861, 0x7e58fa44,
            0xf50307e9, 0x99e43c4a, 0xd1ab0e1d, 0x89284b44, 0xadacfc7d, 0xe5ecb6d9, 0x9d6d8892, 0xc1a154e9,
            0xbb23a86f, 0xf3ebb3ca, 0x972d7f52, 0x5099cbbd, 0x8fd8b9d, 0x2ca6995c, 0x64e558cd, 0x5ae9a1bc,
            0x402847ea, 0x36310d04, 0xef2cc2bc, 0x9378364d, 0xcb2e4402, 0x83d27519, 0xa7202556, 0xdf777c5e,
            0xfbabe149, 0x9f32e5ad, 0xd7545e27, 0x8f631b0b, 0xb3138b34, 0xeb348ee0, 0x24c85ff9, 0x4813c3d6,
            0x3efdf6cb, 0x767358c5, 0x1a962324, 0x522e7d88, 0x8b1f00f7, 0x2e155f8e, 0xe7ecfee4, 0xe12c0060,
            0xc362c0f3, 0xbd287035, 0xf53866ec, 0x99c3b9ff, 0xd1427edf, 0x895dee49, 0xadfc3489, 0xe52a6c05,
            0x5cd2fa0e, 0x6847a, 0x383105a5, 0x70f2e677, 0x14d05488, 0x4cbf0519, 0x4d3e2ec, 0x280dafdf,
            0x1c661699, 0x548019de, 0x78bb99b2, 0x30af1e42, 0x68bc4017, 0xca2fca8, 0x441f8997, 0xbbc1bf42,
            0x2075fda7, 0x9760628f, 0xcf8acd4e, 0xf3ea68da, 0xabd77567, 0xe390a6a6, 0x8790e3cc, 0xbf437bad,
            0xb94c09f5, 0xdd208bad, 0x9547ba7a, 0x4e6b16d4, 0x72573682, 0x2a4526c4, 0x629e4dda, 0x61e54ad,
            0x7c0a7ef1, 0xb5e17ea9, 0x58f1e2ba, 0x91921b61, 0xc95861e2, 0xedde5af3, 0xa50ee627, 0x2621701e,
            0x81b512c8, 0x25d412d, 0x3ab742f1, 0x5e895cf8, 0x164e9e58, 0x4e2b5da9, 0x72c31413, 0x2a123f69,
            0xa1ed388b, 0xc57a502f, 0xfd0afa45, 0xb5106cc4, 0xd92bfacb, 0x91aed47d, 0x4aabe96b, 0xedf25398,
            0xe78e65b1, 0x2022c2e2, 0x4474e575, 0x7cfeaf8a, 0x348e0fa4, 0x58c0dbfb, 0x10cff4e1, 0x8790e9e6,
            0x6c718e30, 0xe3e83f19, 0x9b155466, 0xbf4a616a, 0xf73c37e4, 0xaf0d2aad, 0xd313eaed, 0x8b96058b,
            0x7e2cbfb7, 0x227cba05, 0xdba3d8db, 0x93c16f2b, 0xb75f35ba, 0xef37755a, 0xa70c9948, 0xcbf77a26,
            0xc118acc5, 0x7ad95ce2, 0x1e05e05d, 0x5659137a, 0xea40d8c, 0x320a6739, 0x6a6f0cd6, 0x64ddb6f7,
            0x466cffdf, 0x40c9e721, 0x78147fa0, 0x1cb83008, 0x549ab5d8, 0x8d1a63f5, 0xb196c863, 0xe9c5acfe,
            0xdf9047d9, 0x83657c3a, 0xbbd8d185, 0x74bf8964, 0x97eee1d8, 0x50269207, 0x871a10c, 0x2cb20ee0,
            0x91fbf3c9, 0x4afe3ded, 0xed014dd0, 0x266fd5dd, 0x5e41d398, 0x29f6a23, 0x3ae3a8c3, 0x30d9f378,
            0x16c0c465, 0x8d2fc387, 0xc5c36a65, 0xe9e22fad, 0xa140832f, 0xd937582b, 0xfd017423, 0xb528286a,
            0xafda6501, 0xd385e2ea, 0x8b476fa5, 0xc330ffe4, 0xe7b6251d, 0x206dc77b, 0x58a78cb7, 0x7c2bb300,
            0x7299809d, 0x2a03dc9d, 0x4e96875d, 0x6fe007e, 0xbf5a5753, 0xe3403647, 0x9b2d16c9, 0xe2d9432,
            0xf7bb8e76, 0x6a94425b, 0x22c686cc, 0x46a8714d, 0x7e078eea, 0xb76dc7ae, 0x5ac6a1aa, 0x934076e3,
            0x899d6328, 0xade2064c, 0xe5701849, 0x9d208d2b, 0xc1f7d36b, 0x7a59a735, 0x32b46e31, 0x56ea1f22,
            0x505b66fe, 0x83b26de, 0x2c925b3f, 0x64a4df8f, 0x1ceaf40d, 0x40f285b8, 0x784ebcd4, 0xef0e07aa,
            0x543a0cab, 0xcbebf906, 0x83f816d4, 0xa74ce263, 0xdf739f38, 0x9764c891, 0xbb4a09d1, 0x742671d2,
            0x74e196d7, 0x18a5b327, 0x50c623fa, 0x895ee522, 0x2cce5353, 0xe516f071, 0x9ddf3884, 0xc113e0dd,
            0xb78425dc, 0xeff0c3f5, 0x93838575, 0x4c91aa43, 0x4cc087d, 0x2849173c, 0x60501050, 0x5a76515f,
            0x3ce377d6, 0x36cc9be1, 0x6e0e7993, 0x128f102b, 0x4adbd45c, 0x2edb1d6, 0x2654d91c, 0xdf40963c,
            0xd584a3e5, 0xf926f6f4, 0xb1dec6d7, 0xe92e7fb4, 0x8d75ab5d, 0xc528df6d, 0x7e7d0714, 0x22da0d32,
            0x957e1410, 0xcdbd4f01, 0xf15ff37e, 0xa946ad57, 0xe1ccd417, 0x855d4fdd, 0xbde8e2ea, 0x340eb489,
            0x992f0d02, 0x108d1f21, 0x48fe777b, 0x6c184bc6, 0x24eb631c, 0x5c5ae8bb, 0xb6555d, 0xb97817ec,
            0xb3ddcc7f, 0x56f5536a, 0x8fdfac6c, 0xc7b06c68, 0xeba7aa82, 0xa35c73db, 0xdb297a27, 0xff7eccaa,
            0x767a74e7, 0x2ebcbeef, 0x52d66d54, 0xa3f05aa, 0x420b6bcd, 0x6628260d, 0x1e03cbeb, 0x282745a6,
            0x7a593a90, 0x4c56b3d7, 0x14b8aa52, 0x7059f535, 0x18d8401f, 0x600fca0f, 0x3c8c128e, 0x4f867e6,
            0xeb7cc3d1, 0xc7e1c4d9, 0x8f670399, 0xb71d6fac, 0xb34c46bd, 0xdb8a146c, 0xa31faa4b, 0xff6b8919,
            0x6a63d4ac, 0xb1c5f38b, 0xec2bc55, 0xd5c31237, 0x7eedebf7, 0x5a5eefb7, 0x22c8a8bf, 0x897eb388,
            0x46ad4b91, 0xadb69876, 0x7477cbcb, 0xd110434f, 0xf9532c0a, 0xc1d13897, 0x9de097a7, 0xe50e6610,
            0x4896a553, 0xa58ad9b4, 0x6c8f4759, 0x95d6fb39, 0x10f0249f, 0xb93a0720, 0x81d38cd4, 0xdd8829fc,
            0x448f684e, 0x8bc5633a, 0x68d73ed5, 0xaf9d252c, 0x586973e6, 0x34318bd9, 0x7c9b5fa8, 0x665c6d92,
            0x20a08f46, 0xa226bdc, 0x5252a1f1, 0x2edb9b31, 0xd7cd2c46, 0x1efdc1ec, 0xfb47b7d9, 0x4212ee2c,
            0xa9cb41ec, 0x858535b4, 0xcd1bb9b5, 0x7650c22b, 0xf1f0d431, 0x1a76f55c, 0xe15df9ac, 0x3e09b044,
            0xafe22c0a, 0x76fea3b6, 0xd3957a51, 0x1a8b165e, 0xc3b2f159, 0x9ff2a5ca, 0xe758f003, 0x4e3fc437,
            0x8b5dd083, 0x7239b40f, 0x3a006176, 0x162aa048, 0x3e06bd18, 0x612480f, 0x62d614a6, 0x2a3fc5c3,
            0x141e2d8a, 0x702d3fd5, 0x3862fcf1, 0xe1e0884f, 0x5c5eee62, 0x8532c09f, 0xcd64c410, 0xa9f07fa8,
            0x10a22a4b, 0xd7079f44, 0xb3fe314a, 0xfb3c7bca, 0x24734015, 0x3b940f, 0x4837f572, 0xaba647cb,
            0x6ca21bdc, 0xcf650f13, 0x97e0a969, 0xf3915302, 0x1c84bb17, 0x64f36c41, 0x40e97e9c, 0x87426abd,
            0x6e214cc4, 0x4ace21ec, 0x121bfad9, 0xbbee391d, 0x3661cde9, 0xdfae1c69, 0xa7acaafe, 0x837c856e,
            0xed2df992, 0xb51c34d2, 0x913dd538, 0xd9d22ce3, 0x81045d71, 0xdd672a70, 0xa5e734d9, 0xc9e730b,
            0xc963bda3, 0x301da888, 0x78f8e93c, 0x54418198, 0xfdabe803, 0x4491b6d2, 0x20ba1504, 0x68719863,
            0x3ed7c7d7, 0x1ab356f2, 0x6233f980, 0x8b7c3447, 0x6e4498f, 0xaf642511, 0x76a06775, 0xd3c21ece,
            0xb913ff89, 0x815af9b2, 0xddacf5e7, 0xa5627d6a, 0x4e3e8508, 0x2a7bf0a9, 0x721f90b7, 0x5c3b3916,
            0x1633e2a2, 0x49621b, 0x48cabdc2, 0x246b0349, 0x4cf5f235, 0x146fadf8, 0x70e9204e, 0x38217a27,
            0x9f338b32, 0xfb513c67, 0xc3832d6a, 0x6cb91984, 0xe71517fb, 0x8f3d0c6d, 0xd7d8f36d, 0xb3806796,
            0x97e89883, 0xdf326294, 0xbb7872a3, 0x839358b5, 0xababc02b, 0x87c3d17e, 0xcf2f0a9a, 0x362faa57,
            0xf3b8307b, 0x5a3b1604, 0x22285797, 0x7e79c1dd, 0x2699d74f, 0x6ef0a003, 0x4a7acbc9, 0x1295630f,
            0xfdacd90b, 0xd908d3a4, 0x20f960ea, 0xc99283c9, 0x44044eaa, 0xedf8da1c, 0xb53b718a, 0x91a1ffd2,
            0x78c3ebb5, 0x40ca4e47, 0x1cb8d9fa, 0xe3194dbb, 0xce2d72b, 0x68fc6796, 0x30739115, 0xa184109c,
            0x541e86b6, 0xc5f56564, 0x8dea6a74, 0xe99c0ce0, 0x121a21af, 0xd977788e, 0xb56cd988, 0xfd47ac13,
            0x6441ddbe, 0x40ef70c8, 0x8428cbf, 0xb1718594, 0x2c44b208, 0xd5ab594f, 0x1ce6736d, 0x781e2dba,
            0xe3c19a02, 0xab694657, 0x87898bef, 0x4edeb074, 0xf70439e4, 0xd30db98b, 0x9b56add1, 0x2825f5f,
            0xbfd61a2e, 0x26abbe3f, 0x6e4f25d3, 0x4afc2993, 0x72bb1613, 0x3a7f0cea, 0x1672bb1f, 0x5e8a334b,
            0x423410ef, 0x1eec8d48, 0x667aa491, 0xe67dc35, 0x89547b50, 0x32f0361d, 0x7aaacc5a, 0x561d25b6,
            0xbd2fa6c9, 0x85063239, 0xe1cc4be8, 0xa91a9021, 0xd1fae7d1, 0xadff023b, 0xf53c4957, 0xdf307f59,
            0x995e52a2, 0x83dec11c, 0xcb64bd9f, 0xa7b85183, 0x50187668, 0x18f42d84, 0x74b29b32, 0x3c420594,
            0x22a66427, 0xff7ca53b, 0x46bf2467, 0xef6d7279, 0x6ae676c2, 0x9313778e, 0xdbacdaa8, 0xb7294741,
            0xc399a217, 0x8bf27957, 0xe75ca12f, 0xaf5e60e4, 0xd722be3e, 0x3401d1e0, 0xfb6ea9c3, 0x62792f7e,
            0x9fdfa643, 0x60b4ac7, 0x4e8b8c2b, 0x2a48dd4a, 0xd3235269, 0x1ad762fe, 0xf7919bb3, 0x3eef02aa,
            0xa93981df, 0x85f3abd1, 0xcd0c53f6, 0xf57d8ff8, 0x70c2000f, 0x99c73565, 0xe16bb3c4, 0xbdf3b6f0,
            0x2495df57, 0x6c6e5647, 0x486821b6, 0x102230b2, 0x38793a17, 0x141ebcb8, 0x5c90416e, 0x40721611,
            0xc91449, 0x6478d5d3, 0xab63897f, 0x874f4b00, 0x30e0a673, 0x78938c6c, 0x54f8c562, 0x1c643245,
            0x830ca335, 0xdf2f2591, 0xa77fc4f6, 0xcf38fd94, 0xcb1e0338, 0xf30819ae, 0xbb2774e0, 0x975dbd98,
            0x8151cb72, 0xc9a31287, 0xa5351ed1, 0xedd9a7be, 0x16f8cc47, 0x72ae7c58, 0x3a087090, 0xa1347286,
            0x5e1473a3, 0x44231f00, 0xc4d3f06, 0x68a5a47f, 0x91e69977, 0xd9685060, 0xb598bdc3, 0xfd9228b7,
            0x6e60e1e2, 0x4a981d83, 0x12983bf9, 0x3ad9b150, 0x36fdef56, 0x5ed534cc, 0x263a0a90, 0x2f4d6ee,
            0xe99112e4, 0xb1e2baf2, 0x8da73d1e, 0xd57bc6b5, 0xfd9f47c8, 0xd98d659c, 0xa1b75664, 0xc1a8049,
            0xc52c8a89, 0xaf3f3d42, 0xf7eca11c, 0xd3bb1735, 0x7cae614f, 0x44f0f9ca, 0x2096cef5, 0x688978e2,
            0xcf9be9f1, 0xab6e0450, 0xf3562679, 0x9bf9d5f5, 0x162e5c82, 0xbf11b9e5, 0x877562f0, 0xe3ad3e87,
            0x468625a4, 0xec450b8, 0x6ae1737e, 0x32a7313e, 0xdb0257f5, 0xb7af0df6, 0xff69f631, 0x66b67a0f,
            0xa32782c4, 0xaac2a34, 0xd165e990, 0xad6369aa, 0x565cce5d, 0x1e315658, 0x7a49a03b, 0x4246e270,
            0x2c78cf86, 0x8a8e1ea, 0x5090dc35, 0xf95fb7de, 0x741104bb, 0x9de1fecd, 0x649306c2, 0x4070fb8f,
            0xa7713ba4, 0xef212b4c, 0xcb88b100, 0x93399b75, 0x3cd3ce7f, 0x187e0377, 0x609cfa20, 0x366657c4,
            0x83da0283, 0xd98e2473, 0xa1c497bc, 0xfdb75430, 0x26f8386d, 0x6e7b47b2, 0x4a3ac4d4, 0x120881dc,
            0xf90d33dd, 0xd55a6576, 0x1ceb914d, 0xc5046b2f, 0x4006bf0d, 0xe90374ee, 0xb1bc1e67, 0x8d34b6fe,
            0xf74d2c2e, 0xbfe888a8, 0x9bc0c55e, 0xe359d0ae, 0xc90d937, 0x68704648, 0xaf65f987, 0x167d5aca,
            0xd3d7e314, 0x3a63bc18, 0x266beef, 0x5e087831, 0x87f92bdd, 0xcf560617, 0xab48571e, 0x72786b4d,
            0x564f81b5, 0x328bd098, 0x7a51508d, 0xa398f8ea, 0x1ef85bef, 0x46668a95, 0xecd57c4, 0x6ad2e36f,
            0xd1d7e3e9, 0x9958bdf4, 0xf59270ec, 0xbd46f284, 0x66935b37, 0x42195161, 0x89cf13c1, 0x741ac6ef,
            0xadc650c7, 0x18c17ff8, 0xdfcd91ee, 0x3cdbdd26, 0x64689e01, 0x2cf57674, 0x825ebe0, 0x50515102,
            0xb7d3091c, 0x939aee7c, 0xdb46455e, 0x8341fa15, 0xff5a746e, 0xa7ab47e8, 0xefba2022, 0xcba122e0,
            0x3c00bd3c, 0x4a38377, 0x6055fd44, 0x2803b6c0, 0xd176f40d, 0xada058f1, 0xf531008f, 0xdb13ccda,
            0x18bd959a, 0xff95d725, 0xc7b9d380, 0xa3510fde, 0x4c14b52d, 0x140f72c9, 0x70aefd3f, 0x38bf5ad9,
            0x22e989c5, 0x7e3e4811, 0x463ae507, 0x6e02bd91, 0x6a5064bf, 0x1219dc11, 0x5a2ec98c, 0x361d5b07,
            0x9da610e5, 0xe577235a, 0xc17f0d4a, 0x8997fc65, 0xb180160c, 0xe0f11b4, 0xd592c64d, 0xb95452ff,
            0xf94d1b03, 0xdd51a34e, 0xa53de3ae, 0x81c08f0a, 0xa93c3fb0, 0xf152cf77, 0xcdb8e269, 0x9529ca14,
            0x7c6a826d, 0x58446e5b, 0x2041e06f, 0x48d76094, 0x44a43ba2, 0x6c27fceb, 0x34d10639, 0x10bfd744,
            0xfb79b5e2, 0x42838414, 0x1e2f2deb, 0x66be9457, 0x8f546387, 0xeb193aa2, 0xb315f5c2, 0x1a34e795,
            0xd7bc1a2c, 0x3e42e789, 0x858716ae, 0x626c2571, 0xae3f4bf, 0x5295cca0, 0x2e13f969, 0x76db4bba,
            0x2d717ba, 0x5e5acbcb, 0x26178967, 0xcf0801a4, 0x4aaddff6, 0xf3848a7a, 0x3ab06495, 0x16e58118,
            0xfd039d2f, 0xc5f8463a, 0xa131af52, 0xe9528f84, 0x12c448c4, 0x6e85deea, 0x36fcbc25, 0x205ed32f,
            0x5afacdd0, 0x44a55e78, 0xc9f4b3d, 0x686f61ef, 0x100e3ee9, 0x58e8e76c, 0x341d5ca9, 0x7cc516c1,
            0xe3461f0b, 0xbf8283fc, 0x87845ebd, 0x30751624, 0xabefcab6, 0xd384659b, 0x9bb14015, 0xf738cdbd,
            0xdb69d277, 0xa31e6234, 0xff6d915d, 0xc7609529, 0xef43fc08, 0xcbb5e5fd, 0x932ddbd6, 0x7a72bc66,
            0xb7cdca83, 0x1ead6cc3, 0x66123192, 0x424c73e6, 0x6a685ab7, 0x328de2b4, 0xe95c498, 0x56c7248b,
            0x4004ade3, 0x9d92f8a6, 0x646ea837, 0x8d8ed0ac, 0x8416818, 0xb1664195, 0xf95d4509, 0xd564602b,
            0x3c2f60de, 0x4f69f2a, 0x60c6ed79, 0xa74e3b6c, 0x501c0ba6, 0x2c3538a3, 0x74834cb8, 0xe570dd70,
            0x18a06fb8, 0x897ae07b, 0xd1c73ac1, 0xadb28fa9, 0x5610c3a1, 0x9dc6f036, 0xf9a8b72e, 0xc11ce8c7,
            0x28ab21f1, 0x43c9855, 0x4c324913, 0xf583f913, 0x708dfdfc, 0x9988589f, 0x609827e8, 0x3c7d0928,
            0xa7b20e9b, 0xef2a80cb, 0xcbb69bfe, 0x1287278d, 0xbbbf13b7, 0x97e89579, 0xdf9decc2, 0x4619d547,
            0x8394ef61, 0x6a8ece88, 0x32bb3bf3, 0xe2051f7, 0x36dbf1bc, 0x7e9d3069, 0x5a3fad2e, 0x22f8f607,
            0x60bd1b3, 0x6290f8ef, 0xa9fb4170, 0x522a398a, 0xcdf0a0bc, 0x7639282c, 0x3e00a55c, 0x1a3525d6,
            0x81b98ecb, 0xc9864bdf, 0xa51433cc, 0xed9bda95, 0x957b9d66, 0xf1d2f284, 0xb92d4ba7, 0xa3102e3c,
            0xdd3c6621, 0xc7bcb59b, 0x8fa2f35b, 0xeb974092, 0x14bdef91, 0x5c002365, 0x38863a98, 0xff2ecec7,
            0x66c201c1, 0xc3b219b0, 0xac6d118, 0xb3558396, 0x2ee3943c, 0xd775f047, 0x9f2e4021, 0xfb6ce6f8,
            0xd112c0b4, 0x188e278e, 0xf581fae9, 0x3c95054e, 0xe552ce2a, 0xc15d9e08, 0x89b80dbc, 0x703f3508,
            0xadfd1a7f, 0x1475a43d, 0x5c899a19, 0x38bac87e, 0x60722861, 0x28d4c4d7, 0x4c8f638, 0x4c467128,
            0x36d8c0b4, 0x12b4f599, 0x5a407c09, 0x83c0c91b, 0x7eb7c1a0, 0xa77e0583, 0x6eb657e6, 0xcbd82e7d,
            0x3204c175, 0xf900fe82, 0xd564aa13, 0x9dd1a667, 0x465442b4, 0x22f15973, 0x6a35040d, 0xcdb095d6,
            0xe905b28, 0xf1cf0583, 0xb9611042, 0x951ea80d, 0x3eae4868, 0x6b40b67, 0x622220f8, 0xa9525a0e,
            0x10e68388, 0x6c868416, 0x345cbfdd, 0xdd08578a, 0x58ad921c, 0x814920aa, 0xc9790514, 0xa547a72c,
            0x8f38641c, 0xd780eecf, 0xb3f578e2, 0xfbf30e21, 0xa322afce, 0xff05ad08, 0xc73b3ac9, 0x2e1dbae7,
            0xeb03caf4, 0x5274bd49, 0x1a40f1ed, 0x76a77f27, 0x9f1dd030, 0x6625bcc2, 0x42601b74, 0xad3a693,
            0xfbfdf21e, 0xd71ebc85, 0x9fc86013, 0x4875238c, 0xc3343be6, 0x6cfd0858, 0x347e87cc, 0x10b718c7,
            0xf76b7737, 0x3e0bbf9f, 0x9bf62f3c, 0x62b4b57d, 0x8b2fe5f7, 0xe7b2611f, 0xaf3d6733, 0x991bda71,
            0xd3ba2ad7, 0xbdc3e49c, 0x853756b7, 0xe13277b7, 0xacb6d2b, 0xd18fa412, 0x2e6a87c2, 0xf5acf5d5,
            0x5c43ed6d, 0x38ecf260, 0x8a22a4, 0xa9c979e8, 0x24ff1685, 0xcd969982, 0x14423b98, 0xf16e55a2,
            0x5419ba4e, 0x1cb88d60, 0x78afbe86, 0x40d7ab20, 0x68d9205f, 0xc58bdaa8, 0xc5679d6, 0xf3ea46e0,
            0x305dbf7a, 0x97bee175, 0xdf33070b, 0xbb22cb83, 0x64fb7e33, 0xabe73013, 0x8724796, 0xcff6a098,
            0x3a209136, 0x162f26e1, 0x5eb4488f, 0x6738c60, 0x81c673e0, 0x2a0db835, 0x72eb8b7f, 0x4e37c90f,
            0xb52ce46c, 0xfdeedea7, 0xd9d41add, 0xa1b0cbf4, 0xc9ee708b, 0xa5b62799, 0xedf65667, 0xf9bbf7e1,
            0x917fbfcb, 0x9d2acf9c, 0xe54f2da7, 0xc1726903, 0x6ad7287c, 0x32600566, 0xe1635bb, 0x5601a3ee,
            0xbdf9ae34, 0x99d6cc5d, 0x6073eaaa, 0x89a1429d, 0x4016cd0, 0xade58821, 0xf5aeaaef, 0xd1b76ca3,
            0xbb753c4f, 0x837ea0aa, 0xdfca3751, 0xa7835ca7, 0xcf61ebbb, 0x2cf84f69, 0xf3664bdc, 0x5adca235,
            0x974dc816, 0x7e33dbbe, 0x46166b42, 0x225e8d3f, 0xcb82198d, 0x935a35b4, 0xef24437f, 0x36b5043b,
            0x1a0677ca, 0x76637cb2, 0x3e43500c, 0x660c9c03, 0x62aebde1, 0xac8a297, 0x525bedcf, 0x2ea047e5,
            0x952fb9cf, 0xdd3719ae, 0xb9f6d747, 0x81f9691d, 0x2a4475a5, 0x6d0cf58, 0xcd5599c9, 0x38a72fd1,
            0xf184b689, 0x5cc0ac45, 0xa37879d0, 0x3193e2, 0x28221849, 0x70f91bd5, 0x4c561e7f, 0x14c47af0,
            0xfbde3b2f, 0xd764c23e, 0x9fb4e8d4, 0xc76bb910, 0xc3ea7d0f, 0xebcee451, 0xb30c4924, 0x8fa880da,
            0x833464, 0x48d5d7f2, 0x245eae51, 0x6c893cc8, 0x95ccdd0f, 0xf147a4ee, 0x3801de6d, 0x9fcdf299,
            0x5c5fa919, 0xc3cc13d9, 0x8b15d8a1, 0xe7350b3e, 0x1076e269, 0x5869a644, 0x341ae3dd, 0x7c57f6f3,
            0x666ab057, 0x42c8d91f, 0xac8b8c2, 0x32214dce, 0x2e180299, 0x56f4a166, 0x1e74ee8e, 0x7af986aa,
            0xe1a8806d, 0xa93af467, 0x8520ba11, 0xcd0636d9, 0xf5725b88, 0x52ac78e2, 0x994d7956, 0xfd4b62ad,
            0xbdd2e75f, 0xa10b5581, 0xe921e18e, 0xc5bc9b6b, 0xedc5b388, 0xb5295a6e, 0x91c3f7b8, 0xd93876e8,
            0x4087ecdb, 0x1c20fab2, 0x642765a7, 0xc1cde8f, 0x80a63a7, 0x309195ed, 0x7827cbb5, 0x54ea27b8,
            0xbfa3dae4, 0x691b496, 0x62faa3d3, 0x2a64db13, 0xd317d5dc, 0xaff2f9b9, 0xf70e87d5, 0x5e36421c,
            0x9b8feaf3, 0x25cd40b, 0xc90a9c96, 0x263c72d4, 0x4e8bc09c, 0x1632057c, 0x72a66150, 0x3a863c8d,
            0x1063c2e0, 0x6c4f4186, 0x34840b4a, 0x5cb6f554, 0x5848a6b2, 0xfb449b, 0x48c14993, 0x24381bd2,
            0x8bd995bc, 0xd3b84c0d, 0xaf3474fa, 0xf74194c0, 0x9f295ff9, 0xfbb407da, 0xc35f4c36, 0x2ea59a68,
            0xe78a21b3, 0xd1a64765, 0x99be0706, 0xf57db9ae, 0x1e257aae, 0x66b61cf4, 0x4267623f, 0xab2e98b,
            0xf18eda93, 0xcd0791b9, 0x95f4dfa6, 0xbd818380, 0x38bee4b9, 0xe17a6c68, 0xa958919f, 0x85bc2ce6,
            0x68e0f2f9, 0x30baf662, 0xc3bae22, 0x5437cb41, 0xfde12932, 0xd9de995f, 0xa178f591, 0x8fd9d81,
            0xc501f353, 0x2cebefb8, 0xf311ef80, 0xcf5ee922, 0x78cd27f3, 0x40affd82, 0x1ceae97f, 0x649af942,
            0x4e501e5b, 0x2a0f2b46, 0x72dbc954, 0x9b18e0fb, 0x16e60b1a, 0x3e4cdac0, 0x694a5e8, 0x623e9eb9,
            0xc9ddc2db, 0x91158837, 0xedcb144a, 0xb54afd33, 0x5e0700e3, 0x3a4c5102, 0x2a8da32, 0xf3c9fdd7,
            0xa5893740, 0x978ee948, 0x5ef58016, 0x3a7709cc, 0xe398d30c, 0xabd27a4b, 0x874e3332, 0xcfb89d77,
            0x3681aa2d, 0x124401eb, 0x5a8d8bdb, 0x2460873, 0x7eec0d10, 0x263918f6, 0x6ed1b884, 0x4a8292e2,
            0x344e5b43, 0x7c97300d, 0x58cc724f, 0x20e88764, 0xc9daccff, 0xa5922cc5, 0xed028227, 0x544ac665,
            0x10fee0dd, 0xf71d9cd0, 0xbfe154b8, 0x9b662bbf, 0x44f61a77, 0xcef7d59, 0x68e648a4, 0x30cb1f2c,
            0x93b1f13c, 0xef549a46, 0xb76cae7d, 0x6050d531, 0xdbb14e97, 0x41ed047, 0xcb089cf2, 0xa7690878,
            0xeb9153f, 0x561ba87c, 0x325489f8, 0x7aa9808c, 0xa3f03de8, 0xfff949cb, 0xc7b50b56, 0xb123d417,
            0xeb7f842c, 0xd58b4ff0, 0x9daf6897, 0xf9b2bcda, 0xa1647925, 0xe987c036, 0xc5f1818c, 0x8da4637e,
            0x74168a9a, 0x507e7f6b, 0x185c53a5, 0xc1a3b8e6, 0x3cb2ce3e, 0x64709b0c, 0x2cd3c7e5, 0x8a907b9,
            0xdf824206, 0xa7b8afc8, 0xbb36d821, 0x83e17927, 0x2c4944a9, 0xcfbf862d, 0x97873489, 0x7eea2611,
            0xf3a4e427, 0x5afc51ea, 0x224c6c41, 0x46d1b8c8, 0xefebafd1, 0x3684775c, 0xcbf9be07, 0x93cb3c74,
            0xfda3bc10, 0xa1c2b92f, 0xe928d16d, 0x919fc3ab, 0xc5c8acf8, 0xed2ecd0f, 0xb510d986, 0xd93f8647,
            0x4041d068, 0x8053302, 0x1ccf5438, 0x648cbf2a, 0xc85d6cf, 0x305bf97b, 0x78c90688, 0x5cdbfd20,
            0x5481413e, 0x38abff4c, 0x7bb770, 0xa3672875, 0x4c2cb9e5, 0x14b25e63, 0x28afb143, 0x70b76f62,
            0xd7161543, 0xfbacadf6, 0xc3011389, 0xeb82f0c0, 0x9f48c746, 0xc76e99b2, 0x8f0359b6, 0xb366efbe,
            0x9d442902, 0xe5e4f72a, 0xf9bf275c, 0xc1753ea5, 0x6afb9ac7, 0xec8788f, 0x561d7273, 0xbde6cf92,
            0x328b6be0, 0x990ea1eb, 0x6035fe3b, 0x4ce807e, 0xadc4bbc2, 0xf574e79b, 0x89aa1278, 0xd1795030,
            0x42ce29a0, 0x666550f9, 0x2e241108, 0x567fa926, 0xa42d797, 0x323d9c53, 0x7ac7e51c, 0x1e490d60,
            0x85dbd597, 0xcd69505f, 0xe1f4f5fa, 0xa9abfda7, 0x5236917c, 0xf59c94b4, 0xbd444ec5, 0x2861079e,
            0x99be4635, 0x4d2ef8e, 0xcbac1785, 0xefad34c5, 0x18e7f926, 0x60c1db2b, 0x7477ad93, 0x3c351754,
            0xa3cf1902, 0xc795185e, 0xe7078a0, 0xb7029b96, 0xebc71eaa, 0x93f6d445, 0xdb45fecc, 0xff1b64d1,
            0x62e5d274, 0x2a68fc02, 0xbf85f956, 0x6eb4309, 0xaf2ee428, 0xd3ec7a56, 0x9bd26f5b, 0x2b33a85,
            0xf7878f95, 0x5ef26e8e, 0xa5a5248e, 0xc9c28027, 0x722f6910, 0x3a1d9507, 0x4e75ef0e, 0x1638d581,
            0x5d29f5, 0x246c2d89, 0x6c22564e, 0x95f0fe9d, 0x48dae751, 0xf10fe19a, 0x38dba3fa, 0x5ca14526,
            0xc3cb227a, 0x8b6d8ff4, 0x9ff7e108, 0xe725da43, 0x10ac2f15, 0x34371172, 0x7c5b266e, 0xd1dc0011,
            0x58a2b904, 0x2e6bb6da, 0xf59c37c6, 0x999b5280, 0x42c808b9, 0xac90e05, 0x1e39f4b1, 0x6685cf19,
            0xcd8e99f9, 0xf1c6fe21, 0x38bb3414, 0xe1a681f6, 0x9538c337, 0xbd6aed06, 0x85680074, 0xa951c17a,
            0x93da57b6, 0xdb68d37e, 0xef906639, 0xb7f5a63d, 0x6095395f, 0x44af5d5, 0xcb098f32, 0x32cd81b8,
            0xa760589d, 0xef4f191, 0x56d194ef, 0x7a53af7e, 0xa30b9262, 0xeb867b63, 0xff3355ba, 0xc77ff7c9,
            0x2acdd739, 0x4e8252af, 0x16e95bbf, 0x3e88e6b3, 0x72b36fee, 0x9bec8f6d, 0x62cda1da, 0x685f40d,
            0xedf9e795, 0xb5d154b9, 0xc9cee3b9, 0x9157ac45, 0x3af2bd1f, 0x5ef96f55, 0xa5124ec7, 0x102a260e,
            0x2d3bd54, 0x6c3b0533, 0x347ac476, 0x588c8ac0, 0x2d6829, 0x48ca6971, 0x5c291cda, 0x24d3b558,
            0x8b223a36, 0xaf48136c, 0xf77ec765, 0x9f7f7a6b, 0xd3b11d68, 0xfbe8624c, 0xc3b022b0, 0xe75c6f06,
            0x58df232a, 0x2014e8f2, 0x34477800, 0x7c27dbf3, 0xa55e5052, 0xc949c43f, 0x10b6946a, 0xf767ab43,
            0xed1dd382, 0x5496bbf2, 0x9b559954, 0xbf9f732a, 0x686f40e4, 0x3095193d, 0x440db5fd, 0xc9caa34,
            0x76191b24, 0x1abd9c44, 0x6237a383, 0xaf44109, 0x3e897cfe, 0x6640f8f5, 0x2e729a38, 0x52471c50,
            0xb9c5f425, 0x81cf0aab, 0x95747c83, 0xdd9fb314, 0x6df9ffd, 0x2abeda3f, 0xf1484a16, 0xd540a31e,
            0xcdfef34f, 0xb17391c3, 0xf97aa06b, 0x9dac3872, 0xc55d6b72, 0x8d3adae5, 0xa1580ab2, 0xe90a9933,
            0x50124a79, 0x743b1833, 0x3cc879a5, 0x64182c57, 0x185b0300, 0xc1ed9c74, 0x8a6d714, 0x2cb8216b,
            0x9701804e, 0x5e3f7c89, 0xf3369251, 0x3ab525be, 0xe33f7986, 0x875d6257, 0xcf66404a, 0x3600a2ed,
            0xab7980c4, 0x123fe665, 0x5aed1da2, 0xfd142d5d, 0x2600cb1b, 0x6e2b8777, 0x289d35d, 0x4a514f2f,
            0x564bcb9b, 0x7a262a69, 0x420dfab3, 0xeb6c4737, 0x1eeb8466, 0xc7477210, 0x8f29b214, 0x32d2a3f9,
            0x99bbf536, 0xe169ef73, 0xf5425873, 0xbd026d5b, 0x66d518a7, 0xadd5895, 0x52e9cda0, 0x3c96ff82,
            0x2e1c53eb, 0x18f01704, 0x60a6ac33, 0x4804b8d, 0x2c731b8d, 0x74f9c64d, 0x891e6d4, 0x50d89328,
            0xb78672f3, 0xdb82038a, 0xa3863f68, 0x4c7ba598, 0xff150568, 0x285bc509, 0xeffb7247, 0x93d1915b,
            0xf7b65da1, 0xbf5e0601, 0xd376d2c7, 0x9b20a118, 0xc3e7819b, 0xe7148e3c, 0xafdd9441, 0x16fb48e1,
            0x8b470eba, 0x72571f7c, 0x3a6cf12f, 0x5eece8bc, 0x67759f0, 0x4e233b0a, 0xe304333e, 0x2a02dd84,
            0x950f423c, 0xb9c37d51, 0x978436, 0xa916a75b, 0x5c92a536, 0x85a7c37d, 0xcdb65cc8, 0xf13d044e,
            0x58c11dc6, 0x9fcce381, 0x3409b5f0, 0x7cb0898b, 0x24106bb6, 0x48de2644, 0x10a1ece1, 0x810628f0,
            0x6c37a831, 0xdd72df91, 0xa51396f9, 0xc9de3a91, 0xf1e97272, 0xb9678bb2, 0x4e16320e, 0x95d9e087,
            0x7c0a6ff9, 0x20a87084, 0x680f2411, 0x915e64bc, 0x44e47530, 0xed0a9045, 0xb559c42b, 0x58392f39,
            0xc364b79c, 0x8b521511, 0x9fcb69cd, 0xe7f94eb6, 0x8fd00133, 0xb3f6f468, 0xfb077498, 0x62703226,
            0xd7eb44ef, 0x3e77f165, 0x6b8df3c, 0x2aa739f2, 0x5226adfe, 0x1a7f1eb9, 0x2eb184da, 0x767b7f4d,
            0x5a613733, 0x7ea00bcf, 0xc5f9936e, 0x6e15cb22, 0x22ba6a3d, 0x4a632eda, 0x126301f4, 0x36045453,
            0x9d7ad3e1, 0xe5b919f9, 0xf9cd4946, 0xc14244de, 0xe9bf059b, 0x8daf61e9, 0xd5fcb56b, 0xbf7d0b40,
            0xb128eabd, 0x9b172e8c, 0xe3b0f3a9, 0x87f865b3, 0x307532eb, 0x785a96bd, 0xcfc1a4e, 0x54030016,
            0xbb379328, 0x5e104c25, 0x26f7923f, 0xcf89fc46, 0x2175f41, 0xab1e18e8, 0xf392ae5f, 0x9730b08e,
            0xed301236, 0x34fee0b1, 0xc9f889d3, 0x91ed1ef2, 0xb93d48c4, 0xdd53cefa, 0xa5dad943, 0xcc24880,
            0x81f2185d, 0x6829c7a6, 0x309e7b75, 0x545f7637, 0x7ce43634, 0x4465ac52, 0x58363ce0, 0x20be3338,
            0xa70e818, 0x2e711be9, 0x76c435de, 0x9f524184, 0x52169827, 0xfb832de4, 0xc3f90f2e, 0xe75726be,
            0xcdba8631, 0x95761b5f, 0x2a95f9a6, 0xf1692b5e, 0x1a6e4e45, 0x3e512223, 0x64ab7c6, 0xe98540e7,
            0x6211d700, 0xc5a395a6, 0x8d042a64, 0xb1b60274, 0x5a0b10aa, 0xa1739952, 0x368d5d1a, 0x7e3f2115,
            0xe53b9088, 0x86b2893, 0x50b692ec, 0xf9fa0958, 0x2cfae27b, 0xd54c208c, 0x9d839baf, 0xc12f6132,
            0xabd8dbf8, 0xf3d54d05, 0x870a9874, 0xcf24f54e, 0xf700cc1e, 0x9b736a12, 0xe379be12, 0x4a9762b4,
            0xbf70dab4, 0x263b79cb, 0x6ee9ba0b, 0x124662c5, 0xbbacfb75, 0x2b337d9, 0x97cd5e79, 0x5e94a512,
            0x5047e62f, 0xf3994515, 0xbb9b03d5, 0x642744bc, 0x971e4c31, 0x407c225c, 0x827960c, 0x2c2f911c,
            0x93e93f8d, 0x5aa6f698, 0xef68a6ca, 0x36487ae3, 0xdf772f8a, 0x834d1c9f, 0xcbf26990, 0xb597c29f,
            0xa7591235, 0x91e97218, 0xd9484ed3, 0xfda44f47, 0x266f36d9, 0xed2ddc07, 0x26624be, 0xc95bd895,
            0x3055eab0, 0x54c66276, 0x1c4b0d04, 0xc59f9852, 0x78219adf, 0xa1cc18fe, 0xe9201086, 0x8d83b84f,
            0x70c5676c, 0x38a73ee9, 0x4c706f12, 0x14a99d31, 0xbdd6adbf, 0x60fd8355, 0x28c4d12f, 0x8fa991c2,
            0x48065f7, 0xeb7a1826, 0xb3e086e7, 0xd7652329, 0x2463b4, 0xc7bce77d, 0x5c820964, 0x24e0af15,
            0xeb3feec, 0x32e65c1a, 0x7ae83ddb, 0x22149ae6, 0x5692a9a0, 0x7e049fd2, 0x462ef9dc, 0x6aa23e24,
            0xd1e52a8f, 0x99a0483d, 0xad454d31, 0xf5d34a3d, 0x9df1512f, 0xc1c7735b, 0x89ec7737, 0x952b3cc2,
            0xe5d0a548, 0x72bec8ed, 0xb94f3816, 0xdd9b3026, 0x6190408, 0x4ea57a62, 0x6230e740, 0x2a2ec04a,
            0x915a37d3, 0xb5df6d18, 0x7cf14112, 0xa5d8c4b2, 0x5888b5df, 0x81772ebb, 0xc9413007, 0xed5742b2,
            0xd7386b35, 0x9ff6993a, 0xb32cf893, 0xfb779cfe, 0x249c7a6b, 0x480e127b, 0x8f193c99, 0x76392c52,
            0xeb6abad3, 0x52f593e7, 0x1aea44b2, 0x3e2bda59, 0xe7e38e43, 0x2edb431f, 0xc3c96a79, 0x8bc77da0,
            0x6e465d21, 0x1237bb91, 0x5ab84c4e, 0x21e9eb4, 0x36c24b5c, 0xdf848a4d, 0x26a5a6fb, 0x4a05c9ed,
            0xb1e2d546, 0xf9d52919, 0x8d582975, 0xd53e087f, 0x7e8368a2, 0x2241a4b8, 0xe93d5ed6, 0x54d1dc12,
            0xc58375e7, 0x30ed6a35, 0x7861f424, 0x1c99393b, 0x4464ee11, 0xca36d41, 0x20c0112a, 0x68b3b0b8,
            0xcfb6dedf, 0xf3ac0f4d, 0xbb5a16c8, 0xe39f9605, 0x976b326a, 0xbf050f3a, 0x87bb90ab, 0xab4cdced,
            0x1cdf9682, 0x6446df71, 0x78052ec5, 0x4087f390, 0xe9d91ac6, 0x8d015216, 0x544459e6, 0xbbbe8431,
            0xb15ea4d5, 0x97a60566, 0xdf5cbb66, 0x83724d99, 0x2c2cd77d, 0x7471b5d7, 0x8f0a9cc, 0x5078b615,
            0x3af4a61f, 0x5e43b006, 0x263a41fd, 0x4e6b9955, 0x2d9a893, 0x2aeed0f7, 0x72dfc58e, 0x169673e6,
            0xfda050df, 0xc550d2f7, 0xd9548d6c, 0xa11f577d, 0x4a3340d1, 0x6e7e1493, 0xb5443971, 0x991a5451,
            0x91e2c0ec, 0xf5a3cf66, 0xbd134356, 0xe1e02cd2, 0x8928aece, 0xd1f3a512, 0xe5c0c29f, 0xad639d03,
            0x140ae953, 0x382a34c6, 0x4af0ed, 0x2857ba4e, 0x5c799088, 0x85dd6ddb, 0x4c54ab93, 0x705c2d4b,
            0xdbedec68, 0x22638a26, 0xb7a7e9e6, 0x7ee893c5, 0xa7ff6627, 0xcb0cd5ac, 0x935dc691, 0x7ab1ca1b,
            0xef8fbe06, 0x56e818ba, 0x1e3772a4, 0xc15c88b7, 0x6a374982, 0x32910ebf, 0x465dacba, 0xe68611a,
            0x644af09d, 0x8c7f963, 0x50628550, 0x78d252c9, 0x2c1353ff, 0x54e09172, 0x1c015a87, 0x40aea02a,
            0xa75233de, 0xefc22b38, 0x8393f05a, 0xcb976d3e, 0x74fa1c44, 0x97efc0d1, 0xdf9d2003, 0x4a447699,
            0xbba07706, 0x261c82b8, 0xedfde26a, 0x91a717d7, 0x3a0f1678, 0x264c5a9, 0x164c6d7f, 0x5e07c729,
            0xc50546d7, 0xe9ba0a1f, 0x3085864f, 0xd9042b4c, 0x8d302229, 0xb543cee4, 0xfda241c7, 0xa18c9f9e,
            0x41b2f6b, 0x4cab134c, 0xe1b688d1, 0x28125d28, 0xd108b57d, 0xf5277417, 0xbdbf087d, 0x24adaa9c,
            0x9944e093, 0xf49c51, 0xc747e9f2, 0xebe6133e, 0x14ca0436, 0x5c23041e, 0x708b62d7, 0x38841ffd,
            0x22d5f7ab, 0x46a2723c, 0xeefb840, 0xb7a7eb3c, 0x6a6eedc1, 0x93c17e23, 0x5a8a8538, 0x7ec1927b,
            0xe55a8a10, 0xad49acc6, 0xc139bfdd, 0x898e324d, 0x3249e019, 0x56d52c81, 0x9dcb73a4, 0x8f9c7ba0,
            0x7a93db42, 0xeb8b383b, 0xb3c29dda, 0x568f44fb, 0xffb2e038, 0xc7a79dc7, 0xdb01c85c, 0xa3b6dd41,
            0xa97af10, 0x2ee6fb9b, 0x76eb7c27, 0x1e4dff78, 0x524984da, 0x7a0f2e21, 0x429382b3, 0x663377e8,
            0x501a5e6d, 0x18b64248, 0x2c430a56, 0x74b3d303, 0x9de0eb29, 0xc1398588, 0x89169195, 0xefbcb702,
            0xe5dadce3, 0x4c9edae4, 0x937789e4, 0xb7f552bb, 0x60943cc2, 0x28c7fe22, 0x3c581c50, 0x40024ef,
            0xe78e56aa, 0x8b2c892b, 0xd3694c50, 0x7c2ce3a5, 0xaf609d7f, 0x58dd6b29, 0x2023a3ed, 0xc3278f43,
            0x2a4dbbaa, 0x7292e07b, 0x6e331dd, 0x4e6ee8eb, 0xf72a87b6, 0x9b46704f, 0xe35b6722, 0xcdb26fa3,
            0xbfa268e0, 0xa9cfa517, 0xf1961fd0, 0x95845b64, 0xbd733b67, 0x85bdd1a4, 0x99206da4, 0xe1346c4f,
            0x48677f3b, 0x6ca72040, 0x34951d03, 0xdd6dd417, 0x10555275, 0xb966c671, 0xfa71cf, 0x2440c996,
            0xb18808d6, 0x78368ed7, 0x8d4ac754, 0xd582caaf, 0xfd5f0c40, 0xa1209baf, 0xe91e87e6, 0x50781145,
            0xc5a99e45, 0x2cdf596e, 0x74dc2cf0, 0x18e5fe7f, 0x40bfe2e9, 0x8ccfb20, 0x1c622a01, 0x647d4daf,
            0x4e8cf479, 0x72ac545d, 0x3adfa586, 0xe31731b0, 0x16e7b595, 0xbf910d67, 0x87f17d09, 0xab729605,
            0x913bfc46, 0xd938fd51, 0x6ee7cc25, 0xb54ac8c1, 0x5ee1eb18, 0x2b3ad6b, 0x4a7547d9, 0xad4cdede,
            0x26e24b99, 0x89c2415b, 0xd1655d12, 0xf5fb2406, 0x1eea3c18, 0xe51dfc14, 0x7a2ff2d3, 0x4272c5ab,
            0x286e7839, 0x4c506a86, 0x144a4e81, 0xbdb02e5a, 0x70d722c7, 0x990ac602, 0xe18c3935, 0x855ea48e,
            0xefb6feba, 0xb74026f3, 0xcb6cecf3, 0x93674215, 0xbb117fe5, 0xdf9486cc, 0xa794c265, 0xe112870,
            0x83533ee9, 0x6af08694, 0x32770180, 0x56b98c9a, 0x7e10fd1a, 0x4641ea54, 0xdb6945d9, 0x22bc14f9,
            0x145f7506, 0xb71a2e83, 0xff9bd178, 0x2802b403, 0xdb524b11, 0x40927ac, 0x4cf49e9f, 0x70cf8d7d,
            0xd722119f, 0x1e79aacc, 0xb3ab1991, 0x7ae95211, 0xa3c324ab, 0xc781bdf2, 0x8fd61977, 0xf93a79a5,
            0xebb56e12, 0xd57afe83, 0x9d53ddca, 0xc1987de4, 0x6a3cc006, 0xb1582938, 0x460e209e, 0x8d80768f,
            0x74331d7e, 0x18bb9749, 0x6081d3c9, 0x89ee9da2, 0x3cd2b64d, 0xe5ba8c37, 0xad665642, 0x50331e2a,
            0x345f4c6e, 0x7c7c20f8, 0x106e1f94, 0x585ba1f2, 0x8169862d, 0x24a884a5, 0x6cdf3532, 0xd33c7bfc,
            0x48d0b21a, 0xaf2c5fe2, 0xf79ce281, 0x9b4dd346, 0x44561633, 0x8b51fb4c, 0x20955b71, 0xe7a6b6eb,
            0x5290beb8, 0x76b7eba1, 0x3e9ca832, 0x669e10ee, 0x1adbecd5, 0x427f1e09, 0xa44bc98, 0x2e496331,
            0x95164418, 0xdd6d9640, 0xf1cfc8fe, 0xb9ae4f0d, 0xe13a2ef8, 0x85cb303f, 0xcd0e2bb2, 0xa340cd4e,
            0xa9bde07c, 0xff450dbc, 0xc7bbff2f, 0xeb4a3301, 0x93fe0055, 0xdb3ccad5, 0x701d4289, 0xb71efd26,
            0x1ea636ec, 0x42e276f4, 0xa110623, 0xb39aa9a0, 0x66c13634, 0x8f16a256, 0x5683655e, 0x7a3cbe30,
            0xe5d2bd8c, 0xadf70e30, 0xc135e415, 0x89891902, 0xb1d490ca, 0xd5fd1726, 0x9da1cc03, 0x48efd3b,
            0xf9ae518e, 0x605d617c, 0x28399698, 0x4cf92f63, 0x74469b0d, 0x3cd5b5e3, 0x508a7455, 0x18166aac,
            0x7c454404, 0x201aa154, 0xe788852f, 0x10b1d353, 0x4438c1e7, 0x6ce5274a, 0x34e658d1, 0x58dbaa1c,
            0xbf7642f8, 0x8787d945, 0x9b8f3e31, 0xe373569f, 0x8b5a2919, 0xaf475e3a, 0xf7334743, 0xe1f901b0,
            0xd3fb0453, 0xbd5dbad5, 0x857c9c9f, 0xa954edca, 0x527a56ce, 0x1a1d5191, 0x2e953d8c, 0x76e89f7f,
            0xdd05c3fd, 0xcb2323, 0x48ebc0ca, 0xf1c80969, 0x24d251e0, 0xcd695cec, 0x95c7c879, 0xb9e25d10,
            0x2a3f87b4, 0x7247c654, 0x6b12df0, 0x4ec84d9e, 0x76c5d276, 0x1ad966a9, 0x62c447d4, 0xc9c039ce,
            0x3e350892, 0xa5d4b55e, 0xedd51be8, 0x919dad70, 0xb9b494d4, 0x81e60481, 0x16ce2c57, 0xdd57bb0a,
            0x48baebee, 0x6c35b075, 0xb3814562, 0x5cf5caa5, 0x8f530bd4, 0x385b5cbc, 0x2a54f, 0x244386ad,
            0x8b169386, 0x52d290ee, 0xe7ad2d81, 0xaf41d466, 0xd7a603e8, 0xfb0d4a8a, 0xc37cf3c8, 0x26ea1128,
            0x9f9c0ef4, 0x8379e7f7, 0x4a2a0dfd, 0x6e04f862, 0x970d25e2, 0xdfa3cae1, 0xf32c7661, 0xbb0bc2b2,
            0x22de7e2f, 0x46216100, 0x8de413ef, 0x364d4295, 0xe96caaf6, 0x12a923a3, 0x5ab99f75, 0x7e067719,
            0x68489e23, 0x3043733c, 0x44e267a2, 0xcc6b434, 0xb54d7713, 0xd9bb89ca, 0x200c7c95, 0x8755e936,
            0x7cb99779, 0xe3f91287, 0xabebb545, 0xcf8ff273, 0x788058e6, 0xbfeb50f6, 0x5461d06a, 0x1cf88e07,
            0x5e585731, 0x3aa31a16, 0x42ebc1f6, 0x24842d01, 0x4d48d215, 0xbb85a87d, 0x23e1eae4, 0x6c0d251a,
            0x82a6434a, 0xb0aae571, 0x5d0e0c0d, 0xc98d423f, 0xbf11c286, 0x1c034fe8, 0xc046dd7c, 0x34228df9,
            0xe96a4e8d, 0xdf039499, 0xf92344d6, 0xe8475772, 0xbe1c8f72, 0xe3ea579b, 0xd7fe187f, 0x9d992e57,
            0xdabfe098, 0x2e1de1f4, 0xfa1a4914, 0xc990e3f5, 0x5d7c4881, 0xf1fd4821, 0x9a9514d4, 0x9c315bce,
            0x6a2009a4, 0x69260fa9, 0x8bf0f6c3, 0x3135b671, 0x38e1fc66, 0x90b591cc, 0x782eb1b1, 0x1f8ac773,
            0x39de4a75, 0x97e140fe, 0xb087aee8, 0x106d3d6a, 0xa6ba03d3, 0x6f6081b5, 0xc5e44437, 0xc5b7a8f6,
            0x7e7778ba, 0xe433051c, 0x7638fbb3, 0xb5f6fbef, 0x8154c2c7, 0x53d1450, 0x8cdbc2cc, 0x5e559da4,
            0x41e1d15, 0xb1bc3cf1, 0x9d6e7cd9, 0x9973cc32, 0x3a3b2f72, 0xa4e91bb6, 0x904c97c7, 0x2974f437,
            0x9bdae0dd, 0x4f37668c, 0x8712124, 0xb2af35ca, 0xae7079e9, 0xa75ad4d7, 0x3b60ea6f, 0x8ddb16ae,
            0xa62fa7e2, 0x1a682d5c, 0xaa9cbfe7, 0x1d026e6f, 0xc95d3a71, 0xc1ef8074, 0x4fde7c6, 0x54fcd528,
            0x3a9253fb, 0xe976e693, 0x5b4da415, 0x1979ae8, 0xe03361ae, 0x5a267f1a, 0x8707dbd, 0x11fac0ab,}};
          static const uint32_t mask[] = {
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0, 0x0,
            0x0, 0x0, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,
            0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101, 0x1010101,};
          compare("capture buffer 0", seen_0, (const unsigned char *)bytes[run % 2], (const unsigned char *)mask, 16992, 256); }
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
    { static const struct word words[][3] = {
            {{seen_0, 256, 0x16fa8436}, {seen_0, 260, 0x4ec0d0eb}, {seen_0, 264, 0x3a8d4078}, },
            {{seen_0, 256, 0x4ec0d0eb}, {seen_0, 260, 0x3a8d4078}, {seen_0, 264, 0x16fa8436}, },
            {{seen_0, 256, 0x3a8d4078}, {seen_0, 260, 0x16fa8436}, {seen_0, 264, 0x4ec0d0eb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 268, 0x72355c1d}, {seen_0, 272, 0xabd83c9f}, {seen_0, 276, 0x87ffde32}, },
            {{seen_0, 268, 0xabd83c9f}, {seen_0, 272, 0x87ffde32}, {seen_0, 276, 0x72355c1d}, },
            {{seen_0, 268, 0x87ffde32}, {seen_0, 272, 0x72355c1d}, {seen_0, 276, 0xabd83c9f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 280, 0xbfd7e9d9}, {seen_0, 284, 0xb5053c6e}, {seen_0, 288, 0xe367e6cd}, },
            {{seen_0, 280, 0xb5053c6e}, {seen_0, 284, 0xe367e6cd}, {seen_0, 288, 0xbfd7e9d9}, },
            {{seen_0, 280, 0xe367e6cd}, {seen_0, 284, 0xbfd7e9d9}, {seen_0, 288, 0xb5053c6e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 292, 0xd937aa57}, {seen_0, 296, 0x91e1d1d4}, {seen_0, 300, 0x6e3ba033}, },
            {{seen_0, 292, 0x91e1d1d4}, {seen_0, 296, 0x6e3ba033}, {seen_0, 300, 0xd937aa57}, },
            {{seen_0, 292, 0x6e3ba033}, {seen_0, 296, 0xd937aa57}, {seen_0, 300, 0x91e1d1d4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 304, 0x26f57a3a}, {seen_0, 308, 0x5e2bd78b}, {seen_0, 312, 0x4a95d9a0}, },
            {{seen_0, 304, 0x5e2bd78b}, {seen_0, 308, 0x4a95d9a0}, {seen_0, 312, 0x26f57a3a}, },
            {{seen_0, 304, 0x4a95d9a0}, {seen_0, 308, 0x26f57a3a}, {seen_0, 312, 0x5e2bd78b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 316, 0x2b8cd8d}, {seen_0, 320, 0x7cd34a7e}, {seen_0, 324, 0x585c9151}, },
            {{seen_0, 316, 0x7cd34a7e}, {seen_0, 320, 0x585c9151}, {seen_0, 324, 0x2b8cd8d}, },
            {{seen_0, 316, 0x585c9151}, {seen_0, 320, 0x2b8cd8d}, {seen_0, 324, 0x7cd34a7e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 328, 0x10a60325}, {seen_0, 332, 0x48c983f9}, {seen_0, 336, 0x34e7f7d5}, },
            {{seen_0, 328, 0x48c983f9}, {seen_0, 332, 0x34e7f7d5}, {seen_0, 336, 0x10a60325}, },
            {{seen_0, 328, 0x34e7f7d5}, {seen_0, 332, 0x10a60325}, {seen_0, 336, 0x48c983f9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 340, 0x6c563d72}, {seen_0, 344, 0x2467198c}, {seen_0, 348, 0x81b3fbba}, },
            {{seen_0, 340, 0x2467198c}, {seen_0, 344, 0x81b3fbba}, {seen_0, 348, 0x6c563d72}, },
            {{seen_0, 340, 0x81b3fbba}, {seen_0, 344, 0x6c563d72}, {seen_0, 348, 0x2467198c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 352, 0xf7a0f170}, {seen_0, 356, 0xaf703a54}, {seen_0, 360, 0x9b8f3f38}, },
            {{seen_0, 352, 0xaf703a54}, {seen_0, 356, 0x9b8f3f38}, {seen_0, 360, 0xf7a0f170}, },
            {{seen_0, 352, 0x9b8f3f38}, {seen_0, 356, 0xf7a0f170}, {seen_0, 360, 0xaf703a54}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 364, 0xd3b573bc}, {seen_0, 368, 0x8b0fad78}, {seen_0, 372, 0xe79ed55d}, },
            {{seen_0, 364, 0x8b0fad78}, {seen_0, 368, 0xe79ed55d}, {seen_0, 372, 0xd3b573bc}, },
            {{seen_0, 364, 0xe79ed55d}, {seen_0, 368, 0xd3b573bc}, {seen_0, 372, 0x8b0fad78}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 376, 0x20facc58}, {seen_0, 380, 0x93cfe8af}, {seen_0, 384, 0x442db1b9}, },
            {{seen_0, 376, 0x93cfe8af}, {seen_0, 380, 0x442db1b9}, {seen_0, 384, 0x20facc58}, },
            {{seen_0, 376, 0x442db1b9}, {seen_0, 380, 0x20facc58}, {seen_0, 384, 0x93cfe8af}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 388, 0xb7bb5914}, {seen_0, 392, 0xef08b58e}, {seen_0, 396, 0xcb10fb62}, },
            {{seen_0, 388, 0xef08b58e}, {seen_0, 392, 0xcb10fb62}, {seen_0, 396, 0xb7bb5914}, },
            {{seen_0, 388, 0xcb10fb62}, {seen_0, 392, 0xb7bb5914}, {seen_0, 396, 0xef08b58e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 400, 0x83a8010a}, {seen_0, 404, 0xbb576a54}, {seen_0, 408, 0xa787d0a5}, },
            {{seen_0, 400, 0xbb576a54}, {seen_0, 404, 0xa787d0a5}, {seen_0, 408, 0x83a8010a}, },
            {{seen_0, 400, 0xa787d0a5}, {seen_0, 404, 0x83a8010a}, {seen_0, 408, 0xbb576a54}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 412, 0xdfd0b2bf}, {seen_0, 416, 0x56c3eb0c}, {seen_0, 420, 0x32685025}, },
            {{seen_0, 412, 0x56c3eb0c}, {seen_0, 416, 0x32685025}, {seen_0, 420, 0xdfd0b2bf}, },
            {{seen_0, 412, 0x32685025}, {seen_0, 416, 0xdfd0b2bf}, {seen_0, 420, 0x56c3eb0c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 424, 0x6acca506}, {seen_0, 428, 0x224018e8}, {seen_0, 432, 0xe7d6f44}, },
            {{seen_0, 424, 0x224018e8}, {seen_0, 428, 0xe7d6f44}, {seen_0, 432, 0x6acca506}, },
            {{seen_0, 424, 0xe7d6f44}, {seen_0, 428, 0x6acca506}, {seen_0, 432, 0x224018e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 436, 0x468bc6c6}, {seen_0, 440, 0x7e5c998c}, {seen_0, 444, 0xdb41d7a0}, },
            {{seen_0, 436, 0x7e5c998c}, {seen_0, 440, 0xdb41d7a0}, {seen_0, 444, 0x468bc6c6}, },
            {{seen_0, 436, 0xdb41d7a0}, {seen_0, 440, 0x468bc6c6}, {seen_0, 444, 0x7e5c998c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 448, 0x54c8b1d7}, {seen_0, 452, 0x8d5b76bf}, {seen_0, 456, 0x78fea265}, },
            {{seen_0, 448, 0x8d5b76bf}, {seen_0, 452, 0x78fea265}, {seen_0, 456, 0x54c8b1d7}, },
            {{seen_0, 448, 0x78fea265}, {seen_0, 452, 0x54c8b1d7}, {seen_0, 456, 0x8d5b76bf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 460, 0xb1c42c64}, {seen_0, 464, 0xe911b745}, {seen_0, 468, 0xc5d279cb}, },
            {{seen_0, 460, 0xe911b745}, {seen_0, 464, 0xc5d279cb}, {seen_0, 468, 0xb1c42c64}, },
            {{seen_0, 460, 0xc5d279cb}, {seen_0, 464, 0xb1c42c64}, {seen_0, 468, 0xe911b745}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 472, 0xfde067c6}, {seen_0, 476, 0x74386244}, {seen_0, 480, 0xa164af3c}, },
            {{seen_0, 472, 0x74386244}, {seen_0, 476, 0xa164af3c}, {seen_0, 480, 0xfde067c6}, },
            {{seen_0, 472, 0xa164af3c}, {seen_0, 476, 0xfde067c6}, {seen_0, 480, 0x74386244}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 484, 0x18faafda}, {seen_0, 488, 0x504462d2}, {seen_0, 492, 0x2c47f0d4}, },
            {{seen_0, 484, 0x504462d2}, {seen_0, 488, 0x2c47f0d4}, {seen_0, 492, 0x18faafda}, },
            {{seen_0, 484, 0x2c47f0d4}, {seen_0, 488, 0x18faafda}, {seen_0, 492, 0x504462d2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 496, 0x641cfbc4}, {seen_0, 500, 0x1c78fbfc}, {seen_0, 504, 0x845f360}, },
            {{seen_0, 496, 0x1c78fbfc}, {seen_0, 500, 0x845f360}, {seen_0, 504, 0x641cfbc4}, },
            {{seen_0, 496, 0x845f360}, {seen_0, 500, 0x641cfbc4}, {seen_0, 504, 0x1c78fbfc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 508, 0x40e91676}, {seen_0, 512, 0xc1541172}, {seen_0, 516, 0x9d2dd5dd}, },
            {{seen_0, 508, 0xc1541172}, {seen_0, 512, 0x9d2dd5dd}, {seen_0, 516, 0x40e91676}, },
            {{seen_0, 508, 0x9d2dd5dd}, {seen_0, 512, 0x40e91676}, {seen_0, 516, 0xc1541172}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 520, 0xd53b3a4f}, {seen_0, 524, 0x8d8b266a}, {seen_0, 528, 0xf9352900}, },
            {{seen_0, 520, 0x8d8b266a}, {seen_0, 524, 0xf9352900}, {seen_0, 528, 0xd53b3a4f}, },
            {{seen_0, 520, 0xf9352900}, {seen_0, 524, 0xd53b3a4f}, {seen_0, 528, 0x8d8b266a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 532, 0xb11c3d49}, {seen_0, 536, 0x6a988ab2}, {seen_0, 540, 0x4630f323}, },
            {{seen_0, 532, 0x6a988ab2}, {seen_0, 536, 0x4630f323}, {seen_0, 540, 0xb11c3d49}, },
            {{seen_0, 532, 0x4630f323}, {seen_0, 536, 0xb11c3d49}, {seen_0, 540, 0x6a988ab2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 544, 0x3cc9e728}, {seen_0, 548, 0x74093e8c}, {seen_0, 552, 0x60cf2756}, },
            {{seen_0, 544, 0x74093e8c}, {seen_0, 548, 0x60cf2756}, {seen_0, 552, 0x3cc9e728}, },
            {{seen_0, 544, 0x60cf2756}, {seen_0, 548, 0x3cc9e728}, {seen_0, 552, 0x74093e8c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 556, 0x184178d7}, {seen_0, 560, 0x5063cbd7}, {seen_0, 564, 0xad756721}, },
            {{seen_0, 556, 0x5063cbd7}, {seen_0, 560, 0xad756721}, {seen_0, 564, 0x184178d7}, },
            {{seen_0, 556, 0xad756721}, {seen_0, 560, 0x184178d7}, {seen_0, 564, 0x5063cbd7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 568, 0xe50127bd}, {seen_0, 572, 0xdf0e4106}, {seen_0, 576, 0x897795e2}, },
            {{seen_0, 568, 0xdf0e4106}, {seen_0, 572, 0x897795e2}, {seen_0, 576, 0xe50127bd}, },
            {{seen_0, 568, 0x897795e2}, {seen_0, 572, 0xe50127bd}, {seen_0, 576, 0xdf0e4106}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 580, 0x830bf1cf}, {seen_0, 584, 0xbbe28b3c}, {seen_0, 588, 0x9714f775}, },
            {{seen_0, 580, 0xbbe28b3c}, {seen_0, 584, 0x9714f775}, {seen_0, 588, 0x830bf1cf}, },
            {{seen_0, 580, 0x9714f775}, {seen_0, 584, 0x830bf1cf}, {seen_0, 588, 0xbbe28b3c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 592, 0xcfb1608d}, {seen_0, 596, 0x870a2dd1}, {seen_0, 600, 0xf3b3409c}, },
            {{seen_0, 592, 0x870a2dd1}, {seen_0, 596, 0xf3b3409c}, {seen_0, 600, 0xcfb1608d}, },
            {{seen_0, 592, 0xf3b3409c}, {seen_0, 596, 0xcfb1608d}, {seen_0, 600, 0x870a2dd1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 604, 0xab65dc9a}, {seen_0, 608, 0x226174d6}, {seen_0, 612, 0x7ea3ec4f}, },
            {{seen_0, 604, 0x226174d6}, {seen_0, 608, 0x7ea3ec4f}, {seen_0, 612, 0xab65dc9a}, },
            {{seen_0, 604, 0x7ea3ec4f}, {seen_0, 608, 0xab65dc9a}, {seen_0, 612, 0x226174d6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 616, 0x36b4a217}, {seen_0, 620, 0x6e3cbcf2}, {seen_0, 624, 0x5a7132f6}, },
            {{seen_0, 616, 0x6e3cbcf2}, {seen_0, 620, 0x5a7132f6}, {seen_0, 624, 0x36b4a217}, },
            {{seen_0, 616, 0x5a7132f6}, {seen_0, 620, 0x36b4a217}, {seen_0, 624, 0x6e3cbcf2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 628, 0x12999390}, {seen_0, 632, 0x4ac16043}, {seen_0, 636, 0x269527d0}, },
            {{seen_0, 628, 0x4ac16043}, {seen_0, 632, 0x269527d0}, {seen_0, 636, 0x12999390}, },
            {{seen_0, 628, 0x269527d0}, {seen_0, 632, 0x12999390}, {seen_0, 636, 0x4ac16043}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 640, 0x1a43456f}, {seen_0, 644, 0x52fdc9bf}, {seen_0, 648, 0xbd13bf0c}, },
            {{seen_0, 640, 0x52fdc9bf}, {seen_0, 644, 0xbd13bf0c}, {seen_0, 648, 0x1a43456f}, },
            {{seen_0, 640, 0xbd13bf0c}, {seen_0, 644, 0x1a43456f}, {seen_0, 648, 0x52fdc9bf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 652, 0x76a4dac2}, {seen_0, 656, 0x2e874fa3}, {seen_0, 660, 0xabec3ef}, },
            {{seen_0, 652, 0x2e874fa3}, {seen_0, 656, 0xabec3ef}, {seen_0, 660, 0x76a4dac2}, },
            {{seen_0, 652, 0xabec3ef}, {seen_0, 656, 0x76a4dac2}, {seen_0, 660, 0x2e874fa3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 664, 0x42702eaa}, {seen_0, 668, 0xb92c60fc}, {seen_0, 672, 0x6667ef41}, },
            {{seen_0, 664, 0xb92c60fc}, {seen_0, 668, 0x6667ef41}, {seen_0, 672, 0x42702eaa}, },
            {{seen_0, 664, 0x6667ef41}, {seen_0, 668, 0x42702eaa}, {seen_0, 672, 0xb92c60fc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 676, 0xdd16f1c6}, {seen_0, 680, 0x956bd3b1}, {seen_0, 684, 0xf11795ab}, },
            {{seen_0, 676, 0x956bd3b1}, {seen_0, 680, 0xf11795ab}, {seen_0, 684, 0xdd16f1c6}, },
            {{seen_0, 676, 0xf11795ab}, {seen_0, 680, 0xdd16f1c6}, {seen_0, 684, 0x956bd3b1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 688, 0xa9a291db}, {seen_0, 692, 0xe1f2c206}, {seen_0, 696, 0xcde58538}, },
            {{seen_0, 688, 0xe1f2c206}, {seen_0, 692, 0xcde58538}, {seen_0, 696, 0xa9a291db}, },
            {{seen_0, 688, 0xcde58538}, {seen_0, 692, 0xa9a291db}, {seen_0, 696, 0xe1f2c206}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 700, 0x8581044c}, {seen_0, 704, 0xff51fdea}, {seen_0, 708, 0xdb9e5780}, },
            {{seen_0, 700, 0xff51fdea}, {seen_0, 704, 0xdb9e5780}, {seen_0, 708, 0x8581044c}, },
            {{seen_0, 700, 0xdb9e5780}, {seen_0, 704, 0x8581044c}, {seen_0, 708, 0xff51fdea}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 712, 0x1403e0bf}, {seen_0, 716, 0x4c9e4802}, {seen_0, 720, 0xb7692943}, },
            {{seen_0, 712, 0x4c9e4802}, {seen_0, 716, 0xb7692943}, {seen_0, 720, 0x1403e0bf}, },
            {{seen_0, 712, 0xb7692943}, {seen_0, 716, 0x1403e0bf}, {seen_0, 720, 0x4c9e4802}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 724, 0x707ca59e}, {seen_0, 728, 0x281865fe}, {seen_0, 732, 0x430a5c4}, },
            {{seen_0, 724, 0x281865fe}, {seen_0, 728, 0x430a5c4}, {seen_0, 732, 0x707ca59e}, },
            {{seen_0, 724, 0x430a5c4}, {seen_0, 728, 0x707ca59e}, {seen_0, 732, 0x281865fe}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 736, 0x7a80c4f8}, {seen_0, 740, 0xb3d3be2b}, {seen_0, 744, 0x1eb386be}, },
            {{seen_0, 736, 0xb3d3be2b}, {seen_0, 740, 0x1eb386be}, {seen_0, 744, 0x7a80c4f8}, },
            {{seen_0, 736, 0x1eb386be}, {seen_0, 740, 0x7a80c4f8}, {seen_0, 744, 0xb3d3be2b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 748, 0xd7aeb885}, {seen_0, 752, 0x8f1a05e6}, {seen_0, 756, 0xebc16aa3}, },
            {{seen_0, 748, 0x8f1a05e6}, {seen_0, 752, 0xebc16aa3}, {seen_0, 756, 0xd7aeb885}, },
            {{seen_0, 748, 0xebc16aa3}, {seen_0, 752, 0xd7aeb885}, {seen_0, 756, 0x8f1a05e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 760, 0xa3f857cc}, {seen_0, 764, 0x897026e1}, {seen_0, 768, 0xc798ec17}, },
            {{seen_0, 760, 0x897026e1}, {seen_0, 764, 0xc798ec17}, {seen_0, 768, 0xa3f857cc}, },
            {{seen_0, 760, 0xc798ec17}, {seen_0, 764, 0xa3f857cc}, {seen_0, 768, 0x897026e1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 772, 0x2c10af95}, {seen_0, 776, 0xe516d11a}, {seen_0, 780, 0xc1eb89a3}, },
            {{seen_0, 772, 0xe516d11a}, {seen_0, 776, 0xc1eb89a3}, {seen_0, 780, 0x2c10af95}, },
            {{seen_0, 772, 0xc1eb89a3}, {seen_0, 776, 0x2c10af95}, {seen_0, 780, 0xe516d11a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 784, 0xf9ad716c}, {seen_0, 788, 0xb1d79729}, {seen_0, 792, 0x9d1a6789}, },
            {{seen_0, 784, 0xb1d79729}, {seen_0, 788, 0x9d1a6789}, {seen_0, 792, 0xf9ad716c}, },
            {{seen_0, 784, 0x9d1a6789}, {seen_0, 788, 0xf9ad716c}, {seen_0, 792, 0xb1d79729}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 796, 0xd5dd855f}, {seen_0, 800, 0x4c14b14a}, {seen_0, 804, 0x28326677}, },
            {{seen_0, 796, 0x4c14b14a}, {seen_0, 800, 0x28326677}, {seen_0, 804, 0xd5dd855f}, },
            {{seen_0, 796, 0x28326677}, {seen_0, 800, 0xd5dd855f}, {seen_0, 804, 0x4c14b14a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 808, 0x606f028a}, {seen_0, 812, 0x18754d4e}, {seen_0, 816, 0x415a4be}, },
            {{seen_0, 808, 0x18754d4e}, {seen_0, 812, 0x415a4be}, {seen_0, 816, 0x606f028a}, },
            {{seen_0, 808, 0x415a4be}, {seen_0, 812, 0x606f028a}, {seen_0, 816, 0x18754d4e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 820, 0x3c7a1f69}, {seen_0, 824, 0x743afc9b}, {seen_0, 828, 0x505219e3}, },
            {{seen_0, 820, 0x743afc9b}, {seen_0, 824, 0x505219e3}, {seen_0, 828, 0x3c7a1f69}, },
            {{seen_0, 820, 0x505219e3}, {seen_0, 824, 0x3c7a1f69}, {seen_0, 828, 0x743afc9b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 832, 0x4aebd030}, {seen_0, 836, 0x83c28c71}, {seen_0, 840, 0x6ec884d5}, },
            {{seen_0, 832, 0x83c28c71}, {seen_0, 836, 0x6ec884d5}, {seen_0, 840, 0x4aebd030}, },
            {{seen_0, 832, 0x6ec884d5}, {seen_0, 836, 0x4aebd030}, {seen_0, 840, 0x83c28c71}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 844, 0x26222d9b}, {seen_0, 848, 0xdf68e582}, {seen_0, 852, 0xbb56371d}, },
            {{seen_0, 844, 0xdf68e582}, {seen_0, 848, 0xbb56371d}, {seen_0, 852, 0x26222d9b}, },
            {{seen_0, 844, 0xbb56371d}, {seen_0, 848, 0x26222d9b}, {seen_0, 852, 0xdf68e582}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 856, 0xf386dcfb}, {seen_0, 860, 0xe920be07}, {seen_0, 864, 0x97842da2}, },
            {{seen_0, 856, 0xe920be07}, {seen_0, 860, 0x97842da2}, {seen_0, 864, 0xf386dcfb}, },
            {{seen_0, 856, 0x97842da2}, {seen_0, 860, 0xf386dcfb}, {seen_0, 864, 0xe920be07}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 868, 0x8deb434a}, {seen_0, 872, 0x463631a5}, {seen_0, 876, 0x227114a9}, },
            {{seen_0, 868, 0x463631a5}, {seen_0, 872, 0x227114a9}, {seen_0, 876, 0x8deb434a}, },
            {{seen_0, 868, 0x227114a9}, {seen_0, 872, 0x8deb434a}, {seen_0, 876, 0x463631a5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 880, 0x5a15358f}, {seen_0, 884, 0x12382a63}, {seen_0, 888, 0x7e426388}, },
            {{seen_0, 880, 0x12382a63}, {seen_0, 884, 0x7e426388}, {seen_0, 888, 0x5a15358f}, },
            {{seen_0, 880, 0x7e426388}, {seen_0, 884, 0x5a15358f}, {seen_0, 888, 0x12382a63}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 892, 0x36776107}, {seen_0, 896, 0xa927daa9}, {seen_0, 900, 0x85d64602}, },
            {{seen_0, 892, 0xa927daa9}, {seen_0, 896, 0x85d64602}, {seen_0, 900, 0x36776107}, },
            {{seen_0, 892, 0x85d64602}, {seen_0, 896, 0x36776107}, {seen_0, 900, 0xa927daa9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 904, 0xbd4eebb0}, {seen_0, 908, 0x76e26f80}, {seen_0, 912, 0xe1d6b29b}, },
            {{seen_0, 904, 0x76e26f80}, {seen_0, 908, 0xe1d6b29b}, {seen_0, 912, 0xbd4eebb0}, },
            {{seen_0, 904, 0xe1d6b29b}, {seen_0, 908, 0xbd4eebb0}, {seen_0, 912, 0x76e26f80}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 916, 0x1a2cc278}, {seen_0, 920, 0x52e10f4b}, {seen_0, 924, 0x2e4cf0c0}, },
            {{seen_0, 916, 0x52e10f4b}, {seen_0, 920, 0x2e4cf0c0}, {seen_0, 924, 0x1a2cc278}, },
            {{seen_0, 916, 0x2e4cf0c0}, {seen_0, 920, 0x1a2cc278}, {seen_0, 924, 0x52e10f4b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 928, 0x249e4571}, {seen_0, 932, 0xdd0a9358}, {seen_0, 936, 0x48a1e458}, },
            {{seen_0, 928, 0xdd0a9358}, {seen_0, 932, 0x48a1e458}, {seen_0, 936, 0x249e4571}, },
            {{seen_0, 928, 0x48a1e458}, {seen_0, 932, 0x249e4571}, {seen_0, 936, 0xdd0a9358}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 940, 0xbd04b1}, {seen_0, 944, 0xb9dbbebe}, {seen_0, 948, 0x951f0525}, },
            {{seen_0, 940, 0xb9dbbebe}, {seen_0, 944, 0x951f0525}, {seen_0, 948, 0xbd04b1}, },
            {{seen_0, 940, 0x951f0525}, {seen_0, 944, 0xbd04b1}, {seen_0, 948, 0xb9dbbebe}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 952, 0xcd924caa}, {seen_0, 956, 0xc7bf0fb0}, {seen_0, 960, 0xf1f4faf6}, },
            {{seen_0, 952, 0xc7bf0fb0}, {seen_0, 956, 0xf1f4faf6}, {seen_0, 960, 0xcd924caa}, },
            {{seen_0, 952, 0xf1f4faf6}, {seen_0, 956, 0xcd924caa}, {seen_0, 960, 0xc7bf0fb0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 964, 0xebe0999b}, {seen_0, 968, 0xa3afa3c8}, {seen_0, 972, 0xff0abab6}, },
            {{seen_0, 964, 0xa3afa3c8}, {seen_0, 968, 0xff0abab6}, {seen_0, 972, 0xebe0999b}, },
            {{seen_0, 964, 0xff0abab6}, {seen_0, 968, 0xebe0999b}, {seen_0, 972, 0xa3afa3c8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 976, 0xb7561998}, {seen_0, 980, 0x7053a617}, {seen_0, 984, 0xdb00d944}, },
            {{seen_0, 976, 0x7053a617}, {seen_0, 980, 0xdb00d944}, {seen_0, 984, 0xb7561998}, },
            {{seen_0, 976, 0xdb00d944}, {seen_0, 980, 0xb7561998}, {seen_0, 984, 0x7053a617}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 988, 0x9353db58}, {seen_0, 992, 0xa5f6295}, {seen_0, 996, 0x66dc4613}, },
            {{seen_0, 988, 0xa5f6295}, {seen_0, 992, 0x66dc4613}, {seen_0, 996, 0x9353db58}, },
            {{seen_0, 988, 0x66dc4613}, {seen_0, 992, 0x9353db58}, {seen_0, 996, 0xa5f6295}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1000, 0x1e9e055f}, {seen_0, 1004, 0x568fb5e3}, {seen_0, 1008, 0x4219a919}, },
            {{seen_0, 1000, 0x568fb5e3}, {seen_0, 1004, 0x4219a919}, {seen_0, 1008, 0x1e9e055f}, },
            {{seen_0, 1000, 0x4219a919}, {seen_0, 1004, 0x1e9e055f}, {seen_0, 1008, 0x568fb5e3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1012, 0x7a63181b}, {seen_0, 1016, 0xb36a3659}, {seen_0, 1020, 0x8fda5ec9}, },
            {{seen_0, 1012, 0xb36a3659}, {seen_0, 1016, 0x8fda5ec9}, {seen_0, 1020, 0x7a63181b}, },
            {{seen_0, 1012, 0x8fda5ec9}, {seen_0, 1016, 0x7a63181b}, {seen_0, 1020, 0xb36a3659}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1024, 0x8f03ce28}, {seen_0, 1028, 0x4815c2cd}, {seen_0, 1032, 0xb38a1587}, },
            {{seen_0, 1024, 0x4815c2cd}, {seen_0, 1028, 0xb38a1587}, {seen_0, 1032, 0x8f03ce28}, },
            {{seen_0, 1024, 0xb38a1587}, {seen_0, 1028, 0x8f03ce28}, {seen_0, 1032, 0x4815c2cd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1036, 0x6c2ae1d0}, {seen_0, 1040, 0x242b6013}, {seen_0, 1044, 0x3e96dc}, },
            {{seen_0, 1036, 0x242b6013}, {seen_0, 1040, 0x3e96dc}, {seen_0, 1044, 0x6c2ae1d0}, },
            {{seen_0, 1036, 0x3e96dc}, {seen_0, 1040, 0x6c2ae1d0}, {seen_0, 1044, 0x242b6013}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1048, 0x38542c1b}, {seen_0, 1052, 0xaf9df874}, {seen_0, 1056, 0x5c36776e}, },
            {{seen_0, 1048, 0xaf9df874}, {seen_0, 1052, 0x5c36776e}, {seen_0, 1056, 0x38542c1b}, },
            {{seen_0, 1048, 0x5c36776e}, {seen_0, 1052, 0x38542c1b}, {seen_0, 1056, 0xaf9df874}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1060, 0x524df968}, {seen_0, 1064, 0x8badc803}, {seen_0, 1068, 0xe7b21c22}, },
            {{seen_0, 1060, 0x8badc803}, {seen_0, 1064, 0xe7b21c22}, {seen_0, 1068, 0x524df968}, },
            {{seen_0, 1060, 0xe7b21c22}, {seen_0, 1064, 0x524df968}, {seen_0, 1068, 0x8badc803}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1072, 0x9fa03d67}, {seen_0, 1076, 0xd77e2e5a}, {seen_0, 1080, 0xc33b844e}, },
            {{seen_0, 1072, 0xd77e2e5a}, {seen_0, 1076, 0xc33b844e}, {seen_0, 1080, 0x9fa03d67}, },
            {{seen_0, 1072, 0xc33b844e}, {seen_0, 1076, 0x9fa03d67}, {seen_0, 1080, 0xd77e2e5a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1084, 0xfb3f297c}, {seen_0, 1088, 0xf5fe8bab}, {seen_0, 1092, 0xd15b4ea3}, },
            {{seen_0, 1084, 0xf5fe8bab}, {seen_0, 1088, 0xd15b4ea3}, {seen_0, 1092, 0xfb3f297c}, },
            {{seen_0, 1084, 0xd15b4ea3}, {seen_0, 1088, 0xfb3f297c}, {seen_0, 1092, 0xf5fe8bab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1096, 0x89fa72e8}, {seen_0, 1100, 0x42852a25}, {seen_0, 1104, 0xad267844}, },
            {{seen_0, 1096, 0x42852a25}, {seen_0, 1100, 0xad267844}, {seen_0, 1104, 0x89fa72e8}, },
            {{seen_0, 1096, 0xad267844}, {seen_0, 1100, 0x89fa72e8}, {seen_0, 1104, 0x42852a25}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1108, 0xe5c3e1a5}, {seen_0, 1112, 0x1ea6188a}, {seen_0, 1116, 0x7ab70b6c}, },
            {{seen_0, 1108, 0x1ea6188a}, {seen_0, 1112, 0x7ab70b6c}, {seen_0, 1116, 0xe5c3e1a5}, },
            {{seen_0, 1108, 0x7ab70b6c}, {seen_0, 1112, 0xe5c3e1a5}, {seen_0, 1116, 0x1ea6188a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1120, 0x709d1654}, {seen_0, 1124, 0x28e57079}, {seen_0, 1128, 0x140b8a4d}, },
            {{seen_0, 1120, 0x28e57079}, {seen_0, 1124, 0x140b8a4d}, {seen_0, 1128, 0x709d1654}, },
            {{seen_0, 1120, 0x140b8a4d}, {seen_0, 1124, 0x709d1654}, {seen_0, 1128, 0x28e57079}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1132, 0x4c5b5a65}, {seen_0, 1136, 0x8592881c}, {seen_0, 1140, 0xe1c85d43}, },
            {{seen_0, 1132, 0x8592881c}, {seen_0, 1136, 0xe1c85d43}, {seen_0, 1140, 0x4c5b5a65}, },
            {{seen_0, 1132, 0xe1c85d43}, {seen_0, 1136, 0x4c5b5a65}, {seen_0, 1140, 0x8592881c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1144, 0x9911f7e1}, {seen_0, 1148, 0xc7d5fba}, {seen_0, 1152, 0xbdca89c0}, },
            {{seen_0, 1144, 0xc7d5fba}, {seen_0, 1148, 0xbdca89c0}, {seen_0, 1152, 0x9911f7e1}, },
            {{seen_0, 1144, 0xbdca89c0}, {seen_0, 1148, 0x9911f7e1}, {seen_0, 1152, 0xc7d5fba}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1156, 0x30b33ce8}, {seen_0, 1160, 0x68564f9e}, {seen_0, 1164, 0x44264b30}, },
            {{seen_0, 1156, 0x68564f9e}, {seen_0, 1160, 0x44264b30}, {seen_0, 1164, 0x30b33ce8}, },
            {{seen_0, 1156, 0x44264b30}, {seen_0, 1160, 0x30b33ce8}, {seen_0, 1164, 0x68564f9e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1168, 0x7c9e44d4}, {seen_0, 1172, 0xb5b358a1}, {seen_0, 1176, 0x20c00022}, },
            {{seen_0, 1168, 0xb5b358a1}, {seen_0, 1172, 0x20c00022}, {seen_0, 1176, 0x7c9e44d4}, },
            {{seen_0, 1168, 0x20c00022}, {seen_0, 1172, 0x7c9e44d4}, {seen_0, 1176, 0xb5b358a1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1180, 0xd9f1ad58}, {seen_0, 1184, 0xcf45eee2}, {seen_0, 1188, 0xab2b6998}, },
            {{seen_0, 1180, 0xcf45eee2}, {seen_0, 1184, 0xab2b6998}, {seen_0, 1188, 0xd9f1ad58}, },
            {{seen_0, 1180, 0xab2b6998}, {seen_0, 1184, 0xd9f1ad58}, {seen_0, 1188, 0xcf45eee2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1192, 0xe39cd70a}, {seen_0, 1196, 0x1ce3afe5}, {seen_0, 1200, 0x8744385b}, },
            {{seen_0, 1192, 0x1ce3afe5}, {seen_0, 1196, 0x8744385b}, {seen_0, 1200, 0xe39cd70a}, },
            {{seen_0, 1192, 0x8744385b}, {seen_0, 1196, 0xe39cd70a}, {seen_0, 1200, 0x1ce3afe5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1204, 0xbf11bf68}, {seen_0, 1208, 0x78977844}, {seen_0, 1212, 0x54984f83}, },
            {{seen_0, 1204, 0x78977844}, {seen_0, 1208, 0x54984f83}, {seen_0, 1212, 0xbf11bf68}, },
            {{seen_0, 1204, 0x54984f83}, {seen_0, 1208, 0xbf11bf68}, {seen_0, 1212, 0x78977844}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1216, 0x4e93b871}, {seen_0, 1220, 0x6a87c15}, {seen_0, 1224, 0x72ef6cee}, },
            {{seen_0, 1216, 0x6a87c15}, {seen_0, 1220, 0x72ef6cee}, {seen_0, 1224, 0x4e93b871}, },
            {{seen_0, 1216, 0x72ef6cee}, {seen_0, 1220, 0x4e93b871}, {seen_0, 1224, 0x6a87c15}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1228, 0x2a4071bb}, {seen_0, 1232, 0x62d39679}, {seen_0, 1236, 0x3ecf6704}, },
            {{seen_0, 1228, 0x62d39679}, {seen_0, 1232, 0x3ecf6704}, {seen_0, 1236, 0x2a4071bb}, },
            {{seen_0, 1228, 0x3ecf6704}, {seen_0, 1232, 0x2a4071bb}, {seen_0, 1236, 0x62d39679}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1240, 0x764eda36}, {seen_0, 1244, 0xed3a656f}, {seen_0, 1248, 0x1ae77518}, },
            {{seen_0, 1240, 0xed3a656f}, {seen_0, 1244, 0x1ae77518}, {seen_0, 1248, 0x764eda36}, },
            {{seen_0, 1240, 0x1ae77518}, {seen_0, 1244, 0x764eda36}, {seen_0, 1248, 0xed3a656f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1252, 0x917a24db}, {seen_0, 1256, 0xc941310e}, {seen_0, 1260, 0xa54e1cc4}, },
            {{seen_0, 1252, 0xc941310e}, {seen_0, 1256, 0xa54e1cc4}, {seen_0, 1260, 0x917a24db}, },
            {{seen_0, 1252, 0xa54e1cc4}, {seen_0, 1256, 0x917a24db}, {seen_0, 1260, 0xc941310e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1264, 0xddc712f0}, {seen_0, 1268, 0x952b7dcd}, {seen_0, 1272, 0x8129e82f}, },
            {{seen_0, 1264, 0x952b7dcd}, {seen_0, 1268, 0x8129e82f}, {seen_0, 1272, 0xddc712f0}, },
            {{seen_0, 1264, 0x8129e82f}, {seen_0, 1268, 0xddc712f0}, {seen_0, 1272, 0x952b7dcd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1276, 0xb9a5e5b3}, {seen_0, 1280, 0xd5135fe3}, {seen_0, 1284, 0xb18bc718}, },
            {{seen_0, 1276, 0xd5135fe3}, {seen_0, 1280, 0xb18bc718}, {seen_0, 1284, 0xb9a5e5b3}, },
            {{seen_0, 1276, 0xb18bc718}, {seen_0, 1280, 0xb9a5e5b3}, {seen_0, 1284, 0xd5135fe3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1288, 0x6a1de31f}, {seen_0, 1292, 0x22d7f89a}, {seen_0, 1296, 0x8d7528e3}, },
            {{seen_0, 1288, 0x22d7f89a}, {seen_0, 1292, 0x8d7528e3}, {seen_0, 1296, 0x6a1de31f}, },
            {{seen_0, 1288, 0x8d7528e3}, {seen_0, 1292, 0x6a1de31f}, {seen_0, 1296, 0x22d7f89a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1300, 0x46776603}, {seen_0, 1304, 0x7e330669}, {seen_0, 1308, 0x5a0afa26}, },
            {{seen_0, 1300, 0x7e330669}, {seen_0, 1304, 0x5a0afa26}, {seen_0, 1308, 0x46776603}, },
            {{seen_0, 1300, 0x5a0afa26}, {seen_0, 1304, 0x46776603}, {seen_0, 1308, 0x7e330669}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1312, 0xd16c74dc}, {seen_0, 1316, 0x890413f1}, {seen_0, 1320, 0x743d9e9e}, },
            {{seen_0, 1312, 0x890413f1}, {seen_0, 1316, 0x743d9e9e}, {seen_0, 1320, 0xd16c74dc}, },
            {{seen_0, 1312, 0x743d9e9e}, {seen_0, 1316, 0xd16c74dc}, {seen_0, 1320, 0x890413f1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1324, 0xad0d33fc}, {seen_0, 1328, 0xe52cf449}, {seen_0, 1332, 0xc1971c25}, },
            {{seen_0, 1324, 0xe52cf449}, {seen_0, 1328, 0xc1971c25}, {seen_0, 1332, 0xad0d33fc}, },
            {{seen_0, 1324, 0xc1971c25}, {seen_0, 1328, 0xad0d33fc}, {seen_0, 1332, 0xe52cf449}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1336, 0xf9890198}, {seen_0, 1340, 0xf3105bc2}, {seen_0, 1344, 0x9defc702}, },
            {{seen_0, 1336, 0xf3105bc2}, {seen_0, 1340, 0x9defc702}, {seen_0, 1344, 0xf9890198}, },
            {{seen_0, 1336, 0x9defc702}, {seen_0, 1340, 0xf9890198}, {seen_0, 1344, 0xf3105bc2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1348, 0x97e9998a}, {seen_0, 1352, 0xcf2f1b82}, {seen_0, 1356, 0xab1dac45}, },
            {{seen_0, 1348, 0xcf2f1b82}, {seen_0, 1352, 0xab1dac45}, {seen_0, 1356, 0x97e9998a}, },
            {{seen_0, 1348, 0xab1dac45}, {seen_0, 1352, 0x97e9998a}, {seen_0, 1356, 0xcf2f1b82}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1360, 0x648f1bf6}, {seen_0, 1364, 0x1c1f129d}, {seen_0, 1368, 0x87395dde}, },
            {{seen_0, 1360, 0x1c1f129d}, {seen_0, 1364, 0x87395dde}, {seen_0, 1368, 0x648f1bf6}, },
            {{seen_0, 1360, 0x87395dde}, {seen_0, 1364, 0x648f1bf6}, {seen_0, 1368, 0x1c1f129d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1372, 0x40dc3e19}, {seen_0, 1376, 0x367aec0b}, {seen_0, 1380, 0x12805353}, },
            {{seen_0, 1372, 0x367aec0b}, {seen_0, 1376, 0x12805353}, {seen_0, 1380, 0x40dc3e19}, },
            {{seen_0, 1372, 0x12805353}, {seen_0, 1376, 0x40dc3e19}, {seen_0, 1380, 0x367aec0b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1384, 0x4aec93b7}, {seen_0, 1388, 0x8397ebe8}, {seen_0, 1392, 0x6ed18318}, },
            {{seen_0, 1384, 0x8397ebe8}, {seen_0, 1388, 0x6ed18318}, {seen_0, 1392, 0x4aec93b7}, },
            {{seen_0, 1384, 0x6ed18318}, {seen_0, 1388, 0x4aec93b7}, {seen_0, 1392, 0x8397ebe8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1396, 0xa7b39add}, {seen_0, 1400, 0xdfe608d8}, {seen_0, 1404, 0xbbdaf980}, },
            {{seen_0, 1396, 0xdfe608d8}, {seen_0, 1400, 0xbbdaf980}, {seen_0, 1404, 0xa7b39add}, },
            {{seen_0, 1396, 0xbbdaf980}, {seen_0, 1400, 0xa7b39add}, {seen_0, 1404, 0xdfe608d8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1408, 0x2e1187a0}, {seen_0, 1412, 0x66433c37}, {seen_0, 1416, 0x52499012}, },
            {{seen_0, 1408, 0x66433c37}, {seen_0, 1412, 0x52499012}, {seen_0, 1416, 0x2e1187a0}, },
            {{seen_0, 1408, 0x52499012}, {seen_0, 1412, 0x2e1187a0}, {seen_0, 1416, 0x66433c37}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1420, 0xa73ae10}, {seen_0, 1424, 0x42a544a6}, {seen_0, 1428, 0x1e23fc5f}, },
            {{seen_0, 1420, 0x42a544a6}, {seen_0, 1424, 0x1e23fc5f}, {seen_0, 1428, 0xa73ae10}, },
            {{seen_0, 1420, 0x1e23fc5f}, {seen_0, 1424, 0xa73ae10}, {seen_0, 1428, 0x42a544a6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1432, 0xd752e66b}, {seen_0, 1436, 0xcd14e910}, {seen_0, 1440, 0xfbfc1c53}, },
            {{seen_0, 1432, 0xcd14e910}, {seen_0, 1436, 0xfbfc1c53}, {seen_0, 1440, 0xd752e66b}, },
            {{seen_0, 1432, 0xfbfc1c53}, {seen_0, 1436, 0xd752e66b}, {seen_0, 1440, 0xcd14e910}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1444, 0xf135285e}, {seen_0, 1448, 0xa9b011aa}, {seen_0, 1452, 0x854759c2}, },
            {{seen_0, 1444, 0xa9b011aa}, {seen_0, 1448, 0x854759c2}, {seen_0, 1452, 0xf135285e}, },
            {{seen_0, 1444, 0x854759c2}, {seen_0, 1448, 0xf135285e}, {seen_0, 1452, 0xa9b011aa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1456, 0x3ed38c37}, {seen_0, 1460, 0x76d3caeb}, {seen_0, 1464, 0xe1179d3a}, },
            {{seen_0, 1456, 0x76d3caeb}, {seen_0, 1460, 0xe1179d3a}, {seen_0, 1464, 0x3ed38c37}, },
            {{seen_0, 1456, 0xe1179d3a}, {seen_0, 1460, 0x3ed38c37}, {seen_0, 1464, 0x76d3caeb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1468, 0x1a3ac1cf}, {seen_0, 1472, 0x144305d8}, {seen_0, 1476, 0x70f9bee1}, },
            {{seen_0, 1468, 0x144305d8}, {seen_0, 1472, 0x70f9bee1}, {seen_0, 1476, 0x1a3ac1cf}, },
            {{seen_0, 1468, 0x70f9bee1}, {seen_0, 1472, 0x1a3ac1cf}, {seen_0, 1476, 0x144305d8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1480, 0x28ac4de6}, {seen_0, 1484, 0x6055ff9c}, {seen_0, 1488, 0x4cb91d5d}, },
            {{seen_0, 1480, 0x6055ff9c}, {seen_0, 1484, 0x4cb91d5d}, {seen_0, 1488, 0x28ac4de6}, },
            {{seen_0, 1480, 0x4cb91d5d}, {seen_0, 1484, 0x28ac4de6}, {seen_0, 1488, 0x6055ff9c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1492, 0x4344b74}, {seen_0, 1496, 0x3c8f226d}, {seen_0, 1500, 0x18c111fa}, },
            {{seen_0, 1492, 0x3c8f226d}, {seen_0, 1496, 0x18c111fa}, {seen_0, 1500, 0x4344b74}, },
            {{seen_0, 1492, 0x18c111fa}, {seen_0, 1496, 0x4344b74}, {seen_0, 1500, 0x3c8f226d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1504, 0x8f3f46ed}, {seen_0, 1508, 0xc79be34b}, {seen_0, 1512, 0xb3bf69df}, },
            {{seen_0, 1504, 0xc79be34b}, {seen_0, 1508, 0xb3bf69df}, {seen_0, 1512, 0x8f3f46ed}, },
            {{seen_0, 1504, 0xb3bf69df}, {seen_0, 1508, 0x8f3f46ed}, {seen_0, 1512, 0xc79be34b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1516, 0xeba0de40}, {seen_0, 1520, 0xa318daec}, {seen_0, 1524, 0xffa5a58b}, },
            {{seen_0, 1516, 0xa318daec}, {seen_0, 1520, 0xffa5a58b}, {seen_0, 1524, 0xeba0de40}, },
            {{seen_0, 1516, 0xffa5a58b}, {seen_0, 1520, 0xeba0de40}, {seen_0, 1524, 0xa318daec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1528, 0xb701be31}, {seen_0, 1532, 0x38742c6c}, {seen_0, 1536, 0xdba55569}, },
            {{seen_0, 1528, 0x38742c6c}, {seen_0, 1532, 0xdba55569}, {seen_0, 1536, 0xb701be31}, },
            {{seen_0, 1528, 0xdba55569}, {seen_0, 1532, 0xb701be31}, {seen_0, 1536, 0x38742c6c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1540, 0x5c41dfc1}, {seen_0, 1544, 0x14d2311b}, {seen_0, 1548, 0x70557881}, },
            {{seen_0, 1540, 0x14d2311b}, {seen_0, 1544, 0x70557881}, {seen_0, 1548, 0x5c41dfc1}, },
            {{seen_0, 1540, 0x70557881}, {seen_0, 1544, 0x5c41dfc1}, {seen_0, 1548, 0x14d2311b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1552, 0xa9ff8f07}, {seen_0, 1556, 0xe1bcaddd}, {seen_0, 1560, 0xcddfaf96}, },
            {{seen_0, 1552, 0xe1bcaddd}, {seen_0, 1556, 0xcddfaf96}, {seen_0, 1560, 0xa9ff8f07}, },
            {{seen_0, 1552, 0xcddfaf96}, {seen_0, 1556, 0xa9ff8f07}, {seen_0, 1560, 0xe1bcaddd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1564, 0x85d77e34}, {seen_0, 1568, 0xfb5e8d95}, {seen_0, 1572, 0xd78e9704}, },
            {{seen_0, 1564, 0xfb5e8d95}, {seen_0, 1568, 0xd78e9704}, {seen_0, 1572, 0x85d77e34}, },
            {{seen_0, 1564, 0xd78e9704}, {seen_0, 1568, 0x85d77e34}, {seen_0, 1572, 0xfb5e8d95}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1576, 0x10fe1fd8}, {seen_0, 1580, 0x4848c2d1}, {seen_0, 1584, 0xb395d7c4}, },
            {{seen_0, 1576, 0x4848c2d1}, {seen_0, 1580, 0xb395d7c4}, {seen_0, 1584, 0x10fe1fd8}, },
            {{seen_0, 1576, 0xb395d7c4}, {seen_0, 1580, 0x10fe1fd8}, {seen_0, 1584, 0x4848c2d1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1588, 0x6cc29d24}, {seen_0, 1592, 0x246b1241}, {seen_0, 1596, 0xe1b99d}, },
            {{seen_0, 1588, 0x246b1241}, {seen_0, 1592, 0xe1b99d}, {seen_0, 1596, 0x6cc29d24}, },
            {{seen_0, 1588, 0xe1b99d}, {seen_0, 1592, 0x6cc29d24}, {seen_0, 1596, 0x246b1241}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1600, 0x7aab4f7c}, {seen_0, 1604, 0x32107912}, {seen_0, 1608, 0x1e2db641}, },
            {{seen_0, 1600, 0x32107912}, {seen_0, 1604, 0x1e2db641}, {seen_0, 1608, 0x7aab4f7c}, },
            {{seen_0, 1600, 0x1e2db641}, {seen_0, 1604, 0x7aab4f7c}, {seen_0, 1608, 0x32107912}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1612, 0x5695ac27}, {seen_0, 1616, 0xe8f73b6}, {seen_0, 1620, 0x6a2e4d55}, },
            {{seen_0, 1612, 0xe8f73b6}, {seen_0, 1616, 0x6a2e4d55}, {seen_0, 1620, 0x5695ac27}, },
            {{seen_0, 1612, 0x6a2e4d55}, {seen_0, 1616, 0x5695ac27}, {seen_0, 1620, 0xe8f73b6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1624, 0xa3031164}, {seen_0, 1628, 0x9994d102}, {seen_0, 1632, 0x4619bd36}, },
            {{seen_0, 1624, 0x9994d102}, {seen_0, 1628, 0x4619bd36}, {seen_0, 1632, 0xa3031164}, },
            {{seen_0, 1624, 0x4619bd36}, {seen_0, 1628, 0xa3031164}, {seen_0, 1632, 0x9994d102}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1636, 0xbd559262}, {seen_0, 1640, 0xf5de147a}, {seen_0, 1644, 0xd106e90a}, },
            {{seen_0, 1636, 0xf5de147a}, {seen_0, 1640, 0xd106e90a}, {seen_0, 1644, 0xbd559262}, },
            {{seen_0, 1636, 0xd106e90a}, {seen_0, 1640, 0xbd559262}, {seen_0, 1644, 0xf5de147a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1648, 0x8986f76f}, {seen_0, 1652, 0x42127183}, {seen_0, 1656, 0xadd501a2}, },
            {{seen_0, 1648, 0x42127183}, {seen_0, 1652, 0xadd501a2}, {seen_0, 1656, 0x8986f76f}, },
            {{seen_0, 1648, 0xadd501a2}, {seen_0, 1652, 0x8986f76f}, {seen_0, 1656, 0x42127183}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1660, 0x665947a6}, {seen_0, 1664, 0xd9c95c84}, {seen_0, 1668, 0xb5b79e58}, },
            {{seen_0, 1660, 0xd9c95c84}, {seen_0, 1664, 0xb5b79e58}, {seen_0, 1668, 0x665947a6}, },
            {{seen_0, 1660, 0xb5b79e58}, {seen_0, 1664, 0x665947a6}, {seen_0, 1668, 0xd9c95c84}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1672, 0xeded0a4a}, {seen_0, 1676, 0xa521d867}, {seen_0, 1680, 0x91ffc949}, },
            {{seen_0, 1672, 0xa521d867}, {seen_0, 1676, 0x91ffc949}, {seen_0, 1680, 0xeded0a4a}, },
            {{seen_0, 1672, 0x91ffc949}, {seen_0, 1676, 0xeded0a4a}, {seen_0, 1680, 0xa521d867}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1684, 0xc96e9d01}, {seen_0, 1688, 0x8139ae9e}, {seen_0, 1692, 0xdd7bdbef}, },
            {{seen_0, 1684, 0x8139ae9e}, {seen_0, 1688, 0xdd7bdbef}, {seen_0, 1692, 0xc96e9d01}, },
            {{seen_0, 1684, 0xdd7bdbef}, {seen_0, 1688, 0xc96e9d01}, {seen_0, 1692, 0x8139ae9e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1696, 0x549dad8a}, {seen_0, 1700, 0xc177b4b}, {seen_0, 1704, 0x78bc8d4a}, },
            {{seen_0, 1696, 0xc177b4b}, {seen_0, 1700, 0x78bc8d4a}, {seen_0, 1704, 0x549dad8a}, },
            {{seen_0, 1696, 0x78bc8d4a}, {seen_0, 1700, 0x549dad8a}, {seen_0, 1704, 0xc177b4b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1708, 0x3053bc19}, {seen_0, 1712, 0x682badf0}, {seen_0, 1716, 0x445faa63}, },
            {{seen_0, 1708, 0x682badf0}, {seen_0, 1712, 0x445faa63}, {seen_0, 1716, 0x3053bc19}, },
            {{seen_0, 1708, 0x445faa63}, {seen_0, 1712, 0x3053bc19}, {seen_0, 1716, 0x682badf0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1720, 0xfd144389}, {seen_0, 1724, 0x76ed72db}, {seen_0, 1728, 0x208e7692}, },
            {{seen_0, 1720, 0x76ed72db}, {seen_0, 1724, 0x208e7692}, {seen_0, 1728, 0xfd144389}, },
            {{seen_0, 1720, 0x208e7692}, {seen_0, 1724, 0xfd144389}, {seen_0, 1728, 0x76ed72db}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1732, 0x1a207cd8}, {seen_0, 1736, 0xd3bf0806}, {seen_0, 1740, 0xafaa58fd}, },
            {{seen_0, 1732, 0xd3bf0806}, {seen_0, 1736, 0xafaa58fd}, {seen_0, 1740, 0x1a207cd8}, },
            {{seen_0, 1732, 0xafaa58fd}, {seen_0, 1736, 0x1a207cd8}, {seen_0, 1740, 0xd3bf0806}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1744, 0xe7949cf5}, {seen_0, 1748, 0x9fc1a50b}, {seen_0, 1752, 0x8b3597d7}, },
            {{seen_0, 1744, 0x9fc1a50b}, {seen_0, 1748, 0x8b3597d7}, {seen_0, 1752, 0xe7949cf5}, },
            {{seen_0, 1744, 0x8b3597d7}, {seen_0, 1748, 0xe7949cf5}, {seen_0, 1752, 0x9fc1a50b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1756, 0xc3bdc1fa}, {seen_0, 1760, 0x3ac49de9}, {seen_0, 1764, 0x1627f0ed}, },
            {{seen_0, 1756, 0x3ac49de9}, {seen_0, 1760, 0x1627f0ed}, {seen_0, 1764, 0xc3bdc1fa}, },
            {{seen_0, 1756, 0x1627f0ed}, {seen_0, 1760, 0xc3bdc1fa}, {seen_0, 1764, 0x3ac49de9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1768, 0x4e7520a9}, {seen_0, 1772, 0x604b890}, {seen_0, 1776, 0x7293897f}, },
            {{seen_0, 1768, 0x604b890}, {seen_0, 1772, 0x7293897f}, {seen_0, 1776, 0x4e7520a9}, },
            {{seen_0, 1768, 0x7293897f}, {seen_0, 1772, 0x4e7520a9}, {seen_0, 1776, 0x604b890}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1780, 0x2a7da1b5}, {seen_0, 1784, 0x62497d20}, {seen_0, 1788, 0x3e42898b}, },
            {{seen_0, 1780, 0x62497d20}, {seen_0, 1784, 0x3e42898b}, {seen_0, 1788, 0x2a7da1b5}, },
            {{seen_0, 1780, 0x3e42898b}, {seen_0, 1784, 0x2a7da1b5}, {seen_0, 1788, 0x62497d20}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1792, 0x24b77efe}, {seen_0, 1796, 0x5cc006f5}, {seen_0, 1800, 0x485bb502}, },
            {{seen_0, 1792, 0x5cc006f5}, {seen_0, 1796, 0x485bb502}, {seen_0, 1800, 0x24b77efe}, },
            {{seen_0, 1792, 0x485bb502}, {seen_0, 1796, 0x24b77efe}, {seen_0, 1800, 0x5cc006f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1804, 0x1f47a9}, {seen_0, 1808, 0x387b5fb5}, {seen_0, 1812, 0x14d776a5}, },
            {{seen_0, 1804, 0x387b5fb5}, {seen_0, 1808, 0x14d776a5}, {seen_0, 1812, 0x1f47a9}, },
            {{seen_0, 1804, 0x14d776a5}, {seen_0, 1808, 0x1f47a9}, {seen_0, 1812, 0x387b5fb5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1816, 0x4c6cfa75}, {seen_0, 1820, 0xc3887d8f}, {seen_0, 1824, 0x70b735df}, },
            {{seen_0, 1816, 0xc3887d8f}, {seen_0, 1820, 0x70b735df}, {seen_0, 1824, 0x4c6cfa75}, },
            {{seen_0, 1816, 0x70b735df}, {seen_0, 1820, 0x4c6cfa75}, {seen_0, 1824, 0xc3887d8f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1828, 0xe704661c}, {seen_0, 1832, 0x9ff9f7a5}, {seen_0, 1836, 0xfb1728d6}, },
            {{seen_0, 1828, 0x9ff9f7a5}, {seen_0, 1832, 0xfb1728d6}, {seen_0, 1836, 0xe704661c}, },
            {{seen_0, 1828, 0xfb1728d6}, {seen_0, 1832, 0xe704661c}, {seen_0, 1836, 0x9ff9f7a5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1840, 0xb3e2b26a}, {seen_0, 1844, 0x6c12f30a}, {seen_0, 1848, 0xd7d1c38e}, },
            {{seen_0, 1840, 0x6c12f30a}, {seen_0, 1844, 0xd7d1c38e}, {seen_0, 1848, 0xb3e2b26a}, },
            {{seen_0, 1840, 0xd7d1c38e}, {seen_0, 1844, 0xb3e2b26a}, {seen_0, 1848, 0x6c12f30a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1852, 0x8f7318dc}, {seen_0, 1856, 0x896a88cf}, {seen_0, 1860, 0xe5dba14e}, },
            {{seen_0, 1852, 0x896a88cf}, {seen_0, 1856, 0xe5dba14e}, {seen_0, 1860, 0x8f7318dc}, },
            {{seen_0, 1852, 0xe5dba14e}, {seen_0, 1856, 0x8f7318dc}, {seen_0, 1860, 0x896a88cf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1864, 0x1ea8b93b}, {seen_0, 1868, 0x560cf4db}, {seen_0, 1872, 0x42af7969}, },
            {{seen_0, 1864, 0x560cf4db}, {seen_0, 1868, 0x42af7969}, {seen_0, 1872, 0x1ea8b93b}, },
            {{seen_0, 1864, 0x42af7969}, {seen_0, 1868, 0x1ea8b93b}, {seen_0, 1872, 0x560cf4db}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1876, 0x7afeb8cd}, {seen_0, 1880, 0x32713edd}, {seen_0, 1884, 0xe2df8a7}, },
            {{seen_0, 1876, 0x32713edd}, {seen_0, 1880, 0xe2df8a7}, {seen_0, 1884, 0x7afeb8cd}, },
            {{seen_0, 1876, 0xe2df8a7}, {seen_0, 1880, 0x7afeb8cd}, {seen_0, 1884, 0x32713edd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1888, 0x85fd5dbf}, {seen_0, 1892, 0xbd40c04f}, {seen_0, 1896, 0xa904419c}, },
            {{seen_0, 1888, 0xbd40c04f}, {seen_0, 1892, 0xa904419c}, {seen_0, 1896, 0x85fd5dbf}, },
            {{seen_0, 1888, 0xa904419c}, {seen_0, 1892, 0x85fd5dbf}, {seen_0, 1896, 0xbd40c04f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1900, 0xe199c963}, {seen_0, 1904, 0x99596201}, {seen_0, 1908, 0xf5a7e0dd}, },
            {{seen_0, 1900, 0x99596201}, {seen_0, 1904, 0xf5a7e0dd}, {seen_0, 1908, 0xe199c963}, },
            {{seen_0, 1900, 0xf5a7e0dd}, {seen_0, 1904, 0xe199c963}, {seen_0, 1908, 0x99596201}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1912, 0xad760a7b}, {seen_0, 1916, 0x20b3747b}, {seen_0, 1920, 0xd1331b7e}, },
            {{seen_0, 1912, 0x20b3747b}, {seen_0, 1916, 0xd1331b7e}, {seen_0, 1920, 0xad760a7b}, },
            {{seen_0, 1912, 0xd1331b7e}, {seen_0, 1916, 0xad760a7b}, {seen_0, 1920, 0x20b3747b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1924, 0x44c8523b}, {seen_0, 1928, 0x7cf0f316}, {seen_0, 1932, 0xd907a303}, },
            {{seen_0, 1924, 0x7cf0f316}, {seen_0, 1928, 0xd907a303}, {seen_0, 1932, 0x44c8523b}, },
            {{seen_0, 1924, 0xd907a303}, {seen_0, 1928, 0x44c8523b}, {seen_0, 1932, 0x7cf0f316}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1936, 0x916fe363}, {seen_0, 1940, 0xc9138b09}, {seen_0, 1944, 0xb558c741}, },
            {{seen_0, 1936, 0xc9138b09}, {seen_0, 1940, 0xb558c741}, {seen_0, 1944, 0x916fe363}, },
            {{seen_0, 1936, 0xb558c741}, {seen_0, 1940, 0x916fe363}, {seen_0, 1944, 0xc9138b09}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1948, 0xed023582}, {seen_0, 1952, 0xe3e2a235}, {seen_0, 1956, 0x401673d4}, },
            {{seen_0, 1948, 0xe3e2a235}, {seen_0, 1952, 0x401673d4}, {seen_0, 1956, 0xed023582}, },
            {{seen_0, 1948, 0x401673d4}, {seen_0, 1952, 0xed023582}, {seen_0, 1956, 0xe3e2a235}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1960, 0x78ccbb10}, {seen_0, 1964, 0x30c3dac1}, {seen_0, 1968, 0x1c1e7360}, },
            {{seen_0, 1960, 0x30c3dac1}, {seen_0, 1964, 0x1c1e7360}, {seen_0, 1968, 0x78ccbb10}, },
            {{seen_0, 1960, 0x1c1e7360}, {seen_0, 1964, 0x78ccbb10}, {seen_0, 1968, 0x30c3dac1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1972, 0x5475203c}, {seen_0, 1976, 0xcdd0486}, {seen_0, 1980, 0x68530c90}, },
            {{seen_0, 1972, 0xcdd0486}, {seen_0, 1976, 0x68530c90}, {seen_0, 1980, 0x5475203c}, },
            {{seen_0, 1972, 0x68530c90}, {seen_0, 1976, 0x5475203c}, {seen_0, 1980, 0xcdd0486}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1984, 0x6224a825}, {seen_0, 1988, 0x1a7b4b83}, {seen_0, 1992, 0x639a461}, },
            {{seen_0, 1984, 0x1a7b4b83}, {seen_0, 1988, 0x639a461}, {seen_0, 1992, 0x6224a825}, },
            {{seen_0, 1984, 0x639a461}, {seen_0, 1988, 0x6224a825}, {seen_0, 1992, 0x1a7b4b83}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 1996, 0x3e89d246}, {seen_0, 2000, 0x76ab5796}, {seen_0, 2004, 0xd359474b}, },
            {{seen_0, 1996, 0x76ab5796}, {seen_0, 2000, 0xd359474b}, {seen_0, 2004, 0x3e89d246}, },
            {{seen_0, 1996, 0xd359474b}, {seen_0, 2000, 0x3e89d246}, {seen_0, 2004, 0x76ab5796}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2008, 0x8b5db62f}, {seen_0, 2012, 0x81585e6b}, {seen_0, 2016, 0xaf682600}, },
            {{seen_0, 2008, 0x81585e6b}, {seen_0, 2012, 0xaf682600}, {seen_0, 2016, 0x8b5db62f}, },
            {{seen_0, 2008, 0xaf682600}, {seen_0, 2012, 0x8b5db62f}, {seen_0, 2016, 0x81585e6b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2020, 0xa55e6efb}, {seen_0, 2024, 0xdda3a542}, {seen_0, 2028, 0xb9d90316}, },
            {{seen_0, 2020, 0xdda3a542}, {seen_0, 2024, 0xb9d90316}, {seen_0, 2028, 0xa55e6efb}, },
            {{seen_0, 2020, 0xb9d90316}, {seen_0, 2024, 0xa55e6efb}, {seen_0, 2028, 0xdda3a542}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2032, 0x7280f931}, {seen_0, 2036, 0x2a85df1b}, {seen_0, 2040, 0x16de5da9}, },
            {{seen_0, 2032, 0x2a85df1b}, {seen_0, 2036, 0x16de5da9}, {seen_0, 2040, 0x7280f931}, },
            {{seen_0, 2032, 0x16de5da9}, {seen_0, 2036, 0x7280f931}, {seen_0, 2040, 0x2a85df1b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2044, 0x4ee4c85c}, {seen_0, 2048, 0x4e129ce6}, {seen_0, 2052, 0xab0b3080}, },
            {{seen_0, 2044, 0x4e129ce6}, {seen_0, 2048, 0xab0b3080}, {seen_0, 2052, 0x4ee4c85c}, },
            {{seen_0, 2044, 0xab0b3080}, {seen_0, 2048, 0x4ee4c85c}, {seen_0, 2052, 0x4e129ce6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2056, 0xe3daba60}, {seen_0, 2060, 0x9b0ab840}, {seen_0, 2064, 0x87957a70}, },
            {{seen_0, 2056, 0x9b0ab840}, {seen_0, 2060, 0x87957a70}, {seen_0, 2064, 0xe3daba60}, },
            {{seen_0, 2056, 0x87957a70}, {seen_0, 2060, 0xe3daba60}, {seen_0, 2064, 0x9b0ab840}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2068, 0xbf1ff680}, {seen_0, 2072, 0xf754af1c}, {seen_0, 2076, 0xd312c82c}, },
            {{seen_0, 2068, 0xf754af1c}, {seen_0, 2072, 0xd312c82c}, {seen_0, 2076, 0xbf1ff680}, },
            {{seen_0, 2068, 0xd312c82c}, {seen_0, 2072, 0xbf1ff680}, {seen_0, 2076, 0xf754af1c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2080, 0x4a1790fb}, {seen_0, 2084, 0x28cafe0}, {seen_0, 2088, 0x6e114045}, },
            {{seen_0, 2080, 0x28cafe0}, {seen_0, 2084, 0x6e114045}, {seen_0, 2088, 0x4a1790fb}, },
            {{seen_0, 2080, 0x6e114045}, {seen_0, 2084, 0x4a1790fb}, {seen_0, 2088, 0x28cafe0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2092, 0x26e1aaae}, {seen_0, 2096, 0x5e478e60}, {seen_0, 2100, 0x3a017b5d}, },
            {{seen_0, 2092, 0x5e478e60}, {seen_0, 2096, 0x3a017b5d}, {seen_0, 2100, 0x26e1aaae}, },
            {{seen_0, 2092, 0x3a017b5d}, {seen_0, 2096, 0x26e1aaae}, {seen_0, 2100, 0x5e478e60}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2104, 0x7213ecac}, {seen_0, 2108, 0x6cbc9434}, {seen_0, 2112, 0x16f3b3df}, },
            {{seen_0, 2104, 0x6cbc9434}, {seen_0, 2108, 0x16f3b3df}, {seen_0, 2112, 0x7213ecac}, },
            {{seen_0, 2104, 0x16f3b3df}, {seen_0, 2108, 0x7213ecac}, {seen_0, 2112, 0x6cbc9434}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2116, 0x10ae308e}, {seen_0, 2120, 0x48ae96e0}, {seen_0, 2124, 0xa521233b}, },
            {{seen_0, 2116, 0x48ae96e0}, {seen_0, 2120, 0xa521233b}, {seen_0, 2124, 0x10ae308e}, },
            {{seen_0, 2116, 0xa521233b}, {seen_0, 2120, 0x10ae308e}, {seen_0, 2124, 0x48ae96e0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2128, 0xdd2ec362}, {seen_0, 2132, 0x954d92bf}, {seen_0, 2136, 0x811d9065}, },
            {{seen_0, 2128, 0x954d92bf}, {seen_0, 2132, 0x811d9065}, {seen_0, 2136, 0xdd2ec362}, },
            {{seen_0, 2128, 0x811d9065}, {seen_0, 2132, 0xdd2ec362}, {seen_0, 2136, 0x954d92bf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2140, 0xb904f49f}, {seen_0, 2144, 0xaf44e860}, {seen_0, 2148, 0x8b6e89b4}, },
            {{seen_0, 2140, 0xaf44e860}, {seen_0, 2144, 0x8b6e89b4}, {seen_0, 2148, 0xb904f49f}, },
            {{seen_0, 2140, 0x8b6e89b4}, {seen_0, 2144, 0xb904f49f}, {seen_0, 2148, 0xaf44e860}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2152, 0x447ae7e6}, {seen_0, 2156, 0x7cf0392e}, {seen_0, 2160, 0x68c46fb0}, },
            {{seen_0, 2152, 0x7cf0392e}, {seen_0, 2156, 0x68c46fb0}, {seen_0, 2160, 0x447ae7e6}, },
            {{seen_0, 2152, 0x68c46fb0}, {seen_0, 2156, 0x447ae7e6}, {seen_0, 2160, 0x7cf0392e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2164, 0x205ca0d4}, {seen_0, 2168, 0x58235774}, {seen_0, 2172, 0x347f6f67}, },
            {{seen_0, 2164, 0x58235774}, {seen_0, 2168, 0x347f6f67}, {seen_0, 2172, 0x205ca0d4}, },
            {{seen_0, 2164, 0x347f6f67}, {seen_0, 2168, 0x205ca0d4}, {seen_0, 2172, 0x58235774}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2176, 0xa7644c72}, {seen_0, 2180, 0xdf746bc8}, {seen_0, 2184, 0xcbbd70d3}, },
            {{seen_0, 2176, 0xdf746bc8}, {seen_0, 2180, 0xcbbd70d3}, {seen_0, 2184, 0xa7644c72}, },
            {{seen_0, 2176, 0xcbbd70d3}, {seen_0, 2180, 0xa7644c72}, {seen_0, 2184, 0xdf746bc8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2188, 0x83d011a1}, {seen_0, 2192, 0x3cedef1a}, {seen_0, 2196, 0x18f26e31}, },
            {{seen_0, 2188, 0x3cedef1a}, {seen_0, 2192, 0x18f26e31}, {seen_0, 2196, 0x83d011a1}, },
            {{seen_0, 2188, 0x18f26e31}, {seen_0, 2192, 0x83d011a1}, {seen_0, 2196, 0x3cedef1a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2200, 0x50c49bf6}, {seen_0, 2204, 0x46bcd488}, {seen_0, 2208, 0x742932b8}, },
            {{seen_0, 2200, 0x46bcd488}, {seen_0, 2204, 0x742932b8}, {seen_0, 2208, 0x50c49bf6}, },
            {{seen_0, 2200, 0x742932b8}, {seen_0, 2204, 0x50c49bf6}, {seen_0, 2208, 0x46bcd488}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2212, 0x6a7caf5f}, {seen_0, 2216, 0x22490aa1}, {seen_0, 2220, 0xff28c1ad}, },
            {{seen_0, 2212, 0x22490aa1}, {seen_0, 2216, 0xff28c1ad}, {seen_0, 2220, 0x6a7caf5f}, },
            {{seen_0, 2212, 0xff28c1ad}, {seen_0, 2216, 0x6a7caf5f}, {seen_0, 2220, 0x22490aa1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2224, 0xb72677e2}, {seen_0, 2228, 0xefa36ee8}, {seen_0, 2232, 0xdb377322}, },
            {{seen_0, 2224, 0xefa36ee8}, {seen_0, 2228, 0xdb377322}, {seen_0, 2232, 0xb72677e2}, },
            {{seen_0, 2224, 0xdb377322}, {seen_0, 2228, 0xb72677e2}, {seen_0, 2232, 0xefa36ee8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2236, 0x93905c6d}, {seen_0, 2240, 0x8d1185fa}, {seen_0, 2244, 0xe992fc5f}, },
            {{seen_0, 2236, 0x8d1185fa}, {seen_0, 2240, 0xe992fc5f}, {seen_0, 2244, 0x93905c6d}, },
            {{seen_0, 2236, 0xe992fc5f}, {seen_0, 2240, 0x93905c6d}, {seen_0, 2244, 0x8d1185fa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2248, 0xa1c8042d}, {seen_0, 2252, 0xd93d5c1c}, {seen_0, 2256, 0xc5f85a40}, },
            {{seen_0, 2248, 0xd93d5c1c}, {seen_0, 2252, 0xc5f85a40}, {seen_0, 2256, 0xa1c8042d}, },
            {{seen_0, 2248, 0xc5f85a40}, {seen_0, 2252, 0xa1c8042d}, {seen_0, 2256, 0xd93d5c1c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2260, 0xfd537d8e}, {seen_0, 2264, 0xb520cd19}, {seen_0, 2268, 0x12ebae47}, },
            {{seen_0, 2260, 0xb520cd19}, {seen_0, 2264, 0x12ebae47}, {seen_0, 2268, 0xfd537d8e}, },
            {{seen_0, 2260, 0x12ebae47}, {seen_0, 2264, 0xfd537d8e}, {seen_0, 2268, 0xb520cd19}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2272, 0x84fdc1a}, {seen_0, 2276, 0x40a59456}, {seen_0, 2280, 0x2cc91b02}, },
            {{seen_0, 2272, 0x40a59456}, {seen_0, 2276, 0x2cc91b02}, {seen_0, 2280, 0x84fdc1a}, },
            {{seen_0, 2272, 0x2cc91b02}, {seen_0, 2276, 0x84fdc1a}, {seen_0, 2280, 0x40a59456}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2284, 0x648bc1cf}, {seen_0, 2288, 0x1cd920c8}, {seen_0, 2292, 0x781b1d19}, },
            {{seen_0, 2284, 0x1cd920c8}, {seen_0, 2288, 0x781b1d19}, {seen_0, 2292, 0x648bc1cf}, },
            {{seen_0, 2284, 0x781b1d19}, {seen_0, 2288, 0x648bc1cf}, {seen_0, 2292, 0x1cd920c8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2296, 0xb121c140}, {seen_0, 2300, 0xcde3fd7c}, {seen_0, 2304, 0xd576e4e4}, },
            {{seen_0, 2296, 0xcde3fd7c}, {seen_0, 2300, 0xd576e4e4}, {seen_0, 2304, 0xb121c140}, },
            {{seen_0, 2296, 0xd576e4e4}, {seen_0, 2300, 0xb121c140}, {seen_0, 2304, 0xcde3fd7c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2308, 0x701c7d38}, {seen_0, 2312, 0xa954e6d9}, {seen_0, 2316, 0x85bc4f7f}, },
            {{seen_0, 2308, 0xa954e6d9}, {seen_0, 2312, 0x85bc4f7f}, {seen_0, 2316, 0x701c7d38}, },
            {{seen_0, 2308, 0x85bc4f7f}, {seen_0, 2312, 0x701c7d38}, {seen_0, 2316, 0xa954e6d9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2320, 0xbdc7fa63}, {seen_0, 2324, 0xf50548a4}, {seen_0, 2328, 0xe121a755}, },
            {{seen_0, 2320, 0xf50548a4}, {seen_0, 2324, 0xe121a755}, {seen_0, 2328, 0xbdc7fa63}, },
            {{seen_0, 2320, 0xe121a755}, {seen_0, 2324, 0xbdc7fa63}, {seen_0, 2328, 0xf50548a4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2332, 0x99ba62c0}, {seen_0, 2336, 0x10b7da1d}, {seen_0, 2340, 0x6c7d7725}, },
            {{seen_0, 2332, 0x10b7da1d}, {seen_0, 2336, 0x6c7d7725}, {seen_0, 2340, 0x99ba62c0}, },
            {{seen_0, 2332, 0x6c7d7725}, {seen_0, 2336, 0x99ba62c0}, {seen_0, 2340, 0x10b7da1d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
}

static void part_2(void)
{
    { static const struct word words[][3] = {
            {{seen_0, 2344, 0x246641be}, {seen_0, 2348, 0x5c677ecd}, {seen_0, 2352, 0x482c05c4}, },
            {{seen_0, 2344, 0x5c677ecd}, {seen_0, 2348, 0x482c05c4}, {seen_0, 2352, 0x246641be}, },
            {{seen_0, 2344, 0x482c05c4}, {seen_0, 2348, 0x246641be}, {seen_0, 2352, 0x5c677ecd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2356, 0x17f9d7}, {seen_0, 2360, 0x38626bf2}, {seen_0, 2364, 0x14b5c63f}, },
            {{seen_0, 2356, 0x38626bf2}, {seen_0, 2360, 0x14b5c63f}, {seen_0, 2364, 0x17f9d7}, },
            {{seen_0, 2356, 0x14b5c63f}, {seen_0, 2360, 0x17f9d7}, {seen_0, 2364, 0x38626bf2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2368, 0xeba178c}, {seen_0, 2372, 0x46de0016}, {seen_0, 2376, 0x32c857b8}, },
            {{seen_0, 2368, 0x46de0016}, {seen_0, 2372, 0x32c857b8}, {seen_0, 2376, 0xeba178c}, },
            {{seen_0, 2368, 0x32c857b8}, {seen_0, 2372, 0xeba178c}, {seen_0, 2376, 0x46de0016}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2380, 0x6a4a29fb}, {seen_0, 2384, 0xa3505569}, {seen_0, 2388, 0xff27e2a0}, },
            {{seen_0, 2380, 0xa3505569}, {seen_0, 2384, 0xff27e2a0}, {seen_0, 2388, 0x6a4a29fb}, },
            {{seen_0, 2380, 0xff27e2a0}, {seen_0, 2384, 0x6a4a29fb}, {seen_0, 2388, 0xa3505569}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2392, 0xb7f5f869}, {seen_0, 2396, 0xadcbc310}, {seen_0, 2400, 0xdb4aa2aa}, },
            {{seen_0, 2392, 0xadcbc310}, {seen_0, 2396, 0xdb4aa2aa}, {seen_0, 2400, 0xb7f5f869}, },
            {{seen_0, 2392, 0xdb4aa2aa}, {seen_0, 2396, 0xb7f5f869}, {seen_0, 2400, 0xadcbc310}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2404, 0xd12bfd21}, {seen_0, 2408, 0xa12e108}, {seen_0, 2412, 0x66b88a90}, },
            {{seen_0, 2404, 0xa12e108}, {seen_0, 2408, 0x66b88a90}, {seen_0, 2412, 0xd12bfd21}, },
            {{seen_0, 2404, 0x66b88a90}, {seen_0, 2408, 0xd12bfd21}, {seen_0, 2412, 0xa12e108}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2416, 0x1e7b62cb}, {seen_0, 2420, 0x56302943}, {seen_0, 2424, 0x4223b3f6}, },
            {{seen_0, 2416, 0x56302943}, {seen_0, 2420, 0x4223b3f6}, {seen_0, 2424, 0x1e7b62cb}, },
            {{seen_0, 2416, 0x4223b3f6}, {seen_0, 2420, 0x1e7b62cb}, {seen_0, 2424, 0x56302943}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2428, 0x7a2246b5}, {seen_0, 2432, 0xedd6971d}, {seen_0, 2436, 0xc9e93615}, },
            {{seen_0, 2428, 0xedd6971d}, {seen_0, 2432, 0xc9e93615}, {seen_0, 2436, 0x7a2246b5}, },
            {{seen_0, 2428, 0xc9e93615}, {seen_0, 2432, 0x7a2246b5}, {seen_0, 2436, 0xedd6971d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2440, 0x812bec80}, {seen_0, 2444, 0x3af44f03}, {seen_0, 2448, 0xa5f2e27e}, },
            {{seen_0, 2440, 0x3af44f03}, {seen_0, 2444, 0xa5f2e27e}, {seen_0, 2448, 0x812bec80}, },
            {{seen_0, 2440, 0xa5f2e27e}, {seen_0, 2444, 0x812bec80}, {seen_0, 2448, 0x3af44f03}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2452, 0xdd673b78}, {seen_0, 2456, 0x16bcd836}, {seen_0, 2460, 0x72377418}, },
            {{seen_0, 2452, 0x16bcd836}, {seen_0, 2456, 0x72377418}, {seen_0, 2460, 0xdd673b78}, },
            {{seen_0, 2452, 0x72377418}, {seen_0, 2456, 0xdd673b78}, {seen_0, 2460, 0x16bcd836}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2464, 0x68baf5da}, {seen_0, 2468, 0xa1785614}, {seen_0, 2472, 0xcd6968c}, },
            {{seen_0, 2464, 0xa1785614}, {seen_0, 2468, 0xcd6968c}, {seen_0, 2472, 0x68baf5da}, },
            {{seen_0, 2464, 0xcd6968c}, {seen_0, 2468, 0x68baf5da}, {seen_0, 2472, 0xa1785614}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2476, 0x44679ab8}, {seen_0, 2480, 0xfd39823d}, {seen_0, 2484, 0xd952f419}, },
            {{seen_0, 2476, 0xfd39823d}, {seen_0, 2480, 0xd952f419}, {seen_0, 2484, 0x44679ab8}, },
            {{seen_0, 2476, 0xd952f419}, {seen_0, 2480, 0x44679ab8}, {seen_0, 2484, 0xfd39823d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2488, 0x915cd223}, {seen_0, 2492, 0x8bb93e32}, {seen_0, 2496, 0xb5549151}, },
            {{seen_0, 2488, 0x8bb93e32}, {seen_0, 2492, 0xb5549151}, {seen_0, 2496, 0x915cd223}, },
            {{seen_0, 2488, 0xb5549151}, {seen_0, 2492, 0x915cd223}, {seen_0, 2496, 0x8bb93e32}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2500, 0xafa65f57}, {seen_0, 2504, 0xe75241b1}, {seen_0, 2508, 0xc33ec891}, },
            {{seen_0, 2500, 0xe75241b1}, {seen_0, 2504, 0xc33ec891}, {seen_0, 2508, 0xafa65f57}, },
            {{seen_0, 2500, 0xc33ec891}, {seen_0, 2504, 0xafa65f57}, {seen_0, 2508, 0xe75241b1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2512, 0xfb144e5d}, {seen_0, 2516, 0x34e94f19}, {seen_0, 2520, 0x9f9db232}, },
            {{seen_0, 2512, 0x34e94f19}, {seen_0, 2516, 0x9f9db232}, {seen_0, 2520, 0xfb144e5d}, },
            {{seen_0, 2512, 0x9f9db232}, {seen_0, 2516, 0xfb144e5d}, {seen_0, 2520, 0x34e94f19}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2524, 0xd7a3b6fe}, {seen_0, 2528, 0x4ec5e89d}, {seen_0, 2532, 0x2aec17f6}, },
            {{seen_0, 2524, 0x4ec5e89d}, {seen_0, 2528, 0x2aec17f6}, {seen_0, 2532, 0xd7a3b6fe}, },
            {{seen_0, 2524, 0x2aec17f6}, {seen_0, 2528, 0xd7a3b6fe}, {seen_0, 2532, 0x4ec5e89d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2536, 0x62d245f8}, {seen_0, 2540, 0x1a8b1749}, {seen_0, 2544, 0x674bd68}, },
            {{seen_0, 2536, 0x1a8b1749}, {seen_0, 2540, 0x674bd68}, {seen_0, 2544, 0x62d245f8}, },
            {{seen_0, 2536, 0x674bd68}, {seen_0, 2540, 0x62d245f8}, {seen_0, 2544, 0x1a8b1749}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2548, 0x3ed9711d}, {seen_0, 2552, 0xf7129273}, {seen_0, 2556, 0xd328728b}, },
            {{seen_0, 2548, 0xf7129273}, {seen_0, 2552, 0xd328728b}, {seen_0, 2556, 0x3ed9711d}, },
            {{seen_0, 2548, 0xd328728b}, {seen_0, 2552, 0x3ed9711d}, {seen_0, 2556, 0xf7129273}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2560, 0xd38ba7cf}, {seen_0, 2564, 0xc8b8989}, {seen_0, 2568, 0xf7e271a1}, },
            {{seen_0, 2560, 0xc8b8989}, {seen_0, 2564, 0xf7e271a1}, {seen_0, 2568, 0xd38ba7cf}, },
            {{seen_0, 2560, 0xf7e271a1}, {seen_0, 2564, 0xd38ba7cf}, {seen_0, 2568, 0xc8b8989}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2572, 0xaf7d4935}, {seen_0, 2576, 0x68c35c70}, {seen_0, 2580, 0x44bced5b}, },
            {{seen_0, 2572, 0x68c35c70}, {seen_0, 2576, 0x44bced5b}, {seen_0, 2580, 0xaf7d4935}, },
            {{seen_0, 2572, 0x44bced5b}, {seen_0, 2576, 0xaf7d4935}, {seen_0, 2580, 0x68c35c70}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2584, 0x7c5d3e2a}, {seen_0, 2588, 0xf3df2e39}, {seen_0, 2592, 0x2056b202}, },
            {{seen_0, 2584, 0xf3df2e39}, {seen_0, 2588, 0x2056b202}, {seen_0, 2592, 0x7c5d3e2a}, },
            {{seen_0, 2584, 0x2056b202}, {seen_0, 2588, 0x7c5d3e2a}, {seen_0, 2592, 0xf3df2e39}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2596, 0x16133f24}, {seen_0, 2600, 0xcf41f460}, {seen_0, 2604, 0xab2220c2}, },
            {{seen_0, 2596, 0xcf41f460}, {seen_0, 2600, 0xab2220c2}, {seen_0, 2604, 0x16133f24}, },
            {{seen_0, 2596, 0xab2220c2}, {seen_0, 2600, 0x16133f24}, {seen_0, 2604, 0xcf41f460}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2608, 0xe352c128}, {seen_0, 2612, 0x9b057a0f}, {seen_0, 2616, 0x87043515}, },
            {{seen_0, 2608, 0x9b057a0f}, {seen_0, 2612, 0x87043515}, {seen_0, 2616, 0xe352c128}, },
            {{seen_0, 2608, 0x87043515}, {seen_0, 2612, 0xe352c128}, {seen_0, 2616, 0x9b057a0f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2620, 0xbfd79457}, {seen_0, 2624, 0xb9782121}, {seen_0, 2628, 0x9542dd9a}, },
            {{seen_0, 2620, 0xb9782121}, {seen_0, 2624, 0x9542dd9a}, {seen_0, 2628, 0xbfd79457}, },
            {{seen_0, 2620, 0x9542dd9a}, {seen_0, 2624, 0xbfd79457}, {seen_0, 2628, 0xb9782121}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2632, 0xcd1b3f5c}, {seen_0, 2636, 0x85d652ad}, {seen_0, 2640, 0xf1052911}, },
            {{seen_0, 2632, 0x85d652ad}, {seen_0, 2636, 0xf1052911}, {seen_0, 2640, 0xcd1b3f5c}, },
            {{seen_0, 2632, 0xf1052911}, {seen_0, 2636, 0xcd1b3f5c}, {seen_0, 2640, 0x85d652ad}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2644, 0xa9496bed}, {seen_0, 2648, 0x6219731d}, {seen_0, 2652, 0x3e6674db}, },
            {{seen_0, 2644, 0x6219731d}, {seen_0, 2648, 0x3e6674db}, {seen_0, 2652, 0xa9496bed}, },
            {{seen_0, 2644, 0x3e6674db}, {seen_0, 2648, 0xa9496bed}, {seen_0, 2652, 0x6219731d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2656, 0x34366940}, {seen_0, 2660, 0x6cab573b}, {seen_0, 2664, 0x58539e2d}, },
            {{seen_0, 2656, 0x6cab573b}, {seen_0, 2660, 0x58539e2d}, {seen_0, 2664, 0x34366940}, },
            {{seen_0, 2656, 0x58539e2d}, {seen_0, 2660, 0x34366940}, {seen_0, 2664, 0x6cab573b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2668, 0x10aa6716}, {seen_0, 2672, 0xc90272f3}, {seen_0, 2676, 0xa5df4e92}, },
            {{seen_0, 2668, 0xc90272f3}, {seen_0, 2672, 0xa5df4e92}, {seen_0, 2676, 0x10aa6716}, },
            {{seen_0, 2668, 0xa5df4e92}, {seen_0, 2672, 0x10aa6716}, {seen_0, 2676, 0xc90272f3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2680, 0xdd037768}, {seen_0, 2684, 0x5054b043}, {seen_0, 2688, 0x8103343b}, },
            {{seen_0, 2680, 0x5054b043}, {seen_0, 2684, 0x8103343b}, {seen_0, 2688, 0xdd037768}, },
            {{seen_0, 2680, 0x8103343b}, {seen_0, 2684, 0xdd037768}, {seen_0, 2688, 0x5054b043}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2692, 0x749a6fdc}, {seen_0, 2696, 0x2c73ff65}, {seen_0, 2700, 0x839e92a}, },
            {{seen_0, 2692, 0x2c73ff65}, {seen_0, 2696, 0x839e92a}, {seen_0, 2700, 0x749a6fdc}, },
            {{seen_0, 2692, 0x839e92a}, {seen_0, 2696, 0x749a6fdc}, {seen_0, 2700, 0x2c73ff65}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2704, 0x4034df1d}, {seen_0, 2708, 0xf96c84bd}, {seen_0, 2712, 0x64bf947b}, },
            {{seen_0, 2704, 0xf96c84bd}, {seen_0, 2708, 0x64bf947b}, {seen_0, 2712, 0x4034df1d}, },
            {{seen_0, 2704, 0x64bf947b}, {seen_0, 2708, 0x4034df1d}, {seen_0, 2712, 0xf96c84bd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2716, 0x9d9519b3}, {seen_0, 2720, 0x9395318f}, {seen_0, 2724, 0xefb6a1e5}, },
            {{seen_0, 2716, 0x9395318f}, {seen_0, 2720, 0xefb6a1e5}, {seen_0, 2724, 0x9d9519b3}, },
            {{seen_0, 2716, 0xefb6a1e5}, {seen_0, 2720, 0x9d9519b3}, {seen_0, 2724, 0x9395318f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2728, 0xa76a1ac6}, {seen_0, 2732, 0x60df1e4e}, {seen_0, 2736, 0xcba103eb}, },
            {{seen_0, 2728, 0x60df1e4e}, {seen_0, 2732, 0xcba103eb}, {seen_0, 2736, 0xa76a1ac6}, },
            {{seen_0, 2728, 0xcba103eb}, {seen_0, 2732, 0xa76a1ac6}, {seen_0, 2736, 0x60df1e4e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2740, 0x8340eb1d}, {seen_0, 2744, 0x3cc49fda}, {seen_0, 2748, 0x184350d2}, },
            {{seen_0, 2740, 0x3cc49fda}, {seen_0, 2744, 0x184350d2}, {seen_0, 2748, 0x8340eb1d}, },
            {{seen_0, 2740, 0x184350d2}, {seen_0, 2744, 0x8340eb1d}, {seen_0, 2748, 0x3cc49fda}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2752, 0x12830a1a}, {seen_0, 2756, 0x4aa18e6a}, {seen_0, 2760, 0x36b71bc9}, },
            {{seen_0, 2752, 0x4aa18e6a}, {seen_0, 2756, 0x36b71bc9}, {seen_0, 2760, 0x12830a1a}, },
            {{seen_0, 2752, 0x36b71bc9}, {seen_0, 2756, 0x12830a1a}, {seen_0, 2760, 0x4aa18e6a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2764, 0x6e32a436}, {seen_0, 2768, 0x268f2e15}, {seen_0, 2772, 0x26fbf68}, },
            {{seen_0, 2764, 0x268f2e15}, {seen_0, 2768, 0x26fbf68}, {seen_0, 2772, 0x6e32a436}, },
            {{seen_0, 2764, 0x26fbf68}, {seen_0, 2768, 0x6e32a436}, {seen_0, 2772, 0x268f2e15}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2776, 0x3ae03338}, {seen_0, 2780, 0xb1aaae03}, {seen_0, 2784, 0x5e9700bf}, },
            {{seen_0, 2776, 0xb1aaae03}, {seen_0, 2780, 0x5e9700bf}, {seen_0, 2784, 0x3ae03338}, },
            {{seen_0, 2776, 0x5e9700bf}, {seen_0, 2780, 0x3ae03338}, {seen_0, 2784, 0xb1aaae03}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2788, 0xd53b8261}, {seen_0, 2792, 0x8d3e355e}, {seen_0, 2796, 0xe9db0675}, },
            {{seen_0, 2788, 0x8d3e355e}, {seen_0, 2792, 0xe9db0675}, {seen_0, 2796, 0xd53b8261}, },
            {{seen_0, 2788, 0xe9db0675}, {seen_0, 2792, 0xd53b8261}, {seen_0, 2796, 0x8d3e355e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2800, 0xa15a2f40}, {seen_0, 2804, 0xd98e157b}, {seen_0, 2808, 0xc5607e16}, },
            {{seen_0, 2800, 0xd98e157b}, {seen_0, 2804, 0xc5607e16}, {seen_0, 2808, 0xa15a2f40}, },
            {{seen_0, 2800, 0xc5607e16}, {seen_0, 2804, 0xa15a2f40}, {seen_0, 2808, 0xd98e157b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2812, 0xfdf0214e}, {seen_0, 2816, 0xe3887e65}, {seen_0, 2820, 0xbf14a71a}, },
            {{seen_0, 2812, 0xe3887e65}, {seen_0, 2816, 0xbf14a71a}, {seen_0, 2820, 0xfdf0214e}, },
            {{seen_0, 2812, 0xbf14a71a}, {seen_0, 2816, 0xfdf0214e}, {seen_0, 2820, 0xe3887e65}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2824, 0xf741fcb3}, {seen_0, 2828, 0xaf3d2cda}, {seen_0, 2832, 0x9b8b3131}, },
            {{seen_0, 2824, 0xaf3d2cda}, {seen_0, 2828, 0x9b8b3131}, {seen_0, 2832, 0xf741fcb3}, },
            {{seen_0, 2824, 0x9b8b3131}, {seen_0, 2828, 0xf741fcb3}, {seen_0, 2832, 0xaf3d2cda}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2836, 0xd37f49ae}, {seen_0, 2840, 0xc0f70bd}, {seen_0, 2844, 0x683701ed}, },
            {{seen_0, 2836, 0xc0f70bd}, {seen_0, 2840, 0x683701ed}, {seen_0, 2844, 0xd37f49ae}, },
            {{seen_0, 2836, 0x683701ed}, {seen_0, 2840, 0xd37f49ae}, {seen_0, 2844, 0xc0f70bd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2848, 0x5ec454a3}, {seen_0, 2852, 0x16f4528a}, {seen_0, 2856, 0x2f1c768}, },
            {{seen_0, 2848, 0x16f4528a}, {seen_0, 2852, 0x2f1c768}, {seen_0, 2856, 0x5ec454a3}, },
            {{seen_0, 2848, 0x2f1c768}, {seen_0, 2852, 0x5ec454a3}, {seen_0, 2856, 0x16f4528a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2860, 0x3a881292}, {seen_0, 2864, 0x72d7c1c7}, {seen_0, 2868, 0xcffccd6b}, },
            {{seen_0, 2860, 0x72d7c1c7}, {seen_0, 2864, 0xcffccd6b}, {seen_0, 2868, 0x3a881292}, },
            {{seen_0, 2860, 0xcffccd6b}, {seen_0, 2864, 0x3a881292}, {seen_0, 2868, 0x72d7c1c7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2872, 0x8723064f}, {seen_0, 2876, 0x8124a098}, {seen_0, 2880, 0xab03a3f1}, },
            {{seen_0, 2872, 0x8124a098}, {seen_0, 2876, 0xab03a3f1}, {seen_0, 2880, 0x8723064f}, },
            {{seen_0, 2872, 0xab03a3f1}, {seen_0, 2876, 0x8723064f}, {seen_0, 2880, 0x8124a098}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2884, 0xa51c71c7}, {seen_0, 2888, 0xddc50a34}, {seen_0, 2892, 0xb918760d}, },
            {{seen_0, 2884, 0xddc50a34}, {seen_0, 2888, 0xb918760d}, {seen_0, 2892, 0xa51c71c7}, },
            {{seen_0, 2884, 0xb918760d}, {seen_0, 2888, 0xa51c71c7}, {seen_0, 2892, 0xddc50a34}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2896, 0xf1aaf084}, {seen_0, 2900, 0xa9f823c1}, {seen_0, 2904, 0x95f7f820}, },
            {{seen_0, 2896, 0xa9f823c1}, {seen_0, 2900, 0x95f7f820}, {seen_0, 2904, 0xf1aaf084}, },
            {{seen_0, 2896, 0x95f7f820}, {seen_0, 2900, 0xf1aaf084}, {seen_0, 2904, 0xa9f823c1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2908, 0xcd29eba9}, {seen_0, 2912, 0x44e82f33}, {seen_0, 2916, 0x201bd5fc}, },
            {{seen_0, 2908, 0x44e82f33}, {seen_0, 2912, 0x201bd5fc}, {seen_0, 2916, 0xcd29eba9}, },
            {{seen_0, 2908, 0x201bd5fc}, {seen_0, 2912, 0xcd29eba9}, {seen_0, 2916, 0x44e82f33}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2920, 0x5855bf36}, {seen_0, 2924, 0x1045c8d5}, {seen_0, 2928, 0x7c6dd3c8}, },
            {{seen_0, 2920, 0x1045c8d5}, {seen_0, 2924, 0x7c6dd3c8}, {seen_0, 2928, 0x5855bf36}, },
            {{seen_0, 2920, 0x7c6dd3c8}, {seen_0, 2924, 0x5855bf36}, {seen_0, 2928, 0x1045c8d5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2932, 0x3481b3e2}, {seen_0, 2936, 0x6c8f5651}, {seen_0, 2940, 0x485e68d4}, },
            {{seen_0, 2932, 0x6c8f5651}, {seen_0, 2936, 0x485e68d4}, {seen_0, 2940, 0x3481b3e2}, },
            {{seen_0, 2932, 0x485e68d4}, {seen_0, 2936, 0x3481b3e2}, {seen_0, 2940, 0x6c8f5651}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2944, 0x3c4064ad}, {seen_0, 2948, 0x74d6fa7c}, {seen_0, 2952, 0xdf126c41}, },
            {{seen_0, 2944, 0x74d6fa7c}, {seen_0, 2948, 0xdf126c41}, {seen_0, 2952, 0x3c4064ad}, },
            {{seen_0, 2944, 0xdf126c41}, {seen_0, 2948, 0x3c4064ad}, {seen_0, 2952, 0x74d6fa7c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2956, 0x18da5f9a}, {seen_0, 2960, 0x50e28acf}, {seen_0, 2964, 0x2cea07d3}, },
            {{seen_0, 2956, 0x50e28acf}, {seen_0, 2960, 0x2cea07d3}, {seen_0, 2964, 0x18da5f9a}, },
            {{seen_0, 2956, 0x2cea07d3}, {seen_0, 2960, 0x18da5f9a}, {seen_0, 2964, 0x50e28acf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2968, 0x64bf63ae}, {seen_0, 2972, 0xdb05b131}, {seen_0, 2976, 0x86fff71}, },
            {{seen_0, 2968, 0xdb05b131}, {seen_0, 2972, 0x86fff71}, {seen_0, 2976, 0x64bf63ae}, },
            {{seen_0, 2968, 0x86fff71}, {seen_0, 2972, 0x64bf63ae}, {seen_0, 2976, 0xdb05b131}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2980, 0xff1380c1}, {seen_0, 2984, 0xb75001dc}, {seen_0, 2988, 0x93903e81}, },
            {{seen_0, 2980, 0xb75001dc}, {seen_0, 2984, 0x93903e81}, {seen_0, 2988, 0xff1380c1}, },
            {{seen_0, 2980, 0x93903e81}, {seen_0, 2984, 0xff1380c1}, {seen_0, 2988, 0xb75001dc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 2992, 0xcb115937}, {seen_0, 2996, 0x838cc537}, {seen_0, 3000, 0xef724c94}, },
            {{seen_0, 2992, 0x838cc537}, {seen_0, 2996, 0xef724c94}, {seen_0, 3000, 0xcb115937}, },
            {{seen_0, 2992, 0xef724c94}, {seen_0, 2996, 0xcb115937}, {seen_0, 3000, 0x838cc537}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3004, 0xa7b0660a}, {seen_0, 3008, 0xa1008bcd}, {seen_0, 3012, 0xfda3b5ae}, },
            {{seen_0, 3004, 0xa1008bcd}, {seen_0, 3008, 0xfda3b5ae}, {seen_0, 3012, 0xa7b0660a}, },
            {{seen_0, 3004, 0xfda3b5ae}, {seen_0, 3008, 0xa7b0660a}, {seen_0, 3012, 0xa1008bcd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3016, 0xb5777939}, {seen_0, 3020, 0x6e212224}, {seen_0, 3024, 0xd990f5ee}, },
            {{seen_0, 3016, 0x6e212224}, {seen_0, 3020, 0xd990f5ee}, {seen_0, 3024, 0xb5777939}, },
            {{seen_0, 3016, 0xd990f5ee}, {seen_0, 3020, 0xb5777939}, {seen_0, 3024, 0x6e212224}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3028, 0x12165061}, {seen_0, 3032, 0x4ad80b28}, {seen_0, 3036, 0x26f1088e}, },
            {{seen_0, 3028, 0x4ad80b28}, {seen_0, 3032, 0x26f1088e}, {seen_0, 3036, 0x12165061}, },
            {{seen_0, 3028, 0x26f1088e}, {seen_0, 3032, 0x12165061}, {seen_0, 3036, 0x4ad80b28}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3040, 0x1c572b76}, {seen_0, 3044, 0xd5c1ccfc}, {seen_0, 3048, 0x40fac09a}, },
            {{seen_0, 3040, 0xd5c1ccfc}, {seen_0, 3044, 0x40fac09a}, {seen_0, 3048, 0x1c572b76}, },
            {{seen_0, 3040, 0x40fac09a}, {seen_0, 3044, 0x1c572b76}, {seen_0, 3048, 0xd5c1ccfc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3052, 0xf93e60b8}, {seen_0, 3056, 0xb1a01874}, {seen_0, 3060, 0x8d5a1064}, },
            {{seen_0, 3052, 0xb1a01874}, {seen_0, 3056, 0x8d5a1064}, {seen_0, 3060, 0xf93e60b8}, },
            {{seen_0, 3052, 0x8d5a1064}, {seen_0, 3056, 0xf93e60b8}, {seen_0, 3060, 0xb1a01874}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3064, 0xc5785cbc}, {seen_0, 3068, 0x463f15a8}, {seen_0, 3072, 0xe9807c2e}, },
            {{seen_0, 3064, 0x463f15a8}, {seen_0, 3068, 0xe9807c2e}, {seen_0, 3072, 0xc5785cbc}, },
            {{seen_0, 3064, 0xe9807c2e}, {seen_0, 3068, 0xc5785cbc}, {seen_0, 3072, 0x463f15a8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3076, 0x6a2f8311}, {seen_0, 3080, 0x22f6b866}, {seen_0, 3084, 0x7e59c1be}, },
            {{seen_0, 3076, 0x22f6b866}, {seen_0, 3080, 0x7e59c1be}, {seen_0, 3084, 0x6a2f8311}, },
            {{seen_0, 3076, 0x7e59c1be}, {seen_0, 3080, 0x6a2f8311}, {seen_0, 3084, 0x22f6b866}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3088, 0x3612aba8}, {seen_0, 3092, 0x6e5ea800}, {seen_0, 3096, 0x5a556e06}, },
            {{seen_0, 3088, 0x6e5ea800}, {seen_0, 3092, 0x5a556e06}, {seen_0, 3096, 0x3612aba8}, },
            {{seen_0, 3088, 0x5a556e06}, {seen_0, 3092, 0x3612aba8}, {seen_0, 3096, 0x6e5ea800}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3100, 0x12170d0c}, {seen_0, 3104, 0x898aadc0}, {seen_0, 3108, 0xe505d5a5}, },
            {{seen_0, 3100, 0x898aadc0}, {seen_0, 3104, 0xe505d5a5}, {seen_0, 3108, 0x12170d0c}, },
            {{seen_0, 3100, 0xe505d5a5}, {seen_0, 3104, 0x12170d0c}, {seen_0, 3108, 0x898aadc0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3112, 0x9da94040}, {seen_0, 3116, 0xd54ebbda}, {seen_0, 3120, 0xc1451edb}, },
            {{seen_0, 3112, 0xd54ebbda}, {seen_0, 3116, 0xc1451edb}, {seen_0, 3120, 0x9da94040}, },
            {{seen_0, 3112, 0xc1451edb}, {seen_0, 3116, 0x9da94040}, {seen_0, 3120, 0xd54ebbda}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3124, 0xf936db4c}, {seen_0, 3128, 0xb1de4339}, {seen_0, 3132, 0xed52c27}, },
            {{seen_0, 3124, 0xb1de4339}, {seen_0, 3128, 0xed52c27}, {seen_0, 3132, 0xf936db4c}, },
            {{seen_0, 3124, 0xed52c27}, {seen_0, 3128, 0xf936db4c}, {seen_0, 3132, 0xb1de4339}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3136, 0x87401ba5}, {seen_0, 3140, 0x40abfbbf}, {seen_0, 3144, 0xabcf0046}, },
            {{seen_0, 3136, 0x40abfbbf}, {seen_0, 3140, 0xabcf0046}, {seen_0, 3144, 0x87401ba5}, },
            {{seen_0, 3136, 0xabcf0046}, {seen_0, 3140, 0x87401ba5}, {seen_0, 3144, 0x40abfbbf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3148, 0x64d37f59}, {seen_0, 3152, 0x1c776320}, {seen_0, 3156, 0x7886fdcb}, },
            {{seen_0, 3148, 0x1c776320}, {seen_0, 3152, 0x7886fdcb}, {seen_0, 3156, 0x64d37f59}, },
            {{seen_0, 3148, 0x7886fdcb}, {seen_0, 3152, 0x64d37f59}, {seen_0, 3156, 0x1c776320}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3160, 0x303c9b80}, {seen_0, 3164, 0xa7053369}, {seen_0, 3168, 0x54c4d6f3}, },
            {{seen_0, 3160, 0xa7053369}, {seen_0, 3164, 0x54c4d6f3}, {seen_0, 3168, 0x303c9b80}, },
            {{seen_0, 3160, 0x54c4d6f3}, {seen_0, 3164, 0x303c9b80}, {seen_0, 3168, 0xa7053369}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3172, 0xcb40460c}, {seen_0, 3176, 0x831f9256}, {seen_0, 3180, 0xdf793000}, },
            {{seen_0, 3172, 0x831f9256}, {seen_0, 3176, 0xdf793000}, {seen_0, 3180, 0xcb40460c}, },
            {{seen_0, 3172, 0xdf793000}, {seen_0, 3176, 0xcb40460c}, {seen_0, 3180, 0x831f9256}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3184, 0x9707980a}, {seen_0, 3188, 0xcf64d806}, {seen_0, 3192, 0xbb595352}, },
            {{seen_0, 3184, 0xcf64d806}, {seen_0, 3188, 0xbb595352}, {seen_0, 3192, 0x9707980a}, },
            {{seen_0, 3184, 0xbb595352}, {seen_0, 3188, 0x9707980a}, {seen_0, 3192, 0xcf64d806}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3196, 0xf3737e28}, {seen_0, 3200, 0x66b974f9}, {seen_0, 3204, 0x426b2aae}, },
            {{seen_0, 3196, 0x66b974f9}, {seen_0, 3200, 0x426b2aae}, {seen_0, 3204, 0xf3737e28}, },
            {{seen_0, 3196, 0x426b2aae}, {seen_0, 3200, 0xf3737e28}, {seen_0, 3204, 0x66b974f9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3208, 0xfb2fd054}, {seen_0, 3212, 0xb38cfd82}, {seen_0, 3216, 0x1e71385a}, },
            {{seen_0, 3208, 0xb38cfd82}, {seen_0, 3212, 0x1e71385a}, {seen_0, 3216, 0xfb2fd054}, },
            {{seen_0, 3208, 0x1e71385a}, {seen_0, 3212, 0xfb2fd054}, {seen_0, 3216, 0xb38cfd82}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3220, 0xd7cd3d4e}, {seen_0, 3224, 0x8f888e79}, {seen_0, 3228, 0xeb275914}, },
            {{seen_0, 3220, 0x8f888e79}, {seen_0, 3224, 0xeb275914}, {seen_0, 3228, 0xd7cd3d4e}, },
            {{seen_0, 3220, 0xeb275914}, {seen_0, 3224, 0xd7cd3d4e}, {seen_0, 3228, 0x8f888e79}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3232, 0x626f1592}, {seen_0, 3236, 0x1ae7bd73}, {seen_0, 3240, 0x85efb014}, },
            {{seen_0, 3232, 0x1ae7bd73}, {seen_0, 3236, 0x85efb014}, {seen_0, 3240, 0x626f1592}, },
            {{seen_0, 3232, 0x85efb014}, {seen_0, 3236, 0x626f1592}, {seen_0, 3240, 0x1ae7bd73}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3244, 0x3e1af278}, {seen_0, 3248, 0x7601262c}, {seen_0, 3252, 0x52a69fc5}, },
            {{seen_0, 3244, 0x7601262c}, {seen_0, 3248, 0x52a69fc5}, {seen_0, 3252, 0x3e1af278}, },
            {{seen_0, 3244, 0x52a69fc5}, {seen_0, 3248, 0x3e1af278}, {seen_0, 3252, 0x7601262c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3256, 0xa3f7907}, {seen_0, 3260, 0x4d9a485}, {seen_0, 3264, 0x2e4f0d76}, },
            {{seen_0, 3256, 0x4d9a485}, {seen_0, 3260, 0x2e4f0d76}, {seen_0, 3264, 0xa3f7907}, },
            {{seen_0, 3256, 0x2e4f0d76}, {seen_0, 3260, 0xa3f7907}, {seen_0, 3264, 0x4d9a485}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3268, 0x28c9aa51}, {seen_0, 3272, 0x60644faf}, {seen_0, 3276, 0x3c9e54a2}, },
            {{seen_0, 3268, 0x60644faf}, {seen_0, 3272, 0x3c9e54a2}, {seen_0, 3276, 0x28c9aa51}, },
            {{seen_0, 3268, 0x3c9e54a2}, {seen_0, 3272, 0x28c9aa51}, {seen_0, 3276, 0x60644faf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3280, 0xf59daa75}, {seen_0, 3284, 0xad8ddad9}, {seen_0, 3288, 0x18bea579}, },
            {{seen_0, 3280, 0xad8ddad9}, {seen_0, 3284, 0x18bea579}, {seen_0, 3288, 0xf59daa75}, },
            {{seen_0, 3280, 0x18bea579}, {seen_0, 3284, 0xf59daa75}, {seen_0, 3288, 0xad8ddad9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3292, 0xd1aa999b}, {seen_0, 3296, 0xc75dde11}, {seen_0, 3300, 0xa3ee545b}, },
            {{seen_0, 3292, 0xc75dde11}, {seen_0, 3296, 0xa3ee545b}, {seen_0, 3300, 0xd1aa999b}, },
            {{seen_0, 3292, 0xa3ee545b}, {seen_0, 3296, 0xd1aa999b}, {seen_0, 3300, 0xc75dde11}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3304, 0xdb882554}, {seen_0, 3308, 0x14b5399d}, {seen_0, 3312, 0xffd3f397}, },
            {{seen_0, 3304, 0x14b5399d}, {seen_0, 3308, 0xffd3f397}, {seen_0, 3312, 0xdb882554}, },
            {{seen_0, 3304, 0xffd3f397}, {seen_0, 3308, 0xdb882554}, {seen_0, 3312, 0x14b5399d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3316, 0x38ac8bb4}, {seen_0, 3320, 0x706ec14c}, {seen_0, 3324, 0x4cbbfc08}, },
            {{seen_0, 3316, 0x706ec14c}, {seen_0, 3320, 0x4cbbfc08}, {seen_0, 3324, 0x38ac8bb4}, },
            {{seen_0, 3316, 0x4cbbfc08}, {seen_0, 3320, 0x38ac8bb4}, {seen_0, 3324, 0x706ec14c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3328, 0x6862314a}, {seen_0, 3332, 0x2022e4bc}, {seen_0, 3336, 0xc16437d}, },
            {{seen_0, 3328, 0x2022e4bc}, {seen_0, 3332, 0xc16437d}, {seen_0, 3336, 0x6862314a}, },
            {{seen_0, 3328, 0xc16437d}, {seen_0, 3332, 0x6862314a}, {seen_0, 3336, 0x2022e4bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3340, 0x44809ff5}, {seen_0, 3344, 0x7cae7047}, {seen_0, 3348, 0x58f3c70e}, },
            {{seen_0, 3340, 0x7cae7047}, {seen_0, 3344, 0x58f3c70e}, {seen_0, 3348, 0x44809ff5}, },
            {{seen_0, 3340, 0x58f3c70e}, {seen_0, 3344, 0x44809ff5}, {seen_0, 3348, 0x7cae7047}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3352, 0x1054fb95}, {seen_0, 3356, 0x877761de}, {seen_0, 3360, 0x347cdac1}, },
            {{seen_0, 3352, 0x877761de}, {seen_0, 3356, 0x347cdac1}, {seen_0, 3360, 0x1054fb95}, },
            {{seen_0, 3352, 0x347cdac1}, {seen_0, 3356, 0x1054fb95}, {seen_0, 3360, 0x877761de}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3364, 0xab1074bd}, {seen_0, 3368, 0xe3edf585}, {seen_0, 3372, 0xbfa66263}, },
            {{seen_0, 3364, 0xe3edf585}, {seen_0, 3368, 0xbfa66263}, {seen_0, 3372, 0xab1074bd}, },
            {{seen_0, 3364, 0xbfa66263}, {seen_0, 3368, 0xab1074bd}, {seen_0, 3372, 0xe3edf585}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3376, 0xf7a9c47d}, {seen_0, 3380, 0x30af7bb2}, {seen_0, 3384, 0x9b98d2fc}, },
            {{seen_0, 3376, 0x30af7bb2}, {seen_0, 3380, 0x9b98d2fc}, {seen_0, 3384, 0xf7a9c47d}, },
            {{seen_0, 3376, 0x9b98d2fc}, {seen_0, 3380, 0xf7a9c47d}, {seen_0, 3384, 0x30af7bb2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3388, 0xd39b143c}, {seen_0, 3392, 0xcd5e4a22}, {seen_0, 3396, 0xa98a46b0}, },
            {{seen_0, 3388, 0xcd5e4a22}, {seen_0, 3392, 0xa98a46b0}, {seen_0, 3396, 0xd39b143c}, },
            {{seen_0, 3388, 0xa98a46b0}, {seen_0, 3392, 0xd39b143c}, {seen_0, 3396, 0xcd5e4a22}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3400, 0x620b8168}, {seen_0, 3404, 0x1a1557a1}, {seen_0, 3408, 0x6d1bc25}, },
            {{seen_0, 3400, 0x1a1557a1}, {seen_0, 3404, 0x6d1bc25}, {seen_0, 3408, 0x620b8168}, },
            {{seen_0, 3400, 0x6d1bc25}, {seen_0, 3404, 0x620b8168}, {seen_0, 3408, 0x1a1557a1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3412, 0x3e4491cf}, {seen_0, 3416, 0x762b26db}, {seen_0, 3420, 0x5251de04}, },
            {{seen_0, 3412, 0x762b26db}, {seen_0, 3416, 0x5251de04}, {seen_0, 3420, 0x3e4491cf}, },
            {{seen_0, 3412, 0x5251de04}, {seen_0, 3416, 0x3e4491cf}, {seen_0, 3420, 0x762b26db}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3424, 0xc9ce6f6d}, {seen_0, 3428, 0x8177b258}, {seen_0, 3432, 0xed908a70}, },
            {{seen_0, 3424, 0x8177b258}, {seen_0, 3428, 0xed908a70}, {seen_0, 3432, 0xc9ce6f6d}, },
            {{seen_0, 3424, 0xed908a70}, {seen_0, 3428, 0xc9ce6f6d}, {seen_0, 3432, 0x8177b258}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3436, 0xa550575a}, {seen_0, 3440, 0xdd2f56c2}, {seen_0, 3444, 0xb9677f34}, },
            {{seen_0, 3436, 0xdd2f56c2}, {seen_0, 3440, 0xb9677f34}, {seen_0, 3444, 0xa550575a}, },
            {{seen_0, 3436, 0xb9677f34}, {seen_0, 3440, 0xa550575a}, {seen_0, 3444, 0xdd2f56c2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3448, 0xf1317b6f}, {seen_0, 3452, 0x64d503bd}, {seen_0, 3456, 0x95e034ec}, },
            {{seen_0, 3448, 0x64d503bd}, {seen_0, 3452, 0x95e034ec}, {seen_0, 3456, 0xf1317b6f}, },
            {{seen_0, 3448, 0x95e034ec}, {seen_0, 3452, 0xf1317b6f}, {seen_0, 3456, 0x64d503bd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3460, 0x85a99f7}, {seen_0, 3464, 0x40c09170}, {seen_0, 3468, 0x9d9dc805}, },
            {{seen_0, 3460, 0x40c09170}, {seen_0, 3464, 0x9d9dc805}, {seen_0, 3468, 0x85a99f7}, },
            {{seen_0, 3460, 0x9d9dc805}, {seen_0, 3464, 0x85a99f7}, {seen_0, 3468, 0x40c09170}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3472, 0xd53855b8}, {seen_0, 3476, 0x8d0417d7}, {seen_0, 3480, 0xf93c92e4}, },
            {{seen_0, 3472, 0x8d0417d7}, {seen_0, 3476, 0xf93c92e4}, {seen_0, 3480, 0xd53855b8}, },
            {{seen_0, 3472, 0xf93c92e4}, {seen_0, 3476, 0xd53855b8}, {seen_0, 3480, 0x8d0417d7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3484, 0xb12e2523}, {seen_0, 3488, 0xa78617de}, {seen_0, 3492, 0x40a80bb}, },
            {{seen_0, 3484, 0xa78617de}, {seen_0, 3488, 0x40a80bb}, {seen_0, 3492, 0xb12e2523}, },
            {{seen_0, 3484, 0x40a80bb}, {seen_0, 3488, 0xb12e2523}, {seen_0, 3492, 0xa78617de}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3496, 0x3c3c51bd}, {seen_0, 3500, 0x74d38864}, {seen_0, 3504, 0x60fdfd39}, },
            {{seen_0, 3496, 0x74d38864}, {seen_0, 3500, 0x60fdfd39}, {seen_0, 3504, 0x3c3c51bd}, },
            {{seen_0, 3496, 0x60fdfd39}, {seen_0, 3500, 0x3c3c51bd}, {seen_0, 3504, 0x74d38864}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3508, 0x186473c9}, {seen_0, 3512, 0x50502f34}, {seen_0, 3516, 0x2c18aa8a}, },
            {{seen_0, 3508, 0x50502f34}, {seen_0, 3512, 0x2c18aa8a}, {seen_0, 3516, 0x186473c9}, },
            {{seen_0, 3508, 0x2c18aa8a}, {seen_0, 3512, 0x186473c9}, {seen_0, 3516, 0x50502f34}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3520, 0x2608d942}, {seen_0, 3524, 0x5e92a7bd}, {seen_0, 3528, 0x4a16b470}, },
            {{seen_0, 3520, 0x5e92a7bd}, {seen_0, 3524, 0x4a16b470}, {seen_0, 3528, 0x2608d942}, },
            {{seen_0, 3520, 0x4a16b470}, {seen_0, 3524, 0x2608d942}, {seen_0, 3528, 0x5e92a7bd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3532, 0x268fc34}, {seen_0, 3536, 0x3acc7304}, {seen_0, 3540, 0x162fad8a}, },
            {{seen_0, 3532, 0x3acc7304}, {seen_0, 3536, 0x162fad8a}, {seen_0, 3540, 0x268fc34}, },
            {{seen_0, 3532, 0x162fad8a}, {seen_0, 3536, 0x268fc34}, {seen_0, 3540, 0x3acc7304}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3544, 0xcfd42c16}, {seen_0, 3548, 0xc5d1d453}, {seen_0, 3552, 0xf30d823a}, },
            {{seen_0, 3544, 0xc5d1d453}, {seen_0, 3548, 0xf30d823a}, {seen_0, 3552, 0xcfd42c16}, },
            {{seen_0, 3544, 0xf30d823a}, {seen_0, 3548, 0xcfd42c16}, {seen_0, 3552, 0xc5d1d453}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3556, 0xe959ef62}, {seen_0, 3560, 0xa1cfb0e3}, {seen_0, 3564, 0xfd9b3495}, },
            {{seen_0, 3556, 0xa1cfb0e3}, {seen_0, 3560, 0xfd9b3495}, {seen_0, 3564, 0xe959ef62}, },
            {{seen_0, 3556, 0xfd9b3495}, {seen_0, 3560, 0xe959ef62}, {seen_0, 3564, 0xa1cfb0e3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3568, 0x36cd8f46}, {seen_0, 3572, 0x6ebbad5d}, {seen_0, 3576, 0x5aaef843}, },
            {{seen_0, 3568, 0x6ebbad5d}, {seen_0, 3572, 0x5aaef843}, {seen_0, 3576, 0x36cd8f46}, },
            {{seen_0, 3568, 0x5aaef843}, {seen_0, 3572, 0x36cd8f46}, {seen_0, 3576, 0x6ebbad5d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3580, 0x1220917a}, {seen_0, 3584, 0x1298162e}, {seen_0, 3588, 0xef74b4d8}, },
            {{seen_0, 3580, 0x1298162e}, {seen_0, 3584, 0xef74b4d8}, {seen_0, 3588, 0x1220917a}, },
            {{seen_0, 3580, 0xef74b4d8}, {seen_0, 3584, 0x1220917a}, {seen_0, 3588, 0x1298162e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3592, 0xa745713c}, {seen_0, 3596, 0xdfdf88b4}, {seen_0, 3600, 0xcb696651}, },
            {{seen_0, 3592, 0xdfdf88b4}, {seen_0, 3596, 0xcb696651}, {seen_0, 3600, 0xa745713c}, },
            {{seen_0, 3592, 0xcb696651}, {seen_0, 3596, 0xa745713c}, {seen_0, 3600, 0xdfdf88b4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3604, 0x833e45fb}, {seen_0, 3608, 0xbbca841e}, {seen_0, 3612, 0x97e3a59a}, },
            {{seen_0, 3604, 0xbbca841e}, {seen_0, 3608, 0x97e3a59a}, {seen_0, 3612, 0x833e45fb}, },
            {{seen_0, 3604, 0x97e3a59a}, {seen_0, 3608, 0x833e45fb}, {seen_0, 3612, 0xbbca841e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3616, 0xe7e94cb}, {seen_0, 3620, 0x461625e8}, {seen_0, 3624, 0x3203d00d}, },
            {{seen_0, 3616, 0x461625e8}, {seen_0, 3620, 0x3203d00d}, {seen_0, 3624, 0xe7e94cb}, },
            {{seen_0, 3616, 0x3203d00d}, {seen_0, 3620, 0xe7e94cb}, {seen_0, 3624, 0x461625e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3628, 0x6a151705}, {seen_0, 3632, 0x225f9c81}, {seen_0, 3636, 0x7e532cd8}, },
            {{seen_0, 3628, 0x225f9c81}, {seen_0, 3632, 0x7e532cd8}, {seen_0, 3636, 0x6a151705}, },
            {{seen_0, 3628, 0x7e532cd8}, {seen_0, 3632, 0x6a151705}, {seen_0, 3636, 0x225f9c81}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3640, 0x3601cc2f}, {seen_0, 3644, 0x3066dbf0}, {seen_0, 3648, 0x5aa8d38a}, },
            {{seen_0, 3640, 0x3066dbf0}, {seen_0, 3644, 0x5aa8d38a}, {seen_0, 3648, 0x3601cc2f}, },
            {{seen_0, 3640, 0x5aa8d38a}, {seen_0, 3644, 0x3601cc2f}, {seen_0, 3648, 0x3066dbf0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3652, 0x546d9e14}, {seen_0, 3656, 0xc4009a8}, {seen_0, 3660, 0x68ac1607}, },
            {{seen_0, 3652, 0xc4009a8}, {seen_0, 3656, 0x68ac1607}, {seen_0, 3660, 0x546d9e14}, },
            {{seen_0, 3652, 0x68ac1607}, {seen_0, 3656, 0x546d9e14}, {seen_0, 3660, 0xc4009a8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3664, 0xa15166f8}, {seen_0, 3668, 0xd9e6baed}, {seen_0, 3672, 0xc57fc4e0}, },
            {{seen_0, 3664, 0xd9e6baed}, {seen_0, 3668, 0xc57fc4e0}, {seen_0, 3672, 0xa15166f8}, },
            {{seen_0, 3664, 0xc57fc4e0}, {seen_0, 3668, 0xa15166f8}, {seen_0, 3672, 0xd9e6baed}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3676, 0xfd1e1691}, {seen_0, 3680, 0xf390e640}, {seen_0, 3684, 0xcf968594}, },
            {{seen_0, 3676, 0xf390e640}, {seen_0, 3680, 0xcf968594}, {seen_0, 3684, 0xfd1e1691}, },
            {{seen_0, 3676, 0xcf968594}, {seen_0, 3680, 0xfd1e1691}, {seen_0, 3684, 0xf390e640}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3688, 0x87c0669}, {seen_0, 3692, 0x4065d110}, {seen_0, 3696, 0x2ce41f17}, },
            {{seen_0, 3688, 0x4065d110}, {seen_0, 3692, 0x2ce41f17}, {seen_0, 3696, 0x87c0669}, },
            {{seen_0, 3688, 0x2ce41f17}, {seen_0, 3692, 0x87c0669}, {seen_0, 3696, 0x4065d110}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3700, 0x64a6ead3}, {seen_0, 3704, 0x1c7030e2}, {seen_0, 3708, 0x78c1f76e}, },
            {{seen_0, 3700, 0x1c7030e2}, {seen_0, 3704, 0x78c1f76e}, {seen_0, 3708, 0x64a6ead3}, },
            {{seen_0, 3700, 0x78c1f76e}, {seen_0, 3704, 0x64a6ead3}, {seen_0, 3708, 0x1c7030e2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3712, 0xeb0fa92c}, {seen_0, 3716, 0xa3ec022f}, {seen_0, 3720, 0x8ff0b7af}, },
            {{seen_0, 3712, 0xa3ec022f}, {seen_0, 3716, 0x8ff0b7af}, {seen_0, 3720, 0xeb0fa92c}, },
            {{seen_0, 3712, 0x8ff0b7af}, {seen_0, 3716, 0xeb0fa92c}, {seen_0, 3720, 0xa3ec022f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3724, 0xc7a3c43c}, {seen_0, 3728, 0xff6edab6}, {seen_0, 3732, 0x5c3770c0}, },
            {{seen_0, 3724, 0xff6edab6}, {seen_0, 3728, 0x5c3770c0}, {seen_0, 3732, 0xc7a3c43c}, },
            {{seen_0, 3724, 0x5c3770c0}, {seen_0, 3728, 0xc7a3c43c}, {seen_0, 3732, 0xff6edab6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3736, 0x1472133e}, {seen_0, 3740, 0xa8c946c}, {seen_0, 3744, 0x38cede26}, },
            {{seen_0, 3736, 0xa8c946c}, {seen_0, 3740, 0x38cede26}, {seen_0, 3744, 0x1472133e}, },
            {{seen_0, 3736, 0x38cede26}, {seen_0, 3740, 0x1472133e}, {seen_0, 3744, 0xa8c946c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3748, 0x2ea9a0af}, {seen_0, 3752, 0x66df3062}, {seen_0, 3756, 0xc3a948d5}, },
            {{seen_0, 3748, 0x66df3062}, {seen_0, 3752, 0xc3a948d5}, {seen_0, 3756, 0x2ea9a0af}, },
            {{seen_0, 3748, 0xc3a948d5}, {seen_0, 3752, 0x2ea9a0af}, {seen_0, 3756, 0x66df3062}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3760, 0xfb50d56b}, {seen_0, 3764, 0xb3eae810}, {seen_0, 3768, 0x9fe65c90}, },
            {{seen_0, 3760, 0xb3eae810}, {seen_0, 3764, 0x9fe65c90}, {seen_0, 3768, 0xfb50d56b}, },
            {{seen_0, 3760, 0x9fe65c90}, {seen_0, 3764, 0xfb50d56b}, {seen_0, 3768, 0xb3eae810}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3772, 0xd7fcf807}, {seen_0, 3776, 0xd18ece6e}, {seen_0, 3780, 0xadbd5f04}, },
            {{seen_0, 3772, 0xd18ece6e}, {seen_0, 3776, 0xadbd5f04}, {seen_0, 3780, 0xd7fcf807}, },
            {{seen_0, 3772, 0xadbd5f04}, {seen_0, 3776, 0xd7fcf807}, {seen_0, 3780, 0xd18ece6e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3784, 0xe52a48a9}, {seen_0, 3788, 0x9d7d4bbd}, {seen_0, 3792, 0x89e9e9bb}, },
            {{seen_0, 3784, 0x9d7d4bbd}, {seen_0, 3788, 0x89e9e9bb}, {seen_0, 3792, 0xe52a48a9}, },
            {{seen_0, 3784, 0x89e9e9bb}, {seen_0, 3788, 0xe52a48a9}, {seen_0, 3792, 0x9d7d4bbd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3796, 0xc148cc55}, {seen_0, 3800, 0xf997848d}, {seen_0, 3804, 0xd5b6c62e}, },
            {{seen_0, 3796, 0xf997848d}, {seen_0, 3800, 0xd5b6c62e}, {seen_0, 3804, 0xc148cc55}, },
            {{seen_0, 3796, 0xd5b6c62e}, {seen_0, 3800, 0xc148cc55}, {seen_0, 3804, 0xf997848d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3808, 0x4cade099}, {seen_0, 3812, 0x48773db}, {seen_0, 3816, 0x7035b6a8}, },
            {{seen_0, 3808, 0x48773db}, {seen_0, 3812, 0x7035b6a8}, {seen_0, 3816, 0x4cade099}, },
            {{seen_0, 3808, 0x7035b6a8}, {seen_0, 3812, 0x4cade099}, {seen_0, 3816, 0x48773db}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3820, 0x28f7e7ec}, {seen_0, 3824, 0x60543b79}, {seen_0, 3828, 0x3cfa60ae}, },
            {{seen_0, 3820, 0x60543b79}, {seen_0, 3824, 0x3cfa60ae}, {seen_0, 3828, 0x28f7e7ec}, },
            {{seen_0, 3820, 0x3cfa60ae}, {seen_0, 3824, 0x28f7e7ec}, {seen_0, 3828, 0x60543b79}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3832, 0xf53202dc}, {seen_0, 3836, 0x5a6aeed0}, {seen_0, 3840, 0x9981787d}, },
            {{seen_0, 3832, 0x5a6aeed0}, {seen_0, 3836, 0x9981787d}, {seen_0, 3840, 0xf53202dc}, },
            {{seen_0, 3832, 0x9981787d}, {seen_0, 3836, 0xf53202dc}, {seen_0, 3840, 0x5a6aeed0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3844, 0x7e71ec12}, {seen_0, 3848, 0x3669cb74}, {seen_0, 3852, 0x12abc43a}, },
            {{seen_0, 3844, 0x3669cb74}, {seen_0, 3848, 0x12abc43a}, {seen_0, 3852, 0x7e71ec12}, },
            {{seen_0, 3844, 0x12abc43a}, {seen_0, 3848, 0x7e71ec12}, {seen_0, 3852, 0x3669cb74}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3856, 0xcb19e2b1}, {seen_0, 3860, 0x83d7b9bc}, {seen_0, 3864, 0x6eeea259}, },
            {{seen_0, 3856, 0x83d7b9bc}, {seen_0, 3860, 0x6eeea259}, {seen_0, 3864, 0xcb19e2b1}, },
            {{seen_0, 3856, 0x6eeea259}, {seen_0, 3860, 0xcb19e2b1}, {seen_0, 3864, 0x83d7b9bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3868, 0xa7637424}, {seen_0, 3872, 0x9da601ed}, {seen_0, 3876, 0xf90bce61}, },
            {{seen_0, 3868, 0x9da601ed}, {seen_0, 3872, 0xf90bce61}, {seen_0, 3876, 0xa7637424}, },
            {{seen_0, 3868, 0xf90bce61}, {seen_0, 3872, 0xa7637424}, {seen_0, 3876, 0x9da601ed}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3880, 0x328dc935}, {seen_0, 3884, 0x6af15f9b}, {seen_0, 3888, 0xd59f0599}, },
            {{seen_0, 3880, 0x6af15f9b}, {seen_0, 3884, 0xd59f0599}, {seen_0, 3888, 0x328dc935}, },
            {{seen_0, 3880, 0xd59f0599}, {seen_0, 3884, 0x328dc935}, {seen_0, 3888, 0x6af15f9b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3892, 0xe5c779a}, {seen_0, 3896, 0x462795d9}, {seen_0, 3900, 0x229dbf8d}, },
            {{seen_0, 3892, 0x462795d9}, {seen_0, 3896, 0x229dbf8d}, {seen_0, 3900, 0xe5c779a}, },
            {{seen_0, 3892, 0x229dbf8d}, {seen_0, 3896, 0xe5c779a}, {seen_0, 3900, 0x462795d9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3904, 0x1ca94fad}, {seen_0, 3908, 0x54ed1534}, {seen_0, 3912, 0x40a9bcb1}, },
            {{seen_0, 3904, 0x54ed1534}, {seen_0, 3908, 0x40a9bcb1}, {seen_0, 3912, 0x1ca94fad}, },
            {{seen_0, 3904, 0x40a9bcb1}, {seen_0, 3908, 0x1ca94fad}, {seen_0, 3912, 0x54ed1534}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3916, 0x7865a217}, {seen_0, 3920, 0x30357826}, {seen_0, 3924, 0xcf9d35c}, },
            {{seen_0, 3916, 0x30357826}, {seen_0, 3920, 0xcf9d35c}, {seen_0, 3924, 0x7865a217}, },
            {{seen_0, 3916, 0xcf9d35c}, {seen_0, 3920, 0x7865a217}, {seen_0, 3924, 0x30357826}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3928, 0xc560b42e}, {seen_0, 3932, 0xbb98201d}, {seen_0, 3936, 0x6848299f}, },
            {{seen_0, 3928, 0xbb98201d}, {seen_0, 3932, 0x6848299f}, {seen_0, 3936, 0xc560b42e}, },
            {{seen_0, 3928, 0x6848299f}, {seen_0, 3932, 0xc560b42e}, {seen_0, 3936, 0xbb98201d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3940, 0xdf7913fa}, {seen_0, 3944, 0x97e9a7d0}, {seen_0, 3948, 0xf374ef7a}, },
            {{seen_0, 3940, 0x97e9a7d0}, {seen_0, 3944, 0xf374ef7a}, {seen_0, 3948, 0xdf7913fa}, },
            {{seen_0, 3940, 0xf374ef7a}, {seen_0, 3944, 0xdf7913fa}, {seen_0, 3948, 0x97e9a7d0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3952, 0xab8fd6ad}, {seen_0, 3956, 0x64314240}, {seen_0, 3960, 0xcf8ce7ec}, },
            {{seen_0, 3952, 0x64314240}, {seen_0, 3956, 0xcf8ce7ec}, {seen_0, 3960, 0xab8fd6ad}, },
            {{seen_0, 3952, 0xcf8ce7ec}, {seen_0, 3956, 0xab8fd6ad}, {seen_0, 3960, 0x64314240}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3964, 0x8ba6b24}, {seen_0, 3968, 0xfbbd2a93}, {seen_0, 3972, 0xd7c50aa1}, },
            {{seen_0, 3964, 0xfbbd2a93}, {seen_0, 3968, 0xd7c50aa1}, {seen_0, 3972, 0x8ba6b24}, },
            {{seen_0, 3964, 0xd7c50aa1}, {seen_0, 3968, 0x8ba6b24}, {seen_0, 3972, 0xfbbd2a93}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3976, 0x8f74408e}, {seen_0, 3980, 0xc7440d6a}, {seen_0, 3984, 0xb35e3187}, },
            {{seen_0, 3976, 0xc7440d6a}, {seen_0, 3980, 0xb35e3187}, {seen_0, 3984, 0x8f74408e}, },
            {{seen_0, 3976, 0xb35e3187}, {seen_0, 3980, 0x8f74408e}, {seen_0, 3984, 0xc7440d6a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 3988, 0xebd18720}, {seen_0, 3992, 0xa399c448}, {seen_0, 3996, 0xff4789fa}, },
            {{seen_0, 3988, 0xa399c448}, {seen_0, 3992, 0xff4789fa}, {seen_0, 3996, 0xebd18720}, },
            {{seen_0, 3988, 0xff4789fa}, {seen_0, 3992, 0xebd18720}, {seen_0, 3996, 0xa399c448}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4000, 0x76b48e48}, {seen_0, 4004, 0x2e23a956}, {seen_0, 4008, 0x1a3b5667}, },
            {{seen_0, 4000, 0x2e23a956}, {seen_0, 4004, 0x1a3b5667}, {seen_0, 4008, 0x76b48e48}, },
            {{seen_0, 4000, 0x1a3b5667}, {seen_0, 4004, 0x76b48e48}, {seen_0, 4008, 0x2e23a956}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4012, 0x5218cb7e}, {seen_0, 4016, 0xa4b4f2d}, {seen_0, 4020, 0x6612ef67}, },
            {{seen_0, 4012, 0xa4b4f2d}, {seen_0, 4016, 0x6612ef67}, {seen_0, 4020, 0x5218cb7e}, },
            {{seen_0, 4012, 0x6612ef67}, {seen_0, 4016, 0x5218cb7e}, {seen_0, 4020, 0xa4b4f2d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4024, 0x9fff4fe9}, {seen_0, 4028, 0x188d176d}, {seen_0, 4032, 0x426bcb99}, },
            {{seen_0, 4024, 0x188d176d}, {seen_0, 4028, 0x426bcb99}, {seen_0, 4032, 0x9fff4fe9}, },
            {{seen_0, 4024, 0x426bcb99}, {seen_0, 4028, 0x9fff4fe9}, {seen_0, 4032, 0x188d176d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4036, 0x3c01ac34}, {seen_0, 4040, 0xf5a87801}, {seen_0, 4044, 0xd1ccfca7}, },
            {{seen_0, 4036, 0xf5a87801}, {seen_0, 4040, 0xd1ccfca7}, {seen_0, 4044, 0x3c01ac34}, },
            {{seen_0, 4036, 0xd1ccfca7}, {seen_0, 4040, 0x3c01ac34}, {seen_0, 4044, 0xf5a87801}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4048, 0x897c11cd}, {seen_0, 4052, 0xc1838399}, {seen_0, 4056, 0xade24bda}, },
            {{seen_0, 4048, 0xc1838399}, {seen_0, 4052, 0xade24bda}, {seen_0, 4056, 0x897c11cd}, },
            {{seen_0, 4048, 0xade24bda}, {seen_0, 4052, 0x897c11cd}, {seen_0, 4056, 0xc1838399}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4060, 0xe5db1960}, {seen_0, 4064, 0x5c924bf4}, {seen_0, 4068, 0x38df2dd1}, },
            {{seen_0, 4060, 0x5c924bf4}, {seen_0, 4064, 0x38df2dd1}, {seen_0, 4068, 0xe5db1960}, },
            {{seen_0, 4060, 0x38df2dd1}, {seen_0, 4064, 0xe5db1960}, {seen_0, 4068, 0x5c924bf4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4072, 0x7005d696}, {seen_0, 4076, 0x28c595b2}, {seen_0, 4080, 0x14b7d84a}, },
            {{seen_0, 4072, 0x28c595b2}, {seen_0, 4076, 0x14b7d84a}, {seen_0, 4080, 0x7005d696}, },
            {{seen_0, 4072, 0x14b7d84a}, {seen_0, 4076, 0x7005d696}, {seen_0, 4080, 0x28c595b2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4084, 0x4cdf7968}, {seen_0, 4088, 0x4e16451}, {seen_0, 4092, 0x6029dd8e}, },
            {{seen_0, 4084, 0x4e16451}, {seen_0, 4088, 0x6029dd8e}, {seen_0, 4092, 0x4cdf7968}, },
            {{seen_0, 4084, 0x6029dd8e}, {seen_0, 4088, 0x4cdf7968}, {seen_0, 4092, 0x4e16451}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4096, 0xe1fa4bc4}, {seen_0, 4100, 0x9900ea12}, {seen_0, 4104, 0x85f57ac5}, },
            {{seen_0, 4096, 0x9900ea12}, {seen_0, 4100, 0x85f57ac5}, {seen_0, 4104, 0xe1fa4bc4}, },
            {{seen_0, 4096, 0x85f57ac5}, {seen_0, 4100, 0xe1fa4bc4}, {seen_0, 4104, 0x9900ea12}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4108, 0xbdc8947b}, {seen_0, 4112, 0xf5072f58}, {seen_0, 4116, 0xd151b9a3}, },
            {{seen_0, 4108, 0xf5072f58}, {seen_0, 4112, 0xd151b9a3}, {seen_0, 4116, 0xbdc8947b}, },
            {{seen_0, 4108, 0xd151b9a3}, {seen_0, 4112, 0xbdc8947b}, {seen_0, 4116, 0xf5072f58}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4120, 0xa85799a}, {seen_0, 4124, 0x28ab5d}, {seen_0, 4128, 0xada694ec}, },
            {{seen_0, 4120, 0x28ab5d}, {seen_0, 4124, 0xada694ec}, {seen_0, 4128, 0xa85799a}, },
            {{seen_0, 4120, 0xada694ec}, {seen_0, 4124, 0xa85799a}, {seen_0, 4128, 0x28ab5d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4132, 0x24d3943d}, {seen_0, 4136, 0x5cdb04d3}, {seen_0, 4140, 0x38f203df}, },
            {{seen_0, 4132, 0x5cdb04d3}, {seen_0, 4136, 0x38f203df}, {seen_0, 4140, 0x24d3943d}, },
            {{seen_0, 4132, 0x38f203df}, {seen_0, 4136, 0x24d3943d}, {seen_0, 4140, 0x5cdb04d3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4144, 0xf1a27930}, {seen_0, 4148, 0xa9836d79}, {seen_0, 4152, 0x14fd9192}, },
            {{seen_0, 4144, 0xa9836d79}, {seen_0, 4148, 0x14fd9192}, {seen_0, 4152, 0xf1a27930}, },
            {{seen_0, 4144, 0x14fd9192}, {seen_0, 4148, 0xf1a27930}, {seen_0, 4152, 0xa9836d79}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4156, 0xcd1f91c2}, {seen_0, 4160, 0xc769a44a}, {seen_0, 4164, 0xa36db559}, },
            {{seen_0, 4156, 0xc769a44a}, {seen_0, 4160, 0xa36db559}, {seen_0, 4164, 0xcd1f91c2}, },
            {{seen_0, 4156, 0xa36db559}, {seen_0, 4160, 0xcd1f91c2}, {seen_0, 4164, 0xc769a44a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4168, 0xdbc2b8f1}, {seen_0, 4172, 0x9307498f}, {seen_0, 4176, 0xffa7bdcf}, },
            {{seen_0, 4168, 0x9307498f}, {seen_0, 4172, 0xffa7bdcf}, {seen_0, 4176, 0xdbc2b8f1}, },
            {{seen_0, 4168, 0xffa7bdcf}, {seen_0, 4172, 0xdbc2b8f1}, {seen_0, 4176, 0x9307498f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4180, 0xb7b2bd24}, {seen_0, 4184, 0xef09d8fa}, {seen_0, 4188, 0xcb4e4a77}, },
            {{seen_0, 4180, 0xef09d8fa}, {seen_0, 4184, 0xcb4e4a77}, {seen_0, 4188, 0xb7b2bd24}, },
            {{seen_0, 4180, 0xcb4e4a77}, {seen_0, 4184, 0xb7b2bd24}, {seen_0, 4188, 0xef09d8fa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4192, 0x42f71860}, {seen_0, 4196, 0x7a58ce31}, {seen_0, 4200, 0x66056037}, },
            {{seen_0, 4192, 0x7a58ce31}, {seen_0, 4196, 0x66056037}, {seen_0, 4200, 0x42f71860}, },
            {{seen_0, 4192, 0x66056037}, {seen_0, 4196, 0x42f71860}, {seen_0, 4200, 0x7a58ce31}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4204, 0x1eef78b2}, {seen_0, 4208, 0x56f8572c}, {seen_0, 4212, 0x32194bce}, },
            {{seen_0, 4204, 0x56f8572c}, {seen_0, 4208, 0x32194bce}, {seen_0, 4212, 0x1eef78b2}, },
            {{seen_0, 4204, 0x32194bce}, {seen_0, 4208, 0x1eef78b2}, {seen_0, 4212, 0x56f8572c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4216, 0x6a54b929}, {seen_0, 4220, 0x5e48577e}, {seen_0, 4224, 0xeeff30b}, },
            {{seen_0, 4216, 0x5e48577e}, {seen_0, 4220, 0xeeff30b}, {seen_0, 4224, 0x6a54b929}, },
            {{seen_0, 4216, 0xeeff30b}, {seen_0, 4220, 0x6a54b929}, {seen_0, 4224, 0x5e48577e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4228, 0x81826771}, {seen_0, 4232, 0x3aec7da8}, {seen_0, 4236, 0x16a62ea1}, },
            {{seen_0, 4228, 0x3aec7da8}, {seen_0, 4232, 0x16a62ea1}, {seen_0, 4236, 0x81826771}, },
            {{seen_0, 4228, 0x16a62ea1}, {seen_0, 4232, 0x81826771}, {seen_0, 4236, 0x3aec7da8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4240, 0x4e5f3057}, {seen_0, 4244, 0x678dc85}, {seen_0, 4248, 0x7244f1f8}, },
            {{seen_0, 4240, 0x678dc85}, {seen_0, 4244, 0x7244f1f8}, {seen_0, 4248, 0x4e5f3057}, },
            {{seen_0, 4240, 0x7244f1f8}, {seen_0, 4244, 0x4e5f3057}, {seen_0, 4248, 0x678dc85}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4252, 0x2a99114f}, {seen_0, 4256, 0xa1fcdf05}, {seen_0, 4260, 0xfde98e02}, },
            {{seen_0, 4252, 0xa1fcdf05}, {seen_0, 4256, 0xfde98e02}, {seen_0, 4260, 0x2a99114f}, },
            {{seen_0, 4252, 0xfde98e02}, {seen_0, 4256, 0x2a99114f}, {seen_0, 4260, 0xa1fcdf05}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4264, 0xb566b119}, {seen_0, 4268, 0xede907c2}, {seen_0, 4272, 0xd9c54bb8}, },
            {{seen_0, 4264, 0xede907c2}, {seen_0, 4268, 0xd9c54bb8}, {seen_0, 4272, 0xb566b119}, },
            {{seen_0, 4264, 0xd9c54bb8}, {seen_0, 4268, 0xb566b119}, {seen_0, 4272, 0xede907c2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4276, 0x91b59359}, {seen_0, 4280, 0xc9a3038f}, {seen_0, 4284, 0xa59455ce}, },
            {{seen_0, 4276, 0xc9a3038f}, {seen_0, 4280, 0xa59455ce}, {seen_0, 4284, 0x91b59359}, },
            {{seen_0, 4276, 0xa59455ce}, {seen_0, 4280, 0x91b59359}, {seen_0, 4284, 0xc9a3038f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4288, 0x9f047c82}, {seen_0, 4292, 0xd7238f26}, {seen_0, 4296, 0xc38f5060}, },
            {{seen_0, 4288, 0xd7238f26}, {seen_0, 4292, 0xc38f5060}, {seen_0, 4296, 0x9f047c82}, },
            {{seen_0, 4288, 0xc38f5060}, {seen_0, 4292, 0x9f047c82}, {seen_0, 4296, 0xd7238f26}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4300, 0xfbc6e25e}, {seen_0, 4304, 0x3400c0f8}, {seen_0, 4308, 0x10fd3c55}, },
            {{seen_0, 4300, 0x3400c0f8}, {seen_0, 4304, 0x10fd3c55}, {seen_0, 4308, 0xfbc6e25e}, },
            {{seen_0, 4300, 0x10fd3c55}, {seen_0, 4304, 0xfbc6e25e}, {seen_0, 4308, 0x3400c0f8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4312, 0x48fe2bcc}, {seen_0, 4316, 0x3e525a71}, {seen_0, 4320, 0x6ceef937}, },
            {{seen_0, 4312, 0x3e525a71}, {seen_0, 4316, 0x6ceef937}, {seen_0, 4320, 0x48fe2bcc}, },
            {{seen_0, 4312, 0x6ceef937}, {seen_0, 4316, 0x48fe2bcc}, {seen_0, 4320, 0x3e525a71}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4324, 0x62abe558}, {seen_0, 4328, 0x9bb21baf}, {seen_0, 4332, 0xf72163a6}, },
            {{seen_0, 4324, 0x9bb21baf}, {seen_0, 4328, 0xf72163a6}, {seen_0, 4332, 0x62abe558}, },
            {{seen_0, 4324, 0xf72163a6}, {seen_0, 4328, 0x62abe558}, {seen_0, 4332, 0x9bb21baf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4336, 0xafe12a07}, {seen_0, 4340, 0xe7a9317a}, {seen_0, 4344, 0xd3c5dd78}, },
            {{seen_0, 4336, 0xe7a9317a}, {seen_0, 4340, 0xd3c5dd78}, {seen_0, 4344, 0xafe12a07}, },
            {{seen_0, 4336, 0xd3c5dd78}, {seen_0, 4340, 0xafe12a07}, {seen_0, 4344, 0xe7a9317a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4348, 0x8b12665f}, {seen_0, 4352, 0xa984b62f}, {seen_0, 4356, 0xcdd74262}, },
            {{seen_0, 4348, 0xa984b62f}, {seen_0, 4352, 0xcdd74262}, {seen_0, 4356, 0x8b12665f}, },
            {{seen_0, 4348, 0xcdd74262}, {seen_0, 4352, 0x8b12665f}, {seen_0, 4356, 0xa984b62f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4360, 0x6fa8f46}, {seen_0, 4364, 0x3e817da1}, {seen_0, 4368, 0x6200a18a}, },
            {{seen_0, 4360, 0x3e817da1}, {seen_0, 4364, 0x6200a18a}, {seen_0, 4368, 0x6fa8f46}, },
            {{seen_0, 4360, 0x6200a18a}, {seen_0, 4364, 0x6fa8f46}, {seen_0, 4368, 0x3e817da1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4372, 0x1a2db7fe}, {seen_0, 4376, 0x52d0d6c4}, {seen_0, 4380, 0x76d6597c}, },
            {{seen_0, 4372, 0x52d0d6c4}, {seen_0, 4376, 0x76d6597c}, {seen_0, 4380, 0x1a2db7fe}, },
            {{seen_0, 4372, 0x76d6597c}, {seen_0, 4376, 0x1a2db7fe}, {seen_0, 4380, 0x52d0d6c4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4384, 0x6c165de2}, {seen_0, 4388, 0xa5cafec0}, {seen_0, 4392, 0xc9f13cc8}, },
            {{seen_0, 4384, 0xa5cafec0}, {seen_0, 4388, 0xc9f13cc8}, {seen_0, 4392, 0x6c165de2}, },
            {{seen_0, 4384, 0xc9f13cc8}, {seen_0, 4388, 0x6c165de2}, {seen_0, 4392, 0xa5cafec0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4396, 0x813157e6}, {seen_0, 4400, 0xb9500c93}, {seen_0, 4404, 0xdd40e049}, },
            {{seen_0, 4396, 0xb9500c93}, {seen_0, 4400, 0xdd40e049}, {seen_0, 4404, 0x813157e6}, },
            {{seen_0, 4396, 0xdd40e049}, {seen_0, 4400, 0x813157e6}, {seen_0, 4404, 0xb9500c93}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4408, 0x952c587a}, {seen_0, 4412, 0x8fad5201}, {seen_0, 4416, 0xf14b4cfc}, },
            {{seen_0, 4408, 0x8fad5201}, {seen_0, 4412, 0xf14b4cfc}, {seen_0, 4416, 0x952c587a}, },
            {{seen_0, 4408, 0xf14b4cfc}, {seen_0, 4412, 0x952c587a}, {seen_0, 4416, 0x8fad5201}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4420, 0xeb566c60}, {seen_0, 4424, 0xa34768a9}, {seen_0, 4428, 0xc7e9e0ae}, },
            {{seen_0, 4420, 0xa34768a9}, {seen_0, 4424, 0xc7e9e0ae}, {seen_0, 4428, 0xeb566c60}, },
            {{seen_0, 4420, 0xc7e9e0ae}, {seen_0, 4424, 0xeb566c60}, {seen_0, 4428, 0xa34768a9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4432, 0xff5a3928}, {seen_0, 4436, 0x38c9ef85}, {seen_0, 4440, 0x5c981a46}, },
            {{seen_0, 4432, 0x38c9ef85}, {seen_0, 4436, 0x5c981a46}, {seen_0, 4440, 0xff5a3928}, },
            {{seen_0, 4432, 0x5c981a46}, {seen_0, 4436, 0xff5a3928}, {seen_0, 4440, 0x38c9ef85}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4444, 0x14e8baa4}, {seen_0, 4448, 0xa67cae9}, {seen_0, 4452, 0x2e564f01}, },
            {{seen_0, 4444, 0xa67cae9}, {seen_0, 4448, 0x2e564f01}, {seen_0, 4452, 0x14e8baa4}, },
            {{seen_0, 4444, 0x2e564f01}, {seen_0, 4448, 0x14e8baa4}, {seen_0, 4452, 0xa67cae9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4456, 0x66dc6087}, {seen_0, 4460, 0x9f805921}, {seen_0, 4464, 0xc335e16f}, },
            {{seen_0, 4456, 0x9f805921}, {seen_0, 4460, 0xc335e16f}, {seen_0, 4464, 0x66dc6087}, },
            {{seen_0, 4456, 0xc335e16f}, {seen_0, 4460, 0x66dc6087}, {seen_0, 4464, 0x9f805921}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4468, 0xfbbb3be5}, {seen_0, 4472, 0xb37be0d0}, {seen_0, 4476, 0xd73014f9}, },
            {{seen_0, 4468, 0xb37be0d0}, {seen_0, 4472, 0xd73014f9}, {seen_0, 4476, 0xfbbb3be5}, },
            {{seen_0, 4468, 0xd73014f9}, {seen_0, 4472, 0xfbbb3be5}, {seen_0, 4476, 0xb37be0d0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4480, 0x4a5a80e3}, {seen_0, 4484, 0x2532f59}, {seen_0, 4488, 0x26cca535}, },
            {{seen_0, 4480, 0x2532f59}, {seen_0, 4484, 0x26cca535}, {seen_0, 4488, 0x4a5a80e3}, },
            {{seen_0, 4480, 0x26cca535}, {seen_0, 4484, 0x4a5a80e3}, {seen_0, 4488, 0x2532f59}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4492, 0x5eceb22c}, {seen_0, 4496, 0x1630fc2f}, {seen_0, 4500, 0x3ae02230}, },
            {{seen_0, 4492, 0x1630fc2f}, {seen_0, 4496, 0x3ae02230}, {seen_0, 4500, 0x5eceb22c}, },
            {{seen_0, 4492, 0x3ae02230}, {seen_0, 4496, 0x5eceb22c}, {seen_0, 4500, 0x1630fc2f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4504, 0xf3a658b7}, {seen_0, 4508, 0xe9a3c0f0}, {seen_0, 4512, 0xcf3ee36a}, },
            {{seen_0, 4504, 0xe9a3c0f0}, {seen_0, 4508, 0xcf3ee36a}, {seen_0, 4512, 0xf3a658b7}, },
            {{seen_0, 4504, 0xcf3ee36a}, {seen_0, 4508, 0xf3a658b7}, {seen_0, 4512, 0xe9a3c0f0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4516, 0xc50fe9e0}, {seen_0, 4520, 0xfd906470}, {seen_0, 4524, 0xa18225ca}, },
            {{seen_0, 4516, 0xfd906470}, {seen_0, 4520, 0xa18225ca}, {seen_0, 4524, 0xc50fe9e0}, },
            {{seen_0, 4516, 0xa18225ca}, {seen_0, 4520, 0xc50fe9e0}, {seen_0, 4524, 0xfd906470}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4528, 0x5ac40edc}, {seen_0, 4532, 0x122bc19f}, {seen_0, 4536, 0x36b54b1b}, },
            {{seen_0, 4528, 0x122bc19f}, {seen_0, 4532, 0x36b54b1b}, {seen_0, 4536, 0x5ac40edc}, },
            {{seen_0, 4528, 0x36b54b1b}, {seen_0, 4532, 0x5ac40edc}, {seen_0, 4536, 0x122bc19f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4540, 0x6e786191}, {seen_0, 4544, 0x68d7fdc5}, {seen_0, 4548, 0xc8caae3}, },
            {{seen_0, 4540, 0x68d7fdc5}, {seen_0, 4544, 0xc8caae3}, {seen_0, 4548, 0x6e786191}, },
            {{seen_0, 4540, 0xc8caae3}, {seen_0, 4544, 0x6e786191}, {seen_0, 4548, 0x68d7fdc5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4552, 0x44aa1d2d}, {seen_0, 4556, 0x7cbd2122}, {seen_0, 4560, 0x20ea88ca}, },
            {{seen_0, 4552, 0x7cbd2122}, {seen_0, 4556, 0x20ea88ca}, {seen_0, 4560, 0x44aa1d2d}, },
            {{seen_0, 4552, 0x20ea88ca}, {seen_0, 4556, 0x44aa1d2d}, {seen_0, 4560, 0x7cbd2122}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4564, 0x5809d89f}, {seen_0, 4568, 0x10189f23}, {seen_0, 4572, 0x34a5678a}, },
            {{seen_0, 4564, 0x10189f23}, {seen_0, 4568, 0x34a5678a}, {seen_0, 4572, 0x5809d89f}, },
            {{seen_0, 4564, 0x34a5678a}, {seen_0, 4568, 0x5809d89f}, {seen_0, 4572, 0x10189f23}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4576, 0xab6c532f}, {seen_0, 4580, 0xe3f2c426}, {seen_0, 4584, 0x8763b063}, },
            {{seen_0, 4576, 0xe3f2c426}, {seen_0, 4580, 0x8763b063}, {seen_0, 4584, 0xab6c532f}, },
            {{seen_0, 4576, 0x8763b063}, {seen_0, 4580, 0xab6c532f}, {seen_0, 4584, 0xe3f2c426}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4588, 0xbf6e7ed2}, {seen_0, 4592, 0xf7a0f49e}, {seen_0, 4596, 0x9bace16f}, },
            {{seen_0, 4588, 0xf7a0f49e}, {seen_0, 4592, 0x9bace16f}, {seen_0, 4596, 0xbf6e7ed2}, },
            {{seen_0, 4588, 0x9bace16f}, {seen_0, 4592, 0xbf6e7ed2}, {seen_0, 4596, 0xf7a0f49e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4600, 0xd396651b}, {seen_0, 4604, 0x54b3f3a2}, {seen_0, 4608, 0x30ed6fc3}, },
            {{seen_0, 4600, 0x54b3f3a2}, {seen_0, 4604, 0x30ed6fc3}, {seen_0, 4608, 0xd396651b}, },
            {{seen_0, 4600, 0x30ed6fc3}, {seen_0, 4604, 0xd396651b}, {seen_0, 4608, 0x54b3f3a2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4612, 0x302de8b0}, {seen_0, 4616, 0x68251e47}, {seen_0, 4620, 0xc4ff907}, },
            {{seen_0, 4612, 0x68251e47}, {seen_0, 4616, 0xc4ff907}, {seen_0, 4620, 0x302de8b0}, },
            {{seen_0, 4612, 0xc4ff907}, {seen_0, 4616, 0x302de8b0}, {seen_0, 4620, 0x68251e47}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4624, 0xc5d4ae66}, {seen_0, 4628, 0xfd794014}, {seen_0, 4632, 0xa19b7a09}, },
            {{seen_0, 4624, 0xfd794014}, {seen_0, 4628, 0xa19b7a09}, {seen_0, 4632, 0xc5d4ae66}, },
            {{seen_0, 4624, 0xa19b7a09}, {seen_0, 4628, 0xc5d4ae66}, {seen_0, 4632, 0xfd794014}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4636, 0xd9e9ea48}, {seen_0, 4640, 0xcf4c48e8}, {seen_0, 4644, 0xf33e4cda}, },
            {{seen_0, 4636, 0xcf4c48e8}, {seen_0, 4640, 0xf33e4cda}, {seen_0, 4644, 0xd9e9ea48}, },
            {{seen_0, 4636, 0xf33e4cda}, {seen_0, 4640, 0xd9e9ea48}, {seen_0, 4644, 0xcf4c48e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4648, 0x2c7fb69d}, {seen_0, 4652, 0x64845808}, {seen_0, 4656, 0x863e7c7}, },
            {{seen_0, 4648, 0x64845808}, {seen_0, 4652, 0x863e7c7}, {seen_0, 4656, 0x2c7fb69d}, },
            {{seen_0, 4648, 0x863e7c7}, {seen_0, 4652, 0x2c7fb69d}, {seen_0, 4656, 0x64845808}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4660, 0x405bc2a1}, {seen_0, 4664, 0x783bd8fc}, {seen_0, 4668, 0x1c6b6087}, },
            {{seen_0, 4660, 0x783bd8fc}, {seen_0, 4664, 0x1c6b6087}, {seen_0, 4668, 0x405bc2a1}, },
            {{seen_0, 4660, 0x1c6b6087}, {seen_0, 4664, 0x405bc2a1}, {seen_0, 4668, 0x783bd8fc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4672, 0x167a527f}, {seen_0, 4676, 0x4ebbb101}, {seen_0, 4680, 0x72afbe73}, },
            {{seen_0, 4672, 0x4ebbb101}, {seen_0, 4676, 0x72afbe73}, {seen_0, 4680, 0x167a527f}, },
            {{seen_0, 4672, 0x72afbe73}, {seen_0, 4676, 0x167a527f}, {seen_0, 4680, 0x4ebbb101}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4684, 0x2a667db3}, {seen_0, 4688, 0x627489b9}, {seen_0, 4692, 0x68ac4ae}, },
            {{seen_0, 4684, 0x627489b9}, {seen_0, 4688, 0x68ac4ae}, {seen_0, 4692, 0x2a667db3}, },
            {{seen_0, 4684, 0x68ac4ae}, {seen_0, 4688, 0x2a667db3}, {seen_0, 4692, 0x627489b9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4696, 0x3eb48525}, {seen_0, 4700, 0xb573d146}, {seen_0, 4704, 0x9b4725e7}, },
            {{seen_0, 4696, 0xb573d146}, {seen_0, 4700, 0x9b4725e7}, {seen_0, 4704, 0x3eb48525}, },
            {{seen_0, 4696, 0x9b4725e7}, {seen_0, 4700, 0x3eb48525}, {seen_0, 4704, 0xb573d146}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4708, 0x918dd1d2}, {seen_0, 4712, 0xc9551bf6}, {seen_0, 4716, 0xedf2b770}, },
            {{seen_0, 4708, 0xc9551bf6}, {seen_0, 4712, 0xedf2b770}, {seen_0, 4716, 0x918dd1d2}, },
            {{seen_0, 4708, 0xedf2b770}, {seen_0, 4712, 0x918dd1d2}, {seen_0, 4716, 0xc9551bf6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4720, 0xa5de7254}, {seen_0, 4724, 0x5eb37bc4}, {seen_0, 4728, 0x238e3d1}, },
            {{seen_0, 4720, 0x5eb37bc4}, {seen_0, 4724, 0x238e3d1}, {seen_0, 4728, 0xa5de7254}, },
            {{seen_0, 4720, 0x238e3d1}, {seen_0, 4724, 0xa5de7254}, {seen_0, 4728, 0x5eb37bc4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4732, 0x3abea98e}, {seen_0, 4736, 0xad26b68a}, {seen_0, 4740, 0xd19f38a2}, },
            {{seen_0, 4732, 0xad26b68a}, {seen_0, 4736, 0xd19f38a2}, {seen_0, 4740, 0x3abea98e}, },
            {{seen_0, 4732, 0xd19f38a2}, {seen_0, 4736, 0x3abea98e}, {seen_0, 4740, 0xad26b68a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
}

static void part_3(void)
{
    { static const struct word words[][3] = {
            {{seen_0, 4744, 0x89e63916}, {seen_0, 4748, 0xc194b1e2}, {seen_0, 4752, 0xe562ddf0}, },
            {{seen_0, 4744, 0xc194b1e2}, {seen_0, 4748, 0xe562ddf0}, {seen_0, 4752, 0x89e63916}, },
            {{seen_0, 4744, 0xe562ddf0}, {seen_0, 4748, 0x89e63916}, {seen_0, 4752, 0xc194b1e2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4756, 0x9d7a1b18}, {seen_0, 4760, 0xd56aebbc}, {seen_0, 4764, 0xf95df81a}, },
            {{seen_0, 4756, 0xd56aebbc}, {seen_0, 4760, 0xf95df81a}, {seen_0, 4764, 0x9d7a1b18}, },
            {{seen_0, 4756, 0xf95df81a}, {seen_0, 4760, 0x9d7a1b18}, {seen_0, 4764, 0xd56aebbc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4768, 0x70ff5a36}, {seen_0, 4772, 0x28fa974b}, {seen_0, 4776, 0x4cc389a8}, },
            {{seen_0, 4768, 0x28fa974b}, {seen_0, 4772, 0x4cc389a8}, {seen_0, 4776, 0x70ff5a36}, },
            {{seen_0, 4768, 0x4cc389a8}, {seen_0, 4772, 0x70ff5a36}, {seen_0, 4776, 0x28fa974b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4780, 0x4c14768}, {seen_0, 4784, 0x3cf5500d}, {seen_0, 4788, 0x6028dc87}, },
            {{seen_0, 4780, 0x3cf5500d}, {seen_0, 4784, 0x6028dc87}, {seen_0, 4788, 0x4c14768}, },
            {{seen_0, 4780, 0x6028dc87}, {seen_0, 4784, 0x4c14768}, {seen_0, 4788, 0x3cf5500d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4792, 0x999629d8}, {seen_0, 4796, 0x12337ca8}, {seen_0, 4800, 0xf51f8074}, },
            {{seen_0, 4792, 0x12337ca8}, {seen_0, 4796, 0xf51f8074}, {seen_0, 4800, 0x999629d8}, },
            {{seen_0, 4792, 0xf51f8074}, {seen_0, 4796, 0x999629d8}, {seen_0, 4800, 0x12337ca8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4804, 0xef08834b}, {seen_0, 4808, 0xa755a041}, {seen_0, 4812, 0xcb0aa09d}, },
            {{seen_0, 4804, 0xa755a041}, {seen_0, 4808, 0xcb0aa09d}, {seen_0, 4812, 0xef08834b}, },
            {{seen_0, 4804, 0xcb0aa09d}, {seen_0, 4808, 0xef08834b}, {seen_0, 4812, 0xa755a041}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4816, 0x8363a3f4}, {seen_0, 4820, 0xbb8170f1}, {seen_0, 4824, 0xdf25b727}, },
            {{seen_0, 4816, 0xbb8170f1}, {seen_0, 4820, 0xdf25b727}, {seen_0, 4824, 0x8363a3f4}, },
            {{seen_0, 4816, 0xdf25b727}, {seen_0, 4820, 0x8363a3f4}, {seen_0, 4824, 0xbb8170f1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4828, 0x976d1c81}, {seen_0, 4832, 0xe3ef0bd}, {seen_0, 4836, 0x3282d8cd}, },
            {{seen_0, 4828, 0xe3ef0bd}, {seen_0, 4832, 0x3282d8cd}, {seen_0, 4836, 0x976d1c81}, },
            {{seen_0, 4828, 0x3282d8cd}, {seen_0, 4832, 0x976d1c81}, {seen_0, 4836, 0xe3ef0bd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4840, 0x6ac97b13}, {seen_0, 4844, 0x2260af22}, {seen_0, 4848, 0x464e105b}, },
            {{seen_0, 4840, 0x2260af22}, {seen_0, 4844, 0x464e105b}, {seen_0, 4848, 0x6ac97b13}, },
            {{seen_0, 4840, 0x464e105b}, {seen_0, 4844, 0x6ac97b13}, {seen_0, 4848, 0x2260af22}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4852, 0x7e7c9dd2}, {seen_0, 4856, 0x3680c4ef}, {seen_0, 4860, 0x5ad25452}, },
            {{seen_0, 4852, 0x3680c4ef}, {seen_0, 4856, 0x5ad25452}, {seen_0, 4860, 0x7e7c9dd2}, },
            {{seen_0, 4852, 0x5ad25452}, {seen_0, 4856, 0x7e7c9dd2}, {seen_0, 4860, 0x3680c4ef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4864, 0x400d9120}, {seen_0, 4868, 0x7876f3f2}, {seen_0, 4872, 0x1cc5a913}, },
            {{seen_0, 4864, 0x7876f3f2}, {seen_0, 4868, 0x1cc5a913}, {seen_0, 4872, 0x400d9120}, },
            {{seen_0, 4864, 0x1cc5a913}, {seen_0, 4868, 0x400d9120}, {seen_0, 4872, 0x7876f3f2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4876, 0x542f0945}, {seen_0, 4880, 0xc48d89c}, {seen_0, 4884, 0x306f5db4}, },
            {{seen_0, 4876, 0xc48d89c}, {seen_0, 4880, 0x306f5db4}, {seen_0, 4884, 0x542f0945}, },
            {{seen_0, 4876, 0x306f5db4}, {seen_0, 4880, 0x542f0945}, {seen_0, 4884, 0xc48d89c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4888, 0x6841797a}, {seen_0, 4892, 0xdfaf6e6d}, {seen_0, 4896, 0x44be8612}, },
            {{seen_0, 4888, 0xdfaf6e6d}, {seen_0, 4892, 0x44be8612}, {seen_0, 4896, 0x6841797a}, },
            {{seen_0, 4888, 0x44be8612}, {seen_0, 4892, 0x6841797a}, {seen_0, 4896, 0xdfaf6e6d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4900, 0xbb543c8c}, {seen_0, 4904, 0xf3fde73a}, {seen_0, 4908, 0x97b39243}, },
            {{seen_0, 4900, 0xf3fde73a}, {seen_0, 4904, 0x97b39243}, {seen_0, 4908, 0xbb543c8c}, },
            {{seen_0, 4900, 0x97b39243}, {seen_0, 4904, 0xbb543c8c}, {seen_0, 4908, 0xf3fde73a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4912, 0xcfd0d25f}, {seen_0, 4916, 0x8851883}, {seen_0, 4920, 0xab53aaba}, },
            {{seen_0, 4912, 0x8851883}, {seen_0, 4916, 0xab53aaba}, {seen_0, 4920, 0xcfd0d25f}, },
            {{seen_0, 4912, 0xab53aaba}, {seen_0, 4916, 0xcfd0d25f}, {seen_0, 4920, 0x8851883}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4924, 0x64ca2dc6}, {seen_0, 4928, 0x5e03d216}, {seen_0, 4932, 0x817b889f}, },
            {{seen_0, 4924, 0x5e03d216}, {seen_0, 4928, 0x817b889f}, {seen_0, 4932, 0x64ca2dc6}, },
            {{seen_0, 4924, 0x817b889f}, {seen_0, 4928, 0x64ca2dc6}, {seen_0, 4932, 0x5e03d216}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4936, 0x3a17d222}, {seen_0, 4940, 0x72177711}, {seen_0, 4944, 0x169e0d13}, },
            {{seen_0, 4936, 0x72177711}, {seen_0, 4940, 0x169e0d13}, {seen_0, 4944, 0x3a17d222}, },
            {{seen_0, 4936, 0x169e0d13}, {seen_0, 4940, 0x3a17d222}, {seen_0, 4944, 0x72177711}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4948, 0x4e912cc6}, {seen_0, 4952, 0x604cb74}, {seen_0, 4956, 0x2ad8c582}, },
            {{seen_0, 4948, 0x604cb74}, {seen_0, 4952, 0x2ad8c582}, {seen_0, 4956, 0x4e912cc6}, },
            {{seen_0, 4948, 0x2ad8c582}, {seen_0, 4952, 0x4e912cc6}, {seen_0, 4956, 0x604cb74}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4960, 0xa100b093}, {seen_0, 4964, 0xd9c61a5d}, {seen_0, 4968, 0xfd922988}, },
            {{seen_0, 4960, 0xd9c61a5d}, {seen_0, 4964, 0xfd922988}, {seen_0, 4968, 0xa100b093}, },
            {{seen_0, 4960, 0xfd922988}, {seen_0, 4964, 0xa100b093}, {seen_0, 4968, 0xd9c61a5d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4972, 0xb5bb3cb1}, {seen_0, 4976, 0xed82b149}, {seen_0, 4980, 0x914d5c05}, },
            {{seen_0, 4972, 0xed82b149}, {seen_0, 4976, 0x914d5c05}, {seen_0, 4980, 0xb5bb3cb1}, },
            {{seen_0, 4972, 0x914d5c05}, {seen_0, 4976, 0xb5bb3cb1}, {seen_0, 4980, 0xed82b149}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4984, 0xc9e9371c}, {seen_0, 4988, 0x3c1edd93}, {seen_0, 4992, 0xa550795c}, },
            {{seen_0, 4984, 0x3c1edd93}, {seen_0, 4988, 0xa550795c}, {seen_0, 4992, 0xc9e9371c}, },
            {{seen_0, 4984, 0xa550795c}, {seen_0, 4988, 0xc9e9371c}, {seen_0, 4992, 0x3c1edd93}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 4996, 0x187768fa}, {seen_0, 5000, 0xd100c034}, {seen_0, 5004, 0xf569c5ca}, },
            {{seen_0, 4996, 0xd100c034}, {seen_0, 5000, 0xf569c5ca}, {seen_0, 5004, 0x187768fa}, },
            {{seen_0, 4996, 0xf569c5ca}, {seen_0, 5000, 0x187768fa}, {seen_0, 5004, 0xd100c034}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5008, 0xad82cd22}, {seen_0, 5012, 0xe54070e6}, {seen_0, 5016, 0x898f4ea8}, },
            {{seen_0, 5008, 0xe54070e6}, {seen_0, 5012, 0x898f4ea8}, {seen_0, 5016, 0xad82cd22}, },
            {{seen_0, 5008, 0x898f4ea8}, {seen_0, 5012, 0xad82cd22}, {seen_0, 5016, 0xe54070e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5020, 0xc1c56727}, {seen_0, 5024, 0x38d3fd4c}, {seen_0, 5028, 0x5c79a57a}, },
            {{seen_0, 5020, 0x38d3fd4c}, {seen_0, 5024, 0x5c79a57a}, {seen_0, 5028, 0xc1c56727}, },
            {{seen_0, 5020, 0x5c79a57a}, {seen_0, 5024, 0xc1c56727}, {seen_0, 5028, 0x38d3fd4c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5032, 0x14cd9f1e}, {seen_0, 5036, 0x4c4410ee}, {seen_0, 5040, 0x70cbca27}, },
            {{seen_0, 5032, 0x4c4410ee}, {seen_0, 5036, 0x70cbca27}, {seen_0, 5040, 0x14cd9f1e}, },
            {{seen_0, 5032, 0x70cbca27}, {seen_0, 5036, 0x14cd9f1e}, {seen_0, 5040, 0x4c4410ee}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5044, 0x284c9df2}, {seen_0, 5048, 0x60314bf4}, {seen_0, 5052, 0x43e99fe}, },
            {{seen_0, 5044, 0x60314bf4}, {seen_0, 5048, 0x43e99fe}, {seen_0, 5052, 0x284c9df2}, },
            {{seen_0, 5044, 0x43e99fe}, {seen_0, 5048, 0x284c9df2}, {seen_0, 5052, 0x60314bf4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5056, 0x7e3b9885}, {seen_0, 5060, 0x36601b99}, {seen_0, 5064, 0x5a5edd43}, },
            {{seen_0, 5056, 0x36601b99}, {seen_0, 5060, 0x5a5edd43}, {seen_0, 5064, 0x7e3b9885}, },
            {{seen_0, 5056, 0x5a5edd43}, {seen_0, 5060, 0x7e3b9885}, {seen_0, 5064, 0x36601b99}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5068, 0x12ad67a1}, {seen_0, 5072, 0xcb8d5bca}, {seen_0, 5076, 0x6e228ecb}, },
            {{seen_0, 5068, 0xcb8d5bca}, {seen_0, 5072, 0x6e228ecb}, {seen_0, 5076, 0x12ad67a1}, },
            {{seen_0, 5068, 0x6e228ecb}, {seen_0, 5072, 0x12ad67a1}, {seen_0, 5076, 0xcb8d5bca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5080, 0xa77c0403}, {seen_0, 5084, 0x9da95148}, {seen_0, 5088, 0x83a81e36}, },
            {{seen_0, 5080, 0x9da95148}, {seen_0, 5084, 0x83a81e36}, {seen_0, 5088, 0xa77c0403}, },
            {{seen_0, 5080, 0x83a81e36}, {seen_0, 5084, 0xa77c0403}, {seen_0, 5088, 0x9da95148}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5092, 0xf90f2fdf}, {seen_0, 5096, 0x32f97e4e}, {seen_0, 5100, 0xd551e927}, },
            {{seen_0, 5092, 0x32f97e4e}, {seen_0, 5096, 0xd551e927}, {seen_0, 5100, 0xf90f2fdf}, },
            {{seen_0, 5092, 0xd551e927}, {seen_0, 5096, 0xf90f2fdf}, {seen_0, 5100, 0x32f97e4e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5104, 0xe9ca846}, {seen_0, 5108, 0x4632a47a}, {seen_0, 5112, 0x6a09d063}, },
            {{seen_0, 5104, 0x4632a47a}, {seen_0, 5108, 0x6a09d063}, {seen_0, 5112, 0xe9ca846}, },
            {{seen_0, 5104, 0x6a09d063}, {seen_0, 5108, 0xe9ca846}, {seen_0, 5112, 0x4632a47a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5116, 0x22828e2e}, {seen_0, 5120, 0xa38a1bd3}, {seen_0, 5124, 0xc766f4ef}, },
            {{seen_0, 5116, 0xa38a1bd3}, {seen_0, 5120, 0xc766f4ef}, {seen_0, 5124, 0x22828e2e}, },
            {{seen_0, 5116, 0xc766f4ef}, {seen_0, 5120, 0x22828e2e}, {seen_0, 5124, 0xa38a1bd3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5128, 0xffe5a9be}, {seen_0, 5132, 0xb7fa8997}, {seen_0, 5136, 0xdbe4e945}, },
            {{seen_0, 5128, 0xb7fa8997}, {seen_0, 5132, 0xdbe4e945}, {seen_0, 5136, 0xffe5a9be}, },
            {{seen_0, 5128, 0xdbe4e945}, {seen_0, 5132, 0xffe5a9be}, {seen_0, 5136, 0xb7fa8997}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5140, 0x931bb810}, {seen_0, 5144, 0xcb8256e6}, {seen_0, 5148, 0xef51fc88}, },
            {{seen_0, 5140, 0xcb8256e6}, {seen_0, 5144, 0xef51fc88}, {seen_0, 5148, 0x931bb810}, },
            {{seen_0, 5140, 0xef51fc88}, {seen_0, 5144, 0x931bb810}, {seen_0, 5148, 0xcb8256e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5152, 0x66349358}, {seen_0, 5156, 0x1e150725}, {seen_0, 5160, 0x42e44885}, },
            {{seen_0, 5152, 0x1e150725}, {seen_0, 5156, 0x42e44885}, {seen_0, 5160, 0x66349358}, },
            {{seen_0, 5152, 0x42e44885}, {seen_0, 5156, 0x66349358}, {seen_0, 5160, 0x1e150725}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5164, 0x7a14eaa3}, {seen_0, 5168, 0x32059a53}, {seen_0, 5172, 0x56146a1e}, },
            {{seen_0, 5164, 0x32059a53}, {seen_0, 5168, 0x56146a1e}, {seen_0, 5172, 0x7a14eaa3}, },
            {{seen_0, 5164, 0x56146a1e}, {seen_0, 5168, 0x7a14eaa3}, {seen_0, 5172, 0x32059a53}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5176, 0xeb7a65e}, {seen_0, 5180, 0x8702caf}, {seen_0, 5184, 0x6a3f1fa3}, },
            {{seen_0, 5176, 0x8702caf}, {seen_0, 5180, 0x6a3f1fa3}, {seen_0, 5184, 0xeb7a65e}, },
            {{seen_0, 5176, 0x6a3f1fa3}, {seen_0, 5180, 0xeb7a65e}, {seen_0, 5184, 0x8702caf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5188, 0x649767cb}, {seen_0, 5192, 0x9d26238b}, {seen_0, 5196, 0x40fd729e}, },
            {{seen_0, 5188, 0x9d26238b}, {seen_0, 5192, 0x40fd729e}, {seen_0, 5196, 0x649767cb}, },
            {{seen_0, 5188, 0x40fd729e}, {seen_0, 5192, 0x649767cb}, {seen_0, 5196, 0x9d26238b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5200, 0xf933e243}, {seen_0, 5204, 0xb11216b0}, {seen_0, 5208, 0xd5dc1b0c}, },
            {{seen_0, 5200, 0xb11216b0}, {seen_0, 5204, 0xd5dc1b0c}, {seen_0, 5208, 0xf933e243}, },
            {{seen_0, 5200, 0xd5dc1b0c}, {seen_0, 5204, 0xf933e243}, {seen_0, 5208, 0xb11216b0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5212, 0x8d6fb15d}, {seen_0, 5216, 0x4a1da3e}, {seen_0, 5220, 0xa790c663}, },
            {{seen_0, 5212, 0x4a1da3e}, {seen_0, 5216, 0xa790c663}, {seen_0, 5220, 0x8d6fb15d}, },
            {{seen_0, 5212, 0xa790c663}, {seen_0, 5216, 0x8d6fb15d}, {seen_0, 5220, 0x4a1da3e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5224, 0x603f0146}, {seen_0, 5228, 0x1857a0a4}, {seen_0, 5232, 0x3c9abb23}, },
            {{seen_0, 5224, 0x1857a0a4}, {seen_0, 5228, 0x3c9abb23}, {seen_0, 5232, 0x603f0146}, },
            {{seen_0, 5224, 0x3c9abb23}, {seen_0, 5228, 0x603f0146}, {seen_0, 5232, 0x1857a0a4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5236, 0x746863ea}, {seen_0, 5240, 0x2c139a69}, {seen_0, 5244, 0x50943345}, },
            {{seen_0, 5236, 0x2c139a69}, {seen_0, 5240, 0x50943345}, {seen_0, 5244, 0x746863ea}, },
            {{seen_0, 5236, 0x50943345}, {seen_0, 5240, 0x746863ea}, {seen_0, 5244, 0x2c139a69}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5248, 0xc38c0085}, {seen_0, 5252, 0xfb051e31}, {seen_0, 5256, 0x9f781b74}, },
            {{seen_0, 5248, 0xfb051e31}, {seen_0, 5252, 0x9f781b74}, {seen_0, 5256, 0xc38c0085}, },
            {{seen_0, 5248, 0x9f781b74}, {seen_0, 5252, 0xc38c0085}, {seen_0, 5256, 0xfb051e31}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5260, 0xd7a287e6}, {seen_0, 5264, 0x10a11847}, {seen_0, 5268, 0x34e95e11}, },
            {{seen_0, 5260, 0x10a11847}, {seen_0, 5264, 0x34e95e11}, {seen_0, 5268, 0xd7a287e6}, },
            {{seen_0, 5260, 0x34e95e11}, {seen_0, 5264, 0xd7a287e6}, {seen_0, 5268, 0x10a11847}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5272, 0x6c7550bd}, {seen_0, 5276, 0x62404bd2}, {seen_0, 5280, 0x48cd58ab}, },
            {{seen_0, 5272, 0x62404bd2}, {seen_0, 5276, 0x48cd58ab}, {seen_0, 5280, 0x6c7550bd}, },
            {{seen_0, 5272, 0x48cd58ab}, {seen_0, 5276, 0x6c7550bd}, {seen_0, 5280, 0x62404bd2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5284, 0x3e9646e0}, {seen_0, 5288, 0xf7e90cf1}, {seen_0, 5292, 0x9bc88c76}, },
            {{seen_0, 5284, 0xf7e90cf1}, {seen_0, 5288, 0x9bc88c76}, {seen_0, 5292, 0x3e9646e0}, },
            {{seen_0, 5284, 0x9bc88c76}, {seen_0, 5288, 0x3e9646e0}, {seen_0, 5292, 0xf7e90cf1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5296, 0xd32e73f2}, {seen_0, 5300, 0x8bc3ba92}, {seen_0, 5304, 0xaf2bc6f9}, },
            {{seen_0, 5296, 0x8bc3ba92}, {seen_0, 5300, 0xaf2bc6f9}, {seen_0, 5304, 0xd32e73f2}, },
            {{seen_0, 5296, 0xaf2bc6f9}, {seen_0, 5300, 0xd32e73f2}, {seen_0, 5304, 0x8bc3ba92}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5308, 0xe7a0619f}, {seen_0, 5312, 0xe1b62f52}, {seen_0, 5316, 0x851e944b}, },
            {{seen_0, 5308, 0xe1b62f52}, {seen_0, 5312, 0x851e944b}, {seen_0, 5316, 0xe7a0619f}, },
            {{seen_0, 5308, 0x851e944b}, {seen_0, 5312, 0xe7a0619f}, {seen_0, 5316, 0xe1b62f52}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5320, 0xbd6e3fe1}, {seen_0, 5324, 0xf57fe804}, {seen_0, 5328, 0x9919dbf1}, },
            {{seen_0, 5320, 0xf57fe804}, {seen_0, 5324, 0x9919dbf1}, {seen_0, 5328, 0xbd6e3fe1}, },
            {{seen_0, 5320, 0x9919dbf1}, {seen_0, 5324, 0xbd6e3fe1}, {seen_0, 5328, 0xf57fe804}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5332, 0xd11b9d31}, {seen_0, 5336, 0xa3fb2c6}, {seen_0, 5340, 0xada9e44b}, },
            {{seen_0, 5332, 0xa3fb2c6}, {seen_0, 5336, 0xada9e44b}, {seen_0, 5340, 0xd11b9d31}, },
            {{seen_0, 5332, 0xada9e44b}, {seen_0, 5336, 0xd11b9d31}, {seen_0, 5340, 0xa3fb2c6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5344, 0x240b5666}, {seen_0, 5348, 0x5cdfd44e}, {seen_0, 5352, 0x54dcea}, },
            {{seen_0, 5344, 0x5cdfd44e}, {seen_0, 5348, 0x54dcea}, {seen_0, 5352, 0x240b5666}, },
            {{seen_0, 5344, 0x54dcea}, {seen_0, 5348, 0x240b5666}, {seen_0, 5352, 0x5cdfd44e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5356, 0x38ba276d}, {seen_0, 5360, 0xf111b2fc}, {seen_0, 5364, 0x14b3b520}, },
            {{seen_0, 5356, 0xf111b2fc}, {seen_0, 5360, 0x14b3b520}, {seen_0, 5364, 0x38ba276d}, },
            {{seen_0, 5356, 0x14b3b520}, {seen_0, 5360, 0x38ba276d}, {seen_0, 5364, 0xf111b2fc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5368, 0xcdb03b48}, {seen_0, 5372, 0xe959d6ad}, {seen_0, 5376, 0xa9f39da5}, },
            {{seen_0, 5368, 0xe959d6ad}, {seen_0, 5372, 0xa9f39da5}, {seen_0, 5376, 0xcdb03b48}, },
            {{seen_0, 5368, 0xa9f39da5}, {seen_0, 5372, 0xcdb03b48}, {seen_0, 5376, 0xe959d6ad}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5380, 0xc5a13a11}, {seen_0, 5384, 0xfdbf4d8f}, {seen_0, 5388, 0xa17ea53d}, },
            {{seen_0, 5380, 0xfdbf4d8f}, {seen_0, 5384, 0xa17ea53d}, {seen_0, 5388, 0xc5a13a11}, },
            {{seen_0, 5380, 0xa17ea53d}, {seen_0, 5384, 0xc5a13a11}, {seen_0, 5388, 0xfdbf4d8f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5392, 0xd9e5bbd4}, {seen_0, 5396, 0x91d1f738}, {seen_0, 5400, 0xb5be82b3}, },
            {{seen_0, 5392, 0x91d1f738}, {seen_0, 5396, 0xb5be82b3}, {seen_0, 5400, 0xd9e5bbd4}, },
            {{seen_0, 5392, 0xb5be82b3}, {seen_0, 5396, 0xd9e5bbd4}, {seen_0, 5400, 0x91d1f738}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5404, 0xeda7c54f}, {seen_0, 5408, 0x6470a0bb}, {seen_0, 5412, 0x89e3b42}, },
            {{seen_0, 5404, 0x6470a0bb}, {seen_0, 5408, 0x89e3b42}, {seen_0, 5412, 0xeda7c54f}, },
            {{seen_0, 5404, 0x89e3b42}, {seen_0, 5408, 0xeda7c54f}, {seen_0, 5412, 0x6470a0bb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5416, 0x401b35f6}, {seen_0, 5420, 0x78c0f667}, {seen_0, 5424, 0x1cb98c82}, },
            {{seen_0, 5416, 0x78c0f667}, {seen_0, 5420, 0x1cb98c82}, {seen_0, 5424, 0x401b35f6}, },
            {{seen_0, 5416, 0x1cb98c82}, {seen_0, 5420, 0x401b35f6}, {seen_0, 5424, 0x78c0f667}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5428, 0x54311aeb}, {seen_0, 5432, 0xcf171b5}, {seen_0, 5436, 0x3061ca88}, },
            {{seen_0, 5428, 0xcf171b5}, {seen_0, 5432, 0x3061ca88}, {seen_0, 5436, 0x54311aeb}, },
            {{seen_0, 5428, 0x3061ca88}, {seen_0, 5432, 0x54311aeb}, {seen_0, 5436, 0xcf171b5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5440, 0x2a410eed}, {seen_0, 5444, 0x6249788e}, {seen_0, 5448, 0x6ec73aa}, },
            {{seen_0, 5440, 0x6249788e}, {seen_0, 5444, 0x6ec73aa}, {seen_0, 5448, 0x2a410eed}, },
            {{seen_0, 5440, 0x6ec73aa}, {seen_0, 5444, 0x2a410eed}, {seen_0, 5448, 0x6249788e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5452, 0xbf4f05c9}, {seen_0, 5456, 0xf79abe36}, {seen_0, 5460, 0x9b960bcd}, },
            {{seen_0, 5452, 0xf79abe36}, {seen_0, 5456, 0x9b960bcd}, {seen_0, 5460, 0xbf4f05c9}, },
            {{seen_0, 5452, 0x9b960bcd}, {seen_0, 5456, 0xbf4f05c9}, {seen_0, 5460, 0xf79abe36}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5464, 0xd360b14b}, {seen_0, 5468, 0xc9ddd182}, {seen_0, 5472, 0xaf66c09a}, },
            {{seen_0, 5464, 0xc9ddd182}, {seen_0, 5468, 0xaf66c09a}, {seen_0, 5472, 0xd360b14b}, },
            {{seen_0, 5464, 0xaf66c09a}, {seen_0, 5468, 0xd360b14b}, {seen_0, 5472, 0xc9ddd182}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5476, 0xa5098e74}, {seen_0, 5480, 0x5ecb9d61}, {seen_0, 5484, 0x2c40d26}, },
            {{seen_0, 5476, 0x5ecb9d61}, {seen_0, 5480, 0x2c40d26}, {seen_0, 5484, 0xa5098e74}, },
            {{seen_0, 5476, 0x2c40d26}, {seen_0, 5480, 0xa5098e74}, {seen_0, 5484, 0x5ecb9d61}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5488, 0x3a4f71f9}, {seen_0, 5492, 0x7247cfaa}, {seen_0, 5496, 0x1664c070}, },
            {{seen_0, 5488, 0x7247cfaa}, {seen_0, 5492, 0x1664c070}, {seen_0, 5496, 0x3a4f71f9}, },
            {{seen_0, 5488, 0x1664c070}, {seen_0, 5492, 0x3a4f71f9}, {seen_0, 5496, 0x7247cfaa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5500, 0x4eee0561}, {seen_0, 5504, 0xc1bf4232}, {seen_0, 5508, 0xe518e8bb}, },
            {{seen_0, 5500, 0xc1bf4232}, {seen_0, 5504, 0xe518e8bb}, {seen_0, 5508, 0x4eee0561}, },
            {{seen_0, 5500, 0xe518e8bb}, {seen_0, 5504, 0x4eee0561}, {seen_0, 5508, 0xc1bf4232}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5512, 0x9db716e1}, {seen_0, 5516, 0x56f22d76}, {seen_0, 5520, 0xf98c543b}, },
            {{seen_0, 5512, 0x56f22d76}, {seen_0, 5516, 0xf98c543b}, {seen_0, 5520, 0x9db716e1}, },
            {{seen_0, 5512, 0xf98c543b}, {seen_0, 5516, 0x9db716e1}, {seen_0, 5520, 0x56f22d76}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5524, 0x32903a05}, {seen_0, 5528, 0x6a5d337c}, {seen_0, 5532, 0xe34677e}, },
            {{seen_0, 5524, 0x6a5d337c}, {seen_0, 5528, 0xe34677e}, {seen_0, 5532, 0x32903a05}, },
            {{seen_0, 5524, 0xe34677e}, {seen_0, 5528, 0x32903a05}, {seen_0, 5532, 0x6a5d337c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5536, 0x4742be4}, {seen_0, 5540, 0x3c757956}, {seen_0, 5544, 0x60f7d249}, },
            {{seen_0, 5536, 0x3c757956}, {seen_0, 5540, 0x60f7d249}, {seen_0, 5544, 0x4742be4}, },
            {{seen_0, 5536, 0x60f7d249}, {seen_0, 5540, 0x4742be4}, {seen_0, 5544, 0x3c757956}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5548, 0x99018149}, {seen_0, 5552, 0xd1a56c23}, {seen_0, 5556, 0xf51e4101}, },
            {{seen_0, 5548, 0xd1a56c23}, {seen_0, 5552, 0xf51e4101}, {seen_0, 5556, 0x99018149}, },
            {{seen_0, 5548, 0xf51e4101}, {seen_0, 5552, 0x99018149}, {seen_0, 5556, 0xd1a56c23}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5560, 0xadf788a1}, {seen_0, 5564, 0xa7fc9bbb}, {seen_0, 5568, 0x89391bb8}, },
            {{seen_0, 5560, 0xa7fc9bbb}, {seen_0, 5564, 0x89391bb8}, {seen_0, 5568, 0xadf788a1}, },
            {{seen_0, 5560, 0x89391bb8}, {seen_0, 5564, 0xadf788a1}, {seen_0, 5568, 0xa7fc9bbb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5572, 0x83ea9849}, {seen_0, 5576, 0xbb134a88}, {seen_0, 5580, 0xdf4aaef8}, },
            {{seen_0, 5572, 0xbb134a88}, {seen_0, 5576, 0xdf4aaef8}, {seen_0, 5580, 0x83ea9849}, },
            {{seen_0, 5572, 0xdf4aaef8}, {seen_0, 5576, 0x83ea9849}, {seen_0, 5580, 0xbb134a88}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5584, 0x97b8072a}, {seen_0, 5588, 0xcf064d61}, {seen_0, 5592, 0xf34f8aa1}, },
            {{seen_0, 5584, 0xcf064d61}, {seen_0, 5588, 0xf34f8aa1}, {seen_0, 5592, 0x97b8072a}, },
            {{seen_0, 5584, 0xf34f8aa1}, {seen_0, 5588, 0x97b8072a}, {seen_0, 5592, 0xcf064d61}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5596, 0x2ce62e2f}, {seen_0, 5600, 0x22aad2da}, {seen_0, 5604, 0x46ee9b6a}, },
            {{seen_0, 5596, 0x22aad2da}, {seen_0, 5600, 0x46ee9b6a}, {seen_0, 5604, 0x2ce62e2f}, },
            {{seen_0, 5596, 0x46ee9b6a}, {seen_0, 5600, 0x2ce62e2f}, {seen_0, 5604, 0x22aad2da}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5608, 0x7ea63280}, {seen_0, 5612, 0x360d7f1c}, {seen_0, 5616, 0x5a87b664}, },
            {{seen_0, 5608, 0x360d7f1c}, {seen_0, 5612, 0x5a87b664}, {seen_0, 5616, 0x7ea63280}, },
            {{seen_0, 5608, 0x5a87b664}, {seen_0, 5612, 0x7ea63280}, {seen_0, 5616, 0x360d7f1c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5620, 0x9323928e}, {seen_0, 5624, 0xcbb3aaf6}, {seen_0, 5628, 0xef3cd157}, },
            {{seen_0, 5620, 0xcbb3aaf6}, {seen_0, 5624, 0xef3cd157}, {seen_0, 5628, 0x9323928e}, },
            {{seen_0, 5620, 0xef3cd157}, {seen_0, 5624, 0x9323928e}, {seen_0, 5628, 0xcbb3aaf6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5632, 0xefef10b7}, {seen_0, 5636, 0x286a277c}, {seen_0, 5640, 0xcbc7a0ce}, },
            {{seen_0, 5632, 0x286a277c}, {seen_0, 5636, 0xcbc7a0ce}, {seen_0, 5640, 0xefef10b7}, },
            {{seen_0, 5632, 0xcbc7a0ce}, {seen_0, 5636, 0xefef10b7}, {seen_0, 5640, 0x286a277c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5644, 0x416f31f}, {seen_0, 5648, 0x3c066433}, {seen_0, 5652, 0x60bbecb8}, },
            {{seen_0, 5644, 0x3c066433}, {seen_0, 5648, 0x60bbecb8}, {seen_0, 5652, 0x416f31f}, },
            {{seen_0, 5644, 0x60bbecb8}, {seen_0, 5648, 0x416f31f}, {seen_0, 5652, 0x3c066433}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5656, 0x1812c685}, {seen_0, 5660, 0xe8c4713}, {seen_0, 5664, 0x74b99120}, },
            {{seen_0, 5656, 0xe8c4713}, {seen_0, 5660, 0x74b99120}, {seen_0, 5664, 0x1812c685}, },
            {{seen_0, 5656, 0x74b99120}, {seen_0, 5660, 0x1812c685}, {seen_0, 5664, 0xe8c4713}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5668, 0xeb7f55fe}, {seen_0, 5672, 0xa3c049a7}, {seen_0, 5676, 0xc750f430}, },
            {{seen_0, 5668, 0xa3c049a7}, {seen_0, 5672, 0xc750f430}, {seen_0, 5676, 0xeb7f55fe}, },
            {{seen_0, 5668, 0xc750f430}, {seen_0, 5672, 0xeb7f55fe}, {seen_0, 5676, 0xa3c049a7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5680, 0xff6d7340}, {seen_0, 5684, 0xb78d50bb}, {seen_0, 5688, 0xdb07dabe}, },
            {{seen_0, 5680, 0xb78d50bb}, {seen_0, 5684, 0xdb07dabe}, {seen_0, 5688, 0xff6d7340}, },
            {{seen_0, 5680, 0xdb07dabe}, {seen_0, 5684, 0xff6d7340}, {seen_0, 5688, 0xb78d50bb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5692, 0x931c7adf}, {seen_0, 5696, 0x8d1b5bc3}, {seen_0, 5700, 0xb16c4f20}, },
            {{seen_0, 5692, 0x8d1b5bc3}, {seen_0, 5696, 0xb16c4f20}, {seen_0, 5700, 0x931c7adf}, },
            {{seen_0, 5692, 0xb16c4f20}, {seen_0, 5696, 0x931c7adf}, {seen_0, 5700, 0x8d1b5bc3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5704, 0xe9cf6475}, {seen_0, 5708, 0xa14dbae0}, {seen_0, 5712, 0xc5082f2d}, },
            {{seen_0, 5704, 0xa14dbae0}, {seen_0, 5708, 0xc5082f2d}, {seen_0, 5712, 0xe9cf6475}, },
            {{seen_0, 5704, 0xc5082f2d}, {seen_0, 5708, 0xe9cf6475}, {seen_0, 5712, 0xa14dbae0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5716, 0x7ee93d84}, {seen_0, 5720, 0x36c7298d}, {seen_0, 5724, 0x5af57f1c}, },
            {{seen_0, 5716, 0x36c7298d}, {seen_0, 5720, 0x5af57f1c}, {seen_0, 5724, 0x7ee93d84}, },
            {{seen_0, 5716, 0x5af57f1c}, {seen_0, 5720, 0x7ee93d84}, {seen_0, 5724, 0x36c7298d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5728, 0x5068aedf}, {seen_0, 5732, 0x867f80e}, {seen_0, 5736, 0x2c004de1}, },
            {{seen_0, 5728, 0x867f80e}, {seen_0, 5732, 0x2c004de1}, {seen_0, 5736, 0x5068aedf}, },
            {{seen_0, 5728, 0x2c004de1}, {seen_0, 5732, 0x5068aedf}, {seen_0, 5736, 0x867f80e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5740, 0x64ed121f}, {seen_0, 5744, 0x9d6b3515}, {seen_0, 5748, 0xc16d4540}, },
            {{seen_0, 5740, 0x9d6b3515}, {seen_0, 5744, 0xc16d4540}, {seen_0, 5748, 0x64ed121f}, },
            {{seen_0, 5740, 0xc16d4540}, {seen_0, 5744, 0x64ed121f}, {seen_0, 5748, 0x9d6b3515}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5752, 0xf9c2eae6}, {seen_0, 5756, 0x6caf3f48}, {seen_0, 5760, 0xd500441a}, },
            {{seen_0, 5752, 0x6caf3f48}, {seen_0, 5756, 0xd500441a}, {seen_0, 5760, 0xf9c2eae6}, },
            {{seen_0, 5752, 0xd500441a}, {seen_0, 5756, 0xf9c2eae6}, {seen_0, 5760, 0x6caf3f48}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5764, 0x482318fe}, {seen_0, 5768, 0xe3c5c8}, {seen_0, 5772, 0x24a0c117}, },
            {{seen_0, 5764, 0xe3c5c8}, {seen_0, 5768, 0x24a0c117}, {seen_0, 5772, 0x482318fe}, },
            {{seen_0, 5764, 0x24a0c117}, {seen_0, 5768, 0x482318fe}, {seen_0, 5772, 0xe3c5c8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5776, 0x5c3eecac}, {seen_0, 5780, 0x959a1803}, {seen_0, 5784, 0x38dc9359}, },
            {{seen_0, 5776, 0x959a1803}, {seen_0, 5780, 0x38dc9359}, {seen_0, 5784, 0x5c3eecac}, },
            {{seen_0, 5776, 0x38dc9359}, {seen_0, 5780, 0x5c3eecac}, {seen_0, 5784, 0x959a1803}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5788, 0xf141c528}, {seen_0, 5792, 0xe7270bbe}, {seen_0, 5796, 0x8bd1240e}, },
            {{seen_0, 5788, 0xe7270bbe}, {seen_0, 5792, 0x8bd1240e}, {seen_0, 5796, 0xf141c528}, },
            {{seen_0, 5788, 0x8bd1240e}, {seen_0, 5792, 0xf141c528}, {seen_0, 5796, 0xe7270bbe}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5800, 0xc364c8f4}, {seen_0, 5804, 0x7c2381d4}, {seen_0, 5808, 0x9f35ddfb}, },
            {{seen_0, 5800, 0x7c2381d4}, {seen_0, 5804, 0x9f35ddfb}, {seen_0, 5808, 0xc364c8f4}, },
            {{seen_0, 5800, 0x9f35ddfb}, {seen_0, 5804, 0xc364c8f4}, {seen_0, 5808, 0x7c2381d4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5812, 0x5859c6e3}, {seen_0, 5816, 0x105050a2}, {seen_0, 5820, 0x348eda3e}, },
            {{seen_0, 5812, 0x105050a2}, {seen_0, 5816, 0x348eda3e}, {seen_0, 5820, 0x5859c6e3}, },
            {{seen_0, 5812, 0x348eda3e}, {seen_0, 5816, 0x5859c6e3}, {seen_0, 5820, 0x105050a2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5824, 0x2ee83dfa}, {seen_0, 5828, 0x6654631a}, {seen_0, 5832, 0xa1e3209}, },
            {{seen_0, 5824, 0x6654631a}, {seen_0, 5828, 0xa1e3209}, {seen_0, 5832, 0x2ee83dfa}, },
            {{seen_0, 5824, 0xa1e3209}, {seen_0, 5828, 0x2ee83dfa}, {seen_0, 5832, 0x6654631a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5836, 0x42b08e3a}, {seen_0, 5840, 0x7a2c4b96}, {seen_0, 5844, 0x1e039819}, },
            {{seen_0, 5836, 0x7a2c4b96}, {seen_0, 5840, 0x1e039819}, {seen_0, 5844, 0x42b08e3a}, },
            {{seen_0, 5836, 0x1e039819}, {seen_0, 5840, 0x42b08e3a}, {seen_0, 5844, 0x7a2c4b96}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5848, 0x566c784b}, {seen_0, 5852, 0xcdf8599f}, {seen_0, 5856, 0x32267e1c}, },
            {{seen_0, 5848, 0xcdf8599f}, {seen_0, 5852, 0x32267e1c}, {seen_0, 5856, 0x566c784b}, },
            {{seen_0, 5848, 0x32267e1c}, {seen_0, 5852, 0x566c784b}, {seen_0, 5856, 0xcdf8599f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5860, 0xa9a6ad02}, {seen_0, 5864, 0xe138d908}, {seen_0, 5868, 0x8568217f}, },
            {{seen_0, 5860, 0xe138d908}, {seen_0, 5864, 0x8568217f}, {seen_0, 5868, 0xa9a6ad02}, },
            {{seen_0, 5860, 0x8568217f}, {seen_0, 5864, 0xa9a6ad02}, {seen_0, 5868, 0xe138d908}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5872, 0xbd571fa0}, {seen_0, 5876, 0xf5fe02ed}, {seen_0, 5880, 0x99af76d6}, },
            {{seen_0, 5872, 0xf5fe02ed}, {seen_0, 5876, 0x99af76d6}, {seen_0, 5880, 0xbd571fa0}, },
            {{seen_0, 5872, 0x99af76d6}, {seen_0, 5876, 0xbd571fa0}, {seen_0, 5880, 0xf5fe02ed}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5884, 0x52bf993c}, {seen_0, 5888, 0xb704995e}, {seen_0, 5892, 0xdba34e17}, },
            {{seen_0, 5884, 0xb704995e}, {seen_0, 5888, 0xdba34e17}, {seen_0, 5892, 0x52bf993c}, },
            {{seen_0, 5884, 0xdba34e17}, {seen_0, 5888, 0x52bf993c}, {seen_0, 5892, 0xb704995e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5896, 0x934b5e76}, {seen_0, 5900, 0xcbbd644c}, {seen_0, 5904, 0xefdc42ab}, },
            {{seen_0, 5896, 0xcbbd644c}, {seen_0, 5900, 0xefdc42ab}, {seen_0, 5904, 0x934b5e76}, },
            {{seen_0, 5896, 0xefdc42ab}, {seen_0, 5900, 0x934b5e76}, {seen_0, 5904, 0xcbbd644c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5908, 0xa7577b3f}, {seen_0, 5912, 0x60a7aba6}, {seen_0, 5916, 0x420030a}, },
            {{seen_0, 5908, 0x60a7aba6}, {seen_0, 5912, 0x420030a}, {seen_0, 5916, 0xa7577b3f}, },
            {{seen_0, 5908, 0x420030a}, {seen_0, 5912, 0xa7577b3f}, {seen_0, 5916, 0x60a7aba6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5920, 0x7ab7d1c9}, {seen_0, 5924, 0x32b62632}, {seen_0, 5928, 0x56ed6770}, },
            {{seen_0, 5920, 0x32b62632}, {seen_0, 5924, 0x56ed6770}, {seen_0, 5928, 0x7ab7d1c9}, },
            {{seen_0, 5920, 0x56ed6770}, {seen_0, 5924, 0x7ab7d1c9}, {seen_0, 5928, 0x32b62632}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5932, 0xeaeb4e5}, {seen_0, 5936, 0xc7aee909}, {seen_0, 5940, 0xebebfdcb}, },
            {{seen_0, 5932, 0xc7aee909}, {seen_0, 5936, 0xebebfdcb}, {seen_0, 5940, 0xeaeb4e5}, },
            {{seen_0, 5932, 0xebebfdcb}, {seen_0, 5936, 0xeaeb4e5}, {seen_0, 5940, 0xc7aee909}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5944, 0xa300c287}, {seen_0, 5948, 0x9d1393f8}, {seen_0, 5952, 0xff69302c}, },
            {{seen_0, 5944, 0x9d1393f8}, {seen_0, 5948, 0xff69302c}, {seen_0, 5952, 0xa300c287}, },
            {{seen_0, 5944, 0xff69302c}, {seen_0, 5948, 0xa300c287}, {seen_0, 5952, 0x9d1393f8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5956, 0xf9755747}, {seen_0, 5960, 0xb139b551}, {seen_0, 5964, 0xd5da0a84}, },
            {{seen_0, 5956, 0xb139b551}, {seen_0, 5960, 0xd5da0a84}, {seen_0, 5964, 0xf9755747}, },
            {{seen_0, 5956, 0xd5da0a84}, {seen_0, 5960, 0xf9755747}, {seen_0, 5964, 0xb139b551}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5968, 0x8dabd225}, {seen_0, 5972, 0xc52f7c83}, {seen_0, 5976, 0xe9f446ae}, },
            {{seen_0, 5968, 0xc52f7c83}, {seen_0, 5972, 0xe9f446ae}, {seen_0, 5976, 0x8dabd225}, },
            {{seen_0, 5968, 0xe9f446ae}, {seen_0, 5972, 0x8dabd225}, {seen_0, 5976, 0xc52f7c83}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5980, 0xa11c2ec0}, {seen_0, 5984, 0x18211491}, {seen_0, 5988, 0x3cc72900}, },
            {{seen_0, 5980, 0x18211491}, {seen_0, 5984, 0x3cc72900}, {seen_0, 5988, 0xa11c2ec0}, },
            {{seen_0, 5980, 0x3cc72900}, {seen_0, 5984, 0xa11c2ec0}, {seen_0, 5988, 0x18211491}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 5992, 0x74a79e2c}, {seen_0, 5996, 0x2cc926ab}, {seen_0, 6000, 0x504abf86}, },
            {{seen_0, 5992, 0x2cc926ab}, {seen_0, 5996, 0x504abf86}, {seen_0, 6000, 0x74a79e2c}, },
            {{seen_0, 5992, 0x504abf86}, {seen_0, 5996, 0x74a79e2c}, {seen_0, 6000, 0x2cc926ab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6004, 0x85ec8a5}, {seen_0, 6008, 0xc13f8185}, {seen_0, 6012, 0x64a387dd}, },
            {{seen_0, 6004, 0xc13f8185}, {seen_0, 6008, 0x64a387dd}, {seen_0, 6012, 0x85ec8a5}, },
            {{seen_0, 6004, 0x64a387dd}, {seen_0, 6008, 0x85ec8a5}, {seen_0, 6012, 0xc13f8185}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6016, 0x589e7bbf}, {seen_0, 6020, 0x108c4bbb}, {seen_0, 6024, 0x34c16ffc}, },
            {{seen_0, 6016, 0x108c4bbb}, {seen_0, 6020, 0x34c16ffc}, {seen_0, 6024, 0x589e7bbf}, },
            {{seen_0, 6016, 0x34c16ffc}, {seen_0, 6020, 0x589e7bbf}, {seen_0, 6024, 0x108c4bbb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6028, 0x6c47d2ae}, {seen_0, 6032, 0x24ed56e6}, {seen_0, 6036, 0x48b96eb1}, },
            {{seen_0, 6028, 0x24ed56e6}, {seen_0, 6032, 0x48b96eb1}, {seen_0, 6036, 0x6c47d2ae}, },
            {{seen_0, 6028, 0x48b96eb1}, {seen_0, 6032, 0x6c47d2ae}, {seen_0, 6036, 0x24ed56e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6040, 0x779db6}, {seen_0, 6044, 0xf736d3d4}, {seen_0, 6048, 0x5c322db9}, },
            {{seen_0, 6040, 0xf736d3d4}, {seen_0, 6044, 0x5c322db9}, {seen_0, 6048, 0x779db6}, },
            {{seen_0, 6040, 0x5c322db9}, {seen_0, 6044, 0x779db6}, {seen_0, 6048, 0xf736d3d4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6052, 0xd3ba4d8d}, {seen_0, 6056, 0x8beed6a8}, {seen_0, 6060, 0xaf0bd7a0}, },
            {{seen_0, 6052, 0x8beed6a8}, {seen_0, 6056, 0xaf0bd7a0}, {seen_0, 6060, 0xd3ba4d8d}, },
            {{seen_0, 6052, 0xaf0bd7a0}, {seen_0, 6056, 0xd3ba4d8d}, {seen_0, 6060, 0x8beed6a8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6064, 0xe7108bf8}, {seen_0, 6068, 0x9fb166da}, {seen_0, 6072, 0xc3cb75d5}, },
            {{seen_0, 6064, 0x9fb166da}, {seen_0, 6068, 0xc3cb75d5}, {seen_0, 6072, 0xe7108bf8}, },
            {{seen_0, 6064, 0xc3cb75d5}, {seen_0, 6068, 0xe7108bf8}, {seen_0, 6072, 0x9fb166da}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6076, 0xfb92e414}, {seen_0, 6080, 0xf5e260f3}, {seen_0, 6084, 0x99d14611}, },
            {{seen_0, 6076, 0xf5e260f3}, {seen_0, 6080, 0x99d14611}, {seen_0, 6084, 0xfb92e414}, },
            {{seen_0, 6076, 0x99d14611}, {seen_0, 6080, 0xfb92e414}, {seen_0, 6084, 0xf5e260f3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6088, 0xd181e5bf}, {seen_0, 6092, 0xa831af4}, {seen_0, 6096, 0x2eb79ae8}, },
            {{seen_0, 6088, 0xa831af4}, {seen_0, 6092, 0x2eb79ae8}, {seen_0, 6096, 0xd181e5bf}, },
            {{seen_0, 6088, 0x2eb79ae8}, {seen_0, 6092, 0xd181e5bf}, {seen_0, 6096, 0xa831af4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6100, 0x66cfeb8b}, {seen_0, 6104, 0x1e47e320}, {seen_0, 6108, 0x4202e7c6}, },
            {{seen_0, 6100, 0x1e47e320}, {seen_0, 6104, 0x4202e7c6}, {seen_0, 6108, 0x66cfeb8b}, },
            {{seen_0, 6100, 0x4202e7c6}, {seen_0, 6104, 0x66cfeb8b}, {seen_0, 6108, 0x1e47e320}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6112, 0x38a055f2}, {seen_0, 6116, 0xf105024e}, {seen_0, 6120, 0x14850714}, },
            {{seen_0, 6112, 0xf105024e}, {seen_0, 6116, 0x14850714}, {seen_0, 6120, 0x38a055f2}, },
            {{seen_0, 6112, 0x14850714}, {seen_0, 6116, 0x38a055f2}, {seen_0, 6120, 0xf105024e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6124, 0xcd25f37f}, {seen_0, 6128, 0x85929fad}, {seen_0, 6132, 0xa93c2674}, },
            {{seen_0, 6124, 0x85929fad}, {seen_0, 6128, 0xa93c2674}, {seen_0, 6132, 0xcd25f37f}, },
            {{seen_0, 6124, 0xa93c2674}, {seen_0, 6128, 0xcd25f37f}, {seen_0, 6132, 0x85929fad}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6136, 0xe1e69507}, {seen_0, 6140, 0x6228d224}, {seen_0, 6144, 0xbd11dae5}, },
            {{seen_0, 6136, 0x6228d224}, {seen_0, 6140, 0xbd11dae5}, {seen_0, 6144, 0xe1e69507}, },
            {{seen_0, 6136, 0xbd11dae5}, {seen_0, 6140, 0xe1e69507}, {seen_0, 6144, 0x6228d224}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6148, 0x3efc8b51}, {seen_0, 6152, 0x768813e4}, {seen_0, 6156, 0x1affb836}, },
            {{seen_0, 6148, 0x768813e4}, {seen_0, 6152, 0x1affb836}, {seen_0, 6156, 0x3efc8b51}, },
            {{seen_0, 6148, 0x1affb836}, {seen_0, 6152, 0x3efc8b51}, {seen_0, 6156, 0x768813e4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6160, 0x52afb2ea}, {seen_0, 6164, 0xa49692a}, {seen_0, 6168, 0x2ebea6ab}, },
            {{seen_0, 6160, 0xa49692a}, {seen_0, 6164, 0x2ebea6ab}, {seen_0, 6168, 0x52afb2ea}, },
            {{seen_0, 6160, 0x2ebea6ab}, {seen_0, 6164, 0x52afb2ea}, {seen_0, 6168, 0xa49692a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6172, 0x667bcb16}, {seen_0, 6176, 0xdd5b1089}, {seen_0, 6180, 0x81813e38}, },
            {{seen_0, 6172, 0xdd5b1089}, {seen_0, 6176, 0x81813e38}, {seen_0, 6180, 0x667bcb16}, },
            {{seen_0, 6172, 0x81813e38}, {seen_0, 6176, 0x667bcb16}, {seen_0, 6180, 0xdd5b1089}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6184, 0xb91f99b3}, {seen_0, 6188, 0xf18a07c2}, {seen_0, 6192, 0x95b84010}, },
            {{seen_0, 6184, 0xf18a07c2}, {seen_0, 6188, 0x95b84010}, {seen_0, 6192, 0xb91f99b3}, },
            {{seen_0, 6184, 0x95b84010}, {seen_0, 6188, 0xb91f99b3}, {seen_0, 6192, 0xf18a07c2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6196, 0xcdcda02a}, {seen_0, 6200, 0x6858a6c}, {seen_0, 6204, 0x2a071173}, },
            {{seen_0, 6196, 0x6858a6c}, {seen_0, 6200, 0x2a071173}, {seen_0, 6204, 0xcdcda02a}, },
            {{seen_0, 6196, 0x2a071173}, {seen_0, 6200, 0xcdcda02a}, {seen_0, 6204, 0x6858a6c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6208, 0xa31bee49}, {seen_0, 6212, 0x5c4094a6}, {seen_0, 6216, 0x81a881}, },
            {{seen_0, 6208, 0x5c4094a6}, {seen_0, 6212, 0x81a881}, {seen_0, 6216, 0xa31bee49}, },
            {{seen_0, 6208, 0x81a881}, {seen_0, 6212, 0xa31bee49}, {seen_0, 6216, 0x5c4094a6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6220, 0x3851e0dd}, {seen_0, 6224, 0x70ccb82f}, {seen_0, 6228, 0x146e63f0}, },
            {{seen_0, 6220, 0x70ccb82f}, {seen_0, 6224, 0x146e63f0}, {seen_0, 6228, 0x3851e0dd}, },
            {{seen_0, 6220, 0x146e63f0}, {seen_0, 6224, 0x3851e0dd}, {seen_0, 6228, 0x70ccb82f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6232, 0x4c23e940}, {seen_0, 6236, 0xc316222a}, {seen_0, 6240, 0x289582d0}, },
            {{seen_0, 6232, 0xc316222a}, {seen_0, 6236, 0x289582d0}, {seen_0, 6240, 0x4c23e940}, },
            {{seen_0, 6232, 0x289582d0}, {seen_0, 6236, 0x4c23e940}, {seen_0, 6240, 0xc316222a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6244, 0x9f0c3339}, {seen_0, 6248, 0xd79d1d03}, {seen_0, 6252, 0xfbf04868}, },
            {{seen_0, 6244, 0xd79d1d03}, {seen_0, 6248, 0xfbf04868}, {seen_0, 6252, 0x9f0c3339}, },
            {{seen_0, 6244, 0xfbf04868}, {seen_0, 6248, 0x9f0c3339}, {seen_0, 6252, 0xd79d1d03}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6256, 0xb3743ec3}, {seen_0, 6260, 0xeb18595a}, {seen_0, 6264, 0x8fd9b428}, },
            {{seen_0, 6256, 0xeb18595a}, {seen_0, 6260, 0x8fd9b428}, {seen_0, 6264, 0xb3743ec3}, },
            {{seen_0, 6256, 0x8fd9b428}, {seen_0, 6260, 0xb3743ec3}, {seen_0, 6264, 0xeb18595a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6268, 0xc77dc8d7}, {seen_0, 6272, 0x3a4e4a38}, {seen_0, 6276, 0x5e4d5b7b}, },
            {{seen_0, 6268, 0x3a4e4a38}, {seen_0, 6272, 0x5e4d5b7b}, {seen_0, 6276, 0xc77dc8d7}, },
            {{seen_0, 6268, 0x5e4d5b7b}, {seen_0, 6272, 0xc77dc8d7}, {seen_0, 6276, 0x3a4e4a38}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6280, 0x970d50d3}, {seen_0, 6284, 0xcfa63c3d}, {seen_0, 6288, 0xf3bf8a10}, },
            {{seen_0, 6280, 0xcfa63c3d}, {seen_0, 6284, 0xf3bf8a10}, {seen_0, 6288, 0x970d50d3}, },
            {{seen_0, 6280, 0xf3bf8a10}, {seen_0, 6284, 0x970d50d3}, {seen_0, 6288, 0xcfa63c3d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6292, 0xabc6b8e6}, {seen_0, 6296, 0xe320a82b}, {seen_0, 6300, 0x87978ec9}, },
            {{seen_0, 6292, 0xe320a82b}, {seen_0, 6296, 0x87978ec9}, {seen_0, 6300, 0xabc6b8e6}, },
            {{seen_0, 6292, 0x87978ec9}, {seen_0, 6296, 0xabc6b8e6}, {seen_0, 6300, 0xe320a82b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6304, 0xfd8ec4c3}, {seen_0, 6308, 0x3679950e}, {seen_0, 6312, 0x5abb6815}, },
            {{seen_0, 6304, 0x3679950e}, {seen_0, 6308, 0x5abb6815}, {seen_0, 6312, 0xfd8ec4c3}, },
            {{seen_0, 6304, 0x5abb6815}, {seen_0, 6308, 0xfd8ec4c3}, {seen_0, 6312, 0x3679950e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6316, 0x12523168}, {seen_0, 6320, 0x4a1eab81}, {seen_0, 6324, 0x6e6163e9}, },
            {{seen_0, 6316, 0x4a1eab81}, {seen_0, 6320, 0x6e6163e9}, {seen_0, 6324, 0x12523168}, },
            {{seen_0, 6316, 0x6e6163e9}, {seen_0, 6320, 0x12523168}, {seen_0, 6324, 0x4a1eab81}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6328, 0x2609d85b}, {seen_0, 6332, 0x2058fc03}, {seen_0, 6336, 0x22679d7}, },
            {{seen_0, 6328, 0x2058fc03}, {seen_0, 6332, 0x22679d7}, {seen_0, 6336, 0x2609d85b}, },
            {{seen_0, 6328, 0x22679d7}, {seen_0, 6332, 0x2609d85b}, {seen_0, 6336, 0x2058fc03}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6340, 0x7c2b0b6e}, {seen_0, 6344, 0x34bbf7b8}, {seen_0, 6348, 0x583d8af3}, },
            {{seen_0, 6340, 0x34bbf7b8}, {seen_0, 6344, 0x583d8af3}, {seen_0, 6348, 0x7c2b0b6e}, },
            {{seen_0, 6340, 0x583d8af3}, {seen_0, 6344, 0x7c2b0b6e}, {seen_0, 6348, 0x34bbf7b8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6352, 0x10ec4117}, {seen_0, 6356, 0xc956959a}, {seen_0, 6360, 0xedf67d08}, },
            {{seen_0, 6352, 0xc956959a}, {seen_0, 6356, 0xedf67d08}, {seen_0, 6360, 0x10ec4117}, },
            {{seen_0, 6352, 0xedf67d08}, {seen_0, 6356, 0x10ec4117}, {seen_0, 6360, 0xc956959a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6364, 0xa5accf8b}, {seen_0, 6368, 0x9b742b3f}, {seen_0, 6372, 0xbf490f9d}, },
            {{seen_0, 6364, 0x9b742b3f}, {seen_0, 6368, 0xbf490f9d}, {seen_0, 6372, 0xa5accf8b}, },
            {{seen_0, 6364, 0xbf490f9d}, {seen_0, 6368, 0xa5accf8b}, {seen_0, 6372, 0x9b742b3f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6376, 0xf7eea303}, {seen_0, 6380, 0x30d76d4a}, {seen_0, 6384, 0x547d1578}, },
            {{seen_0, 6376, 0x30d76d4a}, {seen_0, 6380, 0x547d1578}, {seen_0, 6384, 0xf7eea303}, },
            {{seen_0, 6376, 0x547d1578}, {seen_0, 6380, 0xf7eea303}, {seen_0, 6384, 0x30d76d4a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6388, 0xcf12c1c}, {seen_0, 6392, 0x44dfc90a}, {seen_0, 6396, 0x68623043}, },
            {{seen_0, 6388, 0x44dfc90a}, {seen_0, 6392, 0x68623043}, {seen_0, 6396, 0xcf12c1c}, },
            {{seen_0, 6388, 0x68623043}, {seen_0, 6392, 0xcf12c1c}, {seen_0, 6396, 0x44dfc90a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6400, 0x4c43f1a}, {seen_0, 6404, 0x3c85df60}, {seen_0, 6408, 0x60668041}, },
            {{seen_0, 6400, 0x3c85df60}, {seen_0, 6404, 0x60668041}, {seen_0, 6408, 0x4c43f1a}, },
            {{seen_0, 6400, 0x60668041}, {seen_0, 6404, 0x4c43f1a}, {seen_0, 6408, 0x3c85df60}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6412, 0x18cb64e3}, {seen_0, 6416, 0x50a5d32f}, {seen_0, 6420, 0x748d2133}, },
            {{seen_0, 6412, 0x50a5d32f}, {seen_0, 6416, 0x748d2133}, {seen_0, 6420, 0x18cb64e3}, },
            {{seen_0, 6412, 0x748d2133}, {seen_0, 6416, 0x18cb64e3}, {seen_0, 6420, 0x50a5d32f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6424, 0x2c9bf573}, {seen_0, 6428, 0xa377b381}, {seen_0, 6432, 0x810ee14}, },
            {{seen_0, 6424, 0xa377b381}, {seen_0, 6428, 0x810ee14}, {seen_0, 6432, 0x2c9bf573}, },
            {{seen_0, 6424, 0x810ee14}, {seen_0, 6428, 0x2c9bf573}, {seen_0, 6432, 0xa377b381}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6436, 0xff5b21da}, {seen_0, 6440, 0xb71f7ab3}, {seen_0, 6444, 0xdb39e804}, },
            {{seen_0, 6436, 0xb71f7ab3}, {seen_0, 6440, 0xdb39e804}, {seen_0, 6444, 0xff5b21da}, },
            {{seen_0, 6436, 0xdb39e804}, {seen_0, 6440, 0xff5b21da}, {seen_0, 6444, 0xb71f7ab3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6448, 0x93be67d4}, {seen_0, 6452, 0x4c705577}, {seen_0, 6456, 0xefbba69a}, },
            {{seen_0, 6448, 0x4c705577}, {seen_0, 6452, 0xefbba69a}, {seen_0, 6456, 0x93be67d4}, },
            {{seen_0, 6448, 0xefbba69a}, {seen_0, 6452, 0x93be67d4}, {seen_0, 6456, 0x4c705577}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6460, 0x28613696}, {seen_0, 6464, 0x22c14d5f}, {seen_0, 6468, 0xc5200e87}, },
            {{seen_0, 6460, 0x22c14d5f}, {seen_0, 6464, 0xc5200e87}, {seen_0, 6468, 0x28613696}, },
            {{seen_0, 6460, 0xc5200e87}, {seen_0, 6464, 0x28613696}, {seen_0, 6468, 0x22c14d5f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6472, 0x7e6417be}, {seen_0, 6476, 0x368d5c13}, {seen_0, 6480, 0x5ad5dc4d}, },
            {{seen_0, 6472, 0x368d5c13}, {seen_0, 6476, 0x5ad5dc4d}, {seen_0, 6480, 0x7e6417be}, },
            {{seen_0, 6472, 0x5ad5dc4d}, {seen_0, 6476, 0x7e6417be}, {seen_0, 6480, 0x368d5c13}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6484, 0x121ba60e}, {seen_0, 6488, 0x4af8c754}, {seen_0, 6492, 0x6e49ef30}, },
            {{seen_0, 6484, 0x4af8c754}, {seen_0, 6488, 0x6e49ef30}, {seen_0, 6492, 0x121ba60e}, },
            {{seen_0, 6484, 0x6e49ef30}, {seen_0, 6488, 0x121ba60e}, {seen_0, 6492, 0x4af8c754}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6496, 0xe5f3ed06}, {seen_0, 6500, 0x9d7c335f}, {seen_0, 6504, 0xc18a586f}, },
            {{seen_0, 6496, 0x9d7c335f}, {seen_0, 6500, 0xc18a586f}, {seen_0, 6504, 0xe5f3ed06}, },
            {{seen_0, 6496, 0xc18a586f}, {seen_0, 6500, 0xe5f3ed06}, {seen_0, 6504, 0x9d7c335f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6508, 0xf93c7625}, {seen_0, 6512, 0xb16c8ecb}, {seen_0, 6516, 0xd57972e0}, },
            {{seen_0, 6508, 0xb16c8ecb}, {seen_0, 6512, 0xd57972e0}, {seen_0, 6516, 0xf93c7625}, },
            {{seen_0, 6508, 0xd57972e0}, {seen_0, 6512, 0xf93c7625}, {seen_0, 6516, 0xb16c8ecb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6520, 0x8d040b6f}, {seen_0, 6524, 0x559847}, {seen_0, 6528, 0xe952fa94}, },
            {{seen_0, 6520, 0x559847}, {seen_0, 6524, 0xe952fa94}, {seen_0, 6528, 0x8d040b6f}, },
            {{seen_0, 6520, 0xe952fa94}, {seen_0, 6524, 0x8d040b6f}, {seen_0, 6528, 0x559847}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6532, 0x5c090cbc}, {seen_0, 6536, 0x954d264a}, {seen_0, 6540, 0xb9b7aacc}, },
            {{seen_0, 6532, 0x954d264a}, {seen_0, 6536, 0xb9b7aacc}, {seen_0, 6540, 0x5c090cbc}, },
            {{seen_0, 6532, 0xb9b7aacc}, {seen_0, 6536, 0x5c090cbc}, {seen_0, 6540, 0x954d264a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6544, 0xf11a51c8}, {seen_0, 6548, 0xa9ee98e8}, {seen_0, 6552, 0xcda5ada7}, },
            {{seen_0, 6544, 0xa9ee98e8}, {seen_0, 6548, 0xcda5ada7}, {seen_0, 6552, 0xf11a51c8}, },
            {{seen_0, 6544, 0xcda5ada7}, {seen_0, 6548, 0xf11a51c8}, {seen_0, 6552, 0xa9ee98e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6556, 0x85c5b48a}, {seen_0, 6560, 0x7cbb5966}, {seen_0, 6564, 0x9f10fe70}, },
            {{seen_0, 6556, 0x7cbb5966}, {seen_0, 6560, 0x9f10fe70}, {seen_0, 6564, 0x85c5b48a}, },
            {{seen_0, 6556, 0x9f10fe70}, {seen_0, 6560, 0x85c5b48a}, {seen_0, 6564, 0x7cbb5966}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6568, 0x58dccdeb}, {seen_0, 6572, 0x106c000f}, {seen_0, 6576, 0x34c2591e}, },
            {{seen_0, 6568, 0x106c000f}, {seen_0, 6572, 0x34c2591e}, {seen_0, 6576, 0x58dccdeb}, },
            {{seen_0, 6568, 0x34c2591e}, {seen_0, 6572, 0x58dccdeb}, {seen_0, 6576, 0x106c000f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6580, 0x6c3d4748}, {seen_0, 6584, 0x243ae9ee}, {seen_0, 6588, 0x48cd5723}, },
            {{seen_0, 6580, 0x243ae9ee}, {seen_0, 6584, 0x48cd5723}, {seen_0, 6588, 0x6c3d4748}, },
            {{seen_0, 6580, 0x48cd5723}, {seen_0, 6584, 0x6c3d4748}, {seen_0, 6588, 0x243ae9ee}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6592, 0x429913cd}, {seen_0, 6596, 0x7a44ac31}, {seen_0, 6600, 0x1eca95a6}, },
            {{seen_0, 6592, 0x7a44ac31}, {seen_0, 6596, 0x1eca95a6}, {seen_0, 6600, 0x429913cd}, },
            {{seen_0, 6592, 0x1eca95a6}, {seen_0, 6596, 0x429913cd}, {seen_0, 6600, 0x7a44ac31}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6604, 0x56d8c25b}, {seen_0, 6608, 0x8fe39e86}, {seen_0, 6612, 0x32c9821b}, },
            {{seen_0, 6604, 0x8fe39e86}, {seen_0, 6608, 0x32c9821b}, {seen_0, 6612, 0x56d8c25b}, },
            {{seen_0, 6604, 0x32c9821b}, {seen_0, 6608, 0x56d8c25b}, {seen_0, 6612, 0x8fe39e86}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6616, 0xebb29a0a}, {seen_0, 6620, 0xe193c081}, {seen_0, 6624, 0xc74a22b5}, },
            {{seen_0, 6616, 0xe193c081}, {seen_0, 6620, 0xc74a22b5}, {seen_0, 6624, 0xebb29a0a}, },
            {{seen_0, 6616, 0xc74a22b5}, {seen_0, 6620, 0xebb29a0a}, {seen_0, 6624, 0xe193c081}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6628, 0xbd9534de}, {seen_0, 6632, 0xf5f9f3f9}, {seen_0, 6636, 0x99c4c295}, },
            {{seen_0, 6628, 0xf5f9f3f9}, {seen_0, 6632, 0x99c4c295}, {seen_0, 6636, 0xbd9534de}, },
            {{seen_0, 6628, 0x99c4c295}, {seen_0, 6632, 0xbd9534de}, {seen_0, 6636, 0xf5f9f3f9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6640, 0x5278c460}, {seen_0, 6644, 0xa1715c1}, {seen_0, 6648, 0x2ec03e5d}, },
            {{seen_0, 6640, 0xa1715c1}, {seen_0, 6644, 0x2ec03e5d}, {seen_0, 6648, 0x5278c460}, },
            {{seen_0, 6640, 0x2ec03e5d}, {seen_0, 6644, 0x5278c460}, {seen_0, 6648, 0xa1715c1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6652, 0x66e6ebc8}, {seen_0, 6656, 0xe71ef33c}, {seen_0, 6660, 0x8b1e0180}, },
            {{seen_0, 6652, 0xe71ef33c}, {seen_0, 6656, 0x8b1e0180}, {seen_0, 6660, 0x66e6ebc8}, },
            {{seen_0, 6652, 0x8b1e0180}, {seen_0, 6656, 0x66e6ebc8}, {seen_0, 6660, 0xe71ef33c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6664, 0xc37a6621}, {seen_0, 6668, 0xfb9cdd12}, {seen_0, 6672, 0x9f0145bf}, },
            {{seen_0, 6664, 0xfb9cdd12}, {seen_0, 6668, 0x9f0145bf}, {seen_0, 6672, 0xc37a6621}, },
            {{seen_0, 6664, 0x9f0145bf}, {seen_0, 6668, 0xc37a6621}, {seen_0, 6672, 0xfb9cdd12}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6676, 0xd7d7b770}, {seen_0, 6680, 0x8f1c1da2}, {seen_0, 6684, 0xb39f6201}, },
            {{seen_0, 6676, 0x8f1c1da2}, {seen_0, 6680, 0xb39f6201}, {seen_0, 6684, 0xd7d7b770}, },
            {{seen_0, 6676, 0xb39f6201}, {seen_0, 6680, 0xd7d7b770}, {seen_0, 6684, 0x8f1c1da2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6688, 0x2a9aba5a}, {seen_0, 6692, 0x62db58a0}, {seen_0, 6696, 0x6a20e41}, },
            {{seen_0, 6688, 0x62db58a0}, {seen_0, 6692, 0x6a20e41}, {seen_0, 6696, 0x2a9aba5a}, },
            {{seen_0, 6688, 0x6a20e41}, {seen_0, 6692, 0x2a9aba5a}, {seen_0, 6696, 0x62db58a0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6700, 0x3eb9ddd7}, {seen_0, 6704, 0x76745fef}, {seen_0, 6708, 0x1aab8300}, },
            {{seen_0, 6700, 0x76745fef}, {seen_0, 6704, 0x1aab8300}, {seen_0, 6708, 0x3eb9ddd7}, },
            {{seen_0, 6700, 0x1aab8300}, {seen_0, 6704, 0x3eb9ddd7}, {seen_0, 6708, 0x76745fef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6712, 0x52aa14e5}, {seen_0, 6716, 0x4cb9a297}, {seen_0, 6720, 0x2ecbe34c}, },
            {{seen_0, 6712, 0x4cb9a297}, {seen_0, 6716, 0x2ecbe34c}, {seen_0, 6720, 0x52aa14e5}, },
            {{seen_0, 6712, 0x2ecbe34c}, {seen_0, 6716, 0x52aa14e5}, {seen_0, 6720, 0x4cb9a297}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6724, 0x286dba86}, {seen_0, 6728, 0xe1ff6c7f}, {seen_0, 6732, 0x48386d1}, },
            {{seen_0, 6724, 0xe1ff6c7f}, {seen_0, 6728, 0x48386d1}, {seen_0, 6732, 0x286dba86}, },
            {{seen_0, 6724, 0x48386d1}, {seen_0, 6728, 0x286dba86}, {seen_0, 6732, 0xe1ff6c7f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6736, 0xbda059d8}, {seen_0, 6740, 0xf5f949a4}, {seen_0, 6744, 0x996f25dc}, },
            {{seen_0, 6736, 0xf5f949a4}, {seen_0, 6740, 0x996f25dc}, {seen_0, 6744, 0xbda059d8}, },
            {{seen_0, 6736, 0x996f25dc}, {seen_0, 6740, 0xbda059d8}, {seen_0, 6744, 0xf5f949a4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6748, 0xd134d68b}, {seen_0, 6752, 0xc79d9465}, {seen_0, 6756, 0xebc2a2a4}, },
            {{seen_0, 6748, 0xc79d9465}, {seen_0, 6752, 0xebc2a2a4}, {seen_0, 6756, 0xd134d68b}, },
            {{seen_0, 6748, 0xebc2a2a4}, {seen_0, 6752, 0xd134d68b}, {seen_0, 6756, 0xc79d9465}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6760, 0x24e3ce2a}, {seen_0, 6764, 0x5c3835fd}, {seen_0, 6768, 0x3171ff}, },
            {{seen_0, 6760, 0x5c3835fd}, {seen_0, 6764, 0x3171ff}, {seen_0, 6768, 0x24e3ce2a}, },
            {{seen_0, 6760, 0x3171ff}, {seen_0, 6764, 0x24e3ce2a}, {seen_0, 6768, 0x5c3835fd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6772, 0x3848730b}, {seen_0, 6776, 0x70c54665}, {seen_0, 6780, 0x1471afbc}, },
            {{seen_0, 6772, 0x70c54665}, {seen_0, 6776, 0x1471afbc}, {seen_0, 6780, 0x3848730b}, },
            {{seen_0, 6772, 0x1471afbc}, {seen_0, 6776, 0x3848730b}, {seen_0, 6780, 0x70c54665}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6784, 0x87ba924d}, {seen_0, 6788, 0xbfbf3733}, {seen_0, 6792, 0xe30b5823}, },
            {{seen_0, 6784, 0xbfbf3733}, {seen_0, 6788, 0xe30b5823}, {seen_0, 6792, 0x87ba924d}, },
            {{seen_0, 6784, 0xe30b5823}, {seen_0, 6788, 0x87ba924d}, {seen_0, 6792, 0xbfbf3733}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6796, 0x9b38bda5}, {seen_0, 6800, 0x54d35dc3}, {seen_0, 6804, 0x7857c618}, },
            {{seen_0, 6796, 0x54d35dc3}, {seen_0, 6800, 0x7857c618}, {seen_0, 6804, 0x9b38bda5}, },
            {{seen_0, 6796, 0x7857c618}, {seen_0, 6800, 0x9b38bda5}, {seen_0, 6804, 0x54d35dc3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6808, 0x303f1679}, {seen_0, 6812, 0x263d8eae}, {seen_0, 6816, 0xcef2b2d}, },
            {{seen_0, 6808, 0x263d8eae}, {seen_0, 6812, 0xcef2b2d}, {seen_0, 6816, 0x303f1679}, },
            {{seen_0, 6808, 0xcef2b2d}, {seen_0, 6812, 0x303f1679}, {seen_0, 6816, 0x263d8eae}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6820, 0x2de800d}, {seen_0, 6824, 0xbbf1af9b}, {seen_0, 6828, 0x5e5c5894}, },
            {{seen_0, 6820, 0xbbf1af9b}, {seen_0, 6824, 0x5e5c5894}, {seen_0, 6828, 0x2de800d}, },
            {{seen_0, 6820, 0x5e5c5894}, {seen_0, 6824, 0x2de800d}, {seen_0, 6828, 0xbbf1af9b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6832, 0x97cd5f60}, {seen_0, 6836, 0xcf49309a}, {seen_0, 6840, 0xf39c5ee0}, },
            {{seen_0, 6832, 0xcf49309a}, {seen_0, 6836, 0xf39c5ee0}, {seen_0, 6840, 0x97cd5f60}, },
            {{seen_0, 6832, 0xf39c5ee0}, {seen_0, 6836, 0x97cd5f60}, {seen_0, 6840, 0xcf49309a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6844, 0xab3caab3}, {seen_0, 6848, 0xa5d96a06}, {seen_0, 6852, 0xc997de3f}, },
            {{seen_0, 6844, 0xa5d96a06}, {seen_0, 6848, 0xc997de3f}, {seen_0, 6852, 0xab3caab3}, },
            {{seen_0, 6844, 0xc997de3f}, {seen_0, 6848, 0xab3caab3}, {seen_0, 6852, 0xa5d96a06}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6856, 0x8147cc1e}, {seen_0, 6860, 0xb926b872}, {seen_0, 6864, 0xdd1d8914}, },
            {{seen_0, 6856, 0xb926b872}, {seen_0, 6860, 0xdd1d8914}, {seen_0, 6864, 0x8147cc1e}, },
            {{seen_0, 6856, 0xdd1d8914}, {seen_0, 6860, 0x8147cc1e}, {seen_0, 6864, 0xb926b872}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6868, 0x95724a0d}, {seen_0, 6872, 0x4ebd8945}, {seen_0, 6876, 0xf1b35780}, },
            {{seen_0, 6868, 0x4ebd8945}, {seen_0, 6872, 0xf1b35780}, {seen_0, 6876, 0x95724a0d}, },
            {{seen_0, 6868, 0xf1b35780}, {seen_0, 6872, 0x95724a0d}, {seen_0, 6876, 0x4ebd8945}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6880, 0x68862c51}, {seen_0, 6884, 0x20e3c5ef}, {seen_0, 6888, 0x4486e369}, },
            {{seen_0, 6880, 0x20e3c5ef}, {seen_0, 6884, 0x4486e369}, {seen_0, 6888, 0x68862c51}, },
            {{seen_0, 6880, 0x4486e369}, {seen_0, 6884, 0x68862c51}, {seen_0, 6888, 0x20e3c5ef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6892, 0x7c61097f}, {seen_0, 6896, 0x341baff2}, {seen_0, 6900, 0x5806fc94}, },
            {{seen_0, 6892, 0x341baff2}, {seen_0, 6896, 0x5806fc94}, {seen_0, 6900, 0x7c61097f}, },
            {{seen_0, 6892, 0x5806fc94}, {seen_0, 6896, 0x7c61097f}, {seen_0, 6900, 0x341baff2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6904, 0x919e08ca}, {seen_0, 6908, 0x7613ab76}, {seen_0, 6912, 0xed9b9985}, },
            {{seen_0, 6904, 0x7613ab76}, {seen_0, 6908, 0xed9b9985}, {seen_0, 6912, 0x919e08ca}, },
            {{seen_0, 6904, 0xed9b9985}, {seen_0, 6908, 0x919e08ca}, {seen_0, 6912, 0x7613ab76}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6916, 0x5279fea1}, {seen_0, 6920, 0xabcd48b}, {seen_0, 6924, 0x2e215e3d}, },
            {{seen_0, 6916, 0xabcd48b}, {seen_0, 6920, 0x2e215e3d}, {seen_0, 6924, 0x5279fea1}, },
            {{seen_0, 6916, 0x2e215e3d}, {seen_0, 6920, 0x5279fea1}, {seen_0, 6924, 0xabcd48b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6928, 0xe76ec510}, {seen_0, 6932, 0x9f8a7c77}, {seen_0, 6936, 0xc3fddfb3}, },
            {{seen_0, 6928, 0x9f8a7c77}, {seen_0, 6932, 0xc3fddfb3}, {seen_0, 6936, 0xe76ec510}, },
            {{seen_0, 6928, 0xc3fddfb3}, {seen_0, 6932, 0xe76ec510}, {seen_0, 6936, 0x9f8a7c77}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6940, 0xfbcf9afe}, {seen_0, 6944, 0xf1170cec}, {seen_0, 6948, 0x952dce12}, },
            {{seen_0, 6940, 0xf1170cec}, {seen_0, 6944, 0x952dce12}, {seen_0, 6948, 0xfbcf9afe}, },
            {{seen_0, 6940, 0x952dce12}, {seen_0, 6944, 0xfbcf9afe}, {seen_0, 6948, 0xf1170cec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6952, 0xcdc1e1b7}, {seen_0, 6956, 0x657666b}, {seen_0, 6960, 0x2acd3cfa}, },
            {{seen_0, 6952, 0x657666b}, {seen_0, 6956, 0x2acd3cfa}, {seen_0, 6960, 0xcdc1e1b7}, },
            {{seen_0, 6952, 0x2acd3cfa}, {seen_0, 6956, 0xcdc1e1b7}, {seen_0, 6960, 0x657666b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6964, 0x620b377e}, {seen_0, 6968, 0x1ac4e4df}, {seen_0, 6972, 0x3e9f3e92}, },
            {{seen_0, 6964, 0x1ac4e4df}, {seen_0, 6968, 0x3e9f3e92}, {seen_0, 6972, 0x620b377e}, },
            {{seen_0, 6964, 0x3e9f3e92}, {seen_0, 6968, 0x620b377e}, {seen_0, 6972, 0x1ac4e4df}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6976, 0x38aaee44}, {seen_0, 6980, 0x703f08fa}, {seen_0, 6984, 0x14f5b923}, },
            {{seen_0, 6976, 0x703f08fa}, {seen_0, 6980, 0x14f5b923}, {seen_0, 6984, 0x38aaee44}, },
            {{seen_0, 6976, 0x14f5b923}, {seen_0, 6980, 0x38aaee44}, {seen_0, 6984, 0x703f08fa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 6988, 0x4cebc698}, {seen_0, 6992, 0x4ead32c}, {seen_0, 6996, 0x28dbb70a}, },
            {{seen_0, 6988, 0x4ead32c}, {seen_0, 6992, 0x28dbb70a}, {seen_0, 6996, 0x4cebc698}, },
            {{seen_0, 6988, 0x28dbb70a}, {seen_0, 6992, 0x4cebc698}, {seen_0, 6996, 0x4ead32c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7000, 0x608be4e3}, {seen_0, 7004, 0xd776124a}, {seen_0, 7008, 0xbd7c0725}, },
            {{seen_0, 7000, 0xd776124a}, {seen_0, 7004, 0xbd7c0725}, {seen_0, 7008, 0x608be4e3}, },
            {{seen_0, 7000, 0xbd7c0725}, {seen_0, 7004, 0x608be4e3}, {seen_0, 7008, 0xd776124a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7012, 0xb37bef61}, {seen_0, 7016, 0xeb506af1}, {seen_0, 7020, 0x8fe9d416}, },
            {{seen_0, 7012, 0xeb506af1}, {seen_0, 7016, 0x8fe9d416}, {seen_0, 7020, 0xb37bef61}, },
            {{seen_0, 7012, 0x8fe9d416}, {seen_0, 7016, 0xb37bef61}, {seen_0, 7020, 0xeb506af1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7024, 0xc7bfd79e}, {seen_0, 7028, 0x6007c2}, {seen_0, 7032, 0x247b469b}, },
            {{seen_0, 7024, 0x6007c2}, {seen_0, 7028, 0x247b469b}, {seen_0, 7032, 0xc7bfd79e}, },
            {{seen_0, 7024, 0x247b469b}, {seen_0, 7028, 0xc7bfd79e}, {seen_0, 7032, 0x6007c2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7036, 0x5c7576c3}, {seen_0, 7040, 0xcf611120}, {seen_0, 7044, 0xf3da7da6}, },
            {{seen_0, 7036, 0xcf611120}, {seen_0, 7040, 0xf3da7da6}, {seen_0, 7044, 0x5c7576c3}, },
            {{seen_0, 7036, 0xf3da7da6}, {seen_0, 7040, 0x5c7576c3}, {seen_0, 7044, 0xcf611120}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7048, 0xab823f86}, {seen_0, 7052, 0xe3dd54ac}, {seen_0, 7056, 0x87014899}, },
            {{seen_0, 7048, 0xe3dd54ac}, {seen_0, 7052, 0x87014899}, {seen_0, 7056, 0xab823f86}, },
            {{seen_0, 7048, 0x87014899}, {seen_0, 7052, 0xab823f86}, {seen_0, 7056, 0xe3dd54ac}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7060, 0xbf4cf926}, {seen_0, 7064, 0xf781c4de}, {seen_0, 7068, 0x9bdb80ac}, },
            {{seen_0, 7060, 0xf781c4de}, {seen_0, 7064, 0x9bdb80ac}, {seen_0, 7068, 0xbf4cf926}, },
            {{seen_0, 7060, 0x9bdb80ac}, {seen_0, 7064, 0xbf4cf926}, {seen_0, 7068, 0xf781c4de}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7072, 0x12dccb5f}, {seen_0, 7076, 0x4a4d3fe1}, {seen_0, 7080, 0x6e23d6fd}, },
            {{seen_0, 7072, 0x4a4d3fe1}, {seen_0, 7076, 0x6e23d6fd}, {seen_0, 7080, 0x12dccb5f}, },
            {{seen_0, 7072, 0x6e23d6fd}, {seen_0, 7076, 0x12dccb5f}, {seen_0, 7080, 0x4a4d3fe1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7084, 0x2624086c}, {seen_0, 7088, 0x5ed0d185}, {seen_0, 7092, 0x2089c53}, },
            {{seen_0, 7084, 0x5ed0d185}, {seen_0, 7088, 0x2089c53}, {seen_0, 7092, 0x2624086c}, },
            {{seen_0, 7084, 0x2089c53}, {seen_0, 7088, 0x2624086c}, {seen_0, 7092, 0x5ed0d185}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7096, 0xbb60d7e7}, {seen_0, 7100, 0x34558a37}, {seen_0, 7104, 0x97adab87}, },
            {{seen_0, 7096, 0x34558a37}, {seen_0, 7100, 0x97adab87}, {seen_0, 7104, 0xbb60d7e7}, },
            {{seen_0, 7096, 0x97adab87}, {seen_0, 7100, 0xbb60d7e7}, {seen_0, 7104, 0x34558a37}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7108, 0x91b4dbbe}, {seen_0, 7112, 0xc9aecb44}, {seen_0, 7116, 0xedcfbdbc}, },
            {{seen_0, 7108, 0xc9aecb44}, {seen_0, 7112, 0xedcfbdbc}, {seen_0, 7116, 0x91b4dbbe}, },
            {{seen_0, 7108, 0xedcfbdbc}, {seen_0, 7112, 0x91b4dbbe}, {seen_0, 7116, 0xc9aecb44}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7120, 0xa5e6fad1}, {seen_0, 7124, 0xdd489e9f}, {seen_0, 7128, 0x81aa7deb}, },
            {{seen_0, 7120, 0xdd489e9f}, {seen_0, 7124, 0x81aa7deb}, {seen_0, 7128, 0xa5e6fad1}, },
            {{seen_0, 7120, 0x81aa7deb}, {seen_0, 7124, 0xa5e6fad1}, {seen_0, 7128, 0xdd489e9f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7132, 0xb92c39a3}, {seen_0, 7136, 0x30743421}, {seen_0, 7140, 0x549d4a44}, },
            {{seen_0, 7132, 0x30743421}, {seen_0, 7136, 0x549d4a44}, {seen_0, 7140, 0xb92c39a3}, },
            {{seen_0, 7132, 0x549d4a44}, {seen_0, 7136, 0xb92c39a3}, {seen_0, 7140, 0x30743421}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
}

static void part_4(void)
{
    { static const struct word words[][3] = {
            {{seen_0, 7144, 0xcc8b87f}, {seen_0, 7148, 0x440d9506}, {seen_0, 7152, 0x68e3db37}, },
            {{seen_0, 7144, 0x440d9506}, {seen_0, 7148, 0x68e3db37}, {seen_0, 7152, 0xcc8b87f}, },
            {{seen_0, 7144, 0x68e3db37}, {seen_0, 7148, 0xcc8b87f}, {seen_0, 7152, 0x440d9506}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7156, 0x20fe2749}, {seen_0, 7160, 0x5838cc5f}, {seen_0, 7164, 0x7c93c1bb}, },
            {{seen_0, 7156, 0x5838cc5f}, {seen_0, 7160, 0x7c93c1bb}, {seen_0, 7164, 0x20fe2749}, },
            {{seen_0, 7156, 0x7c93c1bb}, {seen_0, 7160, 0x20fe2749}, {seen_0, 7164, 0x5838cc5f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7168, 0xfd971c22}, {seen_0, 7172, 0xb5d9f62c}, {seen_0, 7176, 0xd94e9e4e}, },
            {{seen_0, 7168, 0xb5d9f62c}, {seen_0, 7172, 0xd94e9e4e}, {seen_0, 7176, 0xfd971c22}, },
            {{seen_0, 7168, 0xd94e9e4e}, {seen_0, 7172, 0xfd971c22}, {seen_0, 7176, 0xb5d9f62c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7180, 0x91d6c630}, {seen_0, 7184, 0xc9508870}, {seen_0, 7188, 0xed96778d}, },
            {{seen_0, 7180, 0xc9508870}, {seen_0, 7184, 0xed96778d}, {seen_0, 7188, 0x91d6c630}, },
            {{seen_0, 7180, 0xed96778d}, {seen_0, 7184, 0x91d6c630}, {seen_0, 7188, 0xc9508870}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7192, 0x267ed637}, {seen_0, 7196, 0x1cd4e48a}, {seen_0, 7200, 0x254f7c3}, },
            {{seen_0, 7192, 0x1cd4e48a}, {seen_0, 7196, 0x254f7c3}, {seen_0, 7200, 0x267ed637}, },
            {{seen_0, 7192, 0x254f7c3}, {seen_0, 7196, 0x267ed637}, {seen_0, 7200, 0x1cd4e48a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7204, 0x782acbba}, {seen_0, 7208, 0x3017fec1}, {seen_0, 7212, 0x543dcdfc}, },
            {{seen_0, 7204, 0x3017fec1}, {seen_0, 7208, 0x543dcdfc}, {seen_0, 7212, 0x782acbba}, },
            {{seen_0, 7204, 0x543dcdfc}, {seen_0, 7208, 0x782acbba}, {seen_0, 7212, 0x3017fec1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7216, 0xc23bdb0}, {seen_0, 7220, 0xc5c9bde0}, {seen_0, 7224, 0xe92b2065}, },
            {{seen_0, 7216, 0xc5c9bde0}, {seen_0, 7220, 0xe92b2065}, {seen_0, 7224, 0xc23bdb0}, },
            {{seen_0, 7216, 0xe92b2065}, {seen_0, 7220, 0xc23bdb0}, {seen_0, 7224, 0xc5c9bde0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7228, 0xa1803c0c}, {seen_0, 7232, 0x9bec9d8b}, {seen_0, 7236, 0xbf3c53d5}, },
            {{seen_0, 7228, 0x9bec9d8b}, {seen_0, 7232, 0xbf3c53d5}, {seen_0, 7236, 0xa1803c0c}, },
            {{seen_0, 7228, 0xbf3c53d5}, {seen_0, 7232, 0xa1803c0c}, {seen_0, 7236, 0x9bec9d8b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7240, 0xf7ee7813}, {seen_0, 7244, 0xaf9f8030}, {seen_0, 7248, 0xd3edbb41}, },
            {{seen_0, 7240, 0xaf9f8030}, {seen_0, 7244, 0xd3edbb41}, {seen_0, 7248, 0xf7ee7813}, },
            {{seen_0, 7240, 0xd3edbb41}, {seen_0, 7244, 0xf7ee7813}, {seen_0, 7248, 0xaf9f8030}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7252, 0x8b1dcbe6}, {seen_0, 7256, 0xc39c6615}, {seen_0, 7260, 0xe7e65141}, },
            {{seen_0, 7252, 0xc39c6615}, {seen_0, 7256, 0xe7e65141}, {seen_0, 7260, 0x8b1dcbe6}, },
            {{seen_0, 7252, 0xe7e65141}, {seen_0, 7256, 0x8b1dcbe6}, {seen_0, 7260, 0xc39c6615}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7264, 0x5e18c72e}, {seen_0, 7268, 0x16c07b02}, {seen_0, 7272, 0x3a0787a8}, },
            {{seen_0, 7264, 0x16c07b02}, {seen_0, 7268, 0x3a0787a8}, {seen_0, 7272, 0x5e18c72e}, },
            {{seen_0, 7264, 0x3a0787a8}, {seen_0, 7268, 0x5e18c72e}, {seen_0, 7272, 0x16c07b02}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7276, 0x727e8d15}, {seen_0, 7280, 0x2af8721e}, {seen_0, 7284, 0x4ee957fc}, },
            {{seen_0, 7276, 0x2af8721e}, {seen_0, 7280, 0x4ee957fc}, {seen_0, 7284, 0x727e8d15}, },
            {{seen_0, 7276, 0x4ee957fc}, {seen_0, 7280, 0x727e8d15}, {seen_0, 7284, 0x2af8721e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7288, 0x6ad6463}, {seen_0, 7292, 0x7abc284a}, {seen_0, 7296, 0xe316e243}, },
            {{seen_0, 7288, 0x7abc284a}, {seen_0, 7292, 0xe316e243}, {seen_0, 7296, 0x6ad6463}, },
            {{seen_0, 7288, 0xe316e243}, {seen_0, 7292, 0x6ad6463}, {seen_0, 7296, 0x7abc284a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7300, 0x564a9413}, {seen_0, 7304, 0xe023520}, {seen_0, 7308, 0x32e90cbf}, },
            {{seen_0, 7300, 0xe023520}, {seen_0, 7304, 0x32e90cbf}, {seen_0, 7308, 0x564a9413}, },
            {{seen_0, 7300, 0x32e90cbf}, {seen_0, 7304, 0x564a9413}, {seen_0, 7308, 0xe023520}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7312, 0x6a4f808f}, {seen_0, 7316, 0x228ff360}, {seen_0, 7320, 0x46282861}, },
            {{seen_0, 7312, 0x228ff360}, {seen_0, 7316, 0x46282861}, {seen_0, 7320, 0x6a4f808f}, },
            {{seen_0, 7312, 0x46282861}, {seen_0, 7316, 0x6a4f808f}, {seen_0, 7320, 0x228ff360}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7324, 0x7e58fa44}, {seen_0, 7328, 0xf50307e9}, {seen_0, 7332, 0x99e43c4a}, },
            {{seen_0, 7324, 0xf50307e9}, {seen_0, 7328, 0x99e43c4a}, {seen_0, 7332, 0x7e58fa44}, },
            {{seen_0, 7324, 0x99e43c4a}, {seen_0, 7328, 0x7e58fa44}, {seen_0, 7332, 0xf50307e9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7336, 0xd1ab0e1d}, {seen_0, 7340, 0x89284b44}, {seen_0, 7344, 0xadacfc7d}, },
            {{seen_0, 7336, 0x89284b44}, {seen_0, 7340, 0xadacfc7d}, {seen_0, 7344, 0xd1ab0e1d}, },
            {{seen_0, 7336, 0xadacfc7d}, {seen_0, 7340, 0xd1ab0e1d}, {seen_0, 7344, 0x89284b44}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7348, 0xe5ecb6d9}, {seen_0, 7352, 0x9d6d8892}, {seen_0, 7356, 0xc1a154e9}, },
            {{seen_0, 7348, 0x9d6d8892}, {seen_0, 7352, 0xc1a154e9}, {seen_0, 7356, 0xe5ecb6d9}, },
            {{seen_0, 7348, 0xc1a154e9}, {seen_0, 7352, 0xe5ecb6d9}, {seen_0, 7356, 0x9d6d8892}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7360, 0xbb23a86f}, {seen_0, 7364, 0xf3ebb3ca}, {seen_0, 7368, 0x972d7f52}, },
            {{seen_0, 7360, 0xf3ebb3ca}, {seen_0, 7364, 0x972d7f52}, {seen_0, 7368, 0xbb23a86f}, },
            {{seen_0, 7360, 0x972d7f52}, {seen_0, 7364, 0xbb23a86f}, {seen_0, 7368, 0xf3ebb3ca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7372, 0x5099cbbd}, {seen_0, 7376, 0x8fd8b9d}, {seen_0, 7380, 0x2ca6995c}, },
            {{seen_0, 7372, 0x8fd8b9d}, {seen_0, 7376, 0x2ca6995c}, {seen_0, 7380, 0x5099cbbd}, },
            {{seen_0, 7372, 0x2ca6995c}, {seen_0, 7376, 0x5099cbbd}, {seen_0, 7380, 0x8fd8b9d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7384, 0x64e558cd}, {seen_0, 7388, 0x5ae9a1bc}, {seen_0, 7392, 0x402847ea}, },
            {{seen_0, 7384, 0x5ae9a1bc}, {seen_0, 7388, 0x402847ea}, {seen_0, 7392, 0x64e558cd}, },
            {{seen_0, 7384, 0x402847ea}, {seen_0, 7388, 0x64e558cd}, {seen_0, 7392, 0x5ae9a1bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7396, 0x36310d04}, {seen_0, 7400, 0xef2cc2bc}, {seen_0, 7404, 0x9378364d}, },
            {{seen_0, 7396, 0xef2cc2bc}, {seen_0, 7400, 0x9378364d}, {seen_0, 7404, 0x36310d04}, },
            {{seen_0, 7396, 0x9378364d}, {seen_0, 7400, 0x36310d04}, {seen_0, 7404, 0xef2cc2bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7408, 0xcb2e4402}, {seen_0, 7412, 0x83d27519}, {seen_0, 7416, 0xa7202556}, },
            {{seen_0, 7408, 0x83d27519}, {seen_0, 7412, 0xa7202556}, {seen_0, 7416, 0xcb2e4402}, },
            {{seen_0, 7408, 0xa7202556}, {seen_0, 7412, 0xcb2e4402}, {seen_0, 7416, 0x83d27519}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7420, 0xdf777c5e}, {seen_0, 7424, 0xfbabe149}, {seen_0, 7428, 0x9f32e5ad}, },
            {{seen_0, 7420, 0xfbabe149}, {seen_0, 7424, 0x9f32e5ad}, {seen_0, 7428, 0xdf777c5e}, },
            {{seen_0, 7420, 0x9f32e5ad}, {seen_0, 7424, 0xdf777c5e}, {seen_0, 7428, 0xfbabe149}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7432, 0xd7545e27}, {seen_0, 7436, 0x8f631b0b}, {seen_0, 7440, 0xb3138b34}, },
            {{seen_0, 7432, 0x8f631b0b}, {seen_0, 7436, 0xb3138b34}, {seen_0, 7440, 0xd7545e27}, },
            {{seen_0, 7432, 0xb3138b34}, {seen_0, 7436, 0xd7545e27}, {seen_0, 7440, 0x8f631b0b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7444, 0xeb348ee0}, {seen_0, 7448, 0x24c85ff9}, {seen_0, 7452, 0x4813c3d6}, },
            {{seen_0, 7444, 0x24c85ff9}, {seen_0, 7448, 0x4813c3d6}, {seen_0, 7452, 0xeb348ee0}, },
            {{seen_0, 7444, 0x4813c3d6}, {seen_0, 7448, 0xeb348ee0}, {seen_0, 7452, 0x24c85ff9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7456, 0x3efdf6cb}, {seen_0, 7460, 0x767358c5}, {seen_0, 7464, 0x1a962324}, },
            {{seen_0, 7456, 0x767358c5}, {seen_0, 7460, 0x1a962324}, {seen_0, 7464, 0x3efdf6cb}, },
            {{seen_0, 7456, 0x1a962324}, {seen_0, 7460, 0x3efdf6cb}, {seen_0, 7464, 0x767358c5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7468, 0x522e7d88}, {seen_0, 7472, 0x8b1f00f7}, {seen_0, 7476, 0x2e155f8e}, },
            {{seen_0, 7468, 0x8b1f00f7}, {seen_0, 7472, 0x2e155f8e}, {seen_0, 7476, 0x522e7d88}, },
            {{seen_0, 7468, 0x2e155f8e}, {seen_0, 7472, 0x522e7d88}, {seen_0, 7476, 0x8b1f00f7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7480, 0xe7ecfee4}, {seen_0, 7484, 0xe12c0060}, {seen_0, 7488, 0xc362c0f3}, },
            {{seen_0, 7480, 0xe12c0060}, {seen_0, 7484, 0xc362c0f3}, {seen_0, 7488, 0xe7ecfee4}, },
            {{seen_0, 7480, 0xc362c0f3}, {seen_0, 7484, 0xe7ecfee4}, {seen_0, 7488, 0xe12c0060}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7492, 0xbd287035}, {seen_0, 7496, 0xf53866ec}, {seen_0, 7500, 0x99c3b9ff}, },
            {{seen_0, 7492, 0xf53866ec}, {seen_0, 7496, 0x99c3b9ff}, {seen_0, 7500, 0xbd287035}, },
            {{seen_0, 7492, 0x99c3b9ff}, {seen_0, 7496, 0xbd287035}, {seen_0, 7500, 0xf53866ec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7504, 0xd1427edf}, {seen_0, 7508, 0x895dee49}, {seen_0, 7512, 0xadfc3489}, },
            {{seen_0, 7504, 0x895dee49}, {seen_0, 7508, 0xadfc3489}, {seen_0, 7512, 0xd1427edf}, },
            {{seen_0, 7504, 0xadfc3489}, {seen_0, 7508, 0xd1427edf}, {seen_0, 7512, 0x895dee49}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7516, 0xe52a6c05}, {seen_0, 7520, 0x5cd2fa0e}, {seen_0, 7524, 0x6847a}, },
            {{seen_0, 7516, 0x5cd2fa0e}, {seen_0, 7520, 0x6847a}, {seen_0, 7524, 0xe52a6c05}, },
            {{seen_0, 7516, 0x6847a}, {seen_0, 7520, 0xe52a6c05}, {seen_0, 7524, 0x5cd2fa0e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7528, 0x383105a5}, {seen_0, 7532, 0x70f2e677}, {seen_0, 7536, 0x14d05488}, },
            {{seen_0, 7528, 0x70f2e677}, {seen_0, 7532, 0x14d05488}, {seen_0, 7536, 0x383105a5}, },
            {{seen_0, 7528, 0x14d05488}, {seen_0, 7532, 0x383105a5}, {seen_0, 7536, 0x70f2e677}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7540, 0x4cbf0519}, {seen_0, 7544, 0x4d3e2ec}, {seen_0, 7548, 0x280dafdf}, },
            {{seen_0, 7540, 0x4d3e2ec}, {seen_0, 7544, 0x280dafdf}, {seen_0, 7548, 0x4cbf0519}, },
            {{seen_0, 7540, 0x280dafdf}, {seen_0, 7544, 0x4cbf0519}, {seen_0, 7548, 0x4d3e2ec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7552, 0x1c661699}, {seen_0, 7556, 0x548019de}, {seen_0, 7560, 0x78bb99b2}, },
            {{seen_0, 7552, 0x548019de}, {seen_0, 7556, 0x78bb99b2}, {seen_0, 7560, 0x1c661699}, },
            {{seen_0, 7552, 0x78bb99b2}, {seen_0, 7556, 0x1c661699}, {seen_0, 7560, 0x548019de}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7564, 0x30af1e42}, {seen_0, 7568, 0x68bc4017}, {seen_0, 7572, 0xca2fca8}, },
            {{seen_0, 7564, 0x68bc4017}, {seen_0, 7568, 0xca2fca8}, {seen_0, 7572, 0x30af1e42}, },
            {{seen_0, 7564, 0xca2fca8}, {seen_0, 7568, 0x30af1e42}, {seen_0, 7572, 0x68bc4017}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7576, 0x441f8997}, {seen_0, 7580, 0xbbc1bf42}, {seen_0, 7584, 0x2075fda7}, },
            {{seen_0, 7576, 0xbbc1bf42}, {seen_0, 7580, 0x2075fda7}, {seen_0, 7584, 0x441f8997}, },
            {{seen_0, 7576, 0x2075fda7}, {seen_0, 7580, 0x441f8997}, {seen_0, 7584, 0xbbc1bf42}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7588, 0x9760628f}, {seen_0, 7592, 0xcf8acd4e}, {seen_0, 7596, 0xf3ea68da}, },
            {{seen_0, 7588, 0xcf8acd4e}, {seen_0, 7592, 0xf3ea68da}, {seen_0, 7596, 0x9760628f}, },
            {{seen_0, 7588, 0xf3ea68da}, {seen_0, 7592, 0x9760628f}, {seen_0, 7596, 0xcf8acd4e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7600, 0xabd77567}, {seen_0, 7604, 0xe390a6a6}, {seen_0, 7608, 0x8790e3cc}, },
            {{seen_0, 7600, 0xe390a6a6}, {seen_0, 7604, 0x8790e3cc}, {seen_0, 7608, 0xabd77567}, },
            {{seen_0, 7600, 0x8790e3cc}, {seen_0, 7604, 0xabd77567}, {seen_0, 7608, 0xe390a6a6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7612, 0xbf437bad}, {seen_0, 7616, 0xb94c09f5}, {seen_0, 7620, 0xdd208bad}, },
            {{seen_0, 7612, 0xb94c09f5}, {seen_0, 7616, 0xdd208bad}, {seen_0, 7620, 0xbf437bad}, },
            {{seen_0, 7612, 0xdd208bad}, {seen_0, 7616, 0xbf437bad}, {seen_0, 7620, 0xb94c09f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7624, 0x9547ba7a}, {seen_0, 7628, 0x4e6b16d4}, {seen_0, 7632, 0x72573682}, },
            {{seen_0, 7624, 0x4e6b16d4}, {seen_0, 7628, 0x72573682}, {seen_0, 7632, 0x9547ba7a}, },
            {{seen_0, 7624, 0x72573682}, {seen_0, 7628, 0x9547ba7a}, {seen_0, 7632, 0x4e6b16d4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7636, 0x2a4526c4}, {seen_0, 7640, 0x629e4dda}, {seen_0, 7644, 0x61e54ad}, },
            {{seen_0, 7636, 0x629e4dda}, {seen_0, 7640, 0x61e54ad}, {seen_0, 7644, 0x2a4526c4}, },
            {{seen_0, 7636, 0x61e54ad}, {seen_0, 7640, 0x2a4526c4}, {seen_0, 7644, 0x629e4dda}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7648, 0x7c0a7ef1}, {seen_0, 7652, 0xb5e17ea9}, {seen_0, 7656, 0x58f1e2ba}, },
            {{seen_0, 7648, 0xb5e17ea9}, {seen_0, 7652, 0x58f1e2ba}, {seen_0, 7656, 0x7c0a7ef1}, },
            {{seen_0, 7648, 0x58f1e2ba}, {seen_0, 7652, 0x7c0a7ef1}, {seen_0, 7656, 0xb5e17ea9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7660, 0x91921b61}, {seen_0, 7664, 0xc95861e2}, {seen_0, 7668, 0xedde5af3}, },
            {{seen_0, 7660, 0xc95861e2}, {seen_0, 7664, 0xedde5af3}, {seen_0, 7668, 0x91921b61}, },
            {{seen_0, 7660, 0xedde5af3}, {seen_0, 7664, 0x91921b61}, {seen_0, 7668, 0xc95861e2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7672, 0xa50ee627}, {seen_0, 7676, 0x2621701e}, {seen_0, 7680, 0x81b512c8}, },
            {{seen_0, 7672, 0x2621701e}, {seen_0, 7676, 0x81b512c8}, {seen_0, 7680, 0xa50ee627}, },
            {{seen_0, 7672, 0x81b512c8}, {seen_0, 7676, 0xa50ee627}, {seen_0, 7680, 0x2621701e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7684, 0x25d412d}, {seen_0, 7688, 0x3ab742f1}, {seen_0, 7692, 0x5e895cf8}, },
            {{seen_0, 7684, 0x3ab742f1}, {seen_0, 7688, 0x5e895cf8}, {seen_0, 7692, 0x25d412d}, },
            {{seen_0, 7684, 0x5e895cf8}, {seen_0, 7688, 0x25d412d}, {seen_0, 7692, 0x3ab742f1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7696, 0x164e9e58}, {seen_0, 7700, 0x4e2b5da9}, {seen_0, 7704, 0x72c31413}, },
            {{seen_0, 7696, 0x4e2b5da9}, {seen_0, 7700, 0x72c31413}, {seen_0, 7704, 0x164e9e58}, },
            {{seen_0, 7696, 0x72c31413}, {seen_0, 7700, 0x164e9e58}, {seen_0, 7704, 0x4e2b5da9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7708, 0x2a123f69}, {seen_0, 7712, 0xa1ed388b}, {seen_0, 7716, 0xc57a502f}, },
            {{seen_0, 7708, 0xa1ed388b}, {seen_0, 7712, 0xc57a502f}, {seen_0, 7716, 0x2a123f69}, },
            {{seen_0, 7708, 0xc57a502f}, {seen_0, 7712, 0x2a123f69}, {seen_0, 7716, 0xa1ed388b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7720, 0xfd0afa45}, {seen_0, 7724, 0xb5106cc4}, {seen_0, 7728, 0xd92bfacb}, },
            {{seen_0, 7720, 0xb5106cc4}, {seen_0, 7724, 0xd92bfacb}, {seen_0, 7728, 0xfd0afa45}, },
            {{seen_0, 7720, 0xd92bfacb}, {seen_0, 7724, 0xfd0afa45}, {seen_0, 7728, 0xb5106cc4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7732, 0x91aed47d}, {seen_0, 7736, 0x4aabe96b}, {seen_0, 7740, 0xedf25398}, },
            {{seen_0, 7732, 0x4aabe96b}, {seen_0, 7736, 0xedf25398}, {seen_0, 7740, 0x91aed47d}, },
            {{seen_0, 7732, 0xedf25398}, {seen_0, 7736, 0x91aed47d}, {seen_0, 7740, 0x4aabe96b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7744, 0xe78e65b1}, {seen_0, 7748, 0x2022c2e2}, {seen_0, 7752, 0x4474e575}, },
            {{seen_0, 7744, 0x2022c2e2}, {seen_0, 7748, 0x4474e575}, {seen_0, 7752, 0xe78e65b1}, },
            {{seen_0, 7744, 0x4474e575}, {seen_0, 7748, 0xe78e65b1}, {seen_0, 7752, 0x2022c2e2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7756, 0x7cfeaf8a}, {seen_0, 7760, 0x348e0fa4}, {seen_0, 7764, 0x58c0dbfb}, },
            {{seen_0, 7756, 0x348e0fa4}, {seen_0, 7760, 0x58c0dbfb}, {seen_0, 7764, 0x7cfeaf8a}, },
            {{seen_0, 7756, 0x58c0dbfb}, {seen_0, 7760, 0x7cfeaf8a}, {seen_0, 7764, 0x348e0fa4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7768, 0x10cff4e1}, {seen_0, 7772, 0x8790e9e6}, {seen_0, 7776, 0x6c718e30}, },
            {{seen_0, 7768, 0x8790e9e6}, {seen_0, 7772, 0x6c718e30}, {seen_0, 7776, 0x10cff4e1}, },
            {{seen_0, 7768, 0x6c718e30}, {seen_0, 7772, 0x10cff4e1}, {seen_0, 7776, 0x8790e9e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7780, 0xe3e83f19}, {seen_0, 7784, 0x9b155466}, {seen_0, 7788, 0xbf4a616a}, },
            {{seen_0, 7780, 0x9b155466}, {seen_0, 7784, 0xbf4a616a}, {seen_0, 7788, 0xe3e83f19}, },
            {{seen_0, 7780, 0xbf4a616a}, {seen_0, 7784, 0xe3e83f19}, {seen_0, 7788, 0x9b155466}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7792, 0xf73c37e4}, {seen_0, 7796, 0xaf0d2aad}, {seen_0, 7800, 0xd313eaed}, },
            {{seen_0, 7792, 0xaf0d2aad}, {seen_0, 7796, 0xd313eaed}, {seen_0, 7800, 0xf73c37e4}, },
            {{seen_0, 7792, 0xd313eaed}, {seen_0, 7796, 0xf73c37e4}, {seen_0, 7800, 0xaf0d2aad}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7804, 0x8b96058b}, {seen_0, 7808, 0x7e2cbfb7}, {seen_0, 7812, 0x227cba05}, },
            {{seen_0, 7804, 0x7e2cbfb7}, {seen_0, 7808, 0x227cba05}, {seen_0, 7812, 0x8b96058b}, },
            {{seen_0, 7804, 0x227cba05}, {seen_0, 7808, 0x8b96058b}, {seen_0, 7812, 0x7e2cbfb7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7816, 0xdba3d8db}, {seen_0, 7820, 0x93c16f2b}, {seen_0, 7824, 0xb75f35ba}, },
            {{seen_0, 7816, 0x93c16f2b}, {seen_0, 7820, 0xb75f35ba}, {seen_0, 7824, 0xdba3d8db}, },
            {{seen_0, 7816, 0xb75f35ba}, {seen_0, 7820, 0xdba3d8db}, {seen_0, 7824, 0x93c16f2b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7828, 0xef37755a}, {seen_0, 7832, 0xa70c9948}, {seen_0, 7836, 0xcbf77a26}, },
            {{seen_0, 7828, 0xa70c9948}, {seen_0, 7832, 0xcbf77a26}, {seen_0, 7836, 0xef37755a}, },
            {{seen_0, 7828, 0xcbf77a26}, {seen_0, 7832, 0xef37755a}, {seen_0, 7836, 0xa70c9948}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7840, 0xc118acc5}, {seen_0, 7844, 0x7ad95ce2}, {seen_0, 7848, 0x1e05e05d}, },
            {{seen_0, 7840, 0x7ad95ce2}, {seen_0, 7844, 0x1e05e05d}, {seen_0, 7848, 0xc118acc5}, },
            {{seen_0, 7840, 0x1e05e05d}, {seen_0, 7844, 0xc118acc5}, {seen_0, 7848, 0x7ad95ce2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7852, 0x5659137a}, {seen_0, 7856, 0xea40d8c}, {seen_0, 7860, 0x320a6739}, },
            {{seen_0, 7852, 0xea40d8c}, {seen_0, 7856, 0x320a6739}, {seen_0, 7860, 0x5659137a}, },
            {{seen_0, 7852, 0x320a6739}, {seen_0, 7856, 0x5659137a}, {seen_0, 7860, 0xea40d8c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7864, 0x6a6f0cd6}, {seen_0, 7868, 0x64ddb6f7}, {seen_0, 7872, 0x466cffdf}, },
            {{seen_0, 7864, 0x64ddb6f7}, {seen_0, 7868, 0x466cffdf}, {seen_0, 7872, 0x6a6f0cd6}, },
            {{seen_0, 7864, 0x466cffdf}, {seen_0, 7868, 0x6a6f0cd6}, {seen_0, 7872, 0x64ddb6f7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7876, 0x40c9e721}, {seen_0, 7880, 0x78147fa0}, {seen_0, 7884, 0x1cb83008}, },
            {{seen_0, 7876, 0x78147fa0}, {seen_0, 7880, 0x1cb83008}, {seen_0, 7884, 0x40c9e721}, },
            {{seen_0, 7876, 0x1cb83008}, {seen_0, 7880, 0x40c9e721}, {seen_0, 7884, 0x78147fa0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7888, 0x549ab5d8}, {seen_0, 7892, 0x8d1a63f5}, {seen_0, 7896, 0xb196c863}, },
            {{seen_0, 7888, 0x8d1a63f5}, {seen_0, 7892, 0xb196c863}, {seen_0, 7896, 0x549ab5d8}, },
            {{seen_0, 7888, 0xb196c863}, {seen_0, 7892, 0x549ab5d8}, {seen_0, 7896, 0x8d1a63f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7900, 0xe9c5acfe}, {seen_0, 7904, 0xdf9047d9}, {seen_0, 7908, 0x83657c3a}, },
            {{seen_0, 7900, 0xdf9047d9}, {seen_0, 7904, 0x83657c3a}, {seen_0, 7908, 0xe9c5acfe}, },
            {{seen_0, 7900, 0x83657c3a}, {seen_0, 7904, 0xe9c5acfe}, {seen_0, 7908, 0xdf9047d9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7912, 0xbbd8d185}, {seen_0, 7916, 0x74bf8964}, {seen_0, 7920, 0x97eee1d8}, },
            {{seen_0, 7912, 0x74bf8964}, {seen_0, 7916, 0x97eee1d8}, {seen_0, 7920, 0xbbd8d185}, },
            {{seen_0, 7912, 0x97eee1d8}, {seen_0, 7916, 0xbbd8d185}, {seen_0, 7920, 0x74bf8964}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7924, 0x50269207}, {seen_0, 7928, 0x871a10c}, {seen_0, 7932, 0x2cb20ee0}, },
            {{seen_0, 7924, 0x871a10c}, {seen_0, 7928, 0x2cb20ee0}, {seen_0, 7932, 0x50269207}, },
            {{seen_0, 7924, 0x2cb20ee0}, {seen_0, 7928, 0x50269207}, {seen_0, 7932, 0x871a10c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7936, 0x91fbf3c9}, {seen_0, 7940, 0x4afe3ded}, {seen_0, 7944, 0xed014dd0}, },
            {{seen_0, 7936, 0x4afe3ded}, {seen_0, 7940, 0xed014dd0}, {seen_0, 7944, 0x91fbf3c9}, },
            {{seen_0, 7936, 0xed014dd0}, {seen_0, 7940, 0x91fbf3c9}, {seen_0, 7944, 0x4afe3ded}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7948, 0x266fd5dd}, {seen_0, 7952, 0x5e41d398}, {seen_0, 7956, 0x29f6a23}, },
            {{seen_0, 7948, 0x5e41d398}, {seen_0, 7952, 0x29f6a23}, {seen_0, 7956, 0x266fd5dd}, },
            {{seen_0, 7948, 0x29f6a23}, {seen_0, 7952, 0x266fd5dd}, {seen_0, 7956, 0x5e41d398}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7960, 0x3ae3a8c3}, {seen_0, 7964, 0x30d9f378}, {seen_0, 7968, 0x16c0c465}, },
            {{seen_0, 7960, 0x30d9f378}, {seen_0, 7964, 0x16c0c465}, {seen_0, 7968, 0x3ae3a8c3}, },
            {{seen_0, 7960, 0x16c0c465}, {seen_0, 7964, 0x3ae3a8c3}, {seen_0, 7968, 0x30d9f378}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7972, 0x8d2fc387}, {seen_0, 7976, 0xc5c36a65}, {seen_0, 7980, 0xe9e22fad}, },
            {{seen_0, 7972, 0xc5c36a65}, {seen_0, 7976, 0xe9e22fad}, {seen_0, 7980, 0x8d2fc387}, },
            {{seen_0, 7972, 0xe9e22fad}, {seen_0, 7976, 0x8d2fc387}, {seen_0, 7980, 0xc5c36a65}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7984, 0xa140832f}, {seen_0, 7988, 0xd937582b}, {seen_0, 7992, 0xfd017423}, },
            {{seen_0, 7984, 0xd937582b}, {seen_0, 7988, 0xfd017423}, {seen_0, 7992, 0xa140832f}, },
            {{seen_0, 7984, 0xfd017423}, {seen_0, 7988, 0xa140832f}, {seen_0, 7992, 0xd937582b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 7996, 0xb528286a}, {seen_0, 8000, 0xafda6501}, {seen_0, 8004, 0xd385e2ea}, },
            {{seen_0, 7996, 0xafda6501}, {seen_0, 8000, 0xd385e2ea}, {seen_0, 8004, 0xb528286a}, },
            {{seen_0, 7996, 0xd385e2ea}, {seen_0, 8000, 0xb528286a}, {seen_0, 8004, 0xafda6501}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8008, 0x8b476fa5}, {seen_0, 8012, 0xc330ffe4}, {seen_0, 8016, 0xe7b6251d}, },
            {{seen_0, 8008, 0xc330ffe4}, {seen_0, 8012, 0xe7b6251d}, {seen_0, 8016, 0x8b476fa5}, },
            {{seen_0, 8008, 0xe7b6251d}, {seen_0, 8012, 0x8b476fa5}, {seen_0, 8016, 0xc330ffe4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8020, 0x206dc77b}, {seen_0, 8024, 0x58a78cb7}, {seen_0, 8028, 0x7c2bb300}, },
            {{seen_0, 8020, 0x58a78cb7}, {seen_0, 8024, 0x7c2bb300}, {seen_0, 8028, 0x206dc77b}, },
            {{seen_0, 8020, 0x7c2bb300}, {seen_0, 8024, 0x206dc77b}, {seen_0, 8028, 0x58a78cb7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8032, 0x7299809d}, {seen_0, 8036, 0x2a03dc9d}, {seen_0, 8040, 0x4e96875d}, },
            {{seen_0, 8032, 0x2a03dc9d}, {seen_0, 8036, 0x4e96875d}, {seen_0, 8040, 0x7299809d}, },
            {{seen_0, 8032, 0x4e96875d}, {seen_0, 8036, 0x7299809d}, {seen_0, 8040, 0x2a03dc9d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8044, 0x6fe007e}, {seen_0, 8048, 0xbf5a5753}, {seen_0, 8052, 0xe3403647}, },
            {{seen_0, 8044, 0xbf5a5753}, {seen_0, 8048, 0xe3403647}, {seen_0, 8052, 0x6fe007e}, },
            {{seen_0, 8044, 0xe3403647}, {seen_0, 8048, 0x6fe007e}, {seen_0, 8052, 0xbf5a5753}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8056, 0x9b2d16c9}, {seen_0, 8060, 0xe2d9432}, {seen_0, 8064, 0xf7bb8e76}, },
            {{seen_0, 8056, 0xe2d9432}, {seen_0, 8060, 0xf7bb8e76}, {seen_0, 8064, 0x9b2d16c9}, },
            {{seen_0, 8056, 0xf7bb8e76}, {seen_0, 8060, 0x9b2d16c9}, {seen_0, 8064, 0xe2d9432}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8068, 0x6a94425b}, {seen_0, 8072, 0x22c686cc}, {seen_0, 8076, 0x46a8714d}, },
            {{seen_0, 8068, 0x22c686cc}, {seen_0, 8072, 0x46a8714d}, {seen_0, 8076, 0x6a94425b}, },
            {{seen_0, 8068, 0x46a8714d}, {seen_0, 8072, 0x6a94425b}, {seen_0, 8076, 0x22c686cc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8080, 0x7e078eea}, {seen_0, 8084, 0xb76dc7ae}, {seen_0, 8088, 0x5ac6a1aa}, },
            {{seen_0, 8080, 0xb76dc7ae}, {seen_0, 8084, 0x5ac6a1aa}, {seen_0, 8088, 0x7e078eea}, },
            {{seen_0, 8080, 0x5ac6a1aa}, {seen_0, 8084, 0x7e078eea}, {seen_0, 8088, 0xb76dc7ae}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8092, 0x934076e3}, {seen_0, 8096, 0x899d6328}, {seen_0, 8100, 0xade2064c}, },
            {{seen_0, 8092, 0x899d6328}, {seen_0, 8096, 0xade2064c}, {seen_0, 8100, 0x934076e3}, },
            {{seen_0, 8092, 0xade2064c}, {seen_0, 8096, 0x934076e3}, {seen_0, 8100, 0x899d6328}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8104, 0xe5701849}, {seen_0, 8108, 0x9d208d2b}, {seen_0, 8112, 0xc1f7d36b}, },
            {{seen_0, 8104, 0x9d208d2b}, {seen_0, 8108, 0xc1f7d36b}, {seen_0, 8112, 0xe5701849}, },
            {{seen_0, 8104, 0xc1f7d36b}, {seen_0, 8108, 0xe5701849}, {seen_0, 8112, 0x9d208d2b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8116, 0x7a59a735}, {seen_0, 8120, 0x32b46e31}, {seen_0, 8124, 0x56ea1f22}, },
            {{seen_0, 8116, 0x32b46e31}, {seen_0, 8120, 0x56ea1f22}, {seen_0, 8124, 0x7a59a735}, },
            {{seen_0, 8116, 0x56ea1f22}, {seen_0, 8120, 0x7a59a735}, {seen_0, 8124, 0x32b46e31}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8128, 0x505b66fe}, {seen_0, 8132, 0x83b26de}, {seen_0, 8136, 0x2c925b3f}, },
            {{seen_0, 8128, 0x83b26de}, {seen_0, 8132, 0x2c925b3f}, {seen_0, 8136, 0x505b66fe}, },
            {{seen_0, 8128, 0x2c925b3f}, {seen_0, 8132, 0x505b66fe}, {seen_0, 8136, 0x83b26de}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8140, 0x64a4df8f}, {seen_0, 8144, 0x1ceaf40d}, {seen_0, 8148, 0x40f285b8}, },
            {{seen_0, 8140, 0x1ceaf40d}, {seen_0, 8144, 0x40f285b8}, {seen_0, 8148, 0x64a4df8f}, },
            {{seen_0, 8140, 0x40f285b8}, {seen_0, 8144, 0x64a4df8f}, {seen_0, 8148, 0x1ceaf40d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8152, 0x784ebcd4}, {seen_0, 8156, 0xef0e07aa}, {seen_0, 8160, 0x543a0cab}, },
            {{seen_0, 8152, 0xef0e07aa}, {seen_0, 8156, 0x543a0cab}, {seen_0, 8160, 0x784ebcd4}, },
            {{seen_0, 8152, 0x543a0cab}, {seen_0, 8156, 0x784ebcd4}, {seen_0, 8160, 0xef0e07aa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8164, 0xcbebf906}, {seen_0, 8168, 0x83f816d4}, {seen_0, 8172, 0xa74ce263}, },
            {{seen_0, 8164, 0x83f816d4}, {seen_0, 8168, 0xa74ce263}, {seen_0, 8172, 0xcbebf906}, },
            {{seen_0, 8164, 0xa74ce263}, {seen_0, 8168, 0xcbebf906}, {seen_0, 8172, 0x83f816d4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8176, 0xdf739f38}, {seen_0, 8180, 0x9764c891}, {seen_0, 8184, 0xbb4a09d1}, },
            {{seen_0, 8176, 0x9764c891}, {seen_0, 8180, 0xbb4a09d1}, {seen_0, 8184, 0xdf739f38}, },
            {{seen_0, 8176, 0xbb4a09d1}, {seen_0, 8180, 0xdf739f38}, {seen_0, 8184, 0x9764c891}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8188, 0x742671d2}, {seen_0, 8192, 0x74e196d7}, {seen_0, 8196, 0x18a5b327}, },
            {{seen_0, 8188, 0x74e196d7}, {seen_0, 8192, 0x18a5b327}, {seen_0, 8196, 0x742671d2}, },
            {{seen_0, 8188, 0x18a5b327}, {seen_0, 8192, 0x742671d2}, {seen_0, 8196, 0x74e196d7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8200, 0x50c623fa}, {seen_0, 8204, 0x895ee522}, {seen_0, 8208, 0x2cce5353}, },
            {{seen_0, 8200, 0x895ee522}, {seen_0, 8204, 0x2cce5353}, {seen_0, 8208, 0x50c623fa}, },
            {{seen_0, 8200, 0x2cce5353}, {seen_0, 8204, 0x50c623fa}, {seen_0, 8208, 0x895ee522}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8212, 0xe516f071}, {seen_0, 8216, 0x9ddf3884}, {seen_0, 8220, 0xc113e0dd}, },
            {{seen_0, 8212, 0x9ddf3884}, {seen_0, 8216, 0xc113e0dd}, {seen_0, 8220, 0xe516f071}, },
            {{seen_0, 8212, 0xc113e0dd}, {seen_0, 8216, 0xe516f071}, {seen_0, 8220, 0x9ddf3884}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8224, 0xb78425dc}, {seen_0, 8228, 0xeff0c3f5}, {seen_0, 8232, 0x93838575}, },
            {{seen_0, 8224, 0xeff0c3f5}, {seen_0, 8228, 0x93838575}, {seen_0, 8232, 0xb78425dc}, },
            {{seen_0, 8224, 0x93838575}, {seen_0, 8228, 0xb78425dc}, {seen_0, 8232, 0xeff0c3f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8236, 0x4c91aa43}, {seen_0, 8240, 0x4cc087d}, {seen_0, 8244, 0x2849173c}, },
            {{seen_0, 8236, 0x4cc087d}, {seen_0, 8240, 0x2849173c}, {seen_0, 8244, 0x4c91aa43}, },
            {{seen_0, 8236, 0x2849173c}, {seen_0, 8240, 0x4c91aa43}, {seen_0, 8244, 0x4cc087d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8248, 0x60501050}, {seen_0, 8252, 0x5a76515f}, {seen_0, 8256, 0x3ce377d6}, },
            {{seen_0, 8248, 0x5a76515f}, {seen_0, 8252, 0x3ce377d6}, {seen_0, 8256, 0x60501050}, },
            {{seen_0, 8248, 0x3ce377d6}, {seen_0, 8252, 0x60501050}, {seen_0, 8256, 0x5a76515f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8260, 0x36cc9be1}, {seen_0, 8264, 0x6e0e7993}, {seen_0, 8268, 0x128f102b}, },
            {{seen_0, 8260, 0x6e0e7993}, {seen_0, 8264, 0x128f102b}, {seen_0, 8268, 0x36cc9be1}, },
            {{seen_0, 8260, 0x128f102b}, {seen_0, 8264, 0x36cc9be1}, {seen_0, 8268, 0x6e0e7993}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8272, 0x4adbd45c}, {seen_0, 8276, 0x2edb1d6}, {seen_0, 8280, 0x2654d91c}, },
            {{seen_0, 8272, 0x2edb1d6}, {seen_0, 8276, 0x2654d91c}, {seen_0, 8280, 0x4adbd45c}, },
            {{seen_0, 8272, 0x2654d91c}, {seen_0, 8276, 0x4adbd45c}, {seen_0, 8280, 0x2edb1d6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8284, 0xdf40963c}, {seen_0, 8288, 0xd584a3e5}, {seen_0, 8292, 0xf926f6f4}, },
            {{seen_0, 8284, 0xd584a3e5}, {seen_0, 8288, 0xf926f6f4}, {seen_0, 8292, 0xdf40963c}, },
            {{seen_0, 8284, 0xf926f6f4}, {seen_0, 8288, 0xdf40963c}, {seen_0, 8292, 0xd584a3e5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8296, 0xb1dec6d7}, {seen_0, 8300, 0xe92e7fb4}, {seen_0, 8304, 0x8d75ab5d}, },
            {{seen_0, 8296, 0xe92e7fb4}, {seen_0, 8300, 0x8d75ab5d}, {seen_0, 8304, 0xb1dec6d7}, },
            {{seen_0, 8296, 0x8d75ab5d}, {seen_0, 8300, 0xb1dec6d7}, {seen_0, 8304, 0xe92e7fb4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8308, 0xc528df6d}, {seen_0, 8312, 0x7e7d0714}, {seen_0, 8316, 0x22da0d32}, },
            {{seen_0, 8308, 0x7e7d0714}, {seen_0, 8312, 0x22da0d32}, {seen_0, 8316, 0xc528df6d}, },
            {{seen_0, 8308, 0x22da0d32}, {seen_0, 8312, 0xc528df6d}, {seen_0, 8316, 0x7e7d0714}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8320, 0x957e1410}, {seen_0, 8324, 0xcdbd4f01}, {seen_0, 8328, 0xf15ff37e}, },
            {{seen_0, 8320, 0xcdbd4f01}, {seen_0, 8324, 0xf15ff37e}, {seen_0, 8328, 0x957e1410}, },
            {{seen_0, 8320, 0xf15ff37e}, {seen_0, 8324, 0x957e1410}, {seen_0, 8328, 0xcdbd4f01}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8332, 0xa946ad57}, {seen_0, 8336, 0xe1ccd417}, {seen_0, 8340, 0x855d4fdd}, },
            {{seen_0, 8332, 0xe1ccd417}, {seen_0, 8336, 0x855d4fdd}, {seen_0, 8340, 0xa946ad57}, },
            {{seen_0, 8332, 0x855d4fdd}, {seen_0, 8336, 0xa946ad57}, {seen_0, 8340, 0xe1ccd417}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8344, 0xbde8e2ea}, {seen_0, 8348, 0x340eb489}, {seen_0, 8352, 0x992f0d02}, },
            {{seen_0, 8344, 0x340eb489}, {seen_0, 8348, 0x992f0d02}, {seen_0, 8352, 0xbde8e2ea}, },
            {{seen_0, 8344, 0x992f0d02}, {seen_0, 8348, 0xbde8e2ea}, {seen_0, 8352, 0x340eb489}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8356, 0x108d1f21}, {seen_0, 8360, 0x48fe777b}, {seen_0, 8364, 0x6c184bc6}, },
            {{seen_0, 8356, 0x48fe777b}, {seen_0, 8360, 0x6c184bc6}, {seen_0, 8364, 0x108d1f21}, },
            {{seen_0, 8356, 0x6c184bc6}, {seen_0, 8360, 0x108d1f21}, {seen_0, 8364, 0x48fe777b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8368, 0x24eb631c}, {seen_0, 8372, 0x5c5ae8bb}, {seen_0, 8376, 0xb6555d}, },
            {{seen_0, 8368, 0x5c5ae8bb}, {seen_0, 8372, 0xb6555d}, {seen_0, 8376, 0x24eb631c}, },
            {{seen_0, 8368, 0xb6555d}, {seen_0, 8372, 0x24eb631c}, {seen_0, 8376, 0x5c5ae8bb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8380, 0xb97817ec}, {seen_0, 8384, 0xb3ddcc7f}, {seen_0, 8388, 0x56f5536a}, },
            {{seen_0, 8380, 0xb3ddcc7f}, {seen_0, 8384, 0x56f5536a}, {seen_0, 8388, 0xb97817ec}, },
            {{seen_0, 8380, 0x56f5536a}, {seen_0, 8384, 0xb97817ec}, {seen_0, 8388, 0xb3ddcc7f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8392, 0x8fdfac6c}, {seen_0, 8396, 0xc7b06c68}, {seen_0, 8400, 0xeba7aa82}, },
            {{seen_0, 8392, 0xc7b06c68}, {seen_0, 8396, 0xeba7aa82}, {seen_0, 8400, 0x8fdfac6c}, },
            {{seen_0, 8392, 0xeba7aa82}, {seen_0, 8396, 0x8fdfac6c}, {seen_0, 8400, 0xc7b06c68}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8404, 0xa35c73db}, {seen_0, 8408, 0xdb297a27}, {seen_0, 8412, 0xff7eccaa}, },
            {{seen_0, 8404, 0xdb297a27}, {seen_0, 8408, 0xff7eccaa}, {seen_0, 8412, 0xa35c73db}, },
            {{seen_0, 8404, 0xff7eccaa}, {seen_0, 8408, 0xa35c73db}, {seen_0, 8412, 0xdb297a27}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8416, 0x767a74e7}, {seen_0, 8420, 0x2ebcbeef}, {seen_0, 8424, 0x52d66d54}, },
            {{seen_0, 8416, 0x2ebcbeef}, {seen_0, 8420, 0x52d66d54}, {seen_0, 8424, 0x767a74e7}, },
            {{seen_0, 8416, 0x52d66d54}, {seen_0, 8420, 0x767a74e7}, {seen_0, 8424, 0x2ebcbeef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8428, 0xa3f05aa}, {seen_0, 8432, 0x420b6bcd}, {seen_0, 8436, 0x6628260d}, },
            {{seen_0, 8428, 0x420b6bcd}, {seen_0, 8432, 0x6628260d}, {seen_0, 8436, 0xa3f05aa}, },
            {{seen_0, 8428, 0x6628260d}, {seen_0, 8432, 0xa3f05aa}, {seen_0, 8436, 0x420b6bcd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8440, 0x1e03cbeb}, {seen_0, 8444, 0x282745a6}, {seen_0, 8448, 0x7a593a90}, },
            {{seen_0, 8440, 0x282745a6}, {seen_0, 8444, 0x7a593a90}, {seen_0, 8448, 0x1e03cbeb}, },
            {{seen_0, 8440, 0x7a593a90}, {seen_0, 8444, 0x1e03cbeb}, {seen_0, 8448, 0x282745a6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8452, 0x4c56b3d7}, {seen_0, 8456, 0x14b8aa52}, {seen_0, 8460, 0x7059f535}, },
            {{seen_0, 8452, 0x14b8aa52}, {seen_0, 8456, 0x7059f535}, {seen_0, 8460, 0x4c56b3d7}, },
            {{seen_0, 8452, 0x7059f535}, {seen_0, 8456, 0x4c56b3d7}, {seen_0, 8460, 0x14b8aa52}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8464, 0x18d8401f}, {seen_0, 8468, 0x600fca0f}, {seen_0, 8472, 0x3c8c128e}, },
            {{seen_0, 8464, 0x600fca0f}, {seen_0, 8468, 0x3c8c128e}, {seen_0, 8472, 0x18d8401f}, },
            {{seen_0, 8464, 0x3c8c128e}, {seen_0, 8468, 0x18d8401f}, {seen_0, 8472, 0x600fca0f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8476, 0x4f867e6}, {seen_0, 8480, 0xeb7cc3d1}, {seen_0, 8484, 0xc7e1c4d9}, },
            {{seen_0, 8476, 0xeb7cc3d1}, {seen_0, 8480, 0xc7e1c4d9}, {seen_0, 8484, 0x4f867e6}, },
            {{seen_0, 8476, 0xc7e1c4d9}, {seen_0, 8480, 0x4f867e6}, {seen_0, 8484, 0xeb7cc3d1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8488, 0x8f670399}, {seen_0, 8492, 0xb71d6fac}, {seen_0, 8496, 0xb34c46bd}, },
            {{seen_0, 8488, 0xb71d6fac}, {seen_0, 8492, 0xb34c46bd}, {seen_0, 8496, 0x8f670399}, },
            {{seen_0, 8488, 0xb34c46bd}, {seen_0, 8492, 0x8f670399}, {seen_0, 8496, 0xb71d6fac}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8500, 0xdb8a146c}, {seen_0, 8504, 0xa31faa4b}, {seen_0, 8508, 0xff6b8919}, },
            {{seen_0, 8500, 0xa31faa4b}, {seen_0, 8504, 0xff6b8919}, {seen_0, 8508, 0xdb8a146c}, },
            {{seen_0, 8500, 0xff6b8919}, {seen_0, 8504, 0xdb8a146c}, {seen_0, 8508, 0xa31faa4b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8512, 0x6a63d4ac}, {seen_0, 8516, 0xb1c5f38b}, {seen_0, 8520, 0xec2bc55}, },
            {{seen_0, 8512, 0xb1c5f38b}, {seen_0, 8516, 0xec2bc55}, {seen_0, 8520, 0x6a63d4ac}, },
            {{seen_0, 8512, 0xec2bc55}, {seen_0, 8516, 0x6a63d4ac}, {seen_0, 8520, 0xb1c5f38b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8524, 0xd5c31237}, {seen_0, 8528, 0x7eedebf7}, {seen_0, 8532, 0x5a5eefb7}, },
            {{seen_0, 8524, 0x7eedebf7}, {seen_0, 8528, 0x5a5eefb7}, {seen_0, 8532, 0xd5c31237}, },
            {{seen_0, 8524, 0x5a5eefb7}, {seen_0, 8528, 0xd5c31237}, {seen_0, 8532, 0x7eedebf7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8536, 0x22c8a8bf}, {seen_0, 8540, 0x897eb388}, {seen_0, 8544, 0x46ad4b91}, },
            {{seen_0, 8536, 0x897eb388}, {seen_0, 8540, 0x46ad4b91}, {seen_0, 8544, 0x22c8a8bf}, },
            {{seen_0, 8536, 0x46ad4b91}, {seen_0, 8540, 0x22c8a8bf}, {seen_0, 8544, 0x897eb388}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8548, 0xadb69876}, {seen_0, 8552, 0x7477cbcb}, {seen_0, 8556, 0xd110434f}, },
            {{seen_0, 8548, 0x7477cbcb}, {seen_0, 8552, 0xd110434f}, {seen_0, 8556, 0xadb69876}, },
            {{seen_0, 8548, 0xd110434f}, {seen_0, 8552, 0xadb69876}, {seen_0, 8556, 0x7477cbcb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8560, 0xf9532c0a}, {seen_0, 8564, 0xc1d13897}, {seen_0, 8568, 0x9de097a7}, },
            {{seen_0, 8560, 0xc1d13897}, {seen_0, 8564, 0x9de097a7}, {seen_0, 8568, 0xf9532c0a}, },
            {{seen_0, 8560, 0x9de097a7}, {seen_0, 8564, 0xf9532c0a}, {seen_0, 8568, 0xc1d13897}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8572, 0xe50e6610}, {seen_0, 8576, 0x4896a553}, {seen_0, 8580, 0xa58ad9b4}, },
            {{seen_0, 8572, 0x4896a553}, {seen_0, 8576, 0xa58ad9b4}, {seen_0, 8580, 0xe50e6610}, },
            {{seen_0, 8572, 0xa58ad9b4}, {seen_0, 8576, 0xe50e6610}, {seen_0, 8580, 0x4896a553}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8584, 0x6c8f4759}, {seen_0, 8588, 0x95d6fb39}, {seen_0, 8592, 0x10f0249f}, },
            {{seen_0, 8584, 0x95d6fb39}, {seen_0, 8588, 0x10f0249f}, {seen_0, 8592, 0x6c8f4759}, },
            {{seen_0, 8584, 0x10f0249f}, {seen_0, 8588, 0x6c8f4759}, {seen_0, 8592, 0x95d6fb39}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8596, 0xb93a0720}, {seen_0, 8600, 0x81d38cd4}, {seen_0, 8604, 0xdd8829fc}, },
            {{seen_0, 8596, 0x81d38cd4}, {seen_0, 8600, 0xdd8829fc}, {seen_0, 8604, 0xb93a0720}, },
            {{seen_0, 8596, 0xdd8829fc}, {seen_0, 8600, 0xb93a0720}, {seen_0, 8604, 0x81d38cd4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8608, 0x448f684e}, {seen_0, 8612, 0x8bc5633a}, {seen_0, 8616, 0x68d73ed5}, },
            {{seen_0, 8608, 0x8bc5633a}, {seen_0, 8612, 0x68d73ed5}, {seen_0, 8616, 0x448f684e}, },
            {{seen_0, 8608, 0x68d73ed5}, {seen_0, 8612, 0x448f684e}, {seen_0, 8616, 0x8bc5633a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8620, 0xaf9d252c}, {seen_0, 8624, 0x586973e6}, {seen_0, 8628, 0x34318bd9}, },
            {{seen_0, 8620, 0x586973e6}, {seen_0, 8624, 0x34318bd9}, {seen_0, 8628, 0xaf9d252c}, },
            {{seen_0, 8620, 0x34318bd9}, {seen_0, 8624, 0xaf9d252c}, {seen_0, 8628, 0x586973e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8632, 0x7c9b5fa8}, {seen_0, 8636, 0x665c6d92}, {seen_0, 8640, 0x20a08f46}, },
            {{seen_0, 8632, 0x665c6d92}, {seen_0, 8636, 0x20a08f46}, {seen_0, 8640, 0x7c9b5fa8}, },
            {{seen_0, 8632, 0x20a08f46}, {seen_0, 8636, 0x7c9b5fa8}, {seen_0, 8640, 0x665c6d92}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8644, 0xa226bdc}, {seen_0, 8648, 0x5252a1f1}, {seen_0, 8652, 0x2edb9b31}, },
            {{seen_0, 8644, 0x5252a1f1}, {seen_0, 8648, 0x2edb9b31}, {seen_0, 8652, 0xa226bdc}, },
            {{seen_0, 8644, 0x2edb9b31}, {seen_0, 8648, 0xa226bdc}, {seen_0, 8652, 0x5252a1f1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8656, 0xd7cd2c46}, {seen_0, 8660, 0x1efdc1ec}, {seen_0, 8664, 0xfb47b7d9}, },
            {{seen_0, 8656, 0x1efdc1ec}, {seen_0, 8660, 0xfb47b7d9}, {seen_0, 8664, 0xd7cd2c46}, },
            {{seen_0, 8656, 0xfb47b7d9}, {seen_0, 8660, 0xd7cd2c46}, {seen_0, 8664, 0x1efdc1ec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8668, 0x4212ee2c}, {seen_0, 8672, 0xa9cb41ec}, {seen_0, 8676, 0x858535b4}, },
            {{seen_0, 8668, 0xa9cb41ec}, {seen_0, 8672, 0x858535b4}, {seen_0, 8676, 0x4212ee2c}, },
            {{seen_0, 8668, 0x858535b4}, {seen_0, 8672, 0x4212ee2c}, {seen_0, 8676, 0xa9cb41ec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8680, 0xcd1bb9b5}, {seen_0, 8684, 0x7650c22b}, {seen_0, 8688, 0xf1f0d431}, },
            {{seen_0, 8680, 0x7650c22b}, {seen_0, 8684, 0xf1f0d431}, {seen_0, 8688, 0xcd1bb9b5}, },
            {{seen_0, 8680, 0xf1f0d431}, {seen_0, 8684, 0xcd1bb9b5}, {seen_0, 8688, 0x7650c22b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8692, 0x1a76f55c}, {seen_0, 8696, 0xe15df9ac}, {seen_0, 8700, 0x3e09b044}, },
            {{seen_0, 8692, 0xe15df9ac}, {seen_0, 8696, 0x3e09b044}, {seen_0, 8700, 0x1a76f55c}, },
            {{seen_0, 8692, 0x3e09b044}, {seen_0, 8696, 0x1a76f55c}, {seen_0, 8700, 0xe15df9ac}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8704, 0xafe22c0a}, {seen_0, 8708, 0x76fea3b6}, {seen_0, 8712, 0xd3957a51}, },
            {{seen_0, 8704, 0x76fea3b6}, {seen_0, 8708, 0xd3957a51}, {seen_0, 8712, 0xafe22c0a}, },
            {{seen_0, 8704, 0xd3957a51}, {seen_0, 8708, 0xafe22c0a}, {seen_0, 8712, 0x76fea3b6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8716, 0x1a8b165e}, {seen_0, 8720, 0xc3b2f159}, {seen_0, 8724, 0x9ff2a5ca}, },
            {{seen_0, 8716, 0xc3b2f159}, {seen_0, 8720, 0x9ff2a5ca}, {seen_0, 8724, 0x1a8b165e}, },
            {{seen_0, 8716, 0x9ff2a5ca}, {seen_0, 8720, 0x1a8b165e}, {seen_0, 8724, 0xc3b2f159}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8728, 0xe758f003}, {seen_0, 8732, 0x4e3fc437}, {seen_0, 8736, 0x8b5dd083}, },
            {{seen_0, 8728, 0x4e3fc437}, {seen_0, 8732, 0x8b5dd083}, {seen_0, 8736, 0xe758f003}, },
            {{seen_0, 8728, 0x8b5dd083}, {seen_0, 8732, 0xe758f003}, {seen_0, 8736, 0x4e3fc437}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8740, 0x7239b40f}, {seen_0, 8744, 0x3a006176}, {seen_0, 8748, 0x162aa048}, },
            {{seen_0, 8740, 0x3a006176}, {seen_0, 8744, 0x162aa048}, {seen_0, 8748, 0x7239b40f}, },
            {{seen_0, 8740, 0x162aa048}, {seen_0, 8744, 0x7239b40f}, {seen_0, 8748, 0x3a006176}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8752, 0x3e06bd18}, {seen_0, 8756, 0x612480f}, {seen_0, 8760, 0x62d614a6}, },
            {{seen_0, 8752, 0x612480f}, {seen_0, 8756, 0x62d614a6}, {seen_0, 8760, 0x3e06bd18}, },
            {{seen_0, 8752, 0x62d614a6}, {seen_0, 8756, 0x3e06bd18}, {seen_0, 8760, 0x612480f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8764, 0x2a3fc5c3}, {seen_0, 8768, 0x141e2d8a}, {seen_0, 8772, 0x702d3fd5}, },
            {{seen_0, 8764, 0x141e2d8a}, {seen_0, 8768, 0x702d3fd5}, {seen_0, 8772, 0x2a3fc5c3}, },
            {{seen_0, 8764, 0x702d3fd5}, {seen_0, 8768, 0x2a3fc5c3}, {seen_0, 8772, 0x141e2d8a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8776, 0x3862fcf1}, {seen_0, 8780, 0xe1e0884f}, {seen_0, 8784, 0x5c5eee62}, },
            {{seen_0, 8776, 0xe1e0884f}, {seen_0, 8780, 0x5c5eee62}, {seen_0, 8784, 0x3862fcf1}, },
            {{seen_0, 8776, 0x5c5eee62}, {seen_0, 8780, 0x3862fcf1}, {seen_0, 8784, 0xe1e0884f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8788, 0x8532c09f}, {seen_0, 8792, 0xcd64c410}, {seen_0, 8796, 0xa9f07fa8}, },
            {{seen_0, 8788, 0xcd64c410}, {seen_0, 8792, 0xa9f07fa8}, {seen_0, 8796, 0x8532c09f}, },
            {{seen_0, 8788, 0xa9f07fa8}, {seen_0, 8792, 0x8532c09f}, {seen_0, 8796, 0xcd64c410}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8800, 0x10a22a4b}, {seen_0, 8804, 0xd7079f44}, {seen_0, 8808, 0xb3fe314a}, },
            {{seen_0, 8800, 0xd7079f44}, {seen_0, 8804, 0xb3fe314a}, {seen_0, 8808, 0x10a22a4b}, },
            {{seen_0, 8800, 0xb3fe314a}, {seen_0, 8804, 0x10a22a4b}, {seen_0, 8808, 0xd7079f44}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8812, 0xfb3c7bca}, {seen_0, 8816, 0x24734015}, {seen_0, 8820, 0x3b940f}, },
            {{seen_0, 8812, 0x24734015}, {seen_0, 8816, 0x3b940f}, {seen_0, 8820, 0xfb3c7bca}, },
            {{seen_0, 8812, 0x3b940f}, {seen_0, 8816, 0xfb3c7bca}, {seen_0, 8820, 0x24734015}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8824, 0x4837f572}, {seen_0, 8828, 0xaba647cb}, {seen_0, 8832, 0x6ca21bdc}, },
            {{seen_0, 8824, 0xaba647cb}, {seen_0, 8828, 0x6ca21bdc}, {seen_0, 8832, 0x4837f572}, },
            {{seen_0, 8824, 0x6ca21bdc}, {seen_0, 8828, 0x4837f572}, {seen_0, 8832, 0xaba647cb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8836, 0xcf650f13}, {seen_0, 8840, 0x97e0a969}, {seen_0, 8844, 0xf3915302}, },
            {{seen_0, 8836, 0x97e0a969}, {seen_0, 8840, 0xf3915302}, {seen_0, 8844, 0xcf650f13}, },
            {{seen_0, 8836, 0xf3915302}, {seen_0, 8840, 0xcf650f13}, {seen_0, 8844, 0x97e0a969}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8848, 0x1c84bb17}, {seen_0, 8852, 0x64f36c41}, {seen_0, 8856, 0x40e97e9c}, },
            {{seen_0, 8848, 0x64f36c41}, {seen_0, 8852, 0x40e97e9c}, {seen_0, 8856, 0x1c84bb17}, },
            {{seen_0, 8848, 0x40e97e9c}, {seen_0, 8852, 0x1c84bb17}, {seen_0, 8856, 0x64f36c41}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8860, 0x87426abd}, {seen_0, 8864, 0x6e214cc4}, {seen_0, 8868, 0x4ace21ec}, },
            {{seen_0, 8860, 0x6e214cc4}, {seen_0, 8864, 0x4ace21ec}, {seen_0, 8868, 0x87426abd}, },
            {{seen_0, 8860, 0x4ace21ec}, {seen_0, 8864, 0x87426abd}, {seen_0, 8868, 0x6e214cc4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8872, 0x121bfad9}, {seen_0, 8876, 0xbbee391d}, {seen_0, 8880, 0x3661cde9}, },
            {{seen_0, 8872, 0xbbee391d}, {seen_0, 8876, 0x3661cde9}, {seen_0, 8880, 0x121bfad9}, },
            {{seen_0, 8872, 0x3661cde9}, {seen_0, 8876, 0x121bfad9}, {seen_0, 8880, 0xbbee391d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8884, 0xdfae1c69}, {seen_0, 8888, 0xa7acaafe}, {seen_0, 8892, 0x837c856e}, },
            {{seen_0, 8884, 0xa7acaafe}, {seen_0, 8888, 0x837c856e}, {seen_0, 8892, 0xdfae1c69}, },
            {{seen_0, 8884, 0x837c856e}, {seen_0, 8888, 0xdfae1c69}, {seen_0, 8892, 0xa7acaafe}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8896, 0xed2df992}, {seen_0, 8900, 0xb51c34d2}, {seen_0, 8904, 0x913dd538}, },
            {{seen_0, 8896, 0xb51c34d2}, {seen_0, 8900, 0x913dd538}, {seen_0, 8904, 0xed2df992}, },
            {{seen_0, 8896, 0x913dd538}, {seen_0, 8900, 0xed2df992}, {seen_0, 8904, 0xb51c34d2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8908, 0xd9d22ce3}, {seen_0, 8912, 0x81045d71}, {seen_0, 8916, 0xdd672a70}, },
            {{seen_0, 8908, 0x81045d71}, {seen_0, 8912, 0xdd672a70}, {seen_0, 8916, 0xd9d22ce3}, },
            {{seen_0, 8908, 0xdd672a70}, {seen_0, 8912, 0xd9d22ce3}, {seen_0, 8916, 0x81045d71}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8920, 0xa5e734d9}, {seen_0, 8924, 0xc9e730b}, {seen_0, 8928, 0xc963bda3}, },
            {{seen_0, 8920, 0xc9e730b}, {seen_0, 8924, 0xc963bda3}, {seen_0, 8928, 0xa5e734d9}, },
            {{seen_0, 8920, 0xc963bda3}, {seen_0, 8924, 0xa5e734d9}, {seen_0, 8928, 0xc9e730b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8932, 0x301da888}, {seen_0, 8936, 0x78f8e93c}, {seen_0, 8940, 0x54418198}, },
            {{seen_0, 8932, 0x78f8e93c}, {seen_0, 8936, 0x54418198}, {seen_0, 8940, 0x301da888}, },
            {{seen_0, 8932, 0x54418198}, {seen_0, 8936, 0x301da888}, {seen_0, 8940, 0x78f8e93c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8944, 0xfdabe803}, {seen_0, 8948, 0x4491b6d2}, {seen_0, 8952, 0x20ba1504}, },
            {{seen_0, 8944, 0x4491b6d2}, {seen_0, 8948, 0x20ba1504}, {seen_0, 8952, 0xfdabe803}, },
            {{seen_0, 8944, 0x20ba1504}, {seen_0, 8948, 0xfdabe803}, {seen_0, 8952, 0x4491b6d2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8956, 0x68719863}, {seen_0, 8960, 0x3ed7c7d7}, {seen_0, 8964, 0x1ab356f2}, },
            {{seen_0, 8956, 0x3ed7c7d7}, {seen_0, 8960, 0x1ab356f2}, {seen_0, 8964, 0x68719863}, },
            {{seen_0, 8956, 0x1ab356f2}, {seen_0, 8960, 0x68719863}, {seen_0, 8964, 0x3ed7c7d7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8968, 0x6233f980}, {seen_0, 8972, 0x8b7c3447}, {seen_0, 8976, 0x6e4498f}, },
            {{seen_0, 8968, 0x8b7c3447}, {seen_0, 8972, 0x6e4498f}, {seen_0, 8976, 0x6233f980}, },
            {{seen_0, 8968, 0x6e4498f}, {seen_0, 8972, 0x6233f980}, {seen_0, 8976, 0x8b7c3447}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8980, 0xaf642511}, {seen_0, 8984, 0x76a06775}, {seen_0, 8988, 0xd3c21ece}, },
            {{seen_0, 8980, 0x76a06775}, {seen_0, 8984, 0xd3c21ece}, {seen_0, 8988, 0xaf642511}, },
            {{seen_0, 8980, 0xd3c21ece}, {seen_0, 8984, 0xaf642511}, {seen_0, 8988, 0x76a06775}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 8992, 0xb913ff89}, {seen_0, 8996, 0x815af9b2}, {seen_0, 9000, 0xddacf5e7}, },
            {{seen_0, 8992, 0x815af9b2}, {seen_0, 8996, 0xddacf5e7}, {seen_0, 9000, 0xb913ff89}, },
            {{seen_0, 8992, 0xddacf5e7}, {seen_0, 8996, 0xb913ff89}, {seen_0, 9000, 0x815af9b2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9004, 0xa5627d6a}, {seen_0, 9008, 0x4e3e8508}, {seen_0, 9012, 0x2a7bf0a9}, },
            {{seen_0, 9004, 0x4e3e8508}, {seen_0, 9008, 0x2a7bf0a9}, {seen_0, 9012, 0xa5627d6a}, },
            {{seen_0, 9004, 0x2a7bf0a9}, {seen_0, 9008, 0xa5627d6a}, {seen_0, 9012, 0x4e3e8508}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9016, 0x721f90b7}, {seen_0, 9020, 0x5c3b3916}, {seen_0, 9024, 0x1633e2a2}, },
            {{seen_0, 9016, 0x5c3b3916}, {seen_0, 9020, 0x1633e2a2}, {seen_0, 9024, 0x721f90b7}, },
            {{seen_0, 9016, 0x1633e2a2}, {seen_0, 9020, 0x721f90b7}, {seen_0, 9024, 0x5c3b3916}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9028, 0x49621b}, {seen_0, 9032, 0x48cabdc2}, {seen_0, 9036, 0x246b0349}, },
            {{seen_0, 9028, 0x48cabdc2}, {seen_0, 9032, 0x246b0349}, {seen_0, 9036, 0x49621b}, },
            {{seen_0, 9028, 0x246b0349}, {seen_0, 9032, 0x49621b}, {seen_0, 9036, 0x48cabdc2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9040, 0x4cf5f235}, {seen_0, 9044, 0x146fadf8}, {seen_0, 9048, 0x70e9204e}, },
            {{seen_0, 9040, 0x146fadf8}, {seen_0, 9044, 0x70e9204e}, {seen_0, 9048, 0x4cf5f235}, },
            {{seen_0, 9040, 0x70e9204e}, {seen_0, 9044, 0x4cf5f235}, {seen_0, 9048, 0x146fadf8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9052, 0x38217a27}, {seen_0, 9056, 0x9f338b32}, {seen_0, 9060, 0xfb513c67}, },
            {{seen_0, 9052, 0x9f338b32}, {seen_0, 9056, 0xfb513c67}, {seen_0, 9060, 0x38217a27}, },
            {{seen_0, 9052, 0xfb513c67}, {seen_0, 9056, 0x38217a27}, {seen_0, 9060, 0x9f338b32}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9064, 0xc3832d6a}, {seen_0, 9068, 0x6cb91984}, {seen_0, 9072, 0xe71517fb}, },
            {{seen_0, 9064, 0x6cb91984}, {seen_0, 9068, 0xe71517fb}, {seen_0, 9072, 0xc3832d6a}, },
            {{seen_0, 9064, 0xe71517fb}, {seen_0, 9068, 0xc3832d6a}, {seen_0, 9072, 0x6cb91984}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9076, 0x8f3d0c6d}, {seen_0, 9080, 0xd7d8f36d}, {seen_0, 9084, 0xb3806796}, },
            {{seen_0, 9076, 0xd7d8f36d}, {seen_0, 9080, 0xb3806796}, {seen_0, 9084, 0x8f3d0c6d}, },
            {{seen_0, 9076, 0xb3806796}, {seen_0, 9080, 0x8f3d0c6d}, {seen_0, 9084, 0xd7d8f36d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9088, 0x97e89883}, {seen_0, 9092, 0xdf326294}, {seen_0, 9096, 0xbb7872a3}, },
            {{seen_0, 9088, 0xdf326294}, {seen_0, 9092, 0xbb7872a3}, {seen_0, 9096, 0x97e89883}, },
            {{seen_0, 9088, 0xbb7872a3}, {seen_0, 9092, 0x97e89883}, {seen_0, 9096, 0xdf326294}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9100, 0x839358b5}, {seen_0, 9104, 0xababc02b}, {seen_0, 9108, 0x87c3d17e}, },
            {{seen_0, 9100, 0xababc02b}, {seen_0, 9104, 0x87c3d17e}, {seen_0, 9108, 0x839358b5}, },
            {{seen_0, 9100, 0x87c3d17e}, {seen_0, 9104, 0x839358b5}, {seen_0, 9108, 0xababc02b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9112, 0xcf2f0a9a}, {seen_0, 9116, 0x362faa57}, {seen_0, 9120, 0xf3b8307b}, },
            {{seen_0, 9112, 0x362faa57}, {seen_0, 9116, 0xf3b8307b}, {seen_0, 9120, 0xcf2f0a9a}, },
            {{seen_0, 9112, 0xf3b8307b}, {seen_0, 9116, 0xcf2f0a9a}, {seen_0, 9120, 0x362faa57}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9124, 0x5a3b1604}, {seen_0, 9128, 0x22285797}, {seen_0, 9132, 0x7e79c1dd}, },
            {{seen_0, 9124, 0x22285797}, {seen_0, 9128, 0x7e79c1dd}, {seen_0, 9132, 0x5a3b1604}, },
            {{seen_0, 9124, 0x7e79c1dd}, {seen_0, 9128, 0x5a3b1604}, {seen_0, 9132, 0x22285797}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9136, 0x2699d74f}, {seen_0, 9140, 0x6ef0a003}, {seen_0, 9144, 0x4a7acbc9}, },
            {{seen_0, 9136, 0x6ef0a003}, {seen_0, 9140, 0x4a7acbc9}, {seen_0, 9144, 0x2699d74f}, },
            {{seen_0, 9136, 0x4a7acbc9}, {seen_0, 9140, 0x2699d74f}, {seen_0, 9144, 0x6ef0a003}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9148, 0x1295630f}, {seen_0, 9152, 0xfdacd90b}, {seen_0, 9156, 0xd908d3a4}, },
            {{seen_0, 9148, 0xfdacd90b}, {seen_0, 9152, 0xd908d3a4}, {seen_0, 9156, 0x1295630f}, },
            {{seen_0, 9148, 0xd908d3a4}, {seen_0, 9152, 0x1295630f}, {seen_0, 9156, 0xfdacd90b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9160, 0x20f960ea}, {seen_0, 9164, 0xc99283c9}, {seen_0, 9168, 0x44044eaa}, },
            {{seen_0, 9160, 0xc99283c9}, {seen_0, 9164, 0x44044eaa}, {seen_0, 9168, 0x20f960ea}, },
            {{seen_0, 9160, 0x44044eaa}, {seen_0, 9164, 0x20f960ea}, {seen_0, 9168, 0xc99283c9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9172, 0xedf8da1c}, {seen_0, 9176, 0xb53b718a}, {seen_0, 9180, 0x91a1ffd2}, },
            {{seen_0, 9172, 0xb53b718a}, {seen_0, 9176, 0x91a1ffd2}, {seen_0, 9180, 0xedf8da1c}, },
            {{seen_0, 9172, 0x91a1ffd2}, {seen_0, 9176, 0xedf8da1c}, {seen_0, 9180, 0xb53b718a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9184, 0x78c3ebb5}, {seen_0, 9188, 0x40ca4e47}, {seen_0, 9192, 0x1cb8d9fa}, },
            {{seen_0, 9184, 0x40ca4e47}, {seen_0, 9188, 0x1cb8d9fa}, {seen_0, 9192, 0x78c3ebb5}, },
            {{seen_0, 9184, 0x1cb8d9fa}, {seen_0, 9188, 0x78c3ebb5}, {seen_0, 9192, 0x40ca4e47}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9196, 0xe3194dbb}, {seen_0, 9200, 0xce2d72b}, {seen_0, 9204, 0x68fc6796}, },
            {{seen_0, 9196, 0xce2d72b}, {seen_0, 9200, 0x68fc6796}, {seen_0, 9204, 0xe3194dbb}, },
            {{seen_0, 9196, 0x68fc6796}, {seen_0, 9200, 0xe3194dbb}, {seen_0, 9204, 0xce2d72b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9208, 0x30739115}, {seen_0, 9212, 0xa184109c}, {seen_0, 9216, 0x541e86b6}, },
            {{seen_0, 9208, 0xa184109c}, {seen_0, 9212, 0x541e86b6}, {seen_0, 9216, 0x30739115}, },
            {{seen_0, 9208, 0x541e86b6}, {seen_0, 9212, 0x30739115}, {seen_0, 9216, 0xa184109c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9220, 0xc5f56564}, {seen_0, 9224, 0x8dea6a74}, {seen_0, 9228, 0xe99c0ce0}, },
            {{seen_0, 9220, 0x8dea6a74}, {seen_0, 9224, 0xe99c0ce0}, {seen_0, 9228, 0xc5f56564}, },
            {{seen_0, 9220, 0xe99c0ce0}, {seen_0, 9224, 0xc5f56564}, {seen_0, 9228, 0x8dea6a74}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9232, 0x121a21af}, {seen_0, 9236, 0xd977788e}, {seen_0, 9240, 0xb56cd988}, },
            {{seen_0, 9232, 0xd977788e}, {seen_0, 9236, 0xb56cd988}, {seen_0, 9240, 0x121a21af}, },
            {{seen_0, 9232, 0xb56cd988}, {seen_0, 9236, 0x121a21af}, {seen_0, 9240, 0xd977788e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9244, 0xfd47ac13}, {seen_0, 9248, 0x6441ddbe}, {seen_0, 9252, 0x40ef70c8}, },
            {{seen_0, 9244, 0x6441ddbe}, {seen_0, 9248, 0x40ef70c8}, {seen_0, 9252, 0xfd47ac13}, },
            {{seen_0, 9244, 0x40ef70c8}, {seen_0, 9248, 0xfd47ac13}, {seen_0, 9252, 0x6441ddbe}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9256, 0x8428cbf}, {seen_0, 9260, 0xb1718594}, {seen_0, 9264, 0x2c44b208}, },
            {{seen_0, 9256, 0xb1718594}, {seen_0, 9260, 0x2c44b208}, {seen_0, 9264, 0x8428cbf}, },
            {{seen_0, 9256, 0x2c44b208}, {seen_0, 9260, 0x8428cbf}, {seen_0, 9264, 0xb1718594}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9268, 0xd5ab594f}, {seen_0, 9272, 0x1ce6736d}, {seen_0, 9276, 0x781e2dba}, },
            {{seen_0, 9268, 0x1ce6736d}, {seen_0, 9272, 0x781e2dba}, {seen_0, 9276, 0xd5ab594f}, },
            {{seen_0, 9268, 0x781e2dba}, {seen_0, 9272, 0xd5ab594f}, {seen_0, 9276, 0x1ce6736d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9280, 0xe3c19a02}, {seen_0, 9284, 0xab694657}, {seen_0, 9288, 0x87898bef}, },
            {{seen_0, 9280, 0xab694657}, {seen_0, 9284, 0x87898bef}, {seen_0, 9288, 0xe3c19a02}, },
            {{seen_0, 9280, 0x87898bef}, {seen_0, 9284, 0xe3c19a02}, {seen_0, 9288, 0xab694657}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9292, 0x4edeb074}, {seen_0, 9296, 0xf70439e4}, {seen_0, 9300, 0xd30db98b}, },
            {{seen_0, 9292, 0xf70439e4}, {seen_0, 9296, 0xd30db98b}, {seen_0, 9300, 0x4edeb074}, },
            {{seen_0, 9292, 0xd30db98b}, {seen_0, 9296, 0x4edeb074}, {seen_0, 9300, 0xf70439e4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9304, 0x9b56add1}, {seen_0, 9308, 0x2825f5f}, {seen_0, 9312, 0xbfd61a2e}, },
            {{seen_0, 9304, 0x2825f5f}, {seen_0, 9308, 0xbfd61a2e}, {seen_0, 9312, 0x9b56add1}, },
            {{seen_0, 9304, 0xbfd61a2e}, {seen_0, 9308, 0x9b56add1}, {seen_0, 9312, 0x2825f5f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9316, 0x26abbe3f}, {seen_0, 9320, 0x6e4f25d3}, {seen_0, 9324, 0x4afc2993}, },
            {{seen_0, 9316, 0x6e4f25d3}, {seen_0, 9320, 0x4afc2993}, {seen_0, 9324, 0x26abbe3f}, },
            {{seen_0, 9316, 0x4afc2993}, {seen_0, 9320, 0x26abbe3f}, {seen_0, 9324, 0x6e4f25d3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9328, 0x72bb1613}, {seen_0, 9332, 0x3a7f0cea}, {seen_0, 9336, 0x1672bb1f}, },
            {{seen_0, 9328, 0x3a7f0cea}, {seen_0, 9332, 0x1672bb1f}, {seen_0, 9336, 0x72bb1613}, },
            {{seen_0, 9328, 0x1672bb1f}, {seen_0, 9332, 0x72bb1613}, {seen_0, 9336, 0x3a7f0cea}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9340, 0x5e8a334b}, {seen_0, 9344, 0x423410ef}, {seen_0, 9348, 0x1eec8d48}, },
            {{seen_0, 9340, 0x423410ef}, {seen_0, 9344, 0x1eec8d48}, {seen_0, 9348, 0x5e8a334b}, },
            {{seen_0, 9340, 0x1eec8d48}, {seen_0, 9344, 0x5e8a334b}, {seen_0, 9348, 0x423410ef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9352, 0x667aa491}, {seen_0, 9356, 0xe67dc35}, {seen_0, 9360, 0x89547b50}, },
            {{seen_0, 9352, 0xe67dc35}, {seen_0, 9356, 0x89547b50}, {seen_0, 9360, 0x667aa491}, },
            {{seen_0, 9352, 0x89547b50}, {seen_0, 9356, 0x667aa491}, {seen_0, 9360, 0xe67dc35}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9364, 0x32f0361d}, {seen_0, 9368, 0x7aaacc5a}, {seen_0, 9372, 0x561d25b6}, },
            {{seen_0, 9364, 0x7aaacc5a}, {seen_0, 9368, 0x561d25b6}, {seen_0, 9372, 0x32f0361d}, },
            {{seen_0, 9364, 0x561d25b6}, {seen_0, 9368, 0x32f0361d}, {seen_0, 9372, 0x7aaacc5a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9376, 0xbd2fa6c9}, {seen_0, 9380, 0x85063239}, {seen_0, 9384, 0xe1cc4be8}, },
            {{seen_0, 9376, 0x85063239}, {seen_0, 9380, 0xe1cc4be8}, {seen_0, 9384, 0xbd2fa6c9}, },
            {{seen_0, 9376, 0xe1cc4be8}, {seen_0, 9380, 0xbd2fa6c9}, {seen_0, 9384, 0x85063239}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9388, 0xa91a9021}, {seen_0, 9392, 0xd1fae7d1}, {seen_0, 9396, 0xadff023b}, },
            {{seen_0, 9388, 0xd1fae7d1}, {seen_0, 9392, 0xadff023b}, {seen_0, 9396, 0xa91a9021}, },
            {{seen_0, 9388, 0xadff023b}, {seen_0, 9392, 0xa91a9021}, {seen_0, 9396, 0xd1fae7d1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9400, 0xf53c4957}, {seen_0, 9404, 0xdf307f59}, {seen_0, 9408, 0x995e52a2}, },
            {{seen_0, 9400, 0xdf307f59}, {seen_0, 9404, 0x995e52a2}, {seen_0, 9408, 0xf53c4957}, },
            {{seen_0, 9400, 0x995e52a2}, {seen_0, 9404, 0xf53c4957}, {seen_0, 9408, 0xdf307f59}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9412, 0x83dec11c}, {seen_0, 9416, 0xcb64bd9f}, {seen_0, 9420, 0xa7b85183}, },
            {{seen_0, 9412, 0xcb64bd9f}, {seen_0, 9416, 0xa7b85183}, {seen_0, 9420, 0x83dec11c}, },
            {{seen_0, 9412, 0xa7b85183}, {seen_0, 9416, 0x83dec11c}, {seen_0, 9420, 0xcb64bd9f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9424, 0x50187668}, {seen_0, 9428, 0x18f42d84}, {seen_0, 9432, 0x74b29b32}, },
            {{seen_0, 9424, 0x18f42d84}, {seen_0, 9428, 0x74b29b32}, {seen_0, 9432, 0x50187668}, },
            {{seen_0, 9424, 0x74b29b32}, {seen_0, 9428, 0x50187668}, {seen_0, 9432, 0x18f42d84}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9436, 0x3c420594}, {seen_0, 9440, 0x22a66427}, {seen_0, 9444, 0xff7ca53b}, },
            {{seen_0, 9436, 0x22a66427}, {seen_0, 9440, 0xff7ca53b}, {seen_0, 9444, 0x3c420594}, },
            {{seen_0, 9436, 0xff7ca53b}, {seen_0, 9440, 0x3c420594}, {seen_0, 9444, 0x22a66427}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9448, 0x46bf2467}, {seen_0, 9452, 0xef6d7279}, {seen_0, 9456, 0x6ae676c2}, },
            {{seen_0, 9448, 0xef6d7279}, {seen_0, 9452, 0x6ae676c2}, {seen_0, 9456, 0x46bf2467}, },
            {{seen_0, 9448, 0x6ae676c2}, {seen_0, 9452, 0x46bf2467}, {seen_0, 9456, 0xef6d7279}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9460, 0x9313778e}, {seen_0, 9464, 0xdbacdaa8}, {seen_0, 9468, 0xb7294741}, },
            {{seen_0, 9460, 0xdbacdaa8}, {seen_0, 9464, 0xb7294741}, {seen_0, 9468, 0x9313778e}, },
            {{seen_0, 9460, 0xb7294741}, {seen_0, 9464, 0x9313778e}, {seen_0, 9468, 0xdbacdaa8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9472, 0xc399a217}, {seen_0, 9476, 0x8bf27957}, {seen_0, 9480, 0xe75ca12f}, },
            {{seen_0, 9472, 0x8bf27957}, {seen_0, 9476, 0xe75ca12f}, {seen_0, 9480, 0xc399a217}, },
            {{seen_0, 9472, 0xe75ca12f}, {seen_0, 9476, 0xc399a217}, {seen_0, 9480, 0x8bf27957}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9484, 0xaf5e60e4}, {seen_0, 9488, 0xd722be3e}, {seen_0, 9492, 0x3401d1e0}, },
            {{seen_0, 9484, 0xd722be3e}, {seen_0, 9488, 0x3401d1e0}, {seen_0, 9492, 0xaf5e60e4}, },
            {{seen_0, 9484, 0x3401d1e0}, {seen_0, 9488, 0xaf5e60e4}, {seen_0, 9492, 0xd722be3e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9496, 0xfb6ea9c3}, {seen_0, 9500, 0x62792f7e}, {seen_0, 9504, 0x9fdfa643}, },
            {{seen_0, 9496, 0x62792f7e}, {seen_0, 9500, 0x9fdfa643}, {seen_0, 9504, 0xfb6ea9c3}, },
            {{seen_0, 9496, 0x9fdfa643}, {seen_0, 9500, 0xfb6ea9c3}, {seen_0, 9504, 0x62792f7e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9508, 0x60b4ac7}, {seen_0, 9512, 0x4e8b8c2b}, {seen_0, 9516, 0x2a48dd4a}, },
            {{seen_0, 9508, 0x4e8b8c2b}, {seen_0, 9512, 0x2a48dd4a}, {seen_0, 9516, 0x60b4ac7}, },
            {{seen_0, 9508, 0x2a48dd4a}, {seen_0, 9512, 0x60b4ac7}, {seen_0, 9516, 0x4e8b8c2b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9520, 0xd3235269}, {seen_0, 9524, 0x1ad762fe}, {seen_0, 9528, 0xf7919bb3}, },
            {{seen_0, 9520, 0x1ad762fe}, {seen_0, 9524, 0xf7919bb3}, {seen_0, 9528, 0xd3235269}, },
            {{seen_0, 9520, 0xf7919bb3}, {seen_0, 9524, 0xd3235269}, {seen_0, 9528, 0x1ad762fe}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9532, 0x3eef02aa}, {seen_0, 9536, 0xa93981df}, {seen_0, 9540, 0x85f3abd1}, },
            {{seen_0, 9532, 0xa93981df}, {seen_0, 9536, 0x85f3abd1}, {seen_0, 9540, 0x3eef02aa}, },
            {{seen_0, 9532, 0x85f3abd1}, {seen_0, 9536, 0x3eef02aa}, {seen_0, 9540, 0xa93981df}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
}

static void part_5(void)
{
    { static const struct word words[][3] = {
            {{seen_0, 9544, 0xcd0c53f6}, {seen_0, 9548, 0xf57d8ff8}, {seen_0, 9552, 0x70c2000f}, },
            {{seen_0, 9544, 0xf57d8ff8}, {seen_0, 9548, 0x70c2000f}, {seen_0, 9552, 0xcd0c53f6}, },
            {{seen_0, 9544, 0x70c2000f}, {seen_0, 9548, 0xcd0c53f6}, {seen_0, 9552, 0xf57d8ff8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9556, 0x99c73565}, {seen_0, 9560, 0xe16bb3c4}, {seen_0, 9564, 0xbdf3b6f0}, },
            {{seen_0, 9556, 0xe16bb3c4}, {seen_0, 9560, 0xbdf3b6f0}, {seen_0, 9564, 0x99c73565}, },
            {{seen_0, 9556, 0xbdf3b6f0}, {seen_0, 9560, 0x99c73565}, {seen_0, 9564, 0xe16bb3c4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9568, 0x2495df57}, {seen_0, 9572, 0x6c6e5647}, {seen_0, 9576, 0x486821b6}, },
            {{seen_0, 9568, 0x6c6e5647}, {seen_0, 9572, 0x486821b6}, {seen_0, 9576, 0x2495df57}, },
            {{seen_0, 9568, 0x486821b6}, {seen_0, 9572, 0x2495df57}, {seen_0, 9576, 0x6c6e5647}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9580, 0x102230b2}, {seen_0, 9584, 0x38793a17}, {seen_0, 9588, 0x141ebcb8}, },
            {{seen_0, 9580, 0x38793a17}, {seen_0, 9584, 0x141ebcb8}, {seen_0, 9588, 0x102230b2}, },
            {{seen_0, 9580, 0x141ebcb8}, {seen_0, 9584, 0x102230b2}, {seen_0, 9588, 0x38793a17}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9592, 0x5c90416e}, {seen_0, 9596, 0x40721611}, {seen_0, 9600, 0xc91449}, },
            {{seen_0, 9592, 0x40721611}, {seen_0, 9596, 0xc91449}, {seen_0, 9600, 0x5c90416e}, },
            {{seen_0, 9592, 0xc91449}, {seen_0, 9596, 0x5c90416e}, {seen_0, 9600, 0x40721611}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9604, 0x6478d5d3}, {seen_0, 9608, 0xab63897f}, {seen_0, 9612, 0x874f4b00}, },
            {{seen_0, 9604, 0xab63897f}, {seen_0, 9608, 0x874f4b00}, {seen_0, 9612, 0x6478d5d3}, },
            {{seen_0, 9604, 0x874f4b00}, {seen_0, 9608, 0x6478d5d3}, {seen_0, 9612, 0xab63897f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9616, 0x30e0a673}, {seen_0, 9620, 0x78938c6c}, {seen_0, 9624, 0x54f8c562}, },
            {{seen_0, 9616, 0x78938c6c}, {seen_0, 9620, 0x54f8c562}, {seen_0, 9624, 0x30e0a673}, },
            {{seen_0, 9616, 0x54f8c562}, {seen_0, 9620, 0x30e0a673}, {seen_0, 9624, 0x78938c6c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9628, 0x1c643245}, {seen_0, 9632, 0x830ca335}, {seen_0, 9636, 0xdf2f2591}, },
            {{seen_0, 9628, 0x830ca335}, {seen_0, 9632, 0xdf2f2591}, {seen_0, 9636, 0x1c643245}, },
            {{seen_0, 9628, 0xdf2f2591}, {seen_0, 9632, 0x1c643245}, {seen_0, 9636, 0x830ca335}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9640, 0xa77fc4f6}, {seen_0, 9644, 0xcf38fd94}, {seen_0, 9648, 0xcb1e0338}, },
            {{seen_0, 9640, 0xcf38fd94}, {seen_0, 9644, 0xcb1e0338}, {seen_0, 9648, 0xa77fc4f6}, },
            {{seen_0, 9640, 0xcb1e0338}, {seen_0, 9644, 0xa77fc4f6}, {seen_0, 9648, 0xcf38fd94}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9652, 0xf30819ae}, {seen_0, 9656, 0xbb2774e0}, {seen_0, 9660, 0x975dbd98}, },
            {{seen_0, 9652, 0xbb2774e0}, {seen_0, 9656, 0x975dbd98}, {seen_0, 9660, 0xf30819ae}, },
            {{seen_0, 9652, 0x975dbd98}, {seen_0, 9656, 0xf30819ae}, {seen_0, 9660, 0xbb2774e0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9664, 0x8151cb72}, {seen_0, 9668, 0xc9a31287}, {seen_0, 9672, 0xa5351ed1}, },
            {{seen_0, 9664, 0xc9a31287}, {seen_0, 9668, 0xa5351ed1}, {seen_0, 9672, 0x8151cb72}, },
            {{seen_0, 9664, 0xa5351ed1}, {seen_0, 9668, 0x8151cb72}, {seen_0, 9672, 0xc9a31287}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9676, 0xedd9a7be}, {seen_0, 9680, 0x16f8cc47}, {seen_0, 9684, 0x72ae7c58}, },
            {{seen_0, 9676, 0x16f8cc47}, {seen_0, 9680, 0x72ae7c58}, {seen_0, 9684, 0xedd9a7be}, },
            {{seen_0, 9676, 0x72ae7c58}, {seen_0, 9680, 0xedd9a7be}, {seen_0, 9684, 0x16f8cc47}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9688, 0x3a087090}, {seen_0, 9692, 0xa1347286}, {seen_0, 9696, 0x5e1473a3}, },
            {{seen_0, 9688, 0xa1347286}, {seen_0, 9692, 0x5e1473a3}, {seen_0, 9696, 0x3a087090}, },
            {{seen_0, 9688, 0x5e1473a3}, {seen_0, 9692, 0x3a087090}, {seen_0, 9696, 0xa1347286}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9700, 0x44231f00}, {seen_0, 9704, 0xc4d3f06}, {seen_0, 9708, 0x68a5a47f}, },
            {{seen_0, 9700, 0xc4d3f06}, {seen_0, 9704, 0x68a5a47f}, {seen_0, 9708, 0x44231f00}, },
            {{seen_0, 9700, 0x68a5a47f}, {seen_0, 9704, 0x44231f00}, {seen_0, 9708, 0xc4d3f06}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9712, 0x91e69977}, {seen_0, 9716, 0xd9685060}, {seen_0, 9720, 0xb598bdc3}, },
            {{seen_0, 9712, 0xd9685060}, {seen_0, 9716, 0xb598bdc3}, {seen_0, 9720, 0x91e69977}, },
            {{seen_0, 9712, 0xb598bdc3}, {seen_0, 9716, 0x91e69977}, {seen_0, 9720, 0xd9685060}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9724, 0xfd9228b7}, {seen_0, 9728, 0x6e60e1e2}, {seen_0, 9732, 0x4a981d83}, },
            {{seen_0, 9724, 0x6e60e1e2}, {seen_0, 9728, 0x4a981d83}, {seen_0, 9732, 0xfd9228b7}, },
            {{seen_0, 9724, 0x4a981d83}, {seen_0, 9728, 0xfd9228b7}, {seen_0, 9732, 0x6e60e1e2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9736, 0x12983bf9}, {seen_0, 9740, 0x3ad9b150}, {seen_0, 9744, 0x36fdef56}, },
            {{seen_0, 9736, 0x3ad9b150}, {seen_0, 9740, 0x36fdef56}, {seen_0, 9744, 0x12983bf9}, },
            {{seen_0, 9736, 0x36fdef56}, {seen_0, 9740, 0x12983bf9}, {seen_0, 9744, 0x3ad9b150}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9748, 0x5ed534cc}, {seen_0, 9752, 0x263a0a90}, {seen_0, 9756, 0x2f4d6ee}, },
            {{seen_0, 9748, 0x263a0a90}, {seen_0, 9752, 0x2f4d6ee}, {seen_0, 9756, 0x5ed534cc}, },
            {{seen_0, 9748, 0x2f4d6ee}, {seen_0, 9752, 0x5ed534cc}, {seen_0, 9756, 0x263a0a90}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9760, 0xe99112e4}, {seen_0, 9764, 0xb1e2baf2}, {seen_0, 9768, 0x8da73d1e}, },
            {{seen_0, 9760, 0xb1e2baf2}, {seen_0, 9764, 0x8da73d1e}, {seen_0, 9768, 0xe99112e4}, },
            {{seen_0, 9760, 0x8da73d1e}, {seen_0, 9764, 0xe99112e4}, {seen_0, 9768, 0xb1e2baf2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9772, 0xd57bc6b5}, {seen_0, 9776, 0xfd9f47c8}, {seen_0, 9780, 0xd98d659c}, },
            {{seen_0, 9772, 0xfd9f47c8}, {seen_0, 9776, 0xd98d659c}, {seen_0, 9780, 0xd57bc6b5}, },
            {{seen_0, 9772, 0xd98d659c}, {seen_0, 9776, 0xd57bc6b5}, {seen_0, 9780, 0xfd9f47c8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9784, 0xa1b75664}, {seen_0, 9788, 0xc1a8049}, {seen_0, 9792, 0xc52c8a89}, },
            {{seen_0, 9784, 0xc1a8049}, {seen_0, 9788, 0xc52c8a89}, {seen_0, 9792, 0xa1b75664}, },
            {{seen_0, 9784, 0xc52c8a89}, {seen_0, 9788, 0xa1b75664}, {seen_0, 9792, 0xc1a8049}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9796, 0xaf3f3d42}, {seen_0, 9800, 0xf7eca11c}, {seen_0, 9804, 0xd3bb1735}, },
            {{seen_0, 9796, 0xf7eca11c}, {seen_0, 9800, 0xd3bb1735}, {seen_0, 9804, 0xaf3f3d42}, },
            {{seen_0, 9796, 0xd3bb1735}, {seen_0, 9800, 0xaf3f3d42}, {seen_0, 9804, 0xf7eca11c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9808, 0x7cae614f}, {seen_0, 9812, 0x44f0f9ca}, {seen_0, 9816, 0x2096cef5}, },
            {{seen_0, 9808, 0x44f0f9ca}, {seen_0, 9812, 0x2096cef5}, {seen_0, 9816, 0x7cae614f}, },
            {{seen_0, 9808, 0x2096cef5}, {seen_0, 9812, 0x7cae614f}, {seen_0, 9816, 0x44f0f9ca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9820, 0x688978e2}, {seen_0, 9824, 0xcf9be9f1}, {seen_0, 9828, 0xab6e0450}, },
            {{seen_0, 9820, 0xcf9be9f1}, {seen_0, 9824, 0xab6e0450}, {seen_0, 9828, 0x688978e2}, },
            {{seen_0, 9820, 0xab6e0450}, {seen_0, 9824, 0x688978e2}, {seen_0, 9828, 0xcf9be9f1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9832, 0xf3562679}, {seen_0, 9836, 0x9bf9d5f5}, {seen_0, 9840, 0x162e5c82}, },
            {{seen_0, 9832, 0x9bf9d5f5}, {seen_0, 9836, 0x162e5c82}, {seen_0, 9840, 0xf3562679}, },
            {{seen_0, 9832, 0x162e5c82}, {seen_0, 9836, 0xf3562679}, {seen_0, 9840, 0x9bf9d5f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9844, 0xbf11b9e5}, {seen_0, 9848, 0x877562f0}, {seen_0, 9852, 0xe3ad3e87}, },
            {{seen_0, 9844, 0x877562f0}, {seen_0, 9848, 0xe3ad3e87}, {seen_0, 9852, 0xbf11b9e5}, },
            {{seen_0, 9844, 0xe3ad3e87}, {seen_0, 9848, 0xbf11b9e5}, {seen_0, 9852, 0x877562f0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9856, 0x468625a4}, {seen_0, 9860, 0xec450b8}, {seen_0, 9864, 0x6ae1737e}, },
            {{seen_0, 9856, 0xec450b8}, {seen_0, 9860, 0x6ae1737e}, {seen_0, 9864, 0x468625a4}, },
            {{seen_0, 9856, 0x6ae1737e}, {seen_0, 9860, 0x468625a4}, {seen_0, 9864, 0xec450b8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9868, 0x32a7313e}, {seen_0, 9872, 0xdb0257f5}, {seen_0, 9876, 0xb7af0df6}, },
            {{seen_0, 9868, 0xdb0257f5}, {seen_0, 9872, 0xb7af0df6}, {seen_0, 9876, 0x32a7313e}, },
            {{seen_0, 9868, 0xb7af0df6}, {seen_0, 9872, 0x32a7313e}, {seen_0, 9876, 0xdb0257f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9880, 0xff69f631}, {seen_0, 9884, 0x66b67a0f}, {seen_0, 9888, 0xa32782c4}, },
            {{seen_0, 9880, 0x66b67a0f}, {seen_0, 9884, 0xa32782c4}, {seen_0, 9888, 0xff69f631}, },
            {{seen_0, 9880, 0xa32782c4}, {seen_0, 9884, 0xff69f631}, {seen_0, 9888, 0x66b67a0f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9892, 0xaac2a34}, {seen_0, 9896, 0xd165e990}, {seen_0, 9900, 0xad6369aa}, },
            {{seen_0, 9892, 0xd165e990}, {seen_0, 9896, 0xad6369aa}, {seen_0, 9900, 0xaac2a34}, },
            {{seen_0, 9892, 0xad6369aa}, {seen_0, 9896, 0xaac2a34}, {seen_0, 9900, 0xd165e990}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9904, 0x565cce5d}, {seen_0, 9908, 0x1e315658}, {seen_0, 9912, 0x7a49a03b}, },
            {{seen_0, 9904, 0x1e315658}, {seen_0, 9908, 0x7a49a03b}, {seen_0, 9912, 0x565cce5d}, },
            {{seen_0, 9904, 0x7a49a03b}, {seen_0, 9908, 0x565cce5d}, {seen_0, 9912, 0x1e315658}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9916, 0x4246e270}, {seen_0, 9920, 0x2c78cf86}, {seen_0, 9924, 0x8a8e1ea}, },
            {{seen_0, 9916, 0x2c78cf86}, {seen_0, 9920, 0x8a8e1ea}, {seen_0, 9924, 0x4246e270}, },
            {{seen_0, 9916, 0x8a8e1ea}, {seen_0, 9920, 0x4246e270}, {seen_0, 9924, 0x2c78cf86}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9928, 0x5090dc35}, {seen_0, 9932, 0xf95fb7de}, {seen_0, 9936, 0x741104bb}, },
            {{seen_0, 9928, 0xf95fb7de}, {seen_0, 9932, 0x741104bb}, {seen_0, 9936, 0x5090dc35}, },
            {{seen_0, 9928, 0x741104bb}, {seen_0, 9932, 0x5090dc35}, {seen_0, 9936, 0xf95fb7de}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9940, 0x9de1fecd}, {seen_0, 9944, 0x649306c2}, {seen_0, 9948, 0x4070fb8f}, },
            {{seen_0, 9940, 0x649306c2}, {seen_0, 9944, 0x4070fb8f}, {seen_0, 9948, 0x9de1fecd}, },
            {{seen_0, 9940, 0x4070fb8f}, {seen_0, 9944, 0x9de1fecd}, {seen_0, 9948, 0x649306c2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9952, 0xa7713ba4}, {seen_0, 9956, 0xef212b4c}, {seen_0, 9960, 0xcb88b100}, },
            {{seen_0, 9952, 0xef212b4c}, {seen_0, 9956, 0xcb88b100}, {seen_0, 9960, 0xa7713ba4}, },
            {{seen_0, 9952, 0xcb88b100}, {seen_0, 9956, 0xa7713ba4}, {seen_0, 9960, 0xef212b4c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9964, 0x93399b75}, {seen_0, 9968, 0x3cd3ce7f}, {seen_0, 9972, 0x187e0377}, },
            {{seen_0, 9964, 0x3cd3ce7f}, {seen_0, 9968, 0x187e0377}, {seen_0, 9972, 0x93399b75}, },
            {{seen_0, 9964, 0x187e0377}, {seen_0, 9968, 0x93399b75}, {seen_0, 9972, 0x3cd3ce7f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9976, 0x609cfa20}, {seen_0, 9980, 0x366657c4}, {seen_0, 9984, 0x83da0283}, },
            {{seen_0, 9976, 0x366657c4}, {seen_0, 9980, 0x83da0283}, {seen_0, 9984, 0x609cfa20}, },
            {{seen_0, 9976, 0x83da0283}, {seen_0, 9980, 0x609cfa20}, {seen_0, 9984, 0x366657c4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 9988, 0xd98e2473}, {seen_0, 9992, 0xa1c497bc}, {seen_0, 9996, 0xfdb75430}, },
            {{seen_0, 9988, 0xa1c497bc}, {seen_0, 9992, 0xfdb75430}, {seen_0, 9996, 0xd98e2473}, },
            {{seen_0, 9988, 0xfdb75430}, {seen_0, 9992, 0xd98e2473}, {seen_0, 9996, 0xa1c497bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10000, 0x26f8386d}, {seen_0, 10004, 0x6e7b47b2}, {seen_0, 10008, 0x4a3ac4d4}, },
            {{seen_0, 10000, 0x6e7b47b2}, {seen_0, 10004, 0x4a3ac4d4}, {seen_0, 10008, 0x26f8386d}, },
            {{seen_0, 10000, 0x4a3ac4d4}, {seen_0, 10004, 0x26f8386d}, {seen_0, 10008, 0x6e7b47b2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10012, 0x120881dc}, {seen_0, 10016, 0xf90d33dd}, {seen_0, 10020, 0xd55a6576}, },
            {{seen_0, 10012, 0xf90d33dd}, {seen_0, 10016, 0xd55a6576}, {seen_0, 10020, 0x120881dc}, },
            {{seen_0, 10012, 0xd55a6576}, {seen_0, 10016, 0x120881dc}, {seen_0, 10020, 0xf90d33dd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10024, 0x1ceb914d}, {seen_0, 10028, 0xc5046b2f}, {seen_0, 10032, 0x4006bf0d}, },
            {{seen_0, 10024, 0xc5046b2f}, {seen_0, 10028, 0x4006bf0d}, {seen_0, 10032, 0x1ceb914d}, },
            {{seen_0, 10024, 0x4006bf0d}, {seen_0, 10028, 0x1ceb914d}, {seen_0, 10032, 0xc5046b2f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10036, 0xe90374ee}, {seen_0, 10040, 0xb1bc1e67}, {seen_0, 10044, 0x8d34b6fe}, },
            {{seen_0, 10036, 0xb1bc1e67}, {seen_0, 10040, 0x8d34b6fe}, {seen_0, 10044, 0xe90374ee}, },
            {{seen_0, 10036, 0x8d34b6fe}, {seen_0, 10040, 0xe90374ee}, {seen_0, 10044, 0xb1bc1e67}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10048, 0xf74d2c2e}, {seen_0, 10052, 0xbfe888a8}, {seen_0, 10056, 0x9bc0c55e}, },
            {{seen_0, 10048, 0xbfe888a8}, {seen_0, 10052, 0x9bc0c55e}, {seen_0, 10056, 0xf74d2c2e}, },
            {{seen_0, 10048, 0x9bc0c55e}, {seen_0, 10052, 0xf74d2c2e}, {seen_0, 10056, 0xbfe888a8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10060, 0xe359d0ae}, {seen_0, 10064, 0xc90d937}, {seen_0, 10068, 0x68704648}, },
            {{seen_0, 10060, 0xc90d937}, {seen_0, 10064, 0x68704648}, {seen_0, 10068, 0xe359d0ae}, },
            {{seen_0, 10060, 0x68704648}, {seen_0, 10064, 0xe359d0ae}, {seen_0, 10068, 0xc90d937}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10072, 0xaf65f987}, {seen_0, 10076, 0x167d5aca}, {seen_0, 10080, 0xd3d7e314}, },
            {{seen_0, 10072, 0x167d5aca}, {seen_0, 10076, 0xd3d7e314}, {seen_0, 10080, 0xaf65f987}, },
            {{seen_0, 10072, 0xd3d7e314}, {seen_0, 10076, 0xaf65f987}, {seen_0, 10080, 0x167d5aca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10084, 0x3a63bc18}, {seen_0, 10088, 0x266beef}, {seen_0, 10092, 0x5e087831}, },
            {{seen_0, 10084, 0x266beef}, {seen_0, 10088, 0x5e087831}, {seen_0, 10092, 0x3a63bc18}, },
            {{seen_0, 10084, 0x5e087831}, {seen_0, 10088, 0x3a63bc18}, {seen_0, 10092, 0x266beef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10096, 0x87f92bdd}, {seen_0, 10100, 0xcf560617}, {seen_0, 10104, 0xab48571e}, },
            {{seen_0, 10096, 0xcf560617}, {seen_0, 10100, 0xab48571e}, {seen_0, 10104, 0x87f92bdd}, },
            {{seen_0, 10096, 0xab48571e}, {seen_0, 10100, 0x87f92bdd}, {seen_0, 10104, 0xcf560617}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10108, 0x72786b4d}, {seen_0, 10112, 0x564f81b5}, {seen_0, 10116, 0x328bd098}, },
            {{seen_0, 10108, 0x564f81b5}, {seen_0, 10112, 0x328bd098}, {seen_0, 10116, 0x72786b4d}, },
            {{seen_0, 10108, 0x328bd098}, {seen_0, 10112, 0x72786b4d}, {seen_0, 10116, 0x564f81b5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10120, 0x7a51508d}, {seen_0, 10124, 0xa398f8ea}, {seen_0, 10128, 0x1ef85bef}, },
            {{seen_0, 10120, 0xa398f8ea}, {seen_0, 10124, 0x1ef85bef}, {seen_0, 10128, 0x7a51508d}, },
            {{seen_0, 10120, 0x1ef85bef}, {seen_0, 10124, 0x7a51508d}, {seen_0, 10128, 0xa398f8ea}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10132, 0x46668a95}, {seen_0, 10136, 0xecd57c4}, {seen_0, 10140, 0x6ad2e36f}, },
            {{seen_0, 10132, 0xecd57c4}, {seen_0, 10136, 0x6ad2e36f}, {seen_0, 10140, 0x46668a95}, },
            {{seen_0, 10132, 0x6ad2e36f}, {seen_0, 10136, 0x46668a95}, {seen_0, 10140, 0xecd57c4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10144, 0xd1d7e3e9}, {seen_0, 10148, 0x9958bdf4}, {seen_0, 10152, 0xf59270ec}, },
            {{seen_0, 10144, 0x9958bdf4}, {seen_0, 10148, 0xf59270ec}, {seen_0, 10152, 0xd1d7e3e9}, },
            {{seen_0, 10144, 0xf59270ec}, {seen_0, 10148, 0xd1d7e3e9}, {seen_0, 10152, 0x9958bdf4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10156, 0xbd46f284}, {seen_0, 10160, 0x66935b37}, {seen_0, 10164, 0x42195161}, },
            {{seen_0, 10156, 0x66935b37}, {seen_0, 10160, 0x42195161}, {seen_0, 10164, 0xbd46f284}, },
            {{seen_0, 10156, 0x42195161}, {seen_0, 10160, 0xbd46f284}, {seen_0, 10164, 0x66935b37}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10168, 0x89cf13c1}, {seen_0, 10172, 0x741ac6ef}, {seen_0, 10176, 0xadc650c7}, },
            {{seen_0, 10168, 0x741ac6ef}, {seen_0, 10172, 0xadc650c7}, {seen_0, 10176, 0x89cf13c1}, },
            {{seen_0, 10168, 0xadc650c7}, {seen_0, 10172, 0x89cf13c1}, {seen_0, 10176, 0x741ac6ef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10180, 0x18c17ff8}, {seen_0, 10184, 0xdfcd91ee}, {seen_0, 10188, 0x3cdbdd26}, },
            {{seen_0, 10180, 0xdfcd91ee}, {seen_0, 10184, 0x3cdbdd26}, {seen_0, 10188, 0x18c17ff8}, },
            {{seen_0, 10180, 0x3cdbdd26}, {seen_0, 10184, 0x18c17ff8}, {seen_0, 10188, 0xdfcd91ee}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10192, 0x64689e01}, {seen_0, 10196, 0x2cf57674}, {seen_0, 10200, 0x825ebe0}, },
            {{seen_0, 10192, 0x2cf57674}, {seen_0, 10196, 0x825ebe0}, {seen_0, 10200, 0x64689e01}, },
            {{seen_0, 10192, 0x825ebe0}, {seen_0, 10196, 0x64689e01}, {seen_0, 10200, 0x2cf57674}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10204, 0x50515102}, {seen_0, 10208, 0xb7d3091c}, {seen_0, 10212, 0x939aee7c}, },
            {{seen_0, 10204, 0xb7d3091c}, {seen_0, 10208, 0x939aee7c}, {seen_0, 10212, 0x50515102}, },
            {{seen_0, 10204, 0x939aee7c}, {seen_0, 10208, 0x50515102}, {seen_0, 10212, 0xb7d3091c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10216, 0xdb46455e}, {seen_0, 10220, 0x8341fa15}, {seen_0, 10224, 0xff5a746e}, },
            {{seen_0, 10216, 0x8341fa15}, {seen_0, 10220, 0xff5a746e}, {seen_0, 10224, 0xdb46455e}, },
            {{seen_0, 10216, 0xff5a746e}, {seen_0, 10220, 0xdb46455e}, {seen_0, 10224, 0x8341fa15}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10228, 0xa7ab47e8}, {seen_0, 10232, 0xefba2022}, {seen_0, 10236, 0xcba122e0}, },
            {{seen_0, 10228, 0xefba2022}, {seen_0, 10232, 0xcba122e0}, {seen_0, 10236, 0xa7ab47e8}, },
            {{seen_0, 10228, 0xcba122e0}, {seen_0, 10232, 0xa7ab47e8}, {seen_0, 10236, 0xefba2022}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10240, 0x3c00bd3c}, {seen_0, 10244, 0x4a38377}, {seen_0, 10248, 0x6055fd44}, },
            {{seen_0, 10240, 0x4a38377}, {seen_0, 10244, 0x6055fd44}, {seen_0, 10248, 0x3c00bd3c}, },
            {{seen_0, 10240, 0x6055fd44}, {seen_0, 10244, 0x3c00bd3c}, {seen_0, 10248, 0x4a38377}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10252, 0x2803b6c0}, {seen_0, 10256, 0xd176f40d}, {seen_0, 10260, 0xada058f1}, },
            {{seen_0, 10252, 0xd176f40d}, {seen_0, 10256, 0xada058f1}, {seen_0, 10260, 0x2803b6c0}, },
            {{seen_0, 10252, 0xada058f1}, {seen_0, 10256, 0x2803b6c0}, {seen_0, 10260, 0xd176f40d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10264, 0xf531008f}, {seen_0, 10268, 0xdb13ccda}, {seen_0, 10272, 0x18bd959a}, },
            {{seen_0, 10264, 0xdb13ccda}, {seen_0, 10268, 0x18bd959a}, {seen_0, 10272, 0xf531008f}, },
            {{seen_0, 10264, 0x18bd959a}, {seen_0, 10268, 0xf531008f}, {seen_0, 10272, 0xdb13ccda}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10276, 0xff95d725}, {seen_0, 10280, 0xc7b9d380}, {seen_0, 10284, 0xa3510fde}, },
            {{seen_0, 10276, 0xc7b9d380}, {seen_0, 10280, 0xa3510fde}, {seen_0, 10284, 0xff95d725}, },
            {{seen_0, 10276, 0xa3510fde}, {seen_0, 10280, 0xff95d725}, {seen_0, 10284, 0xc7b9d380}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10288, 0x4c14b52d}, {seen_0, 10292, 0x140f72c9}, {seen_0, 10296, 0x70aefd3f}, },
            {{seen_0, 10288, 0x140f72c9}, {seen_0, 10292, 0x70aefd3f}, {seen_0, 10296, 0x4c14b52d}, },
            {{seen_0, 10288, 0x70aefd3f}, {seen_0, 10292, 0x4c14b52d}, {seen_0, 10296, 0x140f72c9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10300, 0x38bf5ad9}, {seen_0, 10304, 0x22e989c5}, {seen_0, 10308, 0x7e3e4811}, },
            {{seen_0, 10300, 0x22e989c5}, {seen_0, 10304, 0x7e3e4811}, {seen_0, 10308, 0x38bf5ad9}, },
            {{seen_0, 10300, 0x7e3e4811}, {seen_0, 10304, 0x38bf5ad9}, {seen_0, 10308, 0x22e989c5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10312, 0x463ae507}, {seen_0, 10316, 0x6e02bd91}, {seen_0, 10320, 0x6a5064bf}, },
            {{seen_0, 10312, 0x6e02bd91}, {seen_0, 10316, 0x6a5064bf}, {seen_0, 10320, 0x463ae507}, },
            {{seen_0, 10312, 0x6a5064bf}, {seen_0, 10316, 0x463ae507}, {seen_0, 10320, 0x6e02bd91}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10324, 0x1219dc11}, {seen_0, 10328, 0x5a2ec98c}, {seen_0, 10332, 0x361d5b07}, },
            {{seen_0, 10324, 0x5a2ec98c}, {seen_0, 10328, 0x361d5b07}, {seen_0, 10332, 0x1219dc11}, },
            {{seen_0, 10324, 0x361d5b07}, {seen_0, 10328, 0x1219dc11}, {seen_0, 10332, 0x5a2ec98c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10336, 0x9da610e5}, {seen_0, 10340, 0xe577235a}, {seen_0, 10344, 0xc17f0d4a}, },
            {{seen_0, 10336, 0xe577235a}, {seen_0, 10340, 0xc17f0d4a}, {seen_0, 10344, 0x9da610e5}, },
            {{seen_0, 10336, 0xc17f0d4a}, {seen_0, 10340, 0x9da610e5}, {seen_0, 10344, 0xe577235a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10348, 0x8997fc65}, {seen_0, 10352, 0xb180160c}, {seen_0, 10356, 0xe0f11b4}, },
            {{seen_0, 10348, 0xb180160c}, {seen_0, 10352, 0xe0f11b4}, {seen_0, 10356, 0x8997fc65}, },
            {{seen_0, 10348, 0xe0f11b4}, {seen_0, 10352, 0x8997fc65}, {seen_0, 10356, 0xb180160c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10360, 0xd592c64d}, {seen_0, 10364, 0xb95452ff}, {seen_0, 10368, 0xf94d1b03}, },
            {{seen_0, 10360, 0xb95452ff}, {seen_0, 10364, 0xf94d1b03}, {seen_0, 10368, 0xd592c64d}, },
            {{seen_0, 10360, 0xf94d1b03}, {seen_0, 10364, 0xd592c64d}, {seen_0, 10368, 0xb95452ff}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10372, 0xdd51a34e}, {seen_0, 10376, 0xa53de3ae}, {seen_0, 10380, 0x81c08f0a}, },
            {{seen_0, 10372, 0xa53de3ae}, {seen_0, 10376, 0x81c08f0a}, {seen_0, 10380, 0xdd51a34e}, },
            {{seen_0, 10372, 0x81c08f0a}, {seen_0, 10376, 0xdd51a34e}, {seen_0, 10380, 0xa53de3ae}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10384, 0xa93c3fb0}, {seen_0, 10388, 0xf152cf77}, {seen_0, 10392, 0xcdb8e269}, },
            {{seen_0, 10384, 0xf152cf77}, {seen_0, 10388, 0xcdb8e269}, {seen_0, 10392, 0xa93c3fb0}, },
            {{seen_0, 10384, 0xcdb8e269}, {seen_0, 10388, 0xa93c3fb0}, {seen_0, 10392, 0xf152cf77}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10396, 0x9529ca14}, {seen_0, 10400, 0x7c6a826d}, {seen_0, 10404, 0x58446e5b}, },
            {{seen_0, 10396, 0x7c6a826d}, {seen_0, 10400, 0x58446e5b}, {seen_0, 10404, 0x9529ca14}, },
            {{seen_0, 10396, 0x58446e5b}, {seen_0, 10400, 0x9529ca14}, {seen_0, 10404, 0x7c6a826d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10408, 0x2041e06f}, {seen_0, 10412, 0x48d76094}, {seen_0, 10416, 0x44a43ba2}, },
            {{seen_0, 10408, 0x48d76094}, {seen_0, 10412, 0x44a43ba2}, {seen_0, 10416, 0x2041e06f}, },
            {{seen_0, 10408, 0x44a43ba2}, {seen_0, 10412, 0x2041e06f}, {seen_0, 10416, 0x48d76094}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10420, 0x6c27fceb}, {seen_0, 10424, 0x34d10639}, {seen_0, 10428, 0x10bfd744}, },
            {{seen_0, 10420, 0x34d10639}, {seen_0, 10424, 0x10bfd744}, {seen_0, 10428, 0x6c27fceb}, },
            {{seen_0, 10420, 0x10bfd744}, {seen_0, 10424, 0x6c27fceb}, {seen_0, 10428, 0x34d10639}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10432, 0xfb79b5e2}, {seen_0, 10436, 0x42838414}, {seen_0, 10440, 0x1e2f2deb}, },
            {{seen_0, 10432, 0x42838414}, {seen_0, 10436, 0x1e2f2deb}, {seen_0, 10440, 0xfb79b5e2}, },
            {{seen_0, 10432, 0x1e2f2deb}, {seen_0, 10436, 0xfb79b5e2}, {seen_0, 10440, 0x42838414}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10444, 0x66be9457}, {seen_0, 10448, 0x8f546387}, {seen_0, 10452, 0xeb193aa2}, },
            {{seen_0, 10444, 0x8f546387}, {seen_0, 10448, 0xeb193aa2}, {seen_0, 10452, 0x66be9457}, },
            {{seen_0, 10444, 0xeb193aa2}, {seen_0, 10448, 0x66be9457}, {seen_0, 10452, 0x8f546387}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10456, 0xb315f5c2}, {seen_0, 10460, 0x1a34e795}, {seen_0, 10464, 0xd7bc1a2c}, },
            {{seen_0, 10456, 0x1a34e795}, {seen_0, 10460, 0xd7bc1a2c}, {seen_0, 10464, 0xb315f5c2}, },
            {{seen_0, 10456, 0xd7bc1a2c}, {seen_0, 10460, 0xb315f5c2}, {seen_0, 10464, 0x1a34e795}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10468, 0x3e42e789}, {seen_0, 10472, 0x858716ae}, {seen_0, 10476, 0x626c2571}, },
            {{seen_0, 10468, 0x858716ae}, {seen_0, 10472, 0x626c2571}, {seen_0, 10476, 0x3e42e789}, },
            {{seen_0, 10468, 0x626c2571}, {seen_0, 10472, 0x3e42e789}, {seen_0, 10476, 0x858716ae}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10480, 0xae3f4bf}, {seen_0, 10484, 0x5295cca0}, {seen_0, 10488, 0x2e13f969}, },
            {{seen_0, 10480, 0x5295cca0}, {seen_0, 10484, 0x2e13f969}, {seen_0, 10488, 0xae3f4bf}, },
            {{seen_0, 10480, 0x2e13f969}, {seen_0, 10484, 0xae3f4bf}, {seen_0, 10488, 0x5295cca0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10492, 0x76db4bba}, {seen_0, 10496, 0x2d717ba}, {seen_0, 10500, 0x5e5acbcb}, },
            {{seen_0, 10492, 0x2d717ba}, {seen_0, 10496, 0x5e5acbcb}, {seen_0, 10500, 0x76db4bba}, },
            {{seen_0, 10492, 0x5e5acbcb}, {seen_0, 10496, 0x76db4bba}, {seen_0, 10500, 0x2d717ba}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10504, 0x26178967}, {seen_0, 10508, 0xcf0801a4}, {seen_0, 10512, 0x4aaddff6}, },
            {{seen_0, 10504, 0xcf0801a4}, {seen_0, 10508, 0x4aaddff6}, {seen_0, 10512, 0x26178967}, },
            {{seen_0, 10504, 0x4aaddff6}, {seen_0, 10508, 0x26178967}, {seen_0, 10512, 0xcf0801a4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10516, 0xf3848a7a}, {seen_0, 10520, 0x3ab06495}, {seen_0, 10524, 0x16e58118}, },
            {{seen_0, 10516, 0x3ab06495}, {seen_0, 10520, 0x16e58118}, {seen_0, 10524, 0xf3848a7a}, },
            {{seen_0, 10516, 0x16e58118}, {seen_0, 10520, 0xf3848a7a}, {seen_0, 10524, 0x3ab06495}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10528, 0xfd039d2f}, {seen_0, 10532, 0xc5f8463a}, {seen_0, 10536, 0xa131af52}, },
            {{seen_0, 10528, 0xc5f8463a}, {seen_0, 10532, 0xa131af52}, {seen_0, 10536, 0xfd039d2f}, },
            {{seen_0, 10528, 0xa131af52}, {seen_0, 10532, 0xfd039d2f}, {seen_0, 10536, 0xc5f8463a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10540, 0xe9528f84}, {seen_0, 10544, 0x12c448c4}, {seen_0, 10548, 0x6e85deea}, },
            {{seen_0, 10540, 0x12c448c4}, {seen_0, 10544, 0x6e85deea}, {seen_0, 10548, 0xe9528f84}, },
            {{seen_0, 10540, 0x6e85deea}, {seen_0, 10544, 0xe9528f84}, {seen_0, 10548, 0x12c448c4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10552, 0x36fcbc25}, {seen_0, 10556, 0x205ed32f}, {seen_0, 10560, 0x5afacdd0}, },
            {{seen_0, 10552, 0x205ed32f}, {seen_0, 10556, 0x5afacdd0}, {seen_0, 10560, 0x36fcbc25}, },
            {{seen_0, 10552, 0x5afacdd0}, {seen_0, 10556, 0x36fcbc25}, {seen_0, 10560, 0x205ed32f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10564, 0x44a55e78}, {seen_0, 10568, 0xc9f4b3d}, {seen_0, 10572, 0x686f61ef}, },
            {{seen_0, 10564, 0xc9f4b3d}, {seen_0, 10568, 0x686f61ef}, {seen_0, 10572, 0x44a55e78}, },
            {{seen_0, 10564, 0x686f61ef}, {seen_0, 10568, 0x44a55e78}, {seen_0, 10572, 0xc9f4b3d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10576, 0x100e3ee9}, {seen_0, 10580, 0x58e8e76c}, {seen_0, 10584, 0x341d5ca9}, },
            {{seen_0, 10576, 0x58e8e76c}, {seen_0, 10580, 0x341d5ca9}, {seen_0, 10584, 0x100e3ee9}, },
            {{seen_0, 10576, 0x341d5ca9}, {seen_0, 10580, 0x100e3ee9}, {seen_0, 10584, 0x58e8e76c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10588, 0x7cc516c1}, {seen_0, 10592, 0xe3461f0b}, {seen_0, 10596, 0xbf8283fc}, },
            {{seen_0, 10588, 0xe3461f0b}, {seen_0, 10592, 0xbf8283fc}, {seen_0, 10596, 0x7cc516c1}, },
            {{seen_0, 10588, 0xbf8283fc}, {seen_0, 10592, 0x7cc516c1}, {seen_0, 10596, 0xe3461f0b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10600, 0x87845ebd}, {seen_0, 10604, 0x30751624}, {seen_0, 10608, 0xabefcab6}, },
            {{seen_0, 10600, 0x30751624}, {seen_0, 10604, 0xabefcab6}, {seen_0, 10608, 0x87845ebd}, },
            {{seen_0, 10600, 0xabefcab6}, {seen_0, 10604, 0x87845ebd}, {seen_0, 10608, 0x30751624}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10612, 0xd384659b}, {seen_0, 10616, 0x9bb14015}, {seen_0, 10620, 0xf738cdbd}, },
            {{seen_0, 10612, 0x9bb14015}, {seen_0, 10616, 0xf738cdbd}, {seen_0, 10620, 0xd384659b}, },
            {{seen_0, 10612, 0xf738cdbd}, {seen_0, 10616, 0xd384659b}, {seen_0, 10620, 0x9bb14015}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10624, 0xdb69d277}, {seen_0, 10628, 0xa31e6234}, {seen_0, 10632, 0xff6d915d}, },
            {{seen_0, 10624, 0xa31e6234}, {seen_0, 10628, 0xff6d915d}, {seen_0, 10632, 0xdb69d277}, },
            {{seen_0, 10624, 0xff6d915d}, {seen_0, 10628, 0xdb69d277}, {seen_0, 10632, 0xa31e6234}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10636, 0xc7609529}, {seen_0, 10640, 0xef43fc08}, {seen_0, 10644, 0xcbb5e5fd}, },
            {{seen_0, 10636, 0xef43fc08}, {seen_0, 10640, 0xcbb5e5fd}, {seen_0, 10644, 0xc7609529}, },
            {{seen_0, 10636, 0xcbb5e5fd}, {seen_0, 10640, 0xc7609529}, {seen_0, 10644, 0xef43fc08}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10648, 0x932ddbd6}, {seen_0, 10652, 0x7a72bc66}, {seen_0, 10656, 0xb7cdca83}, },
            {{seen_0, 10648, 0x7a72bc66}, {seen_0, 10652, 0xb7cdca83}, {seen_0, 10656, 0x932ddbd6}, },
            {{seen_0, 10648, 0xb7cdca83}, {seen_0, 10652, 0x932ddbd6}, {seen_0, 10656, 0x7a72bc66}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10660, 0x1ead6cc3}, {seen_0, 10664, 0x66123192}, {seen_0, 10668, 0x424c73e6}, },
            {{seen_0, 10660, 0x66123192}, {seen_0, 10664, 0x424c73e6}, {seen_0, 10668, 0x1ead6cc3}, },
            {{seen_0, 10660, 0x424c73e6}, {seen_0, 10664, 0x1ead6cc3}, {seen_0, 10668, 0x66123192}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10672, 0x6a685ab7}, {seen_0, 10676, 0x328de2b4}, {seen_0, 10680, 0xe95c498}, },
            {{seen_0, 10672, 0x328de2b4}, {seen_0, 10676, 0xe95c498}, {seen_0, 10680, 0x6a685ab7}, },
            {{seen_0, 10672, 0xe95c498}, {seen_0, 10676, 0x6a685ab7}, {seen_0, 10680, 0x328de2b4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10684, 0x56c7248b}, {seen_0, 10688, 0x4004ade3}, {seen_0, 10692, 0x9d92f8a6}, },
            {{seen_0, 10684, 0x4004ade3}, {seen_0, 10688, 0x9d92f8a6}, {seen_0, 10692, 0x56c7248b}, },
            {{seen_0, 10684, 0x9d92f8a6}, {seen_0, 10688, 0x56c7248b}, {seen_0, 10692, 0x4004ade3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10696, 0x646ea837}, {seen_0, 10700, 0x8d8ed0ac}, {seen_0, 10704, 0x8416818}, },
            {{seen_0, 10696, 0x8d8ed0ac}, {seen_0, 10700, 0x8416818}, {seen_0, 10704, 0x646ea837}, },
            {{seen_0, 10696, 0x8416818}, {seen_0, 10700, 0x646ea837}, {seen_0, 10704, 0x8d8ed0ac}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10708, 0xb1664195}, {seen_0, 10712, 0xf95d4509}, {seen_0, 10716, 0xd564602b}, },
            {{seen_0, 10708, 0xf95d4509}, {seen_0, 10712, 0xd564602b}, {seen_0, 10716, 0xb1664195}, },
            {{seen_0, 10708, 0xd564602b}, {seen_0, 10712, 0xb1664195}, {seen_0, 10716, 0xf95d4509}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10720, 0x3c2f60de}, {seen_0, 10724, 0x4f69f2a}, {seen_0, 10728, 0x60c6ed79}, },
            {{seen_0, 10720, 0x4f69f2a}, {seen_0, 10724, 0x60c6ed79}, {seen_0, 10728, 0x3c2f60de}, },
            {{seen_0, 10720, 0x60c6ed79}, {seen_0, 10724, 0x3c2f60de}, {seen_0, 10728, 0x4f69f2a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10732, 0xa74e3b6c}, {seen_0, 10736, 0x501c0ba6}, {seen_0, 10740, 0x2c3538a3}, },
            {{seen_0, 10732, 0x501c0ba6}, {seen_0, 10736, 0x2c3538a3}, {seen_0, 10740, 0xa74e3b6c}, },
            {{seen_0, 10732, 0x2c3538a3}, {seen_0, 10736, 0xa74e3b6c}, {seen_0, 10740, 0x501c0ba6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10744, 0x74834cb8}, {seen_0, 10748, 0xe570dd70}, {seen_0, 10752, 0x18a06fb8}, },
            {{seen_0, 10744, 0xe570dd70}, {seen_0, 10748, 0x18a06fb8}, {seen_0, 10752, 0x74834cb8}, },
            {{seen_0, 10744, 0x18a06fb8}, {seen_0, 10748, 0x74834cb8}, {seen_0, 10752, 0xe570dd70}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10756, 0x897ae07b}, {seen_0, 10760, 0xd1c73ac1}, {seen_0, 10764, 0xadb28fa9}, },
            {{seen_0, 10756, 0xd1c73ac1}, {seen_0, 10760, 0xadb28fa9}, {seen_0, 10764, 0x897ae07b}, },
            {{seen_0, 10756, 0xadb28fa9}, {seen_0, 10760, 0x897ae07b}, {seen_0, 10764, 0xd1c73ac1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10768, 0x5610c3a1}, {seen_0, 10772, 0x9dc6f036}, {seen_0, 10776, 0xf9a8b72e}, },
            {{seen_0, 10768, 0x9dc6f036}, {seen_0, 10772, 0xf9a8b72e}, {seen_0, 10776, 0x5610c3a1}, },
            {{seen_0, 10768, 0xf9a8b72e}, {seen_0, 10772, 0x5610c3a1}, {seen_0, 10776, 0x9dc6f036}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10780, 0xc11ce8c7}, {seen_0, 10784, 0x28ab21f1}, {seen_0, 10788, 0x43c9855}, },
            {{seen_0, 10780, 0x28ab21f1}, {seen_0, 10784, 0x43c9855}, {seen_0, 10788, 0xc11ce8c7}, },
            {{seen_0, 10780, 0x43c9855}, {seen_0, 10784, 0xc11ce8c7}, {seen_0, 10788, 0x28ab21f1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10792, 0x4c324913}, {seen_0, 10796, 0xf583f913}, {seen_0, 10800, 0x708dfdfc}, },
            {{seen_0, 10792, 0xf583f913}, {seen_0, 10796, 0x708dfdfc}, {seen_0, 10800, 0x4c324913}, },
            {{seen_0, 10792, 0x708dfdfc}, {seen_0, 10796, 0x4c324913}, {seen_0, 10800, 0xf583f913}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10804, 0x9988589f}, {seen_0, 10808, 0x609827e8}, {seen_0, 10812, 0x3c7d0928}, },
            {{seen_0, 10804, 0x609827e8}, {seen_0, 10808, 0x3c7d0928}, {seen_0, 10812, 0x9988589f}, },
            {{seen_0, 10804, 0x3c7d0928}, {seen_0, 10808, 0x9988589f}, {seen_0, 10812, 0x609827e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10816, 0xa7b20e9b}, {seen_0, 10820, 0xef2a80cb}, {seen_0, 10824, 0xcbb69bfe}, },
            {{seen_0, 10816, 0xef2a80cb}, {seen_0, 10820, 0xcbb69bfe}, {seen_0, 10824, 0xa7b20e9b}, },
            {{seen_0, 10816, 0xcbb69bfe}, {seen_0, 10820, 0xa7b20e9b}, {seen_0, 10824, 0xef2a80cb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10828, 0x1287278d}, {seen_0, 10832, 0xbbbf13b7}, {seen_0, 10836, 0x97e89579}, },
            {{seen_0, 10828, 0xbbbf13b7}, {seen_0, 10832, 0x97e89579}, {seen_0, 10836, 0x1287278d}, },
            {{seen_0, 10828, 0x97e89579}, {seen_0, 10832, 0x1287278d}, {seen_0, 10836, 0xbbbf13b7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10840, 0xdf9decc2}, {seen_0, 10844, 0x4619d547}, {seen_0, 10848, 0x8394ef61}, },
            {{seen_0, 10840, 0x4619d547}, {seen_0, 10844, 0x8394ef61}, {seen_0, 10848, 0xdf9decc2}, },
            {{seen_0, 10840, 0x8394ef61}, {seen_0, 10844, 0xdf9decc2}, {seen_0, 10848, 0x4619d547}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10852, 0x6a8ece88}, {seen_0, 10856, 0x32bb3bf3}, {seen_0, 10860, 0xe2051f7}, },
            {{seen_0, 10852, 0x32bb3bf3}, {seen_0, 10856, 0xe2051f7}, {seen_0, 10860, 0x6a8ece88}, },
            {{seen_0, 10852, 0xe2051f7}, {seen_0, 10856, 0x6a8ece88}, {seen_0, 10860, 0x32bb3bf3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10864, 0x36dbf1bc}, {seen_0, 10868, 0x7e9d3069}, {seen_0, 10872, 0x5a3fad2e}, },
            {{seen_0, 10864, 0x7e9d3069}, {seen_0, 10868, 0x5a3fad2e}, {seen_0, 10872, 0x36dbf1bc}, },
            {{seen_0, 10864, 0x5a3fad2e}, {seen_0, 10868, 0x36dbf1bc}, {seen_0, 10872, 0x7e9d3069}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10876, 0x22f8f607}, {seen_0, 10880, 0x60bd1b3}, {seen_0, 10884, 0x6290f8ef}, },
            {{seen_0, 10876, 0x60bd1b3}, {seen_0, 10880, 0x6290f8ef}, {seen_0, 10884, 0x22f8f607}, },
            {{seen_0, 10876, 0x6290f8ef}, {seen_0, 10880, 0x22f8f607}, {seen_0, 10884, 0x60bd1b3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10888, 0xa9fb4170}, {seen_0, 10892, 0x522a398a}, {seen_0, 10896, 0xcdf0a0bc}, },
            {{seen_0, 10888, 0x522a398a}, {seen_0, 10892, 0xcdf0a0bc}, {seen_0, 10896, 0xa9fb4170}, },
            {{seen_0, 10888, 0xcdf0a0bc}, {seen_0, 10892, 0xa9fb4170}, {seen_0, 10896, 0x522a398a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10900, 0x7639282c}, {seen_0, 10904, 0x3e00a55c}, {seen_0, 10908, 0x1a3525d6}, },
            {{seen_0, 10900, 0x3e00a55c}, {seen_0, 10904, 0x1a3525d6}, {seen_0, 10908, 0x7639282c}, },
            {{seen_0, 10900, 0x1a3525d6}, {seen_0, 10904, 0x7639282c}, {seen_0, 10908, 0x3e00a55c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10912, 0x81b98ecb}, {seen_0, 10916, 0xc9864bdf}, {seen_0, 10920, 0xa51433cc}, },
            {{seen_0, 10912, 0xc9864bdf}, {seen_0, 10916, 0xa51433cc}, {seen_0, 10920, 0x81b98ecb}, },
            {{seen_0, 10912, 0xa51433cc}, {seen_0, 10916, 0x81b98ecb}, {seen_0, 10920, 0xc9864bdf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10924, 0xed9bda95}, {seen_0, 10928, 0x957b9d66}, {seen_0, 10932, 0xf1d2f284}, },
            {{seen_0, 10924, 0x957b9d66}, {seen_0, 10928, 0xf1d2f284}, {seen_0, 10932, 0xed9bda95}, },
            {{seen_0, 10924, 0xf1d2f284}, {seen_0, 10928, 0xed9bda95}, {seen_0, 10932, 0x957b9d66}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10936, 0xb92d4ba7}, {seen_0, 10940, 0xa3102e3c}, {seen_0, 10944, 0xdd3c6621}, },
            {{seen_0, 10936, 0xa3102e3c}, {seen_0, 10940, 0xdd3c6621}, {seen_0, 10944, 0xb92d4ba7}, },
            {{seen_0, 10936, 0xdd3c6621}, {seen_0, 10940, 0xb92d4ba7}, {seen_0, 10944, 0xa3102e3c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10948, 0xc7bcb59b}, {seen_0, 10952, 0x8fa2f35b}, {seen_0, 10956, 0xeb974092}, },
            {{seen_0, 10948, 0x8fa2f35b}, {seen_0, 10952, 0xeb974092}, {seen_0, 10956, 0xc7bcb59b}, },
            {{seen_0, 10948, 0xeb974092}, {seen_0, 10952, 0xc7bcb59b}, {seen_0, 10956, 0x8fa2f35b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10960, 0x14bdef91}, {seen_0, 10964, 0x5c002365}, {seen_0, 10968, 0x38863a98}, },
            {{seen_0, 10960, 0x5c002365}, {seen_0, 10964, 0x38863a98}, {seen_0, 10968, 0x14bdef91}, },
            {{seen_0, 10960, 0x38863a98}, {seen_0, 10964, 0x14bdef91}, {seen_0, 10968, 0x5c002365}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10972, 0xff2ecec7}, {seen_0, 10976, 0x66c201c1}, {seen_0, 10980, 0xc3b219b0}, },
            {{seen_0, 10972, 0x66c201c1}, {seen_0, 10976, 0xc3b219b0}, {seen_0, 10980, 0xff2ecec7}, },
            {{seen_0, 10972, 0xc3b219b0}, {seen_0, 10976, 0xff2ecec7}, {seen_0, 10980, 0x66c201c1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10984, 0xac6d118}, {seen_0, 10988, 0xb3558396}, {seen_0, 10992, 0x2ee3943c}, },
            {{seen_0, 10984, 0xb3558396}, {seen_0, 10988, 0x2ee3943c}, {seen_0, 10992, 0xac6d118}, },
            {{seen_0, 10984, 0x2ee3943c}, {seen_0, 10988, 0xac6d118}, {seen_0, 10992, 0xb3558396}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 10996, 0xd775f047}, {seen_0, 11000, 0x9f2e4021}, {seen_0, 11004, 0xfb6ce6f8}, },
            {{seen_0, 10996, 0x9f2e4021}, {seen_0, 11000, 0xfb6ce6f8}, {seen_0, 11004, 0xd775f047}, },
            {{seen_0, 10996, 0xfb6ce6f8}, {seen_0, 11000, 0xd775f047}, {seen_0, 11004, 0x9f2e4021}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11008, 0xd112c0b4}, {seen_0, 11012, 0x188e278e}, {seen_0, 11016, 0xf581fae9}, },
            {{seen_0, 11008, 0x188e278e}, {seen_0, 11012, 0xf581fae9}, {seen_0, 11016, 0xd112c0b4}, },
            {{seen_0, 11008, 0xf581fae9}, {seen_0, 11012, 0xd112c0b4}, {seen_0, 11016, 0x188e278e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11020, 0x3c95054e}, {seen_0, 11024, 0xe552ce2a}, {seen_0, 11028, 0xc15d9e08}, },
            {{seen_0, 11020, 0xe552ce2a}, {seen_0, 11024, 0xc15d9e08}, {seen_0, 11028, 0x3c95054e}, },
            {{seen_0, 11020, 0xc15d9e08}, {seen_0, 11024, 0x3c95054e}, {seen_0, 11028, 0xe552ce2a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11032, 0x89b80dbc}, {seen_0, 11036, 0x703f3508}, {seen_0, 11040, 0xadfd1a7f}, },
            {{seen_0, 11032, 0x703f3508}, {seen_0, 11036, 0xadfd1a7f}, {seen_0, 11040, 0x89b80dbc}, },
            {{seen_0, 11032, 0xadfd1a7f}, {seen_0, 11036, 0x89b80dbc}, {seen_0, 11040, 0x703f3508}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11044, 0x1475a43d}, {seen_0, 11048, 0x5c899a19}, {seen_0, 11052, 0x38bac87e}, },
            {{seen_0, 11044, 0x5c899a19}, {seen_0, 11048, 0x38bac87e}, {seen_0, 11052, 0x1475a43d}, },
            {{seen_0, 11044, 0x38bac87e}, {seen_0, 11048, 0x1475a43d}, {seen_0, 11052, 0x5c899a19}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11056, 0x60722861}, {seen_0, 11060, 0x28d4c4d7}, {seen_0, 11064, 0x4c8f638}, },
            {{seen_0, 11056, 0x28d4c4d7}, {seen_0, 11060, 0x4c8f638}, {seen_0, 11064, 0x60722861}, },
            {{seen_0, 11056, 0x4c8f638}, {seen_0, 11060, 0x60722861}, {seen_0, 11064, 0x28d4c4d7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11068, 0x4c467128}, {seen_0, 11072, 0x36d8c0b4}, {seen_0, 11076, 0x12b4f599}, },
            {{seen_0, 11068, 0x36d8c0b4}, {seen_0, 11072, 0x12b4f599}, {seen_0, 11076, 0x4c467128}, },
            {{seen_0, 11068, 0x12b4f599}, {seen_0, 11072, 0x4c467128}, {seen_0, 11076, 0x36d8c0b4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11080, 0x5a407c09}, {seen_0, 11084, 0x83c0c91b}, {seen_0, 11088, 0x7eb7c1a0}, },
            {{seen_0, 11080, 0x83c0c91b}, {seen_0, 11084, 0x7eb7c1a0}, {seen_0, 11088, 0x5a407c09}, },
            {{seen_0, 11080, 0x7eb7c1a0}, {seen_0, 11084, 0x5a407c09}, {seen_0, 11088, 0x83c0c91b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11092, 0xa77e0583}, {seen_0, 11096, 0x6eb657e6}, {seen_0, 11100, 0xcbd82e7d}, },
            {{seen_0, 11092, 0x6eb657e6}, {seen_0, 11096, 0xcbd82e7d}, {seen_0, 11100, 0xa77e0583}, },
            {{seen_0, 11092, 0xcbd82e7d}, {seen_0, 11096, 0xa77e0583}, {seen_0, 11100, 0x6eb657e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11104, 0x3204c175}, {seen_0, 11108, 0xf900fe82}, {seen_0, 11112, 0xd564aa13}, },
            {{seen_0, 11104, 0xf900fe82}, {seen_0, 11108, 0xd564aa13}, {seen_0, 11112, 0x3204c175}, },
            {{seen_0, 11104, 0xd564aa13}, {seen_0, 11108, 0x3204c175}, {seen_0, 11112, 0xf900fe82}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11116, 0x9dd1a667}, {seen_0, 11120, 0x465442b4}, {seen_0, 11124, 0x22f15973}, },
            {{seen_0, 11116, 0x465442b4}, {seen_0, 11120, 0x22f15973}, {seen_0, 11124, 0x9dd1a667}, },
            {{seen_0, 11116, 0x22f15973}, {seen_0, 11120, 0x9dd1a667}, {seen_0, 11124, 0x465442b4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11128, 0x6a35040d}, {seen_0, 11132, 0xcdb095d6}, {seen_0, 11136, 0xe905b28}, },
            {{seen_0, 11128, 0xcdb095d6}, {seen_0, 11132, 0xe905b28}, {seen_0, 11136, 0x6a35040d}, },
            {{seen_0, 11128, 0xe905b28}, {seen_0, 11132, 0x6a35040d}, {seen_0, 11136, 0xcdb095d6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11140, 0xf1cf0583}, {seen_0, 11144, 0xb9611042}, {seen_0, 11148, 0x951ea80d}, },
            {{seen_0, 11140, 0xb9611042}, {seen_0, 11144, 0x951ea80d}, {seen_0, 11148, 0xf1cf0583}, },
            {{seen_0, 11140, 0x951ea80d}, {seen_0, 11144, 0xf1cf0583}, {seen_0, 11148, 0xb9611042}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11152, 0x3eae4868}, {seen_0, 11156, 0x6b40b67}, {seen_0, 11160, 0x622220f8}, },
            {{seen_0, 11152, 0x6b40b67}, {seen_0, 11156, 0x622220f8}, {seen_0, 11160, 0x3eae4868}, },
            {{seen_0, 11152, 0x622220f8}, {seen_0, 11156, 0x3eae4868}, {seen_0, 11160, 0x6b40b67}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11164, 0xa9525a0e}, {seen_0, 11168, 0x10e68388}, {seen_0, 11172, 0x6c868416}, },
            {{seen_0, 11164, 0x10e68388}, {seen_0, 11168, 0x6c868416}, {seen_0, 11172, 0xa9525a0e}, },
            {{seen_0, 11164, 0x6c868416}, {seen_0, 11168, 0xa9525a0e}, {seen_0, 11172, 0x10e68388}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11176, 0x345cbfdd}, {seen_0, 11180, 0xdd08578a}, {seen_0, 11184, 0x58ad921c}, },
            {{seen_0, 11176, 0xdd08578a}, {seen_0, 11180, 0x58ad921c}, {seen_0, 11184, 0x345cbfdd}, },
            {{seen_0, 11176, 0x58ad921c}, {seen_0, 11180, 0x345cbfdd}, {seen_0, 11184, 0xdd08578a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11188, 0x814920aa}, {seen_0, 11192, 0xc9790514}, {seen_0, 11196, 0xa547a72c}, },
            {{seen_0, 11188, 0xc9790514}, {seen_0, 11192, 0xa547a72c}, {seen_0, 11196, 0x814920aa}, },
            {{seen_0, 11188, 0xa547a72c}, {seen_0, 11192, 0x814920aa}, {seen_0, 11196, 0xc9790514}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11200, 0x8f38641c}, {seen_0, 11204, 0xd780eecf}, {seen_0, 11208, 0xb3f578e2}, },
            {{seen_0, 11200, 0xd780eecf}, {seen_0, 11204, 0xb3f578e2}, {seen_0, 11208, 0x8f38641c}, },
            {{seen_0, 11200, 0xb3f578e2}, {seen_0, 11204, 0x8f38641c}, {seen_0, 11208, 0xd780eecf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11212, 0xfbf30e21}, {seen_0, 11216, 0xa322afce}, {seen_0, 11220, 0xff05ad08}, },
            {{seen_0, 11212, 0xa322afce}, {seen_0, 11216, 0xff05ad08}, {seen_0, 11220, 0xfbf30e21}, },
            {{seen_0, 11212, 0xff05ad08}, {seen_0, 11216, 0xfbf30e21}, {seen_0, 11220, 0xa322afce}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11224, 0xc73b3ac9}, {seen_0, 11228, 0x2e1dbae7}, {seen_0, 11232, 0xeb03caf4}, },
            {{seen_0, 11224, 0x2e1dbae7}, {seen_0, 11228, 0xeb03caf4}, {seen_0, 11232, 0xc73b3ac9}, },
            {{seen_0, 11224, 0xeb03caf4}, {seen_0, 11228, 0xc73b3ac9}, {seen_0, 11232, 0x2e1dbae7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11236, 0x5274bd49}, {seen_0, 11240, 0x1a40f1ed}, {seen_0, 11244, 0x76a77f27}, },
            {{seen_0, 11236, 0x1a40f1ed}, {seen_0, 11240, 0x76a77f27}, {seen_0, 11244, 0x5274bd49}, },
            {{seen_0, 11236, 0x76a77f27}, {seen_0, 11240, 0x5274bd49}, {seen_0, 11244, 0x1a40f1ed}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11248, 0x9f1dd030}, {seen_0, 11252, 0x6625bcc2}, {seen_0, 11256, 0x42601b74}, },
            {{seen_0, 11248, 0x6625bcc2}, {seen_0, 11252, 0x42601b74}, {seen_0, 11256, 0x9f1dd030}, },
            {{seen_0, 11248, 0x42601b74}, {seen_0, 11252, 0x9f1dd030}, {seen_0, 11256, 0x6625bcc2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11260, 0xad3a693}, {seen_0, 11264, 0xfbfdf21e}, {seen_0, 11268, 0xd71ebc85}, },
            {{seen_0, 11260, 0xfbfdf21e}, {seen_0, 11264, 0xd71ebc85}, {seen_0, 11268, 0xad3a693}, },
            {{seen_0, 11260, 0xd71ebc85}, {seen_0, 11264, 0xad3a693}, {seen_0, 11268, 0xfbfdf21e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11272, 0x9fc86013}, {seen_0, 11276, 0x4875238c}, {seen_0, 11280, 0xc3343be6}, },
            {{seen_0, 11272, 0x4875238c}, {seen_0, 11276, 0xc3343be6}, {seen_0, 11280, 0x9fc86013}, },
            {{seen_0, 11272, 0xc3343be6}, {seen_0, 11276, 0x9fc86013}, {seen_0, 11280, 0x4875238c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11284, 0x6cfd0858}, {seen_0, 11288, 0x347e87cc}, {seen_0, 11292, 0x10b718c7}, },
            {{seen_0, 11284, 0x347e87cc}, {seen_0, 11288, 0x10b718c7}, {seen_0, 11292, 0x6cfd0858}, },
            {{seen_0, 11284, 0x10b718c7}, {seen_0, 11288, 0x6cfd0858}, {seen_0, 11292, 0x347e87cc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11296, 0xf76b7737}, {seen_0, 11300, 0x3e0bbf9f}, {seen_0, 11304, 0x9bf62f3c}, },
            {{seen_0, 11296, 0x3e0bbf9f}, {seen_0, 11300, 0x9bf62f3c}, {seen_0, 11304, 0xf76b7737}, },
            {{seen_0, 11296, 0x9bf62f3c}, {seen_0, 11300, 0xf76b7737}, {seen_0, 11304, 0x3e0bbf9f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11308, 0x62b4b57d}, {seen_0, 11312, 0x8b2fe5f7}, {seen_0, 11316, 0xe7b2611f}, },
            {{seen_0, 11308, 0x8b2fe5f7}, {seen_0, 11312, 0xe7b2611f}, {seen_0, 11316, 0x62b4b57d}, },
            {{seen_0, 11308, 0xe7b2611f}, {seen_0, 11312, 0x62b4b57d}, {seen_0, 11316, 0x8b2fe5f7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11320, 0xaf3d6733}, {seen_0, 11324, 0x991bda71}, {seen_0, 11328, 0xd3ba2ad7}, },
            {{seen_0, 11320, 0x991bda71}, {seen_0, 11324, 0xd3ba2ad7}, {seen_0, 11328, 0xaf3d6733}, },
            {{seen_0, 11320, 0xd3ba2ad7}, {seen_0, 11324, 0xaf3d6733}, {seen_0, 11328, 0x991bda71}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11332, 0xbdc3e49c}, {seen_0, 11336, 0x853756b7}, {seen_0, 11340, 0xe13277b7}, },
            {{seen_0, 11332, 0x853756b7}, {seen_0, 11336, 0xe13277b7}, {seen_0, 11340, 0xbdc3e49c}, },
            {{seen_0, 11332, 0xe13277b7}, {seen_0, 11336, 0xbdc3e49c}, {seen_0, 11340, 0x853756b7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11344, 0xacb6d2b}, {seen_0, 11348, 0xd18fa412}, {seen_0, 11352, 0x2e6a87c2}, },
            {{seen_0, 11344, 0xd18fa412}, {seen_0, 11348, 0x2e6a87c2}, {seen_0, 11352, 0xacb6d2b}, },
            {{seen_0, 11344, 0x2e6a87c2}, {seen_0, 11348, 0xacb6d2b}, {seen_0, 11352, 0xd18fa412}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11356, 0xf5acf5d5}, {seen_0, 11360, 0x5c43ed6d}, {seen_0, 11364, 0x38ecf260}, },
            {{seen_0, 11356, 0x5c43ed6d}, {seen_0, 11360, 0x38ecf260}, {seen_0, 11364, 0xf5acf5d5}, },
            {{seen_0, 11356, 0x38ecf260}, {seen_0, 11360, 0xf5acf5d5}, {seen_0, 11364, 0x5c43ed6d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11368, 0x8a22a4}, {seen_0, 11372, 0xa9c979e8}, {seen_0, 11376, 0x24ff1685}, },
            {{seen_0, 11368, 0xa9c979e8}, {seen_0, 11372, 0x24ff1685}, {seen_0, 11376, 0x8a22a4}, },
            {{seen_0, 11368, 0x24ff1685}, {seen_0, 11372, 0x8a22a4}, {seen_0, 11376, 0xa9c979e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11380, 0xcd969982}, {seen_0, 11384, 0x14423b98}, {seen_0, 11388, 0xf16e55a2}, },
            {{seen_0, 11380, 0x14423b98}, {seen_0, 11384, 0xf16e55a2}, {seen_0, 11388, 0xcd969982}, },
            {{seen_0, 11380, 0xf16e55a2}, {seen_0, 11384, 0xcd969982}, {seen_0, 11388, 0x14423b98}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11392, 0x5419ba4e}, {seen_0, 11396, 0x1cb88d60}, {seen_0, 11400, 0x78afbe86}, },
            {{seen_0, 11392, 0x1cb88d60}, {seen_0, 11396, 0x78afbe86}, {seen_0, 11400, 0x5419ba4e}, },
            {{seen_0, 11392, 0x78afbe86}, {seen_0, 11396, 0x5419ba4e}, {seen_0, 11400, 0x1cb88d60}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11404, 0x40d7ab20}, {seen_0, 11408, 0x68d9205f}, {seen_0, 11412, 0xc58bdaa8}, },
            {{seen_0, 11404, 0x68d9205f}, {seen_0, 11408, 0xc58bdaa8}, {seen_0, 11412, 0x40d7ab20}, },
            {{seen_0, 11404, 0xc58bdaa8}, {seen_0, 11408, 0x40d7ab20}, {seen_0, 11412, 0x68d9205f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11416, 0xc5679d6}, {seen_0, 11420, 0xf3ea46e0}, {seen_0, 11424, 0x305dbf7a}, },
            {{seen_0, 11416, 0xf3ea46e0}, {seen_0, 11420, 0x305dbf7a}, {seen_0, 11424, 0xc5679d6}, },
            {{seen_0, 11416, 0x305dbf7a}, {seen_0, 11420, 0xc5679d6}, {seen_0, 11424, 0xf3ea46e0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11428, 0x97bee175}, {seen_0, 11432, 0xdf33070b}, {seen_0, 11436, 0xbb22cb83}, },
            {{seen_0, 11428, 0xdf33070b}, {seen_0, 11432, 0xbb22cb83}, {seen_0, 11436, 0x97bee175}, },
            {{seen_0, 11428, 0xbb22cb83}, {seen_0, 11432, 0x97bee175}, {seen_0, 11436, 0xdf33070b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11440, 0x64fb7e33}, {seen_0, 11444, 0xabe73013}, {seen_0, 11448, 0x8724796}, },
            {{seen_0, 11440, 0xabe73013}, {seen_0, 11444, 0x8724796}, {seen_0, 11448, 0x64fb7e33}, },
            {{seen_0, 11440, 0x8724796}, {seen_0, 11444, 0x64fb7e33}, {seen_0, 11448, 0xabe73013}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11452, 0xcff6a098}, {seen_0, 11456, 0x3a209136}, {seen_0, 11460, 0x162f26e1}, },
            {{seen_0, 11452, 0x3a209136}, {seen_0, 11456, 0x162f26e1}, {seen_0, 11460, 0xcff6a098}, },
            {{seen_0, 11452, 0x162f26e1}, {seen_0, 11456, 0xcff6a098}, {seen_0, 11460, 0x3a209136}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11464, 0x5eb4488f}, {seen_0, 11468, 0x6738c60}, {seen_0, 11472, 0x81c673e0}, },
            {{seen_0, 11464, 0x6738c60}, {seen_0, 11468, 0x81c673e0}, {seen_0, 11472, 0x5eb4488f}, },
            {{seen_0, 11464, 0x81c673e0}, {seen_0, 11468, 0x5eb4488f}, {seen_0, 11472, 0x6738c60}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11476, 0x2a0db835}, {seen_0, 11480, 0x72eb8b7f}, {seen_0, 11484, 0x4e37c90f}, },
            {{seen_0, 11476, 0x72eb8b7f}, {seen_0, 11480, 0x4e37c90f}, {seen_0, 11484, 0x2a0db835}, },
            {{seen_0, 11476, 0x4e37c90f}, {seen_0, 11480, 0x2a0db835}, {seen_0, 11484, 0x72eb8b7f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11488, 0xb52ce46c}, {seen_0, 11492, 0xfdeedea7}, {seen_0, 11496, 0xd9d41add}, },
            {{seen_0, 11488, 0xfdeedea7}, {seen_0, 11492, 0xd9d41add}, {seen_0, 11496, 0xb52ce46c}, },
            {{seen_0, 11488, 0xd9d41add}, {seen_0, 11492, 0xb52ce46c}, {seen_0, 11496, 0xfdeedea7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11500, 0xa1b0cbf4}, {seen_0, 11504, 0xc9ee708b}, {seen_0, 11508, 0xa5b62799}, },
            {{seen_0, 11500, 0xc9ee708b}, {seen_0, 11504, 0xa5b62799}, {seen_0, 11508, 0xa1b0cbf4}, },
            {{seen_0, 11500, 0xa5b62799}, {seen_0, 11504, 0xa1b0cbf4}, {seen_0, 11508, 0xc9ee708b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11512, 0xedf65667}, {seen_0, 11516, 0xf9bbf7e1}, {seen_0, 11520, 0x917fbfcb}, },
            {{seen_0, 11512, 0xf9bbf7e1}, {seen_0, 11516, 0x917fbfcb}, {seen_0, 11520, 0xedf65667}, },
            {{seen_0, 11512, 0x917fbfcb}, {seen_0, 11516, 0xedf65667}, {seen_0, 11520, 0xf9bbf7e1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11524, 0x9d2acf9c}, {seen_0, 11528, 0xe54f2da7}, {seen_0, 11532, 0xc1726903}, },
            {{seen_0, 11524, 0xe54f2da7}, {seen_0, 11528, 0xc1726903}, {seen_0, 11532, 0x9d2acf9c}, },
            {{seen_0, 11524, 0xc1726903}, {seen_0, 11528, 0x9d2acf9c}, {seen_0, 11532, 0xe54f2da7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11536, 0x6ad7287c}, {seen_0, 11540, 0x32600566}, {seen_0, 11544, 0xe1635bb}, },
            {{seen_0, 11536, 0x32600566}, {seen_0, 11540, 0xe1635bb}, {seen_0, 11544, 0x6ad7287c}, },
            {{seen_0, 11536, 0xe1635bb}, {seen_0, 11540, 0x6ad7287c}, {seen_0, 11544, 0x32600566}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11548, 0x5601a3ee}, {seen_0, 11552, 0xbdf9ae34}, {seen_0, 11556, 0x99d6cc5d}, },
            {{seen_0, 11548, 0xbdf9ae34}, {seen_0, 11552, 0x99d6cc5d}, {seen_0, 11556, 0x5601a3ee}, },
            {{seen_0, 11548, 0x99d6cc5d}, {seen_0, 11552, 0x5601a3ee}, {seen_0, 11556, 0xbdf9ae34}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11560, 0x6073eaaa}, {seen_0, 11564, 0x89a1429d}, {seen_0, 11568, 0x4016cd0}, },
            {{seen_0, 11560, 0x89a1429d}, {seen_0, 11564, 0x4016cd0}, {seen_0, 11568, 0x6073eaaa}, },
            {{seen_0, 11560, 0x4016cd0}, {seen_0, 11564, 0x6073eaaa}, {seen_0, 11568, 0x89a1429d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11572, 0xade58821}, {seen_0, 11576, 0xf5aeaaef}, {seen_0, 11580, 0xd1b76ca3}, },
            {{seen_0, 11572, 0xf5aeaaef}, {seen_0, 11576, 0xd1b76ca3}, {seen_0, 11580, 0xade58821}, },
            {{seen_0, 11572, 0xd1b76ca3}, {seen_0, 11576, 0xade58821}, {seen_0, 11580, 0xf5aeaaef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11584, 0xbb753c4f}, {seen_0, 11588, 0x837ea0aa}, {seen_0, 11592, 0xdfca3751}, },
            {{seen_0, 11584, 0x837ea0aa}, {seen_0, 11588, 0xdfca3751}, {seen_0, 11592, 0xbb753c4f}, },
            {{seen_0, 11584, 0xdfca3751}, {seen_0, 11588, 0xbb753c4f}, {seen_0, 11592, 0x837ea0aa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11596, 0xa7835ca7}, {seen_0, 11600, 0xcf61ebbb}, {seen_0, 11604, 0x2cf84f69}, },
            {{seen_0, 11596, 0xcf61ebbb}, {seen_0, 11600, 0x2cf84f69}, {seen_0, 11604, 0xa7835ca7}, },
            {{seen_0, 11596, 0x2cf84f69}, {seen_0, 11600, 0xa7835ca7}, {seen_0, 11604, 0xcf61ebbb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11608, 0xf3664bdc}, {seen_0, 11612, 0x5adca235}, {seen_0, 11616, 0x974dc816}, },
            {{seen_0, 11608, 0x5adca235}, {seen_0, 11612, 0x974dc816}, {seen_0, 11616, 0xf3664bdc}, },
            {{seen_0, 11608, 0x974dc816}, {seen_0, 11612, 0xf3664bdc}, {seen_0, 11616, 0x5adca235}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11620, 0x7e33dbbe}, {seen_0, 11624, 0x46166b42}, {seen_0, 11628, 0x225e8d3f}, },
            {{seen_0, 11620, 0x46166b42}, {seen_0, 11624, 0x225e8d3f}, {seen_0, 11628, 0x7e33dbbe}, },
            {{seen_0, 11620, 0x225e8d3f}, {seen_0, 11624, 0x7e33dbbe}, {seen_0, 11628, 0x46166b42}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11632, 0xcb82198d}, {seen_0, 11636, 0x935a35b4}, {seen_0, 11640, 0xef24437f}, },
            {{seen_0, 11632, 0x935a35b4}, {seen_0, 11636, 0xef24437f}, {seen_0, 11640, 0xcb82198d}, },
            {{seen_0, 11632, 0xef24437f}, {seen_0, 11636, 0xcb82198d}, {seen_0, 11640, 0x935a35b4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11644, 0x36b5043b}, {seen_0, 11648, 0x1a0677ca}, {seen_0, 11652, 0x76637cb2}, },
            {{seen_0, 11644, 0x1a0677ca}, {seen_0, 11648, 0x76637cb2}, {seen_0, 11652, 0x36b5043b}, },
            {{seen_0, 11644, 0x76637cb2}, {seen_0, 11648, 0x36b5043b}, {seen_0, 11652, 0x1a0677ca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11656, 0x3e43500c}, {seen_0, 11660, 0x660c9c03}, {seen_0, 11664, 0x62aebde1}, },
            {{seen_0, 11656, 0x660c9c03}, {seen_0, 11660, 0x62aebde1}, {seen_0, 11664, 0x3e43500c}, },
            {{seen_0, 11656, 0x62aebde1}, {seen_0, 11660, 0x3e43500c}, {seen_0, 11664, 0x660c9c03}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11668, 0xac8a297}, {seen_0, 11672, 0x525bedcf}, {seen_0, 11676, 0x2ea047e5}, },
            {{seen_0, 11668, 0x525bedcf}, {seen_0, 11672, 0x2ea047e5}, {seen_0, 11676, 0xac8a297}, },
            {{seen_0, 11668, 0x2ea047e5}, {seen_0, 11672, 0xac8a297}, {seen_0, 11676, 0x525bedcf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11680, 0x952fb9cf}, {seen_0, 11684, 0xdd3719ae}, {seen_0, 11688, 0xb9f6d747}, },
            {{seen_0, 11680, 0xdd3719ae}, {seen_0, 11684, 0xb9f6d747}, {seen_0, 11688, 0x952fb9cf}, },
            {{seen_0, 11680, 0xb9f6d747}, {seen_0, 11684, 0x952fb9cf}, {seen_0, 11688, 0xdd3719ae}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11692, 0x81f9691d}, {seen_0, 11696, 0x2a4475a5}, {seen_0, 11700, 0x6d0cf58}, },
            {{seen_0, 11692, 0x2a4475a5}, {seen_0, 11696, 0x6d0cf58}, {seen_0, 11700, 0x81f9691d}, },
            {{seen_0, 11692, 0x6d0cf58}, {seen_0, 11696, 0x81f9691d}, {seen_0, 11700, 0x2a4475a5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11704, 0xcd5599c9}, {seen_0, 11708, 0x38a72fd1}, {seen_0, 11712, 0xf184b689}, },
            {{seen_0, 11704, 0x38a72fd1}, {seen_0, 11708, 0xf184b689}, {seen_0, 11712, 0xcd5599c9}, },
            {{seen_0, 11704, 0xf184b689}, {seen_0, 11708, 0xcd5599c9}, {seen_0, 11712, 0x38a72fd1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11716, 0x5cc0ac45}, {seen_0, 11720, 0xa37879d0}, {seen_0, 11724, 0x3193e2}, },
            {{seen_0, 11716, 0xa37879d0}, {seen_0, 11720, 0x3193e2}, {seen_0, 11724, 0x5cc0ac45}, },
            {{seen_0, 11716, 0x3193e2}, {seen_0, 11720, 0x5cc0ac45}, {seen_0, 11724, 0xa37879d0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11728, 0x28221849}, {seen_0, 11732, 0x70f91bd5}, {seen_0, 11736, 0x4c561e7f}, },
            {{seen_0, 11728, 0x70f91bd5}, {seen_0, 11732, 0x4c561e7f}, {seen_0, 11736, 0x28221849}, },
            {{seen_0, 11728, 0x4c561e7f}, {seen_0, 11732, 0x28221849}, {seen_0, 11736, 0x70f91bd5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11740, 0x14c47af0}, {seen_0, 11744, 0xfbde3b2f}, {seen_0, 11748, 0xd764c23e}, },
            {{seen_0, 11740, 0xfbde3b2f}, {seen_0, 11744, 0xd764c23e}, {seen_0, 11748, 0x14c47af0}, },
            {{seen_0, 11740, 0xd764c23e}, {seen_0, 11744, 0x14c47af0}, {seen_0, 11748, 0xfbde3b2f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11752, 0x9fb4e8d4}, {seen_0, 11756, 0xc76bb910}, {seen_0, 11760, 0xc3ea7d0f}, },
            {{seen_0, 11752, 0xc76bb910}, {seen_0, 11756, 0xc3ea7d0f}, {seen_0, 11760, 0x9fb4e8d4}, },
            {{seen_0, 11752, 0xc3ea7d0f}, {seen_0, 11756, 0x9fb4e8d4}, {seen_0, 11760, 0xc76bb910}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11764, 0xebcee451}, {seen_0, 11768, 0xb30c4924}, {seen_0, 11772, 0x8fa880da}, },
            {{seen_0, 11764, 0xb30c4924}, {seen_0, 11768, 0x8fa880da}, {seen_0, 11772, 0xebcee451}, },
            {{seen_0, 11764, 0x8fa880da}, {seen_0, 11768, 0xebcee451}, {seen_0, 11772, 0xb30c4924}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11776, 0x833464}, {seen_0, 11780, 0x48d5d7f2}, {seen_0, 11784, 0x245eae51}, },
            {{seen_0, 11776, 0x48d5d7f2}, {seen_0, 11780, 0x245eae51}, {seen_0, 11784, 0x833464}, },
            {{seen_0, 11776, 0x245eae51}, {seen_0, 11780, 0x833464}, {seen_0, 11784, 0x48d5d7f2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11788, 0x6c893cc8}, {seen_0, 11792, 0x95ccdd0f}, {seen_0, 11796, 0xf147a4ee}, },
            {{seen_0, 11788, 0x95ccdd0f}, {seen_0, 11792, 0xf147a4ee}, {seen_0, 11796, 0x6c893cc8}, },
            {{seen_0, 11788, 0xf147a4ee}, {seen_0, 11792, 0x6c893cc8}, {seen_0, 11796, 0x95ccdd0f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11800, 0x3801de6d}, {seen_0, 11804, 0x9fcdf299}, {seen_0, 11808, 0x5c5fa919}, },
            {{seen_0, 11800, 0x9fcdf299}, {seen_0, 11804, 0x5c5fa919}, {seen_0, 11808, 0x3801de6d}, },
            {{seen_0, 11800, 0x5c5fa919}, {seen_0, 11804, 0x3801de6d}, {seen_0, 11808, 0x9fcdf299}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11812, 0xc3cc13d9}, {seen_0, 11816, 0x8b15d8a1}, {seen_0, 11820, 0xe7350b3e}, },
            {{seen_0, 11812, 0x8b15d8a1}, {seen_0, 11816, 0xe7350b3e}, {seen_0, 11820, 0xc3cc13d9}, },
            {{seen_0, 11812, 0xe7350b3e}, {seen_0, 11816, 0xc3cc13d9}, {seen_0, 11820, 0x8b15d8a1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11824, 0x1076e269}, {seen_0, 11828, 0x5869a644}, {seen_0, 11832, 0x341ae3dd}, },
            {{seen_0, 11824, 0x5869a644}, {seen_0, 11828, 0x341ae3dd}, {seen_0, 11832, 0x1076e269}, },
            {{seen_0, 11824, 0x341ae3dd}, {seen_0, 11828, 0x1076e269}, {seen_0, 11832, 0x5869a644}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11836, 0x7c57f6f3}, {seen_0, 11840, 0x666ab057}, {seen_0, 11844, 0x42c8d91f}, },
            {{seen_0, 11836, 0x666ab057}, {seen_0, 11840, 0x42c8d91f}, {seen_0, 11844, 0x7c57f6f3}, },
            {{seen_0, 11836, 0x42c8d91f}, {seen_0, 11840, 0x7c57f6f3}, {seen_0, 11844, 0x666ab057}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11848, 0xac8b8c2}, {seen_0, 11852, 0x32214dce}, {seen_0, 11856, 0x2e180299}, },
            {{seen_0, 11848, 0x32214dce}, {seen_0, 11852, 0x2e180299}, {seen_0, 11856, 0xac8b8c2}, },
            {{seen_0, 11848, 0x2e180299}, {seen_0, 11852, 0xac8b8c2}, {seen_0, 11856, 0x32214dce}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11860, 0x56f4a166}, {seen_0, 11864, 0x1e74ee8e}, {seen_0, 11868, 0x7af986aa}, },
            {{seen_0, 11860, 0x1e74ee8e}, {seen_0, 11864, 0x7af986aa}, {seen_0, 11868, 0x56f4a166}, },
            {{seen_0, 11860, 0x7af986aa}, {seen_0, 11864, 0x56f4a166}, {seen_0, 11868, 0x1e74ee8e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11872, 0xe1a8806d}, {seen_0, 11876, 0xa93af467}, {seen_0, 11880, 0x8520ba11}, },
            {{seen_0, 11872, 0xa93af467}, {seen_0, 11876, 0x8520ba11}, {seen_0, 11880, 0xe1a8806d}, },
            {{seen_0, 11872, 0x8520ba11}, {seen_0, 11876, 0xe1a8806d}, {seen_0, 11880, 0xa93af467}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11884, 0xcd0636d9}, {seen_0, 11888, 0xf5725b88}, {seen_0, 11892, 0x52ac78e2}, },
            {{seen_0, 11884, 0xf5725b88}, {seen_0, 11888, 0x52ac78e2}, {seen_0, 11892, 0xcd0636d9}, },
            {{seen_0, 11884, 0x52ac78e2}, {seen_0, 11888, 0xcd0636d9}, {seen_0, 11892, 0xf5725b88}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11896, 0x994d7956}, {seen_0, 11900, 0xfd4b62ad}, {seen_0, 11904, 0xbdd2e75f}, },
            {{seen_0, 11896, 0xfd4b62ad}, {seen_0, 11900, 0xbdd2e75f}, {seen_0, 11904, 0x994d7956}, },
            {{seen_0, 11896, 0xbdd2e75f}, {seen_0, 11900, 0x994d7956}, {seen_0, 11904, 0xfd4b62ad}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11908, 0xa10b5581}, {seen_0, 11912, 0xe921e18e}, {seen_0, 11916, 0xc5bc9b6b}, },
            {{seen_0, 11908, 0xe921e18e}, {seen_0, 11912, 0xc5bc9b6b}, {seen_0, 11916, 0xa10b5581}, },
            {{seen_0, 11908, 0xc5bc9b6b}, {seen_0, 11912, 0xa10b5581}, {seen_0, 11916, 0xe921e18e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11920, 0xedc5b388}, {seen_0, 11924, 0xb5295a6e}, {seen_0, 11928, 0x91c3f7b8}, },
            {{seen_0, 11920, 0xb5295a6e}, {seen_0, 11924, 0x91c3f7b8}, {seen_0, 11928, 0xedc5b388}, },
            {{seen_0, 11920, 0x91c3f7b8}, {seen_0, 11924, 0xedc5b388}, {seen_0, 11928, 0xb5295a6e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11932, 0xd93876e8}, {seen_0, 11936, 0x4087ecdb}, {seen_0, 11940, 0x1c20fab2}, },
            {{seen_0, 11932, 0x4087ecdb}, {seen_0, 11936, 0x1c20fab2}, {seen_0, 11940, 0xd93876e8}, },
            {{seen_0, 11932, 0x1c20fab2}, {seen_0, 11936, 0xd93876e8}, {seen_0, 11940, 0x4087ecdb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
}

static void part_6(void)
{
    { static const struct word words[][3] = {
            {{seen_0, 11944, 0x642765a7}, {seen_0, 11948, 0xc1cde8f}, {seen_0, 11952, 0x80a63a7}, },
            {{seen_0, 11944, 0xc1cde8f}, {seen_0, 11948, 0x80a63a7}, {seen_0, 11952, 0x642765a7}, },
            {{seen_0, 11944, 0x80a63a7}, {seen_0, 11948, 0x642765a7}, {seen_0, 11952, 0xc1cde8f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11956, 0x309195ed}, {seen_0, 11960, 0x7827cbb5}, {seen_0, 11964, 0x54ea27b8}, },
            {{seen_0, 11956, 0x7827cbb5}, {seen_0, 11960, 0x54ea27b8}, {seen_0, 11964, 0x309195ed}, },
            {{seen_0, 11956, 0x54ea27b8}, {seen_0, 11960, 0x309195ed}, {seen_0, 11964, 0x7827cbb5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11968, 0xbfa3dae4}, {seen_0, 11972, 0x691b496}, {seen_0, 11976, 0x62faa3d3}, },
            {{seen_0, 11968, 0x691b496}, {seen_0, 11972, 0x62faa3d3}, {seen_0, 11976, 0xbfa3dae4}, },
            {{seen_0, 11968, 0x62faa3d3}, {seen_0, 11972, 0xbfa3dae4}, {seen_0, 11976, 0x691b496}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11980, 0x2a64db13}, {seen_0, 11984, 0xd317d5dc}, {seen_0, 11988, 0xaff2f9b9}, },
            {{seen_0, 11980, 0xd317d5dc}, {seen_0, 11984, 0xaff2f9b9}, {seen_0, 11988, 0x2a64db13}, },
            {{seen_0, 11980, 0xaff2f9b9}, {seen_0, 11984, 0x2a64db13}, {seen_0, 11988, 0xd317d5dc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 11992, 0xf70e87d5}, {seen_0, 11996, 0x5e36421c}, {seen_0, 12000, 0x9b8feaf3}, },
            {{seen_0, 11992, 0x5e36421c}, {seen_0, 11996, 0x9b8feaf3}, {seen_0, 12000, 0xf70e87d5}, },
            {{seen_0, 11992, 0x9b8feaf3}, {seen_0, 11996, 0xf70e87d5}, {seen_0, 12000, 0x5e36421c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12004, 0x25cd40b}, {seen_0, 12008, 0xc90a9c96}, {seen_0, 12012, 0x263c72d4}, },
            {{seen_0, 12004, 0xc90a9c96}, {seen_0, 12008, 0x263c72d4}, {seen_0, 12012, 0x25cd40b}, },
            {{seen_0, 12004, 0x263c72d4}, {seen_0, 12008, 0x25cd40b}, {seen_0, 12012, 0xc90a9c96}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12016, 0x4e8bc09c}, {seen_0, 12020, 0x1632057c}, {seen_0, 12024, 0x72a66150}, },
            {{seen_0, 12016, 0x1632057c}, {seen_0, 12020, 0x72a66150}, {seen_0, 12024, 0x4e8bc09c}, },
            {{seen_0, 12016, 0x72a66150}, {seen_0, 12020, 0x4e8bc09c}, {seen_0, 12024, 0x1632057c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12028, 0x3a863c8d}, {seen_0, 12032, 0x1063c2e0}, {seen_0, 12036, 0x6c4f4186}, },
            {{seen_0, 12028, 0x1063c2e0}, {seen_0, 12032, 0x6c4f4186}, {seen_0, 12036, 0x3a863c8d}, },
            {{seen_0, 12028, 0x6c4f4186}, {seen_0, 12032, 0x3a863c8d}, {seen_0, 12036, 0x1063c2e0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12040, 0x34840b4a}, {seen_0, 12044, 0x5cb6f554}, {seen_0, 12048, 0x5848a6b2}, },
            {{seen_0, 12040, 0x5cb6f554}, {seen_0, 12044, 0x5848a6b2}, {seen_0, 12048, 0x34840b4a}, },
            {{seen_0, 12040, 0x5848a6b2}, {seen_0, 12044, 0x34840b4a}, {seen_0, 12048, 0x5cb6f554}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12052, 0xfb449b}, {seen_0, 12056, 0x48c14993}, {seen_0, 12060, 0x24381bd2}, },
            {{seen_0, 12052, 0x48c14993}, {seen_0, 12056, 0x24381bd2}, {seen_0, 12060, 0xfb449b}, },
            {{seen_0, 12052, 0x24381bd2}, {seen_0, 12056, 0xfb449b}, {seen_0, 12060, 0x48c14993}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12064, 0x8bd995bc}, {seen_0, 12068, 0xd3b84c0d}, {seen_0, 12072, 0xaf3474fa}, },
            {{seen_0, 12064, 0xd3b84c0d}, {seen_0, 12068, 0xaf3474fa}, {seen_0, 12072, 0x8bd995bc}, },
            {{seen_0, 12064, 0xaf3474fa}, {seen_0, 12068, 0x8bd995bc}, {seen_0, 12072, 0xd3b84c0d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12076, 0xf74194c0}, {seen_0, 12080, 0x9f295ff9}, {seen_0, 12084, 0xfbb407da}, },
            {{seen_0, 12076, 0x9f295ff9}, {seen_0, 12080, 0xfbb407da}, {seen_0, 12084, 0xf74194c0}, },
            {{seen_0, 12076, 0xfbb407da}, {seen_0, 12080, 0xf74194c0}, {seen_0, 12084, 0x9f295ff9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12088, 0xc35f4c36}, {seen_0, 12092, 0x2ea59a68}, {seen_0, 12096, 0xe78a21b3}, },
            {{seen_0, 12088, 0x2ea59a68}, {seen_0, 12092, 0xe78a21b3}, {seen_0, 12096, 0xc35f4c36}, },
            {{seen_0, 12088, 0xe78a21b3}, {seen_0, 12092, 0xc35f4c36}, {seen_0, 12096, 0x2ea59a68}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12100, 0xd1a64765}, {seen_0, 12104, 0x99be0706}, {seen_0, 12108, 0xf57db9ae}, },
            {{seen_0, 12100, 0x99be0706}, {seen_0, 12104, 0xf57db9ae}, {seen_0, 12108, 0xd1a64765}, },
            {{seen_0, 12100, 0xf57db9ae}, {seen_0, 12104, 0xd1a64765}, {seen_0, 12108, 0x99be0706}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12112, 0x1e257aae}, {seen_0, 12116, 0x66b61cf4}, {seen_0, 12120, 0x4267623f}, },
            {{seen_0, 12112, 0x66b61cf4}, {seen_0, 12116, 0x4267623f}, {seen_0, 12120, 0x1e257aae}, },
            {{seen_0, 12112, 0x4267623f}, {seen_0, 12116, 0x1e257aae}, {seen_0, 12120, 0x66b61cf4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12124, 0xab2e98b}, {seen_0, 12128, 0xf18eda93}, {seen_0, 12132, 0xcd0791b9}, },
            {{seen_0, 12124, 0xf18eda93}, {seen_0, 12128, 0xcd0791b9}, {seen_0, 12132, 0xab2e98b}, },
            {{seen_0, 12124, 0xcd0791b9}, {seen_0, 12128, 0xab2e98b}, {seen_0, 12132, 0xf18eda93}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12136, 0x95f4dfa6}, {seen_0, 12140, 0xbd818380}, {seen_0, 12144, 0x38bee4b9}, },
            {{seen_0, 12136, 0xbd818380}, {seen_0, 12140, 0x38bee4b9}, {seen_0, 12144, 0x95f4dfa6}, },
            {{seen_0, 12136, 0x38bee4b9}, {seen_0, 12140, 0x95f4dfa6}, {seen_0, 12144, 0xbd818380}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12148, 0xe17a6c68}, {seen_0, 12152, 0xa958919f}, {seen_0, 12156, 0x85bc2ce6}, },
            {{seen_0, 12148, 0xa958919f}, {seen_0, 12152, 0x85bc2ce6}, {seen_0, 12156, 0xe17a6c68}, },
            {{seen_0, 12148, 0x85bc2ce6}, {seen_0, 12152, 0xe17a6c68}, {seen_0, 12156, 0xa958919f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12160, 0x68e0f2f9}, {seen_0, 12164, 0x30baf662}, {seen_0, 12168, 0xc3bae22}, },
            {{seen_0, 12160, 0x30baf662}, {seen_0, 12164, 0xc3bae22}, {seen_0, 12168, 0x68e0f2f9}, },
            {{seen_0, 12160, 0xc3bae22}, {seen_0, 12164, 0x68e0f2f9}, {seen_0, 12168, 0x30baf662}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12172, 0x5437cb41}, {seen_0, 12176, 0xfde12932}, {seen_0, 12180, 0xd9de995f}, },
            {{seen_0, 12172, 0xfde12932}, {seen_0, 12176, 0xd9de995f}, {seen_0, 12180, 0x5437cb41}, },
            {{seen_0, 12172, 0xd9de995f}, {seen_0, 12176, 0x5437cb41}, {seen_0, 12180, 0xfde12932}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12184, 0xa178f591}, {seen_0, 12188, 0x8fd9d81}, {seen_0, 12192, 0xc501f353}, },
            {{seen_0, 12184, 0x8fd9d81}, {seen_0, 12188, 0xc501f353}, {seen_0, 12192, 0xa178f591}, },
            {{seen_0, 12184, 0xc501f353}, {seen_0, 12188, 0xa178f591}, {seen_0, 12192, 0x8fd9d81}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12196, 0x2cebefb8}, {seen_0, 12200, 0xf311ef80}, {seen_0, 12204, 0xcf5ee922}, },
            {{seen_0, 12196, 0xf311ef80}, {seen_0, 12200, 0xcf5ee922}, {seen_0, 12204, 0x2cebefb8}, },
            {{seen_0, 12196, 0xcf5ee922}, {seen_0, 12200, 0x2cebefb8}, {seen_0, 12204, 0xf311ef80}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12208, 0x78cd27f3}, {seen_0, 12212, 0x40affd82}, {seen_0, 12216, 0x1ceae97f}, },
            {{seen_0, 12208, 0x40affd82}, {seen_0, 12212, 0x1ceae97f}, {seen_0, 12216, 0x78cd27f3}, },
            {{seen_0, 12208, 0x1ceae97f}, {seen_0, 12212, 0x78cd27f3}, {seen_0, 12216, 0x40affd82}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12220, 0x649af942}, {seen_0, 12224, 0x4e501e5b}, {seen_0, 12228, 0x2a0f2b46}, },
            {{seen_0, 12220, 0x4e501e5b}, {seen_0, 12224, 0x2a0f2b46}, {seen_0, 12228, 0x649af942}, },
            {{seen_0, 12220, 0x2a0f2b46}, {seen_0, 12224, 0x649af942}, {seen_0, 12228, 0x4e501e5b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12232, 0x72dbc954}, {seen_0, 12236, 0x9b18e0fb}, {seen_0, 12240, 0x16e60b1a}, },
            {{seen_0, 12232, 0x9b18e0fb}, {seen_0, 12236, 0x16e60b1a}, {seen_0, 12240, 0x72dbc954}, },
            {{seen_0, 12232, 0x16e60b1a}, {seen_0, 12236, 0x72dbc954}, {seen_0, 12240, 0x9b18e0fb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12244, 0x3e4cdac0}, {seen_0, 12248, 0x694a5e8}, {seen_0, 12252, 0x623e9eb9}, },
            {{seen_0, 12244, 0x694a5e8}, {seen_0, 12248, 0x623e9eb9}, {seen_0, 12252, 0x3e4cdac0}, },
            {{seen_0, 12244, 0x623e9eb9}, {seen_0, 12248, 0x3e4cdac0}, {seen_0, 12252, 0x694a5e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12256, 0xc9ddc2db}, {seen_0, 12260, 0x91158837}, {seen_0, 12264, 0xedcb144a}, },
            {{seen_0, 12256, 0x91158837}, {seen_0, 12260, 0xedcb144a}, {seen_0, 12264, 0xc9ddc2db}, },
            {{seen_0, 12256, 0xedcb144a}, {seen_0, 12260, 0xc9ddc2db}, {seen_0, 12264, 0x91158837}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12268, 0xb54afd33}, {seen_0, 12272, 0x5e0700e3}, {seen_0, 12276, 0x3a4c5102}, },
            {{seen_0, 12268, 0x5e0700e3}, {seen_0, 12272, 0x3a4c5102}, {seen_0, 12276, 0xb54afd33}, },
            {{seen_0, 12268, 0x3a4c5102}, {seen_0, 12272, 0xb54afd33}, {seen_0, 12276, 0x5e0700e3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12280, 0x2a8da32}, {seen_0, 12284, 0xf3c9fdd7}, {seen_0, 12288, 0xa5893740}, },
            {{seen_0, 12280, 0xf3c9fdd7}, {seen_0, 12284, 0xa5893740}, {seen_0, 12288, 0x2a8da32}, },
            {{seen_0, 12280, 0xa5893740}, {seen_0, 12284, 0x2a8da32}, {seen_0, 12288, 0xf3c9fdd7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12292, 0x978ee948}, {seen_0, 12296, 0x5ef58016}, {seen_0, 12300, 0x3a7709cc}, },
            {{seen_0, 12292, 0x5ef58016}, {seen_0, 12296, 0x3a7709cc}, {seen_0, 12300, 0x978ee948}, },
            {{seen_0, 12292, 0x3a7709cc}, {seen_0, 12296, 0x978ee948}, {seen_0, 12300, 0x5ef58016}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12304, 0xe398d30c}, {seen_0, 12308, 0xabd27a4b}, {seen_0, 12312, 0x874e3332}, },
            {{seen_0, 12304, 0xabd27a4b}, {seen_0, 12308, 0x874e3332}, {seen_0, 12312, 0xe398d30c}, },
            {{seen_0, 12304, 0x874e3332}, {seen_0, 12308, 0xe398d30c}, {seen_0, 12312, 0xabd27a4b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12316, 0xcfb89d77}, {seen_0, 12320, 0x3681aa2d}, {seen_0, 12324, 0x124401eb}, },
            {{seen_0, 12316, 0x3681aa2d}, {seen_0, 12320, 0x124401eb}, {seen_0, 12324, 0xcfb89d77}, },
            {{seen_0, 12316, 0x124401eb}, {seen_0, 12320, 0xcfb89d77}, {seen_0, 12324, 0x3681aa2d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12328, 0x5a8d8bdb}, {seen_0, 12332, 0x2460873}, {seen_0, 12336, 0x7eec0d10}, },
            {{seen_0, 12328, 0x2460873}, {seen_0, 12332, 0x7eec0d10}, {seen_0, 12336, 0x5a8d8bdb}, },
            {{seen_0, 12328, 0x7eec0d10}, {seen_0, 12332, 0x5a8d8bdb}, {seen_0, 12336, 0x2460873}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12340, 0x263918f6}, {seen_0, 12344, 0x6ed1b884}, {seen_0, 12348, 0x4a8292e2}, },
            {{seen_0, 12340, 0x6ed1b884}, {seen_0, 12344, 0x4a8292e2}, {seen_0, 12348, 0x263918f6}, },
            {{seen_0, 12340, 0x4a8292e2}, {seen_0, 12344, 0x263918f6}, {seen_0, 12348, 0x6ed1b884}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12352, 0x344e5b43}, {seen_0, 12356, 0x7c97300d}, {seen_0, 12360, 0x58cc724f}, },
            {{seen_0, 12352, 0x7c97300d}, {seen_0, 12356, 0x58cc724f}, {seen_0, 12360, 0x344e5b43}, },
            {{seen_0, 12352, 0x58cc724f}, {seen_0, 12356, 0x344e5b43}, {seen_0, 12360, 0x7c97300d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12364, 0x20e88764}, {seen_0, 12368, 0xc9daccff}, {seen_0, 12372, 0xa5922cc5}, },
            {{seen_0, 12364, 0xc9daccff}, {seen_0, 12368, 0xa5922cc5}, {seen_0, 12372, 0x20e88764}, },
            {{seen_0, 12364, 0xa5922cc5}, {seen_0, 12368, 0x20e88764}, {seen_0, 12372, 0xc9daccff}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12376, 0xed028227}, {seen_0, 12380, 0x544ac665}, {seen_0, 12384, 0x10fee0dd}, },
            {{seen_0, 12376, 0x544ac665}, {seen_0, 12380, 0x10fee0dd}, {seen_0, 12384, 0xed028227}, },
            {{seen_0, 12376, 0x10fee0dd}, {seen_0, 12380, 0xed028227}, {seen_0, 12384, 0x544ac665}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12388, 0xf71d9cd0}, {seen_0, 12392, 0xbfe154b8}, {seen_0, 12396, 0x9b662bbf}, },
            {{seen_0, 12388, 0xbfe154b8}, {seen_0, 12392, 0x9b662bbf}, {seen_0, 12396, 0xf71d9cd0}, },
            {{seen_0, 12388, 0x9b662bbf}, {seen_0, 12392, 0xf71d9cd0}, {seen_0, 12396, 0xbfe154b8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12400, 0x44f61a77}, {seen_0, 12404, 0xcef7d59}, {seen_0, 12408, 0x68e648a4}, },
            {{seen_0, 12400, 0xcef7d59}, {seen_0, 12404, 0x68e648a4}, {seen_0, 12408, 0x44f61a77}, },
            {{seen_0, 12400, 0x68e648a4}, {seen_0, 12404, 0x44f61a77}, {seen_0, 12408, 0xcef7d59}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12412, 0x30cb1f2c}, {seen_0, 12416, 0x93b1f13c}, {seen_0, 12420, 0xef549a46}, },
            {{seen_0, 12412, 0x93b1f13c}, {seen_0, 12416, 0xef549a46}, {seen_0, 12420, 0x30cb1f2c}, },
            {{seen_0, 12412, 0xef549a46}, {seen_0, 12416, 0x30cb1f2c}, {seen_0, 12420, 0x93b1f13c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12424, 0xb76cae7d}, {seen_0, 12428, 0x6050d531}, {seen_0, 12432, 0xdbb14e97}, },
            {{seen_0, 12424, 0x6050d531}, {seen_0, 12428, 0xdbb14e97}, {seen_0, 12432, 0xb76cae7d}, },
            {{seen_0, 12424, 0xdbb14e97}, {seen_0, 12428, 0xb76cae7d}, {seen_0, 12432, 0x6050d531}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12436, 0x41ed047}, {seen_0, 12440, 0xcb089cf2}, {seen_0, 12444, 0xa7690878}, },
            {{seen_0, 12436, 0xcb089cf2}, {seen_0, 12440, 0xa7690878}, {seen_0, 12444, 0x41ed047}, },
            {{seen_0, 12436, 0xa7690878}, {seen_0, 12440, 0x41ed047}, {seen_0, 12444, 0xcb089cf2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12448, 0xeb9153f}, {seen_0, 12452, 0x561ba87c}, {seen_0, 12456, 0x325489f8}, },
            {{seen_0, 12448, 0x561ba87c}, {seen_0, 12452, 0x325489f8}, {seen_0, 12456, 0xeb9153f}, },
            {{seen_0, 12448, 0x325489f8}, {seen_0, 12452, 0xeb9153f}, {seen_0, 12456, 0x561ba87c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12460, 0x7aa9808c}, {seen_0, 12464, 0xa3f03de8}, {seen_0, 12468, 0xfff949cb}, },
            {{seen_0, 12460, 0xa3f03de8}, {seen_0, 12464, 0xfff949cb}, {seen_0, 12468, 0x7aa9808c}, },
            {{seen_0, 12460, 0xfff949cb}, {seen_0, 12464, 0x7aa9808c}, {seen_0, 12468, 0xa3f03de8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12472, 0xc7b50b56}, {seen_0, 12476, 0xb123d417}, {seen_0, 12480, 0xeb7f842c}, },
            {{seen_0, 12472, 0xb123d417}, {seen_0, 12476, 0xeb7f842c}, {seen_0, 12480, 0xc7b50b56}, },
            {{seen_0, 12472, 0xeb7f842c}, {seen_0, 12476, 0xc7b50b56}, {seen_0, 12480, 0xb123d417}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12484, 0xd58b4ff0}, {seen_0, 12488, 0x9daf6897}, {seen_0, 12492, 0xf9b2bcda}, },
            {{seen_0, 12484, 0x9daf6897}, {seen_0, 12488, 0xf9b2bcda}, {seen_0, 12492, 0xd58b4ff0}, },
            {{seen_0, 12484, 0xf9b2bcda}, {seen_0, 12488, 0xd58b4ff0}, {seen_0, 12492, 0x9daf6897}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12496, 0xa1647925}, {seen_0, 12500, 0xe987c036}, {seen_0, 12504, 0xc5f1818c}, },
            {{seen_0, 12496, 0xe987c036}, {seen_0, 12500, 0xc5f1818c}, {seen_0, 12504, 0xa1647925}, },
            {{seen_0, 12496, 0xc5f1818c}, {seen_0, 12500, 0xa1647925}, {seen_0, 12504, 0xe987c036}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12508, 0x8da4637e}, {seen_0, 12512, 0x74168a9a}, {seen_0, 12516, 0x507e7f6b}, },
            {{seen_0, 12508, 0x74168a9a}, {seen_0, 12512, 0x507e7f6b}, {seen_0, 12516, 0x8da4637e}, },
            {{seen_0, 12508, 0x507e7f6b}, {seen_0, 12512, 0x8da4637e}, {seen_0, 12516, 0x74168a9a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12520, 0x185c53a5}, {seen_0, 12524, 0xc1a3b8e6}, {seen_0, 12528, 0x3cb2ce3e}, },
            {{seen_0, 12520, 0xc1a3b8e6}, {seen_0, 12524, 0x3cb2ce3e}, {seen_0, 12528, 0x185c53a5}, },
            {{seen_0, 12520, 0x3cb2ce3e}, {seen_0, 12524, 0x185c53a5}, {seen_0, 12528, 0xc1a3b8e6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12532, 0x64709b0c}, {seen_0, 12536, 0x2cd3c7e5}, {seen_0, 12540, 0x8a907b9}, },
            {{seen_0, 12532, 0x2cd3c7e5}, {seen_0, 12536, 0x8a907b9}, {seen_0, 12540, 0x64709b0c}, },
            {{seen_0, 12532, 0x8a907b9}, {seen_0, 12536, 0x64709b0c}, {seen_0, 12540, 0x2cd3c7e5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12544, 0xdf824206}, {seen_0, 12548, 0xa7b8afc8}, {seen_0, 12552, 0xbb36d821}, },
            {{seen_0, 12544, 0xa7b8afc8}, {seen_0, 12548, 0xbb36d821}, {seen_0, 12552, 0xdf824206}, },
            {{seen_0, 12544, 0xbb36d821}, {seen_0, 12548, 0xdf824206}, {seen_0, 12552, 0xa7b8afc8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12556, 0x83e17927}, {seen_0, 12560, 0x2c4944a9}, {seen_0, 12564, 0xcfbf862d}, },
            {{seen_0, 12556, 0x2c4944a9}, {seen_0, 12560, 0xcfbf862d}, {seen_0, 12564, 0x83e17927}, },
            {{seen_0, 12556, 0xcfbf862d}, {seen_0, 12560, 0x83e17927}, {seen_0, 12564, 0x2c4944a9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12568, 0x97873489}, {seen_0, 12572, 0x7eea2611}, {seen_0, 12576, 0xf3a4e427}, },
            {{seen_0, 12568, 0x7eea2611}, {seen_0, 12572, 0xf3a4e427}, {seen_0, 12576, 0x97873489}, },
            {{seen_0, 12568, 0xf3a4e427}, {seen_0, 12572, 0x97873489}, {seen_0, 12576, 0x7eea2611}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12580, 0x5afc51ea}, {seen_0, 12584, 0x224c6c41}, {seen_0, 12588, 0x46d1b8c8}, },
            {{seen_0, 12580, 0x224c6c41}, {seen_0, 12584, 0x46d1b8c8}, {seen_0, 12588, 0x5afc51ea}, },
            {{seen_0, 12580, 0x46d1b8c8}, {seen_0, 12584, 0x5afc51ea}, {seen_0, 12588, 0x224c6c41}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12592, 0xefebafd1}, {seen_0, 12596, 0x3684775c}, {seen_0, 12600, 0xcbf9be07}, },
            {{seen_0, 12592, 0x3684775c}, {seen_0, 12596, 0xcbf9be07}, {seen_0, 12600, 0xefebafd1}, },
            {{seen_0, 12592, 0xcbf9be07}, {seen_0, 12596, 0xefebafd1}, {seen_0, 12600, 0x3684775c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12604, 0x93cb3c74}, {seen_0, 12608, 0xfda3bc10}, {seen_0, 12612, 0xa1c2b92f}, },
            {{seen_0, 12604, 0xfda3bc10}, {seen_0, 12608, 0xa1c2b92f}, {seen_0, 12612, 0x93cb3c74}, },
            {{seen_0, 12604, 0xa1c2b92f}, {seen_0, 12608, 0x93cb3c74}, {seen_0, 12612, 0xfda3bc10}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12616, 0xe928d16d}, {seen_0, 12620, 0x919fc3ab}, {seen_0, 12624, 0xc5c8acf8}, },
            {{seen_0, 12616, 0x919fc3ab}, {seen_0, 12620, 0xc5c8acf8}, {seen_0, 12624, 0xe928d16d}, },
            {{seen_0, 12616, 0xc5c8acf8}, {seen_0, 12620, 0xe928d16d}, {seen_0, 12624, 0x919fc3ab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12628, 0xed2ecd0f}, {seen_0, 12632, 0xb510d986}, {seen_0, 12636, 0xd93f8647}, },
            {{seen_0, 12628, 0xb510d986}, {seen_0, 12632, 0xd93f8647}, {seen_0, 12636, 0xed2ecd0f}, },
            {{seen_0, 12628, 0xd93f8647}, {seen_0, 12632, 0xed2ecd0f}, {seen_0, 12636, 0xb510d986}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12640, 0x4041d068}, {seen_0, 12644, 0x8053302}, {seen_0, 12648, 0x1ccf5438}, },
            {{seen_0, 12640, 0x8053302}, {seen_0, 12644, 0x1ccf5438}, {seen_0, 12648, 0x4041d068}, },
            {{seen_0, 12640, 0x1ccf5438}, {seen_0, 12644, 0x4041d068}, {seen_0, 12648, 0x8053302}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12652, 0x648cbf2a}, {seen_0, 12656, 0xc85d6cf}, {seen_0, 12660, 0x305bf97b}, },
            {{seen_0, 12652, 0xc85d6cf}, {seen_0, 12656, 0x305bf97b}, {seen_0, 12660, 0x648cbf2a}, },
            {{seen_0, 12652, 0x305bf97b}, {seen_0, 12656, 0x648cbf2a}, {seen_0, 12660, 0xc85d6cf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12664, 0x78c90688}, {seen_0, 12668, 0x5cdbfd20}, {seen_0, 12672, 0x5481413e}, },
            {{seen_0, 12664, 0x5cdbfd20}, {seen_0, 12668, 0x5481413e}, {seen_0, 12672, 0x78c90688}, },
            {{seen_0, 12664, 0x5481413e}, {seen_0, 12668, 0x78c90688}, {seen_0, 12672, 0x5cdbfd20}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12676, 0x38abff4c}, {seen_0, 12680, 0x7bb770}, {seen_0, 12684, 0xa3672875}, },
            {{seen_0, 12676, 0x7bb770}, {seen_0, 12680, 0xa3672875}, {seen_0, 12684, 0x38abff4c}, },
            {{seen_0, 12676, 0xa3672875}, {seen_0, 12680, 0x38abff4c}, {seen_0, 12684, 0x7bb770}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12688, 0x4c2cb9e5}, {seen_0, 12692, 0x14b25e63}, {seen_0, 12696, 0x28afb143}, },
            {{seen_0, 12688, 0x14b25e63}, {seen_0, 12692, 0x28afb143}, {seen_0, 12696, 0x4c2cb9e5}, },
            {{seen_0, 12688, 0x28afb143}, {seen_0, 12692, 0x4c2cb9e5}, {seen_0, 12696, 0x14b25e63}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12700, 0x70b76f62}, {seen_0, 12704, 0xd7161543}, {seen_0, 12708, 0xfbacadf6}, },
            {{seen_0, 12700, 0xd7161543}, {seen_0, 12704, 0xfbacadf6}, {seen_0, 12708, 0x70b76f62}, },
            {{seen_0, 12700, 0xfbacadf6}, {seen_0, 12704, 0x70b76f62}, {seen_0, 12708, 0xd7161543}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12712, 0xc3011389}, {seen_0, 12716, 0xeb82f0c0}, {seen_0, 12720, 0x9f48c746}, },
            {{seen_0, 12712, 0xeb82f0c0}, {seen_0, 12716, 0x9f48c746}, {seen_0, 12720, 0xc3011389}, },
            {{seen_0, 12712, 0x9f48c746}, {seen_0, 12716, 0xc3011389}, {seen_0, 12720, 0xeb82f0c0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12724, 0xc76e99b2}, {seen_0, 12728, 0x8f0359b6}, {seen_0, 12732, 0xb366efbe}, },
            {{seen_0, 12724, 0x8f0359b6}, {seen_0, 12728, 0xb366efbe}, {seen_0, 12732, 0xc76e99b2}, },
            {{seen_0, 12724, 0xb366efbe}, {seen_0, 12728, 0xc76e99b2}, {seen_0, 12732, 0x8f0359b6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12736, 0x9d442902}, {seen_0, 12740, 0xe5e4f72a}, {seen_0, 12744, 0xf9bf275c}, },
            {{seen_0, 12736, 0xe5e4f72a}, {seen_0, 12740, 0xf9bf275c}, {seen_0, 12744, 0x9d442902}, },
            {{seen_0, 12736, 0xf9bf275c}, {seen_0, 12740, 0x9d442902}, {seen_0, 12744, 0xe5e4f72a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12748, 0xc1753ea5}, {seen_0, 12752, 0x6afb9ac7}, {seen_0, 12756, 0xec8788f}, },
            {{seen_0, 12748, 0x6afb9ac7}, {seen_0, 12752, 0xec8788f}, {seen_0, 12756, 0xc1753ea5}, },
            {{seen_0, 12748, 0xec8788f}, {seen_0, 12752, 0xc1753ea5}, {seen_0, 12756, 0x6afb9ac7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12760, 0x561d7273}, {seen_0, 12764, 0xbde6cf92}, {seen_0, 12768, 0x328b6be0}, },
            {{seen_0, 12760, 0xbde6cf92}, {seen_0, 12764, 0x328b6be0}, {seen_0, 12768, 0x561d7273}, },
            {{seen_0, 12760, 0x328b6be0}, {seen_0, 12764, 0x561d7273}, {seen_0, 12768, 0xbde6cf92}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12772, 0x990ea1eb}, {seen_0, 12776, 0x6035fe3b}, {seen_0, 12780, 0x4ce807e}, },
            {{seen_0, 12772, 0x6035fe3b}, {seen_0, 12776, 0x4ce807e}, {seen_0, 12780, 0x990ea1eb}, },
            {{seen_0, 12772, 0x4ce807e}, {seen_0, 12776, 0x990ea1eb}, {seen_0, 12780, 0x6035fe3b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12784, 0xadc4bbc2}, {seen_0, 12788, 0xf574e79b}, {seen_0, 12792, 0x89aa1278}, },
            {{seen_0, 12784, 0xf574e79b}, {seen_0, 12788, 0x89aa1278}, {seen_0, 12792, 0xadc4bbc2}, },
            {{seen_0, 12784, 0x89aa1278}, {seen_0, 12788, 0xadc4bbc2}, {seen_0, 12792, 0xf574e79b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12796, 0xd1795030}, {seen_0, 12800, 0x42ce29a0}, {seen_0, 12804, 0x666550f9}, },
            {{seen_0, 12796, 0x42ce29a0}, {seen_0, 12800, 0x666550f9}, {seen_0, 12804, 0xd1795030}, },
            {{seen_0, 12796, 0x666550f9}, {seen_0, 12800, 0xd1795030}, {seen_0, 12804, 0x42ce29a0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12808, 0x2e241108}, {seen_0, 12812, 0x567fa926}, {seen_0, 12816, 0xa42d797}, },
            {{seen_0, 12808, 0x567fa926}, {seen_0, 12812, 0xa42d797}, {seen_0, 12816, 0x2e241108}, },
            {{seen_0, 12808, 0xa42d797}, {seen_0, 12812, 0x2e241108}, {seen_0, 12816, 0x567fa926}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12820, 0x323d9c53}, {seen_0, 12824, 0x7ac7e51c}, {seen_0, 12828, 0x1e490d60}, },
            {{seen_0, 12820, 0x7ac7e51c}, {seen_0, 12824, 0x1e490d60}, {seen_0, 12828, 0x323d9c53}, },
            {{seen_0, 12820, 0x1e490d60}, {seen_0, 12824, 0x323d9c53}, {seen_0, 12828, 0x7ac7e51c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12832, 0x85dbd597}, {seen_0, 12836, 0xcd69505f}, {seen_0, 12840, 0xe1f4f5fa}, },
            {{seen_0, 12832, 0xcd69505f}, {seen_0, 12836, 0xe1f4f5fa}, {seen_0, 12840, 0x85dbd597}, },
            {{seen_0, 12832, 0xe1f4f5fa}, {seen_0, 12836, 0x85dbd597}, {seen_0, 12840, 0xcd69505f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12844, 0xa9abfda7}, {seen_0, 12848, 0x5236917c}, {seen_0, 12852, 0xf59c94b4}, },
            {{seen_0, 12844, 0x5236917c}, {seen_0, 12848, 0xf59c94b4}, {seen_0, 12852, 0xa9abfda7}, },
            {{seen_0, 12844, 0xf59c94b4}, {seen_0, 12848, 0xa9abfda7}, {seen_0, 12852, 0x5236917c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12856, 0xbd444ec5}, {seen_0, 12860, 0x2861079e}, {seen_0, 12864, 0x99be4635}, },
            {{seen_0, 12856, 0x2861079e}, {seen_0, 12860, 0x99be4635}, {seen_0, 12864, 0xbd444ec5}, },
            {{seen_0, 12856, 0x99be4635}, {seen_0, 12860, 0xbd444ec5}, {seen_0, 12864, 0x2861079e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12868, 0x4d2ef8e}, {seen_0, 12872, 0xcbac1785}, {seen_0, 12876, 0xefad34c5}, },
            {{seen_0, 12868, 0xcbac1785}, {seen_0, 12872, 0xefad34c5}, {seen_0, 12876, 0x4d2ef8e}, },
            {{seen_0, 12868, 0xefad34c5}, {seen_0, 12872, 0x4d2ef8e}, {seen_0, 12876, 0xcbac1785}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12880, 0x18e7f926}, {seen_0, 12884, 0x60c1db2b}, {seen_0, 12888, 0x7477ad93}, },
            {{seen_0, 12880, 0x60c1db2b}, {seen_0, 12884, 0x7477ad93}, {seen_0, 12888, 0x18e7f926}, },
            {{seen_0, 12880, 0x7477ad93}, {seen_0, 12884, 0x18e7f926}, {seen_0, 12888, 0x60c1db2b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12892, 0x3c351754}, {seen_0, 12896, 0xa3cf1902}, {seen_0, 12900, 0xc795185e}, },
            {{seen_0, 12892, 0xa3cf1902}, {seen_0, 12896, 0xc795185e}, {seen_0, 12900, 0x3c351754}, },
            {{seen_0, 12892, 0xc795185e}, {seen_0, 12896, 0x3c351754}, {seen_0, 12900, 0xa3cf1902}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12904, 0xe7078a0}, {seen_0, 12908, 0xb7029b96}, {seen_0, 12912, 0xebc71eaa}, },
            {{seen_0, 12904, 0xb7029b96}, {seen_0, 12908, 0xebc71eaa}, {seen_0, 12912, 0xe7078a0}, },
            {{seen_0, 12904, 0xebc71eaa}, {seen_0, 12908, 0xe7078a0}, {seen_0, 12912, 0xb7029b96}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12916, 0x93f6d445}, {seen_0, 12920, 0xdb45fecc}, {seen_0, 12924, 0xff1b64d1}, },
            {{seen_0, 12916, 0xdb45fecc}, {seen_0, 12920, 0xff1b64d1}, {seen_0, 12924, 0x93f6d445}, },
            {{seen_0, 12916, 0xff1b64d1}, {seen_0, 12920, 0x93f6d445}, {seen_0, 12924, 0xdb45fecc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12928, 0x62e5d274}, {seen_0, 12932, 0x2a68fc02}, {seen_0, 12936, 0xbf85f956}, },
            {{seen_0, 12928, 0x2a68fc02}, {seen_0, 12932, 0xbf85f956}, {seen_0, 12936, 0x62e5d274}, },
            {{seen_0, 12928, 0xbf85f956}, {seen_0, 12932, 0x62e5d274}, {seen_0, 12936, 0x2a68fc02}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12940, 0x6eb4309}, {seen_0, 12944, 0xaf2ee428}, {seen_0, 12948, 0xd3ec7a56}, },
            {{seen_0, 12940, 0xaf2ee428}, {seen_0, 12944, 0xd3ec7a56}, {seen_0, 12948, 0x6eb4309}, },
            {{seen_0, 12940, 0xd3ec7a56}, {seen_0, 12944, 0x6eb4309}, {seen_0, 12948, 0xaf2ee428}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12952, 0x9bd26f5b}, {seen_0, 12956, 0x2b33a85}, {seen_0, 12960, 0xf7878f95}, },
            {{seen_0, 12952, 0x2b33a85}, {seen_0, 12956, 0xf7878f95}, {seen_0, 12960, 0x9bd26f5b}, },
            {{seen_0, 12952, 0xf7878f95}, {seen_0, 12956, 0x9bd26f5b}, {seen_0, 12960, 0x2b33a85}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12964, 0x5ef26e8e}, {seen_0, 12968, 0xa5a5248e}, {seen_0, 12972, 0xc9c28027}, },
            {{seen_0, 12964, 0xa5a5248e}, {seen_0, 12968, 0xc9c28027}, {seen_0, 12972, 0x5ef26e8e}, },
            {{seen_0, 12964, 0xc9c28027}, {seen_0, 12968, 0x5ef26e8e}, {seen_0, 12972, 0xa5a5248e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12976, 0x722f6910}, {seen_0, 12980, 0x3a1d9507}, {seen_0, 12984, 0x4e75ef0e}, },
            {{seen_0, 12976, 0x3a1d9507}, {seen_0, 12980, 0x4e75ef0e}, {seen_0, 12984, 0x722f6910}, },
            {{seen_0, 12976, 0x4e75ef0e}, {seen_0, 12980, 0x722f6910}, {seen_0, 12984, 0x3a1d9507}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 12988, 0x1638d581}, {seen_0, 12992, 0x5d29f5}, {seen_0, 12996, 0x246c2d89}, },
            {{seen_0, 12988, 0x5d29f5}, {seen_0, 12992, 0x246c2d89}, {seen_0, 12996, 0x1638d581}, },
            {{seen_0, 12988, 0x246c2d89}, {seen_0, 12992, 0x1638d581}, {seen_0, 12996, 0x5d29f5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13000, 0x6c22564e}, {seen_0, 13004, 0x95f0fe9d}, {seen_0, 13008, 0x48dae751}, },
            {{seen_0, 13000, 0x95f0fe9d}, {seen_0, 13004, 0x48dae751}, {seen_0, 13008, 0x6c22564e}, },
            {{seen_0, 13000, 0x48dae751}, {seen_0, 13004, 0x6c22564e}, {seen_0, 13008, 0x95f0fe9d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13012, 0xf10fe19a}, {seen_0, 13016, 0x38dba3fa}, {seen_0, 13020, 0x5ca14526}, },
            {{seen_0, 13012, 0x38dba3fa}, {seen_0, 13016, 0x5ca14526}, {seen_0, 13020, 0xf10fe19a}, },
            {{seen_0, 13012, 0x5ca14526}, {seen_0, 13016, 0xf10fe19a}, {seen_0, 13020, 0x38dba3fa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13024, 0xc3cb227a}, {seen_0, 13028, 0x8b6d8ff4}, {seen_0, 13032, 0x9ff7e108}, },
            {{seen_0, 13024, 0x8b6d8ff4}, {seen_0, 13028, 0x9ff7e108}, {seen_0, 13032, 0xc3cb227a}, },
            {{seen_0, 13024, 0x9ff7e108}, {seen_0, 13028, 0xc3cb227a}, {seen_0, 13032, 0x8b6d8ff4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13036, 0xe725da43}, {seen_0, 13040, 0x10ac2f15}, {seen_0, 13044, 0x34371172}, },
            {{seen_0, 13036, 0x10ac2f15}, {seen_0, 13040, 0x34371172}, {seen_0, 13044, 0xe725da43}, },
            {{seen_0, 13036, 0x34371172}, {seen_0, 13040, 0xe725da43}, {seen_0, 13044, 0x10ac2f15}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13048, 0x7c5b266e}, {seen_0, 13052, 0xd1dc0011}, {seen_0, 13056, 0x58a2b904}, },
            {{seen_0, 13048, 0xd1dc0011}, {seen_0, 13052, 0x58a2b904}, {seen_0, 13056, 0x7c5b266e}, },
            {{seen_0, 13048, 0x58a2b904}, {seen_0, 13052, 0x7c5b266e}, {seen_0, 13056, 0xd1dc0011}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13060, 0x2e6bb6da}, {seen_0, 13064, 0xf59c37c6}, {seen_0, 13068, 0x999b5280}, },
            {{seen_0, 13060, 0xf59c37c6}, {seen_0, 13064, 0x999b5280}, {seen_0, 13068, 0x2e6bb6da}, },
            {{seen_0, 13060, 0x999b5280}, {seen_0, 13064, 0x2e6bb6da}, {seen_0, 13068, 0xf59c37c6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13072, 0x42c808b9}, {seen_0, 13076, 0xac90e05}, {seen_0, 13080, 0x1e39f4b1}, },
            {{seen_0, 13072, 0xac90e05}, {seen_0, 13076, 0x1e39f4b1}, {seen_0, 13080, 0x42c808b9}, },
            {{seen_0, 13072, 0x1e39f4b1}, {seen_0, 13076, 0x42c808b9}, {seen_0, 13080, 0xac90e05}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13084, 0x6685cf19}, {seen_0, 13088, 0xcd8e99f9}, {seen_0, 13092, 0xf1c6fe21}, },
            {{seen_0, 13084, 0xcd8e99f9}, {seen_0, 13088, 0xf1c6fe21}, {seen_0, 13092, 0x6685cf19}, },
            {{seen_0, 13084, 0xf1c6fe21}, {seen_0, 13088, 0x6685cf19}, {seen_0, 13092, 0xcd8e99f9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13096, 0x38bb3414}, {seen_0, 13100, 0xe1a681f6}, {seen_0, 13104, 0x9538c337}, },
            {{seen_0, 13096, 0xe1a681f6}, {seen_0, 13100, 0x9538c337}, {seen_0, 13104, 0x38bb3414}, },
            {{seen_0, 13096, 0x9538c337}, {seen_0, 13100, 0x38bb3414}, {seen_0, 13104, 0xe1a681f6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13108, 0xbd6aed06}, {seen_0, 13112, 0x85680074}, {seen_0, 13116, 0xa951c17a}, },
            {{seen_0, 13108, 0x85680074}, {seen_0, 13112, 0xa951c17a}, {seen_0, 13116, 0xbd6aed06}, },
            {{seen_0, 13108, 0xa951c17a}, {seen_0, 13112, 0xbd6aed06}, {seen_0, 13116, 0x85680074}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13120, 0x93da57b6}, {seen_0, 13124, 0xdb68d37e}, {seen_0, 13128, 0xef906639}, },
            {{seen_0, 13120, 0xdb68d37e}, {seen_0, 13124, 0xef906639}, {seen_0, 13128, 0x93da57b6}, },
            {{seen_0, 13120, 0xef906639}, {seen_0, 13124, 0x93da57b6}, {seen_0, 13128, 0xdb68d37e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13132, 0xb7f5a63d}, {seen_0, 13136, 0x6095395f}, {seen_0, 13140, 0x44af5d5}, },
            {{seen_0, 13132, 0x6095395f}, {seen_0, 13136, 0x44af5d5}, {seen_0, 13140, 0xb7f5a63d}, },
            {{seen_0, 13132, 0x44af5d5}, {seen_0, 13136, 0xb7f5a63d}, {seen_0, 13140, 0x6095395f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13144, 0xcb098f32}, {seen_0, 13148, 0x32cd81b8}, {seen_0, 13152, 0xa760589d}, },
            {{seen_0, 13144, 0x32cd81b8}, {seen_0, 13148, 0xa760589d}, {seen_0, 13152, 0xcb098f32}, },
            {{seen_0, 13144, 0xa760589d}, {seen_0, 13148, 0xcb098f32}, {seen_0, 13152, 0x32cd81b8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13156, 0xef4f191}, {seen_0, 13160, 0x56d194ef}, {seen_0, 13164, 0x7a53af7e}, },
            {{seen_0, 13156, 0x56d194ef}, {seen_0, 13160, 0x7a53af7e}, {seen_0, 13164, 0xef4f191}, },
            {{seen_0, 13156, 0x7a53af7e}, {seen_0, 13160, 0xef4f191}, {seen_0, 13164, 0x56d194ef}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13168, 0xa30b9262}, {seen_0, 13172, 0xeb867b63}, {seen_0, 13176, 0xff3355ba}, },
            {{seen_0, 13168, 0xeb867b63}, {seen_0, 13172, 0xff3355ba}, {seen_0, 13176, 0xa30b9262}, },
            {{seen_0, 13168, 0xff3355ba}, {seen_0, 13172, 0xa30b9262}, {seen_0, 13176, 0xeb867b63}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13180, 0xc77ff7c9}, {seen_0, 13184, 0x2acdd739}, {seen_0, 13188, 0x4e8252af}, },
            {{seen_0, 13180, 0x2acdd739}, {seen_0, 13184, 0x4e8252af}, {seen_0, 13188, 0xc77ff7c9}, },
            {{seen_0, 13180, 0x4e8252af}, {seen_0, 13184, 0xc77ff7c9}, {seen_0, 13188, 0x2acdd739}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13192, 0x16e95bbf}, {seen_0, 13196, 0x3e88e6b3}, {seen_0, 13200, 0x72b36fee}, },
            {{seen_0, 13192, 0x3e88e6b3}, {seen_0, 13196, 0x72b36fee}, {seen_0, 13200, 0x16e95bbf}, },
            {{seen_0, 13192, 0x72b36fee}, {seen_0, 13196, 0x16e95bbf}, {seen_0, 13200, 0x3e88e6b3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13204, 0x9bec8f6d}, {seen_0, 13208, 0x62cda1da}, {seen_0, 13212, 0x685f40d}, },
            {{seen_0, 13204, 0x62cda1da}, {seen_0, 13208, 0x685f40d}, {seen_0, 13212, 0x9bec8f6d}, },
            {{seen_0, 13204, 0x685f40d}, {seen_0, 13208, 0x9bec8f6d}, {seen_0, 13212, 0x62cda1da}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13216, 0xedf9e795}, {seen_0, 13220, 0xb5d154b9}, {seen_0, 13224, 0xc9cee3b9}, },
            {{seen_0, 13216, 0xb5d154b9}, {seen_0, 13220, 0xc9cee3b9}, {seen_0, 13224, 0xedf9e795}, },
            {{seen_0, 13216, 0xc9cee3b9}, {seen_0, 13220, 0xedf9e795}, {seen_0, 13224, 0xb5d154b9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13228, 0x9157ac45}, {seen_0, 13232, 0x3af2bd1f}, {seen_0, 13236, 0x5ef96f55}, },
            {{seen_0, 13228, 0x3af2bd1f}, {seen_0, 13232, 0x5ef96f55}, {seen_0, 13236, 0x9157ac45}, },
            {{seen_0, 13228, 0x5ef96f55}, {seen_0, 13232, 0x9157ac45}, {seen_0, 13236, 0x3af2bd1f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13240, 0xa5124ec7}, {seen_0, 13244, 0x102a260e}, {seen_0, 13248, 0x2d3bd54}, },
            {{seen_0, 13240, 0x102a260e}, {seen_0, 13244, 0x2d3bd54}, {seen_0, 13248, 0xa5124ec7}, },
            {{seen_0, 13240, 0x2d3bd54}, {seen_0, 13244, 0xa5124ec7}, {seen_0, 13248, 0x102a260e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13252, 0x6c3b0533}, {seen_0, 13256, 0x347ac476}, {seen_0, 13260, 0x588c8ac0}, },
            {{seen_0, 13252, 0x347ac476}, {seen_0, 13256, 0x588c8ac0}, {seen_0, 13260, 0x6c3b0533}, },
            {{seen_0, 13252, 0x588c8ac0}, {seen_0, 13256, 0x6c3b0533}, {seen_0, 13260, 0x347ac476}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13264, 0x2d6829}, {seen_0, 13268, 0x48ca6971}, {seen_0, 13272, 0x5c291cda}, },
            {{seen_0, 13264, 0x48ca6971}, {seen_0, 13268, 0x5c291cda}, {seen_0, 13272, 0x2d6829}, },
            {{seen_0, 13264, 0x5c291cda}, {seen_0, 13268, 0x2d6829}, {seen_0, 13272, 0x48ca6971}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13276, 0x24d3b558}, {seen_0, 13280, 0x8b223a36}, {seen_0, 13284, 0xaf48136c}, },
            {{seen_0, 13276, 0x8b223a36}, {seen_0, 13280, 0xaf48136c}, {seen_0, 13284, 0x24d3b558}, },
            {{seen_0, 13276, 0xaf48136c}, {seen_0, 13280, 0x24d3b558}, {seen_0, 13284, 0x8b223a36}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13288, 0xf77ec765}, {seen_0, 13292, 0x9f7f7a6b}, {seen_0, 13296, 0xd3b11d68}, },
            {{seen_0, 13288, 0x9f7f7a6b}, {seen_0, 13292, 0xd3b11d68}, {seen_0, 13296, 0xf77ec765}, },
            {{seen_0, 13288, 0xd3b11d68}, {seen_0, 13292, 0xf77ec765}, {seen_0, 13296, 0x9f7f7a6b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13300, 0xfbe8624c}, {seen_0, 13304, 0xc3b022b0}, {seen_0, 13308, 0xe75c6f06}, },
            {{seen_0, 13300, 0xc3b022b0}, {seen_0, 13304, 0xe75c6f06}, {seen_0, 13308, 0xfbe8624c}, },
            {{seen_0, 13300, 0xe75c6f06}, {seen_0, 13304, 0xfbe8624c}, {seen_0, 13308, 0xc3b022b0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13312, 0x58df232a}, {seen_0, 13316, 0x2014e8f2}, {seen_0, 13320, 0x34477800}, },
            {{seen_0, 13312, 0x2014e8f2}, {seen_0, 13316, 0x34477800}, {seen_0, 13320, 0x58df232a}, },
            {{seen_0, 13312, 0x34477800}, {seen_0, 13316, 0x58df232a}, {seen_0, 13320, 0x2014e8f2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13324, 0x7c27dbf3}, {seen_0, 13328, 0xa55e5052}, {seen_0, 13332, 0xc949c43f}, },
            {{seen_0, 13324, 0xa55e5052}, {seen_0, 13328, 0xc949c43f}, {seen_0, 13332, 0x7c27dbf3}, },
            {{seen_0, 13324, 0xc949c43f}, {seen_0, 13328, 0x7c27dbf3}, {seen_0, 13332, 0xa55e5052}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13336, 0x10b6946a}, {seen_0, 13340, 0xf767ab43}, {seen_0, 13344, 0xed1dd382}, },
            {{seen_0, 13336, 0xf767ab43}, {seen_0, 13340, 0xed1dd382}, {seen_0, 13344, 0x10b6946a}, },
            {{seen_0, 13336, 0xed1dd382}, {seen_0, 13340, 0x10b6946a}, {seen_0, 13344, 0xf767ab43}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13348, 0x5496bbf2}, {seen_0, 13352, 0x9b559954}, {seen_0, 13356, 0xbf9f732a}, },
            {{seen_0, 13348, 0x9b559954}, {seen_0, 13352, 0xbf9f732a}, {seen_0, 13356, 0x5496bbf2}, },
            {{seen_0, 13348, 0xbf9f732a}, {seen_0, 13352, 0x5496bbf2}, {seen_0, 13356, 0x9b559954}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13360, 0x686f40e4}, {seen_0, 13364, 0x3095193d}, {seen_0, 13368, 0x440db5fd}, },
            {{seen_0, 13360, 0x3095193d}, {seen_0, 13364, 0x440db5fd}, {seen_0, 13368, 0x686f40e4}, },
            {{seen_0, 13360, 0x440db5fd}, {seen_0, 13364, 0x686f40e4}, {seen_0, 13368, 0x3095193d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13372, 0xc9caa34}, {seen_0, 13376, 0x76191b24}, {seen_0, 13380, 0x1abd9c44}, },
            {{seen_0, 13372, 0x76191b24}, {seen_0, 13376, 0x1abd9c44}, {seen_0, 13380, 0xc9caa34}, },
            {{seen_0, 13372, 0x1abd9c44}, {seen_0, 13376, 0xc9caa34}, {seen_0, 13380, 0x76191b24}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13384, 0x6237a383}, {seen_0, 13388, 0xaf44109}, {seen_0, 13392, 0x3e897cfe}, },
            {{seen_0, 13384, 0xaf44109}, {seen_0, 13388, 0x3e897cfe}, {seen_0, 13392, 0x6237a383}, },
            {{seen_0, 13384, 0x3e897cfe}, {seen_0, 13388, 0x6237a383}, {seen_0, 13392, 0xaf44109}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13396, 0x6640f8f5}, {seen_0, 13400, 0x2e729a38}, {seen_0, 13404, 0x52471c50}, },
            {{seen_0, 13396, 0x2e729a38}, {seen_0, 13400, 0x52471c50}, {seen_0, 13404, 0x6640f8f5}, },
            {{seen_0, 13396, 0x52471c50}, {seen_0, 13400, 0x6640f8f5}, {seen_0, 13404, 0x2e729a38}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13408, 0xb9c5f425}, {seen_0, 13412, 0x81cf0aab}, {seen_0, 13416, 0x95747c83}, },
            {{seen_0, 13408, 0x81cf0aab}, {seen_0, 13412, 0x95747c83}, {seen_0, 13416, 0xb9c5f425}, },
            {{seen_0, 13408, 0x95747c83}, {seen_0, 13412, 0xb9c5f425}, {seen_0, 13416, 0x81cf0aab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13420, 0xdd9fb314}, {seen_0, 13424, 0x6df9ffd}, {seen_0, 13428, 0x2abeda3f}, },
            {{seen_0, 13420, 0x6df9ffd}, {seen_0, 13424, 0x2abeda3f}, {seen_0, 13428, 0xdd9fb314}, },
            {{seen_0, 13420, 0x2abeda3f}, {seen_0, 13424, 0xdd9fb314}, {seen_0, 13428, 0x6df9ffd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13432, 0xf1484a16}, {seen_0, 13436, 0xd540a31e}, {seen_0, 13440, 0xcdfef34f}, },
            {{seen_0, 13432, 0xd540a31e}, {seen_0, 13436, 0xcdfef34f}, {seen_0, 13440, 0xf1484a16}, },
            {{seen_0, 13432, 0xcdfef34f}, {seen_0, 13436, 0xf1484a16}, {seen_0, 13440, 0xd540a31e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13444, 0xb17391c3}, {seen_0, 13448, 0xf97aa06b}, {seen_0, 13452, 0x9dac3872}, },
            {{seen_0, 13444, 0xf97aa06b}, {seen_0, 13448, 0x9dac3872}, {seen_0, 13452, 0xb17391c3}, },
            {{seen_0, 13444, 0x9dac3872}, {seen_0, 13448, 0xb17391c3}, {seen_0, 13452, 0xf97aa06b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13456, 0xc55d6b72}, {seen_0, 13460, 0x8d3adae5}, {seen_0, 13464, 0xa1580ab2}, },
            {{seen_0, 13456, 0x8d3adae5}, {seen_0, 13460, 0xa1580ab2}, {seen_0, 13464, 0xc55d6b72}, },
            {{seen_0, 13456, 0xa1580ab2}, {seen_0, 13460, 0xc55d6b72}, {seen_0, 13464, 0x8d3adae5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13468, 0xe90a9933}, {seen_0, 13472, 0x50124a79}, {seen_0, 13476, 0x743b1833}, },
            {{seen_0, 13468, 0x50124a79}, {seen_0, 13472, 0x743b1833}, {seen_0, 13476, 0xe90a9933}, },
            {{seen_0, 13468, 0x743b1833}, {seen_0, 13472, 0xe90a9933}, {seen_0, 13476, 0x50124a79}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13480, 0x3cc879a5}, {seen_0, 13484, 0x64182c57}, {seen_0, 13488, 0x185b0300}, },
            {{seen_0, 13480, 0x64182c57}, {seen_0, 13484, 0x185b0300}, {seen_0, 13488, 0x3cc879a5}, },
            {{seen_0, 13480, 0x185b0300}, {seen_0, 13484, 0x3cc879a5}, {seen_0, 13488, 0x64182c57}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13492, 0xc1ed9c74}, {seen_0, 13496, 0x8a6d714}, {seen_0, 13500, 0x2cb8216b}, },
            {{seen_0, 13492, 0x8a6d714}, {seen_0, 13496, 0x2cb8216b}, {seen_0, 13500, 0xc1ed9c74}, },
            {{seen_0, 13492, 0x2cb8216b}, {seen_0, 13496, 0xc1ed9c74}, {seen_0, 13500, 0x8a6d714}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13504, 0x9701804e}, {seen_0, 13508, 0x5e3f7c89}, {seen_0, 13512, 0xf3369251}, },
            {{seen_0, 13504, 0x5e3f7c89}, {seen_0, 13508, 0xf3369251}, {seen_0, 13512, 0x9701804e}, },
            {{seen_0, 13504, 0xf3369251}, {seen_0, 13508, 0x9701804e}, {seen_0, 13512, 0x5e3f7c89}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13516, 0x3ab525be}, {seen_0, 13520, 0xe33f7986}, {seen_0, 13524, 0x875d6257}, },
            {{seen_0, 13516, 0xe33f7986}, {seen_0, 13520, 0x875d6257}, {seen_0, 13524, 0x3ab525be}, },
            {{seen_0, 13516, 0x875d6257}, {seen_0, 13520, 0x3ab525be}, {seen_0, 13524, 0xe33f7986}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13528, 0xcf66404a}, {seen_0, 13532, 0x3600a2ed}, {seen_0, 13536, 0xab7980c4}, },
            {{seen_0, 13528, 0x3600a2ed}, {seen_0, 13532, 0xab7980c4}, {seen_0, 13536, 0xcf66404a}, },
            {{seen_0, 13528, 0xab7980c4}, {seen_0, 13532, 0xcf66404a}, {seen_0, 13536, 0x3600a2ed}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13540, 0x123fe665}, {seen_0, 13544, 0x5aed1da2}, {seen_0, 13548, 0xfd142d5d}, },
            {{seen_0, 13540, 0x5aed1da2}, {seen_0, 13544, 0xfd142d5d}, {seen_0, 13548, 0x123fe665}, },
            {{seen_0, 13540, 0xfd142d5d}, {seen_0, 13544, 0x123fe665}, {seen_0, 13548, 0x5aed1da2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13552, 0x2600cb1b}, {seen_0, 13556, 0x6e2b8777}, {seen_0, 13560, 0x289d35d}, },
            {{seen_0, 13552, 0x6e2b8777}, {seen_0, 13556, 0x289d35d}, {seen_0, 13560, 0x2600cb1b}, },
            {{seen_0, 13552, 0x289d35d}, {seen_0, 13556, 0x2600cb1b}, {seen_0, 13560, 0x6e2b8777}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13564, 0x4a514f2f}, {seen_0, 13568, 0x564bcb9b}, {seen_0, 13572, 0x7a262a69}, },
            {{seen_0, 13564, 0x564bcb9b}, {seen_0, 13568, 0x7a262a69}, {seen_0, 13572, 0x4a514f2f}, },
            {{seen_0, 13564, 0x7a262a69}, {seen_0, 13568, 0x4a514f2f}, {seen_0, 13572, 0x564bcb9b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13576, 0x420dfab3}, {seen_0, 13580, 0xeb6c4737}, {seen_0, 13584, 0x1eeb8466}, },
            {{seen_0, 13576, 0xeb6c4737}, {seen_0, 13580, 0x1eeb8466}, {seen_0, 13584, 0x420dfab3}, },
            {{seen_0, 13576, 0x1eeb8466}, {seen_0, 13580, 0x420dfab3}, {seen_0, 13584, 0xeb6c4737}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13588, 0xc7477210}, {seen_0, 13592, 0x8f29b214}, {seen_0, 13596, 0x32d2a3f9}, },
            {{seen_0, 13588, 0x8f29b214}, {seen_0, 13592, 0x32d2a3f9}, {seen_0, 13596, 0xc7477210}, },
            {{seen_0, 13588, 0x32d2a3f9}, {seen_0, 13592, 0xc7477210}, {seen_0, 13596, 0x8f29b214}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13600, 0x99bbf536}, {seen_0, 13604, 0xe169ef73}, {seen_0, 13608, 0xf5425873}, },
            {{seen_0, 13600, 0xe169ef73}, {seen_0, 13604, 0xf5425873}, {seen_0, 13608, 0x99bbf536}, },
            {{seen_0, 13600, 0xf5425873}, {seen_0, 13604, 0x99bbf536}, {seen_0, 13608, 0xe169ef73}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13612, 0xbd026d5b}, {seen_0, 13616, 0x66d518a7}, {seen_0, 13620, 0xadd5895}, },
            {{seen_0, 13612, 0x66d518a7}, {seen_0, 13616, 0xadd5895}, {seen_0, 13620, 0xbd026d5b}, },
            {{seen_0, 13612, 0xadd5895}, {seen_0, 13616, 0xbd026d5b}, {seen_0, 13620, 0x66d518a7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13624, 0x52e9cda0}, {seen_0, 13628, 0x3c96ff82}, {seen_0, 13632, 0x2e1c53eb}, },
            {{seen_0, 13624, 0x3c96ff82}, {seen_0, 13628, 0x2e1c53eb}, {seen_0, 13632, 0x52e9cda0}, },
            {{seen_0, 13624, 0x2e1c53eb}, {seen_0, 13628, 0x52e9cda0}, {seen_0, 13632, 0x3c96ff82}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13636, 0x18f01704}, {seen_0, 13640, 0x60a6ac33}, {seen_0, 13644, 0x4804b8d}, },
            {{seen_0, 13636, 0x60a6ac33}, {seen_0, 13640, 0x4804b8d}, {seen_0, 13644, 0x18f01704}, },
            {{seen_0, 13636, 0x4804b8d}, {seen_0, 13640, 0x18f01704}, {seen_0, 13644, 0x60a6ac33}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13648, 0x2c731b8d}, {seen_0, 13652, 0x74f9c64d}, {seen_0, 13656, 0x891e6d4}, },
            {{seen_0, 13648, 0x74f9c64d}, {seen_0, 13652, 0x891e6d4}, {seen_0, 13656, 0x2c731b8d}, },
            {{seen_0, 13648, 0x891e6d4}, {seen_0, 13652, 0x2c731b8d}, {seen_0, 13656, 0x74f9c64d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13660, 0x50d89328}, {seen_0, 13664, 0xb78672f3}, {seen_0, 13668, 0xdb82038a}, },
            {{seen_0, 13660, 0xb78672f3}, {seen_0, 13664, 0xdb82038a}, {seen_0, 13668, 0x50d89328}, },
            {{seen_0, 13660, 0xdb82038a}, {seen_0, 13664, 0x50d89328}, {seen_0, 13668, 0xb78672f3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13672, 0xa3863f68}, {seen_0, 13676, 0x4c7ba598}, {seen_0, 13680, 0xff150568}, },
            {{seen_0, 13672, 0x4c7ba598}, {seen_0, 13676, 0xff150568}, {seen_0, 13680, 0xa3863f68}, },
            {{seen_0, 13672, 0xff150568}, {seen_0, 13676, 0xa3863f68}, {seen_0, 13680, 0x4c7ba598}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13684, 0x285bc509}, {seen_0, 13688, 0xeffb7247}, {seen_0, 13692, 0x93d1915b}, },
            {{seen_0, 13684, 0xeffb7247}, {seen_0, 13688, 0x93d1915b}, {seen_0, 13692, 0x285bc509}, },
            {{seen_0, 13684, 0x93d1915b}, {seen_0, 13688, 0x285bc509}, {seen_0, 13692, 0xeffb7247}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13696, 0xf7b65da1}, {seen_0, 13700, 0xbf5e0601}, {seen_0, 13704, 0xd376d2c7}, },
            {{seen_0, 13696, 0xbf5e0601}, {seen_0, 13700, 0xd376d2c7}, {seen_0, 13704, 0xf7b65da1}, },
            {{seen_0, 13696, 0xd376d2c7}, {seen_0, 13700, 0xf7b65da1}, {seen_0, 13704, 0xbf5e0601}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13708, 0x9b20a118}, {seen_0, 13712, 0xc3e7819b}, {seen_0, 13716, 0xe7148e3c}, },
            {{seen_0, 13708, 0xc3e7819b}, {seen_0, 13712, 0xe7148e3c}, {seen_0, 13716, 0x9b20a118}, },
            {{seen_0, 13708, 0xe7148e3c}, {seen_0, 13712, 0x9b20a118}, {seen_0, 13716, 0xc3e7819b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13720, 0xafdd9441}, {seen_0, 13724, 0x16fb48e1}, {seen_0, 13728, 0x8b470eba}, },
            {{seen_0, 13720, 0x16fb48e1}, {seen_0, 13724, 0x8b470eba}, {seen_0, 13728, 0xafdd9441}, },
            {{seen_0, 13720, 0x8b470eba}, {seen_0, 13724, 0xafdd9441}, {seen_0, 13728, 0x16fb48e1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13732, 0x72571f7c}, {seen_0, 13736, 0x3a6cf12f}, {seen_0, 13740, 0x5eece8bc}, },
            {{seen_0, 13732, 0x3a6cf12f}, {seen_0, 13736, 0x5eece8bc}, {seen_0, 13740, 0x72571f7c}, },
            {{seen_0, 13732, 0x5eece8bc}, {seen_0, 13736, 0x72571f7c}, {seen_0, 13740, 0x3a6cf12f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13744, 0x67759f0}, {seen_0, 13748, 0x4e233b0a}, {seen_0, 13752, 0xe304333e}, },
            {{seen_0, 13744, 0x4e233b0a}, {seen_0, 13748, 0xe304333e}, {seen_0, 13752, 0x67759f0}, },
            {{seen_0, 13744, 0xe304333e}, {seen_0, 13748, 0x67759f0}, {seen_0, 13752, 0x4e233b0a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13756, 0x2a02dd84}, {seen_0, 13760, 0x950f423c}, {seen_0, 13764, 0xb9c37d51}, },
            {{seen_0, 13756, 0x950f423c}, {seen_0, 13760, 0xb9c37d51}, {seen_0, 13764, 0x2a02dd84}, },
            {{seen_0, 13756, 0xb9c37d51}, {seen_0, 13760, 0x2a02dd84}, {seen_0, 13764, 0x950f423c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13768, 0x978436}, {seen_0, 13772, 0xa916a75b}, {seen_0, 13776, 0x5c92a536}, },
            {{seen_0, 13768, 0xa916a75b}, {seen_0, 13772, 0x5c92a536}, {seen_0, 13776, 0x978436}, },
            {{seen_0, 13768, 0x5c92a536}, {seen_0, 13772, 0x978436}, {seen_0, 13776, 0xa916a75b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13780, 0x85a7c37d}, {seen_0, 13784, 0xcdb65cc8}, {seen_0, 13788, 0xf13d044e}, },
            {{seen_0, 13780, 0xcdb65cc8}, {seen_0, 13784, 0xf13d044e}, {seen_0, 13788, 0x85a7c37d}, },
            {{seen_0, 13780, 0xf13d044e}, {seen_0, 13784, 0x85a7c37d}, {seen_0, 13788, 0xcdb65cc8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13792, 0x58c11dc6}, {seen_0, 13796, 0x9fcce381}, {seen_0, 13800, 0x3409b5f0}, },
            {{seen_0, 13792, 0x9fcce381}, {seen_0, 13796, 0x3409b5f0}, {seen_0, 13800, 0x58c11dc6}, },
            {{seen_0, 13792, 0x3409b5f0}, {seen_0, 13796, 0x58c11dc6}, {seen_0, 13800, 0x9fcce381}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13804, 0x7cb0898b}, {seen_0, 13808, 0x24106bb6}, {seen_0, 13812, 0x48de2644}, },
            {{seen_0, 13804, 0x24106bb6}, {seen_0, 13808, 0x48de2644}, {seen_0, 13812, 0x7cb0898b}, },
            {{seen_0, 13804, 0x48de2644}, {seen_0, 13808, 0x7cb0898b}, {seen_0, 13812, 0x24106bb6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13816, 0x10a1ece1}, {seen_0, 13820, 0x810628f0}, {seen_0, 13824, 0x6c37a831}, },
            {{seen_0, 13816, 0x810628f0}, {seen_0, 13820, 0x6c37a831}, {seen_0, 13824, 0x10a1ece1}, },
            {{seen_0, 13816, 0x6c37a831}, {seen_0, 13820, 0x10a1ece1}, {seen_0, 13824, 0x810628f0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13828, 0xdd72df91}, {seen_0, 13832, 0xa51396f9}, {seen_0, 13836, 0xc9de3a91}, },
            {{seen_0, 13828, 0xa51396f9}, {seen_0, 13832, 0xc9de3a91}, {seen_0, 13836, 0xdd72df91}, },
            {{seen_0, 13828, 0xc9de3a91}, {seen_0, 13832, 0xdd72df91}, {seen_0, 13836, 0xa51396f9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13840, 0xf1e97272}, {seen_0, 13844, 0xb9678bb2}, {seen_0, 13848, 0x4e16320e}, },
            {{seen_0, 13840, 0xb9678bb2}, {seen_0, 13844, 0x4e16320e}, {seen_0, 13848, 0xf1e97272}, },
            {{seen_0, 13840, 0x4e16320e}, {seen_0, 13844, 0xf1e97272}, {seen_0, 13848, 0xb9678bb2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13852, 0x95d9e087}, {seen_0, 13856, 0x7c0a6ff9}, {seen_0, 13860, 0x20a87084}, },
            {{seen_0, 13852, 0x7c0a6ff9}, {seen_0, 13856, 0x20a87084}, {seen_0, 13860, 0x95d9e087}, },
            {{seen_0, 13852, 0x20a87084}, {seen_0, 13856, 0x95d9e087}, {seen_0, 13860, 0x7c0a6ff9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13864, 0x680f2411}, {seen_0, 13868, 0x915e64bc}, {seen_0, 13872, 0x44e47530}, },
            {{seen_0, 13864, 0x915e64bc}, {seen_0, 13868, 0x44e47530}, {seen_0, 13872, 0x680f2411}, },
            {{seen_0, 13864, 0x44e47530}, {seen_0, 13868, 0x680f2411}, {seen_0, 13872, 0x915e64bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13876, 0xed0a9045}, {seen_0, 13880, 0xb559c42b}, {seen_0, 13884, 0x58392f39}, },
            {{seen_0, 13876, 0xb559c42b}, {seen_0, 13880, 0x58392f39}, {seen_0, 13884, 0xed0a9045}, },
            {{seen_0, 13876, 0x58392f39}, {seen_0, 13880, 0xed0a9045}, {seen_0, 13884, 0xb559c42b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13888, 0xc364b79c}, {seen_0, 13892, 0x8b521511}, {seen_0, 13896, 0x9fcb69cd}, },
            {{seen_0, 13888, 0x8b521511}, {seen_0, 13892, 0x9fcb69cd}, {seen_0, 13896, 0xc364b79c}, },
            {{seen_0, 13888, 0x9fcb69cd}, {seen_0, 13892, 0xc364b79c}, {seen_0, 13896, 0x8b521511}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13900, 0xe7f94eb6}, {seen_0, 13904, 0x8fd00133}, {seen_0, 13908, 0xb3f6f468}, },
            {{seen_0, 13900, 0x8fd00133}, {seen_0, 13904, 0xb3f6f468}, {seen_0, 13908, 0xe7f94eb6}, },
            {{seen_0, 13900, 0xb3f6f468}, {seen_0, 13904, 0xe7f94eb6}, {seen_0, 13908, 0x8fd00133}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13912, 0xfb077498}, {seen_0, 13916, 0x62703226}, {seen_0, 13920, 0xd7eb44ef}, },
            {{seen_0, 13912, 0x62703226}, {seen_0, 13916, 0xd7eb44ef}, {seen_0, 13920, 0xfb077498}, },
            {{seen_0, 13912, 0xd7eb44ef}, {seen_0, 13916, 0xfb077498}, {seen_0, 13920, 0x62703226}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13924, 0x3e77f165}, {seen_0, 13928, 0x6b8df3c}, {seen_0, 13932, 0x2aa739f2}, },
            {{seen_0, 13924, 0x6b8df3c}, {seen_0, 13928, 0x2aa739f2}, {seen_0, 13932, 0x3e77f165}, },
            {{seen_0, 13924, 0x2aa739f2}, {seen_0, 13928, 0x3e77f165}, {seen_0, 13932, 0x6b8df3c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13936, 0x5226adfe}, {seen_0, 13940, 0x1a7f1eb9}, {seen_0, 13944, 0x2eb184da}, },
            {{seen_0, 13936, 0x1a7f1eb9}, {seen_0, 13940, 0x2eb184da}, {seen_0, 13944, 0x5226adfe}, },
            {{seen_0, 13936, 0x2eb184da}, {seen_0, 13940, 0x5226adfe}, {seen_0, 13944, 0x1a7f1eb9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13948, 0x767b7f4d}, {seen_0, 13952, 0x5a613733}, {seen_0, 13956, 0x7ea00bcf}, },
            {{seen_0, 13948, 0x5a613733}, {seen_0, 13952, 0x7ea00bcf}, {seen_0, 13956, 0x767b7f4d}, },
            {{seen_0, 13948, 0x7ea00bcf}, {seen_0, 13952, 0x767b7f4d}, {seen_0, 13956, 0x5a613733}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13960, 0xc5f9936e}, {seen_0, 13964, 0x6e15cb22}, {seen_0, 13968, 0x22ba6a3d}, },
            {{seen_0, 13960, 0x6e15cb22}, {seen_0, 13964, 0x22ba6a3d}, {seen_0, 13968, 0xc5f9936e}, },
            {{seen_0, 13960, 0x22ba6a3d}, {seen_0, 13964, 0xc5f9936e}, {seen_0, 13968, 0x6e15cb22}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13972, 0x4a632eda}, {seen_0, 13976, 0x126301f4}, {seen_0, 13980, 0x36045453}, },
            {{seen_0, 13972, 0x126301f4}, {seen_0, 13976, 0x36045453}, {seen_0, 13980, 0x4a632eda}, },
            {{seen_0, 13972, 0x36045453}, {seen_0, 13976, 0x4a632eda}, {seen_0, 13980, 0x126301f4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13984, 0x9d7ad3e1}, {seen_0, 13988, 0xe5b919f9}, {seen_0, 13992, 0xf9cd4946}, },
            {{seen_0, 13984, 0xe5b919f9}, {seen_0, 13988, 0xf9cd4946}, {seen_0, 13992, 0x9d7ad3e1}, },
            {{seen_0, 13984, 0xf9cd4946}, {seen_0, 13988, 0x9d7ad3e1}, {seen_0, 13992, 0xe5b919f9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 13996, 0xc14244de}, {seen_0, 14000, 0xe9bf059b}, {seen_0, 14004, 0x8daf61e9}, },
            {{seen_0, 13996, 0xe9bf059b}, {seen_0, 14000, 0x8daf61e9}, {seen_0, 14004, 0xc14244de}, },
            {{seen_0, 13996, 0x8daf61e9}, {seen_0, 14000, 0xc14244de}, {seen_0, 14004, 0xe9bf059b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14008, 0xd5fcb56b}, {seen_0, 14012, 0xbf7d0b40}, {seen_0, 14016, 0xb128eabd}, },
            {{seen_0, 14008, 0xbf7d0b40}, {seen_0, 14012, 0xb128eabd}, {seen_0, 14016, 0xd5fcb56b}, },
            {{seen_0, 14008, 0xb128eabd}, {seen_0, 14012, 0xd5fcb56b}, {seen_0, 14016, 0xbf7d0b40}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14020, 0x9b172e8c}, {seen_0, 14024, 0xe3b0f3a9}, {seen_0, 14028, 0x87f865b3}, },
            {{seen_0, 14020, 0xe3b0f3a9}, {seen_0, 14024, 0x87f865b3}, {seen_0, 14028, 0x9b172e8c}, },
            {{seen_0, 14020, 0x87f865b3}, {seen_0, 14024, 0x9b172e8c}, {seen_0, 14028, 0xe3b0f3a9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14032, 0x307532eb}, {seen_0, 14036, 0x785a96bd}, {seen_0, 14040, 0xcfc1a4e}, },
            {{seen_0, 14032, 0x785a96bd}, {seen_0, 14036, 0xcfc1a4e}, {seen_0, 14040, 0x307532eb}, },
            {{seen_0, 14032, 0xcfc1a4e}, {seen_0, 14036, 0x307532eb}, {seen_0, 14040, 0x785a96bd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14044, 0x54030016}, {seen_0, 14048, 0xbb379328}, {seen_0, 14052, 0x5e104c25}, },
            {{seen_0, 14044, 0xbb379328}, {seen_0, 14048, 0x5e104c25}, {seen_0, 14052, 0x54030016}, },
            {{seen_0, 14044, 0x5e104c25}, {seen_0, 14048, 0x54030016}, {seen_0, 14052, 0xbb379328}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14056, 0x26f7923f}, {seen_0, 14060, 0xcf89fc46}, {seen_0, 14064, 0x2175f41}, },
            {{seen_0, 14056, 0xcf89fc46}, {seen_0, 14060, 0x2175f41}, {seen_0, 14064, 0x26f7923f}, },
            {{seen_0, 14056, 0x2175f41}, {seen_0, 14060, 0x26f7923f}, {seen_0, 14064, 0xcf89fc46}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14068, 0xab1e18e8}, {seen_0, 14072, 0xf392ae5f}, {seen_0, 14076, 0x9730b08e}, },
            {{seen_0, 14068, 0xf392ae5f}, {seen_0, 14072, 0x9730b08e}, {seen_0, 14076, 0xab1e18e8}, },
            {{seen_0, 14068, 0x9730b08e}, {seen_0, 14072, 0xab1e18e8}, {seen_0, 14076, 0xf392ae5f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14080, 0xed301236}, {seen_0, 14084, 0x34fee0b1}, {seen_0, 14088, 0xc9f889d3}, },
            {{seen_0, 14080, 0x34fee0b1}, {seen_0, 14084, 0xc9f889d3}, {seen_0, 14088, 0xed301236}, },
            {{seen_0, 14080, 0xc9f889d3}, {seen_0, 14084, 0xed301236}, {seen_0, 14088, 0x34fee0b1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14092, 0x91ed1ef2}, {seen_0, 14096, 0xb93d48c4}, {seen_0, 14100, 0xdd53cefa}, },
            {{seen_0, 14092, 0xb93d48c4}, {seen_0, 14096, 0xdd53cefa}, {seen_0, 14100, 0x91ed1ef2}, },
            {{seen_0, 14092, 0xdd53cefa}, {seen_0, 14096, 0x91ed1ef2}, {seen_0, 14100, 0xb93d48c4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14104, 0xa5dad943}, {seen_0, 14108, 0xcc24880}, {seen_0, 14112, 0x81f2185d}, },
            {{seen_0, 14104, 0xcc24880}, {seen_0, 14108, 0x81f2185d}, {seen_0, 14112, 0xa5dad943}, },
            {{seen_0, 14104, 0x81f2185d}, {seen_0, 14108, 0xa5dad943}, {seen_0, 14112, 0xcc24880}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14116, 0x6829c7a6}, {seen_0, 14120, 0x309e7b75}, {seen_0, 14124, 0x545f7637}, },
            {{seen_0, 14116, 0x309e7b75}, {seen_0, 14120, 0x545f7637}, {seen_0, 14124, 0x6829c7a6}, },
            {{seen_0, 14116, 0x545f7637}, {seen_0, 14120, 0x6829c7a6}, {seen_0, 14124, 0x309e7b75}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14128, 0x7ce43634}, {seen_0, 14132, 0x4465ac52}, {seen_0, 14136, 0x58363ce0}, },
            {{seen_0, 14128, 0x4465ac52}, {seen_0, 14132, 0x58363ce0}, {seen_0, 14136, 0x7ce43634}, },
            {{seen_0, 14128, 0x58363ce0}, {seen_0, 14132, 0x7ce43634}, {seen_0, 14136, 0x4465ac52}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14140, 0x20be3338}, {seen_0, 14144, 0xa70e818}, {seen_0, 14148, 0x2e711be9}, },
            {{seen_0, 14140, 0xa70e818}, {seen_0, 14144, 0x2e711be9}, {seen_0, 14148, 0x20be3338}, },
            {{seen_0, 14140, 0x2e711be9}, {seen_0, 14144, 0x20be3338}, {seen_0, 14148, 0xa70e818}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14152, 0x76c435de}, {seen_0, 14156, 0x9f524184}, {seen_0, 14160, 0x52169827}, },
            {{seen_0, 14152, 0x9f524184}, {seen_0, 14156, 0x52169827}, {seen_0, 14160, 0x76c435de}, },
            {{seen_0, 14152, 0x52169827}, {seen_0, 14156, 0x76c435de}, {seen_0, 14160, 0x9f524184}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14164, 0xfb832de4}, {seen_0, 14168, 0xc3f90f2e}, {seen_0, 14172, 0xe75726be}, },
            {{seen_0, 14164, 0xc3f90f2e}, {seen_0, 14168, 0xe75726be}, {seen_0, 14172, 0xfb832de4}, },
            {{seen_0, 14164, 0xe75726be}, {seen_0, 14168, 0xfb832de4}, {seen_0, 14172, 0xc3f90f2e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14176, 0xcdba8631}, {seen_0, 14180, 0x95761b5f}, {seen_0, 14184, 0x2a95f9a6}, },
            {{seen_0, 14176, 0x95761b5f}, {seen_0, 14180, 0x2a95f9a6}, {seen_0, 14184, 0xcdba8631}, },
            {{seen_0, 14176, 0x2a95f9a6}, {seen_0, 14180, 0xcdba8631}, {seen_0, 14184, 0x95761b5f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14188, 0xf1692b5e}, {seen_0, 14192, 0x1a6e4e45}, {seen_0, 14196, 0x3e512223}, },
            {{seen_0, 14188, 0x1a6e4e45}, {seen_0, 14192, 0x3e512223}, {seen_0, 14196, 0xf1692b5e}, },
            {{seen_0, 14188, 0x3e512223}, {seen_0, 14192, 0xf1692b5e}, {seen_0, 14196, 0x1a6e4e45}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14200, 0x64ab7c6}, {seen_0, 14204, 0xe98540e7}, {seen_0, 14208, 0x6211d700}, },
            {{seen_0, 14200, 0xe98540e7}, {seen_0, 14204, 0x6211d700}, {seen_0, 14208, 0x64ab7c6}, },
            {{seen_0, 14200, 0x6211d700}, {seen_0, 14204, 0x64ab7c6}, {seen_0, 14208, 0xe98540e7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14212, 0xc5a395a6}, {seen_0, 14216, 0x8d042a64}, {seen_0, 14220, 0xb1b60274}, },
            {{seen_0, 14212, 0x8d042a64}, {seen_0, 14216, 0xb1b60274}, {seen_0, 14220, 0xc5a395a6}, },
            {{seen_0, 14212, 0xb1b60274}, {seen_0, 14216, 0xc5a395a6}, {seen_0, 14220, 0x8d042a64}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14224, 0x5a0b10aa}, {seen_0, 14228, 0xa1739952}, {seen_0, 14232, 0x368d5d1a}, },
            {{seen_0, 14224, 0xa1739952}, {seen_0, 14228, 0x368d5d1a}, {seen_0, 14232, 0x5a0b10aa}, },
            {{seen_0, 14224, 0x368d5d1a}, {seen_0, 14228, 0x5a0b10aa}, {seen_0, 14232, 0xa1739952}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14236, 0x7e3f2115}, {seen_0, 14240, 0xe53b9088}, {seen_0, 14244, 0x86b2893}, },
            {{seen_0, 14236, 0xe53b9088}, {seen_0, 14240, 0x86b2893}, {seen_0, 14244, 0x7e3f2115}, },
            {{seen_0, 14236, 0x86b2893}, {seen_0, 14240, 0x7e3f2115}, {seen_0, 14244, 0xe53b9088}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14248, 0x50b692ec}, {seen_0, 14252, 0xf9fa0958}, {seen_0, 14256, 0x2cfae27b}, },
            {{seen_0, 14248, 0xf9fa0958}, {seen_0, 14252, 0x2cfae27b}, {seen_0, 14256, 0x50b692ec}, },
            {{seen_0, 14248, 0x2cfae27b}, {seen_0, 14252, 0x50b692ec}, {seen_0, 14256, 0xf9fa0958}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14260, 0xd54c208c}, {seen_0, 14264, 0x9d839baf}, {seen_0, 14268, 0xc12f6132}, },
            {{seen_0, 14260, 0x9d839baf}, {seen_0, 14264, 0xc12f6132}, {seen_0, 14268, 0xd54c208c}, },
            {{seen_0, 14260, 0xc12f6132}, {seen_0, 14264, 0xd54c208c}, {seen_0, 14268, 0x9d839baf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14272, 0xabd8dbf8}, {seen_0, 14276, 0xf3d54d05}, {seen_0, 14280, 0x870a9874}, },
            {{seen_0, 14272, 0xf3d54d05}, {seen_0, 14276, 0x870a9874}, {seen_0, 14280, 0xabd8dbf8}, },
            {{seen_0, 14272, 0x870a9874}, {seen_0, 14276, 0xabd8dbf8}, {seen_0, 14280, 0xf3d54d05}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14284, 0xcf24f54e}, {seen_0, 14288, 0xf700cc1e}, {seen_0, 14292, 0x9b736a12}, },
            {{seen_0, 14284, 0xf700cc1e}, {seen_0, 14288, 0x9b736a12}, {seen_0, 14292, 0xcf24f54e}, },
            {{seen_0, 14284, 0x9b736a12}, {seen_0, 14288, 0xcf24f54e}, {seen_0, 14292, 0xf700cc1e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14296, 0xe379be12}, {seen_0, 14300, 0x4a9762b4}, {seen_0, 14304, 0xbf70dab4}, },
            {{seen_0, 14296, 0x4a9762b4}, {seen_0, 14300, 0xbf70dab4}, {seen_0, 14304, 0xe379be12}, },
            {{seen_0, 14296, 0xbf70dab4}, {seen_0, 14300, 0xe379be12}, {seen_0, 14304, 0x4a9762b4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14308, 0x263b79cb}, {seen_0, 14312, 0x6ee9ba0b}, {seen_0, 14316, 0x124662c5}, },
            {{seen_0, 14308, 0x6ee9ba0b}, {seen_0, 14312, 0x124662c5}, {seen_0, 14316, 0x263b79cb}, },
            {{seen_0, 14308, 0x124662c5}, {seen_0, 14312, 0x263b79cb}, {seen_0, 14316, 0x6ee9ba0b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14320, 0xbbacfb75}, {seen_0, 14324, 0x2b337d9}, {seen_0, 14328, 0x97cd5e79}, },
            {{seen_0, 14320, 0x2b337d9}, {seen_0, 14324, 0x97cd5e79}, {seen_0, 14328, 0xbbacfb75}, },
            {{seen_0, 14320, 0x97cd5e79}, {seen_0, 14324, 0xbbacfb75}, {seen_0, 14328, 0x2b337d9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14332, 0x5e94a512}, {seen_0, 14336, 0x5047e62f}, {seen_0, 14340, 0xf3994515}, },
            {{seen_0, 14332, 0x5047e62f}, {seen_0, 14336, 0xf3994515}, {seen_0, 14340, 0x5e94a512}, },
            {{seen_0, 14332, 0xf3994515}, {seen_0, 14336, 0x5e94a512}, {seen_0, 14340, 0x5047e62f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
}

static void part_7(void)
{
    { static const struct word words[][3] = {
            {{seen_0, 14344, 0xbb9b03d5}, {seen_0, 14348, 0x642744bc}, {seen_0, 14352, 0x971e4c31}, },
            {{seen_0, 14344, 0x642744bc}, {seen_0, 14348, 0x971e4c31}, {seen_0, 14352, 0xbb9b03d5}, },
            {{seen_0, 14344, 0x971e4c31}, {seen_0, 14348, 0xbb9b03d5}, {seen_0, 14352, 0x642744bc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14356, 0x407c225c}, {seen_0, 14360, 0x827960c}, {seen_0, 14364, 0x2c2f911c}, },
            {{seen_0, 14356, 0x827960c}, {seen_0, 14360, 0x2c2f911c}, {seen_0, 14364, 0x407c225c}, },
            {{seen_0, 14356, 0x2c2f911c}, {seen_0, 14360, 0x407c225c}, {seen_0, 14364, 0x827960c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14368, 0x93e93f8d}, {seen_0, 14372, 0x5aa6f698}, {seen_0, 14376, 0xef68a6ca}, },
            {{seen_0, 14368, 0x5aa6f698}, {seen_0, 14372, 0xef68a6ca}, {seen_0, 14376, 0x93e93f8d}, },
            {{seen_0, 14368, 0xef68a6ca}, {seen_0, 14372, 0x93e93f8d}, {seen_0, 14376, 0x5aa6f698}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14380, 0x36487ae3}, {seen_0, 14384, 0xdf772f8a}, {seen_0, 14388, 0x834d1c9f}, },
            {{seen_0, 14380, 0xdf772f8a}, {seen_0, 14384, 0x834d1c9f}, {seen_0, 14388, 0x36487ae3}, },
            {{seen_0, 14380, 0x834d1c9f}, {seen_0, 14384, 0x36487ae3}, {seen_0, 14388, 0xdf772f8a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14392, 0xcbf26990}, {seen_0, 14396, 0xb597c29f}, {seen_0, 14400, 0xa7591235}, },
            {{seen_0, 14392, 0xb597c29f}, {seen_0, 14396, 0xa7591235}, {seen_0, 14400, 0xcbf26990}, },
            {{seen_0, 14392, 0xa7591235}, {seen_0, 14396, 0xcbf26990}, {seen_0, 14400, 0xb597c29f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14404, 0x91e97218}, {seen_0, 14408, 0xd9484ed3}, {seen_0, 14412, 0xfda44f47}, },
            {{seen_0, 14404, 0xd9484ed3}, {seen_0, 14408, 0xfda44f47}, {seen_0, 14412, 0x91e97218}, },
            {{seen_0, 14404, 0xfda44f47}, {seen_0, 14408, 0x91e97218}, {seen_0, 14412, 0xd9484ed3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14416, 0x266f36d9}, {seen_0, 14420, 0xed2ddc07}, {seen_0, 14424, 0x26624be}, },
            {{seen_0, 14416, 0xed2ddc07}, {seen_0, 14420, 0x26624be}, {seen_0, 14424, 0x266f36d9}, },
            {{seen_0, 14416, 0x26624be}, {seen_0, 14420, 0x266f36d9}, {seen_0, 14424, 0xed2ddc07}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14428, 0xc95bd895}, {seen_0, 14432, 0x3055eab0}, {seen_0, 14436, 0x54c66276}, },
            {{seen_0, 14428, 0x3055eab0}, {seen_0, 14432, 0x54c66276}, {seen_0, 14436, 0xc95bd895}, },
            {{seen_0, 14428, 0x54c66276}, {seen_0, 14432, 0xc95bd895}, {seen_0, 14436, 0x3055eab0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14440, 0x1c4b0d04}, {seen_0, 14444, 0xc59f9852}, {seen_0, 14448, 0x78219adf}, },
            {{seen_0, 14440, 0xc59f9852}, {seen_0, 14444, 0x78219adf}, {seen_0, 14448, 0x1c4b0d04}, },
            {{seen_0, 14440, 0x78219adf}, {seen_0, 14444, 0x1c4b0d04}, {seen_0, 14448, 0xc59f9852}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14452, 0xa1cc18fe}, {seen_0, 14456, 0xe9201086}, {seen_0, 14460, 0x8d83b84f}, },
            {{seen_0, 14452, 0xe9201086}, {seen_0, 14456, 0x8d83b84f}, {seen_0, 14460, 0xa1cc18fe}, },
            {{seen_0, 14452, 0x8d83b84f}, {seen_0, 14456, 0xa1cc18fe}, {seen_0, 14460, 0xe9201086}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14464, 0x70c5676c}, {seen_0, 14468, 0x38a73ee9}, {seen_0, 14472, 0x4c706f12}, },
            {{seen_0, 14464, 0x38a73ee9}, {seen_0, 14468, 0x4c706f12}, {seen_0, 14472, 0x70c5676c}, },
            {{seen_0, 14464, 0x4c706f12}, {seen_0, 14468, 0x70c5676c}, {seen_0, 14472, 0x38a73ee9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14476, 0x14a99d31}, {seen_0, 14480, 0xbdd6adbf}, {seen_0, 14484, 0x60fd8355}, },
            {{seen_0, 14476, 0xbdd6adbf}, {seen_0, 14480, 0x60fd8355}, {seen_0, 14484, 0x14a99d31}, },
            {{seen_0, 14476, 0x60fd8355}, {seen_0, 14480, 0x14a99d31}, {seen_0, 14484, 0xbdd6adbf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14488, 0x28c4d12f}, {seen_0, 14492, 0x8fa991c2}, {seen_0, 14496, 0x48065f7}, },
            {{seen_0, 14488, 0x8fa991c2}, {seen_0, 14492, 0x48065f7}, {seen_0, 14496, 0x28c4d12f}, },
            {{seen_0, 14488, 0x48065f7}, {seen_0, 14492, 0x28c4d12f}, {seen_0, 14496, 0x8fa991c2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14500, 0xeb7a1826}, {seen_0, 14504, 0xb3e086e7}, {seen_0, 14508, 0xd7652329}, },
            {{seen_0, 14500, 0xb3e086e7}, {seen_0, 14504, 0xd7652329}, {seen_0, 14508, 0xeb7a1826}, },
            {{seen_0, 14500, 0xd7652329}, {seen_0, 14504, 0xeb7a1826}, {seen_0, 14508, 0xb3e086e7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14512, 0x2463b4}, {seen_0, 14516, 0xc7bce77d}, {seen_0, 14520, 0x5c820964}, },
            {{seen_0, 14512, 0xc7bce77d}, {seen_0, 14516, 0x5c820964}, {seen_0, 14520, 0x2463b4}, },
            {{seen_0, 14512, 0x5c820964}, {seen_0, 14516, 0x2463b4}, {seen_0, 14520, 0xc7bce77d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14524, 0x24e0af15}, {seen_0, 14528, 0xeb3feec}, {seen_0, 14532, 0x32e65c1a}, },
            {{seen_0, 14524, 0xeb3feec}, {seen_0, 14528, 0x32e65c1a}, {seen_0, 14532, 0x24e0af15}, },
            {{seen_0, 14524, 0x32e65c1a}, {seen_0, 14528, 0x24e0af15}, {seen_0, 14532, 0xeb3feec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14536, 0x7ae83ddb}, {seen_0, 14540, 0x22149ae6}, {seen_0, 14544, 0x5692a9a0}, },
            {{seen_0, 14536, 0x22149ae6}, {seen_0, 14540, 0x5692a9a0}, {seen_0, 14544, 0x7ae83ddb}, },
            {{seen_0, 14536, 0x5692a9a0}, {seen_0, 14540, 0x7ae83ddb}, {seen_0, 14544, 0x22149ae6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14548, 0x7e049fd2}, {seen_0, 14552, 0x462ef9dc}, {seen_0, 14556, 0x6aa23e24}, },
            {{seen_0, 14548, 0x462ef9dc}, {seen_0, 14552, 0x6aa23e24}, {seen_0, 14556, 0x7e049fd2}, },
            {{seen_0, 14548, 0x6aa23e24}, {seen_0, 14552, 0x7e049fd2}, {seen_0, 14556, 0x462ef9dc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14560, 0xd1e52a8f}, {seen_0, 14564, 0x99a0483d}, {seen_0, 14568, 0xad454d31}, },
            {{seen_0, 14560, 0x99a0483d}, {seen_0, 14564, 0xad454d31}, {seen_0, 14568, 0xd1e52a8f}, },
            {{seen_0, 14560, 0xad454d31}, {seen_0, 14564, 0xd1e52a8f}, {seen_0, 14568, 0x99a0483d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14572, 0xf5d34a3d}, {seen_0, 14576, 0x9df1512f}, {seen_0, 14580, 0xc1c7735b}, },
            {{seen_0, 14572, 0x9df1512f}, {seen_0, 14576, 0xc1c7735b}, {seen_0, 14580, 0xf5d34a3d}, },
            {{seen_0, 14572, 0xc1c7735b}, {seen_0, 14576, 0xf5d34a3d}, {seen_0, 14580, 0x9df1512f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14584, 0x89ec7737}, {seen_0, 14588, 0x952b3cc2}, {seen_0, 14592, 0xe5d0a548}, },
            {{seen_0, 14584, 0x952b3cc2}, {seen_0, 14588, 0xe5d0a548}, {seen_0, 14592, 0x89ec7737}, },
            {{seen_0, 14584, 0xe5d0a548}, {seen_0, 14588, 0x89ec7737}, {seen_0, 14592, 0x952b3cc2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14596, 0x72bec8ed}, {seen_0, 14600, 0xb94f3816}, {seen_0, 14604, 0xdd9b3026}, },
            {{seen_0, 14596, 0xb94f3816}, {seen_0, 14600, 0xdd9b3026}, {seen_0, 14604, 0x72bec8ed}, },
            {{seen_0, 14596, 0xdd9b3026}, {seen_0, 14600, 0x72bec8ed}, {seen_0, 14604, 0xb94f3816}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14608, 0x6190408}, {seen_0, 14612, 0x4ea57a62}, {seen_0, 14616, 0x6230e740}, },
            {{seen_0, 14608, 0x4ea57a62}, {seen_0, 14612, 0x6230e740}, {seen_0, 14616, 0x6190408}, },
            {{seen_0, 14608, 0x6230e740}, {seen_0, 14612, 0x6190408}, {seen_0, 14616, 0x4ea57a62}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14620, 0x2a2ec04a}, {seen_0, 14624, 0x915a37d3}, {seen_0, 14628, 0xb5df6d18}, },
            {{seen_0, 14620, 0x915a37d3}, {seen_0, 14624, 0xb5df6d18}, {seen_0, 14628, 0x2a2ec04a}, },
            {{seen_0, 14620, 0xb5df6d18}, {seen_0, 14624, 0x2a2ec04a}, {seen_0, 14628, 0x915a37d3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14632, 0x7cf14112}, {seen_0, 14636, 0xa5d8c4b2}, {seen_0, 14640, 0x5888b5df}, },
            {{seen_0, 14632, 0xa5d8c4b2}, {seen_0, 14636, 0x5888b5df}, {seen_0, 14640, 0x7cf14112}, },
            {{seen_0, 14632, 0x5888b5df}, {seen_0, 14636, 0x7cf14112}, {seen_0, 14640, 0xa5d8c4b2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14644, 0x81772ebb}, {seen_0, 14648, 0xc9413007}, {seen_0, 14652, 0xed5742b2}, },
            {{seen_0, 14644, 0xc9413007}, {seen_0, 14648, 0xed5742b2}, {seen_0, 14652, 0x81772ebb}, },
            {{seen_0, 14644, 0xed5742b2}, {seen_0, 14648, 0x81772ebb}, {seen_0, 14652, 0xc9413007}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14656, 0xd7386b35}, {seen_0, 14660, 0x9ff6993a}, {seen_0, 14664, 0xb32cf893}, },
            {{seen_0, 14656, 0x9ff6993a}, {seen_0, 14660, 0xb32cf893}, {seen_0, 14664, 0xd7386b35}, },
            {{seen_0, 14656, 0xb32cf893}, {seen_0, 14660, 0xd7386b35}, {seen_0, 14664, 0x9ff6993a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14668, 0xfb779cfe}, {seen_0, 14672, 0x249c7a6b}, {seen_0, 14676, 0x480e127b}, },
            {{seen_0, 14668, 0x249c7a6b}, {seen_0, 14672, 0x480e127b}, {seen_0, 14676, 0xfb779cfe}, },
            {{seen_0, 14668, 0x480e127b}, {seen_0, 14672, 0xfb779cfe}, {seen_0, 14676, 0x249c7a6b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14680, 0x8f193c99}, {seen_0, 14684, 0x76392c52}, {seen_0, 14688, 0xeb6abad3}, },
            {{seen_0, 14680, 0x76392c52}, {seen_0, 14684, 0xeb6abad3}, {seen_0, 14688, 0x8f193c99}, },
            {{seen_0, 14680, 0xeb6abad3}, {seen_0, 14684, 0x8f193c99}, {seen_0, 14688, 0x76392c52}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14692, 0x52f593e7}, {seen_0, 14696, 0x1aea44b2}, {seen_0, 14700, 0x3e2bda59}, },
            {{seen_0, 14692, 0x1aea44b2}, {seen_0, 14696, 0x3e2bda59}, {seen_0, 14700, 0x52f593e7}, },
            {{seen_0, 14692, 0x3e2bda59}, {seen_0, 14696, 0x52f593e7}, {seen_0, 14700, 0x1aea44b2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14704, 0xe7e38e43}, {seen_0, 14708, 0x2edb431f}, {seen_0, 14712, 0xc3c96a79}, },
            {{seen_0, 14704, 0x2edb431f}, {seen_0, 14708, 0xc3c96a79}, {seen_0, 14712, 0xe7e38e43}, },
            {{seen_0, 14704, 0xc3c96a79}, {seen_0, 14708, 0xe7e38e43}, {seen_0, 14712, 0x2edb431f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14716, 0x8bc77da0}, {seen_0, 14720, 0x6e465d21}, {seen_0, 14724, 0x1237bb91}, },
            {{seen_0, 14716, 0x6e465d21}, {seen_0, 14720, 0x1237bb91}, {seen_0, 14724, 0x8bc77da0}, },
            {{seen_0, 14716, 0x1237bb91}, {seen_0, 14720, 0x8bc77da0}, {seen_0, 14724, 0x6e465d21}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14728, 0x5ab84c4e}, {seen_0, 14732, 0x21e9eb4}, {seen_0, 14736, 0x36c24b5c}, },
            {{seen_0, 14728, 0x21e9eb4}, {seen_0, 14732, 0x36c24b5c}, {seen_0, 14736, 0x5ab84c4e}, },
            {{seen_0, 14728, 0x36c24b5c}, {seen_0, 14732, 0x5ab84c4e}, {seen_0, 14736, 0x21e9eb4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14740, 0xdf848a4d}, {seen_0, 14744, 0x26a5a6fb}, {seen_0, 14748, 0x4a05c9ed}, },
            {{seen_0, 14740, 0x26a5a6fb}, {seen_0, 14744, 0x4a05c9ed}, {seen_0, 14748, 0xdf848a4d}, },
            {{seen_0, 14740, 0x4a05c9ed}, {seen_0, 14744, 0xdf848a4d}, {seen_0, 14748, 0x26a5a6fb}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14752, 0xb1e2d546}, {seen_0, 14756, 0xf9d52919}, {seen_0, 14760, 0x8d582975}, },
            {{seen_0, 14752, 0xf9d52919}, {seen_0, 14756, 0x8d582975}, {seen_0, 14760, 0xb1e2d546}, },
            {{seen_0, 14752, 0x8d582975}, {seen_0, 14756, 0xb1e2d546}, {seen_0, 14760, 0xf9d52919}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14764, 0xd53e087f}, {seen_0, 14768, 0x7e8368a2}, {seen_0, 14772, 0x2241a4b8}, },
            {{seen_0, 14764, 0x7e8368a2}, {seen_0, 14768, 0x2241a4b8}, {seen_0, 14772, 0xd53e087f}, },
            {{seen_0, 14764, 0x2241a4b8}, {seen_0, 14768, 0xd53e087f}, {seen_0, 14772, 0x7e8368a2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14776, 0xe93d5ed6}, {seen_0, 14780, 0x54d1dc12}, {seen_0, 14784, 0xc58375e7}, },
            {{seen_0, 14776, 0x54d1dc12}, {seen_0, 14780, 0xc58375e7}, {seen_0, 14784, 0xe93d5ed6}, },
            {{seen_0, 14776, 0xc58375e7}, {seen_0, 14780, 0xe93d5ed6}, {seen_0, 14784, 0x54d1dc12}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14788, 0x30ed6a35}, {seen_0, 14792, 0x7861f424}, {seen_0, 14796, 0x1c99393b}, },
            {{seen_0, 14788, 0x7861f424}, {seen_0, 14792, 0x1c99393b}, {seen_0, 14796, 0x30ed6a35}, },
            {{seen_0, 14788, 0x1c99393b}, {seen_0, 14792, 0x30ed6a35}, {seen_0, 14796, 0x7861f424}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14800, 0x4464ee11}, {seen_0, 14804, 0xca36d41}, {seen_0, 14808, 0x20c0112a}, },
            {{seen_0, 14800, 0xca36d41}, {seen_0, 14804, 0x20c0112a}, {seen_0, 14808, 0x4464ee11}, },
            {{seen_0, 14800, 0x20c0112a}, {seen_0, 14804, 0x4464ee11}, {seen_0, 14808, 0xca36d41}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14812, 0x68b3b0b8}, {seen_0, 14816, 0xcfb6dedf}, {seen_0, 14820, 0xf3ac0f4d}, },
            {{seen_0, 14812, 0xcfb6dedf}, {seen_0, 14816, 0xf3ac0f4d}, {seen_0, 14820, 0x68b3b0b8}, },
            {{seen_0, 14812, 0xf3ac0f4d}, {seen_0, 14816, 0x68b3b0b8}, {seen_0, 14820, 0xcfb6dedf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14824, 0xbb5a16c8}, {seen_0, 14828, 0xe39f9605}, {seen_0, 14832, 0x976b326a}, },
            {{seen_0, 14824, 0xe39f9605}, {seen_0, 14828, 0x976b326a}, {seen_0, 14832, 0xbb5a16c8}, },
            {{seen_0, 14824, 0x976b326a}, {seen_0, 14828, 0xbb5a16c8}, {seen_0, 14832, 0xe39f9605}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14836, 0xbf050f3a}, {seen_0, 14840, 0x87bb90ab}, {seen_0, 14844, 0xab4cdced}, },
            {{seen_0, 14836, 0x87bb90ab}, {seen_0, 14840, 0xab4cdced}, {seen_0, 14844, 0xbf050f3a}, },
            {{seen_0, 14836, 0xab4cdced}, {seen_0, 14840, 0xbf050f3a}, {seen_0, 14844, 0x87bb90ab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14848, 0x1cdf9682}, {seen_0, 14852, 0x6446df71}, {seen_0, 14856, 0x78052ec5}, },
            {{seen_0, 14848, 0x6446df71}, {seen_0, 14852, 0x78052ec5}, {seen_0, 14856, 0x1cdf9682}, },
            {{seen_0, 14848, 0x78052ec5}, {seen_0, 14852, 0x1cdf9682}, {seen_0, 14856, 0x6446df71}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14860, 0x4087f390}, {seen_0, 14864, 0xe9d91ac6}, {seen_0, 14868, 0x8d015216}, },
            {{seen_0, 14860, 0xe9d91ac6}, {seen_0, 14864, 0x8d015216}, {seen_0, 14868, 0x4087f390}, },
            {{seen_0, 14860, 0x8d015216}, {seen_0, 14864, 0x4087f390}, {seen_0, 14868, 0xe9d91ac6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14872, 0x544459e6}, {seen_0, 14876, 0xbbbe8431}, {seen_0, 14880, 0xb15ea4d5}, },
            {{seen_0, 14872, 0xbbbe8431}, {seen_0, 14876, 0xb15ea4d5}, {seen_0, 14880, 0x544459e6}, },
            {{seen_0, 14872, 0xb15ea4d5}, {seen_0, 14876, 0x544459e6}, {seen_0, 14880, 0xbbbe8431}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14884, 0x97a60566}, {seen_0, 14888, 0xdf5cbb66}, {seen_0, 14892, 0x83724d99}, },
            {{seen_0, 14884, 0xdf5cbb66}, {seen_0, 14888, 0x83724d99}, {seen_0, 14892, 0x97a60566}, },
            {{seen_0, 14884, 0x83724d99}, {seen_0, 14888, 0x97a60566}, {seen_0, 14892, 0xdf5cbb66}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14896, 0x2c2cd77d}, {seen_0, 14900, 0x7471b5d7}, {seen_0, 14904, 0x8f0a9cc}, },
            {{seen_0, 14896, 0x7471b5d7}, {seen_0, 14900, 0x8f0a9cc}, {seen_0, 14904, 0x2c2cd77d}, },
            {{seen_0, 14896, 0x8f0a9cc}, {seen_0, 14900, 0x2c2cd77d}, {seen_0, 14904, 0x7471b5d7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14908, 0x5078b615}, {seen_0, 14912, 0x3af4a61f}, {seen_0, 14916, 0x5e43b006}, },
            {{seen_0, 14908, 0x3af4a61f}, {seen_0, 14912, 0x5e43b006}, {seen_0, 14916, 0x5078b615}, },
            {{seen_0, 14908, 0x5e43b006}, {seen_0, 14912, 0x5078b615}, {seen_0, 14916, 0x3af4a61f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14920, 0x263a41fd}, {seen_0, 14924, 0x4e6b9955}, {seen_0, 14928, 0x2d9a893}, },
            {{seen_0, 14920, 0x4e6b9955}, {seen_0, 14924, 0x2d9a893}, {seen_0, 14928, 0x263a41fd}, },
            {{seen_0, 14920, 0x2d9a893}, {seen_0, 14924, 0x263a41fd}, {seen_0, 14928, 0x4e6b9955}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14932, 0x2aeed0f7}, {seen_0, 14936, 0x72dfc58e}, {seen_0, 14940, 0x169673e6}, },
            {{seen_0, 14932, 0x72dfc58e}, {seen_0, 14936, 0x169673e6}, {seen_0, 14940, 0x2aeed0f7}, },
            {{seen_0, 14932, 0x169673e6}, {seen_0, 14936, 0x2aeed0f7}, {seen_0, 14940, 0x72dfc58e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14944, 0xfda050df}, {seen_0, 14948, 0xc550d2f7}, {seen_0, 14952, 0xd9548d6c}, },
            {{seen_0, 14944, 0xc550d2f7}, {seen_0, 14948, 0xd9548d6c}, {seen_0, 14952, 0xfda050df}, },
            {{seen_0, 14944, 0xd9548d6c}, {seen_0, 14948, 0xfda050df}, {seen_0, 14952, 0xc550d2f7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14956, 0xa11f577d}, {seen_0, 14960, 0x4a3340d1}, {seen_0, 14964, 0x6e7e1493}, },
            {{seen_0, 14956, 0x4a3340d1}, {seen_0, 14960, 0x6e7e1493}, {seen_0, 14964, 0xa11f577d}, },
            {{seen_0, 14956, 0x6e7e1493}, {seen_0, 14960, 0xa11f577d}, {seen_0, 14964, 0x4a3340d1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14968, 0xb5443971}, {seen_0, 14972, 0x991a5451}, {seen_0, 14976, 0x91e2c0ec}, },
            {{seen_0, 14968, 0x991a5451}, {seen_0, 14972, 0x91e2c0ec}, {seen_0, 14976, 0xb5443971}, },
            {{seen_0, 14968, 0x91e2c0ec}, {seen_0, 14972, 0xb5443971}, {seen_0, 14976, 0x991a5451}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14980, 0xf5a3cf66}, {seen_0, 14984, 0xbd134356}, {seen_0, 14988, 0xe1e02cd2}, },
            {{seen_0, 14980, 0xbd134356}, {seen_0, 14984, 0xe1e02cd2}, {seen_0, 14988, 0xf5a3cf66}, },
            {{seen_0, 14980, 0xe1e02cd2}, {seen_0, 14984, 0xf5a3cf66}, {seen_0, 14988, 0xbd134356}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 14992, 0x8928aece}, {seen_0, 14996, 0xd1f3a512}, {seen_0, 15000, 0xe5c0c29f}, },
            {{seen_0, 14992, 0xd1f3a512}, {seen_0, 14996, 0xe5c0c29f}, {seen_0, 15000, 0x8928aece}, },
            {{seen_0, 14992, 0xe5c0c29f}, {seen_0, 14996, 0x8928aece}, {seen_0, 15000, 0xd1f3a512}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15004, 0xad639d03}, {seen_0, 15008, 0x140ae953}, {seen_0, 15012, 0x382a34c6}, },
            {{seen_0, 15004, 0x140ae953}, {seen_0, 15008, 0x382a34c6}, {seen_0, 15012, 0xad639d03}, },
            {{seen_0, 15004, 0x382a34c6}, {seen_0, 15008, 0xad639d03}, {seen_0, 15012, 0x140ae953}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15016, 0x4af0ed}, {seen_0, 15020, 0x2857ba4e}, {seen_0, 15024, 0x5c799088}, },
            {{seen_0, 15016, 0x2857ba4e}, {seen_0, 15020, 0x5c799088}, {seen_0, 15024, 0x4af0ed}, },
            {{seen_0, 15016, 0x5c799088}, {seen_0, 15020, 0x4af0ed}, {seen_0, 15024, 0x2857ba4e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15028, 0x85dd6ddb}, {seen_0, 15032, 0x4c54ab93}, {seen_0, 15036, 0x705c2d4b}, },
            {{seen_0, 15028, 0x4c54ab93}, {seen_0, 15032, 0x705c2d4b}, {seen_0, 15036, 0x85dd6ddb}, },
            {{seen_0, 15028, 0x705c2d4b}, {seen_0, 15032, 0x85dd6ddb}, {seen_0, 15036, 0x4c54ab93}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15040, 0xdbedec68}, {seen_0, 15044, 0x22638a26}, {seen_0, 15048, 0xb7a7e9e6}, },
            {{seen_0, 15040, 0x22638a26}, {seen_0, 15044, 0xb7a7e9e6}, {seen_0, 15048, 0xdbedec68}, },
            {{seen_0, 15040, 0xb7a7e9e6}, {seen_0, 15044, 0xdbedec68}, {seen_0, 15048, 0x22638a26}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15052, 0x7ee893c5}, {seen_0, 15056, 0xa7ff6627}, {seen_0, 15060, 0xcb0cd5ac}, },
            {{seen_0, 15052, 0xa7ff6627}, {seen_0, 15056, 0xcb0cd5ac}, {seen_0, 15060, 0x7ee893c5}, },
            {{seen_0, 15052, 0xcb0cd5ac}, {seen_0, 15056, 0x7ee893c5}, {seen_0, 15060, 0xa7ff6627}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15064, 0x935dc691}, {seen_0, 15068, 0x7ab1ca1b}, {seen_0, 15072, 0xef8fbe06}, },
            {{seen_0, 15064, 0x7ab1ca1b}, {seen_0, 15068, 0xef8fbe06}, {seen_0, 15072, 0x935dc691}, },
            {{seen_0, 15064, 0xef8fbe06}, {seen_0, 15068, 0x935dc691}, {seen_0, 15072, 0x7ab1ca1b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15076, 0x56e818ba}, {seen_0, 15080, 0x1e3772a4}, {seen_0, 15084, 0xc15c88b7}, },
            {{seen_0, 15076, 0x1e3772a4}, {seen_0, 15080, 0xc15c88b7}, {seen_0, 15084, 0x56e818ba}, },
            {{seen_0, 15076, 0xc15c88b7}, {seen_0, 15080, 0x56e818ba}, {seen_0, 15084, 0x1e3772a4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15088, 0x6a374982}, {seen_0, 15092, 0x32910ebf}, {seen_0, 15096, 0x465dacba}, },
            {{seen_0, 15088, 0x32910ebf}, {seen_0, 15092, 0x465dacba}, {seen_0, 15096, 0x6a374982}, },
            {{seen_0, 15088, 0x465dacba}, {seen_0, 15092, 0x6a374982}, {seen_0, 15096, 0x32910ebf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15100, 0xe68611a}, {seen_0, 15104, 0x644af09d}, {seen_0, 15108, 0x8c7f963}, },
            {{seen_0, 15100, 0x644af09d}, {seen_0, 15104, 0x8c7f963}, {seen_0, 15108, 0xe68611a}, },
            {{seen_0, 15100, 0x8c7f963}, {seen_0, 15104, 0xe68611a}, {seen_0, 15108, 0x644af09d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15112, 0x50628550}, {seen_0, 15116, 0x78d252c9}, {seen_0, 15120, 0x2c1353ff}, },
            {{seen_0, 15112, 0x78d252c9}, {seen_0, 15116, 0x2c1353ff}, {seen_0, 15120, 0x50628550}, },
            {{seen_0, 15112, 0x2c1353ff}, {seen_0, 15116, 0x50628550}, {seen_0, 15120, 0x78d252c9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15124, 0x54e09172}, {seen_0, 15128, 0x1c015a87}, {seen_0, 15132, 0x40aea02a}, },
            {{seen_0, 15124, 0x1c015a87}, {seen_0, 15128, 0x40aea02a}, {seen_0, 15132, 0x54e09172}, },
            {{seen_0, 15124, 0x40aea02a}, {seen_0, 15128, 0x54e09172}, {seen_0, 15132, 0x1c015a87}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15136, 0xa75233de}, {seen_0, 15140, 0xefc22b38}, {seen_0, 15144, 0x8393f05a}, },
            {{seen_0, 15136, 0xefc22b38}, {seen_0, 15140, 0x8393f05a}, {seen_0, 15144, 0xa75233de}, },
            {{seen_0, 15136, 0x8393f05a}, {seen_0, 15140, 0xa75233de}, {seen_0, 15144, 0xefc22b38}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15148, 0xcb976d3e}, {seen_0, 15152, 0x74fa1c44}, {seen_0, 15156, 0x97efc0d1}, },
            {{seen_0, 15148, 0x74fa1c44}, {seen_0, 15152, 0x97efc0d1}, {seen_0, 15156, 0xcb976d3e}, },
            {{seen_0, 15148, 0x97efc0d1}, {seen_0, 15152, 0xcb976d3e}, {seen_0, 15156, 0x74fa1c44}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15160, 0xdf9d2003}, {seen_0, 15164, 0x4a447699}, {seen_0, 15168, 0xbba07706}, },
            {{seen_0, 15160, 0x4a447699}, {seen_0, 15164, 0xbba07706}, {seen_0, 15168, 0xdf9d2003}, },
            {{seen_0, 15160, 0xbba07706}, {seen_0, 15164, 0xdf9d2003}, {seen_0, 15168, 0x4a447699}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15172, 0x261c82b8}, {seen_0, 15176, 0xedfde26a}, {seen_0, 15180, 0x91a717d7}, },
            {{seen_0, 15172, 0xedfde26a}, {seen_0, 15176, 0x91a717d7}, {seen_0, 15180, 0x261c82b8}, },
            {{seen_0, 15172, 0x91a717d7}, {seen_0, 15176, 0x261c82b8}, {seen_0, 15180, 0xedfde26a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15184, 0x3a0f1678}, {seen_0, 15188, 0x264c5a9}, {seen_0, 15192, 0x164c6d7f}, },
            {{seen_0, 15184, 0x264c5a9}, {seen_0, 15188, 0x164c6d7f}, {seen_0, 15192, 0x3a0f1678}, },
            {{seen_0, 15184, 0x164c6d7f}, {seen_0, 15188, 0x3a0f1678}, {seen_0, 15192, 0x264c5a9}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15196, 0x5e07c729}, {seen_0, 15200, 0xc50546d7}, {seen_0, 15204, 0xe9ba0a1f}, },
            {{seen_0, 15196, 0xc50546d7}, {seen_0, 15200, 0xe9ba0a1f}, {seen_0, 15204, 0x5e07c729}, },
            {{seen_0, 15196, 0xe9ba0a1f}, {seen_0, 15200, 0x5e07c729}, {seen_0, 15204, 0xc50546d7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15208, 0x3085864f}, {seen_0, 15212, 0xd9042b4c}, {seen_0, 15216, 0x8d302229}, },
            {{seen_0, 15208, 0xd9042b4c}, {seen_0, 15212, 0x8d302229}, {seen_0, 15216, 0x3085864f}, },
            {{seen_0, 15208, 0x8d302229}, {seen_0, 15212, 0x3085864f}, {seen_0, 15216, 0xd9042b4c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15220, 0xb543cee4}, {seen_0, 15224, 0xfda241c7}, {seen_0, 15228, 0xa18c9f9e}, },
            {{seen_0, 15220, 0xfda241c7}, {seen_0, 15224, 0xa18c9f9e}, {seen_0, 15228, 0xb543cee4}, },
            {{seen_0, 15220, 0xa18c9f9e}, {seen_0, 15224, 0xb543cee4}, {seen_0, 15228, 0xfda241c7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15232, 0x41b2f6b}, {seen_0, 15236, 0x4cab134c}, {seen_0, 15240, 0xe1b688d1}, },
            {{seen_0, 15232, 0x4cab134c}, {seen_0, 15236, 0xe1b688d1}, {seen_0, 15240, 0x41b2f6b}, },
            {{seen_0, 15232, 0xe1b688d1}, {seen_0, 15236, 0x41b2f6b}, {seen_0, 15240, 0x4cab134c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15244, 0x28125d28}, {seen_0, 15248, 0xd108b57d}, {seen_0, 15252, 0xf5277417}, },
            {{seen_0, 15244, 0xd108b57d}, {seen_0, 15248, 0xf5277417}, {seen_0, 15252, 0x28125d28}, },
            {{seen_0, 15244, 0xf5277417}, {seen_0, 15248, 0x28125d28}, {seen_0, 15252, 0xd108b57d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15256, 0xbdbf087d}, {seen_0, 15260, 0x24adaa9c}, {seen_0, 15264, 0x9944e093}, },
            {{seen_0, 15256, 0x24adaa9c}, {seen_0, 15260, 0x9944e093}, {seen_0, 15264, 0xbdbf087d}, },
            {{seen_0, 15256, 0x9944e093}, {seen_0, 15260, 0xbdbf087d}, {seen_0, 15264, 0x24adaa9c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15268, 0xf49c51}, {seen_0, 15272, 0xc747e9f2}, {seen_0, 15276, 0xebe6133e}, },
            {{seen_0, 15268, 0xc747e9f2}, {seen_0, 15272, 0xebe6133e}, {seen_0, 15276, 0xf49c51}, },
            {{seen_0, 15268, 0xebe6133e}, {seen_0, 15272, 0xf49c51}, {seen_0, 15276, 0xc747e9f2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15280, 0x14ca0436}, {seen_0, 15284, 0x5c23041e}, {seen_0, 15288, 0x708b62d7}, },
            {{seen_0, 15280, 0x5c23041e}, {seen_0, 15284, 0x708b62d7}, {seen_0, 15288, 0x14ca0436}, },
            {{seen_0, 15280, 0x708b62d7}, {seen_0, 15284, 0x14ca0436}, {seen_0, 15288, 0x5c23041e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15292, 0x38841ffd}, {seen_0, 15296, 0x22d5f7ab}, {seen_0, 15300, 0x46a2723c}, },
            {{seen_0, 15292, 0x22d5f7ab}, {seen_0, 15296, 0x46a2723c}, {seen_0, 15300, 0x38841ffd}, },
            {{seen_0, 15292, 0x46a2723c}, {seen_0, 15296, 0x38841ffd}, {seen_0, 15300, 0x22d5f7ab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15304, 0xeefb840}, {seen_0, 15308, 0xb7a7eb3c}, {seen_0, 15312, 0x6a6eedc1}, },
            {{seen_0, 15304, 0xb7a7eb3c}, {seen_0, 15308, 0x6a6eedc1}, {seen_0, 15312, 0xeefb840}, },
            {{seen_0, 15304, 0x6a6eedc1}, {seen_0, 15308, 0xeefb840}, {seen_0, 15312, 0xb7a7eb3c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15316, 0x93c17e23}, {seen_0, 15320, 0x5a8a8538}, {seen_0, 15324, 0x7ec1927b}, },
            {{seen_0, 15316, 0x5a8a8538}, {seen_0, 15320, 0x7ec1927b}, {seen_0, 15324, 0x93c17e23}, },
            {{seen_0, 15316, 0x7ec1927b}, {seen_0, 15320, 0x93c17e23}, {seen_0, 15324, 0x5a8a8538}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15328, 0xe55a8a10}, {seen_0, 15332, 0xad49acc6}, {seen_0, 15336, 0xc139bfdd}, },
            {{seen_0, 15328, 0xad49acc6}, {seen_0, 15332, 0xc139bfdd}, {seen_0, 15336, 0xe55a8a10}, },
            {{seen_0, 15328, 0xc139bfdd}, {seen_0, 15332, 0xe55a8a10}, {seen_0, 15336, 0xad49acc6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15340, 0x898e324d}, {seen_0, 15344, 0x3249e019}, {seen_0, 15348, 0x56d52c81}, },
            {{seen_0, 15340, 0x3249e019}, {seen_0, 15344, 0x56d52c81}, {seen_0, 15348, 0x898e324d}, },
            {{seen_0, 15340, 0x56d52c81}, {seen_0, 15344, 0x898e324d}, {seen_0, 15348, 0x3249e019}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15352, 0x9dcb73a4}, {seen_0, 15356, 0x8f9c7ba0}, {seen_0, 15360, 0x7a93db42}, },
            {{seen_0, 15352, 0x8f9c7ba0}, {seen_0, 15356, 0x7a93db42}, {seen_0, 15360, 0x9dcb73a4}, },
            {{seen_0, 15352, 0x7a93db42}, {seen_0, 15356, 0x9dcb73a4}, {seen_0, 15360, 0x8f9c7ba0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15364, 0xeb8b383b}, {seen_0, 15368, 0xb3c29dda}, {seen_0, 15372, 0x568f44fb}, },
            {{seen_0, 15364, 0xb3c29dda}, {seen_0, 15368, 0x568f44fb}, {seen_0, 15372, 0xeb8b383b}, },
            {{seen_0, 15364, 0x568f44fb}, {seen_0, 15368, 0xeb8b383b}, {seen_0, 15372, 0xb3c29dda}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15376, 0xffb2e038}, {seen_0, 15380, 0xc7a79dc7}, {seen_0, 15384, 0xdb01c85c}, },
            {{seen_0, 15376, 0xc7a79dc7}, {seen_0, 15380, 0xdb01c85c}, {seen_0, 15384, 0xffb2e038}, },
            {{seen_0, 15376, 0xdb01c85c}, {seen_0, 15380, 0xffb2e038}, {seen_0, 15384, 0xc7a79dc7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15388, 0xa3b6dd41}, {seen_0, 15392, 0xa97af10}, {seen_0, 15396, 0x2ee6fb9b}, },
            {{seen_0, 15388, 0xa97af10}, {seen_0, 15392, 0x2ee6fb9b}, {seen_0, 15396, 0xa3b6dd41}, },
            {{seen_0, 15388, 0x2ee6fb9b}, {seen_0, 15392, 0xa3b6dd41}, {seen_0, 15396, 0xa97af10}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15400, 0x76eb7c27}, {seen_0, 15404, 0x1e4dff78}, {seen_0, 15408, 0x524984da}, },
            {{seen_0, 15400, 0x1e4dff78}, {seen_0, 15404, 0x524984da}, {seen_0, 15408, 0x76eb7c27}, },
            {{seen_0, 15400, 0x524984da}, {seen_0, 15404, 0x76eb7c27}, {seen_0, 15408, 0x1e4dff78}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15412, 0x7a0f2e21}, {seen_0, 15416, 0x429382b3}, {seen_0, 15420, 0x663377e8}, },
            {{seen_0, 15412, 0x429382b3}, {seen_0, 15416, 0x663377e8}, {seen_0, 15420, 0x7a0f2e21}, },
            {{seen_0, 15412, 0x663377e8}, {seen_0, 15416, 0x7a0f2e21}, {seen_0, 15420, 0x429382b3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15424, 0x501a5e6d}, {seen_0, 15428, 0x18b64248}, {seen_0, 15432, 0x2c430a56}, },
            {{seen_0, 15424, 0x18b64248}, {seen_0, 15428, 0x2c430a56}, {seen_0, 15432, 0x501a5e6d}, },
            {{seen_0, 15424, 0x2c430a56}, {seen_0, 15428, 0x501a5e6d}, {seen_0, 15432, 0x18b64248}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15436, 0x74b3d303}, {seen_0, 15440, 0x9de0eb29}, {seen_0, 15444, 0xc1398588}, },
            {{seen_0, 15436, 0x9de0eb29}, {seen_0, 15440, 0xc1398588}, {seen_0, 15444, 0x74b3d303}, },
            {{seen_0, 15436, 0xc1398588}, {seen_0, 15440, 0x74b3d303}, {seen_0, 15444, 0x9de0eb29}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15448, 0x89169195}, {seen_0, 15452, 0xefbcb702}, {seen_0, 15456, 0xe5dadce3}, },
            {{seen_0, 15448, 0xefbcb702}, {seen_0, 15452, 0xe5dadce3}, {seen_0, 15456, 0x89169195}, },
            {{seen_0, 15448, 0xe5dadce3}, {seen_0, 15452, 0x89169195}, {seen_0, 15456, 0xefbcb702}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15460, 0x4c9edae4}, {seen_0, 15464, 0x937789e4}, {seen_0, 15468, 0xb7f552bb}, },
            {{seen_0, 15460, 0x937789e4}, {seen_0, 15464, 0xb7f552bb}, {seen_0, 15468, 0x4c9edae4}, },
            {{seen_0, 15460, 0xb7f552bb}, {seen_0, 15464, 0x4c9edae4}, {seen_0, 15468, 0x937789e4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15472, 0x60943cc2}, {seen_0, 15476, 0x28c7fe22}, {seen_0, 15480, 0x3c581c50}, },
            {{seen_0, 15472, 0x28c7fe22}, {seen_0, 15476, 0x3c581c50}, {seen_0, 15480, 0x60943cc2}, },
            {{seen_0, 15472, 0x3c581c50}, {seen_0, 15476, 0x60943cc2}, {seen_0, 15480, 0x28c7fe22}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15484, 0x40024ef}, {seen_0, 15488, 0xe78e56aa}, {seen_0, 15492, 0x8b2c892b}, },
            {{seen_0, 15484, 0xe78e56aa}, {seen_0, 15488, 0x8b2c892b}, {seen_0, 15492, 0x40024ef}, },
            {{seen_0, 15484, 0x8b2c892b}, {seen_0, 15488, 0x40024ef}, {seen_0, 15492, 0xe78e56aa}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15496, 0xd3694c50}, {seen_0, 15500, 0x7c2ce3a5}, {seen_0, 15504, 0xaf609d7f}, },
            {{seen_0, 15496, 0x7c2ce3a5}, {seen_0, 15500, 0xaf609d7f}, {seen_0, 15504, 0xd3694c50}, },
            {{seen_0, 15496, 0xaf609d7f}, {seen_0, 15500, 0xd3694c50}, {seen_0, 15504, 0x7c2ce3a5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15508, 0x58dd6b29}, {seen_0, 15512, 0x2023a3ed}, {seen_0, 15516, 0xc3278f43}, },
            {{seen_0, 15508, 0x2023a3ed}, {seen_0, 15512, 0xc3278f43}, {seen_0, 15516, 0x58dd6b29}, },
            {{seen_0, 15508, 0xc3278f43}, {seen_0, 15512, 0x58dd6b29}, {seen_0, 15516, 0x2023a3ed}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15520, 0x2a4dbbaa}, {seen_0, 15524, 0x7292e07b}, {seen_0, 15528, 0x6e331dd}, },
            {{seen_0, 15520, 0x7292e07b}, {seen_0, 15524, 0x6e331dd}, {seen_0, 15528, 0x2a4dbbaa}, },
            {{seen_0, 15520, 0x6e331dd}, {seen_0, 15524, 0x2a4dbbaa}, {seen_0, 15528, 0x7292e07b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15532, 0x4e6ee8eb}, {seen_0, 15536, 0xf72a87b6}, {seen_0, 15540, 0x9b46704f}, },
            {{seen_0, 15532, 0xf72a87b6}, {seen_0, 15536, 0x9b46704f}, {seen_0, 15540, 0x4e6ee8eb}, },
            {{seen_0, 15532, 0x9b46704f}, {seen_0, 15536, 0x4e6ee8eb}, {seen_0, 15540, 0xf72a87b6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15544, 0xe35b6722}, {seen_0, 15548, 0xcdb26fa3}, {seen_0, 15552, 0xbfa268e0}, },
            {{seen_0, 15544, 0xcdb26fa3}, {seen_0, 15548, 0xbfa268e0}, {seen_0, 15552, 0xe35b6722}, },
            {{seen_0, 15544, 0xbfa268e0}, {seen_0, 15548, 0xe35b6722}, {seen_0, 15552, 0xcdb26fa3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15556, 0xa9cfa517}, {seen_0, 15560, 0xf1961fd0}, {seen_0, 15564, 0x95845b64}, },
            {{seen_0, 15556, 0xf1961fd0}, {seen_0, 15560, 0x95845b64}, {seen_0, 15564, 0xa9cfa517}, },
            {{seen_0, 15556, 0x95845b64}, {seen_0, 15560, 0xa9cfa517}, {seen_0, 15564, 0xf1961fd0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15568, 0xbd733b67}, {seen_0, 15572, 0x85bdd1a4}, {seen_0, 15576, 0x99206da4}, },
            {{seen_0, 15568, 0x85bdd1a4}, {seen_0, 15572, 0x99206da4}, {seen_0, 15576, 0xbd733b67}, },
            {{seen_0, 15568, 0x99206da4}, {seen_0, 15572, 0xbd733b67}, {seen_0, 15576, 0x85bdd1a4}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15580, 0xe1346c4f}, {seen_0, 15584, 0x48677f3b}, {seen_0, 15588, 0x6ca72040}, },
            {{seen_0, 15580, 0x48677f3b}, {seen_0, 15584, 0x6ca72040}, {seen_0, 15588, 0xe1346c4f}, },
            {{seen_0, 15580, 0x6ca72040}, {seen_0, 15584, 0xe1346c4f}, {seen_0, 15588, 0x48677f3b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15592, 0x34951d03}, {seen_0, 15596, 0xdd6dd417}, {seen_0, 15600, 0x10555275}, },
            {{seen_0, 15592, 0xdd6dd417}, {seen_0, 15596, 0x10555275}, {seen_0, 15600, 0x34951d03}, },
            {{seen_0, 15592, 0x10555275}, {seen_0, 15596, 0x34951d03}, {seen_0, 15600, 0xdd6dd417}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15604, 0xb966c671}, {seen_0, 15608, 0xfa71cf}, {seen_0, 15612, 0x2440c996}, },
            {{seen_0, 15604, 0xfa71cf}, {seen_0, 15608, 0x2440c996}, {seen_0, 15612, 0xb966c671}, },
            {{seen_0, 15604, 0x2440c996}, {seen_0, 15608, 0xb966c671}, {seen_0, 15612, 0xfa71cf}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15616, 0xb18808d6}, {seen_0, 15620, 0x78368ed7}, {seen_0, 15624, 0x8d4ac754}, },
            {{seen_0, 15616, 0x78368ed7}, {seen_0, 15620, 0x8d4ac754}, {seen_0, 15624, 0xb18808d6}, },
            {{seen_0, 15616, 0x8d4ac754}, {seen_0, 15620, 0xb18808d6}, {seen_0, 15624, 0x78368ed7}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15628, 0xd582caaf}, {seen_0, 15632, 0xfd5f0c40}, {seen_0, 15636, 0xa1209baf}, },
            {{seen_0, 15628, 0xfd5f0c40}, {seen_0, 15632, 0xa1209baf}, {seen_0, 15636, 0xd582caaf}, },
            {{seen_0, 15628, 0xa1209baf}, {seen_0, 15632, 0xd582caaf}, {seen_0, 15636, 0xfd5f0c40}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15640, 0xe91e87e6}, {seen_0, 15644, 0x50781145}, {seen_0, 15648, 0xc5a99e45}, },
            {{seen_0, 15640, 0x50781145}, {seen_0, 15644, 0xc5a99e45}, {seen_0, 15648, 0xe91e87e6}, },
            {{seen_0, 15640, 0xc5a99e45}, {seen_0, 15644, 0xe91e87e6}, {seen_0, 15648, 0x50781145}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15652, 0x2cdf596e}, {seen_0, 15656, 0x74dc2cf0}, {seen_0, 15660, 0x18e5fe7f}, },
            {{seen_0, 15652, 0x74dc2cf0}, {seen_0, 15656, 0x18e5fe7f}, {seen_0, 15660, 0x2cdf596e}, },
            {{seen_0, 15652, 0x18e5fe7f}, {seen_0, 15656, 0x2cdf596e}, {seen_0, 15660, 0x74dc2cf0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15664, 0x40bfe2e9}, {seen_0, 15668, 0x8ccfb20}, {seen_0, 15672, 0x1c622a01}, },
            {{seen_0, 15664, 0x8ccfb20}, {seen_0, 15668, 0x1c622a01}, {seen_0, 15672, 0x40bfe2e9}, },
            {{seen_0, 15664, 0x1c622a01}, {seen_0, 15668, 0x40bfe2e9}, {seen_0, 15672, 0x8ccfb20}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15676, 0x647d4daf}, {seen_0, 15680, 0x4e8cf479}, {seen_0, 15684, 0x72ac545d}, },
            {{seen_0, 15676, 0x4e8cf479}, {seen_0, 15680, 0x72ac545d}, {seen_0, 15684, 0x647d4daf}, },
            {{seen_0, 15676, 0x72ac545d}, {seen_0, 15680, 0x647d4daf}, {seen_0, 15684, 0x4e8cf479}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15688, 0x3adfa586}, {seen_0, 15692, 0xe31731b0}, {seen_0, 15696, 0x16e7b595}, },
            {{seen_0, 15688, 0xe31731b0}, {seen_0, 15692, 0x16e7b595}, {seen_0, 15696, 0x3adfa586}, },
            {{seen_0, 15688, 0x16e7b595}, {seen_0, 15692, 0x3adfa586}, {seen_0, 15696, 0xe31731b0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15700, 0xbf910d67}, {seen_0, 15704, 0x87f17d09}, {seen_0, 15708, 0xab729605}, },
            {{seen_0, 15700, 0x87f17d09}, {seen_0, 15704, 0xab729605}, {seen_0, 15708, 0xbf910d67}, },
            {{seen_0, 15700, 0xab729605}, {seen_0, 15704, 0xbf910d67}, {seen_0, 15708, 0x87f17d09}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15712, 0x913bfc46}, {seen_0, 15716, 0xd938fd51}, {seen_0, 15720, 0x6ee7cc25}, },
            {{seen_0, 15712, 0xd938fd51}, {seen_0, 15716, 0x6ee7cc25}, {seen_0, 15720, 0x913bfc46}, },
            {{seen_0, 15712, 0x6ee7cc25}, {seen_0, 15716, 0x913bfc46}, {seen_0, 15720, 0xd938fd51}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15724, 0xb54ac8c1}, {seen_0, 15728, 0x5ee1eb18}, {seen_0, 15732, 0x2b3ad6b}, },
            {{seen_0, 15724, 0x5ee1eb18}, {seen_0, 15728, 0x2b3ad6b}, {seen_0, 15732, 0xb54ac8c1}, },
            {{seen_0, 15724, 0x2b3ad6b}, {seen_0, 15728, 0xb54ac8c1}, {seen_0, 15732, 0x5ee1eb18}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15736, 0x4a7547d9}, {seen_0, 15740, 0xad4cdede}, {seen_0, 15744, 0x26e24b99}, },
            {{seen_0, 15736, 0xad4cdede}, {seen_0, 15740, 0x26e24b99}, {seen_0, 15744, 0x4a7547d9}, },
            {{seen_0, 15736, 0x26e24b99}, {seen_0, 15740, 0x4a7547d9}, {seen_0, 15744, 0xad4cdede}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15748, 0x89c2415b}, {seen_0, 15752, 0xd1655d12}, {seen_0, 15756, 0xf5fb2406}, },
            {{seen_0, 15748, 0xd1655d12}, {seen_0, 15752, 0xf5fb2406}, {seen_0, 15756, 0x89c2415b}, },
            {{seen_0, 15748, 0xf5fb2406}, {seen_0, 15752, 0x89c2415b}, {seen_0, 15756, 0xd1655d12}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15760, 0x1eea3c18}, {seen_0, 15764, 0xe51dfc14}, {seen_0, 15768, 0x7a2ff2d3}, },
            {{seen_0, 15760, 0xe51dfc14}, {seen_0, 15764, 0x7a2ff2d3}, {seen_0, 15768, 0x1eea3c18}, },
            {{seen_0, 15760, 0x7a2ff2d3}, {seen_0, 15764, 0x1eea3c18}, {seen_0, 15768, 0xe51dfc14}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15772, 0x4272c5ab}, {seen_0, 15776, 0x286e7839}, {seen_0, 15780, 0x4c506a86}, },
            {{seen_0, 15772, 0x286e7839}, {seen_0, 15776, 0x4c506a86}, {seen_0, 15780, 0x4272c5ab}, },
            {{seen_0, 15772, 0x4c506a86}, {seen_0, 15776, 0x4272c5ab}, {seen_0, 15780, 0x286e7839}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15784, 0x144a4e81}, {seen_0, 15788, 0xbdb02e5a}, {seen_0, 15792, 0x70d722c7}, },
            {{seen_0, 15784, 0xbdb02e5a}, {seen_0, 15788, 0x70d722c7}, {seen_0, 15792, 0x144a4e81}, },
            {{seen_0, 15784, 0x70d722c7}, {seen_0, 15788, 0x144a4e81}, {seen_0, 15792, 0xbdb02e5a}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15796, 0x990ac602}, {seen_0, 15800, 0xe18c3935}, {seen_0, 15804, 0x855ea48e}, },
            {{seen_0, 15796, 0xe18c3935}, {seen_0, 15800, 0x855ea48e}, {seen_0, 15804, 0x990ac602}, },
            {{seen_0, 15796, 0x855ea48e}, {seen_0, 15800, 0x990ac602}, {seen_0, 15804, 0xe18c3935}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15808, 0xefb6feba}, {seen_0, 15812, 0xb74026f3}, {seen_0, 15816, 0xcb6cecf3}, },
            {{seen_0, 15808, 0xb74026f3}, {seen_0, 15812, 0xcb6cecf3}, {seen_0, 15816, 0xefb6feba}, },
            {{seen_0, 15808, 0xcb6cecf3}, {seen_0, 15812, 0xefb6feba}, {seen_0, 15816, 0xb74026f3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15820, 0x93674215}, {seen_0, 15824, 0xbb117fe5}, {seen_0, 15828, 0xdf9486cc}, },
            {{seen_0, 15820, 0xbb117fe5}, {seen_0, 15824, 0xdf9486cc}, {seen_0, 15828, 0x93674215}, },
            {{seen_0, 15820, 0xdf9486cc}, {seen_0, 15824, 0x93674215}, {seen_0, 15828, 0xbb117fe5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15832, 0xa794c265}, {seen_0, 15836, 0xe112870}, {seen_0, 15840, 0x83533ee9}, },
            {{seen_0, 15832, 0xe112870}, {seen_0, 15836, 0x83533ee9}, {seen_0, 15840, 0xa794c265}, },
            {{seen_0, 15832, 0x83533ee9}, {seen_0, 15836, 0xa794c265}, {seen_0, 15840, 0xe112870}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15844, 0x6af08694}, {seen_0, 15848, 0x32770180}, {seen_0, 15852, 0x56b98c9a}, },
            {{seen_0, 15844, 0x32770180}, {seen_0, 15848, 0x56b98c9a}, {seen_0, 15852, 0x6af08694}, },
            {{seen_0, 15844, 0x56b98c9a}, {seen_0, 15848, 0x6af08694}, {seen_0, 15852, 0x32770180}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15856, 0x7e10fd1a}, {seen_0, 15860, 0x4641ea54}, {seen_0, 15864, 0xdb6945d9}, },
            {{seen_0, 15856, 0x4641ea54}, {seen_0, 15860, 0xdb6945d9}, {seen_0, 15864, 0x7e10fd1a}, },
            {{seen_0, 15856, 0xdb6945d9}, {seen_0, 15860, 0x7e10fd1a}, {seen_0, 15864, 0x4641ea54}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15868, 0x22bc14f9}, {seen_0, 15872, 0x145f7506}, {seen_0, 15876, 0xb71a2e83}, },
            {{seen_0, 15868, 0x145f7506}, {seen_0, 15872, 0xb71a2e83}, {seen_0, 15876, 0x22bc14f9}, },
            {{seen_0, 15868, 0xb71a2e83}, {seen_0, 15872, 0x22bc14f9}, {seen_0, 15876, 0x145f7506}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15880, 0xff9bd178}, {seen_0, 15884, 0x2802b403}, {seen_0, 15888, 0xdb524b11}, },
            {{seen_0, 15880, 0x2802b403}, {seen_0, 15884, 0xdb524b11}, {seen_0, 15888, 0xff9bd178}, },
            {{seen_0, 15880, 0xdb524b11}, {seen_0, 15884, 0xff9bd178}, {seen_0, 15888, 0x2802b403}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15892, 0x40927ac}, {seen_0, 15896, 0x4cf49e9f}, {seen_0, 15900, 0x70cf8d7d}, },
            {{seen_0, 15892, 0x4cf49e9f}, {seen_0, 15896, 0x70cf8d7d}, {seen_0, 15900, 0x40927ac}, },
            {{seen_0, 15892, 0x70cf8d7d}, {seen_0, 15896, 0x40927ac}, {seen_0, 15900, 0x4cf49e9f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15904, 0xd722119f}, {seen_0, 15908, 0x1e79aacc}, {seen_0, 15912, 0xb3ab1991}, },
            {{seen_0, 15904, 0x1e79aacc}, {seen_0, 15908, 0xb3ab1991}, {seen_0, 15912, 0xd722119f}, },
            {{seen_0, 15904, 0xb3ab1991}, {seen_0, 15908, 0xd722119f}, {seen_0, 15912, 0x1e79aacc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15916, 0x7ae95211}, {seen_0, 15920, 0xa3c324ab}, {seen_0, 15924, 0xc781bdf2}, },
            {{seen_0, 15916, 0xa3c324ab}, {seen_0, 15920, 0xc781bdf2}, {seen_0, 15924, 0x7ae95211}, },
            {{seen_0, 15916, 0xc781bdf2}, {seen_0, 15920, 0x7ae95211}, {seen_0, 15924, 0xa3c324ab}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15928, 0x8fd61977}, {seen_0, 15932, 0xf93a79a5}, {seen_0, 15936, 0xebb56e12}, },
            {{seen_0, 15928, 0xf93a79a5}, {seen_0, 15932, 0xebb56e12}, {seen_0, 15936, 0x8fd61977}, },
            {{seen_0, 15928, 0xebb56e12}, {seen_0, 15932, 0x8fd61977}, {seen_0, 15936, 0xf93a79a5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15940, 0xd57afe83}, {seen_0, 15944, 0x9d53ddca}, {seen_0, 15948, 0xc1987de4}, },
            {{seen_0, 15940, 0x9d53ddca}, {seen_0, 15944, 0xc1987de4}, {seen_0, 15948, 0xd57afe83}, },
            {{seen_0, 15940, 0xc1987de4}, {seen_0, 15944, 0xd57afe83}, {seen_0, 15948, 0x9d53ddca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15952, 0x6a3cc006}, {seen_0, 15956, 0xb1582938}, {seen_0, 15960, 0x460e209e}, },
            {{seen_0, 15952, 0xb1582938}, {seen_0, 15956, 0x460e209e}, {seen_0, 15960, 0x6a3cc006}, },
            {{seen_0, 15952, 0x460e209e}, {seen_0, 15956, 0x6a3cc006}, {seen_0, 15960, 0xb1582938}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15964, 0x8d80768f}, {seen_0, 15968, 0x74331d7e}, {seen_0, 15972, 0x18bb9749}, },
            {{seen_0, 15964, 0x74331d7e}, {seen_0, 15968, 0x18bb9749}, {seen_0, 15972, 0x8d80768f}, },
            {{seen_0, 15964, 0x18bb9749}, {seen_0, 15968, 0x8d80768f}, {seen_0, 15972, 0x74331d7e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15976, 0x6081d3c9}, {seen_0, 15980, 0x89ee9da2}, {seen_0, 15984, 0x3cd2b64d}, },
            {{seen_0, 15976, 0x89ee9da2}, {seen_0, 15980, 0x3cd2b64d}, {seen_0, 15984, 0x6081d3c9}, },
            {{seen_0, 15976, 0x3cd2b64d}, {seen_0, 15980, 0x6081d3c9}, {seen_0, 15984, 0x89ee9da2}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 15988, 0xe5ba8c37}, {seen_0, 15992, 0xad665642}, {seen_0, 15996, 0x50331e2a}, },
            {{seen_0, 15988, 0xad665642}, {seen_0, 15992, 0x50331e2a}, {seen_0, 15996, 0xe5ba8c37}, },
            {{seen_0, 15988, 0x50331e2a}, {seen_0, 15992, 0xe5ba8c37}, {seen_0, 15996, 0xad665642}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16000, 0x345f4c6e}, {seen_0, 16004, 0x7c7c20f8}, {seen_0, 16008, 0x106e1f94}, },
            {{seen_0, 16000, 0x7c7c20f8}, {seen_0, 16004, 0x106e1f94}, {seen_0, 16008, 0x345f4c6e}, },
            {{seen_0, 16000, 0x106e1f94}, {seen_0, 16004, 0x345f4c6e}, {seen_0, 16008, 0x7c7c20f8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16012, 0x585ba1f2}, {seen_0, 16016, 0x8169862d}, {seen_0, 16020, 0x24a884a5}, },
            {{seen_0, 16012, 0x8169862d}, {seen_0, 16016, 0x24a884a5}, {seen_0, 16020, 0x585ba1f2}, },
            {{seen_0, 16012, 0x24a884a5}, {seen_0, 16016, 0x585ba1f2}, {seen_0, 16020, 0x8169862d}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16024, 0x6cdf3532}, {seen_0, 16028, 0xd33c7bfc}, {seen_0, 16032, 0x48d0b21a}, },
            {{seen_0, 16024, 0xd33c7bfc}, {seen_0, 16028, 0x48d0b21a}, {seen_0, 16032, 0x6cdf3532}, },
            {{seen_0, 16024, 0x48d0b21a}, {seen_0, 16028, 0x6cdf3532}, {seen_0, 16032, 0xd33c7bfc}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16036, 0xaf2c5fe2}, {seen_0, 16040, 0xf79ce281}, {seen_0, 16044, 0x9b4dd346}, },
            {{seen_0, 16036, 0xf79ce281}, {seen_0, 16040, 0x9b4dd346}, {seen_0, 16044, 0xaf2c5fe2}, },
            {{seen_0, 16036, 0x9b4dd346}, {seen_0, 16040, 0xaf2c5fe2}, {seen_0, 16044, 0xf79ce281}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16048, 0x44561633}, {seen_0, 16052, 0x8b51fb4c}, {seen_0, 16056, 0x20955b71}, },
            {{seen_0, 16048, 0x8b51fb4c}, {seen_0, 16052, 0x20955b71}, {seen_0, 16056, 0x44561633}, },
            {{seen_0, 16048, 0x20955b71}, {seen_0, 16052, 0x44561633}, {seen_0, 16056, 0x8b51fb4c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16060, 0xe7a6b6eb}, {seen_0, 16064, 0x5290beb8}, {seen_0, 16068, 0x76b7eba1}, },
            {{seen_0, 16060, 0x5290beb8}, {seen_0, 16064, 0x76b7eba1}, {seen_0, 16068, 0xe7a6b6eb}, },
            {{seen_0, 16060, 0x76b7eba1}, {seen_0, 16064, 0xe7a6b6eb}, {seen_0, 16068, 0x5290beb8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16072, 0x3e9ca832}, {seen_0, 16076, 0x669e10ee}, {seen_0, 16080, 0x1adbecd5}, },
            {{seen_0, 16072, 0x669e10ee}, {seen_0, 16076, 0x1adbecd5}, {seen_0, 16080, 0x3e9ca832}, },
            {{seen_0, 16072, 0x1adbecd5}, {seen_0, 16076, 0x3e9ca832}, {seen_0, 16080, 0x669e10ee}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16084, 0x427f1e09}, {seen_0, 16088, 0xa44bc98}, {seen_0, 16092, 0x2e496331}, },
            {{seen_0, 16084, 0xa44bc98}, {seen_0, 16088, 0x2e496331}, {seen_0, 16092, 0x427f1e09}, },
            {{seen_0, 16084, 0x2e496331}, {seen_0, 16088, 0x427f1e09}, {seen_0, 16092, 0xa44bc98}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16096, 0x95164418}, {seen_0, 16100, 0xdd6d9640}, {seen_0, 16104, 0xf1cfc8fe}, },
            {{seen_0, 16096, 0xdd6d9640}, {seen_0, 16100, 0xf1cfc8fe}, {seen_0, 16104, 0x95164418}, },
            {{seen_0, 16096, 0xf1cfc8fe}, {seen_0, 16100, 0x95164418}, {seen_0, 16104, 0xdd6d9640}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16108, 0xb9ae4f0d}, {seen_0, 16112, 0xe13a2ef8}, {seen_0, 16116, 0x85cb303f}, },
            {{seen_0, 16108, 0xe13a2ef8}, {seen_0, 16112, 0x85cb303f}, {seen_0, 16116, 0xb9ae4f0d}, },
            {{seen_0, 16108, 0x85cb303f}, {seen_0, 16112, 0xb9ae4f0d}, {seen_0, 16116, 0xe13a2ef8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16120, 0xcd0e2bb2}, {seen_0, 16124, 0xa340cd4e}, {seen_0, 16128, 0xa9bde07c}, },
            {{seen_0, 16120, 0xa340cd4e}, {seen_0, 16124, 0xa9bde07c}, {seen_0, 16128, 0xcd0e2bb2}, },
            {{seen_0, 16120, 0xa9bde07c}, {seen_0, 16124, 0xcd0e2bb2}, {seen_0, 16128, 0xa340cd4e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16132, 0xff450dbc}, {seen_0, 16136, 0xc7bbff2f}, {seen_0, 16140, 0xeb4a3301}, },
            {{seen_0, 16132, 0xc7bbff2f}, {seen_0, 16136, 0xeb4a3301}, {seen_0, 16140, 0xff450dbc}, },
            {{seen_0, 16132, 0xeb4a3301}, {seen_0, 16136, 0xff450dbc}, {seen_0, 16140, 0xc7bbff2f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16144, 0x93fe0055}, {seen_0, 16148, 0xdb3ccad5}, {seen_0, 16152, 0x701d4289}, },
            {{seen_0, 16144, 0xdb3ccad5}, {seen_0, 16148, 0x701d4289}, {seen_0, 16152, 0x93fe0055}, },
            {{seen_0, 16144, 0x701d4289}, {seen_0, 16148, 0x93fe0055}, {seen_0, 16152, 0xdb3ccad5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16156, 0xb71efd26}, {seen_0, 16160, 0x1ea636ec}, {seen_0, 16164, 0x42e276f4}, },
            {{seen_0, 16156, 0x1ea636ec}, {seen_0, 16160, 0x42e276f4}, {seen_0, 16164, 0xb71efd26}, },
            {{seen_0, 16156, 0x42e276f4}, {seen_0, 16160, 0xb71efd26}, {seen_0, 16164, 0x1ea636ec}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16168, 0xa110623}, {seen_0, 16172, 0xb39aa9a0}, {seen_0, 16176, 0x66c13634}, },
            {{seen_0, 16168, 0xb39aa9a0}, {seen_0, 16172, 0x66c13634}, {seen_0, 16176, 0xa110623}, },
            {{seen_0, 16168, 0x66c13634}, {seen_0, 16172, 0xa110623}, {seen_0, 16176, 0xb39aa9a0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16180, 0x8f16a256}, {seen_0, 16184, 0x5683655e}, {seen_0, 16188, 0x7a3cbe30}, },
            {{seen_0, 16180, 0x5683655e}, {seen_0, 16184, 0x7a3cbe30}, {seen_0, 16188, 0x8f16a256}, },
            {{seen_0, 16180, 0x7a3cbe30}, {seen_0, 16184, 0x8f16a256}, {seen_0, 16188, 0x5683655e}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16192, 0xe5d2bd8c}, {seen_0, 16196, 0xadf70e30}, {seen_0, 16200, 0xc135e415}, },
            {{seen_0, 16192, 0xadf70e30}, {seen_0, 16196, 0xc135e415}, {seen_0, 16200, 0xe5d2bd8c}, },
            {{seen_0, 16192, 0xc135e415}, {seen_0, 16196, 0xe5d2bd8c}, {seen_0, 16200, 0xadf70e30}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16204, 0x89891902}, {seen_0, 16208, 0xb1d490ca}, {seen_0, 16212, 0xd5fd1726}, },
            {{seen_0, 16204, 0xb1d490ca}, {seen_0, 16208, 0xd5fd1726}, {seen_0, 16212, 0x89891902}, },
            {{seen_0, 16204, 0xd5fd1726}, {seen_0, 16208, 0x89891902}, {seen_0, 16212, 0xb1d490ca}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16216, 0x9da1cc03}, {seen_0, 16220, 0x48efd3b}, {seen_0, 16224, 0xf9ae518e}, },
            {{seen_0, 16216, 0x48efd3b}, {seen_0, 16220, 0xf9ae518e}, {seen_0, 16224, 0x9da1cc03}, },
            {{seen_0, 16216, 0xf9ae518e}, {seen_0, 16220, 0x9da1cc03}, {seen_0, 16224, 0x48efd3b}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16228, 0x605d617c}, {seen_0, 16232, 0x28399698}, {seen_0, 16236, 0x4cf92f63}, },
            {{seen_0, 16228, 0x28399698}, {seen_0, 16232, 0x4cf92f63}, {seen_0, 16236, 0x605d617c}, },
            {{seen_0, 16228, 0x4cf92f63}, {seen_0, 16232, 0x605d617c}, {seen_0, 16236, 0x28399698}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16240, 0x74469b0d}, {seen_0, 16244, 0x3cd5b5e3}, {seen_0, 16248, 0x508a7455}, },
            {{seen_0, 16240, 0x3cd5b5e3}, {seen_0, 16244, 0x508a7455}, {seen_0, 16248, 0x74469b0d}, },
            {{seen_0, 16240, 0x508a7455}, {seen_0, 16244, 0x74469b0d}, {seen_0, 16248, 0x3cd5b5e3}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16252, 0x18166aac}, {seen_0, 16256, 0x7c454404}, {seen_0, 16260, 0x201aa154}, },
            {{seen_0, 16252, 0x7c454404}, {seen_0, 16256, 0x201aa154}, {seen_0, 16260, 0x18166aac}, },
            {{seen_0, 16252, 0x201aa154}, {seen_0, 16256, 0x18166aac}, {seen_0, 16260, 0x7c454404}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16264, 0xe788852f}, {seen_0, 16268, 0x10b1d353}, {seen_0, 16272, 0x4438c1e7}, },
            {{seen_0, 16264, 0x10b1d353}, {seen_0, 16268, 0x4438c1e7}, {seen_0, 16272, 0xe788852f}, },
            {{seen_0, 16264, 0x4438c1e7}, {seen_0, 16268, 0xe788852f}, {seen_0, 16272, 0x10b1d353}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16276, 0x6ce5274a}, {seen_0, 16280, 0x34e658d1}, {seen_0, 16284, 0x58dbaa1c}, },
            {{seen_0, 16276, 0x34e658d1}, {seen_0, 16280, 0x58dbaa1c}, {seen_0, 16284, 0x6ce5274a}, },
            {{seen_0, 16276, 0x58dbaa1c}, {seen_0, 16280, 0x6ce5274a}, {seen_0, 16284, 0x34e658d1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16288, 0xbf7642f8}, {seen_0, 16292, 0x8787d945}, {seen_0, 16296, 0x9b8f3e31}, },
            {{seen_0, 16288, 0x8787d945}, {seen_0, 16292, 0x9b8f3e31}, {seen_0, 16296, 0xbf7642f8}, },
            {{seen_0, 16288, 0x9b8f3e31}, {seen_0, 16292, 0xbf7642f8}, {seen_0, 16296, 0x8787d945}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16300, 0xe373569f}, {seen_0, 16304, 0x8b5a2919}, {seen_0, 16308, 0xaf475e3a}, },
            {{seen_0, 16300, 0x8b5a2919}, {seen_0, 16304, 0xaf475e3a}, {seen_0, 16308, 0xe373569f}, },
            {{seen_0, 16300, 0xaf475e3a}, {seen_0, 16304, 0xe373569f}, {seen_0, 16308, 0x8b5a2919}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16312, 0xf7334743}, {seen_0, 16316, 0xe1f901b0}, {seen_0, 16320, 0xd3fb0453}, },
            {{seen_0, 16312, 0xe1f901b0}, {seen_0, 16316, 0xd3fb0453}, {seen_0, 16320, 0xf7334743}, },
            {{seen_0, 16312, 0xd3fb0453}, {seen_0, 16316, 0xf7334743}, {seen_0, 16320, 0xe1f901b0}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16324, 0xbd5dbad5}, {seen_0, 16328, 0x857c9c9f}, {seen_0, 16332, 0xa954edca}, },
            {{seen_0, 16324, 0x857c9c9f}, {seen_0, 16328, 0xa954edca}, {seen_0, 16332, 0xbd5dbad5}, },
            {{seen_0, 16324, 0xa954edca}, {seen_0, 16328, 0xbd5dbad5}, {seen_0, 16332, 0x857c9c9f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16336, 0x527a56ce}, {seen_0, 16340, 0x1a1d5191}, {seen_0, 16344, 0x2e953d8c}, },
            {{seen_0, 16336, 0x1a1d5191}, {seen_0, 16340, 0x2e953d8c}, {seen_0, 16344, 0x527a56ce}, },
            {{seen_0, 16336, 0x2e953d8c}, {seen_0, 16340, 0x527a56ce}, {seen_0, 16344, 0x1a1d5191}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16348, 0x76e89f7f}, {seen_0, 16352, 0xdd05c3fd}, {seen_0, 16356, 0xcb2323}, },
            {{seen_0, 16348, 0xdd05c3fd}, {seen_0, 16352, 0xcb2323}, {seen_0, 16356, 0x76e89f7f}, },
            {{seen_0, 16348, 0xcb2323}, {seen_0, 16352, 0x76e89f7f}, {seen_0, 16356, 0xdd05c3fd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16360, 0x48ebc0ca}, {seen_0, 16364, 0xf1c80969}, {seen_0, 16368, 0x24d251e0}, },
            {{seen_0, 16360, 0xf1c80969}, {seen_0, 16364, 0x24d251e0}, {seen_0, 16368, 0x48ebc0ca}, },
            {{seen_0, 16360, 0x24d251e0}, {seen_0, 16364, 0x48ebc0ca}, {seen_0, 16368, 0xf1c80969}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16372, 0xcd695cec}, {seen_0, 16376, 0x95c7c879}, {seen_0, 16380, 0xb9e25d10}, },
            {{seen_0, 16372, 0x95c7c879}, {seen_0, 16376, 0xb9e25d10}, {seen_0, 16380, 0xcd695cec}, },
            {{seen_0, 16372, 0xb9e25d10}, {seen_0, 16376, 0xcd695cec}, {seen_0, 16380, 0x95c7c879}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16384, 0x2a3f87b4}, {seen_0, 16388, 0x7247c654}, {seen_0, 16392, 0x6b12df0}, },
            {{seen_0, 16384, 0x7247c654}, {seen_0, 16388, 0x6b12df0}, {seen_0, 16392, 0x2a3f87b4}, },
            {{seen_0, 16384, 0x6b12df0}, {seen_0, 16388, 0x2a3f87b4}, {seen_0, 16392, 0x7247c654}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16396, 0x4ec84d9e}, {seen_0, 16400, 0x76c5d276}, {seen_0, 16404, 0x1ad966a9}, },
            {{seen_0, 16396, 0x76c5d276}, {seen_0, 16400, 0x1ad966a9}, {seen_0, 16404, 0x4ec84d9e}, },
            {{seen_0, 16396, 0x1ad966a9}, {seen_0, 16400, 0x4ec84d9e}, {seen_0, 16404, 0x76c5d276}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16408, 0x62c447d4}, {seen_0, 16412, 0xc9c039ce}, {seen_0, 16416, 0x3e350892}, },
            {{seen_0, 16408, 0xc9c039ce}, {seen_0, 16412, 0x3e350892}, {seen_0, 16416, 0x62c447d4}, },
            {{seen_0, 16408, 0x3e350892}, {seen_0, 16412, 0x62c447d4}, {seen_0, 16416, 0xc9c039ce}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16420, 0xa5d4b55e}, {seen_0, 16424, 0xedd51be8}, {seen_0, 16428, 0x919dad70}, },
            {{seen_0, 16420, 0xedd51be8}, {seen_0, 16424, 0x919dad70}, {seen_0, 16428, 0xa5d4b55e}, },
            {{seen_0, 16420, 0x919dad70}, {seen_0, 16424, 0xa5d4b55e}, {seen_0, 16428, 0xedd51be8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16432, 0xb9b494d4}, {seen_0, 16436, 0x81e60481}, {seen_0, 16440, 0x16ce2c57}, },
            {{seen_0, 16432, 0x81e60481}, {seen_0, 16436, 0x16ce2c57}, {seen_0, 16440, 0xb9b494d4}, },
            {{seen_0, 16432, 0x16ce2c57}, {seen_0, 16436, 0xb9b494d4}, {seen_0, 16440, 0x81e60481}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16444, 0xdd57bb0a}, {seen_0, 16448, 0x48baebee}, {seen_0, 16452, 0x6c35b075}, },
            {{seen_0, 16444, 0x48baebee}, {seen_0, 16448, 0x6c35b075}, {seen_0, 16452, 0xdd57bb0a}, },
            {{seen_0, 16444, 0x6c35b075}, {seen_0, 16448, 0xdd57bb0a}, {seen_0, 16452, 0x48baebee}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16456, 0xb3814562}, {seen_0, 16460, 0x5cf5caa5}, {seen_0, 16464, 0x8f530bd4}, },
            {{seen_0, 16456, 0x5cf5caa5}, {seen_0, 16460, 0x8f530bd4}, {seen_0, 16464, 0xb3814562}, },
            {{seen_0, 16456, 0x8f530bd4}, {seen_0, 16460, 0xb3814562}, {seen_0, 16464, 0x5cf5caa5}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16468, 0x385b5cbc}, {seen_0, 16472, 0x2a54f}, {seen_0, 16476, 0x244386ad}, },
            {{seen_0, 16468, 0x2a54f}, {seen_0, 16472, 0x244386ad}, {seen_0, 16476, 0x385b5cbc}, },
            {{seen_0, 16468, 0x244386ad}, {seen_0, 16472, 0x385b5cbc}, {seen_0, 16476, 0x2a54f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16480, 0x8b169386}, {seen_0, 16484, 0x52d290ee}, {seen_0, 16488, 0xe7ad2d81}, },
            {{seen_0, 16480, 0x52d290ee}, {seen_0, 16484, 0xe7ad2d81}, {seen_0, 16488, 0x8b169386}, },
            {{seen_0, 16480, 0xe7ad2d81}, {seen_0, 16484, 0x8b169386}, {seen_0, 16488, 0x52d290ee}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16492, 0xaf41d466}, {seen_0, 16496, 0xd7a603e8}, {seen_0, 16500, 0xfb0d4a8a}, },
            {{seen_0, 16492, 0xd7a603e8}, {seen_0, 16496, 0xfb0d4a8a}, {seen_0, 16500, 0xaf41d466}, },
            {{seen_0, 16492, 0xfb0d4a8a}, {seen_0, 16496, 0xaf41d466}, {seen_0, 16500, 0xd7a603e8}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16504, 0xc37cf3c8}, {seen_0, 16508, 0x26ea1128}, {seen_0, 16512, 0x9f9c0ef4}, },
            {{seen_0, 16504, 0x26ea1128}, {seen_0, 16508, 0x9f9c0ef4}, {seen_0, 16512, 0xc37cf3c8}, },
            {{seen_0, 16504, 0x9f9c0ef4}, {seen_0, 16508, 0xc37cf3c8}, {seen_0, 16512, 0x26ea1128}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16516, 0x8379e7f7}, {seen_0, 16520, 0x4a2a0dfd}, {seen_0, 16524, 0x6e04f862}, },
            {{seen_0, 16516, 0x4a2a0dfd}, {seen_0, 16520, 0x6e04f862}, {seen_0, 16524, 0x8379e7f7}, },
            {{seen_0, 16516, 0x6e04f862}, {seen_0, 16520, 0x8379e7f7}, {seen_0, 16524, 0x4a2a0dfd}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16528, 0x970d25e2}, {seen_0, 16532, 0xdfa3cae1}, {seen_0, 16536, 0xf32c7661}, },
            {{seen_0, 16528, 0xdfa3cae1}, {seen_0, 16532, 0xf32c7661}, {seen_0, 16536, 0x970d25e2}, },
            {{seen_0, 16528, 0xf32c7661}, {seen_0, 16532, 0x970d25e2}, {seen_0, 16536, 0xdfa3cae1}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16540, 0xbb0bc2b2}, {seen_0, 16544, 0x22de7e2f}, {seen_0, 16548, 0x46216100}, },
            {{seen_0, 16540, 0x22de7e2f}, {seen_0, 16544, 0x46216100}, {seen_0, 16548, 0xbb0bc2b2}, },
            {{seen_0, 16540, 0x46216100}, {seen_0, 16544, 0xbb0bc2b2}, {seen_0, 16548, 0x22de7e2f}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16552, 0x8de413ef}, {seen_0, 16556, 0x364d4295}, {seen_0, 16560, 0xe96caaf6}, },
            {{seen_0, 16552, 0x364d4295}, {seen_0, 16556, 0xe96caaf6}, {seen_0, 16560, 0x8de413ef}, },
            {{seen_0, 16552, 0xe96caaf6}, {seen_0, 16556, 0x8de413ef}, {seen_0, 16560, 0x364d4295}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16564, 0x12a923a3}, {seen_0, 16568, 0x5ab99f75}, {seen_0, 16572, 0x7e067719}, },
            {{seen_0, 16564, 0x5ab99f75}, {seen_0, 16568, 0x7e067719}, {seen_0, 16572, 0x12a923a3}, },
            {{seen_0, 16564, 0x7e067719}, {seen_0, 16568, 0x12a923a3}, {seen_0, 16572, 0x5ab99f75}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16576, 0x68489e23}, {seen_0, 16580, 0x3043733c}, {seen_0, 16584, 0x44e267a2}, },
            {{seen_0, 16576, 0x3043733c}, {seen_0, 16580, 0x44e267a2}, {seen_0, 16584, 0x68489e23}, },
            {{seen_0, 16576, 0x44e267a2}, {seen_0, 16580, 0x68489e23}, {seen_0, 16584, 0x3043733c}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16588, 0xcc6b434}, {seen_0, 16592, 0xb54d7713}, {seen_0, 16596, 0xd9bb89ca}, },
            {{seen_0, 16588, 0xb54d7713}, {seen_0, 16592, 0xd9bb89ca}, {seen_0, 16596, 0xcc6b434}, },
            {{seen_0, 16588, 0xd9bb89ca}, {seen_0, 16592, 0xcc6b434}, {seen_0, 16596, 0xb54d7713}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16600, 0x200c7c95}, {seen_0, 16604, 0x8755e936}, {seen_0, 16608, 0x7cb99779}, },
            {{seen_0, 16600, 0x8755e936}, {seen_0, 16604, 0x7cb99779}, {seen_0, 16608, 0x200c7c95}, },
            {{seen_0, 16600, 0x7cb99779}, {seen_0, 16604, 0x200c7c95}, {seen_0, 16608, 0x8755e936}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16612, 0xe3f91287}, {seen_0, 16616, 0xabebb545}, {seen_0, 16620, 0xcf8ff273}, },
            {{seen_0, 16612, 0xabebb545}, {seen_0, 16616, 0xcf8ff273}, {seen_0, 16620, 0xe3f91287}, },
            {{seen_0, 16612, 0xcf8ff273}, {seen_0, 16616, 0xe3f91287}, {seen_0, 16620, 0xabebb545}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16624, 0x788058e6}, {seen_0, 16628, 0xbfeb50f6}, {seen_0, 16632, 0x5461d06a}, },
            {{seen_0, 16624, 0xbfeb50f6}, {seen_0, 16628, 0x5461d06a}, {seen_0, 16632, 0x788058e6}, },
            {{seen_0, 16624, 0x5461d06a}, {seen_0, 16628, 0x788058e6}, {seen_0, 16632, 0xbfeb50f6}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    { static const struct word words[][3] = {
            {{seen_0, 16636, 0x1cf88e07}, {seen_0, 16640, 0x5e585731}, {seen_0, 16644, 0x3aa31a16}, },
            {{seen_0, 16636, 0x5e585731}, {seen_0, 16640, 0x3aa31a16}, {seen_0, 16644, 0x1cf88e07}, },
            {{seen_0, 16636, 0x3aa31a16}, {seen_0, 16640, 0x1cf88e07}, {seen_0, 16644, 0x5e585731}, },
          };
          one_of("rotations of one primitive", &words[0][0], 3, 3); }
    vkDestroyFence(device_1, fence_1, NULL);
    vkFreeCommandBuffers(device_1, command_pool_1, 1, (const VkCommandBuffer[]){command_buffer_1});
    vkDestroyBuffer(device_1, buffer_2, NULL);
    vkDestroyBuffer(device_1, buffer_1, NULL);
}

int main(void)
{
    part_0();
    for (run = 0; run < 2; run++) {
        part_1();
        part_2();
        part_3();
        part_4();
        part_5();
        part_6();
        part_7();
    }
    return verdict();
}
