#include "library_loading.h"
#include <dlfcn.h>

bool load_functions(const char *library, const char *const names[], void *functions) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return false;
    void **next = functions;
    for (const char *const *name = names; *name; name++)
        if (!(*next++ = dlsym(handle, *name)))
            return false;
    return true;
}
