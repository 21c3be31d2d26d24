/* Replaces /dev/udmabuf, for Venus on a kernel without that device: the server
 * (virgl_test_server) preloads this library. A buffer for sharing is the memory file that it
 * would be made from, which other processes map just as well.
 *
 *     cc -shared -fPIC -o udmabuf.so udmabuf.c -ldl
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <linux/udmabuf.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>

static int open_device(const char *function, const char *path, int flags, mode_t mode)
{
    int (*next)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, function);
    int opened = next(path, flags, mode);
    if (opened < 0 && strcmp(path, "/dev/udmabuf") == 0)
        return memfd_create("udmabuf", MFD_CLOEXEC);
    return opened;
}

static mode_t mode_of(int flags, va_list more)
{
    return flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
}

int open(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_device("open", path, flags, mode);
}

int open64(const char *path, int flags, ...)
{
    va_list more;
    va_start(more, flags);
    mode_t mode = mode_of(flags, more);
    va_end(more);
    return open_device("open64", path, flags, mode);
}

int ioctl(int file, unsigned long request, ...)
{
    va_list more;
    va_start(more, request);
    void *argument = va_arg(more, void *);
    va_end(more);
    if (request == UDMABUF_CREATE) {
        const struct udmabuf_create *create = argument;
        return fcntl((int)create->memfd, F_DUPFD_CLOEXEC, 0);
    }
    int (*next)(int, unsigned long, ...) = (int (*)(int, unsigned long, ...))dlsym(RTLD_NEXT, "ioctl");
    return next(file, request, argument);
}
