// libcurl, and those of its functions that take any arguments, which Swift cannot call, once for each type.
#include <curl/curl.h>

CURLcode curl_set_number(CURL *handle, CURLoption option, long value);
CURLcode curl_set_pointer(CURL *handle, CURLoption option, const void *value);
CURLcode curl_set_writer(CURL *handle, curl_write_callback writer);
CURLcode curl_get_number(CURL *handle, CURLINFO info, long *value);

/// The outcome of a transfer that has ended.
CURLcode curl_message_result(const CURLMsg *message);
