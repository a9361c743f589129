#include "curl_library.h"
#include "library_loading.h"
#include <pthread.h>

#define NAME(name) "curl_" #name,
static const char *const names[] = {CURL_FUNCTIONS(NAME) NULL};

static struct curl_library loaded;
static bool is_loaded;

static void load_once(void) {
    is_loaded = load_functions("libcurl.so.4", names, &loaded) && loaded.global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
}

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
