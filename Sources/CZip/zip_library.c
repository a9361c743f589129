#include "zip_library.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

#define LOAD(name) \
    if (!(loaded.name = (__typeof__(loaded.name))dlsym(handle, "zip_" #name))) \
        return false;

static struct zip_library loaded;
static bool is_loaded;

static bool load(void) {
    void *handle = dlopen("libzip.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return false;
    LOAD(error_init)
    LOAD(error_fini)
    LOAD(error_strerror)
    LOAD(source_buffer_create)
    LOAD(source_function)
    LOAD(source_keep)
    LOAD(source_free)
    LOAD(source_stat)
    LOAD(source_open)
    LOAD(source_read)
    LOAD(source_close)
    LOAD(source_error)
    LOAD(open_from_source)
    LOAD(file_add)
    LOAD(set_file_compression)
    LOAD(file_set_dostime)
    LOAD(file_set_external_attributes)
    LOAD(stat_init)
    LOAD(strerror)
    LOAD(close)
    LOAD(discard)
    return true;
}

static void load_once(void) { is_loaded = load(); }

const struct zip_library *zip_library_shared(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_once);
    return is_loaded ? &loaded : NULL;
}
