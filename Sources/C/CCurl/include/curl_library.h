// libcurl as far as the tool needs it, loaded when a build asks for a server and not linked: it brings 26 libraries more,
// and every start of the tool would take three times as long.
#include <curl/curl.h>

#define CURL_FUNCTIONS(USE) \
    USE(global_init) USE(easy_init) USE(easy_reset) USE(easy_cleanup) USE(easy_strerror) USE(easy_setopt) \
    USE(easy_getinfo) USE(slist_append) USE(slist_free_all) USE(multi_init) USE(multi_cleanup) \
    USE(multi_add_handle) USE(multi_remove_handle) USE(multi_perform) USE(multi_poll) USE(multi_info_read)

/// Functions of the library under their names without "curl_".
struct curl_library {
#define MEMBER(name) __typeof__(curl_##name) *name;
    CURL_FUNCTIONS(MEMBER)
#undef MEMBER
};

/// The library, loaded by the first call; NULL where it is not installed.
const struct curl_library *curl_library_shared(void);

// What takes any arguments can be called from C alone.
CURLcode curl_library_set_number(const struct curl_library *library, CURL *handle, CURLoption option, long value);
CURLcode curl_library_set_pointer(const struct curl_library *library, CURL *handle, CURLoption option, const void *value);
CURLcode curl_library_set_writer(const struct curl_library *library, CURL *handle, curl_write_callback writer);
CURLcode curl_library_get_number(const struct curl_library *library, CURL *handle, CURLINFO info, long *value);

/// The outcome of a transfer that has ended.
CURLcode curl_library_result(const CURLMsg *message);
