// libcurl as far as the tool needs it, loaded when a build asks for a server and not linked: it brings 26 libraries more,
// and every start of the tool would take three times as long.
#include <curl/curl.h>

/// Functions of the library under their names without "curl_".
struct curl_library {
    __typeof__(curl_global_init) *global_init;
    __typeof__(curl_easy_init) *easy_init;
    __typeof__(curl_easy_reset) *easy_reset;
    __typeof__(curl_easy_cleanup) *easy_cleanup;
    __typeof__(curl_easy_strerror) *easy_strerror;
    __typeof__(curl_easy_setopt) *easy_setopt;
    __typeof__(curl_easy_getinfo) *easy_getinfo;
    __typeof__(curl_slist_append) *slist_append;
    __typeof__(curl_slist_free_all) *slist_free_all;
    __typeof__(curl_multi_init) *multi_init;
    __typeof__(curl_multi_cleanup) *multi_cleanup;
    __typeof__(curl_multi_add_handle) *multi_add_handle;
    __typeof__(curl_multi_remove_handle) *multi_remove_handle;
    __typeof__(curl_multi_perform) *multi_perform;
    __typeof__(curl_multi_poll) *multi_poll;
    __typeof__(curl_multi_info_read) *multi_info_read;
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
