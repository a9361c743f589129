#include "curl_library.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>

#define LOAD(name) \
    if (!(loaded.name = (__typeof__(loaded.name))dlsym(handle, "curl_" #name))) \
        return false;

static struct curl_library loaded;
static bool is_loaded;

static bool load(void) {
    void *handle = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
    if (!handle)
        return false;
    LOAD(global_init)
    LOAD(easy_init)
    LOAD(easy_reset)
    LOAD(easy_cleanup)
    LOAD(easy_strerror)
    LOAD(easy_setopt)
    LOAD(easy_getinfo)
    LOAD(slist_append)
    LOAD(slist_free_all)
    LOAD(multi_init)
    LOAD(multi_cleanup)
    LOAD(multi_add_handle)
    LOAD(multi_remove_handle)
    LOAD(multi_perform)
    LOAD(multi_poll)
    LOAD(multi_info_read)
    return loaded.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

static void load_once(void) { is_loaded = load(); }

const struct curl_library *curl_library_shared(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, load_once);
    return is_loaded ? &loaded : NULL;
}

CURLcode curl_library_set_number(const struct curl_library *library, CURL *handle, CURLoption option, long value) {
    return library->easy_setopt(handle, option, value);
}

CURLcode curl_library_set_pointer(const struct curl_library *library, CURL *handle, CURLoption option, const void *value) {
    return library->easy_setopt(handle, option, value);
}

CURLcode curl_library_set_writer(const struct curl_library *library, CURL *handle, curl_write_callback writer) {
    return library->easy_setopt(handle, CURLOPT_WRITEFUNCTION, writer);
}

CURLcode curl_library_get_number(const struct curl_library *library, CURL *handle, CURLINFO info, long *value) {
    return library->easy_getinfo(handle, info, value);
}

CURLcode curl_library_result(const CURLMsg *message) { return message->data.result; }
