/* A Vulkan driver for tests: the one that XFB_REAL_DRIVER names, except that the function
 * of the device that XFB_CRASH_IN names ends the process, as drivers do that follow a wild
 * pointer. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef void (*function)(void);
typedef function (*lookup)(void *, const char *);

static void *exported(const char *name)
{
    static void *driver;
    if (!driver)
        driver = dlopen(getenv("XFB_REAL_DRIVER"), RTLD_NOW | RTLD_LOCAL);
    return driver ? dlsym(driver, name) : NULL;
}

static void crash(void)
{
    int *volatile wild = NULL;
    *wild = 0;
}

static lookup real_device_lookup;

static int crashes(const char *name)
{
    const char *chosen = getenv("XFB_CRASH_IN");
    return chosen && strcmp(name, chosen) == 0;
}

static function device_lookup(void *device, const char *name)
{
    return crashes(name) ? crash : real_device_lookup(device, name);
}

function vk_icdGetInstanceProcAddr(void *instance, const char *name)
{
    function found = ((lookup)exported("vk_icdGetInstanceProcAddr"))(instance, name);
    if (crashes(name))
        return crash;
    if (found && strcmp(name, "vkGetDeviceProcAddr") == 0) {
        real_device_lookup = (lookup)found;
        return (function)device_lookup;
    }
    return found;
}

int vk_icdNegotiateLoaderICDInterfaceVersion(unsigned *version)
{
    int (*negotiate)(unsigned *) = (int (*)(unsigned *))exported(__func__);
    return negotiate(version);
}

function vk_icdGetPhysicalDeviceProcAddr(void *instance, const char *name)
{
    lookup find = (lookup)exported(__func__);
    return find ? find(instance, name) : NULL;
}
