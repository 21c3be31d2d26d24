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

