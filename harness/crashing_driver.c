/* A Vulkan driver for tests: the one that XFB_REAL_DRIVER names, except that the function
 * of the device that XFB_CRASH_IN names ends the process, as drivers do that follow a wild
 * pointer, and that the one that XFB_HANG_IN names never returns. On Windows, it replaces
 * vulkan-1.dll. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#define dlopen(name, flags) LoadLibraryA(name)
#define dlsym(library, name) ((void *)GetProcAddress(library, name))
#define pause() Sleep(INFINITE)
#else
#include <dlfcn.h>
#include <unistd.h>
#endif

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

static void hang(void)
{
    for (;;)
        pause();
}

static lookup real_device_lookup;

static int is_chosen(const char *variable, const char *name)
{
    const char *chosen = getenv(variable);
    return chosen && strcmp(name, chosen) == 0;
}

/* What a function does in place of the real one, or NULL. */
static function fault(const char *name)
{
    if (is_chosen("XFB_CRASH_IN", name))
        return crash;
    return is_chosen("XFB_HANG_IN", name) ? hang : NULL;
}

static function device_lookup(void *device, const char *name)
{
    function instead = fault(name);
    return instead ? instead : real_device_lookup(device, name);
}

function vk_icdGetInstanceProcAddr(void *instance, const char *name)
{
    function found = ((lookup)exported("vk_icdGetInstanceProcAddr"))(instance, name);
    function instead = fault(name);
    if (instead)
        return instead;
    if (found && strcmp(name, "vkGetDeviceProcAddr") == 0) {
        real_device_lookup = (lookup)found;
        return (function)device_lookup;
    }
    return found;
}

function vkGetInstanceProcAddr(void *instance, const char *name)
{
    return vk_icdGetInstanceProcAddr(instance, name);
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
